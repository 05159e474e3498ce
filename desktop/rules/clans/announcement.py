"""Announcing an action: whether an ability may be used now (rules 7, 8.1, 8.2 A), and what is announced so far."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.clans import everyone
from desktop.rules.clans.answering import answers, reactions_to
from desktop.rules.clans.choices import Announce
from desktop.rules.clans.everyone import EQUIP, FAVOR_DRAW, FAVOR_HOME, LEGACY, LOBBY, SHARE, TACTICAL
from desktop.rules.clans.frames import RULES, Fact, Happening, Preparing, Round, Timing, Window
from desktop.rules.clans.operations import Ability
from desktop.rules.clans.reading import Context, holds
from desktop.rules.clans.reasons import (
    CardBowed,
    ConditionFails,
    CostFails,
    FavorHeld,
    HoldingBrought,
    HonorNotHigher,
    NoSuchAbility,
    NotAnswered,
    NoTarget,
    NotAtThisProvince,
    NotOnShugenja,
    NotThere,
    OnlyFromHand,
    UsedAlready,
    WrongTarget,
    WrongTiming,
)
from desktop.rules.clans.roster import COMMON
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import can_be_finished, performer, tactical_done, why_impossible
from desktop.rules.clans.vocabulary import BowCost
from desktop.rules.kit import Reason

UNLIMITED = (EQUIP, TACTICAL)
"""The actions of everybody that are not once per turn."""


def timings(table: Table, frame: Round | Window, seat: int) -> tuple[Timing, ...]:
    """What kinds of abilities the seat may use at this opportunity."""
    if isinstance(frame, Window):
        return ("reaction",)
    if frame.kind == "battle":
        return ("battle",)
    return ("limited", "open") if seat == table.active else ("open",)


def window_fact(table: Table) -> Fact | None:
    """The event that the Window on top is about."""
    below = table.frames[-2] if len(table.frames) >= 2 else None
    return below.fact if isinstance(below, Happening) else None


def why_not_announce(
    table: Table, frame: Round | Window, seat: int, card: int, number: int, subject: int | None, assumed: bool = False
) -> Reason | None:
    """Why this ability may not be used at this opportunity.

    `assumed`: the card is taken to be in the hand, to find out whether somebody could have it there.
    """
    in_play = card in table.pieces and table.owners[card] == seat
    if card != RULES and not in_play and not assumed and card not in table.hands[seat]:
        return NotThere(card)
    kind = table.print(card)
    if not 0 <= number < len(kind.abilities):
        return NoSuchAbility(card)
    ability = kind.abilities[number]
    refusal = _why_not_from_here(kind.type, ability, card, in_play)
    if refusal is not None:
        return refusal
    used_as = next((timing for timing in timings(table, frame, seat) if timing in ability.timing), None)
    if used_as is None:
        return WrongTiming(card, ability.timing[0])
    if in_play and table.pieces[card].bowed and "tireless" not in ability.flags:
        return CardBowed(card)
    if not (card == RULES and number in UNLIMITED) and any(
        use.card == card and use.ability == number and use.seat == seat for use in table.used
    ):
        return UsedAlready(card)
    fact: Fact | None = None
    if isinstance(frame, Window):
        fact = window_fact(table)
        if fact is None or not _answers(table, frame, fact, ability, card, number, seat, subject):
            return NotAnswered(card)
    elif card == RULES and number == EQUIP:
        return _why_not_equip(table, seat, subject)
    elif subject is not None:
        return NotAnswered(card)
    refusal = _why_not_of_card(table, ability, card, number, seat, used_as, fact, in_play)
    if refusal is not None:
        return refusal
    context = Context(seat, card, subject=subject, fact=fact)
    for condition in ability.conditions:
        if not holds(table, table.stats, condition, context):
            return ConditionFails(card, condition)
    return why_impossible(table, Preparing(seat, card, number, used_as, subject), ability)


def _why_not_equip(table: Table, seat: int, attachment: int | None) -> Reason | None:
    """Equip is announced with the attachment: some Personality must be able to bear it, and its price to be paid."""
    if attachment is None or attachment not in table.hands[seat]:
        return NotThere(RULES if attachment is None else attachment)
    if not table.prints[attachment].attachment:
        return WrongTarget(attachment, "type")
    draft = Preparing(seat, RULES, EQUIP, "limited", targets=(attachment,))
    return None if can_be_finished(table, draft, COMMON.abilities[EQUIP]) else NoTarget(attachment)


def _why_not_from_here(kind: str, ability: Ability, card: int, in_play: bool) -> Reason | None:
    """Strategies are used from the hand, Rings where they say, all other cards in play."""
    if card == RULES:
        return None
    if kind == "strategy":
        return OnlyFromHand(card) if in_play else None
    if kind == "ring":
        if in_play:
            return OnlyFromHand(card) if "from_hand" in ability.flags else None
        return None if "from_hand" in ability.flags or "from_hand_discard" in ability.flags else OnlyFromHand(card)
    return None if in_play else NotThere(card)


def _answers(
    table: Table, frame: Window, fact: Fact, ability: Ability, card: int, number: int, seat: int, subject: int | None
) -> bool:
    if frame.stage == "rings":
        return False
    if card == RULES:
        return number == LEGACY and fact.what == "dynasty_ended" and fact.seat == seat and subject is None
    return any(
        subject in answers(table, trigger, fact, frame.stage == "before", card, seat) for trigger in ability.triggers
    )


def _why_not_of_card(
    table: Table,
    ability: Ability,
    card: int,
    number: int,
    seat: int,
    used_as: Timing,
    fact: Fact | None,
    in_play: bool,
) -> Reason | None:
    """What only some cards, and the actions of everybody, ask for."""
    if card == RULES:
        match number:
            case everyone.LOBBY if table.favor == seat:
                return FavorHeld()
            case everyone.LOBBY if table.honor[seat] <= table.honor[1 - seat]:
                return HonorNotHigher()
            case everyone.LEGACY if table.settled:
                return HoldingBrought()
            case everyone.LEGACY if table.pieces[table.strongholds[seat]].bowed:
                return CostFails(card, BowCost("this"))
        return None
    kind = table.prints[card]
    if in_play:
        if kind.type == "spell":
            host = table.pieces[card].host
            if host is None or "Shugenja" not in table.stats.keywords[host]:
                return NotOnShugenja(card)
        if kind.type == "region" and used_as == "battle":
            found = table.province_of(card)
            if found is None or found[0] == table.active or found[1].field != table.current:
                return NotAtThisProvince(card)
    if "Tactical" in ability.keywords:
        who = performer(table, card, ability, {})
        if who is not None and tactical_done(table, who):
            return UsedAlready(card)
    return None


# -- lists ------------------------------------------------------------------------------------------------------------


def announcements(table: Table, frame: Round | Window, seat: int) -> Iterator[Announce]:
    """Everything that the seat may announce now, in a fixed order: what everybody can, cards in play, the hand."""
    if isinstance(frame, Window):
        yield from reactions(table, frame, seat)
        return
    wanted = timings(table, frame, seat)
    battle = frame.kind == "battle"
    for number in (FAVOR_HOME, TACTICAL) if battle else (SHARE, LOBBY, FAVOR_DRAW):
        if why_not_announce(table, frame, seat, RULES, number, None) is None:
            yield Announce(RULES, number)
    for card in table.pieces:
        if table.owners[card] == seat:
            for number in _usable(table, frame, seat, card, wanted):
                yield Announce(card, number)
    alike: dict[str, bool | tuple[int, ...]] = {}  # copies in the hand differ only in whether they were used
    used = {use.card for use in table.used}
    for card in table.hands[seat]:
        kind = table.prints[card]
        found = None if card in used else alike.get(kind.title)
        if found is None:
            if kind.attachment:
                found = "limited" in wanted and _why_not_equip(table, seat, card) is None
            else:
                found = _usable(table, frame, seat, card, wanted)
            if card not in used:
                alike[kind.title] = found
        if isinstance(found, tuple):
            for number in found:
                yield Announce(card, number)
        elif found:
            yield Announce(RULES, EQUIP, card)


def _usable(table: Table, frame: Round | Window, seat: int, card: int, wanted: tuple[Timing, ...]) -> tuple[int, ...]:
    """The numbers of a card's abilities that may be announced now."""
    return tuple(
        number
        for number, ability in enumerate(table.prints[card].abilities)
        if any(timing in wanted for timing in ability.timing)
        and why_not_announce(table, frame, seat, card, number, None) is None
    )


def reactions(table: Table, frame: Window, seat: int, from_hand: bool = True) -> Iterator[Announce]:
    """Every Reaction that the seat may take in this window."""
    fact = window_fact(table)
    if fact is None or frame.stage == "rings":
        return
    before = frame.stage == "before"
    if fact.what == "dynasty_ended":
        if why_not_announce(table, frame, seat, RULES, LEGACY, None) is None:
            yield Announce(RULES, LEGACY)
        return
    for card in (*table.pieces, *table.hands[seat]) if from_hand else table.pieces:
        if table.owners[card] == seat:
            yield from reactions_of(table, frame, fact, before, seat, card, False)


def reactions_of(
    table: Table, frame: Window, fact: Fact, before: bool, seat: int, card: int, assumed: bool
) -> Iterator[Announce]:
    """The Reactions of one card."""
    kind = table.prints[card]
    if not kind.reacts:
        return
    for number in reactions_to(kind, fact.what, before):
        subjects: dict[int | None, None] = {}
        for trigger in kind.abilities[number].triggers:
            subjects.update(dict.fromkeys(answers(table, trigger, fact, before, card, seat)))
        for subject in subjects:
            if why_not_announce(table, frame, seat, card, number, subject, assumed) is None:
                yield Announce(card, number, subject)
