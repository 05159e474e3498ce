"""The strip of The Four Groves between the Provinces: whose turn it is, the phases, the number of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui.art.clans_frames import SMALLEST_TYPE, write_line
from ui.art.clans_table import HERI
from ui.art.cuts import polygon
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import draw_sign, fitted
from ui.art.gouges import pen
from ui.art.palette import colour

TIP = 9.0
"""How long the tip of a phase's arrow is, by 36 of the strip's height."""
HEAD, TAIL = 200.0, 92.0
"""Room for whose turn it is, where there is enough, and at least for its number, by 36 of the strip's height."""


def phases(active: int, who: str, turn: str, *rest: str | int | bool) -> Painter:
    """The strip between the Provinces: whose turn, the phases with the present one, the number of the turn.

    ``rest``: six names, then optionally whether it reads from the right, then the seat whose sign stands there.
    """
    names = [str(word) for word in rest[:6]]
    rtl = bool(rest[6]) if len(rest) > 6 else False
    seat = int(rest[7]) if len(rest) > 7 else -1

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 36
        painter.fillRect(rect, colour(HERI))
        for y in (rect.top(), rect.bottom() - 1.4 * unit):
            painter.fillRect(QRectF(rect.left(), y, rect.width(), 1.4 * unit), colour("gold", 0.6))
        first, last = serif(max(SMALLEST_TYPE, 16 * unit)), serif(max(SMALLEST_TYPE, 14 * unit), False)
        sign, gap = 30 * unit if seat >= 0 else 0.0, 10 * unit
        px = max(SMALLEST_TYPE, 13.5 * unit)
        edges = 1.8 * TIP * unit
        # What is said at both ends has the room it needs; the head has more where the phases leave it some.
        tail = max(TAIL * unit, min(QFontMetricsF(last).horizontalAdvance(turn) + 1.6 * gap, 0.14 * rect.width()))
        side = sign + min(QFontMetricsF(first).horizontalAdvance(who) + 2.4 * gap, 0.24 * rect.width())
        free = rect.width() - tail - 6 * (max(_widths(names, px), default=0.0) + edges + 1)
        side = max(side, min(HEAD * unit, free))
        head = QRectF(rect.left() + gap, rect.top(), side - 1.6 * gap, rect.height())
        foot = QRectF(rect.right() - tail + 0.2 * gap, rect.top(), tail - gap, rect.height())
        if rtl:
            head.moveRight(rect.right() - gap)
            foot.moveLeft(rect.left() + 0.8 * gap)
        if seat >= 0:
            x = head.right() - 12 * unit if rtl else head.left() + 12 * unit
            draw_sign(painter, seat, x, rect.center().y(), 21 * unit, "paper")
            head.adjust(0, 0, -sign, 0) if rtl else head.adjust(sign, 0, 0, 0)
        write_line(painter, who, head, first, "snow", rtl)
        write_line(painter, turn, foot, last, "line", not rtl)
        font, rooms = phase_type(names, px, rect.width() - side - tail, edges)
        left = rect.right() - side if rtl else rect.left() + side
        for i, (name, room) in enumerate(zip(names, rooms, strict=True)):
            left -= room if rtl else 0.0
            box = QRectF(left, rect.top() + 5 * unit, room, rect.height() - 10 * unit)
            font.setBold(i == active)
            _phase(painter, box, name, i - active, rtl, font)
            left += 0.0 if rtl else room

    return paint


def _widths(names: Sequence[str], px: float, stretch: int = 100) -> list[float]:
    """How wide the names of phases are where each is the present one."""
    font = sans(px, bold=True)
    font.setStretch(stretch)
    return [QFontMetricsF(font).horizontalAdvance(name) for name in names]


def phase_type(names: Sequence[str], px: float, room: float, edges: float) -> tuple[QFont, list[float]]:
    """The type in which all names fit, for they are all written alike, and the room of each: the same for every one,
    unless they only fit so that a longer one has more.
    """
    share = room / max(1, len(names))
    while px > SMALLEST_TYPE and max(_widths(names, px), default=0.0) + edges > share:
        px = max(SMALLEST_TYPE, px - 0.5)
    for stretch in (100, 92, 84, 77):
        needs = [wide + edges for wide in _widths(names, px, stretch)]
        if sum(needs) <= room:
            break
    font = sans(px)
    font.setStretch(stretch)
    if max(needs, default=0.0) <= share:
        return font, [share] * len(names)
    return font, [need + (room - sum(needs)) / len(names) for need in needs]


def _phase(painter: QPainter, box: QRectF, name: str, ahead: int, rtl: bool, font: QFont) -> None:
    """One phase as an arrow: the present one on paper, those past a little lighter than those to come."""
    unit = box.height() / 26
    tip, high = TIP * unit, box.height()
    corners = [
        (0, 0),
        (box.width() - tip, 0),
        (box.width() - 1, high / 2),
        (box.width() - tip, high),
        (0, high),
        (tip - 2, high / 2),
    ]
    if rtl:
        corners = [(box.width() - x, y) for x, y in corners]
    shape = polygon([(box.left() + x, box.top() + y) for x, y in corners])
    now = ahead == 0
    painter.fillPath(shape, colour("paper", 1.0 if now else (0.1 if ahead > 0 else 0.22)))
    if now:
        painter.strokePath(shape, pen("gold", 2 * unit))
    painter.setPen(colour("ink" if now else "paper", 1.0 if now else 0.85))
    area = box.adjusted(tip * 0.9, 0, -tip * 0.9, 0)
    text = fitted(painter, QFont(font), name, area.width() + 1)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.setPen(Qt.PenStyle.NoPen)


PAINTERS = {"phases": Entry(phases)}
"""The face of the strip."""
