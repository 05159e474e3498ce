"""What the measured processes start with: a user's folder with a waiting match, a clean environment, a screen."""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from saved_matches import play, to_a_person

from desktop.bots.brains import BRAINS
from desktop.bots.local import LocalHost
from desktop.play.keeper import save_of
from desktop.play.session import Session
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves.schema import Bot, Person
from desktop.saves.store import Store

HERE = Path(__file__).parent


def environment(home: Path) -> dict[str, str]:
    """The environment of a user with this folder. Compiled modules are kept, as everywhere but on machines of tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "XDG_"))}
    made = {"FIVETABLES_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return kept | made | {"PYTHONPYCACHEPREFIX": str(home / "compiled")}


def with_a_match(home: Path) -> Path:
    """A match of a person against three bots, in the middle; its file."""
    game = GAMES["cuccu"]
    params = msgspec.structs.asdict(BRAINS[game.id].levels["normal"])
    seats = [Person("Ada"), *(Bot(name, "normal", params) for name in ("Bruno", "Mira", "Ole"))]
    session = Session(game, game.types.options(), seats, 7, LocalHost(strict=True))
    to_a_person(play(session, 60, Rng(1)), Rng(1))
    store = Store(home / "games")
    slot = store.new_slot(game.id)
    store.write(slot, game, save_of(session))
    store.release(slot)
    return store.path(slot)


def seconds(home: Path, script: str, *arguments: str) -> tuple[float, float]:
    """Run a script of this folder to its end: seconds by the clock, and of the processor."""
    started = time.perf_counter()
    process = subprocess.Popen([sys.executable, str(HERE / script), *arguments], env=environment(home))
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return time.perf_counter() - started, used.ru_utime + used.ru_stime


@contextmanager
def screen() -> Iterator[tuple[str, mmap.mmap]]:
    """A screen of its own (Xvfb), and the memory it shows."""
    with tempfile.TemporaryDirectory() as folder:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-fbdir", folder]
        server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        try:
            os.close(write)
            with os.fdopen(read) as answer:
                number = answer.readline().strip()
            with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                yield f":{number}", mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        finally:
            server.terminate()
            server.wait()


def until_painted(command: Sequence[str], home: Path) -> float:
    """Seconds from the start of a program to the first thing it paints on a screen; it is ended then."""
    with screen() as (display, memory):
        before = memory[len(memory) // 2 :]
        started = time.perf_counter()
        process = subprocess.Popen(command, env={**environment(home), "QT_QPA_PLATFORM": "xcb", "DISPLAY": display})
        while memory[len(memory) // 2 :] == before and process.poll() is None and time.perf_counter() < started + 30:
            time.sleep(0.002)
        passed = time.perf_counter() - started
        assert process.poll() is None
        process.terminate()
        process.wait()
    return passed
