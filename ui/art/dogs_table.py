"""The ground of Six Good Dogs: the lawn, a yard with its fence, a player's bar with his medals, the tray for a roll."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.rules.dogs.cards import MOST_DOGS, YARD_LIMIT
from ui.art import surfaces
from ui.art.cuts import box, chance, polygon
from ui.art.dogs_marks import LOAM, SOIL, Cuts, cuts
from ui.art.dogs_things import LEFT, RIGHT, draw_treats, picket, sprout
from ui.art.face import Entry, Face, Look, Painter, painter_of
from ui.art.fonts import serif
from ui.art.furniture import draw_sign, fitted
from ui.art.gouges import Gouges, clipped, ellipse, pen, points, rounded, smooth
from ui.art.palette import SEATS, colour, mix

LAWN, CHECK = "#8C9B5A", "#64743C"

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


# -- the lawn ---------------------------------------------------------------------------------------------------------


def lawn() -> Painter:
    """The table: a checked cloth in the colours of a lawn, under the lamp."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = max(24.0, rect.height() / 23.5)
        path = box(rect.left(), rect.top(), rect.width(), rect.height())
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, colour(mix(LAWN, "ink", 0.35) if look.dark else LAWN))
        check = colour(CHECK, 0.38)
        columns, rows = int(rect.width() / side) + 1, int(rect.height() / side) + 1
        for i in range(0, columns, 2):
            painter.fillRect(QRectF(rect.left() + i * side, rect.top(), side, rect.height()), check)
        for j in range(0, rows, 2):
            painter.fillRect(QRectF(rect.left(), rect.top() + j * side, rect.width(), side), check)
        threads = Cuts(Gouges(painter))
        for i in range(columns):
            for j in range(i % 2, rows, 2):
                x, y = rect.left() + i * side, rect.top() + j * side
                for k in range(6):
                    left = x + side * (0.09 + k * 0.15)
                    threads.cut(left, y + side * 0.91, left + side * 0.15, y + side * 0.09, side * 0.016)
        threads.draw("#E9E6C8", 0.12)
        painter.restore()
        surfaces.textured(painter, path, surfaces.linen_tile(), 0.3 + 0.5 * look.grain / 50)
        surfaces.light(painter, rect, look, 0.5, 0.5)

    return paint


def plain_lawn(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The lawn's colour: stands in for it."""
    painter.fillRect(rect, mix(LAWN, "ink", 0.35) if look.dark else colour(LAWN))


def plain_soil(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The earth's colour: stands in for a yard."""
    painter.fillRect(rect, colour(SOIL))


# -- the yard ---------------------------------------------------------------------------------------------------------


def _ground(height: float, big: bool) -> float:
    """Where the soil of a yard begins."""
    return height * (0.27 if big else 0.34)


def fence_rect(width: float, height: float, big: bool) -> Box:
    """Where the fence stands on a yard of this size."""
    ground = _ground(height, big)
    wide = min(width - 12, ground * (3.35 if big else 5.6))
    return (width - wide) / 2, 1.0, wide, ground + 3


def soil_rect(width: float, height: float, big: bool, rtl: bool = False) -> Box:
    """Where dice may lie in a yard of this size, the spade left out."""
    ground = _ground(height, big)
    left = width * (0.23 if big and rtl else 0.05)
    return left, ground + 4, width * (0.72 if big else 0.9), height - ground - (height * 0.08 if big else 6)


def yard(big: bool, rtl: bool = False) -> Painter:
    """A flower bed: grass behind, soil with plants; a spade stands in a big one."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        marks = Gouges(painter, 5)
        rect = rect.adjusted(1.2, 1.2, -1.2, -1.2)
        x, y, wide, high = rect.left(), rect.top(), rect.width(), rect.height()
        edge = marks.cut([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], 0.7, 8)
        ground = y + _ground(high, big)
        marks.fill(edge, "#B9C77C")
        with clipped(painter, edge):
            _soil(marks, rect, ground)
            if big:
                _garden(marks, rect, ground, rtl)
        marks.outline(edge, 1.8)

    return paint


def _soil(marks: Gouges, rect: QRectF, ground: float) -> None:
    """Earth with its cuts, and grass along its upper edge."""
    random_ = chance("soil", round(rect.width()))
    left, right, bottom = rect.left(), rect.right(), rect.bottom()
    crest = [(left + rect.width() * i / 30, ground + 2.2 * math.sin(i * 1.3)) for i in range(31)]
    marks.fill(smooth([*crest, (right + 9, bottom + 9), (left - 9, bottom + 9)], pull=0.02), SOIL)
    field = Cuts(marks)
    for _ in range(int(rect.width() * rect.height() / 240)):
        x, y = random_.uniform(left, right), random_.uniform(ground + 9, bottom - 3)
        field.cut(x, y, x + random_.uniform(6, 14), y + random_.uniform(-1, 2), 0.9, 1.4)
    field.draw("#C79C70", 0.72)
    blades = Cuts(marks)
    for i in range(int(rect.width() / 4)):
        x = left + i * 4
        blades.cut(x, ground + 4, x + random_.uniform(-3, 3), ground - random_.uniform(4, 10), 1)
    blades.draw("forest")


def _garden(marks: Gouges, rect: QRectF, ground: float, rtl: bool) -> None:
    """A spade in its heap, flowers, an earthworm."""
    wide, deep = rect.width(), rect.bottom() - ground

    def across(part: float) -> float:
        return rect.right() - part * wide if rtl else rect.left() + part * wide

    unit = min(wide / 250, deep / 195)
    x, y = across(0.865), ground + deep * 0.3
    marks.fill(box(x - 3 * unit, y - 62 * unit, 6 * unit, 108 * unit, 2), "#7A4A2C", 1.5)
    cuts(marks, [(x - unit, y - 50 * unit, x - unit, y + 36 * unit, 0.9)])
    marks.fill(box(x - 13 * unit, y - 68 * unit, 26 * unit, 8 * unit, 3), "ink")
    blade = smooth([(x + u * unit, y + v * unit) for u, v in points("-15,30 15,30 14,60 0,78 -14,60")], pull=0.1)
    marks.fill(blade, "stone", 1.7)
    with clipped(marks.painter, blade):
        marks.fill(box(x + 3 * unit, y, 30 * unit, 90 * unit), colour("ink", 0.25))
    cuts(marks, [(x - 7 * unit, y + 36 * unit, x - 6 * unit, y + 60 * unit, 1.3)])
    heap = [(x + u * unit, y + v * unit) for u, v in points("-28,72 -20,62 -4,66 12,60 24,66 32,74 26,84 -26,84")]
    marks.fill(smooth(heap), LOAM)
    crumbs = [(x + (k * 12 - 20) * unit, y + 76 * unit, x + (k * 12 - 12) * unit, y + 72 * unit, 1.1) for k in range(4)]
    cuts(marks, crumbs, "#C79C70", 0.8)
    for part, down, flower in ((0.12, 0.2, "rose"), (0.22, 0.9, ""), (0.8, 0.95, "snow"), (0.07, 0.66, "")):
        sprout(marks, across(part), ground + deep * down, 18 * unit, flower)
    worm = Cuts(marks)
    left, low = across(0.6), ground + deep * 0.93
    worm.run([(left + u * unit, low + v * unit) for u, v in points("-16,0 -8,-5 0,1 8,-4 14,0")], 4.4 * unit)
    worm.draw("#D9938A")


def fence(total: int, coming: int = 0, rtl: bool = False) -> Painter:
    """Seven boards, painted as far as the yard is full. What is coming is striped: in gold, or in red if it busts.

    Above seven the fence breaks.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        marks = Gouges(painter, 3)
        step, high = rect.width() / YARD_LIMIT, rect.height() * 0.96
        line = max(1.3, step * 0.055)
        foot = rect.bottom() - rect.height() * 0.02
        broken = total > YARD_LIMIT
        tint = "madder" if total >= 6 else "ochre" if total == 5 else "olive"
        for part in (0.42, 0.76):
            y = rect.top() + rect.height() * part
            marks.fill(box(rect.left(), y, rect.width(), rect.height() * 0.085), "shade", line * 0.8)
        for i in range(YARD_LIMIT):
            x = rect.right() - (i + 0.5) * step if rtl else rect.left() + (i + 0.5) * step
            last = i == YARD_LIMIT - 1
            full = i < total
            new = total <= i < total + coming
            board = picket(x, foot, step * 0.84, high, high * 0.2)
            painter.save()
            if broken and i >= YARD_LIMIT - 2:
                painter.translate(x, foot)
                painter.rotate((16 if last else -9) * (-1 if rtl else 1))
                painter.translate(-x, -foot)
            marks.fill(board, tint if full else "snow")
            with clipped(painter, board):
                if new:
                    _stripes(marks, board.boundingRect(), "madder" if total + coming > YARD_LIMIT else "gold")
                marks.fill(box(x + step * 0.2, rect.top(), step, rect.height()), colour("ink", 0.13))
                grain = []
                for k in (-0.2, -0.02):
                    grain.append((x + step * k, foot - high * (0.5 - k), x + step * k, foot - high * 0.1, 0.8))
                cuts(marks, grain, "paper" if full else "ink", 0.5)
            marks.outline(board, line * (1.5 if last else 1), "madder" if last and not full else "ink")
            for part in (0.46, 0.8):
                marks.dot(x, rect.top() + rect.height() * part, max(0.8, step * 0.04))
            painter.restore()

    return paint


def _stripes(marks: Gouges, area: QRectF, tint: str) -> None:
    """Slanting stripes over a board."""
    wide = area.width()
    for i in range(-1, int(area.height() / wide * 2) + 2):
        y = area.top() + i * wide * 0.5
        corners = [(area.left(), y + wide * 0.5), (area.right(), y), (area.right(), y + wide * 0.28)]
        marks.fill(polygon([*corners, (area.left(), y + wide * 0.78)]), tint)


# -- a player's bar ---------------------------------------------------------------------------------------------------


def medal_rect(width: float, height: float, index: int, rtl: bool = False) -> Box:
    """Where the medal of a player's so-many-th scored dog hangs on his bar: left, top, width, height."""
    side = height * 1.04
    right = width - height * 2.1 - (MOST_DOGS - 1 - index) * side * 1.06
    left = right - side
    return (width - left - side if rtl else left), (height - side) / 2, side, side


def treats_rect(width: float, height: float, rtl: bool = False) -> Box:
    """Where a bar shows the biscuits of its player."""
    wide, high = height * 1.56, height * 0.78
    left = width - height * 1.78
    return (width - left - wide if rtl else left), (height - high) / 2, wide, high


def plate(seat: int, name: str, scored: str, treats: int, active: bool = False, rtl: bool = False) -> Painter:
    """A player's bar: sign and name, six places for medals, biscuits; a gold rim while it is his turn."""
    dogs = scored.split()

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high, wide = rect.height(), rect.width()
        marks = Gouges(painter, 4)
        x0, y0, x1, y1 = rect.left() + 0.5, rect.top() + 0.5, rect.right() - 0.5, rect.bottom() - 0.5
        edge = marks.cut([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 0.5, 8)
        marks.fill(edge, SEATS[seat][0])
        with clipped(painter, edge):
            middle = QRectF(rect.left() + wide * 0.26, rect.top(), wide * 0.74, high)
            if rtl:
                middle.moveLeft(rect.left())
            _hatching(marks, middle, SEATS[seat][2], high * 0.17)
        if active:
            inner = rect.adjusted(2, 2, -2, -2)
            painter.strokePath(rounded(inner, 3), pen("gold", max(3.0, high * 0.09)))
        marks.outline(edge, 1.4)

        def across(part: float) -> float:
            return rect.right() - part if rtl else rect.left() + part

        disc = ellipse(across(high * 0.62), rect.center().y(), high * 0.36)
        painter.fillPath(disc, colour("paper"))
        painter.strokePath(disc, pen("ink", max(1.0, high * 0.03)))
        draw_sign(painter, seat, across(high * 0.62), rect.center().y(), high * 0.46)
        room = medal_rect(wide, high, 0)[0] - high * 1.25
        box_ = QRectF(rect.left() + high * 1.15, rect.top(), room, high)
        if rtl:
            box_.moveRight(rect.right() - high * 1.15)
        painter.setPen(colour("snow"))
        painter.drawText(box_, RIGHT if rtl else LEFT, fitted(painter, serif(max(13.0, high * 0.46)), name, room))
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(MOST_DOGS):
            left, top, side, _ = medal_rect(wide, high, i, rtl)
            spot = QRectF(rect.left() + left, rect.top() + top, side, side)
            painter_of(Face("dogs", "medal", (dogs[i] if i < len(dogs) else "",)))(painter, spot, look)
        left, top, wide_, high_ = treats_rect(wide, high, rtl)
        draw_treats(painter, QRectF(rect.left() + left, rect.top() + top, wide_, high_), treats, rtl)

    return paint


def _hatching(marks: Gouges, area: QRectF, angle: float, gap: float) -> None:
    """A player's hatching over an area: short cuts in his direction."""
    field, turn = Cuts(marks), math.radians(angle)
    dx, dy = math.cos(turn) * gap * 0.6, math.sin(turn) * gap * 0.6
    for row in range(int(area.height() / gap) + 1):
        for column in range(int(area.width() / gap) + 1):
            x = area.left() + (column + row % 2 * 0.5) * gap
            y = area.top() + (row + 0.5) * gap
            field.cut(x - dx, y - dy, x + dx, y + dy, gap * 0.1)
    field.draw("paper", 0.22)


def felt_tray(tint: str) -> Painter:
    """Felt in a colour, for a roll of dice."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        marks = Gouges(painter, 9)
        x0, y0, x1, y1 = rect.left() + 1, rect.top() + 1, rect.right() - 1, rect.bottom() - 1
        edge = marks.cut([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 0.6, 8)
        surfaces.felt(painter, edge, look, mix(tint, "ink", 0.18))
        with clipped(painter, edge):
            random_, field = chance("tray", tint), Cuts(marks)
            for _ in range(int(rect.width() * rect.height() / 420)):
                x, y = random_.uniform(rect.left(), rect.right()), random_.uniform(rect.top(), rect.bottom())
                field.cut(x, y, x + 12, y + 3, 0.8)
            field.draw("paper", 0.24)
        stitches = QPen(colour("straw", 0.6), 1.2)
        stitches.setDashPattern([3, 3])
        painter.strokePath(rounded(rect.adjusted(5, 5, -5, -5), 4), stitches)
        marks.outline(edge, 1.8)

    return paint


PAINTERS = {
    "lawn": Entry(lawn, stand_in=plain_lawn, two_tone=True),
    "yard": Entry(yard, stand_in=plain_soil),
    "fence": Entry(fence, bleed=0.3),
    "plate": Entry(plate, bleed=0.06),
}
"""The faces of the ground."""
