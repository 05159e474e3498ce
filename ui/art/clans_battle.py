"""The battlefields of The Four Groves: their grounds, both armies' Force, the forecast, what is being done, duels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from desktop.rules.clans.cards import CARDS
from ui.art import surfaces
from ui.art.clans_arms import blade
from ui.art.clans_frames import SMALLEST_TYPE, draw_back, frame, keyline, reads_left, write_line
from ui.art.clans_land import branch, reeds, spears
from ui.art.clans_marks import CLANS, draw_icon, draw_mon, draw_number
from ui.art.clans_pictures import cut_of, draw_picture, draw_print
from ui.art.clans_press import RUSH, Block, Cut, drawn
from ui.art.clans_table import HERI, draw_straw
from ui.art.cuts import at, box
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans, serif
from ui.art.furniture import draw_sign, fitted
from ui.art.gouges import clipped, ellipse, pen, rounded
from ui.art.palette import SEATS, colour, mix

# -- grounds ----------------------------------------------------------------------------------------------------------


def _marsh(block: Block) -> None:
    high = block.high
    block.sky("mist", 26, 0.1, 14, 10)
    block.sea(high * 0.4, "#7A8F7A", "snow", 14)
    reeds(block, high * 0.62, 20, "#4F6A45", 40)
    reeds(block, high, 20, "#4F6A45", 46)


def _plain(block: Block) -> None:
    high = block.high
    block.sky("gold", 78, 0.15, 8, 14)
    block.ridge(high * 0.36, 22, "#8A7A4E")
    block.ridge(high * 0.5, 9, "olive", sharp=False)
    block.ground(high * 0.62, "#A98F4E", 16)
    spears(block, high * 0.5, 4, 26, 6, 14)
    spears(block, high * 0.5, 74, 97, 6, 13)


def _orchard(block: Block) -> None:
    high = block.high
    block.sky("blossom", 76, 0.12, 13, 10)
    block.ridge(high * 0.42, 18, "#9A86A0", sharp=False)
    block.ground(high * 0.5, "#B9A56A", 18)
    branch(block, -1, "plum", high * 0.5)


def _terraces(block: Block) -> None:
    high = block.high
    block.sky("day", 26, 0.1, 12, 8)
    block.ridge(high * 0.34, 30, "slate", cap="snow")
    block.paddies(high * 0.4, RUSH, "sky")


GROUNDS: tuple[Cut, ...] = (_marsh, _plain, _orchard, _terraces)
"""The grounds of the four battlefields, by the number of the field."""

LINE = 0.535
"""Where the line of battle lies, in parts of a field's height."""


def field(print_: int, state: str = "", terrain: str = "") -> Painter:
    """The ground of a battlefield: "current" is printed strongly in a gold border, "fought" faintly.

    "legal": it may be chosen now. ``terrain``: the id of a card whose picture is the ground.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        current = state == "current"
        unit = max(0.6, min(2.0, rect.height() / 600))
        path = rounded(rect.adjusted(2, 2, -2, -2), 7 * unit)
        with clipped(painter, path):
            draw_straw(painter, rect, unit, look)
            painter.fillRect(rect, colour("#2F3A22" if current else "#3A3420", 0.42 if current else 0.22))
            painter.setOpacity(0.5 if current else 0.16 if state == "fought" else 0.26)
            cut = cut_of(terrain) if terrain else GROUNDS[print_ % 4]
            draw_print(painter, rect, cut, f"field {print_} {terrain}", look)
            painter.setOpacity(1.0)
        y = rect.top() + rect.height() * LINE
        dashes = pen(colour("paper" if current else "ink", 0.9 if current else 0.5), 2 * unit)
        dashes.setDashPattern([4, 3])
        painter.setPen(dashes)
        painter.drawLine(QPointF(rect.left() + 14 * unit, y), QPointF(rect.right() - 14 * unit, y))
        painter.setPen(Qt.PenStyle.NoPen)
        if current or state == "legal":
            painter.strokePath(path, pen(colour("ink", 0.6), 5 * unit))
            border = pen("gold", 3 * unit)
            if state == "legal":
                border.setDashPattern([4, 2.4])
            painter.strokePath(path, border)
        else:
            painter.strokePath(path, pen(colour("ink", 0.5), 1.2 * unit))

    return paint


# -- Force ------------------------------------------------------------------------------------------------------------


def scales(left_seat: int, left: str, right_seat: int, right: str, big: bool = True) -> Painter:
    """The Force of both armies side by side on the line of battle, each in its seat's colour."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / (30 if big else 26)
        painter.fillRect(rect.translated(2 * unit, 3 * unit), colour("#000000", 0.35))
        half = rect.width() / 2
        for side, seat, text in ((0, left_seat, left), (1, right_seat, right)):
            part = QRectF(rect.left() + half * side, rect.top(), half, rect.height())
            painter.fillRect(part, colour(SEATS[seat][0]))
            inset = 14 * unit
            x = part.right() - inset if side else part.left() + inset
            draw_sign(painter, seat, x, part.center().y(), 13 * unit, "paper")
            middle = part.center().x() + (-8 if side else 8) * unit
            draw_number(
                painter, str(text), middle, part.center().y(), max(SMALLEST_TYPE, (22 if big else 18) * unit), "snow"
            )
        keyline_paper(painter, rect, 2 * unit)

    return paint


def keyline_paper(painter: QPainter, rect: QRectF, width: float) -> None:
    """A rim of paper."""
    painter.setPen(pen("paper", width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    painter.setPen(Qt.PenStyle.NoPen)


def shield(seat: int, force: str, big: bool = False) -> Painter:
    """The Force of one army on a shield of its seat's colour."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height()) * 0.92
        x, y = rect.center().x(), rect.center().y()
        outline = "M-0.46,-0.48 L0.46,-0.48 0.46,0.06 Q0.4,0.36 0,0.5 Q-0.4,0.36 -0.46,0.06 Z"
        shape = drawn(outline, x, y, side, side)
        painter.fillPath(shape.translated(side * 0.02, side * 0.05), colour("#000000", 0.35))
        painter.fillPath(shape, colour(SEATS[seat][0]))
        painter.strokePath(shape, pen("ink", side * 0.09))
        painter.strokePath(shape, pen("gold" if big else "paper", side * 0.045))
        draw_sign(painter, seat, x, y - side * 0.29, side * 0.2, "paper")
        text = str(force)
        draw_number(
            painter, text, x, y + side * 0.08, max(SMALLEST_TYPE, side * (0.44 if len(text) < 3 else 0.34)), "snow"
        )

    return paint


FORECASTS = {"falls": "forest", "holds": "soft", "defended": "slate", "even": "#85705A"}
"""What would happen if all passed -> the colour of its slip: the Province falls, it holds, the Defender wins, a tie."""


def forecast(text: str, kind: str, below: str = "") -> Painter:
    """How a battle would end if all passed, in words: one line, or two."""
    lines = [text, below] if below else [text]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height() / len(lines)
        tint = FORECASTS[kind]
        path = rounded(rect, high * 0.16)
        painter.fillPath(path.translated(0, high * 0.06), colour("#000000", 0.3))
        painter.fillPath(path, colour("paper"))
        painter.strokePath(path, pen(tint, max(1.2, high * 0.08)))
        painter.setPen(colour(tint if kind != "even" else "soft"))
        room = rect.adjusted(high * 0.3, 0, -high * 0.3, 0)
        inset = high * 0.06 * (len(lines) - 1)
        for i, line in enumerate(lines):
            font = sans(max(SMALLEST_TYPE, high * (0.6 if len(lines) == 1 else 0.68)), bold=True)
            part = QRectF(room.left(), rect.top() + inset + i * (high - inset), room.width(), high - inset)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
            painter.drawText(part, flags, fitted(painter, font, line, room.width()))
        painter.setPen(Qt.PenStyle.NoPen)

    return paint


def attack(x0: int, y0: int, xc: int, yc: int, x1: int, y1: int, kind: str = "") -> Painter:
    """A solid arrow over paper, in thousandths of the rectangle: an attack, a "move", an "answer"."""
    tint = {"": "madder", "move": "gold", "answer": "slate"}[kind]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        def point(x: int, y: int) -> QPointF:
            return QPointF(rect.left() + x * rect.width() / 1000, rect.top() + y * rect.height() / 1000)

        path = QPainterPath(point(x0, y0))
        path.quadTo(point(xc, yc), point(x1, y1))
        width = min(5.0, max(3.0, path.length() * 0.014))
        for colour_, wide in (
            (colour("ink", 0.5), width * 2.3),
            (colour("paper"), width * 1.75),
            (colour(tint), width),
        ):
            painter.strokePath(path, pen(colour_, wide))
        tip = path.pointAtPercent(1)
        with at(painter, tip.x(), tip.y(), width / 4, -path.angleAtPercent(0.97)):
            head = drawn("M12,0 L-6,-9 -2.5,0 -6,9 Z")
            painter.strokePath(head, pen("paper", 4))
            painter.fillPath(head, colour(tint))
        start = path.pointAtPercent(0)
        painter.fillPath(ellipse(start.x(), start.y(), width * 1.3), colour("paper"))
        painter.fillPath(ellipse(start.x(), start.y(), width * 0.85), colour(tint))

    return paint


def order(seat: int, count: int) -> Painter:
    """Units on their way to a battlefield: a banner in the seat's colour and how many."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        pole = rect.left() + high * 0.22
        painter.fillRect(QRectF(pole, rect.top(), max(1.4, high * 0.07), high), colour("ink"))
        cloth = drawn("M0,0.06 L1,0.06 0.88,0.4 1,0.74 0,0.74 Z", pole + 1, rect.top(), rect.right() - pole - 2, high)
        painter.fillPath(cloth, colour(SEATS[seat][0]))
        painter.strokePath(cloth, pen("paper", max(1.0, high * 0.06)))
        middle = (pole + rect.right()) / 2
        draw_sign(painter, seat, middle - high * 0.3, rect.top() + high * 0.4, high * 0.36, "paper")
        draw_number(
            painter, str(count), middle + high * 0.18, rect.top() + high * 0.4, max(SMALLEST_TYPE, high * 0.5), "snow"
        )

    return paint


# -- what is being done -----------------------------------------------------------------------------------------------


def panel(title: str = "", rtl: bool = False) -> Painter:
    """An indigo box in a gold rim, with a title at its head."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(1, 1, -1, -1), 5)
        painter.fillPath(path, colour(HERI, 0.94))
        painter.strokePath(path, pen("gold", 1.4))
        if title:
            area = QRectF(rect.left() + 10, rect.top() + 2, rect.width() - 20, 26)
            write_line(painter, title, area, serif(14), "gold", rtl)

    return paint


def row(key: str, seat: int, text: str, state: str = "", rtl: bool = False, clan: str = "") -> Painter:
    """One thing of the stack: its card, who does it, in words; "now" it is carried out, "next" it may be answered.

    "": as the key: a face-down Fate card of a clan.
    """

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        if state == "now":
            painter.fillPath(rounded(rect, 4), colour("gold", 0.18))
        if state == "off":
            painter.setOpacity(0.55)
        wide = high * 0.9 * 63 / 88
        left = rect.right() - wide - high * 0.06 if rtl else rect.left() + high * 0.06
        small = QRectF(left, rect.top() + high * 0.05, wide, high * 0.9)
        _small_card(painter, small, look, key, clan)
        reach = wide + high * 0.16
        area = rect.adjusted(4, 2, -reach, -2) if rtl else rect.adjusted(reach, 2, -4, -2)
        sign = min(14.0, high * 0.22)
        x = area.right() - sign * 0.5 if rtl else area.left() + sign * 0.5
        draw_sign(painter, seat, x, area.top() + sign * 0.7, sign, "paper")
        body = area.adjusted(0, sign * 1.35, 0, 0)
        if high < 62:
            body = area.adjusted(0, 0, -sign * 1.4, 0) if rtl else area.adjusted(sign * 1.4, 0, 0, 0)
        leftwards = reads_left(text) or rtl
        side = Qt.AlignmentFlag.AlignRight if leftwards else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        if leftwards:  # a Latin name at the beginning must not turn the whole line
            flags |= Qt.TextFlag.TextForceRightToLeft
        px = 14.0
        while px > SMALLEST_TYPE:
            if QFontMetricsF(sans(px, True)).boundingRect(body, int(flags), text).height() <= body.height():
                break
            px -= 0.5
        painter.setFont(sans(px, bold=state != "off"))
        painter.setPen(colour("gold" if state == "now" else "paper"))
        painter.drawText(body, int(flags), text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(1.0)

    return paint


def _small_card(painter: QPainter, rect: QRectF, look: Look, key: str, clan: str) -> None:
    """A card so small that only its picture is told, or its back."""
    if not key:
        draw_back(painter, rect, look, "fate", clan)
        return
    data = CARDS[key]
    inner = frame(painter, rect, look, data.clan or "", data.fate, 0.05)
    draw_picture(painter, inner, key, look)
    keyline(painter, inner, 0.8)


def priority(seat: int, state: str) -> Painter:
    """Who may act now: "has" it, has "passed", "waits"."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = min(rect.height(), rect.width() * 0.62)
        y = rect.center().y()
        has = state == "has"
        pill = QRectF(rect.center().x() - high * 0.88, y - high / 2, high * 1.76, high).adjusted(1, 1, -1, -1)
        painter.fillPath(rounded(pill, pill.height() / 2), colour("gold" if has else HERI, 1.0 if has else 0.85))
        painter.strokePath(rounded(pill, pill.height() / 2), pen("ink" if has else "line", max(1.0, high * 0.06)))
        draw_sign(painter, seat, pill.left() + high * 0.46, y, high * 0.62, "ink" if has else "paper")
        x = pill.right() - high * 0.46
        tint = "ink" if has else "paper"
        if state == "passed":
            painter.strokePath(
                drawn("M-0.42,0.02 L-0.1,0.36 0.46,-0.36", x, y, high * 0.34, high * 0.34), pen(tint, high * 0.1)
            )
        elif has:
            painter.fillPath(drawn("M-0.5,-0.5 L0.5,0 -0.5,0.5 Z", x, y, high * 0.5, high * 0.56), colour(tint))
        else:
            glass = "M-0.42,-0.52 L0.42,-0.52 0.08,0 0.42,0.52 -0.42,0.52 -0.08,0 Z"
            painter.fillPath(drawn(glass, x, y, high * 0.46, high * 0.46), colour(tint))

    return paint


# -- duels ------------------------------------------------------------------------------------------------------------


def duel(left: str, right: str, rtl: bool = False) -> Painter:
    """The ground of a duel: two colours that meet, and two swords that cross."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        path = rounded(rect.adjusted(2, 2, -2, -2), 7)
        with clipped(painter, path):
            draw_print(painter, rect, lambda block: _duel(block, left, right), f"duel {left} {right}", look)
        painter.strokePath(path, pen(colour("ink", 0.6), 5))
        painter.strokePath(path, pen("gold", 2.6))

    return paint


def _duel(block: Block, left: str, right: str) -> None:
    high = block.high
    block.fill(box(-2, -2, 104, high + 4), mix(CLANS[left].main, "ink", 0.25), 0)
    block.fill(drawn(f"M58,-2 L104,-2 104,{high + 2:.2f} 42,{high + 2:.2f} Z"), mix(CLANS[right].main, "ink", 0.25))
    block.rays(50, high * 0.5, "#E7C272", 30, 15, 90, 0.5)
    for clan, x in ((left, 9), (right, 91)):
        draw_mon(block.painter, clan, x, high * 0.5, min(15, high * 0.6), colour("paper", 0.28))
    block.fill(ellipse(50, high * 0.5, min(13, high * 0.42)), "#F3D9A8")
    size = min(0.42, high / 100)
    for turn, x in ((-42, -1), (-138, 1)):
        with at(block.painter, 50 + x * 13 * size / 0.42, high * 0.5 + 11 * size / 0.42, size):
            blade(block, 0, 0, turn, 60)


def tally(seat: int, chi: str, focused: str, total: str = "") -> Painter:
    """A duelist's sum: Chi and focused values, and the total once it is known."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        high = rect.height()
        path = rounded(rect, high * 0.16)
        painter.fillPath(path.translated(0, high * 0.06), colour("#000000", 0.35))
        painter.fillPath(path, colour("paper"))
        painter.strokePath(path, pen(SEATS[seat][0], max(1.5, high * 0.08)))
        y, px = rect.center().y(), max(SMALLEST_TYPE, high * 0.62)
        places = 3 if total != "" else 2
        share = rect.width() / (places + 0.1)
        for i, (kind, text) in enumerate((("chi", chi), ("focus", focused))):
            x = rect.left() + share * (i + 0.12)
            draw_icon(painter, kind, x + high * 0.3, y, high * 0.5)
            draw_number(painter, str(text), x + high * 0.66, y, px, "ink", left=True)
        if total != "":
            part = QRectF(rect.right() - share * 0.95, rect.top(), share * 0.95, high).adjusted(0, 2, -2, -2)
            painter.fillPath(rounded(part, high * 0.14), colour(SEATS[seat][0]))
            draw_number(painter, str(total), part.center().x(), y, px * 1.1, "snow")

    return paint


PAINTERS = {
    "field": Entry(field, two_tone=True),
    "scales": Entry(scales, rim=5),
    "shield": Entry(shield, rim=3),
    "forecast": Entry(forecast, rim=3, stand_in=surfaces.plain_paper),
    "attack": Entry(attack, rim=14),
    "order": Entry(order, rim=2),
    "panel": Entry(panel),
    "row": Entry(row),
    "priority": Entry(priority, rim=1),
    "duel": Entry(duel),
    "tally": Entry(tally, rim=3, stand_in=surfaces.plain_paper),
}
"""The faces of battles."""
