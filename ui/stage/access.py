"""What a screen reader finds on the stage: every labelled placement, with its name, place, state and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Sentence = tuple[str, str, str]
"""Key of a placement, its name, its description."""

PRESS = "Press"
SET_FOCUS = "SetFocus"
"""Names that the systems' bridges know (`QAccessibleActionInterface.pressAction`); not shown to anybody."""


class Told:
    """What the stage answers about its placements. `StageView` is one; kept small so that this module needs no more."""

    def told_keys(self) -> tuple[str, ...]:
        """Keys of all placements with a label, in reading order."""
        raise NotImplementedError

    def told_name(self, key: str) -> str:
        """What is said: the label."""
        raise NotImplementedError

    def told_description(self, key: str) -> str:
        """What can be done with it, or why it cannot be done."""
        raise NotImplementedError

    def told_rect(self, key: str) -> QRect:
        """Where it is on the screen."""
        raise NotImplementedError

    def told_state(self, key: str) -> tuple[bool, bool, bool]:
        """Whether it takes the focus, has it, and does something when pressed."""
        raise NotImplementedError

    def told_press(self, key: str) -> None:
        """Somebody pressed it."""
        raise NotImplementedError

    def told_focus(self, key: str) -> None:
        """Somebody wants the focus there."""
        raise NotImplementedError


class PlacementAccess(QAccessibleWidget):
    """One placement as a screen reader sees it.

    It stands for no widget (`object` is None): it is a QAccessibleWidget because that class offers its actions to the
    systems' bridges by itself. An `interface_cast` written in Python crashes where it answers None. `Any` stands for
    results that Qt allows to be None and its stubs do not.
    """

    def __init__(self, widget: QWidget, told: Told, key: str, parent: StageAccess) -> None:
        super().__init__(widget, QAccessible.Role.StaticText, "")
        self.key = key
        self._told = told
        self._parent = parent

    def isValid(self) -> bool:
        return self._parent.isValid() and self.key in self._told.told_keys()

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, index: int) -> Any:
        return None

    def childAt(self, x: int, y: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> Any:
        return None

    def relations(self, match: Any = QAccessible.RelationFlag.AllRelations) -> Any:
        return []

    def rect(self) -> QRect:
        return self._told.told_rect(self.key)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._told.told_state(self.key)[2] else QAccessible.Role.StaticText

    def setText(self, text: QAccessible.Text, value: str) -> None:
        return

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable, state.focused, _ = self._told.told_state(self.key)
        state.readOnly = True
        return state

    def text(self, text: QAccessible.Text) -> str:
        if text == QAccessible.Text.Name:
            return self._told.told_name(self.key)
        if text == QAccessible.Text.Description:
            return self._told.told_description(self.key)
        return ""

    def actionNames(self) -> list[str]:
        focusable, _, acts = self._told.told_state(self.key)
        return [PRESS] * acts + [SET_FOCUS] * focusable

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._told.told_press(self.key)
        elif name == SET_FOCUS:
            self._told.told_focus(self.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class StageAccess(QAccessibleWidget):
    """The stage as a screen reader sees it: a table with its placements as children."""

    def __init__(self, widget: QWidget, told: Told) -> None:
        super().__init__(widget, QAccessible.Role.Grouping, widget.accessibleName())
        self._widget = widget
        self._told = told
        self._children: dict[str, PlacementAccess] = {}

    def placement(self, key: str) -> PlacementAccess:
        """The interface of a placement; one for ever, as others may hold it."""
        if key not in self._children:
            self._children[key] = PlacementAccess(self._widget, self._told, key, self)
        return self._children[key]

    def childCount(self) -> int:
        return len(self._told.told_keys())

    def child(self, index: int) -> Any:
        keys = self._told.told_keys()
        return self.placement(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self._told.told_keys()
        key = getattr(child, "key", None)
        return keys.index(key) if key in keys else -1

    def childAt(self, x: int, y: int) -> Any:
        for key in reversed(self._told.told_keys()):
            if self._told.told_rect(key).contains(QPoint(x, y)):
                return self.placement(key)
        return None

    def focusChild(self) -> Any:
        for key in self._told.told_keys():
            if self._told.told_state(key)[1]:
                return self.placement(key)
        return None


_known: dict[int, StageAccess] = {}
"""Python must keep the interfaces alive as long as their widgets: id of a stage -> its interface."""
_installed = False


def install() -> None:
    """From now on stages answer screen readers. Asking twice does no harm."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def _factory(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not (isinstance(thing, Told) and isinstance(thing, QWidget)):
        return None
    known = _known.get(id(thing))
    if known is None:
        known = _known[id(thing)] = StageAccess(thing, thing)
    return known


def remember(widget: QWidget) -> None:
    """A new stage: its interfaces will be dropped when it goes."""
    name = id(widget)
    _known.pop(name, None)
    widget.destroyed.connect(lambda: _known.pop(name, None))


def announce(widget: QWidget, text: str) -> None:
    """Has a screen reader say a sentence."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def focus_moved(widget: QWidget, index: int) -> None:
    """Tells that the focus is now on a child of the stage."""
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(index)
    QAccessible.updateAccessibility(event)


def told_anew(widget: QWidget, before: Sequence[Sentence], after: Sequence[Sentence]) -> None:
    """Tells what is said differently now (key, name, description; in reading order): readers keep what they heard."""
    if not QAccessible.isActive():
        return
    if [key for key, _, _ in before] != [key for key, _, _ in after]:
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.ObjectReorder))
    known = {key: words for key, *words in before}
    for index, (key, *words) in enumerate(after):
        old = known.get(key, words)
        for was, now, kind in zip(
            old, words, (QAccessible.Event.NameChanged, QAccessible.Event.DescriptionChanged), strict=True
        ):
            if was != now:
                event = QAccessibleEvent(widget, kind)
                event.setChild(index)
                QAccessible.updateAccessibility(event)
