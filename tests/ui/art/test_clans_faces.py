"""Faces of The Four Groves: each unlike all others, the same on every run, readable in every size and language."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

import ui.art
from desktop.rules.clans.cards import CARDS
from tests.ui.art.face_kit import Samples, digest
from ui.art import Look
from ui.art.clans_battle import FORECASTS
from ui.art.clans_cards import figures_of, keyword_rows
from ui.art.clans_frames import SMALLEST_TYPE, Paragraphs, draw_lines, fitting, syllables
from ui.art.clans_marks import CLANS, ELEMENTS, FIGURES, TYPES, digits
from ui.art.clans_phases import phase_type
from ui.art.clans_signs import GLOWS, SEALS
from ui.art.face import Arg, names
from ui.art.faces_clans import covered, honor_y, tab_step, totals_rect
from ui.art.sheets import clans_sheet
from ui.language_files import LANGUAGES
from ui.words._cards_clans import KEYWORDS, NAMES, TEXTS

PHASES = ("Straighten", "Events", "Actions", "Attack", "Dynasty", "End")
FATE = [card for card, data in CARDS.items() if data.fate]
ATTACHMENTS = [card for card, data in CARDS.items() if data.attachment]


def of_type(kind: str) -> list[str]:
    return [card for card, data in CARDS.items() if data.type == kind]


SAMPLES: dict[str, list[tuple[Arg, ...]]] = {
    "card": [(card, "Name") for card in CARDS],
    "unit": [(card,) for card in of_type("personality")] + [("akaba_ren", True)],
    "tab": [(card,) for card in ATTACHMENTS] + [("", "+2"), ("plain_katana", "+3")],
    "hand": [(card, "Name") for card in FATE] + [("lance_charge", "Name", "2"), ("lance_charge", "Name", "2", True)],
    "offer": [("akaba_ren", "6"), ("akaba_ren", "5"), ("akaba_ren", "6", True), ("charcoal_kilns", "2")],
    "holding": [(card,) for card in of_type("holding")] + [("charcoal_kilns", "+3")],
    "stronghold": [(card,) for card in of_type("stronghold")] + [("redleaf_bastion", "9", "5")],
    "region": [(card,) for card in of_type("region")],
    "created": [("personality", "3", "3"), ("follower", "2"), ("follower", "1")],
    "plain": [(card,) for card in CARDS],
    "back": [(deck, clan) for deck in ("dynasty", "fate") for clan in CLANS],
    "pile": [("dynasty", "Maple", 6, "20"), ("dynasty", "Maple", 1, "1"), ("fate", "Maple", 0, "0")],
    "discard": [("lance_charge", 4), ("lance_charge", 1), ("",)],
    "focus": [("3", "lance_charge"), ("2", "lance_charge"), ("2",)],
    "totals": [("4", "3"), ("4", "3", 1), ("4", "3", -1), ("4", "3", 0, 1), ("14", "3"), ("4", "")],
    "wall": [("7",), ("7", 1), ("7", -1), ("9",)],
    "number": [("1",), ("2",), ("3",), ("4",)],
    "tokens": [("+1",), ("+1", "-1"), ("", "+1")],
    "mark": [(kind, "7") for kind in FIGURES],
    "coin": [("6",), ("6", "dear"), ("6", "paid")],
    "bow": [()],
    "seal": [(kind,) for kind in ("dishonored", *SEALS)],
    "glow": [(kind,) for kind in GLOWS],
    "mon": [(clan,) for clan in CLANS],
    "figure": [(kind, "7") for kind in FIGURES],
    "symbol": [(kind,) for kind in (*FIGURES, *TYPES, *ELEMENTS, "bow") if kind != "region"],
    "type": [(kind,) for kind in TYPES] + [("item", "Reed")],
    "blank": [()],
    "cloth": [()],
    "lane": [()],
    "province": [(state,) for state in ("", "legal", "attacked", "broken")],
    "slot": [()],
    "home": [(0,), (1,)],
    "place": [("",), ("", True)],
    "phases": [(active, "Your turn", "Turn 3", *PHASES) for active in range(-1, 6)]
    + [(4, "Your turn", "Turn 3", *PHASES, True), (4, "Your turn", "Turn 3", *PHASES, False, 1)],
    "honor": [(), (20,), (-20, 10)],
    "honor_tag": [(0, 17), (1, 17), (0, -3), (0, 17, True), (0, 17, False, "left")],
    "favor": [(-1,), (0,), (1,)],
    "plate": [(0, "Ada", "Maple"), (1, "Ada", "Maple"), (0, "Ada", "Maple", "5"), (0, "Ada", "Maple", "5", True)],
    "header": [(0, "Ada"), (0, "Ada", "", True), (0, "Ada", "", False, True)],
    "field": [(print_, "current") for print_ in range(4)]
    + [(0, ""), (0, "fought"), (0, "legal"), (0, "current", "narrow_defile")],
    "scales": [(1, "17", 0, "33"), (1, "17", 0, "33", False), (0, "17", 1, "33")],
    "shield": [(0, "17"), (1, "17"), (0, "17", True)],
    "forecast": [("No losses", kind, "The wall holds") for kind in FORECASTS] + [("No losses", "even")],
    "attack": [(100, 900, 500, 500, 900, 100, kind) for kind in ("", "move", "answer")],
    "order": [(0, 2), (1, 2), (0, 3)],
    "panel": [("",), ("Title",)],
    "row": [("lance_charge", 0, "Text"), ("lance_charge", 0, "Text", "now"), ("", 0, "Text", "", False, "Reed")],
    "priority": [(seat, state) for seat in (0, 1) for state in ("has", "passed", "waits")],
    "duel": [("Maple", "Plum"), ("Plum", "Maple"), ("Reed", "")],
    "tally": [(0, "3", "5"), (1, "3", "5"), (0, "3", "5", "8")],
    "curve": [("cost", "0 3 5"), ("focus", "0 3 5"), ("cost", "1 3 5"), ("cost", "0 3 5", "2 1")],
    "course": [("-20 40", "0 2 9 12", "1 7 7 -3"), ("", "0 4 3 1", "1 4 4 4")],
    "emblem": [()],
}
SHAPES = {
    "card": (78, 109), "unit": (76, 106), "tab": (76, 26), "hand": (104, 145), "offer": (78, 109),
    "holding": (54, 75), "stronghold": (62, 87), "region": (78, 78), "created": (76, 106), "plain": (60, 84),
    "back": (78, 109), "pile": (50, 70), "discard": (44, 61), "focus": (60, 84), "totals": (64, 19), "wall": (50, 25),
    "tokens": (60, 18), "mark": (46, 20), "province": (174, 120), "phases": (1064, 36), "honor": (84, 768),
    "honor_tag": (56, 22), "plate": (200, 28), "header": (104, 22), "field": (220, 300), "scales": (150, 30),
    "forecast": (212, 22), "order": (48, 28), "panel": (180, 120), "row": (172, 80), "priority": (44, 24),
    "duel": (420, 90), "tally": (150, 30), "curve": (180, 90), "course": (400, 190), "cloth": (640, 400),
    "lane": (532, 153), "glow": (76, 106), "figure": (60, 20),
}  # fmt: skip


TRIED = Samples("clans", SAMPLES, SHAPES, 40)
picture = TRIED.picture


def thumbnail(image: QImage) -> bytes:
    """The picture scaled down so that noise does not count."""
    small = image.scaled(14, 14, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(small.constBits())


def difference(one: bytes, other: bytes) -> float:
    """Mean difference of two thumbnails, 0..255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_every_kind_of_face_is_tried_here() -> None:
    assert set(SAMPLES) == set(names("clans"))


def test_no_two_faces_are_equal() -> None:
    assert TRIED.equal() == []


def test_no_two_of_the_187_pictures_look_alike() -> None:
    thumbnails = {card: thumbnail(picture("plain", (card,), 66, 57)) for card in CARDS}
    close = {pair: difference(thumbnails[pair[0]], thumbnails[pair[1]]) for pair in combinations(CARDS, 2)}
    nearest = min(close, key=lambda pair: close[pair])
    assert close[nearest] > 8, nearest


@pytest.mark.parametrize(("width", "height"), [(54, 75), (78, 109), (108, 151), (150, 210), (240, 335), (78, 78)])
def test_every_card_is_painted_in_every_size(width: int, height: int) -> None:
    written = ("Name", "Keyword", "Battle: A text.")
    pictures = {digest(picture("card", (card, *written), width, height)) for card in CARDS}
    assert len(pictures) == 187


FIRST = TRIED.first()


def test_a_face_is_the_same_on_every_run() -> None:
    assert TRIED.elsewhere() == TRIED.here() == TRIED.here()


@pytest.mark.parametrize(("name", "args"), FIRST)
def test_no_face_paints_beyond_its_bleed(name: str, args: tuple[Arg, ...]) -> None:
    assert not TRIED.paints_beyond(name, args)


def test_the_table_is_darker_in_the_dark_and_cards_are_not() -> None:
    dark = Look(dark=True)
    for name in ("cloth", "lane", "field"):
        args = SAMPLES[name][0]
        assert digest(picture(name, args)) != digest(picture(name, args, look=dark))
    assert digest(picture("card", ("akaba_ren",))) == digest(picture("card", ("akaba_ren",), look=dark))


def test_less_grain_prints_cleaner() -> None:
    assert digest(picture("plain", ("akaba_ren",), look=Look(grain=0))) != digest(picture("plain", ("akaba_ren",)))


# -- what is told -----------------------------------------------------------------------------------------------------


def test_the_foot_of_a_card_tells_what_is_printed() -> None:
    assert figures_of(CARDS["redleaf_bastion"]) == [("wall", "7"), ("gold", "4"), ("honor", "2")]
    assert figures_of(CARDS["masterless_spearman"])[:2] == [("force", "2"), ("chi", "2")]
    assert dict(figures_of(CARDS["masterless_spearman"]))["hr"] == "\u2013"
    assert figures_of(CARDS["plain_katana"]) == [("force", "+2")]


def test_every_letter_of_a_figure_is_in_the_font_of_numbers() -> None:
    every = {letter for data in CARDS.values() for _, text in figures_of(data) for letter in text}
    assert all(digits().supportsCharacter(ord(letter)) for letter in every | set("0123456789+\u2013?/%"))
    assert digest(picture("honor_tag", (0, -3))) != digest(picture("honor_tag", (0, 3)))


def test_a_lost_honor_is_seen_on_the_unit() -> None:
    honored, dishonored = (picture("unit", args) for args in (("akaba_ren",), ("akaba_ren", True)))
    corner = QRectF(4, 4, 24, 24).toRect()
    black = [
        sum(image.pixelColor(x, y).lightness() < 60 for x in range(24) for y in range(24))
        for image in (honored.copy(corner), dishonored.copy(corner))
    ]
    assert black[1] > black[0] + 60


@pytest.mark.parametrize(("way", "green"), [(1, True), (-1, False)])
def test_a_raised_figure_is_green_and_a_lowered_one_is_red(way: int, green: bool) -> None:
    image = picture("wall", ("8", way), 60, 30)
    pixels = [image.pixelColor(x, y) for x in range(60) for y in range(30)]
    greener = sum(pixel.green() > pixel.red() + 25 for pixel in pixels)
    redder = sum(pixel.red() > pixel.green() + 70 for pixel in pixels)
    assert (greener > 20, redder > 20) == (green, not green)


def test_the_scroll_of_honor_runs_from_foot_to_head_and_no_further() -> None:
    assert honor_y(768, 40) < honor_y(768, 0) < honor_y(768, -20)
    assert honor_y(768, 55) == honor_y(768, 40)
    assert honor_y(768, -30) == honor_y(768, -20)


@pytest.mark.parametrize("bowed", [False, True])
def test_totals_lie_on_their_unit_at_the_lower_edge(bowed: bool) -> None:
    left, top, wide, high = totals_rect(76, 106, bowed)
    foot = (106 + 76) / 2 if bowed else 106
    assert left > 0
    assert left + wide < 76
    assert foot - 30 < top < top + high < foot + 4


def test_three_attachments_show_their_strips_above_their_bearer() -> None:
    assert 12 < tab_step(106) < 20


def test_the_scale_of_honor_leaves_out_what_a_tag_would_half_cover() -> None:
    assert covered((2, 15)) == ()
    assert covered((19, 10)) == (10, 20)
    assert covered((-23, 44)) == (-20, 40)


# -- six languages ----------------------------------------------------------------------------------------------------


@cache
def words(language: str) -> dict[tuple[str, str], str]:
    """What the program says of cards in a language, by context and source."""
    path = Path(ui.art.__file__).parents[2] / "i18n" / f"clans_{language}.ts"
    said = {}
    for context in ElementTree.parse(path).getroot():
        for message in context.findall("message"):
            source = message.findtext("source") or ""
            said[(context.findtext("name") or "", source)] = message.findtext("translation") or source
    return said


def name_of(card: str, language: str) -> str:
    return words(language).get(("ClansCards", str(NAMES[card])), str(NAMES[card]))


def text_of(card: str, language: str) -> str:
    return "\n".join(words(language).get(("ClansCards", str(line)), str(line)) for line in TEXTS.get(card, ()))


def keywords_of(card: str, language: str) -> str:
    every = [str(KEYWORDS[word]) for word in CARDS[card].keywords]
    return " \u00b7 ".join(words(language).get(("ClansCardsKeywords", word), word) for word in every)


def inside(width: float, band: float) -> float:
    return width * (1 - 2 * 0.022 - 2 * band)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit_on_hand_cards_small_cards_and_whole_cards(language: str) -> None:
    for card, data in CARDS.items():
        name = name_of(card, language)
        title = name.split(",")[0] if data.type == "personality" else name
        rooms = [(title, inside(108, 0.052) - 4, 3), (name, inside(150, 0.034) - 150 * 0.2325, 3)]
        rooms.append((name, inside(240, 0.034) - 240 * 0.2325, 2))
        if data.fate:
            rooms.append((title, inside(104, 0.052) - 104 * 0.12, 4))
        for text, room, most in rooms:
            font, lines = fitting(text, SMALLEST_TYPE, room, most)
            assert font.pixelSize() >= SMALLEST_TYPE
            assert len(lines) <= most
            assert not any("\u2026" in line for line in lines), (text, lines)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Коробейники", "Ко-ро-бей-ники"),
        ("Мельница", "Мель-ница"),
        ("Подъездной", "Подъ-езд-ной"),
        ("Оборонительный", "Обо-ро-ни-тель-ный"),
        ("Неприступные", "Не-при-ступ-ные"),
        ("Отступление", "От-сту-пле-ние"),
        ("Toparlanmadan", "To-par-lan-ma-dan"),
        ("Çekirdekleri", "Çe-kir-dek-leri"),
        ("Kızılyaprak", "Kı-zıl-yap-rak"),
        ("İmparatorluk", "İm-pa-ra-tor-luk"),
        ("İlkeden", "İl-ke-den"),
        ("İaicutsu", "İai-cu-tsu"),
        ("Kenshiro", "Ken-shiro"),
        ("Ashihara", "Ashi-hara"),
        ("Przygotowanie", "Przy-go-to-wa-nie"),
        ("Miesięcznik", "Mie-sięcz-nik"),
        ("Naprzód", "Na-przód"),
        ("Odwrót", "Od-wrót"),
        ("Strzelb", "Strzelb"),
        ("Ketvirtininkas", "Ke-tvir-ti-nin-kas"),
        ("atsiskyrėlis", "at-si-sky-rė-lis"),
        ("atsitraukimas", "at-si-trau-ki-mas"),
        ("antspaudas", "ant-spau-das"),
        ("ištremtasis", "iš-trem-ta-sis"),
        ("Nepriekaištinga", "Ne-prie-kaiš-tinga"),
        ("Quartermaster", "Quar-ter-mas-ter"),
        ("Conscription", "Con-scrip-tion"),
    ],
)
def test_long_words_are_broken_between_syllables(word: str, parts: str) -> None:
    assert "-".join(syllables(word)) == parts


def test_the_letters_of_the_whole_name_tell_how_its_words_are_broken() -> None:
    assert syllables("Toprak", "Çetin Toprak Siperler") == ["Top", "rak"]
    assert syllables("Paprasta") == ["Pa", "prasta"]


@pytest.mark.usefixtures("qapp")
def test_a_name_is_broken_at_spaces_before_its_type_is_narrowed_and_its_words_are_broken_last() -> None:
    name = "Коробейники с лошадьми"
    wide = QFontMetricsF(fitting(name, SMALLEST_TYPE, 400, 1)[0]).horizontalAdvance("Коробейники")
    assert fitting(name, SMALLEST_TYPE + 6, wide + 4, 3)[1] == ["Коробейники", "с лошадьми"]
    font, lines = fitting(name, SMALLEST_TYPE, wide * 0.9, 3)
    assert lines == ["Коробейники", "с лошадьми"] and font.stretch() < 100
    font, lines = fitting(name, SMALLEST_TYPE, wide * 0.72, 3)
    assert lines[0] == "Коро-" and lines[1].startswith("бейники") and font.pixelSize() == SMALLEST_TYPE


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Щит к щиту", ["Щит", "к щиту"]),
        ("Osłony ze sznura i papieru", ["Osłony", "ze sznura", "i papieru"]),
        ("משמר הכבוד של הפריחה הלבנה", ["משמר הכבוד", "של הפריחה", "הלבנה"]),
    ],
)
def test_a_short_word_stands_with_the_next(name: str, lines: list[str]) -> None:
    wide = QFontMetricsF(fitting(name, SMALLEST_TYPE, 400, 1)[0]).horizontalAdvance
    assert fitting(name, SMALLEST_TYPE, max(map(wide, lines)) + 3, 3)[1] == lines


@pytest.mark.usefixtures("qapp")
def test_but_nothing_is_cut_for_that() -> None:
    name = "Natarcie w zwarciu"
    wide = QFontMetricsF(fitting(name, SMALLEST_TYPE, 400, 1)[0]).horizontalAdvance
    room = wide("Natarcie w") + 1
    assert fitting(name, SMALLEST_TYPE, room, 2)[1] == ["Natarcie", "w zwarciu"]
    assert fitting("Natarcie w zwarciuuuu", SMALLEST_TYPE, room * 0.78, 2)[1][0] == "Natarcie w"


@pytest.mark.usefixtures("qapp")
def test_no_word_is_broken_twice_where_it_can_be_set_narrower() -> None:
    _, lines = fitting("Samdomas lankininkas", SMALLEST_TYPE, 52.7, 4)
    assert "".join(lines).replace("-", "").replace(" ", "") == "Samdomaslankininkas"
    assert sum(line.endswith("-") for line in lines) == 2
    assert not any(one.endswith("-") and two.endswith("-") and " " not in two for one, two in pairwise(lines)), lines


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", [150, 170, 200])
def test_long_keywords_are_written_whole_in_as_even_lines_as_can_be(width: int) -> None:
    room = inside(width, 0.034) - width * 0.2325
    for keywords in ("Придворный · Уникальная · Верный", "Самурай · Кавалерия · Уникальная · Командир · Верный"):
        font, rows = keyword_rows(keywords, SMALLEST_TYPE, room)
        assert " · ".join(rows) == keywords
        assert max(QFontMetricsF(font).horizontalAdvance(row) for row in rows) <= room, rows


@pytest.mark.usefixtures("qapp")
def test_the_lines_of_a_name_keep_the_tails_of_their_letters() -> None:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    font, _ = fitting("gyşğ", SMALLEST_TYPE, 60, 1)
    draw_lines(painter, ["gyşğ"], font, QRectF(0, 0, 60, 60), "ink", Qt.AlignmentFlag.AlignHCenter)
    painter.end()
    rows = [y for y in range(60) if any(image.pixelColor(x, y).lightness() < 160 for x in range(60))]
    assert len(rows) >= QFontMetricsF(font).tightBoundingRect("gyşğ").height() - 1


@pytest.mark.usefixtures("qapp")
def test_the_phases_are_written_alike_and_a_long_name_takes_room_from_short_ones() -> None:
    names = ["Prostowanie", "Wydarzenia", "Akcje", "Atak", "Dynastia", "Koniec"]
    font, rooms = phase_type(names, 13.5, 700, 9)
    assert rooms == [700 / 6] * 6 and font.stretch() == 100
    font, rooms = phase_type(names, 13.5, 420, 9)
    assert round(sum(rooms)) == 420 and rooms[0] > rooms[3]
    font.setBold(True)
    assert all(
        QFontMetricsF(font).horizontalAdvance(name) + 9 <= room + 0.01 for name, room in zip(names, rooms, strict=True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_written_whole_on_a_card_240_wide(language: str) -> None:
    for card, data in CARDS.items():
        paragraphs = Paragraphs(text_of(card, language), len(data.abilities), inside(240, 0.034) - 240 * 0.06)
        room = 335 * (1 - 0.11 - 0.085) - 240 * (0.112 + 0.035) - 32 - 18
        size = paragraphs.fit(12.5, room, room)
        assert size >= SMALLEST_TYPE
        assert paragraphs.set(size)[1] <= room, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_fit_beside_the_emblem(language: str) -> None:
    room = inside(240, 0.034) - 240 * 0.2325
    for card in CARDS:
        font, rows = keyword_rows(keywords_of(card, language), SMALLEST_TYPE, room)
        assert isinstance(font, QFont)
        assert max(QFontMetricsF(font).horizontalAdvance(row) for row in rows) <= room, rows


def test_hebrew_begins_at_the_right_and_the_card_does_not_turn() -> None:
    hebrew = picture("card", ("akaba_ren", "אקבה רן"), 240, 335)
    latin = picture("card", ("akaba_ren", "Akaba Ren"), 240, 335)

    def middle_of_name(image: QImage) -> float:
        """The middle of what is light on the madder band of the name, behind the emblem."""
        rows = [y for y in range(200, 330) if image.pixelColor(225, y).red() > image.pixelColor(225, y).green() + 70]
        band = [y for y in rows if y < 300]
        xs = [x for x in range(66, 225) for y in band if image.pixelColor(x, y).lightness() > 180]
        return sum(xs) / len(xs)

    assert middle_of_name(hebrew) > middle_of_name(latin) + 40
    assert digest(hebrew.copy(0, 0, 240, 200)) == digest(latin.copy(0, 0, 240, 200))


def test_a_long_text_takes_its_room_from_the_picture() -> None:
    # Given the column just inside the frame, where nothing is written
    short = picture("card", ("wheel_of_stone", "Wheel", "Earth", "Battle: Bow."), 240, 335)
    long = picture("card", ("wheel_of_stone", "Wheel", "Earth", "Battle: Bow this card. " * 12), 240, 335)
    paper = [sum(image.pixelColor(17, y).lightness() > 200 for y in range(20, 315)) for image in (short, long)]
    assert paper[1] > paper[0] + 40


def test_the_contact_sheet_shows_all_cards_with_and_without_names() -> None:
    bare, named = clans_sheet({}, 100), clans_sheet({card: data.name for card, data in CARDS.items()}, 100)
    assert bare.size() == named.size()
    assert digest(bare) != digest(named)
