"""What the conductor of a match keeps time with, and the small values it hands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from desktop.rules.kit import Action, Decision, Event, View
from ui.stage.placement import Affordance

Pace = Literal["step", "slow", "normal", "fast", "instant"]

PAUSES: dict[str, int] = {"step": 350, "slow": 1300, "normal": 450, "fast": 120, "instant": 0}
"""Milliseconds between the end of one thing acted out and the next."""
MOTIONS: dict[str, float] = {"fast": 0.4}
"""Length of what is acted out at a pace, against the setting for motion; 1 where none is given."""
HOLDS: dict[str, int] = {"step": 1600, "slow": 2600, "normal": 1600, "fast": 1200, "instant": 1200}
"""Milliseconds for which a person sees what their choice led to, before the table is covered for the next one."""


@dataclass(frozen=True)
class Cover:
    """The table is covered: for whom, and for what decision."""

    seat: int
    decision: Decision


@dataclass(frozen=True)
class Hint:
    """What the hard bot would do, and why in words; `affordance` is None where the action is not among those shown."""

    action: Action
    affordance: Affordance | None
    text: str
    reason: str


@dataclass(frozen=True)
class Frame:
    """One change that is still to be shown. `upto`: the number of log entries once it is."""

    before: View
    events: tuple[Event, ...]
    after: View
    upto: int
    jump: bool = False
