"""Where the files of this program live: where the system says, or beside the program in portable mode."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "FiveTables"
PORTABLE = "FiveTables-data"
"""A folder of this name beside the program keeps everything there."""
HOME = "FIVETABLES_HOME"
"""The environment variable that names a folder for everything."""


@dataclass(frozen=True)
class Paths:
    """The folders and files of one user. Nothing of it need exist; who writes makes it."""

    data: Path
    cache: Path
    portable: bool = False

    @property
    def games(self) -> Path:
        """The folder of saved games."""
        return self.data / "games"

    def made(self, game: str) -> Path:
        """The folder of what people have made for a game, its decks for one."""
        return self.data / "made" / game

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.data / "settings.json"

    @property
    def logs(self) -> Path:
        """The folder of the program's own log."""
        return self.data / "logs"

    @property
    def faces(self) -> Path:
        """The folder where painted faces are kept."""
        return self.cache / "faces"


def program_folder() -> Path:
    """The folder of the program: of the frozen executable, or the one above this package."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parent.parent


def find_paths() -> Paths:
    """The folders to use now: FIVETABLES_HOME, else a portable folder beside the program, else the system's."""
    home = os.environ.get(HOME)
    portable = program_folder() / PORTABLE
    if home:
        return _below(Path(home).expanduser().absolute())
    if portable.is_dir():
        return _below(portable)
    return Paths(
        Path(platformdirs.user_data_dir(APP, appauthor=False, roaming=False)),
        Path(platformdirs.user_cache_dir(APP, appauthor=False)),
    )


def _below(folder: Path) -> Paths:
    return Paths(folder, folder / "cache", portable=True)
