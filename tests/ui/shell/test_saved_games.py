"""The saved-games page: nothing is lost, nothing is done that cannot be taken back, damage is said in plain words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from dialog_kit import clipped_at_rest, ended_with, long_words
from match_kit import seats_of
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper
from desktop.play.session import Session
from ui.art.fonts import serif
from ui.shell import messages
from ui.shell.saved_games import Role, SavedGames, _fitting
from ui.shell.saved_lines import SavedLine
from ui.shell.window import Window
from ui.tables import TABLES

CUCCU = TABLES[0]


@pytest.fixture
def save(window: Window) -> Callable[[int], str]:
    """Saves a match; returns its slot."""

    def make(steps: int = 4) -> str:
        session = Session(CUCCU.game, CUCCU.game.types.options(), seats_of((0,)), 3, LocalHost())
        for _ in range(steps):
            session.advance()
        keeper = Keeper(session, window.house.store)
        keeper.save()
        keeper.close()
        return keeper.slot

    return make


def keep(window: Window, session: Session) -> None:
    """Save a match as it is."""
    keeper = Keeper(session, window.house.store)
    keeper.save()
    keeper.close()


@pytest.fixture
def page(window: Window) -> Callable[[], SavedGames]:
    def make() -> SavedGames:
        made = SavedGames(window.house.studio, window.house.store, TABLES, window)
        made.show()
        return made

    return make


def line(dialog: SavedGames, row: int = 0) -> SavedLine:
    found = dialog.model.index(row).data(Role.LINE)
    assert isinstance(found, SavedLine)
    return found


def test_an_empty_list_says_so(page: Callable[[], SavedGames]) -> None:
    dialog = page()
    assert dialog.empty.isVisible() and not dialog.list.isVisible()
    assert not dialog.open_button.isEnabled()


def test_a_game_is_listed_with_players_progress_and_date(
    save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    save()
    found = line(page())
    assert found.title == "Cuccù"
    assert "Ada" in found.players and "Bruno" in found.players and "(Easy)" in found.players
    assert found.progress == "Deal 1"
    assert found.when.startswith("today")


def test_continue_tells_which_game(qtbot: QtBot, save: Callable[[], str], page: Callable[[], SavedGames]) -> None:
    slot = save()
    dialog = page()
    with qtbot.waitSignal(dialog.resumed) as resumed:
        dialog.open_button.click()
    assert resumed.args == [slot]
    assert not dialog.isVisible()


def test_a_deleted_game_comes_back_by_undo(
    qtbot: QtBot, window: Window, save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    slot = save()
    dialog = page()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert window.house.store.list() == ()
    assert dialog.undo_bar.isVisible()
    dialog.undo_bar._button.click()
    assert [summary.slot for summary in window.house.store.list()] == [slot]
    assert dialog.model.rowCount() == 1 and not dialog.undo_bar.isVisible()


def test_a_name_given_is_kept_and_markup_is_not(
    monkeypatch: pytest.MonkeyPatch, save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    save()
    dialog = page()
    monkeypatch.setattr(messages, "ask_text", lambda *args: "<b>Rainy evening</b>")
    dialog.buttons["rename"].click()
    assert line(dialog).title == "bRainy evening/b"


def test_a_duplicate_stands_beside_the_first(save: Callable[[], str], page: Callable[[], SavedGames]) -> None:
    save()
    dialog = page()
    dialog.buttons["duplicate"].click()
    assert dialog.model.rowCount() == 2
    assert {line(dialog, row).title for row in range(2)} == {"Cuccù", "Cuccù – copy"}


def test_a_game_goes_out_to_a_file_and_comes_in_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    save()
    dialog = page()
    target = tmp_path / "away.fivetables"
    monkeypatch.setattr(messages, "save_game", lambda *args: target)
    monkeypatch.setattr(messages, "open_game", lambda *args: target)
    dialog.buttons["export"].click()
    assert target.is_file()
    assert dialog.exported.isVisible() and "away.fivetables" in dialog.exported.text()
    dialog.buttons["import_"].click()
    assert dialog.model.rowCount() == 2
    assert not dialog.exported.isVisible()


def test_a_game_that_came_in_shows_its_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    save()
    dialog = page()
    target = tmp_path / "away.fivetables"
    monkeypatch.setattr(messages, "save_game", lambda *args: target)
    monkeypatch.setattr(messages, "open_game", lambda *args: target)
    dialog.buttons["export"].click()
    dialog.buttons["import_"].click()
    assert not dialog.list.currentIndex().data(Role.PICTURE).isNull()


def test_a_long_title_keeps_the_end_by_which_copies_differ(qtbot: QtBot) -> None:
    title = _fitting("My first evening with a rather long name to see whether it fits – copy", serif(15), 300)
    assert title.startswith("My first") and title.endswith("– copy") and "…" in title


@pytest.mark.parametrize(("persons", "said"), [((0,), "You win!"), ((0, 1), "Ada wins."), ((), "Ada wins.")])
def test_a_finished_match_says_who_has_won(
    window: Window, page: Callable[[], SavedGames], persons: tuple[int, ...], said: str
) -> None:
    keep(window, ended_with(0, persons))
    assert line(page()).progress.replace("⁨", "").replace("⁩", "") == f"The match is over. {said}"


def test_a_match_that_was_given_up_says_so(window: Window, page: Callable[[], SavedGames]) -> None:
    session = Session(CUCCU.game, CUCCU.game.types.options(), seats_of((0,)), 3, LocalHost())
    session.advance()
    session.resigned = 0
    keep(window, session)
    assert line(page()).progress == "The match is over. You resigned."


def test_a_file_that_is_no_game_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, page: Callable[[], SavedGames]
) -> None:
    wrong = tmp_path / "song.fivetables"
    wrong.write_bytes(b"\x00\x01\x02 la la la")
    dialog = page()
    monkeypatch.setattr(messages, "open_game", lambda *args: wrong)
    dialog.buttons["import_"].click()
    assert dialog.bad.isVisible() and dialog.bad.text().endswith(".")
    assert dialog.model.rowCount() == 0


def test_a_damaged_game_stays_in_the_list_and_offers_its_older_copy(
    qtbot: QtBot, window: Window, save: Callable[[int], str], page: Callable[[], SavedGames]
) -> None:
    slot = save(4)
    store = window.house.store
    store.path(slot).replace(store.path(slot).with_name(f"{slot}.fivetables.bak"))
    store.path(slot).write_bytes(b'{"no')
    dialog = page()
    assert line(dialog).fault.endswith(".")
    assert dialog.open_button.text() == "Open the older copy"
    assert not dialog.buttons["export"].isEnabled() and dialog.buttons["delete"].isEnabled()
    with qtbot.waitSignal(dialog.resumed):
        dialog.open_button.click()
    assert store.path(slot).read_bytes() == b'{"no'


def test_rows_are_told_to_a_screen_reader(save: Callable[[], str], page: Callable[[], SavedGames]) -> None:
    save()
    dialog = page()
    told = dialog.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ada" in told and "Deal 1" in told


def test_nothing_is_cut_off_in_a_language_of_long_words(
    qtbot: QtBot, save: Callable[[], str], page: Callable[[], SavedGames]
) -> None:
    save()
    with long_words():
        assert clipped_at_rest(qtbot, page()) == []
