"""A match of The Four Groves that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans.game import Clans
from desktop.rules.clans.values import Options, State
from desktop.rules.kit import WATCHER, Action
from tests.ui.boards.match_kit import AREA, PlayedMatch, awaiting
from ui.boards import clans as board
from ui.words.clans import ClansWords

__all__ = ["AREA", "EYES", "GAME", "Match", "awaits"]

GAME = Clans()
EYES = (0, 1, WATCHER)
awaits = awaiting(GAME)


class Match(PlayedMatch):
    """A match between Marta and Ada, played by itself up to a moment: buying and attacking where that is possible."""

    game, board = GAME, board

    def __init__(self, seed: int, there: Callable[[State], bool], **options: Any) -> None:
        super().__init__(ClansWords(("Marta", "Ada")), Options(**options), 2, seed)
        self.words.match = self.options
        self.play(there, 6000)

    def chosen(self, decision: Any) -> Action:
        legal = GAME.legal(self.state)
        if isinstance(decision, c.Recruit):
            return next((one for one in legal if isinstance(one, c.Buy)), legal[-1])
        if isinstance(decision, c.Maneuvers):
            return GAME.sample_action(self.state, self.chance)
        if isinstance(decision, c.DeclareAttack):
            return c.Attack()
        going = tuple(one for one in legal if not isinstance(one, c.GoBack))
        return self.chance.choice(going or legal)
