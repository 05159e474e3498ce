"""Actions of which there are too many to list: any discard, any offer, any counter-offer, for tests and bots."""

from __future__ import annotations

from desktop.rules.island.choices import CounterOffer, Discard, OfferTrade, StandingAnswer
from desktop.rules.island.goods import ONE, unpack
from desktop.rules.island.lists import LISTS, picked
from desktop.rules.island.refusals import why_not
from desktop.rules.island.values import (
    KINDS,
    Answering,
    Discarding,
    Goods,
    Main,
    State,
    Terms,
    View,
)
from desktop.rules.kit import Action, Rng

_OPEN = (Main, Answering)
"""Where offers, counter-offers and standing answers are made."""
_SINGLES: tuple[Goods, ...] = tuple(unpack(card) for card in ONE)


def sample_action(state: State, rng: Rng) -> Action:
    """Any action of the deciding seat. Of what is not listed, an offer in one case of eight."""
    frame = state.frames[-1]
    # Here and wherever every step comes by, `type(...) is`: of values `isinstance` takes several times as long.
    if type(frame) is Discarding:
        due = next(choice for choice in frame.choices if not choice.done)
        return Discard(picked(state.hands[due.seat], due.count, rng))
    if state.options.offers and type(frame) in _OPEN and rng.below(8) == 0:
        action = _unlisted(state, rng)
        if why_not(state, action) is None:
            return action
    actions = LISTS[type(frame)](state, frame)
    return actions[rng.below(len(actions))] if len(actions) > 1 else actions[0]


def _unlisted(state: State, rng: Rng) -> Action:
    frame = state.frames[-1]
    if isinstance(frame, Answering):
        want = _some(state.hands[frame.waiting[0]], rng)
        return CounterOffer(Terms(_others(want, rng), want))
    if rng.chance(1, 8):
        return StandingAnswer(tuple(kind for kind in KINDS if rng.chance(1, 4)))
    give = _some(state.hands[state.seat], rng)
    others = tuple(seat for seat in range(len(state.hands)) if seat != state.seat and rng.chance(2, 3))
    return OfferTrade(Terms(give, _others(give, rng)), others)


def _some(hand: int, rng: Rng) -> Goods:
    """One or two cards of a hand, where it has them."""
    return picked(hand, min(1 + rng.below(2), sum(unpack(hand))), rng)


def _others(goods: Goods, rng: Rng) -> Goods:
    """One or two cards of kinds that are not among these."""
    free = [kind for kind in KINDS if not goods[kind]]
    chosen = [rng.choice(free) for _ in range(1 + rng.below(2))]
    a, b, c, d, e = (chosen.count(kind) for kind in KINDS)
    return a, b, c, d, e


def candidates(view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The listed actions, and offers of one card for one, to everybody, that did not come to nothing in this turn."""
    if view.seat != view.turn_seat or not view.frames or not isinstance(view.frames[-1], Main):
        return legal
    if view.offered >= view.options.offers:
        return legal
    others = tuple(seat for seat in range(len(view.sizes)) if seat != view.seat)
    terms = [Terms(_SINGLES[a], _SINGLES[b]) for a in KINDS for b in KINDS if a != b and view.hand[a]]
    return (*legal, *(OfferTrade(t, others) for t in terms if t not in view.knowledge.refused))
