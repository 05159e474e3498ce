"""Everything that is said at the Cuccù table."""

from __future__ import annotations

from typing import Any

from desktop.bots import cuccu_reasons as because
from desktop.rules.cuccu import events as e
from desktop.rules.cuccu import values as v
from desktop.rules.cuccu.values import Deed, Loss, Rank
from desktop.rules.kit import WATCHER, Action, Decision, Event, Outcome, Reason
from ui.words import cuccu_cards as cards
from ui.words.common import CommonWords, OptionText, filled, isolated


class CuccuWords(CommonWords):
    """The words of one Cuccù match."""

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, rank: Rank) -> str:
        """The name of a card: "Six", "Hunter"."""
        return cards.said(cards.NAMES[rank])

    def numeral(self, rank: Rank) -> str:
        """What is printed on it: "VI", "XIIII", "−3"."""
        return cards.numeral(rank)

    def card_label(self, rank: Rank) -> str:
        """Name and numeral, for lists and screen readers: "Six VI"; the Fool has a name only."""
        if rank is Rank.FOOL:
            return self.card(rank)
        #: A card in a list: %1 is its name, %2 its Roman numeral or number.
        return filled(self.tr("%1 %2"), self.card(rank), self.numeral(rank))

    def power(self, rank: Rank) -> str:
        """What the card does, in two short sentences."""
        return cards.said(cards.POWERS.get(rank, cards.ORDINARY_POWER))

    def powers_title(self) -> str:
        """The head of the sheet of cards."""
        return self.tr("The cards and their powers")

    def powers_note(self) -> str:
        """What holds for all powers."""
        return self.tr(
            "Powers work only in a card just dealt to a player who is asked for an exchange. "
            "A card that was passed on, drawn from the deck, or held in one’s own turn is only its number."
        )

    # -- events -------------------------------------------------------------------------------------------------------

    def event(self, event: Event, me: int) -> str:
        match event:
            case e.DealerChosen(seat):
                return filled(self.tr("%1 deals first."), self.name(seat))
            case e.DealBegan(deal, dealer, _):
                #: Log line. %1 is the number of the deal, %2 the dealer's name.
                return filled(self.tr("Deal %1. The dealer is %2."), self.number(deal), self.name(dealer))
            case e.CardDealt(seat, _, Rank() as rank, _):
                #: Log line. %1 is a player's name, %2 the name of a card.
                return filled(self.tr("%1 is dealt a card: %2."), self.name(seat), self.card_label(rank))
            case e.CardDealt(seat):
                return filled(self.tr("%1 is dealt a card."), self.name(seat))
            case e.Kept(seat, _):
                return filled(self.tr("%1 keeps the card."), self.name(seat))
            case e.Asked(asker, target, _):
                #: Log line. %1 and %2 are players' names.
                return filled(self.tr("%1 asks %2 to exchange cards."), self.name(asker), self.name(target))
            case e.Swapped(asker, target, _, _, Rank() as given, Rank() as taken):
                #: Log line. %1 and %2 are players' names, %3 and %4 the cards they give.
                sentence = self.tr("%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.")
                names = (self.name(asker), self.name(target))
                return filled(sentence, *names, self.card_label(given), self.card_label(taken))
            case e.Swapped(asker, target):
                return filled(self.tr("%1 and %2 exchange cards."), self.name(asker), self.name(target))
            case e.Shown(seat, _, rank):
                return filled(cards.said(cards.SHOWS[rank]), self.name(seat))
            case e.Refused(asker, holder, rank):
                return filled(cards.said(cards.REFUSES[rank]), self.name(asker), self.name(holder))
            case e.Skipped(asker, holder):
                #: Log line: the Horse was shown. %1 is its holder, %2 the player who asked.
                return filled(self.tr("%1 is passed over; %2 tries further on."), self.name(holder), self.name(asker))
            case e.LifeLost(seat, loss, held, left):
                return self._life_lost(seat, loss, held, left)
            case e.DrewBottom(seat, _, _, rank) | e.DrewTop(seat, _, _, rank):
                return self._drew(event, seat, rank)
            case e.ShowdownBegan(hands):
                #: One hand at the showdown: %1 is a player's name, %2 the card.
                item = self.tr("%1 – %2")
                shown = [filled(item, self.name(hand.seat), self.card_label(hand.rank)) for hand in hands]
                #: Log line. %1 lists the players with their cards.
                return filled(self.tr("Showdown: %1."), self.list_of(shown))
        return self._inn_or_end(event)

    def _inn_or_end(self, event: Event) -> str:
        match event:
            case e.Stopped(asker, _):
                #: Log line, at the Inn. %1 is the player who asked.
                return filled(self.tr("%1 gives up the exchange; both keep their cards."), self.name(asker))
            case e.Demanded(asker, holder):
                #: Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.
                return filled(self.tr("%1 demands a guarantee from %2."), self.name(asker), self.name(holder))
            case e.Agreed(asker, holder):
                #: Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.
                sentence = self.tr("%1 agrees, and will pay if %2 loses with a Zero.")
                return filled(sentence, self.name(holder), self.name(asker))
            case e.Declined(_, holder):
                #: Log line, at the Inn. %1 is the innkeeper.
                return filled(self.tr("%1 declines and gives the Inn away."), self.name(holder))
            case e.Undone(asker, target, _, _):
                #: Log line, after the Cat. %1 and %2 are players' names.
                sentence = self.tr("%1 and %2 take their former cards back.")
                return filled(sentence, self.name(asker), self.name(target))
            case e.WentOut(seat):
                #: Log line: a player has no lives left.
                return filled(self.tr("%1 is out."), self.name(seat))
            case e.NobodyLeft():
                return self.tr("Nobody has a life left.")
            case e.EveryoneReturned(lives):
                return self.tr("Everyone returns with %n life(s).", "", lives)
            case e.MatchWon(seat):
                return filled(self.tr("%1 wins the match."), self.name(seat))
        return super().event(event, -1)

    def _life_lost(self, seat: int, loss: Loss, held: int, left: int) -> str:
        """Why a life is lost and how many are left; the last one has a sentence of its own."""
        match loss, left:
            case Loss.HUNTER, 0:
                sentence = self.tr("%1 asked the Hunter and loses the last life.")
            case Loss.HUNTER, _:
                sentence = self.tr("%1 asked the Hunter, loses a life, and has %n left.", "", left)
            case Loss.CAT, 0:
                sentence = self.tr("%1 asked the Cat and loses the last life.")
            case Loss.CAT, _:
                sentence = self.tr("%1 asked the Cat, loses a life, and has %n left.", "", left)
            case Loss.FOOL, 0:
                sentence = self.tr("%1 holds the only Fool and loses the last life.")
            case Loss.FOOL, _:
                sentence = self.tr("%1 holds the only Fool, loses a life, and has %n left.", "", left)
            case Loss.GUARANTEE, 0:
                #: %1 is the innkeeper, %2 the player who lost with the Zero.
                sentence = self.tr("%1 pays the last life for the Zero of %2.")
            case Loss.GUARANTEE, _:
                #: %1 is the innkeeper, %2 the player who lost with the Zero.
                sentence = self.tr("%1 pays a life for the Zero of %2 and has %n left.", "", left)
            case _, 0:
                sentence = self.tr("%1 has the lowest card and loses the last life.")
            case _:
                sentence = self.tr("%1 has the lowest card, loses a life, and has %n left.", "", left)
        return filled(sentence, self.name(seat), self.name(held))

    def _drew(self, event: Event, seat: int, rank: Rank | None) -> str:
        """Somebody exchanged with the deck; only who drew is told what."""
        bottom = isinstance(event, e.DrewBottom)
        if rank is None and bottom:
            return filled(self.tr("%1 exchanges with the bottom card of the deck."), self.name(seat))
        if rank is None:
            return filled(self.tr("%1 exchanges with the top card of the deck."), self.name(seat))
        if bottom:
            #: Log line. %1 is a player's name, %2 the card drawn.
            sentence = self.tr("%1 exchanges with the bottom card of the deck: %2.")
        else:
            #: Log line. %1 is a player's name, %2 the card drawn.
            sentence = self.tr("%1 exchanges with the top card of the deck: %2.")
        return filled(sentence, self.name(seat), self.card_label(rank))

    # -- actions ------------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        match action:
            case v.Keep():
                return self.tr("Keep the card")
            case v.Exchange():
                return self.tr("Exchange")
            case v.AcceptStop():
                return self.tr("Give up the exchange")
            case v.Demand():
                return self.tr("Demand a guarantee")
            case v.Agree():
                #: Button of the innkeeper: promise to pay for a losing Zero.
                return self.tr("Agree and guarantee")
            case v.Decline():
                return self.tr("Decline and give the Inn away")
            case v.NextDeal():
                return self.tr("Next deal")
            case v.FirstDealer(seat):
                return filled(self.tr("%1 deals first"), self.name(seat))
            case v.Dealt(rank):
                #: %1 is the name of a card.
                return filled(self.tr("Card dealt: %1"), self.card_label(rank))
            case v.Bottom(rank):
                return filled(self.tr("Bottom card of the deck: %1"), self.card_label(rank))
            case v.Top(rank):
                return filled(self.tr("Top card of the deck: %1"), self.card_label(rank))
        return super().action(action)

    def action_note(self, action: Action, view: Any) -> str:
        awaits = view.awaits if isinstance(view, v.View) else None
        match action, awaits:
            case v.Keep(), v.KeepOrExchange() if view.own is not None and view.own.rank is not None:
                #: Second line of the button "Keep the card". %1 is the name of the card.
                return filled(self.tr("You hold: %1"), self.card_label(view.own.rank))
            case v.Exchange(), v.KeepOrExchange(_, int() as neighbour):
                #: Second line of the button "Exchange". %1 is the name of the next player.
                return filled(self.tr("Ask %1"), self.name(neighbour))
            case v.Exchange(), v.KeepOrExchange():
                return self.tr("Take the bottom card of the deck")
            case v.AcceptStop(), _:
                return self.tr("Both keep their cards")
            case v.Demand(), v.StopOrDemand(_, holder):
                if view.own is not None and view.own.rank is Rank.ZERO:
                    #: Second line of the button "Demand a guarantee", to the holder of a Zero. %1 is the innkeeper.
                    return filled(self.tr("If your Zero loses, %1 pays, or gives you the Inn now"), self.name(holder))
                #: Second line of the button "Demand a guarantee", to somebody without a Zero. %1 is the innkeeper.
                return filled(self.tr("A bluff: only a Zero is covered; %1 may give you the Inn"), self.name(holder))
            case v.Agree(), v.AgreeOrDecline(_, asker):
                #: Second line of the button "Agree and guarantee". %1 is the player who asked.
                return filled(self.tr("Pay a life if %1 loses with a Zero"), self.name(asker))
            case v.Decline(), _:
                return self.tr("Then decide about the card you receive")
            case v.NextDeal(), v.StartNextDeal(_, True):
                return self.tr("Everyone returns")
            case v.NextDeal(), v.StartNextDeal(seat, _):
                #: Second line of the button "Next deal". %1 is the next dealer.
                return filled(self.tr("Dealer: %1"), self.name(seat))
        return ""

    # -- decisions ----------------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: Any) -> str:
        mine = view is not None and view.seat == decision.seat and view.seat >= 0
        match decision:
            case v.ChooseDealer():
                return self.tr("The first dealer is drawn by lot.")
            case v.DealCard(_, to, _):
                return filled(self.tr("%1 is dealt a card."), self.name(to))
            case v.DrawBottom(_, to):
                return filled(self.tr("%1 exchanges with the bottom card of the deck."), self.name(to))
            case v.DrawTop(_, to):
                return filled(self.tr("%1 exchanges with the top card of the deck."), self.name(to))
            case v.KeepOrExchange(_, neighbour) if mine:
                return self._your_turn(view, neighbour)
            case v.StopOrDemand(_, holder) if mine:
                #: Headline. %1 is the player who shows the Inn.
                sentence = self.tr("%1 shows the Inn. Give up the exchange, or demand a guarantee?")
                return filled(sentence, self.name(holder))
            case v.AgreeOrDecline(_, asker) if mine:
                #: Headline for the innkeeper. %1 is the player who asked.
                sentence = self.tr("%1 demands a guarantee for a Zero. Agree, or give the Inn away?")
                return filled(sentence, self.name(asker))
            case v.StopOrDemand(seat, _) | v.AgreeOrDecline(seat, _):
                #: Headline while another player answers at the Inn.
                return filled(self.tr("%1 decides at the Inn."), self.name(seat))
            case v.KeepOrExchange(seat, _):
                #: Headline while another player chooses.
                return filled(self.tr("%1 decides: keep, or exchange?"), self.name(seat))
            case v.StartNextDeal(_, everyone_returns):
                return self._deal_over(view, everyone_returns)
        return super().decision(decision, view)

    def _your_turn(self, view: v.View, neighbour: int | None) -> str:
        """Two sentences: which card you hold, and the question."""
        if neighbour is None:
            question = self.tr("Keep it, or exchange with the deck?")
        else:
            #: Second sentence of the headline, after "You hold the Six." %1 is the next player.
            question = filled(self.tr("Keep it, or ask %1?"), self.name(neighbour))
        own = view.own
        said = [] if own is None or own.rank is None else [cards.said(cards.HOLD[own.rank])]
        said.append(question)
        if view.deal == 1 and neighbour is not None and view.hands[neighbour] is None:
            #: Third sentence of the headline, in the first deal, while the next player has no card.
            said.append(self.tr("Cards are dealt only when they are needed."))
        return " ".join(said)

    def _deal_over(self, view: Any, everyone_returns: bool) -> str:
        """Who lost a life at the showdown, and why."""
        losses = view.losses if view is not None else None
        if everyone_returns:
            return self.tr("Nobody has a life left: everyone returns.")
        if losses is None:
            return self.tr("The deal is over.")
        if not losses:
            return self.tr("Nobody loses a life in this deal.")
        if len(losses) > 1:
            #: Headline after the showdown: each of them loses one life. %1 is a list of two or more players' names.
            said = [filled(self.tr("%1 lose a life."), self.names_of([loss.seat for loss in losses]))]
            out = [loss.seat for loss in losses if view.lives[loss.seat] == 0]
            said += [filled(self.tr("%1 is out."), self.name(seat)) for seat in out]
            return " ".join(said)
        loss = losses[0]
        if view.lives[loss.seat] == 0:
            return self._life_lost(loss.seat, loss.loss, loss.held, 0)
        match loss.loss:
            case Loss.FOOL:
                sentence = self.tr("%1 holds the only Fool and loses a life.")
            case Loss.GUARANTEE:
                sentence = self.tr("%1 pays a life for the Zero of %2.")
            case _:
                sentence = self.tr("%1 has the lowest card and loses a life.")
        return filled(sentence, self.name(loss.seat), self.name(loss.held))

    # -- reasons ------------------------------------------------------------------------------------------------------

    def why_ended(self, outcome: Outcome, me: int = WATCHER) -> str:
        match outcome.reason:
            case v.LastWithLives(seat) if seat == me:
                return self.tr("Only you have a life left.")
            case v.LastWithLives(seat) if me != WATCHER:
                #: To the only person at the computer. %1 is the name of the winner.
                return filled(self.tr("You are out. Only %1 has a life left."), self.name(seat))
        return super().why_ended(outcome, me)

    def reason(self, reason: Reason) -> str:
        match reason:
            case v.NoSuchCard(rank):
                #: %1 is the name of a card.
                return filled(self.tr("Both of these cards have left the deck: %1."), self.card_label(rank))
            case v.NoSuchSeat(seat):
                return filled(self.tr("There is no seat %1 at this table."), self.number(seat + 1))
            case v.LivesOutOfRange(least, most):
                #: %1 and %2 are numbers.
                sentence = self.tr("The number of lives must be from %1 to %2.")
                return filled(sentence, self.number(least), self.number(most))
            case v.LastWithLives(seat):
                return filled(self.tr("Only %1 has a life left."), self.name(seat))
            case because.Odds(keeping, exchanging):
                #: Why a move is advised. %1 and %2 are percentages.
                sentence = self.tr("Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.")
                return filled(sentence, self.percent(keeping), self.percent(exchanging))
            case because.HoldsLower(seat):
                #: Why keeping is advised.
                return filled(self.tr("%1 holds a lower card."), self.name(seat))
            case because.NothingToLose():
                return self.tr("A demand is never worse than giving up.")
            case because.GuaranteeOdds(agreeing, declining):
                #: Why a move is advised to the innkeeper. %1 and %2 are percentages.
                sentence = self.tr("Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.")
                return filled(sentence, self.percent(agreeing), self.percent(declining))
        return super().reason(reason)

    def progress(self, turn: int) -> str:
        #: How far a saved match is. %1 is the number of the deal.
        return filled(self.tr("Deal %1"), self.number(turn))

    # -- the table ----------------------------------------------------------------------------------------------------

    def plate_note(self, view: v.View, seat: int) -> str:
        """The small line under a name: what the player does or has done in this deal; at most about 22 letters."""
        if view.winner == seat:
            #: Small note under a player's name.
            return self.tr("wins the match")
        if view.losses is not None:
            return self.showdown_note(view, seat)
        if view.out(seat) or view.dead(seat):
            #: Small note under a player's name: no lives left.
            return self.tr("out")
        if view.awaits is not None and view.awaits.seat == seat:
            #: Small note under a player's name of unknown gender.
            return self.tr("your turn") if view.seat == seat else self.tr("decides")
        note = self._deed_note(view, seat)
        if note:
            return note
        #: Small note under a player's name.
        return self.tr("dealer") if view.deal and view.dealer == seat else ""

    def _deed_note(self, view: v.View, seat: int) -> str:
        """What a seat has done in this deal."""
        held = view.hands[seat]
        match view.deeds[seat]:
            case Deed.KEPT:
                #: Small note under a player's name of unknown gender; a noun phrase about the card will do.
                return self.tr("keeps")
            case Deed.EXCHANGED:
                #: Small note under a player's name of unknown gender; a noun phrase about the card will do.
                return self.tr("exchanges")
            case Deed.REFUSED:
                #: Small note under a player's name of unknown gender: the exchange was refused.
                return self.tr("is refused")
            case Deed.STOPPED:
                #: Small note under a player's name of unknown gender: the exchange was stopped by the Inn.
                return self.tr("is stopped")
            case Deed.SHOWED | Deed.NONE if held is not None and held.shown and held.rank in cards.SHOWS_NOTE:
                return cards.said(cards.SHOWS_NOTE[held.rank])
        return ""

    def showdown_note(self, view: v.View, seat: int) -> str:
        """The small line under a name at the showdown: the numeral, and what it costs."""
        held = view.hands[seat]
        numeral = self.numeral(held.rank) if held is not None and held.rank is not None else ""
        pays = {loss.seat: loss for loss in view.losses or ()}
        if seat in pays and pays[seat].held != seat:
            #: Small note under a player's name: the innkeeper pays for another's Zero.
            return self.tr("pays a life")
        if seat in pays:
            #: Small note under a player's name at the showdown. %1 is the number of the card.
            return filled(self.tr("%1 · loses a life"), isolated(numeral))
        if seat not in view.order:
            return self.tr("out")
        return isolated(numeral)

    def card_of(self, seat: int, rank: Rank | None, shown: bool = False) -> str:
        """A card on the table for screen readers."""
        if rank is None:
            #: Said by a screen reader. %1 is a player's name.
            return filled(self.tr("Card of %1, face down"), self.name(seat))
        if shown:
            #: Said by a screen reader. %1 is a player's name, %2 the card.
            return filled(self.tr("Card of %1, face up: %2"), self.name(seat), self.card_label(rank))
        #: Said by a screen reader. %1 is a player's name, %2 the card.
        return filled(self.tr("Card of %1: %2"), self.name(seat), self.card_label(rank))

    def lives(self, seat: int, count: int) -> str:
        """The candles of a seat for screen readers."""
        if count == 0:
            #: Said by a screen reader. %1 is a player's name.
            return filled(self.tr("%1 has no lives left"), self.name(seat))
        #: Said by a screen reader. %1 is a player's name.
        return filled(self.tr("%1 has %n life(s)", "", count), self.name(seat))

    def pack(self, count: int) -> str:
        """The deck for screen readers."""
        return self.tr("%n card(s) left in the deck.", "", count)

    def dealer(self, seat: int) -> str:
        """The dealer's disc for screen readers."""
        #: Said by a screen reader. %1 is a player's name.
        return filled(self.tr("%1 is the dealer"), self.name(seat))

    def no_card(self, seat: int) -> str:
        """An empty place for screen readers."""
        #: Said by a screen reader. %1 is a player's name.
        return filled(self.tr("No card before %1 yet"), self.name(seat))

    def dealt_later(self, seat: int) -> str:
        """Why a place is empty."""
        #: Tooltip on an empty place. %1 is a player's name.
        sentence = self.tr("%1 is dealt a card only when somebody asks for it, or when the turn comes.")
        return filled(sentence, self.name(seat))

    def turn_over(self) -> str:
        """To a player who was asked and has shown a card that refuses."""
        #: Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.
        return self.tr("You showed your card: you keep it, and your turn is over.")

    def plate(self, view: v.View, seat: int) -> str:
        """A whole plate for screen readers: name, note and lives."""
        lives = self.lives(seat, view.lives[seat])
        note = self.plate_note(view, seat)
        #: Said by a screen reader. %1 tells a player's lives, %2 what the player does.
        return filled(self.tr("%1, %2"), lives, note) if note else lives

    def state(self, view: Any) -> str:
        """Which deal it is and who deals."""
        if view.deal == 0:
            return ""
        #: Small line under the title. %1 is the number of the deal, %2 the dealer's name.
        return filled(self.tr("Deal %1 · %2 deals"), self.number(view.deal), self.name(view.dealer))

    # -- the new-game page --------------------------------------------------------------------------------------------

    def options(self, name: str) -> OptionText:
        match name:
            case "lives":
                return OptionText(
                    self.tr("Lives at the start"),
                    self.tr("If all go out in the same deal, everyone returns with as many."),
                )
            case "showdown_for_one":
                return OptionText(
                    self.tr("Showdown for the last player too"),
                    self.tr(
                        "When the Hunter or the Cat leaves only one player with lives, that card still goes to the "
                        "showdown, where every card but a Cuckoo loses."
                    ),
                )
        return super().options(name)


Words = CuccuWords
"""The name by which the tables know this class."""
