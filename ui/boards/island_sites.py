"""Where the viewer may build and where the robber may go, as the table shows it: the places that glow.

What is allowed is decided by the rules; a test holds that these places are the very same.
"""

from __future__ import annotations

from desktop.rules.island import values as v
from desktop.rules.island.board import (
    ALL_CROSSINGS,
    ALL_PATHS,
    CROSSING_PATH_MASKS,
    LAND,
    beside,
    bits,
    crowded,
    joined,
    leading,
    touched,
)
from desktop.rules.island.values import Goods, View
from ui.boards import island_draft as d
from ui.boards.island_keys import asked
from ui.stage.placement import Draft


def buildings(view: View) -> int:
    """The intersections where anybody has built."""
    return sum(view.settlements) | sum(view.cities)


def _all_roads(view: View) -> int:
    return sum(joined(roads) for roads in view.roads)


def _affords(view: View, cost: Goods) -> bool:
    return all(have >= need for have, need in zip(view.hand, cost, strict=True))


def road_sites(view: View) -> int:
    """The paths where the viewer could lay a road."""
    seat = view.seat
    own = view.settlements[seat] | view.cities[seat]
    ends = touched(joined(view.roads[seat])) | own
    return leading(ends & ~(buildings(view) & ~own)) & ALL_PATHS & ~_all_roads(view)


def settlement_sites(view: View) -> int:
    """The intersections where the viewer could settle after the set-up."""
    return touched(joined(view.roads[view.seat])) & ~crowded(buildings(view))


def glowing(view: View, draft: Draft | None) -> tuple[int, int, int]:
    """What glows: paths for roads, intersections for settlements, own settlements that can become cities."""
    if view.seat < 0 or asked(view) != view.seat:
        return 0, 0, 0
    seat = view.seat
    match view.frames[-1]:
        case v.Placing(_, None):
            return 0, ALL_CROSSINGS & ~crowded(buildings(view)), 0
        case v.Placing(_, int() as crossing):
            return CROSSING_PATH_MASKS[crossing] & ~_all_roads(view), 0, 0
        case v.FreeRoads():
            return road_sites(view), 0, 0
        case v.Main() if draft is None or isinstance(draft, d.Building):
            what = draft.what if isinstance(draft, d.Building) else ""
            roads = settlements = cities = 0
            if what in ("", "road") and _affords(view, v.ROAD_COST) and joined(view.roads[seat]).bit_count() < v.ROADS:
                roads = road_sites(view)
            left = view.settlements[seat].bit_count() < v.SETTLEMENTS
            if what in ("", "settlement") and _affords(view, v.SETTLEMENT_COST) and left:
                settlements = settlement_sites(view)
            left = view.cities[seat].bit_count() < v.CITIES
            if what in ("", "city") and _affords(view, v.CITY_COST) and left:
                cities = view.settlements[seat]
            return roads, settlements, cities
    return 0, 0, 0


def robber_sites(view: View, draft: Draft | None) -> tuple[int, ...]:
    """The hexes where the viewer may send the robber now."""
    if view.seat < 0 or asked(view) != view.seat or not isinstance(view.frames[-1], v.Robbing):
        return ()
    if isinstance(draft, d.Sending):
        return (draft.hex,)
    allowed = ((1 << LAND) - 1) & ~(1 << view.robber)
    near = 0
    if view.options.friendly_robber:
        for seat, points in enumerate(view.points):
            if points < v.FRIENDLY_BELOW and seat != view.seat:
                near |= beside(view.settlements[seat] | view.cities[seat])
    return tuple(bits(allowed & ~near or allowed))
