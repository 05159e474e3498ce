"""Why an action is not allowed now: one check for each kind of frame and action."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from desktop.rules.dogs.cards import ASIDE, COLOUR_OF, EIGHT, FACES, MASKS, SPACES, TWO
from desktop.rules.dogs.choices import (
    ChangeDie,
    DiscardDice,
    DogRevealed,
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
    Rolled,
    ScoreDogs,
    SetTo,
    Skip,
    Space,
    Stop,
    TileDrawn,
)
from desktop.rules.dogs.frames import (
    Changing,
    Choosing,
    Drawing,
    DrawingTiles,
    GoingOn,
    Keeping,
    Lifting,
    Moving,
    Naming,
    Placing,
    Rerolling,
    Rolling,
    Running,
    Setting,
    SettingAside,
    StartRolling,
)
from desktop.rules.dogs.lists import any_part, deck
from desktop.rules.dogs.reasons import (
    AsideOutOfRange,
    NoCompleteDog,
    NoSuchSpace,
    NotAboveSix,
    NotBelowTotal,
    NotBuried,
    NotEight,
    NotInDeck,
    NotOnNextDog,
    NotRolled,
    NotThisColour,
    NotYourDog,
    OnlyTwo,
    OutOfOrder,
    RerollsAll,
    RerollsNothing,
    SpaceEmpty,
    SpaceTaken,
    TrickNotHere,
    TrickUsed,
    WrongDiceCount,
)
from desktop.rules.dogs.running import step_of, without
from desktop.rules.dogs.values import Player, State
from desktop.rules.kit import Action, MatchIsOver, NotNow, Reason, Unfinished

Check = Callable[[State, Any, Any], Reason | None]


def _ordered(dice: tuple[int, ...]) -> bool:
    return all(one <= other for one, other in pairwise(dice))


def _among(dice: tuple[int, ...], all_dice: tuple[int, ...]) -> Reason | None:
    """Why these are no part of the dice."""
    for die in dice:
        if dice.count(die) > all_dice.count(die):
            return NotRolled(die)
    return None if _ordered(dice) else OutOfOrder()


def _fine(state: State, frame: object, action: object) -> Reason | None:
    return None


def _tile(state: State, frame: DrawingTiles, action: TileDrawn) -> Reason | None:
    return None if COLOUR_OF[action.trick] == frame.colours[0] else NotThisColour(action.trick)


def _reveal(state: State, frame: Drawing, action: DogRevealed) -> Reason | None:
    return None if action.dog in deck(state) else NotInDeck(action.dog)


def _fallen(dice: tuple[int, ...], count: int) -> Reason | None:
    if len(dice) != count:
        return WrongDiceCount(count)
    return None if _ordered(dice) and FACES[0] <= dice[0] and dice[-1] <= FACES[-1] else OutOfOrder()


def _start(state: State, frame: StartRolling, action: Rolled) -> Reason | None:
    return _fallen(action.dice, 1)


def _rolled(state: State, frame: Rolling, action: Rolled) -> Reason | None:
    return _fallen(action.dice, frame.count)


def _trick(state: State, frame: Choosing, action: DoTrick) -> Reason | None:
    for tile in state.tiles:
        if tile.trick == action.trick:
            return None if tile.ready else TrickUsed(action.trick)
    return TrickNotHere(action.trick)


def _score(state: State, frame: Choosing, action: ScoreDogs) -> Reason | None:
    dogs = state.players[state.seat].dogs
    return None if any(active.filled == MASKS[active.dog] for active in dogs) else NoCompleteDog()


def _reroll(state: State, frame: Rerolling, action: Reroll) -> Reason | None:
    refusal = _among(action.dice, frame.dice)
    if refusal is not None:
        return refusal
    if not action.dice:
        return RerollsNothing()
    return None if action.dice == frame.dice or any_part(state) else RerollsAll()


def why_no_space(player: Player, space: Space, holds_die: bool) -> Reason | None:
    """Why this is no space of the seat's that holds a die, or that is free."""
    dog, number = space
    for active in player.dogs:
        if active.dog == dog:
            if number not in SPACES[dog]:
                return NoSuchSpace(dog, number)
            if bool(active.filled >> number & 1) == holds_die:
                return None
            return SpaceEmpty(dog, number) if holds_die else SpaceTaken(dog, number)
    return NotYourDog(dog)


def _place(state: State, frame: Placing, action: Place) -> Reason | None:
    player = state.players[state.seat]
    spaces = action.spaces
    for space in spaces:
        refusal = why_no_space(player, space, holds_die=False)
        if refusal is not None:
            return refusal
    if any(one >= other for one, other in pairwise(spaces)) or not _ordered(action.buried):
        return OutOfOrder()
    refusal = _among(tuple(sorted([number for _, number in spaces] + list(action.buried))), frame.dice)
    if refusal is not None:
        return refusal
    left = len(frame.dice) - len(spaces) - len(action.buried)
    return Unfinished(left) if left else None


def _keep(state: State) -> str:
    running = state.frames[0]
    assert isinstance(running, Running)
    step = step_of(running)
    return "all" if step is None else step.keep


def _keep_number(state: State, frame: Keeping, action: KeepNumber) -> Reason | None:
    if _keep(state) != "one_number":
        return NotNow()
    return None if action.number in frame.dice else NotRolled(action.number)


def _keep_dice(state: State, frame: Keeping, action: KeepDice) -> Reason | None:
    keep = _keep(state)
    if keep not in ("two", "eight"):
        return NotNow()
    refusal = _among(action.dice, frame.dice)
    if refusal is not None:
        return refusal
    if keep == "two":
        missing = TWO - len(action.dice)
        return OnlyTwo() if missing < 0 else Unfinished(missing) if missing else None
    total = sum(action.dice)
    if total == EIGHT:
        return None
    rest = without(frame.dice, action.dice)
    return Unfinished(1) if _reaches(rest, EIGHT - total) else NotEight(total)


def _reaches(dice: tuple[int, ...], total: int) -> bool:
    """Do some of the dice total so much?"""
    sums = 1
    for die in dice:
        sums |= sums << die
    return total > 0 and bool(sums >> total & 1)


def _discard(state: State, frame: Keeping, action: DiscardDice) -> Reason | None:
    if _keep(state) != "low_may_go":
        return NotNow()
    refusal = _among(action.dice, frame.dice)
    if refusal is not None:
        return refusal
    total = state.players[state.seat].total
    return None if not action.dice or action.dice[-1] < total else NotBelowTotal(action.dice[-1], total)


def _move(state: State, frame: Moving, action: MoveDie) -> Reason | None:
    player = state.players[state.seat]
    return why_no_space(player, action.start, holds_die=True) or why_no_space(player, action.end, holds_die=False)


def _change(state: State, frame: Changing, action: ChangeDie) -> Reason | None:
    if not 0 <= action.owner < len(state.players) or action.die not in state.players[action.owner].yard:
        return NotBuried(action.owner, action.die)
    return NotAboveSix() if action.die + action.by > FACES[-1] else None


def _set_to(state: State, frame: Setting, action: SetTo) -> Reason | None:
    dog = state.next_dog or 0
    return None if action.number in SPACES[dog] else NotOnNextDog(dog, action.number)


def _lift_buried(state: State, frame: Lifting, action: LiftBuried) -> Reason | None:
    return None if action.die in state.players[state.seat].yard else NotBuried(state.seat, action.die)


def _lift_placed(state: State, frame: Lifting, action: LiftPlaced) -> Reason | None:
    return why_no_space(state.players[state.seat], action.space, holds_die=True)


def _put_aside(state: State, frame: SettingAside, action: PutAside) -> Reason | None:
    return None if ASIDE.least <= action.count <= ASIDE.most else AsideOutOfRange(ASIDE.least, ASIDE.most)


CHECKS: dict[tuple[type, type], Check] = {
    (DrawingTiles, TileDrawn): _tile,
    (Drawing, DogRevealed): _reveal,
    (StartRolling, Rolled): _start,
    (Rolling, Rolled): _rolled,
    (Choosing, DoTrick): _trick,
    (Choosing, ScoreDogs): _score,
    (Rerolling, KeepRoll): _fine,
    (Rerolling, Reroll): _reroll,
    (Placing, Place): _place,
    (Keeping, KeepNumber): _keep_number,
    (Keeping, KeepDice): _keep_dice,
    (Keeping, DiscardDice): _discard,
    (GoingOn, GoOn): _fine,
    (GoingOn, Stop): _fine,
    (Moving, MoveDie): _move,
    (Moving, Skip): _fine,
    (Changing, ChangeDie): _change,
    (Changing, Skip): _fine,
    (Setting, SetTo): _set_to,
    (Lifting, LiftBuried): _lift_buried,
    (Lifting, LiftPlaced): _lift_placed,
    (SettingAside, PutAside): _put_aside,
    (Naming, Name): _fine,
}
"""By frame and kind of action: what may forbid it. Every other pair does not belong together."""


def why_not(state: State, action: Action) -> Reason | None:
    """What is wrong with the action, or None."""
    if not state.frames:
        return MatchIsOver()
    frame = state.frames[-1]
    check = CHECKS.get((type(frame), type(action)))
    return NotNow() if check is None else check(state, frame, action)
