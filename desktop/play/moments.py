"""What a session is made of: what it waits for, what was played, what its listeners are told, what undo restores."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from desktop.rules.kit import Action, Event, Knowledge, Reason, State
from desktop.saves.schema import By

UndoRule = Literal["free", "fair"]
"""free: back to one's last choice whatever happened since. fair: only to the last thing that another person did,
that chance showed, or that revealed something hidden."""


class Waiting(Enum):
    """What the match waits for."""

    PERSON = "person"
    BOT = "bot"
    CHANCE = "chance"
    RULE = "rule"
    """The only thing possible, or a formality with nobody to press it."""
    OVER = "over"


@dataclass(frozen=True)
class Played:
    """One action that was carried out, and what happened. `because` is the reason a bot gave."""

    seat: int
    by: By
    action: Action
    events: tuple[Event, ...]
    because: Reason | None = None


@dataclass(frozen=True)
class Change:
    """What listeners are told. `kind`: step (one action was carried out: `played`), undo, redo, seats (a seat changed
    hands), helped."""

    kind: Literal["step", "undo", "redo", "seats", "helped"]
    played: Played | None = None


@dataclass(frozen=True)
class Moment:
    """Everything that undo restores."""

    state: State
    knowledge: tuple[Knowledge, ...]
    streams: tuple[tuple[str, int], ...]
