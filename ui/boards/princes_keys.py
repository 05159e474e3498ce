"""The names of the things on the table of Rival Princes: the same key is the same thing in every picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.rules.princes.cards import Card, EventCard, RegionCard, Resource, Slot, resource_of
from desktop.rules.princes.values import View

EVENT_DIE = "die:event"
DICE = ("die:number", EVENT_DIE)


def own_seat(view: View) -> int:
    """Who is drawn at the lower edge: the viewer; a watcher sees seat 0 there."""
    return max(view.seat, 0)


def region_key(region: RegionCard) -> str:
    """All regions differ, so a region is the same thing wherever it lies."""
    return f"region:{region}"


def axis_key(seat: int, column: int) -> str:
    """A card of the axis, or the empty place for one."""
    return f"axis:{seat}.{column}"


def site_key(seat: int, column: int, slot: Slot) -> str:
    """A site, with or without a card."""
    return f"site:{seat}.{column}.{slot}"


def place_key(row: int) -> str:
    """The place for a new region above or below."""
    return f"place:{row}"


def event_key(card: EventCard) -> str:
    """The event card that is turned up."""
    return f"event:{card}"


def played_key(place: int, card: Card) -> str:
    """An action card on the table."""
    return f"played:{place}.{card}"


def hand_key(card: Card, copy: int = 0) -> str:
    """A hand card; copies are counted."""
    return f"hand:{card}.{copy}"


def hand_keys(hand: Iterable[Card]) -> tuple[str, ...]:
    """The keys of a hand, in its order."""
    seen: Counter[Card] = Counter()
    keys = []
    for card in hand:
        keys.append(hand_key(card, seen[card]))
        seen[card] += 1
    return tuple(keys)


def copies_of(view: View, card: Card) -> tuple[str, ...]:
    """The keys of all copies of a card in the viewer's hand."""
    return tuple(hand_key(card, copy) for copy in range(view.hand.count(card)))


def plate_key(seat: int) -> str:
    """The plate of a seat."""
    return f"plate:{seat}"


def other_plate(view: View) -> str:
    """The plate of whoever is drawn at the upper edge."""
    return plate_key(1 - own_seat(view))


def stack_key(stack: int) -> str:
    """A draw stack."""
    return f"stack:{stack}"


def regions_with(view: View, seat: int, resource: Resource, stored: bool = True) -> tuple[str, ...]:
    """The keys of a seat's regions of this kind; `stored`: only those that store something."""
    return tuple(
        region_key(region)
        for region, amount in zip(view.estates[seat].regions, view.stored[seat], strict=True)
        if resource_of(region) == resource and (amount or not stored)
    )


def card_at(view: View, seat: int, column: int, slot: Slot) -> Card:
    """The card on a site that is taken."""
    places = view.estates[seat].places
    return next(place.card for place in places if (place.column, place.slot) == (column, slot))
