"""Names for computer players."""

from __future__ import annotations

import random

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

BOT_NAMES = (
    #: Names of computer players: common first names of women and men; each language may use its own.
    QT_TRANSLATE_NOOP("BotNames", "Ada"),
    QT_TRANSLATE_NOOP("BotNames", "Bruno"),
    QT_TRANSLATE_NOOP("BotNames", "Carla"),
    QT_TRANSLATE_NOOP("BotNames", "Dario"),
    QT_TRANSLATE_NOOP("BotNames", "Elsa"),
    QT_TRANSLATE_NOOP("BotNames", "Franco"),
    QT_TRANSLATE_NOOP("BotNames", "Greta"),
    QT_TRANSLATE_NOOP("BotNames", "Hugo"),
    QT_TRANSLATE_NOOP("BotNames", "Ida"),
    QT_TRANSLATE_NOOP("BotNames", "Marco"),
    QT_TRANSLATE_NOOP("BotNames", "Nina"),
    QT_TRANSLATE_NOOP("BotNames", "Otto"),
)


def translated_name(number: int) -> str:
    """A name for a computer player, as the language of the window has it."""
    return QCoreApplication.translate("BotNames", str(BOT_NAMES[number]))


def bot_names() -> list[str]:
    """Names for computer players, as the language of the window has them, in any order."""
    names = [translated_name(number) for number in range(len(BOT_NAMES))]
    random.shuffle(names)
    return list(dict.fromkeys(names))
