"""The end of a match: who has won and why, the others in order, and what next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from dialog_kit import clipped_at_rest, long_words
from match_kit import seats_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.play.session import Session
from ui.shell.result import Result
from ui.shell.window import Window
from ui.tables import TABLES

CUCCU = TABLES[0]


def finished() -> Session:
    """A match that four bots have played to its end."""
    session = Session(CUCCU.game, CUCCU.game.types.options(lives=1), seats_of(()), 3, LocalHost())
    session.run()
    assert session.outcome is not None
    return session


@pytest.fixture
def place(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 640)
    made.show()
    yield made


def result(window: Window, place: QWidget, session: Session) -> Result:
    words = CUCCU.words([seat.name for seat in session.seats])
    made = Result(window.house.studio, CUCCU, words, session, place)
    made.show()
    return made


def test_the_winner_is_named_with_the_reason(window: Window, place: QWidget) -> None:
    session = finished()
    assert session.outcome is not None
    shown = result(window, place, session)
    winner = session.seats[session.outcome.winners[0]].name
    assert winner in shown.sheet.head.accessibleName()
    assert winner in shown.sheet.why.text()
    assert not shown.sheet.helped.isVisible()


def test_a_helped_match_is_marked(window: Window, place: QWidget) -> None:
    session = finished()
    session.helped = True
    assert result(window, place, session).sheet.helped.isVisible()


def test_a_match_that_ended_by_resigning_says_so(window: Window, place: QWidget) -> None:
    session = Session(CUCCU.game, CUCCU.game.types.options(), seats_of((2,)), 3, LocalHost())
    session.resigned = 2
    shown = result(window, place, session)
    assert "Mira" in shown.sheet.why.text()


def test_what_next_is_asked_by_buttons_and_escape_looks_at_the_table(
    qtbot: QtBot, window: Window, place: QWidget
) -> None:
    shown = result(window, place, finished())
    for button, signal in (
        (shown.sheet.rematch, shown.rematch),
        (shown.sheet.shelf, shown.shelf),
        (shown.sheet.look, shown.closed),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(shown.closed):
        qtbot.keyClick(shown, Qt.Key.Key_Escape)


def test_it_follows_the_size_of_the_table(qtbot: QtBot, window: Window, place: QWidget) -> None:
    shown = result(window, place, finished())
    place.resize(700, 480)
    qtbot.waitUntil(lambda: shown.size() == place.size())
    assert place.rect().contains(shown.sheet.geometry())


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window, place: QWidget) -> None:
    with long_words():
        shown = result(window, place, finished())
        assert clipped_at_rest(qtbot, shown) == []
