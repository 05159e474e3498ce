"""What the tests of the dialogs look with: a language of very long words, an eye for clipped text, finished matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from match_kit import CUCCU, seats_of
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.play.session import Session
from ui.shell.shelf_header import Question

_KEPT = re.compile(r"(%\d|%n|&|\{\w+\}|\n)")


class LongWords(QTranslator):
    """Every text grows by nearly half, as the longest of six languages do."""

    def isEmpty(self) -> bool:
        return False

    def translate(  # type: ignore[override]
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return "".join(part if _KEPT.fullmatch(part) else _longer(part) for part in _KEPT.split(source))


def _longer(text: str) -> str:
    return re.sub(r"([aeiou])", r"\1\1", text)


@contextmanager
def long_words() -> Iterator[None]:
    """Speak the language of long words."""
    translator = LongWords()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def _label_fits(widget: QLabel) -> bool:
    if getattr(widget, "elide", False) or isinstance(widget, Question) or not widget.text():
        return True
    room = widget.contentsRect()
    if widget.wordWrap():
        return widget.heightForWidth(widget.width()) <= widget.height() + 1
    return widget.fontMetrics().horizontalAdvance(widget.text()) <= room.width() + 1


def _button_fits(widget: QAbstractButton) -> bool:
    hint = widget.sizeHint()
    return hint.width() <= widget.width() + 1 and hint.height() <= widget.height() + 1


def _box_fits(widget: QComboBox) -> bool:
    widest = max((widget.fontMetrics().horizontalAdvance(widget.itemText(i)) for i in range(widget.count())), default=0)
    return widest <= widget.width() - 24


def clipped(window: QWidget) -> list[str]:
    """The texts in a window that do not fit their place."""
    checks: tuple[tuple[type | tuple[type, ...], Callable[..., bool]], ...] = (
        (QLabel, _label_fits),
        ((QPushButton, QCheckBox, QRadioButton, QToolButton), _button_fits),
        (QComboBox, _box_fits),
        (QTabBar, lambda bar: bar.sizeHint().width() <= bar.width() + 1),
    )
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window):
            continue
        for kinds, fits in checks:
            if isinstance(widget, kinds) and not fits(widget):
                said = str(widget.property("text") or widget.objectName())
                found.append(f"{type(widget).__name__} {said!r} in {widget.width()}x{widget.height()}")
    return found


def clipped_at_rest(qtbot: QtBot, window: QWidget) -> list[str]:
    """The same, once layouts have come to rest: they follow a change of language by and by."""
    for _ in range(60):
        qtbot.wait(15)
        found = clipped(window)
        if not found:
            break
    return found


def ended_with(winner: int, persons: tuple[int, ...]) -> Session:
    """A finished match that `winner` has won, with persons at these seats."""
    for seed in range(60):
        session = Session(CUCCU, CUCCU.types.options(lives=1), seats_of(()), seed, LocalHost())
        session.run()
        if session.outcome is not None and session.outcome.winners == (winner,):
            session.seats = seats_of(persons)
            return session
    raise AssertionError("nobody lets this seat win")
