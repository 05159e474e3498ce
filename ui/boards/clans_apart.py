"""Cards of one name in the list of The Four Groves: where each of them stands, and how it can be told apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from ui.boards.clans_offers import Desk
from ui.boards.clans_scene import marched
from ui.stage.placement import Affordance, Draft
from ui.words.clans import ClansWords


def told_apart(rows: Iterable[Affordance], desk: Desk, draft: Draft | None) -> list[Affordance]:
    """The same, with a note where the list names several cards alike: as they lie with this laid out."""
    found = list(rows)
    alike: dict[str, list[int]] = {}
    for at, row in enumerate(found):
        if row.listed and _card(row) is not None:
            alike.setdefault(row.text, []).append(at)
    for places in alike.values():
        notes = {card: found[at].note for at in places if (card := _card(found[at])) is not None}
        if len(notes) > 1:
            said = _said(table_of(marched(desk.view, draft)), desk.words, notes)
            for at in places:
                card = _card(found[at])
                assert card is not None
                found[at] = replace(found[at], note=_joined(desk, found[at].note, said[card]))
    return found


def _card(row: Affordance) -> int | None:
    """The card that a row is about, by the first of its places."""
    key = row.keys[0] if row.keys else ""
    return int(key[5:]) if key.startswith("card:") else None


def _said(table: Table, words: ClansWords, notes: Mapping[int, str]) -> dict[int, list[str]]:
    """Where each of these stands and whose it is; how it lies and its place in the row where that says too little."""
    said = {card: words.whereabouts(table, card) for card in notes}
    if len({tuple(parts) for parts in said.values()}) == 1 and not any(table.print(card).personality for card in notes):
        said = {card: [] for card in notes}  # Holdings are all at home
    if len({table.owners[card] for card in notes}) > 1:
        for card in notes:
            said[card].append(words.name(table.owners[card]))
    for card in _twins(said, notes):
        if card in table.pieces:
            said[card] += words.lying(table, card)
    twins = _twins(said, notes)
    row = [card for card in table.stats.personalities if card in twins]
    like = {card: [one for one in row if (notes[one], said[one]) == (notes[card], said[card])] for card in row}
    for card, alike in like.items():
        said[card] = [*said[card], words.from_left(alike.index(card) + 1)]
    return said


def _twins(said: Mapping[int, list[str]], notes: Mapping[int, str]) -> list[int]:
    """The cards of which the same is said as of another."""
    told = [(notes[card], *parts) for card, parts in said.items()]
    return [card for card, parts in said.items() if told.count((notes[card], *parts)) > 1]


def _joined(desk: Desk, note: str, parts: Sequence[str]) -> str:
    """A note with what tells it apart before it; a note of several lines of its own stays below."""
    listed = desk.words.comma_list([part for part in parts if part not in note])
    if not listed or not note:
        return listed or note
    return f"{listed}\n{note}" if note.endswith(".") else desk.words.comma_list([note, listed])
