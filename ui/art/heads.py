"""Prints of the house: the heads of dialogs, and the picture that covers the table while the computer is passed on.

By day and by night. The subject of a head stands at the right, or at the left for right-to-left languages.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art import furniture
from ui.art.face import Face, Look, Painter, painter_of
from ui.art.gouges import Gouges, moved, points, ring, smooth
from ui.art.palette import SEATS, mix
from ui.art.posters import covering, draw_cuckoo
from ui.art.prints import Scene, print_into

Subject = Callable[[Scene, float, bool], None]
"""Draws the subject of a head round x; the flag says whether it is night."""

SKIES = {
    "settings": "dawn",
    "new_game": "straw",
    "saved": "sky",
    "rulebook": "mist",
    "about": "dawn",
    "result": "straw",
    "crash": "storm",
    "workshop": "straw",
}
"""Kind of a head -> the colour of its sky by day."""


def _settings(scene: Scene, x: float, night: bool) -> None:
    """A tower clock and cypresses: things that are set right."""
    foot = scene.height + 1
    scene.house(x - 13, foot, 11, 6.2, "paper", "madder", "gold" if night else "ink")
    scene.tower(x, foot, 5.2, scene.height * 0.62, "paper", "madder", "gold" if night else "ink")
    scene.dot(x, foot - scene.height * 0.47, 1.7, "ink")
    scene.dot(x, foot - scene.height * 0.47, 1.35, "snow")
    scene.line([(x, foot - scene.height * 0.47 - 1), (x, foot - scene.height * 0.47)], 0.35, "ink", 0, 0)
    scene.line([(x, foot - scene.height * 0.47), (x + 0.8, foot - scene.height * 0.45)], 0.35, "ink", 0, 0)
    for at, high in ((x + 6, 8.5), (x + 9.5, 6.5), (x - 17, 7)):
        scene.cypress(at, foot, high)


def _new_game(scene: Scene, x: float, night: bool) -> None:
    """Four pennants with the players' signs."""
    for seat in range(4):
        left = x - 10.5 + seat * 7
        top = scene.height * 0.2
        scene.line([(left, scene.height + 1), (left, top - 1.2)], 0.9, "ink", 0, 0)
        cloth = [(left, top), (left + 5, top + 0.4), (left + 4.9, top + 6.6), (left + 2.5, top + 5.2), (left, top + 7)]
        path = scene.cut(cloth, 0.12, 3)
        scene.outline(path, 1.2, "paper")
        scene.fill(path, SEATS[seat][0], 0.5)
        scene.painter.fillPath(furniture.sign_shape(seat, left + 2.5, top + 2.8, 3.1), mix("paper", "snow", 0.5))
        scene.dot(left, top - 1.4, 0.7, "gold")


def _saved(scene: Scene, x: float, night: bool) -> None:
    """An inn with lit windows: one may come back."""
    foot = scene.height + 1
    scene.house(x - 11, foot, 20, 10.5, "paper", "madder", "gold")
    scene.block(x + 3, foot - 13.2, 2, 3.4, "clay", 0.5)
    smoke = [(x + 4, foot - 13.4), (x + 3, foot - 15), (x + 5.4, foot - 16.4), (x + 4.4, foot - 18.4)]
    scene.line(smoke, 0.9, "mist" if night else "paper", 0.2, 0.6)
    scene.tree(x + 14, foot, 10)
    scene.pine(x - 16, foot, 10, "pitch" if night else "forest", "moss")
    scene.pine(x - 20, foot, 7.5, "pitch" if night else "forest", "moss")


def _rulebook(scene: Scene, x: float, night: bool) -> None:
    """The cuckoo on a branch: it tells how the game goes."""
    branch = [(x - 20, 12), (x - 6, 11), (x + 6, 10.4), (x + 15, 8.6)]
    scene.line(branch, 1.7, "paper", 0.1, 0.3)
    scene.line(branch, 1.2, "ink", 0.1, 0.3)
    _perched_cuckoo(scene, x - 8, -3.6, 0.145)
    for at, y, turn in ((x + 12, 6.4, -30), (x + 9.5, 11.4, 120), (x - 17, 9, -60), (x - 13, 13.2, 160)):
        scene.oak_leaf(at, y, 4.2, "forest", "paper", turn, "moss")


def _about(scene: Scene, x: float, night: bool) -> None:
    """The sign of the house rises over the hills."""
    y = scene.height * 0.5
    for i in range(26):
        turn = i * 360 / 26
        reach = 6.2 if i % 2 else 4
        u, v = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        scene.gouge(x + u * 6.4, y + v * 6.4, turn, reach, 0.5, "paper" if not night else "gold")
    draw_house_sign(scene, x, y, 5.4)


def _result(scene: Scene, x: float, night: bool) -> None:
    """Three lit candles between laurels."""
    foot = scene.height - 1.6
    for i in (-1, 0, 1):
        furniture.draw_candle(scene.painter, x + i * 6, foot + abs(i) * 0.6, 9.4, True)
    _laurels(scene, x, foot, night)


def _laurels(scene: Scene, x: float, foot: float, night: bool) -> None:
    """Two branches round x, open above."""
    for side in (-1, 1):
        for k in range(6):
            turn = -90 + side * (28 + k * 13)
            u = x + side * (12 + math.sin(k * 0.6) * 2.6)
            scene.gouge(u, foot - k * 2, turn - side * 30, 3.6, 1.2, "forest" if not night else "moss", 0.1)
            scene.gouge(u, foot - k * 2, turn + side * 40, 3.2, 1.1, "forest" if not night else "moss", -0.1)


def _workshop(scene: Scene, x: float, night: bool) -> None:
    """A hand of cards, fanned."""
    foot, top, tints = scene.height + 9, scene.height * 0.82 + 9, ("slate", "olive", "madder", "plum", "ochre")
    for i, tint in enumerate(tints):
        turn = math.radians((i - 2) * 15)

        def spot(u: float, v: float, turn: float = turn) -> tuple[float, float]:
            """A point of the card, from the place where all are held."""
            return x + u * math.cos(turn) + v * math.sin(turn), foot + u * math.sin(turn) - v * math.cos(turn)

        card = scene.cut([spot(-3.6, 8), spot(-3.6, top), spot(3.6, top), spot(3.6, 8)], 0.08, 4)
        scene.outline(card, 1.1, "ink")
        scene.fill(card, "paper")
        scene.fill(scene.cut([spot(-2.7, 8), spot(-2.7, top - 0.9), spot(2.7, top - 0.9), spot(2.7, 8)], 0.08, 4), tint)
        scene.dot(*spot(0, top - 3.2), 1.4, "paper")


def _emblem(scene: Scene, x: float, night: bool, room: str, seen: float) -> None:
    """The emblem of a game between laurels, whole in a strip of which so much of the height is seen."""
    foot, side, fine = scene.height - 1.6, min(13.0, 0.84 * seen), 10.0
    _laurels(scene, x, foot, night)
    scene.painter.save()
    scene.painter.translate(x - side / 2, (scene.height - side) / 2)
    scene.painter.scale(1 / fine, 1 / fine)
    painter_of(Face(room, "emblem"))(scene.painter, QRectF(0, 0, side * fine, side * fine), Look(dark=night))
    scene.painter.restore()


def _crash(scene: Scene, x: float, night: bool) -> None:
    """Lightning over a lonely house and pines, rain."""
    bolt = [(x + 9, -1), (x + 5.4, 6), (x + 7.6, 6), (x + 3.4, 13.6), (x + 10.6, 4.6), (x + 8.4, 4.6), (x + 12, -1)]
    scene.fill(scene.cut(bolt, 0.08, 3), "straw", 0.4)
    foot = scene.height + 1
    scene.house(x - 13, foot, 12, 7, "shade", "plum", "gold")
    for at, high in ((x - 16, 8), (x - 19.5, 11), (x + 14, 8.5), (x + 1.4, 6)):
        scene.pine(at, foot, high, "pitch", "moss")
    for _ in range(70):
        u, v = scene.between(-4, 104), scene.between(-4, scene.height)
        scene.gouge(u, v, 112, scene.between(2, 4.4), 0.34, "paper")


HEADS: dict[str, Subject] = {
    "settings": _settings,
    "new_game": _new_game,
    "saved": _saved,
    "rulebook": _rulebook,
    "about": _about,
    "result": _result,
    "crash": _crash,
    "workshop": _workshop,
}
"""Kind of a head -> its subject."""


def draw_house_sign(marks: Gouges, x: float, y: float, radius: float) -> None:
    """The sign of the house: a madder hexagon with a five cut into it; a very small one has no inner rule."""
    small = radius * abs(marks.painter.worldTransform().m11()) < 13
    outer = _hexagon(x, y, radius)
    marks.outline(marks.cut(outer, 0, 100), radius * 0.16, "paper")
    marks.fill(marks.cut(outer, radius * 0.012, radius * 0.5), "madder")
    if not small:
        marks.outline(marks.cut(_hexagon(x, y, radius * 0.82), 0, 100), radius * 0.07, "paper")
    five = (
        "-0.24,-0.42 0.3,-0.46 0.27,-0.3 -0.08,-0.28 -0.1,-0.09 0.04,-0.12 0.22,-0.06 0.32,0.1 0.28,0.3 0.12,0.43 "
        "-0.1,0.45 -0.28,0.37 -0.27,0.2 -0.14,0.24 -0.02,0.3 0.1,0.22 0.12,0.08 0.02,0 -0.14,0.01 -0.27,0.06"
    )
    figure = moved(smooth(points(five)), x, y, scale=radius * (1.4 if small else 1.1))
    marks.painter.fillPath(figure, mix("paper", "snow", 0.6))


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(x + math.cos(turn) * radius, y + math.sin(turn) * radius) for turn in turns]


def _perched_cuckoo(scene: Scene, x: float, y: float, scale: float) -> None:
    """The cuckoo of the poster, its field of 100 units set down at (x, y)."""
    weight, scene.weight = scene.weight, 1.0
    scene.painter.save()
    scene.painter.translate(x, y)
    scene.painter.scale(scale, scale)
    draw_cuckoo(scene)
    scene.painter.restore()
    scene.weight = weight


def head(kind: str, rtl: bool = False, room: str = "") -> Painter:
    """The strip at the head of a dialog; the title is laid over the free side. With a ``room``, the emblem of that
    game stands where the subject would."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        night = look.dark

        def draw(scene: Scene) -> None:
            x = 30.0 if rtl else 70.0
            _landscape(scene, kind, 92.0 if not rtl else 8.0, night)
            if room:
                _emblem(scene, x, night, room, 100 * rect.height() / rect.width())
            else:
                HEADS[kind](scene, x, night)

        # Composed for a strip six times as wide as high; a wider one shows less of its foot and top.
        print_into(painter, rect, draw, look, sum(map(ord, kind)), frame=0, bold=0.8)

    return paint


def _landscape(scene: Scene, kind: str, sun_x: float, night: bool) -> None:
    """Sky with sun or moon, far ridges, a near hill."""
    high = scene.height
    storm = kind == "crash"
    sky = ("#2A313C" if storm else "night") if night else SKIES[kind]
    scene.sky(sky, "slate" if night else "paper", 6, width=0.5)
    if night and not storm:
        scene.stars(points("8,3 21,7 33,2.6 47,6 58,3 64,9 96,4"), 1.5, "straw")
    if not storm:
        scene.sun(sun_x, high * 0.36, 3.6, "gold" if night else "madder", 0 if night else 18, "paper", 7, width=0.5)
    far, near = scene.curve(high * 0.74, 2.2), scene.curve(high * 0.92, 1.2)
    distance = mix("night", "slate", 0.35) if night else mix("storm", "ink", 0.25) if storm else "mist"
    scene.hill(far, distance, 0.5, 2, gap=2, width=0.3)
    scene.hill(near, "pine" if night else ("olive" if storm else "moss"), 0.6, 2, gap=1.8, width=0.35)


def pass_print(room: str = "") -> Painter:
    """The print that covers the table: an inn by the wood, leaves falling, and on a branch what the game is known by: a
    cuckoo for Cuccù and the house itself, the emblem as a hanging sign for the others."""

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        covering(painter, rect, lambda scene: _pass_scene(scene, look.dark, room), look, 21, 60, weight=0.7)

    return paint


def _pass_scene(scene: Scene, night: bool, room: str) -> None:
    lit = "gold"
    scene.sky("night" if night else "dusk", "slate" if night else "straw", 15, width=0.35)
    if night:
        scene.stars(points("6,5 17,11 28,4 37,14 46,6 57,11 66,3 71,15 95,20 92,4 12,20 33,23"), 1.7, "straw")
    scene.sun(84, 19, 9, "gold" if night else "madder", 0 if night else 34, "straw", 14, width=0.55)
    far = scene.curve(36, 4)
    scene.hill(far, mix("night", "slate", 0.3) if night else "clay", 0.5, 3, gap=3, width=0.35)
    middle = scene.curve(44, 2.5)
    scene.hill(middle, mix("pine", "night", 0.35) if night else mix("clay", "bark", 0.55), 0.6, 4, gap=2.8, width=0.35)
    tree, cut = ("pitch", "#7C9A78") if night else ("forest", "paper")
    for x, high in ((33, 9), (38, 12), (43, 8), (57, 8), (62, 12), (67, 10), (96, 17), (90, 13), (2, 15)):
        scene.pine(x, middle(x) + 3 + x % 3, high, tree, cut)
    ground = scene.curve(54, 1.2)
    scene.hill(ground, "pine" if night else "olive", 0.7, 4, gap=2.2, width=0.4)
    scene.painter.save()
    scene.painter.translate(1, 21.5)
    scene.painter.scale(0.325, 0.325)
    _inn_house(scene, lit)
    scene.painter.restore()
    path = smooth(points("14.5,54 18.5,54 23,58 34,61 8,61 13,57"))
    scene.fill(path, "straw" if not night else mix("straw", "pine", 0.45), 0.4)
    scene.tree(30, 57, 9, tint=tree, lit=cut)
    lift = 0.0 if room in ("", "cuccu") else -25.0
    branch = [(x, y + lift) for x, y in points("106,32 96,35.6 86,36.8 77,38.4 72,37.8")]
    for width, tint in ((2.5, "paper"), (1.9, "ink"), (1.3, "bark")):
        scene.line(branch, width, tint, 0, 0.3)
    if lift:
        _hanging_sign(scene, 84, 12, room, night)
    else:
        scene.line([(92, 36.4), (89, 42), (84, 45)], 1.2, "ink", 0, 0.4)
        _perched_cuckoo(scene, 65.2, 1.5, 0.36)
    leaves = ((84, 46, 110, 5), (80, 43, 170, 4)) if not lift else ((74, 36, 170, 4),)
    for x, y, turn, size in (*leaves, (97, 31, -20, 5), (98, 40, 60, 5.4)):
        scene.oak_leaf(x, y + lift, size, "forest", "paper", turn, "moss")
    for i, (u, v) in enumerate(points("9,8 22,16 41,21 55,5 63,27 47,33 30,31 88,55 72,57 52,57")):
        tints = ("ochre", "madder", "clay")
        scene.oak_leaf(u, v, 3 + (i % 3) * 0.5, tints[i % 3], "paper" if not night else "ink", i * 67.0)


def _hanging_sign(scene: Scene, x: float, top: float, room: str, night: bool) -> None:
    """A game's emblem, large, on two ropes."""
    side, fine = 27.0, 10.0
    for at in (x - 7, x + 7):
        scene.line([(at, top), (at, top + 6)], 0.9, "ink", 0, 0)
    scene.painter.save()
    scene.painter.translate(x - side / 2, top + 3)
    scene.painter.scale(1 / fine, 1 / fine)
    painter_of(Face(room, "emblem"))(scene.painter, QRectF(0, 0, side * fine, side * fine), Look(dark=night))
    scene.painter.restore()


def _inn_house(scene: Scene, lit: str) -> None:
    """The half-timbered inn, drawn in its own field of 100 x 120."""
    scene.block(26, 53, 66, 48, "straw", 1.6)
    scene.fill([(16, 101), (16, 52), (36, 26), (56, 52), (56, 101)], "paper", 1.6)
    scene.roof([(54, 55), (36, 25), (84, 25), (98, 55)], "madder", 6)
    scene.line([(11, 58), (36, 23.5), (59, 55)], 4, "ink", 0, 0)
    scene.block(70, 12, 8, 16, "clay", 1.2)
    scene.line([(74, 11), (71, 4), (78, -3), (74, -14)], 2.4, "mist", 0.2, 0.6)
    for x, top in ((16, 54), (36, 28), (56, 54)):
        scene.line([(x, 101), (x, top)], 2.2, "ink", 0, 0)
    for (x0, y0), (x1, y1) in (((16, 76), (56, 76)), ((17, 55), (55, 55)), ((17, 75), (35, 56)), ((55, 75), (37, 56))):
        scene.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 2, "ink", 0, 0)
    for left, upper, wide, high in ((32, 38, 8, 9), (20, 80, 11, 13), (62, 63, 11, 13), (79, 63, 11, 13)):
        scene.block(left, upper, wide, high, lit, 1.6)
        scene.line([(left + wide / 2, upper), (left + wide / 2, upper + high)], 1.2, "ink", 0, 0)
        scene.line([(left, upper + high / 2), (left + wide, upper + high / 2)], 1.2, "ink", 0, 0)
    scene.window(45, 101, 12, 16)
    scene.window(45, 101, 8.6, 14.5, lit)
    scene.block(64, 84, 24, 17, "clay", 1.2)
    scene.hatch(scene.cut([(64, 84), (88, 84), (88, 101), (64, 101)]), "ink", 3, 90, 0.8, 0.8)
    scene.line([(9, 112), (9, 56)], 2.6, "ink", 0, 0)
    scene.line([(9, 60), (25, 60)], 2, "ink", 0, 0)
    scene.glyph("tavern-sign", 17.5, 70, 24, "ink", "gold", "paper", halo_width=0.9)
    scene.outline(ring(45, 94, 0.8), 1)
