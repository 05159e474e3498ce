"""The seven: discards unseen until all are in, the robber, the theft."""

from __future__ import annotations

from island_table import GAME, A, B, C, D, Table, laid

from desktop.rules.island.choices import (
    BuildRoad,
    BuyCard,
    ChooseDiscard,
    Discard,
    EndTurn,
    MoveRobber,
    PlaceRobber,
    PlayKnight,
    Roll,
    TakeCard,
    TakenCard,
    TakeTurn,
    TradeWithBank,
)
from desktop.rules.island.events import DiscardChosen, Discarded, Robbed
from desktop.rules.island.reasons import (
    CannotBeRobbed,
    CannotPay,
    MustRob,
    RobberFirst,
    RobberIsFriendly,
    RobberMustMove,
    TooManyDiscarded,
)
from desktop.rules.island.values import Card, Kind, Layout, Options
from desktop.rules.kit import CHANCE, WATCHER, NotNow, Unfinished

# Crossing 32 touches hexes 9, 10 and 14; 21 touches 4, 8 and 9; 12 touches 1, 4 and 5; 43 touches 14, 15 and 18.


def seven(**more: object) -> Table:
    return laid(rolled=False, **more).roll(7)  # type: ignore[arg-type]


def test_half_is_discarded_from_eight_cards_on_the_roller_too() -> None:
    hands = {A: (9, 0, 0, 0, 0), B: (0, 7, 0, 0, 0), C: (0, 0, 8, 0, 0), D: (0, 0, 0, 15, 0)}
    table = seven(seats=4, hands=hands)
    assert GAME.decision(table.state) == ChooseDiscard(A, 4)
    table.do(Discard((4, 0, 0, 0, 0)))
    assert GAME.decision(table.state) == ChooseDiscard(C, 4)
    table.do(Discard((0, 0, 4, 0, 0)))
    assert GAME.decision(table.state) == ChooseDiscard(D, 7)
    table.do(Discard((0, 0, 0, 7, 0)))
    assert GAME.decision(table.state) == PlaceRobber(A)
    assert [table.hand(seat) for seat in range(4)] == [
        (5, 0, 0, 0, 0),
        (0, 7, 0, 0, 0),
        (0, 0, 4, 0, 0),
        (0, 0, 0, 8, 0),
    ]


def test_whoever_keeps_eight_does_not_discard_again() -> None:
    table = seven(hands={B: (16, 0, 0, 0, 0)}).do(Discard((8, 0, 0, 0, 0)))
    assert GAME.decision(table.state) == PlaceRobber(A)


def test_development_cards_do_not_count() -> None:
    table = seven(hands={A: (7, 0, 0, 0, 0)}, cards={A: {Card.KNIGHT: 3}})
    assert GAME.decision(table.state) == PlaceRobber(A)


def test_exactly_as_many_as_are_owed_and_only_what_is_held() -> None:
    table = seven(hands={A: (5, 3, 0, 0, 0)})
    assert table.why_not(Discard((3, 0, 0, 0, 0))) == Unfinished(1)
    assert table.why_not(Discard((3, 2, 0, 0, 0))) == TooManyDiscarded(4)
    assert table.why_not(Discard((0, 3, 1, 0, 0))) == CannotPay((0, 0, 1, 0, 0))
    assert table.why_not(Discard((1, 3, 0, 0, 0))) is None


def test_discards_lie_hidden_until_the_last_is_in_and_then_open() -> None:
    table = seven(hands={A: (8, 0, 0, 0, 0), B: (0, 4, 4, 0, 0)})
    table.do(Discard((4, 0, 0, 0, 0)))
    assert table.hand(A) == (8, 0, 0, 0, 0)
    chosen = table.last(DiscardChosen)
    assert chosen.seen_by(A) == chosen
    assert all(chosen.seen_by(eye) == DiscardChosen(A, None) for eye in (B, C, WATCHER))
    table.do(Discard((0, 4, 0, 0, 0)))
    shown = [event for event in table.events if isinstance(event, Discarded)]
    assert shown == [Discarded(A, (4, 0, 0, 0, 0)), Discarded(B, (0, 4, 0, 0, 0))]
    assert table.bank == (15, 19, 15, 19, 19)


def test_the_robber_must_move_the_desert_will_do() -> None:
    table = seven(robber=8)
    assert table.why_not(MoveRobber(8)) == RobberMustMove()
    table.do(MoveRobber(9))
    assert (table.state.robber, GAME.decision(table.state)) == (9, TakeTurn(A))


def test_only_who_has_cards_can_be_robbed_and_somebody_must_be() -> None:
    table = seven(settlements={A: [20], B: [32], C: [30]}, hands={C: (3, 0, 0, 0, 0)}, robber=0)
    assert table.why_not(MoveRobber(9, B)) == CannotBeRobbed(B)
    assert table.why_not(MoveRobber(9, A)) == CannotBeRobbed(A)
    assert table.why_not(MoveRobber(9)) == MustRob((C,))
    assert [move.victim for move in table.listed(MoveRobber) if move.hex == 9] == [C]


def test_where_nobody_has_cards_nothing_is_stolen() -> None:
    table = seven(settlements={B: [32]}, robber=0).do(MoveRobber(9))
    assert GAME.decision(table.state) == TakeTurn(A)
    assert not any(isinstance(event, Robbed) for event in table.events)


def test_every_card_is_stolen_with_equal_chance_and_only_two_see_it() -> None:
    table = seven(settlements={B: [32]}, hands={B: (3, 0, 0, 0, 1)}, robber=0).do(MoveRobber(9, B))
    assert GAME.decision(table.state) == TakeCard(CHANCE, A, B)
    assert GAME.chances(table.state) == ((3, TakenCard(Kind.LUMBER)), (1, TakenCard(Kind.ORE)))
    table.do(TakenCard(Kind.ORE))
    assert (table.hand(A), table.hand(B)) == ((0, 0, 0, 0, 1), (3, 0, 0, 0, 0))
    robbed = table.last(Robbed)
    assert robbed.seen_by(A) == robbed.seen_by(B) == Robbed(A, B, Kind.ORE)
    assert robbed.seen_by(C) == robbed.seen_by(WATCHER) == Robbed(A, B, None)


def test_a_knight_costs_nobody_half_his_hand() -> None:
    table = laid(hands={B: (12, 0, 0, 0, 0)}, cards={A: {Card.KNIGHT: 1}}).do(PlayKnight())
    assert GAME.decision(table.state) == PlaceRobber(A)


def test_after_a_knight_a_seven_moves_the_robber_again() -> None:
    table = laid(rolled=False, hands={B: (12, 0, 0, 0, 0)}, cards={A: {Card.KNIGHT: 1}})
    table.do(PlayKnight(), MoveRobber(0)).roll(7)
    table.do(Discard((6, 0, 0, 0, 0)), MoveRobber(1))
    assert sum(isinstance(event, Discarded) for event in table.events) == 1


def test_while_the_robber_waits_nothing_else_can_be_done() -> None:
    table = seven(hands={A: (4, 1, 1, 0, 0)}, roads={A: [46]}, settlements={A: [32]})
    for action in (Roll(), EndTurn(), BuildRoad(44), BuyCard(), PlayKnight(), TradeWithBank(Kind.LUMBER, Kind.ORE)):
        assert table.why_not(action) == RobberFirst()
    assert {type(action) for action in table.legal} == {MoveRobber}


def test_while_discards_are_due_nothing_else_can_be_done() -> None:
    table = seven(hands={B: (8, 0, 0, 0, 0)})
    assert table.why_not(MoveRobber(0)) == NotNow()
    assert table.why_not(EndTurn()) == NotNow()


def test_a_friendly_robber_spares_who_has_less_than_three_points() -> None:
    friendly = Options(layout=Layout.FREE, friendly_robber=True)
    table = seven(
        options=friendly,
        settlements={B: [32, 2], C: [21, 41, 17]},
        hands={B: (1, 0, 0, 0, 0), C: (1, 0, 0, 0, 0)},
        robber=0,
    )
    assert table.why_not(MoveRobber(9, C)) == RobberIsFriendly(B)
    assert table.why_not(MoveRobber(13, C)) is None
    assert {move.hex for move in table.listed(MoveRobber)}.isdisjoint({0, 1, 9, 10, 14})
