"""What an ability may target, where its cards must be, and whether it can be gone through with (rules 8.2, 13.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.clans.attaching import why_not_attach
from desktop.rules.clans.everyone import EQUIP, SHARE
from desktop.rules.clans.frames import RULES, Fact, Happening, Preparing, Window
from desktop.rules.clans.gold import most_gold, price_of
from desktop.rules.clans.operations import (
    Ability,
    AnyEffect,
    ChooseOne,
    Fear,
    MoveHere,
    Ranged,
)
from desktop.rules.clans.reading import Context, card_of, cards_at, holds, passes, preventing, side_fits
from desktop.rules.clans.reasons import (
    CannotAttach,
    CannotMoveThere,
    CannotPay,
    CostFails,
    FilterFails,
    NoPresence,
    NoTarget,
    NotAtBattle,
    NothingToChoose,
    UsedAlready,
    Warded,
    WrongTarget,
)
from desktop.rules.clans.vocabulary import (
    BowCost,
    DestroyCost,
    DiscardCost,
    DiscardFavorCost,
    GoldCost,
    Target,
    Where,
)
from desktop.rules.kit import Reason, replace

if TYPE_CHECKING:
    from desktop.rules.clans.table import Table

UNIT_TYPES = frozenset({"personality", "follower", "item", "spell"})


def ability_of(table: Table, draft: Preparing) -> Ability:
    """The announced ability. Raises IndexError."""
    return table.print(draft.card).abilities[draft.ability]


@cache
def card_targets(ability: Ability) -> tuple[Target, ...]:
    """The targets that are chosen; the other player needs no choosing."""
    return tuple(target for target in ability.targets if target.types != ("player",))


def answered(table: Table, draft: Preparing) -> Fact | None:
    """The event that a Reaction answers."""
    if draft.used_as != "reaction":
        return None
    frames = table.frames
    at = len(frames) - (2 if isinstance(frames[-1], Window) else 3)
    frame = frames[at] if at >= 0 else None
    return frame.fact if isinstance(frame, Happening) else None


def equipping(draft: Preparing) -> bool:
    """Whether an attachment is brought out of the hand: it is announced with the action, as its first target."""
    return draft.card == RULES and draft.ability == EQUIP


def named(ability: Ability, targets: tuple[int, ...]) -> dict[str, int]:
    """The chosen targets by their names."""
    return {spec.id: card for spec, card in zip(card_targets(ability), targets, strict=False)}


def performer(table: Table, card: int, ability: Ability, targets: dict[str, int]) -> int | None:
    """The Personality that performs an action (rules 8.8)."""
    for spec in ability.targets:
        if spec.performer:
            return targets.get(spec.id)
    if card == RULES or card not in table.pieces:
        return None
    kind = table.prints[card]
    if kind.personality:
        return card
    return table.pieces[card].host if kind.type in ("item", "spell") else None


def context_of(table: Table, draft: Preparing, ability: Ability) -> Context:
    """What the words of an announced ability stand for so far."""
    targets = named(ability, draft.targets)
    return Context(
        draft.seat,
        draft.card,
        targets,
        draft.subject,
        answered(table, draft),
        performer(table, draft.card, ability, targets),
    )


def from_hand(table: Table, draft: Preparing) -> bool:
    """Whether the card is used from the hand."""
    return draft.card != RULES and draft.card not in table.pieces


def moves_here(effects: tuple[AnyEffect, ...], name: str) -> bool:
    """Whether these effects, or a mode of theirs, move this card to the current battlefield."""
    for effect in effects:
        if isinstance(effect, MoveHere) and effect.obj == name:
            return True
        if isinstance(effect, ChooseOne) and any(moves_here(option, name) for option in effect.options):
            return True
    return False


def why_not_moved_here(table: Table, card: int) -> Reason | None:
    """Why a unit cannot be moved to the current battlefield by an action."""
    assault = table.assault
    if assault is None or assault.current is None or card in assault.worn:
        return CannotMoveThere(card)
    if barred_by_terrain(table, card, assault.current) is not None:
        return CannotMoveThere(card)
    return None


def barred_by_terrain(table: Table, card: int, place: int) -> int | None:
    """The Terrain that forbids moving this card from where it is to `place` by an action; None if none does."""
    here = table.place(card)
    for source, piece in table.pieces.items():
        kind = table.prints[source]
        if kind.type == "strategy" and piece.place in (here, place):
            for effect in kind.prevents:
                if effect.what == "move_to_or_from_here":
                    return source
    return None


# -- targets ----------------------------------------------------------------------------------------------------------


def why_not_target(table: Table, draft: Preparing, ability: Ability, card: int) -> Reason | None:
    """Why this card may not be the next target."""
    spec = card_targets(ability)[len(draft.targets)]
    where = where_of(spec, draft)
    context = context_of(table, draft, ability)
    if card not in cards_at(table, table.stats, where, spec.types, context):
        seen = card in table.pieces or card in table.hands[draft.seat] or card in table.fate_discard[draft.seat]
        if seen and not _type_fits(table, spec, card):
            return WrongTarget(card, "type")
        if seen and not side_fits(table, spec.side, card, draft.seat):
            return WrongTarget(card, "side")
        if where == "here" and card in table.pieces:
            return NotAtBattle(card)
        return WrongTarget(card, "place")
    return _why_not(table, draft, ability, spec, context, card)


def where_of(spec: Target, draft: Preparing) -> Where:
    """Where a target may be, by how the ability is used."""
    return spec.place("open" if draft.used_as == "trait" else draft.used_as)


def _type_fits(table: Table, spec: Target, card: int) -> bool:
    return table.prints[card].type in spec.types or "dynasty_card" in spec.types


def _why_not(
    table: Table, draft: Preparing, ability: Ability, spec: Target, context: Context, card: int
) -> Reason | None:
    """The same for a card of the right type at the right place."""
    stats = table.stats
    if not side_fits(table, spec.side, card, draft.seat):
        return WrongTarget(card, "side")
    if spec.side == "enemy" and (table.current is None or table.place(card) != table.current):
        return NotAtBattle(card)
    for test in spec.filters:
        if not passes(table, stats, test, card, context):
            return FilterFails(card, test)
    if draft.used_as == "battle" and elsewhere(table, card):
        if not moves_here(ability.effects, spec.id):
            return NotAtBattle(card)
        refusal = why_not_moved_here(table, card)
        if refusal is not None:
            return refusal
    for effect in ability.effects:
        if isinstance(effect, Ranged) and effect.obj == spec.id and preventing(table, card, "ranged") is not None:
            return Warded(card, "ranged")
        if isinstance(effect, Fear) and effect.obj == spec.id and preventing(table, card, "fear_bearer") is not None:
            return Warded(card, "fear")
    if draft.card == RULES and "Tactical" in ability.keywords and tactical_done(table, card):
        return UsedAlready(card)
    if draft.card == RULES and draft.ability in (EQUIP, SHARE) and spec.id == "p":
        attachment = context.targets["t"]
        if draft.ability == SHARE and table.pieces[attachment].host == card:
            return WrongTarget(card, "twice")
        unfit = why_not_attach(table, attachment, card)
        if unfit is not None:
            return CannotAttach(attachment, card, unfit)
    return None


def elsewhere(table: Table, card: int) -> bool:
    """Whether a card is in a unit that is not at the current battlefield."""
    return card in table.pieces and table.prints[card].type in UNIT_TYPES and table.place(card) != table.current


def tactical_done(table: Table, card: int) -> bool:
    """Whether this Personality has performed a Tactical action this turn (rules 9)."""
    return any(
        use.performer == card and "Tactical" in table.print(use.card).abilities[use.ability].keywords
        for use in table.used
    )


def next_targets(table: Table, draft: Preparing, ability: Ability) -> Iterator[int]:
    """The cards that may be the next target and leave the action possible, in a fixed order."""
    specs = card_targets(ability)
    spec = specs[len(draft.targets)]
    context = context_of(table, draft, ability)
    # Where the rest does not depend on which card is the last target, it is looked at once.
    alike = len(draft.targets) + 1 == len(specs) and rest_is_fixed(ability) and not equipping(draft)
    if alike and why_not_costs(table, draft, ability) is not None:
        return
    for card in cards_at(table, table.stats, where_of(spec, draft), spec.types, context):
        if _why_not(table, draft, ability, spec, context, card) is None and (
            alike or can_be_finished(table, replace(draft, targets=(*draft.targets, card)), ability)
        ):
            yield card


@cache
def rest_is_fixed(ability: Ability) -> bool:
    """Whether costs and modes are the same whatever is targeted."""
    names = {spec.id for spec in ability.targets} | {"perf"}
    bound = any(isinstance(cost, BowCost | DestroyCost) and cost.what in names for cost in ability.costs)
    return not bound and mode_at(ability) is None


def can_be_finished(table: Table, draft: Preparing, ability: Ability) -> bool:
    """Whether the rest of the targets, a mode and the costs are possible."""
    if len(draft.targets) < len(card_targets(ability)):
        return next(next_targets(table, draft, ability), None) is not None
    return why_not_finished(table, draft, ability) is None


def why_not_finished(table: Table, draft: Preparing, ability: Ability) -> Reason | None:
    """All targets being chosen: why the action is not possible all the same."""
    if draft.mode is None and not modes(table, draft, ability) and mode_at(ability) is not None:
        return NothingToChoose(draft.card)
    return why_not_costs(table, draft, ability)


def why_impossible(table: Table, draft: Preparing, ability: Ability) -> Reason | None:
    """Why an ability cannot be gone through with; None if it can."""
    refusal = why_not_there(table, draft, ability)
    if refusal is not None:
        return refusal
    if card_targets(ability):
        refusal = why_not_costs(table, draft, ability)
        if refusal is None and not can_be_finished(table, draft, ability):
            refusal = NoTarget(draft.card)
        return refusal
    return why_not_finished(table, draft, ability)


def why_not_there(table: Table, draft: Preparing, ability: Ability) -> Reason | None:
    """Presence and Location of a Battle action's own card (rules 13.3)."""
    if draft.used_as != "battle":
        return None
    current = table.current
    if "absent" not in ability.flags and (current, draft.seat) not in table.stats.present:
        arriving = ("this", *(spec.id for spec in ability.targets if spec.side == "own"))
        if not any(moves_here(ability.effects, name) for name in arriving):
            return NoPresence()
    if draft.card in table.pieces and table.prints[draft.card].type in UNIT_TYPES:
        here = table.place(draft.card) == current
        if not here and "home" not in ability.flags and not moves_here(ability.effects, "this"):
            return NotAtBattle(draft.card)
    return None


# -- modes ------------------------------------------------------------------------------------------------------------


@cache
def mode_at(ability: Ability) -> int | None:
    """Which of the effects is a choice of one; None if none is."""
    for at, effect in enumerate(ability.effects):
        if isinstance(effect, ChooseOne):
            return at
    return None


def modes(table: Table, draft: Preparing, ability: Ability) -> tuple[int, ...]:
    """The modes that are offered: their guards hold, and what is targeted elsewhere is moved here by them."""
    at = mode_at(ability)
    if at is None:
        return ()
    effect = ability.effects[at]
    assert isinstance(effect, ChooseOne)
    context = context_of(table, draft, ability)
    offered = []
    for number, option in enumerate(effect.options):
        if not all(one.guard is None or holds(table, table.stats, one.guard, context) for one in option):
            continue
        if draft.used_as == "battle" and any(
            elsewhere(table, card) and not moves_here(option, name)
            for name, card in context.targets.items()
        ):
            continue
        offered.append(number)
    return tuple(offered)


# -- costs ------------------------------------------------------------------------------------------------------------


def gold_price(table: Table, draft: Preparing, ability: Ability) -> int:
    """The Gold that the action costs."""
    total = sum(cost.n for cost in ability.costs if isinstance(cost, GoldCost))
    if draft.card == RULES:
        if draft.ability == EQUIP and len(draft.targets) == 2:
            total += price_of(table, draft.seat, draft.targets[0], draft.targets[1])
    elif from_hand(table, draft):
        total += table.prints[draft.card].card.cost or 0
    return total


def paying_for(table: Table, draft: Preparing) -> str:
    """The type of the card whose own Gold Cost is paid; "" where it is the cost of an action."""
    if draft.card == RULES and draft.ability == EQUIP and draft.targets:
        return table.prints[draft.targets[0]].type
    return ""


def spent(table: Table, draft: Preparing, ability: Ability) -> tuple[int, ...]:
    """The cards that other costs bow or destroy: they make no Gold."""
    context = context_of(table, draft, ability)
    cards = [
        card_of(table, cost.what, context) for cost in ability.costs if isinstance(cost, BowCost | DestroyCost)
    ]
    return tuple(card for card in cards if card is not None)


def why_not_costs(table: Table, draft: Preparing, ability: Ability) -> Reason | None:
    """Why the costs cannot be paid in full, as far as the targets are chosen."""
    context = context_of(table, draft, ability)
    hand = from_hand(table, draft)
    taken: set[int] = set()
    for cost in ability.costs:
        match cost:
            case BowCost("this") if hand:
                continue  # the card is discarded instead
            case BowCost(what) | DestroyCost(what):
                card = card_of(table, what, context)
                if card is None and any(spec.id == what for spec in ability.targets):
                    continue  # not chosen yet
                piece = None if card is None else table.pieces.get(card)
                if card is None or piece is None or table.owners[card] != draft.seat or card in taken:
                    return CostFails(draft.card, cost)
                if isinstance(cost, BowCost) and piece.bowed:
                    return CostFails(draft.card, cost)
                taken.add(card)
            case DiscardCost(n):
                if len(table.hands[draft.seat]) - hand < n:
                    return CostFails(draft.card, cost)
            case DiscardFavorCost():
                if table.favor != draft.seat:
                    return CostFails(draft.card, cost)
    price = gold_price(table, draft, ability)
    if price > 0:
        most = most_gold(table, draft.seat, paying_for(table, draft), tuple(taken))
        if most < price:
            return CannotPay(price, most)
    return None


@cache
def discards_needed(ability: Ability) -> int:
    """How many cards of the hand are discarded by choice as a cost."""
    return sum(cost.n for cost in ability.costs if isinstance(cost, DiscardCost))
