"""Parts of faces that stay while figures change are painted once, and look as if they had been painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ui.art.face import Look
from ui.art.gouges import painting
from ui.art.kept import kept
from ui.art.palette import colour

ROOM = QRectF(4, 4, 20, 10)


class Part:
    """A painter that counts its work."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        self.times += 1
        painter.fillRect(rect.adjusted(-2, -2, 2, 2), colour("madder"))


def sheet(part: Part, name: str, scale: float = 1.0, turn: float = 0.0, look: Look | None = None) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        painter.scale(scale, scale)
        painter.rotate(turn)
        kept(painter, ROOM, look or Look(), name, part, room=2)
    return image


def test_a_part_is_painted_once() -> None:
    part = Part()
    assert sheet(part, "once") == sheet(part, "once")
    assert part.times == 1


def test_a_kept_part_lies_where_it_would_be_painted() -> None:
    anew = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    anew.fill(0)
    with painting(anew) as painter:
        painter.scale(2, 2)
        Part()(painter, ROOM, Look())
    assert sheet(Part(), "place", 2.0) == anew


@pytest.mark.parametrize("other", [{"scale": 2.0}, {"look": Look(dark=True)}], ids=["scale", "look"])
def test_another_scale_or_look_is_another_part(other: dict[str, object]) -> None:
    part = Part()
    sheet(part, f"other {other}")
    sheet(part, f"other {other}", **other)  # type: ignore[arg-type]
    assert part.times == 2


def test_a_turned_part_is_painted_anew() -> None:
    part = Part()
    sheet(part, "turned", turn=10)
    sheet(part, "turned", turn=10)
    assert part.times == 2
