"""Makes the ground the program stands on: a virtual environment, its packages, the system libraries Qt needs."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up.sha256"
WINDOWS = sys.platform == "win32"

# Shared libraries Qt loads on Linux, and the Debian and Ubuntu packages that bring them (and what they need in turn).
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}


def python() -> str:
    """The Python of the project's own environment."""
    return str(VENV / ("Scripts/python.exe" if WINDOWS else "bin/python"))


def tool(name: str) -> str:
    """A command that was installed into the project's environment."""
    return str(VENV / (f"Scripts/{name}.exe" if WINDOWS else f"bin/{name}"))


def say(text: str) -> None:
    """One line to the person at the terminal, at once."""
    print(text, flush=True)


def prepare(window: bool = False) -> None:
    """Make the environment complete; does next to nothing when it is. `window`: also what a real window needs.

    Raises SystemExit with one sentence where the person at the terminal has to do something.
    """
    if sys.platform.startswith("linux"):
        _system_libraries(window)
    wanted = _fingerprint()
    if Path(python()).exists() and STAMP.is_file() and STAMP.read_text(encoding="ascii") == wanted:
        return
    if not Path(python()).exists():
        _make_venv()
    say("Installing the packages of pyproject.toml ...")
    pip = [python(), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-warn-script-location"]
    if subprocess.call([*pip, "-e", ".[dev]"], cwd=ROOT) != 0:
        raise SystemExit("The packages could not be installed; the reason stands above.")
    # The environment holds the metadata; the copy beside the sources is of no use.
    shutil.rmtree(ROOT / "fivetables.egg-info", ignore_errors=True)
    _try_qt()
    STAMP.write_text(wanted, encoding="ascii")


def _fingerprint() -> str:
    """What the installed packages depend on."""
    text = (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    return hashlib.sha256(text).hexdigest()


def _make_venv() -> None:
    say(f"Making {VENV.name} with Python {sys.version.split()[0]} ...")
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        # Debian and Ubuntu keep these two in a package of their own.
        _apt([f"python{sys.version_info.major}.{sys.version_info.minor}-venv"], "Python's venv module is missing")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise SystemExit("The virtual environment could not be made; the reason stands above.")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _system_libraries(window: bool) -> None:
    """Find the shared libraries Qt needs; install them where that is possible, else name them."""
    only_wayland = os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY")
    needed = QT_LIBRARIES | (WINDOW_LIBRARIES if window and not only_wayland else {})
    missing = [library for library in needed if not _loads(library)]
    if not missing:
        return
    if _may_install():  # then bring everything at once, for the window too
        missing += [library for library in WINDOW_LIBRARIES if library not in missing and not _loads(library)]
    packages = [(QT_LIBRARIES | WINDOW_LIBRARIES)[library] for library in missing]
    _apt(packages, f"Qt needs system libraries that are missing ({', '.join(missing)})")


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _apt(packages: list[str], why: str) -> None:
    """Install Debian packages, or stop with the command that does."""
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    if not _may_install():
        how = f"install them with: sudo apt-get install {' '.join(packages)}"
        if shutil.which("apt-get") is None:
            how = f"install your system's packages for them (on Debian they are called {', '.join(packages)})"
        raise SystemExit(f"{why}; {how}")
    say(f"{why}: installing {', '.join(packages)} ...")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:  # perhaps only because the package lists are missing or old
        subprocess.run(["apt-get", "update", "-q"], env=environment, capture_output=True)
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"apt-get could not install {', '.join(packages)}: {done.stderr.strip()}")


def _try_qt() -> None:
    """Start Qt once without a screen, so that a library nobody thought of is named now and not in a crash."""
    lines = "import sys; from PySide6 import QtNetwork, QtSvg, QtWidgets; QtWidgets.QApplication(sys.argv)"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([python(), "-c", lines], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        words = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise SystemExit(f"Qt is installed but does not start: {words}")
