"""All games of the program, in the order of the shelf: one explicit table, so that it survives freezing."""

from __future__ import annotations

from typing import Any

from desktop.rules.kit import Game
from desktop.rules.kit.lazy import Lazy

AnyGame = Game[Any, Any, Any, Any]


def _cuccu() -> AnyGame:
    from desktop.rules.cuccu.game import Cuccu

    return Cuccu()


def _princes() -> AnyGame:
    from desktop.rules.princes.game import Princes

    return Princes()


def _island() -> AnyGame:
    from desktop.rules.island.game import Island

    return Island()


def _dogs() -> AnyGame:
    from desktop.rules.dogs.game import Dogs

    return Dogs()


def _clans() -> AnyGame:
    from desktop.rules.clans.game import Clans

    return Clans()


GAMES: Lazy[AnyGame] = Lazy(
    {"cuccu": _cuccu, "princes": _princes, "island": _island, "dogs": _dogs, "clans": _clans}
)
"""The games by their ids. Raises KeyError for a game this program does not know."""
