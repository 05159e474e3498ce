"""The sheet of the shelf that says which matches wait, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.art import Face
from ui.art.palette import colour
from ui.shell.paper import RIM, Elided, Sheet, Text
from ui.shell.widgets import Studio, button, draw_face, em


@dataclass(frozen=True)
class WaitingGame:
    """An unfinished match as the shelf shows it. `summary` is what `resumed` hands back."""

    summary: Any
    game: str
    title: str
    whose: str
    """Whose turn it is, a label."""
    line: str
    """How far it is, with whom, since when."""
    scores: tuple[tuple[int, str], ...] = ()
    """(seat, what it has) for the signs beside the button; a table that keeps no such score has none."""
    picture: Path | None = None
    short: str = ""
    """How far it is and since when, for a small row."""


def draw_cover(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """Draw a picture so that it fills `rect`, cut at its longer sides, in an ink frame."""
    size = pixmap.deviceIndependentSize()
    scale = max(rect.width() / size.width(), rect.height() / size.height())
    wide, high = rect.width() / scale, rect.height() / scale
    ratio = pixmap.devicePixelRatio()
    part = QRectF((size.width() - wide) / 2 * ratio, (size.height() - high) / 2 * ratio, wide * ratio, high * ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, part)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(colour("ink"))
    painter.drawRect(rect)


class Snapshot(QWidget):
    """The small picture of a match, or the poster of its game."""

    def __init__(self, studio: Studio, wide: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._size = (wide, high)
        self._pixmap = QPixmap()
        self._poster: Face | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.measure()
        studio.watch(self)

    def measure(self) -> None:
        """Take the size of the interface scale at hand."""
        self.setFixedSize(em(self._size[0]), em(self._size[1]))

    def show_match(self, picture: Path | None, poster: Face | None) -> None:
        """Show this picture; where there is none, the poster."""
        self._pixmap = QPixmap(str(picture)) if picture is not None else QPixmap()
        self._poster = poster
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if not self._pixmap.isNull():
            draw_cover(painter, rect, self._pixmap)
        elif self._poster is not None:
            draw_face(painter, rect, self._poster, self._studio, self.devicePixelRatioF())
        painter.end()


class Scores(QWidget):
    """The players' signs with what each of them has."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(em(7))

    def show_scores(self, scores: Sequence[tuple[int, str]]) -> None:
        """Show these; the old ones go."""
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for seat, text in scores:
            sign = SignMark(self._studio, seat)
            count = Text(self._studio, 18, serif=True, bold=True)
            count.setText(text)
            self._row.addWidget(sign)
            self._row.addWidget(count)
            self._row.addSpacing(em(14))
        self.setVisible(bool(scores))


class SignMark(QWidget):
    """A player's sign."""

    def __init__(self, studio: Studio, seat: int, pixels: int = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio, self._face = studio, Face("table", "sign", (seat,))
        self.setFixedSize(em(pixels), em(pixels))
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_face(painter, QRectF(self.rect()), self._face, self._studio, self.devicePixelRatioF())
        painter.end()


class SavedRow(QPushButton):
    """One more waiting match: a small picture, its game, how far it is."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("row")
        self.studio = studio
        self.summary: Any = None
        self._picture = Snapshot(studio, 66, 42)
        self._name = Elided(studio, 15, serif=True, bold=True)
        self._line = Elided(studio, 12.5, tone="soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(em(4), em(4), em(4), em(4))
        row.setSpacing(em(12))
        row.addWidget(self._picture)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._line)
        row.addLayout(words, 1)
        row.addSpacing(em(24))  # the arrow
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def show_game(self, game: WaitingGame, poster: Face | None) -> None:
        """Show this match."""
        self.summary = game.summary
        self._picture.show_match(game.picture, poster)
        self._name.setText(game.title)
        self._line.setText(game.short or game.line)
        self.setAccessibleName(f"{game.title}. {game.line}")
        self.setToolTip(game.line)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step, middle = em(5), self.height() / 2
        tip = em(14) if rtl else self.width() - em(14)
        back = tip + step * 2 if rtl else tip - step * 2
        path = QPainterPath()
        path.moveTo(tip, middle)
        path.lineTo(back, middle - step * 1.2)
        path.lineTo(back, middle + step * 1.2)
        painter.fillPath(path, colour("gold" if self.studio.look.dark else "madder"))
        painter.end()


class ContinueSheet(Sheet):
    """The match that waits longest in the player's mind: the newest one, with the others beside it."""

    resumed = Signal(object)
    all_wanted = Signal()

    HIGH = 156
    OTHERS = 2

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(studio, 11, parent=parent)
        self._games: Sequence[WaitingGame] = ()
        self._room = 0
        self._picture = Snapshot(studio, 211, 132)
        self._whose = Elided(studio, 14, bold=True, tone="heading")
        self._title = Elided(studio, 28, serif=True, bold=True)
        self._line = Text(studio, 13.5, tone="soft", wrap=True)
        self.button = button("primary")
        self.button.setObjectName("large")
        self.button.clicked.connect(self._resume)
        self._scores = Scores(studio)
        self._others_head = Text(studio, 14, bold=True, tone="soft")
        self._all = button("flat")
        self._all.clicked.connect(self.all_wanted)
        self._rows = [SavedRow(studio) for _ in range(self.OTHERS)]
        for row in self._rows:
            row.clicked.connect(lambda _=False, made=row: self.resumed.emit(made.summary))
        self._build()

    def _build(self) -> None:
        self._whole = QHBoxLayout(self)
        rim = em(RIM + 12)
        self._whole.setContentsMargins(rim, rim, rim, rim)
        self._whole.setSpacing(em(20))
        self._whole.addWidget(self._picture)
        words = self._words = QVBoxLayout()
        words.setSpacing(em(1))
        words.addStretch()
        words.addWidget(self._whose)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addSpacing(em(5))
        foot = self._foot = QHBoxLayout()
        foot.setSpacing(em(24))
        foot.addWidget(self.button)
        foot.addWidget(self._scores)
        foot.addStretch()
        words.addLayout(foot)
        words.addStretch()
        self._whole.addLayout(words, 3)
        self._others = QWidget()
        others = QVBoxLayout(self._others)
        others.setContentsMargins(0, 0, 0, 0)
        others.setSpacing(em(4))
        head = self._head = QHBoxLayout()
        head.addWidget(self._others_head)
        head.addStretch()
        head.addWidget(self._all)
        others.addLayout(head)
        for row in self._rows:
            others.addWidget(row)
        others.addStretch()
        self._whole.addWidget(self._others, 2)

    def set_room(self, width: int) -> None:
        """Fold for this width: first the picture goes, then the others stand below, then everything does."""
        self._room = width
        self._fold()

    def _fold(self) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        gap, room = self._whole.spacing(), self._room - 2 * em(RIM + 12)
        words = self.button.sizeHint().width()
        if not self._scores.isHidden():
            words += self._foot.spacing() + self._scores.sizeHint().width()
        others = 0
        if not self._others.isHidden():
            others = self._others_head.sizeHint().width() + em(6) + self._all.sizeHint().width()
        beside = words + gap + others if others else words
        self._foot.setDirection(across if words <= room else down)
        self._head.setDirection(across if others <= room else down)
        self._whole.setDirection(across if beside <= room else down)
        pictured = self._picture.width() + gap + beside <= room
        if pictured == self._picture.isHidden():
            self._picture.setVisible(pictured)

    def event(self, event: QEvent) -> bool:
        """What it needs is known only when everything in it is dressed and shown."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and hasattr(self, "_others"):
            self._fold()
        return done

    def show_games(self, games: Sequence[WaitingGame], posters: dict[str, Face]) -> None:
        """Show the newest first; at least one."""
        self._games = games
        first = games[0]
        self._picture.show_match(first.picture, posters.get(first.game))
        self._whose.setText(first.whose)
        self._title.setText(first.title)
        self._line.setText(first.line)
        self._scores.show_scores(first.scores)
        self.button.setAccessibleDescription(f"{first.title}. {first.line}")
        for row, game in zip(self._rows, [*games[1:], None, None], strict=False):
            row.setVisible(game is not None)
            if game is not None:
                row.show_game(game, posters.get(game.game))
        self._others.setVisible(len(games) > 1)
        self.retranslate()

    def _resume(self) -> None:
        if self._games:
            self.resumed.emit(self._games[0].summary)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        #: Button: resume the last game.
        self.button.setText(self.tr("Continue"))
        self._others_head.setText(self.tr("More saved games"))
        #: Button: opens the list of all saved games.
        self._all.setText(self.tr("All saved games…"))
        self._fold()
