"""The card that is looked at, large, in a box of the panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.art import Face
from ui.shell.widgets import Studio, draw_face, em, label


class FocusCard(QWidget):
    """The card under the pointer or the keyboard's focus, large, with its name and what it does."""

    CARD = (76, 106)
    RIM = 16
    MOST = 214
    """Pixels at 100 % that the box is high at most; a longer text ends in dots and is whole in a tooltip."""

    entered = Signal()
    """The pointer is over the box."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._face: Face | None = None
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._space = QWidget()
        self.name = label("h3", wrap=True)
        self.text = label("soft", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        row = QHBoxLayout(self)
        row.addWidget(self._space)
        words = QVBoxLayout()
        words.setSpacing(em(3))
        words.addWidget(self.name)
        words.addWidget(self.text, 1)
        row.addLayout(words, 1)
        self.measure()
        studio.watch(self)

    def measure(self) -> None:
        """Take the sizes of the interface scale at hand."""
        wide, high = em(self.CARD[0]), em(self.CARD[1])
        self._space.setFixedSize(wide, high)
        self.layout().setContentsMargins(em(9), em(7), em(9), em(7))  # type: ignore[union-attr]
        self.layout().setSpacing(em(9))  # type: ignore[union-attr]

    def show_face(self, face: Face | None, name: str, text: str) -> None:
        """Show a face with its name and its power; None: only the words."""
        self._face = face
        self._space.setVisible(face is not None)
        self.name.setText(name)
        self.name.setVisible(bool(name))
        self.text.setText(text)
        self.setToolTip(text)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._face is None:
            return
        painter = QPainter(self)
        draw_face(painter, QRectF(self._space.geometry()), self._face, self._studio, self.devicePixelRatioF(), 4.0)
        painter.end()
