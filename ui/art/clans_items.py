"""Pictures of the Items and Followers of The Four Groves."""

from __future__ import annotations

import math
from typing import NamedTuple

from ui.art.clans_arms import bow, pole
from ui.art.clans_bodies import body, hatch, shoulders
from ui.art.clans_figures import COATS, Looks, ranks, rider
from ui.art.clans_land import blossom, reeds
from ui.art.clans_marks import CLANS, draw_mon
from ui.art.clans_press import RUSH, Block, Cut, drawn
from ui.art.clans_scenes import SCENES
from ui.art.cuts import at, box
from ui.art.gouges import Colour, ellipse
from ui.art.palette import mix

# -- items: large, slanting, before a disc ----------------------------------------------------------------------------


def _ground(block: Block, sky: str, clan: str = "", unique: bool = False) -> None:
    """The disc an Item lies before, and a ridge in its clan's colour; rays behind a Unique one."""
    high = block.high
    block.sky(sky, 50, 0.42, 27)
    if unique:
        block.rays(50, high * 0.42, "gold", 30, 28, 100, 0.9)
    block.ridge(high * 0.84, 10, mix(CLANS[clan].main, "ink", 0.25), sharp=False)


def _sword(block: Block, turn: float, long: float, clan: str = "", steel: Colour = "snow") -> None:
    """A sword over the whole print, its hilt wound in the clan's colour."""
    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = 50 - long * 0.42 * across, block.high * 0.47 - long * 0.42 * down
    with at(block.painter, x, y, long / 60, turn):
        outline = drawn("M3,-2.4 Q40,-4.5 64,-9 Q46,1.2 3,2.4 Z")
        block.halo(outline, 2.6)
        block.shape(outline, steel, 0.8)
        block.gouge(6, 0.8, 54, -3.6, 0.9, "stone")
        for i in range(7):
            block.gouge(8 + 6 * i, 1.2, 12 + 6 * i, 0.2, 0.8, "sky")
        hilt = box(-20, -2.8, 23, 5.6)
        block.halo(hilt, 2)
        block.shape(hilt, CLANS[clan].main if clan else "ink", 0.6)
        for i in range(4):
            block.shape(drawn("M-18,0 L-15.5,-2.4 -13,0 -15.5,2.4 Z", 5 * i), "shade", 0.3)
        block.shape(ellipse(3, 0, 2.2, 7), "gold", 0.8)


def plain_katana(block: Block) -> None:
    """A sword before the sun of a clear day."""
    _ground(block, "day")
    _sword(block, -38, 66)


def ash_wood_naginata(block: Block) -> None:
    """A glaive among reeds."""
    high = block.high
    _ground(block, "jade")
    with at(block.painter, 50, high * 0.5, 1.15):
        pole(block, 0, 0, 42, 34, 60, "naginata")
    reeds(block, high * 1.02, 12, "olive", 18)


def lacquered_cuirass(block: Block) -> None:
    """Armour on its stand."""
    _ground(block, "paper")
    with at(block.painter, 50, block.high * 1.12, 1.28):
        body(block, "armour", "")
        shoulders(block, "", "gold")


def great_war_bow(block: Block) -> None:
    """A bow drawn at the sun."""
    _ground(block, "gold")
    with at(block.painter, 58, block.high * 0.5, 1, 28):
        bow(block, 0, 0, 84)


def generals_war_fan(block: Block) -> None:
    """A general's fan with its red disc."""
    _ground(block, "blood")
    with at(block.painter, 50, block.high * 0.98, 1.75):
        block.ink(drawn("M0,0 L0,-16"), 3)
        fan = drawn("M0,-14 C-13,-14 -15,-26 -9,-30 C-15,-36 -9,-46 0,-44 C9,-46 15,-36 9,-30 C15,-26 13,-14 0,-14")
        block.halo(fan, 2)
        block.shape(fan, "gold", 0.9)
        block.fill(ellipse(0, -30, 6.5), "madder", 0.1)


def seal_of_office(block: Block) -> None:
    """A written sheet, its red stamp and the seal."""
    high = block.high
    _ground(block, "paper")
    block.shape(box(18, high * 0.2, 64, high * 0.6), "snow", 1)
    for i in range(4):
        block.gouge(27 + 8 * i, high * 0.27, 27.5 + 8 * i, high * (0.6 + 0.05 * (i % 3)), 1.4, "ink")
    block.shape(box(60, high * 0.5, 19, 19), "madder", 0.8)
    block.ink(box(63, high * 0.5 + 3, 13, 13), 1, "snow")
    draw_mon(block.painter, "", 69.5, high * 0.5 + 9.5, 9, "snow")
    block.shape(drawn("M64,0.16 L84,0.16 86,0.46 62,0.46 Z", down=high), "#6B4526", 1)
    block.shape(ellipse(74, high * 0.13, 8, 6), "#6B4526", 1)


def boar_spear(block: Block) -> None:
    """A spear, and the boar."""
    high = block.high
    _ground(block, "mist")
    with at(block.painter, 50, high * 0.5, 1.15):
        pole(block, 0, 0, -42, 34, 60, "yari")
    block.glyph("boar", 30, high * 0.74, 42, "#3A2F28", halo=1.4)


def river_steel_wakizashi(block: Block) -> None:
    """A short sword over a river by night."""
    _ground(block, "indigo")
    block.sea(block.high * 0.74, "slate", "snow", 6)
    _sword(block, -145, 50)


def crimson_maple_blade(block: Block) -> None:
    """A blade red as the leaves round it."""
    high = block.high
    _ground(block, "dusk", "Maple", unique=True)
    _sword(block, -30, 72, "Maple", "#D7553B")
    for x, y, size, turn in ((20, 0.2, 17, 20), (80, 0.72, 20, 80), (72, 0.16, 11, 140)):
        block.glyph("maple-leaf", x, high * y, size, "madder", turn=turn, halo=1)


def petal_guard_katana(block: Block) -> None:
    """A sword among plum blossoms."""
    high = block.high
    _ground(block, "blossom", "Plum", unique=True)
    _sword(block, -150, 70, "Plum")
    for x, y, size in ((22, 0.24, 7), (80, 0.7, 8), (68, 0.16, 5), (15, 0.7, 5)):
        blossom(block, x, high * y, size)


def saddle_of_the_four_winds(block: Block) -> None:
    """A saddle, and four winds."""
    high, teal = block.high, CLANS["Reed"].main
    _ground(block, "jade", "Reed", unique=True)
    block.ridge(high * 0.8, 9, RUSH, sharp=False)
    saddle = drawn(
        "M18,0.5 C24,0.2 34,0.3 40,0.42 L64,0.42 C70,0.26 82,0.2 84,0.44 C84,0.6 66,0.64 62,0.9 L40,0.9 C38,0.66 "
        "20,0.64 18,0.5",
        down=high,
    )
    block.halo(saddle, 2.6)
    block.shape(saddle, teal, 1.2)
    hatch(block, saddle, 12)
    draw_mon(block.painter, "Reed", 51, high * 0.6, 18, "gold")
    for i in range(4):
        block.gouge(24 + 2 * i, high * 0.5 + i, 40 + 2 * i, high * 0.62 + i, 0.7)
        block.gouge(-4, high * (0.14 + 0.09 * i), 30 + 10 * i, high * (0.1 + 0.09 * i), 0.9, "snow", 3)


def staff_of_ninety_nine_rings(block: Block) -> None:
    """A pilgrim's staff, and rings at its foot."""
    high = block.high
    _ground(block, "night", "Cedar", unique=True)
    with at(block.painter, 50, high * 0.56, 1.5):
        pole(block, 0, 0, 24, 26, 60, "shakujo")
    for i in range(6):
        block.ink(ellipse(20 + 12 * i, high * 0.8 + 3 * (i % 2), 4.6), 1.3, "gold")


ITEMS: dict[str, Cut] = {
    "plain_katana": plain_katana,
    "ash_wood_naginata": ash_wood_naginata,
    "lacquered_cuirass": lacquered_cuirass,
    "great_war_bow": great_war_bow,
    "generals_war_fan": generals_war_fan,
    "seal_of_office": seal_of_office,
    "boar_spear": boar_spear,
    "river_steel_wakizashi": river_steel_wakizashi,
    "crimson_maple_blade": crimson_maple_blade,
    "petal_guard_katana": petal_guard_katana,
    "saddle_of_the_four_winds": saddle_of_the_four_winds,
    "staff_of_ninety_nine_rings": staff_of_ninety_nine_rings,
}
"""Id of an Item -> its picture."""

# -- followers: ranks before the land of their clan -------------------------------------------------------------------


class Troop(NamedTuple):
    """A Follower on foot: the land behind it, what it holds and wears, how many, how large, in how many rows."""

    land: int
    hand: str
    gear: str
    men: int
    scale: float
    rows: int


TROOPS = {
    "ashigaru_spear_band": Troop(0, "yari", "jingasa", 5, 0.44, 2),
    "veteran_pikemen": Troop(5, "naginata", "kabuto-plain", 4, 0.5, 2),
    "village_levy_archers": Troop(3, "bow", "straw", 3, 0.52, 2),
    "hired_crossbows": Troop(1, "xbow", "band", 3, 0.56, 2),
    "household_guard": Troop(4, "naginata", "kabuto-moon", 3, 0.66, 1),
    "standard_company": Troop(0, "flag", "jingasa", 4, 0.46, 2),
    "mountain_trackers": Troop(2, "bow", "hood", 3, 0.6, 1),
    "redleaf_vanguard": Troop(1, "yari", "kabuto-horns", 4, 0.54, 2),
    "maple_sworn_brothers": Troop(0, "sword", "band", 3, 0.68, 1),
    "white_petal_honor_guard": Troop(2, "naginata", "kabuto-sun", 3, 0.66, 1),
    "attendant_poets": Troop(3, "book", "eboshi", 3, 0.62, 1),
    "temple_warrior_novices": Troop(1, "staff", "bald", 4, 0.54, 2),
    "spirit_lantern_bearers": Troop(2, "lantern", "straw", 3, 0.56, 2),
}
"""Id of a Follower on foot -> what its picture shows."""


class Horsemen(NamedTuple):
    """A Follower on horses."""

    land: int
    looks: Looks
    flip: bool = False


HORSEMEN = {
    "light_lancers": Horsemen(0, {"gear": "jingasa"}),
    "reed_banner_horse": Horsemen(2, {"gear": "kabuto-plume", "back": "banner"}),
    "skirmish_riders": Horsemen(3, {"kind": "cloak", "gear": "straw", "hand": "bowrest"}, True),
}
"""Id of a Follower on horses -> what its picture shows."""


def follower(block: Block, card: str, clan: str) -> None:
    """Soldiers in ranks, or three riders."""
    if card in TROOPS:
        troop = TROOPS[card]
        SCENES[clan](block, troop.land)
        if card == "standard_company":
            ranks(block, "", "yari", "jingasa", 6, 0.3, 1)
        ranks(block, clan, troop.hand, troop.gear, troop.men, troop.scale, troop.rows)
        return
    horsemen, high = HORSEMEN[card], block.high
    SCENES[clan](block, horsemen.land)
    for x, y, scale, coat in ((74, 0.84, 0.46, COATS[1]), (24, 0.9, 0.5, COATS[3]), (54, 1.03, 0.66, COATS[0])):
        rider(block, x, high * y, scale, coat, clan, horsemen.flip, **horsemen.looks)
