"""The poster of Rival Princes: two princes back to back, as on a court card. Drawn in a field of 230 x 360 units."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.art.face import Look
from ui.art.furniture import sign_shape
from ui.art.gouges import beside, clipped, points, smooth
from ui.art.palette import SEATS, colour, mix
from ui.art.prints import Scene

UNIT = 100 / 230
_SKIN = "#EBC9A4"
_MIDDLE = 115.0


def princes(scene: Scene, look: Look, beyond: float) -> None:
    """Two crowned heads over their lands, a slanting band between them."""
    side = beyond / UNIT
    scene.painter.save()
    scene.painter.scale(UNIT, UNIT)
    left, right = -10 - side, 240 + side
    tilt = 48 / 230  # the band rises from left to right
    border = [(left, 204 - tilt * left), (right, 204 - tilt * right)]
    upper, lower = QPainterPath(), QPainterPath()
    for path, far in ((upper, -10), (lower, 372)):
        corners = [(left, far), (right, far), border[1], border[0]]
        path.addPath(scene.cut(corners, 0, 1000))
    with clipped(scene.painter, upper):
        _half(scene, 0, side)
    with clipped(scene.painter, lower):
        scene.painter.translate(230, 360)
        scene.painter.rotate(180)
        _half(scene, 1, side)
    (x0, y0), (x1, y1) = border
    band = scene.cut([(x0, y0 - 6), (x1, y1 - 6), (x1, y1 + 6), (x0, y0 + 6)], 0.4, 14)
    scene.fill(band, "paper", 2.4)
    for i in range(int((right - left) / 12)):
        x = left + 4 + i * 12
        scene.gouge(x, 201 - tilt * x, 18, 8.4, 2.6, "madder")
    scene.painter.restore()


def _half(scene: Scene, seat: int, side: float) -> None:
    """A prince over his land, his base at y = 180; seat 0 is bearded and red, seat 1 smooth and blue."""
    tint = SEATS[seat][0]
    sky = "#F0D49A" if seat == 0 else "sky"
    scene.painter.fillRect(QRectF(-20 - side, -12, 270 + 2 * side, 240), colour(sky))
    for i in range(10):
        start = i * 47 % 170
        scene.gouge(start - side * 0.6, 8 + i * 9, 0.6, 50 + side * 0.4, 1.3, "snow")
        if side > 20:
            scene.gouge(230 + (i * 31 % 40) - side * 0.2, 12 + i * 9, 0.4, 40, 1.3, "snow")
    land = scene.curve(106, 9)
    path = QPainterPath()
    edge = [(x, land((x + 20) * 0.4)) for x in range(int(-30 - side), int(262 + side), 8)]
    path.addPath(scene.cut([*edge, (edge[-1][0], 240), (edge[0][0], 240)], 0.3, 12))
    scene.fill(path, "olive" if seat == 0 else "#8B8F5A", 2)
    for k in range(5):
        scene.line([(x, y + 7 + k * 8) for x, y in edge[::2]], 1.5, "paper", 0.1, 0.1)
    _castle(scene, 54, 119, seat, tint)
    for x, high in ((190, 28), (206, 32), (222, 26), (84, 24)):
        scene.pine(x, 126, high)
    for i in range(int(side / 22)):
        scene.pine(-16 - i * 22, 124 + i % 3 * 4, 34 + i * 13 % 20)
        scene.pine(246 + i * 22, 126 + i % 2 * 4, 30 + i * 17 % 22)
    scene.line([(168, 112), (168, 70), (168, 28)], 3, "ink", 0, 0)
    scene.fill(scene.cut(points("169,32 203,37 193,47 203,57 169,62"), 0.4, 12), tint, 2)
    scene.painter.fillPath(sign_shape(seat, 180, 47, 14), colour("paper"))
    _mantle(scene, tint)
    _head(scene, seat, tint)


def _castle(scene: Scene, x: float, y: float, seat: int, tint: str) -> None:
    """A square keep for the one, pointed towers for the other."""
    squat = ((-30, 34, 16), (14, 34, 16), (-16, 50, 32))
    pointed = ((-28, 44, 13), (15, 54, 13), (-11, 34, 24), (-6, 66, 12))
    for left, high, wide in squat if seat == 0 else pointed:
        scene.block(x + left, y - high, wide, high, "paper" if seat == 0 else "shade", 2)
        scene.painter.fillRect(QRectF(x + left + wide * 0.62, y - high, wide * 0.38, high), colour("ink"))
        for i in range(int(high / 8)):
            scene.gouge(x + left + 3 + i % 2 * 3, y - high + 8 + i * 7, 0, 5, 0.9, "soft")
        if seat == 0:
            for i in (0, 2, 4):
                scene.block(x + left + i * wide / 5, y - high - 5, wide / 5, 6, "paper", 1.4)
        elif wide < 20:
            roof = [(x + left - 3, y - high), (x + left + wide / 2, y - high - 24), (x + left + wide + 3, y - high)]
            scene.fill(scene.cut(roof, 0.3, 9), tint, 2)
    scene.window(x, y, 10, 10)
    top = y - (50 if seat == 0 else 90)
    scene.line([(x, top), (x, top - 10), (x, top - 20)], 1.6, "ink", 0, 0)
    scene.fill(scene.cut([(x, top - 20), (x + 14, top - 15.5), (x, top - 11)], 0.2, 8), tint, 1)


def _mantle(scene: Scene, tint: str) -> None:
    """The mantle with its folds, the ermine in front, the gold clasps."""
    mantle = smooth(points("22,206 40,150 84,132 115,136 146,132 190,150 208,206"))
    scene.fill(mantle, tint, 3.4)
    with clipped(scene.painter, mantle):
        for i in range(9):
            fold = [(60 + i * 14, 146 + abs(i - 4) * 2), (52 + i * 15, 170), (48 + i * 16, 200)]
            scene.line(fold, 2.4, "paper", 0.3, 0.3)
        scene.fill(scene.cut(points("92,128 138,128 126,204 104,204"), 0.3, 9), "snow")
        for i in range(18):
            scene.dot(104 + i % 3 * 10, 146 + i // 3 * 10, 2)
    for side in (-1, 1):
        scene.fill(smooth(beside(side, "8,130 34,138 30,152 6,146", _MIDDLE)), "gold", 2.2)


def _head(scene: Scene, seat: int, tint: str) -> None:
    """Hair, face, beard, crown."""
    bearded = seat == 0
    hair = "#6A3B22" if bearded else "ink"
    scene.fill(smooth(points("84,72 115,52 146,72 154,110 146,138 84,138 76,110")), hair, 2)
    for side in (-1, 1):
        for i in range(3):
            lock = [(_MIDDLE + side * (25 + i * 3), 80 + i * 3), (_MIDDLE + side * (33 + i * 0.6), 106)]
            scene.line([*lock, (_MIDDLE + side * (29 - i), 134)], 1.8, "paper", 0.3, 0.3)
    face = smooth(points("92,80 115,72 138,80 139,106 129,128 115,136 101,128 91,106"))
    scene.fill(face, _SKIN, 2.4)
    if bearded:
        scene.fill(smooth(points("93,108 104,112 115,116 126,112 137,108 134,132 115,152 96,132")), hair, 1.6)
        for i in range(5):
            scene.gouge(102 + i * 6.5, 122, 96 - i * 3, 20 - abs(i - 2) * 3, 1.5)
    for side in (-1, 1):
        scene.line(beside(side, "19,90 12,87.4 6,90.6", _MIDDLE), 2.2, "ink", 0.2, 0.2)
        scene.dot(_MIDDLE + side * 11.5, 97, 2.9)
    scene.line(points("116,94 112,108 117,111"), 2.2, "ink", 0.2, 0.1)
    scene.line(points("105,119 115,120.6 125,119") if not bearded else points("107,118.6 115,120.6 123,118.6"), 2,
               "ink" if not bearded else "paper", 0.3, 0.3)  # fmt: skip
    for i in range(3):
        scene.gouge(129 + i * 2.4, 106 - i * 2, 84, 13 - i, 0.9, "clay")
    crown = scene.cut(points("86,74 80,38 97,56 104,32 115,54 126,32 133,56 150,38 144,74"), 0.3, 9)
    scene.fill(crown, "gold", 2.8)
    scene.line(points("88,67 115,66.4 142,67"), 1.4, "ink", 0.1, 0.1)
    for i in range(6):
        scene.gouge(90 + i * 10, 62, -84, 9, 1, "ink")
    jewel = mix(tint, "ink", 0.05)
    for x, y in points("80,37 104,31 126,31 150,37"):
        scene.dot(x, y, 4.4)
        scene.dot(x, y, 3.4, jewel)
    for i in range(3):
        scene.dot(98 + i * 17, 70.5, 2.6, jewel)
