"""Where a game's words are spread over several classes, each text is translated as it was meant where it stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from ui.words.common import CommonWords, isolated

GERMAN = {
    ("Log", "%1 steals a card."): "%1 hat eine Karte gestohlen.",
    ("Headlines", "%1 steals a card."): "%1 stiehlt eine Karte.",
    ("Log", "Over."): "Vorbei.",
}


class Log(CommonWords):
    def told(self) -> str:
        return self.tr("%1 steals a card.")


class Headlines(CommonWords):
    def asked(self) -> str:
        return self.tr("%1 steals a card.")

    def asked_within(self) -> list[str]:
        return [self.tr("%1 steals a card.") for _ in range(1)]

    def over(self) -> str:
        return self.tr("Over.")


class Words(Log, Headlines):
    pass


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr(
        QCoreApplication, "translate", lambda context, text, comment="", n=-1: GERMAN.get((context, text), text)
    )
    return Words(())


def test_a_text_that_stands_in_two_classes_is_translated_as_in_its_own(words: Words) -> None:
    assert words.told() == "%1 hat eine Karte gestohlen."
    assert words.asked() == "%1 stiehlt eine Karte."
    assert words.asked_within() == ["%1 stiehlt eine Karte."]


def test_a_text_without_a_translation_of_its_own_takes_that_of_another_class(words: Words) -> None:
    assert words.over() == "Vorbei."


def test_a_name_keeps_its_no_break_spaces_and_loses_control_characters() -> None:
    assert isolated("Rosie\u00a04\u202e") == "\u2068Rosie\u00a04\u2069"
