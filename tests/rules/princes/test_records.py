"""Scenarios, and recorded games replayed step by step."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.rules.princes.scenarios import play
from tests.rules.princes.traces import Json, replay

RECORDS = Path(__file__).parents[2] / "records" / "princes"
SCENARIOS: list[Json] = json.loads((RECORDS / "scenarios.json").read_text(encoding="utf-8"))
GAMES = sorted(RECORDS.glob("*.jsonl.gz"))
SAMPLE = GAMES[::4]


def _lines(path: Path) -> list[Json]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["name"])
def test_a_scenario_comes_out_as_the_rules_say(scenario: Json) -> None:
    play(scenario)


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.name.split(".")[0])
def test_a_recorded_game_is_played_again(path: Path) -> None:
    replay(_lines(path), check=True)


@pytest.mark.soak
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_recorded_game_is_played_again(path: Path) -> None:
    replay(_lines(path), check=True)


def test_the_records_are_all_there() -> None:
    assert len(SCENARIOS) == 86 and len(GAMES) == 28
