"""An action with target and costs, and reactions to it and to reactions."""

from __future__ import annotations

import pytest
from toy_battle import (
    GAME,
    Announce,
    Bow,
    Cancelled,
    CannotPay,
    Card,
    CardPlayed,
    Destroying,
    Fight,
    Fighting,
    GoBack,
    NotInHand,
    Options,
    Pass,
    Passed,
    Playing,
    Prepare,
    Preparing,
    React,
    State,
    Target,
    TargetMissing,
    UnitDestroyed,
    UnitSaved,
    Window,
    WrongMoment,
)

from desktop.rules.kit import Action, Event, Rng, replace


def fight(*hands: tuple[Card, ...], producers: int = 6) -> State:
    """Seat 0 is to act; these are the hands."""
    return replace(GAME.new(Options(producers), 2), hands=hands, frames=(Fighting(0),))


def after(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """The state after these actions, and all that happened."""
    events: list[Event] = []
    for action in actions:
        step = GAME.step(state, action)
        state, events = step.state, [*events, *step.events]
    return state, events


ARROW = (Announce("arrow"), Target(0), Bow(0), Bow(1))


def test_an_action_is_announced_aimed_and_paid_before_anybody_hears_of_it() -> None:
    state, events = after(fight(("arrow",), ("cancel",)), *ARROW[:3])
    assert events == []
    assert GAME.decision(state) == Prepare(0)
    assert not Prepare.free
    state, events = after(state, ARROW[3])
    assert events == [CardPlayed(0, "arrow", 0, (0, 1))]
    assert state.straight[0] == (2, 3, 4, 5)


def test_the_target_comes_before_the_costs() -> None:
    state, _ = after(fight(("arrow",), ("cancel",)), Announce("arrow"))
    assert GAME.why_not(state, Bow(0)) == TargetMissing()
    assert GAME.legal(state) == (Target(0), Target(1), Target(2), GoBack())


@pytest.mark.parametrize("prepared", range(1, 4))
def test_until_all_is_paid_one_can_go_back_and_nothing_has_happened(prepared: int) -> None:
    start = fight(("arrow",), ("cancel",))
    assert after(start, *ARROW[:prepared], GoBack()) == (start, [])


def test_the_other_does_not_see_what_is_prepared() -> None:
    state, _ = after(fight(("arrow", "cancel"), ("cancel", "cancel")), *ARROW[:3])
    knows = GAME.first_knowledge(Options(), 2, 1)
    assert GAME.view(state, 1, knows).frames == (Fighting(0), Preparing(0, None))
    # A sample prepares some card that could be played now, and holds it.
    sample = GAME.sample(GAME.view(state, 1, knows), Rng(0))
    assert sample.frames[-1] == Preparing(0, "arrow")
    GAME.check(sample)


def test_without_a_reaction_the_arrow_destroys_its_target() -> None:
    state, events = after(fight(("arrow",), ("arrow",)), *ARROW, Pass())
    # The first window closes after one pass: seat 0 has no card left, as all can see. So does the second.
    assert events == [CardPlayed(0, "arrow", 0, (0, 1)), Passed(1)]
    state, events = after(state, Pass())
    assert events == [Passed(1), UnitDestroyed(1, 0)]
    assert state.units == ((0, 1, 2), (1, 2))
    assert GAME.decision(state) == Fight(1)


def test_a_window_opens_on_what_all_can_see_not_on_what_the_hand_holds() -> None:
    for hand in (("cancel",), ("shield",), ("arrow",)):
        state, _ = after(fight(("arrow",), hand), *ARROW)
        assert GAME.decision(state) == React(1)
    assert GAME.legal(state) == (Pass(),)


@pytest.mark.parametrize("reason", ["no card", "no producer"])
def test_no_window_opens_where_all_can_see_that_nothing_could_be_done(reason: str) -> None:
    start = fight(("arrow",), () if reason == "no card" else ("cancel",))
    if reason == "no producer":
        start = replace(start, straight=(start.straight[0], ()))
    state, events = after(start, *ARROW)
    assert UnitDestroyed(1, 0) in events
    assert GAME.decision(state) == Fight(1)


def test_a_cancelled_arrow_does_nothing_but_is_paid_for() -> None:
    state, events = after(fight(("arrow",), ("cancel",)), *ARROW, Announce("cancel"), Bow(5))
    assert events[1:] == [CardPlayed(1, "cancel", None, (5,)), Cancelled(0, "arrow")]
    assert state.units[1] == (0, 1, 2)
    assert state.discards == ("arrow", "cancel")
    assert state.straight == ((2, 3, 4, 5), (0, 1, 2, 3, 4))


def test_windows_nest_a_cancel_can_be_cancelled() -> None:
    state, _ = after(fight(("arrow", "cancel"), ("cancel", "cancel")), *ARROW, Announce("cancel"), Bow(0))
    assert state.frames == (
        Fighting(1),
        Playing(0, "arrow", 0),
        Window(0),
        Playing(1, "cancel", None),
        Window(0),
    )
    # The innermost window is about the cancel; seat 0 answers it.
    state, events = after(state, Announce("cancel"), Bow(2))
    assert GAME.decision(state) == React(1)
    # Seat 1 lets it pass: its first cancel is cancelled, and the arrow is still on its way,
    state, events = after(state, Pass())
    assert events == [Passed(1), Cancelled(1, "cancel")]
    assert state.frames == (Fighting(1), Playing(0, "arrow", 0), Window(1, passes=1))
    # so it may use its second one on the arrow.
    state, events = after(state, Announce("cancel"), Bow(1))
    assert events == [CardPlayed(1, "cancel", None, (1,)), Cancelled(0, "arrow")]


def test_a_second_window_opens_before_the_unit_is_destroyed() -> None:
    state, _ = after(fight(("arrow",), ("shield",)), *ARROW)
    assert GAME.why_not(state, Announce("shield")) == WrongMoment("shield")
    state, _ = after(state, Pass())
    assert state.frames[-2:] == (Destroying(1, 0), Window(1))
    state, events = after(state, Announce("shield"), Bow(0))
    assert events[-1] == UnitSaved(1, 0)
    assert state.units[1] == (0, 1, 2)


def test_cards_are_announced_only_from_hand_in_their_moment_and_if_they_can_be_paid() -> None:
    state = fight(("arrow", "cancel"), ("cancel",), producers=1)
    assert GAME.why_not(state, Announce("shield")) == NotInHand("shield")
    assert GAME.why_not(state, Announce("cancel")) == WrongMoment("cancel")
    assert GAME.why_not(state, Announce("arrow")) == CannotPay(2)


def test_two_passes_in_a_row_end_the_battle_for_the_stronger() -> None:
    state, _ = after(fight(("arrow",), ()), *ARROW)
    assert GAME.outcome(state) is None
    state, _ = after(state, Pass(), Pass())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == ((0,), (1,))


def test_an_action_breaks_the_row_of_passes() -> None:
    state, _ = after(fight((), ("arrow",)), Pass(), Announce("arrow"), Target(0), Bow(0), Bow(1))
    assert state.frames == (Fighting(0),)
    state, _ = after(state, Pass())
    assert GAME.decision(state) == Fight(1)
