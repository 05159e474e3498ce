"""The match as far as the person who looks has seen it: how far it is, what was said, what is new, what is still to
be shown."""

from __future__ import annotations

from collections import deque
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.play.reasons import Resigned
from desktop.play.session import Played, Session
from desktop.rules.kit import WATCHER, Decision, Event, Reason, View
from ui.shell.pace import Frame
from ui.shell.table import Table
from ui.stage.placement import Cue


class Reader(QObject):
    """What of the match has been shown, and the same as text. The conductor says what comes next."""

    changed = Signal()
    """Headline, affordances, who looks, or what the match waits for: read them anew."""
    log_changed = Signal(bool)
    """The log has grown; True: it is another log (other eyes, undo, another language)."""

    def __init__(self, session: Session, table: Table, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = table
        self.words: Any = table.words([seat.name for seat in session.seats], session.options)
        self.viewer = viewer
        """The seat that looks, or WATCHER."""
        self.view: View = session.view(viewer)
        """What is on the stage, or on its way there."""
        self.lying: View = self.view
        """What lay on the stage when it was still last: nothing is told of what has not been seen."""
        self.shown = 0
        """How many entries of the session's log have been shown."""
        self.told = 0
        """How many events of the next entry have been shown already."""
        self._opened = -1, 0
        """What `explained` has found, and among how many entries: a log only grows at its end, or is cut there."""
        self._frames: deque[Frame] = deque()
        self._telling: Frame | None = None
        """What is acted out now."""

    @property
    def state_line(self) -> str:
        """How far the match is, in a few words."""
        return str(self.words.state(self.lying))

    @property
    def all_out(self) -> bool:
        """True where no person has anything left to decide, though the match goes on."""
        persons = self.session.persons
        return (
            self.session.decision is not None
            and bool(persons)
            and all(self.table.play.is_out(self.lying, seat) for seat in persons)
        )

    # -- what has been shown ------------------------------------------------------------------------------------------

    @property
    def _acting(self) -> bool:
        """True while something that happened has still to be shown."""
        return bool(self._frames) or self._telling is not None

    def _forget(self) -> None:
        """What was still to be shown is not shown any more."""
        self._frames.clear()
        self._telling = None
        self.told = 0
        self.headline_now = ""

    def _all_shown(self) -> None:
        """Everything counts as shown to the eyes that look."""
        self._forget()
        self.shown = len(self.session.played)
        self.view = self.lying = self._seen_by(self.viewer)

    def _seen_by(self, seat: int) -> View:
        """What a seat sees; a match that was given up waits for nothing any more."""
        view = self.session.view(seat)
        return view if self.session.resigned is None else self.table.play.board.given_up(view)

    def _begin_cue(self, cue: Cue) -> None:
        """The log follows what is acted out."""
        if self._telling is not None and cue.tells > self.told:
            self.told = cue.tells
            self.log_changed.emit(False)

    def _tell_all(self) -> None:
        """The change that was acted out is shown."""
        frame, self._telling = self._telling, None
        if frame is not None:
            self.shown, self.told = frame.upto, 0
            self.lying = frame.after
            self.log_changed.emit(frame.jump)
            self.changed.emit()

    # -- who looks, who acts ------------------------------------------------------------------------------------------

    def actor(self) -> int | None:
        """The seat for which the person before the screen acts now."""
        decision = self.session.decision
        if decision is None:
            return None
        if decision.anyone:
            persons = self.session.persons
            return self.viewer if self.viewer in persons else next(iter(persons), None)
        return decision.seat if self.session.may_act(decision.seat) else None

    def undoer(self) -> int:
        """The seat that takes back: who looks, else who acted last."""
        persons = self.session.persons
        if self.viewer in persons:
            return self.viewer
        acted = (entry.seat for entry in reversed(self.session.played) if entry.by == "person")
        return next((seat for seat in acted if seat in persons), persons[0] if persons else WATCHER)

    def must_pass(self, decision: Decision) -> bool:
        """Whether the computer goes to another person for the next decision: it is their turn, or it needs what the
        present eyes must not see. The last person left comes to the computer once more after another one has
        resigned."""
        if decision.seat not in self.session.persons or decision.anyone or decision.seat == self.viewer:
            return False
        return decision.secret or self.session.turn.seat == decision.seat

    @property
    def turn_line(self) -> str:
        """Whose turn it is, where several people sit at a table without secrets; else ""."""
        if self.table.play.secrets or len(self.session.persons) < 2 or self.session.decision is None:
            return ""
        turn = self.session.turn_before(min(self.shown, len(self.session.played)))
        return str(self.words.turn_of(turn.seat)) if turn.seat >= 0 else ""

    # -- the log ------------------------------------------------------------------------------------------------------

    def last_turn(self) -> int | None:
        """Number of the log entry that is the last choice of the person who looks, or the last one made for them, in a
        turn of theirs that is over; None if there is none. What they choose in the midst of a turn, or answer in
        another's, moves it no further."""
        if self.viewer not in self.session.persons:
            return None
        played, decision = self.session.played, self.session.decision
        begun = min(self.shown + (self.told > 0), len(played))
        closed = decision is None or decision.anyone  # nobody has anything more to choose in it
        now = None if closed else self.session.turn_before(begun)
        for number in range(begun - 1, -1, -1):
            entry = played[number]
            if entry.by in ("person", "rule") and entry.seat == self.viewer:
                turn = self.session.turn_before(number)
                if turn.seat == self.viewer and turn != now:
                    return number
        return None

    def explained(self) -> int:
        """Number of the log entry up to which bots may explain themselves: no secret hangs on it any more."""
        shown = min(self.shown, len(self.session.played))
        opened, searched = self._opened if self._opened[1] <= shown else (-1, 0)
        for number in range(shown - 1, searched - 1, -1):
            if any(self.table.play.opens(event) for event in self.session.played[number].events):
                opened = number
                break
        self._opened = opened, shown
        return opened

    def log(self, start: int = 0) -> list[tuple[int, Event | Reason, str]]:
        """What the person who looks was shown since entry `start`: (number, event, sentence); silent events are left
        out. Where somebody resigned, the reason stands before what happened after it."""
        lines: list[tuple[int, Event | Reason, str]] = []
        left = [(change.at, change.seat) for change in self.session.changes if change.at >= start]
        if self.session.resigned is not None:
            left.append((len(self.session.played), self.session.resigned))
        of_next = 0
        for number, event in self.session.events(self.viewer, start):
            of_next += number >= self.shown
            if number > self.shown or of_next > self.told:
                break
            while left and left[0][0] <= number:
                lines.append(self._resignation(*left.pop(0)))
            text = str(self.words.event(event, self.viewer))
            if text:
                lines.append((number, event, text))
        return lines + [self._resignation(*one) for one in left if one[0] <= self.shown]

    def _resignation(self, number: int, seat: int) -> tuple[int, Event | Reason, str]:
        return number, Resigned(seat), str(self.words.reason(Resigned(seat)))

    def seen(self, played: Played) -> tuple[Event, ...]:
        """What the person who looks was shown of an entry."""
        seen = (event.seen_by(self.viewer) for event in played.events)
        return tuple(event for event in seen if event is not None)
