"""The sheet of keys: what the letters do now, what keys do at every table, and those of the menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.shell.layouts import ColumnsLayout
from ui.shell.messages import Standard, button_text
from ui.shell.widgets import PrintedDialog, Studio, button, em, label

Row = tuple[str, str]
"""A key as it is printed on its cap, and what it does."""
ARROWS = "\u2190 \u2191 \u2193 \u2192"


def key_name(key: Qt.Key) -> str:
    """What stands on a key, in the words of the system."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class KeyRow(QFrame):
    """A key cap and what the key does; the keyboard goes from row to row, so that each is read out."""

    def __init__(self, keys: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keyrow")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{keys}: {text}")
        row = QHBoxLayout(self)
        row.setContentsMargins(em(4), em(3), em(4), em(3))
        row.setSpacing(em(10))
        cap, does = label("keycap"), label("", wrap=True)
        cap.setText(keys)
        does.setText(text)
        row.addWidget(cap, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(does, 1)


class KeysSheet(PrintedDialog):
    """Stays open beside the table until it is closed, by its button, Escape or the key that opened it."""

    def __init__(self, studio: Studio, acts: Sequence[QAction], parent: QWidget | None = None) -> None:
        """`acts`: the entries of the menu; those with a key are listed."""
        super().__init__(studio, "settings", parent)
        self._acts = tuple(acts)
        self._now: tuple[Row, ...] = ()
        self._rows = QWidget()
        self.note = label("soft", wrap=True)
        self.body.addWidget(self._rows)
        self.body.addWidget(self.note)
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
        return QSize(680, 0)

    def show_now(self, now: Sequence[Row]) -> None:
        """What the letters of the match do at this moment."""
        if tuple(now) != self._now:
            self._now = tuple(now)
            self._fill()
            self.fit()

    @property
    def sections(self) -> tuple[tuple[str, tuple[Row, ...]], ...]:
        """The parts of the sheet: their heads and rows."""
        enter, escape = key_name(Qt.Key.Key_Enter), key_name(Qt.Key.Key_Escape)
        #: What the space bar is called, on a small drawing of a key.
        space = self.tr("Space")
        #: What the key is called that opens a context menu, on a small drawing of a key.
        menu_key = self.tr("Menu", "key")
        table = (
            (f"{key_name(Qt.Key.Key_Tab)}  {ARROWS}", self.tr("Go over what lies on the table")),
            (enter, self.tr("Do what has the focus, or let the match go on")),
            (space, self.tr("The same; while something is being shown: skip it")),
            (escape, self.tr("Put back what is laid out or announced; from the panel: back to the table")),
            (menu_key, self.tr("Show what has the focus large, as a right click does")),
            ("?", self.tr("Open and close this sheet")),
        )
        menu = tuple(
            (act.shortcut().toString(QKeySequence.SequenceFormat.NativeText), act.text().rstrip("…"))
            for act in self._acts
            if act.isEnabled() and not act.shortcut().isEmpty() and act.shortcut().toString() != "?"
        )
        parts = (
            #: Head of a list of keys: the letters and digits of what can be done at this moment of the match.
            (self.tr("Now"), self._now),
            #: Head of a list of keys.
            (self.tr("At every table"), table),
            #: Head of a list of keys.
            (self.tr("Menu"), menu),
        )
        return tuple((head, rows) for head, rows in parts if rows)

    def _fill(self) -> None:
        fresh = QWidget()
        columns = ColumnsLayout(em(18), fresh)
        *match, menu = self.sections
        for sections in (match, [menu]):
            part = QWidget()
            lines = QVBoxLayout(part)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(0)
            for head, rows in sections:
                title = label("h2")
                title.setText(head)
                lines.addWidget(title)
                for keys, text in rows:
                    lines.addWidget(KeyRow(keys, text))
                lines.addSpacing(em(6))
            lines.addStretch()
            columns.addWidget(part)
        self.body.replaceWidget(self._rows, fresh)
        fresh.show()  # at once: the size of the sheet is that of what is seen
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = fresh

    def retranslate(self) -> None:
        #: Title of the sheet that lists the keys of the keyboard.
        self.set_title(self.tr("Keys"))
        self.note.setText(
            self.tr("Letters work on a keyboard of any language: the key in the same place does the same.")
        )
        self._close.setText(button_text(Standard.Close))
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "?":
            self.close()
        else:
            super().keyPressEvent(event)
