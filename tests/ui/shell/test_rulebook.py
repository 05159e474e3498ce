"""Rulebooks: one a game and language, with pictures, headings and a search, and the right direction."""

from __future__ import annotations

import re

import pytest
from dialog_kit import clipped_at_rest, long_words
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from ui.language_files import LANGUAGES
from ui.shell.rulebook import Pictures, Rulebook, rulebook_path
from ui.shell.widgets import em
from ui.shell.window import Window
from ui.tables import TABLES, Table, table_of

ADDRESS = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")


@pytest.fixture(params=TABLES, ids=lambda table: table.id)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param


def book(window: Window, table: Table, language: str = "en") -> Rulebook:
    made = Rulebook(window.house.studio, table, language, window)
    made.show()
    return made


def test_the_english_rulebook_is_a_short_read(table: Table) -> None:
    text = ADDRESS.sub("", rulebook_path(table.id, "en").read_text(encoding="utf-8"))
    text = re.sub(r"\n## A first game\n.*?(?=\n## )", "", text, flags=re.DOTALL)  # a story to be played along
    assert 500 <= len(re.findall(r"\w+", text)) <= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_of_the_four_groves_is_the_same_in_every_language(language: str) -> None:
    """It is played in `tests/rules/clans/test_first_game.py`: here, with the same cards and the same figures."""

    def told(of: str) -> list[tuple[list[str], list[str]]]:
        text = rulebook_path("clans", of).read_text(encoding="utf-8")
        story = text.split("\n## ")[-2]
        lines = [line for line in story.splitlines() if line]
        figures = [sorted(re.findall(r"\d+", ADDRESS.sub("", line))) for line in lines]
        pictures = [[address for _, address in ADDRESS.findall(line)] for line in lines]
        return [
            ([one for one in found if one != "1"], shown)  # one is a word in some languages
            for found, shown in zip(figures, pictures, strict=True)
        ]

    assert told(language) == told("en")
    assert len(told("en")) > 8


def test_every_picture_is_there_and_says_what_it_shows(window: Window, table: Table) -> None:
    pictures = Pictures(window.house.studio, table)
    for language in LANGUAGES:
        found = ADDRESS.findall(rulebook_path(table.id, language).read_text(encoding="utf-8"))
        assert len(found) > 5
        for text, address in found:
            image = pictures.image(address, 1.0)
            assert image is not None and not image.isNull(), (language, address)
            assert text, (language, address)


def test_the_page_shows_the_pictures_of_its_addresses(window: Window, table: Table) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    _, address = ADDRESS.findall(rulebook_path(table.id, "en").read_text(encoding="utf-8"))[0]
    assert isinstance(book(window, table).page.loadResource(kind, QUrl(address)), QImage)


def test_headings_lead_to_their_places(window: Window, table: Table) -> None:
    dialog = book(window, table)
    for language in LANGUAGES:
        dialog.language = language
        dialog.read()
        assert dialog.headings.count() >= 5
        dialog.headings.setCurrentRow(3)
        cursor = dialog.page.textCursor()
        assert cursor.block().text() == dialog.headings.item(3).text()
        assert dialog.page.verticalScrollBar().value() > 0


def test_search_goes_from_place_to_place_or_says_there_is_none(qtbot: QtBot, window: Window, table: Table) -> None:
    dialog = book(window, table)
    word = dialog.headings.item(0).text().split()[-1]
    qtbot.keyClicks(dialog.search, word)
    first = dialog.page.textCursor().position()
    assert dialog.page.textCursor().selectedText().lower() == word.lower()
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.page.textCursor().position() != first or dialog.page.document().find(word, first).isNull()
    dialog.search.setText("zzzz")
    assert dialog.found.text() == "Nothing found."


def test_search_says_which_place_of_how_many_is_shown(qtbot: QtBot, window: Window, table: Table) -> None:
    dialog = book(window, table)
    dialog.search.setText("card")
    places = dialog.page.toPlainText().lower().count("card")
    assert places > 2
    for place in (1, 2):
        assert dialog.found.text() == f"Place {place} of {places}. Enter shows the next."
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    for _ in range(places - 2):
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.found.text().startswith("Place 1 of")
    dialog.search.setText("")
    assert dialog.found.isHidden()


def test_a_picture_beside_a_text_takes_no_more_height_than_it_has(window: Window) -> None:
    cuccu = table_of("cuccu")
    assert cuccu is not None
    page = book(window, cuccu).page
    document = page.document()
    seen = 0
    block = document.begin()
    while block.isValid():
        if block.text() == "\ufffc" and QTextCursor(block).currentTable() is not None:
            assert block.layout().boundingRect().height() <= em(page.pictures.large) * 88 / 63 + em(32)
            seen += 1
        block = block.next()
    assert seen >= 3


def test_hebrew_runs_from_right_to_left_whatever_its_first_letters(window: Window, table: Table) -> None:
    for language, direction in (("he", Qt.LayoutDirection.RightToLeft), ("en", Qt.LayoutDirection.LeftToRight)):
        dialog = book(window, table, language)
        block = dialog.page.document().begin()
        while block.isValid():
            assert block.textDirection() == direction
            block = block.next()


def test_a_language_without_a_rulebook_gets_the_english_one(table: Table) -> None:
    assert rulebook_path(table.id, "xx") == rulebook_path(table.id, "en")


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window, table: Table) -> None:
    with long_words():
        assert clipped_at_rest(qtbot, book(window, table)) == []
