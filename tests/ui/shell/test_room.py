"""Large type in a small window: pages and dialogs fold, and nothing has to be scrolled sideways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ui.shell.cards_sheet import CardGroup, CardsSheet
from ui.shell.new_game import NewGame
from ui.shell.result import Result
from ui.shell.settings_dialog import SettingsDialog
from ui.shell.toolbar import TableBar
from ui.shell.window import Window
from ui.shots.matches import moments
from ui.tables import TABLES

CUCCU = TABLES[0]


def wider_than_its_place(widget: QWidget) -> list[int]:
    """By how many pixels the pages in scroll areas are wider than what is seen of them."""
    areas = [area for area in widget.findChildren(QScrollArea) if area.isVisible() and area.widget() is not None]
    return [area.widget().width() - area.viewport().width() for area in areas]


@pytest.mark.parametrize("language", ["lt", "he", "ru"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_page_is_wider_than_what_is_seen_of_it(
    open_window: Callable[..., Window], qtbot: QtBot, scale: int, language: str
) -> None:
    window = open_window(scale=scale, language=language)
    window.resize(800, 600)
    house = window.house
    words = CUCCU.play.words(("Ada", "Bruno", "Carla", "Dario"))
    qtbot.waitUntil(lambda: max(wider_than_its_place(window)) <= 0)
    dialogs: tuple[QDialog, ...] = (
        SettingsDialog(house.studio, house.settings, window),
        NewGame(house.studio, CUCCU, house.settings, window),
        CardsSheet(house.studio, CUCCU, words, window),
    )
    for dialog in dialogs:
        dialog.show()
        qtbot.waitUntil(lambda shown=dialog: max(wider_than_its_place(shown)) <= 0)
        dialog.close()


def test_a_title_over_the_table_is_whole_or_ends_in_dots(qtbot: QtBot, window: Window) -> None:
    bar = TableBar(window.house.studio, window.menu)
    qtbot.addWidget(bar)
    bar.set_texts({name: (name * 2, name) for name in bar.tools})
    bar.set_title("A game of a long name")
    bar.show()
    worded = []
    for width in (1600, 900, 560, 500):
        bar.resize(width, 48)
        qtbot.wait(20)
        title = bar.title
        assert title.fontMetrics().horizontalAdvance(title.text()) <= title.contentsRect().width()
        assert title.text() in (title.accessibleName(), "") or title.text().endswith("…")
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        worded.append(sum(tool.button.toolButtonStyle() == style for tool in bar.tools.values()))
    assert bar.title.text() != bar.title.accessibleName(), "the last width is too narrow for all of it"
    assert worded == sorted(worded, reverse=True) and worded[0] > worded[1] > worded[-1] == 0


@pytest.mark.parametrize("scale", [150, 200])
def test_the_buttons_of_a_result_are_whole_where_the_room_is_narrow(
    open_window: Callable[..., Window], qtbot: QtBot, scale: int
) -> None:
    window = open_window(scale=scale, language="ru")
    session = moments(CUCCU, "over")
    assert session is not None
    place = QWidget()
    qtbot.addWidget(place)
    place.resize(740, 700)
    place.show()
    names = [seat.name for seat in session.seats]
    result = Result(window.house.studio, CUCCU, CUCCU.play.words(names), session, place)
    result.show()
    for button in result.sheet.findChildren(QPushButton):
        qtbot.waitUntil(lambda b=button: b.width() >= b.minimumSizeHint().width())


def test_cards_that_do_the_same_stand_together_over_one_sentence(window: Window, qtbot: QtBot) -> None:
    words = CUCCU.play.words(("Ada", "Bruno", "Carla", "Dario"))
    sheet = CardsSheet(window.house.studio, CUCCU, words, window)
    qtbot.addWidget(sheet)
    groups = sheet.findChildren(CardGroup)
    texts = [entry.text for entry in CUCCU.play.board.help_faces(words)]
    assert len(groups) == 1
    assert texts.count(groups[0].accessibleDescription()) == 10
    assert "Ten" in groups[0].accessibleName() and "One" in groups[0].accessibleName()


def test_cards_are_found_by_their_names_and_texts(window: Window, qtbot: QtBot) -> None:
    for table in TABLES:
        words = table.words(("Ada", "Bruno"), table.game.types.options())
        sheet = CardsSheet(window.house.studio, table, words, window)
        qtbot.addWidget(sheet)
        sheet.show()
        entry = table.play.board.help_faces(words)[-1]
        sheet.search.setText(entry.name.upper())
        seen = [one.accessibleName() for one, _ in sheet._entries if not one.isHidden()]
        assert any(entry.name in name for name in seen) and not sheet.found.isVisible()
        # When nothing is found, it is said, and an empty field shows all again
        sheet.search.setText("no card says such a thing")
        assert all(one.isHidden() for one, _ in sheet._entries) and sheet.found.isVisible()
        sheet.search.clear()
        assert not any(one.isHidden() for one, _ in sheet._entries)
        sheet.close()
