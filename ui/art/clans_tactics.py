"""Pictures of the action cards of the four clans."""

from __future__ import annotations

from ui.art.clans_arms import blade
from ui.art.clans_figures import crowd, man, rider, soldier
from ui.art.clans_heads import SKIN
from ui.art.clans_land import banner, blossom, grove, hall
from ui.art.clans_press import NIGHT, Block, Cut, drawn, path
from ui.art.clans_scenes import cedar_scene, court, maple_scene, plum_scene, reed_scene
from ui.art.cuts import box, polygon
from ui.art.gouges import ellipse


def red_banners_forward(block: Block) -> None:
    """Red Banners Forward."""
    high = block.high
    block.sky("gold", 22, 0.3, 14)
    block.ridge(high * 0.74, 12, "#7A3A2A")
    for x, y, s in ((74, 0.86, 50), (88, 0.9, 54), (10, 0.94, 66), (34, 0.98, 72), (60, 1.02, 78)):
        banner(block, x, high * y, s, "madder", "Maple")
    crowd(block, high * 1.1, [6, 30, 55, 80], 0.36, "Maple")


def over_the_wall(block: Block) -> None:
    """Over the Wall."""
    high = block.high
    block.sky("blood", 80, 0.2, 10)
    block.shape(polygon([(30, high + 3), (38, high * 0.3), (104, high * 0.3), (104, high + 3)]), "stone", 1.2)
    for j in range(5):
        for x in range(38, 100, 15):
            outline = path(
                "M", x + 8 * (j % 2), high * (0.4 + 0.12 * j), "L", x + 10 + 8 * (j % 2), high * (0.4 + 0.12 * j),
            )  # fmt: skip
            block.ink(outline, 0.7)
    hall(block, 80, high * 0.34, 40, 24, 1, "#6E2A20")
    for d in (0, 9):
        block.ink(path("M", 12 + d, high + 2, "L", 44 + d, high * 0.26), 1.8, "#4A2E1A")
    for i in range(6):
        outline = path("M", 14 + 5.6 * i, high * (0.95 - 0.12 * i), "L", 25 + 5.6 * i, high * (0.95 - 0.12 * i))
        block.ink(outline, 1.4, "#4A2E1A")
    soldier(block, 30, high * 0.86, 0.38, "Maple", hand="sword")
    soldier(block, 46, high * 0.5, 0.34, "Maple", hand="flag")


def spend_every_life(block: Block) -> None:
    """Spend Every Life."""
    high = block.high
    block.sky("blood", 50, 0.4, 22)
    block.ground(high * 0.78, "#3A1E18", 5, "clay")
    for x, y, lean, size in ((20, 0.58, -9, 1), (50, 0.5, 3, 1.25), (80, 0.6, 11, 0.95)):
        blade(block, x, high * y, 90 + lean, 40 * size)
    block.glyph("samurai-helmet", 50, high * 0.34, 24, "#3A1E18", halo=1)


def veterans_roar(block: Block) -> None:
    """Veterans’ Roar."""
    high = block.high
    block.sky("dusk", 50, 0.3, 16)
    block.rays(50, high * 0.3, "ochre", 22, 18, 90, 1.4)
    crowd(block, high * 0.9, [10, 90], 0.5, "Maple")
    man(block, 50, 0.68, kind="armour", gear="kabuto-horns", hand="high", clan="Maple", beard=True, back="banner")


def trampled_fields(block: Block) -> None:
    """Trampled Fields."""
    high = block.high
    block.sky("dusk")
    block.ridge(high * 0.46, 10, "#7A4A3C", sharp=False)
    block.paddies(high * 0.5, "#8A6A3C", "#B58A4A")
    for x, s in ((16, 20), (82, 26)):
        block.glyph("flame", x, high * 0.46, s, "clay")
    rider(block, 54, high + 3, 0.7, "#2F2925", "Maple", True, kind="armour", gear="kabuto-mon", hand="yari")


def conscription_order(block: Block) -> None:
    """Conscription Order."""
    high = block.high
    maple_scene(block, 2)
    man(block, 28, 0.6, kind="armour", gear="jingasa", hand="scroll", clan="Maple")
    crowd(block, high * 1.04, [58, 74, 90], 0.44, "", gear="band", hand="yari")


def flawless_reputation(block: Block) -> None:
    """Flawless Reputation."""
    plum_scene(block, 0)
    man(block, 50, 0.68, kind="kimono", gear="topknot", hand="fan", clan="Plum")


def gift_beyond_price(block: Block) -> None:
    """Gift Beyond Price."""
    high = block.high
    court(block, "#D9B7A8", "plum", screen=True)
    block.shape(box(22, high * 0.64, 56, 7), "#6B3B22", 1)
    outline = drawn("M36,0.64 C30,0.5 34,0.36 43,0.32 L57,0.32 C66,0.36 70,0.5 64,0.64 Z", down=high)
    block.shape(outline, "slate", 1.2)
    blossom(block, 50, high * 0.49, 9)
    for i in range(2):
        block.gouge(38 + i, high * 0.6 - 4 * i, 42 + i, high * 0.4, 0.8, "snow")
    for x in (26, 70):
        block.shape(box(x, high * 0.67, 4, high * 0.2), "#6B3B22", 0.8)


def the_drawn_breath(block: Block) -> None:
    """The Drawn Breath."""
    high = block.high
    block.sky("night", 50, 0.42, 24)
    block.ground(high * 0.86, "#2C2340", 4, "plum")
    man(block, 50, 0.7, kind="kimono", gear="tail", hand="draw", clan="Plum")
    block.fall("petal", 16)


def rebuke_in_verse(block: Block) -> None:
    """Rebuke in Verse."""
    plum_scene(block, 2)
    man(block, 34, 0.62, kind="court", gear="eboshi", hand="letter", clan="Plum")
    man(block, 82, 0.5, kind="armour", gear="jingasa", hand="yari", flip=True)


def stand_upon_principle(block: Block) -> None:
    """Stand Upon Principle."""
    high = block.high
    block.sky("dawn")
    hall(block, 50, high * 0.84, 104, 58, 1, "plum")
    block.ground(high * 0.84, "shade", 3)
    for x, g in ((22, "kabuto-sun"), (78, "kabuto-moon")):
        man(block, x, 0.58, kind="armour", gear=g, hand="naginata", clan="Plum", flip=x > 50)
    man(block, 50, 0.62, kind="armour", gear="kabuto-mon", hand="katana", clan="Plum")


def witnessed_by_all(block: Block) -> None:
    """Witnessed by All."""
    high = block.high
    block.sky("blossom", 50, 0.26, 12)
    crowd(block, high * 0.72, [8, 24, 40, 60, 76, 92], 0.28, "Plum", gear="eboshi", hand="none")
    block.ground(high * 0.7, "#CDB49A", 5)
    man(block, 50, 0.6, high * 1.06, kind="kimono", gear="topknot", hand="high", clan="Plum")


def wheel_and_strike(block: Block) -> None:
    """Wheel and Strike."""
    high = block.high
    reed_scene(block, 0)
    block.ink(drawn("M8,0.5 C10,0.1 90,0.1 94,0.5", down=high), 2.6, "snow")
    rider(
        block,
        50,
        high + 3,
        0.78,
        "#B9A58A",
        "Reed",
        False,
        kind="armour",
        gear="kabuto-plume",
        hand="high",
    )


def lance_charge(block: Block) -> None:
    """Lance Charge."""
    high = block.high
    reed_scene(block, 3)
    for x, y, s, tint in ((28, 0.88, 0.46, "#8B5E3C"), (80, 0.9, 0.46, "#2F2925"), (54, 1.04, 0.7, "#5A4636")):
        rider(block, x, high * y, s, tint, "Reed", True, kind="armour", gear="kabuto-moon", hand="yari")


def cut_the_road(block: Block) -> None:
    """Cut the Road."""
    high = block.high
    block.sky("storm")
    block.ridge(high * 0.5, 12, "#4F6A5A", sharp=False)
    block.fill(drawn("M30,1 L46,0.5 54,0.5 84,1 Z", down=high), "#C9B08A", 0.3)
    rider(
        block,
        52,
        high + 3,
        0.74,
        "#2F2925",
        "Reed",
        True,
        kind="armour",
        gear="kabuto-horns",
        hand="naginata",
    )
    block.fall("rain", 24)


def scandal_on_the_highway(block: Block) -> None:
    """Scandal on the Highway."""
    reed_scene(block, 1)
    man(block, 30, 0.6, kind="court", gear="bun", hand="fanface", clan="Reed")
    man(block, 74, 0.58, kind="court", gear="eboshi", hand="fan", clan="Reed", flip=True)


def leave_them_dust(block: Block) -> None:
    """Leave Them Dust."""
    high = block.high
    block.sky("gold", 78, 0.26, 12)
    block.ground(high * 0.7, "#C9A870", 6)
    rider(block, 74, high * 0.9, 0.5, "#6E4B34", "Reed", True, kind="armour", gear="tail", hand="yari")
    for x, y, w in ((20, 0.66, 44), (36, 0.78, 50), (12, 0.88, 52), (54, 0.92, 46)):
        block.cloud(x, high * y, w, "shade", "soft")


def a_debt_remembered(block: Block) -> None:
    """A Debt Remembered."""
    high = block.high
    court(block, "#C9BFA0", "#214449")
    man(block, 36, 0.64, kind="court", gear="kanmuri", hand="abacus", clan="Reed")
    soldier(block, 80, high * 1.16, 0.5, "", gear="topknot", hand="none", flip=True)


def open_palm(block: Block) -> None:
    """Open Palm."""
    high = block.high
    block.sky("gold", 50, 0.44, 27)
    block.rays(50, high * 0.44, "snow", 28, 29, 90, 1.1)
    block.ridge(high * 0.9, 10, "forest")
    block.glyph("hand", 50, high * 0.52, 58, SKIN, halo=2.6, rim="ink")
    for i in range(3):
        block.gouge(44 + 5 * i, high * 0.56, 46 + 4 * i, high * 0.68, 0.8, "#8A5A44")


def rooted_cedar_stance(block: Block) -> None:
    """Rooted Cedar Stance."""
    high = block.high
    cedar_scene(block, 0)
    for d in (-18, -10, 10, 18):
        outline = path("M", 50, high * 0.94, "C", 50 + d, high * 0.92, 50 + 2 * d, high, 50 + 3 * d, high + 4)
        block.ink(outline, 3, "#4A3222")
    man(block, 50, 0.68, kind="habit", gear="bald", hand="palm", clan="Cedar")


def spirit_bell(block: Block) -> None:
    """Spirit Bell."""
    high = block.high
    block.sky("mist", 50, 0.4, 25)
    for i in range(4):
        block.ink(ellipse(50, high * 0.5, 34 + 8 * i), 0.9, "snow")
    block.shape(box(10, high * 0.06, 80, 6), "#6B4526", 1)
    for x in (12, 82):
        block.shape(box(x, high * 0.06, 6, high), "#6B4526", 1)
    outline = drawn("M32,0.82 C36,0.66 34,0.3 44,0.22 L56,0.22 C66,0.3 64,0.66 68,0.82 Z", down=high)
    block.shape(outline, "#5F7A6A", 1.3)
    block.ink(drawn("M36,0.66 L64,0.66", down=high), 1)
    block.ink(drawn("M38,0.4 L62,0.4", down=high), 1)
    for i in range(4):
        block.fill(ellipse(42 + 5.4 * i, high * 0.48, 1.6), "gold", 0)
    block.ink(drawn("M50,0.22 L50,0.1", down=high), 2.4)


def study_of_the_wheels(block: Block) -> None:
    """Study of the Wheels."""
    high = block.high
    court(block, "#C9B98A", "#24382A")
    for x, y, tint in (
        (18, high * 0.26, "clay"),
        (34, high * 0.16, "slate"),
        (50, high * 0.12, "#7A6238"),
        (66, high * 0.16, "sky"),
        (82, high * 0.26, NIGHT),
    ):
        block.shape(ellipse(x, y, 11), tint, 1)
        block.ink(ellipse(x, y, 7.5), 1, "snow")
    man(block, 50, 0.6, kind="robe", gear="topknot", hand="scroll", clan="Cedar", beard=True)


def wards_of_rope_and_paper(block: Block) -> None:
    """Wards of Rope and Paper."""
    high = block.high
    block.sky("jade")
    grove(block, high * 0.96, 4, 80, "forest")
    block.ink(drawn("M-4,0.3 Q50,0.52 104,0.3", down=high), 6, "ink")
    block.ink(drawn("M-4,0.3 Q50,0.52 104,0.3", down=high), 4, "#E3C98A")
    for x in range(2, 100, 6):
        block.gouge(x, high * 0.34 + 8 - abs(50 - x) * 0.16, x + 3, high * 0.42 + 8 - abs(50 - x) * 0.16, 0.8, "soft")
    for x, y in ((10, high * 0.4), (32, high * 0.46), (56, high * 0.46), (80, high * 0.4)):
        block.shape(drawn("M0,0 L8,0 4,11 11,11 4,28 6,15 -1,15 Z", x, y), "snow", 0.9)


def ashes_remember(block: Block) -> None:
    """Ashes Remember."""
    high = block.high
    block.sky("dusk")
    block.ground(high * 0.78, "#4A3A34", 5)
    outline = drawn("M30,0.92 C22,0.72 30,0.62 40,0.6 L60,0.6 C70,0.62 78,0.72 70,0.92 Z", down=high)
    block.shape(outline, "#5F7A6A", 1.2)
    for d in (-2, -1, 0, 1, 2):
        outline = path(
            "M", 50 + 5 * d, high * 0.58, "C", 30 + 8 * d, high * 0.44, 74 + 6 * d, high * 0.3, 50 + 9 * d, high * 0.06,
        )  # fmt: skip
        block.ink(outline, 2.4 - 0.4 * abs(d), "snow")
    block.fall("ash", 26)


TACTICS: dict[str, Cut] = {
    "red_banners_forward": red_banners_forward,
    "over_the_wall": over_the_wall,
    "spend_every_life": spend_every_life,
    "veterans_roar": veterans_roar,
    "trampled_fields": trampled_fields,
    "conscription_order": conscription_order,
    "flawless_reputation": flawless_reputation,
    "gift_beyond_price": gift_beyond_price,
    "the_drawn_breath": the_drawn_breath,
    "rebuke_in_verse": rebuke_in_verse,
    "stand_upon_principle": stand_upon_principle,
    "witnessed_by_all": witnessed_by_all,
    "wheel_and_strike": wheel_and_strike,
    "lance_charge": lance_charge,
    "cut_the_road": cut_the_road,
    "scandal_on_the_highway": scandal_on_the_highway,
    "leave_them_dust": leave_them_dust,
    "a_debt_remembered": a_debt_remembered,
    "open_palm": open_palm,
    "rooted_cedar_stance": rooted_cedar_stance,
    "spirit_bell": spirit_bell,
    "study_of_the_wheels": study_of_the_wheels,
    "wards_of_rope_and_paper": wards_of_rope_and_paper,
    "ashes_remember": ashes_remember,
}
"""Id of a clan's action card -> its picture."""
