"""Paper round the island: plates, panels, tiles of the trade, prices, the bank's stock, answers and offers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ui.art import island_cards, surfaces
from ui.art.cuts import Cuts, at, box, cast, flat, outlined, rough, worn
from ui.art.face import Look, Painter
from ui.art.fonts import sans, serif
from ui.art.glyphs import placed
from ui.art.gouges import Colour, Gouges, clipped, ellipse, moved, points, rounded, smooth
from ui.art.island_pieces import draw_sign, hatch, outline
from ui.art.island_scenes import COSTS
from ui.art.island_things import KINDS, good
from ui.art.kept import kept
from ui.art.palette import SEATS
from ui.art.panels import SMALLEST, by_night, write
from ui.art.princes_parts import lettered

_GLYPHS = {
    "cards": "card-pick",
    "developments": "scroll-unfurled",
    "knights": "mounted-knight",
    "points": "laurel-crown",
    "harbor": "sailboat",
    "yes": "check-mark",
    "no": "cross-mark",
    "waits": "hourglass",
    "counter": "card-exchange",
}
SYMBOLS = (*_GLYPHS, "road", "robber", "settlement", "city")
"""What has a flat sign of one colour."""


def draw_symbol(painter: QPainter, kind: str, x: float, y: float, size: float, tint: Colour = "ink") -> None:
    """A flat sign in the middle of a square of this size."""
    if kind in _GLYPHS:
        flat(painter, placed(_GLYPHS[kind], x, y, size * 0.96).cuts, tint)
    elif kind == "road":
        with at(painter, x, y, size / 100):
            for x, y, turn in ((-26, 31, -30), (0, 0, 90), (26, -31, -30)):
                flat(painter, moved(box(-19, -11, 38, 22, 4), x, y, turn), tint)
    elif kind == "robber":
        with at(painter, x, y + size * 0.03, size / 124):
            flat(painter, smooth(points("-36,52 -30,10 -20,-14 -22,-38 0,-66 22,-38 20,-14 30,10 36,52 0,58")), tint)
    else:
        shape = outline(0, kind == "city")
        area = shape.boundingRect()
        with at(painter, x, y, size * 0.92 / max(area.width(), area.height())):
            painter.translate(-area.center().x(), -area.center().y())
            flat(painter, shape, tint)


def symbol(kind: str, tint: str = "ink") -> Painter:
    """A flat sign by itself."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height()) * 0.96
        draw_symbol(painter, kind, rect.center().x(), rect.center().y(), size, tint)

    return paint


class Row:
    """Things put one after another from where reading begins."""

    def __init__(self, rect: QRectF, rtl: bool) -> None:
        self.rect, self.rtl, self.start, self.end = rect, rtl, 0.0, 0.0

    def take(self, wide: float) -> QRectF:
        """The next so many units from the beginning."""
        left = self.rect.right() - self.start - wide if self.rtl else self.rect.left() + self.start
        self.start += wide
        return QRectF(left, self.rect.top(), wide, self.rect.height())

    def take_last(self, wide: float) -> QRectF:
        """The next so many units from the end."""
        left = self.rect.left() + self.end if self.rtl else self.rect.right() - self.end - wide
        self.end += wide
        return QRectF(left, self.rect.top(), wide, self.rect.height())

    def rest(self) -> QRectF:
        """What is left between."""
        return self.take(max(0.0, self.rect.width() - self.start - self.end))

    @property
    def near(self) -> str:
        """The side where reading begins."""
        return "right" if self.rtl else "left"

    @property
    def far(self) -> str:
        """The side where reading ends."""
        return "left" if self.rtl else "right"


# -- sheets -----------------------------------------------------------------------------------------------------------


def _sheet(painter: QPainter, rect: QRectF, look: Look, seed: object) -> None:
    """A sheet of paper with an uneven edge and a fine rule."""

    def sheet(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect, 5)
        cast(painter, path, 2, 3, 0.3)
        surfaces.paper(painter, rough(path, 0.5, seed, 9), look, by_night(look, "paper"))
        outlined(painter, rounded(rect.adjusted(3.5, 3.5, -3.5, -3.5), 3), 0.9, by_night(look, "line"))

    kept(painter, rect, look, ("island", "sheet", seed), sheet, room=10)


def plain_sheet(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A blank sheet: stands in for one until it is painted."""
    flat(painter, rounded(rect, 5), by_night(look, "paper"))


def panel(title: str = "", note: str = "", rtl: bool = False) -> Painter:
    """A sheet for what stands beside the island; its title, and a note at the end of the line.

    A sheet is 214 wide; what is written on a narrower or wider one is smaller or larger.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _sheet(painter, rect, look, ("panel", title))
        if not title:
            return
        unit = max(0.7, min(1.6, rect.width() / 214))
        edge, small = 14 * unit, sans(max(SMALLEST, 12 * unit))
        row = Row(QRectF(rect.left() + edge, rect.top() + 7 * unit, rect.width() - 2 * edge, 24 * unit), rtl)
        if note:
            wide = min(QFontMetricsF(small).horizontalAdvance(note) + 4, row.rect.width() * 0.5)
            write(painter, row.take_last(wide), note, small, by_night(look, "soft"), row.far)
        write(painter, row.rest(), title, serif(max(SMALLEST, 15 * unit)), by_night(look, "ink"), row.near)
        rule = Cuts()
        rule.cut(rect.left() + edge, rect.top() + 33 * unit, rect.right() - edge, rect.top() + 33 * unit, 1)
        rule.ink(painter, by_night(look, "soft"), 0.75)

    return paint


def plate(
    seat: int,
    name: str,
    points_text: str,
    cards: int,
    developments: int,
    knights: int,
    road: int,
    award: str = "",
    active: bool = False,
    rtl: bool = False,
) -> Painter:
    """What a player has in the open: points, cards in hand, development cards, knights, longest road.

    ``award``: "road", "army" or "both" lie here; gold round the plate while it is the player's turn.
    """
    tint = SEATS[seat][0]
    hot = {"road": ("road",), "army": ("knights",), "both": ("road", "knights")}.get(award, ())
    counts = (("cards", cards), ("developments", developments), ("knights", knights), ("road", road))

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / 84
        if active:
            flat(painter, rounded(rect.adjusted(-4, -4, 4, 4), 8), "gold")
            outlined(painter, rounded(rect.adjusted(-4, -4, 4, 4), 8), 1)
        _sheet(painter, rect, look, ("plate", seat))
        high = 31 * unit
        band = rounded(QRectF(rect.left() + 1, rect.top() + 1, rect.width() - 2, high), 4)
        flat(painter, band, tint)
        row = Row(QRectF(rect.left(), rect.top(), rect.width(), high), rtl)
        with clipped(painter, band):
            part = Row(row.rect, rtl).take_last(rect.width() * 0.4)
            hatch(seat, part.left(), part.top(), part.width(), high, 1.25 * unit).ink(painter, "paper", 0.42)
        worn(painter, band, look, 0.4)
        sign = row.take(38 * unit).center()
        flat(painter, ellipse(sign.x(), sign.y(), 11 * unit), "paper")
        draw_sign(painter, seat, sign.x(), sign.y(), 8 * unit, False)
        row.take_last(_disc(painter, rect, look, points_text, tint, unit, rtl))
        name_room = row.rest().adjusted(0, 0, 0, -1)
        write(painter, name_room, name, serif(max(SMALLEST, 15.5 * unit)), "snow", row.near)
        below = Row(QRectF(rect.left() + 10 * unit, rect.top() + 44 * unit, rect.width() - 20 * unit, 28 * unit), rtl)
        for kind, count in counts:
            room = below.take((rect.width() - 20 * unit) / 4)
            draw_figure(painter, look, kind, str(count), room, kind in hot, rtl)

    return paint


def _disc(painter: QPainter, rect: QRectF, look: Look, text: str, tint: str, unit: float, rtl: bool) -> float:
    """The disc with a player's points, at the end of the plate; returns how wide it is with its margin."""
    font = serif((20 if len(text) < 3 else 15) * unit)
    wide = max(39 * unit, QFontMetricsF(font).horizontalAdvance(text) + 18 * unit)
    spot = Row(QRectF(rect.left() + 7 * unit, rect.top() + 7 * unit, rect.width() - 14 * unit, 39 * unit), rtl)
    disc = rounded(spot.take_last(wide), 19.5 * unit)
    flat(painter, disc, by_night(look, "paper"))
    outlined(painter, disc, 2.6 * unit, tint)
    write(painter, disc.boundingRect().adjusted(0, 0, 0, -1), text, font, by_night(look, "ink"), "middle")
    return wide + 9 * unit


def draw_figure(
    painter: QPainter, look: Look, kind: str, text: str, room: QRectF, hot: bool = False, rtl: bool = False
) -> None:
    """A symbol and its number from where reading begins; ``hot``: on gold, an award lies here."""
    size = min(room.height() * 0.72, 26.0)
    font = sans(max(SMALLEST, size * 0.76), bold=True)
    size = min(size, max(11.0, (room.width() - QFontMetricsF(font).horizontalAdvance(text)) / 1.4))
    wide = size + size * 0.28 + QFontMetricsF(font).horizontalAdvance(text)
    if hot:
        ground = Row(room, rtl).take(min(room.width() - 1, wide + size * 0.4))
        flat(painter, rounded(ground.adjusted(-size * 0.1, 1, -1, -1), 4), "gold")
    row = Row(room, rtl)
    row.take(size * 0.1)
    spot = row.take(size).center()
    draw_symbol(painter, kind, spot.x(), spot.y(), size, "ink" if hot else by_night(look, "soft"))
    row.take(size * 0.24)
    write(painter, row.rest(), text, font, "ink" if hot else by_night(look, "ink"), row.near)


def figure(kind: str, text: str, hot: bool = False, rtl: bool = False) -> Painter:
    """A symbol and its number by itself."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        draw_figure(painter, look, kind, text, rect, hot, rtl)

    return paint


# -- goods ------------------------------------------------------------------------------------------------------------


def one_good(kind: str, count: str = "") -> Painter:
    """Goods as a small print; how many, in a disc at its upper corner."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        size = min(rect.width(), rect.height())
        good(painter, kind, rect.center().x(), rect.center().y(), size * 0.92)
        if count:
            away = size * 0.37
            badge(painter, count, rect.center().x() + away, rect.center().y() - away, max(8.5, size * 0.2))

    return paint


def badge(painter: QPainter, text: str, x: float, y: float, radius: float, tint: Colour = "madder") -> None:
    """A number on a small disc, wider where it needs to be."""
    size = max(SMALLEST, radius * 1.35)
    wide = max(radius * 2, QFontMetricsF(sans(size, bold=True)).horizontalAdvance(text) + radius * 0.8)
    disc = box(x - wide / 2, y - radius, wide, radius * 2, radius)
    flat(painter, disc, tint)
    outlined(painter, disc, 1.2, "paper")
    lettered(Gouges(painter), text, x, y, size, "snow", sans(100, bold=True))


def row_of(painter: QPainter, kinds: tuple[str, ...], rect: QRectF, most: float = 1.16) -> None:
    """Goods side by side in the middle of the room, closer where there are many."""
    size = rect.height()
    step = min(size * most, (rect.width() - size) / max(1, len(kinds) - 1)) if len(kinds) > 1 else 0.0
    x = rect.center().x() - step * (len(kinds) - 1) / 2
    for kind in kinds:
        good(painter, kind, x, rect.center().y(), size * 0.92)
        x += step


def some_goods(*kinds: str) -> Painter:
    """Goods side by side on nothing: a cost, a yield."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        row_of(painter, kinds, rect)

    return paint


def slot(kind: str, count: str = "", state: str = "") -> Painter:
    """A tile of the trade: goods and how many of them; ``state``: "chosen", "off"."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(1, 1, -1, -1), 5)
        flat(painter, path, "gold" if state == "chosen" else by_night(look, "shade"))
        edge = "ink" if state == "chosen" else by_night(look, "line")
        outlined(painter, path, 1.8 if state == "chosen" else 1.1, edge)
        painter.save()
        painter.setOpacity(painter.opacity() * (0.4 if state == "off" else 1))
        size = min(rect.width(), rect.height()) * (0.74 if rect.height() > 34 else 0.82)
        if kind == "any":
            mark = serif(100)
            lettered(Gouges(painter), "?", rect.center().x(), rect.center().y(), size, by_night(look, "soft"), mark)
        else:
            good(painter, kind, rect.center().x(), rect.center().y(), size)
        painter.restore()
        if count:
            radius = max(8.5, rect.height() * 0.22)
            badge(painter, count, rect.right() - radius * 0.7, rect.top() + radius * 0.95, radius)

    return paint


def price(what: str, text: str, note: str = "", state: str = "", rtl: bool = False) -> Painter:
    """A line of the price list: what, how many are left, what it costs.

    ``state``: "can" be bought now, "chosen", "off" for what is out of reach.
    """
    kinds = tuple(kind for kind, count in zip(KINDS, COSTS[what], strict=True) for _ in range(count))

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(1, 1, -1, -1), 4)
        paper, line = {"chosen": ("cream", "madder"), "can": ("snow", "soft")}.get(state, ("paper", "line"))
        flat(painter, path, by_night(look, paper))
        outlined(painter, path, 1.8 if state == "chosen" else 1.0, by_night(look, line))
        painter.setOpacity(painter.opacity() * (0.68 if state == "off" else 1))
        row = Row(rect.adjusted(9, 0, -7, 0), rtl)
        size = min(rect.height() * 0.64, rect.width() * 0.1)
        bill = row.take_last(size * (0.1 + 1.06 * len(kinds)))
        row_of(painter, kinds if not rtl else kinds[::-1], QRectF(bill.left(), bill.center().y() - size / 2,
                                                                  bill.width(), size), 1.06)  # fmt: skip
        room, least = rect.width() - row.start - row.end - 16, sans(SMALLEST, bold=state != "off")
        least.setStretch(84)
        if note and QFontMetricsF(least).horizontalAdvance(text + note) + 8 <= room:  # the name goes first
            font = sans(SMALLEST)
            wide = QFontMetricsF(font).horizontalAdvance(note) + 8
            write(painter, row.take_last(wide), note, font, by_night(look, "soft"), "middle")
        font = sans(max(SMALLEST, min(18.0, rect.height() * 0.38)), bold=state != "off")
        write(painter, row.rest().adjusted(0, 0, 0, -1), text, font, by_night(look, "ink"), row.near)
        painter.setOpacity(1)

    return paint


def stock(kind: str, count: str, state: str = "") -> Painter:
    """What the bank has left of a kind: a small card over its number, pale at "0"; "low": few are left."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = min(rect.height() - 17, rect.width() * 0.8 * 88 / 63)
        wide = high * 63 / 88
        card = QRectF(rect.center().x() - wide / 2, rect.top(), wide, high)
        painter.setOpacity(0.35 if count == "0" else 1)
        made = island_cards.back("development") if kind == "development" else island_cards.goods(kind)
        kept(painter, card, look, ("island", "stock", kind), made)
        painter.setOpacity(1)
        room = QRectF(rect.left(), card.bottom(), rect.width(), rect.bottom() - card.bottom())
        tint = by_night(look, "ink") if state != "low" else "#E08A6A" if look.dark else "madder"
        write(painter, room, count, sans(max(SMALLEST, min(15.0, room.height() * 0.85)), bold=True), tint, "mid")

    return paint


def blank() -> Painter:
    """Nothing: a place to point at."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        return

    return paint
