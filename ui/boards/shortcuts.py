"""A letter for every action, in the language of the window."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QLocale

from ui.stage.placement import Affordance


def with_shortcuts(affordances: Iterable[Affordance]) -> tuple[Affordance, ...]:
    """Gives each the first letter of one of its words that no other has, else any letter of its text; letters that
    need no AltGr key (Z rather than Ż) come first."""
    taken: set[str] = set()
    given = []
    for affordance in affordances:
        words = affordance.text.split()
        letters = [word[0] for word in words] + [letter for word in words for letter in word]
        letters.sort(key=lambda letter: bool(unicodedata.decomposition(letter)) or letter in "łŁ")
        free = (QLocale().toUpper(letter) for letter in letters if letter.isalpha())
        letter = next((one for one in free if one not in taken), "")
        taken.add(letter)
        given.append(replace(affordance, shortcut=letter))
    return tuple(given)
