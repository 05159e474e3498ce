"""Why something is not possible at the island, how a match ends, and why a move is advised."""

from __future__ import annotations

from desktop.bots import island_reasons as because
from desktop.rules.island import reasons as r
from desktop.rules.kit import Reason
from ui.words.common import filled
from ui.words.island_base import IslandBase


class IslandReasons(IslandBase):
    """One sentence a reason, the obstacle first."""

    def reason(self, reason: Reason) -> str:
        match reason:
            case r.CannotPay(missing):
                #: Why something cannot be built or traded. %1 lists resources.
                return filled(self.tr("Still missing: %1."), self.goods(missing) or self.tr("nothing"))
            case r.NoPieceLeft():
                return self.tr("All pieces of this kind are on the board.")
            case r.CrossingTaken(seat):
                #: %1 is a player’s name.
                return filled(self.tr("A building of %1 stands there."), self.name(seat))
            case r.TooClose():
                #: The distance rule.
                return self.tr("A building stands at the next intersection: two must have an empty one between them.")
            case r.NoRoadThere():
                return self.tr("A road of your own must lead to this intersection.")
            case r.PathTaken(seat):
                #: %1 is a player’s name.
                return filled(self.tr("A road of %1 lies there."), self.name(seat))
            case r.NotConnected():
                return self.tr(
                    "A road joins one of your own roads or buildings, and never passes another player’s building."
                )
            case r.NotAtTheSettlement():
                return self.tr("This road starts at the settlement just placed.")
            case r.NoOwnSettlement():
                return self.tr("A city takes the place of one of your own settlements.")
            case r.DeckEmpty():
                return self.tr("No development card is left.")
            case r.CardNotHeld(card):
                #: %1 is a development card.
                return filled(self.tr("Not in your hand: %1."), self.card(card))
            case r.BoughtThisTurn():
                return self.tr("A card is not played in the turn it was bought.")
            case r.OneCardATurn():
                return self.tr("Only one development card may be played a turn.")
            case r.NoRoadPossible():
                return self.tr("There is no place for a road, or no road left.")
        return self._order(reason)

    def _order(self, reason: Reason) -> str:
        match reason:
            case r.RollFirst():
                return self.tr("The dice come first.")
            case r.AlreadyRolled():
                return self.tr("The dice were rolled in this turn.")
            case r.RobberFirst():
                return self.tr("The robber must be moved first.")
            case r.RoadsFirst(left):
                return self.tr("The free roads come first: %n left.", "", left)
            case r.RobberMustMove():
                return self.tr("The robber stands there already: it must move to another hex.")
            case r.RobberIsFriendly(seat):
                #: %1 is a player’s name.
                return filled(self.tr("The friendly robber spares %1, who has fewer than 3 points."), self.name(seat))
            case r.MustRob(seats):
                #: %1 lists players’ names.
                return filled(self.tr("Somebody there has cards and must be robbed: %1."), self.names_of(seats))
            case r.CannotBeRobbed(seat):
                #: %1 is a player’s name.
                return filled(self.tr("%1 has no building there, or no cards."), self.name(seat))
            case r.BankLacks(kind):
                #: %1 is a resource.
                return filled(self.tr("The bank has none left: %1."), self.good(kind))
            case r.TakeTwo():
                return self.tr("Year of Plenty brings two cards as long as the bank has two.")
            case r.TooManyDiscarded(count):
                return self.tr("Exactly %n card(s) must be discarded.", "", count)
            case r.CannotCome():
                return self.tr("No such card is left.")
        return self._offers(reason)

    def _offers(self, reason: Reason) -> str:
        match reason:
            case r.SameKind(kind):
                #: %1 is a resource.
                return filled(self.tr("A resource is not traded for itself: %1."), self.good(kind))
            case r.NoGifts():
                return self.tr("A trade has something on both sides.")
            case r.NoSuchOffer():
                return self.tr("The offer is not open any more.")
            case r.NotAgreed(seat):
                return filled(self.tr("%1 has not agreed to the offer."), self.name(seat))
            case r.NobodyAsked():
                return self.tr("An offer needs somebody to make it to.")
            case r.TooManyOffers(0):
                return self.tr("This match is played without trade between players.")
            case r.TooManyOffers(most):
                return self.tr("At most %n offer(s) a turn.", "", most)
            case r.NotWanted(kind):
                #: %1 is a resource.
                return filled(self.tr("The offer does not ask for it: %1."), self.good(kind))
            case r.SameTerms():
                return self.tr("A counter-offer must differ from the offer.")
            case r.NotInOrder():
                return self.tr("Resources and players are named once, in their order.")
            case r.NothingNew():
                return self.tr("This is your standing answer already.")
            case r.NoSuchSeat():
                return self.tr("There is no such player.")
            case r.NoSuchPlace():
                return self.tr("The island has no such place.")
            case r.NotThisIsland():
                return self.tr("The island cannot lie like this.")
            case r.TargetOutOfRange(least, most):
                #: %1 and %2 are numbers of points.
                sentence = self.tr("A match is played to %1 to %2 points.")
                return filled(sentence, self.number(least), self.number(most))
            case r.OffersOutOfRange(most):
                return self.tr("A player may be allowed up to %n offer(s) a turn.", "", most)
            case r.ReachedTarget(seat, points):
                #: How the match ended.
                return filled(self.tr("%1 has reached %n victory point(s).", "", points), self.name(seat))
        return self._because(reason)

    def _because(self, reason: Reason) -> str:
        """Why a move is advised, or made by a computer player."""
        match reason:
            case because.WinsNow():
                return self.tr("It wins the match.")
            case because.GoodPlace(_, pips, kinds):
                #: Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.
                sentence = self.tr("It brings a card on %n of 36 rolls: %1.", "", pips)
                return filled(sentence, self.kinds(kinds))
            case because.LeadsTo():
                return self.tr("The road leads to a good place for a settlement.")
            case because.LongerRoad(length):
                #: Why a road is advised. %1 is a number of roads in a row.
                return filled(self.tr("The longest road of its own then has a length of %1."), self.number(length))
            case because.MuchAlike():
                return self.tr("The choices hardly differ.")
            case because.BlocksSeat(seat, pips):
                #: Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.
                return filled(self.tr("It costs %1 the cards of %n of 36 rolls.", "", pips), self.name(seat))
            case because.FreesOwnHex():
                return self.tr("The robber leaves a hex with a building of its own.", "the player's own")
            case because.LongestRoad():
                return self.tr("It wins or keeps Longest Road.")
            case because.LargestArmy():
                return self.tr("It wins or keeps Largest Army.")
            case because.MoreEveryRoll(pips):
                #: Why a city is advised.
                return self.tr("The city brings one card more on %n of 36 rolls.", "", pips)
            case because.NothingBetter():
                return self.tr("Nothing that can be done now is better than waiting.")
        return self._because_of_cards(reason)

    def _because_of_cards(self, reason: Reason) -> str:
        """Why resources or cards are taken, given, played or kept."""
        match reason:
            case because.CompletesPlan(goods):
                #: Why a trade is advised. %1 lists resources.
                return filled(self.tr("These cards are needed for building: %1."), self.goods(goods))
            case because.Affords(what):
                return self._affords(what)
            case because.HardToGet(kind, 0):
                #: Why a trade with the bank is advised. %1 is a resource. "Own": the player's.
                return filled(self.tr("No building of its own brings this resource: %1."), self.good(kind))
            case because.HardToGet(kind, pips):
                #: Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.
                sentence = self.tr("Its own buildings bring this resource only on %n of 36 rolls: %1.", "", pips)
                return filled(sentence, self.good(kind))
            case because.HeldByOthers(kind, cards):
                #: Why Monopoly is advised. %1 is a resource; %n cards of it are in the others' hands.
                return filled(self.tr("The others hold %n card(s) of it: %1.", "", cards), self.good(kind))
            case because.CardMayHelp(knights, points):
                #: Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.
                sentence = self.tr("Of the cards not seen yet, knights are %1 and victory points %2.")
                return filled(sentence, self.number(knights), self.number(points))
            case because.TowardsArmy(knights, needed):
                #: %1 knights are played then; with %2 they would be the largest army.
                sentence = self.tr("Knights towards Largest Army: %1 of %2.")
                return filled(sentence, self.number(knights), self.number(needed))
            case because.StealsFrom(seat):
                #: Why a place for the robber is advised. %1 is a player’s name.
                return filled(self.tr("It costs %1 a card."), self.name(seat))
            case because.LeastNeeded():
                #: Why these cards are discarded.
                return self.tr("The cards that stay are worth more for building.")
            case because.DiceFirst():
                #: Why the dice are rolled before a development card is played.
                return self.tr("No card in hand helps more before the roll than after it.")
            case because.NoGoodAnswer():
                #: Why an own offer is withdrawn.
                return self.tr("Nobody’s answer to the offer is good enough.")
            case because.LeaderAsks(seat):
                return filled(self.tr("%1 is about to win."), self.name(seat))
            case because.NotWorthIt():
                return self.tr("The trade does not help enough.")
        return super().reason(reason)

    def _affords(self, what: because.Purchase) -> str:
        """What can be paid after a trade or a card."""
        match what:
            case because.Purchase.ROAD:
                return self.tr("Then a road can be built.")
            case because.Purchase.SETTLEMENT:
                return self.tr("Then a settlement can be built.")
            case because.Purchase.CITY:
                return self.tr("Then a city can be built.")
            case because.Purchase.CARD:
                return self.tr("Then a development card can be bought.")
