"""Qt and Python get on with each other on this machine."""

from __future__ import annotations

import sys

from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem, QWidget
from pytestqt.qtbot import QtBot


def test_calls_into_qt_do_not_use_up_none(qtbot: QtBot) -> None:
    """Given a Qt that drops a reference to None with each call, the program would abort after some thousand of them.

    PySide6 6.12.0 does so on Python 3.11; from 3.12 on None cannot be used up.
    """
    widget, item, pen = QWidget(), QGraphicsRectItem(), QPen()
    qtbot.addWidget(widget)
    pixmap = QPixmap(8, 8)
    painter = QPainter(pixmap)

    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
        widget.resize(100, 100 + step % 2)
        painter.setPen(pen)
    after = sys.getrefcount(None)
    painter.end()

    assert before - after < 1000
