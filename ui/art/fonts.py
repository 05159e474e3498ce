"""The bundled fonts: Noto Serif and Noto Sans with their Hebrew, the same on every system."""

from __future__ import annotations

import logging
import sys
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SERIF = ("Noto Serif", "Noto Serif Hebrew")
SANS = ("Noto Sans", "Noto Sans Hebrew")

FILES = (
    "NotoSans-Regular",
    "NotoSans-Bold",
    "NotoSans-Italic",
    "NotoSansHebrew-Regular",
    "NotoSansHebrew-Bold",
    "NotoSerif-Regular",
    "NotoSerif-Bold",
    "NotoSerif-Italic",
    "NotoSerifHebrew-Regular",
    "NotoSerifHebrew-Bold",
)


def resources() -> Path:
    """The folder of shipped data: beside the rooms in a working copy, inside the bundle of a frozen program."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) / "resources" if bundle else Path(__file__).resolve().parents[2] / "resources"


@cache
def load_fonts() -> tuple[str, ...]:
    """Makes the bundled fonts known to Qt, once; needs a QGuiApplication. Returns the families that were found."""
    families: list[str] = []
    for name in FILES:
        number = QFontDatabase.addApplicationFont(str(resources() / "fonts" / f"{name}.ttf"))
        if number < 0:
            logging.getLogger(__name__).warning("font %s is missing; the system's own is used", name)
        else:
            families.extend(QFontDatabase.applicationFontFamilies(number))
    return tuple(dict.fromkeys(families))


@lru_cache(maxsize=256)
def _font(families: tuple[str, ...], px: float, bold: bool, italic: bool) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(max(1, round(px)))
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def serif(px: float, bold: bool = True, italic: bool = False) -> QFont:
    """The printing face (titles, names, figures) at ``px`` pixels."""
    return QFont(_font(SERIF, px, bold, italic))


def sans(px: float, bold: bool = False, italic: bool = False) -> QFont:
    """The reading face (texts, buttons, lists) at ``px`` pixels."""
    return QFont(_font(SANS, px, bold, italic))
