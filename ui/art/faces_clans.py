"""The faces of The Four Groves: cards in their sizes, what lies over them, the table and its battlefields."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art import (
    clans_battle,
    clans_cards,
    clans_charts,
    clans_curves,
    clans_phases,
    clans_piles,
    clans_signs,
    clans_table,
    surfaces,
)
from ui.art.clans_cards import TAB
from ui.art.clans_pictures import draw_print
from ui.art.clans_poster import grove_sign
from ui.art.clans_table import covered, honor_y
from ui.art.face import Entry, Look, Painter

__all__ = ["PAINTERS", "TAB", "covered", "honor_y", "tab_step", "totals_rect"]


def tab_step(height: float) -> float:
    """How much higher every further attachment behind a Personality lies, so that its index strip is seen."""
    return height * (TAB + 0.018)


def totals_rect(width: float, height: float, bowed: bool = False) -> tuple[float, float, float, float]:
    """Where `totals` lies on a unit: (left, top, width, height), from the upper left corner of its upright rectangle.

    A bowed unit lies across about the same centre; its totals stay upright at its lower edge.
    """
    wide, high = width * 0.84, max(16.0, height * 0.175)
    foot = height / 2 + width / 2 if bowed else height
    return (width - wide) / 2, foot - high - (-3.0 if bowed else height * 0.05), wide, high


def emblem() -> Painter:
    """The leaves of the four groves in one small square print: the sign of the game."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        inset = rect.width() * 0.025
        draw_print(painter, rect.adjusted(inset, inset, -inset, -inset), grove_sign, "emblem", look)

    return paint


PAINTERS = {
    **clans_cards.PAINTERS,
    **clans_piles.PAINTERS,
    **clans_signs.PAINTERS,
    **clans_table.PAINTERS,
    **clans_phases.PAINTERS,
    **clans_battle.PAINTERS,
    **clans_curves.PAINTERS,
    **clans_charts.PAINTERS,
    "emblem": Entry(emblem, stand_in=surfaces.plain_paper),
}
"""The faces of this room."""
