"""Pictures of the Holdings of The Four Groves."""

from __future__ import annotations

from ui.art.clans_figures import crowd, horse, man, soldier
from ui.art.clans_land import branch, grove, hall, reeds
from ui.art.clans_marks import draw_mon
from ui.art.clans_press import BLOSSOM, RUSH, Block, Cut, drawn, path
from ui.art.clans_scenes import court, reed_scene
from ui.art.cuts import box, polygon
from ui.art.gouges import ellipse


def terraced_rice_fields(block: Block) -> None:
    """Terraced Rice Fields."""
    high = block.high
    block.sky("day", 76, 0.22, 10)
    block.ridge(high * 0.42, 16, "#6F8A75")
    block.paddies(high * 0.4)
    for x, y, s in ((24, high * 0.78, 0.2), (62, high * 0.66, 0.15), (76, high * 0.92, 0.24)):
        soldier(block, x, y, s, "", gear="straw", hand="none")


def old_family_granary(block: Block) -> None:
    """Old Family Granary."""
    high = block.high
    block.sky("gold", 22, 0.26, 11)
    block.ridge(high * 0.66, 10, "#B98A4A", sharp=False)
    hall(block, 54, high * 0.84, 66, 46, 1, "#6B4A2A", "#EADDC0", base=8)
    block.ground(high * 0.82, "ochre", 6)
    for i in range(4):
        block.shape(ellipse(10 + 11 * i, high * 0.93 - 5 * (i % 2), 8, 6), "shade", 0.8)
        block.gouge(4 + 11 * i, high * 0.93 - 5 * (i % 2), 16 + 11 * i, high * 0.93 - 5 * (i % 2), 0.5, "ink")


def grandfathers_orchard(block: Block) -> None:
    """Grandfather's Orchard."""
    high = block.high
    block.sky("dawn", 78, 0.24, 11)
    block.ridge(high * 0.64, 10, "olive", sharp=False)
    block.ground(high * 0.74, RUSH, 6)
    for x, y, s in ((22, high * 0.6, 42), (78, high * 0.58, 36), (52, high * 0.72, 54)):
        block.glyph("fruit-tree", x, y, s, "forest", halo=1)
        for _ in range(9):
            block.fill(
                ellipse(
                    x + block.between(-s * 0.3, s * 0.3), y - s * 0.15 + block.between(-s * 0.2, s * 0.2), s * 0.035
                ),
                "madder",
                0,
            )


def silk_dyers_quarter(block: Block) -> None:
    """Silk Dyers' Quarter."""
    high = block.high
    block.sky("day")
    hall(block, 20, high * 0.9, 40, 40, 1, "slate")
    hall(block, 84, high * 0.9, 40, 36, 1, "slate")
    block.ink(drawn("M4,0.28 Q50,0.36 98,0.24", down=high), 1.2)
    for x, tint in ((10, "madder"), (26, "slate"), (42, "ochre"), (58, "plum"), (75, "forest")):
        outline = drawn("M0,0.3 L13,0.31 C15,0.5 10,0.66 14,0.86 L1,0.86 C-3,0.66 3,0.5 0,0.3", x, 0, 1, high)
        block.shape(outline, tint, 0.9)
        block.gouge(x + 8, high * 0.34, x + 9, high * 0.84, 0.8, "snow")
    block.ground(high * 0.9, "shade", 3)


def harbor_warehouses(block: Block) -> None:
    """Harbor Warehouses."""
    high = block.high
    block.sky("dawn", 30, 0.36, 14)
    block.sea(high * 0.56)
    hall(block, 84, high * 0.72, 40, 34, 1, "#6B4A2A")
    outline = drawn("M12,0.78 Q40,0.94 70,0.76 L62,0.92 Q40,1 20,0.92 Z", down=high)
    block.shape(outline, "#6B4526", 1.1)
    block.ink(drawn("M40,0.84 L40,0.2", down=high), 1.8)
    outline = drawn("M24,0.26 L58,0.24 Q64,0.5 58,0.72 L24,0.74 Q30,0.5 24,0.26", down=high)
    block.shape(outline, "snow", 1)
    for i in range(5):
        block.gouge(28 + 7 * i, high * 0.28, 29 + 7 * i, high * 0.72, 0.5, "stone")
    draw_mon(block.painter, "", 43, high * 0.48, 16, "madder")


def deep_vein_gold_works(block: Block) -> None:
    """Deep Vein Gold Works."""
    high = block.high
    block.sky("dusk")
    block.ridge(high * 0.62, 40, "#5C4B3C")
    block.shape(drawn("M30,1 L34,0.56 Q50,0.44 66,0.56 L70,1 Z", down=high), "#1C1511", 1.2)
    for x, x2 in ((31, 35), (69, 65)):
        block.ink(path("M", x, high, "L", x2, high * 0.56), 3, "#8A5A33")
    block.ink(drawn("M33,0.56 L67,0.56", down=high), 3.4, "#8A5A33")
    for x, y in ((10, high * 0.66), (18, high * 0.84), (78, high * 0.62), (84, high * 0.8), (74, high * 0.92)):
        block.gouge(x, y, x + 8, y + 4, 1.6, "gold", 1)
    block.glyph("miner", 50, high * 0.8, 34, "ochre")


def fletchers_lane(block: Block) -> None:
    """Fletchers' Lane."""
    high = block.high
    block.sky("paper", 20, 0.24, 10)
    hall(block, 78, high * 0.86, 52, 46, 1, "#6B4A2A")
    block.ground(high * 0.84, "shade", 4)
    for i in range(5):
        outline = path("M", 8 + 8 * i, high * 0.94, "L", 14 + 8 * i, high * 0.34)
        block.ink(outline, 1.2)
        block.shape(
            polygon(
                [
                    (14 + 8 * i, high * 0.34),
                    (17 + 8 * i, high * 0.5),
                    (13.6 + 8 * i, high * 0.52),
                    (10.6 + 8 * i, high * 0.5),
                ]
            ),
            ("snow", "madder", "snow", "ochre", "snow")[i],
            0.6,
        )
    block.shape(drawn("M2,1 L4,0.76 48,0.76 50,1 Z", down=high), "#8A5A33", 1.1)


def packhorse_peddlers(block: Block) -> None:
    """Packhorse Peddlers."""
    high = block.high
    block.sky("day", 78, 0.24, 10)
    block.ridge(high * 0.58, 20, "stone", cap="snow")
    block.ground(high * 0.72, "#A98F5E", 6)
    horse(block, 60, high + 4, 0.74, "#8B5E3C")
    for x, y, tint in ((74, high * 0.56, "shade"), (86, high * 0.66, "ochre"), (66, high * 0.68, "clay")):
        block.shape(ellipse(x, y, 11, 9), tint, 1)
    man(block, 22, 0.5, kind="robe", gear="straw", hand="staff")


def watchfire_hill(block: Block) -> None:
    """Watchfire Hill."""
    high = block.high
    block.sky("night", 22, 0.22, 9)
    block.ridge(high * 0.6, 14, "#2A3552")
    block.ridge(high * 0.84, 26, "#1F2A22", n=2, sharp=False)
    for d in (-12, -4, 4, 12):
        block.ink(path("M", 52 + d, high * 0.9, "L", 52 + d * 0.3, high * 0.46), 2.4, "#4A3222")
    block.glyph("flame", 52, high * 0.3, 40, "madder", halo=1, rim="ochre")
    block.glyph("flame", 52, high * 0.34, 24, "ochre")
    block.fall("ash", 16)
    soldier(block, 80, high * 0.96, 0.34, "")


def hillside_prayer_hall(block: Block) -> None:
    """Hillside Prayer Hall."""
    high = block.high
    block.sky("mist", 74, 0.26, 12)
    grove(block, high * 0.66, 6, 34, "#8DA58C")
    block.ridge(high * 0.8, 14, "olive", sharp=False)
    hall(block, 46, high * 0.72, 52, 38, 1, "#6B3B22", "#EADDC0", base=5)
    for i in range(6):
        block.shape(box(38 - 2 * i, high * (0.74 + 0.05 * i), 18 + 4 * i, high * 0.05), "stone", 0.6)
    for x in (20, 72):
        block.shape(box(x, high * 0.76, 5, 12), "stone", 0.7)
        block.shape(box(x - 1.5, high * 0.73, 8, 3), "stone", 0.7)


def petitioners_court(block: Block) -> None:
    """Petitioners' Court."""
    high = block.high
    court(block, "#E3CFA0", "#6E2A20", screen=True)
    block.shape(box(34, high * 0.62, 32, 5), "#6B3B22", 0.8)
    man(block, 50, 0.5, high * 0.9, kind="court", gear="kanmuri", hand="fan")
    for x, k, g in ((16, "Reed", "topknot"), (84, "Plum", "bun")):
        soldier(block, x, high * 1.12, 0.42, k, gear=g, hand="none")


def drill_yard(block: Block) -> None:
    """Drill Yard."""
    high = block.high
    block.sky("gold", 80, 0.22, 10)
    hall(block, 50, high * 0.62, 110, 30, 1, "#6E2A20", "#D9C7A0")
    block.ground(high * 0.62, "#C9A870", 7)
    for x in (16, 50, 84):
        block.shape(box(x, high * 0.5, 4, high * 0.36), "#8A5A33", 0.8)
        block.shape(box(x - 6, high * 0.56, 16, 4), "#8A5A33", 0.8)
    man(block, 34, 0.5, kind="kimono", gear="band", hand="high")
    man(block, 70, 0.5, kind="kimono", gear="band", hand="katana", flip=True)


def copyists_archive(block: Block) -> None:
    """Copyists' Archive."""
    high = block.high
    court(block, "#D9C08A", "#4A3222")
    for i in range(12):
        block.shape(box(4 + 23 * (i % 4), high * (0.14 + 0.19 * (i // 4)), 20, high * 0.15), "#6B4526", 0.7)
        for j in range(3):
            block.fill(
                ellipse(8 + 23 * (i % 4) + 5 * j, high * (0.22 + 0.19 * (i // 4)), 2.2),
                ("snow", "shade", "madder")[(i + j) % 3],
                0.05,
            )
    man(block, 50, 0.52, high * 1.06, kind="robe", gear="topknot", hand="scroll")


def physicians_garden(block: Block) -> None:
    """Physicians' Garden."""
    high = block.high
    block.sky("jade", 22, 0.24, 10)
    hall(block, 76, high * 0.7, 46, 36, 1, "forest")
    block.ground(high * 0.66, "#8FAA6A", 5)
    for g, x, y, s, tint in (
        ("high-grass", 14, high * 0.84, 26, "forest"),
        ("lotus", 40, high * 0.84, 20, BLOSSOM),
        ("daisy", 62, high * 0.82, 24, "ochre"),
        ("high-grass", 88, high * 0.86, 24, "olive"),
        ("jasmine", 28, high * 0.7, 14, "snow"),
    ):
        block.glyph(g, x, y, s, tint, halo=0.8)
    block.shape(drawn("M40,0.98 Q41,0.9 50,0.9 Q59,0.9 60,0.98 Z", down=high), "stone", 1)


def gossips_teahouse(block: Block) -> None:
    """Gossips' Teahouse."""
    high = block.high
    block.sky("night", 24, 0.22, 10)
    hall(block, 58, high * 0.9, 84, 52, 1, "#6E2A20", "#EBD7A2")
    block.ground(high * 0.9, "#2C2A33", 3, "stone")
    for x in (22, 44, 72, 94):
        block.shape(ellipse(x, high * 0.5, 5, 7), "madder", 0.8)
        block.fill(ellipse(x, high * 0.5, 2, 3.6), "gold", 0.1)
    for x, k, g, f in ((44, "Plum", "bun", False), (60, "Reed", "topknot", True)):
        soldier(block, x, high * 1.02, 0.36, k, gear=g, hand="none", flip=f)
    block.glyph("teapot", 84, high * 0.86, 17, "ochre", halo=1)


def gatehouse_garrison(block: Block) -> None:
    """Gatehouse Garrison."""
    high = block.high
    block.sky("dawn", 22, 0.24, 11)
    block.shape(box(-2, high * 0.56, 104, high * 0.5), "stone", 1.1)
    for y in (high * 0.66, high * 0.76, high * 0.86):
        for x in range(-4, 100, 13):
            block.ink(drawn("M0,0 L10,0", x, y), 0.6)
    block.shape(box(30, high * 0.5, 40, high * 0.52), "#6B4526", 1.2)
    for i in range(9):
        block.ink(path("M", 30 + 5 * i, high * 0.5, "L", 30 + 5 * i, high), 0.7)
    for i in range(4):
        for j in range(2):
            block.fill(ellipse(35 + 10 * i, high * (0.64 + 0.16 * j), 1.3), "gold", 0)
    hall(block, 50, high * 0.56, 62, 32, 1, "slate")
    crowd(block, high * 1.02, [10, 90], 0.5, "")


def charcoal_kilns(block: Block) -> None:
    """Charcoal Kilns."""
    high = block.high
    block.sky("dusk")
    grove(block, high * 0.7, 7, 36, "#6E4A38")
    block.ground(high * 0.68, "#6B4A36", 5)
    for x, y, s in ((76, 0.76, 0.8), (28, 0.9, 1.15)):
        outline = path(
            "M", x - 17 * s, high * y, "C", x - 17 * s, high * y - 30 * s, x + 17 * s, high * y - 30 * s,
            x + 17 * s, high * y, "Z",
        )  # fmt: skip
        block.shape(outline, "#8A5A44", 1.1)
        outline = path("M", x - 6 * s, high * y, "Q", x, high * y - 15 * s, x + 6 * s, high * y, "Z")
        block.fill(outline, "madder", 0.1)
        block.cloud(x + 4, high * y - 48 * s, 26 * s, "#D8CDBB")
    for i in range(5):
        block.fill(ellipse(62 + 8 * i, high * 0.95 - 3 * (i % 2), 5.5, 3.4), "ink", 0.3)


def blossom_pavilions(block: Block) -> None:
    """Blossom Pavilions."""
    high = block.high
    block.sky("blossom", 24, 0.28, 13)
    hall(block, 30, high * 0.8, 38, 32, 1, "plum")
    hall(block, 76, high * 0.84, 44, 40, 2, "plum")
    block.sea(high * 0.82, "#8FA9B9", "snow", 4)
    branch(block, 1, "plum", 7, 1.1)
    block.fall("petal", 14)


def reedland_pastures(block: Block) -> None:
    """Reedland Pastures."""
    high = block.high
    reed_scene(block, 2)
    horse(block, 72, high * 0.92, 0.44, "#B9A58A", tack="#3C7379")
    horse(block, 34, high + 3, 0.66, "#6E4B34", flip=True, tack="#3C7379")
    reeds(block, high * 1.02, 18, "#557A46", 20)


def incense_carvers_village(block: Block) -> None:
    """Incense Carvers’ Village."""
    high = block.high
    block.sky("mist", 76, 0.24, 11)
    grove(block, high * 0.66, 8, 40, "#7F9A80")
    for x, y, w in ((20, 0.74, 32), (80, 0.76, 34), (50, 0.9, 44)):
        hall(block, x, high * y, w, w * 0.6, 1, "#6B4A2A", "#EADDC0")
    block.ground(high * 0.9, "olive", 3)
    for x in (34, 50, 64):
        block.ink(drawn("M0,0.6 C-6,0.5 7,0.4 0,0.28", x, 0, 1, high), 1.3, "snow")


HOLDINGS: dict[str, Cut] = {
    "terraced_rice_fields": terraced_rice_fields,
    "old_family_granary": old_family_granary,
    "grandfathers_orchard": grandfathers_orchard,
    "silk_dyers_quarter": silk_dyers_quarter,
    "harbor_warehouses": harbor_warehouses,
    "deep_vein_gold_works": deep_vein_gold_works,
    "fletchers_lane": fletchers_lane,
    "packhorse_peddlers": packhorse_peddlers,
    "watchfire_hill": watchfire_hill,
    "hillside_prayer_hall": hillside_prayer_hall,
    "petitioners_court": petitioners_court,
    "drill_yard": drill_yard,
    "copyists_archive": copyists_archive,
    "physicians_garden": physicians_garden,
    "gossips_teahouse": gossips_teahouse,
    "gatehouse_garrison": gatehouse_garrison,
    "charcoal_kilns": charcoal_kilns,
    "blossom_pavilions": blossom_pavilions,
    "reedland_pastures": reedland_pastures,
    "incense_carvers_village": incense_carvers_village,
}
"""Id of a Holding -> its picture."""
