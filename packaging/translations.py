"""From the sources to the `.ts` files, and from those to what the program loads.

One `.ts` file a room and language, so that two games can be worked on side by side; one compiled `.qm` file a language.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import environment
from environment import ROOT

from ui.language_files import COMPILED, LANGUAGES, SOURCES, STAMP, compiled, fingerprint, stale

GAMES = ("cuccu", "princes", "island", "dogs", "clans")
"""Games with a room of their own. A source file belongs to the game its path names, else to the shell."""

ROOMS = ("shell", *GAMES)

FORMS = {"en": 2, "lt": 3, "he": 2, "ru": 3, "pl": 3, "tr": 1}
"""How many plural forms Qt asks of each language."""


@dataclass(frozen=True)
class Message:
    """One text of a `.ts` file. `state` is empty, or what keeps it from being used: unfinished, vanished, obsolete."""

    file: str
    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]
    state: str

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What a text is looked up by."""
        return self.context, self.source, self.comment, self.plural

    def __str__(self) -> str:
        return f"{self.file}: {self.context}: {self.source!r}"


def room_of(path: Path) -> str:
    """The room a source file belongs to: `ui/boards/cuccu.py` and `ui/art/faces_cuccu.py` to `cuccu`."""
    inside = path.relative_to(ROOT).as_posix()
    for game in GAMES:
        if re.search(rf"(?:/|_){game}(?:[/_.])", inside):
            return game
    return "shell"


def sources_of(room: str) -> list[Path]:
    """The source files of a room, in a fixed order."""
    return [path for path in sorted((ROOT / "ui").rglob("*.py")) if room_of(path) == room]


def messages(path: Path) -> Iterator[Message]:
    """The texts of a `.ts` file."""
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None, f"{path.name}: a message without a translation element"
            plural = message.get("numerus") == "yes"
            forms = translation.iter("numerusform") if plural else [translation]
            yield Message(
                file=path.name,
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                plural=plural,
                forms=tuple(form.text or "" for form in forms),
                state=translation.get("type", ""),
            )


def update(folder: Path = SOURCES, drop: bool = False) -> None:
    """Bring every `.ts` file in a folder up to date with the sources; `drop` removes texts that are gone from them."""
    for room in ROOMS:
        files = sources_of(room)
        if not files:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            listing = Path(scratch, "sources.lst")
            listing.write_text("\n".join(str(path) for path in files), encoding="utf-8")
            for languages, extra in ((LANGUAGES[:1], ["-pluralonly"]), (LANGUAGES[1:], [])):
                targets = [str(folder / f"{room}_{language}.ts") for language in languages]
                options = ["-silent", "-locations", "none", "-source-language", "en", *extra]
                if drop:
                    options.append("-no-obsolete")
                _tool("lupdate", *options, f"@{listing}", "-ts", *targets)


def unfinished(folder: Path = SOURCES) -> list[Message]:
    """The texts that no translator has finished, and those whose source is gone."""
    return [message for path in sorted(folder.glob("*.ts")) for message in messages(path) if message.state]


def build() -> bool:
    """Compile the `.ts` files if any changed since the last time. Returns whether there was anything to do."""
    if not stale():
        return False
    wanted = fingerprint()
    COMPILED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=COMPILED) as scratch:
        for language in LANGUAGES:
            rooms = [str(path) for room in ROOMS if (path := SOURCES / f"{room}_{language}.ts").is_file()]
            if rooms:
                fresh = Path(scratch, f"{language}.qm")
                _tool("lrelease", "-silent", "-nounfinished", *rooms, "-qm", str(fresh))
                os.replace(fresh, compiled(language))
    STAMP.write_text(wanted, encoding="ascii")
    return True


def copy_sources(folder: Path) -> None:
    """Copy the `.ts` files to another folder, where they can be brought up to date without touching these."""
    for path in SOURCES.glob("*.ts"):
        shutil.copy(path, folder)


def _tool(name: str, *arguments: str) -> None:
    """Run one of the translators' tools that come with Qt; raises SystemExit with its words when it fails."""
    done = subprocess.run([environment.tool(f"pyside6-{name}"), *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} failed: {(done.stderr or done.stdout).strip()}")
