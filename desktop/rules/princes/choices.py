"""What is decided at the table: the decisions, and the actions that answer them."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.princes.cards import Card, EventCard, Face, Goods, RegionCard, Resource, Slot
from desktop.rules.princes.frames import Attack, Cause, Column, Looking, StackNo, Why

Die = Annotated[int, Meta(ge=1, le=6)]

# -- decisions of chance ----------------------------------------------------------------------------------------------


class ShuffleCards(kit.Decision, frozen=True):
    """Chance: the order of the 62 cards, dealt into stacks of 13, 13, 12, 12, 12."""

    listed: ClassVar[bool] = False
    stream: ClassVar[str] = "setup"


class ShuffleRegions(kit.Decision, frozen=True):
    """Chance: the order of the region pile."""

    scout: bool

    listed: ClassVar[bool] = False
    stream: ClassVar[str] = "shuffle"


class ShuffleEvents(kit.Decision, frozen=True):
    """Chance: the order of the event pile."""

    listed: ClassVar[bool] = False
    stream: ClassVar[str] = "shuffle"


class RollForStart(kit.Decision, frozen=True):
    """Chance: both roll the production die; the higher one begins."""

    stream: ClassVar[str] = "setup"


class RollDice(kit.Decision, frozen=True):
    """Chance: production die and event die; `number` was fixed by an Alchemist, or 0."""

    number: int

    stream: ClassVar[str] = "dice"


class RollAttack(kit.Decision, frozen=True):
    """Chance: the attacker's die."""

    attack: Attack

    stream: ClassVar[str] = "dice"


# -- decisions of the seats -------------------------------------------------------------------------------------------


class ArrangeRegions(kit.Decision, frozen=True):
    """Arrange the six starting regions."""

    listed: ClassVar[bool] = False
    secret: ClassVar[bool] = True


class ChooseStack(kit.Decision, frozen=True):
    """Which stack to look through."""

    why: Looking


class ChooseCard(kit.Decision, frozen=True):
    """Which card of the stack to take (at Master Builder also none); `left` more are to be taken."""

    stack: int
    why: Looking
    left: int


class ChooseCardApart(ChooseCard, frozen=True):
    """The same outside one's own turn: the other must not look on."""

    secret: ClassVar[bool] = True


class ChooseStart(kit.Decision, frozen=True):
    """Roll, or play an Alchemist before."""


class ChooseStartAsked(ChooseStart, frozen=True):
    """The same where, for all that lies open, an Alchemist could be in the hand: between people it is always asked, so
    that being asked tells nothing."""

    secret: ClassVar[bool] = True


class ChooseAct(kit.Decision, frozen=True):
    """The main phase: play, trade, build, or end it. Offers are not listed."""

    listed: ClassVar[bool] = False


class ChooseRefill(kit.Decision, frozen=True):
    """Draw the top card of a stack or search one; from three cards on one may stop."""


class ChooseExchange(kit.Decision, frozen=True):
    """Put a hand card under a stack for another one, or leave it."""


class ChooseNewCard(kit.Decision, frozen=True):
    """The old card of an exchange lies under `stack`: draw or search."""

    stack: int


class ChooseDiscard(kit.Decision, frozen=True):
    """Which hand card goes under which stack."""

    why: Literal["limit", "master_builder"]


class ChooseDiscardApart(ChooseDiscard, frozen=True):
    """The same outside one's own turn: the other must not look on."""

    secret: ClassVar[bool] = True


class ChooseGain(kit.Decision, frozen=True):
    """One resource of a kind that is free to choose: which region gains it? Kinds in `barred` are not allowed."""

    why: Why
    barred: tuple[Resource, ...]


class ChooseStore(kit.Decision, frozen=True):
    """One resource of a given kind: which region stores it?"""

    why: Why
    resource: Resource

    free: ClassVar[bool] = False


class ChoosePayment(kit.Decision, frozen=True):
    """Which region pays next? One unit of `resource`, or of any kind (None); `left` units in all."""

    why: Why
    resource: Resource | None
    left: int

    free: ClassVar[bool] = False


class ChooseAdvantage(kit.Decision, frozen=True):
    """Trade advantage: which resource to take from the other, or none."""


class ChooseReturn(kit.Decision, frozen=True):
    """Which card of `owner` goes back to the owner's hand."""

    owner: int
    why: Cause


class ChooseAway(kit.Decision, frozen=True):
    """Conflict: which card of the other's hand is put away; the `chosen`-th and one more at most."""

    chosen: int


class ChooseAwayApart(ChooseAway, frozen=True):
    """The same outside one's own turn: the other must not look on."""

    secret: ClassVar[bool] = True


class ChooseUnder(kit.Decision, frozen=True):
    """Conflict: under which stack the chosen cards go."""

    cards: int

    free: ClassVar[bool] = False


class ChooseAnswer(kit.Decision, frozen=True):
    """Accept an offer or reject it; `give` is what the seat whose turn it is gives."""

    give: Goods
    get: Goods


class ChooseRegions(kit.Decision, frozen=True):
    """Which of two regions goes above, which below the end of the axis; with a Scout any two of the pile."""

    column: int
    scout: bool


class ChooseRow(kit.Decision, frozen=True):
    """Where the region that was drawn goes; the next one takes the other place."""

    column: int


class ChooseReaction(kit.Decision, frozen=True):
    """Answer an attack with the counter card, or let it come."""

    attack: Attack

    secret: ClassVar[bool] = True


class ChooseSpoils(kit.Decision, frozen=True):
    """Brigands card: which resource to take from the other; `left` more."""

    left: int


class ChooseTrade(kit.Decision, frozen=True):
    """Caravan: which region gives one up; after the first one may stop."""

    given: tuple[Resource, ...]


class ChooseWare(kit.Decision, frozen=True):
    """Merchant: which resource to take from the other; after the first one may stop."""

    taken: int


class ChooseGift(kit.Decision, frozen=True):
    """Merchant: which region gives one to the other."""


class ChooseSecret(kit.Decision, frozen=True):
    """Spy: which unit or action card of the other's hand to take."""


AnyDecision = (
    ShuffleCards
    | ShuffleRegions
    | ShuffleEvents
    | RollForStart
    | RollDice
    | RollAttack
    | ArrangeRegions
    | ChooseStack
    | ChooseCard
    | ChooseCardApart
    | ChooseStart
    | ChooseStartAsked
    | ChooseAct
    | ChooseRefill
    | ChooseExchange
    | ChooseNewCard
    | ChooseDiscard
    | ChooseDiscardApart
    | ChooseGain
    | ChooseStore
    | ChoosePayment
    | ChooseAdvantage
    | ChooseReturn
    | ChooseAway
    | ChooseAwayApart
    | ChooseUnder
    | ChooseAnswer
    | ChooseRegions
    | ChooseRow
    | ChooseReaction
    | ChooseSpoils
    | ChooseTrade
    | ChooseWare
    | ChooseGift
    | ChooseSecret
)


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
