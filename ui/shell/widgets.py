"""What the pages and dialogs of the shell are made of: painted pictures, printed heads, dialogs, a bar that undoes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QPaintDevice,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ui.art import Face, FaceCache, Look
from ui.art.fonts import serif
from ui.art.palette import colour
from ui.shell.labels import BASE_FONT as BASE_FONT
from ui.shell.labels import Label as Label
from ui.shell.labels import em as em
from ui.shell.labels import label as label
from ui.stage.placement import Placement

NO_LIMIT = (1 << 24) - 1
"""Pixels: Qt's own largest size of a widget."""


class Studio(QObject):
    """The face cache and the appearance that everything is painted in; one for the whole program."""

    changed = Signal()
    """The appearance has changed: paint again."""

    def __init__(self, cache: FaceCache, look: Look | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cache = cache
        self.look = look or Look()
        self._expected: dict[str, WeakSet[QWidget]] = {}
        """By the key of a picture that is not finished: the widgets that show something else meanwhile."""
        cache.painted.connect(self._painted)

    def set_look(self, look: Look) -> None:
        """Paint everything in this appearance from now on."""
        if look != self.look:
            self.look = look
            self._expected.clear()
            self.cache.drop_requests()  # whoever is still seen asks anew, and need not wait for the old appearance
            self.changed.emit()

    def watch(self, widget: QWidget) -> None:
        """Repaint `widget` when the appearance changes; and when a picture is finished for which a stand-in was drawn
        in it (see `expect`)."""
        self.changed.connect(widget.update)

    def expect(self, device: QPaintDevice, key: str) -> None:
        """What is being painted on `device` shows a stand-in: the picture `key` has still to be finished."""
        if isinstance(device, QWidget):
            self._expected.setdefault(key, WeakSet()).add(device)

    def _painted(self, key: str) -> None:
        for widget in self._expected.pop(key, ()):
            if isValid(widget):
                widget.update()


def pixmap_of(placements: Sequence[Placement], area: QRectF, size: QSize, dpr: float, studio: Studio) -> QPixmap:
    """A small picture of a table: the part `area` of its placements, filling `size` logical pixels."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(colour("walnut"))
    scale = max(size.width() / area.width(), size.height() / area.height())
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-area.center())
    for it in sorted(placements, key=lambda placement: placement.z):
        if it.opacity <= 0:
            continue
        face = studio.cache.paint_now(it.face, it.width, it.height, scale * dpr, studio.look, it.shadow)
        margin = studio.cache.margin(it.face, it.width, it.height, it.shadow)
        painter.save()
        painter.setOpacity(it.opacity)
        painter.translate(it.x, it.y)
        painter.rotate(90 * it.turns + it.tilt)
        target = QRectF(-it.width / 2, -it.height / 2, it.width, it.height)
        painter.drawPixmap(target.adjusted(-margin, -margin, margin, margin), face, QRectF(face.rect()))
        painter.restore()
    painter.end()
    return pixmap


class Picture(QWidget):
    """One face that fills the widget. It says nothing to a screen reader; the words stand beside it."""

    def __init__(self, studio: Studio, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._face = face
        studio.watch(self)

    def set_face(self, face: Face) -> None:
        """Show another face."""
        self._face = face
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_face(painter, QRectF(self.rect()), self._face, self._studio, self.devicePixelRatioF())
        painter.end()


def draw_face(painter: QPainter, rect: QRectF, face: Face, studio: Studio, dpr: float, shadow: float = 0.0) -> None:
    """Draw a face from the cache into `rect` (logical pixels); a stand-in until it is painted."""
    if rect.width() < 1 or rect.height() < 1:
        return
    order = (face, rect.width(), rect.height(), dpr, studio.look, shadow)
    pixmap = studio.cache.pixmap(*order)
    if studio.cache.pending and not studio.cache.ready(*order):
        studio.expect(painter.device(), studio.cache.key(*order))
    margin = studio.cache.margin(face, rect.width(), rect.height(), shadow)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), pixmap)


def draw_slip(painter: QPainter, rect: QRectF, studio: Studio, dpr: float) -> None:
    """A slip of paper, the same in light and dark."""
    draw_face(painter, rect, Face("table", "slip"), studio, dpr)


class Head(QWidget):
    """The head of a dialog: a strip of print with the title on a slip of paper."""

    HEIGHT, SIDE, PADDING, SLIP = 86, 20, 20, 37
    FREE = 0.53
    """The part of the strip that its picture leaves to the title."""
    LARGE, SMALL = 21, 15
    """Pixels of the title's type at 100 %: as large as the free part allows."""
    WIDEST = 440
    """Pixels at 100 % that a title, with a name in it perhaps, asks for at most; then it ends in dots."""

    def __init__(self, studio: Studio, kind: str, parent: QWidget | None = None, room: str = "") -> None:
        """`room`: the game whose emblem stands in the strip, instead of what the kind shows."""
        super().__init__(parent)
        self._studio = studio
        self._kind = (kind, room) if room else (kind,)
        self._title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        studio.watch(self)

    def set_title(self, title: str) -> None:
        """The words on the slip."""
        self._title = title
        self.setAccessibleName(title)
        self.updateGeometry()
        self.update()

    def _font_pixels(self) -> int:
        room = self.width() * self.FREE - em(self.SIDE)
        sizes = range(em(self.LARGE), em(self.SMALL), -1)
        return next((size for size in sizes if self._slip_width(size) <= room), em(self.SMALL))

    def _slip_width(self, pixels: int) -> float:
        return QFontMetricsF(serif(pixels)).horizontalAdvance(self._title) + 2 * em(self.PADDING)

    def roomy_width(self) -> int:
        """The width at which the title stands large beside the picture."""
        return round((self._slip_width(em(self.LARGE)) + em(self.SIDE)) / self.FREE) + 1

    def sizeHint(self) -> QSize:
        return QSize(round(self._slip_width(em(self.LARGE))) + 2 * em(self.SIDE) + 2, em(self.HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(em(self.WIDEST), em(self.HEIGHT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        face = Face("house", "head_rtl" if rtl else "head", self._kind)
        whole = QRectF(self.rect()).adjusted(0, 0, 0, -2)
        draw_face(painter, whole, face, self._studio, dpr)
        painter.fillRect(QRectF(0, self.height() - 2, self.width(), 2), colour("madder"))
        pixels = self._font_pixels()
        wide, high, side = min(self._slip_width(pixels), self.width() - 8.0), em(self.SLIP), em(self.SIDE)
        left = self.width() - side - wide if rtl else side
        slip = QRectF(left, (self.height() - high) * 0.66, wide, high)
        draw_slip(painter, slip, self._studio, dpr)
        painter.setFont(serif(pixels))
        painter.setPen(colour("ink"))
        inside = slip.adjusted(em(6), 0, -em(6), 0)
        shown = QFontMetricsF(serif(pixels)).elidedText(self._title, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()


class Ornament(QFrame):
    """A gouged hairline between parts of a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(em(9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, ink = self.height() / 2, QColor(self.palette().color(self.palette().ColorRole.Mid))
        painter.setPen(QPen(ink, 1.2))
        painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
        painter.end()


class PatientButton(QPushButton):
    """A push button that a key held down does not press: whoever still holds Enter from the last choice must not open
    what comes up under it (another person's cards, another match)."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)


def button(kind: str = "") -> QPushButton:
    """A push button: "primary" for the one that carries the page's purpose, "flat" for quiet ones."""
    made = PatientButton()
    if kind:
        made.setProperty(kind, "true")
    made.setAutoDefault(kind == "primary")
    made.setDefault(kind == "primary")
    return made


class Choice(QComboBox):
    """A drop-down list whose rows are shown whole, however narrow the closed box is."""

    folded = Signal()
    """The list was open and has closed, with or without a choice."""

    def sizeHint(self) -> QSize:
        """Wide enough for the longest row, with the margin that `paintEvent` leaves."""
        return super().sizeHint() + QSize(em(4), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt cuts a row that is too long for the closed box through a letter; here it ends in dots."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        parts = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(*parts, self).width() - em(4)
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def showPopup(self) -> None:
        view = self.view()
        rim = view.width() - view.viewport().width() if view.isVisible() else 2 * view.frameWidth() + em(8)
        view.setMinimumWidth(view.sizeHintForColumn(0) + rim)
        super().showPopup()

    def hidePopup(self) -> None:
        opened = self.view().isVisible()
        super().hidePopup()
        if opened:
            self.folded.emit()


class PanelChoice(Choice):
    """A drop-down list of the panel: closed, it leaves letters and digits to the match."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)


class PrintedDialog(QDialog):
    """A dialog under a printed head: a body that scrolls when the screen is small, buttons at the foot.

    Subclasses fill `body` and `foot`, and set every text in `retranslate`, which is called at a change of language.
    """

    def __init__(self, studio: Studio, head: str, parent: QWidget | None = None, room: str = "") -> None:
        """`room`: the game whose emblem stands in the head."""
        super().__init__(parent)
        self.studio = studio
        self._ready = self._shown = False
        self.setAttribute(Qt.WidgetAttribute.WA_AlwaysShowToolTips)  # some systems call no window active
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, em(14))
        whole.setSpacing(0)
        self.head = Head(studio, head, room=room)
        whole.addWidget(self.head)
        self._page = QWidget()
        self._page.setObjectName("page")
        self.body = QVBoxLayout(self._page)
        self.body.setContentsMargins(em(20), em(14), em(20), em(8))
        self.body.setSpacing(em(10))
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._page)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole.addWidget(self._scroll, 1)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(em(18), em(8), em(18), 0)
        self.foot.setSpacing(em(8))
        whole.addLayout(self.foot)

    def set_title(self, title: str) -> None:
        """The title on the slip and in the window's frame."""
        self.setWindowTitle(title)
        self.head.set_title(title)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        raise NotImplementedError

    def finish(self) -> None:
        """Call at the end of the subclass's constructor: sets the texts and the size."""
        self._ready = True
        self.retranslate()
        self.fit()

    def come(self) -> None:
        """Open beside what lies beneath, with the keyboard: not every system gives it to a window that opens."""
        self.show()
        self.raise_()
        self.activateWindow()

    def least(self) -> QSize:
        """The size the dialog opens with, at least; for 100 %."""
        return QSize(440, 0)

    def fit(self) -> None:
        """Take the size the contents need, as far as the screen allows; what does not fit scrolls up and down."""
        if not self._ready:
            return
        room = self._room()
        self.foot.setDirection(QBoxLayout.Direction.LeftToRight)
        if self.foot.minimumSize().width() > room.width():
            self.foot.setDirection(QBoxLayout.Direction.BottomToTop)  # the button that matters most on top
        foot = self.foot.sizeHint()
        page = self._page.sizeHint()
        least = self.least()
        bar = self._scroll.verticalScrollBar().sizeHint().width() + em(4)
        narrowest = self._page.minimumSizeHint().width()
        wide = max(em(least.width()), self.head.sizeHint().width(), page.width(), narrowest, foot.width())
        wide = min(wide, room.width())
        page_height = self._page.heightForWidth(wide) if self._page.hasHeightForWidth() else page.height()
        high = max(
            em(least.height()),
            self.head.sizeHint().height()
            + max(page_height, page.height() if page_height < 0 else 0)
            + foot.height()
            + em(14)
            + em(2),
        )
        if high > room.height():
            wide += bar
        self._scroll.setMinimumWidth(min(narrowest + bar, room.width()))
        self.resize(min(wide, room.width()), min(high, room.height()))
        self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        """Grown larger, an open dialog moves so that its foot can still be reached."""
        screen = self.screen()
        if screen is None or not self.isVisible():
            return
        area, frame = screen.availableGeometry(), self.frameGeometry()
        left = max(area.left(), min(frame.left(), area.right() + 1 - frame.width()))
        top = max(area.top(), min(frame.top(), area.bottom() + 1 - frame.height()))
        self.move(left, top)

    def _room(self) -> QSize:
        """What the dialog may cover: the screen, less a rim."""
        screen = self.screen() or QGuiApplication.primaryScreen()
        area = screen.availableGeometry().size() if screen is not None else QSize(1024, 700)
        parent = self.parentWidget()
        if parent is not None:
            area = area.expandedTo(parent.window().size())
        return area - QSize(24, 40)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self._ready:
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
        elif event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self.fit)  # the type of what lies in the dialog follows after its own

    def showEvent(self, event: QShowEvent) -> None:
        """Only what is about to be shown is dressed, and knows its size."""
        if not self._shown:
            self._shown = True
            self.fit()
        super().showEvent(event)


class UndoBar(QFrame):
    """Says what was just done and offers to take it back, for a few seconds or until the next thing is done."""

    expired = Signal()
    """The offer has ended: what was done may be made final."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        row = QHBoxLayout(self)
        row.setContentsMargins(em(12), em(4), em(6), em(4))
        self._text = label(wrap=True)
        self._button = button("flat")
        row.addWidget(self._text, 1)
        row.addWidget(self._button)
        self._button.clicked.connect(self._take_back)
        self._undo: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close_offer)
        self.hide()

    def show_for(self, text: str, undo: Callable[[], object], seconds: float = 10) -> None:
        """Offer to `undo` for some seconds; an older offer ends."""
        self.close_offer()
        self._text.setText(text)
        self._button.setText(self.tr("Undo"))
        self._undo = undo
        self._timer.start(round(seconds * 1000))
        self.show()

    def close_offer(self) -> None:
        """End the offer."""
        self._timer.stop()
        self.hide()
        if self._undo is not None:
            self._undo = None
            self.expired.emit()

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        self._timer.stop()
        self.hide()
        if undo is not None:
            undo()


class Covering(QWidget):
    """A page of the window that keeps its texts in the language of the moment: override `retranslate`."""

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
