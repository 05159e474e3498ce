"""The picture of a table as values: what lies where, what can be done with it, what to act out on the way.

A board module is three pure functions over these: `picture(view, draft, area)`, `affordances(view, legal)` and
`cues(before, events, after)`. The stage shows them and knows no game.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from desktop.rules.kit import Action
from ui.art.face import Face
from ui.stage import bands

NO_KEY = " "
"""A key for what is done often enough by other ways, and must not take one from something else."""
ANYWHERE = "*"
"""A place to drag to: anywhere but among things of the same kind, such as out of a hand."""
Routine = Literal["", "begin", "end", "decline"]
Ring = Literal["", "legal", "last", "loss"]
"""An outline: can be done now (gold), the last move (madder), loses (madder, wide)."""


@dataclass(frozen=True)
class Area:
    """The table in scene units: the window's pixels at 1x, never below the least size a board is drawn for.

    `dark` and `rtl` are the window's; boards do not mirror in right-to-left languages, texts on them do.
    """

    width: float
    height: float
    dark: bool = False
    rtl: bool = False


@dataclass(frozen=True)
class Placement:
    """One thing on the table. The same key in the next picture is the same thing: it is moved, turned or flipped."""

    key: str
    kind: str
    face: Face
    x: float
    """Centre, scene units."""
    y: float
    width: float
    height: float
    z: int = 0
    """Drawing order; bands stand in `ui.stage.bands`."""
    turns: int = 0
    """Quarter turns clockwise; the stage turns through every value in the true direction."""
    tilt: float = 0.0
    """Degrees, for things laid down by hand."""
    ring: Ring = ""
    shadow: float = 0.0
    """Height above the table, scene units; 0 lies flat without a shadow."""
    opacity: float = 1.0
    label: str = ""
    """What a screen reader says, a whole phrase; "" for scenery, which is skipped."""
    order: int = 0
    """Place in the reading order, and of the keyboard focus."""
    focusable: bool = False
    large: Face | None = None
    """Shown large on hover or focus; None for things that need no second look."""
    enters: str = ""
    """Key of the thing it comes from when it is new (a pack); "" fades in."""
    leaves: str = ""
    """Key of the thing it goes to when it is gone; "" fades out."""
    matters: int = 0
    """Shown large while nothing is looked at: the highest of the picture; 0 is never shown unasked."""
    now: str = ""
    """How the thing stands at the moment, a phrase for where it is shown as large as can be: beside what it always
    does."""
    tip: str = ""
    """What a tooltip on it explains, as a sentence."""
    marked: Face | None = None
    """How it looks when it belongs to the last move, where a ring round it would not suit its shape."""


@dataclass(frozen=True)
class Draft:
    """What a player lays out on the way to an action, and may put back: a card picked, a trade half put together.

    A board makes its own kinds of it. This class itself says that nothing is laid out.
    """


@dataclass(frozen=True)
class Chain(Draft):
    """Actions done one after another with one click, each as soon as it is possible; what must be decided in between
    is asked as ever. Thinking better of one of them leaves out the rest."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Standing(Draft):
    """What a player lets the table do by itself from now on, such as passing. It stays until another one takes its
    place, and is handed to the board where nothing else is laid out; the board's `stands` says what follows from it."""


@dataclass(frozen=True)
class Affordance:
    """One action that a seat may do, or would do but may not: with its words, key and place on the table."""

    action: Action | Draft
    """A draft does nothing at the table yet: it is laid out, and the board says what can follow."""
    text: str
    """The button: a verb first."""
    note: str = ""
    """A second, smaller line."""
    icon: str = ""
    """Name in ui.art.icons."""
    shortcut: str = ""
    """The key that does it; the window gives it."""
    key: str = ""
    """The key that it wants: the digit of the number it is about, whatever its place in a list; `NO_KEY` for none."""
    kind: str = ""
    """Actions of one kind have the same key through a match; "" where the class of the action says it."""
    keys: tuple[str, ...] = ()
    """Placements that stand for it: a click or Enter on one does it."""
    primary: bool = False
    warns: bool = False
    """The note says what would be lost: it is written in the colour of warnings."""
    by_click: bool = True
    """False: on its placements only Enter, Space and a screen reader do it; a click there merely looks."""
    refusal: str = ""
    """Why it is not possible now, as a sentence; "" where it is. A refused action stays in sight, dashed."""
    drag: tuple[str, str] = ("", "")
    """Key of a thing, and of the place it may also be dragged onto to do it, or `ANYWHERE`."""
    sign: Face | None = None
    """A picture that says the same as the note to those who see: a price in marks."""
    sign_width: float = 1.0
    """Its width as a part of its height."""
    outlined: bool = False
    """Whether its placements are outlined in gold, where the picture has not done so itself."""
    listed: bool = True
    """False: only on its placements; the list of actions leads there by another entry."""
    ends: bool = False
    """It ends or passes something: it never scrolls out of sight in the list."""
    aside: bool = False
    """It changes what is asked, and nothing at the table: it stands beside the head of the list, too."""
    backs: bool = False
    """Escape does it, too, where nothing is laid out: it takes back what was announced."""
    routine: Routine = ""
    """Where nothing else makes sense: it begins or ends a turn, or declines an offer that cannot be paid, and the
    settings may have it done by itself."""


@dataclass(frozen=True)
class Cue:
    """Something to act out that the difference of two pictures cannot show. Cues play one after another.

    show: `picture` becomes the table for a moment (a step of an undone chain); shake: the thing at `key` refuses;
    pulse: it is pointed at; lift: it rises and sinks; say: only `text` for the announcer.
    """

    kind: Literal["show", "shake", "pulse", "lift", "say"]
    key: str = ""
    picture: tuple[Placement, ...] = ()
    text: str = ""
    """Announced to screen readers and shown as the table's headline for the moment."""
    milliseconds: int = 300
    tells: int = 0
    """How many of the events of the change have happened once this cue begins: the log follows it."""


def told_when_said(cues: Sequence[Cue]) -> tuple[Cue, ...]:
    """Cues of which those that only lead to a sentence tell nothing yet: dice that rise have not fallen."""
    found: list[Cue] = []
    said = 0
    for cue in reversed(cues):
        if cue.text:
            said = cue.tells
        found.append(replace(cue, tells=0) if cue.tells == said and not cue.text else cue)
    return tuple(reversed(found))


def outlined(
    picture: Iterable[Placement],
    affordances: Iterable[Affordance],
    last: Collection[str] = (),
    mover: int | None = None,
    hinted: Sequence[str] = (),
) -> tuple[Placement, ...]:
    """The picture with rings where it has none: gold for what can be done (as the affordances wish), madder for the
    things of the last move, by their keys; these bear the sign of the seat that moved. `hinted`: the keys of what is
    advised; a pin points to the first of them that is there."""
    can = {key for one in affordances if one.outlined and not one.refusal for key in one.keys}
    found: list[Placement] = []
    for one in picture:
        if one.marked is not None and one.key in last and one.key not in can:
            found.append(replace(one, face=one.marked))
            continue
        if not one.ring and (one.key in can or one.key in last):
            one = replace(one, ring="legal" if one.key in can else "last")
        found.append(one)
        if mover is not None and one.key in last:
            found.append(_signed(one, mover))
    places = {one.key: one for one in found}
    advised = next((places[key] for key in hinted if key in places), None)
    return (*found, _pin(advised)) if advised is not None else tuple(found)


PIN, SLANT = (36.0, 46.0), 40.0
"""Size of the pin of a hint; how far it leans over, so that it hides little of what lies above."""


def _pin(one: Placement) -> Placement:
    """A pin whose point stands on a thing: on its middle, or on the upper edge of what is low and wide."""
    wide, high = PIN
    lean = math.radians(SLANT)
    x, y = one.x, one.y if one.width < 1.5 * one.height or one.width < wide else one.y - one.height / 2 + 5
    x, y = x + high / 2 * math.sin(lean), max(high / 2, y - high / 2 * math.cos(lean))
    key = f"{one.key}/hint"
    return Placement(key, "hint", Face("table", "hint"), x, y, wide, high, z=bands.HAND + 99, tilt=SLANT)


def _signed(one: Placement, seat: int) -> Placement:
    """A seat's sign on the upper left corner of a thing."""
    size = max(14.0, 0.25 * one.width)
    x, y = one.x - 0.44 * one.width, one.y - 0.44 * one.height
    face = Face("table", "sign", (seat,))
    return Placement(f"{one.key}/mover", "mover", face, x, y, size, size, z=bands.TABS + 99)
