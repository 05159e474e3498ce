"""The table of Six Good Dogs: its pictures and cues, what can be done where, and the sheet of tricks and dogs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.rules.dogs import choices as c
from desktop.rules.dogs.cards import DOGS, TRICKS
from desktop.rules.dogs.values import View
from desktop.rules.kit import Action, Event, Reason, replace
from ui.art.face import Face
from ui.boards import dogs_draft as d
from ui.boards.dogs_choices import choices
from ui.boards.dogs_cues import cues, touched_by
from ui.boards.dogs_faces import dog_face, trick_card
from ui.boards.dogs_keys import acting
from ui.boards.dogs_offers import Desk
from ui.boards.dogs_picture import picture
from ui.stage.placement import Affordance, Area, Draft, Placement
from ui.words.dogs import DogsWords

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

THUMBNAIL = Area(1004, 800)


@dataclass(frozen=True)
class HelpFace:
    """One entry on the sheet: its face (the one `Placement.large` shows), its name and what it does."""

    face: Face
    name: str
    text: str


def given_up(view: View) -> View:
    """The table of a match that somebody gave up: nothing is asked of anybody any more."""
    return replace(view, frames=(), decision=None)


def thumbnail(view: View, words: DogsWords) -> tuple[Placement, ...]:
    """The table for the list of saved games."""
    return picture(view, None, THUMBNAIL, words)


def help_faces(words: DogsWords) -> tuple[HelpFace, ...]:
    """The tricks and what they do, then the dogs."""
    tricks = [HelpFace(trick_card(one, words), words.trick(one), words.trick_text(one)) for one in TRICKS]
    dogs = [HelpFace(dog_face(dog, words), words.dog(dog), words.dog_text(dog)) for dog in DOGS]
    return (*tricks, *dogs)


def affordances(
    view: View,
    legal: tuple[Action, ...],
    words: DogsWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do while nothing is laid out."""
    return laid_out(view, None, legal, words, why_not)


def laid_out(
    view: View,
    draft: Draft | None,
    legal: tuple[Action, ...],
    words: DogsWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do with this laid out."""
    if not acting(view) or not view.frames:
        return ()
    return tuple(choices(Desk(view, legal, words, why_not), draft))


def towards(action: Action) -> Draft | None:
    """What to lay out on the way to an action that is not offered at once, so that its places light up."""
    match action:
        case c.Place(spaces, buried):
            return d.laid(tuple(sorted((*(number for _, number in spaces), *buried))), action)
        case c.KeepNumber() | c.KeepDice() | c.DiscardDice():
            return d.Sure(action)
        case c.MoveDie(start):
            return d.Moving(start)
        case c.ChangeDie(owner, die):
            return d.Changing(owner, die)
    return None


def touched(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what the last move has changed."""
    return touched_by(events)
