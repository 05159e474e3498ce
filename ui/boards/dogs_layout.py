"""Where everything lies at the table of Six Good Dogs.

From the top: the others with their dogs and yards, and the next dog; the six tricks; the strip where dice are rolled;
the viewer's bar, yard and dogs. In a window that is mirrored, left and right change places.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.dogs.cards import MOST_DOGS
from ui.art.faces_dogs import medal_rect, soil_rect, space_rect, treats_rect
from ui.stage.box import Box
from ui.stage.placement import Area

RATIO = 88 / 63
"""Height of a card as a part of its width."""
TILE = 172 / 200
"""Height of a tile as a part of its width."""
LEGIBLE = 49.0
"""A card of so many scene units has room for its name."""
OWN = 190.0
"""Units that the viewer's own dogs must have."""
WIDE, HIGH = 880.0, 748.0
"""The least table in units, which `Layout.k` are scene units."""


@dataclass(frozen=True)
class Seat:
    """What lies before one seat: its bar, its yard with the slip that tells the total, and room for its dogs."""

    plate: Box
    yard: Box
    total: Box
    dogs: tuple[Box, ...]
    big: bool


class Layout:
    """The measures of one table."""

    def __init__(self, area: Area, seats: int, dogs: tuple[int, ...]) -> None:
        """`dogs`: how many lie before each seat, counted from the viewer."""
        self.area = area
        self.k = min(area.width / WIDE, area.height / HIGH)
        k = self.k
        self.margin, self.gap = 12 * k, 10 * k
        self.inner = area.width - 2 * self.margin
        self.beside = seats == 4
        """Whether the deck lies beside the tricks, as the others take the whole upper edge."""
        self.deck_width = 88 * k
        tiles = self.inner - (self.deck_width + 16 * k if self.beside else 0)
        spare = area.height - HIGH * k
        self.tile_width = min((tiles - 5 * self.gap) / 6, (152 * k + 0.3 * spare) / TILE)
        self.tile_height = self.tile_width * TILE
        self.tray_height = 84 * k
        self.top_height = {2: 182, 3: 158}.get(seats, 150) * k + 0.1 * spare
        self.top_height += self._growth(seats)
        self.tiles_top = self.margin + self.top_height + 8 * k
        self.tray_top = self.tiles_top + self.tile_height + 9 * k
        self.plate_top = self.tray_top + self.tray_height + 9 * k
        self.seats = tuple(self._seat(place, seats, count) for place, count in enumerate(dogs))

    def _growth(self, seats: int) -> float:
        """How much higher the upper edge is for the names of as many dogs as one of the others can have, as far as
        the viewer's own dogs can spare it: from the beginning, so that nothing is shifted when they come."""
        k, room = self.k, self._breadth(seats - 1) - self._yard_width(seats - 1, MOST_DOGS) - 8 * self.k
        row = min(8 * k, 0.03 * room)
        if (room - row * (MOST_DOGS - 1)) / MOST_DOGS >= LEGIBLE or (room - 2 * 5 * k) / 3 < LEGIBLE:
            return 0.0
        wanted = self._bar(seats - 1) + 6 * k + 2 * LEGIBLE * RATIO + 5 * k
        below = self.margin + 8 * k + self.tile_height + 9 * k + self.tray_height + 9 * k + 48 * k + self.margin
        spare = self.area.height - self.top_height - below - OWN * k
        return max(0.0, min(wanted - self.top_height, spare))

    def _breadth(self, others: int) -> float:
        """How wide the place of each of so many others is."""
        k, middle = self.k, 0.0 if self.beside else self.deck_width + 2 * 20 * self.k
        return (self.inner - middle) / others if others < 3 else (self.inner - 16 * k * (others - 1)) / others

    def _yard_width(self, others: int, count: int) -> float:
        """A yard of the others is narrow where the upper edge has little room for so many dogs beside it."""
        narrow = others == 3 or (others == 2 and count > 3)
        return min(212 * self.k, self._breadth(others) * (0.28 if narrow else 0.4))

    def _bar(self, others: int) -> float:
        """How high the bar of another player is."""
        return min(34 * self.k, self._breadth(others) / 12.4)

    def flip(self, box: Box) -> Box:
        """The box where the window is mirrored."""
        return Box(self.area.width - box.x, box.y, box.width, box.height) if self.area.rtl else box

    # -- seats --------------------------------------------------------------------------------------------------------

    def _seat(self, place: int, seats: int, count: int) -> Seat:
        return self._own(count) if place == 0 else self._other(place - 1, seats - 1, count)

    def _own(self, count: int) -> Seat:
        """The viewer's: bar over the whole width, yard, dogs as large as there is room."""
        k = self.k
        plate = Box.at(self.margin, self.plate_top, self.inner, 40 * k)
        top = self.plate_top + 40 * k + 8 * k
        high = self.area.height - self.margin - top
        yard_width = min(250 * k, self.inner * 0.27)
        slip = 34 * k
        yard = Box.at(self.margin, top, yard_width, high - slip - 6 * k)
        total = Box.at(self.margin, top + high - slip, yard_width, slip)
        left = self.margin + yard_width + 14 * k
        room = self.area.width - self.margin - left
        return Seat(self.flip(plate), self.flip(yard), self.flip(total), self._row(left, top, room, high, count), True)

    def _row(self, left: float, top: float, room: float, high: float, count: int) -> tuple[Box, ...]:
        """So many cards in a row, as large as there is room, spread evenly but not far apart."""
        if not count:
            return ()
        gap = min(18 * self.k, 0.08 * room)
        width = min(high / RATIO, (room - gap * (count - 1)) / count)
        free = room - width * count
        gap = min(free / (count + 1), 46 * self.k) if count > 1 else 0
        start = left + (room - width * count - gap * (count - 1)) / 2
        y = top + high / 2
        boxes = [Box(start + width / 2 + (width + gap) * i, y, width, width * RATIO) for i in range(count)]
        return tuple(self.flip(box) for box in boxes)

    def _other(self, place: int, others: int, count: int) -> Seat:
        """One of the others, `place` from the left of the upper edge."""
        k, top = self.k, self.margin
        middle = 0.0 if self.beside else self.deck_width + 2 * 20 * k
        width, high = self._breadth(others), self._bar(others)
        left = self.margin + place * (width + (16 * k if others == 3 else middle))
        plate = Box.at(left, top, width, high)
        below = top + high + 6 * k
        rest = self.top_height - high - 6 * k
        yard_width = self._yard_width(others, count)
        yard = Box.at(left + width - yard_width, below, yard_width, rest)
        total = Box.at(yard.left + yard.width - 58 * k, yard.top + yard.height - 25 * k, 56 * k, 23 * k)
        room = width - yard_width - 8 * k
        if self._rows_pay(room, rest, count):
            return Seat(
                self.flip(plate),
                self.flip(yard),
                self.flip(total),
                self._two_rows(left, below, room, rest, count),
                False,
            )
        row = min(8 * k, 0.03 * room)
        card = min(rest / RATIO, (room - row * (count - 1)) / count) if count else 0.0
        free = (room - (card + row) * count) / (count + 1)
        row += min(free, 30 * k)
        left += min(free, 30 * k) if others == 1 else 0
        dogs = []
        for i in range(count):
            dogs.append(Box.at(left + (card + row) * i, below + (rest - card * RATIO) / 2, card, card * RATIO))
        flipped = tuple(self.flip(box) for box in dogs)
        return Seat(self.flip(plate), self.flip(yard), self.flip(total), flipped, False)

    def _rows_pay(self, room: float, high: float, count: int) -> bool:
        """Whether so many cards become larger in two rows of three than in one."""
        if count < 4:
            return False
        gap, row = 5 * self.k, min(8 * self.k, 0.03 * room)
        in_one = min(high / RATIO, (room - row * (count - 1)) / count)
        return min((high - gap) / 2 / RATIO, (room - 2 * gap) / 3) > in_one

    def _two_rows(self, left: float, top: float, room: float, high: float, count: int) -> tuple[Box, ...]:
        """Many small cards, three side by side."""
        gap = 5 * self.k
        width = min((high - gap) / 2 / RATIO, (room - 2 * gap) / 3)
        step = min(width + 24 * self.k, (room - width) / 2)
        boxes = []
        for i in range(count):
            x, y = left + i % 3 * step, top + i // 3 * (high + gap) / 2
            boxes.append(self.flip(Box.at(x, y, width, width * RATIO)))
        return tuple(boxes)

    def space(self, card: Box, count: int, index: int) -> Box:
        """A space of a dog's card."""
        return card.part(space_rect(count, index, card.width))

    def fit_buried(self, seat: Seat, count: int) -> tuple[Box, ...]:
        """Places for so many dice in the soil of a yard."""
        yard, k = seat.yard, self.k
        soil = yard.part(soil_rect(yard.width, yard.height, seat.big, self.area.rtl))
        if not seat.big:  # the slip with the total lies in the corner of the soil
            wide = soil.width - 60 * k
            soil = Box.at(soil.left + (60 * k if self.area.rtl else 0), soil.top, wide, soil.height)
        if not count:
            return ()
        size, columns = self._size(soil, count, (62 if seat.big else 36) * k)
        rows = -(-count // columns)
        found = []
        for number in range(count):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            x = soil.x + (column - (here - 1) / 2) * size * 1.04
            y = soil.y + (row - (rows - 1) / 2) * size * 1.02
            found.append(Box(x, y, size, size))
        return tuple(found)

    def _size(self, soil: Box, count: int, most: float) -> tuple[float, int]:
        """The largest size of so many squares in a rectangle, and how many go side by side."""
        best = (0.0, 1)
        for columns in range(count, 0, -1):
            rows = -(-count // columns)
            size = min(most, soil.width / columns / 1.05, soil.height / rows / 1.04)
            if size > best[0] + 0.01:
                best = (size, columns)
        return best

    def medal(self, seat: Seat, index: int) -> Box:
        """The place of a scored dog on a bar."""
        return seat.plate.part(medal_rect(seat.plate.width, seat.plate.height, index, self.area.rtl))

    def treats(self, seat: Seat) -> Box:
        """The biscuits on a bar."""
        return seat.plate.part(treats_rect(seat.plate.width, seat.plate.height, self.area.rtl))

    # -- the middle ---------------------------------------------------------------------------------------------------

    def tile(self, place: int) -> Box:
        """A trick."""
        start = self.margin + (self.deck_width + 16 * self.k if self.beside else 0)
        room = self.area.width - self.margin - start
        gap = (room - 6 * self.tile_width) / 5
        left = start + place * (self.tile_width + gap)
        return self.flip(Box.at(left, self.tiles_top, self.tile_width, self.tile_height))

    @property
    def deck(self) -> Box:
        """The next dog on its deck."""
        k, width = self.k, self.deck_width
        if self.beside:
            y = self.tiles_top + self.tile_height / 2
            width = min(width, (self.tile_height - 22 * k) / RATIO)
            return self.flip(Box(self.margin + self.deck_width / 2, y + 12 * k, width, width * RATIO))
        x = self.area.width / 2 if len(self.seats) == 3 else self.area.width - self.margin - 8 * k - width / 2
        top = self.margin + 28 * k
        width = min(width, (self.top_height - 28 * k) / RATIO)
        return self.flip(Box.at(x - width / 2, top, width, width * RATIO))

    @property
    def deck_heading(self) -> Box:
        """The board over the deck."""
        deck, k = self.deck, self.k
        wide = 96 * k if self.beside else 114 * k
        x = min(max(deck.x, wide / 2 + 6 * k), self.area.width - wide / 2 - 6 * k)
        return Box(x, deck.top - 15 * k, wide, 22 * k)

    # -- the strip ----------------------------------------------------------------------------------------------------

    @property
    def strip(self) -> Box:
        """The paper under everything that belongs to a roll."""
        return Box.at(self.margin, self.tray_top, self.inner, self.tray_height)

    def _along(self, left: float, width: float, top: float, height: float) -> Box:
        """A part of the strip, in scene units from its beginning."""
        return self.flip(Box.at(self.margin + left, self.tray_top + top, width, height))

    @property
    def _told_width(self) -> float:
        """What is told and pressed stands in a column at the end of the strip."""
        return min(316 * self.k, self.inner * 0.36)

    @property
    def tray(self) -> Box:
        """The felt."""
        k = self.k
        return self._along(10 * k, self.inner - self._told_width - 34 * k, 9 * k, self.tray_height - 18 * k)

    @property
    def heap(self) -> Box:
        """The supply of treats, on the felt while nobody rolls."""
        felt = self.tray
        return Box(felt.x, felt.y, 0.9 * felt.height, 0.9 * felt.height)

    def told(self, begins: bool) -> Box:
        """The line over the buttons: its beginning or its end."""
        k, half = self.k, self._told_width / 2
        left = self.inner - self._told_width - 14 * k
        return self._along(left + (0 if begins else half - 22 * k), half + (0 if begins else 22 * k), 9 * k, 25 * k)

    def badge(self, index: int) -> Box:
        """A badge at the end of that line."""
        k = self.k
        return self._along(self.inner - 14 * k - 62 * k - index * 68 * k, 62 * k, 10 * k, 25 * k)

    def badge_on(self, button: int, index: int) -> Box:
        """A badge in the upper half of a tall button."""
        k = self.k
        whole, wide, gap = self._button_width, min(62 * k, 0.4 * self._button_width), 6 * k
        left = self._button_left(button) + (whole + gap) / 2 - index * (wide + gap)
        return self._along(left, wide, 16 * k, 22 * k)

    def over(self, button: int) -> Box:
        """The line over one of the buttons."""
        return self._along(self._button_left(button), self._button_width, 9 * self.k, 25 * self.k)

    def legend(self, index: int, beside: bool = False) -> tuple[Box, Box]:
        """A badge and its meaning, under the line; `beside` the main button the second one stands over it."""
        k, half = self.k, self._told_width / 2
        left = self.inner - self._told_width - 14 * k + index * half
        top = 9 * k if beside and index else 44 * k
        return self._along(left, 40 * k, top, 25 * k), self._along(left + 45 * k, half - 48 * k, top, 25 * k)

    @property
    def _button_width(self) -> float:
        return (self._told_width - 8 * self.k) / 2

    def _button_left(self, index: int) -> float:
        return self.inner - 14 * self.k - self._button_width - index * (self._button_width + 8 * self.k)

    def button(self, index: int, tall: bool = False) -> Box:
        """One of the two buttons: 0 the main one, at the end of the strip; a tall one takes the line over it too."""
        k = self.k
        top = 9 * k if tall else 37 * k
        return self._along(self._button_left(index), self._button_width, top, 75 * k - top)

    def die(self, index: int, count: int, most: float = 50.0) -> Box:
        """A die on the felt, one of so many."""
        felt, k = self.tray, self.k
        step = min((most + 20) * k, (felt.width - 16 * k) / max(1, count))
        size = min(most * k, step - 6 * k)
        x = felt.x + (index - (count - 1) / 2) * step
        return Box(x, felt.y, size, size)

    def flying(self, index: int, count: int, leap: int) -> Box:
        """A die in the air over the felt, at so many leaps from where it comes to rest."""
        rest = self.die(index, count)
        spread = ((index * 37 + leap * 61) % 11 - 5) / 5
        shift = leap * 0.55 * rest.width * (1 if self.area.rtl else -1)
        return Box(
            rest.x + shift + spread * 0.2 * rest.width, rest.y + spread * 0.16 * rest.height, rest.width, rest.height
        )
