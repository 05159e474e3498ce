"""The dice of Six Good Dogs: at rest, in the air, in the earth, and the places they go to."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.art.cuts import chance, polygon
from ui.art.dice import PIPS, cube
from ui.art.dogs_marks import LOAM, blot, cuts
from ui.art.face import Entry, Look, Painter
from ui.art.gouges import Gouges, clipped, ellipse, pen, points, rounded, smooth
from ui.art.palette import colour, mix

RIMS = {"chosen": "gold", "hot": "madder", "set": "gold"}
"""State of a die -> the colour of its rim: chosen, would bust, suggested."""


def square(rect: QRectF) -> QRectF:
    """The largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


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
    radius = top.width() * (0.14, 0.14, 0.105, 0.105, 0.1, 0.092, 0.08)[number]
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
        corner = polygon(
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

            side = polygon([point(u, v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
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
    painter.fillPath(rounded(inner, size * 0.2), mix("gold", "shade", 0.35) if hot else colour("shade"))
    stroke = pen("madder" if hot else "soft", line)
    if hot:  # dashed like the place of a die on the tray: nothing lies there yet
        stroke.setDashPattern([2.2, 1.4])
    painter.strokePath(rounded(inner, size * 0.2), stroke)
    radius = size * (0.088 if number > 1 else 0.12)
    for u, v in PIPS.get(number, ()):
        at = QPointF(rect.center().x() + (u - 0.5) * size * 1.05, rect.center().y() + (v - 0.5) * size * 1.05)
        if hot:
            painter.strokePath(ellipse(at.x(), at.y(), radius), pen("ink", size * 0.04))
        else:
            painter.fillPath(ellipse(at.x(), at.y(), radius), colour("soft", 0.75))


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


PAINTERS = {
    "space": Entry(space, bleed=0.21),
    "die": Entry(die, bleed=0.2),
    "tumble": Entry(tumble, bleed=0.1),
    "buried": Entry(buried, bleed=0.06),
    "hole": Entry(hole),
}
"""The faces of dice and of their places."""
