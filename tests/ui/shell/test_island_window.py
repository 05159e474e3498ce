"""Island Settlers in the window: whole matches by the stage’s keyboard and by the panel; drafts, routine, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from match_kit import FakeStage, FirstBots
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.bots.contract import Choice, Question
from desktop.play.seats import bot_seat
from desktop.play.session import Session
from desktop.rules.island import choices as c
from desktop.rules.island.values import KINDS, NOTHING, Goods, Kind, Layout, Options, Terms
from desktop.rules.kit import Rng
from desktop.saves.schema import Person
from tests.ui.shell.window_kit import conductor_of, wait_for_choice
from ui.art.face import Face
from ui.boards import island_draft as d
from ui.boards.island_trade import GET_KEYS, GIVE_KEYS
from ui.shell.conductor import Conductor
from ui.shell.new_game import NewGame
from ui.shell.window import Window
from ui.stage.placement import Affordance, Draft
from ui.tables import table_of

SEATS = (Person("Marta"), Person("Jonas"))
Begin = Callable[..., Window]


@pytest.fixture
def begin(open_window: Callable[..., Window]) -> Begin:
    """Begins a match of two people in the window: `begin(seed=2, target=4)`."""

    def make(seed: int = 2, **options: Any) -> Window:
        table = table_of("island")
        assert table is not None
        window = open_window()
        window.start_match(table, Options(**options), SEATS, seed)
        conductor = conductor_of(window)
        conductor.gap = 0
        return window

    return make


def sensible(conductor: Conductor, chance: Rng, offered: list[Affordance]) -> Affordance:
    """Something at random, but so that a match goes on: building first, few trades; every discard is completed."""
    weights = [_weight(one) for one in offered]
    return chance.weighted(tuple(zip(weights, offered, strict=True)))


def _weight(one: Affordance) -> int:
    match one.action:
        case c.BuildSettlement() | c.BuildCity() | c.BuyCard() | d.Building("settlement" | "city") | c.Discard():
            return 60
        case d.Giving():
            return 40 if one.icon == "export" else 1
        case c.EndTurn():
            return 4
        case d.Trading() | d.Standing() | d.Countering():
            return 1
        case c.OfferTrade() | c.TradeWithBank() | c.Accept():
            return 12
    return 12


def play_to_the_end(qtbot: QtBot, window: Window, choose: Callable[[Affordance], None], seed: int) -> None:
    conductor, chance = conductor_of(window), Rng(seed)
    for _ in range(3000):
        if not wait_for_choice(qtbot, window):
            return
        choose(sensible(conductor, chance, [one for one in conductor.offered if not one.refusal]))
    raise AssertionError("the match did not end")


def test_a_match_is_played_to_its_end_by_keyboard_on_the_stage(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=12, target=3, offers=3)
    stage = window.page.stage

    def choose(one: Affordance) -> None:
        reached = {placement.key for placement in stage.picture if placement.focusable}
        found = (key for key in one.keys if key in reached and getattr(stage._possible(key), "action", 0) == one.action)
        key = next(found, None)
        if key is None:  # what has no place on the table is done by its letter
            if not one.shortcut:
                return
            QTest.keyClicks(stage, one.shortcut.lower())
            return
        stage.told_focus(key)
        QTest.keyClick(stage, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 12)
    assert conductor_of(window).session.outcome is not None


def test_a_match_is_played_to_its_end_by_the_panel_alone_and_shows_how_it_went(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2, target=3, layout=Layout.BEGINNER)
    actions = window.page.panel.action_list

    def choose(one: Affordance) -> None:
        row = conductor_of(window).offered.index(one)
        actions.setCurrentIndex(actions.model().index(row, 0))
        QTest.keyClick(actions, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 2)
    assert conductor_of(window).session.outcome is not None
    qtbot.waitUntil(lambda: window._result is not None, timeout=4000)
    titles = [title.text() for title, _ in window._result.sheet.charts]
    assert titles == ["Points by turn", "Cards brought by the dice", "Cards lost to the robber", "Rolls of the match"]


def first_of(qtbot: QtBot, window: Window, kind: type, seed: int = 1) -> Conductor:
    """Play to the first decision of this kind."""
    conductor, chance = conductor_of(window), Rng(seed)
    for _ in range(400):
        assert wait_for_choice(qtbot, window)
        if isinstance(conductor.session.decision, kind):
            return conductor
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        if not rows:
            raise AssertionError(f"nothing can be done but drafts before {kind.__name__}")
        conductor.act(sensible(conductor, chance, rows).action)
    raise AssertionError(f"no {kind.__name__}")


def test_a_click_on_a_place_that_glows_builds_there(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.PlaceSettlement)
    stage = window.page.stage
    key = next(one.key for one in stage.picture if one.kind == "place" and stage._possible(one.key))
    spot = next(one for one in stage.picture if one.key == key)
    point = stage.mapFromScene(spot.x, spot.y)
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: bool(sum(conductor.session.state.settlements)), timeout=2000)
    assert conductor.session.state.settlements[0] | conductor.session.state.settlements[1] == 1 << int(key[9:])


def test_a_double_click_builds_once(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.PlaceSettlement)
    stage = window.page.stage
    key = next(one.key for one in stage.picture if one.kind == "place" and stage._possible(one.key))
    spot = next(one for one in stage.picture if one.key == key)
    point = stage.mapFromScene(spot.x, spot.y)
    before = len(conductor.session.played)
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert len(conductor.session.played) == before + 1


def test_a_hint_for_the_first_settlement_says_where_and_why(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.PlaceSettlement)
    with qtbot.waitSignal(conductor.hinted, timeout=20_000):
        conductor.ask_hint()
    assert conductor.hint is not None and conductor.hint.affordance is not None
    assert "of 36 rolls" in conductor.hint.reason
    key = conductor.hint.affordance.keys[0]
    pin = next(one for one in window.page.stage.picture if one.key == f"{key}/hint")
    assert pin.face == Face("table", "hint"), "a pin stands on the place itself"
    conductor.act(conductor.hint.action)
    qtbot.waitUntil(lambda: conductor.deciding, timeout=4000)
    assert not any(one.kind == "hint" for one in window.page.stage.picture)


def test_a_trade_is_laid_out_on_the_form_and_put_back_by_escape(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.TakeTurn)
    while not any(conductor.view.hand):  # type: ignore[attr-defined]
        conductor.act(c.EndTurn())
        conductor = first_of(qtbot, window, c.TakeTurn)
    stage = window.page.stage
    key = next(one.key for one in stage.picture if one.key.startswith("give:") and stage._possible(one.key))
    stage.told_focus(key)
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert isinstance(conductor.draft, d.Trading) and sum(conductor.draft.give) == 1
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert conductor.draft is None


def to_trade(qtbot: QtBot, window: Window) -> Conductor:
    """Play to a turn in which there are cards to trade."""
    conductor = first_of(qtbot, window, c.TakeTurn)
    while not any(conductor.view.hand):  # type: ignore[attr-defined]
        conductor.act(c.EndTurn())
        conductor = first_of(qtbot, window, c.TakeTurn)
    return conductor


def test_a_trade_is_put_together_by_keys_alone(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor, stage = to_trade(qtbot, window), window.page.stage
    stage.setFocus()
    letter = next(one.shortcut for one in conductor.offered if one.action == d.Trading())
    QTest.keyClicks(stage, letter.lower())
    assert conductor.draft == d.Trading() and stage.focus_key.startswith("give:"), "the focus goes to the form"
    held = next(kind for kind in KINDS if conductor.view.hand[kind])  # type: ignore[attr-defined]
    wanted = Kind((held + 1) % 5)
    for key in (GIVE_KEYS[held], GET_KEYS[wanted], GET_KEYS[wanted]):
        qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
        QTest.keyClicks(stage, key)
    assert conductor.draft == d.Trading(d.with_one(NOTHING, held), d.with_one(NOTHING, wanted, 2))
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    offer = next(one for one in conductor.offered if isinstance(one.action, c.OfferTrade))
    assert not offer.refusal
    QTest.keyClicks(stage, offer.shortcut.lower())
    assert conductor.session.state.offers


def test_a_click_between_the_dice_rolls_them_once(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.BeginTurn)
    stage = window.page.stage
    one, two = (next(p for p in stage.picture if p.key == key) for key in ("die:0", "die:1"))
    point = stage.mapFromScene((one.x + two.x) / 2, one.y)
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: conductor.session.state.dice is not None, timeout=2000)
    assert sum(isinstance(entry.action, c.Roll) for entry in conductor.session.played) == 1


class Bare(FakeStage):
    """A stage on which no picture is looked at."""

    def show_picture(self, placements: Any, affordances: Any, **more: Any) -> None:
        super().show_picture((), affordances, **more)


class Pedlar(FirstBots):
    """Offers a card for one that nobody else holds, once a turn, and else does the first thing allowed."""

    def __init__(self, hand_of: Callable[[int], Goods]) -> None:
        super().__init__()
        self.hand_of = hand_of

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        view: Any = question.view
        give = next((kind for kind in KINDS if view.hand[kind]), None)
        lacked = [kind for kind in KINDS if kind != give and not self.hand_of(1 - view.seat)[kind]]
        if c.EndTurn() in question.legal and give is not None and lacked and not view.offered:
            terms = Terms(d.with_one(NOTHING, give), d.with_one(NOTHING, lacked[0]))
            answer(Choice(c.OfferTrade(terms, (1 - view.seat,))))
        else:
            answer(Choice(c.EndTurn() if c.EndTurn() in question.legal else question.legal[0]))


@pytest.mark.parametrize("alone", [True, False])
def test_an_offer_that_cannot_be_paid_is_declined_by_itself_where_the_setting_says_so(
    qtbot: QtBot, alone: bool
) -> None:
    table = table_of("island")
    assert table is not None
    session: Session
    bots = Pedlar(lambda seat: session.view(seat).hand)  # type: ignore[attr-defined]
    session = Session(table.game, Options(), (Person("Marta"), bot_seat("island", "Ada", "easy")), 3, bots)
    conductor = Conductor(session, table, Bare())
    conductor.gap, conductor.pace = 0, "instant"
    conductor.routines = frozenset({"decline"} if alone else ())
    conductor.start()
    for _ in range(60):
        qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
        if any(isinstance(entry.action, c.OfferTrade) for entry in session.played):
            break
        legal = session.legal(0)
        conductor.act(c.EndTurn() if c.EndTurn() in legal else legal[0])

    def declined() -> bool:
        return any(isinstance(entry.action, c.Decline) for entry in session.played)

    if alone:
        qtbot.waitUntil(declined, timeout=4000)
    else:
        qtbot.wait(100)
        assert isinstance(session.decision, c.AnswerOffer) and not declined()
    conductor.stop()


def test_between_people_every_offer_is_asked_unseen(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = to_trade(qtbot, window)
    assert window.house.settings.auto_decline and "decline" not in conductor.routines
    view = conductor.view
    held = next(kind for kind in KINDS if view.hand[kind])  # type: ignore[attr-defined]
    other = 1 - conductor.viewer
    lacked = next(kind for kind in KINDS if kind != held and not conductor.session.view(other).hand[kind])  # type: ignore[attr-defined]
    conductor.act(c.OfferTrade(Terms(d.with_one(NOTHING, held), d.with_one(NOTHING, lacked)), (other,)))
    qtbot.waitUntil(lambda: conductor.covered is not None or conductor.waits_for_done, timeout=4000)
    assert isinstance(conductor.session.decision, c.AnswerOffer), "nothing has answered for them"


def test_dice_are_rolled_by_themselves_where_the_setting_says_so_but_not_again_after_undo(
    qtbot: QtBot, begin: Begin
) -> None:
    window = begin(seed=2)
    window.house.change(auto_begin=True, undo_people="free")
    conductor = conductor_of(window)
    conductor.routines = frozenset({"begin"})
    first_of(qtbot, window, c.TakeTurn)
    rolls = [entry for entry in conductor.session.played if isinstance(entry.action, c.Roll)]
    assert rolls and all(entry.by == "person" for entry in rolls)
    conductor.session.undo_people = "free"
    conductor.undo()
    qtbot.waitUntil(lambda: conductor.deciding, timeout=4000)
    qtbot.wait(300)
    assert isinstance(conductor.session.decision, c.BeginTurn)


def test_the_island_is_seen_before_the_match_and_laid_anew(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window, table = open_window(), table_of("island")
    assert table is not None
    page = NewGame(window.house.studio, table, window.house.settings, window)
    qtbot.addWidget(page)
    page.number.setText("7")
    first = page.preview.pixmap().toImage()
    page.number.setText("8")
    second = page.preview.pixmap().toImage()
    assert not first.isNull() and first != second
    page.number.setText("7")
    assert page.preview.pixmap().toImage() == first
