"""What a seat sees and remembers, and tables that would look the same to it."""

from __future__ import annotations

from desktop.rules.cuccu.events import (
    Asked,
    CardDealt,
    DealBegan,
    DrewBottom,
    DrewTop,
    Kept,
    ShowdownBegan,
    Shown,
    Swapped,
)
from desktop.rules.cuccu.values import COPIES, PACK, RANKS, SEATS, HeldCard, Knowledge, Rank, State, View
from desktop.rules.kit import BrokenState, Event, Rng, replace


def observe(knowledge: Knowledge, event: Event) -> Knowledge:
    """What a seat knows after an event as it was shown to it. Every deal starts from nothing: all is reshuffled."""
    if isinstance(event, DealBegan):
        return Knowledge(knowledge.seat)
    if isinstance(event, Kept):
        return replace(knowledge, kept=(*knowledge.kept, (event.seat, event.serial)))
    if isinstance(event, Asked):
        return _offer(knowledge, event.asker, event.serial)
    if isinstance(event, CardDealt):
        return _learn(knowledge, (event.serial, event.rank))
    if isinstance(event, Shown):
        return _learn(knowledge, (event.serial, event.rank))
    if isinstance(event, Swapped):
        if event.taken_rank is None and not any(serial == event.taken for serial, _ in knowledge.cards):
            # Not an inn shown before: it had to be exchanged, so everybody knows that it is ordinary.
            knowledge = replace(knowledge, ordinary=(*knowledge.ordinary, event.taken))
        return _learn(knowledge, (event.given, event.given_rank), (event.taken, event.taken_rank))
    if isinstance(event, DrewBottom | DrewTop):
        return _learn(_offer(knowledge, event.seat, event.given), (event.serial, event.rank))
    if isinstance(event, ShowdownBegan):
        return _learn(knowledge, *((hand.serial, hand.rank) for hand in event.hands))
    return knowledge


def _learn(knowledge: Knowledge, *seen: tuple[int, Rank | None]) -> Knowledge:
    known = dict(knowledge.cards)
    for serial, rank in seen:
        if rank is not None:
            known[serial] = rank
    return replace(knowledge, cards=tuple(sorted(known.items())))


def _offer(knowledge: Knowledge, seat: int, serial: int) -> Knowledge:
    offer = (seat, serial)
    if offer in knowledge.offered:  # once more, past a horse
        return knowledge
    return replace(knowledge, offered=(*knowledge.offered, offer))


def view(state: State, seat: int, knowledge: Knowledge) -> View:
    """The public table, the seat's own card, and the cards it knows from before. Raises BrokenState for knowledge that
    cannot have been gathered at this table (a hand-edited save)."""
    if knowledge.seat != seat or not _gathered_here(state, knowledge):
        raise BrokenState(f"what seat {seat} knows belongs to another table")
    known = dict(knowledge.cards)
    hands: list[HeldCard | None] = []
    for holder, serial in enumerate(state.hands):
        if serial is None:
            hands.append(None)
            continue
        shown = serial in state.shown
        rank = state.cards[serial] if shown or holder == seat else known.get(serial)
        hands.append(HeldCard(serial, rank, shown))
    return View(
        seat,
        state.options,
        state.deal,
        state.dealer,
        state.lives,
        state.order,
        state.order[state.acting] if state.order else 0,
        tuple(hands),
        state.deeds,
        state.chain,
        state.guarantees,
        state.last,
        state.losses,
        PACK - sum(serial is not None for serial in state.hands),
        state.awaits,
        winner(state),
        state.fell,
        knowledge,
    )


def _gathered_here(state: State, knowledge: Knowledge) -> bool:
    cards = state.cards
    serials = range(len(cards))
    return (
        all(serial in serials and cards[serial] is rank for serial, rank in knowledge.cards)
        and all(serial in serials and not cards[serial].special for serial in knowledge.ordinary)
        and all(seat in state.order and serial in serials for seat, serial in knowledge.offered)
        and all(seat in state.order and serial in serials for seat, serial in knowledge.kept)
    )


def winner(state: State) -> int | None:
    """The only seat with lives left, once the match is over."""
    if state.awaits is not None:
        return None
    return next(seat for seat in range(SEATS) if state.lives[seat])


def sample(seen: View, rng: Rng) -> State:
    """A table that looks the same: unknown cards are dealt at random from those the seat has not seen."""
    serials = 1 + max((card.serial for card in seen.hands if card is not None), default=-1)
    known = dict(seen.knowledge.cards)
    known.update((card.serial, card.rank) for card in seen.hands if card is not None and card.rank is not None)
    pool = [rank for rank in RANKS for _ in range(COPIES)]
    for rank in known.values():
        pool.remove(rank)
    cards = [known.get(serial) for serial in range(serials)]
    # Those that must be ordinary first: so every table that fits is equally likely.
    for serial in sorted(range(serials), key=lambda serial: serial not in seen.knowledge.ordinary):
        if cards[serial] is None:
            ordinary = serial in seen.knowledge.ordinary
            card = rng.choice([rank for rank in pool if not rank.special] if ordinary else pool)
            pool.remove(card)
            cards[serial] = card
    return State(
        seen.options,
        seen.lives,
        seen.deal,
        seen.dealer,
        seen.order,
        seen.order.index(seen.turn) if seen.order else 0,
        tuple(card for card in cards if card is not None),
        tuple(None if card is None else card.serial for card in seen.hands),
        seen.deeds,
        tuple(sorted(card.serial for card in seen.hands if card is not None and card.shown)),
        seen.chain,
        seen.guarantees,
        seen.last,
        seen.losses,
        seen.awaits,
        seen.fell,
    )
