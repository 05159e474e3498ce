"""The condition for action cards (rules section 9)."""

from __future__ import annotations

from desktop.rules.princes.reasons import TooFewPoints
from desktop.rules.princes.table import Table, points_by_seat
from desktop.rules.princes.values import State

EACH, TOGETHER = 3, 7


def too_few_points(state: State | Table) -> TooFewPoints | None:
    """Each seat needs three points, or (where so agreed) both together seven; tokens count. Tested at every card."""
    points = points_by_seat(state)
    if state.options.action_points == "together_seven":
        return TooFewPoints(points, TOGETHER, True) if sum(points) < TOGETHER else None
    return TooFewPoints(points, EACH, False) if min(points) < EACH else None
