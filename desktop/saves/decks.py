"""Decks that people have made: a text file each, whose first line is the title.

    Red Banners.txt            "# Red Banners", and then what the game writes
    Red Banners.txt.broken-1   what stood there and could not be read wholly, kept when its place was needed

The files may be edited, renamed and copied by hand. Which cards they name is the game's to tell.
"""

from __future__ import annotations

import contextlib
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from desktop.rules.kit import Reason
from desktop.saves.faults import Missing, NotText, SaveFault, TooLarge, TooLong
from desktop.saves.files import keep_as, os_faults, read_bounded, write_atomically
from desktop.saves.names import TITLE_LENGTH, clean

SUFFIX = ".txt"
LONGEST = 40
"""Thousands of characters of a text at most; a deck of 240 cards has some 6."""
STEM_BYTES = 120
"""Of a file's name, without number and suffix: every file system takes that."""
_RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(10))}
"""Names that Windows keeps for its devices."""


@dataclass(frozen=True)
class KeptDeck:
    """One file; `fault` tells why it cannot be read, and then there is no text."""

    key: str
    """The name of the file, without its suffix."""
    title: str
    text: str
    fault: Reason | None = None


def title_of(text: str) -> str:
    """What the first line calls the deck, as plain text; "" where it says nothing."""
    lines = text[: 1000 * LONGEST].lstrip("\ufeff \t\r\n").splitlines()  # as the game reads it, "\r" alone too
    first = lines[0].strip() if lines else ""
    return clean(first.lstrip("#").strip(), TITLE_LENGTH, "") if first.startswith("#") else ""


def read_text(path: Path) -> str:
    """The text of a file from anywhere. Raises SaveFault: Missing, NotText, TooLong, and what the disk says."""
    try:
        data = read_bounded(path, 4 * 1000 * LONGEST)
    except SaveFault as fault:
        raise SaveFault(TooLong(LONGEST)) if isinstance(fault.reason, TooLarge) else fault from None
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        raise SaveFault(NotText()) from None
    if "\0" in text:
        raise SaveFault(NotText())
    if len(text) > 1000 * LONGEST:
        raise SaveFault(TooLong(LONGEST))
    return text


def write_text(path: Path, text: str) -> None:
    """Write a text to a file of the player's choice, whole or not at all. Raises SaveFault."""
    with os_faults():
        write_atomically(path, text.encode())


class DeckStore:
    """The decks in one folder. Every method may raise SaveFault; then nothing has changed or been lost."""

    def __init__(self, folder: Path) -> None:
        """The folder is made when something is first written."""
        self.folder = folder

    def _path(self, key: str) -> Path:
        if not key or key != Path(key).name or key.startswith("."):
            raise SaveFault(Missing())
        return self.folder / (key + SUFFIX)

    def _keys(self) -> list[str]:
        with os_faults():
            paths = list(self.folder.iterdir()) if self.folder.is_dir() else []
        return [path.stem for path in paths if path.suffix == SUFFIX and not path.name.startswith(".")]

    def list(self) -> tuple[KeptDeck, ...]:
        """All decks by their titles; files that cannot be read are listed with their fault."""
        found = (self.summary(key) for key in self._keys())
        return tuple(sorted(found, key=lambda deck: (deck.title.casefold(), deck.key)))

    def summary(self, key: str) -> KeptDeck:
        """One deck; what cannot be read has a fault, never an error. Without a title it is called like its file."""
        try:
            text = read_text(self._path(key))
        except SaveFault as fault:
            return KeptDeck(key, clean(key, TITLE_LENGTH), "", fault.reason)
        return KeptDeck(key, title_of(text) or clean(key, TITLE_LENGTH), text)

    def write(self, text: str, key: str = "", *, aside: bool = False) -> str:
        """Keep a text; returns its key. `key`: of the deck that it replaces, whose file is named anew if the title is
        another. `aside`: what stood there is kept beside it, as it holds more than the text does."""
        stem = file_name(title_of(text))
        target = key if key and _numbered(stem, key) else self._free(stem)
        with os_faults():
            self.folder.mkdir(parents=True, exist_ok=True)
            old = self._path(key) if key else None
            if aside and old is not None and old.exists():
                keep_as(old, self._beside(old))
            write_atomically(self._path(target), text.encode())
            if old is not None and target != key:
                with contextlib.suppress(OSError):  # the new file is there: better twice than told that it failed
                    old.unlink()
        return target

    def delete(self, key: str) -> None:
        """Remove a deck."""
        with os_faults():
            self._path(key).unlink(missing_ok=True)

    @staticmethod
    def _beside(path: Path) -> Path:
        """A free name beside a file, for what it holds now."""
        number = 1
        while (kept := path.with_name(f"{path.name}.broken-{number}")).exists():
            number += 1
        return kept

    def _free(self, stem: str) -> str:
        """This name, or the first with a number that no file has, whatever a system thinks of large letters."""
        taken = {_folded(key) for key in self._keys()}
        number, name = 1, stem
        while _folded(name) in taken:
            number += 1
            name = f"{stem} {number}"
        return name


def file_name(title: str) -> str:
    """The name of a file for a title: letters and digits of any script, and what every system allows between them."""
    composed = unicodedata.normalize("NFC", title)
    plain = "".join(char if char.isalnum() or char in "-_'’()," else " " for char in composed)
    plain = " ".join(plain.split()).encode()[:STEM_BYTES].decode(errors="ignore").strip()
    if not plain:
        return "deck"
    return f"{plain} deck" if plain.upper() in _RESERVED else plain


def _numbered(stem: str, key: str) -> bool:
    """Whether a file of this key is named after the stem, perhaps with a number."""
    return key == stem or (key.startswith(f"{stem} ") and key[len(stem) + 1 :].isdecimal())


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
