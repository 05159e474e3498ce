"""Gaining, paying and moving single resources (rules section 7): which region it is, its owner chooses."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.kit import Action, NotNow, Reason
from desktop.rules.princes.cards import MOST_STORED, RESOURCES, RegionCard, Resource, resource_of
from desktop.rules.princes.choices import Gain, GoBack, Pay
from desktop.rules.princes.decisions import AnyDecision, ChooseGain, ChoosePayment, ChooseStore
from desktop.rules.princes.events import TakenBack
from desktop.rules.princes.frames import (
    Acting,
    ExchangeDrawing,
    Gaining,
    Moving,
    Paying,
    Refilling,
)
from desktop.rules.princes.reasons import KindGiven, NotYourRegion, OtherKind, RegionEmpty, RegionFull
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table
from desktop.rules.princes.tableau import INDEX, facts
from desktop.rules.princes.values import State

_HOME = (Acting, Refilling, ExchangeDrawing)
"""Where a payment begins, and where thinking better of it leads back to."""


def _payers(state: State | Table, frame: Paying) -> list[int]:
    """The regions that may pay the next unit."""
    stored = state.stored[frame.seat]
    if not frame.due:
        return [region for region, amount in enumerate(stored) if amount]
    return [region for region in facts(state.estates[frame.seat]).kinds[INDEX[frame.due[0]]] if stored[region]]


def _fullest(state: State | Table, seat: int, regions: Sequence[int]) -> int:
    """Who pays unasked: the fullest region, best an unprotected one."""
    stored, garrisons = state.stored[seat], facts(state.estates[seat]).garrisons
    return min(regions, key=lambda region: (garrisons[region] > 0, -stored[region], region))


def _emptiest(state: State | Table, seat: int, regions: Sequence[int]) -> int:
    """Who gains unasked: the region that stores the fewest, best a protected one."""
    stored, garrisons = state.stored[seat], facts(state.estates[seat]).garrisons
    return min(regions, key=lambda region: (stored[region], garrisons[region] == 0, region))


def asks(table: Table, seat: int, due: tuple[Resource, ...]) -> bool:
    """Whether there is a choice in paying this."""
    stored, kinds = table.stored[seat], facts(table.estates[seat]).kinds
    if not table.options.ask_regions:
        return False
    for resource in set(due):
        having = [stored[region] for region in kinds[INDEX[resource]] if stored[region]]
        if len(having) > 1 and sum(having) > due.count(resource):
            return True
    return False


class PayingRule(FrameRule[Paying]):
    """Kind by kind, unit by unit. What is not a choice is not asked: only one region has any, or all of it must go."""

    def settle(self, table: Table, frame: Paying) -> bool:
        """Pay all that is no choice."""
        seat = frame.seat
        due, free = frame.due, frame.free
        while due or free:
            now = Paying(seat, frame.why, due, free, frame.before)
            payers = _payers(table, now)
            left = due.count(due[0]) if due else free
            if len(payers) == 1 or sum(table.stored[seat][region] for region in payers) == left:
                region = payers[0]
            elif due and not table.options.ask_regions:
                region = _fullest(table, seat, payers)
            else:
                table.frames[-1] = now
                return True
            table.lose(seat, region, 1, frame.why)
            due, free = (due[1:], free) if due else (due, free - 1)
        table.frames.pop()
        return False

    def decision(self, state: State, frame: Paying) -> AnyDecision:
        """Which region pays."""
        resource = frame.due[0] if frame.due else None
        return ChoosePayment(frame.seat, frame.why, resource, len(frame.due) + frame.free)

    def legal(self, state: State, frame: Paying) -> tuple[Action, ...]:
        """The regions that have it; and thinking better of it, where that is possible."""
        regions = state.estates[frame.seat].regions
        back = () if frame.before is None else (GoBack(),)
        return (*(Pay(regions[region]) for region in _payers(state, frame)), *back)

    def why_not(self, state: State, frame: Paying, action: Action) -> Reason | None:
        """A region of one's own, of the kind that is due, that stores something."""
        if isinstance(action, GoBack):
            return NotNow() if frame.before is None else None
        if not isinstance(action, Pay):
            return NotNow()
        place = facts(state.estates[frame.seat]).at.get(action.region)
        if place is None:
            return NotYourRegion(action.region)
        if frame.due and resource_of(action.region) != frame.due[0]:
            return OtherKind(action.region, frame.due[0])
        return None if state.stored[frame.seat][place] else RegionEmpty(action.region)

    def act(self, table: Table, frame: Paying, action: Action) -> None:
        """Pay one unit, or go back to before the payment."""
        if isinstance(action, GoBack):
            _take_back(table, frame)
            return
        assert isinstance(action, Pay)
        table.lose(frame.seat, facts(table.estates[frame.seat]).at[action.region], 1, frame.why)
        due, free = (frame.due[1:], frame.free) if frame.due else ((), frame.free - 1)
        table.frames[-1] = Paying(frame.seat, frame.why, due, free, frame.before)


def _take_back(table: Table, frame: Paying) -> None:
    """Every region stores again what it stored before; what was to be paid for is forgotten."""
    seat = frame.seat
    assert frame.before is not None
    scout = table.table[0] if table.table else None  # nothing else is open while a seat pays for what it wants
    if scout is not None:
        table.table = ()
        table.to_hand(seat, scout)
    table.log.append(TakenBack(seat, scout))
    for region, (now, before) in enumerate(zip(table.stored[seat], frame.before, strict=True)):
        if before > now:
            table.gain(seat, region, before - now, "taken_back")
    while not isinstance(table.frames[-1], _HOME):
        table.frames.pop()


def _takers(state: State | Table, frame: Gaining) -> list[int]:
    """The regions that have room for what is gained."""
    stored, known = state.stored[frame.seat], facts(state.estates[frame.seat])
    if frame.resource is not None:
        return [region for region in known.kinds[INDEX[frame.resource]] if stored[region] < MOST_STORED]
    return [
        region
        for kind, regions in enumerate(known.kinds)
        if RESOURCES[kind] not in frame.barred
        for region in regions
        if stored[region] < MOST_STORED
    ]


class GainingRule(FrameRule[Gaining]):
    """One resource. Where the kind is free to choose it is always asked; no room: nothing is gained."""

    def settle(self, table: Table, frame: Gaining) -> bool:
        """Gain what is no choice."""
        takers = _takers(table, frame)
        if takers and (frame.resource is None or (len(takers) > 1 and table.options.ask_regions)):
            return True
        table.frames.pop()
        if takers:
            table.gain(frame.seat, _emptiest(table, frame.seat, takers), 1, frame.why)
        return False

    def decision(self, state: State, frame: Gaining) -> AnyDecision:
        """Which region gains."""
        if frame.resource is None:
            return ChooseGain(frame.seat, frame.why, frame.barred)
        return ChooseStore(frame.seat, frame.why, frame.resource)

    def legal(self, state: State, frame: Gaining) -> tuple[Action, ...]:
        """The regions that have room."""
        regions = state.estates[frame.seat].regions
        return tuple(Gain(regions[region]) for region in sorted(_takers(state, frame)))

    def why_not(self, state: State, frame: Gaining, action: Action) -> Reason | None:
        """A region of one's own, of the right kind, with room."""
        if not isinstance(action, Gain):
            return NotNow()
        region: RegionCard = action.region
        place = facts(state.estates[frame.seat]).at.get(region)
        if place is None:
            return NotYourRegion(region)
        kind = resource_of(region)
        if frame.resource is not None and kind != frame.resource:
            return OtherKind(region, frame.resource)
        if kind in frame.barred:
            return KindGiven(kind)
        return RegionFull(region) if state.stored[frame.seat][place] >= MOST_STORED else None

    def act(self, table: Table, frame: Gaining, action: Action) -> None:
        """The chosen region gains one."""
        assert isinstance(action, Gain)
        table.frames.pop()
        table.gain(frame.seat, facts(table.estates[frame.seat]).at[action.region], 1, frame.why)


class MovingRule(FrameRule[Moving]):
    """The loser's region first, then the taker's."""

    def settle(self, table: Table, frame: Moving) -> bool:
        """One pays, the other gains."""
        table.frames[-1:] = [
            Gaining(frame.taker, frame.why, frame.resource),
            Paying(frame.giver, frame.why, (frame.resource,)),
        ]
        return False


def takeable(state: State | Table, taker: int) -> list[int]:
    """The kinds that the seat could take from the other: the other has one, and there is room for it."""
    other = 1 - taker
    mine, theirs = state.stored[taker], state.stored[other]
    kinds = facts(state.estates[taker]).kinds
    return [
        kind
        for kind, regions in enumerate(facts(state.estates[other]).kinds)
        if any([theirs[region] for region in regions])
        and any([mine[region] < MOST_STORED for region in kinds[kind]])
    ]
