"""Six Good Dogs as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from typing import ClassVar

from desktop.rules.dogs import asking, deeds, lists, match, refusals, sight
from desktop.rules.dogs.check import check
from desktop.rules.dogs.choices import AnyAction, AnyDecision, Rolled
from desktop.rules.dogs.events import AnyEvent
from desktop.rules.dogs.frames import Rolling
from desktop.rules.dogs.reasons import AnyReason
from desktop.rules.dogs.table import Table
from desktop.rules.dogs.values import SEATS, Knowledge, Options, State, View
from desktop.rules.kit import Action, Event, Game, IllegalAction, Outcome, Reason, Rng, Step, Turn, Types


class Dogs(Game[Options, State, View, Knowledge]):
    """Six Good Dogs for two to four: the first with six scored dogs wins."""

    id: ClassVar[str] = "dogs"
    seat_counts: ClassVar[tuple[int, ...]] = SEATS
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def new(self, options: Options, seats: int) -> State:
        """Chance chooses tricks, where they are not agreed on, deals dogs, and rolls for the first turn."""
        return match.new_match(options, seats)

    def decision(self, state: State) -> AnyDecision | None:
        """What the innermost frame asks."""
        return asking.decision(state)

    def legal(self, state: State) -> tuple[Action, ...]:
        """Everything the decision at hand allows."""
        return lists.legal(state)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What is wrong, or still missing."""
        return refusals.why_not(state, action)

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out, up to the next decision."""
        refusal = refusals.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        table = Table(state)
        deeds.act(table, action)
        return Step(table.state(), tuple(table.events))

    def outcome(self, state: State) -> Outcome | None:
        """The winner, then the others by scored dogs."""
        return match.outcome(state)

    def turn(self, state: State) -> Turn:
        """The number of the turn, 0 during the set-up, and whose it is."""
        return Turn(state.turn, state.seat)

    def check(self, state: State) -> None:
        """Raise BrokenState where dogs, dice, tricks or what is open cannot be so."""
        check(state)

    def chances(self, state: State) -> tuple[tuple[int, Action], ...]:
        """Every roll, every dog of the deck, every trick of a colour."""
        return lists.chances(state)

    def draw(self, state: State, rng: Rng) -> Action:
        """By weight; dice one by one."""
        frame = state.frames[-1]
        if isinstance(frame, Rolling):
            return Rolled(tuple(sorted([1 + rng.below(6) for _ in range(frame.count)])))
        return rng.choice(lists.legal(state))

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        """Nothing has happened yet."""
        return sight.first_knowledge(seats, seat)

    def observe(self, knowledge: Knowledge, event: Event) -> Knowledge:
        """Figures for the end."""
        return sight.observe(knowledge, event)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        """The whole table: all of it is public."""
        return sight.view(state, seat, knowledge)

    def sample(self, view: View, rng: Rng) -> State:
        """The one table that looks like this."""
        return sight.sample(view)
