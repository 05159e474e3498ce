"""What tests of whole matches in the window share."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ui.shell.conductor import Conductor
from ui.shell.window import Window


def conductor_of(window: Window) -> Conductor:
    """The conductor of the match at the table."""
    conductor = window.page.conductor
    assert conductor is not None
    return conductor


def wait_for_choice(qtbot: QtBot, window: Window) -> bool:
    """Let the match go on until somebody decides; whoever has seen what was drawn goes on, whoever the table is
    covered for uncovers it. False at its end."""
    conductor = conductor_of(window)

    def stands() -> bool:
        return conductor.deciding or conductor.ended or conductor.waits_for_done or conductor.covered is not None

    while True:
        qtbot.waitUntil(stands, timeout=20_000)
        if conductor.covered is not None:
            window.page.pass_screen.ready.emit()
        elif conductor.waits_for_done:
            window.page.panel.done.click()
            qtbot.waitUntil(lambda: not conductor.waits_for_done, timeout=2000)
        else:
            return not conductor.ended
