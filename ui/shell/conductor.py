"""The conductor of a match in the window: it moves the session on at the chosen pace, shows the stage one change after
another, and decides whose eyes look at the table.

Nothing here knows a game. Between several people the table is covered before the next one's cards are shown: while
`covered` is set, and before anybody has looked, the stage is given what a watcher may see and nothing else.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Choice
from desktop.play.session import Change, Played, Session, Waiting
from desktop.rules.kit import CHANCE, WATCHER, Action, Decision, Event, Reason, View
from desktop.saves.schema import Bot
from ui.shell.table import Table
from ui.stage.placement import Affordance, Cue, Draft, Placement, outlined
from ui.words.common import filled

Pace = Literal["step", "slow", "normal", "instant"]

PAUSES: dict[str, int] = {"step": 350, "slow": 1300, "normal": 450, "instant": 0}
"""Milliseconds between the end of one thing acted out and the next."""
HOLDS: dict[str, int] = {"step": 1600, "slow": 2600, "normal": 1600, "instant": 700}
"""Milliseconds for which a person sees what their choice led to, before the table is covered for the next one."""
GAP = 220
"""Milliseconds after a choice in which another one is taken for the second half of a double click."""


@dataclass(frozen=True)
class Cover:
    """The table is covered: for whom, and for what decision."""

    seat: int
    decision: Decision


@dataclass(frozen=True)
class Hint:
    """What the hard bot would do, and why in words; `affordance` is None where the action is not among those shown."""

    action: Action
    affordance: Affordance | None
    text: str
    reason: str


@dataclass(frozen=True)
class _Frame:
    """One change that is still to be shown. `upto`: the number of log entries once it is."""

    before: View
    events: tuple[Event, ...]
    after: View
    upto: int
    jump: bool = False


class Conductor(QObject):
    """Plays one session on one stage. The stage is anything with the interface of `ui.stage.view.StageView`."""

    changed = Signal()
    """Headline, affordances, who looks, or what the match waits for: read them anew."""
    log_changed = Signal(bool)
    """The log has grown; True: it is another log (other eyes, undo, another language)."""
    cover_changed = Signal()
    """`covered` was set or cleared. Set: the stage already shows what a watcher sees."""
    said = Signal(str)
    """A sentence for those who cannot see the table."""
    noticed = Signal(str, bool)
    """A sentence to show beside the table; True where it says why something is not possible."""
    hinted = Signal()
    over = Signal()
    """The match has ended and its end has been shown."""

    def __init__(self, session: Session, table: Table, stage: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.table = table
        self.stage = stage
        self.words = table.words([seat.name for seat in session.seats])
        self.viewer: int = session.persons[0] if len(session.persons) == 1 else WATCHER
        self.covered: Cover | None = None
        self.draft: Draft | None = None
        """What the person who looks has laid out and not yet done."""
        self.hint: Hint | None = None
        self.fast = False
        self.shown = 0
        """How many entries of the session's log have been shown."""
        self.headline_now = ""
        """Text of the cue that is being acted out; "" for none."""
        self.affordances: tuple[Affordance, ...] = ()
        self.ended = False
        self.gap = GAP
        self._pace: Pace = "normal"
        self._frames: deque[_Frame] = deque()
        self._view = session.view(self.viewer)
        self._placements: tuple[Placement, ...] = ()
        self._step_asked = False
        self._hold = False
        self._since = QElapsedTimer()
        self._go = QTimer(self, singleShot=True, interval=0)
        self._go.timeout.connect(self._move_on)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._pause_over)
        self._end_listening = session.listen(self._on_change)
        stage.settled.connect(self._go.start)
        stage.chosen.connect(self.act)
        stage.refused.connect(self.refuse)
        stage.headline.connect(self._say_headline)
        stage.resized.connect(self._resized)

    # -- starting and ending ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Show the table as it is and let the match go on."""
        self.shown = len(self.session.played)
        self._show_now()
        self.log_changed.emit(True)
        self._go.start()

    def stop(self) -> None:
        """Let go of session and stage: nothing is shown or moved on any more."""
        self._end_listening()
        self.session.stop_thinking()
        self._go.stop()
        self._pause.stop()
        self._frames.clear()
        self.stage.settled.disconnect(self._go.start)
        self.stage.chosen.disconnect(self.act)
        self.stage.refused.disconnect(self.refuse)
        self.stage.headline.disconnect(self._say_headline)
        self.stage.resized.disconnect(self._resized)

    # -- what the panel shows -----------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The view that is on the stage."""
        return self._view

    @property
    def pace(self) -> Pace:
        """How fast things go that no person decides."""
        return "instant" if self.fast else self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        self._pause.stop()
        self._go.start()
        self.changed.emit()

    @property
    def settled(self) -> bool:
        """True when everything that happened has been shown."""
        return not self._frames and not self.stage.busy

    @property
    def waits_for_step(self) -> bool:
        """True where the pace is `step` and the next move waits for `skip`."""
        return (
            self.pace == "step"
            and self.settled
            and not self.covered
            and (self._hold or self.session.waiting in (Waiting.BOT, Waiting.RULE))
            and not self.session.thinking
        )

    @property
    def offered(self) -> tuple[Affordance, ...]:
        """What the person who looks can do, or could if it were their turn, once everything has been shown."""
        return self.affordances if self.settled else ()

    @property
    def deciding(self) -> bool:
        """True where the person who looks decides now and has seen everything that led there."""
        return self.settled and self._may_decide()

    @property
    def headline(self) -> str:
        """What is asked of the person who looks, or what the match waits for."""
        if self.headline_now:
            return self.headline_now
        session = self.session
        decision = session.decision
        if decision is None:
            outcome = session.outcome
            return "" if outcome is None else str(self.words.winners(outcome))
        if not self.settled or self.covered or decision.seat == CHANCE:
            return ""
        if session.waiting in (Waiting.BOT, Waiting.RULE) and not decision.anyone:
            #: Headline while a computer player chooses; %1 is its name.
            return filled(self.tr("%1 is thinking"), self.words.name(decision.seat))
        laid = str(self.words.laid_out(self.draft)) if self.draft is not None else ""
        return laid or str(self.words.decision(decision, self._view))

    @property
    def state_line(self) -> str:
        """How far the match is, in a few words."""
        return self.table.state(self.words, self._view)

    @property
    def all_out(self) -> bool:
        """True where no person has anything left to decide, though the match goes on."""
        persons = self.session.persons
        return (
            self.session.decision is not None
            and bool(persons)
            and all(self.table.is_out(self._view, seat) for seat in persons)
        )

    def last_turn(self) -> int | None:
        """Number of the log entry that is the last choice of the person who looks; None if they made none."""
        played = self.session.played
        for number in range(min(self.shown, len(played)) - 1, -1, -1):
            entry = played[number]
            if entry.by == "person" and entry.seat == self.viewer:
                return number
        return None

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

    # -- what the person does -----------------------------------------------------------------------------------------

    def act(self, action: Action | Draft) -> bool:
        """Carry out the choice of the person who looks, or lay out a draft. False where it was not possible; then the
        reason is shown."""
        if self.covered:
            return False
        if not self.settled:
            self.skip()  # as on the stage: a click during motion ends it
            return False
        if isinstance(action, Draft):
            return self._lay_out(action)
        if self._since.isValid() and self._since.elapsed() < self.gap:
            return False
        seat = self._actor()
        decision = self.session.decision
        if seat is None or decision is None:
            seat = self.viewer
        refusal = self.session.why_not(seat, action)
        if refusal is not None:
            self._notice(self.words.reason(refusal), refused=True)
            return False
        self._since.restart()
        assert decision is not None
        if decision.anyone and len(self.session.persons) > 1:
            self._look(WATCHER)  # whoever pressed it, it tells nothing of who sits there
        self._hold = len(self.session.persons) > 1 and not decision.anyone
        self.session.submit(seat, action)
        return True

    def _lay_out(self, draft: Draft) -> bool:
        """Show what can follow from a draft; a plain `Draft` puts everything back."""
        self.draft = None if type(draft) is Draft else draft
        self.hint = None
        self._send((), self.pace != "instant")
        return True

    def put_back(self) -> None:
        """Nothing is laid out any more."""
        if self.draft is not None and self.settled:
            self._lay_out(Draft())

    def refuse(self, affordance: Affordance) -> None:
        """Say why something that was tried is not possible."""
        self._notice(affordance.refusal, refused=True)

    def skip(self) -> None:
        """End the motion or the pause, or let the next move happen where the pace is `step`."""
        if self.covered:
            return
        if self.stage.busy:
            self.stage.finish()
        elif self.waits_for_step or self._pause.isActive():
            self._pause.stop()
            self._step_asked = True
            self._go.start()

    def uncover(self) -> None:
        """The person for whom the table is covered sits before it."""
        if self.covered is None:
            return
        seat = self.covered.seat
        self.covered = None
        self._look(seat)
        self.cover_changed.emit()
        self._show_now()
        self.log_changed.emit(True)
        if self.headline:
            self.said.emit(self.headline)

    def ask_hint(self) -> None:
        """Ask what the hard bot would do; `hinted` follows."""
        seat = self._actor()
        if seat is None or not self.deciding:
            decision = self.session.decision
            if decision is not None and decision.seat >= 0:
                self._notice(self.words.decides(decision.seat), refused=True)
            return
        self.session.hint(seat, self._hint_answered)

    def _hint_answered(self, choice: Choice) -> None:
        found = next((one for one in self.affordances if one.action == choice.action and not one.refusal), None)
        reason = "" if choice.because is None else str(self.words.reason(choice.because))
        text = found.text if found is not None else str(self.words.action(choice.action))
        self.hint = Hint(choice.action, found, text, reason)
        if found is not None and found.keys:
            cue = Cue("pulse", key=found.keys[0], milliseconds=700)
            self.stage.show_picture(self._placements, self.affordances, cues=(cue,), animate=self.pace != "instant")
        self.hinted.emit()
        self.said.emit(self.tr("Hint: %1").replace("%1", ". ".join(part for part in (text, reason) if part)))

    def why_not_undo(self) -> Reason | None:
        """Why nothing can be taken back now, or None."""
        if self.draft is not None:
            return None
        return self.session.why_not_undo(self._undoer())

    def undo(self) -> None:
        """Put back what is laid out, else take back the last free choice of the person who looks; or say why not."""
        if self.covered:
            return
        if self.draft is not None:
            self.put_back()
            return
        refusal = self.why_not_undo()
        if refusal is not None:
            self._notice(self.words.reason(refusal), refused=True)
            return
        seat = self._undoer()
        if seat != self.viewer:
            self._look(WATCHER)
        self._hold = False
        self.session.undo(seat)

    def redo(self) -> None:
        """Do again what was taken back; else say why not."""
        if self.covered:
            return
        refusal = self.session.why_not_redo()
        if refusal is not None:
            self._notice(self.words.reason(refusal), refused=True)
            return
        self._hold = False
        self.session.redo()

    def resign(self, seat: int) -> None:
        """The person at `seat` gives up; a bot of the normal level takes over where other people play on."""
        params = BRAINS[self.session.game.id].levels["normal"]
        self.session.resign(seat, Bot(self.session.seats[seat].name, "normal", msgspec.to_builtins(params)))

    def fast_forward(self) -> None:
        """Let the match run to its end, or until a person is in it again."""
        self.fast = True
        self.stage.finish()
        self._pause.stop()
        self._go.start()

    def refresh(self) -> None:
        """Show everything anew: after a change of language, look or size."""
        self._show_now()
        self.hint = None
        self.log_changed.emit(True)

    # -- what happens -------------------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        """A listener of the session: note what has to be shown."""
        self._pause.stop()
        self._step_asked = False
        self.draft = None
        if change.kind == "helped":
            self.changed.emit()
            return
        self.hint = None
        after = self.session.view(self.viewer)
        before = self._frames[-1].after if self._frames else self._view
        if change.kind == "step":
            assert change.played is not None
            events = self._seen(change.played)
            self._frames.append(_Frame(before, events, after, len(self.session.played)))
        else:
            if change.kind == "seats":
                self.words = self.table.words([seat.name for seat in self.session.seats])
                if self.viewer not in self.session.persons and self.session.resigned is None:
                    self._look(self.session.persons[0] if len(self.session.persons) == 1 else WATCHER)
                    after = self.session.view(self.viewer)
            self.ended = False
            self._frames.clear()
            self._frames.append(_Frame(before, (), after, len(self.session.played), jump=True))
        self.affordances = ()
        self.changed.emit()
        if self.stage.busy and (self.pace == "instant" or change.kind != "step"):
            self.stage.finish()
        self._go.start()

    def _seen(self, played: Played) -> tuple[Event, ...]:
        seen = (event.seen_by(self.viewer) for event in played.events)
        return tuple(event for event in seen if event is not None)

    def _move_on(self) -> None:
        """Do the next thing: show what happened, cover the table, ask the person, or let the match go on."""
        if self.covered is not None:
            return
        if self.stage.busy:
            if self.pace != "instant":
                return  # `settled` comes back here
            self.stage.finish()
        if self._frames:
            self._show_next()
            if not self.stage.busy:
                self._go.start()
            return
        waiting = self.session.waiting
        if self.fast and not self.all_out:
            self.fast = False
            self.changed.emit()
        if waiting is Waiting.OVER:
            self._end()
        elif waiting is Waiting.PERSON:
            self._ask_person()
        elif not self.session.thinking:
            self._advance(waiting)

    def _advance(self, waiting: Waiting) -> None:
        """Let chance, the rules or a bot go on, after the pause."""
        stepwise = self.pace == "step" and waiting is not Waiting.CHANCE
        if not self._step_asked:
            self.changed.emit()
            if stepwise:
                return
            pause = PAUSES[self.pace] // (3 if waiting is Waiting.CHANCE else 1)
            if not self._pause.isActive():
                self._pause.start(pause)
            return
        self._step_asked = False
        self.session.advance()
        if self.session.thinking:
            self.changed.emit()

    def _pause_over(self) -> None:
        self._step_asked = True
        self._move_on()

    def _ask_person(self) -> None:
        decision = self.session.decision
        assert decision is not None
        if self.fast and decision.anyone:
            self.session.submit(self.session.persons[0], self.session.legal(self.session.persons[0])[0])
            return
        if self._must_cover(decision):
            if self._hold and not self._step_asked:
                self.changed.emit()
                if self.pace != "step" and not self._pause.isActive():
                    self._pause.start(HOLDS[self.pace])
                return
            self._step_asked = self._hold = False
            self._cover(decision)
            return
        self._hold = self._step_asked = False
        if not decision.anyone and decision.seat != self.viewer:
            self._look(WATCHER)  # an open answer: nothing hidden is needed for it, so nothing hidden is shown
            self.log_changed.emit(True)
        if not any(not one.refusal for one in self.affordances):
            self._show_now(animate=True)
        self.changed.emit()
        if self.headline:
            self.said.emit(self.headline)

    def _end(self) -> None:
        if not self.ended:
            self.ended = True
            self.fast = False
            self.changed.emit()
            self.said.emit(self.headline)
            self.over.emit()

    # -- who looks ----------------------------------------------------------------------------------------------------

    def _actor(self) -> int | None:
        """The seat for which the person before the screen acts now."""
        decision = self.session.decision
        if decision is None:
            return None
        if decision.anyone:
            persons = self.session.persons
            return self.viewer if self.viewer in persons else next(iter(persons), None)
        return decision.seat if self.session.may_act(decision.seat) else None

    def _undoer(self) -> int:
        """The seat that takes back: who looks, else who acted last."""
        persons = self.session.persons
        if self.viewer in persons:
            return self.viewer
        acted = (entry.seat for entry in reversed(self.session.played) if entry.by == "person")
        return next((seat for seat in acted if seat in persons), persons[0] if persons else WATCHER)

    def _must_cover(self, decision: Decision) -> bool:
        """Whether the next decision is another person's and needs eyes that the present ones must not have."""
        if len(self.session.persons) < 2 or decision.anyone or decision.seat == self.viewer:
            return False
        return decision.secret or self.session.turn.seat == decision.seat

    def _look(self, seat: int) -> None:
        """Give the stage's eyes to a seat; what was still to be shown to the old eyes is dropped."""
        self.viewer = seat
        self.draft = None
        self._frames.clear()
        self.shown = len(self.session.played)
        self._view = self.session.view(seat)
        self.hint = None

    def _cover(self, decision: Decision) -> None:
        self.covered = Cover(decision.seat, decision)
        self._look(WATCHER)
        self._show_now()
        self.cover_changed.emit()
        self.log_changed.emit(True)

    # -- the stage ----------------------------------------------------------------------------------------------------

    def _may_decide(self) -> bool:
        """Whether the decision is for the person who looks, as soon as all is shown."""
        decision = self.session.decision
        if decision is None or self._frames or self.covered or self.session.waiting is not Waiting.PERSON:
            return False
        return not self._must_cover(decision) and not (self.fast and decision.anyone)

    def _current_affordances(self) -> tuple[Affordance, ...]:
        """What the person who looks can do now. While others decide, what they could do, with why not."""
        decides = self._may_decide()
        seat = self._actor() if decides else self.viewer
        if seat is None or seat not in self.session.persons:
            return ()

        def why_not(action: Action) -> Reason | None:
            return self.session.why_not(seat, action)

        view = self.session.view(seat) if decides else self._view
        legal = self.session.legal(seat) if decides else ()
        board = self.table.board
        offered: tuple[Affordance, ...] = (
            board.affordances(view, legal, self.words, why_not)
            if self.draft is None
            else board.laid_out(view, self.draft, legal, self.words, why_not)
        )
        return offered if decides else tuple(one for one in offered if one.refusal)

    def _show_next(self) -> None:
        frame = self._frames.popleft()
        self._view = frame.after
        self.shown = frame.upto
        area = self.stage.area()
        animate = self.pace != "instant"
        cues: tuple[Cue, ...] = ()
        if frame.events and not frame.jump:
            cues = self.table.board.cues(frame.before, frame.events, frame.after, area, self.words)
        self._send(cues, animate)
        if not any(cue.text for cue in cues):  # the stage says the texts of cues itself
            for event in frame.events:
                text = str(self.words.event(event, self.viewer))
                if text:
                    self.said.emit(text)
        self.log_changed.emit(frame.jump)

    def _show_now(self, animate: bool = False) -> None:
        """The table as it stands for the eyes that look, at once; anything still to be acted out is left out."""
        self._frames.clear()
        self.shown = len(self.session.played)
        self._view = self.session.view(self.viewer)
        self.headline_now = ""
        self._send((), animate)

    def _send(self, cues: tuple[Cue, ...], animate: bool) -> None:
        self.affordances = self._current_affordances()
        picture = self.table.board.picture(self._view, self.draft, self.stage.area(), self.words)
        self._placements = outlined(picture, self.affordances, *self._last_moved())
        self.stage.show_picture(self._placements, self.affordances, cues=cues, animate=animate)
        self.changed.emit()

    def _last_moved(self) -> tuple[tuple[str, ...], int | None]:
        """The keys of what the last move of a seat has changed, as far as the board tells, and that seat."""
        touched = getattr(self.table.board, "touched", None)
        if touched is not None:
            for entry in reversed(self.session.played[: self.shown]):
                if entry.seat >= 0:
                    return touched(self._seen(entry)), entry.seat
        return (), None

    def _say_headline(self, text: str) -> None:
        self.headline_now = text
        self.changed.emit()

    def _resized(self) -> None:
        if self.stage.busy:
            self.stage.finish()
        self._send((), False)

    def _notice(self, text: str, refused: bool) -> None:
        self.noticed.emit(text, refused)
        self.said.emit(text)
