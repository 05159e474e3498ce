"""What follows from the cards of a principality: where everything lies, sums, what is doubled, protected or free.

`facts` holds what the rules ask for at every turn; it depends on an Estate alone and is worked out once for each.
The functions over a View below it say the same for screens and bots. What cards on sites do by merely lying there
stands here, each in one place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.rules.princes.cards import (
    CARDS,
    HAND,
    MOST_STORED,
    RESOURCES,
    Card,
    Goods,
    RegionCard,
    Resource,
    Slot,
    goods_in,
    number_of,
    resource_of,
)
from desktop.rules.princes.values import Axis, Estate, Place, State, View

SITES: tuple[Slot, ...] = ("up2", "up1", "down1", "down2")
"""From top to bottom."""
INDEX: dict[Resource, int] = {resource: place for place, resource in enumerate(RESOURCES)}
SEARCH_PRICE = 2
SAFE = 7
"""Brigands come for more unprotected resources than these."""


class Facts(NamedTuple):
    """What follows from an Estate. Regions are numbered as in Estate.regions."""

    strength: int
    tournament: int
    commerce: int
    settlements: tuple[int, ...]
    """Columns."""
    cities: tuple[int, ...]
    card_points: int
    points: int
    """All but the tokens'."""
    limit: int
    """Cards in hand."""
    search_price: int
    learning: int
    """Abbeys and Libraries: what Progress brings."""
    rates: tuple[tuple[int, ...], ...]
    """By resource: at which rates the bank trades it, the worst first."""
    road_ends: tuple[int, ...]
    """Columns where a road may be laid."""
    town_ends: tuple[int, ...]
    """Columns where a settlement may be laid."""
    green_sites: tuple[tuple[int, Slot], ...]
    """Where a green card may be laid: inner sites before outer ones."""
    red_sites: tuple[tuple[int, Slot], ...]
    kinds: tuple[tuple[int, ...], ...]
    """By resource: its regions."""
    kind_of: tuple[int, ...]
    """By region: its resource, as a place in RESOURCES."""
    capacity: Goods
    """By resource: how many can be stored."""
    at: dict[RegionCard, int]
    """Where each region card lies in Estate.regions."""
    doubled: tuple[bool, ...]
    """By region: whether a building doubles its production."""
    garrisons: tuple[int, ...]
    """By region: how many garrisons protect it."""
    open_regions: tuple[int, ...]
    """The regions no garrison protects."""
    plagued: tuple[int, ...]
    """The regions that lose by a plague."""
    yields: tuple[tuple[tuple[int, int], ...], ...]
    """By production number 0 .. 6: (region, amount before the cap)."""
    knights: tuple[Place, ...]
    buildings: tuple[Place, ...]
    rebels: tuple[Place, ...]
    """The units that civil war may take: those at a city with a Church are safe."""


def _side(slot: Slot) -> int:
    """0 above, 1 below: as regions are numbered in each pair."""
    return 0 if slot in ("up1", "up2") else 1


def towns(estate: Estate) -> tuple[tuple[int, Axis], ...]:
    """(column, settlement or city) from left to right."""
    return tuple((estate.left + place, kind) for place, kind in enumerate(estate.axis) if kind != "road")


def neighbours(estate: Estate, column: int, slot: Slot) -> tuple[int, ...]:
    """The regions that a card on this site acts on: both of its side of the town."""
    side = _side(slot)
    return tuple(2 * pair + side for pair, at in enumerate(estate.columns) if at in (column - 1, column + 1))


def _ends(estate: Estate) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where roads and where settlements may be laid."""
    if not estate.axis:
        return (), ()
    right = estate.left + len(estate.axis)
    ends = ((estate.left - 1, estate.axis[0]), (right, estate.axis[-1]))
    roads = tuple(column for column, last in ends if last != "road")
    return roads, tuple(column for column, last in ends if last == "road")


def _free(estate: Estate) -> tuple[tuple[tuple[int, Slot], ...], tuple[tuple[int, Slot], ...]]:
    """Free sites for green and for red cards."""
    taken = {(place.column, place.slot) for place in estate.places}
    green: list[tuple[int, Slot]] = []
    red: list[tuple[int, Slot]] = []
    sides: tuple[tuple[Slot, Slot], ...] = (("up1", "up2"), ("down1", "down2"))
    for column, kind in towns(estate):
        for inner, outer in sides:
            slot = inner if (column, inner) not in taken else outer
            if slot == outer and (kind != "city" or (column, outer) in taken):
                continue
            green.append((column, slot))
            if kind == "city":
                red.append((column, slot))
    return tuple(green), tuple(red)


def _doubled(estate: Estate) -> set[int]:
    """Regions whose production a building beside them doubles."""
    return {
        region
        for place in estate.places
        if (kind := CARDS[place.card].doubles) is not None
        for region in neighbours(estate, place.column, place.slot)
        if resource_of(estate.regions[region]) == kind
    }


def _plagued(estate: Estate, cities: tuple[int, ...], count: dict[Card, int]) -> tuple[int, ...]:
    """All regions at a city; the Aqueduct protects everything, a Bath House what lies at its city."""
    if "aqueduct" in count:
        return ()
    baths = {place.column for place in estate.places if place.card == "bath_house"}
    hit: list[int] = []
    for region in range(len(estate.regions)):
        beside = {estate.columns[region >> 1] - 1, estate.columns[region >> 1] + 1}
        if beside & set(cities) and not beside & baths:
            hit.append(region)
    return tuple(hit)


def _rates(count: dict[Card, int], resource: Resource) -> tuple[int, ...]:
    """Three for one; a fleet two of its kind; the Mint one gold."""
    fleet = any(CARDS[card].trades == resource for card in count)
    return (3, *((2,) if fleet else ()), *((1,) if resource == "gold" and "mint" in count else ()))


def _capacity(estate: Estate) -> Goods:
    a, b, c, d, e, f = goods_in(tuple(resource_of(card) for card in estate.regions))
    most = MOST_STORED
    return a * most, b * most, c * most, d * most, e * most, f * most


@lru_cache(maxsize=4_000)
def facts(estate: Estate) -> Facts:
    """Everything that follows from the cards of a principality."""
    count: dict[Card, int] = {}
    for place in estate.places:
        count[place.card] = count.get(place.card, 0) + 1
    knights = tuple(place for place in estate.places if CARDS[place.card].kind == "knight")
    units = tuple(place for place in estate.places if CARDS[place.card].unit)
    churches = {place.column for place in estate.places if place.card == "church"}
    cities = tuple(column for column, kind in towns(estate) if kind == "city")
    settlements = tuple(column for column, kind in towns(estate) if kind == "settlement")
    card_points = sum(CARDS[card].points * copies for card, copies in count.items())
    learning = count.get("abbey", 0) + count.get("library", 0)
    strength = sum(CARDS[place.card].strength for place in knights)
    commerce = sum(CARDS[card].commerce * copies for card, copies in count.items())
    garrisons = [0] * len(estate.regions)
    for place in estate.places:
        if place.card == "garrison":
            for region in neighbours(estate, place.column, place.slot):
                garrisons[region] += 1
    doubled = _doubled(estate)
    yields: list[tuple[tuple[int, int], ...]] = [()]
    for number in range(1, 7):
        yields.append(
            tuple(
                (region, 2 if region in doubled else 1)
                for region, card in enumerate(estate.regions)
                if number_of(card) == number
            )
        )
    roads, settle = _ends(estate)
    green, red = _free(estate)
    return Facts(
        strength=strength + (len(knights) if "smithy" in count else 0),
        tournament=sum(CARDS[place.card].tournament for place in knights),
        commerce=commerce + (len(units) - len(knights) if "harbor" in count else 0),
        settlements=settlements,
        cities=cities,
        card_points=card_points,
        points=len(settlements) + 2 * len(cities) + card_points,
        limit=HAND + learning,
        search_price=SEARCH_PRICE - ("town_hall" in count),
        learning=learning,
        rates=tuple(_rates(count, resource) for resource in RESOURCES),
        road_ends=roads,
        town_ends=settle,
        green_sites=green,
        red_sites=red,
        kinds=tuple(
            tuple(place for place, card in enumerate(estate.regions) if resource_of(card) == resource)
            for resource in RESOURCES
        ),
        kind_of=tuple(INDEX[resource_of(card)] for card in estate.regions),
        capacity=_capacity(estate),
        at={card: place for place, card in enumerate(estate.regions)},
        doubled=tuple(region in doubled for region in range(len(estate.regions))),
        garrisons=tuple(garrisons),
        open_regions=tuple(region for region, number in enumerate(garrisons) if not number),
        plagued=_plagued(estate, cities, count),
        yields=tuple(yields),
        knights=knights,
        buildings=tuple(place for place in estate.places if CARDS[place.card].building),
        rebels=tuple(place for place in units if place.column not in churches),
    )


# -- for screens and bots ---------------------------------------------------------------------------------------------


class RegionSeen(NamedTuple):
    """A region as it lies: `row` is 1 above the axis, -1 below."""

    card: RegionCard
    column: int
    row: int
    stored: int
    number: int
    resource: Resource
    doubled: bool
    protected: bool


class SiteSeen(NamedTuple):
    """A site that exists, with the card on it."""

    column: int
    slot: Slot
    card: Card | None


class PointsSeen(NamedTuple):
    """Where a seat's victory points come from."""

    settlements: int
    cities: int
    cards: int
    knight: int
    mill: int

    @property
    def all(self) -> int:
        """The sum."""
        return sum(self)


def regions_of(view: View | State, seat: int) -> tuple[RegionSeen, ...]:
    """A principality's regions, in the order in which they came."""
    estate, stored = view.estates[seat], view.stored[seat]
    known = facts(estate)
    return tuple(
        RegionSeen(
            card,
            estate.columns[place >> 1],
            -1 if place & 1 else 1,
            stored[place],
            number_of(card),
            resource_of(card),
            known.doubled[place],
            known.garrisons[place] > 0,
        )
        for place, card in enumerate(estate.regions)
    )


def sites_of(view: View | State, seat: int) -> tuple[SiteSeen, ...]:
    """All sites that exist in a principality, from left to right, from top to bottom."""
    estate = view.estates[seat]
    cards = {(place.column, place.slot): place.card for place in estate.places}
    return tuple(
        SiteSeen(column, slot, cards.get((column, slot)))
        for column, kind in towns(estate)
        for slot in SITES
        if kind == "city" or slot in ("up1", "down1")
    )


def axis_of(view: View | State, seat: int) -> tuple[tuple[int, Axis], ...]:
    """(column, road, settlement or city) from left to right."""
    estate = view.estates[seat]
    return tuple((estate.left + place, kind) for place, kind in enumerate(estate.axis))


def points_of(view: View | State, seat: int) -> PointsSeen:
    """A seat's victory points and where they come from."""
    known = facts(view.estates[seat])
    return PointsSeen(
        len(known.settlements),
        2 * len(known.cities),
        known.card_points,
        int(view.knight == seat),
        int(view.mill == seat),
    )


def amount_of(view: View | State, seat: int, resource: Resource) -> int:
    """How many of a resource a seat has stored."""
    stored = view.stored[seat]
    return sum(stored[region] for region in facts(view.estates[seat]).kinds[INDEX[resource]])


def room_of(view: View | State, seat: int, resource: Resource) -> int:
    """For how many more of a resource a seat has room."""
    stored = view.stored[seat]
    return sum(MOST_STORED - stored[region] for region in facts(view.estates[seat]).kinds[INDEX[resource]])


def unprotected_of(view: View | State, seat: int) -> int:
    """How many resources no garrison protects: brigands come for more than SAFE of them."""
    stored = view.stored[seat]
    return sum(stored[region] for region in facts(view.estates[seat]).open_regions)


def yields_of(view: View | State, seat: int, number: int) -> tuple[tuple[RegionCard, int], ...]:
    """What a production number brings to a seat now: (region, amount), the cap of three regarded; 0 where full."""
    estate, stored = view.estates[seat], view.stored[seat]
    return tuple(
        (estate.regions[region], min(amount, MOST_STORED - stored[region]))
        for region, amount in facts(estate).yields[number]
    )
