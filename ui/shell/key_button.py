"""A button of the panel that lets the match go on, and shows the key that presses it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ui.art.fonts import sans
from ui.shell.widgets import PatientButton, em


def draw_cap(painter: QPainter, rect: QRectF, letter: str) -> None:
    """A key cap with its letter, in the colour of the painter's pen."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 3, 3)
    painter.setFont(sans(em(12)))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)


def draw_enter(painter: QPainter, rect: QRectF) -> None:
    """A key cap with the arrow of the Enter key, in the colour of the painter's pen."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 3, 3)
    middle, wide, high = rect.center(), 0.26 * rect.width(), 0.2 * rect.height()
    tip = QPointF(middle.x() - wide, middle.y() + 0.4 * high)
    end = QPointF(middle.x() + wide, tip.y())
    painter.drawPolyline([QPointF(end.x(), tip.y() - 1.6 * high), end, tip])
    painter.drawPolyline([tip + QPointF(high, -high), tip, tip + QPointF(high, high)])


class KeyButton(PatientButton):
    """Pressed by Enter wherever the keyboard is: the page of the match sees to that. It has no letter: every letter
    means an action, and the same one through a match."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if name:
            self.setProperty(name, "true")
        self.setAutoDefault(False)

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
        draw_enter(painter, cap)
        painter.end()
