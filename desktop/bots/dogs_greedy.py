"""The yardstick of Six Good Dogs: what brings most dice onto dogs now, with a fixed fear of the yard. It is never
weakened."""

from __future__ import annotations

from desktop.rules.dogs.cards import FACES, YARD_LIMIT
from desktop.rules.dogs.choices import (
    ChangeDie,
    DiscardDice,
    DoTrick,
    GoOn,
    KeepDice,
    KeepNumber,
    KeepRoll,
    LiftBuried,
    LiftPlaced,
    MoveDie,
    Name,
    Place,
    PutAside,
    Reroll,
    ScoreDogs,
    SetTo,
    Stop,
)
from desktop.rules.dogs.frames import Keeping
from desktop.rules.dogs.odds import odds, preview
from desktop.rules.dogs.running import without
from desktop.rules.dogs.values import Player, View
from desktop.rules.kit import Action

BUST = -100.0


def greedy(view: View, legal: tuple[Action, ...]) -> Action:
    """The action that looks best at once; the first of equals."""
    return max(legal, key=lambda action: _looks(view, action))


def _fits(player: Player, dice: tuple[int, ...]) -> int:
    """How many of the dice find a space."""
    return sum(
        min(dice.count(number), sum(active.free >> number & 1 for active in player.dogs)) for number in FACES
    )


def _looks(view: View, action: Action) -> float:
    player = view.players[view.turn_seat]
    frame = view.frames[-1]
    match action:
        case ScoreDogs():
            return 50.0
        case DoTrick(trick):
            chances = odds(view, action)
            lying = next(tile.treats for tile in view.tiles if tile.trick == trick)
            if chances is None:
                return 3.0 + lying if player.total > YARD_LIMIT - 3 else 1.0 + lying
            return 20 * chances.completes - 30 * chances.bust + 4 + lying
        case Place(spaces, buried):
            shown = preview(view, action)
            if shown.busts:
                return BUST
            return 10 * len(shown.completes) + len(spaces) - 0.1 * sum(buried)
        case KeepNumber(number) if isinstance(frame, Keeping):
            return _kept(player, (number,) * frame.dice.count(number))
        case KeepDice(dice):
            return _kept(player, dice)
        case DiscardDice(dice) if isinstance(frame, Keeping):
            return _kept(player, without(frame.dice, dice))
        case KeepRoll() | Reroll() | GoOn():
            chances = odds(view, action)
            assert chances is not None
            return 20 * chances.completes - 30 * chances.bust - (4 if isinstance(action, Reroll) else 0)
        case Stop():
            return 2.0
        case ChangeDie(owner, _, by):
            if owner == view.turn_seat:
                return -by
            return 5.0 if view.players[owner].total + by > YARD_LIMIT else -1.0
        case SetTo() | LiftBuried() | LiftPlaced() | PutAside() | Name():
            chances = odds(view, action)
            return 0.0 if chances is None else 20 * chances.completes - 30 * chances.bust
        case MoveDie():
            return -1.0
    return 0.0


def _kept(player: Player, dice: tuple[int, ...]) -> float:
    """Dice that fit, less the pips that do not."""
    over = list(dice)
    for number in FACES:
        for _ in range(min(dice.count(number), sum(active.free >> number & 1 for active in player.dogs))):
            over.remove(number)
    busts = player.total + sum(over) > YARD_LIMIT
    return BUST if busts else _fits(player, dice) - 0.3 * sum(over)
