"""The islands a match can be played on, and what an island yields where."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.rules.island.board import (
    ALL_CROSSINGS,
    CROSSING_HEXES,
    HARBOR_MASKS,
    HARBORS,
    HEX_MASKS,
    HEX_NEIGHBOURS,
    LAND,
    NODES,
    ROWS,
    SPIRALS,
)
from desktop.rules.island.goods import EVERY, ONE, pack
from desktop.rules.island.values import (
    BANK_RATE,
    HARBOR_RATE,
    KIND_RATE,
    Board,
    Harbor,
    Layout,
    Options,
    Terrain,
)
from desktop.rules.kit import Rng

_F, _H, _P, _G, _M, _D = Terrain
TERRAINS: tuple[Terrain, ...] = (_F,) * 4 + (_H,) * 3 + (_P,) * 4 + (_G,) * 4 + (_M,) * 3 + (_D,)
"""All nineteen hexes there are."""
SPIRAL_NUMBERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The number tokens in the order in which they are laid around the island."""
NUMBERS: tuple[int, ...] = tuple(sorted(SPIRAL_NUMBERS))
REDS = (6, 8)
_BEGINNER = (
    (_M, 10), (_P, 2), (_F, 9),
    (_G, 12), (_H, 6), (_P, 4), (_H, 10),
    (_G, 9), (_F, 11), (_D, 0), (_F, 3), (_M, 8),
    (_F, 8), (_M, 3), (_G, 4), (_P, 5),
    (_H, 5), (_G, 6), (_P, 11),
)  # fmt: skip
_BEGINNER_HARBORS = (
    Harbor.ANY,
    Harbor.GRAIN,
    Harbor.ORE,
    Harbor.ANY,
    Harbor.WOOL,
    Harbor.ANY,
    Harbor.ANY,
    Harbor.BRICK,
    Harbor.LUMBER,
)
_order = [number for row in ROWS for number in row]
BEGINNER = Board(
    tuple(_BEGINNER[_order.index(number)][0] for number in range(LAND)),
    tuple(_BEGINNER[_order.index(number)][1] for number in range(LAND)),
    _BEGINNER_HARBORS,
)
"""The fixed island, row by row from the top."""


class Yields(NamedTuple):
    """What an island brings, for quick counting."""

    by_number: tuple[tuple[tuple[int, int, int], ...], ...]
    """By dice number: (hex, one card of its goods packed, mask of its crossings)."""
    start: tuple[int, ...]
    """By crossing: one card of each land hex beside it, packed."""
    harbors: tuple[int, ...]
    """By Harbor: mask of the crossings that have the right to it."""


@lru_cache(maxsize=64)
def yields(board: Board) -> Yields:
    """The tables of an island; kept for the last few."""
    by_number: list[list[tuple[int, int, int]]] = [[] for _ in range(13)]
    for number, (terrain, token) in enumerate(zip(board.terrains, board.numbers, strict=True)):
        if terrain is not Terrain.DESERT:
            by_number[token].append((number, ONE[terrain], HEX_MASKS[number]))
    units = [0 if terrain is Terrain.DESERT else ONE[terrain] for terrain in board.terrains]
    start = tuple(sum(units[number] for number in CROSSING_HEXES[node]) for node in range(NODES))
    harbors = [0] * len(Harbor)
    for mask, kind in zip(HARBOR_MASKS, board.harbors, strict=True):
        harbors[kind] |= mask
    return Yields(tuple(map(tuple, by_number)), start, tuple(harbors))


@lru_cache(maxsize=4096)
def production(
    board: Board, number: int, blocked: int | None, settlements: tuple[int, ...], cities: tuple[int, ...]
) -> tuple[int, ...]:
    """By seat, packed: what a number of the dice is due to bring, given the buildings by seat; not from the hex
    `blocked`."""
    gains = [0] * len(settlements)
    for place, card, mask in yields(board).by_number[number]:
        if place != blocked:
            for seat, built in enumerate(settlements):
                if built & mask:
                    gains[seat] += card * (built & mask).bit_count()
                if cities[seat] & mask:
                    gains[seat] += 2 * card * (cities[seat] & mask).bit_count()
    return tuple(gains)


@lru_cache(maxsize=4096)
def rates(board: Board, buildings: int) -> int:
    """By kind, packed: how many the bank takes for one other, from a seat with these buildings."""
    harbors = yields(board).harbors
    found = (HARBOR_RATE if buildings & harbors[Harbor.ANY] else BANK_RATE) * EVERY
    if buildings & _AT_HARBORS:
        for kind in range(5):
            if buildings & harbors[kind]:
                found += (KIND_RATE - (found >> 8 * kind & 255)) * ONE[kind]
    return found


_AT_HARBORS = sum(HARBOR_MASKS) & ALL_CROSSINGS


def reds_touch(numbers: tuple[int, ...]) -> bool:
    """Does a six or eight lie beside another?"""
    return any(
        numbers[one] in REDS and any(numbers[other] in REDS for other in HEX_NEIGHBOURS[one]) for one in range(LAND)
    )


def in_spiral(terrains: tuple[Terrain, ...], corner: int) -> tuple[int, ...]:
    """The numbers by hex, laid in their fixed order from a corner on, past the desert."""
    tokens = iter(SPIRAL_NUMBERS)
    numbers = [0] * LAND
    for number in SPIRALS[corner]:
        if terrains[number] is not Terrain.DESERT:
            numbers[number] = next(tokens)
    return tuple(numbers)


def lay(options: Options, rng: Rng) -> Board:
    """An island by chance, as the options want it."""
    if options.layout is Layout.BEGINNER:
        return BEGINNER
    terrains = rng.shuffled(TERRAINS)
    if options.layout is Layout.SPIRAL:
        numbers = in_spiral(terrains, rng.below(len(SPIRALS)))
    else:
        numbers = _scattered(terrains, rng)
        while options.layout is Layout.RANDOM and reds_touch(numbers):
            numbers = _scattered(terrains, rng)
    harbors = rng.shuffled(_BEGINNER_HARBORS) if options.shuffle_harbors else _BEGINNER_HARBORS
    return Board(terrains, numbers, harbors)


def _scattered(terrains: tuple[Terrain, ...], rng: Rng) -> tuple[int, ...]:
    tokens = iter(rng.shuffled(NUMBERS))
    return tuple(0 if terrain is Terrain.DESERT else next(tokens) for terrain in terrains)


def can_be(options: Options, board: Board) -> bool:
    """Can the island lie like this under these options?"""
    terrains, numbers, harbors = board.terrains, board.numbers, board.harbors
    if (len(terrains), len(numbers), len(harbors)) != (LAND, LAND, len(HARBORS)):
        return False
    if options.layout is Layout.BEGINNER:
        return board == BEGINNER
    if sorted(terrains) != sorted(TERRAINS) or sorted(harbors) != sorted(_BEGINNER_HARBORS):
        return False
    if sorted(number for number in numbers if number) != list(NUMBERS) or numbers[desert(board)]:
        return False
    if not options.shuffle_harbors and harbors != _BEGINNER_HARBORS:
        return False
    if options.layout is Layout.SPIRAL:
        return any(numbers == in_spiral(terrains, corner) for corner in range(len(SPIRALS)))
    return options.layout is Layout.FREE or not reds_touch(numbers)


def desert(board: Board) -> int:
    """The hex of the desert, where the robber begins."""
    return board.terrains.index(Terrain.DESERT)


def starting_goods(board: Board, crossing: int) -> int:
    """What a second settlement brings, packed."""
    return yields(board).start[crossing]


NO_RATES = pack((BANK_RATE,) * 5)
"""The rates before the island is laid."""
