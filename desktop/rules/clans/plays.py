"""Whole actions for players that think ahead: an announcement with everything that has to be chosen for it.

The rules ask for an action in small decisions; here they are put together, so that a search looks at actions and not at
their parts. Of several ways to pay the best one is taken.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.clans.announcement import announcements, timings
from desktop.rules.clans.choices import Announce, Buy, Discard, EndDynasty, Mode, Pass, Pay, Target
from desktop.rules.clans.dynasty import BuyingRule, prices
from desktop.rules.clans.frames import Buying, Paying, Preparing, Round, Window
from desktop.rules.clans.gold import payments
from desktop.rules.clans.operations import Ability
from desktop.rules.clans.preparing import discardable
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import (
    ability_of,
    card_targets,
    discards_needed,
    equipping,
    gold_price,
    mode_at,
    modes,
    next_targets,
    paying_for,
    spent,
)
from desktop.rules.kit import Action, replace

Play = tuple[Action, ...]
"""Actions of one seat, one after the other, that nobody can interrupt."""


def plays(table: Table) -> Iterator[Play]:
    """Everything that the deciding seat can do as one, in a fixed order, where it may take an action, is taking one,
    or buys; nothing for any other decision. `table` is only read."""
    match table.frames[-1]:
        case Window("rings"):
            return
        case Round() | Window() as frame:
            yield from _announced(table, frame)
            yield (Pass(),)
        case Preparing() as draft:
            yield from completions(table, draft, ability_of(table, draft))
        case Buying(seat) as frame:
            for action in BuyingRule().legal(table, frame):
                if isinstance(action, Buy):
                    price = prices(table, seat, action.card)[action.honored]
                    ways = payments(table, seat, price, table.prints[action.card].type) if price else ()
                    yield (action, *(Pay(way) for way in ways[:1]))
                elif isinstance(action, EndDynasty):
                    yield (action,)
        case Paying(seat, card, honored):
            price = prices(table, seat, card)[honored]
            for way in payments(table, seat, price, table.prints[card].type)[:1]:
                yield (Pay(way),)


def _announced(table: Table, frame: Round | Window) -> Iterator[Play]:
    for announced in announcements(table, frame, frame.seat):
        draft, ability = draft_of(table, frame, announced)
        # The draft stands on top while it is looked at, as the answered event is found by its place.
        table.frames.append(draft)
        try:
            rest = list(completions(table, draft, ability))
        finally:
            table.frames.pop()
        for play in rest:
            yield (announced, *play)


def draft_of(table: Table, frame: Round | Window, announced: Announce) -> tuple[Preparing, Ability]:
    """What an announcement begins, with nothing chosen yet, and the ability that is used."""
    ability = table.print(announced.card).abilities[announced.ability]
    used_as = next(timing for timing in timings(table, frame, frame.seat) if timing in ability.timing)
    draft = Preparing(frame.seat, announced.card, announced.ability, used_as, announced.subject)
    if equipping(draft) and announced.subject is not None:
        draft = replace(draft, subject=None, targets=(announced.subject,))
    return draft, ability


def completions(table: Table, draft: Preparing, ability: Ability) -> Iterator[Play]:
    """All ways to go through with an announced action."""
    if len(draft.targets) < len(card_targets(ability)):
        for card in next_targets(table, draft, ability):
            for rest in completions(table, replace(draft, targets=(*draft.targets, card)), ability):
                yield (Target(card), *rest)
        return
    if draft.mode is None and mode_at(ability) is not None:
        offered = modes(table, draft, ability)
        for option in offered:
            chosen = (Mode(option),) if len(offered) > 1 else ()
            for rest in completions(table, replace(draft, mode=option), ability):
                yield (*chosen, *rest)
        return
    if draft.paid is None:
        price = gold_price(table, draft, ability)
        if price > 0:
            ways = payments(table, draft.seat, price, paying_for(table, draft), spent(table, draft, ability))
            for way in ways[:1]:
                for rest in completions(table, replace(draft, paid=way), ability):
                    yield (Pay(way), *rest)
            return
    if len(draft.discards) < discards_needed(ability):
        for card in discardable(table, draft):
            more = replace(draft, paid=draft.paid or (), discards=(*draft.discards, card))
            for rest in completions(table, more, ability):
                yield (Discard(card), *rest)
        return
    yield ()
