"""A yardstick for the ladder: one action ahead, by a few plain facts. It is fixed: it is never made weaker."""

from __future__ import annotations

from desktop.rules.kit import Action, Rng, replace
from desktop.rules.princes.cards import CARDS, CITY_COST, COSTS, ROAD_COST, SETTLEMENT_COST, Goods
from desktop.rules.princes.choices import EndTurn
from desktop.rules.princes.game import Princes
from desktop.rules.princes.table import goods_of, points_by_seat
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import State, View

_GAME = Princes()


def greedy(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """The action after which the table looks best; the first of several."""
    state = _GAME.sample(view, rng)
    state = replace(state, options=replace(state.options, ask_regions=False))
    best, top = legal[0], -1e9
    for action in legal:
        then = state if isinstance(action, EndTurn) else _GAME.step(state, action).state
        value = _value(then, view.seat)
        if value > top + 1e-9:
            best, top = action, value
    return best


def _value(state: State, seat: int) -> float:
    """Points, production, what is stored and how much of the nearest plan is missing."""
    if state.phase == "over":
        return 1e6 if state.winner == seat else -1e6
    points = points_by_seat(state)
    mine, theirs = _side(state, seat), _side(state, 1 - seat)
    have = goods_of(state, seat)
    known = facts(state.estates[seat])
    plans: list[Goods] = []
    if known.settlements:
        plans.append(CITY_COST)
    plans.append(SETTLEMENT_COST if known.town_ends else ROAD_COST)
    for card in state.hands[seat]:
        data = CARDS[card]
        if data.kind != "action" and (known.red_sites if data.kind == "red" else known.green_sites):
            plans.append(COSTS[card])
    lack = min(sum(max(0, need - got) for need, got in zip(cost, have, strict=True)) for cost in plans)
    hand = sum(2 if CARDS[card].points else 1 for card in state.hands[seat])
    return 10 * (points[seat] - points[1 - seat]) + mine - theirs - 0.8 * lack + 0.5 * hand


def _side(state: State, seat: int) -> float:
    known = facts(state.estates[seat])
    regions = len(known.kind_of) + sum(known.doubled)
    cards = len(state.estates[seat].places)
    roads = len(known.town_ends)
    return 2 * regions + cards + 4 * roads + 0.5 * (known.strength + known.commerce) + 0.4 * sum(state.stored[seat])
