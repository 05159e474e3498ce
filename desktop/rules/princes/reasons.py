"""Why something is not allowed at the table of Rival Princes, and how a match ends."""

from __future__ import annotations

from typing import Literal

from desktop.rules import kit
from desktop.rules.princes.cards import Card, EventCard, Goods, RegionCard, Resource, Slot


class Short(kit.Reason, frozen=True):
    """It costs more than is stored: `missing` of each resource."""

    missing: Goods


class SearchTooDear(kit.Reason, frozen=True):
    """Searching costs `price` resources of any kind."""

    price: int


class NotInHand(kit.Reason, frozen=True):
    """The card is not in the hand."""

    card: Card


class SupplyEmpty(kit.Reason, frozen=True):
    """None of these is left in the supply."""

    what: Literal["road", "settlement", "city"]


class NotAnEnd(kit.Reason, frozen=True):
    """A road goes just outside the outermost town, a settlement just outside the outermost road."""

    what: Literal["road", "settlement"]
    column: int


class NeedsSettlement(kit.Reason, frozen=True):
    """A city is laid on an own settlement."""

    column: int


class NeedsCity(kit.Reason, frozen=True):
    """A red card, or an outer site, needs a city in this column."""

    card: Card
    column: int


class NeedsTown(kit.Reason, frozen=True):
    """There is no settlement or city in this column."""

    column: int


class SiteTaken(kit.Reason, frozen=True):
    """Another card lies on this site."""

    column: int
    slot: Slot
    card: Card


class InnerFirst(kit.Reason, frozen=True):
    """The inner site is filled before the outer one."""

    column: int
    slot: Slot


class NotForSites(kit.Reason, frozen=True):
    """Action cards are played, not built."""

    card: Card


class NotPlayedNow(kit.Reason, frozen=True):
    """The card has its own moment: Alchemist before the roll, Scout with a settlement, Bishop and Herb Woman as an
    answer; green and red cards are built."""

    card: Card


class TooFewPoints(kit.Reason, frozen=True):
    """Action cards need at least `needed` points: of each seat, or (`together`) of both. `points` by seat."""

    points: tuple[int, int]
    needed: int
    together: bool


class NothingToHit(kit.Reason, frozen=True):
    """The other has nothing this card could hit or take."""

    card: Card


class NothingToGive(kit.Reason, frozen=True):
    """Nothing can be traded with this card: nothing is stored, or there is no room for anything else."""

    card: Card


class NoRoom(kit.Reason, frozen=True):
    """No region of this kind has room for so much; `seat` is whose."""

    seat: int
    resource: Resource


class RegionFull(kit.Reason, frozen=True):
    """The region stores three already."""

    region: RegionCard


class RegionEmpty(kit.Reason, frozen=True):
    """The region stores nothing."""

    region: RegionCard


class NotYourRegion(kit.Reason, frozen=True):
    """The region lies elsewhere."""

    region: RegionCard


class OtherKind(kit.Reason, frozen=True):
    """This region yields another resource than the one that is due."""

    region: RegionCard
    resource: Resource


class KindGiven(kit.Reason, frozen=True):
    """What was given to the Caravan does not come back by it."""

    resource: Resource


class CannotTake(kit.Reason, frozen=True):
    """The other has none of it, or there is no room for it."""

    resource: Resource


class CannotGive(kit.Reason, frozen=True):
    """The other has no room for it."""

    resource: Resource


class WorseRate(kit.Reason, frozen=True):
    """Trading at this rate needs the fleet of this resource (2) or the Mint (1, gold only)."""

    resource: Resource
    rate: int


class SameKind(kit.Reason, frozen=True):
    """A resource is not traded for itself."""

    resource: Resource


class OneSided(kit.Reason, frozen=True):
    """An offer has at least one resource on each side."""


class TheyAreShort(kit.Reason, frozen=True):
    """The other does not have what is asked for."""

    missing: Goods


class EmptyStack(kit.Reason, frozen=True):
    """No card is left in this stack."""

    stack: int


class OtherStack(kit.Reason, frozen=True):
    """Not this stack: the other player looks or has looked through it, or the card of the exchange lies elsewhere."""

    stack: int


class TooFewCards(kit.Reason, frozen=True):
    """The turn ends with at least three cards: `missing` more."""

    missing: int


class NotThere(kit.Reason, frozen=True):
    """This card is not where the action says."""

    card: Card | RegionCard | EventCard


class NoTarget(kit.Reason, frozen=True):
    """No card that may be picked lies there."""

    column: int
    slot: Slot


class ChurchProtects(kit.Reason, frozen=True):
    """At a city with a Church units are safe from civil war."""

    column: int


class NotCounter(kit.Reason, frozen=True):
    """This card does not answer that attack."""

    card: Card


class TakeOneFirst(kit.Reason, frozen=True):
    """At least one must be given or taken before stopping."""


class NotAgreed(kit.Reason, frozen=True):
    """This match is played without tearing down own cards."""


class WrongNumber(kit.Reason, frozen=True):
    """An Alchemist has fixed another production number."""

    number: int


class OptionOutOfRange(kit.Reason, frozen=True):
    """The option must lie between `least` and `most`."""

    option: Literal["points", "max_rounds", "brigand_grace_turns"]
    least: int
    most: int


class PointsReached(kit.Reason, frozen=True):
    """How a match ends: the seat has reached the victory points in its own turn."""

    seat: int
    points: tuple[int, int]


class TurnsRanOut(kit.Reason, frozen=True):
    """How a match ends: the last round is over; more points win."""

    points: tuple[int, int]


AnyReason = (
    kit.NotYourDecision
    | kit.NotNow
    | kit.MatchIsOver
    | Short
    | SearchTooDear
    | NotInHand
    | SupplyEmpty
    | NotAnEnd
    | NeedsSettlement
    | NeedsCity
    | NeedsTown
    | SiteTaken
    | InnerFirst
    | NotForSites
    | NotPlayedNow
    | TooFewPoints
    | NothingToHit
    | NothingToGive
    | NoRoom
    | RegionFull
    | RegionEmpty
    | NotYourRegion
    | OtherKind
    | KindGiven
    | CannotTake
    | CannotGive
    | WorseRate
    | SameKind
    | OneSided
    | TheyAreShort
    | EmptyStack
    | OtherStack
    | TooFewCards
    | NotThere
    | NoTarget
    | ChurchProtects
    | NotCounter
    | TakeOneFirst
    | NotAgreed
    | WrongNumber
    | OptionOutOfRange
    | PointsReached
    | TurnsRanOut
)
