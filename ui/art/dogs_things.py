"""Small things of Six Good Dogs: dice at rest, in the air and in the earth, spaces, biscuits, paws, odds, signs."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from ui.art import surfaces
from ui.art.dice import PIPS, cube
from ui.art.dogs_marks import GRASS, LOAM, Cuts, blot, box, chance, cuts, placed_at, straight
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import fitted
from ui.art.gouges import Colour, Gouges, clipped, ellipse, pen, points, rounded, smooth
from ui.art.palette import colour, mix

SMALLEST_TYPE = 12.0
"""Pixels: nothing is written smaller."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute

RIMS = {"chosen": "gold", "hot": "madder", "set": "gold"}
"""State of a die -> the colour of its rim: chosen, would bust, suggested."""
LEVELS = ("forest", "#A8701A", "madder")
"""How likely a bust is: little, some, much."""


def square(rect: QRectF) -> QRectF:
    """The largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def hebrew(text: str) -> bool:
    """Whether a text is read from the right."""
    return any("\u0590" <= letter <= "\u05ff" for letter in text)


# -- dice -------------------------------------------------------------------------------------------------------------


def draw_die(painter: QPainter, rect: QRectF, number: int, state: str = "", tilt: float = 0.0) -> None:
    """A white die with pips cut by hand; 0 is blank. States: chosen, hot, off, set."""
    rect = square(rect)
    size = rect.width()
    painter.save()
    painter.translate(rect.center())
    painter.rotate(tilt)
    if state in ("chosen", "hot"):
        for grow, alpha in ((0.09, 0.35), (0.05, 1.0)):
            halo = QRectF(-size / 2, -size / 2, size, size).adjusted(
                -size * grow, -size * grow, size * grow, size * grow
            )
            painter.fillPath(rounded(halo, size * (0.2 + grow)), colour(RIMS[state], alpha))
    off = state == "off"
    for grow, fall in ((0.05, 0.05), (0.02, 0.04), (-0.01, 0.03)):
        under = QRectF(-size * 0.46, -size * 0.46, size * 0.92, size * 0.96).adjusted(-grow * size, 0, grow * size, 0)
        painter.fillPath(rounded(under.translated(0, size * fall), size * 0.2), colour("shadow", 0.16))
    body = QRectF(-size * 0.46, -size * 0.48, size * 0.92, size * 0.96)
    top = cube(painter, body, "line" if not off else "stone", "snow" if not off else "shade")
    marks = Gouges(painter, number)
    random_, path = chance("pips", number), QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    radius = top.width() * (0.14, 0.14, 0.105, 0.105, 0.1, 0.095, 0.088)[number]
    for u, v in PIPS.get(number, ()):
        x = top.center().x() + (u - 0.5) * top.width() * 1.08
        y = top.center().y() + (v - 0.5) * top.height() * 1.14
        path.addPath(blot(x, y, radius, random_, 8))
    painter.fillPath(path, colour("ink", 0.45 if off else 1.0))
    lip = top.bottom() + size * 0.03
    cuts(
        marks,
        [(-size * (0.36 - i * 0.2), lip, -size * (0.2 - i * 0.2), lip, size * 0.009) for i in range(3)],
        "ink",
        0.5,
    )
    if state == "set":
        corner = straight(
            [(top.left(), top.top()), (top.left() + size * 0.34, top.top()), (top.left(), top.top() + size * 0.34)]
        )
        with clipped(painter, rounded(top, size * 0.15)):
            painter.fillPath(corner, colour("gold"))
        painter.strokePath(rounded(top, size * 0.15), pen("gold", size * 0.05))
    painter.restore()


def die(number: int, state: str = "", tilt: int = 0) -> Painter:
    """A die at rest, turned by a few degrees as it fell."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_die(painter, rect, number, state, tilt)

    return paint


_FACES = ((1, (0, 0, 1)), (6, (0, 0, -1)), (2, (1, 0, 0)), (5, (-1, 0, 0)), (3, (0, 1, 0)), (4, (0, -1, 0)))
_POSES = ((20, 25), (55, 60), (110, 30), (150, 80), (200, 40), (245, 15), (290, 65), (330, 100))


_Spot = tuple[float, float, float]


def tumble(pose: int) -> Painter:
    """A die in the air: a cube in one of eight attitudes, the sides in the shade darker."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        half = rect.width() * 0.3
        turn, lean = (math.radians(angle) for angle in _POSES[pose % 8])

        def seen(x: float, y: float, z: float) -> _Spot:
            x, z = x * math.cos(turn) + z * math.sin(turn), z * math.cos(turn) - x * math.sin(turn)
            y, z = y * math.cos(lean) - z * math.sin(lean), z * math.cos(lean) + y * math.sin(lean)
            return rect.center().x() + x * half, rect.center().y() + y * half, z

        for number, (nx, ny, nz) in _FACES:
            depth = seen(nx, ny, nz)[2]
            if depth <= 0.02:
                continue
            # Two directions that span the side, square to its own direction.
            across = (ny, nz, nx)
            down = (ny * across[2] - nz * across[1], nz * across[0] - nx * across[2], nx * across[1] - ny * across[0])
            middle, right, low = seen(nx, ny, nz), seen(*across), seen(*down)

            def point(
                u: float,
                v: float,
                middle: _Spot = middle,
                right: _Spot = right,
                low: _Spot = low,
            ) -> tuple[float, float]:
                x = middle[0] + (right[0] - rect.center().x()) * u + (low[0] - rect.center().x()) * v
                return x, middle[1] + (right[1] - rect.center().y()) * u + (low[1] - rect.center().y()) * v

            side = straight([point(u, v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
            painter.fillPath(side, mix("line", "snow", min(1.0, depth * 1.25)))
            painter.strokePath(side, pen("ink", rect.width() * 0.045))
            for u, v in PIPS[number]:
                pip = [point(u * 2 - 1 + 0.2 * math.cos(k), v * 2 - 1 + 0.2 * math.sin(k)) for k in range(7)]
                painter.fillPath(smooth(pip), colour("ink"))

    return paint


_LUMP = "-0.47,0.34 -0.36,0.27 -0.22,0.31 -0.05,0.28 0.12,0.33 0.3,0.28 0.46,0.35 0.36,0.46 0,0.49 -0.38,0.45"
"""The earth at the foot of a buried die."""


def buried(number: int, state: str = "") -> Painter:
    """A die in its hollow of earth, which covers its foot; without a number the hollow alone."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        size, x, y = rect.width(), rect.center().x(), rect.center().y()
        painter.fillPath(ellipse(x, y + size * 0.22, size * 0.47, size * 0.22), colour(LOAM, 0.6))
        painter.fillPath(ellipse(x, y + size * 0.3, size * 0.49, size * 0.19), colour(LOAM, 0.85))
        if number:
            side = size * 0.8
            tilt = (number * 5) % 17 - 8
            draw_die(painter, QRectF(x - side / 2, y - side * 0.58, side, side), number, state, tilt)
        marks = Gouges(painter)
        lump = smooth([(x + u * size, y + v * size) for u, v in points(_LUMP)])
        marks.fill(lump, mix("#7A5233", LOAM, 0.4))
        rows = [(-0.36, 0.4, -0.2), (-0.14, 0.36, 0.04), (0.1, 0.41, 0.28), (-0.28, 0.45, -0.06), (0.2, 0.36, 0.38)]
        cuts(
            marks,
            [(x + a * size, y + b * size, x + c * size, y + (b - 0.03) * size, size * 0.016, 1) for a, b, c in rows],
            "#C79C70",
            0.9,
        )

    return paint


def space(number: int, state: str = "free") -> Painter:
    """The place of a die on a dog's card: its number as pips; gold round it when a die may go there."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_space(painter, square(rect), number, state)

    return paint


def draw_space(painter: QPainter, rect: QRectF, number: int, state: str = "free") -> None:
    """A space of a card: free as printed, glow (a die may go here), want (the one pointed at)."""
    size = rect.width()
    hot = state != "free"
    if hot:
        for grow, alpha in ((0.2, 0.3), (0.12, 0.55 if state == "glow" else 0.95)):
            halo = rect.adjusted(-size * grow, -size * grow, size * grow, size * grow)
            painter.fillPath(rounded(halo, size * (0.2 + grow)), colour("gold", alpha))
    line = size * (0.085 if hot else 0.055)
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.fillPath(rounded(inner, size * 0.2), colour("snow" if hot else "shade"))
    painter.strokePath(rounded(inner, size * 0.2), pen("madder" if hot else "soft", line))
    radius = size * (0.088 if number > 1 else 0.12)
    tint = colour("ink") if hot else colour("soft", 0.75)
    for u, v in PIPS.get(number, ()):
        at = QPointF(rect.center().x() + (u - 0.5) * size * 1.05, rect.center().y() + (v - 0.5) * size * 1.05)
        painter.fillPath(ellipse(at.x(), at.y(), radius), tint)


def hole() -> Painter:
    """The dashed place on the tray of a die that has been placed."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        inset = rect.width() * 0.06
        path = rounded(rect.adjusted(inset, inset, -inset, -inset), rect.width() * 0.2)
        painter.fillPath(path, colour("ink", 0.28))
        dashes = QPen(colour("paper", 0.65), max(1.3, rect.width() * 0.03))
        dashes.setDashPattern([4, 3])
        painter.strokePath(path, dashes)

    return paint


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
    with placed_at(marks, x, y, size / 100, turn):
        if shade:
            with placed_at(marks, 3, 8):
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
    with placed_at(marks, x, y, size / 100, turn):
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
    text = fitted(painter, sans(max(SMALLEST_TYPE, size * 0.62), bold=True), str(count), room.width())
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
        with placed_at(marks, rect.center().x(), rect.center().y(), rect.width() / 100):
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
    with placed_at(marks, x, y, size / 100, turn):
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
    return straight(
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
        shown = fitted(painter, sans(max(SMALLEST_TYPE, high * 0.68), bold=True), text, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def total(total_: int, note: str = "", rtl: bool = False) -> Painter:
    """The slip under a yard: how much is buried of the seven that are safe, and a word about it."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        tint = "bad" if total_ > 7 else "madder" if total_ >= 6 else "#8A5A10" if total_ == 5 else "forest"
        tint = "madder" if tint == "bad" else tint
        over = total_ > 7
        path = rounded(rect.adjusted(1, 1, -1, -1), high * 0.16)
        surfaces.paper(painter, path, look, "madder" if over else "paper", edge=0)
        painter.strokePath(path, pen(colour("ink" if over else tint), max(1.4, high * 0.045)))
        room = rect.adjusted(high * 0.35, 0, -high * 0.35, 0)
        font = serif(max(SMALLEST_TYPE, high * 0.62))
        figure = f"{total_} / 7"
        painter.setPen(colour("snow" if over else tint))
        if note:
            wide = QFontMetricsF(font).horizontalAdvance(figure)
            painter.setFont(font)
            painter.drawText(room, RIGHT if rtl else LEFT, figure)
            rest = room.adjusted(0, 0, -wide - high * 0.3, 0) if rtl else room.adjusted(wide + high * 0.3, 0, 0, 0)
            painter.setPen(colour("snow" if over else "ink"))
            shown = fitted(painter, sans(max(SMALLEST_TYPE, high * 0.4)), note, rest.width())
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
        shown = fitted(painter, serif(max(SMALLEST_TYPE, high * 0.56)), text, room.width())
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
    "space": Entry(space, bleed=0.21),
    "die": Entry(die, bleed=0.2),
    "tumble": Entry(tumble, bleed=0.1),
    "buried": Entry(buried, bleed=0.06),
    "hole": Entry(hole),
    "treat": Entry(treat, bleed=0.06),
    "treats": Entry(treats),
    "heap": Entry(heap),
    "paw": Entry(paw),
    "odds": Entry(odds),
    "total": Entry(total, stand_in=surfaces.plain_paper),
    "post": Entry(post),
}
"""The small faces of this room."""
