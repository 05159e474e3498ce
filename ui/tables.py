"""The tables of the house: one line a game. Apart from a game's own rooms, this is the only place that names one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.rules.cuccu.events import DealBegan, MatchWon, ShowdownBegan
from desktop.rules.cuccu.values import Rank
from desktop.rules.cuccu.values import View as CuccuView
from desktop.rules.kit import Event, View
from desktop.rules.registry import game_by_id
from ui.art.face import Face
from ui.boards import cuccu as cuccu_board
from ui.boards.cuccu_picture import card_face
from ui.shell.table import Table
from ui.words.common import filled
from ui.words.cuccu import CuccuWords


class Cuccu(QObject):
    """What the shelf says about Cuccù."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Cuccù")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("One card, three lives: keep it or pass it on")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the "
            "lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, "
            "the Horse runs on, and the Cuckoo stays where it sits."
        )

    def showcase(self) -> tuple[Face, ...]:
        """Four of the cards with a power, and the Fool."""
        words = CuccuWords(())
        return tuple(card_face(rank, words) for rank in (Rank.CUCKOO, Rank.HUNTER, Rank.CAT, Rank.INN, Rank.FOOL))

    def piece(self, key: str) -> Face | None:
        """A card by its key: cuckoo, VI."""
        rank = Rank.__members__.get(key.upper())
        return None if rank is None else card_face(rank, CuccuWords(()))

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr(
            "Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, "
            "with its own deck of 40 cards."
        )

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


def _opens_at_cuccu(event: Event) -> bool:
    """At the showdown the cards lie open; with the next deal they are of no use to anybody."""
    return isinstance(event, ShowdownBegan | DealBegan | MatchWon)


def _out_at_cuccu(view: View, seat: int) -> bool:
    return isinstance(view, CuccuView) and view.lives[seat] == 0


def _candles(view: View, seat: int) -> tuple[Face, ...]:
    if not isinstance(view, CuccuView):
        return ()
    return tuple(Face("table", "candle", (life < view.lives[seat],)) for life in range(view.options.lives))


def _lives(view: View) -> tuple[str, ...]:
    return tuple(map(str, view.lives)) if isinstance(view, CuccuView) else ()


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
        piece=_cuccu.piece,
        origin=_cuccu.origin,
        seats=_cuccu.seats,
        minutes=10,
        state=_cuccu.state,
        marks=_candles,
        scores=_lives,
        opens=_opens_at_cuccu,
        is_out=_out_at_cuccu,
    ),
)


def table_of(game: str) -> Table | None:
    """The table of a game by its id; None for a game this program does not know."""
    return next((table for table in TABLES if table.game.id == game), None)
