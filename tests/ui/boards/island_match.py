"""An island match that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.island import choices as c
from desktop.rules.island.game import Island
from desktop.rules.island.values import Options, State
from desktop.rules.kit import Action
from tests.ui.boards.match_kit import AREA, NAMES, PlayedMatch, awaiting
from ui.boards import island as board
from ui.words.island import IslandWords

__all__ = ["AREA", "GAME", "Match", "awaits"]

GAME = Island()
awaits = awaiting(GAME)


class Match(PlayedMatch):
    """A match between Marta, Jonas and others, played by itself up to a moment: building where that is possible."""

    game, board = GAME, board

    def __init__(self, seed: int, there: Callable[[State], bool], seats: int = 4, **options: Any) -> None:
        super().__init__(IslandWords(NAMES[:seats]), Options(**options), seats, seed)
        self.play(there, 4000)

    def chosen(self, decision: Any) -> Action:
        legal = GAME.legal(self.state)
        builds = [one for one in legal if isinstance(one, c.BuildCity | c.BuildSettlement | c.BuyCard | c.BuildRoad)]
        plays = [one for one in legal if isinstance(one, c.PlayKnight | c.PlayMonopoly | c.PlayYearOfPlenty)]
        if isinstance(decision, c.TakeTurn):
            return self.chance.choice(plays or builds or legal)
        return self.chance.choice(builds or legal)
