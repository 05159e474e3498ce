"""Asking the next seat for its card, and what that card does (rules section 4).

Powers work only in a freshly dealt card that is asked for. One that was exchanged, drawn from the pack or merely held
in one's own turn is just its value.
"""

from __future__ import annotations

from desktop.rules.cuccu.events import (
    Agreed,
    Asked,
    Declined,
    Demanded,
    DrewTop,
    Refused,
    Shown,
    Skipped,
    Stopped,
    Swapped,
    Undone,
    WentOut,
)
from desktop.rules.cuccu.match import lose_life, won
from desktop.rules.cuccu.turns import deal, done, draw, draw_bottom, held, next_turn, put, to_act
from desktop.rules.cuccu.values import (
    SEATS,
    AgreeOrDecline,
    DealCard,
    Deed,
    DrawBottom,
    DrawTop,
    Guarantee,
    LastMove,
    Loss,
    Rank,
    State,
    StopOrDemand,
    Swap,
)
from desktop.rules.kit import CHANCE, Event, replace


def ask(state: State, asker: int, target: int, events: list[Event]) -> State:
    """The target is dealt its card now, because it is asked for."""
    events.append(Asked(asker, target, held(state, asker)))
    return replace(state, awaits=DealCard(CHANCE, target, asker))


def answer(state: State, asker: int, target: int, rank: Rank, events: list[Event]) -> State:
    """The target looks at the card it was just dealt: an ordinary one must be exchanged, a special one is shown."""
    state = deal(state, target, rank, asker, events)
    if not rank.special:
        return _exchange(state, asker, target, events)
    serial = held(state, target)
    events.append(Shown(target, serial, rank))
    state = replace(state, shown=(*state.shown, serial))
    if rank is Rank.INN:
        return replace(state, awaits=StopOrDemand(asker, target))
    if rank is Rank.HORSE:
        return _skip(state, asker, target, events)
    return _refuse(state, asker, target, rank, events)


def _exchange(state: State, asker: int, target: int, events: list[Event]) -> State:
    """The two cards change places, the chain grows; the target acts next, with the card it received."""
    given, taken = held(state, asker), held(state, target)
    events.append(Swapped(asker, target, given, taken, state.cards[given], state.cards[taken]))
    swapped = replace(
        state,
        hands=put(put(state.hands, asker, taken), target, given),
        deeds=done(state.deeds, asker, Deed.EXCHANGED),
        chain=(*state.chain, Swap(asker, target)),
        last=LastMove(asker, Deed.EXCHANGED, target),
    )
    return to_act(swapped, state.order.index(target))


def _both_keep(state: State, asker: int, target: int, rank: Rank, deed: Deed) -> State:
    """Nothing moved: asker and target are done, and the chain has ended."""
    return replace(
        state,
        deeds=done(done(state.deeds, asker, deed), target, Deed.SHOWED),
        chain=(),
        last=LastMove(asker, deed, target, rank),
    )


def _refuse(state: State, asker: int, target: int, rank: Rank, events: list[Event]) -> State:
    """Cuckoo, hunter, cat: the exchange is refused. Hunter and cat cost the asker a life at once; the cat also undoes
    the chain, even where that was the asker's last life."""
    events.append(Refused(asker, target, rank))
    if rank is not Rank.CUCKOO:
        loss = Loss.HUNTER if rank is Rank.HUNTER else Loss.CAT
        state = lose_life(state, asker, loss, target, events)
        if not state.lives[asker]:
            events.append(WentOut(asker))
        if rank is Rank.CAT:
            state = replace(state, hands=_undo(state, events))
    state = _both_keep(state, asker, target, rank, Deed.REFUSED)
    if state.lives.count(0) == SEATS - 1 and not state.options.showdown_for_one:
        return won(state, events)
    return next_turn(state, events)


def _undo(state: State, events: list[Event]) -> tuple[int | None, ...]:
    """The hands after the chain was reversed, from the last exchange to the first: everybody on the way has the card
    it was dealt. Horses that were skipped stay out of it."""
    hands = state.hands
    for swap in reversed(state.chain):
        taken, given = hands[swap.asker], hands[swap.target]
        assert taken is not None and given is not None
        events.append(Undone(swap.asker, swap.target, given, taken))
        hands = put(put(hands, swap.asker, given), swap.target, taken)
    return hands


def _skip(state: State, asker: int, target: int, events: list[Event]) -> State:
    """The horse is passed over, the chain stays: the asker tries the next seat, or past the dealer the top of the
    pack."""
    events.append(Skipped(asker, target))
    state = replace(state, deeds=done(state.deeds, target, Deed.SHOWED))
    place = state.order.index(target) + 1
    if place < len(state.order):
        return ask(state, asker, state.order[place], events)
    return replace(state, awaits=DrawTop(CHANCE, asker))


def draw_top(state: State, asker: int, rank: Rank, events: list[Event]) -> State:
    """The dealer has shown a horse: the asker has exchanged with the top card, and the deal goes to the showdown."""
    drawn, given, serial = draw(state, asker, rank)
    events.append(DrewTop(asker, given, serial, rank))
    return next_turn(drawn, events)


def accept_stop(state: State, asker: int, holder: int, events: list[Event]) -> State:
    """The asker gives up at the inn: both keep, no guarantee."""
    events.append(Stopped(asker, holder))
    return next_turn(_both_keep(state, asker, holder, Rank.INN, Deed.STOPPED), events)


def demand(state: State, asker: int, holder: int, events: list[Event]) -> State:
    """The asker demands that the inn's holder pays should a zero of his lose; his card is not shown."""
    events.append(Demanded(asker, holder))
    return replace(state, awaits=AgreeOrDecline(holder, asker))


def agree(state: State, asker: int, holder: int, events: list[Event]) -> State:
    """The inn's holder gives the guarantee: both keep."""
    events.append(Agreed(asker, holder))
    state = replace(state, guarantees=(*state.guarantees, Guarantee(asker, holder)))
    return next_turn(_both_keep(state, asker, holder, Rank.INN, Deed.STOPPED), events)


def decline(state: State, asker: int, holder: int, events: list[Event]) -> State:
    """No guarantee: the inn must be exchanged, and its former holder acts with the card received."""
    events.append(Declined(asker, holder))
    return _exchange(state, asker, holder, events)


def card_came(state: State, awaits: DealCard | DrawBottom | DrawTop, rank: Rank, events: list[Event]) -> State:
    """Chance has given the card it was asked for: what follows from it."""
    if isinstance(awaits, DrawBottom):
        return draw_bottom(state, awaits.to, rank, events)
    if isinstance(awaits, DrawTop):
        return draw_top(state, awaits.to, rank, events)
    if awaits.asker is None:
        return to_act(deal(state, awaits.to, rank, None, events), state.acting)
    return answer(state, awaits.asker, awaits.to, rank, events)
