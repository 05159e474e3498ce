"""What a player lays out at the island before it is done: a piece picked, a trade put together, cards to discard."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.island.values import KINDS, NOTHING, Goods, Hex, Kind
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
