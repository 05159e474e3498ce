"""What can be going on at the table, as frames: typed, small, and never more than the rules need to go on.

The last frame of a state asks the decision. A frame with nothing to ask never stays last: the rules carry it out.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.princes.cards import Card, EventCard, Goods, Resource, Slot

Why = Literal[
    "production",
    "productive_year",
    "tournament",
    "good_year",
    "progress",
    "trade_advantage",
    "club",
    "plague",
    "bank",
    "offer",
    "caravan",
    "merchant",
    "brigands",
    "build",
    "search",
    "taken_back",
]
"""Why a region gains or loses. `taken_back`: a payment that was not finished. `club`: brigands on the event die;
`brigands`: the card."""
Attack = Literal["arsonist", "black_knight", "brigands"]
Looking = Literal["start", "search", "master_builder"]
Cause = Literal["arsonist", "black_knight", "civil_war"]
"""Why a card goes back to its owner's hand."""

Seat = Annotated[int, Meta(ge=0, le=1)]
Column = Annotated[int, Meta(ge=-99, le=99)]
StackNo = Annotated[int, Meta(ge=0, le=4)]


# -- set-up -----------------------------------------------------------------------------------------------------------


class ShufflingCards(kit.Frame, frozen=True):
    """The 62 cards are shuffled and dealt into five stacks."""


class ShufflingRegions(kit.Frame, frozen=True):
    """The region pile is shuffled: at the beginning, and after a Scout."""

    scout: bool = False


class ShufflingEvents(kit.Frame, frozen=True):
    """The event pile is shuffled: at the beginning, and by Year End."""


class Arranging(kit.Frame, frozen=True):
    """The seat arranges its six regions, unseen by the other."""

    seat: Seat


class Opening(kit.Frame, frozen=True):
    """Both roll the production die for the first turn."""


class PickingStack(kit.Frame, frozen=True):
    """The seat picks a stack to look through, any but `barred`; afterwards `then` picks another one."""

    seat: Seat
    why: Looking
    barred: StackNo | None = None
    then: Seat | None = None


class Searching(kit.Frame, frozen=True):
    """The seat looks through this stack as soon as it has paid."""

    seat: Seat
    stack: StackNo


class LookingThrough(kit.Frame, frozen=True):
    """The seat looks through a stack and takes `left` more cards."""

    seat: Seat
    stack: StackNo
    why: Looking
    left: Annotated[int, Meta(ge=1, le=3)] = 1


# -- the turn ---------------------------------------------------------------------------------------------------------


class Starting(kit.Frame, frozen=True):
    """Before the roll."""

    seat: Seat


class Rolling(kit.Frame, frozen=True):
    """The dice are in the air; `number` is fixed by an Alchemist, or 0."""

    number: Annotated[int, Meta(ge=0, le=6)] = 0


class Producing(kit.Frame, frozen=True):
    """Production follows when the event is over."""


class Acting(kit.Frame, frozen=True):
    """The main phase."""

    seat: Seat


class Refilling(kit.Frame, frozen=True):
    """The hand is filled up; `drawn`: at least one card was taken in this way."""

    seat: Seat
    drawn: bool = False


class Exchanging(kit.Frame, frozen=True):
    """The hand was full: one card may be exchanged."""

    seat: Seat


class ExchangeDrawing(kit.Frame, frozen=True):
    """The old card lies under `stack`; a new one must be taken."""

    seat: Seat
    stack: StackNo


class TurnEnding(kit.Frame, frozen=True):
    """Nothing is left to do in this turn."""


class Discarding(kit.Frame, frozen=True):
    """The seat puts one hand card under a stack: over its limit, or because it took one at Master Builder."""

    seat: Seat
    why: Literal["limit", "master_builder"]


# -- resources --------------------------------------------------------------------------------------------------------


class Gaining(kit.Frame, frozen=True):
    """The seat gains one resource: of this kind, or any but the barred ones."""

    seat: Seat
    why: Why
    resource: Resource | None = None
    barred: tuple[Resource, ...] = ()


class Paying(kit.Frame, frozen=True):
    """The seat pays `due`, unit by unit, and `free` more of any kind. `before`: what its regions
    stored when it began, where it may still think better of it."""

    seat: Seat
    why: Why
    due: tuple[Resource, ...]
    free: Annotated[int, Meta(ge=0, le=2)] = 0
    before: tuple[int, ...] | None = None


class Moving(kit.Frame, frozen=True):
    """One resource goes from one seat to the other."""

    giver: Seat
    taker: Seat
    resource: Resource
    why: Why


# -- event die and event cards ----------------------------------------------------------------------------------------


class Advantage(kit.Frame, frozen=True):
    """Trade advantage: the holder of the mill token may take a resource."""

    seat: Seat


class EventRunning(kit.Frame, frozen=True):
    """An event card is turned up; when what lies above is done, it goes under the pile."""

    card: EventCard


class Returning(kit.Frame, frozen=True):
    """The seat picks a card of `owner` that goes back to the owner's hand."""

    seat: Seat
    owner: Seat
    why: Cause


class PuttingAway(kit.Frame, frozen=True):
    """Conflict: the seat has chosen these cards of the other's hand, to be put under a stack. None: not to be seen."""

    seat: Seat
    cards: tuple[Card | None, ...] = ()


# -- building and playing ---------------------------------------------------------------------------------------------


class Laying(kit.Frame, frozen=True):
    """What is being built, laid down when it has been paid."""

    seat: Seat
    what: Literal["road", "settlement", "city", "card"]
    column: Column
    slot: Slot | None = None
    card: Card | None = None
    scout: bool = False


class PlacingRegions(kit.Frame, frozen=True):
    """A settlement was built: its regions are placed; with a Scout any two of the pile."""

    seat: Seat
    column: Column
    scout: bool = False


class Answering(kit.Frame, frozen=True):
    """The seat answers an offer."""

    seat: Seat
    give: Goods
    get: Goods


class Attacking(kit.Frame, frozen=True):
    """An attack lies on the table: the other may answer with a counter card."""

    seat: Seat
    card: Attack


class AttackRolling(kit.Frame, frozen=True):
    """The attacker rolls."""

    seat: Seat
    card: Attack
    countered: bool


class Raiding(kit.Frame, frozen=True):
    """The winner of a Brigands card takes up to `left` resources of the other."""

    seat: Seat
    left: Annotated[int, Meta(ge=1, le=2)]


class Trading(kit.Frame, frozen=True):
    """Caravan: the seat gives up resources; `given` so far."""

    seat: Seat
    given: tuple[Resource, ...] = ()


class Dealing(kit.Frame, frozen=True):
    """Merchant: the seat has taken so many resources of the other."""

    seat: Seat
    taken: Annotated[int, Meta(ge=0, le=2)] = 0


class GivingBack(kit.Frame, frozen=True):
    """Merchant: the seat gives one resource to the other."""

    seat: Seat


class Spying(kit.Frame, frozen=True):
    """The seat looks through the other's hand and takes a card."""

    seat: Seat


class CardsLeaving(kit.Frame, frozen=True):
    """What was played has been carried out: the yellow cards on the table leave the game."""


AnyFrame = (
    ShufflingCards
    | ShufflingRegions
    | ShufflingEvents
    | Arranging
    | Opening
    | PickingStack
    | Searching
    | LookingThrough
    | Starting
    | Rolling
    | Producing
    | Acting
    | Refilling
    | Exchanging
    | ExchangeDrawing
    | TurnEnding
    | Discarding
    | Gaining
    | Paying
    | Moving
    | Advantage
    | EventRunning
    | Returning
    | PuttingAway
    | Laying
    | PlacingRegions
    | Answering
    | Attacking
    | AttackRolling
    | Raiding
    | Trading
    | Dealing
    | GivingBack
    | Spying
    | CardsLeaving
)
