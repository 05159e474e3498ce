"""The beginning of a match: the island is laid, somebody begins, and everybody places two settlements and two roads."""

from __future__ import annotations

from desktop.rules.island.board import joined, words
from desktop.rules.island.choices import BuildRoad, BuildSettlement, FirstSeat, LaidIsland
from desktop.rules.island.events import (
    FirstChosen,
    IslandLaid,
    RoadBuilt,
    SettlementBuilt,
    StartingGoods,
    TurnBegan,
)
from desktop.rules.island.goods import EVERY, pack, unpack
from desktop.rules.island.layout import BEGINNER, desert, starting_goods
from desktop.rules.island.places import others_buildings
from desktop.rules.island.reasons import OffersOutOfRange, TargetOutOfRange
from desktop.rules.island.roads import longest
from desktop.rules.island.values import (
    DECK,
    LEAST_TARGET,
    MOST_OFFERS,
    MOST_TARGET,
    STOCK,
    BeforeRoll,
    Laying,
    Layout,
    Options,
    Placing,
    Seating,
    State,
)
from desktop.rules.kit import Event, Reason, put, replace


def why_not_options(options: Options) -> Reason | None:
    """Why no match can be played with these options, or None."""
    if not LEAST_TARGET <= options.target <= MOST_TARGET:
        return TargetOutOfRange(LEAST_TARGET, MOST_TARGET)
    return None if 0 <= options.offers <= MOST_OFFERS else OffersOutOfRange(MOST_OFFERS)


def new_match(options: Options, seats: int) -> State:
    """Before the first decision. The beginner's island needs no laying."""
    fixed = options.layout is Layout.BEGINNER
    zeros = (0,) * seats
    return State(
        options,
        BEGINNER if fixed else None,
        (Seating() if fixed else Laying(),),
        bank=STOCK * EVERY,
        hands=zeros,
        deck=pack(DECK),
        cards=zeros,
        played=zeros,
        settlements=zeros,
        cities=zeros,
        roads=((0, 0),) * seats,
        lengths=zeros,
        points=zeros,
        robber=desert(BEGINNER) if fixed else 0,
        never=zeros,
    )


def laid(state: State, action: LaidIsland, events: list[Event]) -> State:
    """The robber begins on the desert."""
    robber = desert(action.board)
    events.append(IslandLaid(action.board, robber))
    return replace(state, board=action.board, robber=robber, frames=(Seating(),))


def seated(state: State, action: FirstSeat, events: list[Event]) -> State:
    """The seat that places first, and has the first turn."""
    events.append(FirstChosen(action.seat))
    return replace(state, first=action.seat, seat=action.seat, frames=(Placing(0),))


def placing_seat(first: int, seats: int, index: int) -> int:
    """Who places the settlement with this index: once around, then back again."""
    return (first + (index if index < seats else 2 * seats - 1 - index)) % seats


def settle(state: State, action: BuildSettlement, events: list[Event]) -> State:
    """A first or second settlement; the second brings a card of each land hex beside it."""
    frame = state.frames[-1]
    board = state.board
    assert isinstance(frame, Placing) and board is not None
    seat, crossing = state.seat, action.crossing
    events.append(SettlementBuilt(seat, crossing, False))
    state = replace(
        state,
        settlements=put(state.settlements, seat, state.settlements[seat] | 1 << crossing),
        points=put(state.points, seat, state.points[seat] + 1),
        frames=(Placing(frame.index, crossing),),
    )
    if frame.index < len(state.hands):
        return state
    goods = starting_goods(board, crossing)
    events.append(StartingGoods(seat, crossing, unpack(goods)))
    return replace(
        state,
        bank=state.bank - goods,
        hands=put(state.hands, seat, state.hands[seat] + goods),
        gains=put((0,) * len(state.hands), seat, goods),
    )


def lay_road(state: State, action: BuildRoad, events: list[Event]) -> State:
    """The road of the settlement just placed; after the last one the first turn begins."""
    frame = state.frames[-1]
    assert isinstance(frame, Placing)
    seat, seats = state.seat, len(state.hands)
    events.append(RoadBuilt(seat, action.path, False))
    mine = joined(state.roads[seat]) | 1 << action.path
    roads = put(state.roads, seat, words(mine))
    lengths = put(state.lengths, seat, longest(mine, others_buildings(state, seat)))
    index = frame.index + 1
    if index < 2 * seats:
        following = placing_seat(state.first, seats, index)
        return replace(state, roads=roads, lengths=lengths, seat=following, frames=(Placing(index),))
    events.append(TurnBegan(1, state.first, state.points))
    return replace(state, roads=roads, lengths=lengths, seat=state.first, turn=1, frames=(BeforeRoll(),))
