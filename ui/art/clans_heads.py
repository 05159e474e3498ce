"""Heads of the figures: faces, beards, masks, hair, hats and helmets. Round 0,0, about 17 units high."""

from __future__ import annotations

import math
from typing import NamedTuple

from ui.art.clans_marks import CLANS, draw_mon
from ui.art.clans_press import Block, drawn, path
from ui.art.cuts import box, polygon
from ui.art.gouges import Colour, ellipse

SKIN, SHADED = "#EBC9A2", "#D9AE86"

_COVERED = ("topknot", "long", "eboshi", "wild", "band", "bun", "tail", "kanmuri")
_HATS = {"jingasa": "", "straw": "ochre", "basket": "#B99653"}


def head(
    block: Block,
    gear: str,
    clan: str = "",
    beard: bool = False,
    mask: bool = False,
    long: bool = False,
    accent: Colour = "gold",
    face: Colour = SKIN,
    mien: int = 0,
) -> None:
    """A head with what it wears: hair, a hat, or a helmet "kabuto-..."; ``mien`` chooses one of six faces."""
    deep = CLANS[clan].deep
    look = MIENS[mien % len(MIENS)].look
    if long or gear == "long":
        block.fill(drawn("M-8.5,-2 C-9,-15 9,-15 8.5,-2 C11,16 14,30 11,42 L-12,42 C-14,28 -10,14 -8.5,-2"), "ink", 0.2)
        for x in (-9.5, -6.5, 7.5, 10):
            block.gouge(x * 0.9, 6, x, 36, 0.45, "soft")
    block.shape(drawn("M-3.4,4 L-4.4,13 L4.4,13 L3.4,4 Z"), SHADED, 0.7)
    outline = path(
        "M", -6.4, -4, "C", -6.8, -12, 6.8, -12, 6.4, -4,
        "C", 6.6, 2, 4, 8.4, 0.6 * look, 8.6, "C", -4, 8.4, -6.6, 2, -6.4, -4,
    )  # fmt: skip
    block.shape(outline, face, 1.0)
    _features(block, MIENS[mien % len(MIENS)], mask)
    if beard:
        block.fill(drawn("M-5.5,2 C-3,5 3,5 5.5,2 C5,12 2,20 0.5,22 C-2,19 -5,12 -5.5,2"), "snow", 0.2)
        for x in (-3, 0, 3):
            block.gouge(x, 6, x * 0.5, 17, 0.35, "ink")
    if mask:
        middle = 0.9 * look
        outline = path(
            "M", -6.6, 0, "L", -2, 1, "L", middle, 3, "L", 2.6, 1, "L", 6.6, 0,
            "C", 6.4, 6, 3.6, 10, 0, 10, "C", -3.6, 10, -6.4, 6, -6.6, 0,
        )  # fmt: skip
        block.shape(outline, deep, 0.8)
        for x in (-2.4, -0.8, 0.8, 2.4):
            block.gouge(x, 4.6, x, 7, 0.5, "snow")
    if gear in _COVERED:
        block.fill(drawn("M-6.9,-1 C-8,-15 8,-15 6.9,-1 C6,-6 3,-8.4 -1,-8 C-4,-7.4 -6,-5 -6.9,-1"), "ink", 0.15)
    if gear in _HATS:
        _hat(block, gear, clan)
    elif gear.startswith("kabuto"):
        _helmet(block, gear.removeprefix("kabuto-"), clan, accent)
    else:
        _hair(block, gear, deep, accent)


class Mien(NamedTuple):
    """A face: where it looks (-1..1), how its brows slant, how open its eyes are, and what else it has."""

    look: float
    brow: float
    open: float
    extra: str = ""


MIENS = (
    Mien(1.0, -1.3, 0.75),
    Mien(-1.0, -0.5, 0.95, "moustache"),
    Mien(0.7, 0.5, 1.05, "lips"),
    Mien(-0.8, -1.9, 0.6, "scar"),
    Mien(1.2, -0.2, 0.85, "goatee"),
    Mien(-1.2, 0.2, 0.7, "lines"),
)
"""The six faces."""


def _features(block: Block, mien: Mien, grim: bool) -> None:
    """Eyes, brows, nose and mouth in six cuts, and one thing more."""
    middle = 0.9 * mien.look
    for side in (-1, 1):
        outer = -2.9 - (0.4 if grim else 0)
        block.gouge(middle + side * 1.3, -1.6, middle + side * 4.4, outer, mien.open, "ink")
        block.gouge(middle + side * 1.4, -4.0, middle + side * 4.8, -4.0 + mien.brow, 0.6, "ink")
    block.ink(path("M", middle, -1, "L", middle * 2.2, 2.5, "L", middle - 0.4 * mien.look, 2.8), 0.6)
    lips = mien.extra == "lips"
    block.gouge(
        middle - (1.6 if lips else 2), 5.2, middle + (1.6 if lips else 2), 5.2, 0.85 if lips else 0.55, "#8E2A1F"
    )
    if mien.extra == "moustache":
        for side in (-1, 1):
            block.gouge(middle, 3.8, middle + side * 4, 5.2, 0.6, "ink", side * 0.5)
    elif mien.extra == "goatee":
        block.fill(drawn("M-1.6,6.4 Q0,7 1.6,6.4 L0.3,10.8 Z", middle), "ink", 0)
    elif mien.extra == "scar":
        block.gouge(middle + 2.2, -4.6, middle + 4.6, 2.6, 0.5, "#A8432F")
    elif mien.extra == "lines":
        for side in (-1, 1):
            block.gouge(middle + side * 2.6, 2.4, middle + side * 3.6, 5, 0.35, SHADED)
            block.gouge(middle + side * 5, -0.6, middle + side * 6, 0.6, 0.3, SHADED)


def _hair(block: Block, gear: str, deep: Colour, accent: Colour) -> None:
    """Hair as it is worn, caps of the court, hoods, a shaven head."""
    if gear == "topknot":
        block.fill(drawn("M-2,-11 C-6,-17 1,-20 4,-15 C3,-13 1,-12 0,-11 Z"), "ink", 0.1)
        block.gouge(-3, -12, 2.5, -12, 0.8, accent)
    elif gear == "tail":
        block.fill(drawn("M-3,-11 C-8,-17 -15,-10 -17,6 C-13,-3 -9,-8 -4,-8 Z"), "ink", 0.2)
        block.gouge(-6, -13, -3, -8, 1, accent)
    elif gear == "bun":
        block.fill(ellipse(0, -14, 4.2, 3.6), "ink", 0.1)
        block.ink(drawn("M-7,-16.5 L7,-12.5"), 0.9, accent)
        block.fill(ellipse(7.4, -12.4, 1.5), "madder", 0)
    elif gear == "wild":
        for i in range(11):
            turn = math.pi * (1.02 + i * 0.096)
            x, y = math.cos(turn), math.sin(turn)
            block.gouge(5 * x, -4 + 6 * y, 15 * x, -2 + 15 * y, 2.2, "ink")
    elif gear == "band":
        block.shape(box(-7, -7.6, 14, 2.6), accent, 0.5)
        block.gouge(-6.5, -6.5, -15, -1, 1.1, accent)
        block.gouge(-6.5, -6.5, -13, 4, 1, accent)
    elif gear == "eboshi":
        block.shape(drawn("M-6.6,-7 L6.6,-7 C6,-16 4,-26 -2,-28 C-8,-26 -5,-14 -6.6,-7"), "ink", 0.5)
        block.gouge(3, -10, 0, -25, 0.6, "soft")
        block.gouge(-6, -7.5, 6, -7.5, 0.9, accent)
    elif gear == "kanmuri":
        block.shape(drawn("M-6.5,-8 L6.5,-8 L5,-14 L-5,-14 Z"), "ink", 0.4)
        block.shape(drawn("M-4.5,-13 C-6,-22 -10,-27 -16,-24 C-14,-20 -9,-20 -1,-13 Z"), "ink", 0.4)
        block.ink(drawn("M-8,-9.5 L8,-9.5"), 0.8, accent)
    elif gear == "bald":
        block.gouge(-3, -8.4, 3, -8.6, 0.4, SHADED)
        for x in (-1.6, 0, 1.6):
            block.fill(ellipse(x, -7.2, 0.5), "ink", 0)
    elif gear == "hood":
        outline = drawn("M-9,9 C-12,-8 -6,-15 0,-15 C6,-15 12,-8 9,9 L5.6,7 C7,-4 4,-8 0,-8 C-4,-8 -7,-4 -5.6,7 Z")
        block.shape(outline, deep, 0.9)
        block.shape(box(-6.2, 1.6, 12.4, 7), deep, 0.6)


def _hat(block: Block, gear: str, clan: str) -> None:
    """The iron hat of foot soldiers, a straw hat, the basket of begging monks."""
    if gear == "basket":
        outline = drawn("M-8.5,6 C-10,-14 -5,-17 0,-17 C5,-17 10,-14 8.5,6 Z")
    elif gear == "straw":
        outline = drawn("M-17,-2 Q-12,-14 0,-15.5 Q12,-14 17,-2 Q0,-7 -17,-2")
    else:
        outline = drawn("M-14.5,-4 L0,-17.5 L14.5,-4 Q0,-8 -14.5,-4")
    block.shape(outline, _HATS[gear] or CLANS[clan].main, 1.0)
    area = outline.boundingRect()
    if gear == "basket":
        for i in range(5):
            block.gouge(area.left() + 1.5, -11 + i * 3.6, area.right() - 1.5, -11 + i * 3.6, 0.45, "ink")
            block.gouge(area.left() + 3 + i * 3.2, -14, area.left() + 2.6 + i * 3.3, 5, 0.4, "paper")
        return
    for i in range(6):
        part = (i + 0.5) / 3 - 1
        tint = "paper" if gear == "jingasa" else "ink"
        block.gouge(0, area.top() + 1.5, part * 13, -6.5 + abs(part) * 3, 0.5, tint)
    if gear == "jingasa" and clan:
        draw_mon(block.painter, clan, 0, -10, 5.4, "snow")


def _helmet(block: Block, crest: str, clan: str, accent: Colour) -> None:
    """A helmet with its neck guard in three plates and a crest: horns, moon, sun, mon, plume, antler; plain."""
    dress = CLANS[clan]
    for side in (-1, 1):
        for k in range(3):
            plate = [(5, -7 + 3.6 * k), (10.2 + 1.9 * k, -5 + 4.2 * k), (11.6 + 1.9 * k, -0.8 + 4.2 * k)]
            corners = [(side * x, y) for x, y in (*plate, (6, -3 + 3.6 * k))]
            block.shape(polygon(corners), dress.deep if k == 1 else dress.main, 0.7)
    block.shape(drawn("M-9,-4.5 C-9.4,-20 9.4,-20 9,-4.5 Q0,-9 -9,-4.5"), dress.deep, 1.0)
    for part in (-0.72, -0.38, 0, 0.38, 0.72):
        block.gouge(part * 3, -16, part * 9, -6.4, 0.5, "paper")
    block.shape(drawn("M-10,-5 Q0,-10.5 10,-5 Q0,-6 -10,-5"), "ink", 0.3)
    if crest == "horns":
        for side in (-1, 1):
            block.shape(drawn("M1.5,-10 C7,-13 12,-20 11,-30 C8,-22 4,-17 0,-14.5 Z", across=side), accent, 0.7)
    elif crest == "moon":
        block.shape(drawn("M-12,-24 C-9,-8 9,-8 12,-24 C7,-14 -7,-14 -12,-24"), accent, 0.7)
    elif crest == "sun":
        block.shape(ellipse(0, -18, 6), accent, 0.7)
        for i in range(7):
            x, y = math.cos(math.pi * (1 + i / 6)), math.sin(math.pi * (1 + i / 6))
            block.gouge(6 * x, -18 + 6 * y, 10 * x, -18 + 10 * y, 0.8, accent)
    elif crest == "mon":
        block.halo(ellipse(0, -19, 6.5), 1.2, "ink")
        block.fill(ellipse(0, -19, 6.5), accent, 0.1)
        draw_mon(block.painter, clan, 0, -19, 9.5, dress.deep)
    elif crest == "plume":
        block.shape(drawn("M-1,-15 C2,-34 -16,-36 -22,-18 C-15,-26 -6,-24 -3,-14 Z"), accent, 0.7)
        for i in range(3):
            block.gouge(-4, -19, -17 + i * 3, -26 - i, 0.5, "paper")
    elif crest == "antler":
        for side in (-1, 1):
            antler = drawn("M3,-12 Q12,-18 10,-32 M9.5,-20 L16,-27 M10.5,-25 L6,-31", across=side)
            block.ink(antler, 1.7, accent)
