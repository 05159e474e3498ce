"""Island Settlers as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from desktop.rules.island import asking, awards, lists, refusals, setup, sight, trading, turns
from desktop.rules.island.check import check
from desktop.rules.island.choices import (
    Accept,
    AnyAction,
    AnyDecision,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Confirm,
    CounterOffer,
    Decline,
    Discard,
    DrawnCard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    StandingAnswer,
    TakenCard,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.events import AnyEvent
from desktop.rules.island.layout import lay
from desktop.rules.island.places import all_points
from desktop.rules.island.proposals import candidates, sample_action
from desktop.rules.island.reasons import AnyReason, ReachedTarget
from desktop.rules.island.values import (
    SEATS,
    Knowledge,
    Laying,
    Options,
    Placing,
    Rolling,
    State,
    View,
)
from desktop.rules.kit import (
    Action,
    Event,
    Game,
    IllegalAction,
    NotNow,
    Outcome,
    Reason,
    Rng,
    Step,
    Turn,
    Types,
)

Do = Callable[[State, Any, list[Event]], State]

_STEPS: dict[type, Do] = {
    LaidIsland: setup.laid,
    FirstSeat: setup.seated,
    Roll: turns.roll,
    Rolled: turns.rolled,
    Discard: turns.discard,
    MoveRobber: turns.move_robber,
    TakenCard: turns.steal,
    BuildRoad: turns.build_road,
    BuildSettlement: turns.build_settlement,
    BuildCity: turns.build_city,
    BuyCard: turns.buy_card,
    DrawnCard: turns.draw_card,
    PlayKnight: turns.play_knight,
    PlayRoadBuilding: turns.play_road_building,
    PlayYearOfPlenty: turns.play_year_of_plenty,
    PlayMonopoly: turns.play_monopoly,
    TradeWithBank: turns.trade_with_bank,
    EndTurn: turns.end_turn,
    OfferTrade: trading.offer_trade,
    Accept: trading.accept,
    Decline: trading.decline,
    CounterOffer: trading.counter,
    Confirm: trading.confirm,
    Withdraw: trading.withdraw,
    StandingAnswer: trading.standing_answer,
}
_FIRST_STEPS: dict[type, Do] = {BuildSettlement: setup.settle, BuildRoad: setup.lay_road}
"""During the set-up building means something else."""
_RULES: dict[type, dict[type, tuple[refusals.Check, Do]]] = {
    frame: {kind: (check, (_FIRST_STEPS if frame is Placing else _STEPS)[kind]) for kind, check in checks.items()}
    for frame, checks in refusals.CHECKS.items()
}
"""By frame and kind of action: what may forbid it, and what it does."""


class Island(Game[Options, State, View, Knowledge]):
    """Island Settlers for two to four: the first with ten points in the own turn wins."""

    id: ClassVar[str] = "island"
    seat_counts: ClassVar[tuple[int, ...]] = SEATS
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def why_not_options(self, options: Options, seats: int) -> Reason | None:
        """A target of 3 to 20 points, and not more than 50 offers a turn."""
        return setup.why_not_options(options)

    def new(self, options: Options, seats: int) -> State:
        """Chance lays the island and says who begins."""
        return setup.new_match(options, seats)

    def decision(self, state: State) -> AnyDecision | None:
        """What the innermost frame asks."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        return asking.ASKS[type(frame)](state, frame)

    def legal(self, state: State) -> tuple[Action, ...]:
        """All but offers, counter-offers, standing answers and discards."""
        if not state.frames:
            return ()
        frame = state.frames[-1]
        return lists.LISTS[type(frame)](state, frame)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What is missing, where it does not fit, or what must be done first."""
        return refusals.why_not(state, action)

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out, up to the next decision."""
        try:
            refuse, do = _RULES[type(state.frames[-1])][type(action)]
        except (IndexError, KeyError):
            raise IllegalAction(refusals.why_not(state, action) or NotNow()) from None
        refusal = refuse(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        return Step(do(state, action, events), tuple(events))

    def outcome(self, state: State) -> Outcome | None:
        """The winner, then the others by points."""
        winner = state.winner
        if winner is None:
            return None
        return Outcome(awards.places(state), ReachedTarget(winner, all_points(state, winner)))

    def turn(self, state: State) -> Turn:
        """The number of the turn, 0 during the set-up, and whose it is."""
        return Turn(state.turn, state.seat)

    def check(self, state: State) -> None:
        """Raise BrokenState where pieces, cards, points or what is open cannot be so."""
        check(state)

    def chances(self, state: State) -> tuple[tuple[int, Action], ...]:
        """Dice, cards by their number, seats; not how the island may lie."""
        return lists.chances(state)

    def draw(self, state: State, rng: Rng) -> Action:
        """By weight; the island as the options want it."""
        frame = state.frames[-1]
        if type(frame) is Rolling:
            return lists.THROWS[rng.below(36)][1]
        if type(frame) is Laying:
            return LaidIsland(lay(state.options, rng))
        return rng.weighted(self.chances(state))

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        """Nobody holds anything yet."""
        return sight.first_knowledge(options, seats, seat)

    def observe(self, knowledge: Knowledge, event: Event) -> Knowledge:
        """Cards are counted, rolls too."""
        return sight.observe(knowledge, event)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        """The public table, the seat's own hand and cards, what it remembers."""
        return sight.view(state, seat, knowledge)

    def sample(self, view: View, rng: Rng) -> State:
        """Unknown goods and cards dealt at random."""
        return sight.sample(view, rng)

    def sample_action(self, state: State, rng: Rng) -> Action:
        """Any of those listed; now and then an offer, a counter-offer or a standing answer; any discard."""
        return sample_action(state, rng)

    def candidates(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Besides those listed, offers of one card for one."""
        return candidates(view, legal)
