"""The menu of the window: every function with its icon and its key. The keys work on every page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ui.art import icons

Entry = tuple[str, str, str, Callable[[], object]]
"""Name, icon (or ""), keys (or ""), and what it does."""

SECOND_KEYS = {"redo": "Ctrl+Shift+Z"}
"""A second way to call an entry."""
IN_MATCH = ("games", "save_as", "undo", "redo", "hint", "cards", "keys", "panel", "resign")
"""Entries that make sense only while there is a match at the table."""


class MainMenu(QMenu):
    """Filled once by the window, which also sets the texts of `acts`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.acts: dict[str, QAction] = {}
        self.aboutToShow.connect(self._paint_icons)

    def fill(self, window: QWidget, plan: Sequence[Entry | None]) -> None:
        """Make the entries; None is a line between two groups."""
        for entry in plan:
            if entry is None:
                self.addSeparator()
                continue
            name, picture, keys, act = entry
            action = QAction(window)
            action.setObjectName(picture)
            action.setShortcuts([QKeySequence(one) for one in (keys, SECOND_KEYS.get(name, "")) if one])
            action.triggered.connect(lambda _=False, act=act: act())
            self.addAction(action)
            window.addAction(action)
            self.acts[name] = action

    def in_match(self, on: bool) -> None:
        """Which entries make sense now."""
        for name in IN_MATCH:
            self.acts[name].setEnabled(on)
            self.acts[name].setVisible(on)

    def _paint_icons(self) -> None:
        """Icons are painted when the menu is wanted, not on the way to the first window."""
        tint = self.palette().color(self.palette().ColorRole.Text).name()
        flip = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for action in self.acts.values():
            if action.objectName():
                action.setIcon(icons.icon(action.objectName(), tint, 18, self.devicePixelRatioF(), flip=flip))
