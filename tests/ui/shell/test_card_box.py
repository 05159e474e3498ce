"""The box of the panel explains the card that is pointed at or that the choice is about, and no other one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from two_kit import begin_two, conductor_of

from desktop.play.seats import bot_seat
from desktop.rules.clans.choices import Recruit
from desktop.saves.schema import Person
from tests.ui.shell.window_kit import wait_for_choice
from ui.boards.princes_draft import Laying
from ui.shell.cards_sheet import help_of
from ui.shell.table import Table
from ui.shell.table_page import TablePage
from ui.shell.window import Window
from ui.stage.placement import Affordance, Draft, Placement
from ui.tables import TABLES


@pytest.fixture
def page(qtbot: QtBot, open_window: Callable[..., Window]) -> TablePage:
    """A match of Rival Princes at a main phase; the hand holds cards that can be laid out, or not yet."""
    found = begin_two(qtbot, open_window).page
    found.stage.setFocus()
    return found


def rows_of(page: TablePage) -> list[Affordance]:
    assert page.conductor is not None
    return list(page.conductor.offered)


def card_row(page: TablePage) -> tuple[int, Placement]:
    """A row of the list that is about one card of the hand, and that card on the table."""
    for number, row in enumerate(rows_of(page)):
        if isinstance(row.action, Laying) and row.action.what == "card":
            return number, next(one for one in page.stage.picture if one.key in row.keys)
    raise AssertionError("no card in the hand")


def explained(page: TablePage, placement: Placement) -> bool:
    """Whether the box shows this card's name and whole text."""
    assert page.conductor is not None
    box = page.panel.focus_card
    words = (box.name.text(), box.text.text())
    return box.isVisible() and words == help_of(page.conductor.table, page.conductor.words, placement)


def point_at(page: TablePage, placement: Placement) -> None:
    at = page.stage.mapFromScene(QPointF(placement.x, placement.y - 0.3 * placement.height))
    QTest.mouseMove(page.stage.viewport(), at)
    page.stage._look_at(placement.key)


def begin_groves(qtbot: QtBot, open_window: Callable[..., Window]) -> TablePage:
    """A match of The Four Groves at the first purchase: nothing there is explained unasked."""
    window = open_window()
    window.resize(1280, 800)
    table = next(one for one in TABLES if one.id == "clans")
    window.start_match(table, table.game.types.options(), (Person("Ada"), bot_seat("clans", "Bruno", "easy")), 2)
    conductor = conductor_of(window)
    conductor.gap = 0
    while wait_for_choice(qtbot, window) and not isinstance(conductor.session.decision, Recruit):
        conductor.act(next(one for one in conductor.offered if not one.refusal).action)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    return window.page


def one_of_the_hand(page: TablePage) -> Placement:
    return max((one for one in page.stage.picture if one.large is not None), key=lambda one: (one.y, -one.x))


def spot(page: TablePage, placement: Placement) -> QPoint:
    return page.stage.mapFromScene(QPointF(placement.x, placement.y - 0.3 * placement.height))


def hover(qtbot: QtBot, page: TablePage, placement: Placement | None) -> None:
    """Move the pointer onto a thing, or off the table."""
    if placement is None:
        QTest.mouseMove(page.panel.headline)
    else:
        QTest.mouseMove(page.stage.viewport(), spot(page, placement))
    wanted = None if placement is None else placement.key
    qtbot.waitUntil(lambda: getattr(page.stage.pointed_at, "key", None) == wanted, timeout=2000)


def refusal_at(page: TablePage, placement: Placement) -> str:
    """Why nothing can be done with a thing; "" where something can."""
    told = page.stage._by_key.get(placement.key, [])
    return "" if any(not one.refusal for one in told) else next((one.refusal for one in told), "")


def focus_row(page: TablePage, number: int) -> None:
    actions = page.panel.action_list
    actions.setFocus(Qt.FocusReason.TabFocusReason)
    actions.setCurrentIndex(actions.model().index(number, 0))


def test_the_card_of_the_action_in_focus_is_explained_however_long_the_list(qtbot: QtBot, page: TablePage) -> None:
    number, card = card_row(page)
    for high in (740, 620):
        page.window().resize(1100, high)
        focus_row(page, number)
        qtbot.waitUntil(lambda: explained(page, card), timeout=3000)
        actions = page.panel.action_list
        assert actions.height() < actions.contents_height(), "the list is what gives way"


def test_where_nothing_is_pointed_at_and_nothing_matters_nothing_is_explained(qtbot: QtBot, page: TablePage) -> None:
    number, card = card_row(page)
    focus_row(page, number)
    qtbot.waitUntil(lambda: explained(page, card), timeout=3000)
    end = next(i for i, row in enumerate(rows_of(page)) if type(row.action).__name__ == "EndTurn")
    focus_row(page, end)
    most = max(page.stage.picture, key=lambda one: one.matters)
    if most.matters:
        assert explained(page, most)
    else:
        assert not page.panel.focus_card.isVisible()


def test_a_thing_pointed_at_is_explained_and_forgotten_when_the_pointer_leaves(qtbot: QtBot, page: TablePage) -> None:
    _, card = card_row(page)
    point_at(page, card)
    assert explained(page, card)
    page.stage._look_at("")
    assert not explained(page, card) or card.matters


def test_a_right_click_shows_a_card_large(qtbot: QtBot, page: TablePage) -> None:
    number, card = card_row(page)
    at = page.stage.mapFromScene(QPointF(card.x, card.y - 0.3 * card.height))
    for target, place in (
        (page.stage.viewport(), at),
        (
            page.panel.action_list.viewport(),
            page.panel.action_list.visualRect(page.panel.action_list.model().index(number, 0)).center(),
        ),
    ):
        page.panel.action_list.scrollTo(page.panel.action_list.model().index(number, 0))
        QApplication.sendEvent(
            target, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, target.mapToGlobal(QPoint(place)))
        )
        assert page.zoom is not None and page.zoom.isVisible()
        assert (
            page.zoom.name.text()
            == help_of(conductor_of(page.window()).table, conductor_of(page.window()).words, card)[0]
        )  # type: ignore[arg-type]
        QTest.keyClick(page.zoom, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: page.zoom is None, timeout=2000)


def test_at_a_large_scale_the_question_and_the_main_action_stay_in_sight(qtbot: QtBot, page: TablePage) -> None:
    window = page.window()
    assert isinstance(window, Window)
    window.resize(1024, 700)
    window.house.change(scale=150)
    panel = page.panel
    qtbot.waitUntil(lambda: panel.width() > 400, timeout=3000)
    qtbot.wait(50)
    assert panel.rect().contains(panel.headline.geometry()) and panel.headline.height() > 0
    best = panel.action_list.visualRect(panel.action_list.currentIndex())
    assert panel.action_list.viewport().rect().contains(best)
    assert panel.rect().contains(panel.action_list.geometry())
    window.house.change(scale=100)


def lies(page: TablePage) -> tuple[int, int, int]:
    """Where the list of actions begins and ends on the panel, and how far it is scrolled."""
    actions = page.panel.action_list
    return actions.geometry().top(), actions.geometry().bottom(), actions.verticalScrollBar().value()


def at_rest(qtbot: QtBot, page: TablePage) -> tuple[int, int, int]:
    """The same, once the layouts of a window that has just been opened have come to rest."""
    found: list[tuple[int, int, int]] = []
    while len(found) < 5 or len(set(found[-5:])) > 1:
        qtbot.wait(40)
        found.append(lies(page))
    return found[-1]


@pytest.mark.parametrize(("wide", "high", "scale"), [(1280, 800, 100), (1024, 700, 100), (1280, 800, 150)])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_what_is_looked_at_never_moves_the_actions_under_the_pointer(
    qtbot: QtBot, open_window: Callable[..., Window], table: Table, wide: int, high: int, scale: int
) -> None:
    # Given a match at which there is something to choose, in this window
    window = open_window(scale=scale)
    window.resize(wide, high)
    game = table.game
    others = tuple(
        bot_seat(table.id, name, "easy") for name in ("Bruno", "Carla", "Dario")[: max(game.seat_counts) - 1]
    )
    window.start_match(table, game.types.options(), (Person("Ada"), *others), 2)
    assert wait_for_choice(qtbot, window)
    page = window.page
    page.panel.show_card(None, "", "")
    before = at_rest(qtbot, page)
    # When cards of few and of many words are looked at, then the list stays where it is
    faces = sorted(table.play.board.help_faces(conductor_of(window).words), key=lambda one: len(one.text))
    for entry in (faces[0], faces[-1]):
        page.panel.show_card(entry.face, entry.name, entry.text)
        qtbot.wait(30)
        assert lies(page) == before
    # Nor does a reason why not move it
    page.panel.show_notice("It costs 4 Gold, and your unbowed cards make 0. " * 2, True)
    qtbot.wait(30)
    assert lies(page) == before


def test_what_is_pointed_at_never_moves_the_log(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    # Given a match in which nothing is explained unasked, and a reader who has gone up in the log
    page = begin_groves(qtbot, open_window)
    log, bar = page.panel.log_list, page.panel.log_list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum(), timeout=3000)
    for place in (bar.maximum(), bar.maximum() // 2):
        bar.setValue(place)
        before = log.mapTo(page.panel, log.rect().topLeft()), log.size()
        jump = page.panel.jump.geometry()
        # when a card is pointed at, then it lies over the log, whose end and way up stay where they are
        hover(qtbot, page, one_of_the_hand(page))
        assert page.panel.focus_card.isVisible()
        assert (log.mapTo(page.panel, log.rect().topLeft()), log.size(), bar.value()) == (*before, place)
        assert page.panel.jump.geometry() == jump
        assert (
            page.panel.focus_card.geometry().bottom()
            < page.panel.mapFromGlobal(log.mapToGlobal(log.rect().bottomLeft())).y()
        )
        # and who goes there to read sees all of it
        QApplication.sendEvent(page.panel.focus_card, QEnterEvent(QPointF(), QPointF(), QPointF()))
        assert not page.panel.focus_card.isVisible()
        hover(qtbot, page, None)


def test_a_card_that_was_shown_large_is_forgotten_when_the_pointer_is_elsewhere_afterwards(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    page = begin_groves(qtbot, open_window)
    hover(qtbot, page, one_of_the_hand(page))
    page._enlarge(one_of_the_hand(page))
    assert page.zoom is not None
    # when the pointer leaves the table while the large card takes all events
    QCursor.setPos(page.panel.mapToGlobal(page.panel.rect().center()))
    QTest.keyClick(page.zoom, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.stage.looked_at is None and not page.panel.focus_card.isVisible(), timeout=2000)


def test_why_something_is_not_possible_is_said_until_another_thing_is_looked_at(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    # Given a card that was clicked in vain
    page = begin_groves(qtbot, open_window)
    refused = next(one for one in page.stage.picture if refusal_at(page, one))
    hover(qtbot, page, refused)
    QTest.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=spot(page, refused))
    notice = page.panel.notice
    assert notice.isVisible() and notice.text() == refusal_at(page, refused)
    # while the pointer stays, or leaves all things, it is said; then it is not
    hover(qtbot, page, None)
    hover(qtbot, page, refused)
    assert notice.isVisible() and QToolTip.isVisible()
    hover(qtbot, page, one_of_the_hand(page))
    assert not notice.isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)


def test_why_something_is_not_possible_is_not_said_once_something_has_changed(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    page = begin_groves(qtbot, open_window)
    assert page.conductor is not None
    page.conductor.refuse(next(one for one in page.conductor.affordances if one.refusal))
    assert page.panel.notice.isVisible()
    lays = next(one for one in page.conductor.offered if isinstance(one.action, Draft))
    page.conductor.act(lays.action)
    qtbot.waitUntil(lambda: not page.panel.notice.isVisible(), timeout=2000)


def test_beside_a_hint_cards_are_explained_as_ever_and_escape_takes_it_away(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    page = begin_groves(qtbot, open_window)
    conductor, panel = page.conductor, page.panel
    assert conductor is not None
    panel.action_list.setFocus(Qt.FocusReason.MouseFocusReason)
    with qtbot.waitSignal(conductor.hinted, timeout=20_000):
        QTest.keyClick(panel.action_list, Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    assert panel.notice.isVisible()
    # when a card is pointed at while the keyboard is in the list
    card = one_of_the_hand(page)
    hover(qtbot, page, card)
    words = help_of(conductor.table, conductor.words, card, brief=True)
    assert panel.focus_card.isVisible() and (panel.focus_card.name.text(), panel.focus_card.text.text()) == words
    # when Escape is pressed
    page.stage.setFocus()
    QTest.keyClick(page.stage, Qt.Key.Key_Escape)
    assert conductor.hint is None and conductor.deciding
    assert not panel.notice.isVisible() and not any(one.kind == "hint" for one in page.stage.picture)


def test_four_actions_are_in_sight_beside_a_long_card(qtbot: QtBot, page: TablePage) -> None:
    page.window().resize(1280, 800)
    qtbot.wait(60)
    page.panel.show_card(card_row(page)[1].large, "A card", "What it does. " * 40)
    qtbot.wait(30)
    actions = page.panel.action_list
    rows = [actions.visualRect(actions.model().index(row, 0)) for row in range(actions.model().rowCount())]
    assert sum(actions.viewport().rect().contains(row) for row in rows) >= min(4, len(rows))
    assert page.panel.focus_card.isVisible()
