"""Bodies of the figures: robe, court dress, armour, kimono, habit, cloak. Feet at 0, shoulders at -70 units."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from ui.art.clans_heads import SKIN
from ui.art.clans_marks import CLANS, Dress, draw_mon
from ui.art.clans_press import Block, drawn, path
from ui.art.cuts import box, polygon
from ui.art.gouges import Colour, Points, clipped, ellipse, pen
from ui.art.palette import colour, mix

_COLLAR = "M-6.5,-71 L0,-48 6.5,-71 3,-73 0,-61 -3,-73 Z"


def hatch(block: Block, outline: QPainterPath, count: int = 15) -> None:
    """Engraved shade: ink cuts from the right edge inwards, inside the shape."""
    area = outline.boundingRect()
    with clipped(block.painter, outline):
        for i in range(count):
            y = area.top() + area.height() * (0.16 + 0.84 * (i + block.between(0, 0.6)) / count)
            length = area.width() * block.between(0.16, 0.34)
            block.gouge(area.right() + 2, y + 1.5, area.right() - length, y - 1.5, 1.0, "ink", 0.4)


def _robe(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """A robe with hanging sleeves and a broad sash."""
    outline = drawn(
        "M-7,-70 C-16,-69 -22,-63 -25,-54 L-36,-20 C-37,-13 -23,-9 -17,-14 L-15,-26 L-22,6 L22,6 L15,-26 "
        "L17,-14 C23,-9 37,-13 36,-20 L25,-54 C22,-63 16,-69 7,-70 Z"
    )
    block.halo(outline)
    block.shape(outline, dress.main, 1.2)
    hatch(block, outline)
    for side in (-1, 1):
        cuff = drawn("M36,-20 C37,-13 23,-9 17,-14 L18,-19 C24,-14 34,-17 35,-23 Z", across=side)
        block.shape(cuff, dress.light, 0.7)
        block.gouge(side * 17, -60, side * 27, -26, 0.9, "paper", side * 2)
        block.gouge(side * 13, -56, side * 18, -30, 0.7, dress.deep, side)
        block.gouge(side * 9, -28, side * 13, 4, 0.8, "paper")
        block.gouge(side * 3, -28, side * 5, 6, 0.7, dress.deep)
    block.shape(drawn("M-6.5,-71 L0,-50 6.5,-71 3,-73 0,-62 -3,-73 Z"), "snow", 0.7)
    block.shape(box(-13.5, -42, 27, 10), accent, 0.9)
    block.gouge(-13, -37, 13, -37, 0.7, dress.deep)


def _court(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """The wide formal robe: stiff shoulders, long sleeves that meet in front."""
    outline = drawn(
        "M-6,-70 L-30,-66 L-33,-55 L-26,-52 C-36,-34 -44,-12 -46,6 L46,6 C44,-12 36,-34 26,-52 L33,-55 L30,-66 L6,-70 Z"
    )
    block.halo(outline)
    block.shape(outline, dress.main, 1.2)
    hatch(block, outline)
    for side in (-1, 1):
        block.shape(drawn("M6,-70 L30,-66 33,-55 9,-56 Z", across=side), dress.deep, 0.9)
        block.gouge(side * 10, -66, side * 29, -62.5, 0.6, dress.light)
        block.gouge(side * 10, -60, side * 30, -58, 0.6, dress.light)
        sleeve = drawn("M12,-44 C24,-44 34,-28 36,-6 L8,-14 C4,-24 4,-36 12,-44", across=side)
        block.shape(sleeve, dress.light, 0.9)
        for k in range(3):
            block.gouge(side * (13 + 5 * k), -40 + 4 * k, side * (14 + 8 * k), -14 + 2 * k, 0.6, dress.main)
    block.shape(drawn(_COLLAR), "snow", 0.7)
    block.gouge(0, -48, 0, 6, 0.9, dress.deep)
    if clan:
        for side in (-1, 1):
            draw_mon(block.painter, clan, side * 20, -61, 6.5, "snow")


def _armour(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """Laced armour: sleeves, a skirt of four plates, a laced breastplate with the emblem."""
    for side in (-1, 1):
        block.shape(drawn("M13,-64 L29,-54 L27,-30 L15,-36 Z", across=side), dress.deep, 1)
    skirt = drawn("M-14,-36 L14,-36 L27,6 L-27,6 Z")
    block.halo(skirt)
    block.shape(skirt, dress.deep, 1.1)
    for k in range(4):
        left, right = -14 + 7 * k, -7 + 7 * k
        low_left, low_right = left * 1.85, right * 1.85
        plate = polygon([(left + 0.4, -35), (right - 0.4, -35), (low_right - 0.8, -6), (low_left + 0.8, -6)])
        block.shape(plate, mix(dress.main, dress.deep, 0.35) if k % 2 else dress.main, 0.9)
        for j in range(3):
            part = (j + 0.7) / 3.4
            x0, x1 = left + (low_left - left) * part + 0.8, right + (low_right - right) * part - 0.8
            block.gouge(x0, -35 + 29 * part, x1, -35 + 29 * part, 0.75, "snow" if j == 1 else dress.light)
    breast = drawn("M-11,-69 L11,-69 C17,-62 17,-46 14,-34 L-14,-34 C-17,-46 -17,-62 -11,-69")
    block.halo(breast, 2)
    block.shape(breast, dress.main, 1.1)
    hatch(block, breast, 9)
    for j in range(5):
        y = -62 + 5.6 * j
        block.gouge(-14.5, y, 14.5, y, 0.65, "ink")
        for i in range(9):
            x = -12.5 + i * 3.1
            block.gouge(x, y + 0.6, x, y + 4.4, 0.42, accent if j == 2 else dress.light)
    block.shape(box(-14.6, -40, 29.2, 4.6), accent, 0.8)
    if clan:
        block.halo(ellipse(0, -53, 6), 1, "ink")
        block.fill(ellipse(0, -53, 6), dress.deep, 0.1)
        draw_mon(block.painter, clan, 0, -53, 8.8, accent)


def _kimono(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """A swordsman's dress: short sleeves, wide pleated trousers."""
    outline = drawn(
        "M-7,-70 C-18,-68 -22,-60 -26,-48 L-33,-30 L-21,-25 L-15,-38 L-16,-30 L16,-30 L15,-40 L22,-26 L34,-31 "
        "L26,-50 C22,-61 17,-68 7,-70 Z"
    )
    trousers = drawn("M-15,-32 L15,-32 L28,6 L-28,6 Z")
    block.halo(trousers)
    block.shape(trousers, dress.deep, 1.1)
    for part in (-0.75, -0.4, 0, 0.4, 0.75):
        block.gouge(part * 14, -30, part * 26, 5, 0.9, dress.light)
    block.halo(outline)
    block.shape(outline, dress.main, 1.1)
    hatch(block, outline)
    for side in (-1, 1):
        block.gouge(side * 14, -62, side * 25, -34, 0.9, "paper", side * 2)
        block.gouge(side * 10, -60, side * 14, -40, 0.6, dress.deep)
    block.shape(drawn(_COLLAR), "snow", 0.7)
    block.shape(box(-15.5, -36, 31, 6), accent, 0.8)
    if clan:
        for side in (-1, 1):
            draw_mon(block.painter, clan, side * 13, -58, 6.6, "snow")


def _habit(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """A monk's habit with a mantle over one shoulder, and a string of beads."""
    outline = drawn(
        "M-7,-69 C-17,-67 -23,-60 -26,-50 L-32,-24 L-19,-20 L-17,-32 L-24,6 L24,6 L17,-32 L19,-20 L32,-24 "
        "L26,-50 C23,-60 17,-67 7,-69 Z"
    )
    block.halo(outline)
    block.shape(outline, mix(dress.light, "paper", 0.25), 1.1)
    hatch(block, outline)
    for side in (-1, 1):
        block.gouge(side * 16, -60, side * 26, -28, 0.9, dress.deep, side * 2)
        block.gouge(side * 8, -26, side * 14, 5, 0.8, dress.deep)
    mantle = drawn("M-17,-65 C-6,-60 8,-44 14,-26 L21,6 L-6,6 C-4,-20 -10,-44 -23,-58 Z")
    block.shape(mantle, dress.main, 1.1)
    for k in range(5):
        block.gouge(-16 + k * 5, -60 + 6 * k, -6 + k * 5.6, 4, 0.6, "paper", 1.5)
    for i in range(13):
        turn = 0.25 + i * 0.22
        block.shape(ellipse(-0.5 + 12 * math.cos(turn), -66 + 21 * math.sin(turn), 1.7), "#6B3B22", 0.5)


def _cloak(block: Block, clan: str, dress: Dress, accent: Colour) -> None:
    """A cloak of straw."""
    outline = drawn(
        "M-8,-70 C-22,-66 -30,-40 -37,-2 L-26,3 L-20,-2 L-12,6 L0,0 L12,6 L22,-2 L28,4 L36,-2 C30,-40 22,-66 8,-70 Z"
    )
    block.halo(outline)
    block.shape(outline, "#A98A4E", 1.1)
    hatch(block, outline)
    for k in range(3):
        y, wide = -60 + 21 * k, 13 + 9 * k
        for i in range(9):
            part = (i / 4 - 1) * wide
            block.gouge(part * 0.8, y, part * 1.08, y + 17, 0.8, "ink" if (i + k) % 2 else "paper")
    block.shape(drawn("M-10,-69 Q0,-60 10,-69 L12,-63 Q0,-52 -12,-63 Z"), dress.main, 0.8)


_BODIES: dict[str, Callable[[Block, str, Dress, Colour], None]] = {
    "robe": _robe,
    "court": _court,
    "armour": _armour,
    "kimono": _kimono,
    "habit": _habit,
    "cloak": _cloak,
}

WIDE = ("robe", "court", "habit", "kimono")
"""Dresses whose sleeves hang."""


def body(block: Block, kind: str, clan: str, accent: Colour = "gold") -> None:
    """A body in a dress of the clan's colours."""
    _BODIES[kind](block, clan, CLANS[clan], accent)


def shoulders(block: Block, clan: str, accent: Colour) -> None:
    """The plates on an armour's shoulders; they lie over the arms."""
    dress = CLANS[clan]
    for side in (-1, 1):
        plate = drawn("M10,-71 L31,-67 39,-42 19,-39 Z", across=side)
        block.halo(plate, 1.8)
        block.shape(plate, dress.main, 1.1)
        for j, tint in enumerate((dress.light, "snow", dress.light, accent)):
            part = (j + 0.6) / 4.2
            x0, x1 = side * (11 + 9 * part), side * (30 + 8 * part)
            block.gouge(x0, -71 + 32 * part, x1, -67 + 25 * part, 0.85, tint)
        if clan:
            draw_mon(block.painter, clan, side * 23, -62, 6, "snow")


def sleeve_of(kind: str, clan: str) -> Colour:
    """The colour of the arms of a dress."""
    dress = CLANS[clan]
    if kind == "armour":
        return dress.deep
    return mix(dress.light, "paper", 0.25) if kind == "habit" else dress.main


def arm(block: Block, joints: Points, tint: Colour, wide: bool = False, thick: float = 8.0) -> None:
    """A sleeve along its joints, with the hand at the last; it narrows in armour, a ``wide`` one hangs at the cuff."""
    last = len(joints) - 1
    half = [thick / 2 * (1 + 0.75 * i / last if wide else 1.12 - 0.3 * i / last) for i in range(last + 1)]
    strip = QPainterPath()
    strip.setFillRule(Qt.FillRule.WindingFill)
    for i in range(last):
        (x0, y0), (x1, y1) = joints[i], joints[i + 1]
        ux, uy = _towards(joints, i)
        short = 3.2 if i == last - 1 else 0
        end_x, end_y = x1 - ux * short, y1 - uy * short
        a, b = half[i], half[i + 1]
        near, far = [(x0 - uy * a, y0 + ux * a)], [(x0 + uy * a, y0 - ux * a)]
        strip.addPath(polygon([*near, (end_x - uy * b, end_y + ux * b), (end_x + uy * b, end_y - ux * b), *far]))
        if i < last - 1:
            strip.addEllipse(QPointF(x1, y1), b, b)
        if i == 0:
            strip.addEllipse(QPointF(x0, y0), a * 0.8, a * 0.8)
    if wide and last > 1:
        strip.addPath(_cuff(joints))
    block.painter.strokePath(strip, pen("ink", 2.1))
    block.painter.fillPath(strip, colour(tint))
    with clipped(block.painter, strip):
        for (x0, y0), (x1, y1) in pairwise(joints):
            for k in range(3):
                part = (k + 0.6) / 3.2
                x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
                block.gouge(x - 1, y + 6, x + 1.5, y - 1, 0.8, "ink", 0.6)
            block.gouge(x0, y0 - 1.6, x1, y1 - 1.6, 0.55, "paper", 0.4)
    x, y = joints[-1]
    block.shape(ellipse(x, y, 3.7, 3.4), SKIN, 0.9)
    block.gouge(x - 1.5, y + 0.6, x + 1.8, y + 0.9, 0.4, "ink")


def _towards(joints: Sequence[tuple[float, float]], index: int) -> tuple[float, float]:
    """The direction from a joint to the next, one unit long."""
    (x0, y0), (x1, y1) = joints[index], joints[index + 1]
    length = math.hypot(x1 - x0, y1 - y0) or 1
    return (x1 - x0) / length, (y1 - y0) / length


def _cuff(joints: Points) -> QPainterPath:
    """The hanging end of a wide sleeve."""
    (x0, y0), (x1, y1) = joints[-2], joints[-1]
    ux, uy = _towards(joints, len(joints) - 2)
    x, y = x1 - ux * 3, y1 - uy * 3
    return path(
        "M", x, y - 5, "C", x + 2, y + 6, x - ux * 3, y + 17, x - ux * 8, y + 17,
        "C", x - ux * 13, y + 14, x0, y0 + 8, x0, y0, "Z",
    )  # fmt: skip
