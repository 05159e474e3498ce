"""The choices of a game on the page where a match is set up: controls made from the fields of its Options."""

from __future__ import annotations

import enum
import typing
from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

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


class OptionFields(QWidget):
    """Controls for the fields of a game's Options, made from their types, bounds and defaults; side by side where the
    page is wide enough for two columns."""

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
        self._made: tuple[Made, ...] = ()
        self.open_workshop = button()
        self.open_workshop.setParent(self)
        self.open_workshop.setVisible(workshop is not None)
        self._fields: dict[str, QSpinBox | QCheckBox | QComboBox] = {}
        """By field; where it has a value for each seat, by field, a point and the seat."""
        self._labels: dict[str, Any] = {}
        self._helps: dict[str, Any] = {}
        cells = QVBoxLayout(self) if narrow else ColumnsLayout(em(20), self)
        cells.setContentsMargins(0, 0, 0, 0)
        hints = typing.get_type_hints(options, include_extras=True)
        shown = [field for field in msgspec.structs.fields(options) if _choosable(hints[field.name])]
        for field in shown:
            kinds, value = _by_seat(hints[field.name]), field.default
            controls = [self._control(kind, value if len(kinds) == 1 else value[i]) for i, kind in enumerate(kinds)]
            names = [field.name] if len(kinds) == 1 else [f"{field.name}.{seat}" for seat in range(len(kinds))]
            self._fields.update(zip(names, controls, strict=True))
            cells.addWidget(self._cell(field.name, controls))

    def _cell(self, field: str, controls: list[QSpinBox | QCheckBox | QComboBox]) -> QWidget:
        """One option: its label and controls, and below them what it does."""
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(4))
        note = self._helps[field] = label("soft", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(em(10))
        if not isinstance(controls[0], QCheckBox):
            self._labels[field] = label(buddy=controls[0])
            row.addWidget(self._labels[field], 1)
        for control in controls:
            row.addWidget(control)
        if isinstance(controls[0], QCheckBox):
            row.addStretch()
        column.addLayout(row)
        if self._workshop is not None and field == self._workshop.field:
            below = QHBoxLayout()
            below.addWidget(note, 1)
            below.addWidget(self.open_workshop)
            column.addLayout(below)
            for control in controls:
                self._narrow(control)
        else:
            column.addWidget(note)
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
    def _narrow(control: QSpinBox | QCheckBox | QComboBox) -> None:
        """A title may be long: the closed list shows its beginning."""
        assert isinstance(control, QComboBox)
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
        self.changed.emit()

    def _offering(self) -> list[QComboBox]:
        """The lists that offer what was made."""
        if self._workshop is None:
            return []
        named = [control for name, control in self._fields.items() if name.partition(".")[0] == self._workshop.field]
        return [control for control in named if isinstance(control, QComboBox)]

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
                self._labels[field].setText(text.label)
                control.setAccessibleName(f"{text.label} {words.number(int(seat) + 1)}" if seat else text.label)
            if isinstance(control, QComboBox):
                self._named[field] = text.values
                self._name_values(control, text.values)
            control.setAccessibleDescription(text.help)
            self._helps[field].setText(text.help)
            self._helps[field].setVisible(bool(text.help))
        if self._workshop is not None:
            self.open_workshop.setText(self._workshop.button())

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
