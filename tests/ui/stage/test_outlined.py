"""What can be done is outlined, what was done last is signed; what the picture outlines itself stays so."""

from __future__ import annotations

import math

import pytest

from desktop.rules.cuccu.values import Keep
from ui.art.face import Face
from ui.stage import bands
from ui.stage.placement import Affordance, Placement, outlined


def card(key: str, **more: object) -> Placement:
    """A card somewhere."""
    return Placement(key, "card", Face("cuccu", "back"), 100, 200, 80, 112, bands.CARDS, **more)  # type: ignore[arg-type]


def test_only_what_is_possible_and_asks_for_it_is_outlined() -> None:
    picture = [card("a"), card("b"), card("c"), card("d", ring="loss")]
    affordances = [
        Affordance(Keep(), "Keep", keys=("a", "d"), outlined=True),
        Affordance(Keep(), "Keep", keys=("b",), outlined=True, refusal="Not now."),
        Affordance(Keep(), "Keep", keys=("c",)),
    ]
    assert [one.ring for one in outlined(picture, affordances)] == ["legal", "", "", "loss"]


def test_a_pin_points_to_what_is_advised() -> None:
    small = Placement("s", "spot", Face("table", "sign", (0,)), 300, 200, 30, 30)
    found = outlined([card("a"), card("b"), small], (), hinted=("gone", "s", "a"))
    pin = found[-1]
    assert pin.face == Face("table", "hint") and pin.key == "s/hint" and not pin.label
    half, lean = pin.height / 2, math.radians(pin.tilt)
    point = pin.x - half * math.sin(lean), pin.y + half * math.cos(lean)
    assert point == pytest.approx((300, 200)), "its point stands on the first of the things that is there"
    assert len(outlined([card("a")], (), hinted=("gone",))) == 1


def test_the_last_move_bears_the_sign_of_who_made_it() -> None:
    found = outlined([card("a"), card("b")], (), ("b",), 1)
    assert [(one.key, one.ring) for one in found] == [("a", ""), ("b", "last"), ("b/mover", "")]
    sign = found[-1]
    assert sign.face == Face("table", "sign", (1,))
    assert sign.x < 100 and sign.y < 200 and not sign.label, "on the upper left corner, and mere scenery"
