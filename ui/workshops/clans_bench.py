"""The deck on the bench: what is changed, what is wrong with it, and what is kept of it on the disk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any, Literal

from PySide6.QtCore import QCollator, QLocale, QObject, Signal

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.deck_reasons import DeckReason, UnreadableLine
from desktop.rules.clans.decks import MOST, SIDES, faults, most_copies, side_of, to_text
from desktop.rules.clans.operations import Card
from desktop.rules.clans.values import Deck
from desktop.rules.clans.vocabulary import CardType, DeckSide
from desktop.saves.decks import DeckStore
from desktop.saves.faults import Missing, SaveFault
from ui.words.clans_cards import card_name
from ui.words.clans_decks import read_deck

TYPES: tuple[CardType, ...] = (
    "stronghold", "personality", "holding", "event", "region", "strategy", "follower", "item", "spell", "ring",
)  # fmt: skip
"""In the order in which cards are listed."""
EMPTY = Deck("", (), ())


def alphabet() -> Callable[[str], Any]:
    """What sorts names as the alphabet of the window's language does."""
    return cmp_to_key(QCollator(QLocale()).compare)


def listed(cards: Iterable[str]) -> list[str]:
    """Cards in the order of the lists: by type, by what they cost, and by their names in the window's language."""
    named = alphabet()
    return sorted(
        cards, key=lambda card: (TYPES.index(CARDS[card].type), CARDS[card].cost or 0, named(card_name(card)), card)
    )


def strongholds() -> tuple[Card, ...]:
    """All Strongholds."""
    return tuple(card for card in CARDS.values() if card.type == "stronghold")


def serves(card: Card, stronghold: str) -> bool:
    """Whether a deck with this Stronghold may have the card; with none, any."""
    base = CARDS.get(stronghold)
    return base is None or card.type == "personality" or card.clan in (None, base.clan)


class Bench(QObject):
    """One deck that is being made. Every change is told by `changed`; nothing is written but by `keep`."""

    changed = Signal()
    laid = Signal()
    """Another deck lies here; comes before `changed`."""

    def __init__(self, store: DeckStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self.title = ""
        self.key = ""
        """Under which it is kept; "" for one that is not."""
        self.kept_last = ""
        """The key of what was kept last."""
        self.unread: tuple[UnreadableLine, ...] = ()
        """Lines of its file that name no card; keeping the deck keeps the old file beside it."""
        self.stronghold = ""
        self._counts: dict[DeckSide, Counter[str]] = {side: Counter() for side in SIDES}
        self._clean: tuple[str, Deck] = ("", EMPTY)
        self._text = ""
        """What its file held when it was read or written last."""

    # -- what it is ---------------------------------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The deck as it is, in an order that is the same in every language."""
        return self._deck_of({side: sorted(self._counts[side]) for side in SIDES})

    @property
    def shown(self) -> Deck:
        """The deck as it is, in the order of the lists."""
        return self._deck_of({side: self.cards(side) for side in SIDES})

    def _deck_of(self, cards: dict[DeckSide, list[str]]) -> Deck:
        sides = (tuple(card for card in cards[side] for _ in range(self._counts[side][card])) for side in SIDES)
        return Deck(self.stronghold, *sides)

    def cards(self, side: DeckSide) -> list[str]:
        """The different cards of a side, in the order of the lists."""
        return listed(self._counts[side])

    def count(self, card: str) -> int:
        """How many of a card there are."""
        side = side_of(CARDS[card])
        return int(self.stronghold == card) if side is None else self._counts[side][card]

    def total(self, side: DeckSide) -> int:
        """How many cards a side has."""
        return self._counts[side].total()

    @property
    def faults(self) -> tuple[DeckReason, ...]:
        """Everything that keeps it from being played with."""
        return faults(self.deck)

    @property
    def dirty(self) -> bool:
        """Whether there is something that is not kept."""
        return (self.title, self.deck) != self._clean

    # -- changes ------------------------------------------------------------------------------------------------------

    def room(self, card: str) -> bool:
        """Whether one more of a card is allowed."""
        side = side_of(CARDS[card])
        return side is not None and self.count(card) < most_copies(CARDS[card]) and self.total(side) < MOST

    def add(self, card: str) -> bool:
        """One more of a card, or this Stronghold; False where no more are allowed."""
        side = side_of(CARDS[card])
        if side is None:
            self.settle(card)
            return True
        if not self.room(card):
            return False
        self._counts[side][card] += 1
        self.changed.emit()
        return True

    def take(self, card: str) -> bool:
        """One less of a card; False where there is none."""
        side = side_of(CARDS[card])
        if side is None or not self.count(card):
            return False
        self._counts[side][card] -= 1
        self._counts[side] += Counter()  # those of which none is left go
        self.changed.emit()
        return True

    def settle(self, stronghold: str) -> None:
        """Another Stronghold."""
        if stronghold != self.stronghold:
            self.stronghold = stronghold
            self.changed.emit()

    def rename(self, title: str) -> None:
        """Another title."""
        self.title = title
        self.changed.emit()

    # -- decks as wholes ----------------------------------------------------------------------------------------------

    def lay(self, deck: Deck, title: str, unread: Iterable[DeckReason] = (), *, kept: bool = False) -> None:
        """Put a deck on the bench; only one that is `kept` needs no keeping."""
        self.title = title
        self.key = self.key if kept else ""
        self.unread = tuple(line for line in unread if isinstance(line, UnreadableLine)) if kept else ()
        self.stronghold = deck.stronghold
        for side in SIDES:
            self._counts[side] = Counter(getattr(deck, side))
        self._clean = (title, self.deck) if kept or deck == EMPTY else ("", EMPTY)
        self.laid.emit()
        self.changed.emit()

    def open(self, key: str) -> None:
        """Put a kept deck on the bench. Raises SaveFault where it cannot be read."""
        found = self.store.summary(key)
        if found.fault is not None:
            raise SaveFault(found.fault)
        deck, wrong = read_deck(found.text)
        self.key, self._text = key, found.text
        self.lay(deck, found.title, wrong, kept=True)

    @property
    def overtaken(self) -> Literal["", "changed", "deleted"]:
        """What another window has done meanwhile to the file of this deck."""
        found = self.store.summary(self.key)
        if not self.key or found.text == self._text:
            return ""
        return "deleted" if found.fault == Missing() else "changed"

    def part(self) -> None:
        """Have nothing to do any more with the file; the deck is one that has yet to be kept."""
        self.key, self.unread = "", ()
        self._clean = ("", EMPTY)
        self.changed.emit()

    def keep(self) -> None:
        """Write the deck down. Raises SaveFault; then what was kept before is untouched."""
        text = to_text(self.shown, self.title)
        self.key = self.kept_last = self.store.write(text, self.key, aside=bool(self.unread))
        self.unread, self._text = (), text
        self._clean = (self.title, self.deck)
        self.changed.emit()

    def discard(self) -> None:
        """Delete the deck on the disk, and leave an empty bench. Raises SaveFault."""
        if self.key:
            self.store.delete(self.key)
        if self.kept_last == self.key:
            self.kept_last = ""
        self.key = ""
        self.lay(EMPTY, self.title)
