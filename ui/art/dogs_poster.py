"""The poster of Six Good Dogs: six dogs before a fence, dice and a biscuit at their feet. 230 x 360 units."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF

from ui.art.cuts import at, chance, polygon
from ui.art.dogs_bodies import dog
from ui.art.dogs_dice import draw_die
from ui.art.dogs_looks import LOOKS
from ui.art.dogs_marks import FIR, GRASS, Cuts, cuts
from ui.art.dogs_things import draw_treat, picket
from ui.art.face import Look
from ui.art.gouges import Gouges, ellipse
from ui.art.palette import colour
from ui.art.prints import Scene

UNIT = 100 / 230
_FRONT = (
    ("d22", 58, 160, 0.74, "sit", "stub"),
    ("d05", 174, 160, 0.8, "sit", "plume"),
    ("d23", 115, 146, 0.96, "sit", "plume"),
    ("d01", 62, 246, 0.76, "sit", "plume"),
    ("d17", 172, 250, 0.66, "sit", "whip"),
    ("d32", 120, 270, 0.9, "sit", "stub"),
)
"""The six of the title: dog, place, size, posture and tail."""
_BESIDE = (
    ("d12", -30, 236, 0.8, "sit", "curl"),
    ("d10", 262, 232, 0.86, "sit", "stub"),
    ("d13", -118, 262, 0.8, "long", "whip"),
    ("d25", 352, 244, 0.84, "sit", "stub"),
    ("d31", -248, 240, 0.84, "sit", "plume"),
    ("d15", 478, 256, 0.86, "play", "plume"),
)
"""Dogs that a wide poster shows beside them."""


def dogs(scene: Scene, look: Look, beyond: float) -> None:
    """Six good dogs on a lawn; more of the pack where the poster is wide."""
    side = beyond / UNIT
    scene.painter.save()
    scene.painter.scale(UNIT, UNIT)
    left, right = -12 - side, 242 + side
    scene.painter.fillRect(QRectF(left, -12, right - left, 390), colour("sky"))
    random_ = chance("poster")
    clouds = []
    for _ in range(int(18 * (right - left) / 254)):
        x, y = random_.uniform(left, right - 40), random_.uniform(6, 118)
        clouds.append((x, y, x + random_.uniform(30, 70), y + 0.6, 1.5))
    cuts(scene, clouds, "snow", 0.86)
    _sun(scene, 64, 48, 21)
    _land(scene, left, right, lambda x: 132 + 12 * math.sin(x * 0.03), "#A9B75E", 5)
    for x, high in ((14, 52), (200, 64), (226, 46), (-40, 60), (-96, 44), (280, 56), (350, 66), (-170, 60), (430, 50)):
        scene.tree(x, 142, high)
    _fence(scene, left, right)
    _land(scene, left, right, lambda x: 186 + 5 * math.sin(x * 0.05), GRASS, 6)
    _land(scene, left, right, lambda x: 262 + 4 * math.sin(x * 0.05), "#73873A", 8)
    for sitter in (*_BESIDE, *_FRONT):
        if left < sitter[1] < right:
            _sitter(scene, *sitter)
    for x, y, number, turn in ((44, 336, 5, -12), (184, 340, 2, 9), (72, 348, 6, 6)):
        draw_die(scene.painter, QRectF(x - 15, y - 15, 30, 30), number, tilt=turn)
    draw_treat(scene, 156, 346, 32, -20)
    scene.painter.restore()


def _sun(scene: Scene, x: float, y: float, radius: float) -> None:
    scene.fill(ellipse(x, y, radius), "ochre")
    rays = []
    for i in range(24):
        turn, near = i * math.pi / 12, radius * 1.2
        far = radius * (1.9 if i % 2 else 1.6)
        rays.append(
            (
                x + near * math.cos(turn),
                y + near * math.sin(turn),
                x + far * math.cos(turn),
                y + far * math.sin(turn),
                1.6,
            )
        )
    cuts(scene, rays, "ochre")
    cuts(scene, [(x - 13 + i, y - 8 + i * 6, x + 11 - i, y - 8 + i * 6, 1.2) for i in range(4)], "paper", 0.8)


def _land(scene: Gouges, left: float, right: float, crest: Callable[[float], float], tint: str, rows: int) -> None:
    across = [left + i * 8 for i in range(int((right - left) / 8) + 2)]
    ridge = [(x, crest(x)) for x in across]
    scene.fill(polygon([*ridge, (across[-1], 380), (left, 380)]), tint, 2)
    random_, field = chance("land", tint), Cuts(scene)
    for row in range(rows):
        x = left + random_.uniform(0, 30)
        while x < right:
            long = random_.uniform(40, 110)
            field.run([(x + long * k / 6, crest(x + long * k / 6) + 7 + row * 8) for k in range(7)], 1.9)
            x += long + random_.uniform(8, 40)
    field.draw("paper", 0.75)


def _fence(scene: Gouges, left: float, right: float) -> None:
    first = math.floor(left / 20)
    for i in range(first, math.ceil(right / 20) + 1):
        scene.fill(picket(i * 20 + 8, 202, 14, 80, 10), "snow", 2)
    cuts(scene, [(i * 20 + 5, 136, i * 20 + 5, 190, 0.9) for i in range(first, math.ceil(right / 20) + 1)], "soft")
    for y in (144, 168):
        scene.fill(polygon([(left, y), (right, y), (right, y + 7), (left, y + 7)]), "snow", 1.8)


def _sitter(scene: Gouges, key: str, x: float, y: float, size: float, pose: str, tail: str) -> None:
    """A dog of the pack at (x, y), its shadow on the grass."""
    scene.fill(ellipse(x, y + 94 * size, 62 * size, 9 * size), colour(FIR, 0.75))
    with at(scene.painter, x, y, size):
        dog(scene, replace(LOOKS[key], pose=pose, tail=tail))
