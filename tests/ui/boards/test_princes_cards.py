"""Every card of Rival Princes is whole: data, effect, words in six languages, picture, worth, and a match it was in."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from translations import SOURCES, messages

from desktop.bots.princes_worth import worth_with
from desktop.rules.kit import replace
from desktop.rules.princes.action_cards import COUNTERS, PLAYS
from desktop.rules.princes.cards import CARDS, EVENT_COPIES, Card
from desktop.rules.princes.event_cards import EFFECTS
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import Place
from tests.rules.princes.scenarios import given
from tests.rules.princes.test_records import SAMPLE, SCENARIOS
from tests.rules.princes.traces import lines_of
from ui.art.faces_princes import PICTURES
from ui.language_files import LANGUAGES
from ui.words import princes_cards as words

EVERY = (*CARDS, *EVENT_COPIES)
ELSEWHERE = {"alchemist", "scout"}
"""Action cards that are played before the roll, or with a settlement."""
OTHERS: dict[str, Card] = {"C(-1,up1)": "knight_emmet", "C(-1,down1)": "fleet_gold"}
"""What lies there already: some cards act on a unit."""


def test_the_data_stands_for_all_cards_of_the_box() -> None:
    assert len(CARDS) + len(EVENT_COPIES) == len(EVERY) == 44 + 7
    assert sum(data.copies for data in CARDS.values()) + sum(EVENT_COPIES.values()) == 62 + 10
    assert all(bool(data.bill) == (data.kind != "action") for data in CARDS.values())


def _changes(card: Card, column: int, slot: str) -> bool:
    """Whether the card does anything for a principality by lying on this site."""
    estate = given({"A": {"sites": OTHERS}}).estates[0]
    built = replace(estate, places=(*estate.places, Place(column, slot, card)))  # type: ignore[arg-type]
    before, after = facts(estate), facts(built)
    free = ("green_sites", "red_sites", "knights", "buildings")
    return any(getattr(before, name) != getattr(after, name) for name in before._fields if name not in free)


@pytest.mark.parametrize("card", EVERY)
def test_a_card_does_something(card: Any) -> None:
    if card in EVENT_COPIES:
        assert card in EFFECTS
    elif CARDS[card].kind == "action":
        assert card in {*PLAYS, *COUNTERS.values(), *ELSEWHERE}
    else:
        sites = [(-1, "up2"), (-1, "down2"), (1, "up1"), (1, "down1")]
        assert any(_changes(card, column, slot) for column, slot in sites)


@cache
def _translated(language: str) -> dict[str, tuple[str, ...]]:
    """What stands for the words of cards in a language."""
    found = [one for one in messages(SOURCES / f"princes_{language}.ts") if one.context == "PrincesCards"]
    return {message.source: message.forms for message in found if not message.state}


def _source(text: object) -> str:
    """The English text that is translated."""
    return text[1] if isinstance(text, tuple) else str(text)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("card", EVERY)
def test_a_card_has_a_name_and_a_text_in_every_language(card: Any, language: str) -> None:
    texts = [words.NAMES[card], *([words.TEXTS[card]] if card in words.TEXTS else [])]
    for text in texts:
        assert all(form.strip() for form in _translated(language)[_source(text)])


@pytest.mark.parametrize("card", EVERY)
def test_a_card_has_a_picture(card: Any) -> None:
    assert callable(PICTURES[card])


@pytest.mark.parametrize("card", CARDS)
def test_bots_and_hints_know_what_a_card_is_worth(card: Card) -> None:
    # In a hand that is otherwise full: a knight where the other has one, gold for a fleet, fields for a mill
    state = given({"A": {"sites": OTHERS, "axis": "city@1"}, "B": {"sites": {"S(1,up1)": "knight_rowan"}}})
    others: tuple[Card, ...] = ("alchemist", "alchemist")
    values = {one: worth_with(state, 0, (*others, one)) for one in CARDS}
    assert len(set(values.values())) > len(CARDS) // 2, "cards differ in worth"
    assert values[card] != worth_with(state, 0, others)


@cache
def _played() -> frozenset[str]:
    """Every card that is built, played or turned up in a scenario or in a recorded game that the tests play again."""
    found: set[str] = set()

    def gather(action: dict[str, Any]) -> None:
        if action.get("type") in ("build_card", "play", "counter"):
            found.add(action["card"])
        if action.get("scout"):
            found.add("scout")

    for scenario in SCENARIOS:
        for step in scenario["do"]:
            gather(step)
        asked = sum(step.get("event") == "question" for step in scenario["do"])
        found.update(scenario["given"].get("events", ())[:asked])
    for path in SAMPLE:
        for step in lines_of(path)[1:]:
            gather(step["action"])
            found.add(step["state"].get("event_card") or "")
    return frozenset(found)


@pytest.mark.parametrize("card", EVERY)
def test_a_card_is_played_in_a_match_that_the_tests_play_again(card: str) -> None:
    assert card in _played()
