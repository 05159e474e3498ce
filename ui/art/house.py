"""What belongs to the house and not to a table: posters, heads of dialogs, the print of the pass screen, its sign."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art import heads, posters, surfaces
from ui.art.face import Entry, Look, Painter
from ui.art.gouges import Gouges


def sign() -> Painter:
    """The hexagon of the house."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width() / 1.74, rect.height() / 2) * 0.92
        heads.draw_house_sign(Gouges(painter, 2), rect.center().x(), rect.center().y(), radius)

    return paint


PAINTERS = {
    "poster": Entry(posters.poster, stand_in=surfaces.plain_night),
    "head": Entry(lambda kind, room="": heads.head(kind, False, room), stand_in=surfaces.plain_night, two_tone=True),
    "head_rtl": Entry(lambda kind, room="": heads.head(kind, True, room), stand_in=surfaces.plain_night, two_tone=True),
    "pass": Entry(heads.pass_print, stand_in=surfaces.plain_night, two_tone=True),
    "sign": Entry(sign),
}
"""The faces of this room."""
