"""The things of Island Settlers in words: goods, terrains, harbors, cards and pieces; tables for the translators."""

from __future__ import annotations

import math

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.island.values import Card, Harbor, Kind, Terrain

CONTEXT, OF = "IslandThings", "IslandPlaces"

GOODS: dict[Kind, object] = {
    #: A resource, alone, after a colon or with a number: "lumber × 2".
    Kind.LUMBER: QT_TRANSLATE_NOOP("IslandThings", "lumber"),
    Kind.BRICK: QT_TRANSLATE_NOOP("IslandThings", "brick"),
    Kind.WOOL: QT_TRANSLATE_NOOP("IslandThings", "wool"),
    Kind.GRAIN: QT_TRANSLATE_NOOP("IslandThings", "grain"),
    Kind.ORE: QT_TRANSLATE_NOOP("IslandThings", "ore"),
}
GOODS_CARDS: dict[Kind, object] = {
    #: A resource as it is printed on its card: as short as can be.
    Kind.LUMBER: QT_TRANSLATE_NOOP("IslandThings", "Lumber"),
    Kind.BRICK: QT_TRANSLATE_NOOP("IslandThings", "Brick"),
    Kind.WOOL: QT_TRANSLATE_NOOP("IslandThings", "Wool"),
    Kind.GRAIN: QT_TRANSLATE_NOOP("IslandThings", "Grain"),
    Kind.ORE: QT_TRANSLATE_NOOP("IslandThings", "Ore"),
}
TERRAINS: dict[Terrain, object] = {
    #: A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.
    Terrain.FOREST: QT_TRANSLATE_NOOP("IslandThings", "forest %1"),
    Terrain.HILLS: QT_TRANSLATE_NOOP("IslandThings", "hills %1"),
    Terrain.PASTURE: QT_TRANSLATE_NOOP("IslandThings", "pasture %1"),
    Terrain.FIELDS: QT_TRANSLATE_NOOP("IslandThings", "fields %1"),
    Terrain.MOUNTAINS: QT_TRANSLATE_NOOP("IslandThings", "mountains %1"),
    #: The only hex without a number. It stands alone or after a colon.
    Terrain.DESERT: QT_TRANSLATE_NOOP("IslandThings", "desert"),
}
TERRAINS_OF: dict[Terrain, object] = {
    #: The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.
    Terrain.FOREST: QT_TRANSLATE_NOOP("IslandPlaces", "forest %1"),
    Terrain.HILLS: QT_TRANSLATE_NOOP("IslandPlaces", "hills %1"),
    Terrain.PASTURE: QT_TRANSLATE_NOOP("IslandPlaces", "pasture %1"),
    Terrain.FIELDS: QT_TRANSLATE_NOOP("IslandPlaces", "fields %1"),
    Terrain.MOUNTAINS: QT_TRANSLATE_NOOP("IslandPlaces", "mountains %1"),
    #: The desert after “intersection of”, “path between” or “side of”.
    Terrain.DESERT: QT_TRANSLATE_NOOP("IslandPlaces", "the desert"),
}
CORNERS: dict[str, object] = {
    #: A corner of a hex at the coast; %1 is the hex, in the case of “of”.
    "n": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, north corner of %1"),
    "ne": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, northeast corner of %1"),
    "se": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, southeast corner of %1"),
    "s": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, south corner of %1"),
    "sw": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, southwest corner of %1"),
    "nw": QT_TRANSLATE_NOOP("IslandThings", "Intersection at the coast, northwest corner of %1"),
}
SIDES: dict[str, object] = {
    #: A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.
    "e": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, east side of %1"),
    "ne": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, northeast side of %1"),
    "nw": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, northwest side of %1"),
    "w": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, west side of %1"),
    "sw": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, southwest side of %1"),
    "se": QT_TRANSLATE_NOOP("IslandThings", "Path along the coast, southeast side of %1"),
}
DIRECTIONS: dict[str, object] = {
    #: Where a place lies, in brackets after its name: "forest 6 (north)".
    "n": QT_TRANSLATE_NOOP("IslandThings", "north"),
    "ne": QT_TRANSLATE_NOOP("IslandThings", "northeast"),
    "e": QT_TRANSLATE_NOOP("IslandThings", "east"),
    "se": QT_TRANSLATE_NOOP("IslandThings", "southeast"),
    "s": QT_TRANSLATE_NOOP("IslandThings", "south"),
    "sw": QT_TRANSLATE_NOOP("IslandThings", "southwest"),
    "w": QT_TRANSLATE_NOOP("IslandThings", "west"),
    "nw": QT_TRANSLATE_NOOP("IslandThings", "northwest"),
}
HARBORS: dict[Harbor, object] = {
    #: A harbor and its trade rate, alone or at the end of a list.
    Harbor.LUMBER: QT_TRANSLATE_NOOP("IslandThings", "harbor 2:1 for lumber"),
    Harbor.BRICK: QT_TRANSLATE_NOOP("IslandThings", "harbor 2:1 for brick"),
    Harbor.WOOL: QT_TRANSLATE_NOOP("IslandThings", "harbor 2:1 for wool"),
    Harbor.GRAIN: QT_TRANSLATE_NOOP("IslandThings", "harbor 2:1 for grain"),
    Harbor.ORE: QT_TRANSLATE_NOOP("IslandThings", "harbor 2:1 for ore"),
    Harbor.ANY: QT_TRANSLATE_NOOP("IslandThings", "harbor 3:1"),
}
CARDS: dict[Card, object] = {
    #: Name of a development card.
    Card.KNIGHT: QT_TRANSLATE_NOOP("IslandThings", "Knight"),
    Card.YEAR_OF_PLENTY: QT_TRANSLATE_NOOP("IslandThings", "Year of Plenty"),
    Card.MONOPOLY: QT_TRANSLATE_NOOP("IslandThings", "Monopoly"),
    Card.ROAD_BUILDING: QT_TRANSLATE_NOOP("IslandThings", "Road Building"),
    #: Name of a development card that is worth one point.
    Card.POINT: QT_TRANSLATE_NOOP("IslandThings", "Victory Point"),
}
CARD_TEXTS: dict[Card, object] = {
    #: What a development card does.
    Card.KNIGHT: QT_TRANSLATE_NOOP(
        "IslandThings",
        "Move the robber to another hex and steal a card from a player who has built there. The card stays before "
        "you: whoever has played 3 knights first, and then the most, holds Largest Army.",
    ),
    Card.YEAR_OF_PLENTY: QT_TRANSLATE_NOOP(
        "IslandThings", "Take any 2 resource cards from the bank. You can build with them at once."
    ),
    Card.MONOPOLY: QT_TRANSLATE_NOOP(
        "IslandThings", "Name a resource: every other player hands you all the cards of it they hold."
    ),
    Card.ROAD_BUILDING: QT_TRANSLATE_NOOP("IslandThings", "Place 2 roads for free."),
    Card.POINT: QT_TRANSLATE_NOOP(
        "IslandThings",
        "Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.",
    ),
}
PIECES: dict[str, object] = {
    #: A piece that can be built, or bought.
    "road": QT_TRANSLATE_NOOP("IslandThings", "Road"),
    "settlement": QT_TRANSLATE_NOOP("IslandThings", "Settlement"),
    "city": QT_TRANSLATE_NOOP("IslandThings", "City"),
    "card": QT_TRANSLATE_NOOP("IslandThings", "Development card"),
}
PIECE_TEXTS: dict[str, object] = {
    "road": QT_TRANSLATE_NOOP(
        "IslandThings",
        "Goes on a free path at one of your own roads or buildings, never through the building of another player.",
    ),
    "settlement": QT_TRANSLATE_NOOP(
        "IslandThings",
        "Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to "
        "it. Brings 1 card for each neighboring hex whose number is rolled.",
    ),
    "city": QT_TRANSLATE_NOOP(
        "IslandThings",
        "Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each "
        "neighboring hex whose number is rolled.",
    ),
    "card": QT_TRANSLATE_NOOP(
        "IslandThings",
        "The top card of the development deck, hidden from the others. One card may be played a turn, before or after "
        "the roll, but not in the turn it was bought.",
    ),
}
AWARDS: dict[str, object] = {
    #: Name of an award.
    "road": QT_TRANSLATE_NOOP("IslandThings", "Longest Road"),
    "army": QT_TRANSLATE_NOOP("IslandThings", "Largest Army"),
}
AWARD_TEXTS: dict[str, object] = {
    "road": QT_TRANSLATE_NOOP(
        "IslandThings",
        "Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road "
        "takes it away. A building of another player cuts a road.",
    ),
    "army": QT_TRANSLATE_NOOP(
        "IslandThings",
        "Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.",
    ),
}


def said(text: object) -> str:
    """An entry of these tables in the language of the window."""
    return QCoreApplication.translate(CONTEXT, str(text))


def direction(x: float, y: float) -> str:
    """The one of eight directions in which a point lies, y downwards."""
    return tuple(DIRECTIONS)[round(math.degrees(math.atan2(x, -y)) / 45) % 8]


def said_of(terrain: Terrain) -> str:
    """A hex in the case that "of" and "between" ask for; %1 is its number."""
    return QCoreApplication.translate(OF, str(TERRAINS_OF[terrain]))
