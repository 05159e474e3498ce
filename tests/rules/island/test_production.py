"""What a roll brings, and what happens where the bank has too little."""

from __future__ import annotations

from island_table import A, B, C, island, laid

from desktop.rules.island.events import Produced
from desktop.rules.island.goods import unpack
from desktop.rules.island.values import Kind, Terrain

ORE, GRAIN = Terrain.MOUNTAINS, Terrain.FIELDS
# Crossing 32 touches hexes 9, 10 and 14; 21 touches 4, 8 and 9; 12 touches 1, 4 and 5.
TWO_NINES = island({9: (ORE, 9), 10: (GRAIN, 9), 14: (Terrain.DESERT, 0)})


def test_a_city_beside_two_hexes_of_the_number_gets_two_of_each() -> None:
    table = laid(rolled=False, board=TWO_NINES, cities={A: [32]}, robber=0).roll(9)
    assert table.hand(A) == (0, 0, 0, 2, 2)


def test_the_robber_blocks_his_hex_only() -> None:
    table = laid(rolled=False, board=TWO_NINES, cities={A: [32]}, robber=9).roll(9)
    assert table.hand(A) == (0, 0, 0, 2, 0)


def test_beside_the_robber_another_hex_of_the_number_still_pays() -> None:
    board = island({9: (Terrain.FOREST, 8), 10: (Terrain.HILLS, 8)})
    table = laid(rolled=False, board=board, settlements={A: [32]}, robber=9).roll(8)
    assert table.hand(A) == (0, 1, 0, 0, 0)


def test_where_several_are_due_more_than_the_bank_has_nobody_gets_any() -> None:
    # A is due two grain (and an ore), B one grain; the bank has two grain.
    board = island({9: (GRAIN, 9), 10: (ORE, 9)})
    table = laid(
        rolled=False, board=board, cities={A: [21]}, settlements={A: [35], B: [33]}, robber=0, bank=(5, 5, 5, 2, 5)
    ).roll(9)
    assert table.hand(A) == (0, 0, 0, 0, 1)
    assert table.hand(B) == (0, 0, 0, 0, 0)
    assert table.bank == (5, 5, 5, 2, 4)
    assert table.last(Produced).short == (Kind.GRAIN,)


def test_where_only_one_is_due_more_it_takes_what_is_left() -> None:
    board = island({9: (GRAIN, 9)})
    table = laid(rolled=False, board=board, cities={A: [32, 30]}, robber=0, bank=(5, 5, 5, 2, 5)).roll(9)
    assert table.hand(A) == (0, 0, 0, 2, 0)
    assert table.bank == (5, 5, 5, 0, 5)


def test_where_the_bank_has_just_enough_all_are_paid() -> None:
    board = island({9: (GRAIN, 9)})
    table = laid(
        rolled=False, board=board, cities={A: [32]}, settlements={B: [30]}, robber=0, bank=(5, 5, 5, 3, 5)
    ).roll(9)
    assert table.hand(A)[3] == 2
    assert table.hand(B)[3] == 1
    assert table.bank[3] == 0
    assert table.last(Produced).short == ()


def test_a_seven_brings_nothing() -> None:
    table = laid(rolled=False, cities={A: [32, 12]}, settlements={B: [21], C: [43]}).roll(7)
    assert not any(isinstance(event, Produced) for event in table.events)
    assert table.bank == (19, 19, 19, 19, 19)


def test_the_last_gains_stay_to_be_read() -> None:
    table = laid(rolled=False, board=TWO_NINES, cities={A: [32]}, settlements={B: [18]}, robber=0).roll(9)
    assert [unpack(gain) for gain in table.state.gains] == [(0, 0, 0, 2, 2), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
    assert table.state.dice == (3, 6)
