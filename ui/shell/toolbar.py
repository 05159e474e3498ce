"""The slim bar over the table: menu, back to the games, title, then what a player needs at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from ui.art import icons, theme
from ui.shell.widgets import Label, Studio, em


@dataclass
class Tool:
    """One button of the bar. `refused`: it is offered but not possible now; pressing it says why."""

    button: QToolButton
    icon: str
    mirrored: bool = False
    refused: bool = False
    text: str = ""


class Title(Label):
    """The title of the game: whole, or ending in dots; never cut inside a letter."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("title")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def show_text(self, text: str) -> None:
        """Show as much of this as fits."""
        self._whole = text
        self.setAccessibleName(text)
        self._elide()

    def needed(self) -> int:
        """Pixels that the whole title takes, what the stylesheet leaves round it included."""
        self.ensurePolished()
        rim = self.width() - self.contentsRect().width()
        return self.fontMetrics().horizontalAdvance(self._whole) + rim + 2 * em(12)

    def _elide(self) -> None:
        wide = self.contentsRect().width()
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, wide)
        self.setText(shown if len(shown) > 2 else "")  # a letter and dots say nothing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_whole"):
            self._elide()


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
        self.title = Title()
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
        self.title.show_text(text)
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
        """Words beside the icons as long as there is room for them and the title: first all lose theirs but the way
        back, then that too."""
        room = self._room() - self.title.needed()
        for worded in (tuple(name for name in self.tools if name not in self.WORDLESS), ("games",), ()):
            for name, tool in self.tools.items():
                tool.button.setToolButtonStyle(
                    Qt.ToolButtonStyle.ToolButtonTextBesideIcon
                    if name in worded
                    else Qt.ToolButtonStyle.ToolButtonIconOnly
                )
            if sum(tool.button.sizeHint().width() + em(2) for tool in self.tools.values()) <= room:
                return

    def _room(self) -> int:
        """Pixels for the buttons and the title."""
        own, lay = self.contentsMargins(), self.layout()
        inner = lay.contentsMargins() if lay is not None else own
        return self.width() - own.left() - own.right() - inner.left() - inner.right()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LayoutDirectionChange, QEvent.Type.FontChange) and hasattr(self, "tools"):
            self.paint_icons()
            self._fit()
