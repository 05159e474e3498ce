"""What can happen to cards and players: whether something prevents it, and what it changes."""

from __future__ import annotations

from desktop.rules.clans.events import (
    Bowed,
    Destroyed,
    Discarded,
    Dishonored,
    EnteredPlay,
    HonorChanged,
    Moved,
    Negated,
    Rehonored,
    Vanished,
)
from desktop.rules.clans.frames import HOME, Cause, Fact, Happening
from desktop.rules.clans.reading import preventing
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import barred_by_terrain
from desktop.rules.clans.values import Piece
from desktop.rules.kit import replace


def happen(table: Table, fact: Fact) -> None:
    """Something is about to happen: its frame comes on top."""
    table.frames.append(Happening(fact))


def happened(table: Table, fact: Fact) -> None:
    """Something has just happened, without anything before it."""
    table.frames.append(Happening(fact, "traits"))


# -- before it happens ------------------------------------------------------------------------------------------------


def foreseen(table: Table, fact: Fact) -> Fact | None:
    """What would happen, as far as nothing prevents it and something would change; None where nothing would."""
    match fact.what:
        case "bow":
            cards = tuple(card for card in fact.cards if card in table.pieces and not table.pieces[card].bowed)
            cards = tuple(card for card in cards if not _kept_from_bowing(table, fact, card))
            return replace(fact, cards=cards) if cards else None
        case "destroy":
            cards = tuple(card for card in fact.cards if card in table.pieces)
            return replace(fact, cards=cards) if cards else None
        case "move_home" | "move_here":
            return fact if _can_move(table, fact) else None
        case "dishonor" | "rehonor":
            piece = table.pieces.get(fact.cards[0])
            return fact if piece is not None and piece.dishonored == (fact.what == "rehonor") else None
        case "honor":
            return fact if fact.n else None
    return fact


def _kept_from_bowing(table: Table, fact: Fact, card: int) -> bool:
    """Whether a text keeps the card from being bowed by another player."""
    if fact.by is None or fact.by == table.owners[card] or fact.cause not in ("action", "trait"):
        return False
    source = preventing(table, card, "bow_by_cards")
    if source is None and fact.cause == "action":
        source = preventing(table, card, "bow_by_actions")
    if source is not None:
        table.log.append(Negated("bow", card, source))
    return source is not None


def _can_move(table: Table, fact: Fact) -> bool:
    """Whether a unit can be moved: it is elsewhere, no text forbids it, and it has not attacked before (rules 13.4)."""
    leader = fact.cards[0]
    piece = table.pieces.get(leader)
    place = HOME if fact.what == "move_home" else fact.place
    if piece is None or piece.place == place:
        return False
    source: int | None = None
    if fact.cause == "action":
        source = barred_by_terrain(table, leader, place)
    if source is None and place == HOME and fact.by is not None and fact.by != table.owners[leader]:
        source = preventing(table, leader, "move_home_by_cards")
    worn = place != HOME and (table.assault is None or leader in table.assault.worn)
    if source is not None or worn:
        table.log.append(Negated("move", leader, source))
    return source is None and not worn


# -- it happens -------------------------------------------------------------------------------------------------------


def apply(table: Table, fact: Fact) -> Fact | None:
    """Let it happen; what has really happened, or None."""
    match fact.what:
        case "bow":
            cards = bow(table, fact.cards, fact.cause)
            return replace(fact, cards=cards) if cards else None
        case "destroy":
            cards = destroy(table, fact)
            return replace(fact, cards=cards) if cards else None
        case "move_home" | "move_here":
            return fact if _move(table, fact) else None
        case "dishonor" | "rehonor":
            return fact if set_honorable(table, fact.cards[0], fact.what == "rehonor") else None
        case "honor":
            if fact.n == 0 or fact.seat is None:
                return None
            change_honor(table, fact.seat, fact.n)
    return fact


def bow(table: Table, cards: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Bow what is in play and straight; those cards."""
    done = []
    for card in cards:
        piece = table.pieces.get(card)
        if piece is not None and not piece.bowed:
            table.put(replace(piece, bowed=True))
            done.append(card)
    if done:
        table.log.append(Bowed(tuple(done), cause))
    return tuple(done)


def destroy(table: Table, fact: Fact) -> tuple[int, ...]:
    """Destroy cards and everything attached to them. A dishonorable Personality costs its controller Honor."""
    cards = tuple(dict.fromkeys(one for card in fact.cards if card in table.pieces for one in whole(table, card)))
    if not cards:
        return ()
    shamed = [card for card in cards if table.pieces[card].dishonored]
    table.log.append(Destroyed(cards, fact.cause, fact.source, fact.cause == "rule"))
    remove(table, cards, dead=True)
    for card in reversed(shamed):
        loss = table.prints[card].card.ph or 0
        if loss:
            happen(table, Fact("honor", seat=table.owners[card], n=-loss))
    return cards


def whole(table: Table, card: int) -> tuple[int, ...]:
    """What leaves play together: a unit, or a single card."""
    return table.unit(card) if table.prints[card].personality else (card,)


def remove(table: Table, cards: tuple[int, ...], dead: bool) -> None:
    """Cards leave play for the discard piles of their owners; created ones cease to exist."""
    for card in cards:
        del table.pieces[card]
        table.lay_off(card, dead)
    table.forget()
    gone = tuple(card for card in cards if card >= table.size)
    if gone:
        table.log.append(Vanished(gone))


def discard_from_play(table: Table, cards: tuple[int, ...]) -> None:
    """Cards are discarded from play, not destroyed."""
    if cards:
        table.log.append(Discarded(table.owners[cards[0]], cards, "play"))
        remove(table, cards, dead=False)


def _move(table: Table, fact: Fact) -> bool:
    leader = fact.cards[0]
    piece = table.pieces.get(leader)
    place = HOME if fact.what == "move_home" else fact.place
    if piece is None or piece.place == place:
        return False
    table.put(replace(piece, place=place))
    table.log.append(Moved(table.unit(leader), place))
    assault = table.assault
    if assault is not None and assault.current is not None:
        moved = assault.moved
        if fact.cause == "action" and fact.by is not None and (fact.by, leader) not in moved:
            moved = (*moved, (fact.by, leader))
        enemies = assault.enemies or (place == assault.current and table.owners[leader] == table.active)
        table.assault = replace(assault, moved=moved, enemies=enemies)
    return True


def set_honorable(table: Table, card: int, honorable: bool, instead: bool = False) -> bool:
    """Rehonor or dishonor a Personality; whether that changed anything."""
    piece = table.pieces.get(card)
    if piece is None or piece.dishonored != honorable:
        return False
    table.put(replace(piece, dishonored=not honorable))
    table.log.append(Rehonored(card, instead) if honorable else Dishonored(card))
    return True


def change_honor(table: Table, seat: int, by: int) -> None:
    """Family Honor rises or falls."""
    table.honor[seat] += by
    table.log.append(HonorChanged(seat, by, table.honor[seat]))


def enter(
    table: Table,
    card: int,
    place: int = HOME,
    host: int | None = None,
    bowed: bool = False,
    bought: bool = False,
) -> None:
    """A card that is nowhere now enters play; what answers it comes on top."""
    table.put(Piece(card, place if host is None else HOME, host, bowed))
    force = table.prints[card].card.force or 0
    table.log.append(EnteredPlay(table.owners[card], card, table.place(card), host, force, bought))
    if table.prints[card].type == "holding" and table.owners[card] == table.active:
        table.settled = True
    happened(table, Fact("enters_play", (card,), seat=table.owners[card]))
