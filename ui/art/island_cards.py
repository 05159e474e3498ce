"""The cards of Island Settlers: goods, development cards, the two awards, backs. Drawn 100 units wide."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.rules.island.values import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST, Goods
from ui.art import island_things as things
from ui.art import surfaces
from ui.art.cuts import Cuts, along, at, below, box, flat, inked, outlined, polygon, rough, worn
from ui.art.face import Look, Painter
from ui.art.fonts import sans, serif
from ui.art.glyphs import placed
from ui.art.gouges import Colour, Gouges, clipped, ellipse, moved, points, rounded, smooth
from ui.art.island_pieces import draw_building, road
from ui.art.island_sea import draw_compass, waves
from ui.art.island_things import DEEP, FIR, GRASS, SEA, TINTS
from ui.art.palette import colour, mix
from ui.art.princes_parts import lettered

TALL = 100 * 88 / 63
COSTS: dict[str, Goods] = {
    "road": ROAD_COST,
    "settlement": SETTLEMENT_COST,
    "city": CITY_COST,
    "development": CARD_COST,
}
"""What can be bought -> what it costs."""
NAMED = 60.0
"""Pixels: a narrower card has no room for a name; it stands beside it."""
SMALLEST = 12.0
"""Pixels: nothing is written smaller."""
_LEFT, _TOP, _WIDE = 10.5, 10.5, 79.0
_LEAST = 78.0
"""Height that every scene has room in."""

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


def _goods_scene(kind: str) -> Scene:
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

_TINTS = {
    "knight": "madder",
    "road_building": "clay",
    "year_of_plenty": "olive",
    "monopoly": "plum",
    "point": "slate",
    "road": "clay",
    "army": "madder",
}
"""Development card or award -> its colour."""
FRAMES = {
    "lumber": "laurel",
    "brick": "bricks",
    "wool": "waves",
    "grain": "ears",
    "ore": "peaks",
    "knight": "peaks",
    "road_building": "bricks",
    "year_of_plenty": "ears",
    "monopoly": "dots",
    "point": "laurel",
    "road": "dots",
    "army": "laurel",
}
"""Card -> the pattern round it: tells its kind without colour."""


def _development_scene(kind: str) -> Scene:
    tint = _TINTS[kind]

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


# -- the sheet --------------------------------------------------------------------------------------------------------


def _margin(painter: QPainter, pattern: str, tint: Colour, high: float = TALL) -> None:
    """The cut pattern between the card's edge and its picture."""
    cuts, inset = Cuts(), 5.2
    step = {"dots": 5.0, "waves": 5.6, "bricks": 7.0, "laurel": 6.0, "ears": 5.0, "peaks": 5.4}[pattern]
    places = []
    for length, upright in ((100.0, False), (high, True)):
        count = round((length - 12) / step)
        for i in range(count):
            on = 6 + (i + 0.5) * (length - 12) / count
            places += [(inset, on), (100 - inset, on)] if upright else [(on, inset), (on, high - inset)]
    for x, y in places:
        _pattern(cuts, pattern, x, y)
    cuts.ink(painter, tint)


def _pattern(cuts: Cuts, pattern: str, x: float, y: float) -> None:
    if pattern == "dots":
        cuts.dot(x, y, 1.2)
    elif pattern == "waves":
        cuts.cut(x - 2.6, y, x, y - 0.4, 0.8, 1.6)
        cuts.cut(x, y - 0.4, x + 2.6, y, 0.8, -1.6)
    elif pattern == "bricks":
        cuts.cut(x - 2.6, y, x + 2.6, y, 1.6)
    elif pattern == "laurel":
        cuts.cut(x - 2, y + 2, x + 2, y - 2, 1.5)
        cuts.dot(x + 2, y + 1, 0.6)
    elif pattern == "ears":
        cuts.cut(x - 2.2, y - 1.8, x + 2.2, y, 0.9)
        cuts.cut(x - 2.2, y + 1.8, x + 2.2, y, 0.9)
    else:
        cuts.cut(x - 2.4, y + 1.6, x, y - 1.6, 0.9)
        cuts.cut(x, y - 1.6, x + 2.4, y + 1.6, 0.9)


def _sheet(painter: QPainter, rect: QRectF, look: Look) -> None:
    surfaces.paper(painter, rounded(rect, rect.width() * 0.06), look, edge=max(0.7, rect.width() * 0.008))


def _card(kind: str, scene: Scene, tint: Colour, name: str, text: str = "", number: str = "") -> Painter:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 100
        named = bool(name) and rect.width() >= NAMED
        written = text if rect.width() >= 280 else ""
        _sheet(painter, rect, look)
        names: tuple[str, ...] = ()
        if named:
            names = (name,) if written else _in_lines(name, rect.width())
        high = TALL - 2 * _TOP
        if named:
            high -= 26 + (len(names) - 1) * _size(unit) * 1.12 / unit
        if written:
            high -= _text_height(rect.width(), written) / unit
        with at(painter, rect.left(), rect.top(), unit):
            _margin(painter, FRAMES.get(kind) or _PIECES[kind], tint)
            picture = box(_LEFT, _TOP, _WIDE, high, 1.5)
            with clipped(painter, picture):
                # A scene is made for a picture of some height; a lower one shows its lower part.
                least = max(high, _LEAST)
                painter.translate(0, _TOP - (least - high) * 0.6)
                scene(painter, least)
            worn(painter, picture, look, 0.5, 1 / unit)
            outlined(painter, rough(picture, 0.3, kind, 8), 1.7)
        if named:
            _write(painter, rect, names, written, _TOP + high, unit)
        if number and rect.width() >= NAMED:
            _number(painter, rect, number, unit)

    return paint


def _text_font(wide: float) -> float:
    return max(SMALLEST, wide * 0.047)


def _text_height(wide: float, text: str) -> float:
    metrics = QFontMetricsF(sans(_text_font(wide)))
    room = QRectF(0, 0, wide * 0.8, 10000)
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() + wide * 0.02


def _size(unit: float) -> float:
    """Pixels of a name's type."""
    return max(SMALLEST, 16.2 * unit)


def _in_lines(name: str, wide: float) -> tuple[str, ...]:
    """The name on one line, or on two if it is too long for one and has a blank to break at."""
    metrics = QFontMetricsF(serif(max(SMALLEST, _size(wide / 100) * 0.86)))
    if metrics.horizontalAdvance(name) <= wide * 0.86 or " " not in name:
        return (name,)
    words = name.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(breaks, key=lambda pair: max(map(metrics.horizontalAdvance, pair)))


def _narrowed(painter: QPainter, text: str, size: float, room: float) -> str:
    """Sets the type of a name: smaller, then narrower, then lighter, until it fits; cut only where nothing helps."""
    font = serif(size)
    while font.pixelSize() > SMALLEST and QFontMetricsF(font).horizontalAdvance(text) > room:
        font.setPixelSize(font.pixelSize() - 1)
    for bold, stretch in ((True, 100), (True, 92), (True, 84), (False, 84), (False, 70)):
        font.setBold(bold)
        font.setStretch(stretch)
        if QFontMetricsF(font).horizontalAdvance(text) <= room:
            break
    painter.setFont(font)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def _write(painter: QPainter, rect: QRectF, names: tuple[str, ...], text: str, top: float, unit: float) -> None:
    """The name under the picture, below it the rule if there is one."""
    painter.setPen(colour("ink"))
    size = max(SMALLEST, 11 * unit) if text else _size(unit)
    line = size * (1.12 if len(names) > 1 else 1.2)
    room = 20 * unit if text else rect.height() - (top + 6) * unit
    y = rect.top() + top * unit + (room - line * len(names)) / 2
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip)
    for name in names:
        band = QRectF(rect.left() + 5 * unit, y, 90 * unit, line)
        painter.drawText(band, flags, _narrowed(painter, name, size, band.width()))
        y += line
    if text:
        painter.setFont(sans(_text_font(rect.width())))
        foot = rect.top() + top * unit + room
        body = QRectF(rect.left() + 10 * unit, foot, 80 * unit, rect.bottom() - foot - 8 * unit)
        painter.drawText(body, int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap), text)
    painter.setPen(Qt.PenStyle.NoPen)


def _number(painter: QPainter, rect: QRectF, number: str, unit: float) -> None:
    """A madder disc with a number, at the upper left of the picture."""
    radius = max(9.0, 12 * unit)
    x, y = rect.left() + 10 * unit + radius, rect.top() + 10 * unit + radius
    inked(painter, ellipse(x, y, radius), "madder", max(1.2, 1.6 * unit))
    lettered(Gouges(painter), number, x, y, radius * 1.3, "paper", sans(100, bold=True))


def goods(kind: str, name: str = "") -> Painter:
    """A card of goods; narrower than 60 px it shows its picture only."""
    return _card(kind, _goods_scene(kind), mix(TINTS[kind], "ink", 0.35), name)


def development(kind: str, name: str = "", text: str = "") -> Painter:
    """A development card; from 280 px on its rule is written below the name."""
    return _card(kind, _development_scene(kind), mix(_TINTS[kind], "ink", 0.2), name, text)


def award(kind: str, name: str = "", number: str = "2", text: str = "") -> Painter:
    """The card of the longest road or of the largest army, with what it counts for; in a square a small medal."""
    card = _card(kind, _development_scene(kind), mix(_TINTS[kind], "ink", 0.2), name, text, number)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        if rect.width() > rect.height() * 0.9:
            _medal(painter, kind, rect)
        else:
            card(painter, rect, look)

    return paint


def _medal(painter: QPainter, kind: str, rect: QRectF) -> None:
    """A golden medal with a rider or a winding road."""
    with at(painter, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 100):
        edge = smooth([(math.cos(i * math.pi / 14) * (45 if i % 2 else 41), math.sin(i * math.pi / 14) *
                        (45 if i % 2 else 41)) for i in range(28)])  # fmt: skip
        inked(painter, edge, "ochre", 4)
        inked(painter, ellipse(0, 0, 34), "gold", 3)
        if kind == "army":
            flat(painter, placed("mounted-knight", 0, 0, 52).cuts, "ink")
        else:
            for x, y, turn in ((-15, 18, -30), (0, 0, 90), (15, -18, -30)):
                flat(painter, moved(box(-11, -6.5, 22, 13, 2.5), x, y, turn), "ink")


_PIECES = {"road": "dots", "settlement": "peaks", "city": "bricks"}
"""What is built -> the pattern round its card."""


def _piece_scene(what: str) -> Scene:
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


def piece_card(what: str, name: str = "") -> Painter:
    """A road, settlement or city as a card, with its cost: for the sheet of what there is."""
    return _card(what, _piece_scene(what), mix("clay", "ink", 0.3), name)


def back(kind: str) -> Painter:
    """The back of a card: development (sea and compass) or goods (a hexagon of hexes)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 100
        _sheet(painter, rect, look)
        with at(painter, rect.left(), rect.top(), unit):
            field = box(7, 7, 86, TALL - 14, 2)
            flat(painter, field, DEEP if kind == "development" else mix("clay", "ink", 0.25))
            with clipped(painter, field):
                if kind == "development":
                    waves(7, 7, 90, TALL, 4).ink(painter, "#5E90A3", 0.86)
                    flat(painter, ellipse(50, TALL / 2, 30), DEEP)
                    draw_compass(painter, 50, TALL / 2, 34, Look())
                else:
                    _comb(painter)
            worn(painter, field, look, 0.4, 1 / unit)
            outlined(painter, field, 1.6)

    return paint


def _comb(painter: QPainter) -> None:
    """A back of hexes, the five goods in the middle ones."""
    side = 15.0
    tints = ("forest", "clay", GRASS, "ochre", "stone", SEA)
    for row in range(-1, 8):
        for i in range(-1, 5):
            x, y = 50 + (i - 1.5 + row % 2 / 2) * side * 3**0.5, TALL / 2 + (row - 3) * side * 1.5
            corners = [(x + math.sin(k * math.pi / 3) * side * 0.88, y - math.cos(k * math.pi / 3) * side * 0.88)
                       for k in range(6)]  # fmt: skip
            tint = tints[(i * 2 + row * 3) % len(tints)]
            flat(painter, polygon(corners), mix(tint, "ink", 0.12))
            lines = Cuts()
            for k in range(3):
                lines.cut(x - 8, y - 5 + k * 5, x + 8, y - 5 + k * 5, 0.8, 1)
            lines.ink(painter, "paper", 0.6)


def plain(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A blank sheet: stands in for a card."""
    path = rounded(rect, rect.width() * 0.06)
    flat(painter, path, "paper")
    outlined(painter, path, 0.8, "soft", 0.55)
