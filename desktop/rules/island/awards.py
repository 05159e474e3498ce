"""Points: the longest road, the largest army, and who has won."""

from __future__ import annotations

from desktop.rules.island.board import joined
from desktop.rules.island.events import LargestArmyMoved, LongestRoadMoved, MatchWon
from desktop.rules.island.goods import count
from desktop.rules.island.places import all_points, others_buildings
from desktop.rules.island.roads import longest
from desktop.rules.island.values import AWARD, SHORTEST_ROAD, SMALLEST_ARMY, Card, State
from desktop.rules.kit import Event, put, replace


def road_holder(lengths: tuple[int, ...], holder: int | None) -> int | None:
    """Who has the award: the holder keeps it at equality; several who tie at the top without him set it aside."""
    top = max(lengths)
    if top < SHORTEST_ROAD:
        return None
    if holder is not None and lengths[holder] == top:
        return holder
    return lengths.index(top) if lengths.count(top) == 1 else None


def roads_changed(state: State, lengths: tuple[int, ...], events: list[Event]) -> State:
    """The award after a road or settlement was placed that left these lengths."""
    before = state.road_holder
    holder = road_holder(lengths, before)
    if holder == before:
        return replace(state, lengths=lengths)
    points = state.points
    if before is not None:
        points = put(points, before, points[before] - AWARD)
    if holder is not None:
        points = put(points, holder, points[holder] + AWARD)
    events.append(LongestRoadMoved(before, holder, max(lengths)))
    return replace(state, lengths=lengths, road_holder=holder, points=points)


def cut_lengths(state: State, seat: int, ends: int) -> tuple[int, ...]:
    """The lengths after `seat` has settled on a crossing whose paths are `ends`: two roads of another that met there do
    not go on through it any more."""
    lengths = state.lengths
    for other, roads in enumerate(state.roads):
        if other != seat and (joined(roads) & ends).bit_count() > 1:
            lengths = put(lengths, other, longest(joined(roads), others_buildings(state, other)))
    return lengths


def knight_played(state: State, events: list[Event]) -> State:
    """The award after the seat at turn has played a knight: three, and more than the holder."""
    seat, before = state.seat, state.army_holder
    knights = count(state.played[seat], Card.KNIGHT)
    least = SMALLEST_ARMY if before is None else count(state.played[before], Card.KNIGHT) + 1
    if seat == before or knights < least:
        return state
    points = put(state.points, seat, state.points[seat] + AWARD)
    if before is not None:
        points = put(points, before, points[before] - AWARD)
    events.append(LargestArmyMoved(before, seat, knights))
    return replace(state, army_holder=seat, points=points)


def won(state: State, events: list[Event]) -> State:
    """The match is over where the seat at turn has reached the target, in a variant anybody: all else is dropped."""
    seat, target = state.seat, state.options.target
    if all_points(state, seat) >= target:
        return _over(state, seat, events)
    if state.options.win_any_time:
        seats = len(state.hands)
        for step in range(1, seats):
            other = (seat + step) % seats
            if all_points(state, other) >= target:
                return _over(state, other, events)
    return state


def _over(state: State, seat: int, events: list[Event]) -> State:
    seats = range(len(state.hands))
    points = tuple(all_points(state, other) for other in seats)
    events.append(MatchWon(seat, points, tuple(count(state.cards[other], Card.POINT) for other in seats)))
    return replace(state, frames=(), winner=seat, offers=())


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """The winner, then the others by points; equal points share a place."""
    assert state.winner is not None
    groups: dict[int, list[int]] = {}
    for seat in range(len(state.hands)):
        if seat != state.winner:
            groups.setdefault(all_points(state, seat), []).append(seat)
    return ((state.winner,), *(tuple(groups[points]) for points in sorted(groups, reverse=True)))
