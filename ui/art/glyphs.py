"""Glyphs of resources/glyphs.json as painter paths: parsed when first used, kept for good."""

from __future__ import annotations

import json
import math
import re
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from ui.art.fonts import resources

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")
_ATTRIBUTE = re.compile(r'\sd="([^"]+)"')


class Glyph(NamedTuple):
    """A glyph centred on 0,0 and one unit wide or high, whichever is more."""

    cuts: QPainterPath
    """What is inked: the drawing with its openings."""
    mass: QPainterPath
    """The drawing with all openings filled."""


@cache
def shipped() -> dict[str, dict[str, str]]:
    """Name -> ``body`` (SVG) and ``author`` of every glyph that ships."""
    text = (resources() / "glyphs.json").read_text(encoding="utf-8")
    icons: dict[str, dict[str, str]] = json.loads(text)["icons"]
    return icons


def _arc(
    path: QPainterPath,
    x1: float,
    y1: float,
    rx: float,
    ry: float,
    turn: float,
    large: int,
    sweep: int,
    x2: float,
    y2: float,
) -> None:
    """An SVG elliptical arc as cubic curves (conversion of end points to a centre, SVG 1.1, F.6.5)."""
    if rx == 0 or ry == 0 or (x1 == x2 and y1 == y2):
        path.lineTo(x2, y2)
        return
    rx, ry, angle = abs(rx), abs(ry), math.radians(turn)
    cos, sin = math.cos(angle), math.sin(angle)
    half_x, half_y = (x1 - x2) / 2, (y1 - y2) / 2
    a, b = cos * half_x + sin * half_y, -sin * half_x + cos * half_y
    excess = a * a / rx / rx + b * b / ry / ry
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    root = (rx * rx * ry * ry - rx * rx * b * b - ry * ry * a * a) / (rx * rx * b * b + ry * ry * a * a)
    root = math.sqrt(max(0.0, root)) * (-1 if large == sweep else 1)
    cx, cy = root * rx * b / ry, -root * ry * a / rx
    centre_x, centre_y = cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2
    start = math.atan2((b - cy) / ry, (a - cx) / rx)
    span = math.atan2((-b - cy) / ry, (-a - cx) / rx) - start
    if sweep and span < 0:
        span += 2 * math.pi
    if not sweep and span > 0:
        span -= 2 * math.pi

    def point(ex: float, ey: float) -> QPointF:
        return QPointF(centre_x + cos * rx * ex - sin * ry * ey, centre_y + sin * rx * ex + cos * ry * ey)

    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    reach = 4 / 3 * math.tan(span / pieces / 4)
    for i in range(pieces):
        u, v = start + span * i / pieces, start + span * (i + 1) / pieces
        path.cubicTo(
            point(math.cos(u) - reach * math.sin(u), math.sin(u) + reach * math.cos(u)),
            point(math.cos(v) + reach * math.sin(v), math.sin(v) - reach * math.cos(v)),
            point(math.cos(v), math.sin(v)),
        )


class _Reader:
    """Reads the tokens of SVG path data one after another."""

    def __init__(self, data: str) -> None:
        self.tokens = _TOKEN.findall(data)
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.tokens)

    def command(self, running: str) -> str:
        """The next command letter, or the running one if numbers follow."""
        if self.tokens[self.at].isalpha():
            self.at += 1
            return str(self.tokens[self.at - 1])
        return running

    def number(self) -> float:
        self.at += 1
        return float(self.tokens[self.at - 1])

    def flag(self) -> int:
        """A flag of an arc, which may be glued to what follows ("a5 5 0 01.5.5")."""
        token = self.tokens[self.at]
        if len(token) > 1 and token[0] in "01":
            self.tokens[self.at] = token[1:]
        else:
            self.at += 1
        return int(token[0])


def svg_path(data: str) -> QPainterPath:
    """SVG path data as a painter path; every command of SVG 1.1, absolute and relative."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    read = _Reader(data)
    x = y = start_x = start_y = handle_x = handle_y = 0.0
    command = last = ""
    while read.more():
        command = read.command(command)
        kind = command.upper()
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            path.closeSubpath()
            x, y = start_x, start_y
        elif kind == "M":
            x, y = ox + read.number(), oy + read.number()
            path.moveTo(x, y)
            start_x, start_y = x, y
            command = "l" if command.islower() else "L"
        elif kind == "L":
            x, y = ox + read.number(), oy + read.number()
            path.lineTo(x, y)
        elif kind == "H":
            x = ox + read.number()
            path.lineTo(x, y)
        elif kind == "V":
            y = oy + read.number()
            path.lineTo(x, y)
        elif kind in ("C", "S"):
            if kind == "C":
                first_x, first_y = ox + read.number(), oy + read.number()
            else:
                first_x, first_y = (2 * x - handle_x, 2 * y - handle_y) if last in ("C", "S") else (x, y)
            handle_x, handle_y = ox + read.number(), oy + read.number()
            x, y = ox + read.number(), oy + read.number()
            path.cubicTo(first_x, first_y, handle_x, handle_y, x, y)
        elif kind in ("Q", "T"):
            if kind == "Q":
                handle_x, handle_y = ox + read.number(), oy + read.number()
            else:
                handle_x, handle_y = (2 * x - handle_x, 2 * y - handle_y) if last in ("Q", "T") else (x, y)
            x, y = ox + read.number(), oy + read.number()
            path.quadTo(handle_x, handle_y, x, y)
        else:
            rx, ry, turn = read.number(), read.number(), read.number()
            large, sweep = read.flag(), read.flag()
            end_x, end_y = ox + read.number(), oy + read.number()
            _arc(path, x, y, rx, ry, turn, large, sweep, end_x, end_y)
            x, y = end_x, end_y
        last = kind
    return path


def _filled(path: QPainterPath) -> QPainterPath:
    """All outlines of a path turned the same way round, so that its openings close."""
    mass = QPainterPath()
    mass.setFillRule(Qt.FillRule.WindingFill)
    fine, back = QTransform.fromScale(512, 512), QTransform.fromScale(1 / 512, 1 / 512)
    for outline in path.toSubpathPolygons(fine):
        corners = outline.toList()
        area = sum(p.x() * q.y() - q.x() * p.y() for p, q in zip(corners, corners[1:] + corners[:1], strict=True))
        piece = QPainterPath()
        piece.addPolygon(QPolygonF(corners if area >= 0 else corners[::-1]))
        piece.closeSubpath()
        mass.addPath(back.map(piece))
    mass.setFillRule(Qt.FillRule.WindingFill)
    return mass


@cache
def glyph(name: str) -> Glyph:
    """The glyph of that name; KeyError if it does not ship."""
    path = QPainterPath()
    for data in _ATTRIBUTE.findall(shipped()[name]["body"]):
        path.addPath(svg_path(data))
    box = path.boundingRect()
    scale = 1 / max(box.width(), box.height())
    cuts = QTransform().scale(scale, scale).translate(-box.center().x(), -box.center().y()).map(path)
    cuts.setFillRule(Qt.FillRule.WindingFill)
    return Glyph(cuts, _filled(cuts))


def placed(name: str, x: float, y: float, size: float, flip: bool = False, turn: float = 0.0) -> Glyph:
    """The glyph centred on (x, y) at ``size`` units, mirrored if ``flip``, turned by ``turn`` degrees."""
    to = QTransform().translate(x, y).rotate(turn).scale(-size if flip else size, size)
    result = Glyph(to.map(glyph(name).cuts), to.map(glyph(name).mass))
    for path in result:
        path.setFillRule(Qt.FillRule.WindingFill)
    return result
