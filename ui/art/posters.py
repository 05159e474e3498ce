"""The posters of the shelf: one large print a game, the picture one chooses it by.

A poster is composed for a tall field of 100 x 157 units. A slimmer one cuts its sides: what must be seen stands between
x = 12 and 88. A wider one shows more at its sides; a small wide one is a window into the field. A further game adds its
scene to ``POSTERS``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ui.art import surfaces
from ui.art.clans_poster import clans
from ui.art.dogs_poster import dogs
from ui.art.face import Face, Look, Painter, painter_of
from ui.art.gouges import clipped, points, ring, smooth
from ui.art.island_poster import island
from ui.art.palette import mix
from ui.art.princes_poster import princes
from ui.art.prints import Draw, Scene

HIGH = 157.0
"""Height of a poster's field; it is 100 wide."""

_BODY = points(
    "66,36 75,41 75,54 72,69 64,85 49,95 38,93 37,82 44,66 51,49 58,39",
)
_TAIL = points("38,85 10,123 15,128 22,126 28,129 50,93")
_WING = points("56,52 62,61 59,76 47,91 29,104 34,86 44,65")


def draw_cuckoo(scene: Scene) -> None:
    """The cuckoo with its beak open, 87 x 93 units large; perches at about (55, 98)."""
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


def _fan(scene: Scene, look: Look, beyond: float) -> None:
    """Cards of the game, fanned on the felt: five, and more where the poster is wide."""
    keys = ("inn", "mask", "hunter", "cat", "cuckoo", "lion", "fool", "horse", "bucket")
    spare = 2 - min(2, int(beyond / 14))
    shown = keys[spare : len(keys) - spare]
    for i, key in enumerate(shown):
        away = i - len(shown) // 2
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


@contextmanager
def _stretched(scene: Scene, beyond: float) -> Iterator[None]:
    """Draws what fills the scene's width over a wider field."""
    scene.painter.save()
    scene.painter.setTransform(QTransform().translate(50, 0).scale(1 + beyond / 50, 1).translate(-50, 0), True)
    yield
    scene.painter.restore()


def cuccu(scene: Scene, look: Look, beyond: float) -> None:
    """A cuckoo calls in a wood by moonlight; on the table below it a hand of cards."""
    with _stretched(scene, beyond):
        scene.sky("pine", "#5F7F64", 20, bottom=110, width=0.6)
    for x, y in points("18,13 34,26 12,40 88,66 45,9 24,58"):
        scene.stars([(50 + (x - 50) * (1 + beyond / 60), y)], 3.4, "cream")
    scene.dot(70, 31, 20, "cream")
    for i in range(5):
        scene.gouge(55 + i * 2, 23 + i * 4.2, 1, 15 - abs(i - 2) * 2.5, 0.9, "#CDB878")
    scene.outline(ring(70, 31, 21.6), 0.6, mix("cream", "pine", 0.35))
    table = scene.curve(127, 1.4)
    with _stretched(scene, beyond):
        scene.hill(scene.curve(88, 6), mix("pine", "ink", 0.25), 0.9, 5, "#7C9A78")
    for i in range(int(beyond / 9) + 1):
        for side in (-1, 1):
            scene.pine(50 + side * (58 + i * 9.5), 102 + i % 2, 36 + i * 17 % 23, "pitch", "#9DB48F", False)
    for x, high in ((4, 36), (16, 46), (91, 42), (80, 30), (29, 28), (99, 54), (-2, 52)):
        scene.pine(x, 101 + (x % 5) * 0.6, high, "pitch", "#9DB48F", False)
    branch = [(-4 - beyond, 108 + beyond * 0.12), (22, 100), (52, 98.6), (78, 95), (106 + beyond, 87 - beyond * 0.1)]
    scene.line(branch, 7.4, "paper", 0, 0)
    scene.line(branch, 5.8, "bark", 0, 0)
    scene.line([(0, 102.6), (26, 98.6), (57, 96.8), (96, 89)], 0.8, "paper", 0.3, 0.3)
    scene.line([(14, 103), (39, 100), (66, 98.6)], 0.6, "paper", 0.3, 0.3)
    for x, y, turn, size in ((90, 97, 70, 13), (82, 88, -30, 10), (14, 110, 160, 12), (5, 95, -60, 10)):
        scene.oak_leaf(x, y, size, "forest", "paper", turn, "moss")
    with _stretched(scene, beyond):
        scene.hill(table, "felt", 1.2, 7, "#86A386", gap=3.2, width=0.55)
        scene.line([(x, table(x) + 1.6) for x in range(-2, 103, 5)], 1.3, "madder", 0, 0)
    draw_cuckoo(scene)
    _fan(scene, look, beyond)


Poster = Callable[[Scene, Look, float], None]
"""Draws a poster's field; the number says how many units more are seen on either side."""

POSTERS: dict[str, tuple[Poster, float]] = {
    "cuccu": (cuccu, 0.22),
    "princes": (princes, 0.12),
    "island": (island, 0.42),
    "dogs": (dogs, 0.4),
    "clans": (clans, 0.3),
}
"""Game -> its field, and at what part of its height the picture is held when a small wide one cuts top and foot."""

SMALL = 240
"""Logical pixels: a wide poster lower than this shows a part of the field, a higher one the whole and its sides."""


def poster(game: str) -> Painter:
    """The poster of a game in a shape of any kind."""
    draw, hold = POSTERS[game]

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        beyond = 0.0
        if rect.height() >= SMALL and rect.width() / rect.height() > 100 / HIGH:
            beyond = (rect.width() / rect.height() * HIGH - 100) / 2
        covering(painter, rect, lambda scene: draw(scene, look, beyond), look, 11, HIGH, beyond, hold, framed=True)

    return paint


def covering(
    painter: QPainter,
    rect: QRectF,
    draw: Draw,
    look: Look,
    seed: int,
    high: float,
    beyond: float = 0.0,
    hold: float = 0.5,
    weight: float = 1.0,
    framed: bool = False,
) -> None:
    """Prints a field of 100 x ``high`` units (and ``beyond`` more at each side) so that it covers ``rect``.

    Where the rectangle is wider than the field, top and foot are cut, ``hold`` of it at the top. ``framed`` inks the
    uneven edge.
    """
    if framed:
        inset = 0.3 * max(rect.width() / (100 + 2 * beyond), rect.height() / high) + 1.3
        rect = rect.adjusted(inset, inset, -inset, -inset)
    unit = max(rect.width() / (100 + 2 * beyond), rect.height() / high)
    top = rect.top() - max(0.0, high * unit - rect.height()) * hold
    painter.save()
    to_field = QTransform().translate(rect.center().x() - 50 * unit, top).scale(unit, unit)
    back, _ = to_field.inverted()
    window = back.mapRect(rect)
    painter.setTransform(to_field, True)
    cutter = Scene(painter, high, seed)
    corners = [(window.left(), window.top()), (window.right(), window.top())]
    corners += [(window.right(), window.bottom()), (window.left(), window.bottom())]
    edge = cutter.cut(corners, 0.3 if framed else 0.0, 4)
    with clipped(painter, edge):
        scene = Scene(painter, high, seed)
        scene.weight = weight
        draw(scene)
        scene.wear(0.6 * min(1.0, look.grain / 50), beyond)
    if framed:
        cutter.outline(edge, 2.4 / unit)
    painter.restore()
