"""Pictures of the action cards that any clan may play."""

from __future__ import annotations

import math

from ui.art.clans_arms import pole
from ui.art.clans_figures import crowd, man, ranks, rider, soldier
from ui.art.clans_heads import head
from ui.art.clans_land import bamboo, branch, grove, spears
from ui.art.clans_marks import draw_mon
from ui.art.clans_press import Block, Cut, drawn, path
from ui.art.clans_scenes import court, neutral_scene
from ui.art.cuts import at, box, polygon
from ui.art.gouges import ellipse


def volley(block: Block, count: int, x: float, y: float, across: float, down: float) -> None:
    """Arrows in the air, all one way."""
    for i in range(count):
        left, top = x + block.between(-12, 12) + i * 9, y + block.between(-8, 8)
        tip_x, tip_y = left + across, top + down
        block.gouge(left, top, tip_x, tip_y, 1.0, "ink", -3)
        block.fill(drawn("M0,0 L-3.4,-1.2 -2,-4 Z", tip_x, tip_y, 1 if across > 0 else -1), "ink", 0)


def carts(block: Block, y: float, burning: bool = False) -> None:
    """Two loaded carts, on fire if wished."""
    for x, s in ((26, 1), (70, 0.8)):
        block.shape(box(x - 17 * s, y - 17 * s, 34 * s, 12 * s), "#8A5A33", 1)
        block.ink(drawn("M17,-8 L30,-2", x, y, s, s), 1.6)
        for d in (-9, 3):
            outline = ellipse(x + d * s, y - 22 * s, 7.5 * s, 6 * s)
            block.shape(outline, "shade", 0.8)
            block.gouge(x + d * s - 5, y - 22 * s, x + d * s + 5, y - 22 * s, 0.5, "ink")
        block.ink(ellipse(x - 4 * s, y - 1 * s, 8 * s), 1.6)
        for i in range(6):
            a = i * math.pi / 3
            outline = path("M", x - 4 * s, y - s, "L", x - 4 * s + 8 * s * math.cos(a), y - s + 8 * s * math.sin(a))
            block.ink(outline, 0.8)
        if burning:
            block.glyph("flame", x, y - 34 * s, 36 * s, "madder", halo=0.8)
            block.glyph("flame", x, y - 30 * s, 22 * s, "ochre")


def shields_locked_tight(block: Block) -> None:
    """Shields Locked Tight."""
    high = block.high
    block.sky("day", 80, 0.2, 9)
    block.ridge(high * 0.5, 14, "stone")
    spears(block, high * 0.9, 0, 100, 11, 60)
    for x in (-8, 12, 32, 52, 72, 92):
        block.shape(
            polygon(
                [(x, high + 3), (x + 1, high * 0.42), (x + 9, high * 0.38), (x + 18, high * 0.42), (x + 19, high + 3)]
            ),
            "#8A5A33",
            1.3,
        )
        block.ink(drawn("M6.5,0.42 L6.5,1", x, 0, 1, high), 0.7)
        block.ink(drawn("M13,0.42 L13,1", x, 0, 1, high), 0.7)
        draw_mon(block.painter, "", x + 9.5, high * 0.58, 12, "snow")
    volley(block, 4, 30, high * 0.14, 26, 12)


def press_the_line(block: Block) -> None:
    """Press the Line."""
    high = block.high
    neutral_scene(block, 0)
    ranks(block, "", "yari", "jingasa", 5, 0.5, 2)
    for i in range(3):
        block.gouge(4, high * (0.1 + 0.06 * i), 60, high * (0.1 + 0.06 * i), 1, "snow")


def arrows_from_the_ridge(block: Block) -> None:
    """Arrows from the Ridge."""
    high = block.high
    block.sky("gold", 22, 0.3, 12)
    block.ridge(high * 0.96, 34, "#5C4B3C", n=3, sharp=False)
    crag = path("M", 44, high + 3, "Q", 56, high * 0.78, 66, high * 0.74, "L", 104, high * 0.7, 104, high + 3, "Z")
    block.fill(crag, "#5C4B3C", 0.5)
    crowd(block, high * 0.74, [66, 80, 94], 0.3, "", hand="bow", flip=True)
    volley(block, 6, 6, high * 0.5, -22, 26)
    volley(block, 5, 10, high * 0.24, -20, 18)


def close_quarters_rush(block: Block) -> None:
    """Close-Quarters Rush."""
    high = block.high
    block.sky("blood")
    block.rays(50, high * 0.5, "snow", 26, 10, 80, 1.4)
    man(block, 22, 0.66, kind="armour", gear="kabuto-horns", hand="high", mask=True)
    man(block, 80, 0.66, kind="armour", gear="jingasa", hand="high", clan="Maple", flip=True)


def dreadful_war_cry(block: Block) -> None:
    """Dreadful War Cry."""
    high = block.high
    block.sky("night")
    block.rays(50, high * 0.56, "madder", 28, 16, 90, 2.2)
    with at(block.painter, 50, high * 0.62, 2.3 * high / 87):
        head(block, "kabuto-horns", mask=True)


def false_retreat(block: Block) -> None:
    """False Retreat."""
    high = block.high
    block.sky("dawn", 22, 0.3, 13)
    block.ridge(high * 0.66, 14, "olive", sharp=False)
    rider(
        block,
        66,
        high + 3,
        0.66,
        "#5A4636",
        "",
        True,
        kind="armour",
        gear="jingasa",
        hand="yari",
        back="banner",
    )
    for x, y, w in ((16, 0.84, 34), (30, 0.92, 40), (8, 0.74, 24)):
        block.cloud(x, high * y, w, "shade")


def second_wind(block: Block) -> None:
    """Second Wind."""
    high = block.high
    block.sky("dawn", 50, 0.44, 22)
    block.rays(50, high * 0.44, "snow", 24, 24, 90, 1)
    block.ridge(high * 0.84, 8, "olive", sharp=False)
    man(block, 50, 0.66, kind="kimono", gear="band", hand="yari")


def turned_aside(block: Block) -> None:
    """Turned Aside."""
    high = block.high
    neutral_scene(block, 1)
    rider(block, 66, high + 3, 0.6, "#2F2925", "", True, kind="armour", gear="kabuto-moon", hand="yari")
    crowd(block, high * 1.02, [8, 26], 0.54, "", hand="naginata")


def hobbled(block: Block) -> None:
    """Hobbled."""
    high = block.high
    block.sky("mist")
    block.ground(high * 0.6, "#8A7A56", 8)
    man(block, 58, 0.6, high * 1.12, kind="armour", gear="kabuto-plain", hand="katana", turn=20)
    block.ink(drawn("M-2,0.7 C24,0.64 30,0.9 62,0.84", down=high), 3.6, "ink")
    block.ink(drawn("M-2,0.7 C24,0.64 30,0.9 62,0.84", down=high), 1.8, "ochre")


def shattered_haft(block: Block) -> None:
    """Shattered Haft."""
    high = block.high
    block.sky("storm")
    block.rays(50, high * 0.45, "snow", 18, 6, 60, 1.6)
    pole(block, 40, high * 0.6, -38, 6, 60, "none")
    pole(block, 60, high * 0.44, 52, 34, 4, "yari")
    for a, b in ((-6, -8), (4, 6), (8, -6), (-8, 5), (0, 12)):
        block.shape(
            polygon([(50 + a, high * 0.46 + b), (53 + a, high * 0.44 + b), (52 + a, high * 0.5 + b)]), "#8A5A33", 0.5
        )


def ambush_the_baggage(block: Block) -> None:
    """Ambush the Baggage."""
    high = block.high
    block.sky("night", 78, 0.2, 9)
    block.ridge(high * 0.64, 12, "#22352F")
    block.ground(high * 0.72, "#3A2F26", 5, "clay")
    carts(block, high * 0.94, True)


def stubborn_earthworks(block: Block) -> None:
    """Stubborn Earthworks."""
    high = block.high
    block.sky("gold", 22, 0.24, 10)
    block.ridge(high * 0.6, 12, "stone")
    crowd(block, high * 0.78, [16, 38, 60, 82], 0.34, "")
    outline = path(
        "M", -4, high + 3, "L", -4, high * 0.74, "L", 16, high * 0.66, "L", 34, high * 0.72, "L", 56, high * 0.64,
        "L", 80, high * 0.72, "L", 104, high * 0.66, "L", 104, high + 3, "Z",
    )  # fmt: skip
    block.shape(outline, "#7A5A36", 1.2)
    for x in range(2, 100, 9):
        block.gouge(x, high * 0.76, x + 5, high * 0.96, 1, "paper")
    for x in range(2, 100, 14):
        block.ink(drawn("M0,0.98 L9,0.6", x, 0, 1, high), 1.7, "ink")


def hidden_ford(block: Block) -> None:
    """Hidden Ford."""
    high = block.high
    block.sky("jade", 24, 0.22, 9)
    grove(block, high * 0.5, 8, 32, "#55755A")
    block.sea(high * 0.5, "#5E93A0")
    crowd(block, high * 0.92, [24, 50, 76], 0.46, "")
    block.sea(high * 0.84, "#5E93A0", "snow", 4)
    bamboo(block, (4, 95))


def steel_answers_steel(block: Block) -> None:
    """Steel Answers Steel."""
    high = block.high
    block.sky("dusk", 50, 0.38, 20)
    block.ground(high * 0.8, "#5A3A30", 6)
    for x, flip in ((24, False), (78, True)):
        man(block, x, 0.62, flip=flip, kind="kimono", gear="topknot", hand="draw")


def ink_and_insinuation(block: Block) -> None:
    """Ink and Insinuation."""
    high = block.high
    block.sky("paper")
    block.shape(drawn("M14,0.1 L88,0.06 92,0.92 10,0.96 Z", down=high), "snow", 1)
    for i in range(4):
        block.gouge(28 + 13 * i, high * 0.16, 27 + 13 * i, high * (0.6 + 0.08 * (i % 3)), 2.6, "ink", 1)
    with at(block.painter, 70, high * 0.66, 1, 32):
        block.shape(box(-2.6, -62, 5.2, 46), "#8A5A33", 0.9)
        block.shape(drawn("M-3.4,-18 C-5.4,-6 -1,4 0,10 C1,4 5.4,-6 3.4,-18 Z"), "ink", 0.6)
    for x, y, s in ((26, high * 0.8, 7), (38, high * 0.86, 3), (18, high * 0.7, 2)):
        block.fill(ellipse(x, y, s), "ink", 0.4)


def words_of_pardon(block: Block) -> None:
    """Words of Pardon."""
    high = block.high
    block.sky("dawn", 50, 0.32, 17)
    block.rays(50, high * 0.32, "snow", 22, 19, 80, 1)
    block.ground(high * 0.72, "#C9B08A", 5)
    man(block, 30, 0.56, kind="court", gear="eboshi", hand="scroll")
    soldier(block, 76, high * 1.14, 0.5, "", gear="topknot", hand="none", flip=True)


def unmoved(block: Block) -> None:
    """Unmoved."""
    high = block.high
    neutral_scene(block, 2)
    for i in range(4):
        block.gouge(-5, high * (0.16 + 0.14 * i), 104, high * (0.1 + 0.15 * i), 1.2, "snow", 6)
    man(block, 50, 0.68, kind="armour", gear="kabuto-moon", hand="katana", mask=True)


def bodyguards_oath(block: Block) -> None:
    """Bodyguard’s Oath."""
    high = block.high
    block.sky("dusk", 76, 0.3, 13)
    block.ground(high * 0.78, "#6E4A44", 5)
    man(block, 68, 0.5, kind="court", gear="long", hand="fanface")
    man(block, 38, 0.68, kind="armour", gear="kabuto-horns", hand="naginata")
    volley(block, 3, 2, high * 0.3, 22, 12)


def unexpected_counsel(block: Block) -> None:
    """Unexpected Counsel."""
    high = block.high
    court(block, "#B98F5A", "#4A3222")
    for x, k, g, f in ((24, "", "eboshi", False), (78, "", "topknot", True)):
        soldier(block, x, high * 1.1, 0.56, k, gear=g, hand="none", flip=f)
    block.shape(box(42, high * 0.62, 16, 22), "ochre", 1)
    for i in range(6):
        block.gouge(43, high * 0.62 + 4 * i, 57, high * 0.62 + 4 * i, 0.6, "ink")


def scouts_reports(block: Block) -> None:
    """Scouts’ Reports."""
    high = block.high
    block.sky("day")
    block.ridge(high * 0.56, 14, "slate")
    block.ridge(high * 0.72, 8, "olive", sharp=False)
    spears(block, high * 0.7, 50, 92, 9, 8)
    outline = path("M", -4, high + 3, "L", -4, high * 0.62, "Q", 26, high * 0.6, 40, high + 3, "Z")
    block.fill(outline, "#3A4A34", 0.5)
    man(block, 20, 0.5, high * 0.98, kind="cloak", gear="straw", hand="scroll")
    branch(block, 1, "pine", 6)


def before_they_recover(block: Block) -> None:
    """Before They Recover."""
    high = block.high
    block.sky("blood", 76, 0.3, 12)
    for i in range(6):
        block.gouge(-4, high * (0.2 + 0.1 * i), 50, high * (0.3 + 0.09 * i), 1.8, "snow", 3)
    block.ground(high * 0.84, "#4A2018", 4)
    rider(block, 56, high + 3, 0.8, "#2F2925", "", True, kind="armour", gear="kabuto-horns", hand="high")


def petition_the_throne(block: Block) -> None:
    """Petition the Throne."""
    high = block.high
    court(block, "#C9A24E", "#6E2A20", screen=True)
    block.shape(drawn("M22,0.84 L30,0.6 70,0.6 78,0.84 Z", down=high), "#6B3B22", 1)
    man(block, 50, 0.5, high * 0.8, kind="court", gear="kanmuri", hand="fan", accent="gold")
    for x in (4, 82):
        block.shape(box(x, -2, 14, high * 0.58), "madder", 0.8)
    soldier(block, 50, high * 1.2, 0.5, "", gear="topknot", hand="none")


def snowbound_pass(block: Block) -> None:
    """Snowbound Pass."""
    high = block.high
    block.sky("snow")
    block.ridge(high * 0.5, 34, "#7F8D98", cap="snow")
    for d in (-1, 1):
        block.fill(
            polygon(
                [
                    (50 + d * 60, high + 2),
                    (50 + d * 60, high * 0.3),
                    (50 + d * 30, high * 0.42),
                    (50 + d * 8, high * 0.74),
                    (50 + d * 4, high + 2),
                ]
            ),
            "snow",
            0.8,
        )
    crowd(block, high * 0.86, [46, 55], 0.2, "", gear="straw")
    block.fall("snow", 60)


def flooded_paddies(block: Block) -> None:
    """Flooded Paddies."""
    high = block.high
    block.sky("storm")
    block.fall("rain", 26)
    block.paddies(high * 0.42, "#5F7A4A", "#8FB5BE")
    crowd(block, high * 0.96, [34, 62], 0.44, "")
    block.sea(high * 0.88, "#8FB5BE", "snow", 3)


STRATEGIES: dict[str, Cut] = {
    "shields_locked_tight": shields_locked_tight,
    "press_the_line": press_the_line,
    "arrows_from_the_ridge": arrows_from_the_ridge,
    "close_quarters_rush": close_quarters_rush,
    "dreadful_war_cry": dreadful_war_cry,
    "false_retreat": false_retreat,
    "second_wind": second_wind,
    "turned_aside": turned_aside,
    "hobbled": hobbled,
    "shattered_haft": shattered_haft,
    "ambush_the_baggage": ambush_the_baggage,
    "stubborn_earthworks": stubborn_earthworks,
    "hidden_ford": hidden_ford,
    "steel_answers_steel": steel_answers_steel,
    "ink_and_insinuation": ink_and_insinuation,
    "words_of_pardon": words_of_pardon,
    "unmoved": unmoved,
    "bodyguards_oath": bodyguards_oath,
    "unexpected_counsel": unexpected_counsel,
    "scouts_reports": scouts_reports,
    "before_they_recover": before_they_recover,
    "petition_the_throne": petition_the_throne,
    "snowbound_pass": snowbound_pass,
    "flooded_paddies": flooded_paddies,
}
"""Id of a neutral action card -> its picture."""
