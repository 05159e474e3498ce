"""The block that the cards of The Four Groves are printed from: its marks, its skies, its land and water.

A print is 100 units wide and ``high`` units high, y grows down. Flat colour first, a key block of ink a hair off
register over it, paper cuts for light, ink cuts for shade, and a paper halo round what stands before the land.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ui.art.cuts import box, chance, polygon
from ui.art.face import Look
from ui.art.glyphs import placed, svg_path
from ui.art.gouges import Colour, clipped, ellipse, pen
from ui.art.palette import colour, mix
from ui.art.prints import WEAR_SIZE, wear_tile

NIGHT, DEEP, BLOSSOM, RUSH, TEAL = "#26304A", "#29324A", "#D9A3AE", "#7E9A54", "#3C7379"
"""Colours of this room alone: night sky, indigo cloth, plum blossom, young reed, the Reed's own teal."""

_MANY = 4093
_JITTER = tuple(random.Random("knife").uniform(-1, 1) for _ in range(_MANY))
"""How a knife shakes: one list for all, so that shaking takes no chance from the picture."""


def path(*steps: str | float) -> QPainterPath:
    """An outline in a small language of drawing: "M" x y, "L" x y, "Q" 4 numbers, "C" 6 numbers, "Z"; pairs repeat."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    command, numbers = "", []
    for step in (*steps, ""):
        if isinstance(step, str):
            command = step
            if step == "Z":
                result.closeSubpath()
            continue
        numbers.append(step)
        if command == "M" and len(numbers) == 2:
            result.moveTo(*numbers)
        elif command == "L" and len(numbers) == 2:
            result.lineTo(*numbers)
        elif command == "Q" and len(numbers) == 4:
            result.quadTo(*numbers)
        elif command == "C" and len(numbers) == 6:
            result.cubicTo(*numbers)
        else:
            continue
        numbers.clear()
    return result


@lru_cache(maxsize=2048)
def _outline(text: str) -> QPainterPath:
    return svg_path(text)


def drawn(text: str, x: float = 0.0, y: float = 0.0, across: float = 1.0, down: float = 1.0) -> QPainterPath:
    """An outline written as the data of an SVG path, stretched by ``across`` and ``down`` and set at (x, y)."""
    return QTransform(across, 0, 0, down, x, y).map(_outline(text))


class Sky(NamedTuple):
    """A sky: its colour, the colour of sun or moon in it, the colour of its streaks."""

    base: str
    disc: str
    streaks: str


SKIES = {
    "day": Sky("sky", "snow", "snow"),
    "dawn": Sky("#EFC9A0", "madder", "snow"),
    "dusk": Sky("#D98E5F", "madder", "ochre"),
    "night": Sky(NIGHT, "gold", "#5B6890"),
    "gold": Sky("#E7C272", "madder", "snow"),
    "mist": Sky("#DDDCC8", "stone", "snow"),
    "blossom": Sky("#F0D5CF", "madder", "snow"),
    "storm": Sky("#5E6A74", "stone", "#9AA6AB"),
    "snow": Sky("#C9D6DA", "snow", "snow"),
    "blood": Sky("#B4583F", "#F3D9A8", "ochre"),
    "paper": Sky("#EADDC0", "madder", "snow"),
    "jade": Sky("#B7CDB6", "snow", "snow"),
    "indigo": Sky("#3B4A6B", "gold", "#8591B5"),
}
"""The skies by name."""


class Block:
    """A picture being cut. All chance comes from its own seed: the same block prints the same picture."""

    def __init__(self, painter: QPainter, high: float, seed: str) -> None:
        self.painter = painter
        self.high = high
        self.random = chance("clans", seed)
        self._shake = 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def between(self, low: float, high: float) -> float:
        """A number of the block's own chance."""
        return self.random.uniform(low, high)

    # -- marks --------------------------------------------------------------------------------------------------------

    def rough(self, outline: QPainterPath, amount: float = 0.3, step: float = 3.2) -> QPainterPath:
        """The same outline as a knife cuts it; left as it is where the print is too small to show it."""
        world = self.painter.worldTransform()
        pixels = math.hypot(world.m11(), world.m12())
        if amount * pixels < 0.16:
            return outline
        result = QPainterPath()
        result.setFillRule(outline.fillRule())
        fine = min(6.0, max(2.0, pixels))
        index, jitter = self._shake, _JITTER
        for ring in outline.toSubpathPolygons(QTransform.fromScale(fine, fine)):
            corners = [(corner.x() / fine, corner.y() / fine) for corner in ring.toList()]
            cut = []
            for (x0, y0), (x1, y1) in pairwise(corners):
                count = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
                for i in range(count):
                    part = i / count
                    x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
                    cut.append((x + jitter[index] * amount, y + jitter[index - 1] * amount))
                    index = (index + 2) % _MANY
            if len(cut) > 2:
                result.addPath(polygon(cut))
        self._shake = index
        result.setFillRule(outline.fillRule())
        return result

    def fill(self, outline: QPainterPath, tint: Colour, rough: float = 0.28) -> None:
        """A flat shape."""
        self.painter.fillPath(self.rough(outline, rough) if rough else outline, colour(tint))

    def ink(self, line: QPainterPath, width: float = 1.0, tint: Colour = "ink") -> None:
        """A line of even width."""
        self.painter.strokePath(line, pen(tint, width))

    def shape(
        self, outline: QPainterPath, tint: Colour, width: float = 1.1, line: Colour = "ink", rough: float = 0.22
    ) -> None:
        """A flat shape, then the key block a hair off register."""
        cut = self.rough(outline, rough)
        self.painter.fillPath(cut, colour(tint))
        if width:
            self.painter.strokePath(cut.translated(0.18, 0.12), pen(line, width))

    def halo(self, outline: QPainterPath, width: float = 2.4, tint: Colour = "paper") -> None:
        """The carved rim round a shape, cut before the shape is printed."""
        self.painter.strokePath(outline, pen(tint, width))

    def gouge(
        self, x0: float, y0: float, x1: float, y1: float, width: float = 0.8, tint: Colour = "paper", bend: float = 0.0
    ) -> None:
        """One cut between two points, thick in the middle, its middle ``bend`` units aside."""
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        mx, my = (x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend
        lens = QPainterPath(QPointF(x0, y0))
        lens.quadTo(mx + nx * width, my + ny * width, x1, y1)
        lens.quadTo(mx - nx * width, my - ny * width, x0, y0)
        self.painter.fillPath(lens, colour(tint))

    def glyph(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        tint: Colour = "ink",
        flip: bool = False,
        turn: float = 0.0,
        halo: float = 0.0,
        rim: Colour = "paper",
    ) -> None:
        """A glyph of the house as a part of the print, in a carved rim ``halo`` wide."""
        cuts = placed(name, x, y, size, flip, turn).cuts
        if halo:
            self.halo(cuts, halo, rim)
        self.painter.fillPath(cuts, colour(tint))

    # -- sky ----------------------------------------------------------------------------------------------------------

    def sky(self, kind: str, disc: float | None = None, down: float = 0.32, size: float = 13, streaks: int = 9) -> None:
        """A flat sky with streaks of cloud; sun or moon at ``disc`` units from the left, ``down`` parts of the height.

        A night has stars.
        """
        sky = SKIES[kind]
        self.painter.fillRect(QRectF(-1, -1, 102, self.high + 2), colour(sky.base))
        if disc is not None:
            self.fill(ellipse(disc, self.high * down, size), sky.disc, 0.2)
        for i in range(streaks):
            y = self.high * (0.05 + 0.55 * i / max(1, streaks)) + self.between(-1.5, 1.5)
            x, length = self.between(-20, 80), self.between(18, 55)
            width = self.between(0.25, 0.75)
            self.gouge(x, y, x + length, y + self.between(-0.8, 0.8), width, sky.streaks, self.between(-1, 1))
        if kind in ("night", "indigo"):
            for _ in range(16):
                x, y = self.between(2, 98), self.between(2, self.high * 0.5)
                self.fill(ellipse(x, y, self.between(0.25, 0.6)), "snow", 0)

    def rays(
        self, x: float, y: float, tint: Colour, count: int = 22, near: float = 15, far: float = 120, width: float = 1.1
    ) -> None:
        """Cuts that go out from a point, from ``near`` to ``far``."""
        for i in range(count):
            turn = 2 * math.pi * i / count + 0.1
            dx, dy = math.cos(turn), math.sin(turn)
            self.gouge(x + near * dx, y + near * dy, x + far * dx, y + far * dy, width, tint)

    def cloud(self, x: float, y: float, wide: float, tint: Colour = "snow", line: Colour | None = None) -> None:
        """The banded cloud of old prints: three rounded bars."""
        high = wide * 0.085
        for i, (aside, part) in enumerate(((0, 1), (-0.18, 0.7), (0.2, 0.6))):
            left = x + aside * wide - part * wide / 2
            bar = box(left, y + i * high * 1.15, part * wide, high, high / 2)
            self.fill(bar, tint, 0.12)
            if line:
                self.ink(bar, 0.5, line)

    def fall(self, kind: str, count: int = 46) -> None:
        """What falls: snow, rain, petals, leaves, ash."""
        for _ in range(count):
            x, y = self.between(-5, 105), self.between(-4, self.high)
            if kind == "snow":
                self.fill(ellipse(x, y, self.between(0.5, 1.25)), "snow", 0.1)
            elif kind == "rain":
                self.gouge(x, y, x - 3, y + 11, 0.38, "snow")
            elif kind == "petal":
                tint = self.random.choice((BLOSSOM, "snow", "#E7B9BC"))
                size, turn = self.between(1.2, 2), self.between(0, 360)
                petal = QTransform().translate(x, y).rotate(turn).map(ellipse(0, 0, size, size * 0.55))
                self.painter.fillPath(petal, colour(tint))
            elif kind == "leaf":
                tint = self.random.choice(("madder", "clay", "ochre"))
                self.glyph("maple-leaf", x, y, self.between(3, 5.4), tint, turn=self.between(0, 360))
            else:
                tint = self.random.choice(("ochre", "clay", "snow"))
                self.fill(ellipse(x, y, self.between(0.3, 0.8)), tint, 0.1)

    # -- land and water -----------------------------------------------------------------------------------------------

    def ridge(
        self,
        y: float,
        rise: float,
        tint: Colour,
        n: int = 6,
        sharp: bool = True,
        cut: Colour = "paper",
        cap: Colour | None = None,
    ) -> None:
        """Mountains (or soft hills) whose feet stand at ``y``, cut along their slopes, with caps of snow if wished."""
        crest = []
        for i in range(n + 1):
            share = self.between(0.35, 1) if i % 2 else self.between(-0.25, 0.25)
            crest.append((-4 + 108 * i / n + self.between(-2, 2), y - rise * (share if sharp else share * 0.8)))
        low = self.high + 4
        if sharp:
            land = polygon([(-6, low), *crest, (106, low)])
        else:
            land = QPainterPath(QPointF(-6, low))
            land.lineTo(*crest[0])
            for (x0, y0), (x1, y1) in pairwise(crest):
                middle = (x0 + x1) / 2
                land.cubicTo(middle, y0, middle, y1, x1, y1)
            land.lineTo(106, low)
            land.closeSubpath()
        self.fill(land, tint, 0.45)
        if cap:
            for i in range(1, n, 2):
                self._cap(crest[i - 1], crest[i], crest[i + 1], rise * 0.42, cap)
        with clipped(self.painter, land):
            for start, end in pairwise(crest):
                self._slope(start, end, rise, sharp, cut)

    def _cap(
        self,
        left: tuple[float, float],
        top: tuple[float, float],
        right: tuple[float, float],
        high: float,
        tint: Colour,
    ) -> None:
        """Snow on a peak, with a ragged lower edge."""
        (x, y) = top
        a, b = ((x + (end[0] - x) * 0.38, y + (end[1] - y) * 0.38) for end in (left, right))
        edge = [a, (x + (a[0] - x) * 0.5, a[1] - high * 0.18), (x - 1, y + high * 0.75)]
        self.fill(polygon([top, *edge, (x + (b[0] - x) * 0.45, b[1] - high * 0.2), b]), tint, 0.3)

    def _slope(
        self, start: tuple[float, float], end: tuple[float, float], rise: float, sharp: bool, tint: Colour
    ) -> None:
        """Cuts along a slope: down the lit side of a peak, with the lie of a hill."""
        (x0, y0), (x1, y1) = start, end
        for j in range(5):
            t = (j + 0.5) / 5
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            if not sharp:
                down, length = self.between(2.5, rise * 1.1 + 5), self.between(6, 13)
                lean = (y1 - y0) / (x1 - x0 or 1) * 0.55 * length / 2
                width = self.between(0.22, 0.5)
                self.gouge(x - length / 2, y + down - lean, x + length / 2, y + down + lean, width, tint, -0.8)
            else:
                length = rise * self.between(0.25, 0.6)
                if y1 > y0:
                    self.gouge(x, y + 1.4, x + length * 0.45, y + 1.4 + length, self.between(0.3, 0.7), tint)

    def ground(self, y: float, tint: Colour, lines: int = 12, cut: Colour = "paper") -> None:
        """Flat land from ``y`` down, with lying cuts, longer and bolder as they near."""
        low = self.high + 4
        edge = [(-4, y), (30, y + self.between(-1, 1)), (70, y + self.between(-1, 1)), (104, y)]
        self.fill(polygon([*edge, (104, low), (-4, low)]), tint, 0.5)
        for i in range(lines):
            down = y + 2 + (self.high - y) * ((i + 0.5) / lines) ** 1.25
            x, length = self.between(-10, 85), self.between(10, 34)
            width = 0.25 + 0.5 * i / lines
            self.gouge(x, down, x + length, down + self.between(-0.5, 0.5), width, cut, self.between(-0.6, 0.6))

    def paddies(self, y: float, land: Colour = "olive", water: Colour = "sky", cut: Colour = "snow") -> None:
        """Terraces of rice from ``y`` down: water and young plants by turns."""
        self.fill(box(-2, y, 104, self.high), land, 0.4)
        at, step = y + 2, 0
        while at < self.high + 4:
            deep = 2.4 + (at - y) * 0.22
            bend = self.between(2, 5) * (1 if step % 2 else -1)
            low = at + deep * 0.72
            terrace = path(
                "M", -4, at + bend * 0.4, "Q", 50, at - bend, 104, at + bend * 0.2,
                "L", 104, low, "Q", 50, low - bend, -4, low + bend * 0.4, "Z",
            )  # fmt: skip
            self.fill(terrace, mix(land, "snow", 0.25) if step % 2 else water, 0.25)
            self.ink(terrace, 0.35)
            for _ in range(9):
                x = self.between(0, 100)
                self.gouge(x, at + deep * 0.6, x + 0.3, at + deep * 0.1, 0.35, cut if step % 2 else "ink")
            at += deep
            step += 1

    def sea(self, y: float, tint: Colour = "slate", cut: Colour = "snow", rows: int = 9) -> None:
        """Water from ``y`` down, its waves larger as they near."""
        self.fill(box(-2, y, 104, self.high), tint, 0.3)
        for i in range(rows):
            at = y + 2 + (self.high - y) * (i / rows) ** 1.3
            wide = 5 + 10 * i / rows
            x = self.between(-wide, 0)
            while x < 104:
                if self.random.random() < 0.75:
                    wave = path(
                        "M", x, at, "Q", x + wide * 0.25, at - wide * 0.22, x + wide * 0.5, at,
                        "Q", x + wide * 0.75, at + wide * 0.16, x + wide, at,
                    )  # fmt: skip
                    self.ink(wave, 0.35 + 0.5 * i / rows, cut)
                x += wide * 1.1

    def wear(self, strength: float, wide: float = 100) -> None:
        """Missing ink over the whole print."""
        if strength <= 0:
            return
        self.painter.save()
        self.painter.setOpacity(self.painter.opacity() * min(1.0, strength))
        world = self.painter.worldTransform()
        scale = min(0.14, 0.9 / math.hypot(world.m11(), world.m12()))
        self.painter.scale(scale, scale)
        start = int(self.random.random() * WEAR_SIZE)
        area = QRectF(-20, -20, wide / scale + 40, self.high / scale + 40)
        self.painter.drawTiledPixmap(area, wear_tile(), QPointF(start, start * 7 % WEAR_SIZE))
        self.painter.restore()


def press(painter: QPainter, rect: QRectF, seed: str) -> Block:
    """A block laid over ``rect``, whose width is then 100 units; clips to it. Who calls saves and restores."""
    unit = rect.width() / 100
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    return Block(painter, rect.height() / unit, seed)


def wear_of(look: Look, wide: float) -> float:
    """How much a print ``wide`` pixels wide is worn: small prints less, or they turn grey."""
    return (0.5 if wide > 118 else 0.28) * min(1.0, look.grain / 50)


Cut = Callable[[Block], None]
"""Cuts a picture."""

__all__ = ["BLOSSOM", "DEEP", "NIGHT", "RUSH", "TEAL", "Block", "Cut", "drawn", "path", "press", "wear_of"]
