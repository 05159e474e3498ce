"""Why something is not possible at the table of Rival Princes, and how a match ends."""

from __future__ import annotations

from desktop.bots import princes_reasons as because
from desktop.rules.kit import Reason
from desktop.rules.princes import reasons as r
from desktop.rules.princes.cards import CARDS, Card, EventCard, RegionCard
from ui.words.common import filled
from ui.words.princes_base import PrincesBase


class PrincesReasons(PrincesBase):
    """One sentence a reason, the obstacle first."""

    def reason(self, reason: Reason) -> str:
        match reason:
            case r.Short(missing):
                #: Why something cannot be built or traded. %1 lists resources.
                return filled(self.tr("Still missing: %1."), self.goods(missing))
            case r.SearchTooDear(price):
                return self.tr("Searching costs %n resource(s).", "", price)
            case r.NotInHand(card):
                #: %1 is a card.
                return filled(self.tr("Not in the hand: %1."), self.card(card))
            case r.SupplyEmpty("road"):
                return self.tr("No road is left in the supply.")
            case r.SupplyEmpty("settlement"):
                return self.tr("No settlement is left in the supply.")
            case r.SupplyEmpty():
                return self.tr("No city is left in the supply.")
            case r.NotAnEnd("road"):
                return self.tr("A road goes just outside the outermost settlement or city.")
            case r.NotAnEnd():
                return self.tr("A settlement goes just outside the outermost road.")
            case r.NeedsSettlement():
                return self.tr("A city is laid on one of your own settlements.")
            case r.NeedsCity(card):
                if CARDS[card].kind == "red":
                    return self.tr("A red card needs a free site at a city.")
                return self.tr("The outer sites need a city.")
            case r.NeedsTown():
                return self.tr("There is no settlement or city here.")
            case r.SiteTaken(_, _, card):
                #: %1 is a card.
                return filled(self.tr("Another card lies on this site: %1."), self.card(card))
            case r.InnerFirst():
                return self.tr("The inner site is filled first.")
            case r.NotForSites():
                return self.tr("Action cards are played, not built.")
            case r.NotPlayedNow(card):
                return self._moment(card)
            case r.TooFewPoints((first, second), needed, True):
                #: %1, %2 and %3 are victory points.
                sentence = self.tr("Action cards need %1 points of both players together: it is %2 and %3 now.")
                return filled(sentence, self.number(needed), self.number(first), self.number(second))
            case r.TooFewPoints((first, second), needed):
                #: %1, %2 and %3 are victory points.
                sentence = self.tr("Action cards need %1 points of each player: it is %2 and %3 now.")
                return filled(sentence, self.number(needed), self.number(first), self.number(second))
            case r.NothingToHit("arsonist"):
                return self.tr("Your opponent has no building.")
            case r.NothingToHit("black_knight"):
                return self.tr("Your opponent has no knight.")
            case r.NothingToHit():
                return self.tr("Your opponent has nothing that you have room for.")
            case r.NothingToGive():
                return self.tr("There is nothing to swap, or no room for anything else.")
        return self._stores(reason)

    def _moment(self, card: Card) -> str:
        """Cards that have a moment of their own."""
        match card:
            case "alchemist":
                return self.tr("The Alchemist is played before the roll.")
            case "scout":
                return self.tr("The Scout is played while building a settlement.")
            case "bishop":
                return self.tr("The Bishop answers an Arsonist or a Raid.")
            case "herb_woman":
                return self.tr("The Herb Woman answers a Black Knight.")
        return self.tr("Green and red cards are built, not played.")

    def _stores(self, reason: Reason) -> str:
        match reason:
            case r.NoRoom(seat, resource):
                #: %1 is a player’s name, %2 a resource.
                return filled(self.tr("%1 has no room for: %2."), self.name(seat), self.resource(resource))
            case r.RegionFull(region):
                #: %1 is a region.
                return filled(self.tr("This region stores 3 already: %1."), self.region_name(region))
            case r.RegionEmpty(region):
                #: %1 is a region.
                return filled(self.tr("This region stores nothing: %1."), self.region_name(region))
            case r.NotYourRegion(region):
                #: %1 is a region.
                return filled(self.tr("This region is not yours: %1."), self.region_name(region))
            case r.OtherKind(_, resource):
                #: %1 is a resource.
                return filled(self.tr("Now it is the turn of: %1."), self.resource(resource))
            case r.KindGiven(resource):
                #: The Caravan. %1 is a resource.
                return filled(self.tr("What was given does not come back: %1."), self.resource(resource))
            case r.CannotTake(resource):
                #: %1 is a resource.
                return filled(self.tr("It is not there, or there is no room for it: %1."), self.resource(resource))
            case r.CannotGive(resource):
                #: %1 is a resource.
                return filled(self.tr("Your opponent has no room for: %1."), self.resource(resource))
            case r.WorseRate(_, 1):
                return self.tr("Only the Mint trades 1 for 1, and only gold.")
            case r.WorseRate(resource):
                #: %1 is a resource.
                sentence = self.tr("Trading 2 for 1 needs the fleet of this resource: %1.")
                return filled(sentence, self.resource(resource))
            case r.SameKind(resource):
                #: %1 is a resource.
                return filled(self.tr("A resource is not traded for itself: %1."), self.resource(resource))
            case r.OneSided():
                return self.tr("An offer has something on both sides.")
            case r.TheyAreShort(missing):
                #: %1 lists resources.
                return filled(self.tr("Your opponent does not have: %1."), self.goods(missing))
        return self._stacks(reason)

    def _stacks(self, reason: Reason) -> str:
        match reason:
            case r.EmptyStack(stack):
                return filled(self.tr("No card is left in stack %1."), self.number(stack + 1))
            case r.OtherStack(stack):
                #: %1 is the number of a stack.
                return filled(self.tr("Stack %1 is not to be taken now."), self.number(stack + 1))
            case r.TooFewCards(missing):
                return self.tr("A turn ends with 3 cards at least: %n more.", "", missing)
            case r.NotThere(card):
                #: %1 is a card or a region.
                return filled(self.tr("This card does not lie there: %1."), self._any(card))
            case r.NoTarget():
                return self.tr("No card that could be taken lies there.")
            case r.ChurchProtects():
                return self.tr("A Church protects the knights and fleets of this city.")
            case r.NotCounter(card):
                #: %1 is a card.
                return filled(self.tr("This card does not answer the attack: %1."), self.card(card))
            case r.TakeOneFirst():
                return self.tr("At least one comes first.")
            case r.NotAgreed():
                return self.tr("This match is played without tearing down.")
            case r.WrongNumber(number):
                #: %1 is a number of the die.
                return filled(self.tr("The Alchemist has set the number %1."), self.number(number))
            case r.OptionOutOfRange(_, least, most):
                #: %1 and %2 are numbers.
                return filled(self.tr("The number must be from %1 to %2."), self.number(least), self.number(most))
            case r.PointsReached(seat, points):
                #: How the match ended. %2 and %3 are victory points.
                sentence = self.tr("%1 has reached %2 points; the other side has %3.")
                return filled(sentence, self.name(seat), self.number(points[seat]), self.number(points[1 - seat]))
            case r.TurnsRanOut((first, second)):
                #: How the match ended. %1 and %3 are names, %2 and %4 victory points.
                sentence = self.tr("The last round is over: %1 has %2, %3 has %4.")
                return filled(sentence, self.name(0), self.number(first), self.name(1), self.number(second))
        return self._because(reason)

    def _because(self, reason: Reason) -> str:
        """Why a move is advised, or made by a computer player."""
        match reason:
            case because.BringsPoints(points):
                #: Why a move is advised.
                return self.tr("It brings %n victory point(s).", "", points)
            case because.TakesToken("knight"):
                return self.tr("It wins the knight token.")
            case because.TakesToken():
                return self.tr("It wins the mill token.")
            case because.DoublesMost(resource):
                #: Why a move is advised. %1 is a resource.
                return filled(self.tr("More is produced from now on: %1."), self.resource(resource))
            case because.Adds(what):
                return self._added(what)
            case because.OpensPlace():
                return self.tr("It opens a place for a settlement.")
            case because.MakesAffordable(what):
                #: Why a trade is advised. %1 is a card, a road, a settlement, or a city.
                return filled(self.tr("After it there is enough for: %1."), self.thing(what))
            case because.CompletesSoon(what, missing):
                #: Why a move is advised. %1 is what is wanted next, %2 lists resources.
                return filled(self.tr("Wanted next: %1. Still missing: %2."), self.thing(what), self.goods(missing))
            case because.SavesFor(what):
                #: Why a move is advised. %1 is what the resources are kept for.
                return filled(self.tr("The resources are kept for: %1."), self.thing(what))
            case because.AgainstBrigands(before, now):
                #: Why a move is advised. %1 and %2 are numbers.
                sentence = self.tr("Unprotected resources go from %1 to %2, in case brigands come.")
                return filled(sentence, self.number(before), self.number(now))
            case because.HurtsOther():
                return self.tr("It costs the opponent more.")
            case because.NotWanted(goods):
                #: Why an offer is refused. %1 lists what was offered.
                return filled(self.tr("Nothing that is wanted next needs it: %1."), self.goods(goods))
            case because.HelpsOtherMore():
                return self.tr("The offer is better for the other side.")
        return super().reason(reason)

    def _added(self, what: str) -> str:
        match what:
            case "strength":
                return self.tr("It adds strength, for the knight token.")
            case "commerce":
                return self.tr("It adds commerce, for the mill token.")
            case "hand":
                return self.tr("The hand may hold one more card.")
            case "trade":
                return self.tr("It makes trading with the bank cheaper.")
        return self.tr("It protects what is stored or built.")

    def _any(self, card: Card | EventCard | RegionCard) -> str:
        if card in CARDS or card.startswith("event_"):
            return self.card(card)  # type: ignore[arg-type]
        return self.region_name(card)  # type: ignore[arg-type]
