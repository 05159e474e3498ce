"""The island's yardstick: one ply, a fixed value function, no plan beyond the next action. It is never weakened."""

from __future__ import annotations

from collections.abc import Callable

from desktop.bots.island_value import income
from desktop.rules.island.board import bits, crowded, joined, leading, touched
from desktop.rules.island.choices import Accept, Confirm, Discard, ThrowDice, Withdraw
from desktop.rules.island.game import Island
from desktop.rules.island.goods import ONE, count, total, unpack
from desktop.rules.island.places import all_points, all_roads, buildings, others_buildings
from desktop.rules.island.values import KINDS, Card, Discarding, State, View
from desktop.rules.kit import CHANCE, Action, Rng, replace

GAME = Island()
TRIES = 2
"""Outcomes of chance that are looked at."""


def _earns(state: State, seat: int) -> float:
    assert state.board is not None
    pips = unpack(income(state.board, state.settlements[seat], state.cities[seat], state.robber))
    return sum(pips) + 4 * sum(1 for pip in pips if pip)


def greedy_value(state: State, seat: int) -> float:
    """Points above all; then income against the others'; then places to settle at, and the hand."""
    assert state.board is not None
    if state.winner is not None:
        return 1e9 if state.winner == seat else -1e9
    value = 1e6 * all_points(state, seat)
    value -= 2e5 * max(state.points[other] for other in range(len(state.hands)) if other != seat)
    value += 1e3 * _earns(state, seat)
    value -= 3e2 * sum(_earns(state, other) for other in range(len(state.hands)) if other != seat)
    roads = joined(state.roads[seat])
    free = ~crowded(buildings(state))
    reach = touched(roads) | state.settlements[seat] | state.cities[seat]
    further = reach | touched(leading(reach & ~others_buildings(state, seat)) & ~all_roads(state))
    best = 0
    for node in bits(further & free):
        gain = total(income(state.board, 1 << node, 0, state.robber))
        best = max(best, gain if reach >> node & 1 else gain // 2)
    value += 2e2 * best + 60 * state.lengths[seat]
    lumber, brick, wool, grain, ore = unpack(state.hands[seat])
    city = (min(grain, 2) + min(ore, 3)) / 5
    settlement = (min(lumber, 1) + min(brick, 1) + min(wool, 1) + min(grain, 1)) / 4
    value += 2e3 * (city + settlement) / 2
    size = total(state.hands[seat])
    value += 20 * size - (100 * (size - 7) if size > 7 else 0)
    value += 3e2 * (total(state.cards[seat]) - count(state.cards[seat], Card.POINT))
    return value + 8e2 * count(state.played[seat], Card.KNIGHT)


def greedy(view: View, legal: tuple[Action, ...], rng: Rng, stop: Callable[[], bool]) -> Action:
    """The action after which the value is highest. It takes offers that raise it, and makes none."""
    state = GAME.sample(view, rng)
    seat = view.seat
    frame = state.frames[-1]
    if isinstance(frame, Discarding):
        return _discard(state, seat)
    legal = tuple(action for action in legal if not isinstance(action, Withdraw)) or legal
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        if isinstance(action, Accept | Confirm):
            value = _after_trade(state, action, seat)
        else:
            value = _expected(state, action, seat, rng)
        if value > best:
            best, chosen = value, action
        if stop():
            break
    return chosen


def _after_trade(state: State, action: Accept | Confirm, seat: int) -> float:
    if isinstance(action, Confirm):
        return greedy_value(GAME.step(state, action).state, seat)
    after = GAME.step(state, action).state
    offer = state.offers[-1]
    hand = list(unpack(state.hands[seat]))
    for kind in KINDS:
        hand[kind] += offer.terms.give[kind] - offer.terms.want[kind]
    packed = sum(have * ONE[kind] for kind, have in enumerate(hand))
    hands = tuple(packed if other == seat else old for other, old in enumerate(after.hands))
    return greedy_value(replace(after, hands=hands), seat)


def _expected(state: State, action: Action, seat: int, rng: Rng) -> float:
    """The value after an action, the first outcomes of chance taken on average."""
    after = GAME.step(state, action).state
    decision = GAME.decision(after)
    if decision is None or decision.seat != CHANCE or isinstance(decision, ThrowDice):
        return greedy_value(after, seat)
    values = [greedy_value(GAME.step(after, GAME.draw(after, rng)).state, seat) for _ in range(TRIES)]
    return sum(values) / len(values)


def _discard(state: State, seat: int) -> Discard:
    """Always of the kind it has most of."""
    frame = state.frames[-1]
    assert isinstance(frame, Discarding)
    count_due = next(choice.count for choice in frame.choices if choice.seat == seat)
    have = list(unpack(state.hands[seat]))
    gone = [0] * 5
    for _ in range(count_due):
        kind = have.index(max(have))
        have[kind] -= 1
        gone[kind] += 1
    a, b, c, d, e = gone
    return Discard((a, b, c, d, e))
