"""Two pictures are compared key by key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ui.art.face import Face
from ui.stage.diff import changes
from ui.stage.placement import Placement

Make = Callable[..., Placement]


def test_the_same_picture_has_no_changes(thing: Make) -> None:
    picture = (thing("a"), thing("b", 200))
    assert changes(picture, picture) == ()


def test_what_goes_comes_first_then_what_changes_then_what_comes(thing: Make) -> None:
    before = (thing("gone"), thing("moved", 200), thing("still", 300))
    after = (thing("new"), thing("moved", 250), thing("still", 300))
    found = [(change.key, change.before is None, change.after is None) for change in changes(before, after)]
    assert found == [("gone", False, True), ("moved", False, False), ("new", True, False)]


def test_a_loss_of_three_is_three_quarters_back_and_not_one_forward(thing: Make) -> None:
    (change,) = changes((thing("region", turns=3),), (thing("region", turns=0),))
    assert change.quarters == -3
    assert not change.moves


def test_a_face_is_turned_over_only_between_back_and_front(thing: Make) -> None:
    back = thing("card", face=Face("cuccu", "back"))
    hunter, cat = (replace(back, face=Face("cuccu", "card", (key, "", ""))) for key in ("hunter", "cat"))
    assert changes((back,), (hunter,))[0].look == "flip"
    assert changes((hunter,), (back,))[0].look == "flip"
    assert changes((hunter,), (cat,))[0].look == "swap"
    assert changes((hunter,), (replace(hunter, x=7.0),))[0].look == "same"
    tile, turned = (replace(back, face=Face("dogs", name, ("run", ""))) for name in ("tile", "tile_back"))
    assert changes((tile,), (turned,))[0].look == "flip"


def test_a_key_that_comes_twice_is_a_mistake(thing: Make) -> None:
    with pytest.raises(ValueError, match="'a'"):
        changes((), (thing("a"), thing("a", 300)))
