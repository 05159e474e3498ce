"""One clock moves everything; time comes from outside."""

from __future__ import annotations

import itertools

import pytest

from ui.stage.motion import Clock, Motion, ease_out, ease_quarters, glide_time


def test_motions_slow_down_towards_their_end() -> None:
    steps = [ease_out(i / 10) for i in range(11)]
    gains = [b - a for a, b in itertools.pairwise(steps)]
    assert steps[0] == 0 and steps[-1] == 1
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize(("quarters", "values"), [(3, [1, 2, 3]), (-3, [-1, -2, -3]), (1, [1])])
def test_a_turn_passes_through_every_quarter(quarters: int, values: list[int]) -> None:
    seen = [ease_quarters(i / len(values), quarters) for i in range(1, len(values) + 1)]
    assert seen == pytest.approx(values)
    assert ease_quarters(0, quarters) == 0


def test_every_glide_takes_between_150_and_350_milliseconds() -> None:
    assert glide_time(0) == 150
    assert 150 < glide_time(200) < 350
    assert glide_time(3000) == 350


def test_a_clock_brings_each_motion_to_its_end_once(qapp: object) -> None:
    clock, seen, over = Clock(), [], []
    clock.by_hand = True
    clock.arrived.connect(lambda: over.append(True))
    clock.start([Motion(lambda t: seen.append(("short", t)), 100), Motion(lambda t: seen.append(("late", t)), 100, 50)])
    assert seen == [("short", 0.0)], "what begins at once is shown at its beginning, what begins later is not"
    clock.advance(50)
    clock.advance(50)
    assert seen[1:] == [("short", 0.5), ("late", 0.0), ("short", 1.0), ("late", 0.5)]
    assert clock.running and not over
    clock.advance(500)
    assert seen[-1] == ("late", 1.0) and not clock.running and over == [True]


def test_finishing_brings_all_to_their_end_in_the_order_of_arrival(qapp: object) -> None:
    clock, seen = Clock(), []
    clock.by_hand = True
    clock.start([Motion(lambda t: seen.append(("long", t)), 300), Motion(lambda t: seen.append(("short", t)), 100)])
    seen.clear()
    clock.finish()
    assert seen == [("short", 1.0), ("long", 1.0)]
    assert not clock.running
