"""How long a frame takes; measured by `pytest --benchmark-enable`, never asserted."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from ui.art.cache import FaceCache
from ui.art.face import Face
from ui.stage import bands
from ui.stage.placement import Placement
from ui.stage.view import StageView

CARDS = 120


def picture(shift: float) -> tuple[Placement, ...]:
    """A wooden table with 120 cards, all a little further on."""
    wood = Placement("wood", "ground", Face("table", "wood"), 640, 400, 1280, 800)
    back = Face("cuccu", "back")
    cards = tuple(
        Placement(
            f"card{i}", "card", back, 60 + i % 15 * 80 + shift, 60 + i // 15 * 95 + shift, 63, 88, bands.CARDS, shadow=5
        )
        for i in range(CARDS)
    )
    return (wood, *cards)


def test_a_frame_with_120_gliding_cards(qtbot: QtBot, benchmark: Any) -> None:
    cache = FaceCache()
    stage = StageView(cache)
    qtbot.addWidget(stage)
    stage.resize(1280, 800)
    stage.show()
    stage.director.clock.by_hand = True
    stage.show_picture(picture(0), (), animate=False)
    qtbot.waitUntil(lambda: cache.pending == 0, timeout=20000)
    frame = QImage(1280, 800, QImage.Format.Format_RGB32)
    stage.show_picture(picture(40), ())

    def one_frame() -> None:
        if not stage.busy:
            stage.show_picture(picture(0 if stage.picture[1].x > 90 else 40), ())
        stage.director.clock.advance(16)
        painter = QPainter(frame)
        stage.render(painter)
        painter.end()

    benchmark(one_frame)
    assert stage.busy
    stage.finish()
