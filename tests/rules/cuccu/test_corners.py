"""Corners where rules meet: chains with inns and horses, fools and dead hands, guarantees, the last life."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu.events import (
    LifeLost,
    MatchWon,
    Refused,
    ShowdownBegan,
    Skipped,
    Swapped,
    Undone,
    WentOut,
)
from desktop.rules.cuccu.showdown import losers
from desktop.rules.cuccu.values import Guarantee, Loss, Rank

Play = Callable[..., Any]


# -- the chain and the cat --------------------------------------------------------------------------------------------


def test_cat_after_a_declined_inn_sends_the_inn_back_too(play: Play) -> None:
    # The inn was exchanged, its former holder passed the card on: all of that carried the asker's present card.
    table = play("I INN VI CAT", "A exchange, A demand, B decline, B exchange, C exchange")
    assert table.hands == {"A": "I", "B": "INN", "C": "VI", "D": "CAT"}
    assert table.lives == {"A": 2, "B": 3, "C": 2, "D": 3}
    assert table.payers == ["A"]


def test_cat_met_by_the_former_holder_of_the_inn(play: Play) -> None:
    table = play("I INN CAT VII", "A exchange, A demand, B decline, B exchange, D keep")
    assert table.hands == {"A": "I", "B": "INN", "C": "CAT", "D": "VII"}
    assert table.lives == {"A": 2, "B": 2, "C": 3, "D": 3}


def test_the_chain_goes_on_through_an_inn_that_a_later_seat_declines(play: Play) -> None:
    table = play("I V INN CAT", "A exchange, B exchange, B demand, C decline, C exchange")
    assert table.hands == {"A": "I", "B": "V", "C": "INN", "D": "CAT"}
    assert [(step.asker, step.target) for step in table.of(Undone)] == [(1, 2), (0, 1)]


def test_an_agreed_inn_ends_the_chain(play: Play) -> None:
    # B is stopped with A's card; C's own exchange is a new run, and the cat undoes none of the old one.
    table = play("I V INN VI", "A exchange, B exchange, B demand, C agree, D keep")
    assert table.hands == {"A": "V", "B": "I", "C": "INN", "D": "VI"}
    assert table.payers == ["B"]


@pytest.mark.parametrize("blocker", ["CUCKOO", "HUNTER"])
def test_a_refusal_ends_the_chain(play: Play, blocker: str) -> None:
    table = play(f"I {blocker} II CAT", "A exchange, C exchange")
    assert table.hands == {"A": "I", "B": blocker, "C": "II", "D": "CAT"}
    assert table.of(Undone) == []


def test_two_cats_each_undo_only_the_run_before_them(play: Play) -> None:
    table = play("I CAT II CAT", "A exchange, C exchange")
    assert table.lives == {"A": 1, "B": 3, "C": 2, "D": 3}
    assert table.of(Undone) == []


def test_cat_after_a_horse_within_a_chain(play: Play) -> None:
    # A gives to B, B past the horse at C asks D, the cat: only A's exchange is undone, the horse stays where it is.
    table = play("I V HORSE CAT", "A exchange, B exchange")
    assert table.hands == {"A": "I", "B": "V", "C": "HORSE", "D": "CAT"}
    assert table.lives == {"A": 2, "B": 2, "C": 3, "D": 3}
    assert [type(event) for event in table.of(Skipped, Refused, Undone)] == [Skipped, Refused, Undone]


def test_the_cat_undoes_also_when_it_took_the_last_life(play: Play) -> None:
    table = play("I VI CAT VII", "A exchange, B exchange, D keep", lives={"B": 1})
    assert table.hands == {"A": "I", "B": "VI", "C": "CAT", "D": "VII"}
    assert table.lives == {"A": 2, "B": 0, "C": 3, "D": 3}
    # B's hand is dead: its VI is not compared, A's own I has come back and loses.
    assert table.payers == ["A"]


def test_the_cat_takes_one_last_life_and_the_card_it_sends_back_another(play: Play) -> None:
    table = play("I VI CAT", "A exchange, B exchange", lives={"A": 1, "B": 1, "D": 1}, order="ABD")
    assert table.hands == {"A": "I", "B": "VI", "D": "CAT"}
    assert [(lost.seat, lost.loss) for lost in table.of(LifeLost)] == [(1, Loss.CAT), (0, Loss.LOWEST)]
    assert table.result == "winner D"


def test_the_cat_ends_the_match_at_once(play: Play) -> None:
    table = play("I CAT", "A exchange", lives={"A": 1, "D": 2}, order="AD")
    assert table.result == "winner D"
    assert [type(event) for event in table.of(LifeLost, WentOut, MatchWon)] == [LifeLost, WentOut, MatchWon]
    assert not table.showdown


def test_a_received_special_card_has_no_power_when_passed_on(play: Play) -> None:
    # B receives the hunter that A did not want and passes it to C: it moves as a plain 14.
    table = play("HUNTER VI VIII VII", "A exchange, B exchange, C keep, D keep")
    assert table.hands == {"A": "VI", "B": "VIII", "C": "HUNTER", "D": "VII"}
    assert table.of(Refused) == []


# -- horses -----------------------------------------------------------------------------------------------------------


def test_horse_then_the_dealers_horse(play: Play) -> None:
    table = play("VIII I HORSE HORSE", "A keep, B exchange", top="V")
    assert table.hands == {"A": "VIII", "B": "V", "C": "HORSE", "D": "HORSE"}
    assert table.payers == ["B"]


def test_first_seat_past_both_horses_to_the_dealers_inn(play: Play) -> None:
    table = play("ZERO HORSE HORSE INN", "A exchange, A demand, D agree")
    assert table.payers == ["D"]
    assert table.state.guarantees == (Guarantee(0, 3),)


def test_between_two_seats_the_dealers_horse_leads_to_the_top(play: Play) -> None:
    table = play("II HORSE", "A exchange", order="AD", top="CUCKOO")
    assert table.hands == {"A": "CUCKOO", "D": "HORSE"}
    assert table.payers == ["D"]


def test_the_dealers_horse_after_a_chain_leaves_the_earlier_exchange(play: Play) -> None:
    table = play("I V VI HORSE", "A exchange, B exchange, C exchange", top="X")
    assert table.hands == {"A": "V", "B": "VI", "C": "X", "D": "HORSE"}
    assert table.payers == ["A"]


def test_a_seat_whose_horse_was_skipped_does_not_act(play: Play) -> None:
    table = play("I HORSE V VI", "A exchange, C exchange, D keep")
    assert table.hands == {"A": "V", "B": "HORSE", "C": "VI", "D": "I"}


# -- hunters and dead hands -------------------------------------------------------------------------------------------


def test_hunter_at_the_dealer_kills_the_last_asker_and_the_others_compare(play: Play) -> None:
    table = play("VIII VII LION HUNTER", "A keep, B keep, C exchange", lives={"C": 1})
    assert table.lives == {"A": 3, "B": 2, "C": 0, "D": 3}
    assert table.result == "next_deal"


def test_two_askers_are_shot_in_one_deal(play: Play) -> None:
    table = play("II HUNTER III HUNTER", "A exchange, C exchange", lives={"A": 1, "C": 1})
    # Both askers are dead; the two hunters tie for the lowest live card.
    assert table.lives == {"A": 0, "B": 2, "C": 0, "D": 2}
    assert table.payers == ["B", "D"]


def test_two_askers_are_shot_and_everyone_is_left_without_lives(play: Play) -> None:
    table = play("II HUNTER III HUNTER", "A exchange, C exchange", lives=dict.fromkeys("ABCD", 1))
    assert table.lives == dict.fromkeys("ABCD", 0)
    assert table.result == "replay_all"


def test_a_dead_fool_is_not_counted(play: Play) -> None:
    # One fool dies with its holder: the other is the single live fool and loses with the lowest card.
    table = play("FOOL HUNTER FOOL V", "A exchange, C keep, D keep", lives={"A": 1})
    assert table.lives == {"A": 0, "B": 3, "C": 2, "D": 2}
    assert {lost.seat: lost.loss for lost in table.state.losses} == {2: Loss.FOOL, 3: Loss.LOWEST}


def test_a_fool_whose_holder_was_only_wounded_counts(play: Play) -> None:
    table = play("FOOL HUNTER FOOL V", "A exchange, C keep, D keep", lives={"A": 2})
    assert table.payers == ["D"]


def test_a_dead_hand_stays_hidden(play: Play) -> None:
    table = play("LION HUNTER VI VII", "A exchange, C keep, D keep", lives={"A": 1})
    [showdown] = table.of(ShowdownBegan)
    assert [hand.seat for hand in showdown.hands] == [1, 2, 3]
    assert table.view("B").hands[0].rank is None


def test_a_wounded_asker_with_a_cuckoo_loses_nothing_more(play: Play) -> None:
    table = play("CUCKOO HUNTER VI VII", "A exchange, C keep, D keep")
    assert table.lives == {"A": 2, "B": 3, "C": 2, "D": 3}


# -- guarantees -------------------------------------------------------------------------------------------------------


def test_two_guarantees_in_one_deal_are_each_paid_by_their_own_inn(play: Play) -> None:
    table = play("ZERO INN ZERO INN", "A exchange, A demand, B agree, C exchange, C demand, D agree")
    assert table.payers == ["B", "D"]
    assert {(lost.seat, lost.held, lost.loss) for lost in table.state.losses} == {
        (1, 0, Loss.GUARANTEE),
        (3, 2, Loss.GUARANTEE),
    }


def test_a_guarantee_covers_a_zero_that_ties_and_the_other_zero_pays_itself(play: Play) -> None:
    table = play("ZERO INN ZERO V", "A exchange, A demand, B agree, C keep, D keep")
    assert table.payers == ["B", "C"]


def test_a_guarantee_can_take_the_last_life_and_the_match(play: Play) -> None:
    table = play("ZERO INN", "A exchange, A demand, D agree", lives={"A": 1, "D": 1}, order="AD")
    assert table.lives["D"] == 0
    assert table.result == "winner A"


def test_a_declined_guarantee_is_none(play: Play) -> None:
    table = play("ZERO INN VI V", "A exchange, A demand, B decline, B keep, C keep, D keep")
    assert table.payers == ["B"]
    assert table.state.losses[0].loss is Loss.LOWEST


def test_a_guarantee_pays_for_a_zero_received_before(play: Play) -> None:
    # A's zero went to B by exchange; B, not A, is covered by C's inn.
    table = play("ZERO V INN VI", "A exchange, B exchange, B demand, C agree, D keep")
    assert table.hands["B"] == "ZERO"
    assert table.payers == ["C"]


def test_a_guarantee_does_not_cover_a_fool_or_a_bucket(play: Play) -> None:
    for card in ("FOOL", "BUCKET"):
        table = play(f"{card} INN VI V", "A exchange, A demand, B agree, C keep, D keep")
        assert "A" in table.payers and "B" not in table.payers


def test_a_single_fool_loses_beside_a_guaranteed_zero(play: Play) -> None:
    table = play("ZERO INN FOOL V", "A exchange, A demand, B agree, C keep, D keep")
    assert table.payers == ["B", "C"]


# -- fools and cuckoos at the showdown --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "lose"),
    [
        ("FOOL", "FOOL"),
        ("CUCKOO", ""),
        ("FOOL FOOL", "FOOL FOOL"),
        ("FOOL CUCKOO", "FOOL"),
        ("FOOL LION", "FOOL LION"),
        ("FOOL HUNTER", "FOOL HUNTER"),
        ("FOOL FOOL LION", "LION"),
        ("FOOL FOOL HUNTER HUNTER", "HUNTER HUNTER"),
        ("FOOL FOOL CUCKOO", "FOOL FOOL"),
        ("FOOL HUNTER HUNTER CUCKOO", "FOOL HUNTER HUNTER"),
        ("CUCKOO CUCKOO HUNTER HORSE", "HORSE"),
        ("LION LION MASK FOOL", "LION LION FOOL"),
        ("CUCKOO CUCKOO INN INN", "INN INN"),
    ],
)
def test_who_loses(hands: str, lose: str) -> None:
    cards = [Rank[name] for name in hands.split()]
    lost = losers(dict(enumerate(cards)))
    assert sorted(cards[seat].name for seat in lost) == sorted(lose.split())


# -- the two ends of the pack -----------------------------------------------------------------------------------------


def test_the_dealer_may_draw_the_twin_of_the_card_he_gives_back(play: Play) -> None:
    table = play("VIII VII VI II", "A keep, B keep, C keep, D exchange", bottom="II")
    assert table.hands["D"] == "II"
    assert table.payers == ["D"]


def test_a_drawn_fool_counts_as_the_second_fool(play: Play) -> None:
    table = play("FOOL VII VI II", "A keep, B keep, C keep, D exchange", bottom="FOOL")
    assert table.payers == ["C"]


def test_the_fool_given_back_to_the_pack_is_not_counted(play: Play) -> None:
    table = play("FOOL VII VI FOOL", "A keep, B keep, C keep, D exchange", bottom="X")
    assert table.payers == ["A", "C"]


def test_exchanges_tell_the_two_seats_both_cards(play: Play) -> None:
    table = play("I V", "A exchange")
    [swap] = table.of(Swapped)
    assert swap.seen_by(0) == swap.seen_by(1) == swap
    assert swap.seen_by(2).given_rank is None and swap.seen_by(2).taken_rank is None
