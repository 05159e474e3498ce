"""Cards of one name in the list of The Four Groves: where each of them stands, and how it can be told apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ui.boards.clans_offers import Desk
from ui.stage.placement import Affordance


def told_apart(rows: Iterable[Affordance], desk: Desk) -> list[Affordance]:
    """The same, with a note where the list names several cards alike."""
    found = list(rows)
    alike: dict[str, list[int]] = {}
    for at, row in enumerate(found):
        if row.listed and _card(row) is not None:
            alike.setdefault(row.text, []).append(at)
    for places in alike.values():
        cards = list(dict.fromkeys(card for at in places if (card := _card(found[at])) is not None))
        if len(cards) > 1:
            said = _said(desk, cards)
            for at in places:
                card = _card(found[at])
                assert card is not None
                found[at] = replace(found[at], note=_joined(desk, found[at].note, said[card]))
    return found


def _card(row: Affordance) -> int | None:
    """The card that a row is about, by the first of its places."""
    key = row.keys[0] if row.keys else ""
    return int(key[5:]) if key.startswith("card:") else None


def _said(desk: Desk, cards: Sequence[int]) -> dict[int, list[str]]:
    """Where each of these stands and whose it is; how it lies and its place in the row where that says too little."""
    table, words = desk.table, desk.words
    said = {card: words.whereabouts(table, card) for card in cards}
    owners = {table.owners[card] for card in cards}
    if len(owners) > 1:
        for card in cards:
            said[card].append(words.name(table.owners[card]))
    for card in _twins(said):
        if card in table.pieces:
            said[card] += words.lying(table, card)
    row = [card for card in table.stats.personalities if card in said]
    twins = _twins(said)
    for card in twins:
        like = [one for one in row if one in twins and said[one] == said[card]]
        if card in like:
            twins[card] = like.index(card) + 1
    for card, place in twins.items():
        if place:
            said[card] = [*said[card], words.from_left(place)]
    return said


def _twins(said: dict[int, list[str]]) -> dict[int, int]:
    """The cards of which the same is said as of another."""
    told = [tuple(parts) for parts in said.values()]
    return {card: 0 for card, parts in said.items() if told.count(tuple(parts)) > 1}


def _joined(desk: Desk, note: str, parts: Sequence[str]) -> str:
    """A note with what tells it apart before it; a note of several lines of its own stays below."""
    listed = desk.words.comma_list([part for part in parts if part not in note])
    if not listed or not note:
        return listed or note
    return f"{listed}\n{note}" if note.endswith(".") else desk.words.comma_list([note, listed])
