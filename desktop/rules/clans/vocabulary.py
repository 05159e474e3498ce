"""What a card can say: stats, keywords, abilities, targets, costs and effects, as frozen values.

A card of The Four Groves is data and never code of its own. These are the only words its data may use; anything else is
an error when the cards are read. What the words do is the engine's; `notation` says how the data spells the short ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from desktop.rules.kit.values import Value

Clan = Literal["Maple", "Plum", "Reed", "Cedar"]
CardType = Literal[
    "stronghold", "personality", "holding", "event", "region", "strategy", "follower", "item", "spell", "ring",
]
DeckSide = Literal["dynasty", "fate"]
Element = Literal["Air", "Earth", "Fire", "Water", "Void"]
ELEMENTS: tuple[Element, ...] = ("Air", "Earth", "Fire", "Water", "Void")
Keyword = Literal[
    "Air", "Archers", "Armor", "Artisan", "Barracks", "Berserker", "Castle", "Cavalry", "Commander", "Conqueror",
    "Court", "Courtier", "Duelist", "Earth", "Expendable", "Fan", "Farm", "Favor", "Festival", "Fire", "Forge",
    "Garden", "Iaijutsu", "Imperial", "Infantry", "Kiho", "Legacy", "Library", "Loyal", "Market", "Merchant", "Mine",
    "Monk", "Mount", "Outpost", "Palace", "Political", "Port", "Retainer", "Ronin", "Samurai", "Scout", "Seal",
    "Shugenja", "Siege", "Spirit", "Stables", "Tactical", "Tactician", "Teahouse", "Temple", "Terrain", "Two-Handed",
    "Unique", "Village", "Void", "Water", "Weapon", "Yojimbo",
]
"""Of cards and of abilities. What Conqueror and Expendable do stands as a trait on the card that has them."""

Timing = Literal["battle", "limited", "open", "reaction"]
Flag = Literal["absent", "home", "tireless", "from_hand", "from_hand_discard"]
"""`absent` waives Presence, `home` lets the unit of the card be at home, `tireless` lets a bowed card be used;
`from_hand` is used from the hand only; `from_hand_discard` also from the hand, discarding the card instead of bowing
it."""

Stat = Literal["force", "chi", "ph"]
Compare = Literal["<", "<=", ">", ">="]

# Amounts

Whose = Literal["p", "t", "this", "bearer", "perf", "winner"]
"""Whose stat is read: a target by its name, this card, the Personality it is attached to, the performer, the winner."""


class Read(Value, frozen=True, tag_field="amount", tag="read"):
    """A stat of a card as it is now."""

    whose: Whose
    stat: Stat


class OwnRings(Value, frozen=True, tag_field="amount", tag="own_rings"):
    """How many Rings you control."""


class Reckon(Value, frozen=True, tag_field="amount", tag="reckon"):
    """Two amounts put together; a comparison is 1 where it holds, else 0."""

    sign: Literal["+", "*", ">"]
    left: Amount
    right: Amount


Amount: TypeAlias = int | Read | OwnRings | Reckon


def amount_of(amount: Amount, look: Callable[[Read | OwnRings], int]) -> int:
    """What an amount comes to; `look` tells stats and counts."""
    if isinstance(amount, int):
        return amount
    if not isinstance(amount, Reckon):
        return look(amount)
    left, right = amount_of(amount.left, look), amount_of(amount.right, look)
    match amount.sign:
        case "+":
            return left + right
        case "*":
            return left * right
        case ">":
            return int(left > right)


# Filters

FilterState = Literal[
    "attacking", "defending", "honorable", "unbowed", "faceup", "has_follower", "follower_or_bare_personality",
    "at_this_province", "not_this", "not_here", "not_subject", "not_dead",
]
"""`follower_or_bare_personality`: a Follower, or a Personality without Followers (rules 14)."""


class Is(Value, frozen=True, tag_field="filter", tag="is"):
    """The card is in this state or place."""

    state: FilterState


class HasKeyword(Value, frozen=True, tag_field="filter", tag="keyword"):
    """The card has one of these keywords; with `unit`, its unit has it (its Personality and every Follower)."""

    keywords: tuple[Keyword, ...]
    unit: bool = False


class OfClan(Value, frozen=True, tag_field="filter", tag="clan"):
    """The card belongs to this clan."""

    clan: Clan


class OfType(Value, frozen=True, tag_field="filter", tag="type"):
    """The card is of this type."""

    type: CardType


class StatIs(Value, frozen=True, tag_field="filter", tag="stat"):
    """A stat of the card compares so with an amount."""

    stat: Stat
    compare: Compare
    than: Amount


Filter: TypeAlias = Is | HasKeyword | OfClan | OfType | StatIs

# Conditions: of abilities, of single effects (guards), of Gold bonuses

FactName = Literal[
    # of the game and of this card
    "you_are_attacker", "you_are_defender", "opposed_here", "battle_at_this_province", "no_terrain_here",
    "this_not_here", "control_favor", "highest_honor",
    # of the event that is answered
    "by_other_players_action", "by_other_players_card", "subject_not_this", "same_location",
    # of the battle that is over
    "enemy_units_were_present", "province_survived",
    # of this card as it is now
    "attacking", "defending", "opposed", "unopposed",
    # of the target
    "target_here", "target_home", "target_not_here",
]
"""`highest_honor`: no other player has higher Honor than you. `by_other_players_card` holds for what a card of another
player does and for a use of the Imperial Favor (it counts as a card of who controls it); `by_other_players_action` for
actions only. `opposed` and `unopposed` hold at battlefields only."""


class Fact(Value, frozen=True, tag_field="condition", tag="fact"):
    """Something holds."""

    fact: FactName


class AtLeast(Value, frozen=True, tag_field="condition", tag="at_least"):
    """The Honor of the player concerned, the other cards in your hand, or the units that your actions moved in this
    battle are at least so many."""

    what: Literal["honor", "other_hand", "units_moved_by_you"]
    n: int


class Controls(Value, frozen=True, tag_field="condition", tag="controls"):
    """You control a card of this type that passes the filters."""

    type: CardType
    filters: tuple[Filter, ...]


class YouAre(Value, frozen=True, tag_field="condition", tag="you_are"):
    """Your Stronghold is of this clan."""

    clan: Clan


class KeywordOf(Value, frozen=True, tag_field="condition", tag="keyword_of"):
    """The bearer, the subject of the trigger, or your Personality in the duel has this keyword."""

    who: Literal["bearer", "subject", "duelist"]
    keyword: Keyword


class BearerOpposedBy(Value, frozen=True, tag_field="condition", tag="bearer_opposed_by"):
    """An enemy unit with this keyword is at the battlefield of the bearer."""

    keyword: Keyword


class Cause(Value, frozen=True, tag_field="condition", tag="cause"):
    """The event that is answered comes from an action, or from the resolution of a battle."""

    cause: Literal["action", "resolution"]


class PayingFor(Value, frozen=True, tag_field="condition", tag="paying_for"):
    """The Gold is paid for the Gold Cost of such a card; an attachment is a Follower, an Item or a Spell."""

    what: Literal["holding", "attachment"]


Condition: TypeAlias = Fact | AtLeast | Controls | YouAre | KeywordOf | BearerOpposedBy | Cause | PayingFor

# Triggers

TriggerEvent = Literal[
    "would_be_destroyed", "would_bow", "would_move", "would_move_home", "would_lose_honor",
    "enters_play", "destroyed", "action_targets", "action_resolved", "attack_declared", "battle_resolved",
    "battle_ended", "province_destroyed", "duel_won", "focus_effect", "event_resolves",
]
"""The `would_` ones come before the event and may change it. `action_targets` is after the costs of an action were paid
and before its effects. Moving home is `would_move_home` only; every other movement by an effect is `would_move`."""


class Trigger(Value, frozen=True):
    """What a Reaction or a triggered trait answers."""

    event: TriggerEvent
    whose: Literal["this", "own", "enemy", "bearer", "you", "any"]
    """Whose card or matter it is: this card, your Personality (an attack, action, battle or Province: yours), an enemy
    card, the bearer, you. Provinces: `you` destroyed it."""
    by: Literal["bearer_action", "spell"] | None = None
    """What destroyed the card. A rule, as the death at Chi 0, is neither."""
    source: tuple[Literal["spell", "ring", "political"], ...] = ()
    """The action came from a Spell or Ring, or is Political: any of these."""
    count: int = 1
    """It is the so many-th such action of the turn."""

    @property
    def before(self) -> bool:
        """Whether the answer comes before the event."""
        return self.event.startswith("would_")


# Targets, selections and costs

TargetName = Literal["p", "t", "c", "pl"]
"""p: yours; t: another player's or anybody's; c: a card in a Province; pl: a player."""
Side = Literal["own", "enemy", "other", "any"]
"""`enemy`: of the opposing army; `other`: of another player."""
TargetType = Literal["personality", "follower", "item", "spell", "ring", "holding", "player", "dynasty_card"]
Where = Literal[
    "any", "here", "hand", "province", "this_province", "this_unit", "this_province_battlefield", "fate_discard",
    "dynasty_discard",
]
"""`here` is the current battlefield, `this_province` that of the Region, `any` every place in play."""


class Target(Value, frozen=True):
    """Exactly one card or player that must be targeted."""

    id: TargetName
    side: Side
    types: tuple[TargetType, ...]
    where: Where | None = None
    """None: at the current battlefield for a Battle action, else anywhere; see `place`."""
    filters: tuple[Filter, ...] = ()
    performer: bool = False

    def place(self, used_as: Timing) -> Where:
        """Where the target may be when the ability is used at this timing."""
        return self.where or ("here" if used_as == "battle" else "any")


class Selection(Value, frozen=True):
    """Every card like this; none of them is targeted."""

    side: Side
    types: tuple[TargetType, ...]
    where: Where
    filters: tuple[Filter, ...] = ()


CardRef = Literal["p", "t", "c", "x", "this", "bearer", "subject", "winner", "loser"]
"""A card by its part: a target, this card, the one chosen by a player (x), the Personality this is attached to, what
the trigger is about, who won or lost the duel."""
PlayerRef = Literal["you", "each", "each_other", "pl", "controller_of_t"]


class BowCost(Value, frozen=True, tag_field="cost", tag="bow"):
    """Bow a card."""

    what: CardRef


class DestroyCost(Value, frozen=True, tag_field="cost", tag="destroy"):
    """Destroy a card."""

    what: CardRef


class GoldCost(Value, frozen=True, tag_field="cost", tag="gold"):
    """Pay Gold."""

    n: int


class DiscardCost(Value, frozen=True, tag_field="cost", tag="discard_hand"):
    """Discard cards of your choice from your hand."""

    n: int


class DiscardOtherHandCost(Value, frozen=True, tag_field="cost", tag="discard_all_other_hand"):
    """Discard your hand but this card."""


class DiscardFavorCost(Value, frozen=True, tag_field="cost", tag="discard_favor"):
    """Discard the Imperial Favor."""


Cost: TypeAlias = BowCost | DestroyCost | GoldCost | DiscardCost | DiscardOtherHandCost | DiscardFavorCost
