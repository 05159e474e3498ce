"""Names that people type and files bring: short plain text, nothing that could act as markup or turn the line round."""

from __future__ import annotations

import re
import unicodedata

NAME_LENGTH = 40
TITLE_LENGTH = 80
LOOKED_AT = 10
"""So many times its length of a name are read to make it plain."""

_MARKUP = re.compile(r"[<>]|&#?\w+;")
_JOINERS = "\u200c\u200d"  # letters of some scripts, and emoji, are joined by them


_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs without any ink."""


def _has_ink(char: str) -> bool:
    """Whether something is to be seen of this character alone; of a joiner, a mark or a variation is not."""
    return char not in _BLANK and unicodedata.category(char)[0] in "LNPS"


def _plain_character(char: str) -> bool:
    """Neither control, formatting (bidi overrides and isolates are), line end, surrogate nor unassigned."""
    category = unicodedata.category(char)
    return char in _JOINERS or category not in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")


def is_plain(text: str, length: int = NAME_LENGTH) -> bool:
    """True for 1 to `length` plain characters, something of which can be seen, without markup."""
    return (
        0 < len(text) <= length
        and any(map(_has_ink, text))
        and all(map(_plain_character, text))
        and not _MARKUP.search(text)
    )


def clean(text: str, length: int = NAME_LENGTH, default: str = "?") -> str:
    """The nearest plain text: what `is_plain` refuses is left out; `default` where nothing is left. Of a text many
    times too long the end is not even looked at."""
    # Markup inside markup takes a round a layer, so the time grows with the square of the length.
    kept = "".join(char for char in text[: LOOKED_AT * length] if _plain_character(char) and char not in "<>")
    while _MARKUP.search(kept):
        kept = _MARKUP.sub("", kept)
    kept = kept[:length].strip()
    return kept if any(map(_has_ink, kept)) else default
