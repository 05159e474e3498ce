"""The almanac beside the table of Rival Princes: what each number of the die would bring to both players."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.art import surfaces
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.furniture import draw_sign
from ui.art.gouges import Gouges, ellipse, rounded
from ui.art.palette import colour
from ui.art.princes_marks import resource_mark
from ui.art.princes_parts import lettered

WIDTH, HEIGHT = 118.0, 52.0
"""Units a leaf of the almanac is drawn in."""


def harvest(number: int, upper: int, above: str, lower: int, below: str, rolled: bool = False) -> Painter:
    """One leaf: the number, then a line for each player: his sign, and of each resource its mark and how much comes.

    ``above`` and ``below`` list the lines of the seats ``upper`` and ``lower``: "wool1 ore0" is one wool, and ore that
    the full store has no room for, its mark hollow. ``rolled``: this number was thrown last; the leaf is ochre.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = min(rect.width() / WIDTH, rect.height() / HEIGHT)
        leaf = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5 * unit)
        surfaces.paper(painter, leaf, look, "ochre" if rolled else "paper", edge=0)
        painter.strokePath(leaf, QPen(colour("ink"), max(1.0, 1.2 * unit)))
        left, middle = rect.left() + 30 * unit, rect.center().y()
        painter.setPen(QPen(colour("ink", 0.3), max(0.8, 0.8 * unit)))
        painter.drawLine(QPointF(left, middle), QPointF(rect.right() - 4 * unit, middle))
        painter.setPen(Qt.PenStyle.NoPen)
        _disc(painter, rect.left() + 16 * unit, middle, 13 * unit, number)
        for seat, line, y in ((upper, above, middle - 12.5 * unit), (lower, below, middle + 12.5 * unit)):
            draw_sign(painter, seat, left + 6 * unit, y, 11 * unit)
            _line(painter, line, left + 13.5 * unit, y, unit)

    return paint


def _disc(painter: QPainter, x: float, y: float, radius: float, number: int) -> None:
    """The number as it stands on the regions, without their notches."""
    painter.fillPath(ellipse(x, y, radius), colour("ink"))
    painter.strokePath(ellipse(x, y, radius * 0.84), QPen(colour("paper"), max(0.8, radius * 0.07)))
    lettered(Gouges(painter), str(number), x, y, radius * 1.42, "paper")


def _line(painter: QPainter, line: str, x: float, y: float, unit: float) -> None:
    """What comes, one resource after another; a dash for nothing."""
    if not line:
        painter.setPen(QPen(colour("soft"), max(1.0, 1.4 * unit)))
        painter.drawLine(QPointF(x + 1 * unit, y), QPointF(x + 9 * unit, y))
        painter.setPen(Qt.PenStyle.NoPen)
        return
    marks = Gouges(painter)
    for item in line.split():
        kind, amount = item[:-1], item[-1]
        comes = amount != "0"
        resource_mark(painter, kind, x + 6.5 * unit, y, 12.8 * unit, comes)
        tint = "ink" if comes else "soft"
        lettered(marks, amount, x + 18 * unit, y, max(12.0, 14.5 * unit), tint, sans(100, bold=True))
        x += 24 * unit


PAINTERS = {"harvest": Entry(harvest, stand_in=surfaces.plain_paper)}
"""The faces of the almanac."""
