"""Why something is not possible at The Four Groves, what is wrong with a deck, and how a match ends."""

from __future__ import annotations

from desktop.bots import clans_reasons as because
from desktop.rules.clans import deck_reasons as d
from desktop.rules.clans import reasons as r
from desktop.rules.clans import vocabulary as v
from desktop.rules.clans.frames import RULES
from desktop.rules.kit import Reason
from ui.words._cards_clans import NAMES
from ui.words.clans_base import ClansBase
from ui.words.clans_cards import card_name, clan_name, keyword_name, type_name
from ui.words.common import filled, isolated


class ClansReasons(ClansBase):
    """One sentence a reason, the obstacle first."""

    def reason(self, reason: Reason) -> str:
        match reason:
            case r.CardBowed():
                return self.tr("This card is bowed.")
            case r.UsedAlready():
                return self.tr("This was used already in this turn.")
            case r.WrongTiming(_, timing):
                return self._timing(timing)
            case r.FavorHeld():
                return self.tr("You control the Imperial Favor already.")
            case r.HonorNotHigher():
                return self.tr("Your Family Honor is not higher than that of your opponent.")
            case r.NotAnswered():
                return self.tr("This Reaction does not answer what happens now.")
            case r.ConditionFails(_, condition):
                return self._condition(condition)
            case r.NoPresence():
                return self.tr("You have no unit at this battlefield.")
            case r.NotAtBattle(card):
                #: %1 is a card.
                return filled(self.tr("Not at the current battlefield: %1."), self.card(card))
            case r.NotAtThisProvince():
                return self.tr("The battle is not at the Province of this Region.")
            case r.NotOnShugenja():
                return self.tr("Its Personality is no Shugenja.")
            case r.OnlyFromHand():
                return self.tr("This ability is not used from here.")
            case r.NoTarget():
                return self.tr("There is no target for this now.")
            case r.NothingToChoose():
                return self.tr("None of its effects is possible.")
            case r.NotThere():
                return self.tr("This card is neither in your hand nor in play under your control.")
            case r.NoSuchAbility():
                return self.tr("The card has no such ability.")
        return self._target(reason)

    def _timing(self, timing: v.Timing) -> str:
        match timing:
            case "battle":
                return self.tr("Battle actions are for battles only.")
            case "limited":
                return self.tr("Limited actions are for your own Action Phase only.")
            case "open":
                return self.tr("Open actions are for Action Phases only.")
        return self.tr("Reactions answer something that happens.")

    # -- conditions ---------------------------------------------------------------------------------------------------

    def _condition(self, condition: v.Condition) -> str:
        match condition:
            case v.Fact(fact):
                return self._fact_missing(fact)
            case v.AtLeast("honor", n):
                #: %1 is a number.
                return filled(self.tr("Your Family Honor is below %1."), self.number(n))
            case v.AtLeast("other_hand", n):
                return self.tr("It needs %n other card(s) in your hand.", "", n)
            case v.AtLeast(_, n):
                return self.tr("Your actions have to move %n unit(s) in this battle first.", "", n)
            case v.Controls(kind):
                #: %1 is a type of cards.
                return filled(self.tr("You control no card that it asks for: %1."), type_name(kind))
            case v.YouAre(clan):
                #: %1 is a clan.
                return filled(self.tr("It is for another clan: %1."), clan_name(clan))
            case v.KeywordOf(_, keyword):
                #: %1 is a keyword.
                return filled(self.tr("It asks for a keyword that is not there: %1."), keyword_name(keyword))
            case v.BearerOpposedBy(keyword):
                #: %1 is a keyword.
                return filled(self.tr("No enemy unit with this keyword is there: %1."), keyword_name(keyword))
            case v.Cause("action"):
                return self.tr("It answers what actions do.")
            case v.Cause():
                return self.tr("It answers what the end of a battle does.")
        return self.tr("It is for another kind of payment.")

    def _fact_missing(self, fact: v.FactName) -> str:
        match fact:
            case "you_are_attacker" | "attacking":
                return self.tr("You are not the Attacker.")
            case "you_are_defender" | "defending":
                return self.tr("You are not the Defender.")
            case "opposed_here" | "opposed":
                return self.tr("No enemy unit is at this battlefield.")
            case "unopposed":
                return self.tr("An enemy unit is at this battlefield.")
            case "battle_at_this_province":
                return self.tr("The battle is at another Province.")
            case "no_terrain_here":
                return self.tr("A Terrain lies at this battlefield already.")
            case "this_not_here":
                return self.tr("It is at this battlefield already.")
            case "control_favor":
                return self.tr("You do not control the Imperial Favor.")
            case "highest_honor":
                return self.tr("Your opponent has more Family Honor.")
            case "by_other_players_action" | "by_other_players_card":
                return self.tr("It answers what your opponent does.")
            case "subject_not_this":
                return self.tr("It is for other cards than itself.")
            case "same_location":
                return self.tr("It happens at another place.")
        return self.tr("What it asks for does not hold now.")

    # -- targets ------------------------------------------------------------------------------------------------------

    def _target(self, reason: Reason) -> str:
        match reason:
            case r.WrongTarget(_, "type"):
                return self.tr("Cards of this type are not targeted by it.")
            case r.WrongTarget(_, "side"):
                return self.tr("It is for cards of the other side.")
            case r.WrongTarget(_, "twice"):
                return self.tr("This card has it, or is chosen, already.")
            case r.WrongTarget():
                return self.tr("The target must be at another place.")
            case r.FilterFails(_, test):
                return self._filter(test)
            case r.Warded(_, "ranged"):
                return self.tr("This card is not targeted by Ranged Attacks.")
            case r.Warded():
                return self.tr("This card is not targeted by Fear.")
            case r.CannotMoveThere(card):
                #: %1 is a Personality: it attacked already, or the ground forbids it.
                return filled(self.tr("Cannot be moved to this battlefield: %1."), self.card(card))
            case r.CannotAttach(_, _, what):
                return self._attaching(what)
        return self._cost(reason)

    def _filter(self, test: v.Filter) -> str:
        match test:
            case v.Is(state):
                return self._state_missing(state)
            case v.HasKeyword(keywords):
                #: %1 lists keywords.
                sentence = self.tr("The target needs a keyword: %1.")
                return filled(sentence, self.list_of([keyword_name(keyword) for keyword in keywords]))
            case v.OfClan(clan):
                #: %1 is a clan.
                return filled(self.tr("The target must be of this clan: %1."), clan_name(clan))
            case v.OfType(kind):
                #: %1 is a type of cards.
                return filled(self.tr("The target must be of this type: %1."), type_name(kind))
            case v.StatIs("force", "<" | "<="):
                return self.tr("The Force of the target is too high.")
            case v.StatIs("chi", "<" | "<="):
                return self.tr("The Chi of the target is too high.")
            case v.StatIs("ph", "<" | "<="):
                return self.tr("The Personal Honor of the target is too high.")
            case v.StatIs("force"):
                return self.tr("The Force of the target is too low.")
            case v.StatIs("chi"):
                return self.tr("The Chi of the target is too low.")
        return self.tr("The Personal Honor of the target is too low.")

    def _state_missing(self, state: v.FilterState) -> str:
        match state:
            case "attacking":
                return self.tr("The target must be attacking.")
            case "defending":
                return self.tr("The target must be defending.")
            case "honorable":
                return self.tr("The target is dishonored already.")
            case "unbowed":
                return self.tr("The target is bowed.")
            case "faceup":
                return self.tr("The card is face-down.")
            case "has_follower":
                return self.tr("The target needs a Follower.")
            case "follower_or_bare_personality":
                return self.tr("The Followers of a Personality stand in the way.")
            case "at_this_province":
                return self.tr("The card is at another Province.")
            case "not_this" | "not_subject":
                return self.tr("It must be another card.")
            case "not_here":
                return self.tr("The target is at this battlefield already.")
        return self.tr("The card was destroyed.")

    def _attaching(self, what: str) -> str:
        match what:
            case "shugenja":
                return self.tr("Spells are attached to a Shugenja only.")
            case "weapon":
                return self.tr("The Personality has a Weapon already.")
            case "armor":
                return self.tr("The Personality has an Armor already.")
            case "honor":
                return self.tr("Your Family Honor is below its Honor Requirement.")
            case "unique":
                return self.tr("You control a card of this title already.")
            case "bearer":
                return self.tr("Attachments go to Personalities of yours.")
        return self.tr("The card is not attached to such a Personality.")

    # -- costs and purchases ------------------------------------------------------------------------------------------

    def _cost(self, reason: Reason) -> str:
        match reason:
            case r.CostFails(card, cost):
                return self._unpaid(card, cost)
            case r.CannotPay(price, gold):
                #: %1 is the price, a number; %2 is all the Gold that the player's unbowed cards can make for it.
                sentence = self.tr("It costs %1 Gold, and your unbowed cards make %2.")
                return filled(sentence, self.number(price), self.number(gold))
            case r.Superfluous(card):
                #: A payment. %1 is a card.
                return filled(self.tr("The price is paid without it: %1."), self.card(card))
            case r.NoProducer(card):
                #: %1 is a card.
                return filled(self.tr("It makes no Gold for this: %1."), self.card(card))
            case r.NotSorted():
                return self.tr("Every card is named once, in order.")
            case r.FaceDown():
                return self.tr("The card is face-down, or not in a Province of yours.")
            case r.NotForSale():
                return self.tr("Only Holdings and Personalities are bought.")
            case r.HonorTooLow(_, needed):
                #: %1 is a number.
                return filled(self.tr("Your Family Honor is below its Honor Requirement: %1."), self.number(needed))
            case r.NoHonorForIt():
                return self.tr("No Honor comes with this purchase.")
            case r.LoyalToAnother():
                return self.tr("A Loyal Personality serves its own clan only.")
            case r.UniqueAlready():
                return self.tr("You control a card of this title already.")
            case r.HoldingBrought():
                return self.tr("You have brought a Holding into play this turn.")
        return self._attack(reason)

    def _unpaid(self, card: int, cost: v.Cost) -> str:
        match cost:
            case v.BowCost("this") if card == RULES:
                return self.tr("Your Stronghold is bowed.")
            case v.BowCost("this"):
                return self.tr("Its cost is to bow, and it is bowed.")
            case v.BowCost():
                return self.tr("Nobody unbowed is there to bow for it.")
            case v.DestroyCost():
                return self.tr("Nothing is there to be destroyed for it.")
            case v.DiscardCost(n):
                return self.tr("Your hand has no %n card(s) to discard for it.", "", n)
            case v.DiscardFavorCost():
                return self.tr("You do not control the Imperial Favor.")
        return self.tr("Its cost cannot be paid in full.")

    # -- attacks, duels, choices --------------------------------------------------------------------------------------

    def _attack(self, reason: Reason) -> str:
        match reason:
            case r.CannotAssign(_, "bowed"):
                return self.tr("The unit is bowed.")
            case r.CannotAssign(_, "not_home"):
                return self.tr("The unit is not at home.")
            case r.CannotAssign(_, "not_cavalry"):
                return self.tr("Only Cavalry units are assigned now.")
            case r.CannotAssign(_, "forbidden"):
                return self.tr("A card forbids it to be assigned.")
            case r.CannotAssign():
                return self.tr("It is no unit of yours.")
            case r.NoBattlefield():
                return self.tr("There is no such battlefield, or its battle was fought.")
            case r.NoMoreFocus():
                return self.tr("Nobody focuses more than 4 cards in a duel.")
            case r.DeckEmpty():
                return self.tr("The Fate deck is empty.")
            case r.NotOffered():
                return self.tr("It is not among those to choose from.")
            case r.NotThisDeck():
                return self.tr("The deck has other cards.")
            case r.MustChoose():
                return self.tr("This cannot be declined.")
            case r.OwnDeckMissing():
                return self.tr("No own deck has been chosen.")
            case r.TurnsOutOfRange(least, most):
                #: %1 and %2 are numbers.
                sentence = self.tr("A match lasts at most %1 to %2 turns.")
                return filled(sentence, self.number(least), self.number(most))
            case r.Ended():
                return self._ended(reason)
        return self._deck(reason)

    def _ended(self, ended: r.Ended) -> str:
        """How the match ended."""
        if ended.winner is None:
            if ended.ending == "turns":
                return self.tr("The last turn is over.")
            return self.tr("Both lose at the same time.")
        winner, loser = self.name(ended.winner), self.name(1 - ended.winner)
        match ended.ending:
            case "military":
                return filled(self.tr("Military victory: all Provinces of %1 are destroyed."), loser)
            case "honor":
                honor = self.number(ended.honor[ended.winner])
                #: %2 is a number.
                return filled(self.tr("Honor victory: %1 begins a turn with %2 Family Honor."), winner, honor)
            case "dishonor":
                honor = self.number(ended.honor[1 - ended.winner])
                #: %2 is a number.
                return filled(self.tr("Loss by dishonor: %1 ends a turn with %2 Family Honor."), loser, honor)
            case "enlightenment":
                return filled(self.tr("Enlightenment: %1 controls Rings of all five elements."), winner)
        return self.tr("The match is over.")

    # -- decks --------------------------------------------------------------------------------------------------------

    def listed(self, card: str) -> str:
        """The name of a card by its id, or what was written there."""
        return card_name(card) if card in NAMES else isolated(card)

    def _deck(self, reason: Reason) -> str:
        match reason:
            case d.NoStronghold():
                return self.tr("The deck has no Stronghold.")
            case d.SecondStronghold(card):
                #: %1 is a card.
                return filled(self.tr("A deck has one Stronghold only: %1 is too many."), self.listed(card))
            case d.UnknownCard(name):
                #: %1 is what was written for the name of a card.
                return filled(self.tr("There is no such card: %1."), isolated(name))
            case d.WrongSide(card, side):
                #: %1 is a card, %2 a deck.
                return filled(self.tr("%1 does not belong there: %2."), self.listed(card), self.deck(side))
            case d.TooFewCards(side, n, least):
                #: %1 is a deck, %2 how many cards it has, %3 how many it needs.
                sentence = self.tr("%1: %2 cards; it needs at least %3.")
                return filled(sentence, self.deck(side), self.number(n), self.number(least))
            case d.TooManyCards(side, n, most):
                #: %1 is a deck, %2 how many cards it has, %3 how many it may have.
                sentence = self.tr("%1: %2 cards; more than %3 are too many.")
                return filled(sentence, self.deck(side), self.number(n), self.number(most))
            case d.TooManyCopies(card, n, most):
                #: %1 is a card, %2 how often it is in the deck, %3 how often it may be.
                sentence = self.tr("%1 × %2: at most %3 are allowed.")
                return filled(sentence, self.listed(card), self.number(n), self.number(most))
            case d.OtherClan(card, clan):
                #: %1 is a card, %2 a clan.
                sentence = self.tr("%1 belongs to %2; of other clans only Personalities are allowed.")
                return filled(sentence, self.listed(card), clan_name(clan))
            case d.UnreadableLine(line, text):
                #: %1 is the number of a line, %2 what stands there.
                return filled(self.tr("Line %1 names no card: “%2”."), self.number(line), isolated(text))
        return self._because(reason)

    # -- hints and explanations ---------------------------------------------------------------------------------------

    def _because(self, reason: Reason) -> str:
        match reason:
            case because.MakesGold(gold):
                #: A hint. %1 is a number.
                return filled(self.tr("It makes %1 Gold for every price to come."), self.number(gold))
            case because.BringsForce(0, honor):
                #: A hint. %1 is a number.
                return filled(self.tr("It brings %1 Honor."), self.number(honor))
            case because.BringsForce(force, honor) if honor:
                #: A hint. %1 and %2 are numbers.
                return filled(self.tr("It brings %1 Force and %2 Honor."), self.number(force), self.number(honor))
            case because.BringsForce(force):
                #: A hint. %1 is a number.
                return filled(self.tr("It brings %1 Force."), self.number(force))
            case because.NothingWorth():
                return self.tr("Nothing here is worth its price now.")
            case because.MakesRoom():
                return self.tr("What is discarded makes room for something better.")
            case because.CanAttack(force, defense, strength):
                #: A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.
                sentence = self.tr("Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.")
                return filled(sentence, *map(self.number, (force, defense, strength)))
            case because.MustWait(force, defense, strength):
                #: A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.
                sentence = self.tr("Too little: Force %1 could be sent against %2, and the weakest Province has %3.")
                return filled(sentence, *map(self.number, (force, defense, strength)))
            case because.SendsForce(force, against):
                #: A hint for maneuvers. %1 and %2 are Forces.
                return filled(self.tr("Force %1 goes there against %2."), self.number(force), self.number(against))
            case because.KeepsHome():
                return self.tr("Whoever went would be lost, or is needed later.")
            case because.BattleStands(attackers, defenders, strength):
                #: A hint in a battle. %1 is the Attacker's Force, %2 the Defender's, %3 the Province's strength.
                sentence = self.tr("The battle stands at %1 against %2, and the Province has %3.")
                return filled(sentence, *map(self.number, (attackers, defenders, strength)))
            case because.DuelStands(own, other):
                #: A hint in a duel. %1 is the own Chi with what is focused, %2 the other's as far as it is known.
                sentence = self.tr("The duel stands at %1 against %2, as far as is known.")
                return filled(sentence, self.number(own), self.number(other))
            case because.TakesForce(force):
                #: A hint. %1 is a number.
                return filled(self.tr("It takes %1 Force from the other side."), self.number(force))
            case because.BringsRing(rings):
                #: A hint. %1 is how many Rings are in play then; five win.
                return filled(self.tr("It puts a Ring into play: then there are %1 of 5."), self.number(rings))
            case because.BringsCards(cards):
                #: A hint. %n is what the hand has more then.
                return self.tr("It brings %n card(s) to the hand.", "", cards)
            case because.BringsFavor():
                return self.tr("It brings the Imperial Favor.")
            case because.Improves():
                #: A hint, where no single figure tells why.
                return self.tr("Nothing else does more at this moment.")
            case because.LeastNeeded():
                #: A hint what to discard, or what to bow for a price.
                return self.tr("Of all cards this one is needed least.")
            case because.MostUseful():
                #: A hint which card to take.
                return self.tr("Nothing else here is of more use.")
        return super().reason(reason)
