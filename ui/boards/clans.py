"""The table of The Four Groves: its pictures and cues, what can be done where, and the sheet of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from dataclasses import replace as replace_row
from functools import lru_cache

from PySide6.QtCore import QLocale

from desktop.rules.clans.choices import Assign, EndDynasty, Pass
from desktop.rules.clans.roster import PRINTS
from desktop.rules.clans.values import View
from desktop.rules.kit import Action, Event, Reason, replace
from ui.art.face import Face
from ui.boards.clans_apart import told_apart
from ui.boards.clans_choices import choices
from ui.boards.clans_cues import cues, news, touched_by
from ui.boards.clans_draft import Stops, towards
from ui.boards.clans_faces import card_face
from ui.boards.clans_keys import card_key
from ui.boards.clans_letters import keyed
from ui.boards.clans_offers import Desk
from ui.boards.clans_picture import picture
from ui.boards.clans_stops import STANDING, kept, left_of, standing, stands
from ui.stage.placement import ANYWHERE, Affordance, Area, Draft, Placement
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name

__all__ = [
    "STANDING",
    "HelpFace",
    "affordances",
    "cues",
    "given_up",
    "help_faces",
    "kept",
    "laid_out",
    "left_of",
    "news",
    "picture",
    "standing",
    "stands",
    "thumbnail",
    "touched",
    "towards",
]

THUMBNAIL = Area(900, 720)


@dataclass(frozen=True)
class HelpFace:
    """One card on the sheet of cards: its face (the one `Placement.large` shows), its name and what it does."""

    face: Face
    name: str
    text: str
    brief: str = ""
    """Without what the face shows large, for a small box."""


def given_up(view: View) -> View:
    """The table of a match that somebody gave up: nothing is asked of anybody any more."""
    return replace(view, decision=None)


def thumbnail(view: View, words: ClansWords) -> tuple[Placement, ...]:
    """The table for the list of saved games."""
    return picture(view, None, THUMBNAIL, words)


def help_faces(words: ClansWords) -> tuple[HelpFace, ...]:
    """All cards with what they do, and what the words on them mean."""
    return _sheet(QLocale().name(), words.card_help(PRINTS["redleaf_bastion"]))


@lru_cache(maxsize=2)
def _sheet(locale: str, sample: str) -> tuple[HelpFace, ...]:
    """The same, kept: it is asked for whenever something is looked at. The locale and a sample of what is said tell one
    language from another."""
    words = ClansWords(())
    return tuple(
        HelpFace(card_face(title, words), card_name(title), words.card_help(kind), words.card_brief(kind))
        for title, kind in PRINTS.items()
    )


def affordances(
    view: View,
    legal: tuple[Action, ...],
    words: ClansWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do while nothing is laid out; nothing while another decides."""
    return laid_out(view, None, legal, words, why_not)


def laid_out(
    view: View,
    draft: Draft | None,
    legal: tuple[Action, ...],
    words: ClansWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do with this laid out."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or view.seat < 0:
        return ()
    desk = Desk.of(view, legal, words, why_not)
    rows = tuple(_ending(row) for row in told_apart(choices(desk, draft), desk, draft))
    return tuple(keyed(tuple(_out_of_hand(rows, view)), decision, words))



def _ending(row: Affordance) -> Affordance:
    """What passes or ends a phase, or a form, stays in sight."""
    formed = isinstance(row.action, Stops) and not (row.action.turn or row.action.battle)
    return replace_row(row, ends=True) if formed or isinstance(row.action, Pass | EndDynasty | Assign) else row


def _out_of_hand(rows: Iterable[Affordance], view: View) -> Iterable[Affordance]:
    """What a click on a card of the hand does, dragging it out onto the table does, too."""
    hand = {card_key(card) for card in view.hands[view.seat] if card is not None}
    for row in rows:
        key = next((one for one in row.keys if one in hand), "")
        yield replace_row(row, drag=(key, ANYWHERE)) if key and not row.drag[0] else row


def touched(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what the last move has changed."""
    return touched_by(events)
