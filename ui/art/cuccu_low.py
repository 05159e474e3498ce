"""Pictures of the five lowest Cuccù cards: fool, lion, mask, bucket, zero. A scene is 100 wide and about 120 high."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ui.art.gouges import beside, clipped, moved, points, ring, rounded, smooth
from ui.art.palette import colour
from ui.art.prints import Scene


def fool(scene: Scene) -> None:
    """A laughing face between the two ears of a motley cap, his marotte beside him."""
    scene.sky("ochre", "straw", 10)
    scene.sun(50, 47, 33, "straw", 30, "paper", 60, width=2.4)
    ridge = scene.curve(96, 3)
    scene.hill(ridge, "olive", 1.2, rows=4)
    for left, wide in ((2, 15), (78, 18)):
        scene.house(left, ridge(left + 6) + 3, wide, 17, "paper", "clay")
    scene.tree(24, ridge(24) + 3, 14, "forest")
    scene.tree(72, ridge(72) + 3, 12, "forest")
    # motley coat
    body = smooth(points("36,78 50,74 64,78 78,95 84,125 16,125 22,95"))
    scene.fill(body, "madder", 1.2)
    with clipped(scene.painter, body):
        for i in range(-3, 6):
            for j in range(9):
                x, y = (46 + i * 9 + (4.5 if j % 2 else 0), 74 + j * 6.4)
                scene.fill(
                    scene.cut([(x, y - 6.4), (x + 4.5, y), (x, y + 6.4), (x - 4.5, y)], 0.12),
                    (("madder", "ochre"), ("ochre", "slate"))[j % 2][(i + j // 2) % 2],
                    0.6,
                )
        scene.hatch(body, "ink", 2.6, 70, 0.6, 0.5, QRectF(58, 75, 30, 50))
    # collar of eight points with bells
    collar = []
    for k in range(16):
        angle = k * math.pi / 8
        collar.append((50 + math.cos(angle) * (21 if k % 2 else 11), 77 + math.sin(angle) * (11 if k % 2 else 5)))
    scene.fill(scene.cut(collar, 0.2, 6), "paper", 1)
    for k in range(8):
        angle = (2 * k + 1) * math.pi / 8
        scene.dot(50 + math.cos(angle) * 22, 77 + math.sin(angle) * 12, 1.9, "gold")
        scene.outline(ring(50 + math.cos(angle) * 22, 77 + math.sin(angle) * 12, 1.9, None, 4), 0.6)
    # face: brows, eyes, cheeks, nose, laughing mouth
    face = smooth(points("37,42 50,38 63,42 65,56 60,68 50,74 40,68 35,56"))
    scene.fill(face, "paper", 1.2)
    for side in (-1, 1):
        scene.line(beside(side, "4,51 8,49 12,51.5"), 1.5, "ink", 0.4, 0.4)
        scene.line(beside(side, "4.5,54.5 8,52.4 11.5,54.8"), 1.2)
        scene.dot(50 + side * 8, 54, 1.25)
        scene.dot(50 + side * 10, 60.5, 2.6, "rose")
    scene.line([(50, 53), (52.6, 60), (48.5, 61)], 1.1, "ink", 0.3, 0.2)
    mouth = smooth([(41, 63), (50, 66), (59, 63), (54, 70.5), (46, 70.5)])
    scene.fill(mouth, "madder", 0.9)
    scene.line([(43, 64.7), (50, 66.7), (57, 64.7)], 1.2, "paper")
    for i in range(7):
        scene.gouge(61 - i * 0.2, 48 + i * 3, 160, 5, 0.55, "ink")
    # cap with two ass's ears and a cock's comb
    for side, tint in ((-1, "madder"), (1, "slate")):
        ear = smooth(beside(side, "0,40 15,45 16,36 27,26 37,38 36,20 22,11 8,17 0,24"))
        scene.fill(ear, tint, 1.3)
        for i in range(6):
            scene.gouge(50 + side * (10 + i * 4), 20 + abs(i - 2) * 1.2, 60 if side < 0 else 120, 12 - i * 0.8, 1)
        scene.dot(50 + side * 37, 40, 3, "gold")
        scene.outline(ring(50 + side * 37, 40, 3, None, 4), 0.8)
        scene.gouge(50 + side * 37, 40, 90, 3, 0.9, "ink")
    comb = smooth(points("41,32 44,14 50,5 56,14 59,32 50,29"))
    scene.fill(comb, "ochre", 1.2)
    scene.dot(50, 5, 2.8, "gold")
    scene.gouge(50, 4, 90, 3.6, 0.9, "ink")
    for i in range(4):
        scene.gouge(45 + i * 3, 17, 92, 10, 0.9)
    scene.line([(36, 43.5), (43, 39), (50, 37.6), (57, 39), (64, 43.5)], 3, "paper", 0, 0)
    scene.line([(36, 45), (43, 40.6), (50, 39.2), (57, 40.6), (64, 45)], 0.7, "ink", 0, 0)
    # marotte: a stick with a small fool's head
    scene.line([(84, 125), (86, 98), (88, 74)], 2.4, "ink", 0, 0)
    scene.dot(88.5, 68, 6, "paper")
    scene.glyph("jester-hat", 88.5, 61, 17, "ink", "madder")
    scene.dot(87, 69, 0.8)
    scene.dot(90.5, 69, 0.8)
    scene.line([(86.5, 71.5), (88.7, 72.6), (91, 71.5)], 0.7)


def lion(scene: Scene) -> None:
    """A lion seen from the front, resting on a stone, three wreaths of locks round a quiet face."""
    scene.sky("sky", "paper", 9, bottom=70)
    ridge = scene.curve(66, 4)
    scene.hill(ridge, "moss", 1, rows=4)
    scene.tree(12, ridge(12) + 2, 24, "forest")
    scene.cypress(91, ridge(91) + 4, 20, "forest")
    ground = scene.curve(100, 2)
    scene.hill(ground, "clay", 1.3, rows=4)
    # stone, chest and paws
    scene.fill(smooth(points("8,125 10,110 26,104 50,106 76,103 91,110 94,125")), "stone", 1.2)
    for i in range(12):
        scene.gouge(14 + i * 6.3, 113 + i % 3 * 3, 6, 9, 0.8)
    chest = smooth(points("31,84 50,80 69,84 74,100 70,110 30,110 26,100"))
    scene.fill(chest, "ochre", 1.2)
    for k in range(5):
        scene.gouge(42 + k * 4, 88 + k % 2 * 3, 90, 11, 0.9)
    for side in (-1, 1):
        scene.fill(smooth(beside(side, "8,88 20,86 24,100 22,108 8,108 6,98")), "ochre", 1.2)
        for k in range(3):
            scene.line([(50 + side * (11 + k * 4), 102), (50 + side * (11.4 + k * 4), 108)], 1, "ink", 0.3, 0)
        for k in range(4):
            scene.gouge(50 + side * (12 + k * 2.5), 89, 88, 9, 0.8)
    # mane
    scene.outline(ring(50, 55, 36, 38), 9, "paper")
    for radius, count, length, tint in ((23, 26, 19, "clay"), (18, 22, 16, "madder"), (13, 20, 15, "ochre")):
        for i in range(count):
            angle = (i + radius % 2 * 0.5) * 2 * math.pi / count
            x, y = 50 + math.cos(angle) * radius, 55 + math.sin(angle) * radius * 1.05
            lean = angle + 0.28
            half = 4.4 * radius / 22 + 0.8
            lock = QPainterPath(QPointF(0, -half))
            lock.quadTo(length * 0.7, -half, length, 0)
            lock.quadTo(length * 0.55, half, 0, half)
            lock.closeSubpath()
            scene.fill(moved(lock, x, y, math.degrees(lean)), tint, 0.8)
            u, v = math.cos(lean) * length * 0.2, math.sin(lean) * length * 0.2
            scene.gouge(x + u, y + v, math.degrees(lean), length * 0.62, 0.8)
    # face: ears, eyes, brows, muzzle with whiskers, nose, tongue
    face = smooth(points("36,44 50,39 64,44 66,56 60,70 50,76 40,70 34,56"))
    scene.fill(face, "straw", 1.2)
    for side in (-1, 1):
        scene.fill(smooth(beside(side, "17,43 22,35 14,35 10,41")), "straw", 1.1)
        scene.fill(smooth(beside(side, "3,52 8,47.5 13.5,49.5 9,53.5")), "paper", 0.9)
        scene.dot(50 + side * 8.2, 50.8, 1.9)
        scene.line(beside(side, "2,50.5 7,45.5 14.5,46.5"), 2.2, "ink", 0.2, 0.5)
        scene.fill(smooth(beside(side, "0,63 7,61.5 12,66 7,70.5 0,68")), "paper", 0.9)
        for k in range(4):
            scene.dot(50 + side * (4 + k * 1.9), 65.2 + k % 2 * 1.8, 0.55)
        for k in range(3):
            scene.gouge(50 + side * 11, 65 + k * 1.6, -12 + k * 14 if side > 0 else 192 - k * 14, 14, 0.55, "paper")
        for k in range(4):
            scene.gouge(50 + side * (15.5 - k * 0.6), 54 + k * 3, 180 if side > 0 else 0, 5, 0.6, "ink")
    scene.line([(47.5, 42), (47, 52), (45, 60)], 0.9, "ink", 0.4, 0.1)
    scene.line([(52.5, 42), (53, 52), (55, 60)], 0.9, "ink", 0.4, 0.1)
    scene.fill(smooth(points("44,59 50,57.5 56,59 52.5,64 50,65 47.5,64")), "ink")
    scene.gouge(46.5, 60, 5, 5, 0.7)
    scene.line([(50, 64), (50, 68)], 1, "ink", 0, 0)
    scene.fill(smooth([(44, 70.5), (50, 68.5), (56, 70.5), (53, 75.5), (47, 75.5)]), "madder", 0.9)
    scene.gouge(46, 71, 40, 3, 1.3, "paper")
    scene.gouge(54, 71, 140, 3, 1.3, "paper")


def mask(scene: Scene) -> None:
    """A stone mask in a fountain's niche, acanthus for hair, water from its mouth."""
    scene.ground("stone")
    scene.bricks(0, 0, 100, scene.height, "paper", 9, 20, 0.9, 0.9)
    scene.hatch(scene.cut([(0, 0), (100, 0), (100, scene.height), (0, scene.height)]), "ink", 4.5, 12, 0.5, 0.22)
    # niche with its vault stones
    arch = rounded(QRectF(12, 6, 76, 120), 38)
    scene.fill(arch, "slate", 1.6)
    scene.hatch(arch, "ink", 2.6, 90, 0.9, 0.5)
    for i in range(13):
        angle = math.pi * (1 + i / 12)
        scene.line(
            [
                (50 + math.cos(angle) * 39, 44 + math.sin(angle) * 39),
                (50 + math.cos(angle) * 47, 44 + math.sin(angle) * 47),
            ],
            1,
            "ink",
            0,
            0,
        )
    # acanthus
    for i in range(15):
        angle = math.pi * (0.92 + 1.16 * i / 14)
        turn = math.degrees(angle)
        x, y = 50 + math.cos(angle) * 21, 46 + math.sin(angle) * 22
        leaf = moved(smooth(points("-4,-5 8,-6.5 17,0 8,6.5 -4,5")), x, y, turn)
        scene.fill(leaf, "olive" if i % 2 else "moss", 1)
        scene.gouge(x, y, turn, 13, 1.1)
        scene.gouge(x + math.cos(angle) * 4, y + math.sin(angle) * 4, turn + 28, 6, 0.7)
        scene.gouge(x + math.cos(angle) * 4, y + math.sin(angle) * 4, turn - 28, 6, 0.7)
    # face: brows, eyes, folds, nose, mouth
    face = smooth(points("28,42 36,30 50,27 64,30 72,42 72,60 67,76 58,87 50,89 42,87 33,76 28,60"))
    scene.fill(face, "shade", 1.5)
    scene.hatch(face, "ink", 2.2, 60, 0.6, 0.5, QRectF(62, 30, 14, 60))
    for side in (-1, 1):
        scene.fill(smooth(beside(side, "3,46 9,38 20,40 22,47 12,45")), "ink")
        scene.gouge(50 + side * 7, 42.5, 0 if side > 0 else 180, 12, 1)
        scene.fill(smooth(beside(side, "4,51 11,46.5 18,51 11,55")), "paper", 1)
        scene.dot(50 + side * 10.5, 51, 2.5)
        scene.dot(50 + side * 10, 50.4, 0.7, "paper")
        scene.line(beside(side, "3.5,55 11,58 18.5,54.5"), 0.9)
        scene.line(beside(side, "8,63 15,66 16.5,75"), 1.6, "ink", 0.3, 0.4)
        scene.dot(50 + side * 17.5, 62, 3.6, "rose")
    scene.fill(smooth(points("47,49 53,49 56,60 60,65 54,68 50,66.5 46,68 40,65 44,60")), "shade", 1.1)
    scene.gouge(49, 51, 92, 12, 1.2)
    scene.dot(45.5, 65.2, 1.1)
    scene.dot(54.5, 65.2, 1.1)
    scene.line([(50, 33), (50, 28)], 0.9)
    scene.line([(42, 36), (50, 34), (58, 36)], 0.9)
    scene.fill(smooth(points("36,73 44,69.5 50,71 56,69.5 64,73 60,81 50,84 40,81")), "ink")
    # water and basin
    stream = smooth(points("42,75 50,73.5 58,75 61,95 66,118 34,118 39,95"))
    scene.fill(stream, "sky", 1)
    for i in range(6):
        scene.line(
            [(44.5 + i * 2.2, 77), (43.5 + i * 2.6, 92), (40 + i * 4, 114)],
            0.9,
            "paper" if i % 2 else "slate",
            0.2,
            0.3,
        )
    basin = scene.cut([(10, 108), (90, 108), (84, 126), (16, 126)], 0.3)
    scene.fill(basin, "stone", 1.4)
    scene.bricks(14, 109, 72, 18, "ink", 5, 12, 0.7, 0.6)
    scene.fill(smooth(points("9,108 30,104.5 50,104 70,104.5 91,108 70,111 30,111")), "slate", 1.2)
    for i in range(5):
        scene.gouge(18 + i * 14, 107.5 + i % 2 * 1.4, 0, 11, 0.9)


def bucket(scene: Scene) -> None:
    """A full bucket hung over a well."""
    scene.sky("sky", "paper", 9, bottom=60)
    scene.cloud(22, 16, 30)
    scene.cloud(86, 30, 22)
    ridge = scene.curve(58, 3)
    scene.hill(ridge, "moss", 1, rows=3)
    scene.house(6, ridge(10) + 4, 24, 18, "paper", "madder")
    scene.tree(80, ridge(80) + 4, 26, "forest")
    scene.tree(92, ridge(92) + 6, 18, "olive")
    ground = scene.curve(78, 1.5)
    scene.hill(ground, "olive", 1, rows=4)
    # well: two posts, beam and rope
    scene.block(14, 8, 6, 90, "clay", 1)
    scene.block(80, 8, 6, 90, "clay", 1)
    scene.hatch(scene.cut([(14, 8), (20, 8), (20, 98), (14, 98)]), "ink", 1.8, 88, 0.5, 0.6)
    scene.hatch(scene.cut([(80, 8), (86, 8), (86, 98), (80, 98)]), "ink", 1.8, 88, 0.5, 0.6)
    scene.block(8, 12, 84, 7, "clay", 1)
    scene.hatch(scene.cut([(8, 12), (92, 12), (92, 19), (8, 19)]), "paper", 2, 1, 0.6, 0.7)
    for k in range(5):
        scene.line([(44 + k * 3, 10.5), (45 + k * 3, 20.5)], 2.1, "paper", 0.1, 0.1)
        scene.line([(45.4 + k * 3, 10.5), (46.4 + k * 3, 20.5)], 0.6)
    scene.line([(50.5, 19), (50.4, 32), (50.5, 42)], 1.9, "paper", 0, 0)
    for k in range(9):
        scene.gouge(49.4, 20 + k * 2.4, 35, 2.6, 0.5, "ink")
    scene.outline(smooth([(29, 62), (33, 47), (50, 40), (67, 47), (71, 62)], False), 1.9)
    scene.dot(50, 41, 2, "ink")
    # bucket: staves, hoops, water
    staves = scene.cut([(27, 60), (73, 60), (67, 102), (33, 102)], 0.2)
    scene.fill(staves, "ochre", 1.5)
    for i in range(1, 7):
        t = i / 7
        scene.line([(27 + 46 * t, 62), (33 + 34 * t, 101)], 0.8, "ink", 0, 0)
        scene.gouge(27 + 46 * t - 2.6, 67 + i % 3 * 3, 88, 14, 0.7)
    scene.hatch(staves, "ink", 1.7, 80, 0.6, 0.75, QRectF(60, 62, 14, 42))
    for y, k in ((69, 0), (91, 1)):
        scene.fill(
            smooth(
                [
                    (28.3 + k * 3, y),
                    (50, y + 3),
                    (71.7 - k * 3, y),
                    (71.2 - k * 3, y + 5),
                    (50, y + 8),
                    (28.8 + k * 3, y + 5),
                ]
            ),
            "stone",
            1,
        )
        scene.gouge(34, y + 4, 6, 14, 0.9)
        for rivet in (40, 50, 60):
            scene.dot(rivet, y + 5.2, 0.7)
    scene.fill(smooth(points("26,60 38,55.5 50,54.5 62,55.5 74,60 62,64.5 50,65.3 38,64.5")), "slate", 1.5)
    for i in range(4):
        scene.gouge(33 + i * 9, 60.5 - i % 2 * 2, 0, 9, 0.9)
    for x, y, size in ((25, 84, 1), (22, 95, 0.8), (77, 78, 0.9), (80, 92, 1.1), (75, 99, 0.7)):
        scene.fill(moved(smooth(points("0,-4 1.9,0 0,2 -1.9,0")), x, y, scale=size), "paper", 0.6)
    # stone ring, and the bucket's foot before it
    scene.fill(smooth(points("-6,126 -4,104 20,97 50,95 80,97 104,104 106,126")), "ink")
    scene.dot(50, 103, 3, "ink", 40)
    for i in range(9):
        x = -4 + i * 12
        scene.fill(
            smooth([(x, 108 + abs(i - 4) * 0.5), (x + 10.5, 107.6), (x + 11, 115), (x + 0.4, 115.5)]), "stone", 0.8
        )
        scene.gouge(x + 2, 110, 5, 6, 0.8)
        scene.fill(smooth([(x - 6, 117), (x + 5, 116.6), (x + 5.4, 125), (x - 5.6, 125)]), "stone", 0.8)
        scene.gouge(x - 4, 119, 5, 6, 0.8)
    foot = scene.cut([(33.4, 96), (66.6, 96), (66, 104), (34, 104)], 0.1)
    scene.fill(foot, "ochre")
    scene.line([(33.4, 98), (34.6, 105)], 1.5, "ink", 0, 0)
    scene.line([(66.6, 98), (65.4, 105)], 1.5, "ink", 0, 0)
    scene.line([(34.4, 104.6), (50, 106), (65.6, 104.6)], 1.6, "ink", 0, 0)
    for i in range(1, 7):
        scene.line([(33.6 + i * 4.7, 96), (34.2 + i * 4.6, 104.5)], 0.8, "ink", 0, 0)


def zero(scene: Scene) -> None:
    """An empty plate at night: the moon in the window is a ring too."""
    scene.ground("plum")
    scene.hatch(scene.cut([(0, 0), (100, 0), (100, 80), (0, 80)]), "ink", 4, 90, 0.8, 0.5)
    # window with the moon
    scene.fill(rounded(QRectF(20, 7, 60, 66), 6), "clay", 1.4)
    pane = rounded(QRectF(25, 12, 50, 56), 0.01)
    with clipped(scene.painter, pane):
        scene.sky("night", "slate", 14, width=0.5)
        scene.sun(50, 35, 17, "straw", 0, "night")
        scene.dot(50, 35, 11.5, "night", 8)
        scene.hatch(
            smooth([(50 + math.cos(i * 0.785) * 16, 35 + math.sin(i * 0.785) * 16) for i in range(8)]),
            "clay",
            3,
            60,
            0.4,
            0.0,
        )
        for turn in range(0, 360, 30):
            scene.gouge(
                50 + math.cos(math.radians(turn)) * 19.5, 35 + math.sin(math.radians(turn)) * 19.5, turn, 5, 0.9
            )
        ridge = scene.curve(58, 2)
        scene.hill(ridge, "forest", 0.8, carved="moss", rows=3)
    scene.outline(pane, 1.2)
    scene.block(16, 70, 68, 5, "clay", 1.1)
    scene.hatch(scene.cut([(16, 70), (84, 70), (84, 75), (16, 75)]), "paper", 2, 0, 0.6, 0.6)
    # curtains
    for edge, side in ((0, 1), (100, -1)):
        curtain = smooth(
            [
                (edge, -4),
                (edge + side * 26, -4),
                (edge + side * 20, 20),
                (edge + side * 15, 50),
                (edge + side * 19, 78),
                (edge, 80),
            ]
        )
        scene.fill(curtain, "madder", 1.2)
        for k in range(4):
            scene.line(
                [(edge + side * (4 + k * 5), 0), (edge + side * (3 + k * 3.6), 40), (edge + side * (4 + k * 4), 76)],
                1.2,
                "paper" if k % 2 else "ink",
                0.3,
                0.3,
            )
    # table with plate, spoon and knife
    cloth = scene.cut([(-4, 84), (104, 84), (104, 128), (-4, 128)])
    scene.fill(cloth, "paper", 1.4)
    for i in range(9):
        scene.block(-3 + i * 12.5, 84, 6.2, 44, "sky", 0)
    for i in range(4):
        scene.painter.fillRect(QRectF(-2, 90 + i * 11, 104, 3.4), colour("sky", 0.6))
    scene.line([(-3, 84), (30, 84.3), (70, 83.8), (103, 84)], 1.6, "ink", 0, 0)
    scene.dot(50.8, 103.5, 14.6, "ink", 31.5)
    scene.dot(50, 102, 14, "snow", 31)
    scene.outline(ring(50, 102, 31, 14), 1)
    scene.outline(ring(50, 102, 20, 8.6), 1.1, "slate")
    for i in range(22):
        angle = i * 2 * math.pi / 22
        scene.gouge(
            50 + math.cos(angle) * 23,
            102 + math.sin(angle) * 10,
            math.degrees(math.atan2(math.sin(angle) * 10, math.cos(angle) * 23)),
            5,
            1,
            "slate",
        )
    for i in range(6):
        scene.gouge(56 + i * 2.4, 107.5 - i * 0.6, -20, 6, 0.5, "ink")
    scene.line([(11, 122), (10.5, 106), (10, 96)], 2, "ink", 0, 0)
    scene.dot(10, 91, 6, "ink", 3.4)
    scene.gouge(9, 94, -85, 6, 1)
    scene.line([(89, 122), (89.5, 106)], 2.6, "ink", 0, 0)
    scene.fill(smooth([(88.4, 106), (88, 88), (91, 84), (92.6, 94), (91, 106)]), "stone", 0.9)
