"""What the shelf is laid out with: the wooden table, sheets of paper on it, and printed type in any size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.art import Face
from ui.art.gouges import Gouges, pen
from ui.art.palette import TOKENS_DARK, TOKENS_LIGHT, colour
from ui.art.surfaces import paper_tile, shadow, textured
from ui.shell.widgets import Label, Studio, draw_face, em

SERIF = "'Noto Serif', 'Noto Serif Hebrew'"
SANS = "'Noto Sans', 'Noto Sans Hebrew'"
LTR = Qt.LayoutDirection.LeftToRight


def tokens(studio: Studio) -> dict[str, str]:
    """The colours of windows by use, in the appearance of the moment."""
    return TOKENS_DARK if studio.look.dark else TOKENS_LIGHT


class Text(Label):
    """A label in the printing or the reading face, `pixels` large at 100 %; `tone` is a colour by use or by name."""

    def __init__(
        self,
        studio: Studio,
        pixels: float,
        *,
        serif: bool = False,
        bold: bool = False,
        italic: bool = False,
        tone: str = "text",
        wrap: bool = False,
    ) -> None:
        super().__init__()
        self._studio = studio
        self._type = (pixels, serif, bold, italic, tone)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._dress()
        studio.changed.connect(self._dress)

    def _dress(self) -> None:
        """Take size and colour of the moment. Hebrew has no italic, and is not slanted."""
        pixels, serif, bold, italic, tone = self._type
        value = tokens(self._studio).get(tone) or colour(tone).name()
        style = (
            f"background: transparent; color: {value}; font-family: {SERIF if serif else SANS}; "
            f"font-size: {em(pixels)}px; font-weight: {'bold' if bold else 'normal'}; "
            f"font-style: {'italic' if italic and self.layoutDirection() == LTR else 'normal'};"
        )
        if style != self.styleSheet():
            self.setStyleSheet(style)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange)
        if event.type() in kinds and hasattr(self, "_type"):
            self._dress()


class Elided(Text):
    """One line of whatever width there is; it ends in dots where it does not fit."""

    def __init__(self, studio: Studio, pixels: float, **kind: object) -> None:
        super().__init__(studio, pixels, **kind)  # type: ignore[arg-type]
        self.elide = True
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)


class Wood(QWidget):
    """A page of the window that is the table itself."""

    STEP = 256
    """The planks are painted in sizes of whole steps, so that dragging the window's edge does not paint them anew."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.studio = studio
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        studio.watch(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide = -(-self.width() // self.STEP) * self.STEP
        high = -(-self.height() // self.STEP) * self.STEP
        rect = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        painter.fillRect(self.rect(), colour("walnut2" if self.studio.look.dark else "walnut"))
        draw_face(painter, rect, Face("table", "wood"), self.studio, self.devicePixelRatioF())
        painter.end()


RIM = 10
"""Room round a sheet for its shadow and the golden rim, at 100 %."""


def sheet_pixmap(studio: Studio, wide: int, high: int, dpr: float, *, hot: bool, rule: bool, seed: int) -> QPixmap:
    """A deckled sheet of paper of this size, its rim included."""
    dark = studio.look.dark
    pixmap = QPixmap(round(wide * dpr), round(high * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = em(RIM)
    rect = QRectF(0, 0, wide, high).adjusted(rim, rim, -rim, -rim)
    shadow(painter, rect, 5, rim * 0.55)
    if hot:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("gold"))
        painter.drawRoundedRect(rect.adjusted(-rim / 2, -rim / 2, rim / 2, rim / 2), rim * 0.8, rim * 0.8)
    corners = [(rect.left(), rect.top()), (rect.right(), rect.top()), (rect.right(), rect.bottom())]
    edge = Gouges(painter, seed).cut([*corners, (rect.left(), rect.bottom())], 0.8, 9)
    painter.fillPath(edge, colour("panel" if dark else "paper"))
    if not dark:
        textured(painter, edge, paper_tile(), studio.look.grain / 50)
    painter.strokePath(edge, pen("#6E5C48" if dark else "soft", 0.9))
    if rule:
        inner = rect.adjusted(em(4), em(4), -em(4), -em(4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#4C3F32" if dark else "line", 1))
        painter.drawRoundedRect(inner, 3, 3)
    painter.end()
    return pixmap


class _Papered:
    """Paints and keeps the sheet behind a widget."""

    def __init__(self, studio: Studio, seed: int, rule: bool) -> None:
        self._studio, self._seed, self._rule = studio, seed, rule
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def draw(self, widget: QWidget, painter: QPainter, hot: bool) -> None:
        dpr = widget.devicePixelRatioF()
        facts = (widget.width(), widget.height(), dpr, self._studio.look, hot, em(100))
        if self._kept is None or self._kept[0] != facts:
            made = sheet_pixmap(
                self._studio, widget.width(), widget.height(), dpr, hot=hot, rule=self._rule, seed=self._seed
            )
            self._kept = (facts, made)
        painter.drawPixmap(QPointF(0, 0), self._kept[1])


class Sheet(QWidget):
    """A sheet of paper that holds other widgets; leave `em(RIM)` free on every side."""

    def __init__(self, studio: Studio, seed: int, rule: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = _Papered(studio, seed, rule)
        studio.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paper.draw(self, painter, hot=False)
        painter.end()


class SheetButton(QAbstractButton):
    """A sheet of paper to click, with a golden rim under the pointer or the keyboard's focus."""

    def __init__(self, studio: Studio, seed: int, rule: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = _Papered(studio, seed, rule)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        studio.changed.connect(self.update)

    @property
    def hot(self) -> bool:
        """Under the pointer or the keyboard's focus."""
        return self.underMouse() or self.hasFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter works like Space; the arrows go to the neighbours, as the eye sees them."""
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.focusNextPrevChild(not (rtl and event.key() == Qt.Key.Key_Right))
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.focusNextPrevChild(rtl and event.key() == Qt.Key.Key_Left)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paper.draw(self, painter, self.hot)
        painter.end()
