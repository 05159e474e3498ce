"""Why an island bot chose as it did: facts its seat sees, its own hand left out."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.island.values import Goods, Kind


class WinsNow(kit.Reason, frozen=True):
    """It reaches the target."""


class GoodPlace(kit.Reason, frozen=True):
    """The crossing brings this many of 36 rolls, of these kinds."""

    crossing: int
    pips: int
    kinds: tuple[Kind, ...]


class LeadsTo(kit.Reason, frozen=True):
    """The road leads to a good place for a settlement."""

    crossing: int


class BlocksSeat(kit.Reason, frozen=True):
    """The robber takes this many of 36 rolls from a seat."""

    seat: int
    pips: int


class FreesOwnHex(kit.Reason, frozen=True):
    """The robber stands beside an own building."""

    hex: int


class LongestRoad(kit.Reason, frozen=True):
    """It takes or keeps the longest road."""


class LargestArmy(kit.Reason, frozen=True):
    """It takes or keeps the largest army."""


class MoreEveryRoll(kit.Reason, frozen=True):
    """A city doubles what its crossing brings: this many of 36 rolls more."""

    pips: int


class CompletesPlan(kit.Reason, frozen=True):
    """With these goods something can be built."""

    goods: Goods


class LeaderAsks(kit.Reason, frozen=True):
    """This seat is about to win: nobody trades with it."""

    seat: int


class NotWorthIt(kit.Reason, frozen=True):
    """The trade helps the other more."""


class NothingBetter(kit.Reason, frozen=True):
    """Nothing that can be done now is better than waiting."""


AnyBecause = (
    WinsNow
    | GoodPlace
    | LeadsTo
    | BlocksSeat
    | FreesOwnHex
    | LongestRoad
    | LargestArmy
    | MoreEveryRoll
    | CompletesPlan
    | LeaderAsks
    | NotWorthIt
    | NothingBetter
)
