"""What the innermost frame asks, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.dogs.cards import ASIDE, STEPS, Again, LiftOne, Roll
from desktop.rules.dogs.choices import (
    AnyDecision,
    ChangeOrSkip,
    ChooseAction,
    ChooseAside,
    ChooseDiscards,
    ChooseEight,
    ChooseLifted,
    ChooseNumber,
    ChooseSetting,
    ChooseTwo,
    DrawTile,
    GoOnOrStop,
    KeepOrReroll,
    MoveOrSkip,
    NameNumber,
    PlaceDice,
    RevealDog,
    RollDice,
    RollStart,
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
from desktop.rules.dogs.lists import any_part
from desktop.rules.dogs.running import step_of
from desktop.rules.dogs.table import dice_of, has_dice
from desktop.rules.dogs.values import Player, State
from desktop.rules.kit import CHANCE, replace


def coming(running: Running, player: Player) -> int:
    """How many dice the seat rolls next if it goes on with its trick."""
    steps = STEPS[running.trick]
    running = replace(running, round=running.round + 1)
    at = running.step + 1
    while True:
        step = steps[at]
        if isinstance(step, Again):
            at = step.step
            continue
        if isinstance(step, LiftOne):
            running = replace(running, lifted=int(has_dice(player)))
        elif isinstance(step, Roll):
            return dice_of(step, running, player)
        at += 1


def _running(state: State) -> Running:
    running = state.frames[0]
    assert isinstance(running, Running)
    return running


def _drawing_tiles(state: State, frame: DrawingTiles) -> AnyDecision:
    return DrawTile(CHANCE, frame.colours[0])


def _start_rolling(state: State, frame: StartRolling) -> AnyDecision:
    seat = frame.seats[len(frame.dice)]
    return RollStart(CHANCE, seat, again=bool(state.players[seat].yard))


def _drawing(state: State, frame: Drawing) -> AnyDecision:
    return RevealDog(CHANCE, frame.seats[0] if frame.seats else None)


def _choosing(state: State, frame: Choosing) -> AnyDecision:
    return ChooseAction(state.seat)


def _rolling(state: State, frame: Rolling) -> AnyDecision:
    return RollDice(CHANCE, state.seat, _running(state).trick, frame.count, frame.kept)


def _rerolling(state: State, frame: Rerolling) -> AnyDecision:
    return KeepOrReroll(state.seat, frame.dice, any_part(state))


def _keeping(state: State, frame: Keeping) -> AnyDecision:
    step = step_of(_running(state))
    match step.keep if step is not None else "all":
        case "one_number":
            return ChooseNumber(state.seat, frame.dice)
        case "two":
            return ChooseTwo(state.seat, frame.dice)
        case "eight":
            return ChooseEight(state.seat, frame.dice)
    return ChooseDiscards(state.seat, frame.dice, state.players[state.seat].total)


def _placing(state: State, frame: Placing) -> AnyDecision:
    return PlaceDice(state.seat, frame.dice)


def _going_on(state: State, frame: GoingOn) -> AnyDecision:
    running = _running(state)
    return GoOnOrStop(state.seat, running.trick, coming(running, state.players[state.seat]))


def _moving(state: State, frame: Moving) -> AnyDecision:
    return MoveOrSkip(state.seat)


def _changing(state: State, frame: Changing) -> AnyDecision:
    return ChangeOrSkip(state.seat, frame.left)


def _setting(state: State, frame: Setting) -> AnyDecision:
    return ChooseSetting(state.seat, state.next_dog or 0)


def _lifting(state: State, frame: Lifting) -> AnyDecision:
    return ChooseLifted(state.seat)


def _setting_aside(state: State, frame: SettingAside) -> AnyDecision:
    return ChooseAside(state.seat, ASIDE.least, ASIDE.most)


def _naming(state: State, frame: Naming) -> AnyDecision:
    return NameNumber(state.seat)


_ASKS: dict[type, Callable[[State, Any], AnyDecision]] = {
    DrawingTiles: _drawing_tiles,
    StartRolling: _start_rolling,
    Drawing: _drawing,
    Choosing: _choosing,
    Rolling: _rolling,
    Rerolling: _rerolling,
    Keeping: _keeping,
    Placing: _placing,
    GoingOn: _going_on,
    Moving: _moving,
    Changing: _changing,
    Setting: _setting,
    Lifting: _lifting,
    SettingAside: _setting_aside,
    Naming: _naming,
}


def decision(state: State) -> AnyDecision | None:
    """What must be decided now; None when the match is over."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    return _ASKS[type(frame)](state, frame)
