"""What stands on the land of The Four Groves: trees, reeds, boughs, halls, gates, banners, and the five elements."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from ui.art.clans_marks import draw_mon
from ui.art.clans_press import BLOSSOM, RUSH, TEAL, Block, drawn, path
from ui.art.cuts import box, polygon
from ui.art.gouges import Colour, ellipse
from ui.art.palette import colour

# -- plants -----------------------------------------------------------------------------------------------------------


def cedar(block: Block, x: float, y: float, high: float, tint: Colour = "forest") -> None:
    """A cedar that stands at (x, y): five tiers, cut on both sides."""
    block.fill(box(x - high * 0.025, y - high * 0.3, high * 0.05, high * 0.3), "ink", 0.1)
    for i in range(5):
        part = i / 5
        wide, at = high * (0.3 - 0.2 * part), y - high * (0.14 + 0.8 * part)
        tier = drawn("M0,-0.3 Q0.3,-0.08 1,0.02 L0,-0.02 -1,0.02 Q-0.3,-0.08 0,-0.3", x, at, wide, high)
        block.fill(tier, tint, 0.25)
        block.gouge(x + wide * 0.1, at - high * 0.16, x + wide * 0.75, at - high * 0.005, high * 0.008)
        block.gouge(x - wide * 0.05, at - high * 0.1, x - wide * 0.45, at - high * 0.02, high * 0.006)


def grove(
    block: Block, y: float, count: int, high: float, tint: Colour = "forest", left: float = 0, right: float = 100
) -> None:
    """Cedars side by side."""
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + block.between(-2, 2)
        cedar(block, x, y + block.between(-1, 2), high * block.between(0.75, 1.15), tint)


def bamboo(block: Block, xs: Sequence[float], tint: Colour = "olive") -> None:
    """Stems of bamboo over the whole height, with leaves at their joints."""
    for foot in xs:
        half, lean = 1.6 * block.between(0.7, 1.2), block.between(-4, 4)
        step = block.between(13, 18)
        x, y = foot, block.high + 2
        while y > -5:
            over = x + lean * step / block.high
            joint = [(x - half, y), (x + half, y), (over + half, y - step + 0.8), (over - half, y - step + 0.8)]
            block.shape(polygon(joint), tint, 0.6)
            block.gouge(x - half * 0.3, y - 2, over - half * 0.3, y - step + 2.5, 0.4)
            x, y = over, y - step
            if block.random.random() < 0.65:
                side = block.random.choice((-1, 1))
                for turn in (0.1, 0.5, 0.9):
                    leaf = tint if block.random.random() < 0.5 else "ink"
                    block.gouge(x, y, x + side * 9 * math.cos(turn), y + 8 * math.sin(turn) - 2, 1.1, leaf)


def branch(block: Block, side: int = 1, kind: str = "plum", y: float = 8, size: float = 1.0) -> None:
    """A bough from the upper corner, right (1) or left (-1), with blossoms, maple leaves or needles."""
    across, edge = (1, 0) if side < 0 else (-1, 100)
    reach = 46 * size
    bough = path(
        "M", -4, -3, "C", 14, -2, 22, 7, reach, 5, "C", 30, 10, 14, 5, -4, 4, "Z",
        "M", 18, 4, "Q", 26, 12, 27, 20, "Q", 22, 13, 14, 4, "Z",
    )  # fmt: skip
    placed = polygon([(edge + across * p.x(), y + p.y()) for p in bough.toFillPolygon().toList()])
    block.fill(placed, "ink", 0.3)
    for _ in range(int(11 * size)):
        part = block.random.random()
        x = edge + across * (2 + 44 * size * part)
        at = y + 3 + block.between(-7, 9) * (1 - part * 0.3)
        if kind == "plum":
            blossom(block, x, at, block.between(2.2, 3.6), block.random.choice(("snow", BLOSSOM, "#C77C8C")))
        elif kind == "maple":
            tint = block.random.choice(("madder", "clay", "#8A3324"))
            block.glyph("maple-leaf", x, at, block.between(7, 11), tint, turn=block.between(120, 240), halo=0.8)
        else:
            for i in range(5):
                turn = -2.6 + i * 0.5
                block.gouge(x, at, x + 4.5 * math.cos(turn), at + 4.5 * math.sin(turn), 0.45, "forest")


def blossom(block: Block, x: float, y: float, radius: float, tint: Colour = "snow") -> None:
    """A plum blossom."""
    petals = QPainterPath()
    petals.setFillRule(Qt.FillRule.WindingFill)
    for i in range(5):
        turn = -math.pi / 2 + i * 2 * math.pi / 5
        at = QPointF(x + radius * 0.55 * math.cos(turn), y + radius * 0.55 * math.sin(turn))
        petals.addEllipse(at, radius * 0.48, radius * 0.48)
    block.ink(petals, 0.7)
    block.painter.fillPath(petals, colour(tint))
    block.fill(ellipse(x, y, radius * 0.2), "madder", 0)


def reeds(
    block: Block,
    y: float,
    count: int = 26,
    tint: Colour = RUSH,
    high: float = 26,
    left: float = -2,
    right: float = 102,
) -> None:
    """Reeds, some with their brown heads."""
    for _ in range(count):
        x = left + (right - left) * block.random.random()
        tall, lean = high * block.between(0.6, 1.1), block.between(-5, 7)
        block.gouge(x, y + block.between(0, 3), x + lean, y - tall, 0.75, tint, block.between(-2, 2))
        if block.random.random() < 0.4:
            block.fill(ellipse(x + lean, y - tall, 0.9, 2.8), "#6B4A2A", 0.1)


# -- buildings --------------------------------------------------------------------------------------------------------


def roof(block: Block, x: float, y: float, wide: float, high: float, tint: Colour = "slate") -> None:
    """A curved roof with rows of tiles; (x, y) is the middle of its eaves."""
    outline = drawn(
        "M-0.54,-0.12 Q-0.5,0.08 -0.42,0 L0.42,0 Q0.5,0.08 0.54,-0.12 Q0.28,-0.3 0.2,-1 L-0.2,-1 "
        "Q-0.28,-0.3 -0.54,-0.12",
        x, y, wide, high,
    )  # fmt: skip
    block.shape(outline, tint, 0.9)
    count = max(5, int(wide / 4))
    for i in range(count):
        part = (i + 0.5) / count * 2 - 1
        x0, x1 = x + part * wide * 0.19, x + part * wide * 0.44
        block.gouge(x0, y - high * 0.9, x1, y - high * 0.08, 0.32, "paper", part * -1.5)
    block.fill(box(x - wide * 0.23, y - high * 1.12, wide * 0.46, high * 0.18), "ink", 0.1)


def hall(
    block: Block,
    x: float,
    y: float,
    wide: float,
    high: float,
    storeys: int = 1,
    tiles: Colour = "slate",
    wall: Colour = "snow",
    base: float = 0.0,
) -> None:
    """Curved roofs over walls of posts, on a stone base if wished; storeys shrink: a hall, a keep, a pagoda."""
    if base:
        foot = [(x - wide * 0.56, y), (x - wide * 0.47, y - base), (x + wide * 0.47, y - base), (x + wide * 0.56, y)]
        block.shape(polygon(foot), "stone", 0.9)
        for _ in range(int(wide * base / 22)):
            u, v = block.between(x - wide * 0.46, x + wide * 0.4), block.between(y - base + 1, y - 2)
            block.ink(drawn("M0,0 L4,-0.5 4.6,2", u, v), 0.4)
        y -= base
    storey, across = high / storeys, wide * 0.8
    for i in range(storeys):
        tall, left, span = storey * 0.5, x - across * 0.4, across * 0.8
        block.shape(box(left, y - tall - storey * 0.1, span, tall + storey * 0.1), wall, 0.8)
        count = max(2, int(across / 7))
        for j in range(count + 1):
            post = left + span * j / count
            block.ink(path("M", post, y, "L", post, y - tall), 0.7)
            if (j + i) % 2 == 0 and j < count:
                block.fill(
                    box(post + span / count * 0.22, y - tall * 0.62, span / count * 0.56, tall * 0.5), "ink", 0.1
                )
        roof(block, x, y - tall, across * 1.16, storey * 0.52, tiles)
        y -= tall + storey * 0.42
        across *= 0.76


def torii(block: Block, x: float, y: float, wide: float, high: float, tint: Colour = "madder") -> None:
    """A gate of two posts and two beams."""
    for side in (-1, 1):
        post = drawn("M0.315,0 L0.405,0 0.35,-0.86 0.27,-0.86 Z", x, y, side * wide, high)
        block.shape(post, tint, 0.8)
    block.shape(box(x - wide * 0.42, y - high * 0.66, wide * 0.84, high * 0.075), tint, 0.8)
    beam = drawn("M-0.58,-1 Q0,-0.88 0.58,-1 L0.52,-0.83 Q0,-0.76 -0.52,-0.83 Z", x, y, wide, high)
    block.shape(beam, tint, 0.8)
    block.ink(drawn("M-0.57,-0.985 Q0,-0.865 0.57,-0.985", x, y, wide, high), 1.3)
    for side in (-1, 1):
        block.gouge(x + side * wide * 0.35, y - 2, x + side * wide * 0.32, y - high * 0.6, 0.4, "snow")
    block.fill(box(x - wide * 0.05, y - high * 0.8, wide * 0.1, high * 0.14), "ink", 0.1)


def banner(block: Block, x: float, y: float, high: float, tint: Colour, clan: str = "", wide: float = 0.0) -> None:
    """A tall banner on a pole whose foot is at (x, y), with the emblem of a clan."""
    wide = wide or high * 0.24
    block.ink(path("M", x, y, "L", x, y - high), max(0.7, high * 0.018))
    block.ink(path("M", x - 0.5, y - high + 0.5, "L", x + wide, y - high + 0.5), max(0.6, high * 0.014))
    long, wave, top = high * 0.62, wide * 0.12, y - high + 1
    cloth = path(
        "M", x + 0.4, top, "L", x + wide, top,
        "C", x + wide + wave, top + long * 0.4, x + wide - wave, top + long * 0.7, x + wide + wave * 0.5, top + long,
        "L", x + 0.4 + wave, top + long,
        "C", x - wave, top + long * 0.7, x + wave, top + long * 0.3, x + 0.4, top,
    )  # fmt: skip
    block.shape(cloth, tint, 0.7)
    block.gouge(x + wide * 0.75, top + long * 0.15, x + wide * 0.72, top + long * 0.9, 0.3, "snow")
    if clan:
        draw_mon(block.painter, clan, x + wide * 0.53, top + long * 0.38, wide * 0.62, "snow")


def spears(block: Block, y: float, left: float, right: float, count: int, high: float) -> None:
    """Spears upright side by side: an army behind something."""
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + block.between(-1, 1)
        top, lean = y - high * block.between(0.85, 1.08), block.between(-1.2, 1.2)
        block.ink(path("M", x, y, "L", x + lean, top), 0.75)
        head = polygon([(x + lean - 1, top), (x + lean, top - 5), (x + lean + 1, top)])
        block.fill(head, "snow", 0.05)
        block.ink(head, 0.4)


# -- elements ---------------------------------------------------------------------------------------------------------


def element(block: Block, kind: str, x: float, y: float, radius: float) -> None:
    """One of the five elements, ``radius`` about (x, y)."""
    if kind == "Fire":
        for part, tint in ((1, "madder"), (0.78, "clay"), (0.55, "ochre")):
            block.glyph("flame", x, y + radius * (1 - part) * 0.5, radius * 2 * part, tint)
    elif kind == "Water":
        block.glyph("big-wave", x - radius * 0.1, y, radius * 2.5, "slate", halo=1.6, rim="snow")
        for i in range(4):
            left, low = x - radius * (1 - 0.4 * i), y + radius * (0.9 - 0.1 * i)
            block.gouge(left, low, left + radius * 0.8, y - radius * (0.2 + 0.1 * i), 0.9, "sky", -3)
    elif kind == "Earth":
        block.glyph("stone-pile", x, y + radius * 0.2, radius * 2, "#6B5636", halo=1.2)
    elif kind == "Air":
        for i in range(7):
            turn, at = i * 0.62, y - radius * 0.9 + i * radius * 0.28
            far = x + radius * (0.5 + 0.5 * math.sin(turn))
            down = at + radius * 0.1 + block.between(-2, 2)
            block.gouge(x - radius * math.cos(turn), at, far, down, 1.1, "snow", radius * 0.25 * (-1) ** i)
        block.glyph("wind-slap", x, y, radius * 2.1, "snow", halo=1.6, rim=TEAL)
    else:
        block.fill(ellipse(x, y, radius), "#161B2C", 0.3)
        block.ink(ellipse(x, y, radius * 1.02), 1.4, "snow")
        block.ink(drawn("M0.25,-0.8 C1.1,-0.2 0.5,0.9 -0.3,0.72", x, y, radius, radius), 1.2, "#7C86B5")
        for _ in range(10):
            u, v = x + block.between(-0.6, 0.6) * radius, y + block.between(-0.6, 0.6) * radius
            block.fill(ellipse(u, v, 0.5), "snow", 0)
