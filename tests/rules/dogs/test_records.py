"""Scenarios, and recorded games replayed step by step: what is asked, allowed, refused, and every state."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.dogs.dogs_replay import Json, lines_of, play, replay

RECORDS = Path(__file__).parents[2] / "records" / "dogs"
SCENARIOS: list[Json] = json.loads((RECORDS / "scenarios.json").read_text(encoding="utf-8"))
GAMES = sorted((RECORDS / "games").glob("*.jsonl.gz"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_a_scenario_comes_out_as_the_rules_say(scenario: Json) -> None:
    play(scenario)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_a_recorded_game_is_played_again(path: Path) -> None:
    assert replay(lines_of(path), careful=True) > 50


def test_the_records_are_all_there() -> None:
    assert len(SCENARIOS) == 32 and len(GAMES) == 24
