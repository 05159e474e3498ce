"""The shelf: what waits comes first, every table can be chosen by mouse and keyboard, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from dialog_kit import clipped_at_rest, long_words
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ui.language_files import LANGUAGES
from ui.shell.continue_sheet import WaitingGame
from ui.shell.shelf import Shelf
from ui.shell.widgets import em
from ui.shell.window import Window
from ui.tables import TABLES

LINE = "Deal 4 · with Ada, Bruno, and Mira · yesterday 21:40"
WAITING = WaitingGame("newest", "cuccu", "Cuccù", "Your turn", LINE, ((0, "3"), (1, "2")))


def shelf_of(qtbot: QtBot, window: Window, tables: int) -> Shelf:
    """A shelf with so many tables, in a window of its own."""
    made = Shelf(window.house.studio, (TABLES * tables)[:tables])
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def shelf(qtbot: QtBot, window: Window) -> Shelf:
    """A shelf with one table."""
    return shelf_of(qtbot, window, 1)


def test_without_waiting_games_the_shelf_begins_with_the_tables(shelf: Shelf) -> None:
    assert not shelf.waiting.isVisible()
    assert shelf.feature is not None and shelf.feature.isVisible()


def test_the_newest_waiting_game_is_one_button_away(qtbot: QtBot, shelf: Shelf) -> None:
    older = replace(WAITING, summary="older")
    shelf.set_waiting([WAITING, older])
    assert shelf.waiting.isVisible()
    with qtbot.waitSignal(shelf.resumed) as resumed:
        qtbot.mouseClick(shelf.waiting.button, Qt.MouseButton.LeftButton)
    assert resumed.args == ["newest"]
    row = shelf.waiting._rows[0]
    with qtbot.waitSignal(shelf.resumed) as resumed:
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert resumed.args == ["older"]


def test_the_book_on_a_poster_says_what_it_is_whatever_window_is_active(qtbot: QtBot, window: Window) -> None:
    window.show()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: other.isActiveWindow() and not window.isActiveWindow())
    book = window.shelf.posters[-1].read
    place = book.rect().center()
    QTest.mouseMove(book, place)
    QTest.mouseMove(book, place + QPoint(1, 1))
    qtbot.waitUntil(lambda: QToolTip.text() == "Rules of The Four Groves (F1)", timeout=5000)
    QToolTip.hideText()


def test_a_long_name_of_a_saved_game_ends_in_dots_and_moves_nothing(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.set_waiting([WAITING, replace(WAITING, summary="older")])
    qtbot.waitUntil(lambda: shelf.waiting._rows[0].width() > 100)
    before = (shelf.waiting.width(), shelf.waiting._rows[0].width())
    long = "An evening in November with a name that was meant to say everything " * 2
    shelf.set_waiting([replace(WAITING, title=long), replace(WAITING, summary="older", title=long)])
    row = shelf.waiting._rows[0]
    qtbot.wait(20)
    for name in (shelf.waiting._title, row._name):
        assert name.width() < name.fontMetrics().horizontalAdvance(long)
    assert (shelf.waiting.width(), row.width()) == before
    assert row._name.geometry().right() < row.width() - em(14)


def test_the_only_table_is_played_by_its_poster_and_by_its_button(qtbot: QtBot, shelf: Shelf) -> None:
    assert shelf.feature is not None
    for part in (shelf.feature.start, shelf.feature.poster):
        with qtbot.waitSignal(shelf.chosen) as chosen:
            qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
        assert chosen.args == ["cuccu"]


def test_several_tables_are_reached_by_the_arrows_and_chosen_by_enter(qtbot: QtBot, window: Window) -> None:
    shelf = shelf_of(qtbot, window, 3)
    assert shelf.feature is None and len(shelf.posters) == 3
    first, second, _ = shelf.posters
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus() and second.hot
    with qtbot.waitSignal(shelf.chosen):
        qtbot.keyClick(second, Qt.Key.Key_Return)
    assert second.accessibleName() == TABLES[1].title()


def test_one_poster_stands_out_and_f1_opens_its_rules(
    qtbot: QtBot, open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    opened: list[str] = []
    monkeypatch.setattr(window, "show_rules", opened.append)
    first, *_, last = window.shelf.posters
    first.setFocus()
    # When the pointer moves over another poster, then the frame, the keyboard and F1 are there
    QTest.mouseMove(last, last.rect().center() - QPoint(9, 9))
    QTest.mouseMove(last, last.rect().center())
    assert [poster for poster in window.shelf.posters if poster.hot] == [last] and last.hasFocus()
    window.acts["rules"].trigger()
    # When the keyboard goes on from there, all three go with it
    qtbot.keyClick(last, Qt.Key.Key_Left)
    assert [poster.hot for poster in window.shelf.posters].index(True) == len(window.shelf.posters) - 2
    window.acts["rules"].trigger()
    assert opened == [TABLES[-1].id, TABLES[-2].id]


def test_every_poster_has_a_button_for_its_rules(qtbot: QtBot, window: Window) -> None:
    shelf = shelf_of(qtbot, window, 3)
    for poster in shelf.posters:
        assert poster.table.title() in poster.read.toolTip()
        with qtbot.waitSignal(shelf.rules) as wanted:
            qtbot.mouseClick(poster.read, Qt.MouseButton.LeftButton)
        assert wanted.args == [poster.table.id]


def test_theme_and_language_are_in_reach(qtbot: QtBot, window: Window) -> None:
    shelf = window.shelf
    qtbot.mouseClick(shelf.header.switch.dark, Qt.MouseButton.LeftButton)
    assert window.house.settings.theme == "dark" and window.house.studio.look.dark
    box = shelf.header.languages
    box.setCurrentIndex(box.findData("lt"))
    box.activated.emit(box.currentIndex())
    assert window.house.settings.language == "lt"


@pytest.mark.parametrize("tables", [1, 5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_off_in_a_language_of_long_words(
    qtbot: QtBot, window: Window, tables: int, size: tuple[int, int]
) -> None:
    with long_words():
        shelf = shelf_of(qtbot, window, tables)
        shelf.resize(*size)
        shelf.set_waiting([WAITING] * 3)
        assert clipped_at_rest(qtbot, shelf) == []


def test_nothing_is_cut_off_in_any_language(qtbot: QtBot, window: Window) -> None:
    window.resize(1024, 700)
    window.shelf.set_waiting([WAITING] * 3)
    for language in LANGUAGES:
        window.house.change(language=language)
        assert clipped_at_rest(qtbot, window.shelf) == [], language


def test_the_shelf_comes_to_rest_at_every_width(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.set_waiting([WAITING])
    for width in (*range(790, 830, 5), *range(735, 775, 10)):
        shelf.resize(width, 600)
        assert clipped_at_rest(qtbot, shelf) == [], width


@pytest.mark.parametrize("scale", [80, 150, 200])
def test_the_interface_scale_cuts_nothing_off(open_window: Callable[..., Window], qtbot: QtBot, scale: int) -> None:
    window = open_window(scale=scale)
    window.resize(1024, 700)
    window.shelf.set_waiting([WAITING])
    assert clipped_at_rest(qtbot, window.shelf) == []
