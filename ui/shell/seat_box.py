"""One seat of a match that is set up: who plays it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from desktop.bots.contract import LEVELS
from desktop.play.seats import bot_seat
from desktop.saves.names import NAME_LENGTH
from desktop.saves.schema import Bot, Person, Seat
from ui.art import Face
from ui.shell.widgets import Choice, Picture, Studio, em, label
from ui.words.common import CommonWords, default_name, filled, shown_name

LARGE = 130
"""From this interface scale on, in percent, person and computer are chosen in a row of their own."""


class SeatBox(QFrame):
    """One seat: a person with a name, or a computer player with a level. Whoever changes the kind of player gets the
    name that was last there for that kind, unless a name has been typed meanwhile."""

    changed = Signal()

    def __init__(self, studio: Studio, game: str, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.number = number
        self._game = game
        self._names = {True: default_name(number), False: ""}
        """The name to propose, by whether a person plays."""
        self._typed = False
        self.sign = Picture(studio, Face("table", "sign", (number,)))
        self.sign.setFixedSize(em(24), em(24))
        self.head = label("h2")
        self.person, self.bot = QRadioButton(), QRadioButton()
        self._kinds = QButtonGroup(self)
        for made in (self.person, self.bot):
            self._kinds.addButton(made)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.level = Choice()
        for level in LEVELS:
            self.level.addItem("", level)
        self._build()
        self.person.toggled.connect(self._kind_changed)
        self.name.textEdited.connect(self._name_typed)
        self.name.textChanged.connect(self.changed)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(em(12), em(9), em(12), em(11))
        column.setSpacing(em(6))
        head = QHBoxLayout()
        head.setSpacing(em(8))
        head.addWidget(self.sign)
        head.addWidget(self.head, 1)
        column.addLayout(head)
        kinds = head
        if em(100) > LARGE:
            kinds = QHBoxLayout()
            column.addLayout(kinds)
        kinds.addWidget(self.person)
        kinds.addSpacing(em(4))
        kinds.addWidget(self.bot)
        row = QHBoxLayout()
        row.setSpacing(em(8))
        row.addWidget(self.name, 3)
        row.addWidget(self.level, 2)
        column.addLayout(row)

    def add(self, widget: QWidget) -> None:
        """Put something more about this seat under the rest: with what it plays."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(widget)

    def _name_typed(self) -> None:
        self._typed = True

    def _kind_changed(self) -> None:
        person = self.person.isChecked()
        if self._typed:
            self._names[not person] = self._names[person] = self.name.text()
        else:
            self._names[not person] = self.name.text()
            self.name.setText(self._names[person])
        self.level.setVisible(not person)
        self.changed.emit()

    def take(self, seat: Seat, bot_name: str = "") -> None:
        """Show this player; `bot_name` is proposed where the computer is to play instead of a person."""
        (self.bot if isinstance(seat, Bot) else self.person).setChecked(True)
        self.name.setText(seat.name if isinstance(seat, Bot) else shown_name(seat.name))
        self._names = {True: default_name(self.number), False: bot_name}
        self._typed = False
        level = seat.level if isinstance(seat, Bot) else "normal"
        self.level.setCurrentIndex(max(0, self.level.findData(level)))
        self.level.setVisible(isinstance(seat, Bot))
        self.changed.emit()

    @property
    def names(self) -> set[str]:
        """The name that stands there, and those that would be proposed."""
        return {self.name.text(), *self._names.values()}

    def seat(self) -> Seat:
        """The player as chosen."""
        name = self.name.text().strip()
        if self.bot.isChecked():
            return bot_seat(self._game, name, self.level.currentData())
        return Person(name)

    def retranslate(self, words: CommonWords) -> None:
        """Set every text in the language of the moment."""
        #: Head of a seat at the table. %1 is its number.
        self.head.setText(filled(self.tr("Seat %1"), words.number(self.number + 1)))
        #: A seat is played by a person.
        self.person.setText(self.tr("Person"))
        #: A seat is played by the computer.
        self.bot.setText(self.tr("Computer"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Name"))
        self.level.setAccessibleName(self.tr("Level"))
        for row in range(self.level.count()):
            self.level.setItemText(row, words.level(self.level.itemData(row)))
