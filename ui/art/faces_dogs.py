"""The faces of Six Good Dogs: cards with dogs on them, medals, trick tiles and their backs, the emblem.

Where things lie on a face is told by ``space_rect``, ``badge_rect``, ``treat_rect``, ``medal_rect``, ``treats_rect``,
``fence_rect`` and ``soil_rect``: left, top and sizes on a face of so many pixels.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from desktop.rules.dogs.cards import COLOUR_OF, Trick
from ui.art import dogs_charts, dogs_dice, dogs_form, dogs_table, dogs_things, frames, surfaces
from ui.art.cuts import at
from ui.art.dogs_dice import draw_space, square
from ui.art.dogs_grounds import dog_picture
from ui.art.dogs_heads import head
from ui.art.dogs_kinds import KINDS, draw_disc, kind_disc
from ui.art.dogs_looks import LOOKS
from ui.art.dogs_table import Box, felt_tray, fence_rect, medal_rect, soil_rect, treats_rect
from ui.art.dogs_things import LEFT, RIGHT, draw_paw, hebrew, rosette
from ui.art.dogs_tricks import scene_of
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import draw_sheets, fitted, place
from ui.art.gouges import Gouges, clipped, ellipse, pen, rounded
from ui.art.palette import colour, mix
from ui.art.panels import SMALLEST
from ui.art.prints import print_into

__all__ = ["badge_rect", "fence_rect", "medal_rect", "soil_rect", "space_rect", "treat_rect", "treats_rect"]

NAMED = 48.0
"""Pixels: a narrower card has no room for a name; it stands beside it."""
WHOLE = 280.0
"""Pixels: a tile so wide has room for its whole text."""
SMALL, TWO_LINES = 125.0, 32.0
"""Pixels: a tile up to so narrow has a lower picture, so that two lines of the smallest type, which are so high, have
room under its name."""


# -- dogs -------------------------------------------------------------------------------------------------------------


def space_rect(count: int, index: int, width: float) -> Box:
    """The ``index``-th of ``count`` spaces of a card."""
    side = 19.5 if count == 4 else 22.0
    gap = (9.0, 9.0, 7.0, 2.9)[count - 1]
    left = 50 - (count * side + (count - 1) * gap) / 2 + index * (side + gap)
    unit = width / 100
    return left * unit, (122.2 - side / 2) * unit, side * unit, side * unit


def card(dog: str, spaces: str, paws: int, name: str = "") -> Painter:
    """A dog's card: its picture, its paws in a corner of it, its name, its spaces as they are printed."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 100
        named = name if rect.width() >= NAMED else ""
        frames.sheet(painter, rect, look)
        line = max(22 * unit, SMALLEST * 1.3)  # on a small card the name takes from the picture
        high = 106 * unit - line if named else 98 * unit
        picture = QRectF(rect.left() + 6 * unit, rect.top() + 6 * unit, 88 * unit, high)
        print_into(painter, picture, lambda scene: dog_picture(scene, LOOKS[dog]), look, 5, frame=2.1)
        if paws:
            _paw_tab(painter, picture, paws, unit)
        if named:
            room = QRectF(rect.left() + 7.5 * unit, rect.top() + 110.4 * unit - line, 85 * unit, line)
            painter.setPen(colour("ink"))
            shown = fitted(painter, serif(max(SMALLEST, 15.5 * unit)), named, room.width())
            painter.drawText(room, RIGHT if hebrew(named) else LEFT, shown)
            painter.setPen(Qt.PenStyle.NoPen)
        for i, number in enumerate(spaces):
            left, top, side, _ = space_rect(len(spaces), i, rect.width())
            draw_space(painter, QRectF(rect.left() + left, rect.top() + top, side, side), int(number))

    return paint


def _paw_tab(painter: QPainter, picture: QRectF, paws: int, unit: float) -> None:
    """The tab of paper in the lower right corner of the picture, a pawprint for each paw."""
    size = 15 * unit
    tab = QRectF(picture.right() - size * (paws + 0.2), picture.bottom() - size * 1.1, size * (paws + 0.2), size * 1.1)
    painter.fillRect(tab, colour("paper"))
    painter.strokePath(_corner(tab), pen("ink", max(1.0, 1.7 * unit)))
    marks = Gouges(painter)
    for i in range(paws):
        draw_paw(marks, tab.right() - size * (0.6 + i), tab.center().y() + size * 0.03, size * 1.05, "madder")


def _corner(tab: QRectF) -> QPainterPath:
    """The rim of a tab."""
    path = QPainterPath()
    path.addRect(tab)
    return path


def deck(dog: str, spaces: str, paws: int, name: str, sheets: int) -> Painter:
    """The dogs still to come, the next one on top; without sheets the empty place."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        if not sheets:
            place(False)(painter, rect, look)
            return
        draw_sheets(painter, rect, min(10, sheets))
        card(dog, spaces, paws, name)(painter, rect, look)

    return paint


def medal(dog: str) -> Painter:
    """A scored dog looks out of a gold rosette; an empty ring waits for one."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        x, y, radius = rect.center().x(), rect.center().y(), rect.width() / 2
        if not dog:
            ring = ellipse(x, y, radius * 0.7)
            painter.fillPath(ring, colour("ink", 0.16))
            painter.strokePath(ring, pen(colour("paper", 0.8), max(1.2, radius * 0.08)))
            return
        edge = rosette(x, y, radius * 0.98)
        painter.fillPath(edge.translated(radius * 0.03, radius * 0.06), colour("shadow", 0.4))
        painter.fillPath(edge, colour("gold"))
        painter.strokePath(edge, pen("ink", max(0.9, radius * 0.055)))
        inside, looks = ellipse(x, y, radius * 0.8), LOOKS[dog]
        with clipped(painter, inside):
            painter.fillPath(inside, colour(looks.ground[1]))
            marks = Gouges(painter)
            marks.weight = 1.3
            with at(marks.painter, x, y + radius * 0.1, radius / 66, looks.tilt):
                head(marks, looks)
        painter.strokePath(inside, pen("ink", max(0.9, radius * 0.07)))

    return paint


# -- tricks -----------------------------------------------------------------------------------------------------------


def badge_rect(width: float, rtl: bool = False) -> Box:
    """Where the chance of a bust lies on a tile."""
    unit = width / 200
    return (9 if rtl else 125) * unit, 107.5 * unit - _lifted(width), 66 * unit, 27 * unit


def treat_rect(width: float, index: int, rtl: bool = False) -> Box:
    """Where the ``index``-th biscuit lies on a tile: three in a row, then a row above."""
    unit = width / 200
    left = 9 + index % 3 * 30 + index // 3 % 3 * 8
    top = (66 - index // 3 * 22) * unit - _lifted(width)
    return (200 - left - 42 if rtl else left) * unit, top, 42 * unit, 42 * unit


def _lifted(width: float) -> float:
    """How much higher what stands under the picture of a tile begins on a small one."""
    return max(0.0, TWO_LINES - 33 * width / 200) if width <= SMALL else 0.0


def tile(trick: Trick, name: str, text: str, badged: bool = False) -> Painter:
    """A trick face up: a dog doing it, the emblem of its kind, its name, what it does."""
    kind = COLOUR_OF[trick]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 200
        rtl = hebrew(name)
        surfaces.paper(painter, rounded(rect, 9 * unit), look, edge=0)
        taken = _lifted(rect.width())
        if rect.width() >= WHOLE:  # what a long text takes from the height of the picture
            taken = max(0.0, min(44 * unit, _wanted(text, 178 * unit) - 33 * unit))
        picture = QRectF(rect.left() + 8 * unit, rect.top() + 8 * unit, 184 * unit, 94 * unit - taken)
        print_into(painter, picture, lambda scene: scene_of(scene, trick), look, 5, frame=1.2)
        stripe = QRectF(picture.left(), picture.bottom() + 0.6 * unit, picture.width(), 5 * unit)
        painter.fillRect(stripe, colour(KINDS[kind].tint))
        marks = Gouges(painter, 3)
        x = rect.right() - 24 * unit if rtl else rect.left() + 24 * unit
        draw_disc(marks, kind, x, rect.top() + 24 * unit, 15 * unit)
        painter.strokePath(rounded(rect.adjusted(0.8, 0.8, -0.8, -0.8), 9 * unit), pen(colour("#8A7650"), 1.6 * unit))
        room = QRectF(rect.left() + 11 * unit, rect.top() + 105.5 * unit - taken, 178 * unit, 32 * unit)
        if badged:
            room = room.adjusted(67 * unit, 0, 0, 0) if rtl else room.adjusted(0, 0, -67 * unit, 0)
        painter.setPen(colour("ink"))
        shown = fitted(painter, serif(max(SMALLEST, 22 * unit)), name, room.width())
        painter.drawText(room, RIGHT if rtl else LEFT, shown)
        foot = QRectF(rect.left() + 11 * unit, rect.top() + 136 * unit - taken, 178 * unit, 33 * unit + taken)
        _written(painter, foot, text, 16.5 * unit)
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def _wanted(text: str, wide: float) -> float:
    """How high a text is in the smallest type."""
    box = QRectF(0, 0, wide, 9999)
    flags = int(Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(sans(SMALLEST)).boundingRect(box, flags, text).height() + 3


def _narrowed(text: str, wide: float) -> QFont:
    """The smallest type, narrower where a text needs it to stay in one line."""
    font = sans(SMALLEST)
    for stretch in (92, 84):
        if QFontMetricsF(font).horizontalAdvance(text) > wide:
            font.setStretch(stretch)
    return font


def _written(painter: QPainter, room: QRectF, text: str, size: float) -> None:
    """A text in one line, else in as many smaller ones as there is room for; what does not fit is cut."""
    size = max(size, SMALLEST)
    while size > SMALLEST:
        metrics = QFontMetricsF(sans(size))
        if metrics.horizontalAdvance(text) <= room.width():
            break
        box = QRectF(0, 0, room.width(), 9999)
        if metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height() <= room.height():
            break
        size = max(SMALLEST, size - 0.5)
    font = sans(size) if size > SMALLEST else _narrowed(text, room.width())
    metrics = QFontMetricsF(font)
    painter.setPen(colour("soft"))
    painter.setFont(font)
    lines = max(1, int(room.height() / (metrics.height() * 0.88)))
    shown = _broken(metrics, text, room.width(), lines)
    step = min(metrics.height(), room.height() / len(shown))
    for i, line in enumerate(shown):
        row = QRectF(room.left(), room.top() + i * step, room.width(), step)
        if len(shown) == 1:
            row = QRectF(room.left(), room.top(), room.width(), room.height() * 0.86)
        painter.drawText(row, RIGHT if hebrew(text) else LEFT, line)


def _broken(metrics: QFontMetricsF, text: str, room: float, lines: int) -> list[str]:
    """A text in at most so many lines; the last is cut if it is too long."""
    rows: list[str] = []
    row = ""
    words = text.split()
    for i, word in enumerate(words):
        longer = f"{row} {word}" if row else word
        if not row or metrics.horizontalAdvance(longer) <= room:
            row = longer
            continue
        if len(rows) == lines - 1:
            rest = " ".join((row, *words[i:]))
            return [*rows, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)]
        rows.append(row)
        row = word
    return [*rows, metrics.elidedText(row, Qt.TextElideMode.ElideRight, room)]


def tile_back(trick: Trick, name: str = "") -> Painter:
    """A trick that has been used, face down: pawprints in the colour of its kind, its name on a plate."""
    tint = KINDS[COLOUR_OF[trick]].tint

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / 200
        path = rounded(rect, 9 * unit)
        surfaces.paper(painter, path, look, mix(tint, "ink", 0.45), edge=0)
        marks = Gouges(painter, 5)
        with clipped(painter, path):
            for i in range(25):
                across, down = 22 + i % 5 * 40 + i // 5 % 2 * 20, 22 + i // 5 * 34
                at = QPointF(rect.left() + across * unit, rect.top() + down * unit)
                draw_paw(marks, at.x(), at.y(), 25 * unit, mix(tint, "ink", 0.25), -20 + i * 37 % 40)
        inner = rounded(rect.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit), 5 * unit)
        painter.strokePath(inner, pen(colour("paper", 0.55), 1.6 * unit))
        painter.strokePath(rounded(rect.adjusted(0.8, 0.8, -0.8, -0.8), 9 * unit), pen("ink", 1.8 * unit))
        if name:
            sign = QRectF(rect.left() + 28 * unit, rect.center().y() - 18 * unit, 144 * unit, 36 * unit)
            painter.fillPath(rounded(sign, 4 * unit), mix(tint, "ink", 0.62))
            painter.strokePath(rounded(sign, 4 * unit), pen(colour("paper", 0.6), 1.2 * unit))
            painter.setPen(mix("paper", tint, 0.2))
            room = sign.adjusted(6 * unit, 0, -6 * unit, 0)
            shown = fitted(painter, serif(max(SMALLEST, 21 * unit)), name, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
            painter.setPen(Qt.PenStyle.NoPen)

    return paint


def tray(trick: Trick) -> Painter:
    """The felt on which the dice of a trick are rolled, in the colour of its kind."""
    return felt_tray(KINDS[COLOUR_OF[trick]].tint)


def emblem() -> Painter:
    """Smudge with her bone as a small square print: the sign of the game."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        inset = rect.width() * 0.025
        inside = rect.adjusted(inset, inset, -inset, -inset)
        print_into(painter, inside, lambda scene: dog_picture(scene, LOOKS["d32"]), look, 3, frame=4)

    return paint


PAINTERS = {
    "card": Entry(card, stand_in=surfaces.plain_paper),
    "medal": Entry(medal),
    "deck": Entry(deck, bleed=0.2, stand_in=surfaces.plain_paper),
    "tile": Entry(tile, stand_in=surfaces.plain_paper),
    "tile_back": Entry(tile_back, stand_in=surfaces.plain_paper),
    "kind": Entry(kind_disc),
    "tray": Entry(tray),
    "emblem": Entry(emblem, stand_in=surfaces.plain_paper),
    **dogs_dice.PAINTERS,
    **dogs_things.PAINTERS,
    **dogs_table.PAINTERS,
    **dogs_form.PAINTERS,
    **dogs_charts.PAINTERS,
}
"""The faces of this room."""
