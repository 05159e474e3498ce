"""Letters that stand for texts, on the keyboards of our languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QLocale

KEYBOARDS = (
    "qwertyuiopasdfghjklzxcvbnm123456789[];,.",
    "/'קראטוןםפשדגכעיחלךזסבהנמצ123456789][ףתץ",
    "йцукенгшщзфывапролдячсмить123456789хъжбю",
    "qwertyuıopasdfghjklzxcvbnm123456789ğüşöç",
    "qwertyuiopasdfghjklzxcvbnmąčęėįšųū9[];,.",
)
"""What the same keys write on a Latin, a Hebrew, a Russian, a Turkish and a Lithuanian keyboard."""
SHEET = "c"
"""The key that opens the sheet of cards, wherever nothing else is meant: it stands for no action."""
LIKE_DIGITS = "OОЗIİוןס"
"""Letters that look like digits (the second is Cyrillic): beside a list they would mislead."""
NO_BEGINNINGS = "ЬЪЫ"
"""Letters that no word begins with: beside a list they would be read as a sign."""
ON_DIGITS = KEYBOARDS[-1][26:34]
"""Letters of keys that write digits elsewhere: they choose from a list."""


def letters_of(text: str) -> Iterator[str]:
    """The capital letters that may stand for a text: those its words begin with, then all, those of an "a" last;
    what needs no AltGr key (Z rather than Ż) comes before what does. Never the sheet's, nor one like a digit or a
    sign."""
    words = ["".join(filter(str.isalpha, word)) for word in text.split()]
    words = sorted(filter(None, words), key=lambda word: len(word) == 1)
    letters = [word[0] for word in words] + [letter for word in words for letter in word]
    letters = [one for one in letters if SHEET not in same_keys(one) and _small(one) not in ON_DIGITS]
    letters.sort(key=_needs_altgr)
    return (capital for capital in map(QLocale().toUpper, letters) if capital not in LIKE_DIGITS + NO_BEGINNINGS)


def _small(letter: str) -> str:
    """The small letter on the same key."""
    return "i" if letter == "İ" else QLocale().toLower(letter).casefold()


def _needs_altgr(letter: str) -> bool:
    if any(_small(letter) in keyboard for keyboard in KEYBOARDS):
        return False
    return bool(unicodedata.decomposition(letter)) or letter in "łŁ"


def same_keys(written: str) -> tuple[str, ...]:
    """What a key may mean that writes this: that, and what it would write on the other keyboards."""
    found = [_small(written)]
    for keyboard in KEYBOARDS:
        place = keyboard.find(found[0])
        if place >= 0:
            found += [other[place] for other in KEYBOARDS]
    return tuple(dict.fromkeys(found))


def lettered(texts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Letters for kinds of actions that are known beforehand, each with its button: the same in every match, no two
    alike; "" where no letter is left. Those named first choose first."""
    found: dict[str, str] = {}
    for kind, text in texts:
        found[kind] = fresh_letter(text, set(found.values()))
    return found


def fresh_letter(text: str, kept: Collection[str]) -> str:
    """A letter that is not kept for something else: of this text, else any that its keyboard has, and only then one of
    this text that needs AltGr; "" for none."""
    plain = next((one for one in letters_of(text) if one not in kept and not _needs_altgr(one)), "")
    letters = (_small(letter) for letter in text if letter.isalpha())
    keyboard = next((keys for letter in letters for keys in KEYBOARDS if letter in keys), "")
    further = (one for some in (keyboard, text) for one in letters_of(some) if one not in kept)
    return plain or next(further, "")
