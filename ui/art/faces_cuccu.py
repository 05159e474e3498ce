"""The faces of Cuccù: twenty cards, the back, the cloth of its table and its emblem."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from ui.art import cuccu_high, cuccu_low, frames, surfaces
from ui.art.cuccu_numerals import NUMERALS, numeral
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import serif
from ui.art.gouges import Gouges, ellipse, smooth
from ui.art.palette import colour
from ui.art.prints import Draw, Scene, print_into

LOW = ("fool", "lion", "mask", "bucket", "zero")
SPECIAL = ("inn", "cat", "horse", "hunter", "cuckoo")
ORDER = (*LOW, *NUMERALS, *SPECIAL)
"""Keys of the twenty cards, lowest first."""

SCENES: dict[str, Draw] = {
    "fool": cuccu_low.fool,
    "lion": cuccu_low.lion,
    "mask": cuccu_low.mask,
    "bucket": cuccu_low.bucket,
    "zero": cuccu_low.zero,
    **{text: numeral(i + 1) for i, text in enumerate(NUMERALS)},
    "inn": cuccu_high.inn,
    "cat": cuccu_high.cat,
    "horse": cuccu_high.horse,
    "hunter": cuccu_high.hunter,
    "cuckoo": cuccu_high.cuckoo,
}
"""Key of a card -> the scene it shows."""

SMALLEST_TYPE, SMALL_CARD_TYPE = 12, 11
"""Pixels: nothing is written smaller where there is room, and nothing at all below the second; a name that does not fit
even so is left out and stands in the panel."""
GAP = 0.5
"""Between value and name, in heights of the type."""


def _frame(key: str) -> tuple[str, str]:
    """Pattern and colour of a card's frame: what kind of card it is."""
    if key in SPECIAL:
        return "rays", "madder"
    if key in LOW:
        return "waves", "slate"
    return "dots", "forest"


def card(key: str, name: str = "", value: str = "") -> Painter:
    """A card: its picture in a frame of its kind, below it value and name (neither: the picture fills the card)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide, high = rect.width(), rect.height()
        outer, inner = wide * 0.032, wide * 0.082
        pattern, tint = _frame(key)
        frames.sheet(painter, rect, look)
        frames.margin(painter, rect, pattern, tint, outer, inner)
        area = rect.adjusted(inner, inner, -inner, -inner)
        band = 0.0
        if (name or value) and wide >= 90:
            band = high * (0.115 if wide >= 140 else 0.125)
        picture = area.adjusted(0, 0, 0, -band)
        print_into(painter, picture, SCENES[key], look, sum(map(ord, key)))
        if band:
            strip = QRectF(area.left(), area.bottom() - band, area.width(), band)
            if wide >= 230 and name:
                _wide_band(painter, strip, wide, name, value, tint)
            else:
                _narrow_band(painter, strip, picture, name, value, tint)

    return paint


def _strip(painter: QPainter, strip: QRectF, wide: float) -> None:
    """The ground that value and name are written on."""
    painter.fillRect(strip, colour("paper"))
    painter.setPen(QPen(colour("ink"), max(0.8, wide * 0.009)))
    painter.drawRect(strip)


def _narrow_band(painter: QPainter, band: QRectF, picture: QRectF, name: str, value: str, tint: str) -> None:
    """Value and name in one line, value first. Where only the name fits, the value stands in the picture's corner,
    unless it is what the picture shows."""
    _strip(painter, band, band.width() / 0.836)
    font, shown, named = _line(name, value, band.width() * 0.95, band.height() * 0.6)
    if shown != value and value not in NUMERALS:
        _tag(painter, picture, value, tint, font)
    metrics = QFontMetricsF(font)
    value_width, name_width = metrics.horizontalAdvance(shown), metrics.horizontalAdvance(named)
    gap = font.pixelSize() * GAP if named and shown else 0.0
    left = band.center().x() - (value_width + gap + name_width) / 2
    rtl = any("\u0590" <= letter <= "\u05ff" for letter in named)
    value_left, name_left = (left + name_width + gap, left) if rtl else (left, left + value_width + gap)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
    painter.setFont(font)
    for text, ink, x, wide in ((shown, tint, value_left, value_width), (named, "ink", name_left, name_width)):
        painter.setPen(colour(ink))
        painter.drawText(QRectF(x, band.top(), wide + 2, band.height()), flags, text)


def _line(name: str, value: str, room: float, largest: float) -> tuple[QFont, str, str]:
    """A type in which value and name fit side by side, else the name, else the value; with what of both is shown."""
    for shown in (value, ""):
        for size in (*range(round(largest), SMALLEST_TYPE, -1), SMALLEST_TYPE, SMALL_CARD_TYPE):
            for stretch in (100,) if size > SMALLEST_TYPE else (100, 95, 90, 85, 80):
                font = serif(size)
                font.setStretch(stretch)
                metrics = QFontMetricsF(font)
                gap = font.pixelSize() * GAP if name and shown else 0.0
                if metrics.horizontalAdvance(shown) + gap + metrics.horizontalAdvance(name) <= room:
                    return font, shown, name
    return serif(largest), value, ""


def _tag(painter: QPainter, picture: QRectF, value: str, tint: str, font: QFont) -> None:
    """A small tag with the value in the upper corner of the picture."""
    wide = QFontMetricsF(font).horizontalAdvance(value) + font.pixelSize() * 0.7
    tag = QRectF(picture.left(), picture.top(), wide, font.pixelSize() * 1.35)
    _strip(painter, tag, picture.width() / 0.836)
    painter.setFont(font)
    painter.setPen(colour(tint))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, value)


def _squeezed(font: QFont, name: str, room: float) -> tuple[QFont, float]:
    """The font narrowed until the name fits, and the name's width; width 0 if it fits at no decent narrowness."""
    for stretch in (95, 90, 85, 80):
        narrow = QFont(font)
        narrow.setStretch(stretch)
        width = QFontMetricsF(narrow).horizontalAdvance(name)
        if width <= room:
            return narrow, width
    return font, 0.0


def _wide_band(painter: QPainter, band: QRectF, wide: float, name: str, value: str, tint: str) -> None:
    """The name in the middle, the value at both ends."""
    _strip(painter, band, wide)
    size = band.height() * 0.62
    while size > SMALLEST_TYPE and QFontMetricsF(serif(size)).horizontalAdvance(name) > band.width() * 0.6:
        size -= 0.5
    font = serif(size)
    if QFontMetricsF(font).horizontalAdvance(name) > band.width() * 0.6:
        font, _ = _squeezed(font, name, band.width() * 0.62)
    painter.setFont(font)
    painter.setPen(colour("ink"))
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, band.width() * 0.64)
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, shown)
    painter.setFont(serif(band.height() * (0.46 if len(value) < 4 else 0.36)))
    painter.setPen(colour(tint))
    inside = band.adjusted(wide * 0.022, 0, -wide * 0.022, 0)
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight):
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | side | Qt.AlignmentFlag.AlignAbsolute, value)


def back() -> Painter:
    """The back of all cards: the cuckoo in a ring on a ground of leaves."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        outer, inner = wide * 0.032, wide * 0.1
        frames.sheet(painter, rect, look)
        frames.margin(painter, rect, "leaves", "madder", outer, inner)
        print_into(painter, rect.adjusted(inner, inner, -inner, -inner), _back_scene, look, 8)

    return paint


def _back_scene(scene: Scene) -> None:
    middle = scene.height / 2
    scene.ground("forest")
    for j in range(-1, int(scene.height / 14) + 2):
        for i in range(-1, 8):
            x, y = i * 16 + (8 if j % 2 else 0), j * 14
            scene.fill(scene.cut([(x, y - 7), (x + 4, y), (x, y + 7), (x - 4, y)], 0.15, 4), "olive")
            scene.gouge(x, y + 5, -90, 10, 1.1)
            scene.dot(x + 8, y, 1.2, "straw")
    scene.dot(50, middle, 36, "ink", 34)
    scene.dot(50, middle, 34.6, "dawn", 32.6)
    scene.sun(50, middle, 15, "gold", 28, "paper", 19, width=1.6)
    scene.painter.save()
    scene.painter.translate(14, middle - 34)
    scene.painter.scale(0.7, 0.7)
    scene.line([(2, 76), (20, 79), (44, 75), (66, 70), (88, 74), (98, 70)], 4.8, "ink", 0, 0)
    for x, y, turn in ((85, 88, 95), (12, 62, -40)):
        scene.oak_leaf(x, y, 18, "forest", "dawn", turn)
    bird = smooth(cuccu_high.CUCKOO)
    scene.outline(bird, 3, "paper")
    scene.fill(bird, "ink")
    for k in range(4):
        for i in range(5):
            scene.gouge(61 - k * 5 - i * 3.2, 41 + k * 3 + i * 4.6, 133, 7, 1.2, "paper", 0.06)
    for i in range(6):
        scene.line([(76 - i * 4.4, 42 + i * 5), (71 - i * 4, 38 + i * 5.6)], 1.2, "paper", 0.2, 0.2)
    scene.dot(78.5, 24.3, 2.2, "gold")
    scene.dot(78.7, 24.3, 1)
    scene.painter.restore()
    scene.outline(ellipse(50, middle, 32.6, 34.6), 1.4)


def emblem() -> Painter:
    """The cuckoo as a small square print: the sign of the game."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        inset = rect.width() * 0.025
        print_into(painter, rect.adjusted(inset, inset, -inset, -inset), cuccu_high.cuckoo, look, 3, frame=4)

    return paint


def felt() -> Painter:
    """The oval cloth: its embroidered rim, and a wreath whose leaves run in the direction of play (anticlockwise)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        x, y = rect.center().x(), rect.center().y()
        rx, ry = rect.width() / 2, rect.height() / 2
        unit = rect.height() / 740
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(7):
            painter.setBrush(colour("shadow", 0.07))
            painter.drawEllipse(QPointF(x + 2 * unit, y + 6 * unit), rx + (14 - i * 3) * unit, ry + (14 - i * 3) * unit)
        surfaces.felt(painter, ellipse(x, y, rx, ry), look)
        marks = Gouges(painter, 6)
        marks.outline(ellipse(x, y, rx, ry), 2.4)
        marks.outline(ellipse(x, y, rx * 0.978, ry * 0.978), 9 * unit, "madder")
        _stitch_rim(marks, x, y, rx * 0.978, ry * 0.978, unit)
        _stitch_wreath(marks, x, y - 26 * unit, rx * 0.33, ry * 0.33, unit)
        with_light = ellipse(x, y, rx + 2, ry + 2)
        painter.save()
        painter.setClipPath(with_light)
        surfaces.light(painter, rect.adjusted(-rx * 0.05, -ry * 0.08, rx * 0.05, ry * 0.08), look)
        painter.restore()

    return paint


def _stitch_rim(marks: Gouges, x: float, y: float, rx: float, ry: float, unit: float) -> None:
    """Straw stitches, slanted by turns, evenly spaced along the rim."""
    count = 132
    for i in range(count):
        angle = i * 2 * math.pi / count
        slant = math.degrees(math.atan2(math.cos(angle) * ry, -math.sin(angle) * rx)) + (35 if i % 2 else -35)
        turn = math.radians(slant)
        left = x + math.cos(angle) * rx - math.cos(turn) * 4.5 * unit
        marks.gouge(left, y + math.sin(angle) * ry - math.sin(turn) * 4.5 * unit, slant, 9 * unit, 2.4 * unit, "straw")


def _stitch_wreath(marks: Gouges, x: float, y: float, rx: float, ry: float, unit: float) -> None:
    count = 40
    for i in range(count):
        angle = -i * 2 * math.pi / count
        u, v = x + math.cos(angle) * rx, y + math.sin(angle) * ry
        along = math.degrees(math.atan2(-math.cos(angle) * ry, math.sin(angle) * rx))
        marks.gouge(u, v, along + 32, 15 * unit, 4.6 * unit, colour("moss", 0.75), 0.1)
        marks.gouge(u, v, along - 32, 15 * unit, 4.6 * unit, colour("moss", 0.55), -0.1)
    for quarter in range(4):
        angle = quarter * math.pi / 2 + math.pi / 4
        u, v = x + math.cos(angle) * rx, y + math.sin(angle) * ry
        for radius, tint in ((6.5, "felt"), (5, "madder"), (2, "straw")):
            marks.dot(u, v, radius * unit, tint)


PAINTERS = {
    "card": Entry(card, stand_in=surfaces.plain_paper),
    "back": Entry(back, stand_in=surfaces.plain_paper),
    "emblem": Entry(emblem, stand_in=surfaces.plain_paper),
    "felt": Entry(felt, bleed=0.04, stand_in=surfaces.plain_felt, two_tone=True),
}
"""The faces of this room."""
