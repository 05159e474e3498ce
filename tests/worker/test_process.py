"""The bot process, as the window sees it: a child that reads lines and writes lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest
from saved_matches import question

from desktop import __version__
from desktop.bots import local
from desktop.bots.contract import Choice, Question
from desktop.worker import lines
from desktop.worker.process import Worker

ROOT = Path(__file__).parent.parent.parent
COMMANDS = {"module": ["-m", "desktop.worker"], "command": ["-m", "desktop", "worker"]}


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    with started("module") as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=20) == 0


def started(how: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, *COMMANDS[how]], stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)


def tell(child: subprocess.Popen[bytes], line: bytes) -> None:
    assert child.stdin is not None
    child.stdin.write(line)
    child.stdin.flush()


def heard(child: subprocess.Popen[bytes]) -> dict[str, Any]:
    assert child.stdout is not None
    found: dict[str, Any] = json.loads(child.stdout.readline())
    return found


@pytest.mark.parametrize("how", COMMANDS)
def test_it_says_who_it_is_and_ends_with_its_input(how: str) -> None:
    with started(how) as child:
        out, err = child.communicate(lines.hello_line(), timeout=20)
    assert json.loads(out) == {"ready": True, "version": __version__}
    assert (err, child.returncode) == (b"", 0)


def test_it_answers_as_a_bot_in_this_process_does(child: subprocess.Popen[bytes]) -> None:
    for number, level in enumerate(("easy", "normal", "hard")):
        tell(child, lines.ask_line(number, question(level)))
        reply = lines.read_reply(json.dumps(heard(child)).encode(), "cuccu")
        assert isinstance(reply, lines.Answer)
        assert (reply.number, reply.choice) == (number, local.answer(question(level)))


def test_questions_that_were_read_are_answered_before_it_ends() -> None:
    with started("module") as child:
        out, _ = child.communicate(lines.ask_line(1, question()) + lines.ask_line(2, question()), timeout=20)
    assert [json.loads(line)["answer"] for line in out.splitlines()] == [1, 2]


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense\n",
        b"\0\0\0\n",
        b"\xff\xfe\n",
        b"[" * 200_000 + b"\n",
        b"x" * 3_000_000 + b"\n",
        b'{"ask":1,"game":"cuccu"}\n',
        b'{"exec":"rm"}\n',
    ],
    ids=lambda line: repr(line[:10]),
)
def test_a_bad_line_gets_one_plain_sentence_and_the_next_is_served(
    child: subprocess.Popen[bytes], line: bytes
) -> None:
    tell(child, line)
    assert set(heard(child)) == {"error", "ask"}
    tell(child, lines.hello_line())
    assert heard(child)["ready"] is True


def test_empty_lines_are_passed_over(child: subprocess.Popen[bytes]) -> None:
    tell(child, b"\n\r\n  \n" + lines.hello_line())
    assert heard(child)["ready"] is True


def test_cancelling_what_nobody_asked_is_confirmed(child: subprocess.Popen[bytes]) -> None:
    tell(child, lines.cancel_line(5))
    assert heard(child) == {"cancelled": 5}


# -- in this process, with bots that think for long --------------------------------------------------------------------


class Pipe:
    """Two ends of a pipe between a worker and its test."""

    def __init__(self) -> None:
        read, write = os.pipe()
        self.out: IO[bytes] = os.fdopen(read, "rb")
        self.into: IO[bytes] = os.fdopen(write, "wb", buffering=0)


@pytest.fixture
def worker() -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """A worker in a thread: (write to it, read from it)."""
    to, back = Pipe(), Pipe()
    thread = threading.Thread(target=Worker(to.out, back.into).run)
    thread.start()
    yield to.into, back.out
    to.into.close()
    thread.join(20)
    assert not thread.is_alive()
    for end in (to.out, back.into, back.out):
        end.close()


def test_cancel_is_seen_in_the_middle_of_a_search(
    worker: tuple[IO[bytes], IO[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = threading.Event()

    def think_until_stopped(question: Question, cancelled: Any) -> Choice:
        thinking.set()
        while not cancelled():
            pass
        return Choice(question.legal[0])

    monkeypatch.setattr("desktop.worker.process.answer", think_until_stopped)
    write, read = worker
    write.write(lines.ask_line(1, question()))
    assert thinking.wait(20)
    write.write(lines.cancel_line(1) + lines.hello_line())
    assert json.loads(read.readline()) == {"cancelled": 1}
    assert json.loads(read.readline())["ready"] is True  # and never an answer to 1


def test_a_question_that_waits_can_be_cancelled(
    worker: tuple[IO[bytes], IO[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def think(question: Question, cancelled: Any) -> Choice:
        assert go_on.wait(20)
        return Choice(question.legal[0])

    monkeypatch.setattr("desktop.worker.process.answer", think)
    write, read = worker
    write.write(lines.ask_line(1, question()) + lines.ask_line(2, question()) + lines.cancel_line(2))
    assert json.loads(read.readline()) == {"cancelled": 2}
    go_on.set()
    assert json.loads(read.readline())["answer"] == 1


def test_a_bot_that_fails_is_an_error_and_the_next_question_is_answered(
    worker: tuple[IO[bytes], IO[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = local.answer

    def fail_at_first(question: Question, cancelled: Any) -> Choice:
        if question.seed == 1:
            raise ZeroDivisionError("by mistake")
        return real(question, cancelled)

    monkeypatch.setattr("desktop.worker.process.answer", fail_at_first)
    write, read = worker
    write.write(lines.ask_line(1, question(seed=1)) + lines.ask_line(2, question(seed=2)))
    first, second = json.loads(read.readline()), json.loads(read.readline())
    assert first == {"error": "the bot failed: ZeroDivisionError: by mistake", "ask": 1}
    assert second["answer"] == 2


def test_a_window_that_is_gone_does_not_matter() -> None:
    with started("module") as child:
        assert child.stdout is not None and child.stdin is not None
        child.stdout.close()
        child.stdin.write(lines.hello_line() + lines.ask_line(1, question()))
        child.stdin.close()
        assert child.wait(timeout=20) == 0
