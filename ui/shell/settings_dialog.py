"""All settings. Each takes effect at once, so that one sees what it does; Cancel takes everything back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.settings import Settings
from ui.art import Face
from ui.shell.layouts import FlowLayout
from ui.shell.messages import Standard, button_text
from ui.shell.shelf_header import LANGUAGE_NAMES
from ui.shell.widgets import Choice, PrintedDialog, Studio, button, draw_face, em, label
from ui.words.common import CommonWords

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
THEMES = ("light", "dark", "system")
PACES = ("step", "slow", "normal", "fast", "instant")
UNDO = ("free", "fair")
KEPT = ("language", "geometry", "last_seats", "last_choices")
"""What the Defaults button leaves as it is."""


class Preview(QWidget):
    """Three cards and two candles on the table, as the settings would have them."""

    def __init__(self, studio: Studio, faces: Sequence[Face], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._faces = tuple(faces)[:3]
        self.setMinimumHeight(em(120))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        dpr = self.devicePixelRatioF()
        painter.setClipRect(self.rect())
        draw_face(painter, QRectF(0, 0, self.width(), self.height()), Face("table", "wood"), self._studio, dpr)
        high = self.height() * 0.8
        wide = round(high * 63 / 88)
        for i, face in enumerate(self._faces):
            place = i - (len(self._faces) - 1) / 2
            painter.save()
            painter.translate(self.width() / 2 + place * wide * 1.14, self.height() * 0.52)
            painter.rotate(place * 2)
            card = QRectF(-wide / 2, -high / 2, wide, wide * 88 / 63)
            draw_face(painter, card, face, self._studio, dpr, em(5))
            painter.restore()
        for i, lit in enumerate((True, False)):
            x = self.width() / 2 + (1 if i == 0 else -1) * (wide * len(self._faces) * 0.57 + em(40))
            candle = QRectF(x - em(17), self.height() * 0.25, em(34), em(64))
            draw_face(painter, candle, Face("table", "candle", (lit,)), self._studio, dpr)
        painter.end()


class SettingsDialog(PrintedDialog):
    """The settings page. `changed` tells every step of the way; Cancel tells the settings of the beginning."""

    changed = Signal(object)

    PAUSE = 40
    """Milliseconds that a slider must rest before its value takes effect."""

    def __init__(
        self, studio: Studio, settings: Settings, parent: QWidget | None = None, faces: Sequence[Face] = ()
    ) -> None:
        """`faces` are shown as the settings would have them."""
        super().__init__(studio, "settings", parent)
        self._opened = self.layoutDirection()
        self._first = settings
        self._faces = faces
        self.settings = settings
        self._showing = False
        self._labels: dict[str, QLabel] = {}
        self._values: dict[str, QLabel] = {}
        self.sliders: dict[str, QSlider] = {}
        self.choices: dict[str, QComboBox] = {}
        self.checks: dict[str, QCheckBox] = {}
        self.radios: dict[str, dict[str, QRadioButton]] = {"theme": {}, "language": {}}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(self.PAUSE)
        self._later.timeout.connect(self._tell)
        self.tabs = QTabWidget()
        self.tabs.setUsesScrollButtons(False)
        self.tabs.tabBar().setElideMode(Qt.TextElideMode.ElideNone)
        for page in (self._appearance(), self._play(), self._languages()):
            self.tabs.addTab(page, "")
        self.body.addWidget(self.tabs)
        self.defaults, self.cancel, self.ok = button("flat"), button(), button("primary")
        self.defaults.clicked.connect(self._take_defaults)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        self.foot.addWidget(self.defaults)
        self.foot.addStretch()
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.ok)
        self._show()
        self.finish()

    def least(self) -> QSize:
        return QSize(560, 0)

    def fit(self) -> None:
        """Another language may run the other way: the buttons stay under the pointer until the page is closed."""
        super().fit()
        row = QBoxLayout.Direction.LeftToRight
        if self.foot.direction() == row and self.layoutDirection() != self._opened:
            self.foot.setDirection(QBoxLayout.Direction.RightToLeft)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and self._ready:
            self.fit()

    # -- pages --------------------------------------------------------------------------------------------------------

    @staticmethod
    def _new_page() -> tuple[QWidget, QFormLayout]:
        """A page of rows; where the window is narrow a control stands below its label."""
        page = QWidget()
        rows = QFormLayout(page)
        rows.setContentsMargins(em(18), em(16), em(18), em(12))
        rows.setHorizontalSpacing(em(16))
        rows.setVerticalSpacing(em(8))
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        return page, rows

    def _row(self, rows: QFormLayout, name: str, control: QWidget, field: QWidget | None = None) -> None:
        """One line of a page: a label and its control, which stands in `field` if that is given."""
        self._labels[name] = label(buddy=control)
        rows.addRow(self._labels[name], field or control)

    def _slider(self, rows: QFormLayout, name: str) -> None:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.valueChanged.connect(lambda value: self._change(name, value, later=True))
        self.sliders[name] = slider
        value = label("soft")
        value.setMinimumWidth(em(62))
        self._values[name] = value
        field = QWidget()
        both = QHBoxLayout(field)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(em(16))
        both.addWidget(slider, 1)
        both.addWidget(value)
        self._row(rows, name, slider, field)

    def _check(self, rows: QFormLayout, name: str) -> None:
        box = QCheckBox()
        box.toggled.connect(lambda on: self._change(name, on))
        self.checks[name] = box
        rows.addRow(box)

    def _choice(self, rows: QFormLayout, name: str, values: tuple[Any, ...]) -> None:
        box = Choice()
        for value in values:
            box.addItem("", value)
        box.activated.connect(lambda row: self._change(name, box.itemData(row)))
        self.choices[name] = box
        self._row(rows, name, box)

    def _radio(self, name: str, value: str) -> QRadioButton:
        made = QRadioButton()
        made.clicked.connect(lambda: self._change(name, value))
        self.radios[name][value] = made
        return made

    def _appearance(self) -> QWidget:
        page, rows = self._new_page()
        rows.addRow(Preview(self.studio, self._faces))
        for name in ("contrast", "grain", "temperature"):
            self._slider(rows, name)
        themes = QWidget()
        flow = FlowLayout(em(14))
        themes.setLayout(flow)
        group = QButtonGroup(page)
        for theme in THEMES:
            made = self._radio("theme", theme)
            group.addButton(made)
            flow.addWidget(made)
        self._row(rows, "theme", themes)
        self._choice(rows, "scale", SCALES)
        self._slider(rows, "animation")
        self._check(rows, "reduced_motion")
        return page

    def _play(self) -> QWidget:
        page, rows = self._new_page()
        self._choice(rows, "bot_pace", PACES)
        self._help(rows, "bot_pace")
        self._choice(rows, "undo_bots", UNDO)
        self._choice(rows, "undo_people", UNDO)
        self._help(rows, "undo")
        for name in ("auto_begin", "auto_end", "auto_decline", "auto_names"):
            self._check(rows, name)
        return page

    def _help(self, rows: QFormLayout, name: str) -> None:
        note = label("soft", wrap=True)
        self._values[name] = note
        rows.addRow(note)

    def _languages(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(em(18), em(16), em(18), em(12))
        column.setSpacing(em(8))
        group = QButtonGroup(page)
        for code in ("", *LANGUAGE_NAMES):
            made = self._radio("language", code)
            made.setText(LANGUAGE_NAMES.get(code, ""))
            group.addButton(made)
            column.addWidget(made)
        column.addStretch()
        return page

    # -- values -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Set every control to the settings."""
        self._showing = True
        for name, slider in self.sliders.items():
            slider.setValue(getattr(self.settings, name))
        for name, box in self.choices.items():
            value = getattr(self.settings, name)
            if box.findData(value) < 0:
                box.addItem("", value)
            box.setCurrentIndex(box.findData(value))
        for name, check in self.checks.items():
            check.setChecked(getattr(self.settings, name))
        for name, radios in self.radios.items():
            radios[getattr(self.settings, name)].setChecked(True)
        self._showing = False
        self._say_values()

    def _change(self, name: str, value: object, later: bool = False) -> None:
        if self._showing:
            return
        self.settings = msgspec.structs.replace(self.settings, **{name: value})
        self._say_values()
        if later:
            self._later.start()
        else:
            self._tell()

    def _tell(self) -> None:
        self._later.stop()
        self.changed.emit(self.settings)

    def _take_defaults(self) -> None:
        fresh = Settings()
        kept = {name: getattr(self.settings, name) for name in KEPT}
        self.settings = msgspec.structs.replace(fresh, **kept)
        self._show()
        self._tell()

    def accept(self) -> None:
        if self._later.isActive():
            self._tell()
        super().accept()

    def reject(self) -> None:
        self._later.stop()
        if self.settings != self._first:
            self.settings = self._first
            self.changed.emit(self._first)
        super().reject()

    # -- words --------------------------------------------------------------------------------------------------------

    def _say_values(self) -> None:
        """The words beside the sliders."""
        words = CommonWords(())
        for name in ("contrast", "grain", "temperature"):
            self._say(name, words.percent(getattr(self.settings, name)))
        speed = self.settings.animation
        if speed == 0:
            #: After the word "Animation": no motion at all.
            said = self.tr("Off", "motion")
        elif speed < 34:
            #: After the word "Animation".
            said = self.tr("Slow", "motion")
        elif speed < 67:
            #: After the word "Animation": neither slow nor fast.
            said = self.tr("Medium", "motion")
        else:
            #: After the word "Animation".
            said = self.tr("Fast", "motion")
        self._say("animation", said)

    def _say(self, name: str, text: str) -> None:
        self._values[name].setText(text)
        self.sliders[name].setAccessibleDescription(text)

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        for tab, text in enumerate((self.tr("Appearance"), self.tr("Play"), self.tr("Language"))):
            self.tabs.setTabText(tab, text)
        labels: dict[str, str] = {
            "contrast": self.tr("Contrast"),
            #: Texture of the paper, a slider.
            "grain": self.tr("Paper grain"),
            #: A slider from cold to warm.
            "temperature": self.tr("Color temperature"),
            #: Light or dark.
            "theme": self.tr("Theme"),
            "scale": self.tr("Interface scale"),
            #: A slider from off over slow to fast: how fast cards and pieces move.
            "animation": self.tr("Animation"),
            "bot_pace": self.tr("Pace of computer players"),
            "undo_bots": self.tr("Undo against computer players"),
            "undo_people": self.tr("Undo between people"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
            control = self.sliders.get(name) or self.choices.get(name)
            if control is not None:
                control.setAccessibleName(text)
        for slider in self.sliders.values():
            slider.setProperty("rtl", slider.isRightToLeft())
            slider.style().polish(slider)
        self.checks["reduced_motion"].setText(self.tr("Reduced motion"))
        self.checks["auto_begin"].setText(self._folded(self.tr("Roll by itself where there is no other choice")))
        self.checks["auto_end"].setText(self._folded(self.tr("End turns in which nothing can be done")))
        self.checks["auto_decline"].setText(self._folded(self.tr("Decline offers of the computer that you cannot pay")))
        self.checks["auto_names"].setText(self._folded(self.tr("New names for computer players in every match")))
        self._choices()
        self.defaults.setText(button_text(Standard.RestoreDefaults))
        self.cancel.setText(button_text(Standard.Cancel))
        self.ok.setText(button_text(Standard.Ok))
        self._say_values()

    def _folded(self, text: str) -> str:
        """The words of a check box, in two lines where the screen is too narrow for one: it does not wrap by itself."""
        if self.fontMetrics().horizontalAdvance(text) + em(120) < self._room().width():
            return text
        spaces = [i for i, letter in enumerate(text) if letter == " "]
        middle = min(spaces, key=lambda i: abs(i - len(text) / 2), default=-1)
        return text if middle < 0 else f"{text[:middle]}\n{text[middle + 1 :]}"

    def _choices(self) -> None:
        """The words of lists and of radio buttons."""
        words = CommonWords(())
        #: Agrees with "Theme".
        themes = {"light": self.tr("Light"), "dark": self.tr("Dark"), "system": self.tr("As the system")}
        for theme, text in themes.items():
            self.radios["theme"][theme].setText(text)
        #: Language of the program.
        self.radios["language"][""].setText(self.tr("Language of the system"))
        paces = {
            #: Pace of computer players: after each of their moves the program waits for a key.
            "step": self.tr("Step by step"),
            #: Agrees with "Pace of computer players".
            "slow": self.tr("Slow", "pace"),
            #: Agrees with "Pace of computer players".
            "normal": self.tr("Normal", "pace"),
            #: Agrees with "Pace of computer players": short pauses, quick motion.
            "fast": self.tr("Fast", "pace"),
            #: Agrees with "Pace of computer players": no pause between moves.
            "instant": self.tr("Instant", "pace"),
        }
        undo = {
            #: Rule for undo (agrees with "Undo"): always back to the last choice.
            "free": self.tr("Free"),
            #: Rule for undo (agrees with "Undo"): only while nothing new was seen.
            "fair": self.tr("Fair"),
        }
        said: dict[str, Callable[[Any], str]] = {
            "scale": words.percent,
            "bot_pace": lambda value: paces[value],
            "undo_bots": lambda value: undo[value],
            "undo_people": lambda value: undo[value],
        }
        for name, say in said.items():
            box = self.choices[name]
            for row in range(box.count()):
                box.setItemText(row, say(box.itemData(row)))
        self._values["bot_pace"].setText(self.tr("Space skips what is being shown."))
        self._values["undo"].setText(
            self.tr(
                "Free: back to your last choice, whatever happened since; the match then counts as helped. "
                "Fair: only as long as nobody else has acted and nothing new was seen."
            )
        )
