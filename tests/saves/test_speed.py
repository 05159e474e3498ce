"""What keeping a match costs; measured with `pytest --benchmark-enable tests/saves/test_speed.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from saved_matches import bot_match, file_of, new_match, play, with_raw_body

from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper, open_match, save_of
from desktop.play.session import Session
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves import codec
from desktop.saves.faults import SaveFault
from desktop.saves.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def session() -> Session:
    """Late in a long match."""
    return play(bot_match(), 60, Rng(1))


def test_a_line_of_the_journal(benchmark: Any, store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    keeper.save()
    assert keeper._journal is not None
    benchmark(keeper._append, keeper._journal)
    keeper.close()


def test_a_full_save(benchmark: Any, store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    luck = Rng(1)

    def another() -> None:
        session.helped = luck.chance(1, 2)  # another content, another older generation
        assert keeper.save()

    benchmark(another)
    keeper.close()


def test_a_full_save_of_a_match_of_2000_actions(benchmark: Any, store: Store) -> None:
    session = play(new_match(), 40, Rng(1))
    session.played *= 50
    keeper = Keeper(session, store)
    assert benchmark(keeper.save)
    keeper.close()


def test_opening(benchmark: Any, store: Store, session: Session) -> None:
    slot = store.new_slot("cuccu")
    store.write(slot, session.game, save_of(session))
    benchmark(open_match, store, slot, LocalHost())
    store.release(slot)


def test_the_list_of_a_hundred_games(benchmark: Any, store: Store, session: Session) -> None:
    for number in range(100):
        store.path(f"game-{number}").write_bytes(file_of(session))
    assert len(benchmark(store.list)) == 100


@pytest.mark.parametrize("filling", [b"[", b"[],", b"9", b'{"a":', b'"\\u0041'], ids=["[", "[],", "9", "{", "u"])
def test_reading_five_hostile_megabytes(benchmark: Any, session: Session, filling: bytes) -> None:
    body = b'{"log":[' + filling * (4_900_000 // len(filling))
    data = with_raw_body(file_of(session), body)

    def read() -> None:
        with pytest.raises(SaveFault):
            codec.decode(data, GAMES)

    benchmark.pedantic(read, rounds=3)
