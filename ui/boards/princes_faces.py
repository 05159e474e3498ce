"""What the things on the table of Rival Princes look like: one place that knows the names of the faces."""

from __future__ import annotations

from typing import Literal

from desktop.rules.princes.cards import CARDS, CITY, ROAD, SETTLEMENT, Card, EventCard, RegionCard, land_of, number_of
from desktop.rules.princes.cards import Face as EventFace
from ui.art.face import Face
from ui.words.princes import PrincesWords

ROOM = "princes"
Back = Literal["draw", "event", "region"]


def card_face(card: Card | EventCard, words: PrincesWords) -> Face:
    """The front of a card as it is held in the hand, with its name."""
    return Face(ROOM, "card", (card, words.card(card)))


def told_face(card: EventCard, words: PrincesWords) -> Face:
    """The front of an event card with its rule, which is written where the card is large."""
    return Face(ROOM, "card", (card, words.card(card), words.card_text(card)))


def die_face(face: EventFace | Literal[""]) -> Face:
    """The event die; "" before it is rolled."""
    return Face(ROOM, "event_die", (face,))


def site_face(card: Card) -> Face:
    """The same card on a site: a square print with its figures."""
    return Face(ROOM, "site", (card,))


def region_face(region: RegionCard, stored: int) -> Face:
    """A region that stores so much. It is laid with as many quarter turns; print and number then stand upright."""
    return Face(ROOM, "region", (land_of(region), number_of(region), stored))


def axis_face(kind: str) -> Face:
    """A road, a settlement or a city."""
    return Face(ROOM, "town", (kind,))


def back_face(kind: Back) -> Face:
    """The back of a card."""
    return Face(ROOM, "back", (kind,))


def spot_face(legal: bool) -> Face:
    """An empty site; gold where something may be laid on it now."""
    return Face(ROOM, "spot", (legal,))


def sheets(count: int) -> int:
    """How many sheets a stack of so many cards shows."""
    return min(5, 1 + count // 3) if count else 0


def bill_of(what: str, card: Card | None = None) -> Face | None:
    """What a card, a road, a settlement or a city costs, in marks; None where it costs nothing."""
    bill = CARDS[card].bill if card is not None else {"road": ROAD, "settlement": SETTLEMENT, "city": CITY}[what]
    return Face(ROOM, "bill", bill) if bill else None


def bill_width(face: Face) -> float:
    """The width of a bill as a part of its height."""
    return 0.87 * len(face.args) + 0.2
