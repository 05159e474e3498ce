"""The about page: what is played, whom the program owes, and that nobody's publisher is behind it."""

from __future__ import annotations

import json

from dialog_kit import clipped_at_rest, long_words
from pytestqt.qtbot import QtBot

from desktop import __version__
from ui.art.fonts import resources
from ui.shell.about import About, glyph_authors
from ui.shell.window import Window
from ui.tables import TABLES


def page(window: Window) -> About:
    made = About(window.house.studio, TABLES, window)
    made.show()
    return made


def test_it_names_the_games_the_version_and_the_licenses(window: Window) -> None:
    text = page(window).page.toPlainText()
    for table in TABLES:
        assert table.origin() in text
    for part in (__version__, "not affiliated", "MIT", "OFL", "CC BY 3.0", "LGPL"):
        assert part in text


def test_every_author_of_an_icon_that_ships_is_named(window: Window) -> None:
    icons = json.loads((resources() / "glyphs.json").read_text(encoding="utf-8"))["icons"]
    text = page(window).page.toPlainText()
    assert glyph_authors()
    for icon in icons.values():
        assert icon["author"] in text


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window) -> None:
    with long_words():
        assert clipped_at_rest(qtbot, page(window)) == []
