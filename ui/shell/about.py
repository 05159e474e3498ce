"""What this program is, which games' rules it plays, and whom it owes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop import __version__
from ui.art.fonts import resources
from ui.art.palette import colour
from ui.shell.messages import Standard, button_text
from ui.shell.paper import tokens
from ui.shell.widgets import PrintedDialog, Studio, button, em
from ui.words.common import filled

COMPONENTS = (
    ("Python", "PSF License", "https://www.python.org/"),
    ("Qt for Python (PySide6)", "LGPL 3.0", "https://doc.qt.io/qtforpython-6/"),
    ("msgspec", "BSD 3-Clause", "https://jcristharif.com/msgspec/"),
    ("platformdirs", "MIT", "https://github.com/tox-dev/platformdirs"),
)
"""Libraries the program contains: name, licence, address."""

ICONS = ("https://game-icons.net/", "https://creativecommons.org/licenses/by/3.0/")
FONTS = "https://openfontlicense.org/"


def glyph_authors() -> tuple[str, ...]:
    """The authors of the icons that are shipped, each once, by name."""
    glyphs = json.loads((resources() / "glyphs.json").read_text(encoding="utf-8"))
    return tuple(sorted({entry["author"] for entry in glyphs["icons"].values()}, key=str.casefold))


def link(address: str, text: str = "") -> str:
    """A link as HTML."""
    return f'<a href="{escape(address)}">{escape(text or address)}</a>'


class About(PrintedDialog):
    """One page to read."""

    def __init__(self, studio: Studio, tables: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(studio, "about", parent)
        self._tables = tables
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._open)
        self.page.setMinimumHeight(em(160))
        self.body.addWidget(self.page, 1)
        self.close_button = button("primary")
        self.close_button.clicked.connect(self.accept)
        self.foot.addStretch()
        self.foot.addWidget(self.close_button)
        studio.changed.connect(self.retranslate)
        self.finish()
        self.close_button.setFocus()

    def least(self) -> QSize:
        return QSize(600, 560)

    @staticmethod
    def _open(address: QUrl) -> None:
        """Links open in the person's browser; the program itself never goes online."""
        QDesktopServices.openUrl(address)

    def _html(self) -> str:
        """The page: our own sentences, everything else escaped."""
        parts: list[str] = []

        def head(text: str) -> None:
            parts.append(f"<h2>{escape(text)}</h2>")

        def say(text: str, *links: str) -> None:
            parts.append(f"<p>{filled(escape(text), *links)}</p>")

        #: %1 is the number of the version.
        say(self.tr("Five Tables, version %1: tabletop games at one computer, offline."), escape(__version__))
        head(self.tr("The games"))
        for table in self._tables:
            say(table.origin())
        say(self.tr("This program is not affiliated with the publisher of the original game."))
        say(self.tr("Pictures and texts are our own."))
        head(self.tr("License"))
        say(self.tr("Five Tables is free software under the MIT license."))
        head(self.tr("Icons"))
        #: %1 lists names of people, %2 is a web site, %3 a license.
        sentence = self.tr("Some signs are made from icons by %1, available on %2 under the license %3.")
        authors = escape(", ".join(glyph_authors()))
        say(sentence, authors, link(ICONS[0]), link(ICONS[1], "CC BY 3.0"))
        head(self.tr("Fonts"))
        #: %1 is a license.
        say(self.tr("Noto Serif and Noto Sans with their Hebrew, under the license %1."), link(FONTS, "SIL OFL 1.1"))
        head(self.tr("Libraries"))
        items = "".join(f"<li>{link(at, name)} – {escape(terms)}</li>" for name, terms, at in COMPONENTS)
        parts.append(f"<ul>{items}</ul>")
        return "".join(parts)

    def retranslate(self) -> None:
        self.set_title(self.tr("About Five Tables"))
        t = tokens(self.studio)
        rtl = self.layoutDirection().name == "RightToLeft"
        document = QTextDocument(self.page)
        document.setDefaultStyleSheet(
            f"body {{ font-family: 'Noto Sans', 'Noto Sans Hebrew'; font-size: {em(14)}px; color: {t['text']}; }}"
            f"h2 {{ font-family: 'Noto Serif', 'Noto Serif Hebrew'; font-size: {em(16)}px; color: {t['heading']}; }}"
            f"a {{ color: {colour(t['heading']).name()}; }}"
        )
        document.setDocumentMargin(em(12))
        document.setHtml(f'<body dir="{"rtl" if rtl else "ltr"}">{self._html()}</body>')
        self.page.setDocument(document)
        self.page.setAccessibleName(self.tr("About Five Tables"))
        self.close_button.setText(button_text(Standard.Close))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._ready:
            self.retranslate()
