"""Everything that is said at the table of The Four Groves."""

from __future__ import annotations

from desktop.rules.clans.values import View
from ui.boards import clans_draft as d
from ui.stage.placement import Draft
from ui.words.clans_actions import ClansActions
from ui.words.clans_base import phase_now
from ui.words.clans_cards import DECKS, deck_name, deck_plan
from ui.words.clans_events import ClansEvents
from ui.words.clans_labels import ClansLabels
from ui.words.clans_reasons import ClansReasons
from ui.words.common import OptionText, filled


class ClansWords(ClansEvents, ClansActions, ClansReasons, ClansLabels):
    """The words of one match of The Four Groves."""

    # -- what is laid out ---------------------------------------------------------------------------------------------

    def draft(self, draft: Draft) -> str:
        """The button that lays something out."""
        match draft:
            case d.Hiring(card):
                return filled(self.tr("Bring into play: %1"), self.card(card))
            case d.Using(card):
                return filled(self.tr("Use: %1"), self.card(card))
            case d.Browsing(seat, side):
                return self.discard_head(seat, side)
            case d.Stopping():
                return self.tr("When to ask me")
            case d.Stops(_, turn) if turn:
                return self.tr("Pass until the end of the turn")
            case d.Stops(_, _, True):
                return self.tr("Pass until the end of the battle")
            case d.Stops():
                return self.tr("That is how I want it")
        return self.tr("Back")

    def laid_out(self, draft: Draft) -> str:
        match draft:
            case d.Marching(_, int() as unit):
                #: Headline during maneuvers. %1 is a Personality.
                return filled(self.tr("Where does the unit go? %1"), self.card(unit))
            case d.Marching(orders, None, True):
                #: Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.
                return self.tr("Where do the others go?") if orders else self.tr("Where do all go?")
            case d.Hiring(card):
                #: Headline. %1 is a Personality that can be bought with or without gaining Honor.
                return filled(self.tr("%1: at which price?"), self.card(card))
            case d.Using(card):
                #: Headline. %1 is a card with several abilities.
                return filled(self.tr("%1: which ability?"), self.card(card))
            case d.Browsing(seat, side):
                return self.discard_head(seat, side)
            case d.Stopping():
                #: Headline over a list of occasions, each with a tick where the player is asked.
                return self.tr("When are you asked? The table passes for you where there is no tick.")
        return super().laid_out(draft)

    def discard_head(self, seat: int, side: str) -> str:
        """The title of a discard pile that is looked through."""
        if side == "dynasty":
            #: %1 is a player’s name.
            return filled(self.tr("Dynasty discard pile of %1"), self.name(seat))
        #: %1 is a player’s name.
        return filled(self.tr("Fate discard pile of %1"), self.name(seat))

    def pick(self, card: int) -> str:
        """Pick a unit up during maneuvers."""
        #: Maneuvers. %1 is a Personality.
        return filled(self.tr("Choose where it goes: %1"), self.card(card))

    def send(self, card: int, field: int) -> str:
        """Send the unit that is picked up to a battlefield."""
        #: Maneuvers. %1 is a Personality, %2 a battlefield.
        return filled(self.tr("Send %1: %2"), self.card(card), self.battlefield(field))

    def recall(self, card: int) -> str:
        """Leave a unit at home after all."""
        #: Maneuvers. %1 is a Personality.
        return filled(self.tr("Leave at home: %1"), self.card(card))

    def send_rest(self, others: bool, field: int | None = None) -> str:
        """Every unit that can be assigned goes to one battlefield, or every other one."""
        if field is None:
            #: Maneuvers: a button. The battlefield is chosen next.
            return self.tr("Send the others") if others else self.tr("Send all")
        if others:
            #: Maneuvers. %1 is a battlefield.
            return filled(self.tr("Send the others: %1"), self.battlefield(field))
        #: Maneuvers. %1 is a battlefield.
        return filled(self.tr("Send all: %1"), self.battlefield(field))

    def sent_together(self, units: int, force: int) -> str:
        """How many go, and what they are worth together."""
        counted = self.tr("%n unit(s)", "", units)
        return self.comma_list([counted, filled(self.tr("Force %1"), self.number(force))])

    def take_pay(self, card: int, chosen: bool) -> str:
        """One producer more or less in a payment."""
        if chosen:
            #: A payment. %1 is a card that will not bow after all.
            return filled(self.tr("Leave out: %1"), self.card(card))
        #: A payment. %1 is a card that will bow, too.
        return filled(self.tr("Bow: %1"), self.card(card))

    def clear(self, card: int, chosen: bool) -> str:
        """One face-up card more or less that is discarded at the end of the phase."""
        if chosen:
            #: Dynasty Phase. %1 is a face-up card.
            return filled(self.tr("Keep: %1"), self.card(card))
        #: Dynasty Phase. %1 is a face-up card.
        return filled(self.tr("Discard at the end: %1"), self.card(card))

    def stop(self, which: str) -> str:
        """One line of the form that says when the player is asked; it has a tick where that is so."""
        match which:
            case "open":
                return self.tr("Ask me in the Action Phases of my opponent")
            case "react":
                return self.tr("Ask me whenever I could react")
            case "away":
                return self.tr("Ask me in battles at which I have no unit")
            case "safe":
                return self.tr("Ask me about Reactions that protect nothing, too")
            case "own":
                return self.tr("Ask me about Reactions to my own actions")
        return ""

    def stop_note(self, asked: bool) -> str:
        """What holds now, under a line of that form."""
        #: Under “Ask me ...”: there is a tick.
        yes = self.tr("Yes, ask me")
        #: Under “Ask me ...”: there is no tick.
        return yes if asked else self.tr("No, pass for me")

    def pass_note(self, draft: d.Stops) -> str:
        """What passing for a while leaves to the player."""
        if draft.turn:
            return self.tr(
                "Reactions are given up, too. You are asked again when attacked, and when something must be chosen."
            )
        return self.tr("Reactions are given up, too. You are asked again when something must be chosen.")

    # -- the sheet of cards -------------------------------------------------------------------------------------------

    def powers_title(self) -> str:
        """The head of the sheet of cards."""
        return self.tr("Cards and keywords")

    def powers_note(self) -> str:
        """What holds for all cards."""
        return self.tr(
            "An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets "
            "are chosen first, then costs are paid, then it takes effect."
        )

    # -- how far the match is -----------------------------------------------------------------------------------------

    def state(self, view: View) -> str:
        """How far the match is, under the title."""
        if not view.turn:
            return self.phase("setup")
        if view.ending is not None:
            return self.progress(view.turn)
        #: Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.
        sentence = self.tr("Turn %1 · %2 · %3")
        return filled(sentence, self.number(view.turn), self.name(view.active), self.phase(phase_now(view)))

    # -- the new-game page --------------------------------------------------------------------------------------------

    def options(self, name: str) -> OptionText:
        decks = tuple(deck_name(deck) for deck in DECKS)
        match name:
            case "decks":
                #: An option: which deck a player has. A list follows.
                return OptionText(self.tr("Deck"), "", decks, tuple(deck_plan(deck) for deck in DECKS))
            case "own":
                #: An option: decks that the players have made themselves.
                return OptionText(self.tr("Own decks"))
            case "first":
                return OptionText(
                    self.tr("Who begins"),
                    self.tr("Whoever does not begin may put a Legacy Holding into play at the start."),
                    (
                        #: Who begins: a value in a list.
                        self.tr("Higher Family Honor"),
                        #: Who begins: a value in a list.
                        self.tr("Seat 1"),
                        #: Who begins: a value in a list.
                        self.tr("Seat 2"),
                    ),
                )
            case "max_turns":
                return OptionText(
                    #: An option: a number of turns.
                    self.tr("Draw after"),
                    self.tr("So many turns of both players together end the match in a draw."),
                )
        return super().options(name)
