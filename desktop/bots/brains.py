"""The bots of every registered game: one explicit table, so that it survives freezing."""

from __future__ import annotations

from desktop.bots.contract import Brain
from desktop.rules.kit.lazy import Lazy


def _cuccu() -> Brain:
    from desktop.bots.cuccu import CuccuBrain

    return CuccuBrain()


def _princes() -> Brain:
    from desktop.bots.princes import PrincesBrain

    return PrincesBrain()


def _island() -> Brain:
    from desktop.bots.island import IslandBrain

    return IslandBrain()


def _dogs() -> Brain:
    from desktop.bots.dogs import DogsBrain

    return DogsBrain()


def _clans() -> Brain:
    from desktop.bots.clans import ClansBrain

    return ClansBrain()


BRAINS: Lazy[Brain] = Lazy(
    {"cuccu": _cuccu, "princes": _princes, "island": _island, "dogs": _dogs, "clans": _clans}
)
"""By the id of the game."""
