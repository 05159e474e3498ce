"""Everything that is said at the table of Six Good Dogs."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.dogs.cards import BY_COLOUR, SETS, SPACES, YARD_LIMIT, Colour, Trick
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.values import ActiveDog, Player, Tile, View
from ui.boards import dogs_draft as d
from ui.stage.placement import Draft
from ui.words import dogs_cards as cards
from ui.words.common import OptionText, filled
from ui.words.dogs_actions import DogsActions
from ui.words.dogs_events import DogsEvents
from ui.words.dogs_reasons import DogsReasons


class DogsWords(DogsEvents, DogsActions, DogsReasons):
    """The words of one match of Six Good Dogs."""

    # -- what is laid out ---------------------------------------------------------------------------------------------

    def laid_out(self, draft: Draft) -> str:
        match draft:
            case d.Placing(places) if all(place is not None for place in places):
                return self.tr("All dice have a place. Confirm, or move them about.")
            case d.Placing(places):
                left = sum(place is None for place in places)
                return self.tr("Where does the die go? %n left to place.", "", left)
            case d.Sure(action):
                #: Headline: a choice that busts is asked once more. %1 is that choice: "Keep every 5".
                return filled(
                    self.tr("%1? It busts: the yard and all dice on dogs would be lost."), self.action(action)
                )
            case d.Moving(start):
                #: Headline. %1 is a space: "Rosie 4".
                return filled(self.tr("To which space does the die go? It comes from: %1."), self.space(start))
            case d.Changing(owner, die):
                #: Headline. %1 is what a buried die shows, %2 whose yard it lies in.
                sentence = self.tr("Raise or lower the %1 in the yard of %2?")
                return filled(sentence, self.number(die), self.name(owner))
        return super().laid_out(draft)

    def back(self) -> str:
        """Put back what is laid out."""
        return self.tr("Back")

    def begin_again(self) -> str:
        """All dice go back onto the tray."""
        return self.tr("Begin again")

    def as_suggested(self) -> str:
        """Lays the dice out as the program would place them."""
        #: Button: dice are laid out as the program suggests, and can still be moved.
        return self.tr("Place as suggested")

    def confirm(self) -> str:
        """What is laid out is done."""
        #: Button: what is laid out is done.
        return self.tr("Confirm")

    def confirm_bust(self) -> str:
        """The same where the yard busts."""
        #: Button: what is laid out is done, though the yard busts by it.
        return self.tr("Confirm the bust")

    def roll_busts(self) -> str:
        """However the roll is placed, the yard busts."""
        #: A warning beside the roll: however it is placed, the yard busts. Short.
        return self.tr("This roll busts")

    def choice_busts(self) -> str:
        """The dice that are chosen bust the yard."""
        #: A warning beside the roll: the dice that are chosen bust the yard. Short.
        return self.tr("This choice busts")

    def some_bust(self) -> str:
        """Some of the numbers that can be kept bust the yard."""
        #: A warning beside the roll: keeping the numbers framed in red would bust. Short.
        return self.tr("Those in red would bust")

    def pick_number(self) -> str:
        """Every number of the roll may be kept."""
        #: Beside the roll: a click on a die keeps all dice of its number. Short.
        return self.tr("Click a number to keep")

    def all_complete(self) -> str:
        """What is laid out completes all dogs."""
        #: Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.
        return self.tr("All dogs complete!")

    def completes(self, dogs: Sequence[int]) -> str:
        """What is laid out completes these dogs."""
        #: Beside the roll: these dogs would be complete. %1 lists dogs. Short.
        return filled(self.tr("Complete: %1"), self.dogs(dogs))

    def wrong_space(self, number: int, die: int) -> str:
        """A die is put on a space of another number."""
        #: Why not: %1 is the number of the space, %2 what the die shows.
        return filled(self.tr("This space takes a %1, not a %2."), self.number(number), self.number(die))

    def on_dog(self, die: int, dog: int) -> str:
        """A die goes on a dog."""
        #: A place for a die. %1 is what it shows, %2 a dog.
        return filled(self.tr("Place the %1: %2"), self.number(die), self.dog(dog))

    def into_yard(self, die: int) -> str:
        """A die is buried."""
        #: A place for a die. %1 is what it shows.
        return filled(self.tr("Bury the %1 in the yard"), self.number(die))

    def take_back(self, die: int, place: Space) -> str:
        """A die that was laid out is taken up again."""
        if place == d.YARD:
            #: A die that was laid out comes back. %1 is what it shows.
            return filled(self.tr("Take the %1 out of the yard"), self.number(die))
        #: A die that was laid out comes back. %1 is a space: "Rosie 4".
        return filled(self.tr("Take the die back: %1"), self.space(place))

    def hold(self, die: int) -> str:
        """Another die is to be placed first."""
        #: Another die is placed first. %1 is what it shows.
        return filled(self.tr("Take up the %1"), self.number(die))

    def filled_of(self, active: ActiveDog, more: int = 0) -> str:
        """How far a dog is, with so many dice more."""
        have, all_spaces = active.filled.bit_count() + more, len(SPACES[active.dog])
        if have == all_spaces:
            #: What a die does on a dog.
            return self.tr("completes this dog")
        #: What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.
        return filled(self.tr("%1 of %2 filled"), self.number(have), self.number(all_spaces))

    def yard_then(self, total: int) -> str:
        """The yard's total after a die is buried."""
        if total > YARD_LIMIT:
            #: What burying a die does. %1 is the yard total.
            return filled(self.tr("%1, over 7: bust"), self.number(total))
        #: What burying a die does. %1 is the yard total.
        return filled(self.tr("yard total %1 of 7"), self.number(total))

    def choose_die(self, die: int, chosen: bool) -> str:
        """A die of the roll is chosen, or not any more."""
        if chosen:
            #: A die of the roll is not chosen any more. %1 is what it shows.
            return filled(self.tr("Do not choose: %1"), self.number(die))
        #: A die of the roll is chosen. %1 is what it shows.
        return filled(self.tr("Choose: %1"), self.number(die))

    def pick_up(self, space: Space) -> str:
        """A die is going to be moved."""
        #: A die is picked up to be moved. %1 is a space: "Rosie 4".
        return filled(self.tr("Move the die: %1"), self.space(space))

    def change(self, die: int, owner: int) -> str:
        """A buried die is going to be changed."""
        #: A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.
        return filled(self.tr("Change the %1 in the yard of %2"), self.number(die), self.name(owner))

    # -- the tray -----------------------------------------------------------------------------------------------------

    def left_to_place(self, left: int, count: int) -> str:
        """How many dice of a roll are still to be placed."""
        #: %1 of %2 dice are still to be placed.
        return filled(self.tr("%1 of %2 left to place"), self.number(left), self.number(count))

    def set_aside(self, count: int) -> str:
        """How many dice lie aside."""
        return self.tr("%n die(s) set aside", "", count)

    def named(self, number: int) -> str:
        """The number that was named."""
        #: Small heading. %1 is a number.
        return filled(self.tr("Named: %1"), self.number(number))

    def chosen_total(self, total: int) -> str:
        """What the chosen dice add up to."""
        #: Small heading: what the chosen dice add up to.
        return filled(self.tr("Total: %1"), self.number(total))

    def chosen_count(self, count: int) -> str:
        """How many dice are chosen."""
        return self.tr("%n die(s) chosen", "", count)

    def next_roll(self, count: int) -> str:
        """How many dice come next."""
        return self.tr("Next: %n die(s)", "", count)

    def reroll_button(self, count: int = 0, whole: int = 0) -> str:
        """The button that pays a treat; `count` 0: for all `whole` dice."""
        if whole == 1:
            #: Button: a treat pays for rolling the die again.
            return self.tr("Reroll")
        if count:
            #: Button: a treat pays for rolling the chosen dice again.
            return self.tr("Reroll %n", "", count)
        #: Button: a treat pays for rolling all dice again.
        return self.tr("Reroll all")

    def means_bust(self) -> str:
        """What the badge with a board of the fence tells."""
        #: Beside a badge: what its percentage is the chance of. Short.
        return self.tr("that it busts")

    def means_dog(self) -> str:
        """What the badge with a rosette tells."""
        #: Beside a badge: what its percentage is the chance of. Short.
        return self.tr("to complete a dog")

    def keep_button(self) -> str:
        """The button that keeps the chosen dice."""
        #: Button: the chosen dice are kept, the others discarded.
        return self.tr("Keep these")

    def discard_button(self, count: int) -> str:
        """The button that discards the chosen dice."""
        #: Button: so many chosen dice are discarded, the others kept.
        return self.tr("Discard %n", "", count)

    def resting(self) -> str:
        """What the tray says while nobody rolls."""
        return self.tr("Choose a trick")

    def waits_for(self, seat: int) -> str:
        """What the tray says while another player chooses a trick."""
        return self.turn_of(seat)

    # -- the table ----------------------------------------------------------------------------------------------------

    def next_dog_heading(self) -> str:
        """Over the deck."""
        return self.tr("Next dog")

    def deck_label(self, view: View) -> str:
        """The deck for screen readers."""
        if view.next_dog is None:
            return self.tr("The deck of dogs")
        numbers = self.dice(SPACES[view.next_dog])
        #: The deck for screen readers. %1 is the next dog, %2 its numbers.
        sentence = self.tr("Next dog: %1, spaces %2. %n dog(s) in the deck.", "", view.deck)
        return filled(sentence, self.dog(view.next_dog), numbers)

    def dog_label(self, seat: int, active: ActiveDog) -> str:
        """A dog for screen readers."""
        free = [number for number in SPACES[active.dog] if active.free >> number & 1]
        if not free:
            #: A dog for screen readers. %1 is its name, %2 whose it is.
            return filled(self.tr("%1, dog of %2: complete"), self.dog(active.dog), self.name(seat))
        #: A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.
        sentence = self.tr("%1, dog of %2. Free: %3.")
        return filled(sentence, self.dog(active.dog), self.name(seat), self.dice(free))

    def dog_text(self, dog: int) -> str:
        """What a dog's card says: its spaces and paws."""
        #: A dog’s card. %1 lists its numbers.
        spaces = filled(self.tr("Spaces: %1."), self.dice(SPACES[dog]))
        paws = max(0, len(SPACES[dog]) - 2)
        #: The paws on a dog’s card.
        return self.sentences(spaces, self.tr("%n paw(s).", "", paws)) if paws else spaces

    def sentences_of(self, parts: Sequence[str]) -> str:
        """Several sentences, one after the other."""
        said = "".join(parts[:1])
        for part in parts[1:]:
            said = self.sentences(said, part)
        return said

    def sentences(self, first: str, second: str) -> str:
        """Two sentences, one after the other."""
        #: Two sentences, one after the other.
        return filled(self.tr("%1 %2", "sentences"), first, second)

    def space_label(self, space: Space) -> str:
        """A free space for screen readers."""
        #: A free space for screen readers. %1 is the space: "Rosie 4".
        return filled(self.tr("Free space: %1"), self.space(space))

    def placed_label(self, space: Space) -> str:
        """A die on a dog for screen readers."""
        #: A die on a dog for screen readers. %1 is the space: "Rosie 4".
        return filled(self.tr("Die on a dog: %1"), self.space(space))

    def buried_label(self, seat: int, die: int) -> str:
        """A buried die for screen readers."""
        #: A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.
        return filled(self.tr("Buried: %1, in the yard of %2"), self.number(die), self.name(seat))

    def die_label(self, die: int) -> str:
        """A die of the roll for screen readers."""
        #: A die of the roll for screen readers. %1 is what it shows.
        return filled(self.tr("Rolled: %1"), self.number(die))

    def yard_label(self, seat: int, player: Player) -> str:
        """A yard for screen readers."""
        if not player.yard:
            #: A yard for screen readers. %1 is whose it is.
            return filled(self.tr("Yard of %1: empty"), self.name(seat))
        #: A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.
        sentence = self.tr("Yard of %1: %2 of 7. Buried: %3.")
        return filled(sentence, self.name(seat), self.number(player.total), self.dice(player.yard))

    def room_left(self, total: int) -> str:
        """How far the bust is."""
        left = YARD_LIMIT - total
        if left < 0:
            #: On the yard’s slip: it holds more than 7. An exclamation.
            return self.tr("Bust!")
        if not left:
            return self.tr("full: nothing more fits")
        #: On the yard’s slip: so many pips more can be buried.
        return self.tr("%n more is safe", "", left)

    def yard_tip(self) -> str:
        """What the yard is about."""
        return self.tr("A yard of 8 or more busts: all dice on dogs and in the yard are lost.")

    def plate_label(self, view: View, seat: int) -> str:
        """A player's bar for screen readers."""
        player = view.players[seat]
        #: A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.
        sentence = self.tr("%1: dogs scored: %2 of 6, treats: %3, paws: %4")
        numbers = map(self.number, (len(player.scored), player.treats, player.paws))
        return filled(sentence, self.name(seat), *numbers)

    def tile_label(self, tile: Tile) -> str:
        """A trick on the table for screen readers."""
        name = self.trick(tile.trick)
        if not tile.ready:
            #: A trick for screen readers. %1 is its name.
            return filled(self.tr("Trick: %1, used"), name)
        if tile.treats:
            #: A trick for screen readers. %1 is its name, %n are the treats on it.
            return filled(self.tr("Trick: %1, ready, %n treat(s) on it", "", tile.treats), name)
        #: A trick for screen readers. %1 is its name.
        return filled(self.tr("Trick: %1, ready"), name)

    def colour(self, colour: Colour) -> str:
        """A kind of trick."""
        return cards.said(cards.COLOURS[colour])

    # -- the sheet of cards -------------------------------------------------------------------------------------------

    def powers_title(self) -> str:
        """The head of the sheet of cards."""
        return self.tr("Tricks and dogs")

    def powers_note(self) -> str:
        """What holds for all cards."""
        return self.tr(
            "Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. "
            "A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; "
            "else scoring takes a turn. Six scored dogs win."
        )

    # -- the end ------------------------------------------------------------------------------------------------------

    def chart(self, name: str) -> str:
        """The title of a chart at the end of the match."""
        match name:
            case "scored":
                return self.tr("Dogs scored, by turn")
            case "busts":
                return self.tr("Busts")
            case "treats":
                return self.tr("Treats taken")
            case "free":
                return self.tr("Dogs scored for free")
            case "figures":
                return self.tr("Busts, treats, and free dogs")
        return self.tr("Dice of the match")

    def by_player(self, figures: Sequence[int]) -> str:
        """A figure for every player, for screen readers."""
        #: A player and a number. %1 is the name.
        pair = self.tr("%1: %2", "count")
        return self.comma_list([filled(pair, self.name(s), self.number(have)) for s, have in enumerate(figures)])

    def figure(self, name: str, values: str) -> str:
        """A title of a chart with its figures, for screen readers."""
        #: Figures of a match for screen readers. %1 says what is counted, %2 lists players and numbers.
        return filled(self.tr("%1 – %2."), self.chart(name), values)

    def by_number(self, figures: Sequence[int]) -> str:
        """How often each number was rolled, for screen readers."""
        #: How often a number was rolled. %1 is the number.
        pair = self.tr("%1: %2", "rolled")
        rolled = [filled(pair, self.number(face), self.number(often)) for face, often in enumerate(figures, 1)]
        return self.comma_list(rolled)

    # -- the head of the panel, and the new-game page -----------------------------------------------------------------

    def state(self, view: View) -> str:
        """How far the match is, under the title."""
        if not view.turn:
            return self.tr("Setting up")
        best = max(len(player.scored) for player in view.players)
        #: Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.
        return filled(self.tr("Turn %1 · best: %2 of 6 dogs"), self.number(view.turn), self.number(best))

    def options(self, name: str) -> OptionText:
        match name:
            case "trick_set":
                sets = tuple(cards.said(text) for text in cards.SETS.values())
                return OptionText(
                    self.tr("Tricks"),
                    self.tr(
                        "Howl and Roll Over are always there. The four below count where tricks are chosen one by one."
                    ),
                    self._sets(sets),
                )
            case "yellow":
                return OptionText(self.colour("yellow"), "", self._tricks("yellow"))
            case "purple":
                return OptionText(self.colour("purple"), "", self._tricks("purple"))
            case "green":
                return OptionText(self.colour("green"), "", self._tricks("green"))
            case "blue":
                return OptionText(self.colour("blue"), "", self._tricks("blue"))
        return super().options(name)

    def _sets(self, names: Sequence[str]) -> tuple[str, ...]:
        """The sets with the tricks they are made of."""
        shown = []
        for name, key in zip(names, cards.SETS, strict=True):
            tricks: Sequence[Trick] = SETS.get(key, ())
            if tricks:
                #: A set of tricks in a list. %1 is its name, %2 lists its tricks.
                name = filled(self.tr("%1: %2", "set"), name, self.comma_list([self.trick(one) for one in tricks]))
            shown.append(name)
        return tuple(shown)

    def _tricks(self, colour: Colour) -> tuple[str, ...]:
        return tuple(self.trick(trick) for trick in BY_COLOUR[colour])


Words = DogsWords
"""The name by which the tables know this class."""
