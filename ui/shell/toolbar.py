"""The slim bar over the table: menu, back to the games, title, then what a player needs at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from ui.art import icons, theme
from ui.shell.widgets import Studio, em, label


@dataclass
class Tool:
    """One button of the bar. `refused`: it is offered but not possible now; pressing it says why."""

    button: QToolButton
    icon: str
    mirrored: bool = False
    refused: bool = False
    text: str = ""


class TableBar(QToolBar):
    """Emits `pressed` with the name of a button: games, undo, redo, hint, rules, settings, panel."""

    pressed = Signal(str)

    LEFT = ("menu", "games")
    RIGHT = ("undo", "redo", "hint", "cards", "rules", "settings", "panel")
    MIRRORED = ("games", "undo", "redo", "panel")
    WORDLESS = ("menu", "panel")

    def __init__(self, studio: Studio, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em(2))
        self.tools: dict[str, Tool] = {}
        self.title = label("title")
        self.title.setMinimumWidth(0)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for name in self.LEFT:
            row.addWidget(self._make(name))
        row.addWidget(self.title, 1)
        for name in self.RIGHT:
            row.addWidget(self._make(name))
        self.tools["menu"].button.setMenu(menu)
        self.tools["menu"].button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self._row)
        studio.changed.connect(self.paint_icons)
        self.paint_icons()

    def _make(self, name: str) -> QToolButton:
        made = QToolButton()
        made.setObjectName(name)
        made.setAutoRaise(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tools[name] = Tool(made, "back" if name == "games" else name, name in self.MIRRORED)
        if name != "menu":
            made.clicked.connect(lambda: self.pressed.emit(name))
        return made

    def set_texts(self, texts: dict[str, tuple[str, str]]) -> None:
        """Word and tooltip of each button."""
        for name, (word, tip) in texts.items():
            tool = self.tools[name]
            tool.text = word
            tool.button.setText(f" {word}")  # Qt leaves the icon too little room
            tool.button.setToolTip(tip)
            tool.button.setAccessibleName(word)
        self._fit()

    def set_title(self, text: str) -> None:
        """What stands in the bar: the title of the game."""
        self.title.setText(text)
        self._fit()

    def set_refused(self, name: str, refused: bool, tip: str) -> None:
        """Show that a button is not possible now; `tip` says why, or what it does."""
        tool = self.tools[name]
        tool.button.setToolTip(tip)
        tool.button.setAccessibleDescription(tip if refused else "")
        if tool.refused != refused:
            tool.refused = refused
            tool.button.setProperty("refused", "true" if refused else "false")
            tool.button.style().unpolish(tool.button)
            tool.button.style().polish(tool.button)
            self._paint(tool)

    def set_enabled(self, names: Sequence[str], enabled: bool) -> None:
        """Switch buttons off while the table is covered."""
        for name in names:
            self.tools[name].button.setEnabled(enabled)

    def paint_icons(self) -> None:
        """Icons in the colours and the direction of the moment."""
        for tool in self.tools.values():
            self._paint(tool)

    def _paint(self, tool: Tool) -> None:
        tokens = theme.tokens(self._studio.look.dark)
        ink = tokens["baroff" if tool.refused else "bartext"]
        flip = tool.mirrored and self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        size = em(20)
        tool.button.setIconSize(QSize(size, size))
        tool.button.setIcon(icons.icon(tool.icon, ink, size, self.devicePixelRatioF(), flip=flip))

    def _fit(self) -> None:
        """Words beside the icons as long as there is room for them and the title."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text()) + em(24)
        wide = title + em(16)
        for name, tool in self.tools.items():
            tool.button.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonIconOnly
                if name in self.WORDLESS
                else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            )
            wide += tool.button.sizeHint().width() + em(2)
        if wide > self.width():
            for name, tool in self.tools.items():
                if name != "games":
                    tool.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LayoutDirectionChange, QEvent.Type.FontChange) and hasattr(self, "tools"):
            self.paint_icons()
            self._fit()
