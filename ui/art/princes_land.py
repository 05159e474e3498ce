"""Pictures of the land in Rival Princes: the six kinds of regions, and what joins them: road, settlement, city.

The middle of a region stays calm for its number, its lower edge for its store.
"""

from __future__ import annotations

from ui.art.gouges import clipped, points, smooth
from ui.art.princes_parts import flag, lettered, sheep
from ui.art.prints import Draw, Scene

_NUGGETS = ((14, 60, 7), (24, 44, 5), (86, 62, 7), (80, 46, 5), (10, 78, 5), (92, 80, 5), (32, 80, 5), (70, 82, 5))
"""Where gold lies, and how much."""


def fields(scene: Scene) -> None:
    """A farm over ripe fields, sheaves in front."""
    scene.sky("sky", "paper", 5, bottom=40)
    scene.sun(80, 16, 9, "gold", 16, "paper", 14, width=1.4)
    far = scene.curve(30, 3)
    scene.hill(far, "moss", 1, rows=2)
    scene.house(10, far(16) + 4, 18, 14)
    scene.tree(33, far(33) + 3, 14)
    scene.tree(94, far(94) + 4, 18)
    near = scene.curve(44, 2)
    scene.hill(near, "gold", 1.2)
    scene.furrows(near, 60, "clay", 19, 1.3)
    scene.furrows(near, 64, "paper", 16, 0.8)
    for x, y in ((12, 66), (26, 78), (86, 62), (78, 78)):
        for i in range(-3, 4):
            scene.line(
                [(x + i * 0.9, y + 10), (x + i * 0.4, y), (x + i * 2.4, y - 9)],
                1.5,
                "ochre" if i % 2 else "clay",
                0,
                0.4,
            )
        scene.line([(x - 4, y + 0.4), (x, y + 1.6), (x + 4, y + 0.4)], 2, "ink", 0.2, 0.2)
        for i in range(-3, 4):
            scene.gouge(x + i * 2.3, y - 8, -90 + i * 14, 5, 1.6, "ink")


def mountains(scene: Scene) -> None:
    """Three snowy peaks over a dark wood."""
    scene.sky("dawn", "paper", 7, bottom=60)
    scene.sun(18, 18, 8, "madder", 0, "paper")
    peak(scene, 80, 72, 40, 56, "stone")
    peak(scene, 12, 74, 34, 44, "slate")
    peak(scene, 44, 80, 46, 72, "stone")
    wood = scene.curve(72, 3)
    scene.hill(wood, "forest", 1.1, 3, "moss")
    for x, high in ((8, 18), (18, 14), (84, 16), (93, 20)):
        scene.pine(x, wood(x) + 4, high)


def peak(scene: Scene, x: float, y: float, wide: float, high: float, tint: str) -> None:
    """A mountain whose top stands ``high`` over (x, y), half of it in shade, its snow cut out."""

    def at(text: str) -> list[tuple[float, float]]:
        return [(x + u * wide, y - v * high) for u, v in points(text)]

    path = scene.cut(at("-1,0 -0.45,0.5 0,1 0.4,0.55 0.9,0"), 0.5, 5)
    scene.fill(path, tint, 1.1)
    with clipped(scene.painter, path):
        scene.fill(at("0,1 1,0 0.1,0 0.12,0.4 -0.06,0.62"), "ink")
        for i in range(7):
            left, up = x + wide * (0.08 + i * 0.1), y - high * (0.78 - i * 0.12)
            scene.gouge(left, up, 112, high * 0.4, 1.1, tint)
        snow = "0,1 -0.34,0.62 -0.2,0.66 -0.14,0.5 -0.03,0.66 0.06,0.56 0.1,0.68 0.28,0.7"
        scene.fill(at(snow), "snow", 0.5)
        for i in range(6):
            scene.gouge(x - wide * (0.8 - i * 0.13), y - 2, -58, high * 0.28, 0.9)


def pasture(scene: Scene) -> None:
    """Sheep on a green hill."""
    scene.sky("sky", "paper", 6, bottom=40)
    scene.cloud(24, 14, 26)
    scene.cloud(80, 20, 20)
    far = scene.curve(34, 4)
    scene.hill(far, "moss", 1, rows=3)
    scene.tree(12, far(12) + 4, 22)
    scene.tree(90, far(90) + 4, 26, "olive")
    near = scene.curve(52, 3)
    scene.hill(near, "olive", 1.2, rows=6)
    scene.line([(-3, 50), (10, 51), (24, 49)], 1.4, "paper", 0, 0)
    scene.line([(-3, 55), (10, 56), (24, 54)], 1.4, "paper", 0, 0)
    for x in (2, 11, 20):
        scene.block(x, 46, 2.4, 13, "paper", 0.6)
    for x, y, size, side in ((18, 72, 22, 1), (84, 62, 20, -1), (78, 80, 22, -1)):
        sheep(scene, x, y, size, side)
    for x, y in ((40, 82), (60, 76), (30, 60)):
        scene.grass(x, y, 5)


def forest(scene: Scene) -> None:
    """Dark pines, a gap among them."""
    scene.sky("mist", "paper", 6, bottom=50)
    far = scene.curve(40, 4)
    scene.hill(far, "moss", 1, rows=2)
    for i, x in enumerate((0, 12, 24, 36, 50, 64, 76, 88, 100)):
        scene.pine(x, 50 + i * 5 % 4, 34 + i * 7 % 11, "olive")
    for i, x in enumerate((-2, 16, 84, 102, 34, 68)):
        scene.pine(x, 76 + i * 5 % 4, 50 + i * 7 % 9)
    near = scene.curve(76, 2)
    scene.hill(near, "forest", 1.1, carved="moss", rows=3)


def hills(scene: Scene) -> None:
    """Red clay hills with a kiln and stacks of brick."""
    scene.sky("dawn", "paper", 6, bottom=40)
    far = scene.curve(34, 5)
    scene.hill(far, "rose", 1, rows=3)
    scene.tree(92, far(92) + 4, 20, "olive")
    near = scene.curve(50, 4)
    scene.hill(near, "clay", 1.2, rows=3)
    front = scene.curve(66, 3)
    scene.hill(front, "madder", 1.2, rows=4)
    scene.fill(smooth(points("8,58 9,40 15,30 24,30 30,40 31,58")), "clay", 1.1)
    scene.bricks(9, 31, 22, 28, "ink", 3.2, 6, 0.7, 0.5)
    scene.window(20, 58, 8, 8)
    scene.block(16, 24, 8, 8, "clay", 0.9)
    scene.line(points("20,23 16,15 23,9 20,0"), 3.4, "paper", 0.2, 0.5)
    scene.line([(21, 22), (18, 15), (25, 9)], 0.6, "ink")
    for i in range(3):
        for j in range(3 - i):
            scene.block(72 + j * 9 + i * 4.5, 64 - i * 5, 8.4, 4.6, "clay", 0.8)
    for i in range(3):
        scene.block(78 + i * 6, 78, 5.6, 3.6, "clay", 0.7)


def goldfield(scene: Scene) -> None:
    """A gorge with a river, nuggets on its banks."""
    scene.sky("dawn", "paper", 5, bottom=50)
    scene.sun(50, 18, 10, "gold", 18, "paper", 14, width=1.3)
    scene.hill(scene.curve(38, 2), "mist", 0.9, 2)
    scene.fill(smooth(points("44,38 56,38 58,50 66,62 80,84 86,106 16,106 22,84 36,62 42,50")), "sky", 1)
    for i in range(6):
        wave = [(46 + i * 2, 42), (44 + i * 3, 62), (34 + i * 8, 96)]
        scene.line(wave, 0.9, "paper" if i % 2 else "slate", 0.2, 0.2)
    for side in (-1, 1):
        _cliff(scene, side)
    for x, y, size in _NUGGETS:
        corners = points("-0.5,0 -0.2,-0.5 0.4,-0.4 0.5,0.2 0,0.45")
        scene.fill(scene.cut([(x + u * size, y + v * size) for u, v in corners], 0.2), "gold", 0.8)
        scene.gouge(x - size * 0.2, y - size * 0.15, 0, size * 0.4, 0.8)


def _cliff(scene: Scene, side: int) -> None:
    """A wall of the gorge, at the right (side 1) or the left."""

    def over(text: str) -> list[tuple[float, float]]:
        return [(50 + side * (50 - u), v) for u, v in points(text)]

    rock = scene.cut(over("-4,12 14,14 20,26 30,30 32,44 42,52 36,64 26,72 20,90 16,106 -4,106"), 0.5)
    scene.fill(rock, "clay", 1.3)
    with clipped(scene.painter, rock):
        for i in range(9):
            rise = i * 9 + scene.between(-0.6, 0.6)
            bed = [(u, v + rise) for u, v in over("-4,22 12,25 24,24 40,27")]
            scene.line(bed, 1.2, "ink" if i % 3 == 0 else "paper", 0.1, 0.4)
        scene.hatch(rock, "ink", 3.4, 85, 0.8, 0.5)
    scene.pine(50 + side * 43, 15, 15)
    scene.pine(50 + side * 35, 18, 11)


def settlement(scene: Scene) -> None:
    """A few houses by a path."""
    scene.sky("sky", "paper", 6, bottom=50)
    scene.cloud(78, 14, 24)
    far = scene.curve(42, 4)
    scene.hill(far, "moss", 1, rows=3)
    scene.tree(88, far(88) + 8, 30)
    scene.tree(8, far(8) + 6, 24, "olive")
    near = scene.curve(68, 2)
    scene.hill(near, "olive", 1.2, rows=5)
    scene.house(50, 66, 34, 28, "paper", "madder", "gold")
    scene.house(14, 74, 40, 36, "straw", "clay", "gold")
    scene.line([(72, 42), (70, 34), (75, 27)], 2.4, "paper", 0.2, 0.5)
    scene.fill(smooth(points("20,74 28,74 44,84 72,106 30,106 24,86")), "straw", 0.8)
    scene.tree(90, 84, 26, "forest")
    scene.grass(8, 88, 7)
    scene.grass(60, 84, 6)


def city(scene: Scene) -> None:
    """A walled town with towers and flags."""
    scene.sky("dawn", "paper", 6, bottom=50)
    scene.sun(80, 18, 9, "madder", 14, "paper", 14, width=1.3)
    far = scene.curve(46, 3)
    scene.hill(far, "mist", 0.9, rows=2)
    scene.tower(26, 66, 15, 36, "paper", "slate", light="gold")
    scene.tower(72, 66, 13, 28, "paper", "slate", light="gold")
    scene.house(30, 68, 24, 26, "straw", "madder", "gold")
    scene.house(52, 68, 28, 22, "paper", "clay", "gold")
    scene.tower(50, 66, 12, 48, "paper", "madder", light="gold")
    flag(scene, 50, 6, 12, "ochre")
    flag(scene, 26, 16, 10, "madder")
    scene.house(8, 70, 20, 18, "paper", "clay", "gold")
    near = scene.curve(84, 2)
    scene.hill(near, "olive", 1.2, rows=3)
    scene.block(4, 66, 92, 24, "stone", 1.2)
    scene.bricks(4, 66, 92, 24, "ink", 4, 9, 0.7, 0.6)
    for i in range(8):
        scene.block(5 + i * 11.4, 61, 7, 7, "stone", 1)
    for x in (6, 94):
        scene.block(x - 8, 56, 16, 36, "stone", 1.2)
        scene.bricks(x - 8, 56, 16, 36, "ink", 4, 7, 0.6, 0.6)
        for i in range(3):
            scene.block(x - 9 + i * 7, 51, 5, 6, "stone", 0.9)
    scene.window(50, 91, 18, 13)
    scene.line([(44, 90), (44, 76)], 0.8, "clay", 0, 0)
    scene.line([(50, 90), (50, 72)], 0.8, "clay", 0, 0)
    scene.line([(56, 90), (56, 76)], 0.8, "clay", 0, 0)
    scene.fill(smooth(points("42,91 58,91 70,106 30,106")), "straw", 0.8)


def road(scene: Scene) -> None:
    """A road winds to the hills, past a milestone."""
    scene.sky("dawn", "paper", 6, bottom=46)
    scene.sun(24, 18, 9, "madder", 14, "paper", 12, width=1.3)
    far = scene.curve(34, 4)
    scene.hill(far, "mist", 0.9, rows=2)
    near = scene.curve(46, 3)
    scene.hill(near, "moss", 1.1, rows=6)
    scene.tree(12, 58, 24)
    scene.tree(90, 56, 22, "olive")
    scene.pine(80, 50, 14)
    scene.fill(smooth(points("60,45 67,45 66,53 44,60 50,70 84,82 92,108 8,108 22,84 16,72 26,58 54,51")), "straw", 1.5)
    for track in (points("60,49 40,57 26,66 32,76 40,88 36,106"), points("63,49 48,57 36,65 46,76 66,88 70,106")):
        scene.line(track, 1.7, "clay", 0.3, 0.1)
    scene.fill(smooth(points("84,84 84,70 88.5,66 93,70 93,84")), "stone", 1.2)
    lettered(scene, "IV", 88.5, 76, 6, "ink")
    scene.grass(8, 80, 8)


REGIONS: dict[str, Draw] = {
    "fields": fields,
    "mountains": mountains,
    "pasture": pasture,
    "forest": forest,
    "hills": hills,
    "goldfield": goldfield,
}
"""Kind of a region -> its picture."""

PLACES: dict[str, Draw] = {"road": road, "settlement": settlement, "city": city}
"""What lies on the axis of a principality -> its picture."""
