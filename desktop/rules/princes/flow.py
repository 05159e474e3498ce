"""The rules of every kind of frame, and going on until somebody must decide."""

from __future__ import annotations

from typing import Any

from desktop.rules.princes import (
    action_cards,
    building,
    event_cards,
    frames,
    hand,
    main_phase,
    opening,
    resources,
    turns,
)
from desktop.rules.princes.frames import AnyFrame
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table

RULES: dict[type[AnyFrame], FrameRule[Any]] = {
    frames.ShufflingCards: opening.ShufflingCardsRule(),
    frames.ShufflingRegions: opening.ShufflingRegionsRule(),
    frames.ShufflingEvents: opening.ShufflingEventsRule(),
    frames.Arranging: opening.ArrangingRule(),
    frames.Opening: opening.OpeningRule(),
    frames.PickingStack: hand.PickingStackRule(),
    frames.Searching: hand.SearchingRule(),
    frames.LookingThrough: hand.LookingThroughRule(),
    frames.Starting: turns.StartingRule(),
    frames.Rolling: turns.RollingRule(),
    frames.Producing: turns.ProducingRule(),
    frames.Acting: main_phase.ActingRule(),
    frames.Refilling: hand.RefillingRule(),
    frames.Exchanging: hand.ExchangingRule(),
    frames.ExchangeDrawing: hand.ExchangeDrawingRule(),
    frames.TurnEnding: turns.TurnEndingRule(),
    frames.Discarding: hand.DiscardingRule(),
    frames.Gaining: resources.GainingRule(),
    frames.Paying: resources.PayingRule(),
    frames.Moving: resources.MovingRule(),
    frames.Advantage: turns.AdvantageRule(),
    frames.EventRunning: event_cards.EventRunningRule(),
    frames.Returning: event_cards.ReturningRule(),
    frames.PuttingAway: event_cards.PuttingAwayRule(),
    frames.Laying: building.LayingRule(),
    frames.PlacingRegions: building.PlacingRegionsRule(),
    frames.Answering: main_phase.AnsweringRule(),
    frames.Attacking: action_cards.AttackingRule(),
    frames.AttackRolling: action_cards.AttackRollingRule(),
    frames.Raiding: action_cards.RaidingRule(),
    frames.Trading: action_cards.TradingRule(),
    frames.Dealing: action_cards.DealingRule(),
    frames.GivingBack: action_cards.GivingBackRule(),
    frames.Spying: action_cards.SpyingRule(),
    frames.CardsLeaving: action_cards.CardsLeavingRule(),
}


def go_on(table: Table) -> None:
    """Carry out what asks nobody, until somebody must decide or the match is over."""
    while table.phase != "over":
        frame = table.frames[-1]
        if RULES[type(frame)].settle(table, frame):
            return
