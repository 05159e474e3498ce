"""Lives, the end of the match, the next deal (rules section 6)."""

from __future__ import annotations

from desktop.rules.cuccu.events import (
    DealBegan,
    DealerChosen,
    EveryoneReturned,
    LifeLost,
    MatchWon,
    NobodyLeft,
    WentOut,
)
from desktop.rules.cuccu.values import (
    SEATS,
    ChooseDealer,
    DealCard,
    Loss,
    Options,
    StartNextDeal,
    State,
)
from desktop.rules.kit import CHANCE, Event, put, replace


def new_match(options: Options) -> State:
    """Everybody has all lives; chance chooses the first dealer."""
    return State(options, (options.lives,) * SEATS, awaits=ChooseDealer(CHANCE))


def first_deal(state: State, dealer: int, events: list[Event]) -> State:
    """Chance has chosen the first dealer: the first deal begins."""
    events.append(DealerChosen(dealer))
    return begin_deal(state, state.lives, 1, dealer, events)


def next_deal(state: State, dealer: int, events: list[Event]) -> State:
    """The next deal begins. Where nobody has lives left, all four come back first, with all their lives."""
    lives = state.lives
    if not any(lives):
        lives = (state.options.lives,) * SEATS
        events.append(EveryoneReturned(state.options.lives))
    return begin_deal(state, lives, state.deal + 1, dealer, events)


def begin_deal(before: State, lives: tuple[int, ...], deal: int, dealer: int, events: list[Event]) -> State:
    """All forty cards are shuffled; the seat at the dealer's right is dealt the first card."""
    order = playing_order(lives, dealer)
    fell = tuple(0 if lives[seat] else before.fell[seat] for seat in range(SEATS))
    events.append(DealBegan(deal, dealer, order))
    awaits = DealCard(CHANCE, order[0], None)
    return State(before.options, lives, deal, dealer, order, awaits=awaits, fell=fell)


def playing_order(lives: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    """The seats with lives in the order they act: from the dealer's right round to the dealer."""
    return tuple(seat for seat in ((dealer + step) % SEATS for step in range(1, SEATS + 1)) if lives[seat])


def lose_life(state: State, seat: int, loss: Loss, held: int, events: list[Event]) -> State:
    """The state after `seat` has lost a life because of the card that `held` holds."""
    left = state.lives[seat] - 1
    events.append(LifeLost(seat, loss, held, left))
    state = replace(state, lives=put(state.lives, seat, left))
    return state if left else replace(state, fell=put(state.fell, seat, state.deal))


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """The winner, then the others, those who held out longer first; who went out in the same deal share a place."""
    deals = sorted({fell for fell in state.fell if fell}, reverse=True)
    return tuple(tuple(seat for seat in range(SEATS) if state.fell[seat] == deal) for deal in (0, *deals))


def won(state: State, events: list[Event]) -> State:
    """Only one seat has lives left: the match is over."""
    events.append(MatchWon(next(seat for seat in range(SEATS) if state.lives[seat])))
    return replace(state, awaits=None)


def after_showdown(state: State, events: list[Event]) -> State:
    """Announce who is out; then the match is over, or the next seat with lives, in play direction, will deal. Where
    nobody has lives left the match goes on: all four will return, and the next seat deals."""
    events.extend(WentOut(seat) for seat in state.order if not state.lives[seat] and _lost(state, seat))
    alive = SEATS - state.lives.count(0)
    if alive == 1:
        return won(state, events)
    dealer = (state.dealer + 1) % SEATS
    if alive == 0:
        events.append(NobodyLeft())
    else:
        while not state.lives[dealer]:
            dealer = (dealer + 1) % SEATS
    return replace(state, awaits=StartNextDeal(dealer, everyone_returns=alive == 0))


def _lost(state: State, seat: int) -> bool:
    return any(loss.seat == seat for loss in state.losses or ())
