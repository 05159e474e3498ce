"""One match being played: seats, history, undo, hints, pace."""

from __future__ import annotations

from desktop.play.session import Change, Played, Session, Waiting

__all__ = ["Change", "Played", "Session", "Waiting"]
