"""The table of The Four Groves: indigo cloth, the straw lane of the Provinces, phases, honor, the Imperial Favor."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QRadialGradient

from ui.art import surfaces
from ui.art.clans_arms import fan
from ui.art.clans_frames import SMALLEST_TYPE, write_line
from ui.art.clans_marks import draw_number, mon_disc
from ui.art.clans_pictures import draw_print
from ui.art.clans_press import Block, drawn
from ui.art.cuts import chance, polygon
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import draw_sign
from ui.art.gouges import clipped, ellipse, pen, rounded
from ui.art.palette import SEATS, colour

INDIGO, HERI, STRAW = "#29324A", "#1D2438", "#B29C62"
"""The cloth, the dark edging of the lane, the straw of the lane."""

LEAST_HONOR, MOST_HONOR = -20, 40
"""The ends of the honor scroll's scale: who gets there loses, or may win."""


def unit_of(rect: QRectF, wide: float, high: float) -> float:
    """How large a face is by its nominal size."""
    return min(rect.width() / wide, rect.height() / high)


# -- grounds ----------------------------------------------------------------------------------------------------------


def cloth() -> Painter:
    """The table: indigo cloth stitched with overlapping circles, a walnut edge, the low lamp."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = unit_of(rect, 1150, 800)
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, colour("#1E2538" if look.dark else INDIGO))
        stitches = pen(colour("#5C6A96", 0.2), 1)
        stitches.setDashPattern([3, 2.2])
        painter.setPen(stitches)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        step = 22 * unit
        for row in range(int(rect.height() / step) + 2):
            for place in range(int(rect.width() / step) + 2):
                at = QPointF(rect.left() + place * step, rect.top() + row * step)
                painter.drawEllipse(at, step * 0.72, step * 0.72)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QPainterPath()
        whole.addRect(rect)
        surfaces.textured(painter, whole, surfaces.felt_tile(), 0.5 * look.grain / 50)
        _edge(painter, rect, 10 * unit, unit, look)
        _lamp(painter, rect, look)
        painter.restore()

    return paint


def _edge(painter: QPainter, rect: QRectF, deep: float, unit: float, look: Look) -> None:
    """The walnut frame round the cloth."""
    outer, inner = QPainterPath(), QPainterPath()
    outer.addRect(rect)
    inner.addRect(rect.adjusted(deep, deep, -deep, -deep))
    with clipped(painter, outer.subtracted(inner)):
        painter.fillRect(rect, colour("walnut2" if look.dark else "walnut"))
        dice = chance("edge")
        for _ in range(int((rect.width() + rect.height()) / (4 * unit))):
            x, y = dice.uniform(rect.left(), rect.right()), dice.uniform(rect.top(), rect.bottom())
            lying = dice.random() < 0.5
            side = dice.choice((0, 1))
            if lying:
                y = rect.top() + dice.uniform(0, deep) if side else rect.bottom() - dice.uniform(0, deep)
                painter.fillRect(QRectF(x, y, 60 * unit, 0.8), colour("walnut2", 0.5))
            else:
                x = rect.left() + dice.uniform(0, deep) if side else rect.right() - dice.uniform(0, deep)
                painter.fillRect(QRectF(x, y, 0.8, 60 * unit), colour("walnut2", 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour("#000000", 0.5), 2 * unit))
    painter.drawRect(rect.adjusted(deep, deep, -deep, -deep))
    painter.setPen(Qt.PenStyle.NoPen)


def _lamp(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The low lamp over the middle; in the dark all is deeper."""
    centre = QPointF(rect.left() + rect.width() * 0.5, rect.top() + rect.height() * 0.46)
    light = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.68)
    light.setColorAt(0, colour("#FFE2AA", 0.13))
    light.setColorAt(0.45, colour("#FFE2AA", 0.03))
    light.setColorAt(1, colour("#080503", 0.62 if look.dark else 0.5))
    painter.fillRect(rect, light)
    if look.dark:
        painter.fillRect(rect, colour("#0A0604", 0.18))


def draw_straw(painter: QPainter, rect: QRectF, unit: float, look: Look) -> None:
    """Woven straw: rushes along, bound by threads."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, colour("#8E7C4D" if look.dark else STRAW))
    dice = chance("straw")
    grain = 0.4 + 0.6 * min(1.0, look.grain / 50)
    y = rect.top()
    while y < rect.bottom():
        shade, shine = colour("#6F6338", (0.16 + 0.16 * dice.random()) * grain), colour("#D8CB93", 0.2 * dice.random())
        painter.fillRect(QRectF(rect.left(), y, rect.width(), unit), shade)
        painter.fillRect(QRectF(rect.left(), y + 1.4 * unit, rect.width(), 0.7 * unit), shine)
        y += 3 * unit
    x = rect.left()
    while x < rect.right():
        painter.fillRect(QRectF(x, rect.top(), 1, rect.height()), colour("#5E5430", 0.18 * grain))
        x += 11 * unit
    painter.restore()


def draw_edging(painter: QPainter, rect: QRectF, unit: float) -> None:
    """The dark cloth along straw, with gold lozenges."""
    painter.fillRect(rect, colour(HERI))
    half = rect.height() / 2
    x = rect.left() + 12 * unit
    while x < rect.right() - 6 * unit:
        lozenge = drawn("M-1,0 L0,-0.6 1,0 0,0.6 Z", x, rect.center().y(), 5 * unit, half)
        painter.fillPath(lozenge, colour("gold", 0.55))
        x += 26 * unit


def lane() -> Painter:
    """The straw lane the Provinces lie on, edged with dark cloth."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = max(0.6, rect.height() / 308)
        draw_straw(painter, rect, unit, look)
        deep = min(9 * unit, rect.height() * 0.08)
        for top in (rect.top(), rect.bottom() - deep):
            draw_edging(painter, QRectF(rect.left(), top, rect.width(), deep), unit)

    return paint


def province(state: str = "") -> Painter:
    """The mat of a Province: "legal" it may be chosen, "attacked"; "broken": nothing but a torn banner stands."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = unit_of(rect, 174, 120)
        path = rounded(rect, 5 * unit)
        inset = rounded(rect.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit), 4 * unit)
        if state == "broken":
            draw_print(painter, rect.adjusted(8 * unit, 6 * unit, -8 * unit, -6 * unit), _ruin, "ruin", Look(grain=0))
            dashes = pen(colour("#3A3420", 0.65), 1.4 * unit)
            dashes.setDashPattern([4, 3])
            painter.strokePath(inset, dashes)
            return
        painter.fillPath(path, colour("madder" if state == "attacked" else "#3A3420", 0.36))
        dashes = pen(colour("gold" if state == "legal" else "paper", 0.95 if state == "legal" else 0.4), unit)
        dashes.setWidthF(2.4 * unit if state == "legal" else 1.1 * unit)
        dashes.setDashPattern([4, 3])
        painter.strokePath(inset, dashes)

    return paint


def _ruin(block: Block) -> None:
    """What is left of a Province."""
    for x in (20, 34, 52, 66):
        block.gouge(x, block.high * 0.92, x + 16, block.high * 0.7, 1.6, "#3A3420")
    block.glyph("tattered-banner", 50, block.high * 0.45, block.high * 0.62, "#4A4226")


def slot() -> Painter:
    """The place of a Region."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        dots = pen(colour("paper", 0.3), max(1.0, rect.width() / 78))
        dots.setDashPattern([1, 3])
        painter.strokePath(rounded(rect.adjusted(1, 1, -1, -1), rect.width() * 0.04), dots)

    return paint


def home(seat: int) -> Painter:
    """A faint cloth under a home: the seat's colour on the indigo."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect, 6)
        painter.fillPath(path, colour(SEATS[seat][0], 0.1))
        stitches = pen(colour("paper", 0.12), 1)
        stitches.setDashPattern([4, 4])
        painter.strokePath(rounded(rect.adjusted(2, 2, -2, -2), 5), stitches)

    return paint


def place(kind: str = "", legal: bool = False) -> Painter:
    """A stitched empty place: gold if something may be put there now."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        width = 2.4 if legal else 1.2
        stitches = pen(colour("gold" if legal else "straw", 0.95 if legal else 0.4), width)
        stitches.setDashPattern([4, 3.4] if legal else [5, 5])
        path = rounded(rect.adjusted(width, width, -width, -width), 5)
        painter.fillPath(path, colour("gold" if legal else "ink", 0.1))
        painter.strokePath(path, stitches)

    return paint


# -- honor and the Favor ----------------------------------------------------------------------------------------------


def honor_y(height: float, honor: int) -> float:
    """Where an amount of honor stands on a scroll so high: the middle of a tag, from the scroll's top."""
    unit = height / 768
    top, bottom = 54 * unit, height - 48 * unit
    bounded = max(LEAST_HONOR, min(MOST_HONOR, honor))
    return bottom - (bounded - LEAST_HONOR) / (MOST_HONOR - LEAST_HONOR) * (bottom - top)


def covered(honors: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the scale that tags for these amounts of honor lie over."""
    bounded = [max(LEAST_HONOR, min(MOST_HONOR, honor)) for honor in honors]
    tenths = range(LEAST_HONOR, MOST_HONOR + 1, 10)
    return tuple(tenth for tenth in tenths if any(abs(honor - tenth) <= 1 for honor in bounded))


def honor(*left_out: int) -> Painter:
    """The hanging scroll both families' honor is read from: a clear sky at its head, a storm at its foot.

    ``left_out``: numbers that a tag would lie over are not on its scale, for their rest could be misread.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 768
        sheet = rect.adjusted(6 * unit, 8 * unit, -6 * unit, -8 * unit)
        painter.fillRect(sheet.translated(3 * unit, 4 * unit), colour("#000000", 0.3))
        painter.fillRect(sheet, colour("#7A2F28"))
        page = sheet.adjusted(6 * unit, 22 * unit, -6 * unit, -22 * unit)
        painter.fillRect(page, colour("shade"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("gold", 1.2 * unit))
        painter.drawRect(page.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit))
        painter.setPen(Qt.PenStyle.NoPen)
        head, foot = 84 * unit, 70 * unit
        draw_print(painter, QRectF(page.left(), page.top(), page.width(), head), _clear, "clear", look)
        draw_print(painter, QRectF(page.left(), page.bottom() - foot, page.width(), foot), _storm, "storm", look)
        for y in (sheet.top(), sheet.bottom()):
            rod = rounded(QRectF(sheet.left() - 6 * unit, y - 6 * unit, sheet.width() + 12 * unit, 12 * unit), 5 * unit)
            painter.fillPath(rod, colour("#5A3A22"))
            painter.strokePath(rod, pen("ink", 1))
        _scale(painter, rect, page, unit, left_out)

    return paint


def _scale(painter: QPainter, rect: QRectF, page: QRectF, unit: float, left_out: Sequence[int]) -> None:
    """Ticks at both sides, and every tenth number that is not left out."""
    for amount in range(LEAST_HONOR, MOST_HONOR + 1):
        y = rect.top() + honor_y(rect.height(), amount)
        tenth = amount % 10 == 0
        long = (5 if tenth else 7 if amount % 5 == 0 else 4) * unit
        line = pen("ink" if tenth else "line", (1.8 if tenth else 1) * unit)
        painter.setPen(line)
        painter.drawLine(QPointF(page.left() + 2 * unit, y), QPointF(page.left() + 2 * unit + long, y))
        painter.drawLine(QPointF(page.right() - 2 * unit, y), QPointF(page.right() - 2 * unit - long, y))
        if tenth and amount not in left_out:
            text = str(amount)
            draw_number(painter, text, page.center().x(), y, max(SMALLEST_TYPE, 15 * unit), "ink", "shade")
    painter.setPen(Qt.PenStyle.NoPen)


def _clear(block: Block) -> None:
    block.sky("dawn", 50, 0.4, 22)
    block.ridge(block.high * 0.8, 26, "slate", cap="snow")


def _storm(block: Block) -> None:
    block.sky("storm")
    block.fall("rain", 30)
    block.ridge(block.high * 0.7, 24, "#3A3633")


def honor_tag(seat: int, amount: int, leads: bool = False, side: str = "") -> Painter:
    """A family's honor as a tag that points at the scroll, from the right (seat 0) or the left; a fan if it leads."""
    from_left = side == "left" or (not side and seat == 1)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 22
        tip, high = 8 * unit, 19 * unit
        top, bottom = rect.center().y() - high / 2, rect.center().y() + high / 2
        far, near = rect.left() + 1.5 * unit, rect.right() - 1.5 * unit
        corners = [(far, top), (near - tip, top), (near, rect.center().y()), (near - tip, bottom), (far, bottom)]
        if not from_left:
            corners = [(rect.left() + rect.right() - x, y) for x, y in corners]
        shape = polygon(corners)
        painter.fillPath(shape.translated(unit, 2 * unit), colour("#000000", 0.35))
        painter.fillPath(shape, colour(SEATS[seat][0]))
        painter.strokePath(shape, pen("gold" if leads else "paper", (2.2 if leads else 1.4) * unit))
        x = rect.center().x() + (-3 if from_left else 3) * unit
        text = str(amount)
        outer = rect.left() + 11 * unit if from_left else rect.right() - 11 * unit
        inner = x + (8 * unit if from_left else -8 * unit)
        if leads:
            small = drawn(
                "M0,0.75 L-0.9,-0.35 Q-0.5,-0.8 0,-0.85 Q0.5,-0.8 0.9,-0.35 Z",
                outer,
                rect.center().y(),
                7 * unit,
                8 * unit,
            )
            painter.fillPath(small, colour("gold"))
            painter.strokePath(small, pen("ink", 0.8 * unit))
        else:
            draw_sign(painter, seat, outer, rect.center().y(), 11 * unit, "paper")
        draw_number(painter, text, inner, rect.center().y(), max(SMALLEST_TYPE, 15 * unit), "snow")

    return paint


def favor(seat: int) -> Painter:
    """The Imperial Favor: a golden fan with the sign of who holds it; nobody's (-1) is folded away in shade."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height())
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        if seat < 0:
            painter.setOpacity(0.5)
        draw_print(painter, square, _favor, "favor", look)
        painter.setOpacity(1.0)
        if seat >= 0:
            draw_sign(
                painter, seat, square.center().x() + side * 0.34, square.center().y() + side * 0.3, side * 0.22, "paper"
            )

    return paint


def _favor(block: Block) -> None:
    fan(block, 50, 84, 66, "gold", -160, -20)
    block.fill(ellipse(50, 40, 11), "madder", 0.2)
    for i in range(9):
        turn = math.radians(-160 + 17.5 * i)
        block.gouge(
            50 + 46 * math.cos(turn),
            84 + 46 * math.sin(turn),
            50 + 62 * math.cos(turn),
            84 + 62 * math.sin(turn),
            0.8,
            "#A4741C",
        )
    block.shape(ellipse(50, 84, 5), "#6B3B22", 1.5)


# -- players ----------------------------------------------------------------------------------------------------------


def plate(seat: int, name: str, clan: str, note: str = "", active: bool = False, rtl: bool = False) -> Painter:
    """A player's slip: emblem of the clan, sign, name, and a note (cards in hand, gold)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        path = rounded(rect, high * 0.14)
        surfaces.paper(painter, path, look, "ochre" if active else "paper", edge=0)
        painter.strokePath(rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), high * 0.14), pen("ink", max(1.0, high * 0.04)))
        x = rect.right() - high * 0.52 if rtl else rect.left() + high * 0.52
        mon_disc(painter, clan, x, rect.center().y(), high * 0.36)
        step = -high * 0.78 if rtl else high * 0.78
        draw_sign(painter, seat, x + step, rect.center().y(), high * 0.5)
        area = rect.adjusted(high * 0.2, 0, -high * 1.75, 0) if rtl else rect.adjusted(high * 1.75, 0, -high * 0.2, 0)
        note_font = sans(max(SMALLEST_TYPE, high * 0.44))
        width = QFontMetricsF(note_font).horizontalAdvance(note) + (8 if note else 0)
        if width > area.width() * 0.55:
            width = 0.0
        room = area.adjusted(width, 0, 0, 0) if rtl else area.adjusted(0, 0, -width, 0)
        write_line(painter, name, room, serif(max(SMALLEST_TYPE, high * 0.5)), "ink", rtl)
        if width:
            write_line(painter, note, area, note_font, "ink" if active else "soft", not rtl)

    return paint


def header(seat: int, name: str, clan: str = "", active: bool = False, rtl: bool = False) -> Painter:
    """A player's sign and name on nothing, for a corner of the table."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        x = rect.right() - high * 0.5 if rtl else rect.left() + high * 0.5
        draw_sign(painter, seat, x, rect.center().y(), high * 0.78, "paper")
        area = rect.adjusted(0, 0, -high * 1.1, 0) if rtl else rect.adjusted(high * 1.1, 0, 0, 0)
        font = serif(max(SMALLEST_TYPE, high * 0.62))
        write_line(painter, name, area, font, "gold" if active else "snow", rtl)

    return paint


PAINTERS = {
    "cloth": Entry(cloth, two_tone=True),
    "lane": Entry(lane, two_tone=True),
    "province": Entry(province),
    "slot": Entry(slot),
    "home": Entry(home),
    "place": Entry(place),
    "honor": Entry(honor, rim=8),
    "honor_tag": Entry(honor_tag, rim=4),
    "favor": Entry(favor),
    "plate": Entry(plate, stand_in=surfaces.plain_paper),
    "header": Entry(header),
}
"""The faces of the table."""
