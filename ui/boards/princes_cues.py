"""What is acted out at the table of Rival Princes between two pictures: the events one after another."""

from __future__ import annotations

import dataclasses
from itertools import groupby

from desktop.rules.kit import Event, replace
from desktop.rules.princes import events as e
from desktop.rules.princes.values import View
from ui.boards.princes_draft import Passing
from ui.boards.princes_fold import happened
from ui.boards.princes_keys import (
    DICE,
    axis_key,
    other_plate,
    plate_key,
    region_key,
    site_key,
    stack_key,
)
from ui.boards.princes_picture import picture
from ui.stage.placement import Area, Cue, Draft
from ui.words.princes import PrincesWords

_HOLD: dict[type[Event], int] = {
    e.PrincipalitiesShown: 700,
    e.DiceFell: 650,
    e.Gained: 260,
    e.Lost: 160,
    e.CardDrawn: 200,
    e.CardTaken: 250,
    e.CardPutUnder: 200,
    e.CardStolen: 500,
    e.RoadBuilt: 300,
    e.SettlementBuilt: 350,
    e.CityBuilt: 350,
    e.CardBuilt: 600,
    e.CardDemolished: 350,
    e.CardReturned: 450,
    e.RegionsPlaced: 400,
    e.CardPlayed: 600,
    e.CardsLeft: 150,
    e.EventDone: 200,
    e.TokenMoved: 450,
}
"""Milliseconds for which the table is left to be looked at after the event."""
_READ = 2600
"""Milliseconds in which an event card is read: two short sentences."""
_SAID: dict[type[Event], int] = {
    e.StartDiceRolled: 800,
    e.TurnBegan: 350,
    e.TournamentHeld: 700,
    e.AdvantageTaken: 500,
    e.BankTraded: 250,
    e.Offered: 500,
    e.OfferAnswered: 500,
    e.Announced: 300,
    e.TookNothing: 400,
    e.PileShuffled: 300,
    e.MatchEnded: 900,
}
_TOGETHER = (e.Gained, e.Lost)
"""What happens at the same moment, for the same reason, is acted out together."""


def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: PrincesWords) -> tuple[Cue, ...]:
    """The steps from `before` to `after`, with the sentence of each; `events` as the viewer was shown them."""
    found: list[Cue] = []
    view = replace(before, decision=None)
    told = 0
    for _, group in groupby(enumerate(events), key=_bundle):
        same = [event for _, event in group]
        told += len(same)
        for event in same[:-1]:
            view = happened(view, event)
        texts = (words.event(event, view.seat) for event in same)
        text = " ".join(text for text in texts if text)
        last = same[-1]
        acted = _before(last, view, area, words)
        view = happened(view, last)
        acted += _cue(last, view, area, words, text)
        found += [dataclasses.replace(cue, tells=told) for cue in acted]
    return tuple(found)


def _bundle(numbered: tuple[int, Event]) -> object:
    """What goes together: gains of the same reason; every other event stands alone."""
    number, event = numbered
    if isinstance(event, _TOGETHER):
        return type(event).__name__, event.why
    return number


def _before(event: Event, view: View, area: Area, words: PrincesWords) -> list[Cue]:
    """A card that leaves the hand for a stack is told where it goes, before it goes."""
    match event:
        case e.CardPutUnder(seat, stack) if seat == view.seat:
            return [Cue("show", picture=picture(view, Passing(target=stack_key(stack)), area, words), milliseconds=0)]
        case e.CardStolen(_, owner) if owner == view.seat:
            there = Passing(target=other_plate(view))
            return [Cue("show", picture=picture(view, there, area, words), milliseconds=0)]
    return []


def _cue(event: Event, view: View, area: Area, words: PrincesWords, text: str) -> list[Cue]:
    match event:
        case e.DiceFell():
            falls = _show(view, None, area, words, text, _HOLD[e.DiceFell])
            return [Cue("lift", DICE[0], milliseconds=220), Cue("lift", DICE[1], milliseconds=220), falls]
        case e.AttackDecided(seat, _, _, _, winner):
            key = plate_key(winner)
            return [Cue("pulse" if winner == seat else "shake", key, text=text, milliseconds=900)]
        case e.BrigandsCame(seat, _, robbed):
            return [Cue("shake" if robbed else "pulse", plate_key(seat), text=text, milliseconds=700)]
        case e.StackOpened(_, stack) | e.TookNothing(_, stack):
            return [Cue("lift", stack_key(stack), text=text, milliseconds=420)]
        case e.HandSeen(_, owner):
            return [Cue("pulse", plate_key(owner), text=text, milliseconds=500)]
        case e.OfferAnswered(seat, _, _, accepted):
            return [Cue("pulse" if accepted else "shake", plate_key(seat), text=text, milliseconds=600)]
        case e.Arranged(seat):
            return [Cue("pulse", plate_key(seat), text=text, milliseconds=400)]
        case e.CardDrawn(seat, stack) | e.CardTaken(seat, stack):
            source = Passing(source=stack_key(stack)) if seat == view.seat else None
            if seat != view.seat:
                return [
                    Cue("lift", stack_key(stack), text=text, milliseconds=420),
                    _show(view, None, area, words, "", 0),
                ]
            return [_show(view, source, area, words, text, _HOLD[type(event)])]
        case e.CardStolen(seat):
            source = Passing(source=other_plate(view)) if seat == view.seat else None
            return [_show(view, source, area, words, text, _HOLD[e.CardStolen])]
        case e.CardReturned(owner):
            source = Passing(source=plate_key(owner)) if owner == view.seat else None
            return [_show(view, source, area, words, text, _HOLD[e.CardReturned])]
        case e.CardPlayed(seat):
            return [_show(view, Passing(player=seat), area, words, text, _HOLD[e.CardPlayed])]
        case e.CardBuilt(seat, _, column, slot):
            return [_show(view, Passing(matters=site_key(seat, column, slot)), area, words, text, _HOLD[e.CardBuilt])]
        case e.EventTurned():
            large = _show(view, Passing(turned=True), area, words, text, _READ)
            return [large, _show(view, None, area, words, "", 300)]
    if type(event) in _HOLD:
        return [_show(view, None, area, words, text, _HOLD[type(event)])]
    return [Cue("say", text=text, milliseconds=_SAID.get(type(event), 0))] if text else []


def _show(view: View, draft: Draft | None, area: Area, words: PrincesWords, text: str, hold: int) -> Cue:
    return Cue("show", picture=picture(view, draft, area, words), text=text, milliseconds=hold)


def touched_by(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what these events have changed: they are marked as the last move."""
    keys: list[str] = []
    for event in events:
        match event:
            case e.RoadBuilt(seat, column) | e.SettlementBuilt(seat, column) | e.CityBuilt(seat, column):
                keys.append(axis_key(seat, column))
            case e.CardBuilt(seat, _, column, slot) | e.CardDemolished(seat, _, column, slot):
                keys.append(site_key(seat, column, slot))
            case e.CardReturned(owner, _, column, slot):
                keys.append(site_key(owner, column, slot))
            case e.RegionsPlaced(_, _, up, down):
                keys += [region_key(up), region_key(down)]
            case e.Gained(_, region, _, _, why) | e.Lost(_, region, _, _, why) if why not in (
                "production",
                "build",
                "search",
            ):
                keys.append(region_key(region))
    return tuple(dict.fromkeys(keys))
