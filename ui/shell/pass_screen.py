"""The page that covers the table while the computer goes from one person to the next. It lets nothing through."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.art import Face
from ui.art.fonts import sans, serif
from ui.art.palette import colour
from ui.shell.widgets import Covering, Studio, button, draw_face, draw_slip, em, label

SLIP = (500, 310)
"""Pixels of the paper slip at an interface scale of 100 %."""
EDGE, LARGE = 34, (44, 26)
"""Pixels between the slip's edge and its words, and of the type of a name: a usual one, a long one."""
RATIO = 16 / 10
"""Of the print: it fills the page, its edges are cut where the page is of another shape."""


class Slip(QWidget):
    """The slip of paper with the words; paper and ink are the same in light and dark."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.setObjectName("slip")
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), colour("paper"))
        draw_slip(painter, QRectF(self.rect()), self._studio, self.devicePixelRatioF())
        painter.end()


class PassScreen(Covering):
    """Says to whom the computer goes and why. `ready` when that person has pressed the button."""

    ready = Signal()

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._name = ""
        self._print = Face("house", "pass")
        self.setObjectName("pass")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.slip = Slip(studio)
        self.above = label("pass_above", wrap=True)
        self.name = label("pass_name", wrap=True)
        self.why = label("pass_why", wrap=True)
        self.below = label("pass_below", wrap=True)
        self.button = button("primary")
        inside = QVBoxLayout(self.slip)
        for words in (self.above, self.name, self.why, self.below):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(words)
        inside.addStretch()
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.button)
        row.addStretch()
        inside.addLayout(row)
        self._inside = inside
        whole = QVBoxLayout(self)
        whole.addStretch(3)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(self.slip)
        middle.addStretch()
        whole.addLayout(middle)
        whole.addStretch(2)
        self.button.clicked.connect(self.ready)
        studio.watch(self)
        self.measure()
        self.retranslate()

    def measure(self) -> None:
        """Take the sizes of the interface scale at hand. The slip's words are ink on paper, in light and dark."""
        self.slip.setMinimumSize(em(SLIP[0]), em(SLIP[1]))
        self.slip.setMaximumWidth(em(640))
        self._inside.setContentsMargins(em(EDGE), em(30), em(EDGE), em(34))
        self._inside.setSpacing(em(8))
        self.button.setMinimumSize(em(200), em(44))
        for words, font, ink in (
            (self.above, serif(em(19), bold=False), "soft"),
            (self.name, serif(em(self._name_size())), "ink"),
            (self.why, sans(em(15)), "ink"),
            (self.below, sans(em(14)), "soft"),
        ):
            words.setFont(font)
            families = ", ".join(f"'{family}'" for family in font.families())
            weight = "bold" if font.bold() else "normal"
            words.setStyleSheet(
                f"color: {colour(ink).name()}; background: transparent; font-family: {families};"
                f" font-size: {font.pixelSize()}px; font-weight: {weight};"
            )

    def _name_size(self) -> int:
        """Pixels of the name at 100 %: large, unless it would take more than two lines."""
        large, small = LARGE
        room = em(SLIP[0] - 2 * EDGE)
        return large if QFontMetrics(serif(em(large))).horizontalAdvance(self._name) <= 1.8 * room else small

    def show_for(self, name: str, why: str, room: str) -> None:
        """Cover the table for the person of this name; `why`: what they are to decide, without anything hidden;
        `room`: the game that is played."""
        self._name = name
        self._print = Face("house", "pass", (room,))
        self.measure()
        self.name.setText(name)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        #: A player's name follows in large type on the next line, in the nominative.
        self.above.setText(self.tr("The computer goes to:"))
        self.below.setText(self.tr("The table stays covered until then."))
        self.button.setText(self.tr("I’m ready"))
        #: Read by a screen reader; %1 is a player's name.
        self.setAccessibleName(self.tr("The computer goes to: %1").replace("%1", self._name))
        self.button.setAccessibleDescription(self.accessibleName())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.button.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        whole = QRectF(self.rect())
        painter.fillRect(whole, colour("walnut"))
        draw_face(painter, whole, self._print, self._studio, self.devicePixelRatioF())
        shade = QRectF(self.slip.geometry()).translated(em(4), em(6))
        painter.fillRect(shade, QColor(0, 0, 0, 90))
        painter.end()
