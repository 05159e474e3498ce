"""What the table of The Four Groves does without asking."""

from __future__ import annotations

from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans.events import LookedAtTop
from desktop.rules.clans.frames import Looking
from desktop.rules.clans.values import State
from desktop.rules.kit import replace
from tests.rules.clans.board import given
from tests.ui.boards.clans_match import GAME
from ui.boards import clans as board
from ui.stage.placement import Affordance
from ui.words.clans import ClansWords


def stands(state: State, seat: int, alone: bool = True) -> object:
    """What is done for the seat that decides and has said nothing."""
    view = GAME.view(state, seat, GAME.first_knowledge(state.options, 2, seat))
    return board.stands(view, board.STANDING, GAME.legal(state), alone)


def at_the_field(to_act: str, **more: Any) -> State:
    """A attacks B, but nobody is at the first battlefield; whoever acts has a Ring to be used there."""
    told = {"active": "A", "phase": "battle", "to_act": to_act, "battle": {"province": "B1"}, **more}
    state = given(told)[0]
    assert any(isinstance(one, c.Announce) for one in GAME.legal(state))
    return state


def test_nobody_is_asked_for_actions_where_no_unit_is_and_none_could_win() -> None:
    ring = {"hand": ["wheel_of_tides"]}
    # Given a Defender: nothing can be lost here as long as no attacker comes
    defending = at_the_field("B", B={**ring, "units": ["shirakaba_nagi"]})
    assert stands(defending, 1) == stands(defending, 1, alone=False) == c.Pass()
    # Given an Attacker whose units at home are too weak for the Province, or bowed
    assert stands(at_the_field("A", A={**ring, "units": ["momijiya_goro"]}), 0) == c.Pass()
    assert stands(at_the_field("A", A={**ring, "units": ["momijiya_goro(token F+9, bowed)"]}), 0) == c.Pass()
    # Then only who could take it is asked
    assert stands(at_the_field("A", A={**ring, "units": ["momijiya_goro(token F+9)"]}), 0) is None


def test_a_battle_with_units_is_asked_about_as_ever() -> None:
    there = {"province": "B1", "attacker": ["momijiya_goro"], "defender": []}
    for to_act, seat in (("A", 0), ("B", 1)):
        hand = {to_act: {"hand": ["wheel_of_tides"], "units": ["akaba_tetsuo"]}}
        assert stands(at_the_field(to_act, battle=there, **hand), seat) is None


def test_what_would_change_nothing_is_passed_and_a_choice_between_copies_is_made() -> None:
    there = {"province": "B1", "attacker": ["momijiya_goro"], "defender": []}
    useless = at_the_field("A", battle=there, A={"hand": ["second_wind"]})
    assert stands(useless, 0) == c.Pass()
    assert stands(useless, 0, alone=False) is None, "another person would know that the hand holds nothing of use"
    copies, others = ["akaba_tetsuo(bowed)", "two=akaba_tetsuo(bowed)"], ["akaba_tetsuo(bowed)", "akaba_ren(bowed)"]
    for army, by_itself in ((copies, True), (others, False)):
        told = {"active": "A", "phase": "battle", "battle": {**there, "attacker": army}, "A": {"hand": ["second_wind"]}}
        state, labels = given(told)
        state = GAME.step(state, c.Announce(labels["second_wind"], 0)).state
        assert sum(isinstance(one, c.Target) for one in GAME.legal(state)) == 2
        assert isinstance(stands(state, 0), c.Target) == by_itself


def test_what_only_its_owner_sees_is_asked_about_where_another_person_could_learn_it(qapp: object) -> None:
    state, labels = given({"active": "A", "phase": "action", "A": {"fate_deck_top": ["one=hobbled", "two=hobbled"]}})
    state = replace(state, frames=(*state.frames, Looking(0, 2, 0)))
    known = GAME.first_knowledge(state.options, 2, 0)
    known = GAME.observe(known, LookedAtTop(0, 2, state.fate[0][:2]))
    view, legal = GAME.view(state, 0, known), GAME.legal(state)
    assert board.stands(view, board.STANDING, legal) == c.Choose(labels["one"])
    assert board.stands(view, board.STANDING, legal, alone=False) is None


def affordances(state: State, seat: int) -> tuple[Affordance, ...]:
    """What can be done, on the table or in the list."""
    words = ClansWords(("Marta", "Ada"))
    words.match = state.options
    view = GAME.view(state, seat, GAME.first_knowledge(state.options, 2, seat))
    return board.affordances(view, GAME.legal(state), words, lambda action: GAME.why_not(state, action))


def listed(state: State, seat: int) -> dict[str, Affordance]:
    """What is listed, by its text."""
    return {one.text: one for one in affordances(state, seat) if one.listed}


def test_gold_that_cannot_but_be_lost_is_told_before_anything_is_paid(qapp: object) -> None:
    # Given 4 Gold that make one payment, for a Holding of 2, one of 4, and a Follower of 2
    seat = {
        "provinces": ["terraced_rice_fields", "silk_dyers_quarter", "face_down", "face_down"],
        "hand": ["ashigaru_spear_band"],
        "units": ["akaba_ren"],
    }
    buying = listed(given({"active": "A", "phase": "dynasty", "A": seat})[0], 0)
    assert buying["Bring into play: Terraced Rice Fields"].note == "2 Gold, 2 Gold is lost"
    assert buying["Bring into play: Silk Dyers\u2019 Quarter"].note == "4 Gold"
    acting = listed(given({"active": "A", "phase": "action", "A": seat})[0], 0)
    assert acting["Equip: Ashigaru Spear Band"].note.endswith("2 Gold is lost")
    # And where there is a choice, the button that pays warns of it
    seat["holdings"] = ["harbor_warehouses"]
    state, labels = given({"active": "A", "phase": "dynasty", "A": seat})
    pays = listed(GAME.step(state, c.Buy(labels["terraced_rice_fields"])).state, 0)
    pay = next(one for one in pays.values() if one.primary)
    assert pay.note == "4 of 2 Gold, 2 Gold is lost" and pay.warns


def test_two_copies_of_the_hand_are_listed_once(qapp: object) -> None:
    there = {"province": "B1", "attacker": ["momijiya_goro"], "defender": ["shirakaba_nagi"]}
    seat = {"hand": ["arrows_from_the_ridge", "arrows_from_the_ridge", "hobbled"]}
    state = given({"active": "A", "phase": "battle", "battle": there, "A": seat})[0]
    assert sum(isinstance(one, c.Announce) and one.card >= 0 for one in GAME.legal(state)) == 3
    uses = [one for one in affordances(state, 0) if isinstance(one.action, c.Announce) and not one.refusal]
    assert [one.text for one in uses if one.listed] == ["Use: Arrows from the Ridge", "Use: Hobbled"]
    assert len({one.keys for one in uses}) == 3, "on the table either copy can be taken"
