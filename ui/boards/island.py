"""The table of Island Settlers: its pictures and cues, what can be done where, and the sheet of costs and cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.rules.island.values import CARD_COST, CARDS, KINDS, View
from desktop.rules.kit import Action, Event, Reason, replace
from ui.art.face import Face
from ui.boards.island_choices import COSTS, choices
from ui.boards.island_cues import cues, touched_by
from ui.boards.island_draft import towards
from ui.boards.island_faces import award_face, dev_face, goods_face, piece_face
from ui.boards.island_keys import asked
from ui.boards.island_offers import Desk
from ui.boards.island_picture import picture
from ui.boards.island_trade import no_trade
from ui.stage.placement import Affordance, Area, Draft, Placement
from ui.words.island import IslandWords

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
    """One entry on the sheet: its face (the one `Placement.large` shows), its name and what it does."""

    face: Face
    name: str
    text: str
    brief: str = ""
    """The same without the price, which stands on the face and in the costs."""


def given_up(view: View) -> View:
    """The table of a match that somebody gave up: nothing is asked of anybody any more."""
    return replace(view, frames=(), offers=())


def thumbnail(view: View, words: IslandWords) -> tuple[Placement, ...]:
    """The table for the list of saved games."""
    return picture(view, None, THUMBNAIL, words)


def help_faces(words: IslandWords) -> tuple[HelpFace, ...]:
    """What can be built and what it costs, development cards, awards, resources."""
    costs = {**COSTS, "card": CARD_COST}
    built = [
        HelpFace(piece_face(what, words), words.piece(what), f"{words.cost(price)}. {text}", text)
        for what, price in costs.items()
        for text in (words.piece_text(what),)
    ]
    drawn = [HelpFace(dev_face(card, words), words.card(card), words.card_text(card)) for card in CARDS]
    awards = [
        HelpFace(award_face(which, words), words.award(which), words.award_text(which)) for which in ("road", "army")
    ]
    goods = [HelpFace(goods_face(kind, words), words.good_card(kind), words.good_text(kind)) for kind in KINDS]
    return (*built, *drawn, *awards, *goods)


def affordances(
    view: View,
    legal: tuple[Action, ...],
    words: IslandWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do while nothing is laid out; while another decides, why the trade form is closed."""
    return laid_out(view, None, legal, words, why_not)


def laid_out(
    view: View,
    draft: Draft | None,
    legal: tuple[Action, ...],
    words: IslandWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do with this laid out."""
    if view.seat < 0 or not view.frames:
        return ()
    desk = Desk(view, legal, words, why_not)
    if asked(view) != view.seat:
        return tuple(no_trade(desk))
    return tuple(choices(desk, draft))


def touched(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what the last move has changed."""
    return touched_by(events)
