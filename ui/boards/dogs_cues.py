"""What is acted out at the table of Six Good Dogs between two pictures: the events one after another."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from desktop.rules.dogs import events as e
from desktop.rules.dogs.choices import Place
from desktop.rules.dogs.frames import Placing, Rolling
from desktop.rules.dogs.values import View
from desktop.rules.kit import Event, replace
from ui.art.face import Face
from ui.boards import dogs_draft as d
from ui.boards.dogs_faces import ROOM
from ui.boards.dogs_fold import happened
from ui.boards.dogs_keys import (
    TRAY,
    buried_key,
    die_key,
    dog_key,
    placed_key,
    plate_key,
    roll_of,
    tile_key,
    yard_key,
)
from ui.boards.dogs_picture import layout_of, picture, place_of
from ui.boards.dogs_tray import at
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Cue, Placement
from ui.words.dogs import DogsWords

_HOLD: dict[type[Event], int] = {
    e.TileLaid: 150,
    e.DogDrawn: 250,
    e.StartRolled: 450,
    e.TrickBegan: 450,
    e.DiceKept: 600,
    e.DicePlaced: 350,
    e.DieSet: 400,
    e.DieMoved: 500,
    e.DieChanged: 550,
    e.YardLifted: 300,
    e.DieLifted: 350,
    e.TricksReadied: 600,
}
"""Milliseconds for which the table is left to be looked at after the event."""
_SAID: dict[type[Event], int] = {
    e.StartTied: 600,
    e.FirstFound: 700,
    e.TurnBegan: 250,
    e.NumberNamed: 500,
    e.DiceSetAside: 450,
    e.WentOn: 250,
    e.Stopped: 400,
    e.Skipped: 350,
    e.MatchWon: 900,
}
MOST_FLYING = 8
"""So many treats fly at once; more are not told apart."""


def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: DogsWords) -> tuple[Cue, ...]:
    """The steps from `before` to `after`, with the sentence of each."""
    found: list[Cue] = []
    view = replace(before, decision=None)
    for told, event in enumerate(events, 1):
        was, view = view, happened(view, event, after)
        text = words.event(event, view.seat)
        found += [dataclasses.replace(cue, tells=told) for cue in _Acts(was, view, area, words, text).cue(event)]
    return tuple(found)


class _Acts:
    """One event acted out."""

    def __init__(self, was: View, view: View, area: Area, words: DogsWords, text: str) -> None:
        self.was, self.view = was, view
        self.area, self.words, self.text = area, words, text

    def cue(self, event: Event) -> list[Cue]:
        """The cues of the event."""
        match event:
            case e.NextDogShown():
                return [self._show(100, "")]
            case e.DiceRolled(_, _, dice, kept, again):
                return self._rolled(len(kept), len(dice), again)
            case e.DicePlaced(seat, spaces, buried) if isinstance(self.was.frames[-1], Placing):
                return self._placed(seat, Place(spaces, buried))
            case e.TreatPaid(seat):
                return [self._flying(plate_key(seat), TRAY, 1), self._show(50, "")]
            case e.TreatsGained(seat, trick, amount) if amount:
                tile = self._tile_of(trick)
                return [self._flying(tile, plate_key(seat), amount), self._show(300, "")]
            case e.TreatsReturned(seat, amount) if amount:
                return [self._flying(plate_key(seat), TRAY, amount), self._show(300, "")]
            case e.DogsScored(seat, dogs):
                lifts = [Cue("pulse", dog_key(dog), milliseconds=260) for dog in dogs]
                return [Cue("say", text=self.text, milliseconds=100), *lifts, self._show(500, "")]
            case e.Busted(seat):
                shake = Cue("shake", yard_key(seat), text=self.text, milliseconds=600)
                return [shake, self._show(500, "")]
            case e.TrickBegan(_, _, place):
                return [Cue("lift", tile_key(place), milliseconds=200), self._show(_HOLD[e.TrickBegan], self.text)]
        if type(event) in _HOLD:
            return [self._show(_HOLD[type(event)], self.text)]
        return [Cue("say", text=self.text, milliseconds=_SAID.get(type(event), 0))]

    def _picture(self, view: View) -> tuple[Placement, ...]:
        return picture(view, None, self.area, self.words)

    def _show(self, hold: int, text: str, shown: tuple[Placement, ...] | None = None) -> Cue:
        return Cue("show", picture=shown or self._picture(self.view), text=text, milliseconds=hold)

    def _tile_of(self, trick: str) -> str:
        return next(tile_key(place) for place, tile in enumerate(self.view.tiles) if tile.trick == trick)

    # -- dice ---------------------------------------------------------------------------------------------------------

    def _rolled(self, kept: int, count: int, again: bool) -> list[Cue]:
        """The dice leap over the felt and come to rest: at most 600 milliseconds with the way to their places."""
        del again
        lay = layout_of(self.view, self.area)
        rest = self._picture(self.view)
        whole = kept + count
        still = self._still(kept)
        leaps = []
        for leap in (2, 1):
            shown = []
            for one in rest:
                number = next((n for n in range(whole) if one.key == die_key(n)), None)
                if number is not None and number not in still:
                    box = lay.flying(number, whole, leap)
                    pose = Face(ROOM, "tumble", ((number * 3 + leap * 5) % 8,))
                    one = dataclasses.replace(one, face=pose, x=box.x, y=box.y, label="", focusable=False)
                shown.append(one)
            leaps.append(Cue("show", picture=tuple(shown), text=self.text if leap == 2 else "", milliseconds=0))
        return [*leaps, self._show(0, "", rest)]

    def _still(self, kept: int) -> set[int]:
        """The dice of the roll that are not rolled again, by their place in it."""
        if not kept or not isinstance(self.was.frames[-1], Rolling):
            return set()
        dice, found = list(roll_of(self.view)), set()
        for die in self.was.frames[-1].kept:
            number = next(n for n, one in enumerate(dice) if one == die and n not in found)
            found.add(number)
        return found

    def _placed(self, seat: int, place: Place) -> list[Cue]:
        """The dice go to their spaces and into the yard; there they become dice of dogs and yard."""
        dice = roll_of(self.was)
        draft = d.laid(dice, place)
        laid = picture(self.was, draft, self.area, self.words)
        laid = tuple(one for one in laid if not one.key.startswith("hole"))
        sources = {}
        for number, goal in enumerate(draft.places):
            if goal is not None and goal != d.YARD:
                sources[placed_key(goal)] = die_key(number)
        for number, die in self._buried(seat, draft, dice):
            sources[buried_key(seat, number)] = die_key(die)
        after = tuple(
            dataclasses.replace(one, enters=sources[one.key]) if one.key in sources else one
            for one in self._picture(self.view)
        )
        return [self._show(_HOLD[e.DicePlaced], self.text, laid), self._show(0, "", after)]

    def _buried(self, seat: int, draft: d.Placing, dice: tuple[int, ...]) -> Iterable[tuple[int, int]]:
        """(place in the yard, die of the roll) of the dice that were buried: the last of equal ones."""
        taken: set[int] = set()
        yard = self.view.players[seat].yard
        for number, goal in enumerate(draft.places):
            if goal == d.YARD:
                place = max((n for n, one in enumerate(yard) if one == dice[number] and n not in taken), default=None)
                if place is not None:
                    taken.add(place)
                    yield place, number

    # -- treats -------------------------------------------------------------------------------------------------------

    def _flying(self, start: str, end: str, amount: int) -> Cue:
        """Treats lie at `start`, and leave for `end` when the next picture comes."""
        rest = self._picture(self.was)
        source = next((one for one in rest if one.key == start), None)
        if source is None:
            return Cue("say", text=self.text, milliseconds=300)
        lay = layout_of(self.was, self.area)
        size = 34 * lay.k
        count = min(amount, MOST_FLYING)
        shown = []
        for number in range(count):
            x = source.x + (number - (count - 1) / 2) * size * 0.7
            y = source.y + (number % 2 - 0.5) * size * 0.3
            if start.startswith("plate"):
                seat = int(start.partition(":")[2])
                box = lay.treats(lay.seats[place_of(self.was, seat)])
                x, y = box.x + (number - (count - 1) / 2) * size * 0.4, box.y
            face = Face(ROOM, "treat", (-20 + 17 * number,))
            box = Box(x, y, size, size)
            shown.append(at(f"fly:{number}", "treat", face, box, z=bands.HAND + 60 + number, leaves=end, enters=start))
        return Cue("show", picture=(*rest, *shown), text=self.text, milliseconds=250)


def touched_by(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what these events have changed: they are marked as the last move."""
    keys: list[str] = []
    for event in events:
        match event:
            case e.DicePlaced(_, spaces):
                keys += [dog_key(dog) for dog, _ in spaces]
            case e.DieMoved(_, start, end):
                keys += [dog_key(start[0]), dog_key(end[0])]
            case e.TrickBegan(_, _, place):
                keys.append(tile_key(place))
            case e.DogDrawn(_, dog):
                keys.append(dog_key(dog))
    return tuple(dict.fromkeys(keys))
