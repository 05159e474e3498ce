"""Six Good Dogs in the window: whole matches by the stage’s keyboard and by the panel; drafts; the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.bots.dogs_greedy import greedy
from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper
from desktop.play.session import Session, Waiting
from desktop.rules.dogs import choices as c
from desktop.rules.dogs.values import Options
from desktop.rules.kit import Action, Rng
from desktop.rules.registry import GAMES
from desktop.saves.schema import Person
from tests.ui.shell.window_kit import conductor_of, wait_for_choice
from ui.boards import dogs_draft as d
from ui.boards.dogs_keys import MAIN, OTHER
from ui.shell.conductor import Conductor
from ui.shell.window import Window
from ui.stage.placement import Affordance, Draft
from ui.tables import table_of

SEATS = (Person("Marta"), Person("Jonas"))
Begin = Callable[..., Window]
LEFT = 24
"""So many actions before its end a match comes to the window, where it is to be played to its end there."""


@pytest.fixture
def begin(open_window: Callable[..., Window]) -> Begin:
    """Begins a match of two people in the window: `begin(seed=2, trick_set="steady")`."""

    def make(seed: int = 2, **options: Any) -> Window:
        table = table_of("dogs")
        assert table is not None
        window = open_window()
        window.start_match(table, Options(**options), SEATS, seed)
        conductor_of(window).gap = 0
        return window

    return make


def sensible_action(session: Session) -> Action:
    """What looks best at once to whoever decides."""
    decision = session.decision
    assert decision is not None
    return greedy(session.view(decision.seat), session.legal(decision.seat))


def played(seed: int, actions: int, **options: Any) -> Session:
    """A match after so many actions of its players, or at its end if that comes before."""
    game = GAMES["dogs"]
    session = Session(game, Options(**options), SEATS, seed, LocalHost())
    while session.waiting is not Waiting.OVER and actions:
        if session.waiting is Waiting.PERSON:
            decision = session.decision
            assert decision is not None
            session.submit(decision.seat, sensible_action(session))
            actions -= 1
        else:
            session.advance()
    return session


@pytest.fixture
def resume(open_window: Callable[..., Window]) -> Begin:
    """Opens a match of two people in the window, of which most is played."""

    def make(seed: int, left: int = LEFT, **options: Any) -> Window:
        whole = sum(one.by == "person" for one in played(seed, 10_000, **options).played)
        window = open_window()
        keeper = Keeper(played(seed, whole - left, **options), window.house.store)
        keeper.save()
        keeper.close()
        window.continue_match(keeper.slot)
        conductor_of(window).gap = 0
        return window

    return make


def sensible(conductor: Conductor, chance: Rng, offered: Sequence[Affordance]) -> Affordance:
    """Mostly what looks best at once, so that the match comes to an end; sometimes something else, so that everything
    is tried."""
    best = sensible_action(conductor.session)
    return chance.weighted(tuple((300 if one.action == best else _weight(one), one) for one in offered))


def _weight(one: Affordance) -> int:
    match one.action:
        case c.Place() | d.Placing() if one.primary:
            return 300
        case Draft() if type(one.action) is not Draft:
            return 2
    return 1


def play_to_the_end(qtbot: QtBot, window: Window, choose: Callable[[Rng], None], seed: int) -> None:
    """Let everything be chosen until the match is over; much of what it asks must have come up by then."""
    chance, asked = Rng(seed), set()
    for _ in range(3000):
        if not wait_for_choice(qtbot, window):
            assert len(asked) >= 4, asked
            return
        asked.add(type(conductor_of(window).session.decision))
        choose(chance)
    raise AssertionError("the match did not end")


def test_a_match_is_played_to_its_end_by_keyboard_on_the_stage(qtbot: QtBot, resume: Begin) -> None:
    window = resume(seed=12, trick_set="paw_power")
    stage, conductor = window.page.stage, conductor_of(window)

    def choose(chance: Rng) -> None:
        pressed: dict[str, Affordance] = {}
        for placement in stage.picture:
            possible = stage._possible(placement.key)
            if placement.focusable and possible is not None:
                pressed[placement.key] = possible
        one = sensible(conductor, chance, list(pressed.values()))
        stage.told_focus(next(key for key, other in pressed.items() if other is one))
        QTest.keyClick(stage, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 4)
    assert conductor.session.outcome is not None


def test_a_match_is_played_to_its_end_by_the_panel_alone_and_shows_how_it_went(qtbot: QtBot, resume: Begin) -> None:
    window = resume(seed=1, trick_set="daring")
    actions, conductor = window.page.panel.action_list, conductor_of(window)

    def choose(chance: Rng) -> None:
        one = sensible(conductor, chance, [one for one in conductor.offered if not one.refusal])
        actions.setCurrentIndex(actions.model().index(conductor.offered.index(one), 0))
        QTest.keyClick(actions, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 5)
    assert conductor.session.outcome is not None
    qtbot.waitUntil(lambda: window._result is not None, timeout=4000)
    assert window._result is not None
    charts = window._result.sheet.charts
    titles = [title.text() for title, _ in charts]
    assert titles == ["Dogs scored, by turn", "Busts, treats, and free dogs", "Dice of the match"]
    assert all(picture.accessibleDescription() for _, picture in charts)
    for size in (QSize(1280, 800), QSize(1024, 700)):
        window.resize(size)
        QTest.qWait(1)
        area = window._result.sheet.area
        assert area.horizontalScrollBar().maximum() == 0
        assert size.width() < 1280 or area.verticalScrollBar().maximum() == 0, "all of it is seen without scrolling"


def test_the_result_leaves_the_table_when_the_end_is_taken_back(qtbot: QtBot, resume: Begin) -> None:
    window = resume(seed=1, left=1)
    conductor = conductor_of(window)
    assert wait_for_choice(qtbot, window)
    conductor.act(sensible_action(conductor.session))
    qtbot.waitUntil(lambda: window._result is not None, timeout=8000)
    window.page.do("undo")
    assert conductor.session.outcome is None
    assert window._result is None, "the match goes on"
    assert wait_for_choice(qtbot, window)
    conductor.act(sensible_action(conductor.session))
    qtbot.waitUntil(lambda: window._result is not None, timeout=8000)


def first_placing(qtbot: QtBot, window: Window) -> Conductor:
    """Play to the first roll that can be placed in more than one way."""
    conductor = conductor_of(window)
    for _ in range(60):
        assert wait_for_choice(qtbot, window)
        seat = conductor.actor()
        assert seat is not None
        legal = conductor.session.legal(seat)
        if isinstance(conductor.session.decision, c.PlaceDice) and len(legal) > 2:
            return conductor
        wanted = next((one for one in legal if one in (c.DoTrick("run"), c.DoTrick("walk"), c.KeepRoll())), legal[0])
        conductor.act(wanted)
    raise AssertionError("nothing could be placed")


def test_a_roll_is_laid_out_taken_back_and_confirmed_on_the_stage(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_placing(qtbot, window)
    stage, played = window.page.stage, len(conductor.session.played)

    def press(key: str) -> None:
        qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
        stage.told_focus(key)
        QTest.keyClick(stage, Qt.Key.Key_Return)

    press(MAIN)
    assert isinstance(conductor.draft, d.Placing)
    press("die:0")
    assert isinstance(conductor.draft, d.Placing) and conductor.draft.places[0] is None
    press(OTHER)
    assert conductor.draft is None
    press(MAIN)
    assert len(conductor.session.played) == played, "nothing has happened yet"
    press(MAIN)
    assert len(conductor.session.played) > played and conductor.draft is None


def test_a_die_is_dragged_onto_the_yard(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_placing(qtbot, window)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    stage = window.page.stage
    yard = f"yard:{conductor.viewer}"
    start, end = (stage.told_rect(key).center() for key in ("die:0", yard))
    view = stage.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=view.mapFromGlobal(start))
    for part in (0.3, 0.7, 1.0):
        at = start + (end - start) * part
        QTest.mouseMove(view, view.mapFromGlobal(at))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=view.mapFromGlobal(end))
    assert isinstance(conductor.draft, d.Placing) and conductor.draft.places[0] == d.YARD


def test_after_a_pace_is_chosen_from_its_list_the_keys_belong_to_the_table_again(qtbot: QtBot, begin: Begin) -> None:
    window = begin()
    assert wait_for_choice(qtbot, window)
    pace = window.page.panel.pace
    pace.setFocus()
    pace.showPopup()
    QTest.keyClick(pace.view(), Qt.Key.Key_Down)
    QTest.keyClick(pace.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.focusWidget() is window.page.stage, timeout=5000)
