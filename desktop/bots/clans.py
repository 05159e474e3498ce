"""The clans bots: whole actions looked at one by one, each by the table it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.rules.clans.choices import Attack, GoBack, Maneuvers, Pass, Pay
from desktop.rules.clans.frames import HOME
from desktop.rules.clans.game import Clans
from desktop.rules.clans.reasons import MustChoose
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import strength
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State, View
from desktop.rules.clans.worthwhile import worthwhile
from desktop.rules.kit import CHANCE, Action, Rng

GAME = Clans()
STEPS = 40
"""So many decisions of both seats, all answered with the first legal action, are looked through after an action."""


class ClansParams(Params, frozen=True):
    """One level. `noise`: how far, in hundredths of a point, its judgement of an action may err."""

    style: Literal["value", "random"] = "value"
    noise: int = 0
    most: int = 40
    """At most so many actions are looked at."""


def value(table: Table, seat: int) -> float:
    """How good the table is for a seat: Provinces, Honor, armies, producers and cards of both, told apart."""
    if table.phase == "over":
        return 0.0 if table.winner is None else (1e4 if table.winner == seat else -1e4)
    return _side(table, seat) - _side(table, 1 - seat)


def _side(table: Table, seat: int) -> float:
    stats = table.stats
    total = 26.0 * len(table.provinces[seat]) + 0.9 * table.honor[seat] + 1.5 * (table.favor == seat)
    total += sum(0.2 * strength(table, seat, province.field) for province in table.provinces[seat])
    total += 0.8 * len(table.hands[seat]) + 4.0 * stats.rings[seat] ** 2
    for card, piece in table.pieces.items():
        if table.owners[card] != seat:
            continue
        kind = table.prints[card]
        worth = 1.2 * stats.force.get(card, 0) + 0.4 * stats.chi.get(card, 0) + 1.8 * (kind.card.gold or 0) + 0.5
        if kind.personality:
            worth += 1.0 - 1.5 * piece.dishonored
        total += worth * (0.93 if piece.bowed else 1.0)
        if piece.place != HOME:
            total += 0.01
    return total


class ClansBrain:
    """The Four Groves as `desktop.bots.brains` registers it."""

    params_type: type[Any] = ClansParams
    levels: Mapping[str, Params] = {
        "easy": ClansParams(noise=400),
        "normal": ClansParams(noise=80),
        "hard": ClansParams(most=80),
    }
    baselines: Mapping[str, Params] = {"random": ClansParams("random"), "greedy": ClansParams()}
    reason: Any = MustChoose

    def choose(
        self, view: View, legal: tuple[Action, ...], params: ClansParams, rng: Rng, stop: Callable[[], bool]
    ) -> Choice:
        """The action that leads to the best table, as far as it is judged right."""
        if params.style == "random" or len(legal) == 1:
            return at_random(legal, rng)
        options = worthwhile(table_of(view), legal)
        if isinstance(options[0], Pay):
            return Choice(options[0])
        state = GAME.sample(view, rng)
        best, found = options[0], float("-inf")
        for action in options[: params.most]:
            if stop():
                return Choice(best, capped=True)
            worth = self._after(state, action, view.seat, rng)
            if params.noise:
                worth += (rng.below(2 * params.noise + 1) - params.noise) / 100
            if worth > found:
                best, found = action, worth
        return Choice(best)

    def _after(self, state: State, action: Action, seat: int, rng: Rng) -> float:
        """The value of what comes of an action if nobody does more than they must."""
        state = GAME.step(state, action).state
        battles = isinstance(action, Attack)
        for _ in range(STEPS):
            decision = GAME.decision(state)
            if decision is None:
                break
            if decision.seat == CHANCE:
                state = GAME.step(state, GAME.draw(state, rng)).state
                continue
            if state.assault is None and not battles and len(state.frames) <= 2:
                break
            quiet = _quiet(state)
            if isinstance(decision, Maneuvers) and decision.seat == seat and battles:
                quiet = self._best_orders(state, quiet)
                battles = False
            state = GAME.step(state, quiet).state
        return value(Table(state), seat)

    def _best_orders(self, state: State, quiet: Action) -> Action:
        """Where everybody goes, looking no further than at the strongest assignment."""
        options = worthwhile(Table(state), GAME.legal(state))
        return max(options, key=lambda one: len(getattr(one, "orders", ())), default=quiet)


def _quiet(state: State) -> Action:
    """Passing, where that is possible, else the first thing that is."""
    legal = GAME.legal(state)
    if Pass() in legal:
        return Pass()
    return next((one for one in legal if not isinstance(one, GoBack)), legal[0])
