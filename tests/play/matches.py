"""Matches for the tests of the session: persons, a bot, hosts, and the moves the tests need again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import toy_dogs

from desktop.bots.contract import Choice, Params, Question
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Action, Game, NotNow, Rng
from desktop.saves.schema import Bot, Person, Seat

ANN, BEN, CLEO = Person("Ann"), Person("Ben"), Person("Cleo")
OTTO = Bot("Otto", "easy", {"noise": 30})
AnyGame = Game[Any, Any, Any, Any]


class Level(Params, frozen=True):
    noise: int = 0


class LateHost:
    """Keeps the questions; the test answers when it likes, even after the question was dropped."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, Callable[[Choice], None]]] = []
        self.cancelled = 0

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        self.asked.append((question, answer))

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, which: int = -1, action: Action | None = None) -> None:
        question, deliver = self.asked[which]
        deliver(Choice(action if action is not None else question.legal[0], NotNow()))


class PromptHost:
    """Answers at once with one of the legal actions."""

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        answer(Choice(Rng(question.seed).choice(question.legal)))

    def cancel(self) -> None:
        raise AssertionError("nothing is ever at hand")


def begin(game: AnyGame, *seats: Seat, host: Any = None, seed: int = 1, **rules: Any) -> Session:
    """A new match, advanced to the first decision that needs somebody."""
    session = Session(game, game.types.options(), seats, seed, host or LateHost(), **rules)
    settle(session)
    return session


def settle(session: Session) -> None:
    """Let chance and the rules act; a bot is not asked."""
    while session.waiting in (Waiting.CHANCE, Waiting.RULE):
        assert session.advance()


def do(session: Session, seat: int, *actions: Action) -> None:
    """The person at `seat` acts; after each action chance and the rules do."""
    for action in actions:
        session.submit(seat, action)
        settle(session)


def everything(session: Session) -> tuple[Any, ...]:
    """All that a refused or undone action must leave as it was."""
    return session.state, session.knowledge, session.streams, tuple(session.played), session.decision


def bury(session: Session) -> toy_dogs.Place:
    (frame,) = (frame for frame in session.state.frames if isinstance(frame, toy_dogs.Placing))
    return toy_dogs.Place((toy_dogs.YARD,) * len(frame.dice))


def dice(session: Session) -> list[tuple[int, ...]]:
    return [played.action.dice for played in session.played if isinstance(played.action, toy_dogs.Rolled)]
