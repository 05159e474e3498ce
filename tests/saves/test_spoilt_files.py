"""A spoilt file opens as a match that the rules allow, or it is a fault; nothing else can happen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from saved_matches import bot_match, file_of, new_match, one_action, play
from spoiling import spoilt

from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper, open_match, save_of, session_of
from desktop.play.session import Waiting
from desktop.rules.kit import WATCHER, Rng
from desktop.rules.registry import GAMES
from desktop.saves import codec
from desktop.saves.faults import SaveFault
from desktop.saves.schema import Bot
from desktop.saves.store import Store


def match_with_everything() -> Any:
    """Resigned seats, a help used, a log that begins in the middle."""
    session = bot_match(3, "easy")
    play(session, 20, Rng(1))
    session.seats = (*new_match().seats[:2], *session.seats[2:])
    play(session, 5, Rng(2))
    session.resign(1, Bot("Bot", "normal", bot_match(1, "normal").seats[0].params))  # type: ignore[union-attr]
    session.helped = True
    session.played[3:5] = reversed(session.played[3:5])
    again, notes = session_of(codec.decode(file_of(session), GAMES), LocalHost(strict=True))
    assert notes
    return play(again, 10, Rng(3))


FILES = [
    file_of(play(new_match(), 50, Rng(1))),
    file_of(play(new_match(9), 10_000, Rng(1))),
    file_of(play(bot_match(), 45, Rng(1)), title="Sunday"),
    file_of(match_with_everything()),
]


def opens_or_is_a_fault(data: bytes) -> bool:
    """True where it opened; then it is a match that can be looked at, played and saved."""
    try:
        loaded = codec.decode(data, GAMES)
        session, _ = session_of(loaded, LocalHost(strict=True))
    except SaveFault:
        return False
    session.game.check(session.state)
    for seat in (*range(len(session.seats)), WATCHER):
        session.view(seat)
    luck = Rng(1)
    for _ in range(6):
        if session.waiting is not Waiting.OVER:
            one_action(session, luck)
    session.game.check(session.state)
    assert codec.decode(file_of(session, loaded.header.title), GAMES).save == save_of(session)
    return True


def opened(first: int, count: int) -> int:
    return sum(opens_or_is_a_fault(spoilt(FILES[seed % len(FILES)], Rng(seed))) for seed in range(first, first + count))


def test_spoilt_files() -> None:
    # Some edits are harmless (a name, the seed), so that both ways are taken.
    assert 0 < opened(0, 300) < 150


@pytest.mark.soak
def test_very_many_spoilt_files() -> None:
    assert 0 < opened(1000, 10_000) < 5_000


def test_spoilt_folders(tmp_path: Path) -> None:
    """The same for whole slots: the newest file, the one before, journals; the list never fails."""
    for seed in range(60):
        rng = Rng(seed)
        store = Store(tmp_path / str(seed))
        session = bot_match(seed)
        keeper = Keeper(session, store)
        play(session, 12, rng)
        keeper.save()
        play(session, 5, rng)
        assert keeper._journal is not None
        keeper._journal.close()
        store.release(keeper.slot)
        for path in sorted(store.folder.iterdir()):
            if rng.chance(2, 3):
                path.write_bytes(spoilt_bytes(path.read_bytes(), rng))
        (summary,) = store.list()
        for older in (False, True):
            try:
                found = open_match(store, summary.slot, LocalHost(strict=True), older=older)
            except SaveFault:
                continue
            found.session.game.check(found.session.state)
            found.session.advance()
            found.keeper.close()
            assert save_of(open_match(store, summary.slot, LocalHost()).session) == save_of(found.session)
            store.release(summary.slot)


def spoilt_bytes(data: bytes, rng: Rng) -> bytes:
    at = rng.below(len(data))
    return rng.choice((data[:at], data[:at] + bytes(len(data) - at), data[:at] + b"x" + data[at + 1 :]))
