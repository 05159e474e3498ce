"""What can be done at Six Good Dogs: buttons, their second lines, and the headlines that ask for them."""

from __future__ import annotations

from typing import Any

from desktop.rules.dogs import choices as c
from desktop.rules.dogs.cards import YARD_LIMIT, Trick
from desktop.rules.dogs.odds import Odds, odds, preview
from desktop.rules.dogs.values import Player, View
from desktop.rules.kit import Action, Decision
from ui.words.common import filled
from ui.words.dogs_base import DogsBase


class DogsActions(DogsBase):
    """A verb first, sentence case, no full stop."""

    def action(self, action: Action) -> str:
        match action:
            case c.DoTrick(trick):
                return self.trick(trick)
            case c.ScoreDogs():
                return self.tr("Score your dogs")
            case c.KeepRoll():
                return self.tr("Keep the roll")
            case c.Reroll(dice):
                #: A treat pays for rolling dice again. %1 lists what they show.
                return filled(self.tr("Reroll: %1"), self.dice(dice))
            case c.Place(spaces, ()):
                #: Dice go on dogs. %1 lists spaces: "Rosie 4, Biscuit 1".
                return filled(self.tr("Place: %1"), self.spaces(spaces))
            case c.Place((), buried):
                #: Dice go into the yard. %1 lists what they show.
                return filled(self.tr("Bury: %1"), self.dice(buried))
            case c.Place(spaces, buried):
                #: Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.
                return filled(self.tr("Place: %1. Bury: %2"), self.spaces(spaces), self.dice(buried))
            case c.GoOn():
                #: Button: the trick is carried on.
                return self.tr("Go on")
            case c.Stop():
                #: Button: the trick ends here.
                return self.tr("Stop")
            case c.Skip():
                #: Button: no die is moved or changed; the roll of the trick follows.
                return self.tr("Go on to the roll")
        return self._one_die(action)

    def _one_die(self, action: Action) -> str:
        match action:
            case c.MoveDie(start, end):
                #: A die goes to another space and is set to its number. %1 and %2 are spaces: "Rosie 4".
                return filled(self.tr("Move a die from %1 to %2"), self.space(start), self.space(end))
            case c.ChangeDie(_, 1, -1):
                #: A buried die that shows 1 is lowered, so it is gone.
                return self.tr("Discard the 1")
            case c.ChangeDie(_, die, 1):
                #: A buried die is raised by 1. %1 and %2 are what it shows before and after.
                return filled(self.tr("Raise the %1 to %2"), self.number(die), self.number(die + 1))
            case c.ChangeDie(_, die):
                #: A buried die is lowered by 1. %1 and %2 are what it shows before and after.
                return filled(self.tr("Lower the %1 to %2"), self.number(die), self.number(die - 1))
            case c.SetTo(number):
                #: A die is set to a number of the next dog.
                return filled(self.tr("Set the die to %1"), self.number(number))
            case c.LiftBuried(die):
                #: A buried die is rolled with two others. %1 is what it shows.
                return filled(self.tr("Dig up a die: %1"), self.number(die))
            case c.LiftPlaced(space):
                #: A die on a dog is rolled with two others. %1 is a space: "Rosie 4".
                return filled(self.tr("Take a die off a dog: %1"), self.space(space))
            case c.PutAside(count):
                return self.tr("Set %n dice aside", "", count)
            case c.Name(number):
                #: Higher dice will be discarded.
                return filled(self.tr("Name the number %1"), self.number(number))
            case c.KeepNumber(number):
                #: All other dice are discarded. %1 is a number of pips.
                return filled(self.tr("Keep every %1"), self.number(number))
            case c.KeepDice(dice):
                #: All other dice are discarded. %1 lists what dice show.
                return filled(self.tr("Keep: %1"), self.dice(dice))
            case c.DiscardDice(()):
                return self.tr("Keep all dice")
            case c.DiscardDice(dice):
                #: The other dice are kept. %1 lists what dice show.
                return filled(self.tr("Discard: %1"), self.dice(dice))
        return self._chance(action)

    def _chance(self, action: Action) -> str:
        match action:
            case c.TileDrawn(trick):
                #: Chance chooses a trick for the match. %1 is a trick.
                return filled(self.tr("Lay out: %1"), self.trick(trick))
            case c.DogRevealed(dog):
                #: Chance turns up a dog. %1 is its name.
                return filled(self.tr("Turn up: %1"), self.dog(dog))
            case c.Rolled(dice):
                #: What the dice show; %1 lists it.
                return filled(self.tr("Dice: %1"), self.dice(dice))
        return super().action(action)

    # -- second lines -------------------------------------------------------------------------------------------------

    def action_note(self, action: Action, view: Any) -> str:
        if not isinstance(view, View) or not view.frames:
            return ""
        player = view.players[view.turn_seat]
        match action:
            case c.DoTrick(trick):
                return self._trick_note(view, trick)
            case c.ScoreDogs():
                return self.dogs([active.dog for active in player.dogs if active.complete])
            case c.Place():
                return self.outcome_of(preview(view, action))
            case c.ChangeDie(owner, _, by):
                return self._changed_total(owner, view.players[owner].total + by)
            case c.KeepNumber(number) if isinstance(view.decision, c.ChooseNumber):
                count = view.decision.dice.count(number)
                chances = odds(view, action)
                if chances is not None and chances.bust:
                    #: Second line of a choice: these dice would bust.
                    return self.tr("%n die(s): too many to bury", "", count)
                return self.tr("%n die(s)", "", count)
            case c.KeepRoll() | c.KeepDice() | c.DiscardDice():
                return self._sure(odds(view, action))
            case c.Reroll():
                chances = odds(view, action)
                #: Second line of a reroll: what it costs, and how many treats are left then.
                left = self.tr("Costs a treat, %n left", "", player.treats - 1)
                return self.two_facts(left, self.odds_after(chances)) if chances is not None else left
            case c.Skip() | c.MoveDie() | c.Stop():
                return ""
            case c.GoOn() if any(active.complete for active in player.dogs):
                chances, stake = odds(view, action), self.at_stake(player)
                return self.two_facts(self.odds(chances), stake) if chances is not None else stake
        chances = odds(view, action)
        return self.odds(chances) if chances is not None else ""

    def at_stake(self, player: Player) -> str:
        """The complete dogs that a bust would empty."""
        #: A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.
        return filled(self.tr("At stake: %1"), self.dogs([active.dog for active in player.dogs if active.complete]))

    def _sure(self, chances: Odds | None) -> str:
        """What comes of dice that lie there already."""
        if chances is not None and chances.bust:
            #: Second line of a choice: these dice cannot be placed without a bust.
            return self.tr("It busts: too much would have to be buried")
        #: Second line of a choice: these dice can complete a dog.
        return self.tr("It can complete a dog") if chances is not None and chances.completes else ""

    def _trick_note(self, view: View, trick: Trick) -> str:
        """What a trick does, what lies on it, and the chances of its roll."""
        player = view.players[view.turn_seat]
        tile = next((tile for tile in view.tiles if tile.trick == trick), None)
        chances = odds(view, c.DoTrick(trick))
        brings = self._brings(view, trick)
        says = self.trick_line(trick, bool(player.room))
        #: Second line of a trick: what it would bring now.
        parts = [says if brings is None else self.tr("Brings %n treat(s)", "", brings)]
        if tile is not None and tile.treats:
            #: Second line of a trick: treats that lie on its tile.
            parts.append(self.tr("%n treat(s) on it", "", tile.treats))
        if chances is not None:
            parts.append(self.odds_after(chances))
        note = parts[0]
        for part in parts[1:]:
            note = self.two_facts(note, part)
        return note

    def _brings(self, view: View, trick: Trick) -> int | None:
        """How many treats a trick would bring now, those on its tile left out; None where dice decide."""
        player = view.players[view.turn_seat]
        tile = next((tile for tile in view.tiles if tile.trick == trick), None)
        match trick:
            case "beg":
                return 1 + player.paws
            case "chew":
                return player.treats + (0 if tile is None else tile.treats) + 1
            case "gobble":
                free = [number for active in player.dogs for number in range(1, 7) if active.free >> number & 1]
                return 7 - max(free, default=0)
            case "stay":
                return sum(not one.ready for one in view.tiles if one.trick != trick)
        return None

    def two_facts(self, first: str, second: str) -> str:
        """Two short facts on one line."""
        #: Two short facts on one line.
        return filled(self.tr("%1 · %2"), first, second)

    def _changed_total(self, owner: int, total: int) -> str:
        if total > YARD_LIMIT:
            #: Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.
            return filled(self.tr("Yard of %1: %2, bust"), self.name(owner), self.number(total))
        #: Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.
        return filled(self.tr("Yard of %1: %2 of 7"), self.name(owner), self.number(total))

    # -- decisions ----------------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: Any) -> str:
        if view is None or view.seat < 0 or view.seat != decision.seat:
            return self._others(decision)
        match decision:
            case c.ChooseAction() if any(active.complete for active in view.players[view.seat].dogs):
                return self.tr("Your turn: do a trick, or score your dogs.")
            case c.ChooseAction():
                return self.tr("Your turn: do a trick.")
            case c.KeepOrReroll(_, _, True):
                return self.tr("Keep the roll, or reroll any of its dice for a treat?")
            case c.KeepOrReroll():
                return self.tr("Keep the roll, or reroll it for a treat?")
            case c.PlaceDice(_, (_,)):
                return self.tr("Place the die on a dog, or bury it in your yard.")
            case c.PlaceDice():
                return self.tr("Place each die on a dog, or bury it in your yard.")
            case c.GoOnOrStop(_, _, count):
                return self.tr("Go on and roll %n die(s), or stop?", "", count)
            case c.MoveOrSkip():
                return self.tr("You may move a die to any free space of your dogs.")
            case c.ChangeOrSkip(_, left):
                return self.tr("You may change a buried die by 1: %n time(s) left.", "", left)
            case c.ChooseSetting():
                return self.tr("To which number of the next dog do you set the die?")
            case c.ChooseLifted():
                return self.tr("Which of your dice do you roll with the 2 from the pile?")
            case c.ChooseAside():
                return self.tr("How many dice do you set aside to roll one by one?")
            case c.NameNumber():
                return self.tr("Name a number: higher dice will be discarded.")
            case c.ChooseNumber():
                return self.tr("Which number do you keep? All other dice are discarded.")
            case c.ChooseTwo():
                return self.tr("Which 2 dice do you keep?")
            case c.ChooseDiscards(_, _, total):
                #: Headline. %1 is the yard total.
                return filled(self.tr("Which dice below %1 do you discard?"), self.number(total))
            case c.ChooseEight():
                return self.tr("Which dice that total 8 do you keep?")
        return super().decision(decision, view)

    def _others(self, decision: Decision) -> str:
        """What everybody else reads, and what is read while chance decides."""
        match decision:
            case c.DrawTile():
                return self.tr("The tricks are laid out.")
            case c.RevealDog():
                return self.tr("The next dog comes up.")
            case c.RollStart(_, roller):
                #: Headline.
                return filled(self.tr("%1 rolls for the first turn."), self.name(roller))
            case c.RollDice(_, roller, _, count):
                #: Headline.
                return filled(self.tr("%1 rolls %n die(s).", "", count), self.name(roller))
            case c.ChooseAction(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 chooses a trick."), self.name(seat))
            case c.KeepOrReroll(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 looks at the roll."), self.name(seat))
            case c.PlaceDice(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 places the dice."), self.name(seat))
            case c.GoOnOrStop(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 may go on."), self.name(seat))
            case c.ChooseNumber(seat) | c.ChooseTwo(seat) | c.ChooseDiscards(seat) | c.ChooseEight(seat):
                #: Headline while another player decides.
                return filled(self.tr("%1 chooses dice to keep."), self.name(seat))
        return super().decision(decision, None)
