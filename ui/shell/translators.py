"""The language of the program: which one, its texts, the direction of the window, and the way numbers are written."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from desktop.log import LOG
from ui.language_files import LANGUAGES, compiled

RIGHT_TO_LEFT = ("he",)


def system_language() -> str:
    """The first language of the system's list that the program speaks, else English."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0].lower()
        code = {"iw": "he"}.get(code, code)
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


class Translators(QObject):
    """Holds the texts of one language at a time. Qt tells every widget (LanguageChange) when they are exchanged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = ""
        self._installed: QTranslator | None = None

    def use(self, language: str) -> str:
        """Speak this language from now on; "" means the system's. Returns the language in use."""
        wanted = language or system_language()
        if wanted == self.language:
            return wanted
        QLocale.setDefault(QLocale(wanted))
        rtl = wanted in RIGHT_TO_LEFT
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        fresh = QTranslator(self)
        if not fresh.load(str(compiled(wanted))):
            LOG.log(logging.WARNING, "the texts of language %s cannot be loaded", wanted)
        old, self._installed, self.language = self._installed, fresh, wanted
        if old is not None:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        QCoreApplication.installTranslator(fresh)
        return wanted


def available() -> tuple[str, ...]:
    """The languages whose texts are there."""
    found = []
    for language in LANGUAGES:
        trial = QTranslator()
        if trial.load(str(compiled(language))):
            found.append(language)
    return tuple(found)
