"""A match whose program is killed goes on with everything that had been shown."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import kept_match
import pytest
from kept_match import fingerprint

from desktop.bots.local import LocalHost
from desktop.play.keeper import open_match
from desktop.rules.kit import Rng
from desktop.saves.store import Store

PROGRAM = Path(kept_match.__file__)
SEARCHED = os.pathsep.join(str(path) for path in (PROGRAM.parent, PROGRAM.parent.parent.parent))


def kill_during_play(folder: Path, seed: int) -> tuple[str, int, int]:
    """Let the program play for a random while, kill it, and return the last line it showed."""
    rng = Rng(seed)
    command = [sys.executable, "-u", str(PROGRAM), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": SEARCHED}) as program:
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in range(1 + rng.below(25))]
        time.sleep(rng.below(1000) / 200_000)
        program.kill()
        lines += program.stdout.readlines()
    slot, actions, crc = [line for line in lines if line.endswith(b"\n")][-1].decode().split()
    return slot, int(actions), int(crc)


def killed_and_resumed(folder: Path, first: int, times: int) -> None:
    for seed in range(first, first + times):
        before = {path.name for path in folder.glob(".*.tmp")}
        assert len(before) <= 4, "what kills leave behind must not pile up"
        slot, actions, crc = kill_during_play(folder, seed)
        store = Store(folder)
        opened = open_match(store, slot, LocalHost())
        assert opened.notes == ()
        assert len(opened.session.played) >= actions
        assert fingerprint(opened.session, actions) == crc
        store.release(slot)


def test_killed_five_times(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, 0, 5)


@pytest.mark.soak
def test_killed_fifty_times(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, 100, 50)
