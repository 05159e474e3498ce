"""What makes a dog's face: muzzle, mouth, nose, eyes, and what it carries."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from ui.art.cuts import at, box, chance, polygon
from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import COATS, Cuts, coat, cuts, dark, fur, furry, on
from ui.art.dogs_things import bone_shape
from ui.art.gouges import Gouges, clipped, ellipse, points, smooth
from ui.art.palette import colour, mix

NOSE = {"pug": 8, "short": 14, "mid": 17, "long": 27, "beard": 12, "walrus": 12}
"""How low the nose sits."""
_NOSE_WIDTH = {"pug": 10.0, "short": 12.0, "mid": 12.5, "long": 13.0, "beard": 12.0, "walrus": 13.0}
_MOUTH_WIDTH = {"pug": 24, "short": 20, "mid": 17, "long": 13, "beard": 16, "walrus": 18}
_TONGUE, _THROAT = "#D2796B", "#3A1A16"
_RIM = "#D9B074"
"""Ring round an eye that would be lost on a dark coat."""

_TWO_TONED = ("muzzle", "blaze", "fox", "mask", "tan", "collie", "merle", "checks", "patch", "brows", "husky")
"""Markings that give the muzzle the second colour."""


def muzzle_tint(dog: Dog) -> QColor:
    """The colour of the muzzle."""
    if dog.pattern == "brindle":
        return mix(coat(dog.base), coat("black"), 0.6)
    return coat(dog.second if dog.pattern in _TWO_TONED else dog.base)


def face(marks: Gouges, dog: Dog) -> None:
    """Muzzle, mouth, nose, eyes."""
    nose, tint = NOSE[dog.muzzle], muzzle_tint(dog)
    lines = _muzzle(marks, dog, nose, tint)
    if dog.muzzle == "pug":
        _wrinkles(marks, dog)
    low = nose + (14 if dog.muzzle == "long" else 16)
    _mouth(marks, dog, nose, low, tint, lines)
    _nose(marks, dog, nose, tint)
    _eyes(marks, dog)
    _carried(marks, dog, low)


def _muzzle(marks: Gouges, dog: Dog, nose: float, tint: QColor) -> str:
    """The snout with its whiskers or its beard; returns the colour of lines on it."""
    if dog.muzzle in ("beard", "walrus"):
        beard = mix(coat(dog.base), coat("cream"), 0.5) if dog.second == "black" else coat(dog.second)
        shape = "-30,8 0,2 30,8 38,34 24,66 0,74 -24,66 -38,34"
        if dog.muzzle == "walrus":
            shape = "-36,14 -14,6 14,6 36,14 50,44 40,66 12,52 0,46 -12,52 -40,66 -50,44"
        path = furry(points(shape), 5, (dog.key, "beard"), 26)
        marks.fill(path, beard, 3)
        random_, field = chance("beard", dog.key), Cuts(marks)
        for _ in range(30):
            x, y = random_.uniform(-28, 28), random_.uniform(22, 56)
            field.cut(x * 0.6, y, x * (1.2 if dog.muzzle == "walrus" else 1), y + 13, 1.05, 1)
        with clipped(marks.painter, path):
            field.draw(on(beard), 0.78)
        return on(beard)
    if dog.muzzle == "long":
        cuts(marks, [(-11, -14, -9, 20, 1.1), (11, -14, 9, 20, 1.1)], on(dog.base), 0.78)
        return on(tint)
    wide, high = {"short": (27, 18), "pug": (31, 21), "mid": (23, 19)}[dog.muzzle]
    for side in (1, -1):
        if dog.pattern != "blaze":
            marks.fill(ellipse(side * wide * 0.46, nose + 17, wide * 0.62, high * 0.82), tint)
    for side in (1, -1):
        for i in range(5):
            marks.dot(side * (9 + 6 * (i % 3)), nose + 13 + 5 * (i // 3), 1.15, colour(on(tint), 0.78))
    return on(tint)


def _wrinkles(marks: Gouges, dog: Dog) -> None:
    field: list[tuple[float, ...]] = []
    for i, y in enumerate((-20, -27, -34)):
        field += [(-15 + i * 2, y, 0, y - 4, 1.5, -2), (0, y - 4, 15 - i * 2, y, 1.5, -2)]
    for side in (1, -1):
        field += [(side * 30, 18, side * 22, 40, 1.5, side * 3), (side * 10, 1, side * 24, 10, 1.6, -side * 3)]
    cuts(marks, field, on(dog.base), 0.9)


def _mouth(marks: Gouges, dog: Dog, nose: float, low: float, tint: QColor, lines: str) -> None:
    """The line of the mouth, open with a tongue, a tooth, or hanging jowls."""
    half, mouth = _MOUTH_WIDTH[dog.muzzle], dog.mouth
    if mouth in ("tongue", "smile", "lick"):
        throat = QPainterPath(QPointF(-half * 0.8, low + 4))
        throat.quadTo(0, low + 11, half * 0.8, low + 4)
        throat.quadTo(half * 0.5, low + 24, 0, low + 24)
        throat.quadTo(-half * 0.5, low + 24, -half * 0.8, low + 4)
        marks.fill(throat, _THROAT)
    if mouth == "tongue":
        marks.fill(smooth(points("-9,10 0,8 9,10 10,30 0,38 -10,30", 0, low)), _TONGUE, 2.4)
        cuts(marks, [(0, low + 13, 0, low + 31, 1.1)], "#8E3A34")
    elif mouth == "smile":
        marks.fill(ellipse(0, low + 19, 8, 4.5), _TONGUE)
    elif mouth == "lick":
        marks.fill(smooth(points("4,8 16,8 26,14 30,26 22,34 12,26", 0, low)), _TONGUE, 2.4)
        cuts(marks, [(12, low + 14, 23, low + 28, 1.1, 2)], "#8E3A34")
    line = QPainterPath(QPointF(0, nose + 5))
    line.lineTo(0, low)
    line.moveTo(-half, low + 1)
    line.quadTo(-half * 0.5, low + 10, 0, low)
    line.quadTo(half * 0.5, low + 10, half, low + 1)
    inked = lines == "ink" and not dark(tint)
    marks.outline(line, 2.8 * marks.weight, "ink" if inked else mix(tint, "paper", 0.55))
    if mouth == "tooth":
        marks.fill(polygon(points("-11,6 -8,-3 -4,7", 0, low)), "snow", 1.5)
    elif mouth == "jowl":
        fold = Cuts(marks)
        for side in (1, -1):
            jowl = [(side * x, low + y) for x, y in points("3,-2 22,-8 31,10 22,26 8,14")]
            marks.fill(smooth(jowl), tint)
            fold.run([(side * x, low + y) for x, y in points("6,2 18,-3 28,8 22,22")], 2.4)
        fold.draw(mix(tint, "paper", 0.5) if dark(tint) else "ink")
        marks.fill(ellipse(0, low + 14, 5, 6), _TONGUE)


def _nose(marks: Gouges, dog: Dog, nose: float, tint: QColor) -> None:
    half = _NOSE_WIDTH[dog.muzzle]
    edge = [(-half, nose - 4), (0, nose - 8), (half, nose - 4)]
    edge += [(half * 0.6, nose + 5), (0, nose + 8), (-half * 0.6, nose + 5)]
    path = smooth(edge)
    marks.fill(path, "#6B3B2C" if dog.key in _BROWN_NOSED else "ink")
    if dark(tint):
        marks.outline(path, 1.3 * marks.weight, colour("paper", 0.86))
    cuts(marks, [(-half * 0.55, nose - 4, half * 0.1, nose - 5.2, 1.5)], "paper", 0.94)


_BROWN_NOSED = ("d18",)
"""Dogs with a nose of liver."""


# -- eyes -------------------------------------------------------------------------------------------------------------

_SIZES = {"wide": 9.2, "round": 7.2, "brow": 7.0, "odd": 7.6, "ice": 7.4, "sleepy": 7.2}


def _behind(dog: Dog, side: int) -> str:
    """The colour of the coat round an eye."""
    there = {"halfmask": True, "saddle": True, "eyepatch": side < 0, "patch": side > 0}
    return dog.second if there.get(dog.pattern, False) else dog.base


def _eyes(marks: Gouges, dog: Dog) -> None:
    across = {"long": 16, "wide": 25, "narrow": 14, "egg": 17}.get(dog.shape, 20)
    if dog.eyes == "fringe":
        shape = points("-34,-44 0,-54 34,-44 38,-14 24,4 0,-2 -24,4 -38,-14")
        fringe = furry(shape, 6, (dog.key, "fringe"), 26)
        marks.fill(fringe, coat(dog.base), 2.6)
        fur(marks, fringe, on(dog.base), (dog.key, "fringe"), 40, 12, 1.2, (0, -60))
        marks.dot(-15, 2, 4)
        marks.dot(17, 3, 3.4)
        return
    for side in (1, -1):
        winks = dog.eyes == "wink" and side > 0
        _eye(marks, dog, side, side * across, -5, "closed" if winks else dog.eyes)
        if dog.eyes == "brow" or dog.pattern == "brows":
            x = side * across
            brow = furry([(x - 10, -14), (x + 2, -21), (x + 11, -16), (x + 2, -11)], 3, (dog.key, side), 10)
            marks.fill(brow, coat(dog.second) if dog.pattern == "brows" else colour("ink"), 1.4)


def _eye(marks: Gouges, dog: Dog, side: int, x: float, y: float, kind: str) -> None:
    behind = _behind(dog, side)
    on_dark = dark(behind)
    if kind == "closed":
        lid = QPainterPath(QPointF(x - 8, y))
        lid.quadTo(x, y + 8, x + 8, y)
        marks.outline(lid, 3 * marks.weight, "paper" if on_dark else "ink")
        return
    size = _SIZES.get(kind, 7.0)
    pale = kind == "ice" or (kind == "odd" and side > 0)
    if on_dark:
        marks.fill(ellipse(x, y, size + 2.6), _RIM)
    elif kind in ("wide", "odd", "ice"):
        marks.fill(ellipse(x, y, size + 2.4), "snow", 1.8)
    marks.fill(ellipse(x, y, size), "sky" if pale else "ink")
    if pale:
        marks.fill(ellipse(x, y, size * 0.5), "ink")
    marks.fill(ellipse(x - 2.2, y - 2.6, size * 0.3), "snow")
    if kind == "sleepy":
        lid = smooth([(x - size - 3.5, y - 1), (x, y - size - 5), (x + size + 3.5, y - 1), (x, y - 2)], pull=0.14)
        marks.fill(lid, colour("shade") if coat(behind) == colour(COATS["white"]) else coat(behind))
        edge = QPainterPath(QPointF(x - size - 2, y - 1))
        edge.quadTo(x, y - 4, x + size + 2, y - 1)
        marks.outline(edge, 2.4 * marks.weight, _RIM if on_dark else "ink")


# -- what a dog carries -----------------------------------------------------------------------------------------------


def _carried(marks: Gouges, dog: Dog, low: float) -> None:
    """A stick, a ball, a bone, a flower or a letter in the mouth."""
    if dog.mouth == "stick":
        stick = smooth(points("-52,4 0,8 54,0 55,8 0,16 -53,12", 0, low), pull=0.12)
        marks.fill(stick, coat("brown"), 2.6)
        cuts(marks, [(-46 + i * 22, low + 8, -30 + i * 22, low + 8.5, 1.1) for i in range(4)])
        marks.fill(polygon(points("34,3 44,-14 48,-12 40,3", 0, low)), coat("brown"))
        marks.fill(smooth(points("44,-14 56,-24 60,-12 48,-9", 0, low)), "forest")
    elif dog.mouth == "ball":
        marks.fill(ellipse(0, low + 12, 16), "madder", 2.8)
        cuts(marks, [(-13, low + 6, 13, low + 6, 1.6, 4), (-12, low + 19, 12, low + 19, 1.4, -4)])
    elif dog.mouth == "bone":
        with at(marks.painter, 0, low + 9):
            marks.fill(bone_shape(30, 5, 8, 6), "snow", 2.8)
            cuts(marks, [(-24, 1.5, 22, 2, 0.9)], "ink")
    elif dog.mouth == "letter":
        with at(marks.painter, 0, low + 16, 1, -7):
            marks.fill(box(-27, -12, 54, 34), "snow", 2.8)
            flap = QPainterPath(QPointF(-27, -12))
            flap.lineTo(0, 8)
            flap.lineTo(27, -12)
            marks.outline(flap, 2.2 * marks.weight)
            marks.dot(0, 8, 5, "madder")
    elif dog.mouth == "daisy":
        marks.line([(-34, low + 16), (0, low + 8), (30, low + 2)], 4, "forest", 0, 0)
        for x, y in points("0,-9 8.6,-2.8 5.3,7.3 -5.3,7.3 -8.6,-2.8"):
            marks.fill(ellipse(34 + x, low - 2 + y, 6.4), "snow", 1.8)
        marks.dot(34, low - 2, 5.4, "ochre")
