"""Layouts that take further rows where the window is narrow, mirrored in right-to-left languages."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ArrangingLayout(QLayout):
    """Keeps the items of a layout whose height follows from its width. A subclass says where they lie."""

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Place the items, or only measure; returns the height that is used."""
        raise NotImplementedError


class FlowLayout(ArrangingLayout):
    """Lays widgets of their natural width side by side, and begins a new row when the width is used up; mirrored in
    right-to-left languages."""

    def __init__(self, spacing: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(spacing, parent)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def sizeHint(self) -> QSize:
        widths = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        total = sum(widths) + self.spacing() * max(0, len(widths) - 1)
        return QSize(total, self.heightForWidth(total))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Place the items, or only measure; returns the height that is used."""
        parent = self.parentWidget()
        rtl = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x, y, row = 0, 0, 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > 0 and x + size.width() > rect.width():
                x, y, row = 0, y + row + self.spacing(), 0
            if move:
                wide = min(size.width(), rect.width())
                left = rect.right() + 1 - x - wide if rtl else rect.left() + x
                item.setGeometry(QRect(QPoint(left, rect.top() + y), QSize(wide, size.height())))
            x += size.width() + self.spacing()
            row = max(row, size.height())
        return y + row


class ColumnsLayout(ArrangingLayout):
    """Lays widgets into two columns of equal width, or into one where two are too narrow; mirrored like a text."""

    def __init__(self, spacing: int = 12, parent: QWidget | None = None, *, fill: bool = False) -> None:
        """`fill`: a widget that is alone in the last row takes all of it."""
        super().__init__(spacing, parent)
        self._fill = fill

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def _widest(self, sizes: list[QSize]) -> int:
        return max((size.width() for size in sizes), default=0)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def sizeHint(self) -> QSize:
        wide = 2 * self._widest([item.sizeHint() for item in self._shown()]) + self.spacing()
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(self._widest(sizes), max((size.height() for size in sizes), default=0))

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Place the items, or only measure; returns the height that is used."""
        items = self._shown()
        least = 2 * self._widest([item.minimumSize() for item in items]) + self.spacing()
        columns = 2 if rect.width() >= least else 1
        wide = (rect.width() - self.spacing() * (columns - 1)) // columns
        parent = self.parentWidget()
        rtl = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        y = 0
        for start in range(0, len(items), columns):
            row = items[start : start + columns]
            if self._fill and len(row) < columns:
                wide = rect.width()
            high = max(
                item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height() for item in row
            )
            for i, item in enumerate(row if move else ()):
                x = i * (wide + self.spacing())
                left = rect.right() + 1 - x - wide if rtl else rect.left() + x
                item.setGeometry(QRect(left, rect.top() + y, wide, high))
            y += high + self.spacing()
        return max(0, y - self.spacing())
