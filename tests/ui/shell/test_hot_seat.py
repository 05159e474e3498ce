"""Two people at one computer: an open answer is asked of its person in words, and the computer stays where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from two_kit import NAMES, begin_two, conductor_of, first_legal, offer_of, wait

from desktop.rules.princes.choices import Accept, Draw, EndTurn, Exchange
from desktop.rules.princes.decisions import ChooseAct, ChooseAnswer
from ui.shell.window import Window


@pytest.fixture
def two(qtbot: QtBot, open_window: Callable[..., Window]) -> Window:
    return begin_two(qtbot, open_window)


def test_an_open_answer_names_who_decides_and_the_computer_stays(qtbot: QtBot, two: Window) -> None:
    # Given the first person at the computer, who makes the other one an offer
    conductor, panel = conductor_of(two), two.page.panel
    asker = conductor.viewer
    other = NAMES[1 - asker]
    covers: list[object] = []
    conductor.cover_changed.connect(lambda: covers.append(conductor.covered))
    offer = offer_of(conductor)
    assert offer is not None
    conductor.act(offer)
    # When the other one is to answer
    qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
    assert isinstance(conductor.session.decision, ChooseAnswer)
    # Then headline and actions say whose answer it is, in the words in which it is asked of that person
    asked = conductor.words.decision(conductor.session.decision, conductor.session.view(1 - asker))
    assert conductor.headline == f"\u2068{other}\u2069 decides: {asked}"
    assert panel.headline.text() == conductor.headline
    assert other in panel.actions_head.text() and panel.answerer.isVisible()
    assert Accept() in [one.action for one in conductor.offered]
    # And a hint, which would be made of what that person alone knows, is not to be had
    conductor.ask_hint()
    assert conductor.hint is None and other in panel.notice.text()
    # And after the answer the asker goes on, to whom the computer never had to come back
    conductor.act(Accept())
    qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
    assert covers == [] and conductor.viewer == asker and conductor.answers is None
    assert panel.actions_head.text() == "Actions" and not panel.answerer.isVisible()


def test_the_other_persons_own_turn_still_covers_the_table(qtbot: QtBot, two: Window) -> None:
    conductor = conductor_of(two)
    first = conductor.viewer
    conductor.act(EndTurn())
    for _ in range(20):
        qtbot.waitUntil(
            lambda: conductor.deciding or conductor.waits_for_done or conductor.covered is not None, timeout=8000
        )
        if conductor.covered is not None:
            break
        if conductor.waits_for_done:
            conductor.skip()
            qtbot.waitUntil(lambda: not conductor.waits_for_done, timeout=2000)
        else:
            conductor.act(first_legal(conductor))
    assert conductor.covered is not None and conductor.covered.seat == 1 - first


def test_since_your_last_turn_begins_where_that_turn_ended(qtbot: QtBot, two: Window) -> None:
    # Given a person in the midst of a turn who chooses several things in it
    conductor = conductor_of(two)
    first = conductor.viewer
    before = conductor.last_turn()
    offer = offer_of(conductor)
    assert offer is not None
    conductor.act(offer)
    qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
    conductor.act(Accept())
    qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
    # Then none of it moves the mark
    assert conductor.viewer == first and conductor.last_turn() == before
    # When the turn is over and the other one has answered and played
    ended = conductor.session.turn
    conductor.act(EndTurn())
    while conductor.session.turn.number < ended.number + 2:
        wait(qtbot, two)
        conductor.act(EndTurn() if isinstance(conductor.session.decision, ChooseAct) else first_legal(conductor))
    wait(qtbot, two)
    # Then it lies behind the last choice of that turn, whatever was answered in the other's
    mark = conductor.last_turn()
    assert mark is not None and conductor.viewer == first
    assert conductor.session.turn_before(mark) == ended
    mine = [n for n, one in enumerate(conductor.session.played) if (one.seat, one.by) == (first, "person")]
    assert mark == max(n for n in mine if conductor.session.turn_before(n) == ended)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("where", ["list", "table"])
def test_done_is_pressed_by_enter_and_space(qtbot: QtBot, two: Window, key: Qt.Key, where: str) -> None:
    # Given somebody who has drawn a card that the other one must not see
    conductor, page = conductor_of(two), two.page
    for _ in range(60):
        qtbot.waitUntil(
            lambda: conductor.deciding or conductor.waits_for_done or conductor.covered is not None, timeout=8000
        )
        if conductor.waits_for_done:
            break
        if conductor.covered is not None:
            page.pass_screen.ready.emit()
        elif isinstance(conductor.session.decision, ChooseAct):
            conductor.act(EndTurn())
        else:
            legal = conductor.session.legal(conductor.actor() or 0)
            draws = [one for one in legal if isinstance(one, Exchange | Draw)]
            conductor.act(draws[0] if draws else first_legal(conductor))
    assert page.panel.done.isVisible()
    # When the keyboard is in the list of actions, or at a thing with which something could be done
    place = page.panel.action_list if where == "list" else page.stage
    place.setFocus()
    page.stage._focus = next(iter(page.stage._by_key), "")
    QTest.keyClick(place, key)
    # Then the key lets the table be covered
    qtbot.waitUntil(lambda: conductor.covered is not None, timeout=2000)
