"""Cuccù as a game of the house: the contract of the kit, fulfilled by the modules beside this one."""

from __future__ import annotations

from typing import ClassVar

from desktop.rules.cuccu import asking, match, sight, turns
from desktop.rules.cuccu.check import check
from desktop.rules.cuccu.events import AnyEvent
from desktop.rules.cuccu.values import (
    COPIES,
    MOST_LIVES,
    RANKS,
    SEATS,
    AcceptStop,
    Agree,
    AgreeOrDecline,
    AnyAction,
    AnyDecision,
    AnyReason,
    Bottom,
    ChooseDealer,
    DealCard,
    Dealt,
    Decline,
    Demand,
    DrawBottom,
    DrawTop,
    Exchange,
    FirstDealer,
    Keep,
    KeepOrExchange,
    Knowledge,
    LastWithLives,
    LivesOutOfRange,
    NextDeal,
    NoSuchCard,
    NoSuchSeat,
    Options,
    StartNextDeal,
    State,
    StopOrDemand,
    Top,
    View,
)
from desktop.rules.kit import (
    Action,
    Event,
    Game,
    IllegalAction,
    MatchIsOver,
    NotNow,
    Outcome,
    Reason,
    Rng,
    Step,
    Turn,
    Types,
)

_CHOICES: dict[type[AnyDecision], tuple[Action, ...]] = {
    ChooseDealer: tuple(FirstDealer(seat) for seat in range(SEATS)),
    DealCard: tuple(Dealt(rank) for rank in RANKS),
    DrawBottom: tuple(Bottom(rank) for rank in RANKS),
    DrawTop: tuple(Top(rank) for rank in RANKS),
    KeepOrExchange: (Keep(), Exchange()),
    StopOrDemand: (AcceptStop(), Demand()),
    AgreeOrDecline: (Agree(), Decline()),
    StartNextDeal: (NextDeal(),),
}
_CARDS = (DealCard, DrawBottom, DrawTop)


class Cuccu(Game[Options, State, View, Knowledge]):
    """Cuccù for four: the last one with lives wins."""

    id: ClassVar[str] = "cuccu"
    seat_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    types: ClassVar[Types] = Types(Options, State, View, Knowledge, AnyAction, AnyEvent, AnyDecision, AnyReason)

    def why_not_options(self, options: Options, seats: int) -> Reason | None:
        """1 to 9 lives."""
        return None if 1 <= options.lives <= MOST_LIVES else LivesOutOfRange(1, MOST_LIVES)

    def new(self, options: Options, seats: int) -> State:
        """Chance chooses the first dealer."""
        return match.new_match(options)

    def decision(self, state: State) -> AnyDecision | None:
        """Kept in the state: Cuccù needs no deeper stack than one."""
        return state.awaits

    def legal(self, state: State) -> tuple[Action, ...]:
        """Everything the decision at hand allows: no card in hand ever forbids a choice."""
        awaits = state.awaits
        if awaits is None:
            return ()
        choices = _CHOICES[type(awaits)]
        if not isinstance(awaits, _CARDS) or not state.cards:
            return choices
        count = state.cards.count
        return tuple(card for card, rank in zip(choices, RANKS, strict=True) if count(rank) < COPIES)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """What does not belong to the decision at hand; a card or seat that cannot come."""
        awaits = state.awaits
        if awaits is None:
            return MatchIsOver()
        if action in _CHOICES[type(awaits)]:
            if isinstance(action, Dealt | Bottom | Top) and state.cards.count(action.rank) >= COPIES:
                return NoSuchCard(action.rank)
            return None
        if isinstance(awaits, ChooseDealer) and isinstance(action, FirstDealer):
            return NoSuchSeat(action.seat)
        return NotNow()

    def step(self, state: State, action: Action) -> Step[State]:
        """Carry the action out, up to the next decision."""
        refusal = self.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        after = _carry_out(state, action, events)
        return Step(after, tuple(events))

    def outcome(self, state: State) -> Outcome | None:
        """The only seat with lives has won; the others follow, those who held out longer first."""
        seat = sight.winner(state)
        return None if seat is None else Outcome(match.places(state), LastWithLives(seat))

    def turn(self, state: State) -> Turn:
        """The number of the deal, and whose turn it is."""
        return Turn(state.deal, state.order[state.acting] if state.order else 0)

    def check(self, state: State) -> None:
        """Raise BrokenState for what no play of the deal can have led to."""
        check(state)

    def chances(self, state: State) -> tuple[tuple[int, Action], ...]:
        """Every rank by the number of its cards that are still in the pack."""
        awaits = state.awaits
        if not isinstance(awaits, (ChooseDealer, *_CARDS)):
            return ()
        choices = _CHOICES[type(awaits)]
        if isinstance(awaits, ChooseDealer):
            return tuple((1, choice) for choice in choices)
        left = [COPIES] * len(RANKS)
        for rank in state.cards:
            left[rank - RANKS[0]] -= 1
        return tuple((weight, card) for weight, card in zip(left, choices, strict=True) if weight)

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        """Nothing."""
        return Knowledge(seat)

    def observe(self, knowledge: Knowledge, event: Event) -> Knowledge:
        """Cards seen, offered and kept in this deal."""
        return sight.observe(knowledge, event)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        """The public table, the seat's own card, the cards it knows."""
        return sight.view(state, seat, knowledge)

    def sample(self, view: View, rng: Rng) -> State:
        """Unknown cards dealt at random."""
        return sight.sample(view, rng)


def _carry_out(state: State, action: Action, events: list[Event]) -> State:
    """The state after an action that is known to be allowed."""
    match state.awaits, action:
        case KeepOrExchange(seat=seat), Keep():
            return turns.keep(state, seat, events)
        case KeepOrExchange(seat=seat, neighbour=None), Exchange():
            return turns.dealer_exchanges(state, seat)
        case KeepOrExchange(seat=seat, neighbour=int(neighbour)), Exchange():
            return asking.ask(state, seat, neighbour, events)
        case (DealCard() | DrawBottom() | DrawTop()) as awaits, (Dealt(rank=rank) | Bottom(rank=rank) | Top(rank=rank)):
            return asking.card_came(state, awaits, rank, events)
        case StopOrDemand(seat=asker, holder=holder), AcceptStop():
            return asking.accept_stop(state, asker, holder, events)
        case StopOrDemand(seat=asker, holder=holder), Demand():
            return asking.demand(state, asker, holder, events)
        case AgreeOrDecline(seat=holder, asker=asker), Agree():
            return asking.agree(state, asker, holder, events)
        case AgreeOrDecline(seat=holder, asker=asker), Decline():
            return asking.decline(state, asker, holder, events)
        case StartNextDeal(seat=dealer), NextDeal():
            return match.next_deal(state, dealer, events)
        case ChooseDealer(), FirstDealer(seat=dealer):
            return match.first_deal(state, dealer, events)
    raise AssertionError("why_not let this pass")
