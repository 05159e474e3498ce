"""What a deck of The Four Groves is made of, in bars: how many cards have each Gold Cost or Focus Value."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ui.art.clans_frames import SMALLEST_TYPE
from ui.art.clans_marks import draw_coin, draw_focus
from ui.art.cuts import Cuts, box, flat, rough
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.gouges import clipped
from ui.art.palette import TOKENS_DARK, TOKENS_LIGHT, colour

WIDEST = 40.0
"""Pixels of a column, at most."""
LEAST_COLUMNS = {"cost": 8, "focus": 5}
"""So many columns there are however few are needed, so that small changes do not move them all."""
TINTS = {"cost": "ochre", "focus": "slate"}


def curve(stat: str, dynasty: str, fate: str = "") -> Painter:
    """A column for every value of a stat ("cost" or "focus") from 0: how many Dynasty and Fate cards have it, as
    numbers apart by blanks. Dynasty cards stand below, Fate cards on top of them."""
    lower, upper = ([int(word) for word in row.split()] for row in (dynasty, fate))
    columns = max(LEAST_COLUMNS[stat], len(lower), len(upper))
    lower, upper = (row + [0] * (columns - len(row)) for row in (lower, upper))
    most = max(8, *(a + b for a, b in zip(lower, upper, strict=True)))

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        tones = TOKENS_DARK if look.dark else TOKENS_LIGHT
        step = min(WIDEST * max(1.0, rect.height() / 110), rect.width() / columns)
        radius = min(step * 0.4, rect.height() * 0.11)
        type_size = max(SMALLEST_TYPE, min(radius * 0.95, 16.0))
        foot, head = rect.bottom() - radius * 2.6, rect.top() + type_size * 1.5
        left = rect.center().x() - step * columns / 2
        for i, (below, above) in enumerate(zip(lower, upper, strict=True)):
            x, tall = left + i * step, foot - head
            middle, y = x + step / 2, foot
            for count, tint in ((below, "madder"), (above, TINTS["focus"])):
                high = tall * count / most
                if count:
                    _column(painter, QRectF(x + step * 0.14, y - high, step * 0.72, high), tint, i)
                y -= high
            if below + above:
                painter.setPen(colour(tones["text"]))
                painter.setFont(sans(type_size, bold=True))
                room = QRectF(x - step / 2, y - rect.height(), step * 2, rect.height() - 2)
                painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(below + above))
            (draw_coin if stat == "cost" else draw_focus)(painter, str(i), middle, foot + radius * 1.45, radius)
        base = Cuts()
        base.cut(left, foot, left + step * columns, foot, 1.1)
        base.ink(painter, tones["edge"], 0.9)

    return paint


def _column(painter: QPainter, bar: QRectF, tint: str, seed: object) -> None:
    """A bar as a print: uneven edges, cuts across it."""
    shape = rough(box(bar.x(), bar.y(), bar.width(), bar.height()), 0.4, seed, 5)
    flat(painter, shape, tint)
    cuts = Cuts()
    for i in range(int(bar.height() / 6)):
        cuts.cut(bar.left() + 1, bar.bottom() - 4 - i * 6, bar.right() - 1, bar.bottom() - 5 - i * 6, 0.7)
    with clipped(painter, shape):
        cuts.ink(painter, "paper", 0.5)


PAINTERS = {"curve": Entry(curve, two_tone=True)}
"""The faces of these."""
