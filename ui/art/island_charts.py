"""What a match of Island Settlers tells in figures: rolls against chance, points by turn, who got and lost what."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ui.art.charts import TYPE, draw_line, line, seat_tint, signed, tone, turn_axis
from ui.art.cuts import Cuts, box, flat, outlined, rough
from ui.art.face import Look, Painter
from ui.art.fonts import sans
from ui.art.gouges import Colour, clipped, ellipse, pen
from ui.art.island_things import KINDS, TINTS, good
from ui.art.palette import colour, mix
from ui.art.panels import by_night, write

CHANCES = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36 rolls of two dice, how many show 2 .. 12."""
_ON_DARK: tuple[Colour, ...] = ("#E08A6A", mix("ink", "snow", 0.8), "#8FB4D0")
"""In the dark: bars and numbers of 6 and 8, of 7, and of all others."""


def histogram(*counts: int) -> Painter:
    """How often 2 .. 12 were rolled, in bars; what chance expects, in gold across them.

    Eleven counts; a twelfth number is the last roll, which stands out.
    """
    rolls, last = counts[:11], counts[11] if len(counts) > 11 else 0

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        every = sum(rolls)
        expected = [every * part / 36 for part in CHANCES]
        most = max(1.0, *map(float, rolls), *expected)
        foot = rect.bottom() - TYPE * 1.5
        step, tall = rect.width() / 11, foot - rect.top() - 5
        tints = _ON_DARK if look.dark else ("madder", "ink", "slate")
        for i, count in enumerate(rolls):
            number = i + 2
            tint = tints[0] if number in (6, 8) else tints[1] if number == 7 else tints[2]
            high, x = tall * count / most, rect.left() + i * step
            if number == last:
                flat(painter, box(x + 1, rect.top(), step - 2, rect.height(), 3), "gold", 0.3 if look.dark else 0.5)
            _bar(painter, QRectF(x + step * 0.12, foot - high, step * 0.76, high), tint, i)
            room = QRectF(x - 3, foot, step + 6, rect.bottom() - foot)
            font = sans(TYPE, bold=5 < number < 9 or number == last)
            font.setStretch(max(70, min(100, round(step * 6))))
            write(painter, room, str(number), font, tint, "middle")
        base = Cuts()
        base.cut(rect.left(), foot, rect.right(), foot, 0.9)
        base.ink(painter, by_night(look, "ink"), 0.8)
        if every:
            _curve(painter, look, [QPointF(rect.left() + (i + 0.5) * step, foot - tall * part / most)
                                   for i, part in enumerate(expected)])  # fmt: skip

    return paint


def _bar(painter: QPainter, bar: QRectF, tint: Colour, seed: object) -> None:
    """A bar as a print: uneven edges, cuts across it."""
    if bar.height() < 0.5 or bar.width() < 0.5:
        return
    shape = rough(box(bar.x(), bar.y(), bar.width(), bar.height()), 0.4, seed, 5)
    flat(painter, shape, tint)
    cuts = Cuts()
    across = bar.height() > bar.width()
    for i in range(int((bar.height() if across else bar.width()) / 6)):
        if across:
            cuts.cut(bar.left() + 1, bar.bottom() - 4 - i * 6, bar.right() - 1, bar.bottom() - 5 - i * 6, 0.7)
        else:
            cuts.cut(bar.left() + 4 + i * 6, bar.top() + 1, bar.left() + 5 + i * 6, bar.bottom() - 1, 0.7)
    with clipped(painter, shape):
        cuts.ink(painter, "paper", 0.55)


def _curve(painter: QPainter, look: Look, through: list[QPointF]) -> None:
    """The expected curve: ochre over ink, a dot at every number."""
    path = line(through)
    painter.strokePath(path, pen(colour(by_night(look, "paper"), 0.8), 4))
    painter.strokePath(path, pen(colour("ink", 0.75), 2.8))
    painter.strokePath(path, pen("ochre", 1.7))
    for spot in through:
        flat(painter, ellipse(spot.x(), spot.y(), 2.6), "ink")
        flat(painter, ellipse(spot.x(), spot.y(), 1.7), "gold")


def lines(goal: int, *rows: str) -> Painter:
    """Points by turn, a line for every seat: its number, then its points after every round, apart by blanks."""
    read = [[int(word) for word in row.split()] for row in rows]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        most = max([goal, *(number for row in read for number in row[1:])])
        turns = max(2, *(len(row) - 1 for row in read))
        left = QFontMetricsF(sans(TYPE)).horizontalAdvance(str(most)) + 8
        plot = rect.adjusted(left, 8, -14, -TYPE * 1.6)
        _grid(painter, look, rect, plot, most, goal, turns)
        ends = list[tuple[int, QPointF]]()
        for seat, *points in read:
            spots = []
            for i, number in enumerate(points):
                across = plot.left() + plot.width() * i / (turns - 1)
                spots.append(QPointF(across, plot.bottom() - plot.height() * number / most))
            if spots:
                draw_line(painter, look, seat, line(spots))
                ends.append((seat, spots[-1]))
        _ends(painter, ends)

    return paint


def _grid(painter: QPainter, look: Look, rect: QRectF, plot: QRectF, most: int, goal: int, turns: int) -> None:
    soft = tone(look, "soft")
    step = 1 if most <= 5 else 2 if most <= 12 else 5
    for number in range(0, most + 1, step):
        y = plot.bottom() - plot.height() * number / most
        rule = Cuts()
        rule.cut(plot.left(), y, plot.right(), y, 0.5)
        rule.ink(painter, soft, 0.55)
        room = QRectF(rect.left(), y - 9, plot.left() - rect.left() - 5, 18)
        write(painter, room, str(number), sans(TYPE), soft, "right")
    dashes = pen(tone(look, "heading"), 1.4)
    dashes.setDashPattern([4, 3])
    painter.setPen(dashes)
    y = plot.bottom() - plot.height() * goal / most
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    turn_axis(painter, look, plot, turns - 1, zero=True)


def _ends(painter: QPainter, ends: list[tuple[int, QPointF]]) -> None:
    """The signs of the players at the ends of their lines; where several end in one place, before each other."""
    taken: dict[tuple[int, int], int] = {}
    for seat, end in ends:
        place = round(end.x()), round(end.y())
        signed(painter, seat, end.x() - 18 * taken.get(place, 0), end.y())
        taken[place] = taken.get(place, 0) + 1


def totals(head: str, *rows: str) -> Painter:
    """A bar for every seat: its number, then one figure, or five which are goods; the sum at its end.

    ``head``: "goods" shows above what the parts of a bar are.
    """
    read = [[int(word) for word in row.split()] for row in rows]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        top = rect.top()
        if head == "goods":
            for i, kind in enumerate(KINDS):
                x = rect.left() + 46 + i * min(54.0, (rect.width() - 60) / 5)
                flat(painter, box(x - 22, top + 5, 12, 12, 2), TINTS[kind])
                outlined(painter, box(x - 22, top + 5, 12, 12, 2), 1)
                good(painter, kind, x + 2, top + 11, 20)
            top += 26
        sums = [sum(row[1:]) for row in read]
        most = max(1, *sums)
        wide = QFontMetricsF(sans(13, bold=True)).horizontalAdvance(str(most)) + 8
        step = (rect.bottom() - top) / max(1, len(read))
        for (seat, *parts), whole, k in zip(read, sums, range(len(read)), strict=True):
            middle = top + step * (k + 0.5)
            signed(painter, seat, rect.left() + 12, middle)
            x, high = rect.left() + 28, min(22.0, step * 0.7)
            scale = (rect.width() - 30 - wide) / most
            for i, number in enumerate(parts):
                bar = QRectF(x, middle - high / 2, number * scale, high)
                _bar(painter, bar, TINTS[KINDS[i]] if len(parts) == len(KINDS) else seat_tint(look, seat), (seat, i))
                if number:
                    outlined(painter, box(bar.x(), bar.y(), bar.width(), bar.height()), 1)
                x += number * scale
            room = QRectF(x + 5, middle - 10, wide, 20)
            write(painter, room, str(whole), sans(13, bold=True), tone(look, "text"), "left")

    return paint
