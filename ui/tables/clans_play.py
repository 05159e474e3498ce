"""What the window asks of The Four Groves while it is played: its words, its board, and what the end shows."""

from __future__ import annotations

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.events import MatchEnded
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import View as ClansView
from desktop.rules.kit import Event, View
from ui.art.face import Face
from ui.boards import clans, clans_faces
from ui.shell.table import Play
from ui.stage.placement import Placement
from ui.tables.clans_charts import charts
from ui.tables.clans_preview import preview
from ui.words.clans import ClansWords
from ui.workshops.clans import DECKS

SHOWN = (
    "redleaf_bastion",
    "shirakaba_kenshiro_first_blade",
    "wheel_of_flame",
    "terraced_rice_fields",
    "arrows_from_the_ridge",
)


def _showcase() -> tuple[Face, ...]:
    """A card of each kind."""
    words = ClansWords(())
    return tuple(clans_faces.card_face(card, words) for card in SHOWN)


def _piece(key: str) -> Face | None:
    """A card by its id."""
    return clans_faces.card_face(key, ClansWords(())) if key in CARDS else None


def _marks(view: View, seat: int) -> tuple[Face, ...]:
    """The Stronghold, and the Provinces that still stand."""
    if not isinstance(view, ClansView) or not view.turn:
        return ()
    known = roster(view.options)
    clan = known.prints[known.strongholds[seat]].card.clan or ""
    own = (piece.card for piece in view.pieces if piece.card < known.size and known.owners[piece.card] == seat)
    rings = sum(known.prints[card].type == "ring" for card in own)
    standing = len(view.provinces[seat])
    walls = (Face("clans", "symbol", ("wall", "text")),) * standing
    return (Face("clans", "mon", (clan,)), *walls, *(Face("clans", "symbol", ("focus", "text")),) * rings)


def _honor(view: View) -> tuple[str, ...]:
    """Family Honor of both."""
    if not isinstance(view, ClansView) or not view.turn:
        return ()
    return tuple(str(honor).replace("-", "\u2013") for honor in view.honor)


def _preview(view: View, words: ClansWords) -> tuple[Placement, ...]:
    """Cards of both decks."""
    assert isinstance(view, ClansView)
    return preview(view, words)


def _opens(event: Event) -> bool:
    """Hands stay secret to the end."""
    return isinstance(event, MatchEnded)


PLAY = Play(
    words=ClansWords,
    board=clans,
    showcase=_showcase,
    piece=_piece,
    marks=_marks,
    scores=_honor,
    opens=_opens,
    is_out=lambda view, seat: False,
    charts=charts,
    preview=_preview,
    workshop=DECKS,
)
