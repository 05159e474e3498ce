"""The program as a whole: its command line, one window a user, crashes, languages at the first start."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from saved_matches import a_file

from desktop import __version__
from ui.language_files import LANGUAGES
from ui.shell import translators
from ui.shell.crash import CrashDialog, CrashGuard, Mark, copy_text, report_of
from ui.shell.house import House
from ui.shell.single_instance import FirstWindow, hand_over, server_name
from ui.shell.window import Window

ROOT = Path(__file__).parents[3]


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the program as people do, with a home of its own."""
    environment = os.environ | {"FIVETABLES_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-m", "ui", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def test_the_smoke_test_tells_in_one_line_that_all_parts_are_there(tmp_path: Path) -> None:
    done = run(tmp_path, "--smoke")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    about = json.loads(line)
    assert about["version"] == __version__
    assert set(about["languages"]) == set(LANGUAGES)
    assert {"Noto Sans", "Noto Serif", "Noto Sans Hebrew", "Noto Serif Hebrew"} <= set(about["fonts"])
    assert about["worker"] is True and about["ok"] is True


def run_code(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start Python in the project's folder, without a screen of any kind unless the environment names one."""
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    del bare["QT_QPA_PLATFORM"]
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env=bare | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def test_texts_that_are_not_compiled_are_told_in_one_line(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from ui import language_files; from ui.start import main;"
        "language_files.STAMP = Path(sys.argv.pop()); main()"
    )
    done = run_code(code, str(tmp_path / "none"), FIVETABLES_HOME=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "dev.py run" in line


if sys.platform.startswith("linux"):

    def test_where_there_is_no_screen_one_line_says_what_to_do(tmp_path: Path) -> None:
        done = run_code("from ui.start import main; main()", FIVETABLES_HOME=str(tmp_path))
        assert done.returncode == 1 and done.stdout == ""
        (line,) = done.stderr.splitlines()
        assert "no screen" in line and "xvfb-run" in line
        assert run_code("from ui.start import main; main()", "--version").stdout.strip() == __version__


# -- one window a user ------------------------------------------------------------------------------------------------


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[FirstWindow]:
    window = FirstWindow(server_name(tmp_path))
    assert window.listening
    yield window
    window.close()


def test_nobody_answers_where_no_window_is_open(tmp_path: Path) -> None:
    assert not hand_over(server_name(tmp_path / "elsewhere"), None)


@pytest.mark.parametrize("name", ["mätch.fivetables", os.fsdecode(b"m\xe4tch.fivetables")])
def test_a_second_start_hands_its_file_over_and_ends(
    qtbot: QtBot, first: FirstWindow, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from ui.shell.single_instance import hand_over, server_name; QCoreApplication([]);"
        "sys.exit(0 if hand_over(server_name(Path(sys.argv[1])), Path(sys.argv[2])) else 1)"
    )
    with qtbot.waitSignal(first.called, timeout=20_000) as called:
        second = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), str(file)], cwd=ROOT)
    assert called.args == [str(file)]
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=10_000)
    assert second.returncode == 0


def test_a_socket_left_by_a_killed_program_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    name = server_name(tmp_path)
    code = (
        "import os, sys; from PySide6.QtCore import QCoreApplication; from PySide6.QtNetwork import QLocalServer;"
        "a = QCoreApplication([]); s = QLocalServer(); print(s.listen(sys.argv[1]), flush=True); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, name], cwd=ROOT, timeout=30, capture_output=True)
    window = FirstWindow(name)
    assert window.listening
    window.close()


# -- crashes ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def guard(qtbot: QtBot, tmp_path: Path) -> CrashGuard:
    return CrashGuard(tmp_path / "logs")


def break_something() -> tuple[type[BaseException], BaseException, object]:
    try:
        raise ValueError("unit 17 is at no location")
    except ValueError as error:
        return ValueError, error, error.__traceback__


def test_an_error_nobody_caught_is_told_once(guard: CrashGuard, capsys: pytest.CaptureFixture[str]) -> None:
    reports: list[str] = []
    guard.broken.connect(reports.append)
    guard.caught(*break_something())  # type: ignore[arg-type]
    guard.caught(*break_something())  # type: ignore[arg-type]
    assert len(reports) == 1, "while one report is shown, others only go to the log"
    assert "unit 17 is at no location" in reports[0]
    assert __version__ in reports[0] and "Qt" in reports[0]
    guard.ready()
    guard.caught(*break_something())  # type: ignore[arg-type]
    assert len(reports) == 2
    assert "unit 17" in capsys.readouterr().err


def test_the_guard_watches_python_and_gives_back_what_was_there(guard: CrashGuard, tmp_path: Path) -> None:
    before = sys.excepthook
    guard.install()
    try:
        assert sys.excepthook == guard.caught
        assert (tmp_path / "logs" / "hard_crash.txt").exists()
    finally:
        guard.remove()
    assert sys.excepthook is before


def test_the_crash_dialog_shows_a_report_that_can_be_copied(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window()
    kind, error, trace = break_something()
    report = report_of(kind, error, trace)  # type: ignore[arg-type]
    dialog = CrashDialog(window.house.studio, report, True, copy_text, window)
    dialog.show()
    assert dialog.trace.toPlainText().strip() == report.strip()
    dialog.copy.click()
    assert QApplication.clipboard().text() == report
    dialog.go_on.click()
    assert dialog.result() == CrashDialog.DialogCode.Accepted
    dialog.deleteLater()


def test_after_a_crash_the_match_goes_on_from_the_save(qtbot: QtBot, play: Callable[..., Window]) -> None:
    from ui.app import Program

    window = play(lives=3)
    conductor = window.conductor
    assert conductor is not None and window.keeper is not None
    qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
    slot, state = window.keeper.slot, conductor.session.state
    program = Program.__new__(Program)
    program.house, program.window = window.house, window
    program.guard = CrashGuard(window.house.paths.logs)

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CrashDialog)
        dialog.go_on.click()

    QTimer.singleShot(50, press)
    program.broken("a report")
    after = window.conductor
    assert after is not None and after is not conductor
    assert window.keeper.slot == slot
    assert after.session.state == state


def test_a_match_that_was_open_when_the_program_was_killed_is_offered(
    qtbot: QtBot, play: Callable[..., Window]
) -> None:
    window = play(lives=3)
    assert window.keeper is not None
    mark = window.house.mark
    assert mark.left() == window.keeper.slot
    window.back_to_shelf()
    assert mark.left() == ""


def test_a_second_program_leaves_the_mark_of_the_first_alone(tmp_path: Path) -> None:
    first, second = Mark(tmp_path), Mark(tmp_path)
    first.put("first")
    assert second.left() == ""
    second.put("second")
    second.clear()
    assert first.left() == "first"
    first.release()
    assert Mark(tmp_path).left() == "first"


def test_a_mark_may_name_a_slot_that_is_not_text(tmp_path: Path) -> None:
    mark, slot = Mark(tmp_path), os.fsdecode(b"m\xe4tch")
    mark.put(slot)
    assert mark.left() == slot


def test_a_mark_that_names_no_slot_is_not_offered(qtbot: QtBot, window: Window) -> None:
    from ui.app import Program

    program = Program.__new__(Program)
    program.house, program.window = window.house, window
    for left in ("../else", "", "\0", "none"):
        program.left = left
        program.offer_to_go_on()
    assert window.conductor is None and QApplication.activeModalWidget() is None


def test_a_file_that_comes_while_a_crash_is_told_waits_and_is_opened_then(
    qtbot: QtBot, play: Callable[..., Window]
) -> None:
    window = play(lives=3)
    assert window.keeper is not None
    window.keeper.save()
    second = window.house.store.duplicate(window.keeper.slot)
    dialog = CrashDialog(window.house.studio, "a report", True, copy_text, window)
    QTimer.singleShot(30, lambda: window.open_path(window.house.store.path(second)))
    QTimer.singleShot(90, dialog.go_on.click)
    assert dialog.exec() == CrashDialog.DialogCode.Accepted, "it was not given up for the file"
    dialog.deleteLater()
    qtbot.waitUntil(lambda: window.keeper is not None and window.keeper.slot == second, timeout=3000)


if sys.platform != "win32":

    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
    def test_a_signal_ends_the_program_in_order(tmp_path: Path, number: signal.Signals) -> None:
        """Given a match at the table, when the system ends the program, then the next start has nothing to offer."""
        file = tmp_path / "match.fivetables"
        file.write_bytes(a_file())
        home = tmp_path / "home"
        environment = os.environ | {"FIVETABLES_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
        running = subprocess.Popen([sys.executable, "-m", "ui", str(file)], cwd=ROOT, env=environment)
        mark = home / "running"
        deadline = time.monotonic() + 30
        while not mark.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert mark.exists()
        running.send_signal(number)
        assert running.wait(20) == 0
        assert not mark.exists() and not list(home.rglob("*.lock"))


def test_the_offer_to_go_on_opens_the_match(qtbot: QtBot, play: Callable[..., Window]) -> None:
    window = play(lives=3)
    assert window.keeper is not None
    slot = window.keeper.slot
    window.back_to_shelf()

    def agree() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        next(b for b in dialog.findChildren(QPushButton) if b.isDefault()).click()

    QTimer.singleShot(50, agree)
    window.offer_to_go_on(slot)
    assert window.keeper is not None and window.keeper.slot == slot


# -- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        (["lt-LT", "en-US"], "lt"),
        (["de-DE", "pl-PL"], "pl"),
        (["iw-IL"], "he"),
        (["tr"], "tr"),
        (["fr-FR", "de"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_speaks_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, wishes: list[str], spoken: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wishes

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert translators.system_language() == spoken


def test_every_language_has_its_texts() -> None:
    assert translators.available() == LANGUAGES


def test_settings_take_effect_at_once_and_stay(open_window: Callable[..., Window], paths: object) -> None:
    window = open_window()
    house = window.house
    house.change(theme="dark", contrast=70, scale=120)
    assert house.dark and house.studio.look.dark and house.studio.look.contrast == 70
    assert QApplication.font().pixelSize() == round(14 * 1.2)
    window.close()
    again = House(paths, house.bots)  # type: ignore[arg-type]
    assert again.settings == house.settings
    house.change(theme="light", contrast=50, scale=100)
    again.close()
