"""Matches and their files, whole and spoilt, for the tests of saving."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Question
from desktop.bots.local import LocalHost
from desktop.play.keeper import save_of
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves import codec
from desktop.saves.schema import Bot, Person

NAMES = ("Ada", "Ołena", "דנה", "Jonas")


class NoBots:
    """The host of a match between persons: nobody asks it anything."""

    def ask(self, question: object, answer: object) -> None:
        raise AssertionError("no bot sits at this table")

    def cancel(self) -> None:
        pass


def new_match(seed: int = 7) -> Session:
    """Four persons at a table of Cuccù, before the first card."""
    game = GAMES["cuccu"]
    return Session(game, game.types.options(), [Person(name) for name in NAMES], seed, NoBots())


def bot_match(seed: int = 7, level: str = "random") -> Session:
    """Four bots at a table of Cuccù, before the first card."""
    game = GAMES["cuccu"]
    brain = BRAINS[game.id]
    params = msgspec.structs.asdict({**brain.baselines, **brain.levels}[level])
    seats = [Bot(name, level, params) for name in NAMES]
    return Session(game, game.types.options(), seats, seed, LocalHost(strict=True))


def play(session: Session, actions: int, luck: Rng) -> Session:
    """So many more actions, or up to the end; persons do anything that is allowed."""
    end = len(session.played) + actions
    while len(session.played) < end and session.waiting is not Waiting.OVER:
        one_action(session, luck)
    return session


def one_action(session: Session, luck: Rng) -> None:
    """The next action, by whoever must act."""
    if session.waiting is Waiting.PERSON:
        decision = session.decision
        assert decision is not None
        seat = decision.seat if decision.seat in session.persons else session.persons[0]
        session.submit(seat, luck.choice(session.legal(seat)))
    else:
        session.advance()


def to_a_person(session: Session, luck: Rng) -> Session:
    """On to the next decision of a person."""
    while session.waiting is not Waiting.PERSON:
        one_action(session, luck)
    return session


def file_of(session: Session, title: str = "") -> bytes:
    """The bytes of the saved game."""
    return codec.encode(session.game, save_of(session), title=title, date="2025-11-30T15:04:05Z")


def a_file(actions: int = 60, seed: int = 7) -> bytes:
    """The file of a match in the middle."""
    return file_of(play(new_match(seed), actions, Rng(seed)))


def parts(data: bytes) -> tuple[dict[str, Any], bytes]:
    """Header and body of a file."""
    line, body = data.split(b"\n", 1)
    return json.loads(line), body


def joined(header: dict[str, Any], body: bytes) -> bytes:
    """A file whose header gives the right size and checksum of this body."""
    header = {**header, "size": len(body), "checksum": hashlib.sha256(body).hexdigest()}
    return json.dumps(header, ensure_ascii=False).encode() + b"\n" + body


def with_header(data: bytes, **changes: Any) -> bytes:
    """The file with other fields in its header, everything else in order."""
    header, body = parts(data)
    return joined({**header, **changes}, body)


def with_body(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The file edited by hand, by somebody who knows about checksums."""
    header, body = parts(data)
    content = json.loads(body)
    change(content)
    header["players"] = content.get("seats", header["players"])
    return joined(header, json.dumps(content, ensure_ascii=False).encode() + b"\n")


def with_raw_body(data: bytes, body: bytes) -> bytes:
    """The file with other bytes for a body, and a checksum that fits them."""
    return joined(parts(data)[0], body)


def question(level: str = "hard", seed: int = 5) -> Question:
    """A bot's decision in the middle of a match."""
    session = play(bot_match(), 20, Rng(1))
    while session.waiting is not Waiting.BOT:
        session.advance()
    decision = session.decision
    assert decision is not None
    legal = session.legal(decision.seat)
    return Question("cuccu", session.view(decision.seat), legal, BRAINS["cuccu"].levels[level], seed)
