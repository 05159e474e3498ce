"""What the prints of Rival Princes are built of: land, keeps, flags, people, metal, carved letters.

The same picture is printed square on a site and taller on a card: heights are written in hundredths of the scene's own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform

from ui.art.fonts import serif
from ui.art.glyphs import placed
from ui.art.gouges import Colour, Gouges, moved, points, smooth
from ui.art.palette import colour
from ui.art.prints import Curve, Scene


@lru_cache(maxsize=2048)
def parts(high: float, text: str) -> tuple[tuple[float, float], ...]:
    """The points of "x,y x,y ...", y in hundredths of the scene's height."""
    return tuple((x, y * high / 100) for x, y in points(text))


# -- land and buildings -----------------------------------------------------------------------------------------------


class Sun(NamedTuple):
    """Where the sun stands; ``y`` in hundredths of the scene's height."""

    x: float
    y: float
    radius: float
    tint: str


def land(
    scene: Scene,
    sky: str,
    far: str,
    near: str,
    crest: float = 50,
    sun: Sun | None = None,
    pines: Sequence[tuple[float, float]] = (),
    trees: Sequence[tuple[float, float]] = (),
) -> Curve:
    """Sky, a far hill and a near one a fifth lower, trees (x, height) on the near one, whose crest is returned."""
    level = scene.height * crest / 100
    scene.sky(sky, "paper", 7, bottom=level + 8)
    if sun is not None:
        scene.sun(sun.x, sun.y * scene.height / 100, sun.radius, sun.tint, 20, "paper", 18, width=1.3)
    scene.hill(scene.curve(level, 3.5), far, 1, rows=3)
    ground = scene.curve(level + scene.height * 0.2, 2)
    scene.hill(ground, near, 1.2, rows=4)
    for x, high in pines:
        scene.pine(x, ground(x) + 3, high)
    for x, high in trees:
        scene.tree(x, ground(x) + 3, high)
    return ground


def keep(scene: Scene, x: float, y: float, wide: float, high: float, wall: str = "stone") -> None:
    """A tower with battlements; (x, y) is the middle of its foot."""
    scene.block(x - wide / 2, y - high, wide, high, wall)
    scene.bricks(x - wide / 2, y - high, wide, high, "soft", max(2, wide * 0.22), max(3, wide * 0.4), 0.4)
    for i in range(int(high / 2.2)):
        scene.gouge(x + wide * 0.47, y - i * 2.2 - 1, 180, wide * scene.between(0.1, 0.3), 0.6, "ink")
    scene.window(x - wide * 0.05, y - high * 0.55, wide * 0.2, high * 0.14)
    top = y - high
    scene.block(x - wide * 0.62, top - wide * 0.2, wide * 1.24, wide * 0.3, wall)
    for i in range(3):
        scene.block(x - wide * 0.62 + i * wide * 0.47, top - wide * 0.44, wide * 0.3, wide * 0.28, wall)


def flag(scene: Scene, x: float, y: float, high: float, tint: str = "madder") -> None:
    """A pennant on its pole, blown to the right."""
    scene.line([(x, y), (x, y - high)], 0.7, "ink", 0, 0)
    cloth = points("0,-1 0.28,-0.96 0.52,-0.86 0.26,-0.74 0,-0.68")
    scene.fill(moved(smooth(cloth), x, y, scale=high), tint, 0.45)


def arch(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """An opening with a round head; (x, y) is the middle of its sill, ``high`` goes to where the round begins."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(x - wide / 2, y - high, wide, high))
    path.addEllipse(QPointF(x, y - high), wide / 2, wide / 2)
    return path.simplified()


def arch_stones(scene: Scene, x: float, y: float, radius: float, tint: str, deep: float = 5) -> None:
    """The wedge stones round the head of an arch."""
    for i in range(13):
        angle = math.pi * (1 + i / 12)
        cos, sin = math.cos(angle), math.sin(angle)
        start = (x + cos * radius, y + sin * radius)
        scene.line([start, (x + cos * (radius + deep), y + sin * (radius + deep))], 1.4, tint, 0, 0)


def brick_pile(scene: Scene, x: float, y: float, courses: int, tint: str = "madder") -> None:
    """Bricks laid up to dry, a course shorter each time; (x, y) is the lower left corner."""
    for i in range(courses):
        for j in range(courses - i):
            scene.block(x + j * 7 + i * 3.4, y - 5 - i * 5.4, 6.6, 5, tint, 0.8)


def coins(scene: Scene, x: float, y: float, count: int) -> None:
    """A pile of gold coins; (x, y) is the middle of its foot."""
    for i in range(count):
        scene.fill(smooth(points("-7,-4 0,-6 7,-4 7,-1 0,1 -7,-1", x, y - i * 4)), "gold", 0.9)


def fire(scene: Scene, x: float, y: float, size: float, tint: str = "ochre") -> None:
    """Flames, ``size`` high round (x, y)."""
    scene.glyph("fire", x, y, size, tint)


def sparks(scene: Scene, x: float, y: float, angles: Sequence[float], length: float = 8) -> None:
    """Sparks that fly off (x, y) along the angles (degrees)."""
    for angle in angles:
        turn = math.radians(angle)
        scene.gouge(x + math.cos(turn) * 7, y + math.sin(turn) * 6, angle, length, 1.2, "gold")


# -- people and beasts ------------------------------------------------------------------------------------------------


def person(scene: Scene, x: float, y: float, high: float, tint: str) -> None:
    """Somebody small in a long coat; (x, y) is where he stands."""
    scene.fill(moved(smooth(points("-0.19,0 -0.16,-0.62 0,-0.76 0.16,-0.62 0.22,0")), x, y, scale=high), tint, 0.9)
    scene.dot(x, y - high * 0.87, high * 0.15, "ink")
    scene.dot(x, y - high * 0.87, high * 0.115, "dawn")


def sheep(scene: Scene, x: float, y: float, size: float, side: int = 1) -> None:
    """A sheep that looks to the right (side 1) or to the left (-1)."""
    for dx in (-0.28, -0.16, 0.14, 0.26):
        scene.line([(x + dx * size, y - size * 0.1), (x + dx * size, y + size * 0.3)], size * 0.09, "ink", 0, 0)
    fleece = QPainterPath()
    fleece.setFillRule(Qt.FillRule.WindingFill)
    for i in range(9):
        across, down = math.cos(i * 0.698) * 0.32, math.sin(i * 0.698) * 0.18 - 0.18
        fleece.addEllipse(QPointF(x + across * size, y + down * size), size * 0.15, size * 0.14)
    fleece.addEllipse(QPointF(x, y - size * 0.18), size * 0.36, size * 0.22)
    scene.fill(fleece.simplified(), "snow", size * 0.05)
    for i in range(7):
        left, up = x - size * (0.28 - i * 0.08), y - size * (0.1 + 0.14 * (i % 2))
        scene.gouge(left, up, 40, size * 0.14, size * 0.04, "ink", 0.5)
    head = smooth([(side * u, v) for u, v in points("0.34,-0.34 0.5,-0.36 0.6,-0.16 0.46,-0.12 0.34,-0.2")])
    scene.fill(moved(head, x, y, scale=size), "ink")
    scene.gouge(x + side * size * 0.36, y - size * 0.34, 90 + 90 * side, size * 0.14, size * 0.08, "ink")


# -- glyphs and letters -----------------------------------------------------------------------------------------------


def metal(
    scene: Scene,
    name: str,
    x: float,
    y: float,
    size: float,
    tint: str = "stone",
    lit: str = "snow",
    halo: str | None = "paper",
    halo_width: float = 1.4,
    turn: float = 0,
    shade: bool = True,
) -> None:
    """A glyph turned inside out: its mass light, its openings ink; cut lights at the left, hatching at the right."""
    cuts, mass = placed(name, x, y, size, turn=turn)
    if halo:
        scene.outline(mass, halo_width * 2 + 1.6, halo)
    scene.outline(mass, 1.8)
    scene.painter.fillPath(mass, colour("ink"))
    scene.painter.fillPath(cuts, colour(tint))
    if shade:
        box = cuts.boundingRect()
        left = QRectF(box.x(), box.y(), box.width() * 0.42, box.height())
        right = QRectF(box.x() + box.width() * 0.66, box.y(), box.width() * 0.36, box.height())
        scene.hatch(cuts, lit, size * 0.075, 80, size * 0.02, 0.75, left)
        scene.hatch(cuts, "ink", size * 0.06, 76, size * 0.019, 0.85, right)


def lettered(
    marks: Gouges, text: str, x: float, y: float, size: float, tint: Colour, font: QFont | None = None
) -> None:
    """A few letters as a shape, their ink centred on (x, y); ``size`` is that of the type."""
    face = font or serif(100)
    # Smaller outlines come out of a scaled font, and differ a little by what has been written before.
    face.setPixelSize(1000)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    middle = path.boundingRect().center()
    to = QTransform().translate(x, y).scale(size / 1000, size / 1000).translate(-middle.x(), -middle.y())
    marks.painter.fillPath(to.map(path), colour(tint))
