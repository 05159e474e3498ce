"""Pictures of the blue event cards of Rival Princes."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from ui.art.cuccu_things import ear
from ui.art.gouges import clipped, points, smooth
from ui.art.princes_parts import Sun, fire, keep, land, metal, parts, person
from ui.art.prints import Draw, Scene


def civil_war(scene: Scene) -> None:
    """Crossed swords between burning keeps, two hosts with spears below."""
    high = scene.height
    scene.sky("clay", "paper", 7, bottom=high * 0.7)
    scene.sun(50, high * 0.44, 26, "dawn", 34, "ochre", 40, width=1.6, rim=False)
    far = scene.curve(high * 0.6, 3)
    scene.hill(far, "plum", 1, rows=3)
    keep(scene, 12, high * 0.7, 12, 30, "stone")
    fire(scene, 12, high * 0.2, 12)
    keep(scene, 88, high * 0.72, 12, 28, "stone")
    near = scene.curve(high * 0.78, 2)
    scene.hill(near, "ink", 0, carved="madder", rows=3)
    metal(scene, "crossed-swords", 50, high * 0.44, 54, "stone", halo_width=1.4)
    for i in range(9):
        x = 6 + i * 11
        scene.line([(x, high + 2), (x + (3 if i < 4 else -3), high * 0.64 + i % 3 * 3)], 1.3, "paper", 0, 0)
        scene.line([(x, high + 2), (x + (3 if i < 4 else -3), high * 0.64 + i % 3 * 3)], 0.7, "ink", 0, 0)
        scene.dot(x, high * 0.92, 4.4, "ink")
        scene.dot(x, high * 0.92, 3.4, "madder" if i < 5 else "slate")


def conflict(scene: Scene) -> None:
    """Two knights' shields crash together, splinters fly."""
    high = scene.height
    scene.sky("rose", "paper", 8, bottom=high * 0.8)
    for i in range(26):
        turn = math.radians(i * 360 / 26)
        reach = 46 if i % 2 else 30
        u, v = math.cos(turn), math.sin(turn)
        scene.gouge(50 + u * 10, high * 0.46 + v * 10, i * 360 / 26, reach, 2.6, "straw")
    ground = scene.curve(high * 0.8, 2)
    scene.hill(ground, "bark", 1.2, 4, "clay")
    for side, shade in ((-1, "madder"), (1, "slate")):
        _lance(scene, side)
        _shield(scene, side, shade)
    star = []
    for i in range(16):
        angle = i * math.pi / 8
        across, down = (11, 15) if i % 2 else (5, 6)
        star.append((50 + math.cos(angle) * across, high * 0.46 + math.sin(angle) * down))
    burst = scene.cut(star, 0.1, 20)
    scene.outline(burst, 2.6)
    scene.fill(burst, "gold")
    scene.dot(50, high * 0.46, 3.4, "snow")
    for x, y, turn in ((40, 14, 70), (60, 10, 120), (50, 20, 95), (34, 84, 20), (66, 86, -30), (52, 80, 80)):
        scene.gouge(x, high * y / 100, turn, 9, 3.4, "ink")
        scene.gouge(x + 0.4, high * y / 100 + 0.6, turn, 7, 1.8, "straw")


def _lance(scene: Scene, side: int) -> None:
    """A broken lance that points over the middle from one side."""
    high = scene.height
    shaft = [(50 - side * -56, high * 0.72), (50 + side * 20, high * 0.3), (50 - side * 12, high * 0.07)]
    scene.line(shaft, 5.4, "paper", 0, 0.1)
    scene.line(shaft, 3.8, "ink", 0, 0.1)
    scene.line(shaft, 2, "clay", 0, 0.2)


def _shield(scene: Scene, side: int, tint: str) -> None:
    """A shield leaning towards the middle: madder with a lozenge at the left, slate with a disc at the right."""
    high = scene.height
    corners = points("6,34 24,24 44,29 47,50 40,68 22,83 9,66 4,50")
    shape = smooth([(50 + side * x, y * high / 100) for x, y in corners])
    scene.outline(shape, 3.4, "paper")
    scene.fill(shape, tint, 1.5)
    with clipped(scene.painter, shape):
        scene.hatch(shape, "ink", 2.8, 78, 0.8, 0.8, QRectF(36 if side < 0 else 84, 0, 16, high))
        for k in range(4):
            left = 10 + k * 3.6 if side < 0 else 58 + k * 3.6
            scene.gouge(left, high * (0.4 + k * 0.02), 96, 18, 1.1)
    rim = smooth([(50 + side * (25 + (x - 25) * 0.84), (52 + (y - 52) * 0.84) * high / 100) for x, y in corners])
    scene.outline(rim, 1.1, "straw")
    x, y = 50 + side * 25, high * 0.5
    if side < 0:
        scene.fill(scene.cut([(x, y - 13), (x + 9, y), (x, y + 13), (x - 9, y)], 0.2, 6), "snow", 1.2)
    else:
        scene.dot(x, y, 10.6, "ink")
        scene.dot(x, y, 9.4, "snow")


def master_builder(scene: Scene) -> None:
    """A master builder with his compasses, a plan on the table, the cathedral behind him half built."""
    high = scene.height
    scene.sky("sky", "paper", 7, bottom=high * 0.7)
    scene.sun(84, high * 0.14, 9, "gold", 18, "paper", 14, width=1.3)
    scene.hill(scene.curve(high * 0.5, 3), "mist", 1, 2)
    scene.hill(scene.curve(high * 0.6, 2), "moss", 1.1, 3)
    for x, top in ((12, 22), (32, 34)):
        scene.block(x - 8, high * top / 100, 16, high * (0.64 - top / 100), "paper", 1.1)
        scene.bricks(x - 8, high * top / 100, 16, high * (0.64 - top / 100), "soft", 4, 7, 0.6, 0.5)
        scene.window(x, high * 0.46, 4.4, high * 0.1)
    for y in (0.3, 0.44):
        scene.line([(-2, high * y), (44, high * y - 0.6)], 1.5, "clay", 0, 0)
    for x in (2, 22, 42):
        scene.line([(x, high * 0.64), (x, high * 0.16)], 1.4, "ink", 0, 0)
    scene.line([(2, high * 0.44), (22, high * 0.3)], 1, "ink", 0, 0)
    # the master: apron, arms, head with cap and beard
    coat = smooth(parts(high, "52,50 62,47 74,50 88,60 96,88 96,106 34,106 38,78 42,60"))
    scene.outline(coat, 3, "paper")
    scene.fill(coat, "slate", 1.4)
    scene.hatch(coat, "ink", 2.8, 74, 0.7, 0.75, QRectF(80, high * 0.5, 20, high * 0.5))
    scene.fill(smooth(parts(high, "52,56 74,56 78,88 48,88")), "clay", 1.1)
    for k in range(3):
        scene.gouge(54 + k * 3, high * 0.6 + k, 94, 16, 0.9)
    scene.fill(smooth(parts(high, "52,24 74,24 75,36 70,48 63,51 56,48 51,36")), "dawn", 1.2)
    beard = smooth(parts(high, "51,36 56,42 63,41 70,42 75,36 74,50 69,58 63,62 57,58 52,50"))
    scene.fill(beard, "stone", 1.2)
    for k in range(5):
        scene.gouge(55 + k * 3.6, high * 0.44, 96 - k * 4, 13, 1.1)
    scene.line(parts(high, "60,44 63,45 66,44"), 1)
    for side in (-1, 1):
        scene.dot(63 + side * 5.4, high * 0.325, 1.3)
        scene.line([(63 + side * 2.6, high * 0.3), (63 + side * 8.6, high * 0.295)], 1.4)
    scene.line(parts(high, "63,32 65,38 62,38.6"), 0.9)
    cap = smooth(parts(high, "48,26 50,15 60,10 72,11 80,18 78,27 63,22"))
    scene.outline(cap, 2, "paper")
    scene.fill(cap, "madder", 1.3)
    for k in range(3):
        scene.gouge(55 + k * 4, high * 0.13 + k * 0.4, 102, 8, 1)
    # the plan on the table, and the compasses over it
    scene.fill(parts(high, "-4,84 104,84 104,106 -4,106"), "clay", 1.3)
    plan = scene.cut(parts(high, "4,80 56,77 60,98 2,101"), 0.2)
    scene.fill(plan, "snow", 1.2)
    for text in ("10,97 10,88 18,82 26,88 26,97", "34,96 34,86 43,79.6 52,86 52,95"):
        scene.outline(smooth(parts(high, text), closed=False), 1.1, "slate")
    scene.line(parts(high, "6,97.4 30,96 56,95"), 1, "slate", 0, 0)
    for text in ("34,54 22,76 16,93", "34,54 38,74 42,91"):
        scene.line(parts(high, text), 5, "paper", 0.05, 0.3)
        scene.line(parts(high, text), 3.6, "ink", 0.05, 0.4)
        scene.line(parts(high, text), 1.6, "gold", 0.1, 0.5)
    scene.line(parts(high, "25,70 31,68 37,70"), 1.6, "ink", 0, 0)
    scene.dot(34, high * 0.53, 4.4, "ink")
    scene.dot(34, high * 0.53, 3.2, "gold")
    scene.line(parts(high, "46,62 40,66 33,58"), 8, "ink", 0, 0.1)
    scene.line(parts(high, "46,62 40,66 34,59"), 6, "slate", 0, 0.1)
    scene.dot(33.4, high * 0.58, 4, "ink")
    scene.dot(33.4, high * 0.58, 3.2, "dawn")
    scene.line(parts(high, "92,68 90,80 78,86"), 8, "ink", 0, 0.1)
    scene.line(parts(high, "92,68 90,80 79,85.4"), 6, "slate", 0, 0.1)
    scene.dot(77, high * 0.86, 3.6, "dawn")


def plague(scene: Scene) -> None:
    """The plague doctor with his beaked mask, a rat at his feet."""
    high = scene.height
    scene.sky("olive", "moss", 10, bottom=high * 0.7)
    for x, wide, tall in ((-6, 26, 34), (20, 22, 26), (70, 34, 38)):
        scene.house(x, high * 0.72, wide, tall, "ink", "night", "straw")
    scene.sun(78, high * 0.16, 8, "straw", 0, "olive")
    near = scene.curve(high * 0.72, 2)
    scene.hill(near, "stone", 1.2, rows=4)
    body = smooth(parts(high, "14,62 30,56 52,60 66,74 72,106.2 -2,106.2 4,78"))
    scene.outline(body, 2.6, "paper")
    scene.fill(body, "ink")
    for i in range(6):
        scene.gouge(14 + i * 9, high * 0.74, 92 - i * 2, 26, 1, "moss")
    scene.glyph("plague-doctor-profile", 44, high * 0.43, 62, "ink", "snow", "paper", halo_width=1.6)
    scene.glyph("rat", 84, high * 0.82, 22, "ink", "clay", "paper", halo_width=0.8)
    scene.line([(80, high + 4), (74, high * 0.6)], 2.2, "clay", 0, 0)


def productive_year(scene: Scene) -> None:
    """A horn of plenty before a rising sun."""
    high = scene.height
    scene.sky("sky", "paper", 6, bottom=high * 0.5)
    scene.sun(50, high * 0.4, 19, "gold", 36, "paper", 50, width=2)
    far = scene.curve(high * 0.5, 3)
    scene.hill(far, "moss", 1, rows=2)
    near = scene.curve(high * 0.6, 2)
    scene.hill(near, "ochre", 1.2)
    scene.furrows(near, 50, "clay", 15, 1.2)
    metal(scene, "cornucopia", 48, high * 0.66, 64, "madder", "straw", halo_width=1.5)
    for x, lean in ((6, -1), (13, 1), (88, -1), (95, 1)):
        ear(scene, x, high + 4, 44, lean)


def progress(scene: Scene) -> None:
    """A tower goes up: scaffolding, a crane, builders."""
    high = scene.height
    land(scene, "sky", "mist", "moss", 56, Sun(16, 20, 9, "gold"))
    scene.block(34, high * 0.44, 30, high * 0.46, "paper", 1.2)
    scene.bricks(34, high * 0.44, 30, high * 0.46, "soft", 4, 8, 0.6, 0.5)
    for x in (28, 70):
        scene.line([(x, high * 0.95), (x, high * 0.12)], 1.5, "ink", 0, 0)
    for y in (0.3, 0.5, 0.72):
        scene.line([(26, high * y), (50, high * y - 0.4), (72, high * y)], 1.6, "clay", 0, 0)
    scene.line([(28, high * 0.3), (70, high * 0.5)], 1, "ink", 0, 0)
    scene.line([(70, high * 0.5), (28, high * 0.72)], 1, "ink", 0, 0)
    scene.line([(50, high * 0.44), (50, high * 0.02)], 2, "ink", 0, 0)
    scene.line([(32, high * 0.1), (50, high * 0.05), (88, high * 0.12)], 2, "ink", 0, 0)
    scene.line([(84, high * 0.12), (84, high * 0.4)], 0.8, "ink", 0, 0)
    scene.block(79, high * 0.4, 10, 8, "stone", 1)
    scene.line([(84, high * 0.36), (79, high * 0.4)], 0.7)
    scene.line([(84, high * 0.36), (89, high * 0.4)], 0.7)
    for x, y, tint in ((42, 0.5, "madder"), (56, 0.3, "forest")):
        person(scene, x, y * high, 16, tint)
    scene.window(49, high * 0.9, 10, high * 0.13)
    scene.tree(90, high * 0.94, 24)


def year_end(scene: Scene) -> None:
    """Summer and winter meet over an hourglass: the year begins anew."""
    high = scene.height
    scene.sky("sky", "paper", 8, bottom=high * 0.9)
    scene.sun(18, high * 0.16, 10, "gold", 22, "paper", 18, width=1.5)
    scene.hill(scene.curve(high * 0.56, 3), "moss", 1, 3)
    meadow = scene.curve(high * 0.7, 2)
    scene.hill(meadow, "olive", 1.2, 4)
    scene.tree(17, high * 0.84, high * 0.36)
    for x in (6, 30, 40):
        scene.grass(x, high * 0.96, 7)
    with clipped(scene.painter, scene.cut(parts(high, "58,-4 104,-4 104,106 42,106"), 0.2)):
        scene.ground("night")
        scene.stars([(x, y * high / 100) for x, y in points("66,8 76,20 94,30 70,36 90,6")], 4, "straw")
        scene.dot(84, high * 0.16, 8, "straw")
        scene.dot(87.4, high * 0.145, 7, "night")
        scene.hill(scene.curve(high * 0.56, 3), "slate", 1, 3, "snow")
        snow = scene.curve(high * 0.7, 2)
        scene.hill(snow, "snow", 1.2, 4, "sky")
        _bare_tree(scene, 84, high * 0.86, high * 0.38)
        for _ in range(34):
            scene.dot(scene.between(46, 102), scene.between(0, high), scene.between(0.6, 1.1), "snow")
    seam = parts(high, "58,-4 50,51 42,106")
    scene.line(seam, 3, "paper", 0, 0)
    scene.line(seam, 1.2, "ink", 0, 0)
    # the hourglass: glass, sand, frame
    glass = smooth(parts(high, "34,26 66,26 67,34 62,44 53,53 62,62 67,72 66,80 34,80 33,72 38,62 47,53 38,44 33,34"))
    scene.outline(glass, 5, "paper")
    scene.fill(glass, "mist", 1.6)
    with clipped(scene.painter, glass):
        scene.fill(parts(high, "30,40 70,40 52,54 48,54"), "ochre")
        scene.fill(smooth(parts(high, "30,84 34,74 50,66 66,74 70,84")), "ochre", 0.8)
        scene.line([(50, high * 0.5), (50, high * 0.7)], 1.4, "ochre", 0, 0)
        for k in range(8):
            scene.dot(38 + k * 3.4, high * (0.77 - (k % 3) * 0.012), 0.7, "straw")
        for k in range(3):
            scene.gouge(37 + k * 2.6, high * 0.29, 84, 11, 1.1, "snow")
            scene.gouge(36.4 + k * 2.6, high * 0.64, 100, 11, 1.1, "snow")
        scene.hatch(glass, "ink", 2.6, 80, 0.6, 0.7, QRectF(60, high * 0.24, 10, high * 0.6))
    scene.outline(glass, 1.4)
    for x in (29, 71):
        scene.line([(x, high * 0.24), (x, high * 0.82)], 3.4, "ink", 0, 0)
        scene.line([(x, high * 0.24), (x, high * 0.82)], 1.6, "clay", 0, 0)
    for y in (19, 80):
        beam = scene.block(24, high * y / 100, 52, high * 0.06, "madder", 1.4)
        scene.hatch(beam, "paper", 3, 0, 0.7, 0.6)


def _bare_tree(scene: Scene, x: float, y: float, high: float) -> None:
    """A tree without leaves, snow on its boughs."""
    boughs = ("0,0 -0.02,-0.4 0.01,-0.7 0,-1", "0,-0.4 -0.16,-0.58 -0.2,-0.84", "0,-0.5 0.17,-0.66 0.2,-0.92")
    twigs = ("-0.14,-0.56 -0.28,-0.62 -0.34,-0.76", "0.13,-0.62 0.28,-0.68 0.33,-0.8", "0,-0.74 -0.1,-0.84 -0.1,-0.98")
    for width, lines in ((0.07, boughs), (0.04, twigs)):
        for text in lines:
            bough = [(x + u * high, y + v * high) for u, v in points(text)]
            scene.line(bough, high * width, "ink", 0, 0.5)
            scene.line([(u - 0.4, v - 0.8) for u, v in bough], high * 0.016, "snow", 0.2, 0.5)


EVENTS: dict[str, Draw] = {
    "event_civil_war": civil_war,
    "event_conflict": conflict,
    "event_master_builder": master_builder,
    "event_plague": plague,
    "event_productive_year": productive_year,
    "event_progress": progress,
    "event_year_end": year_end,
}
"""Event card -> its picture."""
