"""Pictures of the Strongholds and Regions of The Four Groves."""

from __future__ import annotations

from ui.art.clans_arms import blade
from ui.art.clans_figures import horse, soldier
from ui.art.clans_land import banner, branch, grove, hall, reeds, spears, torii
from ui.art.clans_marks import CLANS
from ui.art.clans_press import RUSH, Block, Cut, drawn, path
from ui.art.cuts import box, polygon


def redleaf_bastion(block: Block) -> None:
    """A keep of four storeys on a stone base, banners at its sides."""
    high, red = block.high, CLANS["Maple"].main
    block.sky("dusk", 80, 0.28, 14)
    block.ridge(high * 0.66, 24, "#7A4A3C")
    hall(block, 48, high * 0.92, 74, 56, 4, red, "snow", base=14)
    block.ground(high * 0.9, "clay", 5)
    for x in (4, 84):
        banner(block, x, high * 0.98, 34, red, "Maple")
    branch(block, 1, "maple", 5)


def hall_of_white_petals(block: Block) -> None:
    """A wide hall under blossoming boughs."""
    high = block.high
    block.sky("blossom", 20, 0.28, 14)
    hall(block, 50, high * 0.82, 96, 46, 2, CLANS["Plum"].main)
    block.ground(high * 0.8, "shade", 6)
    branch(block, -1, "plum", 8, 1.3)
    branch(block, 1, "plum", 22, 0.8)
    block.fall("petal", 12)


def windreed_stables(block: Block) -> None:
    """A long stable among reeds, a horse before it."""
    high, teal = block.high, CLANS["Reed"].main
    block.sky("jade", 20, 0.28, 14)
    block.ridge(high * 0.66, 10, "#6F9A8F", sharp=False)
    hall(block, 62, high * 0.76, 70, 32, 1, teal, "#D9C7A0")
    block.ground(high * 0.74, RUSH, 8)
    horse(block, 34, high + 4, 0.62, "#8B5E3C", tack=teal)
    reeds(block, high * 1.02, 16, "#557A46", 22)


def temple_of_a_thousand_cedars(block: Block) -> None:
    """A pagoda among cedars."""
    high = block.high
    block.sky("mist", 20, 0.28, 14)
    block.ridge(high * 0.6, 20, "#8DA58C")
    grove(block, high * 0.82, 8, 44, "forest")
    hall(block, 50, high * 0.9, 44, 66, 4, "#6B4A2A", "#EADDC0")
    grove(block, high * 1.02, 2, 60, "#2F4A33", -8, 108)
    block.ground(high * 0.92, "#4F6A45", 4)


def narrow_defile(block: Block) -> None:
    """Narrow Defile."""
    high = block.high
    block.sky("dawn", 50, 0.3, 12)
    for d in (-1, 1):
        block.shape(
            polygon(
                [
                    (50 + d * 60, high + 3),
                    (50 + d * 60, -3),
                    (50 + d * 22, -3),
                    (50 + d * 16, high * 0.2),
                    (50 + d * 20, high * 0.4),
                    (50 + d * 9, high * 0.6),
                    (50 + d * 13, high * 0.8),
                    (50 + d * 6, high + 3),
                ]
            ),
            "#7A6A58" if d < 0 else "#5C5044",
            1.2,
        )
    for d in (-1, 1):
        for i in range(6):
            block.gouge(
                50 + d * (20 + 6 * i),
                high * (0.05 + 0.1 * i),
                50 + d * (14 + 7 * i),
                high * (0.3 + 0.1 * i),
                1,
                "paper",
            )
    block.fill(drawn("M44,1 L49,0.55 51,0.55 57,1 Z", down=high), "ochre", 0.2)
    spears(block, high * 0.8, 47, 54, 3, 12)


def sinking_marsh_road(block: Block) -> None:
    """Sinking Marsh Road."""
    high = block.high
    block.sky("mist", 24, 0.26, 10)
    block.sea(high * 0.44, "#7A8F7A", "snow", 6)
    for x, y, w in (
        (52, high * 0.5, 5),
        (48, high * 0.59, 7),
        (54, high * 0.7, 10),
        (46, high * 0.83, 14),
        (56, high * 0.96, 18),
    ):
        block.shape(polygon([(x - w, y), (x + w, y - 1), (x + w + 2, y + 4), (x - w, y + 5)]), "#8A6A44", 0.8)
    reeds(block, high * 0.8, 14, "#4F6A45", 26, -2, 30)
    reeds(block, high * 0.9, 14, "#4F6A45", 30, 72, 104)
    block.glyph("heron", 80, high * 0.46, 22, "ink", halo=0.8)


def fertile_basin(block: Block) -> None:
    """Fertile Basin."""
    high = block.high
    block.sky("day", 26, 0.2, 10)
    block.ridge(high * 0.36, 18, "slate", cap="snow")
    block.ridge(high * 0.44, 8, "forest", sharp=False)
    block.paddies(high * 0.46, RUSH, "sky")
    hall(block, 76, high * 0.62, 22, 16, 1, "#6B4A2A")
    hall(block, 20, high * 0.76, 26, 18, 1, "#6B4A2A")


def fortified_monastery(block: Block) -> None:
    """Fortified Monastery."""
    high = block.high
    block.sky("gold", 78, 0.22, 10)
    block.ridge(high * 0.5, 30, "#8C8578")
    hall(block, 46, high * 0.7, 40, 52, 3, "forest", "#EADDC0")
    block.shape(drawn("M-4,1 L0,0.66 100,0.66 104,1 Z", down=high), "stone", 1.1)
    for y in (high * 0.74, high * 0.82, high * 0.9):
        for x in range(-2, 100, 12):
            block.ink(drawn("M0,0 L9,0", x, y), 0.6)
    torii(block, 48, high * 0.98, 26, 28)


def old_war_grave(block: Block) -> None:
    """Old War Grave."""
    high = block.high
    block.sky("dusk", 24, 0.28, 13)
    block.ridge(high * 0.56, 10, "#6E4A44", sharp=False)
    block.ground(high * 0.62, "#5F5A40", 6)
    for x, y, lean, size in ((18, 0.52, -8, 1), (38, 0.46, 6, 1.1), (84, 0.54, 12, 0.9)):
        blade(block, x, high * y, 90 + lean, 34 * size)
    block.shape(drawn("M52,0.96 L54,0.5 Q62,0.4 70,0.5 L73,0.96 Z", down=high), "stone", 1.1)
    for i in range(4):
        block.gouge(60 + 4 * (i % 2), high * (0.54 + 0.08 * i), 66, high * (0.55 + 0.08 * i), 1, "ink")
    block.fall("petal", 6)


def pilgrims_road(block: Block) -> None:
    """Pilgrims' Road."""
    high = block.high
    block.sky("jade", 74, 0.24, 10)
    grove(block, high * 0.5, 7, 30, "#7F9A80")
    block.ridge(high * 0.56, 8, "olive", sharp=False)
    outline = path(
        "M", 40, high * 0.5, "C", 70, high * 0.58, 20, high * 0.74, 38, high + 3, "L", 84, high + 3,
        "C", 52, high * 0.76, 84, high * 0.62, 46, high * 0.5, "Z",
    )  # fmt: skip
    block.fill(outline, "#E3CFA0", 0.3)
    for x, y, s in ((16, 0.9, 1.1), (78, 0.74, 0.8), (30, 0.68, 0.6)):
        block.shape(box(x, high * y - 14 * s, 6 * s, 14 * s), "stone", 0.7)
        outline = path(
            "M", x - 4 * s, high * y - 13 * s, "Q", x + 3 * s, high * y - 24 * s, x + 10 * s, high * y - 13 * s, "Z",
        )  # fmt: skip
        block.shape(outline, "stone", 0.7)
    soldier(block, 50, high * 0.86, 0.32, "", gear="straw", hand="staff")
    soldier(block, 58, high * 0.7, 0.2, "", gear="straw", hand="staff")


PLACES: dict[str, Cut] = {
    "redleaf_bastion": redleaf_bastion,
    "hall_of_white_petals": hall_of_white_petals,
    "windreed_stables": windreed_stables,
    "temple_of_a_thousand_cedars": temple_of_a_thousand_cedars,
    "narrow_defile": narrow_defile,
    "sinking_marsh_road": sinking_marsh_road,
    "fertile_basin": fertile_basin,
    "fortified_monastery": fortified_monastery,
    "old_war_grave": old_war_grave,
    "pilgrims_road": pilgrims_road,
}
"""Id of a Stronghold or Region -> its picture."""
