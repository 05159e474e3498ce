"""The lines between the window and the bot process, each one JSON object; both ends use these functions.

To the process:
    {"hello": 1}
    {"ask": 7, "game": "cuccu", "view": {...}, "legal": [...], "params": {...}, "seed": 5}
    {"cancel": 7}
From it:
    {"ready": true, "version": "0.1.0"}
    {"answer": 7, "action": {...}, "because": {...} | null, "capped": false, "ms": 12}
    {"cancelled": 7}            there will be no answer to 7 from now on
    {"error": "...", "ask": 7 | null}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Choice, Params, Question
from desktop.rules.kit import Action, Reason, Value
from desktop.rules.registry import GAMES

MAX_LINE = 1_000_000
"""No line is longer than this, its end included."""

_MAX_SEED = (1 << 64) - 1


class BadLine(ValueError):
    """A line that is not one of ours; its text says why in plain English. `ask` is the question it belongs to."""

    def __init__(self, text: str, ask: int | None = None) -> None:
        super().__init__(text)
        self.ask = ask


@dataclass(frozen=True)
class Hello:
    """Are you there?"""


@dataclass(frozen=True)
class Ask:
    """A question with its number."""

    number: int
    question: Question


@dataclass(frozen=True)
class Cancel:
    """Forget this question."""

    number: int


@dataclass(frozen=True)
class Ready:
    """The process is there."""

    version: str


@dataclass(frozen=True)
class Answer:
    """The answer to a question; `ms` is how long the bot thought."""

    number: int
    choice: Choice
    ms: int


@dataclass(frozen=True)
class Cancelled:
    """The process has forgotten this question."""

    number: int


@dataclass(frozen=True)
class Error:
    """Something was wrong with a line, or a bot failed at question `ask`."""

    text: str
    ask: int | None


class _Ask(Value, frozen=True):
    ask: int
    game: str
    view: msgspec.Raw
    legal: msgspec.Raw
    params: msgspec.Raw
    seed: int


class _Answer(Value, frozen=True):
    answer: int
    action: msgspec.Raw
    because: msgspec.Raw
    capped: bool
    ms: int


# -- to the process ---------------------------------------------------------------------------------------------------


def hello_line() -> bytes:
    """Are you there?"""
    return b'{"hello":1}\n'


def ask_line(number: int, question: Question) -> bytes:
    """A question. The view is all that the process is told of the match."""
    return _line(
        {
            "ask": number,
            "game": question.game,
            "view": question.view,
            "legal": question.legal,
            "params": question.params,
            "seed": question.seed,
        }
    )


def cancel_line(number: int) -> bytes:
    """Forget the question with this number."""
    return _line({"cancel": number})


def read_request(line: bytes) -> Hello | Ask | Cancel:
    """What the window wants. Raises BadLine."""
    plain = _plain(line)
    if plain.keys() == {"hello"}:
        return Hello()
    if plain.keys() == {"cancel"}:
        return Cancel(_number(plain["cancel"]))
    if "ask" not in plain:
        raise BadLine("the line is neither hello, ask nor cancel")
    number = _number(plain["ask"])
    try:
        raw = msgspec.json.decode(line, type=_Ask)
        game, brain = GAMES[raw.game], BRAINS[raw.game]
        view = msgspec.json.decode(raw.view, type=game.types.view)
        legal: tuple[Action, ...] = _decode_tuple(raw.legal, game.types.action)
        params: Params = msgspec.json.decode(raw.params, type=brain.params_type)
    except KeyError:
        raise BadLine("no bot plays this game", number) from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLine(f"the question cannot be read: {error}"[:300], number) from None
    if not legal or not 0 <= raw.seed <= _MAX_SEED:
        raise BadLine("the question has nothing to choose from, or an impossible seed", number)
    return Ask(number, Question(raw.game, view, legal, params, raw.seed))


# -- from the process -------------------------------------------------------------------------------------------------


def ready_line(version: str) -> bytes:
    """The process is there."""
    return _line({"ready": True, "version": version})


def answer_line(number: int, choice: Choice, ms: int) -> bytes:
    """The answer to a question."""
    return _line(
        {
            "answer": number,
            "action": choice.action,
            "because": choice.because,
            "capped": choice.capped,
            "ms": ms,
        }
    )


def cancelled_line(number: int) -> bytes:
    """The question is forgotten."""
    return _line({"cancelled": number})


def error_line(text: str, ask: int | None = None) -> bytes:
    """A plain sentence for the log."""
    return _line({"error": text, "ask": ask})


def read_reply(line: bytes, game_id: str) -> Ready | Answer | Cancelled | Error:
    """What the process says; an answer's action and reason are decoded as those of `game_id`. Raises BadLine."""
    plain = _plain(line)
    if "ready" in plain:
        return Ready(str(plain.get("version", "")))
    if "cancelled" in plain:
        return Cancelled(_number(plain["cancelled"]))
    if "error" in plain:
        ask = plain.get("ask")
        return Error(str(plain["error"]), ask if type(ask) is int else None)
    if "answer" not in plain:
        raise BadLine("the line is neither ready, answer, cancelled nor error")
    number = _number(plain["answer"])
    try:
        raw = msgspec.json.decode(line, type=_Answer)
        action: Action = msgspec.json.decode(raw.action, type=GAMES[game_id].types.action)
        because: Reason | None = None
        if bytes(raw.because) != b"null":
            because = msgspec.json.decode(raw.because, type=BRAINS[game_id].reason)
    except KeyError:
        raise BadLine("no bot plays this game", number) from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLine(f"the answer cannot be read: {error}"[:300], number) from None
    return Answer(number, Choice(action, because, raw.capped), raw.ms)


# -- both -------------------------------------------------------------------------------------------------------------


def _line(value: dict[str, object]) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _plain(line: bytes) -> dict[str, Any]:
    if len(line) > MAX_LINE:
        raise BadLine("the line is too long")
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadLine("the line is not JSON") from None
    if not isinstance(plain, dict):
        raise BadLine("the line is not a JSON object")
    return plain


def _number(value: Any) -> int:
    if type(value) is not int:
        raise BadLine("the number of the question is not a number")
    return value


def _decode_tuple(raw: msgspec.Raw, item: Any) -> tuple[Any, ...]:
    tuple_of: Any = tuple
    found: tuple[Any, ...] = msgspec.json.decode(raw, type=tuple_of[item, ...])
    return found
