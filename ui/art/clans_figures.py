"""The figures of The Four Groves: one person in a dress with head, hands and back; riders; ranks of soldiers.

A figure stands on y = 0 and is about 92 units high before it is scaled. It is cut with a paper halo, so that it stands
off the land behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict, Unpack

from ui.art.clans_arms import BEHIND, HANDS, Grip, blade, bow, carried, conjured, pole, war_fan
from ui.art.clans_bodies import WIDE, arm, body, shoulders, sleeve_of
from ui.art.clans_heads import SKIN, head
from ui.art.clans_land import banner
from ui.art.clans_marks import CLANS
from ui.art.clans_press import Block, drawn
from ui.art.cuts import at, box
from ui.art.gouges import Colour, ellipse

COATS = ("#5A4636", "#8B5E3C", "#2F2925", "#B9A58A", "#6E4B34", "#D8CDB8")
"""Colours of horses: brown, chestnut, black, dun, bay, grey."""


class Looks(TypedDict, total=False):
    """How a person looks; what is not said is as in `Person`."""

    kind: str
    gear: str
    hand: str
    back: str
    element: str
    beard: bool
    mask: bool
    long: bool
    accent: Colour
    face: Colour
    mien: int


@dataclass(frozen=True)
class Person:
    """A person of a picture."""

    kind: str = "armour"
    """Dress: one of `clans_bodies`."""
    gear: str = "kabuto-horns"
    """On the head: one of `clans_heads`."""
    hand: str = "katana"
    """Held: one of ``HANDS``, or "none"."""
    back: str = ""
    element: str = ""
    """Conjured behind."""
    beard: bool = False
    mask: bool = False
    long: bool = False
    """Long hair whatever is on the head."""
    accent: Colour = "gold"
    face: Colour = SKIN
    mien: int = 0
    """One of the six faces."""


def figure(
    block: Block,
    x: float,
    y: float,
    scale: float,
    clan: str = "",
    flip: bool = False,
    turn: float = 0.0,
    **looks: Unpack[Looks],
) -> None:
    """One person who stands at (x, y)."""
    who = Person(**looks)
    grip = Grip(sleeve_of(who.kind, clan), who.kind in WIDE, clan)
    with at(block.painter, x, y, scale, turn, flip):
        carried(block, who.back, clan)
        if who.element:
            conjured(block, who.element)
        if who.hand in BEHIND:
            BEHIND[who.hand](block)
        if who.hand == "high":
            Grip(grip.sleeve, False, clan).arm(block, (20, -60), (30, -76), (17, -98))
        body(block, who.kind, clan, who.accent)
        if who.kind != "armour":
            _head(block, who, clan)
        if who.hand in HANDS:
            HANDS[who.hand](block, grip)
        if who.kind == "armour":
            shoulders(block, clan, who.accent)
            _head(block, who, clan)
        if who.hand == "gunbai":
            war_fan(block, who.accent)


def _head(block: Block, who: Person, clan: str) -> None:
    with at(block.painter, 0, -79):
        head(block, who.gear, clan, who.beard, who.mask, who.long, who.accent, who.face, who.mien)


def man(
    block: Block,
    x: float,
    scale: float = 0.55,
    y: float | None = None,
    clan: str = "",
    flip: bool = False,
    turn: float = 0.0,
    **looks: Unpack[Looks],
) -> None:
    """A person cut off by the lower edge; ``scale`` is for a print 87 units high."""
    figure(block, x, block.high + 3 if y is None else y, scale * block.high / 87, clan, flip, turn, **looks)


def horse(
    block: Block, x: float, y: float, scale: float, coat: Colour, flip: bool = False, tack: Colour = "madder"
) -> None:
    """Head, neck and chest of a war horse that looks left; its back is at about (8, -26)."""
    with at(block.painter, x, y, scale * block.high / 87, 0, flip):
        outline = drawn(
            "M-18,8 C-27,-2 -27,-18 -21,-29 C-22,-36 -25,-40 -28,-42 C-34,-38 -40,-31 -46,-29 C-51,-29 -53,-34 "
            "-51,-38 C-46,-44 -41,-54 -33,-61 L-32,-70 L-27,-63 C-13,-60 -4,-46 4,-31 C16,-25 28,-30 42,-24 "
            "C52,-18 54,-4 52,8 Z"
        )
        block.halo(outline, 2.6)
        block.shape(outline, coat, 1.3)
        mane = drawn(
            "M-30,-66 C-14,-66 0,-50 7,-32 L1,-34 L-1,-40 L-5,-38 L-7,-46 L-11,-43 L-13,-52 L-18,-49 L-19,-57 "
            "L-25,-54 L-27,-61 Z"
        )
        block.fill(mane, "ink", 0.3)
        for i in range(5):
            block.gouge(-24 + 6 * i, -61 + 6 * i, -19 + 6 * i, -54 + 6 * i, 0.5, "paper")
        block.fill(ellipse(-35, -51, 1.5, 1.2), "ink", 0)
        block.gouge(-38, -53, -33, -54, 0.6, "ink")
        block.fill(ellipse(-48, -35, 0.9), "ink", 0)
        block.gouge(-50, -31.5, -44, -34, 0.6, "ink")
        for strap, width in (("M-44,-46 L-40,-33", 1.6), ("M-31,-60 L-28.5,-42", 1.6)):
            block.ink(drawn(strap), width, tack)
        block.ink(drawn("M-42,-39 C-28,-30 -14,-30 4,-40"), 1.3, tack)
        block.shape(drawn("M-23,-16 C-10,-8 6,-12 14,-24 L16,-20 C8,-6 -10,-2 -24,-10 Z"), tack, 0.8)
        for i in range(4):
            block.shape(ellipse(-18 + 7 * i, -10 + (1.5 if i in (1, 2) else -1), 2), "gold", 0.4)
        for i in range(6):
            block.gouge(-18 + 3 * i, -26 + 2.5 * i, -14 + 4 * i, -14 + 2.6 * i, 0.6, "paper", 1)
        for i in range(4):
            block.gouge(28 + 5 * i, -22 + i, 34 + 4 * i, -6 + i, 0.6, "paper", 2)


def rider(
    block: Block, x: float, y: float, scale: float, coat: Colour, clan: str = "", flip: bool = False,
    **looks: Unpack[Looks],
) -> None:  # fmt: skip
    """A person on a horse; ``scale`` is for a print 87 units high."""
    dress = CLANS[clan]
    horse(block, x, y, scale, coat, flip, dress.main)
    size = scale * block.high / 87
    looks.setdefault("hand", "yari")
    figure(block, x + (-13 if flip else 13) * size, y - 17 * size, size * 0.66, clan, flip, **looks)
    with at(block.painter, x, y, size, 0, flip):
        block.shape(drawn("M0,8 C-1,-8 3,-22 10,-29 L24,-29 C24,-14 18,-2 18,8 Z"), dress.deep, 1)
        for i in range(4):
            block.gouge(6 + 4 * i, -24, 3 + 4.5 * i, 5, 0.7, dress.light)


def soldier(
    block: Block,
    x: float,
    y: float,
    scale: float,
    clan: str = "",
    gear: str = "jingasa",
    hand: str = "yari",
    flip: bool = False,
) -> None:
    """A foot soldier (or a courtier) of a rank: readable down to 12 pixels; ``scale`` for a print 87 units high."""
    dress = CLANS[clan]
    with at(block.painter, x, y, scale * block.high / 87, 0, flip):
        _shouldered(block, hand, clan)
        coat = "M-9,-68 C-22,-62 -26,-40 -24,-26 L-15,-28 -20,6 20,6 15,-28 24,-26 C26,-40 22,-62 9,-68 Z"
        outline = drawn(coat)
        block.halo(outline, 3)
        block.shape(outline, dress.main, 1.5)
        block.shape(drawn("M-12,-66 L12,-66 14,-36 -14,-36 Z"), dress.deep, 1.1)
        for i in range(4):
            block.gouge(-12, -60 + 6 * i, 12, -60 + 6 * i, 1, dress.light)
        block.shape(box(-15, -38, 30, 6), "gold", 0.8)
        for side in (-1, 1):
            block.gouge(side * 6, -30, side * 10, 4, 1, "paper")
        with at(block.painter, 0, -77):
            head(block, gear, clan, mien=int(x))
        _wielded(block, hand, dress.main)


_POLES = {"yari": (5, 78, "yari"), "naginata": (8, 62, "naginata"), "staff": (5, 62, "shakujo")}


def _shouldered(block: Block, hand: str, clan: str) -> None:
    """What a soldier holds, as far as it stands behind him."""
    if hand in _POLES:
        turn, up, kind = _POLES[hand]
        pole(block, 22, -40, turn, up, 46, kind)
    elif hand == "flag":
        banner(block, 20, 4, 124, CLANS[clan].main, clan, 34)
    elif hand == "lantern":
        block.ink(drawn("M22,4 L24,-96"), 2)
        lamp = ellipse(24, -96, 12, 15)
        block.halo(lamp, 5, "gold")
        block.shape(lamp, "ochre", 1.2)
        for i in range(4):
            block.gouge(14, -103 + 5 * i, 34, -103 + 5 * i, 0.8, "ink")


def _wielded(block: Block, hand: str, sleeve: Colour) -> None:
    """What a soldier holds before him, and his arms."""
    if hand == "bow":
        bow(block, 30, -56, 88)
        arm(block, [(14, -58), (30, -56)], sleeve)
        arm(block, [(-14, -60), (-24, -56), (6, -56)], sleeve)
    elif hand == "xbow":
        arm(block, [(-14, -58), (-18, -44), (10, -48)], sleeve)
        for line, width in (("M0,-46 L36,-52", 4), ("M26,-70 Q38,-54 30,-34", 3), ("M26,-70 L14,-48 30,-34", 0.8)):
            block.ink(drawn(line), width)
    elif hand in (*_POLES, "flag", "lantern"):
        arm(block, [(14, -58), (24, -46), (21, -40)], sleeve)
    elif hand == "sword":
        blade(block, 18, -44, -70, 56)
        arm(block, [(14, -58), (24, -50), (17, -42)], sleeve)
    elif hand == "book":
        block.shape(box(-10, -46, 20, 13), "snow", 0.8)
        block.gouge(0, -46, 0, -33, 0.6, "ink")


def crowd(
    block: Block,
    y: float,
    xs: Sequence[float],
    scale: float,
    clan: str = "",
    gear: str = "jingasa",
    hand: str = "yari",
    flip: bool = False,
) -> None:
    """Soldiers side by side, every second a little lower."""
    for i, x in enumerate(xs):
        soldier(block, x, y + i % 2 * 1.5, scale, clan, gear, hand, flip)


def ranks(
    block: Block, clan: str, hand: str, gear: str = "jingasa", count: int = 4, scale: float = 0.5, rows: int = 2
) -> None:
    """Soldiers in one or two rows, those behind smaller."""
    for row in range(rows):
        y = block.high * (0.86 if row == 0 and rows > 1 else 1.02)
        first = 100 / count * (0.5 if row % 2 else 0.1)
        xs = [first + 100 / count * (i + 0.25) for i in range(count)]
        crowd(block, y, xs, scale * (0.7 + 0.3 * row), clan, gear, hand)
