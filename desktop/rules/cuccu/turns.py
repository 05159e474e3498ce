"""One deal from seat to seat: a card, a decision, the next seat (rules section 3)."""

from __future__ import annotations

from desktop.rules.cuccu.events import CardDealt, DrewBottom, Kept
from desktop.rules.cuccu.showdown import showdown
from desktop.rules.cuccu.values import DealCard, Deed, DrawBottom, KeepOrExchange, LastMove, Rank, State
from desktop.rules.kit import CHANCE, Event, replace


def put(by_seat: tuple[int | None, ...], seat: int, serial: int | None) -> tuple[int | None, ...]:
    """The hands with another card at one seat."""
    return (*by_seat[:seat], serial, *by_seat[seat + 1 :])


def done(deeds: tuple[Deed, ...], seat: int, deed: Deed) -> tuple[Deed, ...]:
    """The deeds with one more seat that will not act again."""
    return (*deeds[:seat], deed, *deeds[seat + 1 :])


def held(state: State, seat: int) -> int:
    """The serial of the card a seat holds."""
    serial = state.hands[seat]
    assert serial is not None
    return serial


def deal(state: State, seat: int, rank: Rank, asker: int | None, events: list[Event]) -> State:
    """The bottom card goes to a seat."""
    serial = len(state.cards)
    events.append(CardDealt(seat, serial, rank, asker))
    return replace(state, cards=(*state.cards, rank), hands=put(state.hands, seat, serial))


def to_act(state: State, place: int) -> State:
    """The seat at this place of the order, which has its card, decides."""
    order = state.order
    neighbour = order[place + 1] if place + 1 < len(order) else None
    return replace(state, acting=place, awaits=KeepOrExchange(order[place], neighbour))


def next_turn(state: State, events: list[Event]) -> State:
    """A run of exchanges has ended: the next seat that has done nothing is dealt a card; after the last comes the
    showdown."""
    for place, seat in enumerate(state.order):
        if state.deeds[seat] is Deed.NONE:
            return replace(state, acting=place, chain=(), awaits=DealCard(CHANCE, seat, None))
    return showdown(state, events)


def keep(state: State, seat: int, events: list[Event]) -> State:
    """The seat keeps its card, dealt or received; that ends the chain."""
    events.append(Kept(seat, held(state, seat)))
    kept = replace(state, deeds=done(state.deeds, seat, Deed.KEPT), last=LastMove(seat, Deed.KEPT))
    return next_turn(kept, events)


def dealer_exchanges(state: State, seat: int) -> State:
    """The dealer exchanges with the pack: chance says what lies at its bottom."""
    return replace(state, awaits=DrawBottom(CHANCE, seat))


def draw(state: State, seat: int, rank: Rank) -> tuple[State, int, int]:
    """The seat exchanges its card with one of the pack, which has no power whatever it is. Returns the state and the
    serials given and drawn."""
    given = held(state, seat)
    serial = len(state.cards)
    return (
        replace(
            state,
            cards=(*state.cards, rank),
            hands=put(state.hands, seat, serial),
            deeds=done(state.deeds, seat, Deed.EXCHANGED),
            last=LastMove(seat, Deed.EXCHANGED),
        ),
        given,
        serial,
    )


def draw_bottom(state: State, seat: int, rank: Rank, events: list[Event]) -> State:
    """The dealer has exchanged with the bottom card, and the deal goes to the showdown."""
    drawn, given, serial = draw(state, seat, rank)
    events.append(DrewBottom(seat, given, serial, rank))
    return next_turn(drawn, events)
