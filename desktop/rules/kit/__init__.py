"""What every game is made of. A game imports this package and no other game.

The parts: frozen values (`values`), the contract a game fulfils (`game`), and the dice (`rng`).
"""

from __future__ import annotations

from desktop.rules.kit.game import Game, Types
from desktop.rules.kit.rng import Rng
from desktop.rules.kit.values import (
    CHANCE,
    WATCHER,
    Action,
    BrokenState,
    Decision,
    Event,
    Frame,
    IllegalAction,
    Knowledge,
    MatchIsOver,
    NotNow,
    NotYourDecision,
    Options,
    Outcome,
    Reason,
    State,
    Step,
    Turn,
    Unfinished,
    Value,
    View,
    put,
    replace,
)

__all__ = [
    "CHANCE",
    "WATCHER",
    "Action",
    "BrokenState",
    "Decision",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Knowledge",
    "MatchIsOver",
    "NotNow",
    "NotYourDecision",
    "Options",
    "Outcome",
    "Reason",
    "Rng",
    "State",
    "Step",
    "Turn",
    "Types",
    "Unfinished",
    "Value",
    "View",
    "put",
    "replace",
]
