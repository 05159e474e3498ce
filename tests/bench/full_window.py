"""The program as it starts, with the arguments of this script: a saved game, or none for the shelf. Ends as soon as the
shelf, or the table with its cards, is painted and takes a click; with `--stay` it says what memory it needs after ten
seconds instead."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from ui.start import spare_sources

spare_sources()

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402

import ui.app  # noqa: E402

STAY = "--stay" in sys.argv
FILE = next((word for word in sys.argv[1:] if not word.startswith("-")), "")


def say_memory() -> None:
    """Print the megabytes that only this process holds, and its peak of all it holds; end."""
    rollup = dict(line.split(":", 1) for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:])
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    print(int(rollup["Pss"].split()[0]) / 1000, int(status["VmHWM"].split()[0]) / 1000, flush=True)
    program.end()
    os._exit(0)


class Watch(QObject):
    """Ends the process after the first painting that shows what was asked for."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        wanted = not FILE or program.window.session is not None
        if event.type() == QEvent.Type.UpdateRequest and wanted and not STAY:
            QTimer.singleShot(0, lambda: os._exit(0))
        return False


program: Any = None
watch = Watch()


class Watched(ui.app.Program):
    """The program with somebody who looks."""

    def __init__(self, *arguments: Any) -> None:
        global program
        super().__init__(*arguments)
        program = self
        self.window.installEventFilter(watch)
        if STAY:
            QTimer.singleShot(10_000, self.window, say_memory)


ui.app.Program = Watched  # type: ignore[misc]
ui.app.main([FILE] if FILE else [])
