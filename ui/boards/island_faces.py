"""What the things on the table of Island Settlers look like: one place that knows the names of the faces."""

from __future__ import annotations

from desktop.rules.island.values import Card, Harbor, Kind, Terrain
from ui.art.face import Face
from ui.words.island import IslandWords

ROOM = "island"
BLANK = Face(ROOM, "blank")
"""Nothing: a place to be focused and clicked."""


def named(value: Kind | Card | Terrain | Harbor) -> str:
    """What faces call it."""
    return value.name.lower()


def goods_face(kind: Kind, words: IslandWords) -> Face:
    """A resource card with its name."""
    return Face(ROOM, "card", (named(kind), words.good_card(kind)))


def good_face(kind: Kind, count: str = "") -> Face:
    """A resource as an icon, with a number."""
    return Face(ROOM, "good", (named(kind), count))


def dev_face(card: Card, words: IslandWords) -> Face:
    """The front of a development card."""
    return Face(ROOM, "development", (named(card), words.card(card)))


def award_face(which: str, words: IslandWords) -> Face:
    """The card of an award: road or army."""
    return Face(ROOM, "award", (which, words.award(which)))


def piece_face(what: str, words: IslandWords) -> Face:
    """A card that shows a piece: road, settlement, city; for a development card its back."""
    if what == "card":
        return Face(ROOM, "back", ("development",))
    return Face(ROOM, "piece_card", (what, words.piece(what)))


def label_face(text: str, size: int, tint: str = "ink", align: str = "left", bold: bool = False) -> Face:
    """A line of type; align is "left", "middle" or "right" as it is seen."""
    return Face(ROOM, "label", (text, size, tint, align, bold))


def deal_face(bank: str, give: Kind, count: int, take: Kind, state: str, rtl: bool) -> Face:
    """The button of a trade with the bank, with what is given and taken on it."""
    return Face(ROOM, "deal", (bank, named(give), count, named(take), state, rtl))


def button_face(text: str, state: str = "plain") -> Face:
    """A button on the table: primary, plain, or off."""
    return Face(ROOM, "button", (text, state))
