"""A whole program in a folder of its own: one house, one window; closed at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from match_kit import seats_of
from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.paths import Paths
from ui.art.fonts import load_fonts
from ui.shell.house import House
from ui.shell.pace import HOLDS
from ui.shell.window import Window
from ui.tables import TABLES

CUCCU = TABLES[0]


class AtOnce(LocalHost):
    """The bots of this process, in the place of the child process."""

    def start(self) -> None:
        """Nothing to start."""

    def close(self) -> None:
        """Nothing to end."""


@pytest.fixture(scope="session")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures are kept: they are painted once, not for every window."""
    return tmp_path_factory.mktemp("painted")


@pytest.fixture
def paths(tmp_path: Path, painted: Path) -> Paths:
    return Paths(tmp_path / "data", painted)


@pytest.fixture
def open_window(qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Window]]:
    """Opens windows on the same folder, as often as wanted, one after another. At the pace of the tests nobody looks
    long at what a finished turn has led to."""
    load_fonts()
    monkeypatch.setitem(HOLDS, "instant", 0)
    opened: list[Window] = []

    def make(**settings: Any) -> Window:
        house = House(paths, AtOnce())  # type: ignore[arg-type]
        house.change(**{"language": "en", "theme": "light", "bot_pace": "instant", "animation": 0, **settings})
        window = Window(house, TABLES)
        window.resize(1100, 740)
        opened.append(window)
        window.show()
        return window

    yield make
    for window in opened:
        window.close()
        window.house.change(language="en")
        window.house.close()
        window.deleteLater()
        window.house.deleteLater()


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    return open_window()


@pytest.fixture
def play(window: Window) -> Callable[..., Window]:
    """Begins a match in the window."""

    def begin(persons: tuple[int, ...] = (0,), seed: int = 3, lives: int = 1, level: str = "easy") -> Window:
        options = CUCCU.game.types.options(lives=lives)
        window.start_match(CUCCU, options, seats_of(persons, level), seed)
        assert window.conductor is not None
        window.conductor.gap = 0
        return window

    return begin
