"""Setting up a match: what is chosen is what begins, and what cannot begin says why."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from dialog_kit import clipped_at_rest, long_words
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.play.seats import bot_seat
from desktop.rules.cuccu.values import Options
from desktop.rules.kit import Options as KitOptions
from desktop.saves.schema import Bot, Person
from ui.shell.new_game import NewGame
from ui.shell.option_fields import OptionFields
from ui.shell.window import Window
from ui.tables import TABLES
from ui.words.common import CommonWords, OptionText


@pytest.fixture
def dialog(qtbot: QtBot, window: Window) -> NewGame:
    made = NewGame(window.house.studio, TABLES[0], window.house.settings, window)
    made.show()
    return made


def test_the_first_time_one_person_meets_three_bots_of_middle_strength(dialog: NewGame) -> None:
    seats = dialog.seats()
    assert [type(seat) for seat in seats] == [Person, Bot, Bot, Bot]
    assert {seat.level for seat in seats if isinstance(seat, Bot)} == {"normal"}
    assert len({seat.name for seat in seats}) == 4
    assert dialog.problem() == ""
    assert dialog.options() == Options()


def test_what_is_chosen_is_what_begins(dialog: NewGame) -> None:
    dialog.boxes[0].name.setText("Marta")
    dialog.boxes[1].person.setChecked(True)
    dialog.boxes[1].name.setText("Jonas")
    dialog.boxes[2].level.setCurrentIndex(dialog.boxes[2].level.findData("hard"))
    dialog.number.setText("48172903")
    lives = dialog.fields._fields["lives"]
    assert isinstance(lives, QSpinBox)
    lives.setValue(5)
    dialog.start.click()
    assert dialog.result() == NewGame.DialogCode.Accepted
    assert dialog.seats()[:2] == (Person("Marta"), Person("Jonas"))
    assert dialog.seats()[2] == bot_seat("cuccu", dialog.boxes[2].name.text(), "hard")
    assert dialog.seed() == 48172903
    assert dialog.options() == Options(lives=5)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda d: d.boxes[0].name.setText("  "), "Seat 1 needs a name."),
        (lambda d: d.boxes[1].name.setText("<b>x</b>"), "characters"),
        (lambda d: d.boxes[1].name.setText(d.boxes[0].name.text().upper()), "same name"),
        (lambda d: d.boxes[0].bot.setChecked(True), "At least one seat"),
        (lambda d: d.number.setText("0"), "from 1 to"),
        (lambda d: d.number.setText("seven"), "from 1 to"),
    ],
)
def test_what_cannot_begin_says_why_and_stays_open(dialog: NewGame, spoil, said: str) -> None:  # type: ignore[no-untyped-def]
    spoil(dialog)
    assert said in dialog.fault.text()
    dialog.start.click()
    assert dialog.isVisible()


def test_the_seats_are_remembered_and_bots_take_new_names_if_wanted(qtbot: QtBot, window: Window) -> None:
    last = (Person("Marta"), bot_seat("cuccu", "Zoe", "hard"), Person("Jonas"), bot_seat("cuccu", "Yan", "easy"))
    for auto in (True, False):
        window.house.change(last_seats={"cuccu": last}, auto_names=auto)
        again = NewGame(window.house.studio, TABLES[0], window.house.settings, window).seats()
        assert [getattr(seat, "level", "") for seat in again] == ["", "hard", "", "easy"]
        assert again[0] == Person("Marta") and again[2] == Person("Jonas")
        assert (again[1].name == "Zoe") is not auto


def test_a_person_who_gives_the_seat_to_the_computer_gets_the_middle_level(qtbot: QtBot, window: Window) -> None:
    last = tuple(Person(name) for name in ("Ada", "Marta", "Jonas", "Zoe"))
    window.house.change(last_seats={"cuccu": last})
    dialog = NewGame(window.house.studio, TABLES[0], window.house.settings, window)
    dialog.boxes[1].bot.setChecked(True)
    given = dialog.seats()[1]
    assert isinstance(given, Bot) and given.level == "normal" and given.name not in ("", "Marta")
    dialog.boxes[1].person.setChecked(True)
    assert dialog.seats()[1] == Person("Marta")


def test_a_person_who_takes_the_place_of_the_computer_does_not_take_its_name(dialog: NewGame) -> None:
    before = dialog.seats()[1]
    dialog.boxes[1].person.setChecked(True)
    assert dialog.seats()[1] == Person("Player 2") and dialog.problem() == ""
    dialog.boxes[1].bot.setChecked(True)
    assert dialog.seats()[1] == before


def test_a_name_that_was_typed_stays_with_whoever_plays(dialog: NewGame) -> None:
    name = dialog.boxes[1].name
    name.clear()
    QTest.keyClicks(name, "Jonas")
    dialog.boxes[1].person.setChecked(True)
    assert dialog.seats()[1] == Person("Jonas")


def test_a_level_survives_a_look_at_the_other_kind_of_player(dialog: NewGame) -> None:
    dialog.boxes[1].level.setCurrentIndex(dialog.boxes[1].level.findData("hard"))
    dialog.boxes[1].person.setChecked(True)
    dialog.boxes[1].bot.setChecked(True)
    assert getattr(dialog.seats()[1], "level", "") == "hard"


def test_the_name_nobody_has_changed_is_asked_in_the_language_of_the_window(qtbot: QtBot, window: Window) -> None:
    seats = (Person("Player"), Person("Player 2"), *(bot_seat("cuccu", name, "normal") for name in ("Zoe", "Yan")))
    window.house.change(last_seats={"cuccu": seats}, language="ru")
    boxes = NewGame(window.house.studio, TABLES[0], window.house.settings, window).boxes
    assert [box.name.text() for box in boxes[:2]] == ["Игрок", "Игрок 2"]


def test_the_rules_are_a_button_and_a_key_away(qtbot: QtBot, dialog: NewGame) -> None:
    with qtbot.waitSignal(dialog.rules):
        dialog.read.click()
    dialog.activateWindow()
    with qtbot.waitSignal(dialog.rules, timeout=2000):
        qtbot.keyClick(dialog, Qt.Key.Key_F1)


def test_random_chooses_another_number(dialog: NewGame) -> None:
    numbers = {dialog.number.text()}
    for _ in range(3):
        dialog.random.click()
        numbers.add(dialog.number.text())
    assert len(numbers) > 1
    assert dialog.problem() == ""


class ManyOptions(KitOptions, frozen=True):
    """One option of each kind."""

    rounds: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4
    open_hands: bool = False
    order: Literal["short", "long"] = "long"


class ManyWords(CommonWords):
    """Words for them."""

    def options(self, name: str) -> OptionText:
        return OptionText(name.title(), "", ("Short", "Long") if name == "order" else ())


def test_controls_follow_the_types_of_the_options(qtbot: QtBot) -> None:
    fields = OptionFields(ManyOptions)
    qtbot.addWidget(fields)
    fields.retranslate(ManyWords(()))
    rounds, hands, order = fields._fields.values()
    assert isinstance(rounds, QSpinBox) and (rounds.minimum(), rounds.maximum(), rounds.value()) == (2, 8, 4)
    assert isinstance(hands, QCheckBox) and hands.text() == "Open_Hands"
    assert isinstance(order, QComboBox) and order.currentText() == "Long"
    other = ManyOptions(8, True, "short")
    fields.take(other)
    assert fields.options() == other


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window) -> None:
    with long_words():
        made = NewGame(window.house.studio, TABLES[0], window.house.settings, window)
        made.show()
        assert clipped_at_rest(qtbot, made) == []
