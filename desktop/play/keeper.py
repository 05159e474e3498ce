"""Keeping a match on disk while it is played, and opening it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from desktop.bots.brains import BRAINS
from desktop.bots.contract import BotHost
from desktop.play.session import Change, Session, UndoRule, Waiting
from desktop.rules.kit import Reason
from desktop.saves import codec
from desktop.saves.codec import Loaded
from desktop.saves.faults import Impossible, LogDiffers, SaveFault, of_os_error
from desktop.saves.files import os_faults, write_atomically
from desktop.saves.journal import Journal, Line
from desktop.saves.schema import Bot, Entry, Save
from desktop.saves.store import Store

JOURNAL_BYTES = 256_000
"""A journal longer than this is replaced by a full save (matches between bots only)."""


def save_of(session: Session) -> Save:
    """The content of a saved game: everything that `session_of` needs to go on with this match."""
    return Save(
        options=session.options,
        seats=session.seats,
        seed=session.seed,
        streams=session.streams,
        log=tuple(Entry(p.seat, p.by, p.action) for p in session.played),
        snapshot=session.state,
        knowledge=session.knowledge,
        changes=session.changes,
        resigned=session.resigned,
        helped=session.helped,
        start=session.start,
    )


def session_of(
    loaded: Loaded, bots: BotHost, *, undo_bots: UndoRule = "free", undo_people: UndoRule = "fair"
) -> tuple[Session, tuple[Reason, ...]]:
    """The match of a saved game, and notes for the player. Raises SaveFault(Impossible)."""
    save, game = loaded.save, loaded.game
    for seat in (*save.seats, *(change.was for change in save.changes)):
        if isinstance(seat, Bot):
            _check_bot(game.id, seat)
    try:
        session, agree = Session.resume(
            game,
            save.options,
            save.seats,
            save.seed,
            bots,
            log=[(entry.seat, entry.by, entry.action) for entry in save.log],
            snapshot=save.snapshot,
            knowledge=save.knowledge,
            streams=save.streams,
            changes=save.changes,
            resigned=save.resigned,
            helped=save.helped,
            start=save.start,
            undo_bots=undo_bots,
            undo_people=undo_people,
        )
    except Exception:
        # A log that makes the rules stumble was not written by play.
        raise SaveFault(Impossible()) from None
    if not agree or save.start is not None:
        codec.check_knowledge(game, session.state, session.knowledge)
    return session, () if agree else (LogDiffers(),)


def _check_bot(game: str, seat: Bot) -> None:
    try:
        brain = BRAINS[game]
        msgspec.convert(seat.params, brain.params_type)
    except (KeyError, msgspec.ValidationError):
        raise SaveFault(Impossible()) from None
    if seat.level not in brain.levels and seat.level not in brain.baselines:
        raise SaveFault(Impossible())


class Keeper:
    """Writes a match down as it is played: every change at once as a line of the journal, the whole match at every
    decision of a person and at the end.

    It never raises into play. `trouble` is called with the fault when the match can no longer be kept, and with None
    when it can again; a full save is tried anew at every change, and by `retry`.
    """

    def __init__(
        self,
        session: Session,
        store: Store,
        slot: str | None = None,
        *,
        trouble: Callable[[SaveFault | None], None] = lambda fault: None,
        later: Callable[[Callable[[], None]], None] = lambda write: write(),
    ) -> None:
        """Without `slot` the match gets a new one with its first change. Make the keeper before any listener that
        shows the match: what is shown is then already kept. `later` may put a full save off until nothing is being
        painted; the journal holds the match until then."""
        self.session = session
        self.store = store
        self.trouble = trouble
        self.fault: SaveFault | None = None
        self.slot = slot if slot is not None else store.new_slot(session.game.id)
        self._later = later
        self._put_off = False
        self._journal: Journal | None = None
        self._kept = 0  # entries of the log that are on disk
        self._ended = False
        self._stop_listening = session.listen(self._changed)

    def save(self) -> bool:
        """Write the whole match now. False, after telling `trouble`, where that failed."""
        try:
            self._write()
        except SaveFault as fault:
            self._tell(fault)
            return False
        self._tell(None)
        return True

    def retry(self) -> bool:
        """Try again after trouble; True where the match is now kept."""
        return self.save()

    def export(self, path: Path) -> None:
        """Write the match as it is now to a file anywhere, whatever the state of its slot: a way out where the folder
        of saved games cannot be written. Raises SaveFault."""
        try:
            title = self.store.title(self.slot)
        except SaveFault:
            title = ""
        with os_faults():
            write_atomically(path, codec.encode(self.session.game, save_of(self.session), title=title))

    def close(self) -> None:
        """Stop keeping: the window turns to another match, or closes. What is not yet a full save becomes one."""
        self._stop_listening()
        self._put_off = False
        if self.fault is not None or (self._journal is not None and self._journal.size):
            self.save()
        self._drop_journal()
        self.store.release(self.slot)

    def _changed(self, change: Change) -> None:
        if self._journal is None:
            self.save()
            return
        if not self._append(self._journal):
            return
        decided = self.session.waiting in (Waiting.PERSON, Waiting.OVER)
        if (decided or self._journal.size > JOURNAL_BYTES) and not self._put_off:
            self._put_off = True
            self._later(self._save_put_off)

    def _save_put_off(self) -> None:
        if self._put_off:
            self._put_off = False
            self.save()

    def _append(self, journal: Journal) -> bool:
        session = self.session
        keep = min(self._kept, len(session.played))  # fewer after undo
        seats, changes = codec.plainly_named(session.seats, session.changes)
        line = Line(
            keep=keep,
            add=tuple(Entry(p.seat, p.by, p.action) for p in session.played[keep:]),
            seats=seats,
            streams=session.streams,
            snapshot=session.state,
            knowledge=session.knowledge,
            changes=changes,
            resigned=session.resigned,
            helped=session.helped,
        )
        try:
            journal.append(line)
        except OSError as error:
            self._drop_journal()
            self._tell(of_os_error(error))
            return False
        self._kept = len(session.played)
        return True

    def _write(self) -> None:
        self._drop_journal()
        session = self.session
        self.store.hold(self.slot)
        self._journal = self.store.write(self.slot, session.game, save_of(session))
        self._kept = len(session.played)
        if session.waiting is Waiting.OVER and not self._ended:
            self._ended = True
            self.store.rotate(session.game.id)

    def _drop_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _tell(self, fault: SaveFault | None) -> None:
        before = None if self.fault is None else self.fault.reason
        self.fault = fault
        if before != (None if fault is None else fault.reason):
            self.trouble(fault)


@dataclass(frozen=True)
class Opened:
    """A match that goes on, who keeps it, and what the player is told."""

    session: Session
    keeper: Keeper
    notes: tuple[Reason, ...]


def open_match(
    store: Store,
    where: str | Path,
    bots: BotHost,
    *,
    older: bool = False,
    undo_bots: UndoRule = "free",
    undo_people: UndoRule = "fair",
    trouble: Callable[[SaveFault | None], None] = lambda fault: None,
    later: Callable[[Callable[[], None]], None] = lambda write: write(),
) -> Opened:
    """Go on with a saved match: a slot of the store, or a file from anywhere, which is then copied into a new slot.

    `older` takes the generation before a newest file that cannot be read. Raises SaveFault; then nothing has changed
    and no slot is held. The journal of the last run may hold the end of the match: then it is listed as over.
    """
    slot = where if isinstance(where, str) else store.slot_of(where)
    if slot is None:
        loaded = store.read_file(Path(where))
        session, notes = session_of(loaded, bots, undo_bots=undo_bots, undo_people=undo_people)
        slot = store.import_(Path(where))
        store.hold(slot)
    else:
        held = store.holds(slot)
        store.hold(slot)
        try:
            loaded, found = store.load(slot, older=older)
            session, notes = session_of(loaded, bots, undo_bots=undo_bots, undo_people=undo_people)
        except SaveFault:
            if not held:
                store.release(slot)
            raise
        notes = (*found, *notes)
    keeper = Keeper(session, store, slot, trouble=trouble, later=later)
    if session.waiting is Waiting.OVER and not loaded.header.over:
        keeper.save()  # killed at the very end: the list shall know
    return Opened(session, keeper, notes)
