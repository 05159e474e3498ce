"""Scenarios, and recorded games replayed step by step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.princes.scenarios import play
from tests.rules.princes.traces import Json, lines_of, replay

RECORDS = Path(__file__).parents[2] / "records" / "princes"
SCENARIOS: list[Json] = json.loads((RECORDS / "scenarios.json").read_text(encoding="utf-8"))
GAMES = sorted(RECORDS.glob("*.jsonl.gz"))
SAMPLE = GAMES[::4]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["name"])
def test_a_scenario_comes_out_as_the_rules_say(scenario: Json) -> None:
    play(scenario)


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.name.split(".")[0])
def test_a_recorded_game_is_played_again(path: Path) -> None:
    replay(lines_of(path), check=True)


@pytest.mark.soak
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_recorded_game_is_played_again(path: Path) -> None:
    replay(lines_of(path), check=True)


def test_the_records_are_all_there() -> None:
    assert len(SCENARIOS) == 86 and len(GAMES) == 28
