"""What the figures hold and carry: blades, poles, bows, fans, scrolls, beads, banners. In the units of the figure."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ui.art.clans_bodies import arm
from ui.art.clans_heads import SKIN
from ui.art.clans_land import blossom, element
from ui.art.clans_marks import CLANS, draw_mon
from ui.art.clans_press import BLOSSOM, Block, drawn, path
from ui.art.cuts import at, box, polygon
from ui.art.gouges import Colour, Points, ellipse


def blade(
    block: Block, x: float, y: float, turn: float, long: float, guard: bool = True, tint: Colour = "snow"
) -> None:
    """A sword from the hand at (x, y), pointing along ``turn`` degrees (0 = right)."""
    with at(block.painter, x, y, 1, turn):
        steel = path("M", 3, -1.5, "Q", long * 0.6, -3.4, long, -7, "Q", long * 0.72, 0.4, 3, 1.5, "Z")
        block.shape(steel, tint, 0.8)
        block.gouge(6, 0.1, long * 0.86, -3.2, 0.4, "stone")
        block.shape(box(-14, -1.7, 17, 3.4), "ink", 0)
        for i in range(5):
            block.gouge(-12 + 3 * i, -1.4, -10.5 + 3 * i, 1.4, 0.5, "ochre")
        if guard:
            block.shape(ellipse(3, 0, 1.3, 4), "gold", 0.6)


def pole(block: Block, x: float, y: float, turn: float, up: float, down: float, kind: str = "") -> None:
    """A pole through (x, y) with a head: yari, naginata, lance, shakujo, staff, hammer, axe; or none."""
    with at(block.painter, x, y, 1, turn):
        for width, tint in ((4.4, "paper"), (2.5, "ink"), (1.2, "#8A5A33")):
            block.ink(path("M", 0, down, "L", 0, -up), width, tint)
        block.painter.translate(0, -up)
        if kind == "yari":
            block.shape(drawn("M-2.2,0 L0,-17 2.2,0 Z"), "snow", 0.9)
            block.shape(drawn("M-4,6 L0,0 4,6 2.5,11 -2.5,11 Z"), "madder", 0.7)
        elif kind == "naginata":
            block.shape(drawn("M-1.8,0 C-3,-10 1,-20 8,-25 C6,-14 4,-8 2,0 Z"), "snow", 0.9)
            block.shape(box(-3.4, -1, 6.8, 2.4), "gold", 0.5)
        elif kind == "lance":
            block.shape(drawn("M-2.6,0 L0,-13 2.6,0 Z"), "snow", 0.9)
        elif kind == "shakujo":
            block.ink(ellipse(0, -5, 6.4, 7), 1.9, "gold")
            block.ink(ellipse(0.2, -4.8, 6.4, 7), 0.5)
            for side in (-1, 1):
                block.ink(ellipse(side * 6.5, 1, 2.4), 1.1, "gold")
        elif kind == "staff":
            block.ink(drawn("M0,0 C-1,-12 11,-12 8,-3 C7,0 3,-2 4,-5"), 2.4, "#6B4526")
        elif kind == "hammer":
            block.shape(box(-10, -11, 20, 13), "#7A5A36", 1)
            for i in range(5):
                block.gouge(-8 + 4 * i, -10, -8 + 4 * i, 1, 0.5, "paper")
        elif kind == "axe":
            block.shape(drawn("M1,8 C16,12 17,-14 1,-9 Z"), "snow", 0.9)


def bow(block: Block, x: float, y: float, high: float, arrow: bool = True) -> None:
    """A long bow held at (x, y), drawn with an arrow on it, or at rest."""
    stave = drawn("M-3,-0.58 C9,-0.4 12,-0.1 3,0 C9,0.12 6,0.32 -3,0.42", x, y, 1, high)
    for width, tint in ((3.6, "paper"), (2.6, "ink"), (1, "madder")):
        block.ink(stave, width, tint)
    nock = x - (22 if arrow else 3)
    block.ink(
        path("M", x - 3, y - high * 0.58, "L", nock, y, "L", x - 3, y + high * 0.42), 0.6, "snow" if arrow else "ink"
    )
    if arrow:
        block.ink(path("M", nock, y, "L", x + 14, y), 1.0)
        block.fill(drawn("M13,-2.2 L21,0 13,2.2 Z", x, y), "ink", 0)
        for k in (1, 3, 5):
            block.gouge(nock + k, y, nock + k - 3, y - 2.4, 0.6, "snow")


def fan(block: Block, x: float, y: float, radius: float, tint: Colour, first: float = -150, last: float = -30) -> None:
    """An open fan from angle ``first`` to ``last``, with a disc on it."""
    corners = []
    for i in range(8):
        turn = math.radians(first + (last - first) * i / 7)
        corners.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    outline = polygon([(x, y), *corners])
    block.halo(outline, 2)
    block.shape(outline, tint, 0.9)
    for u, v in corners:
        block.gouge(x, y, u, v, 0.5, "ink")
    middle = math.radians((first + last) / 2)
    u, v = x + radius * 0.66 * math.cos(middle), y + radius * 0.66 * math.sin(middle)
    block.fill(ellipse(u, v, radius * 0.2), "snow" if tint == "madder" else "madder", 0.1)


# -- behind the figure ------------------------------------------------------------------------------------------------


def carried(block: Block, back: str, clan: str) -> None:
    """What is worn on the back: banner, banners, quiver, parasol."""
    if back in ("banner", "banners"):
        for x in (16,) if back == "banner" else (-18, 18):
            block.ink(drawn("M1,-40 L1.25,-112", across=x), 1.8)
            cloth = path("M", x * 1.25, -111, "L", x * 1.25 + 19, -109, x * 1.25 + 18, -70, x * 1.2, -72, "Z")
            block.halo(cloth, 1.8)
            block.shape(cloth, CLANS[clan].main, 1)
            draw_mon(block.painter, clan, x * 1.25 + 9.5, -93, 14, "snow")
    elif back == "quiver":
        for i in range(3):
            x, y = -24 - 3 * i, -92 + 3 * i
            block.ink(path("M", -16, -58, "L", x, y), 1.1)
            block.gouge(x, y, x + 3, y + 8, 1.6, "snow")
    elif back == "parasol":
        outline = drawn("M-44,-78 Q-36,-112 2,-116 Q40,-112 48,-78 Q26,-88 2,-88 Q-22,-88 -44,-78")
        block.halo(outline, 2)
        block.shape(outline, "ochre" if clan == "Maple" else "madder", 1)
        for i in range(7):
            block.gouge(2, -114, -38 + 13 * i, -88 + abs(3 - i) * 2, 0.6, "snow")
        block.ink(drawn("M2,-90 L14,-30"), 1.6)


def conjured(block: Block, kind: str) -> None:
    """The element that stands behind its caller."""
    element(block, kind, 0 if kind == "Fire" else -2, -92, 27)


# -- hands ------------------------------------------------------------------------------------------------------------


class Grip(NamedTuple):
    """How a figure holds things: the colour of its sleeves, whether they hang, its clan."""

    sleeve: Colour
    wide: bool
    clan: str

    def arm(self, block: Block, *joints: tuple[float, float]) -> None:
        """An arm along its joints."""
        arm(block, joints, self.sleeve, self.wide)


def _katana(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -58), (-24, -38), (-8, -30))
    blade(block, 2, -34, -58, 58)
    grip.arm(block, (22, -58), (24, -42), (3, -34))


def _high(block: Block, grip: Grip) -> None:
    grip.arm(block, (-20, -60), (-27, -78), (2, -98))
    blade(block, 12, -100, -160, 56)


def _draw(block: Block, grip: Grip) -> None:
    blade(block, -8, -33, 152, 40, tint="ink")
    grip.arm(block, (-22, -58), (-26, -40), (-14, -32))
    grip.arm(block, (22, -58), (18, -36), (-4, -34))
    block.gouge(-4, -34, 10, -40, 1.2, "snow")


def _two(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -58), (-34, -50), (-36, -62))
    blade(block, -36, -62, -105, 46)
    grip.arm(block, (22, -58), (34, -46), (36, -56))
    blade(block, 36, -56, -72, 54)


def _pole(block: Block, grip: Grip) -> None:
    grip.arm(block, (22, -58), (32, -44), (28, -40))
    grip.arm(block, (-22, -58), (-27, -38), (-10, -32))


def _bow(block: Block, grip: Grip) -> None:
    grip.arm(block, (-18, -60), (-34, -62), (4, -62))
    bow(block, 38, -60, 92)
    grip.arm(block, (20, -60), (38, -60))


def _bow_at_rest(block: Block, grip: Grip) -> None:
    bow(block, 33, -52, 96, arrow=False)
    grip.arm(block, (22, -58), (32, -50))
    grip.arm(block, (-22, -58), (-26, -38), (-10, -30))


def _fan(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-22, -36), (-6, -30))
    fan(block, 19, -44, 25, "gold" if grip.clan == "Plum" else "snow", -125, -20)
    grip.arm(block, (22, -56), (26, -42), (19, -42))


def _fan_at_face(block: Block, grip: Grip) -> None:
    grip.arm(block, (22, -56), (24, -36), (10, -30))
    fan(block, -10, -56, 22, CLANS[grip.clan].light if grip.clan else "gold", -150, -50)
    grip.arm(block, (-22, -56), (-24, -46), (-11, -54))


def _war_fan(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -58), (-26, -38), (-8, -32))
    grip.arm(block, (24, -54), (41, -44))


def _sheet(block: Block, corners: str, lines: Points, long: float) -> None:
    """A sheet of paper with lines of writing."""
    outline = drawn(corners)
    block.halo(outline, 1.6)
    block.shape(outline, "snow", 0.9)
    for i, (x, y) in enumerate(lines):
        block.gouge(x, y, x + 0.5, y + long + i % 3 * 2, 0.8, "ink")


def _scroll(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-26, -40), (-13, -40))
    _sheet(block, "M-15,-48 L17,-52 18,-24 -14,-22 Z", [(-9 + 5 * i, -45) for i in range(5)], 17)
    block.fill(box(11, -31, 4, 4), "madder", 0.1)
    grip.arm(block, (22, -56), (28, -40), (18, -42))


def _letter(block: Block, grip: Grip) -> None:
    grip.arm(block, (22, -56), (26, -36), (10, -32))
    _sheet(block, "M-20,-62 L-7,-66 -3,-46 -16,-42 Z", [(-16 + 3.4 * i, -59 - i) for i in range(3)], 11)
    grip.arm(block, (-22, -56), (-26, -44), (-13, -46))


def _beads(block: Block, grip: Grip) -> None:
    grip.arm(block, (-20, -56), (-22, -40), (-2, -44))
    grip.arm(block, (20, -56), (22, -40), (2, -44))
    block.shape(drawn("M-3,-40 L0,-55 3,-40 Z"), SKIN, 0.8)
    for i in range(7):
        block.shape(ellipse(9 * math.cos(i * 0.5), -34 + 11 * math.sin(i * 0.5), 1.5), "#6B3B22", 0.4)


def _orb(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-30, -42), (-12, -40))
    grip.arm(block, (22, -56), (30, -42), (12, -40))
    block.fill(ellipse(0, -46, 8.5), "snow", 0.15)
    block.ink(ellipse(0, -46, 8.5), 0.8)
    block.fill(ellipse(0, -46, 5), CLANS[grip.clan].light, 0.1)
    block.rays(0, -46, "snow", 12, 10, 16, 0.8)


def _lantern(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-26, -38), (-10, -32))
    grip.arm(block, (22, -56), (34, -52))
    block.ink(drawn("M34,-52 L36,-44"), 1)
    lamp = ellipse(36, -34, 8, 10.5)
    block.halo(lamp, 3, "gold")
    block.shape(lamp, "ochre", 0.9)
    for i in range(4):
        block.gouge(29, -40 + 4 * i, 43, -40 + 4 * i, 0.5, "ink")


def _palm(block: Block, grip: Grip) -> None:
    grip.arm(block, (22, -56), (28, -36), (12, -30))
    grip.arm(block, (-20, -58), (-32, -56), (-38, -70))
    block.glyph("hand", -38, -76, 17, SKIN, halo=1.6, rim="ink")


def _flute(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-26, -58), (-10, -62))
    for width, tint in ((3.4, "ink"), (1.8, "#B98A4A")):
        block.ink(drawn("M0,-70 L14,-44"), width, tint)
    grip.arm(block, (22, -56), (26, -46), (11, -52))


def _shears(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-26, -38), (-10, -32))
    grip.arm(block, (22, -56), (30, -50), (28, -62))
    block.ink(drawn("M27,-62 Q24,-88 44,-94"), 1.6)
    for x, y in ((28, -76), (34, -88), (44, -94), (23, -82)):
        blossom(block, x, y, 4, BLOSSOM)


def _abacus(block: Block, grip: Grip) -> None:
    grip.arm(block, (-22, -56), (-27, -40), (-16, -36))
    frame = box(-17, -46, 34, 15)
    block.halo(frame, 1.6)
    block.shape(frame, "#7A4E2A", 0.9)
    for i in range(6):
        block.shape(ellipse(-13 + 5.2 * i, -42 + i * 7 % 4 * 2, 1.8), "ochre", 0.4)
    grip.arm(block, (22, -56), (28, -40), (16, -36))


def war_fan(block: Block, accent: Colour) -> None:
    """A general's fan, held out in front of the shoulder plate."""
    block.ink(drawn("M41,-40 L43,-58"), 3)
    outline = drawn("M43,-56 C31,-56 29,-68 35,-72 C29,-78 34,-88 44,-87 C54,-88 59,-78 53,-72 C59,-68 56,-56 43,-56")
    block.halo(outline, 2)
    block.shape(outline, accent, 1)
    block.fill(ellipse(44, -72, 5.5), "madder", 0.1)
    for turn in (-2.4, -1.6, -0.8, 0.8, 2.4):
        x, y = math.cos(turn), math.sin(turn)
        block.gouge(44 + 9 * x, -72 + 9 * y, 44 + 13 * x, -72 + 13 * y, 0.6, "ink")
    block.shape(ellipse(41, -45, 4), SKIN, 0.9)


def _behind(x: float, turn: float, up: float, down: float, kind: str, block: Block) -> None:
    pole(block, x, -40, turn, up, down, kind)


BEHIND: dict[str, Callable[[Block], None]] = {
    "naginata": partial(_behind, 27, 9, 66, 46, "naginata"),
    "yari": partial(_behind, 27, 7, 66, 46, "yari"),
    "hammer": partial(_behind, 29, 10, 50, 40, "hammer"),
    "axe": partial(_behind, 29, 10, 50, 40, "axe"),
    "staff": partial(_behind, 29, 4, 58, 44, "staff"),
    "shakujo": partial(_behind, 29, 4, 58, 44, "shakujo"),
}
"""What is held -> what of it is painted behind the body."""

HANDS: dict[str, Callable[[Block, Grip], None]] = {
    "katana": _katana,
    "high": _high,
    "draw": _draw,
    "two": _two,
    **dict.fromkeys(BEHIND, _pole),
    "bow": _bow,
    "bowrest": _bow_at_rest,
    "fan": _fan,
    "fanface": _fan_at_face,
    "gunbai": _war_fan,
    "scroll": _scroll,
    "letter": _letter,
    "beads": _beads,
    "orb": _orb,
    "lantern": _lantern,
    "palm": _palm,
    "flute": _flute,
    "shears": _shears,
    "abacus": _abacus,
}
"""What is held -> the arms that hold it."""
