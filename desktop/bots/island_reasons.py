"""Why an island bot chose as it did: facts its seat sees, its own hand left out."""

from __future__ import annotations

from enum import StrEnum

from desktop.rules import kit
from desktop.rules.island.values import Goods, Kind


class Purchase(StrEnum):
    """What can be bought with goods."""

    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"
    CARD = "card"


class WinsNow(kit.Reason, frozen=True):
    """It reaches the target."""


class GoodPlace(kit.Reason, frozen=True):
    """The crossing brings something on this many of 36 rolls, and these kinds."""

    crossing: int
    pips: int
    kinds: tuple[Kind, ...]


class LeadsTo(kit.Reason, frozen=True):
    """The road leads to a good place for a settlement."""

    crossing: int


class LongerRoad(kit.Reason, frozen=True):
    """The own longest road grows to this length, which brings no award yet."""

    length: int


class BlocksSeat(kit.Reason, frozen=True):
    """The robber takes from a seat what a hex brings it on this many of 36 rolls."""

    seat: int
    pips: int


class FreesOwnHex(kit.Reason, frozen=True):
    """The robber stands beside an own building."""

    hex: int


class LongestRoad(kit.Reason, frozen=True):
    """It takes or keeps the longest road."""


class LargestArmy(kit.Reason, frozen=True):
    """It takes or keeps the largest army."""


class StealsFrom(kit.Reason, frozen=True):
    """It costs a seat a card, and nothing else."""

    seat: int


class TowardsArmy(kit.Reason, frozen=True):
    """With this knight so many are played, of so many that bring the largest army."""

    knights: int
    needed: int


class MoreEveryRoll(kit.Reason, frozen=True):
    """A city doubles what its crossing brings, on this many of 36 rolls."""

    pips: int


class CompletesPlan(kit.Reason, frozen=True):
    """With these goods something can be built."""

    goods: Goods


class Affords(kit.Reason, frozen=True):
    """After this it can be paid and there is a place for it; before, it could not be paid."""

    what: Purchase


class HardToGet(kit.Reason, frozen=True):
    """The own places bring this kind on so few of 36 rolls."""

    kind: Kind
    pips: int


class HeldByOthers(kit.Reason, frozen=True):
    """So many cards of a kind are in the others' hands together, as everybody can count."""

    kind: Kind
    cards: int


class CardMayHelp(kit.Reason, frozen=True):
    """Of the cards still unseen, so many are knights and so many victory points."""

    knights: int
    points: int


class LeastNeeded(kit.Reason, frozen=True):
    """What is kept is worth more for building than what goes."""


class DiceFirst(kit.Reason, frozen=True):
    """No card in hand does more before the dice than after them."""


class LeaderAsks(kit.Reason, frozen=True):
    """This seat is about to win: nobody trades with it."""

    seat: int


class NotWorthIt(kit.Reason, frozen=True):
    """The trade helps the other more."""


class NoGoodAnswer(kit.Reason, frozen=True):
    """Nobody who would trade offers enough for it."""


class MuchAlike(kit.Reason, frozen=True):
    """What can be chosen hardly differs."""


class NothingBetter(kit.Reason, frozen=True):
    """Nothing that can be done now is better than waiting."""


AnyBecause = (
    WinsNow
    | GoodPlace
    | LeadsTo
    | LongerRoad
    | BlocksSeat
    | StealsFrom
    | FreesOwnHex
    | LongestRoad
    | LargestArmy
    | TowardsArmy
    | MoreEveryRoll
    | CompletesPlan
    | Affords
    | HardToGet
    | HeldByOthers
    | CardMayHelp
    | LeastNeeded
    | DiceFirst
    | LeaderAsks
    | NotWorthIt
    | NoGoodAnswer
    | MuchAlike
    | NothingBetter
)
