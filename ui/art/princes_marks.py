"""Small marks of Rival Princes, of one simple shape each: the six resources, and what cards count for."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from ui.art.fonts import sans
from ui.art.glyphs import placed
from ui.art.gouges import ellipse, moved, pen, points, rounded, smooth
from ui.art.palette import colour

RESOURCE_TINTS = {
    "brick": "madder",
    "lumber": "forest",
    "grain": "ochre",
    "wool": "snow",
    "ore": "stone",
    "gold": "gold",
}
"""Resource -> the colour of its mark. Each has a shape of its own besides: slab, log, grain, fleece, stone, coin."""


def resource_shape(resource: str, x: float, y: float, size: float) -> QPainterPath:
    """The outline of a resource's mark: readable from 7 px on."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    radius = size / 2
    if resource == "brick":
        path.addRect(QRectF(x - radius, y - radius * 0.62, size, size * 0.62))
    elif resource == "lumber":
        path.addRoundedRect(QRectF(x - radius, y - radius * 0.5, size, size * 0.5), radius * 0.5, radius * 0.5)
    elif resource == "grain":
        return moved(smooth(points("0,-1.1 0.5,-0.2 0,1.1 -0.5,-0.2")), x, y, 28, radius)
    elif resource == "wool":
        for angle in (0, 1.26, 2.51, 3.77, 5.03):
            at = QPointF(x + math.cos(angle) * radius * 0.52, y + math.sin(angle) * radius * 0.36)
            path.addEllipse(at, radius * 0.5, radius * 0.46)
        path.addEllipse(QPointF(x, y), radius * 0.6, radius * 0.5)
        return path.simplified()
    elif resource == "ore":
        angles = (-0.5, 0.45, 1.5, 2.6, 3.5, 4.5)
        path.addPolygon(
            QPolygonF([QPointF(x + math.cos(a) * radius * 1.02, y + math.sin(a) * radius * 0.98) for a in angles])
        )
        path.closeSubpath()
    else:
        return ellipse(x, y, radius * 0.92)
    return path


def resource_mark(painter: QPainter, resource: str, x: float, y: float, size: float, full: bool = True) -> None:
    """The mark of a resource, ``size`` wide; not ``full``: the hollow outline of a free place."""
    path = resource_shape(resource, x, y, size)
    line = max(0.7, size * 0.09)
    if not full:
        painter.strokePath(path, pen(colour("soft", 0.55), line * 0.8))
        return
    painter.fillPath(path, colour(RESOURCE_TINTS[resource]))
    painter.strokePath(path, pen("ink", line))
    radius = size / 2
    painter.setPen(pen("paper" if resource != "gold" else "soft", max(0.6, size * 0.08)))
    if resource == "brick":
        painter.drawLine(QPointF(x - radius * 0.6, y - radius * 0.1), QPointF(x + radius * 0.5, y - radius * 0.1))
    elif resource == "lumber":
        painter.fillPath(ellipse(x + radius * 0.62, y, radius * 0.22, radius * 0.3), colour("paper"))
    elif resource == "grain":
        painter.drawLine(QPointF(x + radius * 0.28, y - radius * 0.5), QPointF(x - radius * 0.25, y + radius * 0.5))
    elif resource == "wool":
        painter.fillPath(ellipse(x + radius * 0.62, y - radius * 0.1, radius * 0.26, radius * 0.3), colour("ink"))
    elif resource == "ore":
        middle = QPointF(x, y + radius * 0.1)
        painter.drawLine(QPointF(x - radius * 0.4, y - radius * 0.45), middle)
        painter.drawLine(middle, QPointF(x + radius * 0.5, y - radius * 0.2))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), radius * 0.5, radius * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)


FIGURES = {
    "strength": ("crossed-swords", "slate"),
    "tournament": ("horse-head", "plum"),
    "commerce": ("scales", "olive"),
    "points": ("laurel-crown", "madder"),
    "open": ("wood-club", "soft"),
    "hand": ("card-draw", "walnut"),
}
"""What is counted -> its glyph and the colour of its disc; open: resources that brigands may take."""


def draw_figure(
    painter: QPainter,
    kind: str,
    number: str,
    x: float,
    y: float,
    size: float,
    font: QFont | None = None,
    hot: bool = False,
    gap: float = 0.12,
) -> None:
    """A figure: a disc ``size`` wide with its mark, the number at its right; (x, y) is the middle of its left edge.

    ``hot``: on a slip in the colour of warnings; ``gap``: between disc and number, by the size.
    """
    name, tint = FIGURES[kind]
    painter.setFont(font or sans(size * 0.86, bold=True))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(number)
    if hot and number:
        slip = rounded(QRectF(x, y - size * 0.5, size * (1.08 + gap) + wide, size), size * 0.5)
        painter.fillPath(slip, colour("madder"))
        painter.strokePath(slip, pen("ink", max(0.8, size * 0.05)))
    disc = ellipse(x + size / 2, y, size / 2)
    painter.fillPath(disc, colour("madder" if hot else tint))
    painter.strokePath(disc, pen("ink", max(0.8, size * 0.05)))
    painter.fillPath(placed(name, x + size / 2, y, size * 0.66).cuts, colour("paper"))
    if not number:
        return
    painter.setPen(colour("paper" if hot else "ink"))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(QRectF(x + size * (1 + gap), y - size, wide + 4, 2 * size), flags, number)
    painter.setPen(Qt.PenStyle.NoPen)


def figure_width(number: object, size: float) -> float:
    """How wide a figure with this number is."""
    return size * 1.15 + QFontMetricsF(sans(size * 0.86, bold=True)).horizontalAdvance(str(number))
