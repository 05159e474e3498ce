"""The conductor: what is shown, to whose eyes, at what pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from match_kit import CUCCU, FakeStage, FirstBots, PlainBoard, plain_table, seats, session
from pytestqt.qtbot import QtBot

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Params
from desktop.play.session import Session, Waiting
from desktop.rules.cuccu.events import LifeLost
from desktop.rules.cuccu.values import Exchange, Keep, NextDeal, View
from desktop.rules.kit import WATCHER, Event
from desktop.saves.schema import Bot
from ui.shell import conductor as module
from ui.shell.conductor import Conductor
from ui.stage.placement import Area, Cue, told_when_said
from ui.words.cuccu import CuccuWords


class PlainBrain:
    """Levels without parameters; the tests' host never asks it."""

    params_type = Params
    levels: ClassVar = {"easy": Params(), "normal": Params(), "hard": Params()}


@pytest.fixture(autouse=True)
def plain_brain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BRAINS, "cuccu", PlainBrain())  # type: ignore[arg-type]
    monkeypatch.setattr(module, "PAUSES", dict.fromkeys(module.PAUSES, 0))
    monkeypatch.setattr(module, "HOLDS", dict.fromkeys(module.HOLDS, 0))


Conduct = Callable[..., tuple[Conductor, FakeStage]]


@pytest.fixture
def conduct(qtbot: QtBot) -> Any:
    """Makes a conductor that has started; lets go of it at the end."""
    made: list[Conductor] = []

    def make(
        match: Session, slow: bool = False, pace: str = "normal", board: type = PlainBoard
    ) -> tuple[Conductor, FakeStage]:
        stage = FakeStage(slow)
        conductor = Conductor(match, plain_table(board=board), stage)
        conductor.gap = 0
        conductor.pace = pace  # type: ignore[assignment]
        made.append(conductor)
        conductor.start()
        return conductor, stage

    yield make
    for conductor in made:
        conductor.stop()


def until(qtbot: QtBot, done: Callable[[], bool]) -> None:
    """Let the event loop run until something is so."""
    qtbot.waitUntil(done, timeout=5000)


def my_turn(conductor: Conductor) -> bool:
    return conductor.deciding


# -- one person -------------------------------------------------------------------------------------------------------


def test_the_match_goes_on_until_the_person_must_decide(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session())
    until(qtbot, lambda: my_turn(conductor))
    assert {one.action for one in conductor.offered} == {Keep(), Exchange()}
    assert set(stage.seats) == {0}, "one person always sees with their own eyes"
    assert stage.shown[-1][1] == conductor.offered, "the stage is given what can be done"


def test_a_match_is_played_to_its_end(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session(lives=1), pace="instant")
    ended = []
    conductor.over.connect(lambda: ended.append(conductor.session.outcome))
    while not ended:
        until(qtbot, lambda: my_turn(conductor) or bool(ended) or conductor.all_out)
        if conductor.all_out:
            conductor.fast_forward()
            until(qtbot, lambda: bool(ended) or not conductor.all_out)
        elif not ended:
            assert conductor.act(conductor.offered[0].action)
    assert ended[0].winners
    assert conductor.headline.startswith(conductor.words.winners(ended[0], 0))


def test_every_change_is_shown_before_the_next_one_happens(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(), slow=True)
    until(qtbot, lambda: stage.busy)
    played = len(conductor.session.played)
    qtbot.wait(30)
    assert len(conductor.session.played) == played, "nothing goes on while something moves"
    assert conductor.offered == () and not conductor.deciding
    stage.finish()
    until(qtbot, lambda: len(conductor.session.played) > played)


def test_a_bot_that_answers_while_something_moves_is_shown_afterwards(qtbot: QtBot, conduct: Conduct) -> None:
    bots = FirstBots(later=True)
    conductor, stage = conduct(session((3,), bots=bots), slow=False)
    until(qtbot, lambda: bots.waiting is not None)
    stage.slow = True
    conductor.refresh()
    stage.busy = True
    shown = conductor.shown
    bots.answer_now()
    qtbot.wait(10)
    assert conductor.shown == shown
    assert len(conductor.log()) == len([e for e in conductor.session.events(3, 0) if e[0] < shown])
    stage.finish()
    until(qtbot, lambda: conductor.shown > shown)


def test_a_double_click_acts_once(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(), pace="instant")
    conductor.gap = 10_000
    until(qtbot, lambda: my_turn(conductor))
    stage.chosen.emit(Keep())
    until(qtbot, lambda: my_turn(conductor))
    assert conductor.session.waiting is Waiting.PERSON
    before = len(conductor.session.played)
    stage.chosen.emit(conductor.offered[0].action)
    assert len(conductor.session.played) == before, "the second press belongs to the first"


def test_what_is_not_possible_is_explained(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session())
    until(qtbot, lambda: my_turn(conductor))
    with qtbot.waitSignal(conductor.noticed) as told:
        assert not conductor.act(NextDeal())
    assert told.args == ["This is not what is to be decided now.", True]


def test_step_by_step_every_move_waits_for_a_key(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session((3,)), pace="step")
    until(qtbot, lambda: conductor.waits_for_step)
    played = len(conductor.session.played)
    qtbot.wait(30)
    assert len(conductor.session.played) == played
    conductor.skip()
    until(qtbot, lambda: len(conductor.session.played) > played)
    until(qtbot, lambda: conductor.waits_for_step or my_turn(conductor))


def test_space_ends_the_motion(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(), slow=True)
    until(qtbot, lambda: stage.busy)
    conductor.skip()
    assert not stage.busy


def test_undo_goes_back_to_the_last_choice_and_redo_does_it_again(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session(), pace="instant")
    until(qtbot, lambda: my_turn(conductor))
    with qtbot.waitSignal(conductor.noticed):
        conductor.undo()  # there is nothing yet
    before = len(conductor.session.played)
    conductor.act(Keep())
    until(qtbot, lambda: my_turn(conductor))
    after = len(conductor.session.played)
    conductor.undo()
    assert len(conductor.session.played) == before
    until(qtbot, lambda: my_turn(conductor))
    assert {one.action for one in conductor.offered} == {Keep(), Exchange()}
    assert max(number for number, _, _ in conductor.log()) < before
    conductor.redo()
    assert len(conductor.session.played) == after
    with qtbot.waitSignal(conductor.noticed):
        conductor.redo()


def test_a_hint_is_marked_and_said(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session())
    until(qtbot, lambda: my_turn(conductor))
    with qtbot.waitSignal(conductor.hinted):
        conductor.ask_hint()
    assert conductor.hint is not None
    assert conductor.hint.affordance in conductor.offered
    assert stage.shown[-1][2][0].kind == "pulse"
    conductor.act(Keep())
    assert conductor.hint is None


def test_the_log_begins_anew_after_the_last_own_choice(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session(), pace="instant")
    until(qtbot, lambda: my_turn(conductor))
    assert conductor.last_turn() is None
    at = len(conductor.session.played)
    conductor.act(Keep())
    until(qtbot, lambda: my_turn(conductor))
    assert conductor.last_turn() == at
    assert all(text.endswith((".", "!")) for _, _, text in conductor.log())


def test_resigning_alone_ends_the_match(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, _ = conduct(session())
    until(qtbot, lambda: my_turn(conductor))
    with qtbot.waitSignal(conductor.over):
        conductor.resign(0)
    assert conductor.session.outcome is not None


def test_after_resigning_nobody_is_asked_and_the_log_says_so(qtbot: QtBot, conduct: Conduct) -> None:
    given_up: list[View] = []

    class Board(PlainBoard):
        @staticmethod
        def given_up(view: View) -> View:
            given_up.append(view)
            return view

    conductor, _ = conduct(session(), board=Board)
    until(qtbot, lambda: my_turn(conductor))
    with qtbot.waitSignal(conductor.over):
        conductor.resign(0)
    assert conductor.log()[-1][2] == "\u2068Ada\u2069 resigns."
    assert given_up and conductor.view == given_up[-1], "the table is that of a match given up"
    assert conductor.headline == "You resigned. The match ends without a winner."


# -- what has been shown ----------------------------------------------------------------------------------------------


FIRST = 2
"""Number of a match in which seat 0 can ask a player who has no card yet."""


class ToldBoard(PlainBoard):
    """A cue for every event, with its sentence."""

    @staticmethod
    def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: CuccuWords) -> tuple[Cue, ...]:
        return tuple(Cue("say", text=words.event(one, 0), tells=i) for i, one in enumerate(events, 1))


def test_the_log_and_the_headline_follow_what_is_acted_out(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(seed=FIRST), board=ToldBoard)
    until(qtbot, lambda: my_turn(conductor))
    before = [text for _, _, text in conductor.log()]
    stage.slow = True
    conductor.act(Exchange())
    until(qtbot, lambda: stage.busy)
    cues = stage.shown[-1][2]
    assert cues and [text for _, _, text in conductor.log()] == before
    for number, cue in enumerate(cues, 1):
        stage.begin(cue)
        lines = [text for _, _, text in conductor.log()][len(before) :]
        assert lines == [one.text for one in cues[:number] if one.text]
        assert conductor.headline == cue.text
    stage.finish()
    until(qtbot, lambda: conductor.settled or len(stage.shown[-1][2]) != len(cues))


def test_dice_that_still_rise_have_not_fallen_in_the_log() -> None:
    # Given cues for one roll, of which the last says what it is, and then a move that is only shown
    roll = (Cue("lift", "a", tells=1), Cue("lift", "b", tells=1), Cue("show", text="Ada rolls 5.", tells=1))
    move = (Cue("lift", "c", tells=2), Cue("show", tells=2))
    assert [cue.tells for cue in told_when_said(roll + move)] == [0, 0, 1, 2, 2]


def test_a_skip_tells_everything_at_once(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(seed=FIRST), board=ToldBoard)
    until(qtbot, lambda: my_turn(conductor))
    stage.slow = True
    at = len(conductor.session.played)
    conductor.act(Exchange())
    until(qtbot, lambda: stage.busy)
    told = conductor.session.events(0, at)
    conductor.skip()
    until(qtbot, lambda: conductor.shown > at)
    assert [event for number, event, _ in conductor.log(at) if number == at] == [
        event for number, event in told if number == at and conductor.words.event(event, 0)
    ]


def test_a_lost_life_is_not_told_before_it_is_shown(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session(lives=1), slow=True, board=ToldBoard)
    for _ in range(200):
        until(qtbot, lambda: stage.busy or my_turn(conductor))
        if stage.busy:
            if any(isinstance(event, LifeLost) for event in conductor.session.played[-1].events):
                break
            stage.finish()
        else:
            conductor.act(conductor.offered[0].action)
    view = conductor.lying
    assert isinstance(view, View) and 0 not in view.lives
    assert not conductor.all_out and not any("life" in text for _, _, text in conductor.log())
    stage.finish()
    until(qtbot, lambda: conductor.lying is not view)
    assert isinstance(conductor.lying, View) and 0 in conductor.lying.lives
    assert any("life" in text for _, _, text in conductor.log())


def test_between_a_choice_and_what_it_leads_to_the_last_sentence_stays(
    qtbot: QtBot, conduct: Conduct, monkeypatch: pytest.MonkeyPatch
) -> None:
    conductor, stage = conduct(session(seed=FIRST), board=ToldBoard)
    until(qtbot, lambda: my_turn(conductor))
    stage.slow = True
    monkeypatch.setattr(module, "PAUSES", dict.fromkeys(module.PAUSES, 60_000))
    conductor.act(Exchange())
    until(qtbot, lambda: stage.busy)
    for cue in stage.shown[-1][2]:
        stage.begin(cue)
    said = conductor.headline
    stage.finish()
    until(qtbot, lambda: conductor.session.waiting is Waiting.CHANCE and conductor.settled)
    assert said and conductor.headline == said


def test_while_chance_acts_nothing_is_refused(qtbot: QtBot, conduct: Conduct, monkeypatch: pytest.MonkeyPatch) -> None:
    conductor, stage = conduct(session(seed=FIRST))
    until(qtbot, lambda: my_turn(conductor))
    notices: list[str] = []
    conductor.noticed.connect(lambda text, refused: notices.append(text))
    monkeypatch.setattr(module, "PAUSES", dict.fromkeys(module.PAUSES, 60_000))
    conductor.act(Exchange())
    until(qtbot, lambda: conductor.session.waiting is Waiting.CHANCE and conductor.settled)
    assert conductor.resting and conductor.offered == () and stage.shown[-1][1] == ()
    assert not conductor.act(Exchange()) and notices == [], "a press merely goes on"


# -- several persons --------------------------------------------------------------------------------------------------


def test_between_two_persons_the_table_is_covered(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session((0, 1, 2, 3)))
    until(qtbot, lambda: conductor.covered is not None)
    first = conductor.covered
    assert first is not None
    assert set(stage.seats) == {WATCHER}, "nothing but the watcher's view before anybody has said who sits there"
    assert not conductor.act(Keep()), "nobody acts through the cover"
    conductor.uncover()
    until(qtbot, lambda: my_turn(conductor))
    assert stage.seats[-1] == first.seat
    conductor.act(Keep())
    until(qtbot, lambda: conductor.covered is not None)
    second = conductor.covered
    assert second is not None and second.seat != first.seat
    assert stage.seats[-1] == WATCHER
    assert conductor.viewer == WATCHER
    assert conductor.log() == [
        (number, event, conductor.words.event(event, WATCHER)) for number, event in conductor.session.events(WATCHER)
    ]


def test_what_was_seen_by_exchanging_stays_until_the_person_is_done(qtbot: QtBot, conduct: Conduct) -> None:
    exchanged = False
    conductor, _ = conduct(session((0, 1, 2, 3), seed=3), pace="instant")
    for _ in range(12):
        until(qtbot, lambda: conductor.covered is not None or my_turn(conductor) or conductor.waits_for_done)
        if conductor.waits_for_done:
            exchanged = True
            qtbot.wait(20)
            assert conductor.covered is None and conductor.waits_for_done, "the table is not covered by itself"
            conductor.skip()
            until(qtbot, lambda: conductor.covered is not None)
        elif conductor.covered is not None:
            conductor.uncover()
        else:
            options = [one.action for one in conductor.offered]
            conductor.act(Exchange() if Exchange() in options else options[0])
    assert exchanged


def test_while_covered_nothing_shows_anybodys_view(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session((0, 1, 2, 3), lives=1), pace="instant")
    covered_views: set[int] = set()
    for _ in range(40):
        until(qtbot, lambda: conductor.covered is not None or my_turn(conductor) or conductor.ended)
        if conductor.ended:
            break
        if conductor.covered is not None:
            stage.resized.emit()
            conductor.undo()
            conductor.redo()
            conductor.refresh()
            covered_views.add(stage.seats[-1])
            conductor.uncover()
        else:
            assert stage.seats[-1] in (WATCHER, conductor.viewer)
            conductor.act(conductor.offered[0].action)
    assert covered_views == {WATCHER}


def test_the_eyes_change_only_through_the_cover(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session((0, 2)), pace="instant")
    looked: list[tuple[int, bool]] = []
    conductor.cover_changed.connect(lambda: looked.append((stage.seats[-1], conductor.covered is not None)))
    for _ in range(12):
        until(qtbot, lambda: conductor.covered is not None or my_turn(conductor) or conductor.ended)
        if conductor.covered is not None:
            conductor.uncover()
        elif my_turn(conductor):
            conductor.act(conductor.offered[0].action)
    changes = [b for a, b in zip(stage.seats, stage.seats[1:], strict=False) if a != b and WATCHER not in (a, b)]
    assert changes == [], "from one person's view to another's there is always a covered table between"
    assert looked and all(seat == WATCHER for seat, covered in looked if covered)


def test_resigning_among_others_gives_the_seat_to_a_bot(qtbot: QtBot, conduct: Conduct) -> None:
    conductor, stage = conduct(session((0, 1)))
    until(qtbot, lambda: conductor.covered is not None)
    seat = conductor.covered.seat if conductor.covered else 0
    conductor.uncover()
    until(qtbot, lambda: my_turn(conductor))
    shown = len(stage.seats)
    conductor.resign(seat)
    assert isinstance(conductor.session.seats[seat], Bot)
    until(qtbot, lambda: conductor.covered is not None)
    assert conductor.covered is not None and conductor.covered.seat == 1 - seat
    assert set(stage.seats[shown:]) == {WATCHER}, "whoever resigned sees nothing of the other's cards"
    conductor.uncover()
    assert conductor.viewer == 1 - seat
    for _ in range(3):
        until(qtbot, lambda: my_turn(conductor) or conductor.ended)
        assert conductor.viewer == 1 - seat, "the one person left sees with their own eyes from then on"
        if my_turn(conductor):
            conductor.act(conductor.offered[0].action)


def test_fast_forward_runs_until_a_person_is_in_the_match_again(qtbot: QtBot, conduct: Conduct) -> None:
    out = {"now": True}
    stage = FakeStage()
    conductor = Conductor(session(), plain_table(is_out=lambda view, seat: out["now"]), stage)
    conductor.start()
    until(qtbot, lambda: conductor.session.waiting is Waiting.PERSON)
    assert conductor.all_out
    conductor.fast_forward()
    assert conductor.pace == "instant"
    out["now"] = False
    until(qtbot, lambda: not conductor.fast)
    conductor.stop()


def test_the_seats_of_the_kit_are_those_of_the_game() -> None:
    assert len(seats(())) in CUCCU.seat_counts
