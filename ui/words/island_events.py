"""What happens at the island, one whole sentence an event."""

from __future__ import annotations

from desktop.rules.island import events as e
from desktop.rules.island.values import Kind
from desktop.rules.kit import Event
from ui.words.common import filled
from ui.words.island_base import IslandBase


class IslandEvents(IslandBase):
    """The log: the name first, present tense, one fact."""

    def event(self, event: Event, me: int) -> str:
        match event:
            case e.IslandLaid():
                return self.tr("The island is laid.")
            case e.FirstChosen(seat):
                return filled(self.tr("%1 begins."), self.name(seat))
            case e.TurnBegan(turn, seat):
                #: Log line. %1 is the number of the turn, %2 whose it is.
                return filled(self.tr("Turn %1: %2."), self.number(turn), self.name(seat))
            case e.DiceRolled(seat, first, second):
                #: Log line. %2 is the sum of the dice, %3 and %4 are what each shows.
                sentence = self.tr("%1 rolls %2 (%3 and %4).")
                return filled(sentence, self.name(seat), *map(self.number, (first + second, first, second)))
            case e.Produced():
                return self._produced(event)
            case e.StartingGoods(seat, _, goods) if any(goods):
                #: Log line: cards for the second settlement. %2 lists resources.
                return filled(self.tr("%1 takes for the second settlement: %2."), self.name(seat), self.goods(goods))
            case e.StartingGoods(seat):
                return filled(self.tr("%1 takes nothing for the second settlement."), self.name(seat))
        return self._building(event, me)

    def _produced(self, event: e.Produced) -> str:
        sentences = [
            #: Log line: what a roll brings to a player. %2 lists resources.
            filled(self.tr("%1 takes: %2."), self.name(seat), self.goods(goods))
            for seat, goods in enumerate(event.gains)
            if any(goods)
        ]
        if event.short:
            #: Log line: the bank cannot pay everything that is due. %1 lists resources.
            sentences.append(filled(self.tr("The bank does not have enough: %1."), self.kinds(event.short)))
        return " ".join(sentences) or self.tr("Nobody takes anything.")

    # -- building -----------------------------------------------------------------------------------------------------

    def _building(self, event: Event, me: int) -> str:
        match event:
            case e.SettlementBuilt(seat, crossing, True):
                #: Log line. %2 lists the hexes that meet there: forest 8, fields 4.
                sentence = self.tr("%1 builds a settlement: %2.")
                return filled(sentence, self.name(seat), self._place(crossing))
            case e.SettlementBuilt(seat, crossing):
                #: Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.
                sentence = self.tr("%1 places a settlement: %2.")
                return filled(sentence, self.name(seat), self._place(crossing))
            case e.RoadBuilt(seat, _, True):
                return filled(self.tr("%1 builds a road."), self.name(seat))
            case e.RoadBuilt(seat):
                #: Log line: free of charge.
                return filled(self.tr("%1 places a road."), self.name(seat))
            case e.CityBuilt(seat, crossing):
                #: Log line. %2 lists the hexes that meet there: forest 8, fields 4.
                sentence = self.tr("%1 upgrades a settlement to a city: %2.")
                return filled(sentence, self.name(seat), self._place(crossing))
            case e.CardBought(seat) if seat == me:
                return ""  # one's own card is named together with its price
            case e.CardBought(seat, left):
                sentence = self.tr("%1 buys a development card; %n left in the deck.", "", left - 1)
                return filled(sentence, self.name(seat))
            case e.CardDrawn(_, None):
                return ""  # that a card was bought is said already
            case e.CardDrawn(seat, card) if card is not None:
                #: Log line, read by the buyer only. %2 is the card.
                return filled(self.tr("%1 buys a development card: %2."), self.name(seat), self.card(card))
            case e.LongestRoadMoved(_, None):
                return self.tr("Longest Road is set aside: several roads are equally long, or none is long enough.")
            case e.LongestRoadMoved(_, int() as holder, length):
                sentence = self.tr("%1 takes Longest Road with %n road(s).", "", length)
                return filled(sentence, self.name(holder))
            case e.LargestArmyMoved(_, holder, knights):
                sentence = self.tr("%1 takes Largest Army with %n knight(s).", "", knights)
                return filled(sentence, self.name(holder))
            case e.MatchWon():
                return self._won(event)
        return self._robber(event)

    def _place(self, crossing: int) -> str:
        """The hexes around an intersection; where the island has not been seen, its number."""
        return self.near(self.island, crossing) if self.island is not None else self.number(crossing)

    def _hex(self, number: int) -> str:
        return self.hex(self.island, number) if self.island is not None else self.number(number)

    def _won(self, event: e.MatchWon) -> str:
        points = dict(enumerate(event.points)).get(event.seat, 0)
        sentences = [filled(self.tr("%1 wins with %n victory point(s).", "", points), self.name(event.seat))]
        for seat, cards in enumerate(event.point_cards):
            if cards:
                #: Log line at the end of the match.
                shown = self.tr("%1 shows %n victory point card(s).", "", cards)
                sentences.append(filled(shown, self.name(seat)))
        return " ".join(sentences)

    # -- the robber and the cards -------------------------------------------------------------------------------------

    def _robber(self, event: Event) -> str:
        match event:
            case e.DiscardsDue(seats, counts):
                return " ".join(
                    filled(self.tr("%1 must discard %n card(s).", "", count), self.name(seat))
                    for seat, count in zip(seats, counts, strict=True)
                )
            case e.DiscardChosen(seat, None):
                return filled(self.tr("%1 has chosen what to discard."), self.name(seat))
            case e.DiscardChosen(seat, goods) if goods is not None:
                #: Log line; nobody else sees it yet. %2 lists resources.
                return filled(self.tr("%1 chooses to discard: %2."), self.name(seat), self.goods(goods))
            case e.Discarded(seat, goods):
                #: Log line. %2 lists resources.
                return filled(self.tr("%1 discards: %2."), self.name(seat), self.goods(goods))
            case e.RobberMoved(seat, _, to, None):
                #: Log line. %2 is a hex: forest 8.
                sentence = self.tr("%1 moves the robber: %2. Nobody there can be robbed.")
                return filled(sentence, self.name(seat), self._hex(to))
            case e.RobberMoved(seat, _, to, int() as victim):
                #: Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.
                sentence = self.tr("%1 moves the robber to a hex of %2: %3.")
                return filled(sentence, self.name(seat), self.name(victim), self._hex(to))
            case e.Robbed(thief, victim, None):
                return filled(self.tr("%1 steals a card from %2."), self.name(thief), self.name(victim))
            case e.Robbed(thief, victim, kind) if kind is not None:
                #: Log line, read by thief and victim only. %3 is a resource.
                sentence = self.tr("%1 steals a card from %2: %3.")
                return filled(sentence, self.name(thief), self.name(victim), self.good(kind))
            case e.KnightPlayed(seat, knights):
                #: Log line; %n counts all knights this player has played.
                return filled(self.tr("%1 plays a Knight: %n so far.", "", knights), self.name(seat))
            case e.RoadBuildingPlayed(seat, roads):
                return filled(self.tr("%1 plays Road Building: %n free road(s).", "", roads), self.name(seat))
            case e.YearOfPlentyPlayed(seat, goods):
                #: Log line. %2 lists resources.
                return filled(self.tr("%1 plays Year of Plenty and takes: %2."), self.name(seat), self.goods(goods))
            case e.MonopolyPlayed(seat, kind, taken):
                return self._monopoly(seat, kind, sum(taken))
        return self._trade(event)

    def _monopoly(self, seat: int, kind: Kind, taken: int) -> str:
        if not taken:
            #: Log line. %2 is a resource.
            sentence = self.tr("%1 plays Monopoly, but nobody else holds any of it: %2.")
            return filled(sentence, self.name(seat), self.good(kind))
        #: Log line. %2 is a resource with a number.
        sentence = self.tr("%1 plays Monopoly and takes from the others: %2.")
        return filled(sentence, self.name(seat), self.units(kind, taken))

    # -- trade --------------------------------------------------------------------------------------------------------

    def _trade(self, event: Event) -> str:
        match event:
            case e.BankTraded(seat, give, count, take):
                #: Log line. %2 and %3 are resources with a number.
                sentence = self.tr("%1 trades with the bank: %2 for %3.")
                return filled(sentence, self.name(seat), self.units(give, count), self.units(take, 1))
            case e.Offered(seat, _, terms):
                #: Log line. %2 and %3 list resources.
                sentence = self.tr("%1 offers: %2. Wants: %3.")
                return filled(sentence, self.name(seat), self.goods(terms.give), self.goods(terms.want))
            case e.Accepted(seat):
                return filled(self.tr("%1 accepts the offer."), self.name(seat))
            case e.Declined(seat, _, True):
                #: Log line: the player has said so before, or holds no cards.
                return filled(self.tr("%1 declines without being asked."), self.name(seat))
            case e.Declined(seat):
                return filled(self.tr("%1 declines the offer."), self.name(seat))
            case e.Countered(seat, _, terms):
                #: Log line: a counter-offer. %2 and %3 list resources.
                sentence = self.tr("%1 makes a counter-offer: %2. Wants: %3.")
                return filled(sentence, self.name(seat), self.goods(terms.want), self.goods(terms.give))
            case e.Traded(seat, partner, _, terms):
                #: Log line. %2 and %4 list resources, %1 and %3 are the players who give them.
                sentence = self.tr("%1 gives %2. %3 gives %4.")
                given = self.goods(terms.give), self.goods(terms.want)
                return filled(sentence, self.name(seat), given[0], self.name(partner), given[1])
            case e.OfferClosed(seat, _, _, why):
                return filled(self._closed(why), self.name(seat))
            case e.AnswerVoid(seat):
                return filled(self.tr("%1 does not hold the cards for the trade any more."), self.name(seat))
            case e.StandingAnswerSet(seat, ()):
                return filled(self.tr("%1 listens to every offer again."), self.name(seat))
            case e.StandingAnswerSet(seat, never):
                #: Log line: a standing answer. %2 lists resources.
                return filled(self.tr("%1 will not trade away: %2."), self.name(seat), self.kinds(never))
        return super().event(event, 0)

    def _closed(self, why: e.Closing) -> str:
        match why:
            case e.Closing.NOBODY:
                return self.tr("Nobody takes the offer of %1.")
            case e.Closing.WITHDRAWN:
                return self.tr("%1 withdraws the offer.")
            case e.Closing.VOID:
                return self.tr("The offer of %1 is void: the cards are not there any more.")
            case e.Closing.TURN_OVER:
                return self.tr("The offer of %1 ends with the turn.")
