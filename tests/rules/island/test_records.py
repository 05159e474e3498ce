"""Recorded games, step by step, and networks of roads with their right length."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from island_replay import read, replay

from desktop.rules.island.board import (
    CROSSING_PATHS,
    CROSSINGS,
    HEX_CROSSINGS,
    PATHS,
    bits,
    leading,
    touched,
)
from desktop.rules.island.roads import grown, longest
from desktop.rules.kit import Rng

RECORDS = Path(__file__).parents[2] / "records" / "island"
GAMES = sorted((RECORDS / "games").glob("*.jsonl.gz"))


@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.name.split(".")[0])
def test_a_recorded_game(path: Path) -> None:
    assert replay(read(path)) > 20


@pytest.mark.soak
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_recorded_game_through_sound_positions(path: Path) -> None:
    assert replay(read(path), careful=True) > 20


def test_all_records_are_here() -> None:
    assert len(GAMES) == 100


def test_the_length_of_roads() -> None:
    cases = json.loads((RECORDS / "longest_road.json").read_text(encoding="utf-8"))
    assert len(cases) == 414
    for case in cases:
        roads = sum(1 << path for path in case["roads"])
        blocked = sum(1 << crossing for crossing in case["opponent_nodes"])
        assert longest(roads, blocked) == case["length"], case


def _tried(roads: int, blocked: int) -> int:
    """The longest trail by trying every one."""

    def on(node: int, left: int) -> int:
        if blocked >> node & 1:
            return 0
        found = (1 + on(sum(PATHS[p]) - node, left ^ 1 << p) for p in CROSSING_PATHS[node] if left >> p & 1)
        return max(found, default=0)

    return max((1 + on(end, roads ^ 1 << path) for path in bits(roads) for end in PATHS[path]), default=0)


@pytest.mark.parametrize("seed", range(150))
def test_a_growing_network_is_measured_as_if_every_trail_were_tried(seed: int) -> None:
    rng = Rng(seed)
    roads, blocked, length = 0, 0, 0
    for _ in range(rng.below(5)):
        blocked |= 1 << rng.below(len(CROSSINGS))
    for _ in range(1 + rng.below(14)):
        near = list(bits(leading(touched(roads)) & ~roads)) if roads and rng.chance(19, 20) else range(len(PATHS))
        path = rng.choice([path for path in near if not roads >> path & 1])
        roads |= 1 << path
        length = grown(roads, path, blocked, length)
    assert length == longest(roads, blocked) == _tried(roads, blocked)


def test_geometry() -> None:
    assert (len(HEX_CROSSINGS), len(CROSSINGS), len(PATHS)) == (19, 54, 72)
    assert sorted(map(len, CROSSING_PATHS)) == [2] * 18 + [3] * 36
    touching = [sum(crossing in corners for corners in HEX_CROSSINGS) for crossing in range(54)]
    assert [touching.count(n) for n in (1, 2, 3)] == [18, 12, 24]
