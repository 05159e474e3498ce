"""Events and what answers them: one pipeline for everything that happens (rules 8.4).

Prevention, then Reactions before it, then it happens, then triggered traits, Rings in hands, Reactions after it.
"""

from __future__ import annotations

from desktop.rules.clans.announcement import announcements, reactions, reactions_of, window_fact
from desktop.rules.clans.answering import EVENTS, answers, hidden_cards
from desktop.rules.clans.changes import apply, enter, foreseen
from desktop.rules.clans.choices import Announce, AnyDecision, Choose, Pass, PutRing, React
from desktop.rules.clans.events import (
    Announced,
    Passed,
    Shown,
)
from desktop.rules.clans.frames import Fact, Happening, Preparing, Resolving, Window
from desktop.rules.clans.nearest import why_not_announced
from desktop.rules.clans.reading import Context, holds
from desktop.rules.clans.reasons import NotOffered
from desktop.rules.clans.roster import roster
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import equipping, from_hand
from desktop.rules.kit import Action, NotNow, Reason, replace

# -- who could answer -------------------------------------------------------------------------------------------------


def could_react(table: Table, window: Window, seat: int) -> bool:
    """By what everybody sees: a card in play, or a hand that could hold one. The window is on top."""
    if next(reactions(table, window, seat, from_hand=False), None) is not None:
        return True
    fact = window_fact(table)
    if fact is None or not table.hands[seat]:
        return False
    before = window.stage == "before"
    cards = roster(table.options).hand_reactions[seat].get((fact.what, before), ())
    if not cards:
        return False
    hidden = hidden_cards(table, seat)
    return any(
        next(reactions_of(table, window, fact, before, seat, card, assumed=True), None) is not None
        for card in cards
        if card in hidden
    )


def fitting_ring(table: Table, fact: Fact, seat: int, card: int) -> bool:
    """Whether the play condition of a Ring in the hand is met by what just happened (rules 17)."""
    kind = table.prints[card]
    if kind.type != "ring":
        return False
    context = Context(seat, card, fact=fact)
    return any(
        answers(table, trigger, fact, False, card, seat)
        and all(holds(table, table.stats, test, context) for test in kind.card.traits[number].conditions)
        for number, trigger in kind.triggered
    )


def could_put_ring(table: Table, fact: Fact, seat: int) -> bool:
    """The same by what everybody sees."""
    cards = roster(table.options).hand_rings[seat].get(fact.what, ())
    if not cards or not table.hands[seat]:
        return False
    hidden = hidden_cards(table, seat)
    return any(card in hidden and fitting_ring(table, fact, seat, card) for card in cards)


def triggered_traits(table: Table, fact: Fact) -> list[tuple[int, int]]:
    """(Card, trait) of everything that must happen after it: the active player's first.

    No two different traits of one player answer the same event, so their order is nothing to be asked for.
    """
    found: list[tuple[bool, int, int, int]] = []
    holders = (*fact.cards, *(card for card in table.pieces if card not in fact.cards))
    for card in holders:
        kind = table.prints[card]
        if not kind.triggered or kind.type in ("ring", "event"):
            continue
        seat = table.owners[card]
        for number, trigger in kind.triggered:
            if trigger.event in EVENTS and answers(table, trigger, fact, False, card, seat):
                context = Context(seat, card, fact=fact)
                if all(holds(table, table.stats, test, context) for test in kind.card.traits[number].conditions):
                    found.append((seat != table.active, len(found), card, number))
    return [(card, number) for _, _, card, number in sorted(found)]


class HappeningRule(FrameRule[Happening]):
    """Before, when, after."""

    def settle(self, table: Table, frame: Happening) -> bool:
        """Go through the stages, the answers coming on top."""
        fact = frame.fact
        match frame.stage:
            case "before":
                would = foreseen(table, fact)
                if would is None:
                    table.frames.pop()
                    return False
                table.set_frame(replace(frame, fact=would, stage="happen"))
                if (fact.what, True) in roster(table.options).answered:
                    table.frames.append(Window("before", table.active))
            case "happen":
                at = len(table.frames) - 1
                done = apply(table, fact)
                if done is None:
                    del table.frames[at]
                else:
                    table.frames[at] = replace(frame, fact=done, stage="traits")
            case "traits":
                table.set_frame(replace(frame, stage="rings"))
                for card, number in reversed(triggered_traits(table, fact)):
                    table.frames.append(
                        Resolving(table.owners[card], card, number, "trait", about=len(table.frames) - 1)
                    )
            case "rings":
                table.set_frame(replace(frame, stage="after"))
                if fact.what in roster(table.options).ring_events:
                    table.frames.append(Window("rings", table.active))
            case "after":
                table.set_frame(replace(frame, stage="done"))
                if (fact.what, False) in roster(table.options).answered:
                    table.frames.append(Window("after", table.active))
            case "done":
                table.frames.pop()
        return False


class WindowRule(FrameRule[Window]):
    """A round of Reactions, or putting Rings into play."""

    def settle(self, table: Table, frame: Window) -> bool:
        """Ask who could answer, by what everybody sees."""
        fact = window_fact(table)
        while fact is not None and frame.passes < 2:
            if frame.stage == "rings":
                if could_put_ring(table, fact, frame.seat):
                    return True
            elif could_react(table, frame, frame.seat):
                return True
            frame = replace(frame, seat=1 - frame.seat, passes=frame.passes + 1)
            table.set_frame(frame)
        table.frames.pop()
        return False

    def decision(self, table: Table, frame: Window) -> AnyDecision:
        """A Reaction, or a Ring."""
        return PutRing(frame.seat) if frame.stage == "rings" else React(frame.seat)

    def legal(self, table: Table, frame: Window) -> tuple[Action, ...]:
        """What answers, then passing."""
        if frame.stage == "rings":
            fact = window_fact(table)
            assert fact is not None
            rings = (card for card in table.hands[frame.seat] if fitting_ring(table, fact, frame.seat, card))
            return (*(Choose(card) for card in rings), Pass())
        return (*announcements(table, frame, frame.seat), Pass())

    def why_not(self, table: Table, frame: Window, action: Action) -> Reason | None:
        """Only what answers this event."""
        match action:
            case Pass():
                return None
            case Choose(card) if frame.stage == "rings":
                fact = window_fact(table)
                assert fact is not None
                fits = card in table.hands[frame.seat] and fitting_ring(table, fact, frame.seat, card)
                return None if fits else NotOffered(card)
            case Announce() if frame.stage != "rings":
                return why_not_announced(table, frame, action)
        return NotNow()

    def act(self, table: Table, frame: Window, action: Action) -> None:
        """React, put the Ring into play, or pass."""
        match action:
            case Pass():
                table.set_frame(replace(frame, seat=1 - frame.seat, passes=frame.passes + 1))
                table.log.append(Passed(frame.seat, "ring" if frame.stage == "rings" else "reaction"))
            case Choose(card):
                table.set_frame(replace(frame, seat=1 - frame.seat, passes=frame.passes + 1))
                table.log.append(Shown(frame.seat, card))
                table.take_from_hand(card)
                enter(table, card)
            case Announce(card, ability, subject):
                announce(table, Preparing(frame.seat, card, ability, "reaction", subject))


def announce(table: Table, draft: Preparing) -> None:
    """The action is announced (rules 8.2 B)."""
    subject = draft.targets[0] if equipping(draft) else draft.subject
    if equipping(draft) or from_hand(table, draft):
        table.log.append(Shown(draft.seat, subject if equipping(draft) and subject is not None else draft.card))
    table.log.append(Announced(draft.seat, draft.card, draft.ability, subject))
    table.frames.append(draft)
