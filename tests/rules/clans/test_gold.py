"""Ways to pay: the cheapest first, and never a producer too many (rules 10.1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.rules.clans.gold import payments, producers, why_not_pay
from desktop.rules.clans.table import Table
from tests.rules.clans.board import given

HOLDINGS = ["terraced_rice_fields", "f=terraced_rice_fields", "silk_dyers_quarter", "harbor_warehouses"]


def laid_out(**player: object) -> Table:
    state, _ = given({"active": "A", "clan": {"A": "Maple"}, "phase": "dynasty", "A": player})
    return Table(state)


@pytest.mark.parametrize("price", range(1, 18))
def test_what_is_proposed_is_allowed_and_the_best_wastes_least(price: int) -> None:
    # given producers of 4, 2, 2, 3 and 4 Gold, when something costs `price`
    table = laid_out(holdings=HOLDINGS)
    ways = payments(table, 0, price, "personality")
    makers = dict((card, gold) for gold, card in producers(table, 0, "personality"))
    # then there is a way if all together are enough, every way is allowed, and none wastes less than the first
    assert bool(ways) == (price <= sum(makers.values()))
    allowed = [
        taken
        for count in range(1, len(makers) + 1)
        for taken in combinations(sorted(makers), count)
        if why_not_pay(table, 0, price, "personality", taken) is None
    ]
    assert set(ways) <= set(allowed)
    waste = [sum(makers[card] for card in taken) - price for taken in ways]
    assert not ways or waste[0] == min(sum(makers[card] for card in taken) - price for taken in allowed)
    assert waste == sorted(waste)


def test_nobody_pays_with_what_is_bowed_or_belongs_to_the_other() -> None:
    state, labels = given(
        {
            "active": "A",
            "phase": "dynasty",
            "A": {"stronghold": "bowed", "holdings": ["terraced_rice_fields(bowed)", "k=silk_dyers_quarter"]},
            "B": {"holdings": ["other=harbor_warehouses"]},
        }
    )
    table = Table(state)
    assert producers(table, 0, "holding") == [(3, labels["k"])]
    assert why_not_pay(table, 0, 3, "holding", (labels["other"],)) is not None
    assert why_not_pay(table, 0, 3, "holding", (labels["k"], labels["k"])) is not None


def test_a_peddler_makes_more_for_a_holding() -> None:
    table = laid_out(stronghold="bowed", holdings=["packhorse_peddlers"])
    assert [gold for gold, _ in producers(table, 0, "holding")] == [2]
    assert [gold for gold, _ in producers(table, 0, "personality")] == [1]
