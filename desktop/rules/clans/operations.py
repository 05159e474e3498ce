"""What abilities do: one frozen value for each effect operation, and the abilities and cards made of them.

Every effect may have a guard: it happens only if that holds when its turn comes. `n` and strengths are amounts.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from desktop.rules.clans.vocabulary import (
    Amount,
    CardRef,
    CardType,
    Clan,
    Condition,
    Cost,
    Filter,
    Flag,
    Keyword,
    PlayerRef,
    Selection,
    Target,
    Timing,
    Trigger,
)
from desktop.rules.kit.values import Value


class Effect(Value, frozen=True, tag_field="op", kw_only=True):
    """One thing that an ability does."""

    guard: Condition | None = None


# Stats and keywords


class StatEffect(Effect, frozen=True, tag="stat"):
    """Bonuses and penalties until the end of the turn."""

    obj: CardRef
    force: Amount = 0
    chi: Amount = 0


class StatAll(Effect, frozen=True, tag="stat_all"):
    """The same for every card that matches now."""

    sel: Selection
    force: Amount


class ContStat(Effect, frozen=True, tag="cont_stat"):
    """Continuous: bonuses and penalties of one card, or of every card that matches at the time."""

    obj: Literal["this", "bearer"] | None = None
    sel: Selection | None = None
    force: Amount = 0
    ph: Amount = 0


class ContGive(Effect, frozen=True, tag="cont_give"):
    """Continuous: the bearer has keywords or bonuses."""

    obj: Literal["bearer"]
    keywords: tuple[Keyword, ...] = ()
    chi: Amount = 0
    ph: Amount = 0


class ContProvince(Effect, frozen=True, tag="cont_province"):
    """Continuous: strength of all Provinces, of the one the Region is at, or of the one this card defends at."""

    obj: Literal["all", "this_province", "current_if_defending"]
    n: Amount


class TokenEffect(Effect, frozen=True, tag="token"):
    """Put a token on a card: a bonus or penalty for as long as it is in play."""

    obj: CardRef
    force: int = 0
    chi: int = 0


class KeywordEffect(Effect, frozen=True, tag="keyword"):
    """A unit gains keywords until the end of the turn: its Personality and every Follower."""

    obj: CardRef
    add: tuple[Keyword, ...]


class ProvinceStrength(Effect, frozen=True, tag="province_strength"):
    """The Province of the current battlefield gets so much strength until the end of the turn."""

    obj: Literal["current"]
    n: Amount


# States and places


class BowEffect(Effect, frozen=True, tag="bow"):
    """Bow a card."""

    obj: CardRef


class Straighten(Effect, frozen=True, tag="straighten"):
    """Straighten a card, or all cards of its unit."""

    obj: CardRef
    unit: bool = False


class DestroyEffect(Effect, frozen=True, tag="destroy"):
    """Destroy a card."""

    obj: CardRef


class MoveHome(Effect, frozen=True, tag="move_home"):
    """Move the unit of a Personality home."""

    obj: CardRef


class MoveHere(Effect, frozen=True, tag="move_here"):
    """Move the unit of a Personality to the current battlefield."""

    obj: CardRef


class DishonorEffect(Effect, frozen=True, tag="dishonor"):
    """Dishonor a Personality."""

    obj: CardRef


class RehonorEffect(Effect, frozen=True, tag="rehonor"):
    """Rehonor a Personality."""

    obj: CardRef


# Attacks and duels (rules 14 and 15)


class Ranged(Effect, frozen=True, tag="ranged"):
    """A Ranged Attack: destroy the target if its Force is not above the strength."""

    obj: CardRef
    strength: Amount


class Melee(Effect, frozen=True, tag="melee"):
    """The same, but not a Ranged Attack."""

    obj: CardRef
    strength: Amount


class Fear(Effect, frozen=True, tag="fear"):
    """Bow the target if its Force is not above the strength."""

    obj: CardRef
    strength: Amount


class DuelEffect(Effect, frozen=True, tag="duel"):
    """A duel. `winner` is carried out only if the challenger won, `loser` for each loser."""

    challenger: CardRef
    challenged: CardRef
    loser: tuple[AnyEffect, ...]
    winner: tuple[AnyEffect, ...] = ()
    refusal: tuple[AnyEffect, ...] | None = None
    """The challenged player may refuse, and this is what it costs; None: no refusing."""


# Players: Honor, the Favor, cards in the hand and decks


class HonorEffect(Effect, frozen=True, tag="honor"):
    """A player gains (above 0) or loses Honor; a guard on Honor looks at each player concerned."""

    obj: PlayerRef
    n: Amount


class FavorEffect(Effect, frozen=True, tag="favor"):
    """You take the Imperial Favor, or it becomes uncontrolled."""

    obj: Literal["you", "none"]


class DrawEffect(Effect, frozen=True, tag="draw"):
    """Whoever carries out the effect draws Fate cards."""

    n: int


class DiscardHand(Effect, frozen=True, tag="discard_hand"):
    """A player discards so many cards of his or her choice."""

    obj: PlayerRef
    n: int


class LookHand(Effect, frozen=True, tag="look_hand"):
    """Look at the hand of the targeted player."""

    obj: Literal["pl"]


class LookTake(Effect, frozen=True, tag="look_take"):
    """Look at the top cards of your Fate deck, take some, put the rest on the bottom in any order."""

    zone: Literal["fate_deck"]
    n: int
    take: int
    rest: Literal["bottom"]


class Search(Effect, frozen=True, tag="search"):
    """Search your Fate deck for a card, show it, put it in your hand, shuffle."""

    zone: Literal["fate_deck"]
    filters: tuple[Filter, ...]
    to: Literal["hand"]
    show: bool


class MoveCard(Effect, frozen=True, tag="move_card"):
    """Put a card from a discard pile elsewhere: a target, or one chosen from those that match."""

    to: Literal["hand", "dynasty_deck_top"]
    obj: CardRef | None = None
    sel: Selection | None = None


class ToBottom(Effect, frozen=True, tag="to_bottom"):
    """Put a card of a Province on the bottom of its deck and refill the Province."""

    obj: CardRef
    refill: Literal["faceup"]


# Cards that come into play


class CreatedCard(Value, frozen=True):
    """A card made by an effect; it ceases to exist when it leaves play."""

    type: Literal["personality", "follower"]
    force: int
    chi: int = 0
    ph: int = 0
    keywords: tuple[Keyword, ...] = ()


class CreateEffect(Effect, frozen=True, tag="create"):
    """Create a card: attached to a Personality, or in your army until the battle ends."""

    card: CreatedCard
    attach_to: CardRef | None = None
    at: Literal["current_battlefield"] | None = None
    until: Literal["battle_end"] | None = None


class PutIntoPlay(Effect, frozen=True, tag="put_into_play"):
    """Put this card into play: an Event or Ring at home, a Terrain at the current battlefield."""

    obj: Literal["this"]
    at: Literal["home", "current_battlefield"] = "home"
    frm: Literal["hand"] | None = None


# Gold


class GoldBonus(Effect, frozen=True, tag="gold_bonus"):
    """Continuous: this card produces so much more Gold when all of it holds."""

    n: int
    when: tuple[Condition, ...]


class CostMod(Effect, frozen=True, tag="cost_mod"):
    """Continuous: what matches costs so much more Gold; with `host`, attachments to this Personality only."""

    n: int
    sel: Selection
    host: Literal["this"] | None = None


class CostModTurn(Effect, frozen=True, tag="cost_mod_turn"):
    """This turn, what matches costs so much more Gold."""

    n: int
    sel: Selection


# Prevention and answers

Prevention = Literal[
    "bow_by_cards", "bow_by_actions", "move_home_by_cards", "move_to_or_from_here", "assign", "ranged", "fear_bearer",
]
"""Of other players: their cards (a use of the Imperial Favor counts as theirs), or their actions only. `ranged` is
being the target of Ranged Attacks, `fear_bearer` the bearer's being the target of Fear."""


class Prevent(Effect, frozen=True, tag="prevent"):
    """Something will not happen to a card, or to every card that matches at the time."""

    what: Prevention
    obj: CardRef | None = None
    sel: Selection | None = None
    until: Literal["turn_end", "battle_end"] | None = None
    """None: continuous, for as long as this card is in play."""


class Negate(Effect, frozen=True, tag="negate"):
    """Negate the event, the effects of the action on the subject, or all its effects."""

    obj: Literal["event", "effects_on_subject", "action_effects"]


class Reduce(Effect, frozen=True, tag="reduce"):
    """Reduce the loss of Honor that is answered."""

    obj: Literal["event"]
    n: int


# Choices and rules


class AdditionalAction(Effect, frozen=True, tag="additional_action"):
    """You may take an additional action of this kind at once."""

    kind: Literal["battle"]


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    """One of the options, chosen on announcement; one with a guard that does not hold is not offered."""

    options: tuple[tuple[AnyEffect, ...], ...]


class May(Effect, frozen=True, tag="may"):
    """You, or each other player, may carry out these effects."""

    who: Literal["you", "each_other"]
    effects: tuple[AnyEffect, ...]


class EachPlayerChooses(Effect, frozen=True, tag="each_player_chooses"):
    """Each player in turn order chooses one card of those that match (x), to which the effects happen."""

    who: Literal["each"]
    sel: Selection
    effects: tuple[AnyEffect, ...]


class GlobalRule(Effect, frozen=True, tag="global_rule"):
    """A rule for all."""

    rule: Literal["no_attack_declaration"]
    until: Literal["your_next_turn"]


class AttachRestriction(Effect, frozen=True, tag="attach_restriction"):
    """This attachment attaches only to a Personality that passes the filters."""

    filters: tuple[Filter, ...]


class KeywordRule(Effect, frozen=True, tag="keyword_rule"):
    """Continuous: what the keyword says. Conqueror: the unit does not bow when it returns home from attacking."""

    rule: Literal["conqueror"]


class FocusValue(Effect, frozen=True, tag="focus_value"):
    """In a duel, as the focus is revealed: its Focus Value is so much higher."""

    obj: Literal["this"]
    n: int


AnyEffect: TypeAlias = (
    StatEffect | StatAll | ContStat | ContGive | ContProvince | TokenEffect | KeywordEffect | ProvinceStrength
    | BowEffect | Straighten | DestroyEffect | MoveHome | MoveHere | DishonorEffect | RehonorEffect
    | Ranged | Melee | Fear | DuelEffect
    | HonorEffect | FavorEffect | DrawEffect | DiscardHand | LookHand | LookTake | Search | MoveCard | ToBottom
    | CreateEffect | PutIntoPlay | GoldBonus | CostMod | CostModTurn
    | Prevent | Negate | Reduce
    | AdditionalAction | ChooseOne | May | EachPlayerChooses | GlobalRule | AttachRestriction | KeywordRule | FocusValue
)


class Ability(Value, frozen=True, cache_hash=True):
    """An ability that is used. Its steps: conditions, targets, costs, then the effects one by one (rules 8.2)."""

    tpl: str
    """The template, for the hints of bots."""
    timing: tuple[Timing, ...]
    effects: tuple[AnyEffect, ...]
    keywords: tuple[Keyword, ...] = ()
    flags: tuple[Flag, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    """Of a Reaction: any of these."""
    conditions: tuple[Condition, ...] = ()
    targets: tuple[Target, ...] = ()
    costs: tuple[Cost, ...] = ()


class Trait(Value, frozen=True):
    """A continuous trait, or with triggers a triggered one. Of a Ring and a focus it works out of play."""

    tpl: str
    effects: tuple[AnyEffect, ...]
    triggers: tuple[Trigger, ...] = ()
    conditions: tuple[Condition, ...] = ()


class Card(Value, frozen=True):
    """What is printed on a card. A stat that its type does not have is None; so is an Honor Requirement always met."""

    id: str
    name: str
    """The title, in English, as lists of decks name it."""
    type: CardType
    clan: Clan | None = None
    keywords: tuple[Keyword, ...] = ()
    cost: int | None = None
    gold: int | None = None
    """Gold Production."""
    force: int | None = None
    """Of an Item: the modifier of its Personality's Force."""
    chi: int | None = None
    """Of an Item: the modifier of its Personality's Chi."""
    hr: int | None = None
    """Honor Requirement."""
    ph: int | None = None
    """Personal Honor."""
    focus: int | None = None
    """Focus Value."""
    province_strength: int | None = None
    honor: int | None = None
    """Starting Family Honor."""
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()

    @property
    def dynasty(self) -> bool:
        """Whether it belongs in a Dynasty deck."""
        return self.type in ("personality", "holding", "event", "region")

    @property
    def fate(self) -> bool:
        """Whether it belongs in a Fate deck."""
        return not self.dynasty and self.type != "stronghold"

    @property
    def attachment(self) -> bool:
        """A Follower, an Item or a Spell."""
        return self.type in ("follower", "item", "spell")
