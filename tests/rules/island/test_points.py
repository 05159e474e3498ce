"""The longest road, the largest army, and the end of a match."""

from __future__ import annotations

from island_table import GAME, A, B, C, laid

from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayRoadBuilding,
)
from desktop.rules.island.events import LargestArmyMoved, LongestRoadMoved, MatchWon, TurnBegan
from desktop.rules.island.reasons import ReachedTarget
from desktop.rules.island.values import Card, Layout, Options
from desktop.rules.kit import MatchIsOver, Outcome

# Ring 32 33 30 21 20 23 by paths 46 44 31 29 30 34; outward 47 48 43 27 18 32.
CHAIN = [47, 46, 44, 31, 29, 18]  # 35 32 33 30 21 20 12
ROAD, SETTLEMENT = (1, 1, 0, 0, 0), (1, 1, 1, 1, 0)


def lengths(**more: object) -> tuple[int, ...]:
    return laid(**more).state.lengths  # type: ignore[arg-type]


def test_a_road_counts_up_to_anothers_building_but_not_through_it() -> None:
    assert lengths(roads={A: CHAIN})[A] == 6
    assert lengths(roads={A: CHAIN}, settlements={B: [35, 12]})[A] == 6
    assert lengths(roads={A: CHAIN}, settlements={B: [30]})[A] == 3
    assert lengths(roads={A: CHAIN}, settlements={B: [32]})[A] == 5
    assert lengths(roads={A: CHAIN}, settlements={A: [32, 30]})[A] == 6


def test_rings_and_branches() -> None:
    ring = [46, 44, 31, 29, 30, 34]
    assert lengths(roads={A: ring})[A] == 6
    assert lengths(roads={A: [*ring, 47]})[A] == 7
    assert lengths(roads={A: [*ring, 47, 27]})[A] == 7
    assert lengths(roads={A: [*ring, 47, 48]})[A] == 7
    assert lengths(roads={A: ring}, settlements={B: [32]})[A] == 6
    assert lengths(roads={A: ring}, settlements={B: [32, 21]})[A] == 3
    assert lengths(roads={A: [46, 44, 34, 30, 47]})[A] == 4  # arms of 1, 2 and 2
    assert lengths(roads={A: [27, 29, 44, 46]})[A] == 2


# B's chain, far from A's: 26 24 25 22 14 13 15 by the paths below.
WEST = [36, 35, 33, 21, 19, 20]


def test_the_other_chains_are_chains() -> None:
    assert lengths(roads={B: WEST, C: EAST}) == (0, 6, 6)


def test_equal_length_does_not_take_the_award_more_does() -> None:
    table = laid(seat=B, roads={A: CHAIN[:5], B: WEST[:4]}, hands={B: (2, 2, 0, 0, 0)}, holder=A)
    assert table.state.road_holder == A
    table.do(BuildRoad(WEST[4]))
    assert table.state.lengths == (5, 5, 0)
    assert table.state.road_holder == A
    table.do(BuildRoad(WEST[5]))
    assert table.state.road_holder == B
    assert table.last(LongestRoadMoved) == LongestRoadMoved(A, B, 6)
    assert table.state.points == (0, 2, 0)


def test_four_roads_are_too_few() -> None:
    table = laid(roads={A: CHAIN[:3]}, hands={A: (2, 2, 0, 0, 0)}).do(BuildRoad(CHAIN[3]))
    assert table.state.road_holder is None
    table.do(BuildRoad(CHAIN[4]))
    assert table.state.road_holder == A


def _cut(a: list[int], b: list[int], c: list[int], at: int) -> tuple[int | None, tuple[int, ...]]:
    """A holds the award; B settles at `at`: who holds it then, and the lengths."""
    table = laid(seat=B, roads={A: a, B: b, C: c}, hands={B: SETTLEMENT}, holder=A)
    assert table.state.road_holder == A
    table.do(BuildSettlement(at))
    return table.state.road_holder, table.state.lengths


# C's chain on the east coast: 29 38 40 47 49 48 51.
EAST = [42, 54, 57, 66, 67, 68]
SEVEN = [*CHAIN, 14]  # on to 9


def test_a_cut_road_gives_the_award_to_whoever_is_alone_at_the_top() -> None:
    holder, after = _cut(SEVEN, [43], EAST[:5], 30)
    assert after == (4, 1, 5)
    assert holder == C


def test_where_nobody_else_has_five_it_is_set_aside() -> None:
    holder, after = _cut(SEVEN, [43], EAST[:4], 30)
    assert (holder, after) == (None, (4, 1, 4))


def test_where_two_tie_it_is_set_aside_until_one_is_alone() -> None:
    table = laid(
        seat=B,
        roads={A: SEVEN, B: [43, 45, *WEST[:5]], C: EAST[:5]},
        hands={B: SETTLEMENT, C: ROAD},
        holder=A,
    ).do(BuildSettlement(30))
    assert table.state.lengths == (4, 5, 5)
    assert table.state.road_holder is None
    table.do(EndTurn()).roll(2).do(BuildRoad(EAST[5]))
    assert table.state.road_holder == C


def test_a_holder_who_still_ties_keeps_it() -> None:
    holder, after = _cut(SEVEN, [48], EAST[:5], 33)  # 2 and 5 are left
    assert (holder, after[A], after[C]) == (A, 5, 5)


def test_a_holder_cut_below_an_equal_rival_loses_it() -> None:
    holder, after = _cut(CHAIN, [48], EAST, 33)
    assert (holder, after[A], after[C]) == (C, 4, 6)


def test_nobody_gets_it_with_less_than_five() -> None:
    table = laid(seat=B, roads={A: CHAIN[:4], B: [48]}, hands={B: SETTLEMENT}).do(BuildSettlement(33))
    assert (table.state.lengths, table.state.road_holder) == ((2, 1, 0), None)


def test_an_own_settlement_does_not_cut() -> None:
    table = laid(roads={A: CHAIN}, hands={A: SETTLEMENT}).do(BuildSettlement(33))
    assert table.state.lengths[A] == 6


def test_a_road_that_joins_two_pieces_counts_at_once() -> None:
    table = laid(roads={A: [47, 46, 31, 29, 18]}, hands={A: ROAD})
    assert table.state.lengths[A] == 3
    assert table.do(BuildRoad(44)).state.road_holder == A


# -- the army ---------------------------------------------------------------------------------------------------------


def test_three_knights_are_the_largest_army_and_more_take_it() -> None:
    knight = {Card.KNIGHT: 2}
    table = laid(seats=2, cards={A: knight, B: knight}, played={A: knight, B: knight})
    table.do(PlayKnight(), MoveRobber(0), EndTurn())
    assert table.last(LargestArmyMoved) == LargestArmyMoved(None, A, 3)
    table.do(PlayKnight(), MoveRobber(1)).roll(2).do(EndTurn())
    assert (table.state.army_holder, table.state.points) == (A, (2, 0))
    table.roll(2).do(EndTurn(), PlayKnight())
    assert (table.state.army_holder, table.state.points) == (B, (0, 2))


# -- the end ----------------------------------------------------------------------------------------------------------


def test_points_that_come_in_anothers_turn_win_at_the_start_of_the_own() -> None:
    # C has 8 points and five roads; B holds the award with six, which A's settlement cuts.
    table = laid(
        roads={A: [48], B: CHAIN, C: EAST[:5]},
        cities={C: [17, 53, 45, 36]},
        hands={A: SETTLEMENT},
        holder=B,
    ).do(BuildSettlement(33))
    assert table.points(C) == 10
    assert table.state.winner is None
    table.do(EndTurn()).roll(2).do(EndTurn())
    assert isinstance(table.events[-2], TurnBegan)
    assert isinstance(table.events[-1], MatchWon)
    assert table.state.winner == C


def test_unless_everybody_agreed_that_it_wins_at_once() -> None:
    table = laid(
        options=Options(layout=Layout.FREE, win_any_time=True),
        roads={A: [48], B: CHAIN, C: EAST[:5]},
        cities={C: [17, 53, 45, 36]},
        hands={A: SETTLEMENT},
        holder=B,
    ).do(BuildSettlement(33))
    assert table.state.winner == C


def test_the_seat_at_turn_wins_though_another_has_more() -> None:
    # A, with 11, waits for its turn; B comes to 10 first.
    table = laid(
        seat=B,
        roads={A: CHAIN},
        settlements={A: [24], B: [53, 43]},
        cities={A: [0, 4, 8, 27], B: [51, 40, 36]},
        hands={B: (0, 0, 0, 4, 6)},
        cards={B: {Card.POINT: 1}},
    )
    assert (table.points(A), table.points(B)) == (11, 9)
    table.do(BuildCity(53))
    assert table.state.winner == B
    assert GAME.outcome(table.state) == Outcome(((B,), (A,), (C,)), ReachedTarget(B, 10))


def test_the_match_can_end_in_the_middle_of_road_building() -> None:
    table = laid(cities={A: [0, 4, 8, 27]}, roads={A: CHAIN[:4]}, cards={A: {Card.ROAD_BUILDING: 1}})
    table.do(PlayRoadBuilding(), BuildRoad(CHAIN[4]))
    assert table.state.winner == A
    assert table.why_not(BuildRoad(CHAIN[5])) == MatchIsOver()
    assert table.legal == ()


def test_another_target() -> None:
    table = laid(options=Options(layout=Layout.FREE, target=3), settlements={A: [0, 4]}, hands={A: (0, 0, 0, 2, 3)})
    assert table.do(BuildCity(0)).state.winner == A
