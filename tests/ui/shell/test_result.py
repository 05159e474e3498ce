"""The end of a match: who has won and why, the others in order, and what next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from dialog_kit import clipped_at_rest, ended_with, long_words
from match_kit import seats_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.play.session import Session
from desktop.rules.kit import replace
from ui.shell.result import Marks, Result
from ui.shell.widgets import em
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
    words = CUCCU.play.words([seat.name for seat in session.seats])
    made = Result(window.house.studio, CUCCU, words, session, place)
    made.show()
    return made


def test_the_winner_is_named_with_the_reason(window: Window, place: QWidget) -> None:
    session = finished()
    assert session.outcome is not None
    shown = result(window, place, session)
    winner = session.seats[session.outcome.winners[0]].name
    assert shown.sheet.head.accessibleName() == f"\u2068{winner}\u2069 wins."
    assert winner in shown.sheet.why.text()
    assert not shown.sheet.helped.isVisible()


def test_a_helped_match_is_marked(window: Window, place: QWidget) -> None:
    session = finished()
    session.helped = True
    assert result(window, place, session).sheet.helped.isVisible()


def test_the_length_of_the_match_is_told(window: Window, place: QWidget) -> None:
    session = finished()
    shown = result(window, place, session)
    assert shown.sheet.turns.isVisible()
    assert shown.sheet.turns.text() == f"Deal {session.turn.number}"


def given_up() -> Session:
    """A match that the only person, at seat 2, has given up."""
    session = Session(CUCCU.game, CUCCU.game.types.options(), seats_of((2,)), 3, LocalHost())
    session.resigned = 2
    return session


def texts(sheet: QWidget) -> list[str]:
    """Every text on the sheet."""
    return [found.text() for found in sheet.findChildren(QLabel)]


def test_a_match_that_was_given_up_has_no_winner_and_no_places(window: Window, place: QWidget) -> None:
    shown = result(window, place, given_up())
    assert shown.sheet.head.accessibleName() == "You resigned."
    assert shown.sheet.why.text() == "The match ends without a winner."
    assert "winners" not in " ".join(texts(shown.sheet))
    assert not any(text.isdigit() for text in texts(shown.sheet))
    assert {"Ada", "Bruno", "Mira", "Otto"} <= set(texts(shown.sheet))


@pytest.mark.parametrize(
    ("winner", "title", "why"),
    [
        (0, "You win!", "Only you have a life left."),
        (1, "\u2068Bruno\u2069 wins.", "You are out. Only \u2068Bruno\u2069 has a life left."),
    ],
)
def test_the_only_person_at_the_computer_is_spoken_to(
    window: Window, place: QWidget, winner: int, title: str, why: str
) -> None:
    session = ended_with(winner, (0,))
    shown = result(window, place, session)
    assert (shown.sheet.head.accessibleName(), shown.sheet.why.text()) == (title, why)


def test_among_several_people_everybody_is_named(window: Window, place: QWidget) -> None:
    shown = result(window, place, ended_with(0, (0, 1)))
    assert "Ada" in shown.sheet.head.accessibleName() and "Ada" in shown.sheet.why.text()


@pytest.mark.parametrize("name", ["Ada", "Maximiliane Konstantina von Hohenlohe X"])
def test_the_title_leaves_the_picture_of_the_head_free(window: Window, place: QWidget, name: str) -> None:
    session = ended_with(1, (0,))
    session.seats = (session.seats[0], replace(session.seats[1], name=name), *session.seats[2:])
    place.resize(1000, 700)
    head = result(window, place, session).sheet.head
    assert em(head.SIDE) + head._slip_width(head._font_pixels()) <= head.width() * head.FREE + 1


def test_burnt_down_candles_stand_on_the_line_of_the_name(window: Window, place: QWidget) -> None:
    sheet = result(window, place, finished()).sheet
    names = [found for found in sheet.findChildren(QLabel) if found.text() in ("Ada", "Bruno", "Mira", "Otto")]
    for marks in sheet.findChildren(Marks):
        name = min(names, key=lambda found: abs(found.geometry().center().y() - marks.geometry().center().y()))
        foot = marks.y() + em(Marks.GLOW // 2 + sheet.table.play.mark_size[1])
        assert 0 < foot - name.geometry().center().y() <= em(14)


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


def test_it_turns_round_with_the_language(qtbot: QtBot, window: Window, place: QWidget) -> None:
    # Given a result over a table that never mirrors
    place.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    shown = result(window, place, finished())
    assert shown.sheet.look.x() < shown.sheet.rematch.x()
    # when the language becomes one that runs from right to left
    window.house.change(language="he")
    # then what goes on stands at the left, and the title and the ranking begin at the right
    qtbot.waitUntil(lambda: shown.sheet.rematch.x() < shown.sheet.look.x())
    for part in (shown.sheet.head, shown.sheet.area, *shown.sheet.levels.values()):
        assert part.layoutDirection() == Qt.LayoutDirection.RightToLeft
    window.house.change(language="en")
    qtbot.waitUntil(lambda: shown.sheet.look.x() < shown.sheet.rematch.x())


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window, place: QWidget) -> None:
    with long_words():
        shown = result(window, place, finished())
        assert clipped_at_rest(qtbot, shown) == []
