"""The keys of a match: a sheet lists them, and wherever the keyboard was, they reach the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ui.shell.cards_sheet import CardsSheet
from ui.shell.keys_sheet import KeyRow, KeysSheet
from ui.shell.table_page import TablePage
from ui.shell.window import Window


@pytest.fixture
def page(play: Callable[..., Window], qtbot: QtBot) -> TablePage:
    found = play().page
    qtbot.waitUntil(lambda: found.conductor is not None and found.conductor.deciding, timeout=20_000)
    return found


def said(sheet: KeysSheet) -> list[str]:
    return [row.accessibleName() for row in sheet.findChildren(KeyRow) if row.parentWidget().parentWidget().isVisible()]


def test_a_question_mark_lists_what_the_letters_do_now_and_closes_the_list(page: TablePage, qtbot: QtBot) -> None:
    conductor = page.conductor
    assert conductor is not None
    QTest.keyClicks(page.stage, "?")
    sheet = page.findChild(KeysSheet)
    assert sheet is not None and sheet.isVisible()
    offered = [f"{one.shortcut}: {one.text}" for one in conductor.offered if not one.refusal]
    assert offered and set(offered) <= set(said(sheet))
    # The keys of the menu stand there too, with the menu's own words
    assert "F3: Hint" in said(sheet)
    QTest.keyClicks(sheet, "?")
    assert not sheet.isVisible()


def test_the_list_follows_the_match(page: TablePage, qtbot: QtBot) -> None:
    conductor = page.conductor
    assert conductor is not None
    page.do("keys")
    sheet = page.findChild(KeysSheet)
    assert sheet is not None
    before = said(sheet)
    conductor.act(next(one.action for one in conductor.offered if not one.refusal))
    qtbot.waitUntil(lambda: said(sheet) != before, timeout=20_000)


def test_the_sheet_stays_as_large_as_its_list_when_the_list_changes(page: TablePage, qtbot: QtBot) -> None:
    page.do("keys")
    sheet = page.findChild(KeysSheet)
    assert sheet is not None
    high = sheet.height()
    sheet.show_now(sheet._now[:-1])
    assert sheet.height() >= high - 60


def test_nothing_is_listed_while_the_table_is_covered(play: Callable[..., Window], qtbot: QtBot) -> None:
    page = play(persons=(0, 1)).page
    qtbot.waitUntil(lambda: page.conductor is not None and page.conductor.covered is not None, timeout=20_000)
    page.do("keys")
    assert page.findChild(KeysSheet) is None


@pytest.mark.parametrize("where", ["pace", "log_list", "action_list"])
def test_letters_do_the_same_wherever_the_keyboard_is_in_the_panel(page: TablePage, qtbot: QtBot, where: str) -> None:
    conductor = page.conductor
    assert conductor is not None
    one = next(one for one in conductor.offered if not one.refusal and one.shortcut)
    before = len(conductor.session.played)
    box: QWidget = getattr(page.panel, where)
    box.setFocus()
    QTest.keyClicks(box, one.shortcut.lower())
    qtbot.waitUntil(lambda: len(conductor.session.played) > before, timeout=20_000)


@pytest.mark.parametrize("where", ["pace", "log_list", "action_list"])
def test_escape_in_the_panel_gives_the_keyboard_back_to_the_table(page: TablePage, where: str) -> None:
    box: QWidget = getattr(page.panel, where)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert page.window().focusWidget() is page.stage


def test_keys_that_nothing_has_taken_go_to_the_table(page: TablePage) -> None:
    page.stage.clearFocus()
    window = page.window()
    assert window.focusWidget() is None
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.focusWidget() is page.stage


def test_a_fast_pace_shortens_motion(open_window: Callable[..., Window], play: Callable[..., Window]) -> None:
    window = play()
    lengths = []
    for pace in ("normal", "fast"):
        window.house.change(bot_pace=pace, animation=50)
        lengths.append(window.page.stage.director.factor)
    assert 0 < lengths[1] < lengths[0]


def test_what_is_typed_over_the_table_searches_the_cards_and_reaches_no_match(page: TablePage, qtbot: QtBot) -> None:
    # Given the sheet of cards, opened over a match in which something can be done by a letter
    conductor = page.conductor
    assert conductor is not None
    letters = [one.shortcut for one in conductor.offered if one.shortcut and not one.refusal]
    before = len(conductor.session.played)
    QTest.keyClick(page.stage, Qt.Key.Key_F2)
    sheet = page.findChild(CardsSheet)
    assert sheet is not None
    qtbot.waitUntil(lambda: QApplication.focusWidget() is sheet.search, timeout=2000)
    # when one types at once, then it stands in the field, also the letter that opens the sheet from the table
    typed = "".join(letters).lower() + "c"
    QTest.keyClicks(QApplication.focusWidget(), typed)
    assert sheet.search.text() == typed and len(conductor.session.played) == before
    # Enter closes nothing, the arrows scroll
    sheet.search.clear()
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.isVisible()
    QTest.keyClick(sheet.search, Qt.Key.Key_PageDown)
    assert sheet.findChildren(QScrollArea)[0].verticalScrollBar().value() > 0
    QTest.keyClick(sheet.search, Qt.Key.Key_F2)
    assert not sheet.isVisible() and len(conductor.session.played) == before
