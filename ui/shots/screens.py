"""All screens by name, in an order that works: the shelf before any match is saved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.reasons import Resigned
from ui.shell.about import About
from ui.shell.crash import CrashDialog
from ui.shell.messages import Message
from ui.shell.rulebook import Rulebook
from ui.shell.saved_games import SavedGames
from ui.shell.settings_dialog import SettingsDialog
from ui.shots.camera import Camera, Screens
from ui.shots.matches import shots_of
from ui.tables import TABLES


def screens(camera: Camera) -> Screens:
    """The shelf, every table with its pages, the dialogs."""
    yield "shelf", lambda: camera.take("shelf", camera.window)
    for table in TABLES:
        yield from shots_of(table).screens(camera, table)
    yield from dialogs(camera)


def dialogs(camera: Camera) -> Screens:
    """The dialogs of the program; where one is about a game, about the first."""
    window, house, table = camera.window, camera.house, TABLES[0]
    art = house.studio

    def saved() -> None:
        slot = camera.keep(table, "last")
        if slot is not None:
            house.store.path(slot).write_text("{}\n", encoding="utf-8")
        camera.dialog("saved_games", lambda: SavedGames(art, house.store, window.tables, window))

    def settings() -> SettingsDialog:
        return SettingsDialog(art, house.settings, window, table.play.showcase())

    def tab(number: int, name: str) -> None:
        camera.dialog(name, settings, lambda dialog: dialog.tabs.setCurrentIndex(number))

    yield from camera.pages(table, "")
    yield "saved_games", saved
    yield "settings_appearance", lambda: tab(0, "settings_appearance")
    yield "settings_play", lambda: tab(1, "settings_play")
    yield "settings_language", lambda: tab(2, "settings_language")
    language = house.translators.language
    yield (
        "rulebook_cards",
        lambda: camera.dialog(
            "rulebook_cards",
            lambda: Rulebook(art, table, language, window),
            lambda dialog: (dialog.show(), dialog.headings.setCurrentRow(4)),
        ),
    )
    yield "about", lambda: camera.dialog("about", lambda: About(art, window.tables, window))
    report = "ValueError: no such card\n  desktop/play/session.py:96 submit\nFive Tables · Python · Qt"
    yield "crash", lambda: camera.dialog("crash", lambda: CrashDialog(art, report, True, lambda text: None, window))
    words = table.play.words(("Marta", "Ada", "Bruno", "Otto"))
    title, text = QCoreApplication.translate("Window", "Resign"), words.reason(Resigned(0))
    yield "message", lambda: camera.dialog("message", lambda: Message(art, window, title, text, title))
