"""What happens at the table of Rival Princes, one whole sentence an event."""

from __future__ import annotations

from desktop.rules.kit import Event
from desktop.rules.princes import events as e
from desktop.rules.princes.cards import resource_of
from ui.words import princes_cards as cards
from ui.words.common import filled
from ui.words.princes_base import PrincesBase


class PrincesEvents(PrincesBase):
    """The log: the name first, present tense, one fact."""

    def event(self, event: Event, me: int) -> str:
        match event:
            case e.StacksDealt(sizes):
                return self.tr("%n card(s) lie in five stacks.", "", sum(sizes))
            case e.PileShuffled("regions"):
                return self.tr("The region pile is shuffled.")
            case e.PileShuffled():
                return self.tr("The event pile is shuffled.")
            case e.Arranged(seat):
                return filled(self.tr("%1 has arranged the regions."), self.name(seat))
            case e.PrincipalitiesShown():
                return self.tr("Both principalities are shown.")
            case e.StartDiceRolled((first, second), None):
                #: Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.
                sentence = self.tr("%1 rolls %2, %3 rolls %4. They roll again.")
                return filled(sentence, self.name(0), self.number(first), self.name(1), self.number(second))
            case e.StartDiceRolled((first, second), int() as begins):
                #: Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.
                sentence = self.tr("%1 rolls %2, %3 rolls %4. %5 begins.")
                dice = (self.name(0), self.number(first), self.name(1), self.number(second))
                return filled(sentence, *dice, self.name(begins))
            case e.TurnBegan(turn, seat):
                #: Log line. %1 is the number of the turn, %2 whose it is.
                return filled(self.tr("Turn %1: %2."), self.number(turn), self.name(seat))
            case e.DiceFell(seat, number, face, fixed):
                if fixed:
                    #: Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.
                    sentence = self.tr("%1 sets the number %2 and rolls: %3.")
                else:
                    #: Log line. %2 is a number, %3 the symbol of the event die.
                    sentence = self.tr("%1 rolls %2 and: %3.")
                return filled(sentence, self.name(seat), self.number(number), cards.said(cards.FACES[face]))
        return self._resources(event)

    # -- resources ----------------------------------------------------------------------------------------------------

    def _resources(self, event: Event) -> str:
        match event:
            case e.Gained():
                return self._gained(event)
            case e.Lost():
                return self._lost(event)
            case e.TakenBack(seat):
                return filled(self.tr("%1 takes the payment back."), self.name(seat))
            case e.TournamentHeld((first, second), None):
                #: Log line. %1 and %2 are numbers of tournament points.
                sentence = self.tr("Tournament: %1 to %2. Nobody wins.")
                return filled(sentence, self.number(first), self.number(second))
            case e.TournamentHeld((first, second), int() as winner):
                #: Log line. %1 and %2 are numbers of tournament points, %3 is the winner.
                sentence = self.tr("Tournament: %1 to %2. %3 wins.")
                return filled(sentence, self.number(first), self.number(second), self.name(winner))
            case e.AdvantageTaken(seat, None):
                return filled(self.tr("%1 takes nothing for the trade advantage."), self.name(seat))
            case e.AdvantageTaken(seat, resource) if resource is not None:
                #: Log line. %2 is a resource.
                sentence = self.tr("%1 takes for the trade advantage: %2.")
                return filled(sentence, self.name(seat), self.resource(resource))
            case e.BrigandsCame(seat, counted, True):
                #: Log line. %n is how many unprotected resources the player has.
                sentence = self.tr("Brigands rob %1, who has %n unprotected resource(s).", "", counted)
                return filled(sentence, self.name(seat))
            case e.BrigandsCame(seat, counted, False):
                #: Log line. %n is how many unprotected resources the player has.
                sentence = self.tr("Brigands spare %1, who has %n unprotected resource(s).", "", counted)
                return filled(sentence, self.name(seat))
            case e.BankTraded(seat, give, rate, get):
                #: Log line. %2 and %3 are resources with a number.
                sentence = self.tr("%1 trades with the bank: %2 for %3.")
                return filled(sentence, self.name(seat), self.units(give, rate), self.units(get, 1))
            case e.Offered(seat, give, get):
                #: Log line. %2 and %3 list resources.
                sentence = self.tr("%1 offers: %2. Wants: %3.")
                return filled(sentence, self.name(seat), self.goods(give), self.goods(get))
            case e.OfferAnswered(seat, _, _, True):
                return filled(self.tr("%1 accepts the offer."), self.name(seat))
            case e.OfferAnswered(seat):
                return filled(self.tr("%1 rejects the offer."), self.name(seat))
        return self._hands(event)

    def _gained(self, event: e.Gained) -> str:
        """A region turns up; %2 is a resource with a number, %3 the region."""
        match event.why:
            case "production":
                sentence = self.tr("%1 produces: %2 (%3).")
            case "productive_year":
                sentence = self.tr("%1 gains in the productive year: %2 (%3).")
            case "tournament":
                sentence = self.tr("%1 takes for the tournament: %2 (%3).")
            case "good_year":
                sentence = self.tr("%1 takes for the good harvest: %2 (%3).")
            case "progress":
                sentence = self.tr("%1 takes for progress: %2 (%3).")
            case "taken_back":
                sentence = self.tr("%1 takes back: %2 (%3).")
            case _:
                #: Log line: resources come from the bank or from the other player.
                sentence = self.tr("%1 receives: %2 (%3).")
        units = self.units(resource_of(event.region), event.amount)
        return filled(sentence, self.name(event.seat), units, self.region_name(event.region))

    def _lost(self, event: e.Lost) -> str:
        """A region turns down; %2 is a resource with a number, %3 the region."""
        match event.why:
            case "club":
                sentence = self.tr("%1 loses to the brigands: %2 (%3).")
            case "plague":
                sentence = self.tr("%1 loses by the plague: %2 (%3).")
            case "build" | "search" | "bank":
                sentence = self.tr("%1 pays: %2 (%3).")
            case _:
                #: Log line: resources go to the other player.
                sentence = self.tr("%1 gives: %2 (%3).")
        units = self.units(resource_of(event.region), event.amount)
        return filled(sentence, self.name(event.seat), units, self.region_name(event.region))

    # -- hands and stacks ---------------------------------------------------------------------------------------------

    def _hands(self, event: Event) -> str:
        match event:
            case e.StackOpened(seat, stack):
                #: Log line. %2 is the number of a stack.
                return filled(self.tr("%1 looks through stack %2."), self.name(seat), self.number(stack + 1))
            case e.CardTaken(seat, stack, _, _, None):
                #: Log line. %2 is the number of a stack.
                return filled(self.tr("%1 takes a card from stack %2."), self.name(seat), self.number(stack + 1))
            case e.CardTaken(seat, stack, _, _, card) if card is not None:
                #: Log line. %2 is the number of a stack, %3 a card.
                sentence = self.tr("%1 takes a card from stack %2: %3.")
                return filled(sentence, self.name(seat), self.number(stack + 1), self.card(card))
            case e.TookNothing(seat):
                return filled(self.tr("%1 takes no card."), self.name(seat))
            case e.CardDrawn(seat, stack, None):
                #: Log line. %2 is the number of a stack.
                return filled(self.tr("%1 draws from stack %2."), self.name(seat), self.number(stack + 1))
            case e.CardDrawn(seat, stack, card) if card is not None:
                #: Log line. %2 is the number of a stack, %3 a card.
                sentence = self.tr("%1 draws from stack %2: %3.")
                return filled(sentence, self.name(seat), self.number(stack + 1), self.card(card))
            case e.CardPutUnder(seat, stack, _, None):
                #: Log line. %2 is the number of a stack.
                sentence = self.tr("A card of %1 goes under stack %2.")
                return filled(sentence, self.name(seat), self.number(stack + 1))
            case e.CardPutUnder(seat, stack, _, card) if card is not None:
                #: Log line. %2 is the number of a stack, %3 a card.
                sentence = self.tr("A card of %1 goes under stack %2: %3.")
                return filled(sentence, self.name(seat), self.number(stack + 1), self.card(card))
            case e.HandSeen(seat, owner):
                return filled(self.tr("%1 looks at the hand of %2."), self.name(seat), self.name(owner))
            case e.CardStolen(seat, owner, None):
                return filled(self.tr("%1 takes a card from the hand of %2."), self.name(seat), self.name(owner))
            case e.CardStolen(seat, owner, card) if card is not None:
                #: Log line. %3 is a card.
                sentence = self.tr("%1 takes a card from the hand of %2: %3.")
                return filled(sentence, self.name(seat), self.name(owner), self.card(card))
        return self._building(event)

    # -- building and playing -----------------------------------------------------------------------------------------

    def _building(self, event: Event) -> str:
        match event:
            case e.Announced(seat, "road"):
                return filled(self.tr("%1 is going to build a road."), self.name(seat))
            case e.Announced(seat, "settlement"):
                return filled(self.tr("%1 is going to build a settlement."), self.name(seat))
            case e.Announced(seat, "city"):
                return filled(self.tr("%1 is going to build a city."), self.name(seat))
            case e.Announced(seat, _, _, _, card) if card is not None:
                #: Log line. %2 is a card.
                return filled(self.tr("%1 is going to build: %2."), self.name(seat), self.card(card))
            case e.RoadBuilt(seat):
                return filled(self.tr("%1 builds a road."), self.name(seat))
            case e.SettlementBuilt(seat):
                return filled(self.tr("%1 builds a settlement."), self.name(seat))
            case e.CityBuilt(seat):
                return filled(self.tr("%1 builds a city."), self.name(seat))
            case e.CardBuilt(seat, card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 builds: %2."), self.name(seat), self.card(card))
            case e.CardDemolished(seat, card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 tears down: %2."), self.name(seat), self.card(card))
            case e.CardReturned(owner, card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 takes back into the hand: %2."), self.name(owner), self.card(card))
            case e.RegionsSeen(seat, None):
                return filled(self.tr("%1 looks at new regions."), self.name(seat))
            case e.RegionsSeen(seat, regions) if regions is not None:
                #: Log line. %2 lists regions.
                sentence = self.tr("%1 looks at new regions: %2.")
                return filled(sentence, self.name(seat), self.comma_list([self.region_name(one) for one in regions]))
            case e.RegionsPlaced(seat, _, up, down):
                #: Log line. %2 and %3 are regions.
                sentence = self.tr("%1 gains two regions: %2 above, %3 below.")
                return filled(sentence, self.name(seat), self.region_name(up), self.region_name(down))
            case e.CardPlayed(seat, card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 plays: %2."), self.name(seat), self.card(card))
            case e.CardsLeft(left):
                #: Log line. %1 lists cards.
                return filled(self.tr("Out of the game: %1."), self.comma_list([self.card(card) for card in left]))
        return self._rest(event)

    def _rest(self, event: Event) -> str:
        match event:
            case e.AttackDecided(seat, _, number, True, winner) if winner == seat:
                #: Log line. %2 is a number of the die.
                sentence = self.tr("%1 rolls %2: the attack succeeds in spite of the answer.")
                return filled(sentence, self.name(seat), self.number(number))
            case e.AttackDecided(seat, _, number, _, winner) if winner == seat:
                #: Log line. %2 is a number of the die.
                return filled(self.tr("%1 rolls %2: the attack succeeds."), self.name(seat), self.number(number))
            case e.AttackDecided(seat, _, number):
                #: Log line. %2 is a number of the die.
                return filled(self.tr("%1 rolls %2: the attack backfires."), self.name(seat), self.number(number))
            case e.EventTurned(card):
                #: Log line. %1 is an event card, %2 says what it does, in whole sentences.
                return filled(self.tr("Event card: %1. %2"), self.card(card), self.card_text(card))
            case e.EventDone(card):
                #: Log line. %1 is an event card.
                return filled(self.tr("Under the event pile: %1."), self.card(card))
            case e.TokenMoved("knight", None):
                return self.tr("Nobody holds the knight token.")
            case e.TokenMoved("knight", int() as holder):
                return filled(self.tr("%1 takes the knight token."), self.name(holder))
            case e.TokenMoved("mill", None):
                return self.tr("Nobody holds the mill token.")
            case e.TokenMoved("mill", int() as holder):
                return filled(self.tr("%1 takes the mill token."), self.name(holder))
            case e.MatchEnded(None):
                return self.tr("The match is a draw.")
            case e.MatchEnded(int() as winner, points):
                #: Log line. %2 and %3 are victory points.
                sentence = self.tr("%1 wins the match with %2 to %3 points.")
                return filled(sentence, self.name(winner), self.number(points[winner]), self.number(points[1 - winner]))
        return super().event(event, -1)
