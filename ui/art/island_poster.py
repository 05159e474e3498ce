"""The poster of Island Settlers: a ship before an island at sunset. Drawn in a field of 230 x 360 units."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art import island_things as things
from ui.art.cuts import Cuts, Line, along, at, below, box, chance, flat, inked, outlined, polygon
from ui.art.face import Look
from ui.art.gouges import clipped, ellipse, points, smooth
from ui.art.island_things import DEEP, FIR, GRASS, SAND, SEA, WHEAT
from ui.art.palette import colour
from ui.art.prints import Scene

UNIT = 100 / 230
_SKY = "#F0C987"


def island(scene: Scene, look: Look, beyond: float) -> None:
    """Mountains and a village behind, woods and fields before them, a full-rigged ship on the sea."""
    side = beyond / UNIT
    painter = scene.painter
    painter.save()
    painter.scale(UNIT, UNIT)
    _sky(painter, side)
    for x, y, wide, high, tint in (
        (84, 182, 124, 116, "slate"),
        (150, 184, 100, 76, things.ROCK),
        (32, 184, 80, 64, "#8F8A80"),
    ):
        things.peak(painter, x, y, wide, high, tint, x)
    _shore(painter, side)
    for x, wide, high, tint in ((128, 24, 20, "madder"), (160, 20, 36, "clay"), (188, 24, 18, "madder")):
        _house(painter, x, wide, high, tint)
    _waters(painter, side)
    painter.restore()


def _sky(painter: QPainter, side: float) -> None:
    left, right = -10 - side, 240 + side
    painter.fillRect(QRectF(left, -12, right - left, 260), colour(_SKY))
    rays, clouds = Cuts(), Cuts()
    for i in range(28):
        turn, long = i * 2 * math.pi / 28, (i % 2) * 18 + 20
        cos, sin = math.cos(turn), math.sin(turn)
        rays.cut(150 + cos * 37, 96 + sin * 37, 150 + cos * (40 + long), 96 + sin * (40 + long), 2.2)
    rays.ink(painter, "madder", 0.92)
    flat(painter, ellipse(150, 96, 33), _SKY)
    flat(painter, ellipse(150, 96, 30), "madder")
    dice = chance("island", "sky")
    for i in range(18):
        down, start = 8 + i * 9.4, left + dice.uniform(0, 50)
        while start < right:
            length = dice.uniform(20, 70)
            clouds.cut(start, down, start + length, down + dice.uniform(-1, 1), 1.2)
            start += length + dice.uniform(30, 110)
    clouds.ink(painter, "snow", 0.9)
    birds = Cuts()
    for x, y in points("60,44 84,34 38,66"):
        birds.cut(x - 9, y - 2, x, y + 2, 1.6, -3)
        birds.cut(x, y + 2, x + 9, y - 2, 1.6, -3)
    birds.ink(painter, "ink")


def _shore(painter: QPainter, side: float) -> None:
    """The land before the mountains: a wood at the left, fields at the right; it runs out into the sea."""
    left, right = -40 - side * 0.4, 270 + side * 0.4

    def crest(x: float) -> float:
        part = max(0.0, min(1.0, (x - left) / 70, (right - x) / 70))
        return 212 - (36 - 9 * math.sin(x * 0.045)) * part**0.6

    land = polygon([(left, 214), *along(crest, left, right, 7), (right, 214)])
    flat(painter, land, GRASS)
    with clipped(painter, land):
        flat(painter, smooth(points("120,170 190,166 250,214 110,214")), WHEAT)
        furrows, rows = Cuts(), Cuts()
        for i in range(9):
            furrows.cut(128 + i * 11, 176, 120 + i * 15, 210, 1.5)
        furrows.ink(painter, "#8A5E22")
        for k in range(4):
            rows.run([(x, y + 6 + k * 7) for x, y in along(crest, left + 20, 118, 9)], 1.6)
        rows.ink(painter)
    edge = Cuts()
    edge.run(along(crest, left, right, 9), 1.6)
    edge.ink(painter, "ink", 0.8)
    woods = [(8, 34), (24, 40), (38, 52), (54, 44), (68, 54), (84, 42), (98, 36), (212, 30), (224, 36)]
    woods += [(-8 - i * 15, 38 + i * 17 % 13 - i * 2) for i in range(int(side / 40))]
    woods += [(240 + i * 16, 40 + i * 13 % 11 - i * 2) for i in range(int(side / 40))]
    for x, high in woods:
        things.fir(painter, x, 203, high, FIR if x % 4 else "forest", x)


def _house(painter: QPainter, x: float, wide: float, high: float, tint: str) -> None:
    wall = box(x - wide / 2, 201 - high, wide, high)
    flat(painter, wall, "snow")
    flat(painter, box(x + wide * 0.2, 201 - high, wide * 0.3, high), "ink")
    outlined(painter, wall, 2)
    roof = polygon([(x - wide * 0.66, 202 - high), (x, 201 - high - wide * 0.62), (x + wide * 0.66, 202 - high)])
    flat(painter, roof, tint)
    tiles = Cuts()
    for k in range(4):
        tiles.cut(x + wide * (k * 0.2 - 0.3), 200 - high, x + wide * (k * 0.08 - 0.1), 200 - high - wide * 0.4, 1)
    tiles.ink(painter)
    outlined(painter, roof, 2)
    flat(painter, box(x - wide * 0.28, 191, wide * 0.26, 10), "ink")


def _waters(painter: QPainter, side: float) -> None:
    """Strand and sea in ever darker rows of waves, the ship between them."""
    left, right = -10 - side, 240 + side
    dice = chance("island", "sea")
    for row, (y, tint) in enumerate(((206, SAND), (211, "#6FA0AE"), (228, "#4C8196"), (262, SEA), (306, DEEP))):
        line = _swell(y, row)
        flat(painter, below(line, left, right, 372), tint)
        cuts = Cuts()
        for k in range(3 + row * 2 if row else 0):
            for _ in range(5 + int(side / 30)):
                x, long = dice.uniform(left - 10, right - 10), 12 + row * 3
                down = line(x) + 4 + k * 7
                width = 1.2 + 0.25 * row
                cuts.cut(x, down, x + long, down - 1, width, 3 + row)
                cuts.cut(x + long, down - 1, x + 2 * long, down, width, 3 + row)
        cuts.ink(painter, "paper" if row > 1 else "snow", 0.8)
        if row == 3:
            with at(painter, 112, 306, 0.84):
                _galleon(painter)
    foam = Cuts()
    for i in range(int((right - left) / 22)):
        x = left + 10 + i * 22
        foam.cut(x, 338 + i % 2 * 4, x + 28, 340 + i % 2 * 3, 2.8, 5)
    foam.ink(painter, "snow")


def _swell(y: float, row: int) -> Line:
    return lambda x: y + (3 + row * 1.5) * math.sin(x * (0.05 + 0.01 * row) + row * 2)


def _galleon(painter: QPainter) -> None:
    """A ship of three masts, its water line at 20; 200 units long."""
    for mast, top, wide, count in ((-30, -92, 44, 2), (18, -118, 54, 3), (58, -84, 36, 2)):
        flat(painter, box(mast - 2, top - 8, 4, 8 - top), "ink")
        flat(painter, polygon(points("1,-10 24,-4 1,2", mast, top)), "madder")
        high = (-top - 6) / count
        for row in range(count):
            half = wide * (0.66 + 0.34 * row / (count - 1)) / 2
            _square_sail(painter, mast, top + row * high, half, high, "snow" if (row + mast) % 2 == 0 else "paper")
    inked(painter, polygon(points("62,-72 112,-16 66,-18")), "paper", 2.2)
    outlined(painter, polygon(points("70,-2 120,-20")), 4)
    hull = smooth(points("-86,-34 -72,-30 -60,-10 40,-6 86,-16 92,-10 76,30 50,42 -50,42 -74,24"))
    flat(painter, hull, "#6A3B22")
    with clipped(painter, hull):
        planks = Cuts()
        for i in range(4):
            planks.run([(-72 + i * 3, 2 + i * 9), (0, 6 + i * 9), (80 - i * 5, -1 + i * 9)], 2)
        planks.ink(painter)
    for i in range(5):
        flat(painter, box(-46 + i * 20, 8, 7, 7, 1), "gold")
    outlined(painter, hull, 3.2)


def _square_sail(painter: QPainter, mast: float, y: float, half: float, high: float, tint: str) -> None:
    sail = QPainterPath(QPointF(mast - half, y))
    sail.cubicTo(mast - half * 0.3, y - 3, mast + half * 0.3, y - 3, mast + half, y)
    sail.cubicTo(mast + half * 1.5, y + high * 0.4, mast + half * 1.3, y + high * 0.7, mast + half, y + high * 0.84)
    foot = y + high * 0.72
    sail.cubicTo(mast + half * 0.4, foot, mast - half * 0.4, foot, mast - half, y + high * 0.84)
    sail.cubicTo(mast - half * 0.7, y + high * 0.6, mast - half * 0.7, y + high * 0.3, mast - half, y)
    flat(painter, sail, tint)
    seams = Cuts()
    for k in range(4):
        seams.cut(mast + half * (k * 0.42 - 0.5), y + 5, mast + half * (k * 0.46 - 0.4), y + high * 0.66, 1, -2)
    seams.ink(painter, "soft", 0.8)
    outlined(painter, sail, 2.4)
