"""Development cards: when they may be played, and what they do."""

from __future__ import annotations

from island_table import GAME, A, B, C, laid

from desktop.rules.island.choices import (
    BuildRoad,
    BuyCard,
    DrawCard,
    DrawnCard,
    EndTurn,
    MoveRobber,
    PlaceFreeRoad,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    TakeTurn,
)
from desktop.rules.island.events import CardDrawn, MatchWon, MonopolyPlayed, RoadBuildingPlayed
from desktop.rules.island.reasons import (
    BankLacks,
    BoughtThisTurn,
    CardNotHeld,
    DeckEmpty,
    OneCardATurn,
    RoadsFirst,
    TakeTwo,
)
from desktop.rules.island.values import Card, Kind
from desktop.rules.kit import CHANCE, WATCHER

PRICE = (0, 0, 1, 1, 1)
GRAIN, ORE, WOOL = Kind.GRAIN, Kind.ORE, Kind.WOOL


def test_chance_says_which_card_and_only_the_buyer_sees_it() -> None:
    table = laid(hands={A: PRICE}).do(BuyCard())
    assert GAME.decision(table.state) == DrawCard(CHANCE, A)
    assert [weight for weight, _ in GAME.chances(table.state)] == [14, 2, 2, 2, 5]
    table.do(DrawnCard(Card.MONOPOLY))
    drawn = table.last(CardDrawn)
    assert drawn.seen_by(A) == drawn
    assert drawn.seen_by(B) == drawn.seen_by(WATCHER) == CardDrawn(A, None)
    assert table.bank == (19, 19, 19, 19, 19)


def test_a_card_cannot_be_played_in_the_turn_it_was_bought() -> None:
    table = laid(seats=2, hands={A: PRICE}).do(BuyCard(), DrawnCard(Card.KNIGHT))
    assert table.why_not(PlayKnight()) == BoughtThisTurn(Card.KNIGHT)
    assert PlayKnight() not in table.legal
    table.do(EndTurn()).roll(2).do(EndTurn())
    assert table.why_not(PlayKnight()) is None  # before the roll, too
    assert PlayKnight() in table.legal


def test_with_an_older_one_of_its_kind_one_can() -> None:
    table = laid(hands={A: PRICE}, cards={A: {Card.KNIGHT: 1}}).do(BuyCard(), DrawnCard(Card.KNIGHT))
    assert table.why_not(PlayKnight()) is None
    table.do(PlayKnight(), MoveRobber(0))
    assert table.why_not(PlayKnight()) == OneCardATurn()


def test_one_card_a_turn_before_or_after_the_roll() -> None:
    table = laid(rolled=False, cards={A: {Card.MONOPOLY: 1, Card.KNIGHT: 1}})
    table.do(PlayMonopoly(GRAIN))
    assert table.legal == (Roll(),)
    table.roll(2)
    assert table.why_not(PlayKnight()) == OneCardATurn()
    assert PlayKnight() not in table.legal


def test_the_next_turn_brings_the_next_card() -> None:
    table = laid(seats=2, cards={A: {Card.KNIGHT: 2}}).do(PlayKnight(), MoveRobber(0), EndTurn())
    table.roll(2).do(EndTurn())
    assert table.why_not(PlayKnight()) is None


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    table = laid(cards={B: {Card.KNIGHT: 1}})
    assert table.why_not(PlayKnight()) == CardNotHeld(Card.KNIGHT)


def test_monopoly_takes_all_of_a_kind_from_everybody_else() -> None:
    hands = {A: (1, 0, 0, 0, 0), B: (0, 1, 0, 3, 0), C: (2, 0, 0, 0, 0), 3: (0, 0, 0, 5, 1)}
    table = laid(seats=4, cards={A: {Card.MONOPOLY: 1}}, hands=hands)
    bank = table.bank
    table.do(PlayMonopoly(GRAIN))
    assert [table.hand(seat)[GRAIN] for seat in range(4)] == [8, 0, 0, 0]
    assert table.bank == bank
    assert table.last(MonopolyPlayed).taken == (0, 3, 0, 5)


def test_monopoly_may_bring_nothing_and_is_gone_all_the_same() -> None:
    table = laid(cards={A: {Card.MONOPOLY: 1}}).do(PlayMonopoly(ORE))
    assert table.last(MonopolyPlayed).taken == (0, 0, 0)
    assert table.state.cards[A] == 0


def test_year_of_plenty_brings_what_the_bank_has() -> None:
    table = laid(cards={A: {Card.YEAR_OF_PLENTY: 1}}, bank=(1, 1, 1, 1, 1))
    assert table.why_not(PlayYearOfPlenty(ORE, ORE)) == BankLacks(ORE)
    assert table.why_not(PlayYearOfPlenty(ORE, None)) == TakeTwo()
    assert PlayYearOfPlenty(ORE, ORE) not in table.legal
    table.do(PlayYearOfPlenty(GRAIN, ORE))
    assert table.hand(A) == (0, 0, 0, 1, 1)


def test_of_a_bank_with_a_single_card_it_brings_that() -> None:
    table = laid(cards={A: {Card.YEAR_OF_PLENTY: 1}}, bank=(0, 0, 1, 0, 0))
    assert table.listed(PlayYearOfPlenty) == [PlayYearOfPlenty(WOOL, None)]
    assert table.do(PlayYearOfPlenty(WOOL, None)).hand(A) == (0, 0, 1, 0, 0)


def test_of_an_empty_bank_it_cannot_be_played() -> None:
    table = laid(cards={A: {Card.YEAR_OF_PLENTY: 1}}, bank=(0, 0, 0, 0, 0))
    assert table.listed(PlayYearOfPlenty) == []


def test_road_building_needs_no_goods_and_the_second_road_may_go_on_from_the_first() -> None:
    table = laid(settlements={A: [32]}, cards={A: {Card.ROAD_BUILDING: 1}}).do(PlayRoadBuilding())
    assert GAME.decision(table.state) == PlaceFreeRoad(A, 2)
    assert table.why_not(EndTurn()) == RoadsFirst(2)
    table.do(BuildRoad(46))
    assert GAME.decision(table.state) == PlaceFreeRoad(A, 1)
    table.do(BuildRoad(44))
    assert GAME.decision(table.state) == TakeTurn(A)
    assert table.state.lengths[A] == 2


def test_with_one_road_left_one_is_placed() -> None:
    fourteen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    table = laid(rolled=False, roads={A: fourteen}, cards={A: {Card.ROAD_BUILDING: 1}})
    table.do(PlayRoadBuilding())
    assert table.last(RoadBuildingPlayed).roads == 1
    table.do(BuildRoad(14))
    assert table.legal == (Roll(),)


def test_where_a_single_path_is_free_one_is_placed() -> None:
    # A's settlement at 0 has the paths 0 and 1; behind both, others have settled.
    table = laid(
        settlements={A: [0], B: [7, 9]},
        roads={A: [0], B: [1]},
        cards={A: {Card.ROAD_BUILDING: 1}},
        seats=2,
    )
    assert {action.path for action in table.listed(BuildRoad)} == set()
    table.do(PlayRoadBuilding(), BuildRoad(2))
    assert GAME.decision(table.state) == TakeTurn(A)


def test_a_point_card_counts_at_once_hidden_until_it_wins() -> None:
    table = laid(cities={A: [0, 4, 8, 27]}, hands={A: (0, 0, 2, 2, 2)}, cards={A: {Card.POINT: 0}})
    table.do(BuyCard(), DrawnCard(Card.POINT))
    assert (table.state.points[A], table.points(A)) == (8, 9)
    assert table.state.winner is None
    table.do(BuyCard(), DrawnCard(Card.POINT))
    assert table.state.winner == A
    assert table.last(MatchWon) == MatchWon(A, (10, 0, 0), (2, 0, 0))


def test_the_third_knight_wins_before_the_robber_moves_and_before_the_dice() -> None:
    table = laid(
        rolled=False,
        cities={A: [0, 4, 8, 27]},
        cards={A: {Card.KNIGHT: 1}},
        played={A: {Card.KNIGHT: 2}},
    ).do(PlayKnight())
    assert (table.state.winner, table.points(A)) == (A, 10)
    assert GAME.decision(table.state) is None


def test_of_an_empty_deck_nothing_is_bought() -> None:
    table = laid(hands={A: PRICE}, deck_empty=True, army=2)
    assert table.why_not(BuyCard()) == DeckEmpty()
    assert BuyCard() not in table.legal
    assert table.hand(A) == PRICE


def test_point_cards_are_never_played() -> None:
    table = laid(cards={A: {Card.POINT: 2}})
    assert table.legal == (EndTurn(),)
