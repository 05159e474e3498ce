"""The match as the person who looks may read it: how far it is, what was said, what is new."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.play.session import Played, Session
from desktop.rules.kit import Event, View
from ui.shell.table import Table


class Reader(QObject):
    """What the conductor shows, as text. It sets `viewer`, `view` and `shown`; nothing here changes anything."""

    def __init__(self, session: Session, table: Table, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = table
        self.words: Any = table.words([seat.name for seat in session.seats])
        self.viewer = viewer
        """The seat that looks, or WATCHER."""
        self.view: View = session.view(viewer)
        """What is on the stage."""
        self.shown = 0
        """How many entries of the session's log have been shown."""

    @property
    def state_line(self) -> str:
        """How far the match is, in a few words."""
        return self.table.state(self.words, self.view)

    @property
    def all_out(self) -> bool:
        """True where no person has anything left to decide, though the match goes on."""
        persons = self.session.persons
        return (
            self.session.decision is not None
            and bool(persons)
            and all(self.table.is_out(self.view, seat) for seat in persons)
        )

    def last_turn(self) -> int | None:
        """Number of the log entry that is the last choice of the person who looks; None if they made none."""
        played = self.session.played
        for number in range(min(self.shown, len(played)) - 1, -1, -1):
            entry = played[number]
            if entry.by == "person" and entry.seat == self.viewer:
                return number
        return None

    def explained(self) -> int:
        """Number of the log entry up to which bots may explain themselves: no secret hangs on it any more."""
        for number in range(min(self.shown, len(self.session.played)) - 1, -1, -1):
            if any(self.table.opens(event) for event in self.session.played[number].events):
                return number
        return -1

    def log(self, start: int = 0) -> list[tuple[int, Event, str]]:
        """What the person who looks was shown since entry `start`: (number, event, sentence); silent events are left
        out."""
        lines = []
        for number, event in self.session.events(self.viewer, start):
            if number >= self.shown:
                break
            text = str(self.words.event(event, self.viewer))
            if text:
                lines.append((number, event, text))
        return lines

    def seen(self, played: Played) -> tuple[Event, ...]:
        """What the person who looks was shown of an entry."""
        seen = (event.seen_by(self.viewer) for event in played.events)
        return tuple(event for event in seen if event is not None)
