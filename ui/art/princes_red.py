"""Pictures of the red buildings of Rival Princes, which stand at cities only."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ui.art.gouges import points, ring, rounded, smooth
from ui.art.palette import colour
from ui.art.princes_parts import Sun, arch, coins, fire, flag, land, metal, parts, person
from ui.art.prints import Draw, Scene


def aqueduct(scene: Scene) -> None:
    """Two rows of arches carry water over a valley."""
    high = scene.height
    land(scene, "sky", "mist", "moss", sun=Sun(16, 20, 9, "gold"))
    scene.fill(smooth(parts(high, "-4,74 30,80 60,78 104,70 104,105 -4,105")), "olive", 1.1)
    scene.block(-3, high * 0.28, 106, high * 0.1, "shade", 1.2)
    scene.painter.fillRect(QRectF(-3, high * 0.285, 106, high * 0.03), colour("slate"))
    for i in range(7):
        scene.gouge(4 + i * 14, high * 0.3, 0, 9, 0.9)
    scene.block(-3, high * 0.38, 106, high * 0.5, "shade", 0)
    scene.bricks(-3, high * 0.32, 106, high * 0.56, "soft", 4, 9, 0.6, 0.5)
    for y, tall, count, behind in ((42, 17, 8, "sky"), (65, 30, 4, "moss")):
        wide = 104 / count
        for i in range(count):
            x, head = -2 + wide * (i + 0.5), high * y / 100 + wide * 0.34
            scene.fill(arch(x, head + high * tall / 100, wide * 0.68, high * tall / 100), behind, 1.1)
            light = points("-0.34,0 -0.26,-0.26 0,-0.36 0.26,-0.26")
            scene.line([(x + u * wide, head + v * wide) for u, v in light], 1.2, "paper", 0.2, 0.4)
    scene.hill(scene.curve(high * 0.9, 2), "olive", 1.2, 2)
    scene.tree(12, high * 0.95, 24)
    scene.tree(90, high * 0.97, 28)


def bath_house(scene: Scene) -> None:
    """Two bathers in a steaming tub."""
    high = scene.height
    scene.ground("clay")
    scene.bricks(0, 0, 100, high, "paper", 6, 12, 0.8, 0.6)
    for x in (20, 50, 80):
        scene.window(x, high * 0.5, 16, high * 0.24, "sky")
    for i in range(4):
        scene.line(
            [
                (30 + i * 14, high * 0.5),
                (27 + i * 14, high * 0.38),
                (33 + i * 14, high * 0.28),
                (29 + i * 14, high * 0.14),
            ],
            3,
            "paper",
            0.3,
            0.6,
        )
    tub = smooth(parts(high, "12,58 50,53 88,58 84,94 50,100 16,94"))
    scene.fill(tub, "straw", 1.3)
    for i in range(1, 8):
        scene.line([(14 + i * 9, high * 0.6), (18 + i * 8.2, high * 0.96)], 0.9, "ink", 0, 0)
    scene.fill(smooth(parts(high, "12,58 30,53 50,51.5 70,53 88,58 70,63 50,64.5 30,63")), "slate", 1.2)
    for x in (36, 62):
        scene.dot(x, high * 0.48, 6.6, "ink")
        scene.dot(x, high * 0.48, 5.6, "dawn")
        scene.line([(x - 6, high * 0.46), (x, high * 0.4), (x + 6, high * 0.46)], 3, "ink")
        scene.dot(x - 2, high * 0.48, 0.8)
        scene.dot(x + 2, high * 0.48, 0.8)
        scene.line([(x - 2, high * 0.505), (x, high * 0.515), (x + 2, high * 0.505)], 0.7)
        scene.fill(
            smooth(
                [
                    (x - 9, high * 0.6),
                    (x - 7, high * 0.545),
                    (x, high * 0.53),
                    (x + 7, high * 0.545),
                    (x + 9, high * 0.6),
                ]
            ),
            "dawn",
            0.9,
        )


def church(scene: Scene) -> None:
    """A church with its tower, graves beside it."""
    high = scene.height
    land(scene, "sky", "mist", "moss", 52, Sun(84, 20, 9, "gold"), trees=((6, 30),))
    scene.house(38, high * 0.88, 54, high * 0.44, "paper", "madder", "slate")
    scene.tower(36, high * 0.88, 20, high * 0.5, "paper", "slate", light="slate")
    scene.line([(36, high * 0.38 - 25), (36, high * 0.38 - 34)], 1.3, "ink", 0, 0)
    scene.line([(33, high * 0.38 - 30.5), (39, high * 0.38 - 30.5)], 1.2, "ink", 0, 0)
    scene.window(36, high * 0.88, 8, high * 0.13)
    scene.dot(36, high * 0.5, 4.4, "ink")
    scene.dot(36, high * 0.5, 3.3, "gold")
    for i in range(3):
        scene.window(66 + i * 8, high * 0.86, 4.6, high * 0.13, "slate")
    for x in (8, 18, 26):
        scene.line([(x, high * 0.96), (x, high * 0.84)], 1.6, "ink", 0, 0)
        scene.line([(x - 2.6, high * 0.88), (x + 2.6, high * 0.88)], 1.4, "ink", 0, 0)


def colossus(scene: Scene) -> None:
    """A giant of bronze over the harbour mouth."""
    high = scene.height
    scene.sky("dawn", "paper", 7, bottom=high * 0.7)
    scene.sun(50, high * 0.3, 24, "gold", 30, "paper", 30, width=1.6)
    scene.water(high * 0.72, rows=6)
    metal(scene, "sun-priest", 50, high * 0.42, 64, "clay", "straw", halo_width=1.3)
    scene.block(24, high * 0.74, 18, high * 0.3, "stone", 1.2)
    scene.block(58, high * 0.74, 18, high * 0.3, "stone", 1.2)
    scene.glyph("sailboat", 50, high * 0.84, 14, "ink", None, "paper", halo_width=0.7)
    scene.glyph("sailboat", 88, high * 0.74, 12, "ink", None, "paper", halo_width=0.7)


def counting_house(scene: Scene) -> None:
    """A clerk behind his table casts up accounts on an abacus, coins in piles before him."""
    high = scene.height
    scene.ground("straw")
    scene.hatch(scene.cut(parts(high, "0,0 100,0 100,100 0,100")), "paper", 4, 90, 0.9, 0.6)
    pane = rounded(QRectF(8, high * 0.08, 30, high * 0.36), 4)
    scene.fill(pane, "sky", 1.3)
    for x in (15.5, 23, 30.5):
        scene.line([(x, high * 0.08), (x, high * 0.44)], 1.3, "ink", 0, 0)
    for y in (0.2, 0.32):
        scene.line([(8, high * y), (38, high * y)], 1.1, "ink", 0, 0)
    coat = smooth(parts(high, "58,40 76,40 86,52 92,82 42,82 48,52"))
    scene.outline(coat, 2.4, "paper")
    scene.fill(coat, "plum", 1.3)
    scene.hatch(coat, "ink", 2.6, 74, 0.7, 0.7, QRectF(76, high * 0.4, 20, high * 0.4))
    scene.fill(smooth(parts(high, "58,40 67,44 76,40 72,52 67,48 62,52")), "snow", 1)
    scene.dot(67, high * 0.3, 9, "ink")
    scene.dot(67, high * 0.3, 7.9, "dawn")
    scene.fill(smooth(parts(high, "56,28 58,16 68,12 79,17 79,28 68,24")), "madder", 1.2)
    for k in range(3):
        scene.gouge(61 + k * 3, high * 0.16 + k * 0.6, 100, 7, 0.9)
    for x in (63, 70):
        scene.outline(ring(x, high * 0.31, 2.7), 1)
        scene.dot(x, high * 0.31, 0.9)
    scene.line([(65.6, high * 0.31), (67.4, high * 0.31)], 0.9, "ink", 0, 0)
    scene.line(parts(high, "64,36.5 67,37.4 70,36.5"), 0.9)
    scene.line(parts(high, "84,54 90,66 82,72"), 7, "ink", 0, 0.1)
    scene.line(parts(high, "84,54 90,66 82,72"), 5, "plum", 0, 0.1)
    scene.dot(81, high * 0.72, 3, "dawn")
    scene.line(parts(high, "80,73 88,60 94,44"), 1.8, "snow", 0.1, 0.5)
    scene.line(parts(high, "80,73 88,60 93,46"), 0.6)
    scene.fill(parts(high, "-4,76 104,76 104,106 -4,106"), "clay", 1.3)
    for i in range(10):
        scene.gouge(2 + i * 11, high * 0.86 + i % 2 * 3, 0, 9, 0.9)
    scene.fill(smooth(parts(high, "66,74 80,73 94,75 93,80 80,79 67,80")), "snow", 1)
    for k in range(2):
        scene.line(parts(high, f"70,{75.6 + k * 1.8} 78,{75 + k * 1.8} 90,{76 + k * 1.8}"), 0.6)
    # the abacus: frame, rods, beads
    scene.block(8, high * 0.5, 36, high * 0.31, "ink", 0)
    scene.block(11, high * 0.53, 30, high * 0.25, "paper", 0.8)
    for row, (left, tint) in enumerate(((2, "madder"), (4, "slate"), (1, "madder"), (3, "slate"))):
        y = high * (0.56 + row * 0.063)
        scene.line([(11, y), (41, y)], 0.9, "ink", 0, 0)
        for bead in range(5):
            x = 14.4 + bead * 4.4 + (6 if bead >= left else 0)
            scene.dot(x, y, 2.7, "ink", 2.1)
            scene.dot(x, y, 2.1, tint, 1.5)
    coins(scene, 52, high * 0.94, 3)
    coins(scene, 18, high * 0.97, 2)


def harbor(scene: Scene) -> None:
    """A ship at the quay, a crane, barrels and bales."""
    high = scene.height
    scene.sky("dawn", "paper", 7, bottom=high * 0.6)
    scene.sun(74, high * 0.3, 10, "madder", 18, "paper", 18, width=1.4)
    far = scene.curve(high * 0.5, 3)
    scene.hill(far, "mist", 0.9, rows=2)
    scene.water(high * 0.6, rows=8)
    metal(scene, "caravel", 66, high * 0.47, 50, "snow", "snow", halo_width=1)
    scene.house(-4, high * 0.68, 34, high * 0.4, "paper", "madder", "gold")
    scene.fill(parts(high, "-4,68 40,68 42,104.6 -4,104.6"), "stone", 1.2)
    scene.bricks(-4, high * 0.68, 44, high * 0.4, "ink", 5, 10, 0.7, 0.6)
    scene.line([(30, high * 0.68), (30, high * 0.3), (44, high * 0.22)], 2, "ink", 0, 0)
    scene.line([(43, high * 0.23), (43, high * 0.4)], 0.7)
    scene.block(39, high * 0.4, 8, 7, "ochre", 1)
    for x, tint in ((8, "ochre"), (18, "clay"), (13, "ochre")):
        scene.block(x, high * (0.6 if x != 13 else 0.51), 9, high * 0.085, tint, 0.9)
    for i in range(4):
        scene.line(
            [(44 + i * 14, high * 0.86), (50 + i * 14, high * 0.83), (56 + i * 14, high * 0.86)], 1.5, "paper", 0.3, 0.3
        )


def library(scene: Scene) -> None:
    """Three shelves of books, one lies open by a candle."""
    high = scene.height
    scene.ground("clay")
    bindings = ("madder", "slate", "olive", "ochre", "plum", "forest", "shade")
    for shelf in range(3):
        foot = 6 + shelf * high * 0.24 + high * 0.2
        scene.painter.fillRect(QRectF(0, foot - high * 0.2, 100, high * 0.2), colour("ink"))
        x = 2.0
        while x < 96:
            wide, tall = scene.between(4, 8), high * scene.between(0.14, 0.19)
            scene.block(x, foot - tall, wide, tall, bindings[int(scene.between(0, 6.99))], 0.6)
            scene.painter.fillRect(QRectF(x + 0.8, foot - tall + 3, wide - 1.6, 1.1), colour("paper"))
            scene.gouge(x + wide / 2, foot - tall * 0.6, 90, tall * 0.4, 1)
            x += wide + 0.5
        scene.block(-2, foot, 104, 3, "straw", 0.8)
    scene.fill(smooth(parts(high, "-6,105 0,80 50,77 100,80 106,105")), "walnut", 1.2)
    scene.fill(smooth(parts(high, "22,70 36,69 46,74 56,69 70,70 70,90 46,94 22,90")), "snow", 1.2)
    scene.line([(46, high * 0.74), (46, high * 0.94)], 1.2, "ink", 0, 0)
    for k in range(8):
        x, y = 27 + k % 2 * 23, 3 * (k // 2)
        text = [(x + u, (v + y) * high / 100) for u, v in points("0,74.5 6,74 15,75.5")]
        scene.line(text, 0.6, "ink", 0.1, 0.2)
    scene.line([(85, high * 0.92), (85, high * 0.66)], 4, "paper", 0, 0)
    fire(scene, 85, high * 0.58, 11, "gold")


def marketplace(scene: Scene) -> None:
    """Two stalls on the square, people between them."""
    high = scene.height
    scene.sky("straw", "paper", 6, bottom=high * 0.5)
    for x, wide, tall, wall, roof in (
        (-4, 30, 32, "paper", "madder"),
        (26, 26, 26, "shade", "slate"),
        (52, 30, 34, "paper", "clay"),
        (80, 28, 28, "straw", "madder"),
    ):
        scene.house(x, high * 0.56, wide, tall, wall, roof)
    scene.block(-2, high * 0.55, 104, high * 0.5, "shade", 1)
    for i in range(20):
        scene.gouge(scene.between(0, 95), high * 0.6 + i * 1.7, 0, 7, 0.7, "soft")
    for x, y, tint, k in ((8, high * 0.52, "madder", 1.0), (54, high * 0.56, "slate", 1.06)):
        stall = 40 * k
        for post in (3, stall - 3):
            scene.line([(x + post, y + 6), (x + post, y + 30 * k)], 1.7, "ink", 0, 0)
        scene.block(x, y + 22 * k, stall, 9 * k, "clay", 1.1)
        for board in range(1, 5):
            scene.line([(x + board * stall / 5, y + 22 * k), (x + board * stall / 5, y + 31 * k)], 0.6)
        for i in range(6):
            scene.fill(
                scene.cut(
                    [
                        (x + i * stall / 6 + 2, y - 6),
                        (x + (i + 1) * stall / 6 + (2 if i < 3 else 0), y - 6),
                        (x + (i + 1) * stall / 6, y + 8),
                        (x + (i + 0.5) * stall / 6, y + 11),
                        (x + i * stall / 6, y + 8),
                    ],
                    0.1,
                    6,
                ),
                "snow" if i % 2 else tint,
                0.8,
            )
        for i in range(7):
            scene.dot(x + 4 + i * stall / 7.6, y + 20 * k, 2.8, "ink")
            scene.dot(x + 4 + i * stall / 7.6, y + 20 * k, 2.2, ("madder", "ochre", "moss")[i % 3])
    for x, tint in ((50, "forest"), (88, "plum")):
        person(scene, x, high * 0.99, high * 0.3, tint)


def merchant_guild(scene: Scene) -> None:
    """Three gabled houses on the square, the scales of the guild on the tallest; bales and casks before them."""
    high = scene.height
    scene.sky("sky", "paper", 7, bottom=high * 0.7)
    scene.cloud(18, 13, 24)
    for x, wide, top, wall in ((2, 30, 34, "rose"), (68, 30, 30, "straw"), (27, 46, 14, "paper")):
        _stepped_gable(scene, x, high * 0.84, wide, high * (0.84 - top / 100), wall)
    scene.dot(50, high * 0.36, 12.4, "ink")
    scene.dot(50, high * 0.36, 11.2, "slate")
    scene.glyph("scales", 50, high * 0.36, 16, "gold")
    for x, y in ((11, 58), (23, 58), (77, 56), (89, 56), (35, 60), (65, 60)):
        scene.fill(arch(x, high * y / 100, 7, high * 0.08), "ink")
        scene.line([(x - 3, high * (y - 5) / 100), (x + 3, high * (y - 5) / 100)], 0.7, "straw", 0, 0)
    scene.fill(arch(50, high * 0.84, 15, high * 0.16), "ink", 1)
    scene.fill(arch(50, high * 0.84, 11, high * 0.15), "clay")
    scene.line([(50, high * 0.84), (50, high * 0.64)], 0.8, "ink", 0, 0)
    for x, tint in ((31, "madder"), (69, "slate")):
        scene.line([(x, high * 0.66), (x, high * 0.6)], 1, "ink", 0, 0)
        banner = scene.cut([(x - 4, high * 0.64), (x + 4, high * 0.64), (x + 4, high * 0.8), (x, high * 0.76),
                            (x - 4, high * 0.8)], 0.12, 4)  # fmt: skip
        scene.fill(banner, tint, 0.9)
        scene.dot(x, high * 0.69, 1.8, "gold")
    flag(scene, 50, high * 0.15, 11, "madder")
    scene.block(-2, high * 0.84, 104, high * 0.2, "shade", 1.1)
    for i in range(12):
        scene.gouge(2 + i * 8.4, high * 0.88 + i % 3 * 3.4, 0, 7, 0.8, "soft")
    for left, foot, tint in ((4, 98, "ochre"), (17, 98, "clay"), (10.5, 90, "straw")):
        bale = scene.block(left, high * foot / 100 - 10, 12.4, 10, tint, 1)
        scene.hatch(bale, "ink", 3, 60, 0.5, 0.5)
        scene.line([(left + 6, high * foot / 100 - 10), (left + 6, high * foot / 100)], 1, "ink", 0, 0)
    for x in (78, 90):
        cask = smooth([(x - 4, high * 0.86), (x + 4, high * 0.86), (x + 5.6, high * 0.92), (x + 4, high * 0.98),
                       (x - 4, high * 0.98), (x - 5.6, high * 0.92)])  # fmt: skip
        scene.outline(cask, 1.4, "paper")
        scene.fill(cask, "bark", 1)
        for hoop in (0.89, 0.95):
            scene.line([(x - 5, high * hoop), (x + 5, high * hoop)], 1.1, "straw", 0, 0)
    person(scene, 64, high * 0.98, high * 0.2, "plum")
    person(scene, 36, high * 0.97, high * 0.19, "forest")


def _stepped_gable(scene: Scene, x: float, y: float, wide: float, high: float, wall: str) -> None:
    """The front of a house whose gable rises in four steps; (x, y) is its lower left corner."""
    left, right = [], []
    for i in range(5):
        step = y - high * (0.56 + i * 0.11)
        inset = wide * 0.105 * i
        left += [(x + inset, step + high * 0.11), (x + inset, step)]
        right += [(x + wide - inset, step + high * 0.11), (x + wide - inset, step)]
    front = scene.cut([(x, y), *left[1:], *reversed(right[1:]), (x + wide, y)], 0.14, 6)
    scene.outline(front, 2, "paper")
    scene.fill(front, wall, 1.2)
    scene.hatch(front, "ink", 3, 82, 0.6, 0.6, QRectF(x + wide * 0.84, y - high, wide * 0.16, high))
    for i in range(4):
        course = y - high * (0.1 + i * 0.15)
        scene.line([(x + wide * 0.04, course), (x + wide * 0.96, course)], 0.5, "soft", 0.1, 0.1)


def mint(scene: Scene) -> None:
    """A gold coin with a crown, coins in piles."""
    high = scene.height
    scene.ground("plum")
    scene.sun(50, high * 0.4, 20, "plum", 34, "gold", 50, width=1.5, rim=False)
    metal(scene, "crown-coin", 50, high * 0.38, 56, "gold", "snow", halo_width=1.2)
    scene.block(-2, high * 0.78, 104, 24, "clay", 1.2)
    for x, count in ((16, 5), (30, 3), (70, 4), (84, 6)):
        coins(scene, x, high * 0.94, count)


def town_hall(scene: Scene) -> None:
    """A hall with arcades and a clock tower."""
    high = scene.height
    land(scene, "sky", "mist", "shade", 56, Sun(14, 20, 8, "gold"))
    for x, tall, wall, roof in ((-6, 30, "straw", "clay"), (80, 32, "paper", "clay")):
        scene.house(x, high * 0.8, 26, tall, wall, roof)
    scene.block(20, high * 0.42, 60, high * 0.44, "paper", 1.2)
    scene.roof(parts(high, "15,44 24,24 76,24 85,44"), "madder", 5)
    scene.tower(50, high * 0.44, 16, high * 0.24, "paper", "slate", light="ink")
    scene.dot(50, high * 0.3, 5, "ink")
    scene.dot(50, high * 0.3, 4, "snow")
    scene.line([(50, high * 0.3), (50, high * 0.27)], 0.8)
    scene.line([(50, high * 0.3), (52.4, high * 0.3)], 0.8)
    flag(scene, 50, 5, 9, "ochre")
    for i in range(5):
        scene.window(27 + i * 11.5, high * 0.6, 5.4, high * 0.1, "slate")
    for i in range(4):
        scene.fill(arch(29 + i * 14, high * 0.86, 9.2, high * 0.14), "ink")
    scene.line([(19, high * 0.64), (50, high * 0.637), (81, high * 0.64)], 1.6, "ink", 0, 0)
    scene.block(-2, high * 0.86, 104, 20, "shade", 1.1)
    for i in range(11):
        scene.gouge(4 + i * 9, high * 0.9 + i % 3 * 3, 0, 7, 0.9, "soft")
    for x in (21, 78):
        flag(scene, x, high * 0.64, 9)


RED: dict[str, Draw] = {
    "aqueduct": aqueduct,
    "bath_house": bath_house,
    "church": church,
    "colossus": colossus,
    "counting_house": counting_house,
    "harbor": harbor,
    "library": library,
    "marketplace": marketplace,
    "merchant_guild": merchant_guild,
    "mint": mint,
    "town_hall": town_hall,
}
"""Red building -> its picture."""
