"""Every refusal says what is missing, in facts."""

from __future__ import annotations

import pytest
from msgspec import json

from desktop.rules.kit import IllegalAction, MatchIsOver, NotNow, Reason
from desktop.rules.princes import choices as ch
from desktop.rules.princes import reasons as rs
from desktop.rules.princes.values import Options, State
from tests.rules.princes.scenarios import given
from tests.rules.princes.traces import GAME, Json, action_of, goods

CITY = {"axis": "city@-1"}
POOR: Json = {"hand": ["marketplace", "knight_emmet", "spy", "scout", "bishop"], "store": {"ore": 1, "brick": 2}}

CASES: list[tuple[str, Json, Json, Reason]] = [
    (
        "one lumber short of a road",
        {"A": {"store": {"brick": 2}}},
        {"type": "build", "what": "road", "column": 2},
        rs.Short(goods({"lumber": 1})),
    ),
    (
        "a road goes to an end",
        {"A": {"store": {"all": 3}}},
        {"type": "build", "what": "road", "column": 4},
        rs.NotAnEnd("road", 4),
    ),
    (
        "a settlement needs a road",
        {"A": {"store": {"all": 3}}},
        {"type": "build", "what": "settlement", "column": 3},
        rs.NotAnEnd("settlement", 3),
    ),
    (
        "no cities left",
        {"A": {"store": {"all": 3}}, "supply": {"city": 0}},
        {"type": "build", "what": "city", "column": 1},
        rs.SupplyEmpty("city"),
    ),
    (
        "a city lies on a settlement",
        {"A": {**CITY, "store": {"all": 3}}},
        {"type": "build", "what": "city", "column": -1},
        rs.NeedsSettlement(-1),
    ),
    (
        "a Scout that is not in the hand",
        {"A": {"axis": "road@2", "store": {"all": 3}}},
        {"type": "build", "what": "settlement", "column": 3, "scout": True},
        rs.NotInHand("scout"),
    ),
    (
        "a red card needs a city",
        {"A": POOR},
        {"type": "build_card", "card": "marketplace", "site": "S(1,up1)"},
        rs.NeedsCity("marketplace", 1),
    ),
    (
        "an outer site needs a city",
        {"A": POOR},
        {"type": "build_card", "card": "knight_emmet", "site": "S(1,down2)"},
        rs.NeedsCity("knight_emmet", 1),
    ),
    (
        "no town there",
        {"A": POOR},
        {"type": "build_card", "card": "knight_emmet", "site": "S(3,up1)"},
        rs.NeedsTown(3),
    ),
    (
        "the inner site first",
        {"A": {**CITY, **POOR, "axis": "city@1"}},
        {"type": "build_card", "card": "knight_emmet", "site": "S(1,up2)"},
        rs.InnerFirst(1, "up2"),
    ),
    (
        "the site is taken",
        {"A": {**POOR, "sites": {"S(1,up1)": "garrison"}}},
        {"type": "build_card", "card": "knight_emmet", "site": "S(1,up1)"},
        rs.SiteTaken(1, "up1", "garrison"),
    ),
    (
        "a card that is not in the hand",
        {"A": POOR},
        {"type": "build_card", "card": "garrison", "site": "S(1,up1)"},
        rs.NotInHand("garrison"),
    ),
    (
        "an action card is not built",
        {"A": POOR},
        {"type": "build_card", "card": "spy", "site": "S(1,up1)"},
        rs.NotForSites("spy"),
    ),
    (
        "three points each",
        {"A": {**POOR, **CITY}},
        {"type": "play", "card": "spy"},
        rs.TooFewPoints((3, 2), 3, False),
    ),
    (
        "both together seven",
        {"A": {**POOR, **CITY}, "B": CITY, "options": {"action_points": "together_seven"}},
        {"type": "play", "card": "spy"},
        rs.TooFewPoints((3, 3), 7, True),
    ),
    ("a Scout goes with a settlement", {"A": POOR}, {"type": "play", "card": "scout"}, rs.NotPlayedNow("scout")),
    (
        "nothing to burn",
        {"A": {**CITY, "hand": ["arsonist"]}, "B": CITY},
        {"type": "play", "card": "arsonist"},
        rs.NothingToHit("arsonist"),
    ),
    (
        "nothing to trade",
        {"A": {**CITY, "hand": ["caravan"]}, "B": CITY},
        {"type": "play", "card": "caravan"},
        rs.NothingToGive("caravan"),
    ),
    ("no fleet", {"A": POOR}, {"type": "bank", "give": "brick", "rate": 2, "get": "ore"}, rs.WorseRate("brick", 2)),
    ("a kind for itself", {"A": POOR}, {"type": "bank", "give": "ore", "rate": 3, "get": "ore"}, rs.SameKind("ore")),
    (
        "two ore short for the bank",
        {"A": POOR},
        {"type": "bank", "give": "ore", "rate": 3, "get": "wool"},
        rs.Short(goods({"ore": 2})),
    ),
    (
        "no room for what the bank gives",
        {"A": {"store": {"ore": 3, "wool": 3}}},
        {"type": "bank", "give": "ore", "rate": 3, "get": "wool"},
        rs.NoRoom(0, "wool"),
    ),
    ("something for nothing", {"A": POOR}, {"type": "offer", "give": {}, "get": {"wool": 1}}, rs.OneSided()),
    (
        "the same on both sides",
        {"A": POOR, "B": {"store": {"ore": 1}}},
        {"type": "offer", "give": {"ore": 1}, "get": {"ore": 1}},
        rs.SameKind("ore"),
    ),
    (
        "they have none",
        {"A": POOR},
        {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}},
        rs.TheyAreShort(goods({"wool": 1})),
    ),
    (
        "they have no room",
        {"A": POOR, "B": {"store": {"ore": 3, "wool": 1}}},
        {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}},
        rs.NoRoom(1, "ore"),
    ),
    ("no second roll", {"A": POOR}, {"type": "roll"}, NotNow()),
    (
        "an Alchemist that is not in the hand",
        {"at": "T1"},
        {"type": "play", "card": "alchemist", "number": 3},
        rs.NotInHand("alchemist"),
    ),
    ("three cards first", {"at": "T6", "stacks": {1: ["spy"]}}, {"type": "stop"}, rs.TooFewCards(3)),
    ("an empty stack", {"at": "T6", "stacks": {1: ["spy"]}}, {"type": "draw", "stack": 2}, rs.EmptyStack(1)),
    (
        "too poor to search",
        {"at": "T6", "stacks": {1: ["spy"]}, "A": {"store": {"ore": 1}}},
        {"type": "search", "stack": 1},
        rs.SearchTooDear(2),
    ),
]


@pytest.mark.parametrize(("told", "action", "reason"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_refusal_names_the_fact(told: Json, action: Json, reason: Reason) -> None:
    state = given(told)
    asked = action_of(state, action)
    assert GAME.why_not(state, asked) == reason
    with pytest.raises(IllegalAction) as refused:
        GAME.step(state, asked)
    assert refused.value.reason == reason
    assert json.decode(json.encode(reason), type=GAME.types.reason) == reason


def _after(told: Json, *actions: Json) -> State:
    state = given(told)
    for action in actions:
        state = GAME.step(state, action_of(state, action)).state
    return state


def test_a_payment_says_which_regions_can_pay() -> None:
    # Given two pastures, either of which can pay
    told = {
        "A": {
            "axis": "road@2 settlement@3",
            "regions": {"R(4,+1)": "region_pasture_5", "R(4,-1)": "region_hills_2"},
            "store": {"all": 2},
        },
    }
    state = _after(told, {"type": "bank", "give": "wool", "rate": 3, "get": "ore"})
    assert GAME.why_not(state, ch.Pay("pasture_3")) is None
    assert GAME.why_not(state, ch.Pay("fields_1")) == rs.OtherKind("fields_1", "wool")
    assert GAME.why_not(state, ch.Pay("fields_2")) == rs.NotYourRegion("fields_2")
    assert GAME.why_not(state, ch.Gain("pasture_3")) == NotNow()


def test_an_empty_region_cannot_pay_for_a_search() -> None:
    told = {"at": "T6", "stacks": {1: ["spy"]}, "A": {"store": {"ore": 2, "wool": 1}}}
    state = _after(told, {"type": "search", "stack": 1})
    assert GAME.why_not(state, ch.Pay("hills_5")) == rs.RegionEmpty("hills_5")


def test_a_church_protects_from_civil_war() -> None:
    told = {
        "at": "T1",
        "events": ["event_civil_war"],
        "B": {**CITY, "sites": {"S(-1,up1)": "knight_hoss", "S(-1,down1)": "church", "S(1,up1)": "fleet_ore"}},
    }
    state = _after(told, {"type": "roll"}, {"type": "dice", "production": 6, "event": "question"})
    assert GAME.why_not(state, ch.ReturnCard(-1, "up1")) == rs.ChurchProtects(-1)
    assert GAME.why_not(state, ch.ReturnCard(-1, "down1")) == rs.NoTarget(-1, "down1")
    assert GAME.why_not(state, ch.ReturnCard(1, "up1")) is None


def test_a_wrong_counter_card_and_one_that_is_not_there() -> None:
    told = {
        "A": {**CITY, "hand": ["black_knight"]},
        "B": {**CITY, "hand": ["bishop"], "sites": {"S(1,up1)": "knight_emmet"}},
    }
    state = _after(told, {"type": "play", "card": "black_knight"})
    assert GAME.why_not(state, ch.Counter("bishop")) == rs.NotCounter("bishop")
    assert GAME.why_not(state, ch.Counter("herb_woman")) == rs.NotInHand("herb_woman")


def test_nothing_can_be_done_after_the_end() -> None:
    hand = {"hand": ["mint", "spy", "abbey"]}
    told = {"at": "T6", "turn": 20, "options": {"max_rounds": 10}, "active": "B", "B": hand}
    state = _after(told, {"type": "pass"})
    assert GAME.why_not(state, ch.Roll()) == MatchIsOver()
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.places == ((0, 1),) and outcome.reason == rs.TurnsRanOut((2, 2))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(points=4), rs.OptionOutOfRange("points", 5, 20)),
        (Options(max_rounds=0), rs.OptionOutOfRange("max_rounds", 1, 400)),
        (Options(brigand_grace_turns=11), rs.OptionOutOfRange("brigand_grace_turns", 0, 10)),
        (Options(), None),
    ],
)
def test_options_have_bounds(options: Options, reason: Reason | None) -> None:
    assert GAME.why_not_options(options, 2) == reason
