"""What can be done at the island: buttons, their second lines, and the headlines that ask for them."""

from __future__ import annotations

from typing import Any

from desktop.rules.island import choices as c
from desktop.rules.island import values as v
from desktop.rules.kit import Action, Decision
from ui.words.common import filled
from ui.words.island_base import IslandBase


class IslandActions(IslandBase):
    """A verb first, sentence case, no full stop."""

    def action(self, action: Action) -> str:
        match action:
            case c.BuildSettlement():
                return self.tr("Build a settlement")
            case c.BuildRoad():
                return self.tr("Build a road")
            case c.BuildCity():
                return self.tr("Upgrade to a city")
            case c.BuyCard():
                return self.tr("Buy a development card")
            case c.Roll():
                return self.tr("Roll the dice")
            case c.EndTurn():
                return self.tr("End turn")
            case c.Discard(goods):
                if not any(goods):
                    return self.tr("Discard")
                #: %1 lists resources.
                return filled(self.tr("Discard: %1"), self.goods(goods))
            case c.MoveRobber(_, None):
                return self.tr("Move the robber")
            case c.MoveRobber(_, int() as victim):
                #: The robber moves to a hex, and this player loses a card. %1 is a name.
                return filled(self.tr("Rob %1"), self.name(victim))
            case c.PlayKnight():
                return self.tr("Play the Knight")
            case c.PlayRoadBuilding():
                return self.tr("Play Road Building")
            case c.PlayYearOfPlenty(first, None):
                #: Year of Plenty. %1 lists resources.
                return filled(self.tr("Take: %1"), self.units(first, 1))
            case c.PlayYearOfPlenty(first, second) if second is not None:
                both = [(kind == first) + (kind == second) for kind in v.KINDS]
                return filled(self.tr("Take: %1"), self.goods(both))
            case c.PlayMonopoly(kind):
                #: Monopoly. %1 is a resource.
                return filled(self.tr("Claim all: %1"), self.good(kind))
            case c.TradeWithBank(give, take):
                #: A trade with the bank. %1 and %2 are resources.
                return filled(self.tr("Trade with the bank: %1 for %2"), self.good(give), self.good(take))
        return self._offer(action)

    def _offer(self, action: Action) -> str:
        match action:
            case c.OfferTrade():
                return self.tr("Make this offer")
            case c.Accept():
                return self.tr("Accept")
            case c.Decline(None):
                return self.tr("Decline")
            case c.Decline(kind) if kind is not None:
                #: An answer to this offer and to all that come later. %1 is a resource.
                return filled(self.tr("Decline, and never trade away: %1"), self.good(kind))
            case c.CounterOffer():
                return self.tr("Make this counter-offer")
            case c.Confirm(_, partner):
                #: %1 is the player’s name who has agreed.
                return filled(self.tr("Trade with %1"), self.name(partner))
            case c.Withdraw():
                return self.tr("Withdraw the offer")
            case c.StandingAnswer(()):
                return self.tr("Listen to every offer")
            case c.StandingAnswer(never):
                #: A standing answer to later offers. %1 lists resources.
                return filled(self.tr("Never trade away: %1"), self.kinds(never))
        return self._chance(action)

    def _chance(self, action: Action) -> str:
        match action:
            case c.LaidIsland():
                return self.tr("Lay the island")
            case c.FirstSeat(seat):
                #: Chance chooses who begins. %1 is a player’s name.
                return filled(self.tr("Begin: %1"), self.name(seat))
            case c.Rolled(first, second):
                #: What the dice show; %1 and %2 are numbers.
                return filled(self.tr("Dice: %1 and %2"), self.number(first), self.number(second))
            case c.DrawnCard(card):
                #: %1 is a development card.
                return filled(self.tr("Draw: %1"), self.card(card))
            case c.TakenCard(kind):
                #: %1 is a resource.
                return filled(self.tr("Steal: %1"), self.good(kind))
        return super().action(action)

    def action_note(self, action: Action, view: Any) -> str:
        if not isinstance(view, v.View) or view.board is None:
            return ""
        match action:
            case c.BuildSettlement(crossing) | c.BuildCity(crossing):
                return self.crossing(view.board, crossing)
            case c.BuildRoad(path):
                return self.path(view.board, path)
            case c.BuyCard():
                return self.cost(v.CARD_COST)
            case c.MoveRobber(number):
                return self.hex(view.board, number)
            case c.PlayKnight() | c.PlayRoadBuilding():
                return self.left_to_play(view)
            case c.TradeWithBank(give, take):
                #: Second line of a trade with the bank. %1 and %2 are resources with a number.
                sentence = self.tr("%1 for %2")
                rate = view.rates[max(view.seat, 0)][give]
                return filled(sentence, self.units(give, rate), self.units(take, 1))
            case c.Confirm(number, partner):
                return self._agreed(view, number, partner)
            case c.Withdraw(number):
                offer = next((one for one in view.offers if one.id == number), None)
                return self.terms(offer.terms.give, offer.terms.want) if offer is not None else ""
            case c.Accept() if view.offers:
                terms = view.offers[-1].terms
                return self.terms(terms.want, terms.give)
        return ""

    def _agreed(self, view: v.View, number: int, partner: int) -> str:
        """On which terms a player would trade."""
        for offer in view.offers:
            for answer in offer.answers:
                if offer.id == number and answer.seat == partner:
                    terms = answer.counter or offer.terms
                    return self.terms(terms.give, terms.want)
        return ""

    def left_to_play(self, view: v.View) -> str:
        """That only one development card is played a turn."""
        return self.tr("One development card a turn")

    def terms(self, give: v.Goods, get: v.Goods) -> str:
        """A trade, as the one sees it who reads it."""
        nothing = self.tr("nothing yet")
        #: A trade. %1 and %2 list resources.
        sentence = self.tr("Give: %1. Get: %2.")
        return filled(sentence, self.goods(give) or nothing, self.goods(get) or nothing)

    # -- decisions ----------------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: Any) -> str:
        if view is None or view.seat < 0 or view.seat != decision.seat:
            return self._others(decision)
        match decision:
            case c.PlaceSettlement(_, False):
                return self.tr("Place your first settlement.")
            case c.PlaceSettlement():
                return self.tr("Place your second settlement: it brings a card of each hex around it.")
            case c.PlaceRoad():
                return self.tr("Place a road at your new settlement.")
            case c.BeginTurn() if any(view.cards[card] for card in v.CARDS[:4]) and not view.card_played:
                return self.tr("Your turn: roll the dice, or play a card first.")
            case c.BeginTurn():
                return self.tr("Your turn: roll the dice.")
            case c.TakeTurn() if view.offers:
                return self.tr("Choose with whom you trade, or withdraw the offer.")
            case c.TakeTurn():
                return self.tr("Build, trade, or end your turn.")
            case c.ChooseDiscard(_, count):
                return self.tr("A seven: choose %n card(s) to discard.", "", count)
            case c.PlaceRobber():
                return self.tr("Move the robber to another hex.")
            case c.PlaceFreeRoad(_, left):
                return self.tr("Place your free roads: %n left.", "", left)
            case c.AnswerOffer(_, _, asker, terms):
                #: Headline. %1 is the one who offers, %2 and %3 list resources.
                sentence = self.tr("%1 offers: %2. Wants: %3.")
                return filled(sentence, self.name(asker), self.goods(terms.give), self.goods(terms.want))
        return super().decision(decision, view)

    def _others(self, decision: Decision) -> str:
        """What everybody else reads, and what is read while chance decides."""
        match decision:
            case c.LayIsland():
                #: Headline while chance lays the hexes.
                return self.tr("The island is laid.", "now")
            case c.ChooseFirst():
                return self.tr("Who begins?")
            case c.ThrowDice():
                return self.tr("The dice are rolling.")
            case c.TakeCard(_, thief, victim):
                #: Headline.
                return filled(self.tr("%1 steals a card from %2."), self.name(thief), self.name(victim))
            case c.DrawCard(_, buyer):
                #: Headline.
                return filled(self.tr("%1 draws a development card."), self.name(buyer))
            case c.PlaceSettlement(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 places a settlement."), self.name(seat))
            case c.PlaceRoad(seat) | c.PlaceFreeRoad(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 places a road."), self.name(seat))
            case c.BeginTurn(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 is about to roll."), self.name(seat))
            case c.TakeTurn(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 builds and trades."), self.name(seat))
            case c.ChooseDiscard(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 chooses what to discard."), self.name(seat))
            case c.PlaceRobber(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 moves the robber."), self.name(seat))
            case c.AnswerOffer(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 thinks about the offer."), self.name(seat))
        return super().decision(decision, None)
