"""The bot process: questions and answers as JSON lines."""

from __future__ import annotations

from desktop.worker.process import main

__all__ = ["main"]
