"""What tells the cards of The Four Groves apart: the clans' colours and emblems, and the icons of figures and types."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QRawFont, QTransform

from ui.art.clans_press import NIGHT, TEAL, drawn
from ui.art.cuts import at, box
from ui.art.fonts import resources
from ui.art.glyphs import placed
from ui.art.gouges import Colour, ellipse, pen
from ui.art.palette import colour


class Dress(NamedTuple):
    """The colours of a clan: its own, a deep and a light tone of it."""

    main: str
    deep: str
    light: str


CLANS = {
    "Maple": Dress("madder", "#6E2A20", "#DE8A5B"),
    "Plum": Dress("plum", "#432B40", "#CFA0B4"),
    "Reed": Dress(TEAL, "#214449", "#9DC3B4"),
    "Cedar": Dress("forest", "#24382A", "#9DB07A"),
    "": Dress("#85705A", "#43382C", "#D6C29C"),
}
"""Clan ("": neutral) -> its colours."""

ELEMENTS = {"Fire": "clay", "Water": "slate", "Earth": "#7A6238", "Air": "sky", "Void": NIGHT}
"""Element -> its colour."""

_ELEMENT_GLYPHS = {"Fire": "flame", "Water": "big-wave", "Earth": "peaks", "Air": "wind-hole", "Void": "yin-yang"}

TYPES = {
    "personality": "samurai-helmet",
    "holding": "hut",
    "stronghold": "stone-tower",
    "event": "sunrise",
    "region": "peaks",
    "strategy": "handheld-fan",
    "follower": "spears",
    "item": "katana",
    "spell": "incense",
    "ring": "yin-yang",
}
"""Type of a card -> its glyph."""

FIGURES = {
    "force": "madder",
    "chi": "slate",
    "hr": "#6B3B22",
    "ph": "plum",
    "gold": "#9A6B14",
    "focus": "ink",
    "wall": "#5A544B",
    "honor": "madder",
}
"""A printed figure -> the colour of its icon."""


def draw_mon(painter: QPainter, clan: str, x: float, y: float, size: float, tint: Colour = "snow") -> None:
    """The emblem of a clan, ``size`` wide: a star leaf, five round petals, three blades, a fir; a barred ring for none.

    Their outlines differ: they are told apart without colour.
    """
    brush = colour(tint)
    if clan == "Maple":
        painter.fillPath(placed("maple-leaf", x, y, size).cuts, brush)
    elif clan == "Plum":
        petals = QPainterPath()
        petals.setFillRule(Qt.FillRule.WindingFill)
        for i in range(5):
            turn = -math.pi / 2 + i * 2 * math.pi / 5
            centre = QPointF(x + size * 0.29 * math.cos(turn), y + size * 0.29 * math.sin(turn))
            petals.addEllipse(centre, size * 0.205, size * 0.205)
        painter.fillPath(petals.simplified().subtracted(ellipse(x, y, size * 0.1)), brush)
    elif clan == "Reed":
        for blade in (
            "M-.06,.48 C-.15,.08 0,-.12 0,-.48 C.15,-.02 .12,.18 .06,.48 Z",
            "M-.177,.48 C-.427,.08 -.277,-.12 -.389,-.269 C-.127,-.02 .003,.18 -.057,.48 Z",
            "M.057,.48 C.127,.08 .277,-.12 .389,-.269 C.427,-.02 .237,.18 .177,.48 Z",
        ):
            painter.fillPath(drawn(blade, x, y, size, size), brush)
    elif clan == "Cedar":
        for i in range(3):
            wide, top = size * (0.22 + 0.11 * i), y - size * 0.48 + i * size * 0.27
            tier = drawn("M0,0 Q.4,.18 1,.34 L0,.27 L-1,.34 Q-.4,.18 0,0", x, top, wide, size)
            painter.fillPath(tier, brush)
        painter.fillRect(QRectF(x - size * 0.045, y + size * 0.3, size * 0.09, size * 0.2), brush)
    else:
        painter.fillPath(ellipse(x, y, size * 0.42).subtracted(ellipse(x, y, size * 0.26)), brush)
        painter.fillRect(QRectF(x - size * 0.42, y - size * 0.05, size * 0.84, size * 0.1), brush)


def mon_disc(painter: QPainter, clan: str, x: float, y: float, radius: float, tint: Colour = "snow") -> None:
    """The emblem of a clan on a disc of its deep colour, rimmed with paper."""
    painter.fillPath(ellipse(x, y, radius * 1.13), colour("paper"))
    painter.fillPath(ellipse(x, y, radius), colour(CLANS[clan].deep))
    draw_mon(painter, clan, x, y, radius * 1.43, tint)


def element_disc(painter: QPainter, element: str, x: float, y: float, radius: float) -> None:
    """The sign of an element on a disc of its colour."""
    painter.fillPath(ellipse(x, y, radius), colour(ELEMENTS[element]))
    painter.strokePath(ellipse(x, y, radius), pen("ink", max(0.8, radius * 0.12)))
    if radius >= 5:
        painter.fillPath(placed(_ELEMENT_GLYPHS[element], x, y, radius * 1.35).cuts, colour("snow"))


def draw_icon(painter: QPainter, kind: str, x: float, y: float, size: float, tint: Colour | None = None) -> None:
    """The icon of a figure, read from 10 px on: blade, drop of breath, gate, blossom, coin, target, wall, fan."""
    tint = FIGURES[kind] if tint is None else tint
    brush = colour(tint)
    with at(painter, x, y, size / 20):
        if kind == "force":
            painter.rotate(45)
            painter.fillPath(drawn("M-1.9,4 L-1.9,-7 Q-1,-10.5 1.9,-12 L1.9,4 Z"), brush)
            painter.fillRect(QRectF(-5, 4, 10, 2.2), brush)
            painter.fillRect(QRectF(-1.5, 6.8, 3, 5), brush)
        elif kind == "chi":
            drop = "M0,-10 C3,-4 8,0 8,4.4 C8,8.6 4.4,10.4 0,10.4 C-4.4,10.4 -8,8.6 -8,4.4 C-8,0 -3,-4 0,-10"
            painter.fillPath(drawn(drop), brush)
            painter.strokePath(drawn("M-4,4 Q-3.4,7 0,7.4"), pen(_cut_of(tint), 1.6))
        elif kind == "hr":
            painter.fillPath(drawn("M-10,-8.5 Q0,-5.5 10,-8.5 L9,-4.6 Q0,-2.4 -9,-4.6 Z"), brush)
            for left, top, wide, high in ((-8, -0.6, 16, 2.3), (-6.6, -4, 2.8, 14), (3.8, -4, 2.8, 14)):
                painter.fillRect(QRectF(left, top, wide, high), brush)
        elif kind == "ph":
            draw_mon(painter, "Plum", 0, 0, 21, tint)
        elif kind == "gold":
            painter.fillPath(ellipse(0, 0, 9.6).subtracted(box(-3, -3, 6, 6)), brush)
        elif kind == "focus":
            target = ellipse(0, 0, 9.6).subtracted(ellipse(0, 0, 6.4))
            target.addEllipse(QPointF(0, 0), 3, 3)
            painter.fillPath(target, brush)
        elif kind == "wall":
            battlements = "M-9.5,-9 L-5,-9 -5,-6 -2.2,-6 -2.2,-9 2.2,-9 2.2,-6 5,-6 5,-9 9.5,-9 9.5,9.5 -9.5,9.5 Z"
            painter.fillPath(drawn(battlements), brush)
            for top in (-2.4, 2.8):
                painter.fillRect(QRectF(-9.5, top, 19, 1.1), colour(_cut_of(tint)))
        else:
            painter.fillPath(drawn("M0,9 L-10,-4 Q-6,-9.5 0,-9.8 Q6,-9.5 10,-4 Z"), brush)
            for x1 in (-5, 0, 5):
                painter.strokePath(drawn(f"M0,9 L{x1},-8.4"), pen(_cut_of(tint), 0.9))


def _cut_of(tint: Colour) -> str:
    """What is carved into an icon: paper into dark ones, ink into light ones."""
    return "ink" if colour(tint).lightness() > 190 else "paper"


class _Number(NamedTuple):
    """A text in bold type of 100 pixels, its left edge and the middle of its height at 0,0; how wide it is."""

    outline: QPainterPath
    wide: float


@cache
def digits() -> QRawFont:
    """The type of all figures: a font of its own, for what others write with the bundled one moves its letters."""
    return QRawFont(str(resources() / "fonts" / "NotoSans-Bold.ttf"), 100, QFont.HintingPreference.PreferNoHinting)


@lru_cache(maxsize=512)
def _number(text: str) -> _Number:
    font = digits()
    whole, wide = QPainterPath(), 0.0
    whole.setFillRule(Qt.FillRule.WindingFill)
    # The bundled fonts have no minus sign; the cards' own words use the dash too.
    indexes = font.glyphIndexesForString(text.replace("-", "\u2013").replace("\u2013", "\u2013"))
    for index, advance in zip(indexes, font.advancesForGlyphIndexes(indexes), strict=True):
        whole.addPath(font.pathForGlyph(index).translated(wide, font.capHeight() / 2))
        wide += advance.x()
    return _Number(whole, wide)


def number_width(text: str, px: float) -> float:
    """How wide `draw_number` writes ``text``."""
    return _number(text).wide * px / 100


def draw_number(
    painter: QPainter,
    text: str,
    x: float,
    y: float,
    px: float,
    tint: Colour = "ink",
    halo: Colour | None = None,
    left: bool = False,
) -> float:
    """A number in bold type round (x, y), or with its left edge there; returns its width."""
    number = _number(text)
    wide = number.wide * px / 100
    outline = QTransform().translate(x - (0 if left else wide / 2), y).scale(px / 100, px / 100).map(number.outline)
    if halo is not None:
        painter.strokePath(outline, pen(halo, px * 0.22))
    painter.fillPath(outline, colour(tint))
    return wide


def draw_coin(
    painter: QPainter, text: str, x: float, y: float, radius: float, tint: Colour = "gold", rim: Colour = "#A4741C"
) -> None:
    """A coin with a price."""
    painter.fillPath(ellipse(x, y, radius * 1.12), colour("paper"))
    painter.fillPath(ellipse(x, y, radius), colour(tint))
    painter.strokePath(ellipse(x, y, radius), pen("ink", radius * 0.13))
    painter.strokePath(ellipse(x, y, radius * 0.8), pen(rim, radius * 0.06))
    draw_number(painter, text, x, y, radius * (1.25 if len(text) < 3 else 0.95))


def draw_focus(painter: QPainter, text: str, x: float, y: float, radius: float) -> None:
    """A Focus Value on its disc of ink."""
    painter.fillPath(ellipse(x, y, radius * 1.12), colour("paper"))
    painter.fillPath(ellipse(x, y, radius), colour("ink"))
    painter.strokePath(ellipse(x, y, radius * 0.8), pen("paper", radius * 0.09))
    draw_number(painter, text, x, y, radius * 1.2, "snow")


def draw_type(painter: QPainter, kind: str, rect: QRectF) -> None:
    """The seal of a type of cards: its glyph on a madder square."""
    painter.fillRect(rect.adjusted(-1, -1, 1, 1), colour("paper"))
    painter.fillRect(rect, colour("madder"))
    glyph = placed(TYPES[kind], rect.center().x(), rect.center().y(), rect.width() * 0.74)
    painter.fillPath(glyph.cuts, colour("snow"))
