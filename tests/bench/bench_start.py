"""From the start of the program to the first window that takes a click, against an empty window; what it weighs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import frozen
import pytest
from homes import HERE, environment, seconds, until_painted, with_a_match

ROUNDS = 10


@pytest.mark.parametrize("page", ["shelf", "table"])
def test_the_window_of_a_resumed_game_against_an_empty_window(
    benchmark: Any, figures: list[str], tmp_path: Path, page: str
) -> None:
    """Bar: 1.5. The shelf shows the waiting match; the table is that of a game that was given as an argument."""
    match = with_a_match(tmp_path)
    arguments = [str(match)] if page == "table" else []
    for _ in range(2):  # modules are compiled, faces that were painted are kept
        seconds(tmp_path, "full_window.py", *arguments)
    empty: list[tuple[float, float]] = []
    full: list[tuple[float, float]] = []
    benchmark.pedantic(
        lambda: full.append(seconds(tmp_path, "full_window.py", *arguments)),
        setup=lambda: empty.append(seconds(tmp_path, "empty_window.py")),
        rounds=ROUNDS,
        warmup_rounds=1,
    )
    for number, what in enumerate(("clock", "processor")):
        mine, theirs = (median(pair[number] for pair in pairs) * 1000 for pairs in (full, empty))
        figures.append(f"start, {page}, {what}: {mine:.0f} ms against {theirs:.0f} ms = {mine / theirs:.2f}; bar 1.5")


def test_the_frozen_program_until_its_first_picture(benchmark: Any, figures: list[str], tmp_path: Path) -> None:
    """Bar: 0.5 s. On a screen of its own; needs `dev.py build` and Xvfb."""
    with_a_match(tmp_path)
    program = frozen.program("fivetables")
    until_painted([program], tmp_path)
    times: list[float] = []
    benchmark.pedantic(lambda: times.append(until_painted([program], tmp_path)), rounds=ROUNDS)
    figures.append(f"frozen program until its first picture: {median(times):.2f} s; bar 0.5 s")


def test_the_memory_of_a_window_with_a_full_game(benchmark: Any, figures: list[str], tmp_path: Path) -> None:
    """Bar: 250 MB, ten seconds after the start, every face of the table painted."""
    command = [sys.executable, str(HERE / "full_window.py"), "--stay", str(with_a_match(tmp_path))]
    answer = benchmark.pedantic(
        lambda: subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=True), rounds=1
    )
    own, peak = answer.stdout.split()
    figures.append(f"memory of the window with a game: {float(own):.0f} MB, peak {float(peak):.0f} MB; bar 250 MB")
