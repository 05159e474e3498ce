"""Faces of Rival Princes: each unlike all others, the same on every run, upright whatever a region stores, readable."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from translations import SOURCES, messages

from desktop.rules.princes.cards import CARDS, EVENT_COPIES, FACES, LANDS, REGION_CARDS, RESOURCES, land_of, number_of
from tests.ui.art.face_kit import Samples, difference, digest
from ui.art import Face, Look, painter_of
from ui.art.cache import Order, paint
from ui.art.face import Arg, names
from ui.art.faces_princes import PICTURES
from ui.art.princes_marks import FIGURES
from ui.art.princes_names import fitted_name
from ui.art.sheets import princes_sheet
from ui.language_files import LANGUAGES
from ui.words.princes_cards import NAMES

PLATE = (0, "Ada", 3, 12, 5, 2, 1, 4, "3 / 3")

SAMPLES: dict[str, list[tuple[Arg, ...]]] = {
    "card": [(card, "Name") for card in (*CARDS, *EVENT_COPIES)],
    "site": [(card,) for card, data in CARDS.items() if data.kind != "action"],
    "town": [("road",), ("settlement",), ("city",)],
    "region": [(land_of(card), number_of(card), stored) for card in REGION_CARDS for stored in range(4)],
    "number": [(number,) for number in range(1, 7)],
    "back": [("draw",), ("event",), ("region",)],
    "emblem": [()],
    "stack": [("draw", 1), ("draw", 5), ("event", 2), ("region", 3)],
    "supply": [("road", 1), ("settlement", 2), ("city", 3)],
    "spot": [(True,), (False,)],
    "die": [(number,) for number in range(7)],
    "event_die": [(face,) for face in ("", *FACES)],
    "token": [("knight",), ("mill",)],
    "mover": [(0,), (1,)],
    "seen": [()],
    "runner": [(0,), (1,)],
    "plate": [PLATE, (*PLATE, True), (*PLATE, False, True), (*PLATE, False, False, True), (1, *PLATE[1:])],
    "button": [("End the turn",), ("Make this offer", True)],
    "figure": [(kind, "7", hot) for kind in FIGURES for hot in (False, True) if not (kind == "points" and hot)],
    "resource": [(kind, full) for kind in RESOURCES for full in (True, False)],
    "score": [(3,), (12,)],
    "harvest": [
        (1, 1, "gold1", 0, "grain2 lumber1 brick0"),
        (1, 1, "gold1", 0, "grain1 lumber1 brick0"),
        (1, 0, "gold1", 1, "grain2 lumber1 brick0"),
        (2, 1, "", 0, "ore0"),
        (2, 1, "", 0, "ore0", True),
    ],
    "bill": [("brick",), ("brick", "wool"), ("wool", "brick")],
}


def name_in(language: str, card: str) -> str:
    """The name of a card in a language, as it stands in the translations."""
    text = NAMES[card]  # type: ignore[index]
    source = text[1] if isinstance(text, tuple) else str(text)
    return translated(language).get(source, source)


@cache
def translated(language: str) -> dict[str, str]:
    found = messages(SOURCES / f"princes_{language}.ts")
    return {one.source: one.forms[0] for one in found if one.context == "PrincesCards" and not one.state}


SHAPES = {
    "card": (118, 165),
    "back": (118, 165),
    "plate": (318, 86),
    "runner": (400, 200),
    "harvest": (118, 52),
    "button": (130, 28),
}


TRIED = Samples("princes", SAMPLES, SHAPES, 72)
picture = TRIED.picture


def test_every_kind_of_face_is_tried_here() -> None:
    assert set(SAMPLES) == set(names("princes"))


def test_every_card_has_a_picture() -> None:
    assert set(PICTURES) == {*CARDS, *EVENT_COPIES}


def test_no_two_faces_are_equal() -> None:
    assert TRIED.equal() == []


@pytest.mark.parametrize("width", [46, 108])
def test_no_two_cards_look_alike(width: int) -> None:
    high = round(width * 88 / 63)
    pictures = [picture("card", (card,), width, high) for card in (*CARDS, *EVENT_COPIES)]
    assert min(difference(a, b) for a, b in combinations(pictures, 2)) > 6


def test_sites_differ_where_they_are_smallest() -> None:
    pictures = [picture("site", args, 46) for args in SAMPLES["site"]]
    assert min(difference(a, b) for a, b in combinations(pictures, 2)) > 6


FIRST = TRIED.first()


def test_a_face_is_the_same_on_every_run() -> None:
    assert TRIED.elsewhere() == TRIED.here() == TRIED.here()


@pytest.mark.parametrize(("name", "args"), FIRST)
def test_no_face_paints_beyond_its_bleed(name: str, args: tuple[Arg, ...]) -> None:
    assert not TRIED.paints_beyond(name, args)


# -- regions are turned by what they store ----------------------------------------------------------------------------


def laid(land: str, number: int, stored: int, side: int = 120) -> QImage:
    """A region as it lies on the table: with as many quarter turns as it stores."""
    return paint(Order(Face("princes", "region", (land, number, stored)), side, side, 1.0, turn=stored))


def within(image: QImage, left: float, top: float, wide: float, high: float) -> QImage:
    """A part of a picture, in parts of its side."""
    side = image.width()
    return image.copy(round(left * side), round(top * side), round(wide * side), round(high * side))


@pytest.mark.parametrize("land", LANDS)
def test_print_and_number_stand_upright_whatever_a_region_stores(land: str) -> None:
    middles = [within(laid(land, 4, stored), 0.3, 0.2, 0.4, 0.5) for stored in range(4)]
    assert max(difference(middles[0], other) for other in middles[1:]) < 3


@pytest.mark.parametrize("stored", range(4))
def test_what_a_region_stores_is_shown_in_the_large_box_at_the_lower_edge(stored: int) -> None:
    # Given the three places of the box, in which madder bricks stand for what is stored
    box = within(laid("hills", 3, stored), 0.22, 0.77, 0.56, 0.18)
    filled = 0
    for place in range(3):
        part = box.copy(round(box.width() * place / 3), 0, box.width() // 3, box.height())
        pixels = [part.pixelColor(x, y) for x in range(part.width()) for y in range(part.height())]
        filled += sum(pixel.red() > pixel.green() + 70 for pixel in pixels) > len(pixels) * 0.2
    assert filled == stored


def test_a_number_laid_over_its_region_covers_the_printed_one() -> None:
    region = laid("fields", 5, 2)
    both = region.copy()
    painter = QPainter(both)
    painter_of(Face("princes", "number", (5,)))(painter, QRectF(0, 0, 120, 120), Look())
    painter.end()
    assert difference(region, both) < 0.5


def test_a_region_shown_as_tall_as_a_card_stands_upright_by_itself() -> None:
    turned, tall = laid("pasture", 2, 3, 80), picture("region", ("pasture", 2, 3), 80, 112)
    assert difference(turned, tall.copy(0, 0, 80, 80)) < 6


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_narrow_card_has_no_name() -> None:
    named, bare = picture("card", ("church", "Church"), 76, 106), picture("card", ("church",), 76, 106)
    assert digest(named) == digest(bare)


@pytest.mark.parametrize(("card", "top"), [("church", 0.58), ("arsonist", 0.05)])
def test_the_name_of_an_action_stands_at_the_top_where_it_is_seen_in_a_fan(card: str, top: float) -> None:
    one, other = picture("card", (card, "Name")), picture("card", (card, "Other"))
    band = [image.copy(0, round(165 * top), 118, 30) for image in (one, other)]
    rest = [image.copy(0, 60 if top < 0.1 else 0, 118, 85) for image in (one, other)]
    assert digest(band[0]) != digest(band[1])
    assert digest(rest[0]) == digest(rest[1])


def test_a_name_that_never_fits_ends_in_dots_line_by_line() -> None:
    first, second = fitted_name("Ivar of the Unpronounceable Northern Wilderness", 90, 13).lines
    assert first.startswith("Ivar") and second.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_shortened_to_that_of_another_card(language: str) -> None:
    for width in (80, 81, 84, 88, 95, 101, 110, 118):
        high = width * 88 / 63
        written = {
            card: fitted_name(name_in(language, card), width * (0.83 - 0.06), high * 0.13 * 0.62).lines
            for card in (*CARDS, *EVENT_COPIES)
        }
        assert len(set(written.values())) == len(written), width


def test_a_long_name_stands_on_two_lines_before_any_word_of_it_is_left_out() -> None:
    name = "Garrick of the Fens"
    assert fitted_name(name, 400, 13).lines == (name,)
    assert fitted_name(name, 70, 13) == (("Garrick of", "the Fens"), 12, 100)
    assert fitted_name(name, 50, 13) == (("Garrick of", "the Fens"), 12, 80)
    assert fitted_name(name, 44, 13).lines == ("Garrick…", "the Fens")
    # A single long word is set narrower, and only then cut
    assert fitted_name("Vandentiekis", 62, 13) == (("Vandentiekis",), 12, 75)
    assert fitted_name("Vandentiekis", 50, 13).lines[0].endswith("…")


@pytest.mark.parametrize("width", [84, 101])
def test_two_lines_of_a_name_leave_the_price_where_it_was(width: int) -> None:
    high = width * 88 // 63
    one, two = (picture("card", ("garrison", name), width, high) for name in ("Tom", "Garrick of the Fens"))
    assert digest(one) != digest(two)
    assert digest(one.copy(0, high * 3 // 4, width, high // 4)) == digest(two.copy(0, high * 3 // 4, width, high // 4))


def test_the_rule_is_written_on_a_large_card_only() -> None:
    rule = ("library", "Library", "Your hand may hold one card more.")
    assert digest(picture("card", rule, 300, 419)) != digest(picture("card", rule[:2], 300, 419))
    assert digest(picture("card", rule, 150, 210)) == digest(picture("card", rule[:2], 150, 210))


# -- the table --------------------------------------------------------------------------------------------------------


def test_too_many_open_resources_are_shown_in_the_colour_of_warnings() -> None:
    def warm(exposed: int) -> int:
        image = picture("plate", (0, "Ada", 3, 12, exposed, 2, 1, 4, "3 / 3")).copy(8, 50, 60, 26)
        pixels = [image.pixelColor(x, y) for x in range(60) for y in range(26)]
        return sum(pixel.red() > pixel.green() + 70 for pixel in pixels)

    assert warm(8) > 20 * max(1, warm(7))


def test_an_empty_stack_is_an_empty_place() -> None:
    assert digest(picture("stack", ("draw", 0))) == digest(picture("supply", ("city", 0)))
    assert digest(picture("stack", ("draw", 0))) != digest(picture("stack", ("draw", 1)))


def test_the_cloth_is_darker_in_the_dark_and_cards_are_not() -> None:
    dark = Look(dark=True)
    assert digest(picture("runner", (0,))) != digest(picture("runner", (0,), look=dark))
    assert digest(picture("card", ("spy", "Spy"))) == digest(picture("card", ("spy", "Spy"), look=dark))


def test_the_contact_sheet_shows_all_cards_with_and_without_names() -> None:
    bare, named = princes_sheet({}), princes_sheet({card: card for card in (*CARDS, *EVENT_COPIES)})
    assert bare.size() == named.size()
    assert digest(bare) != digest(named)
