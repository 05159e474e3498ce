"""The frozen values games are written in: actions, events, decisions, reasons, views.

One definition serves memory, saved games and the lines of the bot process: every value is a `msgspec.Struct` that
decodes strictly. Inside are integers, short ASCII words and tuples; no text for people, no random numbers, no window.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

if TYPE_CHECKING:  # the typed twin: mypy then checks names and types of the changed fields
    from dataclasses import replace as replace
else:
    from msgspec.structs import replace as replace

CHANCE = -1
"""The seat that rolls, deals and shuffles. Its actions are outcomes; they are logged like everybody's."""

WATCHER = -2
"""Nobody's seat: what may be seen by all, for covered screens and for games between bots."""

S = TypeVar("S", bound="State")
T = TypeVar("T")


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at `index` (0 .. len-1): a seat's hand, a stack, the innermost frame (-1)."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def _word(name: str) -> str:
    """`AcceptStop` -> `accept_stop`, the notation of logs and saved games."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen value that refuses unknown fields when it is decoded."""


class Options(Value, frozen=True):
    """Variants and house rules of one match; every field has the rulebook's reading as its default."""


class State(Value, frozen=True):
    """The truth of the table. Only the rules and the session see it."""


class Knowledge(Value, frozen=True):
    """What one seat has legitimately seen and may remember; folded from the events it was shown."""


class View(Value, frozen=True):
    """What one seat may see: the public table, its own hidden things, its knowledge."""


class Action(Value, frozen=True, tag_field="do", tag=_word):
    """One thing a seat does, or one outcome of chance. Its JSON is the notation of logs, saves and tests."""


class Event(Value, frozen=True, tag_field="event", tag=_word):
    """A typed fact that happened. Log lines, pictures, sounds and statistics are made of events."""

    reveals: ClassVar[bool] = False
    """True where the event shows somebody what was hidden: between people, undo stops behind it. Every other event
    tells a seat the same whatever it cannot see."""

    def seen_by(self, seat: int) -> Event | None:
        """This event as `seat` (or WATCHER) may see it; None if nothing of it may be seen."""
        return self


class Reason(Value, frozen=True, tag_field="why", tag=_word):
    """Why something is not allowed, or why a bot chose as it did. Typed facts; the window finds the words."""


class Decision(Value, frozen=True, tag_field="decide", tag=_word):
    """What must be decided next and by whom. The kind of decision is its class. Everybody is told it, so it says
    nothing that is hidden from anybody."""

    seat: int

    listed: ClassVar[bool] = True
    """False where there are too many actions to list (offers, discards, shuffles): `legal` then gives some of them."""
    free: ClassVar[bool] = True
    """False inside a payment or a formality: undo goes on to the choice before it."""
    anyone: ClassVar[bool] = False
    """True for a formality that any person at the table may carry out ("next deal"); without persons it happens
    by itself."""
    secret: ClassVar[bool] = False
    """True where the choice must be made unseen by the other persons, outside the seat's own turn. Between persons it
    waits also for a seat that can only pass, so that the waiting tells nothing."""
    stream: ClassVar[str] = "chance"
    """For decisions of CHANCE: which stream of random numbers it takes from."""


class Frame(Value, frozen=True, tag_field="frame", tag=_word):
    """One open sub-decision of a state: what is being done, by whom, and how far it is.

    A state keeps its frames as a tuple, the innermost last; `decision` asks the last one. As frames are values, a
    half-paid search or a nested answer can be copied, compared, saved and thought about like any other position.
    """


class Turn(Value, frozen=True):
    """How far the match is: its running number and whose turn it is (not always who must decide)."""

    number: int
    seat: int


class Outcome(Value, frozen=True):
    """How the match ended: groups of seats from first to last place, and why."""

    places: tuple[tuple[int, ...], ...]
    reason: Reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.places[0] if self.places else ()


class Step(Value, Generic[S], frozen=True):
    """What a step gives: the state after it and the facts that happened on the way, in order."""

    state: S
    events: tuple[Event, ...]


class NotYourDecision(Reason, frozen=True):
    """Somebody else has to decide first."""

    seat: int


class NotNow(Reason, frozen=True):
    """This kind of action does not belong to the decision at hand."""


class MatchIsOver(Reason, frozen=True):
    """Nothing can be done any more."""


class Unfinished(Reason, frozen=True):
    """So far nothing is wrong, but `left` things are still missing: dice to be placed, cards to be chosen.

    `why_not` gives it after every other reason, so a draft that somebody is laying out is good as long as the answer
    is this or None.
    """

    left: int


class IllegalAction(ValueError):
    """Raised by `step` for an action that `why_not` refuses; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class BrokenState(ValueError):
    """Raised by `check` for a position that no play can reach. Its text is for reports, not for players."""
