"""The window: whole matches by keyboard and by the panel, language in mid-game, closing and going on, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from match_kit import seats_of
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.art.palette import TOKENS_DARK
from ui.language_files import LANGUAGES
from ui.shell import conductor as pace
from ui.shell import messages
from ui.shell.conductor import Conductor
from ui.shell.window import Window
from ui.tables import TABLES

Play = Callable[..., Window]


def conductor_of(window: Window) -> Conductor:
    conductor = window.conductor
    assert conductor is not None
    return conductor


def wait_for_choice(qtbot: QtBot, window: Window) -> bool:
    """Let the match go on until the person decides or the match is over; False at its end."""
    conductor = conductor_of(window)
    qtbot.waitUntil(
        lambda: conductor.deciding or conductor.ended or conductor.covered is not None or conductor.all_out,
        timeout=8000,
    )
    return not conductor.ended


def play_to_the_end(qtbot: QtBot, window: Window, choose: Callable[[], None]) -> None:
    conductor = conductor_of(window)
    for _ in range(300):
        if not wait_for_choice(qtbot, window):
            return
        if conductor.all_out and not conductor.fast and not conductor.deciding:
            window.page.panel.fast.click()
            qtbot.waitUntil(lambda: conductor.ended or not conductor.all_out, timeout=8000)
            continue
        before = len(conductor.session.played)
        choose()
        assert len(conductor.session.played) > before or conductor.ended
    raise AssertionError("the match did not end")


@pytest.mark.parametrize("seed", [3, 11])
def test_a_match_is_played_to_its_end_by_keyboard_on_the_stage(qtbot: QtBot, play: Play, seed: int) -> None:
    window = play(seed=seed, lives=2)
    stage = window.page.stage
    stage.setFocus()

    def choose() -> None:
        keys = {key for one in conductor_of(window).offered if not one.refusal for key in one.keys}
        for _ in range(60):
            if stage.focus_key in keys:
                break
            QTest.keyClick(stage, Qt.Key.Key_Tab)
            stage.setFocus()
        assert stage.focus_key in keys, "what can be done is reached by the keyboard"
        QTest.keyClick(stage, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose)
    assert conductor_of(window).session.outcome is not None


@pytest.mark.parametrize("seed", [5, 12])
def test_a_match_is_played_to_its_end_by_the_panel_alone(qtbot: QtBot, play: Play, seed: int) -> None:
    window = play(seed=seed, lives=2)
    actions = window.page.panel.action_list
    turn = 0

    def choose() -> None:
        nonlocal turn
        turn += 1
        actions.setFocus()
        for _ in range(turn % actions.model().rowCount()):
            QTest.keyClick(actions, Qt.Key.Key_Down)
        QTest.keyClick(actions, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose)
    assert conductor_of(window).session.outcome is not None


def test_a_letter_does_what_its_key_cap_says(qtbot: QtBot, play: Play) -> None:
    window = play()
    wait_for_choice(qtbot, window)
    before = len(conductor_of(window).session.played)
    QTest.keyClicks(window.page.stage, "k")
    assert len(conductor_of(window).session.played) > before


def test_a_letter_works_by_its_place_on_the_keyboard_of_another_language(qtbot: QtBot, play: Play) -> None:
    window = play()
    wait_for_choice(qtbot, window)
    before = len(conductor_of(window).session.played)
    hebrew = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "\u05dc")  # what the key K writes there
    QApplication.sendEvent(window.page.stage, hebrew)
    assert len(conductor_of(window).session.played) > before


def test_enter_does_the_only_thing_that_can_be_done(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    conductor = conductor_of(window)
    for _ in range(12):
        wait_for_choice(qtbot, window)
        if len(conductor.offered) == 1:
            break
        conductor.act(conductor.offered[0].action)
    only = conductor.offered[0].action
    window.page.stage.setFocus()
    before = len(conductor.session.played)
    QTest.keyClick(window.page.stage, Qt.Key.Key_Return)
    assert conductor.session.played[before].action == only


# -- languages --------------------------------------------------------------------------------------------------------


def test_all_six_languages_in_mid_game(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    conductor, panel = conductor_of(window), window.page.panel
    seen: dict[str, tuple[str, ...]] = {}

    def said() -> list[str]:
        return [row.text for row in panel.log_model.rows()]

    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        wait_for_choice(qtbot, window)
        window.house.change(language=language)
        qtbot.waitUntil(lambda: said() == [text for _, _, text in conductor.log()], timeout=3000)
        assert panel.headline.text() == conductor.headline
        assert conductor.deciding, "the match stands where it stood"
        assert window.layoutDirection() is (
            Qt.LayoutDirection.RightToLeft if language == "he" else Qt.LayoutDirection.LeftToRight
        )
        texts = (
            panel.headline.text(),
            panel.actions_head.text(),
            said()[-1],
            window.page.bar.tools["undo"].button.accessibleName(),
            window.acts["new"].text(),
            *(one.text for one in conductor.offered),
        )
        seen[language] = texts
        conductor.act(conductor.offered[0].action)
    assert len(seen) == 6
    for language, texts in seen.items():
        if language != "en":
            same = [text for text in texts if text in seen["en"]]
            assert not same, f"{language} still says {same}"


def test_the_panel_stands_at_the_end_side_and_mirrors(qtbot: QtBot, play: Play) -> None:
    window = play()
    page = window.page
    assert page.panel.x() > page.stage.x()
    window.house.change(language="he")
    qtbot.waitUntil(lambda: page.panel.x() < page.stage.x(), timeout=3000)


def test_a_folded_panel_leaves_what_is_asked_in_sight(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    page = window.page
    wait_for_choice(qtbot, window)
    wide = page.stage.width()
    assert page.strip.isHidden()
    window.acts["panel"].trigger()
    qtbot.waitUntil(lambda: page.stage.width() > wide, timeout=3000)
    assert not page.strip.isHidden() and page.strip.text() == conductor_of(window).headline
    window.acts["panel"].trigger()
    assert page.strip.isHidden() and not page.panel.isHidden()


def test_a_small_window_folds_the_panel_by_itself(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    assert not window.page.panel.isHidden()
    window.resize(760, 600)
    qtbot.waitUntil(lambda: window.page.panel.isHidden(), timeout=3000)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not window.page.panel.isHidden(), timeout=3000)


# -- keeping ----------------------------------------------------------------------------------------------------------


def test_closing_in_mid_deal_and_opening_again_goes_on(
    qtbot: QtBot, play: Play, open_window: Callable[..., Window]
) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    conductor = conductor_of(window)
    conductor.act(conductor.offered[0].action)
    wait_for_choice(qtbot, window)
    state, played = conductor.session.state, len(conductor.session.played)
    window.close()
    again = open_window()
    assert not again.shelf.waiting.isHidden(), "the match waits on the shelf"
    again.shelf.waiting.button.click()
    after = conductor_of(again)
    assert after.session.state == state
    assert len(after.session.played) == played
    wait_for_choice(qtbot, again)
    assert after.act(after.offered[0].action)


def test_the_place_of_the_window_is_kept_for_each_direction(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    sizes = {"en": (900, 640), "he": (1000, 700)}
    for language, size in sizes.items():
        window = open_window(language=language)
        window.resize(*size)
        window.close()
    assert set(window.house.settings.geometry) == {"ltr", "rtl"}
    kept = window.house.settings.geometry
    assert kept["ltr"] != kept["rtl"]


def test_back_to_the_games_keeps_the_match(qtbot: QtBot, play: Play) -> None:
    window = play()
    wait_for_choice(qtbot, window)
    window.acts["games"].trigger()
    assert window.pages.currentWidget() is window.shelf
    assert window.session is None and window.keeper is None
    assert not window.shelf.waiting.isHidden()


def test_a_file_dropped_on_the_window_is_opened(qtbot: QtBot, play: Play, tmp_path: Path) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    assert window.keeper is not None
    state = conductor_of(window).session.state
    exported = tmp_path / "away.fivetables"
    window.keeper.save()
    window.house.store.export(window.keeper.slot, exported)
    window.back_to_shelf()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(exported))])
    drop = QDropEvent(
        QPoint(50, 50).toPointF(),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(drop)
    qtbot.waitUntil(lambda: window.conductor is not None, timeout=3000)
    assert conductor_of(window).session.state == state
    assert len(window.house.store.list()) == 2, "it was imported beside the other one"


def test_a_file_from_a_second_start_closes_the_dialog_that_is_open(qtbot: QtBot, play: Play, tmp_path: Path) -> None:
    window = play(lives=3)
    assert window.keeper is not None
    exported = tmp_path / "away.fivetables"
    window.keeper.save()
    window.house.store.export(window.keeper.slot, exported)
    window.back_to_shelf()
    QTimer.singleShot(30, lambda: window.open_path(exported))
    window.show_settings()  # returns when the dialog is closed
    qtbot.waitUntil(lambda: window.conductor is not None, timeout=3000)
    assert QApplication.activeModalWidget() is None


def test_a_broken_file_gets_one_plain_sentence(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(messages, "tell", lambda studio, parent, title, text: told.append(text))
    broken = tmp_path / "broken.fivetables"
    broken.write_bytes(b"\0\1\2")
    assert not window.continue_match(broken)
    assert len(told) == 1 and told[0].endswith(".")
    assert window.pages.currentWidget() is window.shelf


def test_a_file_that_cannot_be_opened_leaves_the_match_at_the_table(
    qtbot: QtBot, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(messages, "tell", lambda studio, parent, title, text: told.append(text))
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    conductor, keeper = conductor_of(window), window.keeper
    assert keeper is not None
    broken = tmp_path / "broken.fivetables"
    broken.write_bytes(b"\0\1\2")
    assert not window.continue_match(broken)
    assert len(told) == 1
    assert window.conductor is conductor and window.keeper is keeper
    assert window.pages.currentWidget() is window.page
    assert window.house.store.holds(keeper.slot) and window.house.mark.left() == keeper.slot
    assert conductor.act(conductor.offered[0].action)


def test_the_match_at_the_table_can_be_opened_again_from_its_file(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    assert window.keeper is not None
    before, state = window.keeper, conductor_of(window).session.state
    store = window.house.store
    assert window.continue_match(store.path(before.slot))
    assert window.keeper is not before and window.keeper.slot == before.slot
    assert store.holds(before.slot) and conductor_of(window).session.state == state


def test_another_match_takes_the_table_and_the_first_is_kept(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    assert window.keeper is not None
    first, store = window.keeper.slot, window.house.store
    second = store.duplicate(first)
    assert window.continue_match(second)
    assert window.keeper.slot == second and window.house.mark.left() == second
    assert store.holds(second) and not store.holds(first)


def test_a_disk_that_fails_is_told_and_play_goes_on(qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    conductor, keeper = conductor_of(window), window.keeper
    assert keeper is not None

    def full(*_: object, **__: object) -> None:
        from desktop.saves.faults import DiskFull, SaveFault

        raise SaveFault(DiskFull())

    with monkeypatch.context() as patched:
        patched.setattr(window.house.store, "write", full)
        assert conductor.act(conductor.offered[0].action)
        wait_for_choice(qtbot, window)
        assert keeper.fault is not None
        assert not window.page.panel.warning.isHidden()
    conductor.act(conductor.offered[0].action)
    wait_for_choice(qtbot, window)
    assert keeper.fault is None
    assert window.page.panel.warning.isHidden()


# -- between people ---------------------------------------------------------------------------------------------------


def test_the_pass_screen_lets_nothing_through(qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "HOLDS", dict.fromkeys(pace.HOLDS, 20))
    window = play(persons=(0, 1, 2, 3), lives=3)
    conductor, page = conductor_of(window), window.page
    covered = 0
    for _ in range(30):
        qtbot.waitUntil(
            lambda: conductor.covered is not None or conductor.deciding or conductor.waits_for_done, timeout=8000
        )
        if conductor.waits_for_done:
            assert page.panel.done.isVisible()
            page.panel.done.click()
            qtbot.waitUntil(lambda: conductor.covered is not None, timeout=8000)
        if conductor.covered is not None:
            covered += 1
            assert page.pass_screen.isVisible() and not page.stage.isVisible() and not page.panel.isVisible()
            name = conductor.words.plain_name(conductor.covered.seat)
            assert page.pass_screen.name.text() == name
            own = [p for p in page.stage.picture if p.kind == "card" and p.large is not None and p.face == p.large]
            view = conductor.view
            assert len(own) <= sum(1 for held in view.hands if held is not None and held.shown)
            assert page.panel.headline.text().strip() == ""
            QTest.keyClick(page.pass_screen.button, Qt.Key.Key_Space)
            assert page.stage.isVisible()
        else:
            conductor.act(conductor.offered[-1].action)
    assert covered >= 5


def test_enter_still_held_from_the_last_choice_uncovers_nothing(qtbot: QtBot, play: Play) -> None:
    window = play(persons=(0, 1, 2, 3), lives=3)
    conductor, page = conductor_of(window), window.page
    qtbot.waitUntil(lambda: conductor.covered is not None or conductor.deciding, timeout=8000)
    if conductor.deciding:
        conductor.act(conductor.offered[0].action)
    qtbot.waitUntil(lambda: conductor.covered is not None, timeout=8000)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(page.pass_screen.button, held)
        assert conductor.covered is not None
    QTest.keyClick(page.pass_screen.button, Qt.Key.Key_Return)
    assert conductor.covered is None


class PaintWatch(QObject):
    """Sees every paint of the stage: was it covered, and whose secret card lay open."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.window = window
        self.seen: list[tuple[bool, int]] = []
        self.paints = 0
        window.page.stage.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        conductor = self.window.conductor
        if event.type() == QEvent.Type.Paint and conductor is not None:
            open_cards = {p.key for p in self.window.page.stage.picture if p.kind == "card" and p.face == p.large}
            for seat in conductor.session.persons:
                view = conductor.session.view(seat)
                held = view.own
                secret = held is not None and not held.shown and view.losses is None
                if held is not None and secret and f"card:{view.deal}.{held.serial}" in open_cards:
                    self.seen.append((conductor.covered is not None, seat))
                    self.paints += 1
        return False


def test_nothing_hidden_is_ever_painted_for_other_eyes(
    qtbot: QtBot, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "HOLDS", dict.fromkeys(pace.HOLDS, 20))
    window = play(persons=(0, 1, 2, 3), lives=3, seed=21)
    conductor = conductor_of(window)
    watch = PaintWatch(window)
    looked: list[int] = []
    eyes = conductor.viewer
    for _ in range(24):
        qtbot.waitUntil(lambda: conductor.covered is not None or conductor.deciding, timeout=8000)
        qtbot.wait(10)
        if conductor.covered is not None:
            seat = conductor.covered.seat
            assert all(owner == eyes for _, owner in watch.seen)
            watch.seen.clear()
            window.page.pass_screen.button.click()
            qtbot.wait(10)
            looked.append(seat)
        eyes = conductor.viewer
        if conductor.deciding:
            assert {owner for _, owner in watch.seen} <= {conductor.viewer}
            conductor.act(conductor.offered[0].action)
    assert len(set(looked)) == 4 and watch.paints >= 4
    assert not any(covered for covered, _ in watch.seen), "while covered the stage is not even painted"


def test_the_box_explains_the_card_at_hand_deal_after_deal(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    conductor, page = conductor_of(window), window.page
    for _ in range(6):
        qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
        own = conductor.view.own
        if own is not None and conductor.view.awaits.seat == conductor.viewer:
            card = next(p for p in page.stage.picture if p.order == 10 and p.large is not None)
            at = page.stage.mapFromScene(card.x, card.y)
            QTest.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
            QApplication.sendEvent(page.stage, QEvent(QEvent.Type.Leave))
            assert conductor.deciding, "a click on the own card only looks"
            assert page.panel.focus_card.name.text() == conductor.words.card_label(own.rank)
        conductor.act(conductor.offered[0].action)


def test_with_the_panel_folded_the_match_can_still_go_on_by_mouse(qtbot: QtBot, play: Play) -> None:
    window = play(persons=(3,), lives=3)
    conductor, page = conductor_of(window), window.page
    page.do("panel")
    assert page.panel.isHidden() and page.go.isHidden()
    conductor.pace = "step"
    for _ in range(30):
        qtbot.waitUntil(lambda: conductor.waits_for_step or conductor.deciding, timeout=8000)
        if conductor.waits_for_step:
            break
        conductor.act(conductor.offered[0].action)
    assert page.go.isVisible() and page.go.text() == page.panel.step.text()
    played = len(conductor.session.played)
    page.go.click()
    qtbot.waitUntil(lambda: len(conductor.session.played) > played, timeout=8000)


def test_a_key_during_motion_ends_it(qtbot: QtBot, play: Play) -> None:
    window = play(lives=3)
    wait_for_choice(qtbot, window)
    conductor, page = conductor_of(window), window.page
    conductor.pace = "slow"
    page.stage.set_motion(0.5, False)
    conductor.act(conductor.offered[0].action)
    qtbot.waitUntil(lambda: page.stage.busy, timeout=8000)
    notices: list[str] = []
    conductor.noticed.connect(lambda text, refused: notices.append(text))
    QTest.keyClicks(page, "e")
    assert not page.stage.busy and notices == []


def test_while_covered_no_key_and_no_button_acts(qtbot: QtBot, play: Play) -> None:
    window = play(persons=(0, 1), lives=3)
    conductor = conductor_of(window)
    qtbot.waitUntil(lambda: conductor.covered is not None, timeout=8000)
    before = len(conductor.session.played)
    for name in ("undo", "redo", "hint", "cards"):
        window.acts[name].trigger()
    QTest.keyClicks(window.page, "ke ")
    assert len(conductor.session.played) == before
    assert conductor.covered is not None
    assert window.page._sheet is None


def test_a_new_match_with_the_same_seats(qtbot: QtBot, play: Play) -> None:
    window = play()
    first = conductor_of(window).session
    window.rematch()
    second = conductor_of(window).session
    assert second is not first
    assert second.seats == seats_of((0,))
    assert second.options == first.options


def test_the_window_knows_every_registered_game(window: Window) -> None:
    assert [table.game.id for table in window.tables] == [table.game.id for table in TABLES]


def test_a_button_that_is_not_possible_now_still_shows_where_the_keyboard_is(qtbot: QtBot, play: Play) -> None:
    window = play()
    window.activateWindow()
    button = window.page.bar.tools["redo"].button
    assert window.page.bar.tools["redo"].refused
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    gold = QColor(TOKENS_DARK["focus"])
    picture = button.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 1) == gold
