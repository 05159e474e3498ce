"""Pictures of the Spells and Rings of The Four Groves."""

from __future__ import annotations

from typing import NamedTuple

from ui.art.clans_figures import Looks, figure, man, rider
from ui.art.clans_land import element, grove, reeds, torii
from ui.art.clans_marks import ELEMENTS
from ui.art.clans_press import NIGHT, RUSH, Block, Cut, drawn, path
from ui.art.cuts import polygon
from ui.art.gouges import Colour, clipped, ellipse


def breath_of_embers(block: Block) -> None:
    """Breath of Embers."""
    high = block.high
    block.sky("blood")
    block.ridge(high * 0.84, 12, "#4A2018")
    block.fall("ash", 40)
    man(block, 24, 0.62, kind="robe", gear="topknot", hand="orb", clan="Cedar")
    for i in range(5):
        block.gouge(
            36,
            high * 0.5,
            104,
            high * (0.24 + 0.1 * i),
            2.4 - 0.25 * abs(i - 2),
            ("ochre", "clay", "snow", "clay", "ochre")[i],
            -3 + i,
        )
    block.glyph("flame", 84, high * 0.44, 38, "madder", turn=70, halo=0.8)
    block.glyph("flame", 84, high * 0.44, 22, "ochre", turn=70)


def grasping_roots(block: Block) -> None:
    """Grasping Roots."""
    high = block.high
    block.sky("mist")
    grove(block, high * 0.6, 6, 40, "#8DA58C")
    block.ground(high * 0.56, "#6B5636", 6)
    man(block, 52, 0.58, high * 0.98, kind="armour", gear="kabuto-horns", hand="yari")
    for i, (x, d) in enumerate(((22, 12), (36, 9), (48, -9), (60, 10), (72, -10), (84, -14))):
        outline = path("M", x, high + 3, "C", x + d, high * 0.8, x - d, high * 0.72, x + d * 1.4, high * 0.52)
        block.ink(outline, 3.2 - 0.2 * i, "ink")
        outline = path("M", x, high + 3, "C", x + d, high * 0.8, x - d, high * 0.72, x + d * 1.4, high * 0.52)
        block.ink(outline, 1.2, "#8A6A3C")


def mists_of_the_valley(block: Block) -> None:
    """Mists of the Valley."""
    high = block.high
    block.sky("mist", 74, 0.26, 10)
    block.ridge(high * 0.5, 24, "#98A39A")
    grove(block, high * 0.74, 6, 34, "#6F8A75")
    for x, y, w in ((24, high * 0.5, 60), (80, high * 0.62, 58), (40, high * 0.76, 72)):
        block.cloud(x, y, w)
    man(block, 56, 0.36, high * 0.98, kind="armour", gear="jingasa", hand="yari")
    block.cloud(30, high * 0.88, 60)
    block.cloud(86, high * 0.9, 50)


def wind_at_the_back(block: Block) -> None:
    """Wind at the Back."""
    high = block.high
    block.sky("jade", 20, 0.26, 11)
    block.ridge(high * 0.76, 9, "olive", sharp=False)
    for i in range(6):
        block.gouge(-6, high * (0.2 + 0.12 * i), 74, high * (0.16 + 0.1 * i), 1.8, "snow", 7 * (-1) ** i)
    rider(block, 60, high + 2, 0.6, "#8B5E3C", "", flip=True, kind="armour", gear="jingasa", hand="yari")


def walls_of_stone(block: Block) -> None:
    """Walls of Stone."""
    high = block.high
    block.sky("gold", 22, 0.26, 12)
    block.ridge(high * 0.6, 18, "#A0916A")
    for i in range(6):
        block.shape(
            polygon(
                [
                    (6 + 15 * i, high + 4),
                    (8 + 15 * i, high * (0.42 - 0.08 * (i % 3))),
                    (15 + 15 * i, high * (0.36 - 0.08 * (i % 3))),
                    (20 + 15 * i, high * (0.45 - 0.06 * (i % 3))),
                    (22 + 15 * i, high + 4),
                ]
            ),
            ("#8C8578", "#7A6238", "#9A9080")[i % 3],
            1.2,
        )
    for i in range(6):
        block.gouge(10 + 15 * i, high * 0.5, 12 + 15 * i, high * 0.95, 0.8, "paper")


def consuming_pyre(block: Block) -> None:
    """Consuming Pyre."""
    high = block.high
    block.sky("night")
    block.fall("ash", 50)
    for i in range(6):
        block.ink(path("M", 20 + 10 * i, high, "L", 70 - 8 * i, high * 0.72), 4, "#3A2518")
    for i, tint in enumerate(("madder", "clay", "ochre", "snow")):
        block.glyph("flame", 50, high * (0.5 + 0.08 * i), 92 - 22 * i, tint)


def mirror_of_still_water(block: Block) -> None:
    """Mirror of Still Water."""
    high = block.high
    block.sky("indigo", 50, 0.26, 14)
    block.ridge(high * 0.52, 16, "#2B3550")
    block.sea(high * 0.52, "#33476B", "sky", 7)
    block.fill(ellipse(50, high * 0.76, 13, 8), "gold", 0.3)
    for i in range(4):
        block.gouge(34, high * (0.7 + 0.045 * i), 66, high * (0.7 + 0.045 * i), 0.8, "#33476B")
    man(block, 20, 0.48, kind="robe", gear="long", hand="beads", clan="Cedar")
    reeds(block, high, 6, "#1E2A44", 24, 74, 102)


def whispering_void(block: Block) -> None:
    """Whispering Void."""
    high = block.high
    block.sky("night")
    element(block, "Void", 50, high * 0.44, 30)
    man(block, 50, 0.5, kind="robe", gear="hood", hand="beads", clan="Cedar")


def kamis_favor(block: Block) -> None:
    """Kami's Favor."""
    high = block.high
    block.sky("dawn", 50, 0.34, 18)
    block.rays(50, high * 0.34, "snow", 26, 20, 100, 1)
    torii(block, 50, high * 0.94, 66, 66)
    block.ground(high * 0.88, "olive", 4)
    for x, y, s in ((30, high * 0.18, 12), (70, high * 0.24, 10)):
        block.glyph("freedom-dove", x, y, s, "snow")
    block.cloud(16, high * 0.56, 34)
    block.cloud(88, high * 0.5, 30)


def call_the_guardian_spirit(block: Block) -> None:
    """Call the Guardian Spirit."""
    high = block.high
    block.sky("indigo", 74, 0.24, 10)
    grove(block, high * 0.86, 6, 44, "#22352F")
    block.painter.save()
    block.painter.setOpacity(0.86)
    ghost: Looks = {"gear": "kabuto-moon", "hand": "naginata", "accent": "snow", "face": "snow", "mask": True}
    figure(block, 50, high * 0.92, high / 112, "Cedar", **ghost)
    block.painter.restore()
    block.cloud(30, high * 0.82, 60, "#C9D3E6")
    block.cloud(72, high * 0.88, 64, "snow")


class Wheel(NamedTuple):
    """How a Ring is printed: its sky, the colour of its disc and of its rays."""

    sky: str
    disc: Colour
    rays: Colour = "snow"


WHEELS = {
    "Air": Wheel("jade", "#7FB0B8"),
    "Earth": Wheel("gold", ELEMENTS["Earth"]),
    "Fire": Wheel("blood", ELEMENTS["Fire"]),
    "Water": Wheel("day", ELEMENTS["Water"]),
    "Void": Wheel("night", NIGHT, "#8591B5"),
}


def wheel(block: Block, element: str) -> None:
    """A Ring: its element on a great disc over a land of its own."""
    high, print_ = block.high, WHEELS[element]
    block.sky(print_.sky)
    radius = min(30, high * 0.37)
    x, y = 50, high * 0.46
    block.rays(x, y, print_.rays, 30, radius + 5, 110, 0.9)
    if element == "Air":
        block.ridge(high * 0.86, 8, RUSH, sharp=False)
    elif element == "Water":
        block.sea(high * 0.74)
    else:
        rise, tint = {"Earth": (26, "#7A6238"), "Fire": (14, "#4A2018"), "Void": (12, "#141929")}[element]
        block.ridge(high * 0.87, rise, tint)
    block.shape(ellipse(x, y, radius + 5), "gold", 1.2)
    block.shape(ellipse(x, y, radius), print_.disc, 1.2)
    block.rays(x, y, "ink", 24, radius + 1, radius + 4, 0.8)
    if element == "Void":
        stroke = "M0.1,-0.62 C0.95,-0.5 0.8,0.8 -0.1,0.62 C-0.8,0.5 -0.8,-0.45 -0.25,-0.6"
        block.ink(drawn(stroke, x, y, radius, radius), 4.2, "snow")
    elif element == "Air":
        with clipped(block.painter, ellipse(x, y, radius - 0.6)):
            block.glyph("wind-hole", x, y, radius * 1.9, "snow")
    elif element == "Earth":
        block.glyph("peaks", x, y - 1, radius * 1.45, "snow")
        block.glyph("peaks", x, y - 1, radius * 1.35, "#5C4826")
    elif element == "Fire":
        block.glyph("flame", x, y, radius * 1.55, "ochre")
        block.glyph("flame", x, y + 4, radius * 0.9, "snow")
    else:
        block.glyph("big-wave", x, y + 1, radius * 1.5, "snow")


SPELLS: dict[str, Cut] = {
    "breath_of_embers": breath_of_embers,
    "grasping_roots": grasping_roots,
    "mists_of_the_valley": mists_of_the_valley,
    "wind_at_the_back": wind_at_the_back,
    "walls_of_stone": walls_of_stone,
    "consuming_pyre": consuming_pyre,
    "mirror_of_still_water": mirror_of_still_water,
    "whispering_void": whispering_void,
    "kamis_favor": kamis_favor,
    "call_the_guardian_spirit": call_the_guardian_spirit,
}
"""Id of a Spell -> its picture."""
