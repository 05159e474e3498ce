"""The languages of the program, where their compiled texts lie, and whether those are as new as their sources.

Standard library only: the set-up script reads this before Qt is installed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

LANGUAGES = ("en", "lt", "he", "ru", "pl", "tr")
"""Codes of the languages, the source language first."""

SOURCES = Path(__file__).parent.parent / "i18n"
COMPILED = Path(__file__).parent / "translations"
STAMP = COMPILED / "sources.sha256"


def compiled(language: str) -> Path:
    """The file a `QTranslator` loads for a language of `LANGUAGES`."""
    return COMPILED / f"{language}.qm"


def fingerprint(sources: Path = SOURCES) -> str:
    """A checksum of all translation sources: names and contents."""
    digest = hashlib.sha256()
    for path in sorted(sources.glob("*.ts")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def stale() -> bool:
    """Whether the compiled texts are missing or older than their sources.

    A program that was installed or frozen has no sources beside it and is never stale.
    """
    if not SOURCES.is_dir():
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="ascii") != fingerprint()
