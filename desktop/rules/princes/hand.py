"""Hands and stacks (rules section 12, and the first hand of section 4): looking through, refilling, exchanging,
putting under."""

from __future__ import annotations

from desktop.rules.kit import Action, NotNow, Reason
from desktop.rules.princes.cards import CARD_IDS, HAND, STACKS, Card
from desktop.rules.princes.choices import Decline, Discard, Draw, Exchange, Pass, PickStack, Search, Stop, Take
from desktop.rules.princes.decisions import (
    AnyDecision,
    ChooseCard,
    ChooseCardApart,
    ChooseDiscard,
    ChooseDiscardApart,
    ChooseExchange,
    ChooseNewCard,
    ChooseRefill,
    ChooseStack,
)
from desktop.rules.princes.events import CardDrawn, CardPutUnder, CardTaken, StackOpened, TookNothing
from desktop.rules.princes.frames import (
    Discarding,
    ExchangeDrawing,
    Exchanging,
    Looking,
    LookingThrough,
    Paying,
    PickingStack,
    Refilling,
    Searching,
    TurnEnding,
)
from desktop.rules.princes.reasons import EmptyStack, NotInHand, NotThere, OtherStack, SearchTooDear, TooFewCards
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import State

_DRAWS = tuple(Draw(stack) for stack in range(STACKS))
_SEARCHES = tuple(Search(stack) for stack in range(STACKS))
_PICKS = tuple(PickStack(stack) for stack in range(STACKS))
_EXCHANGES = {card: tuple(Exchange(card, stack) for stack in range(STACKS)) for card in CARD_IDS}
_DISCARDS = {card: tuple(Discard(card, stack) for stack in range(STACKS)) for card in CARD_IDS}
_STOP, _PASS, _DECLINE = Stop(), Pass(), Decline()


def distinct(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand with copies named once."""
    return tuple(dict.fromkeys(hand))


def limit_of(state: State | Table, seat: int) -> int:
    """How many cards a seat may hold."""
    return facts(state.estates[seat]).limit


def cut_down(table: Table, at_once: bool) -> bool:
    """Over the limit: the surplus goes under stacks at once, card by card, whoever's turn it is first. `at_once`: also
    where it was agreed that the seat whose turn it is waits until its end."""
    for seat in (table.active, 1 - table.active):
        waits = table.options.late_discard and seat == table.active and not at_once
        if not waits and len(table.hands[seat]) > limit_of(table, seat):
            table.frames.append(Discarding(seat, "limit"))
            return True
    return False


# -- looking through a stack ------------------------------------------------------------------------------------------


def look_through(table: Table, seat: int, stack: int, why: Looking, left: int) -> None:
    """The seat looks through a stack from now on."""
    table.log.append(StackOpened(seat, stack, why, table.stacks[stack]))
    table.frames.append(LookingThrough(seat, stack, why, left))


class PickingStackRule(FrameRule[PickingStack]):
    """Any stack with cards but the one the other has taken. At Master Builder there may be none."""

    def settle(self, table: Table, frame: PickingStack) -> bool:
        """No stack: it is the other's turn to pick."""
        if any(cards and stack != frame.barred for stack, cards in enumerate(table.stacks)):
            return True
        table.frames.pop()
        if frame.then is not None:
            table.frames.append(PickingStack(frame.then, frame.why))
        return False

    def decision(self, state: State, frame: PickingStack) -> AnyDecision:
        """Which stack."""
        return ChooseStack(frame.seat, frame.why)

    def legal(self, state: State, frame: PickingStack) -> tuple[Action, ...]:
        """The stacks with cards."""
        return tuple(
            _PICKS[stack] for stack, cards in enumerate(state.stacks) if cards and stack != frame.barred
        )

    def why_not(self, state: State, frame: PickingStack, action: Action) -> Reason | None:
        """A stack with cards that the other has not taken."""
        if not isinstance(action, PickStack):
            return NotNow()
        if action.stack == frame.barred:
            return OtherStack(action.stack)
        return None if state.stacks[action.stack] else EmptyStack(action.stack)

    def act(self, table: Table, frame: PickingStack, action: Action) -> None:
        """Look through it; afterwards the other picks another one."""
        assert isinstance(action, PickStack)
        table.frames.pop()
        if frame.then is not None:
            table.frames.append(PickingStack(frame.then, frame.why, action.stack))
        look_through(table, frame.seat, action.stack, frame.why, HAND if frame.why == "start" else 1)


class SearchingRule(FrameRule[Searching]):
    """The search is paid."""

    def settle(self, table: Table, frame: Searching) -> bool:
        """Look through the stack."""
        table.frames.pop()
        look_through(table, frame.seat, frame.stack, "search", 1)
        return False


class LookingThroughRule(FrameRule[LookingThrough]):
    """Having looked, one must take; at Master Builder one may take nothing. The order of the rest stays."""

    def decision(self, state: State, frame: LookingThrough) -> AnyDecision:
        """Which card."""
        kind = ChooseCard if frame.seat == state.active else ChooseCardApart
        return kind(frame.seat, frame.stack, frame.why, frame.left)

    def legal(self, state: State, frame: LookingThrough) -> tuple[Action, ...]:
        """Every card of the stack."""
        takes = tuple(Take(index, card) for index, card in enumerate(state.stacks[frame.stack]))
        return (*takes, _DECLINE) if frame.why == "master_builder" else takes

    def why_not(self, state: State, frame: LookingThrough, action: Action) -> Reason | None:
        """A card where it lies."""
        if isinstance(action, Decline) and frame.why == "master_builder":
            return None
        if not isinstance(action, Take):
            return NotNow()
        cards = state.stacks[frame.stack]
        lies = 0 <= action.index < len(cards) and cards[action.index] == action.card
        return None if lies else NotThere(action.card)

    def act(self, table: Table, frame: LookingThrough, action: Action) -> None:
        """The card comes to the hand. At Master Builder a hand card goes under a stack for it."""
        table.frames.pop()
        if isinstance(action, Decline):
            table.log.append(TookNothing(frame.seat, frame.stack))
            return
        assert isinstance(action, Take)
        table.to_hand(frame.seat, table.from_stack(frame.stack, action.index))
        table.log.append(CardTaken(frame.seat, frame.stack, frame.why, action.index, action.card))
        if frame.left > 1:
            table.frames.append(LookingThrough(frame.seat, frame.stack, frame.why, frame.left - 1))
        elif frame.why == "master_builder":
            table.frames.append(Discarding(frame.seat, "master_builder"))
        elif frame.why == "search":
            _drew(table, frame.seat)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def _drew(table: Table, seat: int) -> None:
    """A card was drawn or searched at the end of the turn: refilling goes on, an exchange is complete."""
    table.frames[-1] = Refilling(seat, True) if isinstance(table.frames[-1], Refilling) else TurnEnding()


def _too_dear(state: State, seat: int) -> SearchTooDear | None:
    price = facts(state.estates[seat]).search_price
    return SearchTooDear(price) if sum(state.stored[seat]) < price else None


def _ways(state: State, seat: int, only: int | None = None) -> tuple[Action, ...]:
    """Drawing the top card of a stack, and searching one."""
    full = [stack for stack, cards in enumerate(state.stacks) if cards and only in (None, stack)]
    draws = tuple(_DRAWS[stack] for stack in full)
    if _too_dear(state, seat) is not None:
        return draws
    return (*draws, *(_SEARCHES[stack] for stack in full))


def _why_not_way(state: State, seat: int, action: Action, only: int | None = None) -> Reason | None:
    if not isinstance(action, Draw | Search):
        return NotNow()
    if only not in (None, action.stack):
        return OtherStack(action.stack)
    if not state.stacks[action.stack]:
        return EmptyStack(action.stack)
    return _too_dear(state, seat) if isinstance(action, Search) else None


def _take_way(table: Table, seat: int, action: Action) -> None:
    assert isinstance(action, Draw | Search)
    if isinstance(action, Draw):
        card = table.from_stack(action.stack, 0)
        table.to_hand(seat, card)
        table.log.append(CardDrawn(seat, action.stack, card))
        _drew(table, seat)
        return
    price = facts(table.estates[seat]).search_price
    table.frames += (
        Searching(seat, action.stack),
        Paying(seat, "search", (), price, table.stored[seat]),
    )


class RefillingRule(FrameRule[Refilling]):
    """Up to the limit, card by card. Three cards are compulsory as long as there are any. Who needs none at first may
    exchange one."""

    def settle(self, table: Table, frame: Refilling) -> bool:
        """Whether a card is to be drawn."""
        if cut_down(table, True):
            return False
        hand, limit = len(table.hands[frame.seat]), limit_of(table, frame.seat)
        if hand < limit and any(table.stacks):
            return True
        table.frames[-1] = TurnEnding() if frame.drawn or hand < limit else Exchanging(frame.seat)
        return False

    def decision(self, state: State, frame: Refilling) -> AnyDecision:
        """Draw or search."""
        return ChooseRefill(frame.seat)

    def legal(self, state: State, frame: Refilling) -> tuple[Action, ...]:
        """The ways to a card; from three cards on one may stop."""
        ways = _ways(state, frame.seat)
        return (*ways, _STOP) if len(state.hands[frame.seat]) >= HAND else ways

    def why_not(self, state: State, frame: Refilling, action: Action) -> Reason | None:
        """A stack with cards, enough to pay, at least three cards before stopping."""
        if isinstance(action, Stop):
            short = HAND - len(state.hands[frame.seat])
            return TooFewCards(short) if short > 0 else None
        return _why_not_way(state, frame.seat, action)

    def act(self, table: Table, frame: Refilling, action: Action) -> None:
        """Draw, begin a search, or stop."""
        if isinstance(action, Stop):
            table.frames[-1] = TurnEnding()
        else:
            _take_way(table, frame.seat, action)


class ExchangingRule(FrameRule[Exchanging]):
    """One hand card may go under a stack for another one."""

    def decision(self, state: State, frame: Exchanging) -> AnyDecision:
        """Exchange or not."""
        return ChooseExchange(frame.seat)

    def legal(self, state: State, frame: Exchanging) -> tuple[Action, ...]:
        """Every hand card under every stack, or nothing."""
        hand = distinct(state.hands[frame.seat])
        return (_PASS, *(action for card in hand for action in _EXCHANGES[card]))

    def why_not(self, state: State, frame: Exchanging, action: Action) -> Reason | None:
        """A card of the hand."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Exchange):
            return NotNow()
        return None if action.card in state.hands[frame.seat] else NotInHand(action.card)

    def act(self, table: Table, frame: Exchanging, action: Action) -> None:
        """The card goes under; a new one must be taken."""
        if isinstance(action, Pass):
            table.frames[-1] = TurnEnding()
            return
        assert isinstance(action, Exchange)
        table.from_hand(frame.seat, action.card)
        table.under(action.stack, action.card)
        table.log.append(CardPutUnder(frame.seat, action.stack, "exchange", action.card))
        table.frames[-1] = ExchangeDrawing(frame.seat, action.stack)


class ExchangeDrawingRule(FrameRule[ExchangeDrawing]):
    """From any stack, also the one under which the old card lies; where so agreed only from that one."""

    def _only(self, state: State, frame: ExchangeDrawing) -> int | None:
        return frame.stack if state.options.exchange_same_stack else None

    def decision(self, state: State, frame: ExchangeDrawing) -> AnyDecision:
        """Draw or search."""
        return ChooseNewCard(frame.seat, frame.stack)

    def legal(self, state: State, frame: ExchangeDrawing) -> tuple[Action, ...]:
        """The ways to a card."""
        return _ways(state, frame.seat, self._only(state, frame))

    def why_not(self, state: State, frame: ExchangeDrawing, action: Action) -> Reason | None:
        """A stack with cards, enough to pay."""
        return _why_not_way(state, frame.seat, action, self._only(state, frame))

    def act(self, table: Table, frame: ExchangeDrawing, action: Action) -> None:
        """Draw, or begin a search."""
        _take_way(table, frame.seat, action)


class DiscardingRule(FrameRule[Discarding]):
    """A hand card goes under any stack."""

    def decision(self, state: State, frame: Discarding) -> AnyDecision:
        """Which card, which stack."""
        kind = ChooseDiscard if frame.seat == state.active else ChooseDiscardApart
        return kind(frame.seat, frame.why)

    def legal(self, state: State, frame: Discarding) -> tuple[Action, ...]:
        """Every hand card under every stack."""
        return tuple(action for card in distinct(state.hands[frame.seat]) for action in _DISCARDS[card])

    def why_not(self, state: State, frame: Discarding, action: Action) -> Reason | None:
        """A card of the hand."""
        if not isinstance(action, Discard):
            return NotNow()
        return None if action.card in state.hands[frame.seat] else NotInHand(action.card)

    def act(self, table: Table, frame: Discarding, action: Action) -> None:
        """Put it under."""
        assert isinstance(action, Discard)
        table.frames.pop()
        table.from_hand(frame.seat, action.card)
        table.under(action.stack, action.card)
        table.log.append(CardPutUnder(frame.seat, action.stack, frame.why, action.card))
        if frame.why == "limit":
            cut_down(table, table.phase != "main")
