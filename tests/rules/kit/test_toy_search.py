"""A search in an ordered stack, with payment: what the seats do, see, and remember."""

from __future__ import annotations

from typing import Any

import pytest
from toy_search import (
    GAME,
    CannotPay,
    CardDrawn,
    CardTaken,
    ChooseCard,
    ChooseWay,
    Draw,
    GoBack,
    Knowledge,
    Memory,
    NotThere,
    Options,
    Pay,
    Payment,
    Search,
    Shuffled,
    StackSeen,
    State,
    Take,
)
from walks import fold

from desktop.rules.kit import Action, IllegalAction, NotNow, Rng

ORDER = (3, 7, 1, 9, 4, 8, 2, 10, 6, 5)
"""Stack 0 is 3 7 1 9 4, stack 1 is 8 2 10 6 5, the top card first."""


def after(*actions: Action, options: Options = Options()) -> tuple[State, tuple[Knowledge, ...]]:  # noqa: B008
    """The state after these actions, and what seat 0, seat 1 and the watcher know then."""
    state = GAME.new(options, 2)
    knowledge: Any = tuple(GAME.first_knowledge(options, 2, eye) for eye in (0, 1, -2))
    for action in (Shuffled(ORDER), *actions):
        step = GAME.step(state, action)
        state, knowledge = step.state, fold(GAME, knowledge, step.events)
    return state, knowledge


SEARCHED = (Search(0), Pay(0), Pay(1), Take(1))
"""Seat 0 looks through 3 7 1 9 4 and takes the 1."""


def test_a_search_is_announced_paid_looked_through_and_leaves_the_order() -> None:
    state, _ = after()
    kinds = []
    for action in SEARCHED:
        kinds.append(type(GAME.decision(state)))
        state = GAME.step(state, action).state
    assert kinds == [ChooseWay, Payment, Payment, ChooseCard]
    assert state.stacks[0] == (3, 7, 9, 4)
    assert state.hands == ((1,), ())
    assert state.stores == ((1, 1, 2), (2, 2, 2))
    assert GAME.decision(state) == ChooseWay(1)


def test_payment_is_no_free_choice_and_says_what_is_due() -> None:
    state, _ = after(Search(1), Pay(2))
    assert GAME.decision(state) == Payment(0, 1, due=1)
    assert not Payment.free


@pytest.mark.parametrize("paid", [(), (Pay(0),)])
def test_until_all_is_paid_there_is_a_way_back_to_where_one_came_from(paid: tuple[Action, ...]) -> None:
    before, knew = after()
    state, knows = after(Search(0), *paid, GoBack())
    assert (state, knows) == (before, knew)


def test_once_paid_there_is_no_way_back() -> None:
    state, _ = after(Search(0), Pay(0), Pay(0))
    assert GAME.why_not(state, GoBack()) == NotNow()
    assert GAME.legal(state) == (Take(3), Take(7), Take(1), Take(9), Take(4))


def test_what_is_paid_with_must_be_there() -> None:
    state, _ = after(Search(0), Pay(0), options=Options(store=1))
    assert GAME.why_not(state, Pay(0)) == CannotPay(1)
    assert GAME.why_not(state, Pay(9)) == CannotPay(1)
    with pytest.raises(IllegalAction):
        GAME.step(state, Pay(0))
    assert GAME.why_not(after(options=Options(store=0))[0], Search(0)) == CannotPay(2)


def test_only_a_card_of_the_stack_can_be_taken() -> None:
    state, _ = after(Search(0), Pay(0), Pay(0))
    assert GAME.why_not(state, Take(8)) == NotThere()


def test_the_searcher_sees_the_stack_and_the_other_sees_that_it_was_searched() -> None:
    state, _ = after(Search(0), Pay(0))
    *_, seen = GAME.step(state, Pay(0)).events
    assert seen.seen_by(0) == StackSeen(0, 0, (3, 7, 1, 9, 4))
    assert seen.seen_by(1) == StackSeen(0, 0, None)
    assert seen.seen_by(-2) == StackSeen(0, 0, None)
    state = GAME.step(state, Pay(0)).state
    (taken,) = GAME.step(state, Take(9)).events
    assert (taken.seen_by(0), taken.seen_by(1)) == (CardTaken(0, 0, 9), CardTaken(0, 0, None))


def test_the_order_that_was_seen_is_remembered() -> None:
    _, (mine, theirs, _) = after(*SEARCHED)
    assert mine.stacks == (Memory((3, 7, 9, 4)), None)
    assert theirs.stacks == (None, None)


def test_what_the_other_draws_from_a_known_stack_is_known() -> None:
    _, (mine, _, watcher) = after(*SEARCHED, Draw(0))
    assert mine.stacks[0] == Memory((7, 9, 4))
    assert mine.theirs == (3,)
    assert watcher.theirs == ()


def test_what_the_other_searches_out_leaves_an_unknown_gap() -> None:
    state, (mine, _, _) = after(*SEARCHED, Search(0), Pay(0), Pay(0), Take(9))
    assert mine.stacks[0] == Memory((3, 7, 9, 4), gone=1)
    assert mine.theirs == ()
    # The samples keep the order, each without one of the cards, and that one is in the other's hand.
    view = GAME.view(state, 0, mine)
    samples = {(GAME.sample(view, Rng(i)).stacks[0], GAME.sample(view, Rng(i)).hands[1]) for i in range(100)}
    assert samples == {((7, 9, 4), (3,)), ((3, 9, 4), (7,)), ((3, 7, 4), (9,)), ((3, 7, 9), (4,))}


def test_an_own_draw_tells_which_cards_are_gone() -> None:
    # Given that the other has searched out the top card of a stack that seat 0 knew
    state, (mine, _, _) = after(*SEARCHED, Search(0), Pay(0), Pay(0), Take(3))
    assert mine.stacks[0] == Memory((3, 7, 9, 4), gone=1)
    # when seat 0 draws the second card from the top, the first must be the missing one
    (drawn,) = GAME.step(state, Draw(0)).events
    assert drawn == CardDrawn(0, 0, 7)
    knows = GAME.observe(mine, drawn.seen_by(0))
    assert knows.stacks[0] == Memory((9, 4), gone=0)
    assert knows.theirs == (3,)
