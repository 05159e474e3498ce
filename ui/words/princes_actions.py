"""What can be done at the table of Rival Princes, as buttons, and what is asked."""

from __future__ import annotations

from typing import Any

from desktop.rules.kit import Action, Decision
from desktop.rules.princes import choices as c
from desktop.rules.princes import decisions as q
from desktop.rules.princes import values as v
from desktop.rules.princes.cards import CARDS, CITY_COST, ROAD_COST, SETTLEMENT_COST, Card, Slot
from desktop.rules.princes.frames import Laying
from ui.words import princes_cards as cards
from ui.words.common import filled
from ui.words.princes_base import PrincesBase


class PrincesActions(PrincesBase):
    """Verb first, no full stop; cards after a colon."""

    def action(self, action: Action) -> str:
        match action:
            case c.Arrange():
                return self.tr("Lay the regions like this")
            case c.PickStack(stack):
                return filled(self.tr("Look through stack %1"), self.number(stack + 1))
            case c.Take(_, card):
                #: %1 is a card.
                return filled(self.tr("Take: %1"), self.card(card))
            case c.Decline():
                return self.tr("Take nothing")
            case c.Roll():
                return self.tr("Roll the dice")
            case c.PlayAlchemist(number):
                #: Alchemist. %1 is a number of the die.
                return filled(self.tr("Set the number %1"), self.number(number))
            case c.BuildRoad(column):
                return self.tr("Build a road on the left") if column < 0 else self.tr("Build a road on the right")
            case c.BuildSettlement(column, True):
                if column < 0:
                    return self.tr("Build a settlement on the left with the Scout")
                return self.tr("Build a settlement on the right with the Scout")
            case c.BuildSettlement(column):
                if column < 0:
                    return self.tr("Build a settlement on the left")
                return self.tr("Build a settlement on the right")
            case c.BuildCity(column):
                #: %1 says where: a place counted from the left.
                return filled(self.tr("Build a city: %1"), self.town_place(column))
            case c.BuildCard(card, column, slot):
                #: %1 is a card, %2 says where.
                return filled(self.tr("Build: %1 – %2"), self.card(card), self.site_place(column, slot))
            case c.Demolish(column, slot):
                #: %1 says where.
                return filled(self.tr("Tear down: %1"), self.site_place(column, slot))
            case c.Bank(give, rate, get):
                #: %1 and %2 are resources with a number.
                return filled(self.tr("Trade %1 for %2"), self.units(give, rate), self.units(get, 1))
            case c.Offer():
                return self.tr("Make this offer")
            case c.PlayCard(card):
                #: %1 is a card.
                return filled(self.tr("Play: %1"), self.card(card))
            case c.EndTurn():
                return self.tr("End the turn")
        return self._hand_action(action)

    def _hand_action(self, action: Action) -> str:
        match action:
            case c.Draw(stack):
                return filled(self.tr("Draw from stack %1"), self.number(stack + 1))
            case c.Search(stack):
                return filled(self.tr("Search stack %1"), self.number(stack + 1))
            case c.Exchange(card, stack) | c.Discard(card, stack):
                #: %1 is a card, %2 the number of a stack.
                return filled(self.tr("Put %1 under stack %2"), self.card(card), self.number(stack + 1))
            case c.Stop():
                #: No more cards, no more resources.
                return self.tr("Stop here")
            case c.Pass():
                return self.tr("Pass")
            case c.Gain(region):
                #: %1 is a region.
                return filled(self.tr("Store: %1"), self.region_name(region))
            case c.Pay(region):
                #: %1 is a region.
                return filled(self.tr("Pay: %1"), self.region_name(region))
            case c.Give(region):
                #: %1 is a region.
                return filled(self.tr("Give: %1"), self.region_name(region))
            case c.GoBack():
                return self.tr("Take the payment back")
            case c.TakeResource(resource):
                #: %1 is a resource.
                return filled(self.tr("Take from your opponent: %1"), self.resource(resource))
            case c.ReturnCard(column, slot):
                #: %1 says where a card lies that goes back to its owner’s hand.
                return filled(self.tr("Choose: %1"), self.site_place(column, slot))
            case c.PutAway(card):
                #: %1 is a card.
                return filled(self.tr("Put away: %1"), self.card(card))
            case c.PutUnder(stack):
                return filled(self.tr("Put under stack %1"), self.number(stack + 1))
            case c.Accept():
                return self.tr("Accept the offer")
            case c.Reject():
                return self.tr("Reject the offer")
            case c.PlaceRegions(up, down):
                #: %1 and %2 are regions.
                sentence = self.tr("%1 above, %2 below")
                return filled(sentence, self.region_name(up), self.region_name(down))
            case c.PlaceRow(1):
                return self.tr("Lay it above")
            case c.PlaceRow():
                return self.tr("Lay it below")
            case c.Counter(card):
                #: %1 is a card.
                return filled(self.tr("Answer with: %1"), self.card(card))
            case c.Steal(card):
                #: Spy. %1 is a card.
                return filled(self.tr("Take: %1"), self.card(card))
        return self._chance(action)

    def _chance(self, action: Action) -> str:
        match action:
            case c.CardsShuffled():
                return self.tr("Shuffle the cards")
            case c.RegionsShuffled():
                return self.tr("Shuffle the region pile")
            case c.EventsShuffled():
                return self.tr("Shuffle the event pile")
            case c.StartRolled(first, second):
                #: Both roll for the first turn; %1 and %2 are numbers.
                return filled(self.tr("Both roll: %1 and %2"), self.number(first), self.number(second))
            case c.DiceRolled(number, face):
                #: %1 is a number, %2 the symbol of the event die.
                return filled(self.tr("Dice: %1, %2"), self.number(number), cards.said(cards.FACES[face]))
            case c.AttackRolled(number):
                #: %1 is a number of the die.
                return filled(self.tr("Attack roll: %1"), self.number(number))
        return super().action(action)

    def town_place(self, column: int) -> str:
        """Where a town lies, for lists and screen readers."""
        place = (abs(column) + 1) // 2
        if column < 0:
            #: Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.
            return filled(self.tr("left town %1"), self.number(place))
        #: Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.
        return filled(self.tr("right town %1"), self.number(place))

    def site_place(self, column: int, slot: Slot, across: bool = False) -> str:
        """Where a site is seen to lie: "left town 1, above"; `across`: in the principality that faces one's own."""
        town, inner = self.town_place(column), slot in ("up1", "down1")
        if slot.startswith("up") != across:
            #: Where a site lies; %1 is a town, as in “left town 2”. It has two sites above it, one beyond the other.
            return filled(self.tr("%1, above") if inner else self.tr("%1, top"), town)
        #: Where a site lies; %1 is a town, as in “left town 2”. It has two sites below it, one beyond the other.
        return filled(self.tr("%1, below") if inner else self.tr("%1, bottom"), town)

    def choose_card(self, card: Card) -> str:
        """A card on the table that is picked."""
        #: %1 is a card.
        return filled(self.tr("Choose: %1"), self.card(card))

    def action_note(self, action: Action, view: Any) -> str:
        match action:
            case c.BuildRoad():
                return self.cost(ROAD_COST)
            case c.BuildSettlement():
                return self.cost(SETTLEMENT_COST)
            case c.BuildCity():
                return self.cost(CITY_COST)
            case c.BuildCard(card):
                return self.cost(CARDS[card].cost)
            case c.Stop() if isinstance(view, v.View) and isinstance(view.decision, q.ChooseRefill):
                return self.tr("The turn ends")
            case c.Pass() if isinstance(view, v.View) and isinstance(view.decision, q.ChooseExchange):
                return self.tr("Keep all cards; the turn ends")
            case c.Pass() if isinstance(view, v.View) and isinstance(view.decision, q.ChooseReaction):
                return self.tr("Let the attack come")
            case c.EndTurn():
                return self.tr("Then refill the hand")
            case c.Gain(region) | c.Pay(region) | c.Give(region) if isinstance(view, v.View):
                return self._stored(view, region)
        return ""

    def _stored(self, view: v.View, region: str) -> str:
        """How much a region stores now."""
        for estate, stored in zip(view.estates, view.stored, strict=True):
            for card, amount in zip(estate.regions, stored, strict=True):
                if card == region:
                    return filled(self.tr("Stores %1 of 3"), self.number(amount))
        return ""

    # -- decisions ----------------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: Any) -> str:
        mine = view is not None and view.seat == decision.seat and view.seat >= 0
        if not mine:
            return self._others(decision)
        match decision:
            case q.ArrangeRegions():
                return self.tr("Arrange your six regions: swap them until they lie as you like.")
            case q.ChooseStack(_, "start"):
                return self.tr("Which stack do you look through for your first three cards?")
            case q.ChooseStack():
                return self.tr("Master Builder: which stack do you look through?")
            case q.ChooseCard(_, _, "start", left):
                return self.tr("Choose your first cards: %n more.", "", left)
            case q.ChooseCard(_, _, "search"):
                return self.tr("Take a card. The order of the others stays.")
            case q.ChooseCard():
                return self.tr("Master Builder: take a card, or nothing.")
            case q.ChooseStart() if "alchemist" not in view.hand:
                return self.tr("The dice are rolling.")
            case q.ChooseStart():
                return self.tr("Your turn: roll the dice.")
            case q.ChooseAct():
                return self.tr("Build, play, and trade as you like.")
            case q.ChooseRefill():
                return self.tr("Refill your hand: draw, or search a stack.")
            case q.ChooseExchange():
                return self.tr("Exchange a card? Choose the one to put under a stack.")
            case q.ChooseNewCard():
                return self.tr("Take your new card: draw, or search a stack.")
            case q.ChooseDiscard(_, "limit"):
                return self.tr("Too many cards: put one under a stack.")
            case q.ChooseDiscard():
                return self.tr("Master Builder: put one of your cards under a stack.")
            case q.ChooseAdvantage():
                return self.tr("Trade advantage: take a resource from your opponent?")
            case q.ChooseReturn():
                return self._return(decision, view)
            case q.ChooseAway(_, chosen):
                if chosen:
                    return self.tr("Conflict: choose the second card to put away.")
                return self.tr("Conflict: choose the first card to put away.")
            case q.ChooseUnder():
                return self.tr("Conflict: under which stack do the cards go?")
        return self._more(decision, view)

    def _more(self, decision: Decision, view: v.View) -> str:
        match decision:
            case q.ChooseGain(_, why, _):
                return self._gain(why)
            case q.ChooseStore(_, why, resource):
                #: Headline. %1 is a resource.
                asked = filled(self.tr("Which region stores it? %1"), self.units(resource, 1))
                return self._for(why, asked, view)
            case q.ChoosePayment(_, "build", resource, _) if resource is not None:
                #: Headline. %1 is what is being built, %2 a resource.
                sentence = self.tr("%1: which region pays? %2")
                return filled(sentence, self.thing(_laid(view)), self.units(resource, 1))
            case q.ChoosePayment(_, _, None, left):
                return self.tr("Pay with any resources: %n more.", "", left)
            case q.ChoosePayment(_, why, resource, _) if resource is not None:
                #: Headline. %1 is a resource.
                return self._for(why, filled(self.tr("Which region pays? %1"), self.units(resource, 1)), view)
            case q.ChooseAnswer(_, give, get):
                #: Headline. %1 is the one who offers, %2 and %3 list resources.
                sentence = self.tr("%1 offers: %2. Wants: %3.")
                return filled(sentence, self.name(1 - decision.seat), self.goods(give), self.goods(get))
            case q.ChooseRegions(_, _, True):
                return self.tr("Scout: choose the region that goes above, then the one below.")
            case q.ChooseRegions():
                return self.tr("Two new regions: choose the one that goes above.")
            case q.ChooseRow():
                return self.tr("A new region: above or below?")
            case q.ChooseReaction(_, "arsonist"):
                return self.tr("An Arsonist attacks your buildings. Do you answer?")
            case q.ChooseReaction(_, "black_knight"):
                return self.tr("A Black Knight attacks your knights. Do you answer?")
            case q.ChooseReaction():
                return self.tr("A Raid threatens your resources. Do you answer?")
            case q.ChooseSpoils(_, left):
                return self.tr("Raid: take from your opponent, %n more.", "", left)
            case q.ChooseTrade(_, given):
                if given:
                    return self.tr("Caravan: give a second resource, or stop.")
                return self.tr("Caravan: which region gives a resource?")
            case q.ChooseWare(_, taken):
                if taken:
                    return self.tr("Merchant: take a second resource, or stop.")
                return self.tr("Merchant: take a resource from your opponent.")
            case q.ChooseGift():
                return self.tr("Merchant: which region gives one back?")
            case q.ChooseSecret():
                return self.tr("Spy: take a knight, a fleet, or an action card.")
        return super().decision(decision, view)

    def _for(self, why: str, asked: str, view: v.View) -> str:
        """What is asked, after what it is asked for: a card that the other plays is not on one's mind."""
        match why:
            case "merchant" | "brigands" | "caravan":
                cause = self.card(why)
                if why != "caravan" and view.active != view.seat:
                    #: Headline. %1 is an action card of the opponent, %2 the question that follows from it.
                    return filled(self.tr("Your opponent plays: %1. %2"), cause, asked)
            case "bank" | "offer":
                cause = self.tr("Trade")
            case "trade_advantage":
                cause = cards.said(cards.FACES["mill"])
            case _:
                return asked
        #: Headline. %1 is a card or an event, %2 the question that follows from it.
        return filled(self.tr("%1: %2"), cause, asked)

    def _gain(self, why: str) -> str:
        match why:
            case "tournament":
                return self.tr("You win the tournament: which region gains 1?")
            case "good_year":
                return self.tr("Good harvest: which region gains 1?")
            case "progress":
                return self.tr("Progress: which region gains 1?")
        return self.tr("Caravan: which region gains 1?")

    def _return(self, decision: q.ChooseReturn, view: v.View) -> str:
        own = decision.owner == view.seat
        match decision.why:
            case "arsonist":
                if own:
                    return self.tr("Which of your buildings goes back to your hand?")
                return self.tr("Which building goes back to your opponent’s hand?")
            case "black_knight":
                if own:
                    return self.tr("Which of your knights goes back to your hand?")
                return self.tr("Which knight goes back to your opponent’s hand?")
        if own:
            return self.tr("Civil war: which of your units goes back to your hand?")
        return self.tr("Civil war: which unit goes back to your opponent’s hand?")

    def _others(self, decision: Decision) -> str:
        """What everybody else reads, and what is read while chance decides."""
        match decision:
            case q.ShuffleCards():
                return self.tr("The cards are shuffled.")
            case q.ShuffleRegions():
                return self.tr("The region pile is shuffled.")
            case q.ShuffleEvents():
                return self.tr("The event pile is shuffled.")
            case q.RollForStart():
                return self.tr("Both roll for the first turn.")
            case q.RollDice() | q.RollAttack():
                return self.tr("The dice are rolling.")
            case q.ArrangeRegions(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 arranges the regions."), self.name(seat))
            case q.ChooseReaction(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 may answer the attack."), self.name(seat))
            case q.ChooseAnswer(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 thinks about the offer."), self.name(seat))
            case q.ChooseCard(seat) | q.ChooseStack(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 looks through a stack."), self.name(seat))
            case q.ChooseAct(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 builds and trades."), self.name(seat))
            case q.ChooseRefill(seat) | q.ChooseExchange(seat) | q.ChooseNewCard(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 refills the hand."), self.name(seat))
        return super().decision(decision, None)


def _laid(view: v.View) -> str:
    """What is being paid for."""
    frame = next(frame for frame in reversed(view.frames) if isinstance(frame, Laying))
    return frame.card if frame.card is not None else frame.what
