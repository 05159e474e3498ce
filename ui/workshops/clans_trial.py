"""A first draw on trial: what a match could begin with."""

from __future__ import annotations

import random

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.clans.hands import HAND
from desktop.rules.clans.pool import trial
from desktop.rules.clans.values import PROVINCES
from desktop.rules.kit import Rng
from ui.shell.messages import Standard, button_text
from ui.shell.paper import Text, Wood
from ui.shell.widgets import PrintedDialog, Studio, button, em
from ui.words.clans import ClansWords
from ui.workshops.clans_bench import Bench
from ui.workshops.clans_card_pane import CardPane
from ui.workshops.clans_views import CARD, CardModel, CardView, FaceDelegate

SMALLEST, LARGEST = 60, 134
"""Pixels of a card at 100 %."""


class TestDraw(PrintedDialog):
    """The four Provinces and the hand, as often as wanted; the card that is looked at stands beside them."""

    __test__ = False  # no test, whatever its name says
    ASIDE = 860
    """Pixels of room at 100 % from which on there is place for a large card."""
    LOW = 58
    """Pixels of the head at 100 %."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(studio, "workshop", parent)
        self._bench = bench
        self.head.setFixedHeight(em(self.LOW))
        self.heads = tuple(Text(studio, 16, serif=True, bold=True, tone="paper") for _ in range(2))
        self.pane = CardPane(studio, bench, words)
        self.pane.counted = False
        self.pane.setFixedWidth(em(290))
        self.pane.setVisible(self._room().width() >= em(self.ASIDE))
        self.views = tuple(self._view(studio, bench, words, count) for count in (PROVINCES, HAND))
        self.again, self._close = button("primary"), button()
        row = QHBoxLayout()
        row.setSpacing(em(16))
        table = Wood(studio)
        column = QVBoxLayout(table)
        column.setContentsMargins(em(14), em(10), em(14), em(8))
        column.setSpacing(em(2))
        for head, view in zip(self.heads, self.views, strict=True):
            column.addStretch()
            column.addWidget(head)
            column.addWidget(view, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addStretch()
            view.looked.connect(self.pane.look_at)
        row.addWidget(table, 1)
        row.addWidget(self.pane)
        self.body.addLayout(row, 1)
        self.foot.addStretch()
        self.foot.addWidget(self._close)
        self.foot.addWidget(self.again)
        self._close.clicked.connect(self.reject)
        self.again.clicked.connect(lambda: self.draw())
        self.draw()
        self.finish()
        self.again.setFocus()

    def _card_width(self) -> float:
        """Pixels of a card at 100 %, as large as two rows of them fit."""
        room, unit = self._room(), em(100) / 100
        aside = 306 if room.width() >= em(self.ASIDE) else 0
        across = (room.width() / unit - aside - 100) / HAND - 14
        down = (room.height() / unit - self.LOW - 216) / 2 - 12
        return max(SMALLEST, min(LARGEST, across, down * CARD[0] / CARD[1]))

    def _view(self, studio: Studio, bench: Bench, words: ClansWords, count: int) -> CardView:
        delegate = FaceDelegate(studio, bench, words)
        delegate.counted = False
        delegate.wide = self._card_width()
        view = CardView(studio, CardModel(bench), delegate)
        view.cards.setParent(view)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setStyleSheet("QListView { background: transparent; border: none; }")
        cell = delegate.cell()
        view.setFixedSize(count * cell.width() + em(24), cell.height() + em(12))
        return view

    def least(self) -> QSize:
        return QSize(600, 0)

    def draw(self, seed: int | None = None) -> None:
        """Shuffle and draw; another time it is another draw."""
        rng = Rng(random.getrandbits(32) if seed is None else seed)
        for view, cards in zip(self.views, trial(self._bench.deck, rng), strict=True):
            view.clearSelection()
            view.cards.show(cards)
        first = next((view.cards.cards[0] for view in self.views if view.cards.cards), "")
        self.pane.look_at(first)

    def retranslate(self) -> None:
        #: Title of a page: what a match could begin with, drawn on trial.
        self.set_title(self.tr("Test draw"))
        #: Over the cards of a test draw that lie in the Provinces.
        self.heads[0].setText(self.tr("Provinces"))
        #: Over the cards of a test draw that are in the hand.
        self.heads[1].setText(self.tr("Hand"))
        for head, view in zip(self.heads, self.views, strict=True):
            view.setAccessibleName(head.text())
        #: Button: shuffle the decks and draw anew.
        self.again.setText(self.tr("Draw again"))
        self._close.setText(button_text(Standard.Close))
        self.pane.retranslate()
