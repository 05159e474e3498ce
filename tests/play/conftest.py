"""The toys have bots here, so that sessions can ask them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import toy_battle
import toy_dogs
import toy_search
import toy_trade
from matches import Level

from desktop.bots.brains import BRAINS


@pytest.fixture(autouse=True)
def bots_for_the_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = SimpleNamespace(params_type=Level, levels={"easy": Level(30), "normal": Level(15), "hard": Level(0)})
    for toy in (toy_battle, toy_dogs, toy_search, toy_trade):
        monkeypatch.setitem(BRAINS, toy.GAME.id, brain)
