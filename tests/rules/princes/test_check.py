"""Positions that no play can reach are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.rules.kit import CHANCE, BrokenState, Rng, put, replace
from desktop.rules.princes import decisions as q
from desktop.rules.princes import frames as fr
from desktop.rules.princes.values import Options, Place, State, Terms
from tests.rules.princes.traces import GAME


def _main_phase(seed: int = 3, turn: int = 30) -> State:
    """A main phase in the middle of a match."""
    luck, state = Rng(seed), GAME.new(Options(), 2)
    while True:
        decision = GAME.decision(state)
        assert decision is not None
        if isinstance(decision, q.ChooseAct) and state.turn >= turn and state.estates[0].places:
            return state
        action = GAME.draw(state, luck) if decision.seat == CHANCE else GAME.sample_action(state, luck)
        state = GAME.step(state, action).state


STATE = _main_phase()
ESTATE = STATE.estates[0]


def _estate(**changes: object) -> State:
    return replace(STATE, estates=put(STATE.estates, 0, replace(ESTATE, **changes)))  # type: ignore[arg-type]


BROKEN: dict[str, Callable[[], State]] = {
    "a card twice": lambda: replace(STATE, out=(*STATE.out, "spy")),
    "a card too few": lambda: replace(STATE, stacks=put(STATE.stacks, 0, STATE.stacks[0][1:])),
    "a hand out of order": lambda: replace(STATE, hands=put(STATE.hands, 0, STATE.hands[0][::-1])),
    "a third seat": lambda: replace(STATE, hands=(*STATE.hands, ())),
    "a region that stores four": lambda: replace(STATE, stored=put(STATE.stored, 0, (4, *STATE.stored[0][1:]))),
    "a region that stores less than nothing": lambda: replace(
        STATE, stored=put(STATE.stored, 0, (-1, *STATE.stored[0][1:]))
    ),
    "regions without a store": lambda: replace(STATE, stored=put(STATE.stored, 0, STATE.stored[0][1:])),
    "a region of the other's set": lambda: _estate(regions=("fields_2", *ESTATE.regions[1:])),
    "two roads side by side": lambda: _estate(axis=(*ESTATE.axis, "road", "road")),
    "an axis that begins elsewhere": lambda: _estate(left=ESTATE.left - 1),
    "a card without a site": lambda: _estate(places=(*ESTATE.places, Place(9, "up1", ESTATE.places[0].card))),
    "a site taken twice": lambda: _estate(places=(ESTATE.places[0], *ESTATE.places)),
    "a road too many in the supply": lambda: replace(STATE, roads=STATE.roads + 1),
    "a token with the wrong seat": lambda: replace(STATE, knight=1 if STATE.knight == 0 else 0),
    "an event card too few": lambda: replace(STATE, events=STATE.events[1:]),
    "an event card turned up for nothing": lambda: replace(STATE, event=STATE.events[0], events=STATE.events[1:]),
    "a yellow card open for nothing": lambda: replace(STATE, table=("spy",)),
    "a turn after the last": lambda: replace(STATE, turn=999),
    "a turn that has not begun": lambda: replace(STATE, turn=0),
    "a production number of seven": lambda: replace(STATE, number=7),
    "dice that are not rolled": lambda: replace(STATE, face=None),
    "a winner while the match goes on": lambda: replace(STATE, winner=0),
    "over for nothing": lambda: replace(STATE, phase="over", frames=(), winner=0),
    "nothing going on": lambda: replace(STATE, frames=()),
    "another phase": lambda: replace(STATE, phase="hand"),
    "somebody else's turn": lambda: replace(STATE, frames=(fr.Acting(1 - STATE.active),)),
    "a frame that has nothing to ask": lambda: replace(STATE, frames=(*STATE.frames, fr.CardsLeaving())),
    "a payment of what is not there": lambda: replace(
        STATE,
        frames=(*STATE.frames, fr.Gaining(STATE.active, "bank", "ore"), fr.Paying(STATE.active, "bank", ("gold",) * 9)),
    ),
    "an offer of nothing": lambda: replace(
        STATE, frames=(*STATE.frames, fr.Answering(1 - STATE.active, (0,) * 6, (0,) * 6))  # type: ignore[arg-type]
    ),
    "a frame in the wrong place": lambda: replace(STATE, frames=(*STATE.frames, fr.Opening())),
    "a card to be laid that is not in the hand": lambda: replace(
        STATE, frames=(*STATE.frames, fr.Laying(STATE.active, "card", 1, "up1", "colossus"))
    ),
    "options out of bounds": lambda: replace(STATE, options=Options(points=99)),
    "very many refused offers": lambda: replace(
        STATE, refused=(Terms((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)),) * 6000
    ),
}


def test_the_position_itself_is_sound() -> None:
    GAME.check(STATE)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_position_is_refused(name: str) -> None:
    with pytest.raises(BrokenState):
        GAME.check(BROKEN[name]())
