"""From an older file format to the next: pure functions over decoded JSON, one step a format.

To change the format: raise `schema.FORMAT`, add the step from the old one here, and keep a real save of the old format
in `tests/saves_by_version`. A step never looks at the disk and never at the game's classes of today.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from desktop.saves.schema import FORMAT

Json = dict[str, Any]


class Migration(NamedTuple):
    """From format n to n + 1. `header` is applied alone for the list of saved games; `body` is also given the id of
    the game. Both return new dictionaries."""

    header: Callable[[Json], Json]
    body: Callable[[str, Json], Json]


def _keeps_its_lists(number: int) -> Callable[[str, Json], Json]:
    """From a format after which the ready-made decks of The Four Groves were balanced anew: a match goes on with the
    lists that it was begun with, as decks of the players' own."""

    def body(game: str, old: Json) -> Json:
        if game != "clans":
            return old
        lists = json.loads(files(__package__).joinpath(f"decks_of_format_{number}.json").read_bytes())

        def own(options: Json) -> Json:
            decks = [
                deck if name == "own" else _whole(lists[name])
                for name, deck in zip(options["decks"], options["own"], strict=True)
            ]
            return {**options, "decks": ["own", "own"], "own": decks}

        def of(state: Json) -> Json:
            return {**state, "options": own(state["options"])}

        start = old.get("start")
        began = start if start is None else {**start, "state": of(start["state"])}
        return {**old, "options": own(old["options"]), "snapshot": of(old["snapshot"]), "start": began}

    return body


def _whole(listed: Json) -> Json:
    """A deck with every copy named, from a list of cards and their numbers."""
    sides = {side: [card for card, n in listed[side].items() for _ in range(n)] for side in ("dynasty", "fate")}
    return {"stronghold": listed["stronghold"], **sides}


MIGRATIONS: Mapping[int, Migration] = {
    number: Migration(lambda header: header, _keeps_its_lists(number)) for number in (1, 2)
}
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
