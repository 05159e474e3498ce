"""A turn played by simple rules, as anybody at the table might: for thinking many turns ahead in little time."""

from __future__ import annotations

from functools import lru_cache

from desktop.bots.island_value import income, land
from desktop.rules.island.board import CROSSING_NEIGHBOURS, HEX_MASKS, LAND, PATHS, bits, crowded, joined, touched
from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    TradeWithBank,
)
from desktop.rules.island.game import Island
from desktop.rules.island.goods import count, covers, total, unpack
from desktop.rules.island.lists import CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE, can_lay_road
from desktop.rules.island.places import buildings, others_buildings, road_sites, seat_rates, settlement_sites
from desktop.rules.island.roads import grown
from desktop.rules.island.values import (
    CITIES,
    KINDS,
    SETTLEMENTS,
    SHORTEST_ROAD,
    SMALLEST_ARMY,
    Board,
    Card,
    Drawing,
    FreeRoads,
    Kind,
    Robbing,
    State,
    Stealing,
)
from desktop.rules.kit import Action, Rng

GAME = Island()
MOST = 12
"""Actions in a turn."""
_ROLL, _END, _KNIGHT, _BUY, _ROADS = Roll(), EndTurn(), PlayKnight(), BuyCard(), PlayRoadBuilding()


def turn(state: State, throw: Rolled, rng: Rng) -> State:
    """The whole turn of the seat at turn, with this throw of the dice, until the next seat's turn begins."""
    if not state.card_played and count(state.cards[state.seat], Card.KNIGHT) and _knight_helps(state):
        state = settled(GAME.step(state, _KNIGHT).state, rng)
    if state.winner is None:
        state = GAME.step(GAME.step(state, _ROLL).state, throw).state
        state = rest(settled(state, rng), rng)
    return state


def settled(state: State, rng: Rng) -> State:
    """Until the turn can go on: discards are made, the robber moved, cards drawn and stolen, free roads laid."""
    while state.winner is None and (len(state.frames) > 1 or isinstance(state.frames[-1], Drawing)):
        frame = state.frames[-1]
        action: Action
        if isinstance(frame, Drawing | Stealing):
            action = GAME.draw(state, rng)
        elif isinstance(frame, Robbing):
            action = _robber(state)
        elif isinstance(frame, FreeRoads):
            action = _road(state) or GAME.legal(state)[0]
        else:
            action = GAME.legal(state)[0]
        state = GAME.step(state, action).state
    return state


def rest(state: State, rng: Rng) -> State:
    """After the roll: builds, trades with the bank and plays cards while there is something to be had, then ends the
    turn."""
    for _ in range(MOST):
        if state.winner is not None:
            return state
        action = _next(state)
        if action is None:
            break
        state = settled(GAME.step(state, action).state, rng)
    return state if state.winner is not None else GAME.step(state, _END).state


def _next(state: State) -> Action | None:
    """What comes next in this turn; None: nothing more."""
    seat = state.seat
    hand = state.hands[seat]
    if not hand and not state.cards[seat]:
        return None
    assert state.board is not None
    pips = land(state.board).worth
    own = state.settlements[seat]
    upgrade = own and state.cities[seat].bit_count() < CITIES
    if upgrade and covers(hand, CITY_PRICE):
        return BuildCity(max(bits(own), key=lambda node: pips[node]))
    sites = settlement_sites(state, seat) if own.bit_count() < SETTLEMENTS else 0
    if sites and covers(hand, SETTLEMENT_PRICE):
        return BuildSettlement(_best_site(state, seat, sites))
    card = _card(state, upgrade != 0, sites != 0)
    if card is not None:
        return card
    if not hand:
        return None
    road = None
    if covers(hand, ROAD_PRICE):
        road = _award(state) or (None if sites else _road(state))
        if road is not None:
            return road
    trade = None
    if total(hand) > 3:
        if upgrade:
            trade = _towards(state, CITY_PRICE)
        if trade is None and sites:
            trade = _towards(state, SETTLEMENT_PRICE)
        if trade is None and not sites and own.bit_count() < SETTLEMENTS and total(hand) > 5 and _road(state):
            trade = _towards(state, ROAD_PRICE)
        if trade is None and state.deck and total(hand) > 7:
            trade = _towards(state, CARD_PRICE)
    if trade is not None:
        return trade
    if state.deck and covers(hand, CARD_PRICE) and (total(hand) > 6 or not _nearly(hand, upgrade != 0, sites != 0)):
        return _BUY
    return None


def _nearly(hand: int, upgrade: bool, settle: bool) -> bool:
    """Is a city or settlement only one card away?"""
    return (upgrade and _missing(hand, CITY_PRICE) == 1) or (settle and _missing(hand, SETTLEMENT_PRICE) == 1)


def _missing(hand: int, price: int) -> int:
    return sum(max(0, due - have) for have, due in zip(unpack(hand), unpack(price), strict=True))


def _best_site(state: State, seat: int, sites: int) -> int:
    assert state.board is not None
    tables = land(state.board)
    earned = income(state.board, state.settlements[seat], state.cities[seat], 0)
    missing = sum(1 << kind for kind in KINDS if not count(earned, kind))
    return max(bits(sites), key=lambda node: tables.worth[node] + 2 * (tables.kinds[node] & missing).bit_count())


def _towards(state: State, price: int) -> Action | None:
    """The first trade with the bank on the way to what costs `price`, where trades alone lead there."""
    seat = state.seat
    hand, due = unpack(state.hands[seat]), unpack(price)
    rates = unpack(seat_rates(state, seat))
    bank = unpack(state.bank)
    missing = 0
    take: Kind | None = None
    for kind in KINDS:
        if hand[kind] < due[kind]:
            missing += due[kind] - hand[kind]
            take = kind
            if not bank[kind]:
                return None
    if take is None:
        return None
    deals = 0
    give, most = None, 0
    for kind in KINDS:
        spare = hand[kind] - due[kind]
        if spare >= rates[kind]:
            deals += spare // rates[kind]
            if spare > most:
                give, most = kind, spare
    return TradeWithBank(give, take) if give is not None and deals >= missing else None


def _road(state: State) -> Action | None:
    """The road to the best place to settle that is one or two roads away."""
    seat = state.seat
    if not can_lay_road(state, seat):
        return None
    assert state.board is not None
    worth = land(state.board).worth
    free = ~crowded(buildings(state))
    others = others_buildings(state, seat)
    reach = touched(joined(state.roads[seat])) | state.settlements[seat] | state.cities[seat]
    best, chosen = 0.0, None
    for path in bits(road_sites(state, seat)):
        for node in PATHS[path]:
            if reach >> node & 1:
                continue
            value = worth[node] if free >> node & 1 else 0.0
            if not others >> node & 1:
                for near in CROSSING_NEIGHBOURS[node]:
                    if free & ~reach & 1 << near and 0.6 * worth[near] > value:
                        value = 0.6 * worth[near]
            if value > best:
                best, chosen = value, path
    return None if chosen is None else BuildRoad(chosen)


def _award(state: State) -> Action | None:
    """A road that takes the longest road."""
    seat, lengths = state.seat, state.lengths
    needed = max(SHORTEST_ROAD, max(lengths) + (state.road_holder is not None))
    if state.road_holder == seat or lengths[seat] + 1 < needed or not can_lay_road(state, seat):
        return None
    roads, others = joined(state.roads[seat]), others_buildings(state, seat)
    for path in bits(road_sites(state, seat)):
        if grown(roads | 1 << path, path, others, lengths[seat]) >= needed:
            return BuildRoad(path)
    return None


# -- development cards and the robber ---------------------------------------------------------------------------------


def _knight_helps(state: State) -> bool:
    """Is the robber beside an own building, or does the knight bring the army?"""
    seat = state.seat
    assert state.board is not None
    own = state.settlements[seat] | state.cities[seat]
    if own & HEX_MASKS[state.robber] and state.board.numbers[state.robber]:
        return True
    if state.army_holder == seat:
        return False
    holder = state.army_holder
    least = SMALLEST_ARMY if holder is None else count(state.played[holder], Card.KNIGHT) + 1
    return count(state.played[seat], Card.KNIGHT) + 1 >= least


def _card(state: State, upgrade: bool, settle: bool) -> Action | None:
    """A development card that helps at once."""
    seat = state.seat
    held = state.cards[seat] - state.fresh
    if state.card_played or not held & 0xFFFFFFFF:
        return None
    hand = state.hands[seat]
    if count(held, Card.KNIGHT) and (count(held, Card.KNIGHT) > 1 or _knight_helps(state)):
        return _KNIGHT
    if count(held, Card.YEAR_OF_PLENTY):
        for able, price in ((upgrade, CITY_PRICE), (settle, SETTLEMENT_PRICE)):
            if able and _missing(hand, price) <= 2:
                plenty = _plenty(state, price)
                if plenty is not None:
                    return plenty
    if count(held, Card.MONOPOLY):
        others = [sum(count(state.hands[s], kind) for s in range(len(state.hands)) if s != seat) for kind in KINDS]
        if max(others) > 2:
            return PlayMonopoly(KINDS[others.index(max(others))])
    if count(held, Card.ROAD_BUILDING) and can_lay_road(state, seat) and _road(state) is not None:
        return _ROADS
    return None


def _plenty(state: State, price: int) -> Action | None:
    """The two cards that are missing; ore where only one is."""
    lacking = [
        kind
        for kind, have, due in zip(KINDS, unpack(state.hands[state.seat]), unpack(price), strict=True)
        for _ in range(due - have)
    ]
    one, two = sorted([*lacking, Kind.ORE, Kind.ORE][:2])
    action = PlayYearOfPlenty(one, two)
    return action if GAME.why_not(state, action) is None else None


def _robber(state: State) -> Action:
    """Where the robber takes most from those who are ahead and nothing of the own."""
    seat = state.seat
    assert state.board is not None
    ahead = [2 + points for points in state.points]
    ahead[seat] = -3 * max(ahead)
    blocked = [0] * LAND
    for weight, settlements, cities in zip(ahead, state.settlements, state.cities, strict=True):
        for number, pips in _losses(state.board, settlements, cities):
            blocked[number] += weight * pips
    best, chosen = float("-inf"), None
    for action in GAME.legal(state):
        assert isinstance(action, MoveRobber)
        victim = action.victim
        value = blocked[action.hex] + (0 if victim is None else 3 * ahead[victim])
        if value > best:
            best, chosen = value, action
    assert chosen is not None
    return chosen


@lru_cache(maxsize=4096)
def _losses(board: Board, settlements: int, cities: int) -> tuple[tuple[int, int], ...]:
    """By hex beside these buildings, how many pips the robber would take from them."""
    hexes = land(board).hexes
    return tuple(
        (number, total(hexes[number]) * ((settlements & mask).bit_count() + 2 * (cities & mask).bit_count()))
        for number, mask in enumerate(HEX_MASKS)
        if (settlements | cities) & mask
    )
