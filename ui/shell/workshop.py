"""What people make for a game outside a match (decks), and how the page where a match is set up offers it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QWidget

from ui.shell.widgets import Studio


@dataclass(frozen=True)
class Made:
    """Something that was made for a game, and can be chosen for a seat."""

    key: str
    """Under which it is kept."""
    title: str
    problem: str
    """Why no match can begin with it, as a sentence; "" where one can."""
    value: Any
    """What the options of a match hold of it: all of it, so that a match needs no other file."""


class Workshop(Protocol):
    """A page where something is made for a game, and kept in a folder."""

    field: str
    """The field of the game's Options, with a value for each seat, that offers what was made beside its own values."""

    def button(self) -> str:
        """The button that opens the page: a verb and dots."""
        ...

    def made(self, folder: Path) -> tuple[Made, ...]:
        """All that was made, by title."""
        ...

    def filled(self, values: dict[str, Any]) -> dict[str, Any]:
        """The values of the options' fields, where `field` may hold something `Made`, as the options hold them."""
        ...

    def open(self, studio: Studio, folder: Path, parent: QWidget | None) -> str:
        """Show the page until it is closed; the key of what was kept last, or ""."""
        ...
