"""The matches that wait on the shelf, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTimeZone

from desktop.rules.kit import WATCHER
from desktop.saves.faults import SaveFault
from desktop.saves.schema import Header, Person
from desktop.saves.store import Store, Summary
from ui.shell.continue_sheet import WaitingGame
from ui.shell.table import Table
from ui.words.common import CommonWords, filled

SHOWN = 3


def when(date: str) -> str:
    """A date of a saved game (UTC, ISO 8601) as people say it here and now: today with the hour, else the day."""
    utc = QDateTime.fromString(date, "yyyy-MM-dd'T'HH:mm:ss'Z'")
    if not utc.isValid():
        return ""
    utc.setTimeZone(QTimeZone(QTimeZone.Initialization.UTC))
    here = utc.toLocalTime()
    locale = QLocale()
    hour = locale.toString(here.time(), QLocale.FormatType.ShortFormat)
    days = here.date().daysTo(QDate.currentDate())
    if days == 0:
        #: When a game was saved; %1 is the hour.
        return filled(QCoreApplication.translate("Waiting", "today %1"), hour)
    if days == 1:
        #: When a game was saved; %1 is the hour.
        return filled(QCoreApplication.translate("Waiting", "yesterday %1"), hour)
    return locale.toString(here.date(), QLocale.FormatType.LongFormat)


def whose_turn(header: Header, words: CommonWords, anyone: bool = False) -> str:
    """Who has to decide. `anyone`: whoever is a person may, whichever seat the header names."""
    persons = [i for i, seat in enumerate(header.players) if isinstance(seat, Person)]
    if len(persons) == 1 and (anyone or persons[0] == header.to_act):
        return QCoreApplication.translate("Waiting", "Your turn")
    if anyone or header.to_act is None or header.to_act < 0:
        return ""
    return words.turn_of(header.to_act)


def inside(summary: Summary, table: Table, store: Store) -> tuple[bool, tuple[tuple[int, str], ...]]:
    """Whether anybody may make the decision a saved match waits for, and what each seat has, as everybody may see it;
    False and () where the file cannot be read."""
    try:
        loaded, _ = store.load(summary.slot)
    except SaveFault:
        return False, ()
    save = loaded.save
    decision = table.game.decision(save.snapshot)
    view = table.game.view(save.snapshot, WATCHER, save.knowledge[-1])
    return decision is not None and decision.anyone, tuple(enumerate(table.play.scores(view)))


def waiting_games(
    summaries: Sequence[Summary], tables: Sequence[Table], store: Store | None = None
) -> list[WaitingGame]:
    """The newest unfinished matches of games that have a table; the first with its scores, read from the store."""
    known = {table.id: table for table in tables}
    found: list[WaitingGame] = []
    for summary in sorted(summaries, key=lambda one: one.date, reverse=True):
        header = summary.header
        if header is None or summary.fault is not None or header.over or header.game not in known:
            continue
        table = known[header.game]
        words = table.play.words([seat.name for seat in header.players])
        alone = sum(isinstance(seat, Person) for seat in header.players) == 1
        others = [i for i, seat in enumerate(header.players) if not (alone and isinstance(seat, Person))]
        #: A waiting match: %1 is how far it is, %2 lists the other players, %3 is when it was last played.
        line = QCoreApplication.translate("Waiting", "%1 · with %2 · %3")
        progress, date = words.progress(header.turn), when(header.date)
        line = filled(line, progress, words.names_of(others), date)
        title = header.title or table.title()
        anyone, scores = inside(summary, table, store) if store is not None and not found else (False, ())
        whose = whose_turn(header, words, anyone)
        short = " · ".join(part for part in (progress, date) if part)
        found.append(WaitingGame(summary, header.game, title, whose, line, scores, summary.picture, short))
        if len(found) == SHOWN:
            break
    return found
