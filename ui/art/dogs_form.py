"""What is written and pressed at the table of Six Good Dogs: the strip a roll lies on, buttons, lines of type; and the
tricks as cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.rules.dogs.cards import COLOUR_OF, Trick
from ui.art import frames, surfaces
from ui.art.cuts import cast, outlined, rough
from ui.art.dogs_kinds import KINDS, draw_disc
from ui.art.dogs_things import draw_paw, draw_treat
from ui.art.dogs_tricks import scene_of
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import serif
from ui.art.gouges import Gouges, pen, rounded
from ui.art.palette import colour, mix
from ui.art.panels import SMALLEST, labels, raised, type_of, write
from ui.art.prints import print_into


def strip() -> Painter:
    """The sheet of paper under a roll, with a deckled edge."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rough(rounded(rect.adjusted(2, 2, -2, -2), 3), 0.9, "strip", 7)
        cast(painter, path, 2.5, 4, 0.4)
        surfaces.paper(painter, path, look, edge=0)
        outlined(painter, path, 1.2, "#8A7650")
        outlined(painter, rounded(rect.adjusted(6, 6, -6, -6), 2), 0.8, "ink", 0.35)

    return paint


def button(text: str, state: str = "plain", treat: bool = False, tall: bool = False) -> Painter:
    """A button as it is printed: primary, danger, plain or off; with a biscuit where it costs one. A tall one has its
    text in the lower half: in the upper lies what else belongs to it."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        ink = raised(painter, rect, look, text, state)
        room = rect.adjusted(7, rect.height() * 0.42 if tall else 0, -7, -3 if tall else -1)
        font = type_of(room)
        if treat:
            size = room.height() * 0.62
            wide = min(QFontMetricsF(font).horizontalAdvance(text), room.width() - size)
            x = max(room.left() + size / 2, room.center().x() - wide / 2 - size * 0.25)
            draw_treat(Gouges(painter), x, room.center().y(), size, -20, False)
            room.setLeft(room.left() + size)
        write(painter, room, text, font, ink, "middle")

    return paint


def trick_card(trick: Trick, name: str = "") -> Painter:
    """A trick in the proportions of a card: its kind above, the dog that does it, its name, pawprints."""
    kind = COLOUR_OF[trick]
    tint = KINDS[kind].tint

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 63
        frames.sheet(painter, rect, look)
        head = QRectF(rect.left() + 4 * unit, rect.top() + 4 * unit, 55 * unit, 19 * unit)
        foot = QRectF(head.left(), rect.bottom() - 17 * unit, head.width(), 13 * unit)
        marks = Gouges(painter, 5)
        for band, paws in ((head, 0), (foot, 4)):
            painter.fillRect(band, colour(tint))
            painter.strokePath(rounded(band, 1), pen("ink", max(1.0, 1.2 * unit)))
            for i in range(paws):
                x = band.left() + band.width() * (i + 0.5) / paws
                y = band.center().y() + (1.5 if i % 2 else -1.5) * unit
                draw_paw(marks, x, y, 9 * unit, mix(tint, "paper", 0.35), 14 if i % 2 else -18)
        draw_disc(Gouges(painter, 3), kind, head.center().x(), head.center().y(), 8 * unit)
        picture = QRectF(head.left(), head.bottom() + 1.5 * unit, head.width(), head.width() * 94 / 184)
        print_into(painter, picture, lambda scene: scene_of(scene, trick), look, 5, frame=2.0)
        room = QRectF(head.left(), picture.bottom(), head.width(), foot.top() - picture.bottom())
        if rect.width() >= 60:
            write(painter, room, name, serif(max(SMALLEST, 10 * unit)), "ink", "middle")

    return paint


PAINTERS = {
    "trick_card": Entry(trick_card, stand_in=surfaces.plain_paper),
    "label": Entry(labels(serif)),
    "strip": Entry(strip, bleed=0.12, stand_in=surfaces.plain_paper),
    "button": Entry(button, bleed=0.12),
}
"""The faces of what is written and pressed."""
