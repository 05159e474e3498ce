"""What a seat sees, remembers and can imagine."""

from __future__ import annotations

import pytest
from island_table import GAME, A, B, C, Table, laid

from desktop.rules.island.choices import (
    Accept,
    BuyCard,
    Decline,
    Discard,
    DrawnCard,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlayMonopoly,
    TakenCard,
)
from desktop.rules.island.goods import pack, unpack
from desktop.rules.island.sight import first_knowledge
from desktop.rules.island.values import NOTHING, Card, Discarding, Kind, Knowledge, Layout, Options, Terms, View
from desktop.rules.kit import WATCHER, BrokenState, Rng, replace

LUMBER, BRICK, WOOL, GRAIN, ORE = Kind
HANDS = {A: (1, 0, 0, 0, 0), B: (0, 2, 0, 1, 0), C: (0, 0, 3, 0, 0)}


def knowing(table: Table, seat: int) -> Knowledge:
    """What the seat knows who has counted all cards so far, after what has happened since."""
    hands = {other: unpack(hand) for other, hand in enumerate(table.state.hands)}
    start = replace(first_knowledge(table.state.options, len(hands), seat), least=tuple(hands.values()))
    return start


def watch(table: Table, seat: int, known: Knowledge) -> Knowledge:
    for event in table.events:
        seen = event.seen_by(seat)
        if seen is not None:
            known = GAME.observe(known, seen)
    return known


def see(table: Table, seat: int) -> View:
    return GAME.view(table.state, seat, first_knowledge(table.state.options, len(table.state.hands), seat))


def test_a_seat_sees_its_own_hand_and_how_many_the_others_hold() -> None:
    table = laid(hands=HANDS, cards={A: {Card.POINT: 1}, B: {Card.KNIGHT: 2}})
    view = see(table, A)
    assert (view.hand, view.sizes) == ((1, 0, 0, 0, 0), (1, 3, 3))
    assert (view.cards, view.card_counts) == ((0, 0, 0, 0, 1), (1, 2, 0))
    assert (view.points, view.own_points) == ((0, 0, 0), 1)
    assert (view.bank, view.deck) == ((18, 17, 16, 18, 19), 22)
    watching = see(table, WATCHER)
    assert (watching.hand, watching.cards, watching.own_points) == (NOTHING, NOTHING, 0)


def test_the_cards_bought_in_anothers_turn_are_counted_only() -> None:
    table = laid(hands={A: (0, 0, 1, 1, 1)}).do(BuyCard(), DrawnCard(Card.MONOPOLY))
    assert see(table, A).fresh == (0, 0, 1, 0, 0)
    assert (see(table, B).fresh, see(table, B).fresh_count) == (None, 1)


def test_chosen_discards_are_seen_by_their_seat_only() -> None:
    table = laid(rolled=False, hands={A: (8, 0, 0, 0, 0), B: (0, 8, 0, 0, 0)}).roll(7).do(Discard((4, 0, 0, 0, 0)))

    def choices(seat: int) -> list[object]:
        frame = see(table, seat).frames[-1]
        assert isinstance(frame, Discarding)
        return [choice.goods for choice in frame.choices]

    assert choices(A) == [(4, 0, 0, 0, 0), None]
    assert choices(B) == choices(WATCHER) == [None, None]


def test_all_that_is_seen_is_counted() -> None:
    table = laid(hands=HANDS, cards={A: {Card.MONOPOLY: 1}})
    known = knowing(table, C)
    table.do(PlayMonopoly(BRICK))
    assert watch(table, C, known).least == ((1, 2, 0, 0, 0), (0, 0, 0, 1, 0), (0, 0, 3, 0, 0))


def test_who_saw_no_theft_is_sure_of_less() -> None:
    table = laid(rolled=False, hands=HANDS, settlements={B: [32]}, robber=0)
    known = {seat: knowing(table, seat) for seat in (A, B, C, WATCHER)}
    table.roll(7).do(MoveRobber(9, B), TakenCard(BRICK))
    for seat in (A, B):
        assert watch(table, seat, known[seat]).least[:2] == ((1, 1, 0, 0, 0), (0, 1, 0, 1, 0))
    for seat in (C, WATCHER):
        after = watch(table, seat, known[seat])
        assert after.least[:2] == ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))
        assert after.robbed == (0, 1, 0)


def test_offers_and_answers_show_what_is_held() -> None:
    table = laid(hands=HANDS)
    known = first_knowledge(table.state.options, 3, C)
    terms = Terms((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))
    table.do(OfferTrade(terms, (B,)), Accept())
    assert watch(table, C, known).least[:2] == ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))


def test_refused_offers_are_remembered_for_the_turn() -> None:
    table = laid(hands=HANDS)
    terms = Terms((1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
    table.do(OfferTrade(terms, (B, C)), Decline(), Decline())
    assert watch(table, A, knowing(table, A)).refused == (terms,)
    assert watch(table.do(EndTurn()), A, knowing(table, A)).refused == ()


def test_rolls_and_gains_are_counted() -> None:
    table = laid(rolled=False, settlements={A: [32]}, robber=0)
    known = knowing(table, B)
    table.roll(6)  # the hills, hex 10
    after = watch(table, B, known)
    assert after.rolls == (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)
    assert sum(after.produced[A]) == 1


def test_unless_the_statistics_stay_hidden() -> None:
    options = Options(layout=Layout.FREE, statistics=False)
    table = laid(rolled=False, settlements={A: [32]}, robber=0, options=options)
    known = first_knowledge(options, 3, B)
    after = watch(table.roll(6), B, known)
    assert (after.rolls, after.produced, after.robbed) == ((), (), ())
    assert sum(after.least[A]) == 1


def test_what_is_imagined_looks_the_same_and_holds_what_is_surely_held() -> None:
    table = laid(hands=HANDS, cards={B: {Card.POINT: 2}, C: {Card.KNIGHT: 1}})
    known = replace(knowing(table, A), least=((1, 0, 0, 0, 0), (0, 1, 0, 1, 0), (0, 0, 2, 0, 0)))
    view = GAME.view(table.state, A, known)
    seen = set()
    for seed in range(60):
        other = GAME.sample(view, Rng(seed))
        GAME.check(other)
        assert GAME.view(other, A, known) == view
        assert unpack(other.hands[B])[BRICK] >= 1 and unpack(other.hands[C])[WOOL] >= 2
        seen.add((other.hands, other.cards))
    assert len(seen) > 5


def test_nobody_is_imagined_to_have_won_already() -> None:
    # B has eight points and two hidden cards in its own turn: at most one of them is a point.
    table = laid(seat=B, cities={B: [0, 4, 8, 27]}, cards={B: {Card.KNIGHT: 2}})
    view = see(table, A)
    for seed in range(200):
        GAME.check(GAME.sample(view, Rng(seed)))


def test_knowledge_of_another_table_is_refused() -> None:
    table = laid()
    for known in (first_knowledge(Options(), 3, B), first_knowledge(Options(), 4, A)):
        with pytest.raises(BrokenState):
            GAME.view(table.state, A, known)


def test_at_the_end_all_points_are_shown() -> None:
    table = laid(cities={A: [0, 4, 8, 27]}, hands={A: (0, 0, 2, 2, 2)}, cards={B: {Card.POINT: 2}})
    table.do(BuyCard(), DrawnCard(Card.POINT))
    assert see(table, C).point_cards is None
    table.do(BuyCard(), DrawnCard(Card.POINT))
    assert see(table, C).points == (10, 2, 0)
    assert see(table, C).point_cards == (2, 2, 0)


def test_packed_goods() -> None:
    assert unpack(pack((1, 2, 3, 4, 5))) == (1, 2, 3, 4, 5)
