"""Which decision the innermost frame of a state asks for, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.island.choices import (
    AnswerOffer,
    AnyDecision,
    BeginTurn,
    ChooseDiscard,
    ChooseFirst,
    DrawCard,
    LayIsland,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceRobber,
    PlaceSettlement,
    TakeCard,
    TakeTurn,
    ThrowDice,
)
from desktop.rules.island.values import (
    SEATS,
    Answering,
    BeforeRoll,
    Discarding,
    Drawing,
    FreeRoads,
    Laying,
    Main,
    Placing,
    Robbing,
    Rolling,
    Seating,
    State,
    Stealing,
)
from desktop.rules.kit import CHANCE

_TAKE = tuple(TakeTurn(seat) for seat in range(max(SEATS)))
_BEGIN = tuple(BeginTurn(seat) for seat in range(max(SEATS)))
_ROB = tuple(PlaceRobber(seat) for seat in range(max(SEATS)))
_LAY, _FIRST, _THROW = LayIsland(CHANCE), ChooseFirst(CHANCE), ThrowDice(CHANCE)


def _main(state: State, frame: Main) -> AnyDecision:
    return _TAKE[state.seat]


def _before_roll(state: State, frame: BeforeRoll) -> AnyDecision:
    return _BEGIN[state.seat]


def _rolling(state: State, frame: Rolling) -> AnyDecision:
    return _THROW


def _robbing(state: State, frame: Robbing) -> AnyDecision:
    return _ROB[state.seat]


def _stealing(state: State, frame: Stealing) -> AnyDecision:
    return TakeCard(CHANCE, state.seat, frame.victim)


def _discarding(state: State, frame: Discarding) -> AnyDecision:
    due = next(choice for choice in frame.choices if not choice.done)
    return ChooseDiscard(due.seat, due.count)


def _drawing(state: State, frame: Drawing) -> AnyDecision:
    return DrawCard(CHANCE, state.seat)


def _free_roads(state: State, frame: FreeRoads) -> AnyDecision:
    return PlaceFreeRoad(state.seat, frame.left)


def _answering(state: State, frame: Answering) -> AnyDecision:
    offer = state.offers[-1]
    return AnswerOffer(frame.waiting[0], offer.id, state.seat, offer.terms)


def _placing(state: State, frame: Placing) -> AnyDecision:
    if frame.crossing is None:
        return PlaceSettlement(state.seat, frame.index >= len(state.hands))
    return PlaceRoad(state.seat, frame.crossing)


def _laying(state: State, frame: Laying) -> AnyDecision:
    return _LAY


def _seating(state: State, frame: Seating) -> AnyDecision:
    return _FIRST


ASKS: dict[type, Callable[[State, Any], AnyDecision]] = {
    Main: _main,
    BeforeRoll: _before_roll,
    Rolling: _rolling,
    Robbing: _robbing,
    Stealing: _stealing,
    Discarding: _discarding,
    Drawing: _drawing,
    FreeRoads: _free_roads,
    Answering: _answering,
    Placing: _placing,
    Laying: _laying,
    Seating: _seating,
}
"""By the innermost frame: what must be decided."""
