"""Whether there is a screen to open a window on. Standard library only: the set-up script asks before Qt is there."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether a window can be opened: always on macOS and Windows, else where the session offers a display."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
