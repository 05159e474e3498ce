"""Rival Princes in the window: whole matches by the stage’s keyboard and by the panel; drafts and putting them back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.bots.contract import Choice
from desktop.rules.kit import Rng
from desktop.rules.princes.choices import Bank, BuildCard, Discard, EndTurn, Offer, Take
from desktop.rules.princes.decisions import ArrangeRegions, ChooseAct
from desktop.rules.princes.events import CardDrawn
from desktop.rules.princes.values import Options
from desktop.saves.schema import Person
from tests.ui.shell.window_kit import conductor_of, wait_for_choice
from ui.boards import princes_draft as d
from ui.shell.conductor import Conductor
from ui.shell.pace import HOLDS
from ui.shell.window import Window
from ui.stage.placement import Affordance, Chain, Draft
from ui.tables import table_of

SEATS = (Person("Marta"), Person("Jonas"))
Begin = Callable[..., Window]


@pytest.fixture
def begin(open_window: Callable[..., Window]) -> Begin:
    """Begins a match of two people in the window: `begin(seed=2, points=5)`."""

    def make(seed: int = 2, **options: Any) -> Window:
        table = table_of("princes")
        assert table is not None
        window = open_window()
        window.start_match(table, Options(**options), SEATS, seed)
        conductor = conductor_of(window)
        conductor.gap = 0
        return window

    return make


def sensible(chance: Rng, offered: list[Affordance]) -> Affordance:
    """Something at random, but so that a match goes on: few offers and trades, and no endless putting back."""
    weights = [1 if _dull(one) else 12 for one in offered]
    return chance.weighted(tuple(zip(weights, offered, strict=True)))


def _dull(one: Affordance) -> bool:
    trade = isinstance(one.action, Offer | Bank | d.Offering | d.Trading | d.Banking | d.Arrangement)
    return trade or type(one.action) is Draft


def play_to_the_end(qtbot: QtBot, window: Window, choose: Callable[[Affordance], None], seed: int) -> None:
    conductor, chance = conductor_of(window), Rng(seed)
    for _ in range(2000):
        if not wait_for_choice(qtbot, window):
            return
        choose(sensible(chance, [one for one in conductor.offered if not one.refusal and one.keys]))
    raise AssertionError("the match did not end")


def test_a_match_is_played_to_its_end_by_keyboard_on_the_stage(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=4, points=5, max_rounds=3)
    stage = window.page.stage

    def choose(one: Affordance) -> None:
        reached = {placement.key for placement in stage.picture if placement.focusable}
        key = next((key for key in one.keys if key in reached and stage._possible(key) is one), None)
        if key is None:  # another thing to do lies on the same place: that is done by its letter
            QTest.keyClicks(stage, one.shortcut.lower())
            return
        stage.told_focus(key)
        QTest.keyClick(stage, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 4)
    assert conductor_of(window).session.outcome is not None


def test_a_match_is_played_to_its_end_by_the_panel_alone(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=5, points=5, max_rounds=3)
    actions = window.page.panel.action_list

    def choose(one: Affordance) -> None:
        row = conductor_of(window).offered.index(one)
        actions.setCurrentIndex(actions.model().index(row, 0))
        QTest.keyClick(actions, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 5)
    assert conductor_of(window).session.outcome is not None


def first_main_phase(qtbot: QtBot, window: Window) -> Conductor:
    """Play to the first main phase of a seat with something to build, or to trade."""
    conductor = conductor_of(window)
    for _ in range(60):
        assert wait_for_choice(qtbot, window)
        if isinstance(conductor.session.decision, ChooseAct) and any(
            isinstance(one.action, d.Laying) and not one.refusal and one.action.what == "card"
            for one in conductor.offered
        ):
            return conductor
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        conductor.act(next((one for one in rows if isinstance(one.action, EndTurn)), rows[0]).action)
    raise AssertionError("nothing could be built")


def test_a_card_picked_lights_its_sites_and_escape_puts_it_back(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_main_phase(qtbot, window)
    played = len(conductor.session.played)
    lay = next(one for one in conductor.offered if isinstance(one.action, d.Laying) and one.action.what == "card")
    conductor.act(lay.action)
    assert conductor.draft == lay.action
    sites = [key for one in conductor.offered if not isinstance(one.action, Draft) for key in one.keys]
    rings = {placement.key: placement.ring for placement in window.page.stage.picture}
    assert sites and all(rings[key] == "legal" for key in sites)
    assert len(conductor.session.played) == played, "nothing has happened yet"
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    QTest.keyClick(window.page.stage, Qt.Key.Key_Escape)
    assert conductor.draft is None


def test_undo_puts_back_what_is_laid_out_and_nothing_else(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_main_phase(qtbot, window)
    played = len(conductor.session.played)
    lay = next(one for one in conductor.offered if isinstance(one.action, d.Laying) and not one.refusal)
    conductor.act(lay.action)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    conductor.undo()
    assert conductor.draft is None
    assert len(conductor.session.played) == played


def test_what_is_laid_out_is_gone_when_something_is_done(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_main_phase(qtbot, window)
    lay = next(one for one in conductor.offered if isinstance(one.action, d.Laying) and not one.refusal)
    conductor.act(lay.action)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    assert conductor.act(next(one.action for one in conductor.offered if not isinstance(one.action, Draft)))
    assert conductor.draft is None


def test_a_chain_is_done_to_its_end_with_one_click(qtbot: QtBot, begin: Begin) -> None:
    # Given a main phase in which something can be built only after trades with the bank
    window = begin(seed=2, ask_regions=False)
    conductor = conductor_of(window)
    for _ in range(300):
        assert wait_for_choice(qtbot, window)
        rows = [one for one in conductor.offered if not one.refusal]
        lay = next((one.action for one in rows if isinstance(one.action, d.Laying) and one.action.trades), None)
        if lay is not None:
            break
        rows = [one for one in rows if not isinstance(one.action, Draft)]
        conductor.act(next((one for one in rows if isinstance(one.action, EndTurn)), rows[0]).action)
    assert isinstance(lay, d.Laying)
    # When one of its places is chosen
    conductor.act(lay)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    chain = next(one.action for one in conductor.offered if isinstance(one.action, Chain))
    played = len(conductor.session.played)
    assert conductor.act(chain)
    # Then every trade and the building are done, one after the other, without being asked again
    qtbot.waitUntil(lambda: len(conductor.session.played) == played + len(chain.actions), timeout=4000)
    assert tuple(entry.action for entry in conductor.session.played[played:]) == chain.actions


def test_only_what_was_not_seen_before_holds_the_table_until_done(
    qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given two people; whoever takes a card from a stack he looks through has seen it, whoever draws one has not
    window = begin(seed=6)
    conductor = conductor_of(window)
    monkeypatch.setitem(HOLDS, conductor.pace, 1)
    chance, begun, held, passed = Rng(6), 0, set(), set()
    for _ in range(160):
        qtbot.waitUntil(
            lambda: conductor.deciding or conductor.waits_for_done or conductor.covered is not None, timeout=8000
        )
        if conductor.covered is not None or conductor.waits_for_done:
            shown = {type(event) for _, event in conductor.session.events(conductor.viewer, begun)}
            if conductor.waits_for_done:
                held |= shown
                assert any(kind.reveals for kind in shown)
                window.page.panel.done.click()
                qtbot.waitUntil(lambda: not conductor.waits_for_done, timeout=2000)
            else:
                passed.update(type(one.action) for one in conductor.session.played[begun : begun + 1])
                window.page.pass_screen.ready.emit()
            continue
        if CardDrawn in held and passed & {Take, Discard}:
            return
        begun = len(conductor.session.played)
        rows = [one for one in conductor.offered if not one.refusal and not _dull(one)]
        conductor.act(chance.choice(rows or [one for one in conductor.offered if not one.refusal]).action)
    raise AssertionError("what one does with cards one has seen needs no second look")


def test_the_first_arrangement_is_made_by_swapping(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=3)
    conductor = conductor_of(window)
    wait_for_choice(qtbot, window)
    assert isinstance(conductor.session.decision, ArrangeRegions)
    for key in ("region:fields_1", "region:goldfield_6"):
        qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
        window.page.stage.told_focus(key)
        QTest.keyClick(window.page.stage, Qt.Key.Key_Return)
    assert isinstance(conductor.draft, d.Arrangement)
    assert conductor.draft.regions[0] == "goldfield_6" and conductor.draft.regions[5] == "fields_1"
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    QTest.keyClicks(window.page.stage, conductor.offered[0].shortcut.lower())
    assert conductor.session.state.estates[0].regions[0] == "goldfield_6"


def test_a_hint_picks_up_what_it_advises_and_marks_its_place(qtbot: QtBot, begin: Begin) -> None:
    window = begin()
    conductor = first_main_phase(qtbot, window)
    build = next(one for one in conductor.session.legal(conductor.viewer) if isinstance(one, BuildCard))
    conductor._hint_answered(Choice(build))
    assert conductor.draft == d.Laying("card", build.card)
    assert conductor.hint is not None and conductor.hint.affordance is not None
    assert conductor.hint.affordance.action == build
    assert {placement.key for placement in window.page.stage.picture} >= set(conductor.hint.affordance.keys)
