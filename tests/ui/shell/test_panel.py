"""The panel's lists: refused actions stay with their reason, one press acts once, the log marks what is new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from match_kit import FakeStage, plain_table, session
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.session import Waiting
from desktop.rules.cuccu.values import Exchange, Keep
from ui.art import FaceCache, Look
from ui.art.palette import contrast
from ui.art.theme import apply_theme, tokens
from ui.shell.conductor import Conductor
from ui.shell.models import ActionRole, ActionsModel, LogModel, LogRole
from ui.shell.panel import Panel
from ui.shell.panel_lists import ActionList
from ui.shell.widgets import Studio
from ui.stage.placement import Affordance

KEEP = Affordance(Keep(), "Keep the card", "You hold: Six VI", "keep", "K", primary=True)
REFUSED = Affordance(Exchange(), "Exchange", icon="exchange", shortcut="E", refusal="First it is for Otto to decide.")


@pytest.fixture
def studio(qtbot: QtBot, tmp_path: Path) -> Studio:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, dark=False, folder=tmp_path)
    return Studio(FaceCache(tmp_path))


@pytest.fixture
def actions(qtbot: QtBot, studio: Studio) -> Iterator[ActionList]:
    model = ActionsModel()
    made = ActionList(model, studio)
    model.show((KEEP, REFUSED))
    made.resize(260, 160)
    made.begin()
    made.show()
    yield made
    made.deleteLater()


def heard(actions: ActionList) -> tuple[list[object], list[object]]:
    chosen: list[object] = []
    refused: list[object] = []
    actions.chosen.connect(chosen.append)
    actions.refused.connect(refused.append)
    return chosen, refused


def middle(actions: ActionList, row: int) -> QPoint:
    return actions.visualRect(actions.model().index(row, 0)).center()


def test_the_proposed_action_has_the_focus(actions: ActionList) -> None:
    assert actions.currentIndex().data(ActionRole.AFFORDANCE) == KEEP


def test_enter_and_space_do_the_focused_action(actions: ActionList) -> None:
    chosen, refused = heard(actions)
    QTest.keyClick(actions, Qt.Key.Key_Return)
    QTest.keyClick(actions, Qt.Key.Key_Space)
    assert chosen == [KEEP, KEEP] and refused == []


def test_a_refused_action_stays_and_tells_its_reason(actions: ActionList) -> None:
    chosen, refused = heard(actions)
    QTest.keyClick(actions, Qt.Key.Key_Down)
    QTest.keyClick(actions, Qt.Key.Key_Return)
    assert chosen == [] and refused == [REFUSED]
    index = actions.model().index(1, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == f"{REFUSED.refusal} (E)"
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Exchange") and "First it is for Otto to decide" in spoken


def test_a_click_does_an_action_and_a_double_click_does_it_once(actions: ActionList) -> None:
    chosen, _ = heard(actions)
    QTest.mouseClick(actions.viewport(), Qt.MouseButton.LeftButton, pos=middle(actions, 0))
    assert chosen == [KEEP]
    # A double click is press, release, double click, release.
    QTest.mouseDClick(actions.viewport(), Qt.MouseButton.LeftButton, pos=middle(actions, 0))
    assert len(chosen) <= 2
    at_once = len(chosen)
    QTest.mouseRelease(actions.viewport(), Qt.MouseButton.LeftButton, pos=middle(actions, 0))
    assert len(chosen) == at_once


def test_a_press_that_leaves_the_row_does_nothing(actions: ActionList) -> None:
    chosen, refused = heard(actions)
    QTest.mousePress(actions.viewport(), Qt.MouseButton.LeftButton, pos=middle(actions, 0))
    QTest.mouseRelease(actions.viewport(), Qt.MouseButton.LeftButton, pos=middle(actions, 1))
    assert chosen == [] and refused == []


def test_the_list_is_as_high_as_its_rows(actions: ActionList) -> None:
    assert actions.sizeHint().height() >= actions.contents_height()
    actions.resize(actions.width(), actions.sizeHint().height())
    assert not actions.verticalScrollBar().isVisible()


@pytest.mark.parametrize("dark", [False, True])
def test_the_ring_of_the_focus_is_seen_on_the_red_of_the_proposed_action(actions: ActionList, dark: bool) -> None:
    actions.studio.set_look(Look(dark=dark))
    actions.setFocus()
    row = actions.visualRect(actions.model().index(0, 0))
    picture = actions.viewport().grab().toImage()
    edge = [picture.pixelColor(x, row.center().y()) for x in range(row.left(), row.left() + 8)]
    assert max(contrast(tint, tokens(dark)["accent"]) for tint in edge[2:]) > 4


def test_long_words_make_a_row_higher(actions: ActionList, studio: Studio) -> None:
    short = actions.contents_height()
    model = actions.model()
    assert isinstance(model, ActionsModel)
    model.show((Affordance(Keep(), "Keep the card " * 6, "and much more is said here " * 4, "keep", "K"), REFUSED))
    assert actions.contents_height() > short + 40


def test_both_lists_paint_in_both_directions_and_themes(qtbot: QtBot, studio: Studio, actions: ActionList) -> None:
    from ui.art import Look

    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        for dark in (False, True):
            studio.set_look(Look(dark=dark))
            actions.setLayoutDirection(direction)
            assert not actions.grab().toImage().isNull()


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def followed(qtbot: QtBot, studio: Studio) -> Iterator[tuple[Conductor, Panel]]:
    conductor = Conductor(session(seed=4), plain_table(), FakeStage())
    conductor.gap = 0
    conductor.pace = "instant"
    panel = Panel(studio)
    panel.resize(276, 740)
    panel.follow(conductor)
    conductor.start()
    panel.show()
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    yield conductor, panel
    conductor.stop()
    panel.deleteLater()


def test_the_log_says_what_the_person_was_shown(followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    assert [row.text for row in panel.log_model.rows()] == [text for _, _, text in conductor.log()]
    assert panel.log_model.first_new() is None, "nothing is new before the first choice"


def test_what_is_new_begins_after_the_last_own_choice(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    at = len(conductor.session.played)
    conductor.act(Keep())
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    first = panel.log_model.first_new()
    assert first is not None
    rows = panel.log_model.rows()
    assert rows[first - 1].number == at, "the own choice is not news"
    assert rows[first].number >= at, "what it led to is"
    last = panel.log_model.index(len(rows) - 1)
    assert last.data(LogRole.LAST) is True


def test_at_the_end_of_the_log_no_line_is_sliced(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    for _ in range(6):
        conductor.act(next(one.action for one in conductor.offered if not one.refusal))
        qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    log = panel.log_list
    for extra in range(0, 24, 3):  # some of these heights fall in the midst of a line
        panel.resize(276, 520 + extra)
        qtbot.wait(20)
        rows = [log.visualRect(panel.log_model.index(row)) for row in range(panel.log_model.rowCount())]
        sliced = next((rect for rect in rows if rect.top() < 0 < rect.bottom()), None)
        if sliced is None:
            continue
        picture = log.viewport().grab().toImage()
        inks = {picture.pixel(x, y) for x in range(40, 200) for y in range(0, sliced.bottom())}
        assert len(inks) == 1, "above the first whole line the paper is blank"


def test_a_sentence_higher_than_the_log_is_seen_in_whole_lines(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    # Given a log of two lines and a half, whose last sentence has many
    _, panel = followed
    log = panel.log_list
    rows = panel.log_model.rows()
    panel.log_model._rows = [*rows[:-1], replace(rows[-1], text="high " * 60, opens=False)]
    log.setFixedHeight(48)
    log.scheduleDelayedItemsLayout()
    log.to_the_end()
    qtbot.wait(30)
    rect = log.visualRect(panel.log_model.index(len(rows) - 1))
    assert rect.top() < 0 and rect.height() > log.viewport().height()
    # then its lines from the foot up are whole, and where half a line would be, there is none
    picture = log.viewport().grab().toImage()
    ground = picture.pixel(12, 20)
    written = {y for y in range(picture.height()) if any(picture.pixel(x, y) != ground for x in range(40, 200))}
    starts = sorted(y for y in written if y - 1 not in written)
    assert starts and starts[0] > 2


def test_one_press_goes_up_to_what_is_new(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    panel.resize(276, 420)
    for _ in range(3):
        conductor.act(next(one.action for one in conductor.offered if not one.refusal))
        qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    qtbot.wait(20)
    first = panel.log_model.first_new()
    assert first is not None
    index = panel.log_model.index(first)
    bar = panel.log_list.verticalScrollBar()
    assert bar.value() == bar.maximum(), "the newest sentence is in sight"
    panel.log_list.to_the_new()
    assert panel.log_list.viewport().rect().contains(panel.log_list.visualRect(index).topLeft())
    panel.log_list.to_the_end()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=2000)
    above = panel.log_list.visualRect(index).top() < 0
    assert panel.jump.isHidden() is not above


def test_the_way_up_has_one_height_whatever_its_letters(followed: tuple[Conductor, Panel]) -> None:
    _, panel = followed
    highs = set()
    for size in (9, 12, 16):
        font = panel.jump.font()
        font.setPixelSize(size)
        panel.jump.setFont(font)
        highs |= {panel.jump.minimumHeight(), panel.jump.maximumHeight()}
    assert len(highs) == 1


def test_a_sentence_carries_the_sign_of_who_it_is_about(followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    for row in panel.log_model.rows():
        if row.text.startswith(conductor.words.name(2)):
            assert row.seat == 2


def test_undo_shortens_the_log(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    before = [row.text for row in panel.log_model.rows()]
    conductor.act(Keep())
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    conductor.undo()
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    assert [row.text for row in panel.log_model.rows()] == before


def test_the_model_is_empty_without_a_match() -> None:
    model = LogModel()
    assert model.rowCount() == 0 and model.first_new() is None


def test_a_notice_shows_until_the_next_choice(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    conductor.undo()
    assert not panel.notice.isHidden() and panel.notice.text().endswith(".")
    conductor.act(Keep())
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    assert panel.notice.isHidden()


def test_a_hint_is_marked_in_the_list(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    with qtbot.waitSignal(conductor.hinted):
        conductor.ask_hint()
    marked = [panel.actions_model.index(row).data(ActionRole.HINTED) for row in range(panel.actions_model.rowCount())]
    assert marked.count(True) == 1
    assert "Hint" in panel.notice.text()


def test_the_advised_action_is_the_main_one(actions: ActionList) -> None:
    other = Affordance(Exchange(), "Exchange", icon="exchange", shortcut="E")
    model = actions.model()
    assert isinstance(model, ActionsModel)
    assert model.show((KEEP, other), Exchange())
    actions.begin()
    assert [model.at(model.index(row)).primary for row in range(2)] == [False, True]
    assert actions.currentIndex().row() == 1
    assert model.show((KEEP, other)), "without the hint it is as it was"
    assert [model.at(model.index(row)).primary for row in range(2)] == [True, False]


def test_after_a_choice_the_rows_rest_without_a_reason_why_not(qtbot: QtBot, followed: tuple[Conductor, Panel]) -> None:
    conductor, panel = followed
    conductor.pace = "slow"
    rows = panel.actions_model.rowCount()
    first = panel.actions_model.index(0)
    assert rows and not first.data(ActionRole.RESTING)
    conductor.act(Exchange())
    qtbot.waitUntil(lambda: conductor.session.waiting is Waiting.CHANCE and conductor.settled, timeout=5000)
    assert panel.actions_model.rowCount() == rows and first.data(ActionRole.RESTING)
    assert not first.data(ActionRole.AFFORDANCE).refusal
    assert not panel.skips.isHidden() and "Space" in panel.skips.text()
    conductor.pace = "instant"
    qtbot.waitUntil(lambda: conductor.deciding, timeout=5000)
    assert not first.data(ActionRole.RESTING) and panel.skips.isHidden()


# -- why --------------------------------------------------------------------------------------------------------------


def test_bots_explain_themselves_only_when_nothing_is_secret_any_more(qtbot: QtBot, studio: Studio) -> None:
    from desktop.bots.local import LocalHost

    match = session((3,), seed=8, bots=LocalHost(), level="hard")
    conductor = Conductor(match, plain_table(), FakeStage())
    conductor.gap = 0
    conductor.pace = "instant"
    panel = Panel(studio)
    panel.follow(conductor)
    conductor.start()

    def said() -> list[tuple[int, str]]:
        rows = [panel.log_model.index(row) for row in range(panel.log_model.rowCount())]
        return [(row.data(LogRole.NUMBER), row.data(LogRole.WHY)) for row in rows if row.data(LogRole.WHY)]

    for _ in range(20):
        qtbot.waitUntil(lambda: conductor.deciding or conductor.ended, timeout=5000)
        upto = conductor.explained()
        assert all(number <= upto for number, _ in said())
        if said() or conductor.ended:
            break
        conductor.act(next(one.action for one in conductor.offered if not one.refusal))
    assert said(), "after the showdown the bots say why"
    asked: list[str] = []
    panel.log_list.asked.connect(asked.append)
    first = next(i for i in range(panel.log_model.rowCount()) if panel.log_model.index(i).data(LogRole.WHY))
    panel.log_list.setCurrentIndex(panel.log_model.index(first))
    QTest.keyClick(panel.log_list, Qt.Key.Key_Return)
    assert asked == [said()[0][1]] and panel.notice.text() == asked[0]
    conductor.stop()
    panel.deleteLater()


# -- what stays in sight ----------------------------------------------------------------------------------------------


def test_what_ends_something_never_scrolls_out_of_sight(qtbot: QtBot, actions: ActionList) -> None:
    # Given a long list in which passing stands in the midst
    model = actions.model()
    assert isinstance(model, ActionsModel)
    ends = Affordance(Keep(), "Pass", icon="play", shortcut="P", ends=True)
    others = [Affordance(Exchange(), f"Do thing {number}", icon="exchange") for number in range(12)]
    model.show((*others[:6], ends, *others[6:]))
    actions.begin()
    actions.resize(256, 200)
    qtbot.wait(50)
    bar, row = actions.verticalScrollBar(), model.index(6)

    def passes_at() -> tuple[int, int]:
        """Where one sees and presses it: in its row, or at the edge behind which that has gone."""
        pin = actions._pin
        at = pin.geometry().translated(-actions.viewport().pos()) if pin.isVisible() else actions.visualRect(row)
        return at.top(), at.bottom()

    # wherever it is scrolled to
    for value in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(value)
        top, bottom = passes_at()
        assert top >= 0 and bottom <= actions.viewport().height()
        # then a click there passes
        target = actions._pin if actions._pin.isVisible() else actions.viewport()
        place = target.rect().center() if target is actions._pin else actions.visualRect(row).center()
        with qtbot.waitSignal(actions.chosen) as caught:
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=place)
        assert caught.args == [ends]
    # and no row that the keyboard goes to lies under it
    actions.setFocus()
    bar.setValue(0)
    for number in (*range(13), *reversed(range(13))):
        actions.setCurrentIndex(model.index(number))
        rect, (top, bottom) = actions.visualRect(model.index(number)), passes_at()
        assert number == 6 or rect.bottom() < top or rect.top() > bottom
        assert rect.top() >= 0 and rect.bottom() <= actions.viewport().height()


def test_a_row_too_high_for_the_list_is_seen_from_its_head(qtbot: QtBot, actions: ActionList) -> None:
    # Given a first row that is higher than what a row that stays in sight leaves of the list
    model = actions.model()
    assert isinstance(model, ActionsModel)
    high = Affordance(Exchange(), "Exchange", "a long note " * 30, icon="exchange")
    ends = Affordance(Keep(), "Pass", icon="play", shortcut="P", ends=True)
    model.show((high, high, ends))
    actions.resize(256, 140)
    actions.begin()
    qtbot.wait(50)
    assert actions.visualRect(model.index(0)).height() > actions.viewport().height()
    # then the list opens at its top
    assert actions.verticalScrollBar().value() == 0
    # and whatever row the keyboard goes to shows its head
    actions.setFocus()
    for number in (1, 0):
        actions.setCurrentIndex(model.index(number))
        assert 0 <= actions.visualRect(model.index(number)).top() < actions.viewport().height() // 2
