"""What a saved game holds.

The parts that belong to a game are its own typed values here (`Any` to the type checker): the codec decodes them by the
game's types. One file is two lines: the header, then the body.
"""

from __future__ import annotations

from typing import Any, Literal

from desktop.rules.kit import Value

FORMAT = 3
"""The version of the file format that this program writes."""

By = Literal["person", "bot", "chance", "rule"]
"""Who carried an action out: a person, a bot, chance, or the rules themselves (the only thing possible)."""


class Person(Value, frozen=True, tag_field="who", tag="person"):
    """A seat played by a person."""

    name: str


class Bot(Value, frozen=True, tag_field="who", tag="bot"):
    """A seat played by a bot; `params` are those of its level when the match began."""

    name: str
    level: str
    params: dict[str, int | float | str | bool]


Seat = Person | Bot


class Entry(Value, frozen=True):
    """One action of the log."""

    seat: int
    by: By
    action: Any


class SeatChange(Value, frozen=True):
    """A seat that changed hands before log entry `at`; `was` had it until then."""

    at: int
    seat: int
    was: Seat


class Start(Value, frozen=True):
    """Where the log begins, if that is not the beginning of the match: the position that was resumed from a save whose
    log was written by other rules."""

    state: Any
    knowledge: tuple[Any, ...]
    streams: dict[str, int]


class Save(Value, frozen=True):
    """A match. The snapshot is what is resumed; the log gives undo, replay and statistics."""

    options: Any
    seats: tuple[Seat, ...]
    seed: int
    streams: dict[str, int]
    """State of every stream of random numbers by its name."""
    log: tuple[Entry, ...]
    snapshot: Any
    knowledge: tuple[Any, ...]
    """One a seat, then the watcher's."""
    changes: tuple[SeatChange, ...] = ()
    resigned: int | None = None
    """The seat whose resignation ended the match."""
    helped: bool = False
    """A hint or an undo was used."""
    start: Start | None = None


class Header(Value, frozen=True):
    """The first line of the file: enough for the list of saved games without reading the rest."""

    format: int
    game: str
    rules: int
    """Version of the game's rules that wrote the file."""
    players: tuple[Seat, ...]
    turn: int
    to_act: int | None
    """The seat that must decide; None when the match is over or chance is next."""
    date: str
    """UTC, ISO 8601 to the second: `2025-11-30T15:04:05Z`."""
    size: int
    """Bytes of the rest of the file."""
    checksum: str
    """SHA-256 of the rest of the file."""
    title: str = ""
    """The name a person gave the saved game."""
    over: bool = False
