"""The values of Six Good Dogs: options, the table, what a seat sees and knows.

Seats 0 .. n-1 act in this order. A dog is named by its number, 1 to 32 (`cards.SPACES`). Everything but future chance
is public, so a view shows every seat the same.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.dogs.cards import (
    MASKS,
    MOST_DOGS,
    PAWS,
    Blue,
    Dog,
    Green,
    Purple,
    Trick,
    TrickSet,
    Yellow,
)
from desktop.rules.dogs.choices import AnyDecision
from desktop.rules.dogs.frames import AnyFrame, Dice, Seat

SEATS = (2, 3, 4)
MOST_TREATS = 999_999_999
"""Treats are unlimited by the rules. So many can't be spent in any match; the bound only keeps the numbers of a save
small, where Chew doubles without end."""


class Options(kit.Options, frozen=True):
    """What can be agreed on before a match. Howl and Roll Over are always on the table."""

    trick_set: TrickSet = "first_walk"
    """A suggested set; one of each colour at random; or the four below."""
    yellow: Yellow = "walk"
    purple: Purple = "run"
    green: Green = "beg"
    blue: Blue = "fetch"


class Tile(kit.Value, frozen=True):
    """A trick on the table."""

    trick: Trick
    ready: bool = True
    """Face up; False: used, face down."""
    treats: Annotated[int, Meta(ge=0, le=MOST_TREATS)] = 0
    """Treats that lie on it."""


class ActiveDog(kit.Value, frozen=True):
    """A dog that is not scored yet."""

    dog: Dog
    filled: Annotated[int, Meta(ge=0, lt=128)] = 0
    """The numbers whose space holds a die, bit n for the number n."""

    @property
    def free(self) -> int:
        """The numbers whose space is free, as a mask like `filled`."""
        return MASKS[self.dog] & ~self.filled

    @property
    def complete(self) -> bool:
        """True where every space holds a die."""
        return self.filled == MASKS[self.dog]

    @property
    def paws(self) -> int:
        """The paws on it."""
        return PAWS[self.dog]


class Player(kit.Value, frozen=True):
    """What lies before one seat."""

    treats: Annotated[int, Meta(ge=0, le=MOST_TREATS)]
    yard: Dice = ()
    """The buried dice."""
    dogs: tuple[ActiveDog, ...] = ()
    """The active ones, in the order they came."""
    scored: tuple[Dog, ...] = ()
    """In the order they were scored."""

    @property
    def total(self) -> int:
        """The yard's total."""
        return sum(self.yard)

    @property
    def paws(self) -> int:
        """The paws of the active dogs."""
        return sum(PAWS[active.dog] for active in self.dogs)

    @property
    def room(self) -> int:
        """How many dogs it may still draw."""
        return MOST_DOGS - len(self.dogs) - len(self.scored)


class Last(kit.Value, frozen=True):
    """What the last turn was, for marking it."""

    seat: Seat
    trick: Trick | None
    """None: it scored dogs."""
    busted: bool = False


class State(kit.State, frozen=True):
    """The truth of the table."""

    options: Options
    frames: tuple[AnyFrame, ...]
    """What is open, the innermost last; () when the match is over."""
    tiles: tuple[Tile, ...]
    """Howl, Roll Over, then yellow, purple, green, blue, as far as they are known."""
    players: tuple[Player, ...]
    """By seat."""
    next_dog: Dog | None = None
    """The top dog of the deck, which all see; None while it is being drawn."""
    turn: int = 0
    """Number of the turn, from 1; 0 during the set-up."""
    seat: int = 0
    """Whose turn it is."""
    first: int = 0
    """The seat that began."""
    last: Last | None = None
    winner: int | None = None


Tally = Annotated[int, Meta(ge=0)]


class Statistics(kit.Value, frozen=True):
    """What one seat has done so far, counted."""

    turns: Tally = 0
    dice: Tally = 0
    """Rolled, rerolls included."""
    gained: Tally = 0
    """Treats taken, from the supply and from tiles."""
    spent: Tally = 0
    """Treats paid for rerolls."""
    busts: Tally = 0
    free: Tally = 0
    """Dogs that were scored without using a turn for it."""


class Progress(kit.Value, frozen=True):
    """In this turn a seat came to so many scored dogs."""

    turn: int
    seat: int
    scored: int


class Knowledge(kit.Knowledge, frozen=True):
    """What a seat remembers: figures that anybody could have written down."""

    seat: int
    statistics: tuple[Statistics, ...]
    """By seat."""
    tricks: tuple[Tally, ...] = (0,) * 6
    """By tile: how often it was done."""
    faces: tuple[Tally, ...] = (0,) * 6
    """How often 1 to 6 were rolled."""
    progress: tuple[Progress, ...] = ()
    """Whenever dogs were scored, for the chart at the end."""


class View(kit.View, frozen=True):
    """What one seat (or WATCHER) may see: everything but chance to come."""

    seat: int
    options: Options
    frames: tuple[AnyFrame, ...]
    decision: AnyDecision | None
    """What must be decided now and by whom; None when the match is over."""
    tiles: tuple[Tile, ...]
    players: tuple[Player, ...]
    next_dog: Dog | None
    deck: int
    """Dogs in the deck, the one on top included."""
    turn: int
    turn_seat: int
    """Whose turn it is."""
    first: int
    last: Last | None
    winner: int | None
    knowledge: Knowledge
