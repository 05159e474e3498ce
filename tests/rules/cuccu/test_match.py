"""From deal to deal: who deals, who plays, who returns, who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu import match
from desktop.rules.cuccu.events import DealBegan, EveryoneReturned, MatchWon, NobodyLeft, WentOut
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import FirstDealer, LastWithLives, NextDeal, Options, StartNextDeal
from desktop.rules.kit import Outcome, Rng, Turn

GAME = Cuccu()
Play = Callable[..., Any]
ALL_KEEP = "A keep, B keep, C keep, D keep"


def test_the_first_dealer_is_drawn_and_the_seat_at_his_right_gets_the_first_card() -> None:
    state = GAME.step(GAME.new(Options(), 4), FirstDealer(2)).state
    assert (state.deal, state.dealer, state.order) == (1, 2, (3, 0, 1, 2))
    assert state.lives == (3, 3, 3, 3)
    assert state.awaits.to == 3
    assert GAME.turn(state) == Turn(1, 3)


@pytest.mark.parametrize("lives", range(1, 10))
def test_everybody_starts_with_the_lives_agreed_on(lives: int) -> None:
    assert GAME.new(Options(lives=lives), 4).lives == (lives,) * 4


def test_m1_the_next_dealer_sits_at_the_dealers_right(play: Play) -> None:
    table = play("VII III X VIII", ALL_KEEP)
    assert table.state.awaits == StartNextDeal(0, everyone_returns=False)
    table.step(NextDeal())
    assert table.state.order == (1, 2, 3, 0)
    assert table.state.deal == 10


def test_m2_seats_without_lives_are_passed_over(play: Play) -> None:
    table = play("VII III VIII", "B keep, C keep, D keep", order="BCD")
    assert table.state.awaits.seat == 1
    table.step(NextDeal())
    assert table.state.order == (2, 3, 1)


def test_m3_a_dealer_who_loses_his_last_life_is_followed_by_the_next_live_seat(play: Play) -> None:
    table = play("VII VIII X III", ALL_KEEP, lives={"D": 1})
    assert table.of(WentOut) == [WentOut(3)]
    table.step(NextDeal())
    assert (table.state.dealer, table.state.order) == (0, (1, 2, 0))


def test_m3_the_next_seat_is_out_as_well(play: Play) -> None:
    table = play("III VIII X III", ALL_KEEP, lives={"A": 1, "D": 1})
    assert table.lives == {"A": 0, "B": 3, "C": 3, "D": 0}
    table.step(NextDeal())
    assert (table.state.dealer, table.state.order) == (1, (2, 1))


def test_m4_between_two_seats_the_deal_goes_to_and_fro(play: Play) -> None:
    table = play("VII VIII", "C keep, D keep", order="CD")
    table.step(NextDeal())
    assert table.state.order == (3, 2)


def test_m5_after_everybody_lost_the_last_life_all_four_return(play: Play) -> None:
    # A and D are the last two; B and C left earlier and come back too.
    table = play("VI VI", "A keep, D keep", order="AD", lives={"A": 1, "D": 1})
    assert table.of(NobodyLeft) == [NobodyLeft()]
    assert table.state.awaits == StartNextDeal(0, everyone_returns=True)
    table.step(NextDeal())
    assert table.of(EveryoneReturned) == [EveryoneReturned(3)]
    assert table.state.lives == (3, 3, 3, 3)
    assert table.state.order == (1, 2, 3, 0)


def test_m5_they_return_with_the_lives_agreed_on(play: Play) -> None:
    table = play("VI VI", "A keep, D keep", order="AD", lives={"A": 1, "D": 1}, options=Options(lives=5))
    table.step(NextDeal())
    assert table.state.lives == (5, 5, 5, 5)


def test_m5_the_next_dealer_may_be_a_seat_that_was_out(play: Play) -> None:
    table = play("VI VI", "D keep, B keep", order="DB", lives={"B": 1, "D": 1})
    assert table.state.awaits.seat == 2
    table.step(NextDeal())
    assert table.state.dealer == 2


def test_m6_the_match_goes_on_without_a_seat_that_is_out(play: Play) -> None:
    table = play("III VIII X VII", ALL_KEEP, lives={"A": 1})
    table.step(NextDeal())
    assert 0 not in table.state.order
    assert table.view("A").out(0)
    assert table.view("A").own is None


def test_m7_every_deal_uses_all_forty_cards_again(play: Play) -> None:
    table = play("VII III X VIII", ALL_KEEP)
    table.step(NextDeal())
    chances = GAME.chances(table.state)
    assert len(chances) == 20 and sum(weight for weight, _ in chances) == 40
    assert table.knowledge[0].cards == ()


def test_m8_a_seat_shot_out_of_the_match_loses_no_second_life(play: Play) -> None:
    table = play("LION HUNTER VI VII", "A exchange, C keep, D keep", lives={"A": 1})
    assert table.lives == {"A": 0, "B": 3, "C": 2, "D": 3}


def test_the_last_seat_with_lives_wins(play: Play) -> None:
    table = play("VII VI", "A keep, D keep", order="AD", lives={"A": 2, "D": 1})
    assert table.of(MatchWon) == [MatchWon(0)]
    assert GAME.outcome(table.state) == Outcome(((0,), (3,), (1, 2)), LastWithLives(0))
    assert GAME.decision(table.state) is None
    assert GAME.legal(table.state) == ()


def test_three_last_lives_lost_at_one_showdown_make_the_fourth_the_winner(play: Play) -> None:
    table = play("VI VI FOOL X", ALL_KEEP, lives={"A": 1, "B": 1, "C": 1, "D": 1})
    assert table.result == "winner D"


def test_who_held_out_longer_stands_higher_at_the_end(play: Play) -> None:
    table = play("VI VI FOOL X", ALL_KEEP, lives={"A": 1, "B": 1, "C": 1, "D": 1})
    assert GAME.outcome(table.state) == Outcome(((3,), (0, 1, 2)), LastWithLives(3))
    table = play("VII II HUNTER", "A keep, B exchange", order="ABD", lives={"A": 2, "B": 1, "D": 2})
    assert table.state.fell == (0, 9, 1, 0)


def test_a_deal_can_take_lives_of_nobody_and_the_match_goes_on(play: Play) -> None:
    table = play("CUCKOO CUCKOO", "A keep, D keep", order="AD", lives={"A": 1, "D": 1})
    table.step(NextDeal())
    assert table.state.order == (3, 0)


@pytest.mark.parametrize("lives", [(3, 3, 3, 3), (0, 1, 0, 2), (1, 0, 0, 0), (0, 2, 2, 2)])
def test_the_order_runs_from_the_dealers_right_round_to_the_dealer(lives: tuple[int, ...]) -> None:
    for dealer in range(4):
        if lives[dealer]:
            order = match.playing_order(lives, dealer)
            assert order[-1] == dealer
            assert sorted(order) == [seat for seat in range(4) if lives[seat]]


def test_a_whole_match_announces_every_deal_once() -> None:
    rng = Rng(3)
    state = GAME.new(Options(), 4)
    began = []
    while (decision := GAME.decision(state)) is not None:
        action = GAME.draw(state, rng) if decision.seat < 0 else GAME.sample_action(state, rng)
        step = GAME.step(state, action)
        state = step.state
        began += [event.deal for event in step.events if isinstance(event, DealBegan)]
    assert began == list(range(1, state.deal + 1))
