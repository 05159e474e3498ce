"""The tables of the house: one line a game. Apart from a game's own rooms, this is the only place that names one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.rules.cuccu.events import DealBegan, MatchWon, ShowdownBegan
from desktop.rules.cuccu.values import Rank
from desktop.rules.cuccu.values import View as CuccuView
from desktop.rules.kit import Event, View
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, REGION_CARDS
from desktop.rules.princes.events import MatchEnded
from desktop.rules.princes.tableau import points_of
from desktop.rules.princes.values import View as PrincesView
from desktop.rules.registry import game_by_id
from ui.art.face import Face
from ui.boards import cuccu as cuccu_board
from ui.boards import princes as princes_board
from ui.boards import princes_faces
from ui.boards.cuccu_picture import card_face
from ui.shell.table import Table
from ui.words.common import filled
from ui.words.cuccu import CuccuWords
from ui.words.princes import PrincesWords


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


class Princes(QObject):
    """What the shelf says about Rival Princes."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Rival Princes")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("Two principalities, built card by card")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they "
            "bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, "
            "the tournament, and the arsonist your rival keeps in hand. Twelve points win."
        )

    def showcase(self) -> tuple[Face, ...]:
        """A region, a city, and what is built there."""
        words = PrincesWords(())
        cards = (princes_faces.card_face(card, words) for card in ("knight_lucian", "grain_mill", "church", "arsonist"))
        return (*cards, princes_faces.card_face("event_plague", words))

    def piece(self, key: str) -> Face | None:
        """A card, region or town by its key: garrison, event_plague, city; fields_3.2 for a region that stores 2."""
        if key in CARDS or key in EVENT_COPIES:
            return princes_faces.card_face(key, PrincesWords(()))
        if key in ("road", "settlement", "city"):
            return princes_faces.axis_face(key)
        name, _, stored = key.partition(".")
        if name in REGION_CARDS:
            return princes_faces.region_face(name, int(stored or 0))
        return None

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr(
            "Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published "
            "in 1996."
        )

    def seats(self) -> str:
        """How many can play."""
        return self.tr("%n player(s)", "", 2)

    def state(self, words: PrincesWords, view: View) -> str:
        """Which turn it is and what is going on."""
        assert isinstance(view, PrincesView)
        return words.state(view)


def _points(view: View, seat: int) -> tuple[Face, ...]:
    """The towns and tokens that count, for the end of the match."""
    if not isinstance(view, PrincesView) or not view.estates[seat].axis:
        return ()
    points = points_of(view, seat)
    tokens = [
        Face("princes", "token", (token,)) for token, held in (("knight", points.knight), ("mill", points.mill)) if held
    ]
    return (Face("princes", "figure", ("points", str(points.all))), *tokens)


def _points_of_both(view: View) -> tuple[str, ...]:
    if not isinstance(view, PrincesView) or not all(estate.axis for estate in view.estates):
        return ()
    return tuple(str(points_of(view, seat).all) for seat in range(len(view.estates)))


def _opens_at_princes(event: Event) -> bool:
    """Hands and stacks stay secret to the end."""
    return isinstance(event, MatchEnded)


_cuccu = Cuccu()
_princes = Princes()

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
    Table(
        game=game_by_id("princes"),
        words=PrincesWords,
        board=princes_board,
        poster=Face("house", "poster", ("princes",)),
        emblem=Face("princes", "emblem"),
        title=_princes.title,
        tagline=_princes.tagline,
        about=_princes.about,
        showcase=_princes.showcase,
        piece=_princes.piece,
        origin=_princes.origin,
        seats=_princes.seats,
        minutes=60,
        state=_princes.state,
        marks=_points,
        scores=_points_of_both,
        opens=_opens_at_princes,
        is_out=lambda view, seat: False,
    ),
)


def table_of(game: str) -> Table | None:
    """The table of a game by its id; None for a game this program does not know."""
    return next((table for table in TABLES if table.game.id == game), None)
