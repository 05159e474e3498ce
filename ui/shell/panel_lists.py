"""The list of actions, painted as rows one wants to press; what it shares with the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
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

from ui.art import icons, theme
from ui.art.fonts import sans
from ui.shell.key_button import draw_cap
from ui.shell.labels import height_of, text_option, write_lines
from ui.shell.models import ActionRole, ActionsModel
from ui.shell.pinned_row import PinnedRow
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


def write_row(painter: QPainter, rect: QRect, text: str, rtl: bool) -> None:
    """A wrapped text in the direction of the window, whatever it begins with."""
    write_lines(painter, QRectF(rect), text, painter.font(), text_option(rtl))


class PanelList(QListView):
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


class ActionList(PanelList):
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
        self._pin = PinnedRow(self, studio)
        self._pin.pressed.connect(lambda: self._do(self._pin.index))
        self._pin.enlarged.connect(lambda: self.enlarged.emit(self._actions.at(self._pin.index)))
        self._pin.pointed.connect(lambda: self.pointed.emit(self.looked_at))
        self.verticalScrollBar().valueChanged.connect(self._pin.place)
        self.verticalScrollBar().rangeChanged.connect(self._pin.place)
        model.modelReset.connect(self._stick)
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

    def _stick(self) -> None:
        """What ends or passes something stays in sight; of several the last."""
        rows = [(number, self._actions.at(self._actions.index(number))) for number in self._numbers()]
        ends = [number for number, row in rows if row.ends and not row.refusal]
        self._pin.stick(self._actions.index(ends[-1]) if ends else QModelIndex())

    def to_the_best(self) -> None:
        """From the top, unless the proposed action lies further down."""
        self.scrollToTop()
        self.scrollTo(self.currentIndex())
        self._pin.place()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Nor is the row under what stays in sight; of a row that is too high, the head is seen."""
        super().scrollTo(index, hint)
        if not index.isValid():
            return
        self._pin.place()
        row, bar = self.visualRect(index), self.verticalScrollBar()
        bar.setValue(bar.value() + self._pin.covers(row.top(), row.bottom()))
        bar.setValue(bar.value() + min(0, self.visualRect(index).top()))

    def pointed_index(self) -> Index:
        """The row under the pointer; invalid for none."""
        if self._pin.underMouse() and self._pin.isVisible():
            return self._pin.index
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        there = self.viewport().underMouse() and self.viewport().rect().contains(at)
        return self.indexAt(at) if there else QModelIndex()

    @property
    def pointed_at(self) -> Affordance | None:
        """The action under the pointer; None for none."""
        index = self.pointed_index()
        return self._actions.at(index) if index.isValid() else None

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
        self._pin.place()

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
        hover = view.underMouse() and index == view.pointed_index()
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
        write_row(painter, QRect(left, top, wide, high + 2), row.text, rtl)
        if sign is not None:
            room = QSizeF(min(wide, em(SIGN) * row.sign_width), em(SIGN))
            at_sign = QRectF(QPointF(right - room.width() if rtl else left, top + high + em(3)), room)
            draw_face(painter, at_sign, sign, view.studio, view.devicePixelRatioF())
        elif note:
            painter.setFont(small)
            painter.setPen(QColor(ink if row.primary else tok["bad" if row.refusal or row.warns else "soft"]))
            write_row(painter, QRect(left, top + high, wide, low + 2), note, rtl)
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
