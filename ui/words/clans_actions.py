"""What can be done at the table of The Four Groves, as buttons, and what is asked."""

from __future__ import annotations

from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans import frames as f
from desktop.rules.clans.everyone import EQUIP, FAVOR_DRAW, FAVOR_HOME, LEGACY, LOBBY, SHARE
from desktop.rules.clans.frames import RULES, Fact, Happening, Preparing
from desktop.rules.clans.matters import asked_about
from desktop.rules.clans.operations import (
    Ability,
    ChooseOne,
    DishonorEffect,
    DrawEffect,
    DuelEffect,
    May,
    MoveCard,
    MoveHere,
    PutIntoPlay,
)
from desktop.rules.clans.resolving import effects_of
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import ability_of, card_targets, mode_at
from desktop.rules.clans.values import View
from desktop.rules.clans.vocabulary import BowCost, Target
from desktop.rules.kit import Action, Decision
from ui.words.clans_base import ClansBase
from ui.words.clans_cards import card_text
from ui.words.common import filled


class ClansActions(ClansBase):
    """Verb first, no full stop; cards after a colon."""

    def action(self, action: Action) -> str:
        match action:
            case c.Announce(card, ability, int() as subject) if (card, ability) == (RULES, EQUIP):
                #: %1 is an attachment in the hand.
                return filled(self.tr("Equip: %1"), self.card(subject))
            case c.Announce(card, ability) if card == RULES:
                return self.common(ability)
            case c.Announce(card):
                #: %1 is a card whose ability is used.
                return filled(self.tr("Use: %1"), self.card(card))
            case c.Target(card):
                #: %1 is a card.
                return filled(self.tr("Target: %1"), self.card(card))
            case c.Pay(()):
                return self.tr("Pay nothing")
            case c.Pay(producers):
                #: %1 lists the cards that bow for Gold.
                return filled(self.tr("Pay: %1"), self.cards(producers))
            case c.Discard(card):
                #: %1 is a card of the hand.
                return filled(self.tr("Discard: %1"), self.card(card))
            case c.GoBack():
                #: Take the last choice back.
                return self.tr("Go back")
            case c.Attack():
                return self.tr("Declare an attack")
            case c.Assign(()):
                return self.tr("Assign nobody")
            case c.Assign(orders):
                return self.tr("Assign %n unit(s)", "", len(orders))
            case c.Battle(field):
                #: %1 is a battlefield.
                return filled(self.tr("Fight: %1"), self.battlefield(field))
            case c.Buy(card, True):
                #: %1 is a Personality.
                return filled(self.tr("Bring into play, gaining Honor: %1"), self.card(card))
            case c.Buy(card):
                #: %1 is a card of a Province.
                return filled(self.tr("Bring into play: %1"), self.card(card))
            case c.EndDynasty(()):
                return self.tr("End the Dynasty Phase")
            case c.EndDynasty(discards):
                return self.tr("Discard %n card(s) and end the Dynasty Phase", "", len(discards))
        return self._answer(action)

    def _answer(self, action: Action) -> str:
        match action:
            case c.Pass():
                #: Take no action.
                return self.tr("Pass")
            case c.Mode(option):
                return filled(self.tr("Effect %1"), self.number(option + 1))
            case c.Accept():
                return self.tr("Accept the challenge")
            case c.Refuse():
                return self.tr("Refuse the challenge")
            case c.Strike():
                #: In a duel: end it and compare.
                return self.tr("Strike")
            case c.Focus(None):
                #: In a duel: put the unseen top card of the Fate deck into it.
                return self.tr("Focus the top card of the deck")
            case c.Focus(int() as card):
                #: In a duel. %1 is a card of the hand.
                return filled(self.tr("Focus: %1"), self.card(card))
            case c.Choose(card):
                #: %1 is a card.
                return filled(self.tr("Choose: %1"), self.card(card))
            case c.FirstPlayer(seat):
                return filled(self.tr("%1 begins"), self.name(seat))
            case c.DeckShuffled():
                return self.tr("Shuffle")
        return super().action(action)

    def mode(self, view: View, option: int) -> str:
        """One of the effects of the announced action: all of them move a unit."""
        frame = view.frames[-1]
        assert isinstance(frame, Preparing)
        table = table_of(view)
        ability = ability_of(table, frame)
        at = mode_at(ability)
        effect = None if at is None else ability.effects[at]
        assert isinstance(effect, ChooseOne)
        if any(isinstance(one, MoveHere) for one in effect.options[option]):
            return self.tr("Move the unit to this battlefield")
        if len(effect.options[option]) > 1:
            return self.tr("Move the unit home and draw a card")
        return self.tr("Move the unit home")

    def carry_out(self, view: View) -> str:
        """The button that lets an effect happen that may happen."""
        table = table_of(view)
        frame, effect = asked_about(table)
        match effect.effects[0] if isinstance(effect, May) else None:
            case DrawEffect(n=1):
                return self.tr("Draw a card")
            case MoveCard():
                return self.tr("Put a Personality on top of your Dynasty deck")
            case PutIntoPlay():
                #: %1 is a card of the hand.
                return filled(self.tr("Put into play: %1"), self.source(frame.card, frame.number))
        return self.tr("Do it")

    def carried_note(self, view: View) -> str:
        """What the card says that offers it."""
        table = table_of(view)
        frame, _ = asked_about(table)
        return "" if frame.card == RULES else " ".join(card_text(table.print(frame.card).title))

    def decline(self, decision: Decision | None) -> str:
        """The button that does not: what passing means here."""
        match decision:
            case c.DeclareAttack():
                return self.tr("Do not attack")
            case c.React() | c.PutRing():
                return self.tr("Do not react")
            case c.SearchDeck():
                return self.tr("Take nothing")
            case c.ChooseCard():
                return self.tr("Do not do it")
        return self.tr("Pass")

    # -- second lines -------------------------------------------------------------------------------------------------

    def action_note(self, action: Action, view: View) -> str:
        match action:
            case c.Announce(card, ability) if card != RULES:
                return self.ability_line(table_of(view), card, ability)
            case c.Announce(_, ability) if ability != EQUIP:
                return self.common_note(ability)
            case c.Announce(_, _, int() as subject):
                return self.equip_note(table_of(view), subject)
        return ""

    def nobody_goes(self, bowed: bool) -> str:
        """Why an attack would be one without attackers."""
        if bowed:
            return self.tr("All your Personalities are bowed: nobody could go.")
        return self.tr("None of your Personalities could go.")

    def too_weak(self, force: int, strength: int) -> str:
        """Why an attack would not bring a Province down."""
        #: Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.
        sentence = self.tr("Force %1 in all: no Province is weaker than %2.")
        return filled(sentence, self.number(force), self.number(strength))

    def duel_note(self, view: View, accepts: bool) -> str:
        """What accepting a challenge leads to, or what refusing costs."""
        table = table_of(view)
        frame = view.frames[-1]
        assert isinstance(frame, f.Challenged)
        if accepts:
            own, other = (self.number(table.stats.chi[card]) for card in (frame.challenged, frame.challenger))
            #: Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.
            return filled(self.tr("Chi %1 against %2, before anything is focused"), own, other)
        below = view.frames[-2]
        assert isinstance(below, f.Resolving)
        effect = effects_of(table, below)[below.at - 1]
        price = effect.refusal if isinstance(effect, DuelEffect) and effect.refusal else ()
        if price and all(isinstance(one, DishonorEffect) for one in price):
            #: Under the button that refuses a duel. %1 is the own Personality that was challenged.
            return filled(self.tr("It costs you: %1 is dishonored"), self.card(frame.challenged))
        return self.ability_line(table, below.card, below.number) if price else self.tr("It costs nothing")

    def ability_line(self, table: Table, card: int, ability: int) -> str:
        """What an ability of a card says."""
        kind = table.print(card)
        lines = card_text(kind.title)
        at = len(kind.card.traits) + ability
        return lines[at] if at < len(lines) else ""

    def equip_note(self, table: Table, card: int) -> str:
        """What an attachment is and costs."""
        kind = table.print(card)
        return filled(self.tr("%1, %2", "type and price"), self.kind_of(kind), self.gold(kind.card.cost or 0))

    def common_note(self, ability: int) -> str:
        """What an action does that every player has."""
        if ability == EQUIP:
            return self.tr("Attach a Follower, Item, or Spell of your hand to one of your Personalities.")
        if ability == SHARE:
            return self.tr("Bow one of your attachments and hand it over to another Personality of yours.")
        if ability == LOBBY:
            return self.tr(
                "With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you "
                "control the Imperial Favor."
            )
        if ability == FAVOR_DRAW:
            return self.tr("Give up the Imperial Favor and discard a card: draw a card.")
        if ability == FAVOR_HOME:
            return self.tr("Give up the Imperial Favor: move an attacking enemy unit home.")
        if ability == LEGACY:
            return self.tr("Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.")
        return self.tr("Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.")

    # -- what is asked ------------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: Any) -> str:
        if not isinstance(view, View) or decision.seat != view.seat:
            return self._others(decision)
        match decision:
            case c.Act() if view.active == view.seat:
                return self.tr("Your Action Phase: take an action, or pass?")
            case c.Act():
                #: %1 is whose turn it is.
                return filled(self.tr("The Action Phase of %1: an Open action, or pass?"), self.name(view.active))
            case c.Fight():
                return self.tr("A Battle action, or pass?")
            case c.React():
                return self._reacting(view)
            case c.PutRing():
                return self.tr("Put a Ring into play?")
            case c.ChooseTarget():
                return self._targeting(view)
            case c.ChooseMode():
                return self.tr("Which effect?")
            case c.PayGold():
                return self.tr("What bows to pay?")
            case c.DiscardForCost():
                return self.tr("Which card do you discard for it?")
            case c.DeclareAttack():
                return self.tr("Do you attack?")
            case c.Maneuvers(_, True):
                return self.tr("Cavalry maneuvers: who goes where?")
            case c.Maneuvers():
                return self.tr("Infantry maneuvers: who goes where?")
            case c.NextBattle():
                return self.tr("Where is the next battle?")
            case c.AnswerChallenge():
                return self.tr("You are challenged to a duel. Do you accept?")
            case c.FocusOrStrike():
                return self.tr("Focus a card, or strike?")
            case c.Recruit():
                return self.tr("Dynasty Phase: what do you bring into play?")
        return self._choosing(decision, view)

    def _choosing(self, decision: Decision, view: View) -> str:
        match decision:
            case c.DiscardCard():
                return self.tr("Which card do you discard?")
            case c.SearchDeck() if not view.turn:
                return self.tr("You do not begin: which Legacy Holding do you put into play?")
            case c.SearchDeck():
                return self.tr("What do you take?")
            case c.TakeCard():
                return self.tr("Which card do you take?")
            case c.PutUnder():
                return self.tr("Which card goes under the deck next?")
            case c.ChooseCard():
                below = view.frames[-2] if len(view.frames) > 1 else None
                if isinstance(below, f.Resolving):
                    #: %1 is the card whose effect it is.
                    return filled(self.tr("%1: what do you choose?"), self.source(below.card, below.number))
                return self.tr("What do you choose?")
        return super().decision(decision, view)

    def _others(self, decision: Decision) -> str:
        name = self.name(decision.seat)
        match decision:
            case c.Act() | c.Fight():
                return filled(self.tr("%1 takes an action or passes."), name)
            case c.React():
                return filled(self.tr("%1 may react."), name)
            case c.Maneuvers():
                return filled(self.tr("%1 assigns units."), name)
            case c.Recruit():
                return filled(self.tr("%1 buys cards."), name)
            case c.DeclareAttack():
                return filled(self.tr("%1 may attack."), name)
        return self.decides(decision.seat)

    def _targeting(self, view: View) -> str:
        frame = view.frames[-1]
        if not isinstance(frame, Preparing):
            return self.tr("Choose a target.")
        table = table_of(view)
        wanted = card_targets(ability_of(table, frame))
        if frame.card == RULES and frame.ability in (EQUIP, SHARE):
            if frame.targets:
                #: %1 is an attachment.
                return filled(self.tr("Who gets it? %1"), self.card(frame.targets[0]))
            return self.tr("Which attachment do you hand over?")
        named = self.source(frame.card, frame.ability)
        asked = self._whom(ability_of(table, frame), wanted[len(frame.targets)])
        if asked:
            return filled(asked, named)
        if len(wanted) < 2:
            #: %1 is the card, or common action, that needs a target.
            return filled(self.tr("%1: choose a target."), named)
        #: %1 is the card, or common action, that needs targets; %2 counts from 1.
        return filled(self.tr("%1: choose target %2."), named, self.number(len(frame.targets) + 1))

    def _whom(self, ability: Ability, spec: Target) -> str:
        """The question for this target by what becomes of it; "" where it is but a target."""
        if spec.performer:
            #: %1 is the card whose action a Personality performs.
            return self.tr("%1: who performs it?")
        if spec.side == "own" and any(isinstance(one, BowCost) and one.what == spec.id for one in ability.costs):
            #: %1 is the card, or common action, that costs bowing a Personality.
            return self.tr("%1: who bows for it?")
        if spec.side == "enemy" and spec.types == ("personality",):
            #: %1 is the card, or common action, that needs a target.
            return self.tr("%1: which enemy Personality?")
        if spec.side == "enemy":
            #: %1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.
            return self.tr("%1: which enemy card?")
        if spec.side == "own" and spec.types == ("personality",):
            #: %1 is the card that needs a target.
            return self.tr("%1: which of your Personalities?")
        return ""

    def _reacting(self, view: View) -> str:
        for frame in reversed(view.frames):
            if isinstance(frame, Happening):
                before = frame.stage == "before"
                #: %1 is a sentence about what happens: "Drill Yard is about to bow."
                return filled(self.tr("%1 Do you react?"), self.fact(frame.fact, before))
        return self.tr("Do you react?")

    def fact(self, fact: Fact, before: bool) -> str:
        """What is about to happen, or has just happened, as a sentence."""
        cards = self.cards(fact.cards)
        if before:
            return self._before(fact, cards)
        return self._after(fact, cards)

    def _before(self, fact: Fact, cards: str) -> str:
        match fact.what:
            case "bow":
                #: What is about to happen. %1 lists cards.
                return filled(self.tr("About to bow: %1."), cards)
            case "destroy":
                #: What is about to happen. %1 lists cards.
                return filled(self.tr("About to be destroyed: %1."), cards)
            case "move_here":
                #: What is about to happen. %1 lists cards.
                return filled(self.tr("About to move to the battlefield: %1."), cards)
            case "move_home":
                #: What is about to happen. %1 lists cards.
                return filled(self.tr("About to move home: %1."), cards)
            case "honor" if fact.seat is not None:
                #: What is about to happen. %2 is a number.
                sentence = self.tr("%1 is about to lose %2 Honor.")
                return filled(sentence, self.name(fact.seat), self.number(abs(fact.n)))
        return self._after(fact, cards)

    def _after(self, fact: Fact, cards: str) -> str:
        match fact.what:
            case "bow":
                return filled(self.tr("Bowed: %1."), cards)
            case "straighten":
                return filled(self.tr("Straightened: %1."), cards)
            case "destroy":
                return filled(self.tr("Destroyed: %1."), cards)
            case "move_here" | "move_home":
                #: What has just happened. %1 lists cards.
                return filled(self.tr("Moved: %1."), cards)
            case "dishonor":
                return filled(self.tr("Dishonored: %1."), cards)
            case "rehonor":
                return filled(self.tr("Rehonored: %1."), cards)
            case "enters_play":
                return filled(self.tr("Comes into play: %1."), cards)
            case "action_targets":
                #: What has just happened: an action that is about to take effect. %1 lists its targets.
                return filled(self.tr("An action targets: %1."), cards)
        return self._matters(fact)

    def _matters(self, fact: Fact) -> str:
        match fact.what:
            case "action_resolved":
                return self.tr("An action has taken effect.")
            case "attack_declared":
                return self.tr("An attack has been declared.")
            case "province_destroyed":
                #: What has just happened. %1 is a Province.
                return filled(self.tr("A Province has fallen: %1."), self.province(fact.place))
            case "battle_resolved":
                return self.tr("The battle has been decided.")
            case "battle_ended":
                return self.tr("The battle is over.")
            case "duel_won":
                #: What has just happened. %1 is a Personality.
                return filled(self.tr("Winner of the duel: %1."), self.card(fact.cards[0]))
            case "dynasty_ended":
                return self.tr("The Dynasty Phase is over.")
            case "honor" if fact.seat is not None and fact.n >= 0:
                return filled(self.tr("%1 has gained %2 Honor."), self.name(fact.seat), self.number(fact.n))
        return self.tr("Something has happened.")

    # -- laying out ---------------------------------------------------------------------------------------------------

    def made(self, gold: int, price: int) -> str:
        """How much Gold what was chosen makes, and what of it is lost."""
        #: A payment. %1 is the Gold that bows so far, %2 the price.
        made = filled(self.tr("%1 of %2 Gold"), self.number(gold), self.number(price))
        return self.with_loss(made, gold - price)

    def with_loss(self, text: str, lost: int) -> str:
        """What is paid, and how much Gold more than that bows."""
        if lost <= 0:
            return text
        #: A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.
        return self.comma_list([part for part in (text, self.tr("%n Gold is lost", "", lost)) if part])

    def price_with_honor(self, price: int, honor: int) -> str:
        """What a Personality costs that is bought with its Honor."""
        #: A price. %1 is an amount of Gold, %2 is how much Honor comes with it.
        return filled(self.tr("%1, and you gain %2 Honor"), self.gold(price), self.number(honor))
