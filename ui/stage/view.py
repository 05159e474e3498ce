"""The stage as a widget: shows pictures, plays cues, and tells what mouse, finger, keyboard or screen reader chose."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from ui.art.cache import FaceCache
from ui.art.face import Look
from ui.stage import access, bands
from ui.stage.director import Director
from ui.stage.geometry import Direction, bounds, nearest, neighbour, reading, topmost
from ui.stage.items import Pictures
from ui.stage.placement import Affordance, Area, Cue, Draft, Placement
from ui.stage.scene import HOVER_LIFT, TableScene
from ui.stage.tips import tip_of

LEAST_WIDTH, LEAST_HEIGHT = 720.0, 560.0
"""Scene units a board is always given; in a smaller window everything is drawn smaller."""
LONG_PRESS = 550
"""Milliseconds after which a finger that rests on a thing shows it large instead of doing it."""

DEAF = 400
"""Milliseconds after a motion in which Space does nothing: it was meant to skip what has just ended."""

_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_ASKED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
_DOING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class StageView(QGraphicsView, access.Told):
    """A table. Knows no game: it is given placements, affordances and cues, and tells what was chosen."""

    chosen = Signal(object)
    """The action of the affordance that was done."""
    refused = Signal(object)
    """The affordance that was tried though it is not possible."""
    focused = Signal(object)
    """The placement that is looked at, by pointer or keyboard; None when there is none."""
    enlarged = Signal(object)
    """The placement that is to be shown as large as can be: a right click, the menu key, or a finger that rests."""
    began = Signal(object)
    """The cue acted out now."""
    headline = Signal(str)
    """The text of the cue acted out now; "" when the picture has settled."""
    resized = Signal()
    """The area has changed: a new picture is needed."""
    settled = Signal()
    """The picture given last lies still."""

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        access.install()
        self.pictures = Pictures(cache)
        self.table = TableScene(self.pictures)
        self.table.setParent(self)
        self.setScene(self.table)
        self.director = Director(self.table, self)
        self.director.began.connect(self.began)
        self.director.said.connect(self._say)
        self.director.settled.connect(self._settle)
        cache.painted.connect(self.table.painted)
        self._rtl = False
        self._scale = 1.0
        self._affordances: tuple[Affordance, ...] = ()
        self._by_key: dict[str, list[Affordance]] = {}
        self._tellable: tuple[str, ...] = ()
        self._goal: tuple[Placement, ...] = ()
        self._placed: dict[str, Placement] = {}
        self._focus = ""
        self._by_keyboard = False
        self._hover = self._looks = ""
        self._pressed = ""
        self._pressed_at = QPointF()
        self._drag = ""
        self.deaf = DEAF
        self._moved, self._moves = QElapsedTimer(), False
        self._long = QTimer(self, singleShot=True, interval=LONG_PRESS)
        self._long.timeout.connect(self._held_long)

        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAcceptDrops(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setBackgroundBrush(self.table.background)
        access.remember(self)

    # -- what the window says -----------------------------------------------------------------------------------------

    def set_look(self, look: Look, rtl: bool) -> None:
        """The appearance of all faces, and the window's direction. The picture shown is painted anew."""
        self._rtl = rtl
        if look != self.pictures.look:
            self.pictures.look = look
            self._renew()

    def set_motion(self, speed: float, reduced: bool) -> None:
        """`speed`: 0 no motion at all, 0.5 as usual, 1 slow; `reduced`: things fade and never move."""
        self.director.factor = 2 * min(1.0, max(0.0, speed))
        self.table.reduced = reduced

    def show_picture(
        self,
        placements: Iterable[Placement],
        affordances: Iterable[Affordance],
        *,
        cues: Sequence[Cue] = (),
        animate: bool = True,
    ) -> None:
        """Goes over `cues` to this picture, in which `affordances` can be done; `settled` follows, always later."""
        picture = tuple(placements)
        told_before = self._sentences()
        self._placed = {one.key: one for one in picture}
        self._stop_dragging()
        self._goal = picture
        self._affordances = tuple(affordances)
        self._by_key = {}
        for affordance in self._affordances:
            for key in affordance.keys:
                self._by_key.setdefault(key, []).append(affordance)
        self._tellable = tuple(p.key for p in reading(p for p in picture if p.label))
        self._keep_focus()
        self.director.play(picture, cues, animate)
        self._moves = self.busy
        self._show_focus()
        self._hover_again()
        access.told_anew(self, told_before, self._sentences())

    def forget(self) -> None:
        """Another table: nothing has the keyboard's focus, and nothing is looked at."""
        self.other_eyes()
        self._by_keyboard = False
        self._set_focus("")
        self._look_at("")

    def other_eyes(self) -> None:
        """Somebody else looks from the next picture on: no old face stays while a new one is painted."""
        self.pictures.eyes += 1

    def finish(self) -> None:
        """Ends all motion: the picture lies as it will lie."""
        self.director.finish()

    @property
    def busy(self) -> bool:
        """Whether cues or motions are still being played."""
        return self.director.busy

    @property
    def just_moved(self) -> bool:
        """Whether something has been in motion a moment ago: Space then still means to skip it."""
        return self._moved.isValid() and self._moved.elapsed() < self.deaf

    def area(self) -> Area:
        """The table a board draws on: the viewport, never below the least size."""
        size = self.viewport().size()
        return Area(size.width() / self._scale, size.height() / self._scale, self.pictures.look.dark, self._rtl)

    @property
    def picture(self) -> tuple[Placement, ...]:
        """The picture shown, or on its way."""
        return self._goal

    # -- size ---------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Scales so that the area is at least the least size, and shows the picture at once until a new one comes."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        ratio = self.devicePixelRatioF()
        fit = min(1.0, size.width() / LEAST_WIDTH, size.height() / LEAST_HEIGHT)
        # The cache knows three digits of device pixels per unit: the view must not have more.
        device = max(0.05, math.floor(ratio * fit * 1000) / 1000)
        self._scale = device / ratio
        self.director.finish()
        self.table.setSceneRect(0, 0, size.width() / self._scale, size.height() / self._scale)
        self.setTransform(QTransform.fromScale(self._scale, self._scale))
        self.pictures.device = device
        self._renew()
        self.resized.emit()

    def _renew(self) -> None:
        self.director.finish()
        self.table.renew()
        self._show_focus()

    # -- what the player does -----------------------------------------------------------------------------------------

    def _possible(self, key: str, click: bool = False) -> Affordance | None:
        """The first thing that can be done with a placement, or by a click on it."""
        return next((a for a in self._by_key.get(key, ()) if not a.refusal and (a.by_click or not click)), None)

    def _activate(self, key: str, click: bool = False) -> None:
        """A click, Enter or a press from outside on a placement."""
        possible = self._possible(key, click)
        refused = next((a for a in self._by_key.get(key, ()) if a.refusal), None)
        if possible is not None:
            self.chosen.emit(possible.action)
        elif refused is not None:
            self._refuse(refused, key)

    def _refuse(self, affordance: Affordance, key: str) -> None:
        access.announce(self, affordance.refusal)
        rect = self.told_rect(key)
        if not rect.isNull():
            QToolTip.showText(rect.center(), tip_of(affordance), self, QRect())
        self.refused.emit(affordance)

    def _reactive(self) -> list[Placement]:
        """What answers the pointer: all that is no mere scenery."""
        return [p for p in self._goal if p.label or p.large is not None or p.key in self._by_key]

    def _under(self, point: QPointF) -> Placement | None:
        at = self.mapToScene(point.toPoint())
        return topmost(self._reactive(), at.x(), at.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        QToolTip.hideText()
        self._pressed = ""
        if self.busy:
            self.finish()
            return
        hit = self._under(event.position())
        self._by_keyboard = False
        if hit is None:
            return
        self._pressed, self._pressed_at = hit.key, event.position()
        if hit.focusable:
            self._set_focus(hit.key)
        if event.device().type() == QInputDevice.DeviceType.TouchScreen:
            self._long.start()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing: nothing is done twice by haste."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = ""
            self.finish()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._pressed or not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover_on(self._under(event.position()))
            return
        far = (event.position() - self._pressed_at).manhattanLength()
        if not self._drag and far >= QApplication.startDragDistance():
            self._long.stop()
            if any(a.drag[0] == self._pressed and not a.refusal for a in self._affordances):
                self._drag = self._pressed
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._drag:
            self._carry(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._long.stop()
        pressed, self._pressed = self._pressed, ""
        if self._drag:
            self._put_down(event.position())
        elif pressed and not self.busy:
            hit = self._under(event.position())
            if hit is not None and hit.key == pressed:
                self._activate(pressed, click=True)
        self._hover_on(self._under(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover_on(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # a table does not scroll

    def _held_long(self) -> None:
        """A finger rested on a thing: it is shown large, and lifting the finger does nothing."""
        pressed, self._pressed = self._pressed, ""
        self._look_at(pressed)
        self._enlarge(pressed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click shows a thing large, the menu key the one in focus."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._enlarge(self._focus)
        else:
            hit = self._under(QPointF(event.pos()))
            self._enlarge(hit.key if hit is not None else "")
        event.accept()

    def _enlarge(self, key: str) -> None:
        shown = next((p for p in self.table.picture if p.key == key), None)
        if shown is not None and shown.large is not None:
            self.enlarged.emit(shown)

    # -- dragging -----------------------------------------------------------------------------------------------------

    def _carry(self, point: QPointF) -> None:
        """The dragged piece follows the pointer."""
        by = (point - self._pressed_at) / self._scale
        for piece in self.table.find([self._drag]):
            piece.pose.shift_x, piece.pose.shift_y = by.x(), by.y()
            piece.setZValue(piece.placement.z + bands.RAISED)
            piece.lie()

    def _put_down(self, point: QPointF) -> None:
        at = self.mapToScene(point.toPoint())
        dragged, self._drag = self._drag, ""
        under = {p.key for p in self._goal if topmost([p], at.x(), at.y()) is not None}
        meant = [one for one in self._affordances if one.drag[0] == dragged and one.drag[1] in under]
        possible = next((one for one in meant if not one.refusal), None)
        if possible is not None:
            self.chosen.emit(possible.action)
            return
        if meant:
            self._refuse(meant[0], meant[0].drag[1])
        self.director.play(self._goal, (), True)

    def _stop_dragging(self) -> None:
        self._drag = self._pressed = ""
        self._long.stop()

    # -- looking ------------------------------------------------------------------------------------------------------

    def _hover_again(self) -> None:
        """The table has changed under the pointer."""
        at = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        self._hover_on(self._under(at) if self.viewport().underMouse() else None, again=True)

    def _hover_on(self, placement: Placement | None, again: bool = False) -> None:
        key = placement.key if placement is not None else ""
        able = bool(key) and not self.busy and self._possible(key, click=True) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor)
        if key == self._hover and not (again and key):
            return
        if not self.busy:
            for piece in self.table.find([self._hover]):
                piece.pose.shift_y = 0.0
                piece.lie()
            for piece in self.table.find([key] if able and placement is not None and placement.shadow else []):
                piece.pose.shift_y = -HOVER_LIFT
                piece.lie()
        self._hover = key
        keyboard = self._focus if self._by_keyboard and self.hasFocus() else ""
        self._look_at(keyboard or key if again else key or keyboard)

    def _look_at(self, key: str) -> None:
        self._looks = key
        self.focused.emit(self.looked_at)

    @property
    def looked_at(self) -> Placement | None:
        """What pointer or keyboard went to last, as it lies now; None for nothing."""
        return next((p for p in self.table.picture if p.key == self._looks), None)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            hit = self._under(QPointF(event.pos()))
            told = self._by_key.get(hit.key, []) if hit is not None else []
            does = next((a for a in sorted(told, key=lambda a: bool(a.refusal)) if a.by_click or a.refusal), None)
            if hit is not None and (does or hit.tip) and not self.busy:
                QToolTip.showText(event.globalPos(), tip_of(does, hit.tip), self)
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # -- keyboard -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        key = event.key()
        if others:
            event.ignore()
        elif key in _ARROWS:
            self._step(_ARROWS[key])
        elif key in _DOING and self.busy:
            self.finish()
        elif key in _DOING and self._focus in self._by_key:
            if not (event.isAutoRepeat() or (key == Qt.Key.Key_Space and self.just_moved)):
                possible = self._possible(self._focus)
                self._activate(self._focus)
                if possible is not None and isinstance(possible.action, Draft):
                    self.lead()
        elif key == Qt.Key.Key_Escape and self._focus:
            self._set_focus("")
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes over the placements in reading order, then on to the next widget."""
        ordered = [p.key for p in self._focusable()]
        at = ordered.index(self._focus) if self._focus in ordered else (-1 if forward else len(ordered))
        at += 1 if forward else -1
        self._by_keyboard = True
        if 0 <= at < len(ordered):
            self._set_focus(ordered[at])
            return True
        self._set_focus("")
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ordered = self._focusable()
        if event.reason() in _ASKED:  # after a dialog all is as it was before
            self._by_keyboard = event.reason() != Qt.FocusReason.MouseFocusReason
        if ordered and event.reason() == Qt.FocusReason.TabFocusReason:
            self._set_focus(ordered[0].key)
        elif ordered and event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._set_focus(ordered[-1].key)
        self._show_focus()
        if self._by_keyboard and self._focus and not self._hover:
            self._look_at(self._focus)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()
        self._look_at(self._hover)

    def _focusable(self) -> tuple[Placement, ...]:
        return reading(p for p in self._goal if p.focusable)

    def _step(self, direction: Direction) -> None:
        """The focus goes to the neighbour that really lies in this direction."""
        ordered = self._focusable()
        self._by_keyboard = True
        start = next((p for p in ordered if p.key == self._focus), None)
        if start is None:
            goal = ordered[0] if ordered else None
        else:
            goal = neighbour(start, direction, ordered)
        self._set_focus(goal.key if goal is not None else self._focus)

    def _set_focus(self, key: str) -> None:
        moved = key != self._focus
        self._focus = key
        self._show_focus()
        if self._by_keyboard:
            self._look_at(key)
        if moved and key in self._tellable:
            access.focus_moved(self, self._tellable.index(key))

    def lead(self) -> None:
        """After something was laid out by a key: the focus goes to the first thing that can follow, unless it is at one
        already."""
        if self._possible(self._focus) is not None:
            return
        reached = {placement.key for placement in self._goal if placement.focusable}
        follows = (key for one in self._affordances if one.listed and not one.refusal for key in one.keys)
        first = next((key for key in follows if key in reached), "")
        if first:
            self._by_keyboard = True
            self._set_focus(first)

    def _keep_focus(self) -> None:
        """The focused thing may be gone in the new picture: then the nearest one is focused."""
        ordered = self._focusable()
        if not self._focus or any(p.key == self._focus for p in ordered):
            return
        gone = next((p for p in self.table.picture if p.key == self._focus), None)
        near = nearest(gone.x, gone.y, ordered) if gone is not None else None
        self._focus = near.key if near is not None else ""

    def _show_focus(self) -> None:
        shown = self._focus if self._by_keyboard and self.hasFocus() else ""
        for key, piece in self.table.pieces.items():
            piece.set_focused(key == shown)

    @property
    def focus_key(self) -> str:
        """Key of the placement that has the keyboard focus; "" for none."""
        return self._focus

    # -- what a screen reader asks ------------------------------------------------------------------------------------

    def _told(self, key: str) -> Placement | None:
        return self._placed.get(key)

    def _sentences(self) -> list[access.Sentence]:
        """All that a screen reader is told of the picture; nothing where there is none."""
        if not QAccessible.isActive():
            return []
        return [(key, self.told_name(key), self.told_description(key)) for key in self._tellable]

    def told_keys(self) -> tuple[str, ...]:
        return self._tellable

    def told_name(self, key: str) -> str:
        placement = self._told(key)
        return placement.label if placement is not None else ""

    def told_description(self, key: str) -> str:
        possible = self._possible(key)
        if possible is not None:
            return " ".join(part for part in (possible.text, possible.note) if part)
        return next((a.refusal for a in self._by_key.get(key, ())), "")

    def told_rect(self, key: str) -> QRect:
        placement = self._told(key)
        if placement is None:
            return QRect()
        left, top, wide, high = bounds(placement)
        corner = self.viewport().mapToGlobal(QPoint(round(left * self._scale), round(top * self._scale)))
        return QRect(corner.x(), corner.y(), round(wide * self._scale), round(high * self._scale))

    def told_state(self, key: str) -> tuple[bool, bool, bool]:
        placement = self._told(key)
        focusable = placement is not None and placement.focusable
        return focusable, self.hasFocus() and key == self._focus, self._possible(key) is not None

    def told_press(self, key: str) -> None:
        self.finish()
        self._activate(key)

    def told_focus(self, key: str) -> None:
        self._by_keyboard = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._set_focus(key)

    # -- what the director tells --------------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        access.announce(self, text)
        self.headline.emit(text)

    def _settle(self) -> None:
        if self._moves:
            self._moves = False
            self._moved.start()
        self._show_focus()
        self._hover_again()
        self.settled.emit()
