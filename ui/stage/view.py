"""The stage as a widget: shows pictures, plays cues, and tells what mouse, finger, keyboard or screen reader chose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QInputDevice, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from ui.art.cache import FaceCache
from ui.stage import access, bands
from ui.stage.geometry import Direction, neighbour, reading, topmost
from ui.stage.placement import ANYWHERE, Affordance, Cue, Draft, Placement
from ui.stage.surface import Surface
from ui.stage.tips import tip_of

LONG_PRESS = 550
"""Milliseconds after which a finger that rests on a thing shows it large instead of doing it."""

_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_ASKED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
_DOING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class StageView(Surface):
    """A table. Knows no game: it is given placements, affordances and cues, and tells what was chosen."""

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(cache, parent)
        self._pressed = ""
        self._pressed_at = QPointF()
        self._drag = ""
        self._long = QTimer(self, singleShot=True, interval=LONG_PRESS)
        self._long.timeout.connect(self._held_long)
        self.goes_on: Callable[[], bool] = lambda: False
        """Whether Enter and Space belong to what lets the match go on: nothing on the table can be done."""

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
        self._take_slip()
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

    # -- mouse and finger ----------------------------------------------------------------------------------------------

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
            self._lift()
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

    def _lift(self) -> None:
        """What was pressed is picked up; what can go nowhere says why."""
        pressed = self._pressed
        goes = [one for one in self._affordances if one.drag[0] == pressed]
        if any(not one.refusal for one in goes):
            self._drag = pressed
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        told = [*self._by_key.get(pressed, ()), *goes]
        if told and all(one.refusal for one in told):
            self._pressed = ""
            self._refuse(told[0], pressed)

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
        among = any(self._placed[key].kind == self._placed[dragged].kind for key in under)
        goes = [one for one in self._affordances if one.drag[0] == dragged]
        meant = [one for one in goes if one.drag[1] in under]
        meant += [one for one in goes if one.drag[1] == ANYWHERE and not among]
        possible = next((one for one in meant if not one.refusal), None)
        if possible is not None:
            self.chosen.emit(possible.action)
            return
        if meant:
            self._refuse(meant[0], meant[0].drag[1] if meant[0].drag[1] in under else dragged)
        elif dragged not in under:
            #: Said where something was dropped that can be dragged, but not there.
            why = self.tr("That is no place for it.")
            self._refuse(Affordance(Draft(), "", refusal=why, drag=(dragged, "")), dragged)
        self.director.play(self._goal, (), True)

    def _stop_dragging(self) -> None:
        self._drag = self._pressed = ""
        self._long.stop()

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
        elif key in _DOING and self.goes_on():
            event.ignore()
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
