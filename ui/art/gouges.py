"""The tools of the cutter: knife, gouge, brush and hatching. Everything printed is made of these marks."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ui.art import glyphs
from ui.art.palette import colour

if TYPE_CHECKING:
    from collections.abc import Iterator

Points = Sequence[tuple[float, float]]
Colour = str | QColor


def smooth(points: Points, closed: bool = True, pull: float = 1 / 6) -> QPainterPath:
    """A soft outline through the points (Catmull-Rom); less ``pull`` makes its corners sharper."""
    corners = [QPointF(x, y) for x, y in points]
    count = len(corners)
    path = QPainterPath(corners[0])
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (corners[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (corners[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        path.cubicTo(b + (c - a) * pull, c - (d - b) * pull, c)
    if closed:
        path.closeSubpath()
    return path


def ring(x: float, y: float, rx: float, ry: float | None = None, count: int = 12) -> QPainterPath:
    """A circle or ellipse as a cutter draws it: a soft outline through ``count`` points."""
    ry = rx if ry is None else ry
    angles = [i * 2 * math.pi / count for i in range(count)]
    return smooth([(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in angles])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An exact ellipse as a path."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def pen(tint: Colour, width: float) -> QPen:
    """A round pen."""
    return QPen(colour(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter with soft edges on a picture; it is ended also when painting fails, or Qt would crash."""
    painter = QPainter(device)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Paints only inside ``path``."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


class Gouges:
    """The marks of one block. All chance comes from its own seed: the same block prints the same picture."""

    def __init__(self, painter: QPainter, seed: int = 1) -> None:
        self.painter = painter
        self.random = random.Random(seed)
        self.weight = 1.0
        """All lines are this much heavier: small prints need bolder cuts."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def between(self, low: float, high: float) -> float:
        """A number of the block's own chance."""
        return self.random.uniform(low, high)

    def fill(self, shape: QPainterPath | Points, tint: Colour, ink: float = 0) -> QPainterPath:
        """A flat shape (points are cut with the knife), inked round its edge if ``ink``. Returns its path."""
        path = shape if isinstance(shape, QPainterPath) else self.cut(shape)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.fillPath(path, colour(tint))
        if ink:
            self.outline(path, ink * self.weight)
        return path

    def outline(self, path: QPainterPath, width: float, tint: Colour = "ink") -> None:
        """A line of even width round a path."""
        self.painter.strokePath(path, pen(tint, width))

    def cut(self, points: Points, jitter: float = 0.22, step: float = 5) -> QPainterPath:
        """A knife-cut polygon: straight sides that are never quite straight."""
        corners = []
        for i, (x, y) in enumerate(points):
            next_x, next_y = points[(i + 1) % len(points)]
            count = max(1, int(math.hypot(next_x - x, next_y - y) / step))
            for k in range(count):
                t = k / count
                across = x + (next_x - x) * t + self.between(-jitter, jitter)
                corners.append(QPointF(across, y + (next_y - y) * t + self.between(-jitter, jitter)))
        path = QPainterPath()
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path

    def line(self, points: Points, width: float, tint: Colour = "ink", start: float = 0.15, end: float = 0.15) -> None:
        """A stroke that thins over the ``start`` and ``end`` parts of its length: a gouge in paper, a brush in ink."""
        last = len(points) - 1
        left, right = [], []
        width *= self.weight
        for i, (x, y) in enumerate(points):
            (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1
            t = i / last
            swell = min(
                1.0,
                (t + start * 0.02) / start if start else 1.0,
                (1 - t + end * 0.02) / end if end else 1.0,
            )
            half = max(0.06, swell) ** 0.7 * width / 2 * self.between(0.86, 1.1)
            nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.painter.fillPath(smooth(left + right[::-1]), colour(tint))

    def gouge(
        self, x: float, y: float, angle: float, length: float, width: float, tint: Colour = "paper", bend: float = 0.0
    ) -> None:
        """One cut: a lens that starts at (x, y) and runs along ``angle`` (degrees)."""
        width *= self.weight
        turn = math.radians(angle)
        dx, dy = math.cos(turn) * length, math.sin(turn) * length
        mx, my = x + dx / 2 - dy * bend, y + dy / 2 + dx * bend
        ux, uy = -math.sin(turn) * width, math.cos(turn) * width
        lens = QPainterPath(QPointF(x, y))
        lens.quadTo(mx + ux, my + uy, x + dx, y + dy)
        lens.quadTo(mx - ux, my - uy, x, y)
        self.painter.fillPath(lens, colour(tint))

    def dot(self, x: float, y: float, radius: float, tint: Colour = "ink", rx: float | None = None) -> None:
        """A disc cut by hand; ``rx`` makes it wider than high."""
        rx = rx or radius
        points = []
        for i in range(9):
            angle = i * 2 * math.pi / 9
            across = x + math.cos(angle) * rx * self.between(0.95, 1.04)
            points.append((across, y + math.sin(angle) * radius * self.between(0.95, 1.04)))
        self.painter.fillPath(smooth(points), colour(tint))

    def hatch(
        self,
        path: QPainterPath,
        tint: Colour = "ink",
        gap: float = 2,
        angle: float = 35,
        width: float = 0.5,
        density: float = 0.85,
        box: QRectF | None = None,
    ) -> None:
        """Parallel cuts inside a path, ``gap`` units apart; ``box`` keeps them to a part of it."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if box is not None:
            self.painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        area = box or path.boundingRect()
        gap *= self.weight**1.4
        turn = math.radians(angle)
        cos, sin = math.cos(turn), math.sin(turn)
        reach = max(area.width(), area.height())
        for i in range(int((area.width() + area.height()) / gap)):
            off = i * gap - (area.width() + area.height()) / 2
            cx, cy = area.center().x() - sin * off, area.center().y() + cos * off
            t = -reach
            while t < reach:
                length = self.between(4, 11)
                if self.random.random() < density:
                    self.gouge(cx + cos * t, cy + sin * t, angle, length, width, tint)
                t += length + self.between(0.5, 2)
        self.painter.restore()

    def glyph(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        ink: Colour | None = "ink",
        back: Colour | None = None,
        halo: Colour | None = None,
        turn: float = 0,
        halo_width: float = 1.6,
    ) -> None:
        """A glyph as part of the print: ``back`` is seen through its openings, ``halo`` is the carved rim round it."""
        cuts, mass = glyphs.placed(name, x, y, size, turn=turn)
        if halo:
            self.outline(mass, halo_width * 2, halo)
        if back:
            self.painter.fillPath(mass, colour(back))
        if ink:
            self.painter.fillPath(cuts, colour(ink))


def moved(path: QPainterPath, x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> QPainterPath:
    """A path drawn round 0,0 set down at (x, y), turned by degrees and scaled."""
    return QTransform().translate(x, y).rotate(turn).scale(scale, scale).map(path)


@lru_cache(maxsize=1024)
def points(text: str, x: float = 0.0, y: float = 0.0) -> tuple[tuple[float, float], ...]:
    """The points of "x,y x,y ...", moved by (x, y): outlines of the pictures are written so."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(across) + x, float(down) + y) for across, down in pairs)


def beside(side: int, text: str, middle: float = 50.0) -> list[tuple[float, float]]:
    """Points given as distances from the middle line, on its right (side 1) or mirrored on its left (side -1)."""
    return [(middle + side * across, down) for across, down in points(text)]
