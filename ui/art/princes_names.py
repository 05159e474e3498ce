"""How a card's name is written where there is little room: smaller, narrower, on two lines, and only then cut."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui.art.fonts import serif

SMALLEST_TYPE = 12.0
"""Pixels: nothing is written smaller."""
LINE = 1.16
"""Height of each of two lines by the size of the type."""


class Written(NamedTuple):
    """A name as it fits: its lines, pixels of the type, percent of its width."""

    lines: tuple[str, ...]
    size: float
    stretch: int

    @property
    def height(self) -> float:
        """How high the lines are together, with a little air."""
        return len(self.lines) * self.size * LINE + 3


def _font(size: float, stretch: int) -> QFont:
    font = serif(size)
    font.setStretch(stretch)
    return font


def _wide(lines: tuple[str, ...], size: float, stretch: int) -> float:
    measure = QFontMetricsF(_font(size, stretch))
    return max(measure.horizontalAdvance(line) for line in lines)


def fitted_name(name: str, room: float, size: float) -> Written:
    """The name on one line, smaller down to 12 px, then narrower to 84 %; else on two lines; else narrower to 75 %.

    What still does not fit ends in dots, line by line: the first word alone could be the name of another card.
    """
    size = max(size, SMALLEST_TYPE)
    while size > SMALLEST_TYPE and _wide((name,), size, 100) > room:
        size -= 0.5
    words = name.split()
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    two = min(halves, key=lambda lines: _wide(lines, size, 100), default=(name,))
    for least in (84, 75):
        for lines in ((name,), two):
            for stretch in (100, 95, 90, 84, 80, 75):
                if stretch >= least and _wide(lines, size, stretch) <= room:
                    return Written(lines, size, stretch)
    measure = QFontMetricsF(_font(size, 75))
    cut = tuple(measure.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in two)
    return Written(cut, size, 75)


def write_name(painter: QPainter, written: Written, room: QRectF) -> None:
    """The name in the middle of ``room``."""
    painter.setFont(_font(written.size, written.stretch))
    if len(written.lines) == 1:
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, written.lines[0])
        return
    high = written.size * LINE
    top = room.center().y() - high * len(written.lines) / 2
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    for i, line in enumerate(written.lines):
        painter.drawText(QRectF(room.left(), top + i * high, room.width(), high), flags, line)
