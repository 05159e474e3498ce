"""Whom an island bot asks for what: by what everybody could see, and never twice."""

from __future__ import annotations

import pytest
from island_table import GAME, A, B, C, Table, laid

from desktop.bots.contract import Choice, Params
from desktop.bots.island import IslandBrain, IslandParams
from desktop.bots.island_trade import chance_to_hold
from desktop.rules.island.choices import Accept, Confirm, CounterOffer, Decline, OfferTrade, TradeWithBank, Withdraw
from desktop.rules.island.sight import first_knowledge
from desktop.rules.island.values import Goods, Kind, Knowledge, Terms, View
from desktop.rules.kit import Rng, replace

BRAIN = IslandBrain()
NORMAL, HARD = BRAIN.levels["normal"], BRAIN.levels["hard"]
LUMBER, ORE = Kind.LUMBER, Kind.ORE


def seen(table: Table, least: tuple[Goods, ...] | None = None, refused: tuple[Terms, ...] = ()) -> View:
    """What seat A sees; `least`: what it knows the seats to hold at least, otherwise all they hold."""
    known = first_knowledge(table.state.options, len(table.state.hands), A)
    least = least or tuple(table.hand(seat) for seat in range(len(table.state.hands)))
    known = Knowledge(A, least, refused, known.rolls, known.produced, known.robbed)
    return GAME.view(table.state, A, known)


def choose(table: Table, view: View, params: Params = NORMAL, seed: int = 1) -> Choice:
    assert isinstance(params, IslandParams)
    return BRAIN.choose(view, table.legal, params, Rng(seed), lambda: False)


def _wanting(b: Goods, c: Goods) -> Table:
    # A lacks an ore for its city, and has lumber to spare.
    return laid(settlements={A: [32], B: [0], C: [53]}, hands={A: (2, 0, 0, 2, 2), B: b, C: c})


def test_how_likely_a_seat_holds_a_card() -> None:
    table = _wanting((0, 1, 0, 0, 1), (0, 2, 0, 0, 0))
    assert chance_to_hold(seen(table), B, ORE) == 1
    assert chance_to_hold(seen(table), C, ORE) == 0
    # Nothing was seen: of the four cards of the others one is ore.
    unseen = seen(table, ((2, 0, 0, 2, 2), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)))
    assert chance_to_hold(unseen, B, ORE) == pytest.approx(1 / 2)
    assert chance_to_hold(unseen, B, LUMBER) == 0
    # B is known to hold brick, so that its other card is one of three.
    partly = seen(table, ((2, 0, 0, 2, 2), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0)))
    assert chance_to_hold(partly, B, ORE) == pytest.approx(1 / 3)


def test_asked_is_only_who_is_known_to_hold_it() -> None:
    table = _wanting((0, 1, 0, 0, 1), (0, 2, 0, 0, 0))
    offer = choose(table, seen(table)).action
    assert isinstance(offer, OfferTrade)
    assert (offer.terms.want, offer.to) == ((0, 0, 0, 0, 1), (B,))


def test_nobody_is_asked_for_what_hardly_anybody_can_hold() -> None:
    # One of eleven unknown cards is ore; B holds four of them, C seven.
    table = _wanting((0, 2, 2, 0, 0), (0, 3, 3, 0, 1))
    nothing: Goods = (0, 0, 0, 0, 0)
    view = seen(table, ((2, 0, 0, 2, 2), nothing, nothing))
    for seed in range(8):
        offer = choose(table, view, seed=seed).action
        assert not isinstance(offer, OfferTrade) or not offer.terms.want[ORE] or offer.to == (C,)


def test_what_came_to_nothing_is_not_asked_for_again_at_a_higher_price() -> None:
    table = _wanting((0, 1, 0, 0, 1), (0, 2, 0, 0, 0))
    first = choose(table, seen(table)).action
    assert isinstance(first, OfferTrade)
    table.do(first, Decline())
    again = choose(table, seen(table, refused=(first.terms,))).action
    assert not isinstance(again, OfferTrade) or not (
        again.terms.want[ORE] and any(a and b for a, b in zip(again.terms.give, first.terms.give, strict=True))
    )


@pytest.mark.parametrize(("dearer", "taken"), [((2, 0, 0, 0, 0), True), ((2, 0, 0, 2, 0), False)])
def test_a_counter_offer_is_taken_where_it_helps_and_dropped_where_it_does_not(dearer: Goods, taken: bool) -> None:
    table = _wanting((0, 1, 0, 0, 1), (0, 2, 0, 0, 0))
    terms = Terms((1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
    table.do(OfferTrade(terms, (B,)), CounterOffer(Terms(dearer, terms.want)))
    answer = choose(table, seen(table)).action
    assert answer == (Confirm(1, B) if taken else Withdraw(1))


def test_before_the_bank_the_others_are_asked() -> None:
    # Four lumber for an ore at the bank; B gives one for two.
    table = laid(settlements={A: [32], B: [0]}, hands={A: (5, 0, 0, 2, 2), B: (0, 1, 0, 0, 1)})
    offer = choose(table, seen(table), HARD).action
    assert isinstance(offer, OfferTrade)
    assert offer.terms.want[ORE]
    table.do(offer, Accept())
    assert choose(table, seen(table), HARD).action == Confirm(1, B)
    refused = laid(settlements={A: [32], B: [0]}, hands={A: (5, 0, 0, 2, 2), B: (0, 1, 0, 0, 1)})
    refused.state = replace(refused.state, offered=2)
    assert choose(refused, seen(refused), HARD).action == TradeWithBank(LUMBER, ORE)
