"""The cards of Island Settlers: goods, development cards, the two awards, backs. Drawn 100 units wide."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui.art import surfaces
from ui.art.cuts import Cuts, at, box, flat, inked, outlined, polygon, rough, worn
from ui.art.face import Look, Painter
from ui.art.fonts import sans, serif
from ui.art.glyphs import placed
from ui.art.gouges import Colour, Gouges, clipped, ellipse, moved, rounded, smooth
from ui.art.island_scenes import CARD_TINTS, Scene, development_scene, goods_scene, piece_scene
from ui.art.island_sea import draw_compass, waves
from ui.art.island_things import DEEP, GRASS, SEA, TINTS
from ui.art.palette import colour, mix
from ui.art.panels import SMALLEST
from ui.art.princes_parts import lettered

TALL = 100 * 88 / 63
NAMED = 60.0
"""Pixels: a narrower card has no room for a name; it stands beside it."""
_LEFT, _TOP, _WIDE = 10.5, 10.5, 79.0
_LEAST = 78.0
"""Height that every scene has room in."""

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
    if metrics.horizontalAdvance(name) <= wide * _WIDE / 100 or " " not in name:
        return (name,)
    words = name.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(breaks, key=lambda pair: max(map(metrics.horizontalAdvance, pair)))


def _narrowed(names: tuple[str, ...], size: float, room: float) -> QFont:
    """The type of a name, the same for all its lines: smaller, then narrower, then lighter, until they fit."""
    font = serif(size)

    def fits() -> bool:
        metrics = QFontMetricsF(font)
        return all(metrics.horizontalAdvance(name) <= room for name in names)

    while font.pixelSize() > SMALLEST and not fits():
        font.setPixelSize(font.pixelSize() - 1)
    for bold, stretch in ((True, 100), (True, 92), (True, 84), (False, 84), (False, 70), (False, 62)):
        font.setBold(bold)
        font.setStretch(stretch)
        if fits():
            break
    return font


def _write(painter: QPainter, rect: QRectF, names: tuple[str, ...], text: str, top: float, unit: float) -> None:
    """The name under the picture, inside the frame; below it the rule if there is one."""
    painter.setPen(colour("ink"))
    size = max(SMALLEST, 11 * unit) if text else _size(unit)
    line = size * (1.12 if len(names) > 1 else 1.2)
    room = 20 * unit if text else rect.height() - (top + 6) * unit
    y = rect.top() + top * unit + (room - line * len(names)) / 2
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip)
    wide = _WIDE * unit
    font = _narrowed(names, size, wide)
    painter.setFont(font)
    for name in names:
        band = QRectF(rect.left() + _LEFT * unit, y, wide, line)
        painter.drawText(band, flags, QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, wide))
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
    return _card(kind, goods_scene(kind), mix(TINTS[kind], "ink", 0.35), name)


def development(kind: str, name: str = "", text: str = "") -> Painter:
    """A development card; from 280 px on its rule is written below the name."""
    return _card(kind, development_scene(kind), mix(CARD_TINTS[kind], "ink", 0.2), name, text)


def award(kind: str, name: str = "", number: str = "2", text: str = "") -> Painter:
    """The card of the longest road or of the largest army, with what it counts for; in a square a small medal."""
    card = _card(kind, development_scene(kind), mix(CARD_TINTS[kind], "ink", 0.2), name, text, number)

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


def piece_card(what: str, name: str = "") -> Painter:
    """A road, settlement or city as a card, with its cost: for the sheet of what there is."""
    return _card(what, piece_scene(what), mix("clay", "ink", 0.3), name)


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
