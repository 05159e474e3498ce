"""The faces of Island Settlers: the board, its pieces and cards, the paper round it, the emblem."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art import (
    island_cards,
    island_charts,
    island_lands,
    island_panels,
    island_pieces,
    island_sea,
    island_talk,
    princes_table,
    surfaces,
)
from ui.art.cuts import at, box, flat, outlined, polygon, rough, worn
from ui.art.face import Entry, Look, Painter
from ui.art.fonts import sans
from ui.art.gouges import clipped
from ui.art.island_lands import hexagon
from ui.art.island_things import SAND, SEA
from ui.art.palette import mix
from ui.art.panels import labels, type_by_night

_TRIO = ((-46, -80, "mountains", 1), (46, -80, "fields", 2), (0, 0, "forest", 1), (-92, 0, "pasture", 0),
         (92, 0, "hills", 0), (-46, 80, "hills", 2), (46, 80, "pasture", 2))  # fmt: skip
"""The seven hexes of the emblem: place, terrain, print."""


def emblem() -> Painter:
    """Seven hexes in the sea as a small square print: the sign of the game."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        side = min(rect.width(), rect.height())
        with at(painter, rect.center().x(), rect.center().y(), side / 100):
            field = rough(box(-47.5, -47.5, 95, 95, 3), 0.4, "emblem", 6)
            flat(painter, field, SEA)
            with clipped(painter, field):
                island_sea.waves(-50, -50, 100, 100, 5).ink(painter, "#6E9DAE", 0.6)
                for x, y, _, _ in _TRIO:
                    with at(painter, x * 0.29, y * 0.29):
                        flat(painter, polygon(hexagon(20)), SAND)
                        outlined(painter, polygon(hexagon(20)), 1.2, mix(SAND, "bark", 0.5))
                for x, y, terrain, variant in _TRIO:
                    made = island_lands.land(terrain, variant)
                    made(painter, QRectF(x * 0.29 - 14.3, y * 0.29 - 16.5, 28.6, 33), look)
            worn(painter, field, look, 0.4, 100 / side)
            outlined(painter, field, 3.4)

    return paint


PAINTERS = {
    "sea": Entry(island_sea.sea, rim=16, stand_in=island_sea.plain_sea, two_tone=True),
    "coast": Entry(island_sea.coast, bleed=0.09, rim=4, two_tone=True),
    "compass": Entry(island_sea.compass, two_tone=True),
    "whale": Entry(island_sea.whale),
    "hex": Entry(island_lands.land, stand_in=island_lands.plain_land),
    "hex_spot": Entry(island_lands.spot),
    "harbor": Entry(island_sea.harbor),
    "token": Entry(island_pieces.token, stand_in=island_pieces.plain_disc),
    "road": Entry(island_pieces.road, bleed=0.5),
    "settlement": Entry(island_pieces.settlement, bleed=0.12),
    "city": Entry(island_pieces.city, bleed=0.12),
    "robber": Entry(island_pieces.robber, bleed=0.05),
    "node_spot": Entry(island_pieces.node_spot),
    "path_spot": Entry(island_pieces.path_spot, bleed=0.6),
    "piece": Entry(island_pieces.piece, bleed=0.12),
    "card": Entry(island_cards.goods, stand_in=island_cards.plain),
    "development": Entry(island_cards.development, stand_in=island_cards.plain),
    "award": Entry(island_cards.award, stand_in=island_cards.plain),
    "piece_card": Entry(island_cards.piece_card, stand_in=island_cards.plain),
    "back": Entry(island_cards.back, stand_in=island_cards.plain),
    "good": Entry(island_panels.one_good, bleed=0.15, rim=9),
    "goods": Entry(island_panels.some_goods, bleed=0.05),
    "symbol": Entry(island_panels.symbol),
    "figure": Entry(island_panels.figure, rim=4, two_tone=True),
    "die": Entry(princes_table.die),
    "plate": Entry(island_panels.plate, rim=10, stand_in=island_panels.plain_sheet, two_tone=True),
    "panel": Entry(island_panels.panel, rim=8, stand_in=island_panels.plain_sheet, two_tone=True),
    "slot": Entry(island_panels.slot, rim=10, two_tone=True),
    "price": Entry(island_panels.price, stand_in=island_panels.plain_sheet, two_tone=True),
    "stock": Entry(island_panels.stock, two_tone=True),
    "answer": Entry(island_talk.answer, two_tone=True),
    "offer": Entry(island_talk.offer, stand_in=island_panels.plain_sheet, two_tone=True),
    "button": Entry(island_talk.button, rim=6, stand_in=island_panels.plain_sheet, two_tone=True),
    "deal": Entry(island_talk.deal, rim=6, stand_in=island_panels.plain_sheet, two_tone=True),
    "step": Entry(island_talk.step, two_tone=True),
    "blank": Entry(island_panels.blank),
    "label": Entry(labels(partial(sans, bold=True), type_by_night), rim=2, two_tone=True),
    "histogram": Entry(island_charts.histogram, two_tone=True),
    "lines": Entry(island_charts.lines, two_tone=True),
    "totals": Entry(island_charts.totals, two_tone=True),
    "emblem": Entry(emblem, stand_in=surfaces.plain_paper),
}
"""The faces of this room."""
