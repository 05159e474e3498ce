"""What is acted out at the table of Island Settlers between two pictures: the events one after another."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from desktop.rules.island import events as e
from desktop.rules.island.board import CROSSING_HEXES
from desktop.rules.island.values import KINDS, Terrain, View
from desktop.rules.kit import Event, replace
from ui.boards.island_faces import good_face
from ui.boards.island_fold import happened
from ui.boards.island_keys import (
    DICE,
    built_key,
    chip_key,
    own_seat,
    pile_key,
    plate_key,
    road_key,
    stock_key,
)
from ui.boards.island_layout import Layout
from ui.boards.island_picture import at, passing
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Cue, Placement
from ui.words.island import IslandWords

_HOLD: dict[type[Event], int] = {
    e.IslandLaid: 700,
    e.SettlementBuilt: 400,
    e.CityBuilt: 450,
    e.RoadBuilt: 300,
    e.DiceRolled: 550,
    e.StartingGoods: 500,
    e.Discarded: 500,
    e.RobberMoved: 600,
    e.Robbed: 700,
    e.CardBought: 250,
    e.CardDrawn: 400,
    e.KnightPlayed: 700,
    e.RoadBuildingPlayed: 600,
    e.YearOfPlentyPlayed: 700,
    e.MonopolyPlayed: 900,
    e.BankTraded: 450,
    e.Traded: 700,
    e.Offered: 500,
    e.LongestRoadMoved: 700,
    e.LargestArmyMoved: 700,
}
"""Milliseconds for which the table is left to be looked at after the event."""
_SAID: dict[type[Event], int] = {
    e.FirstChosen: 700,
    e.TurnBegan: 300,
    e.DiscardsDue: 700,
    e.DiscardChosen: 350,
    e.OfferClosed: 450,
    e.StandingAnswerSet: 500,
    e.MatchWon: 900,
}


def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: IslandWords) -> tuple[Cue, ...]:
    """The steps from `before` to `after`, with the sentence of each; `events` as the viewer was shown them."""
    found: list[Cue] = []
    words.island = after.board
    view = replace(before, frames=before.frames[:1])
    for told, event in enumerate(events, 1):
        was, view = view, happened(view, event, after)
        text = words.event(event, view.seat)
        acted = _cue(event, was, view, area, words, text)
        found += [dataclasses.replace(cue, tells=told) for cue in acted]
    return tuple(found)


def _cue(event: Event, was: View, view: View, area: Area, words: IslandWords, text: str) -> list[Cue]:
    match event:
        case e.DiceRolled():
            falls = Cue("show", picture=passing(view, area, words), text=text, milliseconds=_HOLD[e.DiceRolled])
            return [Cue("lift", DICE[0], milliseconds=200), Cue("lift", DICE[1], milliseconds=200), falls]
        case e.Produced(number, gains) if any(map(any, gains)):
            chips = tuple(_harvest(was, number, gains, area))
            grown = passing(was, area, words)
            return [
                Cue("show", picture=(*grown, *chips), text=text, milliseconds=450),
                Cue("show", picture=passing(view, area, words), milliseconds=350),
            ]
        case e.StartingGoods(seat, crossing, goods) if any(goods):
            assert was.board is not None
            hexes = [one for one in CROSSING_HEXES[crossing] if was.board.terrains[one] is not Terrain.DESERT]
            chips = tuple(_from_hexes(was, [(seat, one, 1) for one in hexes], area))
            return [
                Cue("show", picture=(*passing(was, area, words), *chips), text=text, milliseconds=400),
                Cue("show", picture=passing(view, area, words), milliseconds=250),
            ]
        case e.Accepted(seat) | e.Countered(seat):
            return [_show(view, area, words, "", 0), Cue("pulse", chip_key(seat), text=text, milliseconds=600)]
        case e.Declined(seat):
            return [_show(view, area, words, "", 0), Cue("shake", chip_key(seat), text=text, milliseconds=450)]
        case e.Robbed(_, victim):
            return [Cue("shake", plate_key(victim), text=text, milliseconds=500), _show(view, area, words, "", 300)]
        case e.LongestRoadMoved(_, int() as holder) | e.LargestArmyMoved(_, holder) if holder is not None:
            shown = _show(view, area, words, text, _HOLD[type(event)])
            return [shown, Cue("pulse", plate_key(holder), milliseconds=500)]
    if type(event) in _HOLD:
        return [_show(view, area, words, text, _HOLD[type(event)])]
    return [Cue("say", text=text, milliseconds=_SAID.get(type(event), 0))] if text else []


def _show(view: View, area: Area, words: IslandWords, text: str, hold: int) -> Cue:
    return Cue("show", picture=passing(view, area, words), text=text, milliseconds=hold)


def _harvest(view: View, number: int, gains: tuple[tuple[int, ...], ...], area: Area) -> Iterable[Placement]:
    """What flies from the hexes that pay to the hands: as many chips as cards."""
    board = view.board
    assert board is not None
    flights = []
    for place, terrain in enumerate(board.terrains):
        if board.numbers[place] != number or terrain is Terrain.DESERT or place == view.robber:
            continue
        for seat in range(len(view.sizes)):
            if not gains[seat][terrain]:
                continue
            here = [crossing for crossing, hexes in enumerate(CROSSING_HEXES) if place in hexes]
            count = sum(
                (view.settlements[seat] >> crossing & 1) + 2 * (view.cities[seat] >> crossing & 1) for crossing in here
            )
            flights.append((seat, place, min(count, gains[seat][terrain])))
    yield from _from_hexes(view, flights, area)


def _from_hexes(view: View, flights: list[tuple[int, int, int]], area: Area) -> Iterable[Placement]:
    """Chips on hexes: (seat, hex, how many), which leave for the hand or the plate of the seat."""
    lay, board = Layout(area), view.board
    assert board is not None
    placed: dict[int, int] = {}
    for seat, place, count in flights:
        kind = KINDS[board.terrains[place]]
        target = pile_key(kind) if seat == own_seat(view) and view.seat >= 0 else plate_key(seat)
        for _ in range(count):
            number = placed.get(place, 0)
            placed[place] = number + 1
            box, size = lay.hex(place), 0.5 * lay.s
            x = box.x + (number % 3 - 1) * 0.5 * lay.s
            y = box.y - 0.45 * lay.s - number // 3 * 0.45 * lay.s
            yield at(
                f"fly:{place}.{number}",
                "chip",
                good_face(kind),
                Box(x, y, size, size),
                z=bands.HAND + 60,
                shadow=3 * lay.k,
                leaves=target,
            )


def touched_by(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what these events have changed: they are marked as the last move."""
    keys: list[str] = []
    for event in events:
        match event:
            case e.RoadBuilt(_, path):
                keys.append(road_key(path))
            case e.SettlementBuilt(_, crossing) | e.CityBuilt(_, crossing):
                keys.append(built_key(crossing))
            case e.RobberMoved():
                keys.append("robber")
            case e.BankTraded(_, give, _, take):
                keys += [stock_key(give), stock_key(take)]
            case e.CardBought():
                keys.append("deck")
    return tuple(dict.fromkeys(keys))
