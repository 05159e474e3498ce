"""Gold Costs and who produces Gold for them (rules 10.1 to 10.3): there is no pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.clans.operations import CostModTurn
from desktop.rules.clans.reading import Context, holds, passes, side_fits
from desktop.rules.clans.reasons import CannotPay, NoProducer, NotSorted, Superfluous
from desktop.rules.clans.vocabulary import Selection
from desktop.rules.kit import Reason, Unfinished

if TYPE_CHECKING:
    from desktop.rules.clans.table import Table

MOST_PROPOSED = 12
"""So many ways to pay are listed, the cheapest first."""


def produces(table: Table, card: int, paying: str) -> int:
    """How much Gold a card in play makes when it bows for this cost; 0 if it cannot.

    `paying`: the type of the card whose Gold Cost is paid, or "" for any other cost.
    """
    piece = table.pieces.get(card)
    if piece is None or piece.bowed:
        return 0
    kind = table.prints[card]
    if not kind.card.gold:
        return 0
    total = kind.card.gold
    for bonus in kind.gold_bonuses:
        context = Context(table.owners[card], card, paying=paying)
        if all(holds(table, table.stats, condition, context) for condition in bonus.when):
            total += bonus.n
    return total


def producers(table: Table, seat: int, paying: str, barred: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    """(Gold, card) of everything that the seat can bow for this cost, the weakest first."""
    found = [
        (gold, card)
        for card in table.pieces
        if table.owners[card] == seat and card not in barred and (gold := produces(table, card, paying))
    ]
    return sorted(found)


def most_gold(table: Table, seat: int, paying: str, barred: tuple[int, ...] = ()) -> int:
    """What the seat can make together."""
    return sum(gold for gold, _ in producers(table, seat, paying, barred))


def why_not_pay(
    table: Table, seat: int, price: int, paying: str, chosen: tuple[int, ...], barred: tuple[int, ...] = ()
) -> Reason | None:
    """Why these producers may not bow for this cost; Unfinished while more Gold is needed and there."""
    if list(chosen) != sorted(set(chosen)):
        return NotSorted()
    made = []
    for card in chosen:
        gold = produces(table, card, paying) if card in table.pieces and table.owners[card] == seat else 0
        if not gold or card in barred:
            return NoProducer(card)
        made.append(gold)
    total = sum(made)
    if total < price:
        most = most_gold(table, seat, paying, barred)
        return CannotPay(price, most) if most < price else Unfinished(price - total)
    for card, gold in zip(chosen, made, strict=True):
        if total - gold >= price:
            return Superfluous(card)
    return None


def payments(
    table: Table, seat: int, price: int, paying: str, barred: tuple[int, ...] = ()
) -> tuple[tuple[int, ...], ...]:
    """Ways to pay, the best first: least waste, then fewest producers. Of producers that make the same and can do
    nothing else, only the first ones are taken; () where the cost cannot be paid."""
    groups: dict[tuple[int, str], list[int]] = {}
    for gold, card in producers(table, seat, paying, barred):
        groups.setdefault((gold, table.prints[card].title), []).append(card)
    kinds = sorted(groups.items())
    found: list[tuple[int, int, tuple[int, ...]]] = []
    rest = [0] * (len(kinds) + 1)
    for at in range(len(kinds) - 1, -1, -1):
        rest[at] = rest[at + 1] + kinds[at][0][0] * len(kinds[at][1])

    def extend(at: int, total: int, least: int, taken: tuple[int, ...]) -> None:
        if total >= price:
            if total - least < price:
                found.append((total - price, len(taken), tuple(sorted(taken))))
            return
        if at == len(kinds) or total + rest[at] < price or len(found) >= 400:
            return
        (gold, _), cards = kinds[at]
        for count in range(len(cards) + 1):
            extend(at + 1, total + gold * count, min(least, gold) if count else least, (*taken, *cards[:count]))
            if total + gold * count >= price:
                break

    extend(0, 0, 99, ())
    return tuple(taken for _, _, taken in sorted(found)[:MOST_PROPOSED])


# -- prices -----------------------------------------------------------------------------------------------------------


def _concerns(table: Table, what: Selection, source: int, seat: int, card: int) -> bool:
    """Whether a discount of `source` is for bringing this card into play."""
    kind = table.prints[card]
    if kind.type not in what.types or not side_fits(table, what.side, card, seat):
        return False
    if what.where == "this_province":
        region, found = table.province_of(source), table.province_of(card)
        if region is None or found is None or region[1].field != found[1].field or region[0] != found[0]:
            return False
    return all(passes(table, table.stats, test, card, Context(seat, source)) for test in what.filters)


def discount(table: Table, seat: int, card: int, host: int | None = None) -> int:
    """How much more (usually less) the card costs, by cards in play and by what lasts."""
    total = 0
    for source in table.pieces:
        if table.owners[source] != seat:
            continue
        for effect in table.prints[source].discounts:
            if (effect.host is None or source == host) and _concerns(table, effect.sel, source, seat, card):
                total += effect.n
    for lasting in table.lasting:
        if lasting.kind == "discount" and lasting.seat == seat and lasting.ruling is not None:
            source, number, trait, at = lasting.ruling
            texts = table.print(source).card.traits if trait else table.print(source).abilities
            turned = texts[number].effects[at]
            if isinstance(turned, CostModTurn) and _concerns(table, turned.sel, source, seat, card):
                total += turned.n
    return total


def price_of(table: Table, seat: int, card: int, host: int | None = None) -> int:
    """The Gold Cost of a card that comes into play, after discounts."""
    return max((table.prints[card].card.cost or 0) + discount(table, seat, card, host), 0)


def prices_of_personality(table: Table, seat: int, card: int) -> Iterator[tuple[int, bool]]:
    """The (price, whether its Personal Honor is gained) at which a Personality can be bought (rules 10.3)."""
    printed = table.prints[card].card
    full = (printed.cost or 0) + discount(table, seat, card)
    met = printed.hr is None or table.honor[seat] >= printed.hr
    if printed.clan is None or printed.clan != table.prints[table.strongholds[seat]].card.clan:
        if met:
            yield max(full, 0), False
        return
    yield max(full - 2 if met else full, 0), False
    if printed.ph and not table.honored:
        yield max(full if met else full + 2, 0), True
