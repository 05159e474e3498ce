"""The reason that helps most where no choice of targets is possible: what stops the choice that comes furthest.

Whether something is possible is found elsewhere, often and fast; here it is explained, once somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.clans.announcement import timings, why_not_announce
from desktop.rules.clans.choices import Announce
from desktop.rules.clans.everyone import EQUIP
from desktop.rules.clans.frames import RULES, Preparing, Round, Window
from desktop.rules.clans.operations import Ability
from desktop.rules.clans.reading import cards_at
from desktop.rules.clans.reasons import CannotPay, ConditionFails, NoTarget, WrongTarget
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import card_targets, context_of, where_of, why_not_finished, why_not_target
from desktop.rules.clans.vocabulary import Controls
from desktop.rules.kit import Reason, replace


def why_not_announced(table: Table, frame: Round | Window, action: Announce) -> Reason | None:
    """Why this cannot be announced at this opportunity, by the nearest obstacle; None if it can."""
    seat, card, number, subject = frame.seat, action.card, action.ability, action.subject
    refusal = why_not_announce(table, frame, seat, card, number, subject)
    if not isinstance(refusal, NoTarget):
        return refusal
    ability = table.print(card).abilities[number]
    used_as = next(timing for timing in timings(table, frame, seat) if timing in ability.timing)
    draft = Preparing(seat, card, number, used_as, subject)
    if card == RULES and number == EQUIP and subject is not None:
        draft = replace(draft, subject=None, targets=(subject,))
        if all(table.owners[one] != seat for one in table.stats.personalities):
            return ConditionFails(card, Controls("personality", ()))
    return obstacle(table, draft, ability)


def obstacle(table: Table, draft: Preparing, ability: Ability) -> Reason:
    """What stops the choices of targets that come furthest, where they all meet the same; else that there is none."""
    found = list(_obstacles(table, draft, ability))
    furthest = max((depth for depth, _ in found), default=0)
    reasons = [reason for depth, reason in found if depth == furthest]
    if reasons and all(isinstance(one, CannotPay) for one in reasons):
        return min(reasons, key=lambda one: one.price if isinstance(one, CannotPay) else 0)
    if len({_kind(one) for one in reasons}) == 1:
        return reasons[0]
    return NoTarget(draft.card)


def _obstacles(table: Table, draft: Preparing, ability: Ability) -> Iterator[tuple[int, Reason]]:
    """(How many targets could be chosen, what stops it then), for all cards of the right kind and side."""
    specs = card_targets(ability)
    chosen = len(draft.targets)
    if chosen == len(specs):
        refusal = why_not_finished(table, draft, ability)
        if refusal is not None:
            yield chosen, refusal
        return
    spec = specs[chosen]
    context = context_of(table, draft, ability)
    for card in cards_at(table, table.stats, where_of(spec, draft), spec.types, context):
        refusal = why_not_target(table, draft, ability, card)
        if refusal is None:
            yield from _obstacles(table, replace(draft, targets=(*draft.targets, card)), ability)
        elif not isinstance(refusal, WrongTarget):
            yield chosen, refusal


def _kind(reason: Reason) -> tuple[object, ...]:
    """The same for reasons that differ in the cards only."""
    told = (getattr(reason, name) for name in reason.__struct_fields__ if name not in ("card", "host"))
    return (type(reason), *told)
