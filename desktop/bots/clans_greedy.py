"""The greedy yardstick of The Four Groves: every action looked at by the table it leads to, one ply. Never changed."""

from __future__ import annotations

from collections.abc import Callable

from desktop.bots.contract import Choice
from desktop.rules.clans.choices import Attack, GoBack, Maneuvers, Pass, Pay
from desktop.rules.clans.frames import HOME
from desktop.rules.clans.game import Clans
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import strength
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State, View
from desktop.rules.clans.worthwhile import worthwhile
from desktop.rules.kit import CHANCE, Action, Rng

GAME = Clans()
STEPS = 40
"""So many decisions of both seats, all answered with the first legal action, are looked through after an action."""
MOST = 80
"""At most so many actions are looked at."""


def greedy(view: View, legal: tuple[Action, ...], rng: Rng, stop: Callable[[], bool]) -> Choice:
    """The action that leads to the best table."""
    options = worthwhile(table_of(view), legal)
    if isinstance(options[0], Pay):
        return Choice(options[0])
    state = GAME.sample(view, rng)
    best, found = options[0], float("-inf")
    for action in options[:MOST]:
        if stop():
            return Choice(best, capped=True)
        worth = _after(state, action, view.seat, rng)
        if worth > found:
            best, found = action, worth
    return Choice(best)


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


def _after(state: State, action: Action, seat: int, rng: Rng) -> float:
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
        answer = _quiet(state)
        if isinstance(decision, Maneuvers) and decision.seat == seat and battles:
            answer = _best_orders(state, answer)
            battles = False
        state = GAME.step(state, answer).state
    return value(Table(state), seat)


def _best_orders(state: State, answer: Action) -> Action:
    """Where everybody goes, looking no further than at the largest assignment."""
    options = worthwhile(Table(state), GAME.legal(state))
    return max(options, key=lambda one: len(getattr(one, "orders", ())), default=answer)


def _quiet(state: State) -> Action:
    """Passing, where that is possible, else the first thing that is."""
    legal = GAME.legal(state)
    if Pass() in legal:
        return Pass()
    return next((one for one in legal if not isinstance(one, GoBack)), legal[0])
