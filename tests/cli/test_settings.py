"""Settings, the places of files, and the program's own log."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from desktop import paths
from desktop.log import LOG, start_log, stop_log
from desktop.paths import find_paths
from desktop.saves import faults
from desktop.saves.schema import Bot, Person
from desktop.settings import Settings, load_settings, save_settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "settings.json"


CHOSEN = Settings(
    language="he",
    theme="dark",
    contrast=70,
    scale=125,
    bot_pace="step",
    undo_people="free",
    geometry={"ltr": "AAA=", "rtl": "BBB="},
    last_seats={"cuccu": (Person("דנה"), Bot("Otto", "hard", {"noise": 0}))},
    last_choices={"clans": ("=Красные знамёна", "plum")},
)


def test_settings_come_back(path: Path) -> None:
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, None)


def test_the_first_start_has_the_defaults(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[1]",
        '{"theme":"pink"}',
        '{"contrast":101}',
        '{"contrast":-1}',
        '{"contrast":"50"}',
        '{"scale":1000000}',
        '{"mood":1}',
        '{"language":"en","language":"he"}',
        '{"language":"xx"}',
        '{"contrast":' + "9" * 5000 + "}",
        "[" * 20_000,
        "\ufeff{}",
        "\0" * 100,
        '{"last_seats":{"cuccu":[{"who":"person","name":"<b>"}]}}',
        '{"last_seats":{"cuccu":[{"who":"dog","name":"A"}]}}',
        '{"geometry":{"up":"AAA="}}',
        '{"last_choices":{"clans":[1,2]}}',
        '{"last_choices":{"clans":["' + "x" * 300 + '"]}}',
    ],
    ids=lambda text: repr(text[:30]),
)
def test_a_broken_file_is_set_aside_and_told(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    settings, fault = load_settings(path)
    assert settings == Settings()
    assert fault is not None and fault.reason == faults.Malformed("$")
    assert path.with_name("settings.json.broken").read_text(encoding="utf-8") == text
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, None)


def test_a_file_far_too_large_is_not_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b" " * 300_000)
    settings, fault = load_settings(path)
    assert settings == Settings()
    assert fault is not None
    assert path.with_name("settings.json.broken").exists()


def test_a_field_that_came_later_has_its_default(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme":"dark"}')
    assert load_settings(path) == (Settings(theme="dark"), None)


def test_the_file_can_be_read_by_people(path: Path) -> None:
    save_settings(path, CHOSEN)
    assert json.loads(path.read_text(encoding="utf-8"))["theme"] == "dark"
    assert '\n  "theme": "dark",\n' in path.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(faults.SaveFault):
        save_settings(tmp_path / "file" / "settings.json", CHOSEN)


# -- where files live -------------------------------------------------------------------------------------------------


def test_files_live_where_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME, raising=False)
    found = find_paths()
    assert not found.portable
    assert found.games == found.data / "games"
    assert found.data != found.cache
    assert "FiveTables" in str(found.data)


def test_the_environment_decides_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    found = find_paths()
    assert found.portable
    assert {found.data, found.cache.parent, found.games.parent} == {tmp_path}


def test_a_folder_beside_the_program_keeps_everything_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(paths.HOME, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "fivetables"))
    assert not find_paths().portable
    (tmp_path / paths.PORTABLE).mkdir()
    assert find_paths().data == tmp_path / paths.PORTABLE


# -- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_is_a_file_that_does_not_grow_for_ever(tmp_path: Path) -> None:
    path = start_log(tmp_path / "logs")
    try:
        assert path is not None
        for number in range(8000):
            LOG.warning("%0100d", number)
        assert f"{7999:0100d}" in path.read_text(encoding="utf-8")
        assert sum(file.stat().st_size for file in path.parent.iterdir()) < 1_000_000
    finally:
        stop_log()


def test_a_folder_that_cannot_be_written_does_not_stop_the_program(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    try:
        assert start_log(tmp_path / "file") is None
        LOG.warning("nobody hears this")
    finally:
        stop_log()


def test_starting_again_moves_the_log(tmp_path: Path) -> None:
    try:
        start_log(tmp_path / "one")
        second = start_log(tmp_path / "two")
        LOG.error("here")
        assert second is not None and "here" in second.read_text(encoding="utf-8")
        assert "here" not in (tmp_path / "one" / second.name).read_text(encoding="utf-8")
    finally:
        stop_log()
    assert not any(isinstance(handler, logging.FileHandler) for handler in LOG.handlers)


def test_a_log_on_a_full_disk_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(*anything: object) -> None:
        raise OSError(28, "no room")

    assert start_log(tmp_path) is not None
    (handler,) = LOG.handlers
    handler.flush = refuse  # type: ignore[method-assign]
    LOG.warning("something")
    del handler.flush
    stop_log()
    assert capsys.readouterr().err == ""
