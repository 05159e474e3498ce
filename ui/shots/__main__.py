"""Every screen as a picture: `python -m ui.shots FOLDER [--lang he ...] [--dark] [--scale 2] [--sheet]`.

Works without a screen, in a temporary home of its own. Without --lang all languages are painted, one folder each.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m ui.shots", description="Paint every screen into PNG files.")
    made.add_argument("folder", type=Path)
    made.add_argument("--lang", nargs="*", default=[], help="languages; all without this")
    made.add_argument("--dark", action="store_true")
    made.add_argument("--scale", type=float, default=1.0, help="device pixel ratio")
    made.add_argument("--interface", type=int, default=100, help="interface scale in percent")
    made.add_argument("--size", default="1280x800", help="size of the window")
    made.add_argument("--only", nargs="*", default=[], help="names of screens")
    made.add_argument("--sheet", action="store_true", help="one contact sheet a language, too")
    return made


def paint(args: argparse.Namespace, language: str) -> list[Path]:
    """All screens of one language; the files that were written."""
    from ui.shots.camera import Camera, contact_sheet
    from ui.shots.screens import screens

    folder = args.folder / (
        language + ("_dark" if args.dark else "") + (f"@{args.scale:g}x" if args.scale != 1 else "")
    )
    folder.mkdir(parents=True, exist_ok=True)
    wide, high = (int(part) for part in args.size.split("x"))
    camera = Camera(folder, language, args.dark, args.interface, (wide, high))
    try:
        for name, take in screens(camera):
            if not args.only or name in args.only:
                take()
    finally:
        camera.close()
    if args.sheet:
        contact_sheet(camera.made, args.folder / f"{folder.name}.png")
    return camera.made


def main(arguments: Sequence[str] | None = None) -> int:
    """Paint what the command line asks for."""
    args = parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    from ui.app import make_application
    from ui.language_files import LANGUAGES

    app = make_application([])
    for language in args.lang or LANGUAGES:
        for path in paint(args, language):
            print(path)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
