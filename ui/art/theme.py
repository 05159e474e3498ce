"""The style of all windows: Fusion, a palette and one stylesheet, both made from the colour tokens.

Type styles by object name: ``h1`` (page title), ``h2`` (head of a section), ``headline`` (what is asked now),
``title`` (toolbar), ``soft`` (secondary), ``bad`` (reasons why not, errors), ``good`` (a head: all is well), ``trace``
(technical text). Frames:
``card`` (with ``selected="true"`` when chosen), ``side`` (side panel), ``tip`` (a notice on dark paper; ``why`` in it).
Buttons take ``primary="true"`` (one a window) or ``flat="true"``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtCore import QBuffer, QIODevice, QPointF
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication

from ui.art.fonts import load_fonts, sans
from ui.art.gouges import painting, pen
from ui.art.palette import TOKENS_DARK, TOKENS_LIGHT

BASE = 14
"""Pixels of ordinary type at 100 %; every size of the sheet is meant for it."""

SHEET = """
* { font-family: "Noto Sans", "Noto Sans Hebrew"; font-size: 14px; color: $text; outline: none; }
QMainWindow, QDialog, QScrollArea, #page { background: $bg; }
QScrollArea > QWidget > QWidget { background: transparent; }

QToolBar { background: $bar; border: none; border-bottom: 2px solid $accent; padding: 3px 8px; spacing: 3px; }
QToolBar QToolButton {
    color: $bartext; background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 5px 9px;
}
QToolBar QToolButton:hover { background: rgba(243,233,214,36); border-color: rgba(243,233,214,64); }
QToolBar QToolButton:hover:disabled { background: transparent; border-color: transparent; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked { background: rgba(0,0,0,90); }
QToolBar QToolButton:focus { border: 2px solid $gold; padding: 4px 8px; }
QToolBar QToolButton:disabled, QToolBar QToolButton[refused="true"] { color: $baroff; border-color: transparent; }
QToolBar QToolButton[refused="true"]:focus { border-color: $gold; }
QToolBar QToolButton::menu-indicator { image: none; }
QToolBar QLabel { color: $bartext; }

#title { font-family: $serif; font-size: 17px; font-weight: bold; padding: 0 10px; }
#h1 { font-family: $serif; font-size: 21px; font-weight: bold; }
#h2 { font-family: $serif; font-size: 15px; font-weight: bold; color: $heading; }
#headline { font-family: $serif; font-size: 16px; font-weight: bold; }
#h3 { font-family: $serif; font-size: 15px; font-weight: bold; }
#strip {
    font-family: $serif; font-size: 16px; font-weight: bold; background: $panel; border-bottom: 1px solid $line;
    padding: 4px 12px;
}
#jump { color: $soft; font-size: 12px; padding: 0 4px; }
#section { color: $soft; font-size: 13px; font-weight: bold; }
#notice { color: $text; background: $sel; border-radius: 4px; padding: 5px 8px; font-size: 13px; }
#notice[refused="true"] { color: $bad; background: transparent; border: 1px dashed $line; }
#warning { color: $bad; border: 2px solid $bad; border-radius: 4px; padding: 5px 8px; font-size: 13px; }
#soft { color: $soft; font-size: 13px; }
#keycap {
    color: $text; background: $btn; border: 1px solid $edge; border-bottom: 2px solid $edge; border-radius: 4px;
    padding: 1px 7px; font-size: 13px;
}
#keyrow { border: 2px solid transparent; border-radius: 4px; }
#keyrow:focus { border-color: $focus; }
#bad { color: $bad; }
#good { font-family: $serif; font-size: 15px; font-weight: bold; color: $good; }
#trace { font-family: "Noto Sans Mono", "DejaVu Sans Mono", monospace; font-size: 12px; }

#side { background: $panel; border-left: 1px solid $line; }
#side[rtl="true"] { border-left: none; border-right: 1px solid $line; }
#card { background: $panel; border: 1px solid $line; border-radius: 6px; }
#card[selected="true"] { background: $sel; border: 2px solid $focus; }

QTabWidget::pane { border: none; border-top: 2px solid $edge; top: -2px; background: $panel; }
QTabBar::tab {
    font-family: $serif; font-weight: bold; color: $soft; background: transparent; padding: 7px 12px;
    border: 2px solid transparent; border-bottom: 2px solid $edge; margin: 0;
}
QTabBar::tab:selected {
    color: $text; border: 2px solid $edge; border-bottom: 2px solid $panel;
    border-top-left-radius: 5px; border-top-right-radius: 5px; background: $panel;
}
QTabBar::tab:hover:!selected { color: $heading; }
QTabBar::tab:focus { color: $text; border-top: 2px solid $focus; }

QPushButton {
    background: $btn; border: 1px solid $edge; border-bottom: 3px solid $edge; border-radius: 5px;
    padding: 6px 16px 5px 16px; font-weight: bold; min-height: 19px;
}
QPushButton:hover { background: $btnhi; border-color: $accent; }
QPushButton:pressed { background: $btnlo; border-bottom: 1px solid $edge; margin-top: 2px; }
QPushButton:focus { border: 2px solid $focus; border-bottom: 3px solid $focus; padding: 5px 15px 5px 15px; }
QPushButton:disabled { color: $disabled; background: $panel; border: 1px solid $line; border-bottom: 3px solid $line; }
QPushButton[primary="true"] { background: $accent; color: $accenttext; border-color: $accentlo; }
QPushButton[primary="true"]:hover { background: $accenthi; }
QPushButton[primary="true"]:focus { border-color: $focus; }
QPushButton[primary="true"]:disabled { color: $disabled; background: $panel; border-color: $line; }
QPushButton[flat="true"] {
    background: transparent; border: 1px solid transparent; color: $soft; font-weight: normal; padding: 7px 10px;
}
QPushButton[flat="true"]:hover { color: $heading; border-color: $line; }
QPushButton[flat="true"]:focus { border: 2px solid $focus; padding: 6px 9px; }
QPushButton[flat="true"]:disabled { color: $disabled; }
QPushButton::menu-indicator { image: none; width: 0; }

QToolButton {
    background: $btn; border: 1px solid $edge; border-bottom: 2px solid $edge; border-radius: 4px; padding: 4px 8px;
}
QToolButton:hover { background: $btnhi; border-color: $accent; }
QToolButton:pressed, QToolButton:checked { background: $sel; }
QToolButton:focus { border: 2px solid $focus; padding: 3px 7px; }
QToolButton:disabled { color: $disabled; border-color: $line; }

QComboBox, QLineEdit, QSpinBox {
    background: $field; border: 1px solid $edge; border-radius: 4px; padding: 4px 9px; min-height: 22px;
    selection-background-color: $accent; selection-color: $accenttext;
}
QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid $focus; padding: 3px 8px; }
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled {
    color: $disabled; background: $panel; border-color: $line;
}
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(@arrow); width: 10px; height: 10px; }
QComboBox QAbstractItemView {
    background: $field; border: 1px solid $edge; selection-background-color: $sel; selection-color: $text; padding: 2px;
}
QComboBox QAbstractItemView::item { min-height: 24px; padding: 1px 8px; }
QSpinBox { qproperty-alignment: AlignCenter; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; background: transparent; border: none; width: 22px;
}
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url(@up); width: 9px; height: 9px; }
QSpinBox::down-arrow { image: url(@arrow); width: 9px; height: 9px; }

QCheckBox, QRadioButton { spacing: 8px; padding: 2px; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator { width: 17px; height: 17px; border: 2px solid $edge; border-radius: 3px; background: $field; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url(@check); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $focus; }
QCheckBox::indicator:disabled { border-color: $line; background: $panel; }
QRadioButton::indicator { width: 16px; height: 16px; border: 2px solid $edge; border-radius: 10px; background: $field; }
QRadioButton::indicator:checked { image: url(@dot); border-color: $accent; }
QRadioButton::indicator:checked:focus { border-color: $focus; }
QRadioButton::indicator:disabled { border-color: $line; background: $panel; }

QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider[rtl="true"]::sub-page:horizontal { background: $line; }
QSlider[rtl="true"]::add-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::sub-page:horizontal:disabled, QSlider[rtl="true"]::add-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal {
    width: 14px; height: 20px; margin: -9px 0; background: $btnhi; border: 2px solid $edge; border-radius: 4px;
}
QSlider::handle:horizontal:hover { border-color: $accent; }
QSlider:focus { border: none; }
QSlider::handle:horizontal:focus { border-color: $focus; }
QSlider::handle:horizontal:disabled { border-color: $line; background: $panel; }

QListView, QListWidget, QTreeView, QTextBrowser, QPlainTextEdit, QTextEdit {
    background: $field; border: 1px solid $line; border-radius: 4px; padding: 3px;
    selection-background-color: $sel; selection-color: $text;
}
QListView:focus, QTreeView:focus, QTextBrowser:focus, QPlainTextEdit:focus { border: 1px solid $focus; }
QListView::item { padding: 3px; border-radius: 3px; }
QListView::item:selected { background: $sel; color: $text; }
QListView::item:hover:!selected { background: $btnlo; }
#side QListView, #side QTextBrowser { background: transparent; border: none; }

QMenu { background: $field; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 6px 26px 6px 12px; border-radius: 3px; }
QMenu::item:selected { background: $sel; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::icon { padding-left: 8px; padding-right: 8px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 8px; margin-right: 4px; }
QMenu::indicator:checked { image: url(@mark); }

QScrollBar { scrollbar-contextmenu: 0; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 30px; }
QScrollBar::handle:horizontal { min-width: 30px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }

QProgressBar {
    background: $field; border: 1px solid $edge; border-radius: 4px; text-align: center; min-height: 18px;
}
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QGroupBox { border: 1px solid $line; border-radius: 6px; margin-top: 9px; padding-top: 9px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; color: $heading; }
QSplitter::handle { background: $line; }

QToolTip { background: $tip; color: $tiptext; border: 1px solid $focus; padding: 5px 8px; }
#tip { background: $tip; border: 1px solid $focus; border-radius: 5px; }
#tip QLabel { color: $tiptext; background: transparent; }
#tip #why { color: $tipwhy; font-weight: bold; }
#tip QPushButton[flat="true"] { color: $tipwhy; font-weight: bold; }
"""

_PIXELS = re.compile(r"(-?\d+)px")
_TOKEN = re.compile(r"\$([a-z]+)")
_ASSET = re.compile(r"@([a-z]+)")
_SERIF = '"Noto Serif", "Noto Serif Hebrew"'

ASSETS = {
    "arrow": ("soft", ((6, 14), (20, 28), (34, 14))),
    "up": ("soft", ((6, 27), (20, 13), (34, 27))),
    "check": ("accenttext", ((8, 21), (17, 30), (33, 10))),
    "mark": ("accent", ((8, 21), (17, 30), (33, 10))),
    "dot": ("accent", ((20, 20), (20.1, 20))),
}
"""Small pictures that the sheet needs as files: their token and their line in a square of 40."""


def tokens(dark: bool) -> dict[str, str]:
    """The colours of windows by use."""
    return TOKENS_DARK if dark else TOKENS_LIGHT


@lru_cache(maxsize=32)
def _asset(folder: Path, name: str, tint: str) -> str:
    """Writes a small picture into the folder unless it is there, and returns its path for a stylesheet."""
    _, line = ASSETS[name]
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        painter.setPen(pen(tint, 22 if name == "dot" else 6))
        painter.drawPolyline([QPointF(x, y) for x, y in line])
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    data = bytes(buffer.data().data())
    path = folder / f"{name}_{tint[1:].lower()}.png"
    try:
        if not path.is_file() or path.read_bytes() != data:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    except OSError:
        return ""  # without the picture the control shows its plain form
    return path.as_posix()


def stylesheet(dark: bool, scale: float, folder: Path) -> str:
    """The sheet in light or dark, every pixel size multiplied by ``scale`` (hairlines stay at least one pixel wide)."""
    colours = tokens(dark)

    def sized(found: re.Match[str]) -> str:
        pixels = int(found[1])
        if pixels == 0 or scale == 1:
            return found[0]
        return f"{max(1, round(pixels * scale)) if pixels > 0 else round(pixels * scale)}px"

    sheet = _PIXELS.sub(sized, SHEET)
    sheet = _ASSET.sub(lambda found: _asset(folder, found[1], colours[ASSETS[found[1]][0]]), sheet)
    extra = {"serif": _SERIF, "gold": TOKENS_DARK["focus"]}
    return _TOKEN.sub(lambda found: extra.get(found[1]) or colours[found[1]], sheet)


def palette(dark: bool) -> QPalette:
    """The same colours for what a stylesheet does not reach."""
    colours = tokens(dark)
    made = QPalette()
    for role, token in (
        (QPalette.ColorRole.Window, "bg"),
        (QPalette.ColorRole.WindowText, "text"),
        (QPalette.ColorRole.Base, "field"),
        (QPalette.ColorRole.AlternateBase, "panel"),
        (QPalette.ColorRole.Text, "text"),
        (QPalette.ColorRole.Button, "btn"),
        (QPalette.ColorRole.ButtonText, "text"),
        (QPalette.ColorRole.Highlight, "accent"),
        (QPalette.ColorRole.HighlightedText, "accenttext"),
        (QPalette.ColorRole.ToolTipBase, "tip"),
        (QPalette.ColorRole.ToolTipText, "tiptext"),
        (QPalette.ColorRole.PlaceholderText, "soft"),
        (QPalette.ColorRole.Mid, "line"),
        (QPalette.ColorRole.Light, "btnhi"),
        (QPalette.ColorRole.Dark, "edge"),
        (QPalette.ColorRole.Link, "heading"),
        (QPalette.ColorRole.LinkVisited, "heading"),
    ):
        made.setColor(role, QColor(colours[token]))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours["disabled"]))
    return made


def apply_theme(app: QApplication, dark: bool, scale: float = 1.0, folder: Path | None = None) -> None:
    """Dresses the whole program; ``folder`` is where the few pictures of the sheet are kept (else a temporary one)."""
    load_fonts()
    if app.style().objectName().lower() != "fusion":
        app.setStyle("Fusion")
    app.setFont(sans(BASE * scale))
    app.setPalette(palette(dark))
    app.setStyleSheet(stylesheet(dark, scale, folder or Path(gettempdir()) / "fivetables-style"))
