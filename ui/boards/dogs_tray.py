"""The strip between tricks and dogs: the felt with the roll, what is left to do, the two buttons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from desktop.rules.dogs import choices as c
from desktop.rules.dogs import frames as f
from desktop.rules.dogs.cards import ASIDE, EIGHT, FACES, SPACES, TWO
from desktop.rules.dogs.odds import Odds, odds, preview
from desktop.rules.dogs.values import View
from ui.art.face import Face
from ui.boards import dogs_draft as d
from ui.boards.dogs_faces import ROOM, bust_face, button_face, complete_face, die_face, label_face
from ui.boards.dogs_keys import HEAP, MAIN, OTHER, TRAY, acting, choice_key, die_key, roll_of, running_of
from ui.boards.dogs_layout import Layout
from ui.boards.dogs_placing import suggestion
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Draft, Placement
from ui.words.dogs import DogsWords


def at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
    """A placement in a box."""
    return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Strip:
    """What the strip says: a title, a second line or chances, and up to two buttons (text, state, with a biscuit)."""

    title: str
    note: str = ""
    chances: Odds | None = None
    on: str = ""
    """The button that the chances belong to: they stand in it."""
    warns: bool = False
    """The note is a warning."""
    main: tuple[str, str, bool] | None = None
    other: tuple[str, str, bool] | None = None


def strip_of(view: View, draft: Draft | None, words: DogsWords) -> Strip:
    """The strip of this moment."""
    running = running_of(view)
    if running is None:
        return _idle(view, words)
    strip = Strip(words.trick(running.trick))
    frame = view.frames[-1]
    mine = acting(view)
    match frame:
        case f.Rerolling(dice):
            return _rerolling(view, draft, strip, dice, words)
        case f.Placing(dice):
            return _placing(view, draft, strip, dice, words)
        case f.Keeping():
            return _keeping(view, draft, strip, words)
        case f.GoingOn() if isinstance(view.decision, c.GoOnOrStop):
            note = words.set_aside(running.aside) if running.aside else words.next_roll(view.decision.count)
            strip = replace(strip, note=note, chances=odds(view, c.GoOn()))
            go, stop = (words.action(c.GoOn()), "plain", False), (words.action(c.Stop()), "plain", False)
            if not mine:
                return strip
            player = view.players[view.turn_seat]
            at_stake = any(active.complete for active in player.dogs)
            note = words.at_stake(player) if at_stake else ""
            return replace(strip, note=note, warns=at_stake, on=MAIN, main=go, other=stop)
        case f.Moving() | f.Changing():
            skip = (words.action(c.Skip()), "plain", False)
            back = (words.back(), "plain", False) if draft is not None else None
            return replace(strip, main=skip, other=back) if mine else strip
        case f.Rolling(count) if running.aside:
            return replace(strip, note=words.set_aside(running.aside))
        case f.Rolling(count):
            return replace(strip, note=words.next_roll(count))
    return replace(strip, note=words.named(running.named)) if running.named else strip


def _idle(view: View, words: DogsWords) -> Strip:
    """Nobody rolls: whose turn it is."""
    if not view.frames or not view.turn:
        return Strip("")
    if not acting(view):
        return Strip(words.waits_for(view.turn_seat))
    able = any(active.complete for active in view.players[view.seat].dogs)
    score = (words.action(c.ScoreDogs()), "primary", False) if able else None
    return Strip(words.resting(), main=score)


def _rerolling(view: View, draft: Draft | None, strip: Strip, dice: f.Dice, words: DogsWords) -> Strip:
    chosen = [dice[i] for i in draft.chosen] if isinstance(draft, d.Choosing) else []
    again = c.Reroll(tuple(chosen) or dice)
    if not acting(view):
        return strip
    kept = odds(view, c.KeepRoll())
    busts = kept is not None and kept.bust > 0
    note = words.roll_busts() if busts else ""
    strip = replace(strip, note=note, warns=busts, chances=odds(view, again), on=OTHER)
    keep = (words.action(c.KeepRoll()), "danger" if busts else "primary", False)
    other = (words.reroll_button(len(chosen), len(dice)), "primary" if keep[1] == "danger" else "plain", True)
    return replace(strip, main=keep, other=other)


def _placing(view: View, draft: Draft | None, strip: Strip, dice: f.Dice, words: DogsWords) -> Strip:
    laid = draft if isinstance(draft, d.Placing) else d.fresh(dice, view.players[view.turn_seat])
    left = sum(place is None for place in laid.places)
    strip = replace(strip, note=words.left_to_place(left, len(dice)))
    if not acting(view):
        return strip
    shown = preview(view, d.assignment(dice, laid))
    if draft is None:
        if preview(view, suggestion(view)).busts:
            return replace(strip, note=words.roll_busts(), warns=True, main=(words.as_suggested(), "danger", False))
        return replace(strip, main=(words.as_suggested(), "primary", False))
    again = (words.begin_again(), "plain", False)
    if shown.scores_all and not left:
        strip = replace(strip, note=words.all_complete())
    elif shown.completes and not shown.busts and not left:
        strip = replace(strip, note=words.completes(shown.completes))
    elif shown.busts or not left:
        strip = replace(strip, note=words.yard_then(shown.total), warns=shown.busts)
    if left:
        return replace(strip, main=(words.as_suggested(), "plain", False), other=again)
    text, state = (words.confirm_bust(), "danger") if shown.busts else (words.confirm(), "primary")
    return replace(strip, main=(text, state, False), other=again)


def _keeping(view: View, draft: Draft | None, strip: Strip, words: DogsWords) -> Strip:
    if isinstance(draft, d.Sure):
        sure, back = (words.confirm_bust(), "danger", False), (words.back(), "plain", False)
        return replace(strip, note=words.choice_busts(), warns=True, main=sure, other=back)
    dice = roll_of(view)
    chosen = [dice[i] for i in draft.chosen] if isinstance(draft, d.Choosing) else []
    match view.decision:
        case c.ChooseEight():
            strip = replace(strip, note=words.chosen_total(sum(chosen)))
            state = "primary" if sum(chosen) == EIGHT else "off"
        case c.ChooseTwo():
            strip = replace(strip, note=words.chosen_count(len(chosen)))
            state = "primary" if len(chosen) == TWO else "off"
        case c.ChooseDiscards():
            strip = replace(strip, note=words.chosen_count(len(chosen)))
            action = c.DiscardDice(tuple(chosen))
            text = words.discard_button(len(chosen)) if chosen else words.action(action)
            return replace(strip, main=(text, "primary", False)) if acting(view) else strip
        case c.ChooseNumber() if acting(view):
            chances = [odds(view, c.KeepNumber(die)) for die in dict.fromkeys(dice)]
            some = any(one is not None and one.bust for one in chances)
            return replace(strip, note=words.some_bust() if some else words.pick_number(), warns=some)
        case _:
            return strip
    return replace(strip, main=(words.keep_button(), state, False)) if acting(view) else strip


# -- how it looks -----------------------------------------------------------------------------------------------------


def tray(
    view: View, draft: Draft | None, lay: Layout, words: DogsWords, resting: Mapping[int, tuple[Box, bool]]
) -> Iterable[Placement]:
    """The strip with everything on it; `resting`: where dice lie that are laid out already."""
    running = running_of(view)
    yield at("strip", "ground", Face(ROOM, "strip"), lay.strip, z=bands.PLACES)
    felt = Face(ROOM, "tray", (running.trick if running is not None else "howl",))
    yield at(TRAY, "felt", felt, lay.tray, z=bands.PLACES + 10)
    if running is None:
        yield at(HEAP, "heap", Face(ROOM, "heap", (5,)), lay.heap, z=bands.OBJECTS)
    yield from _told(view, strip_of(view, draft, words), lay, words)
    yield from _dice(view, draft, lay, words, resting)
    yield from _choices(view, draft, lay, words)


def _told(view: View, strip: Strip, lay: Layout, words: DogsWords) -> Iterable[Placement]:
    k, near, far = lay.k, "left", "right"
    if lay.area.rtl:
        near, far = far, near
    free = (0 if strip.on == OTHER else 1) if strip.on else None  # the button with a line over it, where one is tall
    if strip.title and not (strip.on and strip.note):
        title = label_face(strip.title, round(17 * k), "ink", near, True)
        yield at("told:title", "count", title, lay.told(True) if free is None else lay.over(free), z=bands.PLATES)
    if strip.chances is not None:
        bust, whole, _ = strip.chances
        tip = words.odds(strip.chances)
        first, second = bust_face(words.chance(bust), bust), complete_face(words.chance(whole))
        column = 0 if strip.on == MAIN else 1
        left, right = (lay.badge_on(column, i) if strip.on else lay.badge(i) for i in (1, 0))
        yield at("told:bust", "odds", first, left, z=bands.PLATES + 8, tip=tip, label=tip, order=49)
        yield at("told:score", "odds", second, right, z=bands.PLATES + 8, tip=tip)
    if strip.note and (strip.on or strip.chances is None):
        tint = "madder" if strip.warns else "soft"
        note = label_face(strip.note, round(13.5 * k), tint, far if free is None else near)
        yield at("told:note", "count", note, lay.told(False) if free is None else lay.over(free), z=bands.PLATES)
    if acting(view) and isinstance(view.frames[-1], f.Choosing):
        signs = (bust_face("%", 0), words.means_bust()), (complete_face("%"), words.means_dog())
        for index, (face, text) in enumerate(signs):
            badge, meaning = lay.legend(index, strip.main is not None)
            yield at(f"legend:{index}", "odds", face, badge, z=bands.PLATES)
            said = label_face(text, round(13 * k), "soft", near)
            yield at(f"legend:{index}/text", "count", said, meaning, z=bands.PLATES)
    for key, index, shown in ((MAIN, 0, strip.main), (OTHER, 1, strip.other)):
        if shown is None:
            continue
        text, state, treat = shown
        yield at(
            key,
            "button",
            button_face(text, state, treat, strip.on == key),
            lay.button(index, strip.on == key),
            z=bands.PLATES + 5,
            label=text,
            order=50 + index,
            focusable=state != "off",
        )


def _dice(
    view: View, draft: Draft | None, lay: Layout, words: DogsWords, resting: Mapping[int, tuple[Box, bool]]
) -> Iterable[Placement]:
    dice, mine = roll_of(view), acting(view)
    frame = view.frames[-1] if view.frames else None
    count = len(dice) + (frame.count if isinstance(frame, f.Rolling) else 0)
    chosen = draft.chosen if isinstance(draft, d.Choosing) else ()
    placing = isinstance(frame, f.Placing)
    held = d.NOBODY
    if placing and mine:
        laid = draft if isinstance(draft, d.Placing) else d.fresh(dice, view.players[view.turn_seat])
        held = laid.held
    busts = _busts(view, draft)
    for number, die in enumerate(dice):
        spot = lay.die(number, count)
        box, buried = resting.get(number, (spot, False))
        state = "chosen" if number in chosen or number == held else ""
        if number in resting:
            state = "hot" if buried and busts else "set"
            yield at(f"hole:{number}", "hole", Face(ROOM, "hole"), spot, z=bands.OBJECTS)
        elif isinstance(view.decision, c.ChooseDiscards) and number in chosen:
            state = "off"
        elif isinstance(view.decision, c.ChooseNumber):
            kept = odds(view, c.KeepNumber(die))
            state = "hot" if kept is not None and kept.bust else ""
        face = die_face(die, state, 0 if number in resting else _tilt(number))
        if buried:
            face = Face(ROOM, "buried", (die, "hot" if busts else "chosen"))
        yield at(
            die_key(number),
            "die",
            face,
            box,
            z=bands.HAND + number,
            label=words.die_label(die),
            order=30 + number,
            focusable=mine,
            enters=TRAY,
        )
    if isinstance(view.decision, c.GoOnOrStop):
        for number in range(view.decision.count):
            spot = lay.die(number, view.decision.count)
            yield at(f"coming:{number}", "die", die_face(0, "off"), spot, z=bands.OBJECTS + number)
    for number in range(len(dice), count):
        pose = Face(ROOM, "tumble", (number * 3 % 8,))
        yield at(die_key(number), "die", pose, lay.die(number, count), z=bands.HAND + number, enters=TRAY)


def _busts(view: View, draft: Draft | None) -> bool:
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, f.Placing) or not isinstance(draft, d.Placing):
        return False
    return preview(view, d.assignment(frame.dice, draft)).busts


def _tilt(number: int) -> int:
    return (-5, 6, -2, 4, -7, 3, 7, -3)[number % 8]


def _choices(view: View, draft: Draft | None, lay: Layout, words: DogsWords) -> Iterable[Placement]:
    """Numbers to choose from, each with the chance of a bust under it where a roll follows."""
    if not acting(view):
        return
    offered: list[tuple[int, c.AnyAction, Face | None]] = []
    match view.frames[-1] if view.frames else None:
        case f.Naming():
            offered = [(number, c.Name(number), die_face(number)) for number in FACES]
        case f.Setting():
            offered = [(number, c.SetTo(number), die_face(number)) for number in SPACES[view.next_dog or 0]]
        case f.SettingAside():
            offered = [(count, c.PutAside(count), None) for count in range(ASIDE.least, ASIDE.most + 1)]
        case f.Changing() if isinstance(draft, d.Changing):
            offered = [
                (by, c.ChangeDie(draft.owner, draft.die, by), die_face(draft.die + by))
                for by in (-1, 1)
                if draft.die + by <= 6
            ]
    for index, (value, action, face) in enumerate(offered):
        chances = odds(view, action)
        box = lay.die(index, len(offered), 38 if chances is not None else 46)
        up = 9 * lay.k if chances is not None else 0
        text = words.action(action)
        plain = face or button_face(words.number(value))
        placed = replace(box, y=box.y - up)
        yield at(
            choice_key(value),
            "choice",
            plain,
            placed,
            z=bands.HAND + index,
            label=text,
            tip=words.odds(chances) if chances is not None else "",
            order=30 + index,
            focusable=True,
        )
        if chances is not None:
            under = Box(box.x, box.y + 24 * lay.k, box.width * 1.5, 15 * lay.k)
            tint = "gold" if chances.bust >= 0.4 else "snow"
            face = label_face(words.chance(chances.bust), round(12 * lay.k), tint, "middle")
            yield at(f"{choice_key(value)}/odds", "count", face, under, z=bands.HAND + 20 + index)
