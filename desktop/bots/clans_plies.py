"""Looking one whole action ahead: carrying actions out on a table dealt at random, up to the next free choice."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.clans.choices import (
    Accept,
    Act,
    DeclareAttack,
    Fight,
    GoBack,
    Maneuvers,
    NextBattle,
    Pass,
    PutRing,
    Recruit,
    SearchDeck,
)
from desktop.rules.clans.game import Clans
from desktop.rules.clans.values import State
from desktop.rules.kit import CHANCE, Action, Rng

GAME = Clans()
STEPS = 60
"""So many forced or quiet decisions are gone through at most after an action."""
FREE = (Act, Fight, Recruit, DeclareAttack, Maneuvers, NextBattle)
"""The decisions at which a player does something for its own sake; all others only go on with it or answer it."""


def quiet(state: State) -> Action:
    """What changes least: passing, where that is possible; a Ring is put into play, a card that was searched for is
    taken."""
    legal = GAME.legal(state)
    if isinstance(GAME.decision(state), PutRing | SearchDeck):
        return legal[0]
    if Pass() in legal:
        return Pass()
    if Accept() in legal:
        return Accept()
    return next((one for one in legal if not isinstance(one, GoBack)), legal[0])


def settled(state: State, rng: Rng) -> State:
    """The next state in which somebody decides freely, everything in between being answered quietly."""
    for _ in range(STEPS):
        decision = GAME.decision(state)
        if decision is None or isinstance(decision, FREE):
            break
        action = GAME.draw(state, rng) if decision.seat == CHANCE else quiet(state)
        state = GAME.step(state, action).state
    return state


def after(state: State, play: Iterable[Action], rng: Rng) -> State:
    """What a whole action leads to, if nobody answers it."""
    for action in play:
        state = GAME.step(state, action).state
    return settled(state, rng)

