"""Where the rules could be read in two ways: the reading that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu.events import CardDealt, DealBegan, LifeLost, Shown, Undone
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import AcceptStop, Deed, Demand, Loss, Options

GAME = Cuccu()
Play = Callable[..., Any]
ALL_KEEP = "A keep, B keep, C keep, D keep"


def test_a0_a_card_is_dealt_only_when_its_seat_must_act_or_is_asked(play: Play) -> None:
    table = play("VII", "")
    assert table.hands == {"A": "VII"}
    table = play("VII V", "A exchange")
    assert set(table.hands) == {"A", "B"}
    assert [(dealt.seat, dealt.asker) for dealt in table.of(CardDealt)] == [(0, None), (1, 0)]


def test_a0_play_goes_from_the_dealers_right_to_the_dealer(play: Play) -> None:
    assert play("VII", "").of(DealBegan)[0].order == (0, 1, 2, 3)


def test_a1_the_dealer_takes_the_bottom_card_and_past_his_horse_the_asker_the_top_one(play: Play) -> None:
    assert play("VIII VII VI II", "A keep, B keep, C keep, D exchange").result == "chance: DrawBottom"
    assert play("VIII VII VI HORSE", "A keep, B keep, C exchange").result == "chance: DrawTop"


def test_a2_a_special_card_drawn_by_the_dealer_is_not_drawn_again(play: Play) -> None:
    table = play("VIII VII VI II", "A keep, B keep, C keep, D exchange", bottom="HORSE")
    assert (table.hands["D"], table.payers) == ("HORSE", ["C"])


def test_a3_a4_at_the_inn_the_asker_chooses_first_and_then_the_holder(play: Play) -> None:
    table = play("V INN", "A exchange")
    assert GAME.legal(table.state) == (AcceptStop(), Demand())
    assert play("V INN", "A exchange, A demand").result == "B: AgreeOrDecline"


def test_a5_hands_of_wounded_seats_are_compared_those_of_dead_seats_are_not(play: Play) -> None:
    assert play("II HUNTER VI VII", "A exchange, C keep, D keep", lives={"A": 2}).payers == ["A"]
    assert play("II HUNTER VI VII", "A exchange, C keep, D keep", lives={"A": 1}).payers == ["C"]


@pytest.mark.parametrize("special", ["CUCKOO", "HUNTER", "CAT", "HORSE"])
def test_a6_the_holder_of_a_shown_card_has_kept_it(play: Play, special: str) -> None:
    table = play(f"VII {special} V VIII", "A exchange, C keep, D keep")
    assert table.state.deeds[1] is Deed.SHOWED


def test_a7_the_match_ends_at_once_when_one_seat_is_left(play: Play) -> None:
    table = play("II HUNTER", "A exchange", order="AD", lives={"A": 1, "D": 1})
    assert (table.result, table.showdown) == ("winner D", False)


def test_a7_as_an_option_the_last_card_goes_to_the_showdown(play: Play) -> None:
    options = Options(showdown_for_one=True)
    # A hunter alone is the lowest card there is: with its last life lost, everybody returns.
    table = play("II HUNTER", "A exchange", order="AD", lives={"A": 1, "D": 1}, options=options)
    assert (table.result, table.payers) == ("replay_all", ["D"])
    table = play("II HUNTER", "A exchange", order="AD", lives={"A": 1, "D": 2}, options=options)
    assert (table.result, table.lives["D"]) == ("winner D", 1)


def test_a7_as_an_option_it_changes_nothing_while_two_have_lives(play: Play) -> None:
    options = Options(showdown_for_one=True)
    table = play("II HUNTER VI VII", "A exchange, C keep, D keep", lives={"A": 1}, options=options)
    assert (table.result, table.payers) == ("next_deal", ["C"])


def test_a8_the_cat_undoes_only_exchanges_of_the_askers_present_card(play: Play) -> None:
    # A's exchange with B came to rest when B kept; C's request is its own affair.
    table = play("I VI IIII CAT", "A exchange, B keep, C exchange")
    assert table.of(Undone) == []
    assert table.hands["A"] == "VI"


def test_a9_only_the_asker_pays_the_cat(play: Play) -> None:
    table = play("I V VI CAT", "A exchange, B exchange, C exchange")
    assert [lost.seat for lost in table.of(LifeLost) if lost.loss is Loss.CAT] == [2]


def test_a10_the_cat_undoes_also_when_the_asker_is_out(play: Play) -> None:
    table = play("I VI CAT VII", "A exchange, B exchange, D keep", lives={"B": 1})
    assert len(table.of(Undone)) == 1


def test_a11_all_lowest_cards_lose(play: Play) -> None:
    assert play("II II X VIII", ALL_KEEP).payers == ["A", "B"]


def test_a12_two_fools_are_worth_fourteen_and_a_half_and_no_life(play: Play) -> None:
    table = play("FOOL FOOL HUNTER HUNTER", ALL_KEEP, lives={"A": 2})
    assert table.payers == ["C", "D"]
    assert table.lives == {"A": 2, "B": 3, "C": 2, "D": 2}


def test_a13_one_fool_loses_together_with_every_lowest_card(play: Play) -> None:
    table = play("FOOL III III X", ALL_KEEP)
    assert {lost.seat: lost.loss for lost in table.state.losses} == {0: Loss.FOOL, 1: Loss.LOWEST, 2: Loss.LOWEST}


def test_a14_a_dead_fool_is_not_counted(play: Play) -> None:
    table = play("FOOL HUNTER FOOL V", "A exchange, C keep, D keep", lives={"A": 1})
    assert table.payers == ["C", "D"]


def test_a15_every_keep_ends_the_chain(play: Play) -> None:
    assert play("I VI", "A exchange").state.chain != ()
    assert play("I VI", "A exchange, B keep").state.chain == ()


def test_a16_a_fool_must_be_exchanged_when_asked_for(play: Play) -> None:
    table = play("II FOOL", "A exchange")
    assert table.hands == {"A": "FOOL", "B": "II"}
    assert table.of(Shown) == []


def test_a17_the_next_dealer_is_the_next_seat_with_lives(play: Play) -> None:
    table = play("III VIII X VII", ALL_KEEP, lives={"A": 1})
    assert table.state.awaits.seat == 1


def test_a18_a_seat_that_is_out_stays_out_until_everybody_returns(play: Play) -> None:
    table = play("VII III VIII", "A keep, B keep, D keep", order="ABD")
    assert table.lives["C"] == 0
    assert 2 not in table.state.order
