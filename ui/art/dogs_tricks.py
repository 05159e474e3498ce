"""The scenes of the 22 tricks: a dog doing each of them, in the colours of its kind.

A scene is drawn in a field of 200 x 116 with 0,0 at its upper left; dogs stand at about y = 96.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.rules.dogs.cards import COLOUR_OF, Trick
from ui.art.cuts import at, box, chance, polygon
from ui.art.dogs_dice import draw_die
from ui.art.dogs_grounds import fir
from ui.art.dogs_kinds import KINDS
from ui.art.dogs_marks import COATS, FIR, Cuts, blot, cuts
from ui.art.dogs_side import Coat, side_dog
from ui.art.dogs_things import draw_bone, draw_paw, draw_treat, picket
from ui.art.gouges import Gouges, Points, clipped, ellipse, points, smooth
from ui.art.palette import colour, mix
from ui.art.prints import Scene

WIDE, HIGH = 200.0, 116.0

BLACK, TAN, GOLD, WHITE = Coat("ink"), Coat("#8A4322"), Coat("golden"), Coat("white", "tan")
CHOC, RED, GREY = Coat("choc"), Coat("red"), Coat("blue", "", "drop", "ochre")


def scene_of(scene: Scene, trick: Trick) -> None:
    """The picture of a trick's tile."""
    kind = COLOUR_OF[trick]
    night = trick == "howl"
    scene.painter.save()
    scene.painter.scale(100 / WIDE, scene.height / HIGH)
    scene.painter.fillRect(QRectF(-3, -3, WIDE + 6, HIGH + 6), colour("#29324A" if night else KINDS[kind].sky))
    _land(scene, trick, night)
    SCENES[trick](scene)
    scene.painter.restore()


def _land(marks: Gouges, trick: Trick, night: bool) -> None:
    """Clouds, a far ridge, the ground with its cuts."""
    kind, random_ = KINDS[COLOUR_OF[trick]], chance("trick", trick)
    clouds = []
    for i in range(8):
        left, high = random_.uniform(0, 150), 8.0 + i * 8
        clouds.append((left, high, left + random_.uniform(22, 56), high + 0.4, 1.0))
    cuts(marks, clouds, "#6C7DA6" if night else "snow", 0.82)
    lag = len(trick) * 1.7

    def ridge(x: float) -> float:
        return 72 + 8 * math.sin(x * 0.03 + lag)

    far = [(x, ridge(x)) for x in range(-4, 205, 8)]
    tint = colour("#3C4A6E") if night else mix(kind.ground, kind.sky, 0.42)
    marks.fill(polygon([*far, (204, 120), (-4, 120)]), tint)
    rows = Cuts(marks)
    for k in range(3):
        rows.run([(x, ridge(x) + 5 + k * 5) for x in range(8 + 22 * k, 180 - 20 * k, 10)], 1.4)
    rows.draw("paper", 0.75)
    near = [(x, 93 + 3 * math.sin(x * 0.04 + 2)) for x in range(-4, 205, 8)]
    marks.fill(polygon([*near, (204, 120), (-4, 120)]), "#26304E" if night else kind.ground)
    field = []
    for _ in range(22):
        x, y = random_.uniform(4, 190), random_.uniform(98, 114)
        field.append((x, y, x + random_.uniform(8, 20), y + 0.5, 1.0))
    cuts(marks, field, "paper", 0.75)


def _dog(
    marks: Gouges, pose: str, wears: Coat, x: float, y: float = 94, size: float = 0.88, flip: bool = False
) -> None:
    """A dog whose feet stand at ``y``, its shadow under it."""
    if pose not in ("gallop", "trot", "gather"):
        marks.fill(ellipse(x, y + 1, 62 * size, 5 * size), colour("ink", 0.28))
    else:
        marks.fill(ellipse(x, 101, 56 * size, 3.4), colour("ink", 0.26))
    marks.painter.save()
    marks.painter.translate(x, y - 50 * size)
    marks.painter.scale(-size if flip else size, size)
    marks.painter.translate(-30, 0)
    side_dog(marks, pose, wears)
    marks.painter.restore()


def _dust(marks: Gouges, x: float, y: float, count: int = 6) -> None:
    """Dust behind a runner."""
    cuts(marks, [(x - i * 8, y - i % 3 * 6, x - i * 8 - 12, y - i % 3 * 6 - 1, 1.8, -3) for i in range(count)], "snow")


def _bolt_lines(marks: Gouges, x: float, y: float, count: int, long: float) -> None:
    cuts(marks, [(x, y + i * 11, x + long - i * 3, y + i * 11, 1.8) for i in range(count)], "snow")


# -- base -------------------------------------------------------------------------------------------------------------


def _howl(marks: Gouges) -> None:
    random_ = chance("stars")
    for _ in range(20):
        marks.dot(random_.uniform(4, 196), random_.uniform(4, 60), random_.uniform(0.7, 1.4), "cream")
    marks.fill(ellipse(132, 46, 34), "cream")
    cuts(marks, [(112 + i * 5, 34 + i * 7, 134 + i * 3, 35 + i * 7, 1.4) for i in range(5)], "#C9B07A")
    rock = [(x, 104 - 14 * math.exp(-(((x - 84) / 54) ** 2))) for x in range(-4, 205, 8)]
    marks.fill(polygon([*rock, (204, 120), (-4, 120)]), "#1B2038")
    cuts(marks, [(34 + i * 15, 99 + i % 2 * 7, 50 + i * 15, 97 + i % 2 * 7, 1.1) for i in range(7)], "#6C7DA6", 0.8)
    _dog(marks, "howl", Coat("#20263C", "", "drop", "madder"), 96, 94, 0.66)
    cuts(marks, [(146 + i * 6, 8 + i, 152 + i * 8, 24 + i * 3, 1.7, -5) for i in range(3)], "madder")


def _roll_over(marks: Gouges) -> None:
    _dog(marks, "back", WHITE, 96, 98, 0.92)
    swing = Cuts(marks)
    swing.run(points("46,40 70,16 110,10 146,22 160,44"), 4.4)
    swing.draw("madder")
    marks.fill(polygon(points("151,42 171,40 162,60")), "madder")


# -- yellow -----------------------------------------------------------------------------------------------------------


def _walk(marks: Gouges) -> None:
    marks.fill(polygon(points("30,118 88,78 104,78 152,118")), colour("paper", 0.75))
    _dog(marks, "walk", RED, 82, 98)
    lead = QPainterPath(QPointF(128, 46))
    lead.cubicTo(150, 60, 160, 40, 172, 14)
    marks.outline(lead, 2.4 * marks.weight, "madder")
    legs = polygon(points("164,-6 192,-6 188,50 195,98 182,98 178,58 167,98 154,98 166,50"))
    marks.fill(legs, "slate", 2)
    with clipped(marks.painter, legs):
        marks.fill(polygon(points("178,-6 200,-6 200,120 182,98 177,50")), colour("ink", 0.35))
    for x in (160, 189):
        marks.fill(smooth(points("-10,0 -6,-5 6,-5 11,0 8,3 -9,3", x, 100)), COATS["choc"], 1.4)


def _trot(marks: Gouges) -> None:
    marks.fill(ellipse(104, 102, 40, 7), "sky", 1.4)
    cuts(marks, [(78, 101, 128, 101, 1.4), (92, 104, 118, 104, 1.1)], "snow")
    _dog(marks, "trot", CHOC, 94, 90)
    _bolt_lines(marks, 26, 54, 4, 24)


def _dig(marks: Gouges) -> None:
    marks.fill(smooth(points("112,98 126,90 160,90 174,98 152,108 124,106")), "ink")
    _dog(marks, "dig", GOLD, 84, 94, 0.86)
    random_ = chance("dig")
    for x, y in points("52,74 40,60 30,44 60,56 24,70 46,40 14,56 36,30"):
        marks.fill(blot(x, y, random_.uniform(3, 6), random_), COATS["brown"])
    marks.fill(smooth(points("2,104 22,82 44,92 54,104")), COATS["brown"])
    cuts(marks, [(14 + i * 9, 98, 20 + i * 8, 89, 1.2) for i in range(3)])
    draw_bone(marks, 152, 94, 30, 20)


def _retrieve(marks: Gouges) -> None:
    _dog(marks, "trot", TAN, 86, 94)
    draw_die(marks.painter, QRectF(140, 34, 32, 32), 5, tilt=12)
    _bolt_lines(marks, 20, 60, 3, 22)


def _track(marks: Gouges) -> None:
    for i in range(6):
        draw_paw(marks, 128 + i * 14, 102 - i % 2 * 8, 13, "ink", 80)
    for x, high in ((170, 46), (190, 60), (154, 34)):
        fir(marks, x, 88, high, FIR)
    _dog(marks, "sniff", BLACK, 76, 96, 0.9)


# -- purple -----------------------------------------------------------------------------------------------------------


def _run(marks: Gouges) -> None:
    _dog(marks, "gallop", WHITE, 102, 92, 0.9)
    _dust(marks, 40, 94)


def _hare(marks: Gouges, x: float, y: float, size: float) -> None:
    """A hare in flight, its feet at ``y``."""
    body = "-16,-8 -8,-20 8,-22 16,-26 24,-22 27,-16 22,-12 14,-10 18,-2 14,1 6,-6 -4,-6 -10,2 -18,2 -14,-4"
    with at(marks.painter, x, y, size):
        for shape in (smooth(points("14,-25 -2,-36 -6,-34 8,-22")), smooth(points("17,-26 8,-40 4,-40 12,-24"))):
            marks.fill(shape, "soft", 1.6)
        marks.fill(smooth(points(body), pull=0.14), "soft", 2)
        marks.fill(ellipse(-17, -9, 4.4), "snow", 1.2)
        marks.dot(20, -19, 1.6)
        cuts(marks, [(-8, -14, 6, -16, 1), (-4, -10, 8, -11, 0.9)])


def _chase(marks: Gouges) -> None:
    _dog(marks, "gather", RED, 66, 94, 0.84)
    _hare(marks, 156, 98, 1.25)
    _dust(marks, 30, 96, 3)
    _dust(marks, 132, 98, 2)


def _sprint(marks: Gouges) -> None:
    _dog(marks, "gallop", Coat("golden", "", "prick", "slate", 0.84), 106, 70, 0.56)
    _dog(marks, "gallop", Coat("ink", "", "drop", "madder", 0.8), 84, 97, 0.74)
    _bolt_lines(marks, 2, 34, 5, 40)
    marks.fill(box(182, 20, 3.4, 80), "ink")
    for i in range(12):
        marks.fill(box(185.4 + i % 3 * 6, 21 + i // 3 * 6, 6, 6), "ink" if i % 2 else "snow")


def _dogpile(marks: Gouges) -> None:
    _dog(marks, "lie", BLACK, 96, 103, 0.92)
    _dog(marks, "lie", Coat("#8A4322", "", "drop", "forest"), 92, 77, 0.76, True)
    _dog(marks, "lie", Coat("cream"), 100, 55, 0.62)


def _bolt(marks: Gouges) -> None:
    marks.fill(polygon(points("-4,102 -4,34 24,10 52,34 52,102")), "madder", 2)
    cuts(marks, [(2, 44 + i * 12, 50, 44 + i * 12, 1.1) for i in range(5)], "paper", 0.7)
    marks.line(points("-8,40 8,24 24,9 40,24 58,40"), 6, "ink", 0, 0)
    marks.fill(box(9, 52, 32, 60, 16), "ink")
    _dog(marks, "gallop", GOLD, 118, 90, 0.8)
    leash = QPainterPath(QPointF(42, 92))
    leash.cubicTo(58, 104, 66, 72, 82, 80)
    marks.outline(leash, 2.6 * marks.weight, "ochre")
    flash = polygon(points("84,-4 66,24 78,24 68,50 94,18 81,18 92,-4"))
    marks.fill(flash, "gold", 1.8)


# -- green ------------------------------------------------------------------------------------------------------------


def _hand(marks: Gouges, shape: Points, folds: list[tuple[float, ...]]) -> None:
    marks.fill(smooth(shape, pull=0.1), "#E6B98E", 2.4)
    cuts(marks, folds, "ink", 0.7)


def _beg(marks: Gouges) -> None:
    _dog(marks, "beg", BLACK, 76, 104, 0.74)
    draw_treat(marks, 124, 38, 36, -24, False)
    fingers = points("204,-6 204,26 176,34 152,34 138,40 132,34 142,26 136,22 140,16 150,16 158,4 160,-6")
    _hand(marks, fingers, [(142, 26, 158, 24, 1), (140, 18, 156, 20, 0.9), (168, 30, 196, 22, 1)])
    marks.fill(polygon(points("190,-6 204,-6 204,30 186,32")), "madder", 2)


def _chew(marks: Gouges) -> None:
    _dog(marks, "lie", WHITE, 84, 103, 0.98)
    draw_bone(marks, 156, 94, 60, -12)
    for x, y, turn in ((128, 40, 20), (152, 30, -10), (176, 44, 40)):
        draw_treat(marks, x, y, 16, turn, False)


def _gobble(marks: Gouges) -> None:
    _dog(marks, "eat", RED, 80, 98, 0.9)
    marks.fill(smooth(points("136,83 146,74 158,70 170,74 179,83")), COATS["brown"], 1.6)
    bowl = polygon(points("126,100 135,82 179,82 188,100"))
    marks.fill(bowl, "madder", 2.6)
    cuts(marks, [(140, 93, 176, 93, 1.6)])
    for x, y, turn in ((136, 52, 0), (156, 36, 40), (178, 54, 80)):
        draw_treat(marks, x, y, 17, turn, False)


def _play_dead(marks: Gouges) -> None:
    _dog(marks, "back", CHOC, 100, 100, 0.9)
    for x, y in ((142, 30), (158, 18), (174, 30)):
        for k in range(5):
            marks.gouge(x, y, k * 72 - 90, 6, 1.8, "madder")
    cuts(marks, [(30, 98, 31, 66, 1.6), (30, 84, 21, 78, 2, 2)], FIR)
    for k in range(6):
        marks.fill(ellipse(31 + 6.4 * math.cos(k * 1.05), 62 + 6.4 * math.sin(k * 1.05), 4.4), "snow", 1)
    marks.dot(31, 62, 4.2, "ochre")


def _stay(marks: Gouges) -> None:
    _dog(marks, "sit", Coat("golden", "", "prick"), 70, 107, 0.74)
    palm = "152,120 150,72 139,63 143,53 156,63 157,28 166,28 168,56 170,19 179,19 180,56 184,26 192,28"
    palm += " 190,60 196,42 203,46 193,82 188,120"
    _hand(marks, points(palm), [(158, 78, 182, 72, 1, 3), (156, 90, 176, 92, 1, -3), (164, 60, 186, 60, 0.8)])


# -- blue -------------------------------------------------------------------------------------------------------------


def _fetch(marks: Gouges) -> None:
    _dog(marks, "gallop", TAN, 80, 94, 0.82)
    with at(marks.painter, 168, 38, 1, -28):
        marks.fill(box(-26, -4.4, 52, 8.8, 3), COATS["brown"], 2.2)
        cuts(marks, [(-18, 0, 4, 0, 1), (8, 1, 18, 1, 0.8)])
        marks.fill(smooth(points("6,-5 12,-15 20,-12 12,-4")), "forest", 1)
    arc = Cuts(marks)
    arc.run(points("92,24 120,12 146,24"), 2.6)
    arc.draw("snow")
    _dust(marks, 28, 96, 3)


def _guard(marks: Gouges) -> None:
    for x in range(8, 70, 19):
        marks.fill(picket(x, 99, 15, 68, 11), "snow", 2)
    for y in (54, 80):
        marks.fill(box(-2, y, 66, 6), "snow", 1.8)
    marks.fill(box(166, 26, 6, 76), "ink")
    marks.fill(polygon(points("160,26 163,8 175,8 178,26")), "straw", 2.4)
    marks.fill(polygon(points("157,9 169,0 181,9")), "ink")
    _dog(marks, "stand", Coat("ink", "", "prick"), 100, 101, 0.84)


def _duck(marks: Gouges, x: float, y: float, size: float) -> None:
    """A duck on the wing."""
    with at(marks.painter, x, y, size):
        marks.fill(smooth(points("-26,4 -14,-4 6,-4 16,-8 18,-2 6,6 -10,8")), COATS["brown"], 2)
        marks.fill(ellipse(20, -9, 6.4), "forest", 2)
        marks.fill(polygon(points("26,-11 35,-8 26,-6")), "ochre", 1.2)
        marks.dot(21.4, -10.4, 1.3, "paper")
        marks.fill(smooth(points("-10,-2 -22,-28 -4,-22 8,-4")), "slate", 2)
        cuts(marks, [(-17, -22, -6, -6, 1.1), (-10, -20, 0, -6, 1.1)])
        marks.fill(smooth(points("-2,2 6,20 14,14 8,0")), "slate", 2)


def _reeds(marks: Gouges, places: tuple[int, ...]) -> None:
    field = Cuts(marks)
    for x in places:
        for k in range(5):
            field.cut(x, 100, x - 8 + k * 4, 74 + abs(k - 2) * 4, 1.5)
    field.draw(FIR)


def _hunt(marks: Gouges) -> None:
    _reeds(marks, (134, 150, 168, 186))
    _dog(marks, "point", WHITE, 72, 100, 0.84)
    _duck(marks, 170, 24, 0.8)


def _scavenge(marks: Gouges) -> None:
    with at(marks.painter, 158, 84, 1, 72):
        bin_ = polygon(points("-19,-24 19,-24 15,28 -15,28"))
        marks.fill(bin_, "stone", 2.6)
        with clipped(marks.painter, bin_):
            marks.fill(box(4, -30, 30, 70), colour("ink", 0.3))
        cuts(marks, [(-10 + i * 7, -16, -8 + i * 5, 20, 1.3) for i in range(4)])
    marks.fill(ellipse(191, 94, 6, 16), "stone", 2.2)
    draw_bone(marks, 124, 102, 26, 10)
    cuts(marks, [(134, 108, 156, 104, 1.2)], "snow")
    cuts(marks, [(138 + i * 5, 103, 140 + i * 5, 110, 1) for i in range(4)], "snow")
    marks.fill(polygon(points("155,104 163,99 163,109")), "snow")
    _dog(marks, "sniff", CHOC, 62, 98, 0.86)


def _search(marks: Gouges) -> None:
    bush = points("-1.2,0 -1.3,-0.9 -0.6,-1.7 0.5,-1.8 1.2,-1 1.2,0")
    for x, size in ((136, 15), (166, 20), (192, 16)):
        marks.fill(smooth([(x + u * size, 100 + v * size) for u, v in bush]), "forest", 2)
        cuts(marks, [(x - size * 0.7 + i * 5, 92, x - size * 0.5 + i * 5, 84, 1.2) for i in range(4)])
    _dog(marks, "sniff", GREY, 72, 97, 0.88)
    marks.line(points("156,44 166,55 178,68"), 7, "ink", 0, 0)
    marks.fill(ellipse(144, 32, 21), "snow", 5)
    draw_die(marks.painter, QRectF(131, 19, 26, 26), 3, tilt=10)
    cuts(marks, [(130, 24, 138, 16, 1.2, -2)], "slate", 0.7)


SCENES: dict[Trick, Callable[[Gouges], None]] = {
    "howl": _howl,
    "roll_over": _roll_over,
    "walk": _walk,
    "trot": _trot,
    "dig": _dig,
    "retrieve": _retrieve,
    "track": _track,
    "run": _run,
    "chase": _chase,
    "sprint": _sprint,
    "dogpile": _dogpile,
    "bolt": _bolt,
    "beg": _beg,
    "chew": _chew,
    "gobble": _gobble,
    "play_dead": _play_dead,
    "stay": _stay,
    "fetch": _fetch,
    "guard": _guard,
    "hunt": _hunt,
    "scavenge": _scavenge,
    "search": _search,
}
"""Trick -> what is seen of it before its land."""
