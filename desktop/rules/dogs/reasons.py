"""Why something is not allowed at the table of Six Good Dogs, and how a match ends."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.dogs.cards import Trick


class TrickUsed(kit.Reason, frozen=True):
    """The trick is face down."""

    trick: Trick


class TrickNotHere(kit.Reason, frozen=True):
    """The trick is not on the table in this match."""

    trick: Trick


class NoCompleteDog(kit.Reason, frozen=True):
    """No active dog is complete."""


class RerollsAll(kit.Reason, frozen=True):
    """A treat rerolls all dice of the roll."""


class RerollsNothing(kit.Reason, frozen=True):
    """At least one die must be rerolled."""


class NotRolled(kit.Reason, frozen=True):
    """The roll has not so many dice with this number."""

    die: int


class NotYourDog(kit.Reason, frozen=True):
    """That is no active dog of the seat's."""

    dog: int


class NoSuchSpace(kit.Reason, frozen=True):
    """The dog has no space with this number."""

    dog: int
    number: int


class SpaceTaken(kit.Reason, frozen=True):
    """The space holds a die already."""

    dog: int
    number: int


class SpaceEmpty(kit.Reason, frozen=True):
    """The space holds no die."""

    dog: int
    number: int


class NotBuried(kit.Reason, frozen=True):
    """No die with these pips lies in the seat's yard."""

    seat: int
    die: int


class NotAboveSix(kit.Reason, frozen=True):
    """A six can't be raised."""


class NotOnNextDog(kit.Reason, frozen=True):
    """The next dog has no space with this number."""

    dog: int
    number: int


class AsideOutOfRange(kit.Reason, frozen=True):
    """So many dice can't be set aside."""

    least: int
    most: int


class OnlyTwo(kit.Reason, frozen=True):
    """Exactly two dice stay."""


class NotBelowTotal(kit.Reason, frozen=True):
    """Only dice below the yard's total may go."""

    die: int
    total: int


class NotEight(kit.Reason, frozen=True):
    """The dice must total eight."""

    total: int


class OutOfOrder(kit.Reason, frozen=True):
    """Dice and spaces are named in rising order, no space twice."""


class WrongDiceCount(kit.Reason, frozen=True):
    """So many dice are rolled."""

    count: int


class NotThisColour(kit.Reason, frozen=True):
    """The trick has another colour than the one being drawn."""

    trick: Trick


class NotInDeck(kit.Reason, frozen=True):
    """The dog is not in the deck."""

    dog: int


class SixScored(kit.Reason, frozen=True):
    """How a match ends: the seat has scored its sixth dog."""

    seat: int


AnyReason = (
    kit.NotYourDecision
    | kit.NotNow
    | kit.MatchIsOver
    | kit.Unfinished
    | TrickUsed
    | TrickNotHere
    | NoCompleteDog
    | RerollsAll
    | RerollsNothing
    | NotRolled
    | NotYourDog
    | NoSuchSpace
    | SpaceTaken
    | SpaceEmpty
    | NotBuried
    | NotAboveSix
    | NotOnNextDog
    | AsideOutOfRange
    | OnlyTwo
    | NotBelowTotal
    | NotEight
    | OutOfOrder
    | WrongDiceCount
    | NotThisColour
    | NotInDeck
    | SixScored
)
