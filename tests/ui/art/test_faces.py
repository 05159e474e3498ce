"""Faces: each unlike all others, the same on every run, whole in every size, and readable."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.ui.art.face_kit import difference, digest
from ui.art import Face, Look, painter_of
from ui.art.cache import Order, paint
from ui.art.face import names
from ui.art.faces_cuccu import ORDER
from ui.art.heads import HEADS
from ui.art.palette import SEATS, contrast
from ui.art.sheets import VALUES, cuccu_sheet
from ui.art.theme import tokens

UPRIGHT = 24, 34
"""Pixels to which cards are scaled down to be compared."""
CARDS = [Face("cuccu", "card", (key,)) for key in ORDER] + [Face("cuccu", "back")]

SAMPLES: dict[str, dict[str, list[tuple[str | int | bool, ...]]]] = {
    "cuccu": {"card": [(key, "Name", VALUES[key]) for key in ORDER], "back": [()], "emblem": [()], "felt": [()]},
    "table": {
        "wood": [()],
        "candle": [(True,), (False,)],
        "sign": [(seat,) for seat in range(len(SEATS))],
        "plate": [(0, "Ada", "keeps", False, False), (0, "Ada", "keeps", True, False), (3, "Otto", "", False, True)],
        "dealer": [()],
        "pack": [(9,), (3,)],
        "count": [("37",), ("8",)],
        "place": [(True,), (False,)],
        "ring": [("can",), ("last",), ("lost",), ("focus",)],
        "arrow": [(0, 0, 500, 900, 1000, 1000), (1000, 1000, 500, 900, 0, 0)],
        "stamp": [("hand",), ("shield",)],
        "slip": [()],
        "hint": [()],
    },
    "house": {
        "poster": [("cuccu",), ("princes",), ("island",), ("dogs",)],
        "head": [*((kind,) for kind in HEADS), ("result", "princes")],
        "head_rtl": [*((kind,) for kind in HEADS), ("result", "princes")],
        "pass": [(), ("princes",)],
        "sign": [()],
    },
}


def picture(face: Face, width: int = 118, height: int = 165, look: Look | None = None) -> QImage:
    return paint(Order(face, width, height, 1.0, look or Look()))


@pytest.mark.parametrize("width", [60, 118, 300])
def test_no_two_cards_look_alike(width: int) -> None:
    pictures = [(face, picture(face, width, round(width * 88 / 63))) for face in CARDS]
    closest = min(difference(a, b, UPRIGHT) for (_, a), (_, b) in combinations(pictures, 2))
    assert closest > 12


def test_no_two_faces_are_equal() -> None:
    seen: dict[str, Face] = {}
    for room, kinds in SAMPLES.items():
        for name, all_args in kinds.items():
            for args in all_args:
                face = Face(room, name, args)
                key = digest(picture(face))
                assert key not in seen, f"{face} looks like {seen[key]}"
                seen[key] = face


def test_every_kind_of_face_is_tried_here() -> None:
    assert {room: set(kinds) for room, kinds in SAMPLES.items()} == {
        room: set(names(room)) for room in ("cuccu", "table", "house")
    }


@pytest.mark.parametrize("face", [CARDS[0], CARDS[-1], Face("table", "wood"), Face("house", "pass")], ids=str)
def test_a_face_is_the_same_on_every_run(face: Face) -> None:
    here = digest(picture(face))
    script = (
        "import hashlib\nfrom PySide6.QtGui import QGuiApplication\napp = QGuiApplication([])\n"
        "from ui.art import Face, Look\nfrom ui.art.cache import Order, paint\nfrom ui.art.fonts import load_fonts\n"
        f"load_fonts()\nimage = paint(Order({face!r}, 118, 165, 1.0, Look()))\n"
        "print(hashlib.sha1(image.constBits()).hexdigest())"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == here == digest(picture(face))


def test_an_unknown_face_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="cuccu/joker"):
        painter_of(Face("cuccu", "joker"))


def test_importing_the_workshop_makes_no_application() -> None:
    script = (
        "import pkgutil, importlib, ui.art\nfrom PySide6.QtCore import QCoreApplication\n"
        "for module in pkgutil.iter_modules(ui.art.__path__): importlib.import_module('ui.art.' + module.name)\n"
        "assert QCoreApplication.instance() is None"
    )
    subprocess.run([sys.executable, "-c", script], timeout=60, check=True)


def band(image: QImage) -> QImage:
    """The strip of a card where its name stands."""
    return image.copy(0, round(image.height() * 0.83), image.width(), round(image.height() * 0.11))


def test_a_small_card_is_all_picture() -> None:
    assert digest(picture(Face("cuccu", "card", ("cat", "Cat", "XII")), 80, 112)) == digest(
        picture(Face("cuccu", "card", ("cat",)), 80, 112)
    )


@pytest.mark.parametrize("width", [118, 160, 300])
def test_a_name_is_written_on_a_card_of_the_table(width: int) -> None:
    high = round(width * 88 / 63)
    first = picture(Face("cuccu", "card", ("cat", "Cat", "XII")), width, high)
    other = picture(Face("cuccu", "card", ("cat", "Katze", "XII")), width, high)
    assert digest(band(first)) != digest(band(other))
    assert digest(first.copy(0, 0, width, round(high * 0.8))) == digest(other.copy(0, 0, width, round(high * 0.8)))


def test_a_name_that_never_fits_is_left_out_and_the_value_stays() -> None:
    endless = picture(Face("cuccu", "card", ("cat", "Donaudampfschiffskater", "XII")))
    value = picture(Face("cuccu", "card", ("cat", "", "XII")))
    nothing = picture(Face("cuccu", "card", ("cat", "", " ")))
    assert difference(band(endless), band(value), UPRIGHT) < difference(band(endless), band(nothing), UPRIGHT)


def test_a_long_name_on_a_small_card_stands_without_the_value_rather_than_not_at_all() -> None:
    ten = picture(Face("cuccu", "card", ("X", "Zehnerkarte", "X" * 6)), 92, 129)
    bare = picture(Face("cuccu", "card", ("X", "Zehnerkarte", "")), 92, 129)
    assert digest(band(ten)) == digest(band(bare)), "the name has the strip for itself"
    assert digest(ten) != digest(bare), "a value no picture shows stands in its corner"
    eight = picture(Face("cuccu", "card", ("VIII", "Achterkarte", "VIII")), 92, 129)
    assert digest(eight) == digest(picture(Face("cuccu", "card", ("VIII", "Achterkarte", "")), 92, 129))


def test_a_hebrew_name_stands_left_of_its_value() -> None:
    def middle_of_colour(name: str) -> float:
        image = band(picture(Face("cuccu", "card", ("cat", name, "XII")), 160, 223))
        columns = [
            x
            for x in range(20, image.width() - 20)
            for y in range(5, image.height() - 5)
            if image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 60
        ]
        return sum(columns) / len(columns)

    assert middle_of_colour("Cat") < 80 < middle_of_colour("חתול")


def test_dark_changes_the_table_but_not_the_cards() -> None:
    dark = Look(dark=True)
    assert digest(picture(Face("table", "wood"))) != digest(picture(Face("table", "wood"), look=dark))
    assert digest(picture(Face("cuccu", "felt"))) != digest(picture(Face("cuccu", "felt"), look=dark))
    assert digest(picture(CARDS[3])) == digest(picture(CARDS[3], look=dark))


def test_no_face_paints_beyond_its_bleed() -> None:
    """What a cache makes room for is all a face needs: a larger sheet shows nothing more."""
    for room, kinds in SAMPLES.items():
        for name, all_args in kinds.items():
            order = Order(Face(room, name, all_args[0]), 120, 120, 1.0)
            margin, far = order.margin(), order.margin() + 40
            image = QImage(120 + 2 * far, 120 + 2 * far, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.translate(far, far)
            painter_of(order.face)(painter, QRectF(0, 0, 120, 120), Look())
            painter.end()
            inside = 120 + 2 * margin
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            # One pixel more: the soft edge of a line that ends exactly at the rim.
            painter.fillRect(QRectF(far - margin - 1, far - margin - 1, inside + 2, inside + 2), Qt.GlobalColor.black)
            painter.end()
            assert not any(image.constBits()), f"{order.face} paints beyond its bleed"


def test_the_contact_sheet_shows_all_faces_with_and_without_names() -> None:
    bare = cuccu_sheet({}, width=70)
    named = cuccu_sheet({key: key for key in ORDER}, width=120)
    assert (bare.width(), named.width()) == (7 * 96 + 26, 7 * 146 + 26)
    cards = 3 * 7
    assert len(CARDS) == cards


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_sign_stands_out_from_the_panel_it_lies_on(seat: int, dark: bool) -> None:
    panel = tokens(dark)["panel"]
    image = picture(Face("table", "sign", (seat,)), 40, 40, Look(dark=dark))
    inked = [image.pixelColor(x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha() > 250]
    assert max(contrast(tint, panel) for tint in inked) > 7
