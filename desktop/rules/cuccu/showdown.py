"""The showdown: whose card is the lowest, and who pays for it (rules section 5)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.rules.cuccu.events import ShowdownBegan, ShownHand
from desktop.rules.cuccu.match import after_showdown, lose_life
from desktop.rules.cuccu.values import Guarantee, Loss, LostLife, Rank, State
from desktop.rules.kit import Event, replace

_TWO_FOOLS = 29
"""Two live fools count 14.5 each; everything is counted in halves."""


def showdown(state: State, events: list[Event]) -> State:
    """All seats with lives left show; all lives are taken at the same moment. Hands of seats that lost their last
    life in this deal are dead: neither compared nor counted."""
    hands = {}
    shown = []
    for seat in state.order:
        serial = state.hands[seat]
        if serial is not None and state.lives[seat]:
            hands[seat] = state.cards[serial]
            shown.append(ShownHand(seat, serial, state.cards[serial]))
    events.append(ShowdownBegan(tuple(shown)))
    losses = who_pays(hands, state.guarantees)
    for lost in losses:
        state = lose_life(state, lost.seat, lost.loss, lost.held, events)
    return after_showdown(replace(state, losses=losses, chain=()), events)


def losers(hands: Mapping[int, Rank]) -> dict[int, Loss]:
    """Which of these live hands lose, in the order given.

    Cuckoos never lose. Two fools count 14.5 each. A single fool loses whatever happens, and the lowest of the other
    cards with it; where all others are cuckoos, it loses alone. Equal lowest cards all lose.
    """
    fools = sum(rank is Rank.FOOL for rank in hands.values())
    lowest: int | None = None
    counted = {}
    for seat, rank in hands.items():
        if rank is Rank.CUCKOO:
            continue
        if rank is not Rank.FOOL:
            value = 2 * rank
        elif fools == 2:
            value = _TWO_FOOLS
        else:
            continue
        counted[seat] = value
        if lowest is None or value < lowest:
            lowest = value
    out = {}
    for seat, rank in hands.items():
        if counted.get(seat) == lowest and seat in counted:
            out[seat] = Loss.LOWEST
        elif rank is Rank.FOOL and fools == 1:
            out[seat] = Loss.FOOL
    return out


def who_pays(hands: Mapping[int, Rank], guarantees: tuple[Guarantee, ...]) -> tuple[LostLife, ...]:
    """The lives lost, in the order of the hands: for a losing zero with a guarantee the inn's holder pays."""
    holders = {guarantee.asker: guarantee.holder for guarantee in guarantees}
    paid = []
    for seat, loss in losers(hands).items():
        if seat in holders and hands[seat] is Rank.ZERO:
            paid.append(LostLife(holders[seat], seat, Loss.GUARANTEE))
        else:
            paid.append(LostLife(seat, seat, loss))
    return tuple(paid)
