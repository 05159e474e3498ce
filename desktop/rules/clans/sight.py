"""What a seat sees, and where it has seen cards that are hidden now."""

from __future__ import annotations

from desktop.rules.clans.battle_events import Focused, ProvinceDestroyed
from desktop.rules.clans.choices import AnyDecision
from desktop.rules.clans.events import (
    DeckSearched,
    Destroyed,
    Drawn,
    Found,
    HandSeen,
    LookedAtTop,
    PutUnderDeck,
    Recovered,
    Refilled,
    Shown,
    Shuffled,
    TookFromTop,
    TurnBegan,
    TurnedUp,
)
from desktop.rules.clans.frames import AnyFrame, Dueling, Side
from desktop.rules.clans.roster import roster
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Death, Knowledge, Options, Province, State, View
from desktop.rules.kit import BrokenState, Event, put, replace

Known = tuple[int | None, ...]


def first_knowledge(options: Options, seat: int) -> Knowledge:
    """Decks in unknown orders."""
    cards = roster(options)
    dynasty, fate = ([(None,) * len(deck) for deck in decks] for decks in (cards.dynasty, cards.fate))
    return Knowledge(seat, (dynasty[0], dynasty[1]), (fate[0], fate[1]))


# -- remembering ------------------------------------------------------------------------------------------------------


def _deck(known: Knowledge, seat: int, side: Side, cards: Known) -> Knowledge:
    if side == "dynasty":
        return replace(known, dynasty=put(known.dynasty, seat, cards))  # type: ignore[arg-type]
    return replace(known, fate=put(known.fate, seat, cards))  # type: ignore[arg-type]


def _down(known: Knowledge, seat: int, field: int, card: int | None) -> Knowledge:
    return replace(known, down=put(known.down, seat, put(known.down[seat], field, card)))  # type: ignore[arg-type]


def _in_hand(known: Knowledge, seat: int, card: int | None) -> Knowledge:
    """A card is surely in the other's hand; the own one is seen anyway."""
    if card is None or seat == known.seat or card in known.hands[seat]:
        return known
    return replace(known, hands=put(known.hands, seat, tuple(sorted((*known.hands[seat], card)))))  # type: ignore[arg-type]


def _without(cards: Known, card: int | None, count: int) -> Known:
    """A card has left the first `count`; where it is not known which, nothing of these is known any more."""
    if card is not None and card in cards[:count]:
        at = cards.index(card)
        return cards[:at] + cards[at + 1 :]
    if card is not None and None in cards[:count]:
        at = cards.index(None)
        return cards[:at] + cards[at + 1 :]
    return (None,) * (count - 1) + cards[count:]


def _top(deck: Known) -> int | None:
    """The top card, where it is known; a hand-edited save may know of fewer cards than there are."""
    return deck[0] if deck else None


def observe(known: Knowledge, event: Event) -> Knowledge:
    """What a seat (or the watcher) knows after an event as it was shown to it."""
    match event:
        case Shuffled(seat, side, size):
            return _deck(known, seat, side, (None,) * size)
        case Refilled(seat, field):
            deck = known.dynasty[seat]
            return _down(_deck(known, seat, "dynasty", deck[1:]), seat, field, _top(deck))
        case TurnedUp(seat, field):
            return _down(known, seat, field, None)
        case ProvinceDestroyed(seat, field):
            return _down(known, seat, field, None)
        case Drawn(seat, card):
            deck = known.fate[seat]
            return _in_hand(_deck(known, seat, "fate", deck[1:]), seat, _top(deck) if card is None else card)
        case LookedAtTop(seat, count, cards) if cards is not None:
            return _deck(known, seat, "fate", (*cards, *known.fate[seat][count:]))
        case TookFromTop(seat, count, card):
            return _in_hand(_deck(known, seat, "fate", _without(known.fate[seat], card, count)), seat, card)
        case PutUnderDeck(seat, side, count, card):
            deck = known.fate[seat] if side == "fate" else known.dynasty[seat]
            rest = _without(deck, card, count) if count else deck
            return _deck(known, seat, side, (*rest, card))
        case DeckSearched(seat, side, cards, down) if cards is not None:
            known = _deck(known, seat, side, cards)
            for field, card in enumerate(down or ()):
                if card is not None:
                    known = _down(known, seat, field, card)
        case Found(seat, side, card, field) if card is not None:
            if field is not None:
                return _down(known, seat, field, None)
            deck = known.fate[seat] if side == "fate" else known.dynasty[seat]
            known = _deck(known, seat, side, (None,) * (len(deck) - 1))
            return _in_hand(known, seat, card) if side == "fate" else known
        case HandSeen(seat, owner, cards) if cards is not None and owner != known.seat:
            return replace(known, hands=put(known.hands, owner, tuple(sorted(cards))))  # type: ignore[arg-type]
        case Recovered(seat, card, to):
            if to == "hand":
                return _in_hand(known, seat, card)
            return _deck(known, seat, "dynasty", (card, *known.dynasty[seat]))
        case Shown(seat, card):
            return _in_hand(known, seat, card)
        case TurnBegan(turn):
            return replace(known, turn=turn)
        case Destroyed():
            return _died(known, event)
        case Focused(seat, from_hand, card):
            if not from_hand:
                return _deck(known, seat, "fate", known.fate[seat][1:])
            if card is None and seat != known.seat:
                return replace(known, hands=put(known.hands, seat, ()))  # type: ignore[arg-type]
    return known


def _died(known: Knowledge, event: Destroyed) -> Knowledge:
    before = (one for one in known.deaths if one.card not in event.cards)
    now = (Death(card, known.turn, event.cause, event.source, event.chi) for card in event.cards)
    return replace(known, deaths=(*before, *now))


# -- seeing -----------------------------------------------------------------------------------------------------------


def view(state: State, seat: int, known: Knowledge, decision: AnyDecision | None) -> View:
    """The public table, the own hand, what is known of the rest. Raises BrokenState for somebody else's knowledge.

    Where a card is not (or no longer) where it was seen, the place counts as unknown.
    """
    if known.seat != seat:
        raise BrokenState(f"what seat {seat} knows belongs to another table")
    dynasty, fate = (
        [_still_there(remembered, cards) for remembered, cards in zip(decks, real, strict=True)]
        for decks, real in ((known.dynasty, state.dynasty), (known.fate, state.fate))
    )
    down = known.down
    hands: list[Known] = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
            continue
        sure = tuple(card for card in known.hands[owner] if card in hand)
        hands.append((*sure, *(None,) * (len(hand) - len(sure))))
    provinces: list[tuple[Province, ...]] = []
    for owner, own in enumerate(state.provinces):
        provinces.append(
            tuple(
                p if p.up or p.card in (None, down[owner][p.field]) else replace(p, card=None) for p in own
            )
        )
    filled = [tuple(p.card is not None for p in own) for own in state.provinces]
    return View(
        seat,
        decision,
        state.options,
        tuple(_shown(one, seat) for one in state.frames),
        state.phase,
        state.turn,
        state.active,
        state.honor,
        state.favor,
        (dynasty[0], dynasty[1]),
        (fate[0], fate[1]),
        (hands[0], hands[1]),
        (provinces[0], provinces[1]),
        (filled[0], filled[1]),
        state.dynasty_discard,
        state.fate_discard,
        state.dead,
        state.removed,
        state.playing,
        state.pieces,
        state.created,
        state.lasting,
        state.assault,
        state.used,
        state.deeds,
        state.honored,
        state.settled,
        state.events,
        state.ending,
        state.winner,
        known,
    )


def table_of(view: View) -> Table:
    """A table to read a view on: stats, prices, strengths. Cards that the seat cannot see are not on it."""
    sure = [tuple(card for card in hand if card is not None) for hand in view.hands]
    return Table(
        State(
            view.options,
            view.frames,
            view.phase,
            view.turn,
            view.active,
            view.honor,
            view.favor,
            hands=(sure[0], sure[1]),
            provinces=view.provinces,
            dynasty_discard=view.dynasty_discard,
            fate_discard=view.fate_discard,
            dead=view.dead,
            removed=view.removed,
            playing=view.playing,
            pieces=view.pieces,
            created=view.created,
            lasting=view.lasting,
            assault=view.assault,
            used=view.used,
            deeds=view.deeds,
            honored=view.honored,
            settled=view.settled,
            events=view.events,
            ending=view.ending,
            winner=view.winner,
        )
    )


def _shown(frame: AnyFrame, seat: int) -> AnyFrame:
    """Of face-down focused cards a seat sees those of its own hand."""
    if not isinstance(frame, Dueling) or not any(frame.focus):
        return frame
    focus = [
        tuple(card if owner == seat and mine else None for card, mine in zip(cards, known, strict=True))
        for owner, (cards, known) in enumerate(zip(frame.focus, frame.known, strict=True))
    ]
    return replace(frame, focus=(focus[0], focus[1]))


def _still_there(remembered: Known, cards: tuple[int, ...]) -> Known:
    if len(remembered) != len(cards):
        return (None,) * len(cards)
    return tuple(card if card == entry else None for entry, card in zip(remembered, cards, strict=True))
