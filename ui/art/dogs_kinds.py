"""The five kinds of tricks: their colours and their emblems."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.rules.dogs.cards import COLOUR_OF, Trick
from ui.art.cuts import box, polygon
from ui.art.dice import PIPS
from ui.art.dogs_dice import square
from ui.art.dogs_things import draw_bone, draw_paw
from ui.art.face import Look, Painter
from ui.art.gouges import Colour, Gouges, ellipse, pen
from ui.art.palette import colour


class Kind(NamedTuple):
    """A kind of trick: its colour, and the sky and ground of its scenes."""

    tint: str
    sky: str
    ground: str


KINDS = {
    "base": Kind("clay", "#EBC79A", "#B8663E"),
    "yellow": Kind("ochre", "#F2DDA2", "#C9922F"),
    "purple": Kind("plum", "#D8BFCB", "#7E5572"),
    "green": Kind("olive", "#D5DBAE", "#7C8B47"),
    "blue": Kind("slate", "#BFD4DC", "#54788F"),
}


def draw_kind(marks: Gouges, kind: str, x: float, y: float, size: float, tint: Colour) -> None:
    """The emblem of a kind: paw, footprints, flash, bone, die."""
    if kind == "base":
        draw_paw(marks, x, y, size * 1.1, tint)
    elif kind == "yellow":
        draw_paw(marks, x - size * 0.2, y + size * 0.16, size * 0.7, tint, -10)
        draw_paw(marks, x + size * 0.22, y - size * 0.18, size * 0.7, tint, 14)
    elif kind == "purple":
        flash = ((0.1, -0.5), (-0.3, 0.08), (-0.02, 0.08), (-0.12, 0.5), (0.32, -0.12), (0.04, -0.12), (0.24, -0.5))
        marks.fill(polygon([(x + u * size, y + v * size) for u, v in flash]), tint)
    elif kind == "green":
        draw_bone(marks, x, y, size * 1.05, -30, tint)
    else:
        side = size * 0.74
        marks.fill(box(x - side / 2, y - side / 2, side, side, side * 0.2), tint)
        for u, v in PIPS[5]:
            marks.dot(x + (u - 0.5) * side * 1.1, y + (v - 0.5) * side * 1.1, side * 0.1, "paper")


def draw_disc(marks: Gouges, kind: str, x: float, y: float, radius: float) -> None:
    """A kind's emblem on a disc of paper."""
    tint = KINDS[kind].tint
    disc = ellipse(x, y, radius)
    marks.fill(disc, "paper")
    marks.painter.strokePath(disc, pen(colour(tint), radius * 0.17))
    draw_kind(marks, kind, x, y, radius * 1.3, tint)


def kind_disc(trick: Trick) -> Painter:
    """The disc that tells a trick's kind."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = square(rect)
        draw_disc(Gouges(painter), COLOUR_OF[trick], rect.center().x(), rect.center().y(), rect.width() * 0.45)

    return paint
