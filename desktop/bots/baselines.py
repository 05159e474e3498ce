"""Yardsticks that serve every game. They are fixed: weakening one would make every ladder a lie."""

from __future__ import annotations

from desktop.bots.contract import Choice
from desktop.rules.kit import Action, Rng


def at_random(legal: tuple[Action, ...], rng: Rng) -> Choice:
    """Any of the legal actions, all equally likely."""
    return Choice(rng.choice(legal))
