"""Trade between seats: offers of the seat whose turn it is, the others' answers and counter-offers, and the trade.

An offer stands open until it is traded, withdrawn, void, or the turn ends; whoever would trade waits for the seat at
turn to choose. It is void as soon as that seat does not hold the goods any more, and so is an answer.
"""

from __future__ import annotations

from desktop.rules.island.choices import Accept, Confirm, CounterOffer, Decline, OfferTrade, StandingAnswer, Withdraw
from desktop.rules.island.events import (
    Accepted,
    AnswerVoid,
    Closing,
    Countered,
    Declined,
    OfferClosed,
    Offered,
    StandingAnswerSet,
    Traded,
)
from desktop.rules.island.goods import covers, pack
from desktop.rules.island.values import KINDS, Answer, Answering, Goods, Main, Offer, State
from desktop.rules.kit import Event, put, replace

MAIN = (Main(),)


def kinds_of(goods: Goods) -> int:
    """The kinds of these goods, as a mask."""
    return sum(1 << kind for kind in KINDS if goods[kind])


def offer_trade(state: State, action: OfferTrade, events: list[Event]) -> State:
    """Everybody it is made to answers in turn. Not asked are those whose standing answer declines it, and those with
    nothing in hand."""
    seat, terms = state.seat, action.terms
    number = state.offered + 1
    events.append(Offered(seat, number, terms, action.to))
    waiting = []
    for other in action.to:
        if state.hands[other] and not state.never[other] & kinds_of(terms.want):
            waiting.append(other)
        else:
            events.append(Declined(other, number, True))
    offers = (*state.offers, Offer(number, terms, action.to))
    state = replace(state, offered=number, offers=offers)
    return _ask(state, tuple(waiting), events)


def _ask(state: State, waiting: tuple[int, ...], events: list[Event]) -> State:
    """The next one answers; after the last, an offer nobody would take is gone."""
    if waiting:
        return replace(state, frames=(*MAIN, Answering(waiting)))
    offer = state.offers[-1]
    if offer.answers:
        return replace(state, frames=MAIN)
    events.append(OfferClosed(state.seat, offer.id, offer.terms, Closing.NOBODY))
    return replace(state, frames=MAIN, offers=state.offers[:-1])


def _answered(state: State, answer: Answer | None, events: list[Event]) -> State:
    frame, offer = state.frames[-1], state.offers[-1]
    assert isinstance(frame, Answering)
    if answer is not None:
        offer = replace(offer, answers=(*offer.answers, answer))
        state = replace(state, offers=(*state.offers[:-1], offer))
    return _ask(state, frame.waiting[1:], events)


def _asked(state: State) -> int:
    frame = state.frames[-1]
    assert isinstance(frame, Answering)
    return frame.waiting[0]


def accept(state: State, action: Accept, events: list[Event]) -> State:
    """Would trade on these terms."""
    seat, offer = _asked(state), state.offers[-1]
    events.append(Accepted(seat, offer.id, offer.terms))
    return _answered(state, Answer(seat), events)


def decline(state: State, action: Decline, events: list[Event]) -> State:
    """Would not; perhaps never gives a kind from now on."""
    seat = _asked(state)
    events.append(Declined(seat, state.offers[-1].id))
    if action.never is not None:
        state = _never(state, seat, state.never[seat] | 1 << action.never, events)
    return _answered(state, None, events)


def counter(state: State, action: CounterOffer, events: list[Event]) -> State:
    """Would trade on other terms."""
    seat = _asked(state)
    events.append(Countered(seat, state.offers[-1].id, action.terms))
    return _answered(state, Answer(seat, action.terms), events)


def _never(state: State, seat: int, mask: int, events: list[Event]) -> State:
    events.append(StandingAnswerSet(seat, tuple(kind for kind in KINDS if mask >> kind & 1)))
    return replace(state, never=put(state.never, seat, mask))


def standing_answer(state: State, action: StandingAnswer, events: list[Event]) -> State:
    """The seat at turn says which kinds it never gives."""
    return _never(state, state.seat, sum(1 << kind for kind in action.never), events)


def confirm(state: State, action: Confirm, events: list[Event]) -> State:
    """The trade: both give at once. What else stood open is looked at again."""
    seat, partner = state.seat, action.partner
    offer = next(offer for offer in state.offers if offer.id == action.offer)
    answer = next(answer for answer in offer.answers if answer.seat == partner)
    terms = answer.counter or offer.terms
    give, want = pack(terms.give), pack(terms.want)
    events.append(Traded(seat, partner, offer.id, terms))
    hands = put(state.hands, seat, state.hands[seat] - give + want)
    hands = put(hands, partner, hands[partner] - want + give)
    state = replace(state, hands=hands, offers=tuple(other for other in state.offers if other is not offer))
    return recheck(state, events) if state.offers else state


def withdraw(state: State, action: Withdraw, events: list[Event]) -> State:
    """The offer is gone."""
    offer = next(offer for offer in state.offers if offer.id == action.offer)
    events.append(OfferClosed(state.seat, offer.id, offer.terms, Closing.WITHDRAWN))
    return replace(state, offers=tuple(other for other in state.offers if other is not offer))


def recheck(state: State, events: list[Event]) -> State:
    """Hands have changed: offers and answers that are not covered any more are void."""
    kept = []
    for offer in state.offers:
        if not covers(state.hands[state.seat], pack(offer.terms.give)):
            events.append(OfferClosed(state.seat, offer.id, offer.terms, Closing.VOID))
            continue
        answers = tuple(answer for answer in offer.answers if _covered(state, offer, answer))
        for answer in offer.answers:
            if answer not in answers:
                events.append(AnswerVoid(answer.seat, offer.id))
        if answers:
            kept.append(replace(offer, answers=answers) if answers != offer.answers else offer)
        else:
            events.append(OfferClosed(state.seat, offer.id, offer.terms, Closing.VOID))
    offers = tuple(kept)
    return state if offers == state.offers else replace(state, offers=offers)


def _covered(state: State, offer: Offer, answer: Answer) -> bool:
    terms = answer.counter or offer.terms
    return covers(state.hands[answer.seat], pack(terms.want))
