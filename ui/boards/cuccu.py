"""The Cuccù table: its pictures and cues, what can be done where, and the sheet of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from desktop.rules.cuccu.values import (
    RANKS,
    AcceptStop,
    Agree,
    AgreeOrDecline,
    Decline,
    Deed,
    Demand,
    Exchange,
    Keep,
    KeepOrExchange,
    NextDeal,
    StartNextDeal,
    StopOrDemand,
    View,
)
from desktop.rules.kit import Action, Reason, replace
from ui.art.face import Face
from ui.boards.cuccu_cues import cues
from ui.boards.cuccu_picture import PACK_KEY, card_face, card_key, picture
from ui.stage.placement import Affordance, Area, Placement
from ui.words.cuccu import CuccuWords

__all__ = ["HelpFace", "affordances", "cues", "given_up", "help_faces", "picture", "thumbnail"]

THUMBNAIL = Area(900, 720)


@dataclass(frozen=True)
class HelpFace:
    """One card on the sheet of cards: its face (the one `Placement.large` shows), its name and what it does."""

    face: Face
    name: str
    text: str


def thumbnail(view: View, words: CuccuWords) -> tuple[Placement, ...]:
    """The table for the list of saved games."""
    return picture(view, None, THUMBNAIL, words)


def given_up(view: View) -> View:
    """The table of a match that somebody gave up: nobody's turn any more."""
    return replace(view, awaits=None)


def help_faces(words: CuccuWords) -> tuple[HelpFace, ...]:
    """The twenty cards, highest first, with what they do."""
    return tuple(
        HelpFace(card_face(rank, words), words.card_label(rank), words.power(rank)) for rank in reversed(RANKS)
    )


_ICONS: dict[type[Action], str] = {
    Keep: "keep",
    Exchange: "exchange",
    AcceptStop: "keep",
    Demand: "guarantee",
    Agree: "inn",
    Decline: "exchange",
    NextDeal: "cards",
}


def affordances(
    view: View,
    legal: tuple[Action, ...],
    words: CuccuWords,
    why_not: Callable[[Action], Reason | None],
) -> tuple[Affordance, ...]:
    """What the viewer can do, first what is done most; keep and exchange with why not while another decides."""
    listed = []
    for action, keys, primary in _offers(view):
        refusal = None if action in legal else why_not(action)
        if action not in legal and refusal is None:
            continue
        listed.append(
            Affordance(
                action,
                words.action(action),
                words.action_note(action, view),
                _ICONS[type(action)],
                keys=keys,
                drag=_drag(action, view),
                by_click=view.own is None or card_key(view, view.seat) not in keys,
                primary=primary and refusal is None,
                refusal=words.reason(refusal) if refusal is not None else "",
            )
        )
    return tuple(listed)


def _offers(view: View) -> Iterable[tuple[Action, tuple[str, ...], bool]]:
    """The actions of interest now, the placements that stand for them, and which is the main one."""
    mine = view.awaits is not None and view.awaits.seat == view.seat
    match view.awaits:
        case StartNextDeal():
            yield NextDeal(), (PACK_KEY,), True
        case StopOrDemand(asker, holder) if mine:
            yield Demand(), (card_key(view, holder),), True
            yield AcceptStop(), (card_key(view, asker),), False
        case AgreeOrDecline(holder, asker) if mine:
            yield Agree(), (card_key(view, holder),), True
            yield Decline(), (card_key(view, asker),), False
        case KeepOrExchange(seat, neighbour) if mine:
            yield Keep(), (card_key(view, seat),), True
            yield Exchange(), (_goal(neighbour),), False
        case _ if view.own is not None and view.deeds[view.seat] is Deed.NONE:
            yield Keep(), (card_key(view, view.seat),), False
            yield Exchange(), (), False


def _goal(neighbour: int | None) -> str:
    """Key of the place to which the card offered goes."""
    return PACK_KEY if neighbour is None else f"place:{neighbour}"


def _drag(action: Action, view: View) -> tuple[str, str]:
    """One's own card can be drawn onto the place it is offered to."""
    if isinstance(action, Exchange) and isinstance(view.awaits, KeepOrExchange) and view.awaits.seat == view.seat:
        return card_key(view, view.seat), _goal(view.awaits.neighbour)
    return "", ""
