"""The rulebook of a game: a page in the language of the window, with pictures of the pieces, headings and a search."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QTextBrowser, QVBoxLayout, QWidget

from ui.art import Face
from ui.art.fonts import resources, sans, serif
from ui.art.palette import colour
from ui.shell.messages import Standard, button_text
from ui.shell.paper import tokens
from ui.shell.widgets import PrintedDialog, Studio, button, em, label
from ui.words.common import CommonWords, filled

MEASURE = 640
"""The widest line of text, in pixels at 100 %: longer ones are hard to read."""
RIGHT_TO_LEFT = ("he",)


def rulebook_path(game: str, language: str) -> Path:
    """The file of a rulebook: of this language, or English where there is none yet."""
    folder = resources() / "rulebooks" / game
    path = folder / f"{language}.md"
    return path if path.is_file() else folder / "en.md"


class Pictures:
    """The pictures that rulebooks name: `card:KEY` (large), `small:KEY` (a card in a row) and `table:THING`."""

    LARGE = (128, 104, 88, 63)
    """Widths of a card beside a text: the largest that leaves the text two thirds of the page."""
    SMALL = (104, 88, 72, 58, 44)
    """Widths of cards in a row: the largest of which five fit side by side."""

    def __init__(self, studio: Studio, table: Any) -> None:
        self._studio = studio
        self._table = table
        self.large, self.small = self.LARGE[0], self.SMALL[0]

    def fit(self, room: int) -> bool:
        """Choose the sizes of cards for lines of `room` pixels; returns whether they are others than before."""
        before = self.large, self.small
        self.large = next((wide for wide in self.LARGE if 3 * em(wide + 26) <= room), self.LARGE[-1])
        self.small = next((wide for wide in self.SMALL if 5 * em(wide + 12) <= room), self.SMALL[-1])
        return (self.large, self.small) != before

    def image(self, address: str, dpr: float) -> QImage | None:
        """The picture at this address, or None for an unknown one."""
        kind, _, name = address.partition(":")
        faces = self._faces(kind, name)
        if not faces:
            return None
        sizes = [(wide, high) for _, wide, high in faces]
        gap = em(26 if kind == "table" else 6 if kind == "card" else 3)
        whole = QSize(sum(wide for wide, _ in sizes) + gap * (len(faces) + 1), max(high for _, high in sizes) + 2 * gap)
        image = QImage(whole * dpr, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        x = float(gap)
        for face, wide, high in faces:
            self._draw(painter, face, QRectF(x, gap, wide, high), dpr)
            x += wide + gap
        painter.end()
        return image

    def _draw(self, painter: QPainter, face: Face, rect: QRectF, dpr: float) -> None:
        cache, look = self._studio.cache, self._studio.look
        shadow = em(3) if face.name == "card" else 0
        pixmap = cache.paint_now(face, rect.width(), rect.height(), dpr, look, shadow)
        margin = cache.margin(face, rect.width(), rect.height(), shadow)
        painter.drawPixmap(round(rect.left()) - margin, round(rect.top()) - margin, pixmap)

    def _faces(self, kind: str, name: str) -> list[tuple[Face, int, int]]:
        """Faces with their sizes in logical pixels."""
        if kind in ("card", "small"):
            wide = em(self.large if kind == "card" else self.small)
            face = self._table.play.piece(name)
            return [(face, wide, round(wide * 88 / 63))] if face is not None else []
        if kind == "table" and name in ("candle", "candles"):
            lives = (True,) if name == "candle" else (True, True, True)
            return [(Face("table", "candle", (lit,)), em(34), em(64)) for lit in lives]
        return []


class Page(QTextBrowser):
    """The text. Pictures are painted for the screen it is on."""

    rows_changed = Signal()
    """Cards have another size than before: the text is to be read anew."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self.setOpenLinks(False)
        self.setObjectName("book")

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind == QTextDocument.ResourceType.ImageResource.value or kind == QTextDocument.ResourceType.ImageResource:
            address = name if isinstance(name, str) else name.toString()
            image = self.pictures.image(address, self.devicePixelRatioF())
            if image is not None:
                return image
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines end at a readable measure; what is left over is margin on both sides."""
        super().resizeEvent(event)
        self.set_margins()

    def set_margins(self) -> None:
        """Margins for the width at hand."""
        side = max(em(18), (self.viewport().width() - em(MEASURE)) // 2)
        if self.pictures.fit(self.viewport().width() - 2 * side):
            self.rows_changed.emit()
        root = self.document().rootFrame()
        form = root.frameFormat()
        if round(form.leftMargin()) != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(em(6))
            form.setBottomMargin(em(24))
            root.setFrameFormat(form)


class Rulebook(PrintedDialog):
    """Headings and search at the side, the page beside them."""

    def __init__(self, studio: Studio, table: Any, language: str, parent: QWidget | None = None) -> None:
        super().__init__(studio, "rulebook", parent, room=table.room)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.table = table
        self.language = language
        self.page = Page(Pictures(studio, table))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.found = label("soft", wrap=True)
        self.found.hide()
        self.headings = QListWidget()
        self.headings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.headings.setWordWrap(True)
        self._side_width()
        side = QVBoxLayout()
        side.setSpacing(em(6))
        side.addWidget(self.search)
        side.addWidget(self.found)
        side.addWidget(self.headings, 1)
        row = QHBoxLayout()
        row.setSpacing(em(12))
        row.addLayout(side)
        row.addWidget(self.page, 1)
        self.body.addLayout(row, 1)
        self.close_button = button("primary")
        self.close_button.setDefault(False)
        self.close_button.setAutoDefault(False)
        self.foot.addStretch()
        self.foot.addWidget(self.close_button)
        self.close_button.clicked.connect(self.accept)
        self.headings.currentItemChanged.connect(self._go_to)
        self.search.textChanged.connect(self._search_anew)
        self.search.returnPressed.connect(self.find_next)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.search.setFocus)
        studio.changed.connect(self.read)
        self.page.rows_changed.connect(self._read_on)
        self.read()
        self.finish()
        self.page.setFocus()

    def least(self) -> QSize:
        return QSize(930, 660)

    def _side_width(self) -> None:
        """The chapters take a part of the width that leaves the page the most."""
        self.headings.setFixedWidth(min(em(190), self.width() // 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side_width()

    # -- the page -----------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Read the rulebook and dress it."""
        rtl = self.language in RIGHT_TO_LEFT
        text = rulebook_path(self.table.id, self.language).read_text(encoding="utf-8")
        document = self.page.document()
        document.clear()
        document.setDefaultFont(sans(em(16)))
        option = QTextOption()
        # A document guesses the direction from its first letters, and isolates mislead it.
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        document.setMarkdown(_prepared(text, rtl), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._dress_blocks(document, rtl)
        self._dress_tables(document, rtl)
        self.page.set_margins()
        self._list_headings(document)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _read_on(self) -> None:
        """Read it anew without losing the place."""
        bar = self.page.verticalScrollBar()
        part = bar.value() / max(1, bar.maximum())
        self.read()
        bar.setValue(round(part * bar.maximum()))

    def _dress_blocks(self, document: QTextDocument, rtl: bool) -> None:
        """Type, distances, direction."""
        t = tokens(self.studio)
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            form.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
            level = form.headingLevel()
            if level:
                form.setTopMargin(em(22 if level > 1 else 4))
                form.setBottomMargin(em(6))
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                letters = cursor.charFormat()
                letters.setFont(serif(em({1: 30, 2: 21}.get(level, 17))))
                letters.setForeground(colour(t["text"] if level == 1 else t["heading"]))
                letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                cursor.setCharFormat(letters)
            else:
                form.setLineHeight(128, 1)
                form.setBottomMargin(em(3 if block.textList() is not None else 9))
                if _only_pictures(block):
                    form.setLineHeight(100, 1)
                    form.setBottomMargin(em(2))
                    if QTextCursor(block).currentTable() is None:
                        form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            QTextCursor(block).setBlockFormat(form)
            block = block.next()

    def _dress_tables(self, document: QTextDocument, rtl: bool) -> None:
        """A picture beside each text: no lines, no head."""
        for frame in document.rootFrame().childFrames():
            if not isinstance(frame, QTextTable):
                continue
            if all(not frame.cellAt(0, column).firstCursorPosition().block().text() for column in range(2)):
                frame.removeRows(0, 1)
            form = QTextTableFormat()
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
            form.setBorder(0)
            form.setCellPadding(em(7))
            form.setCellSpacing(0)
            form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            picture = QTextLength(QTextLength.Type.FixedLength, em(self.page.pictures.large + 26))
            widths = [picture, QTextLength(QTextLength.Type.VariableLength, 0)]
            form.setColumnWidthConstraints(widths[::-1] if rtl else widths)
            frame.setFormat(form)

    # -- headings and search ------------------------------------------------------------------------------------------

    def _list_headings(self, document: QTextDocument) -> None:
        self.headings.blockSignals(True)
        self.headings.clear()
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() >= 2:
                item = QListWidgetItem(block.text())
                item.setData(Qt.ItemDataRole.UserRole, block.position())
                self.headings.addItem(item)
            block = block.next()
        self.headings.blockSignals(False)

    def _go_to(self, item: QListWidgetItem | None) -> None:
        """Show the heading at the top of the page."""
        if item is None:
            return
        cursor = QTextCursor(self.page.document())
        cursor.setPosition(item.data(Qt.ItemDataRole.UserRole))
        self.page.setTextCursor(cursor)
        top = self.page.cursorRect(cursor).top() + self.page.verticalScrollBar().value()
        self.page.verticalScrollBar().setValue(top - em(10))

    def _search_anew(self, text: str) -> None:
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        if text:
            self.find_next()
        else:
            self._say("")

    def find_next(self) -> None:
        """Show the next place with the words sought; after the last, the first."""
        text = self.search.text()
        if not text:
            return
        if not self.page.find(text):
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            if not self.page.find(text):
                self._say(self.tr("Nothing found."))
                return
        self._say_place(text)

    def _say_place(self, text: str) -> None:
        """Which of the places is shown, and how to go on."""
        ends = []
        cursor = self.page.document().find(text)
        while not cursor.isNull():
            ends.append(cursor.position())
            cursor = self.page.document().find(text, cursor)
        if len(ends) == 1:
            #: What the search of the rules has found.
            self._say(self.tr("One place."))
            return
        number = CommonWords(()).number
        #: What the search of the rules has found: the place shown, and how many there are. Enter is the key.
        sentence = self.tr("Place %1 of %2. Enter shows the next.")
        self._say(filled(sentence, number(ends.index(self.page.textCursor().position()) + 1), number(len(ends))))

    def _say(self, text: str) -> None:
        self.found.setText(text)
        self.found.setVisible(bool(text))

    def retranslate(self) -> None:
        #: Title of the rulebook. %1 is the title of a game.
        self.set_title(self.tr("Rules · %1").replace("%1", self.table.title()))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.headings.setAccessibleName(self.tr("Chapters"))
        self.page.setAccessibleName(self.tr("Rules"))
        self.close_button.setText(button_text(Standard.Close))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._ready:
            self.read()


_PICTURE = re.compile(r"!\[([^\]]*)\]\((\w+:[\w.]+)\)")


def _prepared(text: str, rtl: bool) -> str:
    """Rows of several pictures take small ones; what a picture shows is its title, so that it is said on hovering.
    Columns of tables are not mirrored by Qt."""
    lines = []
    for line in text.splitlines():
        pictures = _PICTURE.findall(line)
        small = len(pictures) > 1 and not _PICTURE.sub("", line).strip()
        spot = r'![\1](\2 "\1")'
        made = _PICTURE.sub(spot, line)
        if rtl and made.startswith("|"):
            made = "|".join(["", *made.strip().strip("|").split("|")[::-1], ""])
        lines.append(made.replace("](card:", "](small:") if small else made)
    return "\n".join(lines)


def _only_pictures(block: QTextBlock) -> bool:
    """True for a paragraph that is nothing but pictures."""
    text = block.text()
    picture = "\ufffc"
    return picture in text and not text.replace(picture, "").strip()
