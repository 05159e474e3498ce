"""Rolling and placing dice: drafts, bust before bonus, a win in the middle of a turn."""

from __future__ import annotations

import pytest
from toy_dogs import (
    GAME,
    YARD,
    AllScored,
    Choosing,
    DicePlaced,
    Dog,
    DogsScored,
    DrawDog,
    Drawing,
    Ending,
    GoOnOrStop,
    MayGoOn,
    NoDogComplete,
    NoSuchSpace,
    NotAnOutcome,
    Options,
    Place,
    PlaceDice,
    Placing,
    RollDice,
    Rolled,
    Run,
    Score,
    SpaceTaken,
    State,
    Stop,
    Walk,
    WentBust,
    WrongCount,
    WrongNumber,
)

from desktop.rules.kit import CHANCE, IllegalAction, Reason, Rng, Step, Unfinished, replace

ONE, TWO, THREE_FOUR = Dog(0, (False,)), Dog(1, (False,)), Dog(3, (False, False))


def done(dog: Dog) -> Dog:
    return Dog(dog.kind, (True,) * len(dog.filled))


def table(*dogs: Dog, yard: tuple[int, ...] = (), scored: int = 0) -> State:
    """Seat 0 is to choose; seat 1 has a dog, too."""
    start = GAME.new(Options(), 2)
    return replace(start, dogs=(dogs, (ONE, TWO)), yards=(yard, ()), scored=(scored, 0), frames=(Choosing(0),))


def rolled(state: State, *dice: int, walk: bool = False) -> State:
    return GAME.step(GAME.step(state, Walk() if walk else Run()).state, Rolled(dice)).state


def placed(state: State, *spots: int) -> Step[State]:
    return GAME.step(state, Place(spots))


# -- the roll ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trick", "dice"), [(Walk(), 2), (Run(), 3)])
def test_a_roll_is_a_decision_of_chance_with_true_weights(trick: Walk | Run, dice: int) -> None:
    state = GAME.step(table(ONE), trick).state
    assert GAME.decision(state) == RollDice(CHANCE, dice)
    chances = GAME.chances(state)
    assert sum(weight for weight, _ in chances) == 6**dice
    weights = {outcome: weight for weight, outcome in chances}
    assert weights[Rolled((1,) * dice)] == 1
    assert weights[Rolled((1,) * (dice - 1) + (2,))] == dice


def test_a_roll_that_dice_cannot_show_is_refused() -> None:
    state = GAME.step(table(ONE), Walk()).state
    for dice in ((1,), (0, 3), (1, 7), (2, 1), (1, 1, 1)):
        assert GAME.why_not(state, Rolled(dice)) == NotAnOutcome()


def test_dogs_are_drawn_as_weighted_outcomes_at_the_moment_of_drawing() -> None:
    state = replace(table(ONE), deck=(0, 2, 1, 0), frames=(Choosing(0), Drawing(0)))
    assert GAME.decision(state) == DrawDog(CHANCE, 0)
    assert [(weight, outcome.kind) for weight, outcome in GAME.chances(state)] == [(2, 1), (1, 2)]


# -- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spots", "reason"),
    [
        ((None, None, None), Unfinished(3)),
        ((0, None, None), Unfinished(2)),
        ((YARD, None, 2), Unfinished(1)),
        ((YARD, YARD, 2), None),
        ((0, YARD, 2), None),
        ((0, 0, None), SpaceTaken(0)),
        ((2, None, None), WrongNumber(die=1, number=4)),
        ((None, None, 1), SpaceTaken(1)),
        ((None, None, 3), NoSuchSpace(3)),
        ((None, None, -2), NoSuchSpace(-2)),
        ((None, None), WrongCount(3)),
    ],
)
def test_every_draft_of_the_assignment_is_judged(spots: tuple[int | None, ...], reason: Reason | None) -> None:
    # Given a dog with a 1, and one with a taken 3 and a free 4, and a roll of 1 1 4
    state = rolled(table(ONE, Dog(3, (True, False))), 1, 1, 4)
    assert GAME.decision(state) == PlaceDice(0, (1, 1, 4))
    assert not PlaceDice.listed
    assert GAME.why_not(state, Place(spots)) == reason


def test_a_draft_that_is_not_finished_cannot_be_played() -> None:
    state = rolled(table(ONE), 1, 2, 3)
    with pytest.raises(IllegalAction) as refused:
        GAME.step(state, Place((0, YARD, None)))
    assert refused.value.reason == Unfinished(1)


def test_all_assignments_are_candidates_though_few_are_listed() -> None:
    state = rolled(table(ONE, THREE_FOUR), 1, 1, 4)
    view = GAME.view(state, 0, GAME.first_knowledge(Options(), 2, 0))
    candidates = GAME.candidates(view, GAME.legal(state))
    assert len(GAME.legal(state)) == 1
    assert len(candidates) == len(set(candidates)) == 6
    assert {GAME.sample_action(state, Rng(i)) for i in range(60)} == set(candidates)


# -- bust, bonus, win -------------------------------------------------------------------------------------------------


def test_seven_pips_in_the_yard_are_no_bust() -> None:
    step = placed(rolled(table(ONE, TWO, yard=(4,)), 1, 1, 1), YARD, YARD, YARD)
    assert step.state.yards[0] == (1, 1, 1, 4)
    assert step.events == (DicePlaced(0, (1, 1, 1), (YARD,) * 3),)


def test_eight_pips_lose_all_dice_and_the_turn() -> None:
    step = placed(rolled(table(done(ONE), TWO, yard=(4,)), 1, 4, walk=True), YARD, YARD)
    assert step.events[1:] == (WentBust(0, 9),)
    assert step.state.yards[0] == ()
    assert step.state.dogs[0] == (ONE, TWO)
    assert step.state.frames == (Choosing(1),)
    assert step.state.turn == 1


def test_the_bust_comes_before_the_bonus() -> None:
    # Both dogs would be complete, but the third die is one too many.
    step = placed(rolled(table(ONE, TWO, yard=(5,)), 1, 2, 3), 0, 1, YARD)
    assert step.events[1:] == (WentBust(0, 8),)
    assert step.state.scored[0] == 0


def test_all_dogs_complete_are_scored_at_once_and_the_trick_goes_on() -> None:
    step = placed(rolled(table(ONE, yard=(5,)), 1, 2, walk=True), 0, YARD)
    assert step.events[1:] == (DogsScored(0, 1, bonus=True),)
    assert step.state.frames == (Ending(0), MayGoOn(0), Drawing(0))
    assert step.state.yards[0] == (2, 5)
    deck = GAME.chances(step.state)
    drawn = GAME.step(step.state, deck[0][1])
    assert GAME.decision(drawn.state) == GoOnOrStop(0)


def test_some_dogs_complete_give_no_bonus_but_can_be_scored_as_a_turn() -> None:
    step = placed(rolled(table(ONE, TWO), 1, 3, walk=True), 0, YARD)
    assert len(step.events) == 1
    state = GAME.step(step.state, Stop()).state
    assert state.frames == (Choosing(1),)
    scored = GAME.step(replace(state, frames=(Choosing(0),)), Score())
    assert scored.events == (DogsScored(0, 1, bonus=False),)
    assert scored.state.dogs[0] == (TWO,)


def test_without_a_complete_dog_nothing_is_scored() -> None:
    assert GAME.why_not(table(ONE, TWO), Score()) == NoDogComplete()


def test_no_more_dogs_are_drawn_than_there_may_be_in_all() -> None:
    step = GAME.step(table(done(ONE), TWO, scored=1), Score())
    assert step.state.frames == (Choosing(1),)
    step = GAME.step(table(done(ONE), TWO, scored=0), Score())
    assert step.state.frames == (Ending(0), Drawing(0))


@pytest.mark.parametrize("walk", [True, False])
def test_the_third_scored_dog_wins_at_once_in_the_middle_of_the_turn(walk: bool) -> None:
    dice = (1, 3) if walk else (1, 3, 3)
    step = placed(rolled(table(ONE, scored=2), *dice, walk=walk), 0, *(YARD,) * (len(dice) - 1))
    assert step.events[-1] == DogsScored(0, 1, bonus=True)
    assert GAME.decision(step.state) is None
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == (((0,), (1,)), AllScored(0))


def test_a_position_under_way_is_placing_above_what_is_left_of_the_turn() -> None:
    state = rolled(table(ONE, TWO), 1, 2, walk=True)
    assert state.frames == (Ending(0), MayGoOn(0), Placing(0, (1, 2)))
