"""Everything with a window: the only part of the program that imports PySide6."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401


def _reads_no_sources() -> None:
    """PySide reads the source of every module imported after it, in search of its feature switch, which is not used
    here; that takes a fifth of the start. A PySide that does it in another way is left as it is."""
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and "_mod_uses_pyside" in vars(feature):
        vars(feature)["_mod_uses_pyside"] = lambda module: False


_reads_no_sources()
