"""Dogs seen from the side, in the postures of the tricks: limbs of a silhouette, with lines carved along it.

A dog is about 150 units long, its feet at y = 50, its hip near 0,0.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from ui.art.cuts import at, box, polygon
from ui.art.dogs_marks import Cuts, coat, cuts, dark
from ui.art.gouges import Colour, Gouges, Points, clipped, ellipse, points, smooth
from ui.art.palette import colour, mix

Joint = tuple[float, float]


class Pose(NamedTuple):
    """Where the joints are: hip, shoulder, head and how it is turned, tail, four legs from knee to toe."""

    hip: Joint
    shoulder: Joint
    head: Joint
    nod: float
    tail: str
    fore: str
    fore_far: str
    hind: str
    hind_far: str


POSES = {
    "stand": Pose((0, 0), (62, -4), (88, -34), 0, "-8,-8 -26,-26 -30,-46", "62,26 60,46 66,50", "72,24 74,46 80,50",
                  "6,22 -6,34 -2,50 6,50", "-6,20 -16,34 -14,50 -6,50"),
    "walk": Pose((0, 0), (62, -4), (88, -32), 2, "-8,-8 -28,-22 -36,-40", "72,22 80,44 88,48", "54,24 44,40 46,50",
                 "10,22 2,36 10,50 18,50", "-10,18 -26,30 -32,48 -24,50"),
    "trot": Pose((0, -8), (62, -12), (90, -40), -4, "-8,-14 -28,-26 -40,-44", "76,10 90,12 92,22",
                 "52,16 38,28 34,40", "14,14 10,30 24,40 30,40", "-12,12 -30,16 -42,30 -38,36"),
    "gallop": Pose((0, -6), (66, -10), (96, -26), 6, "-8,-10 -32,-18 -54,-14", "90,4 112,4 122,8",
                   "84,12 104,18 114,22", "-20,10 -44,14 -60,26 -66,24", "-14,16 -34,26 -50,40 -56,38"),
    "gather": Pose((0, -14), (58, -10), (84, -34), 0, "-8,-20 -26,-34 -46,-36", "56,18 40,30 34,40",
                   "66,18 52,34 46,44", "22,10 20,28 38,36 46,36", "14,14 10,32 26,42 34,42"),
    "sit": Pose((8, 22), (40, -24), (62, -58), 0, "-2,34 -24,42 -44,34", "46,8 46,44 54,50", "56,6 58,44 66,50",
                "30,18 14,46 22,50 34,50", "22,26 8,46 18,50 28,50"),
    "howl": Pose((8, 22), (38, -24), (52, -62), -58, "-2,34 -24,42 -46,38", "46,8 46,44 54,50", "56,6 58,44 66,50",
                 "30,18 14,46 22,50 34,50", "22,26 8,46 18,50 28,50"),
    "beg": Pose((12, 24), (28, -34), (50, -64), -14, "2,36 -20,44 -36,34", "48,-18 58,-30 64,-22",
                "42,-10 54,-18 60,-10", "38,18 22,46 30,50 44,50", "30,26 14,46 24,50 36,50"),
    "lie": Pose((-4, 26), (54, 22), (78, -4), 4, "-12,34 -34,44 -52,40", "64,42 84,46 94,46", "56,44 74,48 84,48",
                "20,30 0,46 20,48 30,48", "10,36 -6,46 10,48 20,48"),
    "back": Pose((0, 28), (60, 30), (88, 36), 160, "-8,34 -30,44 -50,36", "64,2 76,-14 70,-24", "52,4 48,-18 56,-26",
                 "2,4 -12,-12 0,-26 8,-24", "14,6 18,-16 32,-24 38,-20"),
    "dig": Pose((0, -14), (58, 18), (84, 24), 38, "-8,-22 -20,-44 -18,-62", "74,34 90,48 98,54", "64,36 76,52 84,58",
                "4,14 -10,30 -6,50 2,50", "-8,12 -20,30 -20,50 -12,50"),
    "sniff": Pose((0, -2), (60, 4), (88, 30), 34, "-8,-8 -28,-24 -34,-42", "66,28 74,46 82,50", "54,28 46,44 50,50",
                  "8,22 -2,36 4,50 12,50", "-8,20 -20,34 -20,50 -12,50"),
    "point": Pose((0, 0), (64, -6), (94, -30), -4, "-8,-6 -34,-12 -58,-16", "80,14 74,32 66,34", "68,24 68,46 76,50",
                  "2,22 -12,34 -10,50 -2,50", "-10,20 -24,34 -26,50 -18,50"),
    "eat": Pose((0, -2), (60, 2), (86, 24), 48, "-8,-8 -24,-30 -22,-50", "62,28 60,46 66,50", "72,26 72,46 78,50",
                "6,22 -6,34 -2,50 6,50", "-6,20 -16,34 -14,50 -6,50"),
}  # fmt: skip


class Coat(NamedTuple):
    """What a dog seen from the side wears."""

    tint: str
    patch: str = ""
    ears: str = "drop"
    collar: str = "madder"
    build: float = 1.0


def _limb(path: QPainterPath, joints: Points, widths: tuple[float, ...]) -> None:
    """A tapering limb. Its sides run clockwise, as circles do: run the other way they would cut holes at the joints."""
    for (x0, y0), (x1, y1), wide0, wide1 in zip(joints, joints[1:], widths, widths[1:], strict=False):
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        sides = [(x0 - nx * wide0, y0 - ny * wide0), (x1 - nx * wide1, y1 - ny * wide1)]
        sides += [(x1 + nx * wide1, y1 + ny * wide1), (x0 + nx * wide0, y0 + ny * wide0)]
        path.addPath(polygon(sides))
        path.addEllipse(QPointF(x1, y1), wide1, wide1)
        path.addEllipse(QPointF(x0, y0), wide0, wide0)


def _empty() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def side_dog(marks: Gouges, pose_name: str, wears: Coat) -> None:
    """A dog in a posture."""
    pose, build, tint = POSES[pose_name], wears.build, coat(wears.tint)
    hip, shoulder, head = pose.hip, pose.shoulder, pose.head
    flipped = pose_name == "back"
    far = _empty()
    _limb(far, [shoulder, *points(pose.fore_far)], (10 * build, 7 * build, 5, 5))
    _limb(far, [hip, *points(pose.hind_far)], (13 * build, 9 * build, 5.5, 4.8, 4.8))
    marks.fill(far.simplified(), mix(tint, "paper", 0.24) if dark(tint) else mix(tint, "ink", 0.32), 2)
    middle = ((hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2 + (-2 if flipped else 2))
    neck = ((shoulder[0] + head[0]) / 2, (shoulder[1] + head[1]) / 2)
    body = _empty()
    _limb(body, [hip, middle, shoulder], (19 * build, 17.5 * build, 22 * build))
    _limb(body, [shoulder, neck, head], (19 * build, 14 * build, 12))
    _limb(body, [shoulder, *points(pose.fore)], (13 * build, 8 * build, 5.4, 5.2))
    _limb(body, [hip, *points(pose.hind)], (18 * build, 11.5 * build, 6, 5.2, 5.2))
    _limb(body, [hip, *points(pose.tail)], (7, 4.5, 4.5, 2.4))
    body.addPath(QTransform().translate(*head).rotate(pose.nod).map(_skull(wears.ears)))
    body = body.simplified()
    marks.fill(body, tint, 3 if wears.tint != "ink" else 0)
    line = "paper" if dark(tint) or wears.tint == "red" else "ink"
    with clipped(marks.painter, body):
        if wears.patch:
            saddle = points("-26,-40 20,-40 18,0 -8,6 -30,-4", *middle)
            marks.fill(smooth(saddle), coat(wears.patch))
        _carve(marks, pose, line, flipped)
    _side_head(marks, pose, wears, line)
    if wears.collar:
        _side_collar(marks, shoulder, head, wears, flipped)


def _carve(marks: Gouges, pose: Pose, tint: Colour, flipped: bool) -> None:
    """Lines in the coat: light along the back, ticks on belly and flank, the edges of the near legs."""
    hip, shoulder = pose.hip, pose.shoulder
    dx, dy = shoulder[0] - hip[0], shoulder[1] - hip[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = (-dy / length, dx / length) if not flipped else (dy / length, -dx / length)

    def at(along: float, across: float) -> Joint:
        return hip[0] + dx * along + nx * across, hip[1] + dy * along + ny * across

    field = Cuts(marks)
    field.run([at(u, -12 - 2 * math.sin(u * 3)) for u in (-0.1, 0.2, 0.5, 0.8, 1.0)], 2.6)
    for k in range(7):
        x, y = at(0.2 + k * 0.1, 10 + k % 2 * 3)
        field.cut(x - dx * 0.04, y - dy * 0.04, x + dx * 0.07, y + dy * 0.07, 1.15, 1)
    for k in range(4):
        x, y = at(0.34 + k * 0.12, -2 + k % 2 * 4)
        field.cut(x, y, x + dx * 0.09, y + dy * 0.09, 1.0, 1)
        field.cut(hip[0] - 11 + k * 6, hip[1] + 1 + k * 2, hip[0] - 8 + k * 6, hip[1] + 13 + k, 1.3, -2)
    for k in range(3):
        field.cut(shoulder[0] - 5 + k * 6, shoulder[1] + 2, shoulder[0] - 2 + k * 5, shoulder[1] + 14, 1.3, 2)
    fore, hind = points(pose.fore), points(pose.hind)
    elbow, wrist, knee, hock = fore[0], fore[1], hind[0], hind[1]
    field.run([(shoulder[0] - 13, shoulder[1] + 8), (elbow[0] - 9, elbow[1]), (wrist[0] - 6, wrist[1])], 1.6)
    field.run([(hip[0] + 19, hip[1] + 6), (knee[0] + 11, knee[1]), (hock[0] + 7, hock[1])], 1.6)
    field.draw(tint, 0.92)


def _skull(ears: str) -> QPainterPath:
    path = _empty()
    path.addPath(smooth(points("-14,2 -12,-12 0,-18 12,-13 18,-5 36,-1 40,5 36,11 18,13 6,16 -8,14"), pull=0.15))
    if ears == "prick":
        path.addPath(polygon(points("-10,-8 -10,-34 6,-14")))
        path.addPath(polygon(points("0,-12 4,-32 12,-10")))
    return path


def _side_head(marks: Gouges, pose: Pose, wears: Coat, line: Colour) -> None:
    """Mouth, eye, hanging ear, nose."""
    tint = coat(wears.tint)
    with at(marks.painter, *pose.head, turn=pose.nod):
        cuts(marks, [(22, 6.5, 38, 6.5, 1, 1.4)], line)
        marks.fill(ellipse(9, -5, 3.2), "snow")
        marks.fill(ellipse(9.8, -5, 1.8), "ink")
        if wears.ears == "drop":
            ear = smooth(points("-6,-14 4,-10 4,6 -4,20 -14,14 -14,-4"))
            marks.fill(ear, mix(tint, "clay", 0.34) if dark(tint) else mix(tint, "ink", 0.4), 1.6)
            cuts(marks, [(-9 + i * 4, -4, -9 + i * 3, 11, 0.9) for i in range(3)])
        marks.fill(ellipse(38, 1.5, 3.6), tint if dark(tint) else "ink")
        if dark(tint):
            marks.fill(ellipse(38.6, 0.6, 1.2), colour("paper", 0.7))


def _side_collar(marks: Gouges, shoulder: Joint, head: Joint, wears: Coat, flipped: bool) -> None:
    x, y = shoulder[0] + (head[0] - shoulder[0]) * 0.52, shoulder[1] + (head[1] - shoulder[1]) * 0.52
    turn = math.degrees(math.atan2(head[1] - shoulder[1], head[0] - shoulder[0]))
    half = 14.5 * wears.build
    with at(marks.painter, x, y, turn=turn):
        band = box(-3.5, -half, 7, 2 * half, 3)
        marks.fill(band, wears.collar)
        marks.outline(band, 1.3 * marks.weight, "paper")
        marks.fill(ellipse(-2, -half - 2 if flipped else half + 2, 4), "gold", 1)
