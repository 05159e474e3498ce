"""The scene: the pieces of the picture shown, the ground under them, and the motions from one picture to the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from ui.art.palette import colour
from ui.stage import bands
from ui.stage.diff import Change, by_key, changes
from ui.stage.items import Pictures, Piece, Pose, ghost
from ui.stage.motion import Motion, ease_out, ease_quarters, glide_time
from ui.stage.placement import Placement

FADE = 200.0
"""Milliseconds of a fade."""
FLIP = 260.0
QUARTER = 170.0
"""Milliseconds of each quarter turn."""
DEAL_GAP = 45.0
"""Milliseconds between things that come from the same place."""
HOVER_LIFT = 3.0
"""Scene units by which a thing rises under the pointer where something can be done with it."""
WRITTEN = ("plate", "count", "button", "text", "sum", "sheet", "row", "stock")
"""Kinds of things that are read: another text is there at once, two over each other would be none."""
RAISED_SCALE = 1.05
"""How much larger a thing seems while it is carried over others."""


class TableScene(QGraphicsScene):
    """What lies on the table now. `jump` puts a picture down at once; `glide` gives the motions towards one."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.pieces: dict[str, Piece] = {}
        self.picture: tuple[Placement, ...] = ()
        self.reduced = False
        self._passing: list[QGraphicsItem] = []
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(-1)
        self.addItem(self._ground)
        self._ground_faces: tuple[Placement, ...] = ()
        self._ground_keys: set[str] = set()

    # -- the picture --------------------------------------------------------------------------------------------------

    def jump(self, picture: tuple[Placement, ...], anew: bool = False) -> None:
        """Shows a picture at once; nothing moves. `anew`: all faces are asked from the cache again."""
        self._clear_passing()
        wanted = by_key(picture)
        for key in [key for key in self.pieces if key not in wanted or wanted[key].z < bands.PLACES]:
            self._remove(self.pieces.pop(key))
        for key, placement in wanted.items():
            if placement.z < bands.PLACES:
                continue
            piece = self.pieces.get(key)
            if piece is None:
                piece = self.pieces[key] = Piece(placement, self.pictures)
                self.addItem(piece)
            elif anew or piece.held is not None or piece.placement != placement:
                piece.held = None
                piece.take(placement)
            elif piece.rests:
                continue
            piece.rest()
        self.picture = picture
        self._lay_ground()

    def renew(self) -> None:
        """Takes all pictures anew from the cache: size, look or screen have changed."""
        self.pictures.forget(self._ground_keys)
        self._ground_faces = ()
        self.jump(self.picture, anew=True)

    def glide(self, picture: tuple[Placement, ...]) -> list[Motion]:
        """Makes `picture` the one shown and gives the motions that bring every piece there from where it is."""
        motions: list[Motion] = []
        dealt: dict[str, int] = {}
        before, after = by_key(self.picture), by_key(picture)
        for change in changes(self.picture, picture):
            placement = change.after or change.before
            if placement is None or placement.z < bands.PLACES:
                continue
            if change.after is None:
                motions.append(self._leave(change, after))
            elif change.before is None:
                delay = DEAL_GAP * dealt.get(change.after.enters, 0)
                if change.after.enters:
                    dealt[change.after.enters] = dealt.get(change.after.enters, 0) + 1
                motions.append(self._enter(change.after, before, after, delay))
            else:
                motions.extend(self._change(change))
        for piece in self.pieces.values():  # what was dragged and dropped elsewhere goes back
            if (
                before.get(piece.placement.key) == piece.placement
                and math.hypot(piece.pose.shift_x, piece.pose.shift_y) > 2 * HOVER_LIFT
            ):
                motions.append(self._go(piece, piece.pose.copy()))
        self.picture = picture
        self._lay_ground()
        return motions

    # -- how things come, change and go -------------------------------------------------------------------------------

    def _enter(
        self, placement: Placement, before: dict[str, Placement], after: dict[str, Placement], delay: float
    ) -> Motion:
        piece = self.pieces[placement.key] = Piece(placement, self.pictures)
        self.addItem(piece)
        piece.setVisible(delay == 0)
        if "/" in placement.key and not delay:  # a sign on a thing appears when that thing has come to rest
            piece.setVisible(False)
            delay = FLIP
        source = after.get(placement.enters) or before.get(placement.enters)
        if source is None or self.reduced:
            return self._fade(piece, 0.0, placement.opacity, delay)
        start = Pose.of(placement)
        start.x, start.y, start.angle = source.x, source.y, source.tilt
        start.scale = source.height / placement.height
        return self._go(piece, start, delay=delay)

    def _leave(self, change: Change, after: dict[str, Placement]) -> Motion:
        piece = self.pieces.pop(change.key)
        self._passing.append(piece)
        assert change.before is not None
        target = after.get(change.before.leaves)
        if target is None or self.reduced:
            return self._fade(piece, piece.pose.opacity, 0.0, end=lambda: self._drop(piece))
        goal = Pose.of(change.before)
        goal.x, goal.y, goal.angle = target.x, target.y, target.tilt
        goal.scale = target.height / change.before.height
        return self._go(piece, piece.pose.copy(), goal, end=lambda: self._drop(piece))

    def _change(self, change: Change) -> list[Motion]:
        piece, placement, old = self.pieces[change.key], change.after, change.before
        assert placement is not None and old is not None
        start = piece.pose.copy()
        start.scale *= old.height / placement.height
        turning = change.quarters or old.tilt != placement.tilt
        moving = change.moves or bool(turning) or (start.x, start.y) != (placement.x, placement.y)
        if self.reduced and (moving or (change.look != "same" and placement.kind not in WRITTEN)):
            return self._dissolve(piece, placement)
        if change.look == "flip":
            held, factor = piece.pixmap(), placement.height / old.height
            piece.held = held
            piece.take(placement)
            return [self._go(piece, start, quarters=change.quarters, held=(held, factor))]
        dissolves = change.look == "swap" and placement.kind not in WRITTEN
        motions = self._dissolve(piece, placement, True, change.quarters) if dissolves else []
        piece.take(placement)
        if moving or placement.opacity != start.opacity:
            return [*motions, self._go(piece, start, quarters=change.quarters)]
        piece.rest()
        return motions

    def _dissolve(self, piece: Piece, placement: Placement, stay: bool = False, quarters: int = 0) -> list[Motion]:
        """The old look fades over the new one; where the piece also moves (`stay`), the old look keeps to it, and
        turns with it as it lay (`quarters`: how far the new look is turned beyond the old)."""
        old = ghost(piece)
        self.addItem(old)
        self._passing.append(old)
        if stay:
            old.setParentItem(piece)
            old.setPos(0, 0)
            old.setRotation(90 * quarters)
            old.setScale(placement.height / piece.placement.height)
            old.setZValue(0.5)
        else:
            piece.take(placement)
            piece.rest()
        opacity = 1.0 if stay else old.opacity()

        def apply(t: float) -> None:
            old.setOpacity(opacity * (1 - t))
            if t == 1:
                self._drop(old)

        return [Motion(apply, FADE)]

    def _fade(
        self, piece: Piece, first: float, last: float, delay: float = 0.0, end: Callable[[], None] | None = None
    ) -> Motion:
        def apply(t: float) -> None:
            piece.setVisible(True)
            piece.pose.opacity = first + (last - first) * t
            piece.lie()
            if t == 1 and end is not None:
                end()

        return Motion(apply, FADE, delay)

    def _go(
        self,
        piece: Piece,
        start: Pose,
        goal: Pose | None = None,
        *,
        quarters: int = 0,
        held: tuple[QPixmap, float] | None = None,
        delay: float = 0.0,
        end: Callable[[], None] | None = None,
    ) -> Motion:
        """Brings a piece from `start` to `goal` (by itself: where its placement rests), over everything else."""
        goal = goal or Pose.of(piece.placement)
        distance = math.hypot(goal.x - start.x - start.shift_x, goal.y - start.y - start.shift_y)
        length = max(glide_time(distance), QUARTER * abs(quarters), FLIP if held else 0.0)
        lift = RAISED_SCALE - 1 if distance > 1 or quarters else 0.0
        rest_z = piece.placement.z
        raised = [piece, *self._riders(piece.placement.key)] if quarters or distance > 1 else [piece]

        def apply(t: float) -> None:
            e = ease_out(t)
            pose = piece.pose
            piece.setVisible(True)
            pose.x = start.x + (goal.x - start.x) * e
            pose.y = start.y + (goal.y - start.y) * e
            pose.angle = start.angle + (goal.angle - start.angle) * e
            if quarters:
                pose.angle += 90 * (ease_quarters(t, quarters) - quarters)
            pose.scale = (start.scale + (goal.scale - start.scale) * e) * (1 + lift * math.sin(math.pi * t))
            pose.opacity = start.opacity + (goal.opacity - start.opacity) * e
            pose.shift_x = start.shift_x * (1 - e)
            pose.shift_y = start.shift_y * (1 - e)
            if held is not None:
                pose.flip = abs(math.cos(math.pi * t))
                if t < 0.5:
                    pose.scale *= held[1]
                elif piece.held is not None:
                    piece.held = None
                    piece.refresh()
            for one in raised:
                one.setZValue(one.placement.z + bands.RAISED)
            if t == 1:
                piece.pose = goal.copy()
                for one in raised:
                    one.setZValue(rest_z if one is piece else one.placement.z)
            piece.lie()
            if t == 1 and end is not None:
                end()

        return Motion(apply, length, delay)

    def _riders(self, key: str) -> list[Piece]:
        """What lies on a piece and is raised with it: the keys that begin with its key and a slash."""
        return [piece for other, piece in self.pieces.items() if other.startswith(key + "/")]

    # -- what a cue acts out ------------------------------------------------------------------------------------------

    def shake(self, key: str, milliseconds: float) -> list[Motion]:
        """It refuses: three short moves aside."""

        def shape(pose: Pose, t: float) -> None:
            pose.shift_x = 9 * math.sin(6 * math.pi * t) * (1 - t)

        return self._act(key, milliseconds, shape)

    def pulse(self, key: str, milliseconds: float) -> list[Motion]:
        """It is pointed at: it grows and shrinks."""

        def shape(pose: Pose, t: float) -> None:
            pose.scale = 1 + 0.07 * math.sin(math.pi * t)

        return self._act(key, milliseconds, shape)

    def lift(self, key: str, milliseconds: float) -> list[Motion]:
        """It rises and sinks back."""

        def shape(pose: Pose, t: float) -> None:
            pose.shift_y = -16 * math.sin(math.pi * t)
            pose.scale = 1 + 0.04 * math.sin(math.pi * t)

        return self._act(key, milliseconds, shape)

    def _act(self, key: str, milliseconds: float, shape: Callable[[Pose, float], None]) -> list[Motion]:
        piece = self.pieces.get(key)
        if piece is None:
            return []
        raised = [piece, *self._riders(key)]

        def apply(t: float) -> None:
            for one in raised:
                if self.reduced:
                    one.pose.opacity = one.placement.opacity * (1 - 0.5 * math.sin(math.pi * t))
                else:
                    shape(one.pose, t)
                one.setZValue(one.placement.z + bands.RAISED)
                one.lie()
                if t == 1:
                    one.rest()

        return [Motion(apply, milliseconds)]

    # -- ground -------------------------------------------------------------------------------------------------------

    def painted(self, key: str) -> None:
        """A picture is finished: whoever waited for it takes it."""
        self.pictures.painted(key)
        if key in self._ground_keys:
            self._ground_faces = ()
            self._lay_ground()

    def _lay_ground(self) -> None:
        """All placements of the ground in one opaque picture; painted again only when they change."""
        faces = tuple(placement for placement in self.picture if placement.z < bands.PLACES)
        if faces == self._ground_faces:
            return
        self._ground_faces = faces
        device, size = self.pictures.device, self.sceneRect().size()
        image = QImage(
            max(1, math.ceil(size.width() * device)),
            max(1, math.ceil(size.height() * device)),
            QImage.Format.Format_RGB32,
        )
        image.fill(colour("walnut2"))
        painter = QPainter(image)
        self._ground_keys = set()
        for placement in sorted(faces, key=lambda p: p.z):
            pixmap = self.pictures.get(placement.face, placement, placement.shadow, placement.turns)
            at = QPointF(placement.x, placement.y) * device
            painter.drawPixmap(
                QRectF(
                    QPointF(round(at.x() - pixmap.width() / 2), round(at.y() - pixmap.height() / 2)),
                    QSizeF(pixmap.width(), pixmap.height()),
                ),
                pixmap,
                QRectF(0, 0, pixmap.width(), pixmap.height()),
            )
            self._ground_keys.add(self.pictures.key(placement))
        painter.end()
        image.setDevicePixelRatio(device)
        self._ground.setPixmap(QPixmap.fromImage(image))
        self._ground.setTransformationMode(Qt.TransformationMode.FastTransformation)

    @property
    def background(self) -> QColor:
        """What shows where no ground is laid."""
        return colour("walnut2")

    # -- tidying ------------------------------------------------------------------------------------------------------

    def _remove(self, item: QGraphicsItem) -> None:
        if item.scene() is not None:
            self.removeItem(item)

    def _drop(self, item: QGraphicsItem) -> None:
        if item in self._passing:
            self._passing.remove(item)
        self._remove(item)

    def _clear_passing(self) -> None:
        for item in list(self._passing):
            self._drop(item)

    def find(self, keys: Iterable[str]) -> list[Piece]:
        """The pieces of these keys that are on the table."""
        return [self.pieces[key] for key in keys if key in self.pieces]
