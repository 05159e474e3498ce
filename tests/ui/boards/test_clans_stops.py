"""What the table of The Four Groves does without asking."""

from __future__ import annotations

from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans.values import State
from tests.rules.clans.board import given
from tests.ui.boards.clans_match import GAME
from ui.boards import clans as board


def stands(state: State, seat: int) -> object:
    """What is done for the seat that decides and has said nothing."""
    view = GAME.view(state, seat, GAME.first_knowledge(state.options, 2, seat))
    return board.stands(view, board.STANDING, GAME.legal(state))


def at_the_field(to_act: str, **more: Any) -> State:
    """A attacks B, but nobody is at the first battlefield; whoever acts has a Ring to be used there."""
    told = {"active": "A", "phase": "battle", "to_act": to_act, "battle": {"province": "B1"}, **more}
    state = given(told)[0]
    assert any(isinstance(one, c.Announce) for one in GAME.legal(state))
    return state


def test_nobody_is_asked_for_actions_where_no_unit_is_and_none_could_win() -> None:
    ring = {"hand": ["wheel_of_tides"]}
    # Given a Defender: nothing can be lost here as long as no attacker comes
    assert stands(at_the_field("B", B={**ring, "units": ["shirakaba_nagi"]}), 1) == c.Pass()
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
    assert stands(at_the_field("A", battle=there, A={"hand": ["second_wind"]}), 0) == c.Pass()
    copies, others = ["akaba_tetsuo(bowed)", "two=akaba_tetsuo(bowed)"], ["akaba_tetsuo(bowed)", "akaba_ren(bowed)"]
    for army, by_itself in ((copies, True), (others, False)):
        told = {"active": "A", "phase": "battle", "battle": {**there, "attacker": army}, "A": {"hand": ["second_wind"]}}
        state, labels = given(told)
        state = GAME.step(state, c.Announce(labels["second_wind"], 0)).state
        assert sum(isinstance(one, c.Target) for one in GAME.legal(state)) == 2
        assert isinstance(stands(state, 0), c.Target) == by_itself
