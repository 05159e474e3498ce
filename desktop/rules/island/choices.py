"""What can be decided and done at the island: decisions and actions."""

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
    secret: ClassVar[bool] = True  # what can be accepted tells what is in the hand


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
