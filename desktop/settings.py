"""What a player has chosen for good: language, looks, pace. One small JSON file, read strictly."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from desktop.rules.kit import Value
from desktop.saves.codec import plain_json
from desktop.saves.faults import Malformed, Missing, NoPermission, SaveFault
from desktop.saves.files import os_faults, read_bounded, write_atomically
from desktop.saves.names import is_plain
from desktop.saves.schema import Seat

Percent = Annotated[int, Meta(ge=0, le=100)]
LANGUAGES = ("en", "lt", "he", "ru", "pl", "tr")
MAX_BYTES = 200_000


class Settings(Value, frozen=True):
    """All settings; the defaults are those of the first start."""

    language: Literal["", "en", "lt", "he", "ru", "pl", "tr"] = ""
    """Empty: the system's, or English."""
    theme: Literal["system", "light", "dark"] = "system"
    contrast: Percent = 50
    grain: Percent = 50
    temperature: Percent = 50
    scale: Annotated[int, Meta(ge=80, le=200)] = 100
    """Size of the interface in percent."""
    animation: Percent = 50
    """Speed of motion: 0 is off; 1 is slow, 100 fast."""
    reduced_motion: bool = False
    bot_pace: Literal["step", "slow", "normal", "fast", "instant"] = "normal"
    auto_begin: bool = False
    """Turns begin by themselves where there is no choice: the dice are rolled."""
    auto_end: bool = False
    """Turns end by themselves where nothing else can be done."""
    auto_decline: bool = True
    """Against computer players, offers that cannot be paid are declined without asking."""
    undo_bots: Literal["free", "fair"] = "free"
    undo_people: Literal["free", "fair"] = "fair"
    auto_names: bool = True
    """Bots get a new name for every match."""
    standings: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What the table does without asking, by the game's id, in words of its own."""
    geometry: dict[Literal["ltr", "rtl"], Annotated[str, Meta(max_length=4000)]] = field(default_factory=dict)
    """Place and state of the window for each layout direction, base64."""
    last_seats: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    """Who sat where when a game was last begun, by the game's id."""
    last_choices: dict[str, Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=8)]] = field(
        default_factory=dict
    )
    """What each seat played with then (a deck), by the game's id, in words of the page where a match is set up."""


def load_settings(path: Path) -> tuple[Settings, SaveFault | None]:
    """The settings in a file. One that is not there means the defaults; one that cannot be read too, and the fault is
    told: the file is set aside (`settings.json.broken`), so that saving does not lose it."""
    try:
        return _decode(read_bounded(path, MAX_BYTES)), None
    except SaveFault as error:
        if error.reason == Missing():
            return Settings(), None
        fault = error if error.reason == NoPermission() else SaveFault(Malformed("$"))
    except ValueError:
        fault = SaveFault(Malformed("$"))
    with contextlib.suppress(OSError):
        path.replace(path.with_name(path.name + ".broken"))
    return Settings(), fault


def _decode(data: bytes) -> Settings:
    found: Settings = msgspec.convert(plain_json(data), Settings)
    for seats in found.last_seats.values():
        if not all(is_plain(seat.name) for seat in seats):
            raise ValueError("name")
    return found


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises SaveFault; then the old file is untouched."""
    with os_faults():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
