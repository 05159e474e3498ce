"""A match becomes bytes and the same match again."""

from __future__ import annotations

import json

import msgspec
import pytest
from saved_matches import a_file, bot_match, file_of, new_match, parts, play, with_raw_body

from desktop.play.keeper import save_of, session_of
from desktop.play.session import Session
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves import codec, faults
from desktop.saves.faults import SaveFault
from desktop.saves.schema import FORMAT, Person


@pytest.mark.parametrize("actions", [0, 1, 2, 30, 61, 10_000])
@pytest.mark.parametrize("match", [new_match, bot_match], ids=["persons", "bots"])
def test_every_moment_of_a_match_survives(match: object, actions: int) -> None:
    session: Session = play(match(), actions, Rng(3))  # type: ignore[operator]
    loaded = codec.decode(file_of(session), GAMES)
    assert loaded.save == save_of(session)
    again, notes = session_of(loaded, session._bots)
    assert (save_of(again), notes) == (save_of(session), ())


def test_the_same_match_gives_the_same_bytes() -> None:
    assert a_file() == a_file()


def test_the_header_tells_what_the_list_shows() -> None:
    session = play(new_match(), 61, Rng(3))
    header, _ = parts(file_of(session, title="Sunday"))
    assert (header["format"], header["game"], header["rules"], header["title"]) == (FORMAT, "cuccu", 1, "Sunday")
    assert header["turn"] == session.turn.number
    assert [player["name"] for player in header["players"]] == ["Ada", "Ołena", "דנה", "Jonas"]
    assert header["over"] is False


def test_a_file_is_two_lines_of_plain_json() -> None:
    for line in a_file().decode().splitlines():
        json.loads(line)
    assert a_file().count(b"\n") == 2


def test_a_name_that_no_file_may_hold_is_made_plain() -> None:
    game = GAMES["cuccu"]
    names = ("<b>Ada</b>", "x" * 90, "a\nb", "")
    session = Session(game, game.types.options(), [Person(name) for name in names], 1, new_match()._bots)
    saved = codec.decode(file_of(session), GAMES).save
    assert [seat.name for seat in saved.seats] == ["bAda/b", "x" * 40, "ab", "?"]


def test_a_match_that_could_not_be_opened_again_is_not_written() -> None:
    session = play(new_match(), 10, Rng(1))
    save = save_of(session)
    long = msgspec.structs.replace(save, log=save.log * 3000)
    with pytest.raises(SaveFault) as caught:
        codec.encode(session.game, long)
    assert caught.value.reason == faults.TooLarge(5)


def test_no_fault_carries_text_of_the_file() -> None:
    """`where` is shown to players: names of fields and numbers only."""
    _, body = parts(a_file())
    hostile = body.replace(b'"seats"', b'"<img src=x onerror=1>"', 1)
    with pytest.raises(SaveFault) as caught:
        codec.decode(with_raw_body(a_file(), hostile), GAMES)
    assert "<" not in repr(caught.value.reason)
