"""What stands on every table: signs, plates, candles, the dealer's disc, the pack, places, rings, arrows, stamps."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from ui.art import surfaces
from ui.art.cuccu_high import CUCKOO
from ui.art.face import Entry, Face, Look, Painter, painter_of
from ui.art.fonts import sans, serif
from ui.art.glyphs import placed
from ui.art.gouges import Gouges, ellipse, moved, pen, points, ring, rounded, smooth
from ui.art.palette import SEATS, colour

RINGS = {"can": ("gold", 3.0), "last": ("madder", 3.0), "lost": ("madder", 4.5), "focus": ("snow", 3.0)}
"""Kind of a ring -> its colour and width: can be done now, last move, lost a life, keyboard focus."""


def wood() -> Painter:
    """The table: walnut under the lamp."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        surfaces.wood(painter, rect, look)
        surfaces.light(painter, rect, look)

    return paint


def sign_shape(seat: int, x: float, y: float, size: float) -> QPainterPath:
    """The outline of a player's sign: lozenge, circle, leaf or triangle."""
    shape, radius = SEATS[seat][1], size / 2
    path = QPainterPath()
    corners: tuple[tuple[float, float], ...]
    if shape == "lozenge":
        corners = ((0, -1), (0.86, 0), (0, 1), (-0.86, 0))
    elif shape == "triangle":
        corners = ((0, -1), (1, 0.8), (-1, 0.8))
    elif shape == "circle":
        path.addEllipse(QPointF(x, y), radius * 0.88, radius * 0.88)
        return path
    else:
        path.moveTo(x - radius, y + radius * 0.9)
        path.quadTo(x - radius * 0.9, y - radius * 0.9, x + radius, y - radius)
        path.quadTo(x + radius * 0.8, y + radius * 0.8, x - radius, y + radius * 0.9)
        return path
    path.addPolygon(QPolygonF([QPointF(x + u * radius, y + v * radius) for u, v in corners]))
    path.closeSubpath()
    return path


def draw_sign(painter: QPainter, seat: int, x: float, y: float, size: float, line: str = "ink") -> None:
    """A player's sign, ``size`` high: colour, shape and hatching say the same; ``line`` colours its outline."""
    tint, _, angle = SEATS[seat]
    path = sign_shape(seat, x, y, size)
    painter.fillPath(path, colour(tint))
    Gouges(painter).hatch(path, "paper", size * 0.26, angle, size * 0.07, 1)
    painter.strokePath(path, pen(line, max(1.0, size * 0.07)))


def sign(seat: int) -> Painter:
    """A player's sign alone; on dark ground its outline is light."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.92
        draw_sign(painter, seat, rect.center().x(), rect.center().y(), size, "paper" if look.dark else "ink")

    return paint


def fitted(painter: QPainter, font: QFont, text: str, room: float, smallest: float = 12) -> str:
    """Sets the font, smaller, then narrower until the text fits ``room``; returns the text, cut if it never does."""
    size = font.pixelSize()
    while size > smallest and QFontMetricsF(font).horizontalAdvance(text) > room:
        size -= 1
        font.setPixelSize(size)
    for stretch in (92, 84, 77):
        if QFontMetricsF(font).horizontalAdvance(text) > room:
            font.setStretch(stretch)
    painter.setFont(font)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def plate(seat: int, name: str, note: str = "", active: bool = False, rtl: bool = False) -> Painter:
    """A player's name plate: a strip of paper, ochre while it is his turn; ``note`` is the smaller second line."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        unit = high / 46
        surfaces.paper(painter, rounded(rect, 5 * unit), look, "ochre" if active else "paper", edge=0)
        painter.strokePath(rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 5 * unit), pen("ink", 1.4 * unit))
        inner = rect.adjusted(3.5 * unit, 3.5 * unit, -3.5 * unit, -3.5 * unit)
        painter.strokePath(rounded(inner, 3 * unit), pen(colour("ink", 0.3), 0.8 * unit))
        near = rect.right() - high * 0.52 if rtl else rect.left() + high * 0.52
        draw_sign(painter, seat, near, rect.center().y(), high * 0.56)
        text = rect.adjusted(high * 0.95, 0, -8 * unit, 0)
        if rtl:
            text = rect.adjusted(8 * unit, 0, -high * 0.95, 0)
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(colour("ink"))
        upper = text.adjusted(0, 4 * unit, 0, -high * 0.45) if note else text
        painter.drawText(upper, flags, fitted(painter, serif(15 * unit), name, text.width()))
        if note:
            painter.setPen(colour("ink" if active else "soft"))
            lower = text.adjusted(0, high * 0.5, 0, -4 * unit)
            painter.drawText(lower, flags, fitted(painter, sans(max(12.0, 12.5 * unit)), note, text.width()))

    return paint


def candle(lit: bool) -> Painter:
    """A life: a candle in a tin dish; spent, a stub with a thread of smoke. The glow goes beyond the rectangle."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height() / 1.38
        draw_candle(painter, rect.center().x(), rect.bottom() - high * 0.19, high, lit)

    return paint


def _glow(painter: QPainter, x: float, y: float, radius: float) -> None:
    """A candle's light: a bell of many stops, so that no ring is seen where lights overlap."""
    glow = QRadialGradient(QPointF(x, y), radius)
    for step in range(13):
        far = step / 12
        strength = max(0.0, math.exp(-(far**2) * 5.2) - math.exp(-5.2))
        glow.setColorAt(far, colour("#FFD583", 0.38 * strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def draw_candle(painter: QPainter, x: float, y: float, high: float, lit: bool) -> None:
    """A candle whose dish stands at (x, y); ``high`` is from the dish to the wick's foot and a third more."""
    marks = Gouges(painter, 7)
    wide = high * 0.34
    if lit:
        _glow(painter, x, y - high * 1.02, high * 1.35)
    for tint, dx, dy, rx, ry in (
        (colour("shadow", 0.35), 2, 0.07, 1.15, 0.17),
        (colour("ink"), 0, 0, 1.1, 0.17),
        (colour("stone") if lit else colour("#5E584F"), 0, -0.02, 1.0, 0.135),
    ):
        painter.setBrush(tint)
        painter.drawEllipse(QPointF(x + dx * high / 46, y + high * dy), wide * rx, high * ry)
    tall = high * (0.72 if lit else 0.3)
    wax = rounded(QRectF(x - wide / 2, y - tall, wide, tall), wide * 0.2)
    wax.addEllipse(QPointF(x, y - high * 0.01), wide / 2, wide * 0.2)
    wax.setFillRule(Qt.FillRule.WindingFill)
    wax = wax.simplified()
    painter.fillPath(wax, colour("snow" if lit else "line"))
    painter.strokePath(wax, pen("ink", max(1.0, high * 0.035)))
    for k in range(4):
        left, top = x + wide * (0.12 + 0.09 * k), y - tall * 0.9 + k * high / 46
        marks.gouge(left, top, 90, tall * (0.75 - 0.1 * k), high * 0.022, "soft")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("straw" if lit else "stone"))
    painter.drawEllipse(QPointF(x, y - tall), wide * 0.46, wide * 0.17)
    wick = [(x, y - tall), (x + high * 0.01, y - tall - high * 0.08), (x, y - tall - high * 0.12)]
    marks.line(wick, high * 0.045, "ink", 0, 0.2)
    if lit:
        flame = points("0,-0.46 0.085,-0.2 0,-0.06 -0.085,-0.2")
        outer = moved(smooth(flame), x, y - tall, scale=high)
        painter.fillPath(outer, colour("ochre"))
        painter.strokePath(outer, pen("madder", max(0.8, high * 0.025)))
        inner = points("0,-0.32 0.04,-0.17 0,-0.09 -0.04,-0.17")
        painter.fillPath(moved(smooth(inner), x, y - tall, scale=high), colour("snow"))
    else:
        smoke = [(x + u * high, y - tall - v * high) for u, v in points("0,0.14 0.07,0.3 -0.04,0.46 0.05,0.66")]
        marks.line(smoke, high * 0.05, colour("mist", 0.55), 0.2, 0.6)


def dealer() -> Painter:
    """The dealer's disc: an ochre counter with the cuckoo."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.9
        x, y = rect.center().x(), rect.center().y() - size * 0.02
        painter.fillPath(ellipse(x + size * 0.03, y + size * 0.07, size / 2), colour("shadow", 0.4))
        painter.fillPath(ellipse(x, y, size / 2), colour("ink"))
        painter.fillPath(ellipse(x, y, size * 0.46), colour("ochre"))
        marks = Gouges(painter)
        for i in range(20):
            turn = math.radians(i * 18)
            left, top = x + math.cos(turn) * size * 0.37, y + math.sin(turn) * size * 0.37
            marks.gouge(left, top, i * 18, size * 0.07, size * 0.035, "ink")
        painter.save()
        painter.translate(x - size * 0.28, y - size * 0.29)
        painter.scale(size / 185, size / 185)
        painter.fillPath(smooth(CUCKOO), colour("ink"))
        marks.line([(20, 88), (50, 76), (92, 74)], 5)
        for i in range(5):
            marks.gouge(62 - i * 5, 44 + i * 6, 133, 10, 2.2, "ochre")
        marks.dot(78, 24, 2.6, "ochre")
        painter.restore()

    return paint


def draw_sheets(painter: QPainter, rect: QRectF, sheets: int) -> None:
    """So many sheets of paper under a card of this size, with their shadow."""
    unit = rect.width() / 100
    for i in range(sheets, 0, -1):
        under = rect.translated(i * 0.3 * unit, i * 1.15 * unit)
        if i == sheets:
            surfaces.shadow(painter, under, 5 * unit, 9 * unit, 0.5)
        sheet = rounded(under, rect.width() * 0.045)
        painter.fillPath(sheet, colour("paper" if i % 2 else "line"))
        painter.strokePath(sheet, pen(colour("soft", 0.7), 0.7 * unit))


def pack(sheets: int, room: str = "cuccu") -> Painter:
    """A pack of cards: the back of a room's cards over so many sheets (ten at most), with its shadow."""
    sheets = min(10, sheets)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_sheets(painter, rect, sheets)
        painter_of(Face(room, "back"))(painter, rect, look)

    return paint


def count(text: str) -> Painter:
    """A number in paper colour on ink."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.fillPath(rounded(rect, rect.height() * 0.32), colour("ink"))
        painter.setPen(colour("paper"))
        font = sans(rect.height() * 0.68, bold=True)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, fitted(painter, font, text, rect.width() * 0.92, 11))
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def place(legal: bool) -> Painter:
    """An empty place for a card, stitched on the cloth: gold if one may be laid there now."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 118
        stitches = QPen(colour("gold" if legal else "straw", 0.95 if legal else 0.45), 1.9 * unit)
        stitches.setCapStyle(Qt.PenCapStyle.RoundCap)
        stitches.setDashPattern([4, 3.4])
        path = rounded(rect.adjusted(unit, unit, -unit, -unit), 7 * unit)
        painter.fillPath(path, colour("ink", 0.10))
        painter.strokePath(path, stitches)

    return paint


def ring_round(kind: str) -> Painter:
    """A ring round something of the rectangle's size, outside it: what can be done now, what was done last."""
    tint, width = RINGS[kind]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        away = width * (2.4 if kind == "focus" else 1)
        radius = min(rect.width(), rect.height()) * 0.05 + away
        path = rounded(rect.adjusted(-away, -away, away, away), radius)
        surfaces.carved_outline(painter, path, tint, width)
        if kind == "focus":
            dashes = QPen(colour("ink"), width * 0.5)
            dashes.setDashPattern([3, 5])
            painter.strokePath(path, dashes)

    return paint


def arrow(x0: int, y0: int, xc: int, yc: int, x1: int, y1: int, weight: int = 0) -> Painter:
    """A stitched arrow from (x0, y0) bent by (xc, yc) to (x1, y1), in thousandths of the rectangle; `weight`: its width
    in thousandths of the rectangle's diagonal, 0 for one that suits its length."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        ends = [(rect.left() + u * rect.width() / 1000, rect.top() + v * rect.height() / 1000)
                for u, v in ((x0, y0), (xc, yc), (x1, y1))]  # fmt: skip
        (ax, ay), (bx, by), (cx, cy) = ends

        def at(t: float) -> QPointF:
            s = 1 - t
            return QPointF(s * s * ax + 2 * s * t * bx + t * t * cx, s * s * ay + 2 * s * t * by + t * t * cy)

        length = math.hypot(bx - ax, by - ay) + math.hypot(cx - bx, cy - by)
        width = min(12.0, max(3.0, length * 0.0165))
        if weight:
            width = weight / 1000 * math.hypot(rect.width(), rect.height())
        dashes = max(5, round(length / width / 6.4))
        for tint, wide in ((colour("ink", 0.45), width * 1.75), (colour("gold"), width)):
            painter.setPen(pen(tint, wide))
            for i in range(dashes):
                painter.drawLine(at(i / dashes + 0.012), at((i + 0.62) / dashes))
        before, tip = at(0.93), at(1)
        turn = math.degrees(math.atan2(tip.y() - before.y(), tip.x() - before.x()))
        head = QPainterPath()
        corners = points("0.45,0 -3.45,2.3 -2.4,0 -3.45,-2.3")
        head.addPolygon(QPolygonF([QPointF(u, v) for u, v in corners]))
        head.closeSubpath()
        head = moved(head, tip.x(), tip.y(), turn, width)
        painter.strokePath(head, pen(colour("ink", 0.5), width * 0.9))
        painter.fillPath(head, colour("gold"))
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def stamp(icon: str) -> Painter:
    """A round madder stamp with a glyph: a refusal, a skip, an exchange undone."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.96
        x, y = rect.center().x(), rect.center().y()
        edge = []
        for i in range(36):
            radius = size * (0.5 if i % 2 else 0.462)
            edge.append((x + math.cos(i * math.pi / 18) * radius, y + math.sin(i * math.pi / 18) * radius))
        marks = Gouges(painter, 3)
        marks.fill(smooth(edge), "madder")
        marks.outline(smooth(edge), size * 0.025)
        marks.outline(ring(x, y, size * 0.4), size * 0.022, colour("paper", 0.8))
        painter.fillPath(placed(icon, x, y, size * 0.52).cuts, colour("paper"))

    return paint


def slip() -> Painter:
    """A slip of paper with an ink rule: what a notice is written on."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = QPainterPath()
        path.addRect(rect)
        surfaces.paper(painter, path, look)
        inset = min(7.0, rect.height() * 0.08)
        painter.setPen(QPen(colour("ink"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def hint() -> Painter:
    """The pin of a hint: its point is at the middle of the lower edge, a bulb is in its head."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius, x, tip = rect.width() * 0.44, rect.center().x(), rect.bottom() - 1
        y = rect.top() + radius + 1.5
        path = QPainterPath(QPointF(x, tip))
        path.cubicTo(x - radius * 0.2, tip - radius * 0.9, x - radius, y + radius * 0.75, x - radius, y)
        path.arcTo(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 180, -180)
        path.cubicTo(x + radius, y + radius * 0.75, x + radius * 0.2, tip - radius * 0.9, x, tip)
        painter.strokePath(path, pen("ink", 3.4))
        painter.strokePath(path, pen("snow", 2.2))
        painter.fillPath(path, colour("madder"))
        painter.fillPath(ellipse(x, y, radius * 0.74), colour("snow"))
        painter.fillPath(placed("light-bulb", x, y, radius * 1.16).cuts, colour("ink"))

    return paint


PAINTERS = {
    "wood": Entry(wood, stand_in=surfaces.plain_wood, two_tone=True),
    "candle": Entry(candle, bleed=0.9),
    "sign": Entry(sign, two_tone=True),
    "plate": Entry(plate, stand_in=surfaces.plain_paper),
    "dealer": Entry(dealer),
    "pack": Entry(pack, bleed=0.24, stand_in=surfaces.plain_paper),
    "count": Entry(count),
    "place": Entry(place),
    "ring": Entry(ring_round, rim=14),
    "arrow": Entry(arrow, rim=24),
    "stamp": Entry(stamp),
    "hint": Entry(hint, rim=3),
    "slip": Entry(slip, stand_in=surfaces.plain_paper),
}
"""The faces of this room."""
