"""The words all games share: names, levels, and sentences for what the kit, the session and saved games report."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from desktop.play.reasons import (
    AnotherActed,
    BotPlaysSeat,
    ChanceActed,
    NothingToRedo,
    NothingToUndo,
    Resigned,
    SecretShown,
)
from desktop.rules.kit import (
    WATCHER,
    Action,
    Decision,
    Event,
    MatchIsOver,
    NotNow,
    NotYourDecision,
    Options,
    Outcome,
    Reason,
    Unfinished,
)
from desktop.saves import faults
from ui.language_files import LANGUAGES, compiled

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
KEPT = "\u200c\u200d\u00a0"
"""What is no control character though it cannot be seen: letters of some scripts, and emoji, are joined by the first
two; the last keeps a name and its number on one line."""


def isolated(text: str) -> str:
    """A name or a title that keeps its own direction inside any sentence; control characters in it are dropped."""
    return FIRST_STRONG_ISOLATE + "".join(c for c in text if c.isprintable() or c in KEPT) + POP_ISOLATE


def filled(sentence: str, *values: object) -> str:
    """A sentence with %1, %2 ... filled in, all at once: a value that looks like a placeholder stays as it is."""
    parts: list[str] = []
    rest = sentence
    while "%" in rest:
        before, _, rest = rest.partition("%")
        parts.append(before)
        digit = rest[:1]
        if digit.isdecimal() and 1 <= int(digit) <= len(values):
            parts.append(str(values[int(digit) - 1]))
            rest = rest[1:]
        else:
            parts.append("%")
    return "".join([*parts, rest])


def default_name(seat: int = 0) -> str:
    """The name of the person at a seat until one is entered: the first is "Player", the second "Player 2"."""
    #: The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person
    #: and of others: the plain noun, never "I" or "my side". A number may follow it: Player 2.
    name = QCoreApplication.translate("NewGame", "Player")
    return f"{name} {seat + 1}" if seat else name


@lru_cache
def _default_names() -> frozenset[str]:
    """The same in every language of the program."""
    found = {"Player"}
    for language in LANGUAGES:
        texts = QTranslator()
        if texts.load(str(compiled(language))):
            found.add(texts.translate("NewGame", "Player") or "")
    return frozenset(found - {""})


def shown_name(name: str) -> str:
    """A name as it is shown: the one that nobody has changed follows the language of the window."""
    noun, _, figure = name.rpartition(" ")
    if figure in ("2", "3", "4") and noun in _default_names():
        return default_name(int(figure) - 1)
    return default_name() if name in _default_names() else name


@dataclass(frozen=True)
class OptionText:
    """An option of a game on the new-game page: its label, what it does, and names for its values where it has some."""

    label: str
    help: str = ""
    values: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """What each of its values means, a short line each."""


class CommonWords:
    """Sentences of one match whose seats have these names. Asked again at every call, so that a new language shows at
    once. A game's own class adds its events, actions, decisions and reasons.

    No QObject, because `event` is a word of its own there; so it brings its own `tr`.
    """

    match: Options | None = None
    """What was agreed on for the match that is told of, where its words depend on it: decks, say. None on the shelf."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(map(shown_name, self._names))

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """The text in the language of the window: of the class whose source it stands in, as the translators saw it;
        else of the first of the object's classes that has it."""
        bare = text.replace("%n", str(n)) if n >= 0 else text
        here = sys._getframe(1).f_code.co_qualname.partition(".")[0]
        for owner in (here, *(each.__name__ for each in type(self).__mro__)):
            found = QCoreApplication.translate(owner, text, disambiguation, n)
            if found not in (text, bare):
                return found
        return bare

    # -- names --------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The name at a seat, isolated so that it stands right in a sentence of the other direction."""
        return isolated(shown_name(self._names[seat]))

    def plain_name(self, seat: int) -> str:
        """The name as it is, for labels that hold nothing else."""
        return shown_name(self._names[seat])

    def list_of(self, items: Sequence[str]) -> str:
        """Several things as the language lists them: "Ada, Bruno, and Mira".

        Not by QLocale, which glues the Hebrew "and" to a name.
        """
        if len(items) < 2:
            return "".join(items)
        if len(items) == 2:
            #: A list of two things, such as names.
            return filled(self.tr("%1 and %2", "list"), *items)
        listed = items[0]
        for item in items[1:-1]:
            #: A list of three or more: %1 is its beginning, %2 the next thing.
            listed = filled(self.tr("%1, %2", "list"), listed, item)
        #: A list of three or more: %1 is all but the last thing, %2 the last one.
        return filled(self.tr("%1, and %2", "list"), listed, items[-1])

    def names_of(self, seats: Sequence[int]) -> str:
        """Several names as the language lists them."""
        return self.list_of([self.name(seat) for seat in seats])

    def number(self, value: int) -> str:
        """A number as the language writes it, with a dash for a minus, which the bundled fonts have."""
        return QLocale().toString(value).replace("-", "\u2013")

    def percent(self, value: int) -> str:
        """A percentage as the language writes it."""
        #: A percentage; %1 is the number.
        return filled(self.tr("%1%"), self.number(value))

    def level(self, level: str) -> str:
        """The name of a bot's level."""
        #: Strength of a computer player.
        names = {"easy": self.tr("Easy"), "normal": self.tr("Normal"), "hard": self.tr("Hard")}
        return names.get(level, level)

    # -- what every game overrides ------------------------------------------------------------------------------------

    def event(self, event: Event, me: int) -> str:
        """One whole sentence for the log; always with names, never "you"."""
        raise KeyError(type(event).__name__)

    def action(self, action: Action) -> str:
        """The button of an action: a verb first."""
        raise KeyError(type(action).__name__)

    def action_note(self, action: Action, view: Any) -> str:
        """The second, smaller line of that button; "" for none."""
        return ""

    def decision(self, decision: Decision, view: Any) -> str:
        """The headline: what must be decided, to the person who decides; who decides, to all others."""
        return self.decides(decision.seat)

    def laid_out(self, draft: Any) -> str:
        """The headline while something is laid out and not yet done; "" to keep the decision's."""
        return ""

    def state(self, view: Any) -> str:
        """How far the match is, in a few words; "" before it begins."""
        return ""

    def options(self, name: str) -> OptionText:
        """Label and help of a field of the game's Options."""
        raise KeyError(name)

    # -- said by all --------------------------------------------------------------------------------------------------

    def decides(self, seat: int) -> str:
        """Who must decide now, to everybody else."""
        #: %1 is a player's name; it may not be that player's turn.
        return filled(self.tr("%1 decides"), self.name(seat))

    def turn_of(self, seat: int) -> str:
        """Whose turn it is, as a label."""
        #: A label; %1 is a player's name.
        return filled(self.tr("%1’s turn"), self.name(seat))

    def progress(self, turn: int) -> str:
        """How far a match is, as a label."""
        #: How far a saved match is. %1 is the number of the turn.
        return filled(self.tr("Turn %1"), self.number(turn))

    def ending(self, outcome: Outcome, me: int = WATCHER) -> str:
        """How the match ended, as a short sentence: who has won, or who resigned. `me` is the only person at the
        computer, who is spoken to."""
        match outcome.reason:
            case Resigned(seat) if seat == me:
                #: To the person who gave the match up; of unknown gender.
                return self.tr("You resigned.")
            case Resigned():
                return self.reason(outcome.reason)
        return self.winners(outcome, me)

    def winners(self, outcome: Outcome, me: int = WATCHER) -> str:
        """Who has won, as a sentence."""
        winners = outcome.winners
        if winners == (me,):
            return self.tr("You win!")
        if len(winners) == 1:
            #: %1 is a player's name.
            return filled(self.tr("%1 wins."), self.name(winners[0]))
        #: %1 is a list of players' names.
        return filled(self.tr("The winners: %1."), self.names_of(winners))

    def why_ended(self, outcome: Outcome, me: int = WATCHER) -> str:
        """Why the match ended so, as a sentence after `ending`."""
        if isinstance(outcome.reason, Resigned):
            return self.tr("The match ends without a winner.")
        return self.reason(outcome.reason)

    def reason(self, reason: Reason) -> str:
        """Why not, why so, or how the match ended, as one sentence."""
        match reason:
            case NotYourDecision(seat) if seat >= 0:
                #: Why something is not possible now. %1 is a player's name.
                return filled(self.tr("First it is for %1 to decide."), self.name(seat))
            case NotYourDecision():
                #: Why something is not possible now: chance has to be carried out before anybody acts.
                return self.tr("The cards or dice come first.")
            case Unfinished(left):
                #: Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.
                return self.tr("The choice is not complete: %n more.", "", left)
            case NotNow():
                #: Why something is not possible now: another kind of choice is being made.
                return self.tr("This is not what is to be decided now.")
            case MatchIsOver():
                return self.tr("The match is over.")
            case NothingToUndo():
                return self.tr("There is no choice of yours to take back yet.")
            case NothingToRedo():
                return self.tr("Nothing was taken back.")
            case AnotherActed(seat):
                #: Why the last choice cannot be taken back. %1 is a player's name.
                return filled(self.tr("%1 has acted since."), self.name(seat))
            case ChanceActed():
                return self.tr("A card was dealt or a die was rolled since.")
            case SecretShown():
                return self.tr("Something hidden was seen since.")
            case BotPlaysSeat(seat):
                #: %1 is a player's name.
                return filled(self.tr("A computer player decides for %1."), self.name(seat))
            case Resigned(seat):
                #: How the match ended. %1 is a player's name.
                return filled(self.tr("%1 resigns."), self.name(seat))
        return self._fault(reason)

    def _fault(self, reason: Reason) -> str:
        """What is wrong with a saved game, and what was not harmed."""
        match reason:
            case faults.Missing():
                return self.tr("The file is no longer there.")
            case faults.NotASave():
                return self.tr("This is not a saved game of Five Tables.")
            case faults.NotAFile():
                return self.tr("There is something at this place that is not a file.")
            case faults.Truncated():
                return self.tr("The end of the file is missing.")
            case faults.Damaged():
                return self.tr("The file is damaged.")
            case faults.Malformed(where):
                #: %1 is a place in the file, such as $.log[3].
                return filled(self.tr("The file holds something that no saved game can hold (%1)."), isolated(where))
            case faults.BadName():
                return self.tr("A name in the file is not plain text.")
            case faults.TooLarge(megabytes):
                #: %1 is a number of megabytes.
                sentence = self.tr("The file is larger than a saved game can be: %1 MB.")
                return filled(sentence, self.number(megabytes))
            case faults.NewerFormat():
                return self.tr("The file was written by a newer version of Five Tables.")
            case faults.NewerRules():
                return self.tr("The match follows newer rules than this version of Five Tables knows.")
            case faults.UnknownGame(game):
                #: %1 is the identifier of a game.
                return filled(self.tr("This version of Five Tables does not know the game: %1."), isolated(game))
            case faults.Impossible():
                return self.tr("The saved position breaks the rules of the game.")
            case faults.NotText():
                return self.tr("The file is not plain text.")
            case faults.TooLong(thousands):
                #: %1 is a number.
                sentence = self.tr("The text is too long: more than %1 thousand characters.")
                return filled(sentence, self.number(thousands))
        return self._disk(reason)

    def _disk(self, reason: Reason) -> str:
        """What the disk refuses, and remarks on a match that was opened all the same."""
        match reason:
            case faults.InUse():
                return self.tr("The match is open in another window of Five Tables.")
            case faults.DiskFull():
                return self.tr("The disk is full.")
            case faults.NoPermission():
                return self.tr("The folder does not allow it: reading or writing is forbidden there.")
            case faults.DiskTrouble(code):
                #: %1 is a short code of the operating system, such as EIO.
                return filled(self.tr("The disk reports an error: %1."), isolated(code))
            case faults.LogDiffers():
                return self.tr("Other rules wrote the history of this match; play goes on from the saved position.")
            case faults.OlderGeneration():
                return self.tr("The newest copy cannot be read; this is the one saved before it.")
        raise KeyError(type(reason).__name__)
