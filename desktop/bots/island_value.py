"""How good a position of Island Settlers is for a seat, in points: what it has, what it earns, what it is about to
build, where it can settle next, and how far the others are. All of it is public or the own."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.bots.contract import Params
from desktop.rules.island.board import CROSSING_HEXES, HEX_MASKS, NODES, bits, crowded, joined, leading, touched
from desktop.rules.island.goods import ONE, count, total, unpack
from desktop.rules.island.layout import rates
from desktop.rules.island.places import all_points, buildings
from desktop.rules.island.values import (
    CITIES,
    KINDS,
    ROADS,
    SETTLEMENTS,
    SHORTEST_ROAD,
    Board,
    Card,
    State,
    Terrain,
)

PIPS = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)
"""By number: how many of 36 rolls bring it."""
WON = 1000.0


class Weights(Params, frozen=True, cache_hash=True):
    """What counts how much. One point is 1."""

    pip: float = 0.06
    """One card in 36 rolls."""
    variety: float = 0.14
    """A kind that is earned at all."""
    harbor: float = 0.02
    """By pip of a kind with a harbor of its own; a third of it for any harbor."""
    card: float = 0.045
    """A card in hand, up to seven."""
    plan: float = 0.25
    """Part of what is about to be built that counts already."""
    too_many: float = 0.07
    """A card beyond seven."""
    site: float = 0.5
    """Part of a settlement that counts where there is already a place for it; less by each road that is missing."""
    knight: float = 0.16
    development: float = 0.3
    """A card that can be played."""
    road: float = 0.06
    """A piece of the own longest road, while it can still win the award."""
    rivals: float = 0.55
    """The best rival, and a fifth of it for each."""


class Land(NamedTuple):
    """What an island is worth where, by crossing."""

    pips: tuple[int, ...]
    """Pips by kind, packed like goods."""
    worth: tuple[float, ...]
    """All pips, by what the kinds are worth."""
    kinds: tuple[int, ...]
    """A mask of the kinds it brings."""
    hexes: tuple[int, ...]
    """By hex: its pips, packed."""


KIND_WORTH = (1.0, 1.0, 0.85, 1.12, 1.1)
"""By kind: lumber and brick open the island, grain and ore win on it."""


@lru_cache(maxsize=32)
def land(board: Board) -> Land:
    """The tables of an island; kept for the last few."""
    hexes = tuple(
        0 if terrain is Terrain.DESERT else PIPS[number] * ONE[terrain]
        for terrain, number in zip(board.terrains, board.numbers, strict=True)
    )
    pips = tuple(sum(hexes[number] for number in CROSSING_HEXES[node]) for node in range(NODES))
    worth = tuple(sum(w * p for w, p in zip(KIND_WORTH, unpack(packed), strict=True)) for packed in pips)
    kinds = tuple(sum(1 << kind for kind in KINDS if count(packed, kind)) for packed in pips)
    return Land(pips, worth, kinds, hexes)


@lru_cache(maxsize=20_000)
def income(board: Board, settlements: int, cities: int, robber: int) -> int:
    """Pips by kind that these buildings bring, packed, without what the robber blocks."""
    pips = land(board).pips
    found = sum(pips[node] for node in bits(settlements)) + 2 * sum(pips[node] for node in bits(cities))
    near = HEX_MASKS[robber]
    blocked = (settlements & near).bit_count() + 2 * (cities & near).bit_count()
    return found - blocked * land(board).hexes[robber]


@lru_cache(maxsize=20_000)
def earning(board: Board, settlements: int, cities: int, robber: int, weights: Weights) -> float:
    """What the income is worth: pips, variety, harbors."""
    pips = unpack(income(board, settlements, cities, robber))
    value = weights.pip * sum(w * p for w, p in zip(KIND_WORTH, pips, strict=True))
    value += weights.variety * sum(1 for p in pips if p)
    rate = unpack(rates(board, settlements | cities))
    if min(rate) < 4:
        value += weights.harbor * sum((p if r == 2 else p / 3) for p, r in zip(pips, rate, strict=True) if r < 4)
    return value


def plans(hand: tuple[int, ...], settle: bool, upgrade: bool, road: bool, deck: bool) -> float:
    """How near the hand is to what can be built: the best plan, and a part of the next best."""
    lumber, brick, wool, grain, ore = hand
    found = [0.0, 0.0]
    if upgrade:
        found.append(1.3 * ((min(grain, 2) + min(ore, 3)) / 5) ** 2)
    if settle:
        found.append(1.3 * ((min(lumber, 1) + min(brick, 1) + min(wool, 1) + min(grain, 1)) / 4) ** 2)
    if road:
        found.append(0.35 * ((min(lumber, 1) + min(brick, 1)) / 2) ** 2)
        if not settle:
            found.append(1.0 * ((min(lumber, 2) + min(brick, 2) + min(wool, 1) + min(grain, 1)) / 6) ** 2)
    if deck:
        found.append(0.45 * ((min(wool, 1) + min(grain, 1) + min(ore, 1)) / 3) ** 2)
    found.sort(reverse=True)
    return found[0] + 0.35 * found[1]


def hand_worth(state: State, seat: int, hand: int, weights: Weights) -> float:
    """What a hand is worth to a seat at this table."""
    roads = joined(state.roads[seat])
    free = ~crowded(buildings(state))
    settle = state.settlements[seat].bit_count() < SETTLEMENTS and bool(touched(roads) & free)
    upgrade = state.settlements[seat] != 0 and state.cities[seat].bit_count() < CITIES
    goods = unpack(hand)
    size = sum(goods)
    value = weights.card * min(size, 7) - weights.too_many * max(0, size - 7)
    return value + weights.plan * plans(goods, settle, upgrade, roads.bit_count() < ROADS, state.deck > 0)


@lru_cache(maxsize=20_000)
def _sites(
    board: Board,
    settlements: tuple[int, ...],
    cities: tuple[int, ...],
    all_laid: tuple[tuple[int, int], ...],
    seat: int,
    weights: Weights,
) -> float:
    """The best place for the next settlement, with no, one or two more roads, and a part of the next best."""
    if settlements[seat].bit_count() >= SETTLEMENTS:
        return 0.0
    built = sum(settlements) + sum(cities)
    roads, taken = joined(all_laid[seat]), sum(map(joined, all_laid))
    free, others = ~crowded(built), built & ~(settlements[seat] | cities[seat])
    tables = land(board)
    own = income(board, settlements[seat], cities[seat], 0)
    missing = sum(1 << kind for kind in KINDS if not count(own, kind))
    reach = touched(roads) | settlements[seat] | cities[seat]
    best = second = 0.0
    seen = 0
    left = ROADS - roads.bit_count()
    for part in (1.0, 0.62, 0.4):
        for node in bits(reach & free & ~seen):
            value = part * (
                0.9 + weights.pip * tables.worth[node] + weights.variety * (tables.kinds[node] & missing).bit_count()
            )
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        seen |= reach
        if left <= 0:
            break
        left -= 1
        reach |= touched(leading(reach & ~others) & ~taken)
    return weights.site * (best + 0.3 * second)


def _standing(state: State, seat: int, weights: Weights) -> float:
    """What everybody can see of a seat."""
    assert state.board is not None
    value = state.points[seat] + earning(
        state.board, state.settlements[seat], state.cities[seat], state.robber, weights
    )
    return value + 0.02 * total(state.hands[seat]) + 0.2 * total(state.cards[seat])


def worth(state: State, seat: int, weights: Weights) -> float:
    """The whole position for a seat. It knows its own cards; of the others' it counts how many there are."""
    if state.winner is not None:
        return WON if state.winner == seat else -WON
    assert state.board is not None
    points = all_points(state, seat)
    if points >= state.options.target:
        return WON
    value = points + earning(state.board, state.settlements[seat], state.cities[seat], state.robber, weights)
    value += hand_worth(state, seat, state.hands[seat], weights)
    value += _sites(state.board, state.settlements, state.cities, state.roads, seat, weights)
    cards = state.cards[seat]
    knights = count(cards, Card.KNIGHT) + count(state.played[seat], Card.KNIGHT)
    value += weights.knight * min(knights, 4)
    value += weights.development * (total(cards) - count(cards, Card.POINT) - 0.5 * count(cards, Card.KNIGHT))
    length = state.lengths[seat]
    if state.road_holder != seat:
        top = max(SHORTEST_ROAD - 1, max(state.lengths))
        value += weights.road * max(0, length - max(0, top - 4))
    else:
        value += weights.road * min(4, length - max(other for s, other in enumerate(state.lengths) if s != seat))
    rivals = [_standing(state, other, weights) for other in range(len(state.hands)) if other != seat]
    return value - weights.rivals * (max(rivals) + 0.2 * sum(rivals) / len(rivals))
