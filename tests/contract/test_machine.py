"""Any mixture of acting, waiting, answering, undoing, redoing, resigning and resuming keeps a session sound."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from trials import TRIALS
from walks import Trial, fold

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Choice, Params, Question
from desktop.play.session import Session, Waiting
from desktop.rules.kit import WATCHER, IllegalAction, Rng
from desktop.saves.schema import Bot, Person

BOT = Bot("Otto", "easy", {})


class Level(Params, frozen=True):
    """The bots of this test choose by luck."""


class Host:
    """Answers when the machine says so; answers to dropped questions come too."""

    def __init__(self) -> None:
        self.open: list[tuple[Question, Callable[[Choice], None]]] = []
        self.dropped: list[tuple[Question, Callable[[Choice], None]]] = []

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        assert not self.open, "one question at a time"
        self.open.append((question, answer))

    def cancel(self) -> None:
        assert self.open
        self.dropped += self.open
        self.open = []


class SessionMachine(RuleBasedStateMachine):
    """One match, and a record of what the session should hold."""

    trial: Trial

    @initialize(
        seed=st.integers(0, 2**32), persons=st.integers(0, 15), undo=st.sampled_from(("free", "fair")), which=st.data()
    )
    def begin(self, seed: int, persons: int, undo: Any, which: st.DataObject) -> None:
        self.game = self.trial.game
        self.options = which.draw(st.sampled_from(self.trial.options))
        self.count = which.draw(st.sampled_from(self.game.seat_counts))
        seats = [Person(f"P{seat}") if persons >> seat & 1 else BOT for seat in range(self.count)]
        self.host = Host()
        self.undo_rule = undo
        self.session = Session(
            self.game, self.options, seats, seed, self.host, undo_bots=undo, undo_people=undo
        )
        self.will = Rng(seed)

    def _all(self) -> tuple[Any, ...]:
        session = self.session
        return session.state, session.knowledge, session.streams, tuple(session.played)

    @rule(times=st.integers(1, 20))
    def go_on(self, times: int) -> None:
        """Do what is waited for, some times."""
        for _ in range(times):
            if self.session.waiting is not Waiting.OVER:
                self._go_on()

    def _go_on(self) -> None:
        session, before = self.session, len(self.session.played)
        if session.waiting is Waiting.PERSON:
            assert not session.advance()
            decision = session.decision
            assert decision is not None
            seat = self.will.choice(session.persons) if decision.anyone else decision.seat
            listed = session.legal(seat)
            action = self.will.choice(listed)
            if not decision.listed and self.will.chance(1, 2):
                action = self.game.sample_action(session.state, self.will)
            played = session.submit(seat, action)
            assert played.by == "person" and played is session.played[-1]
        elif session.thinking:
            assert not session.advance()
            ((question, answer),) = self.host.open
            self.host.open = []
            answer(Choice(Rng(question.seed).choice(self.game.candidates(question.view, question.legal))))
            answer(Choice(question.legal[0]))  # a second answer is not heard
        elif session.waiting is Waiting.BOT:
            assert session.advance()
            assert session.thinking
            return
        elif session.waiting is Waiting.RULE and session.persons and self.will.chance(1, 2):
            decision = session.decision
            assert decision is not None
            if session.may_act(decision.seat):  # the only thing possible can also be pressed
                assert session.submit(decision.seat, session.legal(decision.seat)[0]).by == "rule"
            else:
                assert session.advance()
        else:
            assert session.advance()
        assert len(session.played) == before + 1
        assert session.why_not_redo() is not None

    @precondition(lambda self: self.session.decision is not None)
    @rule()
    def others_are_refused(self) -> None:
        """Nobody acts out of turn, and trying changes nothing."""
        session, before = self.session, self._all()
        for seat in range(self.count):
            if not session.may_act(seat):
                for action in self.game.legal(session.state)[:3]:
                    assert session.why_not(seat, action) is not None
                    with pytest.raises(IllegalAction):
                        session.submit(seat, action)
        assert self._all() == before

    @rule()
    def old_answers_come_late(self) -> None:
        before = self._all()
        for question, answer in self.host.dropped:
            answer(Choice(question.legal[0]))
        assert self._all() == before

    @rule(seat=st.integers(0, 3), again=st.booleans())
    def take_back(self, seat: int, again: bool) -> None:
        """Undo leads to a choice of that person; redo leads back."""
        session, before = self.session, self._all()
        if session.why_not_undo(seat) is not None:
            with pytest.raises(IllegalAction):
                session.undo(seat)
            assert self._all() == before
            return
        session.undo(seat)
        assert session.helped
        assert len(session.played) < len(before[3])
        assert tuple(session.played) == before[3][: len(session.played)]
        assert session.waiting is Waiting.PERSON and session.may_act(seat)
        assert session.decision is not None and session.decision.free and not session.decision.anyone
        assert not session.thinking
        undone = before[3][len(session.played) :]
        assert all(change.at <= len(session.played) for change in session.changes)
        if self.undo_rule == "fair":
            assert not any(event.reveals for played in undone for event in played.events)
            assert all(played.by != "chance" for played in undone)
        after = self._all()
        session.redo()
        assert self._all() == before
        if not again:
            session.undo(seat)
            assert self._all() == after

    @precondition(lambda self: self.session.decision is not None and self.session.persons)
    @rule(really=st.sampled_from((False, False, False, True)))
    def somebody_resigns(self, really: bool) -> None:
        session, persons = self.session, self.session.persons
        if not really:  # seldom, or no match would get far
            return
        seat = self.will.choice(persons)
        session.resign(seat, BOT)
        if persons == (seat,):
            assert session.waiting is Waiting.OVER
            assert session.outcome is not None and session.outcome.places[-1] == (seat,)
        else:
            assert seat not in session.persons
        assert session.why_not_redo() is not None

    @rule()
    def close_and_open(self) -> None:
        """What a saved game holds is enough to go on, undo included."""
        old = self.session
        actions = self.game.types.action
        log = [
            (p.seat, p.by, msgspec.json.decode(msgspec.json.encode(p.action), type=actions)) for p in old.played
        ]
        state = msgspec.json.decode(msgspec.json.encode(old.state), type=self.game.types.state)
        self.host = Host()
        self.session, agree = Session.resume(
            self.game,
            self.options,
            old.seats,
            old.seed,
            self.host,
            log=log,
            snapshot=state,
            knowledge=old.knowledge,
            streams=old.streams,
            changes=old.changes,
            resigned=old.resigned,
            helped=old.helped,
            undo_bots=self.undo_rule,
            undo_people=self.undo_rule,
        )
        assert agree
        assert (self.session.state, self.session.knowledge, self.session.streams) == (
            old.state,
            old.knowledge,
            old.streams,
        )
        for seat in range(self.count):
            assert self.session.why_not_undo(seat) == old.why_not_undo(seat)

    @invariant()
    def the_log_leads_to_the_state_and_to_what_everybody_knows(self) -> None:
        session = getattr(self, "session", None)
        if session is None:
            return
        state = self.game.new(self.options, self.count)
        eyes = (*range(self.count), WATCHER)
        knowledge = tuple(self.game.first_knowledge(self.options, self.count, eye) for eye in eyes)
        for played in session.played:
            step = self.game.step(state, played.action)
            assert step.events == played.events
            state, knowledge = step.state, fold(self.game, knowledge, step.events)
        assert state == session.state
        assert knowledge == session.knowledge
        self.game.check(state)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game.id)
def test_a_session_stays_sound(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    _run(trial, monkeypatch, examples=60, steps=30)


@pytest.mark.soak
@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game.id)
def test_a_session_stays_sound_for_long(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    _run(trial, monkeypatch, examples=400, steps=120)


def _run(trial: Trial, monkeypatch: pytest.MonkeyPatch, examples: int, steps: int) -> None:
    monkeypatch.setitem(BRAINS, trial.game.id, SimpleNamespace(params_type=Level, levels={"hard": Level()}))
    machine = type(f"Machine_{trial.game.id}", (SessionMachine,), {"trial": trial})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
