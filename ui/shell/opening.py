"""Opens a saved match for the window; where that is not possible, the person is told why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.saves.faults import SaveFault
from ui.shell import messages
from ui.shell.crash import CrashDialog
from ui.shell.house import House, when_idle
from ui.words.common import CommonWords

if TYPE_CHECKING:
    from desktop.play.keeper import Opened


def open_saved(
    house: House,
    parent: QWidget,
    where: str | Path,
    trouble: Callable[[SaveFault | None], None],
    older: bool = False,
) -> Opened | None:
    """A saved match: a slot, or a file from anywhere. None where it cannot be read; the person was told why, and
    offered the generation before it where there is one. The match at the table is left alone."""
    from desktop.play.keeper import open_match

    settings = house.settings
    try:
        return open_match(
            house.store,
            where,
            house.bots,
            older=older,
            undo_bots=settings.undo_bots,
            undo_people=settings.undo_people,
            trouble=trouble,
            later=when_idle,
        )
    except SaveFault as fault:
        text = CommonWords(()).reason(fault.reason)
    title = QCoreApplication.translate("Window", "This game cannot be opened")
    if older or not isinstance(where, str) or not house.store.has_older(where):
        messages.tell(house.studio, parent, title, text)
        return None
    still_there = QCoreApplication.translate("Window", "The game as it was saved before that is still there.")
    verb = QCoreApplication.translate("Window", "Open the older")
    if messages.confirm(house.studio, parent, title, f"{text}\n\n{still_there}", verb):
        return open_saved(house, parent, where, trouble, older=True)
    return None


def when_free(window: QWidget, then: Callable[[], object]) -> None:
    """Do this as soon as no dialog is open. Dialogs are given up for it, but the report of a crash is waited for: to
    give that up would be to quit."""

    def again() -> None:  # once the dialog's own loop has ended
        QTimer.singleShot(0, window, lambda: when_free(window, then))

    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, CrashDialog):
        dialog.accepted.connect(again)
    elif isinstance(dialog, QDialog):
        dialog.reject()
        again()
    else:
        then()


def dragged_files(event: QDropEvent) -> list[Path]:
    """The files that are dragged over the window or dropped on it."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
