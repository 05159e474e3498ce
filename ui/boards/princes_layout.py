"""Where things lie on the table of Rival Princes. All lengths are scene units; `k` is one unit of a table 800 high.

From the top: the other's strip, the other's runner, the shelf with stacks and dice, one's own runner, the hand. Both
principalities share their columns' middle; the other's is drawn at four fifths of one's own size, its rows turned
round, so that the two face each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.rules.princes.cards import Slot
from ui.stage.box import Box
from ui.stage.placement import Area

RATIO = 88 / 63
"""Height of a card by its width."""
OVER = 0.74
"""How far an outer site lies beyond the inner one, as a part of the pitch: it covers the rest of it."""
FACE = 0.945
"""Side of a square card as a part of the pitch."""
FAR = 0.8
"""Size of the other's principality by one's own."""
LARGEST = 108
"""Pitch in units of `k` that a small principality does not outgrow."""
NAMED_WIDTH = 81.0
"""Narrower hand cards would have no room for their names."""
ROWS: dict[Slot, int] = {"up2": 2, "up1": 1, "down1": -1, "down2": -2}
"""Row of a site: the axis is 0, regions lie in 1 and -1."""


@dataclass(frozen=True)
class Realm:
    """How far a principality reaches: its outermost columns, and whether it has a city."""

    left: int = -2
    right: int = 2
    city: bool = False

    @property
    def columns(self) -> int:
        """How many columns of cards it has."""
        return self.right - self.left + 1

    @property
    def rows(self) -> float:
        """How many pitches it is high: outer sites exist only in cities."""
        return 3 + 2 * OVER if self.city else 3.0


@dataclass(frozen=True)
class Layout:
    """The measures of a table of this size, with these two principalities."""

    area: Area
    mine: Realm
    other: Realm
    almanac: bool = False
    """Whether the left edge belongs to what each number of the die would bring."""

    # -- units --------------------------------------------------------------------------------------------------------

    @cached_property
    def k(self) -> float:
        """One unit: the table is drawn for 925 x 800 of them, or more width or height."""
        return min(self.area.height / 800, self.area.width / 925)

    @cached_property
    def u(self) -> float:
        """One unit of things with text on them, which never get too small to read."""
        return max(self.k, 0.9)

    @property
    def edge(self) -> float:
        """How much of the left edge belongs to the almanac."""
        return 118 * self.u + 10 * self.k if self.almanac else 0.0

    @property
    def field(self) -> float:
        """Width of the table beside the almanac."""
        return self.area.width - self.edge

    @property
    def cx(self) -> float:
        """The middle of the table beside the almanac."""
        return self.edge + self.field / 2

    # -- from the top -------------------------------------------------------------------------------------------------

    @property
    def strip(self) -> Box:
        """What the other has, on one line."""
        high = 36 * self.u
        return Box(self.cx, 4 * self.k + high / 2, min(690 * self.u, self.field - 8 * self.k), high)

    @property
    def shelf_height(self) -> float:
        """Height of the row with stacks and dice."""
        return 66 * self.k

    @property
    def hand_height(self) -> float:
        """How much of the lower edge belongs to the hand, and to plate and buttons."""
        return max(126 * self.k, 14 * self.k + (86 + 28) * self.u)

    @cached_property
    def _margin(self) -> float:
        """Cloth above and below a principality: more in the roomy opening."""
        return (3 if self.mine.city or self.other.city else 15) * self.k

    @cached_property
    def _free(self) -> float:
        """Height left for the two runners."""
        top = 4 * self.k + self.strip.height
        return self.area.height - top - self.shelf_height - self.hand_height - 26 * self.k

    @cached_property
    def pitch(self) -> float:
        """Distance of two columns of one's own principality."""
        rows = FAR * self.other.rows + self.mine.rows
        columns = max(5.0, self.mine.columns, FAR * self.other.columns)
        by_height = (self._free - 4 * self._margin) / rows
        return min(by_height, (self.field - 70 * self.k) / columns, LARGEST * self.k)

    def pitch_of(self, own: bool) -> float:
        """Distance of two columns."""
        return self.pitch if own else FAR * self.pitch

    def side(self, own: bool) -> float:
        """Side of a square card."""
        return FACE * self.pitch_of(own)

    def realm(self, own: bool) -> Realm:
        """One's own principality, or the other's."""
        return self.mine if own else self.other

    @cached_property
    def _bands(self) -> tuple[float, float, float]:
        """Middles of the other's runner, of the shelf, of one's own runner."""
        k = self.k
        heights = [self.realm(own).rows * self.pitch_of(own) + 6 * k + 2 * self._margin for own in (False, True)]
        spare = max(0.0, self._free - sum(heights)) / 4
        top = 4 * k + self.strip.height + 7 * k + spare
        shelf = top + heights[0] + 5 * k + spare
        own = shelf + self.shelf_height + 4 * k + spare
        return top + heights[0] / 2, shelf + self.shelf_height / 2, own + heights[1] / 2

    def runner(self, own: bool) -> Box:
        """The linen under a principality; both are as wide as the longer one needs."""
        k, most = self.k, self.field - 6 * self.k
        wide = max(self.realm(side).columns * self.pitch_of(side) + 56 * k for side in (True, False))
        high = self.realm(own).rows * self.pitch_of(own) + 10 * k + 2 * self._margin
        return Box(self.cx, self._bands[2 if own else 0], min(most, max(760 * k, wide)), high)

    # -- a principality -----------------------------------------------------------------------------------------------

    def at(self, own: bool, column: int, row: int) -> Box:
        """The place of a card: regions and inner sites lie in rows 1 and -1, outer sites in 2 and -2."""
        realm, pitch = self.realm(own), self.pitch_of(own)
        away = row if abs(row) < 2 else (1 + OVER) * (1 if row > 0 else -1)
        x = self.cx + (column - (realm.left + realm.right) / 2) * pitch
        y = self._bands[2 if own else 0] - (away if own else -away) * pitch
        return Box(x, y, self.side(own), self.side(own))

    def leaf(self, number: int) -> Box:
        """The place of a leaf of the almanac: six of them, one below the other, beside the shelf."""
        wide, high, gap = 118 * self.u, 52 * self.u, 5 * self.u
        return Box(8 * self.k + wide / 2, self._bands[1] + (number - 3.5) * (high + gap), wide, high)

    # -- the shelf ----------------------------------------------------------------------------------------------------

    @cached_property
    def _shelf(self) -> dict[str, Box]:
        """Everything on the shelf by its key, laid from left to right and put in the middle."""
        k, high = self.k, self.shelf_height * 0.9
        card, die, token = high / RATIO, self.shelf_height * 0.72, self.shelf_height * 0.66
        things = [(f"stack:{i}", card, high, 10.0) for i in range(5)]
        things[-1] = ("stack:4", card, high, 22.0)
        things += [("pile:events", card, high, 10.0), ("pile:regions", high, high, 22.0)]
        things += [("die:number", die, die, 12.0), ("die:event", die, die, 22.0)]
        things += [(f"supply:{what}", high, high, 12.0) for what in ("road", "settlement", "city")]
        things += [("token:knight", token, token, 6.0), ("token:mill", token, token, 0.0)]
        wide = sum(width + gap * k for _, width, _, gap in things)
        small = min(1.0, (self.field - 8 * k) / wide)
        x, y = self.cx - wide * small / 2, self._bands[1]
        found: dict[str, Box] = {}
        for key, width, height, gap in things:
            found[key] = Box(x + width * small / 2, y, width * small, height * small)
            x += (width + gap * k) * small
        return found

    def shelf(self, key: str) -> Box:
        """The place of a stack, pile, die, supply or free token."""
        return self._shelf[key]

    def count(self, key: str) -> Box:
        """The number at the foot of a stack."""
        box, high = self._shelf[key], 17 * self.u
        return Box(box.x, box.y + box.height / 2 - 2 * self.k, 26 * self.u, high)

    # -- the lower edge -----------------------------------------------------------------------------------------------

    @property
    def plate(self) -> Box:
        """What one has oneself, on two lines, at the lower left."""
        wide, high = 318 * self.u * 0.96, 86 * self.u
        return Box(10 * self.k + wide / 2, self.area.height - 10 * self.k - high / 2, wide, high)

    def buttons(self, letters: Sequence[int]) -> tuple[Box, ...]:
        """Places over one's own plate for buttons with so many letters each."""
        plate, high, gap = self.plate, 28 * self.u, 5 * self.k
        y = plate.y - plate.height / 2 - 4 * self.k - high / 2
        per_letter = 7.6 * self.u
        wanted = [30 * self.u + per_letter * count for count in letters]
        room = plate.width - gap * (len(letters) - 1)
        small = min(1.0, room / sum(wanted)) if wanted else 1.0
        found, x = [], plate.x - plate.width / 2
        for wide in wanted:
            found.append(Box(x + wide * small / 2, y, wide * small, high))
            x += wide * small + gap
        return tuple(found)

    def plate_of(self, own: bool) -> Box:
        """The plate of a seat."""
        return self.plate if own else self.strip

    def token(self, own: bool, column: int, left: bool) -> Box:
        """A token held: on an upper corner of a town, which keeps its points in sight."""
        town = self.at(own, column, 0)
        size = max(0.5 * town.width, 24 * self.u)
        away = (town.width - size) / 2 + 0.08 * size
        return Box(town.x - away if left else town.x + away, town.y - away, size, size)

    @property
    def card_width(self) -> float:
        """Width of a hand card: it stands on the lower edge with all its figures in sight."""
        return max(88 * self.k, NAMED_WIDTH)

    @property
    def played(self) -> Box:
        """Where yellow cards and the event card lie while they work."""
        wide = 74 * self.k
        return Box(
            self.area.width - 12 * self.k - wide / 2,
            self.area.height - 8 * self.k - wide * RATIO / 2,
            wide,
            wide * RATIO,
        )

    @property
    def turned(self) -> Box:
        """Where an event card is shown for a moment when it is turned up: so large that its rule is written on it."""
        wide = max(286.0, 230 * self.k)
        return Box(self.cx, self.area.height / 2, wide, wide * RATIO)

    def hand(self, count: int) -> tuple[tuple[Box, float], ...]:
        """Places and tilts of so many hand cards: a flat fan between plate and played cards."""
        wide, k = self.card_width, self.k
        left = self.plate.x + self.plate.width / 2 + 14 * k
        right = self.played.x - self.played.width / 2 - 14 * k
        step = min(0.93 * wide, (right - left - wide) / (count - 1)) if count > 1 else 0.0
        middle = max(
            left + (wide + (count - 1) * step) / 2, min(self.cx + 130 * k, right - (wide + (count - 1) * step) / 2)
        )
        found = []
        for i in range(count):
            place = i - (count - 1) / 2
            sag = min(0.5 * place * place, 4) * k
            y = self.area.height - 5 * k + sag - wide * RATIO / 2
            found.append((Box(middle + place * step, y, wide, wide * RATIO), 0.6 * place))
        return tuple(found)

    def spread(self, count: int, square: bool = False) -> tuple[Box, ...]:
        """Cards laid out to be looked through, in their order, as large as they fit over the other's principality and
        the shelf: one's own stays in sight."""
        ratio, gap = 1.0 if square else RATIO, 8 * self.k
        top = self.strip.y + self.strip.height / 2 + gap
        room_x, room_y = self.field - 40 * self.k, self._bands[1] + self.shelf_height / 2 + 10 * self.k - top
        wide, rows = max(
            (min(118 * self.k, room_x / -(-count // rows) - gap, (room_y / rows - gap) / ratio), -rows)
            for rows in range(1, 7)
        )
        rows = -rows
        per_row = -(-max(1, count) // rows)
        step_x, step_y = wide + gap, wide * ratio + gap
        first = top + (room_y - rows * step_y) / 2
        found = []
        for i in range(count):
            row, column = divmod(i, per_row)
            in_row = min(per_row, count - row * per_row)
            x = self.cx + (column - (in_row - 1) / 2) * step_x
            found.append(Box(x, first + (row + 0.5) * step_y, wide, wide * ratio))
        return tuple(found)
