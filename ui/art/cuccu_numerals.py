"""Pictures of the ten numeral cards of Cuccù: as many things as the card is worth, under a carved Roman numeral."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTransform

from ui.art.cuccu_things import bee, ear, fish, hive, pear, star, swallow, toadstool
from ui.art.gouges import points
from ui.art.prints import Scene

NUMERALS = ("I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X")


def one(scene: Scene) -> None:
    """One sun rises over furrows."""
    scene.sky("dawn", "paper", 12)
    scene.sun(50, 72, 26, "madder", 44, "paper", 70, width=2.2, first=180, last=360)
    scene.hill(scene.curve(76, 3), "clay", 1.1, rows=3)
    field = scene.curve(90, 3)
    scene.hill(field, "olive", 1.2, rows=4)
    scene.furrows(field, 50, "straw", 13, 1.3)
    scene.cypress(16, 88, 26)
    scene.cypress(24, 90, 20)
    scene.house(72, 91, 20, 14)


def two(scene: Scene) -> None:
    """Two fishes."""
    scene.sky("mist", "paper", 8, bottom=46)
    scene.hill(scene.curve(40, 3), "moss", 1, rows=3)
    scene.water(50, rows=13)
    fish(scene, 37, 74, 40, False, "madder")
    fish(scene, 61, 98, 40, True, "ochre")


def three(scene: Scene) -> None:
    """Three pears."""
    scene.sky("straw", "paper", 12)
    scene.hill(scene.curve(104, 3), "moss", 1.1, rows=3)
    scene.fence(112, "paper", 6, 10, 0.7)
    scene.line([(104, 34), (70, 40), (40, 46), (10, 58)], 4, "ink", 0, 0.2)
    for x, y, turn in ((84, 44, 40), (62, 36, -30), (30, 44, -50), (14, 64, 60), (48, 54, 100)):
        scene.glyph("solid-leaf", x, y, 15, "forest", None, "straw", turn, 0.7)
        scene.gouge(x - 4, y + 3, -45 + turn, 9, 0.8)
    for x, y in ((78, 62), (50, 74), (24, 84)):
        pear(scene, x, y)


def four(scene: Scene) -> None:
    """Four toadstools at the edge of a wood."""
    scene.sky("forest", "moss", 10)
    for x in range(4, 100, 13):
        scene.pine(x, 66 + x % 7, 40 + x % 11, "ink", "moss", False)
    scene.hill(scene.curve(78, 3), "olive", 1.1, rows=6)
    for x, y, size in ((26, 74, 26), (70, 72, 30), (40, 98, 30), (78, 104, 24)):
        toadstool(scene, x, y, size)
    for x in (10, 54, 92):
        scene.grass(x, 100, 8)


def five(scene: Scene) -> None:
    """Five swallows over a village."""
    scene.sky("sky", "paper", 16)
    scene.cloud(22, 52, 34)
    scene.cloud(80, 84, 30)
    scene.hill(scene.curve(104, 3), "moss", 1, rows=2)
    scene.tower(84, 110, 8, 14, "paper", "madder")
    scene.house(60, 112, 20, 12)
    flight = ((24, 72, 25, True), (54, 55, 25, False), (80, 70, 25, False), (50, 88, 26, True), (17, 97, 22, False))
    for x, y, size, flip in flight:
        swallow(scene, x, y, size, flip)


def six(scene: Scene) -> None:
    """Six bees round a hive."""
    scene.sky("sky", "paper", 9, bottom=70)
    scene.hill(scene.curve(66, 4), "moss", 1, rows=6)
    for x in (8, 24, 76, 92):
        scene.glyph("daisy", x, 112, 13, "ink", "snow")
    hive(scene, 50, 102, 44)
    for x, y, turn in ((15, 54, 0), (85, 50, 30), (14, 80, -20), (86, 76, 10), (48, 45, -30), (87, 100, 0)):
        bee(scene, x, y, 17, turn)


def seven(scene: Scene) -> None:
    """Seven stars over a house."""
    scene.sky("night", "slate", 18, width=0.6)
    ridge = scene.curve(94, 5)
    scene.hill(ridge, "forest", 1, rows=4, carved="moss")
    scene.house(14, ridge(22) + 6, 26, 18, "shade", "plum", "gold")
    for x, down, high in ((70, 5, 24), (80, 7, 30), (90, 6, 22)):
        scene.pine(x, ridge(x) + down, high)
    for x, y, size in (
        (15, 50, 15),
        (40, 61, 17),
        (65, 48, 15),
        (87, 57, 16),
        (22, 76, 14),
        (60, 78, 15),
        (91, 79, 13),
    ):
        star(scene, x, y, size)


def eight(scene: Scene) -> None:
    """Eight cherries on two branches."""
    scene.sky("sky", "paper", 12)
    scene.hill(scene.curve(108, 2), "moss", 1.1, rows=2)
    scene.house(66, 114, 20, 12)
    scene.tree(12, 113, 15)
    scene.tree(26, 114, 12, "olive")
    for y, row in ((52, (16, 40, 64, 88)), (86, (14, 38, 62, 86))):
        scene.line([(-4, y - 6), (30, y - 9), (70, y - 5), (104, y - 9)], 1.6, "ink", 0, 0)
        for x in row:
            _cherry(scene, x, y)


def _cherry(scene: Scene, x: float, y: float) -> None:
    scene.line([(x - 3, y - 8), (x, y + 6)], 1, "ink", 0, 0)
    scene.dot(x, y + 11, 8.4, "ink")
    scene.dot(x, y + 11, 7.6, "madder")
    scene.gouge(x - 5, y + 13, -70, 9, 1.7, "paper", 0.25)
    scene.gouge(x + 5, y + 9, 75, 7, 1, "ink", 0.2)
    scene.glyph("solid-leaf", x + 7, y - 6, 11, "forest", None, "paper", 20, 0.6)
    scene.gouge(x + 3, y - 3, -35, 8, 0.7)


def nine(scene: Scene) -> None:
    """Nine oak leaves in autumn."""
    scene.sky("dawn", "paper", 12)
    scene.hill(scene.curve(98, 3), "clay", 1.2, rows=4)
    scene.line([(93, 108), (91, 80), (96, 44)], 6, "ink", 0, 0.3)
    scene.line([(92, 70), (78, 52), (58, 45)], 2.4, "ink", 0, 0.4)
    scene.line([(93, 60), (99, 50)], 2, "ink", 0, 0.3)
    leaves = points("15,51 40,53 66,54 21,73 46,74 71,76 14,95 39,95 64,97")
    turns = (20, 100, -30, -60, 40, 120, 150, -20, 70)
    for i, ((x, y), turn) in enumerate(zip(leaves, turns, strict=True)):
        scene.oak_leaf(x, y, 23, ("madder", "ochre", "forest")[i % 3], "ink", turn)


def ten(scene: Scene) -> None:
    """Ten ears of wheat."""
    scene.sky("straw", "paper", 8, bottom=70)
    scene.sun(50, 48, 12, "gold", 24, "paper", 30, width=1.4)
    scene.hill(scene.curve(62, 3), "moss", 1, rows=3)
    scene.hill(scene.curve(84, 2), "ochre", 1.2, rows=4, carved="straw")
    for i in range(10):
        ear(scene, 8 + i * 9.4, 122, 56 + i * 7 % 5 * 3, (i - 4.5) * 1.5)


_THINGS: tuple[Callable[[Scene], None], ...] = (one, two, three, four, five, six, seven, eight, nine, ten)
_BLOCK = ("madder", "slate", "forest", "madder", "slate", "forest", "plum", "slate", "madder", "ink")
_STROKE = {"I": 5.4, "V": 13.0, "X": 13.0}
_GAP = 1.8


def numeral(value: int) -> Callable[[Scene], None]:
    """The picture of the numeral card worth ``value`` (1..10)."""

    def draw(scene: Scene) -> None:
        _THINGS[value - 1](scene)
        _sign(scene, NUMERALS[value - 1], _BLOCK[value - 1])

    return draw


def _sign(scene: Scene, text: str, tint: str) -> None:
    """The numeral on a block with a notched edge; on small prints it grows as far as the width allows."""
    half = sum(_STROKE[letter] for letter in text) / 2 + _GAP * (len(text) - 1) / 2 + 11
    grow = min(1.06 + (scene.weight - 1) * 0.8, 46 / half)
    scene.painter.save()
    scene.painter.setTransform(QTransform().translate(50, 4).scale(grow, grow).translate(-50, -4), True)
    left, right = 50 - half, 50 + half
    block = scene.cut([(left, 5), (right, 5), (right - 3, 20), (right, 35), (left, 35), (left + 3, 20)], 0.25)
    scene.outline(block, 3, "paper")
    scene.fill(block, tint, 1.1)
    x = left + 4
    while x < right - 3:
        scene.gouge(x, 7.2, 70, 2.6, 0.9)
        scene.gouge(x, 30.6, 70, 2.6, 0.9)
        x += 3
    _carved(scene, text, 50, 20, 20)
    scene.painter.restore()


def _carved(scene: Scene, text: str, x: float, y: float, high: float) -> None:
    """Roman letters cut with a knife: wedge strokes, triangular serifs, one cut of ink down each main stroke."""
    left = x - (sum(_STROKE[letter] for letter in text) + _GAP * (len(text) - 1)) / 2
    top, foot = y - high / 2, y + high / 2
    for letter in text:
        right = left + _STROKE[letter]
        middle = (left + right) / 2
        for stroke in _strokes(letter, left, middle, right, top, y, foot):
            scene.fill(stroke, "paper")
        for at, level, down in _serifs(letter, left, middle, right, top, foot):
            serif = [
                (at - 3.3, level),
                (at + 3.3, level),
                (at + 1.2, level + down * 2.6),
                (at - 1.2, level + down * 2.6),
            ]
            scene.fill(scene.cut(serif, 0.1, 6), "paper")
        if letter == "I":
            scene.gouge(middle, top + 4, 90, high - 8, 0.8, "ink")
        elif letter == "V":
            scene.gouge(left + 3.2, top + 3.4, 68, high - 8, 0.7, "ink")
        else:
            scene.gouge(left + 3.4, top + 3, 60, high - 4, 0.7, "ink")
        left = right + _GAP


def _strokes(
    letter: str, left: float, middle: float, right: float, top: float, y: float, foot: float
) -> list[list[tuple[float, float]]]:
    if letter == "I":
        upper = [(middle - 1.9, top + 2), (middle + 1.9, top + 2), (middle + 1.6, y)]
        return [[*upper, (middle + 2, foot - 2), (middle - 2, foot - 2), (middle - 1.5, y)]]
    if letter == "V":
        thick = [(left + 1, top + 1.6), (left + 5.2, top + 1.6), (middle + 0.9, foot - 5.6)]
        thin = [(right - 3, top + 1.6), (right - 1, top + 1.6)]
        return [[*thick, *thin, (middle + 0.7, foot), (middle - 0.9, foot)]]
    return [
        [(left + 1, top + 1.6), (left + 5, top + 1.6), (right - 1, foot - 1.6), (right - 5, foot - 1.6)],
        [(right - 3.4, top + 1.6), (right - 1.4, top + 1.6), (left + 3.2, foot - 1.6), (left + 1.4, foot - 1.6)],
    ]


def _serifs(
    letter: str, left: float, middle: float, right: float, top: float, foot: float
) -> list[tuple[float, float, int]]:
    if letter == "I":
        return [(middle, top, 1), (middle, foot, -1)]
    if letter == "V":
        return [(left + 3, top, 1), (right - 2, top, 1)]
    return [(left + 3, top, 1), (right - 2.4, top, 1), (left + 2.4, foot, -1), (right - 3, foot, -1)]
