"""The program's own log: a small rotating file for reports, without names, games or anything else of the player's."""

from __future__ import annotations

import logging
import logging.handlers
from pathlib import Path

LOG = logging.getLogger("fivetables")
"""The logger of the whole program; modules take `LOG.getChild(...)` or use it as it is."""

MAX_BYTES = 256_000
BACKUPS = 2


class _Quiet(logging.handlers.RotatingFileHandler):
    """Loses a line without a word where the disk is full: a program that cannot log still runs."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Nothing: what cannot be written is not worth a word on standard error."""


def start_log(folder: Path, name: str = "fivetables") -> Path | None:
    """Write the log to `<folder>/<name>.log` from now on. Returns the file, or None where it cannot be written: a
    program that cannot log still runs. A second call moves the log."""
    stop_log()
    LOG.setLevel(logging.INFO)
    LOG.propagate = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _Quiet(folder / f"{name}.log", maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8", delay=False)
    except OSError:
        LOG.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(module)s: %(message)s"))
    LOG.addHandler(handler)
    return Path(handler.baseFilename)


def stop_log() -> None:
    """Close the file of the log, if there is one."""
    for handler in tuple(LOG.handlers):
        LOG.removeHandler(handler)
        handler.close()
