"""The worked examples, each one deal from the first card to the showdown."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CASES = json.loads((Path(__file__).parents[2] / "records" / "cuccu" / "cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']} {case['title']}" for case in CASES])
def test_worked_example(case: dict[str, Any], play: Callable[..., Any]) -> None:
    settings = {name: case[name] for name in ("bottom", "top", "lives", "order") if name in case}
    table = play(case["dealt"], case["decisions"], **settings)
    expect = case["expect"]
    assert table.payers == expect["showdown_losers"]
    assert table.showdown is expect.get("showdown", True)
    assert table.result == expect.get("result", "next_deal")
    if "hands" in expect:
        assert table.hands == expect["hands"]
    for letter, left in expect.get("lives", {}).items():
        assert table.lives[letter] == left


def test_all_examples_are_here() -> None:
    assert len(CASES) == len({case["id"] for case in CASES}) == 34
