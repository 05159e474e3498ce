"""The tables of the house: one line a game. Apart from a game's own rooms, this is the only place that names one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QObject

from desktop.rules.cuccu.values import View as CuccuView
from desktop.rules.kit import Action, Event, Game, Reason, View
from desktop.rules.registry import game_by_id
from ui.art.face import Face
from ui.boards import cuccu as cuccu_board
from ui.stage.placement import Affordance, Area, Cue, Placement
from ui.words.common import filled
from ui.words.cuccu import CuccuWords


class Board(Protocol):
    """What a module of `ui.boards` offers: pure functions from views to pictures."""

    def picture(self, view: Any, draft: Any, area: Area, words: Any) -> tuple[Placement, ...]:
        """Everything that lies on the table."""
        ...

    def affordances(
        self, view: Any, legal: tuple[Action, ...], words: Any, why_not: Callable[[Action], Reason | None]
    ) -> tuple[Affordance, ...]:
        """What can be done, and what cannot though one might want to."""
        ...

    def cues(
        self, before: Any, events: tuple[Event, ...], after: Any, area: Area, words: Any
    ) -> tuple[Cue, ...]:
        """What is acted out before the table settles."""
        ...

    def help_faces(self, words: Any) -> Sequence[Any]:
        """The cards and their powers."""
        ...

    def thumbnail(self, view: Any, words: Any) -> tuple[Placement, ...]:
        """A small picture for the saved games."""
        ...


@dataclass(frozen=True)
class Table:
    """One game with everything the window needs to show it."""

    game: Game[Any, Any, Any, Any]
    words: Callable[[Sequence[str]], Any]
    """Makes the game's words for a match between players of these names."""
    board: Any
    """A `Board`."""
    poster: Face
    emblem: Face
    title: Callable[[], str]
    tagline: Callable[[], str]
    about: Callable[[], str]
    """Two or three sentences that make one want to play."""
    showcase: Callable[[], tuple[Face, ...]]
    """A few of its cards or pieces, for the shelf."""
    seats: Callable[[], str]
    """How many can play, as words."""
    minutes: int
    """How long a match usually takes."""
    state: Callable[[Any, Any], str]
    """How far the match is, in a few words; given the words of the match and a view."""
    is_out: Callable[[View, int], bool]
    """Whether a seat has nothing more to decide in this match, as far as can be foreseen."""


class Cuccu(QObject):
    """What the shelf says about Cuccù."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Cuccù")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("One card, three lives: keep it or pass it on")

    def seats(self) -> str:
        """How many can play."""
        return self.tr("%n player(s)", "", 4)

    def state(self, words: CuccuWords, view: View) -> str:
        """Which deal it is and who deals."""
        assert isinstance(view, CuccuView)
        if view.deal == 0:
            return ""
        #: Small line under the title. %1 is the number of the deal, %2 the dealer's name.
        return filled(self.tr("Deal %1 · %2 deals"), words.number(view.deal), words.name(view.dealer))


def _out_at_cuccu(view: View, seat: int) -> bool:
    return isinstance(view, CuccuView) and view.lives[seat] == 0


_cuccu = Cuccu()

TABLES: tuple[Table, ...] = (
    Table(
        game=game_by_id("cuccu"),
        words=CuccuWords,
        board=cuccu_board,
        poster=Face("house", "poster", ("cuccu",)),
        emblem=Face("cuccu", "emblem"),
        title=_cuccu.title,
        tagline=_cuccu.tagline,
        about=_cuccu.about,
        showcase=_cuccu.showcase,
        seats=_cuccu.seats,
        minutes=10,
        state=_cuccu.state,
        is_out=_out_at_cuccu,
    ),
)


def table_of(game: str) -> Table | None:
    """The table of a game by its id; None for a game this program does not know."""
    return next((table for table in TABLES if table.game.id == game), None)
