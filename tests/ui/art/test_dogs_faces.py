"""Faces of Six Good Dogs: all dogs differ at a glance, spaces show what they ask for, texts fit in every language."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.rules.dogs.cards import DOGS, FACES, MOST_DOGS, PAWS, SPACES, TRICKS, YARD_LIMIT
from tests.ui.art.face_kit import Samples, difference, digest
from ui.art import Face, Look, painter_of
from ui.art import faces_dogs as faces
from ui.art.dogs_bodies import POSES
from ui.art.dogs_looks import LOOKS
from ui.art.dogs_tricks import SCENES
from ui.art.face import Arg, names
from ui.art.sheets import dogs_sheet

KEYS = [f"d{dog:02}" for dog in DOGS]
FIGURES = {f"d{dog:02}": ("".join(map(str, SPACES[dog])), PAWS[dog]) for dog in DOGS}
PLATE = (0, "Ada", "d01 d05", 3)

SAMPLES: dict[str, list[tuple[Arg, ...]]] = {
    "card": [(key, *FIGURES[key], "Name") for key in KEYS],
    "medal": [*((key,) for key in KEYS), ("",)],
    "deck": [(key, *FIGURES[key], "Name", 4) for key in KEYS[:3]] + [("", "", 0, "", 0)],
    "space": [(number, state) for number in FACES for state in ("free", "glow", "want")],
    "die": [(number, state) for number in range(7) for state in ("", "chosen", "hot", "off", "set")],
    "tumble": [(pose,) for pose in range(8)],
    "buried": [(0,), *((number, state) for number in FACES for state in ("", "chosen", "hot", "off"))],
    "tile": [(trick, "Name", "What it does.") for trick in TRICKS],
    "tile_back": [(trick, trick) for trick in TRICKS],
    "odds": [("bust", "40 %", 0), ("bust", "40 %", 1), ("bust", "40 %", 2), ("score", "40 %")],
    "kind": [("howl",), ("walk",), ("run",), ("beg",), ("fetch",)],
    "paw": [(1,), (2,), (3,)],
    "treat": [(-20,), (40,)],
    "treats": [(0,), (12,)],
    "heap": [(0,), (1,), (5,)],
    "yard": [(True,), (False,), (True, True)],
    "fence": [*((total,) for total in range(YARD_LIMIT + 2)), (3, 2), (3, 0, True)],
    "total": [(3,), (5,), (7,), (8,), (5, "two more are safe"), (5, "two more are safe", True)],
    "plate": [PLATE, (*PLATE, True), (*PLATE, False, True), (1, *PLATE[1:]), (0, "Ada", "", 3)],
    "tray": [("howl",), ("walk",), ("run",), ("beg",), ("fetch",)],
    "hole": [()],
    "lawn": [()],
    "post": [("Next dog",)],
    "emblem": [()],
    "trick_card": [(trick, "Name") for trick in TRICKS],
    "strip": [()],
    "label": [("Run",), ("Run", 18, "ink", "middle", True), ("Run", 13, "snow", "right")],
    "button": [("Stop",), *(("Stop", state) for state in ("primary", "danger", "off")), ("Stop", "plain", True)],
    "race": [(30, "0 4 1", "1 9 2", "0 30 3"), (30, "0 4 1")],
    "figures": [("Busts", "Treats", "Dogs", "0 1 7 2", "1 0 3 0")],
    "rolled": [(4, 5, 6, 7, 8, 9)],
}
SHAPES = {
    **dict.fromkeys(("card", "deck", "trick_card"), (116, 162)),
    **dict.fromkeys(("race", "figures", "rolled"), (420, 180)),
    **{"strip": (980, 84), "label": (150, 25), "button": (150, 38)},
    **dict.fromkeys(("tile", "tile_back"), (186, 160)),
    **{"odds": (62, 25), "treats": (64, 32), "yard": (250, 268), "fence": (224, 70), "total": (250, 36)},
    **{"plate": (500, 36), "tray": (278, 98), "lawn": (400, 300), "post": (120, 26), "paw": (66, 22)},
}


TRIED = Samples("dogs", SAMPLES, SHAPES, 50)
picture = TRIED.picture


def card(key: str, width: int, name: str = "") -> QImage:
    return picture("card", (key, *FIGURES[key], name), width, round(width * 88 / 63))


def parted(image: QImage, box: tuple[float, float, float, float]) -> QImage:
    """The part of a picture in a rectangle."""
    return image.copy(*(round(value) for value in box))


def test_every_kind_of_face_is_tried_here() -> None:
    assert set(SAMPLES) == set(names("dogs"))


def test_every_dog_and_every_trick_of_the_rules_has_a_picture() -> None:
    assert list(LOOKS) == KEYS
    assert set(SCENES) == set(TRICKS)


def test_no_two_faces_are_equal() -> None:
    assert TRIED.equal() == []


FIRST = TRIED.first()


def test_a_face_is_the_same_on_every_run() -> None:
    assert TRIED.elsewhere() == TRIED.here() == TRIED.here()


WILDEST = [*FIRST, ("die", (6, "hot", 12)), ("die", (3, "chosen", -12)), ("space", (4, "want")), ("fence", (9,)),
           ("buried", (6, "chosen")), ("plate", (0, "Ada", " ".join(KEYS[:6]), 12, True)), ("treat", (45,)),
           *(("tumble", (pose,)) for pose in range(8))]  # fmt: skip


@pytest.mark.parametrize(("name", "args"), WILDEST)
def test_no_face_paints_beyond_its_bleed(name: str, args: tuple[Arg, ...]) -> None:
    assert not TRIED.paints_beyond(name, args)


# -- dogs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [46, 82, 204])
def test_no_two_dogs_look_alike(width: int) -> None:
    # Given the pictures alone, without spaces, paws and names
    side = round(width * 0.8)
    pictures = [card(key, width).copy(round(width * 0.1), round(width * 0.1), side, side) for key in KEYS]
    assert min(difference(a, b) for a, b in combinations(pictures, 2)) > 14


def test_no_two_medals_look_alike() -> None:
    pictures = [picture("medal", (key,), 30) for key in KEYS]
    assert min(difference(a, b) for a, b in combinations(pictures, 2)) > 6


def test_no_two_dogs_share_coat_head_and_bearing() -> None:
    traits = [(look.shape, look.ears, look.base, look.pattern, look.pose) for look in LOOKS.values()]
    closest = max(combinations(traits, 2), key=lambda two: sum(a == b for a, b in zip(*two, strict=True)))
    assert sum(a == b for a, b in zip(*closest, strict=True)) <= 3


def test_every_bearing_is_worn_by_some_dog() -> None:
    assert {look.pose for look in LOOKS.values()} == set(POSES)


@pytest.mark.parametrize("key", ["d32", "d01", "d16", "d31"])
def test_a_space_lies_exactly_over_the_printed_one(key: str) -> None:
    printed, laid = card(key, 204, "Name"), card(key, 204, "Name")
    spaces = FIGURES[key][0]
    painter = QPainter(laid)
    for i, number in enumerate(spaces):
        left, top, wide, high = faces.space_rect(len(spaces), i, 204)
        painter.translate(left, top)
        painter_of(Face("dogs", "space", (int(number), "free")))(painter, QRectF(0, 0, wide, high), Look())
        painter.translate(-left, -top)
    painter.end()
    assert difference(printed, laid) < 0.5


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_spaces_lie_on_their_card_side_by_side(count: int) -> None:
    boxes = [faces.space_rect(count, i, 100) for i in range(count)]
    assert all(left > 0 and left + wide < 100 and top + high < 100 * 88 / 63 for left, top, wide, high in boxes)
    assert all(a[0] + a[2] < b[0] for a, b in pairwise(boxes))


def reds(image: QImage) -> int:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(pixel.red() > pixel.green() + 70 and pixel.green() < 90 for pixel in pixels)


def test_paws_are_printed_in_the_corner_of_the_picture() -> None:
    bare, one, two = (picture("card", ("d22", "146", paws), 204, 285).copy(120, 140, 70, 60) for paws in (0, 1, 2))
    assert reds(bare) + 100 < reds(one)
    assert reds(one) + 100 < reds(two)


def test_a_very_narrow_card_has_no_name() -> None:
    assert digest(card("d01", 44, "Biscuit")) == digest(card("d01", 44))
    assert digest(card("d01", 82, "Biscuit")) != digest(card("d01", 82))


@pytest.mark.parametrize("name", ["Świerszczyk", "ביסקוויט", "Пельмешек", "Böğürtlen"])
def test_a_long_name_stays_on_a_small_card(name: str) -> None:
    # Given the paper at both sides of the name, which holds no ink
    image = card("d01", 82, name)
    sides = [image.copy(x, 75, 4, 12) for x in (1, 77)]
    bare = [card("d01", 82, "Io").copy(x, 75, 4, 12) for x in (1, 77)]
    assert [digest(side) for side in sides] == [digest(side) for side in bare]


def test_a_hebrew_name_begins_at_the_right() -> None:
    left, right = (card("d01", 204, name).copy(12, 190, 60, 30) for name in ("אב", "Io"))
    dark = [
        sum(image.pixelColor(x, y).lightness() < 90 for x in range(60) for y in range(30)) for image in (left, right)
    ]
    assert dark[0] < 10 < dark[1]


def test_the_deck_without_dogs_is_an_empty_place() -> None:
    assert difference(picture("deck", ("", "", 0, "", 0)), picture("deck", ("d01", "12", 0, "Name", 3))) > 20


# -- tricks -----------------------------------------------------------------------------------------------------------


def test_no_two_scenes_of_one_kind_look_alike() -> None:
    pictures = [picture("tile", (trick, "", ""), 186, 160).copy(8, 8, 170, 84) for trick in TRICKS]
    assert min(difference(a, b) for a, b in combinations(pictures, 2)) > 5


def test_the_badge_of_a_tile_does_not_touch_its_name() -> None:
    for name, rtl in (("Extraordinary trick", False), ("תרגיל יוצא מן הכלל לגמרי", True)):
        box = faces.badge_rect(186, rtl)
        with_name = parted(picture("tile", ("run", name, "Text.", True)), box)
        other = parted(picture("tile", ("run", name[:3] if not rtl else name[:2], "Text.", True)), box)
        assert digest(with_name) == digest(other)


LONG = "Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as rest."


def test_a_long_text_is_cut_on_a_small_tile_and_whole_on_a_large_one() -> None:
    longer = LONG + " And so on."
    small = [digest(picture("tile", ("bolt", "Bolt", text), 186, 160)) for text in (LONG, longer)]
    large = [digest(picture("tile", ("bolt", "Bolt", text), 400, 344)) for text in (LONG, longer)]
    assert small[0] == small[1]
    assert large[0] != large[1]


def test_a_small_tile_keeps_its_text_in_readable_type() -> None:
    # Given a row of letters as high as type of 12 pixels is, whatever the size of the tile
    def rows(width: int) -> int:
        image = picture("tile", ("bolt", "", "Hxhx"), width, round(width * 0.86))
        below = range(round(width * 0.56), round(width * 0.84))
        dark = [any(image.pixelColor(x, y).lightness() < 130 for x in range(8, width - 8)) for y in below]
        return sum(dark)

    assert rows(100) >= 8


def test_biscuits_lie_on_their_tile() -> None:
    for rtl in (False, True):
        for index in range(9):
            left, top, wide, high = faces.treat_rect(200, index, rtl)
            assert 0 <= left <= 200 - wide and 0 <= top <= 172 - high


# -- the yard ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("total", range(YARD_LIMIT + 1))
def test_as_many_boards_are_painted_as_pips_are_buried(total: int) -> None:
    image = picture("fence", (total,), 224, 70)
    painted = 0
    for board in range(YARD_LIMIT):
        middle = image.pixelColor(
            round(224 * (board + 0.4) / YARD_LIMIT) + image.width() // 2 - 112, image.height() // 2
        )
        painted += middle.lightness() < 190
    assert painted == total


def test_the_fence_stands_on_the_grass_and_dice_lie_in_the_soil() -> None:
    for big, (wide, high) in ((True, (250, 268)), (False, (212, 92))):
        fence, soil = faces.fence_rect(wide, high, big), faces.soil_rect(wide, high, big)
        assert fence[1] + fence[3] < soil[1] + 2
        assert soil[1] + soil[3] <= high
        assert soil[0] + soil[2] <= wide and fence[0] + fence[2] <= wide


def test_a_bust_is_written_on_red() -> None:
    warm = [reds(picture("total", (total,), 120, 40)) for total in (YARD_LIMIT, YARD_LIMIT + 1)]
    assert warm[1] > 4 * warm[0]


# -- the bar ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rtl", [False, True])
def test_a_medal_hangs_where_the_bar_says(rtl: bool) -> None:
    for index in range(MOST_DOGS):
        dogs = " ".join(KEYS[: index + 1])
        bar = picture("plate", (1, "Ada", dogs, 0, False, rtl), 500, 36)
        less = picture("plate", (1, "Ada", " ".join(KEYS[:index]), 0, False, rtl), 500, 36)
        edge = (bar.width() - 500) // 2
        left, top, wide, high = faces.medal_rect(500, 36, index, rtl)
        place = (left + edge, top + edge, wide, high)
        assert difference(parted(bar, place), parted(less, place)) > 20


def test_the_lawn_is_darker_in_the_dark_and_cards_are_not() -> None:
    dark = Look(dark=True)
    assert digest(picture("lawn", ())) != digest(picture("lawn", (), look=dark))
    assert digest(card("d01", 116)) == digest(picture("card", ("d01", "12", 0), 116, 162, dark))


def test_grain_and_contrast_change_a_card() -> None:
    usual = digest(card("d01", 116))
    for look in (Look(grain=0), Look(grain=100), Look(contrast=90), Look(temperature=10)):
        assert digest(picture("card", ("d01", "12", 0), 116, 162, look)) != usual


def test_the_contact_sheet_shows_all_dogs_with_and_without_names() -> None:
    bare, named = dogs_sheet({}), dogs_sheet({key: key for key in (*KEYS, *TRICKS)})
    assert bare.size() == named.size()
    assert digest(bare) != digest(named)


@pytest.mark.parametrize("width", [81, 99, 114])
def test_a_small_tile_has_two_lines_for_its_text_and_what_lies_on_it_rises_with_its_name(width: int) -> None:
    # Given texts of two lines that differ only in the last word, then the tiles can be told apart
    texts = "Roll 8, keep one", "Roll 8, keep all"
    one, other = (picture("tile", ("fetch", "", text), width, round(width * 0.86)) for text in texts)
    assert digest(one) != digest(other)
    _, top, _, high = faces.badge_rect(width)
    assert top + high <= width * 0.86 - faces.TWO_LINES
    assert all(faces.treat_rect(width, index)[1] > 0 for index in range(3))
