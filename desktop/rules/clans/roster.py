"""Which physical cards there are in a match, by their numbers, and what is worth knowing of every print."""

from __future__ import annotations

from functools import lru_cache

from desktop.rules.clans.answering import EVENTS
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.everyone import EVERYONE
from desktop.rules.clans.operations import (
    AnyEffect,
    Card,
    ChooseOne,
    ContGive,
    ContProvince,
    ContStat,
    CostMod,
    CreatedCard,
    DuelEffect,
    EachPlayerChooses,
    GoldBonus,
    KeywordRule,
    May,
    Prevent,
)
from desktop.rules.clans.values import SEATS, Deck, Options
from desktop.rules.clans.vocabulary import Trigger


class Print:
    """A card's print with what the engine asks of it often. One object a title."""

    __slots__ = (
        "abilities",
        "attachment",
        "card",
        "conqueror",
        "continuous",
        "discounts",
        "dynasty",
        "gold_bonuses",
        "keywords",
        "personality",
        "prevents",
        "reacts",
        "title",
        "triggered",
        "type",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.title = card.id
        self.type = card.type
        self.keywords: frozenset[str] = frozenset(card.keywords)
        self.personality = card.type == "personality"
        self.attachment = card.attachment
        self.dynasty = card.dynasty
        self.abilities = card.abilities
        self.continuous: tuple[ContStat | ContGive | ContProvince, ...] = tuple(
            effect
            for trait in card.traits
            for effect in trait.effects
            if isinstance(effect, ContStat | ContGive | ContProvince)
        )
        self.prevents: tuple[Prevent, ...] = tuple(
            effect for trait in card.traits for effect in trait.effects if isinstance(effect, Prevent)
        )
        self.discounts: tuple[CostMod, ...] = tuple(
            effect for trait in card.traits for effect in trait.effects if isinstance(effect, CostMod)
        )
        self.gold_bonuses: tuple[GoldBonus, ...] = tuple(
            effect for trait in card.traits for effect in trait.effects if isinstance(effect, GoldBonus)
        )
        self.reacts = any(ability.triggers for ability in card.abilities)
        self.triggered: tuple[tuple[int, Trigger], ...] = tuple(
            (number, trigger) for number, trait in enumerate(card.traits) for trigger in trait.triggers
        )
        """Traits that answer events, by number."""
        self.conqueror = any(isinstance(effect, KeywordRule) for trait in card.traits for effect in trait.effects)
        """The unit does not bow when it returns home."""


PRINTS: dict[str, Print] = {title: Print(card) for title, card in CARDS.items()}
COMMON = Print(EVERYONE)
"""What every player can do."""


@lru_cache(maxsize=64)
def created_print(card: CreatedCard) -> Print:
    """The print of a card made by an effect."""
    chi = card.chi if card.type == "personality" else None
    ph = card.ph if card.type == "personality" else None
    return Print(
        Card("created", "", card.type, keywords=card.keywords, force=card.force, chi=chi, ph=ph, focus=0)
    )


def deck_of(options: Options, seat: int) -> Deck:
    """What a seat plays with. Raises KeyError where its own deck is missing."""
    name = options.decks[seat]
    if name != "own":
        return DECKS[name]
    own = options.own[seat]
    if own is None:
        raise KeyError(seat)
    return own


class Roster:
    """The cards of a match before anything is created."""

    __slots__ = (
        "answered",
        "dynasty",
        "fate",
        "hand_reactions",
        "hand_rings",
        "owners",
        "prints",
        "ring_events",
        "size",
        "strongholds",
    )

    def __init__(self, decks: tuple[Deck, ...]) -> None:
        prints: list[Print] = []
        owners: list[int] = []
        strongholds: list[int] = []
        dynasty: list[tuple[int, ...]] = []
        fate: list[tuple[int, ...]] = []
        for seat, deck in enumerate(decks):
            strongholds.append(len(prints))
            prints.append(PRINTS[deck.stronghold])
            for names, lists in ((deck.dynasty, dynasty), (deck.fate, fate)):
                lists.append(tuple(range(len(prints), len(prints) + len(names))))
                prints += (PRINTS[name] for name in names)
            owners += [seat] * (len(prints) - len(owners))
        self.prints = tuple(prints)
        self.owners = tuple(owners)
        self.size = len(prints)
        self.strongholds = tuple(strongholds)
        self.dynasty = tuple(dynasty)
        """By seat: the cards of the Dynasty deck, in the order of the list."""
        self.fate = tuple(fate)
        self.hand_reactions = tuple(map(self._hand_reactions, range(SEATS)))
        """By seat: the cards of the Fate deck with a Reaction from the hand, by what they answer (and whether before
        it); one of each title is not enough, as others may be known to lie elsewhere."""
        self.hand_rings = tuple(map(self._hand_rings, range(SEATS)))
        """By seat: the Rings that an event lets into play."""
        self.ring_events = frozenset(what for rings in self.hand_rings for what in rings)
        self.answered = frozenset(
            EVENTS[trigger.event]
            for kind in prints
            for ability in kind.abilities
            for trigger in ability.triggers
            if trigger.event in EVENTS
        ) | {("dynasty_ended", False)}
        """The events (and whether before them) that some Reaction of the match answers."""

    def _hand_reactions(self, seat: int) -> dict[tuple[str, bool], tuple[int, ...]]:
        found: dict[tuple[str, bool], list[int]] = {}
        for card in self.fate[seat]:
            kind = self.prints[card]
            if kind.type not in ("strategy", "ring"):
                continue
            for ability in kind.abilities:
                for key in dict.fromkeys(EVENTS[t.event] for t in ability.triggers if t.event in EVENTS):
                    found.setdefault(key, []).append(card)
        return {key: tuple(cards) for key, cards in found.items()}

    def _hand_rings(self, seat: int) -> dict[str, tuple[int, ...]]:
        found: dict[str, list[int]] = {}
        for card in self.fate[seat]:
            kind = self.prints[card]
            if kind.type == "ring":
                for what in dict.fromkeys(EVENTS[t.event][0] for _, t in kind.triggered if t.event in EVENTS):
                    found.setdefault(what, []).append(card)
        return {what: tuple(cards) for what, cards in found.items()}


@lru_cache(maxsize=32)
def roster(options: Options) -> Roster:
    """The cards of a match with these options. Raises KeyError for cards and decks that don't exist."""
    return Roster(tuple(deck_of(options, seat) for seat in range(SEATS)))


# -- parts of effects -------------------------------------------------------------------------------------------------


def branches(effect: AnyEffect) -> tuple[tuple[AnyEffect, ...], ...]:
    """The lists of effects inside an effect: modes; what may be done; of a duel winner, loser, refusal."""
    match effect:
        case ChooseOne():
            return effect.options
        case May() | EachPlayerChooses():
            return (effect.effects,)
        case DuelEffect():
            return (effect.winner, effect.loser, effect.refusal or ())
    return ()


WINNER, LOSER, REFUSAL = range(3)
"""The branches of a duel."""


def part(effects: tuple[AnyEffect, ...], block: tuple[int, ...]) -> tuple[AnyEffect, ...]:
    """The effects that a frame carries out: `block` names effect and branch, from outside in. Raises IndexError."""
    for at in range(0, len(block), 2):
        effects = branches(effects[block[at]])[block[at + 1]]
    return effects
