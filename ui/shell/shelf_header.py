"""The head of the shelf: the house, its question, and language and appearance in reach."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from ui.art import Face, icons
from ui.art.palette import colour
from ui.language_files import LANGUAGES
from ui.shell.paper import Text
from ui.shell.widgets import Choice, Studio, draw_face, em

LANGUAGE_NAMES = {
    "en": "English",
    "lt": "Lietuvių",
    "he": "עברית",
    "ru": "Русский",
    "pl": "Polski",
    "tr": "Türkçe",
}
"""Each language in its own words: never translated."""


def fill_languages(box: QComboBox) -> None:
    """All languages of the program, each under its own name."""
    for code in LANGUAGES:
        box.addItem(LANGUAGE_NAMES[code], code)


class Question(Text):
    """The line beside the title. Where it does not fit, it is not shown: it is worth nothing in part."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio, 16, serif=True, italic=True, tone="cream")
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def ask(self, text: str) -> None:
        """Show this where there is room."""
        self._whole = text
        self._fit()

    def _fit(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self._whole) <= self.width()
        self.setText(self._whole if fits else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class HouseSign(QWidget):
    """The hexagon of the house."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.setFixedSize(em(40), em(40))
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_face(painter, QRectF(self.rect()), Face("house", "sign"), self._studio, self.devicePixelRatioF())
        painter.end()


class ThemeSwitch(QWidget):
    """Sun and moon on a slip; the one that shines is set in gold."""

    chosen = Signal(str)

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.setObjectName("slip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(em(4), em(3), em(4), em(3))
        row.setSpacing(em(2))
        self.light, self.dark = QToolButton(), QToolButton()
        for made, theme in ((self.light, "light"), (self.dark, "dark")):
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.setIconSize(QSize(em(20), em(20)))
            made.clicked.connect(lambda _=False, name=theme: self.chosen.emit(name))
            row.addWidget(made)
        studio.changed.connect(self.paint_icons)
        self.paint_icons()

    def set_dark(self, dark: bool) -> None:
        """Which of the two is on."""
        (self.dark if dark else self.light).setChecked(True)
        self.paint_icons()

    def paint_icons(self) -> None:
        """Icons in the colours of the moment."""
        for made, name in ((self.light, "sun"), (self.dark, "moon")):
            tint = "ink" if made.isChecked() or not self._studio.look.dark else "paper"
            made.setIcon(icons.icon(name, colour(tint).name(), em(20), self.devicePixelRatioF()))


class ShelfHeader(QWidget):
    """One row over the shelf."""

    saved_games = Signal()
    settings = Signal()
    about = Signal()
    open_file = Signal()
    theme = Signal(str)
    language = Signal(str)

    TOOLS = (("open_file", "folder"), ("saved_games", "saved"), ("about", "about"), ("settings", "appearance"))

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text(studio, 30, serif=True, bold=True, tone="paper")
        self._ask = Question(studio)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(em(32), em(4), em(32), em(4))
        self._rows.setSpacing(em(10))
        self._name, self._controls = QWidget(), QWidget()
        name = QHBoxLayout(self._name)
        name.setContentsMargins(0, 0, 0, 0)
        name.setSpacing(em(10))
        name.addWidget(HouseSign(studio))
        name.addWidget(self._title)
        name.addSpacing(em(8))
        name.addWidget(self._ask, 1)
        row = QHBoxLayout(self._controls)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em(10))
        row.addStretch()
        self.tools: dict[str, QToolButton] = {}
        for signal, picture in self.TOOLS:
            made = QToolButton()
            made.setObjectName("onwood")
            made.setIcon(icons.icon(picture, colour("paper").name(), em(22), self.devicePixelRatioF()))
            made.setIconSize(QSize(em(22), em(22)))
            made.clicked.connect(getattr(self, signal))
            self.tools[signal] = made
            row.addWidget(made)
        self.switch = ThemeSwitch(studio)
        self.switch.chosen.connect(self.theme)
        row.addWidget(self.switch)
        self.languages = Choice()
        fill_languages(self.languages)
        self.languages.activated.connect(lambda index: self.language.emit(self.languages.itemData(index)))
        row.addWidget(self.languages)
        self._rows.addWidget(self._name, 1)
        self._rows.addWidget(self._controls)
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """The header takes a second row rather than widen the window."""
        hint = super().minimumSizeHint()
        return QSize(em(120), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name and controls in one row, or in two where one is too narrow."""
        super().resizeEvent(event)
        need = self._name.sizeHint().width() + self._controls.sizeHint().width() + em(76)
        down = need > self.width()
        self._rows.setDirection(QBoxLayout.Direction.TopToBottom if down else QBoxLayout.Direction.LeftToRight)

    def set_dark(self, dark: bool) -> None:
        """Whether the window is dark."""
        self.switch.set_dark(dark)

    def set_language(self, language: str) -> None:
        """The language of the window."""
        self.languages.setCurrentIndex(self.languages.findData(language))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.tr("Five Tables"))
        self._ask.ask(self.tr("Which table today?"))
        texts = {
            "open_file": self.tr("Open a saved game from a file…"),
            "saved_games": self.tr("Saved games"),
            "about": self.tr("About Five Tables"),
            "settings": self.tr("Settings"),
        }
        for name, text in texts.items():
            self.tools[name].setToolTip(text)
            self.tools[name].setAccessibleName(text)
        #: Tooltips of the two halves of a switch: the theme of the window.
        for made, text in ((self.switch.light, self.tr("Light")), (self.switch.dark, self.tr("Dark"))):
            made.setToolTip(text)
            made.setAccessibleName(text)
        self.languages.setAccessibleName(self.tr("Language"))
        self.languages.setToolTip(self.tr("Language"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
