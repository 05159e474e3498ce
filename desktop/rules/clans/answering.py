"""What answers an event: triggers of Reactions, of triggered traits, of Rings in the hand (rules 8.3, 8.4, 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.clans.frames import Fact
from desktop.rules.clans.vocabulary import Trigger

if TYPE_CHECKING:
    from desktop.rules.clans.roster import Print
    from desktop.rules.clans.table import Table

EVENTS: dict[str, tuple[str, bool]] = {
    "would_be_destroyed": ("destroy", True),
    "would_bow": ("bow", True),
    "would_move": ("move_here", True),
    "would_move_home": ("move_home", True),
    "would_lose_honor": ("honor", True),
    "enters_play": ("enters_play", False),
    "destroyed": ("destroy", False),
    "action_targets": ("action_targets", False),
    "action_resolved": ("action_resolved", False),
    "attack_declared": ("attack_declared", False),
    "battle_resolved": ("battle_resolved", False),
    "battle_ended": ("battle_ended", False),
    "province_destroyed": ("province_destroyed", False),
    "duel_won": ("duel_won", False),
}
"""What a trigger answers, and whether before it happens. Focus effects and Events are looked at elsewhere."""

NOBODY = ()
WITHOUT_SUBJECT: tuple[None, ...] = (None,)


def answers(
    table: Table, trigger: Trigger, fact: Fact, before: bool, holder: int, seat: int
) -> tuple[int | None, ...]:
    """The subjects about which a card of `seat` can answer: cards, or (None,) where the event is about no card of
    its; () if it does not answer.

    `before`: the event is about to happen; otherwise it just happened.
    """
    if EVENTS.get(trigger.event) != (fact.what, before):
        return NOBODY
    match trigger.event:
        case "would_be_destroyed" | "would_bow" | "would_move" | "would_move_home" | "action_targets":
            return tuple(
                card for card in fact.cards if table.owners[card] == seat and table.prints[card].personality
            )
        case "would_lose_honor":
            fits = fact.n < 0 and fact.seat == seat
        case "enters_play":
            fits = holder in fact.cards
        case "destroyed":
            if trigger.whose == "this":
                fits = holder in fact.cards
            else:
                fits = _destroyed_enemy(table, trigger, fact, holder, seat)
        case "action_resolved":
            fits = fact.by == seat and any(kind in fact.kinds for kind in trigger.source)
            if fits and trigger.count > 1:
                done = sum(
                    deed.seat == seat and any(kind in deed.kinds for kind in trigger.source) for deed in table.deeds
                )
                fits = done == trigger.count
        case "attack_declared" | "battle_resolved":
            fits = fact.seat == seat
        case "province_destroyed":
            fits = fact.by == seat
        case "duel_won":
            winner = fact.cards[0]
            if trigger.whose == "bearer":
                fits = holder in table.pieces and table.pieces[holder].host == winner
            else:
                fits = table.owners[winner] == seat
        case _:
            fits = True
    return WITHOUT_SUBJECT if fits else NOBODY


def _destroyed_enemy(table: Table, trigger: Trigger, fact: Fact, holder: int, seat: int) -> bool:
    if fact.cause != "action" or fact.by != seat or table.current is None:
        return False
    if not any(table.owners[card] != seat for card in fact.cards):
        return False
    if trigger.by == "spell":
        return "spell" in fact.kinds
    return holder in table.pieces and fact.performer is not None and table.pieces[holder].host == fact.performer


def reactions_to(kind: Print, what: str, before: bool) -> tuple[int, ...]:
    """The numbers of the Reactions on a card that answer such events."""
    return tuple(
        number
        for number, ability in enumerate(kind.abilities)
        if any(EVENTS.get(trigger.event) == (what, before) for trigger in ability.triggers)
    )


def hidden_cards(table: Table, seat: int) -> set[int]:
    """The Fate cards of a seat of which others can't see where they are: hand, deck, focused."""
    hidden = {*table.hands[seat], *table.fate[seat]}
    for frame in table.frames:
        focus = getattr(frame, "focus", None)
        if focus is not None:
            hidden.update(card for card in focus[seat] if card is not None)
    return hidden
