"""A first draw on trial: what a match could begin with."""

from __future__ import annotations

import random

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.clans.pool import trial
from desktop.rules.kit import Rng
from ui.shell.messages import Standard, button_text
from ui.shell.widgets import PrintedDialog, Studio, button, em, label
from ui.words.clans import ClansWords
from ui.workshops.clans_bench import Bench
from ui.workshops.clans_card_pane import CardPane
from ui.workshops.clans_views import CardModel, CardView, FaceDelegate


class TestDraw(PrintedDialog):
    """The four Provinces and the hand, as often as wanted; the card that is looked at stands beside them."""

    __test__ = False  # no test, whatever its name says
    ASIDE = 860
    """Pixels of room at 100 % from which on there is place for a large card."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(studio, "workshop", parent)
        self._bench = bench
        self.heads = (label("h2"), label("h2"))
        self.views: tuple[CardView, CardView] = (self._view(studio, bench, words), self._view(studio, bench, words))
        self.pane = CardPane(studio, bench, words)
        self.again, self._close = button("primary"), button()
        row = QHBoxLayout()
        row.setSpacing(em(16))
        column = QVBoxLayout()
        column.setSpacing(em(4))
        for head, view in zip(self.heads, self.views, strict=True):
            column.addWidget(head)
            column.addWidget(view)
            view.looked.connect(self.pane.look_at)
        column.addStretch()
        row.addLayout(column, 1)
        self.pane.setFixedWidth(em(262))
        self.pane.setVisible(self._room().width() >= em(self.ASIDE))
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

    @staticmethod
    def _view(studio: Studio, bench: Bench, words: ClansWords) -> CardView:
        delegate = FaceDelegate(studio, bench, words)
        delegate.counted = False
        view = CardView(studio, CardModel(bench), delegate)
        view.cards.setParent(view)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setFixedHeight(delegate.cell().height() + em(4))
        view.setMinimumWidth(5 * delegate.cell().width() + em(6))
        return view

    def least(self) -> QSize:
        return QSize(640, 0)

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
