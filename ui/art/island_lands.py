"""The hexes of the island: forest, hills, pasture, fields, mountains, desert, each in four prints.

A hex is drawn round 0,0 with a radius of 100, a corner at its top. Land is seen from the air in rows, back to front;
the lower third stays calm, for there lies the number.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art import island_things as things
from ui.art.cuts import Cuts, Line, along, at, below, box, chance, flat, inked, outlined, polygon, rough, worn
from ui.art.face import Look, Painter
from ui.art.glyphs import placed
from ui.art.gouges import Colour, clipped, ellipse, points, smooth
from ui.art.island_things import FIR, GRASS, WHEAT
from ui.art.palette import colour, mix

CORNERS = points("0,-100 86.6,-50 86.6,50 0,100 -86.6,50 -86.6,-50")
VARIANTS = 4
"""How many prints there are of every terrain: as many as an island has forests."""
PRINTED = 0.935
"""The part of a hex that is printed; between two of them the beach is seen."""


def hexagon(size: float = 100.0) -> list[tuple[float, float]]:
    """The corners of a hex of this radius round 0,0, clockwise from the top."""
    return [(x * size / 100, y * size / 100) for x, y in CORNERS]


def _wave(y: float, rise: float, pace: float, lag: float) -> Line:
    return lambda x: y + rise * math.sin(x * pace + lag)


def _ground(painter: QPainter, tint: Colour) -> None:
    painter.fillRect(QRectF(-100, -110, 200, 220), colour(tint))


# -- forest -----------------------------------------------------------------------------------------------------------


def _forest(painter: QPainter, variant: int) -> None:
    """Rows of firs: dense, with a clearing and its logs, with leafy trees, with a pond."""
    _ground(painter, "olive")
    dice = chance("forest", variant)
    for row, y in enumerate((-74, -42, -8, 28, 64, 98)):
        line = _wave(y + 8, 4, 0.05, row * 2 + variant)
        flat(painter, below(line, -100, 100, 130), mix("#8A9950", FIR, 0.11 * row))
        cuts = Cuts()
        for _ in range(9):
            x = dice.uniform(-90, 90)
            cuts.cut(x, y + 14, x + 16, y + 13, 0.9)
        cuts.ink(painter, "paper", 0.47)
        if variant == 3 and row == 3:
            _pond(painter, 4, y - 2)
        for i in range(-1, 7):
            x, high = -88 + row % 2 * 17 + i * 35 + dice.uniform(-6, 6), 46 + row * 2.4 + dice.uniform(-5, 8)
            if _cleared(variant, row, i, x):
                continue
            if variant == 2 and dice.random() < 0.26:
                things.leafy(painter, x, y + 14, high * 0.95, dice.choice((GRASS, "ochre", "olive")), (row, i))
            else:
                things.fir(painter, x, y + 14, high, dice.choice((FIR, "forest", "#47683F")), (variant, row, i))
    if variant == 1:
        things.logs(painter, 45, 74, 42, 2, 3)


def _cleared(variant: int, row: int, place: int, x: float) -> bool:
    """Whether no tree stands here."""
    if variant == 1:
        return row == 3 and 1 <= place <= 3
    return variant == 3 and abs(x - 4) < {3: 46, 4: 22}.get(row, 0)


def _pond(painter: QPainter, x: float, y: float) -> None:
    inked(painter, smooth(points("-46,4 -26,-8 6,-11 36,-6 48,5 30,15 -6,18 -36,14", x, y)), "#6FA0AE", 2)
    cuts = Cuts()
    for i, left in enumerate((-34, -12, 10, 24)):
        cuts.cut(x + left, y + 2 + i % 2 * 6, x + left + 18, y + 2 + i % 2 * 6, 1.4, 2)
    cuts.ink(painter, "snow")


# -- pasture ----------------------------------------------------------------------------------------------------------

_TREES_ON_PASTURE = ((1, (64,)), (1, (-66, -52)), (0, (-10,)), (1, (60,)))
"""By variant: the row and the places of the trees."""


def _pasture(painter: QPainter, variant: int) -> None:
    """Green downs with sheep: behind a fence, beside a wall, round a pond, on a path."""
    _ground(painter, "#B4BE66")
    dice = chance("pasture", variant)
    tints = ("#A3B058", GRASS, "#83963F", "#73873A")
    for row, y in enumerate((-62, -26, 20, 64)):
        line = _wave(y, 13, 0.028, row * 1.9 + variant * 1.3)
        flat(painter, below(line, -100, 100, 130), tints[row])
        downs, tufts = Cuts(), Cuts()
        for k in range(3 if row else 2):
            edge = along(line, -98 + k * 20, 100 - k * 16)
            downs.run([(x, v + 5 + k * 7 + k * 1.5 * math.sin(x * 0.04)) for x, v in edge], 1.7)
        downs.ink(painter, "paper", 0.65)
        for _ in range(16):
            x = dice.uniform(-90, 90)
            v = line(x) + dice.uniform(14, 34)
            for start, tip, up in ((0, -1, 7), (2.5, 3.5, 6), (-2.5, -4.5, 5)):
                tufts.cut(x + start, v, x + tip, v - up, 0.85)
        tufts.ink(painter, FIR, 0.82)
        if row == _TREES_ON_PASTURE[variant][0]:
            for x in _TREES_ON_PASTURE[variant][1]:
                things.leafy(painter, x, line(x) + 4, 34, "forest", (variant, x))
        if row == 2 and variant in (0, 2):
            _rails(painter, line)
        elif row == 2 and variant == 1:
            _wall(painter, line)
        elif row == 2:
            _hut(painter, 46, line(46) + 2)
    flip = variant in (1, 3)
    things.sheep(painter, -36, -14, 22, flip, 1)
    things.sheep(painter, 40 if variant != 3 else -4, -30, 16, variant != 1, 2)
    things.sheep(painter, 48, 52 if variant != 3 else 58, 25, True, 3)
    things.sheep(painter, -50, 58 if variant != 3 else 36, 20, variant == 2, 4)


def _rails(painter: QPainter, line: Line) -> None:
    posts = along(line, -96, 96, 16)
    for x, y in posts:
        flat(painter, polygon(points("-2,2 -2,-15 0,-18 2.2,-15 2,2", x, y)), "ink")
    rails = Cuts()
    for up in (6, 12):
        rails.run([(x, y - up) for x, y in posts], 3)
    rails.ink(painter, "ink")


def _wall(painter: QPainter, line: Line) -> None:
    for x in range(-96, 100, 11):
        inked(painter, box(x, line(x) - 9, 10.2, 9, 3), "#CFC4A8", 1.4)


def _hut(painter: QPainter, x: float, y: float) -> None:
    """A shepherd's hut under a thatched roof."""
    inked(painter, polygon(points("-15,0 -15,-14 15,-14 15,0", x, y)), "snow", 2)
    flat(painter, box(x + 5, y - 14, 10, 14), "ink", 0.4)
    inked(painter, polygon(points("-20,-12 -9,-30 9,-30 20,-12", x, y)), "#C79B4B", 2)
    flat(painter, box(x - 9, y - 10, 7, 10), "ink")
    straw = Cuts()
    for i in range(6):
        straw.cut(x - 8 + i * 3.2, y - 28, x - 14 + i * 5.6, y - 14, 0.9)
    straw.ink(painter, "ink", 0.8)


# -- fields -----------------------------------------------------------------------------------------------------------


def _fields(painter: QPainter, variant: int) -> None:
    """Ripe grain in rows that run together: sheaves, a mill, a barn, a cart of sheaves."""
    _ground(painter, WHEAT)
    dice = chance("fields", variant)
    for y, rise, pace, lag, tint in (
        (-58, 6, 0.03, variant, "#E2B252"),
        (2, 9, 0.025, variant * 2, "ochre"),
        (58, 6, 0.03, variant, "#C98E30"),
    ):
        flat(painter, below(_wave(y, rise, pace, lag), -100, 100, 130), tint)
    far = (-30, 26, 0, -8)[variant]
    rows = Cuts()
    for i in range(-11, 12):
        rows.cut(far + i * 7, -60, far + i * 25, 128, 1.7, i * 0.7)
    rows.ink(painter, "paper", 0.75)
    _ears(painter, dice)
    if variant == 0:
        for x, y, high in ((-46, -14, 52), (2, -36, 44), (48, -12, 52)):
            things.sheaf(painter, x, y, high, x)
    elif variant == 1:
        _mill(painter, -38, -22)
        things.sheaf(painter, 46, -12, 52, 7)
    elif variant == 2:
        for x, y, high in ((-48, -20, 46), (40, -34, 46)):
            things.sheaf(painter, x, y, high, x)
        _barn(painter, -3, -48)
    else:
        _cart(painter, 14, -22)
        things.sheaf(painter, -52, -26, 44, 9)


def _ears(painter: QPainter, dice: Random) -> None:
    ears = Cuts()
    for y in range(-66, 112, 15):
        scale = 0.62 + (y + 70) / 250
        high = 15 * scale
        for left in range(-96, 100, round(12 * scale)):
            x, v = left + dice.uniform(-2.5, 2.5), y + dice.uniform(-3, 3)
            ears.cut(x, v + high * 0.8, x + 1.2, v - high * 0.3, 0.9 * scale)
            for k in range(3):
                foot = v - k * high * 0.2 + 2
                ears.cut(x + 0.5, foot, x - 3.6 * scale, foot - 2 - 3 * scale, 1.15 * scale)
                ears.cut(x + 0.8, foot, x + 4.6 * scale, foot - 2 - 3 * scale, 1.15 * scale)
    ears.ink(painter, "#7A4E1E", 0.92)


def _mill(painter: QPainter, x: float, y: float) -> None:
    inked(painter, polygon(points("-18,0 -12,-44 12,-44 18,0", x, y)), "snow", 2.2)
    flat(painter, polygon(points("4,0 4,-44 12,-44 18,0", x, y)), "ink", 0.3)
    inked(painter, polygon(points("-16,-42 0,-62 16,-42", x, y)), "madder", 2.2)
    flat(painter, box(x - 5, y - 16, 9, 16), "ink")
    for turn in (20, 110, 200, 290):
        with at(painter, x, y - 42, turn=turn):
            flat(painter, polygon(points("-1.4,0 -1.4,-34 9,-34 7,-8 1.4,-6 1.4,0")), "ink")
            slats = Cuts()
            for i in range(4):
                slats.cut(2, -12 - 6 * i, 7, -12 - 6 * i, 0.9)
            slats.ink(painter)


def _barn(painter: QPainter, x: float, y: float) -> None:
    inked(painter, polygon(points("-19,0 -19,-22 0,-38 19,-22 19,0", x, y)), "madder", 2.4)
    flat(painter, box(x - 6, y - 18, 12, 18), "ink")
    boards = Cuts()
    for left in (-15, -10, 10, 15):
        boards.cut(x + left, y - 18, x + left, y - 3, 0.7)
    boards.cut(x - 16, y - 22, x, y - 35, 0.8)
    boards.cut(x + 16, y - 22, x, y - 35, 0.8)
    boards.ink(painter)


def _cart(painter: QPainter, x: float, y: float) -> None:
    """A hay cart."""
    for left, up in ((-16, 12), (4, 14), (20, 11)):
        things.sheaf(painter, x + left, y - up + 4, 36, left)
    inked(painter, polygon(points("-34,-14 36,-14 30,0 -28,0", x, y)), "#8A5E33", 2.2)
    boards = Cuts()
    boards.cut(x - 30, y - 9, x + 32, y - 9, 1)
    boards.cut(x - 28, y - 4, x + 30, y - 4, 1)
    boards.ink(painter)
    outlined(painter, polygon(points("36,-10 58,-2", x, y)), 2.4)
    for left in (-16, 18):
        inked(painter, ellipse(x + left, y + 2, 9), "#C98F52", 2.4)
        spokes = Cuts()
        for k in range(4):
            across, down = 8 * math.cos(k * 0.785), 8 * math.sin(k * 0.785)
            spokes.cut(x + left - across, y + 2 - down, x + left + across, y + 2 + down, 0.9)
        spokes.ink(painter, "ink")


# -- hills ------------------------------------------------------------------------------------------------------------


def _hills(painter: QPainter, variant: int) -> None:
    """Red clay: kilns, bricks laid up to dry, firs."""
    _ground(painter, "#D58E58")
    dice = chance("hills", variant)
    tints = ("#CC7E4A", "clay", "#A9552F", "madder", "#8F3A2A")
    for row, y in enumerate((-66, -34, 6, 42, 76)):
        line = _wave(y, 15, 0.034, row * 2.3 + variant * 1.7)
        flat(painter, below(line, -100, 100, 130), tints[row])
        edge, cuts = Cuts(), Cuts()
        edge.run(along(line, -98, 100), 2.6)
        edge.ink(painter, "ink", 0.92)
        for _ in range(12):
            x = dice.uniform(-96, 96)
            cuts.cut(x, line(x) + 6, x + dice.uniform(2, 6), line(x) + dice.uniform(14, 22), 1.4, 2)
        for k in range(2):
            part = along(line, -92 + dice.randint(0, 60), 40 + dice.randint(0, 50))
            cuts.run([(x, v + 10 + k * 10) for x, v in part], 1.6)
        cuts.ink(painter, "paper", 0.8)
        if row == 1:
            _on_hills(painter, variant, line)
    if variant == 0:
        things.bricks(painter, 38, 4, 52, 3, 1)
        things.smoke(painter, -34, -58)
    elif variant == 1:
        things.bricks(painter, -34, 0, 54, 2, 2)
        things.smoke(painter, 40, -54)
    elif variant == 2:
        things.bricks(painter, 0, -18, 66, 4, 5)
    else:
        things.bricks(painter, 52, 2, 40, 2, 3)
        things.bricks(painter, -54, 2, 40, 2, 4)
        things.smoke(painter, 0, -70)


def _on_hills(painter: QPainter, variant: int, line: Line) -> None:
    if variant == 0:
        things.kiln(painter, -34, line(-34) + 10, 40)
    elif variant == 1:
        things.kiln(painter, 40, line(40) + 8, 36)
        things.fir(painter, -54, line(-54) + 6, 34)
    elif variant == 2:
        things.fir(painter, -60, line(-60) + 6, 36)
        things.fir(painter, 58, line(58) + 6, 30)
    else:
        things.kiln(painter, 0, line(0) + 14, 50)


# -- mountains and desert ---------------------------------------------------------------------------------------------

_STEEL = "#68788A"
_PEAKS = (
    ((-46, -8, 96, 62, 1), (50, -12, 92, 70, 2), (2, 22, 112, 88, 0), (-62, 74, 104, 76, 2), (62, 78, 100, 78, 1),
     (0, 116, 96, 52, 2)),
    ((30, -10, 110, 74, 1), (-50, 0, 92, 58, 2), (46, 62, 96, 68, 0), (-40, 66, 120, 84, 1), (40, 118, 100, 58, 2),
     (-60, 120, 80, 46, 2)),
    ((-20, -22, 84, 56, 2), (44, -4, 92, 66, 1), (-46, 34, 104, 84, 0), (36, 62, 100, 58, 2), (-10, 112, 120, 66, 1),
     (78, 110, 70, 60, 2)),
    ((-56, -20, 80, 52, 1), (0, -8, 120, 86, 0), (58, 8, 84, 56, 2), (-58, 58, 96, 70, 2), (56, 84, 112, 88, 1),
     (-14, 116, 100, 56, 0)),
)  # fmt: skip
"""By variant: the peaks from back to front, each with place, width, height and tint."""


def _mountains(painter: QPainter, variant: int) -> None:
    """Peaks behind peaks, snow on their heads."""
    _ground(painter, "#A9B4B8")
    dice = chance("mountains", variant)
    clouds = Cuts()
    for _ in range(9):
        x, y = dice.uniform(-90, 60), dice.uniform(-98, -52)
        clouds.cut(x, y, x + dice.uniform(20, 44), y, 1.5)
    clouds.ink(painter, "snow", 0.9)
    painter.fillRect(QRectF(-100, 0, 200, 110), things.scree())
    for x, y, wide, high, tint in _PEAKS[variant]:
        things.peak(painter, x, y, wide, high, (_STEEL, things.ROCK, "#8F8A80")[tint], (variant, x))
    for x, y in ((-78, 26), (74, 32), (-24, 88), (30, 92)):
        things.fir(painter, x, y, 24, seed=x)


def _desert(painter: QPainter, variant: int) -> None:
    """Dunes: cacti and a caravan, an oasis, table mountains, a well under palms."""
    _ground(painter, "#EBD9AE")
    dice = chance("desert", variant)
    sun = -34 if variant == 3 else 34
    flat(painter, ellipse(sun, -58, 17), "madder")
    haze = Cuts()
    for i in range(6):
        haze.cut(sun - 20, -50 + i * 4, sun + 20, -49 + i * 4, 0.9 + 0.25 * i)
    haze.ink(painter, "#EBD9AE")
    for row, (y, tint) in enumerate(((-38, "#E0C58C"), (0, "#D9B777"), (38, "#CDA560"), (72, "#BF934E"))):
        line = _wave(y, 12, 0.03, row * 2.5 + variant)
        flat(painter, below(line, -100, 100, 130), tint)
        edge, ripples = Cuts(), Cuts()
        edge.run(along(line, -98, 100), 2.2)
        edge.ink(painter, "ink", 0.86)
        for k in range(5):
            part = along(line, -98 + dice.randint(0, 50), dice.randint(10, 98), 6)
            ripples.run([(x, v + 5 + k * 6 + 2 * math.sin(x * 0.12 + k)) for x, v in part], 1.5)
        ripples.ink(painter, "snow", 0.86)
    if variant == 1:
        _oasis(painter)
    elif variant == 2:
        _tables(painter)
    elif variant == 3:
        things.palm(painter, 44, 4, 62)
        things.palm(painter, 62, 10, 46, True)
    cacti = (((-44, -2, 1.0), (56, 26, 0.7)), ((58, 34, 0.8),), ((54, 10, 0.9), (-58, 40, 0.6)), ((-56, 20, 0.8),))
    for x, y, scale in cacti[variant]:
        things.cactus(painter, x, y, scale)
    if variant in (0, 1):
        _camel(painter, 40, -4 if variant else 0, 40)
    elif variant == 3:
        _camel(painter, -8, -2, 38)
        _camel(painter, 20, 4, 30)


def _camel(painter: QPainter, x: float, y: float, size: float) -> None:
    flat(painter, placed("camel", x, y, size).cuts, "ink")


def _oasis(painter: QPainter) -> None:
    inked(painter, smooth(points("-62,0 -20,-12 24,-6 40,4 0,12 -46,12")), "sky", 2)
    cuts = Cuts()
    for i in range(4):
        cuts.cut(-40 + i * 16, 2 + i % 2 * 4, -22 + i * 16, 2 + i % 2 * 4, 1.3)
    cuts.ink(painter, "snow")
    things.palm(painter, -50, 0, 66)
    things.palm(painter, -14, -6, 54, True)


def _tables(painter: QPainter) -> None:
    """Table mountains."""
    for x, y, wide, high in ((-40, -22, 62, 50), (22, -24, 34, 30)):
        with at(painter, x, y):
            top, side = -high * 1.04, wide * 0.34
            body = polygon([(-wide / 2, 0), (-wide * 0.36, -high), (side, top), (wide / 2, 0)])
            flat(painter, body, "clay")
            flat(painter, polygon([(wide * 0.1, 0), (wide * 0.08, -high), (side, top), (wide / 2, 0)]), "madder")
            outlined(painter, body, 2.4)
            layers = Cuts()
            for i in range(5):
                up = -8 - i * high * 0.18
                layers.cut(-wide * (0.4 - 0.02 * i), up, side - i * 3, up - 1, 1.3)
            layers.ink(painter)


_LANDS: dict[str, Callable[[QPainter, int], None]] = {
    "forest": _forest,
    "hills": _hills,
    "pasture": _pasture,
    "fields": _fields,
    "mountains": _mountains,
    "desert": _desert,
}
"""Terrain -> its scene."""
TERRAINS = tuple(_LANDS)


def land(terrain: str, variant: int) -> Painter:
    """A hex of land, printed a little smaller than its rectangle so that the beach is seen round it."""
    variant %= VARIANTS

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 200
        with at(painter, rect.center().x(), rect.center().y(), unit):
            edge = rough(polygon(hexagon(100 * PRINTED)), 0.9, (terrain, variant), 9)
            with clipped(painter, edge):
                _LANDS[terrain](painter, variant)
            worn(painter, edge, look, 0.5, 1 / unit)
            outlined(painter, edge, 3.2)

    return paint


def plain_land(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A blank hex: stands in for land that is not yet painted."""
    with at(painter, rect.center().x(), rect.center().y(), rect.height() / 200):
        inked(painter, polygon(hexagon(100 * PRINTED)), "moss", 3.2)


def spot(chosen: bool = False) -> Painter:
    """A golden rim along a hex: the robber may go there; ``chosen``: he is held over it."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        with at(painter, rect.center().x(), rect.center().y(), rect.height() / 200):
            inner = polygon(hexagon(86))
            if chosen:
                flat(painter, polygon(hexagon(92)), "gold", 0.28)
            outlined(painter, inner, 15, "ink", 0.35)
            outlined(painter, inner, 10, "gold", 0.98)
            outlined(painter, polygon(hexagon(79)), 1.6, "ink", 0.8)

    return paint
