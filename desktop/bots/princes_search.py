"""Looking ahead in Rival Princes: carrying actions out on a table that looks the same to the seat, with everything
that is asked in between answered as seems best, and searching one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.bots.princes_worth import worth, worth_with
from desktop.rules.kit import CHANCE, Action, Rng, put, replace
from desktop.rules.princes.cards import MOST_STORED, RANK, Card
from desktop.rules.princes.choices import (
    AttackRolled,
    Demolish,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    GoBack,
    PlaceRegions,
    PutUnder,
    Search,
    Take,
)
from desktop.rules.princes.decisions import (
    ChooseAct,
    ChooseExchange,
    ChooseNewCard,
    ChooseRefill,
    ChooseStart,
    RollAttack,
    RollDice,
)
from desktop.rules.princes.game import Princes
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import State, View

GAME = Princes()
_QUIET = (ChooseAct, ChooseStart, RollDice, ChooseRefill, ChooseExchange)
"""Where a position is judged."""
_MOST_STEPS = 24
_MANY = 14
"""More choices than these in between are thinned out."""


class Stopped(Exception):
    """The thinking must end at once."""


class Budget:
    """So many positions may be looked at; `stop` is asked now and then."""

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self.left = nodes
        self._stop = stop

    def spend(self) -> None:
        """One position more. Raises Stopped."""
        self.left -= 1
        if not self.left & 7 and self._stop():
            raise Stopped


class Node(NamedTuple):
    """A position, what it is worth, and how much of that comes from luck that its table does not show."""

    state: State
    value: float
    luck: float
    first: Action


def plain(state: State) -> State:
    """The same table where nobody is asked from which region he pays: for looking ahead."""
    return replace(state, options=replace(state.options, ask_regions=False))


def fewer(state: State, legal: tuple[Action, ...]) -> list[Action]:
    """Without what makes no difference or is never good: thinking better of a payment, tearing down, under which of
    several stacks, which of several copies."""
    stack = max(range(len(state.stacks)), key=lambda number: (len(state.stacks[number]), -number))
    left: list[Action] = []
    seen: set[Card] = set()
    for action in legal:
        if isinstance(action, GoBack | Demolish):
            continue
        if isinstance(action, Discard | Exchange | PutUnder) and action.stack != stack:
            continue
        if isinstance(action, Take):
            if action.card in seen:
                continue
            seen.add(action.card)
        left.append(action)
    return left or list(legal)


def unlike(view: View, legal: list[Action]) -> list[Action]:
    """Of drawing from stacks whose top card is not known, or searching stacks of which nothing is known, only one."""
    left: list[Action] = []
    drawn = searched = False
    stacks = view.knowledge.stacks
    order = sorted(range(len(stacks)), key=lambda number: (-view.stack_sizes[number], number))
    for action in sorted(
        legal, key=lambda action: order.index(action.stack) if isinstance(action, Draw | Search) else 9
    ):
        if isinstance(action, Draw) and not any(stacks[action.stack].cards[:1]):
            if drawn:
                continue
            drawn = True
        if isinstance(action, Search) and not any(stacks[action.stack].cards):
            if searched:
                continue
            searched = True
        left.append(action)
    return left


def _likely(state: State, legal: list[Action]) -> list[Action]:
    """Regions for a settlement with a Scout: of 110 ways only those with the order of the pile."""
    if len(legal) > _MANY and isinstance(legal[0], PlaceRegions):
        return [action for action in legal if isinstance(action, PlaceRegions) and action.up < action.down]
    return legal


def best_reply(state: State, seat: int, legal: list[Action], budget: Budget) -> State:
    """The position after what looks best to the seat, one action ahead."""
    if isinstance(legal[0], Take):
        return GAME.step(state, _best_take(state, seat, legal, budget)).state
    best: State | None = None
    top = 0.0
    for action in legal:
        after = GAME.step(state, action).state
        budget.spend()
        value = worth(after, seat)
        if best is None or value > top:
            best, top = after, value
    assert best is not None
    return best


def _best_take(state: State, seat: int, legal: list[Action], budget: Budget) -> Action:
    """Which card of a stack is the best one in the hand: without a step for each of them."""
    hand = state.hands[seat]
    worths: dict[Action, float] = {}
    for action in legal:
        if isinstance(action, Take):
            budget.spend()
            worths[action] = worth_with(state, seat, tuple(sorted((*hand, action.card), key=RANK.__getitem__)))
    return max(worths, key=worths.__getitem__)


def play_out(state: State, seat: int, rng: Rng, budget: Budget) -> tuple[State, float]:
    """Go on to where the position can be judged. Also returns how much better or worse for the seat it is on average
    than it looks, where a roll decided."""
    luck = 0.0
    for _ in range(_MOST_STEPS):
        decision = GAME.decision(state)
        if decision is None or isinstance(decision, _QUIET):
            return state, luck
        if isinstance(decision, RollAttack):
            countered = bool(len(state.table) > 1)
            good = GAME.step(state, AttackRolled(1)).state
            bad = GAME.step(state, AttackRolled(6)).state
            good, one = play_out(good, seat, rng, budget)
            bad, two = play_out(bad, seat, rng, budget)
            budget.spend()
            wins = (2 if countered else 5) / 6
            with_luck, without = worth(good, seat) + one, worth(bad, seat) + two
            mean = wins * with_luck + (1 - wins) * without
            return (good, luck + mean - with_luck + one) if wins > 0.5 else (bad, luck + mean - without + two)
        if decision.seat == CHANCE:
            state = GAME.step(state, GAME.draw(state, rng)).state
            continue
        legal = _likely(state, fewer(state, GAME.legal(state)))
        if len(legal) == 1:
            state = GAME.step(state, legal[0]).state
        elif isinstance(decision, ChooseNewCard):
            return state, luck
        else:
            state = best_reply(state, decision.seat, legal, budget)
    return state, luck


def after(state: State, action: Action, seat: int, rng: Rng, budget: Budget) -> Node:
    """The position after an action and all that follows from it at once."""
    if isinstance(action, EndTurn):
        budget.spend()
        return Node(state, worth(state, seat), 0.0, action)
    then, luck = play_out(GAME.step(state, action).state, seat, rng, budget)
    budget.spend()
    return Node(then, worth(then, seat) + luck, luck, action)


def search_turn(
    root: State, seat: int, legal: list[Action], width: int, rng: Rng, budget: Budget
) -> dict[Action, float]:
    """What each first action is worth when the rest of the turn is played as well as can be seen: a beam of `width`
    positions, one action at a time, until nothing is left to do or the budget is spent."""
    worths: dict[Action, float] = {}
    nodes: list[Node] = []
    for action in legal:
        node = after(root, action, seat, rng, budget)
        worths[action] = node.value
        if not isinstance(action, EndTurn):
            nodes.append(node)
    known: set[tuple[object, ...]] = {_key(root, seat)}
    while nodes and budget.left > 0:
        nodes.sort(key=lambda node: -node.value)
        beam: list[Node] = []
        for node in nodes:
            key = _key(node.state, seat)
            if key not in known and isinstance(GAME.decision(node.state), ChooseAct):
                known.add(key)
                beam.append(node)
                if len(beam) == width:
                    break
        nodes = []
        for node in beam:
            for action in fewer(node.state, GAME.legal(node.state)):
                if isinstance(action, EndTurn) or budget.left <= 0:
                    continue
                further = after(node.state, action, seat, rng, budget)
                value = further.value + node.luck
                nodes.append(Node(further.state, value, further.luck + node.luck, node.first))
                if value > worths[node.first]:
                    worths[node.first] = value
    return worths


def _key(state: State, seat: int) -> tuple[object, ...]:
    return state.estates, state.stored, state.hands[seat], state.table


def produced(state: State, number: int) -> State:
    """The table after a production of this number."""
    stored = state.stored
    for seat, estate in enumerate(state.estates):
        now = list(stored[seat])
        for region, amount in facts(estate).yields[number]:
            now[region] = min(MOST_STORED, now[region] + amount)
        stored = put(stored, seat, tuple(now))
    return replace(state, stored=stored)
