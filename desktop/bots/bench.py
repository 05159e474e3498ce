"""How fast are a game's rules? Random matches, events on, measured on the machine at hand."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import msgspec

from desktop.rules.kit import CHANCE, Rng
from desktop.rules.registry import GAMES


@dataclass(frozen=True)
class BenchRow:
    """One game's figures; times are means in microseconds, a step being one action of a seat or of chance."""

    game: str
    games: int
    steps: int
    steps_per_second: float
    games_per_second: float
    state_bytes: float
    """A state as JSON."""
    step_us: float
    legal_us: float
    kinds_us: dict[str, float]
    """By kind of decision, slowest first: what listing and stepping together stay within 19 times of 20."""


def bench(game_id: str, games: int = 200, seed: int = 1) -> BenchRow:
    """Play random matches and measure. Raises KeyError for a game that does not exist."""
    game = GAMES[game_id]
    steps = 0
    size = 0
    whole = stepping = listing = 0.0
    kinds: dict[str, list[float]] = {}
    for number in range(games):
        rng = Rng.stream(seed + number, "bench")
        started = perf_counter()
        state = game.new(game.types.options(), game.seat_counts[-1])
        while (decision := game.decision(state)) is not None:
            before = perf_counter()
            game.legal(state)
            listed = perf_counter()
            action = game.draw(state, rng) if decision.seat == CHANCE else game.sample_action(state, rng)
            chosen = perf_counter()
            state = game.step(state, action).state
            stepped = perf_counter()
            listing += listed - before
            stepping += stepped - chosen
            kinds.setdefault(type(decision).__name__, []).append(listed - before + stepped - chosen)
            steps += 1
        whole += perf_counter() - started
        size += len(msgspec.json.encode(state))
    within = {kind: 1e6 * sorted(times)[len(times) * 19 // 20] for kind, times in kinds.items()}
    return BenchRow(
        game_id,
        games,
        steps,
        steps / whole,
        games / whole,
        size / games,
        1e6 * stepping / steps,
        1e6 * listing / steps,
        dict(sorted(within.items(), key=lambda kind: -kind[1])),
    )
