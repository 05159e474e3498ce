"""What a bot is asked and what it answers; what a game's bot module offers; who carries the question to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from desktop.rules.kit import Action, Reason, Rng, Value, View

LEVELS = ("easy", "normal", "hard")


class Params(Value, frozen=True):
    """A level of one game's bot: node budget, noise, weights. Plain numbers and words; kept in the save."""


@dataclass(frozen=True)
class Question:
    """One decision put to a bot: what its seat sees, what is legal, how strong it is, and its own luck.

    The same question always gets the same answer, on every machine, unless the emergency ceiling in seconds was hit.
    """

    game: str
    view: View
    legal: tuple[Action, ...]
    params: Params
    seed: int


@dataclass(frozen=True)
class Choice:
    """A bot's answer. `because` names the facts that decided, knowing only what the seat sees; `capped` tells that
    the ceiling in seconds cut the thinking short."""

    action: Action
    because: Reason | None = None
    capped: bool = False


class Brain(Protocol):
    """A game's bot module, as `desktop.bots.brains` registers it."""

    params_type: type[Any]
    """The game's Params class."""
    levels: Mapping[str, Params]
    """easy, normal, hard."""
    baselines: Mapping[str, Params]
    """Fixed yardsticks for the ladder, never weakened: random, greedy."""
    reason: Any
    """Union of the Reason classes `because` may hold."""

    def choose(self, view: Any, legal: tuple[Action, ...], params: Any, rng: Rng, stop: Callable[[], bool]) -> Choice:
        """Choose among `legal` (or the game's candidates). `stop` turns true when the thinking must end at once."""
        ...


class BotHost(Protocol):
    """Carries questions to bots, one at a time: in this process, or in a child process."""

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        """Put a question; `answer` is called later (or at once) from the caller's thread, exactly once unless
        cancelled. A host never fails: its last resort is a cheap answer of its own."""
        ...

    def cancel(self) -> None:
        """Forget the question at hand; its answer will not be delivered."""
        ...
