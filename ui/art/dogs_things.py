"""Small things of Six Good Dogs: biscuits, paws, the odds, slips and boards with words."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from desktop.rules.dogs.cards import YARD_LIMIT
from ui.art import surfaces
from ui.art.cuts import at, box, chance, polygon
from ui.art.dogs_dice import square
from ui.art.dogs_marks import GRASS, Cuts, cuts
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import fitted
from ui.art.gouges import Colour, Gouges, clipped, ellipse, pen, points, rounded, smooth
from ui.art.palette import colour
from ui.art.panels import SMALLEST

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute

LEVELS = ("forest", "#A8701A", "madder")
"""How likely a bust is: little, some, much."""


def hebrew(text: str) -> bool:
    """Whether a text is read from the right."""
    return any("\u0590" <= letter <= "\u05ff" for letter in text)


# -- biscuits and paws ------------------------------------------------------------------------------------------------


@cache
def bone_shape(long: float = 32, thick: float = 14, knob: float = 17, gap: float = 13) -> QPainterPath:
    """A bone round 0,0: half its length, half its thickness, its knobs. The path is shared: map it, never change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(-long, -thick, 2 * long, 2 * thick), 4, 4)
    for x in (-long, long):
        for y in (-gap, gap):
            path.addEllipse(QPointF(x, y), knob, knob)
    return path.simplified()


def draw_treat(marks: Gouges, x: float, y: float, size: float, turn: float = -20, shade: bool = True) -> None:
    """A biscuit in the shape of a bone, ``size`` long."""
    shape = bone_shape()
    with at(marks.painter, x, y, size / 100, turn):
        if shade:
            with at(marks.painter, 3, 8):
                marks.fill(shape, colour("shadow", 0.35))
        marks.fill(shape, "#D9A35C")
        with clipped(marks.painter, shape):
            marks.fill(box(-60, 8, 120, 40), colour("#8A5420", 0.28))
        marks.outline(shape, 6)
        for across in (-15, 0, 15):
            marks.dot(across, 0, 4.2)
        cuts(marks, [(-42, -22, -18, -12, 2.6, -3), (-14, -9.5, 26, -9.5, 2), (24, -20, 38, -24, 2)], "snow")


def draw_bone(marks: Gouges, x: float, y: float, size: float, turn: float = 0.0, tint: Colour = "snow") -> None:
    """A plain bone, ``size`` long."""
    with at(marks.painter, x, y, size / 100, turn):
        marks.fill(bone_shape(36, 9, 14, 10), tint)
        marks.outline(bone_shape(36, 9, 14, 10), 6)


def treat(turn: int = -20) -> Painter:
    """One biscuit."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        draw_treat(Gouges(painter), rect.center().x(), rect.center().y(), rect.width() * 0.98, turn)

    return paint


def draw_treats(painter: QPainter, rect: QRectF, count: int, rtl: bool = False) -> None:
    """A biscuit with a number behind it, in paper colour."""
    size = min(rect.height(), rect.width() / 2)
    near = rect.right() - size / 2 if rtl else rect.left() + size / 2
    draw_treat(Gouges(painter), near, rect.center().y(), size, -20)
    room = rect.adjusted(0, 0, -size * 1.12, 0) if rtl else rect.adjusted(size * 1.12, 0, 0, 0)
    painter.setPen(colour("snow"))
    text = fitted(painter, sans(max(SMALLEST, size * 0.62), bold=True), str(count), room.width())
    painter.drawText(room, RIGHT if rtl else LEFT, text)
    painter.setPen(Qt.PenStyle.NoPen)


def treats(count: int) -> Painter:
    """How many biscuits somebody has, for dark grounds."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_treats(painter, rect, count)

    return paint


def heap(count: int) -> Painter:
    """A bowl with up to five biscuits, or empty."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        marks = Gouges(painter)
        with at(marks.painter, rect.center().x(), rect.center().y(), rect.width() / 100):
            marks.fill(ellipse(0, 38, 46, 9), colour("shadow", 0.35))
            marks.fill(ellipse(0, 4, 40, 13), "ink")
            for i in range(min(5, count)):
                x, y, turn = ((-14, -2, -30), (15, -2, 24), (0, -8, 4), (-10, -18, 60), (14, -17, -50))[i]
                draw_treat(marks, x, y, 44, turn, False)
            bowl = smooth(points("-42,4 -38,10 0,17 38,10 42,4 36,36 24,42 -24,42 -36,36"), pull=0.1)
            marks.fill(bowl, "madder", 3)
            with clipped(painter, bowl):
                marks.fill(box(16, 0, 40, 50), colour("ink", 0.25))
            cuts(marks, [(-34 + i * 3, 14 + i * 7, -10 + i * 8, 19 + i * 7, 1.2) for i in range(3)])
            draw_paw(marks, 2, 29, 15, "paper")

    return paint


@cache
def paw_shape() -> QPainterPath:
    """A pawprint round 0,0, about 80 units large. The path is shared: map it, never change it."""
    path = smooth(points("-26,26 -30,8 -12,-10 12,-10 30,8 26,26 0,30"))
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in points("-34,-14 -13,-34 13,-34 34,-14"):
        path.addEllipse(QPointF(x, y), 10, 13)
    return path


def draw_paw(marks: Gouges, x: float, y: float, size: float, tint: Colour, turn: float = 0.0) -> None:
    """A pawprint."""
    with at(marks.painter, x, y, size / 100, turn):
        marks.painter.fillPath(paw_shape(), colour(tint))


def paw(count: int) -> Painter:
    """Pawprints side by side."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.height(), rect.width() / max(1, count))
        x = rect.center().x() - (count - 1) * size / 2
        for i in range(count):
            draw_paw(Gouges(painter), x + i * size, rect.center().y(), size * 1.15, "madder")

    return paint


# -- signs ------------------------------------------------------------------------------------------------------------


def picket(x: float, y: float, wide: float, high: float, point: float) -> QPainterPath:
    """A board of a fence, its foot's middle at (x, y), its point ``point`` high."""
    half = wide / 2
    return polygon(
        [(x - half, y), (x - half, y - high + point), (x, y - high), (x + half, y - high + point), (x + half, y)]
    )


def rosette(x: float, y: float, radius: float) -> QPainterPath:
    """The scalloped edge of a medal."""
    edge = []
    for i in range(24):
        far = radius * (1.0 if i % 2 else 0.89)
        edge.append((x + far * math.cos(i * math.pi / 12), y + far * math.sin(i * math.pi / 12)))
    return smooth(edge)


def odds(kind: str, text: str, level: int = 0) -> Painter:
    """A badge with a chance: of a bust (a board of the fence) or of completing a dog (a rosette)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        marks = Gouges(painter, 3)
        tint = LEVELS[level] if kind == "bust" else "slate"
        inset = high * 0.03
        body = rect.adjusted(inset, inset, -inset, -inset)
        path = rounded(body, high * 0.2)
        painter.fillPath(path, colour(tint))
        painter.strokePath(path, pen(colour("ink", 0.55), max(0.8, high * 0.04)))
        with clipped(painter, path):
            lines = [
                (
                    body.left() + i * high * 0.3,
                    body.bottom() - high * 0.06,
                    body.left() + i * high * 0.3 + high * 0.22,
                    body.bottom() - high * 0.06,
                    high * 0.014,
                )
                for i in range(8)
            ]
            cuts(marks, lines, "paper", 0.35)
        x, y = body.left() + high * 0.36, body.center().y()
        if kind == "bust":
            board = picket(x, y + high * 0.33, high * 0.34, high * 0.68, high * 0.2)
            painter.fillPath(board, colour("snow"))
            cuts(marks, [(x, y - high * 0.2, x, y + high * 0.28, high * 0.03)], tint)
        else:
            painter.fillPath(rosette(x, y, high * 0.3), colour("gold"))
            draw_paw(marks, x, y + high * 0.01, high * 0.4, "ink")
        room = QRectF(body.left() + high * 0.62, body.top(), body.width() - high * 0.7, body.height())
        painter.setPen(colour("snow"))
        shown = fitted(painter, sans(max(SMALLEST, high * 0.68), bold=True), text, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def total(total_: int, note: str = "", rtl: bool = False) -> Painter:
    """The slip under a yard: how much is buried of the seven that are safe, and a word about it."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        tint = "madder" if total_ >= YARD_LIMIT - 1 else "#8A5A10" if total_ == YARD_LIMIT - 2 else "forest"
        over = total_ > YARD_LIMIT
        path = rounded(rect.adjusted(1, 1, -1, -1), high * 0.16)
        surfaces.paper(painter, path, look, "madder" if over else "paper", edge=0)
        painter.strokePath(path, pen(colour("ink" if over else tint), max(1.4, high * 0.045)))
        room = rect.adjusted(high * 0.35, 0, -high * 0.35, 0)
        font = serif(max(SMALLEST, high * 0.62))
        figure = f"{total_} / {YARD_LIMIT}"
        painter.setPen(colour("snow" if over else tint))
        if note:
            wide = QFontMetricsF(font).horizontalAdvance(figure)
            painter.setFont(font)
            painter.drawText(room, RIGHT if rtl else LEFT, figure)
            rest = room.adjusted(0, 0, -wide - high * 0.3, 0) if rtl else room.adjusted(wide + high * 0.3, 0, 0, 0)
            painter.setPen(colour("snow" if over else "ink"))
            shown = fitted(painter, sans(max(SMALLEST, high * 0.4)), note, rest.width())
            painter.drawText(rest, LEFT if rtl else RIGHT, shown)
        else:
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, fitted(painter, font, figure, room.width()))
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def post(text: str) -> Painter:
    """A wooden board on the lawn with a heading."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        marks = Gouges(painter, 7)
        corners = [(rect.left() + 1, rect.top() + 2), (rect.right() - 2, rect.top() + 1)]
        corners += [(rect.right() - 1, rect.bottom() - 2), (rect.left() + 2, rect.bottom() - 1)]
        board = marks.cut(corners, 0.5, 9)
        marks.fill(board, "#7A4A2C")
        with clipped(painter, board):
            random_, field = chance("post", text), Cuts(marks)
            for _ in range(int(rect.width() / 6)):
                x, y = random_.uniform(rect.left(), rect.right()), random_.uniform(rect.top(), rect.bottom())
                field.cut(x, y, x + high * 0.9, y + random_.uniform(-1, 1), high * 0.022)
            field.draw("#C79C70", 0.5)
        marks.outline(board, max(1.2, high * 0.06))
        for x in (rect.left() + high * 0.28, rect.right() - high * 0.28):
            marks.dot(x, rect.center().y(), high * 0.07)
        room = rect.adjusted(high * 0.5, 0, -high * 0.5, 0)
        painter.setPen(colour("snow"))
        shown = fitted(painter, serif(max(SMALLEST, high * 0.56)), text, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def sprout(marks: Gouges, x: float, y: float, size: float, flower: str = "") -> None:
    """A small plant; with a colour it flowers."""
    stem = (x, y, x + size * 0.05, y - size, size * 0.09)
    left = (x, y - size * 0.3, x - size * 0.5, y - size * 0.7, size * 0.14, 2)
    right = (x, y - size * 0.4, x + size * 0.5, y - size * 0.8, size * 0.14, -2)
    cuts(marks, [stem, left, right], GRASS)
    if flower:
        for i in range(5):
            angle = i * 1.257
            marks.dot(
                x + size * 0.05 + size * 0.24 * math.cos(angle),
                y - size * 1.1 + size * 0.24 * math.sin(angle),
                size * 0.17,
                flower,
            )
        marks.dot(x + size * 0.05, y - size * 1.1, size * 0.14, "ochre")


PAINTERS = {
    "treat": Entry(treat, bleed=0.06),
    "treats": Entry(treats, bleed=0.06),
    "heap": Entry(heap),
    "paw": Entry(paw),
    "odds": Entry(odds),
    "total": Entry(total, stand_in=surfaces.plain_paper),
    "post": Entry(post),
}
"""The small faces of this room."""
