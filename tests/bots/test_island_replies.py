"""Looking past the own turn: what the others will do counts, and every way to play meets the same luck."""

from __future__ import annotations

from collections import Counter

import pytest
from island_table import GAME, A, B, Table, laid

from desktop.bots.island import IslandBrain, IslandParams
from desktop.bots.island_plan import Plan, set_up
from desktop.bots.island_quick import turn
from desktop.bots.island_replies import DECIDED, Futures, line
from desktop.bots.island_value import Weights
from desktop.rules.island.choices import BuildCity, BuildSettlement, EndTurn, Rolled, TradeWithBank
from desktop.rules.island.lists import THROWS
from desktop.rules.island.sight import first_knowledge
from desktop.rules.island.values import Card, Kind, Options, State
from desktop.rules.kit import CHANCE, Action, Rng, replace

BRAIN = IslandBrain()
HARD = BRAIN.levels["hard"]
assert isinstance(HARD, IslandParams)


def never() -> bool:
    return False


def choose(table: Table, params: IslandParams, seed: int) -> Action:
    least = tuple(table.hand(seat) for seat in range(len(table.state.hands)))
    known = replace(first_knowledge(table.state.options, len(least), A), least=least)
    return BRAIN.choose(GAME.view(table.state, A, known), table.legal, params, Rng(seed), never).action


def test_hard_settles_first_where_the_other_would_settle_next() -> None:
    # Both can pay one settlement. A can reach 44 and 46, B only 46: A's other place will still be free in a round.
    hands = {A: (1, 1, 1, 1, 0), B: (1, 1, 1, 1, 0)}
    roads = {A: [51, 61, 62], B: [65, 71]}
    table = laid(seats=2, settlements={A: [35], B: [53]}, roads=roads, hands=hands)
    alone = replace(HARD, replies=0)
    for seed in range(4):
        assert choose(table, alone, seed) == BuildSettlement(44)
        assert choose(table, HARD, seed) == BuildSettlement(46)


def _begun(seats: int, seed: int) -> State:
    """A match after the set-up."""
    state, rng = GAME.new(Options(), seats), Rng(seed)
    while (decision := GAME.decision(state)) is not None and decision.seat == CHANCE:
        state = GAME.step(state, GAME.draw(state, rng)).state
    return set_up(state, GAME.legal(state)[20], Weights())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simple_rules_play_whole_matches(seats: int) -> None:
    played = Counter[Card]()
    for seed in range(3):
        state, rng, turns = _begun(seats, seed), Rng(seed), 0
        while state.winner is None:
            before = state
            state = turn(state, rng.choice(THROWS)[1], rng)
            GAME.check(state)
            turns += 1
            assert state.winner == before.seat or state.seat == (before.seat + 1) % seats
        assert turns < 100 * seats
        for cards in state.played:
            played.update({card: cards >> 8 * card & 255 for card in Card})
    assert played[Card.KNIGHT] > 5


def test_the_throws_of_a_turn_are_spread_over_all_that_can_fall() -> None:
    futures = Futures(36, 2, Rng(1))
    assert len(futures.throws) == 3  # the turn at hand and two more
    for throws in futures.throws:
        assert Counter(throws) == Counter(action for _, action in THROWS)
    assert futures.throws[0] != futures.throws[1]
    few = [throw.first + throw.second for throw in Futures(12, 0, Rng(2)).throws[0]]
    assert len(set(few)) > 4


def test_every_way_to_play_meets_the_same_luck() -> None:
    state = GAME.step(GAME.step(_begun(3, 5), GAME.legal(_begun(3, 5))[0]).state, Rolled(2, 3)).state
    futures, tables = Futures(8, 3, Rng(3)), [state] * 8
    found = futures.worth(tables, [EndTurn()], state.seat, Weights(), never)
    assert found is not None
    assert futures.worth(tables, [EndTurn()], state.seat, Weights(), never) == found
    assert Futures(8, 3, Rng(4)).worth(tables, [EndTurn()], state.seat, Weights(), never) != found
    assert futures.worth(tables, [EndTurn()], state.seat, Weights(), lambda: True) is None


def test_a_match_that_is_surely_won_next_turn_counts_as_won_and_for_the_other_as_lost() -> None:
    # Nine points, and the city for the tenth can be paid in the own next turn, even if a card is stolen.
    table = laid(seats=2, cities={A: [0, 4, 8]}, settlements={A: [27, 32, 45]}, hands={A: (0, 0, 0, 3, 4)})
    tables = [table.state] * 6
    assert Futures(6, 2, Rng(1)).worth(tables, [EndTurn()], A, Weights(), never) == DECIDED
    assert Futures(6, 2, Rng(1)).worth(tables, [EndTurn()], B, Weights(), never) == -DECIDED


def test_the_line_is_what_the_search_plays_to_the_end_of_the_turn() -> None:
    table = laid(settlements={A: [32]}, hands={A: (4, 0, 0, 2, 2)})
    plan = Plan(A, Weights(), never)
    trade = TradeWithBank(Kind.LUMBER, Kind.ORE)
    actions, state = line(plan, table.state, trade, 100)
    assert actions == [trade, BuildCity(32), EndTurn()]
    assert state.cities[A] == 1 << 32
