"""The session's history: undo by the rules of the table, redo, resigning, resuming a saved match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import toy_dogs
import toy_search
import toy_trade
from matches import ANN, BEN, CLEO, OTTO, LateHost, begin, bury, dice, do, everything, settle

from desktop.play.reasons import (
    AnotherActed,
    BotPlaysSeat,
    ChanceActed,
    NothingToRedo,
    NothingToUndo,
    Resigned,
    SecretShown,
)
from desktop.play.session import Session, Waiting
from desktop.rules.kit import IllegalAction, MatchIsOver
from desktop.saves.schema import Seat

# -- undo: against bots -----------------------------------------------------------------------------------------------


def test_against_bots_undo_goes_back_past_chance_and_bots_to_the_last_free_choice() -> None:
    host = LateHost()
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    before = everything(session)
    do(session, 0, toy_dogs.Run())
    placing = everything(session)
    do(session, 0, bury(session))
    session.advance()
    host.answer(action=toy_dogs.Walk())
    session.undo(0)
    assert everything(session) == placing
    assert session.helped
    session.undo(0)
    assert everything(session) == before
    assert session.why_not_undo(0) == NothingToUndo()


def test_the_same_move_meets_the_same_dice_after_undo() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    do(session, 0, toy_dogs.Run())
    first = dice(session)
    session.undo(0)
    assert dice(session) == []
    do(session, 0, toy_dogs.Run())
    assert dice(session) == first


def test_undo_never_stops_inside_a_payment() -> None:
    session = begin(toy_search.GAME, ANN, OTTO)
    before = everything(session)
    do(session, 0, toy_search.Search(0), toy_search.Pay(0))
    session.undo(0)
    assert everything(session) == before


def test_undo_does_not_stop_at_what_the_table_did_for_a_person() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    before = everything(session)
    do(session, 0, toy_dogs.Run())
    played = session.submit(0, bury(session), by_itself=True)
    assert (played.seat, played.by) == (0, "rule")
    session.undo(0)
    assert everything(session) == before


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    with pytest.raises(IllegalAction) as refused:
        session.undo(0)
    assert refused.value.reason == NothingToUndo()
    assert not session.helped


# -- undo: between persons --------------------------------------------------------------------------------------------


def test_between_persons_a_choice_nothing_followed_can_be_taken_back() -> None:
    session = begin(toy_search.GAME, ANN, BEN)
    before = everything(session)
    do(session, 0, toy_search.Search(0), toy_search.Pay(0))
    session.undo(0)
    assert everything(session) == before


def test_between_persons_undo_stops_behind_another_person() -> None:
    session = _offer_made(ANN, BEN, CLEO)
    do(session, 1, toy_trade.Decline())
    assert session.why_not_undo(0) == AnotherActed(1)


def _offer_made(*seats: Seat) -> Session:
    session = begin(toy_trade.GAME, *seats)
    offer = next(action for action in session.legal(0) if isinstance(action, toy_trade.Offer))
    do(session, 0, offer)
    return session


def test_between_persons_undo_stops_behind_chance() -> None:
    session = begin(toy_dogs.GAME, ANN, BEN)
    do(session, 0, toy_dogs.Run())
    assert session.why_not_undo(0) == ChanceActed()


def test_between_persons_undo_stops_behind_what_was_hidden_also_if_the_own_choice_showed_it() -> None:
    # Given that looking through a stack is the last thing that was done, or drawing a card
    for actions in (
        (toy_search.Search(0), toy_search.Pay(0), toy_search.Pay(0)),
        (toy_search.Draw(0),),
    ):
        session = begin(toy_search.GAME, ANN, BEN)
        do(session, 0, *actions)
        # then it cannot be unseen
        assert session.why_not_undo(0) == SecretShown()
        with pytest.raises(IllegalAction):
            session.undo(0)


def test_between_persons_undo_can_be_free_by_agreement() -> None:
    session = begin(toy_dogs.GAME, ANN, BEN, undo_people="free")
    before = everything(session)
    do(session, 0, toy_dogs.Run())
    do(session, 0, bury(session))
    do(session, 1, toy_dogs.Walk())
    session.undo(0)
    session.undo(0)
    assert everything(session) == before


def test_against_bots_undo_can_be_fair_by_choice() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO, undo_bots="fair")
    do(session, 0, toy_dogs.Run())
    assert session.why_not_undo(0) == ChanceActed()


# -- redo -------------------------------------------------------------------------------------------------------------


def test_redo_does_again_what_undo_took_back_step_by_step() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    do(session, 0, toy_dogs.Run())
    placing = everything(session)
    do(session, 0, bury(session))
    end = everything(session)
    session.undo(0)
    session.undo(0)
    session.redo()
    assert everything(session) == placing
    session.redo()
    assert everything(session) == end
    assert session.why_not_redo() == NothingToRedo()


def test_a_new_choice_ends_redo() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    do(session, 0, toy_dogs.Run())
    session.undo(0)
    assert session.why_not_redo() is None
    session.submit(0, toy_dogs.Walk())
    with pytest.raises(IllegalAction) as refused:
        session.redo()
    assert refused.value.reason == NothingToRedo()


# -- resigning --------------------------------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_of_a_person_who_resigns() -> None:
    session = begin(toy_dogs.GAME, ANN, BEN)
    do(session, 0, toy_dogs.Run())
    at = len(session.played)
    session.resign(0, OTTO)
    assert session.seats == (OTTO, BEN)
    assert session.waiting is Waiting.BOT
    ((change),) = session.changes
    assert (change.at, change.seat, change.was) == (at, 0, ANN)
    assert session.outcome is None


def test_the_match_ends_when_the_last_person_resigns() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    session.resign(0, OTTO)
    assert session.waiting is Waiting.OVER
    assert session.decision is None
    outcome = session.outcome
    assert outcome is not None
    assert (outcome.places, outcome.reason) == (((1,), (0,)), Resigned(0))
    assert session.why_not(0, toy_dogs.Walk()) == MatchIsOver()
    with pytest.raises(IllegalAction) as refused:
        session.resign(0, OTTO)
    assert refused.value.reason == MatchIsOver()


def test_a_resignation_cannot_be_undone() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    do(session, 0, toy_dogs.Run())
    session.resign(0, OTTO)
    assert session.why_not_undo(0) == MatchIsOver()


def test_who_stays_cannot_undo_past_a_resignation() -> None:
    session = begin(toy_search.GAME, ANN, BEN, undo_people="free")
    do(session, 0, toy_search.Draw(0))
    do(session, 1, toy_search.Draw(0))
    session.resign(0, OTTO)
    assert session.why_not_undo(1) == AnotherActed(0)


def test_a_bot_cannot_resign() -> None:
    session = begin(toy_dogs.GAME, ANN, OTTO)
    with pytest.raises(IllegalAction) as refused:
        session.resign(1, OTTO)
    assert refused.value.reason == BotPlaysSeat(1)


def test_resigning_drops_the_question_at_hand() -> None:
    host = LateHost()
    session = begin(toy_dogs.GAME, OTTO, ANN, host=host)
    session.advance()
    session.resign(1, OTTO)
    before = everything(session)
    host.answer()
    assert everything(session) == before
    assert host.cancelled == 1


# -- resuming ---------------------------------------------------------------------------------------------------------


def _saved(session: Session) -> dict[str, Any]:
    """What a saved game holds, through JSON and back."""
    types = session.game.types
    log = [
        (played.seat, played.by, msgspec.json.decode(msgspec.json.encode(played.action), type=types.action))
        for played in session.played
    ]
    return {
        "log": log,
        "snapshot": msgspec.json.decode(msgspec.json.encode(session.state), type=types.state),
        "knowledge": session.knowledge,
        "streams": session.streams,
        "changes": session.changes,
        "helped": session.helped,
    }


def _played_for_a_while() -> Session:
    host = LateHost()
    session = begin(toy_dogs.GAME, ANN, OTTO, host=host)
    do(session, 0, toy_dogs.Run())
    do(session, 0, bury(session))
    session.advance()
    host.answer(action=toy_dogs.Walk())
    settle(session)
    return session


def test_a_saved_match_goes_on_as_if_it_had_never_stopped() -> None:
    session = _played_for_a_while()
    resumed, agree = Session.resume(
        session.game, session.options, session.seats, session.seed, LateHost(), **_saved(session)
    )
    assert agree
    assert resumed.state == session.state
    assert resumed.knowledge == session.knowledge
    assert resumed.streams == session.streams
    assert [(p.seat, p.by, p.action, p.events) for p in resumed.played] == [
        (p.seat, p.by, p.action, p.events) for p in session.played
    ]
    for match in (session, resumed):
        match.undo(0)
    assert everything(resumed)[:3] == everything(session)[:3], "undo restores the same luck"


def test_where_the_log_leads_elsewhere_the_snapshot_is_played_on_without_a_history() -> None:
    session = _played_for_a_while()
    saved = _saved(session)
    saved["log"] = saved["log"][:-1]
    resumed, agree = Session.resume(session.game, session.options, session.seats, session.seed, LateHost(), **saved)
    assert not agree
    assert resumed.state == session.state
    assert resumed.streams == session.streams
    assert resumed.played == []
    assert resumed.why_not_undo(0) == NothingToUndo()


@pytest.mark.parametrize(
    "entry",
    [
        (0, "person", toy_dogs.Score()),
        (1, "person", toy_dogs.Walk()),
    ],
    ids=["refused", "another seat's"],
)
def test_a_log_the_rules_refuse_does_not_agree(entry: tuple[Any, ...]) -> None:
    session = _played_for_a_while()
    saved = _saved(session)
    at = next(i for i, (_, by, _) in enumerate(saved["log"]) if by == "person")
    saved["log"][at] = entry
    resumed, agree = Session.resume(session.game, session.options, session.seats, session.seed, LateHost(), **saved)
    assert not agree
    assert resumed.state == session.state


def test_seats_that_changed_hands_stay_changed() -> None:
    session = begin(toy_search.GAME, ANN, BEN)
    do(session, 0, toy_search.Draw(0))
    session.resign(0, OTTO)
    resumed, agree = Session.resume(
        session.game, session.options, session.seats, session.seed, LateHost(), **_saved(session)
    )
    assert agree
    assert resumed.changes == session.changes
    assert resumed.persons == (1,)
