"""Positions that no play can reach are called broken, before anything is done with them."""

from __future__ import annotations

from typing import Any

import pytest
from island_table import GAME, A, B, laid

from desktop.rules.island.choices import Discard
from desktop.rules.island.goods import ONE, pack
from desktop.rules.island.values import (
    Answer,
    Answering,
    BeforeRoll,
    Discarding,
    FreeRoads,
    Layout,
    Main,
    Offer,
    Options,
    Placing,
    Robbing,
    Rolling,
    Stealing,
    Terms,
)
from desktop.rules.kit import BrokenState, replace

TABLE = laid(
    settlements={A: [32], B: [12]},
    roads={A: [46], B: [18]},
    hands={A: (2, 0, 0, 0, 0), B: (0, 3, 0, 0, 0)},
)
TERMS = Terms((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))

BROKEN: dict[str, dict[str, Any]] = {
    "a card too many": {"bank": TABLE.state.bank + 1},
    "goods below nothing": {"hands": (-1, pack((0, 3, 0, 0, 0)), 3)},
    "a development card too many": {"deck": TABLE.state.deck + ONE[0]},
    "bought, but not held": {"fresh": ONE[0]},
    "a played point card": {"deck": TABLE.state.deck - ONE[4], "played": (ONE[4], 0, 0)},
    "two on a crossing": {"settlements": (1 << 32, 1 << 32, 0)},
    "side by side": {"settlements": (1 << 32, 1 << 33, 0)},
    "beyond the board": {"settlements": (1 << 54, 1 << 12, 0)},
    "two roads on a path": {"roads": ((0, 1 << 10), (0, 1 << 10), (0, 0))},
    "a path beyond the board": {"roads": ((0, 1 << 36), (1 << 18, 0), (0, 0))},
    "sixteen roads": {"roads": (((1 << 16) - 1, 0), (1 << 18, 0), (0, 0))},
    "another length": {"lengths": (2, 1, 0)},
    "another's award": {"road_holder": B},
    "an army of none": {"army_holder": A},
    "other points": {"points": (2, 1, 0)},
    "won, and played on": {"winner": A},
    "a robber at sea": {"robber": 19},
    "another seat's turn": {"seat": B},
    "a seat that is not there": {"seat": 3},
    "a turn without a number": {"turn": 0},
    "a hand too few": {"hands": (pack((2, 0, 0, 0, 0)), pack((0, 3, 0, 0, 0)))},
    "a kind that is none": {"never": (32, 0, 0)},
    "no island": {"board": None},
    "an island of one hex": {"board": replace(TABLE.state.board, terrains=())},  # type: ignore[type-var]
    "a target of thirty": {"options": Options(layout=Layout.FREE, target=30)},
    "an island the options do not allow": {"options": Options(layout=Layout.SPIRAL)},
    "nothing open": {"frames": ()},
    "two things open that cannot be": {"frames": (Rolling(), Robbing())},
    "the set-up again": {"frames": (Placing(0),)},
    "free roads without a card": {"frames": (Main(), FreeRoads(2))},
    "nobody to be robbed": {"frames": (Main(), Stealing(B))},
    "discards nobody owes": {"frames": (Main(), Robbing(), Discarding(()))},
    "an answer to nothing": {"frames": (Main(), Answering((B,)))},
    "offers before the roll": {
        "frames": (BeforeRoll(),),
        "offered": 1,
        "offers": (Offer(1, TERMS, (B,), (Answer(B),)),),
    },
    "an offer nobody would take": {"offered": 1, "offers": (Offer(1, TERMS, (B,)),)},
    "an offer to oneself": {"offered": 1, "offers": (Offer(1, TERMS, (A,), (Answer(A),)),)},
    "an offer that was not made": {"offers": (Offer(1, TERMS, (B,), (Answer(B),)),)},
    "an offer that is not covered": {
        "offered": 1,
        "offers": (Offer(1, replace(TERMS, give=(3, 0, 0, 0, 0)), (B,), (Answer(B),)),),
    },
    "an answer that is not covered": {
        "offered": 1,
        "offers": (Offer(1, replace(TERMS, want=(0, 4, 0, 0, 0)), (B,), (Answer(B),)),),
    },
}


def test_the_table_itself_is_sound() -> None:
    GAME.check(TABLE.state)


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_a_broken_position(change: dict[str, Any]) -> None:
    with pytest.raises(BrokenState):
        GAME.check(replace(TABLE.state, **change))


def test_a_won_match_that_goes_on() -> None:
    won = laid(cities={A: [0, 4, 8, 27]}, settlements={A: [32]})
    GAME.check(won.state)
    with pytest.raises(BrokenState):
        GAME.check(replace(won.state, options=Options(layout=Layout.FREE, target=9)))


def test_a_discard_of_what_is_not_held() -> None:
    table = laid(rolled=False, hands={A: (8, 0, 0, 0, 0), B: (0, 8, 0, 0, 0)}).roll(7).do(Discard((4, 0, 0, 0, 0)))
    frame = table.state.frames[-1]
    assert isinstance(frame, Discarding)
    forged = replace(frame, choices=(replace(frame.choices[0], goods=(0, 4, 0, 0, 0)), frame.choices[1]))
    with pytest.raises(BrokenState):
        GAME.check(replace(table.state, frames=(*table.state.frames[:-1], forged)))
