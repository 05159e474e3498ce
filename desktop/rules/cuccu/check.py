"""Is this a position that play can reach? Asked of every saved game before it is opened."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.cuccu import asking, match, turns
from desktop.rules.cuccu.values import (
    COPIES,
    MOST_LIVES,
    SEATS,
    AgreeOrDecline,
    DealCard,
    Deed,
    DrawBottom,
    DrawTop,
    KeepOrExchange,
    State,
    StopOrDemand,
)
from desktop.rules.kit import BrokenState, Event, replace

MOST_DEALS = 1_000_000
"""Far beyond any match; keeps numbers small."""


def check(state: State) -> None:
    """Play the deal again from its first card, with the cards and deeds the state tells of: it must come to exactly
    this state. Raises BrokenState otherwise."""
    if not 1 <= state.options.lives <= MOST_LIVES:
        raise BrokenState(f"{state.options.lives} lives at the start")
    if state.deal == 0:
        if state != match.new_match(state.options):
            raise BrokenState("something has happened before the first deal")
        return
    if not 1 <= state.deal <= MOST_DEALS or not 0 <= state.dealer < SEATS:
        raise BrokenState(f"deal {state.deal} by seat {state.dealer}")
    for name in ("lives", "hands", "deeds", "fell"):
        if len(getattr(state, name)) != SEATS:
            raise BrokenState(f"{name} of {len(getattr(state, name))} seats")
    for seat, (lives, fell) in enumerate(zip(state.lives, state.fell, strict=True)):
        if fell not in (range(1, state.deal + (seat in state.order)) if lives == 0 else (0,)):
            raise BrokenState(f"seat {seat} has {lives} lives and fell in deal {fell}")
    if any(state.cards.count(rank) > COPIES for rank in state.cards):
        raise BrokenState("more than two cards of a rank")
    if not any(position == state for lives in _lives_before(state) for position in _positions(state, lives)):
        raise BrokenState("no play of this deal leads to this position")


def _lives_before(state: State) -> Iterator[tuple[int, ...]]:
    """The lives with which the deal can have begun: those of now, those lost at the showdown, and up to one for each
    seat that was refused."""
    candidates: list[list[int]] = [[]]
    for seat in range(SEATS):
        now = state.lives[seat] + sum(lost.seat == seat for lost in state.losses or ())
        choices = (now, now + 1) if state.deeds[seat] is Deed.REFUSED else (now,)
        candidates = [[*rest, lives] for rest in candidates for lives in choices]
    most = state.options.lives
    # Nobody can lose more than two lives in one deal.
    least = most - 2 * (state.deal - 1)
    for lives in candidates:
        fits = all(max(0, least) <= left <= most for left in lives)
        if fits and lives[state.dealer] > 0 and lives.count(0) <= SEATS - 2:
            yield tuple(lives)


def _positions(state: State, lives: tuple[int, ...]) -> Iterator[State]:
    """All positions of the deal that agree with the cards and the deeds."""
    unseen: list[Event] = []
    before = replace(match.new_match(state.options), fell=state.fell)
    todo = [match.begin_deal(before, lives, state.deal, state.dealer, unseen)]
    while todo:
        position = todo.pop()
        yield position
        todo.extend(_after(position, state, unseen))


def _after(position: State, state: State, unseen: list[Event]) -> Iterator[State]:
    now = position.awaits
    if isinstance(now, KeepOrExchange):
        deed = state.deeds[now.seat]
        if deed is Deed.KEPT:
            yield turns.keep(position, now.seat, unseen)
        elif now.neighbour is None:
            yield turns.dealer_exchanges(position, now.seat)
        else:
            yield asking.ask(position, now.seat, now.neighbour, unseen)
    elif isinstance(now, StopOrDemand):
        yield asking.demand(position, now.seat, now.holder, unseen)
        yield asking.accept_stop(position, now.seat, now.holder, unseen)
    elif isinstance(now, AgreeOrDecline):
        yield asking.agree(position, now.asker, now.seat, unseen)
        yield asking.decline(position, now.asker, now.seat, unseen)
    elif isinstance(now, DealCard | DrawBottom | DrawTop) and len(position.cards) < len(state.cards):
        yield asking.card_came(position, now, state.cards[len(position.cards)], unseen)
