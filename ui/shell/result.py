"""The end of a match, laid over the table: who has won, in what order the others follow, and what next."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.play.reasons import Resigned
from desktop.play.session import Session
from desktop.rules.kit import WATCHER, Outcome
from desktop.saves.schema import Bot
from ui.art import Face
from ui.art.palette import colour
from ui.art.surfaces import shadow
from ui.shell.table import Chart, Table
from ui.shell.widgets import Head, Label, Ornament, Picture, Studio, button, draw_face, em, label

CHART = 190
"""Height of a chart of how the match went."""
COLUMN = 410
"""Width of a chart that stands beside the ranking."""
BESIDE = 2
"""So many charts stand beside the ranking, where there is room; more follow under it."""


class Marks(QWidget):
    """What a seat has to show for itself: small pictures in a row, with room round them for their glow. They stand on
    the line of the name beside them: burnt-down candles are low, and would hang below it if they were centred."""

    GLOW, BELOW = 10, 20

    def __init__(
        self, studio: Studio, faces: tuple[Face, ...], each: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        """`each`: width and height of a picture."""
        super().__init__(parent)
        self._studio, self._faces, self._each = studio, faces, each
        wide, high = each
        all_high = self.GLOW // 2 + high + self.BELOW
        self.setFixedSize(em(wide + 4) * max(1, len(faces)) + 2 * em(self.GLOW), em(all_high))
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        for i, face in enumerate(self._faces):
            left: float = em(self.GLOW) + i * em(self._each[0] + 4) + em(2)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                left = self.width() - left - em(self._each[0])
            rect = QRectF(left, em(self.GLOW // 2), em(self._each[0]), em(self._each[1]))
            draw_face(painter, rect, face, self._studio, dpr)
        painter.end()


class ResultSheet(QFrame):
    """The sheet itself."""

    def __init__(
        self, studio: Studio, table: Table, words: Any, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        outcome = session.outcome
        assert outcome is not None
        self.studio, self.table, self.words, self.session = studio, table, words, session
        self.outcome: Outcome = outcome
        self.head = Head(studio, "result", room="" if table.play.candles else table.emblem.room)
        self.why = label("headline", wrap=True)
        self.turns = label("soft", wrap=True)
        self.helped = label("soft", wrap=True)
        self.levels: dict[int, Label] = {}
        self.rematch, self.shelf, self.look = button("primary"), button(), button("flat")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, em(16))
        column.setSpacing(em(8))
        column.addWidget(self.head)
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(em(26), em(8), em(26), em(4))
        inner.setSpacing(em(8))
        inner.addWidget(self.why)
        inner.addWidget(Ornament())
        self._columns = QHBoxLayout()
        self._columns.setSpacing(em(26))
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side in (self._left, self._right):
            side.setSpacing(em(8))
            self._columns.addLayout(side, 1)
            self._columns.setAlignment(side, Qt.AlignmentFlag.AlignTop)
        self._left.addLayout(self._ranking())
        self._left.addWidget(self.turns)
        self._left.addWidget(self.helped)
        self.charts: list[tuple[Label, Picture]] = []
        self._chart_titles()
        self._arrange(beside=False)
        inner.addLayout(self._columns)
        inner.addStretch()
        self.area = QScrollArea()
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(page)
        column.addWidget(self.area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(em(20), em(2), em(20), 0)
        foot.setSpacing(em(8))
        foot.addWidget(self.look)
        foot.addStretch()
        onward = QHBoxLayout()
        onward.setSpacing(em(8))
        onward.addWidget(self.shelf)
        onward.addWidget(self.rematch)
        foot.addLayout(onward)
        column.addLayout(foot)
        self._page, self._foot = page, foot

    def _made_charts(self) -> tuple[Chart, ...]:
        """How the match went, in the language of the moment."""
        events = [event for _, event in self.session.events(WATCHER)]
        return self.table.play.charts(self.words, events, self.session.view(WATCHER))

    def _chart_titles(self) -> None:
        """A picture each, with its title."""
        for chart in self._made_charts():
            title, picture = label("section"), Picture(self.studio, chart.face)
            picture.setFixedHeight(em(CHART))
            self.charts.append((title, picture))

    def _arrange(self, beside: bool) -> None:
        """The charts one under the other below the ranking, or the first of them beside it."""
        for number, (title, picture) in enumerate(self.charts):
            side = self._right if beside and number < BESIDE else self._left
            for widget in (title, picture):
                self._left.removeWidget(widget)
                self._right.removeWidget(widget)
                side.addWidget(widget)
            picture.setMinimumWidth(em(COLUMN) if beside else 0)
        self._columns.setSpacing(em(26) if beside else 0)
        self._columns.setStretch(1, 1 if beside else 0)

    def _ranking(self) -> QGridLayout:
        """One line a seat: place, sign, name, what it has."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(em(12))
        grid.setVerticalSpacing(em(2))
        grid.setColumnStretch(2, 1)
        view = self.session.view(WATCHER)
        row, place = 0, 1
        given_up = isinstance(self.outcome.reason, Resigned)  # then nobody has won, and there are no places
        for group in self.outcome.places:
            for seat in group:
                number = label("h2" if place > 1 else "h1")
                number.setText("" if given_up else self.words.number(place))
                sign = Picture(self.studio, Face("table", "sign", (seat,)))
                sign.setFixedSize(em(24), em(24))
                name = label("h1" if place == 1 and not given_up else "", elide=True)
                name.setText(self.words.plain_name(seat))
                grid.addWidget(number, row, 0)
                grid.addWidget(sign, row, 1)
                grid.addWidget(name, row, 2)
                self.levels[seat] = label("soft")
                grid.addWidget(self.levels[seat], row, 3)
                marks = self.table.play.marks(view, seat)
                if marks:
                    grid.addWidget(Marks(self.studio, marks, self.table.play.mark_size), row, 4)
                row += 1
            place += len(group)
        return grid

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        me = self.session.alone
        self.head.set_title(self.words.ending(self.outcome, me))
        self.why.setText(self.words.why_ended(self.outcome, me))
        self.turns.setText(self.words.progress(self.session.turn.number))
        self.helped.setText(self.tr("A hint or an undo was used: this match counts as helped."))
        self.helped.setVisible(self.session.helped)
        for seat, level in self.levels.items():
            player = self.session.seats[seat]
            level.setText(self.words.level(player.level) if isinstance(player, Bot) else "")
        for chart, (title, picture) in zip(self._made_charts(), self.charts, strict=True):
            title.setText(chart.title)
            picture.setAccessibleName(chart.title)
            picture.setAccessibleDescription(chart.spoken)
            picture.set_face(chart.face)
        #: Button: the same players once more.
        self.rematch.setText(self.tr("Rematch"))
        #: Button: back to the shelf with all games.
        self.shelf.setText(self.tr("Games"))
        #: Button: look at the table as it lies at the end of the match.
        self.look.setText(self.tr("View the table"))

    def fit_into(self, room: QSize) -> QSize:
        """Fold the sheet for this room: buttons in two rows where one is too wide, names without levels, a low head.
        Returns the size it takes."""
        direction = QBoxLayout.Direction
        self._foot.setDirection(direction.LeftToRight)
        bar = self.area.verticalScrollBar().sizeHint().width()
        if self.charts:
            self._arrange(beside=room.width() >= em(2 * COLUMN + 26 + 52) + bar)
        for seat, level in self.levels.items():
            level.setVisible(isinstance(self.session.seats[seat], Bot))
        if self._foot.sizeHint().width() > room.width():
            self._foot.setDirection(direction.BottomToTop)
        if self._page.minimumSizeHint().width() + bar > room.width():
            for level in self.levels.values():
                level.hide()
        self.head.setMaximumHeight(em(60) if room.height() < em(420) else em(Head.HEIGHT))
        return self.wanted_size().boundedTo(room)

    def wanted_size(self) -> QSize:
        """What the sheet needs to show everything."""
        page = self._page.sizeHint()
        bar = self.area.verticalScrollBar().sizeHint().width() if self.charts else 0  # with charts it is mostly there
        wide = max(em(500), page.width() + bar, self.head.roomy_width(), self._foot.sizeHint().width())
        rows = max(page.height(), self._page.heightForWidth(wide))
        high = self.head.sizeHint().height() + rows + self._foot.sizeHint().height() + em(42)
        return QSize(wide, high)


class Result(QWidget):
    """The veil over the table with the sheet in its middle."""

    rematch = Signal()
    shelf = Signal()
    closed = Signal()

    def __init__(self, studio: Studio, table: Table, words: Any, session: Session, parent: QWidget) -> None:
        """The match of `session` must be over. Covers `parent` and follows its size."""
        super().__init__(parent)
        self._table = parent
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = ResultSheet(studio, table, words, session, self)
        self.sheet.rematch.clicked.connect(self.rematch)
        self.sheet.shelf.clicked.connect(self.shelf)
        self.sheet.look.clicked.connect(self.closed)
        parent.installEventFilter(self)
        self.retranslate()
        self._place()
        self.raise_()
        self.sheet.rematch.setFocus()

    def retranslate(self) -> None:
        """Set every text in the language of the moment, and run in its direction."""
        self.setLayoutDirection(QGuiApplication.layoutDirection())  # the stage, its parent, never mirrors
        self.sheet.retranslate()
        self.setAccessibleName(self.sheet.head.accessibleName())

    def _place(self) -> None:
        """Cover the parent; the sheet in the middle, as large as it needs and the room allows."""
        self.setGeometry(self._table.rect())
        size = self.sheet.fit_into(QSize(self.width() - em(16), self.height() - em(16)))
        self.sheet.setGeometry(
            (self.width() - size.width()) // 2, (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        self._place()
        self.sheet.rematch.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not hasattr(self, "sheet"):
            return False  # not made yet, or half gone: the table it lies on is deleted together with it
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape looks at the table; no key reaches the table beneath."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour("shadow", 0.5))
        shadow(painter, QRectF(self.sheet.geometry()), 2, em(16))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "sheet"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._place()
        elif event.type() == QEvent.Type.FontChange:
            self._place()
