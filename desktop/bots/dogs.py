"""The bots of Six Good Dogs: how strong each level is, and what every decision is worth to them.

A bot compares its chances to win after each of its actions, the rest of its own turn thought through (`dogs_turn`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.bots.dogs_because import because
from desktop.bots.dogs_greedy import greedy
from desktop.bots.dogs_reasons import AnyBecause
from desktop.bots.dogs_turn import At, Thought, emptied, score, with_dog
from desktop.bots.dogs_worth import JUDGE, Side, side_of
from desktop.rules.dogs.cards import MASKS, STEPS, YARD_LIMIT, Roll
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
    SetTo,
    Space,
    Stop,
)
from desktop.rules.dogs.frames import Keeping, Placing, Rerolling, Running
from desktop.rules.dogs.running import without
from desktop.rules.dogs.values import View
from desktop.rules.kit import Action, Rng

PLACING = 4
"""Where dice are placed, whims are so many times weaker: nobody is silly there."""


FEW = 8
"""For more actions than these the budget is shared out."""


class DogsParams(Params, frozen=True):
    """A level. `depth` optional rolls are thought through, rolls of many dice sampled `samples` times, `budget`
    positions looked at for each action. `noise`: by how many thousandths a chance to win may be misjudged."""

    style: Literal["value", "greedy", "random"] = "value"
    depth: int = 0
    samples: int = 8
    budget: int = 200
    noise: int = 0


class DogsBrain:
    """Six Good Dogs as `desktop.bots.brains` registers it."""

    params_type: type[Any] = DogsParams
    levels: Mapping[str, Params] = {
        "easy": DogsParams(noise=150),
        "normal": DogsParams(noise=50),
        "hard": DogsParams(depth=2, samples=24, budget=300),
    }
    baselines: Mapping[str, Params] = {"random": DogsParams("random"), "greedy": DogsParams("greedy")}
    reason: Any = AnyBecause

    def choose(
        self,
        view: View,
        legal: tuple[Action, ...],
        params: DogsParams,
        rng: Rng,
        stop: Callable[[], bool],
    ) -> Choice:
        """Choose among `legal`."""
        if params.style == "random":
            return at_random(legal, rng)
        if params.style == "greedy":
            return Choice(greedy(view, legal))
        values, capped = judged(view, legal, params, rng.bits(), stop)
        if params.noise and max(values) < 1:
            whim = params.noise / (PLACING if isinstance(legal[0], Place) else 1)
            values = [value + whim * (rng.below(2001) - 1000) / 1_000_000 for value in values]
        best = max(range(len(legal)), key=values.__getitem__)
        return Choice(legal[best], because(view, legal[best]), capped)


def judged(
    view: View, legal: tuple[Action, ...], params: DogsParams, luck: int, stop: Callable[[], bool]
) -> tuple[list[float], bool]:
    """The chance to win after each action; and whether time cut the thinking short."""
    seats = len(view.players)
    sides = [
        side_of(view.players[(view.turn_seat + place) % seats], view.next_dog if place == 0 else None)
        for place in range(seats)
    ]
    used = sum(not tile.ready for tile in view.tiles)
    running = view.frames[0] if isinstance(view.frames[0], Running) else None
    if running is not None:
        used -= 1

    def thought(rivals: list[Side]) -> Thought:
        return Thought(JUDGE, rivals, used, params.depth, params.samples, params.budget, luck, stop)

    mind = thought(sides[1:])
    values = []
    for number, action in enumerate(legal):
        mind.left = params.budget * FEW // max(FEW, len(legal))
        if isinstance(action, ChangeDie) and action.owner != view.turn_seat:
            place = (action.owner - view.turn_seat) % seats
            rivals = list(sides[1:])
            rivals[place - 1] = changed(rivals[place - 1], action)
            other = thought(rivals)
            values.append(_after(view, other, sides[0], running, legal[-1]))
        else:
            values.append(_after(view, mind, sides[0], running, action))
        if mind.capped:
            values += [0.0] * (len(legal) - number - 1)
            break
    return values, mind.capped


def changed(side: Side, action: ChangeDie) -> Side:
    """The side with a buried die changed, its bust included."""
    yard = list(without(side.yard, (action.die,)))
    if action.die + action.by:
        yard.append(action.die + action.by)
    after = side._replace(yard=tuple(sorted(yard)))
    return emptied(after) if sum(yard) > YARD_LIMIT else after


def _space(side: Side, space: Space, fills: bool) -> Side:
    """The side with a die laid on a space, or taken off."""
    dog, number = space
    for at, code in enumerate(side.dogs):
        if code >> 7 == MASKS[dog]:
            return with_dog(side, at, code | 1 << number if fills else code & ~(1 << number))
    return side


def _after(view: View, mind: Thought, side: Side, running: Running | None, action: Action) -> float:
    """The chance to win after an action."""
    depth = mind.depth
    if running is None:
        if isinstance(action, DoTrick):
            tile = next(tile for tile in view.tiles if tile.trick == action.trick)
            return mind.run(side._replace(treats=side.treats + tile.treats), At(action.trick), depth)
        return mind.chance(score(side))
    at = At(
        running.trick, running.step, running.round, running.lifted, running.aside, running.named, running.buried
    )
    then = at._replace(step=at.step + 1)
    step = STEPS[at.trick][at.step]
    frame = view.frames[-1]
    match action:
        case KeepRoll() if isinstance(frame, Rerolling) and isinstance(step, Roll):
            return mind.keep(side, frame.dice, at, step, depth)
        case Reroll(dice) if isinstance(frame, Rerolling) and isinstance(step, Roll):
            paid = side._replace(treats=side.treats - 1)
            return mind.fallen(paid, at, step, len(dice), depth, without(frame.dice, dice))
        case KeepNumber(number) if isinstance(frame, Keeping):
            return mind.place(side, (number,) * frame.dice.count(number), at, depth)
        case KeepDice(dice):
            return mind.place(side, dice, at, depth)
        case DiscardDice(dice) if isinstance(frame, Keeping):
            return mind.place(side, without(frame.dice, dice), at, depth)
        case Place(spaces, buried) if isinstance(frame, Placing):
            dogs = side
            for space in spaces:
                dogs = _space(dogs, space, fills=True)
            return mind.assigned(side, dogs.dogs, buried, at, depth)
        case GoOn():
            return mind.run(side, then, depth)
        case Stop():
            return mind.chance(side)
        case MoveDie(start, end):
            return mind.run(_space(_space(side, start, fills=False), end, fills=True), then, depth)
        case ChangeDie():
            after = changed(side, action)
            if not after.yard and side.total + action.by > YARD_LIMIT:
                return mind.chance(after)
            return mind.run(after, then, depth)
        case SetTo(number):
            return mind.place(side, (number,), at, depth)
        case LiftBuried(die):
            return mind.run(side._replace(yard=without(side.yard, (die,))), then._replace(lifted=1), depth)
        case LiftPlaced(space):
            return mind.run(_space(side, space, fills=False), then._replace(lifted=1), depth)
        case PutAside(count):
            return mind.run(side, then._replace(aside=count), depth)
        case Name(number):
            return mind.run(side, then._replace(named=number), depth)
    return mind.run(side, then, depth)

