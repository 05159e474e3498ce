"""Looking past the own turn: the best few ways to play it are compared by what the table is like after the others have
answered and the own next turn is played, on average over throws of the dice.

The throws are spread evenly over all that can fall, and all ways are tried with the same throws, the same luck and the
same guesses of hidden cards, so that what differs is what was done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.bots.island_plan import DEPTH, Plan, sensible
from desktop.bots.island_quick import GAME, rest, settled, turn
from desktop.bots.island_value import Weights, worth
from desktop.rules.island.choices import EndTurn, Rolled
from desktop.rules.island.lists import THROWS
from desktop.rules.island.values import BeforeRoll, Main, State
from desktop.rules.kit import Action, Rng

_THROWS = sorted((action for _, action in THROWS), key=lambda throw: throw.first + throw.second)
FIRST_ROUNDS = 8
"""How far a placement of the set-up is followed."""
DECIDED = 18.0
"""What a match won counts here, in points: more than any table at which it is still open, and not so much that a single
lucky throw outweighs all others."""


def line(plan: Plan, table: State, action: Action, share: int) -> tuple[list[Action], State]:
    """An action and what the search would do after it, up to where chance has a say or the turn is over; and the table
    then. `share`: positions to look at for each."""
    found, state = [action], GAME.step(table, action).state
    for depth in range(DEPTH - 1, -1, -1):
        if state.winner is not None or not state.frames or not isinstance(state.frames[-1], Main):
            break
        plan.left = share
        best, chosen = plan.value(state), None
        options = sensible(state, GAME.legal(state))
        for following in options:
            plan.left = share // len(options)
            value = plan.after(state, following, depth)
            if value > best:
                best, chosen = value, following
        if chosen is None:
            break
        found.append(chosen)
        state = GAME.step(state, chosen).state
    if state.winner is None and isinstance(state.frames[-1], Main) and not isinstance(action, EndTurn):
        found.append(EndTurn())
    return found, state


def key(state: State) -> tuple[object, ...]:
    """The same for two ways to play that come to the same."""
    return state.hands, state.roads, state.settlements, state.cities, state.cards, state.robber, state.bank


class Futures:
    """So many futures, the same for every way of playing: the throws of the turn at hand and of the next `turns`, and
    the luck."""

    def __init__(self, size: int, turns: int, rng: Rng) -> None:
        self.throws: list[list[Rolled]] = []
        for _ in range(turns + 1):
            order = rng.shuffled(range(size))
            self.throws.append([_THROWS[(36 * place + rng.below(36)) // size] for place in order])
        self.luck = [[rng.bits() for _ in range(turns + 1)] for _ in range(size)]

    def worth(
        self, tables: Sequence[State], way: list[Action], seat: int, weights: Weights, stop: Callable[[], bool]
    ) -> float | None:
        """What the table is worth to the seat after the next `turns`, on average over the futures, each beginning at
        its table with a way to play the turn at hand. None where it was told to stop."""
        whole = 0.0
        for number, table in enumerate(tables):
            if stop():
                return None
            state = _own(table, way, Rng(self.luck[number][0]))
            # Only in the set-up, or with a knight played before the dice, is the turn at hand still to be thrown for.
            first = 0 if state.turn == table.turn else 1
            for throws, luck in zip(self.throws[first:], self.luck[number][first:], strict=True):
                if state.winner is not None:
                    break
                state = turn(state, throws[number], Rng(luck))
            whole += max(-DECIDED, min(DECIDED, worth(state, seat, weights)))
        return whole / len(tables)


def _own(state: State, ways: list[Action], rng: Rng) -> State:
    """The rest of the own turn: these actions as far as they are possible, then by simple rules."""
    for action in ways:
        if GAME.why_not(state, action) is not None:
            break
        state = settled(GAME.step(state, action).state, rng)
        if state.winner is not None:
            return state
    return state if isinstance(state.frames[-1], BeforeRoll) else rest(state, rng)
