"""The island bots: a value of positions in points, and at the hard level a look through the whole own turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from desktop.bots import island_trade
from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.bots.island_greedy import greedy
from desktop.bots.island_plan import DEPTH, GAME, Plan, best_discard, likely, opening
from desktop.bots.island_reasons import (
    AnyBecause,
    BlocksSeat,
    FreesOwnHex,
    GoodPlace,
    LargestArmy,
    LeadsTo,
    LongestRoad,
    MoreEveryRoll,
    NothingBetter,
    WinsNow,
)
from desktop.bots.island_value import Weights, land
from desktop.rules.island.board import HEX_MASKS, PATHS
from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Confirm,
    EndTurn,
    MoveRobber,
    PlayKnight,
    Roll,
    Withdraw,
)
from desktop.rules.island.goods import total, unpack
from desktop.rules.island.values import (
    KINDS,
    SMALLEST_ARMY,
    Answering,
    BeforeRoll,
    Board,
    Card,
    Discarding,
    Main,
    Placing,
    State,
    View,
)
from desktop.rules.kit import Action, Reason, Rng


class IslandParams(Params, frozen=True):
    """One level. `budget`: positions it looks at in a decision; 0: one action ahead. `samples`: tables it imagines
    where others' hands matter. `noise`: how far, in hundredths of a point, its judgement of an action may err.
    `opening`: what counts for who looks ahead in the set-up, where a kind that is not earned is missed longest."""

    style: Literal["value", "greedy", "random"] = "value"
    budget: int = 0
    samples: int = 1
    noise: int = 0
    counters: bool = True
    weights: Weights = Weights()
    opening: Weights = Weights(variety=0.3)


class IslandBrain:
    """Island Settlers as `desktop.bots.brains` registers it."""

    params_type: type[Any] = IslandParams
    levels: Mapping[str, Params] = {
        "easy": IslandParams(noise=60, counters=False),
        "normal": IslandParams(noise=8),
        "hard": IslandParams(budget=400),
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
            return Choice(best_discard(state, view.seat, weights))
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
        if isinstance(chosen.action, EndTurn):
            offer = island_trade.proposal(state, view, weights)
            if offer is not None:
                return offer
        return chosen


def _before_roll(state: State, view: View, legal: tuple[Action, ...]) -> Choice:
    """A knight before the dice where the robber stands beside the own buildings, or where it brings the army."""
    if PlayKnight() in legal:
        own = state.settlements[view.seat] | state.cities[view.seat]
        if _takes_army(view):
            return Choice(PlayKnight(), LargestArmy())
        if own & HEX_MASKS[view.robber] and _board(view).numbers[view.robber]:
            return Choice(PlayKnight(), FreesOwnHex(view.robber))
    return Choice(Roll())


def _board(view: View) -> Board:
    assert view.board is not None
    return view.board


def _takes_army(view: View) -> bool:
    if view.army_holder == view.seat:
        return False
    knights = view.played[view.seat][Card.KNIGHT] + 1
    least = SMALLEST_ARMY if view.army_holder is None else view.played[view.army_holder][Card.KNIGHT] + 1
    return knights >= least


def _best(
    state: State, view: View, legal: tuple[Action, ...], params: IslandParams, rng: Rng, stop: Callable[[], bool]
) -> Choice:
    """The action with the highest value, on average over the tables it imagines."""
    if params.budget and isinstance(view.frames[-1], Placing):
        return _place(state, view, legal, params)
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
    return Choice(actions[best], _because(state, view, actions[best]), capped)


def _place(state: State, view: View, legal: tuple[Action, ...], params: IslandParams) -> Choice:
    """In the set-up: what is best when everybody has placed."""
    action = max(likely(state, legal), key=lambda choice: opening(state, choice, view.seat, params.opening))
    return Choice(action, _because(state, view, action))


def _because(state: State, view: View, action: Action) -> Reason | None:
    """The fact that speaks most for the action."""
    after = GAME.step(state, action).state
    board, seat = _board(view), view.seat
    if after.winner == seat:
        return WinsNow()
    match action:
        case BuildSettlement(crossing):
            pips = unpack(land(board).pips[crossing])
            return GoodPlace(crossing, sum(pips), tuple(kind for kind in KINDS if pips[kind]))
        case BuildCity(crossing):
            return MoreEveryRoll(total(land(board).pips[crossing]))
        case BuildRoad(path):
            if after.road_holder == seat and len(set(after.lengths)) > 1:
                return LongestRoad()
            return LeadsTo(max(PATHS[path], key=lambda node: land(board).worth[node]))
        case MoveRobber(number, victim) if victim is not None:
            blocked = total(land(board).hexes[number])
            built = state.settlements[victim] & HEX_MASKS[number], state.cities[victim] & HEX_MASKS[number]
            return BlocksSeat(victim, blocked * (built[0].bit_count() + 2 * built[1].bit_count()))
        case PlayKnight() if _takes_army(view):
            return LargestArmy()
        case EndTurn():
            return NothingBetter()
    return None
