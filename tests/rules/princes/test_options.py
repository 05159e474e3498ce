"""What can be agreed on besides the rulebook's reading, and thinking better of a payment."""

from __future__ import annotations

from desktop.rules.princes import choices as ch
from desktop.rules.princes import events as ev
from desktop.rules.princes import reasons as rs
from desktop.rules.princes.values import State
from tests.rules.princes.scenarios import given
from tests.rules.princes.traces import GAME, Json, action_of, decision_of

CITY = {"axis": "city@-1"}
ROLL: Json = {"type": "roll"}


def _do(told: Json, *actions: Json) -> State:
    state = given(told)
    for action in actions:
        state = GAME.step(state, action_of(state, action)).state
    return state


def _club(turn: int, options: Json) -> State:
    told = {"at": "T1", "turn": turn, "options": options, "A": {"store": {"all": 3}}}
    return _do(told, ROLL, {"type": "dice", "production": 6, "event": "club"})


def test_brigands_may_stay_away_in_the_first_turns() -> None:
    assert sum(_club(4, {"brigand_grace_turns": 2}).stored[0]) == 18
    assert sum(_club(5, {"brigand_grace_turns": 2}).stored[0]) == 12
    assert sum(_club(1, {}).stored[0]) == 12


def test_together_seven_points_are_enough_for_action_cards() -> None:
    told: Json = {
        "options": {"action_points": "together_seven"},
        "A": {"axis": "city@-1 city@1", "hand": ["spy"], "sites": {"S(-1,up1)": "library"}},
        "B": {"hand": ["bishop"]},
    }
    assert GAME.why_not(given(told), ch.PlayCard("spy")) is None
    assert GAME.why_not(given({**told, "options": {}}), ch.PlayCard("spy")) == rs.TooFewPoints((5, 2), 3, False)


def test_the_new_card_of_an_exchange_may_have_to_come_from_the_same_stack() -> None:
    told: Json = {
        "at": "T6",
        "options": {"exchange_same_stack": True},
        "stacks": {1: ["spy"], 2: ["mint"]},
        "A": {"hand": ["church", "garrison", "bishop"]},
    }
    state = _do(told, {"type": "exchange", "card": "church", "stack": 1})
    assert GAME.legal(state) == (ch.Draw(0),)
    assert GAME.why_not(state, ch.Draw(1)) == rs.OtherStack(1)


def _burnt(options: Json) -> State:
    """A's own Abbey burns in A's turn."""
    told: Json = {
        "options": options,
        "A": {
            "axis": "city@-1",
            "hand": ["arsonist", "church", "mint", "spy"],
            "sites": {"S(1,up1)": "abbey"},
        },
        "B": {"axis": "city@-1", "sites": {"S(1,up1)": "garrison"}},
    }
    return _do(
        told,
        {"type": "play", "card": "arsonist"},
        {"type": "pass"},
        {"type": "attack_die", "value": 6},
        {"type": "return_card", "site": "S(1,up1)"},
    )


def test_a_hand_over_its_limit_is_cut_down_at_once_or_at_the_end_of_the_turn() -> None:
    assert decision_of(_burnt({})) == {"player": "A", "kind": "discard"}
    late = _burnt({"late_discard": True})
    assert decision_of(late)["kind"] == "main"
    assert decision_of(GAME.step(late, ch.EndTurn()).state) == {"player": "A", "kind": "discard"}


def test_after_a_civil_war_hands_are_cut_down_at_once_in_any_case() -> None:
    told: Json = {
        "at": "T1",
        "options": {"late_discard": True},
        "events": ["event_civil_war"],
        "A": {"hand": ["mint", "church", "spy"], "sites": {"S(1,up1)": "fleet_ore"}},
    }
    state = _do(
        told, ROLL, {"type": "dice", "production": 6, "event": "question"}, {"type": "pick_unit", "site": "S(1,up1)"}
    )
    assert decision_of(state) == {"player": "A", "kind": "discard"}


def test_own_cards_may_be_torn_down_where_so_agreed() -> None:
    told: Json = {"A": {"sites": {"S(1,up1)": "knight_emmet"}}}
    assert GAME.why_not(given(told), ch.Demolish(1, "up1")) == rs.NotAgreed()
    agreed = given({**told, "options": {"demolition": True}})
    assert agreed.knight == 0 and ch.Demolish(1, "up1") in GAME.legal(agreed)
    after = GAME.step(agreed, ch.Demolish(1, "up1")).state
    assert after.out == ("knight_emmet",) and after.knight is None and not after.estates[0].places
    assert GAME.why_not(after, ch.Demolish(1, "up1")) == rs.NoTarget(1, "up1")


def test_regions_may_be_placed_as_they_are_drawn() -> None:
    told: Json = {
        "options": {"place_as_drawn": True},
        "pile": ["region_forest_6", "region_goldfield_3"],
        "A": {"axis": "road@2", "store": {"all": 1}},
    }
    state = _do(told, {"type": "build", "what": "settlement", "column": 3, "scout": False})
    assert GAME.legal(state) == (ch.PlaceRow(1), ch.PlaceRow(-1))
    assert GAME.step(state, ch.PlaceRow(-1)).state.estates[0].regions[-2:] == ("goldfield_3", "forest_6")
    assert GAME.step(state, ch.PlaceRow(1)).state.estates[0].regions[-2:] == ("forest_6", "goldfield_3")


TWO_PASTURES: Json = {
    "axis": "road@2 settlement@3",
    "regions": {"R(4,+1)": "region_pasture_5", "R(4,-1)": "region_hills_2"},
}


def test_regions_need_not_be_asked() -> None:
    # Given two pastures, one protected, and two hills with room
    told: Json = {
        "options": {"ask_regions": False},
        "A": {**TWO_PASTURES, "store": {"R(2,+1)": 2, "R(4,+1)": 2}, "sites": {"S(1,up1)": "garrison"}},
    }
    # When wool is traded for brick, then the unprotected pasture pays first and the region storing least gains
    state = _do(told, {"type": "bank", "give": "wool", "rate": 3, "get": "brick"})
    at = state.estates[0].regions.index
    assert decision_of(state)["kind"] == "main"
    assert state.stored[0][at("pasture_3")] == 1 and state.stored[0][at("pasture_5")] == 0
    assert state.stored[0][at("hills_5")] + state.stored[0][at("hills_2")] == 1


def test_a_payment_can_be_taken_back_until_it_is_complete() -> None:
    told: Json = {"A": {**TWO_PASTURES, "store": {"R(2,+1)": 2, "R(4,+1)": 3, "R(2,-1)": 1}}}
    before = given(told)
    state = _do(told, {"type": "bank", "give": "wool", "rate": 3, "get": "brick"}, {"type": "pay", "region": "R(4,+1)"})
    assert ch.GoBack() in GAME.legal(state)
    back = GAME.step(state, ch.GoBack())
    assert back.state == before
    assert back.events == (ev.TakenBack(0, None), ev.Gained(0, "pasture_5", 1, 3, "taken_back"))


def test_a_scout_that_was_shown_comes_back_with_the_payment() -> None:
    told: Json = {
        "A": {
            "axis": "road@2 settlement@3 road@4",
            "regions": TWO_PASTURES["regions"],
            "store": {"all": 2},
            "hand": ["scout"],
        }
    }
    before = given(told)
    state = _do(told, {"type": "build", "what": "settlement", "column": 5, "scout": True})
    assert state.table == ("scout",) and not state.hands[0]
    back = GAME.step(state, ch.GoBack())
    assert back.state == before
    assert ev.TakenBack(0, "scout") in back.events


def test_what_others_do_to_a_region_is_never_taken_back() -> None:
    told: Json = {
        "at": "T1",
        "A": {**CITY, "sites": {"S(-1,up1)": "marketplace"}},
        "B": {**TWO_PASTURES, "store": {"wool": 2}},
    }
    state = _do(
        told, ROLL, {"type": "dice", "production": 6, "event": "mill"}, {"type": "take_resource", "resource": "wool"}
    )
    assert decision_of(state)["kind"] == "pay" and ch.GoBack() not in GAME.legal(state)


def test_refused_offers_are_remembered_for_the_turn() -> None:
    told: Json = {"A": {"store": {"gold": 2}, "hand": ["mint", "spy", "abbey"]}, "B": {"store": {"ore": 1}}}
    offer = {"type": "offer", "give": {"gold": 2}, "get": {"ore": 1}}
    state = _do(told, offer, {"type": "reject"}, offer, {"type": "reject"})
    assert len(state.refused) == 1
    state = GAME.step(GAME.step(state, ch.EndTurn()).state, ch.Pass()).state
    assert state.refused == () and state.active == 1
