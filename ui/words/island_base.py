"""The words that all sentences of Island Settlers are made of: goods, places, cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop.rules.island.board import (
    CROSSING_HEXES,
    CROSSINGS,
    HARBORS,
    HEXES,
    LAND,
    NODES,
    PATHS,
    SIDES,
    middle,
    place,
)
from desktop.rules.island.values import KINDS, Board, Card, Goods, Kind, Terrain
from ui.words import island_things as things
from ui.words.common import CommonWords, filled

_CORNERS = ("n", "ne", "se", "s", "sw", "nw")
"""The corners of a hex by their direction, clockwise from the top."""
_SIDES = ("ne", "e", "se", "sw", "w", "nw")
"""The sides of a hex by their direction, clockwise from the top."""


def sides_of(path: int) -> tuple[int, ...]:
    """The land hexes on both sides of a path: two, or one at the coast."""
    a, b = PATHS[path]
    both = set(CROSSINGS[a]) & set(CROSSINGS[b])
    return tuple(number for number, cube in enumerate(HEXES) if cube in both)


def _middle_of(path: int) -> tuple[float, float]:
    """The middle of a path, in the island's plane."""
    (ax, ay), (bx, by) = (place(end) for end in PATHS[path])
    return (ax + bx) / 2, (ay + by) / 2


def unbroken(text: str) -> str:
    """A few words that stay on one line."""
    return text.replace(" ", "\u00a0")


def unbroken_end(text: str) -> str:
    """A text whose last two words stay on one line."""
    return "\u00a0".join(text.rsplit(" ", 1))


def _clock(x: float, y: float) -> int:
    """A direction in sixths, clockwise: 0 for up to below a sixth to the right of it."""
    return round(math.degrees(math.atan2(x, -y)) % 360) // 60 % 6


class IslandBase(CommonWords):
    """Names of things, alone or after a colon."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.island: Board | None = None
        """The island of this match, as soon as it has been seen: events and answers name its places."""
        self._known: dict[tuple[str, Board], tuple[str, ...]] = {}
        """Names of all intersections and of all paths, by a sentence in the language of the moment."""

    # -- goods and cards ----------------------------------------------------------------------------------------------

    def good(self, kind: Kind) -> str:
        """The name of a resource: "grain"."""
        return things.said(things.GOODS[kind])

    def good_card(self, kind: Kind) -> str:
        """The same as printed on a card: "Grain"."""
        return things.said(things.GOODS_CARDS[kind])

    def units(self, kind: Kind, amount: int) -> str:
        """So many of a resource, as an item of a list: "grain × 2", always on one line."""
        #: An item of a list: %1 is a resource, %2 how many of it.
        return unbroken(filled(self.tr("%1 × %2"), self.good(kind), self.number(amount)))

    def goods(self, goods: Sequence[int]) -> str:
        """Resources as a list: "brick × 2, lumber × 1"."""
        return self.comma_list([self.units(kind, goods[kind]) for kind in KINDS if goods[kind]])

    def kinds(self, kinds: Sequence[Kind]) -> str:
        """Kinds of resources as a list: "grain, ore"."""
        return self.comma_list([self.good(kind) for kind in kinds])

    def comma_list(self, items: Sequence[str]) -> str:
        """Things one after another, without an "and"."""
        listed = "".join(items[:1])
        for item in items[1:]:
            #: A list without "and": %1 is its beginning, %2 the next thing.
            listed = filled(self.tr("%1, %2"), listed, item)
        return listed

    def card(self, card: Card) -> str:
        """The name of a development card: "Year of Plenty"."""
        return things.said(things.CARDS[card])

    def card_text(self, card: Card) -> str:
        """What a development card does."""
        return things.said(things.CARD_TEXTS[card])

    def piece(self, what: str) -> str:
        """Road, Settlement, City or Development card."""
        return things.said(things.PIECES[what])

    def piece_text(self, what: str) -> str:
        """What such a piece is for."""
        return things.said(things.PIECE_TEXTS[what])

    def award(self, which: str) -> str:
        """Longest Road or Largest Army."""
        return things.said(things.AWARDS[which])

    def award_text(self, which: str) -> str:
        """Who holds an award, and what it is worth."""
        return things.said(things.AWARD_TEXTS[which])

    def cost(self, goods: Goods) -> str:
        """What something costs: "Cost: brick × 1, lumber × 1"."""
        #: %1 lists resources.
        return filled(self.tr("Cost: %1"), self.goods(goods))

    # -- places -------------------------------------------------------------------------------------------------------

    def hex(self, board: Board, number: int) -> str:
        """A hex by terrain and number: "forest 8"; of two that are alike also where it lies: "forest 6 (north)"."""
        alike = [
            one
            for one in range(LAND)
            if (board.terrains[one], board.numbers[one]) == (board.terrains[number], board.numbers[number])
        ]
        named = self._plain(board, number)
        return self._apart(named, [middle(HEXES[one]) for one in alike], alike.index(number))

    def _plain(self, board: Board, number: int) -> str:
        said = things.said(things.TERRAINS[board.terrains[number]])
        return unbroken(filled(said, self.number(board.numbers[number])))

    def _of(self, board: Board, number: int) -> str:
        return unbroken(filled(things.said_of(board.terrains[number]), self.number(board.numbers[number])))

    def near(self, board: Board, crossing: int) -> str:
        """An intersection as short as can be: "forest 8, hills 5, fields 4"."""
        return self.comma_list([self._plain(board, one) for one in self._from_best(board, CROSSING_HEXES[crossing])])

    def _apart(self, named: str, places: Sequence[tuple[float, float]], which: int) -> str:
        """The name of one of several places that are called alike: with the direction in which it lies from their
        middle, or with a number where that does not tell them apart."""
        if len(places) == 1:
            return named
        across, down = (sum(one[axis] for one in places) / len(places) for axis in (0, 1))
        found = [things.direction(x - across, y - down) for x, y in places]
        told = things.said(things.DIRECTIONS[found[which]])
        if len(set(found)) < len(found):
            told = self.number(which + 1)
        #: One of several places that are called alike. %1 is the place, %2 a direction such as "north", or a number.
        return unbroken_end(filled(self.tr("%1 (%2)", "place"), named, told))

    def _all_apart(
        self,
        board: Board,
        meeting: Sequence[Sequence[int]],
        named: Sequence[str],
        places: Sequence[tuple[float, float]],
    ) -> tuple[str, ...]:
        """Names of places by the hexes that meet there, no two of them alike in any order of the hexes."""
        groups: dict[tuple[object, ...], list[int]] = {}
        for number, hexes in enumerate(meeting):
            around = sorted((board.terrains[one], board.numbers[one]) for one in hexes)
            key = (*around, named[number] if len(hexes) == 1 else "")
            groups.setdefault(key, []).append(number)
        found = list(named)
        for alike in groups.values():
            for which, number in enumerate(alike):
                found[number] = self._apart(named[number], [places[one] for one in alike], which)
        return tuple(found)

    def harbor(self, board: Board, where: int) -> str:
        """A harbor and its trade rate: "harbor 3:1"."""
        return things.said(things.HARBORS[board.harbors[where]])

    def crossing(self, board: Board, crossing: int) -> str:
        """Where an intersection lies: "Intersection of forest 8, hills 5, and fields 4"."""
        return self.crossings(board)[crossing]

    def crossings(self, board: Board) -> tuple[str, ...]:
        """Where every intersection lies. All are asked for with every picture, so they are kept."""
        #: An intersection of paths, where buildings go. %1 lists the hexes that meet there: forest 8, fields 4.
        sentence = self.tr("Intersection of %1")
        self.island = board
        key = sentence, board
        if key not in self._known:
            named = [self._crossing(board, crossing, sentence) for crossing in range(NODES)]
            places = [place(crossing) for crossing in range(NODES)]
            apart = self._all_apart(board, CROSSING_HEXES, named, places)
            self._known[key] = tuple(self._at_harbor(board, one, name) for one, name in enumerate(apart))
        return self._known[key]

    def _crossing(self, board: Board, crossing: int, sentence: str) -> str:
        hexes = self._from_best(board, CROSSING_HEXES[crossing])
        if len(hexes) == 1:
            x, y = middle(HEXES[hexes[0]])
            across, down = place(crossing)
            where = _CORNERS[_clock(across - x, down - y)]
            named = filled(things.said(things.CORNERS[where]), self._of(board, hexes[0]))
        else:
            named = filled(sentence, self.list_of([self._of(board, one) for one in hexes]))
        return named

    def _at_harbor(self, board: Board, crossing: int, named: str) -> str:
        at = next((number for number, ends in enumerate(HARBORS) if crossing in ends), None)
        if at is None:
            return named
        #: %1 is an intersection, %2 the harbor at it.
        return filled(self.tr("%1, %2", "place"), named, self.harbor(board, at))

    def _from_best(self, board: Board, hexes: Sequence[int]) -> list[int]:
        """The hexes with the likeliest number first, the desert last."""
        return sorted(
            hexes,
            key=lambda one: (board.terrains[one] is Terrain.DESERT, abs(7 - board.numbers[one]), one),
        )

    def path(self, board: Board, path: int) -> str:
        """Where a path lies: "Path between forest 8 and hills 5"."""
        #: A path, where roads go. %1 and %2 are the hexes on both sides of it.
        sentence = self.tr("Path between %1 and %2")
        key = sentence, board
        if key not in self._known:
            named = [self._path(board, one, sentence) for one in range(SIDES)]
            places = [_middle_of(one) for one in range(SIDES)]
            self._known[key] = self._all_apart(board, [sides_of(one) for one in range(SIDES)], named, places)
        return self._known[key][path]

    def _path(self, board: Board, path: int, sentence: str) -> str:
        hexes = self._from_best(board, sides_of(path))
        if len(hexes) == 2:
            return filled(sentence, self._of(board, hexes[0]), self._of(board, hexes[1]))
        x, y = middle(HEXES[hexes[0]])
        across, down = _middle_of(path)
        where = _SIDES[_clock(across - x, down - y)]
        return filled(things.said(things.SIDES[where]), self._of(board, hexes[0]))
