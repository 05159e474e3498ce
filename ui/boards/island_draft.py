"""What a player lays out at the island before it is done: a piece picked, a trade put together, cards to discard."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.island import choices as c
from desktop.rules.island.values import KINDS, NOTHING, Goods, Hex, Kind
from desktop.rules.kit import Action
from ui.stage.placement import Draft

__all__ = [
    "Building",
    "Countering",
    "Draft",
    "Giving",
    "Naming",
    "Plenty",
    "Sending",
    "Standing",
    "Trading",
    "Weighing",
    "affordable",
    "towards",
    "with_one",
    "without",
]


@dataclass(frozen=True)
class Building(Draft):
    """A piece to be built: only its places light up."""

    what: str
    """road, settlement, city"""


@dataclass(frozen=True)
class Trading(Draft):
    """A trade put together card by card: with the bank, or as an offer to all others but those left out."""

    give: Goods = NOTHING
    want: Goods = NOTHING
    left_out: tuple[int, ...] = ()


@dataclass(frozen=True)
class Countering(Draft):
    """A counter-offer put together: what the one who answers gives and gets."""

    give: Goods = NOTHING
    get: Goods = NOTHING


@dataclass(frozen=True)
class Weighing(Draft):
    """The answer of this seat to one's own offer is looked at: the form shows its terms."""

    seat: int


@dataclass(frozen=True)
class Giving(Draft):
    """Cards to be discarded after a seven."""

    goods: Goods = NOTHING


@dataclass(frozen=True)
class Plenty(Draft):
    """Year of Plenty: the cards chosen so far."""

    first: Kind | None = None


@dataclass(frozen=True)
class Naming(Draft):
    """Monopoly: which resource?"""


@dataclass(frozen=True)
class Sending(Draft):
    """The robber goes to this hex: whom does it rob?"""

    hex: Hex


@dataclass(frozen=True)
class Standing(Draft):
    """Kinds that are never to be traded away, a standing answer that is put together."""

    never: tuple[Kind, ...] = ()


def with_one(goods: Goods, kind: Kind, more: int = 1) -> Goods:
    """The goods with one card of a kind more, or less."""
    a, b, c, d, e = (amount + more * (other == kind) for other, amount in zip(KINDS, goods, strict=True))
    return a, b, c, d, e


def without(goods: Goods, gone: Goods) -> Goods:
    """What is left of the goods."""
    a, b, c, d, e = (have - less for have, less in zip(goods, gone, strict=True))
    return a, b, c, d, e


def affordable(goods: Goods, hand: Goods) -> Goods:
    """As many of the goods as a hand holds."""
    a, b, c_, d, e = map(min, goods, hand)
    return a, b, c_, d, e


def towards(action: Action) -> Draft | None:
    """What is laid out on the way to an action that is advised; None where it is done at once."""
    match action:
        case c.TradeWithBank(give, take):
            return Trading(with_one(NOTHING, give), with_one(NOTHING, take))
        case c.OfferTrade(terms, to):
            return Trading(terms.give, terms.want, tuple(seat for seat in range(4) if seat not in to))
        case c.CounterOffer(terms):
            return Countering(terms.want, terms.give)
        case c.Confirm(_, partner):
            return Weighing(partner)
        case c.Discard(goods):
            return Giving(goods)
        case c.MoveRobber(number, int()):
            return Sending(number)
        case c.PlayYearOfPlenty(first, second):
            return Plenty(None if second is None else first)
        case c.PlayMonopoly():
            return Naming()
        case c.StandingAnswer(never):
            return Standing(never)
    return None
