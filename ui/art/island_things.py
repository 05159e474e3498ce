"""What grows and stands on the island: trees, sheep, sheaves, bricks, logs, rocks, peaks. Drawn in units of their own.

Each function draws at a point of the painter's units: (x, y) is where the thing stands unless it says otherwise.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.cuts import Cuts, along, at, below, box, chance, flat, inked, outlined, polygon, rough
from ui.art.gouges import Colour, clipped, ellipse, points, smooth
from ui.art.palette import mix

SEA, DEEP, SURF = "#2F5D73", "#234A5E", "#A9CBD2"
SAND, FIR, GRASS, WHEAT = "#E3CC98", "#2F4A34", "#93A44F", "#E6C069"
TIMBER, ROCK, ROCKS = "#C98F52", "#7B8794", ("#7D8A97", "#9AA3A8", "#B9BDB9")

KINDS = ("lumber", "brick", "wool", "grain", "ore")
"""The goods by name, in the order of the rules."""
TINTS = {"lumber": "forest", "brick": "clay", "wool": GRASS, "grain": WHEAT, "ore": "stone"}
"""Goods -> the colour they are told by."""

# -- trees ------------------------------------------------------------------------------------------------------------


def fir(painter: QPainter, x: float, y: float, high: float, tint: Colour = FIR, seed: object = 0) -> None:
    """A fir of four tiers, cuts on its lit side."""
    dice = chance("fir", seed, round(x), round(y))
    wide = high * 0.25
    flat(painter, box(x - high * 0.03, y - high * 0.1, high * 0.06, high * 0.12), "ink")
    left, right = [], []
    lit, shade = Cuts(), Cuts()
    for i in range(4):
        base, half = y - high + high * 0.93 * (i + 1) / 4, wide * (i + 1.1) / 4
        neck = wide * (i + 0.8) / 4 * 0.52
        right += [(x + half * dice.uniform(0.92, 1.08), base + high * 0.025), (x + neck, base - high * 0.02)]
        left += [(x - half * dice.uniform(0.92, 1.08), base + high * 0.025), (x - neck, base - high * 0.02)]
        for k in range(2 + (i > 1)):
            part = 0.22 + 0.3 * k
            inner, outer = x - half * part * 0.35, x - half * (part + 0.12)
            lit.cut(inner, base - high * 0.15, outer, base - high * 0.015, high * 0.011, high * 0.012)
        shade.cut(x + half * 0.2, base - high * 0.13, x + half * 0.75, base, high * 0.03, -high * 0.02)
    flat(painter, polygon([(x, y - high), *right[:-1], *left[:-1][::-1]]), tint)
    shade.ink(painter, "ink", 0.6)
    lit.ink(painter, "paper", 0.88)


def leafy(painter: QPainter, x: float, y: float, high: float, tint: Colour = "olive", seed: object = 0) -> None:
    """A round tree, lit at its upper left."""
    dice = chance("leafy", seed, round(x))
    trunk = points("-0.05,0 -0.03,-0.5 0.03,-0.5 0.06,0")
    flat(painter, polygon((x + u * high, y + v * high) for u, v in trunk), "ink")
    ring = []
    for i in range(11):
        angle = i * 2 * math.pi / 11
        across = x + high * 0.3 * dice.uniform(0.86, 1.1) * math.cos(angle)
        ring.append((across, y - high * 0.66 + high * 0.34 * dice.uniform(0.9, 1.08) * math.sin(angle)))
    crown = smooth(ring)
    flat(painter, crown, tint)
    with clipped(painter, crown):
        flat(painter, ellipse(x + high * 0.2, y - high * 0.5, high * 0.26, high * 0.36), "ink", 0.24)
        lit = Cuts()
        for _ in range(9):
            angle, far = dice.uniform(2.3, 5.4), dice.uniform(0.08, 0.26) * high
            u, v = x + far * math.cos(angle), y - high * 0.66 + far * math.sin(angle)
            lit.cut(u - high * 0.05, v + high * 0.02, u + high * 0.04, v - high * 0.02, high * 0.016, -high * 0.03)
        lit.ink(painter, "paper", 0.86)


def palm(painter: QPainter, x: float, y: float, high: float, flip: bool = False) -> None:
    """A palm that leans to the right."""
    with at(painter, x, y, high / 100, flip=flip):
        trunk = polygon(points("-4,0 -1,-30 9,-64 16,-62 8,-30 6,0"))
        inked(painter, trunk, "#8A5E33", 3)
        rings = Cuts()
        for i in range(6):
            rings.cut(-2 + i * 2, -8 - i * 9, 6 + i * 2, -10 - i * 9, 1.4)
        rings.ink(painter)
        for leaf in (
            "12,-64 -6,-84 -34,-80 -46,-62 -30,-70 -8,-70",
            "12,-66 0,-94 -20,-100 -34,-92 -16,-90 2,-78",
            "12,-66 22,-92 42,-98 54,-86 36,-86 22,-74",
            "12,-64 32,-82 56,-74 62,-54 46,-66 28,-68",
            "12,-64 26,-66 42,-54 42,-38 30,-52 16,-58",
            "12,-64 -4,-64 -22,-52 -22,-36 -8,-50 6,-58",
        ):
            inked(painter, smooth(points(leaf)), FIR, 2)
        veins = Cuts()
        for x1, y1 in points("-32,-76 -22,-94 42,-92 50,-70 34,-52 -14,-50"):
            veins.cut(12, -67, x1, y1, 1.2, 3)
        veins.ink(painter, "paper", 0.8)


def cactus(painter: QPainter, x: float, y: float, scale: float = 1.0) -> None:
    """A cactus with two arms, 58 units high."""
    with at(painter, x, y, scale):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for left, top, wide, high, radius in (
            (-6, -52, 12, 58, 6),
            (-22, -34, 9, 24, 4.5),
            (-22, -17, 20, 8, 4),
            (13, -42, 9, 24, 4.5),
            (4, -25, 18, 8, 4),
        ):
            path.addPath(box(left, top, wide, high, radius))
        inked(painter, path.simplified(), FIR, 2)
        lit = Cuts()
        for across, high, low in ((-2.5, -46, -4), (2.5, -46, -4), (-17.5, -30, -14), (17.5, -38, -22)):
            lit.cut(across, high, across, low, 1)
        lit.ink(painter)


# -- beasts and harvest -----------------------------------------------------------------------------------------------


def sheep(painter: QPainter, x: float, y: float, size: float, flip: bool = False, seed: int = 0) -> None:
    """A sheep that looks to the right (``flip``: left); (x, y) is the middle of its body, ``size`` half its length."""
    dice = chance("sheep", seed)
    with at(painter, x, y, size, flip=flip):
        for leg in (-0.42, -0.22, 0.2, 0.38):
            flat(painter, polygon(points("-0.05,0.1 0.06,0.1 0.04,0.72 -0.05,0.72", leg)), "ink")
        fleece = []
        for i in range(15):
            angle, swell = i * 2 * math.pi / 15, 1 if i % 2 else -1
            fleece.append((0.74 * (1 - 0.07 * swell) * math.cos(angle), 0.5 * (1 - 0.09 * swell) * math.sin(angle)))
        inked(painter, smooth(fleece), "snow", 0.075)
        curls = Cuts()
        for _ in range(13):
            angle, far = dice.uniform(0, 6.28), dice.uniform(0.15, 0.78)
            u, v = 0.64 * far * math.cos(angle), 0.42 * far * math.sin(angle)
            curls.cut(u - 0.08, v, u + 0.08, v + 0.01, 0.045, -0.09)
        for i in range(7):
            left = -0.5 + i * 0.16
            curls.cut(left, 0.28 + 0.06 * (i % 2), left + 0.14, 0.36, 0.04, 0.05)
        curls.ink(painter, "ink", 0.8)
        flat(painter, smooth(points("0.56,-0.4 0.78,-0.44 0.98,-0.18 1.02,0 0.88,0.08 0.66,-0.02")), "ink")
        flat(painter, smooth(points("0.62,-0.3 0.44,-0.22 0.5,-0.1 0.66,-0.18")), "ink")
        flat(painter, ellipse(0.62, -0.42, 0.15, 0.11), "snow")
        flat(painter, ellipse(0.82, -0.22, 0.04), "snow")


def sheaf(painter: QPainter, x: float, y: float, high: float, seed: int = 0) -> None:
    """A bound sheaf."""
    with at(painter, x, y, high):
        wide = 0.3
        sides = ((1.05, -0.92), (0.62, -0.58), (0.3, -0.42), (0.62, -0.02))
        outline = [(0.0, -1.02), *((u * wide, v) for u, v in sides), (0.0, 0.03)]
        outline += [(-u * wide, v) for u, v in reversed(sides)]
        inked(painter, smooth(outline), "gold", 0.032)
        straw = Cuts()
        for i in range(9):
            part = (i - 4) / 4
            straw.cut(part * wide * 0.25, -0.44, part * wide * 0.95, -0.93, 0.016, part * 0.04)
            straw.cut(part * wide * 0.2, -0.4, part * wide * 0.55, -0.02, 0.014)
        for i in range(7):
            part = (i - 3) / 3
            u, v = part * wide * 0.92, -0.95 - 0.06 * (1 - part * part)
            for k in range(3):
                top, foot = v + k * 0.055, v + k * 0.055 + 0.045
                straw.cut(u - 0.03 + part * 0.06, top, u + part * 0.02, foot, 0.02)
                straw.cut(u + 0.04 + part * 0.06, top, u + part * 0.02, foot, 0.02)
        straw.ink(painter, "ink")
        flat(painter, rough(box(-wide * 0.38, -0.47, wide * 0.76, 0.085, 0.02), 0.006, seed, 0.1), "madder")
        band = Cuts()
        band.cut(-wide * 0.3, -0.44, wide * 0.3, -0.43, 0.012)
        band.ink(painter)


# -- bricks, logs, ore ------------------------------------------------------------------------------------------------


def bricks(painter: QPainter, x: float, y: float, wide: float, courses: int = 3, seed: int = 0) -> None:
    """Bricks laid in courses of three and two."""
    high = 0.19
    dice = chance("bricks", seed)
    with at(painter, x, y, wide):
        cuts = Cuts()
        for row in range(courses):
            count, shift = (2, 1 / 6) if row % 2 else (3, 0.0)
            for i in range(count):
                left, top = -0.5 + shift + i / 3, -(row + 1) * high
                brick = box(left + 0.008, top + 0.008, 1 / 3 - 0.016, high - 0.016, 0.02)
                tint = mix("madder", "clay", dice.uniform(0, 0.75))
                inked(painter, rough(brick, 0.006, (seed, row, i), 0.1), tint, 0.02)
                cuts.cut(left + 0.04, top + high * 0.3, left + dice.uniform(0.15, 0.28), top + high * 0.28, 0.012)
                cuts.cut(left + 0.08, top + high * 0.62, left + 0.22, top + high * 0.64, 0.008)
        cuts.ink(painter)


def logs(painter: QPainter, x: float, y: float, wide: float, rows: int = 3, seed: int = 0) -> None:
    """Logs piled up, seen from their ends."""
    dice = chance("logs", seed)
    radius = wide / 6.2
    for row in range(rows):
        count = rows - row
        for i in range(count):
            u, v = x + (i - (count - 1) / 2) * radius * 2.02, y - radius - row * radius * 1.76
            end = []
            for k in range(8):
                angle = k * math.pi / 4
                across = u + radius * dice.uniform(0.94, 1.03) * math.cos(angle)
                end.append((across, v + radius * dice.uniform(0.94, 1.03) * math.sin(angle)))
            inked(painter, smooth(end), TIMBER, radius * 0.22)
            outlined(painter, ellipse(u, v, radius * 0.62), radius * 0.08)
            outlined(painter, ellipse(u + radius * 0.04, v, radius * 0.34), radius * 0.08)
            flat(painter, ellipse(u, v, radius * 0.12), "ink")
            crack = Cuts()
            crack.cut(u, v, u + radius * 0.8, v - radius * 0.3, radius * 0.06)
            crack.ink(painter)


_STONES = (
    ("0,0 -4,-34 10,-66 34,-72 50,-34 48,0", "34,-72 50,-34 48,0 30,0 24,-38"),
    ("-50,0 -48,-30 -32,-54 -8,-48 2,-18 4,0", "-8,-48 2,-18 4,0 -10,0 -18,-26"),
    ("-24,4 -18,-18 2,-28 24,-20 30,4", "24,-20 30,4 14,4 8,-12"),
)
_VEINS = ((30, -46, 1.2), (-20, -38, 1), (4, -8, 1), (36, -18, 0.9), (-36, -12, 0.8))


def ore(painter: QPainter, x: float, y: float, wide: float) -> None:
    """Three rocks with veins of gold."""
    with at(painter, x, y, wide / 100):
        for tint, (outline, dark) in zip(ROCKS, _STONES, strict=True):
            flat(painter, polygon(points(outline)), tint)
            flat(painter, polygon(points(dark)), mix(tint, "ink", 0.55))
            outlined(painter, polygon(points(outline)), 5)
        lit = Cuts()
        for x0, y0, x1, y1 in (
            (6, -34, 20, -58),
            (12, -24, 22, -40),
            (-40, -20, -28, -42),
            (-34, -12, -24, -26),
            (-12, -6, 0, -18),
        ):
            lit.cut(x0, y0, x1, y1, 2.4)
        lit.ink(painter)
        for u, v, k in _VEINS:
            inked(painter, polygon([(u, v - 7 * k), (u + 6 * k, v), (u, v + 7 * k), (u - 6 * k, v)]), "gold", 2)


def good(painter: QPainter, kind: str, x: float, y: float, size: float) -> None:
    """Goods as a small print in the middle of a square of this size."""
    with at(painter, x, y, size / 100):
        if kind == "lumber":
            logs(painter, 0, 42, 136, 2, 1)
        elif kind == "brick":
            bricks(painter, 0, 36, 96, 3, 1)
        elif kind == "wool":
            sheep(painter, -10, -2, 50, seed=1)
        elif kind == "grain":
            sheaf(painter, 0, 46, 94, 1)
        else:
            ore(painter, 0, 40, 96)


# -- hills and mountains ----------------------------------------------------------------------------------------------


def kiln(painter: QPainter, x: float, y: float, wide: float) -> None:
    """A brick kiln with a fire in its mouth."""
    with at(painter, x, y, wide):
        inked(painter, polygon(points("-0.13,-0.5 -0.1,-0.98 0.1,-0.98 0.13,-0.5")), "madder", 0.04)
        dome = QPainterPath(QPointF(-0.5, 0))
        dome.cubicTo(-0.5, -0.85, 0.5, -0.85, 0.5, 0)
        dome.closeSubpath()
        flat(painter, dome, "madder")
        with clipped(painter, dome):
            flat(painter, box(0.1, -1, 1, 1), "ink", 0.35)
            joints = Cuts()
            for row in range(6):
                for i in range(6):
                    left, top = -0.5 + i * 0.19 + row % 2 * 0.09, -0.08 - row * 0.11
                    joints.cut(left, top, left + 0.13, top, 0.014)
            joints.ink(painter)
        outlined(painter, dome, 0.045)
        mouth = QPainterPath(QPointF(-0.15, 0))
        mouth.cubicTo(-0.16, -0.36, 0.16, -0.36, 0.15, 0)
        mouth.closeSubpath()
        flat(painter, mouth, "ink")
        flat(painter, smooth(points("-0.07,-0.02 0,-0.16 0.07,-0.02")), "ochre")


def smoke(painter: QPainter, x: float, y: float, scale: float = 1.0) -> None:
    """Smoke that drifts off to the right."""
    with at(painter, x, y, scale):
        puffs = Cuts()
        for i in range(5):
            puffs.cut(i * 5, -i * 6, 10 + i * 6, -9 - i * 5, 3.2 - 0.3 * i, -4)
        puffs.ink(painter, "snow")


def peak(
    painter: QPainter, x: float, y: float, wide: float, high: float, tint: Colour = "slate", seed: object = 0
) -> None:
    """A mountain: snow on its head, its right side in ink, its foot hidden by scree."""
    dice = chance("peak", seed, round(x))
    top = (x + wide * dice.uniform(-0.06, 0.06), y - high)

    def spot(text: str) -> list[tuple[float, float]]:
        return [(x + u * wide, y - v * high) for u, v in points(text)]

    left, right = spot("-0.5,0 -0.36,0.3 -0.25,0.42 -0.12,0.78"), spot("0.14,0.74 0.24,0.5 0.38,0.27 0.5,0")
    body = polygon([*left, top, *right])
    flat(painter, body, tint)
    flat(painter, polygon([top, *right, *spot("0.1,0 0.02,0.22 0.1,0.4 -0.01,0.62 0.03,0.8")]), "ink")
    with clipped(painter, body):
        lit = Cuts()
        for i in range(9):
            part = i / 9
            across, down = x + wide * (0.05 + 0.36 * part), y - high * (0.86 - 0.8 * part)
            lit.cut(across, down, across + wide * 0.11, down + high * 0.17, wide * 0.012, 1)
            across, down = x - wide * (0.06 + 0.36 * part), y - high * (0.6 - 0.58 * part)
            lit.cut(across, down, across - wide * 0.04, down + high * 0.16, wide * 0.009, 1)
        lit.ink(painter, "paper", 0.88)
        snow = [*spot("-0.3,0.5"), top, *spot("0.3,0.55 0.15,0.66 0.07,0.55 0,0.7 -0.07,0.53 -0.14,0.64")]
        flat(painter, polygon(snow), "snow")
        cracks = Cuts()
        for i in range(4):
            across, down = top[0] + wide * 0.02 * (i + 1), top[1] + high * (0.07 + 0.05 * i)
            cracks.cut(across, down, across + wide * (0.03 + 0.01 * i), down + high * 0.13, wide * 0.011)
        cracks.ink(painter, "ink", 0.78)
    ridge = QPainterPath(QPointF(*left[0]))
    for u, v in (*left[1:], top, *right):
        ridge.lineTo(u, v)
    outlined(painter, ridge, wide * 0.02)
    _scree(painter, x, y, wide, high, dice.uniform(0, 6))


def _scree(painter: QPainter, x: float, y: float, wide: float, high: float, lag: float) -> None:
    """The stony foot of a mountain."""
    dice = chance("scree", round(x), round(y))

    def line(across: float) -> float:
        return y - high * 0.1 + wide * 0.04 * math.sin(across * 16 / wide + lag)

    left, right = x - wide * 0.56, x + wide * 0.56
    flat(painter, below(line, left, right, y + wide * 0.42), scree())
    lit, edge = Cuts(), Cuts()
    for _ in range(8):
        across = dice.uniform(x - wide * 0.5, x + wide * 0.45)
        down = line(across) + wide * dice.uniform(0.05, 0.16)
        lit.cut(across, down, across + wide * 0.13, down + wide * dice.uniform(-0.03, 0.06), wide * 0.012)
    lit.ink(painter, "paper", 0.6)
    edge.run(along(line, left, right, wide / 11), wide * 0.02)
    edge.ink(painter, "ink", 0.78)


def scree() -> QColor:
    """The colour of stony ground."""
    return mix("olive", "stone", 0.45)
