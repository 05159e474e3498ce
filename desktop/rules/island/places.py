"""Where a seat may build and rob: sets of crossings, paths and hexes, and who sits where."""

from __future__ import annotations

from desktop.rules.island.board import ALL_PATHS, LAND, beside, crowded, joined, leading, touched
from desktop.rules.island.goods import count
from desktop.rules.island.layout import rates
from desktop.rules.island.values import FRIENDLY_BELOW, POINT, State

_ALL_HEXES = (1 << LAND) - 1


def buildings(state: State) -> int:
    """The crossings where anybody has built."""
    return sum(state.settlements) + sum(state.cities)


def own_buildings(state: State, seat: int) -> int:
    """The crossings where the seat has built."""
    return state.settlements[seat] | state.cities[seat]


def others_buildings(state: State, seat: int) -> int:
    """The crossings where anybody else has built."""
    return buildings(state) & ~own_buildings(state, seat)


def all_roads(state: State) -> int:
    """The paths where roads lie."""
    low = high = 0
    for one, two in state.roads:
        low |= one
        high |= two
    return low | high << 36


def own_roads(state: State, seat: int) -> int:
    """The paths where the seat's roads lie."""
    return joined(state.roads[seat])


def road_sites(state: State, seat: int) -> int:
    """The paths where the seat may lay a road: free, at an own building, or at an own road's end where nobody else has
    built."""
    ends = touched(joined(state.roads[seat])) | own_buildings(state, seat)
    return leading(ends & ~others_buildings(state, seat)) & ALL_PATHS & ~all_roads(state)


def settlement_sites(state: State, seat: int) -> int:
    """The crossings where the seat may settle after the set-up: at an own road, with no building there or next to
    it."""
    return touched(joined(state.roads[seat])) & ~crowded(buildings(state))


def seat_rates(state: State, seat: int) -> int:
    """By kind, packed: how many the bank takes from this seat for one other."""
    assert state.board is not None
    return rates(state.board, state.settlements[seat] | state.cities[seat])


def spared(state: State) -> tuple[int, ...]:
    """The seats that a friendly robber spares."""
    if not state.options.friendly_robber:
        return ()
    return tuple(seat for seat, points in enumerate(state.points) if points < FRIENDLY_BELOW and seat != state.seat)


def robber_hexes(state: State) -> int:
    """The hexes the robber may be moved to, as a mask: every other one, but those beside a seat it spares. Where that
    leaves none, every other one."""
    others = _ALL_HEXES & ~(1 << state.robber)
    near = 0
    for seat in spared(state):
        near |= beside(own_buildings(state, seat))
    return others & ~near or others


def victims(state: State) -> list[tuple[int, int]]:
    """Whom the seat at turn could rob: (seat, mask of the hexes beside its buildings), only those with cards."""
    kept, thief = spared(state), state.seat
    found = []
    for seat, hand in enumerate(state.hands):
        if hand and seat != thief and seat not in kept:
            found.append((seat, beside(state.settlements[seat] | state.cities[seat])))
    return found


def victims_at(state: State, number: int) -> tuple[int, ...]:
    """Whom the seat at turn could rob on this hex."""
    return tuple(seat for seat, hexes in victims(state) if hexes >> number & 1)


def all_points(state: State, seat: int) -> int:
    """The seat's points, its point cards included."""
    return state.points[seat] + count(state.cards[seat], POINT)


def owner(masks: tuple[int, ...], bit: int) -> int | None:
    """The seat whose mask holds this member, or None."""
    return next((seat for seat, mask in enumerate(masks) if mask >> bit & 1), None)
