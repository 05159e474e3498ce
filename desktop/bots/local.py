"""The bot host without a child process: it answers at once, in the thread that asks."""

from __future__ import annotations

import time
from collections.abc import Callable

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Choice, Question
from desktop.log import LOG
from desktop.rules.kit import Rng

CEILING = 2.0
"""Seconds after which a bot is told to stop: an emergency only, levels are budgets of nodes."""


def answer(question: Question, cancelled: Callable[[], bool] = lambda: False, ceiling: float = CEILING) -> Choice:
    """What the bot of this game chooses; it is told to stop when `cancelled` turns true or after `ceiling` seconds."""
    deadline = time.monotonic() + ceiling

    def stop() -> bool:
        return cancelled() or time.monotonic() > deadline

    brain = BRAINS[question.game]
    return brain.choose(question.view, question.legal, question.params, Rng(question.seed), stop)


class LocalHost:
    """Answers every question before `ask` returns: for matches without a window, and as the window's last resort,
    then with `level` easy whatever the seat's own level is."""

    def __init__(self, level: str | None = None, *, strict: bool = False) -> None:
        """`strict` lets a bot's error out instead of covering it with any legal action: for tests and measuring."""
        self._level = level
        self._strict = strict

    def ask(self, question: Question, deliver: Callable[[Choice], None]) -> None:
        """Choose and deliver at once."""
        if self._level is not None:
            params = BRAINS[question.game].levels[self._level]
            question = Question(question.game, question.view, question.legal, params, question.seed)
        try:
            choice = answer(question)
        except Exception:
            if self._strict:
                raise
            LOG.exception("the bot of %s failed", question.game)
            choice = Choice(Rng(question.seed).choice(question.legal))
        deliver(choice)

    def cancel(self) -> None:
        """Nothing is ever at hand."""
