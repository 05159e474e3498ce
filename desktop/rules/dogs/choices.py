"""What is decided at the table: the decisions, and the actions that answer them.

Dice are named by their pips, in rising order. Two equal dice are not told apart.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.dogs.cards import Colour, Dog, Face, Trick
from desktop.rules.dogs.frames import Dice, Seat

# -- decisions of chance ----------------------------------------------------------------------------------------------


class DrawTile(kit.Decision, frozen=True):
    """Chance: which trick of this colour is on the table."""

    colour: Colour

    stream: ClassVar[str] = "setup"


class RevealDog(kit.Decision, frozen=True):
    """Chance: which dog comes up next; `to` draws it then, None: it stays on top of the deck."""

    to: int | None

    stream: ClassVar[str] = "shuffle"


class RollStart(kit.Decision, frozen=True):
    """Chance: the first die of `roller`, who buries it; the highest begins. `again`: it tied before."""

    roller: int
    again: bool

    stream: ClassVar[str] = "dice"


class RollDice(kit.Decision, frozen=True):
    """Chance: `count` dice of `roller`, whose turn it is; `kept` are dice of the same roll that stay as they are."""

    roller: int
    trick: Trick
    count: int
    kept: Dice

    stream: ClassVar[str] = "dice"


# -- decisions of seats -----------------------------------------------------------------------------------------------


class ChooseAction(kit.Decision, frozen=True):
    """A turn begins: do a trick, or score the complete dogs."""


class KeepOrReroll(kit.Decision, frozen=True):
    """Keep the roll, or pay a treat to reroll it; with `any_part` also some of its dice."""

    dice: Dice
    any_part: bool


class PlaceDice(kit.Decision, frozen=True):
    """Where the dice go: each on a free space with its number, or into the yard. One decision for all of them."""

    dice: Dice


class GoOnOrStop(kit.Decision, frozen=True):
    """Roll `count` dice next, or end the trick. Where a die must be lifted first, it is counted too."""

    trick: Trick
    count: int


class MoveOrSkip(kit.Decision, frozen=True):
    """Trot: move a die from one of the dogs to any free space of them, or not."""


class ChangeOrSkip(kit.Decision, frozen=True):
    """Dig: change a buried die of anybody by one, `left` times yet, or go on to the roll."""

    left: int


class ChooseSetting(kit.Decision, frozen=True):
    """Retrieve: to which number of the next dog the die is set."""

    dog: int


class ChooseLifted(kit.Decision, frozen=True):
    """Dogpile: which die of the yard or the dogs is rolled with the two from the pile."""


class ChooseAside(kit.Decision, frozen=True):
    """Bolt: how many dice are set aside."""

    least: int
    most: int


class NameNumber(kit.Decision, frozen=True):
    """Guard: the highest number that will stay, named before the roll."""


class ChooseNumber(kit.Decision, frozen=True):
    """Fetch: all dice of which number stay."""

    dice: Dice


class ChooseTwo(kit.Decision, frozen=True):
    """Hunt: which two dice stay."""

    dice: Dice


class ChooseDiscards(kit.Decision, frozen=True):
    """Scavenge: which dice below the yard's `total` go; the others stay."""

    dice: Dice
    total: int


class ChooseEight(kit.Decision, frozen=True):
    """Search: which dice that total eight stay."""

    dice: Dice


AnyDecision = (
    DrawTile
    | RevealDog
    | RollStart
    | RollDice
    | ChooseAction
    | KeepOrReroll
    | PlaceDice
    | GoOnOrStop
    | MoveOrSkip
    | ChangeOrSkip
    | ChooseSetting
    | ChooseLifted
    | ChooseAside
    | NameNumber
    | ChooseNumber
    | ChooseTwo
    | ChooseDiscards
    | ChooseEight
)

# -- outcomes of chance -----------------------------------------------------------------------------------------------


class TileDrawn(kit.Action, frozen=True):
    """Chance: this trick is on the table."""

    trick: Trick


class DogRevealed(kit.Action, frozen=True):
    """Chance: this dog came up."""

    dog: Dog


class Rolled(kit.Action, frozen=True):
    """Chance: these dice fell."""

    dice: Dice


# -- actions of seats -------------------------------------------------------------------------------------------------


class DoTrick(kit.Action, frozen=True):
    """Do a ready trick."""

    trick: Trick


class ScoreDogs(kit.Action, frozen=True):
    """Score all complete dogs; that is the whole turn."""


class KeepRoll(kit.Action, frozen=True):
    """Keep the dice as they fell."""


class Reroll(kit.Action, frozen=True):
    """Pay a treat and reroll these dice: all of the roll, but for Track."""

    dice: Dice


Space = tuple[Dog, Face]
"""A space: the dog and the number."""


class Place(kit.Action, frozen=True):
    """All dice of the roll: a die on each of `spaces` (by dog, then by number), the others `buried`."""

    spaces: tuple[Space, ...]
    buried: Dice


class GoOn(kit.Action, frozen=True):
    """Go on with the trick."""


class Stop(kit.Action, frozen=True):
    """End the trick here."""


class Skip(kit.Action, frozen=True):
    """Move no die; change no (further) die."""


class MoveDie(kit.Action, frozen=True):
    """Move the die on the space `start` to the free space `end`, and set it to that number."""

    start: Space
    end: Space


class ChangeDie(kit.Action, frozen=True):
    """Change a buried die of `owner` by one; a 1 lowered is gone."""

    owner: Seat
    die: Face
    by: Literal[-1, 1]


class SetTo(kit.Action, frozen=True):
    """Set the die to this number."""

    number: Face


class LiftBuried(kit.Action, frozen=True):
    """Take this die out of the own yard."""

    die: Face


class LiftPlaced(kit.Action, frozen=True):
    """Take the die off this space of an own dog."""

    space: Space


class PutAside(kit.Action, frozen=True):
    """Set so many dice aside."""

    count: Annotated[int, Meta(ge=0, le=99)]


class Name(kit.Action, frozen=True):
    """Name this number."""

    number: Face


class KeepNumber(kit.Action, frozen=True):
    """Keep all dice of this number, discard the others."""

    number: Face


class KeepDice(kit.Action, frozen=True):
    """Keep these dice, discard the others."""

    dice: Dice


class DiscardDice(kit.Action, frozen=True):
    """Discard these dice, keep the others."""

    dice: Dice


AnyAction = (
    TileDrawn
    | DogRevealed
    | Rolled
    | DoTrick
    | ScoreDogs
    | KeepRoll
    | Reroll
    | Place
    | GoOn
    | Stop
    | Skip
    | MoveDie
    | ChangeDie
    | SetTo
    | LiftBuried
    | LiftPlaced
    | PutAside
    | Name
    | KeepNumber
    | KeepDice
    | DiscardDice
)
