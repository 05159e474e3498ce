"""Offers to the other: one of something that can be spared for the one resource that is missing."""

from __future__ import annotations

from desktop.bots.princes_worth import plans, worth
from desktop.rules.kit import put, replace
from desktop.rules.princes.cards import MOST_STORED, RESOURCES, Goods
from desktop.rules.princes.choices import Offer
from desktop.rules.princes.main_phase import why_not_offer
from desktop.rules.princes.table import affords, goods_of
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import State, Terms

MOST_REFUSED = 2
"""After so many refusals in a turn nothing more is offered."""
MOST_OFFERED = 3
"""So many offers in a turn are enough, accepted or not."""
_BETTER = 1.0
"""By how much an offer must be better than anything else, in tenths of a point."""


def best_offer(state: State, seat: int, best: float) -> Offer | None:
    """The offer that helps most and that the other may take, or None. Only what then makes a plan affordable is asked
    for, so that every accepted offer is followed by building. `best`: what the best other action is worth."""
    if len(state.refused) >= MOST_REFUSED or state.offered >= MOST_OFFERED:
        return None
    have = goods_of(state, seat)
    wanted = [plan for plan in plans(state, seat, state.hands[seat]) if plan.gain > 3 and not affords(have, plan.cost)]
    top: Offer | None = None
    most = best + _BETTER
    for plan in wanted[:3]:
        lacking = [kind for kind in range(len(RESOURCES)) if plan.cost[kind] > have[kind]]
        if len(lacking) != 1 or plan.cost[lacking[0]] - have[lacking[0]] != 1:
            continue
        for kind in range(len(RESOURCES)):
            if have[kind] <= plan.cost[kind]:
                continue
            offer = Offer(_one(kind), _one(lacking[0]))
            if Terms(offer.give, offer.get) in state.refused or why_not_offer(state, seat, offer) is not None:
                continue
            then = traded(state, seat, kind, lacking[0])
            if worth(then, 1 - seat) <= worth(state, 1 - seat) + 0.2:
                continue
            value = worth(then, seat) + 0.4 * plan.gain
            if value > most:
                top, most = offer, value
    return top


def _one(kind: int) -> Goods:
    a, b, c, d, e, f = put((0, 0, 0, 0, 0, 0), kind, 1)
    return a, b, c, d, e, f


def traded(state: State, seat: int, give: int, get: int) -> State:
    """The table after the seat has given one kind for another."""
    stored = state.stored
    for owner, out, into in ((seat, give, get), (1 - seat, get, give)):
        kinds = facts(state.estates[owner]).kinds
        now = list(stored[owner])
        now[max(kinds[out], key=now.__getitem__)] -= 1
        now[min(kinds[into], key=now.__getitem__)] += 1
        assert max(now) <= MOST_STORED
        stored = put(stored, owner, tuple(now))
    return replace(state, stored=stored)
