"""Pictures of the green buildings of Rival Princes, which stand at settlements and cities."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from ui.art.gouges import clipped, ring, rounded, smooth
from ui.art.princes_parts import (
    Sun,
    arch_stones,
    brick_pile,
    fire,
    flag,
    keep,
    land,
    lettered,
    metal,
    parts,
    person,
    sheep,
    sparks,
)
from ui.art.prints import Draw, Scene


def garrison(scene: Scene) -> None:
    """A small castle, its gate barred, flags on both keeps."""
    high = scene.height
    land(scene, "sky", "mist", "moss", sun=Sun(84, 20, 9, "gold"), pines=((92, 30), (83, 22)))
    scene.fill(smooth(parts(high, "-4,104.6 2,82 28,74 66,74 96,84 104,104.6")), "olive", 1.1)
    scene.block(18, high * 0.5, 56, high * 0.34, "stone", 1.2)
    scene.bricks(18, high * 0.5, 56, high * 0.34, "ink", 4, 8, 0.6, 0.5)
    for i in range(6):
        scene.block(18 + i * 9.6, high * 0.44, 6, high * 0.07, "stone", 1)
    keep(scene, 18, high * 0.86, 18, high * 0.56, "shade")
    keep(scene, 74, high * 0.86, 16, high * 0.48, "shade")
    scene.window(46, high * 0.84, 13, high * 0.14)
    for x in (42, 46, 50):
        scene.line([(x, high * 0.84), (x, high * 0.68)], 0.7, "clay", 0, 0)
    flag(scene, 18, high * 0.24, 16)
    flag(scene, 74, high * 0.3, 14)
    scene.fill(smooth(parts(high, "40,84 52,84 64,103.1 30,103.1")), "straw", 0.8)


def abbey(scene: Scene) -> None:
    """An abbey with its bell tower, a monk in the garden."""
    high = scene.height
    land(scene, "dawn", "mist", "olive", sun=Sun(16, 24, 9, "madder"), trees=((6, 26), (94, 32)))
    scene.house(34, high * 0.86, 54, high * 0.5, "paper", "slate", "ink")
    scene.tower(32, high * 0.86, 16, high * 0.52, "paper", "slate", light="ink")
    lettered(scene, "†", 32, high * 0.1, 9, "ink")
    for i in range(5):
        scene.window(56 + i * 6.5, high * 0.86, 4, high * 0.12, "ink")
    scene.dot(44, high * 0.58, 4, "ink")
    scene.dot(44, high * 0.58, 2.6, "gold")
    for i in range(5):
        scene.line([(8 + i * 4, high * 0.98), (18 + i * 5, high * 0.88)], 0.9, "paper")
    person(scene, 17.6, high * 0.98, high * 0.31, "clay")
    scene.line([(14.4, high * 0.69), (17.6, high * 0.665), (20.8, high * 0.69)], 2.2, "ink")
    scene.line([(18, high * 0.8), (18, high * 0.95)], 0.8, "paper")


def smithy(scene: Scene) -> None:
    """A smith at his anvil before the forge."""
    high = scene.height
    scene.ground("rose")
    scene.bricks(0, 0, 100, high, "paper", 6, 13, 0.8, 0.7)
    scene.fill(rounded(QRectF(6, high * 0.12, 40, high), 20), "ink", 1.4)
    scene.sun(26, high * 0.66, 13, "gold", 22, "madder", 18, width=2.4, rim=False)
    fire(scene, 26, high * 0.56, 32)
    fire(scene, 26, high * 0.62, 18, "straw")
    arch_stones(scene, 26, high * 0.12 + 20, 20, "paper")
    scene.glyph("blacksmith", 68, high * 0.55, 62, "ink", "dawn", "paper", halo_width=1.3)
    sparks(scene, 72, high * 0.56, (-149, -120, -92, -63, -34))
    scene.block(-2, high * 0.88, 104, high * 0.2, "clay", 1.1)
    for i in range(11):
        scene.gouge(2 + i * 9, high * 0.94 + i % 2 * 2, 0, 8, 0.9)
    for x, y in ((62, 14), (80, 16)):
        scene.glyph("horseshoe", x, y, 12, "stone", None, "ink", halo_width=0.6)


def grain_mill(scene: Scene) -> None:
    """A windmill in ripe fields."""
    high = scene.height
    near = land(scene, "sky", "moss", "gold", 56, Sun(18, 22, 9, "madder"))
    scene.furrows(near, 30, "clay", 15, 1.2)
    scene.cloud(82, 14, 26)
    scene.fill(smooth(parts(high, "36,90 43,40 46,30 60,30 63,40 70,90")), "paper", 1.2)
    scene.hatch(scene.cut(parts(high, "56,30 62,30 70,90 57,90")), "ink", 2, 82, 0.6, 0.7)
    scene.fill(smooth(parts(high, "42,33 46,20 53,15 60,20 64,33")), "madder", 1.2)
    scene.window(53, high * 0.9, 9, high * 0.13)
    scene.window(53, high * 0.56, 5, high * 0.07)
    for angle in (28, 118, 208, 298):
        _mill_sail(scene, 53, high * 0.3, angle)
    scene.dot(53, high * 0.3, 2.6, "ink")
    scene.house(72, high * 0.84, 20, 13, "straw", "clay")
    scene.tree(12, high * 0.84, 22)


def _mill_sail(scene: Scene, x: float, y: float, angle: float) -> None:
    """A sail of a windmill whose hub is at (x, y)."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(along: float, aside: float = 0) -> tuple[float, float]:
        return x + cos * along - sin * aside, y + sin * along + cos * aside

    scene.line([at(0), at(18), at(36)], 1.9, "ink", 0, 0)
    scene.fill([at(10), at(36), at(36, 9), at(10, 7)], "snow", 1)
    for k in range(5):
        scene.line([at(12 + k * 5), at(12 + k * 5, 8)], 0.6, "ink", 0, 0)


def sawmill(scene: Scene) -> None:
    """A mill with its great saw, logs and boards."""
    high = scene.height
    scene.sky("mist", "paper", 6, bottom=high * 0.5)
    far = scene.curve(high * 0.46, 3)
    scene.hill(far, "moss", 1, rows=2)
    for x in (2, 13, 24, 76, 88, 98):
        scene.pine(x, high * 0.56 + x % 3, 30 + x % 9)
    near = scene.curve(high * 0.64, 2)
    scene.hill(near, "olive", 1.2, rows=4)
    scene.house(20, high * 0.74, 58, high * 0.46, "clay", "forest", "gold")
    scene.hatch(scene.cut(parts(high, "20,50 46,50 46,74 20,74")), "ink", 3, 90, 0.6, 0.9)
    scene.glyph("circular-sawblade", 34, high * 0.68, 27, "ink", "snow", "paper", halo_width=1.1)
    for row, count in ((0, 4), (1, 3), (2, 2)):
        for i in range(count):
            x, y = (56 + i * 10 + row * 5, high * 0.93 - row * 8.6)
            scene.dot(x, y, 5.2, "ink")
            scene.dot(x, y, 4.4, "straw")
            scene.outline(
                ring(x, y, 2.5, count=5),
                0.8,
                "clay",
            )
            scene.dot(x, y, 0.8, "clay")
    scene.block(2, high * 0.86, 42, 5, "straw", 1)
    scene.block(4, high * 0.92, 42, 4, "straw", 1)
    for i in range(4):
        scene.gouge(6 + i * 9, high * 0.89, 0, 8, 0.6, "ink")


def brick_factory(scene: Scene) -> None:
    """A kiln burns, bricks are piled up."""
    high = scene.height
    land(scene, "dawn", "rose", "clay", sun=Sun(80, 20, 9, "gold"), trees=((94, 26),))
    scene.block(24, high * 0.24, 10, high * 0.5, "madder", 1.1)
    scene.bricks(24, high * 0.24, 10, high * 0.5, "paper", 4, 5, 0.6, 0.5)
    scene.line(parts(high, "29,22 24,9.2 34,4.6 30,-3.1"), 4, "paper", 0.2, 0.5)
    kiln = smooth(parts(high, "30,84 31,52 42,38 58,38 69,52 70,84"))
    scene.fill(kiln, "clay", 1.3)
    with clipped(scene.painter, kiln):
        scene.bricks(30, high * 0.36, 42, high * 0.5, "ink", 4.4, 9, 0.8, 0.7)
        scene.hatch(kiln, "ink", 2, 80, 0.6, 0.8, QRectF(58, 0, 14, high))
    scene.window(50, high * 0.84, 17, high * 0.15)
    fire(scene, 50, high * 0.74, 15)
    brick_pile(scene, 72, high * 0.92, 4)
    brick_pile(scene, 6, high * 0.92, 2)


def foundry(scene: Scene) -> None:
    """A ladle pours glowing iron."""
    high = scene.height
    scene.ground("ink")
    scene.sun(28, high * 0.5, 15, "ochre", 30, "madder", 60, width=2.4, rim=False)
    scene.glyph("foundry-bucket", 52, high * 0.52, 76, "stone", "ochre", "ink", halo_width=1.2)
    sparks(scene, 78, high * 0.62, (-155, -115, -86, -57, -23), 9)
    scene.block(-2, high * 0.88, 104, 20, "clay", 1)
    scene.bricks(0, high * 0.88, 100, 20, "ink", 4, 10, 0.7)


def woolen_mill(scene: Scene) -> None:
    """A spinning wheel by the window, wool on the floor, a sheep outside."""
    high = scene.height
    scene.ground("straw")
    scene.hatch(scene.cut(parts(high, "0,0 100,0 100,100 0,100")), "paper", 3.6, 90, 0.9, 0.6)
    pane = rounded(QRectF(8, 8, 34, 36), 4)
    scene.fill(pane, "sky", 1.3)
    with clipped(scene.painter, pane):
        scene.painter.translate(0, 34)
        scene.hill(scene.curve(0, 2), "moss", 0.9, 2)
    scene.line([(25, 8), (25, 44)], 1.3, "ink", 0, 0)
    scene.line([(8, 26), (42, 26)], 1.3, "ink", 0, 0)
    scene.block(-2, high * 0.82, 104, 20, "clay", 1.1)
    for i in range(10):
        scene.gouge(2 + i * 10, high * 0.9 + i % 2 * 2, 0, 9, 0.9)
    scene.glyph("spinning-wheel", 62, high * 0.5, 62, "ink", None, "straw", halo_width=1)
    metal(scene, "wool", 22, high * 0.74, 32, "snow", "snow", halo_width=1, shade=False)
    sheep(scene, 24, 38, 16)


GREEN: dict[str, Draw] = {
    "abbey": abbey,
    "garrison": garrison,
    "smithy": smithy,
    "brick_factory": brick_factory,
    "foundry": foundry,
    "grain_mill": grain_mill,
    "sawmill": sawmill,
    "woolen_mill": woolen_mill,
}
"""Green building -> its picture."""
