"""The ten event cards (rules section 11), each in one place, found by its id."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.kit import Action, NotNow, Reason
from desktop.rules.princes.cards import STACKS, Card, EventCard
from desktop.rules.princes.choices import PutAway, PutUnder, ReturnCard
from desktop.rules.princes.decisions import AnyDecision, ChooseAway, ChooseAwayApart, ChooseReturn, ChooseUnder
from desktop.rules.princes.events import CardPutUnder, CardReturned, EventDone, EventTurned, HandSeen
from desktop.rules.princes.frames import (
    Cause,
    EventRunning,
    Gaining,
    PickingStack,
    PuttingAway,
    Returning,
    ShufflingEvents,
)
from desktop.rules.princes.hand import cut_down, distinct
from desktop.rules.princes.reasons import ChurchProtects, NoTarget, NotInHand
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import Estate, Place, State

AWAY = 2
"""How many cards a Conflict puts away."""
_UNDER = tuple(PutUnder(stack) for stack in range(STACKS))


def turn_up(table: Table) -> None:
    """Turn up the top event card and carry it out."""
    card = table.events[0]
    table.event, table.events = card, table.events[1:]
    table.log.append(EventTurned(card))
    table.frames.append(EventRunning(card))
    EFFECTS[card](table)


class EventRunningRule(FrameRule[EventRunning]):
    """When the card has been carried out, hands are cut down and it goes under the pile."""

    def settle(self, table: Table, frame: EventRunning) -> bool:
        """Put it under. Year End then has the whole pile shuffled."""
        if cut_down(table, True):
            return False
        table.events, table.event = (*table.events, frame.card), None
        table.log.append(EventDone(frame.card))
        table.frames.pop()
        if frame.card == "event_year_end":
            table.frames.append(ShufflingEvents())
        return False


def _civil_war(table: Table) -> None:
    """Each takes a unit back to hand that the other picks; whoever's turn it is picks first, and that is carried out
    before the other picks."""
    active, other = table.active, 1 - table.active
    table.frames += (Returning(other, active, "civil_war"), Returning(active, other, "civil_war"))


def _conflict(table: Table) -> None:
    """The holder of the knight token looks through the other's hand and puts two cards of it under a stack."""
    seat = table.knight
    if seat is not None and table.hands[1 - seat]:
        table.log.append(HandSeen(seat, 1 - seat, table.hands[1 - seat]))
        table.frames.append(PuttingAway(seat))


def _master_builder(table: Table) -> None:
    """Each looks through a stack, whoever's turn it is first; the other through another one."""
    table.frames.append(PickingStack(table.active, "master_builder", None, 1 - table.active))


def _plague(table: Table) -> None:
    """Every region at a city loses one, once; Aqueduct and Bath House protect."""
    for seat in (table.active, 1 - table.active):
        for region in facts(table.estates[seat]).plagued:
            if table.stored[seat][region]:
                table.lose(seat, region, 1, "plague")


def _productive_year(table: Table) -> None:
    """Every region gains one for each Garrison beside it."""
    for seat in (table.active, 1 - table.active):
        for region, garrisons in enumerate(facts(table.estates[seat]).garrisons):
            if garrisons:
                table.gain(seat, region, garrisons, "productive_year")


def _progress(table: Table) -> None:
    """Each gains a resource of choice for every Abbey and Library, whoever's turn it is first."""
    for seat in (1 - table.active, table.active):
        table.frames += [Gaining(seat, "progress")] * facts(table.estates[seat]).learning


def _year_end(table: Table) -> None:
    """Nothing but the shuffle that follows."""


EFFECTS: dict[EventCard, Callable[[Table], None]] = {
    "event_civil_war": _civil_war,
    "event_conflict": _conflict,
    "event_master_builder": _master_builder,
    "event_plague": _plague,
    "event_productive_year": _productive_year,
    "event_progress": _progress,
    "event_year_end": _year_end,
}


def targets(estate: Estate, why: Cause) -> tuple[Place, ...]:
    """Which cards may be sent back: buildings by the Arsonist, knights by the Black Knight, by civil war the units
    that no Church protects."""
    known = facts(estate)
    return {"arsonist": known.buildings, "black_knight": known.knights, "civil_war": known.rebels}[why]


class ReturningRule(FrameRule[Returning]):
    """One card goes from its site back to its owner's hand. No target: nothing happens."""

    def settle(self, table: Table, frame: Returning) -> bool:
        """Whether there is a target."""
        if targets(table.estates[frame.owner], frame.why):
            return True
        table.frames.pop()
        return False

    def decision(self, state: State, frame: Returning) -> AnyDecision:
        """Which card."""
        return ChooseReturn(frame.seat, frame.owner, frame.why)

    def legal(self, state: State, frame: Returning) -> tuple[Action, ...]:
        """The targets."""
        return tuple(ReturnCard(place.column, place.slot) for place in targets(state.estates[frame.owner], frame.why))

    def why_not(self, state: State, frame: Returning, action: Action) -> Reason | None:
        """A card of the right kind lies there."""
        if not isinstance(action, ReturnCard):
            return NotNow()
        estate = state.estates[frame.owner]
        if _on(targets(estate, frame.why), action) is not None:
            return None
        if frame.why == "civil_war":
            unit = _on(tuple(place for place in estate.places if place.card.startswith(("knight", "fleet"))), action)
            if unit is not None:
                return ChurchProtects(action.column)
        return NoTarget(action.column, action.slot)

    def act(self, table: Table, frame: Returning, action: Action) -> None:
        """Back to the hand; tokens and victory are looked at anew."""
        assert isinstance(action, ReturnCard)
        place = _on(table.estates[frame.owner].places, action)
        assert place is not None
        table.frames.pop()
        table.lift(frame.owner, place)
        table.to_hand(frame.owner, place.card)
        table.log.append(CardReturned(frame.owner, place.card, place.column, place.slot, frame.why))
        table.reckon()


def _on(places: tuple[Place, ...], action: ReturnCard) -> Place | None:
    for place in places:
        if place.column == action.column and place.slot == action.slot:
            return place
    return None


def _left(state: State, frame: PuttingAway) -> tuple[Card, ...]:
    """The cards of the other's hand that are not chosen yet."""
    hand = list(state.hands[1 - frame.seat])
    for card in frame.cards:
        assert card is not None
        hand.remove(card)
    return distinct(tuple(hand))


class PuttingAwayRule(FrameRule[PuttingAway]):
    """Two cards (one, if the hand has only one), then the stack under which they go in that order."""

    def _chosen(self, state: State, frame: PuttingAway) -> bool:
        return len(frame.cards) == min(AWAY, len(state.hands[1 - frame.seat]))

    def decision(self, state: State, frame: PuttingAway) -> AnyDecision:
        """A card, or the stack."""
        if self._chosen(state, frame):
            return ChooseUnder(frame.seat, len(frame.cards))
        kind = ChooseAway if frame.seat == state.active else ChooseAwayApart
        return kind(frame.seat, len(frame.cards))

    def legal(self, state: State, frame: PuttingAway) -> tuple[Action, ...]:
        """The cards of the hand, or the stacks."""
        if self._chosen(state, frame):
            return _UNDER
        return tuple(PutAway(card) for card in _left(state, frame))

    def why_not(self, state: State, frame: PuttingAway, action: Action) -> Reason | None:
        """A card of the other's hand that is not chosen yet."""
        chosen = self._chosen(state, frame)
        if isinstance(action, PutUnder) and chosen:
            return None
        if not isinstance(action, PutAway) or chosen:
            return NotNow()
        return None if action.card in _left(state, frame) else NotInHand(action.card)

    def act(self, table: Table, frame: PuttingAway, action: Action) -> None:
        """Choose a card, or put the chosen ones under."""
        if isinstance(action, PutAway):
            table.frames[-1] = PuttingAway(frame.seat, (*frame.cards, action.card))
            return
        assert isinstance(action, PutUnder)
        table.frames.pop()
        owner = 1 - frame.seat
        for card in frame.cards:
            assert card is not None
            table.from_hand(owner, card)
            table.under(action.stack, card)
            table.log.append(CardPutUnder(owner, action.stack, "conflict", card))
