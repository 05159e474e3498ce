"""Placing a roll: dice go from the tray onto spaces or into the yard, one by one or as suggested, until confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from desktop.bots.dogs_placing import suggested
from desktop.rules.dogs.cards import SPACES
from desktop.rules.dogs.choices import Place, Space
from desktop.rules.dogs.frames import Dice
from desktop.rules.dogs.odds import preview
from desktop.rules.dogs.values import View
from ui.boards import dogs_draft as d
from ui.boards.dogs_keys import MAIN, OTHER, buried_key, die_key, dog_key, own_seat, space_key, yard_key
from ui.boards.dogs_offers import Desk
from ui.stage.placement import Affordance, Draft


@lru_cache(maxsize=64)
def suggestion(view: View) -> Place:
    """What a strong player would do with the roll."""
    return suggested(view)


def placing(desk: Desk, draft: d.Placing | None, dice: Dice) -> Iterable[Affordance]:
    """The places of the die that is held; every die also by dragging; the suggestion, and the end of it."""
    words, view = desk.words, desk.view
    laid = draft or d.fresh(dice, view.players[own_seat(view)])
    done = all(place is not None for place in laid.places)
    now = d.assignment(dice, laid)
    if done:
        shown = preview(view, now)
        text = words.confirm_bust() if shown.busts else words.confirm()
        yield desk.do(now, MAIN, text=text, icon="check", primary=True, warns=shown.busts)
    else:
        yield _suggested(desk, dice)
    digits = iter("123456789")
    if laid.held != d.NOBODY:
        for place in _places(view, laid, dice[laid.held]):
            put = _put(desk, laid, dice, laid.held, place, key="" if place == d.YARD else next(digits, ""))
            yield put
            around = _around(view, place)
            yield replace(put, key="", keys=around, listed=False, outlined=False, drag=("", ""))
    for number, die in enumerate(dice):
        if laid.places[number] is None and die not in dice[:number] and number != laid.held:
            for place in _places(view, laid, die):
                if place != d.YARD and die != dice[laid.held]:
                    yield _put(desk, laid, dice, number, place, listed=False, clicked=True)
    yield from _by_hand(desk, laid, dice, digits)
    yield from _not_there(desk, laid, dice)
    if draft is not None:
        if not done:
            yield desk.do(now, text=words.confirm(), icon="check", note="")
        yield desk.lay(Draft(), OTHER, text=words.begin_again(), icon="undo")


def _suggested(desk: Desk, dice: Dice) -> Affordance:
    """Lays out the suggestion; where there is but one way, that is done at once."""
    if len(desk.legal) == 1:
        busts = preview(desk.view, suggestion(desk.view)).busts
        return desk.do(desk.legal[0], MAIN, icon="check", primary=not busts, warns=busts)
    place = suggestion(desk.view)
    busts = preview(desk.view, place).busts
    note = desk.words.two_facts(desk.words.action(place), desk.words.outcome_of(preview(desk.view, place)))
    text = desk.words.as_suggested()
    draft = d.laid(dice, place)
    return desk.lay(draft, MAIN, text=text, note=note, icon="hint", kind="suggest", primary=not busts, warns=busts)


def _places(view: View, laid: d.Placing, die: int) -> Iterable[Space]:
    """Where a die may go: free spaces with its number, then the yard."""
    for active in view.players[own_seat(view)].dogs:
        space = (active.dog, die)
        if active.free >> die & 1 and space not in laid.places:
            yield space
    yield d.YARD


def _key_of(view: View, place: Space) -> str:
    return yard_key(own_seat(view)) if place == d.YARD else space_key(place)


def _around(view: View, place: Space) -> tuple[str, ...]:
    """What lies round a place and stands for it too: the dice that are buried already, the dog."""
    if place != d.YARD:
        return (dog_key(place[0]),)
    seat = own_seat(view)
    return tuple(buried_key(seat, number) for number in range(len(view.players[seat].yard)))


def _put(
    desk: Desk,
    laid: d.Placing,
    dice: Dice,
    number: int,
    place: Space,
    listed: bool = True,
    clicked: bool = False,
    key: str = "",
) -> Affordance:
    """A die goes to a place: by a click there, which a space of its number takes as meant, or dragged. `key`: the one
    on the keyboard."""
    view, words, die = desk.view, desk.words, dice[number]
    goal = _key_of(view, place)
    draft = d.put(laid, number, place)
    if place == d.YARD:
        total = preview(view, d.assignment(dice, draft)).total
        text, note = words.into_yard(die), words.yard_then(total)
    else:
        active = next(one for one in view.players[own_seat(view)].dogs if one.dog == place[0])
        more = sum(one is not None and one[0] == place[0] for one in draft.places)
        text, note = words.on_dog(die, place[0]), words.filled_of(active, more)
    keys = (goal,) if listed or clicked else ()
    buries = place == d.YARD
    return desk.lay(
        draft,
        *keys,
        text=text,
        note=note,
        icon="import" if buries else "add",
        key=key,
        kind="bury" if buries else "",
        listed=listed,
        outlined=buries and listed,
        drag=(die_key(number), goal),
    )


def _by_hand(desk: Desk, laid: d.Placing, dice: Dice, digits: Iterator[str]) -> Iterable[Affordance]:
    """The other dice: taken up or taken back by a click, dragged to any place or back onto the tray. `digits` are the
    keys that are left."""
    words = desk.words
    seen = {dice[laid.held]} if laid.held != d.NOBODY else set()
    for number, die in enumerate(dice):
        place = laid.places[number]
        if place is None and number != laid.held:
            fresh = die not in seen
            seen.add(die)
            draft = d.Placing(laid.places, number)
            digit = next(digits, "") if fresh else ""
            yield desk.lay(draft, die_key(number), text=words.hold(die), icon="hand", key=digit, listed=fresh)
        elif place is not None:
            back = d.put(laid, number, None)
            text = words.take_back(die, place)
            yield desk.lay(back, die_key(number), text=text, listed=False, drag=(die_key(number), "tray"))
        if number == laid.held:
            continue
        lifted = d.put(laid, number, None)
        for goal in _places(desk.view, lifted, die):
            if goal != place:
                yield _put(desk, lifted, dice, number, goal, listed=False)


def _not_there(desk: Desk, laid: d.Placing, dice: Dice) -> Iterable[Affordance]:
    """A die that is dropped on a space of another number, or the held one meant for it by a click, is told why not."""
    for active in desk.view.players[own_seat(desk.view)].dogs:
        for space in ((active.dog, number) for number in SPACES[active.dog] if active.free >> number & 1):
            for number, die in enumerate(dice):
                if die != space[1]:
                    text, why = desk.words.on_dog(die, space[0]), desk.words.wrong_space(space[1], die)
                    drag = (die_key(number), space_key(space))
                    keys = drag[1:] if number == laid.held else ()
                    yield desk.lay(laid, *keys, text=text, refusal=why, icon="add", listed=False, drag=drag)
