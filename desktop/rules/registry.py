"""All games of the program, in the order of the shelf: one explicit tuple, so that it survives freezing."""

from __future__ import annotations

from typing import Any

from desktop.rules.cuccu.game import Cuccu
from desktop.rules.kit import Game
from desktop.rules.princes.game import Princes

GAMES: tuple[Game[Any, Any, Any, Any], ...] = (Cuccu(), Princes())


def game_by_id(game_id: str) -> Game[Any, Any, Any, Any]:
    """The game with this id. Raises KeyError for a game this program does not know."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise KeyError(game_id)
