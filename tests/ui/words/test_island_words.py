"""The words of Island Settlers: names stand first, hidden things stay unsaid, numbers are those of the rules."""

from __future__ import annotations

import re

import pytest

from desktop.bots import island_reasons as because
from desktop.rules.island import choices as c
from desktop.rules.island import events as e
from desktop.rules.island import reasons as r
from desktop.rules.island import values as v
from desktop.rules.island.layout import BEGINNER
from desktop.rules.island.values import Card, Kind, Terms
from ui.boards import island_draft as d
from ui.words.island import IslandWords


@pytest.fixture
def words(qapp: object) -> IslandWords:
    return IslandWords(["Marta", "Jonas", "Ada"])


def plain(text: str) -> str:
    """A sentence without the marks round names, and with common spaces."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


def test_goods_terrains_cards_and_pieces_have_names_of_their_own(words: IslandWords) -> None:
    named = [words.good(kind) for kind in v.KINDS] + [words.card(card) for card in v.CARDS]
    named += [words.piece(what) for what in ("road", "settlement", "city", "card")]
    named += [words.award(which) for which in ("road", "army")]
    assert len(set(named)) == len(named) == 5 + 5 + 4 + 2
    assert len({words.hex(BEGINNER, number) for number in range(19)}) == 19


def test_what_a_card_does_says_the_numbers_of_the_rules(words: IslandWords) -> None:
    numbers = {card: [int(found) for found in re.findall(r"\d+", words.card_text(card))] for card in v.CARDS}
    assert numbers[Card.KNIGHT] == [v.SMALLEST_ARMY]
    assert numbers[Card.YEAR_OF_PLENTY] == [2] and numbers[Card.ROAD_BUILDING] == [2] and numbers[Card.POINT] == [1]
    assert str(v.SHORTEST_ROAD) in words.award_text("road") and str(v.AWARD) in words.award_text("army")
    assert str(v.DISCARD_FROM) in words.powers_note()


def test_what_a_seat_may_not_see_is_not_said(words: IslandWords) -> None:
    robbed = e.Robbed(0, 1, Kind.ORE)
    assert "ore" in words.event(robbed.seen_by(0), 0) and "ore" in words.event(robbed.seen_by(1), 1)
    assert "ore" not in words.event(robbed.seen_by(2), 2)
    drawn = e.CardDrawn(0, Card.MONOPOLY)
    assert "Monopoly" in words.event(drawn.seen_by(0), 0) and "Monopoly" not in words.event(drawn.seen_by(1), 1)
    chosen = e.DiscardChosen(1, (0, 2, 0, 0, 2))
    assert "brick" in words.event(chosen.seen_by(1), 1) and "brick" not in words.event(chosen.seen_by(0), 0)


def test_a_roll_and_what_it_brings_read_as_sentences(words: IslandWords) -> None:
    assert plain(words.event(e.DiceRolled(0, 6, 2), 0)) == "Marta rolls 8 (6 and 2)."
    produced = e.Produced(8, ((2, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 1, 0)), (Kind.ORE,))
    said = plain(words.event(produced, 0))
    assert said == "Marta takes: lumber × 2. Ada takes: grain × 1. The bank does not have enough: ore."


def test_the_log_says_where_things_happen(words: IslandWords) -> None:
    words.island = BEGINNER
    robber, there = e.RobberMoved(0, 9, 0, 1), plain(words.hex(BEGINNER, 0))
    assert plain(words.event(robber, 0)) == f"Marta moves the robber to a hex of Jonas: {there}."
    built = plain(words.event(e.SettlementBuilt(0, 10, True), 0))
    assert built.startswith("Marta builds a settlement: ") and plain(words.near(BEGINNER, 10)) in built


def test_buying_a_card_is_one_line_for_the_buyer_and_one_for_the_others(words: IslandWords) -> None:
    bought, drawn = e.CardBought(0, 20), e.CardDrawn(0, Card.MONOPOLY)
    for seat in (0, 1):
        lines = [words.event(event.seen_by(seat), seat) for event in (bought, drawn)]  # type: ignore[arg-type]
        assert len([line for line in lines if line]) == 1
    assert "19 left" in words.event(bought, 1)


def test_a_card_and_its_number_stay_on_one_line(words: IslandWords) -> None:
    assert " " not in words.units(Kind.ORE, 2) and " " not in words.hex(BEGINNER, 0)


def test_a_counter_offer_is_told_from_the_side_of_who_makes_it(words: IslandWords) -> None:
    countered = e.Countered(1, 1, Terms((1, 0, 0, 0, 0), (0, 0, 0, 0, 2)))
    assert plain(words.event(countered, 0)) == "Jonas makes a counter-offer: ore × 2. Wants: lumber × 1."


def test_a_trade_that_is_put_together_is_the_headline(words: IslandWords) -> None:
    laid = d.Trading((2, 0, 0, 0, 0), v.NOTHING)
    assert plain(words.laid_out(laid)) == "Give: lumber × 2. Get: nothing yet."


def test_reasons_name_the_obstacle_first(words: IslandWords) -> None:
    assert plain(words.reason(r.CannotPay((0, 1, 0, 2, 0)))) == "Still missing: brick × 1, grain × 2."
    assert plain(words.reason(r.RobberIsFriendly(2))).startswith("The friendly robber spares Ada")
    assert plain(words.reason(r.MustRob((1, 2)))).endswith("Jonas and Ada.")


def test_the_best_place_is_advised_with_what_it_brings(words: IslandWords) -> None:
    place = because.GoodPlace(10, 12, (Kind.BRICK, Kind.GRAIN, Kind.ORE))
    assert words.reason(place) == "It brings a card on 12 of 36 rolls: brick, grain, ore."


def test_who_decides_is_asked_and_all_others_read_who_it_is(words: IslandWords) -> None:
    assert plain(words.decision(c.PlaceRobber(1), None)) == "Jonas moves the robber."
    assert words.action(c.TradeWithBank(Kind.WOOL, Kind.ORE)) == "Trade with the bank: wool for ore"
