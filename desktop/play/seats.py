"""Who sits at the table: computer players as a save keeps them."""

from __future__ import annotations

import msgspec

from desktop.bots.brains import BRAINS
from desktop.saves.schema import Bot


def bot_seat(game: str, name: str, level: str) -> Bot:
    """A seat for a computer player of this level or baseline, with the plain numbers and words it has now. What else
    belongs to a level (tables of weights) stays with the program. Raises KeyError."""
    brain = BRAINS[game]
    params = msgspec.to_builtins((brain.levels if level in brain.levels else brain.baselines)[level])
    return Bot(name, level, {key: value for key, value in params.items() if isinstance(value, int | float | str)})
