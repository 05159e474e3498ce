"""Offers to several seats with counter-offers and standing refusals, and discards that stay secret."""

from __future__ import annotations

import pytest
from toy_trade import (
    GAME,
    NONE,
    SEVEN,
    Accept,
    Answered,
    AnswerOffer,
    Cancel,
    ChooseDiscard,
    ChoosePartner,
    Chosen,
    Confirm,
    Counter,
    Dealt,
    Decline,
    Discard,
    DiscardChosen,
    Discarded,
    Discarding,
    EndTurn,
    Goods,
    NoGift,
    NotAsked,
    NotInHand,
    NotWanted,
    Offer,
    Options,
    Rolled,
    SameKind,
    State,
    Terms,
    TooMany,
    Trade,
    Traded,
    Trading,
)
from walks import fold

from desktop.rules.kit import Action, Event, NotNow, Rng, Unfinished, replace

WOOL_FOR_ORE = Terms((1, 0, 0), (0, 0, 1))
TWO_WOOL_FOR_ORE = Terms((2, 0, 0), (0, 0, 1))


def trading(*hands: Goods) -> State:
    """Seat 0 may trade; these are the hands."""
    return replace(GAME.new(Options(), 3), hands=hands, frames=(Trading(0),))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = GAME.step(state, action).state
    return state


HANDS = ((3, 1, 0), (0, 1, 2), (0, 0, 2))


def test_everybody_asked_answers_then_the_offerer_chooses_among_those_who_agree() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1, 2)))
    assert GAME.decision(state) == AnswerOffer(1, WOOL_FOR_ORE)
    state = after(state, Accept())
    assert GAME.decision(state) == AnswerOffer(2, WOOL_FOR_ORE)
    state = after(state, Accept())
    assert GAME.decision(state) == ChoosePartner(0)
    assert GAME.legal(state) == (Confirm(1), Confirm(2), Cancel())
    step = GAME.step(state, Confirm(2))
    assert step.events == (Traded(0, 2, WOOL_FOR_ORE),)
    assert step.state.hands == ((2, 1, 1), (0, 1, 2), (1, 0, 1))
    assert GAME.decision(step.state) == Trade(0)


def test_a_counter_offer_is_the_only_reverse_offer_and_is_taken_on_its_own_terms() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1, 2)), Counter(TWO_WOOL_FOR_ORE), Decline())
    assert GAME.legal(state) == (Confirm(1), Cancel())
    assert after(state, Confirm(1)).hands == ((1, 1, 1), (2, 1, 1), (0, 0, 2))
    assert GAME.why_not(trading(*HANDS), Counter(WOOL_FOR_ORE)) == NotNow()


def test_a_counter_offer_that_the_offerer_cannot_pay_is_no_use() -> None:
    four = Terms((4, 0, 0), (0, 0, 1))
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,)), Counter(four))
    assert GAME.why_not(state, Confirm(1)) == NotInHand()
    assert GAME.legal(state) == (Cancel(),)


def test_when_all_decline_the_offer_is_gone() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1, 2)), Decline(), Decline())
    assert GAME.decision(state) == Trade(0)
    assert state.frames == (Trading(0, offers=1),)


def test_a_standing_refusal_answers_later_offers_without_asking() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,)), Decline(never=2))
    step = GAME.step(state, Offer(Terms((2, 0, 0), (0, 0, 1)), (1, 2)))
    assert step.events[1:] == (Answered(1, None),)
    assert GAME.decision(step.state) == AnswerOffer(2, Terms((2, 0, 0), (0, 0, 1)))


def test_a_standing_refusal_holds_until_the_end_of_ones_own_turn() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,)), Decline(never=2), EndTurn(), Rolled(0))
    assert state.never[1] == (2,)
    assert after(state, EndTurn()).never[1] == ()


def test_only_a_kind_that_is_wanted_can_be_refused_for_good() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,)))
    assert GAME.why_not(state, Decline(never=0)) == NotWanted()
    assert GAME.why_not(state, Decline(never=7)) == NotWanted()


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        (Offer(Terms((4, 0, 0), (0, 0, 1)), (1,)), NotInHand()),
        (Offer(Terms((-1, 0, 0), (0, 0, 1)), (1,)), NotInHand()),
        (Offer(Terms((1, 0, 0), NONE), (1,)), NoGift()),
        (Offer(Terms((1, 0, 0), (1, 0, 1)), (1,)), SameKind()),
        (Offer(WOOL_FOR_ORE, ()), NotAsked()),
        (Offer(WOOL_FOR_ORE, (0,)), NotAsked()),
        (Offer(WOOL_FOR_ORE, (1, 1)), NotAsked()),
        (Offer(WOOL_FOR_ORE, (1, 7)), NotAsked()),
    ],
)
def test_an_offer_has_two_sides_of_different_kinds_and_other_seats_to_answer(offer: Offer, reason: object) -> None:
    assert GAME.why_not(trading(*HANDS), offer) == reason


def test_offers_are_limited() -> None:
    state = after(trading(*HANDS), *(Offer(WOOL_FOR_ORE, (1,)), Decline()) * 2)
    assert GAME.why_not(state, Offer(WOOL_FOR_ORE, (1,))) == TooMany(2)


def test_who_cannot_pay_declines_like_anybody() -> None:
    state = after(trading((3, 0, 0), (0, 5, 0), (0, 0, 1)), Offer(WOOL_FOR_ORE, (1,)))
    assert GAME.why_not(state, Accept()) == NotInHand()
    assert Decline() in GAME.legal(state)
    # Whether it could pay does not show in the decision.
    assert GAME.decision(state) == GAME.decision(after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,))))


def test_a_bot_thinks_of_counter_offers_that_are_not_listed() -> None:
    state = after(trading(*HANDS), Offer(WOOL_FOR_ORE, (1,)))
    view = GAME.view(state, 1, GAME.first_knowledge(Options(), 3, 1))
    assert Counter(TWO_WOOL_FOR_ORE) not in GAME.legal(state)
    assert Counter(TWO_WOOL_FOR_ORE) in GAME.candidates(view, GAME.legal(state))


def test_an_acceptance_is_remembered_as_what_the_seat_surely_holds() -> None:
    start = trading(*HANDS)
    knowledge = tuple(GAME.first_knowledge(Options(), 3, eye) for eye in (0, 1, 2, -2))
    for action in (Offer(WOOL_FOR_ORE, (1, 2)), Accept(), Decline()):
        step = GAME.step(start, action)
        start, knowledge = step.state, fold(GAME, knowledge, step.events)
    assert knowledge[2].least == ((1, 0, 0), (0, 0, 1), NONE)
    view = GAME.view(start, 2, knowledge[2])
    assert all(GAME.sample(view, Rng(i)).hands[1][2] >= 1 for i in range(50))


# -- the seven --------------------------------------------------------------------------------------------------------


def seven(*hands: Goods) -> State:
    """Seat 0 has rolled a seven with these hands."""
    state = after(GAME.new(Options(), 3), Dealt(((1, 1, 1),) * 3))
    return after(replace(state, hands=hands), Rolled(SEVEN))


RICH = ((4, 2, 0), (1, 1, 1), (0, 3, 4))


def test_whoever_holds_six_or_more_owes_half_of_it() -> None:
    state = seven(*RICH)
    assert state.frames == (Discarding(0, (Chosen(0, 3), Chosen(2, 3))),)
    assert GAME.decision(state) == ChooseDiscard(0, 3)
    assert ChooseDiscard.secret
    assert GAME.decision(seven((1, 1, 1), (1, 1, 1), (1, 1, 1))) == Trade(0)


def test_a_discard_is_laid_out_piece_by_piece() -> None:
    state = seven(*RICH)
    assert GAME.why_not(state, Discard(NONE)) == Unfinished(3)
    assert GAME.why_not(state, Discard((1, 1, 0))) == Unfinished(1)
    assert GAME.why_not(state, Discard((1, 0, 1))) == NotInHand()
    assert GAME.why_not(state, Discard((4, 0, 0))) == TooMany(3)
    assert GAME.why_not(state, Discard((2, 1, 0))) is None


def test_nothing_is_shown_or_carried_out_until_all_have_chosen() -> None:
    state = seven(*RICH)
    step = GAME.step(state, Discard((2, 1, 0)))
    assert step.events == (DiscardChosen(0, (2, 1, 0)),)
    assert [event.seen_by(2) for event in step.events] == [DiscardChosen(0, None)]
    assert step.state.hands == RICH
    blank = GAME.first_knowledge(Options(), 3, 2)
    views = {
        GAME.view(after(state, Discard(goods)), 2, blank) for goods in ((2, 1, 0), (3, 0, 0), (1, 2, 0))
    }
    assert len(views) == 1
    last = GAME.step(step.state, Discard((0, 1, 2)))
    shown: list[Event] = [Discarded(0, (2, 1, 0)), Discarded(2, (0, 1, 2))]
    assert list(last.events[1:]) == shown
    assert last.state.hands == ((2, 1, 0), (1, 1, 1), (0, 2, 2))


def test_a_sample_gives_a_hidden_discard_that_the_sampled_hand_holds() -> None:
    state = after(seven(*RICH), Discard((2, 1, 0)))
    view = GAME.view(state, 2, GAME.first_knowledge(Options(), 3, 2))
    chosen = set()
    for i in range(50):
        sample = GAME.sample(view, Rng(i))
        GAME.check(sample)
        frame = sample.frames[0]
        assert isinstance(frame, Discarding)
        chosen.add(frame.choices[0].goods)
    assert len(chosen) > 3
