"""The bots of Six Good Dogs: what they choose, what they never do, and that they always choose alike."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from desktop.bots.brains import BRAINS
from desktop.bots.contract import LEVELS, Choice
from desktop.bots.dogs import DogsBrain, DogsParams, judged
from desktop.bots.dogs_because import because
from desktop.bots.dogs_placing import suggested
from desktop.bots.dogs_reasons import (
    BustsAnyway,
    FillsDogs,
    GoodRoll,
    HurtsSeat,
    MayWin,
    MustHurry,
    NeedsDice,
    RollBusts,
    SavesTreat,
    ScoresDogs,
    TakesTreats,
    TooRisky,
    TreatsHelp,
    WinsNow,
)
from desktop.bots.dogs_turn import placed, score
from desktop.bots.dogs_worth import Judge, Side, Weights, side_of
from desktop.bots.ladder import duel
from desktop.rules.dogs.cards import MASKS
from desktop.rules.dogs.choices import ChangeDie, DoTrick, GoOn, KeepRoll, Place, Reroll, ScoreDogs, Stop
from desktop.rules.dogs.odds import odds
from desktop.rules.dogs.values import Options
from desktop.rules.kit import CHANCE, Rng
from tests.rules.dogs.dogs_replay import GAME
from tests.rules.dogs.dogs_table import Table, dog, seat

BRAIN = DogsBrain()
ALL = {**BRAIN.levels, **BRAIN.baselines}
HARD = BRAIN.levels["hard"]
assert isinstance(HARD, DogsParams)


def choose(table: Table, params: Any = HARD, seed: int = 1) -> Choice:
    choice = BRAIN.choose(table.view, GAME.legal(table.state), params, Rng(seed), lambda: False)
    assert GAME.why_not(table.state, choice.action) is None
    if choice.because is not None:
        data = msgspec.json.encode(choice.because)
        assert msgspec.json.decode(data, type=BRAIN.reason) == choice.because
    return choice


def test_the_levels_and_yardsticks() -> None:
    assert tuple(BRAIN.levels) == LEVELS and set(BRAIN.baselines) == {"random", "greedy"}
    assert isinstance(BRAINS["dogs"], DogsBrain)


@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard"])
def test_everybody_wins_who_can(name: str) -> None:
    for luck in range(20):
        table = Table(seat(dog(15, 5), scored=(1, 4, 5, 6, 7), yard=(1,))).trick("run").roll(1, 1, 6)
        assert choose(table, ALL[name], luck).action == Place(((15, 6),), (1, 1))


def test_a_win_is_said_to_be_one() -> None:
    table = Table(seat(dog(15, 5), scored=(1, 4, 5, 6, 7), yard=(1,))).trick("run").roll(1, 1, 6)
    assert choose(table).because == WinsNow()


def test_dogs_are_scored_before_they_are_lost() -> None:
    choice = choose(Table(seat(dog(1, 1, 2), dog(16, 1, 2, 3), 15, yard=(2, 5))))
    assert choice.action == ScoreDogs() and choice.because == ScoresDogs(2)


@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard"])
def test_nobody_busts_who_need_not(name: str) -> None:
    for seed in range(10):
        table = Table(seat(15, 16, yard=(5,))).trick("run").roll(2, 3, 5)
        action = choose(table, ALL[name], seed).action
        assert isinstance(action, Place) and sum(action.buried) <= 2


def test_a_full_yard_is_a_reason_to_stop() -> None:
    table = Table(seat(dog(16, 1, 2), dog(15, 5), yard=(6,))).trick("run").roll(1, 3, 5)
    assert table.asks == "PlaceDice"
    table = Table(seat(dog(16, 1, 2), dog(15, 5), yard=(4,))).trick("walk").roll(3, 2)
    table.place((3, 16), (2, "yard"))
    choice = choose(table)
    assert choice.action == Stop() and isinstance(choice.because, TooRisky)


def test_an_empty_yard_is_a_reason_to_go_on() -> None:
    table = Table(seat(16, 30, 31)).trick("run").roll(1, 4, 5).place((1, 16), (4, 30), (5, 31))
    assert choose(table).action == GoOn()


def test_a_roll_that_busts_is_rolled_again() -> None:
    table = Table(seat(dog(1, 1), dog(15, 5), yard=(5,), treats=2)).trick("walk").do(roll=[4, 4])
    assert choose(table).action == Reroll((4, 4))


def test_track_rolls_only_the_dice_again_that_do_not_fit() -> None:
    tricks = ("track", "run", "beg", "fetch")
    table = Table(seat(dog(1, 1), dog(15, 5), yard=(6,), treats=2), tricks=tricks).trick("track").do(roll=[2, 3, 6])
    assert choose(table).action == Reroll((3,))


def test_dig_hurts_a_full_yard() -> None:
    other = seat(dog(2, 1), dog(8, 2), yard=(5, 2), scored=(7, 9))
    table = Table(seat(16, 31), other, tricks=("dig", "run", "beg", "fetch")).trick("dig")
    choice = choose(table)
    assert isinstance(choice.action, ChangeDie) and choice.action.owner == 1 and choice.action.by == 1
    assert choice.because == HurtsSeat(1)


def test_treats_are_said_to_be_taken() -> None:
    table = Table(seat(16, 31, yard=(3, 4)), lying={"beg": 2})
    assert because(table.view, DoTrick("beg")) == TakesTreats("beg", 6)
    assert isinstance(because(Table(seat(16, 31)).view, DoTrick("run")), GoodRoll)


def test_a_roll_that_cannot_complete_a_dog_is_said_to_bring_dice() -> None:
    table = Table(seat(16, yard=(4,)))
    chances = odds(table.view, DoTrick("walk"))
    assert chances is not None and chances.completes == 0 < chances.bust
    assert because(table.view, DoTrick("walk")) == NeedsDice(round(100 * chances.bust))


LAST = seat(dog(28, 3, 5), scored=(1, 2, 4, 5, 20), treats=2)
"""Five dogs scored, one space free."""


def test_who_sees_another_about_to_win_hurries() -> None:
    behind = seat(dog(29, 3, 5, 6), dog(14, 4, 6), dog(19, 1, 3), dog(24, 3), dog(21, 1, 4, 5), scored=(7,), treats=6)
    table = Table(behind, LAST, used=("roll_over", "walk", "fetch"), deck=(11,))
    choice = choose(table)
    assert choice.action == DoTrick("run")
    bare = Table(seat(16, 31, yard=(5,)), LAST)
    assert isinstance(because(bare.view, DoTrick("run")), MustHurry)
    calm = Table(seat(16, 31, yard=(5,), treats=2))
    assert isinstance(because(calm.view, DoTrick("run")), TreatsHelp)


def test_who_is_far_ahead_takes_no_risk() -> None:
    ahead = seat(dog(20, 1, 3, 6), dog(28, 3, 5), scored=(1, 2, 4, 5), treats=2)
    other = seat(dog(29, 3, 5, 6), dog(14, 4, 6), dog(19, 1), dog(24, 5), dog(21, 1, 4, 5), scored=(7,), treats=6)
    table = Table(ahead, other, used=("roll_over", "walk", "fetch"), deck=(11,))
    choice = choose(table)
    assert choice.action == DoTrick("beg") and choice.because == TakesTreats("beg", 3)
    assert because(table.view, DoTrick("run")) == MayWin(25, 63)


def test_the_closer_to_the_last_space_the_likelier_the_win() -> None:
    one = side_of(Table(LAST).player(), None)
    two = side_of(Table(seat(dog(28, 3), scored=(1, 2, 4, 5, 20), treats=2)).player(), None)
    early = side_of(Table(seat(dog(28, 3, 5), treats=2)).player(), None)
    judge = Judge(Weights())
    assert judge.closes(one) > judge.closes(one._replace(treats=0)) > judge.closes(two) > judge.closes(early) == 0
    bare = side_of(Table(seat(1, 15)).player(), 6)
    assert judge.chance(bare, judge.rivals([one])) < judge.chance(bare, judge.rivals([two]))


def test_a_sure_bust_is_never_called_a_good_roll() -> None:
    table = Table(seat(dog(1, 1), dog(15, 5), yard=(5,), treats=2)).trick("walk").do(roll=[4, 4])
    assert because(table.view, KeepRoll()) == SavesTreat() and because(table.view, Reroll((4, 4))) == RollBusts()
    table.do(reroll="keep")
    assert choose(table).because == BustsAnyway()


@pytest.mark.parametrize("seed", range(3))
def test_every_action_has_a_reason(seed: int) -> None:
    options = Options(trick_set="random")
    state, luck = GAME.new(options, 2 + seed), Rng(seed)
    known = GAME.first_knowledge(options, 2 + seed, 0)
    for _ in range(400):
        decision = GAME.decision(state)
        if decision is None:
            break
        legal = GAME.legal(state)
        if decision.seat == CHANCE:
            state = GAME.step(state, GAME.draw(state, luck)).state
            continue
        view = GAME.view(state, decision.seat, known)
        for action in legal[:12]:
            why = because(view, action)
            assert msgspec.convert(msgspec.to_builtins(why), type=BRAIN.reason)
            # A complete dog or a win that cannot come is no reason for a roll.
            assert 0 not in (getattr(why, "completes", 1), getattr(why, "wins", 1))
        state = GAME.step(state, luck.choice(legal)).state


def test_filling_a_dog_is_said_and_suggested() -> None:
    table = Table(seat(dog(1, 1), 15, yard=(2,))).trick("walk").roll(2, 5)
    assert choose(table).because == FillsDogs((1,))
    assert suggested(table.view) == Place(((1, 2), (15, 5)), ())
    table = Table(seat(dog(1, 1), dog(6, 3), yard=(3,))).trick("run").roll(2, 2, 4)
    assert choose(table).because == ScoresDogs(2)


def test_nothing_is_suggested_where_no_dice_lie() -> None:
    with pytest.raises(ValueError, match="no dice"):
        suggested(Table(seat(1, 15)).view)


@pytest.mark.parametrize("name", ALL)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    table = Table(seat(dog(16, 1, 2), dog(15, 5), yard=(4,), treats=1))
    assert len({choose(table, ALL[name], 5).action for _ in range(3)}) == 1


def test_a_cut_is_told() -> None:
    table = Table(seat(16, 30, 31)).trick("run").roll(1, 4, 5).place((1, 16), (4, 30), (5, 31))
    choice = BRAIN.choose(table.view, GAME.legal(table.state), HARD, Rng(1), lambda: True)
    assert choice.capped and GAME.why_not(table.state, choice.action) is None


def test_the_random_yardstick_does_everything() -> None:
    table = Table(seat(1, 15))
    chosen = {choose(table, BRAIN.baselines["random"], number).action for number in range(200)}
    assert chosen == set(GAME.legal(table.state))


def test_everything_legal_has_a_chance() -> None:
    table = Table(seat(dog(16, 1, 2), dog(15, 5), yard=(4,), treats=1))
    values, capped = judged(table.view, GAME.legal(table.state), HARD, 1, lambda: False)
    assert len(values) == 6 and all(0 < value < 1 for value in values) and not capped


def test_what_is_placed_and_scored_when_thinking() -> None:
    one, two, five = (MASKS[number] << 7 for number in (1, 6, 15))
    side = Side((one, five), (3,), 1, 2, two)
    assert placed(side.dogs, (1, 1, 6)) == (((one | 2, five | 64), (1,)),)
    filled = side._replace(dogs=(one | 6, five))
    assert score(filled) == Side(tuple(sorted((five, two))), (3,), 1, 3)
    assert side_of(Table(seat(1, 15, yard=(3,), treats=1, scored=(4, 5)), deck=(6,)).player(), 6) == side


def test_more_is_worth_more() -> None:
    judge = Judge(Weights())
    bare = side_of(Table(seat(1, 15)).player(), 6)
    better = (
        side_of(Table(seat(dog(1, 1), 15)).player(), 6),
        side_of(Table(seat(1, 15, treats=1)).player(), 6),
        side_of(Table(seat(1, 15, scored=(4,))).player(), 6),
    )
    assert all(judge.worth(side) > judge.worth(bare) for side in better)
    full = side_of(Table(seat(dog(1, 1), 15, yard=(1, 6))).player(), 6)
    assert judge.worth(full) < judge.worth(better[0])
    rivals = judge.rivals([bare])
    assert judge.chance(better[2], rivals) > judge.chance(bare, rivals)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
def test_the_levels_of_six_good_dogs_are_apart(seats: int) -> None:
    rungs = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("hard", "greedy")]
    for one, others in rungs:
        row = duel("dogs", one, others, 1000, seats=seats)
        assert row.low > row.par, row
