"""What the whole program shares: where files are, the settings and what follows from them, saved games, bots, faces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop.log import LOG
from desktop.paths import Paths
from desktop.saves.faults import SaveFault
from desktop.saves.store import Store
from desktop.settings import Settings, load_settings, save_settings
from ui.art import FaceCache, Look
from ui.art.theme import apply_theme
from ui.shell.crash import Mark
from ui.shell.translators import Translators
from ui.shell.widgets import Studio

if TYPE_CHECKING:
    from ui.bothost import BotProcess


class House(QObject):
    """Made once, after the QApplication. A change of the settings takes effect at once, everywhere."""

    settings_changed = Signal()

    def __init__(self, paths: Paths, bots: BotProcess | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths = paths
        self.settings, fault = load_settings(paths.settings)
        if fault is not None:
            LOG.warning("the settings cannot be read: %r", fault.reason)
        self.store = Store(paths.games)
        self.mark = Mark(paths.data)
        self.translators = Translators(self)
        self.translators.use(self.settings.language)
        self.cache = FaceCache(paths.faces, self)
        self.studio = Studio(self.cache, self._look(), self)
        self._bots = bots
        self._dress()
        self._app().styleHints().colorSchemeChanged.connect(self._system_changed)

    @staticmethod
    def _app() -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app

    @property
    def bots(self) -> BotProcess:
        """The bots; made when they are first wanted, not on the way to the first window."""
        if self._bots is None:
            from ui.bothost import BotProcess

            self._bots = BotProcess(parent=self)
        return self._bots

    @property
    def dark(self) -> bool:
        """Whether the window is dark now."""
        if self.settings.theme == "system":
            return self._app().styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self.settings.theme == "dark"

    @property
    def rtl(self) -> bool:
        """Whether the window's language runs from right to left."""
        return self._app().layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _look(self) -> Look:
        it = self.settings
        return Look(self.dark, it.contrast, it.grain, it.temperature)

    def _dress(self) -> None:
        apply_theme(self._app(), self.dark, self.settings.scale / 100, self.paths.cache / "theme")
        self.studio.set_look(self._look())

    def _system_changed(self) -> None:
        if self.settings.theme == "system":
            self._dress()
            self.settings_changed.emit()

    def change(self, settings: Settings | None = None, **fields: Any) -> None:
        """Take over new settings, or some fields of them; they are written down and take effect at once."""
        before = self.settings
        self.settings = msgspec.structs.replace(settings or before, **fields)
        if self.settings == before:
            return
        try:
            save_settings(self.paths.settings, self.settings)
        except SaveFault as fault:
            LOG.warning("the settings cannot be written: %r", fault.reason)
        self.translators.use(self.settings.language)
        if (self.settings.theme, self.settings.scale) != (before.theme, before.scale):
            self._dress()
        self.studio.set_look(self._look())
        self.settings_changed.emit()

    def close(self) -> None:
        """End what runs beside the window."""
        if self._bots is not None:
            self._bots.close()
        self.cache.keep()
        self.mark.release()
        self._app().styleHints().colorSchemeChanged.disconnect(self._system_changed)


def when_idle(write: Callable[[], None]) -> None:
    """Put a full save off until nothing is waiting to be painted; the journal holds the match meanwhile."""
    QTimer.singleShot(0, write)
