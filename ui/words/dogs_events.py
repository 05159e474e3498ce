"""What happens at the table of Six Good Dogs, one whole sentence an event."""

from __future__ import annotations

from desktop.rules.dogs import events as e
from desktop.rules.kit import Event
from ui.words.common import filled
from ui.words.dogs_base import DogsBase


class DogsEvents(DogsBase):
    """The log: the name first, present tense, one fact."""

    def event(self, event: Event, me: int) -> str:
        match event:
            case e.TileLaid(trick):
                #: Log line before the match. %1 is a trick.
                return filled(self.tr("A trick is laid on the table: %1."), self.trick(trick))
            case e.DogDrawn(seat, dog):
                #: Log line. %2 is a dog.
                return filled(self.tr("%1 draws a dog: %2."), self.name(seat), self.dog(dog))
            case e.NextDogShown(dog):
                #: Log line: the dog that lies on top of the deck now. %1 is a dog.
                return filled(self.tr("The next dog: %1."), self.dog(dog))
            case e.StartRolled(seat, die, True):
                #: Log line: after a tie. %2 is what the die shows.
                return filled(self.tr("%1 rolls again and buries a die: %2."), self.name(seat), self.number(die))
            case e.StartRolled(seat, die):
                #: Log line: everybody rolls a first die. %2 is what it shows.
                return filled(self.tr("%1 rolls and buries a first die: %2."), self.name(seat), self.number(die))
            case e.StartTied(seats, die):
                #: Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.
                sentence = self.tr("The highest die comes twice or more (%1). To roll again: %2.")
                return filled(sentence, self.number(die), self.names_of(seats))
            case e.FirstFound(seat, die):
                #: Log line. %2 is what the die shows.
                return filled(self.tr("%1 has the highest die (%2) and begins."), self.name(seat), self.number(die))
            case e.TurnBegan(turn, seat):
                #: Log line. %1 is the number of the turn, %2 whose it is.
                return filled(self.tr("Turn %1: %2."), self.number(turn), self.name(seat))
            case e.MatchWon(seat):
                #: Log line: the sixth dog is scored.
                return filled(self.tr("%1 has six good dogs and wins."), self.name(seat))
        return self._trick(event)

    # -- tricks and their rolls ---------------------------------------------------------------------------------------

    def _trick(self, event: Event) -> str:
        match event:
            case e.TrickBegan(seat, trick, _, 0):
                #: Log line. %2 is a trick.
                return filled(self.tr("%1 does the trick “%2”."), self.name(seat), self.trick(trick))
            case e.TrickBegan(seat, trick, _, treats):
                #: Log line. %2 is a trick, %n the treats that lay on its tile.
                sentence = self.tr("%1 does the trick “%2” and takes %n treat(s) from it.", "", treats)
                return filled(sentence, self.name(seat), self.trick(trick))
            case e.DiceRolled(seat, _, dice, ()):
                #: Log line. %2 lists what the dice show.
                return filled(self.tr("%1 rolls: %2."), self.name(seat), self.dice(dice))
            case e.DiceRolled(seat, _, dice, kept):
                #: Log line: a part of the dice is rolled again. %2 and %3 list what dice show.
                sentence = self.tr("%1 rolls: %2. Kept as they are: %3.")
                return filled(sentence, self.name(seat), self.dice(dice), self.dice(kept))
            case e.TreatPaid(seat, dice, left):
                #: Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.
                sentence = self.tr("%1 pays a treat (%n left) and rerolls: %2.", "", left)
                return filled(sentence, self.name(seat), self.dice(dice))
            case e.NumberNamed(seat, number):
                #: Log line: higher dice than this number will be discarded.
                return filled(self.tr("%1 names a number: %2."), self.name(seat), self.number(number))
            case e.DiceKept(seat, _, (), _):
                return filled(self.tr("%1 discards all dice."), self.name(seat))
            case e.DiceKept(seat, _, _, ()):
                return filled(self.tr("%1 keeps all dice."), self.name(seat))
            case e.DiceKept(seat, _, kept, discarded):
                #: Log line. %2 and %3 list what dice show.
                sentence = self.tr("%1 keeps: %2. Discards: %3.")
                return filled(sentence, self.name(seat), self.dice(kept), self.dice(discarded))
            case e.DicePlaced():
                return self._placed(event)
            case e.WentOn(seat):
                #: Log line: a trick is carried on.
                return filled(self.tr("%1 goes on."), self.name(seat))
            case e.Stopped(seat, _, 0):
                #: Log line: a trick ends here.
                return filled(self.tr("%1 stops."), self.name(seat))
            case e.Stopped(seat, _, aside):
                #: Log line: a trick ends here; %n dice were set aside and are not rolled.
                return filled(self.tr("%1 stops; %n die(s) set aside go back.", "", aside), self.name(seat))
        return self._die(event)

    def _placed(self, event: e.DicePlaced) -> str:
        name, total = self.name(event.seat), self.number(event.total)
        if not event.buried:
            #: Log line. %2 lists spaces: "Rosie 4, Biscuit 1".
            return filled(self.tr("%1 places: %2."), name, self.spaces(event.spaces))
        if not event.spaces:
            #: Log line. %2 lists what the dice show, %3 is the yard total.
            return filled(self.tr("%1 buries: %2. Yard total: %3."), name, self.dice(event.buried), total)
        #: Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.
        sentence = self.tr("%1 places: %2. Buries: %3. Yard total: %4.")
        return filled(sentence, name, self.spaces(event.spaces), self.dice(event.buried), total)

    def _die(self, event: Event) -> str:
        match event:
            case e.DieSet(seat, number, dog):
                #: Log line: a die is set to a number of the next dog. %3 is that dog.
                sentence = self.tr("%1 sets a die to %2 (next dog: %3).")
                return filled(sentence, self.name(seat), self.number(number), self.dog(dog))
            case e.DieMoved(seat, start, end):
                #: Log line. %2 and %3 are spaces: "Rosie 4".
                sentence = self.tr("%1 moves a die. From: %2. To: %3.")
                return filled(sentence, self.name(seat), self.space(start), self.space(end))
            case e.DieChanged(seat, owner, _, 0, total):
                #: Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.
                sentence = self.tr("%1 takes a 1 out of the yard of %2. Yard total: %3.")
                return filled(sentence, self.name(seat), self.name(owner), self.number(total))
            case e.DieChanged(seat, owner, die, now, total):
                #: Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.
                sentence = self.tr("%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.")
                numbers = map(self.number, (die, now, total))
                return filled(sentence, self.name(seat), self.name(owner), *numbers)
            case e.YardLifted(seat, ()):
                return filled(self.tr("%1 has no die in the yard to roll."), self.name(seat))
            case e.YardLifted(seat, dice):
                #: Log line. %2 lists what the dice show.
                return filled(self.tr("%1 digs up the whole yard: %2."), self.name(seat), self.dice(dice))
            case e.DieLifted(seat, die, None):
                #: Log line. %2 is what the die shows.
                return filled(self.tr("%1 digs up a die: %2."), self.name(seat), self.number(die))
            case e.DieLifted(seat, _, space) if space is not None:
                #: Log line. %2 is a space: "Rosie 4".
                return filled(self.tr("%1 takes a die off a dog: %2."), self.name(seat), self.space(space))
            case e.DiceSetAside(seat, count):
                return filled(self.tr("%1 sets %n dice aside.", "", count), self.name(seat))
            case e.Skipped(seat, "trot"):
                return filled(self.tr("%1 moves no die."), self.name(seat))
            case e.Skipped(seat):
                #: Log line: no (further) buried die is changed.
                return filled(self.tr("%1 leaves the yards as they are."), self.name(seat))
        return self._gain(event)

    # -- what comes and goes ------------------------------------------------------------------------------------------

    def _gain(self, event: Event) -> str:
        match event:
            case e.TreatsGained(seat, _, amount, treats):
                #: Log line. %n treats are taken, %2 is how many the player has now.
                sentence = self.tr("%1 takes %n treat(s). Treats now: %2.", "", amount)
                return filled(sentence, self.name(seat), self.number(treats))
            case e.TreatsReturned(seat, 0):
                #: Log line: the trick asks for treats only where a space is free.
                return filled(self.tr("%1 has no free number and gives nothing back."), self.name(seat))
            case e.TreatsReturned(seat, amount, _, treats):
                #: Log line: as many treats as the highest free number. %2 is how many the player has now.
                sentence = self.tr("%1 gives back %n treat(s). Treats now: %2.", "", amount)
                return filled(sentence, self.name(seat), self.number(treats))
            case e.Busted(seat, total):
                #: Log line: the yard holds more than 7. %2 is its total.
                sentence = self.tr("Bust! %1 loses all dice: the yard total is %2.")
                return filled(sentence, self.name(seat), self.number(total))
            case e.DogsScored(seat, dogs, True, scored):
                #: Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.
                sentence = self.tr("%1 scores %n dog(s) at once: %2. Scored so far: %3.", "", len(dogs))
                return filled(sentence, self.name(seat), self.dogs(dogs), self.number(scored))
            case e.DogsScored(seat, dogs, _, scored):
                #: Log line. %2 lists dogs.
                sentence = self.tr("%1 scores %n dog(s): %2. Scored so far: %3.", "", len(dogs))
                return filled(sentence, self.name(seat), self.dogs(dogs), self.number(scored))
            case e.TricksReadied(trick, treats):
                #: Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is
                #: its name, %n are the treats on it now.
                sentence = self.tr("The tricks are ready again. “%1” holds %n treat(s).", "", treats)
                return filled(sentence, self.trick(trick))
        return super().event(event, 0)
