"""All cards of The Four Groves to choose from: a search, filters, and the cards as they are printed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.operations import Card
from desktop.rules.clans.pool import Query, matching
from ui.shell.widgets import Choice, Studio, button, em, label
from ui.words.clans import ClansWords
from ui.words.clans_cards import CLANS, clan_name, keyword_name, type_name
from ui.words.clans_decks import said_on
from ui.workshops.clans_bench import TYPES, Bench, alphabet, listed, serves
from ui.workshops.clans_views import CARD, CardModel, CardView, FaceDelegate

POOL = tuple(card for card in CARDS.values() if card.type != "stronghold")
SMALL = 80
"""Pixels of a card at 100 % where there is little room."""
THREE = 470
"""Pixels of room at 100 % from which on three filters stand side by side."""
FITTING = "fitting"
"""The choice among clans that asks for what the Stronghold allows."""


def _values(stat: str) -> list[int]:
    """All values of a stat in the pool."""
    return sorted({value for card in POOL if (value := getattr(card, stat)) is not None})


class PoolPane(QWidget):
    """Search and filters over the cards that they find."""

    def __init__(self, studio: Studio, bench: Bench, words: ClansWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench, self._words = bench, words
        self._stronghold = bench.stronghold
        self._said: dict[str, str] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.clan, self.kind, self.keyword, self.cost, self.focus = (Choice() for _ in range(5))
        self.filters: tuple[Choice, ...] = (self.clan, self.kind, self.keyword, self.cost, self.focus)
        self.found = label("soft")
        self.clear = button("flat")
        self.unfold = button()
        self.unfold.setCheckable(True)
        self.unfold.setAutoDefault(False)
        self._filters = QWidget()
        self._grid = QGridLayout(self._filters)
        self._across = 0
        self.model = CardModel(bench, self)
        self._faces = FaceDelegate(studio, bench, words)
        self.view = CardView(studio, self.model, self._faces)
        self.empty = label("soft", wrap=True)
        self._build()
        self._fill()
        self.search.textChanged.connect(self.refresh)
        for choice in self.filters:
            choice.currentIndexChanged.connect(self.refresh)
        self.clear.clicked.connect(self.reset)
        bench.changed.connect(self._bench_changed)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(6))
        top = QHBoxLayout()
        top.setSpacing(em(6))
        top.addWidget(self.search, 1)
        top.addWidget(self.unfold)
        column.addLayout(top)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(em(6))
        for choice in self.filters:
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(7)
        column.addWidget(self._filters)
        self._lay(3)
        self.fold(False)
        self.unfold.toggled.connect(self._filters.setVisible)
        column.addWidget(self.found)
        column.addWidget(self.view, 1)
        column.addWidget(self.empty, 1)

    def fold(self, on: bool) -> None:
        """Where there is little room: small cards, and filters only when they are wanted."""
        self._faces.wide = SMALL if on else CARD[0]
        self.view.spread()
        self.unfold.setVisible(on)
        self._filters.setVisible(not on or self.unfold.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The filters in two columns, or in three."""
        super().resizeEvent(event)
        self._lay(3 if self.width() >= em(THREE) else 2)
        self._name_search()

    def _lay(self, columns: int) -> None:
        if columns != self._across:
            self._across = columns
            for number, widget in enumerate((*self.filters, self.clear)):
                self._grid.addWidget(widget, number // columns, number % columns)

    # -- what is asked ------------------------------------------------------------------------------------------------

    def query(self) -> Query:
        """What is looked for."""
        clan = self.clan.currentData()
        cost = self.cost.currentData()
        kinds = str(self.kind.currentData() or "").split()
        return Query(
            clan=None if clan == FITTING else clan,
            types=tuple(kind for kind in TYPES if kind in kinds),
            keyword=self.keyword.currentData(),
            least_cost=cost,
            most_cost=cost,
            focus=self.focus.currentData(),
            text=self.search.text(),
        )

    def refresh(self) -> None:
        """List what is looked for."""
        found = matching(self.query(), self._words_of, POOL)
        if self.clan.currentData() == FITTING:
            found = [card for card in found if serves(card, self._bench.stronghold)]
        was = self.view.current()
        self.model.show(listed(card.id for card in found))
        self.view.choose(was)
        if not self.view.current():
            self.view.scrollToTop()
        #: How many cards the search has found.
        self.found.setText(self.tr("%n card(s)", "", len(found)))
        asked = bool(self.search.text()) or any(choice.currentIndex() > 0 for choice in self.filters)
        self.clear.setEnabled(asked)
        self.view.setVisible(bool(found))
        self.empty.setVisible(not found)

    def _words_of(self, card: Card) -> str:
        if card.id not in self._said:
            self._said[card.id] = said_on(card)
        return self._said[card.id]

    def reset(self) -> None:
        """Look for everything again."""
        for choice in self.filters:
            choice.setCurrentIndex(0)
        self.search.clear()

    def _bench_changed(self) -> None:
        if self._bench.stronghold != self._stronghold:
            self._stronghold = self._bench.stronghold
            self.refresh()
            self.view.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search the arrow down, or Enter, leads to the cards."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.view.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    # -- words --------------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """The rows of the lists, in words of the moment; what was chosen stays chosen."""
        number = self._words.number
        #: A filter: the type of a card does not matter.
        kinds: list[tuple[str, Any]] = [(self.tr("All types"), None)]
        #: A filter: all cards that belong in a Dynasty deck.
        kinds.append((self.tr("Dynasty cards"), " ".join(TYPES[1:5])))
        #: A filter: all cards that belong in a Fate deck.
        kinds.append((self.tr("Fate cards"), " ".join(TYPES[5:])))
        kinds += [(type_name(kind), kind) for kind in TYPES[1:]]
        #: A filter: cards of any clan that the deck may have, given its Stronghold.
        clans: list[tuple[str, Any]] = [(self.tr("Fits the deck"), FITTING)]
        #: A filter: the clan of a card does not matter.
        clans.append((self.tr("All clans"), None))
        clans += [(clan_name(clan), clan) for clan in CLANS]
        #: A filter: only cards that belong to no clan.
        clans.append((self.tr("No clan"), "none"))
        #: A filter: the keywords of a card do not matter.
        keywords: list[tuple[str, Any]] = [(self.tr("All keywords"), None)]
        there, named = {keyword for card in POOL for keyword in card.keywords}, alphabet()
        keywords += sorted(((keyword_name(one), one) for one in there), key=lambda row: named(row[0]))
        #: A filter: the Gold Cost of a card does not matter.
        costs: list[tuple[str, Any]] = [(self.tr("Any Gold Cost"), None)]
        #: A filter: cards of this Gold Cost. %1 is a number.
        costs += [(self.tr("Gold Cost %1").replace("%1", number(value)), value) for value in _values("cost")]
        #: A filter: the Focus Value of a card does not matter.
        focus: list[tuple[str, Any]] = [(self.tr("Any Focus Value"), None)]
        #: A filter: cards of this Focus Value. %1 is a number.
        focus += [(self.tr("Focus Value %1").replace("%1", number(value)), value) for value in _values("focus")]
        for choice, rows in zip(self.filters, (clans, kinds, keywords, costs, focus), strict=True):
            was = choice.currentIndex()
            value = choice.currentData()
            choice.blockSignals(True)
            choice.clear()
            for text, data in rows:
                choice.addItem(text, data)
            choice.setCurrentIndex(next((i for i, row in enumerate(rows) if row[1] == value), 0) if was >= 0 else 0)
            choice.blockSignals(False)

    def _name_search(self) -> None:
        """Say in the empty field what can be typed there, as far as it has room."""
        #: What can be typed to find cards; stands in the empty field.
        whole = self.tr("Search names and texts")
        room = self.search.width() - em(26)
        #: Stands in the empty field where there is no room to say what is searched.
        said = whole if self.search.fontMetrics().horizontalAdvance(whole) <= room else self.tr("Search", "field")
        self.search.setPlaceholderText(said)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._said.clear()
        self._fill()
        self.search.setAccessibleName(self.tr("Search names and texts"))
        self.search.setToolTip(self.search.accessibleName())
        self._name_search()
        for choice, name in zip(
            self.filters,
            (self.tr("Clan"), self.tr("Type"), self.tr("Keyword"), self.tr("Gold Cost"), self.tr("Focus Value")),
            strict=True,
        ):
            choice.setAccessibleName(name)
            choice.setToolTip(name)
        #: Button: look for all cards again.
        self.clear.setText(self.tr("Clear the filters"))
        #: Button: show or hide the filters.
        self.unfold.setText(self.tr("Filters"))
        self.empty.setText(self.tr("No card is like this. Other words or fewer filters find more."))
        #: For screen readers: the list of all cards that can be chosen.
        self.view.setAccessibleName(self.tr("Cards to choose from"))
        self.refresh()
