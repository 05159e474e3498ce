"""What is laid over the cards of The Four Groves: totals, strengths, tokens, seals, coins, glows; icons alone."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.art import surfaces
from ui.art.clans_cards import draw_figures, draw_shame
from ui.art.clans_frames import SMALLEST_TYPE
from ui.art.clans_marks import (
    CLANS,
    ELEMENTS,
    FIGURES,
    TYPES,
    draw_coin,
    draw_icon,
    draw_mon,
    draw_number,
    draw_type,
    element_disc,
    mon_disc,
    number_width,
)
from ui.art.clans_press import drawn
from ui.art.face import Entry, Look, Painter
from ui.art.glyphs import placed
from ui.art.gouges import ellipse, pen, rounded
from ui.art.palette import TOKENS_DARK, TOKENS_LIGHT, colour

WAYS = {-1: "#9B2F22", 0: "ink", 1: "#2F5A2C"}
"""How a figure stands to the printed one -> its colour: lowered, as printed, raised."""


def _chip(painter: QPainter, rect: QRectF, tint: str = "paper", line: str = "ink") -> None:
    """A slip of paper with an ink rim, a little shadow under it."""
    radius = rect.height() * 0.16
    painter.fillPath(rounded(rect.translated(0, rect.height() * 0.06), radius), colour("shadow", 0.4))
    painter.fillPath(rounded(rect, radius), colour(tint))
    painter.strokePath(rounded(rect, radius), pen(line, max(1.0, rect.height() * 0.05)))


def _wedge(painter: QPainter, x: float, y: float, size: float, way: int) -> None:
    """A small arrow head up or down, beside a changed figure."""
    painter.fillPath(drawn("M-0.5,0.32 L0,-0.4 0.5,0.32 Z", x, y, size, size * way), colour(WAYS[way]))


def totals(force: str, chi: str, force_way: int = 0, chi_way: int = 0) -> Painter:
    """A unit's Force and its Personality's Chi as they are now; changed ones in another colour with an arrow."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _chip(painter, rect)
        both = [("force", str(force), force_way), ("chi", str(chi), chi_way)]
        shown = [(kind, text, way) for kind, text, way in both if text != ""]
        area = rect.adjusted(rect.height() * 0.1, 0, -rect.height() * 0.1, 0)
        tints = tuple(WAYS[way] for _, _, way in shown)
        size = rect.height() * 0.26
        tails = tuple(size if way else 0.0 for _, _, way in shown)
        ends = draw_figures(painter, area, [(kind, text) for kind, text, _ in shown], tints, tails)
        for x, (_, _, way) in zip(ends, shown, strict=True):
            if way:
                _wedge(painter, x + size * 0.62, rect.center().y() - rect.height() * 0.14 * way, size, way)

    return paint


def wall(strength: str, way: int = 0) -> Painter:
    """The strength of a Province."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _chip(painter, rect, line=WAYS[way])
        size = rect.height() * 0.3
        tail = size if way else 0.0
        ends = draw_figures(painter, rect, [("wall", str(strength))], (WAYS[way],), (tail,))
        if way:
            _wedge(painter, ends[0] + size * 0.65, rect.center().y() - rect.height() * 0.14 * way, size, way)

    return paint


def number(text: str) -> Painter:
    """The number of a Province and of its battlefield, on a wooden tag."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height())
        x, y = rect.center().x(), rect.center().y()
        tag = drawn("M-0.44,-0.22 L0,-0.48 0.44,-0.22 0.44,0.46 -0.44,0.46 Z", x, y, side, side)
        painter.fillPath(tag.translated(side * 0.03, side * 0.06), colour("#000000", 0.35))
        painter.fillPath(tag, colour("walnut"))
        painter.strokePath(tag, pen("paper", max(1.0, side * 0.06)))
        draw_number(painter, str(text), x, y + side * 0.09, max(SMALLEST_TYPE, side * 0.66), "snow")

    return paint


def tokens(force: str, chi: str = "") -> Painter:
    """Tokens that lie on a card: what they add to Force and Chi."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        shown = [(kind, str(text)) for kind, text in (("force", force), ("chi", chi)) if text != ""]
        _chip(painter, rect, "straw")
        draw_figures(painter, rect.adjusted(1, 0, -1, 0), shown)

    return paint


def mark(kind: str, text: str) -> Painter:
    """One figure on a slip of paper."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _chip(painter, rect)
        draw_figures(painter, rect, [(kind, str(text))])

    return paint


def coin(text: str, state: str = "") -> Painter:
    """A price; "dear": it cannot be paid, "paid": it is."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width(), rect.height()) * 0.43
        tints = {"dear": ("#B9B0A0", "soft"), "paid": ("#A9B87A", "forest")}.get(state, ("gold", "#A4741C"))
        draw_coin(painter, str(text), rect.center().x(), rect.center().y(), radius, *tints)

    return paint


def bow() -> Painter:
    """A quarter turn: what would bow."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width(), rect.height()) / 2
        x, y = rect.center().x(), rect.center().y()
        painter.fillPath(ellipse(x, y, radius * 0.96), colour("paper"))
        painter.strokePath(ellipse(x, y, radius * 0.9), pen("ink", max(1.0, radius * 0.1)))
        _quarter_turn(painter, x, y, radius * 0.95, "ink")

    return paint


def _quarter_turn(painter: QPainter, x: float, y: float, radius: float, tint: str) -> None:
    painter.strokePath(drawn("M-0.5,0.2 C-0.5,-0.5 0.1,-0.55 0.35,-0.1", x, y, radius, radius), pen(tint, radius * 0.2))
    painter.fillPath(drawn("M0.02,-0.06 L0.66,-0.16 0.42,0.42 Z", x, y, radius, radius), colour(tint))


# -- seals ------------------------------------------------------------------------------------------------------------

_Drawing = Callable[[QPainter, float, float, float], None]


def _rings(painter: QPainter, x: float, y: float, radius: float) -> None:
    for part in (0.62, 0.26):
        painter.strokePath(ellipse(x, y, radius * part), pen("snow", radius * 0.15))


def _lines(text: str, width: float = 0.2) -> _Drawing:
    def draw(painter: QPainter, x: float, y: float, radius: float) -> None:
        painter.strokePath(drawn(text, x, y, radius, radius), pen("snow", radius * width))

    return draw


def _solid(text: str) -> _Drawing:
    def draw(painter: QPainter, x: float, y: float, radius: float) -> None:
        painter.fillPath(drawn(text, x, y, radius, radius), colour("snow"))

    return draw


def _glyph(name: str) -> _Drawing:
    def draw(painter: QPainter, x: float, y: float, radius: float) -> None:
        painter.fillPath(placed(name, x, y, radius * 1.35).cuts, colour("snow"))

    return draw


def _icon(kind: str) -> _Drawing:
    def draw(painter: QPainter, x: float, y: float, radius: float) -> None:
        draw_icon(painter, kind, x, y, radius * 1.15, "snow")

    return draw


def _turn(painter: QPainter, x: float, y: float, radius: float) -> None:
    _quarter_turn(painter, x, y, radius, "snow")


SEALS: dict[str, tuple[str, _Drawing]] = {
    "target": ("#B9781C", _rings),
    "performer": ("madder", _glyph("samurai-helmet")),
    "chosen": ("forest", _lines("M-0.42,0.02 L-0.1,0.36 0.46,-0.36", 0.26)),
    "attack": ("madder", _icon("force")),
    "defend": ("slate", _solid("M-0.5,-0.5 L0.5,-0.5 0.5,0.05 Q0.4,0.5 0,0.66 Q-0.4,0.5 -0.5,0.05 Z")),
    "home": ("olive", _glyph("hut")),
    "dead": ("ink", _lines("M-0.4,-0.4 L0.4,0.4 M-0.4,0.4 L0.4,-0.4", 0.26)),
    "negated": (
        "ink",
        _lines("M-0.42,0.42 L0.42,-0.42 M0.58,0 C0.58,0.78 -0.58,0.78 -0.58,0 C-0.58,-0.78 0.58,-0.78 0.58,0"),
    ),
    "wait": ("#85705A", _solid("M-0.42,-0.52 L0.42,-0.52 0.08,0 0.42,0.52 -0.42,0.52 -0.08,0 Z")),
    "cannot": ("#85705A", _lines("M-0.46,0 L0.46,0", 0.3)),
    "bowed": ("#85705A", _turn),
    "focus": ("plum", _icon("focus")),
    "strike": ("plum", _glyph("katana")),
    "legacy": ("#9A6B14", _glyph("sunrise")),
}
"""Kind of a seal -> its colour and what is cut into it."""


def seal(kind: str) -> Painter:
    """A seal on a card: a notched disc of wax with a sign. The dishonored have a black one of their own."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width(), rect.height()) * 0.46
        x, y = rect.center().x(), rect.center().y()
        if kind == "dishonored":
            draw_shame(painter, x, y, radius * 0.94)
            return
        tint, draw = SEALS[kind]
        edge = QPainterPath()
        for i in range(32):
            far = radius * (1.0 if i % 2 else 0.93)
            at = QPointF(x + far * math.cos(i * math.pi / 16), y + far * math.sin(i * math.pi / 16))
            edge.lineTo(at) if i else edge.moveTo(at)
        edge.closeSubpath()
        painter.strokePath(edge, pen("paper", radius * 0.24))
        painter.fillPath(edge, colour(tint))
        painter.strokePath(ellipse(x, y, radius * 0.82), pen(colour("paper", 0.55), max(0.7, radius * 0.06)))
        draw(painter, x, y, radius * 0.92)

    return paint


# -- rings round things -----------------------------------------------------------------------------------------------

GLOWS = {
    "can": ("gold", 2.4),
    "chosen": ("gold", 4.2),
    "target": ("gold", 3.2),
    "source": ("madder", 3.4),
    "danger": ("#D8553B", 2.2),
    "last": ("ink", 2.0),
    "focus": ("snow", 3.0),
}
"""Kind of a ring -> its colour and width."""


def glow(kind: str, square: bool = False) -> Painter:
    """A ring round a card: colour over a wider line of ink, so that it reads on straw, indigo and print alike."""
    tint, width = GLOWS[kind]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        away = width * 0.9 + 0.6
        radius = 1.0 if square else min(rect.width(), rect.height()) * 0.05 + away
        path = rounded(rect.adjusted(-away, -away, away, away), radius)
        painter.strokePath(path, pen(colour("paper" if kind == "last" else "ink", 0.8), width + 2.6))
        painter.strokePath(path, pen(tint, width))
        if kind == "focus":
            dashes = pen(colour("ink", 0.75), width * 0.4)
            dashes.setDashPattern([5, 6])
            painter.strokePath(path, dashes)
        elif kind == "chosen":
            painter.strokePath(path, pen("snow", width * 0.24))
            painter.fillRect(rect, colour("gold", 0.16))

    return paint


# -- icons alone ------------------------------------------------------------------------------------------------------


def mon(clan: str, tint: str = "") -> Painter:
    """The emblem of a clan on its disc."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        radius = min(rect.width(), rect.height()) * 0.44
        mon_disc(painter, clan, rect.center().x(), rect.center().y(), radius, tint or "snow")

    return paint


def figure(kind: str, text: str, tint: str = "") -> Painter:
    """An icon and its number on nothing; ``tint`` colours the number."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        size = high * 0.78
        draw_icon(painter, kind, rect.left() + size * 0.55, rect.center().y(), size, tint or None)
        px = max(SMALLEST_TYPE, high * 0.8)
        room = rect.width() - size * 1.25
        if number_width(str(text), px) > room:
            px = max(SMALLEST_TYPE, px * room / number_width(str(text), px))
        draw_number(painter, str(text), rect.left() + size * 1.25, rect.center().y(), px, tint or "ink", left=True)

    return paint


def symbol(kind: str, tint: str = "") -> Painter:
    """The icon of a figure or of a type of cards, an element's disc, or a quarter turn ("bow").

    ``tint`` "text": as the writing of a window is.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size, x, y = min(rect.width(), rect.height()), rect.center().x(), rect.center().y()
        tone = (TOKENS_DARK if look.dark else TOKENS_LIGHT)["text"] if tint == "text" else tint
        if kind in FIGURES:
            draw_icon(painter, kind, x, y, size * 0.86, tone or None)
        elif kind in ELEMENTS:
            element_disc(painter, kind, x, y, size * 0.44)
        elif kind in CLANS:
            draw_mon(painter, kind, x, y, size * 0.86, tint or CLANS[kind].main)
        elif kind == "bow":
            _quarter_turn(painter, x, y, size * 0.6, tint or "ink")
        else:
            painter.fillPath(placed(TYPES[kind], x, y, size * 0.9).cuts, colour(tint or "ink"))

    return paint


def type_seal(kind: str, clan: str = "") -> Painter:
    """The seal of a type of cards, in a clan's colour if one is given."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height()) - 2
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        draw_type(painter, kind, square)
        if clan:
            painter.fillRect(square, colour(CLANS[clan].main))
            painter.fillPath(
                placed(TYPES[kind], square.center().x(), square.center().y(), side * 0.74).cuts, colour("snow")
            )

    return paint


def blank() -> Painter:
    """Nothing: a place for focus and clicks."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


PAINTERS = {
    "totals": Entry(totals, rim=3, stand_in=surfaces.plain_paper),
    "wall": Entry(wall, rim=3, stand_in=surfaces.plain_paper),
    "number": Entry(number, rim=2),
    "tokens": Entry(tokens, rim=3),
    "mark": Entry(mark, rim=3),
    "coin": Entry(coin, rim=2),
    "bow": Entry(bow, rim=1),
    "seal": Entry(seal, rim=2),
    "glow": Entry(glow, rim=10),
    "mon": Entry(mon, rim=1),
    "figure": Entry(figure),
    "symbol": Entry(symbol, two_tone=True),
    "type": Entry(type_seal, rim=1),
    "blank": Entry(blank),
}
"""The faces of these."""
