"""What is set on the island: roads, settlements and cities of four players, the robber, number tokens, legal places.

The four players differ by colour, by outline (gable, dome, barn, tent), by hatching and by the sign on a paper disc.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.cuts import Cuts, at, box, cast, flat, inked, outlined, polygon, rough
from ui.art.face import Look, Painter
from ui.art.furniture import sign_shape
from ui.art.gouges import Gouges, clipped, ellipse, pen, points, ring, smooth
from ui.art.palette import SEATS, mix
from ui.art.princes_parts import lettered

HOUSES = (
    "-44,0 -44,-44 0,-92 44,-44 44,0",
    "",
    "-40,0 -40,-38 -50,-42 -30,-76 0,-90 30,-76 50,-42 40,-38 40,0",
    "-54,0 -6,-96 6,-96 54,0",
)
CITIES = (
    "-74,0 -74,-44 -40,-80 -10,-48 -10,-84 -14,-84 26,-142 66,-84 62,-84 62,0",
    "",
    "-72,0 -72,-36 -80,-40 -64,-66 -38,-78 -12,-66 -8,-58 -8,-88 -16,-92 2,-122 28,-136 54,-122 72,-92 64,-88 64,0",
    "-86,0 -42,-84 -36,-84 -14,-44 26,-146 36,-146 78,0",
)
"""Outlines by seat, round the middle of their foot; the domes of seat 1 are curves."""


def hatch(seat: int, x: float, y: float, wide: float, high: float, scale: float = 1.0) -> Cuts:
    """A player's hatching over a rectangle: crossed lines, dots, leaf veins, zigzag."""
    cuts, step = Cuts(), 6 * scale
    if seat == 0:
        for i in range(int((wide + 2 * high) / (step * 1.25)) + 1):
            left = x - high + i * step * 1.25
            cuts.cut(left, y, left + high, y + high, 0.75 * scale)
            cuts.cut(left + high, y, left, y + high, 0.75 * scale)
    elif seat == 1:
        for row in range(int(high / (step * 0.8)) + 2):
            for i in range(int(wide / step) + 2):
                cuts.dot(x + (i + row % 2 / 2) * step, y + step * (0.4 + 0.8 * row), 0.95 * scale)
    elif seat == 2:
        for i in range(int(wide / (step * 0.95)) + 2):
            left, middle = x + i * step * 0.95, y + high / 2
            cuts.cut(left, middle, left + step, y - 0.1 * high, 1.1 * scale, 0.8)
            cuts.cut(left, middle, left + step, y + 1.1 * high, 1.1 * scale, -0.8)
    else:
        for row in range(int(high / (step * 0.9)) + 3):
            top = y - step + row * step * 0.9
            for i in range(int(wide / (step * 1.1)) + 2):
                left = x + i * step * 1.1
                cuts.cut(left, top + step, left + step * 0.55, top, 0.8 * scale)
                cuts.cut(left + step * 0.55, top, left + step * 1.1, top + step, 0.8 * scale)
    return cuts


def outline(seat: int, city: bool) -> QPainterPath:
    """The outline of a player's settlement or city."""
    if seat != 1:
        return polygon(points((CITIES if city else HOUSES)[seat]))
    path = QPainterPath()
    if city:
        path.moveTo(-74, 0)
        path.lineTo(-74, -34)
        path.cubicTo(-74, -88, -4, -88, -4, -44)
        path.lineTo(-4, -84)
        path.cubicTo(-4, -148, 64, -148, 64, -84)
        path.lineTo(64, 0)
    else:
        path.moveTo(-44, 0)
        path.lineTo(-44, -36)
        path.cubicTo(-44, -104, 44, -104, 44, -36)
        path.lineTo(44, 0)
    path.closeSubpath()
    return path


def draw_sign(painter: QPainter, seat: int, x: float, y: float, radius: float, deep: bool = True) -> None:
    """A player's sign in plain colour, for a paper ground."""
    tint = SEATS[seat][0]
    flat(painter, sign_shape(seat, x, y, radius * 2), mix(tint, "ink", 0.2) if deep else tint)


def draw_building(painter: QPainter, seat: int, city: bool, rim: str = "") -> None:
    """A settlement or city that stands at 0,0; 92 or 146 units high."""
    tint, path = SEATS[seat][0], outline(seat, city)
    if rim:
        halo = path.simplified()
        if rim == "legal":
            outlined(painter, halo, 46, "gold", 0.45)
        outlined(painter, halo, 32, "ink", 0.75)
        outlined(painter, halo, 26, "gold")
    cast(painter, path, 7, 9, 0.5)
    flat(painter, path, tint)
    area = path.boundingRect()
    with clipped(painter, path):
        wall = area.width() * (0.2 if city else 0.3)
        flat(painter, box(area.right() - wall, area.y(), 200, 200), "ink", 0.3)
        roof = area.height() * (0.5 if city else 0.42)
        hatch(seat, area.x(), area.y(), area.width(), roof, 2.1).ink(painter, "paper", 0.75)
        foot = Cuts()
        foot.cut(area.x(), -4, area.right(), -4, 2.5)
        foot.ink(painter, "ink", 0.7)
    outlined(painter, rough(path, 1, (seat, city), 18), 7.5)
    outlined(painter, path, 1.6, "paper", 0.35)
    x, y = (-38, -32) if city else (0, -30)
    flat(painter, ellipse(x, y, 25), "paper")
    draw_sign(painter, seat, x, y, 17)
    if city:
        inked(painter, box(20, -72, 16, 22, 7), "paper", 3)
        inked(painter, box(18, -34, 20, 34, 9), "paper", 3)


def settlement(seat: int, rim: str = "") -> Painter:
    """A settlement; its foot stands at 86 % of the rectangle's height, which is .6 sides of a hex."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = min(rect.height() / 127.7, rect.width() / 104)
        with at(painter, rect.center().x(), rect.top() + rect.height() * 0.86, unit):
            draw_building(painter, seat, False, rim)

    return paint


def city(seat: int, rim: str = "") -> Painter:
    """A city; its foot stands at 90 % of the rectangle's height, which is .84 sides of a hex."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = min(rect.height() / 171.4, rect.width() / 168)
        with at(painter, rect.center().x(), rect.top() + rect.height() * 0.9, unit):
            draw_building(painter, seat, True, rim)

    return paint


def road(seat: int, rim: str = "", tilt: int = 0) -> Painter:
    """A road, drawn level; ``tilt``: degrees by which it will be turned, so that its shadow falls down even then."""
    tint = SEATS[seat][0]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 70  # a hundredth of a hex's side
        with at(painter, rect.center().x(), rect.center().y(), unit):
            long, thick = 66.0, 15.5
            bar = box(-long / 2, -thick / 2, long, thick, thick * 0.22)
            if rim:
                outlined(painter, bar, 13, "ink", 0.8)
                outlined(painter, bar, 10, "gold")
            down = math.radians(90 - tilt)
            painter.save()
            painter.translate(math.cos(down) * 3, math.sin(down) * 3)
            cast(painter, bar, 0, 3.6, 0.5)
            painter.restore()
            flat(painter, bar, mix(tint, "ink", 0.42))
            lift = (-math.cos(down) * 1.6, -math.sin(down) * 1.6)
            top = box(-long / 2 + lift[0] * 0.5, -thick / 2 + lift[1] * 0.5, long, thick, thick * 0.22)
            with clipped(painter, bar):
                flat(painter, top, tint)
                hatch(seat, -long / 2, -thick / 2, long, thick, 1.35).ink(painter, "paper", 0.92)
            outlined(painter, bar, 2.6)

    return paint


_CLOAK = "-36,52 -30,10 -20,-14 -22,-38 0,-66 22,-38 20,-14 30,10 36,52 0,58"


def robber() -> Painter:
    """The robber: a hooded figure, nothing of it seen but the eyes."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        with at(painter, rect.center().x(), rect.center().y(), rect.height() / 140):
            draw_robber(painter)

    return paint


def draw_robber(painter: QPainter) -> None:
    """The robber round 0,0, 124 units high."""
    cloak = smooth(points(_CLOAK))
    cast(painter, cloak, 6, 8, 0.55)
    flat(painter, cloak, "ink")
    folds = Cuts()
    for text, width in (
        ("-14,-18 -22,14 -26,48", 3.2),
        ("-4,-10 -8,16 -10,50", 2.6),
        ("8,-8 12,18 13,50", 2.6),
        ("17,-16 23,12 28,46", 3),
    ):
        folds.run(points(text), width)
    folds.cut(-16, -40, 0, -60, 2.4, -3)
    folds.cut(4, -59, 16, -42, 2, -3)
    folds.ink(painter, "paper", 0.92)
    flat(painter, smooth(points("-13,-36 0,-48 13,-36 10,-20 0,-14 -10,-20")), "#120D0A")
    eyes = Cuts()
    eyes.cut(-10, -32, -2, -30, 3, 1.4)
    eyes.cut(10, -32, 2, -30, 3, -1.4)
    eyes.ink(painter, "gold")
    outlined(painter, cloak, 2.4, "paper", 0.8)


# -- number tokens ----------------------------------------------------------------------------------------------------


def token(number: int, state: str = "") -> Painter:
    """A number with a pip for each of its chances in 36; six and eight large and red.

    ``state``: "hot" just rolled, "robbed" brings nothing.
    """
    red = number in (6, 8)
    tint = "madder" if red else "ink"

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 70  # a hundredth of a hex's side
        with at(painter, rect.center().x(), rect.center().y(), unit):
            radius = 31.5 if red else 27.5
            disc = ring(0, 0, radius)
            if state == "hot":
                flat(painter, ellipse(0, 0, radius + 3.4), "gold")
                outlined(painter, ellipse(0, 0, radius + 3.4), 1.4)
            cast(painter, disc, 2.4, 3, 0.4)
            flat(painter, disc, {"hot": "#F8E3A4", "robbed": "line"}.get(state, "paper"))
            outlined(painter, disc, 2.4)
            outlined(painter, ellipse(0, 0, radius * 0.86), 1.6, "madder" if red else "line")
            marks = Gouges(painter)
            shown = mix(tint, "line", 0.25) if state == "robbed" else tint
            lettered(marks, str(number), 0, -radius * 0.2, 33 if red else 27, shown)
            pips = 6 - abs(7 - number)
            for i in range(pips):
                flat(painter, ellipse((i - (pips - 1) / 2) * 5.8, radius * 0.52, 2.3), shown)

    return paint


# -- where one may build ----------------------------------------------------------------------------------------------


def node_spot(seat: int, chosen: bool = False) -> Painter:
    """A crossing where one may build: the own sign on a paper disc, in a golden glow."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        with at(painter, rect.center().x(), rect.center().y(), rect.width() / 62):
            for reach, alpha in ((30, 0.25), (26, 0.5), (22.5, 1.0)):
                flat(painter, ellipse(0, 0, reach), "gold", alpha)
            flat(painter, ellipse(0, 0, 19), "gold" if chosen else "snow", 1.0 if chosen else 0.95)
            outlined(painter, ellipse(0, 0, 19), 3, SEATS[seat][0])
            draw_sign(painter, seat, 0, 0, 10.5)

    return paint


def path_spot(seat: int, chosen: bool = False) -> Painter:
    """A path where one may lay a road: a paper bar, stitched in the own colour, in a golden glow."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        with at(painter, rect.center().x(), rect.center().y(), rect.width() / 66):
            for grow, alpha in ((9, 0.25), (6, 0.5), (3.4, 1.0)):
                flat(painter, box(-31 - grow, -6.5 - grow, 62 + 2 * grow, 13 + 2 * grow, 4 + grow), "gold", alpha)
            flat(painter, box(-31, -6.5, 62, 13, 4), "gold" if chosen else "snow", 1.0 if chosen else 0.95)
            stitches = pen(SEATS[seat][0], 2.2)
            stitches.setDashPattern([3, 2])
            painter.strokePath(box(-28.5, -4, 57, 8, 3), stitches)

    return paint


# -- small upright pieces ---------------------------------------------------------------------------------------------


def piece(kind: str, seat: int) -> Painter:
    """A road, settlement or city as it stands in a list."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height())
        square = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
        if kind == "road":
            painter.save()
            painter.translate(square.center())
            painter.rotate(-14)
            road(seat, "", -14)(painter, QRectF(-size * 0.48, -size * 0.12, size * 0.96, size * 0.24), look)
            painter.restore()
        elif kind == "settlement":
            settlement(seat)(painter, square.adjusted(-size * 0.05, -size * 0.05, size * 0.05, size * 0.05), look)
        else:
            city(seat)(painter, square, look)

    return paint


def plain_disc(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A blank disc: stands in for a token."""
    path = QPainterPath()
    path.addEllipse(QPointF(rect.center()), rect.width() * 0.39, rect.height() * 0.39)
    painter.setPen(Qt.PenStyle.NoPen)
    flat(painter, path, "paper")
