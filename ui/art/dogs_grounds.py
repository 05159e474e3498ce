"""What dogs sit before: hills, rooms, woods, weather; and a dog before it, as its card shows it.

A backdrop is drawn in a field of 200 x 200 round 0,0, and beyond.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QRectF

from ui.art.cuts import at, box, chance, polygon
from ui.art.dogs_bodies import dog as draw_dog
from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import COATS, FIR, Cuts, cuts, dark, lumpy
from ui.art.gouges import Gouges, ellipse, points, smooth
from ui.art.palette import colour, mix
from ui.art.prints import Scene

HALF = 130.0
"""Half the width that a backdrop covers."""
FIELD = 206.0
"""Side of the field that a card shows of a dog."""


def dog_picture(scene: Scene, looks: Dog) -> None:
    """A dog before its backdrop, filling the print."""
    scale = max(100, scene.height) / FIELD
    with at(scene.painter, 50, scene.height / 2, scale):
        backdrop(scene, looks)
    with at(scene.painter, 50, scene.height * 0.51, min(100, scene.height * 1.05) / FIELD):
        draw_dog(scene, looks)


def backdrop(marks: Gouges, looks: Dog) -> None:
    """The backdrop of a dog alone."""
    kind, sky, land = looks.ground
    random_ = chance("ground", looks.key)
    marks.painter.fillRect(QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF), colour(sky))
    if kind in ROOMS:
        ROOMS[kind](marks, sky, land)
        return
    clouds = []
    for i in range(7):
        y, x = -92 + i * 12 + random_.uniform(-3, 3), random_.uniform(-100, 40)
        clouds.append((x, y, x + random_.uniform(30, 60), y + 0.5, 1.2))
    cuts(marks, clouds, "#8FA0C0" if dark(sky) else "snow", 0.67)
    if kind in SKIES:
        SKIES[kind](marks, sky, land, random_)
    _hills(marks, sky, land, looks.key)
    if kind in LANDS:
        LANDS[kind](marks, land, random_)


def _hills(marks: Gouges, sky: str, land: str, key: str) -> None:
    """Two ridges with rows of cuts."""
    random_ = chance("hills", key)
    lag = int(key[1:])
    for top, tint, pace in ((30, mix(land, sky, 0.45), 0.03), (63, colour(land), 0.06)):
        crest = [(x, top + 10 * math.sin(x * pace + lag)) for x in range(int(-HALF), int(HALF) + 1, 10)]
        marks.fill(polygon([*crest, (HALF, HALF), (-HALF, HALF)]), tint)
        rows = Cuts(marks)
        for row in range(4):
            left, right = -100 + random_.randint(0, 40), 60 + random_.randint(0, 40)
            line = [(x, top + 10 * math.sin(x * pace + lag) + 6 + row * 9) for x in range(left, right, 10)]
            rows.run(line, 1.8)
        rows.draw("paper", 0.75)


# -- skies ------------------------------------------------------------------------------------------------------------


def _sun(marks: Gouges, sky: str, land: str, random_: random.Random) -> None:
    marks.fill(ellipse(-44, -48, 30), "ochre" if land == "madder" else "madder")
    cuts(marks, [(-76, -40 + i * 7, -12, -40 + i * 7, 1 + 0.3 * i) for i in range(4)], sky)


def _night(marks: Gouges, sky: str, land: str, random_: random.Random) -> None:
    marks.fill(ellipse(58, -62, 20), "cream")
    marks.fill(ellipse(67, -67, 17), sky)
    stars: list[tuple[float, ...]] = []
    for _ in range(16):
        x, y = random_.uniform(-96, 96), random_.uniform(-96, 10)
        stars += [(x - 3, y, x + 3, y, 0.9), (x, y - 3, x, y + 3, 0.9)]
    cuts(marks, stars, "cream")


def _leaves(marks: Gouges, random_: random.Random, count: int, low: float, tints: tuple[str, ...]) -> None:
    for _ in range(count):
        x, y = random_.uniform(-98, 98), random_.uniform(-98, low)
        with at(marks.painter, x, y, 1, random_.uniform(0, 360)):
            marks.fill(smooth(points("-9,0 0,-5 10,0 0,5")), random_.choice(tints))
            cuts(marks, [(-8, 0, 8, 0, 0.8)])


def _falling(marks: Gouges, sky: str, land: str, random_: random.Random) -> None:
    _leaves(marks, random_, 20, 40, ("madder", "clay", "ochre"))


def _oak(marks: Gouges, sky: str, land: str, random_: random.Random) -> None:
    _leaves(marks, random_, 40, -36, ("forest", "olive"))


SKIES = {"sun": _sun, "night": _night, "leaves": _falling, "oak": _oak}
"""What is drawn before the hills."""


# -- lands ------------------------------------------------------------------------------------------------------------


def fir(marks: Gouges, x: float, y: float, high: float, tint: str = FIR) -> None:
    """A small fir that stands at (x, y): four tiers, cuts on its lit side."""
    for i in range(4):
        low, half = y - high * (0.1 + i * 0.2), high * (0.27 - i * 0.05)
        marks.fill(polygon([(x - half, low), (x, low - high * 0.34), (x + half, low)]), tint)
    marks.fill(box(x - high * 0.03, y - high * 0.1, high * 0.06, high * 0.12), "ink")
    strokes = [(x - high * (0.04 + i * 0.03), y - high * (0.78 - i * 0.2), x - high * (0.1 + i * 0.035),
                y - high * (0.66 - i * 0.2), high * 0.018) for i in range(4)]  # fmt: skip
    cuts(marks, strokes)


def _firs(marks: Gouges, land: str, random_: random.Random) -> None:
    for x, high in ((-84, 46), (84, 52), (64, 36), (-66, 30)):
        fir(marks, x, 38 + high * 0.1, high, "#22362A" if dark(land) else FIR)


def _birches(marks: Gouges, land: str, random_: random.Random) -> None:
    for x in (-84, -58, 66, 90):
        trunk = box(x - 6, -HALF, 12, 192)
        marks.fill(trunk, "snow", 2)
        bark = [(x - 6, y, x + random_.uniform(-2, 5), y + 1, 1.6) for y in range(-100, 56, 13)]
        cuts(marks, bark, "ink")


def _picket_fence(marks: Gouges, land: str, random_: random.Random) -> None:
    for x in range(-122, 130, 22):
        marks.fill(polygon(points("0,60 0,-8 7,-18 14,-8 14,60", x, 0)), "snow", 2.2)
    for y in (6, 34):
        marks.fill(box(-HALF, y, 2 * HALF, 7), "snow", 2)


def _flowers(tint: str, heart: str) -> Callable[[Gouges, str, random.Random], None]:
    def draw(marks: Gouges, land: str, random_: random.Random) -> None:
        for _ in range(30):
            x, y = random_.uniform(-100, 100), random_.uniform(38, 96)
            cuts(marks, [(x, y + 14, x + 1, y, 1.2)], FIR)
            marks.dot(x, y, 4.6, tint)
            marks.dot(x, y, 1.7, heart)

    return draw


def _clouds(marks: Gouges, land: str, random_: random.Random) -> None:
    for x, y, size in ((-66, -60, 1.0), (60, -76, 0.8), (84, -10, 0.7), (-88, 4, 0.7)):
        shape = [(x - 22 * size, y), (x, y - 12 * size), (x + 22 * size, y), (x, y + 6 * size)]
        marks.fill(lumpy(shape, 10 * size, 9), "snow")
        cuts(marks, [(x - 20 * size, y + 10 * size, x + 16 * size, y + 10 * size, 1.4)], "slate")


def _wheat(marks: Gouges, land: str, random_: random.Random) -> None:
    field = Cuts(marks)
    for i in range(18):
        x, y, high = -104 + i * 12 + random_.uniform(-3, 3), 56 + random_.uniform(-12, 10), 60
        field.cut(x, y + 60, x + 2, y - high * 0.3, 1.3)
        for k in range(5):
            for side in (-1, 1):
                field.cut(x + 1, y - k * 7, x + 1 + side * 8, y - k * 7 - 8, 2)
    field.draw("#8A5E22")


def _willow(marks: Gouges, land: str, random_: random.Random) -> None:
    twigs = Cuts(marks)
    for _ in range(40):
        x = random_.uniform(-104, 104)
        low = random_.uniform(-40, 24)
        twigs.run([(x, -116), (x + random_.uniform(-8, 8), -60), (x + random_.uniform(-14, 14), low)], 3.4)
    twigs.draw("olive", 0.92)


def _sea(marks: Gouges, land: str, random_: random.Random) -> None:
    marks.painter.fillRect(QRectF(-HALF, 6, 2 * HALF, 48), colour("slate"))
    waves = Cuts(marks)
    for _ in range(34):
        x, y = random_.uniform(-104, 96), random_.uniform(10, 50)
        waves.cut(x, y, x + 13, y, 1.3, -2.4)
    waves.draw()
    marks.fill(polygon(points("58,6 58,-52 94,0")), "snow", 2)
    marks.fill(polygon(points("54,4 54,-40 30,0")), "madder", 2)
    marks.fill(smooth(points("24,6 96,6 86,22 36,22"), pull=0.08), COATS["brown"], 2)


def _city(marks: Gouges, land: str, random_: random.Random) -> None:
    for x, wide, high, tint in (
        (-104, 42, 92, "slate"),
        (-64, 34, 66, "clay"),
        (38, 34, 74, "plum"),
        (70, 46, 104, "olive"),
    ):
        marks.fill(box(x, 46 - high, wide, high + 40), tint, 2)
        for row in range(int(high / 18)):
            for k in range(2):
                marks.fill(box(x + wide * (0.2 + 0.4 * k), 56 - high + row * 18, wide * 0.2, 9), "straw")


def _mountains(marks: Gouges, land: str, random_: random.Random) -> None:
    for x, high, half in ((-70, 84, 60), (66, 104, 66), (0, 60, 50)):
        marks.fill(polygon([(x - half, 42), (x, 42 - high), (x + half, 42)]), "storm", 2)
        marks.fill(polygon([(x, 42 - high), (x + half, 42), (x + half * 0.1, 42)]), colour("ink", 0.4))
        tip = 42 - high
        cap = [(x, tip), (x + half * 0.3, tip + high * 0.3), (x + half * 0.06, tip + high * 0.22)]
        cap += [(x - half * 0.1, tip + high * 0.34), (x - half * 0.3, tip + high * 0.3)]
        marks.fill(polygon(cap), "snow")


def _garden(marks: Gouges, land: str, random_: random.Random) -> None:
    """Tall sunflowers."""
    for x, y in ((-80, -40), (82, -52), (-52, -78), (54, -86), (-98, -84)):
        cuts(marks, [(x, y, x + 3, 76, 2.4)], "forest")
        for k in range(11):
            angle = k * 2 * math.pi / 11
            with at(marks.painter, x + 13 * math.cos(angle), y + 13 * math.sin(angle), 1, math.degrees(angle)):
                marks.fill(ellipse(0, 0, 9, 4.4), "ochre", 1)
        marks.fill(ellipse(x, y, 10), COATS["choc"], 1.6)
        marks.fill(smooth(points("2,40 22,28 28,40 14,48", x, y)), "forest")


LANDS: dict[str, Callable[[Gouges, str, random.Random], None]] = {
    "hills": _firs,
    "birch": _birches,
    "fence": _picket_fence,
    "meadow": _flowers("snow", "ochre"),
    "poppies": _flowers("madder", "ink"),
    "thistle": _flowers("plum", "mist"),
    "clouds": _clouds,
    "wheat": _wheat,
    "willow": _willow,
    "sea": _sea,
    "city": _city,
    "mountains": _mountains,
    "sunflowers": _garden,
}
"""What stands on the hills; a backdrop that is not named here shows them bare."""


# -- rooms ------------------------------------------------------------------------------------------------------------


def _window(marks: Gouges, sky: str, land: str) -> None:
    marks.painter.fillRect(QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF), mix(land, "paper", 0.35))
    cuts(marks, [(x, -HALF, x, HALF, 1) for x in range(-126, 130, 14)], "paper", 0.6)
    marks.fill(box(-78, -96, 156, 130, 3), "ink")
    marks.fill(box(-70, -88, 140, 116), sky)
    marks.fill(ellipse(36, -54, 16), "cream")
    marks.fill(box(-3, -90, 6, 120), "ink")
    marks.fill(box(-72, -30, 144, 5), "ink")
    marks.fill(box(-96, 34, 192, 12), COATS["choc"])


def _sofa(marks: Gouges, sky: str, land: str) -> None:
    marks.painter.fillRect(QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF), mix(sky, "paper", 0.55))
    wall = Cuts(marks)
    for i in range(90):
        wall.dot(-114 + i % 15 * 18 + i // 15 % 2 * 9, -96 + i // 15 * 16, 2)
    wall.draw(sky, 0.6)
    marks.fill(smooth(points("-118,124 -108,0 -86,-16 86,-16 108,0 118,124"), pull=0.1), land, 3.6)
    cuts(marks, [(-80 + i * 20, 0, -84 + i * 21, 84, 1.4) for i in range(9)], "paper", 0.67)


def _fire(marks: Gouges, sky: str, land: str) -> None:
    bricks = [
        (-116 + i * 28 + j % 2 * 14, -98 + j * 16, -96 + i * 28 + j % 2 * 14, -98 + j * 16, 1.2)
        for j in range(10)
        for i in range(9)
    ]
    cuts(marks, bricks, land, 0.78)
    marks.fill(box(22, -60, 66, 120, 30), "ink")
    for i, tint in enumerate(("madder", "ochre", "madder")):
        flame = points("40,40 34,10 44,-22 52,14 50,40", i * 12, 0)
        marks.fill(smooth(flame), tint)
    marks.fill(box(-HALF, 56, 2 * HALF, 80), land)
    cuts(marks, [(-96 + i * 24, 64 + i % 2 * 10, -60 + i * 24, 64 + i % 2 * 10, 1.4) for i in range(8)], "paper", 0.63)


def _kennel(marks: Gouges, sky: str, land: str) -> None:
    _hills(marks, sky, land, "d21")
    marks.fill(polygon(points("-92,120 -92,-20 0,-92 92,-20 92,120")), "madder")
    cuts(marks, [(-88, i * 16, 88, i * 16, 1.2) for i in range(7)])
    marks.line(points("-108,-6 -54,-50 0,-94 54,-50 108,-6"), 10, "ink", 0, 0)
    marks.fill(box(-58, -34, 116, 170, 56), "ink")


def _kitchen(marks: Gouges, sky: str, land: str) -> None:
    """A tiled kitchen."""
    for i in range(-5, 5):
        for j in range(-5, 3):
            if (i + j) % 2:
                marks.fill(box(i * 26, j * 26, 26, 26), mix(sky, land, 0.35))
    marks.fill(box(-HALF, 52, 2 * HALF, 80), land)
    cuts(marks, [(-110 + i * 24, 58 + i % 3 * 8, -90 + i * 24, 58 + i % 3 * 8, 1.3) for i in range(10)], "paper", 0.6)


def _stage(marks: Gouges, sky: str, land: str) -> None:
    """A curtain, as in a theatre."""
    for i in range(-6, 6):
        marks.fill(box(i * 22, -HALF, 22, 2 * HALF), mix(land, "ink", 0.0 if i % 2 else 0.22))
        cuts(marks, [(i * 22 + 7, -110, i * 22 + 5, 100, 1.3), (i * 22 + 14, -80, i * 22 + 15, 90, 0.9)], "paper", 0.5)
    for i in range(-4, 4):
        marks.fill(ellipse(i * 36 + 18, -100, 20, 16), "gold", 2)


ROOMS: dict[str, Callable[[Gouges, str, str], None]] = {
    "window": _window,
    "sofa": _sofa,
    "fire": _fire,
    "kennel": _kennel,
    "kitchen": _kitchen,
    "stage": _stage,
}
"""Backdrops without a sky."""
