"""Faces of Island Settlers: each unlike all others, the same on every run, readable, told apart without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from desktop.rules.island.board import AROUND
from desktop.rules.island.values import Card, Kind, Terrain
from tests.ui.art.face_kit import Samples, difference, digest
from ui.art import Face, Look
from ui.art.cache import Order, paint
from ui.art.face import Arg, names
from ui.art.island_lands import TERRAINS, VARIANTS
from ui.art.island_panels import SYMBOLS
from ui.art.island_things import KINDS
from ui.art.palette import contrast
from ui.art.panels import by_night
from ui.art.sheets import island_sheet

CARDS = ("knight", "year_of_plenty", "monopoly", "road_building", "point")
SEATS = range(4)
ROLLS = (1, 3, 4, 6, 8, 9, 7, 6, 5, 4, 1)
PLATE = (0, "Ada", "6", 7, 1, 2, 5)

SAMPLES: dict[str, list[tuple[Arg, ...]]] = {
    "sea": [()],
    "coast": [()],
    "compass": [()],
    "whale": [(False,), (True,)],
    "hex": [(terrain, print_) for terrain in TERRAINS for print_ in range(VARIANTS)],
    "hex_spot": [(False,), (True,)],
    "harbor": [(kind, side) for kind in ("any", *KINDS) for side in range(len(AROUND))],
    "token": [(number, state) for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12) for state in ("", "hot", "robbed")],
    "road": [(seat, rim, tilt) for seat in SEATS for rim in ("", "last") for tilt in (-30, 30, 90)],
    "settlement": [(seat, rim) for seat in SEATS for rim in ("", "last", "legal")],
    "city": [(seat, rim) for seat in SEATS for rim in ("", "last", "legal")],
    "robber": [()],
    "node_spot": [(seat, chosen) for seat in SEATS for chosen in (False, True)],
    "path_spot": [(seat, chosen) for seat in SEATS for chosen in (False, True)],
    "piece": [(kind, seat) for kind in ("road", "settlement", "city") for seat in SEATS],
    "card": [(kind, "Name") for kind in KINDS] + [(kind,) for kind in KINDS],
    "development": [(card, "Name") for card in CARDS] + [(card,) for card in CARDS],
    "award": [("road", "Name"), ("army", "Name"), ("army", "Name", "3")],
    "piece_card": [("road", "Name"), ("settlement", "Name"), ("city", "Name")],
    "back": [("development",), ("goods",)],
    "good": [(kind, count) for kind in KINDS for count in ("", "4", "12")],
    "goods": [("lumber", "brick"), ("brick", "lumber"), ("ore", "ore", "ore")],
    "symbol": [(kind, tint) for kind in SYMBOLS for tint in ("ink", "madder")],
    "figure": [(kind, "7", hot) for kind in ("cards", "developments", "knights", "road") for hot in (False, True)],
    "die": [(number,) for number in range(7)],
    "plate": [PLATE, (*PLATE, "road"), (*PLATE, "both"), (*PLATE, "", True), (*PLATE, "", False, True)],
    "panel": [("Bank",), ("Bank", "Round 14"), ("Bank", "Round 14", True), ()],
    "slot": [(kind, "2", state) for kind in (*KINDS, "any") for state in ("", "chosen", "off")],
    "price": [("road", "Road", "9", state) for state in ("", "can", "chosen", "off")] + [("city", "City")],
    "stock": [("wool", "9"), ("wool", "2", "low"), ("wool", "0"), ("development", "11")],
    "answer": [(seat, state) for seat in (1, 2) for state in ("", "yes", "no", "waits", "counter", "out")],
    "offer": [("wool wool", "ore"), ("ore", "wool wool"), ("wool wool", "ore", True)],
    "button": [("Roll", state) for state in ("primary", "plain", "off")],
    "deal": [("Bank", "wool", 4, "ore", state) for state in ("primary", "off")] + [("Bank", "ore", 2, "wool")],
    "step": [("minus", True), ("plus", True), ("minus", False), ("plus", False)],
    "label": [("Text",), ("Text", 13, "madder"), ("Text", 13, "ink", "right"), ("Text", 13, "ink", "left", True)],
    "blank": [()],
    "histogram": [ROLLS, (*ROLLS, 8), (0,) * 11],
    "lines": [(10, "0 2 3 4 6", "1 2 2 5 5"), (10, "0 2 3 4 7", "1 2 2 5 5"), (12, "0 2 3 4 6", "1 2 2 5 5")],
    "totals": [("goods", "0 1 2 3 4 5", "1 5 4 3 2 1"), ("", "0 4", "1 2"), ("", "0 4", "1 0")],
    "emblem": [()],
}
SHAPES = {
    "piece": (32, 32),
    "sea": (240, 180),
    "coast": (173, 160),
    "hex": (103, 119),
    "hex_spot": (103, 119),
    "harbor": (180, 180),
    "road": (70, 18),
    "path_spot": (66, 16),
    "robber": (25, 42),
    "card": (76, 106),
    "development": (76, 106),
    "award": (76, 106),
    "piece_card": (76, 106),
    "back": (76, 106),
    "goods": (120, 24),
    "figure": (56, 28),
    "plate": (182, 84),
    "panel": (214, 122),
    "slot": (42, 40),
    "price": (226, 36),
    "stock": (36, 74),
    "answer": (72, 40),
    "offer": (150, 30),
    "button": (120, 40),
    "deal": (120, 40),
    "label": (90, 20),
    "histogram": (190, 96),
    "lines": (300, 160),
    "totals": (300, 120),
}


TRIED = Samples("island", SAMPLES, SHAPES, 48)
picture = TRIED.picture


def grey(image: QImage) -> QImage:
    """A picture as it is seen without any colour."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def test_every_kind_of_face_is_tried_here() -> None:
    assert set(SAMPLES) == set(names("island"))


def test_the_names_are_those_of_the_rules() -> None:
    assert tuple(kind.name.lower() for kind in Kind) == KINDS
    assert tuple(terrain.name.lower() for terrain in Terrain) == TERRAINS
    assert {card.name.lower() for card in Card} == set(CARDS)


def test_no_two_faces_are_equal() -> None:
    assert TRIED.equal() == []


FIRST = TRIED.first()


def test_a_face_is_the_same_on_every_run() -> None:
    assert TRIED.elsewhere() == TRIED.here() == TRIED.here()


LAST = [(name, every[-1]) for name, every in SAMPLES.items() if len(every) > 1]


@pytest.mark.parametrize(("name", "args"), FIRST + LAST)
def test_no_face_paints_beyond_its_bleed(name: str, args: tuple[Arg, ...]) -> None:
    assert not TRIED.paints_beyond(name, args)


@pytest.mark.parametrize(("name", "args"), FIRST)
def test_a_face_is_whole_when_small_and_when_large(name: str, args: tuple[Arg, ...]) -> None:
    if name == "blank":
        return
    width, height = TRIED.shape(name)
    for part in (0.5, 1.5, 3):
        image = picture(name, args, round(width * part), round(height * part))
        solid = image.convertToFormat(QImage.Format.Format_Alpha8)
        assert max(bytes(solid.constBits())) > 200


# -- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", TERRAINS)
def test_hexes_of_one_terrain_differ(terrain: str) -> None:
    prints = [picture("hex", (terrain, print_)) for print_ in range(VARIANTS)]
    assert min(difference(a, b) for a, b in combinations(prints, 2)) > 3


def test_terrains_are_told_apart_without_colour() -> None:
    lands = [grey(picture("hex", (terrain, 0))) for terrain in TERRAINS]
    assert min(difference(a, b) for a, b in combinations(lands, 2)) > 9


@pytest.mark.parametrize("name", ["settlement", "city"])
def test_the_buildings_of_four_players_are_told_apart_without_colour(name: str) -> None:
    shapes = [grey(picture(name, (seat,))) for seat in SEATS]
    assert min(difference(a, b) for a, b in combinations(shapes, 2)) > 4


def test_the_roads_of_four_players_are_told_apart_without_colour() -> None:
    roads = [grey(picture("road", (seat, "", 0), 84, 21)) for seat in SEATS]
    assert min(difference(a, b) for a, b in combinations(roads, 2)) > 2


def reds(image: QImage) -> int:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(pixel.red() > pixel.green() + 70 and pixel.alpha() > 200 for pixel in pixels)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 9, 10, 11, 12])
def test_only_sixes_and_eights_are_red(number: int) -> None:
    assert reds(picture("token", (number,))) == 0 < min(reds(picture("token", (red,))) for red in (6, 8))


def test_both_piers_of_a_harbor_lie_on_the_side_of_the_land() -> None:
    # Given harbors with the land in the east and in the west, of which nothing but the piers is brown and outside
    for side, (near, far) in ((0, (150, 0)), (3, (0, 150))):
        image = picture("harbor", ("any", side), 240)
        assert brown(image.copy(near + 20, 40, 60, 160)) > 4 * max(1, brown(image.copy(far + 10, 40, 40, 160)))


def brown(image: QImage) -> int:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(pixel.alpha() > 200 and 40 < pixel.red() - pixel.blue() < 140 for pixel in pixels)


def test_the_sea_is_darker_in_the_dark_and_hexes_are_not() -> None:
    dark = Look(dark=True)
    assert digest(picture("sea", ())) != digest(picture("sea", (), look=dark))
    assert digest(picture("coast", ())) != digest(picture("coast", (), look=dark))
    assert digest(picture("hex", ("forest", 0))) == digest(picture("hex", ("forest", 0), look=dark))


@pytest.mark.parametrize("look", [Look(contrast=80), Look(grain=0), Look(grain=90), Look(temperature=20)])
def test_land_keeps_to_the_settings_of_appearance(look: Look) -> None:
    assert digest(picture("hex", ("fields", 1))) != digest(picture("hex", ("fields", 1), look=look))


# -- cards and paper --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [30, 76, 160])
def test_no_two_cards_look_alike(width: int) -> None:
    high = round(width * 88 / 63)
    cards = [picture("card", (kind,), width, high) for kind in KINDS]
    cards += [picture("development", (card,), width, high) for card in CARDS]
    cards += [picture("award", (kind,), width, high) for kind in ("road", "army")]
    cards += [picture("back", (kind,), width, high) for kind in ("development", "goods")]
    assert min(difference(a, b) for a, b in combinations(cards, 2)) > 8


def test_a_narrow_card_has_no_name() -> None:
    named, bare = picture("card", ("ore", "Ore"), 46, 64), picture("card", ("ore",), 46, 64)
    assert digest(named) == digest(bare)


def test_a_long_name_takes_two_lines_and_is_not_cut() -> None:
    # Given a name that is too long for one line, then what it ends with can still be read
    one = picture("development", ("point", "Victory point card"))
    other = picture("development", ("point", "Victory point hand"))
    rest = [image.copy(0, 0, image.width(), 70) for image in (one, other)]
    assert digest(one) != digest(other)
    assert digest(rest[0]) == digest(rest[1])


def test_the_rule_is_written_on_a_large_card_only() -> None:
    rule = ("knight", "Knight", "Move the robber and steal a card.")
    assert digest(picture("development", rule, 300, 419)) != digest(picture("development", rule[:2], 300, 419))
    assert digest(picture("development", rule, 150, 210)) == digest(picture("development", rule[:2], 150, 210))


def test_a_plate_is_mirrored_where_one_reads_from_the_right() -> None:
    left, right = picture("plate", PLATE), picture("plate", (*PLATE, "", False, True))
    margin = (left.width() - 182) // 2
    # The player's sign stands 19 from where reading begins; at the other end are his points.
    signs = left.copy(margin + 6, margin + 3, 26, 26), right.copy(margin + 182 - 32, margin + 3, 26, 26)
    assert difference(*signs) < 12 < difference(signs[0], right.copy(margin + 6, margin + 3, 26, 26))


def test_the_bank_has_a_pale_card_where_nothing_is_left() -> None:
    nothing, some = (picture("stock", ("ore", count)).pixelColor(18, 20).alpha() for count in ("0", "9"))
    assert nothing < some / 2



@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("tint", "paper"), [("ink", "paper"), ("soft", "paper"), ("ink", "snow"), ("ink", "cream"), ("soft", "shade")]
)
def test_what_is_written_on_paper_is_readable(tint: str, paper: str, dark: bool) -> None:
    look = Look(dark=dark)
    assert contrast(by_night(look, tint), by_night(look, paper)) >= (4.5 if paper != "shade" else 4)


def test_a_sheet_is_dark_in_the_dark_and_what_is_printed_in_colour_is_not() -> None:
    dark = Look(dark=True)
    assert lightness(picture("panel", ("Bank",), look=dark)) < 90 < lightness(picture("panel", ("Bank",)))
    for name, args in (("card", ("ore", "Ore")), ("token", (6, "")), ("good", ("ore", ""))):
        assert digest(picture(name, args)) == digest(picture(name, args, look=dark))


def lightness(image: QImage) -> int:
    """How bright the middle of a picture is, 0..255."""
    return grey(image).pixelColor(image.rect().center()).red()


def test_charts_are_written_in_the_colours_of_their_window() -> None:
    for args in (("lines", SAMPLES["lines"][0]), ("totals", SAMPLES["totals"][0])):
        assert digest(picture(*args)) != digest(picture(*args, look=Look(dark=True)))


def test_a_building_fits_a_narrow_place() -> None:
    for name in ("settlement", "city"):
        image = picture(name, (0,), 20, 40)
        edges = [image.copy(x, 0, 1, image.height()) for x in (0, image.width() - 1)]
        assert not any(edge.pixelColor(0, y).alpha() > 128 for edge in edges for y in range(image.height()))


def test_an_award_is_a_medal_in_a_square_and_bears_no_number_where_it_is_small() -> None:
    assert digest(picture("award", ("army", "Name"), 40)) == digest(picture("award", ("army",), 40))
    assert difference(picture("award", ("army",), 40), picture("award", ("road",), 40)) > 4
    assert digest(picture("award", ("army", "", "2"), 40, 56)) == digest(picture("award", ("army", "", "3"), 40, 56))


def test_bars_are_as_high_as_what_was_rolled() -> None:
    def inked(count: int) -> int:
        # The bar of the seven is the only one in ink; the curve, a little ink too, is the same in both.
        image = picture("histogram", (6, 6, 6, 6, 6, count, 6, 6, 6, 6, 6)).copy(88, 0, 14, 76)
        pixels = [image.pixelColor(x, y) for x in range(14) for y in range(76)]
        return sum(pixel.alpha() > 200 and pixel.red() < 70 for pixel in pixels)

    assert inked(12) > 1.5 * inked(4) > 0


def test_a_line_of_points_ends_with_the_sign_of_its_seat() -> None:
    one, other = picture("lines", (10, "0 2 3 4")), picture("lines", (10, "1 2 3 4"))
    end = [image.copy(280, 60, 20, 60) for image in (one, other)]
    assert difference(*end) > 4


def test_the_poster_covers_every_shape() -> None:
    pictures = [paint(Order(Face("house", "poster", ("island",)), *size, 1.0, Look())) for size in
                ((230, 360), (180, 424), (560, 360), (211, 132))]  # fmt: skip
    for image in pictures:
        middle = image.copy(8, 8, image.width() - 16, image.height() - 16)
        assert all(middle.pixelColor(x, y).alpha() == 255 for x in range(0, middle.width(), 5)
                   for y in range(0, middle.height(), 5))  # fmt: skip


def test_the_contact_sheet_shows_all_cards_with_and_without_names() -> None:
    bare, named = island_sheet({}), island_sheet({key: key for key in (*KINDS, *CARDS)})
    assert bare.size() == named.size()
    assert digest(bare) != digest(named)
