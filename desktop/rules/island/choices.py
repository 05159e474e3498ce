"""What can be decided, done and refused at the island: decisions, actions, reasons."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.island.values import Board, Card, Crossing, Face, Goods, Hex, Kind, Path, Seat, Terms

# -- decisions --------------------------------------------------------------------------------------------------------


class LayIsland(kit.Decision, frozen=True):
    """Chance: how hexes, numbers and harbors lie."""

    listed: ClassVar[bool] = False
    stream: ClassVar[str] = "setup"


class ChooseFirst(kit.Decision, frozen=True):
    """Chance: who begins."""

    stream: ClassVar[str] = "setup"


class PlaceSettlement(kit.Decision, frozen=True):
    """Set-up: place the first or the second settlement (`second`)."""

    second: bool


class PlaceRoad(kit.Decision, frozen=True):
    """Set-up: place a road at the settlement just placed."""

    crossing: int


class BeginTurn(kit.Decision, frozen=True):
    """Play a development card first, or roll. Though nothing is missing in the list it does not count as listed:
    nobody's dice are thrown for him, or it would be seen who holds no card to play."""

    listed: ClassVar[bool] = False


class ThrowDice(kit.Decision, frozen=True):
    """Chance: the dice."""

    stream: ClassVar[str] = "dice"


class TakeTurn(kit.Decision, frozen=True):
    """Trade, build, buy, play a card; end the turn."""

    listed: ClassVar[bool] = False


class ChooseDiscard(kit.Decision, frozen=True):
    """A seven: choose `count` cards for the bank, unseen until everybody has chosen."""

    count: int

    listed: ClassVar[bool] = False
    secret: ClassVar[bool] = True


class PlaceRobber(kit.Decision, frozen=True):
    """Move the robber to another hex and name whom to rob."""


class TakeCard(kit.Decision, frozen=True):
    """Chance: which card `thief` takes from `victim`."""

    thief: int
    victim: int


class DrawCard(kit.Decision, frozen=True):
    """Chance: which development card `buyer` has bought."""

    buyer: int

    stream: ClassVar[str] = "shuffle"


class PlaceFreeRoad(kit.Decision, frozen=True):
    """Road building: place one of the `left` free roads."""

    left: int


class AnswerOffer(kit.Decision, frozen=True):
    """Accept the offer `offer` of `asker`, decline it, or make a counter-offer."""

    offer: int
    asker: int
    terms: Terms

    listed: ClassVar[bool] = False


AnyDecision = (
    LayIsland
    | ChooseFirst
    | PlaceSettlement
    | PlaceRoad
    | BeginTurn
    | ThrowDice
    | TakeTurn
    | ChooseDiscard
    | PlaceRobber
    | TakeCard
    | DrawCard
    | PlaceFreeRoad
    | AnswerOffer
)


# -- actions ----------------------------------------------------------------------------------------------------------


class LaidIsland(kit.Action, frozen=True):
    """Chance: the island lies like this."""

    board: Board


class FirstSeat(kit.Action, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


class BuildSettlement(kit.Action, frozen=True):
    """A settlement; free during the set-up."""

    crossing: Crossing


class BuildRoad(kit.Action, frozen=True):
    """A road; free during the set-up and by road building."""

    path: Path


class BuildCity(kit.Action, frozen=True):
    """Upgrade a settlement to a city."""

    crossing: Crossing


class BuyCard(kit.Action, frozen=True):
    """Buy a development card."""


class DrawnCard(kit.Action, frozen=True):
    """Chance: this development card was bought."""

    card: Card


class Roll(kit.Action, frozen=True):
    """Throw the dice."""


class Rolled(kit.Action, frozen=True):
    """Chance: the dice show this."""

    first: Face
    second: Face


class Discard(kit.Action, frozen=True):
    """These goods go to the bank because of the seven."""

    goods: Goods


class MoveRobber(kit.Action, frozen=True):
    """The robber goes to this hex, and a card is taken from `victim`; None: nobody can be robbed there."""

    hex: Hex
    victim: Seat | None = None


class TakenCard(kit.Action, frozen=True):
    """Chance: a card of this kind is taken."""

    kind: Kind


class PlayKnight(kit.Action, frozen=True):
    """Play a knight: the robber must be moved."""


class PlayRoadBuilding(kit.Action, frozen=True):
    """Play road building: two free roads."""


class PlayYearOfPlenty(kit.Action, frozen=True):
    """Play year of plenty: two of these from the bank, the lower kind first; `second` None only where the bank has a
    single card."""

    first: Kind
    second: Kind | None


class PlayMonopoly(kit.Action, frozen=True):
    """Play monopoly: everybody hands over all of this kind."""

    kind: Kind


class TradeWithBank(kit.Action, frozen=True):
    """Give the bank as many of a kind as the best rate asks, and take one of another."""

    give: Kind
    take: Kind


class OfferTrade(kit.Action, frozen=True):
    """Offer these terms to some of the others (seats in rising order)."""

    terms: Terms
    to: Annotated[tuple[Seat, ...], Meta(max_length=3)]


class Accept(kit.Action, frozen=True):
    """Would trade on the terms offered."""


class Decline(kit.Action, frozen=True):
    """Would not; with `never` also no later offer that wants this kind."""

    never: Kind | None = None


class CounterOffer(kit.Action, frozen=True):
    """Would trade on other terms, seen as the offer is: `give` is what the seat whose turn it is would give."""

    terms: Terms


class Confirm(kit.Action, frozen=True):
    """Trade with a seat that has accepted this offer, or on the counter-offer it made."""

    offer: int
    partner: Seat


class Withdraw(kit.Action, frozen=True):
    """Take the offer back."""

    offer: int


class StandingAnswer(kit.Action, frozen=True):
    """From now on, offers that want one of these kinds (in rising order) are declined without asking."""

    never: Annotated[tuple[Kind, ...], Meta(max_length=5)]


class EndTurn(kit.Action, frozen=True):
    """The next seat's turn begins."""


AnyAction = (
    LaidIsland
    | FirstSeat
    | BuildSettlement
    | BuildRoad
    | BuildCity
    | BuyCard
    | DrawnCard
    | Roll
    | Rolled
    | Discard
    | MoveRobber
    | TakenCard
    | PlayKnight
    | PlayRoadBuilding
    | PlayYearOfPlenty
    | PlayMonopoly
    | TradeWithBank
    | OfferTrade
    | Accept
    | Decline
    | CounterOffer
    | Confirm
    | Withdraw
    | StandingAnswer
    | EndTurn
)


# -- reasons ----------------------------------------------------------------------------------------------------------


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
