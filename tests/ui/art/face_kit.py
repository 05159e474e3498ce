"""What the tests of all rooms' faces share: pictures, how far two of them differ, and what holds for every face."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ui.art import Face, Look, painter_of
from ui.art.cache import Order, paint
from ui.art.face import Arg


def digest(image: QImage) -> str:
    """Equal for equal pictures."""
    return hashlib.sha1(image.constBits()).hexdigest()


def difference(one: QImage, other: QImage, size: tuple[int, int] = (24, 24)) -> float:
    """Mean difference of two pictures, scaled down to `size` so that noise does not count; 0..255."""
    small = [
        image.scaled(
            *size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        ).convertToFormat(QImage.Format.Format_RGBX8888)
        for image in (one, other)
    ]  # kept until they are compared: `constBits` does not keep its image alive
    pairs = zip(*(bytes(image.constBits()) for image in small), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (size[0] * size[1] * 3)


@dataclass(frozen=True)
class Samples:
    """The faces of a room that its tests try: arguments by name; sizes by name, `side` for squares."""

    room: str
    args: dict[str, list[tuple[Arg, ...]]]
    shapes: dict[str, tuple[int, int]]
    side: int

    def shape(self, name: str) -> tuple[int, int]:
        """Width and height that a face is tried in."""
        return self.shapes.get(name, (self.side, self.side))

    def picture(
        self, name: str, args: tuple[Arg, ...], width: int = 0, height: int = 0, look: Look | None = None
    ) -> QImage:
        """A face as the cache paints it."""
        shape = (width, height or width) if width else self.shape(name)
        return paint(Order(Face(self.room, name, args), *shape, 1.0, look or Look()))

    def first(self) -> list[tuple[str, tuple[Arg, ...]]]:
        """One of each kind."""
        return [(name, every[0]) for name, every in self.args.items()]

    def equal(self) -> list[tuple[str, str]]:
        """Faces that look like one before them, each with that one."""
        seen: dict[str, str] = {}
        found = []
        for name, every in self.args.items():
            for args in every:
                key, said = digest(self.picture(name, args)), f"{name}{args}"
                if key in seen:
                    found.append((said, seen[key]))
                seen[key] = said
        return found

    def here(self) -> list[str]:
        """The first faces as this process paints them."""
        return [digest(self.picture(name, args)) for name, args in self.first()]

    def elsewhere(self) -> list[str]:
        """The same as another process paints them."""
        wanted = [(Face(self.room, name, args), self.shape(name)) for name, args in self.first()]
        script = (
            "import hashlib\nfrom PySide6.QtGui import QGuiApplication\napp = QGuiApplication([])\n"
            "from ui.art import Face, Look\nfrom ui.art.cache import Order, paint\n"
            f"from ui.art.fonts import load_fonts\nload_fonts()\nfor face, shape in {wanted!r}:\n"
            "    image = paint(Order(face, *shape, 1.0, Look()))\n"
            "    print(hashlib.sha1(image.constBits()).hexdigest())"
        )
        ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
        return ran.stdout.split()

    def paints_beyond(self, name: str, args: tuple[Arg, ...]) -> bool:
        """Whether a face leaves a mark outside its rectangle and the bleed that its registry names."""
        width, height = self.shape(name)
        order = Order(Face(self.room, name, args), width, height, 1.0)
        margin, far = order.margin(), order.margin() + 40
        image = QImage(width + 2 * far, height + 2 * far, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(far, far)
        painter_of(order.face)(painter, QRectF(0, 0, width, height), Look())
        painter.resetTransform()
        painter.setOpacity(1)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        # One pixel more: the soft edge of a line that ends exactly at the rim.
        inside = QRectF(far - margin - 1, far - margin - 1, width + 2 * margin + 2, height + 2 * margin + 2)
        painter.fillRect(inside, Qt.GlobalColor.black)
        painter.end()
        return any(image.constBits())
