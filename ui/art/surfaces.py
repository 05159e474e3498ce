"""What things lie on and are made of: walnut, felt, paper, the lamp's light and the shadows it throws."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from ui.art.face import Look
from ui.art.gouges import Colour, ellipse, painting, pen, rounded, smooth
from ui.art.palette import colour

TILE = 512
"""Side of a texture tile in logical pixels; it is painted at twice that, so that it stays sharp on fine screens."""


def _tile(draw_count: int, seed: int, stroke: str) -> QPixmap:
    """A tile of short strokes that meets itself at its edges: "felt" lies every way, "paper" along the sheet."""
    chance = random.Random(seed)
    image = QImage(2 * TILE, 2 * TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        painter.scale(2, 2)
        for _ in range(draw_count):
            x, y = chance.uniform(0, TILE), chance.uniform(0, TILE)
            if stroke == "felt":
                angle = chance.uniform(0, math.pi)
                dx, dy = math.cos(angle) * 5, math.sin(angle) * 5
                light = chance.random() < 0.42
                painter.setPen(QPen(colour("paper" if light else "ink", chance.uniform(0.02, 0.075)), 0.9))
            else:
                dx, dy = chance.uniform(-7, 7), chance.uniform(-1.5, 1.5)
                painter.setPen(QPen(colour("line", chance.uniform(0.06, 0.24)), 0.8))
            for left in (-TILE, 0, TILE):
                for top in (-TILE, 0, TILE):
                    if -8 < x + left < TILE + 8 and -8 < y + top < TILE + 8:
                        at = QPointF(x + left, y + top)
                        painter.drawLine(at, at + QPointF(dx, dy))
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(2)
    return pixmap


@cache
def felt_tile() -> QPixmap:
    """The fibres of felt."""
    return _tile(TILE * TILE // 55, 3, "felt")


@cache
def linen_tile() -> QPixmap:
    """The weave of linen: three pixels a thread, no thread quite like another."""
    chance = random.Random(5)
    image = QImage(2 * TILE, 2 * TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        painter.scale(2, 2)
        for i in range(TILE // 3):
            at = i * TILE / (TILE // 3)
            painter.setPen(QPen(colour("paper" if i % 2 else "ink", chance.uniform(0.02, 0.075)), 1.5))
            painter.drawLine(QPointF(-4, at), QPointF(TILE + 4, at))
            painter.setPen(QPen(colour("ink", chance.uniform(0.01, 0.06)), 1.35))
            painter.drawLine(QPointF(at, -4), QPointF(at, TILE + 4))
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(2)
    return pixmap


@cache
def paper_tile() -> QPixmap:
    """The fibres of paper."""
    return _tile(TILE * TILE // 420, 9, "paper")


def textured(painter: QPainter, path: QPainterPath, tile: QPixmap, strength: float = 1.0) -> None:
    """Lays a tile over a path."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * min(1.0, strength))
    box = path.boundingRect()
    start = QPointF(box.left() % TILE, box.top() % TILE)
    painter.drawTiledPixmap(box, tile, start)
    painter.restore()


def shadow_reach(height: float) -> float:
    """How far the shadow of a thing that lies ``height`` over the table is seen beyond it."""
    return height * 1.45 + 1


def shadow(painter: QPainter, rect: QRectF, radius: float, height: float, strength: float = 0.42) -> None:
    """The soft shadow of a rectangle that lies ``height`` over the table; it falls down."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers, fall = 7, height * 0.45
    for i in range(layers):
        grow = height * (0.7 - i / (layers - 1))
        painter.setBrush(colour("#120B06", strength / layers * 1.25))
        corner = radius + max(0.0, grow)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + fall, grow, grow + fall), corner, corner)


def wood(painter: QPainter, rect: QRectF, look: Look, seed: int = 4) -> None:
    """Walnut planks, seven of them over the height, with grain, knots and joints."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, colour("walnut"))
    chance = random.Random(seed)
    unit = max(0.6, min(2.2, rect.height() / 800))
    plank = max(70.0, rect.height() * 0.17)
    grain = min(1.0, 0.4 + 0.6 * look.grain / 50)
    y = rect.top()
    while y < rect.bottom():
        high = plank * chance.uniform(0.85, 1.15)
        base = colour("walnut").darker(int(chance.uniform(100, 122)))
        painter.fillRect(QRectF(rect.left(), y, rect.width(), high), base)
        for _ in range(int(high / unit * max(1.0, rect.width() / unit / 1300))):
            _grain_line(painter, chance, rect, y, high, unit, grain)
        for _ in range(2):
            _knot(
                painter,
                chance,
                rect.left() + chance.uniform(0, rect.width()),
                y + high * chance.uniform(0.25, 0.75),
                unit,
            )
        joint = QRectF(rect.left(), y + high - 1.5 * unit, rect.width(), 2.2 * unit)
        painter.fillRect(joint, colour("walnut2", 0.85))
        painter.fillRect(joint.translated(0, 2.2 * unit).adjusted(0, 0, 0, -1.2 * unit), colour("clay", 0.16))
        y += high
    painter.restore()


def _grain_line(
    painter: QPainter, chance: random.Random, rect: QRectF, top: float, high: float, unit: float, strength: float
) -> None:
    y = top + chance.uniform(2, high - 2)
    x, length = rect.left() + chance.uniform(-300 * unit, rect.width()), chance.uniform(80, 520) * unit
    path = QPainterPath(QPointF(x, y))
    first, second = (
        QPointF(x + length * 0.3, y + chance.uniform(-3, 3)),
        QPointF(x + length * 0.7, y + chance.uniform(-3, 3)),
    )
    path.cubicTo(first, second, QPointF(x + length, y + chance.uniform(-1, 1)))
    tone = "walnut2" if chance.random() < 0.7 else "clay"
    painter.strokePath(path, QPen(colour(tone, chance.uniform(0.05, 0.28) * strength), chance.uniform(0.5, 1.7) * unit))


def _knot(painter: QPainter, chance: random.Random, x: float, y: float, unit: float) -> None:
    for k in range(6):
        points = []
        for i in range(10):
            angle = i * 0.628
            wide = (8 + k * 7) * chance.uniform(0.95, 1.05) * 1.9 * unit
            points.append((x + math.cos(angle) * wide, y + math.sin(angle) * (3 + k * 2.8) * unit))
        painter.strokePath(smooth(points), QPen(colour("walnut2", 0.18), unit))


def light(painter: QPainter, rect: QRectF, look: Look, x: float = 0.5, y: float = 0.45) -> None:
    """The low lamp: a warm middle at (x, y) of the rectangle, dark corners; in the dark all is deeper."""
    centre = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
    glow = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.72)
    glow.setColorAt(0, colour("lamp", 0.13))
    glow.setColorAt(0.45, colour("lamp", 0))
    glow.setColorAt(0.62, colour("#000000", 0))
    glow.setColorAt(1, colour("shadow", 0.55))
    painter.fillRect(rect, glow)
    if look.dark:
        painter.fillRect(rect, colour("#0A0604", 0.3))


def felt(painter: QPainter, path: QPainterPath, look: Look, tint: Colour = "felt") -> None:
    """Felt cut to a path."""
    painter.fillPath(path, colour(tint))
    textured(painter, path, felt_tile(), 0.4 + 0.6 * look.grain / 50)
    painter.setPen(Qt.PenStyle.NoPen)


def linen(painter: QPainter, path: QPainterPath, look: Look, tint: Colour = "linen") -> None:
    """Linen cut to a path: its threads over and under each other."""
    painter.fillPath(path, colour(tint))
    textured(painter, path, linen_tile(), 0.4 + 0.6 * look.grain / 50)
    painter.strokePath(path, pen(colour("ink", 0.3), 1))
    painter.setPen(Qt.PenStyle.NoPen)


def paper(painter: QPainter, path: QPainterPath, look: Look, tint: Colour = "paper", edge: float = 0.7) -> None:
    """A sheet of paper cut to a path, with its fibres and a soft edge."""
    painter.fillPath(path, colour(tint))
    textured(painter, path, paper_tile(), look.grain / 50)
    if edge:
        painter.strokePath(path, pen(colour("soft", 0.55), edge))
    painter.setPen(Qt.PenStyle.NoPen)


def carved_outline(painter: QPainter, path: QPainterPath, tint: Colour, width: float) -> None:
    """A coloured line over a wider one of ink: seen on felt, wood and print alike."""
    painter.strokePath(path, pen(colour("ink", 0.55), width + 2.4))
    painter.strokePath(path, pen(tint, width))
    painter.setPen(Qt.PenStyle.NoPen)


# -- what is shown until a face is painted ----------------------------------------------------------------------------


def plain_paper(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A blank sheet: stands in for a card or a slip."""
    path = rounded(rect, min(rect.width(), rect.height()) * 0.045)
    painter.fillPath(path, colour("paper"))
    painter.strokePath(path, pen(colour("soft", 0.55), 0.8))


def plain_wood(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The table's colour: stands in for the planks."""
    painter.fillRect(rect, colour("walnut2" if look.dark else "walnut"))


def plain_felt(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The cloth's colour: stands in for the felt."""
    painter.fillPath(ellipse(rect.center().x(), rect.center().y(), rect.width() / 2, rect.height() / 2), colour("felt"))


def plain_linen(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The cloth's colour: stands in for the linen."""
    painter.fillPath(rounded(rect, 12), colour("linen"))


def plain_night(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A dark ground: stands in for a poster or a head."""
    painter.fillRect(rect, colour("pine"))
