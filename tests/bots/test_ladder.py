"""The ladder and the bench: paired seeds, fair seats, honest intervals."""

from __future__ import annotations

import pytest

from desktop.bots import ladder as ladders
from desktop.bots.bench import bench
from desktop.bots.ladder import duel, interval, ladder, params_of, play_match
from desktop.rules.registry import GAMES


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.25, 20000, 0.2440, 0.2560)],
)
def test_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    assert interval(won, games) == pytest.approx((low, high), abs=1e-4)


def test_the_same_seed_plays_the_same_match() -> None:
    game = GAMES["cuccu"]
    bots = [params_of("cuccu", "easy")] * 4
    assert play_match(game, bots, 7) == play_match(game, bots, 7)
    assert play_match(game, bots, 7) != play_match(game, bots, 8)


def test_equal_players_win_exactly_their_share() -> None:
    # Every seed is played once from every seat: among equal players without noise that is one win in four.
    row = duel("cuccu", "hard", "hard", 40)
    assert (row.games, row.won, row.par) == (40, 0.25, 0.25)
    assert not row.apart


def test_a_duel_stops_as_soon_as_the_intervals_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "LOOKS_EVERY", 40)
    row = duel("cuccu", "hard", "random", 4000)
    assert row.apart and row.games < 400 and row.low > row.par
    assert duel("cuccu", "hard", "random", 80, whole=True).games == 80
    assert duel("dogs", "easy", "random", 2, seats=2).par == 0.5


def test_a_ladder_reports_every_rung_from_the_weakest_up() -> None:
    seen: list[ladders.Row] = []
    rows = ladder("cuccu", ["random", "easy", "hard"], 8, seen.append)
    assert [(row.one, row.others, row.games) for row in rows] == [("easy", "random", 8), ("hard", "easy", 8)]
    assert tuple(seen) == rows


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(KeyError):
        ladder("cuccu", ["random", "grandmaster"], 8)


@pytest.mark.soak
def test_the_levels_of_cuccu_are_apart() -> None:
    for row in ladder("cuccu", ["random", "easy", "normal", "hard"], 20_000):
        assert row.low > row.par, row


@pytest.mark.parametrize("game_id", GAMES)
def test_the_bench_measures_every_game(game_id: str) -> None:
    row = bench(game_id, games=3)
    assert row.game == game_id and row.games == 3 and row.steps > 0
    assert row.step_us > 0 and row.legal_us > 0 and row.state_bytes > 0
    assert row.steps_per_second > row.games_per_second > 0
