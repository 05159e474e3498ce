"""Dice as all tables show them: a cube seen from above with its lower side in sight, and its pips."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.gouges import rounded
from ui.art.palette import colour

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
    4: ((0.27, 0.27), (0.73, 0.73), (0.27, 0.73), (0.73, 0.27)),
    5: ((0.27, 0.27), (0.73, 0.73), (0.27, 0.73), (0.73, 0.27), (0.5, 0.5)),
    6: ((0.27, 0.27), (0.73, 0.73), (0.27, 0.73), (0.73, 0.27), (0.27, 0.5), (0.73, 0.5)),
}
"""Number -> where its pips are, in parts of the top's side."""


def cube(painter: QPainter, rect: QRectF, side_tint: str, top_tint: str) -> QRectF:
    """A cube seen from above, its lower side in sight, as large as the rectangle allows; returns its top."""
    size = min(rect.width(), rect.height() / 1.1)
    x, y = rect.center().x() - size / 2, rect.center().y() - size * 0.55
    rim = size * 0.035
    body = QRectF(x, y, size, size * 1.1)
    top = QRectF(x + rim, y + rim, size - 2 * rim, size - 2 * rim)
    painter.fillPath(rounded(body, size * 0.17), colour("ink"))
    painter.fillPath(rounded(body.adjusted(rim, rim, -rim, -rim), size * 0.15), colour(side_tint))
    painter.fillPath(rounded(top, size * 0.15), colour(top_tint))
    return top
