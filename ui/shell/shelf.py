"""The shelf: the first page. Waiting games first, then the tables as large pictures one wants to click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.art import Face, icons
from ui.shell.continue_sheet import ContinueSheet, WaitingGame
from ui.shell.layouts import FlowLayout
from ui.shell.paper import RIM, Sheet, SheetButton, Text, Wood, tokens
from ui.shell.shelf_header import ShelfHeader
from ui.shell.widgets import NO_LIMIT, Ornament, Studio, button, draw_face, em
from ui.words.common import filled


class PosterView(QWidget):
    """The print of a poster in an ink frame, with the rim of paper left to its sheet."""

    def __init__(self, studio: Studio, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio, self._face = studio, face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_face(painter, QRectF(self.rect()), self._face, self._studio, self.devicePixelRatioF())
        painter.end()


class Facts(QWidget):
    """How many play, and how long a match takes."""

    def __init__(self, studio: Studio, pixels: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seats = Text(studio, pixels, bold=True)
        self.minutes = Text(studio, pixels, bold=True)
        self._studio = studio
        self._icons = {name: Text(studio, pixels) for name in ("players", "time")}
        flow = FlowLayout(em(6))
        for name, words in (("players", self.seats), ("time", self.minutes)):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, em(10), 0)
            row.setSpacing(em(6))
            row.addWidget(self._icons[name])
            row.addWidget(words)
            flow.addWidget(pair)
        self.setLayout(flow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._paint_icons()
        studio.changed.connect(self._paint_icons)

    def _paint_icons(self) -> None:
        """Icons in the colours of the moment."""
        for name, place in self._icons.items():
            made = icons.icon(name, tokens(self._studio)["text"], em(17), self.devicePixelRatioF())
            place.setPixmap(made.pixmap(em(17), em(17)))

    def show_table(self, table: Any) -> None:
        """The facts of this table."""
        self.seats.setText(table.seats())
        #: How long a match takes.
        self.minutes.setText(self.tr("about %n min", "", table.minutes))


class Poster(SheetButton):
    """One table among several: its print, title and tagline. The pointer that moves over it brings the keyboard along,
    so that one poster stands out and Enter and F1 mean that one."""

    rules = Signal()
    """The rulebook is wanted."""
    stood_out = Signal()
    """The keyboard has come here."""

    def __init__(self, studio: Studio, table: Any, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(studio, seed, parent=parent)
        self.table = table
        self._title = Text(studio, 20, serif=True, bold=True, wrap=True)
        self._tagline = Text(studio, 13, tone="soft", wrap=True)
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._studio = studio
        self._facts = Facts(studio, 13.5)
        self.read = QToolButton(self)
        self.read.setObjectName("onpaper")
        self.read.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has F1
        self.read.setIconSize(QSize(em(20), em(20)))
        self.read.setFixedSize(em(34), em(34))
        self.read.clicked.connect(self.rules)
        self.setMouseTracking(True)
        studio.changed.connect(self._paint_icon)
        self._paint_icon()
        column = QVBoxLayout(self)
        rim = em(RIM + 10)
        column.setContentsMargins(rim, rim, rim, rim)
        column.setSpacing(em(4))
        column.addWidget(PosterView(studio, table.poster), 1)
        column.addWidget(self._title)
        column.addWidget(self._tagline)
        foot = QHBoxLayout()
        foot.setSpacing(em(4))
        foot.addWidget(self._facts, 1)
        foot.addWidget(self.read, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
        self.setMinimumSize(em(176), em(330))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(em(230), em(528))

    @property
    def hot(self) -> bool:
        """Where the keyboard is."""
        return self.hasFocus()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.stood_out.emit()

    def _paint_icon(self) -> None:
        tint = tokens(self._studio)["text"]
        self.read.setIcon(icons.icon("rules", tint, em(20), self.devicePixelRatioF()))

    def caption_height(self, width: int) -> int:
        """How high title and tagline are together on a poster of this width."""
        self._tagline.setMinimumHeight(0)
        room = width - 2 * em(RIM + 10)
        return self._title.heightForWidth(room) + self._tagline.heightForWidth(room)

    def keep_caption(self, width: int, high: int) -> None:
        """Make title and tagline so high together, so that the captions of one row begin on one line."""
        room = width - 2 * em(RIM + 10)
        self._tagline.setMinimumHeight(max(0, high - self._title.heightForWidth(room)))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.table.title())
        self._tagline.setText(self.table.tagline())
        self._facts.show_table(self.table)
        self.setAccessibleName(self.table.title())
        self.setAccessibleDescription(self.table.tagline())
        #: Tooltip of a small button on a game's poster; %1 is the game. F1 is a key.
        self.read.setToolTip(filled(self.tr("Rules of %1 (F1)"), self.table.title()))
        self.read.setAccessibleName(self.read.toolTip())


class Fan(QWidget):
    """A few cards of a game, fanned on the paper."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._faces: tuple[Face, ...] = ()
        self.setMinimumHeight(em(96))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        studio.watch(self)

    def show_faces(self, faces: tuple[Face, ...]) -> None:
        """Show these cards."""
        self._faces = faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._faces)
        if not count:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        # Where the paper is higher than a row of cards needs, they grow, overlap and bend like cards in a hand.
        row = self.width() / (0.97 * count + 0.2) * 88 / 63
        bend = max(0.0, min(1.0, self.height() / row - 1.3))
        turn, sag = 3.2 + 3.2 * bend, (0.02 + 0.024 * bend) * ((count - 1) / 2) ** 2
        spread = (0.97 - 0.14 * bend) * (count - 1) + 1.17 + 0.12 * bend
        high = min(self.height() / (1.08 + sag + 0.1 * bend), self.width() / spread * 88 / 63, float(em(340)))
        wide = round(high * 63 / 88)
        high = wide * 88 / 63
        step = min(wide * 1.06, (self.width() - wide * (1.2 + 0.12 * bend)) / max(1, count - 1))
        for i, face in enumerate(self._faces):
            place = i - (count - 1) / 2
            down = (place / max(0.5, (count - 1) / 2)) ** 2 * high * sag - high * sag / 2
            painter.save()
            painter.translate(self.width() / 2 + place * step, self.height() / 2 + down)
            painter.rotate(place * turn)
            card = QRectF(-wide / 2, -high / 2, wide, high)
            draw_face(painter, card, face, self._studio, self.devicePixelRatioF(), em(6))
            painter.restore()
        painter.end()


class Feature(QWidget):
    """The only table of the house: its poster large, and beside it what makes one want to sit down."""

    play = Signal(str)
    rules = Signal(str)

    LEAST_POSTER = 220
    """Pixels at 100 %: narrower the poster does not stand beside the sheet."""

    def __init__(self, studio: Studio, table: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.poster = SheetButton(studio, 3)
        frame = QVBoxLayout(self.poster)
        rim = em(RIM + 10)
        frame.setContentsMargins(rim, rim, rim, rim)
        frame.addWidget(PosterView(studio, table.poster))
        self.poster.clicked.connect(lambda: self.play.emit(table.id))
        self._sheet = Sheet(studio, 5)
        self._title = Text(studio, 50, serif=True, bold=True)
        self._tagline = Text(studio, 20, serif=True, italic=True, tone="heading", wrap=True)
        self._about = Text(studio, 16.5, wrap=True)
        self._facts = Facts(studio, 15)
        self._fan = Fan(studio)
        self.start = button("primary")
        self.start.setObjectName("large")
        self.start.clicked.connect(lambda: self.play.emit(table.id))
        self.read = button()
        self.read.setObjectName("large")
        self.read.clicked.connect(lambda: self.rules.emit(table.id))
        self._room = 0
        self._build()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.poster)
        self._row.addWidget(self._sheet, 1)
        self.setMinimumHeight(em(400))

    def _build(self) -> None:
        column = QVBoxLayout(self._sheet)
        side, top = em(RIM + 34), em(RIM + 22)
        column.setContentsMargins(side, top, side, top)
        column.setSpacing(em(6))
        column.addWidget(self._title)
        column.addWidget(self._tagline)
        column.addWidget(Ornament())
        column.addWidget(self._about)
        column.addSpacing(em(4))
        column.addWidget(self._fan, 1)
        column.addSpacing(em(4))
        buttons = self._buttons = QHBoxLayout()
        buttons.setSpacing(em(12))
        buttons.addWidget(self.start)
        buttons.addWidget(self.read)
        buttons.addStretch()
        self._foot = QHBoxLayout()
        self._foot.setSpacing(em(12))
        self._foot.addLayout(buttons, 1)
        self._foot.addWidget(self._facts, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(self._foot)

    def set_room(self, width: int) -> None:
        """Fold for this width: first the facts go below the buttons, then the poster stands above the sheet."""
        self._room = width
        self._fold()

    def _fold(self) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        rim = 2 * em(RIM + 34)
        least = em(self.LEAST_POSTER)
        buttons = self.start.sizeHint().width() + em(12) + self.read.sizeHint().width()
        foot = buttons + em(24) + self._facts.sizeHint().width()
        narrow = max(buttons + rim, self._title.sizeHint().width() + rim, em(420)) + least > self._room
        beside = 0 if narrow else least
        self._buttons.setDirection(across if buttons + rim + beside <= self._room else down)
        self._foot.setDirection(across if foot + rim + beside <= self._room else down)
        self._row.setDirection(down if narrow else across)
        if narrow:
            self.poster.setMinimumSize(0, em(300))
            self.poster.setMaximumWidth(NO_LIMIT)
            return
        self.poster.setMinimumHeight(0)
        # The poster keeps the proportion it is composed for, and leaves the sheet the larger part.
        frame = 2 * em(RIM + 10)
        wide = min((self.height() - frame) * 100 / 152 + frame, self.width() * 0.42, self.width() - foot - rim)
        self.poster.setFixedWidth(round(max(least, wide)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """What it needs is known only when everything in it is dressed and shown."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and hasattr(self, "_row"):
            self._fold()
        return done

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.table.title())
        self._tagline.setText(self.table.tagline())
        self._about.setText(self.table.about())
        self._facts.show_table(self.table)
        self._fan.show_faces(self.table.play.showcase())
        #: Button on the shelf: sets up a new match of the game shown.
        self.start.setText(self.tr("Play…"))
        self.read.setText(self.tr("Rules"))
        self.poster.setAccessibleName(self.table.title())
        self.poster.setAccessibleDescription(self.table.tagline())


def shelf_style(studio: Studio) -> str:
    """What the shelf's controls wear beside the stylesheet of all windows."""
    t = tokens(studio)
    dark = studio.look.dark
    paper = t["panel"]
    return f"""
    #clear, #clearpage, #qt_scrollarea_viewport {{ background: transparent; }}
    #large {{ font-size: {em(17)}px; padding: {em(8)}px {em(26)}px {em(7)}px {em(26)}px; }}
    #large:focus {{ padding: {em(7)}px {em(25)}px {em(7)}px {em(25)}px; }}
    #row {{ background: {t["field"]}; border: 1px solid {t["line"]}; border-radius: {em(5)}px; padding: 0px;
        min-height: {em(50)}px; max-height: {em(50)}px; }}
    #row:hover {{ border-color: {t["accent"]}; }}
    #row:focus {{ border: 2px solid {t["focus"]}; padding: 0px; }}
    #slip {{ background: {paper}; border: 1px solid {t["edge"]}; border-radius: {em(4)}px; }}
    #slip QToolButton {{ background: transparent; border: 2px solid transparent; padding: {em(3)}px {em(6)}px; }}
    #slip QToolButton:checked {{ background: {t["focus"] if dark else "#E2B84C"}; }}
    #slip QToolButton:focus {{ border: 2px solid {t["focus"] if not dark else t["text"]}; }}
    #onwood {{ background: transparent; border: 2px solid transparent; padding: {em(4)}px; }}
    #onpaper {{ background: transparent; border: 2px solid transparent; padding: {em(2)}px; }}
    #onpaper:hover {{ background: {t["field"]}; border: 2px solid {t["focus"]}; }}
    #onwood:hover {{ background: rgba(243, 233, 214, 0.16); }}
    #onwood:focus {{ border: 2px solid #E2B84C; padding: {em(4)}px; }}
    """


class Shelf(Wood):
    """The first page of the window."""

    chosen = Signal(str)
    """A table: set up a new match of it."""
    resumed = Signal(object)
    """The summary of a waiting match."""
    rules = Signal(str)
    saved_games = Signal()
    settings = Signal()
    about = Signal()
    open_file = Signal()
    theme = Signal(str)
    language = Signal(str)

    def __init__(self, studio: Studio, tables: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(studio, parent)
        self._posters = {table.id: table.poster for table in tables}
        self.at_hand: str = tables[0].id
        """The game that stands out: where the keyboard is, or was before it went to another part of the page; at first
        the one that waits, or the first of all."""
        self.header = ShelfHeader(studio)
        for name in ("saved_games", "settings", "about", "open_file", "theme", "language"):
            getattr(self.header, name).connect(getattr(self, name))
        self.waiting = ContinueSheet(studio)
        self.waiting.resumed.connect(self.resumed)
        self.waiting.all_wanted.connect(self.saved_games)
        self.waiting.hide()
        self.posters: list[Poster] = []
        self.feature: Feature | None = None
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(em(22), 0, em(22), em(10))
        column.setSpacing(0)
        column.addWidget(self.waiting)
        column.addWidget(self._tables(tables), 1)
        self._area = QScrollArea()
        self._area.setObjectName("clear")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(page)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setObjectName("clearpage")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, em(10), 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self._area, 1)
        studio.changed.connect(self._dress)
        self.retranslate()

    def _dress(self) -> None:
        style = shelf_style(self.studio)
        if style != self.styleSheet():
            self.setStyleSheet(style)

    def _tables(self, tables: Sequence[Any]) -> QWidget:
        """The tables: one beside its description, several side by side."""
        if len(tables) == 1:
            self.feature = Feature(self.studio, tables[0])
            self.feature.play.connect(self.chosen)
            self.feature.rules.connect(self.rules)
            return self.feature
        holder = QWidget()
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, table in enumerate(tables):
            poster = Poster(self.studio, table, number)
            poster.clicked.connect(lambda _=False, game=table.id: self.chosen.emit(game))
            poster.rules.connect(lambda game=table.id: self.rules.emit(game))
            poster.stood_out.connect(lambda game=table.id: setattr(self, "at_hand", game))
            row.addWidget(poster, 1)
            self.posters.append(poster)
        self._row = row
        return holder

    def set_waiting(self, games: Sequence[WaitingGame]) -> None:
        """The unfinished matches, the newest first."""
        if games:
            self.waiting.show_games(games, self._posters)
            self.at_hand = games[0].game
        self.waiting.setVisible(bool(games))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is narrow is judged by the whole page: were it by a part, a scroll bar that comes and goes with the
        height of that part could turn the judgement round for ever."""
        super().resizeEvent(event)
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.waiting.set_room(self.width() - 2 * em(22) - bar)
        if self.feature is not None:
            self.feature.set_room(self.width() - 2 * em(22) - bar)
        if self.posters:
            need = sum(poster.minimumSizeHint().expandedTo(poster.minimumSize()).width() for poster in self.posters)
            folds = need > self.width() - 2 * em(22) - bar
            across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            self._row.setDirection(down if folds else across)
            self._align_captions()

    def _align_captions(self) -> None:
        """In a row all captions are as high as the highest; one under the other each is as high as it needs."""
        across = self._row.direction() == QBoxLayout.Direction.LeftToRight
        wide = (self.width() - 2 * em(22)) // len(self.posters)
        high = max(poster.caption_height(wide) for poster in self.posters) if across else 0
        for poster in self.posters:
            poster.keep_caption(wide, high)

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard begins at what the player most likely wants: the match that waits, or a new one."""
        super().showEvent(event)
        self._dress()  # not before: every part that is laid in afterwards would take the style anew
        wanted: QWidget | None = None
        if not self.waiting.isHidden():
            wanted = self.waiting.button
        elif self.feature is not None:
            wanted = self.feature.start
        elif self.posters:
            wanted = self.posters[0]
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: str, dark: bool) -> None:
        """The theme that is set, and whether it is dark now."""
        self.header.set_dark(dark)

    def set_language(self, language: str) -> None:
        """The language of the window."""
        self.header.set_language(language)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.header.retranslate()
        self.waiting.retranslate()
        if self.feature is not None:
            self.feature.retranslate()
        for poster in self.posters:
            poster.retranslate()
        if self.posters:
            self._align_captions()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange and hasattr(self, "waiting"):
            self._dress()
