"""Where things lie on the table of The Four Groves. All lengths are scene units; `u` is one of 1150 x 800.

From the top: the other's hand, home and Provinces, the strip with the phases, one's own Provinces, home and hand. Piles
lie on the left, the honor scroll on the right. During an attack battlefields take the middle, and both homes become one
row of small cards each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.rules.clans.values import PROVINCES
from ui.stage.box import Box
from ui.stage.placement import Area

RATIO = 88 / 63
"""Height of a card by its width."""
STEP = 0.168
"""How far each attachment lies beyond the card before it, as a part of a card's height."""
MOST_APART = 3
"""So many attachments of a unit lie a whole step from each other."""
UNIT, UNITS_APART, ROWS_APART = 76, 9, 5
"""Width of a unit's cards where there is room, and what lies between units and between rows of them, in units."""
SHARES = {"current": 0.44, "legal": 0.25, "": 0.22, "fought": 0.17}
"""How wide battlefields are against each other."""


NARROW = {1: 65, 2: 118}
"""How high a home is during an attack, in units, by its rows."""
TOKEN = {1: 48, 2: 40}
"""Width of its cards, in units, by its rows."""


@dataclass(frozen=True)
class Unit:
    """How much room a unit takes: is it bowed, and how many attachments lie behind it."""

    bowed: bool
    attached: int = 0

    @property
    def spread(self) -> float:
        """How far its attachments lie beyond it, as a part of a card's height: many lie closer together."""
        return STEP * min(self.attached, MOST_APART)

    @property
    def across(self) -> float:
        """Its width by that of a card."""
        return RATIO * (1 + self.spread) if self.bowed else 1.0

    @property
    def high(self) -> float:
        """Its height by the width of a card."""
        return 1.0 if self.bowed else RATIO * (1 + self.spread)


@dataclass(frozen=True)
class Ranks:
    """The width of the cards of units, and of each unit the middle and where it stands."""

    width: float
    places: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Layout:
    """The measures of a table of this size; `battle`: battlefields lie in the middle."""

    area: Area
    battle: bool = False
    rows: tuple[int, int] = (1, 1)
    """In how many rows lies during an attack what is at home: the other's, then one's own."""

    @cached_property
    def u(self) -> float:
        """One unit."""
        return min(self.area.width / 1150, self.area.height / 800)

    def card(self, x: float, y: float, width: float) -> Box:
        """A card by its middle and width in units."""
        return Box(x, y, width * self.u, width * self.u * RATIO)

    # -- columns ------------------------------------------------------------------------------------------------------

    @property
    def x0(self) -> float:
        """Left edge of the middle."""
        return 118 * self.u

    @property
    def x1(self) -> float:
        """Right edge of the middle."""
        return self.area.width - 98 * self.u

    @property
    def middle(self) -> float:
        """Half way between both."""
        return (self.x0 + self.x1) / 2

    # -- rows ---------------------------------------------------------------------------------------------------------

    @property
    def hand_top(self) -> float:
        """Upper edge of one's own hand."""
        return self.area.height - 126 * self.u

    @property
    def other_hand(self) -> float:
        """Lower edge of the other's hand."""
        return 36 * self.u

    @property
    def strip(self) -> Box:
        """The phases; during an attack a narrow bar under the other's home."""
        x1 = self.x1 - 14 * self.u  # the tags on the honor scroll reach over the middle's edge
        if self.battle:
            top = self.other_hand + (2 + NARROW[self.rows[0]]) * self.u
            high = max(24 * self.u, 20.0)  # its type does not shrink with the table
            return Box((self.x0 + x1) / 2, top + high / 2, x1 - self.x0, high)
        return Box((self.x0 + x1) / 2, 0.444 * self.area.height, x1 - self.x0, 36 * self.u)

    @property
    def lane(self) -> Box:
        """The straw mat under the Provinces, or under the battlefields."""
        if self.battle:
            top, foot = self.fields
            return Box(self.middle, (top + foot) / 2, self.x1 - self.x0, foot - top)
        return Box(self.middle, self.strip.y, self.x1 - self.x0, (36 + 2 * 129 + 16) * self.u)

    def mat(self, own: bool, place: int, count: int = PROVINCES) -> Box:
        """The mat of a Province by its place from the left."""
        wide = (self.x1 - self.x0) / count
        side = 1 if own else -1
        y = self.strip.y + side * (18 + 65) * self.u
        return Box(self.x0 + (place + 0.5) * wide, y, 174 * self.u, 120 * self.u)

    def home(self, own: bool) -> tuple[float, float]:
        """Upper and lower edge of a home."""
        u = self.u
        if self.battle:
            return (self.fields[1] + 6 * u, self.hand_top) if own else (self.other_hand - 2 * u, self.strip.top - 4 * u)
        if own:
            return self.lane.bottom + 4 * u, self.hand_top - 2 * u
        return self.other_hand + 2 * u, self.lane.top - 4 * u

    # -- left and right -----------------------------------------------------------------------------------------------

    def pile(self, own: bool, fate: bool, discard: bool) -> Box:
        """Decks and discard piles at the left."""
        u = self.u
        first = self.area.height - 168 * u if own else 80 * u
        y = first + (82 * u if fate else 0)
        return self.card((88 if discard else 39) * u, y, 44 if discard else 48)

    def small_mat(self, own: bool, place: int, count: int) -> Box:
        """The mat of one of the attacker's Provinces, at the end of the narrow home."""
        u, (top, foot) = self.u, self.home(own)
        wide = 84 * u
        return Box(self.x1 - 4 * u - (count - place - 0.5) * (wide + 3 * u), (top + foot) / 2, wide, 68 * u)

    def plate(self, own: bool) -> Box:
        """A player's name."""
        y = self.area.height - 20 * self.u if own else 20 * self.u
        return Box(64 * self.u, y, 106 * self.u, 24 * self.u)

    @property
    def favor(self) -> Box:
        """The Imperial Favor."""
        return Box(62 * self.u, self.area.height * 0.42, 80 * self.u, 80 * self.u)

    @property
    def scroll(self) -> Box:
        """The honor scroll."""
        high = self.area.height - 32 * self.u
        return Box(self.area.width - 54 * self.u, self.area.height / 2, 84 * self.u, high)

    # -- units and tokens ---------------------------------------------------------------------------------------------

    def ranks(self, units: Sequence[Unit], left: float, right: float, top: float, foot: float) -> Ranks:
        """Units side by side, never over each other; in more than one row where they are larger so."""
        gap, between = UNITS_APART * self.u, ROWS_APART * self.u
        best, rows = 0.0, [units]
        for count in range(1, 4) if units else ():
            each = -(-len(units) // count)
            split = [units[i : i + each] for i in range(0, len(units), each)]
            high = foot - top - between * (len(split) - 1)
            wide = min(UNIT * self.u, high / sum(max(unit.high for unit in row) for row in split))
            for row in split:
                wide = min(wide, (right - left - gap * (len(row) - 1)) / sum(unit.across for unit in row))
            if wide > best * 1.1:
                best, rows = max(10.0, wide), split
        places: list[tuple[float, float]] = []
        for row in reversed(rows):
            x = (left + right - sum(best * unit.across + gap for unit in row) + gap) / 2
            stands = []
            for unit in row:
                stands.append((x + best * unit.across / 2, foot))
                x += best * unit.across + gap
            places[:0] = stands
            foot -= best * max((unit.high for unit in row), default=0) + between
        return Ranks(best, tuple(places))

    def narrow(self, own: bool, provinces: int) -> tuple[float, float]:
        """Left and right end of a home during an attack, beside so many Provinces of its owner."""
        left, right = self.x0 + 8 * self.u, self.x1 - 8 * self.u
        return left, self.small_mat(own, 0, provinces).left - 14 * self.u if provinces else right

    def wanted(self, bowed: Sequence[bool]) -> float:
        """How wide a row of such cards is in a home during an attack where none lies over another."""
        return sum(TOKEN[1] * (RATIO if one else 1) + 3 for one in bowed) * self.u

    def tokens(
        self, bowed: Sequence[bool], left: float, right: float, y: float, width: float, gap: float = 3
    ) -> tuple[Box, ...]:
        """Small cards in a row from the left, so many units apart; too many of them lie over each other."""
        u = self.u
        wide = width * u
        sizes = [wide * (RATIO if one else 1) + gap * u for one in bowed]
        squeeze = min(1.0, (right - left - wide) / max(1.0, sum(sizes[:-1]))) if sizes else 1.0
        found, x = [], left
        for size in sizes:
            found.append(Box(x + (size - (gap - 3) * u) / 2, y, wide, wide * RATIO))
            x += size * squeeze
        return tuple(found)

    # -- hands --------------------------------------------------------------------------------------------------------

    def hand(self, count: int) -> tuple[tuple[Box, float], ...]:
        """Places and tilts of so many hand cards: a flat fan, cut by the lower edge."""
        u = self.u
        wide = 104 * u
        left, right = self.x0 + 8 * u, self.x1 - 8 * u
        step = min(wide + 8 * u, (right - left - wide) / (count - 1)) if count > 1 else 0.0
        found = []
        for i in range(count):
            place = i - (count - 1) / 2
            sag = min(1.6 * abs(place) ** 1.6, 22) * u
            y = self.hand_top + 8 * u + sag + wide * RATIO / 2
            found.append((Box(self.middle + place * step, y, wide, wide * RATIO), 1.1 * place))
        return tuple(found)

    def other(self, count: int) -> tuple[Box, ...]:
        """Backs of the other's hand at the upper edge."""
        u = self.u
        wide = 46 * u
        step = min(34 * u, (self.x1 - self.x0 - wide) / (count - 1)) if count > 1 else 0.0
        y = self.other_hand - 6 * u - wide * RATIO / 2
        return tuple(Box(self.middle + (i - (count - 1) / 2) * step, y, wide, wide * RATIO) for i in range(count))

    # -- battlefields -------------------------------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[float, float]:
        """Upper and lower edge of the battlefields."""
        return self.strip.bottom + 2 * self.u, self.hand_top - (11 + NARROW[self.rows[1]]) * self.u

    def field(self, states: Sequence[str], place: int) -> Box:
        """A battlefield, by the states of all."""
        shares = [SHARES[state] for state in states]
        wide = self.x1 - self.x0
        left = self.x0 + wide * sum(shares[:place]) / sum(shares)
        width = wide * shares[place] / sum(shares)
        top, foot = self.fields
        return Box(left + width / 2, (top + foot) / 2, width, foot - top)

    def line(self, field: Box) -> float:
        """Where both armies meet."""
        return field.top + 0.535 * field.height

    def slip(self, lines: int) -> float:
        """How high a slip under a battle is. Type does not shrink with the table, so this does not either."""
        return max(20.0, 22 * self.u) + (lines - 1) * max(15.0, 16 * self.u)

    # -- what lies over the table -------------------------------------------------------------------------------------

    def clear(self, width: float, height: float, others: Sequence[tuple[Box, float]]) -> Box:
        """Where a box of this size, between the piles and the scroll and over one's own hand, hides least of others,
        each of which matters so much: of places alike, the rightmost."""
        margin = 5 * self.u
        left, right = self.x0 + margin + width / 2, self.x1 - margin - width / 2
        upper, lower = margin + height / 2, self.hand_top - margin - height / 2
        columns, lines = 14, 24
        best, least = Box(right, upper, width, height), math.inf
        for i in reversed(range(columns)):
            for j in range(lines):
                x, y = left + (right - left) * i / (columns - 1), upper + (lower - upper) * j / (lines - 1)
                place = Box(x, y, width, height)
                hidden = 0.0
                for other, weight in others:
                    hidden += weight * place.shared(other)
                    if hidden >= least:
                        break
                if hidden < least - 1:
                    best, least = place, hidden
                if least < 1:
                    return best
        return best

    def spread(self, count: int) -> tuple[Box, ...]:
        """Cards laid out to be looked through, as large as they fit between the hands."""
        u = self.u
        gap = 8 * u
        top, foot = self.other_hand + 30 * u + self._spread_head - 34 * u, self.hand_top - 8 * u
        room_x, room_y = self.x1 - self.x0 - 32 * u, foot - top - 24 * u
        some = max(1, count)
        wide, upwards = max(
            (min(118 * u, room_x / -(-some // rows) - gap, (room_y / rows - gap) / RATIO), -rows)
            for rows in range(1, 9)
        )
        per_row = -(-some // -upwards)
        lines = -(-some // per_row)
        step_x, step_y = wide + gap, wide * RATIO + gap
        first = (top + foot) / 2 + 6 * u - lines * step_y / 2
        found = []
        for i in range(count):
            row, column = divmod(i, per_row)
            in_row = min(per_row, count - row * per_row)
            x = self.middle + (column - (in_row - 1) / 2) * step_x
            found.append(Box(x, first + (row + 0.5) * step_y, wide, wide * RATIO))
        return tuple(found)

    @property
    def _spread_head(self) -> float:
        """Room over the cards for a title, whose type does not shrink with the table."""
        return max(34 * self.u, 29.0)

    def spread_ground(self, count: int) -> Box:
        """The box under so many of them, with room for its title."""
        u, cards = self.u, self.spread(count)
        left, right = cards[0].left, max(card.left + card.width for card in cards)
        top, foot = cards[0].top - self._spread_head, cards[-1].bottom + 12 * u
        wide = max(right - left + 24 * u, min(max(320 * u, 250.0), self.x1 - self.x0))
        return Box(self.middle, (top + foot) / 2, wide, foot - top)

    @property
    def duel(self) -> Box:
        """The ground of a duel."""
        u = self.u
        high = 300 * u
        return Box(self.middle, self.lane.y, min(640 * u, self.x1 - self.x0), high)
