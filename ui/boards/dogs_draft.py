"""What a player lays out at Six Good Dogs before it is done: dice on spaces, dice chosen, a die to be moved."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.dogs.choices import DiscardDice, KeepDice, KeepNumber, Place, Space
from desktop.rules.dogs.frames import Dice
from desktop.rules.dogs.values import Player
from ui.stage.placement import Draft

__all__ = [
    "NOBODY",
    "YARD",
    "Changing",
    "Choosing",
    "Draft",
    "Moving",
    "Placing",
    "Sure",
    "assignment",
    "fresh",
    "laid",
    "put",
]

YARD: Space = (0, 0)
"""The place of a die that is buried."""
NOBODY = -1
"""No die is held."""


@dataclass(frozen=True)
class Placing(Draft):
    """The dice of a roll on their way to spaces and yard."""

    places: tuple[Space | None, ...]
    """Where each die of the roll goes; None: it lies on the tray yet."""
    held: int = NOBODY
    """The die that the next place is for, by its place in the roll."""


@dataclass(frozen=True)
class Choosing(Draft):
    """Some dice of the roll are chosen: to be kept, discarded or rerolled, as the decision wants it."""

    chosen: tuple[int, ...] = ()
    """By their place in the roll, in rising order."""


@dataclass(frozen=True)
class Sure(Draft):
    """Dice are chosen that bust, though others would not: is that meant?"""

    action: KeepNumber | KeepDice | DiscardDice


@dataclass(frozen=True)
class Moving(Draft):
    """A die is picked off a dog: to which space does it go?"""

    start: Space


@dataclass(frozen=True)
class Changing(Draft):
    """A buried die is picked: is it raised or lowered?"""

    owner: int
    die: int


def fresh(dice: Dice, player: Player) -> Placing:
    """Nothing is placed; the first die that fits somewhere is held, else the first."""
    fits = (number for number, die in enumerate(dice) if any(one.free >> die & 1 for one in player.dogs))
    return Placing((None,) * len(dice), next(fits, 0))


def put(draft: Placing, die: int, place: Space | None) -> Placing:
    """A die goes to a place, or back onto the tray; the next die on the tray is held then, or the one put back."""
    places = (*draft.places[:die], place, *draft.places[die + 1 :])
    waiting = [number for number, one in enumerate(places) if one is None]
    held = die if place is None else next((one for one in waiting if one > die), waiting[0] if waiting else NOBODY)
    return Placing(places, held)


def laid(dice: Dice, place: Place) -> Placing:
    """The draft that puts every die where an assignment wants it."""
    spaces = list(place.spaces)
    found: list[Space | None] = []
    for die in dice:
        space = next((one for one in spaces if one[1] == die), None)
        if space is not None:
            spaces.remove(space)
        found.append(space or YARD)
    return Placing(tuple(found))


def assignment(dice: Dice, draft: Placing) -> Place:
    """What is placed and buried so far."""
    spaces = sorted(place for place in draft.places if place is not None and place != YARD)
    buried = [die for die, place in zip(dice, draft.places, strict=True) if place == YARD]
    return Place(tuple(spaces), tuple(buried))
