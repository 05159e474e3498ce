"""What a match of Six Good Dogs tells in figures: who had how many dogs when, what each did, how the dice fell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.rules.dogs.cards import MOST_DOGS
from ui.art.charts import TYPE, draw_line, line, rule, seat_tint, signed, stairs, tone, turn_axis
from ui.art.cuts import box, flat, outlined, rough
from ui.art.dogs_dice import square
from ui.art.face import Entry, Face, Look, Painter, painter_of
from ui.art.fonts import sans
from ui.art.gouges import pen
from ui.art.palette import colour, mix
from ui.art.panels import write


def race(turns: int, *steps: str) -> Painter:
    """Scored dogs by turn, a stair for every seat. A step is seat, turn and dogs, apart by blanks, in order."""
    read = [tuple(int(word) for word in step.split()) for step in steps]
    seats = sorted({seat for seat, _, _ in read})

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        plot = rect.adjusted(22, 13, -26, -TYPE * 1.7)
        soft = tone(look, "soft")
        for dogs in range(0, MOST_DOGS + 1):
            y = plot.bottom() - plot.height() * dogs / MOST_DOGS
            goal = dogs == MOST_DOGS
            rule(painter, plot, y, colour("gold" if goal else soft, 0.9 if goal else 0.3), 2 if goal else 0.8)
            if dogs % 2 == 0:
                write(painter, QRectF(rect.left(), y - 9, 16, 18), str(dogs), sans(TYPE), soft, "right")
        turn_axis(painter, look, plot, turns)
        reached: list[int] = []
        for seat in seats:
            steps_of = [(turn, dogs) for one, turn, dogs in read if one == seat]
            last = steps_of[-1][1] if steps_of else 0
            _stair(painter, look, plot, turns, seat, reached.count(last), steps_of)
            reached.append(last)

    return paint


def _stair(
    painter: QPainter, look: Look, plot: QRectF, turns: int, seat: int, equal: int, steps: list[tuple[int, int]]
) -> None:
    """One seat's stair, its sign at the end, above those of so many equal seats."""

    def spot(turn: int, dogs: int) -> QPointF:
        x = plot.left() + plot.width() * turn / max(1, turns)
        return QPointF(x, plot.bottom() - plot.height() * dogs / MOST_DOGS)

    last = steps[-1][1] if steps else 0
    spots = [spot(0, 0), *(spot(*step) for step in steps), spot(turns, last)]
    draw_line(painter, look, seat, stairs(spots))
    signed(painter, seat, plot.right() + 12, spots[-1].y() - 19 * equal)


def figures(*entries: str) -> Painter:
    """Three figures of every seat in columns under their heads: heads first, then a row a seat, its number first."""
    heads = entries[:3]
    rows = [tuple(int(word) for word in row.split()) for row in entries[3:]]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        left, top = rect.left() + 30, rect.top() + 24
        column = (rect.right() - left) / 3
        step = (rect.bottom() - top) / max(1, len(rows))
        for place, head in enumerate(heads):
            room = QRectF(left + column * place, rect.top(), column - 8, 20)
            write(painter, room, head, sans(TYPE), tone(look, "soft"), "left")
            start = left + column * place - 1
            between = line([QPointF(start, top), QPointF(start, rect.bottom())])
            painter.strokePath(between, pen(colour(tone(look, "soft"), 0.5), 1))
        for number, (seat, *values) in enumerate(rows):
            y = top + step * (number + 0.5)
            signed(painter, seat, rect.left() + 13, y)
            for place, value in enumerate(values):
                most = max(1, *(row[place + 1] for row in rows))
                wide = (column - 44) * value / most
                high = min(20.0, step * 0.7)
                x = left + column * place
                if wide > 0.5:
                    bar = rough(box(x, y - high / 2, wide, high, 1), 0.5, (seat, place), 5)
                    flat(painter, bar, seat_tint(look, seat))
                    outlined(painter, bar, 1)
                room = QRectF(x + wide + 5, y - 10, 34, 20)
                write(painter, room, str(value), sans(13, bold=True), tone(look, "text"), "left")

    return paint


def rolled(*counts: int) -> Painter:
    """How often 1 to 6 were rolled: a bar over each die."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = 24.0
        foot = rect.bottom() - size - 6
        tall, step = foot - rect.top() - 18, rect.width() / 6
        most = max(1, *counts)
        for i, count in enumerate(counts):
            x = rect.left() + (i + 0.5) * step
            high = tall * count / most
            if high > 0.5:
                bar = rough(box(x - step * 0.26, foot - high, step * 0.52, high), 0.5, i, 6)
                flat(painter, bar, mix("soft", "paper", 0.35))
                outlined(painter, bar, 1)
            room = QRectF(x - step / 2, foot - high - 17, step, 16)
            write(painter, room, str(count), sans(TYPE, bold=True), tone(look, "text"), "middle")
            spot = square(QRectF(x - size / 2, rect.bottom() - size - 1, size, size))
            painter_of(Face("dogs", "die", (i + 1,)))(painter, spot, look)

    return paint


PAINTERS = {
    "race": Entry(race, two_tone=True),
    "figures": Entry(figures, two_tone=True),
    "rolled": Entry(rolled, two_tone=True),
}
"""The faces of what a match tells."""
