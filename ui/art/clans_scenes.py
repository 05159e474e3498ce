"""The lands of the four clans, six each, and the rooms of a palace: what stands behind the figures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from ui.art.clans_land import bamboo, banner, branch, grove, hall, reeds, spears, torii
from ui.art.clans_press import RUSH, Block, path
from ui.art.cuts import box, polygon
from ui.art.gouges import Colour
from ui.art.palette import colour


def court(block: Block, wall: Colour = "#E6CFA6", beam: Colour = "plum", screen: bool = False) -> None:
    """Palace room: sliding panels with a painted mountain, posts, floor boards."""
    high = block.high
    block.painter.fillRect(QRectF(-1, -1, 102, high + 2), colour(wall))
    for i in range(4):
        x = 4 + 24 * i
        block.shape(box(x, high * 0.1, 20.5, high * 0.64), "snow" if not screen else "#E7C272", 0.8)
        if screen:
            block.fill(
                polygon(
                    [
                        (x, high * 0.74),
                        (x, high * 0.5 - 5 * (i % 2)),
                        (x + 10, high * 0.36 + 6 * (i % 2)),
                        (x + 20.5, high * 0.5 + 4 * (i % 2)),
                        (x + 20.5, high * 0.74),
                    ]
                ),
                "forest",
                0.2,
            )
            block.cloud(x + 10, high * 0.24 + 5 * (i % 2), 15, "#F6E6B4")
        else:
            for j in range(1, 3):
                outline = path("M", x + 20.5 * j / 3, high * 0.1, "L", x + 20.5 * j / 3, high * 0.74)
                block.ink(outline, 0.5, "soft")
            for j in range(1, 5):
                outline = path("M", x, high * (0.1 + 0.128 * j), "L", x + 20.5, high * (0.1 + 0.128 * j))
                block.ink(outline, 0.5, "soft")
    block.fill(box(-1, high * 0.05, 102, high * 0.06), beam, 0.1)
    block.fill(box(-1, high * 0.73, 102, 2), beam, 0.1)
    block.fill(box(-1, high * 0.75, 102, high * 0.3), "#A9804E", 0.1)
    for i in range(9):
        block.gouge(50 + (i - 4) * 10, high * 0.76, 50 + (i - 4) * 26, high + 2, 0.6, "ink")


def maple_scene(block: Block, place: int) -> None:
    """Red hills, banners, autumn, an army beyond the hill, rain, a burning night."""
    high = block.high
    if place == 0:
        block.sky("dusk", 26, 0.34, 15)
        block.ridge(high * 0.62, 22, "#7A4A3C")
        block.ground(high * 0.74, "clay", 9)
        branch(block, 1, "maple", 9)
    elif place == 1:
        block.sky("blood", 72, 0.3, 14)
        block.rays(72, high * 0.3, "#D98A5B", 20, 16)
        block.ridge(high * 0.7, 14, "#5A2B22")
        block.ground(high * 0.8, "#7A3A2A", 8)
        for x in (8, 84):
            banner(block, x, high * 0.84, 36, "madder", "Maple")
    elif place == 2:
        block.sky("gold")
        block.ridge(high * 0.55, 26, "stone", cap="snow")
        block.ridge(high * 0.74, 12, "#8A6A3C", sharp=False)
        hall(block, 80, high * 0.78, 34, 30, 2, "#6E2A20")
        block.fall("leaf", 9)
    elif place == 3:
        block.sky("day", 20, 0.3, 11)
        block.ridge(high * 0.6, 20, "slate")
        block.ridge(high * 0.76, 13, "olive", sharp=False)
        spears(block, high * 0.98, -2, 30, 7, 50)
        spears(block, high * 0.98, 74, 104, 6, 46)
    elif place == 4:
        block.sky("storm")
        block.fall("rain", 34)
        block.ridge(high * 0.68, 20, "#4A3A36")
        block.ground(high * 0.82, "#5F4A3B")
        banner(block, 82, high * 0.95, 58, "madder", "Maple")
    else:
        block.sky("night", 75, 0.26, 11)
        block.ridge(high * 0.66, 18, "#3C2E38")
        for x, s in ((10, 16), (88, 22)):
            block.glyph("flame", x, high * 0.76, s, "clay")
        block.ground(high * 0.8, "#3A2520", 7, "clay")


def plum_scene(block: Block, place: int) -> None:
    """Blossom over hills, a palace room, a hall, a lake by night, snow, a room with painted screens."""
    high = block.high
    if place == 0:
        block.sky("blossom", 76, 0.32, 14)
        block.ridge(high * 0.7, 12, "#9A86A0", sharp=False)
        block.ground(high * 0.8, "#B9A7A0", 7)
        branch(block, -1, "plum", 8, 1.2)
        block.fall("petal", 8)
    elif place == 1:
        court(block, "#E6CFA6", "plum")
    elif place == 2:
        block.sky("paper", 24, 0.3, 13)
        hall(block, 74, high * 0.86, 52, 44, 2, "plum")
        block.ground(high * 0.84, "shade", 6)
        branch(block, -1, "plum", 6)
    elif place == 3:
        block.sky("night", 70, 0.3, 14)
        block.ridge(high * 0.7, 10, "#3D3355", sharp=False)
        block.sea(high * 0.76, "#3A4468")
        branch(block, 1, "plum", 10)
    elif place == 4:
        block.sky("snow")
        block.ridge(high * 0.6, 18, "#9FA9B5", cap="snow")
        block.ground(high * 0.78, "snow", 6, "stone")
        branch(block, -1, "plum", 7, 1.1)
        block.fall("snow", 22)
    else:
        court(block, "#D9B7A8", "#432B40", screen=True)


def reed_scene(block: Block, place: int) -> None:
    """Marsh, a lake at dawn, open downs, dry grass, a gale, a lake by night."""
    high = block.high
    if place == 0:
        block.sky("jade", 24, 0.3, 12)
        block.ridge(high * 0.66, 12, "#6F9A8F", sharp=False)
        block.ground(high * 0.76, RUSH, 8)
        reeds(block, high * 0.98, 30, "#557A46", 26)
    elif place == 1:
        block.sky("dawn", 74, 0.36, 15)
        block.sea(high * 0.6, "#3C7379")
        reeds(block, high * 1.02, 24, "#50683A", 30)
    elif place == 2:
        block.sky("day")
        block.cloud(26, high * 0.2, 40)
        block.cloud(82, high * 0.34, 34)
        block.ridge(high * 0.7, 9, "olive", sharp=False)
        block.ridge(high * 0.84, 8, RUSH, sharp=False)
    elif place == 3:
        block.sky("gold", 78, 0.3, 12)
        block.ridge(high * 0.62, 16, "#B98A4A", sharp=False)
        block.ground(high * 0.74, "ochre", 12)
        reeds(block, high, 22, "#8A6A2C", 22)
    elif place == 4:
        block.sky("storm")
        for i in range(6):
            block.gouge(-5, high * (0.1 + 0.08 * i), 106, high * (0.02 + 0.09 * i), 0.9, "snow", 5)
        block.ridge(high * 0.72, 12, "#3E5A54", sharp=False)
        reeds(block, high, 26, "#6F8A5A", 28)
    else:
        block.sky("night", 24, 0.28, 12)
        block.ridge(high * 0.7, 9, "#2C4650", sharp=False)
        block.sea(high * 0.76, "#2C5660", "sky", 6)
        reeds(block, high * 1.02, 16, "#1F3236", 30)


def cedar_scene(block: Block, place: int) -> None:
    """Forest in mist, a gate at dawn, night, snow, a pagoda, bamboo."""
    high = block.high
    if place == 0:
        block.sky("mist", 24, 0.3, 11)
        grove(block, high * 0.8, 7, 46, "#8DA58C")
        grove(block, high * 0.92, 4, 66, "forest")
        block.ground(high * 0.88, "#4F6A45", 6)
    elif place == 1:
        block.sky("dawn", 28, 0.32, 15)
        block.ridge(high * 0.62, 22, "#7F8F73")
        torii(block, 76, high * 0.9, 40, 46)
        block.ground(high * 0.86, "olive", 6)
    elif place == 2:
        block.sky("night", 72, 0.28, 13)
        grove(block, high * 0.84, 6, 58, "#22352F")
        block.ground(high * 0.82, "#2C4234", 6, "#7F9A80")
    elif place == 3:
        block.sky("snow")
        block.ridge(high * 0.6, 26, "#8C98A0", cap="snow")
        grove(block, high * 0.84, 5, 38, "forest")
        block.ground(high * 0.82, "snow", 5, "stone")
        block.fall("snow", 24)
    elif place == 4:
        block.sky("gold", 70, 0.32, 13)
        hall(block, 24, high * 0.84, 42, 60, 3, "forest", "#EADDC0")
        block.ridge(high * 0.86, 8, "olive", sharp=False)
    else:
        block.sky("jade")
        bamboo(block, (6, 18, 80, 92), "olive")
        block.cloud(50, high * 0.3, 44)
        block.ground(high * 0.86, "#55703F", 6)


def neutral_scene(block: Block, place: int) -> None:
    """A road at dawn, rain, snow, bamboo by night, a room of state, mountains."""
    high = block.high
    if place == 0:
        block.sky("dawn", 74, 0.32, 13)
        block.ridge(high * 0.62, 18, "stone")
        block.ground(high * 0.76, "#A98F5E", 9)
        reeds(block, high, 8, "olive", 14)
    elif place == 1:
        block.sky("storm")
        block.fall("rain", 36)
        block.ridge(high * 0.72, 12, "#4F5A52", sharp=False)
        block.ground(high * 0.84, "#5F5A44")
    elif place == 2:
        block.sky("snow", 74, 0.28, 10)
        block.ridge(high * 0.6, 26, "#7F8D98", cap="snow")
        block.ground(high * 0.78, "snow", 6, "stone")
        block.fall("snow", 20)
    elif place == 3:
        block.sky("night", 26, 0.28, 12)
        bamboo(block, (8, 22, 78, 92), "#47603A")
        block.ground(high * 0.86, "#2F3A2C")
    elif place == 4:
        court(block, "#E3CFA0", "#6B4A2A")
    else:
        block.sky("gold")
        block.ridge(high * 0.52, 30, "#8A7A66", cap="snow")
        block.cloud(30, high * 0.44, 44, "snow")
        block.ridge(high * 0.8, 10, "#6B6A44", sharp=False)


SCENES: dict[str, Callable[[Block, int], None]] = {
    "Maple": maple_scene,
    "Plum": plum_scene,
    "Reed": reed_scene,
    "Cedar": cedar_scene,
    "": neutral_scene,
}
"""Clan -> its six landscapes."""
