"""Writes `ui/words/_cards_clans.py`: names, texts and keywords of the cards, as a table for the translators' tools.

The texts are made from the cards' data, so a card that is changed is changed here too, and then in every language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from clans_texts import texts

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.operations import Card, CreateEffect

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "ui" / "words" / "_cards_clans.py"
CONTEXT = "ClansCards"

HEAD = f'''"""Names, texts and keywords of the cards of The Four Groves: made from their data by `dev.py i18n`."""

# ruff: noqa: E501

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

CONTEXT = "{CONTEXT}"
'''


def table() -> str:
    """The module as it should be."""
    return "\n".join((HEAD, *_names(), "", *_texts(), "", *_keywords(), ""))


def write() -> bool:
    """Bring the module up to date; whether anything had changed."""
    wanted = table()
    if TABLE.is_file() and TABLE.read_text(encoding="utf-8") == wanted:
        return False
    TABLE.write_text(wanted, encoding="utf-8")
    return True


def keywords() -> list[str]:
    """Every keyword that is on a card, an ability or a created card, by alphabet."""
    found: set[str] = set()
    for card in CARDS.values():
        found.update(card.keywords)
        for ability in card.abilities:
            found.update(ability.keywords)
            for effect in ability.effects:
                if isinstance(effect, CreateEffect):
                    found.update(effect.card.keywords)
    return sorted(found)


def _names() -> Iterator[str]:
    yield "NAMES: dict[str, object] = {"
    for card in CARDS.values():
        yield f"    #: Name of a card: {_kind(card)}."
        yield f'    "{card.id}": {_marked(card.name)},'
    yield "}"


def _texts() -> Iterator[str]:
    yield "TEXTS: dict[str, tuple[object, ...]] = {"
    for card in CARDS.values():
        lines = texts(card)
        if lines:
            yield f'    "{card.id}": ('
            yield from _table(lines, f"Text of the card {card.name}.", "        ")
            yield "    ),"
    yield "}"


def _table(lines: Iterable[str], note: str, indent: str) -> Iterator[str]:
    for line in lines:
        yield f"{indent}#: {note}"
        yield f"{indent}{_marked(line)},"


def _keywords() -> Iterator[str]:
    yield "KEYWORDS: dict[str, object] = {"
    for keyword in keywords():
        yield "    #: Keyword printed on a card."
        yield f'    "{keyword}": QT_TRANSLATE_NOOP("{CONTEXT}Keywords", {json.dumps(keyword)}),'
    yield "}"


def _kind(card: Card) -> str:
    kind = "Action card" if card.type == "strategy" else card.type.capitalize()
    return f"{kind}, {card.clan} clan" if card.clan else kind


def _marked(text: str) -> str:
    return f'QT_TRANSLATE_NOOP("{CONTEXT}", {json.dumps(text, ensure_ascii=False)})'


if __name__ == "__main__":
    print("The words of the cards are rewritten." if write() else "The words of the cards are up to date.")
