"""Matches played at random for the contract suite: every moment with what was, what everybody knew, what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from typing import Any

from desktop.rules.kit import CHANCE, WATCHER, Action, Decision, Event, Game, Knowledge, Options, Rng, State, View

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True)
class Trial:
    """A game as the contract suite plays it. A registered game gets all of the defaults."""

    game: AnyGame
    bound: int = 3000
    """A match played at random is over after at most this many actions."""
    matches: int = 4
    """How many matches of each kind are played: fewer where one is very long."""
    variants: tuple[Options, ...] = ()
    """Options to be played besides the defaults."""
    pieces: Callable[[Any], Hashable] | None = None
    """What stays the same in all states of a match: the cards, dice and coins there are."""
    careful: bool = True
    """`check` must catch every hand-edited state that could not be played on. The toys do not go that far."""

    @property
    def options(self) -> tuple[Options, ...]:
        return (self.game.types.options(), *self.variants)


@dataclass(frozen=True)
class Moment:
    """A state on the way; `action` and `events` are what happened then."""

    state: State
    knowledge: tuple[Knowledge, ...]
    """One a seat, then the watcher's."""
    decision: Decision
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Walk:
    """A whole match."""

    trial: Trial
    options: Options
    seats: int
    seed: int
    moments: tuple[Moment, ...]
    end: State
    end_knowledge: tuple[Knowledge, ...]

    @property
    def game(self) -> AnyGame:
        return self.trial.game

    @property
    def states(self) -> tuple[State, ...]:
        return (*(moment.state for moment in self.moments), self.end)

    def some(self, count: int) -> tuple[Moment, ...]:
        """About `count` of the moments, spread over the match."""
        stride = self._stride(count)
        return self.moments[self.seed % stride :: stride]

    def telling(self, count: int) -> tuple[Moment, ...]:
        """Every kind of moment at least twice, by what was asked, done and happened; and about `count` of them all."""
        met: Counter[Hashable] = Counter()
        some = set(range(self.seed % self._stride(count), len(self.moments), self._stride(count)))
        for number, moment in enumerate(self.moments):
            kind = (type(moment.decision), type(moment.action), *map(type, moment.events))
            met[kind] += 1
            if met[kind] <= 2:
                some.add(number)
        return tuple(self.moments[number] for number in sorted(some))

    def _stride(self, count: int) -> int:
        return max(1, len(self.moments) // count)

    def view(self, moment: Moment, seat: int) -> View:
        view: View = self.game.view(moment.state, seat, moment.knowledge[seat if seat >= 0 else -1])
        return view


def fold(game: AnyGame, knowledge: tuple[Knowledge, ...], events: tuple[Event, ...]) -> tuple[Knowledge, ...]:
    """What everybody knows after the events; the last one is the watcher."""
    known = list(knowledge)
    for event in events:
        for index in range(len(known)):
            seen = event.seen_by(index if index < len(known) - 1 else WATCHER)
            if seen is not None:
                known[index] = game.observe(known[index], seen)
    return tuple(known)


def play(trial: Trial, options: Options, seats: int, seed: int) -> Walk:
    """Play one match at random. Raises AssertionError where it does not end, or stands still before its end."""
    game = trial.game
    luck, will = Rng.stream(seed, "chance"), Rng.stream(seed, "will")
    state = game.new(options, seats)
    knowledge = tuple(game.first_knowledge(options, seats, eye) for eye in (*range(seats), WATCHER))
    moments: list[Moment] = []
    while (decision := game.decision(state)) is not None:
        assert len(moments) < trial.bound, f"not over after {trial.bound} actions"
        legal = game.legal(state)
        assert legal, f"nothing can be done, though {decision} is due"
        if decision.seat == CHANCE:
            action = game.draw(state, luck)
        elif decision.listed or will.chance(1, 2):
            action = will.choice(legal)
        else:
            action = game.sample_action(state, will)
        step = game.step(state, action)
        moments.append(Moment(state, knowledge, decision, action, step.events))
        state, knowledge = step.state, fold(game, knowledge, step.events)
    return Walk(trial, options, seats, seed, tuple(moments), state, knowledge)


@cache
def walk(trial: Trial, variant: int, seats: int, seed: int) -> Walk:
    """The match with this number; played once, looked at by many tests."""
    return play(trial, trial.options[variant], seats, seed)
