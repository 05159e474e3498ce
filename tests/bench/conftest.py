"""The benchmarks: run by `packaging/dev.py bench`, never with the tests. Nothing is asserted about time: the figures
are printed at the end, with the bars that the design sets."""

from __future__ import annotations

import pytest

FIGURES: list[str] = []


@pytest.fixture
def figures() -> list[str]:
    """Where a benchmark puts its line for the summary."""
    return FIGURES


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the lines."""
    if FIGURES:
        terminalreporter.section("figures and bars")
        for line in FIGURES:
            terminalreporter.write_line(line)
