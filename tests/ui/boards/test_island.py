"""The table of Island Settlers as each seat sees it, and what can be done on it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.rules.island import choices as c
from desktop.rules.island import events as e
from desktop.rules.island.board import CROSSING_NEIGHBOURS, CROSSINGS, PATHS
from desktop.rules.island.layout import BEGINNER
from desktop.rules.island.values import CARDS, KINDS, NOTHING, Kind, Layout, State, Terms
from desktop.rules.kit import WATCHER, Action
from tests.ui.boards.island_match import AREA, GAME, Match, awaits
from ui.art.face import entry_of
from ui.boards import island as board
from ui.boards import island_draft as d
from ui.boards.island_choices import place_key
from ui.boards.island_fold import happened
from ui.boards.island_keys import crossing_key, hex_key, path_key
from ui.stage.describe import describe
from ui.stage.geometry import bounds, neighbour
from ui.stage.placement import Affordance, Area, Draft, Placement
from ui.tables.island_play import PLAY
from ui.words.island import IslandWords

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(720, 560), (740, 640), (1004, 740), (1644, 1030), (3500, 2160), (760, 1200)]


def rich(kind: type, turn: int) -> Callable[[State], bool]:
    """The moment when the seat at turn holds some cards of several kinds."""
    there = awaits(kind, turn)
    return lambda state: there(state) and len([x for x in range(5) if state.hands[state.seat] >> 8 * x & 255]) > 2


MOMENTS: dict[str, Callable[[], Match]] = {
    "first settlement": lambda: Match(1, awaits(c.PlaceSettlement)),
    "first road": lambda: Match(1, awaits(c.PlaceRoad)),
    "before the roll": lambda: Match(1, awaits(c.BeginTurn, 5)),
    "middle": lambda: Match(2, rich(c.TakeTurn, 30)),
    "late": lambda: Match(3, rich(c.TakeTurn, 80)),
    "discard": lambda: Match(1, awaits(c.ChooseDiscard)),
    "robber": lambda: Match(1, awaits(c.PlaceRobber)),
    "two seats": lambda: Match(1, rich(c.TakeTurn, 20), seats=2),
}
_MADE: dict[str, Match] = {}
Find = Callable[[str], Match]


@pytest.fixture
def at(qapp: object) -> Find:
    """A match at one of the moments; played once, only to be looked at."""

    def find(name: str) -> Match:
        if name not in _MADE:
            _MADE[name] = MOMENTS[name]()
        return _MADE[name]

    return find


# -- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MOMENTS)
def test_the_picture_is_as_it_was(at: Find, name: str) -> None:
    text = describe(replace(p, label="") for p in at(name).picture().values())
    # FIVETABLES_GOLDEN=write in the environment writes them anew: look at the differences before you keep them.
    file = GOLDEN / f"island_{name.replace(' ', '_')}.txt"
    if os.environ.get("FIVETABLES_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MOMENTS)
def test_every_face_can_be_painted_and_every_key_is_there_once(at: Find, name: str) -> None:
    match = at(name)
    for seat in match.eyes:
        placements = board.picture(match.view(seat), None, AREA, match.words)
        assert len({p.key for p in placements}) == len(placements)
        for placement in placements:
            assert entry_of(placement.face).make(*placement.face.args)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["middle", "late", "discard"])
def test_everything_lies_on_the_table_at_every_size(at: Find, name: str, size: tuple[int, int], rtl: bool) -> None:
    match = at(name)
    for seat in match.eyes:
        for placement in match.picture(seat, area=Area(*size, rtl=rtl)).values():
            if placement.kind == "harbor":
                continue  # of its square only ship and piers are painted; the ship's own place is tried as well
            left, top, wide, high = bounds(placement)
            assert left >= -0.5 and left + wide <= size[0] + 0.5, placement
            assert top >= -0.5 and top + high <= size[1] + 0.5, placement


@pytest.mark.parametrize("size", SIZES)
def test_plates_dice_and_sheets_cover_neither_each_other_nor_the_land(at: Find, size: tuple[int, int]) -> None:
    table = at("late").picture(0, area=Area(*size))
    apart = [p for p in table.values() if p.kind in ("plate", "die", "sheet", "hand")]
    land = [p for p in table.values() if p.kind == "token"]
    for i, one in enumerate([*apart, *land]):
        left, top, wide, high = bounds(one)
        for other in [*apart, *land][i + 1 :]:
            u, t, v, g = bounds(other)
            clear = left + wide <= u + 1 or u + v <= left + 1 or top + high <= t + 1 or t + g <= top + 1
            assert clear or {one.kind, other.kind} == {"die"}, (one, other)


def test_the_island_does_not_mirror_and_the_sheets_do(at: Find) -> None:
    match = at("middle")
    plain, mirrored = (match.picture(area=Area(AREA.width, AREA.height, rtl=rtl)) for rtl in (False, True))
    assert plain["sheet:bank"].x < AREA.width / 2 < mirrored["sheet:bank"].x
    across = [table[hex_key(0)].x - table[hex_key(18)].x for table in (plain, mirrored)]
    assert across[0] == pytest.approx(across[1])


def test_hands_and_cards_of_others_are_nowhere_in_the_picture(at: Find) -> None:
    match = at("late")
    for seat in match.eyes:
        shown = {key.split("/")[0] for key in match.picture(seat) if key.startswith(("pile:", "card:"))}
        view = match.view(seat)
        own = {f"pile:{kind.value}" for kind in KINDS if view.hand[kind]}
        own |= {f"card:{card.value}" for card in CARDS if view.cards[card]}
        assert shown == (own if seat >= 0 else set())


def test_arrow_keys_go_from_an_intersection_to_its_neighbours(at: Find) -> None:
    table = at("first settlement").picture()
    places = [one for one in table.values() if one.key.startswith("crossing:")]
    for crossing in range(len(CROSSINGS)):
        start = table[crossing_key(crossing)]
        for way in ("up", "down"):
            found = neighbour(start, way, places)
            steep = [one for one in CROSSING_NEIGHBOURS[crossing] if table[crossing_key(one)].x == start.x]
            if found is not None and steep and (found.y < start.y) == (table[crossing_key(steep[0])].y < start.y):
                assert found.key == crossing_key(steep[0])


def plain(text: str) -> str:
    """A text with common spaces."""
    return text.replace("\u00a0", " ")


def test_places_are_named_by_the_hexes_around_them(qapp: object) -> None:
    words = IslandWords(())
    named = [plain(words.crossing(BEGINNER, crossing)) for crossing in range(len(CROSSINGS))]
    assert len(set(named)) == len(named)
    assert "Intersection of pasture 5, fields 4, and forest 3" in named
    assert "Intersection at the coast, southwest corner of hills 5, harbor 3:1" in named
    paths = [plain(words.path(BEGINNER, path)) for path in range(len(PATHS))]
    assert len(set(paths)) == len(paths)
    assert "Path between pasture 5 and forest 3" in paths
    assert "Path along the coast, west side of mountains 10" in paths


@pytest.mark.parametrize("layout", [Layout.SPIRAL, Layout.RANDOM, Layout.FREE])
def test_no_two_places_of_an_island_have_the_same_name(qapp: object, layout: Layout) -> None:
    words = IslandWords(())
    for seed in range(1, 25):
        island = Match(seed, awaits(c.PlaceSettlement), layout=layout).state.board
        assert island is not None
        named = [words.hex(island, number) for number in range(19)]
        named += [words.crossing(island, crossing) for crossing in range(len(CROSSINGS))]
        named += [words.path(island, path) for path in range(len(PATHS))]
        told = ["|".join(sorted(re.split(", and | and |, | of | between ", plain(text)))) for text in named]
        assert len(set(told)) == len(told), "not even with the hexes in another order"


def test_arrow_keys_go_over_crossings_and_paths_in_their_real_directions(at: Find) -> None:
    table = at("late").picture()
    places = [one for one in table.values() if one.focusable]
    walked = [(path, ends) for path, ends in enumerate(PATHS) if path_key(path) in table]
    assert len(walked) > 12, "roads, and where roads can be"
    for path, ends in walked:
        start = table[path_key(path)]
        reached = {neighbour(start, way, places) for way in ("left", "right", "up", "down")}
        assert {crossing_key(end) for end in ends} <= {one.key for one in reached if one is not None}


def test_a_building_and_a_road_say_whose_they_are(at: Find) -> None:
    match = at("late")
    table = match.picture(0)
    for seat in range(match.seats):
        own = match.state.settlements[seat] | match.state.cities[seat]
        first = (own & -own).bit_length() - 1
        label = table[crossing_key(first)].label
        assert match.words.plain_name(seat) in label and "ntersection" in label


# -- what can be done -------------------------------------------------------------------------------------------------


def every(match: Match) -> tuple[set[Action], list[tuple[Draft | None, Affordance]]]:
    """All actions that drafts lead to, and every affordance on the way with its draft; trades of few cards only."""
    actions: set[Action] = set()
    found: list[tuple[Draft | None, Affordance]] = []
    waiting: list[Draft | None] = [None]
    known: set[Draft | None] = {None}
    while waiting:
        draft = waiting.pop()
        for one in match.can(draft):
            found.append((draft, one))
            if not isinstance(one.action, Draft):
                if not one.refusal:
                    actions.add(one.action)
                continue
            following = None if type(one.action) is Draft else one.action
            if following not in known and not one.refusal and not large(following):
                known.add(following)
                waiting.append(following)
    return actions, found


def large(draft: Draft | None) -> bool:
    """More than one card a side, or somebody left out: there is no end of these."""
    match draft:
        case d.Trading(give, want, left_out):
            return sum(give) > 1 or sum(want) > 1 or bool(left_out)
        case d.Countering(give, get):
            return sum(give) + sum(get) > 3
        case d.Standing(never):
            return len(never) > 1
    return False


KINDS_OF_DECISION = [
    c.PlaceSettlement, c.PlaceRoad, c.BeginTurn, c.TakeTurn, c.ChooseDiscard, c.PlaceRobber, c.PlaceFreeRoad,
]  # fmt: skip


def soonest(kind: type) -> Match:
    """The first moment in a few matches when this kind of decision must be made."""
    for seed in range(1, 9):
        match = Match(seed, awaits(kind, 0 if kind in (c.PlaceSettlement, c.PlaceRoad) else 9))
        if GAME.decision(match.state) is not None:
            return match
        if kind is c.PlaceFreeRoad:
            match = Match(seed, lambda state: c.PlayRoadBuilding() in GAME.legal(state))
            if GAME.decision(match.state) is not None:
                return match.do(c.PlayRoadBuilding())
    raise AssertionError(f"no {kind.__name__} in any match")


@pytest.mark.parametrize("kind", KINDS_OF_DECISION, ids=lambda kind: kind.__name__)
def test_everything_allowed_can_be_done_on_the_stage_and_by_the_list(qapp: object, kind: type) -> None:
    match = soonest(kind)
    actions, found = every(match)
    legal = {one for one in GAME.legal(match.state) if not isinstance(one, c.Discard)}
    assert legal <= actions
    assert all(GAME.why_not(match.state, action) is None for action in actions)
    listed = {one.action for _, one in found if one.listed and not one.refusal}
    assert legal <= listed
    for draft, one in found:
        table = match.picture(draft=draft)
        if not one.refusal and one.keys:
            assert any(key in table and table[key].focusable and table[key].label for key in one.keys), (draft, one)


@pytest.mark.parametrize("name", MOMENTS)
def test_what_glows_is_what_is_allowed(at: Find, name: str) -> None:
    match = at(name)
    table = match.picture()
    glows = {key.removesuffix("/spot").removesuffix("/glow") for key, one in table.items() if one.kind == "spot"}
    glows |= {key.replace("built", "crossing") for key, one in table.items() if one.face.args[1:] == ("legal",)}
    legal = GAME.legal(match.state)
    places = {place_key(one) for one in legal if isinstance(one, c.BuildRoad | c.BuildSettlement | c.BuildCity)}
    assert glows == places | {hex_key(one.hex) for one in legal if isinstance(one, c.MoveRobber)}


def test_a_place_that_glows_is_built_on_by_a_click(at: Find) -> None:
    match = at("middle")
    for action in GAME.legal(match.state):
        if isinstance(action, c.BuildRoad | c.BuildSettlement | c.BuildCity):
            assert any(one.action == action and place_key(action) in one.keys for one in match.can())


def test_while_the_robber_waits_nothing_else_can_be_done(at: Find) -> None:
    match = at("robber")
    for one in match.can():
        assert isinstance(one.action, c.MoveRobber | d.Sending), one
    assert match.picture()["button:main"].focusable is False


def test_a_discard_is_complete_or_says_what_is_missing(at: Find) -> None:
    match = at("discard")
    decision = GAME.decision(match.state)
    assert isinstance(decision, c.ChooseDiscard)
    hand, goods = match.view(match.decider).hand, NOTHING
    for chosen in range(decision.count):
        confirm = next(one for one in match.can(d.Giving(goods)) if isinstance(one.action, c.Discard))
        assert confirm.refusal and str(decision.count - chosen) in confirm.refusal
        goods = d.with_one(goods, next(kind for kind in KINDS if hand[kind] > goods[kind]))
    done = next(one for one in match.can(d.Giving(goods)) if isinstance(one.action, c.Discard))
    assert done.primary and not done.refusal and GAME.why_not(match.state, done.action) is None
    more = [one for one in match.can(d.Giving(goods)) if isinstance(one.action, d.Giving)]
    assert all(sum(one.action.goods) < decision.count for one in more if isinstance(one.action, d.Giving))


def test_an_offer_is_put_together_answered_countered_and_confirmed(at: Find) -> None:
    match = Match(2, rich(c.TakeTurn, 30))
    asker = match.decider
    give = next(kind for kind in KINDS if match.view(asker).hand[kind])
    partner = next(seat for seat in range(match.seats) if seat != asker and match.view(seat).sizes[seat])
    want = next(kind for kind in KINDS if match.view(partner).hand[kind] and kind != give)
    left = tuple(seat for seat in range(match.seats) if seat not in (asker, partner))
    draft = d.Trading(d.with_one(NOTHING, give), d.with_one(NOTHING, want), left)
    offer = next(one for one in match.can(draft) if isinstance(one.action, c.OfferTrade))
    assert offer.primary and not offer.refusal
    match.do(offer.action)
    assert match.decider == partner
    kinds = {type(one.action) for one in match.can()}
    assert {c.Accept, c.Decline, d.Countering} <= kinds
    dearer = d.Countering(d.with_one(NOTHING, want), d.with_one(NOTHING, give, 2))
    counter = next(one for one in match.can(dearer) if isinstance(one.action, c.CounterOffer))
    assert counter.action == c.CounterOffer(Terms(dearer.get, dearer.give)) and not counter.refusal
    match.do(c.Accept())
    assert match.decider == asker
    confirm = next(one for one in match.can() if isinstance(one.action, c.Confirm))
    assert match.words.plain_name(partner) in confirm.text and f"answer:{partner}" in confirm.keys
    assert match.picture()[f"answer:{partner}"].face.args[1] == "yes"
    match.do(confirm.action)
    assert isinstance(match.events[0], e.Traded)


def countered(*takers: str) -> tuple[Match, int, list[int]]:
    """An offer of one card for another that is answered: "counter" asks for one card more, "yes" accepts. The match
    with the asker at turn again, the asker, and who answered so."""
    match = Match(2, rich(c.TakeTurn, 30))
    asker = match.decider
    give = next(kind for kind in KINDS if match.view(asker).hand[kind] > 1)
    others = [seat for seat in range(match.seats) if seat != asker]
    want = next(
        kind
        for kind in KINDS
        if kind != give and sum(match.view(seat).hand[kind] > 0 for seat in others) >= len(takers)
    )
    holders = [seat for seat in others if match.view(seat).hand[want]][: len(takers)]
    one, two = d.with_one(NOTHING, give), d.with_one(NOTHING, give, 2)
    match.do(c.OfferTrade(Terms(one, d.with_one(NOTHING, want)), tuple(sorted(holders))))
    for said in takers:
        match.do(c.Accept() if said == "yes" else c.CounterOffer(Terms(two, d.with_one(NOTHING, want))))
    return match, asker, sorted(holders)


def shown_terms(table: dict[str, Placement]) -> tuple[list[str], list[str]]:
    """The counts on both sides of the form."""
    sides = [[table[f"{side}:{kind.value}"].face.args[1] for kind in KINDS] for side in ("give", "get")]
    return sides[0], sides[1]


def test_a_counter_offer_shows_its_terms_and_is_taken_in_place(qapp: object) -> None:
    match, asker, (partner,) = countered("counter")
    assert match.decider == asker
    table = match.picture()
    assert table["sheet:form"].face.args[:2] == ("Counter-offer", match.words.plain_name(partner))
    give, get = shown_terms(table)
    assert [int(text or 0) for text in give] == list(match.state.offers[-1].answers[0].counter.give)  # type: ignore[union-attr]
    assert sum(int(text or 0) for text in give) == 2 and sum(int(text or 0) for text in get) == 1
    on = {key: one.action for one in match.can() for key in one.keys if not one.refusal}
    assert on["button:a"] == on[f"answer:{partner}"] == c.Confirm(match.state.offers[-1].id, partner)
    assert isinstance(on["button:b"], c.Withdraw)
    decision = GAME.decision(match.state)
    assert decision is not None and "Choose with whom" in match.words.decision(decision, match.view(asker))


def test_of_two_answers_the_better_is_shown_and_the_other_at_a_click(qapp: object) -> None:
    match, _, (first, second) = countered("counter", "yes")
    assert sum(int(text or 0) for text in shown_terms(match.picture())[0]) == 1, "who accepts comes first"
    look = next(one for one in match.can() if one.action == d.Weighing(first))
    assert look.keys == (f"answer:{first}",) and not look.listed
    weighing = match.picture(draft=look.action)
    assert sum(int(text or 0) for text in shown_terms(weighing)[0]) == 2
    on = {key: one.action for one in match.can(look.action) for key in one.keys if not one.refusal}
    assert on["button:a"] == c.Confirm(match.state.offers[-1].id, first)
    assert on[f"answer:{second}"] == d.Weighing(second)


def test_a_counter_offer_begins_with_what_is_asked_as_far_as_it_is_in_hand(qapp: object) -> None:
    match = Match(2, rich(c.TakeTurn, 30))
    asker, partner = match.decider, next(seat for seat in range(4) if seat != match.decider)
    give = next(kind for kind in KINDS if match.view(asker).hand[kind])
    hand = match.view(partner).hand
    want = next(kind for kind in KINDS if kind != give)
    asked = d.with_one(NOTHING, want, hand[want] + 1)
    match.do(c.OfferTrade(Terms(d.with_one(NOTHING, give), asked), (partner,)))
    accept = next(one for one in match.can() if one.action == c.Accept())
    decline = next(one for one in match.can() if one.action == c.Decline())
    assert accept.refusal and decline.routine == "decline", "what cannot be paid may be declined without asking"
    counter = next(one.action for one in match.can() if isinstance(one.action, d.Countering))
    assert counter.give == d.with_one(NOTHING, want, hand[want])


def test_a_button_of_the_form_is_lit_where_it_does_something(at: Find) -> None:
    offered = Match(2, rich(c.TakeTurn, 30))
    asker = offered.decider
    give = next(kind for kind in KINDS if offered.view(asker).hand[kind])
    want = Kind((give + 1) % 5)
    offered.do(c.OfferTrade(Terms(d.with_one(NOTHING, give), d.with_one(NOTHING, want)), ((asker + 1) % 4,)))
    seen = set()
    for match in (at("middle"), at("late"), at("discard"), offered):
        for draft, _ in every(match)[1]:
            table = match.picture(draft=draft)
            can = match.can(draft)
            for key in ("button:a", "button:b", "button:c"):
                if key not in table:
                    continue
                here = [one for one in can if key in one.keys]
                lit = table[key].face.args[-2 if table[key].face.name == "deal" else 1] != "off"
                assert lit == any(not one.refusal for one in here), (key, draft, here)
                assert lit or (here and here[0].refusal) or key == "button:b", "a pale button says why"
                seen.add((key, lit))
    assert {("button:a", True), ("button:a", False), ("button:b", True), ("button:b", False)} <= seen


def test_the_button_of_the_bank_shows_how_many_it_takes(qapp: object) -> None:
    match = Match(4, lambda state: any(isinstance(one, c.TradeWithBank) for one in GAME.legal(state)))
    trade = next(one for one in GAME.legal(match.state) if isinstance(one, c.TradeWithBank))
    button = match.picture(draft=board.towards(trade))["button:b"]
    rate = match.view(match.decider).rates[match.decider][trade.give]
    assert button.face.args[1:4] == (trade.give.name.lower(), rate, trade.take.name.lower())
    assert f"× {rate}" in plain(button.label)


def test_the_buttons_that_take_a_card_off_are_large_enough(at: Find) -> None:
    match = at("middle")
    hand = match.view(match.decider).hand
    kind = next(kind for kind in KINDS if hand[kind])
    minus = match.picture(draft=d.Trading(d.with_one(NOTHING, kind)))[f"give:{kind.value}/less"]
    assert min(minus.width, minus.height) >= 28


def test_what_is_advised_is_laid_out_and_can_then_be_done(qapp: object) -> None:
    for kind in KINDS_OF_DECISION:
        match = soonest(kind)
        actions = list(GAME.legal(match.state)) or [GAME.sample_action(match.state, match.chance)]
        for action in actions:
            if any(one.action == action for one in match.can()):
                continue
            draft = board.towards(action)
            assert draft is not None, action
            found = [one for one in match.can(draft) if one.action == action and not one.refusal]
            assert found and set(found[0].keys) & set(match.picture(draft=draft)), action


def test_a_trade_with_the_bank_takes_as_many_as_the_rate_asks(at: Find) -> None:
    match = Match(4, lambda state: any(isinstance(one, c.TradeWithBank) for one in GAME.legal(state)))
    trade = next(one for one in GAME.legal(match.state) if isinstance(one, c.TradeWithBank))
    laid = d.Trading(d.with_one(NOTHING, trade.give), d.with_one(NOTHING, trade.take))
    found = next(one for one in match.can(laid) if one.action == trade)
    rate = match.view(match.decider).rates[match.decider][trade.give]
    assert not found.refusal and f"× {rate}" in plain(found.note)
    both = d.Trading(d.with_one(laid.give, trade.give), d.with_one(laid.want, Kind((trade.take + 1) % 5)))
    assert not any(one.action == trade for one in match.can(both)), "the bank gives one card"


def test_the_form_says_why_nothing_can_be_traded(at: Find) -> None:
    match = at("before the roll")
    closed = [one for one in match.can() if isinstance(one.action, d.Trading)]
    assert closed and all("after the roll" in one.refusal and not one.listed for one in closed)
    waiting = next(seat for seat in range(match.seats) if seat != match.decider)
    view = match.view(waiting)
    others = board.affordances(view, (), match.words, lambda action: GAME.why_not(match.state, action))
    assert others and all("in your own turn" in one.refusal for one in others)


def test_the_list_of_a_trade_begins_with_the_trades_of_the_bank(qapp: object) -> None:
    # Given a hand from which the bank would take something
    match = Match(4, lambda state: any(isinstance(one, c.TradeWithBank) for one in GAME.legal(state)))
    trades = [one for one in GAME.legal(match.state) if isinstance(one, c.TradeWithBank)]
    listed = [one for one in match.can(d.Trading()) if one.listed]
    # then what it takes is listed first, as many cards as it asks for; and after that, at once, all it gives
    for given in {one.give: None for one in trades}:
        first = listed.pop(0).action
        assert first == d.Trading(d.with_one(NOTHING, given, match.view(match.decider).rates[match.decider][given]))
        assert isinstance(first, d.Trading)
        offered = [one.action for one in match.can(first) if one.listed]
        of_kind = [one for one in trades if one.give == given]
        assert offered[: len(of_kind)] == of_kind
    # One line each: nothing stands under what can be given.
    assert all(not one.note for one in listed if isinstance(one.action, d.Trading) and not one.refusal)


def test_a_turn_without_a_choice_is_marked_as_routine(at: Find) -> None:
    match = Match(1, lambda state: awaits(c.BeginTurn, 1)(state) and GAME.legal(state) == (c.Roll(),))
    assert next(one for one in match.can() if one.action == c.Roll()).routine == "begin"
    idle = Match(1, lambda state: awaits(c.TakeTurn)(state) and not state.hands[state.seat])
    assert next(one for one in idle.can() if one.action == c.EndTurn()).routine == "end"
    busy = at("middle")
    assert next(one for one in busy.can() if one.action == c.EndTurn()).routine == ""


def test_a_match_that_was_given_up_asks_nothing(at: Find) -> None:
    match = at("middle")
    view = board.given_up(match.view(0))
    assert board.affordances(view, (), match.words, lambda action: None) == ()
    assert board.picture(view, None, AREA, match.words)


# -- cues -------------------------------------------------------------------------------------------------------------

FOLDED = (
    "hand", "sizes", "bank", "deck", "cards", "card_counts", "played", "roads", "settlements", "cities", "lengths",
    "points", "own_points", "robber", "turn", "dice", "gains", "road_holder", "army_holder", "offers",
)  # fmt: skip


@pytest.mark.parametrize("seed", [2, 5])
def test_in_whole_matches_every_event_leads_to_the_view_that_follows(qapp: object, seed: int) -> None:
    match = Match(seed, awaits(c.PlaceSettlement), target=6)
    steps = 0
    while GAME.decision(match.state) is not None and match.state.turn < 90:
        offer = awaits(c.TakeTurn)(match.state) or awaits(c.AnswerOffer)(match.state)
        match.do(GAME.sample_action(match.state, match.chance) if offer else match.something())
        steps += 1
        for seat in match.eyes:
            view, after = match.before[seat], match.view(seat)
            if match.state.winner is not None:
                break  # point cards are shown
            for event in match.seen(seat):
                view = happened(view, event, after)
            for name in FOLDED:
                assert getattr(view, name) == getattr(after, name), (name, match.events)
            if steps % 9 == 0:
                cues = board.cues(match.before[seat], match.seen(seat), after, AREA, match.words)
                told = [match.words.event(event, seat) for event in match.seen(seat)]
                assert all(any(sentence in cue.text for cue in cues) for sentence in told)
    assert steps > 100


def test_what_a_roll_brings_flies_from_the_hexes_to_who_gets_it(qapp: object) -> None:
    match = Match(1, awaits(c.ThrowDice, 6))
    while not any(isinstance(event, e.Produced) for event in match.events):
        match.do(match.something())
    produced = next(event for event in match.events if isinstance(event, e.Produced))
    seat = next(seat for seat in range(4) if any(produced.gains[seat]))
    cues = board.cues(match.before[seat], match.seen(seat), match.view(seat), AREA, match.words)
    chips = [one for cue in cues for one in cue.picture if one.key.startswith("fly:")]
    assert len(chips) == sum(map(sum, produced.gains))
    own = [one for one in chips if one.leaves.startswith("pile:")]
    assert len(own) == sum(produced.gains[seat])
    kinds = [kind for kind in KINDS if produced.gains[seat][kind]]
    assert all(f"gain:{seat}.{kind.value}" in match.picture(seat) for kind in kinds), "it stays to be read"


def test_nothing_glows_while_something_is_acted_out(qapp: object) -> None:
    match = Match(1, awaits(c.PlaceSettlement))
    for _ in range(40):
        match.do(match.something())
        for seat in match.eyes:
            for cue in board.cues(match.before[seat], match.seen(seat), match.view(seat), AREA, match.words):
                assert not any(one.kind == "spot" for one in cue.picture)


def test_a_click_between_the_dice_rolls_them(at: Find) -> None:
    match = at("before the roll")
    table = match.picture()
    gap = table["dice"]
    assert gap.width > table["die:0"].width + table["die:1"].width
    assert any(one.action == c.Roll() and "dice" in one.keys for one in match.can())


def test_the_last_move_names_what_it_changed(qapp: object) -> None:
    match = soonest(c.PlaceRoad)
    road = next(one for one in GAME.legal(match.state) if isinstance(one, c.BuildRoad))
    match.do(road)
    assert board.touched(match.events) == (f"road:{road.path}",)
    assert path_key(road.path) in match.picture(0)


# -- the sheet of cards -----------------------------------------------------------------------------------------------


def test_every_card_has_a_face_a_name_and_a_text(qapp: object) -> None:
    sheet = board.help_faces(IslandWords(()))
    assert len({entry.face for entry in sheet}) == len(sheet) == 4 + len(CARDS) + 2 + len(KINDS)
    assert all(entry.name and entry.text.endswith(".") for entry in sheet)


def test_without_statistics_nothing_is_counted_on_the_table(qapp: object) -> None:
    table = Match(1, awaits(c.TakeTurn, 5), statistics=False).picture()
    assert not any(key.startswith(("rolls", "sheet:rolls")) for key in table)


def test_the_watcher_sees_the_table_and_no_hand(at: Find) -> None:
    table = at("late").picture(WATCHER)
    assert not any(key.startswith(("pile:", "card:")) for key in table)
    assert not any(one.kind == "spot" for one in table.values())


def test_bots_keep_their_reasons_to_themselves_until_the_match_is_won(qapp: object) -> None:
    # Given that a reason may tell what is in a hand, then only the end of the match lets it be read by others
    match = Match(3, lambda state: False)
    events = [event for event in match.events if isinstance(event, e.MatchWon)]
    assert events and all(PLAY.opens(event) for event in events)
    fresh = Match(3, lambda state: state.turn > 30)
    seen = {type(event): event for event in (*fresh.events, *fresh.do(fresh.something()).events)}
    assert seen and not any(PLAY.opens(event) for event in seen.values())
