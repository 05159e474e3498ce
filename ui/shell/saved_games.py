"""All saved games: continue, rename, duplicate, delete (with undo), export, import."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.saves.faults import SaveFault
from desktop.saves.names import clean
from desktop.saves.store import Store, Summary
from ui.art import icons
from ui.art.fonts import sans, serif
from ui.art.palette import colour
from ui.shell import messages
from ui.shell.continue_sheet import draw_cover
from ui.shell.labels import lines_of, text_option, write_lines
from ui.shell.layouts import FlowLayout
from ui.shell.messages import Standard, button_text
from ui.shell.paper import tokens
from ui.shell.saved_lines import SavedLine, SavedLines
from ui.shell.thumbnail import thumbnail_of
from ui.shell.widgets import PrintedDialog, Studio, UndoBar, button, draw_face, em, label
from ui.words.common import CommonWords, filled, isolated

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """Roles of a row beside Qt's own."""

    SUMMARY = Qt.ItemDataRole.UserRole
    LINE = Qt.ItemDataRole.UserRole + 1
    PICTURE = Qt.ItemDataRole.UserRole + 2


class SavedGamesModel(QAbstractListModel):
    """The summaries of a store, the newest first."""

    def __init__(self, lines: SavedLines, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._rows: tuple[Summary, ...] = ()
        self._said: dict[str, SavedLine] = {}
        self._pictures: dict[Path, QPixmap] = {}

    def show(self, summaries: Sequence[Summary]) -> None:
        """Take these over, in words of the language of the moment."""
        self.beginResetModel()
        self._rows = tuple(summaries)
        self._said.clear()
        self._pictures.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def row_of(self, slot: str) -> int:
        """The row of a slot, or -1."""
        return next((row for row, summary in enumerate(self._rows) if summary.slot == slot), -1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        summary = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._line(summary).title
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._line(summary).spoken
            case Role.SUMMARY:
                return summary
            case Role.LINE:
                return self._line(summary)
            case Role.PICTURE:
                return self._picture(summary.picture)
        return None

    def _line(self, summary: Summary) -> SavedLine:
        """The match in words, found when it is first shown: who has won stands deep in its file."""
        if summary.slot not in self._said:
            self._said[summary.slot] = self._lines.describe(summary)
        return self._said[summary.slot]

    def _picture(self, path: Path | None) -> QPixmap:
        """The small picture, read once; a null pixmap where there is none."""
        if path is None:
            return QPixmap()
        if path not in self._pictures:
            self._pictures[path] = QPixmap(str(path))
        return self._pictures[path]


class SavedGamesDelegate(QStyledItemDelegate):
    """A row: the small picture, then title, players, and how far and when."""

    PICTURE = (128, 80)

    def __init__(self, studio: Studio, posters: dict[str, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._posters = posters

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(em(300), em(self.PICTURE[1] + 24))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect).adjusted(em(2), em(3), -em(2), -em(3))
        state = option.state
        rtl = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._frame(painter, QRectF(rect), state)
        wide, high, gap = em(self.PICTURE[0]), em(self.PICTURE[1]), em(9)
        left = rect.right() + 1 - gap - wide if rtl else rect.left() + gap
        self._picture(painter, QRectF(left, rect.top() + (rect.height() - high) / 2, wide, high), index)
        room = QRectF(rect).adjusted(gap, 0, -gap, 0)
        room = room.adjusted(0, 0, -wide - em(14), 0) if rtl else room.adjusted(wide + em(14), 0, 0, 0)
        self._words(painter, room, index.data(Role.LINE), rtl)
        painter.restore()

    def _frame(self, painter: QPainter, rect: QRectF, state: Any) -> None:
        t = tokens(self._studio)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setBrush(colour(t["sel"] if chosen else t["panel"]))
        pen = painter.pen()
        pen.setColor(colour(t["focus"] if chosen else t["accent"] if pointed else t["line"]))
        pen.setWidthF(2 if chosen else 1)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)

    def _picture(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        pixmap = index.data(Role.PICTURE)
        summary: Summary = index.data(Role.SUMMARY)
        poster = self._posters.get(summary.header.game) if summary.header is not None else None
        if isinstance(pixmap, QPixmap) and not pixmap.isNull():
            draw_cover(painter, rect, pixmap)
        elif poster is not None:
            draw_face(painter, rect, poster, self._studio, painter.device().devicePixelRatioF())
        else:
            painter.setBrush(colour(tokens(self._studio)["line"]))
            painter.setPen(colour("ink"))
            painter.drawRect(rect)
            icons.draw_icon(
                painter, "warning", rect.adjusted(em(24), em(20), -em(24), -em(20)), tokens(self._studio)["bad"]
            )

    def _words(self, painter: QPainter, room: QRectF, line: SavedLine, rtl: bool) -> None:
        t = tokens(self._studio)
        how_far = " · ".join(part for part in (line.progress, line.when) if part)
        title = _fitting(line.title, serif(em(15)), room.width())
        rows = [(serif(em(15)), title, "text", 1), (sans(em(14)), line.players, "text", 2)]
        rows += [(sans(em(13)), line.fault, "bad", 2), (sans(em(13)), how_far, "soft", 1)]
        option = text_option(rtl)
        placed = []
        for font, text, tone, most in rows:
            if text:
                layout, _ = lines_of(text, font, room.width(), option)
                last = layout.lineAt(min(most, layout.lineCount()) - 1)
                placed.append((font, text, tone, last.y() + last.height()))
        y = room.center().y() - sum(high + em(1) for *_, high in placed) / 2
        for font, text, tone, high in placed:
            painter.setPen(colour(t[tone]))
            write_lines(painter, QRectF(room.left(), y, room.width(), high), text, font, option)
            y += high + em(1)


def _fitting(title: str, font: QFont, width: float) -> str:
    """A title cut in its middle where it is too long: names of copies differ at their ends."""
    return QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideMiddle, int(width))


class SavedGames(PrintedDialog):
    """The list of a store, and what can be done with each game."""

    resumed = Signal(str)
    """The slot of a game to go on with; a damaged one may have an older copy."""

    ACTIONS = ("rename", "duplicate", "export", "delete", "import_")

    def __init__(self, studio: Studio, store: Store, tables: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(studio, "saved", parent)
        self._store = store
        self._tables = {table.id: table for table in tables}
        self._lines = SavedLines(tables, store, self)
        self.model = SavedGamesModel(self._lines, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(SavedGamesDelegate(studio, {table.id: table.poster for table in tables}, self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(em(190))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.installEventFilter(self)
        self.empty = label("soft", wrap=True)
        self.bad = label("bad", wrap=True)
        self.exported = label("soft", wrap=True)
        self.exported.hide()
        self.undo_bar = UndoBar()
        self.buttons = {name: button("flat") for name in self.ACTIONS}
        self.close_button, self.open_button = button(), button("primary")
        self._build()
        self.reload()
        self.finish()
        self.list.setFocus()

    def _build(self) -> None:
        self.body.addWidget(self.empty)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.bad)
        self.body.addWidget(self.exported)
        self.body.addWidget(self.undo_bar)
        tools = QWidget()
        flow = FlowLayout(em(2))
        tools.setLayout(flow)
        for name, made in self.buttons.items():
            made.clicked.connect(getattr(self, name))
            flow.addWidget(made)
        self.body.addWidget(tools)
        self.foot.addStretch()
        self.foot.addWidget(self.close_button)
        self.foot.addWidget(self.open_button)
        self.close_button.clicked.connect(self.reject)
        self.open_button.clicked.connect(self.go_on)
        self.list.activated.connect(self.go_on)
        self.list.selectionModel().currentChanged.connect(self._chosen_changed)

    def least(self) -> QSize:
        return QSize(600, 590)

    # -- the list -----------------------------------------------------------------------------------------------------

    def reload(self, slot: str = "") -> None:
        """Read the store again; `slot` is chosen, else what was."""
        chosen = self.chosen()
        keep = slot or (chosen.slot if chosen is not None else "")
        row = self.list.currentIndex().row()
        summaries = self._do(self._store.list) or ()
        self.model.show(summaries)
        found = self.model.row_of(keep)
        row = found if found >= 0 else min(max(row, 0), self.model.rowCount() - 1)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row))
        self.list.setVisible(bool(summaries))
        self.empty.setVisible(not summaries)
        self._chosen_changed()

    def chosen(self) -> Summary | None:
        """The game that is chosen."""
        found = self.list.currentIndex().data(Role.SUMMARY)
        return found if isinstance(found, Summary) else None

    def _chosen_changed(self) -> None:
        """What can be done with the game that is chosen."""
        summary = self.chosen()
        whole = summary is not None and summary.header is not None
        for name in ("rename", "duplicate", "export"):
            self.buttons[name].setEnabled(whole)
        self.buttons["delete"].setEnabled(summary is not None)
        self.open_button.setEnabled(whole or (summary is not None and summary.older))
        self._name_open_button()

    def _name_open_button(self) -> None:
        summary = self.chosen()
        if summary is not None and summary.header is None and summary.older:
            #: Button: the newest file is damaged, the one saved before it can be opened.
            self.open_button.setText(self.tr("Open the older copy"))
        elif summary is not None and summary.over:
            #: Button: look at a match that is over.
            self.open_button.setText(self.tr("View"))
        else:
            #: Button: go on with a saved match.
            self.open_button.setText(self.tr("Continue"))

    def _do(self, work: Callable[[], Any]) -> Any:
        """Do something with the store; what goes wrong is said in the window. None where it went wrong."""
        self.exported.hide()
        try:
            done = work()
        except SaveFault as fault:
            self.bad.setText(CommonWords(()).reason(fault.reason))
            self.bad.show()
            return None
        self.bad.hide()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the list: F2 renames, Delete deletes."""
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_F2 and self.buttons["rename"].isEnabled():
                self.rename()
                return True
            if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.buttons["delete"].isEnabled():
                self.delete()
                return True
        return super().eventFilter(watched, event)

    # -- what can be done ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on with the chosen game, or with the older copy of a damaged one."""
        summary = self.chosen()
        if summary is None or not self.open_button.isEnabled():
            return
        self.resumed.emit(summary.slot)
        self.accept()

    def rename(self) -> None:
        """Give the chosen game a name."""
        summary = self.chosen()
        if summary is None or summary.header is None:
            return
        now = summary.header.title or self._lines.describe(summary).title
        name = messages.ask_text(self.studio, self, self.tr("Rename"), self.tr("Name of the saved game"), now)
        if name is not None and name.strip():
            title = clean(name.strip(), 80)
            self._do(lambda: self._store.rename(summary.slot, title))
            self.reload(summary.slot)

    def duplicate(self) -> None:
        """A second saved game with the same match."""
        summary = self.chosen()
        if summary is None:
            return
        line = self._lines.describe(summary)
        #: Name of a duplicated saved game. %1 is the name of the first.
        title = clean(filled(self.tr("%1 – copy"), line.title), 80)
        slot = self._do(lambda: self._store.duplicate(summary.slot, title))
        self.reload(slot or "")

    def delete(self) -> None:
        """Delete the chosen game; it can be brought back at once."""
        summary = self.chosen()
        if summary is None:
            return
        title = self._lines.describe(summary).title
        self._do(lambda: self._store.delete(summary.slot))
        failed = not self.bad.isHidden()
        self.reload()
        if failed:
            self.bad.show()
            return
        #: %1 is the name of a saved game.
        self.undo_bar.show_for(filled(self.tr("Deleted: %1"), isolated(title)), lambda: self._bring_back(summary.slot))

    def _bring_back(self, slot: str) -> None:
        self._do(lambda: self._store.undelete(slot))
        self.reload(slot)

    def export(self) -> None:
        """Write the chosen game to a file of the person's choice."""
        summary = self.chosen()
        if summary is None:
            return
        path = messages.save_game(self, Path.home(), self._lines.describe(summary).title)
        if path is not None:
            self._do(lambda: self._store.export(summary.slot, path))
            if self.bad.isHidden():
                #: %1 is the name of the file to which a saved game was written.
                self.exported.setText(filled(self.tr("Exported to the file %1."), isolated(path.name)))
                self.exported.show()

    def import_(self) -> None:
        """Take a game over from a file."""
        path = messages.open_game(self, Path.home())
        if path is not None:
            slot = self._do(lambda: self._import(path))
            if slot is not None:
                self.reload(slot)

    def _import(self, path: Path) -> str:
        """A new slot with the match of a file, and its small picture."""
        slot = self._store.import_(path)
        loaded, _ = self._store.load(slot)
        self._store.set_picture(slot, thumbnail_of(loaded.save, self._tables[loaded.game.id], self.studio))
        return slot

    def retranslate(self) -> None:
        self.set_title(self.tr("Saved games"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.empty.setText(self.tr("No game has been saved yet. Every match you begin is kept here by itself."))
        texts = {
            #: Button: opens a dialog for the name of a saved game.
            "rename": self.tr("Rename…"),
            #: Button: makes a second copy of a saved game.
            "duplicate": self.tr("Duplicate"),
            #: Button: writes a saved game to a file of its own.
            "export": self.tr("Export…"),
            "delete": self.tr("Delete"),
            #: Button: takes a file in among the saved games.
            "import_": self.tr("Import…"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        self.close_button.setText(button_text(Standard.Close))
        self._name_open_button()
        if self._ready:
            self.reload()
