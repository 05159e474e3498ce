"""The Four Groves as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from typing import ClassVar

from desktop.rules.clans import frames, sight
from desktop.rules.clans.attack import random_assignment
from desktop.rules.clans.check import check
from desktop.rules.clans.choices import AnyAction, AnyDecision, DeckShuffled
from desktop.rules.clans.decks import faults
from desktop.rules.clans.events import AnyEvent
from desktop.rules.clans.flow import RULES, go_on
from desktop.rules.clans.reasons import AnyReason, Ended, OwnDeckMissing, TurnsOutOfRange
from desktop.rules.clans.sample import sample
from desktop.rules.clans.searching import deck
from desktop.rules.clans.table import Table
from desktop.rules.clans.turns import TOSSES, new_match
from desktop.rules.clans.values import SEATS, Knowledge, Options, State, View
from desktop.rules.clans.worthwhile import worthwhile
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

LEAST_TURNS, MOST_TURNS = 1, 200
KEPT = 6
_READ: list[tuple[State, Table]] = []
"""The states read last, with their tables: a decision, its list and its refusals look at the same one."""


def reading(state: State) -> Table:
    """A table to read the state on. It is never changed."""
    for known, table in _READ:
        if known is state:
            return table
    table = Table(state)
    _remember(state, table)
    return table


def _remember(state: State, table: Table) -> None:
    _READ.insert(0, (state, table))
    del _READ[KEPT:]


class Clans(Game[Options, State, View, Knowledge]):
    """Two clans: by Provinces, Honor or five Wheels."""

    id: ClassVar[str] = "clans"
    seat_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def why_not_options(self, options: Options, seats: int) -> Reason | None:
        """Decks that the rules allow, turns within their bounds."""
        if not LEAST_TURNS <= options.max_turns <= MOST_TURNS:
            return TurnsOutOfRange(LEAST_TURNS, MOST_TURNS)
        for seat, (name, own) in enumerate(zip(options.decks, options.own, strict=True)):
            if name != "own":
                continue
            if own is None:
                return OwnDeckMissing(seat)
            wrong = faults(own)
            if wrong:
                return wrong[0]
        return None

    def new(self, options: Options, seats: int) -> State:
        """Strongholds in play, nothing shuffled."""
        return new_match(options)

    def decision(self, state: State) -> AnyDecision | None:
        """What the innermost frame asks."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        return RULES[type(frame)].decision(reading(state), frame)

    def legal(self, state: State) -> tuple[Action, ...]:
        """What the innermost frame allows; payments, maneuvers and shuffles are not listed."""
        if not state.frames:
            return ()
        frame = state.frames[-1]
        return RULES[type(frame)].legal(reading(state), frame)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What the innermost frame says about it."""
        if not state.frames:
            return MatchIsOver()
        frame = state.frames[-1]
        return RULES[type(frame)].why_not(reading(state), frame, action)

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out and go on to the next decision."""
        if not state.frames:
            raise IllegalAction(MatchIsOver())
        frame = state.frames[-1]
        rule = RULES[type(frame)]
        refusal = rule.why_not(reading(state), frame, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        table = Table(state, reading(state).stats)
        rule.act(table, frame, action)
        go_on(table)
        after = table.frozen()
        _remember(after, table)  # it says what the state says, and is left alone from now on
        return Step(after, tuple(table.log))

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, and how."""
        if state.phase != "over" or state.ending is None:
            return None
        winner = state.winner
        if winner is None:
            return Outcome(((0, 1),), Ended(state.ending, None, state.honor))
        return Outcome(
            ((winner,), (1 - winner,)), Ended(state.ending, winner, state.honor, state.options.decks[winner])
        )

    def turn(self, state: State) -> Turn:
        """The number of the turn over both seats, and whose it is."""
        return Turn(state.turn, state.active)

    def check(self, state: State) -> None:
        """Raise BrokenState for what no play can have led to."""
        check(state)

    # -- chance -------------------------------------------------------------------------------------------------------

    def chances(self, state: State) -> tuple[tuple[int, Action], ...]:
        """Who begins; shuffles have too many outcomes to name."""
        match state.frames:
            case (*_, frames.SettingUp()):
                return tuple((1, toss) for toss in TOSSES)
        return ()

    def draw(self, state: State, rng: Rng) -> Action:
        """A toss, or an order."""
        match state.frames:
            case (*_, frames.Shuffling(seat, side)):
                return DeckShuffled(rng.shuffled(sorted(deck(reading(state), seat, side))))
        return rng.weighted(self.chances(state))

    # -- what a seat sees ---------------------------------------------------------------------------------------------

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        """Nothing."""
        return sight.first_knowledge(options, seat)

    def observe(self, knowledge: Knowledge, event: Event) -> Knowledge:
        """Cards seen in decks, hands and Provinces that are hidden now."""
        return sight.observe(knowledge, event)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        """The public table, the own hand, what is known of the rest."""
        return sight.view(state, seat, knowledge, self.decision(state))

    def sample(self, view: View, rng: Rng) -> State:
        """Everything the seat cannot see dealt at random, but for what it knows."""
        return sample(view, rng)

    # -- help for tests and bots --------------------------------------------------------------------------------------

    def sample_action(self, state: State, rng: Rng) -> Action:
        """Also any assignment of units."""
        match state.frames:
            case (*_, frames.Maneuvering() as frame):
                return random_assignment(reading(state), frame, rng)
            case (*_, frames.Shuffling()):
                return self.draw(state, rng)
        return rng.choice(self.legal(state))

    def candidates(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Without thinking better of an announcement, without what differs in nothing; whole assignments of units."""
        return worthwhile(sight.table_of(view), legal)
