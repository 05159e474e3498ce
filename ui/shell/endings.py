"""Ends that come from outside: a signal of the system or the terminal, and the end of the session."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP")


class Endings(QObject):
    """Calls `leave` once one of `SIGNALS` has come, from within the event loop. On Windows there is nothing to catch:
    there the end of the session is told by Qt alone."""

    def __init__(self, leave: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leave = leave
        self._before: dict[int, object] = {}
        self._pipe: tuple[int, int] | None = None
        if sys.platform == "win32":
            return
        self._pipe = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._came)
        signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
        for number in (getattr(signal, name) for name in SIGNALS):
            if signal.getsignal(number) is not signal.SIG_IGN:  # whoever started it with nohup wants it to stay
                self._before[number] = signal.signal(number, lambda number, frame: None)

    def _came(self) -> None:
        assert self._pipe is not None
        os.read(self._pipe[0], 64)
        self._leave()

    def close(self) -> None:
        """Catch nothing any more."""
        if self._pipe is None:
            return
        signal.set_wakeup_fd(-1)
        for number, before in self._before.items():
            signal.signal(number, before)  # type: ignore[arg-type]
        self._notifier.setEnabled(False)
        for end in self._pipe:
            os.close(end)
        self._pipe = None
