"""Why an island bot acts as it does: every reason is a fact its seat can see."""

from __future__ import annotations

import msgspec
from island_table import GAME, A, B, C, Table, island, laid

from desktop.bots.island import IslandBrain
from desktop.bots.island_because import explain
from desktop.bots.island_reasons import (
    Affords,
    AnyBecause,
    BlocksSeat,
    CardMayHelp,
    DiceFirst,
    FreesOwnHex,
    GoodPlace,
    HardToGet,
    HeldByOthers,
    LargestArmy,
    LeadsTo,
    LeastNeeded,
    LongerRoad,
    LongestRoad,
    MoreEveryRoll,
    MuchAlike,
    NoGoodAnswer,
    Purchase,
    StealsFrom,
    TowardsArmy,
)
from desktop.rules.island.board import CROSSING_HEXES, CROSSING_NEIGHBOURS, HEX_CROSSINGS, PATHS
from desktop.rules.island.choices import (
    Accept,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Discard,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.layout import BEGINNER, desert
from desktop.rules.island.sight import first_knowledge
from desktop.rules.island.values import Card, Kind, Layout, Options, Terms, Terrain
from desktop.rules.kit import Action, Rng

BRAIN = IslandBrain()
ISLAND = IslandBrain.levels
DESERT = desert(BEGINNER)


def reason(table: Table, action: Action) -> AnyBecause | None:
    decision = GAME.decision(table.state)
    assert decision is not None
    known = first_knowledge(table.state.options, len(table.state.hands), decision.seat)
    found = explain(table.state, GAME.view(table.state, decision.seat, known), action)
    assert found is None or msgspec.json.decode(msgspec.json.encode(found), type=BRAIN.reason) == found
    return found


def chosen(table: Table, level: str) -> tuple[Action, object]:
    decision = GAME.decision(table.state)
    assert decision is not None
    known = first_knowledge(table.state.options, len(table.state.hands), decision.seat)
    view = GAME.view(table.state, decision.seat, known)
    choice = BRAIN.choose(view, table.legal, ISLAND[level], Rng(1), lambda: False)
    return choice.action, choice.because


# Two hexes with an eight side by side, and what lies around them.
LEFT, RIGHT = CROSSING_HEXES[32][0], CROSSING_HEXES[32][1]
TWINS = island({LEFT: (Terrain.FOREST, 8), RIGHT: (Terrain.FIELDS, 8)})
THIRD = TWINS.numbers[CROSSING_HEXES[32][2]]


def test_a_number_that_stands_twice_beside_a_crossing_counts_as_one_roll() -> None:
    table = laid(board=TWINS, roads={A: [46]}, hands={A: (1, 1, 1, 1, 0)})
    because = reason(table, BuildSettlement(32))
    assert isinstance(because, GoodPlace)
    third = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)[THIRD]
    assert because.pips == 5 + third
    assert {Kind.LUMBER, Kind.GRAIN} <= set(because.kinds)
    upgraded = laid(board=TWINS, settlements={A: [32]}, hands={A: (0, 0, 0, 2, 3)})
    assert reason(upgraded, BuildCity(32)) == MoreEveryRoll(5 + third)


def test_the_robber_costs_a_seat_the_rolls_of_its_number_however_much_stands_there() -> None:
    crossing = 32
    table = laid(board=TWINS, rolled=False, cities={B: [crossing]}, hands={B: (1, 0, 0, 0, 0)}, robber=0)
    table.roll(7)
    assert reason(table, MoveRobber(LEFT, B)) == BlocksSeat(B, 5)


def test_the_robber_without_a_hex_to_block_steals_or_leaves_or_does_nothing() -> None:
    at_desert = HEX_CROSSINGS[DESERT][0]
    table = laid(rolled=False, settlements={A: [0], B: [at_desert]}, hands={B: (1, 0, 0, 0, 0)}, robber=0)
    table.roll(7)
    assert reason(table, MoveRobber(DESERT, B)) == StealsFrom(B)
    own = CROSSING_HEXES[53][0]
    leaving = laid(rolled=False, settlements={A: [53]}, robber=own).roll(7)
    assert reason(leaving, MoveRobber(DESERT)) == FreesOwnHex(own)
    idle = laid(rolled=False, settlements={A: [53]}, robber=0).roll(7)
    assert reason(idle, MoveRobber(DESERT)) == MuchAlike()


def test_a_road_leads_to_a_free_place_never_to_the_own_settlement() -> None:
    table = Table(GAME.new(Options(layout=Layout.FREE), 3)).do(LaidIsland(BEGINNER), FirstSeat(A), BuildSettlement(32))
    for road in table.legal:
        because = reason(table, road)
        assert isinstance(road, BuildRoad)
        assert isinstance(because, LeadsTo)
        far = next(end for end in PATHS[road.path] if end != 32)
        assert because.crossing in CROSSING_NEIGHBOURS[far]
        assert because.crossing not in (32, *CROSSING_NEIGHBOURS[32])


def test_a_road_tells_of_the_award_only_where_it_takes_it_or_lengthens_it() -> None:
    taking = laid(roads={A: [46, 44, 31, 29]}, hands={A: (1, 1, 0, 0, 0)})
    assert reason(taking, BuildRoad(30)) == LongestRoad()
    holding = laid(roads={A: [46, 44, 31, 29, 30]}, hands={A: (1, 1, 0, 0, 0)})
    assert reason(holding, BuildRoad(34)) == LongestRoad()
    aside = laid(roads={A: [46, 44, 31, 29, 30]}, hands={A: (1, 1, 0, 0, 0)})
    assert isinstance(reason(aside, BuildRoad(43)), LeadsTo)


def test_a_road_that_leads_nowhere_tells_how_long_it_grows() -> None:
    table = laid(roads={A: [46]}, settlements={B: [33, 21]}, hands={A: (1, 1, 0, 0, 0)})
    around = laid(roads={A: [31, 44]}, settlements={B: [32, 12], C: [21]}, hands={A: (1, 1, 0, 0, 0)})
    assert isinstance(reason(table, BuildRoad(34)), LeadsTo)
    assert reason(around, BuildRoad(46)) == LongerRoad(3)


def test_the_bank_is_asked_for_what_can_then_be_built_or_what_hardly_comes() -> None:
    table = laid(settlements={A: [32]}, hands={A: (4, 0, 0, 2, 2)})
    assert reason(table, TradeWithBank(Kind.LUMBER, Kind.ORE)) == Affords(Purchase.CITY)
    poor = laid(settlements={A: [0]}, hands={A: (4, 0, 0, 0, 0)})
    because = reason(poor, TradeWithBank(Kind.LUMBER, Kind.ORE))
    assert isinstance(because, HardToGet)
    assert because.kind is Kind.ORE


def test_reasons_for_cards() -> None:
    held = {Card.YEAR_OF_PLENTY: 1, Card.MONOPOLY: 1, Card.ROAD_BUILDING: 1, Card.KNIGHT: 1, Card.POINT: 1}
    table = laid(
        settlements={A: [32]},
        roads={A: [46]},
        hands={A: (0, 0, 1, 1, 2), B: (0, 0, 0, 3, 0), C: (0, 0, 0, 2, 0)},
        cards={A: held},
        played={A: {Card.KNIGHT: 1}, B: {Card.KNIGHT: 2}},
        robber=DESERT,
    )
    assert reason(table, PlayYearOfPlenty(Kind.GRAIN, Kind.ORE)) == Affords(Purchase.CITY)
    assert reason(table, PlayMonopoly(Kind.GRAIN)) == HeldByOthers(Kind.GRAIN, 5)
    assert isinstance(reason(table, PlayRoadBuilding()), LeadsTo)
    assert reason(table, PlayKnight()) == TowardsArmy(2, 3)
    assert reason(table, BuyCard()) == CardMayHelp(14 - 1 - 3, 5 - 1)


def test_a_knight_beside_the_own_place_or_for_the_army() -> None:
    own = next(number for number in CROSSING_HEXES[32] if number != DESERT)
    table = laid(settlements={A: [32]}, cards={A: {Card.KNIGHT: 1}}, robber=own)
    assert reason(table, PlayKnight()) == FreesOwnHex(own)
    army = laid(cards={A: {Card.KNIGHT: 1}}, played={A: {Card.KNIGHT: 3}, B: {Card.KNIGHT: 3}}, army=B)
    assert reason(army, PlayKnight()) == LargestArmy()


def test_discarding_rolling_and_withdrawing_have_reasons_too() -> None:
    table = laid(rolled=False, settlements={A: [32]}, hands={A: (4, 0, 1, 2, 3)}).roll(7)
    action, because = chosen(table, "normal")
    assert isinstance(action, Discard)
    assert because == LeastNeeded()
    idle = laid(rolled=False, cards={A: {Card.KNIGHT: 1}}, settlements={A: [0]}, robber=18)
    assert chosen(idle, "normal") == (Roll(), DiceFirst())
    open_offer = laid(hands={A: (0, 0, 0, 0, 3), B: (1, 0, 0, 0, 0)}, settlements={A: [32]})
    open_offer.do(OfferTrade(Terms((0, 0, 0, 0, 3), (1, 0, 0, 0, 0)), (B,)), Accept())
    assert chosen(open_offer, "normal") == (Withdraw(1), NoGoodAnswer())
