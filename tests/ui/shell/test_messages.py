"""Messages and questions speak with the program's own texts and never as rich text."""

from __future__ import annotations

from pathlib import Path

import pytest
from dialog_kit import clipped_at_rest, long_words
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.shell import messages
from ui.shell.messages import BUTTONS, GameFiles, Message, TextQuestion, button_text
from ui.shell.window import Window


def with_the_open_dialog(act) -> None:  # type: ignore[no-untyped-def]
    """Do something with the dialog that is about to open."""

    def later() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QWidget)
        act(dialog)

    QTimer.singleShot(0, later)


def test_every_standard_button_has_a_text_of_our_own(qtbot: QtBot) -> None:
    assert {button_text(which) for which in BUTTONS} >= {"OK", "Cancel", "Yes", "No", "Close"}


@pytest.mark.parametrize("agree", [True, False])
def test_a_question_is_answered_by_its_button_or_by_escape(qtbot: QtBot, window: Window, agree: bool) -> None:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, Message)
        if agree:
            dialog.accept_button.click()
        else:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    with_the_open_dialog(answer)
    asked = messages.confirm(window.house.studio, window, "Resign", "Marta resigns.", "Resign")
    assert asked is agree


def test_a_line_of_text_is_asked_for(qtbot: QtBot, window: Window) -> None:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, TextQuestion)
        dialog.field.setText("Rainy evening")
        dialog.accept()

    with_the_open_dialog(answer)
    assert messages.ask_text(window.house.studio, window, "Rename", "Name", "Cuccù") == "Rainy evening"
    with_the_open_dialog(lambda dialog: dialog.reject())
    assert messages.ask_text(window.house.studio, window, "Rename", "Name", "Cuccù") is None


def test_markup_in_a_message_is_shown_as_it_is_written(qtbot: QtBot, window: Window) -> None:
    dialog = Message(window.house.studio, window, "A file", "<img src=x> is damaged.")
    assert all(part.textFormat() == Qt.TextFormat.PlainText for part in dialog.findChildren(QLabel))


def test_the_file_dialog_asks_for_saved_games_in_our_words(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    dialog = GameFiles(window, tmp_path, save=True)
    assert dialog.defaultSuffix() == "fivetables"
    assert dialog.labelText(QFileDialog.DialogLabel.Accept) == "Save"
    assert dialog.labelText(QFileDialog.DialogLabel.Reject) == "Cancel"
    assert dialog.nameFilters()[0].endswith("(*.fivetables)")


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window) -> None:
    with long_words():
        dialog = Message(
            window.house.studio, window, "A title", "A sentence of some length. " * 12, "Do it", "Leave it"
        )
        dialog.show()
        assert clipped_at_rest(qtbot, dialog) == []
