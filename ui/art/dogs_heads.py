"""Heads of dogs, put together from parts; a head always faces the viewer."""

from __future__ import annotations

from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import coat
from ui.art.gouges import Gouges, ring


def head(marks: Gouges, dog: Dog) -> None:
    """The head round 0,0, about 100 units wide."""
    for side in (1, -1):
        marks.fill(ring(side * 40, -30, 16, 26), coat(dog.ear_tint), 3)
    marks.fill(ring(0, 0, 46, 48), coat(dog.base), 4)
    marks.fill(ring(0, 24, 22, 20), coat(dog.second))
    for side in (1, -1):
        marks.dot(side * 19, -6, 7)
    marks.dot(0, 14, 9)
