"""The sea round the island: a printed sheet with its waves, the coast, harbors with their ships, compass and whale."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from desktop.rules.island.board import AROUND, HEXES, middle
from ui.art import surfaces
from ui.art.cuts import Cuts, at, box, cast, chance, flat, outlined, polygon, rough, worn
from ui.art.face import Look, Painter
from ui.art.fonts import sans
from ui.art.gouges import Gouges, clipped, ellipse, pen, points, smooth
from ui.art.island_lands import hexagon
from ui.art.island_things import DEEP, SAND, SEA, SURF, TINTS, good
from ui.art.palette import colour, mix
from ui.art.princes_parts import lettered

WIDE, HIGH = 5 * 3**0.5, 8.0
"""Width and height of the land, in sides of a hex."""
RATES = {"any": "3:1"}
"""Harbor -> its rate; all others take two of their kind for one."""


def _water(look: Look) -> QColor:
    return mix(SEA, "night", 0.62) if look.dark else colour(SEA)


def waves(x: float, y: float, wide: float, high: float, seed: int = 3) -> Cuts:
    """Rows of small waves, two gouges each."""
    dice = chance("waves", seed)
    cuts = Cuts()
    row = y + 6
    while row < y + high:
        left = x + dice.uniform(-30, 10)
        while left < x + wide:
            length, down = dice.uniform(14, 34), row + dice.uniform(-3.5, 3.5)
            crest = left + length / 2
            cuts.cut(left, down, crest, down - 0.4, 1.05, 2.6)
            cuts.cut(crest, down - 0.4, left + length, down, 1.05, 2.6)
            left += length + dice.uniform(10, 60)
        row += 9.5
    return cuts


def sea() -> Painter:
    """The sheet the island is printed on: uneven paper edge, sea, waves, a fine rule."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        surfaces.shadow(painter, rect, 4, 10, 0.5)
        sheet = box(rect.x(), rect.y(), rect.width(), rect.height(), 4)
        surfaces.paper(painter, rough(sheet, 1.1, "sheet", 8), look, "line" if look.dark else "paper")
        inner = rect.adjusted(9, 9, -9, -9)
        water = rough(box(inner.x(), inner.y(), inner.width(), inner.height(), 3), 0.8, "sea", 9)
        flat(painter, water, _water(look))
        with clipped(painter, water):
            cuts = waves(inner.x(), inner.y(), inner.width(), inner.height())
            cuts.ink(painter, "#6E9DAE", 0.38 if look.dark else 0.58)
        worn(painter, water, look, 0.3)
        rule = rect.adjusted(12.5, 12.5, -12.5, -12.5)
        outlined(painter, box(rule.x(), rule.y(), rule.width(), rule.height(), 2), 1, "paper", 0.45)

    return paint


def plain_sea(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The sea's colour: stands in for the printed sheet."""
    painter.fillRect(rect, _water(look))


@lru_cache(maxsize=1)
def shore() -> QPainterPath:
    """The outline of the land round 0,0, in units of a hundredth of a side."""
    land = QPainterPath()
    for cube in HEXES:
        x, y = middle(cube)
        land = land.united(polygon((x * 100 + u, y * 100 + v) for u, v in hexagon(100.6)))
    return land.simplified()


def _round(width: float) -> QPainterPath:
    """All that lies within half this width of the land, the land included."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(shore()).united(shore()).simplified()


def coast() -> Painter:
    """Shore lines, surf and beach round the land; its rectangle is that of the land alone."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / (HIGH * 100)
        with at(painter, rect.center().x(), rect.center().y(), unit):
            flat(painter, rough(_round(110), 6, "calm", 40), _water(look))  # no waves break in the shore lines
            for reach, alpha in ((128, 0.24), (92, 0.36), (60, 0.55)):
                zone = _round(reach)
                if reach == 60:
                    flat(painter, zone, mix("#3F7389", "night", 0.5) if look.dark else "#3F7389")
                dashes = pen(colour(SURF, alpha), 1.15 / unit)
                dashes.setDashPattern([14, 3.5, 6, 3.5])
                painter.strokePath(zone, dashes)
            surf, beach = rough(_round(27), 1.6, "surf", 12), rough(_round(19), 1.3, "beach", 10)
            cast(painter, surf, 5, 8, 0.3)
            flat(painter, surf, mix("snow", "stone", 0.25) if look.dark else "snow")
            flat(painter, beach, mix(SAND, "bark", 0.18) if look.dark else SAND)
            outlined(painter, beach, 1.7, "#8A6A3A", 0.6)
            worn(painter, beach, look, 0.4, 1 / unit)

    return paint


# -- harbors ----------------------------------------------------------------------------------------------------------


def harbor(kind: str, side: int) -> Painter:
    """A ship whose sail tells what is traded, two piers to the crossings it serves.

    The rectangle is three sides of a hex wide and lies round the middle of the sea hex; ``side``: in which of the
    directions of ``board.AROUND`` the land lies.
    """
    x, y = middle(AROUND[side])
    ahead = math.atan2(y, x)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 300
        with at(painter, rect.center().x(), rect.center().y(), unit):
            moored = (math.cos(ahead) * 23, math.sin(ahead) * 23)
            for turn in (-math.pi / 6, math.pi / 6):
                _pier(painter, (math.cos(ahead + turn) * 100, math.sin(ahead + turn) * 100), moored)
            with at(painter, *moored, 0.92):
                _ship(painter, kind)

    return paint


def _pier(painter: QPainter, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Planks on posts, from a crossing half the way to the ship."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) * 0.56
    with at(painter, *start, turn=math.degrees(math.atan2(dy, dx))):
        half = 8.5
        deck = box(6, -half, length - 6, half * 2)
        cast(painter, deck, 2.5, 4, 0.4)
        flat(painter, deck, "#A9794A")
        planks = Cuts()
        for i in range(int((length - 8) / 7.5)):
            planks.cut(9 + i * 7.5, -half, 9 + i * 7.5, half, 1.1)
        planks.ink(painter, "ink")
        outlined(painter, deck, 2.2)
        for x in (length * 0.35, length - 1):
            flat(painter, ellipse(x, -half, 3.2), "ink")
            flat(painter, ellipse(x, half, 3.2), "ink")


def _sail() -> QPainterPath:
    path = QPainterPath(QPointF(-44, -46))
    path.cubicTo(-12, -52, 12, -52, 44, -46)
    path.cubicTo(52, -20, 52, 4, 46, 27)
    path.cubicTo(14, 20, -14, 20, -46, 27)
    path.cubicTo(-52, 4, -52, -20, -44, -46)
    return path


def _ship(painter: QPainter, kind: str) -> None:
    """A cog 120 units wide; its sail is the sign of the harbor."""
    wake = Cuts()
    for i in range(4):
        wake.cut(-62 + i * 9, 58 + i * 5, 58 - i * 12, 58 + i * 5, 2.2, 3)
    wake.ink(painter, SURF, 0.86)
    hull = smooth(points("-56,26 -50,32 -34,33 34,33 50,30 60,20 56,40 38,56 -34,56 -50,44"))
    cast(painter, hull, 4, 6, 0.35)
    flat(painter, hull, "#7A4A2C")
    planks = Cuts()
    planks.cut(-46, 40, 50, 40, 1.6, 2)
    planks.cut(-40, 48, 42, 48, 1.5, 2)
    planks.ink(painter)
    outlined(painter, hull, 4)
    flat(painter, box(-2.5, -62, 5, 96), "ink")
    flat(painter, polygon(points("2,-62 24,-55 2,-48")), "madder")
    sail = _sail()
    flat(painter, sail, "snow")
    with clipped(painter, sail):
        flat(painter, box(-60, -60, 120, 19), TINTS.get(kind, "slate"))
        seam = Cuts()
        seam.cut(-44, -40, 44, -40, 1.2, -2)
        seam.ink(painter, "ink")
    outlined(painter, sail, 4)
    _rate(painter, kind)


def _rate(painter: QPainter, kind: str) -> None:
    marks = Gouges(painter)
    if kind == "any":
        lettered(marks, RATES[kind], 0, -7, 38, "ink", sans(100, bold=True))
    else:
        good(painter, kind, -21, -8, 42)
        lettered(marks, "2:1", 23, -7, 26, "ink", sans(100, bold=True))


# -- what else is on the sea ------------------------------------------------------------------------------------------


def compass() -> Painter:
    """A compass rose, engraved in the sea."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_compass(painter, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2, look)

    return paint


def draw_compass(painter: QPainter, x: float, y: float, radius: float, look: Look) -> None:
    """A compass rose of this radius."""
    dark = mix(DEEP, "night", 0.5) if look.dark else colour(DEEP)
    with at(painter, x, y, radius / 100):
        outlined(painter, ellipse(0, 0, 62), 2.4, "paper", 0.75)
        outlined(painter, ellipse(0, 0, 56), 1, "paper", 0.63)
        for i in range(16):
            with at(painter, 0, 0, turn=i * 22.5):
                painter.setPen(pen(colour("paper", 0.75), 2))
                painter.drawLine(QPointF(0, -62), QPointF(0, -68 if i % 2 else -74))
        painter.setPen(Qt.PenStyle.NoPen)
        for first, length in ((45, 50), (0, 92)):
            for i in range(4):
                with at(painter, 0, 0, turn=first + i * 90):
                    flat(painter, polygon([(0, -length), (11, -11), (0, 0)]), "paper", 0.9)
                    flat(painter, polygon([(0, -length), (-11, -11), (0, 0)]), dark)
                    outlined(painter, polygon([(0, -length), (11, -11), (0, 0), (-11, -11)]), 1.6, "paper", 0.9)
        flat(painter, ellipse(0, 0, 6), "madder")


_WHALE = "-86,6 -72,-22 -30,-36 20,-26 52,-4 70,-12 76,-34 92,-40 86,-26 104,-26 96,-10 78,4 56,24 10,34 -50,32 -80,22"


def whale(flip: bool = False) -> Painter:
    """A whale that blows, swimming to the left; ``flip``: to the right."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        scale = min(rect.width() / 220, rect.height() / 120)
        with at(painter, rect.center().x(), rect.center().y() + 12 * scale, scale, flip=flip):
            flat(painter, smooth(points(_WHALE)), "ink")
            ribs = Cuts()
            for i in range(6):
                ribs.run([(-78 + 4 * i, 12 + i * 3.4), (-50, 16 + i * 3), (-10 - i * 4, 22 + i * 2.4)], 1.9)
            for i in range(7):
                ribs.cut(-36 + i * 13, -27 + i * 2.3, -20 + i * 12, -10 + i * 2, 1.6, 2)
            ribs.dot(-58, -2, 3.4)
            ribs.ink(painter)
            water = Cuts()
            for lean in (-26, -8, 10, 28):
                water.cut(-44, -40, -44 + lean, -66 + abs(lean) * 0.5, 2.4, lean * 0.2)
            for i in range(5):
                left, down = -104 + 42 * i, 38 + i % 2 * 3
                water.cut(left, down, left + 34, down, 2.4, 4)
            water.ink(painter, SURF)

    return paint
