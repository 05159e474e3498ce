"""Why something cannot be done, and how a match can end."""

from __future__ import annotations

from typing import Literal

from desktop.rules.clans.deck_reasons import DeckReason
from desktop.rules.clans.frames import CardId, Field, Seat, Small, Source
from desktop.rules.clans.values import DeckName, Ending
from desktop.rules.clans.vocabulary import Condition, Cost, Filter
from desktop.rules.kit import MatchIsOver, NotNow, NotYourDecision, Reason, Unfinished

# -- options ----------------------------------------------------------------------------------------------------------


class OwnDeckMissing(Reason, frozen=True):
    """The seat wants to play with a deck of its own and has none."""

    seat: Seat


class TurnsOutOfRange(Reason, frozen=True):
    """So many turns cannot be agreed on."""

    least: int
    most: int


# -- cards and abilities ----------------------------------------------------------------------------------------------


class NotThere(Reason, frozen=True):
    """The card is not in your hand, your Provinces or in play under your control."""

    card: Source


class NoSuchAbility(Reason, frozen=True):
    """The card has no such ability."""

    card: Source


class CardBowed(Reason, frozen=True):
    """A bowed card's abilities cannot be used."""

    card: Source


class UsedAlready(Reason, frozen=True):
    """Once per turn."""

    card: Source


class WrongTiming(Reason, frozen=True):
    """An ability of this timing cannot be used now: Limited is for the active player, Battle for battles ..."""

    card: Source
    timing: Literal["battle", "limited", "open", "reaction"]


class FavorHeld(Reason, frozen=True):
    """You control the Imperial Favor already."""


class HonorNotHigher(Reason, frozen=True):
    """Lobby: your Family Honor is not higher than the other player's."""


class NotAnswered(Reason, frozen=True):
    """The Reaction does not answer what happens."""

    card: Source


class ConditionFails(Reason, frozen=True):
    """A condition of the ability does not hold."""

    card: Source
    condition: Condition


class NoPresence(Reason, frozen=True):
    """You have no unit at this battlefield."""


class NotAtBattle(Reason, frozen=True):
    """The card is not at the current battlefield."""

    card: Source


class NotAtThisProvince(Reason, frozen=True):
    """A Region's Battle ability needs the battle to be at its own Province."""

    card: CardId


class NotOnShugenja(Reason, frozen=True):
    """The abilities of a Spell are usable on a Shugenja only."""

    card: CardId


class OnlyFromHand(Reason, frozen=True):
    """The ability is used from the hand only, or not from there."""

    card: CardId


class NoTarget(Reason, frozen=True):
    """There is no legal target for this, or the cards that come near miss it for different reasons."""

    card: Source


class NothingToChoose(Reason, frozen=True):
    """No mode of the action is possible."""

    card: Source


# -- targets ----------------------------------------------------------------------------------------------------------


class WrongTarget(Reason, frozen=True):
    """Not a card of the kind, the side or the place that is targeted."""

    card: CardId
    what: Literal["type", "side", "place", "twice"]


class FilterFails(Reason, frozen=True):
    """The target does not have what is asked for."""

    card: CardId
    filter: Filter


class Warded(Reason, frozen=True):
    """The card will not be targeted by this."""

    card: CardId
    what: Literal["ranged", "fear"]


class CannotMoveThere(Reason, frozen=True):
    """The unit cannot be moved to the current battlefield."""

    card: CardId


class CannotAttach(Reason, frozen=True):
    """The attachment does not go on this Personality."""

    card: CardId
    host: CardId
    what: Literal["shugenja", "weapon", "armor", "restriction", "honor", "unique", "bearer"]


# -- costs ------------------------------------------------------------------------------------------------------------


class CostFails(Reason, frozen=True):
    """A cost cannot be paid in full."""

    card: Source
    cost: Cost


class CannotPay(Reason, frozen=True):
    """Not enough Gold can be produced."""

    price: int
    gold: int


class Superfluous(Reason, frozen=True):
    """This producer could be left out."""

    card: CardId


class NoProducer(Reason, frozen=True):
    """The card cannot produce Gold for this."""

    card: CardId


class NotSorted(Reason, frozen=True):
    """Every card once, sorted."""


# -- Dynasty Phase ----------------------------------------------------------------------------------------------------


class FaceDown(Reason, frozen=True):
    """No face-up card of your Provinces."""

    card: CardId


class NotForSale(Reason, frozen=True):
    """Neither a Holding nor a Personality."""

    card: CardId


class HonorTooLow(Reason, frozen=True):
    """Your Family Honor is below the Honor Requirement, and the Personality is not of your clan."""

    card: CardId
    needed: Small


class NoHonorForIt(Reason, frozen=True):
    """This purchase gains no Honor: another clan, no Personal Honor, or done already in this phase."""

    card: CardId


class LoyalToAnother(Reason, frozen=True):
    """Loyal: controlled by a player of its clan only."""

    card: CardId


class UniqueAlready(Reason, frozen=True):
    """You control a card of this title."""

    card: CardId


class HoldingBrought(Reason, frozen=True):
    """A Holding was brought into play this turn."""


# -- attack -----------------------------------------------------------------------------------------------------------


class CannotAssign(Reason, frozen=True):
    """The unit cannot be assigned."""

    unit: CardId
    what: Literal["bowed", "not_home", "not_cavalry", "forbidden", "not_yours"]


class NoBattlefield(Reason, frozen=True):
    """There is no such battlefield, or its battle was fought."""

    field: Field


# -- duels and choices ------------------------------------------------------------------------------------------------


class NoMoreFocus(Reason, frozen=True):
    """Four focuses a duel."""


class DeckEmpty(Reason, frozen=True):
    """The Fate deck is empty."""


class NotOffered(Reason, frozen=True):
    """Not one of those to choose from."""

    card: CardId


class NotThisDeck(Reason, frozen=True):
    """Not an order of this deck."""


class MustChoose(Reason, frozen=True):
    """This cannot be declined."""


# -- endings ----------------------------------------------------------------------------------------------------------


class Ended(Reason, frozen=True):
    """How the match ended; `honor` by seat."""

    ending: Ending
    winner: Seat | None
    honor: tuple[Small, Small]
    deck: DeckName | None = None
    """What the winner played."""


AnyReason = (
    OwnDeckMissing
    | TurnsOutOfRange
    | NotThere
    | NoSuchAbility
    | CardBowed
    | UsedAlready
    | WrongTiming
    | FavorHeld
    | HonorNotHigher
    | NotAnswered
    | ConditionFails
    | NoPresence
    | NotAtBattle
    | NotAtThisProvince
    | NotOnShugenja
    | OnlyFromHand
    | NoTarget
    | NothingToChoose
    | WrongTarget
    | FilterFails
    | Warded
    | CannotMoveThere
    | CannotAttach
    | CostFails
    | CannotPay
    | Superfluous
    | NoProducer
    | NotSorted
    | FaceDown
    | NotForSale
    | HonorTooLow
    | NoHonorForIt
    | LoyalToAnother
    | UniqueAlready
    | HoldingBrought
    | CannotAssign
    | NoBattlefield
    | NoMoreFocus
    | DeckEmpty
    | NotOffered
    | NotThisDeck
    | MustChoose
    | Ended
    | DeckReason
    | NotNow
    | NotYourDecision
    | MatchIsOver
    | Unfinished
)
