"""What the window asks of Cuccù while it is played: its words, its board, who is out and what the end shows."""

from __future__ import annotations

from desktop.rules.cuccu.events import DealBegan, MatchWon, ShowdownBegan
from desktop.rules.cuccu.values import Rank
from desktop.rules.cuccu.values import View as CuccuView
from desktop.rules.kit import Event, View
from ui.art.face import Face
from ui.boards import cuccu
from ui.boards.cuccu_picture import card_face
from ui.shell.table import Play
from ui.words.cuccu import CuccuWords


def _showcase() -> tuple[Face, ...]:
    """Four of the cards with a power, and the Fool."""
    words = CuccuWords(())
    return tuple(card_face(rank, words) for rank in (Rank.CUCKOO, Rank.HUNTER, Rank.CAT, Rank.INN, Rank.FOOL))


def _piece(key: str) -> Face | None:
    """A card by its key: cuckoo, VI."""
    rank = Rank.__members__.get(key.upper())
    return None if rank is None else card_face(rank, CuccuWords(()))


def _opens(event: Event) -> bool:
    """At the showdown the cards lie open; with the next deal they are of no use to anybody."""
    return isinstance(event, ShowdownBegan | DealBegan | MatchWon)


def _is_out(view: View, seat: int) -> bool:
    return isinstance(view, CuccuView) and view.lives[seat] == 0


def _candles(view: View, seat: int) -> tuple[Face, ...]:
    if not isinstance(view, CuccuView):
        return ()
    return tuple(Face("table", "candle", (life < view.lives[seat],)) for life in range(view.options.lives))


def _lives(view: View) -> tuple[str, ...]:
    return tuple(map(str, view.lives)) if isinstance(view, CuccuView) else ()


PLAY = Play(
    words=CuccuWords,
    board=cuccu,
    showcase=_showcase,
    piece=_piece,
    marks=_candles,
    scores=_lives,
    opens=_opens,
    is_out=_is_out,
)
