"""A match of The Four Groves that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans.game import Clans
from desktop.rules.clans.values import Options, State, View
from desktop.rules.kit import CHANCE, WATCHER, Action, Rng
from ui.boards import clans as board
from ui.stage.placement import Affordance, Area, Draft, Placement, outlined
from ui.words.clans import ClansWords

GAME = Clans()
EYES = (0, 1, WATCHER)
AREA = Area(1004, 740)


class Match:
    """A match between Marta and Ada, played by itself up to a moment: buying and attacking where that is possible."""

    def __init__(self, seed: int, there: Callable[[State], bool], **options: Any) -> None:
        self.words = ClansWords(("Marta", "Ada"))
        self.options = self.words.match = Options(**options)
        self.state = GAME.new(self.options, 2)
        self.known = {seat: GAME.first_knowledge(self.options, 2, seat) for seat in EYES}
        self.chance = Rng(seed)
        for _ in range(6000):
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
        if isinstance(decision, c.Recruit):
            return next((one for one in legal if isinstance(one, c.Buy)), legal[-1])
        if isinstance(decision, c.Maneuvers):
            return GAME.sample_action(self.state, self.chance)
        if isinstance(decision, c.DeclareAttack):
            return c.Attack()
        going = tuple(one for one in legal if not isinstance(one, c.GoBack))
        return self.chance.choice(going or legal)

    def do(self, action: Action) -> Match:
        """Carry out an action of whoever decides."""
        self.before = {seat: self.view(seat) for seat in EYES}
        step = GAME.step(self.state, action)
        self.state, self.events = step.state, step.events
        for seat in EYES:
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


def awaits(kind: type, turn: int = 0, seat: int | None = None) -> Callable[[State], bool]:
    """The moment when this kind of decision must be made, by this seat if one is named."""

    def there(state: State) -> bool:
        decision = GAME.decision(state)
        return state.turn >= turn and isinstance(decision, kind) and seat in (None, decision.seat)

    return there
