"""The Four Groves in the window: matches by the stage’s keyboard and by the panel, drafts, passing for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.seats import bot_seat
from desktop.rules.clans import battle_events as b
from desktop.rules.clans import choices as c
from desktop.rules.clans import events as e
from desktop.rules.clans.values import Options, View
from desktop.rules.kit import Rng
from desktop.saves.schema import Person, Seat
from tests.ui.shell.window_kit import conductor_of, wait_for_choice
from ui.boards import clans as board
from ui.boards import clans_draft as d
from ui.shell.conductor import Conductor
from ui.shell.new_game import NewGame
from ui.shell.window import Window
from ui.stage.placement import ANYWHERE, Affordance, Chain, Draft
from ui.stage.view import StageView
from ui.tables import table_of

PEOPLE = (Person("Marta"), Person("Ada"))
Begin = Callable[..., Window]


@pytest.fixture
def begin(open_window: Callable[..., Window]) -> Begin:
    """Begins a match in the window, of a person and a computer player: `begin(seed=2, max_turns=4)`."""

    def make(seed: int = 2, seats: Sequence[Seat] = (), **options: Any) -> Window:
        table = table_of("clans")
        assert table is not None
        window = open_window()
        players = seats or (Person("Marta"), bot_seat("clans", "Ada", "easy"))
        window.start_match(table, Options(**options), players, seed)
        conductor_of(window).gap = 0
        return window

    return make


def sensible(chance: Rng, offered: list[Affordance]) -> Affordance:
    """Something at random, but so that a match goes on: little is put back or looked at."""
    weights = [_weight(one) for one in offered]
    return chance.weighted(tuple(zip(weights, offered, strict=True)))


def _weight(one: Affordance) -> int:
    match one.action:
        case c.Pay() | c.Assign() | c.EndDynasty() | c.Pass():
            return 20
        case c.GoBack() | d.Paying() | d.Stops() | d.Stopping() | d.Clearing():
            return 1
    return 1 if type(one.action) is Draft else 8


def play_to_the_end(qtbot: QtBot, window: Window, choose: Callable[[Affordance], None], seed: int) -> None:
    conductor, chance = conductor_of(window), Rng(seed)
    for _ in range(2000):
        if not wait_for_choice(qtbot, window):
            return
        choose(sensible(chance, [one for one in conductor.offered if not one.refusal]))
    raise AssertionError("the match did not end")


def test_whoever_decides_sees_the_own_hand(qtbot: QtBot, begin: Begin) -> None:
    """Two people at one computer: the table is covered also before a choice in the other's turn."""
    window = begin(seats=PEOPLE, max_turns=4)
    conductor, out_of_turn = conductor_of(window), 0
    for _ in range(40):
        if not wait_for_choice(qtbot, window):
            break
        decision = conductor.session.decision
        assert decision is not None
        assert conductor.viewer == decision.seat
        out_of_turn += conductor.session.turn.seat != decision.seat
        possible = [one for one in conductor.offered if not one.refusal]
        conductor.act(max(possible, key=_weight).action)
    assert out_of_turn > 3


def test_a_match_is_played_to_its_end_by_keyboard_on_the_stage(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=4, max_turns=5)
    stage = window.page.stage

    def choose(one: Affordance) -> None:
        reached = {placement.key for placement in stage.picture if placement.focusable}
        found = (key for key in one.keys if key in reached and getattr(stage._possible(key), "action", 0) == one.action)
        key = next(found, None)
        if key is not None:
            stage.told_focus(key)
            QTest.keyClick(stage, Qt.Key.Key_Return)
        elif one.shortcut:  # what has no place on the table is done by its letter
            QTest.keyClicks(stage, one.shortcut.lower())

    play_to_the_end(qtbot, window, choose, 4)
    assert conductor_of(window).session.outcome is not None


def test_a_match_is_played_to_its_end_by_the_panel_alone(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=5, max_turns=5, decks=("reed", "cedar"))
    actions = window.page.panel.action_list

    def choose(one: Affordance) -> None:
        row = conductor_of(window).offered.index(one)
        actions.setCurrentIndex(actions.model().index(row, 0))
        QTest.keyClick(actions, Qt.Key.Key_Return)

    play_to_the_end(qtbot, window, choose, 5)
    assert conductor_of(window).session.outcome is not None


def first_of(qtbot: QtBot, window: Window, kind: type, turn: int = 0, seed: int = 1) -> Conductor:
    """Play to the first decision of this kind."""
    conductor, chance = conductor_of(window), Rng(seed)
    for _ in range(800):
        assert wait_for_choice(qtbot, window)
        if isinstance(conductor.session.decision, kind) and conductor.session.turn.number >= turn:
            return conductor
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        buys = [one for one in rows if isinstance(one.action, c.Buy | c.Attack | c.Pay)]
        conductor.act((buys[0] if buys else sensible(chance, rows)).action)
    raise AssertionError(f"no {kind.__name__}")


def test_two_people_share_the_screen_and_neither_sees_the_hand_of_the_other(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=3, seats=PEOPLE)
    conductor = first_of(qtbot, window, c.Act, 1)
    view = conductor.view
    assert isinstance(view, View) and view.seat == conductor.actor()
    shown = {one.key for one in window.page.stage.picture}
    state = conductor.session.state
    assert not {f"card:{card}" for card in state.hands[1 - view.seat]} & shown  # type: ignore[attr-defined]


def test_a_click_on_a_card_in_a_province_buys_it_with_the_payment_proposed(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    stage, conductor = window.page.stage, conductor_of(window)
    while not isinstance(conductor.session.decision, c.PayGold):  # where there is one way to pay, nothing is asked
        first_of(qtbot, window, c.Recruit, conductor.session.turn.number + 1)
        qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
        offers = [one for one in conductor.offered if isinstance(one.action, c.Buy) and not one.refusal and one.keys]
        if offers:
            buy = offers[0]
            spot = next(one for one in stage.picture if one.key == buy.keys[0])
            point = stage.mapFromScene(spot.x, spot.y)
            QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=point)
            assert wait_for_choice(qtbot, window)
    pay = next(one for one in conductor.offered if one.primary)
    assert conductor.act(pay.action)
    assert isinstance(buy.action, c.Buy)
    bought = buy.action.card
    qtbot.waitUntil(lambda: bought in {piece.card for piece in conductor.session.state.pieces}, timeout=2000)  # type: ignore[attr-defined]


def test_a_payment_laid_out_otherwise_is_put_back_by_escape(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.PayGold, 3)
    change = next(one for one in conductor.offered if isinstance(one.action, d.Paying))
    stage = window.page.stage
    stage.told_focus(change.keys[0])
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert isinstance(conductor.draft, d.Paying)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert conductor.draft is None


def test_escape_takes_back_an_announced_action(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.PayGold, 3)
    paid = len(conductor.session.played)
    stage = window.page.stage
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    stage.setFocus()
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert isinstance(conductor.session.played[paid].action, c.GoBack)
    qtbot.waitUntil(lambda: not isinstance(conductor.session.decision, c.PayGold), timeout=2000)


def asked_again(qtbot: QtBot, conductor: Conductor, turn: int) -> None:
    """Wait for a decision that is not passed by itself in this turn."""

    def stands() -> bool:
        asked = conductor.session.decision
        passes = conductor.session.turn.number == turn and isinstance(asked, c.Act | c.React)
        return conductor.ended or (conductor.deciding and not passes)

    qtbot.waitUntil(stands, timeout=20_000)


def test_passing_until_the_end_of_the_turn_asks_nothing_more_of_it(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.Act, 3)
    turn = conductor.session.turn.number
    before = len(conductor.session.played)
    whole = next(one for one in conductor.offered if isinstance(one.action, d.Stops) and one.action.turn)
    conductor.act(whole.action)
    asked_again(qtbot, conductor, turn)
    passed = [entry for entry in conductor.session.played[before:] if entry.seat == 0]
    assert passed and all(entry.action == c.Pass() for entry in passed)
    asked = conductor.session.decision
    assert conductor.session.turn.number > turn or not isinstance(asked, c.Act | c.React)


def passes_for_a_while(qtbot: QtBot, window: Window) -> tuple[Conductor, d.Stops, int]:
    """Pass until the end of a turn in which it is passed more than once; also what was ordered, and after how many
    entries of the log."""
    for turn in range(3, 30):
        conductor = first_of(qtbot, window, c.Act, turn)
        played, before = conductor.session.played, len(conductor.session.played)
        whole = next((one for one in conductor.offered if isinstance(one.action, d.Stops) and one.action.turn), None)
        if whole is not None and isinstance(whole.action, d.Stops):
            conductor.act(whole.action)
            asked_again(qtbot, conductor, whole.action.turn)
            if sum((entry.seat, entry.action) == (0, c.Pass()) for entry in played[before:]) > 1:
                return conductor, whole.action, before
    raise AssertionError("never passed twice in one turn")


def test_undo_takes_back_passing_for_a_while_and_all_that_was_passed(qtbot: QtBot, begin: Begin) -> None:
    # Given a person who has passed until the end of the turn, and is asked again after it
    window = begin(seed=2)
    conductor, ordered, before = passes_for_a_while(qtbot, window)
    # when that is taken back with one press
    conductor.undo()
    # then the person is where they said it, and nothing is passed by itself any more
    session = conductor.session
    assert len(session.played) == before and session.turn.number == ordered.turn
    qtbot.waitUntil(lambda: conductor.deciding, timeout=4000)
    held = conductor.orders.held(0)
    assert isinstance(held, d.Stops) and held.turn < ordered.turn
    qtbot.wait(300)
    assert len(session.played) == before
    # nor after a pass by hand in the same turn
    conductor.act(c.Pass())
    assert wait_for_choice(qtbot, window)
    mine = [entry.by for entry in session.played[before:] if (entry.seat, entry.action) == (0, c.Pass())]
    assert mine == ["person"] and session.turn.number == ordered.turn
    # and what is done again is ordered again
    conductor.undo()
    qtbot.waitUntil(lambda: conductor.deciding, timeout=4000)
    conductor.act(ordered)
    asked_again(qtbot, conductor, ordered.turn)
    conductor.undo()
    conductor.redo()
    assert conductor.orders.held(0) == ordered


def test_an_own_action_ends_passing_for_a_while_until_it_is_taken_back(qtbot: QtBot, begin: Begin) -> None:
    # Given a person for whom it is passed until the end of the turn, and who is asked nevertheless
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.Act, 3)
    ordered = d.Stops(frozenset({"away"}), turn=conductor.session.turn.number)
    conductor.orders.standings = {0: ordered}
    # when they use an ability by hand
    legal = conductor.session.legal(0)
    before = len(conductor.session.played)
    assert conductor.act(next(one for one in legal if isinstance(one, c.Announce)))
    # then they are asked again
    assert conductor.orders.held(0) == d.Stops(frozenset({"away"}))
    # and with the action, that is taken back and done again
    assert wait_for_choice(qtbot, window)
    while len(conductor.session.played) > before:
        conductor.undo()
    assert conductor.orders.held(0) == ordered
    conductor.redo()
    assert conductor.orders.held(0) == d.Stops(frozenset({"away"}))


def test_at_once_the_panel_tells_what_has_been_lost_since_the_last_choice(qtbot: QtBot, begin: Begin) -> None:
    # Given a person who does this and that, and at once sees what the opponent has done
    window = begin(seed=2)
    conductor, panel = conductor_of(window), window.page.panel
    conductor.pace = "instant"
    chance, losses, since = Rng(2), 0, len(conductor.session.played)
    for _ in range(300):
        if not wait_for_choice(qtbot, window) or losses > 2:
            break
        # then what stands there is all of it, and nothing older
        entries = conductor.session.played[since:]
        events = [event for entry in entries for event in conductor.seen(entry)]
        lines = [conductor.words.event(one, 0) for one in board.news(conductor.view, events)]
        assert panel.notice.text() == "\n".join(lines) if lines else panel.notice.isHidden()
        losses += bool(lines)
        since = len(conductor.session.played)
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        panel.choice_made()
        conductor.act(sensible(chance, rows).action)
    assert losses


def test_decks_of_both_seats_are_chosen_for_a_new_match(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window, table = open_window(), table_of("clans")
    assert table is not None
    page = NewGame(window.house.studio, table, window.house.settings, window)
    qtbot.addWidget(page)
    assert page.fields.names == ("decks", "first", "max_turns")
    page.fields.take(Options(decks=("cedar", "reed"), max_turns=80))
    assert page.fields.options() == Options(decks=("cedar", "reed"), max_turns=80)


def test_nothing_is_asked_where_the_table_passes_by_itself(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.Act, 2)
    asked = conductor.headline
    assert asked == conductor.words.decision(conductor.session.decision, conductor.view)
    conductor.pace = "step"
    conductor.orders.standings = {0: d.Stops(frozenset(), turn=conductor.session.turn.number)}
    assert conductor._standing() is not None and conductor.headline != asked


def test_between_two_people_a_standing_pass_covers_no_table(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=3, seats=PEOPLE)
    conductor, chance = conductor_of(window), Rng(3)
    conductor.orders.standings = dict.fromkeys((0, 1), d.Stops(frozenset({"open", "react", "own"})))
    asked: list[object] = []
    conductor.cover_changed.connect(lambda: asked.append(conductor.covered and conductor.covered.decision))
    declined = e.Passed(0, "reaction"), e.Passed(1, "reaction")
    for _ in range(200):
        if any(event in declined for entry in conductor.session.played for event in entry.events):
            break
        assert wait_for_choice(qtbot, window)
        if isinstance(conductor.session.decision, c.React):
            qtbot.waitUntil(lambda: not isinstance(conductor.session.decision, c.React), timeout=2000)
            continue
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        conductor.act(sensible(chance, rows).action)
    else:
        raise AssertionError("nobody could have reacted")
    assert not [one for one in asked if isinstance(one, c.React)]


def test_what_is_passed_for_good_holds_in_the_next_match(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.Act, 3)
    conductor.act(d.Stops(frozenset({"open", "own"}), turn=conductor.session.turn.number))
    assert window.house.settings.standings == {"clans": ("open", "own")}
    # then a further match knows it, but not what was for one turn only
    window.leave_match()
    table = table_of("clans")
    assert table is not None
    window.start_match(table, Options(), (Person("Marta"), bot_seat("clans", "Ada", "easy")), 3)
    assert conductor_of(window).orders.usual == d.Stops(frozenset({"open", "own"}))


def test_a_small_card_at_home_is_shown_large_by_the_pointer_the_right_button_and_a_key(
    qtbot: QtBot, begin: Begin
) -> None:
    window = begin(seed=2)
    first_of(qtbot, window, c.Act, 3)
    page, stage = window.page, window.page.stage
    holding = next(one for one in stage.picture if one.kind == "home" and one.large is not None)
    qtbot.waitUntil(lambda: not stage.busy, timeout=4000)
    spot = stage.mapFromScene(holding.x, holding.y)
    # when the pointer rests on it, the panel shows it with what it does
    QTest.mouseMove(stage.viewport(), spot)
    qtbot.waitUntil(lambda: stage.looked_at is not None and stage.looked_at.key == holding.key, timeout=2000)
    shown = next(one for one in board.help_faces(conductor_of(window).words) if one.face == holding.large)
    qtbot.waitUntil(lambda: page.panel.focus_card.name.text() == shown.name, timeout=2000)
    # when it is clicked with the right button, or the menu key is pressed, it is as large as can be
    for reason, spot_at in (
        (QContextMenuEvent.Reason.Mouse, spot),
        (QContextMenuEvent.Reason.Keyboard, QPoint()),
    ):
        stage.told_focus(holding.key)
        event = QContextMenuEvent(reason, spot_at, stage.viewport().mapToGlobal(spot_at))
        QApplication.sendEvent(stage.viewport(), event)
        assert page.zoom is not None and page.zoom.name.text() == shown.name
        QTest.keyClick(page.zoom, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: page.zoom is None, timeout=2000)


def test_at_the_fastest_pace_the_fall_of_a_province_stays_until_it_is_seen(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2, decks=("maple", "reed"))
    conductor, chance, page = conductor_of(window), Rng(2), window.page

    def told() -> str:
        return "" if page.panel.notice.isHidden() else page.panel.notice.text()

    def fallen() -> list[str]:
        return [text for _, event, text in conductor.log() if isinstance(event, b.ProvinceDestroyed)]

    for _ in range(600):
        assert wait_for_choice(qtbot, window)
        qtbot.waitUntil(lambda: conductor.ended or conductor._standing() is None, timeout=20_000)
        assert wait_for_choice(qtbot, window)
        if fallen():
            break
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        wanted = [one for one in rows if isinstance(one.action, c.Buy | c.Attack | c.Pay)]
        page._chosen(wanted[0] if wanted else sensible(chance, rows))
    # When the person is asked again after it, then it stands beside the table, and until the next choice only
    assert fallen()[-1] in told()
    rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
    before = fallen()
    page._chosen(sensible(chance, rows))
    assert wait_for_choice(qtbot, window)
    assert fallen() != before or before[-1] not in told()


def test_a_card_shown_large_says_how_it_stands(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    first_of(qtbot, window, c.Act, 3)
    page = window.page
    unit = next(one for one in page.stage.picture if one.kind == "unit")
    page._enlarge(unit)
    assert page.zoom is not None
    # Neither its name nor its kind is said twice
    head, stands, does = page.zoom.name.text(), *page.zoom.text.text().split("\n\n", 1)
    assert unit.now.endswith(stands[1:]) and stands.startswith("Force") and does.startswith("Personality, ")
    assert unit.now.startswith(f"{head}, Personality, ") and head not in stands
    page.zoom.close()


def drag(stage: StageView, start: str, goal: str) -> None:
    """Pull one thing onto another with the left button."""
    spots = [next(one for one in stage.picture if one.key == key) for key in (start, goal)]
    first, last = (stage.mapFromScene(one.x, one.y) for one in spots)
    port = stage.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=first)
    for part in (0.2, 0.6, 1.0):
        at = QPointF(first + (last - first) * part)
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            QPointF(port.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=last)


def test_a_card_is_bought_and_a_unit_sent_by_dragging(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor, stage = first_of(qtbot, window, c.Recruit), window.page.stage
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    buy = next(one for one in conductor.affordances if one.drag[1] == "home" and not one.refusal)
    drag(stage, *buy.drag)
    if isinstance(buy.action, c.Buy):
        assert conductor.session.played[-1].action == buy.action
    else:
        assert conductor.draft == buy.action
    conductor = first_of(qtbot, window, c.Maneuvers, 3)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    send = next(one for one in conductor.affordances if one.drag[1].startswith("field:"))
    drag(stage, *send.drag)
    assert conductor.draft == send.action


def test_a_follower_that_is_dropped_on_a_personality_goes_to_it_and_to_no_other(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor, chance = first_of(qtbot, window, c.Act, 2), Rng(3)

    def drops() -> list[Affordance]:
        return [one for one in conductor.affordances if isinstance(one.action, Chain)]

    for _ in range(400):
        if len({one.drag[1] for one in drops()}) > 1:
            break
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        buys = [one for one in rows if isinstance(one.action, c.Buy | c.Pay)]
        conductor.act((buys[0] if buys else sensible(chance, rows)).action)
        assert wait_for_choice(qtbot, window)
    dropped, before = drops()[-1], len(conductor.session.played)
    assert isinstance(dropped.action, Chain)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    drag(window.page.stage, *dropped.drag)
    qtbot.waitUntil(lambda: len(conductor.session.played) > before + 1, timeout=5000)
    done = conductor.session.played[before : before + 2]
    assert tuple(entry.action for entry in done) == dropped.action.actions


def test_a_hint_leaves_what_is_laid_out(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor = first_of(qtbot, window, c.Maneuvers, 3)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    send = next(one for one in conductor.affordances if one.drag[1].startswith("field:"))
    conductor.act(send.action)
    with qtbot.waitSignal(conductor.hinted, timeout=20_000):
        conductor.ask_hint()
    assert conductor.session.helped and conductor.draft == send.action


def test_an_action_card_that_is_dragged_out_of_the_hand_is_announced(qtbot: QtBot, begin: Begin) -> None:
    # Given an action of the hand that can be used
    window = begin(seed=2)
    conductor, chance, stage = conductor_of(window), Rng(3), window.page.stage

    def used() -> list[Affordance]:
        hand = {f"card:{card}" for card in conductor.session.view(0).hands[0]}  # type: ignore[attr-defined]
        rows = [one for one in conductor.affordances if isinstance(one.action, c.Announce) and not one.refusal]
        return [one for one in rows if one.drag == (one.keys[0] if one.keys else "", ANYWHERE) and one.keys[0] in hand]

    for _ in range(400):
        if wait_for_choice(qtbot, window) and used():
            break
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        buys = [one for one in rows if isinstance(one.action, c.Attack | c.Buy | c.Pay)]
        conductor.act((buys[0] if buys else sensible(chance, rows)).action)
    card, before = used()[0], len(conductor.session.played)
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    # when it is dragged out onto the table, then it begins as by a click
    drag(stage, card.keys[0], "deck:0.dynasty")
    qtbot.waitUntil(lambda: len(conductor.session.played) > before, timeout=5000)
    assert conductor.session.played[before].action == card.action


def test_a_card_that_cannot_be_bought_says_why_when_it_is_dragged(qtbot: QtBot, begin: Begin) -> None:
    window = begin(seed=2)
    conductor, stage = first_of(qtbot, window, c.Recruit), window.page.stage
    qtbot.waitUntil(lambda: conductor.settled, timeout=2000)
    dear = next(one for one in conductor.affordances if isinstance(one.action, c.Buy) and one.refusal)
    before = len(conductor.session.played)
    drag(stage, dear.keys[0], "home")
    assert window.page.panel.notice.text() == dear.refusal and window.page.panel.notice.isVisible()
    assert len(conductor.session.played) == before


def test_one_undo_goes_back_past_all_that_the_table_answered(qtbot: QtBot, begin: Begin) -> None:
    # Given a person for whom the table has chosen the only battle, payment or target
    window = begin(seed=2)
    conductor, chance = conductor_of(window), Rng(3)

    def answered() -> list[int]:
        """The entries since the last choice of the person that were made for them."""
        found: list[int] = []
        for number, entry in reversed(list(enumerate(conductor.session.played))):
            if entry.seat == 0 and entry.by == "person":
                break
            if entry.seat == 0 and isinstance(entry.action, c.Battle | c.Target | c.Pay):
                found.append(number)
        return found

    for _ in range(400):
        qtbot.waitUntil(lambda: conductor.deciding and conductor._standing() is None, timeout=20_000)
        if answered():
            break
        rows = [one for one in conductor.offered if not one.refusal and not isinstance(one.action, Draft)]
        buys = [one for one in rows if isinstance(one.action, c.Attack | c.Buy | c.Pay)]
        conductor.act((buys[0] if buys else sensible(chance, rows)).action)
    chosen = [number for number, entry in enumerate(conductor.session.played) if entry.by == "person"]
    # when that is taken back once, then the person is where they chose last
    conductor.undo()
    assert len(conductor.session.played) == chosen[-1]
