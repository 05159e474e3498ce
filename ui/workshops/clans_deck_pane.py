"""The deck that is being made: its Stronghold, its two halves, their curves, and what is wrong with it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import LEAST, SIDES, curve, side_of
from desktop.rules.clans.vocabulary import DeckSide
from ui.art import icons
from ui.art.face import Face
from ui.boards.clans_faces import ROOM
from ui.shell.paper import tokens
from ui.shell.widgets import Choice, Picture, Studio, em, label
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name, clan_name, type_name, types_name
from ui.words.common import filled
from ui.workshops.clans_bench import TYPES, Bench, listed, strongholds
from ui.workshops.clans_views import CardModel, CardView, RowDelegate

Stat = Literal["cost", "focus"]
NARROW = 390
"""Pixels of room at 100 % under which the heads of the pages are short."""
STATS: tuple[Stat, Stat] = ("cost", "focus")


class CurvesPane(QWidget):
    """How many cards have each Gold Cost and each Focus Value, and how many there are of each type."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench, self._words = bench, words
        self.titles = {stat: label("section", wrap=True) for stat in STATS}
        self.charts = {stat: Picture(studio, self._face(stat)) for stat in STATS}
        self.types = label("soft", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(8), em(8), em(8), em(6))
        column.setSpacing(em(4))
        for stat in STATS:
            column.addWidget(self.titles[stat])
            self.charts[stat].setMinimumHeight(em(40))
            column.addWidget(self.charts[stat], 1)
        column.addWidget(self.types)
        bench.changed.connect(self.refresh)

    def _curves(self, stat: Stat) -> tuple[dict[int, int], dict[int, int]]:
        deck = self._bench.deck
        return curve(deck.dynasty, stat), curve(deck.fate, stat)

    def _face(self, stat: Stat) -> Face:
        rows = (" ".join(map(str, counts.values())) for counts in self._curves(stat))
        return Face(ROOM, "curve", (stat, *rows))

    def refresh(self) -> None:
        """Paint and say the deck as it is."""
        number = self._words.number
        for stat in STATS:
            dynasty, fate = self._curves(stat)
            both = {value: dynasty.get(value, 0) + fate.get(value, 0) for value in {*dynasty, *fate}}
            said = []
            for value, count in sorted(both.items()):
                if count:
                    #: For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.
                    said.append(filled(self.tr("%1: %n card(s)", "", count), number(value)))
            self.charts[stat].set_face(self._face(stat))
            self.charts[stat].setAccessibleDescription("; ".join(said))
        deck = self._bench.deck
        counts = {kind: 0 for kind in TYPES}
        for card in (*deck.dynasty, *deck.fate):
            counts[CARDS[card].type] += 1
        parts = []
        for kind, count in counts.items():
            if count:
                #: How many cards of a type are in the deck: %1 is the type, %2 a number.
                parts.append(filled(self.tr("%1: %2", "type and number"), types_name(kind), number(count)))
        self.types.setText(" · ".join(parts))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        #: Head of a chart: how many cards have each Gold Cost.
        self.titles["cost"].setText(self.tr("Gold Costs: Dynasty red, Fate blue"))
        #: Head of a chart: how many cards have each Focus Value.
        self.titles["focus"].setText(self.tr("Focus Values"))
        for stat in STATS:
            self.charts[stat].setAccessibleName(self.titles[stat].text())
        self.refresh()


class Verdict(QFrame):
    """Whether the deck can be played with, and if not, everything that is in the way, a sentence each."""

    LINES, FEW = 5, 2
    """So many lines of what is in the way are seen at once, and so many where there is little room."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._bench, self._words = bench, words
        self._studio = studio
        self.most = self.LINES
        self.still = False
        """Whether it keeps its size: somebody clicks in the list above, whose rows are to stay where they are."""
        self.sign = QLabel()
        self.head = label("good", wrap=True)
        self.sentences = label("bad", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(10), em(6), em(6), em(6))
        column.setSpacing(em(2))
        top = QHBoxLayout()
        top.setSpacing(em(8))
        top.addWidget(self.sign)
        top.addWidget(self.head, 1)
        column.addLayout(top)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(0, 0, em(4), 0)
        inner.addWidget(self.sentences)
        inner.addStretch()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(inside)
        self._area.setStyleSheet("QScrollArea { background: transparent; }")
        column.addWidget(self._area)
        bench.changed.connect(self.refresh)
        studio.changed.connect(self.refresh)

    def said(self) -> list[str]:
        """Everything that is in the way."""
        return [self._words.reason(fault) for fault in (*self._bench.unread, *self._bench.faults)]

    def refresh(self) -> None:
        """Look at the deck again."""
        said = self.said()
        if said:
            #: Over a list of what keeps a deck from being played with.
            self.head.setText(self.tr("%n thing(s) to mend", "", len(said)))
        else:
            #: Nothing is wrong with the deck: a match can begin with it.
            self.head.setText(self.tr("This deck is ready to play."))
        name = "h2" if said else "good"
        if self.head.objectName() != name:
            self.head.setObjectName(name)
            self.head.style().polish(self.head)
        tint = tokens(self._studio)["bad" if said else "good"]
        sign = icons.icon("warning" if said else "check", tint, em(16), self.devicePixelRatioF())
        self.sign.setPixmap(sign.pixmap(em(16), em(16)))
        self.sentences.setText("\n".join(said))
        if not self.still:
            self._area.setVisible(bool(said))
            lines = min(self.most, max(2, len(said)))
            self._area.setFixedHeight(lines * self.sentences.fontMetrics().lineSpacing() + em(4))
        self.setAccessibleName(self.head.text())
        self.setAccessibleDescription("\n".join(said))


class DeckPane(QWidget):
    """The deck by halves."""

    looked = Signal(str)
    more = Signal(str)
    less = Signal(str)

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench, self._words = bench, words
        self.emblem = Picture(studio, Face(ROOM, "mon", ("",)))
        self.emblem.setFixedSize(em(34), em(34))
        self.stronghold = Choice()
        self.models = {side: CardModel(bench, self) for side in SIDES}
        self.lists = {side: CardView(studio, self.models[side], RowDelegate(studio, bench, words)) for side in SIDES}
        self.curves = CurvesPane(studio, bench, words)
        self.verdict = Verdict(studio, bench, words)
        self._curves_page = QScrollArea()
        self._folded = self._narrow = False
        self._emptied: set[str] = set()
        """Cards of which the pointer has just taken the last: their rows stay until it goes, so that no other comes
        under it."""
        self.tabs = QTabWidget()
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)  # right to left, Qt cuts tabs that have room
        self._build()
        self._fill()
        self.stronghold.activated.connect(self._settle)
        self.tabs.currentChanged.connect(self._turned)
        for view in self.lists.values():
            view.looked.connect(self.looked)
            view.more.connect(self._add)
            view.less.connect(self._take)
            view.left.connect(self._settle_rows)
        bench.laid.connect(self._emptied.clear)
        bench.changed.connect(self.refresh)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(6))
        row = QHBoxLayout()
        row.setSpacing(em(8))
        row.addWidget(self.emblem)
        self.stronghold.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.stronghold.setMinimumContentsLength(12)
        row.addWidget(self.stronghold, 1)
        column.addLayout(row)
        for side in SIDES:
            self.tabs.addTab(self.lists[side], "")
        page = self._curves_page
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidgetResizable(True)
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.setWidget(self.curves)
        page.setStyleSheet("QScrollArea { background: transparent; }")
        self.tabs.addTab(page, "")
        column.addWidget(self.tabs, 1)
        column.addWidget(self.verdict)

    def _settle(self) -> None:
        card = self.stronghold.currentData()
        self._bench.settle(card)
        if card:
            self.looked.emit(card)

    def fold(self, on: bool) -> None:
        """Take little room, or as much as is good."""
        self._folded = on
        self.verdict.most = Verdict.FEW if on else Verdict.LINES
        self.verdict.refresh()
        self._turned()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The heads of the pages say less where they would not fit."""
        super().resizeEvent(event)
        narrow = self._folded or self.width() < em(NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self.tabs.setStyleSheet(f"QTabBar::tab {{ padding: {em(6)}px {em(5)}px; }}" if narrow else "")
            self.refresh()

    def _turned(self) -> None:
        """Where there is little room, what is wrong stands under the cards only."""
        self.verdict.setVisible(not self._folded or self.tabs.currentWidget() in self.lists.values())

    def _add(self, card: str) -> None:
        self.verdict.still = self._clicking()
        self.more.emit(card)

    def _take(self, card: str) -> None:
        self.verdict.still = self._clicking()
        if self.verdict.still and self._bench.count(card) == 1:
            self._emptied.add(card)
        self.less.emit(card)

    def _clicking(self) -> bool:
        return any(view.clicking for view in self.lists.values())

    def _settle_rows(self) -> None:
        """The pointer has gone: rows of cards that are not in the deck any more go too, and the card that is looked at
        stays."""
        if self.verdict.still:
            self.verdict.still = False
            self.verdict.refresh()
        if self._emptied:
            self._emptied.clear()
            for view in self.lists.values():
                view.blockSignals(True)
            self.refresh()
            for view in self.lists.values():
                view.blockSignals(False)

    def show_side(self, side: DeckSide) -> None:
        """Bring a half to the front, unless another page is wanted."""
        if self.tabs.currentWidget() in self.lists.values():
            self.tabs.setCurrentWidget(self.lists[side])

    def refresh(self) -> None:
        """Show the deck as it is."""
        for number, side in enumerate(SIDES):
            view, model = self.lists[side], self.models[side]
            was, row = view.current(), view.currentIndex().row()
            emptied = [card for card in self._emptied if side_of(CARDS[card]) == side]
            model.show(listed({*self._bench.cards(side), *emptied}))
            if was and not view.current():
                row = model.row_of(was) if model.row_of(was) >= 0 else min(row, model.rowCount() - 1)
                view.setCurrentIndex(model.index(row))
            self.tabs.setTabText(number, self._tab(side))
            count, least = self._words.number(self._bench.total(side)), self._words.number(LEAST)
            #: A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.
            self.tabs.setTabToolTip(number, filled(self.tr("Cards: %1 of at least %2"), count, least))
        self.stronghold.setCurrentIndex(max(0, self.stronghold.findData(self._bench.stronghold)))
        base = CARDS.get(self._bench.stronghold)
        self.emblem.set_face(Face(ROOM, "mon", (base.clan or "" if base else "",)))
        self.emblem.setVisible(base is not None)

    def _tab(self, side: DeckSide) -> str:
        total = self._bench.total(side)
        count, least = self._words.number(total), self._words.number(LEAST)
        enough = self._narrow or total >= LEAST  # more than enough is no fraction of it
        if enough and side == "dynasty":
            #: Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.
            return filled(self.tr("Dynasty %1"), count)
        if enough:
            #: Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.
            return filled(self.tr("Fate %1"), count)
        if side == "dynasty":
            #: Head of a page: the Dynasty deck has %1 of at least %2 cards.
            return filled(self.tr("Dynasty %1/%2"), count, least)
        #: Head of a page: the Fate deck has %1 of at least %2 cards.
        return filled(self.tr("Fate %1/%2"), count, least)

    def _fill(self) -> None:
        self.stronghold.clear()
        #: In a list of Strongholds: none is chosen yet.
        self.stronghold.addItem(self.tr("Choose a Stronghold"), "")
        for card in strongholds():
            assert card.clan is not None
            #: In a list: %1 is a clan, %2 the name of its Stronghold.
            text = filled(self.tr("%1: %2", "clan and Stronghold"), clan_name(card.clan), card_name(card.id))
            self.stronghold.addItem(text, card.id)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._fill()
        self.stronghold.setAccessibleName(type_name("stronghold"))
        for side in SIDES:
            self.lists[side].setAccessibleName(self._words.deck(side))
            #: Stands in the empty list of a deck. + is a sign on the screen and a key.
            self.lists[side].hint = self.tr("No cards yet. Choose a card beside and press +, or click it twice.")
        #: Head of a page: how many cards cost how much.
        self.tabs.setTabText(2, self.tr("Curves"))
        self._curves_page.setAccessibleName(self.tabs.tabText(2))
        self.curves.retranslate()
        self.verdict.refresh()
        self.refresh()
