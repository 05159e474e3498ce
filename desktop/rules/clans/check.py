"""Positions that no play can reach."""

from __future__ import annotations

from desktop.rules.clans.values import State


def check(state: State) -> None:
    """Raise BrokenState for a position that breaks the game's invariants (a hand-edited save)."""
