"""What is printed on the 187 cards, read from the data beside this module; unknown words there are errors."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from desktop.rules.clans.notation import read
from desktop.rules.clans.operations import Card


def decoded(data: bytes) -> dict[str, Card]:
    """Cards by id from their data. Raises ValueError for unknown words, unreadable spelling and ids given twice."""
    cards = msgspec.convert(read(msgspec.json.decode(data)), tuple[Card, ...])
    by_id = {card.id: card for card in cards}
    if len(by_id) != len(cards):
        raise ValueError("two cards have the same id")
    return by_id


CARDS: dict[str, Card] = decoded(files(__package__).joinpath("cards.json").read_bytes())
"""By id, in the order of the lists: Strongholds, Holdings, Events, Regions, Personalities, then the Fate cards."""
