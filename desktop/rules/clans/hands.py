"""Drawing, discarding, refilling: what moves between decks, hands, Provinces and discard piles."""

from __future__ import annotations

from desktop.rules.clans.choices import (
    AnyDecision,
    Choose,
    Discard,
    DiscardCard,
    PutUnder,
    TakeCard,
)
from desktop.rules.clans.events import Drawn, LookedAtTop, PutUnderDeck, Refilled, TookFromTop, TurnedUp
from desktop.rules.clans.frames import Discarding, Looking
from desktop.rules.clans.preparing import discard
from desktop.rules.clans.reasons import NotOffered, NotThere
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action, NotNow, Reason, replace

HAND = 5
MOST_IN_HAND = 8


def draw(table: Table, seat: int, count: int = 1) -> None:
    """Draw Fate cards; from an empty deck nothing (rules 1)."""
    for _ in range(count):
        if not table.fate[seat]:
            return
        card, *rest = table.fate[seat]
        table.fate[seat] = tuple(rest)
        table.hands[seat] = (*table.hands[seat], card)
        table.log.append(Drawn(seat, card))


def refill(table: Table, seat: int, field: int, up: bool = False) -> None:
    """A Province without a card gets the top card of the Dynasty deck, if there is one."""
    province = table.province(seat, field)
    if province is None or province.card is not None or not table.dynasty[seat]:
        return
    card, *rest = table.dynasty[seat]
    table.dynasty[seat] = tuple(rest)
    table.set_province(seat, replace(province, card=card, up=up))
    table.log.append(Refilled(seat, field))
    if up:
        table.log.append(TurnedUp(seat, field, card))


def refill_all(table: Table, seat: int) -> None:
    """The deck has got cards again: empty Provinces are refilled from the left."""
    for province in table.provinces[seat]:
        refill(table, seat, province.field)


def empty(table: Table, card: int) -> tuple[int, int]:
    """A card leaves its Province, which stays empty for now; the seat and number of the Province."""
    found = table.province_of(card)
    assert found is not None
    seat, province = found
    table.set_province(seat, replace(province, card=None, up=False))
    return seat, province.field


class DiscardingRule(FrameRule[Discarding]):
    """Cards of the hand are discarded one by one."""

    def settle(self, table: Table, frame: Discarding) -> bool:
        """Nothing is left to discard, or nothing to choose."""
        hand = table.hands[frame.seat]
        if frame.count == 0 or not hand:
            table.frames.pop()
            return False
        if len(hand) <= frame.count:
            table.frames.pop()
            discard(table, frame.seat, hand)
            return False
        return True

    def decision(self, table: Table, frame: Discarding) -> AnyDecision:
        """A card of the hand."""
        return DiscardCard(frame.seat)

    def legal(self, table: Table, frame: Discarding) -> tuple[Action, ...]:
        """Any."""
        return tuple(Discard(card) for card in table.hands[frame.seat])

    def why_not(self, table: Table, frame: Discarding, action: Action) -> Reason | None:
        """Only cards of the hand."""
        if not isinstance(action, Discard):
            return NotNow()
        return None if action.card in table.hands[frame.seat] else NotThere(action.card)

    def act(self, table: Table, frame: Discarding, action: Action) -> None:
        """It goes to the discard pile."""
        assert isinstance(action, Discard)
        table.set_frame(replace(frame, count=frame.count - 1))
        discard(table, frame.seat, (action.card,))


def look(table: Table, seat: int, count: int, take: int) -> None:
    """Look at the top cards of the Fate deck: `take` go to the hand, the rest on the bottom."""
    count = min(count, len(table.fate[seat]))
    if count:
        table.log.append(LookedAtTop(seat, count, table.fate[seat][:count]))
        table.frames.append(Looking(seat, count, min(take, count)))


class LookingRule(FrameRule[Looking]):
    """Take some, then put the rest under the deck in any order."""

    def settle(self, table: Table, frame: Looking) -> bool:
        """One card is left: it goes under by itself."""
        if frame.take == 0 and frame.count == 1:
            self._under(table, frame, table.fate[frame.seat][0])
            table.frames.pop()
            return False
        return True

    def decision(self, table: Table, frame: Looking) -> AnyDecision:
        """Take, or put under."""
        return TakeCard(frame.seat) if frame.take else PutUnder(frame.seat)

    def legal(self, table: Table, frame: Looking) -> tuple[Action, ...]:
        """Any of them."""
        return tuple(Choose(card) for card in table.fate[frame.seat][: frame.count])

    def why_not(self, table: Table, frame: Looking, action: Action) -> Reason | None:
        """Only one of those looked at."""
        if not isinstance(action, Choose):
            return NotNow()
        offered = table.fate[frame.seat][: frame.count]
        return None if action.card in offered else NotOffered(action.card)

    def act(self, table: Table, frame: Looking, action: Action) -> None:
        """Into the hand, or under the deck."""
        assert isinstance(action, Choose)
        seat, card = frame.seat, action.card
        if frame.take:
            table.fate[seat] = tuple(other for other in table.fate[seat] if other != card)
            table.hands[seat] = (*table.hands[seat], card)
            table.log.append(TookFromTop(seat, frame.count, card))
        else:
            self._under(table, frame, card)
        if frame.count == 1:
            table.frames.pop()
        else:
            table.set_frame(replace(frame, count=frame.count - 1, take=max(frame.take - 1, 0)))

    def _under(self, table: Table, frame: Looking, card: int) -> None:
        rest = tuple(other for other in table.fate[frame.seat] if other != card)
        table.fate[frame.seat] = (*rest, card)
        table.log.append(PutUnderDeck(frame.seat, "fate", frame.count, card))
