"""A match of Six Good Dogs that is played by itself up to a moment, for the tests of its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.bots.dogs_greedy import greedy
from desktop.rules.dogs.game import Dogs
from desktop.rules.dogs.values import Options, State, View
from desktop.rules.kit import CHANCE, WATCHER, Action, Event, Rng
from ui.boards import dogs as board
from ui.stage.placement import Affordance, Area, Cue, Draft, Placement, outlined
from ui.words.dogs import DogsWords

GAME = Dogs()
AREA = Area(1004, 740)
NAMES = ("Marta", "Jonas", "Ada", "Bruno")


class Match:
    """Everybody does what looks best at once, until the match is `there`."""

    def __init__(self, seed: int, there: Callable[[State], bool], seats: int = 3, **options: Any) -> None:
        self.words = DogsWords(NAMES[:seats])
        self.eyes = (*range(seats), WATCHER)
        chosen = Options(**options)
        self.state = GAME.new(chosen, seats)
        self.known = {seat: GAME.first_knowledge(chosen, seats, seat) for seat in self.eyes}
        self.before: dict[int, View] = {}
        self.events: tuple[Event, ...] = ()
        self.chance = Rng(seed)
        while GAME.decision(self.state) is not None and not there(self.state):
            self.go_on()

    def go_on(self) -> Match:
        """The next step of the match, by itself."""
        decision = GAME.decision(self.state)
        assert decision is not None
        if decision.seat == CHANCE:
            return self.do(GAME.draw(self.state, self.chance))
        return self.do(greedy(self.view(decision.seat), GAME.legal(self.state)))

    def do(self, action: Action) -> Match:
        """Carry out an action of whoever decides."""
        self.before = {seat: self.view(seat) for seat in self.eyes}
        step = GAME.step(self.state, action)
        self.state, self.events = step.state, step.events
        for seat in self.eyes:
            for event in self.events:
                self.known[seat] = GAME.observe(self.known[seat], event)
        return self

    @property
    def decider(self) -> int:
        """The seat that decides; the watcher where chance does."""
        decision = GAME.decision(self.state)
        return WATCHER if decision is None or decision.seat == CHANCE else decision.seat

    def view(self, seat: int | None = None) -> View:
        """What a seat sees now; by itself the one that decides."""
        seat = self.decider if seat is None else seat
        return GAME.view(self.state, seat, self.known[seat])

    def can(self, draft: Draft | None = None) -> tuple[Affordance, ...]:
        """What the seat that decides can do with this laid out."""
        legal = GAME.legal(self.state)
        return board.laid_out(self.view(), draft, legal, self.words, lambda action: GAME.why_not(self.state, action))

    def picture(self, seat: int | None = None, draft: Draft | None = None, area: Area = AREA) -> dict[str, Placement]:
        """The table by key, as the stage shows it."""
        found = board.picture(self.view(seat), draft, area, self.words)
        if seat is None:
            found = outlined(found, self.can(draft))
        return {placement.key: placement for placement in found}

    def cues(self, seat: int) -> tuple[Cue, ...]:
        """What is acted out for a seat after the last step."""
        return board.cues(self.before[seat], self.events, self.view(seat), AREA, self.words)


def awaits(kind: type, turn: int = 0) -> Callable[[State], bool]:
    """The moment when this kind of decision must be made."""
    return lambda state: state.turn >= turn and isinstance(GAME.decision(state), kind)
