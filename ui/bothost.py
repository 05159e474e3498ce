"""Carries questions to the bots, which think in a child process: the window's own thread must paint.

One child a window. One that does not answer, or dies, is replaced once and asked again; when that fails too, the easy
bot answers in this process, and the match goes on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from desktop.bots.contract import Choice, Question
from desktop.bots.local import LocalHost
from desktop.log import LOG
from desktop.paths import program_folder
from desktop.worker import lines

DEAF = 250
"""Milliseconds a child gets to say that it has forgotten a question."""
WAKING = 5000
"""The same for a child that has not yet said that it is there: a Python takes its time to start."""
LONGEST = 8000
"""Milliseconds a child gets for an answer; its own ceiling is far below."""
FAREWELL = 400
"""Milliseconds a child gets to end when its input does."""


def worker_command() -> list[str]:
    """What starts the child: the console program beside the frozen window, or this Python."""
    if getattr(sys, "frozen", False):
        name = "fivetables-cli.exe" if sys.platform == "win32" else "fivetables-cli"
        return [str(Path(sys.executable).with_name(name)), "worker"]
    return [sys.executable, "-m", "desktop", "worker"]


@dataclass(frozen=True)
class _Open:
    """The question at hand."""

    number: int
    question: Question
    answer: Callable[[Choice], None]


class BotProcess(QObject):
    """A `BotHost` whose bots live in a child process. Nothing here waits, but for `close`."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(command or worker_command())
        self._process: QProcess | None = None
        self._number = 0
        self._open: _Open | None = None
        self._cancelled: int | None = None
        self._dying: list[QProcess] = []
        self._replaced = False
        self._awake = False  # the child has said that it is there
        self._local: LocalHost | None = None
        self.version = ""
        """What the child said of itself; "" until it has."""
        self._deaf = QTimer(self, singleShot=True, interval=DEAF)
        self._deaf.timeout.connect(self._is_deaf)
        self._late = QTimer(self, singleShot=True, interval=LONGEST)
        self._late.timeout.connect(self._is_late)

    # -- the host -----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the child, so that it is warm when the first question comes. `ask` does it too."""
        if self._process is not None or self._local is not None:
            return
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        if not getattr(sys, "frozen", False):
            known = environment.value("PYTHONPATH")
            here = str(program_folder())
            environment.insert("PYTHONPATH", here + (os.pathsep + known if known else ""))
        process.setProcessEnvironment(environment)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._complain)
        process.errorOccurred.connect(self._lost)
        process.finished.connect(self._lost)
        self._process = process
        self._awake = False
        process.start()
        if self._process is process:
            process.write(lines.hello_line())

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        """Put a question; `answer` is called later from the event loop, unless it is cancelled."""
        self._number += 1
        self._open = _Open(self._number, question, answer)
        self.start()
        self._put()

    def cancel(self) -> None:
        """Forget the question at hand. A child that does not confirm it in time is replaced."""
        asked, self._open = self._open, None
        self._late.stop()
        if asked is None or self._process is None:
            return
        self._cancelled = asked.number
        self._process.write(lines.cancel_line(asked.number))
        self._deaf.start(DEAF if self._awake else WAKING)

    def close(self) -> None:
        """End the child; waits for a moment, then kills it."""
        self._open = None
        self._deaf.stop()
        self._late.stop()
        process, self._process = self._process, None
        if process is not None:
            self._forget(process)
            process.closeWriteChannel()
            if process.state() is not QProcess.ProcessState.NotRunning and not process.waitForFinished(FAREWELL):
                process.kill()
            self._dying.append(process)
        for one in tuple(self._dying):
            if one.state() is not QProcess.ProcessState.NotRunning:
                one.waitForFinished(FAREWELL)
        self._bury()

    @property
    def running(self) -> bool:
        """Whether the child is there."""
        return self._process is not None and self._process.state() is QProcess.ProcessState.Running

    @property
    def local(self) -> bool:
        """Whether the easy bot of this process had to take over."""
        return self._local is not None

    # -- inside -------------------------------------------------------------------------------------------------------

    def _put(self) -> None:
        """Send the open question, or have it answered here."""
        asked = self._open
        if asked is None:
            return
        if self._local is not None:
            QTimer.singleShot(0, self, lambda: self._answer_here(asked.number))
        elif self._process is not None:
            self._process.write(lines.ask_line(asked.number, asked.question))
            self._late.start()

    def _answer_here(self, number: int) -> None:
        asked = self._open
        if asked is not None and asked.number == number:
            self._open = None
            (self._local or LocalHost("easy")).ask(asked.question, asked.answer)

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine(lines.MAX_LINE).data())
            try:
                reply = lines.read_reply(line, self._open.question.game if self._open else "")
            except lines.BadLine as trouble:
                # A late answer to a cancelled question cannot be read without its game, and need not be.
                self._heard(trouble.ask)
                if self._open is not None and trouble.ask == self._open.number:
                    LOG.warning("the bot process answered what cannot be read: %s", trouble)
                    self._late.stop()
                    self._answer_here(trouble.ask)
                continue
            self._take(reply)

    def _take(self, reply: lines.Ready | lines.Answer | lines.Cancelled | lines.Error) -> None:
        match reply:
            case lines.Ready(version):
                self.version = version
                self._awake = True
                if self._cancelled is not None:
                    self._deaf.start(DEAF)
            case lines.Cancelled(number):
                self._heard(number)
            case lines.Answer(number, choice, _):
                self._heard(number)
                if self._open is not None and number == self._open.number:
                    asked, self._open = self._open, None
                    self._late.stop()
                    self._replaced = False
                    asked.answer(choice)
            case lines.Error(text, ask):
                LOG.warning("the bot process: %s", text)
                self._heard(ask)
                if ask is not None and self._open is not None and ask == self._open.number:
                    self._late.stop()
                    self._answer_here(ask)

    def _heard(self, number: int | None) -> None:
        """The child knows of a cancelled question's end."""
        if number is not None and self._cancelled is not None and number >= self._cancelled:
            self._cancelled = None
            self._deaf.stop()

    def _complain(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
            LOG.warning("the bot process complains: %s", text[-2000:])

    def _is_deaf(self) -> None:
        LOG.warning("the bot process does not hear")
        self._replace()

    def _is_late(self) -> None:
        LOG.warning("the bot process does not answer")
        self._replace()

    def _lost(self) -> None:
        if self._process is not None:
            LOG.warning("the bot process has ended: %s", self._process.errorString())
            self._replace()

    def _replace(self) -> None:
        """Kill the child; start another once, then do without."""
        self._deaf.stop()
        self._late.stop()
        self._cancelled = None
        process, self._process = self._process, None
        if process is not None:
            self._forget(process)
            if process.state() is QProcess.ProcessState.NotRunning:
                process.deleteLater()
            else:
                self._dying.append(process)
                process.finished.connect(self._bury)
                process.kill()
        if self._replaced:
            LOG.warning("the easy bot answers from now on")
            self._local = LocalHost("easy")
        else:
            self._replaced = True
            self.start()
        self._put()

    def _bury(self) -> None:
        """Killed children that have ended."""
        for process in tuple(self._dying):
            if process.state() is QProcess.ProcessState.NotRunning:
                self._dying.remove(process)
                process.deleteLater()

    def _forget(self, process: QProcess) -> None:
        for signal in (
            process.readyReadStandardOutput,
            process.readyReadStandardError,
            process.errorOccurred,
            process.finished,
        ):
            signal.disconnect()
