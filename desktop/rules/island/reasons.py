"""Why something is refused at the island, and how a match ends."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.island.values import Card, Goods, Kind


class TargetOutOfRange(kit.Reason, frozen=True):
    """A match can be played to `least` .. `most` points."""

    least: int
    most: int


class OffersOutOfRange(kit.Reason, frozen=True):
    """A seat can be allowed 0 .. `most` offers a turn."""

    most: int


class NotThisIsland(kit.Reason, frozen=True):
    """The island cannot lie like this: pieces are missing, or the options want it otherwise."""


class NoSuchSeat(kit.Reason, frozen=True):
    """There is no seat with this number."""

    seat: int


class NoSuchPlace(kit.Reason, frozen=True):
    """The board has no hex, crossing or path with this number."""

    number: int


class CannotPay(kit.Reason, frozen=True):
    """These goods are missing in hand."""

    missing: Goods


class NoPieceLeft(kit.Reason, frozen=True):
    """All pieces of this kind are on the board."""


class CrossingTaken(kit.Reason, frozen=True):
    """A building stands there."""

    seat: int


class TooClose(kit.Reason, frozen=True):
    """The distance rule: a building stands at the next crossing."""

    crossing: int


class NoRoadThere(kit.Reason, frozen=True):
    """A settlement must stand at an own road."""


class PathTaken(kit.Reason, frozen=True):
    """A road lies there."""

    seat: int


class NotConnected(kit.Reason, frozen=True):
    """A road must join an own road or building; nobody builds through another's building."""


class NotAtTheSettlement(kit.Reason, frozen=True):
    """Set-up: the road must touch the settlement just placed."""

    crossing: int


class NoOwnSettlement(kit.Reason, frozen=True):
    """Only an own settlement can be upgraded."""


class DeckEmpty(kit.Reason, frozen=True):
    """No development card is left."""


class CardNotHeld(kit.Reason, frozen=True):
    """The seat has no such card."""

    card: Card


class BoughtThisTurn(kit.Reason, frozen=True):
    """A card cannot be played in the turn it was bought."""

    card: Card


class OneCardATurn(kit.Reason, frozen=True):
    """A card has already been played in this turn."""


class NoRoadPossible(kit.Reason, frozen=True):
    """No road could be placed."""


class RollFirst(kit.Reason, frozen=True):
    """Trading and building come after the roll."""


class AlreadyRolled(kit.Reason, frozen=True):
    """The dice are thrown once a turn."""


class RobberFirst(kit.Reason, frozen=True):
    """The robber must be moved before anything else."""


class RoadsFirst(kit.Reason, frozen=True):
    """The free roads must be placed before anything else."""

    left: int


class RobberMustMove(kit.Reason, frozen=True):
    """The robber is there already."""


class RobberIsFriendly(kit.Reason, frozen=True):
    """The robber spares this seat: it has less than three points."""

    seat: int


class MustRob(kit.Reason, frozen=True):
    """Somebody there has cards: one of these must be robbed."""

    seats: tuple[int, ...]


class CannotBeRobbed(kit.Reason, frozen=True):
    """This seat has no building there, or no cards."""

    seat: int


class BankLacks(kit.Reason, frozen=True):
    """The bank has no more of this kind."""

    kind: Kind


class TakeTwo(kit.Reason, frozen=True):
    """Year of plenty brings two cards while the bank has two."""


class NotInOrder(kit.Reason, frozen=True):
    """Kinds and seats are named once, in rising order."""


class SameKind(kit.Reason, frozen=True):
    """Goods are not traded for goods of their kind."""

    kind: Kind


class NoGifts(kit.Reason, frozen=True):
    """Both sides give at least one card."""


class NoSuchOffer(kit.Reason, frozen=True):
    """The offer is not open any more."""

    offer: int


class NotAgreed(kit.Reason, frozen=True):
    """This seat has not agreed to the offer."""

    seat: int


class NobodyAsked(kit.Reason, frozen=True):
    """An offer needs somebody it is made to, other than oneself."""


class TooManyOffers(kit.Reason, frozen=True):
    """A seat makes at most `most` offers in a turn."""

    most: int


class NotWanted(kit.Reason, frozen=True):
    """The offer does not ask for this kind."""

    kind: Kind


class SameTerms(kit.Reason, frozen=True):
    """A counter-offer names other terms than the offer."""


class TooManyDiscarded(kit.Reason, frozen=True):
    """Exactly `count` cards must be discarded."""

    count: int


class CannotCome(kit.Reason, frozen=True):
    """Chance has no such card left."""


class NothingNew(kit.Reason, frozen=True):
    """The standing answer is this already."""


class ReachedTarget(kit.Reason, frozen=True):
    """How a match ends: `seat` has reached the target in its turn."""

    seat: int
    points: int


AnyReason = (
    kit.NotYourDecision
    | kit.NotNow
    | kit.MatchIsOver
    | kit.Unfinished
    | TargetOutOfRange
    | OffersOutOfRange
    | NotThisIsland
    | NoSuchSeat
    | NoSuchPlace
    | CannotPay
    | NoPieceLeft
    | CrossingTaken
    | TooClose
    | NoRoadThere
    | PathTaken
    | NotConnected
    | NotAtTheSettlement
    | NoOwnSettlement
    | DeckEmpty
    | CardNotHeld
    | BoughtThisTurn
    | OneCardATurn
    | NoRoadPossible
    | RollFirst
    | AlreadyRolled
    | RobberFirst
    | RoadsFirst
    | RobberMustMove
    | RobberIsFriendly
    | MustRob
    | CannotBeRobbed
    | BankLacks
    | TakeTwo
    | NotInOrder
    | SameKind
    | NoGifts
    | NoSuchOffer
    | NotAgreed
    | NobodyAsked
    | TooManyOffers
    | NotWanted
    | SameTerms
    | TooManyDiscarded
    | CannotCome
    | NothingNew
    | ReachedTarget
)
