"""The posters of the shelf: one large print a game, the picture one chooses it by.

A poster is composed for a tall field of 100 x 157 units; on another shape the field covers it, cut at the sides or at
top and foot. What must be seen stands between x = 12 and 88. A further game adds its scene to ``POSTERS``.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ui.art import surfaces
from ui.art.face import Face, Look, Painter, painter_of
from ui.art.gouges import clipped, points, ring, smooth
from ui.art.palette import mix
from ui.art.prints import Draw, Scene

HIGH = 157.0
"""Height of a poster's field; it is 100 wide."""

_BODY = points(
    "66,36 75,41 75,54 72,69 64,85 49,95 38,93 37,82 44,66 51,49 58,39",
)
_TAIL = points("38,85 10,123 15,128 22,126 28,129 50,93")
_WING = points("56,52 62,61 59,76 47,91 29,104 34,86 44,65")


def _bird(scene: Scene) -> None:
    """The cuckoo, seen from below, its beak open; perches at about (55, 97)."""
    tail = scene.cut(_TAIL, 0.2, 6)
    scene.outline(tail, 2.2, "paper")
    scene.fill(tail, "ink")
    for i in range(3):
        scene.line([(40 + i * 3, 91 + i), (17 + i * 4, 122 + i * 0.6)], 0.7, "paper", 0.2, 0.2)
        for k in range(3):
            scene.gouge(20 + k * 6.5 + i * 2.4, 114 - k * 8 + i * 1.6, 25, 3.4, 1.0)
    body = smooth(_BODY)
    scene.outline(body, 3.0, "paper")
    scene.fill(body, mix("slate", "stone", 0.35))
    with clipped(scene.painter, body):
        belly = smooth(points("77,56 68,61 57,78 47,97 82,104 88,66"))
        scene.fill(belly, "snow")
        for i in range(10):
            y = 93 - i * 3.7
            scene.line([(52 + i * 2.0, y - 2.5), (62 + i * 1.4, y), (80, y - 6)], 1.5, "ink", 0.2, 0.1)
        for i in range(11):
            scene.gouge(54 + (i * 6.1) % 17, 41 + i * 2.1, 35, 5.2, 0.7)
    scene.outline(body, 1.5)
    _wing(scene)
    for mandible in ("73,42 87,36.5 75,46.5", "74,47 85,49 74.5,50.5"):
        scene.fill(scene.cut(points(mandible), 0.1, 6), "ochre", 0.9)
    scene.dot(68, 44, 3.0, "ink")
    scene.dot(68, 44, 2.4, "gold")
    scene.dot(68.4, 44, 1.25, "ink")
    scene.dot(68.9, 43.4, 0.4, "paper")
    for x in (52, 60):
        scene.line([(x, 92), (x - 0.8, 98.5)], 1.6, "ochre", 0, 0)
        scene.line([(x - 3.6, 98.6), (x, 97.6), (x + 3.4, 98.2)], 1.5, "ochre", 0.2, 0.2)


def _wing(scene: Scene) -> None:
    wing = smooth(_WING)
    scene.fill(wing, mix("slate", "ink", 0.25))
    with clipped(scene.painter, wing):
        for i in range(8):
            start = (56 - i * 0.8, 56 + i * 4)
            scene.line([start, (49 - i * 1.7, 69 + i * 3.6), (36 - i * 0.8, 94 + i)], 0.95, "paper", 0.3, 0.3)
        for i in range(8):
            scene.gouge(50 + (i % 3) * 3.4, 58 + i * 2.7, 42, 5.4, 0.9, "sky", 0.12)
    scene.outline(wing, 1.3)


def _fan(scene: Scene, look: Look) -> None:
    """Five cards of the game, fanned on the felt."""
    for i, key in enumerate(("hunter", "cat", "cuckoo", "lion", "fool")):
        away = i - 2
        scene.painter.save()
        scene.painter.translate(50 + away * 14.2, 159 + abs(away) ** 1.6 * 1.6)
        scene.painter.rotate(away * 9.5)
        rect = QRectF(-10.5, -31, 21, 29.4)
        surfaces.shadow(scene.painter, rect, 1, 2.2, 0.5)
        # A card is painted at its usual size and scaled, so that its own rules of small sizes hold.
        scene.painter.translate(rect.topLeft())
        scene.painter.scale(rect.width() / 63, rect.height() / 88)
        painter_of(Face("cuccu", "card", (key,)))(scene.painter, QRectF(0, 0, 63, 88), look)
        scene.painter.restore()


def cuccu(look: Look) -> Draw:
    """A cuckoo calls in a wood by moonlight; on the table below it a hand of cards."""

    def draw(scene: Scene) -> None:
        scene.sky("pine", "#5F7F64", 20, bottom=110, width=0.6)
        scene.stars(points("18,13 34,26 12,40 88,66 45,9 24,58"), 3.4, "cream")
        scene.dot(70, 31, 20, "cream")
        for i in range(5):
            scene.gouge(55 + i * 2, 23 + i * 4.2, 1, 15 - abs(i - 2) * 2.5, 0.9, "#CDB878")
        scene.outline(ring(70, 31, 21.6), 0.6, mix("cream", "pine", 0.35))
        back = scene.curve(88, 6)
        scene.hill(back, mix("pine", "ink", 0.25), 0.9, 5, "#7C9A78")
        for x, high in ((4, 36), (16, 46), (91, 42), (80, 30), (29, 28), (99, 54), (-2, 52)):
            scene.pine(x, 101 + (x % 5) * 0.6, high, "pitch", "#9DB48F", False)
        for points_, wide, tint in (
            ([(-4, 104), (22, 100), (52, 98.6), (78, 95), (106, 87)], 7.4, "paper"),
            ([(-4, 104), (22, 100), (52, 98.6), (78, 95), (106, 87)], 5.8, "bark"),
        ):
            scene.line(points_, wide, tint, 0, 0)
        scene.line([(0, 102.6), (26, 98.6), (57, 96.8), (96, 89)], 0.8, "paper", 0.3, 0.3)
        scene.line([(14, 103), (39, 100), (66, 98.6)], 0.6, "paper", 0.3, 0.3)
        for x, y, turn, size in ((90, 97, 70, 13), (82, 88, -30, 10), (14, 110, 160, 12), (5, 95, -60, 10)):
            scene.oak_leaf(x, y, size, "forest", "paper", turn, "moss")
        table = scene.curve(127, 1.4)
        scene.hill(table, "felt", 1.2, 7, "#86A386", gap=3.2, width=0.55)
        scene.line([(x, table(x) + 1.6) for x in range(-2, 103, 5)], 1.3, "madder", 0, 0)
        _bird(scene)
        _fan(scene, look)

    return draw


POSTERS = {"cuccu": (cuccu, 0.22)}
"""Game -> its scene, and at what part of its height the picture is held when a wide field cuts top and foot."""


def poster(game: str) -> Painter:
    """The poster of a game, covering the rectangle."""
    scene_of, hold = POSTERS[game]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        covering(painter, rect, scene_of(look), look, hold, 11)

    return paint


def covering(
    painter: QPainter,
    rect: QRectF,
    draw: Draw,
    look: Look,
    hold: float,
    seed: int,
    high: float = HIGH,
    weight: float = 1.0,
    framed: bool = True,
) -> None:
    """Prints a field of 100 x ``high`` units so that it covers ``rect``; ``framed`` inks its uneven edge."""
    unit = max(rect.width() / 100, rect.height() / high)
    if framed:
        inset = 0.3 * unit + 1.3
        rect = rect.adjusted(inset, inset, -inset, -inset)
    left = rect.center().x() - 50 * unit
    top = rect.top() - (high * unit - rect.height()) * (hold if rect.height() < high * unit else 0)
    painter.save()
    edge_scene = Scene(painter, high, seed)
    to_field = QTransform().translate(left, top).scale(unit, unit)
    back, _ = to_field.inverted()
    window = back.mapRect(rect)
    painter.setTransform(to_field, True)
    jitter = 0.3 if framed else 0.0
    corners = [(window.left(), window.top()), (window.right(), window.top())]
    edge = edge_scene.cut([*corners, (window.right(), window.bottom()), (window.left(), window.bottom())], jitter, 4)
    with clipped(painter, edge):
        scene = Scene(painter, high, seed)
        scene.weight = weight
        scene.ground("paper")
        draw(scene)
        scene.wear(0.6 * min(1.0, look.grain / 50))
    if framed:
        edge_scene.outline(edge, 2.4 / unit)
    painter.restore()
