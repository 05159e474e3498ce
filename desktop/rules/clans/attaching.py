"""Which attachment goes on which Personality (rules 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.clans.operations import AttachRestriction
from desktop.rules.clans.reading import Context, passes

if TYPE_CHECKING:
    from desktop.rules.clans.table import Table


def why_not_attach(
    table: Table, card: int, host: int
) -> Literal["shugenja", "weapon", "armor", "restriction", "honor", "unique", "bearer"] | None:
    """Why the attachment does not go on this Personality of the same player."""
    stats, kind, owner = table.stats, table.prints[card], table.owners[card]
    if host not in table.pieces or not table.prints[host].personality or table.owners[host] != owner:
        return "bearer"
    if kind.type == "spell" and "Shugenja" not in stats.keywords[host]:
        return "shugenja"
    for keyword, name in (("Weapon", "weapon"), ("Armor", "armor")):
        if keyword in kind.keywords and any(
            keyword in table.prints[other].keywords for other in stats.attached.get(host, ()) if other != card
        ):
            return name  # type: ignore[return-value]
    for trait in kind.card.traits:
        for effect in trait.effects:
            if isinstance(effect, AttachRestriction) and not all(
                passes(table, stats, test, host, Context(owner, card)) for test in effect.filters
            ):
                return "restriction"
    if kind.type == "follower" and kind.card.hr is not None and table.honor[owner] < kind.card.hr:
        return "honor"
    if card not in table.pieces and unique_already(table, card):
        return "unique"
    return None


def unique_already(table: Table, card: int) -> bool:
    """A Unique card does not enter play while its owner controls one of that title."""
    kind = table.prints[card]
    return "Unique" in kind.keywords and any(
        table.prints[other] is kind and table.owners[other] == table.owners[card] for other in table.pieces
    )
