"""What tables write and press on paper, whatever they play: a line of type, a button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui.art.cuts import cast, flat, outlined, rough
from ui.art.face import Look, Painter
from ui.art.fonts import sans
from ui.art.furniture import fitted
from ui.art.gouges import Colour, pen, rounded
from ui.art.palette import colour

SMALLEST = 12.0
"""Pixels: nothing is written smaller."""
STATES: dict[str, tuple[Colour, Colour, Colour]] = {
    "primary": ("madder", "snow", "ink"),
    "danger": ("snow", "madder", "madder"),
    "plain": ("snow", "ink", "ink"),
    "off": ("shade", "soft", "line"),
}
"""State of a button: its paper, its type, its edge. As everywhere in the house, the full red one is recommended."""

Tone = Callable[[Look, Colour], Colour]
"""A colour of paper or type as a table has it in this look."""


def by_day(look: Look, tint: Colour) -> Colour:
    """The colour itself: for paper that is as bright in the dark."""
    return tint


NIGHT: dict[str, str] = {
    "paper": "#2F2720",
    "snow": "#40362C",
    "shade": "#514536",
    "cream": "#5B482E",
    "line": "#66553F",
    "soft": "#BCAB90",
    "ink": "#F0E5D0",
}
"""What the colours of paper and of the type on it become where a sheet is dark in the dark."""


def by_night(look: Look, tint: Colour) -> Colour:
    """A colour on a sheet that is dark in the dark; printing colours stay as they are."""
    return NIGHT.get(tint, tint) if look.dark and isinstance(tint, str) else tint


def type_by_night(look: Look, tint: Colour) -> Colour:
    """The same for type alone, which may also be written in a light colour on something dark."""
    return by_night(look, tint) if tint in ("ink", "soft") else tint


def flags(side: str) -> int:
    """How a line lies in its room; ``side``: left, right or the middle, as it is seen."""
    sides = {"left": Qt.AlignmentFlag.AlignLeft, "right": Qt.AlignmentFlag.AlignRight}
    across = sides.get(side, Qt.AlignmentFlag.AlignHCenter)
    return int(across | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)


def write(painter: QPainter, room: QRectF, text: str, font: QFont, tint: Colour = "ink", side: str = "left") -> float:
    """A line of text in the room, smaller, narrower or cut if it does not fit; returns its width."""
    painter.setPen(colour(tint))
    shown = fitted(painter, font, text, room.width(), min(SMALLEST, font.pixelSize()))
    painter.drawText(room, flags(side), shown)
    painter.setPen(Qt.PenStyle.NoPen)
    return QFontMetricsF(painter.font()).horizontalAdvance(shown)


def labels(heavy: Callable[[float], QFont], tone: Tone = by_day) -> Callable[..., Painter]:
    """Lines of type on nothing, as a table has them; ``heavy``: its bold type of a size in pixels."""

    def label(text: str, size: int = 13, tint: str = "ink", side: str = "left", bold: bool = False) -> Painter:
        def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
            font = (heavy if bold else sans)(max(SMALLEST, size))
            write(painter, rect, text, font, tone(look, tint), side)

        return paint

    return label


def raised(painter: QPainter, rect: QRectF, look: Look, seed: object, state: str, tone: Tone = by_day) -> Colour:
    """A button without its words, as it is printed: primary, danger, plain or off; returns the colour of its type."""
    paper, ink, edge = STATES[state]
    if state != "primary":
        dark = tone(look, edge) != edge
        paper, ink, edge = tone(look, paper), tone(look, ink), tone(look, "line") if dark else edge
    path = rough(rounded(rect.adjusted(1, 1, -1, -2), 5), 0.5, seed, 8)
    cast(painter, path, 1.6, 2, 0.0 if state == "off" else 0.35)
    flat(painter, path, paper)
    outlined(painter, path, 1.5, edge)
    inside = rounded(rect.adjusted(4, 4, -4, -5), 3)
    if state == "danger":
        dashes = pen(edge, 1.8)
        dashes.setDashPattern([2.5, 1.6])
        painter.strokePath(inside, dashes)
    else:
        outlined(painter, inside, 0.9, ink, 0.4)
    return ink


def type_of(room: QRectF) -> QFont:
    """The type of a button with so much room for its words."""
    return sans(min(18.0, max(13.0, room.height() * 0.4)), bold=True)
