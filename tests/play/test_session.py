"""The session: who may act, what happens by itself, late bots, hints, and what is shown. Played with toys."""

from __future__ import annotations

import pytest
import toy_battle
import toy_dogs
import toy_search
from matches import ANN, BEN, OTTO, LateHost, Level, PromptHost, begin, bury, do, everything, settle

from desktop.log import LOG
from desktop.play.reasons import (
    BotPlaysSeat,
)
from desktop.play.session import Change, Session, Waiting
from desktop.rules.cuccu import values as cuccu
from desktop.rules.kit import CHANCE, WATCHER, IllegalAction, MatchIsOver, NotNow, NotYourDecision
from desktop.rules.registry import GAMES
from desktop.saves.schema import Seat

# -- who is waited for ------------------------------------------------------------------------------------------------


def test_a_new_match_waits_for_chance_then_for_the_person_who_begins() -> None:
    session = Session(toy_dogs.GAME, toy_dogs.Options(), (ANN, OTTO), 1, LateHost())
    assert session.waiting is Waiting.CHANCE
    settle(session)
    assert session.waiting is Waiting.PERSON
    assert session.may_act(0)
    assert not session.may_act(1)
    assert not session.advance(), "nothing goes on without the person"


def test_a_bot_at_turn_is_waited_for() -> None:
    session = begin(toy_dogs.GAME, OTTO, ANN)
    assert session.waiting is Waiting.BOT
    assert session.decision is not None and session.decision.seat == 0


def test_a_match_between_bots_runs_to_its_end() -> None:
    session = Session(toy_search.GAME, toy_search.Options(), (OTTO, OTTO), 3, PromptHost())
    outcome = session.run()
    assert outcome is not None
    assert session.waiting is Waiting.OVER
    assert session.decision is None
    assert not session.advance()
    assert {played.by for played in session.played} == {"bot", "chance"}


def test_the_same_seed_gives_the_same_match() -> None:
    one, two, other = (
        Session(toy_search.GAME, toy_search.Options(), (OTTO, OTTO), seed, PromptHost()) for seed in (3, 3, 4)
    )
    for session in (one, two, other):
        session.run()
    assert one.played == two.played
    assert one.played != other.played


def test_a_match_needs_the_right_number_of_seats() -> None:
    with pytest.raises(ValueError, match="not played by 1"):
        Session(toy_dogs.GAME, toy_dogs.Options(), (ANN,), 1, LateHost())


def test_a_match_needs_options_the_game_can_be_played_with() -> None:
    with pytest.raises(IllegalAction) as refused:
        Session(GAMES["cuccu"], cuccu.Options(lives=0), (ANN, OTTO, OTTO, OTTO), 1, LateHost())
    assert isinstance(refused.value.reason, cuccu.LivesOutOfRange)


# -- acting -----------------------------------------------------------------------------------------------------------


def test_a_person_acts_and_the_log_says_so() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    played = session.submit(0, toy_dogs.Walk())
    assert (played.seat, played.by, played.action) == (0, "person", toy_dogs.Walk())
    assert session.played[-1] is played
    assert session.waiting is Waiting.CHANCE


def test_a_refused_action_changes_nothing() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    before = everything(session)
    with pytest.raises(IllegalAction) as refused:
        session.submit(0, toy_dogs.Score())
    assert refused.value.reason == toy_dogs.NoDogComplete() == session.why_not(0, toy_dogs.Score())
    assert everything(session) == before


def test_another_seat_is_told_only_whose_decision_it_is() -> None:
    session = begin(toy_dogs.GAME, ANN, BEN)
    assert session.why_not(1, toy_dogs.Walk()) == NotYourDecision(0)
    assert session.why_not(1, toy_dogs.Score()) == NotYourDecision(0)
    assert session.legal(1) == ()
    assert session.legal(0) == (toy_dogs.Walk(), toy_dogs.Run())


def test_while_chance_is_due_nobody_decides() -> None:
    session = Session(toy_dogs.GAME, toy_dogs.Options(), (ANN, BEN), 1, LateHost())
    assert session.why_not(0, toy_dogs.Drawn(0)) == NotYourDecision(CHANCE)
    assert session.legal(0) == ()


def test_nobody_acts_for_a_bot() -> None:
    session = begin(toy_dogs.GAME, OTTO, ANN)
    assert session.why_not(0, toy_dogs.Walk()) == BotPlaysSeat(0)


def test_after_the_end_nothing_can_be_done() -> None:
    session = Session(toy_search.GAME, toy_search.Options(), (ANN, OTTO), 3, PromptHost())
    while session.waiting is not Waiting.OVER:
        if session.waiting is Waiting.PERSON:
            session.submit(0, session.legal(0)[0])
        session.advance()
    assert session.why_not(0, toy_search.Draw(0)) == MatchIsOver()
    assert session.legal(0) == ()
    assert session.outcome == toy_search.GAME.outcome(session.state)


def test_a_draft_is_judged_without_being_played() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    do(session, 0, toy_dogs.Run())
    before = everything(session)
    assert isinstance(session.why_not(0, toy_dogs.Place((None, None, None))), toy_dogs.kit.Unfinished)
    assert session.why_not(0, bury(session)) is None
    assert everything(session) == before


# -- formalities ------------------------------------------------------------------------------------------------------


def _to_the_next_deal(seats: tuple[Seat, ...]) -> Session:
    session = begin(GAMES["cuccu"], *seats, host=PromptHost(), undo_people="fair")
    while not (session.decision is not None and session.decision.anyone):
        if session.waiting is Waiting.PERSON:
            assert session.decision is not None
            session.submit(session.decision.seat, session.legal(session.decision.seat)[0])
        else:
            assert session.advance()
    return session


@pytest.mark.parametrize("presses", [0, 2])
def test_any_person_at_the_table_may_start_the_next_deal(presses: int) -> None:
    session = _to_the_next_deal((ANN, OTTO, BEN, OTTO))
    decision = session.decision
    assert decision is not None
    assert session.waiting is Waiting.PERSON
    assert session.may_act(0) and session.may_act(2) and not session.may_act(1)
    assert session.legal(1) == ()
    played = session.submit(presses, cuccu.NextDeal())
    assert (played.seat, played.by) == (decision.seat, "person")


def test_without_persons_the_next_deal_starts_by_itself() -> None:
    session = _to_the_next_deal((OTTO, OTTO, OTTO, OTTO))
    assert session.waiting is Waiting.RULE
    assert session.advance()
    assert session.played[-1].by == "rule"


def test_a_formality_is_not_what_undo_goes_back_to() -> None:
    session = _to_the_next_deal((ANN, OTTO, OTTO, OTTO))
    session.submit(0, cuccu.NextDeal())
    session.undo(0)
    assert session.decision is not None and session.decision.free and not session.decision.anyone


# -- windows ----------------------------------------------------------------------------------------------------------


def _arrow_shot(*seats: Seat) -> Session:
    """Seat 0 has played an arrow; seat 1 holds no "cancel", and it is its window."""
    for seed in range(100):
        session = begin(toy_battle.GAME, *seats, seed=seed)
        hands = session.state.hands
        if "arrow" in hands[0] and "cancel" not in hands[1]:
            for action in (toy_battle.Announce("arrow"), toy_battle.Target(0), toy_battle.Bow(0), toy_battle.Bow(1)):
                session.submit(0, action)
            assert session.decision == toy_battle.React(1)
            return session
    raise AssertionError("no such deal")


@pytest.mark.parametrize("other", [OTTO, ANN])
def test_where_passing_is_the_only_thing_possible_it_happens_by_itself(other: Seat) -> None:
    seats = (ANN, OTTO) if other is OTTO else (OTTO, ANN)
    if other is OTTO:
        session = _arrow_shot(*seats)
    else:  # the person is the one who cannot react, against a bot
        session = _arrow_shot(BEN, ANN)
        session.resign(0, OTTO)
    assert session.waiting is Waiting.RULE
    assert session.advance()
    assert (session.played[-1].by, session.played[-1].action) == ("rule", toy_battle.Pass())


def test_between_persons_a_secret_window_waits_also_for_who_can_only_pass() -> None:
    session = _arrow_shot(ANN, BEN)
    assert session.legal(1) == (toy_battle.Pass(),)
    assert session.waiting is Waiting.PERSON
    session.submit(1, toy_battle.Pass())
    assert session.played[-1].by == "person"


def test_who_presses_the_only_thing_possible_has_made_no_choice() -> None:
    session = _arrow_shot(BEN, ANN)
    session.resign(0, OTTO)
    assert session.submit(1, toy_battle.Pass()).by == "rule"
    assert session.why_not_undo(1) is not None


# -- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_is_asked_once_and_answers_later() -> None:
    host = LateHost()
    session = begin(toy_dogs.GAME, OTTO, ANN, host=host)
    assert session.advance()
    assert session.thinking
    assert not session.advance(), "it is not asked again while it thinks"
    ((question, _),) = host.asked
    assert question.view == session.view(0)
    assert question.legal == session.game.legal(session.state)
    assert question.params == Level(30)
    host.answer(action=toy_dogs.Run())
    assert not session.thinking
    assert (session.played[-1].by, session.played[-1].action) == ("bot", toy_dogs.Run())
    assert session.played[-1].because == NotNow()


def test_a_bot_that_answers_what_is_not_allowed_does_not_hold_up_the_table(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    host = LateHost()
    session = begin(toy_dogs.GAME, OTTO, ANN, host=host)
    session.advance()
    with caplog.at_level("ERROR", logger="fivetables"):
        host.answer(action=toy_battle.Pass())
    assert session.played[-1].action == host.asked[0][0].legal[0]
    assert "was refused" in caplog.text


def test_a_second_answer_is_not_heard() -> None:
    host = LateHost()
    session = begin(toy_dogs.GAME, OTTO, ANN, host=host)
    session.advance()
    host.answer()
    before = everything(session)
    host.answer()
    assert everything(session) == before


def test_an_answer_to_a_dropped_question_is_not_heard() -> None:
    # Given a bot that thinks after the person's turn
    host = LateHost()
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    do(session, 0, toy_dogs.Run())
    do(session, 0, bury(session))
    session.advance()
    assert session.thinking
    # when the person takes the turn back
    session.undo(0)
    assert host.cancelled == 1
    assert not session.thinking
    before = everything(session)
    host.answer()
    # then the answer is not heard, not even when the bot is asked the same again
    assert everything(session) == before
    do(session, 0, bury(session))
    session.advance()
    host.answer(0)
    assert session.thinking
    host.answer(1)
    assert session.played[-1].by == "bot"


def test_the_same_question_carries_the_same_luck_after_undo() -> None:
    host = LateHost()
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    do(session, 0, toy_dogs.Run())
    for _ in range(2):
        do(session, 0, bury(session))
        session.advance()
        host.answer()
        session.undo(0)
    assert host.asked[0][0] == host.asked[1][0]


# -- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_asks_the_hard_bot_from_the_persons_view_and_marks_the_match_as_helped() -> None:
    host, heard, told = LateHost(), [], []
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    session.listen(lambda change: told.append(change.kind))
    before = everything(session)
    session.hint(0, heard.append)
    question, _ = host.asked[-1]
    assert (question.view, question.params) == (session.view(0), Level(0))
    assert session.helped and told == ["helped"]
    assert not session.thinking, "the match does not wait for it"
    host.answer(action=toy_dogs.Run())
    assert [choice.action for choice in heard] == [toy_dogs.Run()]
    assert everything(session) == before, "a hint plays nothing"


def test_a_hint_that_comes_too_late_is_not_heard() -> None:
    host, heard = LateHost(), []
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    session.hint(0, heard.append)
    session.submit(0, toy_dogs.Walk())
    host.answer()
    assert heard == []
    assert host.cancelled == 1


def test_only_who_decides_gets_a_hint() -> None:
    session = begin(toy_dogs.GAME, ANN, BEN)
    with pytest.raises(IllegalAction) as refused:
        session.hint(1, lambda choice: None)
    assert refused.value.reason == NotYourDecision(0)
    assert not session.helped


# -- what is shown ----------------------------------------------------------------------------------------------------


def test_listeners_hear_every_change_until_they_stop_listening() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    heard: list[Change] = []
    short: list[Change] = []
    session.listen(heard.append)
    stop = session.listen(short.append)
    do(session, 0, toy_dogs.Run())
    stop()
    stop()
    session.undo(0)
    session.redo()
    session.resign(0, OTTO)
    assert [change.kind for change in heard] == ["step", "step", "helped", "undo", "redo", "seats"]
    assert [change.played for change in heard[:2]] == session.played[-2:]
    assert short == heard[:2]


def test_a_listener_may_act_on_what_it_hears() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    session.listen(lambda change: session.advance())
    session.submit(0, toy_dogs.Run())
    assert isinstance(session.decision, toy_dogs.PlaceDice)
    assert [played.by for played in session.played[-2:]] == ["person", "chance"]


def test_each_seat_is_shown_its_own_events() -> None:
    session = begin(toy_search.GAME, ANN, BEN)
    start = len(session.played)
    do(session, 0, toy_search.Draw(0))
    (card,) = session.state.hands[0]
    assert session.events(0, start) == [(start, toy_search.CardDrawn(0, 0, card))]
    for eye in (1, WATCHER):
        assert session.events(eye, start) == [(start, toy_search.CardDrawn(0, 0, None))]
    assert session.view(WATCHER).hand == ()
