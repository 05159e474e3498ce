"""What the window asks of Rival Princes while it is played: its words, its board, and what the end shows."""

from __future__ import annotations

from desktop.rules.kit import Event, View
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, REGION_CARDS
from desktop.rules.princes.events import MatchEnded
from desktop.rules.princes.tableau import points_of
from desktop.rules.princes.values import View as PrincesView
from ui.art.face import Face
from ui.boards import princes, princes_faces
from ui.shell.table import Play
from ui.words.princes import PrincesWords


def _showcase() -> tuple[Face, ...]:
    """A knight and what is built beside him, the arsonist, and an event."""
    words = PrincesWords(())
    cards = (princes_faces.card_face(card, words) for card in ("knight_lucian", "grain_mill", "church", "arsonist"))
    return (*cards, princes_faces.card_face("event_plague", words))


def _piece(key: str) -> Face | None:
    """A card, region or town by its key: garrison, event_plague, city; fields_3.2 for a region that stores 2."""
    if key in CARDS or key in EVENT_COPIES:
        return princes_faces.card_face(key, PrincesWords(()))
    if key in ("road", "settlement", "city"):
        return princes_faces.axis_face(key)
    name, _, stored = key.partition(".")
    if name in REGION_CARDS:
        return princes_faces.region_face(name, int(stored or 0))
    return None


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


def _opens(event: Event) -> bool:
    """Hands and stacks stay secret to the end."""
    return isinstance(event, MatchEnded)


PLAY = Play(
    words=PrincesWords,
    board=princes,
    showcase=_showcase,
    piece=_piece,
    marks=_points,
    scores=_points_of_both,
    opens=_opens,
    is_out=lambda view, seat: False,
)
