"""What a saved game holds. Game-specific parts stay raw JSON here; the codec decodes them by the game's types."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.kit import Value

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
    action: msgspec.Raw


class SeatChange(Value, frozen=True):
    """A seat that changed hands before log entry `at`; `was` had it until then."""

    at: int
    seat: int
    was: Seat


class Save(Value, frozen=True):
    """A match. The snapshot is what is resumed; the log gives undo, replay and statistics."""

    options: msgspec.Raw
    seats: tuple[Seat, ...]
    seed: int
    streams: dict[str, int]
    """State of every stream of random numbers by its name."""
    log: tuple[Entry, ...]
    snapshot: msgspec.Raw
    knowledge: tuple[msgspec.Raw, ...]
    """One a seat, then the watcher's."""
    changes: tuple[SeatChange, ...] = ()
    resigned: int | None = None
    """The seat whose resignation ended the match."""
    helped: bool = False
    """A hint or an undo was used."""


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
    """UTC, ISO 8601 to the second."""
    checksum: str
    """SHA-256 of the rest of the file."""
    title: str = ""
    """The name a person gave the saved game."""
    over: bool = False
