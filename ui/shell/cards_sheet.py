"""The sheet of a game's cards and what they do: one key away, open beside the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.art import Face
from ui.shell.messages import Standard, button_text
from ui.shell.table import Table
from ui.shell.widgets import PrintedDialog, Studio, button, draw_face, em, label
from ui.stage.placement import Placement

COLUMNS = 2
CARD = (63, 88)
"""Pixels of a card at an interface scale of 100 %."""


def help_of(table: Table, words: Any, placement: Placement) -> tuple[str, str]:
    """Name and power of what a placement shows large; its label where the sheet does not have it."""
    for entry in table.board.help_faces(words):
        if entry.face == placement.large:
            return entry.name, entry.text
    return placement.label, ""


class CardEntry(QFrame):
    """One card with its name and its power."""

    def __init__(self, studio: Studio, face: Face, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._studio, self._face = studio, face
        self._space = QWidget()
        self._space.setFixedSize(em(CARD[0]), em(CARD[1]))
        head, words = label("h2", wrap=True), label("", wrap=True)
        head.setText(name)
        words.setText(text)
        words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(em(8), em(8), em(10), em(8))
        row.setSpacing(em(10))
        row.addWidget(self._space, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(em(2))
        column.addWidget(head)
        column.addWidget(words, 1)
        row.addLayout(column, 1)
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        draw_face(painter, QRectF(self._space.geometry()), self._face, self._studio, self.devicePixelRatioF(), 3.0)
        painter.end()


class CardsSheet(PrintedDialog):
    """All cards of a game with their powers; stays open beside the table until it is closed."""

    def __init__(self, studio: Studio, table: Table, words: Any, parent: QWidget | None = None) -> None:
        super().__init__(studio, "rulebook", parent)
        self._table, self._words = table, words
        self.note = label("soft", wrap=True)
        self.body.addWidget(self.note)
        self._grid = QGridLayout()
        self._grid.setSpacing(em(8))
        self.body.addLayout(self._grid)
        self.body.addStretch()
        self._close = button("primary")
        self._close.clicked.connect(self.close)
        self.foot.addStretch()
        self.foot.addWidget(self._close)
        area = self.findChild(QScrollArea)
        assert area is not None
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrow keys scroll it
        self.finish()
        self._close.setFocus()

    def least(self) -> QSize:
        return QSize(700, 640)

    def retranslate(self) -> None:
        self.set_title(self._words.powers_title())
        self.note.setText(self._words.powers_note())
        self._close.setText(button_text(Standard.Close))
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for number, entry in enumerate(self._table.board.help_faces(self._words)):
            made = CardEntry(self.studio, entry.face, entry.name, entry.text)
            self._grid.addWidget(made, number // COLUMNS, number % COLUMNS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_F2, Qt.Key.Key_C):
            self.close()
        else:
            super().keyPressEvent(event)
