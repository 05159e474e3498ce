"""Pictures of the five special Cuccù cards: inn, cat, horse, hunter, cuckoo. A scene is 100 wide and about 120 high."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from ui.art.gouges import clipped, moved, points, ring, smooth
from ui.art.prints import Scene

HORSE = points(
    "6,90 10,84 17,80 24,74 28,68 26,61 30,56 40,55 52,54 60,50 65,41 70,33 74,27 76.5,32 81,35 87,42 89.5,46 87,49 "
    "82,47.5 77.5,48 75,54 74,61 79,61 87,57.5 92,58 97,64 95,66 90,62 84,65 77,69 82,73 83,80 80,82 79,76 72,71.5 "
    "62,71 50,70.5 42,69.5 38,74 33,80 25,84 20,91 16,94 17,89 21,82 12,87 8,93"
)
"""Outline of the leaping horse."""

CUCKOO = points(
    "79,20 86,22 93,25 87,27.5 82,32 79,41 72,52 62,62 52,68 46,72 30,88 18,100 14,98 11,100 10,95 24,78 33,66 37,54 "
    "44,42 54,35 63,31 67,24 72,20"
)
"""Outline of the perching cuckoo: on its card, on the back, on the dealer's disc."""


def inn(scene: Scene) -> None:
    """A half-timbered inn with lit windows, its sign out, under stars."""
    scene.sky("night", "slate", 18, bottom=100, width=0.6)
    scene.stars(points("14,12 30,7 47,17 91,32 70,6 8,36"))
    scene.sun(82, 15, 8, "straw", 0, "night")
    scene.dot(85.5, 12.5, 7, "night")
    ridge = scene.curve(72, 3)
    scene.hill(ridge, "forest", 0.8, carved="moss", rows=4)
    scene.pine(90, ridge(90) + 6, 30)
    scene.pine(97, ridge(97) + 10, 26)
    scene.tree(5, ridge(5) + 8, 26, "forest", "moss")
    # house: walls, roof, chimney, timber
    scene.block(26, 53, 66, 48, "straw", 1.2)
    scene.fill([(16, 101), (16, 52), (36, 26), (56, 52), (56, 101)], "paper", 1.2)
    scene.roof([(54, 55), (36, 25), (84, 25), (98, 55)], "madder", 6)
    scene.line([(11, 58), (36, 23.5), (59, 55)], 3.2, "ink", 0, 0)
    scene.line([(12, 56.3), (36, 23.2), (58, 53.5)], 0.8, "clay", 0, 0)
    scene.block(70, 14, 8, 14, "clay", 1)
    scene.bricks(70, 14, 8, 14, "ink", 3, 4, 0.7)
    scene.line([(74, 13), (72, 8), (77, 4), (74, -2)], 2, "mist", 0.3, 0.6)
    for x in (16, 36, 56):
        scene.line([(x, 101), (x, 54 if x != 36 else 28)], 1.7, "ink", 0, 0)
    for (x0, y0), (x1, y1) in (((16, 76), (56, 76)), ((17, 55), (55, 55)), ((17, 75), (35, 56)), ((55, 75), (37, 56))):
        scene.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 1.5, "ink", 0, 0)
    # windows and doors
    scene.block(32, 38, 8, 9, "gold", 1)
    scene.line([(36, 38), (36, 47)], 0.8, "ink", 0, 0)
    scene.line([(32, 42.5), (40, 42.5)], 0.8, "ink", 0, 0)
    scene.block(20, 80, 11, 13, "gold", 1.1)
    scene.line([(25.5, 80), (25.5, 93)], 0.9, "ink", 0, 0)
    scene.line([(20, 86.5), (31, 86.5)], 0.9, "ink", 0, 0)
    for x in (63, 79):
        scene.block(x, 63, 10, 13, "gold", 1.1)
        scene.line([(x + 5, 63), (x + 5, 76)], 0.9, "ink", 0, 0)
        scene.line([(x, 69.5), (x + 10, 69.5)], 0.9, "ink", 0, 0)
        scene.block(x - 3.4, 63, 3.2, 13, "slate", 0.8)
        scene.block(x + 10.2, 63, 3.2, 13, "slate", 0.8)
    scene.window(45, 101, 11, 15, "ink")
    scene.window(45, 101, 8.4, 14.5, "gold")
    scene.line([(45, 101), (45, 83)], 0.8, "ink", 0, 0)
    scene.block(62, 84, 26, 17, "clay", 1)
    scene.hatch(scene.cut([(62, 84), (88, 84), (88, 101), (62, 101)]), "ink", 3, 90, 0.6, 0.8)
    for i in range(14):
        scene.gouge(91 - i % 2, 57 + i * 3, 180, 7, 0.6, "ink")
    scene.line([(56, 60), (70, 60)], 1.4, "ink", 0, 0)
    scene.line([(57, 66), (64, 60)], 0.9, "ink", 0, 0)
    # path and sign post
    near = scene.curve(104, 1)
    scene.hill(near, "olive", 1.2, rows=3)
    scene.fill(smooth(points("40,102 52,102 62,112 80,126 30,126 38,112")), "straw", 0.9)
    for i in range(6):
        scene.gouge(40 + i * 3.5, 107 + i * 3, 4, 9, 0.9, "clay")
    scene.line([(9, 126), (9, 90), (9, 56)], 2, "ink", 0, 0)
    scene.line([(9, 60), (26, 60)], 1.4, "ink", 0, 0)
    scene.glyph("tavern-sign", 17.5, 69, 23, "ink", "gold", "night", halo_width=1.4)


def cat(scene: Scene) -> None:
    """A cat on the ridge of a roof, arched before the full moon."""
    scene.sky("night", "slate", 20, width=0.6)
    scene.sun(56, 42, 34, "straw", 0, "night", rim=False)
    scene.outline(ring(56, 42, 36.5), 0.9, "straw")
    for x, y, radius in ((44, 26, 6), (70, 34, 4), (62, 18, 3), (40, 50, 3.6)):
        scene.dot(x, y, radius, "dawn")
    scene.stars(points("8,10 20,28 94,12 8,52 92,70"))
    scene.roof([(-6, 100), (6, 74), (30, 74), (42, 100)], "slate", 5)
    scene.block(12, 62, 8, 14, "stone", 1)
    scene.bricks(12, 62, 8, 14, "ink", 3, 4)
    scene.tower(91, 100, 13, 28, "stone", "slate", light="gold")
    # body and tail
    body = smooth(
        points(
            "27,88 28,74 33,60 30,52 29,42 31,33 36,39 43,39 48,33 50,42 49,51 54,53 66,55 75,62 78,75 77,88 "
            "70,91 50,91 34,91"
        )
    )
    scene.outline(body, 3.4, "paper")
    scene.fill(body, "ink")
    scene.line(points("74,84 84,87 91,80 91,66 86,58 88,51 93,51"), 6.8, "paper", 0.02, 0.15)
    scene.line(points("72,84 84,87 91,80 91,66 86,58 88,51 93,51"), 5, "ink", 0.02, 0.2)
    # eyes, nose, whiskers, ears, fur
    for eye in (35.5, 44.5):
        scene.fill(smooth([(eye - 3.3, 46.5), (eye, 43.5), (eye + 3.3, 46.5), (eye, 49)]), "gold")
        scene.line([(eye, 43.6), (eye, 49)], 1.5, "ink", 0.3, 0.3)
    scene.fill(smooth([(38.6, 51.3), (41.4, 51.3), (40, 53)]), "rose")
    scene.line([(40, 53), (37.4, 55.6)], 0.6, "paper")
    scene.line([(40, 53), (42.6, 55.6)], 0.6, "paper")
    for k in range(3):
        scene.gouge(36, 53 + k * 0.8, 178 - k * 10, 13, 0.45, "paper")
        scene.gouge(44, 53 + k * 0.8, 2 + k * 10, 13, 0.45, "paper")
    scene.gouge(32.3, 37, 62, 5, 1, "rose")
    scene.gouge(47.4, 37, 118, 5, 1, "rose")
    for i in range(9):
        scene.gouge(58 + i * 2.2, 58 + i * 1.5, 70 + i * 3, 7, 0.8, "paper", 0.15)
    for i in range(5):
        scene.gouge(34 + i * 2.6, 62 + i % 2 * 2, 95, 8, 0.7, "paper")
    for i in range(6):
        scene.gouge(62 + i * 2, 78, 100 - i * 8, 7, 0.7, "paper", -0.1)
    scene.line([(47, 90), (47, 76), (43, 66)], 0.8, "paper", 0.1, 0.5)
    scene.line([(37, 90), (37.4, 80)], 0.7, "paper", 0.1, 0.5)
    scene.line([(54, 90.5), (58, 83), (66, 80), (72, 83)], 0.8, "paper", 0.2, 0.4)
    # our roof and its ridge tiles
    scene.roof([(-10, 128), (10, 91), (112, 91), (126, 128)], "madder", 7)
    scene.line([(6, 91), (40, 90.5), (106, 91)], 3.2, "ink", 0, 0)
    for i in range(11):
        scene.fill(
            smooth([(7 + i * 9.2, 92.5), (8 + i * 9.2, 88.7), (15 + i * 9.2, 88.7), (16 + i * 9.2, 92.5)]),
            "clay",
            0.8,
        )
        scene.gouge(9 + i * 9.2, 90.2, 0, 5, 0.7)


def horse(scene: Scene) -> None:
    """A horse leaping the fence, mane and tail streaming."""
    scene.sky("dawn", "paper", 9, bottom=75)
    scene.sun(30, 34, 15, "madder", 26, "paper", 34, width=1.6)
    ridge = scene.curve(66, 5)
    scene.hill(ridge, "mist", 0.8, rows=3)
    meadow = scene.curve(76, 3)
    scene.hill(meadow, "moss", 1, rows=3)
    scene.house(3, meadow(8) + 4, 16, 13, "paper", "clay")
    scene.tree(93, meadow(93) + 4, 20, "forest")
    ground = scene.curve(96, 2)
    scene.hill(ground, "olive", 1.2, rows=3)
    scene.fence(110, "paper", 8, 20, 0.9)
    body = moved(smooth(HORSE), 0, -1)
    scene.outline(body, 3, "paper")
    scene.fill(body, "ink")
    tail = smooth(points("30,57 22,52 12,54 4,64 1,76 8,70 6,80 14,70 22,66 28,64"))
    scene.outline(tail, 2.4, "paper")
    scene.fill(tail, "clay", 1)
    for k in range(5):
        scene.line(
            [(26 - k * 0.6, 57 + k * 1.5), (16 - k * 0.6, 58 + k * 2), (7 + k * 1.2, 67 + k * 1.4)],
            0.7,
            "paper",
            0.2,
            0.5,
        )
    # mane
    for i in range(9):
        t = i / 8
        x, y = 76.5 - t * 18, 29 + t * 24
        lock = points(f"-2,-1.6 3,-3.2 8,-2.4 {14 - abs(i - 4) * 0.7},{-6 + i * 0.3} 10,1 4,2.4 -1,2")
        scene.fill(moved(smooth(lock), x, y, 198 - i * 5), "clay", 0.7)
        near, far = math.radians(196 - i * 5), math.radians(206 - i * 5)
        strand = [
            (x, y),
            (x + math.cos(near) * 5, y + math.sin(near) * 5 + 0.2),
            (x + math.cos(far) * 10, y + math.sin(far) * 10),
        ]
        scene.line(strand, 0.7, "paper", 0.3, 0.5)
    # eye, mouth, ear, and light on the coat
    scene.dot(79.2, 36.8, 1.1, "paper")
    scene.gouge(86, 46.6, 150, 5, 0.6)
    scene.gouge(76, 33, 60, 5, 0.7)
    for i in range(9):
        scene.gouge(38 + i * 3.4, 58.5 + i % 2 * 1.5 - i * 0.35, 8, 6, 0.8)
    for i in range(6):
        scene.gouge(33 + i * 1.6, 62 + i * 0.8, 95 + i * 4, 6, 0.7, "paper", 0.15)
    for i in range(5):
        scene.gouge(66 + i * 1.7, 50 - i * 2.5, 78, 7, 0.7)
    for i in range(5):
        scene.gouge(46 + i * 5, 68.5, -4, 4, 0.6)
    for start, end in (((84, 63), (91, 65)), ((82, 72), (82, 79)), ((22, 83), (17, 89))):
        scene.line([start, end], 0.8, "paper")
    for x in (8, 26, 52, 70, 92):
        scene.grass(x, 122, 9, "forest", 4)
    scene.birds([(60, 14), (72, 9), (90, 17)], 4)


def hunter(scene: Scene) -> None:
    """An archer who aims past a deer into the rising sun."""
    scene.sky("dawn", "paper", 8, bottom=80)
    scene.sun(70, 40, 13, "madder", 20, "paper", 24, width=1.4)
    ridge = scene.curve(60, 5)
    scene.hill(ridge, "mist", 0.8, rows=3)
    meadow = scene.curve(72, 2.5)
    scene.hill(meadow, "moss", 1, rows=3)
    for x, high in ((4, 26), (14, 20), (86, 18), (94, 25)):
        scene.pine(x, meadow(x) + 4, high)
    scene.glyph("deer", 76, meadow(76) - 8, 21, "ink", None, "paper", halo_width=0.9)
    ground = scene.curve(99, 2)
    scene.hill(ground, "forest", 1.3, carved="moss", rows=5)
    # the archer: legs, boots, tunic, quiver, arms, head
    y = ground(36)
    scene.fill(
        smooth(points("29,2 30,-16 34,-28 44,-28 45,-18 52,-2 52,2 45,2 44,-8 39,-18 37,-8 37,2", 0, y)), "slate", 1.2
    )
    scene.fill(smooth(points("28,2.4 30,-8 38,-7 38,2 41,3.5 28,3.5", 0, y)), "clay", 1.1)
    scene.fill(smooth(points("44,2 44.5,-7 51,-7 53,0 58,3.4 44,3.5", 0, y)), "clay", 1.1)
    tunic = smooth(points("30,-22 30,-38 32,-50 40,-53 47,-49 48,-36 50,-22 40,-20", 0, y))
    scene.fill(tunic, "madder", 1.3)
    scene.hatch(tunic, "ink", 2, 70, 0.6, 0.7, QRectF(41, y - 52, 10, 32))
    for k in range(5):
        scene.gouge(33 + k * 1.6, y - 36 + k, 94, 12, 0.7)
    scene.line([(30, y - 32), (40, y - 30.6), (49, y - 32)], 2, "ink", 0, 0)
    scene.fill(smooth([(26, y - 52), (31, y - 55), (34, y - 34), (30, y - 30)]), "clay", 1)
    for k in range(3):
        scene.line([(26 + k * 1.6, y - 53), (23 + k * 1.8, y - 61)], 1, "ink", 0, 0.1)
    for k in range(3):
        scene.gouge(22 + k * 1.8, y - 62, 78, 6, 1.6, "paper")
    scene.line([(42, y - 48), (54, y - 50), (64, y - 49)], 4.8, "ink", 0, 0)
    scene.line([(42, y - 48), (54, y - 50), (63, y - 49)], 3.2, "madder", 0, 0)
    scene.dot(65, y - 49, 2.3, "dawn")
    scene.line([(36, y - 47), (28, y - 48), (27.5, y - 49), (38, y - 51)], 4.6, "ink", 0, 0)
    scene.line([(36, y - 47), (29, y - 48), (37, y - 50.6)], 3, "madder", 0, 0)
    scene.dot(41, y - 58, 5.6, "ink", 5)
    scene.dot(41, y - 58, 4.7, "dawn", 4.1)
    scene.fill(smooth(points("34,-58 37,-66 44,-67 54,-60 46,-60.5 40,-60", 0, y)), "olive", 1.1)
    scene.line([(38, y - 64), (32, y - 72), (27, y - 74)], 2, "paper", 0.1, 0.5)
    scene.line([(38, y - 64), (32, y - 72)], 0.5)
    scene.dot(43.4, y - 58.4, 0.7)
    scene.fill(smooth(points("38,-55 42,-52 45,-54.5 43,-51.5 38,-52", 0, y)), "clay", 0.5)
    # bow, string, arrow
    bow = points("60,-76 67,-68 70,-56 67.6,-49 70,-42 67,-30 60,-22", 0, y)
    scene.line(bow, 3.4, "paper", 0.1, 0.1)
    scene.line(bow, 2.2, "ink", 0.1, 0.1)
    scene.line([(60, y - 76), (39, y - 50.5)], 0.7, "paper", 0, 0)
    scene.line([(60, y - 22), (39, y - 50.5)], 0.7, "paper", 0, 0)
    scene.line([(38, y - 50.6), (58, y - 50), (77, y - 49.4)], 1.1, "ink", 0, 0)
    scene.fill([(76, y - 51.6), (82, y - 49.3), (76, y - 47.2)], "ink")
    scene.pine(97, 122, 40, "forest", "moss")
    scene.grass(12, 118, 8, "ink", 4)
    scene.grass(70, 120, 8, "ink", 4)
    scene.tree(8, 121, 42, "olive")


def cuckoo(scene: Scene) -> None:
    """The cuckoo on an oak branch before the sun, calling."""
    scene.sky("sky", "paper", 9)
    scene.sun(30, 30, 20, "gold", 34, "paper", 34, width=1.7)
    ridge = scene.curve(84, 4)
    scene.hill(ridge, "mist", 0.9, rows=3)
    ground = scene.curve(98, 3)
    scene.hill(ground, "moss", 1.1, rows=4)
    for x, high in ((6, 20), (14, 26), (88, 20), (96, 26), (80, 16)):
        scene.pine(x, ground(x) + 4, high)
    scene.line(points("-4,76 20,79 44,75 66,70 88,74 106,66"), 6.4, "paper", 0, 0)
    scene.line(points("-4,76 20,79 44,75 66,70 88,74 106,66"), 4.8, "ink", 0, 0)
    for i in range(8):
        scene.gouge(4 + i * 12, 77.5 - max(0, i - 2) * 0.8, -5, 8, 0.8, "clay")
    scene.line([(70, 71), (76, 84), (84, 92)], 2.4, "ink", 0, 0.5)
    scene.line([(24, 78), (16, 66), (8, 60)], 2.2, "ink", 0, 0.5)
    for x, y, turn, size in ((85, 95, 95, 22), (74, 90, 150, 16), (7, 55, -40, 20), (20, 62, 20, 15), (94, 59, 30, 18)):
        scene.oak_leaf(x, y, size, "forest", "paper", turn, "moss")
    for x, y in ((66, 80), (70, 84)):
        scene.fill(smooth([(x - 2, y), (x, y - 2.6), (x + 2, y), (x, y + 4)]), "ochre", 0.7)
        scene.line([(x - 2.2, y - 0.6), (x + 2.2, y - 0.6)], 1.4, "ink")
    # the bird: body, barred belly, wing, head
    bird = smooth(CUCKOO)
    scene.outline(bird, 3.2, "paper")
    scene.fill(bird, "slate", 1.3)
    belly = smooth(points("79.6,38 74,50 64,60.5 53,67.5 48,68 52,58 62,46 71,37"))
    scene.fill(belly, "snow", 0.6)
    with clipped(scene.painter, belly):
        for i in range(10):
            bar = points("-9,-4 0,1 10,9", 75 - i * 2.9, 36 + i * 3.3)
            scene.line(bar, 1.15, "ink", 0.2, 0.2)
    wing = smooth(points("60,37 67,40 62,50 50,60 38,70 27,80 33,68 39,57 46,45"))
    scene.fill(wing, "ink")
    for k in range(4):
        for i in range(5):
            scene.gouge(61 - k * 5 - i * 3.2, 41 + k * 3 + i * 4.6, 133, 7, 1, "sky" if (i + k) % 3 else "paper", 0.06)
    for i in range(5):
        scene.line([(33 - i * 4, 76 + i * 5), (37 - i * 4.2, 80 + i * 4.4)], 1.3, "paper", 0.2, 0.2)
    for i in range(6):
        scene.gouge(66 + i * 1.8, 27 - i * 0.5 + i % 2 * 3, 120, 4, 0.7, "paper")
    scene.dot(78.5, 24.3, 2.1, "gold")
    scene.dot(78.7, 24.3, 1.1)
    scene.fill(smooth([(85, 22.4), (94, 25.2), (85.5, 27)]), "ochre", 0.8)
    scene.line([(85, 25), (93, 25.3)], 0.5)
    for x in (55, 60):
        scene.line([(x, 66), (x + 1, 71)], 1.5, "ochre", 0, 0)
        scene.line([(x - 2, 71.5), (x + 3.4, 71)], 1.6, "ochre")
    # two notes
    for x, y in ((92, 10), (84, 4)):
        scene.dot(x - 2, y + 5, 1.6, "ink", 2)
        scene.line([(x - 0.3, y + 5), (x - 0.3, y - 3)], 0.8, "ink", 0, 0)
        scene.line([(x - 0.3, y - 3), (x + 3, y)], 1, "ink", 0, 0.4)
