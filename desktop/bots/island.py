"""The island bots: a value of positions in points, and at the hard level a look through the whole own turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from desktop.bots import island_trade
from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.bots.island_because import beside_own, explain, takes_army
from desktop.bots.island_greedy import greedy
from desktop.bots.island_plan import DEPTH, GAME, Plan, best_discard, likely, set_up
from desktop.bots.island_reasons import AnyBecause, DiceFirst, LeastNeeded
from desktop.bots.island_replies import FIRST_ROUNDS, Futures, key, line
from desktop.bots.island_value import WON, Weights, worth
from desktop.rules.island.choices import Confirm, EndTurn, PlayKnight, Roll, TradeWithBank, Withdraw
from desktop.rules.island.values import Answering, BeforeRoll, Discarding, Main, Placing, State, View
from desktop.rules.kit import Action, Rng


class IslandParams(Params, frozen=True):
    """One level. `budget`: positions it looks at in a decision; 0: one action ahead. `samples`: tables it imagines
    where others' hands matter. `noise`: how far, in hundredths of a point, its judgement of an action may err.
    `opening`: what counts for who looks ahead in the set-up, where a kind that is not earned is missed longest.
    `replies`: futures in which the best `ways` to play the turn, those within `margin` points of the best, are tried
    against the others' answers; 0: none. `trust`: how much of the judgement is from there, the rest is how the turn
    ends. `first_futures`: the same for placements of the set-up, over several rounds."""

    style: Literal["value", "greedy", "random"] = "value"
    budget: int = 0
    samples: int = 1
    noise: int = 0
    replies: int = 0
    ways: int = 4
    margin: float = 0.4
    trust: float = 0.5
    first_futures: int = 0
    counters: bool = True
    weights: Weights = Weights()
    opening: Weights = Weights(variety=0.3)


class IslandBrain:
    """Island Settlers as `desktop.bots.brains` registers it."""

    params_type: type[Any] = IslandParams
    levels: Mapping[str, Params] = {
        "easy": IslandParams(noise=60, counters=False),
        "normal": IslandParams(noise=8),
        "hard": IslandParams(budget=400, replies=16, first_futures=24),
    }
    baselines: Mapping[str, Params] = {"random": IslandParams("random"), "greedy": IslandParams("greedy")}
    reason: Any = AnyBecause

    def choose(
        self, view: View, legal: tuple[Action, ...], params: IslandParams, rng: Rng, stop: Callable[[], bool]
    ) -> Choice:
        """Choose among `legal`, the offers and discards that are not listed included."""
        if params.style == "random":
            return at_random(legal, rng)
        if params.style == "greedy":
            return Choice(greedy(view, legal, rng, stop))
        state, weights, frame = GAME.sample(view, rng), params.weights, view.frames[-1]
        if isinstance(frame, Discarding):
            return Choice(best_discard(state, view.seat, weights), LeastNeeded())
        if isinstance(frame, Answering):
            return island_trade.answer(state, view, weights, params.counters)
        if len(legal) == 1 and not isinstance(frame, Main):
            return Choice(legal[0])
        if isinstance(frame, BeforeRoll):
            return _before_roll(state, view, legal)
        if isinstance(frame, Main):
            closing = island_trade.close(state, view, weights)
            if closing is not None:
                return closing
        chosen = _best(state, view, legal, params, rng, stop)
        match chosen.action:
            case EndTurn():
                return island_trade.proposal(state, view, weights) or chosen
            case TradeWithBank(_, take):  # the others may give it for less
                return island_trade.proposal(state, view, weights, (take,)) or chosen
        return chosen


def _before_roll(state: State, view: View, legal: tuple[Action, ...]) -> Choice:
    """A knight before the dice where the robber stands beside the own buildings, or where it brings the army."""
    if PlayKnight() in legal and (takes_army(view) or beside_own(view)):
        return Choice(PlayKnight(), explain(state, view, PlayKnight()))
    return Choice(Roll(), DiceFirst())


def _best(
    state: State, view: View, legal: tuple[Action, ...], params: IslandParams, rng: Rng, stop: Callable[[], bool]
) -> Choice:
    """The action with the highest value, on average over the tables it imagines."""
    if params.budget and isinstance(view.frames[-1], Placing):
        return _place(state, view, legal, params, rng, stop)
    actions = [action for action in legal if not isinstance(action, Confirm | Withdraw)]
    states = [state, *(GAME.sample(view, rng) for _ in range(params.samples - 1))]
    depth = DEPTH if params.budget and isinstance(view.frames[-1], Main) else 0
    sums = [0.0] * len(actions)
    capped = False
    for table in states:
        plan = Plan(view.seat, params.weights, stop)
        for number, action in enumerate(actions):
            plan.left = params.budget // (len(states) * len(actions))  # as much for the last as for the first
            sums[number] += plan.after(table, action, depth)
        capped = capped or plan.capped
    if params.noise:
        sums = [value + params.noise * (rng.below(201) - 100) / 10_000 * len(states) for value in sums]
    best = max(range(len(actions)), key=lambda number: sums[number])
    if params.replies and state.turn:
        plan = Plan(view.seat, params.weights, stop)
        best = _answered(plan, state, view, actions, [value / len(states) for value in sums], params, rng)
        capped = capped or plan.capped
    return Choice(actions[best], explain(state, view, actions[best]), capped)


def _answered(
    plan: Plan, state: State, view: View, actions: list[Action], values: list[float], params: IslandParams, rng: Rng
) -> int:
    """Of the few best ways to play the turn, the one that is best when the others have answered."""
    order = sorted(range(len(actions)), key=lambda number: -values[number])
    if values[order[0]] >= WON / 2:
        return order[0]
    ways: dict[tuple[object, ...], tuple[int, list[Action]]] = {}
    for number in order:
        if values[number] < values[order[0]] - params.margin or len(ways) >= params.ways:
            break
        way, then = line(plan, state, actions[number], params.budget // params.ways)
        ways.setdefault(key(then), (number, way))
    if len(ways) < 2:
        return order[0]
    tables = [GAME.sample(view, rng) for _ in range(params.replies)]
    future = Futures(params.replies, len(view.sizes), rng)
    best, chosen = float("-inf"), order[0]
    for number, way in ways.values():
        found = future.worth(tables, way, view.seat, params.weights, plan.stop)
        if found is None:
            plan.capped = True
            break
        value = params.trust * found + (1 - params.trust) * values[number]
        if value > best:
            best, chosen = value, number
    return chosen


def _place(
    state: State, view: View, legal: tuple[Action, ...], params: IslandParams, rng: Rng, stop: Callable[[], bool]
) -> Choice:
    """In the set-up: what is best when everybody has placed; of the few best, what is best some rounds later."""
    seat, weights = view.seat, params.opening
    ended = [(action, set_up(state, action, weights)) for action in likely(state, legal)]
    ended.sort(key=lambda way: -worth(way[1], seat, weights))
    best, chosen = float("-inf"), ended[0][0]
    if params.first_futures and len(ended) > 1:
        future = Futures(params.first_futures, len(view.sizes) * FIRST_ROUNDS, rng)
        for action, table in ended[: params.ways]:
            found = future.worth([table] * params.first_futures, [], seat, params.weights, stop)
            if found is None:
                return Choice(chosen, explain(state, view, chosen), True)
            if found > best:
                best, chosen = found, action
    return Choice(chosen, explain(state, view, chosen))
