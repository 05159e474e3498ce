"""What is open at the table of Six Good Dogs: the frames of a state, the innermost last."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.dogs.cards import Colour, Face, Trick

Seat = Annotated[int, Meta(ge=0, lt=4)]
Dice = tuple[Face, ...]
"""The pips of some dice, in rising order."""
Small = Annotated[int, Meta(ge=0, le=99)]


class DrawingTiles(kit.Frame, frozen=True):
    """Chance says which tricks of these colours are on the table."""

    colours: tuple[Colour, ...]


class StartRolling(kit.Frame, frozen=True):
    """Everybody, and then all who tied, roll for the first turn; `dice` fell so far, in the order of `seats`."""

    seats: tuple[Seat, ...]
    dice: tuple[Face, ...] = ()


class Drawing(kit.Frame, frozen=True):
    """Chance says which dog comes up next; it goes to the first of these seats, and so on. After the last of them one
    more comes up, for all to see."""

    seats: tuple[Seat, ...]


class Choosing(kit.Frame, frozen=True):
    """A turn begins: a trick, or scoring."""


class Ending(kit.Frame, frozen=True):
    """Dogs were scored; when others are drawn for them, the turn is over."""


class Running(kit.Frame, frozen=True):
    """A trick is being done; what is above this frame belongs to its step."""

    trick: Trick
    step: Small = 0
    """The step that is being done."""
    round: Small = 0
    """Rolls so far, rerolls not counted."""
    lifted: Small = 0
    """Dice taken from the yard or a dog, to be rolled."""
    aside: Small = 0
    """Dice set aside."""
    named: Annotated[int, Meta(ge=0, le=6)] = 0
    """The number that was named; 0 before."""
    buried: Small = 0
    """Pips that the last stage buried."""


class Rolling(kit.Frame, frozen=True):
    """Chance rolls `count` dice; `kept` are those of the same roll that are not rerolled."""

    count: Small
    kept: Dice = ()
    again: bool = False
    """True: a treat was paid for it."""


class Rerolling(kit.Frame, frozen=True):
    """The roll may be kept, or rerolled for a treat."""

    dice: Dice


class Keeping(kit.Frame, frozen=True):
    """Some dice of the roll are chosen, the others discarded."""

    dice: Dice


class Placing(kit.Frame, frozen=True):
    """These dice are to be placed or buried."""

    dice: Dice


class GoingOn(kit.Frame, frozen=True):
    """The rest of the trick is optional."""


class Moving(kit.Frame, frozen=True):
    """A die may be moved to another space."""


class Changing(kit.Frame, frozen=True):
    """So many times yet a buried die may be changed by one."""

    left: Small


class Setting(kit.Frame, frozen=True):
    """A die is set to a number of the next dog."""


class Lifting(kit.Frame, frozen=True):
    """A die is taken from the yard or a dog, to be rolled."""


class SettingAside(kit.Frame, frozen=True):
    """Dice are set aside."""


class Naming(kit.Frame, frozen=True):
    """A number is named."""


AnyFrame = (
    DrawingTiles
    | StartRolling
    | Drawing
    | Choosing
    | Ending
    | Running
    | Rolling
    | Rerolling
    | Keeping
    | Placing
    | GoingOn
    | Moving
    | Changing
    | Setting
    | Lifting
    | SettingAside
    | Naming
)
