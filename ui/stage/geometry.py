"""Where things are: what lies under a point, what room a turned thing takes, which neighbour lies to the left."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal

from ui.stage.placement import Placement

Direction = Literal["left", "right", "up", "down"]

_STEPS: dict[Direction, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def bounds(placement: Placement) -> tuple[float, float, float, float]:
    """Left, top, width and height of the upright rectangle round a placement as it lies."""
    wide, high = placement.width, placement.height
    if placement.turns % 2:
        wide, high = high, wide
    if placement.tilt:
        angle = math.radians(placement.tilt)
        c, s = abs(math.cos(angle)), abs(math.sin(angle))
        wide, high = wide * c + high * s, wide * s + high * c
    return placement.x - wide / 2, placement.y - high / 2, wide, high


def covers(placement: Placement, x: float, y: float) -> bool:
    """Whether the point lies on the placement, turned and tilted as it is."""
    angle = math.radians(-(90 * placement.turns + placement.tilt))
    dx, dy = x - placement.x, y - placement.y
    along = dx * math.cos(angle) - dy * math.sin(angle)
    across = dx * math.sin(angle) + dy * math.cos(angle)
    return abs(along) <= placement.width / 2 and abs(across) <= placement.height / 2


def topmost(picture: Iterable[Placement], x: float, y: float) -> Placement | None:
    """The uppermost placement under a point."""
    found: Placement | None = None
    for placement in picture:
        if covers(placement, x, y) and (found is None or placement.z >= found.z):
            found = placement
    return found


def reading(picture: Iterable[Placement]) -> tuple[Placement, ...]:
    """Placements as they are read and as Tab visits them."""
    return tuple(sorted(picture, key=lambda p: (p.order, p.y, p.x, p.key)))


def neighbour(start: Placement, direction: Direction, others: Sequence[Placement]) -> Placement | None:
    """The nearest of `others` that really lies in that direction: inside 45 degrees if there is one, else beyond.

    None where nothing lies that way.
    """
    step_x, step_y = _STEPS[direction]
    best: tuple[bool, float, str] | None = None
    found: Placement | None = None
    for other in others:
        if other.key == start.key:
            continue
        dx, dy = other.x - start.x, other.y - start.y
        along = dx * step_x + dy * step_y
        across = abs(dx * step_y) + abs(dy * step_x)
        if along <= 1:
            continue
        rank = (across > along, math.hypot(along, across) + 1.4 * across, other.key)
        if best is None or rank < best:
            best, found = rank, other
    return found


def nearest(x: float, y: float, others: Iterable[Placement]) -> Placement | None:
    """The placement whose centre is nearest to a point."""
    return min(others, key=lambda p: (math.hypot(p.x - x, p.y - y), p.order, p.key), default=None)
