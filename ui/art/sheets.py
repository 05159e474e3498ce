"""Contact sheets: all faces of a game side by side, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from desktop.rules.clans.cards import CARDS as GROVES
from desktop.rules.dogs.cards import DOGS, PAWS, SPACES, TRICKS
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, FACES, RESOURCES
from ui.art.clans_marks import CLANS
from ui.art.cuccu_numerals import NUMERALS
from ui.art.face import Face, Look, painter_of
from ui.art.faces_cuccu import ORDER
from ui.art.gouges import painting
from ui.art.island_lands import TERRAINS, VARIANTS
from ui.art.island_panels import SYMBOLS
from ui.art.island_scenes import COSTS
from ui.art.island_things import KINDS
from ui.art.palette import colour
from ui.art.princes_land import PLACES, REGIONS
from ui.art.princes_marks import FIGURES

VALUES = {"cuckoo": "XV", "hunter": "XIIII", "horse": "XIII", "cat": "XII", "inn": "XI", "zero": "0", "fool": "?"}
VALUES |= {"bucket": "\u20131", "mask": "\u20132", "lion": "\u20133"} | {text: text for text in NUMERALS}
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


def island_sheet(names: Mapping[str, str], look: Look | None = None) -> QImage:
    """All prints of Island Settlers; ``names`` by card key, what has none stays without."""
    look = look or Look()

    def cards(kind: str, keys: Sequence[str]) -> list[Face]:
        return [Face("island", kind, (key, names[key]) if key in names else (key,)) for key in keys]

    developments = ("knight", "year_of_plenty", "monopoly", "road_building", "point")
    lands = [Face("island", "hex", (terrain, print_)) for print_ in range(VARIANTS) for terrain in TERRAINS]
    harbors = [Face("island", "harbor", (kind, side)) for side, kind in enumerate(("any", *KINDS))]
    large = cards("card", KINDS) + cards("development", developments) + cards("award", ("road", "army"))
    large += cards("piece_card", ("road", "settlement", "city"))
    large += [Face("island", "back", (kind,)) for kind in ("development", "goods")]
    pieces = [Face("island", kind, (seat,)) for seat in range(4) for kind in ("settlement", "city", "node_spot")]
    pieces += [Face("island", "token", (number,)) for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)]
    pieces += [Face("island", "token", (6, state)) for state in ("hot", "robbed")]
    pieces += [Face("island", kind) for kind in ("robber", "compass", "whale", "emblem")]
    roads = [Face("island", kind, (seat,)) for kind in ("road", "path_spot") for seat in range(4)]
    small = [Face("island", "good", (kind,)) for kind in KINDS] + [
        Face("island", "symbol", (kind,)) for kind in SYMBOLS
    ]
    prices = [Face("island", "price", (what, names.get(what, ""), "3", "can")) for what in COSTS]
    plates = [Face("island", "plate", (seat, "Ada", "6", 7, 1, 2, 5, "road", seat == 0)) for seat in range(4)]
    rows = [(lands, 139, 160), (harbors, 180, 180), (large, 100, 140), (pieces, 72, 72), (roads, 72, 18),
            (small, 36, 36), (prices, 226, 36), (plates, 182, 84)]  # fmt: skip
    return _rows(rows, 946, look)


def dogs_sheet(names: Mapping[str, str], texts: Mapping[str, str] | None = None, look: Look | None = None) -> QImage:
    """All faces of Six Good Dogs. ``names`` by dog ("d01") and trick, ``texts`` by trick; empty: without any text."""
    look, texts = look or Look(), texts or {}
    cards = []
    for dog in DOGS:
        key, spaces = f"d{dog:02}", "".join(map(str, SPACES[dog]))
        cards.append(Face("dogs", "card", (key, spaces, PAWS[dog], names.get(key, ""))))
    tiles = [Face("dogs", "tile", (trick, names.get(trick, ""), texts.get(trick, ""))) for trick in TRICKS]
    tiles += [Face("dogs", "tile_back", (trick, names.get(trick, ""))) for trick in ("howl", "run")]
    medals = [Face("dogs", "medal", (key,)) for key in (*(f"d{dog:02}" for dog in DOGS), "")]
    states = ("", "chosen", "hot", "off", "set")
    small = [Face("dogs", "die", (number, state)) for state in states for number in range(1, 7)]
    small += [Face("dogs", "tumble", (pose,)) for pose in range(8)]
    small += [Face("dogs", "buried", (number,)) for number in (0, *range(1, 7))]
    small += [Face("dogs", "space", (number, state)) for state in ("free", "glow", "want") for number in range(1, 7)]
    small += [Face("dogs", "treat"), Face("dogs", "hole"), *(Face("dogs", "heap", (count,)) for count in (0, 2, 5))]
    small += [Face("dogs", "kind", (trick,)) for trick in ("howl", "walk", "run", "beg", "fetch")]
    yards = [Face("dogs", "yard", (True,)), Face("dogs", "tray", ("run",)), Face("dogs", "emblem")]
    fences = [Face("dogs", "fence", (total,)) for total in range(9)]
    rows = [(cards, 132, 184), (tiles, 186, 160), (medals, 44, 44), (small, 50, 50)]
    rows += [(yards, 250, 250), (fences, 190, 60)]
    return _rows(rows, 1640, look)


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
            if face.room == "princes" and face.name == "region":  # on the table it is turned by what it stores
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
