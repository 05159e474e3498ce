"""The rooms of the house: what stands where, and who may reach for what."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from translations import sources_of

ROOT = Path(__file__).parent.parent.parent
ROOMS = {"desktop", "ui", "resources", "i18n", "tests", "packaging"}
PAPERS = {"pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "CONTRIBUTING.md"}
RULES = sorted((ROOT / "desktop" / "rules").rglob("*.py"))
GAMES = {path.parent.name for path in (ROOT / "desktop" / "rules").glob("*/__init__.py")} - {"kit"}


def committed() -> list[str]:
    """The files of the repository; in an unpacked archive, every file that no tool made."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listing = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return listing.stdout.splitlines()
    made = {"build", "fivetables.egg-info", "__pycache__"}
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return [path.as_posix() for path in found if not made.intersection(path.parts) and path.parts[0][0] != "."]


def dotted(path: Path) -> str:
    """The name a module is imported by."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def test_nothing_stands_beside_the_rooms() -> None:
    top = {name.partition("/")[0] for name in committed()}
    assert {name for name in top - ROOMS - PAPERS if not name.startswith(".")} == set()


def test_folders_named_like_libraries_are_no_packages() -> None:
    """An `__init__.py` in `packaging` or under `tests` would hide the libraries of those names."""
    packages = [name for name in committed() if name.endswith("__init__.py")]
    assert [name for name in packages if name.startswith(("packaging/", "tests/"))] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_ask_nobody_but_the_table(path: Path) -> None:
    """Rules never name what would make the same game go differently: chance, clock, system, files."""
    forbidden = {"random", "secrets", "time", "datetime", "os", "sys", "pathlib", "open", "print", "input"}
    named: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            named.add(node.id)
        elif isinstance(node, ast.Import):
            named.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            named.add((node.module or "").partition(".")[0])
    assert named & forbidden == set()


def test_every_game_is_held_by_the_contracts() -> None:
    """Each module of a game is named where `pyproject.toml` says who may import it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    by_name = {contract["name"]: contract for contract in project["tool"]["importlinter"]["contracts"]}
    rules = [path.name for path in (ROOT / "desktop" / "rules").iterdir() if (path / "__init__.py").is_file()]
    games = {f"desktop.rules.{game}" for game in rules if game != "kit"}
    assert {f"desktop.rules.{game}" for game in GAMES} <= games
    assert set(by_name["No game knows another game"]["modules"]) == games
    assert games <= set(by_name["The kit knows no game"]["forbidden_modules"])
    forbidden = set(by_name["Stage and shell know no game"]["forbidden_modules"])
    shown = {module for game in GAMES for path in sources_of(game) if (module := dotted(path)).count(".") == 2}
    thought = {dotted(path) for game in GAMES for path in (ROOT / "desktop" / "bots").glob(f"{game}*.py")}
    apart = ("ui.boards.", "ui.shots.", "ui.tables.", "ui.workshops.")  # held as whole rooms
    rest = {module for module in shown if not module.startswith(apart)}
    assert games | thought | rest <= forbidden


def test_only_the_window_knows_qt() -> None:
    """The commands work where Qt is not installed."""
    lines = "import desktop.__main__, desktop.play, desktop.saves, sys; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", lines], cwd=ROOT, check=False).returncode == 0
