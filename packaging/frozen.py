"""Freezes the program with PyInstaller into one folder with two programs, and tries them.

`fivetables` opens the window; `fivetables-cli` runs the commands without one and is the process the bots think in.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from environment import ROOT, WINDOWS, python, say

from desktop import __version__
from ui.language_files import LANGUAGES

FOLDER = ROOT / "build" / "dist" / "fivetables"
FAMILIES = {"Noto Sans", "Noto Serif", "Noto Sans Hebrew", "Noto Serif Hebrew"}
LARGEST_ARCHIVE = 60_000_000
SECONDS = 120


def build() -> None:
    """Make the folder anew; raises SystemExit with the last words of PyInstaller if it fails."""
    say("Freezing the program; this takes a minute ...")
    target = ["--distpath", str(FOLDER.parent), "--workpath", str(ROOT / "build" / "work")]
    command = [python(), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *target]
    if subprocess.call([*command, str(ROOT / "packaging" / "fivetables.spec")], cwd=ROOT) != 0:
        raise SystemExit("PyInstaller failed; its reason stands above.")
    size = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink())
    say(f"{FOLDER.relative_to(ROOT)}: {size / 1e6:.0f} MB")


def pack() -> None:
    """Pack the folder; raises SystemExit if the archive is larger than people should have to fetch."""
    archive = FOLDER.parent / f"fivetables-{__version__}-{sys.platform}.tar.xz"
    with tarfile.open(archive, "w:xz") as packed:
        packed.add(FOLDER, FOLDER.name)
    size = archive.stat().st_size
    say(f"{archive.relative_to(ROOT)}: {size / 1e6:.1f} MB")
    if size > LARGEST_ARCHIVE:
        raise SystemExit(f"The archive is larger than {LARGEST_ARCHIVE / 1e6:.0f} MB.")


def program(name: str) -> str:
    """One of the two frozen programs."""
    return str(FOLDER / (f"{name}.exe" if WINDOWS else name))


def smoke() -> int:
    """Start both frozen programs and look at what they answer; 0, or 1 with what is wrong."""
    if not FOLDER.is_dir():
        say("There is no frozen program yet: build it first.")
        return 1
    with tempfile.TemporaryDirectory() as home:
        wrong = _window(Path(home)) + _commands(Path(home))
    for line in wrong:
        say(f"wrong: {line}")
    if not wrong:
        say(f"The frozen program works: {len(LANGUAGES)} languages, its fonts, its bots, its commands.")
    return 1 if wrong else 0


def _run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a frozen program elsewhere: without a screen, the sources, a user's folders or another Python's settings."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "XDG_"))}
    environment |= {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.run(
        command, cwd=home, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS
    )


def _window(home: Path) -> list[str]:
    """What is wrong with the program with the window. Its `--smoke` prints one JSON line about itself."""
    started = time.monotonic()
    done = _run(home, program("fivetables"), "--smoke")
    say(f"fivetables --smoke: {time.monotonic() - started:.1f} s")
    try:
        about = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return [f"fivetables --smoke gave no answer (exit code {done.returncode}): {done.stderr.strip()[-500:]}"]
    wrong = []
    if done.returncode != 0 or done.stderr.strip():
        wrong.append(f"fivetables --smoke: exit code {done.returncode}: {done.stderr.strip()[-500:]}")
    if about.get("version") != __version__:
        wrong.append(f"version {about.get('version')}, not {__version__}")
    if set(about.get("languages", ())) != set(LANGUAGES):
        wrong.append(f"languages {about.get('languages')}, not {list(LANGUAGES)}")
    if not set(about.get("fonts", ())) >= FAMILIES:
        wrong.append(f"fonts {about.get('fonts')}, not {sorted(FAMILIES)}")
    if about.get("worker") is not True:
        wrong.append("the bots' process does not answer")
    return wrong


def _commands(home: Path) -> list[str]:
    """What is wrong with the program without a window: it plays the same game twice."""
    games = [_run(home, program("fivetables-cli"), "play", "cuccu", "--seed", "7") for _ in range(2)]
    wrong = [f"fivetables-cli: exit code {game.returncode}: {game.stderr[-500:]}" for game in games if game.returncode]
    if not games[0].stdout or games[0].stdout != games[1].stdout:
        wrong.append("fivetables-cli does not play the same game twice")
    return wrong

