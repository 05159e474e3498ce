"""Which trades with the bank make something affordable (rules section 8): a fact of what lies open, for screens."""

from __future__ import annotations

from desktop.rules.princes.cards import RESOURCES, Goods
from desktop.rules.princes.choices import Bank
from desktop.rules.princes.table import goods_of, missing, rooms_of
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import State, View


def missing_of(table: State | View, seat: int, cost: Goods) -> Goods | None:
    """What a seat has not enough of to pay this; None where nothing is missing."""
    return missing(goods_of(table, seat), cost)


def trades_for(table: State | View, seat: int, cost: Goods) -> tuple[Bank, ...] | None:
    """The trades after which a seat can pay this, those that cost the fewest units first; None where no trades help.

    Only what is not needed for the price itself is given: gold through the Mint before a fleet's goods before three of
    a kind, and of the same rate that kind of which most is left over.
    """
    lack = missing_of(table, seat, cost)
    if lack is None:
        return ()
    if any(want > room for want, room in zip(lack, rooms_of(table, seat), strict=True)):
        return None
    rates = facts(table.estates[seat]).rates
    spare = [max(0, have - need) for have, need in zip(goods_of(table, seat), cost, strict=True)]
    trades: list[Bank] = []
    for kind, wanted in enumerate(lack):
        for _ in range(wanted):
            able = [(rates[give][-1], -left, give) for give, left in enumerate(spare) if left >= rates[give][-1]]
            if not able:
                return None
            rate, _, give = min(able)
            spare[give] -= rate
            trades.append(Bank(RESOURCES[give], rate, RESOURCES[kind]))
    return tuple(trades)
