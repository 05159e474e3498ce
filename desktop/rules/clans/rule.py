"""What the rules say about one kind of frame."""

from __future__ import annotations

from typing import Generic, TypeVar

from desktop.rules.clans.choices import AnyDecision
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action, Frame, NotNow, Reason

F = TypeVar("F", bound=Frame)


class FrameRule(Generic[F]):
    """The rules of one kind of frame. Stateless; the frame is always the last one of the table."""

    def settle(self, table: Table, frame: F) -> bool:
        """True where somebody must decide; otherwise carry out the frame (which leaves the stack, or another comes
        above it)."""
        return True

    def decision(self, table: Table, frame: F) -> AnyDecision:
        """What is asked."""
        raise AssertionError(f"{frame} asks nothing")

    def legal(self, table: Table, frame: F) -> tuple[Action, ...]:
        """What may be done, in a fixed order."""
        raise AssertionError(f"{frame} asks nothing")

    def why_not(self, table: Table, frame: F, action: Action) -> Reason | None:
        """Why this may not be done. Every kind of action that the frame does not expect is NotNow."""
        return NotNow()

    def act(self, table: Table, frame: F, action: Action) -> None:
        """Carry out an action that is known to be allowed."""
        raise AssertionError(f"{frame} asks nothing")
