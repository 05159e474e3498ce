"""The section of CREDITS.md that names the shipped glyphs and who drew them."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GLYPHS = ROOT / "resources" / "glyphs.json"
CREDITS = ROOT / "CREDITS.md"
START, END = "<!-- glyphs -->\n", "<!-- end of glyphs -->"


def section() -> str:
    """One line an author: the name, then the glyphs by alphabet."""
    by_author: dict[str, list[str]] = {}
    if GLYPHS.is_file():
        for name, glyph in json.loads(GLYPHS.read_text(encoding="utf-8"))["icons"].items():
            by_author.setdefault(glyph["author"], []).append(name)
    lines = [f"- {_person(author)}: {', '.join(sorted(names))}\n" for author, names in sorted(by_author.items())]
    return "".join(lines)


def _person(author: str) -> str:
    """`john-colburn` -> `John Colburn`, as the collection writes its authors."""
    return " ".join(word.capitalize() for word in author.split("-"))


def rewritten() -> str:
    """CREDITS.md with the section as it should be."""
    before, _, rest = CREDITS.read_text(encoding="utf-8").partition(START)
    return before + START + section() + END + rest.partition(END)[2]


def write() -> bool:
    """Bring CREDITS.md up to date; whether anything had changed."""
    text = rewritten()
    if text == CREDITS.read_text(encoding="utf-8"):
        return False
    CREDITS.write_text(text, encoding="utf-8")
    return True
