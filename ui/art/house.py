"""What belongs to the house and not to a table: posters, heads of dialogs, the print of the pass screen."""

from __future__ import annotations

from ui.art.face import Entry

PAINTERS: dict[str, Entry] = {}
"""The faces of this room."""
