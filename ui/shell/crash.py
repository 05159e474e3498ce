"""When something breaks: it is written to the log, shown with a report that can be copied, and the match goes on."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

import PySide6
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QSize,
    Qt,
    QThread,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop import __version__
from desktop.log import LOG
from desktop.saves.faults import SaveFault
from desktop.saves.files import Lock
from ui.shell.widgets import PrintedDialog, Studio, button, em, label

HARD = "hard_crash.txt"
"""What the interpreter itself writes when it is shot down; in the folder of the log."""
MARK = "running"
"""In the folder of the data while a match is open: which one. Found at a start, it tells of an end nobody wanted."""


def report_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Everything worth telling about an error; nothing of the match or the player."""
    import platform

    lines = traceback.format_exception(kind, error, trace)
    about = f"Five Tables {__version__} · Python {platform.python_version()} · Qt {PySide6.__version__}"
    return "".join(lines).rstrip() + f"\n{about} · {platform.platform(terse=True)}\n"


class CrashGuard(QObject):
    """Catches what nobody else did. `broken` is told once until `ready` is called again."""

    broken = Signal(str)

    def __init__(self, logs: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self._telling = False
        self._hard: IO[str] | None = None
        self._before = sys.excepthook
        self._before_thread = threading.excepthook

    def install(self) -> None:
        """Watch from now on: Python's errors in every thread, Qt's messages, and the interpreter's own end."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread
        qInstallMessageHandler(_qt_says)
        with contextlib.suppress(OSError):
            self._logs.mkdir(parents=True, exist_ok=True)
            self._hard = (self._logs / HARD).open("w", encoding="utf-8")
            faulthandler.enable(self._hard)

    def remove(self) -> None:
        """Watch no more."""
        sys.excepthook = self._before
        threading.excepthook = self._before_thread
        qInstallMessageHandler(None)
        if self._hard is not None:
            faulthandler.disable()
            self._hard.close()
            self._hard = None

    def ready(self) -> None:
        """The last report was read; tell of the next one."""
        self._telling = False

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An error that nobody caught."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        report = report_of(kind, error, trace)
        LOG.error("something broke\n%s", report)
        if sys.stderr is not None:
            sys.stderr.write(report)
        app = QCoreApplication.instance()
        if app is None or self._telling or QThread.currentThread() is not app.thread():
            return
        self._telling = True
        self.broken.emit(report)

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)


def _qt_says(kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    levels = {QtMsgType.QtDebugMsg: 10, QtMsgType.QtInfoMsg: 20, QtMsgType.QtWarningMsg: 30}
    LOG.log(levels.get(kind, 40), "Qt: %s", text)


class Mark:
    """Remembers which match is open, for a start after an end nobody wanted. It belongs to one running program: where
    another one has it, nothing is told and nothing is changed."""

    def __init__(self, data: Path) -> None:
        self._path = data / MARK
        self._lock: Lock | None = None
        with contextlib.suppress(OSError, SaveFault):
            data.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(data / (MARK + ".lock"))

    def left(self) -> str:
        """The slot that was open when the program last ended unwanted; "" if it ended well."""
        if self._lock is None:
            return ""
        with contextlib.suppress(OSError), self._path.open("rb") as file:
            return os.fsdecode(file.read(1000).removesuffix(b"\n"))
        return ""

    def put(self, slot: str) -> None:
        """This match is open."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)  # it may have been taken away
                self._path.write_bytes(os.fsencode(slot) + b"\n")

    def clear(self) -> None:
        """No match is open."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)

    def release(self) -> None:
        """The program ends; the next one may have the mark."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class CrashDialog(PrintedDialog):
    """Says what happened in plain words, shows the report, and offers to go on from the save."""

    def __init__(
        self, studio: Studio, report: str, in_match: bool, copy: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(studio, "crash", parent)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._report = report
        self._in_match = in_match
        self.words = label(wrap=True)
        self.heading = label("h2")
        self.trace = QPlainTextEdit(report)
        self.trace.setObjectName("trace")
        self.trace.setReadOnly(True)
        self.trace.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.trace.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.trace.setMinimumHeight(em(150))
        self.trace.setTabChangesFocus(True)
        self.heading.setBuddy(self.trace)
        self.body.addWidget(self.words)
        self.body.addWidget(self.heading)
        self.body.addWidget(self.trace, 1)
        self.copy, self.leave, self.go_on = button("flat"), button(), button("primary")
        self.copy.clicked.connect(lambda: copy(report))
        self.leave.clicked.connect(self.reject)
        self.go_on.clicked.connect(self.accept)
        self.foot.addWidget(self.copy)
        self.foot.addStretch()
        self.foot.addWidget(self.leave)
        self.foot.addWidget(self.go_on)
        self.finish()
        self.go_on.setFocus()

    def retranslate(self) -> None:
        if self._in_match:
            self.set_title(self.tr("Something broke, your game is safe"))
            self.words.setText(
                self.tr("The last action was perhaps not carried out. The game is saved and can go on from there.")
            )
            self.go_on.setText(self.tr("Continue from the save"))
        else:
            self.set_title(self.tr("Something broke, your games are safe"))
            self.words.setText(self.tr("The last action was perhaps not carried out. All games are saved."))
            #: Button: close this report and go on playing.
            self.go_on.setText(self.tr("Go on"))
        self.heading.setText(self.tr("Details"))
        self.trace.setAccessibleName(self.heading.text())
        self.copy.setText(self.tr("Copy the report"))
        self.leave.setText(self.tr("Quit"))

    def least(self) -> QSize:
        return QSize(560, 380)


def copy_text(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
