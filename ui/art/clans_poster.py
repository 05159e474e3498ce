"""The poster of The Four Groves and the sign of the game: a pagoda by moonlight among the trees of four clans.

The poster is drawn in a field of 230 x 360 units; wider ones show more sky, hills and lake at the sides.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QPainter

from ui.art.clans_marks import CLANS, draw_mon
from ui.art.clans_press import DEEP, RUSH, Block, drawn
from ui.art.cuts import Cuts, at, below, box, chance, flat, inked, outlined, polygon, rough
from ui.art.face import Look
from ui.art.gouges import Colour, ellipse, points, smooth
from ui.art.prints import Scene

UNIT = 100 / 230
DARK = "#12172A"


def clans(scene: Scene, look: Look, beyond: float) -> None:
    """A pagoda before the moon, four groves round it, a gate in the lake, a crane in the air."""
    painter, side = scene.painter, beyond / UNIT
    painter.save()
    painter.scale(UNIT, UNIT)
    left, right = -10 - side, 240 + side
    _sky(painter, left, right)
    _hill(painter, left, right, lambda x: 186 - 60 * math.exp(-(((x - 40) / 46) ** 2)), "#3C4A6E", "#93A0C4", 6)
    _hill(painter, left, right, lambda x: 200 + 8 * math.sin(x * 0.04 + 1), "#1D2540", "#6C7DA6", 3)
    _far_trees(painter, left, right)
    _pagoda(painter, 134)
    _hill(painter, left, right, lambda x: 226 + 5 * math.sin(x * 0.05 + 2), "#2B3A34", "#8FA58F", 3)
    _crown(painter, 46, 214, 34, "#D58A80", "madder")
    _pine(painter)
    _bamboo(painter)
    _crown(painter, 140, 256, 25, "ochre", "clay")
    _lake(painter, left, right)
    _gate(painter)
    _crane(painter)
    painter.restore()


def _sky(painter: QPainter, left: float, right: float) -> None:
    """Night with lines of cloud, and the moon."""
    flat(painter, box(left, -4, right - left, 370), DEEP)
    dice, streaks = chance("poster sky"), Cuts()
    for i in range(20):
        y = 8 + i * 12 + dice.uniform(-3, 3)
        x = left + dice.uniform(0, 120)
        while x < right:
            long = dice.uniform(26, 76)
            streaks.cut(x, y, x + long, y + 0.6, 1.3)
            x += long + dice.uniform(60, 200)
    for _ in range(int((right - left) / 9)):
        streaks.dot(dice.uniform(left, right), dice.uniform(4, 150), dice.uniform(0.5, 1.1))
    streaks.ink(painter, "#6C7DA6", 0.7)
    flat(painter, ellipse(140, 92, 62), "#F0DFB4")
    craters = Cuts()
    for i in range(8):
        craters.cut(84 + i * 3, 72 + i * 9, 150 - i * 5, 72.5 + i * 9, 1.6)
    craters.ink(painter, "#CDB478")


def _hill(
    painter: QPainter, left: float, right: float, line: Callable[[float], float], tint: Colour, cut: Colour, rows: int
) -> None:
    """A hill with strokes that repeat its line."""
    flat(painter, below(line, left, right, 366), tint)
    dice, strokes = chance("poster hill", str(tint)), Cuts()
    for row in range(rows):
        x = left + dice.uniform(0, 60)
        while x < right:
            long = dice.uniform(50, 120)
            through = [(x + long * i / 9, line(x + long * i / 9) + 6 + row * 7) for i in range(10)]
            strokes.run(through, 1.7)
            x += long + dice.uniform(30, 120)
    strokes.ink(painter, cut, 0.75)


def _far_trees(painter: QPainter, left: float, right: float) -> None:
    """Dark cedars at the sides, where a wide poster has room."""
    for i in range(int((right - left - 250) / 44) + 1):
        for x in (-14 - i * 22, 246 + i * 22):
            high = 60 + i * 37 % 34
            for k in range(4):
                wide, top = high * (0.12 + 0.07 * k), 232 - high * (1 - 0.22 * k)
                flat(
                    painter, polygon([(x, top), (x + wide, top + high * 0.3), (x - wide, top + high * 0.3)]), "#141A2C"
                )


def _pagoda(painter: QPainter, x: float) -> None:
    """Five storeys in madder under dark roofs, and the spire."""
    for i in range(5):
        y, wide = 222 - i * 29, 62 - i * 8
        flat(painter, box(x - wide * 0.52, y - 16, wide * 1.04, 18), "madder")
        bars = Cuts()
        for j in range(6):
            bar = x - wide * 0.45 + j * wide * 0.18
            bars.cut(bar, y - 14, bar, y + 1, 1.2)
        bars.ink(painter, "ink")
        eaves = [(0.98, -12), (1.02, -20), (0.5, -25), (0.34, -33)]
        corners = [(x - wide * u, y + v) for u, v in eaves] + [(x + wide * u, y + v) for u, v in reversed(eaves)]
        roof = polygon(corners)
        flat(painter, roof, DARK)
        tiles = Cuts()
        for part in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1):
            tiles.cut(x + part * wide * 0.3, y - 31, x + part * wide * 0.84, y - 15, 1.2)
        tiles.ink(painter)
        outlined(painter, roof, 1.1, "paper", 0.6)
    flat(painter, box(x - 2, 50, 4, 38), DARK)
    for i in range(3):
        flat(painter, ellipse(x, 56 + i * 8, 5 - i * 0.4, 2), DARK)


def _trunk(painter: QPainter, through: list[tuple[float, float]], width: float) -> None:
    stroke = Cuts()
    stroke.run(through, width)
    stroke.ink(painter, "ink")


def _crown(painter: QPainter, x: float, y: float, wide: float, tint: Colour, deep: Colour) -> None:
    """A tree in blossom, or in its autumn leaves."""
    _trunk(painter, [(x - 2, 296), (x + 3, 270), (x - 3, 244), (x + 2, y + 8)], 8)
    dice = chance("crown", x)
    for i in range(9):
        u, v = x + dice.uniform(-wide, wide) * 0.62, y + dice.uniform(-wide, wide) * 0.42
        half = wide * 0.36
        ring = [(u + half * math.cos(a * 0.7), v + half * 0.62 * math.sin(a * 0.7)) for a in range(9)]
        flat(painter, rough(smooth(ring), 1.6, ("lump", x, i), 6), tint if i % 3 else deep)
    leaves = Cuts()
    for _ in range(30):
        u, v = x + dice.uniform(-wide, wide) * 0.8, y + dice.uniform(-wide, wide) * 0.5
        leaves.cut(u, v, u + 5, v - 2, 1.2, 2)
    leaves.ink(painter, "snow")


def _pine(painter: QPainter) -> None:
    """A pine in four flat clouds of needles."""
    _trunk(painter, [(84, 300), (90, 278), (80, 256), (88, 232)], 7)
    for dx, dy in ((0, 0), (-16, 18), (14, 24), (-8, 40)):
        cloud = smooth([(66 + dx, 232 + dy), (92 + dx, 218 + dy), (118 + dx, 232 + dy), (92 + dx, 238 + dy)])
        flat(painter, cloud, "forest")
        outlined(painter, cloud, 1.6, "#10201A")
        needles = Cuts()
        for k in range(5):
            needles.cut(74 + dx + k * 9, 233 + dy, 78 + dx + k * 7, 223 + dy, 1.1)
        needles.ink(painter)


def _bamboo(painter: QPainter) -> None:
    """Six stems at the right."""
    leaves = Cuts()
    for i in range(6):
        x, top = 164 + i * 8, 196 + i * 17 % 30
        inked(painter, box(x, top, 5, 110), "olive", 1.2)
        joints = Cuts()
        for k in range(5):
            joints.cut(x, top + 18 + k * 18, x + 5, top + 18 + k * 18, 1.4)
        joints.ink(painter)
        for k in range(4):
            across = 16 if (i + k) % 2 else -14
            leaves.cut(x + 2, top + 8 + k * 16, x + across, top + 18 + k * 16, 3, 2)
    leaves.ink(painter, RUSH)


def _lake(painter: QPainter, left: float, right: float) -> None:
    """The lake in three bands, with the moon's path."""
    for i, (y, tint) in enumerate(((292, "#3C4F73"), (318, "#2C3A5A"), (342, "#1D2540"))):

        def shore(x: float, y: float = y, i: int = i) -> float:
            return y + 3 * math.sin(x * 0.06 + i * 2)

        flat(painter, below(shore, left, right, 366), tint)
        dice, waves, path = chance("lake", i), Cuts(), Cuts()
        for _ in range(int((right - left) / 15)):
            x, at_y = dice.uniform(left, right - 20), y + dice.uniform(6, 26)
            waves.cut(x, at_y, x + dice.uniform(14, 34), at_y, 1.4)
        waves.ink(painter, "#93A0C4", 0.75)
        for k in range(3):
            down = y + 6 + k * 7
            path.cut(126 + dice.uniform(-20, 4), down, 152 + dice.uniform(0, 22), down + 0.5, 2)
        path.ink(painter, "#F0DFB4")


def _gate(painter: QPainter) -> None:
    """The red gate in the water."""
    beams = [(14, 268), (66, 277), (118, 268), (114, 284), (66, 288), (18, 284)]
    with at(painter, 20, 0):
        for part in (box(38, 284, 9, 80), box(86, 284, 9, 80), box(28, 298, 77, 8), polygon(beams)):
            inked(painter, part, "madder", 2)
        cuts = Cuts()
        for i in range(6):
            lift = (2.5 - abs(i - 2.5)) * 1.4
            cuts.cut(24 + i * 15, 277 + lift, 36 + i * 14, 278 + lift, 1.2)
        cuts.ink(painter)


def _crane(painter: QPainter) -> None:
    """A crane that flies past the moon."""
    near = polygon(points("0,0 -44,-26 -30,-4 -40,2 -20,6 0,8"))
    far = polygon(points("0,0 20,-44 22,-24 32,-30 22,-6 8,8"))
    body = smooth(points("-14,6 10,-2 30,2 54,-6 56,-3 30,10 4,14"))
    with at(painter, 74, 58, 0.84, -8):
        for part in (far, body, near):
            inked(painter, part, "snow", 1.8)
        flat(painter, polygon(points("53,-7 68,-4 54,-2")), "ochre")
        flat(painter, ellipse(53, -6, 2.6), "madder")
        feathers = Cuts()
        for i in range(4):
            feathers.cut(-38 + i * 9, -20 + i * 5, -28 + i * 8, -4 + i * 2, 1.2)
        for i in range(3):
            feathers.cut(20 + i * 2, -38 + i * 9, 12 + i * 3, -12 + i * 4, 1.2)
        feathers.ink(painter, "ink")
        outlined(painter, drawn("M-14,9 L-44,20"), 2)


def grove_sign(block: Block) -> None:
    """Four quarters with the four emblems, and the sun between them."""
    high = block.high
    half = high / 2
    quarters = (("Maple", 0, 0), ("Plum", 50, 0), ("Reed", 0, half), ("Cedar", 50, half))
    for clan, x, y in quarters:
        block.fill(box(x - 2, y - 2, 54, half + 4), CLANS[clan].main, 0)
        for i in range(7):
            block.gouge(x + 3, y + 5 + i * half / 7, x + 44, y + 4 + i * half / 7, 0.5, CLANS[clan].light)
        draw_mon(block.painter, clan, x + 25 + (4 if x else -4), y + half / 2 + (3 if y else -3), 34, "snow")
    for line in (drawn("M50,-2 L50,1.02", down=high), drawn(f"M-2,{half:.2f} L102,{half:.2f}")):
        block.ink(line, 3.4)
    block.shape(ellipse(50, half, 11.5), "gold", 3)
    block.fill(ellipse(50, half, 5.5), "madder")
    block.ink(box(1.5, 1.5, 97, high - 3), 3.6)
