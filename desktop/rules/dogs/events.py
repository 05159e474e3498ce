"""The facts that happen at the table of Six Good Dogs. All of them are public."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.dogs.cards import Trick
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.frames import Dice


class TileLaid(kit.Event, frozen=True):
    """Chance has chosen a trick for the table; tricks that were agreed on lie there from the start."""

    trick: Trick
    place: int
    """Of the tile, 0 to 5."""


class DogDrawn(kit.Event, frozen=True):
    """A seat drew the top dog."""

    seat: int
    dog: int


class NextDogShown(kit.Event, frozen=True):
    """This dog lies on top of the deck now."""

    dog: int


class StartRolled(kit.Event, frozen=True):
    """A seat rolled its first die and buried it; `again`: in place of the one that tied."""

    seat: int
    die: int
    again: bool


class StartTied(kit.Event, frozen=True):
    """These seats rolled the highest number and roll again."""

    seats: tuple[int, ...]
    die: int


class FirstFound(kit.Event, frozen=True):
    """The seat with the highest die begins."""

    seat: int
    die: int


class TurnBegan(kit.Event, frozen=True):
    """A seat's turn begins."""

    turn: int
    seat: int


class TrickBegan(kit.Event, frozen=True):
    """A seat does a trick: the tile turns over, `treats` that lay on it are the seat's."""

    seat: int
    trick: Trick
    place: int
    """Of the tile, 0 to 5."""
    treats: int


class DiceRolled(kit.Event, frozen=True):
    """These dice fell; `kept` are those of the same roll that were not rolled again."""

    seat: int
    trick: Trick
    dice: Dice
    kept: Dice
    again: bool
    """True: a treat was paid for it."""


class TreatPaid(kit.Event, frozen=True):
    """A seat pays a treat to reroll these dice; `left` are still its own."""

    seat: int
    dice: Dice
    left: int


class NumberNamed(kit.Event, frozen=True):
    """Guard: the highest number that stays."""

    seat: int
    number: int


class DiceKept(kit.Event, frozen=True):
    """Of a roll these dice stay; the others were discarded."""

    seat: int
    trick: Trick
    kept: Dice
    discarded: Dice


class DicePlaced(kit.Event, frozen=True):
    """A seat has put its dice on spaces and into the yard, whose total is `total` now."""

    seat: int
    spaces: tuple[Space, ...]
    buried: Dice
    total: int


class DieSet(kit.Event, frozen=True):
    """Retrieve: a die was taken and set to a number of the next dog."""

    seat: int
    number: int
    dog: int


class DieMoved(kit.Event, frozen=True):
    """Trot: a die went from one space to another."""

    seat: int
    start: Space
    end: Space


class DieChanged(kit.Event, frozen=True):
    """Dig: a buried die of `owner` was `die` and is `now` (0: gone); the yard's total is `total` now."""

    seat: int
    owner: int
    die: int
    now: int
    total: int


class YardLifted(kit.Event, frozen=True):
    """Roll Over: all dice of the yard are taken, to be rolled."""

    seat: int
    dice: Dice


class DieLifted(kit.Event, frozen=True):
    """Dogpile: a die was taken from the yard, or from a space."""

    seat: int
    die: int
    space: Space | None


class DiceSetAside(kit.Event, frozen=True):
    """Bolt: so many dice are set aside."""

    seat: int
    count: int


class WentOn(kit.Event, frozen=True):
    """A seat goes on with its trick."""

    seat: int
    trick: Trick


class Stopped(kit.Event, frozen=True):
    """A seat ends its trick; `aside` dice that were set aside go back."""

    seat: int
    trick: Trick
    aside: int


class Skipped(kit.Event, frozen=True):
    """A seat moves or changes no (further) die."""

    seat: int
    trick: Trick


class TreatsGained(kit.Event, frozen=True):
    """A trick brought treats; the seat holds `treats` now."""

    seat: int
    trick: Trick
    amount: int
    treats: int


class TreatsReturned(kit.Event, frozen=True):
    """Gobble: treats were given back for the highest free `number`; the seat holds `treats` now."""

    seat: int
    amount: int
    number: int
    treats: int


class Busted(kit.Event, frozen=True):
    """A yard's total is over seven: all dice of the yard and of the active dogs are gone. Where it was the seat's own
    turn, that has ended."""

    seat: int
    total: int
    yard: Dice
    spaces: tuple[Space, ...]
    """Those whose dice are gone."""


class DogsScored(kit.Event, frozen=True):
    """A seat scores these dogs: as its turn, or `free`, as all its active dogs were complete. It has `scored` now."""

    seat: int
    dogs: tuple[int, ...]
    free: bool
    scored: int


class TricksReadied(kit.Event, frozen=True):
    """Only one trick was left: a treat was laid on it, it holds `treats` now, and the others are ready again."""

    trick: Trick
    treats: int


class MatchWon(kit.Event, frozen=True):
    """A seat has six scored dogs."""

    seat: int


AnyEvent = (
    TileLaid
    | DogDrawn
    | NextDogShown
    | StartRolled
    | StartTied
    | FirstFound
    | TurnBegan
    | TrickBegan
    | DiceRolled
    | TreatPaid
    | NumberNamed
    | DiceKept
    | DicePlaced
    | DieSet
    | DieMoved
    | DieChanged
    | YardLifted
    | DieLifted
    | DiceSetAside
    | WentOn
    | Stopped
    | Skipped
    | TreatsGained
    | TreatsReturned
    | Busted
    | DogsScored
    | TricksReadied
    | MatchWon
)
