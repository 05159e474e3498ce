"""The deck builder of The Four Groves: the pool, the deck, the card that is looked at, and the decks that are kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.deck_reasons import DeckReason
from desktop.rules.clans.decks import DECKS, SIDES, side_of, to_text
from desktop.saves.decks import DeckStore, KeptDeck, file_name, read_text, title_of, write_text
from desktop.saves.faults import SaveFault
from desktop.saves.names import TITLE_LENGTH, clean
from ui.art import icons
from ui.shell import messages
from ui.shell.messages import Standard, button_text
from ui.shell.paper import tokens
from ui.shell.widgets import Choice, PrintedDialog, Studio, button, em, label
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name, deck_name
from ui.words.clans_decks import read_deck
from ui.words.common import filled
from ui.workshops.clans_bench import EMPTY, Bench, alphabet
from ui.workshops.clans_card_pane import CardPane
from ui.workshops.clans_deck_pane import DeckPane
from ui.workshops.clans_pool import PoolPane
from ui.workshops.clans_trial import TestDraw

T = TypeVar("T")

WIDE = 940
"""Pixels of room at 100 % from which on the card that is looked at stands beside the deck; else it is a page of it."""
MOST = QSize(1560, 1000)
"""Pixels at 100 % that the window takes at most."""
SAID = 8
"""So many sentences of what is wrong with a text are said at once."""
LOW = 58
"""Pixels of the head at 100 %: the cards need the room."""
LOWEST = 520
"""Pixels of room at 100 % under which there is no head at all; the title stands in the window's frame."""


class Desk(QWidget):
    """A page that takes what height there is: its lists scroll, so that it need not."""

    def hasHeightForWidth(self) -> bool:
        return False


class DeckBuilder(PrintedDialog):
    """Decks are made, changed, kept, brought in and given away here."""

    def __init__(self, studio: Studio, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(studio, "workshop", parent)
        self.words = ClansWords(())
        self.bench = Bench(DeckStore(folder), self)
        self.decks = Choice()
        self.decks_label = label(buddy=self.decks)
        self.new, self.more = button(), button()
        self.pool = PoolPane(studio, self.bench, self.words)
        self.pane = DeckPane(studio, self.bench, self.words)
        self.card = CardPane(studio, self.bench, self.words)
        self.notice = label("soft", wrap=True)
        self.draw, self.close_button, self.save = button(), button(), button("primary")
        self._wide: bool | None = None
        self._untold = True
        """Nobody has been told yet why the decks cannot be listed."""
        self._columns = QHBoxLayout()
        self._build()
        self._connect()
        self._open_first()
        self.finish()
        self.card.look_at(self.bench.stronghold or self.pool.model.cards[0])
        self.pool.search.setFocus()

    # -- how it is laid out -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        page = Desk()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(10))
        top = QHBoxLayout()
        top.setSpacing(em(8))
        top.addWidget(self.decks_label)
        self.decks.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.decks.setMinimumContentsLength(18)
        self.decks.setMaximumWidth(em(460))
        top.addWidget(self.decks, 3)
        top.addWidget(self.new)
        top.addWidget(self.more)
        top.addStretch()
        column.addLayout(top)
        self._columns.setSpacing(em(14))
        self._columns.addWidget(self.pool, 5)
        self._columns.addWidget(self.pane, 4)
        column.addLayout(self._columns, 1)
        self.body.addWidget(page, 1)
        self.foot.addWidget(self.draw)
        self.foot.addWidget(self.notice, 1)
        self.foot.addWidget(self.close_button)
        self.foot.addWidget(self.save)
        for made in (self.new, self.more):
            made.setMenu(QMenu(made))
            made.setAutoDefault(False)
        self._paint_icons()

    def _paint_icons(self) -> None:
        for made, name in ((self.new, "add"), (self.more, "more")):
            made.setIcon(icons.icon(name, tokens(self.studio)["text"], em(16), self.devicePixelRatioF()))

    def _connect(self) -> None:
        self.pool.view.looked.connect(self.card.look_at)
        self.pane.looked.connect(self.card.look_at)
        for pane in (self.pool.view, self.pane, self.card):
            pane.more.connect(self._add)
            pane.less.connect(self._take)
        self.bench.changed.connect(self._bench_changed)
        self.studio.changed.connect(self._paint_icons)
        self.decks.activated.connect(self._deck_chosen)
        self.draw.clicked.connect(self.test_draw)
        self.close_button.clicked.connect(self.reject)
        self.save.clicked.connect(self.keep)
        for keys, act in (
            ("Ctrl+F", self._search),
            ("Ctrl+S", self.keep),
            ("Ctrl+N", self.new.showMenu),
            ("Ctrl+D", self.test_draw),
            ("F2", self.rename),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def least(self) -> QSize:
        room = self._room()
        return QSize(min(MOST.width(), round(room.width() / em(100) * 100)), min(MOST.height(), room.height()))

    def fit(self) -> None:
        """Lay the three parts side by side where there is room for them."""
        room = self._room()
        wide = room.width() >= em(WIDE)
        self.head.setFixedHeight(em(LOW))
        self.head.setVisible(room.height() >= em(LOWEST))
        if wide != self._wide:
            self._wide = wide
            if wide:
                self._columns.addWidget(self.card, 3)
                self.card.show()
            else:
                self.pane.tabs.addTab(self.card, "")
            for pane in (self.pool, self.pane):
                pane.fold(not wide)
            self._columns.setStretch(0, 5 if wide else 1)
            self._columns.setStretch(1, 4 if wide else 1)
            self._name_card_tab()
        # Room for two lines, so that nothing moves when more is said.
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().lineSpacing())
        super().fit()

    def _name_card_tab(self) -> None:
        number = self.pane.tabs.indexOf(self.card)
        if number >= 0:
            #: Head of a page that shows the chosen card large.
            self.pane.tabs.setTabText(number, self.tr("Card"))

    # -- the deck on the bench ----------------------------------------------------------------------------------------

    def _add(self, card: str) -> None:
        if not self.bench.add(card):
            return
        side = side_of(CARDS[card])
        if side is not None and self.sender() is not self.pane:
            self.pane.show_side(side)
            self.pane.lists[side].choose(card)

    def _take(self, card: str) -> None:
        self.bench.take(card)

    def _bench_changed(self) -> None:
        self.notice.setText(self.tr("Not saved yet.") if self.bench.dirty else "")
        self.save.setEnabled(self.bench.dirty)
        self.draw.setEnabled(any(self.bench.total(side) for side in SIDES))
        if self.decks.currentIndex() >= 0 and self.decks.currentText() != self._title():
            self.decks.setItemText(self.decks.currentIndex(), self._title())

    def _title(self) -> str:
        """What the deck on the bench is called."""
        #: A deck that has no name yet.
        return self.bench.title or self.tr("New deck")

    def _open_first(self) -> None:
        """Begin with the first deck that can be read, else with an empty bench."""
        whole = [deck.key for deck in self._kept() if deck.fault is None]
        if whole:
            self._done(lambda: self.bench.open(whole[0]))
        else:
            self.bench.lay(EMPTY, "")

    def _kept(self) -> list[KeptDeck]:
        """The decks that are kept, by their titles; why they cannot be listed is said once."""
        try:
            found, self._untold = self.bench.store.list(), True
        except SaveFault as fault:
            if self._untold:
                self._untold = False
                self._tell(fault)
            return []
        named = alphabet()
        return sorted(found, key=lambda deck: (named(deck.title), deck.key))

    def _rows(self) -> list[tuple[str, str]]:
        """Title and key of the decks that are kept, and of the one on the bench if it is not."""
        rows = [] if self.bench.key else [(self._title(), "")]
        for deck in self._kept():
            title = deck.title
            if deck.fault is not None:
                #: In a list of decks: %1 is the title of one whose file is damaged.
                title = filled(self.tr("%1 (cannot be read)"), title)
            rows.append((title, deck.key))
        return rows

    def _list_decks(self) -> None:
        """Offer the decks that there are."""
        self.decks.clear()
        for title, key in self._rows():
            self.decks.addItem(title, key)
        self.decks.setCurrentIndex(max(0, self.decks.findData(self.bench.key)))
        self._bench_changed()

    def look_again(self) -> None:
        """Another window may have kept, changed or deleted decks meanwhile."""
        overtaken = self.bench.overtaken
        if overtaken == "deleted":
            self.bench.part()
        elif overtaken and not self.bench.dirty:
            with contextlib.suppress(SaveFault):  # nobody has asked for it: nothing is told, and all stays as it is
                self.bench.open(self.bench.key)
        was = [(self.decks.itemText(row), self.decks.itemData(row)) for row in range(self.decks.count())]
        title, key = self._title(), self.bench.key
        now = [(title, key) if row[1] == key else row for row in self._rows()]
        if self._untold and was != now:
            self._list_decks()

    def event(self, event: QEvent) -> bool:
        """Whoever comes back from another window sees what was done there."""
        if event.type() == QEvent.Type.WindowActivate and self._ready:
            self.look_again()
        return super().event(event)

    def _deck_chosen(self) -> None:
        key = self.decks.currentData()
        if key != self.bench.key and self.leave():
            self._done(lambda: self.bench.open(key))
        self._list_decks()

    def _got(self, work: Callable[[], T]) -> T | None:
        """What the disk gives; None where it gives nothing, and then it is said why."""
        try:
            return work()
        except SaveFault as fault:
            self._tell(fault)
            return None

    def _tell(self, fault: SaveFault) -> None:
        messages.tell(self.studio, self, self.tr("That did not work"), self.words.reason(fault.reason))

    def _done(self, work: Callable[[], object]) -> bool:
        """Do something with the disk; False where it went wrong, and then it is said why."""
        return self._got(lambda: (work(), True)) is not None

    def leave(self) -> bool:
        """Ask about changes that are not saved; False where the deck is to stay."""
        if not self.bench.dirty:
            return True
        #: A question. %1 is the title of a deck.
        text = filled(self.tr("“%1” has changes that are not saved. Do you want to save them?"), self._title())
        answer = messages.ask_keep(self.studio, self, self.tr("Save the deck?"), text)
        return answer is not None and (not answer or self.keep())

    # -- what can be done with decks ----------------------------------------------------------------------------------

    def begin(self, name: str = "") -> None:
        """A new deck: an empty one, or as a ready-made one is."""
        if not self.leave():
            return
        if name:
            #: Title of a new deck that begins as a ready-made one, %1.
            title = filled(self.tr("My %1"), deck_name(name))
            self.bench.lay(next(deck for known, deck in DECKS.items() if known == name), self._unused(title))
        else:
            self.bench.lay(EMPTY, "")
        self._list_decks()

    def keep(self) -> bool:
        """Save the deck; one without a name is given one first. False where it was not saved; then it stays as it is.

        What another window has made of it meanwhile stays too: this one becomes a further deck."""
        if not self.bench.title and not self.rename():
            return False
        other = self.bench.title if self.bench.overtaken == "changed" else ""
        if other:
            self.bench.part()
        if not self.bench.key and (free := self._unused(self.bench.title)) != self.bench.title:
            self.bench.rename(free)
        try:
            self.bench.keep()
        except SaveFault as fault:
            #: %1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.
            said = self.tr("%1 The deck stays open here. “Save as text…” under “More” can write it to another place.")
            title, why = self.tr("The deck is not saved"), self.words.reason(fault.reason)
            messages.tell(self.studio, self, title, filled(said, why))
            self._list_decks()
            return False
        self._list_decks()
        self.notice.setText(self.tr("The deck is saved."))
        if other:
            #: %1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.
            said = self.tr("“%1” has been changed in another window. Both are kept; this one is now called “%2”.")
            messages.tell(self.studio, self, self.tr("Saved as a new deck"), filled(said, other, self._title()))
        return True

    def rename(self) -> bool:
        """Ask how the deck is called; False where it is cancelled."""
        title = messages.ask_text(
            self.studio, self, self.tr("Name of the deck"), self.tr("Name of the deck"), self._title()
        )
        if title is None or not title.strip():
            return False
        self.bench.rename(self._unused(clean(title.strip(), TITLE_LENGTH), self.bench.key))
        return True

    def _unused(self, title: str, key: str = "") -> str:
        """This title, or the first with a number behind it that no kept deck has; `key`: of the deck itself."""
        taken = {deck.title.casefold() for deck in self._kept() if deck.key != key}
        number, found = 1, title
        while found.casefold() in taken:
            number += 1
            #: Title of a further deck of the same name. %1 is the title, %2 a number.
            tail = filled(self.tr("%1 (%2)", "title and number"), "", self.words.number(number))
            found = filled(
                self.tr("%1 (%2)", "title and number"), title[: TITLE_LENGTH - len(tail)], self.words.number(number)
            )
        return found

    def duplicate(self) -> None:
        """A second deck of the same cards."""
        if self.leave():
            #: Title of a copied deck. %1 is that of the first.
            title = clean(filled(self.tr("%1 – copy"), self._title()), TITLE_LENGTH)
            self.bench.lay(self.bench.deck, self._unused(title))
            self._list_decks()

    def delete(self) -> None:
        """Ask, then delete the deck."""
        #: A question. %1 is the title of a deck.
        text = filled(self.tr("Do you want to delete “%1”? This cannot be undone."), self._title())
        if messages.confirm(self.studio, self, self.tr("Delete the deck?"), text, self.tr("Delete")):
            if self._done(self.bench.discard):
                self._open_first()
            self._list_decks()

    # -- texts --------------------------------------------------------------------------------------------------------

    def import_clipboard(self) -> None:
        """Read a deck from the clipboard."""
        self.bring_in(QGuiApplication.clipboard().text())

    def import_file(self) -> None:
        """Read a deck from a text file."""
        path = messages.open_text(self, Path.home())
        if path is not None:
            text = self._got(lambda: read_text(path))
            if text is not None:
                self.bring_in(text, path.stem)

    def bring_in(self, text: str, name: str = "") -> None:
        """Put the deck that a text names on the bench, as a new one; what cannot be read of it is said."""
        deck, wrong = read_deck(text)
        unread = [fault for fault in wrong if type(fault).__name__ in ("UnreadableLine", "SecondStronghold")]
        if deck == EMPTY:
            said = self.tr("The text names no card. Each line should be a number and the name of a card.")
            messages.tell(self.studio, self, self.tr("No deck was found"), said)
            return
        if not self.leave():
            return
        #: Title of a deck that was read from a text without a title.
        title = title_of(text) or clean(name, TITLE_LENGTH, self.tr("Imported deck"))
        self.bench.lay(deck, self._unused(title))
        self._list_decks()
        counts = (self.words.number(self.bench.total(side)) for side in SIDES)
        #: What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.
        self.notice.setText(filled(self.tr("Imported, not saved yet. Dynasty: %1, Fate: %2."), *counts))
        if unread:
            self._tell_unread(unread)

    def _tell_unread(self, unread: list[DeckReason]) -> None:
        lines = [self.words.reason(fault) for fault in unread[:SAID]]
        if len(unread) > SAID:
            #: Under a list of lines of a text that were not understood: so many more.
            lines.append(self.tr("And %n more line(s).", "", len(unread) - SAID))
        messages.tell(self.studio, self, self.tr("Not everything was read"), "\n".join(lines))

    def text(self) -> str:
        """The deck as text, with the names of cards in the language of the window."""
        return to_text(self.bench.shown, self._title(), card_name)

    def export_clipboard(self) -> None:
        """Copy the deck as text."""
        QGuiApplication.clipboard().setText(self.text())
        self.notice.setText(self.tr("The deck was copied as text."))

    def export_file(self) -> None:
        """Write the deck to a text file of the player's choice."""
        path = messages.save_text(self, Path.home(), file_name(self._title()))
        if path is not None and self._done(lambda: write_text(path, self.text())):
            self.notice.setText(self.tr("The deck was written as text."))

    # -- the rest -----------------------------------------------------------------------------------------------------

    def test_draw(self) -> None:
        """Draw the first Provinces and a hand on trial."""
        if self.draw.isEnabled():
            dialog = TestDraw(self.studio, self.bench, self.words, self)
            dialog.exec()
            dialog.deleteLater()

    def _search(self) -> None:
        self.pool.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.pool.search.selectAll()

    def reject(self) -> None:
        """Close, unless there are changes and the deck is to stay."""
        if self.leave():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The frame's own button asks the same."""
        event.ignore()
        if self.isVisible():
            self.reject()
        if not self.isVisible():
            event.accept()

    @staticmethod
    def _name(made: QPushButton, text: str) -> None:
        """The text of a button with an icon, a little away from it."""
        made.setText(f" {text}")
        made.setAccessibleName(text)

    def _fill_menu(self, made: QPushButton, rows: tuple[tuple[str, Callable[[], object]] | None, ...]) -> None:
        menu = made.menu()
        menu.clear()
        for row in rows:
            if row is None:
                menu.addSeparator()
            else:
                menu.addAction(row[0]).triggered.connect(lambda _=False, act=row[1]: act())

    def retranslate(self) -> None:
        #: Title of the page where decks are made.
        self.set_title(self.tr("Your decks"))
        #: Before a list of decks.
        self.decks_label.setText(self.tr("Deck"))
        self.decks.setAccessibleName(self.tr("Deck"))
        #: Button with a menu: begin a new deck.
        self._name(self.new, self.tr("New"))
        #: Button with a menu: what else can be done with a deck.
        self._name(self.more, self.tr("More"))
        ready = tuple((deck_name(name), lambda name=name: self.begin(name)) for name in DECKS)
        #: Menu: begin a deck without any cards.
        self._fill_menu(self.new, ((self.tr("Empty deck"), self.begin), None, *ready))
        self._fill_menu(
            self.more,
            (
                (self.tr("Rename…"), self.rename),
                (self.tr("Duplicate"), self.duplicate),
                (self.tr("Delete…"), self.delete),
                None,
                #: Menu: read a deck from the clipboard.
                (self.tr("Import from the clipboard"), self.import_clipboard),
                (self.tr("Import from a file…"), self.import_file),
                None,
                #: Menu: put the deck on the clipboard.
                (self.tr("Copy as text"), self.export_clipboard),
                (self.tr("Save as text…"), self.export_file),
            ),
        )
        #: Button: show what a match with this deck could begin with.
        self.draw.setText(self.tr("Draw a test hand"))
        self.close_button.setText(button_text(Standard.Close))
        self.save.setText(button_text(Standard.Save))
        for part in (self.pool, self.pane, self.card):
            part.retranslate()
        self._name_card_tab()
        self._list_decks()
