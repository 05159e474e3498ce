"""The chances shown on the table, against every way the dice can fall and be handled."""

from __future__ import annotations

import pytest

from desktop.rules.dogs.choices import (
    DoTrick,
    GoOn,
    KeepRoll,
    LiftBuried,
    Name,
    Place,
    PutAside,
    Reroll,
    RollDice,
    Rolled,
    ScoreDogs,
    SetTo,
    Stop,
)
from desktop.rules.dogs.events import Busted, DicePlaced, DogsScored
from desktop.rules.dogs.lists import rolls
from desktop.rules.dogs.odds import Odds, Preview, odds, preview
from desktop.rules.dogs.values import State
from desktop.rules.kit import CHANCE, Action
from tests.rules.dogs.dogs_replay import GAME
from tests.rules.dogs.dogs_table import Table, dog, seat


def _complete(state: State, who: int) -> set[int]:
    player = state.players[who]
    return {active.dog for active in player.dogs if active.complete} | set(player.scored)


def _ways(state: State, who: int, before: set[int]) -> list[tuple[bool, bool, bool]]:
    """After a roll: does it bust, does it complete a dog, does it score all, in every way to handle it."""
    found = []
    for action in GAME.legal(state):
        if isinstance(action, Reroll):
            continue
        step = GAME.step(state, action)
        events = [type(event) for event in step.events]
        if DicePlaced in events or GAME.turn(step.state) != GAME.turn(state):
            busts = Busted in events
            found.append((busts, not busts and _complete(step.state, who) > before, DogsScored in events))
        else:
            found += _ways(step.state, who, before)
    return found


def tried(state: State) -> Odds:
    """Of the roll at hand: the chance that all ways bust, that one completes a dog, and that one scores all of them."""
    decision = GAME.decision(state)
    assert isinstance(decision, RollDice)
    before = _complete(state, state.seat)
    bust = completes = scores = whole = 0
    for weight, outcome in rolls(decision.count):
        assert isinstance(outcome, Rolled)
        step = GAME.step(state, outcome)
        if GAME.turn(step.state) != GAME.turn(state):
            ways = [(False, False, False)]
        else:
            ways = _ways(step.state, state.seat, before)
        whole += weight
        bust += weight * all(busts for busts, _, _ in ways)
        completes += weight * any(complete for _, complete, _ in ways)
        scores += weight * any(score for _, _, score in ways)
    return Odds(bust / whole, completes / whole, scores / whole)


def same(one: Odds | None, other: Odds) -> bool:
    return one is not None and one == pytest.approx(other)


ONE_ROLL = [
    ("howl", ("walk", "run", "beg", "fetch")),
    ("roll_over", ("walk", "run", "beg", "fetch")),
    ("walk", ("walk", "run", "beg", "fetch")),
    ("run", ("walk", "run", "beg", "fetch")),
    ("track", ("track", "chase", "play_dead", "search")),
    ("chase", ("track", "chase", "play_dead", "search")),
    ("play_dead", ("track", "chase", "play_dead", "search")),
    ("sprint", ("trot", "sprint", "gobble", "hunt")),
    ("scavenge", ("trot", "sprint", "gobble", "scavenge")),
]


@pytest.mark.parametrize(("trick", "tricks"), ONE_ROLL, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("yard", [(), (3,), (2, 4), (7 - 1, 1)])
def test_tricks_of_one_roll(trick: str, tricks: tuple[str, ...], yard: tuple[int, ...]) -> None:
    if trick == "roll_over" and not yard:
        assert odds(Table(seat(16, dog(15, 5))).view, DoTrick("roll_over")) is None
        return
    table = Table(seat(16, dog(15, 5), yard=yard), tricks=tricks, deck=(9,))
    shown = odds(table.view, DoTrick(trick))  # type: ignore[arg-type]
    assert same(shown, tried(table.trick(trick).state))


@pytest.mark.parametrize("trick", ["hunt", "fetch", "search"])
def test_tricks_that_keep_some(trick: str) -> None:
    table = Table(seat(1, dog(15, 5), yard=(5,)), tricks=("walk", "run", "beg", trick))
    shown = odds(table.view, DoTrick(trick))  # type: ignore[arg-type]
    assert same(shown, tried(table.trick(trick).state))


@pytest.mark.parametrize("number", [1, 3, 6])
def test_guard_by_the_named_number(number: int) -> None:
    table = Table(seat(1, dog(15, 5), yard=(5,)), tricks=("walk", "run", "beg", "guard")).trick("guard")
    shown = odds(table.view, Name(number))
    assert same(shown, tried(table.do(guard=number).state))


def test_dogpile_by_the_lifted_die() -> None:
    table = Table(seat(1, dog(15, 5), yard=(5,)), tricks=("walk", "dogpile", "beg", "fetch"))
    whole = odds(table.view, DoTrick("dogpile"))
    table.trick("dogpile")
    shown = odds(table.view, LiftBuried(5))
    assert same(shown, tried(table.do(dogpile={"yard": 5}).state))
    assert whole is not None and shown is not None and whole.bust <= shown.bust


def test_bolt_counts_the_dice_that_must_be_rolled() -> None:
    table = Table(seat(16, 31, yard=(5,)), tricks=("walk", "bolt", "beg", "fetch")).trick("bolt")
    three, four, six = (odds(table.view, PutAside(count)) for count in (3, 4, 6))
    assert same(three, tried(table.do(bolt=3).state))
    assert three == four and six is not None and three is not None and six.bust > three.bust


def test_retrieve_sets_a_die_and_rolls_two() -> None:
    table = Table(seat(1, dog(15, 5), yard=(6,)), tricks=("retrieve", "run", "beg", "fetch"), deck=(5,))
    whole = odds(table.view, DoTrick("retrieve"))
    table.trick("retrieve")
    one, six = odds(table.view, SetTo(1)), odds(table.view, SetTo(6))
    assert one is not None and six is not None and whole is not None
    assert six.completes == 1.0 > one.completes
    assert whole == Odds(min(one.bust, six.bust), 1.0, max(one.scores, six.scores))


@pytest.mark.parametrize("trick", ["hunt", "fetch", "search", "guard", "scavenge"])
def test_the_last_dog_is_scored_at_once(trick: str) -> None:
    table = Table(seat(dog(28, 3, 5), scored=(1, 2, 4, 5, 6)), tricks=("walk", "run", "beg", trick))
    shown = odds(table.view, DoTrick(trick))  # type: ignore[arg-type]
    assert shown is not None and shown.scores == shown.completes > 0
    if trick != "guard":
        assert same(shown, tried(table.trick(trick).state))


def test_going_on_and_rolling_again() -> None:
    table = Table(seat(1, dog(15, 5), yard=(5,), treats=1)).trick("run").do(roll=[1, 4, 5])
    lying = odds(table.view, KeepRoll())
    assert lying == Odds(1.0, 0.0)
    again = odds(table.view, Reroll((1, 4, 5)))
    assert same(again, tried(table.do(reroll="spend").state))
    table = Table(seat(16, dog(15, 5), yard=(5,))).trick("run").roll(1, 2, 5).place((1, 16), (2, 16), (5, "yard"))
    assert table.asks == "ChooseAction"
    table = Table(seat(16, dog(15, 5), yard=(5,))).trick("run").roll(1, 2, 2).place((1, 16), (2, 16), (2, "yard"))
    shown = odds(table.view, GoOn())
    assert same(shown, tried(table.do(**{"continue": True}).state))
    assert shown == Odds(pytest.approx(4 / 6), pytest.approx(2 / 6), 0.0)


@pytest.mark.parametrize("action", [DoTrick("beg"), ScoreDogs(), Stop()])
def test_no_dice_no_chances(action: Action) -> None:
    assert odds(Table(seat(1, 15)).view, action) is None


def test_a_preview_of_an_assignment() -> None:
    table = Table(seat(dog(1, 1), 15, yard=(4,))).trick("run").roll(2, 4, 5)
    part = Place(((1, 2),), ())
    assert preview(table.view, part) == Preview(4, False, (1,), False)
    assert preview(table.view, Place(((1, 2),), (4, 5))) == Preview(13, True, (1,), False)
    table = Table(seat(dog(1, 1), yard=(4,))).trick("walk").roll(2, 3)
    assert preview(table.view, Place(((1, 2),), (3,))) == Preview(7, False, (1,), True)


def test_before_the_first_turn_there_are_none() -> None:
    from desktop.rules.dogs.values import Options

    state = GAME.new(Options(), 2)
    view = GAME.view(state, 0, GAME.first_knowledge(state.options, 2, 0))
    decision = GAME.decision(state)
    assert decision is not None and decision.seat == CHANCE
    assert odds(view, Stop()) is None
