"""Setting up a match: who sits where, the options of the game, the game number. Two columns where there is room."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.bots.local import LocalHost
from desktop.play.session import Session, Waiting
from desktop.rules.kit import WATCHER, Options, View
from desktop.saves.names import is_plain
from desktop.saves.schema import Bot, Person, Seat
from desktop.settings import Settings
from ui.shell.bot_names import bot_names
from ui.shell.layouts import ColumnsLayout
from ui.shell.messages import Standard, button_text
from ui.shell.option_fields import OptionFields as OptionFields
from ui.shell.seat_box import SeatBox
from ui.shell.table import PREVIEW
from ui.shell.widgets import Choice, PrintedDialog, Studio, button, em, label, pixmap_of
from ui.stage.placement import Placement
from ui.words.common import default_name, filled, isolated

AROUND_PREVIEW = 290
"""Pixels at 100 % over and under the preview, so that at a large interface scale it is still seen whole."""
HIGHEST_NUMBER = 99_999_999
"""Game numbers offered run from 1 to this, so that they can be read out to a friend."""


def any_number() -> int:
    """A game number nobody has chosen."""
    return random.randint(1, HIGHEST_NUMBER)


class NewGame(PrintedDialog):
    """The page that ends with "Start"."""

    rules = Signal()
    """The rulebook of the game is wanted."""

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
        # Where nothing else stands beside many seats, the options do; else they have the width of the page.
        self._beside = table.play.preview is None and max(counts) > 2
        self._made = made
        self.workshop = table.play.workshop if made is not None else None
        self.fields = OptionFields(table.game.types.options, self.workshop, narrow=self._beside)
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
        self.read, self.cancel, self.start = button(), button(), button("primary")
        self._build(len(counts) > 1)
        self._take_seats(settings.last_seats.get(table.id, ()))
        self.new_number()
        for box in self.boxes:
            box.changed.connect(self._check)
        self.fields.changed.connect(self._check)
        self.number.textChanged.connect(self._check)
        self.count.currentIndexChanged.connect(self._count_changed)
        self.random.clicked.connect(self.new_number)
        self.read.clicked.connect(self.rules)
        self.read.setAutoDefault(False)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self).activated.connect(self.rules)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self._start)
        self.fields.open_workshop.clicked.connect(self._open_workshop)
        self.finish()
        self._offer_made()
        self.fields.take_choices(settings.last_choices.get(table.id, ()))
        self._count_changed()
        self.boxes[0].name.setFocus()
        self.boxes[0].name.selectAll()

    def _build(self, several_counts: bool) -> None:
        row = QHBoxLayout(self._count_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.count_label)
        row.addWidget(self.count)
        row.addStretch()
        self._count_row.setVisible(several_counts)
        upper = ColumnsLayout(em(24))
        seats, number = QWidget(), QWidget()
        column = QVBoxLayout(seats)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(8))
        column.addWidget(self._count_row)
        for box in self.boxes:
            column.addWidget(box)
        for box, choices in zip(self.boxes, self.fields.for_seats, strict=False):
            box.add(choices)
        column.addWidget(self.fields.open_workshop, 0, Qt.AlignmentFlag.AlignTrailing)
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
        column.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
        upper.addWidget(seats)
        upper.addWidget(number)
        self.body.addLayout(upper)
        under = column if self._beside else self.body
        under.addWidget(self.options_head)
        under.addWidget(self.fields)
        column.addStretch()
        self.body.addStretch()
        self.foot.addWidget(self.read)
        self.foot.addWidget(self.fault, 1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    def least(self) -> Any:
        size = super().least()
        size.setWidth(880)
        return size

    def _take_seats(self, last: tuple[Seat, ...]) -> None:
        """Seats as last time, else one person against as many bots of the middle level as fit."""
        fresh = bot_names()
        counts = self.table.game.seat_counts
        self.count.setCurrentIndex(self.count.findData(len(last) if len(last) in counts else max(counts)))
        for box in self.boxes:
            known = last[box.number] if box.number < len(last) else None
            taken = {one for other in self.boxes[: box.number] for one in other.names}
            taken |= {seat.name for seat in last if isinstance(seat, Person)}
            name = next(found for found in [*fresh, "?"] if found not in taken)
            if isinstance(known, Person):
                box.take(known, name)
            elif isinstance(known, Bot):
                box.take(Bot(name if self._auto_names else known.name, known.level, {}))
            elif box.number == 0:
                box.take(Person(default_name()), name)
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
        self.preview.setEnabled(not self.fields.problem())  # pale: it shows what was chosen before
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
        in_sight = max(em(120), self._room().height() - em(AROUND_PREVIEW))
        wide = min(em(372), round(in_sight * PREVIEW[0] / PREVIEW[1]))
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

    def choices(self) -> tuple[str, ...]:
        """What each seat plays with, to be remembered for the next time."""
        return self.fields.choices()

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
        self.number_help.setText(self.tr("The same number with the same choices gives the same game."))
        #: Button: chooses another game number by chance.
        self.random.setText(self.tr("Random"))
        #: Button: opens the rulebook of the game.
        self.read.setText(self.tr("Rules"))
        self.read.setToolTip(f"{self.read.text()} (F1)")
        self.cancel.setText(button_text(Standard.Cancel))
        #: Button: begins the match.
        self.start.setText(self.tr("Start the match"))
        for box in self.boxes:
            box.retranslate(words)
        self.fields.retranslate(words)
        self._check()
