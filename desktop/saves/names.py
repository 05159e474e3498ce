"""Names that people type and files bring: short plain text, nothing that could act as markup or turn the line round."""

from __future__ import annotations

import re
import unicodedata

NAME_LENGTH = 40
TITLE_LENGTH = 80

_MARKUP = re.compile(r"[<>]|&#?\w+;")
_JOINERS = "\u200c\u200d"  # letters of some scripts, and emoji, are joined by them


def _plain_character(char: str) -> bool:
    """Neither control, formatting (bidi overrides and isolates are), line end, surrogate nor unassigned."""
    category = unicodedata.category(char)
    return char in _JOINERS or category not in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")


def is_plain(text: str, length: int = NAME_LENGTH) -> bool:
    """True for 1 to `length` plain characters, not all blank, without markup."""
    return (
        0 < len(text) <= length and bool(text.strip()) and all(map(_plain_character, text)) and not _MARKUP.search(text)
    )


def clean(text: str, length: int = NAME_LENGTH, default: str = "?") -> str:
    """The nearest plain text: what `is_plain` refuses is left out; `default` where nothing is left."""
    kept = "".join(char for char in text if _plain_character(char) and char not in "<>")
    while _MARKUP.search(kept):
        kept = _MARKUP.sub("", kept)
    return kept[:length].strip() or default
