"""What dice can bring: the chances shown on the table before somebody rolls, and what an assignment would do.

The chances are those of the roll that must follow, without further treats, and without the rolls of a trick that are
optional. `bust` is the chance that it busts however carefully it is handled, `completes` the chance that a dog can be
completed by it without busting, `scores` that all dogs can be, which scores them at once; each is the best that can be
had, if need be by different choices on the way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from desktop.rules.dogs.asking import coming
from desktop.rules.dogs.cards import (
    ASIDE,
    FACES,
    MASKS,
    SPACES,
    STEPS,
    TWO,
    YARD_LIMIT,
    Again,
    Change,
    Draw,
    Keeping,
    LiftOne,
    LiftYard,
    Move,
    Name,
    Roll,
    SetAside,
    SetDie,
    TrickStep,
)
from desktop.rules.dogs.choices import (
    DiscardDice,
    DoTrick,
    GoOn,
    KeepDice,
    KeepNumber,
    KeepRoll,
    LiftBuried,
    LiftPlaced,
    Place,
    PutAside,
    Reroll,
    SetTo,
)
from desktop.rules.dogs.choices import Name as NameIt
from desktop.rules.dogs.frames import Dice, Rerolling, Running
from desktop.rules.dogs.frames import Keeping as KeepingFrame
from desktop.rules.dogs.lists import eights, rolls
from desktop.rules.dogs.running import step_of, without
from desktop.rules.dogs.table import dice_of
from desktop.rules.dogs.values import Player, View
from desktop.rules.kit import Action, replace


class Odds(NamedTuple):
    """Chances from 0 to 1."""

    bust: float
    completes: float
    scores: float = 0.0


class Preview(NamedTuple):
    """What an assignment of dice does; it may be a part of one."""

    total: int
    """Of the yard."""
    busts: bool
    completes: tuple[int, ...]
    """The dogs that it completes."""
    scores_all: bool
    """True where all active dogs are complete then, and are scored at once."""


class Ground(NamedTuple):
    """Where dice can go: the free numbers of each active dog as a mask, and the yard's total."""

    free: tuple[int, ...]
    total: int


def ground_of(player: Player) -> Ground:
    """Where a player's dice can go."""
    return Ground(tuple(sorted(active.free for active in player.dogs if active.free)), player.total)


def preview(view: View, place: Place) -> Preview:
    """What this assignment does, of the seat whose turn it is."""
    player = view.players[view.turn_seat]
    onto = dict.fromkeys((active.dog for active in player.dogs), 0)
    for dog, number in place.spaces:
        onto[dog] = onto.get(dog, 0) | 1 << number
    total = player.total + sum(place.buried)
    done = {active.dog for active in player.dogs if active.filled | onto[active.dog] == MASKS[active.dog]}
    completes = tuple(active.dog for active in player.dogs if active.dog in done and not active.complete)
    busts = total > YARD_LIMIT
    return Preview(total, busts, completes, not busts and len(done) == len(player.dogs))


# -- a roll -----------------------------------------------------------------------------------------------------------


def _overflow(free: Iterable[int], dice: Dice) -> int:
    """The pips that must be buried when everything is placed that fits."""
    places = list(free)
    pips = 0
    for number in set(dice):
        room = 0
        for mask in places:
            room += mask >> number & 1
        over = dice.count(number) - room
        if over > 0:
            pips += over * number
    return pips


def _kept(dice: Dice, ground: Ground, keep: Keeping, named: int) -> Iterable[Dice]:
    """What may be kept of a roll; of the low dice that may go, those go that do not fit."""
    match keep:
        case "one_number":
            return [(number,) * dice.count(number) for number in set(dice)]
        case "up_to_named":
            return [tuple(die for die in dice if die <= named)]
        case "two":
            return {(one, other) for at, one in enumerate(dice) for other in dice[at + 1 :]} or [dice]
        case "low_may_go":
            kept: list[int] = []
            for number in sorted(set(dice)):
                count = dice.count(number)
                if number < ground.total:
                    count = min(count, sum(mask >> number & 1 for mask in ground.free))
                kept += [number] * count
            return [tuple(kept)]
        case "eight":
            return eights(dice) or [()]
    return [dice]


class _Judged(NamedTuple):
    """What a roll that lies can do."""

    busts: bool
    """Whatever is kept."""
    completes: bool
    """A dog."""
    scores: bool
    """All dogs."""


def _judged(dice: Dice, ground: Ground, keep: Keeping, named: int) -> _Judged:
    busts, completes, scores = True, False, False
    for kept in _kept(dice, ground, keep, named):
        if ground.total + _overflow(ground.free, kept) > YARD_LIMIT:
            continue
        busts = False
        have = 0
        for die in kept:
            have |= 1 << die
        if any(mask & ~have == 0 for mask in ground.free):
            completes = True
            if all(sum(mask >> die & 1 for mask in ground.free) <= kept.count(die) for die in FACES):
                scores = True
                break
    return _Judged(busts, completes, scores)


@lru_cache(maxsize=4096)
def stage(ground: Ground, count: int, keep: Keeping = "all", named: int = 0, kept: Dice = ()) -> Odds:
    """The chances of a roll of so many dice; `kept` are dice of it that lie already."""
    bust = completes = scores = 0
    for weight, fallen in rolls(count):
        dice = tuple(sorted((*kept, *fallen.dice))) if kept else fallen.dice
        judged = _judged(dice, ground, keep, named)
        bust += weight * judged.busts
        completes += weight * judged.completes
        scores += weight * judged.scores
    whole = float(6**count)
    return Odds(bust / whole, completes / whole, scores / whole)


def _best(odds: Iterable[Odds]) -> Odds:
    found = list(odds)
    return Odds(
        min(chance.bust for chance in found),
        max(chance.completes for chance in found),
        max(chance.scores for chance in found),
    )


# -- the choices before a roll ----------------------------------------------------------------------------------------


def odds(view: View, action: Action) -> Odds | None:
    """What comes right after this action of the seat whose turn it is. None: no dice must follow."""
    player = view.players[view.turn_seat]
    running = view.frames[0] if view.frames and isinstance(view.frames[0], Running) else None
    if isinstance(action, DoTrick):
        return _from(view, Running(action.trick), player, 0)
    if running is None:
        return None
    step = step_of(running)
    keep: Keeping = "all" if step is None else step.keep
    ground = ground_of(player)
    frame = view.frames[-1]
    match action:
        case KeepRoll() if isinstance(frame, Rerolling):
            return _lying(frame.dice, ground, keep, running.named)
        case Reroll(dice) if isinstance(frame, Rerolling):
            return stage(ground, len(dice), keep, running.named, without(frame.dice, dice))
        case KeepNumber(number) if isinstance(frame, KeepingFrame):
            return _lying((number,) * frame.dice.count(number), ground, "all", 0)
        case KeepDice(dice):
            return _lying(dice, ground, "all", 0)
        case DiscardDice(dice) if isinstance(frame, KeepingFrame):
            return _lying(without(frame.dice, dice), ground, "all", 0)
        case GoOn():
            return _from(view, running, player, running.step + 1)
        case PutAside(count):
            return stage(ground, _must_roll(count, player))
        case NameIt(number):
            return stage(ground, 4, "up_to_named", number)
        case SetTo(number):
            return _set(ground, (number,))
        case LiftBuried(die):
            return stage(Ground(ground.free, ground.total - die), coming(replace(running, lifted=1), player))
        case LiftPlaced(space):
            return stage(_emptied(player, space), coming(replace(running, lifted=1), player))
    return None


def _lying(dice: Dice, ground: Ground, keep: Keeping, named: int) -> Odds:
    judged = _judged(dice, ground, keep, named)
    return Odds(float(judged.busts), float(judged.completes), float(judged.scores))


def _from(view: View, running: Running, player: Player, at: int) -> Odds | None:
    """The chances of the next roll of a trick, from a step on; whatever comes before it is done as is best for them."""
    steps = STEPS[running.trick]
    before: list[TrickStep] = []
    while at < len(steps):
        step = steps[at]
        if isinstance(step, Again):
            at = step.step
        elif isinstance(step, Roll):
            return _prepared(view, running, player, step, before)
        else:
            before.append(step)
            at += 1
    return None


def _prepared(view: View, running: Running, player: Player, roll: Roll, before: list[TrickStep]) -> Odds | None:
    ground = ground_of(player)
    lifted = 0
    for step in before:
        match step:
            case Draw():
                if player.room and view.next_dog is not None:
                    ground = Ground((*ground.free, MASKS[view.next_dog]), ground.total)
            case LiftYard():
                if not player.yard:
                    return None
                lifted, ground = len(player.yard), Ground(ground.free, 0)
            case LiftOne():
                return _lift(ground, player, roll)
            case Move():
                return _best(stage(moved, roll.dice) for moved in _moves(player))
            case Change():
                ground = Ground(ground.free, max(0, ground.total - player.paws))
            case SetDie():
                return _set(ground, SPACES[view.next_dog or 0])
            case SetAside():
                return stage(ground, _must_roll(ASIDE.least, player))
            case Name():
                return _best(stage(ground, roll.dice, roll.keep, number) for number in FACES)
    rolling = Running(running.trick, round=running.round + 1, lifted=lifted, aside=running.aside)
    count = dice_of(roll, rolling, player)
    return stage(ground, count, roll.keep) if count else None


def _must_roll(aside: int, player: Player) -> int:
    """How many dice must be rolled before one may stop."""
    return max(1, aside - player.paws)


def _emptied(player: Player, space: tuple[int, int]) -> Ground:
    """The ground after a die was taken off a dog."""
    dog, number = space
    free = [active.free | (1 << number if active.dog == dog else 0) for active in player.dogs]
    return Ground(tuple(sorted(mask for mask in free if mask)), player.total)


def _filled(player: Player) -> list[tuple[int, int]]:
    return [
        (active.dog, number)
        for active in player.dogs
        for number in SPACES[active.dog]
        if active.filled >> number & 1
    ]


def _lift(ground: Ground, player: Player, roll: Roll) -> Odds:
    grounds = {Ground(ground.free, ground.total - die) for die in player.yard}
    grounds |= {_emptied(player, space) for space in _filled(player)}
    if not grounds:
        return stage(ground, roll.dice)
    return _best(stage(lifted, roll.dice + 1) for lifted in grounds)


def _moves(player: Player) -> set[Ground]:
    """Where dice can go after any move of one die, or none."""
    found = {ground_of(player)}
    for space in _filled(player):
        emptied = [active.free | (1 << space[1] if active.dog == space[0] else 0) for active in player.dogs]
        for at, active in enumerate(player.dogs):
            for number in FACES:
                if active.free >> number & 1:
                    free = [mask & ~(1 << number) if to == at else mask for to, mask in enumerate(emptied)]
                    found.add(Ground(tuple(sorted(mask for mask in free if mask)), player.total))
    return found


def _set(ground: Ground, numbers: Iterable[int]) -> Odds:
    """A die is set to one of these numbers and placed or buried, then two are rolled."""
    found = []
    for number in numbers:
        if ground.total + number <= YARD_LIMIT:
            found.append(stage(Ground(ground.free, ground.total + number), TWO))
        for at, mask in enumerate(ground.free):
            if mask >> number & 1:
                left = mask & ~(1 << number)
                free = tuple(sorted([*ground.free[:at], *ground.free[at + 1 :], *([left] if left else [])]))
                after = stage(Ground(free, ground.total), TWO)
                found.append(after if left else Odds(after.bust, 1.0, after.scores if free else 1.0))
    return _best(found) if found else Odds(1.0, 0.0)
