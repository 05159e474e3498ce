"""What a match of Six Good Dogs tells in figures: who had how many dogs when, what each did, how the dice fell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.rules.dogs.cards import MOST_DOGS
from ui.art.cuts import box, flat, outlined, rough
from ui.art.dogs_dice import square
from ui.art.dogs_form import write
from ui.art.face import Entry, Face, Look, Painter, painter_of
from ui.art.fonts import sans
from ui.art.furniture import draw_sign
from ui.art.gouges import Colour, ellipse, pen
from ui.art.palette import SEATS, TOKENS_DARK, TOKENS_LIGHT, colour, mix

TYPE = 12.0
"""Pixels: all type of a chart."""


def _tone(look: Look, token: str) -> str:
    """A colour for what stands on a window, by its use."""
    return (TOKENS_DARK if look.dark else TOKENS_LIGHT)[token]


def _tint(look: Look, seat: int) -> Colour:
    """The colour of a seat; in the dark it would be lost on the window."""
    return mix(SEATS[seat][0], "snow", 0.35) if look.dark else SEATS[seat][0]


def _signed(painter: QPainter, seat: int, x: float, y: float) -> None:
    disc = ellipse(x, y, 9)
    flat(painter, disc, "paper")
    outlined(painter, disc, 1.1)
    draw_sign(painter, seat, x, y, 11)


def race(turns: int, *steps: str) -> Painter:
    """Scored dogs by turn, a stair for every seat. A step is seat, turn and dogs, apart by blanks, in order."""
    read = [tuple(int(word) for word in step.split()) for step in steps]
    seats = sorted({seat for seat, _, _ in read})

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        plot = rect.adjusted(22, 13, -26, -TYPE * 1.7)
        soft = _tone(look, "soft")
        for dogs in range(0, MOST_DOGS + 1):
            y = plot.bottom() - plot.height() * dogs / MOST_DOGS
            goal = dogs == MOST_DOGS
            painter.strokePath(
                _line([(plot.left(), y), (plot.right(), y)]),
                pen(colour("gold" if goal else soft, 0.9 if goal else 0.3), 2 if goal else 0.8),
            )
            if dogs % 2 == 0:
                write(painter, QRectF(rect.left(), y - 9, 16, 18), str(dogs), sans(TYPE), soft, "right")
        every = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if turns / size <= max(2, plot.width() / 44))
        for turn in range(every, turns + 1, every):
            x = plot.left() + plot.width() * turn / max(1, turns)
            write(painter, QRectF(x - 20, plot.bottom() + 3, 40, TYPE * 1.5), str(turn), sans(TYPE), soft, "middle")
        reached: list[int] = []
        for seat in seats:
            steps_of = [(turn, dogs) for one, turn, dogs in read if one == seat]
            last = steps_of[-1][1] if steps_of else 0
            _stair(painter, look, plot, turns, seat, reached.count(last), steps_of)
            reached.append(last)

    return paint


def _line(spots: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*spots[0]))
    for spot in spots[1:]:
        path.lineTo(QPointF(*spot))
    return path


def _stair(
    painter: QPainter, look: Look, plot: QRectF, turns: int, seat: int, equal: int, steps: list[tuple[int, int]]
) -> None:
    """One seat's stair in its colour and stroke, its sign at the end, above those of so many equal seats. Where stairs
    meet, the first is seen through the gaps of the others."""
    spots, dogs = [(plot.left(), plot.bottom())], 0
    for turn, scored in steps:
        x = plot.left() + plot.width() * turn / max(1, turns)
        spots += [(x, plot.bottom() - plot.height() * dogs / MOST_DOGS)]
        dogs = scored
        spots += [(x, plot.bottom() - plot.height() * dogs / MOST_DOGS)]
    spots.append((plot.right(), plot.bottom() - plot.height() * dogs / MOST_DOGS))
    path = _line(spots)
    stroke = pen(_tint(look, seat), 2.8)
    if seat:
        stroke.setDashPattern(((), (5, 2.2), (1.4, 2.2), (6, 2, 1.4, 2))[seat])
    painter.strokePath(path, stroke)
    _signed(painter, seat, plot.right() + 12, spots[-1][1] - 19 * equal)


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
            write(painter, room, head, sans(TYPE), _tone(look, "soft"), "left")
            start = left + column * place - 1
            rule = _line([(start, top), (start, rect.bottom())])
            painter.strokePath(rule, pen(colour(_tone(look, "soft"), 0.5), 1))
        for number, (seat, *values) in enumerate(rows):
            y = top + step * (number + 0.5)
            _signed(painter, seat, rect.left() + 13, y)
            for place, value in enumerate(values):
                most = max(1, *(row[place + 1] for row in rows))
                wide = (column - 44) * value / most
                high = min(20.0, step * 0.7)
                x = left + column * place
                if wide > 0.5:
                    bar = rough(box(x, y - high / 2, wide, high, 1), 0.5, (seat, place), 5)
                    flat(painter, bar, _tint(look, seat))
                    outlined(painter, bar, 1)
                room = QRectF(x + wide + 5, y - 10, 34, 20)
                write(painter, room, str(value), sans(13, bold=True), _tone(look, "text"), "left")

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
            write(painter, room, str(count), sans(TYPE, bold=True), _tone(look, "text"), "middle")
            spot = square(QRectF(x - size / 2, rect.bottom() - size - 1, size, size))
            painter_of(Face("dogs", "die", (i + 1,)))(painter, spot, look)

    return paint


PAINTERS = {
    "race": Entry(race, two_tone=True),
    "figures": Entry(figures, two_tone=True),
    "rolled": Entry(rolled, two_tone=True),
}
"""The faces of what a match tells."""
