"""What is decided at the table: the decisions, and the actions that answer them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.clans.frames import CardId, Field, Seat, Side, Source

# -- decisions --------------------------------------------------------------------------------------------------------


class TossForFirst(kit.Decision, frozen=True):
    """Chance: both have the same Family Honor; who begins?"""

    stream: ClassVar[str] = "setup"


class ShuffleDeck(kit.Decision, frozen=True):
    """Chance: the order of a deck."""

    owner: int
    side: Side

    listed: ClassVar[bool] = False
    stream: ClassVar[str] = "shuffle"


class SearchDeck(kit.Decision, frozen=True):
    """Look through the own deck and take a card, or none."""

    secret: ClassVar[bool] = True


class Act(kit.Decision, frozen=True):
    """Action Phase: take an action or pass."""

    secret: ClassVar[bool] = True


class Fight(kit.Decision, frozen=True):
    """Combat segment: take a Battle action or pass."""

    secret: ClassVar[bool] = True


class React(kit.Decision, frozen=True):
    """Take a Reaction, or pass."""

    secret: ClassVar[bool] = True


class PutRing(kit.Decision, frozen=True):
    """The condition of a Ring was met: put it into play from the hand, or not."""

    secret: ClassVar[bool] = True


class ChooseTarget(kit.Decision, frozen=True):
    """The next target of the announced action."""

    secret: ClassVar[bool] = True
    free: ClassVar[bool] = False


class ChooseMode(kit.Decision, frozen=True):
    """Which of the effects."""

    secret: ClassVar[bool] = True
    free: ClassVar[bool] = False


class PayGold(kit.Decision, frozen=True):
    """Which Holdings bow for the cost."""

    listed: ClassVar[bool] = False
    free: ClassVar[bool] = False


class DiscardForCost(kit.Decision, frozen=True):
    """Which card of the hand is discarded for the cost."""

    secret: ClassVar[bool] = True
    free: ClassVar[bool] = False


class DeclareAttack(kit.Decision, frozen=True):
    """Attack or not."""


class Maneuvers(kit.Decision, frozen=True):
    """All assignments of a side at once."""

    secret: ClassVar[bool] = True
    cavalry: bool

    listed: ClassVar[bool] = False


class NextBattle(kit.Decision, frozen=True):
    """Which battlefield is fought next."""


class AnswerChallenge(kit.Decision, frozen=True):
    """Accept a duel or refuse it."""

    secret: ClassVar[bool] = True


class FocusOrStrike(kit.Decision, frozen=True):
    """The next step of a duel."""

    secret: ClassVar[bool] = True


class Recruit(kit.Decision, frozen=True):
    """Dynasty Phase: buy, or end it and discard face-up cards."""


class DiscardCard(kit.Decision, frozen=True):
    """Discard a card of the hand."""

    secret: ClassVar[bool] = True


class ChooseCard(kit.Decision, frozen=True):
    """An effect asks for a card, or whether it shall happen."""

    secret: ClassVar[bool] = True


class TakeCard(kit.Decision, frozen=True):
    """Take one of the top cards of the Fate deck."""

    secret: ClassVar[bool] = True


class PutUnder(kit.Decision, frozen=True):
    """Which of the cards goes on the bottom of the Fate deck next."""

    secret: ClassVar[bool] = True


AnyDecision = (
    TossForFirst
    | ShuffleDeck
    | SearchDeck
    | Act
    | Fight
    | React
    | PutRing
    | ChooseTarget
    | ChooseMode
    | PayGold
    | DiscardForCost
    | DeclareAttack
    | Maneuvers
    | NextBattle
    | AnswerChallenge
    | FocusOrStrike
    | Recruit
    | DiscardCard
    | ChooseCard
    | TakeCard
    | PutUnder
)


# -- actions ----------------------------------------------------------------------------------------------------------


class FirstPlayer(kit.Action, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


class DeckShuffled(kit.Action, frozen=True):
    """Chance: the deck, the top card first."""

    order: tuple[CardId, ...]


class Pass(kit.Action, frozen=True):
    """Take no action, no Reaction, put no Ring into play, don't attack, find nothing, decline."""


class Announce(kit.Action, frozen=True):
    """Use an ability of a card, or (card -1) one that every player has. `subject`: of a Reaction, the card that it is
    about, where the event happens to cards; of Equip, the attachment of the hand."""

    card: Source
    ability: Annotated[int, Meta(ge=0, le=9)]
    subject: CardId | None = None


class Target(kit.Action, frozen=True):
    """The next target."""

    card: CardId


class Mode(kit.Action, frozen=True):
    """One of the effects, counted from 0."""

    option: Annotated[int, Meta(ge=0, le=9)]


class Pay(kit.Action, frozen=True):
    """These producers bow, sorted; none of them could be left out."""

    producers: tuple[CardId, ...]


class Discard(kit.Action, frozen=True):
    """This card of the hand."""

    card: CardId


class GoBack(kit.Action, frozen=True):
    """Take back what was chosen last, or the announcement."""


class Attack(kit.Action, frozen=True):
    """Declare an attack."""


class Order(kit.Value, frozen=True):
    """A unit (by its Personality) goes to a battlefield."""

    unit: CardId
    field: Field


class Assign(kit.Action, frozen=True):
    """These units go to battlefields, sorted by unit; the others stay at home."""

    orders: tuple[Order, ...]


class Battle(kit.Action, frozen=True):
    """Fight here next."""

    field: Field


class Accept(kit.Action, frozen=True):
    """Accept the challenge; carry the effect out."""


class Refuse(kit.Action, frozen=True):
    """Refuse the challenge."""


class Strike(kit.Action, frozen=True):
    """End the duel."""


class Focus(kit.Action, frozen=True):
    """Focus a card of the hand, or (None) the unseen top card of the Fate deck."""

    card: CardId | None = None


class Buy(kit.Action, frozen=True):
    """Bring a Holding or a Personality of an own Province into play; `honored`: at the price that gains its Personal
    Honor."""

    card: CardId
    honored: bool = False


class EndDynasty(kit.Action, frozen=True):
    """Nothing more is bought; these face-up cards are discarded, sorted."""

    discards: tuple[CardId, ...] = ()


class Choose(kit.Action, frozen=True):
    """This card: found in the deck, for an effect, a Ring to be put into play, one of those looked at."""

    card: CardId


AnyAction = (
    FirstPlayer
    | DeckShuffled
    | Pass
    | Announce
    | Target
    | Mode
    | Pay
    | Discard
    | GoBack
    | Attack
    | Assign
    | Battle
    | Accept
    | Refuse
    | Strike
    | Focus
    | Buy
    | EndDynasty
    | Choose
)
