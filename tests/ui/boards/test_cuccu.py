"""The Cuccù table as each seat sees it, and what can be done on it."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import (
    AcceptStop,
    Agree,
    Decline,
    Demand,
    Exchange,
    Keep,
    NextDeal,
    Options,
    Rank,
)
from desktop.rules.kit import WATCHER
from ui.art.face import entry_of
from ui.boards import cuccu as board
from ui.boards.cuccu_layout import SEATS, Layout
from ui.stage.box import Box
from ui.stage.describe import describe
from ui.stage.geometry import bounds
from ui.stage.placement import Area, Placement

Begin = Callable[..., Any]
GOLDEN = Path(__file__).parent / "golden"

OWN, RIGHT, TOP, LEFT = 0, 1, 2, 3


def deals() -> dict[str, Callable[[Begin], Any]]:
    """Moments of a match that every test of all pictures looks at."""

    def turn(begin: Begin) -> Any:
        return begin(dealer=1).deal("IIII").do(Exchange()).deal("HUNTER").deal("VI")

    def chain(begin: Begin) -> Any:
        return begin().deal("II").do(Exchange()).deal("VIII").do(Exchange()).deal("IIII")

    def inn(begin: Begin) -> Any:
        return begin().deal("ZERO").do(Exchange()).deal("INN")

    def dealer(begin: Begin) -> Any:
        play = begin(dealer=0)
        for rank in ("X", "V", "V"):
            play.deal(rank).do(Keep())
        return play.deal("I")

    def showdown(begin: Begin) -> Any:
        return turn(begin).do(Keep()).deal("INN").do(Keep())

    return {
        "opening": lambda begin: begin(),
        "turn": turn,
        "chain": chain,
        "inn": inn,
        "guarantee": lambda begin: inn(begin).do(Demand(), Agree()).deal("VI"),
        "dealer": lambda begin: (
            begin(dealer=0).deal("X").do(Keep()).deal("V").do(Keep()).deal("V").do(Keep()).deal("I")
        ),
        "showdown": showdown,
        "second deal": lambda begin: showdown(begin).do(NextDeal()).deal("VII"),
    }


DEALS = deals()


def place(picture: dict[str, Placement], key: str) -> tuple[float, float]:
    """The middle of a placement, as parts of the table."""
    return round(picture[key].x / 1004, 2), round(picture[key].y / 800, 2)


# -- pictures as text -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DEALS)
def test_the_picture_is_as_it_was(match: Begin, name: str) -> None:
    text = describe(replace(p, label="") for p in DEALS[name](match).picture().values())
    # FIVETABLES_GOLDEN=write in the environment writes them anew: look at the differences before you keep them.
    file = GOLDEN / f"{name.replace(' ', '_')}.txt"
    if os.environ.get("FIVETABLES_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [(720, 560), (740, 640), (1004, 800), (1644, 1080), (3500, 2160), (760, 1200)])
@pytest.mark.parametrize("name", DEALS)
def test_everything_lies_on_the_table_at_every_size(match: Begin, name: str, size: tuple[int, int]) -> None:
    play = DEALS[name](match)
    for seat in (0, 1, 2, 3, WATCHER):
        for placement in play.picture(seat, width=size[0], height=size[1]).values():
            left, top, wide, high = bounds(placement)
            assert left >= -0.5 and top >= -0.5, placement
            assert left + wide <= size[0] + 0.5 and top + high <= size[1] + 0.5, placement


@pytest.mark.parametrize("lives", [1, 2, 3, 4, 5, 6, 9])
@pytest.mark.parametrize("size", [(720, 560), (1004, 800), (1644, 1080)])
def test_cards_plates_candles_and_pack_do_not_cover_each_other(match: Begin, lives: int, size: tuple[int, int]) -> None:
    play = match(lives=lives, dealer=1).deal("V").do(Keep()).deal("VI").do(Keep()).deal("VI")
    solid = [
        p
        for p in play.picture(width=size[0], height=size[1]).values()
        if p.kind in ("card", "plate", "pack", "place", "disc", "count")
    ]
    candles = [p for p in play.picture(width=size[0], height=size[1]).values() if p.kind == "life"]
    boxes = [(p.key, *bounds(p)) for p in solid]
    for candle in candles:  # only the foot of a candle is solid, its light may fall anywhere
        left, top, wide, high = bounds(candle)
        boxes.append((candle.key, left + wide * 0.2, top + high * 0.45, wide * 0.6, high * 0.5))
    for i, (key, x, y, w, h) in enumerate(boxes):
        for other, u, t, v, g in boxes[i + 1 :]:
            both_small = {key.split(":")[0], other.split(":")[0]} in ({"life"}, {"pack", "count"})
            apart = x + w <= u + 1 or u + v <= x + 1 or y + h <= t + 1 or t + g <= y + 1
            assert apart or both_small, f"{key} and {other}"


@pytest.mark.parametrize("lives", [1, 3, 5, 9])
@pytest.mark.parametrize("size", [(720, 560), (740, 640), (1004, 800), (1644, 1080), (760, 1200)])
def test_a_name_plate_grows_with_its_note_as_far_as_nothing_is_covered(lives: int, size: tuple[int, int]) -> None:
    layout = Layout(Area(*size))
    things = [("pack", layout.pack), ("count", layout.count)]
    for side in range(SEATS):
        things += [(f"card {side}", layout.card(side)), (f"disc {side}", layout.dealer(side))]
        things.append((f"plate {side}", layout.plate(side, 40)))
        for box in layout.candles(side, lives):  # only the foot of a candle is solid
            foot = Box(box.x, box.y + box.height * 0.2, box.width * 0.6, box.height * 0.5)
            things.append((f"candle {side}", foot))
    for side in range(SEATS):
        plate = layout.plate(side, 40)
        assert layout.plate(side).width <= plate.width <= layout.plate(side).width * 1.36
        assert plate.x - plate.width / 2 >= 0 and plate.x + plate.width / 2 <= size[0]
        for name, box in things:
            aside = abs(plate.x - box.x) * 2 >= plate.width + box.width - 2
            above = abs(plate.y - box.y) * 2 >= plate.height + box.height - 2
            assert aside or above or name == f"plate {side}", f"plate {side} and {name}"


@pytest.mark.parametrize("name", DEALS)
def test_every_face_can_be_painted_and_every_key_is_there_once(match: Begin, name: str) -> None:
    play = DEALS[name](match)
    placements = board.picture(play.view(0), None, Area(1004, 800), play.words)
    assert len({p.key for p in placements}) == len(placements)
    for placement in placements:
        assert entry_of(placement.face).make(*placement.face.args)


# -- who sits where ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_play_goes_counterclockwise_from_ones_own_seat_at_the_bottom(match: Begin, seat: int) -> None:
    picture = match().picture(seat)
    x, y = (lambda key: picture[key].x), (lambda key: picture[key].y)
    own, following, opposite, last = (f"plate:{(seat + step) % 4}" for step in range(4))
    assert x(following) > x(opposite) > x(last)
    assert y(opposite) < y(following) < y(own)


def test_a_watcher_sees_seat_0_at_the_bottom_and_no_card_from_the_front(match: Begin) -> None:
    play = match().deal("VI")
    assert place(play.picture(WATCHER), "plate:0") == place(play.picture(0), "plate:0")
    assert play.picture(WATCHER)["card:1.0"].face.name == "back"
    assert play.picture(0)["card:1.0"].face.args == ("VI", "Six", "VI")


def test_the_pack_shows_its_count_and_grows_thinner(match: Begin) -> None:
    play = match()
    full = play.picture()
    play.deal("VI")
    assert full["count"].face.args == ("40",) and play.picture()["count"].face.args == ("39",)
    assert full["pack"].face.args[0] == 10
    assert full["pack"].label == play.words.pack(40)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_that_i_passed_on_is_marked_with_its_rank_for_me_alone(match: Begin) -> None:
    play = DEALS["chain"](match)  # Mira's II went to Otto, and on to Ada
    mine = play.picture(0)
    assert mine["card:1.0"].face.name == "back"
    assert mine["card:1.0/known"].face.args[0] == "II"
    assert mine["card:1.0/numeral"].face.args == ("II",)
    assert place(mine, "card:1.0")[1] < 0.3
    assert "Two II" in mine["card:1.0"].label
    assert "card:1.0/known" in play.picture(1), "Otto has held it too"
    assert "card:1.0/known" not in play.picture(3)
    assert "card:1.0/known" not in play.picture(2), "Ada holds it: she sees its front"


def test_a_shown_card_is_seen_by_all_and_marked_as_the_last_move(match: Begin) -> None:
    play = DEALS["turn"](match)
    for seat in (0, 1, 2, 3, WATCHER):
        hunter = play.picture(seat)["card:1.1"]
        assert hunter.face.args[0] == "hunter" and hunter.ring == "last"
    assert play.picture()["plate:2"].ring == "last"


def test_my_turn_shows_gold_and_an_arrow_to_the_place_of_the_next_player(match: Begin) -> None:
    picture = DEALS["turn"](match).picture()
    assert picture["card:1.2"].ring == "legal"
    assert picture["place:1"].face.args == (True,) and picture["place:1"].focusable
    assert "arrow:0.1" in picture
    assert picture["plate:0"].face.args[3] is True
    assert DEALS["turn"](match).picture(2)["plate:0"].face.args[3] is True
    assert "arrow:0.1" not in DEALS["turn"](match).picture(2), "others only see it once it is asked for"


def test_a_request_under_way_is_an_arrow_for_all(match: Begin) -> None:
    play = match().deal("II").do(Exchange())
    assert all("arrow:0.1" in play.picture(seat) for seat in (0, 1, 2, 3, WATCHER))


def test_the_dealers_arrow_goes_to_the_pack(match: Begin) -> None:
    picture = DEALS["dealer"](match).picture()
    assert "arrow:0.pack" in picture and picture["pack"].ring == "legal"


def test_a_guarantee_lies_between_the_two(match: Begin) -> None:
    play = DEALS["guarantee"](match)
    picture = play.picture()
    mark = picture["guarantee:0.1"]
    assert picture["card:1.0"].x < mark.x < picture["card:1.1"].x
    assert mark.label == play.words.event(board_agreed(), 0)


def board_agreed() -> Any:
    """Otto has agreed to pay for Mira's zero."""
    from desktop.rules.cuccu.events import Agreed

    return Agreed(0, 1)


def test_at_the_showdown_all_cards_lie_open_and_the_loser_is_ringed(match: Begin) -> None:
    picture = DEALS["showdown"](match).picture()
    cards = {key: p for key, p in picture.items() if re.fullmatch(r"card:\d+\.\d+", key)}
    assert len(cards) == 4 and all(p.face.name == "card" for p in cards.values())
    assert [key for key, p in cards.items() if p.ring == "loss"] == ["card:1.0"]
    assert "IIII" in picture["plate:2"].face.args[2] and "loses a life" in picture["plate:2"].face.args[2]
    assert picture["pack"].ring == "legal", "the next deal can be begun"


def test_a_dead_hand_stays_face_down_at_the_showdown(match: Begin) -> None:
    play = match(lives=1).deal("LION").do(Exchange()).deal("HUNTER")  # Mira is out at once
    play.deal("VI").do(Keep()).deal("VII").do(Keep())
    picture = play.picture(1)
    assert picture["card:1.0"].face.name == "back" and picture["card:1.0"].ring == ""
    assert picture["card:1.2"].ring == "loss"


def test_who_is_out_has_no_card_no_place_and_spent_candles(match: Begin) -> None:
    play = match(lives=1).deal("X").do(Keep()).deal("II").do(Keep()).deal("VI").do(Keep()).deal("VII").do(Keep())
    play.do(NextDeal()).deal("V")
    picture = play.picture()
    assert "place:1" not in picture and picture["plate:1"].opacity < 1
    assert picture["life:1.0"].face.args == (False,) and picture["life:2.0"].face.args == (True,)
    assert "card:2.0" in picture, "Ada has the first card of the second deal"


def test_who_pays_for_anothers_zero_is_ringed_on_the_plate(match: Begin) -> None:
    play = match().deal("ZERO").do(Exchange()).deal("INN").do(Demand(), Agree())
    play.deal("VI").do(Keep()).deal("VII").do(Keep())
    picture = play.picture()
    assert picture["card:1.0"].ring == "loss" and picture["plate:1"].ring == "loss"
    assert picture["plate:1"].face.args[2] == play.words.plate_note(play.view(0), 1)


def test_nine_lives_are_smaller_candles_in_two_rows(match: Begin) -> None:
    few, many = match(lives=3).picture(), match(lives=9).picture()
    rows = {round(many[f"life:1.{i}"].y) for i in range(9)}
    assert len(rows) == 2
    assert many["life:1.0"].height < few["life:1.0"].height


def test_texts_lie_right_to_left_but_the_table_is_not_mirrored(match: Begin) -> None:
    play = DEALS["turn"](match)
    left, right = play.picture(rtl=False), play.picture(rtl=True)
    assert {key: (p.x, p.y) for key, p in left.items()} == {key: (p.x, p.y) for key, p in right.items()}
    assert right["plate:0"].face.args[4] is True


def test_everything_that_matters_has_a_phrase_and_a_place_in_the_reading_order(match: Begin) -> None:
    for name in DEALS:
        picture = DEALS[name](match).picture()
        for key, placement in picture.items():
            if placement.focusable or placement.kind in ("plate", "guarantee", "disc", "pack"):
                assert placement.label, key
        spoken = sorted((p.order, p.key) for p in picture.values() if p.label)
        if "card:1.2" in picture and picture["card:1.2"].ring == "legal":
            assert spoken[0][1] == "card:1.2", "one's own card comes first"


# -- what can be done -------------------------------------------------------------------------------------------------


def test_on_my_turn_i_can_keep_or_exchange_by_click_key_or_drag(match: Begin) -> None:
    can = DEALS["turn"](match).can()
    assert list(can) == ["Keep", "Exchange"]
    assert can["Keep"].keys == ("card:1.2",) and can["Keep"].primary
    assert can["Exchange"].keys == ("place:1",) and can["Exchange"].drag == ("card:1.2", "place:1")
    assert not can["Keep"].refusal and not can["Exchange"].refusal
    assert all(one.icon for one in can.values())


def test_while_another_decides_i_read_why_not(match: Begin) -> None:
    play = match(dealer=1).deal("X")  # Ada decides; Bruno has no card yet
    play.do(Exchange()).deal("V")  # Bruno decides with Ada's card
    can = play.can(2)
    assert can == {}, "Ada has done what she could do"
    play = DEALS["inn"](match)  # Otto has a card, Mira decides at the inn
    refused = play.can(1)
    assert {name: one.action for name, one in refused.items()} == {"Keep": Keep(), "Exchange": Exchange()}
    assert all(one.refusal == "First it is for \u2068Mira\u2069 to decide." for one in refused.values())
    assert not any(one.primary for one in refused.values())


def test_the_inn_is_answered_on_the_two_cards(match: Begin) -> None:
    play = DEALS["inn"](match)
    asked = play.can(0)
    assert {name: one.keys for name, one in asked.items()} == {"Demand": ("card:1.1",), "AcceptStop": ("card:1.0",)}
    assert asked["Demand"].primary and asked["AcceptStop"].action == AcceptStop()
    play.do(Demand())
    answered = play.can(1)
    assert {name: one.keys for name, one in answered.items()} == {"Agree": ("card:1.1",), "Decline": ("card:1.0",)}
    assert answered["Decline"].action == Decline()
    rings = {key: p.ring for key, p in play.picture(1).items() if p.ring}
    assert rings == {"card:1.0": "legal", "card:1.1": "legal"}


def test_the_next_deal_lies_on_the_pack_for_anyone(match: Begin) -> None:
    play = DEALS["showdown"](match)
    for seat in range(4):
        assert play.can(seat)["NextDeal"].keys == ("pack",) and play.can(seat)["NextDeal"].primary


def test_every_key_of_what_can_be_done_is_a_focusable_thing_of_the_picture(match: Begin) -> None:
    for name in DEALS:
        play = DEALS[name](match)
        for seat in range(4):
            picture = play.picture(seat)
            for one in play.can(seat).values():
                assert one.refusal or one.keys
                for key in (*one.keys, *filter(None, one.drag)):
                    assert picture[key].focusable, (name, seat, key)


# -- cards and their powers -------------------------------------------------------------------------------------------


def test_the_sheet_shows_all_twenty_cards_highest_first(match: Begin) -> None:
    words = match().words
    sheet = board.help_faces(words)
    assert len({one.face for one in sheet}) == len(Rank)
    assert (sheet[0].name, sheet[-1].name) == ("Cuckoo XV", "Fool")
    assert all(one.text for one in sheet)


def test_a_card_on_the_table_is_shown_large_as_on_the_sheet(match: Begin) -> None:
    play = DEALS["turn"](match)
    faces = {one.face for one in board.help_faces(play.words)}
    assert play.picture()["card:1.2"].large in faces and play.picture()["card:1.1"].large in faces
    assert play.picture()["card:1.0"].large is None, "nobody has seen Ada's card"


def test_the_small_picture_of_a_saved_game_is_the_table(match: Begin) -> None:
    play = DEALS["turn"](match)
    assert {p.key for p in board.thumbnail(play.view(0), play.words)} == set(play.picture())


def test_arrows_between_all_sides_stay_on_the_cloth() -> None:
    lay = Layout(Area(1004, 800))
    curves = [lay.arrow(a, b) for a in range(4) for b in range(4) if a != b] + [lay.arrow_to_pack(a) for a in range(4)]
    for curve in curves:
        for x, y in (curve.start, curve.end):
            assert ((x - lay.cx) / lay.rx) ** 2 + ((y - lay.cy) / lay.ry) ** 2 < 0.95
        assert all(0 <= part <= 1000 for part in curve.thousandths(5))


def test_all_arrows_are_equally_wide_and_none_begins_under_a_card() -> None:
    for lay in (Layout(Area(1004, 800)), Layout(Area(720, 560))):
        curves = [lay.arrow(a, b) for a in range(4) for b in range(4) if a != b]
        curves += [lay.arrow_to_pack(a) for a in range(4)]
        wide = [c.thousandths(5.5)[6] / 1000 * math.hypot(c.box().width, c.box().height) for c in curves]
        assert max(wide) - min(wide) < 0.6
        for side in range(4):
            curve, card = lay.arrow_to_pack(side), lay.card(side)
            for i in range(11):
                t = i / 10
                x, y = (
                    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c
                    for a, b, c in zip(curve.start, curve.bend, curve.end, strict=True)
                )
                assert abs(x - card.x) > card.width / 2 or abs(y - card.y) > card.height / 2 + 8 * lay.k


# -- what is explained ------------------------------------------------------------------------------------------------


def explained(play: Any, seat: int) -> str:
    """The card that is shown large unasked: the name of its face; "" for none."""
    most = max(play.picture(seat).values(), key=lambda one: one.matters)
    return str(most.large.args[0]) if most.matters and most.large is not None else ""


def test_the_own_card_is_explained_and_at_the_inn_the_inn(match: Begin) -> None:
    play = match().deal("III")
    assert explained(play, 0) == "III" and explained(play, 1) == ""
    play.do(Exchange()).deal("INN")
    assert (explained(play, 0), explained(play, 1)) == ("inn", "inn")
    play.do(Demand())
    assert (explained(play, 0), explained(play, 1)) == ("inn", "inn")


def test_at_the_showdown_everybody_reads_about_the_own_card(match: Begin) -> None:
    play = match().deal("III").do(Keep()).deal("IIII").do(Keep()).deal("V").do(Keep()).deal("X").do(Keep())
    assert [explained(play, seat) for seat in range(4)] == ["III", "IIII", "V", "X"]


def test_who_is_out_reads_about_nobodys_card(match: Begin) -> None:
    play = match(lives=1).deal("I").do(Keep()).deal("IIII").do(Keep()).deal("V").do(Keep()).deal("X").do(Keep())
    assert explained(play, 0) == "" and explained(play, 1) == "IIII"


def test_nobody_deals_before_the_first_deal(match: Begin) -> None:
    fresh = Cuccu().view(Cuccu().new(Options(3), 4), 0, Cuccu().first_knowledge(Options(3), 4, 0))
    words = match().words
    assert [words.plate_note(fresh, seat) for seat in range(4)] == [""] * 4


def test_an_empty_place_says_when_a_card_comes(match: Begin) -> None:
    play = match().deal("VI")
    assert "only when" in play.picture()["place:1"].tip
    assert "only when" in play.words.decision(play.view(0).awaits, play.view(0))


def test_a_click_on_the_own_card_is_a_look_and_one_on_the_next_place_an_exchange(match: Begin) -> None:
    can = match().deal("VI").can()
    assert not can["Keep"].by_click and can["Keep"].keys == ("card:1.0",)
    assert can["Exchange"].by_click


def test_a_demand_says_what_it_means_for_the_card_in_hand(match: Begin) -> None:
    notes = [match().deal(rank).do(Exchange()).deal("INN").can()["Demand"].note for rank in ("ZERO", "III")]
    assert "pays" in notes[0] and "bluff" in notes[1]


def test_a_match_given_up_waits_for_nobody(match: Begin) -> None:
    play = match().deal("VI")
    view = board.given_up(play.view(0))
    table = board.picture(view, None, play.area, play.words)
    assert not any(p.kind == "arrow" or p.ring == "legal" for p in table)
    assert play.words.plate_note(view, 0) == ""


def test_who_was_out_before_stays_pale_at_the_showdown(match: Begin) -> None:
    play = match(lives=1).deal("I").do(Keep()).deal("IIII").do(Keep()).deal("V").do(Keep()).deal("X").do(Keep())
    assert play.picture(1)["plate:0"].opacity == 1, "the last life is lost at this showdown"
    play.do(NextDeal()).deal("I").do(Keep()).deal("V").do(Keep()).deal("X").do(Keep())
    assert play.view(1).losses is not None
    assert play.picture(1)["plate:0"].opacity < 1
