"""Rival Princes as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from typing import ClassVar

from desktop.rules.kit import (
    Action,
    Event,
    Game,
    IllegalAction,
    MatchIsOver,
    Outcome,
    Reason,
    Rng,
    Step,
    Turn,
    Types,
)
from desktop.rules.princes import frames, sight
from desktop.rules.princes.action_cards import ATTACK_ROLLS
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, STARTING
from desktop.rules.princes.check import check
from desktop.rules.princes.choices import AnyAction, Arrange, CardsShuffled, EventsShuffled, GoBack, RegionsShuffled
from desktop.rules.princes.decisions import AnyDecision
from desktop.rules.princes.events import AnyEvent
from desktop.rules.princes.flow import RULES, go_on
from desktop.rules.princes.main_phase import random_offer
from desktop.rules.princes.opening import START_ROLLS, new_match
from desktop.rules.princes.reasons import AnyReason, OptionOutOfRange, PointsReached, TurnsRanOut
from desktop.rules.princes.sample import sample
from desktop.rules.princes.table import Table, points_by_seat
from desktop.rules.princes.turns import dice_chances
from desktop.rules.princes.values import SEATS, Knowledge, Options, State, View

_RANGES: tuple[tuple[str, int, int], ...] = (
    ("points", 5, 20),
    ("max_rounds", 1, 400),
    ("brigand_grace_turns", 0, 10),
)


class Princes(Game[Options, State, View, Knowledge]):
    """Two principalities: twelve points in one's own turn win."""

    id: ClassVar[str] = "princes"
    seat_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def why_not_options(self, options: Options, seats: int) -> Reason | None:
        """Numbers within their bounds."""
        for value, (name, least, most) in zip(
            (options.points, options.max_rounds, options.brigand_grace_turns), _RANGES, strict=True
        ):
            if not least <= value <= most:
                return OptionOutOfRange(name, least, most)  # type: ignore[arg-type]
        return None

    def new(self, options: Options, seats: int) -> State:
        """Before anything is shuffled."""
        return new_match(options)

    def decision(self, state: State) -> AnyDecision | None:
        """What the innermost frame asks."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        return RULES[type(frame)].decision(state, frame)

    def legal(self, state: State) -> tuple[Action, ...]:
        """What the innermost frame allows; offers, arrangements and shuffles are not listed."""
        if not state.frames:
            return ()
        frame = state.frames[-1]
        return RULES[type(frame)].legal(state, frame)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What the innermost frame says about it."""
        if not state.frames:
            return MatchIsOver()
        frame = state.frames[-1]
        return RULES[type(frame)].why_not(state, frame, action)

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out and go on to the next decision."""
        if not state.frames:
            raise IllegalAction(MatchIsOver())
        frame = state.frames[-1]
        rule = RULES[type(frame)]
        refusal = rule.why_not(state, frame, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        table = Table(state)
        rule.act(table, frame, action)
        go_on(table)
        return Step(table.frozen(), tuple(table.log))

    def outcome(self, state: State) -> Outcome | None:
        """Who reached the points; when the rounds ran out, who has more."""
        if state.phase != "over":
            return None
        points, winner = points_by_seat(state), state.winner
        places = ((0, 1),) if winner is None else ((winner,), (1 - winner,))
        if winner is None or state.turn > 2 * state.options.max_rounds:
            return Outcome(places, TurnsRanOut(points))
        return Outcome(places, PointsReached(winner, points))

    def turn(self, state: State) -> Turn:
        """The number of the turn over both seats, and whose it is."""
        return Turn(state.turn, state.active)

    def check(self, state: State) -> None:
        """Raise BrokenState for what no play can have led to."""
        check(state)

    # -- chance -------------------------------------------------------------------------------------------------------

    def chances(self, state: State) -> tuple[tuple[int, Action], ...]:
        """Dice; shuffles have too many outcomes to name."""
        match state.frames:
            case (*_, frames.Rolling(number)):
                return dice_chances(number)
            case (*_, frames.AttackRolling()):
                return tuple((1, roll) for roll in ATTACK_ROLLS)
            case (*_, frames.Opening()):
                return tuple((1, roll) for roll in START_ROLLS)
        return ()

    def draw(self, state: State, rng: Rng) -> Action:
        """A roll, or an order."""
        match state.frames:
            case (*_, frames.ShufflingCards()):
                return CardsShuffled(rng.shuffled(DRAW_CARDS))
            case (*_, frames.ShufflingRegions()):
                return RegionsShuffled(rng.shuffled(sorted(state.pile)))
            case (*_, frames.ShufflingEvents()):
                return EventsShuffled(rng.shuffled(EVENT_PILE))
        return rng.weighted(self.chances(state))

    # -- what a seat sees ---------------------------------------------------------------------------------------------

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        """Nothing."""
        return sight.first_knowledge(seat)

    def observe(self, knowledge: Knowledge, event: Event) -> Knowledge:
        """Cards seen in stacks, in the other's hand, on the event pile."""
        return sight.observe(knowledge, event)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        """The public table, the own hand, what is being looked at."""
        return sight.view(state, seat, knowledge, self.decision(state))

    def sample(self, view: View, rng: Rng) -> State:
        """Everything the seat cannot see dealt at random, but for what it remembers."""
        return sample(view, rng)

    # -- help for tests and bots --------------------------------------------------------------------------------------

    def sample_action(self, state: State, rng: Rng) -> Action:
        """Also an offer now and then, and any arrangement."""
        frame = state.frames[-1]
        if isinstance(frame, frames.Acting) and rng.chance(1, 8):
            offer = random_offer(state, frame.seat, rng)
            if offer is not None:
                return offer
        if isinstance(frame, frames.Arranging):
            first, second, third, fourth, fifth, sixth = rng.shuffled(STARTING[frame.seat])
            return Arrange((first, second, third, fourth, fifth, sixth))
        if isinstance(frame, frames.ShufflingCards | frames.ShufflingRegions | frames.ShufflingEvents):
            return self.draw(state, rng)
        return rng.choice(self.legal(state))

    def candidates(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Without thinking better of a payment."""
        fewer = tuple(action for action in legal if not isinstance(action, GoBack))
        return fewer or legal
