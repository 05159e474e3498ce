"""Trade between seats, as the bots see it: what an exchange of cards is worth to the own plans, with whom one does not
trade, which offers to make."""

from __future__ import annotations

from desktop.bots.contract import Choice
from desktop.bots.island_reasons import CompletesPlan, LeaderAsks, NoGoodAnswer, NotWorthIt
from desktop.bots.island_value import Weights, hand_worth
from desktop.rules.island.choices import Accept, Confirm, CounterOffer, Decline, OfferTrade, Withdraw
from desktop.rules.island.goods import ONE, covers, pack, unpack
from desktop.rules.island.values import KINDS, STOCK, Goods, Kind, Offer, State, Terms, View

NEAR_THE_END = 2
"""Points below the target from which nobody trades with a seat."""
MOST_OFFERS = 2
"""Offers a bot makes in a turn: nobody likes to be asked all the time."""
LIKELY = 0.5
"""How likely it must be, by what everybody could see, that a seat holds what it is asked for."""
TAKES, ASKS = 0.03, 0.06
"""By how much a trade must better the own hand, to be taken and to be offered."""


def near_the_end(view: View, seat: int) -> bool:
    """Could this seat win with the trade?"""
    hidden = min(1, view.card_counts[seat])
    return view.points[seat] + hidden >= view.options.target - NEAR_THE_END


def gain(state: State, seat: int, get: Goods, give: Goods, weights: Weights) -> float:
    """How much better the hand is after giving `give` for `get`."""
    hand = state.hands[seat]
    after = hand + pack(get) - pack(give)
    return hand_worth(state, seat, after, weights) - hand_worth(state, seat, hand, weights)


def answer(state: State, view: View, weights: Weights, counters: bool) -> Choice:
    """Accept what betters the own hand clearly; counter where one card more would; otherwise decline."""
    seat, offer = view.seat, view.offers[-1]
    terms = offer.terms
    if near_the_end(view, view.turn_seat):
        return Choice(Decline(), LeaderAsks(view.turn_seat))
    if covers(state.hands[seat], pack(terms.want)):
        if gain(state, seat, terms.give, terms.want, weights) > TAKES + _even(terms):
            return Choice(Accept(), CompletesPlan(terms.give))
        if counters:
            dearer = _dearer(state, view, terms, weights)
            if dearer is not None:
                return Choice(CounterOffer(dearer), CompletesPlan(dearer.give))
    return Choice(Decline(), NotWorthIt())


def _even(terms: Terms) -> float:
    """The other gains too: more where it gets more cards than it gives."""
    return 0.05 * max(0, sum(terms.want) - sum(terms.give))


def _dearer(state: State, view: View, terms: Terms, weights: Weights) -> Terms | None:
    """The offer with one card more for the own plans, where the asker has enough cards for it to be likely."""
    if view.sizes[view.turn_seat] < sum(terms.give) + 3:
        return None
    best, found = 2 * TAKES, None
    for kind in KINDS:
        if terms.want[kind] or terms.give[kind] >= 3:
            continue
        give = unpack(pack(terms.give) + ONE[kind])
        value = gain(state, view.seat, give, terms.want, weights)
        if value > best:
            best, found = value, Terms(give, terms.want)
    return found


def close(state: State, view: View, weights: Weights) -> Choice | None:
    """With open offers: the best trade that is agreed, or nothing more of it. None where no offer is open."""
    if not view.offers:
        return None
    best, chosen = 0.0, Choice(Withdraw(view.offers[0].id), NoGoodAnswer())
    for offer in view.offers:
        for partner, terms in _agreed(offer):
            if near_the_end(view, partner) or not covers(state.hands[view.seat], pack(terms.give)):
                continue
            value = gain(state, view.seat, terms.want, terms.give, weights) - 0.01 * view.points[partner]
            if value > best:
                best, chosen = value, Choice(Confirm(offer.id, partner), CompletesPlan(terms.want))
    return chosen


def _agreed(offer: Offer) -> list[tuple[int, Terms]]:
    return [(reply.seat, reply.counter or offer.terms) for reply in offer.answers]


def proposal(state: State, view: View, weights: Weights, wanted: tuple[Kind, ...] = KINDS) -> Choice | None:
    """The offer for one of these kinds that would better the own hand most: one card for one, or two for one; never
    the same kinds for each other again after that came to nothing or was countered in this turn, nor to a seat near
    the end, nor against a standing answer. Asked is only who by what is known holds it, and would gain by giving it."""
    if view.offered >= min(MOST_OFFERS, view.options.offers):
        return None
    seats = [s for s in range(len(view.sizes)) if s != view.seat and view.sizes[s] and not near_the_end(view, s)]
    best, chosen = ASKS, None
    for want in wanted:
        holders = [
            s
            for s in seats
            if not view.never[s] >> want & 1
            and covers(state.hands[s], ONE[want])
            and chance_to_hold(view, s, want) >= LIKELY
        ]
        if not holders:
            continue
        for give in KINDS:
            if give == want or any(t.want[want] and t.give[give] for t in view.knowledge.refused):
                continue
            for pieces in range(1, min(2, view.hand[give]) + 1):
                terms = Terms(unpack(pieces * ONE[give]), unpack(ONE[want]))
                value = gain(state, view.seat, terms.want, terms.give, weights)
                if value <= best:
                    continue
                to = tuple(s for s in holders if gain(state, s, terms.give, terms.want, weights) > TAKES)
                if to:
                    best, chosen = value, Choice(OfferTrade(terms, to), CompletesPlan(terms.want))
    return chosen


def chance_to_hold(view: View, seat: int, kind: Kind) -> float:
    """How likely another seat holds a card of this kind, by what the looking seat has seen: 1 where it surely does, 0
    where it cannot."""
    least = view.knowledge.least
    if least[seat][kind]:
        return 1.0
    unknown = max(0, view.sizes[seat] - sum(least[seat]))
    others = [other for other in range(len(view.sizes)) if other != view.seat]
    loose = [STOCK - view.bank[k] - view.hand[k] - sum(least[other][k] for other in others) for k in KINDS]
    rest = sum(max(0, cards) for cards in loose)
    without = 1.0
    for drawn in range(min(unknown, rest)):
        without *= max(0, rest - max(0, loose[kind]) - drawn) / (rest - drawn)
    return 1.0 - without
