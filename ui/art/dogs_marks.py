"""Marks of the dog pictures: coats and what shows on them, outlines of fur and of curls."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from ui.art.cuts import Cuts as Field
from ui.art.cuts import chance, polygon
from ui.art.gouges import Colour, Gouges, Points, clipped, smooth
from ui.art.palette import colour

COATS = {
    "golden": "#DDA64A",
    "cream": "#EAD3A4",
    "tan": "#C98F52",
    "red": "#B4622F",
    "brown": "#7A4A2C",
    "choc": "#5A3A28",
    "grey": "#A79F90",
    "blue": "#6E7C86",
    "black": "#3A3029",
    "white": "#FBF7EC",
    "liver": "#8E3F22",
    "moss": "#8A8A5C",
    "honey": "#D2A35C",
    "amber": "#C58B5A",
}
"""Coats by name. Black is not the ink, so that the ink of an outline still shows on it."""

GRASS, FIR, SOIL, LOAM = "#93A44F", "#2F4A34", "#5A3A24", "#2E1C10"
"""Grounds that only this table has."""


def coat(name: Colour) -> QColor:
    """A coat by its name, or any other colour."""
    return colour(COATS.get(name, name)) if isinstance(name, str) else name


def dark(tint: Colour) -> bool:
    """Whether cuts on this coat must be light."""
    value = coat(tint)
    return value.red() * 0.3 + value.green() * 0.59 + value.blue() * 0.11 < 110


def on(tint: Colour) -> str:
    """The colour of cuts on a coat: paper on a dark one, ink on a light one."""
    return "paper" if dark(tint) else "ink"


def both(half: Points) -> list[tuple[float, float]]:
    """The right half of an outline and its mirror."""
    return [*half, *((-x, y) for x, y in reversed(half) if x)]


class Cuts(Field):
    """Many cuts in one colour, as heavy as their block says, printed at once."""

    def __init__(self, marks: Gouges) -> None:
        super().__init__()
        self.marks = marks

    def cut(self, x0: float, y0: float, x1: float, y1: float, width: float, bend: float = 0.0) -> None:
        """A lens from (x0, y0) to (x1, y1), bent sideways by so many units."""
        super().cut(x0, y0, x1, y1, width * self.marks.weight, bend)

    def run(self, through: Points, width: float) -> None:
        """A long stroke along points that thins at both ends."""
        super().run(through, width * self.marks.weight)

    def draw(self, tint: Colour = "paper", alpha: float = 1.0) -> None:
        """Prints them all."""
        self.ink(self.marks.painter, tint, alpha)


def cuts(marks: Gouges, strokes: Iterable[tuple[float, ...]], tint: Colour = "paper", alpha: float = 1.0) -> None:
    """Prints a list of cuts (x0, y0, x1, y1, width[, bend]) at once."""
    field = Cuts(marks)
    for stroke in strokes:
        field.cut(*stroke)
    field.draw(tint, alpha)


def furry(points: Points, reach: float, key: object, tufts: int = 44) -> QPainterPath:
    """A soft outline with tufts of fur standing out of it by ``reach`` or less."""
    random_ = chance("fur", key)
    line = smooth(points)
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    edge = []
    for i in range(tufts * 2):
        at = line.pointAtPercent(i / (tufts * 2))
        dx, dy = at.x() - cx, at.y() - cy
        far = math.hypot(dx, dy) or 1
        out = reach * random_.uniform(0.5, 1.1) if i % 2 else -reach * 0.25
        edge.append((at.x() + dx / far * out, at.y() + dy / far * out + (reach * 0.35 if i % 2 else 0)))
    return polygon(edge)


def lumpy(points: Points, radius: float, lumps: int = 13) -> QPainterPath:
    """A soft outline with round curls along it."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True))
    line = smooth(points if area > 0 else list(reversed(points)))  # clockwise as circles are, or they would cut holes
    path = QPainterPath(line)
    path.setFillRule(Qt.FillRule.WindingFill)
    for i in range(lumps):
        path.addEllipse(line.pointAtPercent(i / lumps), radius, radius)
    return path.simplified()


def blot(x: float, y: float, size: float, random_: random.Random, corners: int = 6) -> QPainterPath:
    """A spot of uneven outline."""
    points = []
    for i in range(corners):
        angle, far = i * 2 * math.pi / corners, size * random_.uniform(0.72, 1.25)
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return smooth(points)


def fur(
    marks: Gouges,
    shape: QPainterPath,
    tint: Colour,
    key: object,
    count: int = 46,
    length: float = 9,
    width: float = 1.0,
    centre: tuple[float, float] = (0, -4),
    side: int = 0,
    alpha: float = 0.84,
) -> None:
    """Cuts that radiate from ``centre``, only near the rim of the shape; ``side`` keeps them to its left (-1)."""
    random_, field, area = chance("st", key), Cuts(marks), shape.boundingRect()
    cx, cy = centre
    for _ in range(count * 3):
        x, y = random_.uniform(area.left(), area.right()), random_.uniform(area.top(), area.bottom())
        dx, dy = x - cx, y - cy
        inner = math.hypot(dx / max(1, area.width()), dy / max(1, area.height())) < 0.27
        if inner or dx * side < 0 or not shape.contains(QPointF(x, y)):
            continue
        far = math.hypot(dx, dy)
        field.cut(x, y, x + dx / far * length, y + dy / far * length + length * 0.25, width, 1)
        count -= 1
        if count <= 0:
            break
    with clipped(marks.painter, shape):
        field.draw(tint, alpha)


def curls(marks: Gouges, shape: QPainterPath, tint: Colour, key: object, count: int = 26, radius: float = 3.4) -> None:
    """Small open rings all over the shape: a curly coat."""
    random_, area, path = chance("cu", key), shape.boundingRect(), QPainterPath()
    for _ in range(count):
        x, y = random_.uniform(area.left(), area.right()), random_.uniform(area.top(), area.bottom())
        if shape.contains(QPointF(x, y)):
            path.moveTo(x - radius, y)
            path.arcTo(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 180, -250)
    with clipped(marks.painter, shape):
        marks.outline(path, 1.35 * marks.weight, colour(tint, 0.84))
