"""Older files are led to today's format step by step; real files of every format stay readable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from saved_matches import a_file, new_match, with_header

from desktop.play.keeper import session_of
from desktop.rules.registry import GAMES
from desktop.saves import codec, migrations, schema
from desktop.saves.migrations import Migration, migrate_body, migrate_header
from desktop.saves.store import Store

VERSIONS = Path(__file__).parent.parent / "saves_by_version"
KEPT = sorted(VERSIONS.glob("*/*.fivetables"))

STEPS = {
    1: Migration(
        header=lambda header: {**header, "mood": "calm"},
        body=lambda game, body: {**body, "luck": body["seed"], "game": game},
    ),
    2: Migration(
        header=lambda header: {name: value for name, value in header.items() if name != "mood"},
        body=lambda game, body: {**body, "luck": body["luck"] + 1},
    ),
}


def test_steps_are_taken_in_order() -> None:
    assert migrate_body("cuccu", 1, {"seed": 5}, steps=STEPS, target=3) == {"seed": 5, "luck": 6, "game": "cuccu"}
    assert migrate_body("cuccu", 2, {"luck": 1}, steps=STEPS, target=3) == {"luck": 2}
    assert migrate_header({"format": 1}, steps=STEPS, target=3) == {"format": 3}
    assert migrate_header({"format": 1}, steps=STEPS, target=2) == {"format": 2, "mood": "calm"}


def test_a_step_changes_nothing_in_place() -> None:
    before: dict[str, Any] = {"seed": 5}
    migrate_body("cuccu", 1, before, steps=STEPS, target=3)
    assert before == {"seed": 5}


def test_todays_format_needs_no_step() -> None:
    body = {"seed": 5}
    assert migrate_body("cuccu", schema.FORMAT, body) is body


def test_every_older_format_has_its_step() -> None:
    assert set(migrations.MIGRATIONS) == set(range(1, schema.FORMAT))


@pytest.fixture
def next_format(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program one format on, in which a field of the header and one of the body have come in since."""

    def header(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "title": old["title"] or "of old"}

    def body(game: str, old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "helped": True}

    now = schema.FORMAT
    steps = {now: Migration(header, body)}
    real_header, real_body = migrations.migrate_header, migrations.migrate_body
    monkeypatch.setattr(migrations, "migrate_header", lambda h: real_header(h, steps=steps, target=now + 1))
    monkeypatch.setattr(migrations, "migrate_body", lambda g, f, b: real_body(g, f, b, steps=steps, target=now + 1))
    monkeypatch.setattr(codec, "FORMAT", now + 1)
    monkeypatch.setattr("desktop.saves.store.FORMAT", now + 1)


@pytest.mark.usefixtures("next_format")
def test_an_older_file_is_opened_listed_and_written_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.path("old").write_bytes(with_header(a_file(), format=schema.FORMAT))
    (summary,) = store.list()
    assert summary.header is not None and summary.header.title == "of old"
    loaded, _ = store.load("old")
    assert loaded.save.helped
    store.rename("old", "new")
    header = json.loads(store.path("old").read_bytes().split(b"\n")[0])
    assert (header["format"], header["title"]) == (schema.FORMAT + 1, "new")
    assert store.load("old")[0].save == loaded.save


def test_a_real_save_of_every_game_and_format_is_kept() -> None:
    kept = {(int(path.parent.name), path.stem) for path in KEPT}
    assert kept == {(number, game) for number in range(1, schema.FORMAT + 1) for game in GAMES}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_opens_and_its_log_leads_to_its_position(path: Path) -> None:
    loaded = codec.decode(path.read_bytes(), GAMES)
    session, notes = session_of(loaded, new_match()._bots)
    assert notes == ()
    assert len(session.played) == len(loaded.save.log) > 20
