"""What the words printed on the cards of The Four Groves mean: keywords, timings and the words before them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.clans.vocabulary import ELEMENTS, Flag, Keyword, Timing

KEYWORDS: dict[Keyword, object] = {
    #: What a keyword means, under its name.
    "Armor": QT_TRANSLATE_NOOP("ClansHelp", "A Personality can have one Armor."),
    "Cavalry": QT_TRANSLATE_NOOP(
        "ClansHelp", "A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers."
    ),
    "Conqueror": QT_TRANSLATE_NOOP("ClansHelp", "Its unit does not bow when it returns home from attacking."),
    "Duelist": QT_TRANSLATE_NOOP("ClansHelp", "Wins a tied duel against a Personality that is no Duelist."),
    "Expendable": QT_TRANSLATE_NOOP("ClansHelp", "After it is destroyed, its player draws a card."),
    "Legacy": QT_TRANSLATE_NOOP(
        "ClansHelp",
        "After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into "
        "play.",
    ),
    "Loyal": QT_TRANSLATE_NOOP("ClansHelp", "Serves only a player of its clan."),
    "Shugenja": QT_TRANSLATE_NOOP("ClansHelp", "Spells can be attached only to a Shugenja."),
    "Tactical": QT_TRANSLATE_NOOP("ClansHelp", "A Tactician performs at most one Tactical action each turn."),
    "Tactician": QT_TRANSLATE_NOOP(
        "ClansHelp", "In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value."
    ),
    "Terrain": QT_TRANSLATE_NOOP("ClansHelp", "Lies at a battlefield until the battle ends; only one at each."),
    "Unique": QT_TRANSLATE_NOOP("ClansHelp", "Only one in a deck, and only one of each player in play."),
    "Weapon": QT_TRANSLATE_NOOP("ClansHelp", "A Personality can have one Weapon."),
}

ELEMENT = QT_TRANSLATE_NOOP("ClansHelp", "An element. Whoever controls Rings of all 5 elements wins the match.")
LABEL = QT_TRANSLATE_NOOP("ClansHelp", "It does nothing by itself; other cards may ask for it.")

TIMINGS: dict[Timing, object] = {
    #: When an ability with this word can be used.
    "battle": QT_TRANSLATE_NOOP("ClansHelp", "Can be used in a battle, by either player."),
    "limited": QT_TRANSLATE_NOOP("ClansHelp", "Can be used in your own Action Phase."),
    "open": QT_TRANSLATE_NOOP("ClansHelp", "Can be used in the Action Phase of either player."),
    "reaction": QT_TRANSLATE_NOOP("ClansHelp", "Can be used when what it names happens, in either player’s turn."),
}

FLAGS: dict[Flag, object] = {
    #: What a word before the timing of an ability means.
    "absent": QT_TRANSLATE_NOOP("ClansHelp", "Can be used without a unit at the current battlefield."),
    "home": QT_TRANSLATE_NOOP("ClansHelp", "Can be used while its own unit is at home."),
    "tireless": QT_TRANSLATE_NOOP("ClansHelp", "Can be used while its card is bowed."),
}


def keyword_help(keyword: Keyword) -> str:
    """What a keyword means."""
    text = ELEMENT if keyword in ELEMENTS else KEYWORDS.get(keyword, LABEL)
    return QCoreApplication.translate("ClansHelp", str(text))


def timing_help(timing: Timing) -> str:
    """When an ability of this timing can be used."""
    return QCoreApplication.translate("ClansHelp", str(TIMINGS[timing]))


def flag_help(flag: Flag) -> str:
    """What a word before the timing means; empty for what no word is printed for."""
    return QCoreApplication.translate("ClansHelp", str(FLAGS[flag])) if flag in FLAGS else ""
