"""The values of Island Settlers: goods, options, the board, frames, state, what a seat sees and knows.

Seats 0 .. n-1 act in this order. Hexes, crossings and paths are numbered as in `board`. Goods are tuples of five counts
(lumber, brick, wool, grain, ore) wherever people and bots meet them; inside a state they are packed (`goods`).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated

from msgspec import Meta

from desktop.rules import kit

SEATS = (2, 3, 4)
STOCK = 19
"""Cards of each kind of goods."""
ROADS, SETTLEMENTS, CITIES = 15, 5, 4
"""Pieces a seat has."""
DISCARD_FROM = 8
"""Cards in hand from which a seven costs half of them."""
SHORTEST_ROAD = 5
"""Length from which the longest road counts."""
SMALLEST_ARMY = 3
"""Knights from which the largest army counts."""
AWARD = 2
"""Points of the longest road, and of the largest army."""
FRIENDLY_BELOW = 3
"""Public points below which a friendly robber leaves a seat alone."""
LEAST_TARGET, MOST_TARGET = 3, 20
MOST_OFFERS = 50
BANK_RATE, HARBOR_RATE, KIND_RATE = 4, 3, 2


class Kind(IntEnum):
    """The five kinds of goods."""

    LUMBER = 0
    BRICK = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4


KINDS: tuple[Kind, ...] = tuple(Kind)


class Terrain(IntEnum):
    """What a hex is; up to mountains the number is that of the goods it yields."""

    FOREST = 0
    HILLS = 1
    PASTURE = 2
    FIELDS = 3
    MOUNTAINS = 4
    DESERT = 5


class Harbor(IntEnum):
    """What a harbor trades; up to ore the number is that of the goods it trades two for one."""

    LUMBER = 0
    BRICK = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4
    ANY = 5
    """Three of any kind for one."""


class Card(IntEnum):
    """The development cards."""

    KNIGHT = 0
    YEAR_OF_PLENTY = 1
    MONOPOLY = 2
    ROAD_BUILDING = 3
    POINT = 4


CARDS: tuple[Card, ...] = tuple(Card)
POINT = Card.POINT
"""Asked for at every turn, and looking a member up in its class takes longer than what is done with it."""
DECK: tuple[int, ...] = (14, 2, 2, 2, 5)
"""By card: how many there are."""

Count = Annotated[int, Meta(ge=0, le=STOCK)]
Goods = tuple[Count, Count, Count, Count, Count]
"""Counts by kind. Cards are counted in the same shape, by card."""
NOTHING: Goods = (0, 0, 0, 0, 0)
ROAD_COST: Goods = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Goods = (1, 1, 1, 1, 0)
CITY_COST: Goods = (0, 0, 0, 2, 3)
CARD_COST: Goods = (0, 0, 1, 1, 1)

Seat = Annotated[int, Meta(ge=0, lt=4)]
Hex = Annotated[int, Meta(ge=0, lt=19)]
Crossing = Annotated[int, Meta(ge=0, lt=54)]
Path = Annotated[int, Meta(ge=0, lt=72)]
Face = Annotated[int, Meta(ge=1, le=6)]
Number = Annotated[int, Meta(ge=0, le=12)]


class Layout(StrEnum):
    """How the island is laid."""

    BEGINNER = "beginner"
    """The fixed island for a first match."""
    SPIRAL = "spiral"
    """Hexes shuffled, numbers in their fixed order around the island: sixes and eights never touch."""
    RANDOM = "random"
    """Hexes and numbers shuffled, again and again while a six or eight touches another."""
    FREE = "free"
    """Any island of these hexes and numbers, as it may lie on a real table; sixes and eights may touch."""


class Options(kit.Options, frozen=True):
    """What can be agreed on before a match."""

    layout: Layout = Layout.SPIRAL
    shuffle_harbors: bool = True
    """False: the harbors lie as on the beginner's island, where they always do so."""
    target: Annotated[int, Meta(ge=LEAST_TARGET, le=MOST_TARGET)] = 10
    """Points that win."""
    win_any_time: bool = False
    """True: whoever reaches the target wins at once. False: only in the own turn."""
    friendly_robber: bool = False
    """True: the robber is not set beside another seat with less than three public points."""
    offers: Annotated[int, Meta(ge=0, le=MOST_OFFERS)] = 10
    """How many offers a seat may make in one turn; 0: no trade between seats."""
    statistics: bool = True
    """Whether dice, production and robberies are counted for all to see during the match."""


class Board(kit.Value, frozen=True, cache_hash=True):
    """The island as it was laid."""

    terrains: tuple[Terrain, ...]
    """By hex."""
    numbers: tuple[Number, ...]
    """By hex; 0 on the desert."""
    harbors: tuple[Harbor, ...]
    """By place of `board.HARBORS`."""


class Terms(kit.Value, frozen=True):
    """What is traded, as the seat whose turn it is sees it: it gives `give` and gets `want`."""

    give: Goods
    want: Goods


class Answer(kit.Value, frozen=True):
    """A seat would trade: on the terms of the offer, or on its own counter-offer."""

    seat: Seat
    counter: Terms | None = None


class Offer(kit.Value, frozen=True):
    """An open offer of the seat whose turn it is."""

    id: int
    """Counts the offers of a turn, from 1."""
    terms: Terms
    to: tuple[Seat, ...]
    answers: tuple[Answer, ...] = ()
    """Of those who would trade, in the order they answered."""


class DiscardChoice(kit.Value, frozen=True):
    """A seat that owes cards after a seven."""

    seat: Seat
    count: int
    done: bool = False
    goods: Goods | None = None
    """None: not chosen yet, or not to be seen."""


# -- frames -----------------------------------------------------------------------------------------------------------


class Laying(kit.Frame, frozen=True):
    """Chance lays the island."""


class Seating(kit.Frame, frozen=True):
    """Chance says who begins."""


class Placing(kit.Frame, frozen=True):
    """The first settlements and roads: `index` counts the settlements, 0 .. 2n-1."""

    index: int
    crossing: Crossing | None = None
    """Where the settlement was just placed, whose road is due; None: the settlement is due."""


class BeforeRoll(kit.Frame, frozen=True):
    """A turn has begun, the dice are not thrown yet."""


class Rolling(kit.Frame, frozen=True):
    """Chance throws the dice."""


class Main(kit.Frame, frozen=True):
    """After the roll: trade and build."""


class Discarding(kit.Frame, frozen=True):
    """A seven: everybody with too many cards chooses half of them, unseen until all have chosen."""

    choices: tuple[DiscardChoice, ...]


class Robbing(kit.Frame, frozen=True):
    """The robber must be moved."""


class Stealing(kit.Frame, frozen=True):
    """Chance says which card the victim loses."""

    victim: Seat


class Drawing(kit.Frame, frozen=True):
    """Chance says which development card was bought."""


class FreeRoads(kit.Frame, frozen=True):
    """Road building: `left` roads must still be placed."""

    left: int


class Answering(kit.Frame, frozen=True):
    """The newest offer is put to these seats, one after another."""

    waiting: tuple[Seat, ...]


AnyFrame = (
    Laying
    | Seating
    | Placing
    | BeforeRoll
    | Rolling
    | Main
    | Discarding
    | Robbing
    | Stealing
    | Drawing
    | FreeRoads
    | Answering
)


# -- the table --------------------------------------------------------------------------------------------------------


class State(kit.State, frozen=True):
    """The truth of the table. Tuples by seat have as many entries as there are seats; goods and cards are packed."""

    options: Options
    board: Board | None
    """None before the island is laid."""
    frames: tuple[AnyFrame, ...]
    """What is open, the innermost last; () when the match is over."""
    bank: int
    hands: tuple[int, ...]
    deck: int
    """By card: how many are still in the deck."""
    cards: tuple[int, ...]
    """By seat: the development cards in hand, those just bought included."""
    played: tuple[int, ...]
    """By seat: the development cards played."""
    settlements: tuple[int, ...]
    """By seat: a mask of crossings. Upgraded ones are cities only."""
    cities: tuple[int, ...]
    roads: tuple[tuple[int, int], ...]
    """By seat: a mask of paths in two words."""
    lengths: tuple[int, ...]
    """By seat: its longest road."""
    points: tuple[int, ...]
    """By seat: the public points."""
    robber: int = 0
    """The hex of the robber."""
    first: int = 0
    """The seat that began."""
    turn: int = 0
    """Number of the turn, from 1; 0 during the set-up."""
    seat: int = 0
    """Whose turn it is."""
    fresh: int = 0
    """The cards bought in this turn."""
    card_played: bool = False
    """Whether the card of this turn has been played."""
    dice: tuple[Face, Face] | None = None
    """The last roll."""
    gains: tuple[int, ...] = ()
    """By seat: what the last roll (or the second settlement) brought; () before."""
    road_holder: int | None = None
    army_holder: int | None = None
    offered: int = 0
    """Offers made in this turn."""
    offers: tuple[Offer, ...] = ()
    """Those still open."""
    never: tuple[int, ...] = ()
    """By seat: a mask of the kinds it never gives. Such offers are declined without asking."""
    winner: int | None = None


Tally = tuple[int, int, int, int, int]


class Knowledge(kit.Knowledge, frozen=True):
    """What a seat has seen and may remember."""

    seat: int
    least: tuple[Goods, ...]
    """By seat: what it surely holds. Cards are counted; only who watched a robbery from outside is unsure."""
    refused: tuple[Terms, ...] = ()
    """The offers of this turn that nobody would take, or that were withdrawn, whatever was countered."""
    rolls: tuple[int, ...] = ()
    """How often 2 .. 12 were rolled. This and what follows is () where the options want no statistics."""
    produced: tuple[Tally, ...] = ()
    """By seat: all goods the dice brought."""
    robbed: tuple[int, ...] = ()
    """By seat: the cards stolen from it."""


class View(kit.View, frozen=True):
    """What one seat (or WATCHER) may see. Tuples by seat have as many entries as there are seats."""

    seat: int
    options: Options
    board: Board | None
    frames: tuple[AnyFrame, ...]
    """Those of the state; what others have chosen to discard is None."""
    bank: Goods
    hand: Goods
    """The seat's own; nothing for the watcher."""
    sizes: tuple[int, ...]
    """By seat: goods in hand."""
    deck: int
    """Cards left in the deck."""
    cards: Goods
    """The seat's own development cards, by card."""
    card_counts: tuple[int, ...]
    """By seat: development cards in hand."""
    fresh: Goods | None
    """By card: those bought in this turn; None where another seat's turn hides them."""
    fresh_count: int
    played: tuple[Goods, ...]
    """By seat and card."""
    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    roads: tuple[tuple[int, int], ...]
    """By seat: masks as in the state; `board.bits` and `board.joined` read them."""
    lengths: tuple[int, ...]
    rates: tuple[Goods, ...]
    """By seat and kind: how many the bank takes for one other."""
    points: tuple[int, ...]
    """By seat: the public points; when the match is over, all."""
    own_points: int
    """The points of the seat that looks, its point cards included."""
    robber: int
    first: int
    turn: int
    turn_seat: int
    card_played: bool
    dice: tuple[Face, Face] | None
    gains: tuple[Goods, ...]
    road_holder: int | None
    army_holder: int | None
    offered: int
    offers: tuple[Offer, ...]
    never: tuple[int, ...]
    winner: int | None
    point_cards: tuple[int, ...] | None
    """By seat, when the match is over: its point cards. None before."""
    knowledge: Knowledge
