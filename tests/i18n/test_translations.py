"""Every text of the program stands in six languages, as its source means it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import translations
from PySide6.QtGui import QGuiApplication, QRawFont
from translations import FORMS, ROOMS, Message, messages, sources_of

from ui.language_files import LANGUAGES, SOURCES

FONTS = Path(__file__).parent.parent.parent / "resources" / "fonts"
TRANSLATED = LANGUAGES[1:]
FILES = sorted(SOURCES.glob("*.ts"))
PLACEHOLDERS = re.compile(r"%L?\d+|%n|\{\w*\}")
TAGS = re.compile(r"</?\w+[^>]*>|&\w+;")


def texts(language: str) -> list[Message]:
    """The messages of all rooms in one language."""
    return [message for path in FILES if path.stem.endswith(f"_{language}") for message in messages(path)]


def wrong(found: list[str]) -> str:
    """What a translator reads when a check fails."""
    return "\n" + "\n".join(found)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_every_language(room: str) -> None:
    assert sources_of(room), f"no source file belongs to {room}"
    assert {f"{room}_{language}.ts" for language in LANGUAGES} <= {path.name for path in FILES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_left_over(language: str) -> None:
    assert [f"{text.state}: {text}" for text in texts(language) if text.state] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    found = [str(text) for text in texts(language) if not all(form.strip() for form in text.forms)]
    assert not found, wrong(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str) -> None:
    found = [str(text) for text in texts(language) if text.plural and len(text.forms) != FORMS[language]]
    assert not found, wrong(found)


@pytest.mark.parametrize("language", TRANSLATED)
def test_counts_are_plurals(language: str) -> None:
    """A source with %n that is not looked up with a number would show the same form for every number."""
    found = [str(text) for text in texts(language) if "%n" in text.source and not text.plural]
    assert not found, wrong(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    found = []
    for text in texts(language):
        expected = set(PLACEHOLDERS.findall(text.source))
        for number, form in enumerate(text.forms):
            has = set(PLACEHOLDERS.findall(form))
            # Hebrew writes the word for one, not the figure.
            word_for_one = language == "he" and text.plural and number == 0
            if has != expected and not (word_for_one and has == expected - {"%n"}):
                found.append(f"{text}: {form!r}")
    assert not found, wrong(found)


@pytest.mark.parametrize("language", TRANSLATED)
def test_markup_and_edges_are_those_of_the_source(language: str) -> None:
    """Tags, lines, spaces at either end, and the dots that promise a dialog."""

    def shape(text: str) -> tuple[object, ...]:
        space = len(text) - len(text.lstrip()), len(text) - len(text.rstrip())
        return sorted(TAGS.findall(text)), space, text.endswith("…"), text.endswith(":")

    pairs = [(text, form) for text in texts(language) for form in text.forms]
    found = [f"{text}: {form!r}" for text, form in pairs if shape(form) != shape(text.source)]
    assert not found, wrong(found)


@pytest.mark.parametrize("style", ["Regular", "Bold"])
@pytest.mark.parametrize("family", ["NotoSans", "NotoSerif"])
def test_the_bundled_fonts_have_every_letter(qapp: QGuiApplication, family: str, style: str) -> None:
    """Each family together with its Hebrew, as the program asks for them."""
    fonts = [QRawFont(str(FONTS / f"{name}-{style}.ttf"), 12) for name in (family, f"{family}Hebrew")]
    assert all(font.isValid() for font in fonts)
    invisible = set("\n\t\u00a0\u00ad\u200e\u200f\u2060\u2066\u2067\u2068\u2069")
    used = {letter for language in LANGUAGES for text in texts(language) for form in text.forms for letter in form}
    used |= {letter for text in texts(TRANSLATED[0]) for letter in text.source}
    missing = [letter for letter in used - invisible if not any(font.supportsCharacter(ord(letter)) for font in fonts)]
    assert sorted(missing) == []


def test_the_files_are_as_new_as_the_sources(tmp_path: Path) -> None:
    """When a copy of the files is brought up to date, then it holds the same texts."""
    translations.copy_sources(tmp_path)
    translations.update(tmp_path)
    for path in FILES:
        fresh = {(text.key, text.state) for text in messages(tmp_path / path.name)}
        assert {(text.key, text.state) for text in messages(path)} == fresh, f"{path.name}: run: dev.py i18n"
