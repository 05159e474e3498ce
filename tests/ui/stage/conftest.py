"""A stage and a few things to lay on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ui.art.cache import FaceCache
from ui.art.face import Face
from ui.stage import bands
from ui.stage.placement import Placement
from ui.stage.view import StageView


@pytest.fixture
def thing() -> Callable[..., Placement]:
    """Makes a placement: `thing("a", 100, 200, label="A")`."""

    def make(key: str, x: float = 100, y: float = 100, **more: Any) -> Placement:
        basic = Placement(key, "chip", Face("table", "count", ("7",)), x, y, 60, 40, z=bands.CARDS)
        return replace(basic, **more)

    return make


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[StageView]:
    """An empty stage of 800 x 600, one device pixel a unit, whose clock is moved by hand."""
    cache = FaceCache()
    view = StageView(cache)
    qtbot.addWidget(view)
    view.resize(800, 600)
    with qtbot.waitExposed(view):
        view.show()
    view.director.clock.by_hand = True
    yield view
    view.finish()
