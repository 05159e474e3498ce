"""Words keep their place however long the names in them are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from match_kit import NAMES
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.session import Session
from desktop.rules.cuccu.values import Options
from desktop.saves.schema import Person
from ui.shell.labels import cut_to, label, lines_of, text_option, write_lines
from ui.shell.pass_screen import PassScreen
from ui.shell.result import ResultSheet
from ui.shell.window import Window
from ui.tables import TABLES

WIDE, HEBREW, ONE, MANY = "W" * 40, "ש" * 40, "\ufdfd", "\ufdfd" * 40
"""Names without a place to break them; the sign of the last two is wider than many a word."""
each = pytest.mark.parametrize("name", [WIDE, HEBREW, ONE, MANY], ids=["wide", "hebrew", "one", "many"])
worst = pytest.mark.parametrize("name", [WIDE, MANY], ids=["wide", "many"])


def shown_at(widget: QWidget, width: int) -> QWidget:
    """The widget in a window that is as wide as this, with a button at its side."""
    window = QWidget()
    row = QHBoxLayout(window)
    row.addWidget(widget, 1)
    row.addWidget(QPushButton("OK"))
    window.resize(width, 200)
    window.show()
    return window


@pytest.mark.parametrize(
    ("text", "held", "shown"),
    [
        ("Samurai · Unique · Loyal", "Samurai · Uniq…", "Samurai…"),
        ("Придворный. Персонаж теряет Честь", "Придворный. Персонаж те…", "Придворный. Персонаж…"),
        ("Samurai whole", "Samurai whole…", "Samurai whole"),
        ("Honorificabilitudinitatibus", "Honorifi…", "Honorifi…"),
    ],
)
def test_a_text_is_cut_between_words(qapp: QApplication, text: str, held: str, shown: str) -> None:
    metrics = QFontMetrics(qapp.font())
    assert cut_to(text, metrics, metrics.horizontalAdvance(held) + 1) == shown


@each
@pytest.mark.parametrize("wrap", [True, False])
def test_a_long_name_makes_no_window_wider(qtbot: QtBot, name: str, wrap: bool) -> None:
    made = label(wrap=wrap, elide=not wrap)
    made.setText(name)
    window = shown_at(made, 360)
    qtbot.addWidget(window)
    assert window.width() == 360 and made.width() <= 360
    assert made.text() == name, "a screen reader is told the whole name"


def test_a_long_word_is_broken_and_its_lines_have_room(qtbot: QtBot) -> None:
    made = label(wrap=True)
    qtbot.addWidget(made)
    made.setText(f"Ask {WIDE} for the card")
    made.resize(200, 20)
    width = made.fontMetrics().horizontalAdvance(WIDE)
    assert made.heightForWidth(200) >= width // 200 * made.fontMetrics().height()
    plain = label(wrap=True)
    qtbot.addWidget(plain)
    plain.setText("Ask Ada for the card")
    assert plain.heightForWidth(200) < made.heightForWidth(200)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("name", [WIDE, HEBREW], ids=["wide", "hebrew"])
def test_what_does_not_fit_is_not_written_beside_its_place(qtbot: QtBot, name: str, rtl: bool) -> None:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    font, place = QFont(QApplication.font()), QRectF(100, 100, 120, 0)
    place.setHeight(2 * QFontMetricsF(font).height())
    painter = QPainter(image)
    painter.setFont(font)
    write_lines(painter, place, f"{name} and {name}", font, text_option(rtl))
    painter.end()
    outer = place.adjusted(-6, -3, 6, 3)
    inked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != Qt.GlobalColor.white
    ]
    assert inked and all(outer.contains(x, y) for x, y in inked)
    assert lines_of(name, font, 120, text_option(rtl))[1] > place.height()


@pytest.mark.parametrize("name", [WIDE, HEBREW, ONE], ids=["wide", "hebrew", "one"])
def test_the_pass_screen_shows_a_long_name_whole(qtbot: QtBot, window: Window, name: str) -> None:
    screen = PassScreen(window.house.studio)
    qtbot.addWidget(screen)
    screen.resize(1024, 900)
    screen.show_for("Ada", "Ada decides: keep, or exchange?", "cuccu")
    usual = screen.name.font().pixelSize()
    screen.show_for(name, f"{name} decides: keep, or exchange?", "cuccu")
    screen.show()
    qtbot.wait(50)
    assert screen.slip.width() <= 640 and screen.slip.height() <= 900
    for words in (screen.name, screen.why):
        assert words.heightForWidth(words.width()) <= words.height() + 1
    assert (screen.name.font().pixelSize() < usual) == (len(name) > 1)


@worst
def test_the_result_is_no_wider_for_long_names(qtbot: QtBot, window: Window, name: str) -> None:
    session = Session(TABLES[0].game, Options(), [Person(name), *map(Person, NAMES[1:])], 1, window.house.bots)
    session.resigned = 0
    sheet = ResultSheet(window.house.studio, TABLES[0], TABLES[0].play.words([name, *NAMES[1:]]), session)
    qtbot.addWidget(sheet)
    sheet.retranslate()
    sheet.resize(520, 500)
    sheet.show()
    assert sheet.width() == 520
    assert not sheet.area.horizontalScrollBar().isVisible()


@worst
def test_the_shelf_is_no_wider_for_long_names(qtbot: QtBot, play: Callable[..., Window], name: str) -> None:
    window = play()
    assert window.keeper is not None
    seats = [Person(name), *map(Person, NAMES[1:])]
    window.start_match(TABLES[0], Options(), seats, 5)
    window.house.store.rename(window.keeper.slot, name * 2)
    window.back_to_shelf()
    qtbot.wait(50)
    area = window.shelf.findChild(QScrollArea)
    assert area is not None and area.widget() is not None
    assert area.widget().width() <= area.viewport().width()


@worst
def test_the_table_is_no_wider_for_long_names(qtbot: QtBot, open_window: Callable[..., Window], name: str) -> None:
    window = open_window(scale=200)
    window.start_match(TABLES[0], Options(), [Person(name), *map(Person, NAMES[1:])], 5)
    conductor = window.conductor
    assert conductor is not None
    page = window.page
    for _ in range(3):
        qtbot.waitUntil(lambda: conductor.covered is not None or conductor.deciding, timeout=8000)
        conductor.uncover()
        qtbot.waitUntil(lambda: conductor.deciding, timeout=8000)
        for words in (page.strip, page.panel.headline, page.panel.state):
            assert words.minimumSizeHint().width() <= page.panel.width()
        assert window.width() == 1100
        conductor.gap = 0
        conductor.act(conductor.offered[0].action)


@pytest.mark.parametrize("alignment", [None, Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignVCenter])
def test_lines_begin_where_their_direction_begins(alignment: Qt.AlignmentFlag | None) -> None:
    assert text_option(True, alignment).alignment() & Qt.AlignmentFlag.AlignRight
    assert text_option(False, alignment).alignment() & Qt.AlignmentFlag.AlignLeft
