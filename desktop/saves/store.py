"""The folder of saved games: one slot a match, the newest file and the one before it, its journal and its picture.

    cuccu-20251130-150405-1f2e.fivetables           the newest full save
    cuccu-20251130-150405-1f2e.fivetables.bak       the one before it
    cuccu-20251130-150405-1f2e.<checksum>.journal   what followed each of the two
    cuccu-20251130-150405-1f2e.png                  its small picture
    cuccu-20251130-150405-1f2e.broken-1             a file that could not be read, kept when its place was needed
    trash/                                          deleted slots, for a while

Nothing here knows what people read: every failure is a `SaveFault`.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop.rules.kit import Reason
from desktop.rules.registry import GAMES, AnyGame
from desktop.saves import codec, journal
from desktop.saves.codec import MAX_BYTES, MAX_HEADER, Loaded
from desktop.saves.faults import Damaged, Missing, NotASave, OlderGeneration, SaveFault
from desktop.saves.files import Lock, keep_as, os_faults, read_bounded, temporary_of, write_atomically
from desktop.saves.schema import FORMAT, Header, Save

SUFFIX = ".fivetables"
KEPT_FINISHED = 50
MAX_PICTURE = 1_000_000
TRASH_DAYS = 30


@dataclass(frozen=True)
class Summary:
    """One line of the list of saved games. `header` is None where `fault` tells that the file cannot be read;
    `older` where the generation before it is there; `date` is UTC, ISO 8601, or "" where it cannot be told."""

    slot: str
    date: str
    header: Header | None
    fault: Reason | None
    older: bool
    picture: Path | None

    @property
    def over(self) -> bool:
        """True for a match that has ended."""
        return self.header is not None and self.header.over


class Store:
    """The saved games of one folder. Every method may raise SaveFault; then nothing has changed or been lost."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame] = GAMES) -> None:
        """The folder is made when something is first written."""
        self.folder = folder
        self.games = games
        self._locks: dict[str, Lock] = {}

    # -- where things are ---------------------------------------------------------------------------------------------

    def path(self, slot: str) -> Path:
        """The newest file of a slot."""
        return self._file(slot, SUFFIX)

    def picture(self, slot: str) -> Path | None:
        """The small picture of a slot (PNG), if it has one."""
        path = self._file(slot, ".png")
        return path if _is_there(path) else None

    def has(self, slot: str) -> bool:
        """True where there is a newest file of this slot; a name that no slot can have has none."""
        return _is_slot(slot) and _is_there(self.path(slot))

    def has_older(self, slot: str) -> bool:
        """True where the generation before the newest file is there."""
        return _is_there(self._older(slot))

    def slot_of(self, path: Path) -> str | None:
        """The slot that this file is the newest save of, or None for a file from elsewhere, or with a name that no slot
        has."""
        slot = path.name.removesuffix(SUFFIX)
        if path.suffix != SUFFIX or not _is_slot(slot):
            return None
        try:
            with os_faults():
                return slot if path.resolve().parent == self.folder.resolve() else None
        except (RuntimeError, ValueError):  # links in a circle, a NUL in the path: reading tells what is wrong
            return None

    def _file(self, slot: str, suffix: str) -> Path:
        if not _is_slot(slot):
            raise ValueError(f"no slot: {slot!r}")
        return self.folder / (slot + suffix)

    def _older(self, slot: str) -> Path:
        return self._file(slot, SUFFIX + ".bak")

    def _journal(self, slot: str, checksum: str) -> Path:
        return self._file(slot, f".{checksum[:12]}.journal")

    def _files(self, slot: str, folder: Path | None = None) -> list[Path]:
        """All files of a slot, the newest save last."""
        pattern = re.compile(re.escape(slot) + r"(\.fivetables\.bak|\.[0-9a-f]{12}\.journal|\.png|\.broken-\d+)")
        folder = folder or self.folder
        found = [path for path in folder.iterdir() if pattern.fullmatch(path.name)] if folder.is_dir() else []
        newest = folder / (slot + SUFFIX)
        return [*found, newest] if newest.exists() else found

    # -- one process at a time ----------------------------------------------------------------------------------------

    def holds(self, slot: str) -> bool:
        """True where this store keeps other processes from changing the slot."""
        return slot in self._locks

    def hold(self, slot: str) -> None:
        """Keep other processes from changing this slot until `release`, or until this process ends."""
        if not self.holds(slot):
            with os_faults():
                self.folder.mkdir(parents=True, exist_ok=True)
                self._locks[slot] = Lock(self._file(slot, ".lock"))

    def release(self, slot: str) -> None:
        """Let other processes have the slot again."""
        lock = self._locks.pop(slot, None)
        if lock is not None:
            lock.release()

    @contextlib.contextmanager
    def _holding(self, slot: str) -> Iterator[None]:
        """Hold a slot for one operation, unless this store holds it anyway."""
        held = self.holds(slot)
        self.hold(slot)
        try:
            with os_faults():
                yield
        finally:
            if not held:
                self.release(slot)

    # -- the list -----------------------------------------------------------------------------------------------------

    def list(self) -> tuple[Summary, ...]:
        """All saved games, the newest first; only first lines are read. Damaged ones are listed with their fault."""
        with os_faults():
            names = [path.name for path in self.folder.iterdir()] if self.folder.is_dir() else []
        slots = {name.removesuffix(".bak").removesuffix(SUFFIX) for name in names if _is_save(name)}
        found = (self.summary(slot) for slot in sorted(filter(_is_slot, slots)))
        return tuple(sorted(found, key=lambda summary: summary.date, reverse=True))

    def summary(self, slot: str) -> Summary:
        """The line of one slot; a slot that cannot be read is a summary with a fault, never an error."""
        header, fault, path = None, None, self.path(slot)
        try:
            header, _ = codec.decode_header(_first_bytes(path))
            codec.find_game(header, self.games)
        except SaveFault as error:
            header, fault = None, error.reason
        date = header.date if header else _date_of(path) or _date_of(self._older(slot))
        return Summary(slot, date, header, fault, self.has_older(slot), self.picture(slot))

    def title(self, slot: str) -> str:
        """The title of a slot; "" where it has none."""
        return codec.decode_header(_first_bytes(self.path(slot)))[0].title

    # -- reading ------------------------------------------------------------------------------------------------------

    def load(self, slot: str, *, older: bool = False) -> tuple[Loaded, tuple[Reason, ...]]:
        """The match of a slot with what its journal adds, and notes for the player. `older` reads the generation
        before the newest file; with its journal it is usually the same position."""
        path = self._older(slot) if older else self.path(slot)
        data = read_bounded(path, MAX_BYTES)
        header, format_number = codec.decode_header(data)
        lines = journal.read(header.checksum, lambda checksum: self._journal(slot, checksum), format_number)
        try:
            loaded = codec.decode(data, self.games, lines)
        except SaveFault:
            if not lines:
                raise
            loaded = codec.decode(data, self.games)
        return loaded, (OlderGeneration(),) if older else ()

    def read_file(self, path: Path) -> Loaded:
        """The match in a file from anywhere."""
        return codec.decode(read_bounded(path, MAX_BYTES), self.games)

    # -- writing ------------------------------------------------------------------------------------------------------

    def new_slot(self, game: str) -> str:
        """A name for a new slot; nothing is written."""
        while True:
            slot = f"{game}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{secrets.token_hex(2)}"
            with contextlib.suppress(OSError):  # a folder that cannot be looked into is found out by writing
                if self.path(slot).exists() or self._older(slot).exists():
                    continue
            return slot

    def write(self, slot: str, game: AnyGame, save: Save, *, title: str | None = None) -> journal.Journal:
        """Make this the newest file of the slot, and the one it replaces the older generation. A file that cannot be
        read is moved aside and never becomes the older generation. Without `title` the slot keeps its own.

        Returns the journal that follows the new file."""
        with self._holding(slot):
            self.folder.mkdir(parents=True, exist_ok=True)  # it may have gone while the slot was held
            path = self.path(slot)
            before = _header_if_whole(path)
            if title is None:
                title = before.title if before else ""
            data = codec.encode(game, save, title=title)
            checksum = codec.decode_header(data[: MAX_HEADER + 1])[0].checksum
            if before is not None and before.checksum != checksum:
                keep_as(path, self._older(slot))
            elif before is None and path.exists():
                self._put_aside(slot, path)
            write_atomically(path, data)
            if before is not None and before.checksum != checksum:
                journal.finish(self._journal(slot, before.checksum), checksum)
            self._drop_journals(slot, checksum)
            return journal.Journal(self._journal(slot, checksum), checksum)

    def _put_aside(self, slot: str, path: Path) -> None:
        number = 1
        while self._file(slot, f".broken-{number}").exists():
            number += 1
        path.rename(self._file(slot, f".broken-{number}"))

    def _drop_journals(self, slot: str, newest: str) -> None:
        """Journals of generations that are gone. The journal of a new file never exists yet, or is out of date."""
        older = _header_if_whole(self._older(slot))
        kept = self._journal(slot, older.checksum) if older and older.checksum != newest else None
        for path in self._files(slot):
            if path.suffix == ".journal" and path != kept:
                path.unlink()

    def set_picture(self, slot: str, picture: bytes) -> None:
        """Keep a small picture (PNG) beside the slot."""
        if not picture.startswith(b"\x89PNG\r\n\x1a\n") or len(picture) > MAX_PICTURE:
            raise ValueError("not a small PNG")
        with self._holding(slot):
            write_atomically(self._file(slot, ".png"), picture, durable=False)

    def rename(self, slot: str, title: str) -> None:
        """Give the slot a title; the match in it stays as it is, byte for byte."""
        with self._holding(slot):
            data = read_bounded(self.path(slot), MAX_BYTES)
            header, format_number = codec.decode_header(data)
            if _header_if_whole(self.path(slot)) is None:
                raise SaveFault(Damaged())
            if format_number == FORMAT:
                write_atomically(self.path(slot), codec.retitled(data, header, title))
            else:
                loaded, _ = self.load(slot)
                self.write(slot, loaded.game, loaded.save, title=title)

    def duplicate(self, slot: str, title: str | None = None) -> str:
        """A second slot with the same match and picture. Returns its name."""
        loaded, _ = self.load(slot)
        second = self.new_slot(loaded.game.id)
        self.write(second, loaded.game, loaded.save, title=loaded.header.title if title is None else title)
        picture = self.picture(slot)
        if picture is not None:
            with os_faults():
                self.set_picture(second, picture.read_bytes())
        return second

    def export(self, slot: str, path: Path) -> None:
        """Write the match of a slot, journal included, to a file anywhere; one that is there is replaced."""
        loaded, _ = self.load(slot)
        with os_faults():
            header = loaded.header
            write_atomically(path, codec.encode(loaded.game, loaded.save, title=header.title, date=header.date))

    def import_(self, path: Path) -> str:
        """Copy a file from anywhere into a new slot. Returns its name."""
        loaded = self.read_file(path)
        slot = self.new_slot(loaded.game.id)
        self.write(slot, loaded.game, loaded.save, title=loaded.header.title)
        return slot

    # -- deleting -----------------------------------------------------------------------------------------------------

    @property
    def _trash(self) -> Path:
        return self.folder / "trash"

    def delete(self, slot: str) -> None:
        """Move a slot with all its files to the trash; `undelete` brings it back."""
        with self._holding(slot):
            files = self._files(slot)
            if not files:
                raise SaveFault(Missing())
            self._trash.mkdir(exist_ok=True)
            for path in reversed(files):  # the newest first: then the slot is gone from the list
                path.touch()
                path.replace(self._trash / path.name)
                temporary_of(path).unlink(missing_ok=True)

    def undelete(self, slot: str) -> None:
        """Undo `delete`. Where the match was saved again since, that is newer and stays as it is."""
        with self._holding(slot):
            files = self._files(slot, self._trash)
            if not files:
                raise SaveFault(Missing())
            if self.path(slot).exists():
                return
            for path in files:
                path.replace(self.folder / path.name)

    def purge_trash(self, days: float = TRASH_DAYS) -> None:
        """Delete for good what has been in the trash for so many days."""
        limit = time.time() - days * 86_400
        with os_faults():
            for path in self._trash.iterdir() if self._trash.is_dir() else ():
                if path.is_file() and path.stat().st_mtime <= limit:
                    path.unlink()

    def rotate(self, game: str, keep: int = KEPT_FINISHED) -> None:
        """Move all but the last `keep` finished matches of a game to the trash."""
        finished = [s for s in self.list() if s.over and s.header is not None and s.header.game == game]
        for summary in finished[keep:]:
            with contextlib.suppress(SaveFault):  # open in another window: next time
                self.delete(summary.slot)


def _is_slot(name: str) -> bool:
    """Whether a slot can have this name: one plain part of a path, on every system."""
    return bool(name) and not name.startswith(".") and Path(name).name == name and "\\" not in name


def _is_there(path: Path) -> bool:
    """Whether there is such a file; one that cannot be looked at is not there."""
    try:
        return path.is_file()
    except OSError:
        return False


def _is_save(name: str) -> bool:
    return not name.startswith(".") and name.endswith((SUFFIX, SUFFIX + ".bak"))


def _first_bytes(path: Path) -> bytes:
    """Enough of a file for its header. Raises SaveFault."""
    with os_faults():
        if not path.is_file():
            raise SaveFault(NotASave() if path.exists() else Missing())
        with path.open("rb") as file:
            return file.read(MAX_HEADER + 1)


def _header_if_whole(path: Path) -> Header | None:
    """The header of a file whose bytes are all as they were written, or None."""
    try:
        data = read_bounded(path, MAX_BYTES)
        header, _ = codec.decode_header(data)
    except SaveFault:
        return None
    body = data[data.index(b"\n") + 1 :]
    whole = len(body) == header.size and hashlib.sha256(body).hexdigest() == header.checksum
    return header if whole else None


def _date_of(path: Path) -> str:
    """When a file was changed; "" where that cannot be told (a link to nothing, a year that no calendar has)."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (OSError, OverflowError, ValueError):
        return ""
