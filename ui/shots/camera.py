"""One program in a temporary home, and the camera before it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop.bots.local import LocalHost
from desktop.paths import Paths
from desktop.play.keeper import Keeper
from desktop.rules.kit import Options
from ui.art.fonts import sans
from ui.art.palette import colour
from ui.shell.cards_sheet import CardsSheet
from ui.shell.house import House
from ui.shell.new_game import NewGame
from ui.shell.rulebook import Rulebook
from ui.shell.table import Table
from ui.shell.window import Window
from ui.shots.matches import moments
from ui.tables import TABLES

THUMB = 480
"""Width of a picture on a contact sheet."""

Screens = Iterator[tuple[str, Callable[[], object]]]
"""Names of pictures, each with what takes it."""


class AtOnce(LocalHost):
    """Bots of this process where the window expects those of a child process."""

    def start(self) -> None:
        """Nothing to start."""

    def close(self) -> None:
        """Nothing to end."""


class Camera:
    """One program in a temporary home, and the camera. `size`: of the window, in pixels."""

    def __init__(self, folder: Path, language: str, dark: bool, interface: int, size: tuple[int, int]) -> None:
        self.folder = folder
        self._home = tempfile.TemporaryDirectory(prefix="fivetables-shots-", ignore_cleanup_errors=True)
        home = Path(self._home.name)
        paths = Paths(home / "data", Path(tempfile.gettempdir()) / "fivetables-shots-cache")
        self.house = House(paths, AtOnce())  # type: ignore[arg-type]
        self.house.change(
            language=language,
            theme="dark" if dark else "light",
            scale=interface,
            animation=0,
            bot_pace="step",
        )
        self.window = Window(self.house, TABLES)
        self.window.resize(*size)
        self.window.show()
        self.made: list[Path] = []

    def close(self) -> None:
        """End the program."""
        self.window.close()
        self.window.deleteLater()
        self.house.close()
        self.house.deleteLater()
        self._settle()
        # No event loop runs here: what is to go goes only now, and the translations with it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._home.cleanup()

    def _settle(self, rounds: int = 30) -> None:
        """Let everything come to rest and be painted."""
        for _ in range(rounds):
            QCoreApplication.processEvents()
        while self.house.cache.pending:
            QCoreApplication.processEvents()
        for _ in range(5):
            QCoreApplication.processEvents()

    def take(self, name: str, widget: QWidget) -> None:
        """Photograph a widget."""
        widget.show()
        self._settle()
        widget.repaint()
        self._settle(3)
        path = self.folder / f"{name}.png"
        widget.grab().save(str(path))
        if path not in self.made:
            self.made.append(path)

    def dialog(self, name: str, make: Callable[[], Any], before: Callable[[Any], object] = lambda dialog: None) -> None:
        """Photograph a dialog, and let it go; not where `before` says False: it has nothing of this name to show."""
        made = make()
        if before(made) is not False:
            self.take(name, made)
        made.close()
        made.deleteLater()
        self._settle(3)

    def keep(
        self, table: Table, moment: str, people: int = 1, seated: int = 0, options: Options | None = None
    ) -> str | None:
        """Save a match at this moment; its slot."""
        session = moments(table, moment, people, seated=seated, options=options)
        if session is None:
            return None
        keeper = Keeper(session, self.house.store)
        keeper.save()
        keeper.close()
        return keeper.slot

    def at_table(
        self,
        name: str,
        table: Table,
        moment: str,
        people: int = 1,
        seated: int = 0,
        options: Options | None = None,
        covered: bool = False,
    ) -> bool:
        """Photograph the table at this moment, uncovered for whoever decides unless it is the cover that is wanted."""
        slot = self.keep(table, moment, people, seated, options)
        if slot is None:
            return False
        self.window.continue_match(slot)
        self._settle()
        conductor = self.window.page.conductor
        if not covered and conductor is not None and conductor.covered:
            self.window.page.pass_screen.ready.emit()
        self.take(name, self.window)
        return True

    def with_draft(self, name: str, wanted: Callable[[Any], bool]) -> None:
        """Photograph the match at the table with the first draft that is wanted laid out."""
        conductor = self.window.page.conductor
        assert conductor is not None
        draft = next((one.action for one in conductor.offered if not one.refusal and wanted(one.action)), None)
        if draft is None:
            raise LookupError(f"nothing of this kind can be laid out: {name}")
        conductor.act(draft)
        self.take(name, self.window)

    def pages(self, table: Table, before: str) -> Screens:
        """A table's pages beside the match: new game, cards, rulebook, their names beginning with `before`."""
        art, window = self.house.studio, self.window
        yield (
            f"{before}new_game",
            lambda: self.dialog(f"{before}new_game", lambda: NewGame(art, table, self.house.settings, window)),
        )
        words = table.play.words(("Marta", "Ada", "Bruno", "Otto"))
        yield (
            f"{before}cards",
            lambda: self.dialog(f"{before}cards", lambda: CardsSheet(art, table, words, window)),
        )
        language = self.house.translators.language
        yield (
            f"{before}rulebook",
            lambda: self.dialog(f"{before}rulebook", lambda: Rulebook(art, table, language, window)),
        )


def is_a(kind: str) -> Callable[[Any], bool]:
    """Whether a draft is of the class of this name."""
    return lambda draft: type(draft).__name__ == kind


def contact_sheet(pictures: Sequence[Path], target: Path, columns: int = 4) -> None:
    """All pictures small on one sheet, each with its name."""
    images = [(path.stem, QImage(str(path))) for path in pictures]
    cell = (THUMB, round(THUMB * 0.66) + 24)
    rows = -(-len(images) // columns)
    sheet = QImage(columns * (cell[0] + 12) + 12, rows * (cell[1] + 12) + 12, QImage.Format.Format_RGB32)
    sheet.fill(colour("walnut2"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setFont(sans(14))
    painter.setPen(colour("paper"))
    for i, (name, image) in enumerate(images):
        x, y = 12 + i % columns * (cell[0] + 12), 12 + i // columns * (cell[1] + 12)
        image.setDevicePixelRatio(1)
        small = image.scaled(
            cell[0], cell[1] - 24, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(x + (cell[0] - small.width()) // 2, y, small)
        painter.drawText(QRectF(x, y + cell[1] - 22, cell[0], 20), Qt.AlignmentFlag.AlignCenter, name)
    painter.end()
    sheet.save(str(target))
