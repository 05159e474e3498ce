"""What the deciding seat may do, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from desktop.rules.island.board import ALL_CROSSINGS, CROSSING_PATHS, crowded
from desktop.rules.island.choices import (
    Accept,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Confirm,
    Decline,
    Discard,
    DrawnCard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    TakenCard,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.goods import EVERY, ONE, TOPS, count, covers, pack, total, unpack
from desktop.rules.island.layout import lay
from desktop.rules.island.places import (
    all_roads,
    buildings,
    road_sites,
    robber_hexes,
    seat_rates,
    settlement_sites,
    victims,
)
from desktop.rules.island.values import (
    CARD_COST,
    CARDS,
    CITIES,
    CITY_COST,
    KINDS,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    Answering,
    BeforeRoll,
    Discarding,
    Drawing,
    FreeRoads,
    Goods,
    Laying,
    Main,
    Placing,
    Robbing,
    Rolling,
    Seating,
    State,
    Stealing,
)
from desktop.rules.kit import Action, Rng

ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE, CARD_PRICE = map(pack, (ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST))

SETTLE = tuple(BuildSettlement(crossing) for crossing in range(54))
UPGRADE = tuple(BuildCity(crossing) for crossing in range(54))
LAY_ROAD = tuple(BuildRoad(path) for path in range(72))
THROWS = tuple((1, Rolled(first, second)) for first in range(1, 7) for second in range(1, 7))
_OUTCOMES = tuple(action for _, action in THROWS)
_MONOPOLIES = tuple(PlayMonopoly(kind) for kind in KINDS)
_PAIRS = tuple(PlayYearOfPlenty(one, two) for one in KINDS for two in KINDS if one <= two)
_MOVES = tuple(MoveRobber(number) for number in range(19))
_ROBS = tuple(tuple(MoveRobber(number, seat) for seat in range(4)) for number in range(19))
_DRAWN = tuple(DrawnCard(card) for card in CARDS)
_TAKEN = tuple(TakenCard(kind) for kind in KINDS)
_DECLINES = tuple(Decline(kind) for kind in KINDS)
ROLL, END_TURN, BUY_CARD, KNIGHT, ROAD_BUILDING = Roll(), EndTurn(), BuyCard(), PlayKnight(), PlayRoadBuilding()
ACCEPT, DECLINE = Accept(), Decline()
_TWO = TOPS - 2 * EVERY


def _choose(actions: tuple[Action, ...], mask: int, out: list[Action]) -> None:
    while mask:
        low = mask & -mask
        out.append(actions[low.bit_length() - 1])
        mask ^= low


def _main(state: State, frame: Main) -> tuple[Action, ...]:
    out: list[Action] = [END_TURN]
    seat = state.seat
    hand = state.hands[seat]
    if hand:
        free = hand + TOPS
        if (free - ROAD_PRICE) & TOPS == TOPS:
            low, high = state.roads[seat]
            if low.bit_count() + high.bit_count() < ROADS:
                _choose(LAY_ROAD, road_sites(state, seat), out)
            if (free - SETTLEMENT_PRICE) & TOPS == TOPS and state.settlements[seat].bit_count() < SETTLEMENTS:
                _choose(SETTLE, settlement_sites(state, seat), out)
        if (free - CITY_PRICE) & TOPS == TOPS and state.cities[seat].bit_count() < CITIES:
            _choose(UPGRADE, state.settlements[seat], out)
        if (free - CARD_PRICE) & TOPS == TOPS and state.deck:
            out.append(BUY_CARD)
        able = (free - seat_rates(state, seat)) & TOPS
        if able:
            out += _bank_trades(able, (state.bank + TOPS - EVERY) & TOPS)
    if state.cards[seat] and not state.card_played:
        _cards(state, out)
    for offer in state.offers:
        out += [
            Confirm(offer.id, answer.seat)
            for answer in offer.answers
            if answer.counter is None or covers(hand, pack(answer.counter.give))
        ]
        out.append(Withdraw(offer.id))
    return tuple(out)


@lru_cache(maxsize=1024)
def _bank_trades(able: int, there: int) -> tuple[Action, ...]:
    """Any kind of which the hand holds enough, for any other kind the bank has: both as top bits by kind."""
    return tuple(
        TradeWithBank(give, take)
        for give in KINDS
        for take in KINDS
        if take != give and count(able, give) and count(there, take)
    )


def _cards(state: State, out: list[Action]) -> None:
    """The development cards that may be played now."""
    seat = state.seat
    held = state.cards[seat] - state.fresh
    if not held & 0xFFFFFFFF:
        return
    if held & 0xFF:
        out.append(KNIGHT)
    if held & 0xFF00:
        out += _plenty(state.bank)
    if held & 0xFF0000:
        out += _MONOPOLIES
    if held & 0xFF000000 and can_lay_road(state, seat):
        out.append(ROAD_BUILDING)


def _plenty(bank: int) -> tuple[Action, ...]:
    """What year of plenty can bring, by the bank's stock."""
    if (bank + _TWO) & TOPS == TOPS:
        return _PAIRS
    if total(bank) == 1:
        return tuple(PlayYearOfPlenty(kind, None) for kind in KINDS if count(bank, kind))
    return tuple(
        pair for pair in _PAIRS if pair.second is not None and covers(bank, ONE[pair.first] + ONE[pair.second])
    )


def can_lay_road(state: State, seat: int) -> bool:
    """Has the seat a road left, and a place for it?"""
    low, high = state.roads[seat]
    return low.bit_count() + high.bit_count() < ROADS and road_sites(state, seat) != 0


def _before_roll(state: State, frame: BeforeRoll) -> tuple[Action, ...]:
    if state.card_played or not state.cards[state.seat]:
        return (ROLL,)
    out: list[Action] = [ROLL]
    _cards(state, out)
    return tuple(out)


def _placing(state: State, frame: Placing) -> tuple[Action, ...]:
    out: list[Action] = []
    if frame.crossing is None:
        _choose(SETTLE, ALL_CROSSINGS & ~crowded(buildings(state)), out)
    else:
        taken = all_roads(state)
        out += [LAY_ROAD[path] for path in CROSSING_PATHS[frame.crossing] if not taken >> path & 1]
    return tuple(out)


def _robbing(state: State, frame: Robbing) -> tuple[Action, ...]:
    found = victims(state)
    near = 0
    for _, hexes in found:
        near |= hexes
    allowed = robber_hexes(state)
    out: list[Action] = []
    for number, move in enumerate(_MOVES):
        bit = 1 << number
        if near & allowed & bit:
            robs = _ROBS[number]
            for seat, hexes in found:
                if hexes & bit:
                    out.append(robs[seat])
        elif allowed & bit:
            out.append(move)
    return tuple(out)


def _free_roads(state: State, frame: FreeRoads) -> tuple[Action, ...]:
    out: list[Action] = []
    _choose(LAY_ROAD, road_sites(state, state.seat), out)
    return tuple(out)


def picked(hand: int, size: int, rng: Rng) -> Goods:
    """`size` cards of a hand at random."""
    chosen = [0] * 5
    kinds = [kind for kind, have in enumerate(unpack(hand)) for _ in range(have)]
    for _ in range(size):
        chosen[kinds.pop(rng.below(len(kinds)))] += 1
    a, b, c, d, e = chosen
    return a, b, c, d, e


def _discarding(state: State, frame: Discarding) -> tuple[Action, ...]:
    """One proposal: always a card of the kind there is most of."""
    due = next(choice for choice in frame.choices if not choice.done)
    have = list(unpack(state.hands[due.seat]))
    gone = [0] * 5
    for _ in range(due.count):
        kind = have.index(max(have))
        have[kind] -= 1
        gone[kind] += 1
    a, b, c, d, e = gone
    return (Discard((a, b, c, d, e)),)


def _answering(state: State, frame: Answering) -> tuple[Action, ...]:
    want = state.offers[-1].terms.want
    out: list[Action] = [ACCEPT] if covers(state.hands[frame.waiting[0]], pack(want)) else []
    out.append(DECLINE)
    out += [_DECLINES[kind] for kind in KINDS if want[kind]]
    return tuple(out)


def _laying(state: State, frame: Laying) -> tuple[Action, ...]:
    return tuple(LaidIsland(lay(state.options, Rng(number))) for number in range(3))


def _seating(state: State, frame: Seating) -> tuple[Action, ...]:
    return tuple(FirstSeat(seat) for seat in range(len(state.hands)))


def _rolling(state: State, frame: Rolling) -> tuple[Action, ...]:
    return _OUTCOMES


def _drawing(state: State, frame: Drawing) -> tuple[Action, ...]:
    return tuple(_DRAWN[card] for card in CARDS if count(state.deck, card))


def _stealing(state: State, frame: Stealing) -> tuple[Action, ...]:
    hand = state.hands[frame.victim]
    return tuple(_TAKEN[kind] for kind in KINDS if count(hand, kind))


LISTS: dict[type, Callable[[State, Any], tuple[Action, ...]]] = {
    Main: _main,
    BeforeRoll: _before_roll,
    Rolling: _rolling,
    Robbing: _robbing,
    Stealing: _stealing,
    Discarding: _discarding,
    Drawing: _drawing,
    FreeRoads: _free_roads,
    Answering: _answering,
    Placing: _placing,
    Laying: _laying,
    Seating: _seating,
}
"""By the innermost frame: what may be done."""


def legal(state: State) -> tuple[Action, ...]:
    """Everything the decision at hand allows, but for offers, counter-offers, standing answers and discards, of which
    there are too many."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    return LISTS[type(frame)](state, frame)


def chances(state: State) -> tuple[tuple[int, Action], ...]:
    """The outcomes of chance with their weights; () where the island is laid."""
    frame = state.frames[-1] if state.frames else None
    if type(frame) is Rolling:
        return THROWS
    if type(frame) is Stealing:
        hand = state.hands[frame.victim]
        return tuple((have, _TAKEN[kind]) for kind in KINDS if (have := count(hand, kind)))
    if type(frame) is Drawing:
        return tuple((left, _DRAWN[card]) for card in CARDS if (left := count(state.deck, card)))
    if type(frame) is Seating:
        return tuple((1, action) for action in _seating(state, frame))
    return ()
