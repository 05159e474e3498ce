"""The folder of decks that people have made: kept as text, under safe names, and nothing in it is ever lost."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.saves import files
from desktop.saves.decks import LONGEST, DeckStore, read_text, title_of, write_text
from desktop.saves.faults import DiskFull, Missing, NotText, SaveFault, TooLong

TEXT = "# Red Banners\n\n1 Redleaf Bastion\n"


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    return DeckStore(tmp_path / "made")


def names(store: DeckStore) -> list[str]:
    return sorted(path.name for path in store.folder.iterdir())


def test_nothing_is_made_before_something_is_kept(store: DeckStore) -> None:
    assert store.list() == ()
    assert not store.folder.exists()


def test_what_is_kept_is_read_again(store: DeckStore) -> None:
    key = store.write(TEXT)
    (deck,) = store.list()
    assert (deck.key, deck.title, deck.text, deck.fault) == (key, "Red Banners", TEXT, None)
    assert names(store) == ["Red Banners.txt"]


def test_two_decks_of_one_title_do_not_replace_each_other(store: DeckStore) -> None:
    first, second = store.write(TEXT), store.write(TEXT.lower())
    assert first != second and len(store.list()) == 2


def test_a_deck_that_is_kept_again_stays_one_file(store: DeckStore) -> None:
    store.write(TEXT)
    second = store.write(TEXT)
    assert store.write(TEXT + "3 Akaba Ren\n", second) == second
    assert [deck.text for deck in store.list() if deck.key == second] == [TEXT + "3 Akaba Ren\n"]
    assert len(names(store)) == 2


def test_with_another_title_the_file_is_named_anew(store: DeckStore) -> None:
    key = store.write(TEXT)
    store.write(TEXT.replace("Red", "White"), key)
    assert names(store) == ["White Banners.txt"]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("../../etc/passwd", "etc passwd"),
        ('a/b\\c:d*e?f"g|h', "a b c d e f g h"),
        ("CON", "CON deck"),
        ("com1", "com1 deck"),
        ("...", "deck"),
        ("", "deck"),
        ("Клён и слива", "Клён и слива"),
        ("ארבע החורשות", "ארבע החורשות"),
        ("\u202eevil", "evil"),
        ("x" * 300, "x" * 80),
        ("漢" * 80, "漢" * 40),
    ],
)
def test_any_title_makes_a_safe_name(store: DeckStore, title: str, name: str) -> None:
    store.write(f"# {title}\n")
    assert names(store) == [f"{name}.txt"]


def test_a_file_named_by_hand_is_called_like_it(store: DeckStore) -> None:
    store.folder.mkdir()
    (store.folder / "From a friend.txt").write_text("1 Redleaf Bastion\r\n", encoding="utf-8-sig")
    (deck,) = store.list()
    assert (deck.key, deck.title) == ("From a friend", "From a friend")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"\x89PNG\r\n\x1a\n\xff\xfe", NotText()),
        (b"# \xff", NotText()),
        (b"1 Redleaf\0Bastion", NotText()),
        (b"x" * (1000 * LONGEST + 1), TooLong(LONGEST)),
        (b"x" * (9000 * LONGEST), TooLong(LONGEST)),
    ],
)
def test_what_is_no_text_is_listed_with_its_fault_and_stays(store: DeckStore, data: bytes, fault: object) -> None:
    store.folder.mkdir()
    path = store.folder / "broken.txt"
    path.write_bytes(data)
    (deck,) = store.list()
    assert (deck.title, deck.text, deck.fault) == ("broken", "", fault)
    store.write("# broken\n")
    assert path.read_bytes() == data


def test_a_text_of_another_encoding_is_read_where_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("# Клён", encoding="utf-16")
    assert read_text(tmp_path / "deck.txt") == "# Клён"


def test_what_was_not_read_wholly_is_kept_beside_the_new_text(store: DeckStore) -> None:
    key = store.write(TEXT + "3 Flying Carpets\n")
    store.write(TEXT, key, aside=True)
    store.write(TEXT, key, aside=True)
    assert names(store) == ["Red Banners.txt", "Red Banners.txt.broken-1", "Red Banners.txt.broken-2"]
    assert "Flying" in (store.folder / "Red Banners.txt.broken-1").read_text()
    assert len(store.list()) == 1


def test_on_a_full_disk_the_old_deck_stays(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    key = store.write(TEXT)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(files.os, "fsync", full)
    for again in (key, ""):
        with pytest.raises(SaveFault) as caught:
            store.write("# Red Banners\nmore\n", again)
        assert caught.value.reason == DiskFull()
    with pytest.raises(SaveFault):
        write_text(store.folder / "else.txt", TEXT)
    monkeypatch.undo()
    assert names(store) == ["Red Banners.txt"]
    assert store.list()[0].text == TEXT


def test_a_file_that_cannot_go_when_its_deck_is_named_anew_stays_beside_it(
    store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program has it open, on a system that keeps such files."""
    key = store.write(TEXT)
    unlink = Path.unlink

    def held(path: Path, missing_ok: bool = False) -> None:
        if path.name == "Red Banners.txt":
            raise PermissionError(errno.EACCES, "held")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", held)
    assert store.write(TEXT.replace("Red", "White"), key) == "White Banners"
    assert names(store) == ["Red Banners.txt", "White Banners.txt"]


def test_a_deck_is_deleted_once_and_for_all(store: DeckStore) -> None:
    key = store.write(TEXT)
    store.delete(key)
    store.delete(key)
    assert store.list() == () and store.summary(key).fault == Missing()


@pytest.mark.parametrize("key", ["", "..", "../other", ".hidden", "a/b", os.sep])
def test_no_key_leads_out_of_the_folder(store: DeckStore, key: str) -> None:
    store.write(TEXT)
    assert store.summary(key).fault == Missing()
    with pytest.raises(SaveFault):
        store.delete(key)


@given(st.text(max_size=200))
def test_a_title_is_plain_text_or_nothing(text: str) -> None:
    title = title_of(text)
    assert len(title) <= 80 and "<" not in title and "\n" not in title


def test_a_title_that_fills_a_file_is_soon_read() -> None:
    """Given markup within markup over and over, then not every layer of it is taken off."""
    assert title_of("# Maple " + "&a" * 13_000 + ";" * 13_000) == "Maple " + "&a" * 37


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_a_title_ends_where_its_line_does(end: str) -> None:
    assert title_of(f"\ufeff# Red Banners{end}1 Redleaf Bastion{end}") == "Red Banners"
