"""Trade with the bank, at harbors, and between seats."""

from __future__ import annotations

import pytest
from island_table import GAME, A, B, C, Table, laid

from desktop.rules.island.choices import (
    Accept,
    AnswerOffer,
    BuildRoad,
    BuildSettlement,
    Confirm,
    CounterOffer,
    Decline,
    EndTurn,
    OfferTrade,
    PlayMonopoly,
    StandingAnswer,
    TakeTurn,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.events import AnswerVoid, Closing, Declined, OfferClosed, Traded
from desktop.rules.island.goods import unpack
from desktop.rules.island.places import seat_rates
from desktop.rules.island.reasons import (
    BankLacks,
    CannotPay,
    NobodyAsked,
    NoGifts,
    NoSuchOffer,
    NotAgreed,
    NothingNew,
    NotInOrder,
    NotWanted,
    SameKind,
    SameTerms,
    TooManyOffers,
)
from desktop.rules.island.values import Card, Goods, Kind, Layout, Options, Terms
from desktop.rules.kit import IllegalAction, NotNow

LUMBER, BRICK, WOOL, GRAIN, ORE = Kind
# On the beginner's island: any kind at 26, 36, 47, 49, 8, 16, 0, 1; wool at 29, 38; brick at 2, 5.


def one(*kinds: Kind) -> Goods:
    a, b, c, d, e = (kinds.count(kind) for kind in Kind)
    return a, b, c, d, e


def terms(give: Kind, want: Kind) -> Terms:
    return Terms(one(give), one(want))


def rates(*crossings: int) -> Goods:
    return unpack(seat_rates(laid(settlements={A: crossings}).state, A))


# -- the bank ---------------------------------------------------------------------------------------------------------


def test_harbors_give_the_best_rate_of_each_kind() -> None:
    assert rates() == (4, 4, 4, 4, 4)
    assert rates(26) == (3, 3, 3, 3, 3)
    assert rates(38) == (4, 4, 2, 4, 4)
    assert rates(26, 29) == (3, 3, 2, 3, 3)


def test_a_city_keeps_the_harbor_and_it_serves_in_the_turn_it_was_reached() -> None:
    table = laid(roads={A: [0]}, hands={A: (4, 1, 1, 1, 0)})
    assert table.why_not(TradeWithBank(LUMBER, ORE)) is None
    table.do(BuildSettlement(0))
    assert table.why_not(TradeWithBank(LUMBER, ORE)) is None  # three are left
    table.do(TradeWithBank(LUMBER, ORE))
    assert table.hand(A) == (0, 0, 0, 0, 1)
    assert unpack(seat_rates(laid(cities={A: [0]}).state, A)) == (3, 3, 3, 3, 3)


def test_nothing_is_traded_for_its_own_kind_or_for_what_the_bank_lacks() -> None:
    table = laid(hands={A: (4, 0, 0, 0, 0)}, bank=(5, 5, 5, 5, 0))
    assert table.why_not(TradeWithBank(LUMBER, LUMBER)) == SameKind(LUMBER)
    assert table.why_not(TradeWithBank(LUMBER, ORE)) == BankLacks(ORE)
    assert {trade.take for trade in table.listed(TradeWithBank)} == {BRICK, WOOL, GRAIN}


def test_too_few_are_refused_with_what_is_missing() -> None:
    table = laid(hands={A: (3, 0, 0, 0, 0)})
    assert table.why_not(TradeWithBank(LUMBER, ORE)) == CannotPay((1, 0, 0, 0, 0))


def test_a_second_click_trades_nothing() -> None:
    table = laid(hands={A: (4, 0, 0, 0, 0)}).do(TradeWithBank(LUMBER, ORE))
    with pytest.raises(IllegalAction):
        table.do(TradeWithBank(LUMBER, ORE))
    assert table.hand(A) == (0, 0, 0, 0, 1)


# -- offers -----------------------------------------------------------------------------------------------------------


def market(**more: object) -> Table:
    hands = {A: (2, 1, 0, 0, 0), B: (0, 0, 1, 0, 0), C: (0, 0, 2, 0, 1)}
    return laid(**{"hands": hands, "settlements": {A: [32]}, "roads": {A: [46]}, **more})  # type: ignore[arg-type]


def test_an_offer_has_two_sides_of_different_kinds_and_is_covered() -> None:
    table = market()
    assert table.why_not(OfferTrade(Terms(one(LUMBER), one(LUMBER, ORE)), (B,))) == SameKind(LUMBER)
    assert table.why_not(OfferTrade(Terms(one(LUMBER), one()), (B,))) == NoGifts()
    assert table.why_not(OfferTrade(Terms(one(), one(LUMBER)), (B,))) == NoGifts()
    assert table.why_not(OfferTrade(terms(ORE, LUMBER), (B,))) == CannotPay((0, 0, 0, 0, 1))
    assert table.why_not(OfferTrade(terms(LUMBER, WOOL), ())) == NobodyAsked()
    assert table.why_not(OfferTrade(terms(LUMBER, WOOL), (A, B))) == NobodyAsked()
    assert table.why_not(OfferTrade(terms(LUMBER, WOOL), (C, B))) == NotInOrder()


def test_everybody_asked_answers_and_the_offerer_chooses() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B, C)))
    assert GAME.decision(table.state) == AnswerOffer(B, 1, A, terms(LUMBER, WOOL))
    table.do(Accept())
    assert GAME.decision(table.state) == AnswerOffer(C, 1, A, terms(LUMBER, WOOL))
    table.do(Accept())
    assert GAME.decision(table.state) == TakeTurn(A)
    assert table.listed(Confirm) == [Confirm(1, B), Confirm(1, C)]
    table.do(Confirm(1, C))
    assert (table.hand(A), table.hand(B), table.hand(C)) == ((1, 1, 1, 0, 0), (0, 0, 1, 0, 0), (1, 0, 1, 0, 1))
    assert table.why_not(Confirm(1, B)) == NoSuchOffer(1)


def test_an_offer_can_be_withdrawn_after_it_was_accepted() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)), Accept(), Withdraw(1))
    assert table.last(OfferClosed).why is Closing.WITHDRAWN
    assert [table.hand(seat) for seat in (A, B)] == [(2, 1, 0, 0, 0), (0, 0, 1, 0, 0)]
    assert table.listed(Confirm) == []


def test_an_offer_nobody_takes_is_gone() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B, C)), Decline(), Decline())
    assert table.last(OfferClosed).why is Closing.NOBODY
    assert table.state.offers == ()


def test_who_cannot_pay_can_only_decline_or_counter() -> None:
    table = market().do(OfferTrade(terms(LUMBER, ORE), (B,)))
    assert table.why_not(Accept()) == CannotPay((0, 0, 0, 0, 1))
    assert Accept() not in table.legal
    assert table.do(Decline()).last(Declined) == Declined(B, 1)


def test_what_is_offered_and_spent_voids_the_offer() -> None:
    table = market(hands={A: (1, 1, 0, 0, 0), B: (0, 0, 1, 0, 0)})
    table.do(OfferTrade(terms(LUMBER, WOOL), (B,)), Accept(), BuildRoad(44))
    assert table.last(OfferClosed).why is Closing.VOID
    assert table.why_not(Confirm(1, B)) == NoSuchOffer(1)
    assert (table.hand(A), table.hand(B)) == ((0, 0, 0, 0, 0), (0, 0, 1, 0, 0))


def test_an_offer_that_is_still_covered_stays() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)), Accept(), BuildRoad(44), Confirm(1, B))
    assert table.hand(A) == (0, 0, 1, 0, 0)


def test_an_answer_that_is_not_covered_any_more_is_void() -> None:
    table = market(cards={A: {Card.MONOPOLY: 1}})
    table.do(OfferTrade(Terms(one(LUMBER), one(WOOL)), (B, C)), Accept(), Accept())
    table.do(OfferTrade(terms(BRICK, WOOL), (B,)), Accept(), Confirm(2, B))
    assert table.last(AnswerVoid) == AnswerVoid(B, 1)
    assert table.listed(Confirm) == [Confirm(1, C)]
    table.do(PlayMonopoly(WOOL))
    assert table.last(OfferClosed).why is Closing.VOID
    assert table.state.offers == ()


def test_a_counter_offer_is_the_offerers_to_take() -> None:
    dearer = Terms(one(LUMBER, BRICK), one(WOOL))
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B, C)))
    assert table.why_not(CounterOffer(terms(LUMBER, WOOL))) == SameTerms()
    assert table.why_not(CounterOffer(Terms(one(LUMBER), one(WOOL, WOOL)))) == CannotPay((0, 0, 1, 0, 0))
    table.do(CounterOffer(dearer), Decline(), Confirm(1, B))
    assert table.last(Traded).terms == dearer
    assert (table.hand(A), table.hand(B)) == ((1, 0, 1, 0, 0), (1, 1, 0, 0, 0))


def test_a_counter_offer_the_offerer_cannot_pay_is_not_listed() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)), CounterOffer(terms(ORE, WOOL)))
    assert table.why_not(Confirm(1, B)) == CannotPay((0, 0, 0, 0, 1))
    assert table.listed(Confirm) == []


def test_two_seats_not_at_turn_never_trade() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B, C)))
    assert table.why_not(OfferTrade(terms(WOOL, ORE), (C,))) == NotNow()


def test_with_the_turn_every_offer_ends() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)), Accept(), EndTurn())
    assert table.last(OfferClosed).why is Closing.TURN_OVER
    assert (table.state.offers, table.state.offered) == ((), 0)


def test_several_offers_can_stand_open() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)), Accept())
    table.do(OfferTrade(terms(BRICK, ORE), (C,)), Accept())
    assert table.listed(Confirm) == [Confirm(1, B), Confirm(2, C)]
    assert table.why_not(Confirm(2, B)) == NotAgreed(B)


def test_a_standing_answer_declines_by_itself() -> None:
    table = market().do(OfferTrade(terms(LUMBER, WOOL), (B,)))
    assert table.why_not(Decline(ORE)) == NotWanted(ORE)
    table.do(Decline(WOOL))
    assert table.state.never == (0, 1 << WOOL, 0)
    table.do(OfferTrade(terms(BRICK, WOOL), (B, C)))
    assert GAME.decision(table.state) == AnswerOffer(C, 2, A, terms(BRICK, WOOL))
    assert Declined(B, 2, True) in table.events


def test_a_standing_answer_is_changed_in_the_own_turn() -> None:
    table = market()
    assert table.why_not(StandingAnswer(())) == NothingNew()
    assert table.why_not(StandingAnswer((ORE, GRAIN))) == NotInOrder()
    table.do(StandingAnswer((GRAIN, ORE)))
    assert table.state.never[A] == 1 << GRAIN | 1 << ORE


def test_empty_hands_are_not_asked() -> None:
    table = market(hands={A: (1, 0, 0, 0, 0)}).do(OfferTrade(terms(LUMBER, WOOL), (B, C)))
    assert GAME.decision(table.state) == TakeTurn(A)
    assert table.last(OfferClosed).why is Closing.NOBODY


def test_offers_a_turn_are_counted() -> None:
    table = market(options=Options(layout=Layout.FREE, offers=1))
    table.do(OfferTrade(terms(LUMBER, WOOL), (B,)), Decline())
    assert table.why_not(OfferTrade(terms(LUMBER, ORE), (B,))) == TooManyOffers(1)
    silent = market(options=Options(layout=Layout.FREE, offers=0))
    assert silent.why_not(OfferTrade(terms(LUMBER, WOOL), (B,))) == TooManyOffers(0)
