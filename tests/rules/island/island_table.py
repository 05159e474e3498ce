"""A table in the middle of a match, laid out as the worked examples describe it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from desktop.rules.island.awards import road_holder
from desktop.rules.island.board import joined, words
from desktop.rules.island.choices import Roll, Rolled
from desktop.rules.island.game import Island
from desktop.rules.island.goods import EVERY, count, pack, unpack
from desktop.rules.island.layout import BEGINNER, desert
from desktop.rules.island.places import all_points, others_buildings
from desktop.rules.island.roads import longest
from desktop.rules.island.setup import new_match
from desktop.rules.island.values import (
    AWARD,
    DECK,
    STOCK,
    BeforeRoll,
    Board,
    Card,
    Layout,
    Main,
    Options,
    State,
    Terrain,
)
from desktop.rules.kit import Action, Event, IllegalAction, Reason, replace

GAME = Island()
A, B, C, D = range(4)
E_ = TypeVar("E_", bound=Event)
Hand = tuple[int, int, int, int, int]


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def island(places: Mapping[int, tuple[Terrain, int]]) -> Board:
    """The beginner's island, with hexes exchanged so that these lie where they are wanted."""
    tiles = list(zip(BEGINNER.terrains, BEGINNER.numbers, strict=True))
    for number, (terrain, token) in places.items():
        free = [other for other in range(len(tiles)) if other not in places or other >= number]
        at = next(other for other in free if tiles[other][0] is terrain)
        tiles[number], tiles[at] = (terrain, tiles[at][1]), (tiles[number][0], tiles[number][1])
        if tiles[number][1] != token:
            at = next(other for other in free if tiles[other][1] == token and other != number)
            tiles[at] = (tiles[at][0], tiles[number][1])
            tiles[number] = (terrain, token)
    return Board(tuple(terrain for terrain, _ in tiles), tuple(number for _, number in tiles), BEGINNER.harbors)


@dataclass
class Table:
    """A position, what happened since it was laid out, and what can be asked of it."""

    state: State
    events: list[Event] = field(default_factory=list)

    def do(self, *actions: Action) -> Table:
        """Carry out actions; every position on the way must be one that a saved game may hold."""
        for action in actions:
            done = GAME.step(self.state, action)
            GAME.check(done.state)
            self.state = done.state
            self.events += done.events
        return self

    def roll(self, number: int) -> Table:
        first = max(1, number - 6)
        return self.do(Roll(), Rolled(first, number - first))

    def why_not(self, action: Action) -> Reason | None:
        """The refusal, with which `step` changes nothing either."""
        refusal = GAME.why_not(self.state, action)
        if refusal is not None:
            before = self.state
            try:
                GAME.step(self.state, action)
            except IllegalAction as error:
                assert error.reason == refusal
            else:
                raise AssertionError("refused, and yet carried out")
            assert self.state == before
        return refusal

    @property
    def legal(self) -> tuple[Action, ...]:
        return GAME.legal(self.state)

    def listed(self, kind: type[Action]) -> list[Any]:
        return [action for action in self.legal if isinstance(action, kind)]

    def hand(self, seat: int) -> Hand:
        return unpack(self.state.hands[seat])

    @property
    def bank(self) -> Hand:
        return unpack(self.state.bank)

    def points(self, seat: int) -> int:
        return all_points(self.state, seat)

    def last(self, kind: type[E_]) -> E_:
        return next(event for event in reversed(self.events) if isinstance(event, kind))


def laid(
    *,
    seats: int = 3,
    seat: int = A,
    rolled: bool = True,
    board: Board = BEGINNER,
    options: Options = Options(layout=Layout.FREE),  # noqa: B008 - it is frozen
    settlements: Mapping[int, Iterable[int]] | None = None,
    cities: Mapping[int, Iterable[int]] | None = None,
    roads: Mapping[int, Iterable[int]] | None = None,
    hands: Mapping[int, Hand] | None = None,
    bank: Hand | None = None,
    cards: Mapping[int, Mapping[Card, int]] | None = None,
    played: Mapping[int, Mapping[Card, int]] | None = None,
    fresh: Mapping[Card, int] | None = None,
    deck_empty: bool = False,
    robber: int | None = None,
    holder: int | None = None,
    army: int | None = None,
) -> Table:
    """A table where it is `seat`'s turn. What is not in the bank and in no named hand is in the last seat's hand; all
    else follows from the pieces (`holder`: who held the longest road before)."""

    def by_seat(given: Mapping[int, Any] | None, of: Any) -> tuple[Any, ...]:
        return tuple(of((given or {}).get(other, ())) for other in range(seats))

    def by_card(given: Any) -> int:
        return pack(tuple(dict(given).get(card, 0) for card in Card))

    held = list(by_seat(hands, lambda hand: pack(hand) if hand else 0))
    if bank is not None:
        held[-1] += STOCK * EVERY - pack(bank) - sum(held)
    owned, gone = by_seat(cards, by_card), by_seat(played, by_card)
    deck = pack(DECK) - sum(owned) - sum(gone)
    if deck_empty:  # somebody has played the rest, and holds the point cards
        points = count(deck, Card.POINT) << 8 * Card.POINT
        owned = (*owned[:-1], owned[-1] + points)
        gone = (*gone[:-1], gone[-1] + deck - points)
        deck = 0
    state = replace(
        new_match(options, seats),
        board=board,
        frames=(Main() if rolled else BeforeRoll(),),
        bank=STOCK * EVERY - sum(held),
        hands=tuple(held),
        deck=deck,
        cards=owned,
        played=gone,
        fresh=by_card(fresh or {}),
        settlements=by_seat(settlements, mask),
        cities=by_seat(cities, mask),
        roads=by_seat(roads, lambda given: words(mask(given))),
        robber=desert(board) if robber is None else robber,
        turn=seats + 1 + seat,
        seat=seat,
        army_holder=army,
    )
    lengths = tuple(longest(joined(state.roads[s]), others_buildings(state, s)) for s in range(seats))
    state = replace(state, lengths=lengths, road_holder=road_holder(lengths, holder))
    points = tuple(
        state.settlements[s].bit_count()
        + 2 * state.cities[s].bit_count()
        + AWARD * ((s == state.road_holder) + (s == army))
        for s in range(seats)
    )
    state = replace(state, points=points)
    GAME.check(state)
    return Table(state)
