"""What happened since the last full save, one line an action, written before the action is shown.

A journal belongs to the save whose checksum stands in its first line. Every line is `crc32 json`: how many entries of
the log stay, which follow, and everything else of the match as it is then; so the last whole line is the match, and
undo needs no line of its own kind. When the next full save is in place, the journal ends with a line that names it: an
older generation and its journals lead to the very same position as the newest file.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import msgspec

from desktop.rules.kit import Value
from desktop.saves.codec import MAX_BYTES, Json, plain_json
from desktop.saves.faults import SaveFault
from desktop.saves.files import read_bounded
from desktop.saves.schema import FORMAT, Entry, Seat, SeatChange


class Line(Value, frozen=True):
    """The match after one more change; see `Save` for the fields."""

    keep: int
    add: tuple[Entry, ...]
    seats: tuple[Seat, ...]
    streams: dict[str, int]
    snapshot: Any
    knowledge: tuple[Any, ...]
    changes: tuple[SeatChange, ...]
    resigned: int | None
    helped: bool


class _First(Value, frozen=True):
    journal: int
    follows: str


class _Last(Value, frozen=True):
    next: str


class Journal:
    """Lines that follow the save with this checksum. The file is made with the first line."""

    def __init__(self, path: Path, follows: str) -> None:
        self.path = path
        self.size = 0
        self._follows = follows
        self._file: IO[bytes] | None = None

    def append(self, line: Line) -> None:
        """Write one line, so that it survives the end of this process. Raises OSError; the journal then takes no more
        lines (the next full save starts another)."""
        data = _line(line)
        if self._file is None:
            self._file = self.path.open("wb", buffering=0)
            data = _line(_First(FORMAT, self._follows)) + data
        if self._file.write(data) != len(data):
            raise OSError(28, "no room")
        self.size += len(data)

    def close(self) -> None:
        """Close the file; a second time does nothing."""
        if self._file is not None:
            self._file.close()
            self._file = None


def finish(path: Path, follower: str) -> None:
    """End a journal, if there is one, with the checksum of the save that took its place; a torn last line goes."""
    if not path.exists():
        return
    with path.open("r+b") as file:
        data = file.read(MAX_BYTES)
        file.truncate(sum(len(part) for part in _whole(data)))
        file.seek(0, 2)
        file.write(_line(_Last(follower)))


def read(follows: str, path_of: Callable[[str], Path], format: int = FORMAT) -> list[Json]:
    """All lines that follow the save with this checksum and format, through the journals of the saves after it. Ends
    at the first line that is not whole; never raises."""
    lines: list[Json] = []
    seen: set[str] = set()
    while follows not in seen and re.fullmatch("[0-9a-f]{64}", follows):
        seen.add(follows)
        try:
            data = read_bounded(path_of(follows), MAX_BYTES)
        except SaveFault:
            break
        for number, part in enumerate(_whole(data)):
            try:
                plain = plain_json(part[9:])
            except ValueError:
                return lines
            if number == 0:
                if plain != {"journal": format, "follows": follows}:
                    return lines
            elif not isinstance(plain, dict):
                return lines
            elif "next" in plain:
                follows = str(plain["next"])
                break
            else:
                lines.append(plain)
    return lines


def _line(value: Value) -> bytes:
    data = msgspec.json.encode(value)
    return b"%08x %b\n" % (zlib.crc32(data), data)


def _whole(data: bytes) -> list[bytes]:
    """The lines up to the first that is torn or changed."""
    parts = []
    for part in data.splitlines(keepends=True):
        if not part.endswith(b"\n") or part[:9] != b"%08x " % zlib.crc32(part[9:-1]):
            break
        parts.append(part)
    return parts
