"""Contact sheets: all faces of a game side by side, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from ui.art.cuccu_numerals import NUMERALS
from ui.art.face import Face, Look, painter_of
from ui.art.faces_cuccu import ORDER
from ui.art.gouges import painting
from ui.art.palette import colour

VALUES = {"cuckoo": "XV", "hunter": "XIIII", "horse": "XIII", "cat": "XII", "inn": "XI", "zero": "0", "fool": "?"}
VALUES |= {"bucket": "\u22121", "mask": "\u22122", "lion": "\u22123"} | {text: text for text in NUMERALS}
"""What is written on a card as its value: the same in every language."""


def cuccu_sheet(
    names: Mapping[str, str], width: int = 358, columns: int = 7, look: Look | None = None, gap: int = 26
) -> QImage:
    """The twenty faces and the back of Cuccù, ``width`` pixels each. ``names`` by card key; empty: without any text."""
    look = look or Look()
    high = round(width * 88 / 63)
    faces = [Face("cuccu", "card", (key, names[key], VALUES[key]) if names else (key,)) for key in ORDER]
    faces.append(Face("cuccu", "back"))
    rows = -(-len(faces) // columns)
    image = QImage(columns * (width + gap) + gap, rows * (high + gap) + gap, QImage.Format.Format_RGB32)
    image.fill(colour("walnut2").lighter(130))
    with painting(image) as painter:
        for i, face in enumerate(faces):
            painter.save()
            painter.translate(gap + i % columns * (width + gap), gap + i // columns * (high + gap))
            painter_of(face)(painter, QRectF(0, 0, width, high), look)
            painter.restore()
    return image
