"""The sheet of a game's cards and what they do: one key away, open beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.art import Face
from ui.shell.layouts import ColumnsLayout
from ui.shell.messages import Standard, button_text
from ui.shell.table import Table
from ui.shell.widgets import PrintedDialog, Studio, button, draw_face, em, label
from ui.stage.placement import Placement

CARD = (63, 88)
"""Pixels of a card at an interface scale of 100 %."""
SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


def help_of(table: Table, words: Any, placement: Placement, brief: bool = False) -> tuple[str, str]:
    """Name and power of what a placement shows large; where the sheet does not have it, what a screen reader says.
    `brief`: for a small box, without what the face or the thing itself shows, where the board has such a text."""
    for entry in table.play.board.help_faces(words):
        if entry.face == placement.large:
            return entry.name, (getattr(entry, "brief", "") if brief else "") or entry.text
    return "", placement.label


def how_it_stands(placement: Placement, name: str, text: str) -> str:
    """How a thing stands at the moment, without its name and what `text` begins with, which are said beside it."""
    rest = placement.now.removeprefix(name).lstrip(", ")
    while True:
        part, comma, after = rest.partition(", ")
        if not comma or not text.startswith(f"{part}, "):
            return QLocale().toUpper(rest[:1]) + rest[1:]
        rest, text = after, text.removeprefix(f"{part}, ")


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


class CardRow(QWidget):
    """Cards side by side, as large as the width allows."""

    def __init__(self, studio: Studio, faces: Sequence[Face], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio, self._faces = studio, tuple(faces)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        studio.watch(self)

    def _card(self, width: int) -> QSize:
        count = len(self._faces)
        wide = min(em(CARD[0]), (width - em(5) * (count - 1)) // count)
        return QSize(wide, round(wide * CARD[1] / CARD[0]))

    def sizeHint(self) -> QSize:
        return self._card(em(600))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._card(width).height() + em(4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        card, rtl = self._card(self.width()), self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for i, face in enumerate(self._faces):
            x = i * (card.width() + em(5))
            left = self.width() - x - card.width() if rtl else x
            rect = QRectF(left, 0, card.width(), card.height())
            draw_face(painter, rect, face, self._studio, self.devicePixelRatioF(), 3.0)
        painter.end()


class CardGroup(QFrame):
    """Cards that do the same, side by side over one sentence."""

    def __init__(self, studio: Studio, entries: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        head, words = label("h2", wrap=True), label("", wrap=True)
        head.setText(f"{entries[0].name} – {entries[-1].name}")
        words.setText(entries[0].text)
        self.setAccessibleName(head.text())
        self.setAccessibleDescription(words.text())
        column = QVBoxLayout(self)
        column.setContentsMargins(em(8), em(8), em(10), em(8))
        column.setSpacing(em(4))
        column.addWidget(CardRow(studio, [entry.face for entry in entries]))
        column.addWidget(head)
        column.addWidget(words)


def _said(entries: Sequence[Any]) -> str:
    """All names and texts of entries, in small letters."""
    return " ".join(f"{entry.name} {entry.text}" for entry in entries).casefold()


class CardsSheet(PrintedDialog):
    """All cards of a game with their powers; stays open beside the table until it is closed."""

    def __init__(self, studio: Studio, table: Table, words: Any, parent: QWidget | None = None) -> None:
        super().__init__(studio, "rulebook", parent, room=table.room)
        self._table, self._words = table, words
        self.note = label("soft", wrap=True)
        self.body.addWidget(self.note)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._seek)
        self.found = label("soft", wrap=True)
        self.found.hide()
        self.body.addWidget(self.search)
        self.body.addWidget(self.found)
        self._entries: list[tuple[QWidget, str]] = []
        """What is listed, with all that is said of it, in small letters."""
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self.search.setFocus)
        self._cards = QWidget()
        self.body.addWidget(self._cards)
        self.body.addStretch()
        self._close = button("primary")
        self._close.clicked.connect(self.close)
        self.foot.addStretch()
        self.foot.addWidget(self._close)
        area = self.findChild(QScrollArea)
        assert area is not None
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._bar = area.verticalScrollBar()
        self.finish()
        self.search.setFocus()

    def least(self) -> QSize:
        return QSize(700, 640)

    def retranslate(self) -> None:
        self.set_title(self._words.powers_title())
        self.note.setText(self._words.powers_note())
        self._close.setText(button_text(Standard.Close))
        #: Field over the cards of a game: letters of a name or a text.
        self.search.setPlaceholderText(self.tr("Search names and texts"))
        self.search.setAccessibleName(self.search.placeholderText())
        #: Under the field where no card has what was written there.
        self.found.setText(self.tr("No card says this."))
        fresh = QWidget()
        self._entries = []
        column = QVBoxLayout(fresh)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(8))
        pairs: ColumnsLayout | None = None
        for _, alike in groupby(self._table.play.board.help_faces(self._words), key=lambda entry: entry.text):
            entries = tuple(alike)
            if len(entries) > 1:
                group = CardGroup(self.studio, entries)
                column.addWidget(group)
                self._entries.append((group, _said(entries)))
                pairs = None
                continue
            if pairs is None:
                pairs = ColumnsLayout(em(8), fill=True)
                column.addLayout(pairs)
            entry = CardEntry(self.studio, entries[0].face, entries[0].name, entries[0].text)
            pairs.addWidget(entry)
            self._entries.append((entry, _said(entries)))
        self.body.replaceWidget(self._cards, fresh)
        self._cards.deleteLater()
        self._cards = fresh
        self._seek()

    def _seek(self) -> None:
        """Show the cards that say every word of the search."""
        words = self.search.text().casefold().split()
        shown = [all(word in said for word in words) for _, said in self._entries]
        for (entry, _), wanted in zip(self._entries, shown, strict=True):
            entry.setVisible(wanted)
        self.found.setVisible(not any(shown))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the field leaves: the arrow keys scroll the cards, Enter has nothing to send off."""
        if event.key() in (Qt.Key.Key_F2, Qt.Key.Key_C):
            self.close()
        elif event.key() in SCROLLS:
            self._bar.triggerAction(SCROLLS[Qt.Key(event.key())])
        elif self.search.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)
