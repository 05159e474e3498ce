"""What is said about a saved match in the list: its title, who plays, how far it is, when it was last played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from desktop.play.reasons import Resigned
from desktop.rules.kit import WATCHER, Outcome
from desktop.saves.faults import SaveFault
from desktop.saves.schema import Bot, Person
from desktop.saves.store import Store, Summary
from ui.shell.waiting import when
from ui.words.common import CommonWords, filled


@dataclass(frozen=True)
class SavedLine:
    """One saved match in words. `fault` tells why it cannot be read; then there is little else."""

    title: str
    players: str
    progress: str
    when: str
    fault: str = ""

    @property
    def spoken(self) -> str:
        """Everything, for a screen reader."""
        return ". ".join(part for part in (self.title, self.players, self.progress, self.when, self.fault) if part)


class SavedLines(QObject):
    """Makes the words for summaries of saved matches."""

    def __init__(self, tables: Sequence[Any], store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._tables = {table.id: table for table in tables}

    def words_of(self, summary: Summary) -> Any:
        """The words of a saved match; those common to all games where its game is not known."""
        header = summary.header
        if header is None:
            return CommonWords(())
        table = self._tables.get(header.game)
        names = [player.name for player in header.players]
        return table.play.words(names) if table is not None else CommonWords(names)

    def game(self, summary: Summary) -> str:
        """The title of its game; "" where that cannot be read."""
        if summary.header is None or summary.header.game not in self._tables:
            return ""
        return str(self._tables[summary.header.game].title())

    def describe(self, summary: Summary) -> SavedLine:
        """The match in words."""
        words = self.words_of(summary)
        date = when(summary.date)
        header = summary.header
        if header is None:
            fault = words.reason(summary.fault) if summary.fault is not None else ""
            return SavedLine(self.tr("A game that cannot be read"), "", "", date, fault)
        players = words.list_of([self._player(words, i, seat) for i, seat in enumerate(header.players)])
        progress = self._ended(summary, words) if header.over else str(words.progress(header.turn))
        return SavedLine(header.title or self.game(summary), players, progress, date)

    def _ended(self, summary: Summary, words: Any) -> str:
        """That the match is over, and who has won it."""
        try:
            loaded, _ = self._store.load(summary.slot)
        except SaveFault:
            return self.tr("The match is over")
        save = loaded.save
        given_up = None if save.resigned is None else Outcome((), Resigned(save.resigned))
        outcome = given_up or loaded.game.outcome(save.snapshot)
        if outcome is None:
            return self.tr("The match is over")
        persons = [i for i, seat in enumerate(save.seats) if isinstance(seat, Person)]
        #: How a saved match ended. %1 is a sentence: who has won.
        sentence = self.tr("The match is over. %1")
        return filled(sentence, words.ending(outcome, persons[0] if len(persons) == 1 else WATCHER))

    def _player(self, words: Any, number: int, seat: Any) -> str:
        if isinstance(seat, Bot):
            #: A computer player in a list: %1 is its name, %2 its level (Easy, Normal, Hard); say "level: %2" where the
            #: adjective would seem to speak of the player.
            return filled(self.tr("%1 (%2)"), words.name(number), str(words.level(seat.level)))
        return str(words.name(number))
