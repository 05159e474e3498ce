"""What of the table stands out: the thing picked up, the places for it, where the cards that are shown come from."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import CARDS, CITY, ROAD, SETTLEMENT, Resource
from desktop.rules.princes.frames import Laying
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import View
from ui.boards import princes_draft as d
from ui.boards.princes_keys import (
    EVENT_DIE,
    axis_key,
    event_key,
    hand_key,
    other_plate,
    own_seat,
    played_key,
    region_key,
    regions_with,
    site_key,
)
from ui.stage.placement import Draft


@dataclass(frozen=True)
class Marks:
    """What the picture needs to know beside the view."""

    picked: frozenset[str] = frozenset()
    """Keys of what is picked up."""
    pays: frozenset[str] = frozenset()
    """Keys of the regions that would pay for it: as many of them turn as are needed."""
    places: frozenset[str] = frozenset()
    """Keys of the empty places where it may go."""
    source: str = ""
    """Where new hand cards come from."""
    target: str = ""
    """Where hand cards go."""
    player: int = -1
    """Who plays the yellow card on the table."""
    spread: str = ""
    """Where the cards that are looked through come from; "" where none are."""
    turned: bool = False
    """Whether the event card is shown large in the middle for a moment."""
    matters: frozenset[str] = frozenset()
    """Keys of what it is about: shown large beside the table while nothing is pointed at."""


def marks_of(view: View, draft: Draft | None) -> Marks:
    """What stands out in this view with this laid out."""
    picked: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    source = target = ""
    player, turned = view.active, False
    matters = _matters(view)
    match draft:
        case d.Laying("card", str() as card):
            picked, places = frozenset({hand_key(card)}), _places(view, draft)
        case d.Laying("scout"):
            picked, places = frozenset({hand_key("scout"), "supply:settlement"}), _places(view, draft)
        case d.Laying(what):
            picked, places = frozenset({f"supply:{what}"}), _places(view, draft)
        case d.Putting(card):
            picked = frozenset({hand_key(card)})
        case d.Arrangement(regions, int() as at):
            picked = frozenset({region_key(regions[at])})
        case d.Upper(region):
            picked = frozenset({region_key(region)})
        case d.Fixing():
            picked = frozenset({hand_key("alchemist")})
        case d.Passing(source, target, who, turned, about):
            player = who if who >= 0 else player
            matters = frozenset({about}) if about else matters
    if picked:
        matters = picked
    return Marks(picked, _payers(view, draft), places, source, target, player, _spread(view), turned, matters)


def _matters(view: View) -> frozenset[str]:
    """What is being decided about: what is going to be built, what was played, the event. The topmost is shown."""
    for frame in reversed(view.frames):
        if isinstance(frame, Laying):
            return frozenset({hand_key(frame.card) if frame.card is not None else f"supply:{frame.what}"})
    if view.table:
        return frozenset(played_key(i, card) for i, card in enumerate(view.table))
    if view.event is not None:
        return frozenset({event_key(view.event)})
    return frozenset({EVENT_DIE} if view.phase == "event" else ())


def _payers(view: View, draft: Draft | None) -> frozenset[str]:
    """The regions that store what the thing picked up costs, or what is traded for it."""
    if not isinstance(draft, d.Laying):
        return frozenset()
    if draft.card is not None and draft.what == "card":
        bill: tuple[Resource, ...] = CARDS[draft.card].bill
    else:
        bill = {"road": ROAD, "city": CITY}.get(draft.what, SETTLEMENT)
    kinds = {*bill, *(trade.give for trade in draft.trades)}
    return frozenset(key for kind in kinds for key in regions_with(view, own_seat(view), kind))


def _places(view: View, draft: d.Laying) -> frozenset[str]:
    """Where the thing picked up may be laid, whatever it costs."""
    seat = own_seat(view)
    known = facts(view.estates[seat])
    match draft.what:
        case "road":
            return frozenset(axis_key(seat, column) for column in known.road_ends)
        case "settlement" | "scout":
            return frozenset(axis_key(seat, column) for column in known.town_ends)
        case "city":
            return frozenset(axis_key(seat, column) for column in known.settlements)
    assert draft.card is not None
    sites = known.red_sites if CARDS[draft.card].kind == "red" else known.green_sites
    return frozenset(site_key(seat, column, slot) for column, slot in sites)


def _spread(view: View) -> str:
    """Where the cards come from that the viewer looks through."""
    if not view.seen or view.decision is None or view.decision.seat != view.seat:
        return ""
    if isinstance(view.decision, q.ChooseCard):
        return f"stack:{view.decision.stack}"
    return other_plate(view)
