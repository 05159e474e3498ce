"""Words: whatever can happen, be done, be decided or be refused in any game has a sentence."""

from __future__ import annotations

import enum
import itertools
import types
import typing
from typing import Any

import msgspec
import pytest
from match_kit import seats_of
from pytestqt.qtbot import QtBot

from desktop.bots.brains import BRAINS
from desktop.bots.local import LocalHost
from desktop.play import reasons
from desktop.play.session import Session
from desktop.rules import kit
from desktop.rules.cuccu import events as e
from desktop.rules.cuccu import values as v
from desktop.saves import faults
from ui.shell.window import Window
from ui.tables import TABLES, Table
from ui.words.common import CommonWords, filled, isolated
from ui.words.cuccu import CuccuWords

CUCCU = TABLES[0]
NAMES = ("Ada", "Bruno", "Mira", "Otto")


def members(union: Any) -> tuple[type, ...]:
    """The classes of a union, or of a single class."""
    return typing.get_args(union) or (union,)


def samples(kind: Any) -> list[Any]:
    """A few values of this type."""
    if isinstance(kind, enum.EnumMeta):
        return list(kind)
    if kind is bool:
        return [False, True]
    if kind is int:
        return [1]
    if kind is str:
        return ["EIO", "road"]
    if kind is type(None):
        return [None]
    origin = typing.get_origin(kind)
    if origin is typing.Annotated:
        return samples(typing.get_args(kind)[0])
    if origin is typing.Literal:
        return list(typing.get_args(kind))
    if origin is tuple and Ellipsis in typing.get_args(kind):
        return [tuple(samples(typing.get_args(kind)[0])[:3])]
    if origin is tuple:
        return list(itertools.islice(itertools.product(*map(samples, typing.get_args(kind))), 4))
    if origin in (typing.Union, types.UnionType):
        return [value for part in typing.get_args(kind) for value in samples(part)]
    return values_of(kind)


_WITHIN: list[type] = []
"""The structs that values are being made of: what holds its own kind is not made endlessly."""


def values_of(kind: type) -> list[Any]:
    """Values of a struct: every combination of the samples of its fields, as long as there are not too many."""
    if kind in _WITHIN:
        return []
    hints = typing.get_type_hints(kind, include_extras=True)
    _WITHIN.append(kind)
    fields = [samples(hints[field.name]) for field in msgspec.structs.fields(kind)]
    _WITHIN.remove(kind)
    return [kind(*values) for values in itertools.islice(itertools.product(*fields), 5000)]


def said(say: Any, kind: type) -> list[str]:
    """What is said about values of a class; some combinations of its fields cannot happen and have no words."""
    found = []
    for value in values_of(kind):
        try:
            found.append(say(value))
        except KeyError:
            continue
    return found


def finished(sentence: str) -> bool:
    """A whole sentence, with nothing left to fill in."""
    return bool(sentence) and sentence[-1] in ".?" and "%" not in sentence.replace("1%", "")


@pytest.fixture(params=TABLES, ids=lambda table: table.id)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param


def test_every_event_is_a_sentence_of_the_log(qtbot: QtBot, table: Table) -> None:
    words = table.play.words(NAMES)
    for kind in members(table.game.types.event):
        sentences = said(lambda event: words.event(event, 0), kind)
        assert sentences, kind
        assert all(finished(text) for text in sentences if text), (kind, sentences)  # "": the table shows it


def test_every_action_is_a_button_without_a_full_stop(qtbot: QtBot, table: Table) -> None:
    words = table.play.words(NAMES)
    for kind in members(table.game.types.action):
        texts = said(words.action, kind)
        assert texts, kind
        assert all(text and not text.endswith(".") and "%" not in text for text in texts), (kind, texts)


def test_every_decision_is_a_headline_for_who_decides_and_for_who_waits(qtbot: QtBot, table: Table) -> None:
    words = table.play.words(NAMES)
    for kind in members(table.game.types.decision):
        texts = said(lambda decision: words.decision(decision, None), kind)
        assert texts, kind
        assert all(text and "%" not in text for text in texts), (kind, texts)


def test_every_reason_is_a_sentence(qtbot: QtBot, table: Table) -> None:
    words = table.play.words(NAMES)
    for kind in {*members(table.game.types.reason), *members(BRAINS[table.id].reason)}:
        sentences = said(words.reason, kind)
        assert sentences, kind
        assert all(map(finished, sentences)), (kind, sentences)


def classes_of(module: types.ModuleType) -> list[type]:
    """The reasons that a module defines."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, kit.Reason) and kind.__module__ == module.__name__
    ]


@pytest.mark.parametrize("kind", [*classes_of(reasons), *classes_of(faults), kit.NotNow, kit.MatchIsOver])
def test_session_and_saved_games_explain_themselves(qtbot: QtBot, kind: type) -> None:
    sentences = said(CommonWords(NAMES).reason, kind)
    assert sentences
    assert all(map(finished, sentences)), sentences


def test_every_option_has_a_label(qtbot: QtBot, table: Table) -> None:
    words = table.play.words(NAMES)
    for field in msgspec.structs.fields(table.game.types.options):
        assert words.options(field.name).label


def test_a_name_keeps_its_direction_and_acts_as_nothing_else() -> None:
    assert isolated("Ada") == "\u2068Ada\u2069"
    assert isolated("A\u202eda\n") == "\u2068Ada\u2069"


def test_a_name_that_looks_like_a_placeholder_stays_a_name() -> None:
    assert filled("%1 asks %2.", "%2", "Bruno") == "%2 asks Bruno."
    assert filled("100% of %1", "x") == "100% of x"
    assert filled("%3 and %1", "x") == "%3 and x"


@pytest.mark.parametrize("loss", list(v.Loss))
def test_a_lost_life_says_why_and_how_many_are_left(qtbot: QtBot, loss: v.Loss) -> None:
    words = CuccuWords(NAMES)
    some, none = (words.event(e.LifeLost(0, loss, 1, left), 0) for left in (2, 0))
    assert "Ada" in some and "2" in some
    assert "last life" in none


def test_only_the_seat_itself_reads_which_card_it_was_dealt(qtbot: QtBot) -> None:
    words = CuccuWords(NAMES)
    dealt = e.CardDealt(1, 0, v.Rank.VI, None)
    assert "Six" in words.event(dealt.seen_by(1), 1)
    assert "Six" not in words.event(dealt.seen_by(0), 0)


def test_the_three_numerals_stand_as_printed() -> None:
    words = CuccuWords(NAMES)
    assert [words.numeral(rank) for rank in (v.Rank.IIII, v.Rank.VIIII, v.Rank.HUNTER)] == ["IIII", "VIIII", "XIIII"]
    assert words.numeral(v.Rank.LION) == "\u20133"


def test_every_card_has_a_name_a_power_and_a_sentence_to_hold_it(qtbot: QtBot) -> None:
    words = CuccuWords(NAMES)
    assert len({words.card(rank) for rank in v.RANKS}) == len(v.RANKS)
    for rank in v.RANKS:
        assert finished(words.power(rank))


def test_a_list_of_names_reads_as_a_list(qtbot: QtBot) -> None:
    words = CommonWords(NAMES)
    plain = words.names_of((0, 1, 2)).replace("\u2068", "").replace("\u2069", "")
    assert plain == "Ada, Bruno, and Mira"


def deal_over(lives: tuple[int, ...], *losers: int) -> v.View:
    """The table after a showdown in which these seats have lost a life."""
    match = Session(CUCCU.game, CUCCU.game.types.options(lives=2), seats_of(()), 3, LocalHost())
    lost = tuple(v.LostLife(seat, seat, v.Loss.LOWEST) for seat in losers)
    view: v.View = kit.replace(match.view(kit.WATCHER), lives=lives, losses=lost)
    return view


def plain(text: str) -> str:
    """A sentence without the marks round names."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lives", "losers", "said"),
    [
        ((1, 2, 2, 2), (0,), "Ada has the lowest card and loses a life."),
        ((0, 2, 2, 2), (0,), "Ada has the lowest card and loses the last life."),
        ((1, 1, 2, 2), (0, 1), "Ada and Bruno lose a life."),
        ((0, 1, 2, 2), (0, 1), "Ada and Bruno lose a life. Ada is out."),
    ],
)
def test_the_end_of_a_deal_says_who_loses_a_life_and_who_is_out(
    qtbot: QtBot, lives: tuple[int, ...], losers: tuple[int, ...], said: str
) -> None:
    asked = v.StartNextDeal(1, False)
    assert plain(CuccuWords(NAMES).decision(asked, deal_over(lives, *losers))) == said


def test_how_a_match_ended_is_said_to_the_only_person_and_about_all_others(qtbot: QtBot) -> None:
    words = CuccuWords(NAMES)
    won = kit.Outcome(((1,), (0,), (2,), (3,)), v.LastWithLives(1))
    given_up = kit.Outcome(((0, 2, 3), (1,)), reasons.Resigned(1))
    assert (words.ending(won, 1), words.why_ended(won, 1)) == ("You win!", "Only you have a life left.")
    assert plain(words.ending(won, 0)) == plain(words.ending(won)) == "Bruno wins."
    assert plain(words.why_ended(won, 0)) == "You are out. Only Bruno has a life left."
    assert plain(words.why_ended(won)) == "Only Bruno has a life left."
    assert words.ending(given_up, 1) == "You resigned."
    assert plain(words.ending(given_up)) == "Bruno resigns."
    assert words.why_ended(given_up) == "The match ends without a winner."


def test_the_name_nobody_has_changed_follows_the_language(window: Window) -> None:
    words = CuccuWords(("Player", "Игрок", "Ada", "Bruno"))
    assert words.names == ("Player", "Player", "Ada", "Bruno")
    window.house.change(language="ru")
    assert words.plain_name(0) == "Игрок" and "Игрок" in words.name(1)
    assert words.plain_name(2) == "Ada"
