"""Theme and icons: one sheet from the tokens, at every scale; each icon drawn, tinted, mirrored where it points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ui.art import icons, theme
from ui.art.fonts import FILES, load_fonts, resources, sans, serif


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_the_sheet_has_no_open_places(dark: bool, scale: float, tmp_path: Path) -> None:
    sheet = theme.stylesheet(dark, scale, tmp_path)
    assert "$" not in sheet
    assert "@" not in sheet
    assert all(Path(found).is_file() for found in re.findall(r"url\(([^)]+)\)", sheet))


def test_every_size_grows_with_the_interface_scale(tmp_path: Path) -> None:
    plain, large = (theme.stylesheet(False, scale, tmp_path) for scale in (1.0, 2.0))
    sizes, doubled = (re.findall(r"(-?\d+)px", sheet) for sheet in (plain, large))
    assert [int(size) * 2 for size in sizes] == [int(size) for size in doubled]


def test_a_folder_that_cannot_be_written_leaves_a_plain_sheet(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert "url()" in theme.stylesheet(False, 1.0, blocked / "sub")


def test_the_program_is_dressed_and_undressed_again(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    before = (qapp.styleSheet(), qapp.font(), qapp.palette(), qapp.style().objectName())
    try:
        grounds = []
        for dark in (False, True):
            theme.apply_theme(qapp, dark, 1.0, tmp_path)
            button = QPushButton("Start")
            button.setProperty("primary", "true")
            qtbot.addWidget(button)
            grounds.append(button.grab().toImage().pixelColor(8, button.height() // 2))
        expected = [QColor(theme.tokens(dark)["accent"]) for dark in (False, True)]
        assert grounds == expected
        theme.apply_theme(qapp, False, 1.5, tmp_path)
        assert qapp.font().pixelSize() == 21
    finally:
        sheet, font, palette, style = before
        qapp.setStyleSheet(sheet)
        qapp.setStyle(style)
        qapp.setPalette(palette)
        qapp.setFont(font)


def drawn(name: str, flip: bool = False, size: int = 24) -> QImage:
    return (
        icons.icon(name, "#102030", size, 1.0, flip)
        .pixmap(
            size,
            size,
        )
        .toImage()
    )


@pytest.mark.parametrize("name", icons.ICONS)
def test_every_icon_is_drawn_inside_its_square_in_its_colour(name: str) -> None:
    image = drawn(name, size=48)
    marked = [(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() > 200]
    assert len(marked) > 60
    assert {image.pixelColor(x, y).name() for x, y in marked if image.pixelColor(x, y).alpha() == 255} == {"#102030"}
    assert not any(image.pixelColor(x, y).alpha() for x in (0, 47) for y in (0, 47))


@pytest.mark.parametrize("name", icons.MIRRORED)
def test_a_pointing_icon_points_the_other_way(name: str) -> None:
    plain, flipped = drawn(name), drawn(name, True)
    assert plain != flipped or plain == plain.flipped()


def test_no_two_icons_are_equal() -> None:
    pictures = {bytes(image.constBits()) for image in map(drawn, icons.ICONS)}
    assert len(pictures) == len(icons.ICONS)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icons.icon("unicorn", "#000000")


def test_the_programs_icon_comes_in_all_sizes() -> None:
    sizes = {size.width() for size in icons.app_icon().availableSizes()}
    assert {16, 32, 48, 256} <= sizes
    middle = icons.app_picture(64).toImage().pixelColor(32, 56)
    assert middle.red() > middle.blue()


def test_all_fonts_ship_and_are_found() -> None:
    assert all((resources() / "fonts" / f"{name}.ttf").is_file() for name in FILES)
    assert set(load_fonts()) == {"Noto Sans", "Noto Sans Hebrew", "Noto Serif", "Noto Serif Hebrew"}
    assert serif(15).families()[0] == "Noto Serif"
    assert sans(15).pixelSize() == 15
