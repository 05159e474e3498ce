"""What a match of The Four Groves tells in figures: how something of both seats went on, turn by turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ui.art.charts import TYPE, draw_line, rule, signed, stairs, step_of, tone, turn_axis
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.palette import colour
from ui.art.panels import write


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
        soft = colour(tone(look, "soft"))
        wide = max(QFontMetricsF(sans(TYPE)).horizontalAdvance(_said(number)) for number in (low, high))
        plot = rect.adjusted(wide + 10, 12, -26, -TYPE * 1.7)

        def spot(turn: float, number: float) -> QPointF:
            x = plot.left() + plot.width() * turn / turns
            return QPointF(x, plot.bottom() - plot.height() * (number - low) / (high - low))

        step = step_of(high - low, plot.height(), 26)
        for number in range(-(-low // step) * step, high + 1, step):
            rule(painter, plot, spot(0, number).y(), colour(soft, 0.75 if number == 0 and low else 0.3), 0.9)
            room = QRectF(rect.left(), spot(0, number).y() - 9, plot.left() - rect.left() - 6, 18)
            write(painter, room, _said(number), sans(TYPE), soft, "right")
        for number in wanted:
            rule(painter, plot, spot(0, number).y(), colour("gold", 0.95), 2.0)
        turn_axis(painter, look, plot, turns)
        ends = [numbers[-1] for _, *numbers in read]
        for place, (seat, *numbers) in enumerate(read):
            draw_line(painter, look, seat, stairs([spot(turn, number) for turn, number in enumerate(numbers)]))
            near = place and abs(spot(0, ends[0]).y() - spot(0, ends[1]).y()) < 19
            end = spot(turns, numbers[-1])
            y = end.y() if not near else end.y() + (19 if ends[1] <= ends[0] and end.y() < plot.bottom() - 12 else -19)
            signed(painter, seat, plot.right() + 13, y)

    return paint


def _said(number: int) -> str:
    return str(number).replace("-", "\u2013")


PAINTERS = {"course": Entry(course, two_tone=True)}
"""The faces of what a match tells."""
