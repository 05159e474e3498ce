"""The sheet a card is printed on, and its frame: a colour and a cut pattern that tell what kind of card it is."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.art import surfaces
from ui.art.face import Look
from ui.art.gouges import Gouges, rounded
from ui.art.palette import colour


def sheet(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The card's paper."""
    surfaces.paper(painter, rounded(rect, rect.width() * 0.045), look, edge=max(0.6, rect.width() * 0.004))


def margin(painter: QPainter, rect: QRectF, pattern: str, tint: str, outer: float, inner: float) -> None:
    """The frame between the distances ``outer`` and ``inner`` from the edge: its colour and its cut pattern.

    Patterns: rays, waves, dots, leaves, bricks, chain, zigzag.
    """
    wide = rect.width()
    area = rect.adjusted(outer, outer, -outer, -outer)
    path = rounded(area, wide * 0.025)
    painter.save()
    painter.fillPath(path, colour(tint))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    marks = Gouges(painter, 4)
    band = inner - outer
    middle = (outer + inner) / 2
    gap = band * 0.6
    for length, across in ((rect.width(), True), (rect.height(), False)):
        run = length - 2 * inner - 2 * gap
        count = int(run / (band * 1.15))
        for i in range(count):
            along = inner + gap + run * (i + 0.5) / count
            if across:
                _mark(marks, pattern, rect.left() + along, rect.top() + middle, 90, i, band, tint)
                _mark(marks, pattern, rect.left() + along, rect.bottom() - middle, -90, i, band, tint)
            else:
                _mark(marks, pattern, rect.left() + middle, rect.top() + along, 0, i, band, tint)
                _mark(marks, pattern, rect.right() - middle, rect.top() + along, 180, i, band, tint)
    for x in (rect.left() + middle, rect.right() - middle):
        for y in (rect.top() + middle, rect.bottom() - middle):
            marks.dot(x, y, band * 0.34, "paper")
            marks.dot(x, y, band * 0.16, tint)
    painter.restore()
    painter.strokePath(path, QPen(colour("ink"), max(0.8, wide * 0.007)))


def _mark(marks: Gouges, pattern: str, x: float, y: float, angle: float, index: int, band: float, tint: str) -> None:
    """One sign of a frame's pattern; ``angle`` points from the edge into the card."""
    turn = math.radians(angle)
    if pattern == "rays":
        marks.gouge(x - math.cos(turn) * band * 0.42, y - math.sin(turn) * band * 0.42, angle, band * 0.84, band * 0.26)
    elif pattern == "waves":
        left, up = x - band * 0.34 * abs(math.sin(turn)), y - band * 0.34 * abs(math.cos(turn))
        marks.gouge(left, up, angle + 90, band * 0.9, band * 0.2, "paper", 0.35 if index % 2 else -0.35)
    elif pattern == "dots":
        marks.dot(x, y, band * 0.17, "paper")
    elif pattern == "bricks":
        joint = QRectF(x - band * 0.06, y - band * 0.45, band * 0.12, band * 0.9)
        if angle in (0, 180):
            joint = QRectF(x - band * 0.45, y - band * 0.06, band * 0.9, band * 0.12)
        marks.painter.fillRect(joint, colour("paper"))
    elif pattern == "chain":
        marks.dot(x, y, band * 0.26, "paper")
        marks.dot(x, y, band * 0.13, tint)
    elif pattern == "zigzag":
        marks.gouge(x - band * 0.3, y - band * 0.3, 45 if index % 2 else -45, band * 0.8, band * 0.2)
    else:
        marks.gouge(x, y, angle - 45, band * 0.62, band * 0.24)
        marks.gouge(x, y, angle + 225, band * 0.62, band * 0.24)
