"""What else is a card on the table: cards made by effects, pictures alone, backs, decks, discard piles, focus cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.rules.clans.cards import CARDS
from ui.art import surfaces
from ui.art.clans_cards import NAMED, draw_figures
from ui.art.clans_frames import SMALLEST_TYPE, draw_back, draw_lines, fitting, frame, keyline
from ui.art.clans_marks import CLANS, draw_focus, draw_number
from ui.art.clans_pictures import draw_picture, draw_print, made_follower, made_personality
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import serif
from ui.art.furniture import draw_sheets
from ui.art.gouges import clipped, ellipse, pen, rounded
from ui.art.palette import colour


def created(kind: str, force: str, chi: str = "", name: str = "") -> Painter:
    """A card made by an effect: a neutral picture in a dashed frame, with its figures."""
    figures = [("force", str(force)), *([("chi", str(chi))] if chi != "" else [])]
    cut = made_personality if kind == "personality" else made_follower

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        inner = frame(painter, rect, look, "", True, 0.052, dashed=True)
        strip = max(rect.height() * 0.185, 15.0)
        rows: list[str] = []
        band, font = 0.0, serif(SMALLEST_TYPE)
        if name and wide >= NAMED:
            font, rows = fitting(name, wide * 0.1, inner.width() - 4, 2)
            band = font.pixelSize() * 1.2 * len(rows) + 4
        picture = inner.adjusted(0, 0, 0, -strip - band)
        draw_print(painter, picture, cut, f"created {kind}", look)
        keyline(painter, picture, max(0.8, wide * 0.006))
        if rows:
            area = QRectF(inner.left(), picture.bottom(), inner.width(), band)
            painter.fillRect(area, colour(CLANS[""].main))
            draw_lines(painter, rows, font, area, "snow", Qt.AlignmentFlag.AlignHCenter)
        draw_figures(painter, QRectF(inner.left(), inner.bottom() - strip, inner.width(), strip), figures)

    return paint


def plain(key: str) -> Painter:
    """The picture of a card alone, in a thin edge of ink."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_picture(painter, rect, key, look)
        keyline(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), max(1.0, rect.width() * 0.015))

    return paint


# -- backs, decks, discard piles --------------------------------------------------------------------------------------


def back(deck: str, clan: str) -> Painter:
    """The back of a card of the "dynasty" or the "fate" deck of a clan."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_back(painter, rect, look, deck, clan)

    return paint


def _empty(painter: QPainter, rect: QRectF) -> None:
    """The stitched outline of a place where nothing lies."""
    unit = rect.width() / 50
    stitches = pen(colour("straw", 0.5), 1.4 * unit)
    stitches.setDashPattern([3.4, 3])
    painter.fillPath(rounded(rect, 3 * unit), colour("ink", 0.16))
    painter.strokePath(rounded(rect.adjusted(unit, unit, -unit, -unit), 3 * unit), stitches)


def pile(deck: str, clan: str, sheets: int, count: str = "") -> Painter:
    """A deck on up to ten sheets, with the number of its cards; none: its empty place."""
    sheets = min(10, sheets)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        if sheets:
            draw_sheets(painter, rect, sheets)
            draw_back(painter, rect, look, deck, clan)
        else:
            _empty(painter, rect)
        if count != "":
            px = max(SMALLEST_TYPE, wide * 0.3)
            draw_number(painter, str(count), rect.center().x(), rect.bottom() - wide * 0.24, px, "snow", "ink")

    return paint


def discard(key: str, count: str = "") -> Painter:
    """The top card of a discard pile with the number of cards on a disc; "": the empty place."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        if not key:
            _empty(painter, rect)
            return
        draw_sheets(painter, rect, 2 if count not in ("", "1", 1) else 1)
        data = CARDS[key]
        inner = frame(painter, rect, look, data.clan or "", data.fate, 0.05)
        draw_picture(painter, inner, key, look)
        keyline(painter, inner, max(0.8, wide * 0.006))
        if count != "":
            text = str(count)
            radius = max(8.0, wide * 0.2)
            x, y = rect.right() - radius * 0.6, rect.bottom() - radius * 0.6
            painter.fillPath(ellipse(x, y, radius * 1.15), colour("paper"))
            painter.fillPath(ellipse(x, y, radius), colour("ink"))
            draw_number(painter, text, x, y, max(SMALLEST_TYPE, radius * 1.3) if len(text) < 3 else radius, "snow")

    return paint


def focus(value: str, key: str = "") -> Painter:
    """A card focused in a duel, turned up: its Focus Value large, its picture behind."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        data = CARDS.get(key)
        inner = frame(painter, rect, look, (data.clan or "") if data else "", True, 0.052)
        if data:
            draw_picture(painter, inner, data.id, look)
        else:
            painter.fillRect(inner, colour("shade"))
        keyline(painter, inner, max(0.8, wide * 0.006))
        with clipped(painter, rounded(rect, wide * 0.05)):
            draw_focus(painter, str(value), inner.center().x(), inner.center().y(), wide * 0.27)

    return paint


PAINTERS = {
    "created": Entry(created, stand_in=surfaces.plain_paper),
    "plain": Entry(plain, stand_in=surfaces.plain_paper),
    "back": Entry(back, stand_in=surfaces.plain_paper),
    "pile": Entry(pile, bleed=0.24, stand_in=surfaces.plain_paper),
    "discard": Entry(discard, bleed=0.24, stand_in=surfaces.plain_paper),
    "focus": Entry(focus, stand_in=surfaces.plain_paper),
}
"""The faces of these."""
