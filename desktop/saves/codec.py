"""Bytes to a match and back: strict, typed, and every failure is one `SaveFault`.

A file is two lines: the header as JSON, then the body as JSON, whose length and SHA-256 the header gives. Reading goes
outside in: size, header, checksum, plain JSON (no doubled keys, huge numbers, deep nesting), journal lines, migrations,
the game's types, then the rules of the game: nothing of a file is trusted because something else in it was right.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from desktop.rules.kit import CHANCE, WATCHER, Rng
from desktop.rules.registry import AnyGame
from desktop.saves import migrations
from desktop.saves.faults import (
    BadName,
    Damaged,
    Impossible,
    Malformed,
    NewerFormat,
    NewerRules,
    NotASave,
    SaveFault,
    TooLarge,
    Truncated,
    UnknownGame,
)
from desktop.saves.names import NAME_LENGTH, TITLE_LENGTH, clean, is_plain
from desktop.saves.schema import FORMAT, Bot, Entry, Header, Person, Save, Seat, SeatChange, Start

MAX_BYTES = 5_000_000
MAX_HEADER = 8_000
MAX_LOG = 20_000
MAX_STREAMS = 32
MAX_PARAMS = 64
MAX_NUMBER = (1 << 64) - 1
MAX_RULES = 1_000_000

Json = dict[str, Any]

_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z")
_CHECKSUM = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Loaded:
    """What a file holds: its header, the match, and the game it is of."""

    header: Header
    save: Save
    game: AnyGame


def now() -> str:
    """This moment as headers have it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# -- writing ----------------------------------------------------------------------------------------------------------


def encode(game: AnyGame, save: Save, *, title: str = "", date: str | None = None) -> bytes:
    """The whole file. Names are made plain first, so that nothing a person typed makes a file that cannot be read.
    Raises SaveFault(TooLarge) where it could not be opened again."""
    seats, changes = plainly_named(save.seats, save.changes)
    save = msgspec.structs.replace(save, seats=seats, changes=changes)
    body = msgspec.json.encode(save) + b"\n"
    to_act, over = _awaited(game, save)
    header = Header(
        format=FORMAT,
        game=game.id,
        rules=game.rules_version,
        players=save.seats,
        turn=game.turn(save.snapshot).number,
        to_act=to_act,
        date=date or now(),
        size=len(body),
        checksum=hashlib.sha256(body).hexdigest(),
        title=clean(title, TITLE_LENGTH, default=""),
        over=over,
    )
    return _joined(header, body, len(save.log))


def retitled(data: bytes, header: Header, title: str) -> bytes:
    """The file with another title; the body stays as it is, byte for byte."""
    body = data[data.index(b"\n") + 1 :]
    return _joined(msgspec.structs.replace(header, title=clean(title, TITLE_LENGTH, default="")), body, 0)


def _joined(header: Header, body: bytes, entries: int) -> bytes:
    data = msgspec.json.encode(header) + b"\n" + body
    if len(data) > MAX_BYTES or entries > MAX_LOG:
        raise SaveFault(TooLarge(MAX_BYTES // 1_000_000))
    return data


def plainly_named(
    seats: tuple[Seat, ...], changes: tuple[SeatChange, ...]
) -> tuple[tuple[Seat, ...], tuple[SeatChange, ...]]:
    """Who sits and who sat there, with names that can be read again."""
    return (
        tuple(map(_clean_seat, seats)),
        tuple(msgspec.structs.replace(change, was=_clean_seat(change.was)) for change in changes),
    )


def _clean_seat(seat: Seat) -> Seat:
    return seat if is_plain(seat.name) else msgspec.structs.replace(seat, name=clean(seat.name))


# -- plain JSON -------------------------------------------------------------------------------------------------------


def _no_doubles(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("doubled key")
    return found


def _bounded_int(text: str) -> int:
    # The length first: turning a million digits into a number takes seconds.
    if len(text) > 21 or not -MAX_NUMBER <= (value := int(text)) <= MAX_NUMBER:
        raise ValueError("huge number")
    return value


def _bounded_float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value) or abs(value) > 1e18:
        raise ValueError("huge number")
    return value


def _refuse_constant(text: str) -> float:
    raise ValueError(text)


_PLAIN = json.JSONDecoder(
    object_pairs_hook=_no_doubles,
    parse_int=_bounded_int,
    parse_float=_bounded_float,
    parse_constant=_refuse_constant,
)


def plain_json(data: bytes) -> Any:
    """Decoded JSON without doubled keys, huge numbers, NaN or nesting that exhausts the stack. Raises ValueError."""
    try:
        return _PLAIN.decode(data.decode("utf-8"))
    except RecursionError:
        raise ValueError("nested too deep") from None


def _typed(value: Any, into: Any, where: str) -> Any:
    """Decoded JSON as a typed value. Raises SaveFault(Malformed) with the place of what does not fit."""
    try:
        return msgspec.convert(value, into, str_keys=True)
    except (msgspec.ValidationError, ValueError, TypeError, OverflowError, RecursionError) as error:
        found = re.search(r"at `(?:key in )?\$([\w.\[\]]{0,80})", str(error))
        raise SaveFault(Malformed(where + (found[1] if found else ""))) from None


# -- the header -------------------------------------------------------------------------------------------------------


def decode_header(line: bytes) -> tuple[Header, int]:
    """The header of a file from its first bytes (at most MAX_HEADER are looked at), and the format it was written in.
    Raises SaveFault."""
    end = line.find(b"\n", 0, MAX_HEADER + 1)
    if end < 0:
        if not line or line.startswith(b'{"format":'):
            raise SaveFault(Truncated() if len(line) <= MAX_HEADER else Damaged())
        raise SaveFault(Damaged() if not line.strip(b"\0") else NotASave())
    try:
        plain = plain_json(line[:end])
    except ValueError:
        ours = b'"format":' in line[:end] and b'"checksum":' in line[:end]
        raise SaveFault(Damaged() if ours or not line.strip(b"\0") else NotASave()) from None
    if not isinstance(plain, dict) or not {"format", "game", "checksum"} <= plain.keys():
        raise SaveFault(NotASave())
    number = plain["format"]
    if type(number) is not int or number < 1:
        raise SaveFault(Malformed("$.format"))
    if number > FORMAT:
        raise SaveFault(NewerFormat(number, FORMAT))
    try:
        plain = migrations.migrate_header(plain)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise SaveFault(Malformed("$")) from None
    header: Header = _typed(plain, Header, "$")
    _check_header(header)
    return header, number


def _check_header(header: Header) -> None:
    if not _WORD.fullmatch(header.game):
        raise SaveFault(Malformed("$.game"))
    if not _CHECKSUM.fullmatch(header.checksum):
        raise SaveFault(Malformed("$.checksum"))
    try:
        if not _DATE.fullmatch(header.date):
            raise ValueError(header.date)
        datetime.fromisoformat(header.date)
    except ValueError:
        raise SaveFault(Malformed("$.date")) from None
    if not 1 <= header.rules <= MAX_RULES:
        raise SaveFault(Malformed("$.rules"))
    if not 0 <= header.turn <= MAX_NUMBER:
        raise SaveFault(Malformed("$.turn"))
    if not 1 <= len(header.players) <= 8:
        raise SaveFault(Malformed("$.players"))
    if header.to_act is not None and not 0 <= header.to_act < len(header.players):
        raise SaveFault(Malformed("$.to_act"))
    if header.title and not is_plain(header.title, TITLE_LENGTH):
        raise SaveFault(BadName())
    for seat in header.players:
        _check_seat(seat)


def _check_seat(seat: Seat) -> None:
    if not is_plain(seat.name, NAME_LENGTH):
        raise SaveFault(BadName())
    if isinstance(seat, Bot):
        if not _WORD.fullmatch(seat.level):
            raise SaveFault(Impossible())
        if len(seat.params) > MAX_PARAMS or not all(map(_WORD.fullmatch, seat.params)):
            raise SaveFault(Impossible())
        for value in seat.params.values():
            fits = _WORD.fullmatch(value) if isinstance(value, str) else abs(value) <= 1_000_000_000
            if not fits:
                raise SaveFault(Impossible())


# -- the body ---------------------------------------------------------------------------------------------------------


def decode(data: bytes, games: Mapping[str, AnyGame], journal: Sequence[Json] = ()) -> Loaded:
    """The match in the bytes of a file, with what `journal` (see `saves.journal`) adds. Raises SaveFault."""
    if len(data) > MAX_BYTES:
        raise SaveFault(TooLarge(MAX_BYTES // 1_000_000))
    header, format_number = decode_header(data)
    game = find_game(header, games)
    body = data[data.index(b"\n") + 1 :]
    if len(body) < header.size:
        raise SaveFault(Truncated())
    if len(body) > header.size or hashlib.sha256(body).hexdigest() != header.checksum:
        raise SaveFault(Damaged())
    try:
        plain = plain_json(body)
    except ValueError:
        raise SaveFault(Malformed("$")) from None
    if not isinstance(plain, dict):
        raise SaveFault(Malformed("$"))
    try:
        for line in journal:
            plain = with_line(plain, line)
        plain = migrations.migrate_body(game.id, format_number, plain)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise SaveFault(Malformed("$")) from None
    save = _decode_save(game, plain)
    check(game, save)
    if not journal:
        _check_agreement(game, header, save)
    return Loaded(header, save, game)


def find_game(header: Header, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a header. Raises SaveFault: UnknownGame, NewerRules, Impossible (a wrong number of players)."""
    if header.game not in games:
        raise SaveFault(UnknownGame(header.game))
    game = games[header.game]
    if header.rules > game.rules_version:
        raise SaveFault(NewerRules(header.rules, game.rules_version))
    if len(header.players) not in game.seat_counts:
        raise SaveFault(Impossible())
    return game


def with_line(body: Json, line: Json) -> Json:
    """The body as it was after one more line of the journal: `keep` entries of the log stay, `add` follows them, every
    other field replaces the old one."""
    keep, log = line["keep"], body["log"]
    if type(keep) is not int or not 0 <= keep <= len(log):
        raise ValueError("keep")
    rest = {name: value for name, value in line.items() if name not in ("keep", "add")}
    return {**body, **rest, "log": [*log[:keep], *line["add"]]}


def _decode_save(game: AnyGame, plain: Json) -> Save:
    save: Save = _typed(plain, Save, "$")
    if len(save.log) > MAX_LOG:
        raise SaveFault(TooLarge(MAX_BYTES // 1_000_000))
    types = game.types

    def knowledge(values: Sequence[Any], where: str) -> tuple[Any, ...]:
        return tuple(_typed(value, types.knowledge, f"{where}[{i}]") for i, value in enumerate(values))

    tuple_of: Any = tuple
    actions: tuple[Any, ...] = _typed([entry.action for entry in save.log], tuple_of[types.action, ...], "$.log")
    start = save.start
    if start is not None:
        start = Start(
            _typed(start.state, types.state, "$.start.state"),
            knowledge(start.knowledge, "$.start.knowledge"),
            start.streams,
        )
    return msgspec.structs.replace(
        save,
        options=_typed(save.options, types.options, "$.options"),
        log=tuple(Entry(e.seat, e.by, action) for e, action in zip(save.log, actions, strict=True)),
        snapshot=_typed(save.snapshot, types.state, "$.snapshot"),
        knowledge=knowledge(save.knowledge, "$.knowledge"),
        start=start,
    )


def check(game: AnyGame, save: Save) -> None:
    """Raise SaveFault for a match that the rules cannot have led to, as far as the content alone can tell."""
    seats = len(save.seats)
    if seats not in game.seat_counts:
        raise SaveFault(Impossible())
    for seat in save.seats:
        _check_seat(seat)
    _check_changes(save.changes, save.seats, len(save.log))
    if not 0 <= save.seed <= MAX_NUMBER:
        raise SaveFault(Malformed("$.seed"))
    _check_streams(save.streams, "$.streams")
    persons = [number for number, seat in enumerate(save.seats) if isinstance(seat, Person)]
    if save.resigned is not None and persons != [save.resigned]:
        raise SaveFault(Impossible())
    for number, entry in enumerate(save.log):
        if not (entry.seat == CHANCE if entry.by == "chance" else 0 <= entry.seat < seats):
            raise SaveFault(Malformed(f"$.log[{number}].seat"))
    try:
        refused = game.why_not_options(save.options, seats)
    except Exception:
        raise SaveFault(Impossible()) from None
    if refused is not None:
        raise SaveFault(Impossible())
    _check_position(game, save.options, save.snapshot, save.knowledge, seats)
    if save.start is not None:
        _check_streams(save.start.streams, "$.start.streams")
        _check_position(game, save.options, save.start.state, save.start.knowledge, seats)


def _check_changes(changes: tuple[SeatChange, ...], seats: tuple[Seat, ...], entries: int) -> None:
    # A seat changes hands only when its person resigns, so at most once each, and undo never reaches behind it.
    if len({change.seat for change in changes}) != len(changes):
        raise SaveFault(Impossible())
    for change in changes:
        if not (0 <= change.seat < len(seats) and 0 <= change.at <= entries):
            raise SaveFault(Impossible())
        if not (isinstance(change.was, Person) and isinstance(seats[change.seat], Bot)):
            raise SaveFault(Impossible())
        _check_seat(change.was)


def _check_streams(streams: dict[str, int], where: str) -> None:
    if len(streams) > MAX_STREAMS or not all(map(_WORD.fullmatch, streams)):
        raise SaveFault(Malformed(where))
    if not all(0 <= state <= MAX_NUMBER for state in streams.values()):
        raise SaveFault(Malformed(where))


def _check_position(game: AnyGame, options: Any, state: Any, knowledge: tuple[Any, ...], seats: int) -> None:
    """The rules' own check, then what every table asks of a position."""
    if len(knowledge) != seats + 1:
        raise SaveFault(Malformed("$.knowledge"))
    if getattr(state, "options", options) != options:  # many games keep them in the state too
        raise SaveFault(Impossible())
    try:
        game.check(state)
        decision = game.decision(state)
        if decision is None:
            if game.outcome(state) is None:
                raise ValueError("over without an outcome")
        elif not CHANCE <= decision.seat < seats:
            raise ValueError("a seat that nobody has")
        else:
            game.legal(state)
        if not 0 <= game.turn(state).number <= MAX_NUMBER:
            raise ValueError("turn")
    except Exception:
        # Whatever a hand-made position makes the rules stumble over, it is the position that is wrong.
        raise SaveFault(Impossible()) from None


def check_knowledge(game: AnyGame, state: Any, knowledge: Sequence[Any]) -> None:
    """Raise SaveFault for knowledge (one a seat, then the watcher's) that does not belong to the position. Needed where
    knowledge comes out of the file, and not from replaying the log of a whole match."""
    seats = len(knowledge) - 1
    try:
        for index, known in enumerate(knowledge):
            view = game.view(state, index if index < seats else WATCHER, known)
            if index < seats and game.decision(state) is not None:
                game.check(game.sample(view, Rng(0)))
    except Exception:
        raise SaveFault(Impossible()) from None


def _check_agreement(game: AnyGame, header: Header, save: Save) -> None:
    """The list of saved games must not promise what the file does not hold."""
    told = (header.players, header.turn, header.to_act, header.over)
    if told != (save.seats, game.turn(save.snapshot).number, *_awaited(game, save)):
        raise SaveFault(Damaged())


def _awaited(game: AnyGame, save: Save) -> tuple[int | None, bool]:
    """What a header tells of what comes next: the seat that must decide (None: chance, or nobody), and whether the
    match is over."""
    decision = None if save.resigned is not None else game.decision(save.snapshot)
    return decision.seat if decision is not None and decision.seat >= 0 else None, decision is None
