"""The table of Rival Princes: its pictures and cues, what can be done where, and the sheet of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.rules.kit import Action, Event, Reason, replace
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, FACES, REGION_CARDS
from desktop.rules.princes.decisions import ChooseAct
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_choices import choices
from ui.boards.princes_cues import cues, touched_by
from ui.boards.princes_draft import towards
from ui.boards.princes_faces import axis_face, card_face, die_face, region_face
from ui.boards.princes_main import drafted
from ui.boards.princes_offers import Desk
from ui.boards.princes_picture import picture
from ui.stage.placement import Affordance, Area, Draft, Placement
from ui.words.princes import PrincesWords

__all__ = [
    "HelpFace",
    "affordances",
    "cues",
    "given_up",
    "help_faces",
    "laid_out",
    "picture",
    "thumbnail",
    "touched",
    "towards",
]

THUMBNAIL = Area(925, 800)


@dataclass(frozen=True)
class HelpFace:
    """One card on the sheet of cards: its face (the one `Placement.large` shows), its name and what it does."""

    face: Face
    name: str
    text: str


def given_up(view: View) -> View:
    """The table of a match that somebody gave up: nothing is asked of anybody any more."""
    return replace(view, decision=None)


def thumbnail(view: View, words: PrincesWords) -> tuple[Placement, ...]:
    """The table for the list of saved games."""
    return picture(view, None, THUMBNAIL, words)


def help_faces(words: PrincesWords) -> tuple[HelpFace, ...]:
    """All cards: towns and roads, what is drawn, events, regions; and the sides of the event die."""
    built = [HelpFace(axis_face(kind), words.axis_name(kind), words.axis_text(kind)) for kind in _AXIS]
    drawn = [HelpFace(card_face(card, words), words.card(card), words.card_text(card)) for card in CARDS]
    events = [HelpFace(card_face(card, words), words.card(card), words.card_text(card)) for card in EVENT_COPIES]
    lands = [
        HelpFace(region_face(region, 0), words.region_name(region), words.region_text(region))
        for region in REGION_CARDS
    ]
    dice = [HelpFace(die_face(face), words.die_name(face), words.die_text(face)) for face in FACES]
    return (*built, *drawn, *events, *lands, *dice)


_AXIS = ("road", "settlement", "city")


def affordances(
    view: View,
    legal: tuple[Action, ...],
    words: PrincesWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do while nothing is laid out; nothing while another decides."""
    return laid_out(view, None, legal, words, why_not)


def laid_out(
    view: View,
    draft: Draft | None,
    legal: tuple[Action, ...],
    words: PrincesWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do with this laid out."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or view.seat < 0:
        return ()
    desk = Desk.of(view, legal, words, why_not)
    if isinstance(decision, ChooseAct):
        return tuple(drafted(desk, draft or Draft()))
    return tuple(choices(desk, draft))


def touched(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what the last move has changed."""
    return touched_by(events)
