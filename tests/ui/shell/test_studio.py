"""What is painted in the shell: a widget is painted again when a face it waits for is finished, and for no other."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from ui.art import Face, FaceCache
from ui.shell.widgets import Picture, Studio


class Counted(Picture):
    """A picture that counts how often it is painted."""

    times = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.times += 1
        super().paintEvent(event)


def shown(qtbot: QtBot, studio: Studio, face: Face) -> Counted:
    widget = Counted(studio, face)
    qtbot.addWidget(widget)
    widget.resize(40, 56)
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.waitUntil(lambda: studio.cache.pending == 0 and widget.times > 1)
    qtbot.wait(20)
    return widget


def test_a_widget_is_painted_again_when_its_face_is_finished(qtbot: QtBot) -> None:
    widget = shown(qtbot, Studio(FaceCache()), Face("cuccu", "back"))
    assert widget.times == 2


def test_a_widget_is_not_painted_again_for_the_face_of_another(qtbot: QtBot) -> None:
    studio = Studio(FaceCache())
    widget = shown(qtbot, studio, Face("cuccu", "back"))
    shown(qtbot, studio, Face("cuccu", "card", ("cat",)))
    assert widget.times == 2


def test_a_widget_that_is_gone_is_waited_for_no_more(qtbot: QtBot) -> None:
    studio = Studio(FaceCache())
    widget = Picture(studio, Face("cuccu", "back"))
    widget.resize(40, 56)
    widget.grab()
    widget.deleteLater()
    qtbot.waitUntil(lambda: studio.cache.pending == 0)
