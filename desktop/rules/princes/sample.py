"""Tables that look the same to a seat: what it cannot see is dealt at random, within what it remembers."""

from __future__ import annotations

from bisect import insort
from collections import Counter

from desktop.rules.kit import BrokenState, Rng, put
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, RANK, REGION_PILE, STARTING, Card, EventCard
from desktop.rules.princes.frames import ShufflingCards
from desktop.rules.princes.values import Estate, Memory, State, View


def sample(view: View, rng: Rng) -> State:
    """One such table. Raises BrokenState where none exists (a view that no play gives)."""
    seat = view.seat
    other = 1 - seat
    if any(isinstance(frame, ShufflingCards) for frame in view.frames):
        stacks: list[tuple[Card, ...]] = [()] * len(view.stack_sizes)
        theirs: tuple[Card, ...] = ()
    else:
        *stacks, theirs = _deal(view, rng)
    sizes = (*map(len, stacks), len(theirs), len(view.knowledge.events))
    if sizes != (*view.stack_sizes, view.hand_sizes[other], view.event_size):
        raise BrokenState("what is remembered belongs to another table")
    estates, stored = view.estates, view.stored
    if view.arranged[other] and not estates[other].axis:
        regions = rng.shuffled(STARTING[other])
        hidden = Estate(-1, ("settlement", "road", "settlement"), (-2, 0, 2), regions)
        estates, stored = put(estates, other, hidden), put(stored, other, (1,) * len(regions))
    lying = {region for estate in estates for region in estate.regions}
    first = view.drawn if len(view.drawn) < view.pile_size else ()
    rest = [region for region in REGION_PILE if region not in lying and region not in first]
    return State(
        view.options,
        view.frames,
        view.phase,
        view.turn,
        view.active,
        view.number,
        view.face,
        estates,
        stored,
        put((view.hand, view.hand), other, tuple(sorted(theirs, key=RANK.__getitem__))),
        tuple(stacks),
        (*first, *rng.shuffled(rest)),
        _events(view, rng),
        view.event,
        view.table,
        view.out,
        view.roads,
        view.settlements,
        view.cities,
        view.knight,
        view.mill,
        view.refused,
        view.offered,
        view.winner,
    )


def _events(view: View, rng: Rng) -> tuple[EventCard, ...]:
    """The event pile: what was turned up is remembered, the rest shuffled."""
    left = list(EVENT_PILE)
    for card in (view.event, *view.knowledge.events):
        if card is not None:
            left.remove(card)
    unknown = list(rng.shuffled(left))
    return tuple(unknown.pop() if card is None else card for card in view.knowledge.events)


def _deal(view: View, rng: Rng) -> list[tuple[Card, ...]]:
    """The five stacks, then the other's hand."""
    free = Counter(DRAW_CARDS)
    free.subtract([*view.hand, *view.table, *view.out])
    free.subtract(place.card for estate in view.estates for place in estate.places)
    memories = [*view.knowledge.stacks, view.knowledge.hand]
    left = _remaining(memories, free, rng)
    free.subtract(card for cards in left for card in cards if card is not None)
    if min(free.values()) < 0:
        raise BrokenState("more of a card is remembered than there is")
    unknown = list(rng.shuffled(list(free.elements())))
    if len(unknown) != sum(cards.count(None) for cards in left):
        raise BrokenState("cards are missing")
    return [tuple(unknown.pop() if card is None else card for card in cards) for cards in left]


def _remaining(memories: list[Memory], free: Counter[Card], rng: Rng) -> list[list[Card | None]]:
    """What is left of each memory when the cards that have gone are chosen: first those that must have gone, because
    they lie elsewhere, then any."""
    known = Counter(card for memory in memories for card in memory.cards if card is not None)
    surplus = [card for card, count in sorted(known.items()) for _ in range(count - free[card])]
    out: list[set[int]] = [set() for _ in memories]
    gone = [sorted(memory.gone) for memory in memories]
    if not _take_out(memories, surplus, out, gone, rng):
        raise BrokenState("what is remembered cannot be")
    return [
        [card for place, card in enumerate(memory.cards) if place not in out[number]]
        for number, memory in enumerate(memories)
    ]


def _take_out(
    memories: list[Memory], surplus: list[Card], out: list[set[int]], gone: list[list[int]], rng: Rng
) -> bool:
    """Choose a place for every card that must have gone, one after the other, taking choices back that lead nowhere."""
    if not surplus:
        return _take_any(memories, out, gone, rng)
    card, rest = surplus[0], surplus[1:]
    places = [
        (number, place)
        for number, memory in enumerate(memories)
        for place, known in enumerate(memory.cards)
        if known == card and place not in out[number]
    ]
    for number, place in rng.shuffled(places):
        for end in [end for end in dict.fromkeys(gone[number]) if end > place]:
            gone[number].remove(end)
            out[number].add(place)
            if _take_out(memories, rest, out, gone, rng):
                return True
            out[number].discard(place)
            insort(gone[number], end)
    return False


def _take_any(memories: list[Memory], out: list[set[int]], gone: list[list[int]], rng: Rng) -> bool:
    """Choose any places for what is left to choose; False where there are none."""
    chosen = [set(places) for places in out]
    for number in range(len(memories)):
        for end in gone[number]:
            places = [place for place in range(end) if place not in chosen[number]]
            if not places:
                return False
            chosen[number].add(rng.choice(places))
    for places_out, places_chosen in zip(out, chosen, strict=True):
        places_out |= places_chosen
    return True
