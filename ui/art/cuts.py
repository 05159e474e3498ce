"""Fields of marks cut at once: many gouges gathered into one path and printed in one go, and the shapes between them.

The marks are those of `gouges`, for pictures that need hundreds of them: filled one by one they would take too long.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from ui.art.face import Look
from ui.art.gouges import Colour, Points, pen, smooth
from ui.art.palette import colour
from ui.art.prints import WEAR_SIZE, wear_tile

Line = Callable[[float], float]
"""Height of a line over the width of a picture."""


def chance(*key: object) -> random.Random:
    """The chance of one block: the same words give the same picture on every run."""
    return random.Random("|".join(map(str, key)))


def polygon(corners: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed polygon; where it crosses itself it stays filled."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def box(x: float, y: float, wide: float, high: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, its corners rounded if wished."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if radius:
        path.addRoundedRect(QRectF(x, y, wide, high), radius, radius)
    else:
        path.addRect(QRectF(x, y, wide, high))
    return path


def along(line: Line, left: float, right: float, step: float = 8.0) -> list[tuple[float, float]]:
    """Points of a line from left to right."""
    count = max(2, round((right - left) / step))
    return [(left + (right - left) * i / count, line(left + (right - left) * i / count)) for i in range(count + 1)]


def below(line: Line, left: float, right: float, bottom: float, step: float = 8.0) -> QPainterPath:
    """All that lies between a line and the bottom."""
    return polygon([*along(line, left, right, step), (right, bottom), (left, bottom)])


def rough(path: QPainterPath, amount: float, seed: object, step: float = 5.0) -> QPainterPath:
    """The same outline as a knife cuts it: never quite straight."""
    dice = chance("rough", seed)
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for outline in path.toSubpathPolygons():
        corners = [(corner.x(), corner.y()) for corner in outline.toList()]
        cut = []
        for (x0, y0), (x1, y1) in pairwise(corners):
            count = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
            for i in range(count):
                x, y = x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count
                cut.append((x + dice.uniform(-amount, amount), y + dice.uniform(-amount, amount)))
        if len(cut) > 2:
            result.addPath(polygon(cut))
    return result


def flat(painter: QPainter, path: QPainterPath, tint: Colour, alpha: float | None = None) -> None:
    """Prints a flat shape."""
    painter.fillPath(path, colour(tint, alpha))


def outlined(painter: QPainter, path: QPainterPath, width: float, tint: Colour = "ink", alpha: float = 1.0) -> None:
    """Prints a line of even width round a shape."""
    painter.strokePath(path, pen(colour(tint, alpha), width))


def inked(painter: QPainter, path: QPainterPath, tint: Colour, width: float) -> QPainterPath:
    """Prints a flat shape with an ink line round it; returns it."""
    flat(painter, path, tint)
    outlined(painter, path, width)
    return path


def cast(painter: QPainter, path: QPainterPath, fall: float, blur: float, strength: float = 0.3) -> None:
    """The soft shadow of a shape that lies a little above what is under it; it falls down."""
    painter.save()
    painter.translate(fall * 0.4, fall)
    for i in range(4):
        painter.strokePath(path, pen(colour("shadow", strength * 0.22), blur * (4 - i) / 2))
        painter.fillPath(path, colour("shadow", strength * 0.3))
    painter.restore()


def worn(painter: QPainter, path: QPainterPath, look: Look, strength: float = 0.5, pixel: float = 1.0) -> None:
    """Missing ink over a shape, as much as the grain setting says; `pixel` is one logical pixel in units of now."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * strength * min(1.0, look.grain / 50))
    scale = 0.5 * pixel
    painter.scale(scale, scale)
    area = path.boundingRect()
    start = QPointF(abs(area.left() * 7) % WEAR_SIZE, abs(area.top() * 13) % WEAR_SIZE)
    target = QRectF(area.left() / scale, area.top() / scale, area.width() / scale, area.height() / scale)
    painter.drawTiledPixmap(target, wear_tile(), start)
    painter.restore()


@contextmanager
def at(
    painter: QPainter, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
) -> Iterator[None]:
    """Paints round (x, y) as if it were 0,0: scaled, turned by degrees, mirrored."""
    painter.save()
    to = QTransform().translate(x, y).rotate(turn).scale(-scale if flip else scale, scale)
    painter.setTransform(to, True)
    try:
        yield
    finally:
        painter.restore()


class Cuts:
    """Many marks that are printed together: gouges thick in the middle, long strokes, dots."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.path.setFillRule(Qt.FillRule.WindingFill)

    def cut(self, x0: float, y0: float, x1: float, y1: float, width: float, bend: float = 0.0) -> None:
        """One gouge between two points, its middle ``bend`` units aside."""
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        mx, my = (x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend
        self.path.moveTo(x0, y0)
        self.path.quadTo(mx + nx * width, my + ny * width, x1, y1)
        self.path.quadTo(mx - nx * width, my - ny * width, x0, y0)

    def run(self, through: Points, width: float) -> None:
        """A long stroke through points, thin at both ends."""
        last = len(through) - 1
        left, right = [], []
        for i, (x, y) in enumerate(through):
            (x0, y0), (x1, y1) = through[max(0, i - 1)], through[min(last, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1
            half = width / 2 * math.sin(math.pi * (i + 0.15) / (last + 0.3)) ** 0.6
            nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.path.addPath(smooth(left + right[::-1]))

    def dot(self, x: float, y: float, radius: float) -> None:
        """A round mark."""
        self.path.addEllipse(QPointF(x, y), radius, radius)

    def ink(self, painter: QPainter, tint: Colour = "paper", alpha: float = 1.0) -> None:
        """Prints them all."""
        painter.fillPath(self.path, colour(tint, alpha))
