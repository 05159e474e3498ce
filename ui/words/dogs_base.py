"""The words that all sentences of Six Good Dogs are made of: dogs and their spaces, tricks, dice, chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.rules.dogs.cards import Trick
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.odds import Odds, Preview
from ui.words import dogs_cards as cards
from ui.words.common import CommonWords, filled, isolated


class DogsBase(CommonWords):
    """Names of things, alone or after a colon."""

    def dog(self, dog: int) -> str:
        """The name of a dog: "Biscuit"."""
        return cards.said(cards.DOGS[dog])

    def dogs(self, dogs: Iterable[int]) -> str:
        """Names of dogs as a list."""
        return self.comma_list([self.dog(dog) for dog in dogs])

    def trick(self, trick: Trick) -> str:
        """The name of a trick: "Roll Over"."""
        return cards.said(cards.TRICKS[trick])

    def trick_text(self, trick: Trick) -> str:
        """What a trick does, in whole sentences."""
        return cards.said(cards.TEXTS[trick])

    def trick_line(self, trick: Trick, room: bool = True) -> str:
        """The same in the fewest words; without `room` for a dog it draws none."""
        if trick == "howl" and not room:
            #: A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.
            return self.tr("Roll 1, no more dogs")
        return cards.said(cards.LINES[trick])

    def space(self, space: Space) -> str:
        """A space of a dog, as an item of a list: "Rosie 4"."""
        dog, number = space
        #: A space for a die, as an item of a list. %1 is a dog, %2 the number of the space.
        return isolated(filled(self.tr("%1 %2", "space"), self.dog(dog), self.number(number)))

    def spaces(self, spaces: Iterable[Space]) -> str:
        """Spaces as a list: "Rosie 4, Biscuit 1"."""
        return self.comma_list([self.space(space) for space in spaces])

    def dice(self, dice: Iterable[int]) -> str:
        """Dice as a list of their pips: "2, 5, 6"."""
        return self.comma_list([self.number(die) for die in dice])

    def comma_list(self, items: Sequence[str]) -> str:
        """Things one after another, without an "and"."""
        listed = "".join(items[:1])
        for item in items[1:]:
            #: A list of dice, dogs, or spaces: %1 is its beginning, %2 the next of them.
            listed = filled(self.tr("%1, %2"), listed, item)
        return listed

    def chance(self, chance: float) -> str:
        """A chance from 0 to 1 as a percentage; never 0 or 100 where it is not quite so."""
        percent = round(100 * chance)
        if 0 < chance < 1:
            percent = max(1, min(99, percent))
        return self.percent(percent)

    def odds_after(self, odds: Odds) -> str:
        """The same after another fact, on one line with it."""
        #: The chances of the next roll, in the middle of a line. %1 and %2 are percentages.
        return filled(self.tr("bust %1, completes a dog %2"), self.chance(odds.bust), self.chance(odds.completes))

    def odds(self, odds: Odds) -> str:
        """The chances of a roll in a few words."""
        #: The chances of the next roll. %1 and %2 are percentages.
        return filled(self.tr("Bust %1, completes a dog %2"), self.chance(odds.bust), self.chance(odds.completes))

    def outcome_of(self, preview: Preview) -> str:
        """What an assignment of dice does, in a few words."""
        if preview.busts:
            #: What placing the dice does. %1 is the yard total.
            return filled(self.tr("Bust: the yard total is %1, over 7"), self.number(preview.total))
        if preview.scores_all:
            #: What placing the dice does.
            return self.tr("All your dogs are complete: they are scored at once")
        if preview.completes:
            #: What placing the dice does. %1 lists dogs, %2 is the yard total.
            sentence = self.tr("Completes: %1. Yard total: %2")
            return filled(sentence, self.dogs(preview.completes), self.number(preview.total))
        #: What placing the dice does. %1 is the yard total.
        return filled(self.tr("Yard total: %1"), self.number(preview.total))
