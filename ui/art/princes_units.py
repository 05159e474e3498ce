"""Pictures of the units of Rival Princes: nine knights and six fleets."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ui.art.cuccu_high import HORSE
from ui.art.gouges import beside, clipped, moved, points, smooth
from ui.art.palette import colour
from ui.art.princes_land import peak
from ui.art.princes_marks import resource_mark
from ui.art.princes_parts import Sun, flag, keep, land, metal, parts
from ui.art.prints import Curve, Draw, Scene

Behind = Callable[[Scene, Curve], None]
"""Draws what stands behind a knight, on the land whose crest is given."""


class Armour(NamedTuple):
    """What a knight is known by."""

    helm: str
    left: str
    right: str
    charge: str
    """The glyph on his chest."""
    sky: str
    behind: Behind
    size: float = 41
    metal: str = "stone"
    plume: str = ""
    weapon: tuple[str, float, float, float] | None = None
    """Glyph, height (hundredths), size and turn of what he holds at the right."""


def _shoulders(scene: Scene, left: str, right: str, plates: str = "stone") -> None:
    """Chest and shoulders in two colours, lit at the left, hatched at the right."""
    high = scene.height
    body = smooth(parts(high, "38,58 50,56 62,58 80,70 88,106 12,106 20,70"))
    scene.outline(body, 3, "paper")
    scene.fill(body, left, 1.3)
    with clipped(scene.painter, body):
        scene.painter.fillRect(QRectF(50, 0, 60, high + 9), colour(right))
        scene.line(parts(high, "50,50 50,80 50,107"), 1.2, "ink", 0, 0)
        scene.hatch(body, "ink", 2.6, 72, 0.7, 0.7, QRectF(70, high * 0.6, 20, high * 0.5))
        scene.hatch(body, "paper", 3.2, 108, 0.7, 0.6, QRectF(10, high * 0.64, 18, high * 0.5))
    for side in (-1, 1):
        plate = [(x, y * high / 100) for x, y in beside(side, "18,62 30,63 37,78 22,78")]
        scene.fill(smooth(plate), plates, 1.2)
        for k in range(4):
            scene.gouge(50 + side * (21 + k * 4), high * 0.66 + k * 0.8, 90 - side * 16, 7, 0.9)


def _medal(scene: Scene, charge: str) -> None:
    """The knight's sign on a gold disc on his chest."""
    y = scene.height * 0.87
    scene.dot(50, y, 10.5, "ink")
    scene.dot(50, y, 9.6, "gold")
    scene.glyph(charge, 50, y, 14, "ink")


def _bust(armour: Armour) -> Draw:
    """A knight from the chest up, before what he is known for."""

    def draw(scene: Scene) -> None:
        high = scene.height
        armour.behind(scene, land(scene, armour.sky, "moss", "olive", sun=Sun(18, 20, 9, "gold")))
        _shoulders(scene, armour.left, armour.right)
        _medal(scene, armour.charge)
        if armour.plume:
            feather = smooth(parts(high, "50,20 44,4 56,-3 74,0 86,12 88,32 80,26 76,34 70,20 62,22"))
            scene.fill(feather, armour.plume, 1.2)
            for k in range(4):
                vane = [
                    (52, high * 0.17),
                    (60 + k * 3, high * (0.06 + k * 0.01)),
                    (70 + k * 4.5, high * (0.1 + k * 0.05)),
                ]
                scene.line(vane, 1, "paper", 0.2, 0.5)
        if armour.weapon is not None:
            name, y, size, turn = armour.weapon
            metal(scene, name, 84, y * high / 100, size, "clay", "straw", halo_width=1, turn=turn)
        metal(scene, armour.helm, 50, high * 0.38, armour.size, armour.metal)

    return draw


def _tents(scene: Scene, crest: Curve) -> None:
    scene.glyph("medieval-pavilion", 16, scene.height * 0.58, 27, "ink", "ochre", "paper", halo_width=0.9)
    scene.glyph("medieval-pavilion", 88, scene.height * 0.6, 22, "ink", "rose", "paper", halo_width=0.9)


def _castle(scene: Scene, crest: Curve) -> None:
    keep(scene, 12, crest(12) + 2, 12, 30)
    scene.house(22, crest(26) + 2, 14, 12)


def _wood(scene: Scene, crest: Curve) -> None:
    for x in (4, 14, 24):
        scene.pine(x, crest(x) + 3, 26)


def _peaks(scene: Scene, crest: Curve) -> None:
    for x, top, tint in ((13, 16, "stone"), (87, 10, "slate")):
        peak(scene, x, scene.height * 0.68, 24, scene.height * (0.68 - top / 100), tint)


def rowan(scene: Scene) -> None:
    """Rowan rides through the ford."""
    high = scene.height
    land(scene, "dawn", "moss", "olive", 42, Sun(78, 24, 9, "madder"), trees=((6, 34), (95, 28)))
    scene.water(high * 0.74, rows=6, tint="sky")
    scene.glyph("mounted-knight", 48, high * 0.5, 66, "ink", "paper", "paper")
    for i in range(7):
        ripple = [(x + i * 8, y) for x, y in parts(high, "24,85 28,81 32,85")]
        scene.line(ripple, 1.5, "paper", 0.3, 0.3)
    flag(scene, 86, high * 0.78, 26)
    scene.grass(6, high * 0.98, 9, "ink", 4)
    scene.grass(88, high * 0.98, 9, "ink", 4)


def morgan(scene: Scene) -> None:
    """Morgan in his hooded grey cloak, in rain; of his face only the eyes are seen."""
    high = scene.height
    scene.sky("storm", "mist", 8, bottom=high * 0.7)
    scene.hill(scene.curve(high * 0.52, 4), "slate", 1, 3, "mist")
    near = scene.curve(high * 0.7, 2)
    scene.hill(near, "pine", 1.2, 4, "moss")
    for x, tall in ((4, 34), (15, 26), (86, 28), (97, 38)):
        scene.pine(x, near(x) + 4, tall, "pine", "mist")
    cloak = smooth(parts(high, "50,30 68,40 76,60 90,78 98,108 2,108 10,78 24,60 32,40"))
    scene.outline(cloak, 3, "paper")
    scene.fill(cloak, "stone", 1.4)
    with clipped(scene.painter, cloak):
        for x, bend in ((14, -6), (26, -4), (38, -2), (62, 2), (74, 4), (86, 6)):
            fold = [(50 + (x - 50) * 0.45, high * 0.56), (x, high * 0.8), (x + bend, high * 1.05)]
            scene.line(fold, 1.8 if x in (26, 74) else 1.2, "ink", 0.4, 0.1)
        for x in (20, 32, 44):
            scene.line([(50 + (x - 50) * 0.5, high * 0.6), (x, high * 0.82), (x - 5, high)], 1.1, "paper", 0.4, 0.2)
        scene.hatch(cloak, "ink", 2.8, 70, 0.7, 0.75, QRectF(66, high * 0.5, 34, high * 0.6))
    hood = smooth(parts(high, "50,6 64,13 72,30 71,48 62,62 50,67 38,62 29,48 28,30 36,13"))
    scene.outline(hood, 2.4, "paper")
    scene.fill(hood, "stone", 1.4)
    scene.hatch(hood, "ink", 2.4, 74, 0.7, 0.8, QRectF(62, 0, 14, high * 0.7))
    for k in range(4):
        scene.gouge(33 + k * 3.4, high * (0.3 - k * 0.045), 104, 14, 1)
    face = smooth(parts(high, "50,18 61,27 63,42 57,56 50,60 43,56 37,42 39,27"))
    scene.fill(face, "ink", 1)
    scene.fill(smooth(parts(high, "41,44 50,41 59,44 56,55 50,59 44,55")), "dawn")
    scene.line(parts(high, "50,43 51.5,50 49,51"), 0.9)
    scene.line(parts(high, "46,55 50,54 54,55"), 0.9)
    for side in (-1, 1):
        scene.gouge(46.6 + side * 5.5, high * 0.4, -4 * side, 6.8, 2, "straw")
        scene.dot(50 + side * 5.5, high * 0.4, 0.9)
    scene.dot(50, high * 0.7, 5.4, "ink")
    scene.dot(50, high * 0.7, 4.4, "gold")
    scene.dot(50, high * 0.7, 1.6, "madder")
    for _ in range(46):
        scene.gouge(scene.between(-4, 104), scene.between(-4, high), 106, scene.between(5, 9), 0.55, "paper")


def tobin(scene: Scene) -> None:
    """Tobin at full gallop, his scarf streaming, dust behind him."""
    high = scene.height
    land(scene, "dawn", "rose", "moss", 46, Sun(80, 22, 10, "madder"), trees=((95, 22),))
    ground = high * 0.86
    for k in range(9):
        y = ground - 30 + k * 5.2
        scene.line([(-4, y), (10, y - 0.4), (24 - k % 3 * 6, y)], 1.3, "paper", 0.2, 0.7)
    for x, y, size in ((10, -1, 7), (20, 2, 5), (4, -7, 5)):
        scene.cloud(x, ground + y, size * 2.4, "straw")
    body = moved(smooth(HORSE), 2, ground - 80, scale=0.94)
    scene.outline(body, 3, "paper")
    scene.fill(body, "ink")
    tail = moved(smooth(points("30,57 22,52 12,54 4,60 14,62 6,68 18,66 28,64")), 2, ground - 80, scale=0.94)
    scene.outline(tail, 2, "paper")
    scene.fill(tail, "clay", 0.9)
    for i in range(6):
        scene.gouge(70 - i * 2.2, ground - 51 + i * 3.6, 200 - i * 6, 9, 2.4, "clay")
    for i in range(7):
        scene.gouge(40 + i * 3.6, ground - 24 + i % 2 * 1.6 - i * 0.4, 8, 6, 0.9)
    scene.dot(76.4, ground - 45.6, 1.2, "paper")
    # the rider: cloth, leg with its spur, body, shield, lance, helm and scarf
    scene.fill(smooth(points("36,-31 58,-33 60,-20 48,-15 37,-19", 0, ground)), "madder", 1)
    scene.line([(49, ground - 27), (53, ground - 18), (47, ground - 11)], 4.6, "ink", 0, 0)
    scene.line([(49, ground - 27), (53, ground - 18), (47.6, ground - 12)], 2.8, "stone", 0, 0)
    scene.gouge(46, ground - 11, 196, 8, 1.6, "gold")
    torso = smooth(points("43,-27 44,-42 50,-51 58,-49 59,-38 56,-27", 0, ground))
    scene.outline(torso, 2, "paper")
    scene.fill(torso, "slate", 1.2)
    scene.line([(16, ground - 50), (54, ground - 40), (98, ground - 58)], 3.4, "paper", 0.05, 0.2)
    scene.line([(16, ground - 48), (54, ground - 42), (98, ground - 58)], 2.2, "ink", 0.05, 0.2)
    scene.fill(scene.cut(points("82,-52 70,-56 74,-50 68,-46", 0, ground), 0.1), "madder", 0.7)
    scene.line([(52, ground - 47), (59, ground - 41), (64, ground - 43)], 3.6, "ink", 0, 0)
    scene.line([(52, ground - 47), (59, ground - 41), (64, ground - 43)], 2, "slate", 0, 0)
    scene.fill(smooth(points("50,-53 40,-58 28,-55 18,-61 24,-51 36,-49 48,-47", 0, ground)), "gold", 1)
    helm = smooth(points("49,-50 48,-60 54,-66 61,-63 63,-55 61,-50", 0, ground))
    scene.outline(helm, 2, "paper")
    scene.fill(helm, "stone", 1.2)
    scene.line([(54, ground - 57.5), (63, ground - 56.6)], 1.6, "ink", 0, 0)
    for k in range(3):
        scene.gouge(51 + k * 1.8, ground - 62 + k * 0.4, 100, 8, 0.7)
    scene.grass(84, high * 0.98, 8, "ink", 4)
    scene.grass(10, high * 0.99, 7, "ink", 4)


def emmet(scene: Scene) -> None:
    """Emmet in a dented hat and a patched coat; his purse is turned out, only a moth flies from it."""
    high = scene.height
    ground = land(scene, "straw", "moss", "olive", 50, Sun(16, 18, 8, "madder"))
    scene.house(66, ground(74) + 4, 28, 22, "shade", "clay")
    scene.fill(smooth(parts(high, "82,48 88,46 91,51 85,54")), "ink")
    _shoulders(scene, "clay", "olive", "shade")
    for x, y, wide, deep, tint in ((30, 84, 11, 10, "straw"), (60, 76, 10, 9, "rose"), (66, 94, 12, 10, "slate")):
        patch = scene.block(x, high * y / 100, wide, deep, tint, 0.9)
        for i in range(4):
            scene.gouge(x + 1 + i * wide / 4, high * y / 100 - 1.4, 90, 2.8, 0.7, "ink")
            scene.gouge(x + 1 + i * wide / 4, high * y / 100 + deep - 1.4, 90, 2.8, 0.7, "ink")
        scene.hatch(patch, "ink", 3, 40, 0.4, 0.5)
    face = smooth(parts(high, "37,36 63,36 64,48 58,60 50,64 42,60 36,48"))
    scene.outline(face, 2.2, "paper")
    scene.fill(face, "dawn", 1.3)
    for side in (-1, 1):
        scene.line([(50 + side * 3.6, high * 0.425), (50 + side * 7, high * 0.41), (50 + side * 11, high * 0.43)], 1.4)
        scene.dot(50 + side * 7, high * 0.455, 1.4)
        scene.fill(smooth(parts(high, "50,54 56,52 63,56 66,53 62,60 54,58") if side > 0
                          else parts(high, "50,54 44,52 37,56 34,53 38,60 46,58")), "bark", 0.8)  # fmt: skip
    scene.fill(smooth(parts(high, "50,45 53.4,51 50,53.4 46.6,51")), "rose", 0.8)
    scene.line(parts(high, "46,61.4 50,60.4 54,61.4"), 1)
    hat = smooth(parts(high, "33,36 35,22 42,14 50,17 57,13 65,22 67,36"))
    scene.outline(hat, 2.4, "paper")
    scene.fill(hat, "stone", 1.3)
    scene.hatch(hat, "ink", 2.2, 76, 0.7, 0.8, QRectF(57, 0, 14, high * 0.4))
    for k in range(4):
        scene.gouge(38 + k * 3, high * 0.2 + k * 0.6, 98, 10, 1)
    scene.line(parts(high, "46,15 50,22 55,16"), 1.4, "ink", 0.2, 0.2)
    brim = smooth(parts(high, "24,37 36,33 50,32 64,33 76,37 64,40 50,39 36,40"))
    scene.outline(brim, 2, "paper")
    scene.fill(brim, "stone", 1.3)
    for k in range(5):
        scene.gouge(30 + k * 8, high * 0.366, 4 - k * 2, 7, 0.8)
    purse = smooth(parts(high, "14,60 22,60 23,66 30,78 28,88 18,91 8,88 6,78 13,66"))
    scene.outline(purse, 2.2, "paper")
    scene.fill(purse, "bark", 1.2)
    for k in range(4):
        scene.gouge(10 + k * 4, high * 0.72, 96 - k * 5, 14, 1, "straw")
    scene.fill(smooth(parts(high, "18,90 22,96 17,100 13,96")), "snow", 0.9)
    scene.line(parts(high, "12,64 18,65.6 24,64"), 2, "gold", 0.1, 0.1)
    scene.line(parts(high, "30,74 24,66 18,62"), 5.6, "ink", 0, 0.1)
    scene.line(parts(high, "30,74 24,66 18,62"), 4, "dawn", 0, 0.1)
    for side in (-1, 1):
        wing = moved(smooth([(side * u, v) for u, v in points("0.6,-1 5,-7 9,-6 8,-1 4,1")]), 79, high * 0.2, 14)
        scene.outline(wing, 1.8, "paper")
        scene.fill(wing, "shade", 0.9)
        scene.gouge(79 + side * 2, high * 0.19, -90 + side * 48, 4, 0.7, "ink")
    scene.line([(80, high * 0.2 - 4), (79, high * 0.2), (78, high * 0.2 + 4)], 1.8)
    scene.line(parts(high, "66,34 70,30 68,26 74,25"), 0.7, "ink", 0.3, 0.3)


def garrick(scene: Scene) -> None:
    """Garrick in a bucket helm, up to the waist in reeds, a heron on his shield."""
    high = scene.height
    land(scene, "mist", "moss", "olive", 44, Sun(82, 18, 8, "straw"))
    scene.water(high * 0.62, rows=7, tint="slate")
    for x, tall in ((6, 26), (16, 34), (93, 30)):
        _reed(scene, x, high * 0.72, tall)
    _shoulders(scene, "forest", "moss")
    helm = smooth(parts(high, "34,18 42,14 58,14 66,18 68,40 64,58 56,66 50,68 44,66 36,58 32,40"))
    scene.outline(helm, 3.4, "paper")
    scene.fill(helm, "stone", 1.5)
    scene.hatch(helm, "ink", 2.4, 80, 0.8, 0.85, QRectF(59, high * 0.12, 12, high * 0.6))
    for k in range(4):
        scene.gouge(36 + k * 2.6, high * 0.22 + k * 1.4, 92, 16, 1.1, "snow")
    scene.line(parts(high, "33.4,24 50,26 66.6,24"), 1.6, "ink", 0, 0)
    scene.fill(scene.cut(parts(high, "46.6,27 53.4,27 53,66 47,66"), 0.12), "gold", 1)
    scene.fill(scene.cut(parts(high, "33,37 67,37 67,43 33,43"), 0.12), "gold", 1)
    for side in (-1, 1):
        scene.fill(
            [(50 + side * u, high * v) for u, v in ((5, 0.387), (14.6, 0.387), (14.6, 0.413), (5, 0.413))], "ink"
        )
        for k in range(3):
            scene.dot(50 + side * 8, high * (0.5 + k * 0.045), 1, "ink")
    shield = smooth(parts(high, "52,68 70,66 88,68 88,84 82,97 70,106 58,97 52,84"))
    scene.outline(shield, 2.6, "paper")
    scene.fill(shield, "sky", 1.4)
    scene.hatch(shield, "ink", 2.8, 76, 0.6, 0.7, QRectF(79, high * 0.6, 12, high * 0.5))
    scene.glyph("heron", 70, high * 0.83, 25, "ink")
    for x, tall in ((10, 30), (20, 22), (28, 34), (38, 20), (94, 32)):
        _reed(scene, x, high * 1.02, tall)


def _reed(scene: Scene, x: float, y: float, high: float) -> None:
    """A bulrush and its leaves."""
    scene.gouge(x, y, -100, high * 0.8, high * 0.06, "forest", -0.1)
    scene.gouge(x + 1, y, -76, high * 0.7, high * 0.06, "forest", 0.12)
    scene.line([(x, y), (x + 0.4, y - high * 0.6), (x, y - high)], 1.1, "ink", 0, 0)
    spike = smooth([(x - high * 0.05, y - high * 0.84), (x, y - high * 1.06), (x + high * 0.06, y - high * 0.84),
                    (x, y - high * 0.66)])  # fmt: skip
    scene.outline(spike, 1.2, "paper")
    scene.fill(spike, "bark", 0.7)


_FAR_SHORES = {"brick": "rose", "lumber": "forest", "grain": "straw", "wool": "moss", "ore": "stone", "gold": "clay"}


def _fleet(resource: str, tint: str) -> Draw:
    """A cog with striped sail, the mark of what it carries on it, off the shore where that is made."""

    def draw(scene: Scene) -> None:
        high = scene.height
        scene.sky("sky" if resource not in ("ore", "gold") else "dawn", "paper", 7, bottom=high * 0.6)
        scene.cloud(20, 12, 24)
        shore = scene.curve(high * 0.5, 4)
        scene.hill(shore, _FAR_SHORES[resource], 1, 3)
        if resource == "lumber":
            for x in (4, 12, 90, 97):
                scene.pine(x, shore(x) + 3, 14)
        elif resource == "ore":
            scene.fill(parts(high, "74,55 88,26 104,55"), "slate", 1)
            scene.fill(parts(high, "84,35 88,26 93,36 89,38"), "snow", 0.5)
        else:
            scene.house(78, shore(84) + 4, 18, 13)
        scene.water(high * 0.62, rows=7)
        _sail(scene, resource, tint)
        _hull(scene, tint)

    return draw


def _sail(scene: Scene, resource: str, tint: str) -> None:
    high = scene.height
    scene.line([(48, high * 0.8), (48, high * 0.4), (48, 4)], 2.4, "ink", 0, 0)
    sail = smooth(parts(high, "22,12 50,10 76,12 82,34 77,58 50,52 21,58 27,34"))
    scene.outline(sail, 2.6, "paper")
    scene.fill(sail, "snow", 1.2)
    with clipped(scene.painter, sail):
        _sailcloth(scene, resource, tint)
        scene.hatch(sail, "ink", 2.4, 88, 0.6, 0.7, QRectF(66, 0, 20, high))
    scene.outline(sail, 1.2)
    scene.dot(51, high * 0.33, 11.6, "ink")
    scene.dot(51, high * 0.33, 10.7, "paper")
    resource_mark(scene.painter, resource, 51, high * 0.33, 15)


def _sailcloth(scene: Scene, resource: str, tint: str) -> None:
    """The pattern of a sail: each fleet has its own, so that they differ also without their colours."""
    high = scene.height
    if resource in ("brick", "wool"):  # upright stripes, broad and narrow
        wide, step = (9, 20) if resource == "brick" else (4, 11)
        for x in range(16, 90, step):
            scene.painter.fillRect(QRectF(x, 0, wide, high), colour(tint))
    elif resource == "lumber":  # beams
        for y in (14, 30, 46):
            scene.painter.fillRect(QRectF(10, high * y / 100, 80, high * 0.08), colour(tint))
    elif resource == "grain":  # slanting, as ears in the wind
        for x in range(-20, 100, 20):
            slope = [(x, 0), (x + 10, 0), (x + 10 - high * 0.4, high), (x - high * 0.4, high)]
            scene.fill([(u + 20, v) for u, v in slope], tint)
    elif resource == "ore":  # quartered
        scene.painter.fillRect(QRectF(10, 0, 41, high * 0.33), colour(tint))
        scene.painter.fillRect(QRectF(51, high * 0.33, 49, high), colour(tint))
    else:  # chequered
        for i in range(6):
            for j in range(7):
                if (i + j) % 2:
                    scene.painter.fillRect(QRectF(16 + i * 12, high * j * 0.09, 12, high * 0.09), colour(tint))


def _hull(scene: Scene, tint: str) -> None:
    high = scene.height
    hull = smooth(parts(high, "10,64 16,66 30,72 66,72 84,66 94,56 92,70 84,86 70,92 30,92 18,86"))
    scene.outline(hull, 2.4, "paper")
    scene.fill(hull, "clay", 1.3)
    for k in range(3):
        plank = [(15 + k * 2, high * (0.71 + k * 0.06)), (34, high * (0.77 + k * 0.05))]
        plank += [(66, high * (0.77 + k * 0.05)), (88 - k * 3, high * (0.71 + k * 0.055))]
        scene.line(plank, 1, "ink" if k % 2 else "paper", 0.1, 0.1)
    for x in (30, 40, 50, 60, 70):
        scene.dot(x, high * 0.755, 2.6, "ink")
        scene.dot(x, high * 0.755, 1.7, tint)
    flag(scene, 48, 10, 10, tint)
    scene.line([(14, high * 0.64), (48, 8)], 0.5, "ink", 0, 0)
    scene.line([(88, high * 0.6), (48, 8)], 0.5, "ink", 0, 0)
    for i in range(6):
        wave = [(4 + i * 17, high * 0.93), (10 + i * 17, high * 0.905), (16 + i * 17, high * 0.93)]
        scene.line(wave, 1.6, "paper", 0.4, 0.4)


UNITS: dict[str, Draw] = {
    "knight_rowan": rowan,
    "knight_lucian": _bust(
        Armour("crested-helmet", "snow", "madder", "lion", "sky", _tents, metal="gold", plume="gold")
    ),
    "knight_hoss": _bust(
        Armour("visored-helm", "slate", "ochre", "fist", "dawn", _castle, weapon=("spiked-mace", 40, 36, -20))
    ),
    "knight_morgan": morgan,
    "knight_bruno": _bust(Armour("closed-barbute", "clay", "madder", "mountains", "sky", _peaks)),
    "knight_ivar": _bust(
        Armour("heavy-helm", "forest", "stone", "wolf-head", "mist", _wood, 45.6, weapon=("battle-axe", 36, 38, 0))
    ),
    "knight_tobin": tobin,
    "knight_emmet": emmet,
    "knight_garrick": garrick,
    "fleet_brick": _fleet("brick", "madder"),
    "fleet_gold": _fleet("gold", "gold"),
    "fleet_grain": _fleet("grain", "ochre"),
    "fleet_lumber": _fleet("lumber", "forest"),
    "fleet_ore": _fleet("ore", "slate"),
    "fleet_wool": _fleet("wool", "sky"),
}
"""Unit -> its picture."""
