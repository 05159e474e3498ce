"""The small picture of a match for the list of saved games."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize

from desktop.rules.kit import WATCHER
from ui.shell.reader import Reader
from ui.shell.widgets import Studio, pixmap_of

SIZE = QSize(422, 264)
AREA = QRectF(0, 0, 900, 720)
"""What boards draw their small picture for."""


def thumbnail(match: Reader, studio: Studio) -> bytes:
    """The table as a PNG: with the eyes of the only person, else what everybody may see."""
    persons = match.session.persons
    view = match.session.view(persons[0] if len(persons) == 1 else WATCHER)
    picture = pixmap_of(match.table.board.thumbnail(view, match.words), AREA, SIZE, 1.0, studio)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(data.data())
