"""The pieces on the scene: one pixmap item a placement, with its rings, and their pictures from the face cache."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from weakref import WeakSet

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ui.art.cache import FaceCache
from ui.art.face import Face, Look
from ui.stage.placement import Placement

RING_KINDS = {"legal": "can", "last": "last", "loss": "lost"}
"""Rings of placements -> kinds of the ring face."""


@dataclass
class Pose:
    """How a piece lies at this moment."""

    x: float
    y: float
    angle: float = 0.0
    """Degrees beyond its quarter turns, clockwise."""
    scale: float = 1.0
    opacity: float = 1.0
    flip: float = 1.0
    """Width as a part of itself, while it is turned over."""
    shift_x: float = 0.0
    shift_y: float = 0.0
    """For the moment only: a shake, a lift."""

    @classmethod
    def of(cls, placement: Placement) -> Pose:
        """Where a placement rests."""
        return cls(placement.x, placement.y, placement.tilt, 1.0, placement.opacity)

    def copy(self) -> Pose:
        """The same pose, to be changed apart."""
        return replace(self)


class Pictures:
    """The face cache, asked for faces in scene units; knows how many device pixels a unit has."""

    def __init__(self, cache: FaceCache) -> None:
        self.cache = cache
        self.look = Look()
        self.device = 1.0
        """Device pixels of one scene unit."""
        self.eyes = 0
        """Counts who has looked: what one has seen is not left lying for the next."""
        self._waiting: dict[str, WeakSet[Piece]] = {}

    @property
    def state(self) -> tuple[object, ...]:
        """What all pictures on the table have in common; an old picture of another state is not kept."""
        return self.device, self.look, self.eyes

    def get(self, face: Face, placement: Placement, shadow: float = 0.0, turn: int = 0) -> QPixmap:
        """The picture of a face in the size of a placement, or what stands in for it."""
        return self.cache.pixmap(face, placement.width, placement.height, self.device, self.look, shadow, turn)

    def key(self, placement: Placement) -> str:
        """What the cache will say when the picture of a placement is finished."""
        p = placement
        return self.cache.key(p.face, p.width, p.height, self.device, self.look, p.shadow, p.turns)

    def await_for(self, piece: Piece, face: Face, placement: Placement, shadow: float, turn: int) -> bool:
        """Whether this picture is finished; if it is not, it is asked for, and the piece is told when it is."""
        order = (face, placement.width, placement.height, self.device, self.look, shadow, turn)
        if self.cache.ready(*order):
            return True
        self._waiting.setdefault(self.cache.key(*order), WeakSet()).add(piece)
        self.cache.request(*order)
        return False

    def painted(self, key: str) -> None:
        """A picture is finished: the pieces that wait for it take it."""
        for piece in self._waiting.pop(key, ()):
            piece.refresh()

    def forget(self, others: Iterable[str] = ()) -> None:
        """Nobody waits any more, for `others` neither: size or look have changed."""
        self.cache.drop_requests({*self._waiting, *others})
        self._waiting.clear()


class Piece(QGraphicsPixmapItem):
    """One thing on the table. Its picture is baked (shadow, quarter turns, grain); moving it only moves a pixmap."""

    def __init__(self, placement: Placement, pictures: Pictures) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.placement = placement
        self.pictures = pictures
        self.pose = Pose.of(placement)
        self.held: QPixmap | None = None
        """An old picture that is still shown while the piece is turned over."""
        self._shown: tuple[object, ...] = ()
        """What its picture shows: the kind of face, and how it lies."""
        self._rings: dict[str, QGraphicsPixmapItem] = {}
        self._focused = False
        self.refresh()
        self.rest()

    def take(self, placement: Placement) -> None:
        """Becomes this placement; its pose is left to whoever moves it."""
        self.placement = placement
        self.refresh()

    def rest(self) -> None:
        """Lies where its placement says."""
        self.pose = Pose.of(self.placement)
        self.setZValue(self.placement.z)
        self.setVisible(True)
        self.lie()

    @property
    def rests(self) -> bool:
        """Whether it lies where its placement says."""
        return self.pose == Pose.of(self.placement) and self.isVisible() and self.zValue() == self.placement.z

    def refresh(self) -> None:
        """Takes its pictures from the cache. Until a new face of the same kind is finished the old one stays: a plate
        with other figures is never blank."""
        p = self.placement
        ready = self.pictures.await_for(self, p.face, p, p.shadow, p.turns)
        if self.held is None:
            shows = (p.face.room, p.face.name, p.width, p.height, p.shadow, p.turns, *self.pictures.state)
            if ready or shows != self._shown:
                self.show_pixmap(self.pictures.get(p.face, p, p.shadow, p.turns))
                self._shown = shows
        wanted = {RING_KINDS[p.ring]} if p.ring else set()
        if self._focused:
            wanted.add("focus")
        for kind in [kind for kind in self._rings if kind not in wanted]:
            ring = self._rings.pop(kind)
            if ring.scene() is not None:
                ring.scene().removeItem(ring)
        for kind in sorted(wanted):
            face = Face("table", "ring", (kind,))
            self.pictures.await_for(self, face, p, 0.0, p.turns)
            ring = self._rings.get(kind) or self._new_ring(kind)
            _centre(ring, self.pictures.get(face, p, 0.0, p.turns))

    def _new_ring(self, kind: str) -> QGraphicsPixmapItem:
        ring = QGraphicsPixmapItem(self)
        ring.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        ring.setZValue(1 if kind == "focus" else 0)
        self._rings[kind] = ring
        return ring

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Shows a picture, centred."""
        _centre(self, pixmap)

    @property
    def rings(self) -> frozenset[str]:
        """The kinds of rings shown."""
        return frozenset(self._rings)

    def set_focused(self, focused: bool) -> None:
        """Shows or hides the ring of the keyboard focus."""
        if focused != self._focused:
            self._focused = focused
            self.refresh()

    def lie(self) -> None:
        """Carries out its pose. At rest an upright piece lies on whole device pixels, and stays as sharp as painted."""
        pose = self.pose
        x, y = pose.x + pose.shift_x, pose.y + pose.shift_y
        if pose.angle == 0 and pose.scale == 1:
            device, pixmap = self.pictures.device, self.pixmap()
            half_wide, half_high = pixmap.width() / 2, pixmap.height() / 2
            x = (round(x * device - half_wide) + half_wide) / device
            y = (round(y * device - half_high) + half_high) / device
        self.setPos(x, y)
        if self.rotation() != pose.angle:
            self.setRotation(pose.angle)
        if self.scale() != pose.scale:
            self.setScale(pose.scale)
        if pose.flip != 1 or not self.transform().isIdentity():
            self.setTransform(QTransform.fromScale(max(0.02, pose.flip), 1))
        if self.opacity() != pose.opacity:
            self.setOpacity(pose.opacity)


def _centre(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    item.setPixmap(pixmap)
    ratio = pixmap.devicePixelRatio()
    item.setOffset(-pixmap.width() / 2 / ratio, -pixmap.height() / 2 / ratio)


def ghost(piece: Piece) -> QGraphicsPixmapItem:
    """A copy of how a piece looks now, without its rings: it fades while the piece itself has changed."""
    copy = QGraphicsPixmapItem(piece.pixmap())
    copy.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    copy.setOffset(QPointF(piece.offset()))
    copy.setPos(piece.pos())
    copy.setRotation(piece.rotation())
    copy.setScale(piece.scale())
    copy.setOpacity(piece.opacity())
    copy.setZValue(piece.zValue() + 0.5)
    copy.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
    return copy
