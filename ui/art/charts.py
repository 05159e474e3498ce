"""What all charts of a match share: colours of the window, seats' lines with their signs, the turns below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.cuts import flat, outlined
from ui.art.face import Look
from ui.art.fonts import sans
from ui.art.furniture import draw_sign
from ui.art.gouges import Colour, ellipse, pen
from ui.art.palette import SEATS, TOKENS_DARK, TOKENS_LIGHT, colour, mix
from ui.art.panels import write

TYPE = 12.0
"""Pixels: all type of a chart."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""By how much a scale goes on."""
_DASHES = ((), (5, 2.2), (1.4, 2.2), (6, 2, 1.4, 2))
"""The stroke of a seat's line. Where lines run together, the first is seen through the gaps of the others."""


def tone(look: Look, token: str) -> str:
    """A colour for what stands on a window, by its use."""
    return (TOKENS_DARK if look.dark else TOKENS_LIGHT)[token]


def seat_tint(look: Look, seat: int) -> Colour:
    """The colour of a seat; in the dark it would be lost on the window."""
    return mix(SEATS[seat][0], "snow", 0.35) if look.dark else SEATS[seat][0]


def signed(painter: QPainter, seat: int, x: float, y: float) -> None:
    """A seat's sign on a small disc."""
    disc = ellipse(x, y, 9)
    flat(painter, disc, "paper")
    outlined(painter, disc, 1.1)
    draw_sign(painter, seat, x, y, 11)


def line(spots: Sequence[QPointF]) -> QPainterPath:
    """A line through at least one point."""
    path = QPainterPath(spots[0])
    for spot in spots[1:]:
        path.lineTo(spot)
    return path


def stairs(spots: Sequence[QPointF]) -> QPainterPath:
    """The same for what holds until it changes: across, then up or down."""
    path = QPainterPath(spots[0])
    for spot in spots[1:]:
        path.lineTo(spot.x(), path.currentPosition().y())
        path.lineTo(spot)
    return path


def draw_line(painter: QPainter, look: Look, seat: int, path: QPainterPath) -> None:
    """A seat's line in its colour and stroke."""
    stroke = pen(seat_tint(look, seat), 2.8)
    if seat:
        stroke.setDashPattern(_DASHES[seat])
    painter.strokePath(path, stroke)


def rule(painter: QPainter, plot: QRectF, y: float, tint: Colour, width: float) -> None:
    """A line across a chart."""
    painter.strokePath(line([QPointF(plot.left(), y), QPointF(plot.right(), y)]), pen(tint, width))


def step_of(span: float, room: float, apart: float) -> int:
    """By how much a scale of this span goes on, so that in this room its figures stand so far apart."""
    return next((step for step in STEPS if span / step <= max(2.0, room / apart)), STEPS[-1])


def turn_axis(painter: QPainter, look: Look, plot: QRectF, last: int, zero: bool = False) -> None:
    """The numbers of the turns under a chart, up to the last one."""
    step = step_of(last, plot.width(), 44)
    for turn in range(0 if zero else step, last + 1, step):
        x = plot.left() + plot.width() * turn / max(1, last)
        room = QRectF(x - 20, plot.bottom() + 3, 40, TYPE * 1.5)
        write(painter, room, str(turn), sans(TYPE), colour(tone(look, "soft")), "middle")
