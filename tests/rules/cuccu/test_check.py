"""Positions that no play can reach are refused; illegal actions are refused with their reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from desktop.rules.cuccu import match
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import (
    AcceptStop,
    Agree,
    Bottom,
    DealCard,
    Dealt,
    Deed,
    Exchange,
    FirstDealer,
    Guarantee,
    Keep,
    KeepOrExchange,
    LivesOutOfRange,
    NextDeal,
    NoSuchCard,
    NoSuchSeat,
    Options,
    Rank,
    StartNextDeal,
    State,
    Swap,
    Top,
)
from desktop.rules.kit import CHANCE, BrokenState, IllegalAction, MatchIsOver, NotNow, replace

GAME = Cuccu()
Play = Callable[..., Any]


def refuse(state: State) -> None:
    with pytest.raises(BrokenState):
        GAME.check(state)


@pytest.mark.parametrize(
    "edit",
    [
        {"cards": (Rank.VI, Rank.VI, Rank.VI)},
        {"cards": (Rank.I,)},
        {"cards": (Rank.I, Rank.CAT, Rank.V)},
        {"lives": (3, 3, 3, 4)},
        {"lives": (3, 3, 3, -1)},
        {"lives": (3, 3, 3)},
        {"lives": (3, 3, 0, 3)},
        {"lives": (0, 0, 0, 3)},
        {"deal": -1},
        {"deal": 10**9},
        {"deal": 0},
        {"dealer": 4},
        {"dealer": 2},
        {"order": (0, 1, 2)},
        {"order": (1, 0, 2, 3)},
        {"acting": 3},
        {"acting": 9},
        {"hands": (0, 1, None, None)},
        {"hands": (1, 1, None, None)},
        {"hands": (1, 0, None)},
        {"hands": (1, 0, 2, None)},
        {"hands": (1, 7, None, None)},
        {"deeds": (Deed.KEPT, Deed.NONE, Deed.NONE, Deed.NONE)},
        {"deeds": (Deed.EXCHANGED, Deed.NONE, Deed.NONE, Deed.KEPT)},
        {"deeds": (Deed.EXCHANGED,)},
        {"shown": (1,)},
        {"chain": ()},
        {"chain": (Swap(1, 0),)},
        {"chain": (Swap(0, 1), Swap(0, 1))},
        {"guarantees": (Guarantee(0, 1),)},
        {"last": None},
        {"losses": ()},
        {"awaits": None},
        {"awaits": KeepOrExchange(2, 3)},
        {"awaits": KeepOrExchange(1, 3)},
        {"awaits": KeepOrExchange(1, None)},
        {"awaits": DealCard(CHANCE, 2, None)},
        {"awaits": StartNextDeal(0, everyone_returns=False)},
        {"options": Options(lives=2)},
    ],
    ids=str,
)
def test_a_hand_edited_position_is_refused(play: Play, edit: dict[str, Any]) -> None:
    state = play("I VI", "A exchange").state
    GAME.check(state)
    refuse(replace(state, **edit))


def test_lives_that_cannot_be_lost_so_early_are_refused(play: Play) -> None:
    state = play("I VI", "A exchange", lives={"A": 2}, number=2).state
    GAME.check(state)
    refuse(replace(state, deal=1))
    refuse(replace(state, options=Options(lives=9)))


def test_a_showdown_that_was_counted_wrongly_is_refused(play: Play) -> None:
    state = play("VII III X VIII", "A keep, B keep, C keep, D keep").state
    refuse(replace(state, lives=(2, 3, 3, 3)))
    refuse(replace(state, losses=()))
    refuse(replace(state, lives=(3, 3, 3, 3)))


def test_a_match_that_is_not_over_cannot_be_saved_as_over(play: Play) -> None:
    refuse(replace(play("VII III X VIII", "A keep, B keep, C keep, D keep").state, awaits=None))
    refuse(replace(match.new_match(Options()), awaits=None))


def test_nobody_can_have_acted_before_the_first_deal() -> None:
    fresh = GAME.new(Options(), 4)
    GAME.check(fresh)
    refuse(replace(fresh, lives=(3, 3, 3, 2)))
    refuse(replace(fresh, cards=(Rank.I,)))
    refuse(State(Options(lives=10), (10,) * 4, awaits=fresh.awaits))


@pytest.mark.parametrize("lives", [0, 10, -3])
def test_lives_out_of_range_are_refused(lives: int) -> None:
    assert GAME.why_not_options(Options(lives=lives), 4) == LivesOutOfRange(1, 9)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"lives": lives}), type=Options)


def refused(state: State, action: Any) -> Any:
    reason = GAME.why_not(state, action)
    assert reason is not None
    with pytest.raises(IllegalAction) as raised:
        GAME.step(state, action)
    assert raised.value.reason == reason
    return reason


def test_a_card_can_come_only_twice(play: Play) -> None:
    state = play("VI VI", "A keep, B keep").state
    assert refused(state, Dealt(Rank.VI)) == NoSuchCard(Rank.VI)
    assert Dealt(Rank.VI) not in GAME.legal(state)
    assert sum(weight for weight, _ in GAME.chances(state)) == 38


def test_actions_of_another_moment_are_refused(play: Play) -> None:
    choosing = play("VI", "").state
    for action in (AcceptStop(), Agree(), NextDeal(), Dealt(Rank.V), Bottom(Rank.V), Top(Rank.V), FirstDealer(0)):
        assert refused(choosing, action) == NotNow()
    at_the_inn = play("VI INN", "A exchange").state
    for action in (Keep(), Exchange(), Agree(), NextDeal()):
        assert refused(at_the_inn, action) == NotNow()
    dealing = play("VI", "A exchange").state
    for action in (Bottom(Rank.V), Top(Rank.V), Keep()):
        assert refused(dealing, action) == NotNow()


def test_only_four_seats_can_deal() -> None:
    assert refused(GAME.new(Options(), 4), FirstDealer(4)) == NoSuchSeat(4)


def test_nothing_can_be_done_when_the_match_is_over(play: Play) -> None:
    state = play("II HUNTER", "A exchange", order="AD", lives={"A": 1, "D": 1}).state
    assert refused(state, NextDeal()) == MatchIsOver()


def test_a_step_changes_nothing_it_was_given(play: Play) -> None:
    state = play("VI", "").state
    before = msgspec.json.encode(state)
    assert GAME.step(state, Exchange()).state != state
    assert msgspec.json.encode(state) == before
