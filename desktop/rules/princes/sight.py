"""What a seat sees, and what it remembers of what it was shown."""

from __future__ import annotations

from desktop.rules.kit import BrokenState, Event, put, replace
from desktop.rules.princes import memory
from desktop.rules.princes.building import regions_shown
from desktop.rules.princes.cards import EVENT_PILE, Card
from desktop.rules.princes.decisions import AnyDecision
from desktop.rules.princes.events import (
    Announced,
    CardBuilt,
    CardDrawn,
    CardPlayed,
    CardPutUnder,
    CardReturned,
    CardStolen,
    CardTaken,
    EventDone,
    EventTurned,
    HandSeen,
    PileShuffled,
    StackOpened,
    StacksDealt,
    TakenBack,
)
from desktop.rules.princes.frames import Arranging, LookingThrough, PlacingRegions, PuttingAway, Spying
from desktop.rules.princes.values import SEATS, Estate, Knowledge, Memory, State, View


def first_knowledge(seat: int) -> Knowledge:
    """Ten event cards in an unknown order; nothing is dealt yet."""
    return Knowledge(seat, events=(None,) * len(EVENT_PILE))


# -- remembering ------------------------------------------------------------------------------------------------------


def observe(known: Knowledge, event: Event) -> Knowledge:
    """What a seat (or the watcher) knows after an event as it was shown to it."""
    match event:
        case StacksDealt(sizes):
            return replace(known, stacks=tuple(memory.unseen(size) for size in sizes))
        case PileShuffled("events"):
            return replace(known, events=(None,) * len(EVENT_PILE))
        case EventTurned():
            return replace(known, events=known.events[1:])
        case EventDone(card):
            return replace(known, events=(*known.events, card))
        case StackOpened(stack=stack, cards=cards) if cards is not None:
            return _stack(known, stack, Memory(cards))
        case CardTaken(seat=seat, stack=stack, index=index):
            if index is not None:
                return _stack(known, stack, memory.taken_at(known.stacks[stack], index))
            return _comes(_stack(known, stack, memory.lost(known.stacks[stack])), seat, None)
        case CardDrawn(seat=seat, stack=stack, card=card):
            if card is not None:
                return _stack(known, stack, memory.drawn_seen(known.stacks[stack], card))
            top, rest = memory.drawn_unseen(known.stacks[stack])
            return _comes(_stack(known, stack, rest), seat, top)
        case CardPutUnder(seat=seat, stack=stack, card=card):
            return _stack(_leaves(known, seat, card), stack, memory.added(known.stacks[stack], card))
    return _hand(known, event)


def _hand(known: Knowledge, event: Event) -> Knowledge:
    """What happens openly to the other's hand."""
    match event:
        case HandSeen(seat=seat, cards=cards) if seat == known.seat and cards is not None:
            return replace(known, hand=Memory(cards))
        case CardStolen(seat=seat, owner=owner, card=card):
            return _comes(_leaves(known, owner, card), seat, card)
        case CardBuilt(seat=seat, card=card) | CardPlayed(seat=seat, card=card):
            return _leaves(known, seat, card)
        case CardReturned(owner=owner, card=card):
            return _comes(known, owner, card)
        case TakenBack(seat=seat, card=card) if card is not None:
            return _comes(known, seat, card)
        case Announced(seat=seat, card=card) if card is not None and _is_other(known, seat):
            return replace(known, hand=memory.revealed(known.hand, card))
    return known


def _is_other(known: Knowledge, seat: int) -> bool:
    return known.seat >= 0 and seat != known.seat


def _stack(known: Knowledge, stack: int, now: Memory) -> Knowledge:
    return replace(known, stacks=put(known.stacks, stack, now))


def _comes(known: Knowledge, seat: int, card: Card | None) -> Knowledge:
    """A card comes to a hand; one's own is seen anyway."""
    return replace(known, hand=memory.added(known.hand, card)) if _is_other(known, seat) else known


def _leaves(known: Knowledge, seat: int, card: Card | None) -> Knowledge:
    """A card leaves a hand, unseen where it is None."""
    if not _is_other(known, seat):
        return known
    now = memory.lost(known.hand) if card is None else memory.shown(known.hand, card)
    return replace(known, hand=now)


# -- seeing -----------------------------------------------------------------------------------------------------------


def view(state: State, seat: int, known: Knowledge, decision: AnyDecision | None) -> View:
    """The public table, the own hand, what is being looked at. Raises BrokenState for the knowledge of another seat."""
    if known.seat != seat or len(known.stacks) != len(state.stacks):
        raise BrokenState(f"what seat {seat} knows belongs to another table")
    known = _possible(state, known)
    frame = state.frames[-1] if state.frames else None
    estates, stored, frames = state.estates, state.stored, state.frames
    arranged = tuple(bool(estate.axis) for estate in estates)
    if any(isinstance(open_frame, Arranging) for open_frame in frames):
        estates = tuple(estate if owner == seat else Estate() for owner, estate in enumerate(estates))
        stored = tuple(amounts if owner == seat else () for owner, amounts in enumerate(stored))
    seen: tuple[Card, ...] = ()
    if isinstance(frame, LookingThrough) and frame.seat == seat:
        seen = state.stacks[frame.stack]
    elif isinstance(frame, Spying | PuttingAway) and frame.seat == seat:
        seen = state.hands[1 - seat]
    if isinstance(frame, PuttingAway) and seat < 0:
        frames = put(frames, -1, PuttingAway(frame.seat, (None,) * len(frame.cards)))
    placing = isinstance(frame, PlacingRegions) and frame.seat == seat
    return View(
        seat,
        state.options,
        frames,
        decision,
        state.phase,
        state.turn,
        state.active,
        state.number,
        state.face,
        estates,
        arranged,
        stored,
        state.hands[seat] if seat >= 0 else (),
        tuple(map(len, state.hands)),
        tuple(map(len, state.stacks)),
        seen,
        len(state.pile),
        regions_shown(state, frame.scout) if placing and isinstance(frame, PlacingRegions) else (),
        len(state.events),
        state.event,
        state.table,
        state.out,
        state.roads,
        state.settlements,
        state.cities,
        state.knight,
        state.mill,
        state.refused,
        state.offered,
        state.winner,
        known,
    )


def _possible(state: State, known: Knowledge) -> Knowledge:
    """What is known, without memories that this table contradicts: in play there are none, in a hand-edited save a seat
    goes on as if it had never seen those cards."""
    events = known.events
    if len(events) != len(state.events) or any(
        seen not in (None, card) for seen, card in zip(events, state.events, strict=True)
    ):
        known = replace(known, events=(None,) * len(state.events))
    for number, (seen, cards) in enumerate(zip(known.stacks, state.stacks, strict=True)):
        if not memory.allows(seen, cards, True):
            known = _stack(known, number, memory.unseen(len(cards)))
    if known.seat in range(SEATS):
        hand = state.hands[1 - known.seat]
        if not memory.allows(known.hand, hand, False):
            known = replace(known, hand=memory.unseen(len(hand)))
    return known
