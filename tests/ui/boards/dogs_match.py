"""A match of Six Good Dogs that is played by itself up to a moment, for the tests of its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.bots.dogs_greedy import greedy
from desktop.rules.dogs.game import Dogs
from desktop.rules.dogs.values import Options, State
from desktop.rules.kit import Action
from tests.ui.boards.match_kit import AREA, NAMES, PlayedMatch, awaiting
from ui.boards import dogs as board
from ui.words.dogs import DogsWords

__all__ = ["AREA", "GAME", "Match", "awaits"]

GAME = Dogs()
awaits = awaiting(GAME)


class Match(PlayedMatch):
    """Everybody does what looks best at once, until the match is `there`."""

    game, board = GAME, board

    def __init__(self, seed: int, there: Callable[[State], bool], seats: int = 3, **options: Any) -> None:
        super().__init__(DogsWords(NAMES[:seats]), Options(**options), seats, seed)
        self.play(there, 100_000)

    def chosen(self, decision: Any) -> Action:
        return greedy(self.view(decision.seat), GAME.legal(self.state))
