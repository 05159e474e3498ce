"""What happens at the table of The Four Groves, as sentences of the log."""

from __future__ import annotations

from desktop.rules.clans import battle_events as b
from desktop.rules.clans import events as e
from desktop.rules.clans.everyone import EQUIP, SHARE
from desktop.rules.clans.frames import HOME, RULES
from desktop.rules.clans.vocabulary import Keyword
from desktop.rules.kit import Event
from ui.words.clans_base import ClansBase
from ui.words.common import filled

MANY = 4
"""More cards than these are counted, not named, where all do the same."""


class ClansEvents(ClansBase):
    """Present tense, names first; "" for what the table itself shows well enough."""

    def event(self, event: Event, me: int) -> str:
        match event:
            case e.Began(first):
                return filled(self.tr("%1 begins the match."), self.name(first))
            case e.TurnBegan(turn, seat):
                #: Log line. %2 is the number of the turn.
                return filled(self.tr("%1 begins turn %2."), self.name(seat), self.number(turn))
            case e.PhaseBegan(phase) if phase in ("action", "dynasty"):
                #: Log line: a phase begins. %1 is its name.
                return filled(self.tr("Now: %1."), self.phase(phase))
            case e.MatchEnded(_, None):
                return self.tr("The match ends in a draw.")
            case e.MatchEnded(_, int() as winner):
                return filled(self.tr("%1 wins."), self.name(winner))
            case e.Passed(seat, of):
                return filled(self._passed(of), self.name(seat))
            case e.Shuffled(seat, side):
                #: Log line. %2 is a deck.
                return filled(self.tr("%1 shuffles: %2."), self.name(seat), self.deck(side))
            case e.PhaseBegan() | e.Refilled() | e.Shown():
                return ""
        return self._cards_move(event)

    def _passed(self, of: str) -> str:
        match of:
            case "attack":
                return self.tr("%1 does not attack.")
            case "reaction" | "ring":
                #: Log line. A Reaction, or a Ring that could have been put into play, is declined.
                return self.tr("%1 does not react.")
        return self.tr("%1 passes.")

    # -- decks, Provinces and hands -----------------------------------------------------------------------------------

    def _cards_move(self, event: Event) -> str:
        match event:
            case e.TurnedUp(seat, _, card):
                #: Log line. %2 is a card that is turned face-up in a Province.
                return filled(self.tr("%1 turns up: %2."), self.name(seat), self.card(card))
            case e.RegionPlaced(seat, field, card):
                #: Log line. %1 is a Region, %2 a Province, %3 its player.
                sentence = self.tr("Region attached: %1. %2 of %3.")
                return filled(sentence, self.card(card), self.province(field), self.name(seat))
            case e.Drawn(seat, None):
                return filled(self.tr("%1 draws a card."), self.name(seat))
            case e.Drawn(seat, int() as card):
                #: Log line, read by who draws only. %2 is a card.
                return filled(self.tr("%1 draws: %2."), self.name(seat), self.card(card))
            case e.Discarded(seat, cards, whence):
                return "" if whence == "played" else self._discards(seat, cards)
            case e.HandDiscarded(seat, cards):
                return self._discards(seat, cards)
            case e.DeckSearched(seat, side):
                #: Log line. %2 is a deck.
                return filled(self.tr("%1 searches: %2."), self.name(seat), self.deck(side))
            case e.Found(seat, _, None):
                return filled(self.tr("%1 finds nothing."), self.name(seat))
            case e.Found(seat, _, int() as card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 finds: %2."), self.name(seat), self.card(card))
            case e.LookedAtTop(seat, count):
                return filled(self.tr("%1 looks at the top %n card(s) of the Fate deck.", "", count), self.name(seat))
            case e.TookFromTop(seat, _, None):
                return filled(self.tr("%1 takes a card."), self.name(seat))
            case e.TookFromTop(seat, _, int() as card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 takes: %2."), self.name(seat), self.card(card))
            case e.PutUnderDeck(seat, _, _, None):
                return filled(self.tr("%1 puts a card under the deck."), self.name(seat))
            case e.PutUnderDeck(seat, _, _, int() as card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 puts under the deck: %2."), self.name(seat), self.card(card))
            case e.HandSeen(seat, owner):
                return filled(self.tr("%1 looks at the hand of %2."), self.name(seat), self.name(owner))
            case e.Recovered(seat, card, "hand"):
                #: Log line: from a discard pile. %2 is a card.
                return filled(self.tr("%1 takes back into the hand: %2."), self.name(seat), self.card(card))
            case e.Recovered(seat, card):
                #: Log line: from a discard pile. %2 is a card.
                return filled(self.tr("%1 puts on top of the deck: %2."), self.name(seat), self.card(card))
        return self._actions(event)

    def _discards(self, seat: int, cards: tuple[int, ...]) -> str:
        #: Log line. %2 lists cards.
        return filled(self.tr("%1 discards: %2."), self.name(seat), self.cards(cards))

    # -- actions ------------------------------------------------------------------------------------------------------

    def _actions(self, event: Event) -> str:
        match event:
            case e.Announced(seat, card, ability, int() as subject) if (card, ability) == (RULES, EQUIP):
                #: Log line. %2 is an attachment.
                return filled(self.tr("%1 equips: %2."), self.name(seat), self.card(subject))
            case e.Announced(seat, card, ability):
                #: Log line. %2 is a card, or an action that every player has.
                return filled(self.tr("%1 announces: %2."), self.name(seat), self.source(card, ability))
            case e.TakenBack(seat):
                return filled(self.tr("%1 takes it back."), self.name(seat))
            case e.Used(_, card, ability, targets) if card == RULES and ability in (EQUIP, SHARE):
                return ""
            case e.Used(seat, _, _, targets) if targets:
                #: Log line. %2 lists cards.
                return filled(self.tr("%1 targets: %2."), self.name(seat), self.cards(targets))
            case e.Used():
                return ""
            case e.TraitWorks(_, card):
                #: Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.
                return filled(self.tr("Effect: %1."), self.card(card))
            case e.Paid(seat, producers, _, price):
                #: Log line. %2 is an amount of Gold, %3 lists cards.
                sentence = self.tr("%1 pays %2: %3.")
                return filled(sentence, self.name(seat), self.gold(price), self.cards(producers))
            case e.Bought(seat, card, _, True):
                #: Log line. %2 is a Personality that brings Honor as well.
                return filled(self.tr("%1 brings into play, gaining Honor: %2."), self.name(seat), self.card(card))
            case e.Bought(seat, card):
                #: Log line. %2 is a card.
                return filled(self.tr("%1 brings into play: %2."), self.name(seat), self.card(card))
            case e.Negated("effects" | "effects_on", _, None):
                return ""  # it was said, with its cause, when it was negated
            case e.Negated(what, card, by):
                return self._negated(what, card, by)
        return self._changes(event)

    def _negated(self, what: str, card: int | None, by: int | None) -> str:
        match what:
            case "bow":
                #: Log line: something is prevented. %1 is a card.
                sentence = self.tr("It does not bow: %1.")
            case "destroy":
                #: Log line: something is prevented. %1 is a card.
                sentence = self.tr("It is not destroyed: %1.")
            case "move":
                #: Log line: something is prevented. %1 is a card.
                sentence = self.tr("It does not move: %1.")
            case "effects_on":
                #: Log line: something is prevented. %1 is a card.
                sentence = self.tr("Nothing happens to: %1.")
            case _:
                #: Log line: all effects of an action are negated.
                return self._caused(self.tr("The action has no effect."), by)
        return self._caused(filled(sentence, "" if card is None else self.card(card)), by)

    def _caused(self, sentence: str, by: int | None) -> str:
        """A sentence with the card that is the cause of it."""
        if by is None or by == RULES:
            return sentence
        #: %1 is a sentence, %2 the card that is the cause of it.
        return filled(self.tr("%1 Cause: %2."), sentence, self.card(by))

    # -- what happens to cards ----------------------------------------------------------------------------------------

    def _changes(self, event: Event) -> str:
        match event:
            case e.EnteredPlay(_, card, _, int() as host):
                if self.title_of(card) is None:
                    self.created_cards[card] = False
                name = self.card(card)
                #: Log line. %1 is an attachment, %2 the Personality that has it now.
                return filled(self.tr("Attached: %1. To: %2."), name, self.card(host))
            case e.EnteredPlay(bought=True):
                return ""
            case e.EnteredPlay(_, card):
                if self.title_of(card) is None:
                    self.created_cards[card] = True
                name = self.card(card)
                #: Log line. %1 is a card.
                return filled(self.tr("Comes into play: %1."), name)
            case e.Bowed(cards, cause):
                #: Log line. %1 lists cards that are turned sideways.
                return "" if cause == "cost" else self._all(self.tr("Bowed: %1."), cards)
            case e.Straightened(cards) if len(cards) > MANY:
                return self.tr("%n card(s) straightened.", "", len(cards))
            case e.Straightened(cards):
                #: Log line. %1 lists cards that are turned upright.
                return self._all(self.tr("Straightened: %1."), cards)
            case e.Destroyed(cards, cause, source, chi):
                return self._destroyed(cards, cause, source, chi)
            case e.Vanished(cards):
                #: Log line: cards made by an effect leave the game.
                return self.tr("%n created card(s) vanish.", "", len(cards))
            case e.Moved(cards, place):
                return self._moved(cards, place)
            case e.Transferred(card, host):
                #: Log line. %1 is an attachment, %2 the Personality that has it now.
                return filled(self.tr("Handed over: %1. To: %2."), self.card(card), self.card(host))
            case e.Dishonored(card):
                #: Log line. %1 is a Personality.
                return filled(self.tr("Dishonored: %1."), self.card(card))
            case e.Rehonored(card, True):
                #: Log line. %1 is a Personality.
                return filled(self.tr("Rehonored instead of gaining Honor: %1."), self.card(card))
            case e.Rehonored(card):
                #: Log line. %1 is a Personality.
                return filled(self.tr("Rehonored: %1."), self.card(card))
        return self._figures(event)

    def _all(self, sentence: str, cards: tuple[int, ...]) -> str:
        return filled(sentence, self.cards(cards))

    def _destroyed(self, cards: tuple[int, ...], cause: str, source: int | None, chi: bool) -> str:
        if chi:
            #: Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.
            return self._all(self.tr("Destroyed, as Chi has fallen to 0: %1."), cards)
        if cause == "resolution":
            #: Log line. %1 lists the cards of the army that has lost.
            return self._all(self.tr("Destroyed in the lost battle: %1."), cards)
        if cause == "cost":
            #: Log line. %1 lists cards.
            return self._all(self.tr("Destroyed as a cost: %1."), cards)
        #: Log line. %1 lists cards.
        return self._caused(self._all(self.tr("Destroyed: %1."), cards), source)

    def _moved(self, cards: tuple[int, ...], place: int) -> str:
        if place == HOME:
            #: Log line. %1 is a Personality.
            return filled(self.tr("Moved home: %1."), self.card(cards[0]))
        #: Log line. %1 is a Personality, %2 a battlefield.
        return filled(self.tr("Moved: %1. To: %2."), self.card(cards[0]), self.battlefield(place))

    def _figures(self, event: Event) -> str:
        match event:
            case e.HonorChanged(seat, by, now) if by >= 0:
                #: Log line. %3 is the new Family Honor.
                sentence = self.tr("%1 gains %2 Honor: %3 now.")
                return filled(sentence, self.name(seat), self.number(by), self.number(now))
            case e.HonorChanged(seat, by, now):
                #: Log line. %3 is the new Family Honor.
                sentence = self.tr("%1 loses %2 Honor: %3 now.")
                return filled(sentence, self.name(seat), self.number(-by), self.number(now))
            case e.FavorMoved(None):
                return self.tr("Nobody controls the Imperial Favor any more.")
            case e.FavorMoved(int() as seat):
                return filled(self.tr("%1 takes control of the Imperial Favor."), self.name(seat))
            case e.BonusGiven(cards, force, chi):
                #: Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
                return filled(self.tr("%1 this turn: %2."), self.bonus(force, chi), self.cards(cards))
            case e.TokenPut(card, force, chi):
                #: Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.
                return filled(self.tr("Token with %1: %2."), self.bonus(force, chi), self.card(card))
            case e.KeywordsGained(cards, keywords):
                return self._keywords(cards, keywords)
            case e.StrengthChanged(_, field, by, now):
                #: Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.
                sentence = self.tr("%1: strength %2, %3 now.")
                return filled(sentence, self.province(field), self.signed(by), self.number(now))
            case e.Protected(cards, "assign"):
                #: Log line, until the end of the turn. %1 lists cards.
                return self._all(self.tr("Cannot be assigned this turn: %1."), cards)
            case e.Protected(cards, "bow"):
                #: Log line, until the end of the turn. %1 lists cards.
                return self._all(self.tr("Not bowed by others this turn: %1."), cards)
            case e.Protected():
                #: Log line, after the card that does it was named.
                return self.tr("Nobody can declare an attack until the next turn of this card’s player begins.")
        return self._battle(event)

    def _keywords(self, cards: tuple[int, ...], keywords: tuple[Keyword, ...]) -> str:
        #: Log line, until the end of the turn. %1 lists keywords, %2 cards.
        return filled(self.tr("%1 this turn: %2."), self.keywords(keywords), self.cards(cards))

    # -- battles and duels --------------------------------------------------------------------------------------------

    def _battle(self, event: Event) -> str:
        match event:
            case b.AttackDeclared(seat):
                return filled(self.tr("%1 declares an attack."), self.name(seat))
            case b.Assigned(seat, _, ()):
                return filled(self.tr("%1 assigns no unit."), self.name(seat))
            case b.Assigned(seat, _, orders):
                #: Log line. %1 is a unit by its Personality, %2 a battlefield.
                pair = self.tr("%1 (%2)", "unit and battlefield")
                units = [filled(pair, self.card(one.unit), self.battlefield(one.field)) for one in orders]
                #: Log line. %2 lists units, each with its battlefield.
                return filled(self.tr("%1 assigns: %2."), self.name(seat), self.list_of(units))
            case b.BattleBegan(field):
                #: Log line. %1 is a battlefield.
                return filled(self.tr("A battle begins: %1."), self.battlefield(field))
            case b.BattleResolved(_, forces, strength, result):
                return self._resolved(forces, strength, result)
            case b.ProvinceDestroyed(seat, field):
                #: Log line. %1 is the player who loses %2, a Province.
                return filled(self.tr("%1 loses %2."), self.name(seat), self.province(field))
            case b.WentHome() | b.BattleEnded():
                return ""
            case b.AttackEnded():
                return self.tr("The attack is over.")
            case b.ChallengeIssued(challenger, challenged):
                #: Log line. %1 and %2 are Personalities.
                return filled(
                    self.tr("Challenge to a duel: %1 against %2."), self.card(challenger), self.card(challenged)
                )
            case b.ChallengeRefused(seat):
                return filled(self.tr("%1 refuses the challenge."), self.name(seat))
            case b.Focused(seat, False):
                return filled(self.tr("%1 focuses the top card of the Fate deck."), self.name(seat))
            case b.Focused(seat, True, None):
                return filled(self.tr("%1 focuses a card of the hand."), self.name(seat))
            case b.Focused(seat, True, int() as card):
                #: Log line, read by who focuses only. %2 is a card.
                return filled(self.tr("%1 focuses: %2."), self.name(seat), self.card(card))
            case b.DuelStruck(seat, focus, totals, winner):
                return self._struck(seat, focus, totals, winner)
            case b.DuelBroken():
                return self.tr("The duel ends without a result.")
        return super().event(event, 0)

    def _resolved(self, forces: tuple[int, int], strength: int, result: str) -> str:
        attack, defense = (self.number(force) for force in forces)
        match result:
            case "attacker" if forces[0] > forces[1] + strength:
                #: Log line. %1 and %2 are Forces, %3 is the strength of the Province.
                sentence = self.tr("The Attacker wins and takes the Province: %1 against %2 and strength %3.")
                return filled(sentence, attack, defense, self.number(strength))
            case "attacker":
                #: Log line. %1 and %2 are Forces.
                return filled(self.tr("The Attacker wins: %1 against %2."), attack, defense)
            case "defender":
                #: Log line. %1 and %2 are Forces.
                return filled(self.tr("The Defender wins: %2 against %1."), attack, defense)
            case "tie":
                #: Log line. %1 is a Force.
                return filled(self.tr("A tie, %1 against %1: both armies are destroyed."), attack)
        return self.tr("The battle has no outcome.")

    def _struck(
        self, seat: int, focus: tuple[tuple[int, ...], ...], totals: tuple[int, int], winner: int | None
    ) -> str:
        parts = [filled(self.tr("%1 strikes."), self.name(seat))]
        for owner, cards in enumerate(focus):
            total = self.number(totals[owner])
            if cards:
                #: Log line: the end of a duel. %2 is the total, %3 lists the cards focused.
                parts.append(filled(self.tr("%1 has %2: %3."), self.name(owner), total, self.cards(cards)))
            else:
                #: Log line: the end of a duel. %2 is the total.
                parts.append(filled(self.tr("%1 has %2, without a card."), self.name(owner), total))
        if winner is None:
            parts.append(self.tr("Both lose the duel."))
        else:
            #: Log line. %1 is a Personality.
            parts.append(filled(self.tr("Winner of the duel: %1."), self.card(winner)))
        return " ".join(parts)
