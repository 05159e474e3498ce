"""The words of Six Good Dogs: what is printed on tricks equals their steps, names stand first, counts are right."""

from __future__ import annotations

import re

import pytest

from desktop.bots import dogs_reasons as because
from desktop.rules.dogs import choices as c
from desktop.rules.dogs import events as e
from desktop.rules.dogs import reasons as r
from desktop.rules.dogs.cards import (
    BY_COLOUR,
    DOGS,
    EIGHT,
    FACES,
    MOST_DOGS,
    SETS,
    SPACES,
    STEPS,
    TRICKS,
    TWO,
    Change,
    Draw,
    Gain,
    May,
    Move,
    Name,
    Roll,
    SetAside,
    Trick,
    TrickStep,
)
from desktop.rules.dogs.odds import Odds, Preview
from ui.words import dogs_cards as cards
from ui.words.dogs import DogsWords


@pytest.fixture
def words(qapp: object) -> DogsWords:
    return DogsWords(["Marta", "Jonas", "Ada"])


def numbers(text: object) -> set[int]:
    """All numbers of a text."""
    return {int(found) for found in re.findall(r"\d+", str(text))}


def told(step: TrickStep) -> set[int]:
    """The numbers that a text must name for a step."""
    match step:
        case Roll(0, "round"):
            return {1, 2, 3}
        case Roll(dice, each, keep):
            kept = {"two": {TWO}, "eight": {EIGHT}}.get(keep, set())
            counted = {1} if each in ("paw", "open_dog") else set()
            return kept | counted | ({dice} if dice else set())
        case Draw():
            return {MOST_DOGS}
        case SetAside(least, most):
            return {least, most}
        case Name():
            return {FACES[0], FACES[-1]}
        case Gain(treats, each):
            return ({treats} if treats else set()) | ({1} if each in ("paw", "used_trick") else set())
        case Change():
            return {1, FACES[-1]}
    return set()


@pytest.mark.parametrize("trick", TRICKS)
def test_the_text_of_a_trick_names_the_numbers_of_its_steps_and_no_others(trick: Trick) -> None:
    wanted = set().union(*(told(step) for step in STEPS[trick]))
    if trick == "bolt":
        wanted -= {1}  # "one at a time"
    if trick == "dogpile":
        wanted |= {1}  # the die of one's own
    if trick == "gobble":
        wanted |= {0}
    assert numbers(cards.TEXTS[trick]) == wanted


@pytest.mark.parametrize("trick", TRICKS)
def test_the_text_of_a_trick_says_may_where_a_step_can_be_declined(trick: Trick) -> None:
    optional = any(
        isinstance(step, May | Move | Change)
        or (isinstance(step, Roll) and (step.any_part or step.keep == "low_may_go"))
        for step in STEPS[trick]
    )
    assert ("may" in str(cards.TEXTS[trick])) == optional


def test_every_dog_and_trick_has_a_name_of_its_own(words: DogsWords) -> None:
    names = [words.dog(dog) for dog in DOGS] + [words.trick(trick) for trick in TRICKS]
    assert len(set(names)) == len(names) == 32 + 22
    assert {trick for tricks in BY_COLOUR.values() for trick in tricks} == set(cards.LINES) == set(cards.TEXTS)


@pytest.mark.parametrize("trick", TRICKS)
def test_the_short_line_fits_a_small_tile(trick: Trick) -> None:
    assert len(str(cards.LINES[trick])) <= 24


def test_a_dogs_card_tells_its_spaces_and_paws(words: DogsWords) -> None:
    for dog in DOGS:
        text = words.dog_text(dog)
        assert set(SPACES[dog]) <= numbers(text)
        assert ("paw" in text) == (len(SPACES[dog]) > 2)


def test_the_sets_on_the_new_game_page_list_their_tricks(words: DogsWords) -> None:
    values = words.options("trick_set").values
    for name, tricks in SETS.items():
        assert any(all(words.trick(one) in value for one in tricks) for value in values), name
    assert len(values) == len(cards.SETS) == 6


def plain(text: str) -> str:
    """Without the marks that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_what_happens_reads_as_sentences(words: DogsWords) -> None:
    said = lambda event: plain(words.event(event, 0))  # noqa: E731
    assert said(e.TrickBegan(0, "run", 3, 0)) == "Marta does the trick “Run”."
    assert said(e.DiceRolled(1, "track", (2, 5), (6,), True)) == "Jonas rolls: 2, 5. Kept as they are: 6."
    assert said(e.DicePlaced(0, ((1, 2), (20, 6)), (), 3)) == "Marta places: Biscuit 2, Rosie 6."
    assert said(e.DicePlaced(0, ((1, 2),), (3, 3), 7)) == "Marta places: Biscuit 2. Buries: 3, 3. Yard total: 7."
    assert said(e.Busted(2, 9, (4, 5), ())) == "Bust! Ada loses all dice: the yard total is 9."
    assert said(e.DieChanged(0, 2, 1, 0, 4)) == "Marta takes a 1 out of the yard of Ada. Yard total: 4."


def test_an_assignment_says_what_it_does(words: DogsWords) -> None:
    assert words.outcome_of(Preview(8, True, (1,), False)) == "Bust: the yard total is 8, over 7"
    assert words.outcome_of(Preview(3, False, (1,), False)) == "Completes: Biscuit. Yard total: 3"
    assert plain(words.action(c.Place(((1, 2),), (3,)))) == "Place: Biscuit 2. Bury: 3"
    assert words.odds(Odds(0.494, 0.2)) == "Bust 49%, completes a dog 20%"


def test_a_reason_names_the_obstacle(words: DogsWords) -> None:
    assert plain(words.reason(r.SpaceTaken(1, 2))) == "A die lies there already: Biscuit 2."
    assert words.reason(r.NotBelowTotal(5, 4)) == "Only dice below your yard total of 4 may be discarded, not a 5."


def test_no_reason_tells_of_a_chance_of_nothing(words: DogsWords) -> None:
    sure = because.GoodRoll(12, 0), because.MayWin(12, 0)
    for reason in (*sure, because.NeedsDice(12), because.LittleToLose(0, 3, 9)):
        assert 0 not in numbers(words.reason(reason))
