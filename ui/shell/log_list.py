"""The log of the panel, painted: sentences with the signs of their seats, and a separator before what is new."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.art import Face, icons
from ui.art.fonts import sans
from ui.shell.labels import height_of, lines_of, text_option
from ui.shell.models import Index, LogModel, LogRole, LogRow
from ui.shell.panel_lists import PanelList, write_row
from ui.shell.widgets import Studio, draw_face, em


class LogList(PanelList):
    """What has happened: newest at the foot. A click or Enter on a sentence asks the bot why it did that."""

    asked = Signal(str)
    """Why, as a sentence."""
    news_above = Signal(bool)
    """Whether what is new since the last turn begins above what can be seen."""

    def __init__(self, model: LogModel, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(model, studio, parent)
        self.setObjectName("log")
        self._rows = LogDelegate(self, model)
        self.setItemDelegate(self._rows)
        self._log = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.verticalScrollBar().valueChanged.connect(self._look)
        self.verticalScrollBar().rangeChanged.connect(self._look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(120), em(54))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._rows.forget()
        bar = self.verticalScrollBar()
        follows = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if follows:  # who has gone up in it goes on reading there
            self.to_the_end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._rows.forget()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.currentIndex())
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._ask(self.indexAt(event.position().toPoint()))

    def _ask(self, index: Index) -> None:
        if index.isValid() and index.data(LogRole.WHY):
            self.asked.emit(index.data(LogRole.WHY))

    def _look(self) -> None:
        first = self._log.first_new()
        above = first is not None and self.visualRect(self._log.index(first)).top() < 0
        self.news_above.emit(above)

    def cut_at(self, y: int) -> int:
        """How much of a sentence lies below this line, if the line goes through one."""
        at = self.viewport().mapFromParent(QPoint(self.viewport().x() + 1, y))
        row = self.visualRect(self.indexAt(at))
        return row.bottom() + 1 - at.y() if row.isValid() else 0

    def to_the_new(self) -> None:
        """Go up to the first sentence since the last turn."""
        first = self._log.first_new()
        if first is not None:
            self.scrollTo(self._log.index(first), QAbstractItemView.ScrollHint.PositionAtTop)

    def to_the_end(self) -> None:
        """Show the newest sentence."""
        # The rows get their heights in the event loop; only then it is known where the end is.
        QTimer.singleShot(0, self, self.scrollToBottom)


class LogDelegate(QStyledItemDelegate):
    """A sentence with the sign of its seat; the last one marked, a separator before what is new."""

    def __init__(self, view: LogList, log: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._log = log
        self._sizes: list[tuple[LogRow, QSize]] = []
        """What `sizeHint` has found, row by row: a log of hundreds of rows is laid out anew with every row."""

    def forget(self) -> None:
        """Measure anew: type or scale have changed."""
        self._sizes.clear()

    def _indent(self) -> int:
        return em(28)

    def _end(self, row: LogRow) -> int:
        """Room at the end of a row: more where a bot can say why."""
        return em(24) if row.why else em(6)

    def _break_height(self) -> int:
        return em(20)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        number, sizes = index.row(), self._sizes
        row = self._log.rows()[number]
        if number < len(sizes) and sizes[number][0] is row:
            return sizes[number][1]
        width = self._view.viewport().width()
        high = height_of(sans(em(13)), width - self._indent() - self._end(row), row.text) + em(7)
        size = QSize(width, high + (self._break_height() if row.opens else 0))
        sizes[number : number + 1] = [(row, size)]
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, tok = self._view, self._view.tokens
        bar = view.verticalScrollBar()
        high = view.viewport().height()
        if option.rect.top() < 0 and bar.value() == bar.maximum() and option.rect.height() <= high:
            return  # at the end of the log the first line in sight is a whole one
        row = self._log.rows()[index.row()]
        rtl = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        rect = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.opens:
            self._separator(painter, QRect(rect.left(), rect.top(), rect.width(), self._break_height()), rtl)
            rect.setTop(rect.top() + self._break_height())
        if index.data(LogRole.LAST):
            ground = QColor(tok["focus"])
            ground.setAlphaF(0.28)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, 0, -1), 3, 3)
        if row.seat is not None:
            size = em(15)
            x = rect.right() - em(6) - size if rtl else rect.left() + em(6)
            at = QRectF(x, rect.top() + em(5), size, size)
            draw_face(painter, at, Face("table", "sign", (row.seat,)), view.studio, view.devicePixelRatioF())
        painter.setFont(sans(em(13)))
        painter.setPen(QColor(tok["text"]))
        words = rect.adjusted(0, em(3), 0, 0)
        if rtl:
            words.setRight(words.right() - self._indent())
            words.setLeft(words.left() + self._end(row))
        else:
            words.setLeft(words.left() + self._indent())
            words.setRight(words.right() - self._end(row))
        if row.why:
            size = em(14)
            x = rect.left() + em(5) if rtl else rect.right() - em(5) - size
            mark = icons.icon("why", tok["soft"], size, view.devicePixelRatioF())
            mark.paint(painter, QRect(x, rect.top() + em(5), size, size))
        if view.hasFocus() and view.currentIndex() == index:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tok["focus"]), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 3, 3)
            painter.setPen(QColor(tok["text"]))
        if words.top() < 0 and bar.value() == bar.maximum():  # a sentence too high for the list: whole lines of it
            painter.setClipRect(words.adjusted(0, self._above(words, row.text), 0, 0))
        write_row(painter, words, row.text, rtl)
        painter.restore()

    @staticmethod
    def _above(words: QRect, text: str) -> int:
        """Pixels of the lines, written from the top of `words` on, that do not lie whole within the list."""
        layout, high = lines_of(text, sans(em(13)), words.width(), text_option(False))
        tops = (layout.lineAt(number).y() for number in range(layout.lineCount()))
        return ceil(next((top for top in tops if words.top() + top >= -1), high))

    def _separator(self, painter: QPainter, rect: QRect, rtl: bool) -> None:
        tok = self._view.tokens
        text = self.tr("since your last turn")
        font = sans(em(12))
        wide = QFontMetrics(font).horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(QColor(tok["soft"]))
        middle = rect.center().y()
        side = em(4)
        words = QRect(rect.left() + side if rtl else rect.right() - side - wide, rect.top(), wide, rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
        painter.setPen(QPen(QColor(tok["line"]), 1))
        if rtl:
            painter.drawLine(words.right() + em(6), middle, rect.right() - side, middle)
        else:
            painter.drawLine(rect.left() + side, middle, words.left() - em(6), middle)
