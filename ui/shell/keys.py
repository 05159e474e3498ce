"""The keys of actions: a letter that means the same through a match, digits for lists of like things, and what a key
means on the keyboards of our languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale

from ui.stage.letters import KEYBOARDS, fresh_letter, lettered, letters_of, same_keys
from ui.stage.placement import Affordance

__all__ = ["KEYBOARDS", "Letters", "lettered", "letters_of", "meant_by", "same_keys"]


class Letters:
    """The letters of one match. Every kind of action gets one when it first comes up, and keeps it: no other kind ever
    gets the same, as long as there are letters. A kind that once came up several times at once is a list, and its
    actions get the digits from 1 on, in their order, and then only letters that stand for nothing else."""

    def __init__(self) -> None:
        self._language = ""
        self._letters: dict[str, str] = {}
        self._lists: set[str] = set()
        self._wanted: set[str] = set()
        """What actions have wanted in this match: it is given to no other."""

    def given(self, rows: Sequence[Affordance]) -> tuple[Affordance, ...]:
        """The same actions with their keys, no two alike; those that are not listed take none but what they want."""
        if self._language != QLocale().name():
            self._language = QLocale().name()
            self._letters.clear()
            self._wanted.clear()
        kinds = [_kind(row) for row in rows]
        free = Counter(kind for row, kind in zip(rows, kinds, strict=True) if row.listed and not row.key)
        self._lists.update(kind for kind, often in free.items() if often > 1)
        wanted = {row.key for row in rows if row.key}
        self._wanted |= wanted
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
        """A letter that is no other kind's: of this text, else any; where there is none left, one of this text that
        is not taken now."""
        kept = taken | self._kept
        return fresh_letter(text, kept) or next((one for one in letters_of(text) if one not in taken), "")

    def _fresh(self, text: str, taken: set[str]) -> str:
        """A letter of this text that stands for no kind, or ""."""
        kept = taken | self._kept
        return next((one for one in letters_of(text) if one not in kept), "")

    @property
    def _kept(self) -> set[str]:
        return self._wanted | set(self._letters.values())


def _kind(row: Affordance) -> str:
    return row.kind or type(row.action).__name__


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
