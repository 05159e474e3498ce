"""Island Settlers as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from desktop.rules.island import awards, lists, refusals, setup, sight, trading, turns
from desktop.rules.island.check import check
from desktop.rules.island.choices import (
    Accept,
    AnswerOffer,
    AnyAction,
    AnyDecision,
    AnyReason,
    BeginTurn,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    ChooseDiscard,
    ChooseFirst,
    Confirm,
    CounterOffer,
    Decline,
    Discard,
    DrawCard,
    DrawnCard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    LayIsland,
    MoveRobber,
    OfferTrade,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceRobber,
    PlaceSettlement,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    ReachedTarget,
    Roll,
    Rolled,
    StandingAnswer,
    TakeCard,
    TakenCard,
    TakeTurn,
    ThrowDice,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.events import AnyEvent
from desktop.rules.island.layout import lay
from desktop.rules.island.places import all_points
from desktop.rules.island.proposals import candidates, sample_action
from desktop.rules.island.values import (
    SEATS,
    Answering,
    BeforeRoll,
    Discarding,
    Drawing,
    FreeRoads,
    Knowledge,
    Laying,
    Main,
    Options,
    Placing,
    Robbing,
    Rolling,
    Seating,
    State,
    Stealing,
    View,
)
from desktop.rules.kit import CHANCE, Action, Event, Game, IllegalAction, Outcome, Reason, Rng, Step, Turn, Types

_TAKE = tuple(TakeTurn(seat) for seat in range(max(SEATS)))
_BEGIN = tuple(BeginTurn(seat) for seat in range(max(SEATS)))
_ROB = tuple(PlaceRobber(seat) for seat in range(max(SEATS)))
_THROW = ThrowDice(CHANCE)

_STEPS: dict[type, Callable[[State, Any, list[Event]], State]] = {
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
_FIRST_STEPS: dict[type, Callable[[State, Any, list[Event]], State]] = {
    **_STEPS,
    BuildSettlement: setup.settle,
    BuildRoad: setup.lay_road,
}
"""During the set-up building means something else."""


class Island(Game[Options, State, View, Knowledge]):
    """Island Settlers for two to four: the first with ten points in the own turn wins."""

    id: ClassVar[str] = "island"
    seat_counts: ClassVar[tuple[int, ...]] = SEATS
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def why_not_options(self, options: Options, seats: int) -> Reason | None:
        """A target of 3 to 20 points, and not more than 50 offers a turn."""
        return refusals.why_not_options(options)

    def new(self, options: Options, seats: int) -> State:
        """Chance lays the island and says who begins."""
        return setup.new_match(options, seats)

    def decision(self, state: State) -> AnyDecision | None:
        """What the innermost frame asks."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        match frame:
            case Main():
                return _TAKE[state.seat]
            case BeforeRoll():
                return _BEGIN[state.seat]
            case Rolling():
                return _THROW
            case Robbing():
                return _ROB[state.seat]
            case Stealing(victim):
                return TakeCard(CHANCE, state.seat, victim)
            case Discarding(choices):
                due = next(choice for choice in choices if not choice.done)
                return ChooseDiscard(due.seat, due.count)
            case Drawing():
                return DrawCard(CHANCE, state.seat)
            case FreeRoads(left):
                return PlaceFreeRoad(state.seat, left)
            case Answering(waiting):
                offer = state.offers[-1]
                return AnswerOffer(waiting[0], offer.id, state.seat, offer.terms)
            case Placing(index, None):
                return PlaceSettlement(state.seat, index >= len(state.hands))
            case Placing(_, int(crossing)):
                return PlaceRoad(state.seat, crossing)
            case Laying():
                return LayIsland(CHANCE)
            case Seating():
                return ChooseFirst(CHANCE)
        raise AssertionError("no such frame")

    def legal(self, state: State) -> tuple[Action, ...]:
        """All but offers, counter-offers, standing answers and discards."""
        return lists.legal(state)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What is missing, where it does not fit, or what must be done first."""
        return refusals.why_not(state, action)

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out, up to the next decision."""
        refusal = refusals.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        steps = _STEPS if state.turn else _FIRST_STEPS
        return Step(steps[type(action)](state, action, events), tuple(events))

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
        match state.frames:
            case (Laying(),):
                return LaidIsland(lay(state.options, rng))
            case (Rolling(),):
                return lists.THROWS[rng.below(36)][1]
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
