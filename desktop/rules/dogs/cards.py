"""What is printed on the dogs and on the tricks: spaces and paws, colours and steps.

A dog is named by its number, 1 to 32. A trick's steps are carried out one after the other by `running`; how often
they say "you may", and what is counted, stands here and nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, get_args

from msgspec import Meta

FACES = range(1, 7)
YARD_LIMIT = 7
"""A yard with more pips than this busts."""
MOST_DOGS = 6
"""Dogs a seat may have, scored ones included; so many scored ones win."""
FIRST_DOGS = 2
FIRST_TREATS = 1

Dog = Annotated[int, Meta(ge=1, le=32)]
Face = Annotated[int, Meta(ge=1, le=6)]

SPACES: tuple[tuple[int, ...], ...] = (
    (),
    (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5),
    (2, 6), (3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6), (1, 2, 3),
    (1, 2, 5), (1, 2, 6), (1, 3, 4), (1, 3, 6), (1, 4, 5), (1, 4, 6), (2, 3, 4), (2, 3, 5),
    (2, 4, 5), (2, 4, 6), (2, 5, 6), (3, 4, 5), (3, 5, 6), (4, 5, 6), (2, 3, 5, 6), (1,),
)  # fmt: skip
"""By dog: the numbers of its spaces; dog 0 does not exist."""
DOGS = range(1, len(SPACES))
MASKS: tuple[int, ...] = tuple(sum(1 << number for number in spaces) for spaces in SPACES)
"""By dog: its spaces as a mask, bit n for the number n."""
PAWS: tuple[int, ...] = tuple(max(0, len(spaces) - 2) for spaces in SPACES)
"""By dog: a dog with three spaces has one paw, with four two."""

Colour = Literal["base", "yellow", "purple", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("yellow", "purple", "green", "blue")
"""Of each of these, one trick is on the table."""
Yellow = Literal["walk", "trot", "dig", "retrieve", "track"]
Purple = Literal["run", "chase", "sprint", "dogpile", "bolt"]
Green = Literal["beg", "chew", "gobble", "play_dead", "stay"]
Blue = Literal["fetch", "guard", "hunt", "scavenge", "search"]
Trick = Literal[
    "howl", "roll_over",
    "walk", "trot", "dig", "retrieve", "track",
    "run", "chase", "sprint", "dogpile", "bolt",
    "beg", "chew", "gobble", "play_dead", "stay",
    "fetch", "guard", "hunt", "scavenge", "search",
]  # fmt: skip
TRICKS: tuple[Trick, ...] = get_args(Trick)
BY_COLOUR: dict[Colour, tuple[Trick, ...]] = {
    "base": ("howl", "roll_over"),
    "yellow": get_args(Yellow),
    "purple": get_args(Purple),
    "green": get_args(Green),
    "blue": get_args(Blue),
}
COLOUR_OF: dict[Trick, Colour] = {trick: colour for colour, tricks in BY_COLOUR.items() for trick in tricks}

TrickSet = Literal["first_walk", "steady", "daring", "paw_power", "random", "chosen"]
SETS: dict[TrickSet, tuple[Trick, ...]] = {
    "first_walk": ("walk", "run", "beg", "fetch"),
    "steady": ("trot", "sprint", "gobble", "hunt"),
    "daring": ("track", "chase", "play_dead", "search"),
    "paw_power": ("dig", "bolt", "beg", "hunt"),
}
"""Suggested tricks beside Howl and Roll Over, in the order of the colours."""


# -- steps ------------------------------------------------------------------------------------------------------------

Counted = Literal["nothing", "paw", "lifted", "round", "open_dog", "treat", "used_trick", "buried_die"]
"""What a step counts: paws of the seat's active dogs; dice lifted before; how often the roll comes round, from 1;
active dogs with a free space; treats the seat holds; the other used tricks; pips of the die, if it was buried."""
Keeping = Literal["all", "one_number", "up_to_named", "two", "low_may_go", "eight"]
"""Which dice of a roll stay: all; those of one number; those not above the named number; exactly two; all, but those
below the yard's total may go; a set that totals eight."""


class Draw(NamedTuple):
    """Draw the top dog, with fewer than six dogs."""


class Roll(NamedTuple):
    """Roll `dice`, and one more for everything counted in `each`; reroll, keep, place."""

    dice: int
    each: Counted = "nothing"
    keep: Keeping = "all"
    any_part: bool = False
    """True: a treat may reroll a part of the dice."""
    aside: bool = False
    """True: the dice come from those set aside."""


class LiftYard(NamedTuple):
    """Take all dice of the yard, to roll them."""


class LiftOne(NamedTuple):
    """Take one die from the yard or the dogs, to roll it."""


class May(NamedTuple):
    """Going on is optional; where the seat stops, the trick is done."""

    paws_cover_rest: bool = False
    """True: one may stop only with at least as many paws as dice set aside, and must with none left."""


class Again(NamedTuple):
    """Go back to a step."""

    step: int


class Move(NamedTuple):
    """One die from a dog to any free space may be moved, and is set to its number."""


class Change(NamedTuple):
    """Once for each paw a buried die of any seat may be changed by one."""


class SetDie(NamedTuple):
    """Take a die, set it to a number of the next dog, and place it."""


class SetAside(NamedTuple):
    """Set dice aside, to roll them one at a time."""

    least: int
    most: int


class Name(NamedTuple):
    """Name a number."""


class Gain(NamedTuple):
    """Take `treats`, and one more for everything counted in `each`."""

    treats: int
    each: Counted = "nothing"


class GiveBack(NamedTuple):
    """Give back as many treats as the highest free number."""


TrickStep = Draw | Roll | LiftYard | LiftOne | May | Again | Move | Change | SetDie | SetAside | Name | Gain | GiveBack

ASIDE = SetAside(3, 12)
EIGHT = 8
"""What the dice that Search keeps total."""
TWO = 2
"""How many dice Hunt keeps."""

STEPS: dict[Trick, tuple[TrickStep, ...]] = {
    "howl": (Draw(), Roll(1)),
    "roll_over": (LiftYard(), Roll(0, "lifted"), May(), Roll(1)),
    "walk": (Roll(2), May(), Roll(1)),
    "trot": (Move(), Roll(2)),
    "dig": (Change(), Roll(2)),
    "retrieve": (SetDie(), Roll(2)),
    "track": (Roll(3, any_part=True),),
    "run": (Roll(3), May(), Roll(1), Again(1)),
    "chase": (Roll(0, "round"), May(), Again(0)),
    "sprint": (Roll(0, "open_dog"), May(), Again(0)),
    "dogpile": (LiftOne(), Roll(2, "lifted"), May(), Again(0)),
    "bolt": (ASIDE, Roll(1, aside=True), May(paws_cover_rest=True), Again(1)),
    "beg": (Gain(1, "paw"),),
    "chew": (Gain(0, "treat"), Gain(1)),
    "gobble": (Gain(7), GiveBack()),
    "play_dead": (Roll(1), Gain(0, "buried_die")),
    "stay": (Gain(0, "used_trick"),),
    "fetch": (Roll(8, keep="one_number"),),
    "guard": (Name(), Roll(4, keep="up_to_named")),
    "hunt": (Roll(2, "paw", keep="two"),),
    "scavenge": (Roll(4, keep="low_may_go"),),
    "search": (Roll(7, keep="eight"),),
}
