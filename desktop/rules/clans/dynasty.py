"""The Dynasty Phase: buying Holdings and Personalities, discarding face-up cards (rules 10)."""

from __future__ import annotations

from itertools import combinations

from desktop.rules.clans.attaching import unique_already
from desktop.rules.clans.changes import change_honor, enter
from desktop.rules.clans.choices import AnyDecision, Buy, EndDynasty, GoBack, Pay, PayGold, Recruit
from desktop.rules.clans.events import Bought, Discarded
from desktop.rules.clans.frames import Buying, Paying
from desktop.rules.clans.gold import most_gold, payments, price_of, prices_of_personality, why_not_pay
from desktop.rules.clans.hands import empty, refill
from desktop.rules.clans.preparing import pay
from desktop.rules.clans.reasons import (
    CannotPay,
    FaceDown,
    HonorTooLow,
    LoyalToAnother,
    NoHonorForIt,
    NotForSale,
    NotSorted,
    UniqueAlready,
)
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action, NotNow, Reason


def face_up(table: Table, seat: int) -> tuple[int, ...]:
    """The face-up cards in the Provinces of a seat, from the left."""
    return tuple(p.card for p in table.provinces[seat] if p.up and p.card is not None)


def prices(table: Table, seat: int, card: int) -> dict[bool, int]:
    """At what prices a face-up card may be bought: without, and with gaining its Personal Honor."""
    if table.prints[card].personality:
        return {honored: price for price, honored in prices_of_personality(table, seat, card)}
    return {False: price_of(table, seat, card)}


def why_not_buy(table: Table, seat: int, card: int, honored: bool) -> Reason | None:
    """Why a card of a Province may not be brought into play so."""
    if card not in face_up(table, seat):
        return FaceDown(card)
    kind = table.prints[card]
    if kind.type not in ("holding", "personality"):
        return NotForSale(card)
    if unique_already(table, card):
        return UniqueAlready(card)
    printed = kind.card
    if "Loyal" in kind.keywords and printed.clan != table.prints[table.strongholds[seat]].card.clan:
        return LoyalToAnother(card)
    offered = prices(table, seat, card)
    if not offered:
        return HonorTooLow(card, printed.hr or 0)
    if honored not in offered:
        return NoHonorForIt(card)
    most = most_gold(table, seat, kind.type)
    return CannotPay(offered[honored], most) if most < offered[honored] else None


def buy(table: Table, seat: int, card: int, honored: bool, producers: tuple[int, ...]) -> None:
    """It is paid: the Honor comes first, then the card enters play and its Province is refilled."""
    kind = table.prints[card]
    price = prices(table, seat, card)[honored]
    pay(table, seat, producers, price, kind.type)
    table.log.append(Bought(seat, card, price, honored))
    if honored:
        table.honored = True
        change_honor(table, seat, kind.card.ph or 0)
    _, field = empty(table, card)
    refill(table, seat, field)
    enter(table, card, bowed=kind.type == "holding", bought=True)


class BuyingRule(FrameRule[Buying]):
    """Any number of purchases, then the end of the phase."""

    def decision(self, table: Table, frame: Buying) -> AnyDecision:
        """Buy or end."""
        return Recruit(frame.seat)

    def legal(self, table: Table, frame: Buying) -> tuple[Action, ...]:
        """What can be paid, then ending with any face-up cards discarded."""
        cards = face_up(table, frame.seat)
        buys = (
            Buy(card, honored)
            for card in cards
            for honored in (False, True)
            if why_not_buy(table, frame.seat, card, honored) is None
        )
        ends = (
            EndDynasty(chosen) for count in range(len(cards) + 1) for chosen in combinations(sorted(cards), count)
        )
        return (*buys, *ends)

    def why_not(self, table: Table, frame: Buying, action: Action) -> Reason | None:
        """Prices, Honor Requirements; face-down cards are not discarded."""
        match action:
            case Buy(card, honored):
                return why_not_buy(table, frame.seat, card, honored)
            case EndDynasty(discards):
                there = face_up(table, frame.seat)
                for card in discards:
                    if card not in there:
                        return FaceDown(card)
                return None if list(discards) == sorted(set(discards)) else NotSorted()
        return NotNow()

    def act(self, table: Table, frame: Buying, action: Action) -> None:
        """To the payment, or to the end."""
        seat = frame.seat
        match action:
            case Buy(card, honored):
                if prices(table, seat, card)[honored] == 0:
                    buy(table, seat, card, honored, ())
                else:
                    table.frames.append(Paying(seat, card, honored))
            case EndDynasty(discards):
                table.frames.pop()
                fields = [empty(table, card)[1] for card in discards]
                for card in discards:
                    table.lay_off(card)
                if discards:
                    table.log.append(Discarded(seat, discards, "province"))
                for field in sorted(fields, key=[p.field for p in table.provinces[seat]].index):
                    refill(table, seat, field)


class PayingRule(FrameRule[Paying]):
    """Which producers bow."""

    def decision(self, table: Table, frame: Paying) -> AnyDecision:
        """Choose them, or go back."""
        return PayGold(frame.seat)

    def _price(self, table: Table, frame: Paying) -> int:
        return prices(table, frame.seat, frame.card)[frame.honored]

    def legal(self, table: Table, frame: Paying) -> tuple[Action, ...]:
        """The best ways to pay, then going back."""
        ways = payments(table, frame.seat, self._price(table, frame), table.prints[frame.card].type)
        return (*(Pay(taken) for taken in ways), GoBack())

    def why_not(self, table: Table, frame: Paying, action: Action) -> Reason | None:
        """Enough, and nobody who could be left out."""
        match action:
            case GoBack():
                return None
            case Pay(producers):
                price = self._price(table, frame)
                return why_not_pay(table, frame.seat, price, table.prints[frame.card].type, producers)
        return NotNow()

    def act(self, table: Table, frame: Paying, action: Action) -> None:
        """It is bought, or not."""
        table.frames.pop()
        if isinstance(action, Pay):
            buy(table, frame.seat, frame.card, frame.honored, action.producers)


