"""What can be painted: descriptions of faces, the appearance they are painted in, the registry of their painters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

Arg = str | int | bool


@dataclass(frozen=True)
class Face:
    """One thing to paint: a room's registry, a name in it and the arguments of its painter. Hashable, says it all."""

    room: str
    name: str
    args: tuple[Arg, ...] = ()


@dataclass(frozen=True)
class Look:
    """The appearance settings that change a picture; contrast, grain and temperature are 0..100, 50 is neutral."""

    dark: bool = False
    contrast: int = 50
    grain: int = 50
    temperature: int = 50


Painter = Callable[["QPainter", "QRectF", Look], None]
"""Paints into the rectangle (logical units); may go beyond it by the bleed its registry names."""


@dataclass(frozen=True)
class Entry:
    """A line of a registry: how a kind of face is painted, and what a cache must know about it."""

    make: Callable[..., Painter]
    """Takes the arguments of a face and gives its painter."""
    bleed: float = 0.0
    """How far it paints beyond its rectangle on every side, as a part of the rectangle's height ..."""
    rim: float = 0.0
    """... and so many logical pixels more."""
    stand_in: Painter | None = None
    """What is shown until the face is painted; nothing if None."""
    two_tone: bool = False
    """Whether it is painted differently in the dark."""


@cache
def _room(name: str) -> Mapping[str, Entry]:
    """The explicit registry, two lines a room; KeyError if there is no such room.

    Read at a room's first use: some painters themselves use ``painter_of``, and a table's faces are many.
    """
    match name:
        case "table":
            from ui.art.furniture import PAINTERS as table

            return table
        case "house":
            from ui.art.house import PAINTERS as house

            return house
        case "cuccu":
            from ui.art.faces_cuccu import PAINTERS as cuccu

            return cuccu
        case "princes":
            from ui.art.faces_princes import PAINTERS as princes

            return princes
        case "island":
            from ui.art.faces_island import PAINTERS as island

            return island
        case "dogs":
            from ui.art.faces_dogs import PAINTERS as dogs

            return dogs
        case "clans":
            from ui.art.faces_clans import PAINTERS as clans

            return clans
    raise KeyError(name)


def entry_of(face: Face) -> Entry:
    """The registry's line for ``face``; KeyError if no room has a face of that name."""
    try:
        return _room(face.room)[face.name]
    except KeyError:
        raise KeyError(f"no face {face.room}/{face.name}") from None


def painter_of(face: Face) -> Painter:
    """The function that paints ``face``; KeyError if no room has a face of that name."""
    return entry_of(face).make(*face.args)


def names(room: str) -> tuple[str, ...]:
    """The names of all kinds of faces of a room."""
    return tuple(_room(room))
