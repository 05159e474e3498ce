"""What is said about a trade at the island: answers and offers, and the buttons on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ui.art import surfaces
from ui.art.charts import seat_tint
from ui.art.cuts import at, box, flat, outlined, polygon
from ui.art.face import Look, Painter
from ui.art.fonts import sans
from ui.art.furniture import sign_shape
from ui.art.gouges import Colour, ellipse, points, rounded
from ui.art.island_panels import Row, draw_symbol, row_of
from ui.art.island_things import good
from ui.art.palette import mix
from ui.art.panels import SMALLEST, by_night, raised, type_of, write

_ANSWERS = {
    "": ("soft", "snow", "snow"),
    "yes": ("forest", "#DDE5C4", "#47573A"),
    "no": ("madder", "shade", "shade"),
    "waits": ("soft", "shade", "shade"),
    "counter": ("ochre", "#F4E2B0", "#6A5227"),
    "out": ("soft", "shade", "shade"),
}
"""Answer to an offer -> colour of its sign, ground, ground in the dark."""


def answer(seat: int, state: str, rtl: bool = False) -> Painter:
    """What a player says to an offer: "yes", "no", "waits", "counter"; "" will be asked, "out" will not."""
    tint, paper, dark_paper = _ANSWERS[state]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(1, 1, -1, -1), 4)
        flat(painter, path, by_night(look, dark_paper if look.dark else paper))
        outlined(painter, path, 2 if state == "yes" else 1.1, tint if state == "yes" else by_night(look, "line"))
        size = min(rect.height() * 0.5, rect.width() * 0.3)
        if state in ("", "out"):
            painter.setOpacity(painter.opacity() * (0.35 if state else 1))
            middle = rect.center()
            flat(painter, sign_shape(seat, middle.x(), middle.y(), size * 1.04), seat_tint(look, seat))
            return
        row = Row(rect, rtl)
        sign, mark = row.take(rect.width() * 0.48).center(), row.take(rect.width() * 0.44).center()
        flat(painter, sign_shape(seat, sign.x(), sign.y(), size * 0.92), seat_tint(look, seat))
        said = mix(tint, "snow", 0.5) if look.dark else mix(tint, "ink", 0.15)
        draw_symbol(painter, state, mark.x(), mark.y(), size * 1.1, said)

    return paint


def offer(gives: str, gets: str, rtl: bool = False) -> Painter:
    """An offer on a slip: what is given, an arrow, what is wanted; kinds of goods apart by blanks."""
    left, right = tuple(gives.split()), tuple(gets.split())

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(1, 1, -1, -1), 4)
        surfaces.paper(painter, path, look, by_night(look, "snow"))
        outlined(painter, path, 1.2)
        row = Row(rect.adjusted(5, 0, -5, 0), rtl)
        size = rect.height() * 0.7
        rest = row.rect.width() - size
        first = row.take(rest * (len(left) + 0.4) / (len(left) + len(right) + 0.8))
        middle = row.take(size)
        second = row.rest()
        for kinds, room in ((left, first), (right, second)):
            row_of(painter, kinds, QRectF(room.left(), room.center().y() - size / 2, room.width(), size), 0.9)
        arrow(painter, middle.center(), size * 0.72, rtl, by_night(look, "soft"))

    return paint


def arrow(painter: QPainter, middle: QPointF, size: float, rtl: bool, tint: Colour = "soft") -> None:
    """An arrow in the direction of reading."""
    with at(painter, middle.x(), middle.y(), size, flip=rtl):
        flat(painter, polygon(points("-0.5,-0.13 0.05,-0.13 0.05,-0.38 0.5,0 0.05,0.38 0.05,0.13 -0.5,0.13")), tint)


def button(text: str, state: str = "plain") -> Painter:
    """A button as it is printed: "primary", "plain", "off"."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        ink = raised(painter, rect, look, text, state, by_night)
        room = rect.adjusted(5, 0, -5, -1)
        write(painter, room, text, type_of(room), ink, "middle")

    return paint


def deal(bank: str, give: str, count: int, take: str, state: str = "plain", rtl: bool = False) -> Painter:
    """A button of a trade with the bank: whose it is, and under it how many of what for one of what."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        ink = raised(painter, rect, look, "", state, by_night)
        inner = rect.adjusted(6, 4, -6, -6)
        high = min(inner.height() * 0.6, inner.width() * 0.21)
        head = QRectF(inner.left(), inner.top() - 1, inner.width(), inner.height() - high + 1)
        write(painter, head, bank, sans(SMALLEST, bold=True), ink, "middle")
        font = sans(max(SMALLEST, high * 0.76), bold=True)
        figures = [QFontMetricsF(font).horizontalAdvance(text) + 3 for text in (str(count), "1")]
        wide = sum(figures) + 2 * high + high * 1.3
        left = inner.center().x() - wide / 2
        row = Row(QRectF(left, inner.bottom() - high, wide, high), rtl)
        for number, (text, kind) in enumerate(((str(count), give), ("1", take))):
            if number:
                arrow(painter, row.take(high * 1.3).center(), high * 0.8, rtl, ink)
            write(painter, row.take(figures[number]), text, font, ink, row.near)
            spot = row.take(high).center()
            good(painter, kind, spot.x(), spot.y(), high * 1.1)

    return paint


def step(kind: str, enabled: bool = True) -> Painter:
    """A small button, round where there is no room for more: "minus" or "plus"."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width(), rect.height()) * 0.46
        x, y = rect.center().x(), rect.center().y()
        tint = by_night(look, "ink" if enabled else "line")
        shape = ellipse(x, y, radius)
        if rect.width() > rect.height() * 1.2:
            shape = rounded(rect.adjusted(1, 1, -1, -1), 5)
            radius *= 0.86
        flat(painter, shape, by_night(look, "snow" if enabled else "shade"))
        outlined(painter, shape, max(1.2, radius * 0.14), tint)
        thick = radius * 0.3
        flat(painter, box(x - radius * 0.56, y - thick / 2, radius * 1.12, thick, thick * 0.3), tint)
        if kind == "plus":
            flat(painter, box(x - thick / 2, y - radius * 0.56, thick, radius * 1.12, thick * 0.3), tint)

    return paint
