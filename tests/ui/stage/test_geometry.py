"""Arrow keys go where things really lie; a turned thing is hit where it is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ui.stage.geometry import bounds, covers, nearest, neighbour, reading, topmost
from ui.stage.placement import Placement

Make = Callable[..., Placement]


@pytest.fixture
def table(thing: Make) -> dict[str, Placement]:
    """Four things round a middle one, and one far off to the upper right."""
    places = {"me": (400, 400), "top": (410, 100), "left": (100, 380), "right": (700, 420), "pack": (400, 260)}
    places["corner"] = (760, 60)
    return {key: thing(key, *place) for key, place in places.items()}


@pytest.mark.parametrize(
    ("start", "direction", "goal"),
    [
        ("me", "up", "pack"),
        ("pack", "up", "top"),
        ("me", "left", "left"),
        ("me", "right", "right"),
        ("left", "right", "me"),
        ("top", "down", "pack"),
        ("right", "up", "corner"),
        ("corner", "left", "top"),
    ],
)
def test_an_arrow_key_goes_to_the_nearest_thing_in_its_direction(
    table: dict[str, Placement], start: str, direction: str, goal: str
) -> None:
    found = neighbour(table[start], direction, list(table.values()))  # type: ignore[arg-type]
    assert found is not None and found.key == goal


def test_nothing_in_a_direction_means_no_step(table: dict[str, Placement]) -> None:
    assert neighbour(table["me"], "down", [table["me"], table["pack"]]) is None


def test_what_lies_beyond_the_diagonal_is_taken_only_where_nothing_else_is(thing: Make) -> None:
    start, aside = thing("start", 400, 400), thing("aside", 420, 100)
    assert neighbour(start, "right", [aside]) == aside
    straight = thing("straight", 600, 400)
    assert neighbour(start, "right", [aside, straight]) == straight


def test_reading_order_is_that_of_the_board(thing: Make) -> None:
    picture = [thing("c", order=2), thing("a", 500, order=1), thing("b", 100, 300, order=2)]
    assert [p.key for p in reading(picture)] == ["a", "c", "b"]


def test_a_quarter_turned_thing_takes_its_height_as_width(thing: Make) -> None:
    left, top, wide, high = bounds(thing("a", 100, 100, turns=1))
    assert (left, top, wide, high) == (80, 70, 40, 60)
    assert covers(thing("a", 100, 100, turns=1), 100, 125)
    assert not covers(thing("a", 100, 100), 100, 125)


def test_the_uppermost_thing_is_hit_and_a_later_one_of_the_same_height(thing: Make) -> None:
    low, high, later = thing("low", z=300), thing("high", z=310), thing("later", z=310)
    assert topmost((high, low), 100, 100) == high
    assert topmost((high, low, later), 100, 100) == later
    assert topmost((high, low), 300, 300) is None


def test_the_nearest_thing_is_found_by_its_middle(thing: Make) -> None:
    assert nearest(90, 90, (thing("far", 300), thing("near", 120))).key == "near"  # type: ignore[union-attr]
    assert nearest(0, 0, ()) is None
