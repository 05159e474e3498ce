"""A Cuccù match that is led by hand, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu import values as v
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.kit import WATCHER, Action, Event, Reason
from ui.boards import cuccu as board
from ui.stage.placement import Affordance, Area, Cue, Placement
from ui.words.cuccu import CuccuWords

GAME = Cuccu()
EYES = (0, 1, 2, 3, WATCHER)


class Match:
    """Seats 0 .. 3 are Mira, Otto, Ada and Bruno; whoever sits at the right of `dealer` begins."""

    area = Area(1004, 800)

    def __init__(self, lives: int = 3, dealer: int = 3) -> None:
        self.words = CuccuWords(["Mira", "Otto", "Ada", "Bruno"])
        options = v.Options(lives)
        self.state = GAME.new(options, 4)
        self.known = {seat: GAME.first_knowledge(options, 4, seat) for seat in EYES}
        self.before: dict[int, v.View] = {}
        self.events: tuple[Event, ...] = ()
        self.do(v.FirstDealer(dealer))

    def do(self, *actions: Action) -> Match:
        """Carries out actions of whoever decides."""
        for action in actions:
            self.before = {seat: self.view(seat) for seat in EYES}
            step = GAME.step(self.state, action)
            self.state, self.events = step.state, step.events
            for seat in EYES:
                for event in self.seen(seat):
                    self.known[seat] = GAME.observe(self.known[seat], event)
        return self

    def deal(self, rank: str) -> Match:
        """The next card of the pack."""
        return self.do(v.Dealt(v.Rank[rank]))

    def view(self, seat: int) -> v.View:
        """What a seat sees now."""
        return GAME.view(self.state, seat, self.known[seat])

    def seen(self, seat: int) -> tuple[Event, ...]:
        """What a seat was shown of the last action."""
        shown = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in shown if event is not None)

    def picture(self, seat: int = 0, **area: Any) -> dict[str, Placement]:
        """The table for a seat, by key."""
        at = Area(area.get("width", 1004), area.get("height", 800), area.get("dark", False), area.get("rtl", False))
        return {placement.key: placement for placement in board.picture(self.view(seat), None, at, self.words)}

    def cues(self, seat: int = 0) -> tuple[Cue, ...]:
        """What is acted out for a seat after the last action."""
        return board.cues(self.before[seat], self.seen(seat), self.view(seat), self.area, self.words)

    def can(self, seat: int = 0) -> dict[str, Affordance]:
        """What a seat can do, by the kind of action."""
        view = self.view(seat)
        decides = view.awaits is not None and (view.awaits.seat == seat or view.awaits.anyone)
        legal = GAME.legal(self.state) if decides else ()

        def why_not(action: Action) -> Reason | None:
            from desktop.rules.kit import NotYourDecision

            return GAME.why_not(self.state, action) if decides else NotYourDecision(view.turn)

        found = board.affordances(view, legal, self.words, why_not)
        return {type(one.action).__name__: one for one in found}


@pytest.fixture
def match(qapp: object) -> Callable[..., Match]:
    """Begins a match: `match(lives=1, dealer=2)`."""
    return Match
