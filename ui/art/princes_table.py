"""What stands on the table of Rival Princes besides cards: stacks, dice, tokens, cloth, plates, empty places."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.rules.princes.tableau import SAFE
from ui.art import surfaces
from ui.art.dice import PIPS, cube
from ui.art.face import Entry, Face, Look, Painter, painter_of
from ui.art.fonts import sans, serif
from ui.art.furniture import draw_sheets, draw_sign, fitted
from ui.art.glyphs import placed
from ui.art.gouges import Gouges, ellipse, rounded
from ui.art.palette import SEATS, colour, mix
from ui.art.princes_marks import draw_figure, figure_width, resource_mark
from ui.art.princes_parts import lettered

DIE_FACES = {"knight": "chess-knight", "mill": "windmill", "club": "wood-club", "sun": "sun"}
"""Face of the event die -> its glyph; the question mark is a letter."""
TOKENS = {"knight": ("chess-knight", "slate"), "mill": ("windmill", "olive")}
"""Token -> its glyph and colour."""


# -- stacks and supplies ----------------------------------------------------------------------------------------------


def stack(kind: str, sheets: int) -> Painter:
    """A stack of cards face down: draw, event or region; without sheets the empty place."""
    return _pile(Face("princes", "back", (kind,)), sheets)


def supply(kind: str, sheets: int) -> Painter:
    """The supply of roads, settlements or cities; without sheets the empty place."""
    return _pile(Face("princes", "town", (kind,)), sheets)


def _pile(top: Face, sheets: int) -> Painter:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        if not sheets:
            spot(False)(painter, rect, look)
            return
        draw_sheets(painter, rect, sheets)
        painter_of(top)(painter, rect, look)

    return paint


def spot(legal: bool) -> Painter:
    """An empty place stitched on the cloth; in gold, and lighter, where something may be laid now."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height())
        inset = max(1.5, side * 0.04)
        path = rounded(rect.adjusted(inset, inset, -inset, -inset), side * 0.08)
        painter.fillPath(path, colour("gold", 0.16) if legal else colour("ink", 0.1))
        width = max(1.6, side * 0.034) if legal else max(1.3, side * 0.022)
        if legal:
            painter.strokePath(path, QPen(colour("ink", 0.45), width * 1.9))
        stitches = QPen(colour("gold" if legal else "straw", 0.95 if legal else 0.42), width)
        stitches.setCapStyle(Qt.PenCapStyle.RoundCap)
        stitches.setDashPattern([3.6, 3.2])
        painter.strokePath(path, stitches)

    return paint


# -- dice and tokens --------------------------------------------------------------------------------------------------


def die(number: int) -> Painter:
    """The production die; 0 is a die not yet rolled."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        top = cube(painter, rect, "line", "snow")
        marks = Gouges(painter, 4)
        for u, v in PIPS.get(number, ()):
            x, y = top.left() + top.width() * u, top.top() + top.height() * v
            marks.dot(x, y, top.width() * 0.1, "madder" if number == 1 else "ink")

    return paint


def event_die(symbol: str) -> Painter:
    """The event die: knight, mill, club, sun, question; without a symbol a die not yet rolled."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        top = cube(painter, rect, "clay", "ochre")
        marks = Gouges(painter, 4)
        x, y, size = top.center().x(), top.center().y(), top.width()
        for k in range(3):
            marks.gouge(
                top.left() + size * 0.1, top.top() + size * (0.14 + k * 0.05), 0, size * 0.13, size * 0.02, "straw"
            )
        if symbol in DIE_FACES:
            painter.fillPath(placed(DIE_FACES[symbol], x, y, size * 0.68).cuts, colour("ink"))
        elif symbol:
            lettered(marks, "?", x, y, size * 0.68, "ink")

    return paint


def token(kind: str) -> Painter:
    """A wooden disc with a knight or a mill; its own round shadow belongs to it."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.88
        x, y = rect.center().x(), rect.center().y() - size * 0.05
        name, tint = TOKENS[kind]
        for grow, down in ((0.05, 0.08), (0.02, 0.065), (0.0, 0.05)):
            painter.fillPath(ellipse(x, y + size * down, size * (0.5 + grow / 2)), colour("shadow", 0.2))
        painter.fillPath(ellipse(x, y, size / 2), colour("ink"))
        painter.fillPath(ellipse(x, y, size * 0.465), colour(tint))
        marks = Gouges(painter, 2)
        for i in range(24):
            turn = math.radians(i * 15)
            left, top = x + math.cos(turn) * size * 0.385, y + math.sin(turn) * size * 0.385
            marks.gouge(left, top, i * 15, size * 0.06, size * 0.03)
        painter.fillPath(placed(name, x, y - size * 0.01, size * 0.54).cuts, colour("paper"))

    return paint


def mover(seat: int) -> Painter:
    """A small paper disc with a player's sign: who made the last move."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.92
        disc = ellipse(rect.center().x(), rect.center().y(), size / 2)
        painter.fillPath(disc, colour("paper"))
        painter.strokePath(disc, QPen(colour("ink"), max(1.0, size * 0.05)))
        draw_sign(painter, seat, rect.center().x(), rect.center().y(), size * 0.7)

    return paint


def seen() -> Painter:
    """An eye on a small paper disc: what lies here was looked through."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.94
        x, y = rect.center().x(), rect.center().y()
        disc = ellipse(x, y, size / 2)
        painter.fillPath(disc, colour("paper"))
        painter.strokePath(disc, QPen(colour("ink"), max(1.0, size * 0.06)))
        lid = QPainterPath(QPointF(x - size * 0.33, y))
        lid.quadTo(x, y - size * 0.38, x + size * 0.33, y)
        lid.quadTo(x, y + size * 0.38, x - size * 0.33, y)
        painter.strokePath(lid, QPen(colour("ink"), max(1.2, size * 0.08)))
        painter.fillPath(ellipse(x, y, size * 0.12), colour("ink"))

    return paint


def button(text: str, confirms: bool = False) -> Painter:
    """Something to press on the table, raised like the buttons of the window; red where it ``confirms`` something."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 28
        body = rect.adjusted(0.75 * unit, 0.75 * unit, -0.75 * unit, -2.5 * unit)
        painter.fillPath(rounded(body.translated(0, 2 * unit), 5 * unit), colour("ink"))
        if confirms:
            painter.fillPath(rounded(body, 5 * unit), colour("madder"))
        else:
            surfaces.paper(painter, rounded(body, 5 * unit), look, "paper", edge=0)
        painter.strokePath(rounded(body, 5 * unit), QPen(colour("ink"), 1.3 * unit))
        shown = fitted(painter, sans(13 * unit, bold=True), text, body.width() - 10 * unit)
        painter.setPen(colour("paper" if confirms else "ink"))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


# -- cloth and plates -------------------------------------------------------------------------------------------------


def runner(seat: int) -> Painter:
    """The linen under a principality: a border in the player's colour, his sign woven in at both ends."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = max(0.7, min(2.5, rect.height() / 260))
        surfaces.shadow(painter, rect, 12 * unit, 9 * unit, 0.5)
        cloth = rounded(rect, 12 * unit)
        surfaces.linen(painter, cloth, look)
        away = 9 * unit
        border = rounded(rect.adjusted(away, away, -away, -away), 7 * unit)
        painter.strokePath(border, QPen(colour(SEATS[seat][0], 0.9), 5 * unit))
        stitches = QPen(colour("straw", 0.8), 1.6 * unit)
        stitches.setDashPattern([1.6, 4])
        painter.strokePath(border, stitches)
        for x in (rect.left() + away, rect.right() - away):
            painter.fillPath(ellipse(x, rect.center().y(), 14 * unit), colour(mix("linen", "ink", 0.25)))
            draw_sign(painter, seat, x, rect.center().y(), 19 * unit)
        painter.save()
        painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
        surfaces.light(painter, rect.adjusted(-30 * unit, -rect.height() * 0.6, 30 * unit, rect.height() * 0.6), look)
        painter.restore()

    return paint


def plate(
    seat: int,
    name: str,
    points: int,
    goal: int,
    exposed: int,
    strength: int,
    tournament: int,
    commerce: int,
    hand: str,
    active: bool = False,
    strip: bool = False,
    rtl: bool = False,
) -> Painter:
    """What a player has: points of so many, resources brigands may take, strength, tournament, commerce, cards.

    Two lines, or one on a ``strip``; ochre while it is his turn.
    """
    figures = (
        ("open", f"{exposed} / {SAFE}", exposed > SAFE),
        ("strength", str(strength), False),
        ("tournament", str(tournament), False),
        ("commerce", str(commerce), False),
        ("hand", hand, False),
    )

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / (36 if strip else 86)
        surfaces.paper(painter, rounded(rect, 6 * unit), look, "ochre" if active else "paper", edge=0)
        painter.strokePath(rounded(rect.adjusted(0.75, 0.75, -0.75, -0.75), 6 * unit), QPen(colour("ink"), 1.5 * unit))
        inner = rect.adjusted(3.5 * unit, 3.5 * unit, -3.5 * unit, -3.5 * unit)
        painter.strokePath(rounded(inner, 4 * unit), QPen(colour("ink", 0.28), 0.8 * unit))
        room = rect.adjusted(10 * unit, 0, -10 * unit, 0)
        line = _Line(painter, room, rtl)
        if strip:
            y = rect.center().y()
            line.put(22 * unit, lambda x: draw_sign(painter, seat, x + 10 * unit, y, 20 * unit))
            _name(line, name, y, unit, 150 * unit)
            line.skip(14 * unit)
            _points(line, points, goal, y, unit, 25)
            line.skip(22 * unit)
        else:
            y = rect.top() + rect.height() * 0.29
            line.put(22 * unit, lambda x: draw_sign(painter, seat, x + 11 * unit, y, 20 * unit))
            ends = _points_width(points, goal, unit, 25)
            _name(line, name, y, unit, room.width() - 34 * unit - ends)
            line.jump(room.width() - ends)
            _points(line, points, goal, y, unit, 25)
            y = rect.top() + rect.height() * 0.71
            line.jump(0)
        _figures(line, figures, y, 23 * unit)

    return paint


_Draw = Callable[[float], object]


class _Line:
    """Things put one after another along a line, from the right in right-to-left languages."""

    def __init__(self, painter: QPainter, room: QRectF, rtl: bool) -> None:
        self.painter, self.room, self.rtl = painter, room, rtl
        self.at = 0.0

    def skip(self, width: float) -> None:
        """Leaves a gap."""
        self.at += width

    def jump(self, at: float) -> None:
        """Goes on at a distance from the beginning."""
        self.at = at

    @property
    def left(self) -> float:
        """How much room is left."""
        return self.room.width() - self.at

    def put(self, width: float, draw: _Draw) -> None:
        """Draws something so wide; ``draw`` is told its left edge."""
        draw(self.room.right() - self.at - width if self.rtl else self.room.left() + self.at)
        self.at += width


_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute


def _name(line: _Line, name: str, y: float, unit: float, room: float) -> None:
    font = serif(16 * unit)
    shown = fitted(line.painter, font, name, room)
    wide = QFontMetricsF(line.painter.font()).horizontalAdvance(shown) + 2
    line.skip(5 * unit)
    line.painter.setPen(colour("ink"))
    line.put(wide, lambda x: line.painter.drawText(QRectF(x, y - 14 * unit, wide + 2, 28 * unit), _FLAGS, shown))
    line.painter.setPen(Qt.PenStyle.NoPen)


def _points_width(points: int, goal: int, unit: float, crown: float) -> float:
    large, small = QFontMetricsF(serif(20 * unit)), QFontMetricsF(sans(12.5 * unit))
    return (crown + 6) * unit + large.horizontalAdvance(str(points)) + small.horizontalAdvance(f"/ {goal}") + 6 * unit


def _points(line: _Line, points: int, goal: int, y: float, unit: float, crown: float) -> None:
    """A laurel crown, the points in large type, how many win."""
    painter = line.painter

    def draw(x: float) -> None:
        painter.fillPath(placed("laurel-crown", x + crown / 2 * unit, y, crown * unit).cuts, colour("madder"))
        painter.setPen(colour("ink"))
        painter.setFont(serif(20 * unit))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(str(points))
        left = x + (crown + 4) * unit
        painter.drawText(QRectF(left, y - 15 * unit, wide + 4, 29 * unit), _FLAGS, str(points))
        painter.setFont(sans(12.5 * unit))
        painter.drawText(QRectF(left + wide + 3 * unit, y - 11 * unit, 60 * unit, 26 * unit), _FLAGS, f"/ {goal}")
        painter.setPen(Qt.PenStyle.NoPen)

    line.put(_points_width(points, goal, unit, crown), draw)


def _figures(line: _Line, figures: tuple[tuple[str, str, bool], ...], y: float, size: float) -> None:
    """Figures spread over the rest of the line."""
    font = sans(size * 0.65, bold=True)
    widths = [size * 1.15 + QFontMetricsF(font).horizontalAdvance(text) for _, text, _ in figures]
    gap = max(size * 0.12, (line.left - sum(widths)) / (len(figures) - 1))
    for (kind, text, hot), wide in zip(figures, widths, strict=True):
        line.put(wide, _figure_at(line.painter, kind, text, y, size, font, hot))
        line.skip(gap)


def _figure_at(painter: QPainter, kind: str, text: str, y: float, size: float, font: QFont, hot: bool) -> _Draw:
    return lambda x: draw_figure(painter, kind, text, x, y, size, font, hot)


def figure(kind: str, text: str = "", hot: bool = False) -> Painter:
    """One figure by itself, as high as its rectangle."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.height(), rect.width()) * 0.92
        while text and size > 8 and figure_width(text, size) > rect.width():
            size -= 0.5
        wide = figure_width(text, size) if text else size
        draw_figure(painter, kind, text, rect.center().x() - wide / 2, rect.center().y(), size, hot=hot)

    return paint


def score(points: int) -> Painter:
    """Victory points on a slip of paper, readable on light and dark."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide, high = rect.width(), min(rect.height(), rect.width() * 0.58)
        slip = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
        path = rounded(slip.adjusted(0.75, 0.75, -0.75, -0.75), high * 0.16)
        surfaces.paper(painter, path, look, "paper", edge=0)
        painter.strokePath(path, QPen(colour("ink"), max(1.0, high * 0.04)))
        size = min(high * 0.7, wide * 0.42)
        left = slip.center().x() - figure_width(points, size) / 2
        draw_figure(painter, "points", str(points), left, slip.center().y(), size)

    return paint


def resource(kind: str, full: bool = True) -> Painter:
    """The mark of a resource; hollow where one has room."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.86
        resource_mark(painter, kind, rect.center().x(), rect.center().y(), size, full)

    return paint


def bill(*resources: str) -> Painter:
    """Marks of resources side by side on a slip of paper: a cost, a yield."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), rect.height() * 0.2)
        painter.fillPath(path, colour("paper"))
        painter.strokePath(path, QPen(colour("ink"), 1))
        size = min(rect.height() * 0.68, rect.width() * 0.94 / max(1, len(resources)) / 1.2)
        x = rect.center().x() - (len(resources) - 1) * size * 0.6
        for kind in resources:
            resource_mark(painter, kind, x, rect.center().y(), size)
            x += size * 1.2

    return paint


PAINTERS = {
    "stack": Entry(stack, bleed=0.2, stand_in=surfaces.plain_paper),
    "supply": Entry(supply, bleed=0.2, stand_in=surfaces.plain_paper),
    "spot": Entry(spot),
    "die": Entry(die),
    "event_die": Entry(event_die),
    "token": Entry(token),
    "mover": Entry(mover),
    "seen": Entry(seen),
    "runner": Entry(runner, bleed=0.06, stand_in=surfaces.plain_linen, two_tone=True),
    "plate": Entry(plate, stand_in=surfaces.plain_paper),
    "button": Entry(button, stand_in=surfaces.plain_paper),
    "figure": Entry(figure),
    "score": Entry(score, stand_in=surfaces.plain_paper),
    "resource": Entry(resource),
    "bill": Entry(bill, stand_in=surfaces.plain_paper),
}
"""The faces of this room that are no cards."""
