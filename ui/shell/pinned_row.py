"""The row of the list of actions that never scrolls out of sight: what ends or passes something."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from ui.art import theme
from ui.shell.models import Index
from ui.shell.widgets import Studio


class PinnedRow(QWidget):
    """Stands at the edge of a list behind which its row has gone, and does what a click on that does."""

    pressed = Signal()
    pointed = Signal()
    """The pointer has come or gone."""
    enlarged = Signal()
    """A right click: the card of the action is to be shown large."""

    def __init__(self, view: QAbstractItemView, studio: Studio) -> None:
        super().__init__(view)
        self._view, self._studio = view, studio
        self.index = QPersistentModelIndex()
        """The row it stands for; invalid for none."""
        self._down = False
        self.hide()

    def stick(self, index: Index) -> None:
        """Stand for this row from now on; for none where it is invalid."""
        self.index = QPersistentModelIndex(index)
        self.setToolTip(str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() else "")
        self.place()

    def place(self) -> None:
        """Stand at the edge behind which the row has gone; nowhere while it is in sight."""
        port = self._view.viewport()
        row = self._view.visualRect(self.index) if self.index.isValid() else None
        if row is None or not row.isValid() or row.height() > port.height() // 2:
            self.hide()
            return
        below, above = row.bottom() > port.height(), row.top() < 0
        if below or above:
            y = port.height() - row.height() if below else 0
            self.setGeometry(port.x(), port.y() + y, port.width(), row.height())
            self.update()
        self.setVisible(below or above)

    def covers(self, top: int, bottom: int) -> int:
        """How far the list has to go on, or back (negative), so that nothing from `top` to `bottom` lies under it."""
        if self.isHidden():
            return 0
        mine = self.geometry().translated(-self._view.viewport().pos())
        if mine.top() > 0:
            return max(0, bottom + 1 - mine.top())
        return min(0, top - mine.bottom() - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.tokens(self._studio.look.dark)["panel"]))
        if self.index.isValid():
            option = QStyleOptionViewItem()
            self._view.initViewItemOption(option)
            option.rect = self.rect()
            self._view.itemDelegate().paint(painter, option, self.index)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = event.button() == Qt.MouseButton.LeftButton
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        down, self._down = self._down, False
        if down and event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second half of a double click does nothing

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.enlarged.emit()
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
        self.pointed.emit()
