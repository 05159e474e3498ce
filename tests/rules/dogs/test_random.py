"""Random matches: they end, every trick is done in some of them, and the same seed plays the same match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.rules.dogs.cards import TRICKS
from desktop.rules.dogs.choices import DoTrick
from desktop.rules.dogs.values import SEATS, Options, State
from desktop.rules.kit import CHANCE, Action, Event, Rng
from tests.rules.dogs.dogs_replay import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "dogs_7.txt"
STATE = msgspec.json.Decoder(State)
MOST_ACTIONS = 60_000


def play(
    seed: int, options: Options, seats: int, actions: int = MOST_ACTIONS
) -> list[tuple[int, Action, tuple[Event, ...], State]]:
    """A match of random choices, or its beginning: who did what, what happened, and the state after it."""
    rng, state = Rng.stream(seed, "test"), GAME.new(options, seats)
    record: list[tuple[int, Action, tuple[Event, ...], State]] = []
    while (decision := GAME.decision(state)) is not None and len(record) < actions:
        action = GAME.draw(state, rng) if decision.seat == CHANCE else rng.choice(GAME.legal(state))
        step = GAME.step(state, action)
        state = step.state
        record.append((decision.seat, action, step.events, state))
    return record


def _match(seed: int) -> set[str]:
    """A match to its end; which tricks were done."""
    record = play(seed, Options(trick_set="random"), SEATS[seed % len(SEATS)])
    last = record[-1][3]
    assert last.winner is not None and GAME.outcome(last) is not None
    GAME.check(last)
    assert STATE.decode(msgspec.json.encode(last)) == last
    return {action.trick for _, action, _, _ in record if isinstance(action, DoTrick)}


def test_random_matches_end_and_do_every_trick() -> None:
    done: set[str] = set()
    for seed in range(60):
        done |= _match(seed)
        if seed > len(SEATS) and done == set(TRICKS):
            return
    raise AssertionError(f"never done: {set(TRICKS) - done}")


@pytest.mark.soak
def test_five_thousand_random_matches_end() -> None:
    for seed in range(1000, 6000):
        _match(seed)


def test_the_same_seed_plays_the_same_match() -> None:
    assert play(5, Options(trick_set="random"), 3, 400) == play(5, Options(trick_set="random"), 3, 400)


def written(seed: int) -> str:
    """The beginning of a match as text: each action with its events under it."""
    lines = []
    for seat, action, events, _ in play(seed, Options(trick_set="random"), 4, 250):
        lines.append(f"{'chance' if seat == CHANCE else seat} {msgspec.json.encode(action).decode()}")
        lines += [f"    {msgspec.json.encode(event).decode()}" for event in events]
    return "\n".join(lines) + "\n"


def test_match_7_is_played_as_it_always_was() -> None:
    # After an intended change of the rules: python -m tests.rules.dogs.test_random
    assert written(7) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(written(7), encoding="utf-8")
