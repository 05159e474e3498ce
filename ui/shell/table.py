"""What the window knows of a game: its rules, its words, its board, and what the shelf says about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from desktop.rules.kit import Action, Event, Options, Reason, View
from desktop.rules.registry import GAMES, AnyGame
from ui.art.face import Face
from ui.stage.placement import Affordance, Area, Cue, Placement

if TYPE_CHECKING:
    from ui.shell.workshop import Workshop


class Board(Protocol):
    """What a module of `ui.boards` offers: pure functions from views to pictures.

    A board whose affordances lay out drafts has `laid_out` too: what can follow from a draft. One that marks the last
    move by what events have changed has `touched`; one with `news` picks from events, given a view, what is told where
    nothing is acted out. One with a `Standing` among its drafts has `stands`: the action that
    follows from it now, or None where the player is asked; its `STANDING` holds for who has said nothing, `kept` tells
    in words what of one is remembered, and `standing` makes it of these; `left_of` tells what is left of one once its
    person does something by hand.
    """

    def picture(self, view: Any, draft: Any, area: Area, words: Any) -> tuple[Placement, ...]:
        """Everything that lies on the table."""
        ...

    def affordances(
        self, view: Any, legal: tuple[Action, ...], words: Any, why_not: Callable[[Action], Reason | None]
    ) -> tuple[Affordance, ...]:
        """What can be done, and what cannot though one might want to."""
        ...

    def cues(self, before: Any, events: tuple[Event, ...], after: Any, area: Area, words: Any) -> tuple[Cue, ...]:
        """What is acted out before the table settles."""
        ...

    def given_up(self, view: Any) -> Any:
        """The view of a match that somebody gave up: nothing is awaited any more."""
        ...

    def help_faces(self, words: Any) -> Sequence[Any]:
        """The cards and their powers."""
        ...

    def thumbnail(self, view: Any, words: Any) -> tuple[Placement, ...]:
        """A small picture for the saved games."""
        ...


PREVIEW = (600.0, 520.0)
"""Width and height of what `Play.preview` draws."""


@dataclass(frozen=True)
class Chart:
    """A picture of how a match went."""

    title: str
    face: Face
    spoken: str
    """The same for a screen reader."""


@dataclass(frozen=True)
class Play:
    """What the window needs of a game once it is looked into or played."""

    words: Callable[[Sequence[str]], Any]
    """Makes the game's words for a match between players of these names. They have `state(view)`: how far the match
    is, in a few words."""
    board: Any
    """A `Board`."""
    showcase: Callable[[], tuple[Face, ...]]
    """A few of its cards or pieces, for the shelf."""
    piece: Callable[[str], Face | None]
    """The card or piece that its rulebook calls by this key."""
    marks: Callable[[View, int], tuple[Face, ...]]
    """What a seat has to show for itself, as small pictures, for the end of the match."""
    scores: Callable[[View], tuple[str, ...]]
    """What each seat has, as short as can be, for the shelf; () where a game keeps no such score."""
    opens: Callable[[Event], bool]
    """Whether this event ends all secrets of what happened before it, so that bots may explain what they did."""
    is_out: Callable[[View, int], bool]
    """Whether a seat has nothing more to decide in this match, as far as can be foreseen."""
    mark_size: tuple[int, int] = (36, 34)
    """Width and height of each of the `marks`."""
    secrets: bool = True
    """Whether anything is hidden from anybody: then the table is covered between two people; else it turns to the next
    one, and a strip over it says whose turn it is."""
    candles: bool = False
    """Whether candles stand over the end of a match; else the game's emblem."""
    charts: Callable[[Any, Sequence[Event], View], tuple[Chart, ...]] = lambda words, events, view: ()
    """How the match went, for its end: given its words, all that everybody saw, and the last view."""
    preview: Callable[[View, Any], tuple[Placement, ...]] | None = None
    """What lies there before the first choice, for the page where a match is set up: given what everybody sees then,
    and words. The picture is `PREVIEW` units large. None where there is nothing to look at."""
    workshop: Workshop | None = None
    """Where people make something for this game; None where there is nothing to make."""


@dataclass(frozen=True)
class Table:
    """One game as it lies on the shelf; `play` is the rest of it, imported at first use so that the window opens soon
    however many games there are."""

    id: str
    title: Callable[[], str]
    tagline: Callable[[], str]
    about: Callable[[], str]
    """Two or three sentences that make one want to play."""
    origin: Callable[[], str]
    """Which well-known game's rules are played here, for the About page."""
    seats: Callable[[], str]
    """How many can play, as words."""
    minutes: int
    """How long a match usually takes."""
    poster: Face
    emblem: Face
    opened: Callable[[], Play]
    """Imports what `play` is."""

    @property
    def room(self) -> str:
        """The game whose emblem stands in the heads of its dialogs; "" for the one the house itself is known by."""
        return "" if self.play.candles else self.emblem.room

    @property
    def game(self) -> AnyGame:
        """Its rules."""
        return GAMES[self.id]

    @cached_property
    def play(self) -> Play:
        """Its words, its board and what else is asked of it during a match."""
        return self.opened()

    def words(self, names: Sequence[str], match: Options) -> Any:
        """The words of a match between players of these names, with these options."""
        words = self.play.words(names)
        words.match = match
        return words
