"""The faces of Rival Princes: cards in the hand and on sites, regions that are turned, towns, backs, the emblem.

A region is laid with as many quarter turns as it stores. Its painter turns print and number back, so that they stand
upright while the boxes at its four sides go round: what it stores is always read at the viewer's lower edge.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen

from desktop.rules.princes.cards import CARDS, CITY, LANDS, ROAD, SETTLEMENT
from ui.art import frames, princes_harvest, princes_table, surfaces
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.gouges import Gouges, ellipse, painting, points, ring, rounded
from ui.art.palette import colour
from ui.art.princes_actions import ACTIONS
from ui.art.princes_events import EVENTS
from ui.art.princes_green import GREEN
from ui.art.princes_land import PLACES, REGIONS
from ui.art.princes_marks import draw_figure, figure_width, resource_mark
from ui.art.princes_names import SMALLEST_TYPE, fitted_name, write_name
from ui.art.princes_parts import lettered
from ui.art.princes_red import RED
from ui.art.princes_units import UNITS
from ui.art.prints import Draw, Scene, print_into

PICTURES: dict[str, Draw] = {**UNITS, **GREEN, **RED, **ACTIONS, **EVENTS}
"""Id of a card -> its picture."""

KINDS = {
    "road": ("clay", "dots"),
    "settlement": ("clay", "dots"),
    "city": ("ink", "bricks"),
    "knight": ("slate", "zigzag"),
    "fleet": ("slate", "waves"),
    "green": ("forest", "leaves"),
    "red": ("madder", "bricks"),
    "action": ("ochre", "rays"),
    "event": ("plum", "chain"),
}
"""Kind of a card -> colour and pattern of its frame."""

TOWN_POINTS = {"settlement": 1, "city": 2}
BILLS = {"road": ROAD, "settlement": SETTLEMENT, "city": CITY}
"""What lies on the axis -> what it costs."""

NAMED = 80.0
"""Pixels: a narrower card has no room for a name; it stands beside it."""


def kind_of(card: str) -> str:
    """The kind of a card of the stacks or of the events."""
    return next((data.kind for name, data in CARDS.items() if name == card), "event")


def figures_of(card: str) -> list[tuple[str, int]]:
    """What a card counts for: kind of figure and number, none that is 0."""
    data = next((data for name, data in CARDS.items() if name == card), None)
    if data is None:
        return []
    every = [("strength", data.strength), ("tournament", data.tournament), ("commerce", data.commerce)]
    return [(kind, number) for kind, number in (*every, ("points", data.points)) if number]


def bill_of(card: str) -> list[str]:
    """What a card costs, unit by unit."""
    return next((list(data.bill) for name, data in CARDS.items() if name == card), [])


# -- cards in the hand ------------------------------------------------------------------------------------------------


def card(name_of: str, name: str = "", text: str = "") -> Painter:
    """A card 63 : 88: its picture in the frame of its kind, its name, what it counts for, what it costs.

    Action and event cards have their name at the top, where it is seen in a fan. ``text`` is written from 280 px on.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        wide, high = rect.width(), rect.height()
        kind = kind_of(name_of)
        tint, pattern = KINDS[kind]
        written = text if wide >= 280 else ""
        bare = kind in ("action", "event") and not written
        inner = wide * 0.085
        frames.sheet(painter, rect, look)
        frames.margin(painter, rect, pattern, tint, wide * 0.03, inner)
        area = rect.adjusted(inner, inner, -inner, -inner)
        painter.fillRect(area, colour("paper"))
        usual = high * (0.105 if wide >= 140 else 0.13)
        titled = fitted_name(name, area.width() - wide * 0.06, usual * 0.62) if name and wide >= NAMED else None
        band = max(usual, titled.height) if titled is not None else 0.0
        tall = area.height() - band if bare else high * (0.56 if wide >= 140 else 0.535 if band else 0.6)
        tall -= 0 if bare else max(0.0, band - usual)
        if written:
            tall = min(tall, area.height() - band - _text_height(area.width(), written, bool(figures_of(name_of))))
        top = area.top() + (band if bare else 0)
        print_into(painter, QRectF(area.left(), top, area.width(), tall), PICTURES[name_of], look, 5)
        strip = QRectF(area.left(), area.top() if bare else top + tall, area.width(), band)
        line = QPen(colour("ink"), max(0.8, wide * 0.01))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if band:
            painter.fillRect(strip, colour(tint))
            painter.setPen(line)
            painter.drawRect(strip)
        painter.setPen(line)
        painter.drawRect(area)
        if titled is not None:
            painter.setPen(colour("ink" if tint == "ochre" else "paper"))
            write_name(painter, titled, strip.adjusted(wide * 0.03, 0, -wide * 0.03, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        if not bare:
            foot = QRectF(area.left(), strip.bottom(), area.width(), area.bottom() - strip.bottom())
            if written:
                _written_foot(painter, foot, name_of, written)
            else:
                _foot(painter, foot, wide, name_of)

    return paint


def _foot(painter: QPainter, foot: QRectF, wide: float, card_id: str) -> None:
    """Figures, a hairline, the cost; either alone stands in the middle."""
    figures, bill = figures_of(card_id), bill_of(card_id)
    size = foot.height() * (0.4 if bill else 0.5)
    gap = wide * 0.05
    room = sum(figure_width(number, size) + gap for _, number in figures) - gap
    x = foot.center().x() - room / 2
    for kind, number in figures:
        draw_figure(painter, kind, str(number), x, foot.top() + foot.height() * (0.29 if bill else 0.5), size)
        x += figure_width(number, size) + gap
    if figures and bill:
        painter.setPen(QPen(colour("line"), max(0.7, wide * 0.006)))
        y = foot.top() + foot.height() * 0.52
        painter.drawLine(QPointF(foot.left() + gap, y), QPointF(foot.right() - gap, y))
        painter.setPen(Qt.PenStyle.NoPen)
    _bill(painter, foot, bill, foot.top() + foot.height() * (0.76 if figures else 0.5), 0.36 if figures else 0.46)


def _bill(painter: QPainter, foot: QRectF, bill: list[str], y: float, share: float) -> None:
    """The cost as marks, unit by unit; more than six units: numbers with marks."""
    if not bill:
        return
    if len(bill) <= 6:
        size = min(foot.height() * share, foot.width() * 0.92 / len(bill) / 1.12)
        x = foot.center().x() - (len(bill) - 1) * size * 0.56
        for resource in bill:
            resource_mark(painter, resource, x, y, size)
            x += size * 1.12
        return
    kinds = list(dict.fromkeys(bill))
    size = foot.height() * 0.36
    x = foot.center().x() - (len(kinds) - 1) * size * 1.02
    for resource in kinds:
        painter.setFont(sans(size * 0.92, bold=True))
        painter.setPen(colour("ink"))
        box = QRectF(x - size * 1.05, y - size, size, 2 * size)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(bill.count(resource)))
        painter.setPen(Qt.PenStyle.NoPen)
        resource_mark(painter, resource, x + size * 0.42, y, size)
        x += size * 2.05


def _text_height(wide: float, text: str, counted: bool) -> float:
    """How high the foot must be for a rule in words, and a line of figures below."""
    box = QRectF(0, 0, wide * 0.91, 1000)
    high = QFontMetricsF(sans(SMALLEST_TYPE + 0.5)).boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height()
    return high * (1.6 if counted else 1.12) + 8


def _written_foot(painter: QPainter, foot: QRectF, card_id: str, text: str) -> None:
    """The rule in words, below it figures at the left and the cost at the right."""
    figures, bill = figures_of(card_id), bill_of(card_id)
    high, inset = foot.height(), foot.width() * 0.045
    below = bool(figures or bill)
    deep = high * (0.64 if below else 0.9)
    box = QRectF(foot.left() + inset, foot.top() + high * 0.05, foot.width() - 2 * inset, deep)
    rtl = any("\u0590" <= letter <= "\u05ff" for letter in text)
    side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
    flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    size = foot.width() * 0.062
    while size > SMALLEST_TYPE:
        if QFontMetricsF(sans(size)).boundingRect(box, int(flags), text).height() <= box.height():
            break
        size -= 0.5
    painter.setFont(sans(max(size, SMALLEST_TYPE)))
    painter.setPen(colour("ink"))
    painter.drawText(box, int(flags), text)
    painter.setPen(Qt.PenStyle.NoPen)
    y, mark = foot.top() + high * 0.84, high * 0.24
    x = foot.left() + inset
    for kind, number in figures:
        draw_figure(painter, kind, str(number), x, y, mark)
        x += figure_width(number, mark) + inset
    if bill:
        mark = min(mark, (foot.right() - inset - x) / len(bill) / 1.12)
        x = foot.right() - inset - mark * (1.12 * len(bill) - 0.6)
        for resource in bill:
            resource_mark(painter, resource, x, y, mark)
            x += mark * 1.12


# -- on the table -----------------------------------------------------------------------------------------------------


def _square(rect: QRectF) -> QRectF:
    """The largest square in the middle of a rectangle: what lies on the table is square wherever it is shown."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def _tile(painter: QPainter, rect: QRectF, look: Look, marks: list[str]) -> QRectF:
    """Where a tile goes: a square; shown as tall as a card it stands at the top, marks of resources below it."""
    wide, high = rect.width(), rect.height()
    if high < wide * 1.2:
        return _square(rect)
    frames.sheet(painter, rect, look)
    foot = QRectF(rect.left() + wide * 0.06, rect.top() + wide, wide * 0.88, high - wide)
    _bill(painter, foot, marks, foot.top() + foot.height() * 0.46, 0.6 if len(marks) == 1 else 0.5)
    return QRectF(rect.left(), rect.top(), wide, wide)


def site(card_id: str) -> Painter:
    """A card on its site: a square print, its figures in a chip at the lower right; the name waits for focus."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = _square(rect)
        _framed(painter, rect, look, kind_of(card_id), 0.1, PICTURES[card_id])
        figures, side = figures_of(card_id), rect.width()
        if not figures:
            return
        size = max(side * 0.2, 13.0)
        font = sans(max(SMALLEST_TYPE, size * 0.86), bold=True)
        edge, gap = side * 0.03, 0.12
        digits = sum(QFontMetricsF(font).horizontalAdvance(str(number)) for _, number in figures)
        if digits + size * (1.32 * len(figures) + 0.12) > side - 2 * edge:  # two figures on a very small card
            size, gap = (side - 2 * edge - digits) / (1.06 * len(figures) + 0.06), 0.02
        widths = []
        for _, number in figures:
            widths.append(size * (1.08 + 2 * gap) + QFontMetricsF(font).horizontalAdvance(str(number)))
        wide, high = sum(widths) + size * min(gap, 0.06), max(size * 1.22, 15.0)
        chip = QRectF(rect.right() - edge - wide, rect.bottom() - edge - high, wide, high)
        painter.fillPath(rounded(chip, size * 0.3), colour("paper"))
        painter.strokePath(rounded(chip, size * 0.3), QPen(colour("ink"), max(1.0, side * 0.014)))
        x = chip.left() + size * gap
        for (kind, number), room in zip(figures, widths, strict=True):
            draw_figure(painter, kind, str(number), x, chip.center().y(), size, font, gap=gap)
            x += room

    return paint


def town(kind: str) -> Painter:
    """A road, a settlement or a city, the last two with a disc for their points; as tall as a card also its cost."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = _tile(painter, rect, look, list(BILLS[kind]))
        _framed(painter, rect, look, kind, 0.085, PLACES[kind])
        number = TOWN_POINTS.get(kind)
        if number is None:
            return
        side = rect.width()
        size = max(side * 0.25, 17.0)
        x, y = rect.right() - side * 0.03 - size * 0.55, rect.bottom() - side * 0.03 - size * 0.55
        disc = ellipse(x, y, size / 2)
        painter.fillPath(disc, colour("madder"))
        painter.strokePath(disc, QPen(colour("paper"), max(1.0, side * 0.022)))
        lettered(Gouges(painter), str(number), x, y, max(12.5, size * 0.72), "paper", sans(100, bold=True))

    return paint


def _framed(painter: QPainter, rect: QRectF, look: Look, kind: str, part: float, draw: Draw) -> None:
    """A square print in the frame of its kind; ``part`` is the frame's width by the side."""
    side = rect.width()
    tint, pattern = KINDS[kind]
    inner = side * part
    frames.sheet(painter, rect, look)
    frames.margin(painter, rect, pattern, tint, side * 0.03, inner)
    print_into(painter, rect.adjusted(inner, inner, -inner, -inner), draw, look, 5, frame=1.5)


def region(land: str, number: int, stored: int) -> Painter:
    """A region that stores so much, to be laid with as many quarter turns (or shown upright, turned back by itself)."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        upright = rect.width() != rect.height()
        rect = _tile(painter, rect, look, [LANDS[land]])  # type: ignore[index]
        painter.save()
        if not upright:
            painter.translate(rect.center())
            painter.rotate(-90 * stored)
            painter.translate(-rect.center())
        side = rect.width()
        to_device = painter.worldTransform()
        pixels = round(side * math.hypot(to_device.m11(), to_device.m12()) * painter.device().devicePixelRatioF())
        painter.drawImage(rect, _landscape(land, number, max(1, pixels), look))
        for amount in range(4):
            _store(painter, rect, LANDS[land], amount, (amount - stored) % 4)  # type: ignore[index]
        _number(painter, rect.center().x(), rect.center().y(), side * 0.165, number)
        painter.restore()

    return paint


@lru_cache(maxsize=48)
def _landscape(land: str, number: int, pixels: int, look: Look) -> QImage:
    """A region without number and store: what it stores often changes, and only the boxes are then painted anew."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    rect, edge = QRectF(0, 0, pixels, pixels), pixels * 0.03
    with painting(image) as painter:
        frames.sheet(painter, rect, look)
        inside = rect.adjusted(edge, edge, -edge, -edge)
        print_into(painter, inside, REGIONS[land], look, len(land) * 7 + number, frame=1.6)
    return image


def number_disc(number: int) -> Painter:
    """The number of a region by itself, in a rectangle as large as the region: stays upright while that one turns."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        rect = _square(rect)
        _number(painter, rect.center().x(), rect.center().y(), rect.width() * 0.165, number)

    return paint


def _store(painter: QPainter, rect: QRectF, resource: str, amount: int, place: int) -> None:
    """The box that stands for an amount: large with marks at the lower edge (place 0), small with dots elsewhere."""
    side, edge = rect.width(), rect.width() * 0.03
    line = max(1.0, side * 0.016)
    if place == 0:
        box = QRectF(rect.center().x() - side * 0.29, rect.bottom() - edge - side * 0.215, side * 0.58, side * 0.215)
    else:
        long, thick = side * (0.3 if amount else 0.2), side * 0.115
        away = side / 2 - edge - thick / 2
        x = rect.center().x() + (away, 0, -away)[place - 1]
        y = rect.center().y() + (0, -away, 0)[place - 1]
        across, down = (long, thick) if place == 2 else (thick, long)
        box = QRectF(x - across / 2, y - down / 2, across, down)
    painter.fillPath(rounded(box, side * 0.03), colour("snow") if place == 0 else colour("shade", 0.94))
    painter.strokePath(rounded(box, side * 0.03), QPen(colour("ink"), line if place == 0 else line * 0.8))
    middle = box.center()
    if place == 0:
        for i in range(3):
            full = i < amount
            size = box.height() * (0.78 if full else 0.5)
            resource_mark(painter, resource, middle.x() + (i - 1) * box.width() * 0.31, middle.y(), size, full)
        return
    dot = side * 0.026
    if not amount:
        painter.strokePath(ellipse(middle.x(), middle.y(), dot), QPen(colour("ink"), line * 0.9))
    for i in range(amount):
        off = (i - (amount - 1) / 2) * side * 0.085
        x, y = middle.x() + (off if place == 2 else 0), middle.y() + (0 if place == 2 else off)
        painter.fillPath(ellipse(x, y, dot), colour("ink"))


def _number(painter: QPainter, x: float, y: float, radius: float, number: int) -> None:
    """The production number on its notched disc."""
    for part, tint in ((1.0, "ink"), (0.9, "paper"), (0.8, "ink")):
        painter.fillPath(ellipse(x, y, radius * part), colour(tint))
    marks = Gouges(painter, number)
    for i in range(12):
        turn = math.radians(i * 30)
        left, top = x + math.cos(turn) * radius * 0.62, y + math.sin(turn) * radius * 0.62
        marks.gouge(left, top, i * 30, radius * 0.14, radius * 0.07)
    lettered(marks, str(number), x, y, radius * 1.42, "paper")


# -- backs and emblem -------------------------------------------------------------------------------------------------

BACKS = {
    "draw": ("clay", "leaves", "madder"),
    "event": ("plum", "chain", "night"),
    "region": ("olive", "dots", "forest"),
}
"""Kind of a back -> colour and pattern of its frame, and the colour of its diamonds."""


def back(kind: str) -> Painter:
    """The back of a card: a city for the stacks, a question mark for events, pastures for regions."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        tint, pattern, _ = BACKS[kind]
        wide = rect.width()
        frames.sheet(painter, rect, look)
        frames.margin(painter, rect, pattern, tint, wide * 0.03, wide * 0.1)
        inside = rect.adjusted(wide * 0.1, wide * 0.1, -wide * 0.1, -wide * 0.1)
        print_into(painter, inside, lambda scene: _back_scene(scene, kind), look, 6)

    return paint


def _back_scene(scene: Scene, kind: str) -> None:
    tint, _, low = BACKS[kind]
    middle = scene.height / 2
    scene.ground(tint)
    diamond = points("0,-8 4.6,0 0,8 -4.6,0")
    for j in range(-1, int(scene.height / 12) + 2):
        for i in range(-1, 9):
            x, y = i * 14 + (7 if j % 2 else 0), j * 12
            scene.fill(scene.cut([(x + u, y + v) for u, v in diamond], 0.15, 4), low)
            scene.gouge(x, y + 5, -90, 10, 1.1)
            scene.dot(x + 7, y, 1.1, "straw")
    scene.dot(50, middle, 31, "ink")
    scene.dot(50, middle, 29, "dawn")
    if kind == "event":
        lettered(scene, "?", 50, middle, 40, "plum")
    else:
        high = scene.height
        scene.painter.save()
        scene.painter.translate(24, middle - 28)
        scene.painter.scale(0.52, 0.52)
        scene.painter.setClipPath(ellipse(50, 54, 54), Qt.ClipOperation.IntersectClip)
        scene.height = 100
        (PLACES["city"] if kind == "draw" else REGIONS["pasture"])(scene)
        scene.height = high
        scene.painter.restore()
    scene.outline(ring(50, middle, 29.5), 2)


def emblem() -> Painter:
    """The walled city as a small square print: the sign of the game."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        inset = rect.width() * 0.025
        print_into(painter, rect.adjusted(inset, inset, -inset, -inset), PLACES["city"], look, 3, frame=4)

    return paint


PAINTERS = {
    "card": Entry(card, stand_in=surfaces.plain_paper),
    "site": Entry(site, stand_in=surfaces.plain_paper),
    "town": Entry(town, stand_in=surfaces.plain_paper),
    "region": Entry(region, stand_in=surfaces.plain_paper),
    "number": Entry(number_disc),
    "back": Entry(back, stand_in=surfaces.plain_paper),
    "emblem": Entry(emblem, stand_in=surfaces.plain_paper),
    **princes_table.PAINTERS,
    **princes_harvest.PAINTERS,
}
"""The faces of this room."""
