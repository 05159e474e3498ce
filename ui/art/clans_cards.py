"""The cards of The Four Groves in their sizes: whole to be read, small on the table, in the hand, behind a bearer.

Whole from 150 pixels on (its text is written from 240); from 56 picture, emblem and figures, from 96 the name too;
smaller, picture and one figure.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.operations import Card
from ui.art import surfaces
from ui.art.clans_frames import (
    SMALLEST_TYPE,
    Paragraphs,
    draw_lines,
    fitting,
    frame,
    keyline,
    reads_left,
)
from ui.art.clans_marks import (
    CLANS,
    ELEMENTS,
    TYPES,
    draw_coin,
    draw_focus,
    draw_icon,
    draw_mon,
    draw_number,
    draw_type,
    element_disc,
    mon_disc,
    number_width,
)
from ui.art.clans_pictures import draw_picture, draw_print, made_follower
from ui.art.clans_press import drawn
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import serif
from ui.art.glyphs import placed
from ui.art.gouges import ellipse, pen, rounded
from ui.art.palette import colour

WHOLE, WRITTEN, NAMED, PLAIN = 150.0, 240.0, 96.0, 56.0
"""From these widths on: a whole card; its text; a small card's name; picture with figures instead of one figure."""

LEAST_PICTURE = 0.11
"""How much of a whole card's height a picture keeps whatever is written under it: the coin must stand on it."""

NONE = "\u2013"
"""What is printed for an Honor Requirement that is always met."""


def signed(number: int) -> str:
    """A modifier with its sign."""
    return f"+{number}" if number >= 0 else f"\u2013{-number}"


def figures_of(card: Card) -> list[tuple[str, str]]:
    """What is printed at a card's foot: kinds of figures and their texts, the weightiest first."""
    if card.type == "personality":
        hr = NONE if card.hr is None else str(card.hr)
        return [("force", str(card.force)), ("chi", str(card.chi)), ("hr", hr), ("ph", str(card.ph))]
    if card.type == "stronghold":
        return [("wall", str(card.province_strength)), ("gold", str(card.gold)), ("honor", str(card.honor))]
    if card.type == "holding":
        return [("gold", signed(card.gold or 0))]
    if card.type == "follower":
        return [("force", str(card.force)), *([] if card.hr is None else [("hr", str(card.hr))])]
    if card.type == "item":
        both = [("force", card.force), ("chi", card.chi)]
        return [(kind, signed(number)) for kind, number in both if number]
    return []


def _focus_of(card: Card) -> str:
    return "" if card.focus is None else str(card.focus)


def _seal_tint(card: Card) -> str:
    return "gold" if "Unique" in card.keywords else "snow"


# -- the whole card ---------------------------------------------------------------------------------------------------


def card(key: str, name: str = "", keywords: str = "", text: str = "") -> Painter:
    """A card by its id; what is written on it depends on its width."""
    data = CARDS[key]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        if rect.width() >= WHOLE:
            _whole(painter, rect, look, data, name, keywords, text if rect.width() >= WRITTEN else "")
        else:
            _small(painter, rect, look, data, name)

    return paint


def _whole(painter: QPainter, rect: QRectF, look: Look, data: Card, name: str, keywords: str, text: str) -> None:
    wide, high, clan = rect.width(), max(rect.height(), rect.width() * 1.2), data.clan or ""
    inner = frame(painter, rect, look, clan, data.fate, 0.034)
    line = max(0.8, wide * 0.006)
    disc = wide * 0.085
    room = inner.width() - disc * 2.5 - wide * 0.02
    font, rows = fitting(name, wide * 0.062, room, 1)
    if rows and (rows[0].endswith("\u2026") or font.stretch() < 95):
        font, rows = fitting(name, wide * 0.05, room, 2 if wide > 200 else 3)
    band = max(high * 0.082, font.pixelSize() * 1.18 * len(rows) + 3)
    word_px = max(SMALLEST_TYPE, wide * 0.046)
    words, word_rows = keyword_rows(keywords, word_px, room)
    word_line = words.pixelSize() * (0.3 + 1.18 * len(word_rows)) if keywords else wide * 0.02
    foot = max(high * 0.085, 20.0)
    paragraphs = Paragraphs(text, len(data.abilities), inner.width() - wide * 0.06)
    most = inner.bottom() - inner.top() - band - word_line - foot
    pad = wide * 0.035
    if text:
        # A long text first takes room from the picture, then its letters shrink, then it takes more of the picture.
        largest = max(SMALLEST_TYPE, wide * 0.052)
        px = paragraphs.fit(largest, most - high * 0.38 - pad, most - LEAST_PICTURE * high - pad)
        tall = min(high * 0.575 - (inner.top() - rect.top()), most - paragraphs.set(px)[1] - pad)
        tall = max(LEAST_PICTURE * high, tall)
    else:
        px, tall = SMALLEST_TYPE, most - wide * 0.02
    picture = QRectF(inner.left(), inner.top(), inner.width(), tall)
    draw_picture(painter, picture, data.id, look)
    keyline(painter, picture, line * 1.3)
    strip = QRectF(inner.left(), picture.bottom(), inner.width(), band)
    _name_band(painter, strip, data, rows, font, disc, line)
    body = QRectF(inner.left(), strip.bottom(), inner.width(), inner.bottom() - foot - strip.bottom())
    mon = min(high * 0.2, body.height() * 0.8)
    draw_mon(painter, clan, body.center().x(), body.center().y() + word_line / 2, mon, colour("line", 0.3))
    if keywords:
        _keywords(painter, QRectF(body.left() + disc * 2.35, body.top(), room, word_line), word_rows, words)
    start = QPointF(inner.left() + wide * 0.03, body.top() + word_line + wide * 0.008)
    paragraphs.draw(painter, start, px)
    _foot(painter, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot), data, wide, line)
    if data.cost is not None:
        draw_coin(painter, str(data.cost), inner.left() + wide * 0.085, inner.top() + wide * 0.085, wide * 0.068)
    side = wide * 0.105
    draw_type(painter, data.type, QRectF(inner.right() - side - wide * 0.02, inner.top() + wide * 0.02, side, side))


def _name_band(
    painter: QPainter, strip: QRectF, data: Card, rows: list[str], font: QFont, disc: float, line: float
) -> None:
    """The name in the clan's colour, the emblem overlapping it."""
    clan = data.clan or ""
    painter.fillRect(strip, colour(CLANS[clan].main))
    for y in (strip.top(), strip.bottom()):
        painter.fillRect(QRectF(strip.left(), y - line * 0.8, strip.width(), line * 1.6), colour("ink"))
    mon_disc(painter, clan, strip.left() + disc * 1.05, strip.center().y(), disc, _seal_tint(data))
    area = strip.adjusted(disc * 2.35, 0, -disc * 0.2, 0)
    side = Qt.AlignmentFlag.AlignRight if reads_left("".join(rows)) else Qt.AlignmentFlag.AlignLeft
    draw_lines(painter, rows, font, area, "snow", side)


def keyword_rows(keywords: str, px: float, room: float) -> tuple[QFont, list[str]]:
    """The keywords in italics, in one line or in two or three that are as even as can be: smaller first, then narrower,
    then broken."""
    while px > SMALLEST_TYPE and QFontMetricsF(serif(px, False, True)).horizontalAdvance(keywords) > room:
        px -= 0.5
    wide = QFontMetricsF(serif(px, False, True)).horizontalAdvance
    words = keywords.split(" \u00b7 ")

    def split(count: int) -> list[str]:
        edges = ([0, *cuts, len(words)] for cuts in combinations(range(1, len(words)), count - 1))
        every = ([" \u00b7 ".join(words[a:b]) for a, b in pairwise(one)] for one in edges)
        return min(every, key=lambda rows: max(map(wide, rows)), default=[keywords])

    for count, stretch in ((1, 100), (1, 88), (2, 100), (2, 84), (2, 72), (3, 100), (3, 84), (3, 72)):
        rows, font = split(count), serif(px, False, True)
        font.setStretch(stretch)
        if all(QFontMetricsF(font).horizontalAdvance(row) <= room for row in rows):
            break
    return font, rows


def _keywords(painter: QPainter, area: QRectF, rows: list[str], font: QFont) -> None:
    """The lines of keywords beside the emblem."""
    side = Qt.AlignmentFlag.AlignRight if reads_left("".join(rows)) else Qt.AlignmentFlag.AlignLeft
    shown = [QFontMetricsF(font).elidedText(row, Qt.TextElideMode.ElideRight, area.width()) for row in rows]
    draw_lines(painter, shown, font, area, "soft", side)


def _foot(painter: QPainter, foot: QRectF, data: Card, wide: float, line: float) -> None:
    """The figures of a whole card, the Focus Value at the right."""
    high, y = foot.height(), foot.center().y()
    inset = wide * 0.03
    painter.fillRect(QRectF(foot.left() + inset, foot.top(), foot.width() - 2 * inset, line), colour("line"))
    x = foot.left() + wide * 0.06
    for kind, number in figures_of(data):
        draw_icon(painter, kind, x, y, high * 0.52)
        x += high * 0.36
        x += draw_number(painter, number, x, y, high * 0.66, left=True) + wide * 0.05
    if data.focus is not None:
        draw_focus(painter, _focus_of(data), foot.right() - wide * 0.06, y, high * 0.4)


# -- on the table -----------------------------------------------------------------------------------------------------


def _small(painter: QPainter, rect: QRectF, look: Look, data: Card, name: str) -> None:
    """Picture, emblem and two figures, the name if there is room; narrower than 56 pixels one figure."""
    wide = rect.width()
    token = wide < PLAIN
    figures = figures_of(data)
    if not figures and data.focus is not None:
        figures = [("focus", _focus_of(data))]
    square = rect.height() < wide * 1.2
    shown = [] if square else figures[: 1 if token else 2]
    inner = frame(painter, rect, look, data.clan or "", data.fate, 0.05 if token else 0.052)
    strip = max(rect.height() * (0.24 if token else 0.185), 15.0) if shown else 0.0
    rows: list[str] = []
    band, font = 0.0, serif(SMALLEST_TYPE)
    if name and wide >= NAMED:
        title = name.split(",")[0] if data.type == "personality" else name
        font, rows = fitting(title, wide * 0.108, inner.width() - 4, 3)
        band = font.pixelSize() * 1.2 * len(rows) + 4
    picture = inner.adjusted(0, 0, 0, -strip - band)
    draw_picture(painter, picture, data.id, look)
    keyline(painter, picture, max(0.8, wide * 0.006))
    if rows:
        area = QRectF(inner.left(), picture.bottom(), inner.width(), band)
        painter.fillRect(area, colour(CLANS[data.clan or ""].main))
        draw_lines(painter, rows, font, area, "snow", Qt.AlignmentFlag.AlignHCenter)
    if shown:
        draw_figures(painter, QRectF(inner.left(), inner.bottom() - strip, inner.width(), strip), shown)
    if not token:
        _seal(painter, inner, data, wide)


def _seal(painter: QPainter, inner: QRectF, data: Card, wide: float) -> None:
    """The clan's emblem in the upper right corner of a small card; neutral cards have none."""
    radius = wide * 0.105
    if data.clan:
        at = QPointF(inner.right() - radius * 0.82, inner.top() + radius * 0.82)
        mon_disc(painter, data.clan, at.x(), at.y(), radius, _seal_tint(data))


LEAST_ICON = 11.0
"""Pixels beside a number that a picture of what it counts needs, with its gaps."""
LEAST_GAPS = 6.0
"""Pixels that stay free around numbers that a rule parts."""


def draw_figures(
    painter: QPainter,
    strip: QRectF,
    figures: list[tuple[str, str]],
    tints: tuple[str, ...] = (),
    tails: tuple[float, ...] = (),
) -> list[float]:
    """One or two figures side by side over a strip, as large as it allows; ``tints`` colour the numbers.

    ``tails``: room kept behind each number; returns where each of these begins. Where there is no room for icons too,
    a rule parts the numbers.
    """
    high = strip.height()
    px = max(SMALLEST_TYPE, high * 0.8)
    share = strip.width() / len(figures)
    tight = len(figures) > 1 and any(share - number_width(text, px) < LEAST_ICON for _, text in figures)
    ends = []
    if tight:  # the free room is shared out before, between and behind the numbers, however long each is
        tails = (*tails, *[0.0] * (len(figures) - len(tails)))
        taken = sum(number_width(text, px) for _, text in figures) + sum(tails)
        if taken > strip.width() - LEAST_GAPS:
            px *= max(0.5, (strip.width() - LEAST_GAPS) / taken)
            taken = sum(number_width(text, px) for _, text in figures) + sum(tails)
        gap = (strip.width() - taken) / (len(figures) + 1)
        x = strip.left() + gap
        for i, (_, text) in enumerate(figures):
            if i:
                edge = x - gap / 2
                painter.fillRect(QRectF(edge - 0.5, strip.top() + high * 0.15, 1, high * 0.7), colour("ink", 0.5))
            draw_number(painter, text, x, strip.center().y(), px, tints[i] if i < len(tints) else "ink", left=True)
            ends.append(x + number_width(text, px))
            x = ends[-1] + tails[i] + gap
        return ends
    for i, (kind, text) in enumerate(figures):
        tail = tails[i] if i < len(tails) else 0.0
        number = number_width(text, px) + tail
        icon = min(high * 0.58, max(8.0, share - number - 3))
        gap = min(high * 0.16, max(0.6, (share - number - icon) / 3))
        x = strip.left() + share * (i + 0.5) - (icon + gap + number) / 2
        draw_icon(painter, kind, x + icon / 2, strip.center().y(), icon)
        tint = tints[i] if i < len(tints) else "ink"
        draw_number(painter, text, x + icon + gap, strip.center().y(), px, tint, left=True)
        ends.append(x + icon + gap + number - tail)
    return ends


def offer(key: str, price: str = "", dear: bool = False, name: str = "") -> Painter:
    """A face-up card of a Province, today's price on a coin at its corner; its name where there is room."""
    whole = card(key, name)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        whole(painter, rect, look)
        if price:
            side = rect.width() * 0.115
            _price(painter, price, dear, rect.left() + side, rect.top() + side, max(9.5, rect.width() * 0.128))

    return paint


def _price(painter: QPainter, price: str, dear: bool, x: float, y: float, radius: float) -> None:
    draw_coin(painter, price, x, y, radius, "#B9B0A0" if dear else "gold", "soft" if dear else "#A4741C")


def holding(key: str, gold: str = "") -> Painter:
    """A Holding with what it produces now."""
    return _with_figures(key, [("gold", gold)] if gold else [])


def stronghold(key: str, strength: str = "", gold: str = "") -> Painter:
    """A Stronghold with the strength of its Provinces and what it produces now."""
    printed = CARDS[key]
    figures = [("wall", strength or str(printed.province_strength)), ("gold", gold or str(printed.gold))]
    return _with_figures(key, figures)


def _with_figures(key: str, figures: list[tuple[str, str]]) -> Painter:
    """A small card that shows other figures than the printed ones."""
    data = CARDS[key]
    shown = figures or figures_of(data)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        inner = frame(painter, rect, look, data.clan or "", data.fate, 0.05)
        strip = max(rect.height() * 0.22, 15.0)
        picture = inner.adjusted(0, 0, 0, -strip)
        draw_picture(painter, picture, data.id, look)
        keyline(painter, picture, max(0.8, wide * 0.006))
        draw_figures(painter, QRectF(inner.left(), picture.bottom(), inner.width(), strip), shown)
        if wide >= PLAIN:
            _seal(painter, inner, data, wide)

    return paint


def unit(key: str, dishonored: bool = False) -> Painter:
    """A Personality in play: its picture alone, for figures are laid over it; pale under a black seal if dishonored.

    A card made by an effect is not here: it is ``created``.
    """
    data = CARDS[key]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        inner = frame(painter, rect, look, data.clan or "", data.fate, 0.052)
        draw_picture(painter, inner, data.id, look)
        if dishonored:
            painter.fillRect(inner, colour("#B9B0A0", 0.5))
        keyline(painter, inner, max(0.8, wide * 0.006))
        _seal(painter, inner, data, wide)
        if dishonored:
            radius = wide * 0.125
            draw_shame(painter, inner.left() + radius * 0.8, inner.top() + radius * 0.85, radius)

    return paint


def draw_shame(painter: QPainter, x: float, y: float, radius: float) -> None:
    """The black seal of the dishonored: a blossom struck through."""
    painter.fillPath(ellipse(x, y, radius * 1.13), colour("paper"))
    painter.fillPath(ellipse(x, y, radius), colour("ink"))
    draw_mon(painter, "Plum", x, y, radius * 1.3, "stone")
    a = radius * 0.62
    for tint, wide in (("ink", 0.42), ("madder", 0.22)):
        painter.strokePath(drawn("M-1,1 L1,-1", x, y, a, a), pen(tint, radius * wide))


TAB = 0.15
"""The index strip of an attachment, in parts of its height."""


def tab(key: str, figure: str = "") -> Painter:
    """An attachment that lies behind its Personality: only its upper strip is seen, with its type and what it adds. In
    a rectangle that is wider than high it is cut off below.

    ``figure`` is what it adds now; "" as the key: a Follower made by an effect.
    """
    data = CARDS.get(key)
    kind = data.type if data else "follower"
    clan = (data.clan or "") if data else ""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide, high = rect.width(), max(rect.height(), rect.width() * 88 / 63)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        inner = frame(painter, QRectF(rect.left(), rect.top(), wide, high), look, clan, True, 0.04, dashed=data is None)
        strip = QRectF(inner.left(), inner.top() - wide * 0.02, inner.width(), high * TAB)
        picture = inner.adjusted(0, strip.bottom() - inner.top(), 0, 0)
        if data:
            draw_picture(painter, picture, data.id, look)
        else:
            draw_print(painter, picture, made_follower, "created", look)
        keyline(painter, picture, max(0.8, wide * 0.006))
        painter.fillRect(strip, colour("paper"))
        _index(painter, strip, kind, clan, data, figure)
        painter.restore()

    return paint


def _index(painter: QPainter, strip: QRectF, kind: str, clan: str, data: Card | None, figure: str) -> None:
    """Type, and what an attachment adds (a Spell: its element)."""
    high, y = strip.height(), strip.center().y()
    px = max(SMALLEST_TYPE, high * 0.9)
    glyph = placed(TYPES[kind], strip.left() + high * 0.62, y, high * 0.86)
    painter.fillPath(glyph.cuts, colour(CLANS[clan].main))
    figures = figures_of(data) if data else []
    if not figure and kind == "spell" and data is not None:
        element = next(word for word in ELEMENTS if word in data.keywords)
        element_disc(painter, element, strip.left() + high * 1.85, y, high * 0.42)
        return
    which, text = figures[0] if figures else (("force", "") if kind == "follower" else ("ph", "+1"))
    text = figure or (text if text[:1] in ("+", "\u2013") else f"+{text}")
    draw_icon(painter, which, strip.left() + high * 1.75, y, high * 0.74)
    draw_number(painter, text, strip.left() + high * 2.25, y, px, left=True)


def hand(key: str, name: str, price: str = "", dear: bool = False) -> Painter:
    """A card in the hand: its name at the top, where it is seen in a fan, its Focus Value, its price on a coin."""
    data = CARDS[key]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide = rect.width()
        inner = frame(painter, rect, look, data.clan or "", data.fate, 0.052)
        room = inner.width() - (wide * 0.12 if price else 4)
        title = name.split(",")[0] if data.type == "personality" else name
        font, rows = fitting(title, max(SMALLEST_TYPE, wide * 0.108), room, 4 if wide < 130 else 2)
        band = font.pixelSize() * 1.2 * len(rows) + 5
        strip = QRectF(inner.left(), inner.top(), inner.width(), band)
        picture = inner.adjusted(0, band, 0, 0)
        draw_picture(painter, picture, data.id, look)
        keyline(painter, picture, max(0.8, wide * 0.006))
        painter.fillRect(strip, colour(CLANS[data.clan or ""].main))
        draw_lines(painter, rows, font, strip, "snow", Qt.AlignmentFlag.AlignHCenter)
        radius = max(9.0, wide * 0.1)
        if data.focus is not None:
            draw_focus(painter, _focus_of(data), inner.right() - radius * 1.2, picture.top() + radius * 1.3, radius)
        figures = figures_of(data)
        if figures:
            chip = QRectF(inner.left() + 3, picture.top() + 4, radius * 3.7, radius * 2)
            painter.fillPath(rounded(chip, 3), colour("paper"))
            painter.strokePath(rounded(chip, 3), pen("ink", 1))
            draw_figures(painter, chip, figures[:1])
        if price:
            _price(painter, price, dear, rect.left() + wide * 0.058, rect.top() + wide * 0.072, max(9.5, wide * 0.1))

    return paint


def region(key: str, name: str = "") -> Painter:
    """A Region: square, tucked under its Province."""
    return card(key, name)


PAINTERS = {
    "card": Entry(card, stand_in=surfaces.plain_paper),
    "unit": Entry(unit, stand_in=surfaces.plain_paper),
    "tab": Entry(tab, stand_in=surfaces.plain_paper),
    "hand": Entry(hand, bleed=0.06, stand_in=surfaces.plain_paper),
    "offer": Entry(offer, bleed=0.05, stand_in=surfaces.plain_paper),
    "holding": Entry(holding, stand_in=surfaces.plain_paper),
    "stronghold": Entry(stronghold, stand_in=surfaces.plain_paper),
    "region": Entry(region, stand_in=surfaces.plain_paper),
}
"""The faces of cards."""
