"""What the deciding seat may do, in a fixed order, and how dice may fall."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial
from typing import Any

from desktop.rules.dogs.cards import ASIDE, BY_COLOUR, DOGS, EIGHT, FACES, MASKS, SPACES, TWO
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
from desktop.rules.dogs.running import step_of
from desktop.rules.dogs.values import ActiveDog, Player, State
from desktop.rules.kit import Action

TILES = {trick: TileDrawn(trick) for tricks in BY_COLOUR.values() for trick in tricks}
TRICK_ACTIONS = {trick: DoTrick(trick) for trick in TILES}
REVEALS = (None, *(DogRevealed(dog) for dog in DOGS))
SCORE, KEEP_ROLL, GO_ON, STOP, SKIP = ScoreDogs(), KeepRoll(), GoOn(), Stop(), Skip()
_NAMES = tuple(Name(number) for number in FACES)
_ASIDE = tuple(PutAside(count) for count in range(ASIDE.least, ASIDE.most + 1))
_GOING = (GO_ON, STOP)


@cache
def rolls(count: int) -> tuple[tuple[int, Rolled], ...]:
    """Every roll of so many dice with its weight, out of 6 ** count."""
    found = []
    for dice in combinations_with_replacement(FACES, count):
        weight = factorial(count)
        for face in FACES:
            weight //= factorial(dice.count(face))
        found.append((weight, Rolled(dice)))
    return tuple(found)


@cache
def _outcomes(count: int) -> tuple[Rolled, ...]:
    return tuple(action for _, action in rolls(count))


@cache
def parts(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every part of some dice, from nothing to all; equal dice are not told apart."""
    return tuple(dict.fromkeys(part for size in range(len(dice) + 1) for part in combinations(dice, size)))


@lru_cache(maxsize=4096)
def placings(dice: tuple[int, ...], dogs: tuple[ActiveDog, ...]) -> tuple[Place, ...]:
    """Every way to place or bury the dice, the most placed first for every number."""
    choices = []
    for number in sorted(set(dice)):
        count = dice.count(number)
        free = [(active.dog, number) for active in dogs if active.free >> number & 1]
        choices.append(
            [
                (spaces, (number,) * (count - size))
                for size in range(min(count, len(free)), -1, -1)
                for spaces in combinations(free, size)
            ]
        )
    return tuple(
        Place(
            tuple(sorted(space for spaces, _ in choice for space in spaces)),
            tuple(die for _, buried in choice for die in buried),
        )
        for choice in product(*choices)
    )


def deck(state: State) -> list[int]:
    """The dogs in the deck, in the order of their numbers; the next dog, which all see, is not among them."""
    seen = {state.next_dog}
    for player in state.players:
        seen.update(player.scored)
        seen.update([active.dog for active in player.dogs])
    return [dog for dog in DOGS if dog not in seen]


def _drawing_tiles(state: State, frame: DrawingTiles) -> tuple[Action, ...]:
    return tuple(TILES[trick] for trick in BY_COLOUR[frame.colours[0]])


def _drawing(state: State, frame: Drawing) -> tuple[Action, ...]:
    return tuple(DogRevealed(dog) for dog in deck(state))


def _start_rolling(state: State, frame: StartRolling) -> tuple[Action, ...]:
    return _outcomes(1)


def _rolling(state: State, frame: Rolling) -> tuple[Action, ...]:
    return _outcomes(frame.count)


def _choosing(state: State, frame: Choosing) -> tuple[Action, ...]:
    out: list[Action] = [TRICK_ACTIONS[tile.trick] for tile in state.tiles if tile.ready]
    if any(active.filled == MASKS[active.dog] for active in state.players[state.seat].dogs):
        out.append(SCORE)
    return tuple(out)


def any_part(state: State) -> bool:
    """May a treat reroll a part of the roll at hand?"""
    running = state.frames[0]
    assert isinstance(running, Running)
    step = step_of(running)
    return step is not None and step.any_part


def _rerolling(state: State, frame: Rerolling) -> tuple[Action, ...]:
    if any_part(state):
        return (KEEP_ROLL, *(Reroll(part) for part in parts(frame.dice)[1:]))
    return (KEEP_ROLL, Reroll(frame.dice))


def eights(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every part of some dice that totals eight."""
    return tuple(part for part in parts(dice) if sum(part) == EIGHT)


def _keeping(state: State, frame: Keeping) -> tuple[Action, ...]:
    running = state.frames[0]
    assert isinstance(running, Running)
    step = step_of(running)
    assert step is not None
    dice = frame.dice
    match step.keep:
        case "one_number":
            return tuple(KeepNumber(number) for number in dict.fromkeys(dice))
        case "two":
            return tuple(KeepDice(pair) for pair in dict.fromkeys(combinations(dice, TWO)))
        case "eight":
            return tuple(KeepDice(part) for part in eights(dice))
    total = state.players[state.seat].total
    return tuple(DiscardDice(part) for part in parts(tuple(die for die in dice if die < total)))


def _placing(state: State, frame: Placing) -> tuple[Action, ...]:
    return placings(frame.dice, state.players[state.seat].dogs)


def _going_on(state: State, frame: GoingOn) -> tuple[Action, ...]:
    return _GOING


def placed(player: Player) -> list[Space]:
    """The spaces that hold a die."""
    return [
        (active.dog, number)
        for active in player.dogs
        for number in SPACES[active.dog]
        if active.filled >> number & 1
    ]


def _moving(state: State, frame: Moving) -> tuple[Action, ...]:
    player = state.players[state.seat]
    free = [(active.dog, n) for active in player.dogs for n in SPACES[active.dog] if not active.filled >> n & 1]
    return (*(MoveDie(start, end) for start in placed(player) for end in free), SKIP)


def _changing(state: State, frame: Changing) -> tuple[Action, ...]:
    return (
        *(
            ChangeDie(seat, die, by)
            for seat, player in enumerate(state.players)
            for die in dict.fromkeys(player.yard)
            for by in ((-1, 1) if die < 6 else (-1,))
        ),
        SKIP,
    )


def _setting(state: State, frame: Setting) -> tuple[Action, ...]:
    return tuple(SetTo(number) for number in SPACES[state.next_dog or 0])


def _lifting(state: State, frame: Lifting) -> tuple[Action, ...]:
    player = state.players[state.seat]
    return (
        *(LiftBuried(die) for die in dict.fromkeys(player.yard)),
        *(LiftPlaced(space) for space in placed(player)),
    )


def _setting_aside(state: State, frame: SettingAside) -> tuple[Action, ...]:
    return _ASIDE


def _naming(state: State, frame: Naming) -> tuple[Action, ...]:
    return _NAMES


LISTS: dict[type, Callable[[State, Any], tuple[Action, ...]]] = {
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
"""By the innermost frame: what may be done."""


def legal(state: State) -> tuple[Action, ...]:
    """Everything the decision at hand allows; () when the match is over."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    return LISTS[type(frame)](state, frame)


def chances(state: State) -> tuple[tuple[int, Action], ...]:
    """The outcomes of chance with their weights."""
    match state.frames[-1]:
        case Rolling(count):
            return rolls(count)
        case StartRolling():
            return rolls(1)
    return tuple((1, action) for action in legal(state))
