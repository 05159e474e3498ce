"""The table of Six Good Dogs as each seat sees it, and what can be done on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.rules.dogs import choices as c
from desktop.rules.dogs import events as e
from desktop.rules.dogs.cards import FACES, SPACES, YARD_LIMIT
from desktop.rules.dogs.odds import odds
from desktop.rules.dogs.values import ActiveDog, Player, State
from desktop.rules.kit import WATCHER, Action
from desktop.rules.kit import put as put_in
from desktop.rules.kit import replace as changed
from tests.ui.boards.dogs_match import AREA, GAME, Match, awaits
from ui.art.face import entry_of
from ui.art.faces_dogs import NAMED
from ui.boards import dogs as board
from ui.boards import dogs_draft as d
from ui.boards import dogs_picture
from ui.boards.dogs_choices import busts
from ui.boards.dogs_fold import happened
from ui.boards.dogs_keys import MAIN, OTHER, die_key, roll_of, space_key, tile_key, yard_key
from ui.boards.dogs_layout import Layout
from ui.boards.dogs_placing import suggestion
from ui.shell.table import PREVIEW
from ui.stage.describe import describe
from ui.stage.geometry import bounds
from ui.stage.motion import glide_time
from ui.stage.placement import Affordance, Area, Draft, Placement

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(720, 560), (748, 650), (1004, 740), (1644, 1030), (3500, 2160), (760, 1200)]


def several(kind: type, turn: int = 0, most: int = 200) -> Callable[[State], bool]:
    """The moment when this kind of decision leaves some choice."""
    there = awaits(kind, turn)
    return lambda state: there(state) and 3 < len(GAME.legal(state)) < most


MOMENTS: dict[str, Callable[[], Match]] = {
    "choosing": lambda: Match(1, awaits(c.ChooseAction, 9), seats=2),
    "placing": lambda: Match(2, several(c.PlaceDice, 3)),
    "placing late": lambda: Match(5, several(c.PlaceDice, 30), seats=4),
    "rerolling": lambda: Match(3, awaits(c.KeepOrReroll, 12), seats=4),
    "going on": lambda: Match(4, awaits(c.GoOnOrStop, 8), seats=4),
    "fetching": lambda: Match(1, awaits(c.ChooseNumber), seats=2),
    "naming": lambda: Match(1, awaits(c.NameNumber), seats=2, trick_set="chosen", blue="guard"),
    "hunting": lambda: Match(1, several(c.ChooseTwo), seats=3, trick_set="steady"),
    "searching": lambda: Match(1, awaits(c.ChooseEight), seats=4, trick_set="daring"),
    "scavenging": lambda: Match(2, several(c.ChooseDiscards), seats=2, trick_set="chosen", blue="scavenge"),
    "tracking": lambda: Match(1, several(c.KeepOrReroll), seats=2, trick_set="daring"),
    "trotting": lambda: Match(1, several(c.MoveOrSkip), seats=2, trick_set="steady"),
    "digging": lambda: Match(1, several(c.ChangeOrSkip), seats=3, trick_set="paw_power"),
    "bolting": lambda: Match(1, awaits(c.ChooseAside), seats=2, trick_set="paw_power"),
    "retrieving": lambda: Match(1, awaits(c.ChooseSetting), seats=2, trick_set="chosen", yellow="retrieve"),
    "piling": lambda: Match(1, awaits(c.ChooseLifted), seats=2, trick_set="chosen", purple="dogpile"),
}
_MADE: dict[str, Match] = {}
Find = Callable[[str], Match]


@pytest.fixture
def at(qapp: object) -> Find:
    """A match at one of the moments; played once, only to be looked at."""

    def find(name: str) -> Match:
        if name not in _MADE:
            _MADE[name] = MOMENTS[name]()
        match = _MADE[name]
        assert GAME.decision(match.state) is not None, "the moment did not come"
        return match

    return find


def drafts(match: Match, most: int = 40) -> list[Draft | None]:
    """Everything that can be laid out, one after the other; at most so many."""
    found: list[Draft | None] = [None]
    for draft in found:
        for one in match.can(draft):
            if isinstance(one.action, Draft) and type(one.action) is not Draft and one.action not in found:
                found.append(one.action)
        if len(found) >= most:
            break
    return found[:most]


# -- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["choosing", "placing late", "rerolling", "naming"])
def test_the_picture_is_as_it_was(at: Find, name: str) -> None:
    text = describe(replace(p, label="") for p in at(name).picture().values())
    # FIVETABLES_GOLDEN=write in the environment writes them anew: look at the differences before you keep them.
    file = GOLDEN / f"dogs_{name.replace(' ', '_')}.txt"
    if os.environ.get("FIVETABLES_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MOMENTS)
def test_every_face_can_be_painted_and_every_key_is_there_once(at: Find, name: str) -> None:
    match = at(name)
    pictures = [board.picture(match.view(seat), None, AREA, match.words) for seat in match.eyes]
    pictures += [board.picture(match.view(), draft, AREA, match.words) for draft in drafts(match)]
    for placements in pictures:
        assert len({p.key for p in placements}) == len(placements)
        for placement in placements:
            assert entry_of(placement.face).make(*placement.face.args)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["choosing", "placing", "placing late", "bolting"])
def test_everything_lies_on_the_table_at_every_size(at: Find, name: str, size: tuple[int, int], rtl: bool) -> None:
    match = at(name)
    for seat in match.eyes:
        for placement in match.picture(seat, area=Area(*size, rtl=rtl)).values():
            left, top, wide, high = bounds(placement)
            assert left >= -0.5 and left + wide <= size[0] + 0.5, placement
            assert top >= -0.5 and top + high <= size[1] + 0.5, placement


def crowded(match: Match, dogs: int) -> State:
    """The same table with so many dogs before everybody, and ten ones in every yard."""
    pile = iter(range(1, 33))
    players = tuple(
        Player(one.treats, (1,) * 7, tuple(ActiveDog(next(pile)) for _ in range(dogs))) for one in match.state.players
    )
    return changed(match.state, players=players)


@pytest.mark.parametrize("dogs", [1, 3, 5, 6])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["choosing", "placing", "placing late"])
def test_dogs_yards_tricks_and_bars_do_not_cover_each_other(
    at: Find, name: str, size: tuple[int, int], dogs: int
) -> None:
    match = at(name)
    view = GAME.view(crowded(match, dogs), 0, match.known[0])
    table = board.picture(view, None, Area(*size), match.words)
    apart = [p for p in table if p.kind in ("plate", "card", "tile", "yard", "felt", "button")]
    for i, one in enumerate(apart):
        left, top, wide, high = bounds(one)
        for other in apart[i + 1 :]:
            u, t, v, g = bounds(other)
            assert left + wide <= u + 1 or u + v <= left + 1 or top + high <= t + 1 or t + g <= top + 1, (one, other)


def test_everybodys_free_numbers_and_scored_dogs_are_in_sight(at: Find) -> None:
    match = at("placing late")
    table = match.picture()
    for seat, player in enumerate(match.state.players):
        assert len(str(table[f"plate:{seat}"].face.args[2]).split()) == len(player.scored)
        for active in player.dogs:
            card = table[f"dog:{active.dog}"]
            assert card.face.args[1] == "".join(map(str, SPACES[active.dog]))
            dice = [number for number in FACES if f"on:{active.dog}.{number}" in table]
            assert dice == [number for number in FACES if active.filled >> number & 1]


def test_left_and_right_change_places_where_the_window_is_mirrored(at: Find) -> None:
    match = at("placing")
    plain, mirrored = (match.picture(area=Area(AREA.width, AREA.height, rtl=rtl)) for rtl in (False, True))
    for key in ("yard:0", "yard:1", MAIN, tile_key(0), "plate:2"):
        assert abs(plain[key].x + mirrored[key].x - AREA.width) < 0.01, key


# -- chances before choosing ------------------------------------------------------------------------------------------


def test_the_chances_of_every_trick_that_rolls_stand_on_its_tile_before_it_is_chosen(at: Find) -> None:
    match = at("choosing")
    view, table = match.view(), match.picture()
    for place, tile in enumerate(view.tiles):
        chances = odds(view, c.DoTrick(tile.trick)) if tile.ready else None
        key = tile_key(place)
        assert (f"{key}/bust" in table) == (f"{key}/score" in table) == (chances is not None)
        if chances is not None:
            assert table[f"{key}/bust"].face.args[1] == match.words.chance(chances.bust)
            assert table[f"{key}/score"].face.args[1] == match.words.chance(chances.completes)


def test_a_reroll_and_going_on_show_their_chances(at: Find) -> None:
    for name, action in (("rerolling", c.Reroll(roll_of(at("rerolling").view()))), ("going on", c.GoOn())):
        match = at(name)
        chances = odds(match.view(), action)
        assert chances is not None
        assert match.picture()["told:bust"].face.args[1] == match.words.chance(chances.bust)


def test_a_chance_is_never_said_to_be_certain_where_it_is_not(at: Find) -> None:
    words = at("choosing").words
    assert words.chance(0.001) == "1%" and words.chance(0.999) == "99%"
    assert words.chance(0.0) == "0%" and words.chance(1.0) == "100%"


# -- what can be done -------------------------------------------------------------------------------------------------


def reached(match: Match, able: Callable[[Draft | None], Iterable[Affordance]], most: int = 4000) -> set[Action]:
    """Every action that can be come to, over all drafts on the way, by what is `able`."""
    seen: set[Draft | None] = {None}
    queue: list[Draft | None] = [None]
    done: set[Action] = set()
    while queue and len(seen) < most:
        for one in able(queue.pop()):
            if not isinstance(one.action, Draft):
                done.add(one.action)
                continue
            after = None if type(one.action) is Draft else one.action
            if after not in seen:
                seen.add(after)
                queue.append(after)
    return done


@pytest.mark.parametrize("name", MOMENTS)
def test_every_legal_action_is_reached_by_the_list_alone(at: Find, name: str) -> None:
    match = at(name)
    listed = lambda draft: [one for one in match.can(draft) if one.listed and not one.refusal]  # noqa: E731
    assert reached(match, listed) == set(GAME.legal(match.state))


@pytest.mark.parametrize("name", MOMENTS)
def test_every_legal_action_is_reached_by_keyboard_on_the_stage_alone(at: Find, name: str) -> None:
    match = at(name)

    def pressed(draft: Draft | None) -> list[Affordance]:
        """What Enter does on each thing that can be focused: the first that is possible."""
        first: dict[str, Affordance] = {}
        for one in match.can(draft):
            if not one.refusal:
                for key in one.keys:
                    first.setdefault(key, one)
        table = match.picture(draft=draft)
        return [one for key, one in first.items() if table[key].focusable]

    assert reached(match, pressed, 600) == set(GAME.legal(match.state))


@pytest.mark.parametrize("name", MOMENTS)
def test_whatever_stands_for_an_action_lies_on_the_table(at: Find, name: str) -> None:
    match = at(name)
    for draft in drafts(match):
        table = match.picture(draft=draft)
        for one in match.can(draft):
            keys = [*one.keys, *(key for key in one.drag if key)]
            assert not [key for key in keys if key not in table and not one.refusal], (draft, one)


def test_a_used_trick_says_why_not_where_it_lies(at: Find) -> None:
    match = at("choosing")
    used = [place for place, tile in enumerate(match.state.tiles) if not tile.ready]
    refused = {key: one.refusal for one in match.can() if one.refusal and not one.listed for key in one.keys}
    assert used and all("face down" in refused[tile_key(place)] for place in used)


def test_while_another_decides_nothing_is_offered(at: Find) -> None:
    match = at("placing")
    other = (match.decider + 1) % 3
    legal = GAME.legal(match.state)
    assert board.affordances(match.view(other), legal, match.words, lambda action: None) == ()


# -- placing ----------------------------------------------------------------------------------------------------------


def named(offers: Iterable[Affordance], key: str) -> Affordance:
    return next(one for one in offers if key in one.keys)


def glowing(table: dict[str, Placement]) -> set[str]:
    """The spaces that can be filled."""
    return {p.key for p in table.values() if p.kind == "space" and p.face.args[1] != "free"}


def test_all_spaces_that_fit_the_roll_glow(at: Find) -> None:
    match = at("placing")
    view = match.view()
    dogs = view.players[view.seat].dogs
    fits = {space_key((one.dog, die)) for one in dogs for die in roll_of(view) if one.free >> die & 1}
    assert fits and glowing(match.picture()) == fits


def test_the_suggestion_is_laid_out_and_only_confirming_does_it(at: Find) -> None:
    match = at("placing")
    first = named(match.can(), MAIN)
    assert isinstance(first.action, d.Placing) and first.primary
    table = match.picture(draft=first.action)
    assert all(table[die_key(number)].y > table["tray"].y for number in range(len(first.action.places)))
    confirm = named(match.can(first.action), MAIN)
    assert confirm.action == suggestion(match.view()) and confirm.action in GAME.legal(match.state)


def test_dice_can_be_moved_about_before_they_are_confirmed(at: Find) -> None:
    match = at("placing")
    view = match.view()
    dice, own = roll_of(view), view.seat
    laid = named(match.can(), MAIN).action
    assert isinstance(laid, d.Placing)
    number = next(i for i, place in enumerate(laid.places) if place != d.YARD)
    into_yard = next(one for one in match.can(laid) if one.drag == (die_key(number), yard_key(own)))
    assert isinstance(into_yard.action, d.Placing)
    assert d.assignment(dice, into_yard.action).buried.count(dice[number]) == 1
    back = named(match.can(into_yard.action), die_key(number))
    assert back.action == d.put(into_yard.action, number, None)
    again = named(match.can(into_yard.action), OTHER)
    assert type(again.action) is Draft


def test_nothing_is_confirmed_before_every_die_has_a_place(at: Find) -> None:
    match = at("placing")
    view = match.view()
    dice = roll_of(view)
    some = d.put(d.fresh(dice, view.players[view.seat]), 0, d.YARD)
    confirm = next(one for one in match.can(some) if isinstance(one.action, c.Place))
    assert confirm.refusal and not confirm.keys


def test_the_suggestion_can_be_taken_as_long_as_a_die_has_no_place(at: Find) -> None:
    match = at("placing")
    laid = named(match.can(), MAIN).action
    assert isinstance(laid, d.Placing)
    back = laid
    for number in range(len(laid.places)):
        back = d.put(back, number, None)
        again = named(match.can(back), MAIN)
        assert again.action == laid and not again.refusal and match.picture(draft=back)[MAIN].focusable


def test_the_yard_is_outlined_while_a_die_may_go_there(at: Find) -> None:
    match = at("placing")
    yard = yard_key(match.view().seat)
    assert match.picture()[yard].ring == "legal"
    laid = named(match.can(), MAIN).action
    assert match.picture(draft=laid)[yard].ring == ""


def test_the_buried_dice_and_the_dog_take_the_held_die_too(at: Find) -> None:
    match = at("placing")
    view = match.view()
    player = view.players[view.seat]
    assert player.yard
    held = named(match.can(), yard_key(view.seat))
    assert named(match.can(), f"buried:{view.seat}.0").action == held.action
    die = roll_of(view)[d.fresh(roll_of(view), player).held]
    fits = next(one.dog for one in player.dogs if one.free >> die & 1)
    assert named(match.can(), f"dog:{fits}").action == named(match.can(), space_key((fits, die))).action


def test_what_is_advised_is_laid_out_so_that_its_place_lights_up(at: Find) -> None:
    match = at("placing")
    for action in GAME.legal(match.state):
        draft = board.towards(action)
        assert isinstance(draft, d.Placing)
        assert named(match.can(draft), MAIN).action == action
    for name in ("trotting", "digging"):
        match = at(name)
        for action in GAME.legal(match.state):
            draft = board.towards(action)
            assert (draft is None) == (action == c.Skip())
            assert any(one.action == action and not one.refusal for one in match.can(draft))


@pytest.mark.parametrize("name", MOMENTS)
def test_every_hint_has_a_place_on_the_table_to_point_at(at: Find, name: str) -> None:
    match = at(name)
    for action in GAME.legal(match.state):
        draft = None if any(one.action == action for one in match.can()) else board.towards(action)
        offer = next(one for one in match.can(draft) if one.action == action)
        assert offer.keys and set(offer.keys) <= set(match.picture(draft=draft)), action


def test_a_bust_is_warned_of_before_it_is_confirmed(at: Find) -> None:
    match = at("placing")
    view = match.view()
    full = changed(view, players=put_in(view.players, view.seat, changed(view.players[view.seat], yard=(1, 6))))
    dice = roll_of(full)
    buried = d.Placing((d.YARD,) * len(dice))
    table = {p.key: p for p in board.picture(full, buried, AREA, match.words)}
    total = YARD_LIMIT + sum(dice)
    assert table[f"total:{full.seat}"].face.args[:2] == (total, "Bust!")
    assert all(table[die_key(number)].face.args[1] == "hot" for number in range(len(dice)))
    assert table[MAIN].face.args[1] == "danger"


@pytest.mark.parametrize("name", ["placing", "placing late"])
def test_every_die_can_be_dragged_to_each_of_its_places(at: Find, name: str) -> None:
    match = at(name)
    view = match.view()
    drags = {one.drag for one in match.can() if one.drag != ("", "") and not one.refusal}
    refused = {one.drag: one.refusal for one in match.can() if one.refusal}
    for number, die in enumerate(roll_of(view)):
        goals = {space_key((one.dog, die)) for one in view.players[view.seat].dogs if one.free >> die & 1}
        assert {goal for start, goal in drags if start == die_key(number)} == goals | {yard_key(view.seat)}
        others = {
            space_key((one.dog, pips))
            for one in view.players[view.seat].dogs
            for pips in range(1, 7)
            if one.free >> pips & 1 and pips != die
        }
        assert {goal for start, goal in refused if start == die_key(number)} == others, "a wrong drop is told why"


# -- what is acted out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"trick_set": "daring"}),
        (3, {"trick_set": "paw_power"}),
        (4, {"trick_set": "steady"}),
        (2, {"trick_set": "random"}),
    ],
)
def test_the_steps_of_a_match_lead_to_where_it_stands(qapp: object, seats: int, options: dict[str, str]) -> None:
    match = Match(seats, lambda state: True, seats=seats, **options)
    for _ in range(500):
        if GAME.decision(match.state) is None:
            break
        match.go_on()
        for seat in (0, WATCHER):
            view, after = match.before[seat], match.view(seat)
            for event in match.events:
                view = happened(view, event, after)
            assert (view.players, view.tiles, view.next_dog) == (after.players, after.tiles, after.next_dog)
            assert (view.turn, view.turn_seat) == (after.turn, after.turn_seat)
        for cue in match.cues(0):
            assert len({one.key for one in cue.picture}) == len(cue.picture)


def after_event(kind: type, **options: str) -> Match:
    """A match in whose last step this happened."""
    for seed in range(1, 40):
        match = Match(seed, lambda state: True, seats=2, **options)
        for _ in range(400):
            if GAME.decision(match.state) is None:
                break
            if any(isinstance(event, kind) for event in match.go_on().events):
                return match
    raise AssertionError(f"no {kind.__name__}")


def test_dice_roll_and_come_to_rest_within_600_milliseconds(qapp: object) -> None:
    match = after_event(e.DiceRolled)
    shows = [cue for cue in match.cues(0) if cue.picture][:3]
    faces = [{p.face.name for p in cue.picture if p.kind == "die" and p.key.startswith("die:")} for cue in shows]
    assert faces == [{"tumble"}, {"tumble"}, {"die"}]
    length = sum(cue.milliseconds for cue in shows)
    before: dict[str, Placement] = {}
    for cue in shows:
        now = {p.key: p for p in cue.picture}
        ways = [abs(now[k].x - p.x) + abs(now[k].y - p.y) for k, p in before.items() if k in now]
        length += round(glide_time(max(ways, default=60)))
        before = {k: p for k, p in now.items() if k.startswith("die:")}
    assert length <= 600


def test_treats_fly_from_a_trick_to_whoever_gains_them(qapp: object) -> None:
    match = after_event(e.TreatsGained)
    gained = next(event for event in match.events if isinstance(event, e.TreatsGained))
    flying = [p for cue in match.cues(0) for p in cue.picture if p.key.startswith("fly:")]
    assert len(flying) == min(gained.amount, 8)
    assert {p.leaves for p in flying} == {f"plate:{gained.seat}"}


def test_scored_dogs_go_to_the_bar_and_the_next_dog_comes_from_the_deck(qapp: object) -> None:
    match = after_event(e.DogsScored)
    scored = next(event for event in match.events if isinstance(event, e.DogsScored))
    before = {p.key: p for p in board.picture(match.before[0], None, AREA, match.words)}
    for dog in scored.dogs:
        assert before[f"dog:{dog}"].leaves == f"plate:{scored.seat}"
    assert all(p.enters == "deck" for p in before.values() if p.kind == "card" and p.key != "deck")


def test_a_bust_shakes_the_yard(qapp: object) -> None:
    match = after_event(e.Busted, trick_set="daring")
    busted = next(event for event in match.events if isinstance(event, e.Busted))
    assert yard_key(busted.seat) in [cue.key for cue in match.cues(0) if cue.kind == "shake"]


def test_what_a_move_has_changed_stays_marked(qapp: object) -> None:
    match = after_event(e.DicePlaced)
    placed = next(event for event in match.events if isinstance(event, e.DicePlaced))
    assert placed.spaces
    assert set(board.touched(match.events)) >= {f"dog:{dog}" for dog, _ in placed.spaces}


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_a_match_given_up_asks_nobody(at: Find) -> None:
    match = at("placing")
    given_up = board.given_up(match.view())
    assert board.affordances(given_up, (), match.words, lambda action: None) == ()
    assert board.picture(given_up, None, AREA, match.words)


def test_the_sheet_has_every_trick_and_dog_as_the_table_shows_them_large(at: Find) -> None:
    match = at("placing late")
    sheet = {entry.face for entry in board.help_faces(match.words)}
    assert len(sheet) == 22 + 32
    shown = {p.large for p in match.picture().values() if p.large is not None}
    assert shown and shown <= sheet


def test_the_preview_shows_the_tricks_and_everybodys_first_dogs(at: Find) -> None:
    match = at("placing late")
    shown = dogs_picture.preview(match.view(), match.words)
    assert dogs_picture.PREVIEW == PREVIEW
    assert len([p for p in shown if p.kind == "tile"]) == 6
    assert len([p for p in shown if p.kind == "card"]) == sum(len(player.dogs) for player in match.state.players)
    for placement in shown:
        left, top, wide, high = bounds(placement)
        assert left >= 0 and top >= 0 and left + wide <= PREVIEW[0] and top + high <= PREVIEW[1]


@pytest.mark.parametrize("name", ["fetching", "naming", "bolting"])
def test_a_number_that_is_chosen_has_its_own_digit(at: Find, name: str) -> None:
    numbers = [one for one in at(name).can() if one.key]
    assert numbers
    for one in numbers:
        match one.action:
            case c.KeepNumber(number) | c.Name(number) | c.PutAside(number) | d.Sure(c.KeepNumber(number)):
                assert one.key == str(number % 10)
            case _:
                raise AssertionError(one)


def test_dice_that_bust_are_kept_only_after_a_second_thought(at: Find) -> None:
    match = at("fetching")
    legal = GAME.legal(match.state)
    lost = [one for one in legal if busts(match.view(), one)]
    assert lost and len(lost) < len(legal)
    for one in match.can():
        assert isinstance(one.action, d.Sure) == one.warns == (one.action not in legal)
    draft = d.Sure(lost[0])
    assert named(match.can(draft), MAIN).action == lost[0] and type(named(match.can(draft), OTHER).action) is Draft
    table = match.picture(draft=draft)
    assert table[MAIN].face.args[1] == "danger" and "busts" in match.words.laid_out(draft)


@pytest.mark.parametrize("turn", [5, 9, 14])
def test_every_trick_keeps_its_digit_and_scoring_has_none(qapp: object, turn: int) -> None:
    match = Match(1, awaits(c.ChooseAction, turn), seats=2)
    for one in match.can():
        if isinstance(one.action, c.DoTrick):
            place = next(i for i, tile in enumerate(match.state.tiles) if tile.trick == one.action.trick)
            assert one.key == ("" if one.refusal else str(place + 1))
        else:
            assert one.key == ""


def test_with_six_dogs_howl_promises_none(at: Find) -> None:
    match = at("choosing")
    table = {p.key: p for p in board.picture(GAME.view(crowded(match, 6), 0, match.known[0]), None, AREA, match.words)}
    assert table[tile_key(0)].face.args[2] == "Roll 1, no more dogs"
    assert match.picture()[tile_key(0)].face.args[2] == "Draw a dog, roll 1"


def test_the_meaning_of_the_chances_stays_while_dogs_can_be_scored(at: Find) -> None:
    match = at("choosing")
    player = match.state.players[match.decider]
    done = put_in(player.dogs, 0, changed(player.dogs[0], filled=player.dogs[0].filled | player.dogs[0].free))
    players = put_in(match.state.players, match.decider, changed(player, dogs=done))
    view = GAME.view(changed(match.state, players=players), match.decider, match.known[0])
    table = {p.key: p for p in board.picture(view, None, AREA, match.words)}
    for one in ("legend:0", "legend:1", MAIN):
        left, top, wide, high = bounds(table[one])
        for other in ("legend:0/text", "legend:1/text", "told:title"):
            u, t, v, g = bounds(table[other])
            assert left + wide <= u + 1 or u + v <= left + 1 or top + high <= t + 1 or t + g <= top + 1, (one, other)


@pytest.mark.parametrize("dogs", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["choosing", "placing", "placing late"])
def test_the_names_of_everybodys_dogs_can_be_read(at: Find, name: str, dogs: int) -> None:
    match = at(name)
    view = GAME.view(crowded(match, dogs), 0, match.known[0])
    cards = [p for p in board.picture(view, None, Area(1004, 750), match.words) if p.key.startswith("dog:")]
    assert min(p.width for p in cards if p.kind == "card") >= NAMED


@pytest.mark.parametrize("area", [Area(748, 649), Area(1004, 750)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_but_a_row_of_dogs_moves_when_the_others_get_more(seats: int, area: Area) -> None:
    few, many = (Layout(area, seats, (3, *[dogs] * (seats - 1))) for dogs in (1, 6))
    assert (few.tile(0), few.strip, few.deck, few.seats[0]) == (many.tile(0), many.strip, many.deck, many.seats[0])
    assert min(box.width for box in many.seats[1].dogs) >= NAMED


@pytest.mark.parametrize("seed", range(1, 9))
def test_what_is_sure_to_bust_warns_and_is_not_proposed(qapp: object, seed: int) -> None:
    match = Match(seed, awaits(c.KeepOrReroll), seats=2)
    for one in match.can():
        if isinstance(one.action, c.KeepRoll):
            chances = odds(match.view(), one.action)
            busts = chances is not None and chances.bust > 0
            assert one.warns == busts and one.primary != busts
            shown = match.picture()
            assert shown["button:main"].face.args[1] == ("danger" if busts else "primary")
            assert ("told:note" in shown) == busts
