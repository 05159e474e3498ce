"""What a match of The Four Groves tells in figures: how something of both seats went on, turn by turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.furniture import draw_sign
from ui.art.gouges import Colour, ellipse, pen
from ui.art.palette import SEATS, TOKENS_DARK, TOKENS_LIGHT, colour, mix

TYPE = 12.0
"""Pixels: all type of a chart."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


def course(goals: str, *rows: str) -> Painter:
    """A stair for each seat: its number, then what it had at the end of every turn, apart by blanks.

    ``goals``: values that decide the match, drawn as golden lines, apart by blanks.
    """
    read = [[int(word) for word in row.split()] for row in rows]
    wanted = [int(word) for word in goals.split()]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        values = [number for _, *numbers in read for number in numbers]
        low, high = min([0, *wanted, *values]), max([1, *wanted, *values])
        turns = max(1, *(len(row) - 2 for row in read))
        soft = colour((TOKENS_DARK if look.dark else TOKENS_LIGHT)["soft"])
        wide = max(QFontMetricsF(sans(TYPE)).horizontalAdvance(_said(number)) for number in (low, high))
        plot = rect.adjusted(wide + 10, 12, -26, -TYPE * 1.7)

        def spot(turn: float, number: float) -> QPointF:
            x = plot.left() + plot.width() * turn / turns
            return QPointF(x, plot.bottom() - plot.height() * (number - low) / (high - low))

        painter.setFont(sans(TYPE))
        step = next(size for size in STEPS if (high - low) / size <= max(2.0, plot.height() / 26))
        for number in range(-(-low // step) * step, high + 1, step):
            _rule(painter, plot, spot(0, number).y(), colour(soft, 0.75 if number == 0 and low else 0.3), 0.9)
            room = QRectF(rect.left(), spot(0, number).y() - 9, plot.left() - rect.left() - 6, 18)
            _write(painter, room, _said(number), soft, Qt.AlignmentFlag.AlignRight)
        for number in wanted:
            _rule(painter, plot, spot(0, number).y(), colour("gold", 0.95), 2.0)
        every = next(size for size in STEPS if turns / size <= max(2.0, plot.width() / 44))
        for turn in range(every, turns + 1, every):
            room = QRectF(spot(turn, 0).x() - 20, plot.bottom() + 4, 40, TYPE * 1.4)
            _write(painter, room, str(turn), soft, Qt.AlignmentFlag.AlignHCenter)
        ends = [numbers[-1] for _, *numbers in read]
        for place, (seat, *numbers) in enumerate(read):
            path = QPainterPath(spot(0, numbers[0]))
            for turn, number in enumerate(numbers[1:], 1):
                path.lineTo(spot(turn, numbers[turn - 1]))
                path.lineTo(spot(turn, number))
            stroke = pen(_tint(look, seat), 2.8)
            if seat:  # where both run together, the first is seen through the gaps of the second
                stroke.setDashPattern([5, 2.2])
            painter.strokePath(path, stroke)
            near = place and abs(spot(0, ends[0]).y() - spot(0, ends[1]).y()) < 19
            end = spot(turns, numbers[-1])
            y = end.y() if not near else end.y() + (19 if ends[1] <= ends[0] and end.y() < plot.bottom() - 12 else -19)
            disc = ellipse(plot.right() + 13, y, 9)
            painter.fillPath(disc, colour("paper"))
            painter.strokePath(disc, pen("ink", 1.1))
            draw_sign(painter, seat, plot.right() + 13, y, 11)

    return paint


def _said(number: int) -> str:
    return str(number).replace("-", "\u2013")


def _tint(look: Look, seat: int) -> Colour:
    """The colour of a seat; in the dark it would be lost on the window."""
    return mix(SEATS[seat][0], "snow", 0.35) if look.dark else SEATS[seat][0]


def _rule(painter: QPainter, plot: QRectF, y: float, tint: Colour, width: float) -> None:
    path = QPainterPath(QPointF(plot.left(), y))
    path.lineTo(plot.right(), y)
    painter.strokePath(path, pen(tint, width))


def _write(painter: QPainter, room: QRectF, text: str, tint: Colour, side: Qt.AlignmentFlag) -> None:
    painter.setPen(colour(tint))
    painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute, text)
    painter.setPen(Qt.PenStyle.NoPen)


PAINTERS = {"course": Entry(course, two_tone=True)}
"""The faces of what a match tells."""
