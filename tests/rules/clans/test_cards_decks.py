"""Decks: the ready-made ones are legal, what is wrong with others is named, and they go through text unchanged."""

from __future__ import annotations

from typing import Any

import pytest
from clans_texts import texts
from msgspec.structs import replace

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.deck_reasons import (
    DeckReason,
    NoStronghold,
    OtherClan,
    SecondStronghold,
    TooFewCards,
    TooManyCards,
    TooManyCopies,
    UnknownCard,
    UnreadableLine,
    WrongSide,
)
from desktop.rules.clans.decks import DECKS, curve, faults, from_text, to_text
from desktop.rules.clans.pool import Query, matching, trial
from desktop.rules.clans.values import Deck, DeckName
from desktop.rules.kit import Rng

MAPLE = DECKS["maple"]


@pytest.mark.parametrize("name", DECKS)
def test_the_ready_made_decks_are_legal(name: DeckName) -> None:
    deck = DECKS[name]
    assert faults(deck) == ()
    assert (len(deck.dynasty), len(deck.fate)) == (40, 40)
    assert CARDS[deck.stronghold].clan == name.capitalize()
    assert sum("Legacy" in CARDS[card].keywords for card in deck.dynasty) == 3


def test_the_cedar_deck_can_reach_enlightenment() -> None:
    rings = [card for card in DECKS["cedar"].fate if CARDS[card].type == "ring"]
    assert {CARDS[ring].keywords[0] for ring in rings} == {"Air", "Earth", "Fire", "Water", "Void"}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"stronghold": ""}, NoStronghold()),
        ({"stronghold": "plain_katana"}, NoStronghold()),
        ({"dynasty": MAPLE.dynasty[:-1]}, TooFewCards("dynasty", 39, 40)),
        ({"fate": MAPLE.fate[2:]}, TooFewCards("fate", 38, 40)),
        ({"fate": (*MAPLE.fate, *(("kiss",) * 81))}, TooManyCards("fate", 121, 120)),
        ({"fate": (*MAPLE.fate, "kiss")}, UnknownCard("kiss")),
        ({"fate": (*MAPLE.fate, "akaba_ren")}, WrongSide("akaba_ren", "fate")),
        ({"dynasty": (*MAPLE.dynasty, "redleaf_bastion")}, WrongSide("redleaf_bastion", "dynasty")),
        ({"dynasty": (*MAPLE.dynasty, "momijiya_hana")}, TooManyCopies("momijiya_hana", 4, 3)),
        ({"dynasty": (*MAPLE.dynasty, "momijiya_oto_wall_breaker")}, TooManyCopies("momijiya_oto_wall_breaker", 2, 1)),
        ({"fate": (*MAPLE.fate, "open_palm")}, OtherClan("open_palm", "Cedar")),
    ],
)
def test_what_is_wrong_with_a_deck_is_named(changes: dict[str, Any], fault: DeckReason) -> None:
    assert fault in faults(replace(MAPLE, **changes))


def test_personalities_of_other_clans_may_serve() -> None:
    assert faults(replace(MAPLE, dynasty=(*MAPLE.dynasty, "ashihara_hayate"))) == ()


def test_more_than_forty_cards_are_legal() -> None:
    assert faults(replace(MAPLE, fate=(*MAPLE.fate, "plain_katana", "plain_katana"))) == ()


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_goes_through_text_unchanged(name: DeckName) -> None:
    assert from_text(to_text(DECKS[name], title="Mine")) == (DECKS[name], ())


def test_a_deck_that_is_not_ready_goes_through_text_too() -> None:
    begun = Deck("", ("akaba_ren",) * 121, ("plain_katana", "plain_katana"))
    assert from_text(to_text(begun, title="Begun"))[0] == begun


def test_a_deck_as_text_can_be_read_by_people() -> None:
    lines = to_text(MAPLE, title="Red Banners").splitlines()
    assert lines[:5] == ["# Red Banners", "", "1 Redleaf Bastion", "", "3 Terraced Rice Fields"]


def test_text_in_another_language_is_read() -> None:
    """Given names of another language, when a deck is written with them, then it is read with them too."""
    names = {card: f"karta {number}" for number, card in enumerate(CARDS)}
    text = to_text(MAPLE, name_of=names.__getitem__)
    assert from_text(text, {name: card for card, name in names.items()}) == (MAPLE, ())


def test_people_write_lists_in_many_ways() -> None:
    deck, _ = from_text("Redleaf bastion\n2x FLETCHERS' LANE\n1 × Crimson  Maple Blade\nakaba_ren\n# 3 Akaba Ren\n")
    assert deck == Deck("redleaf_bastion", ("fletchers_lane", "fletchers_lane", "akaba_ren"), ("crimson_maple_blade",))


def test_what_a_text_does_not_say_is_named() -> None:
    _, found = from_text("1 Redleaf Bastion\n1 Windreed Stables\n3 Flying Carpets\n")
    assert SecondStronghold("windreed_stables") in found
    assert UnreadableLine(3, "3 Flying Carpets") in found
    assert TooFewCards("dynasty", 0, 40) in found


@pytest.mark.parametrize("text", ["", "\n\n", "99 Akaba Ren\n" * 2000, "<b>3</b>", "3", "9" * 30_000, "\x00"])
def test_any_text_is_read_without_harm(text: str) -> None:
    deck, found = from_text(text)
    assert found and len(deck.dynasty) <= 121


def test_of_a_text_too_long_the_rest_is_named() -> None:
    """Given more text than is read, then the first line that is not read wholly is told: nothing is lost in silence."""
    remarks = "# one more remark\n" * 1400
    assert from_text(remarks + to_text(MAPLE)) == (MAPLE, ())
    _, found = from_text(remarks * 2 + to_text(MAPLE))
    assert isinstance(found[0], UnreadableLine) and 2000 < found[0].line < 2800


def test_curves_count_costs_and_focus_values() -> None:
    costs = curve(MAPLE.dynasty, "cost")
    assert list(costs) == list(range(11))
    assert sum(costs.values()) == 35  # four Events and a Region cost nothing
    assert costs[10] == 1 and costs[9] == 1
    assert curve(MAPLE.fate, "focus") == {0: 0, 1: 2, 2: 19, 3: 12, 4: 7}
    assert curve((), "cost") == {}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (Query(clan="Maple", types=("item",)), ["crimson_maple_blade"]),
        (Query(clan="none", types=("spell",), most_cost=2, text="battlefield"), ["wind_at_the_back"]),
        (Query(keyword="Legacy"), ["old_family_granary", "grandfathers_orchard"]),
        (Query(clan="Reed", types=("personality",), least_cost=10), ["ashihara_soun_thunder_of_hooves"]),
        (Query(types=("ring",), text="HONOR"), []),
        (Query(text="katana plain"), ["plain_katana"]),
        (Query(types=("item",), focus=2), ["plain_katana", "boar_spear"]),
    ],
)
def test_cards_are_found(query: Query, found: list[str]) -> None:
    assert [card.id for card in matching(query, lambda card: " ".join((card.name, *texts(card))))] == found


def test_the_whole_pool_is_found_without_a_question() -> None:
    assert matching(Query(), lambda card: "") == list(CARDS.values())


def test_a_first_draw_shows_four_provinces_and_five_cards_of_the_deck() -> None:
    provinces, hand = trial(MAPLE, Rng(1))
    assert (len(provinces), len(hand)) == (4, 5)
    assert set(provinces) <= set(MAPLE.dynasty) and set(hand) <= set(MAPLE.fate)
    assert trial(MAPLE, Rng(1)) == (provinces, hand) != trial(MAPLE, Rng(2))
    assert trial(Deck("", (), ("hobbled",)), Rng(1)) == ((), ("hobbled",))
