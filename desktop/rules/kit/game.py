"""The contract that every game fulfils: pure functions over frozen values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from desktop.rules.kit.rng import Rng
from desktop.rules.kit.values import (
    Action,
    Decision,
    Event,
    Knowledge,
    Options,
    Outcome,
    Reason,
    State,
    Step,
    Turn,
    View,
)

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
K = TypeVar("K", bound=Knowledge)


@dataclass(frozen=True)
class Types:
    """What a game's values decode to. `action`, `event`, `decision` and `reason` are unions of the game's classes
    (for `reason`, those of the kit included where the game gives them)."""

    options: type[Any]
    state: type[Any]
    view: type[Any]
    knowledge: type[Any]
    action: Any
    event: Any
    decision: Any
    reason: Any


class Game(ABC, Generic[O, S, V, K]):
    """One game. Stateless: an instance is only a name for its functions.

    Seats are 0 .. n-1 in seating order. `CHANCE` is a seat too: the rules never draw, they ask.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]]
    types: ClassVar[Types]

    # -- a match ------------------------------------------------------------------------------------------------------

    def why_not_options(self, options: O, seats: int) -> Reason | None:
        """Why no match can be played with these options, or None."""
        return None

    @abstractmethod
    def new(self, options: O, seats: int) -> S:
        """The state before the first decision (often one of CHANCE)."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """What must be decided now; None when the match is over."""

    @abstractmethod
    def legal(self, state: S) -> tuple[Action, ...]:
        """What the deciding seat may do, in a fixed order; never empty before the end.

        Where the decision is not `listed`, some of what is allowed. For CHANCE: every outcome with a weight.
        """

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Reason | None:
        """Why the deciding seat may not do this now; None if it may. It depends on what that seat can see only."""

    @abstractmethod
    def step(self, state: S, action: Action) -> Step[S]:
        """Carry out an action of the deciding seat, up to the next decision. The argument is never changed.

        Raises IllegalAction, with the answer of `why_not`, for anything else.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """The running number of the turn (deal, round) and whose it is."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise BrokenState for a position that breaks the game's invariants (a hand-edited save)."""

    # -- chance -------------------------------------------------------------------------------------------------------

    def chances(self, state: S) -> tuple[tuple[int, Action], ...]:
        """All (weight, outcome) pairs of the chance decision at hand, weights from 1; () where they are too many (a
        shuffle): the decision is then not `listed`."""
        return ()

    def draw(self, state: S, rng: Rng) -> Action:
        """One outcome of the chance decision at hand. Override it where `chances` is empty."""
        return rng.weighted(self.chances(state))

    # -- what a seat sees ---------------------------------------------------------------------------------------------

    @abstractmethod
    def first_knowledge(self, options: O, seats: int, seat: int) -> K:
        """What a seat (or WATCHER) knows before the match begins."""

    @abstractmethod
    def observe(self, knowledge: K, event: Event) -> K:
        """What it knows after an event, given as `Event.seen_by` shows it to that seat."""

    @abstractmethod
    def view(self, state: S, seat: int, knowledge: K) -> V:
        """What the seat (or WATCHER) may see. Keys of what it cannot see tell nothing."""

    @abstractmethod
    def sample(self, view: V, rng: Rng) -> S:
        """A state that looks the same to this seat and agrees with what it knows, with what it cannot see dealt at
        random. What other seats know of it need not fit."""

    # -- help for tests and bots --------------------------------------------------------------------------------------

    def sample_action(self, state: S, rng: Rng) -> Action:
        """Any legal action of the deciding seat, those not listed included."""
        return rng.choice(self.legal(state))

    def candidates(self, view: V, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """The actions worth thinking about, all of them allowed; where the decision is not listed, a wider choice than
        `legal`."""
        return legal
