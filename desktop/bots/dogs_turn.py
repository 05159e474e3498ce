"""The rest of one's own turn, thought through: every step of a trick, chance on average, the best of every choice.

It follows the same steps as the rules (`cards.STEPS`), on sides instead of states. Rolls of few dice are counted
exactly, others sampled; optional rolls are followed to a certain depth, and as far as the budget of positions goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from desktop.bots.dogs_worth import FILLED, UNKNOWN, Judge, Side
from desktop.rules.dogs.cards import (
    FACES,
    MOST_DOGS,
    STEPS,
    TWO,
    YARD_LIMIT,
    Again,
    Change,
    Draw,
    Gain,
    GiveBack,
    LiftOne,
    LiftYard,
    May,
    Move,
    Name,
    Roll,
    SetAside,
    SetDie,
    Trick,
)
from desktop.rules.dogs.frames import Dice
from desktop.rules.dogs.lists import eights, parts, rolls
from desktop.rules.kit import Rng

EXACT = 3
"""Rolls of so many dice are counted exactly, of one less in rounds that are thought of ahead."""
REROLLS = 4
"""So many rerolls of one roll are thought of."""


class At(NamedTuple):
    """How far a trick is: the registers of `frames.Running`."""

    trick: Trick
    step: int = 0
    round: int = 0
    lifted: int = 0
    aside: int = 0
    named: int = 0
    buried: int = 0


@lru_cache(maxsize=65536)
def placed(dogs: tuple[int, ...], dice: Dice) -> tuple[tuple[tuple[int, ...], Dice], ...]:
    """What can become of dogs when everything is placed that fits: the dogs, and the dice left to be buried."""
    found: list[tuple[tuple[int, ...], Dice]] = [(dogs, ())]
    for number in sorted(set(dice)):
        count = dice.count(number)
        bit = 1 << number
        after: list[tuple[tuple[int, ...], Dice]] = []
        for now, buried in found:
            free = [at for at, code in enumerate(now) if code >> 7 & ~code & bit]
            fit = min(count, len(free))
            left = (*buried, *(number,) * (count - fit))
            for chosen in combinations(free, fit):
                after.append((tuple(code | bit if at in chosen else code for at, code in enumerate(now)), left))
        found = after
    return tuple(dict.fromkeys((tuple(sorted(now)), buried) for now, buried in found))


def complete(code: int) -> bool:
    """Does every space of this dog hold a die? Of an unknown dog, none does."""
    return code != UNKNOWN and code >> 7 == code & FILLED


def score(side: Side) -> Side:
    """All complete dogs scored, new ones drawn."""
    left = [code for code in side.dogs if not complete(code)]
    done = len(side.dogs) - len(left)
    scored = side.scored + done
    draws = min(done, MOST_DOGS - scored - len(left))
    after = side.next
    if draws > 0:
        left += [after, *(UNKNOWN,) * (draws - 1)]
        after = UNKNOWN
    return Side(tuple(sorted(left)), side.yard, side.treats, scored, after)


def emptied(side: Side) -> Side:
    """After a bust."""
    return Side(tuple(sorted(code & ~FILLED for code in side.dogs)), (), side.treats, side.scored, side.next)


class Thought:
    """One turn of a seat: what everything that can follow is worth, as a chance to win."""

    def __init__(
        self,
        judge: Judge,
        rivals: list[Side],
        used: int,
        depth: int,
        samples: int,
        budget: int,
        luck: int,
        stop: Callable[[], bool],
    ) -> None:
        """`used` tricks are face down; `depth` optional rolls are followed; rolls that are not counted exactly are
        sampled `samples` times; `budget` positions are looked at."""
        self.judge = judge
        self.rivals = judge.rivals(rivals)
        self.used = used
        self.depth = depth
        self.samples = samples
        self.left = budget
        self.luck = luck
        self.stop = stop
        self.capped = False
        self._chances: dict[Side, float] = {}
        self._known: dict[tuple[Side, At, int], float] = {}
        self._placed: dict[tuple[Side, Dice, At, int], float] = {}
        self._rolls: dict[tuple[int, int], tuple[tuple[int, Dice], ...]] = {}

    def chance(self, side: Side) -> float:
        """The chance to win if the turn ends here."""
        known = self._chances.get(side)
        if known is None:
            self.left -= 1
            known = self._chances[side] = self.judge.chance(side, self.rivals)
        return known

    # -- steps --------------------------------------------------------------------------------------------------------

    def run(self, side: Side, at: At, depth: int) -> float:
        """The chance to win from a step of a trick on."""
        key = (side, at, depth)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._run(side, at, depth)
        return known

    def _run(self, side: Side, at: At, depth: int) -> float:
        steps = STEPS[at.trick]
        if at.step == len(steps) or side.scored >= MOST_DOGS:
            return self.chance(side)
        step = steps[at.step]
        then = At(at.trick, at.step + 1, at.round, at.lifted, at.aside, at.named, at.buried)
        match step:
            case Roll():
                return self.rolled(side, at, step, depth)
            case May(paws_cover_rest):
                if paws_cover_rest and not at.aside:
                    return self.chance(side)
                if paws_cover_rest and side.paws < at.aside:
                    return self.run(side, then, depth)
                stopping = self.chance(side)
                if depth <= 0 or self.left <= 0 or self._stopped():
                    return stopping
                return max(stopping, self.run(side, then, depth - 1))
            case Again(step=place):
                return self.run(side, at._replace(step=place), depth)
            case Draw():
                if len(side.dogs) + side.scored < MOST_DOGS:
                    dogs = tuple(sorted((*side.dogs, side.next)))
                    side = Side(dogs, side.yard, side.treats, side.scored)
                return self.run(side, then, depth)
            case LiftYard():
                lifted = then._replace(lifted=len(side.yard))
                return self.run(side._replace(yard=()), lifted, depth)
            case LiftOne():
                lifts = list(lifted_one(side))
                if not lifts:
                    return self.run(side, then._replace(lifted=0), depth)
                if depth < self.depth:  # in a round thought of ahead, only dice of the yard, which come first
                    lifts = lifts[: max(1, len(set(side.yard)))]
                return max(self.run(after, then._replace(lifted=1), depth) for after in lifts)
            case Move():
                return max(self.run(after, then, depth) for after in (side, *moves(side)))
            case Change():
                return self.run(lowered(side), then, depth)
            case SetDie():
                return max((self.place(side, (n,), at, depth) for n in FACES if side.next >> 7 + n & 1), default=0.0)
            case SetAside(least):
                counts = {least, max(least, side.paws + 1), max(least, side.paws + 2)}
                return max(self.run(side, then._replace(aside=count), depth) for count in sorted(counts))
            case Name():
                return max(self.run(side, then._replace(named=number), depth) for number in FACES)
            case Gain() | GiveBack():
                return self.run(side._replace(treats=self._treats(side, at, step)), then, depth)
        raise AssertionError(f"{step} is unknown")

    def _stopped(self) -> bool:
        if self.stop():
            self.capped = True
        return self.capped

    def _treats(self, side: Side, at: At, step: Gain | GiveBack) -> int:
        if isinstance(step, GiveBack):
            free = 0
            for code in side.dogs:
                free |= code >> 7 & ~code
            return max(0, side.treats - max(0, free.bit_length() - 1))
        counted = {"paw": side.paws, "treat": side.treats, "used_trick": self.used, "buried_die": at.buried}
        return side.treats + step.treats + counted.get(step.each, 0)

    # -- a roll -------------------------------------------------------------------------------------------------------

    def rolled(self, side: Side, at: At, step: Roll, depth: int) -> float:
        """The chance to win before this roll, with the best use of treats."""
        rolling = at._replace(round=at.round + 1)
        count = self._count(side, rolling, step)
        if step.aside:  # all that must be rolled before one may stop, as if it were one roll
            count = max(1, at.aside - side.paws)
            rolling = rolling._replace(aside=at.aside - count)
        if not count:
            return self.run(side, at._replace(step=at.step + 1), depth)
        return self.fallen(side, rolling, step, count, depth)

    @staticmethod
    def _count(side: Side, at: At, step: Roll) -> int:
        match step.each:
            case "lifted":
                return step.dice + at.lifted
            case "round":
                return step.dice + at.round
            case "open_dog":
                return step.dice + sum(not complete(code) for code in side.dogs)
            case "paw":
                return step.dice + side.paws
        return step.dice

    def fallen(self, side: Side, at: At, step: Roll, count: int, depth: int, kept: Dice = ()) -> float:
        """The same, of `count` dice; `kept` are others of the roll that lie already."""
        fallen = []
        for weight, dice in self.rolls(count, EXACT if depth == self.depth else EXACT - 1):
            lying = tuple(sorted((*kept, *dice))) if kept else dice
            fallen.append((weight, self.keep(side, lying, at, step, depth)))
        whole = sum(weight for weight, _ in fallen)
        average = sum(weight * value for weight, value in fallen) / whole
        if not side.treats:
            return average
        # With a treat one may roll again where that is better, and with the next one again: every time the average is
        # what it is here, but for the treat.
        paid = self.paid(side)
        for _ in range(min(side.treats, REROLLS)):
            again = average * paid
            average = sum(weight * (value if value > again else again) for weight, value in fallen) / whole
        return average

    def paid(self, side: Side) -> float:
        """What is left of a chance after a treat was paid."""
        fewer = self.chance(side._replace(treats=side.treats - 1))
        return fewer / max(1e-9, self.chance(side))

    def rolls(self, count: int, exact: int) -> tuple[tuple[int, Dice], ...]:
        """Every roll of up to `exact` dice with its weight; of more dice some rolls, always the same in one turn."""
        known = self._rolls.get((count, exact))
        if known is None:
            if count <= exact:
                known = tuple((weight, fallen.dice) for weight, fallen in rolls(count))
            else:
                rng = Rng.stream(self.luck, f"rolls{count}")
                some = (tuple(sorted([1 + rng.below(6) for _ in range(count)])) for _ in range(self.samples))
                known = tuple((1, dice) for dice in some)
            self._rolls[count, exact] = known
        return known

    def keep(self, side: Side, dice: Dice, at: At, step: Roll, depth: int) -> float:
        """The best that can be made of this roll."""
        return max(self.place(side, kept, at, depth) for kept in keepings(side, dice, step, at.named))

    def place(self, side: Side, dice: Dice, at: At, depth: int) -> float:
        """The best way to place these dice; in Play Dead, to bury them is another."""
        key = (side, dice, at, depth)
        known = self._placed.get(key)
        if known is None:
            known = self._placed[key] = self._place(side, dice, at, depth)
        return known

    def _place(self, side: Side, dice: Dice, at: At, depth: int) -> float:
        if not dice:
            return self.run(side, at._replace(step=at.step + 1, buried=0), depth)
        ways: Iterable[tuple[tuple[int, ...], Dice]] = placed(side.dogs, dice)
        if at.trick == "play_dead":
            ways = (*ways, (side.dogs, dice))
        return max(self.assigned(side, dogs, buried, at, depth) for dogs, buried in ways)

    def assigned(self, side: Side, dogs: tuple[int, ...], buried: Dice, at: At, depth: int) -> float:
        """All dice lie: bust check, bonus, and on."""
        yard = tuple(sorted((*side.yard, *buried))) if buried else side.yard
        after = Side(dogs, yard, side.treats, side.scored, side.next)
        if buried and sum(yard) > YARD_LIMIT:
            return self.chance(emptied(after))
        if all(map(complete, dogs)):
            after = score(after)
        then = At(at.trick, at.step + 1, at.round, at.lifted, at.aside, at.named, sum(buried))
        return self.run(after, then, depth)


def keepings(side: Side, dice: Dice, step: Roll, named: int) -> Iterable[Dice]:
    """What may be kept of a roll, as far as it is worth a thought."""
    match step.keep:
        case "one_number":
            return [(number,) * dice.count(number) for number in set(dice)]
        case "up_to_named":
            return [tuple(die for die in dice if die <= named)]
        case "two":
            return dict.fromkeys(combinations(dice, TWO)) if len(dice) > TWO else [dice]
        case "low_may_go":
            total = side.total
            high = tuple(die for die in dice if die >= total)
            return [tuple(sorted((*part, *high))) for part in parts(tuple(die for die in dice if die < total))]
        case "eight":
            return eights(dice) or [()]
    return [dice]


def lifted_one(side: Side) -> Iterator[Side]:
    """The side with one die lifted, in every way."""
    for die in set(side.yard):
        yard = list(side.yard)
        yard.remove(die)
        yield side._replace(yard=tuple(yard))
    for at, code in enumerate(side.dogs):
        for number in FACES:
            if code >> number & 1:
                yield with_dog(side, at, code & ~(1 << number))


def with_dog(side: Side, at: int, code: int) -> Side:
    """The side with another dog in one place."""
    return side._replace(dogs=tuple(sorted((*side.dogs[:at], code, *side.dogs[at + 1 :]))))


def moves(side: Side) -> set[Side]:
    """The side after every move of one die to a free space."""
    found = set()
    for start, code in enumerate(side.dogs):
        for number in FACES:
            if not code >> number & 1:
                continue
            for end, other in enumerate(side.dogs):
                free = other >> 7 & ~other
                for to in FACES:
                    if free >> to & 1:
                        dogs = list(side.dogs)
                        dogs[start] &= ~(1 << number)
                        dogs[end] |= 1 << to
                        found.add(side._replace(dogs=tuple(sorted(dogs))))
    return found


def lowered(side: Side) -> Side:
    """The side when all paws dig in the own yard: every paw takes a pip."""
    yard = list(side.yard)
    for _ in range(side.paws):
        if not yard:
            break
        yard[0] -= 1
        if not yard[0]:
            del yard[0]
    return side._replace(yard=tuple(sorted(yard)))
