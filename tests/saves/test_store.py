"""The folder of saved games: slots, generations, journals, the list, the trash."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from saved_matches import a_file, new_match, play, with_header

from desktop.play.keeper import save_of
from desktop.rules.kit import Rng
from desktop.saves import faults, files
from desktop.saves.faults import SaveFault
from desktop.saves.schema import FORMAT
from desktop.saves.store import Store

PNG = b"\x89PNG\r\n\x1a\n" + b"picture"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "games")
    yield store
    left = [path.name for path in store.folder.rglob("*.tmp")] if store.folder.exists() else []
    assert not left, f"temporary files left: {left}"


def written(store: Store, actions: int = 40, *, slot: str | None = None, title: str | None = None) -> str:
    """A slot with a match of so many actions."""
    slot = slot or store.new_slot("cuccu")
    session = play(new_match(), actions, Rng(1))
    store.write(slot, session.game, save_of(session), title=title)
    return slot


def actions_in(store: Store, slot: str, *, older: bool = False) -> int:
    return len(store.load(slot, older=older)[0].save.log)


def fault_of(call: object, *args: object, **named: object) -> object:
    with pytest.raises(SaveFault) as caught:
        call(*args, **named)  # type: ignore[operator]
    return caught.value.reason


# -- generations ------------------------------------------------------------------------------------------------------


def test_what_is_written_is_read_again(store: Store) -> None:
    session = play(new_match(), 40, Rng(1))
    slot = store.new_slot("cuccu")
    store.write(slot, session.game, save_of(session), title="Sunday")
    loaded, notes = store.load(slot)
    assert loaded.save == save_of(session)
    assert (loaded.header.title, loaded.header.turn, notes) == ("Sunday", session.turn.number, ())


def test_the_second_write_keeps_the_first_as_the_older_generation(store: Store) -> None:
    slot = written(store, 40)
    assert not store.has_older(slot)
    written(store, 50, slot=slot)
    assert (actions_in(store, slot), actions_in(store, slot, older=True)) == (50, 40)


def test_reading_the_older_generation_is_noted(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    assert store.load(slot, older=True)[1] == (faults.OlderGeneration(),)


def test_writing_the_same_match_again_does_not_lose_the_older_generation(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    written(store, 50, slot=slot)
    assert actions_in(store, slot, older=True) == 40


def test_a_broken_file_is_moved_aside_and_never_becomes_the_older_generation(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    broken = store.path(slot).read_bytes()[:-100]
    store.path(slot).write_bytes(broken)
    written(store, 60, slot=slot)
    assert (actions_in(store, slot), actions_in(store, slot, older=True)) == (60, 40)
    assert store.path(slot).with_suffix(".broken-1").read_bytes() == broken


def test_two_broken_files_are_both_kept(store: Store) -> None:
    slot = written(store, 40)
    for content in (b"first", b"second"):
        store.path(slot).write_bytes(content)
        written(store, 50, slot=slot)
    assert store.path(slot).with_suffix(".broken-1").read_bytes() == b"first"
    assert store.path(slot).with_suffix(".broken-2").read_bytes() == b"second"


def test_a_slot_keeps_its_title_when_it_is_written(store: Store) -> None:
    slot = written(store, 40, title="Sunday")
    written(store, 50, slot=slot)
    assert store.load(slot)[0].header.title == "Sunday"


# -- the list ---------------------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_an_empty_list(store: Store) -> None:
    assert store.list() == ()
    assert not store.folder.exists()


def test_the_list_has_the_newest_first(store: Store) -> None:
    for slot, date in (("a", "2025-01-01T00:00:00Z"), ("b", "2025-03-01T00:00:00Z"), ("c", "2025-02-01T00:00:00Z")):
        store.folder.mkdir(exist_ok=True)
        store.path(slot).write_bytes(with_header(a_file(), date=date))
    assert [summary.slot for summary in store.list()] == ["b", "c", "a"]


def test_the_list_tells_what_a_player_wants_to_know(store: Store) -> None:
    slot = written(store, 40, title="Sunday")
    store.set_picture(slot, PNG)
    (summary,) = store.list()
    assert summary.header is not None
    assert [player.name for player in summary.header.players] == ["Ada", "Ołena", "דנה", "Jonas"]
    assert (summary.slot, summary.header.title, summary.over, summary.older) == (slot, "Sunday", False, False)
    assert summary.picture is not None and summary.picture.read_bytes() == PNG


def test_damaged_files_are_listed_with_their_fault(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    store.path(slot).write_bytes(b"something else\n")
    (summary,) = store.list()
    assert (summary.header, summary.fault, summary.older) == (None, faults.NotASave(), True)


def test_a_slot_with_only_its_older_generation_is_listed(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    store.path(slot).unlink()
    (summary,) = store.list()
    assert (summary.slot, summary.fault, summary.older) == (slot, faults.Missing(), True)


def test_other_files_in_the_folder_are_not_listed(store: Store) -> None:
    slot = written(store)
    for name in ("notes.txt", ".hidden.fivetables", "x.fivetables.tmp"):
        (store.folder / name).write_bytes(b"x")
    assert [summary.slot for summary in store.list()] == [slot]
    for name in ("notes.txt", ".hidden.fivetables", "x.fivetables.tmp"):
        (store.folder / name).unlink()


def test_whatever_lies_in_the_folder_the_other_games_are_listed(store: Store) -> None:
    good = written(store)
    data = store.path(good).read_bytes()
    store.path("to-nothing").symlink_to("/nowhere/game.fivetables")
    store.path("in-a-circle").symlink_to(store.path("in-a-circle"))
    (store.folder / ("n" * 240 + ".fivetables")).write_bytes(data)
    (store.folder / "a\\b.fivetables").write_bytes(data)
    (store.folder / ".fivetables").write_bytes(data)
    listed = {summary.slot: type(summary.fault) for summary in store.list()}
    assert listed == {
        good: type(None),
        "n" * 240: type(None),
        "to-nothing": faults.Missing,
        "in-a-circle": faults.Missing,
    }


@pytest.mark.parametrize("name", [".hidden.fivetables", "a\\b.fivetables", ".fivetables"])
def test_a_file_with_a_name_that_no_slot_has_is_one_from_elsewhere(store: Store, name: str) -> None:
    good = written(store)
    file = store.folder / name
    file.write_bytes(store.path(good).read_bytes())
    assert store.slot_of(file) is None
    assert store.read_file(file).save == store.load(good)[0].save


def test_links_in_a_circle_and_impossible_paths_are_no_games(store: Store) -> None:
    written(store)
    circle = store.path("circle")
    circle.symlink_to(circle)
    for path in (circle, Path("a\0b"), Path("a\0b.fivetables")):
        assert store.slot_of(path) is None
        fault_of(store.read_file, path)


def test_games_of_a_newer_program_are_listed_as_such(store: Store) -> None:
    slot = written(store)
    store.path(slot).write_bytes(with_header(a_file(), format=5))
    assert store.list()[0].fault == faults.NewerFormat(5, FORMAT)


# -- rename, duplicate, export, import --------------------------------------------------------------------------------


def test_renaming_changes_nothing_but_the_title(store: Store) -> None:
    slot = written(store, 40)
    before = store.load(slot)[0]
    store.rename(slot, "Monday")
    after = store.load(slot)[0]
    assert after.header.title == "Monday"
    assert (after.save, after.header.date) == (before.save, before.header.date)


def test_a_title_is_made_plain(store: Store) -> None:
    slot = written(store, 40)
    store.rename(slot, "<b>Mon\nday</b>" + "x" * 100)
    assert store.load(slot)[0].header.title == ("bMonday/b" + "x" * 100)[:80]


def test_a_title_may_be_taken_away(store: Store) -> None:
    slot = written(store, 40, title="Sunday")
    store.rename(slot, "")
    assert store.load(slot)[0].header.title == ""


def test_a_broken_file_is_not_renamed(store: Store) -> None:
    slot = written(store, 40)
    store.path(slot).write_bytes(store.path(slot).read_bytes()[:-1])
    assert fault_of(store.rename, slot, "Monday") == faults.Damaged()


def test_a_duplicate_goes_its_own_way(store: Store) -> None:
    slot = written(store, 40, title="Sunday")
    store.set_picture(slot, PNG)
    second = store.duplicate(slot, "Sunday 2")
    written(store, 60, slot=slot)
    assert (actions_in(store, second), store.load(second)[0].header.title) == (40, "Sunday 2")
    picture = store.picture(second)
    assert picture is not None and picture.read_bytes() == PNG


def test_an_exported_game_can_be_imported(store: Store, tmp_path: Path) -> None:
    slot = written(store, 40, title="Sunday")
    store.export(slot, tmp_path / "out.fivetables")
    other = Store(tmp_path / "elsewhere")
    second = other.import_(tmp_path / "out.fivetables")
    assert other.load(second)[0].save == store.load(slot)[0].save
    assert other.load(second)[0].header.title == "Sunday"


def test_a_damaged_file_is_not_imported(store: Store, tmp_path: Path) -> None:
    (tmp_path / "in.fivetables").write_bytes(a_file()[:-1])
    assert fault_of(store.import_, tmp_path / "in.fivetables") == faults.Truncated()
    assert store.list() == ()


def test_export_into_a_folder_that_is_not_there(store: Store, tmp_path: Path) -> None:
    slot = written(store)
    assert fault_of(store.export, slot, tmp_path / "none" / "out.fivetables") == faults.Missing()


def test_a_picture_must_be_a_small_picture(store: Store) -> None:
    slot = written(store)
    with pytest.raises(ValueError, match="small PNG"):
        store.set_picture(slot, b"GIF89a")
    with pytest.raises(ValueError, match="small PNG"):
        store.set_picture(slot, PNG + bytes(1_000_000))


@pytest.mark.parametrize("slot", ["", ".", "..", "../x", "a/b", "a\\b", ".hidden"])
def test_a_slot_is_never_a_path(store: Store, slot: str) -> None:
    with pytest.raises(ValueError, match="no slot"):
        store.path(slot)


# -- the trash --------------------------------------------------------------------------------------------------------


def test_deleting_can_be_undone(store: Store) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    store.set_picture(slot, PNG)
    store.delete(slot)
    assert store.list() == ()
    assert fault_of(store.load, slot) == faults.Missing()
    store.undelete(slot)
    assert (actions_in(store, slot), actions_in(store, slot, older=True)) == (50, 40)
    assert store.picture(slot) is not None


def test_what_was_saved_after_deleting_is_newer_and_stays(store: Store) -> None:
    slot = written(store, 40)
    store.delete(slot)
    written(store, 50, slot=slot)
    store.undelete(slot)
    assert actions_in(store, slot) == 50


def test_deleting_takes_no_other_slot_with_it(store: Store) -> None:
    for slot in ("a", "a.b", "ab"):
        written(store, slot=slot)
    store.delete("a")
    assert sorted(summary.slot for summary in store.list()) == ["a.b", "ab"]


def test_deleting_what_is_not_there(store: Store) -> None:
    assert fault_of(store.delete, "none") == faults.Missing()
    assert fault_of(store.undelete, "none") == faults.Missing()


def test_a_damaged_slot_can_be_deleted_and_brought_back(store: Store) -> None:
    slot = written(store)
    store.path(slot).write_bytes(b"broken")
    store.delete(slot)
    store.undelete(slot)
    assert store.path(slot).read_bytes() == b"broken"


def test_the_trash_is_emptied_after_a_while_only(store: Store) -> None:
    old, new = written(store), written(store)
    store.delete(old)
    store.delete(new)
    for path in (store.folder / "trash").iterdir():
        if path.name.startswith(old):
            os.utime(path, (0, 0))
    store.purge_trash()
    assert fault_of(store.undelete, old) == faults.Missing()
    store.undelete(new)


def test_a_game_played_long_ago_stays_in_the_trash_as_long_as_any(store: Store) -> None:
    slot = written(store)
    os.utime(store.path(slot), (0, 0))
    store.delete(slot)
    store.purge_trash()
    store.undelete(slot)


def test_only_the_last_finished_games_are_kept(store: Store) -> None:
    finished = play(new_match(), 10_000, Rng(1))
    for slot in ("a", "b", "c"):
        store.write(slot, finished.game, save_of(finished))
    going_on = written(store)
    store.rotate("cuccu", keep=1)
    assert len(store.list()) == 2
    assert going_on in [summary.slot for summary in store.list()]


# -- two programs -----------------------------------------------------------------------------------------------------


def test_a_slot_held_by_another_store_is_in_use(store: Store) -> None:
    slot = written(store)
    other = Store(store.folder)
    other.hold(slot)
    for call in (store.hold, store.delete):
        assert fault_of(call, slot) == faults.InUse()
    assert fault_of(store.rename, slot, "x") == faults.InUse()
    assert actions_in(store, slot) == 40
    other.release(slot)
    store.rename(slot, "x")


def test_a_lock_ends_with_its_process(store: Store) -> None:
    slot = written(store)
    held = f"""
import os
from pathlib import Path
from desktop.saves.store import Store
Store(Path({str(store.folder)!r})).hold({slot!r})
os.kill(os.getpid(), 9) if hasattr(os, 'fork') else os._exit(1)
"""
    assert subprocess.run([sys.executable, "-c", held], timeout=60).returncode != 0
    store.hold(slot)
    store.release(slot)


def test_nothing_of_a_lock_is_left(store: Store) -> None:
    slot = written(store)
    assert [path.name for path in store.folder.iterdir()] == [store.path(slot).name]


# -- the disk ---------------------------------------------------------------------------------------------------------


def failing(code: int) -> object:
    def fail(*args: object, **named: object) -> object:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (errno.ENOSPC, faults.DiskFull()),
        (errno.EROFS, faults.NoPermission()),
        (errno.EIO, faults.DiskTrouble("EIO")),
    ],
    ids=["full", "read-only", "broken"],
)
@pytest.mark.parametrize("step", ["fsync", "replace", "link"])
def test_a_disk_that_refuses_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int, fault: object, step: str
) -> None:
    slot = written(store, 40)
    written(store, 50, slot=slot)
    session = play(new_match(), 60, Rng(1))
    with monkeypatch.context() as patch:
        patch.setattr(files.os, step, failing(code))
        if step == "link":  # then it is copied
            patch.setattr(files.shutil, "copyfile", failing(code))
        assert fault_of(store.write, slot, session.game, save_of(session)) == fault
    assert (actions_in(store, slot), actions_in(store, slot, older=True)) in ((50, 40), (50, 50))


def test_a_file_system_without_links_keeps_the_older_generation_by_copying(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files.os, "link", failing(errno.EPERM))
    slot = written(store, 40)
    written(store, 50, slot=slot)
    assert (actions_in(store, slot), actions_in(store, slot, older=True)) == (50, 40)


if sys.platform != "win32":

    def test_a_pipe_is_not_replaced(store: Store, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        slot = written(store)
        assert fault_of(store.export, slot, pipe) == faults.NotAFile()
        assert pipe.is_fifo()

    def test_a_link_stays_a_link_and_its_file_is_replaced(store: Store, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"old")
        (tmp_path / "link").symlink_to(tmp_path / "file")
        slot = written(store)
        store.export(slot, tmp_path / "link")
        assert (tmp_path / "link").is_symlink()
        assert (tmp_path / "file").read_bytes() != b"old"

    @pytest.mark.parametrize("target", ["nothing", "link", "pipe", "."])
    def test_a_link_to_no_file_is_not_replaced(store: Store, tmp_path: Path, target: str) -> None:
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "link").symlink_to(tmp_path / target)
        slot = written(store)
        assert fault_of(store.export, slot, tmp_path / "link") == faults.NotAFile()
        assert (tmp_path / "link").is_symlink()
        assert not (tmp_path / "nothing").exists()

    def test_nothing_is_written_through_what_stands_at_the_temporary_name(store: Store, tmp_path: Path) -> None:
        (tmp_path / "other").write_bytes(b"other")
        files.temporary_of(tmp_path / "file").symlink_to(tmp_path / "other")
        store.export(written(store), tmp_path / "file")
        assert (tmp_path / "other").read_bytes() == b"other"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = Store(tmp_path / "file" / "games")
    session = new_match()
    fault = fault_of(store.write, "a", session.game, save_of(session))
    assert fault in (faults.Missing(), faults.DiskTrouble("EEXIST"))
