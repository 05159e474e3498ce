"""Heads of dogs, put together from parts: skull, markings, coat, ears. A head always faces the viewer.

Everything is drawn round 0,0; a head is about 100 units wide.
"""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from ui.art.cuts import box, chance, polygon
from ui.art.dogs_looks import Dog
from ui.art.dogs_marks import Cuts, blot, both, coat, curls, cuts, dark, fur, furry, lumpy, on
from ui.art.dogs_muzzles import face
from ui.art.gouges import Gouges, Points, clipped, ellipse, points, smooth
from ui.art.palette import colour, mix

SHAPES = {
    "round": "0,-46 26,-43 45,-22 49,6 40,30 22,45 0,50",
    "wide": "0,-38 32,-39 55,-20 60,8 51,34 28,46 0,49",
    "long": "0,-50 22,-48 36,-29 38,-4 30,24 24,46 13,60 0,63",
    "square": "0,-45 28,-45 41,-36 43,0 42,32 33,48 0,53",
    "wedge": "0,-46 26,-44 45,-26 48,0 32,24 18,44 0,51",
    "narrow": "0,-50 18,-48 29,-30 30,-6 22,22 17,48 10,66 0,70",
    "egg": "0,-52 22,-48 34,-28 36,0 38,26 28,50 0,60",
}
"""The right half of a skull, from its crown to its chin."""

FUR_CUTS = {"smooth": (20, 6), "silk": (34, 13), "shag": (56, 11), "wire": (60, 7), "mane": (46, 13)}
"""Kind of coat -> how many cuts a head has, and how long they are. Curls and clouds have rings instead."""


def outline(shape: Points, coat_kind: str, key: object, size: float = 1.0) -> QPainterPath:
    """A soft outline as the coat makes it: smooth, tufted or curly."""
    tufts = {"shag": (5.2, 34), "wire": (3.6, 34), "mane": (6.4, 26)}.get(coat_kind)
    if tufts:
        return furry(shape, tufts[0] * size, key, int(tufts[1] * size))
    if coat_kind in ("curl", "cloud"):
        return lumpy(shape, (7.5 if coat_kind == "curl" else 12) * size, 14 if coat_kind == "curl" else 12)
    return smooth(shape)


def head(marks: Gouges, dog: Dog) -> None:
    """The whole head."""
    if dog.fur == "mane":
        _mane(marks, dog)
    _ears(marks, dog, behind=True)
    skull = outline(both(points(SHAPES[dog.shape])), dog.fur, dog.key)
    marks.fill(skull, coat(dog.base), 4)
    with clipped(marks.painter, skull):
        _markings(marks, dog)
        shade = smooth(points("60,-60 32,-44 44,-10 34,26 10,60 60,70"), pull=0.13)
        marks.fill(shade, colour("ink", 0.13))
    _coat(marks, dog, skull)
    if dog.pattern == "topknot" or dog.fur == "cloud":
        knot = lumpy(points("-26,-34 -20,-58 0,-66 20,-58 26,-34 0,-28"), 8.5, 12)
        marks.fill(knot, coat(dog.base), 3.2)
        curls(marks, knot, on(dog.base), (dog.key, "top"), 18, 4)
    face(marks, dog)
    _ears(marks, dog, behind=False)


def _coat(marks: Gouges, dog: Dog, skull: QPainterPath) -> None:
    """The cuts of the coat: in ink on a light one, and lights on its lit side; in paper colour on a dark one."""
    if dog.fur in ("curl", "cloud"):
        curls(marks, skull, on(dog.base), dog.key, 34, 4 if dog.fur == "curl" else 5.5)
        return
    count, length = FUR_CUTS[dog.fur]
    is_dark = dark(dog.base)
    fur(marks, skull, on(dog.base), dog.key, count, length, 1.25 if dog.fur == "shag" else 1.0,
        alpha=0.84 if is_dark else 0.65)  # fmt: skip
    if not is_dark and dog.base != "white":
        fur(marks, skull, "snow", (dog.key, 2), count // 2, 8, 1.1, side=-1, alpha=0.92)


def _mane(marks: Gouges, dog: Dog) -> None:
    """A ruff of long hair all round the head."""
    ruff = furry(both(points("0,-66 34,-60 62,-30 70,10 58,48 30,70 0,76")), 9, (dog.key, "mane"), 30)
    marks.fill(ruff, mix(coat(dog.base), "ink", 0.14), 4)
    fur(marks, ruff, on(dog.base), (dog.key, "mane"), 60, 17, 1.5, alpha=0.8)


# -- markings ---------------------------------------------------------------------------------------------------------

_MARKS: dict[str, tuple[tuple[str, bool], ...]] = {
    "blaze": (("-7,-50 7,-50 8,-14 22,10 30,34 18,66 -18,66 -30,34 -22,10 -8,-14", False),),
    "muzzle": (("-16,6 0,-2 16,6 27,28 20,66 -20,66 -27,28", False),),
    "fox": (("0,2 14,8 50,0 46,30 0,66 -46,30 -50,0 -14,8", False),),
    "mask": (("-20,2 0,-6 20,2 34,22 28,50 0,56 -28,50 -34,22", False),),
    "halfmask": (("3,-60 70,-60 70,20 40,30 16,6 6,-14", True),),
    "eyepatch": (("-6,-30 -24,-36 -44,-22 -44,6 -26,16 -10,6", False),),
    "patch": (("4,-54 50,-50 60,4 34,18 12,8 6,-20", False),),
    "tan": (("18,-26 25,-21 18,-16 11,-21", True), ("6,12 26,14 30,34 14,60 4,40", True)),
    "collie": (("-5,-50 5,-50 7,-10 30,16 40,40 0,66 -40,40 -30,16 -7,-10", False),),
    "merle": (("-5,-50 5,-50 8,-8 24,14 26,40 0,66 -26,40 -24,14 -8,-8", False),),
    "checks": (("-8,-50 8,-50 9,-10 26,12 30,36 0,60 -30,36 -26,12 -9,-10", False),),
    "saddle": (("9,-46 50,-50 54,10 30,22 15,4 8,-20", True),),
    "husky": (("0,-26 10,-14 26,-20 48,-4 52,40 0,70 -52,40 -48,-4 -26,-20 -10,-14", False),),
    "brindle": (("-20,4 0,-4 20,4 31,24 24,52 0,56 -24,52 -31,24", False),),
}
"""Markings in the second colour: outlines, and whether they are mirrored."""


def _markings(marks: Gouges, dog: Dog) -> None:
    """The markings of the coat."""
    tint = coat(dog.second)
    for shape, mirrored in _MARKS.get(dog.pattern, ()):
        for side in (1, -1) if mirrored else (1,):
            marks.fill(smooth([(side * x, y) for x, y in points(shape)], pull=0.13), tint)
    random_ = chance("mark", dog.key)
    if dog.pattern == "spots":
        for across, down, large in _SPOTS:
            marks.fill(blot(across, down, large, random_), tint)
    elif dog.pattern == "merle":
        for _ in range(26):
            x, y, size = random_.uniform(-48, 48), random_.uniform(-46, 20), random_.uniform(2.5, 6)
            if abs(x) > 12:
                marks.fill(blot(x, y, size, random_, 5), colour("ink", 0.74))
    elif dog.pattern == "brindle":
        stripes = Cuts(marks)
        for side in (1, -1):
            for i in range(7):
                y = -40 + i * 9
                stripes.run([(side * 50, y - 4), (side * 34, y), (side * (18 + i % 2 * 5), y + 5)], 4)
        stripes.draw("black" if dog.base != "black" else "tan", 0.7)
    elif dog.pattern == "checks":
        for i in range(4):
            for j in range(i % 2, 3, 2):
                for left in (-52, 18):
                    marks.fill(box(left + i * 9, -38 + j * 9, 9, 9), colour("ink", 0.55))


_SPOTS = (
    *((-30, -30, 7), (-12, -38, 5), (20, -36, 8), (34, -16, 5), (-38, -6, 5), (36, 8, 6), (-26, 18, 4)),
    *((24, 26, 4), (0, -22, 4), (-6, 44, 4), (14, 46, 3), (-18, 38, 3.4)),
)
"""Spots of a spotted face, which leave the eyes free: across, down, size."""


# -- ears -------------------------------------------------------------------------------------------------------------

_EARS = {
    "drop": ("20,-42 44,-46 64,-26 68,6 60,30 48,24 42,-2 34,-22", "soft"),
    "long": ("20,-43 46,-42 66,-10 76,34 68,66 50,62 43,22 36,-16", "soft"),
    "curl": ("24,-36 46,-36 62,-6 66,26 52,40 42,16 36,-14", "lumpy"),
    "button": ("14,-44 40,-54 58,-40 58,-16 46,-10 38,-28", "knife"),
    "feather": ("18,-44 44,-48 68,-26 80,14 82,52 66,74 50,56 44,14 36,-20", "tufts"),
    "prick": ("8,-38 16,-60 38,-92 47,-70 50,-18", "straight"),
    "wolf": ("4,-38 10,-58 26,-78 44,-62 50,-22", "straight"),
    "bat": ("12,-36 18,-74 40,-98 62,-86 64,-50 48,-14", "soft"),
    "tip": ("8,-38 18,-64 34,-78 62,-62 58,-50 50,-18", "straight"),
    "rose": ("24,-38 44,-54 64,-50 66,-38 50,-34 44,-20", "soft"),
    "fluff": ("12,-38 26,-74 52,-84 74,-54 78,-10 60,14 46,-12", "tufts"),
    "wing": ("16,-40 34,-58 66,-64 90,-48 78,-28 52,-18", "tufts"),
}
"""The right ear: its outline, and how it is cut."""
_INNER = {
    "prick": "19,-48 37,-78 43,-30",
    "wolf": "15,-46 27,-66 42,-32",
    "bat": "24,-46 32,-74 46,-84 54,-66 46,-36",
    "tip": "34,-78 64,-62 60,-46 44,-56",
    "fluff": "28,-46 40,-68 54,-62 54,-34",
    "wing": "34,-46 58,-54 74,-46 56,-32",
}
"""What is seen of an ear's inside; the fold of an ear that tips over."""
_BEHIND = ("prick", "wolf", "bat", "tip", "rose", "fluff", "wing")
"""Ears that stand behind the skull; the others hang before it."""


def _ear(kind: str, key: object) -> QPainterPath:
    shape, cut = points(_EARS[kind][0]), _EARS[kind][1]
    if cut == "straight":
        return polygon(shape)
    if cut == "lumpy":
        return lumpy(shape, 7, 12)
    if cut == "tufts":
        return furry(shape, 6, key, 22)
    return smooth(shape, pull=0.13 if cut == "knife" else 1 / 6)


def _ears(marks: Gouges, dog: Dog, behind: bool) -> None:
    """Both ears, where they hang before the skull or stand behind it; "half": one stands, one tips over."""
    kinds = ("prick", "tip") if dog.ears == "half" else (dog.ears, dog.ears)
    for kind, side in zip(kinds, (1, -1), strict=True):
        if (kind in _BEHIND) != behind:
            continue
        tint = coat(dog.base if dog.pattern == "eyepatch" and side == 1 else dog.ear_tint)
        marks.painter.save()
        marks.painter.scale(side, 1)
        ear = _ear(kind, (dog.key, side))
        marks.fill(ear, tint, 3.6)
        if kind in _INNER:
            inner = points(_INNER[kind])
            folded = kind == "tip"
            shape = polygon(inner) if kind in ("prick", "wolf", "tip") else smooth(inner)
            marks.fill(shape, mix(tint, "ink", 0.35) if folded else "#D9A58C", 2 if folded else 0)
        if dog.fur in ("curl", "cloud"):
            curls(marks, ear, on(tint), ("ear", dog.key, side), 9)
        else:
            _ear_cuts(marks, ear, dog, side, 8 if kind in ("drop", "long", "feather") else 5, on(tint))
        marks.painter.restore()


def _ear_cuts(marks: Gouges, ear: QPainterPath, dog: Dog, side: int, count: int, tint: str) -> None:
    area, random_, field = ear.boundingRect(), chance("ear", dog.key, side), []
    for i in range(count):
        x = area.left() + area.width() * (0.3 + 0.08 * i)
        y = area.top() + area.height() * random_.uniform(0.2, 0.55)
        low = y + area.height() * random_.uniform(0.22, 0.36)
        field.append((x, y, x + area.width() * 0.16, low, 1.15, 2))
    with clipped(marks.painter, ear):
        cuts(marks, field, tint, 0.84)


# -- collars ----------------------------------------------------------------------------------------------------------


def collar(marks: Gouges, kind: str, tint: str, y: float = 58, half: float = 34) -> None:
    """What a dog wears round its neck, its middle at (0, y)."""
    if kind == "none":
        return
    over, under, out = {"wide": (-11, 21, 3), "scarf": (-12, 22, 6)}.get(kind, (-7, 18, 2))
    drop = {"wide": 3, "scarf": 2}.get(kind, 7)
    low = {"wide": 6, "scarf": 8}.get(kind, 3)
    edge = [
        (-half, y + over),
        (0, y + drop),
        (half, y + over),
        (half + out, y + low),
        (0, y + under),
        (-half - out, y + low),
    ]
    band = smooth(edge, pull=0.15)
    if kind == "scarf":
        tail = polygon(points("8,6 28,44 20,48 12,44 4,49 -2,10", 0, y))
        marks.fill(tail, tint, 2.6)
        cuts(marks, [(6 + i * 5, y + 18 + i * 7, 20 + i * 3, y + 14 + i * 7, 1.3) for i in range(3)])
    elif kind == "bandana":
        cloth = polygon([(-half, y - 3), (half, y - 3), (6, y + 42)])
        marks.fill(cloth, tint, 2.6)
        for across, down in points("-16,8 0,12 16,8 -8,19 9,20 3,29"):
            marks.dot(across, y + down, 2, "paper")
    marks.fill(band, tint, 2.6)
    _collar_cuts(marks, band, kind, y)
    _pendant(marks, kind, tint, y)


def _collar_cuts(marks: Gouges, band: QPainterPath, kind: str, y: float) -> None:
    field: list[tuple[float, ...]] = []
    if kind in ("band", "tag", "bell", "wide"):
        field = [(x, y + 4 - abs(x) * 0.22, x + 3, y + 5 - abs(x) * 0.22, 1) for x in range(-28, 35, 7)]
    elif kind == "tartan":
        field = [(x, y - 4, x, y + 16, 1.2) for x in range(-26, 36, 9)]
        field += [(-34, y - 1, 0, y + 12, 1, 2), (0, y + 12, 34, y - 1, 1, 2)]
    elif kind == "scarf":
        field = [(x, y - 2 - abs(x) * 0.15, x + 4, y + 12 - abs(x) * 0.15, 1.4) for x in range(-30, 40, 9)]
    with clipped(marks.painter, band):
        cuts(marks, field)


def _pendant(marks: Gouges, kind: str, tint: str, y: float) -> None:
    """What hangs from a collar or is tied to it."""
    if kind in ("tag", "bell"):
        marks.fill(ellipse(0, y + 22, 9), "gold", 2.6)
        tag = [(-4, y + 20, 4, y + 20, 1), (-3, y + 24, 3, y + 24, 1)]
        bell = [(-8, y + 21, 8, y + 21, 1.2), (0, y + 22, 0, y + 29, 1.4)]
        cuts(marks, tag if kind == "tag" else bell, "ink")
    elif kind == "spike":
        for x in (-26, -13, 0, 13, 26):
            low = y + 9 - abs(x) * 0.3
            marks.fill(polygon([(x - 4, low), (x, low - 12), (x + 4, low)]), "stone", 1.6)
    elif kind == "bow":
        for side in (1, -1):
            loop = [(0, y + 10), (side * 14, y), (side * 28, y - 2), (side * 28, y + 22), (side * 14, y + 20)]
            marks.fill(smooth(loop, pull=0.12), tint, 2.6)
            folds = [(side * 6, y + 9, side * 22, y + 5, 1.2), (side * 6, y + 12, side * 22, y + 15, 1.2)]
            cuts(marks, folds)
        marks.fill(ellipse(0, y + 10, 6), tint, 2.6)
    elif kind == "flower":
        for across, down in points("27,6 23.5,12 16.5,12 13,6 16.5,0 23.5,0"):
            marks.fill(ellipse(across, y + down, 4.6), "snow", 1.5)
        marks.dot(20, y + 6, 4.4, "ochre")
