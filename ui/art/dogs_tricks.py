"""Scenes of the tricks."""

from __future__ import annotations

from ui.art.dogs_kinds import KINDS, TRICKS
from ui.art.prints import Scene


def scene_of(scene: Scene, trick: str) -> None:
    """A dog doing the trick."""
    kind = KINDS[TRICKS[trick]]
    scene.ground(kind.sky)
    scene.hill(scene.curve(scene.height * 0.7, 3), kind.ground, 1, 3)
