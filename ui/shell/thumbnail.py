"""The small picture of a match for the list of saved games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize

from desktop.rules.kit import WATCHER, View
from desktop.saves.schema import Person, Save
from ui.shell.reader import Reader
from ui.shell.table import Table
from ui.shell.widgets import Studio, pixmap_of

SIZE = QSize(422, 264)
AREA = QRectF(0, 0, 900, 720)
"""What boards draw their small picture for."""


def thumbnail(match: Reader, studio: Studio) -> bytes:
    """The table as a PNG: with the eyes of the only person, else what everybody may see."""
    return _picture(match.table, match.session.view(match.session.alone), match.words, studio)


def thumbnail_of(save: Save, table: Table, studio: Studio) -> bytes:
    """The same of a match that is not open."""
    persons = [i for i, seat in enumerate(save.seats) if isinstance(seat, Person)]
    seat = persons[0] if len(persons) == 1 else WATCHER
    view = table.game.view(save.snapshot, seat, save.knowledge[seat if seat >= 0 else -1])
    return _picture(table, view, table.words([player.name for player in save.seats], save.options), studio)


def _picture(table: Table, view: View, words: Any, studio: Studio) -> bytes:
    picture = pixmap_of(table.play.board.thumbnail(view, words), AREA, SIZE, 1.0, studio)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(data.data())
