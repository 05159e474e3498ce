"""The island's geometry: hexes, crossings, paths, the places of harbors. Computed once, the same for every match.

A hex is a cube coordinate (x, y, z) with x + y + z = 0; the land is what lies within two steps of the middle. A
crossing is the three hexes that meet there, sea included; a path is the side between two crossings. All are numbered
in sorted order, so that the numbers depend on nothing else: hexes 0 .. 18, crossings 0 .. 53, paths 0 .. 71.

Sets of crossings are bit masks of 54 bits, sets of paths of 72. Saved games hold no number that long, so a state keeps
paths as two words of 36 bits (`words`, `joined`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

Cube = tuple[int, int, int]

AROUND: tuple[Cube, ...] = ((1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1))
"""The six neighbours of a hex, counter-clockwise: east, north-east, north-west, west, south-west, south-east."""


def _plus(a: Cube, b: Cube) -> Cube:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _ring(radius: int) -> tuple[Cube, ...]:
    """The hexes at this distance from the middle, counter-clockwise from the east corner."""
    if radius == 0:
        return ((0, 0, 0),)
    cube: Cube = (radius, -radius, 0)
    found = []
    for side in range(6):
        for _ in range(radius):
            found.append(cube)
            cube = _plus(cube, AROUND[(side + 2) % 6])
    return tuple(found)


HEXES: tuple[Cube, ...] = tuple(sorted(cube for radius in range(3) for cube in _ring(radius)))
_HEX = {cube: number for number, cube in enumerate(HEXES)}
SEA: tuple[Cube, ...] = _ring(3)

_corners = {
    tuple(sorted((cube, _plus(cube, AROUND[side]), _plus(cube, AROUND[(side + 1) % 6]))))
    for cube in HEXES
    for side in range(6)
}
CROSSINGS: tuple[tuple[Cube, ...], ...] = tuple(sorted(_corners))
"""By crossing: the three hexes, land or sea, that meet there."""
PATHS: tuple[tuple[int, int], ...] = tuple(
    (a, b)
    for a, one in enumerate(CROSSINGS)
    for b, other in enumerate(CROSSINGS)
    if a < b and len(set(one) & set(other)) == 2
)
"""By path: the two crossings it joins."""

LAND = len(HEXES)
NODES = len(CROSSINGS)
SIDES = len(PATHS)
ALL_CROSSINGS = (1 << NODES) - 1
ALL_PATHS = (1 << SIDES) - 1

CROSSING_HEXES: tuple[tuple[int, ...], ...] = tuple(
    tuple(_HEX[cube] for cube in corner if cube in _HEX) for corner in CROSSINGS
)
"""By crossing: the land hexes it touches, one to three."""
HEX_CROSSINGS: tuple[tuple[int, ...], ...] = tuple(
    tuple(node for node, corner in enumerate(CROSSINGS) if cube in corner) for cube in HEXES
)
"""By hex: its six crossings."""
HEX_MASKS: tuple[int, ...] = tuple(sum(1 << node for node in nodes) for nodes in HEX_CROSSINGS)
CROSSING_HEX_MASKS: tuple[int, ...] = tuple(sum(1 << number for number in found) for found in CROSSING_HEXES)
HEX_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(_HEX[near] for step in AROUND if (near := _plus(cube, step)) in _HEX)) for cube in HEXES
)
CROSSING_PATHS: tuple[tuple[int, ...], ...] = tuple(
    tuple(side for side, ends in enumerate(PATHS) if node in ends) for node in range(NODES)
)
"""By crossing: the two or three paths that end there."""
CROSSING_PATH_MASKS: tuple[int, ...] = tuple(sum(1 << side for side in sides) for sides in CROSSING_PATHS)
CROSSING_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(a + b - node for a, b in (PATHS[side] for side in sides))) for node, sides in enumerate(CROSSING_PATHS)
)
CROSSING_STEPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((1 << side, sum(PATHS[side]) - node) for side in sides) for node, sides in enumerate(CROSSING_PATHS)
)
"""By crossing: each path that ends there as a mask, and the crossing it leads to."""
NEAR: tuple[int, ...] = tuple(
    1 << node | sum(1 << other for other in CROSSING_NEIGHBOURS[node]) for node in range(NODES)
)
"""By crossing: itself and its neighbours, the crossings a building there keeps others from."""
PATH_MASKS: tuple[int, ...] = tuple(1 << a | 1 << b for a, b in PATHS)
"""By path: its two crossings."""

HARBORS: tuple[tuple[int, int], ...] = (
    (26, 36),
    (45, 46),
    (50, 51),
    (47, 49),
    (29, 38),
    (8, 16),
    (0, 1),
    (2, 5),
    (13, 15),
)
"""The nine places of harbors, clockwise from the top left: the two crossings each serves."""
HARBOR_MASKS: tuple[int, ...] = tuple(1 << a | 1 << b for a, b in HARBORS)
HARBOR_PATHS: tuple[int, ...] = tuple(PATHS.index(ends) for ends in HARBORS)
"""By harbor: the coastal path it lies at."""
HARBOR_SEAS: tuple[Cube, ...] = tuple(
    next(cube for cube in CROSSINGS[a] if cube in CROSSINGS[b] and cube not in _HEX) for a, b in HARBORS
)
"""By harbor: the sea hex it lies in."""

ROWS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_HEX[cube] for cube in sorted(HEXES) if cube[2] == row) for row in range(-2, 3)
)
"""The hexes row by row from the top, left to right: 3, 4, 5, 4, 3."""
CORNER_HEXES: tuple[int, ...] = tuple(_HEX[cube] for cube in _ring(2)[::2])
"""The six corners of the island, counter-clockwise from the east."""


def _spiral(corner: int) -> tuple[int, ...]:
    """All hexes from a corner counter-clockwise around, then the inner ring, then the middle."""
    turned = (_ring(radius)[radius * corner :] + _ring(radius)[: radius * corner] for radius in (2, 1, 0))
    return tuple(_HEX[cube] for ring in turned for cube in ring)


SPIRALS: tuple[tuple[int, ...], ...] = tuple(_spiral(corner) for corner in range(6))
"""By corner: the order in which number tokens are laid."""


def bits(mask: int) -> Iterator[int]:
    """The members of a set, from the lowest number up."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def words(paths: int) -> tuple[int, int]:
    """A set of paths as the two words of a state."""
    return paths & 0xFFFFFFFFF, paths >> 36


def joined(roads: tuple[int, int]) -> int:
    """The set of paths that two words of a state hold."""
    return roads[0] | roads[1] << 36


def middle(cube: Cube) -> tuple[float, float]:
    """Where a hex lies on a plane with x to the right and y down, if its side is 1."""
    x, _, z = cube
    return 3**0.5 * (x + z / 2), 1.5 * z


def place(crossing: int) -> tuple[float, float]:
    """Where a crossing lies on that plane: the middle of its three hexes."""
    xs, ys = zip(*(middle(cube) for cube in CROSSINGS[crossing]), strict=True)
    return sum(xs) / 3, sum(ys) / 3


_KEPT = 1 << 14
"""Pieces stay where they are for many turns, so the same sets are asked for again and again."""


def _tables(single: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For every nine members of a set: what any choice of them adds up to, given what each adds."""
    tables = []
    for start in range(0, len(single), 9):
        table = [0]
        for mask in range(1, 512):
            rest = mask & mask - 1
            table.append(table[rest] | single[start + (mask ^ rest).bit_length() - 1])
        tables.append(tuple(table))
    return tuple(tables)


_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7 = _tables(PATH_MASKS)
_L0, _L1, _L2, _L3, _L4, _L5 = _tables(CROSSING_PATH_MASKS)
_C0, _C1, _C2, _C3, _C4, _C5 = _tables(NEAR)
_H0, _H1, _H2, _H3, _H4, _H5 = _tables(CROSSING_HEX_MASKS)


@lru_cache(maxsize=_KEPT)
def touched(paths: int) -> int:
    """The crossings at the ends of these paths."""
    return (
        _P0[paths & 511]
        | _P1[paths >> 9 & 511]
        | _P2[paths >> 18 & 511]
        | _P3[paths >> 27 & 511]
        | _P4[paths >> 36 & 511]
        | _P5[paths >> 45 & 511]
        | _P6[paths >> 54 & 511]
        | _P7[paths >> 63]
    )


@lru_cache(maxsize=_KEPT)
def leading(nodes: int) -> int:
    """The paths that end at any of these crossings."""
    return (
        _L0[nodes & 511]
        | _L1[nodes >> 9 & 511]
        | _L2[nodes >> 18 & 511]
        | _L3[nodes >> 27 & 511]
        | _L4[nodes >> 36 & 511]
        | _L5[nodes >> 45]
    )


@lru_cache(maxsize=_KEPT)
def crowded(buildings: int) -> int:
    """The crossings where buildings stand, or next to one: where nobody may settle."""
    return (
        _C0[buildings & 511]
        | _C1[buildings >> 9 & 511]
        | _C2[buildings >> 18 & 511]
        | _C3[buildings >> 27 & 511]
        | _C4[buildings >> 36 & 511]
        | _C5[buildings >> 45]
    )


@lru_cache(maxsize=_KEPT)
def beside(buildings: int) -> int:
    """The hexes that touch any of these crossings."""
    return (
        _H0[buildings & 511]
        | _H1[buildings >> 9 & 511]
        | _H2[buildings >> 18 & 511]
        | _H3[buildings >> 27 & 511]
        | _H4[buildings >> 36 & 511]
        | _H5[buildings >> 45]
    )
