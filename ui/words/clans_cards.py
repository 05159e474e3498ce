"""The cards of The Four Groves in words: names, texts, keywords, clans, types, decks; in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.clans.vocabulary import CardType, Clan, Keyword
from ui.words._cards_clans import CONTEXT, KEYWORDS, NAMES, TEXTS

CLANS: dict[Clan, object] = {
    #: A clan, alone.
    "Maple": QT_TRANSLATE_NOOP("ClansWords", "Maple"),
    "Plum": QT_TRANSLATE_NOOP("ClansWords", "Plum"),
    "Reed": QT_TRANSLATE_NOOP("ClansWords", "Reed"),
    "Cedar": QT_TRANSLATE_NOOP("ClansWords", "Cedar"),
}

TYPES: dict[CardType, object] = {
    #: Type of a card, alone.
    "stronghold": QT_TRANSLATE_NOOP("ClansWords", "Stronghold"),
    "personality": QT_TRANSLATE_NOOP("ClansWords", "Personality"),
    "holding": QT_TRANSLATE_NOOP("ClansWords", "Holding"),
    "event": QT_TRANSLATE_NOOP("ClansWords", "Event"),
    "region": QT_TRANSLATE_NOOP("ClansWords", "Region"),
    "strategy": QT_TRANSLATE_NOOP("ClansWords", "Action card"),
    "follower": QT_TRANSLATE_NOOP("ClansWords", "Follower"),
    "item": QT_TRANSLATE_NOOP("ClansWords", "Item"),
    "spell": QT_TRANSLATE_NOOP("ClansWords", "Spell"),
    "ring": QT_TRANSLATE_NOOP("ClansWords", "Ring"),
}

SEVERAL: dict[CardType, object] = {
    #: Cards of a type, before a number: "Personalities: 18".
    "stronghold": QT_TRANSLATE_NOOP("ClansWords", "Strongholds"),
    "personality": QT_TRANSLATE_NOOP("ClansWords", "Personalities"),
    "holding": QT_TRANSLATE_NOOP("ClansWords", "Holdings"),
    "event": QT_TRANSLATE_NOOP("ClansWords", "Events"),
    "region": QT_TRANSLATE_NOOP("ClansWords", "Regions"),
    "strategy": QT_TRANSLATE_NOOP("ClansWords", "Action cards"),
    "follower": QT_TRANSLATE_NOOP("ClansWords", "Followers"),
    "item": QT_TRANSLATE_NOOP("ClansWords", "Items"),
    "spell": QT_TRANSLATE_NOOP("ClansWords", "Spells"),
    "ring": QT_TRANSLATE_NOOP("ClansWords", "Rings"),
}

DECKS: dict[str, object] = {
    #: Name of a ready-made deck: the clan, a colon, a motto.
    "maple": QT_TRANSLATE_NOOP("ClansWords", "Maple: Red Banners"),
    "plum": QT_TRANSLATE_NOOP("ClansWords", "Plum: White Petals"),
    "reed": QT_TRANSLATE_NOOP("ClansWords", "Reed: Four Winds Ride"),
    "cedar": QT_TRANSLATE_NOOP("ClansWords", "Cedar: Five Wheels"),
}


DECK_PLANS: dict[str, object] = {
    #: Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.
    "maple": QT_TRANSLATE_NOOP(
        "ClansWords", "Military: strong units with Followers destroy Provinces. The easiest to begin with."
    ),
    #: Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.
    "plum": QT_TRANSLATE_NOOP(
        "ClansWords", "Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners."
    ),
    #: Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.
    "reed": QT_TRANSLATE_NOOP(
        "ClansWords",
        "Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.",
    ),
    #: Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.
    "cedar": QT_TRANSLATE_NOOP(
        "ClansWords", "Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest."
    ),
}


def card_name(card: str) -> str:
    """The name of a card by its id, alone or after a colon."""
    return QCoreApplication.translate(CONTEXT, str(NAMES[card]))


def card_text(card: str) -> tuple[str, ...]:
    """What a card does, a line for each of its traits and then of its abilities; empty where it has none."""
    return tuple(QCoreApplication.translate(CONTEXT, str(line)) for line in TEXTS.get(card, ()))


def keyword_name(keyword: Keyword) -> str:
    """A keyword as it is printed on cards."""
    return QCoreApplication.translate("ClansCardsKeywords", str(KEYWORDS[keyword]))


def clan_name(clan: Clan) -> str:
    """A clan, alone."""
    return QCoreApplication.translate("ClansWords", str(CLANS[clan]))


def type_name(kind: CardType) -> str:
    """A type of cards, alone."""
    return QCoreApplication.translate("ClansWords", str(TYPES[kind]))


def types_name(kind: CardType) -> str:
    """Cards of a type, before their number."""
    return QCoreApplication.translate("ClansWords", str(SEVERAL[kind]))


def deck_plan(deck: str) -> str:
    """What a ready-made deck does, by its id, in a short line."""
    return QCoreApplication.translate("ClansWords", str(DECK_PLANS[deck]))


def deck_name(deck: str) -> str:
    """A ready-made deck by its id."""
    return QCoreApplication.translate("ClansWords", str(DECKS[deck]))
