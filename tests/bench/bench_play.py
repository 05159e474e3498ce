"""What the rules and the saves cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from saved_matches import bot_match, play

from desktop.bots.bench import bench
from desktop.play.keeper import Keeper
from desktop.play.session import Session
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves.store import Store


@pytest.mark.parametrize("game", list(GAMES))
def test_a_step_and_the_list_of_what_is_legal(benchmark: Any, figures: list[str], game: str) -> None:
    """Bar for cuccu and dogs: 30 us."""
    row = benchmark.pedantic(bench, (game,), rounds=3)
    figures.append(f"{game}: step {row.step_us:.1f} us + legal {row.legal_us:.1f} us; bar of cuccu, dogs 30 us")


@pytest.fixture
def session() -> Session:
    """Late in a long match."""
    return play(bot_match(), 60, Rng(1))


def test_a_line_of_the_journal(benchmark: Any, figures: list[str], tmp_path: Path, session: Session) -> None:
    """Bar: 0.5 ms."""
    keeper = Keeper(session, Store(tmp_path))
    keeper.save()
    assert keeper._journal is not None
    benchmark(keeper._append, keeper._journal)
    keeper.close()
    figures.append(f"a line of the journal: {benchmark.stats.stats.median * 1000:.2f} ms; bar 0.5 ms")


def test_a_full_save(benchmark: Any, figures: list[str], tmp_path: Path, session: Session) -> None:
    """Bar: 15 ms."""
    keeper = Keeper(session, Store(tmp_path))
    luck = Rng(1)

    def another() -> None:
        session.helped = luck.chance(1, 2)  # another content, another older generation
        assert keeper.save()

    benchmark(another)
    keeper.close()
    figures.append(f"a full save: {benchmark.stats.stats.median * 1000:.1f} ms; bar 15 ms")
