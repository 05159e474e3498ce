"""One card large, what it says, and how many of it are in the deck."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import most_copies
from desktop.rules.clans.roster import PRINTS
from ui.art.clans_cards import WRITTEN
from ui.art.face import Face
from ui.boards.clans_faces import card_face
from ui.shell.widgets import Studio, button, draw_face, em, label
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name, card_text, keyword_name
from ui.words.clans_cards_help import KEYWORDS, keyword_help
from ui.words.common import filled
from ui.workshops.clans_bench import Bench

WIDE, HIGH = 250, 349
"""Pixels of the card at 100 %: wide enough for its text."""
NARROW = 46


class LargeCard(QWidget):
    """A card that fills the width, as far as its height allows."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.face: Face | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        studio.watch(self)

    def show_face(self, face: Face | None) -> None:
        """Show another card."""
        self.face = face
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(WIDE + 10), em(HIGH + 10))

    def minimumSizeHint(self) -> QSize:
        return QSize(em(NARROW), em(NARROW * HIGH / WIDE))

    def card_width(self) -> float:
        """How wide the card is."""
        return min(self.width() - em(8), (self.height() - em(8)) * WIDE / HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        wide = self.card_width()
        high = wide * HIGH / WIDE
        rect = QRectF(round((self.width() - wide) / 2), em(3), round(wide), round(high))
        painter = QPainter(self)
        draw_face(painter, rect, self.face, self._studio, self.devicePixelRatioF(), 4.0)
        painter.end()


class CardPane(QWidget):
    """The card that is looked at."""

    more = Signal(str)
    less = Signal(str)

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench, self._words = bench, words
        self.counted = True
        """Whether the deck can be changed here."""
        self.card = ""
        self.picture = LargeCard(studio)
        self.minus, self.plus = button(), button()
        self.count = label("h3")
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = label("soft", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._build()
        self.minus.clicked.connect(lambda: self.less.emit(self.card))
        self.plus.clicked.connect(lambda: self.more.emit(self.card))
        bench.changed.connect(self._counted)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(6))
        column.addWidget(self.picture, 3)
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em(8))
        for made, sign in ((self.minus, "\u2212"), (self.plus, "+")):
            made.setText(sign)
            made.setFixedWidth(em(48))
        row.addWidget(self.minus)
        row.addWidget(self.count, 1)
        row.addWidget(self.plus)
        column.addWidget(self._row)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(0, 0, em(4), 0)
        inner.addWidget(self.text)
        inner.addStretch()
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setMinimumHeight(em(30))
        area.setStyleSheet("QScrollArea { background: transparent; }")
        column.addWidget(area, 1)

    def look_at(self, card: str) -> None:
        """Show this card."""
        if card and card != self.card:
            self.card = card
            self.retranslate()

    def _counted(self) -> None:
        card = self.card
        self._row.setVisible(self.counted and bool(card) and CARDS[card].type != "stronghold")
        if card:
            count = self._words.number(self._bench.count(card))
            #: Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.
            self.count.setText(filled(self.tr("%1 of %2"), count, self._words.number(most_copies(CARDS[card]))))
            self.minus.setEnabled(self._bench.count(card) > 0)
            self.plus.setEnabled(self._bench.room(card))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        #: For screen readers: button that takes one copy of the card out of the deck.
        self.minus.setAccessibleName(self.tr("One less"))
        #: For screen readers: button that puts one more copy of the card into the deck.
        self.plus.setAccessibleName(self.tr("One more"))
        self.minus.setToolTip(self.minus.accessibleName())
        self.plus.setToolTip(self.plus.accessibleName())
        self._counted()
        if not self.card:
            self.text.setText(self.tr("The card you choose is shown here."))
            return
        self.picture.show_face(card_face(self.card, self._words))
        self.picture.setAccessibleName(card_name(self.card))
        self.picture.setAccessibleDescription(self._words.card_help(PRINTS[self.card]))
        self._say()

    def _say(self) -> None:
        """What the keywords mean; and what the card says, where it is too small to be read."""
        if not self.card:
            return
        lines = [f"{keyword_name(one)}. {keyword_help(one)}" for one in CARDS[self.card].keywords if one in KEYWORDS]
        if self.picture.card_width() < WRITTEN:
            figures = self._words.comma_list(self._words.printed(PRINTS[self.card]))
            lines = [card_name(self.card), figures, *card_text(self.card), *lines]
        self.text.setText("\n".join(line for line in lines if line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.setMaximumHeight(round(self.width() * HIGH / WIDE))
        self._say()
