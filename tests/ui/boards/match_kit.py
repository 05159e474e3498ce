"""What the tests of all tables share: a match that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from desktop.rules.kit import CHANCE, WATCHER, Action, Rng
from ui.stage.placement import Affordance, Area, Cue, Draft, Placement, outlined

AREA = Area(1004, 740)
NAMES = ("Marta", "Jonas", "Ada", "Bruno")


class PlayedMatch(ABC):
    """A match of a game, seen through its board and its words."""

    game: Any
    board: Any

    def __init__(self, words: Any, options: Any, seats: int, seed: int) -> None:
        self.words, self.options, self.seats = words, options, seats
        self.eyes = (*range(seats), WATCHER)
        self.state = self.game.new(options, seats)
        self.known = {seat: self.game.first_knowledge(options, seats, seat) for seat in self.eyes}
        self.before: dict[int, Any] = {}
        self.events: tuple[Any, ...] = ()
        self.chance = Rng(seed)

    def play(self, there: Callable[[Any], bool], most: int) -> None:
        """Go on by itself until the match is `there` or over, or for so many steps."""
        for _ in range(most):
            decision = self.game.decision(self.state)
            if decision is None or there(self.state):
                return
            self.go_on()

    def go_on(self) -> Any:
        """The next step of the match, by itself."""
        return self.do(self.something())

    def something(self) -> Action:
        """What the match goes on with."""
        decision = self.game.decision(self.state)
        drawn: Action = self.game.draw(self.state, self.chance) if decision.seat == CHANCE else self.chosen(decision)
        return drawn

    @abstractmethod
    def chosen(self, decision: Any) -> Action:
        """What the seat goes on with that decides."""

    def do(self, action: Action) -> Any:
        """Carry out an action of whoever decides."""
        self.before = {seat: self.view(seat) for seat in self.eyes}
        step = self.game.step(self.state, action)
        self.state, self.events = step.state, step.events
        for seat in self.eyes:
            for event in self.seen(seat):
                self.known[seat] = self.game.observe(self.known[seat], event)
        return self

    def seen(self, seat: int) -> tuple[Any, ...]:
        """What a seat was shown of the last action."""
        shown = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in shown if event is not None)

    @property
    def decider(self) -> int:
        """The seat that decides; the watcher where chance does, or nobody."""
        decision = self.game.decision(self.state)
        return WATCHER if decision is None or decision.seat == CHANCE else int(decision.seat)

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees now; by itself the one that decides."""
        seat = self.decider if seat is None else seat
        return self.game.view(self.state, seat, self.known[seat])

    def can(self, draft: Draft | None = None) -> tuple[Affordance, ...]:
        """What the seat that decides can do with this laid out."""
        legal = self.game.legal(self.state)
        found = self.board.laid_out(
            self.view(), draft, legal, self.words, lambda action: self.game.why_not(self.state, action)
        )
        return tuple(found)

    def picture(self, seat: int | None = None, draft: Draft | None = None, area: Area = AREA) -> dict[str, Placement]:
        """The table by key, as the stage shows it; for the seat that decides with what can be done."""
        found = self.board.picture(self.view(seat), draft, area, self.words)
        if seat is None:
            found = outlined(found, self.can(draft))
        return {placement.key: placement for placement in found}

    def cues(self, seat: int) -> tuple[Cue, ...]:
        """What is acted out for a seat after the last step."""
        found = self.board.cues(self.before[seat], self.seen(seat), self.view(seat), AREA, self.words)
        return tuple(found)


def awaiting(game: Any) -> Callable[..., Callable[[Any], bool]]:
    """Makes `awaits(kind, turn, seat)`: the moment when this kind of decision must be made, by this seat if named."""

    def awaits(kind: type, turn: int = 0, seat: int | None = None) -> Callable[[Any], bool]:
        def there(state: Any) -> bool:
            decision = game.decision(state)
            return state.turn >= turn and isinstance(decision, kind) and seat in (None, getattr(decision, "seat", None))

        return there

    return awaits
