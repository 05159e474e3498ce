"""Set up, run, test, check and build Five Tables: `python3 packaging/dev.py COMMAND`, with any Python from 3.11 on.

Needs nothing but Python: the first command makes `.venv`, installs what `pyproject.toml` names, gets or names missing
system libraries and compiles the translations. Later commands find all that done.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036, an older Python has to be told
    raise SystemExit(f"Five Tables needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
# The program's folder stays as it was checked out, also where the system's Python reads it.
sys.dont_write_bytecode = True

import environment  # noqa: E402
import frozen  # noqa: E402
import glyph_credits  # noqa: E402
import translations  # noqa: E402
from environment import python, say, tool  # noqa: E402

from ui.screen import has_screen  # noqa: E402


def call(*command: str) -> int:
    """Run a command in the project's folder; its exit code."""
    try:
        return subprocess.call(command, cwd=ROOT)
    except KeyboardInterrupt:
        return 130


def prepare(window: bool = False) -> None:
    """Everything the program and its tests stand on, brought up to date."""
    environment.prepare(window)
    if translations.build():
        say("The translations are compiled.")


def run(options: argparse.Namespace) -> int:
    """Open the window."""
    if not has_screen():
        say("There is no screen here: start this in a desktop session, or with `xvfb-run -a` before the command.")
        return 1
    prepare(window=True)
    code = call(python(), "-m", "ui", *options.rest)
    if code == -6:  # Qt aborts where it finds no screen to draw on
        say(f"Qt could not open a window on the screen {os.environ.get('DISPLAY', '')!r}; its reason stands above.")
    return abs(code)


def test(options: argparse.Namespace) -> int:
    """Run every test but the long ones, on all cores."""
    prepare()
    return call(python(), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *options.rest)


def soak(options: argparse.Namespace) -> int:
    """Run the long tests."""
    prepare()
    return call(python(), "-m", "pytest", "-m", "soak", *options.rest)


def bench(options: argparse.Namespace) -> int:
    """Measure what the program is meant to reach; best on a quiet machine."""
    prepare()
    chosen = ["-o", "python_files=bench_*.py", "-o", "pythonpath=packaging tests/saves tests/bench"]
    return call(python(), "-m", "pytest", "-q", "--benchmark-enable", *chosen, "tests/bench", *options.rest)


def check(options: argparse.Namespace) -> int:
    """Read the sources without running them: style, types, the arrows between the rooms, the translations."""
    prepare()
    steps: list[tuple[str, list[str]]] = [
        ("ruff", [tool("ruff"), "check", "--quiet", "."]),
        ("mypy", [tool("mypy")]),
        ("import-linter", [tool("lint-imports"), "--no-logo"]),
        ("translations", [python(), "-m", "pytest", "-q", "tests/i18n"]),
    ]
    failed = []
    for name, command in steps:
        say(f"-- {name}")
        if call(*command) != 0:
            failed.append(name)
    say(f"Not right: {', '.join(failed)}" if failed else "All right.")
    return 1 if failed else 0


def shots(options: argparse.Namespace) -> int:
    """Make a picture of every screen."""
    prepare()
    return call(python(), "-m", "ui.shots", options.folder, *options.rest)


def i18n(options: argparse.Namespace) -> int:
    """Bring the translators' files up to date with the sources."""
    environment.prepare()
    call(python(), str(ROOT / "packaging" / "card_words.py"))
    translations.update(drop=options.drop)
    open_ = translations.unfinished()
    for message in open_:
        say(f"{message.state}: {message}")
    say(f"{len(open_)} texts to finish." if open_ else "Every text is translated.")
    return 0


def credits_(options: argparse.Namespace) -> int:
    """Write the list of glyphs and their authors into CREDITS.md."""
    say("CREDITS.md is rewritten." if glyph_credits.write() else "CREDITS.md is up to date.")
    return 0


def build(options: argparse.Namespace) -> int:
    """Freeze the program into one folder, and try that."""
    prepare(window=True)  # what a window needs is frozen too
    frozen.build()
    if options.pack:
        frozen.pack()
    return frozen.smoke()


def smoke(options: argparse.Namespace) -> int:
    """Try the frozen program."""
    return frozen.smoke()


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    top = argparse.ArgumentParser(prog="dev.py", description=(__doc__ or "").partition("\n\n")[0])
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, action: Callable[[argparse.Namespace], int], rest: str = "") -> argparse.ArgumentParser:
        words = (action.__doc__ or "").strip()
        command = commands.add_parser(name, help=words.partition("\n")[0], description=words, epilog=rest or None)
        command.set_defaults(action=action, takes_rest=bool(rest))
        return command

    add("run", run, "Further arguments go to the program.")
    add("test", test, "Further arguments go to pytest.")
    add("bench", bench, "Further arguments go to pytest.")
    add("check", check)
    add("soak", soak, "Further arguments go to pytest.")
    add("shots", shots, "Further arguments go to ui.shots.").add_argument(
        "folder", nargs="?", default="build/shots", help="where the pictures go (build/shots)"
    )
    add("build", build).add_argument("--pack", action="store_true", help="also make an archive, and weigh it")
    add("smoke", smoke)
    add("i18n", i18n).add_argument("--drop", action="store_true", help="remove texts that are gone from the sources")
    add("credits", credits_)
    return top


def main(arguments: list[str]) -> int:
    """Carry out one command; its exit code."""
    top = parser()
    options, rest = top.parse_known_args(arguments)
    if rest and not options.takes_rest:
        top.error(f"unknown arguments: {' '.join(rest)}")
    options.rest = [word for word in rest if word != "--"]
    action: Callable[[argparse.Namespace], int] = options.action
    return action(options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
