"""Painted faces, kept: in memory while used, on disk between starts. Nothing here runs inside a paint event."""

from __future__ import annotations

import hashlib
import logging
import math
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from ui.art import appearance, surfaces
from ui.art.face import Face, Look, entry_of, painter_of
from ui.art.fonts import resources
from ui.art.gouges import painting

MEMORY_LIMIT = 96 * 1024 * 1024
DISK_LIMIT = 100 * 1024 * 1024
NEUTRAL = Look()


@cache
def art_version() -> str:
    """Changes whenever painters may paint differently: a hash of the workshop's sources, or of the frozen program."""
    digest = hashlib.sha1()
    if getattr(sys, "frozen", False):
        facts = Path(sys.executable).stat()
        digest.update(f"{facts.st_size} {facts.st_mtime_ns}".encode())
    else:
        for path in [*sorted(Path(__file__).parent.glob("*.py")), resources() / "glyphs.json"]:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


class Size(NamedTuple):
    """Sizes of a picture in device pixels: the unturned face, and the margin on every side."""

    width: int
    height: int
    margin: int


@dataclass(frozen=True)
class Order:
    """One picture wanted: a face, its size in logical pixels, and how it lies."""

    face: Face
    width: float
    height: float
    dpr: float
    look: Look = NEUTRAL
    shadow: float = 0.0
    turn: int = 0

    def normal(self) -> Order:
        """The same picture under one name: a face that does not change in the dark is kept once."""
        look = self.look if entry_of(self.face).two_tone else replace(self.look, dark=False)
        return replace(self, look=look, turn=self.turn % 4, shadow=round(self.shadow, 1), dpr=round(self.dpr, 3))

    def margin(self) -> int:
        """Logical pixels that the picture is larger than the face on every side."""
        entry = entry_of(self.face)
        bleed = entry.bleed * self.height + entry.rim
        reach = surfaces.shadow_reach(self.shadow) if self.shadow else 0.0
        return math.ceil(max(bleed, reach))

    def size(self) -> Size:
        """Whole device pixels, so that an upright face is sharp."""
        return Size(
            max(1, round(self.width * self.dpr)),
            max(1, round(self.height * self.dpr)),
            round(self.margin() * self.dpr),
        )

    def key(self) -> str:
        """The name of the picture, of letters and digits."""
        return _named(self)


@lru_cache(maxsize=8192)
def _named(order: Order) -> str:
    facts = (art_version(), order.face, order.size(), order.dpr, order.look, order.shadow, order.turn)
    return hashlib.sha1(repr(facts).encode()).hexdigest()


def paint(order: Order, stand_in: bool = False) -> QImage:
    """Paints an order (or what stands in for it) into a picture of device size; shadow and appearance are baked in."""
    size = order.size()
    wide, high = (size.height, size.width) if order.turn % 2 else (size.width, size.height)
    image = QImage(wide + 2 * size.margin, high + 2 * size.margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    draw = entry_of(order.face).stand_in if stand_in else painter_of(order.face)
    if draw is not None:
        rect = QRectF(0, 0, size.width / order.dpr, size.height / order.dpr)
        with painting(image) as painter:
            painter.translate(image.width() / 2, image.height() / 2)
            painter.scale(order.dpr, order.dpr)
            painter.rotate(90 * order.turn)
            painter.translate(-rect.center())
            draw(painter, rect, order.look)
    image = appearance.applied(image, order.look, order.dpr)
    if order.shadow:
        image = _with_shadow(image, order, size)
    image.setDevicePixelRatio(order.dpr)
    return image


def _with_shadow(image: QImage, order: Order, size: Size) -> QImage:
    """The picture over its shadow, which falls down however the face is turned."""
    under = QImage(_shadow(image.width(), image.height(), size.margin, order.dpr, order.shadow))
    with painting(under) as painter:
        painter.drawImage(0, 0, image)
    return under


@lru_cache(maxsize=32)
def _shadow(width: int, height: int, margin: int, dpr: float, lies: float) -> QImage:
    """The shadow alone, in a picture of so many device pixels: many things on a table are of the same size."""
    under = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    under.fill(0)
    with painting(under) as painter:
        painter.scale(dpr, dpr)
        edge = margin / dpr
        rect = QRectF(edge, edge, (width - 2 * margin) / dpr, (height - 2 * margin) / dpr)
        surfaces.shadow(painter, rect, min(rect.width(), rect.height()) * 0.045, lies)
    return under


class FaceCache(QObject):
    """Pictures of faces. Asks for one get the finished picture or a stand-in at once, and the picture when idle: read
    from the disk, or painted."""

    painted = Signal(str)
    """A requested picture is finished; the argument is its ``key``."""

    def __init__(
        self,
        folder: Path | None = None,
        parent: QObject | None = None,
        memory_limit: int = MEMORY_LIMIT,
        disk_limit: int = DISK_LIMIT,
    ) -> None:
        super().__init__(parent)
        self._memory: OrderedDict[str, QPixmap] = OrderedDict()
        self._latest: dict[tuple[Face, int], Order] = {}
        """The order painted last of each face as it lies: whatever its size and shadow, it stands in for others."""
        self._used = 0
        self._limit = memory_limit
        self._shelf = DiskShelf(folder, disk_limit) if folder is not None else None
        self._queue: deque[Order] = deque()
        self._unkept: deque[tuple[str, QImage]] = deque()
        """What has still to be written to the disk: when nothing has to be painted any more, one after another."""
        self._waiting: set[str] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_next)

    # -- the interface ------------------------------------------------------------------------------------------------

    def pixmap(
        self,
        face: Face,
        width: float,
        height: float,
        dpr: float = 1.0,
        look: Look = NEUTRAL,
        shadow: float = 0.0,
        turn: int = 0,
    ) -> QPixmap:
        """The finished picture if it is there; else it is requested, and a stand-in of the same size is given."""
        order = Order(face, width, height, dpr, look, shadow, turn).normal()
        found = self._find(order)
        if found is not None:
            return found
        self._enqueue(order)
        return self._stand_in(order)

    def ready(
        self,
        face: Face,
        width: float,
        height: float,
        dpr: float = 1.0,
        look: Look = NEUTRAL,
        shadow: float = 0.0,
        turn: int = 0,
    ) -> bool:
        """Whether the finished picture is there."""
        return self._find(Order(face, width, height, dpr, look, shadow, turn).normal()) is not None

    def request(
        self,
        face: Face,
        width: float,
        height: float,
        dpr: float = 1.0,
        look: Look = NEUTRAL,
        shadow: float = 0.0,
        turn: int = 0,
    ) -> None:
        """Has the picture painted when the program is idle, if it is not there yet."""
        order = Order(face, width, height, dpr, look, shadow, turn).normal()
        if self._find(order) is None:
            self._enqueue(order)

    def paint_now(
        self,
        face: Face,
        width: float,
        height: float,
        dpr: float = 1.0,
        look: Look = NEUTRAL,
        shadow: float = 0.0,
        turn: int = 0,
    ) -> QPixmap:
        """The finished picture, painted at once if need be."""
        order = Order(face, width, height, dpr, look, shadow, turn).normal()
        found = self._find(order) or self._read(order)
        return found if found is not None else self._finish(order)

    def key(
        self,
        face: Face,
        width: float,
        height: float,
        dpr: float = 1.0,
        look: Look = NEUTRAL,
        shadow: float = 0.0,
        turn: int = 0,
    ) -> str:
        """What ``painted`` will say when this picture is finished."""
        return Order(face, width, height, dpr, look, shadow, turn).normal().key()

    @staticmethod
    def margin(face: Face, width: float, height: float, shadow: float = 0.0) -> int:
        """Logical pixels that the picture is larger than the face on every side."""
        return Order(face, width, height, 1.0, shadow=round(shadow, 1)).margin()

    def drop_requests(self, keys: Collection[str] | None = None) -> None:
        """Forgets what is still to be painted (None: all of it): after a change of size or look the old sizes are of
        no use."""
        dropped = set(self._waiting if keys is None else keys)
        self._queue = deque(order for order in self._queue if order.key() not in dropped)
        self._waiting -= dropped

    def keep(self) -> None:
        """Writes to the disk what would be written when idle."""
        while self._shelf is not None and self._unkept:
            self._shelf.store(*self._unkept.popleft())

    @property
    def pending(self) -> int:
        """How many pictures wait to be painted."""
        return len(self._queue)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _find(self, order: Order) -> QPixmap | None:
        key = order.key()
        found = self._memory.get(key)
        if found is not None:
            self._memory.move_to_end(key)
        return found

    def _read(self, order: Order) -> QPixmap | None:
        """The picture as it was kept on the disk."""
        image = self._shelf.load(order.key()) if self._shelf is not None else None
        if image is None:
            return None
        image.setDevicePixelRatio(order.dpr)
        return self._keep(order, image)

    def _keep(self, order: Order, image: QImage) -> QPixmap:
        key = order.key()
        self._latest[(order.face, order.turn)] = order
        pixmap = QPixmap.fromImage(image)
        self._memory[key] = pixmap
        self._used += image.sizeInBytes()
        while self._used > self._limit and len(self._memory) > 1:
            _, oldest = self._memory.popitem(last=False)
            self._used -= oldest.width() * oldest.height() * 4
        return pixmap

    def _enqueue(self, order: Order) -> None:
        key = order.key()
        if key not in self._waiting:
            self._waiting.add(key)
            if self._shelf is not None and self._shelf.has(key):
                self._queue.appendleft(order)  # read in no time: it need not wait for what has to be painted
            else:
                self._queue.append(order)
            self._timer.start()

    def _paint_next(self) -> None:
        """One idle slice: one face is painted, or one kept on the disk."""
        if not self._queue:
            if self._shelf is None or not self._unkept:
                self._timer.stop()
            else:
                self._shelf.store(*self._unkept.popleft())
            return
        order = self._queue.popleft()
        key = order.key()
        self._waiting.discard(key)
        if key not in self._memory and self._read(order) is None:
            self._finish(order)
        self.painted.emit(key)

    def _finish(self, order: Order) -> QPixmap:
        image = paint(order)
        if self._shelf is not None:
            self._unkept.append((order.key(), image))
            self._timer.start()
        return self._keep(order, image)

    def _stand_in(self, order: Order) -> QPixmap:
        """The same face at another size if there is one, else its plain ground."""
        latest = self._latest.get((order.face, order.turn))
        other = self._memory.get(latest.key()) if latest is not None else None
        if latest is None or other is None:
            return QPixmap.fromImage(paint(order, stand_in=True))
        size, old = order.size(), latest.size()
        wide, high = (size.height, size.width) if order.turn % 2 else (size.width, size.height)
        # The face comes to lie where it belongs; the margins, with shadow and bleed, are scaled with it.
        across = wide / max(1, other.width() - 2 * old.margin)
        down = high / max(1, other.height() - 2 * old.margin)
        stands = QPixmap(wide + 2 * size.margin, high + 2 * size.margin)
        stands.fill(Qt.GlobalColor.transparent)
        target = QRectF(
            size.margin - old.margin * across,
            size.margin - old.margin * down,
            other.width() * across,
            other.height() * down,
        )
        painter = QPainter(stands)
        painter.drawPixmap(target, other, QRectF(other.rect()))
        painter.end()
        stands.setDevicePixelRatio(order.dpr)
        return stands


class DiskShelf:
    """Pictures as PNG files, a checksum behind each, in a folder of bounded size. Trouble is logged, never raised."""

    CHECK = hashlib.sha1().digest_size

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit
        self._used: int | None = None
        self._log = logging.getLogger(__name__)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.png"

    def has(self, key: str) -> bool:
        """Whether there is a picture, which may still turn out to be broken."""
        return self._path(key).is_file()

    def load(self, key: str) -> QImage | None:
        """The picture, or None if there is none or it is broken; a broken file is removed."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        body, check = data[: -self.CHECK], data[-self.CHECK :]
        if hashlib.sha1(body).digest() != check:
            self._log.info("picture %s is broken and will be painted again", path.name)
            self._remove(path)
            return None
        image = QImage.fromData(QByteArray(body))
        if image.isNull():
            self._remove(path)
            return None
        try:
            os.utime(path)
        except OSError:
            self._log.debug("cannot touch %s", path.name)
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

    def store(self, key: str, image: QImage) -> None:
        """Writes the picture beside the others; the oldest go when the folder grows too large."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not image.save(buffer, "PNG", 80):  # type: ignore[call-overload]
            return
        body = bytes(buffer.data().data())
        path = self._path(key)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(f".{os.getpid()}.part")
            part.write_bytes(body + hashlib.sha1(body).digest())
            part.replace(path)
        except OSError as trouble:
            self._log.info("cannot keep a picture: %s", trouble)
            return
        if self._used is None:
            self._used = sum(size for _, size, _ in self._files())
        else:
            self._used += len(body)
        if self._used > self._limit:
            self._make_room()

    def _files(self) -> list[tuple[float, int, Path]]:
        files = []
        for path in self._folder.glob("*.png"):
            try:
                facts = path.stat()
            except OSError:
                continue
            files.append((facts.st_mtime, facts.st_size, path))
        return files

    def _make_room(self) -> None:
        """Removes the longest unused pictures until three quarters of the limit are left."""
        files = sorted(self._files())
        used = sum(size for _, size, _ in files)
        for _, size, path in files:
            if used <= self._limit * 3 // 4:
                break
            self._remove(path)
            used -= size
        self._used = used

    def _remove(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as trouble:
            self._log.info("cannot remove a picture: %s", trouble)
