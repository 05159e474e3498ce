"""For whoever builds a deck: looking for cards by clan, type, keyword, cost and text, and a first draw on trial."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.hands import HAND
from desktop.rules.clans.operations import Card
from desktop.rules.clans.values import PROVINCES, Deck
from desktop.rules.clans.vocabulary import CardType, Clan, Keyword
from desktop.rules.kit.rng import Rng
from desktop.rules.kit.values import Value


class Query(Value, frozen=True):
    """What is looked for; what is left out does not matter."""

    clan: Clan | Literal["none"] | None = None
    """`none`: cards of no clan."""
    types: tuple[CardType, ...] = ()
    """Any of these."""
    keyword: Keyword | None = None
    least_cost: int | None = None
    most_cost: int | None = None
    """In Gold; a card without a Gold Cost is found only where neither is asked."""
    focus: int | None = None
    """Of Fate cards: the Focus Value."""
    text: str = ""
    """Words that must all stand in the name, text or keywords of the card, in any order."""

    def finds(self, card: Card, words: str) -> bool:
        """Whether a card is among what is looked for; `words` is all that it says, in the language of the search."""
        if self.clan is not None and card.clan != (None if self.clan == "none" else self.clan):
            return False
        if self.types and card.type not in self.types:
            return False
        if self.keyword is not None and self.keyword not in card.keywords:
            return False
        if (self.least_cost, self.most_cost) != (None, None):
            least = 0 if self.least_cost is None else self.least_cost
            if card.cost is None or card.cost < least or (self.most_cost is not None and card.cost > self.most_cost):
                return False
        if self.focus is not None and card.focus != self.focus:
            return False
        said = words.casefold()
        return all(word in said for word in self.text.casefold().split())


def matching(query: Query, words_of: Callable[[Card], str], cards: Iterable[Card] = CARDS.values()) -> list[Card]:
    """The cards that a query finds, in the order of the lists."""
    return [card for card in cards if query.finds(card, words_of(card))]


def trial(deck: Deck, rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How a match could begin with a deck: the cards of its Provinces and of its hand; fewer where it has fewer."""
    return rng.shuffled(deck.dynasty)[:PROVINCES], rng.shuffled(deck.fate)[:HAND]
