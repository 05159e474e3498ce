"""The clans bots: what each level and each yardstick does when its seat decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from desktop.bots.baselines import at_random
from desktop.bots.clans_baselines import with_one_idea
from desktop.bots.clans_because import because
from desktop.bots.clans_duels import in_duel
from desktop.bots.clans_greedy import greedy
from desktop.bots.clans_orders import attack, best_attack, defense
from desktop.bots.clans_plans import PLANS, in_hand
from desktop.bots.clans_plies import GAME, after
from desktop.bots.clans_reasons import AnyBecause
from desktop.bots.clans_search import Budget, Found, battle, judged, options_of, purchases, sequence
from desktop.bots.contract import Choice, Params
from desktop.rules.clans.choices import Attack, Battle, Choose, Discard, EndDynasty, GoBack, Pass, Pay, PutRing
from desktop.rules.clans.frames import Attacking, Buying, Declaring, Discarding, Dueling, Maneuvering, Round
from desktop.rules.clans.game import reading
from desktop.rules.clans.plays import Play
from desktop.rules.clans.stats import army_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State, View
from desktop.rules.kit import Action, Rng

TROUBLE = 0.15
"""An action must be better than none by so much."""


class ClansParams(Params, frozen=True):
    """One level, or a yardstick."""

    style: Literal["plan", "random", "greedy", "attack", "honor", "turtle"] = "plan"
    noise: int = 0
    """How far, in hundredths of a point, it may misjudge what it does."""
    lapses: int = 0
    """In so many of 100 action rounds it overlooks what it could do, ..."""
    overlooks: float = 0.0
    """... where that would gain no more points than these."""
    plain: bool = False
    """It keeps to what everybody sees: attacks where it is clearly stronger, goes nowhere that it is far too weak for,
    holds no Cavalry back, and keeps Holdings that it can buy."""
    nodes: int = 120
    """At most so many whole actions are carried out for one decision."""
    depth: int = 3
    """So many actions of a battle are foreseen."""
    samples: int = 2
    """So many tables that look the same are looked at in a battle."""


class ClansBrain:
    """The Four Groves as `desktop.bots.brains` registers it."""

    params_type: type[Any] = ClansParams
    levels: Mapping[str, Params] = {
        "easy": ClansParams(noise=600, lapses=50, overlooks=15.0, plain=True, nodes=40, depth=1, samples=1),
        "normal": ClansParams(noise=200, lapses=30, overlooks=8.0, plain=True, nodes=60, depth=2, samples=1),
        "hard": ClansParams(),
    }
    baselines: Mapping[str, Params] = {
        "random": ClansParams("random"),
        "greedy": ClansParams("greedy"),
        "attack": ClansParams("attack"),
        "honor": ClansParams("honor"),
        "turtle": ClansParams("turtle"),
    }
    reason: Any = AnyBecause

    def choose(
        self, view: View, legal: tuple[Action, ...], params: ClansParams, rng: Rng, stop: Callable[[], bool]
    ) -> Choice:
        """The action that this level or yardstick takes, with the figures that speak for it."""
        if params.style == "random":
            return at_random(legal, rng)
        choice = _chosen(view, legal, params, rng, stop)
        return choice if choice.because is not None else replace(choice, because=because(view, choice.action))


def _chosen(
    view: View, legal: tuple[Action, ...], params: ClansParams, rng: Rng, stop: Callable[[], bool]
) -> Choice:
    if len(legal) == 1 or isinstance(legal[0], Pay):
        return Choice(legal[0])  # of the ways to pay the best comes first
    match params.style:
        case "attack" | "honor" | "turtle":
            return with_one_idea(params.style, view, legal, rng, stop)
        case "greedy":
            return greedy(view, legal, rng, stop)
    return _planned(view, legal, params, rng, stop)


def _planned(
    view: View, legal: tuple[Action, ...], params: ClansParams, rng: Rng, stop: Callable[[], bool]
) -> Choice:
    seat = view.seat
    state = GAME.sample(view, rng)
    table = reading(state)
    if isinstance(view.decision, PutRing):
        return Choice(next((one for one in legal if isinstance(one, Choose)), legal[0]))
    match table.frames[-1]:
        case Declaring():
            best, sent, still = best_attack(table, seat, declared=False, plain=params.plain)
            goes = best > still or any(sent.values())  # nobody errs so far as to attack with nobody
            return Choice(Attack() if goes and best + _error(params, rng) > still + 1e-6 else Pass())
        case Maneuvering() as frame:
            return Choice(attack(table, frame, params.plain) if seat == table.active else defense(table, frame))
        case Dueling():
            return Choice(in_duel(table, seat, legal))
        case Attacking():
            return Choice(_next_battle(table, legal))
        case Discarding():
            return Choice(_least(table, seat, legal))
    budget = Budget(params.nodes, stop)
    found = _found(state, view, legal, params, budget, rng)
    if isinstance(table.frames[-1], Round):
        found = [(value - TROUBLE * (play != (Pass(),)), play) for value, play in found]
        nothing = max((value for value, play in found if play == (Pass(),)), default=float("-inf"))
        lapse = params.lapses > 0 and rng.below(100) < params.lapses
        if lapse and max(value for value, _ in found) - nothing <= params.overlooks:
            return Choice(Pass(), capped=budget.capped)
    play = _picked(found, params, rng)
    return Choice(play[0], because(view, play[0], _then(state, play, rng)), budget.capped)


def _then(state: State, play: Play, rng: Rng) -> Table:
    """The table that an action leads to."""
    return reading(after(state, play, rng))


def _picked(found: Found, params: ClansParams, rng: Rng) -> Play:
    """The best; with noise any of those that are nearly as good, and never one that is worse than doing nothing. What
    is thrown away at the end of a Dynasty Phase lies open, and is the best."""
    best, play = max(found, key=lambda one: one[0])
    if not params.noise or isinstance(play[0], EndDynasty):
        return play
    nothing = max((value for value, play in found if play == (Pass(),)), default=best - params.noise / 100)
    least = max(best - params.noise / 100, nothing)
    return rng.choice([play for value, play in found if value >= least])


def _found(
    state: State, view: View, legal: tuple[Action, ...], params: ClansParams, budget: Budget, rng: Rng
) -> Found:
    """What can be done, with its worth."""
    seat = view.seat
    match state.frames[-1]:
        case Round("action") if seat == state.active and params.depth > 1:
            return sequence(state, seat, budget, rng)
        case Round("battle") if params.depth > 1:
            nodes = budget.left = params.nodes // params.samples
            found = battle(state, seat, budget, rng, params.depth)
            if len(found) == 1:
                return found
            sums = {play: value for value, play in found}
            for _ in range(params.samples - 1):
                budget.left = nodes
                for value, play in battle(GAME.sample(view, rng), seat, budget, rng, params.depth):
                    if play in sums:
                        sums[play] += value
            return [(value / params.samples, play) for play, value in sums.items()]
        case Buying():
            return purchases(state, seat, budget, rng, params.plain)
    options: Sequence[Play] = options_of(state)
    if not options:
        options = [(one,) for one in legal if not isinstance(one, GoBack)]
    return [(value, play) for value, play, _ in judged(state, options, seat, budget, rng)]


def _error(params: ClansParams, rng: Rng) -> float:
    return (rng.below(2 * params.noise + 1) - params.noise) / 100 if params.noise else 0.0


def _next_battle(table: Table, legal: tuple[Action, ...]) -> Action:
    """The largest battle first; last where nobody has come."""

    def size(action: Action) -> int:
        assert isinstance(action, Battle)
        mine = army_force(table, action.field, table.active)
        return mine + army_force(table, action.field, 1 - table.active) if mine else 0

    return max(legal, key=size)


def _least(table: Table, seat: int, legal: tuple[Action, ...]) -> Action:
    """The card of the hand that is needed least."""
    plan = PLANS[table.prints[table.strongholds[seat]].card.clan]
    cards = [one for one in legal if isinstance(one, Discard)]
    return min(cards, key=lambda one: in_hand(table.prints[one.card].title, plan)) if cards else legal[0]
