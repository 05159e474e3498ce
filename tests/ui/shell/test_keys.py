"""Keys of actions: the same kind keeps its letter through a match, like things are counted, every keyboard will do."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QLocale

from desktop.rules.cuccu.values import Demand, Exchange, Keep
from ui.shell.keys import KEYBOARDS, Letters, lettered, letters_of, meant_by, same_keys
from ui.stage.placement import NO_KEY, Affordance, Draft


@dataclass(frozen=True)
class Take(Draft):
    """One of several like things."""

    what: str


KEEP, EXCHANGE = Affordance(Keep(), "Keep the card"), Affordance(Exchange(), "Exchange")


def take(*things: str) -> tuple[Affordance, ...]:
    return tuple(Affordance(Take(thing), f"Take: {thing}") for thing in things)


def keys(rows: tuple[Affordance, ...]) -> list[str]:
    return [row.shortcut for row in rows]


def test_a_kind_keeps_its_letter_whatever_else_can_be_done() -> None:
    letters = Letters()
    assert keys(letters.given((KEEP, EXCHANGE))) == ["K", "E"]
    # Given another action whose words begin with the same letter and which stands before it
    knock = Affordance(Demand(), "Knock")
    assert keys(letters.given((knock, KEEP))) == ["N", "K"]
    assert keys(letters.given((EXCHANGE, KEEP))) == ["E", "K"]
    assert keys(letters.given((knock,))) == ["N"], "it keeps what it was given, though K is free now"


def test_like_things_are_counted_and_stay_a_list() -> None:
    letters = Letters()
    assert keys(letters.given((KEEP, *take("Spy", "Raid", "Mint")))) == ["K", "1", "2", "3"]
    assert keys(letters.given(take("Raid"))) == ["1"], "what was a list does not become a letter"
    many = letters.given(take(*(f"Card {letter}" for letter in "ABCDEFGHIJK")))
    assert keys(many)[:9] == list("123456789")
    assert len(set(keys(many))) == len(many), "the tenth has a letter of its own"


def test_a_board_can_tell_kinds_of_one_class_apart() -> None:
    road = Affordance(Take("road"), "Build a road", kind="road")
    city = Affordance(Take("city"), "Build a fort", kind="city")
    letters = Letters()
    assert keys(letters.given((road, city, *take("Spy", "Raid")))) == ["B", "F", "1", "2"]
    assert keys(letters.given((city, road))) == ["F", "B"]


def test_a_new_language_has_letters_of_its_own() -> None:
    letters = Letters()
    letters.given((KEEP,))
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("ru"))
        given = letters.given((Affordance(Keep(), "Оставить"),))
        assert keys(given) == ["Т"], "О looks like a nought, С would open the sheet of cards"
        assert meant_by("т", given) is given[0]
        assert meant_by("n", given) is given[0], "the same key on a Latin keyboard"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_every_key_of_every_keyboard_means_the_letter_that_lies_there(keyboard: str) -> None:
    latin = KEYBOARDS[0]
    assert len(keyboard) == len(latin)
    for written, letter in zip(keyboard, latin, strict=True):
        assert letter in same_keys(written)
        assert written in same_keys(letter)


def test_other_keys_mean_nothing() -> None:
    rows = Letters().given((KEEP, EXCHANGE))
    for written in ("o", "0", "1", "²", "", " ", "\r", "kk"):
        assert meant_by(written, rows) is None


def test_letters_that_need_no_altgr_come_first() -> None:
    assert next(iter(letters_of("Żeton"))) == "E"


def test_no_altgr_is_needed_while_a_plain_key_is_free() -> None:
    assert lettered((("kept", "E"), ("other", "Że"))) == {"kept": "E", "other": "Q"}


@pytest.mark.parametrize(("language", "text"), [("tr", "Öç"), ("tr", "Üye"), ("he", "תור"), ("lt", "Yž")])
def test_letters_of_plain_keys_count_as_plain(language: str, text: str) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        assert next(iter(letters_of(text))) == text[0]
    finally:
        QLocale.setDefault(before)


def test_the_turkish_dotted_i_is_its_key_with_shift_too() -> None:
    assert same_keys("İ") == same_keys("i")


def test_a_number_that_is_chosen_has_its_own_digit_wherever_it_stands() -> None:
    # Given dice of 1, 3 and 5 to choose from, and a list of other things
    dice = tuple(Affordance(Take(pips), f"Keep every {pips}", key=pips, kind="keep") for pips in "135")
    letters = Letters()
    # When keys are given out, then a number has its digit, and the list has the digits that are left
    assert keys(letters.given((*take("Spy", "Raid"), *dice))) == ["2", "4", "1", "3", "5"]
    assert keys(letters.given(dice[2:])) == ["5"], "a single number is no other than its digit"
    assert meant_by("5", letters.given(dice)) == letters.given(dice)[2]


def test_a_long_list_takes_no_letter_that_stands_for_something_else() -> None:
    letters = Letters()
    assert keys(letters.given((KEEP, EXCHANGE))) == ["K", "E"]
    many = letters.given(take(*(f"Keep {number}" for number in range(12))))
    assert not {"K", "E"} & set(keys(many)), "what was learned never does anything else"


def test_no_two_kinds_ever_have_one_letter() -> None:
    # Given two kinds that never come up together, and have the same letters
    letters = Letters()
    first, second = (Affordance(Take(kind), "aa", kind=kind) for kind in "xy")
    given = keys(letters.given((first,))) + keys(letters.given((second,)))
    # Then the second takes a letter of its keyboard that is free
    assert given[0] == "A" and given[1] not in ("A", "")
    assert keys(letters.given((second, first))) == given[::-1]


def test_what_something_wants_is_given_to_nothing_else() -> None:
    letters = Letters()
    letters.given((Affordance(Take("pass"), "Pass", key="P", kind="pass"),))
    assert keys(letters.given((Affordance(Take("pick"), "Pick", kind="pick"),))) == ["K"]


def test_no_letter_is_that_of_a_dialog_or_looks_like_a_digit() -> None:
    assert list(letters_of("Cook")) == ["K"]
    assert next(iter(letters_of("Зоосад"))) == "А", "З is like 3, О like 0, С opens the sheet of cards"
    assert not list(letters_of("וסן İI")), "like 1 and 0"
    assert list(letters_of("Рыть съём")) == ["Р", "Р", "Т", "М", "Ё"], "no word begins with Ы, Ь or Ъ"


def test_letters_chosen_beforehand_are_the_same_in_every_match() -> None:
    kinds = (("pass", "Pass"), ("pay", "Pay"), ("past", "Pap"))
    found = lettered(kinds)
    assert found == lettered(kinds) and found["pass"] == "P" and found["pay"] == "A"
    assert len(set(found.values())) == 3 and found["past"]


def test_what_wants_no_key_gets_none_and_takes_none() -> None:
    quiet = Affordance(Take("less"), "Keep one less", key=NO_KEY)
    assert keys(Letters().given((quiet, KEEP))) == ["", "K"]
