"""What is printed on the cards. Rules ask this table; what a card does besides stands in one place for each card:
`facts` for what lies in a principality, `action_cards` for what is played, `event_cards` for what is turned up.

Copies of a card are not told apart: a card is named by its id, a region by its land and number (all 23 differ).
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, cast, get_args

from msgspec import Meta

Resource = Literal["brick", "lumber", "grain", "wool", "ore", "gold"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
BRICK, LUMBER, GRAIN, WOOL, ORE, GOLD = range(6)
"""Places in `Goods`, and the order in which kinds of resources are paid and traded."""

Amount = Annotated[int, Meta(ge=0, le=99)]
Goods = tuple[Amount, Amount, Amount, Amount, Amount, Amount]
"""How many of each resource, in the order of RESOURCES."""
NO_GOODS: Goods = (0, 0, 0, 0, 0, 0)


def goods_in(bill: tuple[Resource, ...]) -> Goods:
    """How many of each resource a bill names."""
    a, b, c, d, e, f = (bill.count(resource) for resource in RESOURCES)
    return a, b, c, d, e, f



Kind = Literal["knight", "fleet", "green", "red", "action"]
"""Knights and fleets are units; green and red cards are buildings. All but the red ones and the actions are laid on
sites of settlements and cities; the red ones on sites of cities."""

Land = Literal["fields", "mountains", "pasture", "forest", "hills", "goldfield"]
LANDS: dict[Land, Resource] = {
    "fields": "grain",
    "mountains": "ore",
    "pasture": "wool",
    "forest": "lumber",
    "hills": "brick",
    "goldfield": "gold",
}

RegionCard = Literal[
    "fields_1", "mountains_2", "pasture_3", "forest_4", "hills_5", "goldfield_6", "fields_2", "mountains_3",
    "pasture_4", "forest_5", "hills_6", "goldfield_1", "fields_3", "fields_4", "mountains_4", "mountains_5",
    "pasture_5", "pasture_6", "forest_1", "forest_6", "hills_1", "hills_2", "goldfield_3",
]
"""The first six are starting set A, the next six set B, the rest is the region pile."""
REGION_CARDS: tuple[RegionCard, ...] = get_args(RegionCard)
STARTING: tuple[tuple[RegionCard, ...], tuple[RegionCard, ...]] = (REGION_CARDS[:6], REGION_CARDS[6:12])
"""By seat: the six regions it begins with."""
REGION_PILE: tuple[RegionCard, ...] = REGION_CARDS[12:]

EventCard = Literal[
    "event_civil_war", "event_conflict", "event_master_builder", "event_plague", "event_productive_year",
    "event_progress", "event_year_end",
]
EVENT_COPIES: dict[EventCard, int] = {
    "event_civil_war": 1,
    "event_conflict": 1,
    "event_master_builder": 1,
    "event_plague": 2,
    "event_productive_year": 2,
    "event_progress": 2,
    "event_year_end": 1,
}
EVENT_PILE: tuple[EventCard, ...] = tuple(card for card, copies in EVENT_COPIES.items() for _ in range(copies))

Face = Literal["knight", "mill", "club", "sun", "question"]
"""Of the event die: tournament, trade advantage, brigands, good harvest, event card."""
FACES: dict[Face, int] = {"knight": 1, "mill": 1, "club": 1, "sun": 1, "question": 2}
"""On how many of the six faces of the die each symbol is."""

Card = Literal[
    "knight_rowan", "knight_lucian", "knight_hoss", "knight_morgan", "knight_bruno", "knight_ivar",
    "knight_tobin", "knight_emmet", "knight_garrick", "fleet_brick", "fleet_gold", "fleet_grain",
    "fleet_lumber", "fleet_ore", "fleet_wool", "abbey", "garrison", "smithy", "brick_factory", "foundry",
    "grain_mill", "sawmill", "woolen_mill", "aqueduct", "bath_house", "church", "colossus", "counting_house",
    "harbor", "library", "marketplace", "merchant_guild", "mint", "town_hall", "alchemist", "arsonist",
    "bishop", "black_knight", "brigands", "caravan", "herb_woman", "merchant", "scout", "spy",
]
"""The 62 cards of the five stacks."""


class CardData(NamedTuple):
    """One card of the stacks."""

    id: Card
    kind: Kind
    copies: int = 1
    bill: tuple[Resource, ...] = ()
    """What building it costs, unit by unit, in the order in which it is paid."""
    points: int = 0
    commerce: int = 0
    strength: int = 0
    tournament: int = 0
    doubles: Resource | None = None
    """What neighbouring regions of its side yield twice."""
    trades: Resource | None = None
    """A fleet: two of these for one of another kind."""

    @property
    def cost(self) -> Goods:
        """The bill as amounts."""
        return COSTS[self.id]

    @property
    def unit(self) -> bool:
        """A knight or a fleet."""
        return self.kind in ("knight", "fleet")

    @property
    def building(self) -> bool:
        """A green or red card that is no unit."""
        return self.kind in ("green", "red")


_TABLE = (
    CardData("knight_rowan", "knight", bill=("grain", "ore"), strength=2, tournament=1),
    CardData("knight_lucian", "knight", bill=("grain", "grain", "ore", "ore", "wool"), strength=1, tournament=5),
    CardData("knight_hoss", "knight", bill=("grain", "grain", "wool", "wool", "ore", "ore"), strength=5, tournament=2),
    CardData("knight_morgan", "knight", bill=("grain", "ore"), strength=1, tournament=2),
    CardData(
        "knight_bruno",
        "knight",
        bill=("grain", "grain", "ore", "ore", "wool", "wool", "wool"),
        strength=7,
        tournament=1,
    ),
    CardData("knight_ivar", "knight", bill=("grain", "ore", "ore", "wool"), strength=3, tournament=2),
    CardData("knight_tobin", "knight", bill=("grain", "ore", "wool"), strength=1, tournament=3),
    CardData("knight_emmet", "knight", bill=("ore",), strength=1, tournament=1),
    CardData("knight_garrick", "knight", bill=("grain", "ore", "wool"), strength=3, tournament=1),
    CardData("fleet_brick", "fleet", bill=("wool", "lumber"), commerce=1, trades="brick"),
    CardData("fleet_gold", "fleet", bill=("wool", "lumber"), commerce=1, trades="gold"),
    CardData("fleet_grain", "fleet", bill=("wool", "lumber"), commerce=1, trades="grain"),
    CardData("fleet_lumber", "fleet", bill=("wool", "lumber"), commerce=1, trades="lumber"),
    CardData("fleet_ore", "fleet", bill=("wool", "lumber"), commerce=1, trades="ore"),
    CardData("fleet_wool", "fleet", bill=("wool", "lumber"), commerce=1, trades="wool"),
    CardData("abbey", "green", copies=2, bill=("lumber", "ore", "brick")),
    CardData("garrison", "green", copies=3, bill=("lumber", "brick"), commerce=1),
    CardData("smithy", "green", bill=("ore", "ore", "lumber")),
    CardData("brick_factory", "green", bill=("brick", "ore"), doubles="brick"),
    CardData("foundry", "green", bill=("brick", "ore"), doubles="ore"),
    CardData("grain_mill", "green", bill=("grain", "brick"), doubles="grain"),
    CardData("sawmill", "green", bill=("lumber", "lumber"), doubles="lumber"),
    CardData("woolen_mill", "green", bill=("brick", "wool"), doubles="wool"),
    CardData("aqueduct", "red", copies=2, bill=("lumber", "lumber", "ore", "ore", "brick", "brick"), points=1),
    CardData("bath_house", "red", copies=2, bill=("brick", "brick", "ore", "wool"), points=1),
    CardData("church", "red", copies=2, bill=("ore", "ore", "grain", "grain", "brick"), points=1),
    CardData(
        "colossus", "red", bill=("ore", "ore", "ore", "brick", "brick", "brick", "grain", "grain", "grain"), points=2
    ),
    CardData("counting_house", "red", bill=("wool", "wool", "grain", "brick"), commerce=3),
    CardData("harbor", "red", bill=("ore", "wool", "brick"), commerce=1),
    CardData("library", "red", copies=2, bill=("lumber", "lumber", "ore", "ore", "brick"), points=1),
    CardData("marketplace", "red", bill=("grain", "wool"), commerce=2),
    CardData("merchant_guild", "red", bill=("wool", "wool", "wool", "brick", "brick", "grain"), commerce=4),
    CardData("mint", "red", bill=("lumber", "lumber", "ore", "ore", "brick", "brick"), commerce=1),
    CardData("town_hall", "red", copies=2, bill=("wool", "wool", "ore", "ore", "brick"), points=1),
    CardData("alchemist", "action", copies=2),
    CardData("arsonist", "action", copies=2),
    CardData("bishop", "action", copies=2),
    CardData("black_knight", "action", copies=3),
    CardData("brigands", "action"),
    CardData("caravan", "action"),
    CardData("herb_woman", "action", copies=2),
    CardData("merchant", "action", copies=2),
    CardData("scout", "action", copies=2),
    CardData("spy", "action", copies=3),
)
CARDS: dict[Card, CardData] = {data.id: data for data in _TABLE}
COSTS: dict[Card, Goods] = {data.id: goods_in(data.bill) for data in _TABLE}
CARD_IDS: tuple[Card, ...] = tuple(CARDS)
DRAW_CARDS: tuple[Card, ...] = tuple(data.id for data in _TABLE for _ in range(data.copies))
"""All 62, copies included."""
RANK: dict[Card, int] = {card: place for place, card in enumerate(sorted(CARDS))}
"""In which order hands are kept."""

ROAD: tuple[Resource, ...] = ("brick", "brick", "lumber")
SETTLEMENT: tuple[Resource, ...] = ("brick", "lumber", "grain", "wool")
CITY: tuple[Resource, ...] = ("grain", "grain", "ore", "ore", "ore")
ROAD_COST, SETTLEMENT_COST, CITY_COST = goods_in(ROAD), goods_in(SETTLEMENT), goods_in(CITY)
ROADS, SETTLEMENTS, CITIES = 7, 5, 7
"""The shared supplies."""
STACKS = 5
MOST_STORED = 3
HAND = 3
"""Cards in hand without an Abbey or Library."""

Slot = Literal["up1", "up2", "down1", "down2"]
SLOTS: tuple[Slot, ...] = get_args(Slot)
"""Sites of a town: inner and outer, above and below. The outer ones exist only in a city."""

COUNTERS: dict[Card, Card] = {"arsonist": "bishop", "brigands": "bishop", "black_knight": "herb_woman"}
"""Which card answers which attack."""


def land_of(region: RegionCard) -> Land:
    """fields_3 -> fields."""
    return cast("Land", region.rsplit("_", 1)[0])


def number_of(region: RegionCard) -> int:
    """On which production number the region yields: fields_3 -> 3."""
    return _NUMBERS[region]


def resource_of(region: RegionCard) -> Resource:
    """What the region yields: fields_3 -> grain."""
    return _YIELDS[region]


_NUMBERS: dict[RegionCard, int] = {region: int(region[-1]) for region in REGION_CARDS}
_YIELDS: dict[RegionCard, Resource] = {region: LANDS[land_of(region)] for region in REGION_CARDS}
