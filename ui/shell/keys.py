"""The keys of actions: a letter that means the same through a match, digits for lists of like things, and what a key
means on the keyboards of our languages."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale

from ui.stage.placement import Affordance

KEYBOARDS = (
    "qwertyuiopasdfghjklzxcvbnm123456789",
    "/'קראטוןםפשדגכעיחלךזסבהנמצ123456789",
    "йцукенгшщзфывапролдячсмить123456789",
    "qwertyuıopasdfghjklzxcvbnm123456789",
    "qwertyuiopasdfghjklzxcvbnmąčęėįšųū9",
)
"""What the same keys write on a Latin, a Hebrew, a Russian, a Turkish and a Lithuanian keyboard."""


class Letters:
    """The letters of one match. Every kind of action gets one when it first comes up, and keeps it; a kind that once
    came up several times at once is a list, and its actions get the digits from 1 on, in their order, and then only
    letters that stand for nothing else."""

    def __init__(self) -> None:
        self._language = ""
        self._letters: dict[str, str] = {}
        self._lists: set[str] = set()

    def given(self, rows: Sequence[Affordance]) -> tuple[Affordance, ...]:
        """The same actions with their keys, no two alike; those that are not listed take none but what they want."""
        if self._language != QLocale().name():
            self._language = QLocale().name()
            self._letters.clear()
        kinds = [_kind(row) for row in rows]
        free = Counter(kind for row, kind in zip(rows, kinds, strict=True) if row.listed and not row.key)
        self._lists.update(kind for kind, often in free.items() if often > 1)
        wanted = {row.key for row in rows if row.key}
        taken = wanted | {self._letters[kind] for kind in kinds if kind in self._letters and kind not in self._lists}
        digits = (digit for digit in "123456789" if digit not in wanted)
        found, used = [], {""}
        for row, kind in zip(rows, kinds, strict=True):
            if row.key or not row.listed:
                found.append(replace(row, shortcut=row.key.strip()))
                continue
            if kind in self._lists:  # beyond the digits letters that mean nothing else, or none
                key = next(digits, "") or self._fresh(row.text, taken)
            else:
                key = self._letters.get(kind, "")
                if not key or key in used:  # two kinds that were never there together may have the same letter
                    key = self._letters[kind] = self._new(row.text, taken)
            taken.add(key)
            used.add(key)
            found.append(replace(row, shortcut=key))
        return tuple(found)

    def _new(self, text: str, taken: set[str]) -> str:
        """A letter of this text, not of those taken: first of all one that is no other kind's."""
        return self._fresh(text, taken) or next((one for one in letters_of(text) if one not in taken), "")

    def _fresh(self, text: str, taken: set[str]) -> str:
        """A letter of this text that stands for no kind, or ""."""
        kept = taken | set(self._letters.values())
        return next((one for one in letters_of(text) if one not in kept), "")


def _kind(row: Affordance) -> str:
    return row.kind or type(row.action).__name__


def letters_of(text: str) -> Iterator[str]:
    """The capital letters that may stand for a text: those its words begin with, then all, those of an "a" last;
    what needs no AltGr key (Z rather than Ż) comes before what does."""
    words = sorted(text.split(), key=lambda word: len(word) == 1)
    letters = [word[0] for word in words] + [letter for word in words for letter in word]
    letters.sort(key=lambda letter: bool(unicodedata.decomposition(letter)) or letter in "łŁ")
    return (QLocale().toUpper(letter) for letter in letters if letter.isalpha())


def same_keys(written: str) -> tuple[str, ...]:
    """What a key may mean that writes this: that, and what it would write on the other keyboards."""
    found = [written.casefold()]
    for keyboard in KEYBOARDS:
        place = keyboard.find(found[0])
        if place >= 0:
            found += [other[place] for other in KEYBOARDS]
    return tuple(dict.fromkeys(found))


def meant_by(written: str, rows: Sequence[Affordance]) -> Affordance | None:
    """The action a key stands for, by what it writes; on the keyboard of another language, by where it lies. None for
    other keys."""
    if len(written.strip()) != 1:
        return None
    for letter in same_keys(written):
        for row in rows:
            if row.shortcut and QLocale().toLower(row.shortcut).casefold() == letter:
                return row
    return None
