"""The tables of the house, in the order of the shelf. Apart from a game's own files, this is the only place in `ui`
that names one."""

from __future__ import annotations

from ui.shell.table import Table
from ui.tables import clans, cuccu, dogs, island, princes

TABLES: tuple[Table, ...] = (cuccu.TABLE, princes.TABLE, island.TABLE, dogs.TABLE, clans.TABLE)


def table_of(game: str) -> Table | None:
    """The table of a game by its id; None for a game this program does not know."""
    return next((table for table in TABLES if table.id == game), None)
