"""Positions that no play can reach are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.rules.dogs import frames as fr
from desktop.rules.dogs.values import ActiveDog, Last, Options, State, Tile
from desktop.rules.kit import CHANCE, BrokenState, Rng, put, replace
from tests.rules.dogs.dogs_replay import GAME
from tests.rules.dogs.dogs_table import Table, dog, seat


def _some_turn(seed: int = 3, turn: int = 30) -> State:
    """The beginning of a turn in the middle of a match."""
    rng, state = Rng(seed), GAME.new(Options(), 3)
    while state.turn < turn or not isinstance(state.frames[-1], fr.Choosing):
        decision = GAME.decision(state)
        assert decision is not None
        action = GAME.draw(state, rng) if decision.seat == CHANCE else rng.choice(GAME.legal(state))
        state = GAME.step(state, action).state
    return state


STATE = _some_turn()
PLAYER = STATE.players[0]
RUN = Table(seat(16, dog(15, 5), yard=(5,), treats=1)).trick("run").do(roll=[1, 4, 5]).state
BEGINNING = GAME.new(Options(trick_set="random"), 2)


def _player(**changes: object) -> State:
    return replace(STATE, players=put(STATE.players, 0, replace(PLAYER, **changes)))  # type: ignore[arg-type]


def _open(*frames: fr.AnyFrame) -> State:
    return replace(RUN, frames=frames)


RUNNING = RUN.frames[0]

BROKEN: dict[str, Callable[[], State]] = {
    "a fifth seat": lambda: replace(STATE, players=(PLAYER,) * 5),
    "a dog in two places": lambda: replace(STATE, next_dog=PLAYER.dogs[0].dog),
    "no next dog": lambda: replace(STATE, next_dog=None),
    "a dog that does not exist": lambda: _player(dogs=(ActiveDog(33),)),
    "a die beside the spaces": lambda: _player(dogs=(*PLAYER.dogs[:-1], ActiveDog(PLAYER.dogs[-1].dog, 1))),
    "seven dogs": lambda: _player(scored=tuple(d for d in range(1, 33) if d not in _all_dogs())[:5]),
    "no dog to fill": lambda: _player(dogs=()),
    "a yard that has bust": lambda: _player(yard=(4, 4)),
    "a yard out of order": lambda: _player(yard=(2, 1)),
    "a die of seven pips": lambda: _player(yard=(7,)),
    "fewer treats than none": lambda: _player(treats=-1),
    "another trick than agreed on": lambda: replace(STATE, tiles=put(STATE.tiles, 2, Tile("trot"))),
    "a trick too few": lambda: replace(STATE, tiles=STATE.tiles[:5]),
    "one trick left": lambda: replace(
        STATE, tiles=tuple(Tile(tile.trick, place == 0) for place, tile in enumerate(STATE.tiles))
    ),
    "out of turn": lambda: replace(STATE, seat=(STATE.seat + 1) % 3),
    "a turn that has not begun": lambda: replace(STATE, turn=0),
    "no last turn": lambda: replace(STATE, last=None),
    "a bust without a trick": lambda: replace(STATE, last=Last((STATE.seat - 1) % 3, None, True)),
    "a winner while the match goes on": lambda: replace(STATE, winner=STATE.seat),
    "the end without a winner": lambda: replace(STATE, frames=()),
    "nothing but a trick": lambda: _open(RUNNING),
    "a trick that is ready": lambda: replace(RUN, tiles=tuple(Tile(tile.trick) for tile in RUN.tiles)),
    "another step asks": lambda: _open(RUNNING, fr.Naming()),
    "two dice of three": lambda: _open(RUNNING, fr.Rerolling((1, 4))),
    "a roll out of order": lambda: _open(RUNNING, fr.Placing((5, 4, 1))),
    "a part rerolled": lambda: _open(RUNNING, fr.Rolling(2, (1,), again=True)),
    "a reroll without a treat": lambda: replace(
        RUN, players=put(RUN.players, 0, replace(RUN.players[0], treats=0))
    ),
    "a step beyond the last": lambda: _open(replace(RUNNING, step=4), RUN.frames[1]),  # type: ignore[type-var]
    "another seat draws": lambda: replace(RUN, frames=(RUNNING, fr.Drawing((1,))), next_dog=None),
    "dice before dogs": lambda: replace(BEGINNING, frames=BEGINNING.frames[:1]),
    "colours out of order": lambda: replace(
        BEGINNING, frames=(*BEGINNING.frames[:2], fr.DrawingTiles(("blue", "green")))
    ),
    "a die before its time": lambda: replace(
        BEGINNING, players=put(BEGINNING.players, 0, replace(BEGINNING.players[0], yard=(1,)))
    ),
}


def _all_dogs() -> set[int]:
    return {dog for player in STATE.players for dog in (*player.scored, *(one.dog for one in player.dogs))} | {
        STATE.next_dog or 0
    }


@pytest.mark.parametrize("name", BROKEN)
def test_what_no_play_can_reach(name: str) -> None:
    with pytest.raises(BrokenState):
        GAME.check(BROKEN[name]())


def test_what_play_reaches_is_sound() -> None:
    for state in (STATE, RUN, BEGINNING):
        GAME.check(state)
