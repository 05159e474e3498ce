"""A QApplication with the bundled fonts, without which nothing is painted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ui.art.fonts import load_fonts


@pytest.fixture(autouse=True)
def workshop(qapp: QApplication) -> None:
    load_fonts()
