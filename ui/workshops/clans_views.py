"""Cards to look through, as faces side by side or as lines of a list, with how many of each are in the deck."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import most_copies
from ui.art.face import Face
from ui.art.fonts import sans
from ui.art.palette import colour
from ui.boards.clans_faces import ROOM, card_face
from ui.shell.labels import lines_of, text_option, write_lines
from ui.shell.paper import tokens
from ui.shell.widgets import Studio, draw_face, em
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name, type_name
from ui.words.common import filled
from ui.workshops.clans_bench import Bench, serves

Index = QModelIndex | QPersistentModelIndex

CARD = (104, 145)
"""Pixels of a card at an interface scale of 100 %."""
STEPPER = 24
"""Pixels of the line under it."""
ROW, SYMBOL, NAME = 30, 20, 13.5
"""Pixels of a line at 100 % at least, of the symbols in it, and of the type of its name."""
SHADOW = 3.0
ROOMY = 215
"""Pixels of room for a name at 100 % from which on its Focus Value stands behind it."""
PALE = 0.42
"""How a card is shown that the Stronghold does not allow."""


class CardModel(QAbstractListModel):
    """Cards by their ids; what the bench has of them is asked anew at every look."""

    def __init__(self, bench: Bench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bench = bench
        self.cards: list[str] = []
        bench.changed.connect(self.recount)

    def show(self, cards: Sequence[str]) -> None:
        """List these cards. Where one has come or gone, the others are left alone: no view loses its place."""
        fresh = list(cards)
        gone = [card for card in self.cards if card not in fresh]
        come = [card for card in fresh if card not in self.cards]
        if len(gone) + len(come) == 1 and [card for card in self.cards if card in fresh] == [
            card for card in fresh if card in self.cards
        ]:
            for card in gone:
                row = self.row_of(card)
                self.beginRemoveRows(QModelIndex(), row, row)
                self.cards = fresh
                self.endRemoveRows()
            for card in come:
                row = fresh.index(card)
                self.beginInsertRows(QModelIndex(), row, row)
                self.cards = fresh
                self.endInsertRows()
        elif self.cards != fresh:
            self.beginResetModel()
            self.cards = fresh
            self.endResetModel()

    def recount(self) -> None:
        """The numbers have changed."""
        if self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, Qt's signature
        return 0 if parent.isValid() else len(self.cards)

    def row_of(self, card: str) -> int:
        """The row of a card, or -1."""
        return self.cards.index(card) if card in self.cards else -1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.cards):
            return None
        card = self.cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return card_name(card)
            case Qt.ItemDataRole.AccessibleTextRole:
                count = self.bench.count(card)
                #: For screen readers: %1 is a card, %2 its type, %n how many of it are in the deck.
                said = self.tr("%1, %2, %n in the deck", "", count)
                return filled(said, card_name(card), type_name(CARDS[card].type))
            case Qt.ItemDataRole.UserRole:
                return card
        return None


class Stepper:
    """A count between "less" and "more", painted, and found under the pointer; mirrored like everything else."""

    def __init__(self, rect: QRectF, rtl: bool) -> None:
        side = rect.height()
        first = QRectF(rect.left(), rect.top(), side, side)
        last = QRectF(rect.right() - side, rect.top(), side, side)
        self.less, self.more = (last, first) if rtl else (first, last)
        self.middle = rect.adjusted(side, 0, -side, 0)

    def at(self, spot: QPointF) -> str:
        """What a click there does: "more", "less" or ""."""
        return "more" if self.more.contains(spot) else "less" if self.less.contains(spot) else ""

    def paint(self, painter: QPainter, text: str, can: tuple[bool, bool], t: dict[str, str], hot: bool) -> None:
        """`can`: whether less, and whether more, is possible now."""
        for rect, able, sign in ((self.less, can[0], "-"), (self.more, can[1], "+")):
            if not able and not hot:
                continue
            box = rect.adjusted(1.5, 1.5, -1.5, -1.5)
            if able and hot:
                painter.setPen(QPen(colour(t["edge"]), 1))
                painter.setBrush(colour(t["btn"]))
                painter.drawRoundedRect(box, 4, 4)
            tone = t["disabled"] if not able else t["text"] if hot else t["soft"]
            painter.setPen(QPen(colour(tone), max(1.6, box.height() * 0.1)))
            reach, middle = box.height() * 0.22, box.center()
            painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
            if sign == "+":
                painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
        painter.setPen(colour(t["text"] if can[0] else t["soft"]))
        painter.setFont(sans(em(13), bold=can[0]))
        painter.drawText(self.middle, Qt.AlignmentFlag.AlignCenter, text)


class CardDelegate(QStyledItemDelegate):
    """What rows of both kinds have in common."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.studio, self.bench, self.words = studio, bench, words

    def stepper(self, rect: QRectF, rtl: bool) -> Stepper:
        """Where the numbers stand in the rectangle of a row."""
        raise NotImplementedError

    def count_text(self, card: str, always: bool = True) -> str:
        """How many there are, of how many at most; none are said only where they are asked for."""
        if not always and not self.bench.count(card):
            return ""
        #: How many copies of a card are in the deck: %1 of at most %2.
        return filled(
            self.tr("%1/%2"), self.words.number(self.bench.count(card)), self.words.number(most_copies(CARDS[card]))
        )

    def can(self, card: str) -> tuple[bool, bool]:
        """Whether one less, and one more, of a card is possible."""
        return self.bench.count(card) > 0, self.bench.room(card)

    def under(self, option: QStyleOptionViewItem) -> tuple[bool, bool]:
        """Whether a row is chosen, and whether the pointer is over it."""
        state = option.state
        return bool(state & QStyle.StateFlag.State_Selected), bool(state & QStyle.StateFlag.State_MouseOver)


def _rtl(option: QStyleOptionViewItem) -> bool:
    return option.direction == Qt.LayoutDirection.RightToLeft


class FaceDelegate(CardDelegate):
    """A card as it is printed, its number under it; `counted` is False where only the cards matter. `wide`: pixels of
    the card at 100 %."""

    counted = True
    wide: float = CARD[0]

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QObject | None = None) -> None:
        super().__init__(studio, bench, words, parent)
        self._wanted: set[str] = set()

    def forget(self) -> None:
        """What was wanted may be out of sight: what is still seen asks again, and need not wait for the rest."""
        self.studio.cache.drop_requests(self._wanted)
        self._wanted.clear()

    @property
    def card(self) -> QSize:
        """The size of a card."""
        return QSize(em(self.wide), em(self.wide * CARD[1] / CARD[0]))

    def cell(self) -> QSize:
        """The least size of a cell."""
        beside = 14 if self.wide >= CARD[0] else 7
        return self.card + QSize(em(beside), em(12 + (STEPPER + 2 if self.counted else 0)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        grid = view.gridSize() if isinstance(view, QListView) else QSize()
        return grid if grid.isValid() else self.cell()

    def _face_rect(self, rect: QRectF) -> QRectF:
        size = self.card
        return QRectF(round(rect.center().x() - size.width() / 2), rect.top() + em(6), size.width(), size.height())

    def stepper(self, rect: QRectF, rtl: bool) -> Stepper:
        face = self._face_rect(rect)
        return Stepper(QRectF(face.left(), face.bottom() + em(3), face.width(), em(STEPPER)), rtl)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: str = index.data(Qt.ItemDataRole.UserRole)
        t, rect = tokens(self.studio), QRectF(option.rect)
        face = self._face_rect(rect)
        chosen, hot = self.under(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            whole = face.adjusted(-em(5), -em(5), em(5), em(5 + (STEPPER + 1 if self.counted else 0)))
            painter.setPen(QPen(colour(t["focus"]), em(2)))
            painter.setBrush(colour(t["sel"]))
            painter.drawRoundedRect(whole, em(7), em(7))
        self._card(painter, face, card)
        if self.counted:
            text, hot = self.count_text(card, hot or chosen), hot or chosen
            self.stepper(rect, _rtl(option)).paint(painter, text, self.can(card), t, hot)
        painter.restore()

    def _card(self, painter: QPainter, rect: QRectF, card: str) -> None:
        """The face, or a plain sheet until it is painted."""
        face, dpr = card_face(card, self.words), painter.device().devicePixelRatioF()
        cache, look = self.studio.cache, self.studio.look
        if self.counted and not serves(CARDS[card], self.bench.stronghold):
            painter.setOpacity(PALE)
        order = (face, rect.width(), rect.height(), dpr, look, SHADOW)
        if cache.ready(*order):
            draw_face(painter, rect, face, self.studio, dpr, SHADOW)
        else:
            self._wanted.add(cache.key(*order))
            self.studio.expect(painter.device(), cache.key(*order))
            cache.request(*order)
            painter.setPen(QPen(colour("line"), 1))
            painter.setBrush(colour("paper"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), em(5), em(5))
        painter.setOpacity(1)


class RowDelegate(CardDelegate):
    """A card as a line: type, what it costs, name and Focus Value, and its number at the end. A long name takes a
    second line where there is little room."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        wide = view.viewport().width() if isinstance(view, QListView) else em(180)
        card = index.data(Qt.ItemDataRole.UserRole)
        name = self._name_in(self._line_in(QRectF(0, 0, wide, em(ROW)), False), card, False)
        _, high = lines_of(card_name(card), sans(em(NAME)), name.width(), text_option(False))
        return QSize(em(180), max(em(ROW), math.ceil(high) + em(8)))

    def _line_in(self, rect: QRectF, rtl: bool) -> QRectF:
        """What a row leaves to the card itself."""
        stepper = self.stepper(rect, rtl)
        room = QRectF(stepper.less.right() if rtl else rect.left(), rect.top(), 0, rect.height())
        room.setRight(rect.right() if rtl else stepper.less.left())
        begin, end = (em(2), em(5)) if rtl else (em(5), em(2))
        return room.adjusted(begin, 0, -end, 0)

    @staticmethod
    def _name_in(room: QRectF, card: str, rtl: bool) -> QRectF:
        """What a line leaves to the name: names stand under each other whatever is before them."""
        before = 2 * em(SYMBOL) + em(11)
        behind = em(36) if CARDS[card].focus is not None and room.width() >= em(ROOMY) else 0
        return room.adjusted(behind, 0, -before, 0) if rtl else room.adjusted(before, 0, -behind, 0)

    def stepper(self, rect: QRectF, rtl: bool) -> Stepper:
        wide, high = em(80), em(STEPPER)
        left = rect.left() + em(4) if rtl else rect.right() - em(4) - wide
        return Stepper(QRectF(left, rect.center().y() - high / 2, wide, high), rtl)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = CARDS[index.data(Qt.ItemDataRole.UserRole)]
        t, rect, rtl = tokens(self.studio), QRectF(option.rect), _rtl(option)
        chosen, hot = self.under(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hot:
            painter.setPen(QPen(colour(t["focus"] if chosen else t["line"]), em(2) if chosen else 1))
            painter.setBrush(colour(t["sel"] if chosen else t["field"]))
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), em(4), em(4))
        stepper = self.stepper(rect, rtl)
        stepper.paint(painter, self.count_text(card.id), self.can(card.id), t, hot or chosen)
        self._line(painter, self._line_in(rect, rtl), card.id, t, rtl)
        painter.restore()

    def _line(self, painter: QPainter, room: QRectF, card: str, t: dict[str, str], rtl: bool) -> None:
        printed, dpr, side = CARDS[card], painter.device().devicePixelRatioF(), em(SYMBOL)
        faces = [Face(ROOM, "type", (printed.type, printed.clan or ""))]
        if printed.cost is not None:
            faces.append(Face(ROOM, "coin", (str(printed.cost),)))

        def placed(face: Face, at: float, wide: float) -> None:
            left = room.right() - at - wide if rtl else room.left() + at
            draw_face(painter, QRectF(left, room.center().y() - side / 2, wide, side), face, self.studio, dpr)

        for number, face in enumerate(faces):
            placed(face, number * (side + em(4)), side)
        if printed.focus is not None and room.width() >= em(ROOMY):
            placed(Face(ROOM, "figure", ("focus", str(printed.focus), t["soft"])), room.width() - em(33), em(33))
        tone = "text" if serves(printed, self.bench.stronghold) else "bad"
        painter.setPen(colour(t[tone if self.bench.count(card) else "soft"]))
        option = text_option(rtl, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        write_lines(painter, self._name_in(room, card, rtl), card_name(card), sans(em(NAME)), option)


class CardView(QListView):
    """Cards with their numbers: arrows go from card to card, plus and minus add and take, and so do clicks."""

    looked = Signal(str)
    """This card is wanted large."""
    more = Signal(str)
    less = Signal(str)
    left = Signal()
    """The pointer has gone, or the view is not seen any more."""

    def __init__(self, studio: Studio, model: CardModel, delegate: CardDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = model
        self.setModel(model)
        self.setItemDelegate(delegate)
        delegate.setParent(self)
        self._delegate = delegate
        self._studio = studio
        self.hint = ""
        """What stands there while there is no card."""
        self.clicking = False
        """Whether what is told at the moment comes from a click here."""
        self.setMouseTracking(True)
        self.setUniformItemSizes(isinstance(delegate, FaceDelegate))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        if isinstance(delegate, FaceDelegate):
            self.setViewMode(QListView.ViewMode.IconMode)
            self.setMovement(QListView.Movement.Static)
            self.setResizeMode(QListView.ResizeMode.Adjust)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
            self.verticalScrollBar().valueChanged.connect(delegate.forget)
        studio.watch(self.viewport())

    def current(self) -> str:
        """The card that is chosen; "" for none."""
        return self.currentIndex().data(Qt.ItemDataRole.UserRole) or ""

    def choose(self, card: str) -> None:
        """Choose a card, if it is listed."""
        row = self.cards.row_of(card)
        if row >= 0:
            self.setCurrentIndex(self.cards.index(row))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.looked.emit(self.current())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard always stands on a card; a click chooses one itself."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            return
        if not self.currentIndex().isValid() and self.cards.cards:
            self.setCurrentIndex(self.cards.index(0))
        elif self.current():
            self.looked.emit(self.current())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hint and not self.cards.cards:
            painter = QPainter(self.viewport())
            painter.setPen(colour(tokens(self._studio)["soft"]))
            room = QRectF(self.viewport().rect()).adjusted(em(24), em(16), -em(24), -em(16))
            option = text_option(self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignCenter)
            write_lines(painter, room, self.hint, sans(em(14)), option)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.spread()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # names may take other numbers of lines

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.spread()

    def spread(self) -> None:
        """Spread the columns of cards over the width."""
        if isinstance(self._delegate, FaceDelegate):
            cell, wide = self._delegate.cell(), self.viewport().width() - 2
            grid = QSize(wide // max(1, wide // cell.width()), cell.height())
            if grid != self.gridSize():
                self.setGridSize(grid)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self.current()
        add = event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.text() in ("+", "=")
        if card and add:
            self.more.emit(card)
        elif card and (event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)):
            self.less.emit(card)
        else:
            super().keyPressEvent(event)

    def _at(self, spot: QPointF) -> tuple[str, str]:
        """The card there, and what a click there does."""
        index = self.indexAt(spot.toPoint())
        if not index.isValid():
            return "", ""
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        what = self._delegate.stepper(QRectF(self.visualRect(index)), rtl).at(spot)
        return str(index.data(Qt.ItemDataRole.UserRole)), what

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing moves under the pointer: a card that is seen in part stays so."""
        card, what = self._at(event.position())
        self.setAutoScroll(False)
        super().mousePressEvent(event)
        self.setAutoScroll(True)
        self._step(event, card, what)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.left.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On the card itself: one more; two quick clicks on a sign are two clicks."""
        card, what = self._at(event.position())
        if what:
            self._step(event, card, what)
        elif card and event.button() == Qt.MouseButton.LeftButton:
            self.more.emit(card)

    def _step(self, event: QMouseEvent, card: str, what: str) -> None:
        if event.button() == Qt.MouseButton.LeftButton and what:
            act: Callable[[str], None] = self.more.emit if what == "more" else self.less.emit
            self.clicking = True
            act(card)
            self.clicking = False
