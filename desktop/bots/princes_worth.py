"""What a position of Rival Princes is worth to a seat. One victory point is worth POINT; a resource about one.

A position is looked at as the seat sees it: its own hand counts card by card, the other's by its size alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.bots.princes_reasons import What
from desktop.rules.princes.cards import (
    CARDS,
    CITY_COST,
    COSTS,
    MOST_STORED,
    ORE,
    ROAD_COST,
    SETTLEMENT_COST,
    WOOL,
    Card,
    Goods,
)
from desktop.rules.princes.table import goods_of, points_by_seat
from desktop.rules.princes.tableau import INDEX, SAFE, Facts, facts, neighbours
from desktop.rules.princes.values import Estate, State

POINT = 10.0
_WON = 1000.0
_THEIRS = 0.8
"""How much the other's position counts against one's own."""

_KIND = (1.1, 0.95, 1.15, 1.0, 1.25, 0.55)
"""What one of each resource is worth, in the order of RESOURCES."""
_STORED = 0.55
"""How much of that counts for what lies in store."""
_MORE = (0.0, 1.0, 1.85, 2.55, 3.1, 3.5, 3.8, 4.0)
"""What so many units of one kind in six rolls are worth: the first ones most."""
_HORIZON = 5.5
"""What a unit in six rolls is worth at the beginning of a match; it falls to a fifth at its end."""
_PATIENCE = 0.97034
"""How much of a plan is left for every tenth of a resource that is still missing: three quarters for a whole one."""
_LEFT = [1.0]
"""How much is left by tenths; multiplied up, because that gives the same numbers on every machine."""
for _ in range(300):
    _LEFT.append(_LEFT[-1] * _PATIENCE)
_PLANS = (0.5, 0.25, 0.13, 0.08)
"""How much the best plans count before they are carried out."""

_HOPE = 0.15
"""How much of what building a card is worth counts while it is in the hand."""

_SITE, _RED_SITE = 0.7, 0.9
_ROAD = 3.0
_BUILT: dict[Card, float] = {
    "garrison": 1.6,
    "abbey": 2.6,
    "library": 2.2,
    "smithy": 0.8,
    "harbor": 0.8,
    "church": 0.8,
    "aqueduct": 1.0,
    "bath_house": 0.8,
    "town_hall": 1.2,
    "mint": 2.5,
}
"""What a card on a site is worth besides points, doubling, strength and commerce."""
_HELD: dict[Card, float] = {
    "alchemist": 1.3,
    "arsonist": 1.8,
    "bishop": 1.0,
    "black_knight": 1.8,
    "brigands": 2.0,
    "caravan": 1.2,
    "herb_woman": 0.8,
    "merchant": 1.8,
    "scout": 1.8,
    "spy": 1.6,
}
"""What an action card in the hand is worth."""
_ANY_CARD = 1.7
"""What a card that is not known is worth, and a free place in the hand: it is filled at the end of a turn."""


class Plan(NamedTuple):
    """Something that may be built: what (a hand card, or a card of the axis), its price, what it is worth
    when it is built, how many resources are missing after trading with the bank."""

    what: What
    cost: Goods
    gain: float
    missing: float

    @property
    def pull(self) -> float:
        """What it is worth to have come so near."""
        return self.gain * _LEFT[min(round(10 * self.missing), len(_LEFT) - 1)]


class _Standing(NamedTuple):
    """What follows from an estate alone."""

    rates: tuple[int, ...]
    """By resource: units in six rolls."""
    made: float
    built: float
    doubling: tuple[float, ...]
    """By resource: what doubling it at the best site would add to `made`."""
    trades: tuple[int, ...]
    """By resource: how many of it the bank takes for one."""


def _made(rates: list[int] | tuple[int, ...]) -> float:
    return sum(worth * _MORE[min(rate, len(_MORE) - 1)] for worth, rate in zip(_KIND, rates, strict=True))


@lru_cache(maxsize=4_000)
def _standing(estate: Estate) -> _Standing:
    known = facts(estate)
    rates = [0] * len(_KIND)
    for region, kind in enumerate(known.kind_of):
        rates[kind] += 2 if known.doubled[region] else 1
    made = _made(rates)
    doubling = [0.0] * len(_KIND)
    for column, slot in known.green_sites:
        more = [0] * len(_KIND)
        for region in neighbours(estate, column, slot):
            more[known.kind_of[region]] += not known.doubled[region]
        for kind, extra in enumerate(more):
            if extra:
                better = list(rates)
                better[kind] += extra
                doubling[kind] = max(doubling[kind], _made(better) - made)
    built = _SITE * min(len(known.green_sites), 4) + _RED_SITE * min(len(known.red_sites), 4)
    built += _ROAD * len(known.town_ends) + 0.3 * len(known.road_ends)
    for place in estate.places:
        built += _BUILT.get(place.card, 0.0)
        fleet = CARDS[place.card].trades
        if fleet is not None:
            built += 0.4 + 0.5 * rates[INDEX[fleet]]
        if place.card == "garrison":
            kinds = [known.kind_of[region] for region in neighbours(estate, place.column, place.slot)]
            built += 0.3 * sum(kind in (WOOL, ORE) for kind in kinds)
    return _Standing(tuple(rates), made, built, tuple(doubling), tuple(min(rates) for rates in known.rates))


def _margin(mine: int, theirs: int) -> float:
    """What a lead in strength or commerce is worth beside its token: that it is not easily lost."""
    return 0.45 * max(-6, min(6, mine - theirs))


def _token(mine: int, theirs: int) -> float:
    """What the token of a lead is worth."""
    return POINT if mine > theirs else -_THEIRS * POINT if mine < theirs else 0.0


class _Gain(NamedTuple):
    """What building a hand card is worth, and how much more if it wins a token."""

    own: float
    token: float

    @property
    def all(self) -> float:
        """Both together."""
        return self.own + self.token


def _card_gain(card: Card, known: Facts, other: Facts, standing: _Standing, horizon: float) -> _Gain:
    """What building this hand card is worth; nothing for an action card."""
    data = CARDS[card]
    if data.kind == "action":
        return _Gain(0.0, 0.0)
    gain = POINT * data.points + _BUILT.get(card, 0.0) + 0.25 * data.tournament
    token = 0.0
    if data.doubles is not None:
        gain += horizon * standing.doubling[INDEX[data.doubles]]
    if data.trades is not None:
        gain += 0.4 + 0.5 * standing.rates[INDEX[data.trades]]
    stronger = len(known.knights) if card == "smithy" else data.strength
    if stronger:
        mine, theirs = known.strength, other.strength
        gain += _margin(mine + stronger, theirs) - _margin(mine, theirs)
        token = _token(mine + stronger, theirs) - _token(mine, theirs)
    if data.commerce:
        mine, theirs = known.commerce, other.commerce
        gain += _margin(mine + data.commerce, theirs) - _margin(mine, theirs)
        token = _token(mine + data.commerce, theirs) - _token(mine, theirs) if known.cities else 0.0
    return _Gain(gain, token)


def _card_gains(hand: tuple[Card, ...], known: Facts, other: Facts, standing: _Standing, horizon: float) -> list[float]:
    """What building each hand card is worth. Several may promise the same token, and one will win it: it counts for
    the best of them alone, else a hand full of promises is worth more than keeping one."""
    parts = [_card_gain(card, known, other, standing, horizon) for card in hand]
    gains = [part.own for part in parts]
    for commerce in (False, True):
        rivals = [
            place for place, part in enumerate(parts) if part.token and (CARDS[hand[place]].commerce > 0) == commerce
        ]
        if rivals:
            best = max(rivals, key=lambda place: parts[place].all)
            gains[best] = parts[best].all
    return gains


def _missing(have: Goods, cost: Goods, standing: _Standing) -> float:
    """How many resources are missing after trading what is not needed; one that no region yields counts double."""
    lack = 0.0
    spare = 0
    trades, rates = standing.trades, standing.rates
    for kind in range(6):
        left = have[kind] - cost[kind]
        if left < 0:
            lack -= left if rates[kind] else 2 * left
        elif left:
            spare += left // trades[kind]
    return max(0.0, lack - 0.9 * spare)


def _horizon(target: int, most: int) -> float:
    """What production is worth at this stage of the match: `most` is what the better seat has of `target` points."""
    return _HORIZON * (0.2 + 0.8 * max(0.0, min(1.0, (target - most) / (target - 2))))


def plans(state: State, seat: int, hand: tuple[Card, ...]) -> list[Plan]:
    """Everything that the seat could build some time soon, the most attractive first."""
    known, other = facts(state.estates[seat]), facts(state.estates[1 - seat])
    standing = _standing(state.estates[seat])
    horizon = _horizon(state.options.points, max(points_by_seat(state)))
    gains = _card_gains(hand, known, other, standing, horizon)
    return _plans(_supplies(state), goods_of(state, seat), hand, gains, known, standing, horizon)


def _supplies(state: State) -> tuple[bool, bool, bool]:
    """Whether there still are roads, settlements, cities."""
    return state.roads > 0, state.settlements > 0, state.cities > 0


def _plans(
    supplies: tuple[bool, bool, bool],
    have: Goods,
    hand: tuple[Card, ...],
    gains: list[float],
    known: Facts,
    standing: _Standing,
    horizon: float,
) -> list[Plan]:
    roads, settlements, cities = supplies
    offered: list[tuple[What, Goods, float]] = []
    if known.settlements and cities:
        offered.append(("city", CITY_COST, POINT + 3.0))
    if settlements:
        settling = POINT + 1.3 * horizon
        if known.town_ends:
            offered.append(("settlement", SETTLEMENT_COST, settling))
        elif roads and known.road_ends:
            offered.append(("road", ROAD_COST, 0.3 * settling))
    for card, gain in zip(hand, gains, strict=True):
        data = CARDS[card]
        if data.kind != "action" and (known.red_sites if data.kind == "red" else known.green_sites):
            offered.append((card, COSTS[card], gain))
    found = [Plan(what, cost, gain, _missing(have, cost, standing)) for what, cost, gain in offered if gain > 0]
    found.sort(key=lambda plan: -plan.pull)
    return found


def _danger(known: Facts, stored: tuple[int, ...]) -> float:
    """What brigands are expected to cost until the next turn of one's own is over."""
    counted = 0
    for region in known.open_regions:
        counted += stored[region]
    if counted < SAFE - 1:
        return 0.0
    lost = 0
    for kind in (WOOL, ORE):
        for region in known.kinds[kind]:
            lost += stored[region]
    chance = 0.3 if counted > SAFE else 0.18 if counted == SAFE else 0.08
    return chance * 1.2 * lost


@lru_cache(maxsize=8_000)
def _side(
    estate: Estate,
    others: Estate,
    stored: tuple[int, ...],
    hand: tuple[Card, ...] | int,
    points: int,
    supplies: tuple[bool, bool, bool],
    horizon: float,
) -> float:
    """One seat's own part; of a hand that is not seen only the size counts."""
    known, other = facts(estate), facts(others)
    standing = _standing(estate)
    value = POINT * points
    value += horizon * standing.made + (0.4 + 0.12 * horizon) * standing.built
    value += 0.45 * max(-6, min(6, known.strength - other.strength))
    value += 0.45 * max(-6, min(6, known.commerce - other.commerce))
    value += 0.25 * known.tournament + (1.0 if known.tournament > other.tournament else 0.0)
    have = [0, 0, 0, 0, 0, 0]
    full = 0.0
    for kind, amount in zip(known.kind_of, stored, strict=False):
        have[kind] += amount
        if amount == MOST_STORED:
            full += _KIND[kind]
    for kind in range(6):
        value += _STORED * _KIND[kind] * have[kind]
    value -= 0.25 * full + _danger(known, stored)
    a, b, c, d, e, f = have
    seen = () if isinstance(hand, int) else hand
    gains = _card_gains(seen, known, other, standing, horizon)
    found = _plans(supplies, (a, b, c, d, e, f), seen, gains, known, standing, horizon)
    for share, plan in zip(_PLANS, found, strict=False):
        value += share * plan.pull
    if isinstance(hand, int):
        return value + _ANY_CARD * hand
    return value + _hand(hand, gains, known)


def _hand(hand: tuple[Card, ...], gains: list[float], known: Facts) -> float:
    value = _ANY_CARD * max(0, known.limit - len(hand))
    for card, gain in zip(hand, gains, strict=True):
        data = CARDS[card]
        if data.kind == "action":
            value += _HELD[card]
            continue
        if data.kind == "red" and not known.red_sites:
            gain *= 0.6
        value += _HOPE * gain - 0.12 * len(data.bill)
    return value


def worth(state: State, seat: int) -> float:
    """What the position is worth to the seat, its hand and nothing of the other's known; in tenths of a point."""
    if state.phase == "over":
        winner = state.winner
        return 0.0 if winner is None else _WON if winner == seat else -_WON
    return worth_with(state, seat, state.hands[seat])


def worth_with(state: State, seat: int, hand: tuple[Card, ...]) -> float:
    """What the position would be worth with this hand; the match is not over."""
    other = 1 - seat
    points = points_by_seat(state)
    supplies = _supplies(state)
    horizon = _horizon(state.options.points, max(points))
    one, two = state.estates[seat], state.estates[other]
    mine = _side(one, two, state.stored[seat], hand, points[seat], supplies, horizon)
    theirs = _side(two, one, state.stored[other], len(state.hands[other]), points[other], supplies, horizon)
    return mine - _THEIRS * theirs
