"""Random matches: nothing that is always true ever breaks, and the same seed plays the same match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.rules.cuccu.events import LifeLost, MatchWon
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import Options, State
from desktop.rules.kit import CHANCE, Action, Event, Rng

GAME = Cuccu()
LONGEST = 3000
"""Steps; a match that takes more has gone astray."""
STATE = msgspec.json.Decoder(State)
GOLDEN = Path(__file__).parents[2] / "golden" / "cuccu_7.txt"


def play(seed: int, options: Options) -> list[tuple[int, Action, tuple[Event, ...], State]]:
    """A match of random choices: who did what, what happened, and the state after it."""
    rng = Rng.stream(seed, "test")
    state = GAME.new(options, 4)
    record = []
    while (decision := GAME.decision(state)) is not None:
        legal = GAME.legal(state)
        action = GAME.draw(state, rng) if decision.seat == CHANCE else GAME.sample_action(state, rng)
        assert action in legal
        before, (state, events) = state, _step(state, action)
        _always(before, state, events)
        record.append((decision.seat, action, events, state))
        assert len(record) < LONGEST
    return record


def _step(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    done = GAME.step(state, action)
    return done.state, done.events


def _always(before: State, after: State, events: tuple[Event, ...]) -> None:
    GAME.check(after)
    lost = sum(isinstance(event, LifeLost) for event in events)
    if after.deal == before.deal:
        assert sum(before.lives) - sum(after.lives) == lost
    else:
        assert lost == 0
    held = [serial for serial in after.hands if serial is not None]
    assert len(held) == len(set(held))
    over = after.awaits is None
    assert over == (GAME.outcome(after) is not None) == (sum(left > 0 for left in after.lives) == 1)
    assert over == any(isinstance(event, MatchWon) for event in events)


def _matches(first: int, count: int) -> None:
    for seed in range(first, first + count):
        options = Options(lives=1 + seed % 9 if seed % 2 else 3, showdown_for_one=seed % 5 == 0)
        record = play(seed, options)
        last = record[-1][3]
        assert STATE.decode(msgspec.json.encode(last)) == last


def test_random_matches_keep_the_rules() -> None:
    _matches(1, 300)


@pytest.mark.soak
def test_very_many_random_matches_keep_the_rules() -> None:
    _matches(1000, 20_000)


def test_the_same_seed_plays_the_same_match() -> None:
    assert play(5, Options()) == play(5, Options())


def test_every_state_survives_its_own_json() -> None:
    for seed in range(20):
        for _, _, _, state in play(seed, Options()):
            assert STATE.decode(msgspec.json.encode(state)) == state


def written(seed: int) -> str:
    """A match as text: each action with its events under it."""
    lines = []
    for seat, action, events, _ in play(seed, Options()):
        lines.append(f"{'chance' if seat == CHANCE else seat} {msgspec.json.encode(action).decode()}")
        lines += [f"    {msgspec.json.encode(event).decode()}" for event in events]
    return "\n".join(lines) + "\n"


def test_match_7_is_played_as_it_always_was() -> None:
    # After an intended change of the rules: python tests/rules/cuccu/test_random.py
    assert written(7) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(written(7), encoding="utf-8")
