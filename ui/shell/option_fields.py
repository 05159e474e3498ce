"""Controls for the options of a game, made from their types, bounds and defaults."""

from __future__ import annotations

import enum
import typing
from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop.rules.kit import Options
from ui.shell.layouts import ColumnsLayout
from ui.shell.widgets import Choice, em, label
from ui.words.common import CommonWords


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

    def __init__(self, options: type[Any], parent: QWidget | None = None, *, narrow: bool = False) -> None:
        """`narrow`: always one below the other."""
        super().__init__(parent)
        self._type = options
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
        """The options as chosen."""
        values: dict[str, Any] = {}
        for name, control in self._fields.items():
            field, _, seat = name.partition(".")
            if seat:
                values.setdefault(field, []).append(self._chosen(control))
            else:
                values[field] = self._chosen(control)
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
                while text.values and control.count() > len(text.values):
                    control.removeItem(control.count() - 1)  # a value without a name cannot be chosen here
                for row, value in enumerate(text.values):
                    control.setItemText(row, value)
            control.setAccessibleDescription(text.help)
            self._helps[field].setText(text.help)
            self._helps[field].setVisible(bool(text.help))
