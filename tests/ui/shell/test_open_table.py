"""People at a table without secrets: nothing is covered; the finished turn is seen, then the table turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.bots.dogs_greedy import greedy
from desktop.play.seats import bot_seat
from desktop.rules.dogs.values import Options
from desktop.saves.schema import Person
from ui.shell.conductor import Conductor
from ui.shell.table_page import TablePage
from ui.shell.window import Window
from ui.tables import table_of

NAMES = ("Marta", "Jonas")


@pytest.fixture
def page(open_window: Callable[..., Window]) -> TablePage:
    table = table_of("dogs")
    assert table is not None
    window = open_window()
    window.start_match(table, Options(), tuple(map(Person, NAMES)), 2)
    conductor_of(window.page).gap = 0
    return window.page


def conductor_of(page: TablePage) -> Conductor:
    assert page.conductor is not None
    return page.conductor


def test_the_first_one_sits_there_at_once_under_a_strip_with_the_name(page: TablePage, qtbot: QtBot) -> None:
    conductor = conductor_of(page)
    qtbot.waitUntil(lambda: conductor.deciding)
    first = conductor.session.turn.seat
    assert conductor.covered is None and conductor.viewer == first
    assert page.whose.isVisible() and page.whose.text() == conductor.words.turn_of(first)


def test_a_finished_turn_is_seen_before_the_table_turns_to_the_next(page: TablePage, qtbot: QtBot) -> None:
    # Given a turn that is played to its end, without pauses
    conductor = conductor_of(page)
    qtbot.waitUntil(lambda: conductor.deciding)
    first = conductor.viewer
    at_rest: list[tuple[int, int, bool]] = []
    said: list[str] = []
    covers: list[object] = []

    def note() -> None:
        if conductor.settled:
            at_rest.append((conductor.viewer, conductor.session.turn.seat, conductor.deciding))

    conductor.changed.connect(note)
    conductor.said.connect(said.append)
    conductor.cover_changed.connect(lambda: covers.append(conductor.covered))
    while conductor.session.turn.seat == first:
        qtbot.waitUntil(lambda: conductor.deciding)
        conductor.act(greedy(conductor.session.view(first), conductor.session.legal(first)))
    # When the other one can play
    qtbot.waitUntil(lambda: conductor.deciding and conductor.viewer != first, timeout=8000)
    # Then the first one's eyes have rested on how it ended, and nothing was ever covered
    other = 1 - first
    assert (first, other, False) in at_rest
    assert at_rest.index((first, other, False)) < at_rest.index((other, other, True))
    assert covers == []
    # And strip and screen reader say whose turn it is
    assert page.whose.text() == conductor.words.turn_of(other) and conductor.words.turn_of(other) in said


def test_alone_against_bots_no_strip_takes_room(open_window: Callable[..., Window]) -> None:
    table = table_of("dogs")
    assert table is not None
    window = open_window()
    window.start_match(table, Options(), (Person("Marta"), bot_seat("dogs", "Otto", "easy")), 2)
    assert window.page.whose.isHidden()
