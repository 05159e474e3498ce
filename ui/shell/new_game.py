"""Setting up a match: who sits where, the options of the game, the game number."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.bots.contract import LEVELS
from desktop.bots.local import LocalHost
from desktop.play.seats import bot_seat
from desktop.play.session import Session, Waiting
from desktop.rules.kit import WATCHER, Options, View
from desktop.saves.names import NAME_LENGTH, is_plain
from desktop.saves.schema import Bot, Person, Seat
from desktop.settings import Settings
from ui.art import Face
from ui.shell.layouts import ColumnsLayout
from ui.shell.messages import Standard, button_text
from ui.shell.option_fields import OptionFields as OptionFields
from ui.shell.table import PREVIEW
from ui.shell.widgets import Choice, Picture, PrintedDialog, Studio, button, em, label, pixmap_of
from ui.stage.placement import Placement
from ui.words.common import CommonWords, default_name, filled, isolated, shown_name

HIGHEST_NUMBER = 99_999_999
"""Game numbers offered run from 1 to this, so that they can be read out to a friend."""

BOT_NAMES = (
    #: Names of computer players: common first names of women and men; each language may use its own.
    QT_TRANSLATE_NOOP("BotNames", "Ada"),
    QT_TRANSLATE_NOOP("BotNames", "Bruno"),
    QT_TRANSLATE_NOOP("BotNames", "Carla"),
    QT_TRANSLATE_NOOP("BotNames", "Dario"),
    QT_TRANSLATE_NOOP("BotNames", "Elsa"),
    QT_TRANSLATE_NOOP("BotNames", "Franco"),
    QT_TRANSLATE_NOOP("BotNames", "Greta"),
    QT_TRANSLATE_NOOP("BotNames", "Hugo"),
    QT_TRANSLATE_NOOP("BotNames", "Ida"),
    QT_TRANSLATE_NOOP("BotNames", "Marco"),
    QT_TRANSLATE_NOOP("BotNames", "Nina"),
    QT_TRANSLATE_NOOP("BotNames", "Otto"),
)


def translated_name(number: int) -> str:
    """A name for a computer player, as the language of the window has it."""
    return QCoreApplication.translate("BotNames", str(BOT_NAMES[number]))


def bot_names() -> list[str]:
    """Names for computer players, as the language of the window has them, in any order."""
    names = [translated_name(number) for number in range(len(BOT_NAMES))]
    random.shuffle(names)
    return list(dict.fromkeys(names))


def any_number() -> int:
    """A game number nobody has chosen."""
    return random.randint(1, HIGHEST_NUMBER)


class SeatBox(QFrame):
    """One seat: a person with a name, or a computer player with a level."""

    changed = Signal()

    def __init__(self, studio: Studio, game: str, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.number = number
        self._game = game
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
        kinds = QHBoxLayout()
        kinds.setSpacing(em(14))
        kinds.addWidget(self.person)
        kinds.addWidget(self.bot)
        kinds.addStretch()
        column.addLayout(kinds)
        row = QHBoxLayout()
        row.setSpacing(em(8))
        row.addWidget(self.name, 3)
        row.addWidget(self.level, 2)
        column.addLayout(row)

    def _kind_changed(self) -> None:
        self.level.setVisible(self.bot.isChecked())
        self.changed.emit()

    def take(self, seat: Seat) -> None:
        """Show this player."""
        (self.bot if isinstance(seat, Bot) else self.person).setChecked(True)
        self.name.setText(seat.name if isinstance(seat, Bot) else shown_name(seat.name))
        level = seat.level if isinstance(seat, Bot) else "normal"
        self.level.setCurrentIndex(max(0, self.level.findData(level)))
        self._kind_changed()

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


class NewGame(PrintedDialog):
    """The page that ends with "Start"."""

    def __init__(
        self,
        studio: Studio,
        table: Any,
        settings: Settings,
        parent: QWidget | None = None,
        made: Path | None = None,
    ) -> None:
        """`settings` tell with whom the game was last begun. `made`: the folder of what people have made for the game;
        without one nothing of that is offered."""
        super().__init__(studio, "new_game", parent)
        self.table = table
        self._auto_names = settings.auto_names
        counts = table.game.seat_counts
        self.boxes = [SeatBox(studio, table.id, number) for number in range(max(counts))]
        self._count_row = QWidget()
        self.count = Choice(self._count_row)
        for count in counts:
            self.count.addItem(str(count), count)
        self.count_label = label(buddy=self.count)
        self.options_head = label("h2")
        self._made = made
        self.workshop = table.play.workshop if made is not None else None
        self.fields = OptionFields(table.game.types.options, self.workshop)
        self.number_label = label()
        self.number = QLineEdit()
        self.number.setMaxLength(len(str(HIGHEST_NUMBER)))
        self.number_label.setBuddy(self.number)
        self.random = QPushButton()
        self.random.setAutoDefault(False)
        self.number_help = label("soft", wrap=True)
        self.preview = QLabel()
        self.preview.setVisible(table.play.preview is not None)
        self._previewed: tuple[Any, ...] = ()
        self.fault = label("bad", wrap=True)
        self.cancel, self.start = button(), button("primary")
        self._build(len(counts) > 1)
        self._take_seats(settings.last_seats.get(table.id, ()))
        self.new_number()
        for box in self.boxes:
            box.changed.connect(self._check)
        self.fields.changed.connect(self._check)
        self.number.textChanged.connect(self._check)
        self.count.currentIndexChanged.connect(self._count_changed)
        self.random.clicked.connect(self.new_number)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self._start)
        self.fields.open_workshop.clicked.connect(self._open_workshop)
        self.finish()
        self._offer_made()
        self._count_changed()
        self.boxes[0].name.setFocus()
        self.boxes[0].name.selectAll()

    def _build(self, several_counts: bool) -> None:
        row = QHBoxLayout(self._count_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.count_label)
        row.addWidget(self.count)
        row.addStretch()
        self.body.addWidget(self._count_row)
        self._count_row.setVisible(several_counts)
        seats = ColumnsLayout(em(12))
        for box in self.boxes:
            seats.addWidget(box)
        self.body.addLayout(seats)
        lower = ColumnsLayout(em(24))
        rules, number = QWidget(), QWidget()
        column = QVBoxLayout(rules)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.options_head)
        column.addWidget(self.fields)
        column.addStretch()
        column = QVBoxLayout(number)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.number_label)
        chance = QHBoxLayout()
        chance.setSpacing(em(8))
        chance.addWidget(self.number, 1)
        chance.addWidget(self.random)
        column.addLayout(chance)
        column.addWidget(self.number_help)
        column.addWidget(self.preview)
        column.addStretch()
        lower.addWidget(rules)
        lower.addWidget(number)
        self.body.addLayout(lower)
        self.body.addStretch()
        self.foot.addWidget(self.fault, 1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    def least(self) -> Any:
        size = super().least()
        size.setWidth(640)
        return size

    def _take_seats(self, last: tuple[Seat, ...]) -> None:
        """Seats as last time, else one person against as many bots of the middle level as fit."""
        fresh = bot_names()
        counts = self.table.game.seat_counts
        self.count.setCurrentIndex(self.count.findData(len(last) if len(last) in counts else max(counts)))
        for box in self.boxes:
            known = last[box.number] if box.number < len(last) else None
            taken = {other.name.text() for other in self.boxes[: box.number]}
            taken |= {seat.name for seat in last if isinstance(seat, Person)}
            name = next(found for found in [*fresh, "?"] if found not in taken)
            if isinstance(known, Person):
                box.take(known)
            elif isinstance(known, Bot):
                box.take(Bot(name if self._auto_names else known.name, known.level, {}))
            elif box.number == 0:
                box.take(Person(default_name()))
            else:
                box.take(Bot(name, "normal", {}))

    def _offer_made(self, chosen: str = "") -> None:
        """Offer what people have made; `chosen` is taken for the first seat."""
        if self.workshop is not None and self._made is not None:
            self.fields.offer(self.workshop.made(self._made), chosen)

    def _open_workshop(self) -> None:
        """Make something for the game; what was kept last is chosen."""
        if self.workshop is not None and self._made is not None:
            self._offer_made(self.workshop.open(self.studio, self._made, self))

    def new_number(self) -> None:
        """Another game number by chance."""
        self.number.setText(str(any_number()))

    def _count_changed(self) -> None:
        count = self.count.currentData()
        for box in self.boxes:
            box.setVisible(box.number < count)
        self._check()

    def _used(self) -> list[SeatBox]:
        return self.boxes[: self.count.currentData()]

    def problem(self) -> str:
        """Why the match cannot begin as it is, as a sentence; "" where it can."""
        names = [box.name.text().strip() for box in self._used()]
        for box, name in zip(self._used(), names, strict=True):
            if not name:
                #: %1 is the number of a seat.
                return filled(self.tr("Seat %1 needs a name."), str(box.number + 1))
            if not is_plain(name):
                return filled(self.tr("This name holds characters that a name cannot have: %1."), isolated(name))
        folded = [name.casefold() for name in names]
        for name in names:
            if folded.count(name.casefold()) > 1:
                #: %1 is a player's name.
                return filled(self.tr("Two seats have the same name: %1."), isolated(name))
        if not any(box.person.isChecked() for box in self._used()):
            return self.tr("At least one seat must be played by a person.")
        if self._number() is None:
            #: %1 is a number.
            return filled(self.tr("The game number must be from 1 to %1."), str(HIGHEST_NUMBER))
        if self.fields.problem():
            return self.fields.problem()
        refusal = self.table.game.why_not_options(self.fields.options(), len(names))
        return "" if refusal is None else str(self.table.play.words(names).reason(refusal))

    def _number(self) -> int | None:
        text = self.number.text().strip()
        number = int(text) if text.isascii() and text.isdigit() else 0
        return number if 1 <= number <= HIGHEST_NUMBER else None

    def _check(self) -> None:
        problem = self.problem()
        self.fault.setText(problem)
        if not problem and self.table.play.preview is not None:
            self._preview(self.table.play.preview)

    def _preview(self, draw: Callable[[View, Any], tuple[Placement, ...]]) -> None:
        """Show what this game number with these choices lays out; another number lays out something else."""
        wanted = (self.options(), len(self._used()), self.seed())
        if wanted == self._previewed:
            return
        self._previewed = wanted
        session = Session(self.table.game, wanted[0], self.seats(), wanted[2], LocalHost())
        while session.waiting is Waiting.CHANCE:
            session.advance()
        words = self.table.play.words([seat.name for seat in self.seats()])
        wide = em(300)
        size = QSize(wide, round(wide * PREVIEW[1] / PREVIEW[0]))
        placements = draw(session.view(WATCHER), words)
        area = QRectF(0, 0, *PREVIEW)
        self.preview.setPixmap(pixmap_of(placements, area, size, self.devicePixelRatioF(), self.studio))

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; only where there is no `problem`."""
        return tuple(box.seat() for box in self._used())

    def options(self) -> Options:
        """The options of the game as chosen."""
        return self.fields.options()

    def seed(self) -> int:
        """The game number; only where there is no `problem`."""
        number = self._number()
        assert number is not None
        return number

    def _start(self) -> None:
        self._check()
        if not self.problem():
            self.accept()

    def retranslate(self) -> None:
        words = self.table.play.words([box.name.text() for box in self.boxes])
        #: Title of the page where a match is set up. %1 is the title of the game.
        self.set_title(filled(self.tr("New game · %1"), self.table.title()))
        self.count_label.setText(self.tr("Players"))
        self.count.setAccessibleName(self.tr("Players"))
        self.options_head.setText(self.tr("Rule options"))
        self.number_label.setText(self.tr("Game number"))
        self.number.setAccessibleName(self.tr("Game number"))
        #: For screen readers: a picture of what the game number lays out.
        self.preview.setAccessibleName(self.tr("Preview"))
        self.number_help.setText(self.tr("The same number with the same choices gives the same cards."))
        #: Button: chooses another game number by chance.
        self.random.setText(self.tr("Random"))
        self.cancel.setText(button_text(Standard.Cancel))
        #: Button: begins the match.
        self.start.setText(self.tr("Start the match"))
        for box in self.boxes:
            box.retranslate(words)
        self.fields.retranslate(words)
        self._check()
