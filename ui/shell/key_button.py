"""A button of the panel that shows the letter that presses it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ui.art.fonts import sans
from ui.shell.keys import letters_of, same_keys
from ui.shell.widgets import PatientButton, em


def draw_cap(painter: QPainter, rect: QRectF, letter: str) -> None:
    """A key cap with its letter, in the colour of the painter's pen."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 3, 3)
    painter.setFont(sans(em(12)))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)


class KeyButton(PatientButton):
    """Pressed by its letter and by Enter wherever the keyboard is: the page of the match sees to that."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if name:
            self.setProperty(name, "true")
        self.setAutoDefault(False)

    @property
    def letter(self) -> str:
        """The letter that presses it."""
        return next(letters_of(self.text()), "")

    def means(self, written: str) -> bool:
        """Whether a key that writes this presses it."""
        return bool(self.letter) and self.letter.casefold() in same_keys(written)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cap = QRectF(0, 0, em(22), em(19))
        cap.moveCenter(QRectF(self.rect()).center())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            cap.moveLeft(em(11))
        else:
            cap.moveRight(self.width() - em(11))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(QPen(self.palette().color(group, QPalette.ColorRole.ButtonText), 1))
        draw_cap(painter, cap, self.letter)
        painter.end()
