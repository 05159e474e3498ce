"""Keeping a match on disk while it is played, and going on with it."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from saved_matches import NAMES, NoBots, bot_match, file_of, new_match, one_action, play, to_a_person

from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper, Opened, open_match, save_of
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves import faults, files
from desktop.saves import journal as journals
from desktop.saves.faults import SaveFault
from desktop.saves.schema import Bot, Person
from desktop.saves.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


@pytest.fixture
def session() -> Session:
    return new_match()


def reopened(store: Store, slot: str, **how: Any) -> Opened:
    """The match as another start of the program finds it."""
    return open_match(Store(store.folder), slot, NoBots(), **how)


@pytest.fixture(autouse=True)
def locks_are_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests open a match that is still kept, as after a kill; locks have tests of their own."""
    monkeypatch.setattr(files, "_lock", lambda handle: None)


@pytest.fixture(autouse=True)
def no_journal_stays_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A kill closes files too."""
    made: list[journals.Journal] = []
    real = journals.Journal.__init__

    def remembered(self: journals.Journal, path: Path, follows: str) -> None:
        real(self, path, follows)
        made.append(self)

    monkeypatch.setattr(journals.Journal, "__init__", remembered)
    yield
    for journal in made:
        journal.close()


# -- while it is played -----------------------------------------------------------------------------------------------


def test_nothing_is_written_before_something_happens(store: Store, session: Session) -> None:
    Keeper(session, store).close()
    assert store.list() == ()


def test_after_every_action_the_file_holds_the_match(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    luck = Rng(3)
    for _ in range(120):
        one_action(session, luck)
        assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def test_between_decisions_of_persons_only_a_line_is_written(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    session.advance()
    before = store.path(keeper.slot).stat().st_ino
    while session.waiting is not Waiting.PERSON:
        assert store.path(keeper.slot).stat().st_ino == before
        session.advance()
    assert store.path(keeper.slot).stat().st_ino != before


def test_a_line_can_be_read_whatever_the_players_are_called(store: Store, session: Session) -> None:
    """Given a name that no file may hold, then the lines between full saves are read all the same."""
    session.seats = (Person("<b>Ada</b>"), *session.seats[1:])
    keeper = Keeper(session, store, later=lambda write: None)
    keeper.save()
    play(session, 4, Rng(1))
    assert store.load(keeper.slot)[0].save.snapshot == session.state


def test_undo_and_redo_are_kept(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    session.undo_people = "free"
    luck = Rng(5)
    seat = to_a_person(session, luck).decision.seat  # type: ignore[union-attr]
    one_action(session, luck)
    session.advance()
    after = save_of(session)
    session.undo(seat)
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)
    session.redo()
    assert save_of(session).log == after.log
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)
    session.undo(seat)
    play(session, 10, Rng(6))
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def test_undo_goes_on_after_the_match_was_opened_again(store: Store, session: Session) -> None:
    Keeper(session, store)
    luck = Rng(5)
    play(session, 60, luck)
    to_a_person(session, luck)
    seat = session.decision.seat  # type: ignore[union-attr]
    one_action(session, luck)
    again = reopened(store, store.list()[0].slot).session
    for match in (session, again):
        match.undo_people = "free"
        match.undo(seat)
    assert save_of(again) == save_of(session)


def test_a_seat_that_changes_hands_is_kept(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 30, Rng(5))
    session.resign(2, Bot("Otto", "easy", {}))
    kept = Store(store.folder).load(keeper.slot)[0].save
    assert kept.seats == session.seats
    assert kept.changes == session.changes


def test_the_resignation_of_the_last_person_ends_the_match(store: Store) -> None:
    game = GAMES["cuccu"]
    session = new_match()
    for seat in (0, 1, 2):
        session.resign(seat, Bot(NAMES[seat], "easy", {}))
    keeper = Keeper(session, store)
    session.resign(3, Bot("Otto", "easy", {}))
    assert store.list()[0].over
    assert store.load(keeper.slot)[0].game is game


def test_a_finished_match_is_listed_as_over(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 10_000, Rng(2))
    keeper.close()
    (summary,) = store.list()
    assert summary.over
    assert reopened(store, keeper.slot).session.outcome == session.outcome


def test_a_long_match_without_decisions_of_persons_is_written_whole_now_and_then(
    store: Store, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.play.keeper.JOURNAL_BYTES", 4000)
    keeper = Keeper(session, store)
    session.advance()
    before = store.path(keeper.slot).stat().st_ino
    for _ in range(4):
        session.advance()
    assert store.path(keeper.slot).stat().st_ino != before
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def test_closing_leaves_one_whole_file_and_the_one_before(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    to_a_person(session, Rng(1))
    one_action(session, Rng(1))
    session.advance()
    keeper.close()
    loaded, _ = store.load(keeper.slot)
    assert loaded.save == save_of(session)
    assert loaded.header.turn == session.turn.number
    assert not list(store.folder.glob("*.lock"))


def test_a_closed_keeper_writes_no_more(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 20, Rng(1))
    keeper.close()
    play(session, 20, Rng(1))
    assert len(store.load(keeper.slot)[0].save.log) == 20


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_match_on_disk_is_the_match_at_the_table(
    store: Store, seed: int, full: list[bool]
) -> None:
    """Actions, undo, redo, resignation, put-off saves, a full disk and kills, in any order."""
    rng = Rng(seed)
    put_off: list[Any] = []
    later = put_off.append if seed % 2 else lambda write: write()
    game = GAMES["cuccu"]
    session = Session(game, game.types.options(), new_match().seats, seed, LocalHost(strict=True))
    keeper = Keeper(session, store, later=later)
    for _ in range(150):
        session.undo_people = "free"
        full[0] = rng.chance(1, 20)
        persons = session.persons
        what = rng.below(12)
        if what == 0 and session.why_not_undo(seat := rng.choice(persons)) is None:
            session.undo(seat)
        elif what == 1 and session.why_not_redo() is None:
            session.redo()
        elif what == 2 and rng.chance(1, 8) and len(persons) > 1 and session.waiting is not Waiting.OVER:
            session.resign(rng.choice(persons), random_bot())
        elif what == 3 and put_off:
            put_off.pop()()
        elif what == 4 and keeper.fault is None and session.played:
            opened = open_match(Store(store.folder), keeper.slot, LocalHost(strict=True), later=later)
            session, keeper = opened.session, opened.keeper
            put_off.clear()
        elif session.waiting is not Waiting.OVER:
            one_action(session, rng)
        if keeper.fault is None and store.path(keeper.slot).exists():
            assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def random_bot() -> Bot:
    seat = bot_match().seats[0]
    assert isinstance(seat, Bot)
    return seat


# -- opening ----------------------------------------------------------------------------------------------------------


def test_a_match_goes_on_exactly_as_it_would_have(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 75, Rng(9))
    again = reopened(store, keeper.slot).session
    for match in (session, again):
        play(match, 10_000, Rng(11))
    assert save_of(again) == save_of(session)
    assert again.outcome == session.outcome


def test_opening_alone_writes_nothing(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 75, Rng(9))
    before = {path.name: path.read_bytes() for path in store.folder.iterdir()}
    reopened(store, keeper.slot).keeper.close()
    assert {path.name: path.read_bytes() for path in store.folder.iterdir()} == {
        name: data for name, data in before.items() if not name.endswith(".lock")
    }


def test_a_file_from_elsewhere_is_copied_and_never_written(store: Store, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "from a friend.fivetables"
    path.write_bytes(file_of(play(session, 50, Rng(1)), title="Sunday"))
    before = path.read_bytes()
    opened = open_match(store, path, NoBots())
    play(opened.session, 30, Rng(2))
    opened.keeper.close()
    assert path.read_bytes() == before
    (summary,) = store.list()
    assert summary.header is not None and summary.header.title == "Sunday"


def test_a_file_of_the_folder_is_opened_in_its_slot(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 50, Rng(1))
    keeper.close()
    assert open_match(store, store.path(keeper.slot), NoBots()).keeper.slot == keeper.slot
    assert len(store.list()) == 1


def test_a_torn_last_line_costs_one_action(store: Store) -> None:
    session = bot_match()
    keeper = Keeper(session, store)
    for _ in range(4):
        session.advance()
    (journal,) = store.folder.glob("*.journal")
    journal.write_bytes(journal.read_bytes()[:-10])
    again = reopened(store, keeper.slot).session
    assert save_of(again).log == save_of(session).log[:-1]


def test_a_match_goes_on_in_its_slot_after_a_torn_line(store: Store) -> None:
    session = bot_match()
    keeper = Keeper(session, store)
    for _ in range(4):
        session.advance()
    (journal,) = store.folder.glob("*.journal")
    journal.write_bytes(journal.read_bytes()[:-10])
    opened = open_match(Store(store.folder), keeper.slot, LocalHost(strict=True))
    opened.session.advance()
    assert save_of(reopened(store, keeper.slot).session) == save_of(opened.session)
    assert save_of(reopened(store, keeper.slot, older=True).session).log == save_of(session).log[:-1]


@pytest.mark.parametrize(
    "spoil",
    [b"", b"00000000 {}\n", bytes(500), b"[" * 5000 + b"\n"],
    ids=["empty", "wrong-checksum", "NUL", "deep"],
)
def test_a_spoilt_journal_costs_no_more_than_itself(store: Store, spoil: bytes) -> None:
    session = bot_match()
    keeper = Keeper(session, store)
    for _ in range(4):
        session.advance()
    (journal,) = store.folder.glob("*.journal")
    journal.write_bytes(spoil)
    assert len(reopened(store, keeper.slot).session.played) == 1


def test_a_journal_with_impossible_lines_is_left_out(store: Store) -> None:
    session = bot_match()
    keeper = Keeper(session, store)
    for _ in range(4):
        session.advance()
    (journal,) = store.folder.glob("*.journal")
    lines = journal.read_bytes().splitlines()
    hostile = lines[-1][9:].replace(b'"lives":[3', b'"lives":[9')
    assert hostile != lines[-1][9:]
    journal.write_bytes(b"\n".join([*lines[:-1], b"%08x " % journals.zlib.crc32(hostile) + hostile, b""]))
    assert len(reopened(store, keeper.slot).session.played) == 1


def test_the_older_generation_leads_to_the_same_match(store: Store, session: Session) -> None:
    """Because the journals between the two are kept until the next full save."""
    keeper = Keeper(session, store)
    luck = Rng(4)
    for _ in range(60):
        one_action(session, luck)
        if store.has_older(keeper.slot):
            assert save_of(reopened(store, keeper.slot, older=True).session) == save_of(session)


def test_a_broken_file_is_a_fault_and_the_older_one_opens(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 60, Rng(4))
    keeper.close()
    broken = store.path(keeper.slot).read_bytes()[:-50]
    store.path(keeper.slot).write_bytes(broken)
    with pytest.raises(SaveFault) as caught:
        open_match(store, keeper.slot, NoBots())
    assert caught.value.reason == faults.Truncated()
    opened = open_match(store, keeper.slot, NoBots(), older=True)
    assert opened.notes == (faults.OlderGeneration(),)
    play(opened.session, 10, Rng(1))
    assert store.path(keeper.slot).with_suffix(".broken-1").read_bytes() == broken
    assert open_match(Store(store.folder), keeper.slot, NoBots()).notes == ()


def test_a_log_of_other_rules_gives_way_to_the_position_and_the_player_is_told_once(
    store: Store, session: Session, tmp_path: Path
) -> None:
    play(session, 60, Rng(4))
    path = tmp_path / "old.fivetables"
    session.played[10:12] = reversed(session.played[10:12])
    path.write_bytes(file_of(session))
    opened = open_match(store, path, NoBots())
    assert opened.notes == (faults.LogDiffers(),)
    assert opened.session.state == session.state
    luck = Rng(1)
    play(to_a_person(opened.session, luck), 20, luck)
    again = reopened(store, opened.keeper.slot)
    assert again.notes == ()
    assert save_of(again.session) == save_of(opened.session)


def test_a_fault_leaves_the_slot_free(store: Store, session: Session) -> None:
    keeper = Keeper(session, store)
    play(session, 20, Rng(4))
    keeper.close()
    store.path(keeper.slot).write_bytes(b"broken\n")
    with pytest.raises(SaveFault):
        open_match(store, keeper.slot, NoBots())
    assert not list(store.folder.glob("*.lock"))


def test_a_match_whose_end_is_only_in_the_journal_is_listed_as_over_when_it_was_opened(store: Store) -> None:
    session = bot_match()
    keeper = Keeper(session, store, later=lambda write: None)
    play(session, 10_000, Rng(1))
    assert not store.list()[0].over
    assert reopened(store, keeper.slot).session.outcome == session.outcome
    assert store.list()[0].over


def test_a_full_save_may_be_put_off_and_nothing_is_lost_meanwhile(store: Store, session: Session) -> None:
    put_off: list[Any] = []
    keeper = Keeper(session, store, later=put_off.append)
    play(session, 40, Rng(1))
    assert len(put_off) == 1
    assert len(store.read_file(store.path(keeper.slot)).save.log) == 1
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)
    put_off.pop()()
    assert store.read_file(store.path(keeper.slot)).save == save_of(session)
    play(session, 1, Rng(1))
    keeper.close()
    for write in put_off:  # too late, and then nothing
        write()
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)


# -- trouble ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """A disk that is full while the list holds True."""
    state = [False]
    real_sync, real_append = files.os.fsync, journals.Journal.append

    def fsync(handle: int) -> None:
        if state[0]:
            raise OSError(errno.ENOSPC, "no room")
        real_sync(handle)

    def append(self: journals.Journal, line: journals.Line) -> None:
        if state[0]:
            raise OSError(errno.ENOSPC, "no room")
        real_append(self, line)

    monkeypatch.setattr(files.os, "fsync", fsync)
    monkeypatch.setattr(journals.Journal, "append", append)
    yield state


def test_on_a_full_disk_the_game_goes_on_and_trouble_is_told_once(
    store: Store, session: Session, full: list[bool]
) -> None:
    told: list[SaveFault | None] = []
    keeper = Keeper(session, store, trouble=told.append)
    play(session, 20, Rng(1))
    full[0] = True
    play(session, 40, Rng(2))
    assert [fault.reason for fault in told if fault] == [faults.DiskFull()]
    assert len(told) == 1
    assert not keeper.retry()
    full[0] = False
    assert keeper.retry()
    assert told[1:] == [None]
    assert keeper.fault is None
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def test_the_match_is_kept_again_by_itself_when_there_is_room(store: Store, session: Session, full: list[bool]) -> None:
    keeper = Keeper(session, store)
    full[0] = True
    play(session, 41, Rng(2))
    full[0] = False
    play(session, 1, Rng(2))
    assert keeper.fault is None
    assert save_of(reopened(store, keeper.slot).session) == save_of(session)


def test_what_was_kept_before_the_trouble_can_be_opened(store: Store, session: Session, full: list[bool]) -> None:
    keeper = Keeper(session, store)
    play(session, 21, Rng(1))
    before = save_of(session)
    full[0] = True
    play(session, 40, Rng(2))
    assert save_of(reopened(store, keeper.slot).session) == before


def test_a_match_can_be_written_elsewhere_while_its_folder_cannot(
    store: Store, session: Session, full: list[bool], tmp_path: Path
) -> None:
    keeper = Keeper(session, store)
    play(session, 20, Rng(1))
    store.rename(keeper.slot, "Sunday")
    full[0] = True
    play(session, 40, Rng(2))
    path = tmp_path / "stick.fivetables"
    with pytest.raises(SaveFault):
        keeper.export(path)
    full[0] = False
    keeper.export(path)
    loaded = store.read_file(path)
    assert (loaded.save, loaded.header.title) == (save_of(session), "Sunday")


def test_a_match_of_which_nothing_is_on_disk_can_be_written_elsewhere(
    store: Store, session: Session, tmp_path: Path
) -> None:
    keeper = Keeper(session, store)
    keeper.export(tmp_path / "new.fivetables")
    assert store.read_file(tmp_path / "new.fivetables").save == save_of(session)


def test_closing_tries_once_more(store: Store, session: Session, full: list[bool]) -> None:
    keeper = Keeper(session, store)
    full[0] = True
    play(session, 40, Rng(2))
    full[0] = False
    keeper.close()
    assert store.load(keeper.slot)[0].save == save_of(session)


def test_a_folder_that_cannot_be_written(tmp_path: Path, session: Session) -> None:
    (tmp_path / "file").write_bytes(b"")
    told: list[SaveFault | None] = []
    keeper = Keeper(session, Store(tmp_path / "file" / "games"), trouble=told.append)
    play(session, 60, Rng(2))
    keeper.close()
    assert len(told) == 1


def test_a_folder_that_was_taken_away_is_made_again(store: Store, session: Session) -> None:
    troubles: list[SaveFault | None] = []
    keeper = Keeper(session, store, trouble=troubles.append)
    one_action(session, Rng(1))
    shutil.rmtree(store.folder)
    for _ in range(3):
        one_action(session, Rng(1))
    assert keeper.fault is None and troubles[-1:] in ([], [None])
    keeper.close()
    assert len(store.load(keeper.slot)[0].save.log) == len(session.played)


def test_a_match_open_in_another_program(store: Store, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(session, store)
    play(session, 20, Rng(1))

    def taken(handle: int) -> None:
        raise SaveFault(faults.InUse())

    monkeypatch.setattr(files, "_lock", taken)
    with pytest.raises(SaveFault) as caught:
        open_match(Store(store.folder), keeper.slot, NoBots())
    assert caught.value.reason == faults.InUse()
