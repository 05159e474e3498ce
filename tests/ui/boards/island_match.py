"""An island match that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.island import choices as c
from desktop.rules.island.game import Island
from desktop.rules.island.values import Options, State, View
from desktop.rules.kit import CHANCE, WATCHER, Action, Rng
from ui.boards import island as board
from ui.stage.placement import Affordance, Area, Draft, Placement, outlined
from ui.words.island import IslandWords

GAME = Island()
NAMES = ("Marta", "Jonas", "Ada", "Bruno")
AREA = Area(1004, 740)


class Match:
    """A match between Marta, Jonas and others, played by itself up to a moment: building where that is possible."""

    def __init__(self, seed: int, there: Callable[[State], bool], seats: int = 4, **options: Any) -> None:
        self.words = IslandWords(NAMES[:seats])
        self.options = Options(**options)
        self.seats = seats
        self.eyes = (*range(seats), WATCHER)
        self.state = GAME.new(self.options, seats)
        self.known = {seat: GAME.first_knowledge(self.options, seats, seat) for seat in self.eyes}
        self.chance = Rng(seed)
        for _ in range(4000):
            if GAME.decision(self.state) is None or there(self.state):
                break
            self.do(self.something())

    def something(self) -> Action:
        """What a match goes on with."""
        decision = GAME.decision(self.state)
        assert decision is not None
        if decision.seat == CHANCE:
            return GAME.draw(self.state, self.chance)
        legal = GAME.legal(self.state)
        builds = [one for one in legal if isinstance(one, c.BuildCity | c.BuildSettlement | c.BuyCard | c.BuildRoad)]
        plays = [one for one in legal if isinstance(one, c.PlayKnight | c.PlayMonopoly | c.PlayYearOfPlenty)]
        if isinstance(decision, c.TakeTurn):
            return self.chance.choice(plays or builds or legal)
        return self.chance.choice(builds or legal)

    def do(self, action: Action) -> Match:
        """Carry out an action of whoever decides."""
        self.before = {seat: self.view(seat) for seat in self.eyes}
        step = GAME.step(self.state, action)
        self.state, self.events = step.state, step.events
        for seat in self.eyes:
            for event in self.seen(seat):
                self.known[seat] = GAME.observe(self.known[seat], event)
        return self

    def seen(self, seat: int) -> tuple[Any, ...]:
        """What a seat was shown of the last action."""
        shown = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in shown if event is not None)

    @property
    def decider(self) -> int:
        """The seat that decides."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision.seat

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        return GAME.view(self.state, seat, self.known[seat])

    def can(self, draft: Draft | None = None) -> tuple[Affordance, ...]:
        """What the seat that decides can do with this laid out."""
        return board.laid_out(
            self.view(self.decider),
            draft,
            GAME.legal(self.state),
            self.words,
            lambda action: GAME.why_not(self.state, action),
        )

    def picture(self, seat: int | None = None, draft: Draft | None = None, area: Area = AREA) -> dict[str, Placement]:
        """The table by key, as the stage shows it; for the seat that decides with what can be done."""
        view = self.view(self.decider if seat is None else seat)
        found = board.picture(view, draft, area, self.words)
        if seat is None:
            found = outlined(found, self.can(draft))
        return {placement.key: placement for placement in found}


def awaits(kind: type, turn: int = 0) -> Callable[[State], bool]:
    """The moment when this kind of decision must be made."""
    return lambda state: state.turn >= turn and isinstance(GAME.decision(state), kind)
