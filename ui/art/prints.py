"""Parts of a scene, as a linocut shows them: sky, land, water, trees, buildings, and the wear of a much used block.

A scene is 100 units wide and ``height`` units high. Light comes from the upper left: paper cuts there, ink hatching at
the right. Everything is flat colour, ink, and lines carved down to the paper.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap

from ui.art.face import Look
from ui.art.gouges import Colour, Gouges, Points, clipped, painting
from ui.art.palette import colour

Curve = Callable[[float], float]
"""Height of a line of land over the scene's width."""

WEAR_SIZE = 1024


@cache
def wear_tile(seed: int = 5) -> QPixmap:
    """Missing ink to lay over a print, in paper colour: dust, and short scratches."""
    chance = random.Random(seed)
    size = WEAR_SIZE
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(5200):
            painter.setBrush(colour("paper", chance.uniform(0.12, 0.6)))
            high = (0.8, 1, 1.2, 1.6, 2.4)[int(chance.random() * 5)]
            at = QPointF(chance.uniform(0, size), chance.uniform(0, size))
            painter.drawEllipse(at, high * chance.uniform(0.6, 1.2), high)
        for _ in range(240):
            x, y = chance.uniform(0, size), chance.uniform(0, size)
            angle, length = chance.uniform(-0.3, 0.3), chance.uniform(4, 26)
            painter.setPen(QPen(colour("paper", chance.uniform(0.2, 0.5)), chance.uniform(0.7, 1.5)))
            painter.drawLine(QPointF(x, y), QPointF(x + length * math.cos(angle), y + length * math.sin(angle)))
    return QPixmap.fromImage(image)


class Scene(Gouges):
    """A picture being cut: the cutter's marks, and what is made of them again and again."""

    def __init__(self, painter: QPainter, height: float = 100, seed: int = 1) -> None:
        super().__init__(painter, seed)
        self.height = height

    # -- sky ----------------------------------------------------------------------------------------------------------

    def ground(self, tint: Colour, top: float = 0, bottom: float | None = None) -> None:
        """One flat colour over the scene's width."""
        bottom = self.height if bottom is None else bottom
        self.painter.fillRect(QRectF(-2, top - 2, 104, bottom - top + 4), colour(tint))

    def sky(
        self, tint: Colour, lines: Colour = "paper", count: int = 16, bottom: float | None = None, width: float = 0.55
    ) -> None:
        """Flat sky down to ``bottom``, with broken lines of cloud carved into it."""
        bottom = bottom or self.height
        self.ground(tint, 0, bottom)
        for i in range(count):
            y = bottom * (i + 0.5) / count + self.between(-1, 1)
            x = self.between(-30, 5)
            while x < 100:
                length = self.between(8, 34)
                points = [(x + length * k / 4, y + self.between(-0.25, 0.25)) for k in range(5)]
                self.line(points, width * self.between(0.6, 1.2), lines, 0.5, 0.5)
                x += length + self.between(4, 40)

    def sun(
        self,
        x: float,
        y: float,
        radius: float,
        tint: Colour = "gold",
        rays: int = 0,
        carved: Colour = "paper",
        reach: float = 40,
        rim: bool = True,
        first: float = 0,
        last: float = 360,
        width: float = 1.1,
    ) -> None:
        """A disc with a carved rim and rays, long and short by turns, from angle ``first`` to ``last``."""
        for i in range(rays):
            angle = first + (last - first) * (i + 0.5) / rays
            turn = math.radians(angle)
            gap = radius * 1.22 + (i % 2) * 1.5
            length = reach * (1 if i % 2 else 0.62)
            self.gouge(x + math.cos(turn) * gap, y + math.sin(turn) * gap, angle, length, width, carved)
        if rim:
            self.dot(x, y, radius * 1.1, carved)
        self.dot(x, y, radius, tint)

    def cloud(self, x: float, y: float, width: float, tint: Colour = "paper") -> None:
        """A small heap of cloud on a flat base."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for i in range(4):
            rise = width * 0.06 * (1.6 if i in (1, 2) else 0.6)
            path.addEllipse(QPointF(x + (i - 1.5) * width * 0.22, y - rise), width * 0.17, width * 0.12)
        path.addRoundedRect(QRectF(x - width / 2, y - width * 0.05, width, width * 0.11), width * 0.05, width * 0.05)
        self.painter.fillPath(path.simplified(), colour(tint))
        for i in range(3):
            left, up = x - width * 0.3 + i * width * 0.16, y - width * 0.01 - i % 2 * width * 0.04
            self.gouge(left, up, 0, width * 0.3, width * 0.018, "ink")

    def birds(self, points: Points, size: float = 3, tint: Colour = "ink") -> None:
        """Far birds: two strokes each."""
        for x, y in points:
            self.gouge(x, y, 205, size, size * 0.22, tint, -0.12)
            self.gouge(x, y, -25, size, size * 0.22, tint, 0.12)

    def stars(self, points: Points, size: float = 4.5, tint: Colour = "straw") -> None:
        """Small stars of a night sky."""
        for x, y in points:
            for i in range(8):
                length = size * (0.5 if i % 2 == 0 else 0.3)
                self.gouge(x, y, i * 45, length, size * 0.16, tint)
            self.dot(x, y, size * 0.17, tint)

    # -- land ---------------------------------------------------------------------------------------------------------

    def curve(self, y: float, rise: float, tilt: float = 0) -> Curve:
        """A line of land round height ``y``: two waves of the block's own chance."""
        waves = []
        for i in range(2):
            waves.append((rise / (i + 1), self.between(0.6, 1.2) * (i + 1) * 0.055, self.between(0, 6.3)))
        return lambda x: y + tilt * (x - 50) + sum(high * math.sin(pace * x + lag) for high, pace, lag in waves)

    def hill(
        self,
        crest: Curve,
        tint: Colour,
        ink: float = 1.1,
        rows: int = 0,
        carved: Colour = "paper",
        gap: float = 4.2,
        width: float = 0.7,
        density: float = 0.6,
    ) -> None:
        """Land below a crest, inked along it; rows of cuts repeat the crest lower down, wider apart as they near."""
        path = QPainterPath(QPointF(-3, self.height + 3))
        points = [(-3 + 106 * i / 44, crest(-3 + 106 * i / 44)) for i in range(45)]
        for x, y in points:
            path.lineTo(QPointF(x, y + self.between(-0.15, 0.15)))
        path.lineTo(103, self.height + 3)
        self.painter.fillPath(path, colour(tint))
        if ink:
            self.line(points, ink, "ink", 0, 0)
        down = 2.4
        for row in range(rows):
            x = -3 + self.between(0, 9)
            while x < 103:
                length = self.between(5, 15) * (1 + row * 0.15)
                if self.random.random() < density:
                    along = [x + length * k / 4 for k in range(5)]
                    stroke = [(u, crest(u) + down + self.between(-0.12, 0.12)) for u in along]
                    self.line(stroke, width * (1 + row * 0.12), carved, 0.45, 0.45)
                x += length + self.between(1.5, 7)
            down += gap * (1 + row * 0.22)

    def furrows(self, crest: Curve, from_x: float, tint: Colour, count: int = 15, width: float = 1.4) -> None:
        """Ploughed rows that run from the crest at ``from_x`` towards the viewer."""
        bottom = self.height + 4
        for i in range(count):
            t = (i + 0.5) / count - 0.5
            near, far = 50 + t * 260, from_x + t * 60
            depth = bottom - crest(far)
            points = [(far + (near - far) * (k / 5) ** 1.5, crest(far) + 1.2 + depth * k / 5) for k in range(6)]
            self.line(points, width, tint, 0.9, 0.02)

    def water(
        self, top: float, bottom: float | None = None, tint: Colour = "slate", carved: Colour = "paper", rows: int = 9
    ) -> None:
        """Water with rows of small arcs, larger towards the viewer, one in four in ink."""
        bottom = bottom or self.height
        self.painter.fillRect(QRectF(-2, top, 104, bottom - top + 3), colour(tint))
        self.line([(-2 + i * 8, top + self.between(-0.2, 0.2)) for i in range(14)], 0.9, "ink", 0, 0)
        for i in range(rows):
            t = (i + 0.5) / rows
            y = top + (bottom - top) * t**1.25 + 0.8
            x = self.between(-10, 6)
            while x < 100:
                length = self.between(5, 11) * (0.6 + t)
                arc = [(x + length * k / 6, y - math.sin(k / 6 * math.pi) * (0.5 + 1.1 * t)) for k in range(7)]
                tone = carved if self.random.random() < 0.75 else "ink"
                self.line(arc, 0.8 * (0.6 + t * 0.7), tone, 0.5, 0.5)
                x += length + self.between(1, 12)

    def grass(self, x: float, y: float, size: float = 3, tint: Colour = "ink", count: int = 3) -> None:
        """A tuft of grass."""
        for i in range(count):
            self.gouge(x + i * size * 0.25, y, -105 + i * 18, size * self.between(0.7, 1.1), size * 0.16, tint)

    # -- trees --------------------------------------------------------------------------------------------------------

    def pine(
        self, x: float, y: float, high: float, tint: Colour = "forest", lit: Colour = "paper", inked: bool = True
    ) -> None:
        """A pine that stands at (x, y): four jagged tiers, cuts on the lit side."""
        wide = high * 0.44
        trunk = [(x - high * 0.03, y), (x + high * 0.03, y), (x + high * 0.03, y - high * 0.2)]
        self.fill([*trunk, (x - high * 0.03, y - high * 0.2)], "ink")
        for i in range(4):
            t = i / 4
            base = y - high * 0.12 - high * 0.84 * t * 0.78
            half = wide * (1 - t * 0.72) / 2
            points = [(x, base - high * 0.36)]
            for j, k in enumerate((1, 0.55, 0.1, -0.4, -0.75, -1)):
                drop = (high * 0.03 if j % 2 else 0) - (high * 0.05 if k == 1 else 0)
                points.append((x + half * k, base + drop))
            self.fill(self.cut(points, 0.12, 9), tint, 0.5 if inked else 0)
            if high > 12:
                for k in range(3):
                    left = x - half * 2 * (0.08 + 0.13 * k)
                    self.gouge(left, base - high * 0.2 + high * 0.05 * k, 112, high * 0.12, high * 0.022, lit)

    def cypress(self, x: float, y: float, high: float, tint: Colour = "forest", lit: Colour = "paper") -> None:
        """A cypress that stands at (x, y)."""
        path = QPainterPath(QPointF(x, y - high))
        path.quadTo(x + high * 0.17, y - high * 0.35, x, y)
        path.quadTo(x - high * 0.17, y - high * 0.35, x, y - high)
        self.fill(path, tint, high * 0.02)
        for k in range(5):
            self.gouge(x - high * 0.03, y - high * (0.2 + k * 0.13), -82, high * 0.14, high * 0.022, lit)

    def tree(self, x: float, y: float, high: float, tint: Colour = "forest", lit: Colour = "paper") -> None:
        """A leafy tree that stands at (x, y): lit cuts upper left, ink cuts lower right."""
        trunk = [(x, y), (x - high * 0.01, y - high * 0.25), (x + high * 0.01, y - high * 0.55)]
        self.line(trunk, high * 0.09, "ink", 0, 0)
        radius, heart = high * 0.34, y - high * 0.64
        crown = QPainterPath()
        crown.setFillRule(Qt.FillRule.WindingFill)
        for i in range(9):
            angle = i * 2 * math.pi / 9
            at = QPointF(x + math.cos(angle) * radius * 0.62, heart + math.sin(angle) * radius * 0.59)
            crown.addEllipse(at, radius * self.between(0.42, 0.52), radius * self.between(0.42, 0.52))
        crown.addEllipse(QPointF(x, heart), radius * 0.8, radius * 0.8)
        self.fill(crown.simplified(), tint, high * 0.022)
        for count, low, high_angle, inner, outer, size, tone in (
            (13, 2.2, 4.6, 0.15, 0.86, 0.1, lit),
            (9, -0.8, 1.3, 0.35, 0.9, 0.09, "ink"),
        ):
            for _ in range(count):
                angle, far = self.between(low, high_angle), self.between(inner, outer) * radius
                u, v = x + math.cos(angle) * far, heart + math.sin(angle) * far
                self.gouge(u, v, self.between(-60, -25), high * size, high * 0.027, tone, 0.25)

    # -- buildings ----------------------------------------------------------------------------------------------------

    def block(self, x: float, y: float, wide: float, high: float, tint: Colour, ink: float = 0.7) -> QPainterPath:
        """A rectangle cut with the knife."""
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
        return self.fill(self.cut(corners, 0.14, 7), tint, ink)

    def bricks(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        tint: Colour = "ink",
        course: float = 2.6,
        brick: float = 5,
        density: float = 0.55,
        width: float = 0.32,
    ) -> None:
        """Joints of brickwork: most of the courses, about half of the upright joints."""
        for i in range(1, int(high / course) + 1):
            if self.random.random() < 0.9:
                self.line([(x + wide * k / 4, y + i * course) for k in range(5)], width, tint, 0.2, 0.2)
            joint = x + (brick / 2 if i % 2 else brick)
            while joint < x + wide - 0.8:
                if self.random.random() < density:
                    upright = QRectF(joint, y + (i - 1) * course + 0.3, width * 1.2, course - 0.4)
                    self.painter.fillRect(upright, colour(tint))
                joint += brick

    def window(self, x: float, y: float, wide: float, high: float, tint: Colour = "ink") -> None:
        """A window or door with a round head; (x, y) is the middle of its sill."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(QRectF(x - wide / 2, y - high, wide, high))
        path.addEllipse(QPointF(x, y - high), wide / 2, wide / 2)
        self.painter.fillPath(path, colour(tint))

    def roof(self, corners: Points, tint: Colour, rows: int = 4, lit: Colour = "paper") -> None:
        """A roof side (left bottom, left top, right top, right bottom) with rows of cut tiles."""
        self.fill(self.cut(corners, 0.15, 8), tint, 0.7)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        for i in range(1, rows):
            t = i / rows
            ax, ay, bx, by = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, x3 + (x2 - x3) * t, y3 + (y2 - y3) * t
            count = max(2, int((bx - ax) / 3.2))
            angle = math.degrees(math.atan2(by - ay, bx - ax))
            for k in range(count):
                u = (k + (0.5 if i % 2 else 0.15)) / count
                if self.random.random() < 0.82:
                    tile = (bx - ax) / count * 0.72
                    self.gouge(ax + (bx - ax) * u, ay + (by - ay) * u, angle, tile, 0.62, lit)

    def house(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        wall: Colour = "paper",
        roof: Colour = "madder",
        light: Colour = "ink",
    ) -> None:
        """A house with its gable at the left, its roof side at the right; (x, y) is its lower left corner."""
        front = wide * 0.42
        eave, top = y - high * 0.5, y - high
        self.block(x + front, eave, wide - front, high * 0.5, "shade")
        gable = [(x, y), (x, eave), (x + front / 2, top), (x + front, eave), (x + front, y)]
        self.fill(self.cut(gable, 0.14, 7), wall, 0.7)
        slope = eave + high * 0.04
        self.roof(
            [
                (x + front - wide * 0.02, slope),
                (x + front / 2, top),
                (x + wide - front * 0.3, top),
                (x + wide + wide * 0.04, slope),
            ],
            roof,
            3 if high < 14 else 5,
        )
        verge = [(x - wide * 0.05, eave + high * 0.06), (x + front / 2, top - high * 0.02)]
        self.line([*verge, (x + front + wide * 0.02, eave + high * 0.05)], high * 0.055, "ink", 0, 0)
        self.window(x + front * 0.5, y, front * 0.26, high * 0.22)
        self.window(x + front * 0.5, eave + high * 0.02, front * 0.18, high * 0.09, light)
        count = max(1, int((wide - front) / (high * 0.36)))
        for i in range(count):
            at = x + front + (wide - front) * (i + 0.5) / count
            self.window(at, y - high * 0.14, high * 0.1, high * 0.14, light)
        for i in range(4):
            self.gouge(x + wide - (i + 1) * wide * 0.05, y - high * 0.04, -90, high * 0.36, 0.4, "ink")

    def tower(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        wall: Colour = "paper",
        roof: Colour = "slate",
        light: Colour = "ink",
    ) -> None:
        """A brick tower with a pointed roof; (x, y) is the middle of its foot."""
        self.block(x - wide / 2, y - high, wide, high, wall)
        self.bricks(x - wide / 2, y - high, wide, high, "soft", max(2, wide * 0.22), max(3, wide * 0.4), 0.4)
        for i in range(int(high / 2.2)):
            self.gouge(x + wide * 0.47, y - i * 2.2 - 1, 180, wide * self.between(0.1, 0.3), 0.6, "ink")
        self.window(x - wide * 0.05, y - high * 0.55, wide * 0.2, high * 0.14, light)
        spire = [(x - wide * 0.68, y - high), (x, y - high - wide * 1.25), (x + wide * 0.68, y - high)]
        self.fill(self.cut(spire, 0.14, 6), roof, 0.7)
        for k in (-0.3, -0.1, 0.12):
            self.gouge(x + wide * k * 0.3, y - high - wide * 0.9, 90 - k * 60, wide * 0.72, wide * 0.06)

    def fence(self, y: float, tint: Colour = "paper", count: int = 9, high: float = 9, ink: float = 0.6) -> None:
        """A picket fence over the scene's width, its foot at ``y``."""
        for part in (0.35, 0.72):
            rail = [(-2 + i * 13, y - high * part + self.between(-0.3, 0.3)) for i in range(9)]
            self.line(rail, high * 0.13, tint, 0, 0)
            self.line([(-2 + i * 13, y - high * part + high * 0.075) for i in range(9)], 0.5, "ink", 0, 0)
        for i in range(count):
            x = 100 * (i + 0.5) / count + self.between(-1, 1)
            half = high * 0.11
            picket = [(x - half, y), (x - half, y - high * 0.9), (x, y - high * 1.05), (x + half, y - high * 0.9)]
            self.fill(self.cut([*picket, (x + half, y)], 0.15, 5), tint, ink)

    def oak_leaf(
        self, x: float, y: float, size: float, tint: Colour, halo: Colour, turn: float, back: str = ""
    ) -> None:
        """An oak leaf; ``back`` shows through its veins."""
        self.glyph("oak-leaf", x, y, size, tint, back or None, halo, turn, min(0.75, size * 0.06))

    def wear(self, strength: float, beyond: float = 0) -> None:
        """Lays missing ink over the whole print, and ``beyond`` units at its sides."""
        if strength <= 0:
            return
        self.painter.save()
        self.painter.setOpacity(min(1.0, strength))
        unit = math.hypot(self.painter.worldTransform().m11(), self.painter.worldTransform().m12())
        scale = min(0.14, 0.9 / unit)
        self.painter.scale(scale, scale)
        start = int(self.random.random() * WEAR_SIZE)
        area = QRectF(-beyond / scale - 20, -20, (100 + 2 * beyond) / scale + 40, self.height / scale + 40)
        self.painter.drawTiledPixmap(area, wear_tile(), QPointF(start, start * 7 % WEAR_SIZE))
        self.painter.restore()


Draw = Callable[[Scene], None]


def print_into(
    painter: QPainter,
    rect: QRectF,
    draw: Draw,
    look: Look,
    seed: int = 1,
    frame: float = 1.2,
    bold: float | None = None,
) -> None:
    """Prints a scene into ``rect``: cut to an uneven edge, worn as much as the grain setting says, inked round.

    ``frame`` is the weight of the edge in units of the scene (0: none, and the print fills the rectangle). ``bold`` is
    how much heavier the lines are; by itself a print narrower than 118 px gets bolder lines, or its cuts close up.
    """
    painter.save()
    unit = rect.width() / 100
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    height = rect.height() / unit
    jitter = 0.3 if frame else 0.0
    edge = Scene(painter, height, seed).cut([(0, 0), (100, 0), (100, height), (0, height)], jitter, 6)
    with clipped(painter, edge):
        scene = Scene(painter, height, seed)
        scene.weight = bold if bold is not None else min(1.75, max(1.0, (118 / rect.width()) ** 0.6))
        scene.ground("paper")
        draw(scene)
        scene.wear((0.55 if scene.weight < 1.2 else 0.3) * min(1.0, look.grain / 50))
    if frame:
        scene.outline(edge, frame)
    painter.restore()
