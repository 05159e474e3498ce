"""From an older file format to the next: pure functions over decoded JSON, one step a format.

To change the format: raise `schema.FORMAT`, add the step from the old one here, and keep a real save of the old format
in `tests/saves_by_version`. A step never looks at the disk and never at the game's classes of today.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from desktop.saves.schema import FORMAT

Json = dict[str, Any]


class Migration(NamedTuple):
    """From format n to n + 1. `header` is applied alone for the list of saved games; `body` is also given the id of
    the game. Both return new dictionaries."""

    header: Callable[[Json], Json]
    body: Callable[[str, Json], Json]


MIGRATIONS: Mapping[int, Migration] = {}
"""The step that leaves each older format."""


def migrate_header(header: Json, *, steps: Mapping[int, Migration] = MIGRATIONS, target: int = FORMAT) -> Json:
    """The header as the format `target` has it. Raises KeyError where a step is missing."""
    for number in range(header["format"], target):
        header = {**steps[number].header(header), "format": number + 1}
    return header


def migrate_body(
    game: str, format: int, body: Json, *, steps: Mapping[int, Migration] = MIGRATIONS, target: int = FORMAT
) -> Json:
    """The body of a file of `format` as `target` has it. Raises KeyError where a step is missing."""
    for number in range(format, target):
        body = steps[number].body(game, body)
    return body
