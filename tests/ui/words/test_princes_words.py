"""The words of Rival Princes: what is printed equals the data, names stand first, hidden things stay unsaid."""

from __future__ import annotations

import re

import pytest

from desktop.rules.princes import events as e
from desktop.rules.princes import reasons as r
from desktop.rules.princes.action_cards import SPOILS, WIN, WIN_COUNTERED
from desktop.rules.princes.cards import CARDS, COUNTERS, EVENT_COPIES, LANDS, MOST_STORED, REGION_CARDS, RESOURCES
from desktop.rules.princes.tableau import SEARCH_PRICE
from ui.words import princes_cards as cards
from ui.words.princes import PrincesWords


@pytest.fixture
def words(qapp: object) -> PrincesWords:
    return PrincesWords(["Marta", "Jonas"])


def numbers(text: object) -> list[int]:
    """All numbers of a text."""
    return [int(found) for found in re.findall(r"\d+", str(text))]


def test_every_card_region_and_resource_has_a_name_of_its_own(words: PrincesWords) -> None:
    named = [words.card(card) for card in (*CARDS, *EVENT_COPIES)]
    named += [words.region_name(region) for region in REGION_CARDS] + [words.resource(one) for one in RESOURCES]
    assert len(set(named)) == len(named) == 44 + 7 + 23 + 6


@pytest.mark.parametrize("card", CARDS)
def test_a_card_tells_its_figures_and_its_cost(words: PrincesWords, card: str) -> None:
    data = CARDS[card]  # type: ignore[index]
    text = words.card_text(data.id)
    for number in (data.strength, data.tournament, data.commerce, data.points):
        assert not number or number in numbers(text)
    for resource in set(data.bill):
        assert f"{resource} × {data.bill.count(resource)}" in text
    assert ("Cost" in text) == bool(data.bill)
    assert ("Only at a city" in text) == (data.kind == "red")


def test_knights_need_no_text_and_everything_else_has_one() -> None:
    assert {card for card in CARDS if card not in cards.TEXTS} == {
        card for card, data in CARDS.items() if data.kind == "knight"
    }
    assert set(EVENT_COPIES) <= set(cards.TEXTS)


@pytest.mark.parametrize("card", [card for card, data in CARDS.items() if data.trades or data.doubles])
def test_fleets_and_doubling_buildings_name_their_resource(card: str) -> None:
    data = CARDS[card]  # type: ignore[index]
    text = str(cards.TEXTS[data.id])
    assert f"2 {data.trades or data.doubles}" in text and numbers(text) == [2, 1]


@pytest.mark.parametrize("attack", COUNTERS)
def test_attacks_and_answers_tell_on_what_they_win(attack: str) -> None:
    text = str(cards.TEXTS[attack])  # type: ignore[index]
    assert f"1–{WIN}" in text and "6" in text
    assert f"1–{WIN_COUNTERED}" in str(cards.TEXTS[COUNTERS[attack]])  # type: ignore[index]


def test_the_other_numbers_are_those_of_the_rules() -> None:
    assert numbers(cards.TEXTS["town_hall"]) == [SEARCH_PRICE - 1, SEARCH_PRICE]
    for card in ("caravan", "merchant", "brigands"):
        assert SPOILS in numbers(cards.TEXTS[card])  # type: ignore[index]
    for land, resource in LANDS.items():
        text = str(cards.YIELDS[land])
        assert resource in text and MOST_STORED in numbers(text)


def test_what_a_seat_may_not_see_is_not_said(words: PrincesWords) -> None:
    drawn = e.CardDrawn(0, 2, "church")
    assert "Church" in words.event(drawn.seen_by(0), 0)
    assert "Church" not in words.event(drawn.seen_by(1), 1)
    taken = e.CardTaken(1, 0, "search", 4, "spy")
    assert "Spy" in words.event(taken.seen_by(1), 1) and "Spy" not in words.event(taken.seen_by(0), 0)


def test_a_reason_names_what_is_missing(words: PrincesWords) -> None:
    assert words.reason(r.Short((0, 0, 2, 0, 1, 0))) == "Still missing: grain × 2, ore × 1."


def test_a_roll_and_its_harvest_read_as_sentences(words: PrincesWords) -> None:
    plain = lambda event: words.event(event, 0).replace("\u2068", "").replace("\u2069", "")  # noqa: E731
    assert plain(e.DiceFell(0, 5, "sun", False)) == "Marta rolls 5 and: Good harvest."
    assert plain(e.Gained(1, "fields_3", 2, 3, "production")) == "Jonas produces: grain × 2 (Fields 3)."
    assert plain(e.MatchEnded(1, (9, 12))) == "Jonas wins the match with 12 to 9 points."
