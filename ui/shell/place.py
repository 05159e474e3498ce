"""Where the window stands on the screen, kept for each direction of writing."""

from __future__ import annotations

import base64
from typing import Literal

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ui.shell.house import House

USUAL = (1280, 800)
"""Pixels of a window that has never stood anywhere."""


def _direction(house: House) -> Literal["rtl", "ltr"]:
    return "rtl" if house.rtl else "ltr"


def restore_place(window: QWidget, house: House) -> None:
    """Put the window where it last stood in this direction, if the screen still has that place."""
    kept = house.settings.geometry.get(_direction(house), "")
    try:
        place = QByteArray(base64.b64decode(kept, validate=True))
    except ValueError:
        place = QByteArray()
    if place.isEmpty() or not window.restoreGeometry(place):
        room = window.screen().availableGeometry().size()
        window.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height()))


def keep_place(window: QWidget, house: House) -> None:
    """Remember where the window stands."""
    place = base64.b64encode(bytes(window.saveGeometry().data())).decode()
    house.change(geometry={**house.settings.geometry, _direction(house): place})


def come_to_front(window: QWidget) -> None:
    """Show the window: not minimised, above other windows, with the keyboard; a dialog that is open above it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.raise_()
        dialog.activateWindow()
