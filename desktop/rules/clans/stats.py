"""Stats as they are now: keywords, Force, Chi, Personal Honor (rules 2, "computing a stat")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.clans.frames import HOME
from desktop.rules.clans.operations import ContGive, ContProvince, ContStat
from desktop.rules.clans.reading import Context, amount, holds, selected

if TYPE_CHECKING:
    from desktop.rules.clans.table import Table


class Stats:
    """What follows from the cards in play. It is made anew after every change."""

    __slots__ = ("attached", "chi", "force", "keywords", "personalities", "ph", "present", "rings")

    def __init__(self, table: Table) -> None:
        pieces, prints, owners = table.pieces, table.prints, table.owners
        self.attached: dict[int, tuple[int, ...]] = {}
        """By Personality: what is attached to it."""
        self.personalities: list[int] = []
        self.present: dict[tuple[int, int], list[int]] = {}
        """By battlefield and seat: the Personalities there."""
        self.rings: list[int] = [0, 0]
        """By seat: Rings in play."""
        keywords: dict[int, frozenset[str]] = {}
        force: dict[int, int] = {}
        chi: dict[int, int] = {}
        ph: dict[int, int] = {}
        continuous: list[tuple[int, ContStat | ContGive | ContProvince]] = []
        for card, piece in pieces.items():
            kind = prints[card]
            keywords[card] = kind.keywords
            if kind.continuous:
                continuous += ((card, effect) for effect in kind.continuous)
            if kind.personality:
                self.personalities.append(card)
                printed = kind.card
                force[card] = (printed.force or 0) + piece.force
                chi[card] = (printed.chi or 0) + piece.chi
                ph[card] = printed.ph or 0
                if piece.place != HOME:
                    self.present.setdefault((piece.place, owners[card]), []).append(card)
            elif piece.host is not None:
                self.attached[piece.host] = (*self.attached.get(piece.host, ()), card)
                if kind.type == "follower":
                    force[card] = (kind.card.force or 0) + piece.force
            elif kind.type == "ring":
                self.rings[owners[card]] += 1
        for host, cards in self.attached.items():
            for card in cards:
                kind = prints[card]
                if kind.type == "item":
                    force[host] += kind.card.force or 0
                    chi[host] += kind.card.chi or 0
        self.keywords = keywords
        self.force, self.chi, self.ph = force, chi, ph
        for card, effect in continuous:
            if isinstance(effect, ContGive) and effect.keywords:
                bearer = pieces[card].host
                if bearer is not None:
                    keywords[bearer] = keywords[bearer].union(effect.keywords)
        for lasting in table.lasting:
            if lasting.kind == "keyword":
                for card in lasting.cards:
                    if card in keywords:
                        keywords[card] = keywords[card].union(lasting.keywords)
            elif lasting.kind == "stat":
                for card in lasting.cards:
                    if card in force:
                        force[card] += lasting.force
                    if card in chi:
                        chi[card] += lasting.chi
        for card, effect in continuous:
            if isinstance(effect, ContProvince):
                continue
            context = Context(owners[card], card)
            if effect.guard is not None and not holds(table, self, effect.guard, context):
                continue
            if isinstance(effect, ContGive):
                bearer = pieces[card].host
                if bearer is not None:
                    chi[bearer] += amount(table, self, effect.chi, context)
                    ph[bearer] += amount(table, self, effect.ph, context)
                continue
            if effect.sel is not None:
                concerned: tuple[int, ...] = tuple(selected(table, self, effect.sel, context))
            else:
                target = pieces[card].host if effect.obj == "bearer" else card
                concerned = () if target is None else (target,)
            more = amount(table, self, effect.force, context)
            honor = amount(table, self, effect.ph, context)
            for one in concerned:
                if more and one in force:
                    force[one] += more
                if honor and one in ph:
                    ph[one] += honor
        for card in force:
            if force[card] < 0:
                force[card] = 0
        for card in self.personalities:
            if chi[card] < 0:
                chi[card] = 0
            if ph[card] < 0 or pieces[card].dishonored:
                ph[card] = 0

    def unit_has(self, table: Table, leader: int, keyword: str) -> bool:
        """A unit is Cavalry and the like if its Personality and every Follower has the keyword (rules 2)."""
        return keyword in self.keywords[leader] and all(
            keyword in self.keywords[card]
            for card in self.attached.get(leader, ())
            if table.prints[card].type == "follower"
        )

    def opposed(self, place: int, seat: int) -> bool:
        """Whether an enemy unit is at this battlefield."""
        return place != HOME and (place, 1 - seat) in self.present


def strength(table: Table, seat: int, field: int) -> int:
    """The strength of a Province now (rules 13.8)."""
    stats = table.stats
    total = table.prints[table.strongholds[seat]].card.province_strength or 0
    for card, piece in table.pieces.items():
        for effect in table.prints[card].continuous:
            if not isinstance(effect, ContProvince):
                continue
            context = Context(table.owners[card], card)
            match effect.obj:
                case "all":
                    concerned = True
                case "this_province":
                    found = table.province_of(card)
                    concerned = found is not None and found[0] == seat and found[1].field == field
                case _:
                    concerned = table.owners[card] == seat and seat != table.active and piece.place == field
            if concerned and (effect.guard is None or holds(table, stats, effect.guard, context)):
                total += amount(table, stats, effect.n, context)
    for lasting in table.lasting:
        if lasting.kind == "strength" and lasting.owner == seat and lasting.field == field:
            total += lasting.n
    return max(total, 0)


def army_force(table: Table, field: int, seat: int) -> int:
    """The Force of an army: of its unbowed Personalities and unbowed Followers (rules 13.5)."""
    stats = table.stats
    return sum(unit_force(table, card) for card in stats.present.get((field, seat), ()))


def unit_force(table: Table, leader: int) -> int:
    """What a unit adds to its army."""
    stats, pieces = table.stats, table.pieces
    return sum(stats.force.get(card, 0) for card in table.unit(leader) if not pieces[card].bowed)
