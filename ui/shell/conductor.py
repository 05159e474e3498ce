"""The conductor of a match in the window: it moves the session on at the chosen pace, shows the stage one change after
another, and decides whose eyes look at the table.

Nothing here knows a game. Between several people the table is covered before the next one's cards are shown: while
`covered` is set, and before anybody has looked, the stage is given what a watcher may see and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from desktop.bots.contract import Choice
from desktop.play.seats import bot_seat
from desktop.play.session import Change, Session, Waiting
from desktop.rules.kit import CHANCE, WATCHER, Action, Decision, Reason, View
from ui.shell.pace import HOLDS, PAUSES, Cover, Frame, Hint
from ui.shell.presenter import Presenter
from ui.shell.table import Table
from ui.stage.placement import Affordance, Chain, Cue, Draft, Standing
from ui.words.common import filled

TOGETHER = 500
"""Milliseconds within which what happens at the pace "instant" is shown together, while no person has to decide."""
BREATH = 5
"""Milliseconds between the making of a picture at that pace and its showing: the window can answer meanwhile."""
GAP = 220
"""Milliseconds after a choice in which another one is taken for the second half of a double click."""


class Conductor(Presenter):
    """Plays one session on one stage."""

    cover_changed = Signal()
    """`covered` was set or cleared. Set: the stage already shows what a watcher sees."""
    hinted = Signal()
    over = Signal()
    """The match has ended and its end has been shown."""

    def __init__(self, session: Session, table: Table, stage: Any, parent: QObject | None = None) -> None:
        super().__init__(session, table, stage, session.alone, parent)
        self.routines: frozenset[str] = frozenset()
        """Which routine actions are done without asking: begin, end."""
        self._by_hand = False
        self.ended = False
        self.gap = GAP
        self._chain: tuple[int, View, tuple[Action, ...]] | None = None
        """What is still to be done of a chain: by whom, what that seat saw before the last step, the rest."""
        self._step_asked = False
        self._hold = False
        self._since = QElapsedTimer()
        self._shown_at = QElapsedTimer()
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._move_on)
        self._go = QTimer(self, singleShot=True, interval=0)
        self._go.timeout.connect(self._move_on)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._pause_over)
        self.paced.connect(self._go_at_the_new_pace)
        self._end_listening = session.listen(self._on_change)
        self._links: tuple[tuple[Any, Callable[..., object]], ...] = (
            (stage.settled, self._go.start),
            (stage.chosen, self.act),
            (stage.refused, self.refuse),
            (stage.began, self._begin_cue),
            (stage.headline, self._say_headline),
            (stage.resized, self._resized),
        )
        for signal, slot in self._links:
            signal.connect(slot)

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
        self._late.stop()
        for signal, slot in self._links:
            signal.disconnect(slot)

    def _go_at_the_new_pace(self) -> None:
        self._pause.stop()
        self._go.start()
        self.changed.emit()

    # -- what the panel shows -----------------------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """True while others play, or chance, and Space makes it go faster."""
        idle = self.deciding or self.ended or self.covered or self.waits_for_done
        return not idle and self.pace not in ("instant", "step")

    @property
    def waits_for_done(self) -> bool:
        """True where the person looks at what their choice has shown them, before the table is covered for the next."""
        decision = self.session.decision
        if not (self._hold and self._to_see and self.settled) or self.covered or decision is None:
            return False
        return self.session.waiting is Waiting.PERSON and self.must_pass(decision)

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
    def headline(self) -> str:
        """What is asked of the person who looks, or what the match waits for."""
        if self._acting:
            return self.headline_now
        session = self.session
        decision, outcome = session.decision, session.outcome
        if outcome is not None:
            return f"{self.words.ending(outcome, session.alone)} {self.words.why_ended(outcome, session.alone)}"
        if decision is None or self.covered:
            return ""
        if decision.seat == CHANCE:
            return self.headline_now
        others = decision.seat != self.viewer and not decision.anyone
        if session.waiting in (Waiting.BOT, Waiting.RULE) and others:
            #: Headline while a computer player chooses; %1 is its name.
            return filled(self.tr("%1 is thinking"), self.words.name(decision.seat))
        if self.settled and self._standing() is not None:
            return self.headline_now  # nothing is asked: the table goes on by itself
        laid = str(self.words.laid_out(self.draft)) if self.draft is not None else ""
        answers = self.answers
        if answers is None:
            return laid or str(self.words.decision(decision, self.view))
        asked = laid or str(self.words.decision(decision, session.view(answers)))
        #: Headline where another person at the same computer answers: %1 is that person's name, %2 what is asked of
        #: them, a sentence.
        return filled(self.tr("%1 decides: %2"), self.words.name(answers), asked)

    @property
    def answers(self) -> int | None:
        """The other person who decides now without the computer going to them, as nothing hidden is needed for it;
        None where it is the one who looks, a bot, or nobody."""
        decision = self.session.decision
        if not self._may_decide() or decision is None or decision.anyone or decision.seat == self.viewer:
            return None
        return decision.seat

    def why(self, number: int) -> str:
        """Why a bot did what log entry `number` tells, as a sentence; "" where it was no bot or keeps it to itself."""
        entry = self.session.played[number]
        if entry.by != "bot" or entry.because is None:
            return ""
        #: A computer player explains its move: %1 is its name, %2 the reason, a sentence.
        return filled(self.tr("%1: %2"), self.words.name(entry.seat), self.words.reason(entry.because))

    # -- what the person does -----------------------------------------------------------------------------------------

    def act(self, action: Action | Draft) -> bool:
        """Carry out the choice of the person who looks, or lay out a draft. False where it was not possible; then the
        reason is shown."""
        if self.covered:
            return False
        if self.resting:
            self.skip()  # as on the stage: a click during motion ends it
            return False
        chain = action.actions if isinstance(action, Chain) else ()
        if chain:
            action = chain[0]
        if isinstance(action, Draft):
            return self._lay_out(action)
        if self._since.isValid() and self._since.elapsed() < self.gap:
            return False
        seat = self.actor()
        decision = self.session.decision
        if seat is None or decision is None:
            seat = self.viewer
        if self._refused(self.session.why_not(seat, action)):
            return False
        self._since.restart()
        assert decision is not None
        if decision.anyone and len(self.session.persons) > 1:
            self._look(WATCHER)  # whoever pressed it, it tells nothing of who sits there
        self._hold = len(self.session.persons) > 1 and not decision.anyone
        self._to_see = False
        if chain:
            self._chain = (seat, self.session.view(seat), chain[1:])
        self.orders.by_hand(seat, action)
        self.session.submit(seat, action)
        return True

    def _next_of_chain(self, decision: Decision) -> bool:
        """Do the next step of a chain as soon as it is possible, or its seat may choose freely again; False where there
        is none. Where nothing has changed since the last step, or the step is not possible, the rest is left out."""
        if self._chain is None:
            return False
        seat, before, rest = self._chain
        possible = bool(rest) and decision.seat == seat == self.viewer and self.session.why_not(seat, rest[0]) is None
        if not possible and not decision.free:
            return False
        self._chain = None
        if not possible or self.session.view(seat) == before:
            return False
        self._chain = (seat, self.session.view(seat), rest[1:])
        self.session.submit(seat, rest[0], by_itself=True)
        return True

    def _lay_out(self, draft: Draft) -> bool:
        """Show what can follow from a draft; a plain `Draft` puts everything back."""
        self.draft = None if type(draft) is Draft else draft
        self.hint = None
        if isinstance(draft, Standing):
            seat = self.actor()
            self.draft, self._by_hand = None, False
            if seat is not None:
                self.orders.give(seat, draft)
            self._go.start()
        self._send((), self.pace != "instant")
        return True

    def put_back(self) -> None:
        """Nothing is laid out any more."""
        if self.draft is not None and self.settled:
            self._lay_out(Draft())

    def drop_hint(self) -> None:
        """The hint has been read."""
        if self.hint is not None and self.settled:
            self.hint = None
            self._send((), self.pace != "instant")

    def refuse(self, affordance: Affordance) -> None:
        """Say why something that was tried is not possible."""
        self._notice(affordance.refusal, refused=True)

    def skip(self) -> None:
        """End the motion or the pause, or let the next move happen where the pace is `step`."""
        if self.covered:
            return
        if self.stage.busy:
            self.stage.finish()
        elif self.waits_for_step or self.waits_for_done or self._pause.isActive():
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
        seat = self.actor()
        if seat is None or not self.deciding or self.answers is not None:  # a hint would tell what the other one knows
            decision = self.session.decision
            if decision is not None and decision.seat >= 0:
                self._notice(self.words.decides(decision.seat), refused=True)
            return
        self.session.hint(seat, self._hint_answered)

    def _hint_answered(self, choice: Choice) -> None:
        found = self._offered_for(choice.action)
        towards = getattr(self.table.play.board, "towards", None)
        if found is None and self.draft is None and towards is not None:
            draft = towards(choice.action)
            if draft is not None:
                self._lay_out(draft)  # what is advised is picked up, so that its place lights up
                found = self._offered_for(choice.action)
        reason = "" if choice.because is None else str(self.words.reason(choice.because))
        text = found.text if found is not None else str(self.words.action(choice.action))
        if found is not None and not found.listed and found.note:
            text = f"{text}\n{found.note}"  # the list does not say which place is meant
        self.hint = Hint(choice.action, found, text, reason)
        if found is not None and found.keys:
            self._send((Cue("pulse", key=found.keys[0], milliseconds=700),), self.pace != "instant")
        self.hinted.emit()
        self.said.emit(self.tr("Hint: %1").replace("%1", ". ".join(part for part in (text, reason) if part)))

    def _offered_for(self, action: Action) -> Affordance | None:
        return next((one for one in self.affordances if one.action == action and not one.refusal), None)

    def why_not_undo(self) -> Reason | None:
        """Why nothing can be taken back now, or None."""
        if self.draft is not None:
            return None
        return self.session.why_not_undo(self.undoer())

    def undo(self) -> None:
        """Put back what is laid out, else take back the last free choice of the person who looks; or say why not."""
        if self.covered:
            return
        if self.draft is not None:
            self.put_back()
            return
        if self._refused(self.why_not_undo()):
            return
        seat = self.undoer()
        if seat != self.viewer:
            self._look(WATCHER)
        self._hold = False
        self.session.undo(seat)

    def redo(self) -> None:
        """Do again what was taken back; else say why not."""
        if self.covered or self._refused(self.session.why_not_redo()):
            return
        self._hold = False
        self.session.redo()

    def resign(self, seat: int) -> None:
        """The person at `seat` gives up; a bot of the normal level takes over where other people play on."""
        self.session.resign(seat, bot_seat(self.session.game.id, self.session.seats[seat].name, "normal"))

    def fast_forward(self) -> None:
        """Let the match run to its end, or until a person is in it again."""
        self.fast = True
        self.stage.finish()
        self._pause.stop()
        self._go.start()

    def refresh(self) -> None:
        """Show everything anew: after a change of language, look or size."""
        self.hint = None
        self._show_now()
        self.log_changed.emit(True)

    # -- what happens -------------------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        """A listener of the session: note what has to be shown."""
        if change.kind == "helped":  # what is laid out stays
            self.changed.emit()
            return
        self._pause.stop()
        self._step_asked = False
        self.draft = None
        self._by_hand = change.kind != "step"  # what was taken back is not done again at once
        self.hint = None
        self.orders.follow(change)
        after = self._seen_by(self.viewer)
        before = self._frames[-1].after if self._frames else self.view
        if change.kind == "step":
            assert change.played is not None
            events = self.seen(change.played)
            self._frames.append(Frame(before, events, after, len(self.session.played)))
        else:
            self._chain = None
            if change.kind == "seats":
                self.words = self.table.words([seat.name for seat in self.session.seats], self.session.options)
                if self.viewer not in self.session.persons and self.session.resigned is None:
                    self._look(WATCHER)  # whoever gave up still sits there: the next one's cards stay covered
                    after = self._seen_by(self.viewer)
            self.ended = False
            self._forget()
            self._frames.append(Frame(before, (), after, len(self.session.played), jump=True))
        self.affordances = ()
        if not self._gathers():
            self.changed.emit()
        if self.stage.busy and (self.pace == "instant" or change.kind != "step"):
            self.stage.finish()
        self._go.start()

    def _move_on(self) -> None:
        """Do the next thing: show what happened, cover the table, ask the person, or let the match go on."""
        if self.covered is not None:
            return
        if self.stage.busy:
            if self.pace != "instant":
                return  # `settled` comes back here
            self.stage.finish()
        self._tell_all()
        if self._frames and not self._gathers():
            self._late.stop()
            if self.pace == "instant" and self._look_ahead():
                self._late.start(BREATH)
                return
            self._show_next()
            self._shown_at.start()
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

    def _gathers(self) -> bool:
        """Whether what has just happened waits a moment to be shown with what follows: the eye could not follow each
        step of several bots at "instant", and the window stays free."""
        if self.pace != "instant" or self._frames[0].jump or self.session.waiting in (Waiting.PERSON, Waiting.OVER):
            return False
        gathers = self._shown_at.isValid() and self._shown_at.elapsed() < TOGETHER
        if gathers and not self._late.isActive():
            self._late.start(TOGETHER)
        return gathers

    def _advance(self, waiting: Waiting) -> None:
        """Let chance, the rules or a bot go on, after the pause."""
        stepwise = self.pace == "step" and waiting is not Waiting.CHANCE
        if not self._step_asked:
            if not self._frames:
                self.changed.emit()
            if stepwise:
                return
            pause = PAUSES[self.pace] // (3 if waiting is Waiting.CHANCE else 1)
            if not self._pause.isActive():
                self._pause.start(pause)
            return
        self._step_asked = False
        self.headline_now = self.headline  # it stays until the first cue of what follows speaks
        self.session.advance()
        if self.session.thinking and not self._frames:
            self.changed.emit()

    def _pause_over(self) -> None:
        if self.session.waiting is Waiting.PERSON:
            ordered, seat = self._standing(), self.actor()
            done = ordered or self._routine()
            if done is not None and seat is not None:
                self._hold = False
                if ordered is not None:
                    self.orders.carry_out(seat, done)
                else:
                    self.session.submit(seat, done)  # undo stops here: one may want to do something else first
                return
        self._step_asked = True
        self._move_on()

    def _ask_person(self) -> None:
        decision = self.session.decision
        assert decision is not None
        if self.fast and decision.anyone:
            self.session.submit(self.session.persons[0], self.session.legal(self.session.persons[0])[0])
            return
        if self._standing() is not None:
            if not self._pause.isActive():
                self._pause.start(PAUSES[self.pace])
            return
        if self.must_pass(decision):
            if self._hold and not self._step_asked:
                self.changed.emit()
                if self.pace != "step" and not self._to_see and not self._pause.isActive():
                    self._pause.start(HOLDS[self.pace])
                return
            self._step_asked = self._hold = False
            if self.table.play.secrets:
                self._cover(decision)
            else:
                self._turn_to(decision.seat)
            return
        self._hold = self._step_asked = False
        if self._next_of_chain(decision):
            return
        if not any(not one.refusal for one in self.affordances):
            self._show_now(animate=True)
        self.changed.emit()
        routine = self._routine()
        if routine is not None and not self._pause.isActive():
            self._pause.start(PAUSES[self.pace])
        elif routine is None and self.headline:
            self.said.emit(self.headline)

    def _standing(self) -> Action | None:
        """What the person who decides lets the table do without asking, whoever looks: nothing hidden is needed."""
        decision = self.session.decision
        if self._by_hand or self.draft is not None or decision is None:
            return None
        standing = self.orders.held(decision.seat)
        if standing is None:
            return None
        view, legal = self.session.view(decision.seat), self.session.legal(decision.seat)
        alone = len(self.session.persons) < 2
        done: Action | None = self.table.play.board.stands(view, standing, legal, alone)
        return done

    def _routine(self) -> Action | None:
        """What the person who looks has done by itself now."""
        if self._by_hand or self.draft is not None or not self.deciding:
            return None
        wanted = self.routines & {"decline"} if self.pace == "step" else self.routines
        found = (one.action for one in self.affordances if one.routine in wanted and not one.refusal)
        action = next(found, None)
        return None if action is None or isinstance(action, Draft) else action

    def _end(self) -> None:
        if not self.ended:
            self.ended = True
            self.fast = False
            self.changed.emit()
            self.said.emit(self.headline)
            self.over.emit()

    # -- who looks ----------------------------------------------------------------------------------------------------

    def _cover(self, decision: Decision) -> None:
        self.covered = Cover(decision.seat, decision)
        self._look(WATCHER)
        self._show_now()
        self.cover_changed.emit()
        self.log_changed.emit(True)

    def _turn_to(self, seat: int) -> None:
        """The next person looks at a table without secrets: it turns to them in sight of all, and goes on."""
        self._look(seat)
        self._show_now(animate=self.pace != "instant")
        self.log_changed.emit(True)
        if self.turn_line:
            self.said.emit(self.turn_line)
        self._go.start()
