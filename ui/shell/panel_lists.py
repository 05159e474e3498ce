"""The two lists of the panel, painted: actions as rows one wants to press, the log with signs and a separator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.art import Face, icons, theme
from ui.art.fonts import sans
from ui.shell.key_button import draw_cap
from ui.shell.labels import height_of, text_option, write_lines
from ui.shell.models import ActionRole, ActionsModel, LogModel, LogRole, LogRow
from ui.shell.widgets import Studio, draw_face, em
from ui.stage.placement import Affordance

Index = QModelIndex | QPersistentModelIndex
LEAST = 90
"""Pixels that the list of actions has at least, at 100 %: two of them."""
RESERVED = 160
"""Pixels that the list of actions keeps at most while nothing can be done."""
SIGN = 20
"""Pixels, at an interface scale of 100 %, that a sign in the place of a note is high."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextExpandTabs


def _write(painter: QPainter, rect: QRect, text: str, rtl: bool) -> None:
    """A wrapped text in the direction of the window, whatever it begins with."""
    write_lines(painter, QRectF(rect), text, painter.font(), text_option(rtl))


class _List(QListView):
    """What both lists share: rows as high as their words, no horizontal scrolling."""

    def __init__(self, model: QAbstractItemModel, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.studio = studio
        self.setModel(model)
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        studio.watch(self.viewport())

    @property
    def tokens(self) -> dict[str, str]:
        """The colours of the theme."""
        return theme.tokens(self.studio.look.dark)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self.scheduleDelayedItemsLayout()


class ActionList(_List):
    """What can be done: click, Enter or Space does it."""

    chosen = Signal(object)
    refused = Signal(object)
    pointed = Signal(object)
    """The affordance under the pointer or the keyboard's focus; None: there is none."""
    enlarged = Signal(object)
    """The affordance whose card is to be shown as large as can be."""

    def __init__(self, model: ActionsModel, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(model, studio, parent)
        self._actions, self._pressed = model, QPersistentModelIndex()
        self._by_keyboard, self._reserved = False, 0
        self.setObjectName("actions")
        self._rows = ActionDelegate(self)
        self.setItemDelegate(self._rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.just_moved: Callable[[], bool] = lambda: False
        self.goes_on: Callable[[], bool] = lambda: False
        """Whether Enter and Space now let the match go on."""
        self.entered.connect(lambda index: self.pointed.emit(self._actions.at(index)))

    def begin(self) -> None:
        """New rows: put the focus on the one that is proposed, and take the height they need."""
        rows = [self._actions.at(self._actions.index(row)) for row in self._numbers()]
        best = next((i for i, row in enumerate(rows) if row.primary and not row.refusal), None)
        if best is None:
            best = next((i for i, row in enumerate(rows) if not row.refusal), 0)
        if rows:
            self.setCurrentIndex(self._actions.index(best))
            self._reserved = max(self._reserved, min(self.contents_height(), em(RESERVED)))
            QTimer.singleShot(0, self, self.to_the_best)  # the rows get their places in the event loop
        self.updateGeometry()

    def to_the_best(self) -> None:
        """From the top, unless the proposed action lies further down."""
        self.scrollToTop()
        self.scrollTo(self.currentIndex())

    @property
    def pointed_at(self) -> Affordance | None:
        """The action under the pointer; None for none."""
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        index = self.indexAt(at) if self.viewport().underMouse() and self.viewport().rect().contains(at) else None
        return self._actions.at(index) if index is not None and index.isValid() else None

    @property
    def looked_at(self) -> Affordance | None:
        """The action under the pointer, else the one that has the keyboard; None for neither."""
        index = self.currentIndex() if self.hasFocus() and self._by_keyboard else QModelIndex()
        return self.pointed_at or (self._actions.at(index) if index.isValid() else None)

    def forget(self) -> None:
        """Another match: keep no room for what was in this one."""
        self._reserved = 0
        self.updateGeometry()

    def contents_height(self) -> int:
        """Pixels that all rows need, where nothing has to scroll."""
        wide = self.maximumViewportSize().width()
        return sum(self._rows.height(self._actions.at(self._actions.index(row)), wide) for row in self._numbers())

    def _numbers(self) -> range:
        return range(self._actions.rowCount())

    def sizeHint(self) -> QSize:
        """As high as the rows; while there are none, as high as they were, so that nothing jumps."""
        high = self.contents_height() or self._reserved
        return QSize(em(240), high + 2 * self.frameWidth() + em(8))

    def minimumSizeHint(self) -> QSize:
        return QSize(em(120), min(self.sizeHint().height(), em(LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # rows are as high as their words need at this width
            self.updateGeometry()

    def _do(self, index: Index) -> None:
        if index.isValid():
            row = self._actions.at(index)
            (self.refused if row.refusal else self.chosen).emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if not self._actions.rowCount() or (does and self.goes_on()):
            event.ignore()  # with nothing to choose, the keys belong to the button that goes on
        elif does:
            if not (event.isAutoRepeat() or (event.key() == Qt.Key.Key_Space and self.just_moved())):
                self._do(self.currentIndex())
            event.accept()
        elif event.text() and event.text().isprintable():
            event.ignore()  # letters belong to the page, which knows the shortcuts
        else:
            self._by_keyboard = True
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.pointed.emit(self._actions.at(current))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() != Qt.FocusReason.MouseFocusReason
        self.pointed.emit(self.looked_at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(self.looked_at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click, or the menu key, shows the card of an action large."""
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        if index.isValid():
            self.enlarged.emit(self._actions.at(index))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.accept()
            return
        super().mousePressEvent(event)
        self._by_keyboard = False
        self._pressed = QPersistentModelIndex(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and index == self._pressed:
            self._pressed = QPersistentModelIndex()
            self._do(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second half of a double click does nothing

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(self.looked_at)


class ActionDelegate(QStyledItemDelegate):
    """A row: icon, what is done, a smaller note or the reason why not, the key that does it."""

    def __init__(self, view: ActionList) -> None:
        super().__init__(view)
        self._view = view

    def _fonts(self) -> tuple[QFont, QFont]:
        return sans(em(14), bold=True), sans(em(12.5))

    def _text_width(self, row: Affordance, width: int) -> int:
        inner = width - 3 - em(12) - em(10)  # as `paint` has it: a rectangle ends one pixel before its width
        if row.icon or row.refusal:
            inner -= em(20) + em(10)
        if row.shortcut:
            inner -= em(30)
        return inner

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, self.height(index.data(ActionRole.AFFORDANCE), width))

    def height(self, row: Affordance, width: int) -> int:
        """Pixels that a row of this width needs."""
        bold, small = self._fonts()
        inner = self._text_width(row, width)
        low = em(SIGN + 4) if row.sign and not row.refusal else height_of(small, inner, row.refusal or row.note)
        high = height_of(bold, inner, row.text) + low
        return max(em(36), high + em(14)) + em(6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Affordance = index.data(ActionRole.AFFORDANCE)
        view, tok = self._view, self._view.tokens
        rtl = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        box = option.rect.adjusted(1, em(2), -1, -em(4))
        focused = view.hasFocus() and view.currentIndex() == index
        hover = view.underMouse() and index == view.indexAt(view.viewport().mapFromGlobal(view.cursor().pos()))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(ActionRole.RESTING):
            row, hover = replace(row, primary=False), False
            tok = {**tok, **dict.fromkeys(("text", "heading", "soft", "bad"), tok["disabled"])}
        ink = self._box(painter, QRectF(box), row, tok, focused, hover, bool(index.data(ActionRole.HINTED)))
        left, right = box.left() + em(12), box.right() - em(10)
        if row.icon or row.refusal:
            size = em(20)
            at = QRect(right - size if rtl else left, box.center().y() - size // 2, size, size)
            name = "cancel" if row.refusal else row.icon
            tint = tok["disabled"] if row.refusal else (ink if row.primary else tok["heading"])
            icons.icon(name, tint, size, view.devicePixelRatioF()).paint(painter, at)
            if rtl:
                right -= size + em(10)
            else:
                left += size + em(10)
        if row.shortcut:
            cap = QRectF(0, 0, em(22), em(19))
            cap.moveCenter(QRectF(box).center())
            cap.moveLeft(left if rtl else right - cap.width())
            painter.setPen(QPen(QColor(ink), 1))
            draw_cap(painter, cap, row.shortcut)
            if rtl:
                left += em(30)
            else:
                right -= em(30)
        bold, small = self._fonts()
        note = row.refusal or row.note
        wide = right - left
        sign = None if row.refusal else row.sign
        high, low = height_of(bold, wide, row.text), em(SIGN + 4) if sign else height_of(small, wide, note)
        top = box.center().y() - (high + low) // 2
        painter.setFont(bold)
        painter.setPen(QColor(tok["disabled"] if row.refusal else ink))
        _write(painter, QRect(left, top, wide, high + 2), row.text, rtl)
        if sign is not None:
            room = QSizeF(min(wide, em(SIGN) * row.sign_width), em(SIGN))
            at_sign = QRectF(QPointF(right - room.width() if rtl else left, top + high + em(3)), room)
            draw_face(painter, at_sign, sign, view.studio, view.devicePixelRatioF())
        elif note:
            painter.setFont(small)
            painter.setPen(QColor(ink if row.primary else tok["bad" if row.refusal or row.warns else "soft"]))
            _write(painter, QRect(left, top + high, wide, low + 2), note, rtl)
        painter.restore()

    def _box(
        self,
        painter: QPainter,
        box: QRectF,
        row: Affordance,
        tok: dict[str, str],
        focused: bool,
        hover: bool,
        hinted: bool,
    ) -> str:
        """The row's ground; returns the colour of the words on it."""
        inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = tok["text"]
        if row.refusal:
            pen = QPen(QColor(tok["line"]), 1.2, Qt.PenStyle.DashLine)
        elif row.primary:
            ink = tok["accenttext"]
            painter.setBrush(QColor(tok["accenthi" if hover else "accent"]))
            pen = QPen(QColor("#6E2A20"), 1.2)
        else:
            painter.setBrush(QColor(tok["btnhi" if hover else "btn"]))
            pen = QPen(QColor(tok["edge"]), 1)
        if not row.refusal:  # the letterpress foot of a button
            foot = QColor("#6E2A20" if row.primary else tok["edge"])
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(foot)
            painter.drawRoundedRect(inner.translated(0, 2), 5, 5)
            painter.restore()
        painter.setPen(pen)
        painter.drawRoundedRect(inner, 5, 5)
        if hinted or focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            style = Qt.PenStyle.SolidLine if focused else Qt.PenStyle.DotLine
            ring = ink if row.primary and not row.refusal else tok["focus"]  # ochre is hard to see on red
            painter.setPen(QPen(QColor(ring), 2.4, style))
            painter.drawRoundedRect(inner.adjusted(2, 2, -2, -2), 4, 4)
        return ink


class LogList(_List):
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
        _write(painter, words, row.text, rtl)
        painter.restore()

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
