"""A screen reader finds every labelled thing on the stage, and can press it."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.kit import Action
from ui.art.cache import FaceCache
from ui.stage.placement import Affordance, Placement
from ui.stage.view import StageView

Make = Callable[..., Placement]


class Take(Action, frozen=True):
    """An action of no game."""


def told(stage: StageView) -> list[str]:
    """The names a screen reader reads, in order."""
    table = QAccessible.queryAccessibleInterface(stage)
    return [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]


def test_labelled_things_are_children_in_reading_order_and_scenery_is_not(stage: StageView, thing: Make) -> None:
    picture = (thing("b", order=2, label="Second"), thing("x"), thing("a", 300, order=1, label="First"))
    stage.show_picture(picture, (), animate=False)
    assert told(stage) == ["First", "Second"]
    stage.show_picture(picture[:1], (), animate=False)
    assert told(stage) == ["Second"]


def test_a_thing_tells_place_role_state_and_what_it_does(stage: StageView, thing: Make) -> None:
    can = Affordance(Take(), "Take it", "While you can", keys=("a",))
    cannot = Affordance(Take(), "Take it", keys=("b",), refusal="Not before noon.")
    picture = (thing("a", 100, 200, label="A", focusable=True, order=1), thing("b", 300, label="B", order=2))
    stage.show_picture(picture, (can, cannot), animate=False)
    table = QAccessible.queryAccessibleInterface(stage)
    first, second = table.child(0), table.child(1)
    assert first.role() == QAccessible.Role.Button and second.role() == QAccessible.Role.StaticText
    assert first.text(QAccessible.Text.Description) == "Take it While you can"
    assert second.text(QAccessible.Text.Description) == "Not before noon."
    corner = stage.viewport().mapToGlobal(stage.mapFromScene(70, 180))
    assert first.rect() == QRect(corner.x(), corner.y(), 60, 40)
    assert first.state().focusable and not second.state().focusable and not first.state().focused
    stage.told_focus("a")
    assert first.state().focused
    assert table.focusChild() is first


def test_pressing_a_thing_from_outside_does_it(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    stage.show_picture((thing("a", label="A"),), (Affordance(Take(), "Take it", keys=("a",)),), animate=False)
    action = QAccessible.queryAccessibleInterface(stage).child(0).actionInterface()
    assert action.actionNames() == ["Press"]
    assert QAccessible.queryAccessibleInterface(stage).child(0).textInterface() is None, "asked by every bridge"
    with qtbot.waitSignal(stage.chosen) as caught:
        action.doAction("Press")
    assert caught.args == [Take()]


def test_a_thing_that_is_gone_says_so(stage: StageView, thing: Make) -> None:
    stage.show_picture((thing("a", label="A"),), (), animate=False)
    child = QAccessible.queryAccessibleInterface(stage).child(0)
    stage.show_picture((), (), animate=False)
    assert not child.isValid() and child.text(QAccessible.Text.Name) == ""


def test_stages_come_and_go_without_a_trace(qtbot: QtBot, thing: Make) -> None:
    for _ in range(30):
        stage = StageView(FaceCache())
        stage.show_picture((thing("a", label="A"), thing("b", 300, label="B")), (), animate=False)
        assert told(stage) == ["A", "B"]
        stage.deleteLater()
        del stage
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
        gc.collect()
    assert not [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, StageView)]
