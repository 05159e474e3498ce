"""What is said about a saved match: whose turn it is, how far it is, with whom, and when it was last played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from PySide6.QtCore import QDate, QLocale, QObject, QTime

from desktop.saves.schema import Bot, Person
from desktop.saves.store import Summary
from ui.shell.shelf import WaitingGame
from ui.words.common import CommonWords, filled, isolated


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

    def __init__(self, tables: Sequence[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables = {table.game.id: table for table in tables}

    def words_of(self, summary: Summary) -> Any:
        """The words of a saved match; those common to all games where its game is not known."""
        header = summary.header
        if header is None:
            return CommonWords(())
        table = self._tables.get(header.game)
        names = [player.name for player in header.players]
        return table.words(names) if table is not None else CommonWords(names)

    def game(self, summary: Summary) -> str:
        """The title of its game; "" where that cannot be read."""
        if summary.header is None or summary.header.game not in self._tables:
            return ""
        return str(self._tables[summary.header.game].title())

    def describe(self, summary: Summary, now: datetime | None = None) -> SavedLine:
        """The match in words."""
        words = self.words_of(summary)
        when = self.when(summary.date, now)
        header = summary.header
        if header is None:
            fault = words.reason(summary.fault) if summary.fault is not None else ""
            return SavedLine(self.tr("A game that cannot be read"), "", "", when, fault)
        players = words.list_of([self._player(words, seat) for seat in header.players])
        progress = self.tr("The match is over") if header.over else str(words.progress(header.turn))
        return SavedLine(header.title or self.game(summary), players, progress, when)

    def _player(self, words: Any, seat: Any) -> str:
        if isinstance(seat, Bot):
            #: A computer player in a list: %1 is its name, %2 its level.
            return filled(self.tr("%1 (%2)"), isolated(seat.name), str(words.level(seat.level)))
        return isolated(seat.name)

    def waiting(self, summary: Summary, scores: Sequence[tuple[int, str]] = ()) -> WaitingGame:
        """The unfinished match as the shelf shows it."""
        header = summary.header
        assert header is not None
        words = self.words_of(summary)
        others = [isolated(seat.name) for seat in header.players if not self._is_only_person(seat, header.players)]
        parts = (words.progress(header.turn), words.list_of(others), self.when(summary.date))
        #: A waiting match: %1 is how far it is, %2 lists the other players, %3 is when it was last played.
        line = filled(self.tr("%1 · with %2 · %3"), *parts)
        return WaitingGame(
            summary,
            header.game,
            header.title or self.game(summary),
            self._whose(words, header),
            line,
            tuple(scores),
            summary.picture,
        )

    @staticmethod
    def _is_only_person(seat: Any, players: Sequence[Any]) -> bool:
        return isinstance(seat, Person) and sum(isinstance(player, Person) for player in players) == 1

    def _whose(self, words: Any, header: Any) -> str:
        if header.to_act is None:
            return self.tr("The match goes on")
        if self._is_only_person(header.players[header.to_act], header.players):
            return self.tr("Your turn")
        return str(words.turn_of(header.to_act))

    def when(self, utc: str, now: datetime | None = None) -> str:
        """A moment as people say it: "today 13:40", "yesterday 21:40", a date."""
        try:
            moment = datetime.strptime(utc, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).astimezone()
        except ValueError:
            return ""
        today = (now or datetime.now(UTC)).astimezone().date()
        clock = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
        match (today - moment.date()).days:
            case 0:
                #: When a match was last played. %1 is the time.
                return filled(self.tr("today %1"), clock)
            case 1:
                #: When a match was last played. %1 is the time.
                return filled(self.tr("yesterday %1"), clock)
        return self._date(moment.date())

    @staticmethod
    def _date(day: date) -> str:
        return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
