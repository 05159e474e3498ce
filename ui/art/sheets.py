"""Contact sheets: all faces of a game side by side, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from desktop.rules.clans.cards import CARDS as GROVES
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, FACES, RESOURCES
from ui.art.clans_marks import CLANS
from ui.art.cuccu_numerals import NUMERALS
from ui.art.face import Face, Look, painter_of
from ui.art.faces_cuccu import ORDER
from ui.art.gouges import painting
from ui.art.palette import colour
from ui.art.princes_land import PLACES, REGIONS
from ui.art.princes_marks import FIGURES

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


def princes_sheet(names: Mapping[str, str], texts: Mapping[str, str] | None = None, look: Look | None = None) -> QImage:
    """All faces of Rival Princes. ``names`` by card id; empty: without any text. ``texts``: rules for large cards."""
    look, texts = look or Look(), texts or {}
    square = [Face("princes", "region", (land, i + 1, i % 4)) for i, land in enumerate(REGIONS)]
    square += [Face("princes", "region", ("pasture", 5, stored)) for stored in range(4)]
    square += [Face("princes", "town", (kind,)) for kind in PLACES]
    square += [Face("princes", "back", ("region",)), Face("princes", "emblem")]
    sites = [Face("princes", "site", (key,)) for key, data in CARDS.items() if data.kind != "action"]
    small = [Face("princes", "die", (number,)) for number in range(1, 7)]
    small += [Face("princes", "event_die", (symbol,)) for symbol in FACES]
    small += [Face("princes", "token", (kind,)) for kind in ("knight", "mill")]
    small += [Face("princes", "spot", (legal,)) for legal in (False, True)]
    small += [Face("princes", "mover", (seat,)) for seat in (0, 1)]
    small += [Face("princes", "resource", (kind,)) for kind in RESOURCES]
    small += [Face("princes", "figure", (kind,)) for kind in FIGURES]
    cards = [Face("princes", "card", (key, names[key]) if names else (key,)) for key in (*CARDS, *EVENT_COPIES)]
    cards += [Face("princes", "back", (kind,)) for kind in ("draw", "event")]
    large = [Face("princes", "card", (key, names.get(key, ""), text)) for key, text in texts.items()]
    rows = [(square, 150, 150), (sites, 96, 96), (small, 64, 64), (cards, 150, 210), (large, 286, 400)]
    return _rows(rows, 1950, look)


def _rows(rows: Sequence[tuple[Sequence[Face], int, int]], wide: int, look: Look, gap: int = 16) -> QImage:
    """Faces of one size after another in lines of at most so many pixels; each size begins a new line."""
    spots, y = [], gap
    for faces, width, height in rows:
        per_line = (wide - gap) // (width + gap)
        for i, face in enumerate(faces):
            at = QPointF(gap + i % per_line * (width + gap), y + i // per_line * (height + gap))
            spots.append((face, at, QRectF(0, 0, width, height)))
        y += -(-len(faces) // per_line) * (height + gap)
    image = QImage(wide, y, QImage.Format.Format_RGB32)
    image.fill(colour("walnut2").lighter(130))
    with painting(image) as painter:
        for face, at, rect in spots:
            painter.save()
            painter.translate(at)
            if (face.room, face.name) == ("princes", "region"):  # on the table it is turned by what it stores
                painter.translate(rect.center())
                painter.rotate(90 * int(face.args[2]))
                painter.translate(-rect.center())
            painter_of(face)(painter, rect, look)
            painter.restore()
    return image


def clans_sheet(names: Mapping[str, str], width: int = 130, look: Look | None = None) -> QImage:
    """All 187 cards of The Four Groves so many pixels wide; ``names`` by card id; empty: without any text."""
    high = round(width * 88 / 63)
    cards = [Face("clans", "card", (key, names.get(key, ""))) for key, data in GROVES.items() if data.type != "region"]
    square = [
        Face("clans", "region", (key, names.get(key, ""))) for key, data in GROVES.items() if data.type == "region"
    ]
    backs = [Face("clans", "back", (deck, clan)) for deck in ("dynasty", "fate") for clan in CLANS]
    rows = [(cards, width, high), (square, width, width), (backs, width, high)]
    return _rows(rows, 17 * (width + 12) + 12, look or Look(), 12)
