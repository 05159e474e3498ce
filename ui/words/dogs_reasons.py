"""Why something is not possible at Six Good Dogs, how a match ends, and why a move is advised."""

from __future__ import annotations

from desktop.bots import dogs_reasons as because
from desktop.rules.dogs import reasons as r
from desktop.rules.kit import Reason
from ui.words.common import filled
from ui.words.dogs_base import DogsBase


class DogsReasons(DogsBase):
    """One sentence a reason, the obstacle first."""

    def reason(self, reason: Reason) -> str:
        match reason:
            case r.TrickUsed(trick):
                #: %1 is a trick.
                return filled(
                    self.tr("The trick “%1” is used: it lies face down until only one is left."), self.trick(trick)
                )
            case r.TrickNotHere(trick):
                #: %1 is a trick.
                return filled(self.tr("The trick “%1” is not part of this match."), self.trick(trick))
            case r.NoCompleteDog():
                return self.tr("None of your dogs is complete: each space must hold a die.")
            case r.RerollsAll():
                return self.tr("A treat rerolls all dice of the roll, never a part of them.")
            case r.RerollsNothing():
                return self.tr("At least one die must be rerolled.")
            case r.NotRolled(die):
                #: %1 is a number of pips.
                return filled(self.tr("The roll has no such die left: %1."), self.number(die))
            case r.NotYourDog(dog):
                #: %1 is a dog.
                return filled(self.tr("This is not one of your active dogs: %1."), self.dog(dog))
            case r.NoSuchSpace(dog, number):
                #: %1 is a space that does not exist: "Rosie 4".
                return filled(self.tr("There is no such space: %1."), self.space((dog, number)))
            case r.SpaceTaken(dog, number):
                #: %1 is a space: "Rosie 4".
                return filled(self.tr("A die lies there already: %1."), self.space((dog, number)))
            case r.SpaceEmpty(dog, number):
                #: %1 is a space: "Rosie 4".
                return filled(self.tr("No die lies there: %1."), self.space((dog, number)))
            case r.NotBuried(seat, die):
                #: %1 is a player’s name, %2 a number of pips.
                sentence = self.tr("No such die is buried in the yard of %1: %2.")
                return filled(sentence, self.name(seat), self.number(die))
            case r.NotAboveSix():
                return self.tr("A 6 cannot be raised.")
        return self._choice(reason)

    def _choice(self, reason: Reason) -> str:
        match reason:
            case r.NotOnNextDog(dog, number):
                #: %1 is the next dog, %2 a number.
                return filled(self.tr("The next dog (%1) has no such space: %2."), self.dog(dog), self.number(number))
            case r.AsideOutOfRange(least, most):
                #: %1 and %2 are numbers.
                return filled(self.tr("From %1 to %2 dice are set aside."), self.number(least), self.number(most))
            case r.OnlyTwo():
                return self.tr("Exactly 2 dice are kept.")
            case r.NotBelowTotal(die, total):
                #: %1 is a number of pips, %2 the yard total.
                sentence = self.tr("Only dice below your yard total of %2 may be discarded, not a %1.")
                return filled(sentence, self.number(die), self.number(total))
            case r.NotEight(total):
                #: %1 is a sum of pips.
                return filled(self.tr("The dice that are kept must total 8, not %1."), self.number(total))
            case r.OutOfOrder():
                return self.tr("Dice and spaces are named in rising order, each once.")
            case r.WrongDiceCount(count):
                return self.tr("Exactly %n die(s) are rolled.", "", count)
            case r.NotThisColour(trick):
                #: %1 is a trick.
                return filled(self.tr("A trick of another color is due, not “%1”."), self.trick(trick))
            case r.NotInDeck(dog):
                #: %1 is a dog.
                return filled(self.tr("This dog is no longer in the deck: %1."), self.dog(dog))
            case r.SixScored(seat):
                #: How the match ended.
                return filled(self.tr("%1 has scored six dogs."), self.name(seat))
        return self._because(reason)

    def _because(self, reason: Reason) -> str:
        """Why a move is advised, or made by a computer player."""
        match reason:
            case because.WinsNow():
                return self.tr("It wins the match.")
            case because.ScoresDogs(dogs):
                return self.tr("It scores %n dog(s).", "", dogs)
            case because.FillsDogs(dogs):
                #: %1 lists dogs.
                return filled(self.tr("It completes: %1."), self.dogs(dogs))
            case because.KeepsYard(total):
                #: %1 is the yard total.
                return filled(self.tr("The yard total is %1 then."), self.number(total))
            case because.GoodRoll(completes, 0):
                #: Why a roll is advised. %1 is a percentage.
                return filled(self.tr("The roll completes a dog with %1, and cannot bust."), self.percent(completes))
            case because.GoodRoll(completes, bust):
                #: Why a roll is advised. %1 and %2 are percentages.
                sentence = self.tr("The roll completes a dog with %1, and busts with %2.")
                return filled(sentence, self.percent(completes), self.percent(bust))
            case because.SafeRoll():
                return self.tr("The roll cannot bust.")
            case because.NeedsDice(bust):
                #: Why a roll is advised that cannot complete a dog yet. %1 is a percentage.
                return filled(self.tr("The dogs need dice; the roll busts with %1."), self.percent(bust))
            case because.MayWin(wins, 0):
                #: Why a roll is advised. %1 is a percentage.
                return filled(self.tr("The roll can win the match at once: chance %1."), self.percent(wins))
            case because.MayWin(wins, bust):
                #: Why a roll is advised. %1 and %2 are percentages.
                sentence = self.tr("The roll can win the match at once: chance %1. It busts with %2.")
                return filled(sentence, self.percent(wins), self.percent(bust))
            case because.MustHurry(seat, completes, bust):
                #: Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.
                sentence = self.tr("%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.")
                return filled(sentence, self.name(seat), self.percent(completes), self.percent(bust))
            case because.LittleToLose(0, completes, bust):
                #: Why a risky roll is advised. %1 and %2 are percentages.
                sentence = self.tr("A bust (%1) would take no die from a dog; a dog comes with %2.")
                return filled(sentence, self.percent(bust), self.percent(completes))
            case because.LittleToLose(dice, completes, bust):
                #: Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.
                sentence = self.tr("A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.", "", dice)
                return filled(sentence, self.percent(bust), self.percent(completes))
            case because.TreatsHelp(treats, completes, bust):
                #: Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.
                sentence = self.tr(
                    "A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.", "", treats
                )
                return filled(sentence, self.percent(bust), self.percent(completes))
            case because.WorthTheRisk(completes, bust):
                #: Why a risky roll is advised. %1 and %2 are percentages.
                sentence = self.tr("Every other choice promises less: a dog comes with %1, a bust with %2.")
                return filled(sentence, self.percent(completes), self.percent(bust))
            case because.TooRisky(bust):
                #: Why stopping is advised. %1 is a percentage.
                return filled(self.tr("The next roll would bust with %1."), self.percent(bust))
            case because.EnoughForNow():
                return self.tr("What lies there is worth more than another roll.")
            case because.TakesTreats(_, 0):
                return self.tr("Treats pay for better rolls.")
            case because.TakesTreats(_, treats):
                #: Why a trick is advised.
                return self.tr("The trick brings %n treat(s).", "", treats)
            case because.MovesOn():
                return self.tr("Of all tricks, it helps the dogs most.")
            case because.WorthATreat():
                return self.tr("The roll lies so badly that another is worth a treat.")
            case because.RollIsGood():
                return self.tr("A better roll is not likely.")
            case because.RollBusts():
                return self.tr("As it lies, the roll busts.")
            case because.SavesTreat():
                return self.tr("It busts, but the treat is worth more than what is lost.")
            case because.BustsAnyway():
                return self.tr("Nothing else is left: every choice busts.")
            case because.CompletesDog():
                return self.tr("These dice complete a dog.")
            case because.DiceFit(dice, 0):
                #: Why dice are kept or placed so.
                return self.tr("%n die(s) find a space, and nothing is buried.", "", dice)
            case because.DiceFit(0, pips):
                #: Why dice are kept. %1 is a number of pips.
                return filled(self.tr("The yard takes them: pips buried, %1."), self.number(pips))
            case because.DiceFit(dice, pips):
                #: Why dice are kept. %n dice find a space; %1 is a number of pips.
                sentence = self.tr("%n die(s) find a space; pips buried: %1.", "", dice)
                return filled(sentence, self.number(pips))
            case because.FitsBetter():
                return self.tr("The next roll fits better then.")
            case because.NothingBetter():
                return self.tr("No change would help.")
            case because.YardBecomes(seat, total):
                #: Why a die is changed. %1 is another player’s name, %2 a yard total.
                return filled(self.tr("The yard total of %1 is %2 then."), self.name(seat), self.number(total))
            case because.HurtsSeat(seat):
                #: Why a die is changed. %1 is another player’s name.
                return filled(self.tr("The yard of %1 busts."), self.name(seat))
            case because.LowersYard(total):
                #: Why a die is changed. %1 is the yard total.
                return filled(self.tr("The yard total sinks to %1."), self.number(total))
        return super().reason(reason)
