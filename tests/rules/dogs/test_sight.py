"""What is remembered: figures for the end of a match."""

from __future__ import annotations

import pytest

from desktop.rules.dogs.sight import first_knowledge, observe
from desktop.rules.dogs.values import Knowledge, Progress, State, Statistics
from desktop.rules.kit import WATCHER, BrokenState
from tests.rules.dogs.dogs_replay import GAME
from tests.rules.dogs.dogs_table import Table, dog, seat


def remembered(table: Table) -> Knowledge:
    """What anybody remembers of all that has happened at this table."""
    known = first_knowledge(len(table.state.players), WATCHER)
    for event in table.game.events:
        known = observe(known, event)
    return known


def test_dice_treats_and_busts_are_counted() -> None:
    table = Table(seat(1, 15, yard=(5,), treats=1), lying={"walk": 2}).trick("walk")
    table.do(roll=[3, 3]).do(reroll="spend").do(roll=[1, 3]).do(reroll="keep").place((1, 1), (3, "yard"))
    known = remembered(table)
    assert known.statistics[0] == Statistics(turns=0, dice=4, gained=2, spent=1, busts=1)
    assert known.faces == (1, 0, 3, 0, 0, 0) and known.tricks == (0, 0, 1, 0, 0, 0)
    assert known.statistics[1].turns == 1


def test_scored_dogs_are_charted_and_free_ones_counted() -> None:
    table = Table(seat(dog(1, 1), dog(6, 3), yard=(3,)), deck=(15, 14)).trick("run").roll(2, 2, 4)
    table.place((2, 1), (2, 6), (4, "yard"))
    known = remembered(table)
    assert known.statistics[0].free == 2 and known.progress == (Progress(0, 0, 2),)
    table = Table(seat(dog(1, 1, 2), 15)).do(action="score")
    assert remembered(table).statistics[0].free == 0


def test_gobble_counts_what_is_left_of_it() -> None:
    table = Table(seat(dog(17, 1)), tricks=("walk", "run", "gobble", "fetch")).trick("gobble")
    assert remembered(table).statistics[0].gained == 2


def test_everybody_sees_the_same_table() -> None:
    state: State = Table(seat(1, 15), seat(2, 3)).trick("run").state
    views = [GAME.view(state, eye, first_knowledge(2, 0)) for eye in (0, 1, WATCHER)]
    assert len({(view.players, view.tiles, view.frames, view.decision, view.deck) for view in views}) == 1
    assert views[0].deck == 28


def test_knowledge_of_another_table_does_not_fit() -> None:
    with pytest.raises(BrokenState):
        GAME.view(Table(seat(1, 15)).state, 0, first_knowledge(3, 0))
