"""The island is laid; everybody places two settlements and two roads."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from island_table import GAME, Table, island

from desktop.rules.island.board import CORNER_HEXES, HEX_NEIGHBOURS, SPIRALS
from desktop.rules.island.choices import (
    BeginTurn,
    BuildRoad,
    BuildSettlement,
    FirstSeat,
    LaidIsland,
    PlaceRoad,
    PlaceSettlement,
)
from desktop.rules.island.events import SettlementBuilt, StartingGoods
from desktop.rules.island.layout import BEGINNER, in_spiral, lay, reds_touch
from desktop.rules.island.reasons import NotAtTheSettlement, NotThisIsland, OffersOutOfRange, TargetOutOfRange, TooClose
from desktop.rules.island.values import Board, Harbor, Layout, Options, Terrain
from desktop.rules.kit import Rng, replace

FREE = Options(layout=Layout.FREE)
F, P, DESERT, ORE = Terrain.FOREST, Terrain.PASTURE, Terrain.DESERT, Terrain.MOUNTAINS


def begun(board: Board = BEGINNER, seats: int = 3, first: int = 0) -> Table:
    return Table(GAME.new(FREE, seats)).do(LaidIsland(board), FirstSeat(first))


def place(table: Table, *pairs: tuple[int, int]) -> Table:
    for crossing, path in pairs:
        table.do(BuildSettlement(crossing), BuildRoad(path))
    return table


def test_the_seats_place_once_around_and_back_again() -> None:
    table = place(begun(), (0, 0), (8, 12), (17, 23), (26, 38), (50, 70), (45, 53))
    order = [event.seat for event in table.events if isinstance(event, SettlementBuilt)]
    assert order == [0, 1, 2, 2, 1, 0]
    assert GAME.decision(table.state) == BeginTurn(0)
    assert (table.state.turn, table.state.seat) == (1, 0)


def test_whoever_begins_also_has_the_first_turn() -> None:
    table = place(begun(first=2), (0, 0), (8, 12), (17, 23), (26, 38), (50, 70), (45, 53))
    order = [event.seat for event in table.events if isinstance(event, SettlementBuilt)]
    assert order == [2, 0, 1, 1, 0, 2]
    assert GAME.decision(table.state) == BeginTurn(2)


def test_the_second_settlement_brings_a_card_of_each_hex_beside_it() -> None:
    # Crossing 32 touches hexes 9, 10 and 14.
    table = place(begun(island({9: (F, 11), 10: (F, 3), 14: (DESERT, 0)}), seats=2), (0, 0), (8, 12), (53, 71))
    assert table.hand(0) == (0, 0, 0, 0, 0)
    table.do(BuildSettlement(32))
    assert table.last(StartingGoods).goods == table.hand(0) == (2, 0, 0, 0, 0)
    assert table.bank[0] == 17 - table.hand(1)[0]


def test_on_a_coast_with_one_hex_it_brings_one_card() -> None:
    # Crossing 0 touches hex 0 only.
    table = place(begun(island({0: (P, 2)}), seats=2), (53, 71), (8, 12))
    table.do(BuildSettlement(0))
    assert table.hand(1) == (0, 0, 1, 0, 0)


def test_nobody_settles_next_to_a_settlement() -> None:
    table = place(begun(), (32, 46))
    for near in (33, 23, 35):
        assert table.why_not(BuildSettlement(near)) == TooClose(32)
    assert table.why_not(BuildSettlement(30)) is None


def test_the_second_road_touches_the_second_settlement() -> None:
    table = place(begun(seats=2), (32, 47), (0, 0), (53, 71)).do(BuildSettlement(12))
    assert GAME.decision(table.state) == PlaceRoad(0, 12)
    assert table.why_not(BuildRoad(46)) == NotAtTheSettlement(12)
    assert {action.path for action in table.listed(BuildRoad)} == {14, 16, 18}


def test_everybody_is_told_which_settlement_it_is() -> None:
    table = begun(seats=2)
    assert GAME.decision(table.state) == PlaceSettlement(0, second=False)
    place(table, (0, 0), (8, 12))
    assert GAME.decision(table.state) == PlaceSettlement(1, second=True)


def test_on_the_random_island_no_six_or_eight_touches_another() -> None:
    rng, options = Rng(1), Options(layout=Layout.RANDOM)
    for _ in range(300):
        board = lay(options, rng)
        assert not reds_touch(board.numbers)
        assert not any(
            board.numbers[a] in (6, 8) and board.numbers[b] in (6, 8) for a in range(19) for b in HEX_NEIGHBOURS[a]
        )


@pytest.mark.soak
def test_on_ten_thousand_random_islands_neither() -> None:
    rng, options = Rng(2), Options(layout=Layout.RANDOM)
    assert not any(reds_touch(lay(options, rng).numbers) for _ in range(10_000))


def test_a_random_island_with_touching_reds_is_refused() -> None:
    state = GAME.new(Options(layout=Layout.RANDOM), 3)
    board = island({0: (F, 6), 1: (F, 8)})
    assert reds_touch(board.numbers)
    assert GAME.why_not(state, LaidIsland(board)) == NotThisIsland()
    assert GAME.why_not(GAME.new(FREE, 3), LaidIsland(board)) is None


def test_numbers_in_a_spiral_never_bring_reds_together() -> None:
    for desert in range(19):
        terrains = tuple(DESERT if number == desert else F for number in range(19))
        assert not any(reds_touch(in_spiral(terrains, corner)) for corner in range(6))


def test_the_spiral_begins_at_a_corner_and_goes_around_counter_clockwise() -> None:
    assert tuple(spiral[0] for spiral in SPIRALS) == CORNER_HEXES
    assert all(sorted(spiral) == list(range(19)) for spiral in SPIRALS)
    for spiral in SPIRALS:
        assert all(b in HEX_NEIGHBOURS[a] for a, b in pairwise(spiral))


@pytest.mark.parametrize("layout", Layout)
def test_every_island_has_the_same_pieces(layout: Layout) -> None:
    for seed in range(20):
        board = lay(Options(layout=layout), Rng(seed))
        assert Counter(board.terrains) == Counter(BEGINNER.terrains)
        assert Counter(board.numbers) == Counter(BEGINNER.numbers)
        assert Counter(board.harbors) == Counter({Harbor.ANY: 4} | {Harbor(kind): 1 for kind in range(5)})
        assert board.numbers[board.terrains.index(DESERT)] == 0


def test_harbors_can_be_left_where_they_are() -> None:
    options = Options(layout=Layout.SPIRAL, shuffle_harbors=False)
    board = lay(options, Rng(3))
    assert board.harbors == BEGINNER.harbors
    other = replace(board, harbors=board.harbors[::-1])
    assert GAME.why_not(GAME.new(options, 2), LaidIsland(other)) == NotThisIsland()


def test_the_beginners_island() -> None:
    state = GAME.new(Options(layout=Layout.BEGINNER), 4)
    assert state.board == BEGINNER
    assert (BEGINNER.terrains[11], BEGINNER.numbers[11]) == (ORE, 10)
    assert state.robber == 9
    assert not reds_touch(BEGINNER.numbers)


def test_options_have_bounds() -> None:
    assert GAME.why_not_options(replace(FREE, target=2), 3) == TargetOutOfRange(3, 20)
    assert GAME.why_not_options(replace(FREE, offers=99), 3) == OffersOutOfRange(50)
    assert GAME.why_not_options(FREE, 3) is None
