"""Every kind of broken, foreign and hostile file, and the one fault that it ends in."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from saved_matches import a_file, new_match, parts, with_body, with_header, with_raw_body

from desktop.play.keeper import session_of
from desktop.rules.kit import Reason
from desktop.rules.registry import GAMES
from desktop.saves import codec, faults
from desktop.saves.faults import SaveFault
from desktop.saves.schema import FORMAT
from desktop.saves.store import Store

FILE = a_file()


def fault_of(data: bytes) -> Reason:
    """The fault of opening these bytes as a match."""
    with pytest.raises(SaveFault) as caught:
        session_of(codec.decode(data, GAMES), new_match()._bots)
    return caught.value.reason


def test_a_whole_file_has_no_fault() -> None:
    session_of(codec.decode(FILE, GAMES), new_match()._bots)


# -- the bytes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        pytest.param(b"", faults.Truncated(), id="empty"),
        pytest.param(FILE[:40], faults.Truncated(), id="within-the-header"),
        pytest.param(FILE[: FILE.index(b"\n") + 1], faults.Truncated(), id="header-only"),
        pytest.param(FILE[:-1], faults.Truncated(), id="last-byte-missing"),
        pytest.param(FILE[: len(FILE) // 2], faults.Truncated(), id="half"),
        pytest.param(FILE + b"x", faults.Damaged(), id="one-byte-more"),
        pytest.param(FILE + FILE, faults.Damaged(), id="twice"),
        pytest.param(bytes(len(FILE)), faults.Damaged(), id="all-NUL"),
        pytest.param(FILE[:900] + bytes(len(FILE) - 900), faults.Damaged(), id="NUL-tail"),
        pytest.param(bytes(900) + FILE[900:], faults.NotASave(), id="NUL-head"),
        pytest.param(FILE[:-9] + b"\0" + FILE[-8:], faults.Damaged(), id="one-NUL"),
        pytest.param(FILE.replace(b'"keep"', b'"agre"', 1), faults.Damaged(), id="wrong-checksum"),
        pytest.param(b"\xef\xbb\xbf" + FILE, faults.Damaged(), id="byte-order-mark"),
        pytest.param(FILE.replace(b"\n", b"\r\n"), faults.Damaged(), id="line-ends-changed"),
        pytest.param(FILE.decode().encode("utf-16"), faults.NotASave(), id="UTF-16"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + bytes(range(256)), faults.NotASave(), id="picture"),
        pytest.param(b"PK\x03\x04" + bytes(range(256)), faults.NotASave(), id="archive"),
        pytest.param(b'{"name": "something else"}\n', faults.NotASave(), id="other-JSON"),
        pytest.param(b"[1, 2]\n", faults.NotASave(), id="JSON-list"),
        pytest.param(b"cos\nsystem\n(S'true'\ntR.", faults.NotASave(), id="pickle"),
        pytest.param(b"[" * 100_000 + b"\n", faults.NotASave(), id="deep-header"),
        pytest.param(b'{"format":' + b"9" * 5000 + b"}\n", faults.NotASave(), id="huge-number-in-foreign-header"),
        pytest.param(b"x" * 5_000_001, faults.TooLarge(5), id="too-large"),
        pytest.param(FILE + b" " * 5_000_000, faults.TooLarge(5), id="padded"),
    ],
)
def test_bytes(data: bytes, fault: Reason) -> None:
    assert fault_of(data) == fault


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        pytest.param(b"", faults.Malformed("$"), id="empty"),
        pytest.param(b"null", faults.Malformed("$"), id="null"),
        pytest.param(b"[]", faults.Malformed("$"), id="list"),
        pytest.param(b"{}", faults.Malformed("$"), id="no-fields"),
        pytest.param(b"{\xff}", faults.Malformed("$"), id="not-UTF-8"),
        pytest.param(b"[" * 1_000_000, faults.Malformed("$"), id="deep-list"),
        pytest.param(b'{"a":' * 500_000 + b"1" + b"}" * 500_000, faults.Malformed("$"), id="deep-object"),
        pytest.param(b'{"seed":1,"seed":1}', faults.Malformed("$"), id="doubled-key"),
        pytest.param(b'{"seed":' + b"9" * 4_000_000 + b"}", faults.Malformed("$"), id="huge-integer"),
        pytest.param(b'{"seed":1e999}', faults.Malformed("$"), id="huge-float"),
        pytest.param(b'{"seed":NaN}', faults.Malformed("$"), id="NaN"),
        pytest.param(b'{"seed":-Infinity}', faults.Malformed("$"), id="Infinity"),
        pytest.param(b'{"seed":"\\ud800"}', faults.Malformed("$"), id="half-a-surrogate"),
    ],
)
def test_bodies(body: bytes, fault: Reason) -> None:
    assert fault_of(with_raw_body(FILE, body)) == fault


def test_a_doubled_key_is_found_at_any_depth() -> None:
    _, body = parts(FILE)
    assert fault_of(with_raw_body(FILE, body.replace(b'"lives":3', b'"lives":3,"lives":3', 1))) == faults.Malformed("$")


# -- the header -------------------------------------------------------------------------------------------------------


def players(**changes: Any) -> list[dict[str, Any]]:
    found = parts(FILE)[0]["players"]
    return [{**found[0], **changes}, *found[1:]]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        pytest.param({"format": FORMAT + 1}, faults.NewerFormat(FORMAT + 1, FORMAT), id="newer-format"),
        pytest.param(
            {"format": FORMAT + 1, "mood": "new"},
            faults.NewerFormat(FORMAT + 1, FORMAT),
            id="newer-format-with-new-fields",
        ),
        pytest.param({"format": 0}, faults.Malformed("$.format"), id="format-0"),
        pytest.param({"format": True}, faults.Malformed("$.format"), id="format-true"),
        pytest.param({"format": "1"}, faults.Malformed("$.format"), id="format-text"),
        pytest.param({"rules": 99}, faults.NewerRules(99, 1), id="newer-rules"),
        pytest.param({"rules": 0}, faults.Malformed("$.rules"), id="rules-0"),
        pytest.param({"game": "go"}, faults.UnknownGame("go"), id="unknown-game"),
        pytest.param({"game": "<b>go</b>"}, faults.Malformed("$.game"), id="game-with-markup"),
        pytest.param({"game": "../../x"}, faults.Malformed("$.game"), id="game-as-path"),
        pytest.param({"players": []}, faults.Malformed("$.players"), id="no-players"),
        pytest.param({"players": players()[:3], "to_act": None}, faults.Impossible(), id="three-players"),
        pytest.param({"players": players() * 3}, faults.Malformed("$.players"), id="twelve-players"),
        pytest.param({"players": players(name="Eva")}, faults.Damaged(), id="other-players-than-the-body"),
        pytest.param({"players": players(name="a\nb")}, faults.BadName(), id="name-with-line-end"),
        pytest.param({"turn": 10**6}, faults.Damaged(), id="other-turn-than-the-body"),
        pytest.param({"turn": -1}, faults.Malformed("$.turn"), id="turn-below-0"),
        pytest.param({"over": True}, faults.Damaged(), id="over-while-it-goes-on"),
        pytest.param({"to_act": 4}, faults.Malformed("$.to_act"), id="nobody-to-act"),
        pytest.param({"to_act": (parts(FILE)[0]["to_act"] + 1) % 4}, faults.Damaged(), id="another-to-act"),
        pytest.param({"to_act": None}, faults.Damaged(), id="nobody-while-somebody-must-act"),
        pytest.param({"date": "yesterday"}, faults.Malformed("$.date"), id="date-in-words"),
        pytest.param({"date": "2025-13-30T15:04:05Z"}, faults.Malformed("$.date"), id="month-13"),
        pytest.param({"title": "<img src=x>"}, faults.BadName(), id="title-with-markup"),
        pytest.param({"title": "x" * 81}, faults.BadName(), id="title-too-long"),
        pytest.param({"mood": 1}, faults.Malformed("$"), id="unknown-field"),
    ],
)
def test_headers(changes: dict[str, Any], fault: Reason) -> None:
    assert fault_of(with_header(FILE, **changes)) == fault


def test_a_header_that_never_ends() -> None:
    assert fault_of(b'{"format":' + b" " * 100_000 + FILE[10:]) == faults.Damaged()


# -- the content ------------------------------------------------------------------------------------------------------


def put(*path: str | int, value: Any) -> Callable[[dict[str, Any]], None]:
    """An edit: this value at this place."""

    def edit(body: dict[str, Any]) -> None:
        inside: Any = body
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return edit


def bot(**changes: Any) -> dict[str, Any]:
    return {"who": "bot", "name": "Bot", "level": "easy", "params": {}, **changes}


BIG = 1 << 64
PERSON = {"who": "person", "name": "Ada"}


def resigned(now: dict[str, Any], was: list[dict[str, Any]]) -> Callable[[dict[str, Any]], None]:
    """An edit: seat 0 belongs to `now`, and these gave it up one after another; the log is left out."""

    def edit(body: dict[str, Any]) -> None:
        body["log"], body["seats"][0] = [], now
        body["changes"] = [{"at": 0, "seat": 0, "was": one} for one in was]

    return edit


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        pytest.param(put("mood", value=1), faults.Malformed("$"), id="unknown-field"),
        pytest.param(put("snapshot", "mood", value=1), faults.Malformed("$.snapshot"), id="unknown-field-of-the-game"),
        pytest.param(put("snapshot", value={}), faults.Malformed("$.snapshot"), id="empty-position"),
        pytest.param(put("snapshot", "lives", 0, value=900), faults.Impossible(), id="900-lives"),
        pytest.param(put("snapshot", "lives", 0, value="3"), faults.Malformed("$.snapshot.lives[0]"), id="text-lives"),
        pytest.param(put("snapshot", "lives", 0, value=True), faults.Malformed("$.snapshot.lives[0]"), id="true-lives"),
        pytest.param(put("snapshot", "dealer", value=7), faults.Impossible(), id="dealer-nobody-is"),
        pytest.param(put("snapshot", "cards", value=[15] * 6), faults.Impossible(), id="six-cuckoos"),
        pytest.param(put("snapshot", "cards", value=[99]), faults.Malformed("$.snapshot.cards[0]"), id="no-such-rank"),
        pytest.param(put("options", "lives", value=10**9), faults.Malformed("$.options.lives"), id="options-absurd"),
        pytest.param(put("options", "lives", value=5), faults.Impossible(), id="options-of-another-match"),
        pytest.param(put("options", "cheat", value=True), faults.Malformed("$.options"), id="unknown-option"),
        pytest.param(put("seed", value=-1), faults.Malformed("$.seed"), id="seed-below-0"),
        pytest.param(put("seed", value=BIG), faults.Malformed("$"), id="seed-too-big"),
        pytest.param(put("streams", "setup", value=-1), faults.Malformed("$.streams"), id="stream-below-0"),
        pytest.param(put("streams", "setup", value=BIG), faults.Malformed("$"), id="stream-too-big"),
        pytest.param(put("streams", "<b>", value=1), faults.Malformed("$.streams"), id="stream-with-markup"),
        pytest.param(
            put("streams", value={f"s{i}": i for i in range(99)}), faults.Malformed("$.streams"), id="99-streams"
        ),
        pytest.param(put("seats", 0, "name", value="x" * 41), faults.BadName(), id="name-too-long"),
        pytest.param(put("seats", 0, "name", value=""), faults.BadName(), id="name-empty"),
        pytest.param(put("seats", 0, "name", value="  "), faults.BadName(), id="name-blank"),
        pytest.param(put("seats", 0, "name", value="\u200d"), faults.BadName(), id="name-of-a-joiner"),
        pytest.param(put("seats", 0, "name", value="\u3164"), faults.BadName(), id="name-without-ink"),
        pytest.param(put("seats", 0, "name", value="A\0"), faults.BadName(), id="name-with-NUL"),
        pytest.param(put("seats", 0, "name", value="A\u202eB"), faults.BadName(), id="name-with-bidi-override"),
        pytest.param(put("seats", 0, "name", value="A\u2066B"), faults.BadName(), id="name-with-bidi-isolate"),
        pytest.param(put("seats", 0, "name", value="A\u2028B"), faults.BadName(), id="name-with-line-separator"),
        pytest.param(put("seats", 0, "name", value="<b>A</b>"), faults.BadName(), id="name-with-markup"),
        pytest.param(put("seats", 0, "name", value="&lt;A"), faults.BadName(), id="name-with-entity"),
        pytest.param(put("seats", 0, "who", value="dog"), faults.Malformed("$.players[0].who"), id="dog"),
        pytest.param(put("seats", 0, value=bot(level="godlike")), faults.Impossible(), id="unknown-level"),
        pytest.param(put("seats", 0, value=bot(level="<b>")), faults.Impossible(), id="level-with-markup"),
        pytest.param(put("seats", 0, value=bot(params={"nodes": 10**12})), faults.Impossible(), id="params-absurd"),
        pytest.param(put("seats", 0, value=bot(params={"mood": 1})), faults.Impossible(), id="params-unknown"),
        pytest.param(put("seats", 0, value=bot(params={"noise": 101})), faults.Impossible(), id="more-noise-than-all"),
        pytest.param(put("seats", 0, value=bot(params={"noise": -1})), faults.Impossible(), id="noise-below-0"),
        pytest.param(put("seats", 0, value=bot(params={"a": "<b>"})), faults.Impossible(), id="params-with-markup"),
        pytest.param(put("log", value=[]), None, id="no-log"),
        pytest.param(put("log", 3, "seat", value=9), faults.Malformed("$.log[3].seat"), id="action-of-nobody"),
        pytest.param(put("log", 3, "by", value="ghost"), faults.Malformed("$.log[3].by"), id="action-by-a-ghost"),
        pytest.param(put("log", 3, "action", "do", value="win"), faults.Malformed("$.log[3].do"), id="no-such-action"),
        pytest.param(
            put("log", value=[{"seat": 0, "by": "person", "action": {"do": "keep"}}] * 20_001),
            faults.TooLarge(5),
            id="log-too-long",
        ),
        pytest.param(put("knowledge", value=[]), faults.Malformed("$.knowledge"), id="nobody-knows"),
        pytest.param(put("knowledge", 0, value=5), faults.Malformed("$.knowledge[0]"), id="knowledge-a-number"),
        pytest.param(put("resigned", value=4), faults.Impossible(), id="nobody-resigned"),
        pytest.param(put("resigned", value=2), faults.Impossible(), id="one-of-four-persons-resigned-for-all"),
        pytest.param(
            put("changes", value=[{"at": 999, "seat": 0, "was": bot()}]), faults.Impossible(), id="change-too-late"
        ),
        pytest.param(
            put("changes", value=[{"at": 0, "seat": 9, "was": bot()}]), faults.Impossible(), id="change-of-no-seat"
        ),
        pytest.param(resigned(bot(), [PERSON]), None, id="a-person-who-resigned"),
        pytest.param(resigned(bot(), [PERSON, PERSON]), faults.Impossible(), id="resigned-twice"),
        pytest.param(resigned(bot(), [bot()]), faults.Impossible(), id="a-bot-that-resigned"),
        pytest.param(resigned(PERSON, [PERSON]), faults.Impossible(), id="resigned-and-still-there"),
    ],
)
def test_contents(edit: Callable[[dict[str, Any]], None], fault: Reason | None) -> None:
    data = with_body(FILE, edit)
    if fault is None:
        _, notes = session_of(codec.decode(data, GAMES), new_match()._bots)
        assert notes == (faults.LogDiffers(),)
    else:
        assert fault_of(data) == fault


def test_knowledge_that_does_not_fit_is_refused_where_no_log_can_correct_it() -> None:
    def edit(body: dict[str, Any]) -> None:
        body["log"] = []
        body["knowledge"] = [{**known, "cards": [[999, 15]]} for known in body["knowledge"]]

    assert fault_of(with_body(FILE, edit)) == faults.Impossible()


def test_knowledge_is_told_by_the_log_where_it_leads_to_the_position() -> None:
    """Nobody learns the others' cards by editing what he knows."""

    def edit(body: dict[str, Any]) -> None:
        cards = body["snapshot"]["cards"]
        body["knowledge"][0]["cards"] = [[serial, rank] for serial, rank in enumerate(cards)]

    honest, _ = session_of(codec.decode(FILE, GAMES), new_match()._bots)
    edited, notes = session_of(codec.decode(with_body(FILE, edit), GAMES), new_match()._bots)
    assert edited.knowledge == honest.knowledge
    assert notes == ()


# -- the file system --------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveFault) as caught:
        Store(tmp_path).read_file(tmp_path / "none.fivetables")
    assert caught.value.reason == faults.Missing()


def test_a_folder_is_not_a_saved_game(tmp_path: Path) -> None:
    with pytest.raises(SaveFault) as caught:
        Store(tmp_path).read_file(tmp_path)
    assert caught.value.reason == faults.NotASave()


if sys.platform != "win32":

    def test_a_pipe_is_not_a_saved_game_and_is_not_waited_for(tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.fivetables")
        with pytest.raises(SaveFault) as caught:
            Store(tmp_path).read_file(tmp_path / "pipe.fivetables")
        assert caught.value.reason == faults.NotASave()
