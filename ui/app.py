"""The composition root: makes everything once, in the order in which it is needed, and opens the window."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from desktop import __version__
from desktop.log import LOG, start_log, stop_log
from desktop.paths import Paths, find_paths
from desktop.saves.faults import SaveFault
from ui.art.fonts import load_fonts
from ui.art.icons import app_icon
from ui.language_files import LANGUAGES
from ui.screen import has_screen
from ui.shell import translators
from ui.shell.crash import CrashDialog, CrashGuard, copy_text
from ui.shell.endings import Endings
from ui.shell.house import House
from ui.shell.single_instance import FirstWindow, hand_over, server_name
from ui.shell.window import Window
from ui.tables import TABLES

PAINTED = 300
"""Milliseconds after which the first window has been painted."""
WORKER_PATIENCE = 10.0
"""Seconds the smoke test waits for the bot process to say that it is there."""


def parser() -> argparse.ArgumentParser:
    """What the program understands on its command line."""
    made = argparse.ArgumentParser(prog="fivetables", description="Tabletop games at one computer.")
    made.add_argument("file", nargs="?", type=Path, help="a saved game to open")
    made.add_argument("--smoke", action="store_true", help="tell in one line of JSON whether all parts are there")
    made.add_argument("--version", action="version", version=__version__)
    return made


def make_application(arguments: Sequence[str]) -> QApplication:
    """The QApplication with the program's name and fonts."""
    QCoreApplication.setApplicationName("Five Tables")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([sys.argv[0] if sys.argv else "fivetables", *arguments])
    app.setDesktopFileName("fivetables")
    app.setApplicationDisplayName("")
    QPixmapCache.setCacheLimit(64 * 1024)
    return app


def smoke() -> int:
    """Say in one line what is there; 0 if all of it is."""
    from ui.bothost import BotProcess

    app = make_application([])
    fonts = load_fonts()
    languages = translators.available()
    bots = BotProcess()
    bots.start()
    deadline = time.monotonic() + WORKER_PATIENCE
    while not bots.version and not bots.local and time.monotonic() < deadline:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    worker = bots.version == __version__
    bots.close()
    ok = worker and set(languages) == set(LANGUAGES) and len(fonts) >= 4
    print(
        json.dumps({"version": __version__, "languages": languages, "fonts": list(fonts), "worker": worker, "ok": ok}),
        flush=True,
    )
    return 0 if ok else 1


class Program:
    """The running program: one house, one window, one crash guard."""

    def __init__(
        self, app: QApplication, paths: Paths, first: FirstWindow | None = None, file: Path | None = None
    ) -> None:
        self.app = app
        load_fonts()
        self.guard = CrashGuard(paths.logs)
        self.guard.broken.connect(self.broken)
        self.endings = Endings(self.leave)
        app.commitDataRequest.connect(self.keep)
        self.house = House(paths)
        self.left = self.house.mark.left()
        """The slot that was open when the program last ended unwanted."""
        self.window = Window(self.house, TABLES, at_shelf=file is None)
        self.first = first
        if first is not None:
            first.called.connect(self.called)

    def called(self, path: str) -> None:
        """A later start of the program hands over."""
        if path:
            self.window.open_path(Path(path))
        else:
            self.window.come_to_front()

    def begin(self, path: Path | None) -> None:
        """What happens once the window is there; the rest when it has been painted."""
        QTimer.singleShot(PAINTED, self.window, self.settle)
        if path is not None:
            self.window.open_path(path)
        elif self.left:
            self.offer_to_go_on()

    def settle(self) -> None:
        """What nobody waits for."""
        self.window.setWindowIcon(app_icon())
        self.house.bots.start()
        with suppress(SaveFault):  # the next start tries again
            self.house.store.purge_trash()

    def offer_to_go_on(self) -> None:
        """The last end was not wanted by anybody: offer to go on where the match was."""
        slot = self.left
        self.house.mark.clear()
        if self.house.store.has(slot):
            self.window.offer_to_go_on(slot)

    def broken(self, report: str) -> None:
        """Something broke: show the report, and go on from what is kept."""
        slot = self.window.keeper.slot if self.window.keeper is not None else ""
        dialog = CrashDialog(self.house.studio, report, bool(slot), copy_text, self.window)
        go_on = bool(dialog.exec())
        dialog.deleteLater()
        self.guard.ready()
        if not go_on:
            self.app.quit()
        elif slot:
            self.window.continue_match(slot)

    def keep(self) -> None:
        """The session ends, and perhaps the program without another word: all is written down, as after a good end."""
        self.window.keep()
        self.house.mark.clear()

    def leave(self) -> None:
        """Somebody ends the program from outside: leave the table in order, whatever dialog is open."""
        self.window.close()
        self.app.exit(0)

    def end(self) -> None:
        """Leave nothing behind."""
        self.endings.close()
        if self.first is not None:
            self.first.close()
        self.house.close()
        self.guard.remove()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; its exit code."""
    options = parser().parse_args(sys.argv[1:] if argv is None else list(argv))
    if not has_screen():  # Qt would abort
        raise SystemExit("There is no screen here: start Five Tables in a desktop session, or under `xvfb-run -a`.")
    if options.smoke:
        return smoke()
    paths = find_paths()
    app = make_application([])
    name = server_name(paths.games)
    if hand_over(name, options.file):
        return 0
    start_log(paths.logs)
    first = FirstWindow(name)
    program = Program(app, paths, first, options.file)
    program.guard.install()
    LOG.info("Five Tables %s starts", __version__)
    program.window.show()
    QTimer.singleShot(0, program.window, lambda: program.begin(options.file))
    code = app.exec()
    program.end()
    stop_log()
    return code
