"""Both ends of the bot process read what the other writes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from saved_matches import question

from desktop.bots.contract import Choice
from desktop.bots.local import answer
from desktop.worker import lines
from desktop.worker.lines import BadLine


def test_a_question_arrives_as_it_was_put() -> None:
    assert lines.read_request(lines.ask_line(7, question())) == lines.Ask(7, question())


def test_hello_and_cancel_arrive() -> None:
    assert lines.read_request(lines.hello_line()) == lines.Hello()
    assert lines.read_request(lines.cancel_line(9)) == lines.Cancel(9)


def test_an_answer_arrives_with_its_reason() -> None:
    choice = answer(question())
    assert choice.because is not None
    assert lines.read_reply(lines.answer_line(7, choice, 12), "cuccu") == lines.Answer(7, choice, 12)


def test_an_answer_needs_no_reason() -> None:
    choice = Choice(question().legal[0], None, True)
    assert lines.read_reply(lines.answer_line(7, choice, 0), "cuccu") == lines.Answer(7, choice, 0)


def test_the_other_replies_arrive() -> None:
    assert lines.read_reply(lines.ready_line("1.2"), "cuccu") == lines.Ready("1.2")
    assert lines.read_reply(lines.cancelled_line(3), "cuccu") == lines.Cancelled(3)
    assert lines.read_reply(lines.error_line("no", 3), "cuccu") == lines.Error("no", 3)
    assert lines.read_reply(lines.error_line("no"), "cuccu") == lines.Error("no", None)


def test_every_line_is_one_line() -> None:
    for line in (lines.ask_line(1, question()), lines.error_line("a\nb"), lines.answer_line(1, answer(question()), 1)):
        assert line.count(b"\n") == 1 and line.endswith(b"\n")


ASK = json.loads(lines.ask_line(7, question()))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "go"},
        {"game": 5},
        {"view": {}},
        {"view": None},
        {"legal": []},
        {"legal": [{"do": "win"}]},
        {"params": {"mood": 1}},
        {"seed": -1},
        {"seed": 1 << 64},
        {"seed": "5"},
        {"mood": 1},
    ],
    ids=str,
)
def test_a_bad_question_is_refused_by_its_number(change: dict[str, object]) -> None:
    with pytest.raises(BadLine) as caught:
        lines.read_request(json.dumps({**ASK, **change}).encode())
    assert caught.value.ask == 7
    assert len(str(caught.value)) <= 300


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"x\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b'{"ask":"7"}\n',
        b'{"ask":true}\n',
        b'{"cancel":null}\n',
        b"\xff\xfe\n",
        b"[" * 500_000,
        b'{"a":' * 100_000,
        b'{"ask":' + b"9" * 999_000 + b"}",
        b" " * 1_000_001,
    ],
    ids=lambda line: repr(line[:12]),
)
def test_a_line_that_is_none_of_ours(line: bytes) -> None:
    with pytest.raises(BadLine):
        lines.read_request(line)
    with pytest.raises(BadLine):
        lines.read_reply(line, "cuccu")


@pytest.mark.parametrize(
    "line",
    [
        b'{"answer":7,"action":{"do":"win"},"because":null,"capped":false,"ms":1}',
        b'{"answer":7,"action":{"do":"keep"},"because":{"why":"mood"},"capped":false,"ms":1}',
        b'{"answer":7,"action":{"do":"keep"}}',
    ],
)
def test_an_answer_of_nonsense_is_refused_by_its_number(line: bytes) -> None:
    with pytest.raises(BadLine) as caught:
        lines.read_reply(line, "cuccu")
    assert caught.value.ask == 7


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_at_all(line: bytes) -> None:
    for read in (lines.read_request, lambda data: lines.read_reply(data, "cuccu")):
        try:
            read(line)
        except BadLine as error:
            assert str(error)
