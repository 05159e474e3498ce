"""The rules of every kind of frame, and going on until somebody must decide."""

from __future__ import annotations

from typing import Any

from desktop.rules.clans import (
    attack,
    battles,
    duels,
    dynasty,
    effects,
    frames,
    hands,
    happening,
    matters,
    preparing,
    resolving,
    searching,
    turns,
)
from desktop.rules.clans.frames import AnyFrame, Fact
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.vocabulary import ELEMENTS

RULES: dict[type[AnyFrame], FrameRule[Any]] = {
    frames.SettingUp: turns.SettingUpRule(),
    frames.Shuffling: searching.ShufflingRule(),
    frames.Searching: searching.SearchingRule(),
    frames.Turning: turns.TurningRule(),
    frames.EventLeaving: turns.EventLeavingRule(),
    frames.Round: preparing.RoundRule(),
    frames.Declaring: attack.DeclaringRule(),
    frames.Maneuvering: attack.ManeuveringRule(),
    frames.Attacking: attack.AttackingRule(),
    frames.Battling: battles.BattlingRule(),
    frames.Buying: dynasty.BuyingRule(),
    frames.Paying: dynasty.PayingRule(),
    frames.Discarding: hands.DiscardingRule(),
    frames.Preparing: preparing.PreparingRule(),
    frames.Resolving: resolving.ResolvingRule({**effects.CARRIED, **matters.CARRIED}),
    frames.Happening: happening.HappeningRule(),
    frames.Window: happening.WindowRule(),
    frames.Choosing: matters.ChoosingRule(),
    frames.Looking: hands.LookingRule(),
    frames.Challenged: duels.ChallengedRule(),
    frames.Dueling: duels.DuelingRule(),
}


def go_on(table: Table) -> None:
    """Carry out what asks nobody, until somebody must decide or the match is over."""
    while table.phase != "over":
        if table.changed and judge(table):
            continue
        frame = table.frames[-1]
        if RULES[type(frame)].settle(table, frame) and not table.changed:
            return


def judge(table: Table) -> bool:
    """The rules that are checked after every change: death at Chi 0, the last Province, five elements (rules 2, 5).

    True where something came of it.
    """
    table.changed = False
    if table.phase != "setup":
        lost = [seat for seat, provinces in enumerate(table.provinces) if not provinces]
        if lost:
            table.end("military" if len(lost) == 1 else "both", 1 - lost[0] if len(lost) == 1 else None)
            return True
    if max(table.stats.rings) >= len(ELEMENTS):
        for seat in (table.active, 1 - table.active):
            held = {
                keyword
                for card in table.pieces
                if table.owners[card] == seat and table.prints[card].type == "ring"
                for keyword in table.prints[card].keywords
            }
            if held.issuperset(ELEMENTS):
                table.end("enlightenment", seat)
                return True
    stats = table.stats
    dead = [card for card in stats.personalities if stats.chi[card] == 0]
    if dead:
        cards = tuple(one for card in dead for one in table.unit(card))
        table.frames.append(frames.Happening(Fact("destroy", cards), "happen"))
        return True
    return False
