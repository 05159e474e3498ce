"""How cards are remembered that nobody sees now: stacks that were looked through, the other's hand.

A memory is never more certain than what was seen: where several things can have happened, it allows all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.kit import put
from desktop.rules.princes.cards import CARDS, Card
from desktop.rules.princes.values import Memory

MOST_GONE = 6
"""Where more than so many cards have gone from unknown places, what was seen first is forgotten."""


def unseen(size: int) -> Memory:
    """So many cards, none of them ever seen."""
    return Memory((None,) * size)


def _tidy(cards: Sequence[Card | None], gone: Sequence[int]) -> Memory:
    """The same memory with as little left open as possible: where all of the first cards must have gone they are
    dropped, and which of several unknown cards has gone makes no difference."""
    left, open_ends = list(cards), sorted(gone)
    again = True
    while again or len(open_ends) > MOST_GONE:
        if not again:
            oldest = next(place for place, card in enumerate(left) if card is not None)
            left[oldest] = None
        again = False
        for count, end in enumerate(open_ends, 1):
            if count == end:
                left = left[end:]
                open_ends = [other - end for other in open_ends[count:]]
                again = True
                break
            if not any(left[:end]):
                del left[end - 1], open_ends[count - 1]
                open_ends = [other - (other >= end) for other in open_ends]
                again = True
                break
    return Memory(tuple(left), tuple(open_ends))


def lost(memory: Memory) -> Memory:
    """A card has left from an unknown place; of what is not remembered at all (a hand-edited save), none."""
    if memory.size <= 0:
        return unseen(0)
    return _tidy(memory.cards, (*memory.gone, len(memory.cards)))


def added(memory: Memory, card: Card | None) -> Memory:
    """A card has come: under a stack, to a hand."""
    return Memory((*memory.cards, card), memory.gone)


def taken_at(memory: Memory, index: int) -> Memory:
    """A card has left a stack that is known exactly."""
    return Memory(memory.cards[:index] + memory.cards[index + 1 :])


def drawn_unseen(memory: Memory) -> tuple[Card | None, Memory]:
    """Somebody else drew the top card: which one, if that is certain. What lay first is no longer there, whether it
    was drawn now or had gone before. Of a stack whose last cards were not remembered yet (a hand-edited save) nothing
    is certain."""
    if not memory.cards:
        return None, memory
    top = None if memory.gone else memory.cards[0]
    return top, _tidy(memory.cards[1:], [end - 1 for end in memory.gone])


def drawn_seen(memory: Memory, card: Card) -> Memory:
    """The top card was this one: whatever was remembered above it had gone before."""
    place = next((place for place, known in enumerate(memory.cards) if known in (None, card)), 0)
    rest = sorted(memory.gone)[place:]
    return _tidy(memory.cards[place + 1 :], [end - place - 1 for end in rest])


def shown(memory: Memory, card: Card) -> Memory:
    """This card has left a hand, seen by all."""
    cards, gone = memory.cards, memory.gone
    if card in cards:
        if gone and CARDS[card].copies > 1 and None in cards:
            return unseen(memory.size - 1)  # it may have been another copy: nothing is certain any more
        place = _last(cards, card)
    elif None in cards:
        place = _last(cards, None)
    else:
        return unseen(memory.size - 1)
    return _tidy(cards[:place] + cards[place + 1 :], [end - (end > place) for end in gone])


def _last(cards: Sequence[Card | None], card: Card | None) -> int:
    """What came last is the least likely to have gone."""
    return max(place for place, known in enumerate(cards) if known == card)


def revealed(memory: Memory, card: Card) -> Memory:
    """This card was shown and stays in the hand."""
    if not memory.gone and card in memory.cards:
        return memory
    if not memory.gone and None in memory.cards:
        return Memory(put(memory.cards, memory.cards.index(None), card))
    return added(shown(memory, card), card)


def allows(memory: Memory, cards: Sequence[Card], ordered: bool) -> bool:
    """Whether these can be the cards that are there. In a hand the order has no meaning."""
    if memory.size != len(cards) or any(not 1 <= end <= len(memory.cards) for end in memory.gone):
        return False
    if not ordered:
        left, wild = list(cards), memory.cards.count(None)
        missing = 0
        for known in memory.cards:
            if known is None:
                continue
            if known in left:
                left.remove(known)
            else:
                missing += 1
        return missing <= len(memory.gone) and len(left) <= wild
    if not memory.gone:
        return all(known in (None, card) for known, card in zip(memory.cards, cards, strict=True))
    return _fits(memory.cards, sorted(memory.gone), cards)


def _fits(known: Sequence[Card | None], gone: list[int], cards: Sequence[Card]) -> bool:
    """Is `cards` what is left of `known`, when one card is taken out from among the first `gone` each?

    `states`: by how many were taken out so far, whether that is possible for what was gone through so far.
    """
    possible = {0}
    for place, entry in enumerate(known):
        after = set()
        for out in possible:
            if place - out < len(cards) and entry in (None, cards[place - out]):
                after.add(out)
            if out < len(gone) and place < gone[out]:
                after.add(out + 1)
        # Whoever must have gone from among the cards so far is out by now.
        due = sum(end <= place + 1 for end in gone)
        possible = {out for out in after if out >= due}
    return len(gone) in possible
