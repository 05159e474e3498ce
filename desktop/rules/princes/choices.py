"""What is done at the table: the actions of chance and of the seats, which answer the `decisions`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.princes.cards import Card, EventCard, Face, Goods, RegionCard, Resource, Slot
from desktop.rules.princes.frames import Column, StackNo

Die = Annotated[int, Meta(ge=1, le=6)]

# -- what chance does -------------------------------------------------------------------------------------------------


class CardsShuffled(kit.Action, frozen=True):
    """All 62 cards in their order: the first 13 are stack 0 from its top, and so on."""

    order: tuple[Card, ...]


class RegionsShuffled(kit.Action, frozen=True):
    """The whole region pile, top first."""

    order: tuple[RegionCard, ...]


class EventsShuffled(kit.Action, frozen=True):
    """The whole event pile, top first."""

    order: tuple[EventCard, ...]


class StartRolled(kit.Action, frozen=True):
    """The production die of seat 0 and of seat 1."""

    first: Die
    second: Die


class DiceRolled(kit.Action, frozen=True):
    """Production die and event die."""

    number: Die
    face: Face


class AttackRolled(kit.Action, frozen=True):
    """The attacker's die."""

    number: Die


# -- what the seats do ------------------------------------------------------------------------------------------------


class Arrange(kit.Action, frozen=True):
    """Regions for column -2 above and below, column 0 above and below, column 2 above and below."""

    regions: tuple[RegionCard, RegionCard, RegionCard, RegionCard, RegionCard, RegionCard]


class PickStack(kit.Action, frozen=True):
    """Look through this stack."""

    stack: StackNo


class Take(kit.Action, frozen=True):
    """Take this card, the `index`-th from the top (from 0) of the stack that is being looked through."""

    index: Annotated[int, Meta(ge=0, le=61)]
    card: Card


class Decline(kit.Action, frozen=True):
    """Take nothing: at Trade advantage, at Master Builder."""


class Roll(kit.Action, frozen=True):
    """Roll both dice."""


class PlayAlchemist(kit.Action, frozen=True):
    """Fix the production number, then roll the event die."""

    number: Die


class BuildRoad(kit.Action, frozen=True):
    """Lay a road at a free end of the axis."""

    column: Column


class BuildSettlement(kit.Action, frozen=True):
    """Lay a settlement at the end of a road; with a Scout its regions are chosen from the pile."""

    column: Column
    scout: bool = False


class BuildCity(kit.Action, frozen=True):
    """Lay a city on an own settlement."""

    column: Column


class BuildCard(kit.Action, frozen=True):
    """Lay a green or red hand card on a site."""

    card: Card
    column: Column
    slot: Slot


class Demolish(kit.Action, frozen=True):
    """Tear down an own card: it leaves the game."""

    column: Column
    slot: Slot


class Bank(kit.Action, frozen=True):
    """Give `rate` (3; with a fleet 2; with the Mint 1 gold) of one kind for one of another."""

    give: Resource
    rate: Annotated[int, Meta(ge=1, le=3)]
    get: Resource


class Offer(kit.Action, frozen=True):
    """Offer the other a trade."""

    give: Goods
    get: Goods


class PlayCard(kit.Action, frozen=True):
    """Play an action card in the main phase."""

    card: Card


class EndTurn(kit.Action, frozen=True):
    """End the main phase."""


class Draw(kit.Action, frozen=True):
    """Take the top card of a stack."""

    stack: StackNo


class Search(kit.Action, frozen=True):
    """Pay for looking through a stack, and take a card of it."""

    stack: StackNo


class Exchange(kit.Action, frozen=True):
    """Put this hand card under this stack, for another one."""

    card: Card
    stack: StackNo


class Discard(kit.Action, frozen=True):
    """Put this hand card under this stack."""

    card: Card
    stack: StackNo


class Stop(kit.Action, frozen=True):
    """No more: refilling, Caravan, Merchant."""


class Pass(kit.Action, frozen=True):
    """Don't react; don't exchange."""


class Gain(kit.Action, frozen=True):
    """This region gains one."""

    region: RegionCard


class Pay(kit.Action, frozen=True):
    """This region pays one."""

    region: RegionCard


class GoBack(kit.Action, frozen=True):
    """Think better of what is not yet paid: everything is as it was before."""


class TakeResource(kit.Action, frozen=True):
    """Take one of these from the other."""

    resource: Resource


class ReturnCard(kit.Action, frozen=True):
    """The card on this site goes back to its owner's hand."""

    column: Column
    slot: Slot


class PutAway(kit.Action, frozen=True):
    """Conflict: this card of the other's hand."""

    card: Card


class PutUnder(kit.Action, frozen=True):
    """Conflict: under this stack."""

    stack: StackNo


class Accept(kit.Action, frozen=True):
    """Accept the offer."""


class Reject(kit.Action, frozen=True):
    """Reject the offer."""


class PlaceRegions(kit.Action, frozen=True):
    """Place the two regions of a new settlement."""

    up: RegionCard
    down: RegionCard


class PlaceRow(kit.Action, frozen=True):
    """Place the region that was drawn above (1) or below (-1)."""

    row: Literal[1, -1]


class Counter(kit.Action, frozen=True):
    """Answer the attack with this card."""

    card: Card


class Give(kit.Action, frozen=True):
    """This region gives one up: to the supply for a Caravan, to the other for a Merchant."""

    region: RegionCard


class Steal(kit.Action, frozen=True):
    """Spy: take this card of the other's hand."""

    card: Card


AnyAction = (
    CardsShuffled
    | RegionsShuffled
    | EventsShuffled
    | StartRolled
    | DiceRolled
    | AttackRolled
    | Arrange
    | PickStack
    | Take
    | Decline
    | Roll
    | PlayAlchemist
    | BuildRoad
    | BuildSettlement
    | BuildCity
    | BuildCard
    | Demolish
    | Bank
    | Offer
    | PlayCard
    | EndTurn
    | Draw
    | Search
    | Exchange
    | Discard
    | Stop
    | Pass
    | Gain
    | Pay
    | GoBack
    | TakeResource
    | ReturnCard
    | PutAway
    | PutUnder
    | Accept
    | Reject
    | PlaceRegions
    | PlaceRow
    | Counter
    | Give
    | Steal
)
