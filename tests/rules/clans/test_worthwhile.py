"""What needs no asking in The Four Groves: answers of which all make the same of the match."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.clans.choices import Announce, Buy, Choose, Pass, Pay
from desktop.rules.clans.frames import Looking
from desktop.rules.clans.game import Clans
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State
from desktop.rules.clans.worthwhile import likeness, only_answer
from desktop.rules.kit import replace
from tests.rules.clans.board import given

GAME = Clans()


def answer(state: State) -> object:
    """What needs no asking now."""
    return only_answer(Table(state), GAME.legal(state))


def battle(attacker: list[str], hand: list[str], **more: Any) -> State:
    """A attacks B; it is A's turn to act."""
    there = {"province": "B1", "attacker": attacker, "defender": ["shirakaba_nagi"]}
    told = {"active": "A", "phase": "battle", "battle": there, "A": {"hand": hand}, **more}
    return given(told)[0]


def test_straightening_what_is_not_bowed_is_nothing_to_ask_about() -> None:
    # given a card that straightens a Personality at the battlefield, and nobody who could use another ability
    straight, bowed = battle(["momijiya_goro"], ["second_wind"]), battle(["momijiya_goro(bowed)"], ["second_wind"])
    # then there is a choice only where one is bowed
    assert any(isinstance(one, Announce) for one in GAME.legal(straight))
    assert answer(straight) == Pass()
    assert answer(bowed) is None


def test_bowing_what_is_bowed_is_nothing_to_ask_about() -> None:
    there = {"province": "B1", "attacker": ["momijiya_goro"], "defender": ["shirakaba_nagi"]}
    told = {"active": "A", "phase": "battle", "battle": there, "A": {"hand": ["hobbled"]}}
    state = given(told)[0]
    assert any(isinstance(one, Announce) for one in GAME.legal(state)) and answer(state) is None
    lying = given({**told, "battle": {**there, "defender": ["shirakaba_nagi(bowed)"]}})[0]
    assert any(isinstance(one, Announce) for one in GAME.legal(lying)) and answer(lying) == Pass()


def test_a_ring_or_another_card_is_asked_about_all_the_same() -> None:
    assert answer(battle(["momijiya_goro"], ["second_wind", "arrows_from_the_ridge"])) is None
    assert answer(battle(["momijiya_goro"], ["wheel_of_wind"])) is None, "an action from a Ring is counted"


@pytest.mark.parametrize(
    ("holdings", "bought", "paid"),
    [
        # 2 alone is exact, 3 would waste 1
        (["rice=terraced_rice_fields", "silk_dyers_quarter"], "fletchers_lane", "rice"),
        # exact in two ways: the peddlers make 2 for a Holding
        (["terraced_rice_fields", "packhorse_peddlers", "silk_dyers_quarter"], "harbor_warehouses", None),
        # exact in two ways, with Holdings that make 2 and can do nothing else
        (["rice=terraced_rice_fields", "reedland_pastures", "silk_dyers_quarter"], "fletchers_lane", "rice"),
        # the same, but one of them has an ability of its own: the other one bows
        (["watchfire_hill", "rice=terraced_rice_fields", "silk_dyers_quarter"], "fletchers_lane", "rice"),
        # the same, but one of them makes more for attachments
        (["fletchers_lane(bowed)", "f=fletchers_lane", "terraced_rice_fields"], "reedland_pastures", None),
        # each way wastes Gold
        (["silk_dyers_quarter", "harbor_warehouses"], "fletchers_lane", None),
        # exact, but what would bow has an ability of its own
        (["watchfire_hill", "silk_dyers_quarter"], "fletchers_lane", None),
    ],
)
def test_a_payment_is_asked_about_only_where_there_is_a_choice(
    holdings: list[str], bought: str, paid: str | None
) -> None:
    seat = {"stronghold": "bowed", "holdings": holdings, "provinces": [bought, *["face_down"] * 3]}
    state, labels = given({"active": "A", "phase": "dynasty", "A": seat})
    after = GAME.step(state, Buy(labels[bought])).state
    assert len([one for one in GAME.legal(after) if isinstance(one, Pay)]) > 1
    assert answer(after) == (None if paid is None else Pay((labels[paid],)))


def test_one_of_two_like_holdings_bows_without_a_question() -> None:
    seat = {"stronghold": "bowed", "holdings": ["silk_dyers_quarter"] * 2, "provinces": ["harbor_warehouses"] * 4}
    state, labels = given({"active": "A", "phase": "dynasty", "A": seat})
    after = GAME.step(state, Buy(labels["harbor_warehouses"])).state
    assert isinstance(answer(after), Pay)


def test_copies_go_under_the_deck_in_any_order() -> None:
    tops = {"fate_deck_top": ["one=second_wind", "two=second_wind", "three=hobbled"]}
    state, labels = given({"active": "A", "phase": "action", "A": tops})
    two, three = (replace(state, frames=(*state.frames, Looking(0, count, 0))) for count in (2, 3))
    assert answer(two) == Choose(labels["one"])
    assert answer(three) is None
    mixed = {"fate_deck_top": ["second_wind", "hobbled"]}
    state, _ = given({"active": "A", "phase": "action", "A": mixed})
    assert answer(replace(state, frames=(*state.frames, Looking(0, 2, 0)))) is None


def test_two_personalities_are_alike_as_long_as_nothing_tells_them_apart() -> None:
    units = ["one=akaba_ren", "two=akaba_ren"]
    for other, alike in (
        ("two=akaba_ren", True),
        ("two=akaba_ren(bowed)", False),
        ("two=akaba_ren(token F+1)", False),
        ("two=akaba_ren{F+2}", False),
        ("two=akaba_ren + plain_katana", False),
        ("two=akaba_tetsuo", False),
    ):
        state, labels = given({"active": "A", "phase": "action", "A": {"units": [units[0], other]}})
        table = Table(state)
        assert (likeness(table, labels["one"]) == likeness(table, labels["two"])) == alike, other
