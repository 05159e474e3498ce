"""What each clan plays for, and what a card is worth to it: weights in points, where a point of Force is about 1.25."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.rules.clans.operations import (
    Ability,
    AnyEffect,
    BowEffect,
    ChooseOne,
    CreateEffect,
    DestroyEffect,
    DuelEffect,
    Fear,
    HonorEffect,
    Melee,
    MoveHere,
    MoveHome,
    ProvinceStrength,
    Ranged,
    Search,
    StatAll,
    StatEffect,
    Straighten,
)
from desktop.rules.clans.roster import PRINTS, Print
from desktop.rules.clans.vocabulary import Clan, Fact, HasKeyword, StatIs


class Plan(NamedTuple):
    """What somebody plays for, by the Stronghold."""

    honor: float
    """For each point of Family Honor."""
    climb: float
    """For the square of each point above `from_here`: what is near 40 counts more."""
    from_here: int
    income: float
    """For each Honor that a card can gain every turn."""
    personal: float
    """For each point of Personal Honor in play."""
    force: float
    ability: float
    """For each ability of a Personality in play."""
    spell: float
    rings: tuple[float, ...]
    """For 0 to 5 Rings in play."""
    ring_in_hand: float
    threat: float
    """How much what the own army can destroy next counts."""
    fear: float
    """How much what the other's army can destroy next counts."""
    gold: float = 1.0
    """How much Gold counts."""


PLANS: dict[Clan | None, Plan] = {
    None: Plan(0.45, 0.03, 15, 0.8, 0.25, 1.25, 0.8, 1.5, (0, 4, 10, 18, 34, 200), 1.8, 0.5, 0.5),
    "Maple": Plan(0.45, 0.03, 15, 0.6, 0.25, 1.25, 0.8, 1.2, (0, 2, 6, 15, 30, 200), 1.0, 0.6, 0.35),
    "Plum": Plan(1.3, 0.07, 8, 2.5, 0.7, 1.6, 1.2, 1.5, (0, 2, 6, 15, 30, 200), 1.0, 0.3, 1.2, 1.5),
    "Reed": Plan(0.5, 0.03, 15, 1.0, 0.35, 1.25, 0.8, 1.2, (0, 2, 6, 15, 30, 200), 1.0, 0.55, 0.4),
    "Cedar": Plan(0.5, 0.03, 15, 0.8, 0.25, 1.2, 1.0, 1.6, (0, 26, 52, 78, 108, 400), 6.0, 0.45, 0.5),
}
PROVINCES = (0.0, 34.0, 58.0, 76.0, 90.0)
"""What so many Provinces are worth."""
LATE = 40.0
"""More than anything that a Province less could cost, short of losing."""
GOLD = ((8, 5.5), (12, 3.2), (16, 1.4), (99, 0.4))
"""Up to so much Gold a turn, each counts so much."""
A_CARD = 1.7
"""For a card of the hand that is not known."""


def gold_worth(gold: int) -> float:
    """What it is worth to make so much Gold every turn."""
    total, below = 0.0, 0
    for most, each in GOLD:
        total += each * (min(gold, most) - below)
        if gold <= most:
            break
        below = most
    return total


def honor_worth(plan: Plan, honor: int) -> float:
    """What so much Family Honor is worth, short of winning or losing by it."""
    total = plan.honor * honor
    if honor > plan.from_here:
        total += plan.climb * (honor - plan.from_here) ** 2
    if honor < -6:
        total -= 0.4 * (honor + 6) ** 2
    return total


def _income(kind: Print) -> int:
    """How much Honor the card can gain for its player each turn by itself."""
    return max(
        (
            effect.n
            for ability in kind.abilities
            if "limited" in ability.timing
            for effect in ability.effects
            if isinstance(effect, HonorEffect) and effect.obj == "you" and isinstance(effect.n, int)
        ),
        default=0,
    )


@lru_cache(maxsize=2048)
def in_play(title: str, plan: Plan) -> float:
    """What a card is worth in play, without Gold, tokens and what is attached to it."""
    kind = PRINTS.get(title)
    if kind is None:
        return 1.0
    card = kind.card
    total = plan.income * _income(kind)
    match kind.type:
        case "personality":
            total += plan.force * (card.force or 0) + 0.35 * (card.chi or 0) + plan.personal * (card.ph or 0)
            total += 1.5 + 0.4 * plan.ability * len(kind.abilities) + 0.6 * len(kind.continuous)
        case "follower":
            total += plan.force * (card.force or 0) + 0.6 + 0.3 * len(kind.abilities) + 0.6 * len(kind.continuous)
        case "item":
            total += plan.force * (card.force or 0) + 0.4 * (card.chi or 0) + 0.4 + 0.3 * len(kind.abilities)
        case "spell":
            total += plan.spell
        case "holding":
            total += 0.3 + 0.5 * len(kind.abilities)
        case "region":
            total += 1.5
    return total + 0.25 * plan.ability * (swing(title, True) + swing(title, False))


@lru_cache(maxsize=2048)
def in_hand(title: str, plan: Plan) -> float:
    """What a card of the own hand is worth."""
    kind = PRINTS[title]
    focus = 0.08 * (kind.card.focus or 0)
    if kind.type == "ring":
        return plan.ring_in_hand + focus
    if kind.attachment:
        return 0.8 + 0.22 * in_play(title, plan) + focus
    gains = sum(plan.honor * 0.6 for ability in kind.abilities if any(map(_gains, ability.effects)))
    finds = sum(
        0.3 * plan.ring_in_hand
        for ability in kind.abilities
        if any(isinstance(effect, Search) for effect in ability.effects)
    )
    return 0.9 + focus + gains + finds + 0.12 * (swing(title, True) + swing(title, False))


def _gains(effect: AnyEffect) -> bool:
    return isinstance(effect, HonorEffect) and effect.obj == "you"


@lru_cache(maxsize=2048)
def price(title: str, clan: Clan | None) -> int:
    """About what a card of a Province costs a player of that clan."""
    card = PRINTS[title].card
    return max((card.cost or 0) - 2 * (card.type == "personality" and card.clan is not None and card.clan == clan), 0)


# -- what can still happen in a battle --------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def swing(title: str, attacking: bool) -> float:
    """About how much Force a card can shift in a battle by an ability of its own: to one side, or from the other."""
    kind = PRINTS.get(title)
    if kind is None:
        return 0.0
    return max((_swings(ability, attacking) for ability in kind.abilities if "battle" in ability.timing), default=0.0)


def _swings(ability: Ability, attacking: bool) -> float:
    for condition in ability.conditions:
        match condition:
            case Fact("you_are_attacker") if not attacking:
                return 0.0
            case Fact("you_are_defender") if attacking:
                return 0.0
    yours = {"this", *(target.id for target in ability.targets if target.side == "own")}
    return sum(_shift(effect, yours) for effect in ability.effects)


def _shift(effect: AnyEffect, yours: set[str]) -> float:
    match effect:
        case StatEffect(obj=obj, force=force):
            more = force if isinstance(force, int) else 3
            return float(abs(more)) if (more > 0) == (obj in yours or obj == "bearer") else 0.0
        case StatAll(force=int(force)):
            return 2.0 * max(force, 0)
        case Ranged(strength=n) | Melee(strength=n) | Fear(strength=n):
            return 0.9 * n if isinstance(n, int) else 3.0
        case BowEffect(obj=obj) | DestroyEffect(obj=obj) | MoveHome(obj=obj):
            return 0.0 if obj in yours else 3.5
        case DuelEffect():
            return 3.0
        case MoveHere() | CreateEffect():
            return 3.0
        case Straighten():
            return 2.0
        case ProvinceStrength(n=n):
            return 0.8 * abs(n) if isinstance(n, int) else 2.0
        case ChooseOne(options=options):
            return max(sum(_shift(one, yours) for one in block) for block in options)
    return 0.0


class Removal(NamedTuple):
    """An ability that takes a whole enemy unit out of a battle."""

    most: int
    """Of at most so much Force."""
    keyword: str
    """That whoever performs it must have; "" if anybody can."""


ANY = 99
OWN_FORCE = 4
"""About the Force of who performs what reaches nobody stronger."""


@lru_cache(maxsize=2048)
def removal(title: str) -> Removal | None:
    """What a card can take out of a battle: by a duel, by moving home, bowing or destroying a Personality."""
    kind = PRINTS.get(title)
    for ability in kind.abilities if kind is not None else ():
        enemies = {one.id: one for one in ability.targets if one.side == "enemy" and "personality" in one.types}
        if "battle" not in ability.timing or not enemies:
            continue
        words = [
            test.keywords[0]
            for one in ability.targets
            if one.performer
            for test in one.filters
            if isinstance(test, HasKeyword)
        ]
        for effect in ability.effects:
            match effect:
                case DuelEffect(challenged=obj) | DestroyEffect(obj=obj) | MoveHome(obj=obj) | BowEffect(obj=obj):
                    pass
                case _:
                    continue
            if obj in enemies:
                limits = [t.than for t in enemies[obj].filters if isinstance(t, StatIs) and t.stat == "force"]
                most = min((n if isinstance(n, int) else OWN_FORCE for n in limits), default=ANY)
                return Removal(most, words[0] if words else "")
    return None
