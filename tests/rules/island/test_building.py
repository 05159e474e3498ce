"""Roads, settlements, cities: where they may stand and what they cost."""

from __future__ import annotations

from island_table import A, B, C, laid

from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    PlayRoadBuilding,
    Roll,
    TradeWithBank,
)
from desktop.rules.island.events import SettlementBuilt
from desktop.rules.island.reasons import (
    CannotPay,
    CrossingTaken,
    NoOwnSettlement,
    NoPieceLeft,
    NoRoadPossible,
    NoRoadThere,
    NotConnected,
    PathTaken,
    RollFirst,
    TooClose,
)
from desktop.rules.island.values import Card, Kind

# Ring 32 33 30 21 20 23 by paths 46 44 31 29 30 34; outward 47 48 43 27 18 32.
ROAD, SETTLEMENT, CITY = (1, 1, 0, 0, 0), (1, 1, 1, 1, 0), (0, 0, 0, 2, 3)


def test_nobody_builds_on_behind_a_settlement_at_the_end_of_his_road() -> None:
    table = laid(
        settlements={A: [32], B: [30]}, roads={A: [46, 44], B: [43]}, hands={A: ROAD, B: ROAD}
    )  # A's road ends at 30, where B has settled
    assert table.why_not(BuildRoad(31)) == NotConnected()
    assert BuildRoad(31) not in table.legal
    table.do(EndTurn()).roll(2)
    assert table.why_not(BuildRoad(31)) is None


def test_nor_behind_one_in_the_middle_of_a_road_unless_from_the_other_side() -> None:
    table = laid(settlements={A: [35], B: [33]}, roads={A: [47, 46, 44], B: [48]}, hands={A: ROAD})
    assert table.why_not(BuildRoad(31)) is None  # at 30, the free end
    assert table.why_not(BuildRoad(34)) is None  # at 32
    assert table.why_not(BuildRoad(48)) == PathTaken(B)


def test_nor_from_a_road_that_reached_an_older_settlement() -> None:
    table = laid(settlements={A: [32], B: [30]}, roads={A: [46], B: [31]}, hands={A: (2, 2, 0, 0, 0)})
    table.do(BuildRoad(44))  # up to B's settlement
    assert table.why_not(BuildRoad(43)) == NotConnected()


def test_a_road_needs_an_own_road_or_building() -> None:
    table = laid(settlements={A: [32]}, hands={A: ROAD})
    assert {action.path for action in table.listed(BuildRoad)} == {34, 46, 47}
    assert table.why_not(BuildRoad(29)) == NotConnected()
    assert laid(settlements={A: [32]}).why_not(BuildRoad(46)) == CannotPay(ROAD)


def test_with_five_settlements_a_city_must_come_first() -> None:
    table = laid(settlements={A: [0, 4, 8, 27, 32]}, roads={A: [46, 44, 31]}, hands={A: (1, 1, 1, 3, 3)})
    assert table.why_not(BuildSettlement(30)) == NoPieceLeft()
    table.do(BuildCity(32))
    assert table.why_not(BuildSettlement(30)) is None


def test_four_cities_are_all() -> None:
    table = laid(cities={A: [0, 4, 8, 27]}, settlements={A: [32]}, hands={A: CITY})
    assert table.listed(BuildCity) == []
    assert table.why_not(BuildCity(32)) == NoPieceLeft()


def test_fifteen_roads_are_all() -> None:
    fifteen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    table = laid(roads={A: fifteen}, hands={A: ROAD}, cards={A: {Card.ROAD_BUILDING: 1}})
    assert table.listed(BuildRoad) == []
    assert table.why_not(BuildRoad(15)) == NoPieceLeft()
    assert table.why_not(PlayRoadBuilding()) == NoRoadPossible()


def test_the_distance_rule_holds_for_own_settlements_too() -> None:
    table = laid(settlements={A: [32]}, roads={A: [46]}, hands={A: SETTLEMENT})
    assert table.why_not(BuildSettlement(33)) == TooClose(32)
    assert table.why_not(BuildSettlement(32)) == CrossingTaken(A)


def test_a_settlement_needs_an_own_road() -> None:
    table = laid(settlements={A: [32]}, roads={A: [46], B: [29]}, hands={A: SETTLEMENT})
    assert table.why_not(BuildSettlement(20)) == NoRoadThere()
    assert table.listed(BuildSettlement) == []


def test_a_settlement_may_stand_at_anothers_road() -> None:
    table = laid(settlements={A: [32]}, roads={A: [46, 44], B: [31, 43]}, hands={A: SETTLEMENT})
    table.do(BuildSettlement(30))
    assert table.last(SettlementBuilt) == SettlementBuilt(A, 30, True)
    assert table.hand(A) == (0, 0, 0, 0, 0)
    assert table.bank == (19, 19, 19, 19, 19)


def test_a_city_stands_where_a_settlement_stood_and_gives_the_piece_back() -> None:
    table = laid(settlements={A: [32], C: [0]}, hands={A: CITY}).do(BuildCity(32))
    assert (table.state.settlements[A], table.state.cities[A]) == (0, 1 << 32)
    assert table.points(A) == 2
    assert table.why_not(BuildCity(0)) == NoOwnSettlement()
    assert table.why_not(BuildCity(32)) == NoOwnSettlement()


def test_nothing_is_built_or_traded_before_the_roll() -> None:
    table = laid(rolled=False, settlements={A: [32]}, roads={A: [46]}, hands={A: (5, 5, 5, 5, 5)})
    for action in (BuildRoad(44), BuildCity(32), TradeWithBank(Kind.ORE, Kind.WOOL), EndTurn()):
        assert table.why_not(action) == RollFirst()
    assert table.legal == (Roll(),)
