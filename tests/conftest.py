"""What every test stands on: no screen, no user's folders, nothing left behind."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before anything imports Qt: no window on a real screen, one size on every machine.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("FIVETABLES_TEST_PLATFORM", "offscreen")
for _name in [name for name in os.environ if name.startswith(("QT_SCALE", "QT_SCREEN_SCALE", "QT_FONT_DPI"))]:
    del os.environ[_name]

# Before anything asks where files live: settings, games and caches of the tests are nobody's.
_home = tempfile.TemporaryDirectory(prefix="fivetables-tests-", ignore_cleanup_errors=True)
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_name] = str(Path(_home.name, _name[4:-5].lower()))


def pytest_configure() -> None:
    """Compile translations that changed: the program refuses to start with stale ones."""
    import translations

    translations.build()


def pytest_unconfigure() -> None:
    """Remove the folder that stood for the user's home."""
    _home.cleanup()


def _windows() -> set[object]:
    """The top-level widgets that exist now; empty where no test has used Qt."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return set()
    # Qt keeps its one tooltip label for itself.
    return {w for w in widgets.QApplication.topLevelWidgets() if w.metaObject().className() != "QTipLabel"}


def _flush() -> None:
    """Let Qt carry out what it was told to delete later, and Python what nobody holds any more."""
    gc.collect()
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
        core.QCoreApplication.processEvents()


def _children() -> set[int]:
    """Process ids of living children; always empty where the system has no /proc."""
    found: set[int] = set()
    for listing in Path("/proc/self/task").glob("*/children"):
        try:
            found.update(int(pid) for pid in listing.read_text().split())
        except OSError:  # the thread has just ended
            continue
    return found


@pytest.fixture(autouse=True, scope="module")
def nothing_old_is_looked_through() -> None:
    """What earlier tests keep in caches is not gone through again by every `_flush` of this module."""
    if "PySide6.QtWidgets" in sys.modules:
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fail a test that leaves a window or a process behind."""
    windows, processes = _windows(), _children()
    yield
    if _windows() - windows:
        _flush()
    left = [f"{w.metaObject().className()} {w.objectName()!r}" for w in _windows() - windows]
    deadline = time.monotonic() + 3
    while (running := _children() - processes) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not left, f"windows left open: {left}"
    assert not running, f"processes left running: {sorted(running)}"
