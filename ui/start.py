"""Where the program starts: what must be done before its modules are imported, then `ui.app`."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401

from ui.language_files import stale


def spare_sources() -> None:
    """Keep PySide from reading the source of every module that is imported after it, in search of its feature switch,
    which is not used here: that is a tenth of the start. A PySide that searches in another way is left as it is."""
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and "_mod_uses_pyside" in vars(feature):
        vars(feature)["_mod_uses_pyside"] = lambda module: False


def main() -> int:
    """Run the program; its exit code. Raises SystemExit with one line where the texts must be compiled first."""
    if stale():
        raise SystemExit("The translations are not compiled yet, or out of date: start with `packaging/dev.py run`.")
    spare_sources()
    from ui.app import main as run

    return run()
