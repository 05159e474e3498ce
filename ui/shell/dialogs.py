"""Opens the dialogs of the window; each is imported when it is wanted, not on the way to the first window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QWidget

from ui.shell.house import House
from ui.shell.table import Table


def _run(dialog: QDialog) -> bool:
    agreed = bool(dialog.exec())
    dialog.deleteLater()
    return agreed


def saved_games(house: House, tables: Sequence[Table], parent: QWidget) -> str | None:
    """The list of all saved games; the slot of the one to go on with, if one was chosen."""
    from ui.shell.saved_games import SavedGames

    dialog = SavedGames(house.studio, house.store, tables, parent)
    chosen: list[str] = []
    dialog.resumed.connect(chosen.append)
    _run(dialog)
    return chosen[0] if chosen else None


def settings(house: House, tables: Sequence[Table], parent: QWidget) -> None:
    """All settings; each takes effect at once."""
    from ui.shell.settings_dialog import SettingsDialog

    dialog = SettingsDialog(house.studio, house.settings, parent, tables[0].play.showcase())
    dialog.changed.connect(house.change)
    _run(dialog)


def rules(house: House, table: Table, parent: QWidget) -> None:
    """The rulebook of a game."""
    from ui.shell.rulebook import Rulebook

    _run(Rulebook(house.studio, table, house.translators.language, parent))


def about(house: House, tables: Sequence[Table], parent: QWidget) -> None:
    """What this program is, and whom it owes."""
    from ui.shell.about import About

    _run(About(house.studio, tables, parent))
