"""The choices of a game on the page where a match is set up: controls made from the fields of its Options."""

from __future__ import annotations

import enum
import typing
from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLayout, QSpinBox, QVBoxLayout, QWidget

from desktop.rules.kit import Options
from ui.shell.layouts import ColumnsLayout
from ui.shell.widgets import Choice, button, em, label
from ui.shell.workshop import Made, Workshop
from ui.words.common import CommonWords, filled, isolated

NOT_YET = QT_TRANSLATE_NOOP("OptionFields", "Not ready: %1")
"""In a list, something people have made that no match can begin with yet. %1 is its title."""
LETTERS = 20
"""So many letters of a title a closed list has room for; opened, it shows all."""


def _by_seat(kind: Any) -> tuple[Any, ...]:
    """The kinds of a field's values: one, or one for each seat."""
    return typing.get_args(kind) if typing.get_origin(kind) is tuple else (kind,)


def _choosable(kind: Any) -> bool:
    """Whether a field is a number, yes or no, or a word; what is made in a window of its own is not."""
    return all(
        hasattr(one, "__metadata__")
        or one in (bool, int)
        or isinstance(one, enum.EnumMeta)
        or typing.get_origin(one) is typing.Literal
        for one in _by_seat(kind)
    )


MADE = "="
"""Stands before the key of something people have made, where it is remembered what a seat played with."""


class OptionFields(QWidget):
    """Controls for the fields of a game's Options, made from their types, bounds and defaults; side by side where the
    page is wide enough for two columns. What each seat chooses for itself stands in `for_seats` instead."""

    changed = Signal()

    def __init__(
        self,
        options: type[Any],
        workshop: Workshop | None = None,
        parent: QWidget | None = None,
        *,
        narrow: bool = False,
    ) -> None:
        """With a `workshop`, what was made there can be chosen too, once it is `offer`ed. `narrow`: the fields always
        stand one below the other."""
        super().__init__(parent)
        self._type = options
        self._workshop = workshop
        self._named: dict[str, tuple[str, ...]] = {}
        """By field: the names of its values."""
        self._notes: dict[str, tuple[str, ...]] = {}
        """By field: what they mean."""
        self._made: tuple[Made, ...] = ()
        self.open_workshop = button()
        self.open_workshop.setParent(self)
        self.open_workshop.setVisible(workshop is not None)
        self.for_seats: list[QWidget] = []
        """By seat: what it chooses for itself."""
        self._fields: dict[str, QSpinBox | QCheckBox | QComboBox] = {}
        """By field; where it has a value for each seat, by field, a point and the seat."""
        self._labels: dict[str, Any] = {}
        self._helps: dict[str, Any] = {}
        """Labels and helps by field, or as in `_fields`."""
        cells = QVBoxLayout(self) if narrow else ColumnsLayout(em(20), self)
        cells.setContentsMargins(0, 0, 0, 0)
        hints = typing.get_type_hints(options, include_extras=True)
        shown = [field for field in msgspec.structs.fields(options) if _choosable(hints[field.name])]
        for field in shown:
            kinds, value = _by_seat(hints[field.name]), field.default
            if len(kinds) == 1:
                self._fields[field.name] = self._control(kinds[0], value)
                cells.addWidget(self._cell(field.name))
                continue
            for seat, kind in enumerate(kinds):
                name = f"{field.name}.{seat}"
                self._fields[name] = self._control(kind, value[seat])
                self._seat(seat).addWidget(self._cell(name))

    def _seat(self, seat: int) -> QLayout:
        """Where the choices of a seat stand."""
        if seat == len(self.for_seats):
            made = QWidget(self)
            QVBoxLayout(made).setContentsMargins(0, 0, 0, 0)
            self.for_seats.append(made)
        layout = self.for_seats[seat].layout()
        assert layout is not None
        return layout

    def _cell(self, name: str) -> QWidget:
        """One option: its label and control, and below them what it does."""
        control = self._fields[name]
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(4))
        note = self._helps[name] = label("soft", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(em(10))
        seated = "." in name
        if not isinstance(control, QCheckBox):
            self._labels[name] = label(buddy=control)
            row.addWidget(self._labels[name], 0 if seated else 1)
        row.addWidget(control, 1 if seated else 0)
        if isinstance(control, QCheckBox):
            row.addStretch()
        column.addLayout(row)
        column.addWidget(note)
        if seated and isinstance(control, QComboBox):
            self._narrow(control)
            control.currentIndexChanged.connect(lambda: self._say_note(name))
        column.addStretch()
        return cell

    def _control(self, kind: Any, default: Any) -> QSpinBox | QCheckBox | QComboBox:
        """The control of one field: a number between bounds, yes or no, or one of several words."""
        bounds = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, msgspec.Meta)]
        bare = typing.get_args(kind)[0] if bounds else kind
        if bare is bool:
            box = QCheckBox()
            box.setChecked(default)
            box.toggled.connect(self.changed)
            return box
        if bare is int:
            number = QSpinBox()
            number.setRange(int(bounds[0].ge or 0), int(bounds[0].le or 999))
            number.setValue(default)
            number.valueChanged.connect(self.changed)
            return number
        words = [*bare] if isinstance(bare, enum.EnumMeta) else [*typing.get_args(bare)]
        choice = Choice()
        for word in words:
            choice.addItem("", word)
        choice.setCurrentIndex(words.index(default))
        choice.currentIndexChanged.connect(self.changed)
        return choice

    @staticmethod
    def _narrow(control: QComboBox) -> None:
        """A title may be long: the closed list shows its beginning."""
        control.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        control.setMinimumContentsLength(LETTERS)

    def offer(self, made: Sequence[Made], chosen: str = "") -> None:
        """Offer this beside the field's own values; what was chosen stays chosen. `chosen`: the key of what the first
        seat takes from now on, if a match can begin with it."""
        assert self._workshop is not None
        self._made = tuple(made)
        ready = next((one for one in made if one.key == chosen and not one.problem), None)
        for number, control in enumerate(self._offering()):
            was = control.currentData()
            key = ready.key if ready is not None and number == 0 else was.key if isinstance(was, Made) else ""
            now = next((one for one in made if one.key == key), None)
            control.blockSignals(True)
            self._name_values(control, self._named.get(self._workshop.field, ()))
            if key:
                rows = (row for row in range(control.count()) if now is not None and control.itemData(row) == now)
                control.setCurrentIndex(next(rows, 0))
            control.blockSignals(False)
        for name in self._fields:
            self._say_note(name)
        self.changed.emit()

    def _offering(self) -> list[QComboBox]:
        """The lists that offer what was made."""
        return [] if self._workshop is None else self._seated()

    def _seated(self) -> list[QComboBox]:
        """The lists of which each seat has one."""
        return [control for name, control in self._fields.items() if "." in name and isinstance(control, QComboBox)]

    def choices(self) -> tuple[str, ...]:
        """What each seat has chosen for itself, to be remembered."""
        data = (control.currentData() for control in self._seated())
        return tuple(MADE + one.key if isinstance(one, Made) else str(one) for one in data)

    def take_choices(self, choices: Sequence[str]) -> None:
        """Choose again what was remembered, as far as it is still offered and a match can begin with it."""
        for control, wanted in zip(self._seated(), choices, strict=False):
            for row in range(control.count()):
                one = control.itemData(row)
                if wanted == (MADE + one.key if isinstance(one, Made) and not one.problem else one):
                    control.setCurrentIndex(row)

    def problem(self) -> str:
        """Why no match can begin with something chosen that people have made; "" where one can."""
        for control in self._offering():
            chosen = control.currentData()
            if isinstance(chosen, Made) and chosen.problem:
                #: %1 is the title of something that people have made (a deck), %2 a sentence: what is wrong with it.
                return filled(self.tr("%1 – %2"), isolated(chosen.title), chosen.problem)
        return ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields."""
        return tuple(dict.fromkeys(name.partition(".")[0] for name in self._fields))

    def take(self, options: Options) -> None:
        """Show these options."""
        for name, control in self._fields.items():
            field, _, seat = name.partition(".")
            value = getattr(options, field)
            if seat:
                value = value[int(seat)]
            if isinstance(control, QCheckBox):
                control.setChecked(value)
            elif isinstance(control, QSpinBox):
                control.setValue(value)
            else:
                control.setCurrentIndex(control.findData(value))

    def options(self) -> Options:
        """The options as chosen; only where there is no `problem`."""
        values: dict[str, Any] = {}
        for name, control in self._fields.items():
            field, _, seat = name.partition(".")
            if seat:
                values.setdefault(field, []).append(self._chosen(control))
            else:
                values[field] = self._chosen(control)
        if self._workshop is not None:
            values = self._workshop.filled(values)
        made: Options = msgspec.convert(values, self._type)  # Qt keeps words as bare strings
        return made

    @staticmethod
    def _chosen(control: QSpinBox | QCheckBox | QComboBox) -> Any:
        if isinstance(control, QCheckBox):
            return control.isChecked()
        return control.value() if isinstance(control, QSpinBox) else control.currentData()

    def retranslate(self, words: CommonWords) -> None:
        """Set every text in the language of the moment."""
        for name, control in self._fields.items():
            field, _, seat = name.partition(".")
            text = words.options(field)
            if isinstance(control, QCheckBox):
                control.setText(text.label)
            else:
                self._labels[name].setText(text.label)
                control.setAccessibleName(f"{text.label} {words.number(int(seat) + 1)}" if seat else text.label)
            if isinstance(control, QComboBox):
                self._named[field] = text.values
                self._notes[field] = text.notes
                self._name_values(control, text.values)
            self._say(name, text.help)
            self._say_note(name)
        if self._workshop is not None:
            self.open_workshop.setText(self._workshop.button())

    def _say(self, name: str, said: str) -> None:
        """What stands under a control."""
        self._fields[name].setAccessibleDescription(said)
        self._helps[name].setText(said)
        self._helps[name].setVisible(bool(said))

    def _say_note(self, name: str) -> None:
        """What the chosen value means, where the values have notes; of something people have made, what is wrong."""
        control, notes = self._fields[name], self._notes.get(name.partition(".")[0], ())
        if notes and isinstance(control, QComboBox):
            chosen, row = control.currentData(), control.currentIndex()
            self._say(name, chosen.problem if isinstance(chosen, Made) else notes[row] if 0 <= row < len(notes) else "")

    def _name_values(self, control: QComboBox, names: Sequence[str]) -> None:
        """The rows of a list: the field's own values, then what was made; a value without a name cannot be chosen."""
        own = len(names) or control.count()
        offered = self._made if control in self._offering() else ()
        while control.count() > own + len(offered):
            control.removeItem(control.count() - 1)
        for row, name in enumerate(names):
            control.setItemText(row, name)
        for row, one in enumerate(offered, own):
            if row >= control.count():
                control.addItem("", one)
            title = (
                filled(QCoreApplication.translate("OptionFields", str(NOT_YET)), one.title)
                if one.problem
                else one.title
            )
            control.setItemText(row, title)
            control.setItemData(row, one)
