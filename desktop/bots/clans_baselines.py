"""Yardsticks of The Four Groves with a single idea each: all-in attack, honor runner, turtle. Never weakened.

They look one whole action ahead by a few plain sums, and assign units by a rule of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from desktop.bots.clans_plies import GAME, after
from desktop.bots.contract import Choice
from desktop.rules.clans.attack import assignable, battlefields_left
from desktop.rules.clans.battles import reckon
from desktop.rules.clans.choices import (
    Assign,
    Attack,
    Discard,
    EndDynasty,
    Focus,
    NextBattle,
    Order,
    Pass,
    Strike,
)
from desktop.rules.clans.frames import Declaring, Dueling, Maneuvering
from desktop.rules.clans.game import reading
from desktop.rules.clans.plays import Play, plays
from desktop.rules.clans.stats import army_force, strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State, View
from desktop.rules.kit import Action, Rng

Idea = Literal["attack", "honor", "turtle"]


class _Taste(NamedTuple):
    """What a point of each counts for."""

    force: float
    chi: float
    honor: float
    personal: float
    """Personal Honor."""
    gold: float
    enough: int
    """So much Gold a turn is enough; more counts a third."""
    bowed: float
    """The part of a Personality's worth that it keeps while bowed."""


_TASTES: dict[Idea, _Taste] = {
    "attack": _Taste(2.0, 0.1, 0.15, 0.0, 2.0, 11, 0.8),
    "honor": _Taste(0.9, 0.3, 2.0, 1.2, 2.0, 11, 0.97),
    "turtle": _Taste(1.6, 0.3, 0.5, 0.3, 2.2, 14, 0.8),
}
MOST = 60
"""At most so many actions are looked at."""


def with_one_idea(
    idea: Idea, view: View, legal: tuple[Action, ...], rng: Rng, stop: Callable[[], bool]
) -> Choice:
    """What this yardstick does."""
    state = GAME.sample(view, rng)
    table = reading(state)
    match table.frames[-1]:
        case Declaring():
            orders = _attack(table, view.seat)
            return Choice(Attack() if idea == "attack" and orders else Pass())
        case Maneuvering(seat) as frame:
            return Choice(_assign(table, frame, attacking=seat == table.active))
        case Dueling():
            return Choice(_duel(table, view.seat, legal))
    if isinstance(legal[0], Discard):
        cards = [one for one in legal if isinstance(one, Discard)]
        return Choice(min(cards, key=lambda one: _focus(table, one)))
    if isinstance(view.decision, NextBattle):
        return Choice(legal[0])
    return _best(idea, state, view.seat, legal, rng, stop)


def _best(
    idea: Idea, state: State, seat: int, legal: tuple[Action, ...], rng: Rng, stop: Callable[[], bool]
) -> Choice:
    options: list[Play] = [play for play in plays(reading(state)) if not _idle(play)][:MOST]
    if not options:
        options = [(one,) for one in legal[:MOST]]
    best, found = options[0], float("-inf")
    for play in options:
        if stop():
            return Choice(best[0], capped=True)
        worth = _worth(_TASTES[idea], reading(after(state, play, rng)), seat)
        if worth > found + 1e-9:
            best, found = play, worth
    return Choice(best[0])


def _idle(play: Play) -> bool:
    """Throwing face-up cards away is nothing that this judgement could tell from keeping them."""
    return isinstance(play[0], EndDynasty) and bool(play[0].discards)


def _worth(taste: _Taste, table: Table, seat: int) -> float:
    if table.phase == "over":
        return 0.0 if table.winner is None else (1e4 if table.winner == seat else -1e4)
    total = _side(taste, table, seat) - _side(taste, table, 1 - seat)
    if table.assault is not None:
        for field in battlefields_left(table):
            now = reckon(table, field)
            mine, theirs = (now.attackers, now.defenders) if seat == table.active else (now.defenders, now.attackers)
            total += 0.3 * (mine - theirs)
            if now.result in ("attacker", "defender"):
                total += 6.0 if (now.result == "attacker") == (seat == table.active) else -6.0
            if now.falls:
                total += 20.0 if seat == table.active else -20.0
    return total


def _side(taste: _Taste, table: Table, seat: int) -> float:
    stats = table.stats
    gold = 0
    total = 25.0 * len(table.provinces[seat]) + taste.honor * table.honor[seat] + 1.5 * (table.favor == seat)
    total += 0.8 * len(table.hands[seat]) + 5.0 * stats.rings[seat] ** 2
    for card, piece in table.pieces.items():
        if table.owners[card] != seat:
            continue
        kind = table.prints[card]
        gold += kind.card.gold or 0
        if kind.personality or kind.type == "follower":
            worth = taste.force * stats.force.get(card, 0) + taste.chi * stats.chi.get(card, 0)
            worth += taste.personal * stats.ph.get(card, 0) + 1.0
            total += worth * (taste.bowed if piece.bowed else 1.0)
        else:
            total += 1.0
    return total + taste.gold * (min(gold, taste.enough) + max(gold - taste.enough, 0) / 3)


def _attack(table: Table, seat: int) -> Assign | None:
    """All units against the weakest Provinces, so many as it takes for each, where nobody can stop them."""
    against = sum(unit_force(table, unit) for unit in assignable(table, 1 - seat, False))
    units = sorted(assignable(table, seat, False), key=lambda unit: -unit_force(table, unit))
    fields = sorted(
        (strength(table, 1 - seat, province.field), province.field) for province in table.provinces[1 - seat]
    )
    if not fields or sum(unit_force(table, unit) for unit in units) <= max(fields[0][0], against):
        return None
    orders: list[Order] = []
    for walls, field in fields:
        chosen: list[int] = []
        while units and sum(unit_force(table, unit) for unit in chosen) <= max(walls, against):
            chosen.append(units.pop(0))
        if sum(unit_force(table, unit) for unit in chosen) <= max(walls, against):
            units = chosen
            break
        orders += (Order(unit, field) for unit in chosen)
    field = orders[0].field
    orders += (Order(unit, field) for unit in units)
    return Assign(tuple(sorted(orders, key=lambda order: order.unit)))


def _assign(table: Table, frame: Maneuvering, attacking: bool) -> Assign:
    if attacking:
        return Assign(()) if frame.cavalry else _attack(table, frame.seat) or Assign(())
    units = sorted(assignable(table, frame.seat, frame.cavalry), key=lambda unit: -unit_force(table, unit))
    orders: list[Order] = []
    for field in battlefields_left(table):
        against = army_force(table, field, 1 - frame.seat)
        there = army_force(table, field, frame.seat)
        walls = strength(table, frame.seat, field)
        if against <= walls:
            continue
        force = there + sum(unit_force(table, unit) for unit in units)
        last = len(table.provinces[frame.seat]) == 1
        if force > against or (last and force + walls >= against):
            while units and there <= against:
                there += unit_force(table, units[0])
                orders.append(Order(units.pop(0), field))
    return Assign(tuple(sorted(orders, key=lambda order: order.unit)))


def _focus(table: Table, action: Action) -> int:
    card = getattr(action, "card", None)
    return 0 if card is None else table.prints[card].card.focus or 0


def _duel(table: Table, seat: int, legal: tuple[Action, ...]) -> Action:
    """Focus the best card of the hand while it is not ahead by what it sees, else strike."""
    frame = table.frames[-1]
    assert isinstance(frame, Dueling)
    mine, theirs = frame.challenger, frame.challenged
    if table.owners[mine] != seat:
        mine, theirs = theirs, mine
    own = table.stats.chi[mine] + sum(table.prints[card].card.focus or 0 for card in frame.focus[seat] if card)
    if own > table.stats.chi[theirs] + 3 * len(frame.focus[1 - seat]) and Strike() in legal:
        return Strike()
    cards = [one for one in legal if isinstance(one, Focus) and one.card is not None]
    return max(cards, key=lambda one: _focus(table, one), default=Strike() if Strike() in legal else legal[0])


