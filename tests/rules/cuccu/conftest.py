"""One deal, played card by card and choice by choice, as the worked examples write it down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from desktop.rules.cuccu import match
from desktop.rules.cuccu.events import AnyEvent, ShowdownBegan
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import (
    AcceptStop,
    Agree,
    Bottom,
    DealCard,
    Dealt,
    Decline,
    Demand,
    DrawBottom,
    DrawTop,
    Exchange,
    Keep,
    Knowledge,
    Options,
    Rank,
    StartNextDeal,
    State,
    Top,
    View,
)
from desktop.rules.kit import CHANCE, WATCHER, Action, Event, replace

GAME = Cuccu()
LETTERS = "ABCD"
CHOICES: dict[str, Action] = {
    "keep": Keep(),
    "exchange": Exchange(),
    "accept_stop": AcceptStop(),
    "demand": Demand(),
    "agree": Agree(),
    "decline": Decline(),
}


@dataclass
class Table:
    """A deal being played; A, B, C, D are seats 0 .. 3, and D deals unless told otherwise."""

    state: State
    events: list[Event] = field(default_factory=list)
    knowledge: dict[int, Knowledge] = field(default_factory=dict)
    states: list[State] = field(default_factory=list)

    def step(self, action: Action) -> None:
        """Carry out one action; every position on the way must be one that a saved game may hold."""
        done = GAME.step(self.state, action)
        self.state = done.state
        self.states.append(done.state)
        self.remember(done.events)
        GAME.check(self.state)

    def remember(self, events: Sequence[Event]) -> None:
        """Fold what every seat is shown into what it knows."""
        self.events.extend(events)
        for seat in (0, 1, 2, 3, WATCHER):
            known = self.knowledge.get(seat, GAME.first_knowledge(self.state.options, 4, seat))
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    known = GAME.observe(known, seen)
            self.knowledge[seat] = known

    def view(self, letter: str) -> View:
        """What a seat sees ("-": the watcher)."""
        seat = WATCHER if letter == "-" else LETTERS.index(letter)
        return GAME.view(self.state, seat, self.knowledge[seat])

    @property
    def hands(self) -> dict[str, str]:
        """Whose card is which."""
        cards = self.state.cards
        return {LETTERS[seat]: cards[serial].name for seat, serial in enumerate(self.state.hands) if serial is not None}

    @property
    def lives(self) -> dict[str, int]:
        """Everybody's lives."""
        return dict(zip(LETTERS, self.state.lives, strict=True))

    @property
    def payers(self) -> list[str]:
        """Who lost a life at the showdown, in the order of the seats."""
        return sorted(LETTERS[lost.seat] for lost in self.state.losses or ())

    @property
    def showdown(self) -> bool:
        """Whether cards were compared."""
        return any(isinstance(event, ShowdownBegan) for event in self.events)

    @property
    def result(self) -> str:
        """next_deal, replay_all, winner X, or what must be decided."""
        awaits = self.state.awaits
        if awaits is None:
            outcome = GAME.outcome(self.state)
            assert outcome is not None
            return f"winner {LETTERS[outcome.winners[0]]}"
        if isinstance(awaits, StartNextDeal):
            return "replay_all" if awaits.everyone_returns else "next_deal"
        who = "chance" if awaits.seat == CHANCE else LETTERS[awaits.seat]
        return f"{who}: {type(awaits).__name__}"

    def of(self, *kinds: type[AnyEvent]) -> list[Any]:
        """The events of these kinds, in order."""
        return [event for event in self.events if isinstance(event, kinds)]


Play = Callable[..., Table]


def _before(options: Options | None, lives: tuple[int, ...]) -> State:
    """A match before a deal with these lives; who has none fell in the first deal."""
    return replace(match.new_match(options or Options()), fell=tuple(0 if left else 1 for left in lives))


@pytest.fixture
def play() -> Play:
    """play(dealt, decisions, ...) -> the table after these decisions."""

    def deal(
        dealt: str | Sequence[str],
        decisions: str | Sequence[Sequence[str]],
        *,
        bottom: str | None = None,
        top: str | None = None,
        lives: Mapping[str, int] | None = None,
        order: Sequence[str] = LETTERS,
        options: Options | None = None,
        number: int = 9,
    ) -> Table:
        cards = dealt.split() if isinstance(dealt, str) else list(dealt)
        if isinstance(decisions, str):
            decisions = [part.split() for part in decisions.split(",") if part]
        left = {letter: (lives or {}).get(letter, 3) if letter in order else 0 for letter in LETTERS}
        begun: list[Event] = []
        by_seat = tuple(left[letter] for letter in LETTERS)
        dealer = LETTERS.index(order[-1])
        table = Table(match.begin_deal(_before(options, by_seat), by_seat, number, dealer, begun))
        table.remember(begun)
        assert [LETTERS[seat] for seat in table.state.order] == list(order)
        todo = list(decisions)
        while True:
            awaits = table.state.awaits
            if isinstance(awaits, DealCard) and cards:
                table.step(Dealt(Rank[cards.pop(0)]))
            elif isinstance(awaits, DrawBottom) and bottom:
                table.step(Bottom(Rank[bottom]))
            elif isinstance(awaits, DrawTop) and top:
                table.step(Top(Rank[top]))
            elif awaits is not None and awaits.seat != CHANCE and todo:
                seat, choice = todo.pop(0)
                assert LETTERS[awaits.seat] == seat, f"{seat} was to {choice}, but {awaits} is asked"
                table.step(CHOICES[choice])
            else:
                break
        assert not todo, f"never asked: {todo}"
        assert not cards, f"never dealt: {cards}"
        return table

    return deal
