"""Which facts decided: the reason that goes with an action at the island."""

from __future__ import annotations

from desktop.bots.island_plan import GAME
from desktop.bots.island_reasons import (
    Affords,
    AnyBecause,
    BlocksSeat,
    CardMayHelp,
    FreesOwnHex,
    GoodPlace,
    HardToGet,
    HeldByOthers,
    LargestArmy,
    LeadsTo,
    LongerRoad,
    LongestRoad,
    MoreEveryRoll,
    MuchAlike,
    NothingBetter,
    Purchase,
    StealsFrom,
    TowardsArmy,
    WinsNow,
)
from desktop.bots.island_value import PIPS, land
from desktop.rules.island.board import (
    CROSSING_HEXES,
    CROSSING_NEIGHBOURS,
    HEX_MASKS,
    PATHS,
    bits,
    crowded,
    joined,
    touched,
)
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
    TradeWithBank,
)
from desktop.rules.island.goods import count, covers
from desktop.rules.island.lists import CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE, can_lay_road
from desktop.rules.island.places import buildings, others_buildings, own_buildings, settlement_sites
from desktop.rules.island.values import (
    CITIES,
    DECK,
    KINDS,
    SETTLEMENTS,
    SMALLEST_ARMY,
    STOCK,
    Board,
    Card,
    Kind,
    State,
    Terrain,
    View,
)
from desktop.rules.kit import Action


def explain(state: State, view: View, action: Action) -> AnyBecause | None:
    """The fact that speaks most for an action; None where nothing plain can be said. `state` is a table as the seat
    sees it; nothing is told that it does not know."""
    after = GAME.step(state, action).state
    seat = view.seat
    if after.winner == seat:
        return WinsNow()
    match action:
        case BuildSettlement(crossing):
            return good_place(view, crossing)
        case BuildCity(crossing):
            return MoreEveryRoll(rolls(board_of(view), crossing))
        case BuildRoad():
            return _road(state, after, seat)
        case MoveRobber():
            return _robber(state, seat, action)
        case PlayKnight():
            return _knight(view)
        case PlayRoadBuilding():
            return _free_roads(after, seat)
        case TradeWithBank(_, take):
            return affords(state, after) or _hard_to_get(view, take)
        case PlayYearOfPlenty(first, second):
            kinds = (first, first if second is None else second)
            return affords(state, after) or _hard_to_get(view, min(kinds, key=lambda kind: _brought(view, kind)))
        case PlayMonopoly(kind):
            return HeldByOthers(kind, STOCK - view.bank[kind] - view.hand[kind])
        case BuyCard():
            unseen = [
                DECK[card] - view.cards[card] - sum(played[card] for played in view.played)
                for card in (Card.KNIGHT, Card.POINT)
            ]
            return CardMayHelp(*unseen)
        case EndTurn():
            return NothingBetter()
    return None


def board_of(view: View) -> Board:
    """The island, which is laid before a bot is asked."""
    assert view.board is not None
    return view.board


def rolls(board: Board, crossing: int) -> int:
    """On how many of 36 rolls a building at this crossing brings something: equal numbers beside it count once."""
    hexes = CROSSING_HEXES[crossing]
    return sum(PIPS[number] for number in {board.numbers[one] for one in hexes})


def good_place(view: View, crossing: int) -> GoodPlace:
    """What a building there brings."""
    board = board_of(view)
    pips = land(board).pips[crossing]
    return GoodPlace(crossing, rolls(board, crossing), tuple(kind for kind in KINDS if count(pips, kind)))


def knights_needed(view: View) -> int:
    """From how many knights on the seat would take the largest army."""
    holder = view.army_holder
    return SMALLEST_ARMY if holder is None else max(SMALLEST_ARMY, view.played[holder][Card.KNIGHT] + 1)


def takes_army(view: View) -> bool:
    """Does one knight more bring the largest army?"""
    return view.army_holder != view.seat and view.played[view.seat][Card.KNIGHT] + 1 >= knights_needed(view)


def beside_own(view: View) -> bool:
    """Does the robber keep something from the seat?"""
    own = view.settlements[view.seat] | view.cities[view.seat]
    return bool(own & HEX_MASKS[view.robber]) and board_of(view).terrains[view.robber] is not Terrain.DESERT


def _knight(view: View) -> AnyBecause:
    if takes_army(view):
        return LargestArmy()
    if beside_own(view):
        return FreesOwnHex(view.robber)
    if view.army_holder != view.seat:
        return TowardsArmy(view.played[view.seat][Card.KNIGHT] + 1, knights_needed(view))
    return LargestArmy()


def _road(state: State, after: State, seat: int) -> AnyBecause:
    """The award, where the road takes it or the holder's grows; else the place it leads to; else its length."""
    grew = after.lengths[seat] > state.lengths[seat]
    if after.road_holder == seat and (state.road_holder != seat or grew):
        return LongestRoad()
    before = joined(state.roads[seat])
    new = joined(after.roads[seat]) & ~before
    known = touched(before) | own_buildings(state, seat)
    ends = [node for path in bits(new) for node in PATHS[path] if not known >> node & 1]
    return _leads(after, seat, ends) or (LongerRoad(after.lengths[seat]) if grew and state.turn else MuchAlike())


def _free_roads(state: State, seat: int) -> AnyBecause | None:
    """With free roads at hand: the award, or the best place they lead to."""
    ends = set[int]()
    known = touched(joined(state.roads[seat])) | own_buildings(state, seat)
    for road in GAME.legal(state):
        if isinstance(road, BuildRoad):
            after = GAME.step(state, road).state
            if after.road_holder == seat != state.road_holder:
                return LongestRoad()
            ends |= {node for node in PATHS[road.path] if not known >> node & 1}
    return _leads(state, seat, sorted(ends))


def _leads(state: State, seat: int, ends: list[int]) -> LeadsTo | None:
    """The best place for a settlement at these ends of roads, or one road on."""
    assert state.board is not None
    worth = land(state.board).worth
    free = ~crowded(buildings(state))
    own = touched(joined(state.roads[seat]))
    others = others_buildings(state, seat)
    best, chosen = 0.0, None
    for end in ends:
        further = () if others >> end & 1 else tuple(n for n in CROSSING_NEIGHBOURS[end] if not own >> n & 1)
        for node in (end, *further):
            value = worth[node] * (1.0 if node == end else 0.6)
            if free >> node & 1 and value > best:
                best, chosen = value, node
    return None if chosen is None else LeadsTo(chosen)


def _robber(state: State, seat: int, action: MoveRobber) -> AnyBecause:
    """Whom the new place costs most; else whom the card is stolen from; else what the old place kept from oneself."""
    assert state.board is not None
    mask, blocked = HEX_MASKS[action.hex], PIPS[state.board.numbers[action.hex]]
    hurt = [
        (other == action.victim, (state.settlements[other] | state.cities[other]) & mask, other)
        for other in range(len(state.hands))
        if other != seat
    ]
    victim = next((other for robbed, built, other in sorted(hurt, reverse=True) if built), None)
    if victim is not None and blocked:
        return BlocksSeat(victim, blocked)
    if action.victim is not None:
        return StealsFrom(action.victim)
    if own_buildings(state, seat) & HEX_MASKS[state.robber] and state.board.numbers[state.robber]:
        return FreesOwnHex(state.robber)
    return MuchAlike()


def affords(state: State, after: State) -> Affords | None:
    """The dearest thing that can be bought after an action and could not be before."""
    seat = state.seat
    hand, before = after.hands[seat], state.hands[seat]
    able = (
        (Purchase.CITY, CITY_PRICE, bool(after.settlements[seat]) and after.cities[seat].bit_count() < CITIES),
        (
            Purchase.SETTLEMENT,
            SETTLEMENT_PRICE,
            after.settlements[seat].bit_count() < SETTLEMENTS and settlement_sites(after, seat) != 0,
        ),
        (Purchase.CARD, CARD_PRICE, after.deck > 0),
        (Purchase.ROAD, ROAD_PRICE, can_lay_road(after, seat)),
    )
    for what, price, possible in able:
        if possible and covers(hand, price) and not covers(before, price):
            return Affords(what)
    return None


def _brought(view: View, kind: Kind) -> int:
    """On how many of 36 rolls the own places bring a kind."""
    board = board_of(view)
    own = view.settlements[view.seat] | view.cities[view.seat]
    numbers = {
        board.numbers[one]
        for one, terrain in enumerate(board.terrains)
        if int(terrain) == kind and own & HEX_MASKS[one] and one != view.robber
    }
    return sum(PIPS[number] for number in numbers)


def _hard_to_get(view: View, kind: Kind) -> HardToGet:
    return HardToGet(kind, _brought(view, kind))
