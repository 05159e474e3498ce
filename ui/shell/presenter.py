"""What of a match lies on the stage, and what can be done there, for the person who looks. The conductor says when.

Nothing is computed of any other seat: while the table is covered, the stage is given what a watcher sees.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.play.session import Session, Waiting
from desktop.rules.kit import WATCHER, Action, Reason, View
from ui.shell.keys import Letters
from ui.shell.orders import Orders
from ui.shell.pace import Cover, Frame, Hint, Pace
from ui.shell.reader import Reader
from ui.shell.table import Table
from ui.stage.placement import Affordance, Area, Cue, Draft, Placement, outlined, told_when_said

SPOKEN = 12
"""So many events that are shown together are said aloud, the last ones; all of them stand in the log."""


class Presenter(Reader):
    """Shows a session on one stage: anything with the interface of `ui.stage.view.StageView`."""

    said = Signal(str)
    """A sentence for those who cannot see the table."""
    noticed = Signal(str, bool)
    """A sentence to show beside the table; True where it says why something is not possible."""

    stood = Signal(object)
    """A person has said what the table does by itself from now on, or has taken that back: a `Standing`."""
    paced = Signal()
    """Another pace was chosen."""

    def __init__(self, session: Session, table: Table, stage: Any, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(session, table, viewer, parent)
        self.stage = stage
        self.covered: Cover | None = None
        self.draft: Draft | None = None
        """What the person who looks has laid out and not yet done."""
        self.hint: Hint | None = None
        self.fast = False
        """The match runs to its end, as long as no person has anything to decide."""
        self.letters = Letters()
        board = table.play.board
        self.orders = Orders(
            session, getattr(board, "STANDING", None), self.stood.emit, getattr(board, "left_of", None)
        )
        """What persons let the table do without asking."""
        self.headline_now = ""
        """Text of the cue that was acted out last; "" for none."""
        self.affordances: tuple[Affordance, ...] = ()
        self._ahead: tuple[View, Area, tuple[Placement, ...]] | None = None
        """A picture that was made before it is shown: of what, for which room."""
        self._pace: Pace = "normal"
        self._to_see = False

    @property
    def pace(self) -> Pace:
        """How fast things go that no person decides."""
        return "instant" if self.fast else self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        self.paced.emit()

    @property
    def settled(self) -> bool:
        """True when everything that happened has been shown."""
        return not self._acting and not self.stage.busy

    @property
    def resting(self) -> bool:
        """True while what is acted out, or chance, stands before the next choice: a key or a click shortens it."""
        return not self.settled or self.session.waiting is Waiting.CHANCE

    @property
    def offered(self) -> tuple[Affordance, ...]:
        """What the person who looks can do, or could if it were their turn, once everything has been shown."""
        return () if self.resting else tuple(one for one in self.affordances if one.listed)

    @property
    def deciding(self) -> bool:
        """True where the person who looks decides now and has seen everything that led there."""
        return self.settled and self._may_decide()

    def _look(self, seat: int) -> None:
        """Give the stage's eyes to a seat; what was still to be shown to the old eyes is dropped."""
        if seat != self.viewer:
            self.stage.other_eyes()
        self.viewer = seat
        self.draft = None
        self._all_shown()
        self.hint = None

    def _may_decide(self) -> bool:
        """Whether the decision is for the person who looks, as soon as all is shown."""
        decision = self.session.decision
        if decision is None or self._frames or self.covered or self.session.waiting is not Waiting.PERSON:
            return False
        return not self.must_pass(decision) and not (self.fast and decision.anyone)

    def _current_affordances(self) -> tuple[Affordance, ...]:
        """What the person who looks can do now. While others decide, what they could do, with why not."""
        decides = self._may_decide()
        if self.session.waiting is Waiting.CHANCE:
            return ()
        seat = self.actor() if decides else self.viewer
        if seat is None or seat not in self.session.persons:
            return ()

        def why_not(action: Action) -> Reason | None:
            return self.session.why_not(seat, action)

        view = self.session.view(seat) if decides else self.view
        legal = self.session.legal(seat) if decides else ()
        board = self.table.play.board
        laid = self.draft or self.orders.held(seat)
        offered: tuple[Affordance, ...] = (
            board.affordances(view, legal, self.words, why_not)
            if laid is None
            else board.laid_out(view, laid, legal, self.words, why_not)
        )
        offered = self.letters.given(offered)
        return offered if decides else tuple(one for one in offered if one.refusal)

    def _join_frames(self) -> None:
        """What is to be shown next becomes one change, up to a jump."""
        frame = self._frames.popleft()
        while self._frames and not (frame.jump or self._frames[0].jump):
            later = self._frames.popleft()
            frame = Frame(frame.before, frame.events + later.events, later.after, later.upto)
        self._frames.appendleft(frame)

    def _look_ahead(self) -> bool:
        """Make the picture that is shown next, apart from showing it, so that the window is held up by neither for
        long; False where that is done."""
        if self._ahead is not None:
            return False
        self._join_frames()
        view, area = self._frames[0].after, self.stage.area()
        self._ahead = view, area, self.table.play.board.picture(view, None, area, self.words)
        return True

    def _picture(self) -> tuple[Placement, ...]:
        """What lies on the stage now."""
        ahead, self._ahead = self._ahead, None
        area = self.stage.area()
        if ahead is not None and self.draft is None and ahead[0] is self.view and ahead[1] == area:
            return ahead[2]
        return self.table.play.board.picture(self.view, self.draft, area, self.words)

    def _show_next(self) -> None:
        if self.pace == "instant":
            self._join_frames()
        frame = self._frames.popleft()
        self.view = frame.after
        self._telling = frame
        area = self.stage.area()
        animate = self.pace != "instant"
        cues: tuple[Cue, ...] = ()
        if animate and frame.events and not frame.jump:
            cues = told_when_said(self.table.play.board.cues(frame.before, frame.events, frame.after, area, self.words))
        self._to_see = self._to_see or any(one.reveals and one.seen_by(WATCHER) != one for one in frame.events)
        self._send(cues, animate)
        if not any(cue.text for cue in cues):  # the stage says the texts of cues itself
            for event in frame.events[-SPOKEN:]:
                text = str(self.words.event(event, self.viewer))
                if text:
                    self.said.emit(text)
        if self.stage.busy and not any(cue.tells for cue in cues):
            self._tell_all()  # else with the cues, or with the next turn of the window's clock

    def _show_now(self, animate: bool = False) -> None:
        """The table as it stands for the eyes that look, at once; anything still to be acted out is left out."""
        self._all_shown()
        self._ahead = None
        self._send((), animate)

    def _send(self, cues: tuple[Cue, ...], animate: bool) -> None:
        self.affordances = self._current_affordances()
        hinted = self.hint.affordance.keys if self.hint is not None and self.hint.affordance is not None else ()
        placements = outlined(self._picture(), self.affordances, *self._last_moved(), hinted)
        self.stage.show_picture(placements, self.affordances, cues=cues, animate=animate)
        self.changed.emit()

    def _last_moved(self) -> tuple[tuple[str, ...], int | None]:
        """The keys of what the last move of a seat has changed, as far as the board tells, and that seat."""
        touched = getattr(self.table.play.board, "touched", None)
        if touched is not None:
            for entry in reversed(self.session.played[: self.shown]):
                if entry.seat >= 0:
                    return touched(self.seen(entry)), entry.seat
        return (), None

    def _say_headline(self, text: str) -> None:
        if text:
            self.headline_now = text
        self.changed.emit()

    def _resized(self) -> None:
        if self.stage.busy:
            self.stage.finish()
        self._send((), False)

    def _refused(self, reason: Reason | None) -> bool:
        """Whether there is a reason why not; it is then shown."""
        if reason is not None:
            self._notice(str(self.words.reason(reason)), refused=True)
        return reason is not None

    def _notice(self, text: str, refused: bool) -> None:
        self.noticed.emit(text, refused)
        self.said.emit(text)
