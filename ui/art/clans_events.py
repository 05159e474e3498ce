"""Pictures of the Events of The Four Groves."""

from __future__ import annotations

from ui.art.clans_figures import crowd, man, soldier
from ui.art.clans_land import banner, branch, hall
from ui.art.clans_press import Block, Cut
from ui.art.clans_scenes import court
from ui.art.cuts import box
from ui.art.gouges import ellipse


def bountiful_autumn(block: Block) -> None:
    """Bountiful Autumn."""
    high = block.high
    block.sky("gold", 74, 0.3, 14)
    block.rays(74, high * 0.3, "snow", 20, 17, 60, 0.8)
    block.ridge(high * 0.6, 12, "#B98A4A", sharp=False)
    block.ground(high * 0.66, "ochre", 10)
    for x, y, s in ((18, high * 0.72, 34), (50, high * 0.78, 44), (82, high * 0.74, 36)):
        block.glyph("grain-bundle", x, y, s, "#7A4E1E", halo=1.2)
    branch(block, -1, "maple", 6)


def magistrates_audit(block: Block) -> None:
    """Magistrates' Audit."""
    court(block, "#D9C08A", "#6E2A20")
    man(block, 30, 0.6, kind="court", gear="kanmuri", hand="scroll")
    man(block, 74, 0.52, kind="kimono", gear="topknot", hand="abacus", flip=True)


def spring_floods(block: Block) -> None:
    """Spring Floods."""
    high = block.high
    block.sky("storm")
    block.fall("rain", 30)
    hall(block, 24, high * 0.7, 36, 28, 1, "#6B4A2A")
    block.sea(high * 0.62, "#4E7F94")
    block.glyph("wave-crest", 68, high * 0.54, 62, "slate", halo=1.4, rim="snow")
    block.glyph("big-wave", 22, high * 0.86, 34, "#2F5D73", halo=1, rim="snow")


def court_in_mourning(block: Block) -> None:
    """Court in Mourning."""
    high = block.high
    block.sky("snow")
    court(block, "#CBC6BC", "#3A3633")
    for x in (12, 80):
        block.shape(box(x, high * 0.12, 9, high * 0.54), "snow", 0.7)
        block.gouge(x + 4, high * 0.2, x + 4.5, high * 0.58, 1.2, "ink")
    man(block, 50, 0.6, kind="robe", gear="hood", hand="beads")
    for x in (20, 80):
        soldier(block, x, high * 1.12, 0.44, "", gear="topknot", hand="none")


def night_of_paper_lanterns(block: Block) -> None:
    """Night of Paper Lanterns."""
    high = block.high
    block.sky("night", 80, 0.18, 8)
    block.ridge(high * 0.66, 10, "#2C3557", sharp=False)
    block.sea(high * 0.7, "#33406B", "gold", 5)
    for x, y, s in (
        (16, high * 0.3, 8),
        (38, high * 0.16, 6),
        (52, high * 0.44, 10),
        (76, high * 0.42, 7),
        (30, high * 0.62, 6),
        (66, high * 0.2, 5),
        (88, high * 0.62, 8),
    ):
        block.halo(ellipse(x, y, s * 0.8, s), s * 0.5, "#D98E3F")
        block.shape(ellipse(x, y, s * 0.8, s), "ochre", 0.8)
        for k in (-1, 0, 1):
            block.gouge(x - s * 0.7, y + k * s * 0.4, x + s * 0.7, y + k * s * 0.4, 0.5, "madder")


def fever_winds(block: Block) -> None:
    """Fever Winds."""
    high = block.high
    block.sky("jade")
    for i in range(7):
        block.gouge(
            -6, high * (0.08 + 0.1 * i), 106, high * (0.14 + 0.09 * i), 2, ("#5A6B3A", "#8E9B55")[i % 2], 9 * (-1) ** i
        )
    hall(block, 26, high * 0.9, 40, 32, 1, "#4F5A3A")
    block.ground(high * 0.88, "#4F5A3A", 4)
    block.glyph("willow-tree", 76, high * 0.66, 56, "ink", halo=0.8)


def muster_of_volunteers(block: Block) -> None:
    """Muster of Volunteers."""
    high = block.high
    block.sky("dawn", 50, 0.32, 16)
    block.rays(50, high * 0.32, "snow", 24, 18, 90, 0.9)
    block.ridge(high * 0.7, 8, "olive", sharp=False)
    crowd(block, high * 0.84, [12, 31, 50, 69, 88], 0.32, "", gear="straw")
    crowd(block, high * 1.02, [20, 50, 80], 0.56, "", gear="band", hand="yari")


def falling_stars(block: Block) -> None:
    """Falling Stars."""
    high = block.high
    block.sky("night")
    block.ridge(high * 0.82, 18, "#151B2E")
    for x, y, s in (
        (40, high * 0.34, 1),
        (72, high * 0.52, 1.3),
        (84, high * 0.2, 0.8),
        (26, high * 0.6, 0.8),
        (56, high * 0.16, 0.6),
    ):
        block.gouge(x, y, x - 34 * s, y - 22 * s, 1.7 * s, "gold", 1)
        block.glyph("round-star", x, y, 9 * s, "snow")
    man(block, 24, 0.34, high * 0.98, kind="robe", gear="topknot", hand="staff")


def veterans_recalled(block: Block) -> None:
    """Veterans Recalled."""
    high = block.high
    block.sky("dusk", 28, 0.36, 15)
    block.ridge(high * 0.74, 10, "#7A4A3C", sharp=False)
    man(block, 70, 0.44, high * 0.94, kind="armour", gear="kabuto-moon", hand="yari", beard=True)
    man(block, 38, 0.66, kind="armour", gear="tail", hand="katana", beard=True, back="banner")


def years_of_strife(block: Block) -> None:
    """Years of Strife."""
    high = block.high
    block.sky("blood", 50, 0.28, 15)
    block.ridge(high * 0.6, 14, "#6E2A20")
    for x, s in ((14, 24), (84, 30), (62, 18)):
        block.glyph("flame", x, high * 0.56, s, "clay")
    hall(block, 30, high * 0.68, 30, 22, 1, "#3A1E18")
    block.ground(high * 0.68, "#3A1E18", 5, "clay")
    for x, tall, tint, clan in (
        (8, 50, "madder", "Maple"),
        (34, 58, "plum", "Plum"),
        (62, 60, "#3C7379", "Reed"),
        (84, 48, "forest", "Cedar"),
    ):
        banner(block, x, high, tall, tint, clan)


EVENTS: dict[str, Cut] = {
    "bountiful_autumn": bountiful_autumn,
    "magistrates_audit": magistrates_audit,
    "spring_floods": spring_floods,
    "court_in_mourning": court_in_mourning,
    "night_of_paper_lanterns": night_of_paper_lanterns,
    "fever_winds": fever_winds,
    "muster_of_volunteers": muster_of_volunteers,
    "falling_stars": falling_stars,
    "veterans_recalled": veterans_recalled,
    "years_of_strife": years_of_strife,
}
"""Id of an Event -> its picture."""
