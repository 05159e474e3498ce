"""The host of the bot process: answers, deafness, death, and the easy bot of last resort."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Choice, Question
from desktop.play.session import Session, Waiting
from desktop.rules.registry import GAMES
from desktop.saves.schema import Person
from ui import bothost
from ui.bothost import BotProcess

Host = Callable[..., BotProcess]

DEAF = """
import sys, time
sys.stdin.buffer.readline()
sys.stdout.write('{"ready":true,"version":"deaf"}\\n'); sys.stdout.flush()
time.sleep(600)
"""
SLEEPY = """
import sys, time
time.sleep(0.6)
sys.stdout.write('{"ready":true,"version":"sleepy"}\\n'); sys.stdout.flush()
time.sleep(600)
"""
DYING = "raise SystemExit(3)"
FAILING = """
import sys, json
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask:
        sys.stdout.write(json.dumps({"error": "the bot failed", "ask": ask}) + "\\n"); sys.stdout.flush()
"""
BABBLING = """
import sys, json
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask:
        sys.stdout.write("no json\\n")
        answer = {"answer": ask, "action": {"do": "fly"}, "because": None, "capped": False, "ms": 1}
        sys.stdout.write(json.dumps(answer) + "\\n"); sys.stdout.flush()
"""


@pytest.fixture
def host(qtbot: QtBot, tmp_path: Path) -> Iterator[Host]:
    """Makes hosts whose child is this program; all are closed at the end."""
    made: list[BotProcess] = []

    def make(program: str | None = None) -> BotProcess:
        command = None
        if program is not None:
            path = tmp_path / "child.py"
            path.write_text(program, encoding="utf-8")
            command = [sys.executable, str(path)]
        one = BotProcess(command)
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()


@pytest.fixture
def question() -> Question:
    """The first decision of a person in a match of Cuccù."""
    game = GAMES["cuccu"]
    match = Session(game, game.types.options(), tuple(Person(name) for name in "abcd"), 1, None)  # type: ignore[arg-type]
    while match.waiting is not Waiting.PERSON:
        match.advance()
    decision = match.decision
    assert decision is not None
    params: Any = BRAINS["cuccu"].levels["normal"]
    return Question("cuccu", match.view(decision.seat), match.legal(decision.seat), params, 7)


def answer_of(qtbot: QtBot, host: BotProcess, question: Question) -> Choice:
    answers: list[Choice] = []
    host.ask(question, answers.append)
    assert answers == [], "an answer never comes before ask returns"
    qtbot.waitUntil(lambda: bool(answers), timeout=15_000)
    return answers[0]


def test_the_child_answers_as_the_bot_in_this_process_would(qtbot: QtBot, host: Host, question: Question) -> None:
    from desktop.bots.local import answer

    one = host()
    one.start()
    assert answer_of(qtbot, one, question) == answer(question)
    assert one.running and not one.local
    from desktop import __version__

    assert one.version == __version__


def test_a_cancelled_question_is_not_answered(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host()
    answers: list[Choice] = []
    one.ask(question, answers.append)
    one.cancel()
    choice = answer_of(qtbot, one, question)
    assert choice.action in question.legal
    assert answers == []
    assert not one.local


def test_a_child_that_is_still_starting_is_not_deaf(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host(SLEEPY)
    one.start()
    first = one._process
    one.ask(question, lambda choice: None)
    one.cancel()
    qtbot.waitUntil(lambda: one.version == "sleepy", timeout=10_000)
    assert one._process is first, "whoever takes back at once is not given weaker bots for it"
    qtbot.waitUntil(lambda: one._process is not first, timeout=10_000)  # from now on it should hear


def test_a_deaf_child_is_killed_and_the_match_goes_on(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host(DEAF)
    one.start()
    qtbot.waitUntil(lambda: one.version == "deaf", timeout=10_000)
    first = one._process
    assert first is not None
    one.ask(question, lambda choice: None)
    one.cancel()
    qtbot.waitUntil(lambda: one._process is not first, timeout=10_000)
    one._late.setInterval(300)
    assert answer_of(qtbot, one, question).action in question.legal
    assert one.local, "its successor was deaf too"


def test_a_dying_child_is_replaced_once_and_then_done_without(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host(DYING)
    assert answer_of(qtbot, one, question).action in question.legal
    assert one.local
    assert answer_of(qtbot, one, question).action in question.legal


def test_a_program_that_is_not_there_is_done_without(qtbot: QtBot, question: Question, tmp_path: Path) -> None:
    one = BotProcess([str(tmp_path / "nothing")])
    assert answer_of(qtbot, one, question).action in question.legal
    assert one.local
    one.close()


@pytest.mark.parametrize("program", [FAILING, BABBLING])
def test_a_child_that_talks_nonsense_is_answered_for(
    qtbot: QtBot, host: Host, question: Question, program: str
) -> None:
    one = host(program)
    assert answer_of(qtbot, one, question).action in question.legal
    assert not one.local


def test_a_killed_child_is_replaced(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host()
    assert answer_of(qtbot, one, question).action in question.legal
    assert one._process is not None
    one._process.kill()
    assert answer_of(qtbot, one, question).action in question.legal
    assert not one.local


def test_closing_leaves_no_process(qtbot: QtBot, host: Host, question: Question) -> None:
    one = host()
    one.start()
    process = one._process
    assert process is not None
    qtbot.waitUntil(lambda: one.version != "", timeout=10_000)
    one.ask(question, lambda choice: None)
    one.close()
    assert process.state() is QProcess.ProcessState.NotRunning


def test_the_command_is_this_python_or_the_program_beside_the_frozen_window(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bothost.worker_command() == [sys.executable, "-m", "desktop", "worker"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/fivetables/fivetables")
    program, argument = bothost.worker_command()
    assert Path(program).name.startswith("fivetables-cli") and argument == "worker"
