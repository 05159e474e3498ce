"""A mapping whose values are made when somebody first asks for them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from desktop.rules.kit.lazy import Lazy


def test_a_value_is_made_once_and_only_when_asked_for() -> None:
    made: list[str] = []

    def maker(name: str) -> str:
        made.append(name)
        return name.upper()

    values = Lazy({name: lambda name=name: maker(name) for name in ("ann", "otto")})  # type: ignore[misc]
    assert list(values) == ["ann", "otto"] and len(values) == 2 and "otto" in values and made == []
    assert values["otto"] == values["otto"] == "OTTO" and made == ["otto"]


def test_what_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Lazy[int]({})["chess"]


def test_a_value_can_be_put_in_and_taken_out() -> None:
    values = Lazy({"ann": lambda: 1})
    values["otto"] = 2
    assert dict(values) == {"ann": 1, "otto": 2}
    del values["ann"]
    assert dict(values) == {"otto": 2}


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = (
        "import sys, ui.tables, desktop.bots.brains, desktop.saves.store;"
        "games = sys.modules['desktop.rules.registry'].GAMES;"
        "print(*[name for name in sys.modules if any(name.startswith(f'desktop.rules.{game}') for game in games)])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""
