"""The fact that speaks most for what a dogs bot chose."""

from __future__ import annotations

from desktop.bots.dogs_reasons import (
    EnoughForNow,
    FillsDogs,
    GoodRoll,
    HurtsSeat,
    KeepsYard,
    LowersYard,
    MovesOn,
    RollIsGood,
    ScoresDogs,
    TakesTreats,
    TooRisky,
    WinsNow,
    WorthATreat,
)
from desktop.rules.dogs.cards import COLOUR_OF, MOST_DOGS, YARD_LIMIT
from desktop.rules.dogs.choices import ChangeDie, DoTrick, GoOn, KeepRoll, Place, Reroll, ScoreDogs, Stop
from desktop.rules.dogs.game import Dogs
from desktop.rules.dogs.odds import Odds, odds, preview
from desktop.rules.dogs.values import View
from desktop.rules.kit import Action, Reason, Rng

GAME = Dogs()
RISKY = 20
"""A bust from so many percent on is a reason to stop."""


def because(view: View, action: Action) -> Reason | None:
    """Why this action, or None where there is nothing to say."""
    player = view.players[view.turn_seat]
    match action:
        case ScoreDogs():
            done = sum(active.complete for active in player.dogs)
            return WinsNow() if len(player.scored) + done >= MOST_DOGS else ScoresDogs(done)
        case DoTrick(trick):
            after = GAME.step(GAME.sample(view, Rng(0)), action).state
            treats = after.players[view.turn_seat].treats - player.treats
            if treats > 1 or (treats and COLOUR_OF[trick] == "green"):
                return TakesTreats(trick, treats)
            chances = odds(view, action)
            return MovesOn(trick) if chances is None else _roll(chances)
        case Place():
            return _placing(view, action)
        case Reroll():
            return WorthATreat()
        case KeepRoll():
            return RollIsGood()
        case GoOn():
            chances = odds(view, action)
            return None if chances is None else _roll(chances)
        case Stop():
            chances = odds(view, GoOn())
            risk = 0 if chances is None else round(100 * chances.bust)
            return TooRisky(risk) if risk >= RISKY else EnoughForNow()
        case ChangeDie(owner, _, by):
            total = view.players[owner].total + by
            if owner == view.turn_seat:
                return LowersYard(total) if by < 0 else None
            return HurtsSeat(owner) if total > YARD_LIMIT else None
    return None


def _roll(chances: Odds) -> GoodRoll:
    return GoodRoll(round(100 * chances.completes), round(100 * chances.bust))


def _placing(view: View, place: Place) -> Reason:
    player = view.players[view.turn_seat]
    shown = preview(view, place)
    if shown.scores_all:
        if len(player.scored) + len(player.dogs) >= MOST_DOGS:
            return WinsNow()
        return ScoresDogs(len(player.dogs))
    return FillsDogs(shown.completes) if shown.completes and not shown.busts else KeepsYard(shown.total)
