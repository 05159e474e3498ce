"""Where things lie on the Cuccù table. All lengths are scene units; `k` is one unit of a table 800 units high."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from ui.stage.box import Box
from ui.stage.placement import Area

SEATS = 4
BOTTOM, RIGHT, TOP, LEFT = range(SEATS)
"""Sides of the table in the order of play, which goes counterclockwise."""

RATIO = 88 / 63
"""Height of a card by its width."""
CANDLE_HEIGHT = 64 / 34
"""Height of a candle's picture by its width."""
DISH = 0.138
"""How far above the lower edge of its picture a candle's dish stands, as a part of the height."""

WIDER = 1.35
"""How much wider a name plate may become for a long note."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    """An arrow: from `start`, bent towards `bend`, to `end`."""

    start: Point
    bend: Point
    end: Point

    def box(self) -> Box:
        """The rectangle round its three points, never flat."""
        xs, ys = zip(self.start, self.bend, self.end, strict=True)
        width, height = max(max(xs) - min(xs), 8.0), max(max(ys) - min(ys), 8.0)
        return Box((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, width, height)

    def thousandths(self, wide: float) -> tuple[int, ...]:
        """Start, bend and end in thousandths of its box; then `wide`, its width, in thousandths of the diagonal."""
        box = self.box()
        left, top = box.x - box.width / 2, box.y - box.height / 2
        found: list[int] = []
        for x, y in (self.start, self.bend, self.end):
            found += [round((x - left) / box.width * 1000), round((y - top) / box.height * 1000)]
        return (*found, round(wide / math.hypot(box.width, box.height) * 1000))


@dataclass(frozen=True)
class Layout:
    """The measures of a table of this size. Sides are BOTTOM, RIGHT, TOP, LEFT; the viewer sits at the bottom."""

    area: Area

    @cached_property
    def k(self) -> float:
        """One unit: the table is drawn for 925 x 800 of them, or more width."""
        return min(self.area.height / 800, self.area.width / 925)

    @cached_property
    def u(self) -> float:
        """One unit of things with text on them, which never get too small to read."""
        return max(self.k, 0.88)

    @property
    def cx(self) -> float:
        """The middle of the table."""
        return self.area.width / 2

    @property
    def cy(self) -> float:
        """The middle of the table."""
        return self.area.height / 2

    @property
    def rx(self) -> float:
        """Half the width of the cloth."""
        return self.area.width * 0.475

    @property
    def ry(self) -> float:
        """Half the height of the cloth."""
        return min(self.area.height * 0.462, self.rx * 1.12)

    # -- the middle ---------------------------------------------------------------------------------------------------

    @property
    def pack(self) -> Box:
        """The top card of the pack."""
        return Box(self.cx, self.cy - 30 * self.k, 100 * self.k, 100 * self.k * RATIO)

    @property
    def count(self) -> Box:
        """The number of cards left."""
        pack, high = self.pack, 20 * self.u
        return Box(pack.x, pack.y + pack.height / 2 + 5 * self.k + high / 2, 2 * high, high)

    # -- round the table ----------------------------------------------------------------------------------------------

    def card(self, side: int) -> Box:
        """The place of the card at a side; the viewer's is larger."""
        wide = (160 if side == BOTTOM else 118) * self.k
        x = self.cx + {RIGHT: 0.73, LEFT: -0.73}.get(side, 0.0) * self.rx
        y = self.cy + {BOTTOM: 0.6 * self.ry, TOP: -0.715 * self.ry}.get(side, -4 * self.k)
        return Box(x, y, wide, wide * RATIO)

    @cached_property
    def plate_width(self) -> float:
        """Width of all name plates: as wide as the cloth has room for, but never too narrow for a name and a note."""
        side, top, low, k = self.card(RIGHT), self.card(TOP), self.card(BOTTOM), self.k
        below = self._half_cloth(side.y + side.height / 2 + 10 * k + 46 * self.u)
        room = (
            2 * (below - (side.x - self.cx)) - 4 * k,
            self._half_cloth(top.y - 22 * k) - top.width / 2 - 20 * k,
            self._half_cloth(low.y + 52 * k) - low.width / 2 - 24 * k,
        )
        return max(156 * self.u, min(190 * self.u, *room))

    def _half_cloth(self, y: float) -> float:
        """Half the width of the cloth inside its rim at a height of the table."""
        return self.rx * 0.96 * math.sqrt(max(0.0, 1 - ((y - self.cy) / (self.ry * 0.96)) ** 2))

    def plate(self, side: int, letters: int = 0) -> Box:
        """The name plate of a side: wider where its note has many `letters`, as far as the table has room."""
        card, k = self.card(side), self.k
        wide, high = self.plate_width, 46 * self.u
        wide = min(max(wide, (56 + 6.6 * letters) * self.u), wide * WIDER)
        if side == BOTTOM:
            right = card.x - card.width / 2 - 18 * k
            wide = min(wide, right - 8)
            return Box(right - wide / 2, card.y + 29 * k, wide, high)
        if side == TOP:
            left = card.x + card.width / 2 + 14 * k
            wide = min(wide, self.area.width - 8 - left)
            return Box(left + wide / 2, card.y + 1 * k, wide, high)
        y = card.y + card.height / 2 + 10 * k + high / 2
        reach = self.area.width / 2 - 6 - wide / 2
        return Box(self.cx + max(-reach, min(reach, card.x - self.cx)), y, wide, high)

    def candles(self, side: int, count: int) -> tuple[Box, ...]:
        """The lives of a side: up to five candles in a row, more in two rows, the more the smaller."""
        card, k = self.card(side), self.k
        columns = count if count <= 5 else math.ceil(count / 2)
        rows = 1 if count <= 5 else 2
        room = (114 if side == BOTTOM else 102) * k
        step = min(40 * k if side == BOTTOM else 34 * k, room / columns)
        size = min(1.0, step / (31 * k), 1.0 if rows == 1 else 0.7)
        high = 64 * k * size
        wide = high / CANDLE_HEIGHT
        if side == BOTTOM:
            left, foot = card.x + card.width / 2 + 44 * k, card.y + 44 * k
        elif side == TOP:
            left, foot = card.x - card.width / 2 - 116 * k, card.y + 24 * k
        else:
            left, foot = card.x - step * (columns - 1) / 2, card.y - card.height / 2 - 22 * k
        found = []
        for i in range(count):
            row, column = divmod(i, columns)
            y = foot - (rows - 1 - row) * high * 0.8
            found.append(Box(left + column * step, y + high * DISH - high / 2, wide, high))
        return tuple(found)

    def dealer(self, side: int) -> Box:
        """The dealer's disc: beside the card, where no arrow of that side begins or ends."""
        card, k = self.card(side), self.k
        size = 54 * k
        aside, down = {
            BOTTOM: (card.width / 2 + 40 * k, -78 * k),
            RIGHT: (-card.width / 2 - 40 * k, -0.34 * card.height),
            TOP: (-card.width / 2 - 40 * k, 64 * k),
            LEFT: (card.width / 2 + 40 * k, 0.34 * card.height),
        }[side]
        return Box(card.x + aside, card.y + down, size, size)

    def guarantee(self, asker: int, holder: int) -> Box:
        """The mark of a guarantee, between the two; where the pack is in the way, beside it."""
        a, b = self.card(asker), self.card(holder)
        x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
        if (asker - holder) % 2 == 0:
            x, y = self.cx + 0.21 * self.rx, self.cy + 0.26 * self.ry
        else:
            x, y = self.cx + (x - self.cx) * 0.86, self.cy + (y - self.cy) * 0.86
        return Box(x, y, 50 * self.k, 50 * self.k)

    def sign(self, side: int) -> Box:
        """The small card laid on a face-down one whose rank the viewer knows."""
        card = self.card(side)
        wide = card.width * 0.42
        return Box(card.x + card.width * 0.36, card.y + card.height * 0.33, wide, wide * RATIO)

    # -- arrows -------------------------------------------------------------------------------------------------------

    def arrow(self, asker: int, target: int) -> Curve:
        """The way of a card from one side to another; the arrow runs the way play goes where there is room."""
        back = (asker - target) % SEATS == 1
        start = self._before(asker) if back else self._after(asker)
        end = self._after(target) if back else self._before(target)
        if (asker - target) % 2 == 0:
            return Curve(start, self._round(asker), end)
        level = asker in (BOTTOM, TOP)
        bend = (
            (start[0] + (end[0] - start[0]) * 0.75, start[1])
            if level
            else (
                start[0],
                start[1] + (end[1] - start[1]) * 0.75,
            )
        )
        return Curve(start, bend, end)

    def arrow_to_pack(self, side: int) -> Curve:
        """The way of a card to the pack: from the card's edge, in a bow, to the side of the pack."""
        pack, card, k = self.pack, self.card(side), self.k
        way = 1 if side in (RIGHT, TOP) else -1
        end = (pack.x + way * (pack.width / 2 + 14 * k), pack.y + 6 * k)
        if side in (RIGHT, LEFT):
            start = self._before(side)
            return Curve(start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 26 * k), end)
        inward = -1 if side == BOTTOM else 1
        start = (card.x + way * 46 * k, card.y + inward * (card.height / 2 + 22 * k))
        return Curve(start, (end[0] + way * 66 * k, (start[1] + end[1]) / 2), end)

    def _after(self, side: int) -> Point:
        """Where an arrow leaves towards the next side."""
        card, k = self.card(side), self.k
        aside = card.width / 2 + 14 * k
        return {
            BOTTOM: (card.x + aside, card.y - 62 * k),
            RIGHT: (card.x - aside, card.y - 44 * k),
            TOP: (card.x - aside, card.y + 62 * k),
            LEFT: (card.x + aside, card.y + 44 * k),
        }[side]

    def _before(self, side: int) -> Point:
        """Where an arrow arrives from the side before."""
        card, k = self.card(side), self.k
        aside = card.width / 2 + 12 * k
        return {
            BOTTOM: (card.x - aside, card.y - 62 * k),
            RIGHT: (card.x - aside, card.y + 26 * k),
            TOP: (card.x + aside, card.y + 58 * k),
            LEFT: (card.x + aside, card.y - 26 * k),
        }[side]

    def _round(self, side: int) -> Point:
        """Round the pack on the way to the opposite side."""
        return {
            BOTTOM: (self.cx + 0.52 * self.rx, self.cy),
            RIGHT: (self.cx, self.cy - 0.5 * self.ry),
            TOP: (self.cx - 0.52 * self.rx, self.cy),
            LEFT: (self.cx, self.cy + 0.5 * self.ry),
        }[side]
