"""Which trades with the bank make something affordable: the cheapest first, and nothing that is needed itself."""

from __future__ import annotations

from desktop.rules.princes.afford import missing_of, trades_for
from desktop.rules.princes.cards import CITY_COST, ROAD_COST
from desktop.rules.princes.choices import Bank
from desktop.rules.princes.values import State
from tests.rules.princes.scenarios import given
from tests.rules.princes.traces import GAME

NOTHING = {"brick": 0, "lumber": 0, "grain": 0, "wool": 0, "ore": 0, "gold": 0}


def with_store(sites: dict[str, str] | None = None, **store: int) -> State:
    """Player A with this in store, and these cards on sites."""
    return given({"A": {"store": {**NOTHING, **store}, "sites": sites or {}}})


def test_what_can_be_paid_needs_no_trade() -> None:
    assert trades_for(with_store(brick=2, lumber=1), 0, ROAD_COST) == ()


def test_one_short_is_traded_for_three_of_a_kind() -> None:
    state = with_store(grain=2, ore=2, wool=3)
    assert missing_of(state, 0, CITY_COST) == (0, 0, 0, 0, 1, 0)
    assert trades_for(state, 0, CITY_COST) == (Bank("wool", 3, "ore"),)


def test_any_number_short_is_a_chain_of_trades() -> None:
    state = with_store(grain=1, ore=1, wool=3, brick=3, lumber=3)
    trades = trades_for(state, 0, CITY_COST)
    assert trades is not None and sorted(trade.get for trade in trades) == ["grain", "ore", "ore"]
    # Each is allowed after the one before
    for trade in trades:
        assert GAME.why_not(state, trade) is None
        state = GAME.step(state, trade).state
    assert missing_of(state, 0, CITY_COST) is None


def test_gold_through_the_mint_goes_first_then_a_fleets_goods() -> None:
    sites = {"C(-1,up1)": "mint", "S(1,up1)": "fleet_wool"}
    state = with_store(sites, grain=2, ore=0, wool=3, gold=1, brick=3)
    assert trades_for(state, 0, CITY_COST) == (
        Bank("gold", 1, "ore"),
        Bank("wool", 2, "ore"),
        Bank("brick", 3, "ore"),
    )


def test_what_the_price_needs_is_not_given_away() -> None:
    # Three grain, of which the city needs two: one is left, and the bank wants three
    assert trades_for(with_store(grain=3, ore=2), 0, CITY_COST) is None


def test_where_there_is_no_room_for_what_is_missing_no_trade_helps() -> None:
    cost = (0, 0, 0, 0, 4, 0)
    assert trades_for(with_store(wool=3, brick=3, lumber=3, ore=3), 0, cost) is None
