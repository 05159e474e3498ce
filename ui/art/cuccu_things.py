"""The small things that the numeral cards of Cuccù count: fishes, pears, toadstools, swallows, bees, stars, ears."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from ui.art.gouges import clipped, points, smooth
from ui.art.prints import Scene


def fish(scene: Scene, x: float, y: float, size: float, flip: bool, tint: str) -> None:
    """A fish ``size`` long that looks to the left, to the right if ``flip``."""
    unit = size / 34
    at = QTransform().translate(x, y).scale(-unit if flip else unit, unit)
    body = at.map(smooth(points("-17,0 -9,-6.5 2,-7 11,-2.5 17,-7 15.5,0 17,7 11,2.5 2,7 -9,6.5")))
    scene.outline(body, 2.4, "paper")
    scene.fill(body, tint, 1)
    for fin in ("-4,-6.5 2,-11 8,-5", "-2,6.5 3,10 6,5"):
        scene.fill(at.map(smooth(points(fin))), tint, 0.8)
    for i in range(5):
        for j in range(3):
            scale = at.map(QPointF(-6 + i * 3.6, -3.6 + j * 3.6))
            scene.gouge(scale.x(), scale.y(), 65, 2.8, 0.8, "paper", -0.4 if flip else 0.4)
    eye, gill = at.map(QPointF(-12, -1.2)), at.map(QPointF(-8.5, -4))
    scene.dot(eye.x(), eye.y(), 1.5, "paper")
    scene.dot(eye.x(), eye.y(), 0.8)
    scene.gouge(gill.x(), gill.y(), 90, 8, 0.9, "ink", 0.2)


def pear(scene: Scene, x: float, y: float) -> None:
    """A pear that hangs with its middle at (x, y)."""
    body = smooth(points("-3,-12 0,-14 3,-12 5,-3 10,5 8,13 0,15 -8,13 -10,5 -5,-3", x, y))
    scene.line([(x, y - 22), (x, y - 12)], 1.2, "ink", 0, 0)
    scene.outline(body, 2.8, "paper")
    scene.fill(body, "moss", 1.1)
    for i in range(5):
        scene.gouge(x - 6 + i * 1.7, y + 8 - i, -75, 13, 0.9, "paper", 0.1)
    scene.hatch(body, "ink", 1.8, 75, 0.7, 0.8, QRectF(x + 4, y - 4, 8, 20))
    scene.line([(x, y - 14), (x + 1.4, y - 20)], 1.4, "ink", 0, 0)


def toadstool(scene: Scene, x: float, y: float, size: float) -> None:
    """A toadstool, the rim of its cap at ``y``."""
    u = size / 30
    at = QTransform().translate(x, y).scale(u, u)
    stem = at.map(smooth(points("-4,-4 4,-4 3.4,6 5,14 -5,14 -3.4,6")))
    scene.fill(stem, "paper", 1)
    scene.hatch(stem, "ink", 1.3, 88, 0.5, 0.7, QRectF(x, y - 3, 6 * u, 20 * u))
    cap = at.map(smooth(points("-14,0 -12,-9 0,-15 12,-9 14,0 7,-1.5 0,-2.2 -7,-1.5")))
    scene.outline(cap, 2, "paper")
    scene.fill(cap, "madder", 1.1)
    for dx, dy, radius in ((-6, -7, 2), (1, -10.5, 1.8), (6, -5.5, 2.1), (-1, -4.6, 1.3), (10, -3, 1)):
        scene.dot(x + dx * u, y + dy * u, radius * u, "paper")
    for i in range(5):
        scene.gouge(x + (5 + i * 1.6) * u, y - (9 - i * 1.6) * u, 70, 5 * u, 0.6, "ink")


def swallow(scene: Scene, x: float, y: float, size: float, flip: bool) -> None:
    """A swallow on the wing that flies to the right, to the left if ``flip``."""
    unit = size / 30
    at = QTransform().translate(x, y).scale(-unit if flip else unit, unit)
    body = smooth(
        points("13,-4 15.5,-5.5 18,-4 14,-1 6,2 1,12 -6,18 -3,6 -8,5 -19,11 -13,4 -20,3 -8,0 -4,-3 -10,-14 0,-10 6,-4")
    )
    scene.outline(at.map(body), 2, "paper")
    scene.fill(at.map(body), "ink")
    for dx, dy, angle, length in ((2, -3, 215, 9), (0, 3, 120, 10), (-6, 2, 190, 9), (3, 0, 130, 8)):
        feather = at.map(QPointF(dx, dy))
        scene.gouge(feather.x(), feather.y(), 180 - angle if flip else angle, length * unit, 0.8)
    throat = at.map(QPointF(12.5, -2))
    scene.dot(throat.x(), throat.y(), size * 0.055, "madder")


def bee(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A bee ``size`` long, turned by degrees."""
    at = QTransform().translate(x, y).rotate(turn).scale(size / 20, size / 20)
    for angle in (-34, 22):
        lift = QTransform().translate(0, -3).rotate(angle)
        scene.fill(at.map(lift.map(smooth(points("0,0 3.6,-5 2.6,-11 -1,-11.5 -3,-6")))), "snow", 0.7)
    body = at.map(smooth(points("-10,1 -6,-4.6 1,-5.4 8,-3.4 10.5,1 8,5 1,6.4 -6,5.4")))
    scene.outline(body, 1.8, "paper")
    scene.fill(body, "gold", 0.9)
    with clipped(scene.painter, body):
        for across in (-6, -1.2, 3.4):
            scene.fill(at.map(smooth(points("-1.2,-7 1.2,-7 1.6,0 1.2,7.5 -1.2,7.5 -0.8,0", across))), "ink")
    head = at.map(QPointF(9.6, 0))
    scene.dot(head.x(), head.y(), size * 0.16)


def hive(scene: Scene, x: float, y: float, size: float) -> None:
    """A straw hive on its stand; (x, y) is the middle of its foot."""
    scene.block(x - size * 0.55, y, size * 1.1, 5, "clay", 1)
    scene.block(x - size * 0.4, y + 5, 4, 18, "clay", 1)
    scene.block(x + size * 0.4 - 4, y + 5, 4, 18, "clay", 1)
    for i in range(6):
        half = size * (1 - (i / 6) ** 1.8 * 0.82) / 2
        foot, top = y - i * size * 0.15, y - (i + 1) * size * 0.15
        coil = [(x - half, foot - 1), (x - half + 1, top), (x, top - size * 0.02)]
        coil += [(x + half - 1, top), (x + half, foot - 1), (x, foot + 0.6)]
        scene.fill(smooth(coil), "ochre", 1.1)
        count = int(half * 2 / 3)
        for j in range(count):
            left = x - half + 1.6 + j * half * 2 / count
            scene.gouge(left, foot - 1.4, -62, size * 0.12, 0.8, "paper" if j < count * 0.62 else "ink")
    scene.window(x, y - 0.5, size * 0.2, size * 0.09, "ink")


def star(scene: Scene, x: float, y: float, size: float) -> None:
    """A star of eight points."""
    corners = []
    for i in range(16):
        angle, radius = -math.pi / 2 + i * math.pi / 8, size / 2 if i % 2 == 0 else size / 4.6
        corners.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    scene.fill(scene.cut(corners, 0.15, 6), "straw")
    scene.dot(x, y, size * 0.12, "madder")


def ear(scene: Scene, x: float, y: float, high: float, lean: float) -> None:
    """An ear of wheat whose stalk stands at (x, y)."""
    top_x, top_y = x + lean * 2, y - high
    scene.line([(x, y), (x + lean * 0.6, y - high * 0.5), (top_x, top_y + 4)], 1.3, "ink", 0, 0)
    for i in range(6):
        for side in (-1, 1):
            down = top_y + 4 + i * 4
            at = QTransform().translate(top_x - lean * 0.04 * i + side * 1.6, down).rotate(side * 22)
            scene.fill(at.map(smooth([(0, -4), (1.7, -0.5), (0, 3.4), (-1.7, -0.5)])), "gold", 0.7)
            scene.gouge(top_x - lean * 0.04 * i + side * 1.4, down + 2, -90 + side * 20, 4, 0.5)
    scene.fill(
        smooth([(top_x, top_y - 4), (top_x + 1.6, top_y), (top_x, top_y + 4), (top_x - 1.6, top_y)]), "gold", 0.7
    )
    for turn in (-12, 0, 12):
        scene.gouge(top_x, top_y - 2, -90 + turn, 9, 0.45, "ink")
