"""Pictures of dogs: a dog before its backdrop."""

from __future__ import annotations

from ui.art.dogs_heads import head
from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import placed_at
from ui.art.prints import Scene


def dog_picture(scene: Scene, dog: Dog) -> None:
    """The picture of a dog's card."""
    scene.ground(dog.ground[1])
    with placed_at(scene, 50, scene.height / 2, 0.6, dog.tilt):
        head(scene, dog)
