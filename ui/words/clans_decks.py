"""Decks of The Four Groves in words: as text in any language of the program, and what the search looks through."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QTranslator

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.deck_reasons import DeckReason
from desktop.rules.clans.decks import from_text
from desktop.rules.clans.operations import Card
from desktop.rules.clans.values import Deck
from ui.language_files import LANGUAGES, compiled
from ui.words._cards_clans import CONTEXT, NAMES
from ui.words.clans_cards import card_name, card_text, clan_name, keyword_name, type_name


@lru_cache
def names_everywhere() -> dict[str, str]:
    """The id of every card by its name in every language of the program: a friend's list is read as it is."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        texts = QTranslator()
        if texts.load(str(compiled(language))):
            found |= {texts.translate(CONTEXT, str(NAMES[card])) or card: card for card in CARDS}
    return found


def read_deck(text: str) -> tuple[Deck, tuple[DeckReason, ...]]:
    """The deck that a text names, and what is wrong with the text or the deck."""
    return from_text(text, names_everywhere())


def said_on(card: Card) -> str:
    """All that a card says, in the language of the window."""
    words = [card_name(card.id), type_name(card.type), *map(keyword_name, card.keywords), *card_text(card.id)]
    return " ".join(words if card.clan is None else [*words, clan_name(card.clan)])
