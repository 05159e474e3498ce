"""What a player lays out at the table of Rival Princes before it is done: a card picked, a trade put together."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.kit import Action
from desktop.rules.princes import choices as c
from desktop.rules.princes.cards import NO_GOODS, STARTING, Card, Goods, RegionCard, Resource
from desktop.rules.princes.values import View
from ui.stage.placement import Draft

__all__ = [
    "Arrangement",
    "Banking",
    "Draft",
    "Fixing",
    "Laying",
    "Offering",
    "Passing",
    "Putting",
    "Razing",
    "Searching",
    "Trading",
    "Upper",
    "arrangement_of",
    "towards",
]


@dataclass(frozen=True)
class Arrangement(Draft):
    """Six regions on their places (column -2 above and below, 0, 2), and which place is picked up to be swapped."""

    regions: tuple[RegionCard, ...]
    picked: int | None = None


def arrangement_of(view: View, draft: Draft | None) -> Arrangement | None:
    """How the viewer's starting regions lie before they are laid for good."""
    if isinstance(draft, Arrangement):
        return draft
    return Arrangement(STARTING[view.seat]) if view.seat >= 0 and not view.arranged[view.seat] else None


@dataclass(frozen=True)
class Laying(Draft):
    """Something to be built: its places light up."""

    what: str
    """road, settlement, scout (a settlement with a Scout), city, card"""
    card: Card | None = None
    trades: tuple[c.Bank, ...] = ()
    """Trades with the bank that come first, because something is missing."""


@dataclass(frozen=True)
class Razing(Draft):
    """An own card is to be torn down: which one?"""


@dataclass(frozen=True)
class Trading(Draft):
    """A trade with the bank: what is given?"""


@dataclass(frozen=True)
class Banking(Draft):
    """A trade with the bank: what comes for it?"""

    give: Resource
    rate: int


@dataclass(frozen=True)
class Offering(Draft):
    """A trade with the other, put together piece by piece."""

    give: Goods = NO_GOODS
    get: Goods = NO_GOODS


@dataclass(frozen=True)
class Putting(Draft):
    """A hand card that goes under a stack: which one?"""

    card: Card


@dataclass(frozen=True)
class Searching(Draft):
    """A stack is to be searched: which one?"""


@dataclass(frozen=True)
class Fixing(Draft):
    """An Alchemist is played: on which number?"""


@dataclass(frozen=True)
class Upper(Draft):
    """A Scout: this region goes above; which one below?"""

    region: RegionCard


@dataclass(frozen=True)
class Passing(Draft):
    """For a moment of a motion only: where hand cards come from, and where they go."""

    source: str = ""
    target: str = ""
    player: int = -1
    """Who plays the yellow card."""
    turned: bool = False
    """Whether the event card is shown to all, large, before it goes to its place."""
    matters: str = ""
    """Key of the card that this is about."""


def towards(action: Action) -> Draft | None:
    """What is laid out on the way to an action, so that a hint can show its place; None where nothing is."""
    match action:
        case c.Arrange(regions):
            return Arrangement(regions)
        case c.BuildCard(card):
            return Laying("card", card)
        case c.BuildRoad():
            return Laying("road")
        case c.BuildSettlement(_, scout):
            return Laying("scout", "scout") if scout else Laying("settlement")
        case c.BuildCity():
            return Laying("city")
        case c.Demolish():
            return Razing()
        case c.Bank(give, rate):
            return Banking(give, rate)
        case c.Offer(give, get):
            return Offering(give, get)
        case c.Exchange(card) | c.Discard(card):
            return Putting(card)
        case c.Search():
            return Searching()
        case c.PlayAlchemist():
            return Fixing()
        case c.PlaceRegions(up):
            return Upper(up)
    return None
