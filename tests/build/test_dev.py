"""The one script that does everything: `packaging/dev.py`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import dev
import environment
import frozen
import glyph_credits
import pytest

ROOT = Path(__file__).parent.parent.parent
COMMANDS = ("run", "test", "bench", "check", "soak", "shots", "build", "smoke", "i18n", "credits")


def test_every_command_is_listed() -> None:
    listing = dev.parser().format_help()
    assert tuple(re.findall(r"^    (\w+) ", listing, re.MULTILINE)) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        dev.main([command, "--help"])
    assert stop.value.code == 0
    assert f"dev.py {command}" in capsys.readouterr().out


def test_the_script_needs_no_installed_package() -> None:
    """Given a Python without any site packages, when asked for help, then it answers."""
    done = subprocess.run([sys.executable, "-E", "-S", "packaging/dev.py", "--help"], cwd=ROOT, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_argument_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        dev.main(["build", "--nothing"])
    assert stop.value.code == 2
    assert "--nothing" in capsys.readouterr().err


def test_without_a_screen_one_line_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    assert dev.main(["run"]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert "no screen" in lines[0]


def test_missing_libraries_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given Debian, no rights to install and no libGL, when set up, then one sentence says what to install."""
    monkeypatch.setattr(environment, "_loads", lambda library: library != "libGL.so.1")
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"libGL\.so\.1.*sudo apt-get install libgl1$"):
        environment._system_libraries(window=True)


def test_missing_libraries_are_installed_for_root_on_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a Debian without any library of Qt and the right to install, then all of them are asked for at once."""
    asked: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.extend(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(environment, "_loads", lambda library: False)
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(environment.subprocess, "run", run)
    environment._system_libraries(window=False)
    assert asked[:2] == ["apt-get", "install"]
    assert {*environment.QT_LIBRARIES.values(), *environment.WINDOW_LIBRARIES.values()} <= set(asked)


def test_the_frozen_program_is_asked_for_the_bundled_fonts() -> None:
    names = " ".join(path.stem for path in (ROOT / "resources" / "fonts").glob("*.ttf"))
    assert all(family.replace(" ", "") + "-" in names for family in frozen.FAMILIES)


def test_credits_name_every_glyph_that_ships() -> None:
    assert glyph_credits.rewritten() == glyph_credits.CREDITS.read_text(encoding="utf-8"), "run: dev.py credits"


def test_a_glyph_is_credited_to_its_author(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    glyphs = tmp_path / "glyphs.json"
    authors = {"lion": "lorc", "cat": "jane-doe", "ant": "lorc"}
    glyphs.write_text(json.dumps({"icons": {name: {"author": author} for name, author in authors.items()}}))
    monkeypatch.setattr(glyph_credits, "GLYPHS", glyphs)
    assert glyph_credits.section() == "- Jane Doe: cat\n- Lorc: ant, lion\n"
