"""Whole dogs in four postures - to the chest, sitting, standing, lying - in a field of 200 x 200 round 0,0."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QPainterPath

from ui.art.cuts import at, box, chance
from ui.art.dogs_heads import collar, head, outline
from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import Cuts, blot, coat, curls, cuts, fur, furry, on
from ui.art.gouges import Gouges, Points, clipped, points, smooth
from ui.art.palette import colour, mix

TAILS = {
    "up": "0,0 26,-14 44,-46 52,-44 38,-4 4,18",
    "whip": "0,0 34,2 62,-18 76,-44 80,-42 70,-8 40,18 2,16",
    "stub": "0,-4 16,-16 22,-10 6,12",
    "curl": "0,0 22,-10 36,-34 20,-52 4,-40 10,-30 20,-34 20,-22 2,-10",
    "plume": "0,0 30,-12 56,-50 84,-64 90,-34 70,2 36,22 2,20",
}
_CHESTED = ("muzzle", "blaze", "fox", "tan", "collie", "merle", "checks", "husky")
_SOCKED = ("fox", "collie", "tan", "merle", "blaze", "husky")
_TALL_EARS = ("prick", "wolf", "bat", "tip", "half", "wing")
_PLAIN = ("smooth", "silk")


def dog(marks: Gouges, looks: Dog) -> None:
    """The whole dog as it sits for its portrait."""
    POSES[looks.pose](marks, looks)


def _body(shape: Points, looks: Dog, plain: tuple[str, ...] = _PLAIN) -> QPainterPath:
    kind = "smooth" if looks.fur in plain else "shag" if looks.fur == "mane" else looks.fur
    return outline(shape, kind, (looks.key, "body"), 1.1)


def _coated(
    marks: Gouges,
    path: QPainterPath,
    looks: Dog,
    count: int = 40,
    centre: tuple[float, float] = (0, 0),
    chest: QPainterPath | None = None,
) -> None:
    """A body with its coat, its markings, a light chest and one plane of shade at its right."""
    marks.fill(path, coat(looks.base), 4)
    area, random_ = path.boundingRect(), chance("body", looks.key)
    with clipped(marks.painter, path):
        if looks.pattern in ("spots", "merle"):
            tint = coat(looks.second) if looks.pattern == "spots" else colour("ink", 0.74)
            for _ in range(40):
                x, y = random_.uniform(area.left(), area.right()), random_.uniform(area.top(), area.bottom())
                marks.fill(blot(x, y, random_.uniform(3, 7), random_), tint)
        if looks.pose == "stand" and looks.pattern == "saddle":
            left, top, wide, high = area.left(), area.top(), area.width(), area.height()
            saddle = [
                (left + wide * 0.36, top - 8),
                (left + wide * 0.84, top - 8),
                (left + wide * 0.9, top + high * 0.3),
            ]
            marks.fill(smooth([*saddle, (left + wide * 0.5, top + high * 0.42)]), coat(looks.second))
        if looks.pattern == "brindle":
            stripes = Cuts(marks)
            for i in range(int(area.width() / 11)):
                x, y = area.left() + i * 11, area.top() + random_.uniform(0, 14)
                stripes.run([(x, y), (x + 5, y + 16), (x + 2, y + 34)], 4)
            stripes.draw("black", 0.7)
        if chest is not None:
            marks.fill(chest, _chest_tint(looks))
        marks.fill(box(area.left() + area.width() * 0.78, area.top(), area.width(), area.height()), colour("ink", 0.12))
    if looks.fur in ("curl", "cloud"):
        curls(marks, path, on(looks.base), (looks.key, "b"), 46, 5)
    else:
        light = on(looks.base) == "paper"
        fur(marks, path, on(looks.base), (looks.key, "b"), count, 15, 1.3, centre, alpha=0.78 if light else 0.6)


def _chest_tint(looks: Dog) -> QColor:
    if looks.pattern in _CHESTED:
        return coat(looks.second)
    return mix(coat(looks.base), "ink", 0.14)


def _paw(marks: Gouges, x: float, y: float, looks: Dog, size: float = 1.0) -> None:
    """A paw that stands at (x, y), two cuts between its toes."""
    tint = coat(looks.second if looks.pattern in _SOCKED and looks.second != "black" else looks.base)
    edge = [(x + u * size, y + v * size) for u, v in points("-15,0 -13,-12 0,-17 13,-12 15,0 0,4")]
    marks.fill(smooth(edge), tint, 3)
    toes = [(x + side * 5 * size, y - 8 * size, x + side * 5 * size, y + 1, 1.2) for side in (-1, 1)]
    cuts(marks, toes, on(tint))


def _tail(marks: Gouges, looks: Dog, x: float, y: float, size: float = 1.0) -> None:
    edge = [(x + u * size, y + v * size) for u, v in points(TAILS[looks.tail])]
    path = furry(edge, 6, (looks.key, "tail"), 26) if looks.tail == "plume" else smooth(edge)
    marks.fill(path, coat(looks.base), 3.6)
    if looks.tail == "plume":
        fur(marks, path, on(looks.base), (looks.key, "tail"), 16, 14, 1.3, (x + 10, y + 8))


def _leg(marks: Gouges, shape: Points, tint: QColor, ink: float = 3.5) -> None:
    marks.fill(smooth(shape, pull=0.12), tint, ink)


def _low(looks: Dog) -> float:
    """How much lower a collar hangs on a dog with a long face."""
    return 8 if looks.shape in ("long", "narrow") else 0


def _bust(marks: Gouges, looks: Dog) -> None:
    with at(marks.painter, 0, 14, 1.22):
        shape = points("-26,20 -40,52 -66,74 -84,130 84,130 66,74 40,52 26,20")
        path = smooth(shape, pull=0.12) if looks.fur == "smooth" else _body(shape, looks, ("smooth",))
        chest = smooth(points("-26,50 26,50 34,80 14,130 -14,130 -34,80"))
        _coated(marks, path, looks, 40, chest=chest)
        collar(marks, *looks.collar, y=52 + _low(looks), half=38)
        with at(marks.painter, 0, -12, 1.0, looks.tilt):
            head(marks, looks)


def _sit(marks: Gouges, looks: Dog) -> None:
    tall = looks.ears in _TALL_EARS
    with at(marks.painter, -6, 12 if tall else 0, 0.77 if tall else 0.86):
        _tail(marks, looks, 50, 92)
        for side in (1, -1):
            haunch = [(side * x, y) for x, y in points("26,46 62,64 70,100 54,118 22,116")]
            marks.fill(smooth(haunch), coat(looks.base), 3.6)
            lines = [
                (side * (60 - i * 7), 72 + i * 4, side * (56 - i * 7), 98 + i * 2, 1.3, side * 3) for i in range(4)
            ]
            cuts(marks, lines, on(looks.base), 0.78)
        path = _body(points("-24,-6 -42,26 -44,70 -34,114 34,114 44,70 42,26 24,-6"), looks)
        _coated(marks, path, looks, 34, chest=smooth(points("-24,14 24,14 28,52 10,84 -10,84 -28,52")))
        legs = Cuts(marks)
        for line, wide in (("0,66 1,92 0,114", 3), ("-32,70 -28,92 -30,112", 2.6), ("32,70 28,92 30,112", 2.6)):
            legs.run(points(line), wide)
        legs.draw(on(looks.base))
        for x in (-58, 58):
            _paw(marks, x, 120, looks, 0.95)
        for x in (-18, 18):
            _paw(marks, x, 121, looks, 1.05)
        collar(marks, *looks.collar, y=12 + _low(looks), half=31)
        with at(marks.painter, 0, -54, 0.98, looks.tilt):
            head(marks, looks)


def _stand(marks: Gouges, looks: Dog) -> None:
    with at(marks.painter, -34, 10 if looks.ears in _TALL_EARS else 6, 0.8):
        _tail(marks, looks, 116, 18)
        for x in (18, 96):
            _leg(marks, [(x - 10, 40), (x + 10, 40), (x + 8, 100), (x - 8, 100)], mix(coat(looks.base), "ink", 0.3))
        path = _body(points("-20,4 10,-10 60,-2 104,0 126,22 124,54 96,66 50,68 0,76 -30,60 -34,28"), looks)
        for x in (-16, 118):
            leg = [(x - 15, 30), (x + 14, 30), (x + 8, 76), (x + 9, 112), (x - 9, 112), (x - 9, 76)]
            _leg(marks, leg, coat(looks.base))
            _paw(marks, x - 4, 116, looks, 0.92)
        _coated(marks, path, looks, 44, (40, 30), smooth(points("-34,40 -4,36 4,70 -20,84 -40,66")))
        for x in (16, 94):
            _paw(marks, x - 4, 106, looks, 0.8)
        marks.fill(smooth(points("-32,44 -4,48 -8,80 -8,110 -26,110 -26,80"), pull=0.12), coat(looks.base))
        lines = Cuts(marks)
        for line in ("-34,50 -27,80 -27,110", "-4,60 -8,84 -8,110", "104,36 96,56 104,84 109,108"):
            lines.run(points(line), 3)
        lines.draw(on(looks.base))
        with at(marks.painter, -18, -40):
            collar(marks, *looks.collar, y=50 + _low(looks), half=30)
        with at(marks.painter, -18, -48, 0.98, looks.tilt):
            head(marks, looks)


def _lie(marks: Gouges, looks: Dog) -> None:
    with at(marks.painter, -22, 22 if looks.ears in _TALL_EARS else 16, 0.88):
        _tail(marks, looks, 112, 62, 0.8)
        path = _body(points("-40,18 0,2 56,0 106,12 130,46 126,80 60,88 -30,86 -52,56"), looks)
        _coated(marks, path, looks, 54, (30, 30))
        marks.fill(smooth(points("70,34 104,24 130,50 124,82 84,86 66,66")), coat(looks.base), 3.4)
        cuts(marks, [(84 + i * 8, 40 + i, 92 + i * 8, 62 + i, 1.4, -3) for i in range(5)], on(looks.base), 0.82)
        _paw(marks, 78, 90, looks, 1.05)
        for x in (-38, 20):
            _leg(marks, [(x - 14, 50), (x + 14, 50), (x + 15, 84), (x - 15, 84)], coat(looks.base))
            _paw(marks, x, 90, looks, 1.1)
        with at(marks.painter, -8, -26):
            collar(marks, *looks.collar, y=50 + _low(looks), half=32)
        with at(marks.painter, -8, -32, 1.02, looks.tilt):
            head(marks, looks)


def _long(marks: Gouges, looks: Dog) -> None:
    """A long, low dog on short legs."""
    with at(marks.painter, -40, 18, 0.72):
        _tail(marks, looks, 168, 26, 0.95)
        for x in (8, 150):
            _leg(marks, [(x - 12, 52), (x + 12, 52), (x + 9, 100), (x - 9, 100)], mix(coat(looks.base), "ink", 0.3))
        path = _body(points("-24,6 14,-6 80,8 140,0 174,16 182,46 162,70 90,74 10,80 -26,70 -38,36"), looks)
        for x in (-16, 172):
            leg = [(x - 17, 44), (x + 16, 44), (x + 10, 84), (x + 11, 108), (x - 11, 108), (x - 11, 84)]
            _leg(marks, leg, coat(looks.base))
            _paw(marks, x - 4, 112, looks, 1.0)
        _coated(marks, path, looks, 54, (60, 30), smooth(points("-36,38 -4,34 4,66 -20,80 -42,62")))
        for x in (8, 148):
            _paw(marks, x - 4, 104, looks, 0.85)
        lines = Cuts(marks)
        for line in ("-30,64 -26,84 -26,106", "0,66 -6,86 -6,106", "156,40 150,60 156,84 162,104"):
            lines.run(points(line), 3)
        lines.draw(on(looks.base))
        with at(marks.painter, -16, -34):
            collar(marks, *looks.collar, y=50 + _low(looks), half=30)
        with at(marks.painter, -16, -40, 1.06, looks.tilt):
            head(marks, looks)


def _peek(marks: Gouges, looks: Dog) -> None:
    """Looks over an edge, both paws on it."""
    with at(marks.painter, 0, 6, 1.24):
        path = _body(points("-26,14 -40,44 -52,80 -58,130 58,130 52,80 40,44 26,14"), looks, ("smooth",))
        _coated(marks, path, looks, 30)
        with at(marks.painter, 0, -6, 1.0, looks.tilt):
            head(marks, looks)
        marks.fill(box(-110, 62, 220, 60), looks.ground[2], 3)
        cuts(
            marks, [(-84 + i * 29, 72 + i % 3 * 5, -62 + i * 29, 72.5 + i % 3 * 5, 1.2) for i in range(6)], "paper", 0.8
        )
        for x in (-36, 36):
            _paw(marks, x, 72, looks, 1.25)


def _basket(marks: Gouges, looks: Dog) -> None:
    """Asleep in a basket, the chin on its rim."""
    with at(marks.painter, 0, 20, 1.16):
        cushion = smooth(points("-84,40 -60,16 60,16 84,40 84,80 -84,80"))
        marks.fill(cushion, "slate", 3)
        back = _body(points("-58,60 -50,14 -8,-10 46,-4 74,34 70,70"), looks)
        _coated(marks, back, looks, 40, (0, 30))
        with at(marks.painter, -6, -4, 0.98, looks.tilt):
            head(marks, looks)
        rim = smooth(points("-92,42 -60,52 0,56 60,52 92,42 88,110 -88,110"), pull=0.12)
        marks.fill(rim, coat("tan"), 3.6)
        weave = Cuts(marks)
        for j in range(4):
            for i in range(12):
                x, y = -84 + i * 15 + j % 2 * 7, 62 + j * 10
                weave.cut(x, y, x + 11, y, 1.7, -2)
        with clipped(marks.painter, rim):
            weave.draw(coat("brown"))
        marks.line(points("-92,44 -46,55 0,58 46,55 92,44"), 8, coat("brown"), 0.04, 0.04)
        for x in (-44, 34):
            _paw(marks, x, 62, looks, 1.15)


def _play(marks: Gouges, looks: Dog) -> None:
    """The bow of a dog that wants to play: chest on the ground, rump and tail in the air."""
    with at(marks.painter, -26, 26, 0.84):
        _tail(marks, looks, 108, -40, 1.05)
        for x in (84, 112):
            dark_leg = x == 84
            tint = mix(coat(looks.base), "ink", 0.3) if dark_leg else coat(looks.base)
            leg = [(x - 16, -16), (x + 18, -18), (x + 12, 40), (x + 10, 84), (x - 10, 84), (x - 10, 40)]
            _leg(marks, leg, tint)
            _paw(marks, x - 4, 88, looks, 0.95)
        path = _body(points("-36,40 0,16 44,-12 84,-46 118,-44 132,-12 112,20 70,52 20,76 -26,80 -46,62"), looks)
        _coated(marks, path, looks, 50, (40, 20))
        for x in (-58, 8):
            _leg(marks, [(x - 15, 56), (x + 17, 52), (x + 14, 84), (x - 16, 86)], coat(looks.base))
            _paw(marks, x - 3, 90, looks, 1.15)
        with at(marks.painter, -20, -22):
            collar(marks, *looks.collar, y=50 + _low(looks), half=31)
        with at(marks.painter, -20, -28, 1.0, looks.tilt):
            head(marks, looks)


POSES: dict[str, Callable[[Gouges, Dog], None]] = {
    "bust": _bust,
    "sit": _sit,
    "stand": _stand,
    "lie": _lie,
    "long": _long,
    "peek": _peek,
    "basket": _basket,
    "play": _play,
}
"""Posture -> who draws it."""
