"""What the short words of abilities say about the table: amounts, filters, conditions, selections."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.clans.frames import HOME, RULES, Fact
from desktop.rules.clans.operations import Prevent
from desktop.rules.clans.vocabulary import (
    Amount,
    AtLeast,
    BearerOpposedBy,
    Cause,
    Condition,
    Controls,
    Filter,
    HasKeyword,
    Is,
    KeywordOf,
    OfClan,
    OfType,
    OwnRings,
    PayingFor,
    Read,
    Selection,
    StatIs,
    YouAre,
    amount_of,
)
from desktop.rules.clans.vocabulary import Fact as FactCondition

if TYPE_CHECKING:
    from desktop.rules.clans.stats import Stats
    from desktop.rules.clans.table import Table


class Context:
    """Who reads a text, and what its words stand for just now. Made and thrown away; never part of a state."""

    __slots__ = ("chosen", "duelists", "fact", "paying", "performer", "seat", "source", "subject", "targets")

    def __init__(
        self,
        seat: int,
        source: int,
        targets: dict[str, int] | None = None,
        subject: int | None = None,
        fact: Fact | None = None,
        performer: int | None = None,
        chosen: int | None = None,
        duelists: tuple[int, ...] = (),
        paying: str = "",
    ) -> None:
        self.seat = seat
        self.source = source
        self.targets: dict[str, int] = {} if targets is None else targets
        self.subject = subject
        self.fact = fact
        self.performer = performer
        self.chosen = chosen
        self.duelists = duelists
        """Of a duel the winner and the loser; of a focus the own duelist."""
        self.paying = paying
        """The type of the card whose Gold Cost is paid."""


def card_of(table: Table, ref: str, context: Context) -> int | None:
    """The card that a word stands for; None if there is none."""
    match ref:
        case "this":
            return context.source if context.source != RULES else None
        case "bearer":
            piece = table.pieces.get(context.source)
            return None if piece is None else piece.host
        case "subject":
            return context.subject
        case "x":
            return context.chosen
        case "winner":
            return context.duelists[0] if context.duelists else None
        case "loser":
            return context.duelists[-1] if context.duelists else None
        case "perf":
            return context.performer
    return context.targets.get(ref)


def stat_of(table: Table, stats: Stats, card: int, stat: str) -> int:
    """Force, Chi or Personal Honor of a card: as it is now, or, out of play, as it is printed."""
    now: dict[int, int] = getattr(stats, stat)
    if card in now:
        return now[card]
    return getattr(table.prints[card].card, stat) or 0


def amount(table: Table, stats: Stats, what: Amount, context: Context) -> int:
    """What an amount comes to."""
    if isinstance(what, int):
        return what

    def look(part: Read | OwnRings) -> int:
        if isinstance(part, OwnRings):
            return stats.rings[context.seat]
        card = card_of(table, part.whose, context)
        return 0 if card is None else stat_of(table, stats, card, part.stat)

    return amount_of(what, look)


# -- filters ----------------------------------------------------------------------------------------------------------


def passes(table: Table, stats: Stats, test: Filter, card: int, context: Context) -> bool:
    """Whether a card is what a filter asks for."""
    if isinstance(test, HasKeyword):
        if test.unit:
            return any(stats.unit_has(table, card, keyword) for keyword in test.keywords)
        has = stats.keywords.get(card)
        if has is None:
            has = table.prints[card].keywords
        return any(keyword in has for keyword in test.keywords)
    if isinstance(test, StatIs):
        value, than = stat_of(table, stats, card, test.stat), amount(table, stats, test.than, context)
        match test.compare:
            case "<":
                return value < than
            case "<=":
                return value <= than
            case ">":
                return value > than
            case ">=":
                return value >= than
    if isinstance(test, OfClan):
        return table.prints[card].card.clan == test.clan
    if isinstance(test, OfType):
        return table.prints[card].type == test.type
    return _is(table, stats, test, card, context)


def _is(table: Table, stats: Stats, test: Is, card: int, context: Context) -> bool:
    piece = table.pieces.get(card)
    match test.state:
        case "unbowed":
            return piece is not None and not piece.bowed
        case "honorable":
            return piece is not None and not piece.dishonored
        case "attacking":
            return piece is not None and table.place(card) != HOME and table.owners[card] == table.active
        case "defending":
            return piece is not None and table.place(card) != HOME and table.owners[card] != table.active
        case "has_follower":
            return has_follower(table, stats, card)
        case "follower_or_bare_personality":
            return not table.prints[card].personality or not has_follower(table, stats, card)
        case "at_this_province":
            found = table.province_of(context.source)
            return piece is not None and found is not None and table.place(card) == found[1].field
        case "faceup":
            found = table.province_of(card)
            return found is not None and found[1].up
        case "not_this":
            return card != context.source
        case "not_here":
            return piece is not None and table.place(card) != table.current
        case "not_subject":
            return card != context.subject
        case "not_dead":
            return card not in table.dead


def has_follower(table: Table, stats: Stats, card: int) -> bool:
    """Whether a Follower is attached to the Personality."""
    return any(table.prints[other].type == "follower" for other in stats.attached.get(card, ()))


def selected(table: Table, stats: Stats, what: Selection, context: Context) -> Iterator[int]:
    """Every card that a selection means just now."""
    for card in cards_at(table, stats, what.where, what.types, context):
        if side_fits(table, what.side, card, context.seat) and all(
            passes(table, stats, test, card, context) for test in what.filters
        ):
            yield card


def side_fits(table: Table, side: str, card: int, seat: int) -> bool:
    """Whether a card is on the side that is meant: own, enemy, another player's, any."""
    return side == "any" or (table.owners[card] == seat) == (side == "own")


def cards_at(
    table: Table, stats: Stats, where: str, types: tuple[str, ...], context: Context
) -> Iterator[int]:
    """The cards of these types at a place, in a fixed order."""
    prints = table.prints
    match where:
        case "province":
            for provinces in table.provinces:
                for province in provinces:
                    # What lies face-down nobody knows, so nothing can tell it from other cards.
                    card = province.card if province.up else None
                    if card is not None and ("dynasty_card" in types or prints[card].type in types):
                        yield card
            return
        case "hand":
            yield from (card for card in table.hands[context.seat] if prints[card].type in types)
            return
        case "fate_discard":
            for pile in table.fate_discard:
                yield from (card for card in pile if prints[card].type in types)
            return
        case "dynasty_discard":
            for pile in table.dynasty_discard:
                yield from (card for card in pile if prints[card].type in types)
            return
        case "this_unit":
            leader = table.leader(context.source)
            if leader is not None:
                yield from (card for card in table.unit_of(stats, leader) if prints[card].type in types)
            return
    place: int | None = None
    if where == "here":
        place = table.current
        if place is None:
            return
    elif where == "this_province_battlefield":
        found = table.province_of(context.source)
        if found is None or found[0] == table.active:
            return
        place = found[1].field
    elif where == "this_province":
        return
    personalities = "personality" in types
    if types == ("personality",):
        for card in stats.personalities:
            if place is None or table.pieces[card].place == place:
                yield card
        return
    for card, piece in table.pieces.items():
        kind = prints[card].type
        if kind not in types or (kind == "personality" and not personalities):
            continue
        if place is not None and (piece.place if piece.host is None else table.pieces[piece.host].place) != place:
            continue
        yield card


# -- conditions -------------------------------------------------------------------------------------------------------


def holds(table: Table, stats: Stats, what: Condition, context: Context) -> bool:
    """Whether a condition, or the guard of an effect, holds."""
    seat = context.seat
    if isinstance(what, FactCondition):
        return _fact_holds(table, stats, what.fact, context)
    match what:
        case AtLeast("honor", n):
            return table.honor[seat] >= n
        case AtLeast("other_hand", n):
            return sum(card != context.source for card in table.hands[seat]) >= n
        case AtLeast(_, n):
            return table.assault is not None and sum(mover == seat for mover, _ in table.assault.moved) >= n
        case Controls(kind, filters):
            return any(
                table.prints[card].type == kind
                and table.owners[card] == seat
                and all(passes(table, stats, test, card, context) for test in filters)
                for card in table.pieces
            )
        case YouAre(clan):
            return table.prints[table.strongholds[seat]].card.clan == clan
        case KeywordOf(who, keyword):
            card = context.duelists[0] if who == "duelist" and context.duelists else card_of(table, who, context)
            return card is not None and keyword in stats.keywords.get(card, ())
        case BearerOpposedBy(keyword):
            piece = table.pieces.get(context.source)
            if piece is None or piece.host is None:
                return False
            place = table.pieces[piece.host].place
            return place != HOME and any(
                stats.unit_has(table, enemy, keyword) for enemy in stats.present.get((place, 1 - seat), ())
            )
        case Cause(cause):
            return context.fact is not None and context.fact.cause == cause
        case PayingFor("attachment"):
            return context.paying in ("follower", "item", "spell")
        case PayingFor(kind):
            return context.paying == kind
    raise AssertionError(what)


def _fact_holds(table: Table, stats: Stats, fact: str, context: Context) -> bool:
    seat, current, answered = context.seat, table.current, context.fact
    match fact:
        case "you_are_attacker":
            return current is not None and seat == table.active
        case "you_are_defender":
            return current is not None and seat != table.active
        case "opposed_here":
            return current is not None and stats.opposed(current, seat)
        case "battle_at_this_province":
            found = table.province_of(context.source)
            return found is not None and found[0] != table.active and found[1].field == current
        case "no_terrain_here":
            return not any(
                piece.place == current and table.prints[card].type == "strategy"
                for card, piece in table.pieces.items()
            )
        case "this_not_here":
            return context.source not in table.pieces or table.place(context.source) != current
        case "control_favor":
            return table.favor == seat
        case "highest_honor":
            return table.honor[seat] >= table.honor[1 - seat]
        case "by_other_players_action":
            return answered is not None and answered.by == 1 - seat and answered.cause == "action"
        case "by_other_players_card":
            return answered is not None and answered.by == 1 - seat and answered.cause in ("action", "trait")
        case "subject_not_this":
            return context.subject != context.source
        case "same_location":
            subject = context.subject
            return (
                subject is not None
                and subject in table.pieces
                and context.source in table.pieces
                and table.place(subject) == table.place(context.source)
            )
        case "enemy_units_were_present":
            return table.assault is not None and table.assault.enemies
        case "province_survived":
            return answered is not None and table.province(seat, answered.place) is not None
        case "attacking" | "defending" | "opposed" | "unopposed":
            if context.source not in table.pieces:
                return False
            place = table.place(context.source)
            if place == HOME:
                return False
            if fact == "attacking":
                return seat == table.active
            if fact == "defending":
                return seat != table.active
            return stats.opposed(place, seat) == (fact == "opposed")
    target = context.targets.get("p", context.targets.get("t", -1))
    if target not in table.pieces:
        return False
    place = table.place(target)
    match fact:
        case "target_here":
            return place == current
        case "target_home":
            return place == HOME
        case "target_not_here":
            return place != current
    raise AssertionError(fact)


# -- prevention -------------------------------------------------------------------------------------------------------


def preventing(table: Table, card: int, what: str) -> int | None:
    """The card whose text says that this will not happen to `card`; None if nothing does.

    `what`: a Prevention, as `bow_by_actions`. Texts of cards in play, and ongoing ones.
    """
    stats = table.stats
    for source, piece in table.pieces.items():
        for effect in table.prints[source].prevents:
            if effect.until is not None or effect.what != what:
                continue
            if _prevents(table, stats, effect, source, piece.host, card):
                return source
    for lasting in table.lasting:
        if lasting.kind != "prevent" or lasting.ruling is None:
            continue
        source, number, trait, at = lasting.ruling
        texts = table.print(source).card.traits if trait else table.print(source).abilities
        ongoing = texts[number].effects[at]
        if not isinstance(ongoing, Prevent) or ongoing.what != what:
            continue
        if ongoing.sel is None:
            if card in lasting.cards:
                return source
        elif card in selected(table, stats, ongoing.sel, Context(lasting.seat, source)):
            return source
    return None


def _prevents(table: Table, stats: Stats, effect: Prevent, source: int, host: int | None, card: int) -> bool:
    if effect.what == "fear_bearer":
        return host == card
    if effect.sel is None:
        return source == card
    return card in selected(table, stats, effect.sel, Context(table.owners[source], source))
