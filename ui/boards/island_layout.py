"""Where everything lies at the table of Island Settlers: the sea with the island, the sheets beside it, the hand.

The sea is a printed sheet; the island leaves its four corners free, where the others' plates and the dice lie. Beside
it stand bank, trade, costs and statistics, on the side away from the panel. The island never mirrors, the sheets do.
"""

from __future__ import annotations

import math

from desktop.rules.island.board import HARBOR_SEAS, HEXES, NODES, PATHS, SIDES, middle, place
from ui.stage.box import Box
from ui.stage.placement import Area

RATIO = 88 / 63
"""Height of a card as a part of its width."""
LAND = (5 * math.sqrt(3), 8.0)
"""The land in sides of a hex."""
NEEDS = (11.9, 10.1)
"""What the island needs of the sea, ships included."""


_HEXES = tuple(map(middle, HEXES))
_SEAS = tuple(map(middle, HARBOR_SEAS))
_CROSSINGS = tuple(map(place, range(NODES)))


def _along(path: int) -> tuple[float, float, float]:
    """The middle of a path, and its tilt: -30, 30 or 90 degrees."""
    (ax, ay), (bx, by) = (_CROSSINGS[end] for end in PATHS[path])
    tilt = (math.degrees(math.atan2(by - ay, bx - ax)) + 89) % 180 - 89
    return (ax + bx) / 2, (ay + by) / 2, float(round(tilt))


_PATHS = tuple(map(_along, range(SIDES)))


class Layout:
    """The measures of one table."""

    def __init__(self, area: Area, alone: bool = False) -> None:
        """`alone`: the sea takes everything."""
        self.area = area
        self.k = min(area.width / 1004, area.height / 740)
        """What everything beside the island is scaled by."""
        k = self.k
        self.margin, self.gap = 10 * k, 8 * k
        self.column_width = 216 * k
        self.hand_height = 112 * k
        high = area.height - 2 * self.margin - self.hand_height - self.gap
        wide = area.width - 2 * self.margin - self.column_width - self.gap
        left = self.margin if area.rtl else self.margin + self.column_width + self.gap
        self.sea = Box.at(left, self.margin, wide, high)
        if alone:
            self.sea = Box(area.width / 2, area.height / 2, area.width, area.height)
            wide, high = area.width, area.height
        self.s = min(wide / NEEDS[0], high / NEEDS[1])
        """The side of a hex."""
        self.column_left = area.width - self.margin - self.column_width if area.rtl else self.margin
        self.tall = 1.0
        """How much higher everything on the form is than it is wide."""
        self._rows = self._column()

    def _column(self) -> dict[str, tuple[float, float]]:
        """Top and height of each sheet of the column; the statistics take what is left, if that is enough."""
        heights = {"bank": 102.0, "form": 277.0, "build": 172.0, "main": 40.0}
        found = {}
        top = self.margin
        rest = self.area.height - 2 * self.margin - sum(heights.values()) * self.k - 3 * self.gap
        # Type has a least size: where all is drawn small, the form takes some of the height that is left.
        spare = max(0.0, rest - 110 * self.k - self.gap)
        self.tall = 1 + min(0.3, spare / (heights["form"] * self.k)) if self.k < 0.95 else 1.0
        heights["form"] *= self.tall
        rest -= heights["form"] * (1 - 1 / self.tall) * self.k
        for name, height in heights.items():
            if name == "main" and rest >= 78 * self.k + self.gap:
                rolls = min(rest - self.gap, 230 * self.k)
                found["rolls"] = (top, rolls)
                top += rolls + self.gap
            found[name] = (top, height * self.k)
            top += height * self.k + self.gap
        return found

    def shows(self, sheet: str) -> bool:
        """Whether there is room for a sheet."""
        return sheet in self._rows

    def sheet(self, name: str) -> Box:
        """A sheet of the column: bank, form, build, rolls, main."""
        top, height = self._rows[name]
        return Box.at(self.column_left, top, self.column_width, height)

    def inside(self, sheet: str, left: float, top: float, width: float, height: float) -> Box:
        """A box inside a sheet by its upper left corner at k = 1, mirrored where the window is."""
        box, k = self.sheet(sheet), self.k
        down = k * self.tall if sheet == "form" else k
        x = box.left + (left + width / 2) * k
        if self.area.rtl:
            x = 2 * box.x - x
        return Box(x, box.top + (top + height / 2) * down, width * k, height * down)

    # -- the island ---------------------------------------------------------------------------------------------------

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the island's plane on the table."""
        return self.sea.x + x * self.s, self.sea.y + y * self.s

    def hex(self, number: int) -> Box:
        """A hex."""
        x, y = self.point(*_HEXES[number])
        return Box(x, y, math.sqrt(3) * self.s, 2 * self.s)

    def token(self, number: int) -> Box:
        """The number token of a hex."""
        x, y = self.point(*_HEXES[number])
        return Box(x, y + 0.26 * self.s, 0.7 * self.s, 0.7 * self.s)

    def robber(self, number: int) -> Box:
        """The robber on a hex."""
        x, y = self.point(*_HEXES[number])
        return Box(x, y - 0.42 * self.s, 0.42 * self.s, 0.7 * self.s)

    def crossing(self, crossing: int, size: float, rise: float = 0.0) -> Box:
        """Something on an intersection: its size and how far its middle lies higher, in sides of a hex."""
        x, y = self.point(*_CROSSINGS[crossing])
        return Box(x, y - rise * self.s, size * self.s, size * self.s)

    def path(self, path: int, width: float) -> tuple[Box, float]:
        """Something along a path, and its tilt."""
        across, down, tilt = _PATHS[path]
        x, y = self.point(across, down)
        return Box(x, y, width * self.s, width * self.s / 4), tilt

    def harbor(self, where: int) -> Box:
        """A harbor: a square on its sea hex."""
        x, y = self.point(*_SEAS[where])
        return Box(x, y, 3 * self.s, 3 * self.s)

    @property
    def land(self) -> Box:
        """The land's own box."""
        return Box(self.sea.x, self.sea.y, LAND[0] * self.s, LAND[1] * self.s)

    # -- around it ----------------------------------------------------------------------------------------------------

    def corner(self, number: int, width: float, height: float) -> Box:
        """A corner of the sea, as it is seen: 0 before, then clockwise from the start of the upper edge; sizes at
        k = 1. In a window that is mirrored, left and right change places."""
        left = number in (0, 1)
        upper = number in (1, 2)
        if self.area.rtl:
            left = not left
        inset = 14 * self.k
        wide, high = width * self.k, height * self.k
        x = self.sea.left + inset + wide / 2 if left else self.sea.left + self.sea.width - inset - wide / 2
        y = self.sea.top + inset + high / 2 if upper else self.sea.top + self.sea.height - inset - high / 2
        return Box(x, y, wide, high)

    def plate(self, place_at: int) -> Box:
        """The plate of the seat so many places after the viewer's; 0 is the viewer's own, beside the hand."""
        if place_at == 0:
            top = self.area.height - self.margin - self.hand_height
            x = self.sea.left + 87 * self.k
            if self.area.rtl:
                x = 2 * self.sea.x - x
            return Box(x, top + self.hand_height - 42 * self.k, 174 * self.k, 80 * self.k)
        return self.corner(place_at, 164, 76)

    def gains(self, place_at: int, count: int) -> tuple[Box, ...]:
        """Chips for what a seat gained by the last roll: under its plate, over the viewer's own."""
        plate, size, k = self.plate(place_at), 29 * self.k, self.k
        above = place_at in (0, 3)
        y = plate.top - 4 * k - size / 2 if above else plate.top + plate.height + 4 * k + size / 2
        if place_at == 0:
            y = plate.top - size / 2 - 1 * k
        step = size * 1.3
        left = plate.left + size / 2 + 4 * k
        boxes = [Box(left + step * i, y, size, size) for i in range(count)]
        if self.area.rtl != (place_at in (2, 3)):  # away from the island and its ships
            boxes = [Box(2 * plate.x - box.x, box.y, size, size) for box in boxes]
        return tuple(boxes)

    def die(self, number: int) -> Box:
        """One of the dice, in the corner of the sea before the viewer."""
        size = 44 * self.k
        first = self.corner(0, 44, 44)
        step = size + 8 * self.k
        return Box(first.x + (-step if self.area.rtl else step) * number, first.y, size, size)

    @property
    def sum(self) -> Box:
        """What the dice add up to."""
        last = self.die(1)
        return Box(last.x + (-46 if self.area.rtl else 46) * self.k, last.y, 44 * self.k, 40 * self.k)

    def hand(self, piles: int, count: int) -> tuple[Box, ...]:
        """Places for so many piles of cards side by side; `piles` of them are resources, a gap parts the rest."""
        k = self.k
        start = 174 * k + 26 * k
        room = self.sea.width - start
        width = min(74 * k, room / (count * 1.12 + 0.4)) if count else 74 * k
        step = width * 1.12
        extra = 0.36 * width if 0 < piles < count else 0.0
        left = self.sea.left + start + max(0.0, (room - step * count - extra) / 2) + width / 2
        y = self.area.height - self.margin - width * RATIO / 2
        boxes = [Box(left + step * i + (extra if i >= piles else 0), y, width, width * RATIO) for i in range(count)]
        if self.area.rtl:
            boxes = [Box(2 * self.sea.x - box.x, box.y, box.width, box.height) for box in boxes]
        return tuple(boxes)
