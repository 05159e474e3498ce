"""What is decided at the table, and by whom: the actions that answer stand in `choices`."""

from __future__ import annotations

from typing import ClassVar, Literal

from desktop.rules import kit
from desktop.rules.princes.cards import Goods, Resource
from desktop.rules.princes.frames import Attack, Cause, Looking, Why

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
