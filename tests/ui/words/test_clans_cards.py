"""The words of the cards in every language: complete, with the numbers and keywords of their data."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

import pytest
from translations import messages

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.operations import Ability
from desktop.rules.clans.vocabulary import Flag, HasKeyword, Keyword, KeywordOf, OfClan, Timing
from ui.language_files import LANGUAGES, SOURCES
from ui.words._cards_clans import CONTEXT, KEYWORDS, NAMES, TEXTS
from ui.words.clans_cards import card_name, card_text, clan_name, deck_name, keyword_name, type_name
from ui.words.clans_cards_help import flag_help, keyword_help, timing_help

TRANSLATED = LANGUAGES[1:]


@cache
def words(language: str) -> dict[tuple[str, str], str]:
    """The translations of this game by context and source."""
    found = messages(SOURCES / f"clans_{language}.ts")
    return {(text.context, text.source): text.forms[0] for text in found if not text.state}


def numbers(text: str) -> list[int]:
    """Every number without its sign, in ascending order."""
    return sorted(map(int, re.findall(r"\d+", text)))


def signed(text: str) -> set[str]:
    """The bonuses and penalties; a minus may be typed either way."""
    return {found.replace("–", "-") for found in re.findall(r"(?<!\w)[+–-]\d+", text)}


def stem(word: str) -> str:
    """What stays the same of a word in all its cases, more or less; of several words, the last."""
    return word.lower().split()[-1][:4]


def keywords_named(card: str, line: int) -> set[str]:
    """The keywords that the text of an ability or trait has to name: its own, and those its targets need."""
    said = (*CARDS[card].traits, *CARDS[card].abilities)[line]
    found: set[str] = set(said.keywords) if isinstance(said, Ability) else set()
    tests = [test for target in said.targets for test in target.filters] if isinstance(said, Ability) else []
    tests += [test for effect in said.effects for test in getattr(getattr(effect, "sel", None), "filters", ())]
    tests += [test for effect in said.effects for test in getattr(effect, "filters", ())]
    for test in tests:
        if isinstance(test, HasKeyword):
            found.update(test.keywords)
    for holds in (*said.conditions, *(effect.guard for effect in said.effects)):
        if isinstance(holds, KeywordOf):
            found.add(holds.keyword)
    for effect in said.effects:
        found.update(getattr(effect, "keywords", ()) or getattr(effect, "add", ()))
    return found


def test_every_card_has_a_name_and_a_line_for_each_trait_and_ability() -> None:
    assert NAMES.keys() == CARDS.keys()
    for card in CARDS.values():
        assert card_name(card.id) == card.name
        assert len(card_text(card.id)) == len(card.traits) + len(card.abilities)


def test_words_stand_alone() -> None:
    assert keyword_name("Two-Handed") == "Two-Handed"
    assert (clan_name("Maple"), type_name("strategy")) == ("Maple", "Action card")
    assert deck_name("cedar") == "Cedar: Five Wheels"


def test_every_word_on_a_card_is_explained() -> None:
    assert all(keyword_help(keyword) for keyword in get_args(Keyword))
    assert len({timing_help(timing) for timing in get_args(Timing)}) == 4
    assert {flag for flag in get_args(Flag) if not flag_help(flag)} == {"from_hand", "from_hand_discard"}
    assert "5 elements" in keyword_help("Void")


@pytest.mark.parametrize("language", TRANSLATED)
def test_names_are_different_in_every_language(language: str) -> None:
    said = [words(language)[CONTEXT, str(name)] for name in NAMES.values()]
    assert sorted(name for name in set(said) if said.count(name) > 1) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_numbers_are_those_of_the_cards(language: str) -> None:
    wrong = [
        (card, words(language)[CONTEXT, str(text)])
        for card, lines in TEXTS.items()
        for text in lines
        if numbers(words(language)[CONTEXT, str(text)]) != numbers(str(text))
        # Honor that is gained or lost is written with a sign in some languages.
        or not signed(str(text)) <= signed(words(language)[CONTEXT, str(text)])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_keywords_are_those_of_the_cards(language: str) -> None:
    known = {keyword: words(language)[f"{CONTEXT}Keywords", str(text)] for keyword, text in KEYWORDS.items()}
    wrong = []
    for card, lines in TEXTS.items():
        for number, text in enumerate(lines):
            said = words(language)[CONTEXT, str(text)].lower()
            wrong += [(said, known[word]) for word in keywords_named(card, number) if stem(known[word]) not in said]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_clans_are_those_of_the_cards(language: str) -> None:
    for card in CARDS.values():
        for number, trait in enumerate(card.traits):
            for test in [test for effect in trait.effects for test in getattr(effect, "filters", ())]:
                if isinstance(test, OfClan):
                    said = words(language)[CONTEXT, str(TEXTS[card.id][number])]
                    assert stem(words(language)["ClansWords", test.clan])[:3] in said.lower()


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_way_a_ring_is_used_from_the_hand_reads_the_same_on_all_rings(language: str) -> None:
    ends = {
        words(language)[CONTEXT, str(text)].partition("(")[2]
        for card, lines in TEXTS.items()
        for text in lines
        if str(text).endswith("(Or discard this card from your hand to use this ability without bowing it.)")
    }
    assert len(ends) == 1
