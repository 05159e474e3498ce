"""The stage as far as it shows: the picture and what can be done in it, size, focus, what is looked at, what a screen
reader asks. `ui.stage.view` adds hand and keyboard.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from ui.art.cache import FaceCache
from ui.art.face import Look
from ui.stage import access
from ui.stage.director import Director
from ui.stage.geometry import bounds, nearest, reading, topmost
from ui.stage.items import Pictures
from ui.stage.placement import Affordance, Area, Placement
from ui.stage.scene import HOVER_LIFT, TableScene
from ui.stage.tips import tip_of

LEAST_WIDTH, LEAST_HEIGHT = 720.0, 560.0
"""Scene units a board is always given; in a smaller window everything is drawn smaller."""
DEAF = 400
"""Milliseconds after a motion in which Space does nothing: it was meant to skip what has just ended."""


class Surface(QGraphicsView, access.Told):
    """A table that is shown. Knows no game."""

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
        self._slip = ""
        """The thing at which it is said why something is not possible."""
        self.deaf = DEAF
        self._moved, self._moves = QElapsedTimer(), False

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

    # -- what the window says ------------------------------------------------------------------------------------------

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

    # -- what can be done ----------------------------------------------------------------------------------------------

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
            self._slip = key
        self.refused.emit(affordance)

    def _take_slip(self) -> None:
        """What is not possible there is not said any longer."""
        if self._slip:
            self._slip = ""
            QToolTip.hideText()

    def _reactive(self) -> list[Placement]:
        """What answers the pointer: all that is no mere scenery."""
        return [p for p in self._goal if p.label or p.large is not None or p.key in self._by_key]

    def _under(self, point: QPointF) -> Placement | None:
        at = self.mapToScene(point.toPoint())
        return topmost(self._reactive(), at.x(), at.y())

    # -- looking -------------------------------------------------------------------------------------------------------

    def _hover_again(self) -> None:
        """The table has changed under the pointer."""
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        there = self.viewport().underMouse() and self.viewport().rect().contains(at)
        self._hover_on(self._under(QPointF(at)) if there else None, again=True)

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

    def look_again(self) -> None:
        """The pointer may be elsewhere: it has been away without a word, as over a window that has closed."""
        self._hover_again()

    def _look_at(self, key: str) -> None:
        self._looks = key
        if key and key != self._slip:
            self._take_slip()
        self.focused.emit(self.looked_at)

    @property
    def pointed_at(self) -> Placement | None:
        """What lies under the pointer; None for nothing."""
        return next((p for p in self.table.picture if p.key == self._hover), None) if self._hover else None

    @property
    def looked_at(self) -> Placement | None:
        """What pointer or keyboard went to last, as it lies now; None for nothing."""
        return next((p for p in self.table.picture if p.key == self._looks), None)

    # -- focus ---------------------------------------------------------------------------------------------------------

    def _focusable(self) -> tuple[Placement, ...]:
        return reading(p for p in self._goal if p.focusable)

    def _set_focus(self, key: str) -> None:
        moved = key != self._focus
        self._focus = key
        self._show_focus()
        if self._by_keyboard:
            self._look_at(key)
        if moved and key in self._tellable:
            access.focus_moved(self, self._tellable.index(key))

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
