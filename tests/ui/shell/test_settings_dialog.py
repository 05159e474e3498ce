"""Settings: each takes effect at once, and Cancel takes all of it back."""

from __future__ import annotations

import pytest
from dialog_kit import clipped_at_rest, long_words
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop.saves.schema import Person
from desktop.settings import Settings
from ui.language_files import LANGUAGES
from ui.shell.settings_dialog import SettingsDialog
from ui.shell.window import Window
from ui.tables import TABLES


@pytest.fixture
def dialog(window: Window) -> SettingsDialog:
    made = SettingsDialog(window.house.studio, window.house.settings, window, TABLES[0].play.showcase())
    made.changed.connect(window.house.change)
    made.show()
    return made


def test_a_slider_is_seen_at_once(qtbot: QtBot, window: Window, dialog: SettingsDialog) -> None:
    with qtbot.waitSignal(dialog.changed):
        dialog.sliders["contrast"].setValue(80)
    assert window.house.studio.look.contrast == 80
    assert "80" in dialog._values["contrast"].text()


def test_theme_scale_and_language_change_the_window_while_the_page_is_open(
    qtbot: QtBot, window: Window, dialog: SettingsDialog
) -> None:
    dialog.radios["theme"]["dark"].click()
    assert window.house.studio.look.dark
    box = dialog.choices["scale"]
    box.setCurrentIndex(box.findData(125))
    box.activated.emit(box.currentIndex())
    assert window.house.settings.scale == 125
    dialog.radios["language"]["he"].click()
    qtbot.waitUntil(lambda: dialog.isRightToLeft())


def test_another_language_leaves_the_buttons_under_the_pointer(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.radios["language"]["he"].click()
    qtbot.waitUntil(lambda: dialog.isRightToLeft())
    qtbot.waitUntil(lambda: dialog.defaults.x() < dialog.cancel.x() < dialog.ok.x())
    dialog.radios["language"]["en"].click()
    qtbot.waitUntil(lambda: not dialog.isRightToLeft())
    qtbot.waitUntil(lambda: dialog.defaults.x() < dialog.cancel.x() < dialog.ok.x())


def test_every_drop_down_list_shows_all_its_rows(qtbot: QtBot, window: Window, dialog: SettingsDialog) -> None:
    boxes = [box for box in window.findChildren(QComboBox) if box.isVisible() and box.count() > 1]
    boxes += [box for box in dialog.choices.values() if box.isVisible() and box.count() > 1]
    assert boxes
    for box in boxes:
        # At the edge of the screen, where the list has the least room
        top = box.window()
        screen = top.screen().availableGeometry()
        top.move(screen.right() - top.width(), screen.bottom() - top.height())
        box.showPopup()
        view = box.view()
        qtbot.waitUntil(view.isVisible, timeout=2000)
        last = view.visualRect(view.model().index(box.count() - 1, 0))
        assert last.top() >= 0 and last.bottom() < view.viewport().height(), "the last row is whole"
        assert view.sizeHintForColumn(0) <= view.viewport().width(), "and so are the words"
        assert screen.contains(view.window().frameGeometry()), "nothing lies outside the screen"
        box.hidePopup()


def test_a_dialog_that_grows_stays_on_the_screen_with_its_foot(
    qtbot: QtBot, window: Window, dialog: SettingsDialog
) -> None:
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.right() - dialog.width(), screen.bottom() - dialog.height())
    small = dialog.height()
    window.house.change(scale=125)
    qtbot.waitUntil(lambda: dialog.height() > small)
    qtbot.waitUntil(lambda: screen.contains(dialog.frameGeometry()))
    assert dialog.rect().contains(dialog.ok.mapTo(dialog, dialog.ok.rect().bottomRight()))


def test_pictures_of_an_appearance_that_is_over_are_not_painted_first(window: Window, dialog: SettingsDialog) -> None:
    cache = window.house.cache
    for contrast in range(60, 100, 10):
        window.house.change(contrast=contrast)
        dialog.grab()
    asked = cache.pending
    window.house.change(contrast=55)
    assert cache.pending < asked


def test_cancel_takes_everything_back(qtbot: QtBot, window: Window, dialog: SettingsDialog) -> None:
    before = window.house.settings
    with qtbot.waitSignal(dialog.changed):
        dialog.sliders["grain"].setValue(90)
    dialog.checks["reduced_motion"].setChecked(True)
    assert window.house.settings != before
    dialog.cancel.click()
    assert window.house.settings == before


def test_what_a_slider_just_said_is_not_lost_by_a_quick_ok(window: Window, dialog: SettingsDialog) -> None:
    dialog.sliders["temperature"].setValue(70)
    dialog.ok.click()
    assert window.house.settings.temperature == 70


def test_defaults_leave_language_and_seats_alone(window: Window) -> None:
    mine = Settings(language="pl", contrast=10, bot_pace="slow", last_seats={"cuccu": (Person("Marta"),)})
    dialog = SettingsDialog(window.house.studio, mine, window)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.defaults.click()
    assert told[-1] == Settings(language="pl", last_seats=mine.last_seats)
    assert dialog.sliders["contrast"].value() == 50


def test_an_unusual_scale_is_shown_as_it_is(window: Window) -> None:
    dialog = SettingsDialog(window.house.studio, Settings(scale=137), window)
    assert dialog.choices["scale"].currentData() == 137


def test_every_control_has_a_name_for_screen_readers(dialog: SettingsDialog) -> None:
    controls = [*dialog.sliders.values(), *dialog.choices.values()]
    assert all(control.accessibleName() for control in controls)


def test_nothing_is_cut_off_in_a_language_of_long_words(qtbot: QtBot, window: Window) -> None:
    with long_words():
        dialog = SettingsDialog(window.house.studio, window.house.settings, window)
        dialog.show()
        for tab in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(tab)
            assert clipped_at_rest(qtbot, dialog) == []


def test_nothing_is_cut_off_in_any_language(qtbot: QtBot, window: Window) -> None:
    dialog = SettingsDialog(window.house.studio, window.house.settings, window)
    dialog.show()
    for language in LANGUAGES:
        window.house.change(language=language)
        assert clipped_at_rest(qtbot, dialog) == [], language
