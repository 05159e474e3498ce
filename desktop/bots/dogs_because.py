"""The fact that speaks most for what a dogs bot chose."""

from __future__ import annotations

from desktop.bots.dogs_reasons import (
    BustsAnyway,
    CompletesDog,
    DiceFit,
    EnoughForNow,
    FillsDogs,
    FitsBetter,
    GoodRoll,
    HurtsSeat,
    KeepsYard,
    LittleToLose,
    LowersYard,
    MayWin,
    MovesOn,
    MustHurry,
    NeedsDice,
    NothingBetter,
    RollBusts,
    RollIsGood,
    SafeRoll,
    SavesTreat,
    ScoresDogs,
    TakesTreats,
    TooRisky,
    TreatsHelp,
    WinsNow,
    WorthATreat,
    WorthTheRisk,
    YardBecomes,
)
from desktop.bots.dogs_worth import JUDGE, side_of
from desktop.rules.dogs.cards import COLOUR_OF, FACES, MOST_DOGS, YARD_LIMIT
from desktop.rules.dogs.choices import (
    ChangeDie,
    DiscardDice,
    DoTrick,
    GoOn,
    KeepDice,
    KeepNumber,
    KeepRoll,
    MoveDie,
    Place,
    Reroll,
    ScoreDogs,
    Skip,
    Stop,
)
from desktop.rules.dogs.frames import Dice, Keeping
from desktop.rules.dogs.game import Dogs
from desktop.rules.dogs.odds import Odds, odds, preview
from desktop.rules.dogs.running import without
from desktop.rules.dogs.values import View
from desktop.rules.kit import Action, Reason, Rng

GAME = Dogs()
RISKY = 20
"""A bust from so many percent on is a reason to stop."""
BOLD = 30
"""A bust from so many percent on, if it is likelier than a complete dog, needs a reason to go on."""
LIKELY = 10
"""A win from so many percent on is worth naming."""
FEW = 1
"""So many dice on the dogs are little to lose."""
NEAR = 0.25
"""With this chance to win in its next turn a seat is about to win."""


def because(view: View, action: Action) -> Reason:
    """Why this action of the seat whose turn it is."""
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
            return MovesOn(trick) if chances is None else _roll(view, chances)
        case Place():
            return _placing(view, action)
        case Reroll() | KeepRoll():
            return _rolled(view, action)
        case KeepNumber() | KeepDice() | DiscardDice():
            return _keeping(view, action)
        case Stop():
            chances = odds(view, GoOn())
            risk = 0 if chances is None else _percent(chances.bust)
            return TooRisky(risk) if risk >= RISKY else EnoughForNow()
        case Skip():
            return NothingBetter()
        case MoveDie():
            after = GAME.step(GAME.sample(view, Rng(0)), action).state
            have = {active.dog for active in player.dogs if active.complete}
            dogs = after.players[view.turn_seat].dogs
            new = tuple(active.dog for active in dogs if active.complete and active.dog not in have)
            return FillsDogs(new) if new else FitsBetter()
        case ChangeDie(owner, _, by):
            total = view.players[owner].total + by
            if owner == view.turn_seat:
                return LowersYard(total) if by < 0 else FitsBetter()
            return HurtsSeat(owner) if total > YARD_LIMIT else YardBecomes(owner, total)
    chances = odds(view, action)
    return FitsBetter() if chances is None else _roll(view, chances)


def _percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _wins(view: View, chances: Odds) -> int:
    """The chance in percent that the roll wins; 0 where the seat has too few dogs for that."""
    player = view.players[view.turn_seat]
    return _percent(chances.scores) if len(player.scored) + len(player.dogs) == MOST_DOGS else 0


def _roll(view: View, chances: Odds) -> Reason:
    """Why to roll with these chances: where they speak against it, what else speaks for it."""
    player = view.players[view.turn_seat]
    completes, bust, wins = _percent(chances.completes), _percent(chances.bust), _wins(view, chances)
    if wins >= LIKELY:
        return MayWin(wins, bust)
    if bust < BOLD or bust <= completes:
        if not bust and completes < LIKELY:
            return SafeRoll()
        return GoodRoll(completes, bust) if completes else NeedsDice(bust)
    if not completes:
        return NeedsDice(bust)
    sides = ((seat, side_of(other, None)) for seat, other in enumerate(view.players) if seat != view.turn_seat)
    near, leader = max((JUDGE.closes(side), seat) for seat, side in sides)
    if near >= NEAR:
        return MustHurry(leader, completes, bust)
    if player.treats:
        return TreatsHelp(player.treats, completes, bust)
    dice = sum(active.filled.bit_count() for active in player.dogs)
    return LittleToLose(dice, completes, bust) if dice <= FEW else WorthTheRisk(completes, bust)


def _rolled(view: View, action: KeepRoll | Reroll) -> Reason:
    """Why to keep a roll, or to pay for another."""
    kept = odds(view, KeepRoll())
    busts = kept is not None and kept.bust == 1
    if isinstance(action, KeepRoll):
        return SavesTreat() if busts else RollIsGood()
    chances = odds(view, action)
    wins = 0 if chances is None else _wins(view, chances)
    if chances is not None and wins >= LIKELY:
        return MayWin(wins, _percent(chances.bust))
    return RollBusts() if busts else WorthATreat()


def _keeping(view: View, action: KeepNumber | KeepDice | DiscardDice) -> Reason:
    """Why these dice of a roll are kept."""
    frame = view.frames[-1]
    assert isinstance(frame, Keeping)
    dice: Dice
    match action:
        case KeepNumber(number):
            dice = (number,) * frame.dice.count(number)
        case KeepDice(kept):
            dice = kept
        case DiscardDice(gone):
            dice = without(frame.dice, gone)
    player, chances = view.players[view.turn_seat], odds(view, action)
    assert chances is not None
    if chances.bust:
        return BustsAnyway()
    if _wins(view, chances):
        return WinsNow()
    if chances.completes:
        return CompletesDog()
    room = {number: sum(active.free >> number & 1 for active in player.dogs) for number in FACES}
    fit = {number: min(dice.count(number), room[number]) for number in FACES}
    return DiceFit(sum(fit.values()), sum(dice) - sum(number * count for number, count in fit.items()))


def _placing(view: View, place: Place) -> Reason:
    player = view.players[view.turn_seat]
    shown = preview(view, place)
    if shown.busts:
        return BustsAnyway()
    if shown.scores_all:
        if len(player.scored) + len(player.dogs) >= MOST_DOGS:
            return WinsNow()
        return ScoresDogs(len(player.dogs))
    if shown.completes:
        return FillsDogs(shown.completes)
    return KeepsYard(shown.total) if place.buried else DiceFit(len(place.spaces), 0)
