"""Icons of toolbars, menus and controls: glyphs and our own strokes, tinted by a colour of the theme."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from ui.art.glyphs import placed
from ui.art.gouges import Gouges, Points, painting, pen, points
from ui.art.heads import draw_house_sign
from ui.art.palette import colour

BOX = 24.0
"""Our own icons are drawn in a square of this many units."""

_GLYPHS = {
    "menu": "hamburger-menu",
    "undo": "anticlockwise-rotation",
    "redo": "clockwise-rotation",
    "hint": "light-bulb",
    "rules": "open-book",
    "settings": "settings-knobs",
    "appearance": "cog",
    "saved": "scroll-unfurled",
    "language": "world",
    "sun": "sun",
    "moon": "moon",
    "check": "check-mark",
    "cross": "cross-mark",
    "cancel": "cancel",
    "keep": "shield",
    "exchange": "card-exchange",
    "hand": "hand",
    "cards": "card-random",
    "show": "card-pick",
    "inn": "tavern-sign",
    "players": "meeple",
    "time": "hourglass",
    "guarantee": "two-coins",
    "result": "laurel-crown",
}
"""Name of an icon -> its glyph."""


class Pencil:
    """Draws our own icons: strokes and flat shapes of one colour in a square of 24 units."""

    def __init__(self, painter: QPainter, tint: str) -> None:
        self.painter = painter
        self.tint = tint

    def stroke(self, corners: Points, width: float = 2.4, closed: bool = False) -> None:
        """A line through the corners."""
        path = QPainterPath(QPointF(*corners[0]))
        for x, y in corners[1:]:
            path.lineTo(x, y)
        if closed:
            path.closeSubpath()
        self.painter.strokePath(path, pen(self.tint, width))

    def shape(self, corners: Points) -> None:
        """A flat polygon with soft corners."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        path.closeSubpath()
        self.painter.fillPath(path, colour(self.tint))
        self.painter.strokePath(path, pen(self.tint, 1.2))

    def disc(self, x: float, y: float, radius: float) -> None:
        """A flat disc."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.painter.fillPath(path, colour(self.tint))

    def curve(self, x: float, y: float, *handles: float, width: float = 2.4) -> None:
        """Quadratic curves from (x, y), four numbers each: handle, end."""
        path = QPainterPath(QPointF(x, y))
        for i in range(0, len(handles), 4):
            path.quadTo(*handles[i : i + 4])
        self.painter.strokePath(path, pen(self.tint, width))

    def circle(self, x: float, y: float, radius: float, width: float = 2.2) -> None:
        """A ring."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.painter.strokePath(path, pen(self.tint, width))


def _back(draw: Pencil) -> None:
    draw.stroke(points("15,4.5 8,12 15,19.5"), 2.9)


def _forward(draw: Pencil) -> None:
    draw.stroke(points("9,4.5 16,12 9,19.5"), 2.9)


def _down(draw: Pencil) -> None:
    draw.stroke(points("5,9 12,16 19,9"), 2.9)


def _play(draw: Pencil) -> None:
    draw.shape(points("7,4.5 19,12 7,19.5"))


def _fast(draw: Pencil) -> None:
    draw.shape(points("3.5,5.5 12,12 3.5,18.5"))
    draw.shape(points("12.5,5.5 21,12 12.5,18.5"))


def _skip(draw: Pencil) -> None:
    draw.shape(points("3.5,5.5 12,12 3.5,18.5"))
    draw.shape(points("11,5.5 18,12 11,18.5"))
    draw.stroke(points("20.6,5.5 20.6,18.5"), 2.6)


def _step(draw: Pencil) -> None:
    draw.stroke(points("5,5 5,19"), 3)
    draw.shape(points("10,5 20,12 10,19"))


def _pause(draw: Pencil) -> None:
    draw.stroke(points("8,5.5 8,18.5"), 4)
    draw.stroke(points("16,5.5 16,18.5"), 4)


def _eye(draw: Pencil) -> None:
    draw.curve(2.5, 12, 12, 2, 21.5, 12, 12, 22, 2.5, 12, width=2.2)
    draw.disc(12, 12, 3.6)


def _hidden(draw: Pencil) -> None:
    _eye(draw)
    draw.stroke(points("4,20.5 20,3.5"), 2.4)


def _trash(draw: Pencil) -> None:
    draw.stroke(points("4,6.6 20,6.6"), 2.4)
    draw.stroke(points("9,6 9.6,3.6 14.4,3.6 15,6"), 2)
    draw.stroke(points("6,7.5 7,20.5 17,20.5 18,7.5"), 2.4)
    for x in (10, 14):
        draw.stroke(((x, 10.5), (x, 17.4)), 1.8)


def _copy(draw: Pencil) -> None:
    draw.stroke(points("8.5,8 20.5,8 20.5,21 8.5,21"), 2.2, closed=True)
    draw.stroke(points("5.5,16.5 3.6,16.5 3.6,3.4 15.4,3.4 15.4,5"), 2.2)


def _pencil(draw: Pencil) -> None:
    draw.stroke(points("4,20 5.2,14.8 16.6,3.4 20.6,7.4 9.2,18.8"), 2.2, closed=True)
    draw.stroke(points("13.8,6.2 17.8,10.2"), 2)


def _export(draw: Pencil) -> None:
    draw.stroke(points("12,14.5 12,3.5"), 2.4)
    draw.stroke(points("7.4,7.8 12,3.2 16.6,7.8"), 2.4)
    draw.stroke(points("4,14 4,20.4 20,20.4 20,14"), 2.4)


def _import(draw: Pencil) -> None:
    draw.stroke(points("12,3.2 12,14.2"), 2.4)
    draw.stroke(points("7.4,10 12,14.6 16.6,10"), 2.4)
    draw.stroke(points("4,14 4,20.4 20,20.4 20,14"), 2.4)


def _about(draw: Pencil) -> None:
    draw.circle(12, 12, 9.4)
    draw.disc(12, 7.4, 1.6)
    draw.stroke(points("12,11.6 12,17"), 2.8)


def _question(draw: Pencil) -> None:
    draw.circle(12, 12, 9.4)
    draw.curve(9, 9.4, 9.2, 6.4, 12.2, 6.4, 15.4, 6.6, 15, 9.6, 14.6, 11.4, 12.2, 12.6, 12, 13.2, 12, 14, width=2.2)
    draw.disc(12, 17.3, 1.5)


def _quit(draw: Pencil) -> None:
    draw.stroke(points("13,3.6 4.6,3.6 4.6,20.4 13,20.4"), 2.4)
    draw.stroke(points("9.6,12 20,12"), 2.4)
    draw.stroke(points("16,7.6 20.4,12 16,16.4"), 2.4)


def _add(draw: Pencil) -> None:
    draw.stroke(points("12,4 12,20"), 3)
    draw.stroke(points("4,12 20,12"), 3)


def _more(draw: Pencil) -> None:
    for x in (5, 12, 19):
        draw.disc(x, 12, 2.2)


def _panel(draw: Pencil) -> None:
    draw.stroke(points("3.4,5 20.6,5 20.6,19 3.4,19"), 2.2, closed=True)
    draw.shape(points("14.6,5.4 20.2,5.4 20.2,18.6 14.6,18.6"))


def _folder(draw: Pencil) -> None:
    draw.stroke(points("3.4,19.4 3.4,5 9.6,5 11.8,7.6 20.6,7.6 20.6,19.4"), 2.2, closed=True)


def _save(draw: Pencil) -> None:
    draw.stroke(points("4,4 16.6,4 20,7.4 20,20 4,20"), 2.2, closed=True)
    draw.shape(points("8.4,4.4 15,4.4 15,8.6 8.4,8.6"))
    draw.stroke(points("8,19.6 8,13.4 16,13.4 16,19.6"), 2)


def _warning(draw: Pencil) -> None:
    draw.stroke(points("12,3.4 21.4,20.2 2.6,20.2"), 2.3, closed=True)
    draw.stroke(points("12,9.4 12,14"), 2.4)
    draw.disc(12, 17.2, 1.4)


def _log(draw: Pencil) -> None:
    for y in (6, 12, 18):
        draw.disc(4.6, y, 1.7)
        draw.stroke(((9, y), (20.4, y)), 2.3)


def _flag(draw: Pencil) -> None:
    draw.stroke(points("5.4,21 5.4,3.6"), 2.4)
    draw.shape(points("6.4,4.4 19.4,4.4 16,8.6 19.4,12.8 6.4,12.8"))


def _unticked(draw: Pencil) -> None:
    draw.stroke(points("4,4 20,4 20,20 4,20"), 2.2, closed=True)


def _ticked(draw: Pencil) -> None:
    _unticked(draw)
    draw.stroke(points("7.5,12 11,16 17,7.5"), 3)


_STROKES: dict[str, Callable[[Pencil], None]] = {
    "back": _back,
    "forward": _forward,
    "down": _down,
    "play": _play,
    "fast": _fast,
    "skip": _skip,
    "step": _step,
    "pause": _pause,
    "eye": _eye,
    "hidden": _hidden,
    "trash": _trash,
    "copy": _copy,
    "pencil": _pencil,
    "export": _export,
    "import": _import,
    "about": _about,
    "why": _question,
    "quit": _quit,
    "add": _add,
    "ticked": _ticked,
    "unticked": _unticked,
    "more": _more,
    "panel": _panel,
    "folder": _folder,
    "save": _save,
    "warning": _warning,
    "log": _log,
    "resign": _flag,
}
"""Name of an icon -> its drawing."""

ICONS = tuple(sorted([*_GLYPHS, *_STROKES]))
"""Names of all icons."""

MIRRORED = ("back", "forward", "undo", "redo", "step", "skip", "fast", "play", "panel", "quit", "log", "rules")
"""Icons that point along the reading direction: give ``flip`` for them in right-to-left languages."""


def draw_icon(painter: QPainter, name: str, rect: QRectF, tint: str, flip: bool = False) -> None:
    """Paints an icon into the square in the middle of ``rect``; KeyError if there is none of that name."""
    size = min(rect.width(), rect.height())
    x, y = rect.center().x(), rect.center().y()
    if name in _GLYPHS:
        painter.fillPath(placed(_GLYPHS[name], x, y, size * 0.94, flip).cuts, colour(tint))
        return
    drawing = _STROKES[name]
    painter.save()
    to = QTransform().translate(x, y).scale(size / BOX, size / BOX)
    painter.setTransform(to.scale(-1, 1).translate(-12, -12) if flip else to.translate(-12, -12), True)
    drawing(Pencil(painter, tint))
    painter.restore()


def _picture(name: str, tint: str, size: int, dpr: float, flip: bool) -> QPixmap:
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        painter.scale(dpr, dpr)
        draw_icon(painter, name, QRectF(0, 0, size, size), tint, flip)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=512)
def _icon(name: str, tint: str, size: int, dpr: float, flip: bool, off: str) -> QIcon:
    icon = QIcon(_picture(name, tint, size, dpr, flip))
    if off:
        icon.addPixmap(_picture(name, off, size, dpr, flip), QIcon.Mode.Disabled)
    return icon


def icon(name: str, tint: str, size: int = 20, dpr: float = 2.0, flip: bool = False, off: str = "") -> QIcon:
    """The icon in a colour (palette name or value), ``size`` logical pixels; ``off`` is its colour when disabled."""
    return _icon(name, tint, size, dpr, flip, off)


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """The program's icon in the sizes that desktops ask for: the hexagon of the house."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        result.addPixmap(app_picture(size))
    return result


def app_picture(size: int) -> QPixmap:
    """The program's icon, ``size`` device pixels."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        draw_house_sign(Gouges(painter, 2), size / 2, size / 2, size * 0.46)
    return pixmap
