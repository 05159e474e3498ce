"""Cuccù tables in the middle of a deal, for asking bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.rules.cuccu import match
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import Dealt, Demand, Exchange, Keep, Options, Rank, State, View
from desktop.rules.kit import Action, Event, replace

GAME = Cuccu()
CHOICES: dict[str, Action] = {"keep": Keep(), "ask": Exchange(), "demand": Demand()}


@pytest.fixture
def cuccu_table() -> Callable[..., tuple[State, View]]:
    """cuccu_table("I ask V ...", lives) -> the state after these cards and choices, and what the deciding seat sees;
    the last seat deals."""

    def table(play: str, lives: tuple[int, ...] = (3, 3, 3, 3)) -> tuple[State, View]:
        events: list[Event] = []
        before = replace(match.new_match(Options()), fell=tuple(0 if left else 1 for left in lives))
        state = match.begin_deal(before, lives, 9, 3, events)
        for word in play.split():
            step = GAME.step(state, CHOICES[word] if word in CHOICES else Dealt(Rank[word]))
            state = step.state
            events.extend(step.events)
        assert state.awaits is not None
        seat = state.awaits.seat
        known = GAME.first_knowledge(state.options, 4, seat)
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                known = GAME.observe(known, seen)
        return state, GAME.view(state, seat, known)

    return table
