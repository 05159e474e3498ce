"""The scenarios of the rules, one test each: given a position, when this is done, then these facts hold.

`scenarios.json` goes through the rules, `scenarios_cards.json` through the cards that those leave out. Together they
use every ability of every card, and every operation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from desktop.rules.clans import choices as ch
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.events import Drawn, DuelStruck, TraitWorks, Used
from desktop.rules.clans.frames import RULES, Dueling
from desktop.rules.clans.operations import AnyEffect, ChooseOne, DuelEffect, EachPlayerChooses, May
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Options, State
from desktop.rules.kit import CHANCE, Rng, replace
from tests.rules.clans.board import Json
from tests.rules.clans.doings import GAME, Match
from tests.rules.clans.facts import ask, found

SCENARIOS = [
    scenario
    for name in ("scenarios.json", "scenarios_more.json", "scenarios_hard.json", "scenarios_cards.json")
    for scenario in json.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))
]


def play(scenario: Json) -> Match:
    """Do what a scenario does, and check what it expects; the position stays one that play can reach."""
    match = Match(scenario["given"])
    for step in scenario.get("do", ()):
        if "expect" in step:
            check(match, step["expect"])
        else:
            match.do(step)
    for question in scenario.get("ask", ()):
        answer, expected = ask(match, question)
        assert answer == expected, question
    check(match, scenario["expect"])
    GAME.check(match.state)
    return match


def check(match: Match, expected: Json) -> None:
    """Every fact holds once nobody reacts any more."""
    match.settle()
    assert {fact: found(match, fact, value) for fact, value in expected.items()} == expected


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['id']} {scenario['title']}")
def test_scenario(scenario: Json) -> None:
    play(scenario)


# What all of them together go through


@cache
def gone_through() -> tuple[frozenset[tuple[str, int]], frozenset[tuple[str, int]], frozenset[str]]:
    """(card, number) of the abilities that were used and of the traits that took effect, and the cards in play."""
    used: set[tuple[str, int]] = set()
    traits: set[tuple[str, int]] = set()
    cards: set[str] = set()
    for scenario in SCENARIOS:
        match = play(scenario)
        table = Table(match.state)
        cards |= {table.prints[card].title for card in table.pieces}
        for event in match.events:
            match event:
                case Used(_, card, ability) if card != RULES:
                    used.add((table.prints[card].title, ability))
                case TraitWorks(_, card, trait):
                    traits.add((table.prints[card].title, trait))
                case DuelStruck(_, focus):
                    for card in (*focus[0], *focus[1]):
                        kind = table.prints[card]
                        traits |= {(kind.title, n) for n, on in kind.triggered if on.event == "focus_effect"}
    return frozenset(used), frozenset(traits), frozenset(cards)


def test_every_ability_of_every_card_is_used_in_a_scenario() -> None:
    used, _, _ = gone_through()
    assert {(card.id, number) for card in CARDS.values() for number in range(len(card.abilities))} - used == set()


def test_every_triggered_trait_of_every_card_works_in_a_scenario() -> None:
    _, traits, _ = gone_through()
    asked = {
        (card.id, number)
        for card in CARDS.values()
        for number, trait in enumerate(card.traits)
        # The play conditions of Rings ask whether they shall work, and have scenarios of their own.
        if trait.triggers and card.type != "ring"
    }
    assert asked - traits == set()


def test_every_one_of_the_187_cards_is_played_in_a_scenario() -> None:
    """In play, used, or resolved as an Event."""
    used, traits, cards = gone_through()
    assert CARDS.keys() - cards - {card for card, _ in used | traits} == set()


def operations(effects: tuple[AnyEffect, ...]) -> Iterator[type]:
    """The operations of effects, also inside of others."""
    for effect in effects:
        yield type(effect)
        match effect:
            case May() | EachPlayerChooses():
                yield from operations(effect.effects)
            case ChooseOne():
                for option in effect.options:
                    yield from operations(option)
            case DuelEffect():
                yield from operations((*effect.winner, *effect.loser, *(effect.refusal or ())))


def test_every_operation_is_on_a_card_that_a_scenario_plays() -> None:
    used, traits, cards = gone_through()
    there = {
        operation
        for card in CARDS.values()
        for effects in (
            *(ability.effects for number, ability in enumerate(card.abilities) if (card.id, number) in used),
            *(
                trait.effects
                for number, trait in enumerate(card.traits)
                if (card.id, number) in traits or card.id in cards or any((card.id, n) in used for n in range(2))
            ),
        )
        for operation in operations(effects)
    }
    assert set(get_args(AnyEffect)) - there == set()


# The set-up and a duel at its limit, which have no position to begin with


def begun(**options: object) -> State:
    """A match after the set-up, without a Legacy Holding."""
    state = GAME.new(Options(**options), 2)  # type: ignore[arg-type]
    while state.phase == "setup":
        decision = GAME.decision(state)
        assert decision is not None
        action = GAME.draw(state, Rng(3)) if decision.seat == CHANCE else ch.Pass()
        state = GAME.step(state, action).state
    return state


def test_the_player_with_the_higher_family_honor_begins() -> None:
    state = begun(decks=("maple", "plum"))
    assert (state.active, state.honor) == (1, (2, 7))
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert [len(provinces) for provinces in state.provinces] == [4, 4]


def test_only_who_does_not_begin_searches_for_a_legacy_holding() -> None:
    state = GAME.new(Options(decks=("plum", "maple")), 2)
    asked = []
    while state.phase == "setup":
        decision = GAME.decision(state)
        assert decision is not None
        if decision.seat != CHANCE:
            asked.append(decision)
        state = GAME.step(state, GAME.draw(state, Rng(3)) if decision.seat == CHANCE else ch.Pass()).state
    assert asked == [ch.SearchDeck(1)]


def test_a_legacy_holding_of_the_setup_straightens_in_its_owners_third_turn() -> None:
    state = GAME.new(Options(decks=("plum", "maple")), 2)
    while not isinstance(GAME.decision(state), ch.SearchDeck):
        state = GAME.step(state, GAME.draw(state, Rng(3))).state
    table = Table(state)
    holding = next(card for card in state.dynasty[1] if table.prints[card].title == "old_family_granary")
    gold = sum(piece.bowed for piece in state.pieces)
    state = GAME.step(state, ch.Choose(holding)).state
    assert gold == 0 and [piece.bowed for piece in state.pieces if piece.card == holding] == [True]
    match = Match({"phase": "action"})
    match.state = state
    bowed = []
    for turn in (2, 4, 6):
        match.until(lambda turn=turn: match.state.turn == turn and match.state.phase == "action")  # type: ignore[misc]
        bowed.append(Table(match.state).pieces[holding].bowed)
    assert bowed == [True, True, False]


def test_after_four_focuses_of_each_there_is_only_the_strike() -> None:
    hand = ["hobbled", "unmoved", "second_wind", "turned_aside", "false_retreat"]
    match = Match(
        {
            "phase": "battle",
            "A": {"hand": hand},
            "B": {"hand": hand},
            "battle": {"province": "B1", "attacker": ["shirakaba_ryoma"], "defender": ["akaba_tetsuo"]},
        }
    )
    match.do({"by": "A", "use": "shirakaba_ryoma", "at": ["akaba_tetsuo"]})
    for card in hand[:4]:
        match.do({"by": "B", "focus": card})
        match.do({"by": "A", "focus": card})
    match.until(lambda: isinstance(match.decision(), ch.FocusOrStrike))
    assert match.decision().seat == 1
    assert GAME.legal(match.state) == (ch.Strike(),)


def test_what_is_drawn_from_an_empty_deck_is_nothing() -> None:
    match = Match({"phase": "action", "A": {"holdings": ["copyists_archive"], "hand": ["hobbled"]}})
    match.state = replace(match.state, fate=((), match.state.fate[1]))
    match.do({"by": "A", "use": "copyists_archive", "discard": "hobbled"})
    match.settle()
    assert match.state.hands[0] == () and not any(isinstance(event, Drawn) for event in match.events)
    assert not any(isinstance(frame, Dueling) for frame in match.state.frames)
