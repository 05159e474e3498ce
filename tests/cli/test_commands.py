"""The commands that need no window, as somebody at a terminal meets them."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from saved_matches import a_file, bot_match, file_of, play, with_header

from desktop import __version__
from desktop.__main__ import _SENTENCES, main, sentence
from desktop.bots import ladder
from desktop.rules.kit import Rng
from desktop.saves import faults
from desktop.saves.faults import SaveFault
from desktop.saves.schema import FORMAT

ROOT = Path(__file__).parent.parent.parent


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        self.lines = out.splitlines()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> object:
    def run(*words: object) -> Said:
        try:
            code = main([str(word) for word in words])
        except SystemExit as end:
            code = int(str(end.code))
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


# -- play -------------------------------------------------------------------------------------------------------------


def test_the_same_seed_prints_the_same_record(run) -> None:
    first, second = run("play", "cuccu", "--seed", 7), run("play", "cuccu", "--seed", 7)
    assert first.code == 0
    assert first.out == second.out
    assert first.out != run("play", "cuccu", "--seed", 8).out


def test_the_record_is_a_line_an_action_and_the_outcome(run) -> None:
    *record, outcome = run("play", "cuccu", "--seats", "hard,easy,normal,random", "--seed", 7).lines
    assert json.loads(record[0]) == {"seat": -1, "by": "chance", "action": json.loads(record[0])["action"]}
    assert {json.loads(line)["by"] for line in record} <= {"bot", "chance", "rule"}
    assert sorted(seat for place in json.loads(outcome)["places"] for seat in place) == [0, 1, 2, 3]


def test_a_seed_that_is_not_given_is_told(run) -> None:
    said = run("play", "cuccu")
    assert said.code == 0
    assert said.err.startswith("seed ")
    assert run("play", "cuccu", "--seed", said.err.split()[1]).out == said.out


def test_a_game_that_was_written_can_be_checked_and_replayed(run, tmp_path: Path) -> None:
    path = tmp_path / "game.fivetables"
    played = run("play", "cuccu", "--seed", 7, "--save", path)
    checked = run("check", path)
    assert (checked.code, checked.lines[0].split(",")[0]) == (0, "cuccu")
    replayed = run("replay", path)
    assert (replayed.code, replayed.lines) == (0, played.lines)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "There is no game called 'chess'; there are: cuccu"),
        (["play", "cuccu", "--seats", "hard,person"], "Persons play in the window"),
        (["play", "cuccu", "--seats", "godlike"], "There is no bot called 'godlike'; there are: easy, normal, hard"),
        (["play", "cuccu", "--seats", ""], "There is no bot called ''"),
        (["play", "cuccu", "--seats", "easy,easy,easy,easy,easy"], "cuccu has at most 4 seats"),
        (["play", "cuccu", "--seed", "-1"], "not a whole number from 0"),
        (["play", "cuccu", "--seed", "1e3"], "not a whole number from 0"),
        (["play", "cuccu", "--seed", "9" * 30], "not a whole number from 0"),
        (["play"], "GAME"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "COMMAND"),
        (["bench", "chess"], "There is no game called 'chess'"),
        (["ladder", "cuccu", "--bots", "hard"], "A ladder needs two bots"),
        (["ladder", "cuccu", "--seats", "9"], "cuccu is not played by 9"),
        (["ladder", "cuccu", "--games", "0"], "not a whole number from 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_not_understood_ends_with_2_and_says_why(run, words: list[str], told: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert told in said.err
    assert "Traceback" not in said.err


# -- check and replay -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "There is no such file."),
        (b"hello\n", "This is not a saved game."),
        (a_file()[:-1], "The end of the file is missing."),
        (a_file() + b"\n", "The file is damaged: its checksum does not fit."),
        (
            with_header(a_file(), format=9),
            f"The file was written by a newer version of this program (format 9, known is {FORMAT}).",
        ),
        (with_header(a_file(), game="go"), "This program has no game called go."),
        (with_header(a_file(), title="<b>"), "A name in the file is not a short plain text."),
        (with_header(a_file(), turn=-1), "The file does not hold what a saved game holds, at $.turn."),
    ],
    ids=["missing", "foreign", "truncated", "damaged", "newer", "unknown-game", "name", "malformed"],
)
def test_a_bad_file_is_one_plain_line(run, tmp_path: Path, command: str, data: bytes | None, told: str) -> None:
    path = tmp_path / "game.fivetables"
    if data is not None:
        path.write_bytes(data)
    said = run(command, path)
    assert (said.code, said.out, said.err) == (1, "", told + "\n")


def test_a_log_of_other_rules_is_told(run, tmp_path: Path) -> None:
    session = play(bot_match(), 45, Rng(1))
    session.played[10:12] = reversed(session.played[10:12])
    path = tmp_path / "game.fivetables"
    path.write_bytes(file_of(session))
    checked, replayed = run("check", path), run("replay", path)
    assert checked.code == 0
    assert "The log was written by other rules" in checked.lines[1]
    assert replayed.code == 1
    assert replayed.err.startswith("Action 10 of the log is not allowed by the rules: {")
    assert len(replayed.lines) == 10


def test_a_log_that_leads_elsewhere_is_told(run, tmp_path: Path) -> None:
    session = play(bot_match(), 45, Rng(1))
    del session.played[-1]
    path = tmp_path / "game.fivetables"
    path.write_bytes(file_of(session))
    said = run("replay", path)
    assert (said.code, said.err) == (1, "The log does not lead to the position that was saved.\n")


def test_a_game_that_goes_on_is_replayed_to_where_it_is(run, tmp_path: Path) -> None:
    path = tmp_path / "game.fivetables"
    path.write_bytes(a_file())
    assert run("replay", path).lines[-1] == "The log leads to the position that was saved."


def test_every_fault_has_its_line() -> None:
    assert set(_SENTENCES) == set(faults.Fault.__args__)
    for kind in _SENTENCES:
        fields = {name: 1 if name != "where" else "$" for name in kind.__struct_fields__}
        assert sentence(SaveFault(kind(**fields))).endswith(".")


# -- bench and ladder -------------------------------------------------------------------------------------------------


def test_bench_tells_the_speed_of_a_game_and_of_each_kind_of_its_decisions(run) -> None:
    whole, kinds = run("bench", "cuccu").lines
    for what in ("cuccu: ", " steps/s", " games/s", " bytes a state", "step ", "legal "):
        assert what in whole
    for kind in ("DealCard", "KeepOrExchange"):
        assert f"{kind} " in kinds


def test_ladder_is_one_line_a_rung(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LOOKS_EVERY", 20)
    said = run("ladder", "cuccu", "--bots", "random,greedy,hard", "--games", 40)
    assert said.code == 0
    assert [line.split(":")[0] for line in said.lines] == ["greedy against random", "hard against greedy"]
    assert all("95 % interval" in line and "par 25.00%" in line for line in said.lines)


# -- the program ------------------------------------------------------------------------------------------------------


def test_it_is_a_program_that_needs_no_window() -> None:
    check = "import sys, desktop.__main__; sys.exit(any(name.startswith('PySide') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], cwd=ROOT, timeout=60).returncode == 0


def test_it_says_its_version_and_helps(run) -> None:
    assert run("--version").out.strip() == __version__
    told = run("--help").out
    for command in ("play", "check", "replay", "bench", "ladder", "worker"):
        assert command in told


def test_whoever_has_read_enough_may_stop_reading() -> None:
    command = [sys.executable, "-m", "desktop", "play", "cuccu", "--seed", "7"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=60) == 0


def test_names_that_the_terminal_has_no_letters_for_are_written_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.fivetables"
    path.write_bytes(a_file())
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "desktop", "check", str(path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ada, O\\u0142ena" in done.stdout


def test_output_that_cannot_be_written_is_one_plain_line(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr("builtins.print", lambda *words, file=None: refuse("") if file is None else file.write(*words))
    monkeypatch.setattr("desktop.__main__._silence", lambda: None)
    said = run("play", "cuccu", "--seed", 7)
    assert (said.code, said.err) == (1, "There is no room left on the disk.")


def test_a_program_without_standard_output_has_nothing_to_say() -> None:
    code = "import sys; sys.stdout = None; from desktop.__main__ import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "cuccu", "--seed", "7"], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
