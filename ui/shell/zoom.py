"""A card as large as it is read with ease, with its name and what it does: over everything, until the next click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.art import Face
from ui.shell.widgets import Studio, draw_face, em, label

CARD = (228, 318)
"""Pixels of the card at an interface scale of 100 %."""
WORDS = 250
"""Pixels of a line beside it."""


class Zoom(QFrame):
    """One card. A click anywhere, or any key, closes it; it deletes itself."""

    def __init__(self, studio: Studio, face: Face, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._studio, self._face = studio, face
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.name, self.text = label("h1", wrap=True), label("", wrap=True)
        self.name.setText(name)
        self.name.setVisible(bool(name))
        self.text.setText(text)
        self.setAccessibleName(name or text)
        self.setAccessibleDescription(text if name else "")
        self._space = QWidget()
        self._space.setFixedSize(em(CARD[0]), em(CARD[1]))
        row = QHBoxLayout(self)
        row.setContentsMargins(em(16), em(16), em(16), em(16))
        row.setSpacing(em(16))
        row.addWidget(self._space)
        words = QVBoxLayout()
        words.setSpacing(em(8))
        words.addWidget(self.name)
        words.addWidget(self.text)
        words.addStretch()
        row.addLayout(words)
        for part in (self.name, self.text):
            part.setFixedWidth(em(WORDS))
        studio.watch(self)

    def show_over(self, table: QWidget) -> None:
        """Open in the middle of the table, on its screen."""
        size = QSize(self.sizeHint())
        self.resize(size)
        middle = table.mapToGlobal(table.rect().center()) - QPoint(size.width() // 2, size.height() // 2)
        screen = table.screen().availableGeometry()
        x = max(screen.left(), min(middle.x(), screen.right() + 1 - size.width()))
        y = max(screen.top(), min(middle.y(), screen.bottom() + 1 - size.height()))
        self.move(x, y)
        self.show()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.close()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        draw_face(painter, QRectF(self._space.geometry()), self._face, self._studio, self.devicePixelRatioF(), 4.0)
        painter.end()
