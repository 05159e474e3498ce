"""The pictures on the cards of Island Settlers: goods, development cards, awards, pieces. Drawn 100 units wide."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.rules.island.values import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST, Goods
from ui.art import island_things as things
from ui.art.cuts import Cuts, along, at, below, box, flat, inked, outlined, polygon
from ui.art.face import Look
from ui.art.glyphs import placed
from ui.art.gouges import clipped, ellipse, points, smooth
from ui.art.island_pieces import draw_building, road
from ui.art.island_things import FIR
from ui.art.palette import colour, mix

COSTS: dict[str, Goods] = {
    "road": ROAD_COST,
    "settlement": SETTLEMENT_COST,
    "city": CITY_COST,
    "development": CARD_COST,
}
"""What can be bought -> what it costs."""

Scene = Callable[[QPainter, float], None]
"""Draws the picture of a card from the height 0 down to the one given, 100 units wide."""


# -- goods ------------------------------------------------------------------------------------------------------------

_GROUNDS = {
    "lumber": ("#D5DDB4", "#8FA061", "#55713F"),
    "brick": ("#F0D2A4", "#D08A57", "madder"),
    "wool": ("sky", "#A9B75E", "#73873A"),
    "grain": ("#CFE0E2", "#E7C873", "ochre"),
    "ore": ("#D8D3C6", "#9AA3A8", "#6F6A60"),
}
"""Goods -> sky, far hill and near ground of their card."""


def goods_scene(kind: str) -> Scene:
    """Goods before the land they come from."""

    def draw(painter: QPainter, high: float) -> None:
        sky, far, near = _GROUNDS[kind]
        painter.fillRect(QRectF(0, 0, 100, high), colour(sky))
        clouds = Cuts()
        for i in range(6):
            clouds.cut(12 + i * 31 % 50, 5 + i * 5, 34 + i * 31 % 50, 5 + i * 5, 0.8)
        clouds.ink(painter, "snow")

        def hill(x: float) -> float:
            return high * 0.46 + 5 * math.sin(x * 0.07 + 1)

        def ground(x: float) -> float:
            return high * 0.74 + 2.5 * math.sin(x * 0.08 + 3)

        if kind == "ore":
            things.peak(painter, 30, high * 0.66, 50, high * 0.56, "slate", 1)
            things.peak(painter, 72, high * 0.66, 46, high * 0.46, things.ROCK, 2)
        else:
            flat(painter, below(hill, 0, 100, high), far)
            rows = Cuts()
            for k in range(3):
                rows.run([(x, y + 4 + k * 5) for x, y in along(hill, 10 + k * 12, 94 - k * 8, 7)], 1.2)
            rows.ink(painter, "paper", 0.8)
        _behind(painter, kind, high, hill(30), ground)
        flat(painter, below(ground, 0, 100, high), near)
        rows = Cuts()
        for i in range(7):
            left = 12 + i * 23 % 66
            rows.cut(left, ground(50) + 6 + i * 3.4, left + 14, ground(50) + 6 + i * 3.4, 0.8)
        rows.ink(painter, "paper", 0.8)
        flat(painter, ellipse(50, high * 0.87, 30, 3.4), "ink", 0.5)
        things.good(painter, kind, 50, high * 0.62, 62)

    return draw


def _behind(painter: QPainter, kind: str, high: float, crest: float, ground: Callable[[float], float]) -> None:
    """What stands between the far hill and the near ground."""
    if kind == "lumber":
        for x, tall in ((16, 40), (30, 50), (46, 44), (62, 54), (78, 46), (90, 38)):
            things.fir(painter, x, ground(x) + 3, tall, FIR if x % 4 else "forest", x)
    elif kind == "brick":
        flat(painter, ellipse(76, high * 0.18, 8), "madder")
        things.kiln(painter, 28, crest + 9, 27)
        things.smoke(painter, 28, crest - 17, 0.5)
    elif kind == "wool":
        things.leafy(painter, 82, high * 0.5, 28, "forest", 3)
        things.sheep(painter, 22, crest + 1, 7.5, seed=9)
    elif kind == "grain":
        flat(painter, ellipse(78, high * 0.17, 7), "madder")
        ears = Cuts()
        for x in range(12, 92, 5):
            top = crest + 5 + x * 7 % 5
            ears.cut(x, ground(x) + 6, x + 0.4, top, 0.6)
            for k in range(3):
                for side in (-2.6, 2.6):
                    ears.cut(x + 0.2, top + 3 + k * 3, x + side, top + k * 3, 0.8)
        ears.ink(painter, "#8A5E22")


# -- development cards ------------------------------------------------------------------------------------------------

CARD_TINTS = {
    "knight": "madder",
    "road_building": "clay",
    "year_of_plenty": "olive",
    "monopoly": "plum",
    "point": "slate",
    "road": "clay",
    "army": "madder",
}
"""Development card or award -> its colour."""


def development_scene(kind: str) -> Scene:
    """The figure of a development card or of an award before hills in its colour."""
    tint = CARD_TINTS[kind]

    def draw(painter: QPainter, high: float) -> None:
        sky = mix("plum", "paper", 0.55) if kind == "monopoly" else mix("sky", "paper", 0.35)
        painter.fillRect(QRectF(0, 0, 100, high), sky)
        flat(painter, ellipse(74, high * 0.19, 10), "ochre" if kind in ("knight", "army") else "gold")
        clouds = Cuts()
        for i in range(6):
            clouds.cut(12 + 9 * (i % 3), 9 + i * 6, 40 + 8 * (i % 4), 9 + i * 6, 0.8)
        clouds.ink(painter, "snow")
        for row, (part, shade) in enumerate(
            ((0.58, mix(tint, "paper", 0.35)), (0.72, colour(tint)), (0.86, mix(tint, "ink", 0.4)))
        ):
            line = _downs(high * part, row)
            flat(painter, below(line, 0, 100, high), shade)
            rows = Cuts()
            for k in range(2):
                rows.run([(x, y + 3 + k * 4) for x, y in along(line, 10 + 14 * k, 92 - 9 * k)], 1.1)
            rows.ink(painter, "paper", 0.8)
        _FIGURES[kind](painter, high)

    return draw


def _downs(y: float, row: int) -> Callable[[float], float]:
    return lambda x: y + 4 * math.sin(x * 0.07 + row * 2)


def _tower(painter: QPainter, x: float, y: float, wide: float, high: float) -> None:
    """A watch tower; (x, y) is the middle of its foot."""
    wall = box(x - wide / 2, y - high, wide, high)
    flat(painter, wall, "paper")
    flat(painter, box(x + wide * 0.14, y - high, wide * 0.36, high), "ink")
    outlined(painter, wall, 1.4)
    for i in range(3):
        flat(painter, box(x - wide / 2 + i * wide * 0.38, y - high - 3, wide * 0.24, 4), "ink")


def _rider(painter: QPainter, x: float, y: float, size: float) -> None:
    cuts = placed("mounted-knight", x, y, size).cuts
    outlined(painter, cuts, 2.4, "paper")
    flat(painter, cuts, "ink")


def _knight(painter: QPainter, high: float) -> None:
    for x in (80, 90):
        things.fir(painter, x, high * 0.66, 20)
    _tower(painter, 21, high * 0.68, 14, high * 0.3)
    _rider(painter, 54, high * 0.58, 62)
    dust = Cuts()
    for i in range(4):
        dust.cut(24 + i * 14, high * 0.92 + i % 2 * 3, 36 + i * 14, high * 0.92 + i % 2 * 3, 1)
    dust.ink(painter)


def _road_building(painter: QPainter, high: float) -> None:
    for text in (
        "14,2 38,2 45,-24 30,-36 38,-46 34,-46 22,-36 32,-22",
        "62,2 88,2 67,-20 77,-34 65,-46 61,-46 68,-34 54,-20",
    ):
        lane = smooth([(x, high + y * high / 100) for x, y in points(text)])
        inked(painter, lane, "paper", 1.5)
        with clipped(painter, lane):
            stones = Cuts()
            for i in range(18):
                left = 10 + i % 5 * 18
                stones.cut(left, high - i * 2.4, left + 10, high - i * 2.4 + 0.5, 0.7)
            stones.ink(painter, "soft")
    flat(painter, box(48.6, high * 0.44, 3, high * 0.44), "ink")
    for up, side in ((0.56, 1), (0.45, -1)):
        y = high * (1 - up)
        board = points("-13,0 13,0 19,4.5 13,9 -13,9", 0, y)
        inked(painter, polygon((50 + x * side, down) for x, down in board), things.TIMBER, 1.5)


def _year_of_plenty(painter: QPainter, high: float) -> None:
    things.sheaf(painter, 33, high * 0.84, 40, 1)
    things.sheaf(painter, 54, high * 0.8, 44, 2)
    things.sheep(painter, 70, high * 0.72, 15, seed=4)
    basket = polygon([(18, high * 0.72), (82, high * 0.72), (73, high - 5), (27, high - 5)])
    flat(painter, basket, "#B07A42")
    weave = Cuts()
    for i in range(4):
        weave.cut(23, high * 0.76 + i * 5, 77, high * 0.76 + i * 5, 0.9)
    for i in range(8):
        weave.cut(25 + i * 7.2, high * 0.73, 30 + i * 5.8, high - 6, 0.8)
    weave.ink(painter)
    outlined(painter, basket, 1.8)


def _monopoly(painter: QPainter, high: float) -> None:
    for x, count in ((28, 5), (50, 8), (72, 4)):
        for i in range(count):
            y = high - 9 - i * 5
            flat(painter, box(x - 11.5, y, 23, 4), "ochre")
            inked(painter, ellipse(x, y, 11.5, 4.6), "gold", 1.4)
    top = high - 50
    crown = points("36,0 33,-19 42,-9 50,-23 58,-9 67,-19 64,0", 0, top)
    inked(painter, polygon(crown), "madder", 1.8)
    rim = Cuts()
    rim.cut(38, top - 3, 62, top - 3, 0.9)
    rim.ink(painter)
    for across, down in points("33,-20 50,-24 67,-20", 0, top):
        flat(painter, ellipse(across, down, 2.3), "ink")


def _point(painter: QPainter, high: float) -> None:
    """A chapel between two houses."""
    foot = high * 0.86
    for x, wide in ((25, 20), (75, 20)):
        house = points("-0.5,0 -0.5,-0.8 0,-1.3 0.5,-0.8 0.5,0")
        inked(painter, polygon((x + u * wide, foot + v * wide) for u, v in house), "shade", 1.8)
        flat(painter, box(x - 2.5, foot - 9, 5, 9), "ink")
    inked(painter, polygon(points("36,0 36,-36 64,-36 64,0", 0, foot)), "snow", 2)
    flat(painter, box(56, foot - 36, 8, 36), "ink", 0.4)
    inked(painter, polygon(points("32,-34 50,-62 68,-34", 0, foot)), "madder", 2)
    tiles = Cuts()
    for i in range(3):
        tiles.cut(46 - i * 4, foot - 53 + i * 7, 54 + i * 4, foot - 53 + i * 7, 0.9)
    tiles.ink(painter)
    flat(painter, ellipse(50, foot - 26, 4.5), "ink")
    flat(painter, box(46, foot - 17, 8, 17, 4), "ink")


def _longest_road(painter: QPainter, high: float) -> None:
    lane = smooth([(x, y * high / 100) for x, y in points(
        "10,104 46,104 70,86 78,74 60,66 46,60 52,54 58,51 54,50 40,55 34,61 44,70 58,76 46,86")])  # fmt: skip
    inked(painter, lane, "paper", 1.7)
    with clipped(painter, lane):
        stones = Cuts()
        for i in range(30):
            left, y = 8 + i * 17 % 74, high * 0.5 + i * high * 0.018
            stones.cut(left, y, left + 4 + i * 0.3, y + 0.5, 0.5 + i * 0.02)
        stones.ink(painter, "soft")
    for x, y, tall in ((16, 0.74, 26), (88, 0.66, 22), (26, 0.6, 16)):
        things.fir(painter, x, high * y, tall)
    inked(painter, polygon(points("50,-3 50,-11 57,-17 64,-11 64,-3", 0, high * 0.53)), "madder", 1.4)


def _largest_army(painter: QPainter, high: float) -> None:
    for x, y, size in ((26, 0.5, 34), (72, 0.54, 36)):
        _rider(painter, x, high * y, size)
    _rider(painter, 50, high * 0.64, 56)
    outlined(painter, polygon([(46, high * 0.4), (46, high * 0.08)]), 1.4)
    inked(painter, polygon(points("46,0 68,4 60,9 68,14 46,17", 0, high * 0.07)), "madder", 1.3)


_FIGURES: dict[str, Scene] = {
    "knight": _knight,
    "road_building": _road_building,
    "year_of_plenty": _year_of_plenty,
    "monopoly": _monopoly,
    "point": _point,
    "road": _longest_road,
    "army": _largest_army,
}


# -- pieces -----------------------------------------------------------------------------------------------------------


def piece_scene(what: str) -> Scene:
    """A road, settlement or city before hills, below it what it costs."""

    def draw(painter: QPainter, high: float) -> None:
        painter.fillRect(QRectF(0, 0, 100, high), colour("#CFE0E2"))
        clouds = Cuts()
        for i in range(5):
            clouds.cut(12 + i * 31 % 50, 6 + i * 6, 34 + i * 31 % 50, 6 + i * 6, 0.8)
        clouds.ink(painter, "snow")
        for part, tint in ((0.42, "#A9B75E"), (0.6, "#8C9E4C"), (0.78, "#73873A")):
            line = _downs(high * part, int(part * 10))
            flat(painter, below(line, 0, 100, high), tint)
            rows = Cuts()
            for k in range(2):
                rows.run([(x, y + 4 + k * 4) for x, y in along(line, 10 + 14 * k, 92 - 9 * k)], 1.1)
            rows.ink(painter, "paper", 0.7)
        for x, tall in ((18, 30), (84, 26)):
            things.fir(painter, x, high * 0.6, tall)
        if what == "road":
            with at(painter, 50, high * 0.5, turn=-18):
                road(0, "", -18)(painter, QRectF(-36, -9, 72, 18), Look())
        else:
            with at(painter, 50, high * 0.72, 0.33 if what == "city" else 0.44):
                draw_building(painter, 0, what == "city")
        kinds = [kind for kind, count in zip(things.KINDS, COSTS[what], strict=True) for _ in range(count)]
        flat(painter, box(0, high - 20, 100, 20), "paper")
        outlined(painter, box(-5, high - 20, 110, 30), 1.4)
        for i, kind in enumerate(kinds):
            things.good(painter, kind, 50 + (i - (len(kinds) - 1) / 2) * 15, high - 10, 15)

    return draw
