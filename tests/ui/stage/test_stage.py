"""The stage shows pictures, moves between them, and tells what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop.rules.kit import Action
from ui.art.face import Face, Look
from ui.stage import bands
from ui.stage.placement import ANYWHERE, Affordance, Cue, Placement
from ui.stage.view import StageView

Make = Callable[..., Placement]


class Take(Action, frozen=True):
    """An action of no game."""


class Leave(Action, frozen=True):
    """Another."""


TAKE = Affordance(Take(), "Take it", keys=("a",))
REFUSED = Affordance(Leave(), "Leave it", keys=("b",), refusal="Not before noon.")


def show(stage: StageView, *placements: Placement, **more: object) -> None:
    """A picture at once."""
    stage.show_picture(placements, more.pop("affordances", ()), animate=False, **more)  # type: ignore[arg-type]


def at(stage: StageView, x: float, y: float) -> QPoint:
    """A point of the scene on the viewport."""
    return stage.mapFromScene(QPointF(x, y))


def click(stage: StageView, x: float, y: float) -> None:
    """A left click on a point of the scene."""
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at(stage, x, y))


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_a_picture_is_shown_at_once_without_animation_and_settles_later(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    told: list[bool] = []
    stage.settled.connect(lambda: told.append(True))
    show(stage, thing("a", 100), thing("b", 300))
    assert set(stage.table.pieces) == {"a", "b"} and not stage.busy
    assert told == [], "settled is never told from inside show_picture"
    qtbot.waitUntil(lambda: told == [True])


def test_a_moved_thing_glides_over_the_others_to_its_new_place(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", 100, 300))
    stage.show_picture((thing("a", 500, 300),), ())
    piece = stage.table.pieces["a"]
    assert stage.busy and piece.x() == pytest.approx(100, abs=1)
    stage.director.clock.advance(80)
    assert 200 < piece.x() < 500 and piece.zValue() > bands.RAISED
    stage.director.clock.advance(1000)
    assert piece.x() == pytest.approx(500, abs=1) and piece.zValue() == bands.CARDS and not stage.busy


def test_a_store_that_is_lost_turns_back_through_every_value(stage: StageView, thing: Make) -> None:
    region = thing("region", 300, 300, turns=3)
    show(stage, region)
    stage.show_picture((replace(region, turns=0),), ())
    piece, angles = stage.table.pieces["region"], []
    while stage.busy:
        angles.append(piece.rotation())
        stage.director.clock.advance(16)
    assert angles[0] == 270 and angles == sorted(angles, reverse=True)
    assert all(any(abs(angle - value) < 12 for angle in angles) for value in (270, 180, 90))
    assert piece.rotation() == 0


def test_a_turn_that_also_changes_the_look_begins_as_the_old_look_lay(stage: StageView, thing: Make) -> None:
    region = thing("region", 300, 300, turns=1)
    show(stage, region)
    stage.show_picture((replace(region, turns=3, face=Face("table", "count", ("8",))),), ())
    piece = stage.table.pieces["region"]
    (old,) = piece.childItems()
    assert piece.rotation() == -180 and piece.rotation() + old.rotation() == 0
    stage.director.clock.advance(1000)
    assert piece.rotation() == 0 and not piece.childItems()


def test_a_card_is_turned_over_in_the_middle(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    back = thing("card", 300, 300, face=Face("cuccu", "back"), width=40, height=56)
    front = replace(back, face=Face("cuccu", "card", ("cat", "", "")))
    show(stage, back)
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    old = stage.table.pieces["card"].pixmap().toImage()
    stage.show_picture((front,), ())
    piece = stage.table.pieces["card"]
    stage.director.clock.advance(120)
    assert piece.transform().m11() < 0.3 and piece.pixmap().toImage() == old
    stage.director.clock.advance(1000)
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    assert piece.transform().isIdentity() and piece.pixmap().toImage() != old


def test_what_comes_from_a_pack_starts_there_and_what_goes_to_it_ends_there(stage: StageView, thing: Make) -> None:
    pack, card = thing("pack", 400, 300), thing("card", 400, 500, enters="pack", leaves="pack")
    show(stage, pack)
    stage.show_picture((pack, card), ())
    piece = stage.table.pieces["card"]
    assert (piece.x(), piece.y()) == pytest.approx((400, 300), abs=1)
    stage.finish()
    stage.show_picture((pack,), ())
    stage.director.clock.advance(100)
    assert 300 < piece.y() < 500 and piece.scene() is stage.table
    stage.finish()
    assert piece.scene() is None


def test_what_comes_from_nowhere_fades_in(stage: StageView, thing: Make) -> None:
    stage.show_picture((thing("a"),), ())
    assert stage.table.pieces["a"].opacity() == 0
    stage.director.clock.advance(100)
    assert 0 < stage.table.pieces["a"].opacity() < 1
    stage.finish()
    assert stage.table.pieces["a"].opacity() == 1


def test_a_sign_that_rides_on_a_thing_is_raised_with_it(stage: StageView, thing: Make) -> None:
    both = thing("card", 100), thing("card/sign", 110, z=bands.TABS)
    show(stage, *both)
    stage.show_picture((replace(both[0], turns=1), both[1]), ())
    stage.director.clock.advance(50)
    assert stage.table.pieces["card/sign"].zValue() > stage.table.pieces["card"].zValue() > bands.RAISED


def test_a_new_picture_in_mid_air_starts_from_the_last_one(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", 100))
    stage.show_picture((thing("a", 400),), ())
    stage.director.clock.advance(50)
    stage.show_picture((thing("a", 700),), ())
    assert stage.table.pieces["a"].x() == pytest.approx(400, abs=1)


def test_with_reduced_motion_nothing_moves_and_everything_fades(stage: StageView, thing: Make) -> None:
    stage.set_motion(0.5, True)
    show(stage, thing("a", 100))
    stage.show_picture((thing("a", 500),), (), cues=(Cue("shake", "a"),))
    piece, places = stage.table.pieces["a"], set()
    while stage.busy:
        places.add(round(piece.x()))
        stage.director.clock.advance(16)
    assert places == {100, 500}


def test_without_animation_the_picture_is_there_at_once_and_the_words_are_still_said(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    said: list[str] = []
    began: list[int] = []
    stage.headline.connect(said.append)
    stage.began.connect(lambda cue: began.append(cue.tells))
    cues = (Cue("say", text="First.", tells=1), Cue("say", text="Then.", tells=2))
    stage.show_picture((thing("a"),), (), cues=cues, animate=False)
    assert not stage.busy and said == ["First.", "Then."] and began == [1, 2]
    qtbot.waitUntil(lambda: said == ["First.", "Then.", ""])


def test_with_motion_off_nothing_moves_but_every_cue_keeps_its_time(stage: StageView, thing: Make) -> None:
    said: list[str] = []
    stage.headline.connect(said.append)
    show(stage, thing("a", 100))
    stage.set_motion(0, False)
    between = (thing("a", 300),)
    cues = (Cue("show", picture=between, text="One", milliseconds=200), Cue("shake", "a", text="Two", milliseconds=400))
    stage.show_picture((thing("a", 600),), (), cues=cues)
    places, times = [], {"One": 0, "Two": 0}
    while stage.busy:
        places.append(round(stage.table.pieces["a"].x()))
        times[said[-1]] += 10
        stage.director.clock.advance(10)
    assert sorted(set(places)) == [300] and round(stage.table.pieces["a"].x()) == 600
    assert times["One"] > 400 and times["Two"] == 400


def test_fast_motion_does_not_cut_short_what_is_read(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", 100))
    stage.set_motion(0.05, False)
    stage.show_picture((thing("a", 100),), (), cues=(Cue("say", text="One", milliseconds=500),))
    stage.director.clock.advance(450)
    assert stage.busy
    stage.director.clock.advance(60)
    assert not stage.busy


def test_words_change_at_once_and_are_never_seen_twice(stage: StageView, thing: Make) -> None:
    plate = thing("plate", 300, 300, kind="plate")
    show(stage, plate)
    stage.show_picture((replace(plate, face=Face("table", "count", ("8",))),), ())
    shown = [item for item in stage.table.items() if item.zValue() >= 0 and item.isVisible()]
    assert len(shown) == 1


def test_what_is_looked_at_is_what_lies_there_now(stage: StageView, thing: Make) -> None:
    looked: list[Placement | None] = []
    stage.focused.connect(looked.append)
    show(stage, thing("a", 100, label="A", focusable=True))
    click(stage, 100, 100)
    QTest.mouseMove(stage.viewport(), at(stage, 400, 400))
    assert looked[-1] is None, "a click leaves nothing behind once the pointer has gone"
    QTest.keyClick(stage, Qt.Key.Key_Left)
    assert looked[-1] is not None and stage.looked_at == looked[-1]
    show(stage, thing("a", 100, label="Another", focusable=True))
    assert stage.looked_at is not None and stage.looked_at.label == "Another"
    show(stage)
    assert stage.looked_at is None


def test_a_click_may_be_a_mere_look_where_enter_acts(
    stage: StageView, thing: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[Action] = []
    stage.chosen.connect(chosen.append)
    looks = replace(TAKE, by_click=False)
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_: tips.append(text))
    show(stage, thing("a", 100, focusable=True), affordances=(looks,))
    click(stage, 100, 100)
    assert chosen == [] and stage.focus_key == "a"
    tip = QHelpEvent(QEvent.Type.ToolTip, at(stage, 100, 100), QPoint())
    stage.viewportEvent(tip)
    assert tips == [], "no tooltip promises what a click does not do"
    show(stage, thing("a", 100, tip="It waits."), affordances=(looks,))
    stage.viewportEvent(tip)
    assert tips == ["<p>It waits.</p>"]
    show(stage, thing("a", 100, focusable=True), affordances=(looks,))
    QTest.keyClick(stage, Qt.Key.Key_Left)
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert chosen == [Take()]


def test_cues_are_acted_out_one_after_another_before_the_picture(stage: StageView, thing: Make) -> None:
    said: list[str] = []
    stage.headline.connect(said.append)
    show(stage, thing("a", 100))
    between = (thing("a", 300),)
    cues = (Cue("show", picture=between, text="One", milliseconds=100), Cue("shake", "a", text="Two"))
    stage.show_picture((thing("a", 600),), (), cues=cues)
    assert said == ["One"]
    stage.director.clock.advance(1000)
    assert said == ["One", "Two"] and stage.table.pieces["a"].x() == pytest.approx(300, abs=1)
    stage.director.clock.advance(1000)
    assert stage.table.pieces["a"].x() == pytest.approx(300, abs=1) and stage.busy
    stage.director.clock.advance(1000)
    assert stage.table.pieces["a"].x() == pytest.approx(600, abs=1) and not stage.busy


def test_a_shake_ends_where_it_began(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", 100))
    stage.show_picture((thing("a", 100),), (), cues=(Cue("shake", "a", milliseconds=300),))
    piece, places = stage.table.pieces["a"], []
    while stage.busy:
        stage.director.clock.advance(16)
        places.append(piece.x())
    assert min(places) < 97 and max(places) > 103 and places[-1] == pytest.approx(100, abs=1)


def test_a_cue_for_a_thing_that_is_not_there_is_passed_over(stage: StageView, thing: Make) -> None:
    show(stage, thing("a"))
    stage.show_picture((thing("a"),), (), cues=(Cue("pulse", "nobody"),))
    assert not stage.busy


# -- size and look ----------------------------------------------------------------------------------------------------


def test_a_small_window_shows_the_least_area_smaller(stage: StageView, qtbot: QtBot) -> None:
    assert (stage.area().width, stage.area().height) == (800, 600)
    with qtbot.waitSignal(stage.resized):
        stage.resize(360, 300)
    assert stage.area().width >= 720 and stage.area().height >= 560
    assert stage.transform().m11() == pytest.approx(0.5, abs=0.01)
    assert stage.horizontalScrollBar().maximum() == 0 and stage.verticalScrollBar().maximum() == 0


def test_a_new_look_paints_the_picture_anew(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    wood = Placement("wood", "ground", Face("table", "wood"), 400, 300, 800, 600)
    show(stage, wood, thing("a", 100, ring="legal"))
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    light = stage.grab().toImage()
    stage.set_look(Look(dark=True), True)
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    assert stage.grab().toImage() != light
    assert stage.area().dark and stage.area().rtl


def test_rings_come_and_go_with_the_picture(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", ring="legal"))
    assert stage.table.pieces["a"].rings == {"can"}
    show(stage, thing("a", ring="loss"))
    assert stage.table.pieces["a"].rings == {"lost"}
    show(stage, thing("a"))
    assert stage.table.pieces["a"].rings == set()


def test_a_resting_thing_lies_on_whole_pixels(stage: StageView, thing: Make) -> None:
    show(stage, thing("a", 100.37, 57.81))
    corner = stage.table.pieces["a"].sceneBoundingRect().topLeft()
    assert (corner.x(), corner.y()) == (round(corner.x()), round(corner.y()))


# -- pointer ----------------------------------------------------------------------------------------------------------


def test_a_click_does_what_the_thing_stands_for(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    show(stage, thing("a", 200, 200), affordances=(TAKE,))
    with qtbot.waitSignal(stage.chosen) as caught:
        click(stage, 200, 200)
    assert caught.args == [Take()]


def test_a_click_on_what_is_not_possible_is_refused_with_its_reason(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    show(stage, thing("b", 200, 200), affordances=(REFUSED,))
    with qtbot.waitSignal(stage.refused) as caught, qtbot.assertNotEmitted(stage.chosen):
        click(stage, 200, 200)
    assert caught.args == [REFUSED]


def test_a_click_during_motion_only_finishes_it(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    show(stage, thing("a", 100, 200))
    stage.show_picture((thing("a", 500, 200),), (TAKE,))
    with qtbot.assertNotEmitted(stage.chosen):
        click(stage, 500, 200)
    assert not stage.busy and stage.table.pieces["a"].x() == pytest.approx(500, abs=1)


def test_a_double_click_acts_once(stage: StageView, thing: Make) -> None:
    done: list[object] = []
    stage.chosen.connect(done.append)
    show(stage, thing("a", 200, 200), affordances=(TAKE,))
    point = QPointF(at(stage, 200, 200))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in ("MouseButtonPress", "MouseButtonRelease", "MouseButtonDblClick", "MouseButtonRelease"):
        event = QMouseEvent(getattr(QEvent.Type, kind), point, point, left, left, none)
        stage.viewportEvent(event)
    assert len(done) == 1


def test_a_press_that_slides_off_does_nothing(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    show(stage, thing("a", 200, 200), thing("c", 400, 200), affordances=(TAKE,))
    with qtbot.assertNotEmitted(stage.chosen):
        QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=at(stage, 200, 200))
        QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=at(stage, 400, 200))


def drag(stage: StageView, *points: tuple[float, float]) -> None:
    """Presses at the first point, moves over the others, releases at the last."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    kinds = ["MouseButtonPress", *["MouseMove"] * (len(points) - 1), "MouseButtonRelease"]
    for kind, point in zip(kinds, (*points, points[-1]), strict=True):
        place = QPointF(at(stage, *point))
        held = Qt.MouseButton.NoButton if kind == "MouseButtonRelease" else left
        button = Qt.MouseButton.NoButton if kind == "MouseMove" else left
        stage.viewportEvent(QMouseEvent(getattr(QEvent.Type, kind), place, place, button, held, none))


def test_a_thing_can_be_dragged_onto_its_place(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    offer = Affordance(Leave(), "Leave", keys=("place",), drag=("a", "place"))
    show(stage, thing("a", 200, 200), thing("place", 500, 300), affordances=(TAKE, offer))
    with qtbot.waitSignal(stage.chosen) as caught:
        drag(stage, (200, 200), (300, 250), (500, 300))
    assert caught.args == [Leave()]


def test_a_thing_dropped_elsewhere_goes_back(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    offer = Affordance(Leave(), "Leave", keys=("place",), drag=("a", "place"))
    show(stage, thing("a", 200, 200), thing("place", 500, 300), affordances=(TAKE, offer))
    with qtbot.assertNotEmitted(stage.chosen):
        drag(stage, (200, 200), (300, 250), (300, 400))
    assert stage.busy
    stage.director.clock.advance(16)
    assert 200 < stage.table.pieces["a"].x() < 300
    stage.director.clock.advance(1000)
    assert stage.table.pieces["a"].x() == pytest.approx(200, abs=1)


def test_a_thing_dropped_where_it_may_not_go_is_told_why_and_goes_back(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    offer = Affordance(Leave(), "Leave", drag=("a", "place"), refusal="It is too large.")
    other = Affordance(Leave(), "Leave", drag=("a", "other"))
    show(stage, thing("a", 200, 200), thing("place", 500, 300), affordances=(TAKE, offer, other))
    with qtbot.waitSignal(stage.refused) as caught, qtbot.assertNotEmitted(stage.chosen):
        drag(stage, (200, 200), (300, 250), (500, 300))
    assert caught.args == [offer]
    assert stage.busy


def test_a_thing_dropped_where_nothing_takes_it_is_told_so(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    offer = Affordance(Leave(), "Leave", keys=("place",), drag=("a", "place"))
    show(stage, thing("a", 200, 200), thing("place", 500, 300), affordances=(TAKE, offer))
    with qtbot.waitSignal(stage.refused) as caught, qtbot.assertNotEmitted(stage.chosen):
        drag(stage, (200, 200), (300, 250), (300, 400))
    assert caught.args is not None and caught.args[0].refusal
    # but who thinks better of it, and puts it down where it lay, is told nothing
    stage.finish()
    with qtbot.assertNotEmitted(stage.refused), qtbot.assertNotEmitted(stage.chosen):
        drag(stage, (200, 200), (260, 250), (202, 201))


def test_a_thing_that_can_go_nowhere_says_why_as_soon_as_it_is_dragged(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    show(stage, thing("b", 200, 200), thing("place", 500, 300), affordances=(REFUSED,))
    with qtbot.waitSignal(stage.refused) as caught:
        drag(stage, (200, 200), (300, 250), (500, 300))
    assert caught.args == [REFUSED]
    assert not stage.busy and stage.table.pieces["b"].x() == pytest.approx(200, abs=1)


def test_a_card_that_can_be_used_is_dragged_out_of_the_hand(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    # Given two cards of a hand; one can be dragged anywhere
    cards = thing("a", 200, 500), thing("h", 290, 500)
    offer = replace(TAKE, drag=("a", ANYWHERE))
    show(stage, *cards, thing("place", 500, 300, kind="ground"), affordances=(offer,))
    # when it is let go among the hand, nothing happens; when out on the table, it is used
    with qtbot.assertNotEmitted(stage.chosen):
        drag(stage, (200, 500), (250, 500), (290, 500))
    stage.finish()
    with qtbot.waitSignal(stage.chosen) as caught:
        drag(stage, (200, 500), (250, 300), (500, 300))
    assert caught.args == [Take()]


def test_the_stage_takes_no_drops_so_that_the_window_can(stage: StageView) -> None:
    assert not stage.acceptDrops() and not stage.viewport().acceptDrops()


def move(stage: StageView, x: float, y: float) -> None:
    """The pointer comes to a point of the scene."""
    place, none = QPointF(at(stage, x, y)), Qt.MouseButton.NoButton
    stage.viewportEvent(QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier))


def test_the_pointer_shows_what_can_be_done_and_lifts_it(stage: StageView, thing: Make) -> None:
    looked: list[Placement | None] = []
    stage.focused.connect(looked.append)
    able, idle = thing("a", 200, 200, shadow=5.0), thing("c", 400, 200, label="C")
    show(stage, able, idle, affordances=(TAKE,))
    move(stage, 200, 200)
    assert stage.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert stage.table.pieces["a"].y() < 199 and looked[-1] == able
    move(stage, 400, 200)
    assert stage.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert stage.table.pieces["a"].y() == pytest.approx(200, abs=1) and looked[-1] == idle
    move(stage, 600, 500)
    assert looked[-1] is None


def test_a_tooltip_says_what_or_why_not_and_never_reads_names_as_markup(stage: StageView, thing: Make) -> None:
    bold = replace(TAKE, text="Take <b>it</b>", note="from Ada")
    show(stage, thing("a", 200, 200), thing("b", 400, 200), affordances=(bold, REFUSED))

    def tip(x: float) -> str:
        point = at(stage, x, 200)
        stage.viewportEvent(QHelpEvent(QEvent.Type.ToolTip, point, stage.viewport().mapToGlobal(point)))
        return QToolTip.text()

    assert tip(200) == "<p>Take &lt;b&gt;it&lt;/b&gt;<br>from Ada</p>"
    assert tip(400) == "<p>Not before noon.</p>"


def test_a_finger_that_rests_shows_the_thing_large_and_does_nothing(
    stage: StageView, thing: Make, qtbot: QtBot
) -> None:
    show(stage, thing("a", 200, 200), affordances=(TAKE,))
    kind, capability = QInputDevice.DeviceType.TouchScreen, QInputDevice.Capability.Position
    finger = QPointingDevice("finger", 1, kind, QPointingDevice.PointerType.Finger, capability, 1, 1)
    point, left, none = QPointF(at(stage, 200, 200)), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    def send(event: QEvent.Type) -> None:
        stage.viewportEvent(QMouseEvent(event, point, point, point, left, left, none, finger))

    with qtbot.assertNotEmitted(stage.chosen):
        with qtbot.waitSignal(stage.focused, check_params_cb=lambda placement: placement is not None):
            send(QEvent.Type.MouseButtonPress)
        send(QEvent.Type.MouseButtonRelease)
    with qtbot.waitSignal(stage.chosen):
        send(QEvent.Type.MouseButtonPress)
        send(QEvent.Type.MouseButtonRelease)


# -- keyboard ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def ring(thing: Make) -> tuple[Placement, ...]:
    """Four focusable things round the middle, in reading order bottom, right, top, left."""
    places = {"bottom": (400, 500), "right": (700, 300), "top": (400, 100), "left": (100, 300)}
    return tuple(
        thing(key, *place, focusable=True, order=i, label=key.title()) for i, (key, place) in enumerate(places.items())
    )


def press(stage: StageView, *keys: Qt.Key) -> str:
    """Presses keys; gives the key of the thing that has the focus then."""
    for key in keys:
        QTest.keyClick(stage, key)
    return stage.focus_key


def test_arrow_keys_move_in_real_directions(stage: StageView, ring: tuple[Placement, ...]) -> None:
    show(stage, *ring)
    stage.setFocus()
    assert press(stage, Qt.Key.Key_Up) == "bottom", "the first key takes the first thing"
    assert press(stage, Qt.Key.Key_Up) == "top"
    assert press(stage, Qt.Key.Key_Left) == "left"
    assert press(stage, Qt.Key.Key_Right) == "right"
    assert press(stage, Qt.Key.Key_Right) == "right", "nothing lies further right"
    assert press(stage, Qt.Key.Key_Escape) == ""


def test_tab_visits_all_in_reading_order_and_leaves(stage: StageView, ring: tuple[Placement, ...]) -> None:
    show(stage, *ring)
    stage.setFocus()
    assert [press(stage, Qt.Key.Key_Tab) for _ in range(4)] == ["bottom", "right", "top", "left"]
    assert press(stage, Qt.Key.Key_Backtab) == "top"
    press(stage, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    assert stage.focus_key == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_do_what_has_the_focus(stage: StageView, thing: Make, qtbot: QtBot, key: Qt.Key) -> None:
    show(stage, thing("a", focusable=True, label="A"), affordances=(TAKE,))
    stage.setFocus()
    press(stage, Qt.Key.Key_Tab)
    with qtbot.waitSignal(stage.chosen) as caught:
        QTest.keyClick(stage, key)
    assert caught.args == [Take()]


def test_enter_during_motion_only_finishes_it(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    show(stage, thing("a", 100, focusable=True), affordances=(TAKE,))
    stage.setFocus()
    press(stage, Qt.Key.Key_Tab)
    stage.show_picture((thing("a", 500, focusable=True),), (TAKE,))
    with qtbot.assertNotEmitted(stage.chosen):
        QTest.keyClick(stage, Qt.Key.Key_Return)
    assert not stage.busy


def test_space_right_after_motion_still_means_to_skip_it(stage: StageView, thing: Make, qtbot: QtBot) -> None:
    stage.deaf = 3_600_000
    show(stage, thing("a", 100, focusable=True), affordances=(TAKE,))
    stage.setFocus()
    press(stage, Qt.Key.Key_Tab)
    with qtbot.waitSignal(stage.settled):
        stage.show_picture((thing("a", 500, focusable=True),), (TAKE,))
        QTest.keyClick(stage, Qt.Key.Key_Space)
    # Given a motion that has just ended, when Space is pressed again, then nothing is played
    with qtbot.assertNotEmitted(stage.chosen):
        QTest.keyClick(stage, Qt.Key.Key_Space)
    # Enter, and Space a moment later, do what has the focus
    with qtbot.waitSignal(stage.chosen):
        QTest.keyClick(stage, Qt.Key.Key_Return)
    stage.deaf = 0
    with qtbot.waitSignal(stage.chosen):
        QTest.keyClick(stage, Qt.Key.Key_Space)


def test_the_focus_stays_with_its_thing_and_goes_to_the_nearest_when_that_is_gone(
    stage: StageView, ring: tuple[Placement, ...], thing: Make
) -> None:
    show(stage, *ring)
    stage.setFocus()
    press(stage, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    show(stage, *(replace(p, x=p.x - 20) for p in ring))
    assert stage.focus_key == "right" and "focus" in stage.table.pieces["right"].rings
    show(stage, *(p for p in ring if p.key != "right"))
    assert stage.focus_key in {"bottom", "top"}


def test_the_focus_ring_is_seen_only_while_the_keyboard_is_used(stage: StageView, ring: tuple[Placement, ...]) -> None:
    show(stage, *ring)
    stage.setFocus()
    click(stage, 400, 100)
    assert stage.focus_key == "top" and stage.table.pieces["top"].rings == set()
    press(stage, Qt.Key.Key_Left)
    assert stage.table.pieces["left"].rings == {"focus"}
    stage.clearFocus()
    assert stage.table.pieces["left"].rings == set()


def test_what_has_the_focus_is_told_for_the_large_view(
    stage: StageView, ring: tuple[Placement, ...], qtbot: QtBot
) -> None:
    show(stage, *ring)
    stage.setFocus()
    with qtbot.waitSignal(stage.focused) as caught:
        press(stage, Qt.Key.Key_Tab)
    assert caught.args == [ring[0]]


# -- nothing is left behind -------------------------------------------------------------------------------------------


def test_a_hundred_pictures_leave_no_items_behind(stage: StageView, thing: Make) -> None:
    few = (thing("a", 100), thing("b", 300))
    show(stage, *few)
    count = len(stage.table.items())
    for i in range(100):
        stage.show_picture((*few, thing(f"new{i}", 500, ring="legal", enters="a", leaves="b")), ())
        stage.director.clock.advance(90 if i % 2 else 1000)
    show(stage, *few)
    assert len(stage.table.items()) == count


def test_after_a_dialog_nothing_is_looked_at_that_was_not_before(stage: StageView, thing: Make) -> None:
    # Given a thing that was clicked, so that the keyboard would go on from there
    card = thing("a", 200, 200, label="A", focusable=True, large=Face("table", "count", ("7",)))
    other = replace(card, key="b", x=400, order=1)
    show(stage, card, other)
    click(stage, 200, 200)
    QTest.mouseMove(stage.viewport(), QPoint(700, 500))
    stage.leaveEvent(QEvent(QEvent.Type.Leave))
    # When the window has the focus again, then the thing is not shown large unasked
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason))
    assert stage.looked_at is None
    # Given a thing the keyboard is on, when another table comes, then it is forgotten
    press(stage, Qt.Key.Key_Tab)
    assert stage.looked_at == other
    stage.forget()
    assert stage.looked_at is None and stage.focus_key == ""


def test_an_old_face_stays_until_the_new_one_is_painted(
    stage: StageView, thing: Callable[..., Placement], qtbot: QtBot
) -> None:
    # Given a count on the table, painted
    show(stage, thing("count"))
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    piece = stage.table.pieces["count"]
    seven = piece.pixmap().toImage()
    # When it becomes another number, then the old one is seen, not blank paper, until the new one is painted
    eight = thing("count", face=Face("table", "count", ("8",)))
    show(stage, eight)
    assert piece.pixmap().toImage() == seven
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    assert piece.pixmap().toImage() == stage.pictures.get(eight.face, eight).toImage() != seven


def test_no_old_face_stays_for_other_eyes(stage: StageView, thing: Callable[..., Placement], qtbot: QtBot) -> None:
    # Given a count that one player has seen
    show(stage, thing("count"))
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    piece = stage.table.pieces["count"]
    seven = piece.pixmap().toImage()
    # When somebody else looks, to whom it is another number, then nothing of it is left
    stage.other_eyes()
    show(stage, thing("count", face=Face("table", "count", ("8",))))
    assert piece.pixmap().toImage() != seven


def test_an_old_face_of_another_size_does_not_stay(
    stage: StageView, thing: Callable[..., Placement], qtbot: QtBot
) -> None:
    show(stage, thing("count"))
    qtbot.waitUntil(lambda: stage.pictures.cache.pending == 0)
    piece = stage.table.pieces["count"]
    before = piece.pixmap().size()
    show(stage, thing("count", face=Face("table", "count", ("8",)), width=120, height=80))
    assert piece.pixmap().width() > 1.5 * before.width()
