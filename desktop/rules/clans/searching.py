"""Shuffling decks and looking through them (rules 1, 4, 10.5)."""

from __future__ import annotations

from desktop.rules.clans.attaching import unique_already
from desktop.rules.clans.changes import enter
from desktop.rules.clans.choices import (
    AnyDecision,
    Choose,
    DeckShuffled,
    Pass,
    SearchDeck,
    ShuffleDeck,
)
from desktop.rules.clans.events import DeckSearched, Found, Shuffled
from desktop.rules.clans.frames import HOME, Resolving, Searching, Shuffling, Side
from desktop.rules.clans.hands import empty, refill_all
from desktop.rules.clans.operations import Search
from desktop.rules.clans.reading import Context, passes
from desktop.rules.clans.reasons import NotOffered, NotThisDeck
from desktop.rules.clans.resolving import effects_of
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import PROVINCES
from desktop.rules.kit import CHANCE, Action, NotNow, Reason, replace


def deck(table: Table, seat: int, side: Side) -> tuple[int, ...]:
    """A deck, the top card first."""
    return (table.dynasty if side == "dynasty" else table.fate)[seat]


def set_deck(table: Table, seat: int, side: Side, cards: tuple[int, ...]) -> None:
    """A deck is changed."""
    (table.dynasty if side == "dynasty" else table.fate)[seat] = cards


class ShufflingRule(FrameRule[Shuffling]):
    """Chance gives the deck an order."""

    def decision(self, table: Table, frame: Shuffling) -> AnyDecision:
        """Any order."""
        return ShuffleDeck(CHANCE, frame.seat, frame.side)

    def legal(self, table: Table, frame: Shuffling) -> tuple[Action, ...]:
        """One of the very many."""
        return (DeckShuffled(tuple(sorted(deck(table, frame.seat, frame.side)))),)

    def why_not(self, table: Table, frame: Shuffling, action: Action) -> Reason | None:
        """Every card of the deck once."""
        if not isinstance(action, DeckShuffled):
            return NotNow()
        there = deck(table, frame.seat, frame.side)
        return None if sorted(action.order) == sorted(there) else NotThisDeck()

    def act(self, table: Table, frame: Shuffling, action: Action) -> None:
        """The deck lies in this order; Provinces that could not be refilled are, as far as it goes."""
        assert isinstance(action, DeckShuffled)
        set_deck(table, frame.seat, frame.side, action.order)
        table.log.append(Shuffled(frame.seat, frame.side, len(action.order)))
        table.frames.pop()
        if frame.side == "dynasty":
            refill_all(table, frame.seat)


def side_searched(frame: Searching) -> Side:
    """Which deck is looked through."""
    return "fate" if frame.why == "effect" else "dynasty"


def begin_search(table: Table, frame: Searching) -> None:
    """The seat looks through its deck, for a Legacy Holding also at the face-down cards of its Provinces."""
    down: tuple[int | None, ...] | None = None
    if frame.why == "legacy":
        lying = {p.field: p.card for p in table.provinces[frame.seat] if not p.up}
        down = tuple(lying.get(field) for field in range(PROVINCES))
    side = side_searched(frame)
    table.log.append(DeckSearched(frame.seat, side, deck(table, frame.seat, side), down))
    table.frames.append(frame)


def found(table: Table, frame: Searching) -> tuple[int, ...]:
    """What may be taken."""



    seat = frame.seat
    if frame.why == "effect":
        below = table.frames[-2]
        assert isinstance(below, Resolving)
        effect = effects_of(table, below)[below.at - 1]
        assert isinstance(effect, Search)
        context = Context(seat, below.card)
        return tuple(
            sorted(
                card
                for card in table.fate[seat]
                if all(passes(table, table.stats, test, card, context) for test in effect.filters)
            )
        )
    down = () if frame.why == "setup" else (p.card for p in table.provinces[seat] if not p.up and p.card is not None)
    return tuple(
        sorted(
            card
            for card in (*table.dynasty[seat], *down)
            if table.prints[card].type == "holding"
            and "Legacy" in table.prints[card].keywords
            and not unique_already(table, card)
        )
    )


class SearchingRule(FrameRule[Searching]):
    """Take a card or find nothing; then shuffle."""

    def decision(self, table: Table, frame: Searching) -> AnyDecision:
        """One of those found."""
        return SearchDeck(frame.seat)

    def legal(self, table: Table, frame: Searching) -> tuple[Action, ...]:
        """All that fit, or nothing."""
        return (*(Choose(card) for card in found(table, frame)), Pass())

    def why_not(self, table: Table, frame: Searching, action: Action) -> Reason | None:
        """Only what is searched for."""
        match action:
            case Pass():
                return None
            case Choose(card):
                return None if card in found(table, frame) else NotOffered(card)
        return NotNow()

    def act(self, table: Table, frame: Searching, action: Action) -> None:
        """It is shown and goes to the hand, or a Legacy Holding into play: bowed, without its Gold Cost."""
        seat, side = frame.seat, side_searched(frame)
        table.set_frame(Shuffling(seat, side))
        if not isinstance(action, Choose):
            table.log.append(Found(seat, side, None))
            return
        card = action.card
        there = deck(table, seat, side)
        field: int | None = None
        if card in there:
            set_deck(table, seat, side, tuple(other for other in there if other != card))
        else:
            field = empty(table, card)[1]
        table.log.append(Found(seat, side, card, field))
        if frame.why == "effect":
            table.hands[seat] = (*table.hands[seat], card)
            return
        enter(table, card, HOME, bowed=True)
        if frame.why == "setup":
            # It straightens in its owner's third Straighten Phase (rules 4).
            table.put(replace(table.pieces[card], waits=2))


