"""Bots play whole matches: they end, positions stay sound, and nothing they choose is refused."""

from __future__ import annotations

import pytest

from desktop.bots.brains import BRAINS
from desktop.bots.ladder import play_match
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES

LONG = {"princes": 500, "island": 200, "dogs": 500, "clans": 200}
"""How many matches the long test plays."""


def _matches(game_id: str, first: int, count: int) -> None:
    """Matches between any levels at any number of seats; every choice is stepped, which refuses illegal ones."""
    game, levels = GAMES[game_id], tuple(BRAINS[game_id].levels.values())
    for seed in range(first, first + count):
        rng = Rng.stream(seed, "seats")
        seats = game.seat_counts[rng.below(len(game.seat_counts))]
        outcome, record = play_match(game, [levels[rng.below(len(levels))] for _ in range(seats)], seed)
        assert outcome.winners and record


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_matches_to_their_end(game_id: str) -> None:
    _matches(game_id, 1, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_many_matches_to_their_end(game_id: str) -> None:
    _matches(game_id, 1000, LONG.get(game_id, 200))
